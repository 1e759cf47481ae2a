BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $suite = {
        Describe 'first block' -Tag Fast, Nightly { It 'one' { 1 | Should -Be 1 }; Context 'inner' { It 'two' { 1 | Should -Be 2 } } }
        Describe 'second block' -Tag Slow { It 'three' { 1 | Should -Be 1 }; It 'skipped' -Skip { }; It 'pending' { } ; It 'inconclusive' { Set-ItResult -Inconclusive } }
        Describe 'outer' { Describe 'tagged inside' -Tag Deep { It 'four' { 1 | Should -Be 1 } } }
    }
    $all = Invoke-Sample $suite
    function Get-Ran ($Configuration) { (Invoke-Sample $suite -Configuration $Configuration).Tests.Name | Where-Object { $_ } }
    # Exit code and printed lines of a PowerShell that runs the command or the file.
    function Invoke-Shell ($Command, $Test, [switch] $AsFile) {
        $run = Invoke-Sample $Test -File @{ 'command.ps1' = $Command; 'how.txt' = "$AsFile" } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            Set-Content run.ps1 "Import-Module '$pester'; $(Get-Content command.ps1 -Raw)"
            $lines = if ((Get-Content how.txt) -eq 'True') { & (Get-Process -Id $PID).Path -NoProfile -File run.ps1 } else { & (Get-Process -Id $PID).Path -NoProfile -Command ./run.ps1 }
            $LASTEXITCODE; $lines
        }
        @{ ExitCode = $run.Value[0]; Text = ($run.Value | Select-Object -Skip 1) -join "`n" }
    }
    $twoFailures = "Describe 'd' { 1..2 | ForEach-Object { It `"i `$_`" { throw 'x' } } }"
    $paths = Invoke-Sample -File @{
        'tests/a.Tests.ps1' = "param (`$Word) Describe 'a' { It `"a `$Word `$args`" { 1 | Should -Be 1 } }"
        'tests/deep/b.Tests.ps1' = "Describe 'b' { It 'b' { 1 | Should -Be 1 } }"
        'tests/other.ps1' = "Describe 'o' { It 'o' { 1 | Should -Be 1 } }"
        'none/readme.txt' = 'x'
    } -Script {
        function Get-Name ($Script) { @((Invoke-Pester -Script $Script -PassThru -Show None).TestResult | ForEach-Object { $_.Name }) -join ',' }
        "folder: $((Get-Name ./tests) -split ',' | Sort-Object)"
        "file: $(Get-Name ./tests/deep/b.Tests.ps1)"
        "wildcard: $(Get-Name ./tests/*.ps1)"
        "hashtable: $(Get-Name @{ Path = './tests/a.Tests.ps1'; Parameters = @{ Word = 'w' } })"
        "arguments: $(Get-Name @{ Path = './tests/a.Tests.ps1'; Arguments = 'v', 'x' })"
        "any name: $(Get-Name ./tests/other.ps1)"
        "no tests: $((Invoke-Pester -Script ./none -PassThru -Show None).TotalCount)"
        Invoke-Pester -Script ./nowhere -Show None
    }
}

Describe 'commands/Invoke-Pester' {
    It 'Runs test files and shows which tests passed and which failed.' {
        $all.Text | Should -Match '\[\+\] one'; $all.Text | Should -Match '\[-\] two'
    }

    It 'Files, folders or wildcards, or hashtables with Path, Parameters and Arguments.' {
        $paths.Value | Should -Contain 'folder: a   b'; $paths.Value | Should -Contain 'file: b'; $paths.Value | Should -Contain 'hashtable: a w '; $paths.Value | Should -Contain 'arguments: a v '
    }

    It 'A folder is searched with its subfolders for *.Tests.ps1.' {
        $paths.Value | Should -Contain 'folder: a   b'
    }

    It 'A .ps1 file given by its path, without wildcards, runs whatever its name.' {
        $paths.Value | Should -Contain 'any name: o'; $paths.Value | Should -Contain 'wildcard: a  '
    }

    It 'Hidden subfolders and hidden files are left out, a hidden file even when its path is given. On Linux and macOS, hidden names start with a dot, such as .build.' {
        $test = "Describe 'd' { It '{0}' { 1 } }"
        $run = Invoke-Sample -File @{
            'tests/a.Tests.ps1' = $test.Replace('{0}', 'shown'); 'tests/.c.Tests.ps1' = $test.Replace('{0}', 'hidden file')
            'tests/.build/b.Tests.ps1' = $test.Replace('{0}', 'hidden folder'); 'tests/.build/in/b.Tests.ps1' = $test.Replace('{0}', 'inside')
        } -Script {
            if ($env:OS) { foreach ($path in 'tests/.build', 'tests/.c.Tests.ps1') { "dot $(@(Get-ChildItem tests | Where-Object Name -EQ (Split-Path $path -Leaf)).Count)"; $item = Get-Item $path; $item.Attributes = $item.Attributes -bor [System.IO.FileAttributes]::Hidden } } else { 'dot 0', 'dot 0' }
            function Get-Name ($Script) { @((Invoke-Pester -Script $Script -PassThru -Show None).TestResult | ForEach-Object { $_.Name } | Sort-Object) -join ',' }
            "folder: $(Get-Name ./tests)"
            "file: $(Get-Name ./tests/.c.Tests.ps1)"
            "given: $(Get-Name ./tests/.build)"
            "wildcards: $(Get-Name ./tests/*.ps1)"
        }
        $leadingDot = if ($env:OS) { 'dot 1' } else { 'dot 0' }
        $run.Value | Should -Be $leadingDot, $leadingDot, 'folder: shown', 'file: ', 'given: hidden folder,inside', 'wildcards: shown'
        "$($run.Errors)" | Should -BeLike 'Could not find item *.c.Tests.ps1*'
    }

    It 'The bare name of a file is not found: write ./Backup.Tests.ps1.' {
        $run = Invoke-Sample -File @{ 'Backup.Tests.ps1' = "Describe 'd' { It 'i' { 1 | Should -Be 1 } }" } -Script {
            (Invoke-Pester -Script Backup.Tests.ps1 -Show None -PassThru).TestResult.FailureMessage
            (Invoke-Pester -Script ./Backup.Tests.ps1 -Show None -PassThru).PassedCount
        }
        $run.Value[0] | Should -BeLike "The term 'Backup.Tests.ps1' is not recognized*"
        $run.Value[1] | Should -Be 1
    }

    It 'A path that does not exist only writes an error. Wildcards that match nothing in an existing folder, and a folder without tests, write none. In each case the rest runs, and no test fails.' {
        $paths.Errors | Should -Match 'nowhere'; $paths.Value | Should -Contain 'no tests: 0'
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }"; 'none/a.txt' = '' } -Script { Invoke-Pester -Script ./nowhere, ./none, ./a.Tests.ps1 -PassThru -Show None }
        $run.Passed, $run.Failed, @($run.Errors).Count | Should -Be 1, 0, 1
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script { Invoke-Pester -Script './nowhere*.ps1', ./a.Tests.ps1 -PassThru -Show None }
        $run.Passed, $run.Failed, @($run.Errors).Count | Should -Be 1, 0, 0
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script { Invoke-Pester -Script './nowhere/*.Tests.ps1', ./a.Tests.ps1 -PassThru -Show None }
        $run.Passed, $run.Failed, @($run.Errors).Count | Should -Be 1, 0, 1
    }

    It 'Where $global:ErrorActionPreference is Stop, as in the steps of some build servers, the error of a missing path ends the run.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script {
            function Get-Total { $ErrorActionPreference = 'Stop'; (Invoke-Pester -Script ./nowhere, ./a.Tests.ps1 -PassThru -Show None).TotalCount }
            "local $(Get-Total)"
            $global:ErrorActionPreference = 'Stop'
            try { "global $((Invoke-Pester -Script ./nowhere, ./a.Tests.ps1 -PassThru -Show None).TotalCount)" } catch { "ended: $_" }
        }
        $run.Value[0] | Should -Be 'local 1'
        $run.Value[1] | Should -BeLike 'ended: Cannot find path *nowhere* because it does not exist.'
    }

    It 'Brackets in a path, also in the path of the current folder, are taken for wildcards, and a backtick does not help: nothing runs, without an error. Go into the folder and write -Script ./Backup.Tests.ps1, or run a folder above it.' {
        $test = "Describe 'd' { It 'i' { 1 } }"
        $run = Invoke-Sample -File @{ 'work/in[1]/a.Tests.ps1' = $test; 'work/b[1].Tests.ps1' = $test } -Script {
            foreach ($path in './work/in[1]', './work/in`[1`]', './work/in[1]/a.Tests.ps1', './work/b[1].Tests.ps1', './work/b`[1`].Tests.ps1', './work') { "$path $((Invoke-Pester -Script $path -PassThru -Show None).TotalCount)" }
            Set-Location -LiteralPath './work/in[1]'
            "here $((Invoke-Pester -PassThru -Show None).TotalCount)"
            "file $((Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None).TotalCount)"
        }
        $run.Value -match ' 0$' | Should -HaveCount 6; $run.Value -notmatch ' 0$' | Should -Be './work 2', 'file 1'; $run.Errors | Should -BeNullOrEmpty
    }

    It 'Runs only Describe blocks whose name matches one of these; wildcards work. The names of inner blocks and of It select nothing.' {
        Get-Ran @{ TestName = 'first*' } | Should -Be 'one', 'two'
        Get-Ran @{ TestName = 'first block', 'outer' } | Should -Be 'one', 'two', 'four'
        foreach ($name in 'inner', 'one', 'tagged inside') { Get-Ran @{ TestName = $name } | Should -BeNullOrEmpty }
    }

    It 'Sets the exit code with which the PowerShell process ends to the number of failed tests. What follows in the script still runs.' {
        $shell = Invoke-Shell 'Invoke-Pester -EnableExit -Show None; "went on"' $twoFailures
        $shell.ExitCode, $shell.Text | Should -Be 2, 'went on'
    }

    It 'Of several runs in one session, the last one decides, even when it is green.' {
        $green = "`nif (`$env:GREEN) { return }`n"
        foreach ($case in @('Invoke-Pester -EnableExit -Show None; $env:GREEN = 1; Invoke-Pester -EnableExit -Show None', 0), @('$env:GREEN = 1; Invoke-Pester -EnableExit -Show None; $env:GREEN = ""; Invoke-Pester -EnableExit -Show None', 2), @('Invoke-Pester -EnableExit -Show None; $env:GREEN = 1; Invoke-Pester -Show None', 2)) {
            (Invoke-Shell $case[0] "$green$twoFailures").ExitCode | Should -Be $case[1]
        }
    }

    It 'An exit in a script that was started by powershell -File replaces that code. So does exit $LASTEXITCODE, because the command does not set $LASTEXITCODE.' {
        foreach ($case in @('exit 0', 0), @('exit $LASTEXITCODE', 0), @('', 2)) {
            (Invoke-Shell "Invoke-Pester -EnableExit -Show None; $($case[0])" $twoFailures -AsFile).ExitCode | Should -Be $case[1]
        }
        (Invoke-Shell 'Invoke-Pester -EnableExit -Show None; exit 0' $twoFailures).ExitCode | Should -Be 2
    }

    It 'On Linux and macOS, 256 failures end with 0.' {
        if ([Environment]::OSVersion.Platform -ne 'Unix') { Set-ItResult -Skipped -Because 'an exit code is larger on Windows' }
        (Invoke-Shell 'Invoke-Pester -EnableExit -Show None' "Describe 'd' { 1..256 | ForEach-Object { It `"i `$_`" { throw 'x' } } }").ExitCode | Should -Be 0
    }

    It 'Without the switch, a script that was started by powershell -File ends with 0, whatever failed.' {
        (Invoke-Shell 'Invoke-Pester -Show None' $twoFailures -AsFile).ExitCode | Should -Be 0
    }

    It 'An outermost Context counts as a Describe, for tags as well.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Context 'outside' -Tag 'Slow' { It 'one' { 1 } }; Describe 'outer' { Context 'inside' -Tag 'Slow' { It 'two' { 1 } } }" } -Script {
            foreach ($choice in @{ TestName = 'outside' }, @{ TestName = 'inside' }, @{ Tag = 'Slow' }, @{ ExcludeTag = 'Slow' }) { "$((Invoke-Pester -Script . -PassThru -Show None @choice).TestResult.Name)" }
        }
        $run.Value | Should -Be 'one', '', 'one', 'two'
    }

    It 'A file that two of the paths reach runs twice.' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script { (Invoke-Pester -Script ., ./a.Tests.ps1 -PassThru -Show None).TotalCount; (Invoke-Pester -Script . -PassThru -Show None).TotalCount }).Value | Should -Be 2, 1
    }

    It 'Runs only Describe blocks that carry one of these tags. Wildcards work and case is ignored. Tags of inner blocks do not count.' {
        Get-Ran @{ Tag = 'Slow' } | Should -Be 'three', 'skipped', 'pending', 'inconclusive'
        Get-Ran @{ Tag = 'fAS*' } | Should -Be 'one', 'two'
        Get-Ran @{ Tag = 'Deep' } | Should -BeNullOrEmpty
    }

    It 'Leaves out Describe blocks that carry one of these tags. It wins over -Tag.' {
        Get-Ran @{ ExcludeTag = 'Slow' } | Should -Be 'one', 'two', 'four'
        Get-Ran @{ Tag = 'Fast', 'Slow'; ExcludeTag = 'Nightly' } | Should -Not -Contain 'one'
    }

    It 'Returns the result as an object. Without the switch, the command prints the results and returns nothing.' {
        (Invoke-Sample $suite -Script { @(Invoke-Pester -Script . -Show None).Count; (Invoke-Pester -Script . -Show None -PassThru).TotalCount }).Value | Should -Be 0, 7
        (Invoke-Sample $suite -Script { $null = Invoke-Pester -Script . }).Text | Should -Match 'Tests Passed: \d'
    }

    It 'Files whose commands are measured: paths (a folder is silently ignored), or hashtables with Path and Function, or StartLine and EndLine.' {
        $run = Invoke-Sample "Describe 'd' { It 'i' { . `$PSScriptRoot/code.ps1 } }" -File @{ 'code.ps1' = "function Get-A { 1 }`nfunction Get-B { 2 }`n'x'" } -Script {
            function Get-Count ($What) { (Invoke-Pester -Script ./Sample.Tests.ps1 -Show None -PassThru -CodeCoverage $What).CodeCoverage.NumberOfCommandsAnalyzed }
            Get-Count ./code.ps1; Get-Count @{ Path = './code.ps1'; Function = 'Get-A' }; Get-Count @{ Path = './code.ps1'; StartLine = 1; EndLine = 2 }; "folder $(Get-Count .)"
        }
        $run.Value | Should -Be 3, 1, 2, 'folder 0'
        $run.Errors | Should -BeNullOrEmpty
    }

    It 'Without the parameter, nothing is measured.' {
        (Invoke-Sample $suite -Inspect { $null -eq $args[0].CodeCoverage }).Value | Should -Be $true
    }

    It 'Writes the coverage report to this file; with -Show None the file stays empty. Without the parameter, the coverage is only printed.' {
        $run = Invoke-Sample $suite -Configuration @{ CodeCoverage = 'Sample.Tests.ps1' }
        $run.Files.Count, ($run.Text -match 'Code coverage') | Should -Be 0, $true
        $run = Invoke-Sample $suite -Configuration @{ CodeCoverage = 'Sample.Tests.ps1'; CodeCoverageOutputFile = 'c.xml' }
        $run.Files['c.xml'] | Should -Match 'report'
        $run = Invoke-Sample $suite -Configuration @{ CodeCoverage = 'Sample.Tests.ps1'; CodeCoverageOutputFile = 'c.xml'; Show = 'None' }
        $run.Files['c.xml'] | Should -Be ''
    }

    It 'Encoding of the coverage report. It has no effect without -CodeCoverageOutputFile.' {
        $run = Invoke-Sample $suite -Script { foreach ($encoding in 'utf8', 'unicode') { $null = Invoke-Pester -Script . -CodeCoverage Sample.Tests.ps1 -CodeCoverageOutputFile c.xml -CodeCoverageOutputFileEncoding $encoding; [IO.File]::ReadAllBytes("$PWD/c.xml") -contains 0 } }
        $run.Value | Should -Be $false, $true
        (Invoke-Sample $suite -Configuration @{ CodeCoverageOutputFileEncoding = 'utf8' }).Files.Count | Should -Be 0
    }

    It 'Format of the coverage report. JaCoCo is the only one.' {
        (Invoke-Sample $suite -Configuration @{ CodeCoverage = 'Sample.Tests.ps1'; CodeCoverageOutputFile = 'c.xml'; CodeCoverageOutputFileFormat = 'JaCoCo' }).Files['c.xml'] | Should -Match 'JACOCO'
        (Invoke-Sample -Script { (Get-Command Invoke-Pester).Parameters['CodeCoverageOutputFileFormat'].Attributes.ValidValues }).Value | Should -Be 'JaCoCo'
    }

    It 'Counts skipped, pending and inconclusive tests as failed, so that nothing passes unseen on a build server.' {
        (Invoke-Sample $suite -Configuration @{ Strict = $true }).Failed | Should -Be 4; $all.Failed | Should -Be 1
    }

    It 'Prints nothing but a warning that the switch is deprecated, and waits two seconds. -Show None prints nothing and does not wait.' {
        $run = Invoke-Sample $suite -Script { $watch = [Diagnostics.Stopwatch]::StartNew(); Invoke-Pester -Script . -Quiet; $watch.Elapsed.TotalSeconds -ge 2 }
        $run.Value | Should -Be $true
        "$($run.Warnings)" | Should -Match 'deprecated'
        $run.Text | Should -Not -Match 'Describing'
        (Invoke-Sample $suite -Configuration @{ Show = 'None' }).Text.Trim() | Should -Be ''
    }

    It 'Settings from New-PesterOption, or a hashtable with the same names.' {
        (Invoke-Sample $suite -Script { Invoke-Pester -Script . -PassThru -Show None -PesterOption @{ IncludeVSCodeMarker = $true }; Invoke-Pester -Script . -PassThru -Show None -PesterOption (New-PesterOption -TestSuiteName x) }).Errors | Should -BeNullOrEmpty
    }

    Context 'a run with -Show Fails' {
        BeforeAll {
            $fails = Invoke-Sample $suite -Configuration @{ Show = 'Fails'; OutputFile = 'out.xml' }
        }

        It 'What is printed: All, Fails for everything but passed tests, Summary, None, or a list such as Failed, Summary.' {
            $fails.Text | Should -Not -Match '\] one'
            foreach ($shown in 'two', 'skipped', 'pending', 'inconclusive') { $fails.Text | Should -Match "\] $shown" }
            $list = Invoke-Sample $suite -Configuration @{ Show = 'Failed', 'Summary' }
            $list.Text | Should -Match '\] two'
            $list.Text | Should -Match 'Tests Passed'
            $list.Text | Should -Not -Match 'Describing|\] skipped'
        }

        It 'The value changes neither the result object nor the report of -OutputFile.' {
            $fails.Tests.Count, ([xml] $fails.Files['out.xml']).SelectNodes('//test-case').Count | Should -Be 7, 7
        }
    }

    It 'Warnings, and what the tests write to the host, are printed in any case.' {
        $run = Invoke-Sample { Describe 'd' { Context 'c' -Tag 'x' { It 'i' { Write-Host 'from the test'; Write-Warning 'careful' } } } } -Configuration @{ Show = 'None' }
        $run.Text.Trim() | Should -Be 'from the test'; $run.Warnings[0] | Should -BeLike '*Tags are only effective*'; $run.Warnings | Should -Contain 'careful'
    }

    It 'Values: None, Default, Passed, Failed, Pending, Skipped, Inconclusive, Describe, Context, Summary, Header, All, Fails.' {
        (Invoke-Sample -Script { [enum]::GetNames((Get-Command Invoke-Pester).Parameters['Show'].ParameterType) }).Value | Sort-Object | Should -Be 'All', 'Context', 'Default', 'Describe', 'Failed', 'Fails', 'Header', 'Inconclusive', 'None', 'Passed', 'Pending', 'Skipped', 'Summary'
    }

    It 'Writes a report to this file. It belongs to the second form of the command, together with -OutputFormat.' {
        (Invoke-Sample $suite -Configuration @{ OutputFile = 'out.xml' }).Files['out.xml'] | Should -Match 'test-results'
        (Invoke-Sample -Script { (Get-Command Invoke-Pester).Parameters['OutputFile'].ParameterSets.Keys; (Get-Command Invoke-Pester).Parameters['OutputFormat'].ParameterSets.Keys }).Value | Should -Be 'NewOutputSet', 'NewOutputSet'
    }

    It 'Format of the report: NUnitXml, which is NUnit 2.5, or JUnitXml.' {
        (Invoke-Sample $suite -Configuration @{ OutputFile = 'out.xml'; OutputFormat = 'JUnitXml' }).Files['out.xml'] | Should -Match 'testsuites'
    }

    It 'Nothing can be piped in. Get-ChildItem | Invoke-Pester writes The input object cannot be bound to any parameters for the command for each item, and then runs all tests below the current folder. Give files as a list, -Script (Get-ChildItem -Filter *.Tests.ps1).FullName.' {
        Get-PipedParameter Invoke-Pester | Should -BeNullOrEmpty
        $test = 'Describe d { It i { } }'
        $run = Invoke-Sample -File @{ 'one/a.Tests.ps1' = $test; 'one/b.Tests.ps1' = $test; 'other/c.Tests.ps1' = $test } -Script {
            try { Get-ChildItem -Path one | Invoke-Pester -Show None -ErrorAction Stop } catch { "$_" }
            (Invoke-Pester -Script (Get-ChildItem -Path one -Filter *.Tests.ps1).FullName -Show None -PassThru).TotalCount
            $null = New-Item -ItemType Directory -Path ./below, ./below/deep
            Set-Content -Path ./below/deep/x.Tests.ps1 -Value 'Describe d { It deep { } }'
            Push-Location ./below
            $Error.Clear()
            $piped = Get-ChildItem -Path ../one | Invoke-Pester -Show None -PassThru 2>$null
            Pop-Location
            "$($piped.TotalCount) $($piped.TestResult.Name)"
        }
        $run.Value[0] | Should -BeLike 'The input object cannot be bound to any parameters for the command*'
        $run.Value[1] | Should -Be 2
        $run.Value[2] | Should -Be '1 deep'
    }

    It 'With -PassThru the command returns one object with TotalCount, PassedCount, FailedCount, SkippedCount, PendingCount, InconclusiveCount, Time, and TestResult with an entry for each test.' {
        $run = Invoke-Sample $suite -Inspect { @($args[0]).Count; $args[0].PSObject.Properties.Name }
        $run.Value[0] | Should -Be 1
        'TotalCount', 'PassedCount', 'FailedCount', 'SkippedCount', 'PendingCount', 'InconclusiveCount', 'Time', 'TestResult' | ForEach-Object { $run.Value | Should -Contain $_ }
    }

    It 'Files run one after the other, each from top to bottom.' {
        $paths.Value | Should -Contain 'folder: a   b'; $all.Tests.Name | Should -Be 'one', 'two', 'three', 'skipped', 'pending', 'inconclusive', 'four'
    }

    It 'A file that cannot be parsed counts as one failed test named Error occurred in test script.' {
        $run = Invoke-Sample 'Describe {' -Configuration @{ }
        $run.Tests.Name | Should -BeLike 'Error occurred in test script*'
        $run.Failed | Should -Be 1
    }

    It 'Its exit code is then 0 even when tests fail.' {
        (Invoke-Shell './Sample.Tests.ps1' $twoFailures -AsFile).ExitCode | Should -Be 0
    }

    It 'A file with [CmdletBinding()] or a [Parameter()] fails when it does not declare one of the values.' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = "param (`$Other) Describe 'a' { It 'plain' { 1 } }"; 'b.Tests.ps1' = "[CmdletBinding()] param (`$Other) Describe 'b' { It 'strict' { 1 } }"
            'c.Tests.ps1' = "param ([Parameter()] `$Other) Describe 'c' { It 'attribute' { 1 } }"; 'd.Tests.ps1' = "param ([Parameter()] `$Folder) Describe 'd' { It 'declares' { 1 } }"
            'e.Tests.ps1' = "param ([ValidateNotNull()] `$Other = 1) Describe 'e' { It 'another attribute' { 1 } }"
        } -Script { Invoke-Pester -Script @{ Path = '.'; Parameters = @{ Folder = 'x' } } -PassThru -Show None }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Sort-Object | Should -Be 'another attribute', 'declares', 'plain'
        $run.Failed | Should -Be 2; $run.Messages | Should -Match "parameter name 'Folder'"
    }

    It 'A file without a param block runs without the values, and without an error.' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = "Describe 'a' { It `"none [`$Folder] [`$args]`" { 1 } }"; 'b.Tests.ps1' = "param (`$Folder) Describe 'b' { It `"block [`$Folder]`" { 1 } }"
        } -Script { Invoke-Pester -Script @{ Path = '.'; Parameters = @{ Folder = 'x' } } -PassThru -Show None }
        $run.Tests.Name | Sort-Object | Should -Be 'block [x]', 'none [] []'
        $run.Failed | Should -Be 0; $run.Errors | Should -BeNullOrEmpty
    }

    It 'Default prints as little as None: what you get without -Show is All.' {
        $text = foreach ($show in 'Default', 'None', 'All', '') {
            $option = if ($show) { @{ Show = $show } } else { @{ Script = '.' } }
            (Invoke-Sample { Describe 'd' { It 'bad' { throw 'x' } } } -Configuration $option).Text -replace '[\d.]+m?s' -replace 'Executing .*' -replace 'proof-\w+'
        }
        $text[0].Trim(), $text[1].Trim() | Should -Be '', ''
        $text[2] | Should -Match '\[-\] bad'
        $text[3].Trim() | Should -Be $text[2].Trim()
    }

    It 'The line Executing all tests in shows the value of Path.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script { Invoke-Pester -Script @{ Path = './a.Tests.ps1'; Parameters = @{ A = 1 } } }
        $run.Text | Should -Match "Executing all tests in '\./a\.Tests\.ps1'"; $run.Text | Should -Not -Match 'Hashtable'
    }

    It 'In a list that has plain paths, too, it shows System.Collections.Hashtable, and the right files run.' {
        $file = @{ 'a.Tests.ps1' = "Describe 'a' { It 'i' { 1 } }"; 'b.Tests.ps1' = "Describe 'b' { It 'j' { 1 } }" }
        $run = Invoke-Sample -File $file -Script { (Invoke-Pester -Script @{ Path = './a.Tests.ps1' }, './b.Tests.ps1' -PassThru).TestResult.Name }
        $run.Text | Should -Match "Executing all tests in 'System\.Collections\.Hashtable', '\./b\.Tests\.ps1'"; $run.Value | Should -Be 'i', 'j'
        $run = Invoke-Sample -File $file -Script { Invoke-Pester -Script @{ Path = './a.Tests.ps1' }, @{ Path = './b.Tests.ps1' } }
        $run.Text | Should -Match "Executing all tests in '\./a\.Tests\.ps1', '\./b\.Tests\.ps1'"; $run.Text | Should -Not -Match 'Hashtable'
    }

    It 'Pester 3 always shows that.' -Tag Unproved {
        'Pester 3 does not run here; https://github.com/pester/Pester/issues/699'
    }

    It 'Part of a name alone finds nothing: write *backup*. Case does not count.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'Get-Backup' { It 'i' { 1 } }" } -Script {
            foreach ($name in 'Backup', 'Get-', '*backup*', 'get-BACKUP') { (Invoke-Pester -Script . -TestName $name -PassThru -Show None).TotalCount }
        }
        $run.Value | Should -Be 0, 0, 1, 1
    }

    It 'The path needs quotes, or a variable. Without them, Path = ./Folder.Tests.ps1 runs the file before Pester starts, and it asks for its mandatory parameters, although Parameters has them.' {
        $file = @{ 'Folder.Tests.ps1' = 'param ([Parameter(Mandatory)] $Folder) Describe "in $Folder" { It "is $Folder" { 1 | Should -Be 1 } }' }
        $run = Invoke-Sample -File $file -Script {
            (Invoke-Pester -Script @{ Path = './Folder.Tests.ps1'; Parameters = @{ Folder = 'x' } } -Show None -PassThru).TestResult.Name
            $path = './Folder.Tests.ps1'
            (Invoke-Pester -Script @{ Path = $path; Parameters = @{ Folder = 'y' } } -Show None -PassThru).TestResult.Name
            & (Get-Process -Id $PID).Path -NoProfile -NonInteractive -Command "Import-Module '$((Get-Module Pester).Path)'; try { Invoke-Pester -Script @{ Path = ./Folder.Tests.ps1; Parameters = @{ Folder = 'x' } } } catch { `$_.Exception.GetType().Name + ': ' + `$_ }"
        }
        $run.Value[0, 1] | Should -Be 'is x', 'is y'; $run.Value[2..9] -join ' ' | Should -Match 'Cannot process command because of one or more missing mandatory parameters: Folder'; $run.Value[2..9] -join ' ' | Should -Not -Match 'Executing'
    }

    It 'Path takes one path. With a list, the run ends with must contain a single string.' {
        $files = @{ 'a.Tests.ps1' = "Describe 'a' { It 'in a' { 1 } }"; 'b.Tests.ps1' = "Describe 'b' { It 'in b' { 1 } }" }
        (Invoke-Sample -File $files -Script { try { Invoke-Pester -Script @{ Path = './a.Tests.ps1', './b.Tests.ps1' } -Show None } catch { "$_" } }).Value | Should -BeLike '*must contain a single string*'
        (Invoke-Sample -File $files -Script { Invoke-Pester -Script @{ Path = './a.Tests.ps1' }, @{ Path = './b.Tests.ps1' } -PassThru -Show None }).Tests.Name | Should -Be 'in a', 'in b'
    }

    It 'Describe prints the names of the blocks, and with them the line Executing script … of each file. Header prints the version and the line Executing all tests. -Show Failed, Summary prints none of these lines; the block of a failed test is then in the result.' {
        $test = { Describe 'outer' { It 'good' { 1 }; Context 'inner' { It 'bad' { throw 'x' } } } }
        $words = 'outer', 'inner', 'Executing script', 'Pester v4', 'Executing all tests', '\[-\] bad'
        $found = foreach ($show in 'Describe', 'Header', @('Failed', 'Summary')) {
            $run = Invoke-Sample $test -Configuration @{ Show = $show }
            ($words | ForEach-Object { [int] ($run.Text -match $_) }) -join ''
        }
        $found | Should -Be '111000', '000110', '000001'
        ($run.Tests | Where-Object Result -EQ 'Failed').Path | Should -Be 'outer.inner.bad'
    }
}
