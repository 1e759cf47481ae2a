BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    # Default of each option, as the object itself says.
    $defaults = (Invoke-Sample -Script {
        $table = @{}
        $configuration = New-PesterConfiguration
        foreach ($section in $configuration.PSObject.Properties) {
            foreach ($option in $section.Value.PSObject.Properties) { $table["$($section.Name).$($option.Name)"] = "$($option.Value.Default)" }
        }
        $table
    }).Value[0]
    $moving = { Describe 'd' { It 'goes' { Set-Location (New-Item other -ItemType Directory) } } }
    $test = { Describe 'd' { It 'passes' -Tag 'Fast' { }; It 'fails' -Tag 'Slow' { throw 'x' } } }
    # Counts of a run with these sections, and what it printed.
    function Invoke-With ([System.Collections.IDictionary] $Section, [System.Collections.IDictionary] $File = @{ 'A.Tests.ps1' = $test }, [System.Collections.IDictionary] $Environment = @{}) {
        Invoke-Sample -File $File -Configuration $Section -Environment $Environment
    }
    # What a script prints in a PowerShell of its own, with Pester imported, and its exit code at the end.
    function Invoke-Shell ([string] $Command, [System.Collections.IDictionary] $File) {
        (Invoke-Sample -File ($File + @{ 'command.txt' = $Command }) -Seconds 120 -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            Set-Content command.ps1 "Import-Module '$manifest'; $(Get-Content command.txt -Raw)"
            & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -File ./command.ps1 | Where-Object { $_ -like 'got*' }
            "exit code $LASTEXITCODE"
        }).Value -join ', '
    }
}

Describe 'usage/configuration' {
    It 'Run.Path | string[] | @(''.'') | Files, folders and wildcards to take tests from. A folder is searched with everything below it, hidden items included, but not .git, .svn and .hg.' {
        (Invoke-With @{} @{ '.hidden/A.Tests.ps1' = $test; 'in/B.Tests.ps1' = $test }).Tests | Should -HaveCount 4
        (Invoke-With @{} @{ '.git/A.Tests.ps1' = $test; '.svn/A.Tests.ps1' = $test; '.hg/A.Tests.ps1' = $test; 'in/B.Tests.ps1' = $test }).Tests | Should -HaveCount 2
    }

    It 'Run.Path: the whole list is ignored while its first path is . and Run.ScriptBlock or Run.Container is set. A list that starts with ./ is not ignored.' {
        (Invoke-Sample $test -Script {
            $one = { Describe 'a' { It 'i' { } } }
            foreach ($path in $null, '.', @('.', './Sample.Tests.ps1'), @('./Sample.Tests.ps1', '.'), './Sample.Tests.ps1', './') {
                foreach ($more in @{ ScriptBlock = $one }, @{ Container = New-PesterContainer -ScriptBlock $one }) {
                    $run = @{ PassThru = $true } + $more
                    if ($path) { $run.Path = $path }
                    (Invoke-Pester -Configuration @{ Run = $run; Output = @{ Verbosity = 'None' } }).TotalCount
                }
            }
        }).Value -join ' ' | Should -Be '1 1 1 1 1 1 3 3 3 3 3 3'
    }

    It 'Run.ExcludePath | string[] | @() | Wildcard patterns, each compared with the full path of every file that Run.Path finds. */old/* leaves out a folder, and since 6.1.0 the full path of the folder does, too. A bare old or ./old leaves out nothing.' {
        $files = @{ 'old/A.Tests.ps1' = $test; 'B.Tests.ps1' = $test }
        foreach ($nothing in 'old', './old') { (Invoke-With @{ Run = @{ ExcludePath = $nothing } } $files).Tests | Should -HaveCount 4 }
        (Invoke-With @{ Run = @{ ExcludePath = '*/old/*' } } $files).Tests | Should -HaveCount 2
        (Invoke-Sample -File $files -Script { (Invoke-Pester -Configuration @{ Run = @{ Path = '.'; ExcludePath = "$((Get-Location).ProviderPath)/old"; PassThru = $true } }).TotalCount }).Value | Should -Be 2
        # The files of Run.Container are not compared.
        (Invoke-Sample -File $files -Script { (Invoke-Pester -Configuration @{ Run = @{ Container = New-PesterContainer -Path ./old/A.Tests.ps1, ./B.Tests.ps1; ExcludePath = '*/old/*'; PassThru = $true } }).TotalCount }).Value | Should -Be 4
    }

    It 'Run.Throw | bool | $false | Ends a failed run with an exception, also a run that could not start. Wins over Run.Exit when both are on.' {
        (Invoke-Sample $test -Script { try { Invoke-Pester -Configuration @{ Run = @{ Throw = $true; Exit = $true } } } catch { 'thrown' }; try { Invoke-Pester -Configuration @{ Run = @{ Path = './missing'; Throw = $true } } } catch { 'thrown too' } }).Value | Should -Be 'thrown', 'thrown too'
    }

    It 'Run.ParallelThrottleLimit | int | 0 | Experimental: how many files Run.Parallel runs at once. 0 means one for each processor.' {
        $defaults['Run.ParallelThrottleLimit'] | Should -Be '0'
    }

    It 'Run.FailOnNullOrEmptyForEach | bool | $true | Fails a file in which -ForEach gets $null or an empty array. -AllowNullOrEmptyForEach on a block or test makes an exception.' {
        $empty = @{ 'A.Tests.ps1' = { Describe 'd' { It 'i' -ForEach @() { } } } }
        (Invoke-With @{} $empty).Result | Should -Be 'Failed'
        (Invoke-With @{ Run = @{ FailOnNullOrEmptyForEach = $false } } $empty).Result | Should -Be 'Passed'
        (Invoke-With @{} @{ 'A.Tests.ps1' = { Describe 'd' { It 'i' -ForEach @() -AllowNullOrEmptyForEach { } } } }).Result | Should -Be 'Passed'
    }

    It 'Run.Shuffle | bool | $false | Experimental: runs files, and the blocks and tests inside them, in random order, to find tests that need another test. A file with the comment #pester:no-shuffle keeps its order.' {
        $many = @{ 'A.Tests.ps1' = { Describe 'd' { foreach ($n in 1..12) { It "t$n" { } } } } }
        $order = { @($args[0].Output -match '\[\+\] t\d' -replace '.*(t\d+) .*', '$1') -join ' ' }
        $plain = & $order (Invoke-With @{} $many)
        & $order (Invoke-With @{ Run = @{ Shuffle = $true; ShuffleSeed = 7 } } $many) | Should -Not -Be $plain
        $kept = @{ 'A.Tests.ps1' = "#pester:no-shuffle`n" + $many['A.Tests.ps1'] }
        & $order (Invoke-With @{ Run = @{ Shuffle = $true; ShuffleSeed = 7 } } $kept) | Should -Be $plain
    }

    It 'Run.ShuffleSeed | int | 0 | Experimental: the number that Run.Shuffle makes its order from. The same number repeats the order; 0 takes a new number for each run and prints it. Has no effect without Run.Shuffle.' {
        $many = @{ 'A.Tests.ps1' = { Describe 'd' { foreach ($n in 1..12) { It "t$n" { } } } } }
        $order = { @($args[0].Output -match '\[\+\] t\d' -replace '.*(t\d+) .*', '$1') -join ' ' }
        & $order (Invoke-With @{ Run = @{ Shuffle = $true; ShuffleSeed = 7 } } $many) | Should -Be (& $order (Invoke-With @{ Run = @{ Shuffle = $true; ShuffleSeed = 7 } } $many))
        (Invoke-With @{ Run = @{ Shuffle = $true } } $many).Text | Should -Match '[Ss]eed'
        & $order (Invoke-With @{ Run = @{ ShuffleSeed = 7 } } $many) | Should -Be (& $order (Invoke-With @{} $many))
    }

    It 'Filter.Tag | string[] | @() | Runs only blocks and tests with one of these tags, wildcards allowed. None selects the tests that have no tag, neither their own nor from a block.' {
        $run = Invoke-With @{ Filter = @{ Tag = 'None' } } @{ 'A.Tests.ps1' = { Describe 'd' { It 'a' -Tag T { }; It 'b' { } } } }
        $run.Tests.Result | Should -Be 'NotRun', 'Passed'
        $blocks = { Describe 'tagged' -Tag T { It 'a' { } }; Describe 'untagged' { It 'b' -Tag T { }; It 'c' { } } }
        (Invoke-With @{ Filter = @{ Tag = 'None' } } @{ 'A.Tests.ps1' = $blocks }).Tests.Result | Should -Be 'NotRun', 'NotRun', 'Passed'
        (Invoke-With @{ Filter = @{ ExcludeTag = 'None' } } @{ 'A.Tests.ps1' = $blocks }).Tests.Result | Should -Be 'Passed', 'Passed', 'NotRun'
        (Invoke-With @{ Filter = @{ Tag = 'F*t' } }).Passed | Should -Be 1
    }

    It 'Filter.ExcludeTag | string[] | @() | Leaves out blocks and tests with one of these tags. Wins over Filter.Tag. None leaves out the tests that have no tag, neither their own nor from a block.' {
        (Invoke-With @{ Filter = @{ Tag = 'Slow'; ExcludeTag = 'S*' } }).NotRun | Should -Be 2
        (Invoke-With @{ Filter = @{ ExcludeTag = 'None' } } @{ 'A.Tests.ps1' = { Describe 'd' { It 'a' -Tag T { }; It 'b' { } } } }).Tests.Result | Should -Be 'Passed', 'NotRun'
    }

    It 'Filter.Line | string[] | @() | Runs what starts on these lines, as path:line with the full path of the file; a relative path selects nothing. Overrides -Skip on a block or test that it names, but not on a test with its own -Skip inside a named block.' {
        $run = Invoke-Sample -Test "Describe 'd' {`n It 'two' -Skip { }`n Context 'c' {`n  It 'own' -Skip { }`n }`n}" -Script {
            $path = "$((Get-Location).ProviderPath)/Sample.Tests.ps1"
            foreach ($line in "${path}:2", './Sample.Tests.ps1:2', "${path}:3") { "$((Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = @{ Line = $line } }).Tests.Result)" }
        }
        $run.Value | Should -Be 'Passed NotRun', 'NotRun NotRun', 'NotRun Skipped'
    }

    It 'CodeCoverage.Enabled | bool | $false | Measures code coverage. Setting any other option of this section switches it on, unless you set it to $false.' {
        $files = @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $test }
        (Invoke-With @{ CodeCoverage = @{ Path = './Backup.ps1'; UseBreakpoints = $true } } $files).Files.Keys | Should -Be 'coverage.xml'
        (Invoke-With @{ CodeCoverage = @{ Path = './Backup.ps1'; Enabled = $false } } $files).Files.Keys | Should -BeNullOrEmpty
    }

    It 'CodeCoverage.OutputFormat | string | ''JaCoCo'' | JaCoCo or Cobertura.' {
        $run = Invoke-With @{ CodeCoverage = @{ Path = './Backup.ps1'; OutputFormat = 'CoverageGutters' } } @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $test }
        "$($run.Text) $($run.Errors)" | Should -Match "must be 'JaCoCo' or 'Cobertura'"
    }

    It 'CodeCoverage.UseBreakpoints | bool | $false | Measures with one breakpoint for each command instead of the tracer, as a parallel run always does. Slower; for cases in which the tracer cannot be used.' {
        $defaults['CodeCoverage.UseBreakpoints'] | Should -Be 'False'
        # The tracer needs a console, so in a process of its own.
        $run = Invoke-Sample -Seconds 240 -File @{
            'Backup.ps1'  = 'function Get-A { 1 }'
            'A.Tests.ps1' = 'Describe "d" { It "i" { Add-Content "$PSScriptRoot/seen.txt" "breakpoints $(@(Get-PSBreakpoint).Count -gt 0)" } }'
            'run.ps1'     = 'Import-Module $args[0]; foreach ($parallel in $false, $true) { foreach ($use in $true, $false) { Invoke-Pester -Configuration @{ Run = @{ Path = "./A.Tests.ps1"; Parallel = $parallel }; CodeCoverage = @{ Path = "./Backup.ps1"; UseBreakpoints = $use } } } }'
        } -Script { $null = & (Get-Process -Id $PID).Path -NoProfile -File run.ps1 (Join-Path (Get-Module Pester).ModuleBase Pester.psd1) 2>&1 }
        $run.Files['seen.txt'].Trim() -split '\r?\n' | Should -Be 'breakpoints True', 'breakpoints False', 'breakpoints True', 'breakpoints True'
    }

    It 'CodeCoverage.SingleHitBreakpoints | bool | $true | Removes each breakpoint after its first hit, which makes CodeCoverage.UseBreakpoints faster.' {
        $defaults['CodeCoverage.SingleHitBreakpoints'] | Should -Be 'True'
    }

    It 'TestResult.Enabled | bool | $false | Writes a test result file. Setting any other option of this section switches it on, unless you set it to $false.' {
        (Invoke-With @{ TestResult = @{ OutputPath = 'r.xml' } }).Files.Keys | Should -Be 'r.xml'
        (Invoke-With @{ TestResult = @{ OutputPath = 'r.xml'; Enabled = $false } }).Files.Keys | Should -BeNullOrEmpty
    }

    It 'Should.DisableV5 | bool | $false | Makes every classic Should fail, except in code of a module, so that only the Should-* commands are left.' {
        (Invoke-With @{ Should = @{ DisableV5 = $true } } @{ 'M.psm1' = 'function Test-It { 1 | Should -Be 1 }'; 'A.Tests.ps1' = { Describe 'd' { It 'classic' { 1 | Should -Be 1 }; It 'new' { 1 | Should-Be 1 }; It 'in a module' { Import-Module $PSScriptRoot/M.psm1; Test-It } } } }).Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
    }

    It 'Output.CIDebugOutput | string | ''Auto'' | Auto or None. With Auto a build server in debug mode (the environment variable SYSTEM_DEBUG is true, or RUNNER_DEBUG is 1) shows what tests write with Write-Verbose and Write-Debug, and gets Diagnostic output unless you set Output.Verbosity. None ignores the debug mode.' {
        $words = @{ 'A.Tests.ps1' = { Describe 'd' { It 'i' { Write-Verbose 'verbose words'; Write-Debug 'debug words' } } } }
        $debugging = Invoke-Sample -File $words -Environment @{ SYSTEM_DEBUG = 'true' } -Script { Invoke-Pester -Configuration @{ Run = @{ PassThru = $true } } 4>&1 5>&1 | ForEach-Object { if ($_ -is [System.Management.Automation.VerboseRecord] -or $_ -is [System.Management.Automation.DebugRecord]) { Write-Host "$_" } else { $_ } } }
        $debugging.Text | Should -Match 'Discovery: '
        $none = Invoke-Sample -File $words -Environment @{ SYSTEM_DEBUG = 'true' } -Script { Invoke-Pester -Configuration @{ Output = @{ CIDebugOutput = 'None' } } }
        $none.Text | Should -Not -Match 'Discovery: '
    }

    It 'Output.ShowTags | bool | $false | Prints the tags of each block and test after its name: [+] keeps new files [Tags: Slow, Unix]. A test shows its own tags, not those of its block. At Normal the tags appear in the lines of failed tests.' {
        $files = @{ 'A.Tests.ps1' = { Describe 'd' -Tag Outer { It 'keeps' -Tag Slow, Unix { } } } }
        $run = Invoke-With @{ Output = @{ ShowTags = $true } } $files
        $run.Text | Should -Match '\[\+\] keeps \[Tags: Slow, Unix\]'
        (Invoke-With @{ Output = @{ ShowTags = $true; Verbosity = 'Normal' } } $files).Text | Should -Not -Match 'Tags:'
    }

    It 'Mock.Global | bool | $false | Experimental: makes each mock answer calls by name from inside every module, too. -ModuleName then only says where the command is found.' {
        (Invoke-With @{ Mock = @{ Global = $true } } @{ 'M.psm1' = 'function Get-Today { Get-Date }; Set-Alias gdt Get-Date; function Get-Short { gdt }'; 'A.Tests.ps1' = { Describe 'd' { It 'i' { Import-Module $PSScriptRoot/M.psm1; Mock Get-Date { 'mocked' }; Get-Today | Should -Be 'mocked'; Get-Short | Should -BeOfType [datetime] } } } }).Passed | Should -Be 1
    }

    It 'With Mock.Global (since 6.1.0), one mock answers the calls of the test and of every module, and one Should-Invoke counts them all. The mock ends with its test, like any other mock.' {
        $file = @{ 'GlobalOne.psm1' = 'function Get-DayOne { Get-Date }'; 'GlobalTwo.psm1' = 'function Get-DayTwo { Get-Date }' }
        $test = {
            BeforeAll { Import-Module $PSScriptRoot/GlobalOne.psm1, $PSScriptRoot/GlobalTwo.psm1 -Force }
            Describe 'd' {
                It 'first' { Mock Get-Date { 'mocked' }; Get-DayOne | Should-Be 'mocked'; Get-DayTwo | Should-Be 'mocked'; Get-Date | Should-Be 'mocked'; Should-Invoke Get-Date -Times 3 -Exactly }
                It 'next' { Get-DayOne | Should-HaveType ([datetime]) }
                It 'not from a runspace' { Mock Get-Date { 'mocked' }; 1 | ForEach-Object -Parallel { Get-Date } | Should-HaveType ([datetime]) }
            }
        }
        (Invoke-Sample $test -File $file -Configuration @{ Mock = @{ Global = $true } }).Tests.Result | Should -Be 'Passed', 'Passed', 'Passed'
        (Invoke-Sample $test -File $file).Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
    }

    It 'The option is experimental: it changes every mock of the run, so try it on a branch.' {
        $test = { Describe 'a' { It 'i' { Mock Get-Date { 'mocked' }; Get-Now1 | Should -Be 'mocked' } }; Describe 'b' { It 'j' { Mock Get-Random { 'mocked' }; Get-Any1 | Should -Be 'mocked' } } }
        $files = @{ 'Tape.psm1' = 'function Get-Now1 { Get-Date }; function Get-Any1 { Get-Random }' }
        (Invoke-Sample "BeforeAll { Import-Module `$PSScriptRoot/Tape.psm1 -Force }; $test" -File $files).Failed | Should -Be 2
        (Invoke-Sample "BeforeAll { Import-Module `$PSScriptRoot/Tape.psm1 -Force }; $test" -File $files -Configuration @{ Mock = @{ Global = $true } }).Passed | Should -Be 2
    }

    Context 'aliases and Mock.Global' {
        BeforeAll {
            $file = @{ 'Web.psm1' = 'function Get-Own { Read-Own }; function Get-Short { own }; function Read-Own { "real" }; Set-Alias own Read-Own; function Get-Days { gdt }; Set-Alias gdt Get-Date' }
            $test = {
                BeforeAll { Import-Module $PSScriptRoot/Web.psm1 -Force }
                Describe 'd' {
                    It 'command by alias' { Mock Get-Date { 'mocked' }; Get-Days | Should-Be 'mocked' }
                    It 'command by alias, named' { Mock Get-Date { 'mocked' } -ModuleName Web; Get-Days | Should-Be 'mocked' }
                    It 'by name, named' { Mock Read-Own { 'mocked' } -ModuleName Web; Get-Own | Should-Be 'mocked' }
                    It 'by alias, named' { Mock Read-Own { 'mocked' } -ModuleName Web; Get-Short | Should-Be 'mocked' }
                    It 'alias in the test' { Set-Alias today Get-Date; Mock Get-Date { 'mocked' }; today | Should-Be 'mocked' }
                }
            }
            $with = "$((Invoke-Sample $test -File $file -Configuration @{ Mock = @{ Global = $true } }).Tests.Result)"
            $without = "$((Invoke-Sample $test -File $file).Tests.Result)"
        }

        It 'A call by an alias in a module, such as iwr, still runs the real command.' {
            $with | Should -BeLike 'Failed Failed Passed * Passed'
        }

        It 'With the option on, a mock with -ModuleName loses these calls, too.' {
            $with | Should -Be 'Failed Failed Passed Failed Passed'
            $without | Should -Be 'Failed Passed Passed Passed Passed'
        }
    }

    It 'Invoke-Pester has two interfaces, and one call uses one of them.' {
        (Invoke-Sample -Script { @((Get-Command Invoke-Pester).ParameterSets.Name | Sort-Object) -join ' ' }).Value | Should -Be 'Advanced Simple'
    }

    It 'Run.Exit: the exit code is the number of failed tests, blocks and containers. It is -1 (255 on Linux) when the run could not start at all. With or without Run.Exit, $LASTEXITCODE gets the number of failures; it is empty when Pester could not start the run. On Linux and macOS 256 failures end with 0, see exit codes.' {
        $failures = @{ 'A.Tests.ps1' = { Describe 'test' { It 'one' { throw 'x' }; It 'two' { } }; Describe 'block' { BeforeAll { throw 'x' }; It 'three' { } } }; 'B.Tests.ps1' = 'throw "x"' }
        Invoke-Shell 'Invoke-Pester -Configuration @{ Run = @{ Exit = $true } }; "got on"' $failures | Should -Be 'exit code 4'
        Invoke-Shell 'Invoke-Pester -Configuration @{ Run = @{ Exit = $true; Path = "./missing" } }; "got on"' @{} | Should -BeIn 'exit code -1', 'exit code 255'
        Invoke-Shell 'Invoke-Pester -Configuration @{ Run = @{ Exit = $true } }' @{ 'A.Tests.ps1' = "Describe 'd' { It 'i' -ForEach (1..256) { throw 'x' } }" } | Should -BeIn 'exit code 0', 'exit code 256'
        Invoke-Shell 'Invoke-Pester; "got $LASTEXITCODE"; $global:LASTEXITCODE = $null; Invoke-Pester -Path ./missing; "got <$LASTEXITCODE>"; exit 9' $failures | Should -Be 'got 4, got <>, exit code 9'
    }

    It 'Run.PassThru | bool | $false | Returns the result object. A failed run with Run.Exit exits before it returns anything.' {
        Invoke-Shell '"got $(@(Invoke-Pester -Output None).Count) $((Invoke-Pester -PassThru -Output None).FailedCount)"' @{ 'A.Tests.ps1' = $test } | Should -Match '^got 0 1,'
        Invoke-Shell 'Invoke-Pester -Configuration @{ Run = @{ PassThru = $true; Exit = $true } } | ForEach-Object { "got $($_.FailedCount)" }' @{ 'A.Tests.ps1' = $test } | Should -Be 'exit code 1'
    }

    It 'Run.Parallel | bool | $false | Experimental: runs test files at the same time, each in its own runspace. Needs PowerShell 7. See parallel runs.' {
        $defaults['Run.Parallel'] | Should -Be 'False'
        $waits = { "Describe 'd' { It 'i' { `$here = '$PWD'; Set-Content `"`$PSScriptRoot/$($args[0]).mark`" `"`$([runspace]::DefaultRunspace.InstanceId)`"; for (`$n = 0; `$n -lt 80 -and -not (Test-Path `"`$PSScriptRoot/$($args[1]).mark`"); `$n++) { Start-Sleep -Milliseconds 100 }; Test-Path `"`$PSScriptRoot/$($args[1]).mark`" | Should-BeTrue } }" }
        $files = @{ 'A.Tests.ps1' = & $waits a b; 'B.Tests.ps1' = & $waits b a }
        $run = Invoke-With @{ Run = @{ Parallel = $true } } $files
        $run.Passed | Should -Be 2
        $run.Files['a.mark'] | Should -Not -Be $run.Files['b.mark']
        (Invoke-With @{} $files).Passed | Should -Be 1
    }

    It 'Run.RepoRoot has no fixed default. The configuration object fills in the nearest folder that has a .git folder (not the .git file of a worktree), at or above the directory in which the PowerShell process started. Without such a folder, it fills in that directory.' {
        $run = Invoke-Sample -File @{ 'repo/.git/HEAD' = 'x'; 'repo/in/deep/a.txt' = 'x'; 'repo/tree/.git' = 'gitdir: x'; 'alone/a.txt' = 'x' } -Script {
            $root = (Get-Location).ProviderPath
            foreach ($folder in 'repo', 'repo/in/deep', 'repo/tree', 'alone') {
                [System.Environment]::CurrentDirectory = "$root/$folder"
                Set-Location $root
                (New-PesterConfiguration).Run.RepoRoot.Value.Substring($root.Length + 1)
            }
        }
        $run.Value | Should -Be 'repo', 'repo', 'repo', 'alone'
    }

    It 'CodeCoverage.OutputEncoding | string | ''UTF8'' | Encoding of the report: UTF8, UTF8NoBOM, Unicode, ASCII or another name that .NET knows. An unknown name is replaced by UTF8 with a warning.' {
        $run = Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $test } -Script {
            foreach ($name in 'UTF8', 'UTF8NoBOM', 'Unicode', 'ASCII', 'utf-32', 'Nonsense') {
                Invoke-Pester -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; OutputPath = './c.xml'; OutputEncoding = $name; UseBreakpoints = $true }; Output = @{ Verbosity = 'Normal' } }
                @([System.IO.File]::ReadAllBytes("$((Get-Location).ProviderPath)/c.xml")[0..3]) -join ' '
            }
        }
        $run.Value | Should -Be '239 187 191 60', '60 63 120 109', '255 254 60 0', '60 63 120 109', '255 254 0 0', '239 187 191 60'
        "$($run.Warnings) $($run.Text)" | Should -Match "Nonsense"
    }

    It 'TestResult.OutputEncoding | string | ''UTF8'' | Encoding of the report: UTF8, UTF8NoBOM, Unicode, ASCII or another name that .NET knows. An unknown name is replaced by UTF8 with a warning.' {
        $run = Invoke-Sample $test -Script {
            foreach ($name in 'UTF8', 'UTF8NoBOM', 'Unicode', 'ASCII', 'utf-32', 'Nonsense') {
                Invoke-Pester -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = './r.xml'; OutputEncoding = $name } }
                @([System.IO.File]::ReadAllBytes("$((Get-Location).ProviderPath)/r.xml")[0..3]) -join ' '
            }
        }
        $run.Value | Should -Be '239 187 191 60', '60 63 120 109', '255 254 60 0', '60 63 120 109', '255 254 0 0', '239 187 191 60'
        "$($run.Warnings) $($run.Text)" | Should -Match "Nonsense"
    }

    It 'CodeCoverage.ReportRoot | string | $null | The folder that file names in the report are relative to, as a full path without a slash at its end. $null means Run.RepoRoot.' {
        $run = Invoke-Sample -File @{ 'repo/src/Backup.ps1' = 'function Get-A { 1 }'; 'repo/A.Tests.ps1' = $test } -Script {
            $root = (Get-Location).ProviderPath
            foreach ($report in $null, "$root/repo/src", "$root/repo") {
                $c = New-PesterConfiguration -Hashtable @{ Run = @{ RepoRoot = "$root"; Path = './repo' }; CodeCoverage = @{ Enabled = $true; Path = './repo/src/Backup.ps1'; OutputPath = './c.xml'; OutputFormat = 'Cobertura'; UseBreakpoints = $true } }
                if ($report) { $c.CodeCoverage.ReportRoot = $report }
                Invoke-Pester -Configuration $c
                ([regex] 'filename="([^"]+)"').Match((Get-Content -Raw ./c.xml)).Groups[1].Value
            }
        }
        $run.Value | Should -Be 'repo/src/Backup.ps1', 'Backup.ps1', 'src/Backup.ps1'
    }

    It 'CodeCoverage.OutputPath | string | ''coverage.xml'' | The report file, relative to the location in which the run starts. Missing folders are created.' {
        $defaults['CodeCoverage.OutputPath'] | Should -Be 'coverage.xml'
        (Invoke-With @{ CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; OutputPath = 'new/deep/c.xml'; UseBreakpoints = $true } } @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $moving }).Files.Keys | Should -Contain 'new/deep/c.xml'
        # Unlike a test result file, and unlike Pester 5.
        $run = Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            foreach ($target in 'new [1]/c.xml', 'c[1].xml', 'new ]/c.xml') {
                $said = Invoke-Pester -Configuration @{ Run = @{ PassThru = $true; Path = './A.Tests.ps1' }; CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; OutputPath = $target; UseBreakpoints = $true }; Output = @{ Verbosity = 'None' } } 2>&1 6>&1
                "$([bool] ($said -match 'Invoking step End failed')) $(@($said | Where-Object { $_.PSObject.Properties.Name -contains 'PassedCount' }).Count) $(Test-Path -LiteralPath $target)"
            }
        }
        $run.Value | Should -Be 'False 1 True', 'False 1 True', 'False 1 True'
    }

    It 'TestResult.OutputPath | string | ''testResults.xml'' | The report file, relative to the location in which the run starts. Missing folders are created. With [ in the name of a folder, no report can be written, and there is no result.' {
        $defaults['TestResult.OutputPath'] | Should -Be 'testResults.xml'
        (Invoke-With @{ TestResult = @{ Enabled = $true; OutputPath = 'new/deep/r.xml' } } @{ 'A.Tests.ps1' = $moving }).Files.Keys | Should -Be 'new/deep/r.xml'
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            $null = [System.IO.Directory]::CreateDirectory("$PWD/there [1]")
            foreach ($target in 'new [1]/r.xml', 'there [1]/r.xml', 'new ]/r.xml', 'r[1].xml') {
                $global:LASTEXITCODE = 7
                $said = Invoke-Pester -Configuration @{ Run = @{ PassThru = $true; Path = './A.Tests.ps1' }; TestResult = @{ Enabled = $true; OutputPath = $target }; Output = @{ Verbosity = 'None' } } 2>&1 6>&1
                "$([bool] ($said -match 'Invoking step End failed')) $(@($said | Where-Object { $_.PSObject.Properties.Name -contains 'PassedCount' }).Count) $(Test-Path -LiteralPath $target) $LASTEXITCODE"
            }
        }
        $run.Value | Should -Be 'True 0 False 0', 'True 0 False 0', 'False 1 True 0', 'False 1 True 0'
    }
}
