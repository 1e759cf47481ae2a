BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # A and B pass only when they run at the same time: each waits for a file of the other. N and O are kept out.
    $common = 'function Wait-File ($Name) { $until = [datetime]::UtcNow.AddSeconds(40); while (-not (Test-Path "$PSScriptRoot/$Name")) { if ([datetime]::UtcNow -gt $until) { throw "no $Name" }; Start-Sleep -Milliseconds 50 } }'
    $run = Invoke-Sample -Seconds 300 -File @{
        'repo/Pester.BeforeContainer.ps1' = 'function Get-Helped { "helped" }; $fromFile = 5; $global:fromFileGlobal = 6; $global:rootOfFile = $PSScriptRoot'
        'repo/Code.ps1'                   = 'function Get-One { 1 }; function Get-Two { 2 }; function Get-Three { 3 }'
        'repo/Session.psm1'               = 'function Get-Session { "module" }'
        'repo/A.Tests.ps1'                = "BeforeAll { . `$PSScriptRoot/Code.ps1; $common }" + {
            Describe 'A' {
                It 'A first' {
                    Write-Host 'said: A'
                    $global:fromA = 1; $env:PROOF_SHARED = 'by A'; [System.Net.ServicePointManager]::DefaultConnectionLimit = 77
                    Mock Get-Date { 'mocked' }; Get-Date | Should -Be 'mocked'; Set-Content TestDrive:/a.bak 'x'
                    function global:Get-FromA { }; Get-One | Should -Be 1; Set-Location /
                    Set-Content "$PSScriptRoot/a.mark" "$TestDrive"; Wait-File b.mark
                    Set-Content "$PSScriptRoot/a.done" 'x'
                }
                It 'A second' { "$PSScriptRoot/a.done" | Should -Exist; Get-Helped | Should -Be 'helped'; $fromFile | Should -Be 5; $global:rootOfFile | Should -Be $PSScriptRoot }
                It 'A fails' { 1 | Should -Be 2 }
                It 'A left out' { }
            }
            Describe 'A other block' { It 'A skipped' { Set-ItResult -Skipped -Because 'no tape' } }
        }
        'repo/B.Tests.ps1'                = "BeforeAll { . `$PSScriptRoot/Code.ps1; $common }" + {
            Describe 'B' {
                BeforeAll { $here = "$PWD"; Wait-File a.mark }
                It 'B variables' { $global:fromA | Should -Be $null; $global:fromSession | Should -Be $null; $plain | Should -Be $null; $global:fromFileGlobal | Should -Be 6 }
                It 'B functions' { Get-Command Get-FromA, Get-FromSession -ErrorAction Ignore | Should -BeNullOrEmpty; Get-Module Session | Should -BeNullOrEmpty; Get-Date | Should -BeOfType datetime; { Get-FromSession } | Should -Throw "*'Get-FromSession' is not recognized*" }
                It 'B drive' { 'TestDrive:/a.bak' | Should -Not -Exist; "$TestDrive" | Should -Not -Be (Get-Content "$PSScriptRoot/a.mark") }
                It 'B location' { Split-Path $here -Leaf | Should -Be 'start'; "$PWD" | Should -Be $here }
                It 'B shared' { $env:PROOF_SHARED | Should -Be 'by A'; $env:PROOF_SESSION | Should -Be 'session' }
                It 'B static' { [System.Net.ServicePointManager]::DefaultConnectionLimit | Should -Be 77 }
                It 'B coverage' { Get-Two | Should -Be 2; Set-Content "$PSScriptRoot/b.mark" 'x' }
            }
        }
        'repo/D.Tests.ps1'                = 'param ($Target) Describe "D" { It "D <Target>" { $Target | Should -Be "disk"; $global:fromSession | Should -Be $null } }'
        'repo/N.Tests.ps1'                = "#pester:no-parallel`nDescribe 'N' { It 'N own session' { `$global:fromSession | Should -Be 's'; `"`$PSScriptRoot/a.done`" | Should -Exist; Set-Content `"`$PSScriptRoot/n.done`" x } }"
        'repo/O.Tests.ps1'                = "Describe 'O' { It 'O after N' { `$global:fromSession | Should -Be 's'; `"`$PSScriptRoot/n.done`" | Should -Exist } }`n  # pester:no-parallel"
        'repo/start/.keep'                = ''
        'one/R1.Tests.ps1'                = { Describe 'R1' { It 'R1' { $global:left = 1; function global:Get-Left { 'left' }; Import-Module $PSScriptRoot/Left.psm1; Add-Count; Set-Location /; Start-Sleep -Milliseconds 300; Set-Content "$PSScriptRoot/r1.done" x } } }
        'one/R2.Tests.ps1'                = { Describe 'R2' { BeforeAll { $here = "$PWD" }; It 'R2 alone' { "$PSScriptRoot/r1.done" | Should -Exist }; It 'R2 cleared' { $global:left | Should -Be $null; Split-Path $here -Leaf | Should -Be 'start' }; It 'R2 left' { Get-Left | Should -Be 'left'; Get-Count | Should -Be 1; Import-Module $PSScriptRoot/Left.psm1 -Force; Get-Count | Should -Be 0 } } }
        'one/Left.psm1'                   = '$script:count = 0; function Add-Count { $script:count++ }; function Get-Count { $script:count }'
        'old/S1.Tests.ps1'                = "#pester:no-parallel`nDescribe 'S1' { It 'S1' { Get-Helped | Should -Be 'helped'; `$fromFile | Should -Be 5; `$global:fromSession | Should -Be 's' } }"
        'old/S2.Tests.ps1'                = 'Describe "S2" { It "S2" { $global:fromSession | Should -Be "s"; throw "one" }; It "S2 second" { } }'
    } -Script {
        $global:fromSession = 's'; $plain = 1; function global:Get-FromSession { }
        $env:PROOF_SESSION = 'session'
        Import-Module ./repo/Session.psm1 -Global
        function Invoke-One ($Run, $More = @{}) {
            $Run.PassThru = $true
            $lines = Invoke-Pester -Configuration (@{ Run = $Run; Output = @{ Verbosity = 'Detailed'; RenderMode = 'Plaintext' } } + $More) *>&1
            $result = $lines | Where-Object { $_.PSObject.Properties.Name -contains 'PassedCount' }
            @{
                Text = @($lines | Where-Object { $_ -ne $result } | ForEach-Object { "$_" }) -join "`n"
                Tests = @($result.Tests | ForEach-Object { @{ Name = $_.ExpandedName; Result = "$($_.Result)"; Message = "$($_.ErrorRecord)"; Time = $_.Duration.Ticks } })
                Counts = "$($result.PassedCount) $($result.FailedCount) $($result.SkippedCount)"
                Percent = $result.CodeCoverage.CoveragePercent
                Ticks = $result.Duration.Ticks; Parts = ($result.Containers.Duration | Measure-Object -Property Ticks -Sum).Sum
                UserTicks = $result.UserDuration.Ticks + $result.FrameworkDuration.Ticks + $result.DiscoveryDuration.Ticks
                PartUserTicks = ($result.Containers.UserDuration | Measure-Object -Property Ticks -Sum).Sum
            }
        }
        $root = "$PWD"
        Set-Location ./repo/start
        $container = @('A', 'B', 'N', 'O' | ForEach-Object { New-PesterContainer -Path "$root/repo/$_.Tests.ps1" }) + (New-PesterContainer -Path "$root/repo/D.Tests.ps1" -Data @{ Target = 'disk' })
        $parallel = Invoke-One @{ Container = $container; Parallel = $true; RepoRoot = "$root/repo"; SkipRemainingOnFailure = 'Block' } @{ CodeCoverage = @{ Enabled = $true; Path = "$root/repo/Code.ps1"; OutputPath = "$root/cover.xml" }; TestResult = @{ Enabled = $true; OutputPath = "$root/results.xml" } }
        $one = Invoke-One @{ Path = "$root/one"; Parallel = $true; ParallelThrottleLimit = 1 }
        $opted = Invoke-One @{ Path = "$root/old/S1.Tests.ps1"; Parallel = $true; RepoRoot = "$root/repo" }
        $stopped = Invoke-One @{ Path = "$root/old/S2.Tests.ps1", "$root/old/S1.Tests.ps1"; Parallel = $true; SkipRemainingOnFailure = 'Run'; RepoRoot = "$root/repo" }
        $block = Invoke-One @{ Container = @((New-PesterContainer -ScriptBlock { Describe 'x' { It 'in a block' { $global:fromSession | Should -Be 's' } } }), (New-PesterContainer -Path "$root/old/S1.Tests.ps1")); Parallel = $true; RepoRoot = "$root/repo" }
        $null = New-Item -ItemType Directory "$root/repo/.git"
        [System.Environment]::CurrentDirectory = $root
        Set-Location "$root/repo/start"
        $outside = (New-PesterConfiguration).Run.RepoRoot.Value
        [System.Environment]::CurrentDirectory = "$root/repo/start"
        $inside = (New-PesterConfiguration).Run.RepoRoot.Value
        $gone = try { $c = New-PesterConfiguration; $c.Run.BeforeContainer = { } } catch { "$_" }
        @{ Parallel = $parallel; One = $one; Opted = $opted; Stopped = $stopped; Block = $block; Outside = $outside; Inside = $inside; Root = "$root/repo"; Gone = $gone; Options = (New-PesterConfiguration).Run.Parallel.Description; Limit = (New-PesterConfiguration).Run.ParallelThrottleLimit.Value }
    }
    $seen = $run.Value[0]

    function Assert-Passed ([string] $Part, [string[]] $Name) {
        foreach ($wanted in $Name) {
            $test = $seen.$Part.Tests | Where-Object { $_.Name -eq $wanted }
            if ($test.Result -ne 'Passed') { throw "${wanted}: $($test.Result) $($test.Message) $($run.Errors)" }
        }
    }
}

Describe 'usage/parallel' {
    It 'Set Run.Parallel to $true, and Pester runs several test files at once, each in a runspace of its own.' {
        Assert-Passed Parallel 'A first', 'B variables'
        $seen.Parallel.Text | Should -Match 'Running tests from 5 files in parallel\.'
    }

    It 'works file by file, and is marked as experimental.' {
        $seen.Options | Should -BeLike 'EXPERIMENTAL:*'
        Assert-Passed Parallel 'A first', 'A second'
    }

    It 'The option needs PowerShell 7' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/src/Main.ps1'
    }

    It 'Each runspace costs its start and an import of Pester. There are as many runspaces as files that run at once, and later files reuse them.' {
        $test = 'Describe d { It i { Write-Host "runspace $([runspace]::DefaultRunspace.Id) pester $((Get-Module Pester).Count)" } }'
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'b.Tests.ps1' = $test; 'c.Tests.ps1' = $test; 'd.Tests.ps1' = $test } -Configuration @{ Run = @{ Parallel = $true; ParallelThrottleLimit = 2 } }
        $lines = @($run.Output -match 'runspace \d+ pester 1')
        $lines | Should -HaveCount 4
        @($lines -replace '.*(runspace \d+).*', '$1' | Sort-Object -Unique).Count | Should -BeIn 1, 2
    }

    It 'Files run at the same time, tests do not: inside a file, everything runs in order, as always.' {
        Assert-Passed Parallel 'A first', 'A second', 'B coverage'
    }

    It 'Internally, Pester uses ForEach-Object -Parallel, one round for each file.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/src/Main.ps1'
    }

    It 'variables, $global: included | separate, and empty at the start' {
        Assert-Passed Parallel 'B variables'
    }

    It 'functions, imported modules, mocks | separate from your session and from files that run at the same time' {
        Assert-Passed Parallel 'B functions'
    }

    It 'TestDrive: | separate, a folder for each file' {
        Assert-Passed Parallel 'B drive'
    }

    It 'current location | separate, starts where you called Invoke-Pester' {
        Assert-Passed Parallel 'B location'
    }

    It 'environment variables | shared' {
        Assert-Passed Parallel 'B shared'
    }

    It 'files, ports, services, the registry | shared' {
        Assert-Passed Parallel 'A first', 'B drive'
    }

    It 'static members of .NET types | shared' {
        Assert-Passed Parallel 'B static'
    }

    It 'When there are more files than run at once, PowerShell reuses a runspace for a later file. The variables of that runspace are cleared, including $global: variables, and the location is reset.' {
        Assert-Passed One 'R2 cleared', 'R2 left'
    }

    It 'Modules that the earlier file imported and global functions that it defined are still there; Import-Module -Force loads a module afresh.' {
        Assert-Passed One 'R2 left'
    }

    It 'Run.ParallelThrottleLimit goes to ForEach-Object -Parallel -ThrottleLimit.' {
        Assert-Passed One 'R2 alone'
    }

    It 'Its default 0 means one for each processor.' -Skip:([Environment]::ProcessorCount -lt 2) {
        $seen.Limit | Should -Be 0
        Assert-Passed Parallel 'A first', 'B coverage'
    }

    It 'A new runspace knows nothing of your session: no helper functions, no imported modules, no variables.' {
        Assert-Passed Parallel 'B variables', 'B functions'
    }

    It 'A file Pester.BeforeContainer.ps1 at the root of the repository runs before each test file and each container of a script block, in parallel and in sequential runs. Functions and variables that it makes are visible in the tests. Use such variables only by their plain names: $script: in a test means the test file.' {
        Assert-Passed Parallel 'A second', 'B variables'
        Assert-Passed Opted 'S1'
    }

    It 'BeforeAll does nothing, without an error. Write its code without the block.' {
        $setup = Invoke-Sample -File @{
            'x/a.Tests.ps1'              = 'BeforeAll { $own = "own" }; Describe a { It i { "[$own][$plain][$inBlock]" | Should -Be "[own][plain][]" } }'
            'x/b.Tests.ps1'              = 'Describe b { It i { "[$plain][$inBlock]" | Should -Be "[plain][]" } }'
            'Pester.BeforeContainer.ps1' = '$plain = "plain"; BeforeAll { $inBlock = "block" }'
        } -Script {
            foreach ($parallel in $true, $false) {
                $said = Invoke-Pester -Configuration @{ Run = @{ Path = './x'; Parallel = $parallel; RepoRoot = "$PWD"; PassThru = $true }; Output = @{ Verbosity = 'None' } } 2>&1 6>&1
                $result = $said | Where-Object { $_ -is [Pester.Run] }
                "$($result.Result) $($result.PassedCount) $(@($said).Count)"
            }
        }
        $setup.Value | Should -Be 'Passed 2 1', 'Passed 2 1'
    }

    It 'The root is Run.RepoRoot: the nearest folder with a .git folder, searched upwards from where the process was started. After only a Set-Location into the repository, the file is not found, so set Run.RepoRoot where you cannot be sure.' {
        $seen.Inside | Should -Be $seen.Root
        $seen.Outside | Should -Not -Be $seen.Root
    }

    It '$PSScriptRoot in the file is the folder of the file.' {
        Assert-Passed Parallel 'A second'
    }

    It 'The error is printed, and each test file before which it occurred is missing from the result. The result can be Passed with exit code 0, even with Run.Exit and Run.Throw.' {
        $files = @{
            'x/a.Tests.ps1'              = 'Describe a { It i { } }'
            'x/b.Tests.ps1'              = 'Describe b { It i { } }'
            # Throws before the first file only.
            'Pester.BeforeContainer.ps1' = 'if (-not (Test-Path "$PSScriptRoot/flag")) { Set-Content "$PSScriptRoot/flag" x; throw "helper is broken" }'
            'run.ps1'                    = 'Import-Module $args[0]; Invoke-Pester -Configuration @{ Run = @{ Path = "./x"; Parallel = $true; ParallelThrottleLimit = 1; RepoRoot = $PSScriptRoot; Exit = $args[1] -eq "Exit"; Throw = $args[1] -eq "Throw" }; Output = @{ Verbosity = "None" } }'
        }
        $lost = Invoke-Sample -File $files -Script {
            foreach ($parallel in $true, $false) {
                Remove-Item flag -ErrorAction Ignore
                $said = Invoke-Pester -Configuration @{ Run = @{ Path = './x'; Parallel = $parallel; ParallelThrottleLimit = 1; RepoRoot = "$PWD"; PassThru = $true }; Output = @{ Verbosity = 'None' } } 2>&1 6>&1
                $result = $said | Where-Object { $_ -is [Pester.Run] }
                "parallel $parallel $($result.Result) files $($result.Containers.Count) passed $($result.PassedCount) error $("$said" -match 'helper is broken')"
            }
            foreach ($option in 'Exit', 'Throw') {
                Remove-Item flag
                $null = & (Get-Process -Id $PID).Path -NoProfile -File run.ps1 (Join-Path (Get-Module Pester).ModuleBase Pester.psd1) $option 2>&1
                "$option $LASTEXITCODE"
            }
        }
        $lost.Value | Should -Be 'parallel True Passed files 1 passed 1 error True', 'parallel False  files 0 passed  error True', 'Exit 0', 'Throw 0'
    }

    It 'The option Run.BeforeContainer, which takes a script block in 6.0.0, is gone since 6.1.0.' {
        $seen.Gone | Should -BeLike 'The property ''BeforeContainer'' cannot be found on this object.*'
    }

    It 'Run.BeforeContainer is gone since 6.1.0. Its code belongs in Pester.BeforeContainer.ps1.' {
        $seen.Gone | Should -BeLike 'The property ''BeforeContainer'' cannot be found on this object.*'
        Assert-Passed Opted 'S1'
    }

    It 'Write #pester:no-parallel as a line comment anywhere in the file, in the manner of #requires. Such files run one after the other in your own session, when the parallel files are done.' {
        Assert-Passed Parallel 'N own session', 'O after N'
    }

    It 'In these cases the tests run one file after the other, after a warning.' {
        $seen.Block.Text | Should -Match '(?s)Run\.Parallel currently.*Running tests from 2 files\.\s'
        $seen.Stopped.Text | Should -Match '(?s)Run\.Parallel does not support.*Running tests from 2 files\.\s'
    }

    It 'Windows PowerShell 5.1 | Run.Parallel requires PowerShell 7 or later' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/src/Main.ps1'
    }

    It 'a script block among the containers | Run.Parallel currently parallelizes only file-based runs (Run.Path)' {
        $seen.Block.Text | Should -Match 'Run\.Parallel currently parallelizes only file-based runs \(Run\.Path\)'
        Assert-Passed Block 'in a block', 'S1'
    }

    It 'Run.SkipRemainingOnFailure = ''Run'' | Run.Parallel does not support Run.SkipRemainingOnFailure = ''Run''' {
        $seen.Stopped.Text | Should -Match "Run\.Parallel does not support Run\.SkipRemainingOnFailure = 'Run'"
        $seen.Stopped.Counts | Should -Be '0 1 2'
    }

    It 'When every file has the comment #pester:no-parallel, there is nothing to run in parallel, and no warning.' {
        $seen.Opted.Text | Should -Match 'Running tests from 1 files\.'
        $seen.Opted.Text | Should -Not -Match 'Run\.Parallel'
    }

    It 'SkipRemainingOnFailure with Block or Container stays within one file and works. Files with parameters work, too: a container made with -Path and -Data runs in parallel, one made with -ScriptBlock does not.' {
        ($seen.Parallel.Tests | Where-Object { $_.Name -eq 'A left out' }).Result | Should -Be 'Skipped'
        Assert-Passed Parallel 'D disk'
        $seen.Block.Text | Should -Not -Match 'in parallel\.'
    }

    It 'Code coverage is measured in a parallel run since 6.1.0, always with breakpoints.' {
        [Math]::Round($seen.Parallel.Percent) | Should -Be 67
        $run.Files['cover.xml'] | Should -Match 'Code\.ps1'
        $points = Invoke-Sample -File @{ 'Code.ps1' = 'function Get-One { 1 }'; 'a.Tests.ps1' = 'Describe "a" { It "x" { "set $(@(Get-PSBreakpoint).Count -gt 0)" } }' } -Script {
            foreach ($coverage in @{ Path = './Code.ps1'; UseBreakpoints = $false }, @{ Path = './Code.ps1' }, @{ Enabled = $false }) {
                (Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $true; PassThru = $true }; CodeCoverage = $coverage; Output = @{ Verbosity = 'None' } }).Tests[0].StandardOutput
            }
        }
        $points.Value | Should -Be 'set True', 'set True', 'set False'
    }

    It 'In 6.0.0 it leads to a sequential run, with the warning Run.Parallel does not support CodeCoverage yet.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.0.0/src/Main.ps1'
    }

    It 'Pester prints the parallel files when all of them are done, in the order of the files, not in the order in which they finish.' {
        $seen.Parallel.Text | Should -Match '(?s)Describing A.*A skipped.*Describing B.*B coverage.*Describing N'
        $seen.Parallel.Text.IndexOf('said: A') | Should -BeLessThan $seen.Parallel.Text.IndexOf('Describing A')
    }

    It 'In 6.0.0, the lines Describing … and Context … are missing.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.0.0/src/Main.ps1'
    }

    It 'The reasons given to Set-ItResult are not printed; they are in the result.' {
        $seen.Parallel.Text | Should -Match 'A skipped'
        $seen.Parallel.Text | Should -Not -Match 'no tape'
        ($seen.Parallel.Tests | Where-Object { $_.Name -eq 'A skipped' }).Message | Should -Match 'no tape'
    }

    It 'In 6.0.0, Detailed also leaves out the error of a failed BeforeAll.' -Tag Unproved {
        'Run on 6.0.0 by hand: Normal prints it, Detailed only names the block at the end; https://github.com/pester/Pester/blob/6.0.0/src/Main.ps1'
    }

    It 'Write-Verbose and Write-Debug print nothing.' {
        $said = foreach ($parallel in $true, $false) {
            $files = @{ 'a.Tests.ps1' = { Describe 'd' { It 'i' { Write-Host 'said: host'; Write-Warning 'said: warning'; Write-Verbose 'said: verbose' -Verbose; Write-Debug 'said: debug' -Debug } } }; 'parallel.txt' = "$parallel" }
            (Invoke-Sample -File $files -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = (Get-Content parallel.txt) -eq 'True' } } *>&1 | ForEach-Object { "$_" } }).Value -join ' '
        }
        $said[0] | Should -Match 'said: host'
        $said[0] | Should -Match 'said: warning'
        $said[0] | Should -Not -Match 'said: (verbose|debug)'
        $said[1] | Should -Match 'said: verbose'
        $said[1] | Should -Match 'said: debug'
    }

    It 'A file with [ in its path, or with a dot at the start of its name, does not run. No test files were found or Could not find item is printed, and the run ends without a result; with the output None it can pass without that file. Such a file needs #pester:no-parallel.' {
        $own = "Describe 'd' { It 'own' { } }"
        $cases = [ordered] @{ 'b[1].Tests.ps1' = 'No test files were found'; 'b].Tests.ps1' = ''; 'br [1]/c.Tests.ps1' = 'No test files were found|Could not find item'; '.h.Tests.ps1' = 'Could not find item'; '.h/c.Tests.ps1' = '' }
        foreach ($name in $cases.Keys) {
            $files = @{ 'a.Tests.ps1' = "Describe 'd' { It 'a' { } }"; $name = $own }
            $quiet = Invoke-Sample -File $files -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true; Parallel = $true }; Output = @{ Verbosity = 'None' } } }
            $plain = Invoke-Sample -File $files -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true; Parallel = $true } } }
            if ($cases[$name]) {
                "$name $($quiet.Result) $($quiet.Tests.Name)" | Should -Be "$name Passed a"
                "$($quiet.Text) $($quiet.Errors)" | Should -Match $cases[$name]
                "$name $($plain.Result)" | Should -Be "$name "
                "$($plain.Text) $($plain.Errors)" | Should -Match $cases[$name]
            } else {
                "$name $($quiet.Passed) $($plain.Passed)" | Should -Be "$name 2 2"
            }
            $files[$name] = "#pester:no-parallel`n$own"
            (Invoke-Sample -File $files -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true; Parallel = $true } } }).Passed | Should -Be 2
            $files[$name] = $own
            (Invoke-Sample -File $files -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true } } }).Passed | Should -Be 2
        }
    }

    It 'Run.Path beside containers with data: the files of Run.Path run once more for each such container. Put all files into Run.Container.' {
        $run = Invoke-Sample -Seconds 240 -File @{
            'a.Tests.ps1' = 'param ($q) Describe "a $q" { It "x" { } }'
            'b.Tests.ps1' = 'Describe "b" { It "x" { } }'
        } -Script {
            foreach ($parallel in $true, $false) {
                foreach ($case in 'one', 'two', 'no data', 'all') {
                    $c = New-PesterConfiguration -Hashtable @{ Run = @{ Parallel = $parallel; PassThru = $true }; Output = @{ Verbosity = 'None' } }
                    if ($case -ne 'all') { $c.Run.Path = './b.Tests.ps1' }
                    $c.Run.Container = switch ($case) {
                        'one' { New-PesterContainer -Path ./a.Tests.ps1 -Data @{ q = 1 } }
                        'two' { New-PesterContainer -Path ./a.Tests.ps1 -Data @{ q = 1 }, @{ q = 2 } }
                        'no data' { New-PesterContainer -Path ./a.Tests.ps1 }
                        'all' { @(New-PesterContainer -Path ./a.Tests.ps1 -Data @{ q = 1 }) + (New-PesterContainer -Path ./b.Tests.ps1) }
                    }
                    $r = Invoke-Pester -Configuration $c
                    "$parallel $case $($r.TotalCount) b $(@($r.Tests | Where-Object { $_.ExpandedPath -eq 'b.x' }).Count)"
                }
            }
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'True one 3 b 2', 'True two 5 b 3', 'True no data 2 b 1', 'True all 2 b 1', 'False one 2 b 1', 'False two 3 b 1', 'False no data 2 b 1', 'False all 2 b 1'
    }

    It 'A file of Run.Container without data that Run.ExcludePath matches does not run.' {
        $run = Invoke-Sample -Seconds 240 -File @{ 'a.Tests.ps1' = 'param ($q) Describe "a$q" { It "x" { } }'; 'b.Tests.ps1' = 'Describe "b" { It "x" { } }' } -Script {
            foreach ($parallel in $true, $false) {
                foreach ($data in $null, @{ q = 1 }) {
                    $a = if ($data) { New-PesterContainer -Path ./a.Tests.ps1 -Data $data } else { New-PesterContainer -Path ./a.Tests.ps1 }
                    $r = Invoke-Pester -Configuration @{ Run = @{ Container = @($a) + (New-PesterContainer -Path ./b.Tests.ps1); ExcludePath = '*/a.Tests.ps1'; Parallel = $parallel; PassThru = $true }; Output = @{ Verbosity = 'None' } }
                    "$parallel $($r.Tests.ExpandedPath | Sort-Object)"
                }
            }
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'True b.x', 'True a1.x b.x', 'False a.x b.x', 'False a1.x b.x'
    }

    It 'A file that calls exit at its top or in a Describe is NotRun, and the run can pass.' {
        $run = Invoke-Sample -Seconds 240 -File @{ 'b.Tests.ps1' = 'Describe "b" { It "x" { } }' } -Script {
            foreach ($code in 'exit 3; Describe "a" { It "x" { throw "x" } }', 'Describe "a" { exit 3; It "x" { throw "x" } }', 'Describe "a" { It "x" { throw "x" } }') {
                Set-Content a.Tests.ps1 $code
                $r = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $true; PassThru = $true }; Output = @{ Verbosity = 'None' } }
                "$($r.Result) $LASTEXITCODE $($r.Containers.Result)"
            }
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'Passed 0 NotRun Passed', 'Passed 0 NotRun Passed', 'Failed 1 Failed Passed'
    }

    It 'Set-StrictMode of the session does not reach the files.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "a" { It "x" { $nowhere } }'; 'b.Tests.ps1' = 'Describe "b" { It "x" { Set-StrictMode -Version Latest; $nowhere } }' } -Script {
            Set-StrictMode -Version Latest
            foreach ($parallel in $true, $false) {
                $r = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $parallel; PassThru = $true }; Output = @{ Verbosity = 'None' } }
                "$parallel $($r.Tests.Result)"
            }
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'True Passed Failed', 'False Failed Failed'
    }

    It 'What tests themselves print with Write-Host or Write-Warning appears at once, above the list, and the lines of different files are mixed.' {
        $seen.Parallel.Text.IndexOf('said: A') | Should -BeGreaterThan $seen.Parallel.Text.IndexOf('in parallel')
        $seen.Parallel.Text.IndexOf('said: A') | Should -BeLessThan $seen.Parallel.Text.IndexOf('Describing A')
    }

    It 'Duration of the result are the time that passed. In a sequential run, they add up the times of the files.' {
        $seen.Stopped.Ticks | Should -Be $seen.Stopped.Parts
        $seen.Parallel.Ticks | Should -Not -Be $seen.Parallel.Parts
    }

    It 'UserDuration, FrameworkDuration and DiscoveryDuration of the whole run are zero; the durations of each file and test are kept.' {
        $seen.One.UserTicks | Should -Be 0
        $seen.One.PartUserTicks | Should -BeGreaterThan 0
        ($seen.One.Tests | Where-Object { $_.Name -eq 'R1' }).Time | Should -BeGreaterThan 0
    }

    It 'Counts, exit code and test result files are as usual, with these exceptions in 6.1.0-rc1' {
        $seen.Parallel.Counts | Should -Be '12 1 2'
        @([regex]::Matches($run.Files['results.xml'], '<test-case ')).Count | Should -Be 15
        $codes = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "a" { It "x" { throw "x" }; It "y" { throw "x" }; It "z" { } }'; 'b.Tests.ps1' = 'Describe "b" { AfterAll { throw "x" }; It "x" -Skip { }; It "y" { } }'; 'c.Tests.ps1' = 'throw "x"' } -Script {
            foreach ($parallel in $true, $false) {
                $r = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $parallel; PassThru = $true }; TestResult = @{ OutputPath = './r.xml' }; Output = @{ Verbosity = 'None' } }
                $cases = @(([xml] (Get-Content -Raw r.xml)).SelectNodes('//test-case') | ForEach-Object { "$($_.name) $($_.result)" })
                "$LASTEXITCODE $($r.PassedCount) $($r.FailedCount) $($r.SkippedCount) $($r.TotalCount) $($r.FailedBlocksCount) $($r.FailedContainersCount) $cases"
            }
        }
        $codes.Value[0] | Should -BeLike '4 2 2 1 5 1 1 *a.x Failure*'
        $codes.Value[0] | Should -Be $codes.Value[1]
    }

    It 'The function comes from your session, from a profile, or from another test file. The runspace of the file has none of these.' {
        Assert-Passed Parallel 'B functions'
    }

    It 'Load the function in BeforeAll of each file that needs it, or in Pester.BeforeContainer.ps1.' {
        Assert-Passed Parallel 'B coverage', 'A second'
    }

    It '$global: ends at the border of the runspace. Pass the value as data of the container, set it in Pester.BeforeContainer.ps1, or use an environment variable that is set before the run.' {
        Assert-Passed Parallel 'B variables', 'D disk', 'B shared'
    }

    It 'Two files use the same thing at the same time: a file outside TestDrive:, a port, an environment variable.' {
        Assert-Passed Parallel 'A first', 'B shared'
    }

    Context 'a written error in a session that stops' {
        BeforeAll {
            function Invoke-Stopped ([string] $Run) {
                Invoke-Sample -File @{ 'A.Tests.ps1' = 'Describe A { It A { Write-Host "own: $ErrorActionPreference"; Write-Error broken; Write-Host "went on" } }'; 'B.Tests.ps1' = 'Describe B { It B { } }' } -Script ([scriptblock]::Create("`$global:LASTEXITCODE = `$null; $Run; `$result; `"code: [`$LASTEXITCODE]`""))
            }
            $start = "try { `$result = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = `$true; PassThru = `$true } } } catch { 'thrown' }"
        }

        It 'A file that runs in parallel does not inherit $ErrorActionPreference, so Write-Error does not end its test.' {
            (Invoke-Stopped "`$global:ErrorActionPreference = 'Stop'; $start").Text | Should -Match '(?s)own: Continue'
        }

        It 'If the session says Stop, as in GitHub Actions, that error ends the whole run: there is no result object, and $LASTEXITCODE is empty.' {
            $run = Invoke-Stopped "`$global:ErrorActionPreference = 'Stop'; $start"
            $run.Value | Should -Be 'code: []'
            $run.Text | Should -Not -Match 'Tests Passed'
        }

        It 'Set $global:ErrorActionPreference = ''Continue'' before Invoke-Pester.' {
            $run = Invoke-Stopped "`$global:ErrorActionPreference = 'Stop'; `$global:ErrorActionPreference = 'Continue'; $start"
            $run.Passed | Should -Be 2
            $run.Text | Should -Match 'went on'
            $run.Value | Should -Contain 'code: [0]'
        }

        It 'With Run.Throw or Run.Exit, such a run at least fails the job.' {
            (Invoke-Stopped "`$global:ErrorActionPreference = 'Stop'; $($start.Replace('PassThru', 'Throw'))").Value | Should -Contain 'thrown'
            (Invoke-Stopped "`$global:ErrorActionPreference = 'Stop'; $($start.Replace('PassThru', 'Exit'))").ExitCode | Should -Not -Be 0
        }
    }

    It 'The values are passed as they are: a list or another object is the same object in all files, not a copy, so do not change it in a test.' {
        $run = Invoke-Sample -Seconds 120 -File @{
            'A.Tests.ps1' = 'param ($Shared) Describe "A" { It "A" { $Shared.Add("A") } }'
            'B.Tests.ps1' = 'param ($Shared) Describe "B" { It "B" { $Shared.Add("B") } }'
        } -Script {
            $list = [System.Collections.ArrayList]::Synchronized([System.Collections.ArrayList]::new())
            $containers = 'A', 'B' | ForEach-Object { New-PesterContainer -Path "./$_.Tests.ps1" -Data @{ Shared = $list } }
            (Invoke-Pester -Configuration @{ Run = @{ Container = $containers; Parallel = $true; PassThru = $true } }).PassedCount
            "$($list | Sort-Object)"
        }
        $run.Value | Should -Be 2, 'A B'
    }

    It 'A module made of a .dll is loaded once for the process, so all files share its static members, such as a logger or a cached connection.' {
        $run = Invoke-Sample -Seconds 180 -File @{
            'Script.psm1' = '$script:kept = 0; function Set-Kept { $script:kept = 5 }; function Get-Kept { $script:kept }'
            'A.Tests.ps1' = { Describe 'A' { It 'A' { Import-Module $PSScriptRoot/Proof.dll, $PSScriptRoot/Script.psm1; [ProofStatic]::Kept | Should -Be 5; Get-Kept | Should -Be 0 } } }
        } -Script {
            Add-Type -TypeDefinition 'public static class ProofStatic { public static int Kept; }' -OutputAssembly "$PWD/Proof.dll"
            Import-Module $PWD/Proof.dll, $PWD/Script.psm1
            [ProofStatic]::Kept = 5; Set-Kept
            Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $true; PassThru = $true } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'Even 1 runs the files in another runspace than yours, where a breakpoint of your session is not hit: to debug, set Run.Parallel to $false.' {
        $body = "Describe 'd' { It 'i' {`n`$env:PROOF_SPACES += ' ' + [runspace]::DefaultRunspace.Id`n} }"
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = $body; 'sub/b.Tests.ps1' = $body } -Script {
            foreach ($parallel in $true, $false) {
                $env:PROOF_SPACES = ''
                $global:hits = 0
                $point = Set-PSBreakpoint -Script sub/a.Tests.ps1 -Line 2 -Action { $global:hits++ }
                $null = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; Parallel = $parallel; ParallelThrottleLimit = 1 }; Output = @{ Verbosity = 'None' } }
                $point | Remove-PSBreakpoint
                $ids = @($env:PROOF_SPACES.Trim() -split ' ')
                "files $($ids.Count) other $([runspace]::DefaultRunspace.Id -notin $ids) hits $hits"
            }
        }
        $run.Value | Should -Be 'files 2 other True hits 0', 'files 2 other False hits 1'
    }

    It 'Each file declares what it takes in a param() block.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'param ($Disk) Describe "a" { It "i <$Disk>" { } }'; 'b.Tests.ps1' = 'Describe "b" { It "j <$Disk>" { } }' } -Script {
            $container = New-PesterContainer -Path a.Tests.ps1, b.Tests.ps1 -Data @{ Disk = 'C' }
            $r = Invoke-Pester -Configuration @{ Run = @{ Container = $container; Parallel = $true; PassThru = $true }; Output = @{ Verbosity = 'None' } }
            "$($r.Tests.Name)"
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'i <C> j <>'
    }

    It 'A file that runs in parallel does not inherit $ErrorActionPreference, so Write-Error does not end its test. If the session says Stop, as in GitHub Actions, that error ends the whole run: there is no result object, and $LASTEXITCODE is empty. Set $global:ErrorActionPreference = ''Continue'' before Invoke-Pester. With Run.Throw or Run.Exit, such a run at least fails the job.' {
        $test = 'Describe "d" { It "i" { Write-Error "let through"; 1 | Should -Be 1 } }'
        $run = Invoke-Sample -Seconds 240 -File @{ 'sub/a.Tests.ps1' = $test; 'sub/b.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($case in @('Continue', ''), @('Stop', ''), @('Stop', 'Exit = $true;'), @('Stop', 'Throw = $true;')) {
                Set-Content run.ps1 "Import-Module '$pester'; `$global:ErrorActionPreference = '$($case[0])'; `$r = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; Parallel = `$true; $($case[1]) PassThru = `$true }; Output = @{ Verbosity = 'None' } } 2> `$null; `"result `$(`$r.Result) code `$LASTEXITCODE`""
                "$(& (Get-Process -Id $PID).Path -NoProfile -File run.ps1 2> $null) / failed $($LASTEXITCODE -ne 0)"
            }
        }
        $run.Value[0] | Should -Be 'result Passed code 0 / failed False'
        $run.Value[1] | Should -BeLike '*result  code  / failed False'
        $run.Value[2, 3] | Should -BeLike '*/ failed True'
    }

    It 'Tests completed in and Duration of the result are the time that passed. In a sequential run, they add up the times of the files. UserDuration, FrameworkDuration and DiscoveryDuration of the whole run are zero; the durations of each file and test are kept.' {
        $run = Invoke-Sample -Seconds 240 -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { Start-Sleep -Seconds 5 } }'; 'sub/b.Tests.ps1' = 'Describe "d" { It "i" { Start-Sleep -Seconds 5 } }'; 'sub/c.Tests.ps1' = 'Describe "d" { It "i" { Start-Sleep -Seconds 5 } }' } -Script {
            foreach ($parallel in $true, $false) {
                $r = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; Parallel = $parallel; ParallelThrottleLimit = 3; PassThru = $true }; Output = @{ Verbosity = 'Normal' } }
                $sum = ($r.Containers.Duration.TotalSeconds | Measure-Object -Sum).Sum
                "parallel $parallel added $([Math]::Abs($sum - $r.Duration.TotalSeconds) -lt 0.5) less $($r.Duration.TotalSeconds -lt $sum - 1) zero $(($r.UserDuration + $r.FrameworkDuration + $r.DiscoveryDuration).Ticks -eq 0) kept $($r.Containers[0].UserDuration.TotalSeconds -ge 5 -and $r.Tests[0].Duration.TotalSeconds -ge 5)"
            }
        }
        @($run.Value -match '^parallel') | Should -Be 'parallel True added False less True zero True kept True', 'parallel False added True less False zero False kept True'
    }

    It 'When a helper file that Pester.BeforeContainer.ps1 loads with . $PSScriptRoot/helpers.ps1 is missing, the tests of a parallel run do without it. A sequential run ends without a result in all three cases.' {
        $run = Invoke-Sample -Seconds 240 -File @{ 'x/a.Tests.ps1' = 'Describe "a" { It "x" { $after | Should -Be "went on"; Get-Command Get-Missing -ErrorAction Ignore | Should -BeNullOrEmpty } }'; 'x/b.Tests.ps1' = 'Describe "b" { It "x" { } }' } -Script {
            foreach ($code in '. $PSScriptRoot/helpers.ps1', 'throw "broken"', 'Import-Module ./missing.psm1 -ErrorAction Stop', 'Import-Module ./missing.psm1') {
                Set-Content Pester.BeforeContainer.ps1 "$code; `$after = 'went on'"
                foreach ($parallel in $true, $false) {
                    $said = Invoke-Pester -Configuration @{ Run = @{ Path = './x'; RepoRoot = "$PWD"; Parallel = $parallel; PassThru = $true }; Output = @{ Verbosity = 'None' } } *>&1
                    $r = $said | Where-Object { $_.PSObject.Properties.Name -contains 'PassedCount' }
                    "$parallel <$($r.Result)> $($r.PassedCount)"
                }
            }
        }
        $lines = @($run.Value | Where-Object { $_ -is [string] })
        $lines[0, 1] | Should -Be 'True <Passed> 2', 'False <> '
        $lines[2, 3] | Should -Be 'True <Passed> 0', 'False <> '
        $lines[4, 5] | Should -Be 'True <Passed> 0', 'False <> '
        # An error that is only written ends neither.
        $lines[6, 7] | Should -Be 'True <Passed> 2', 'False <Passed> 2'
    }

    It 'throw in this file, or an error under -ErrorAction Stop, loses tests in a parallel run. The error is printed, and each test file before which it occurred is missing from the result. The result can be Passed with exit code 0, even with Run.Exit and Run.Throw.' {
        $test = 'Describe "d" { It "i" { } }'
        $run = Invoke-Sample -Seconds 240 -File @{ '.git/config' = ''; 'sub/a.Tests.ps1' = $test; 'sub/b.Tests.ps1' = $test } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($option in '', 'Throw = $true;', 'Exit = $true;', 'Exit = $true; ') {
                Remove-Item seen.txt -ErrorAction Ignore
                $broken = if ($option -like '* ') { 'Write-Error "broken setup" -ErrorAction Stop' } else { 'throw "broken setup"' }
                Set-Content Pester.BeforeContainer.ps1 "if (-not (Test-Path `"`$PSScriptRoot/seen.txt`")) { Set-Content `"`$PSScriptRoot/seen.txt`" x; $broken }"
                Set-Content run.ps1 "Import-Module '$pester'; `$r = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; Parallel = `$true; ParallelThrottleLimit = 1; $option PassThru = `$true }; Output = @{ Verbosity = 'Normal' } }; `"result `$(`$r.Result) files `$(`$r.Containers.Count)`""
                "$(& (Get-Process -Id $PID).Path -NoProfile -File run.ps1 2>&1) / $LASTEXITCODE"
            }
        }
        $run.Value | ForEach-Object { $_ | Should -Match 'broken setup'; $_ | Should -BeLike '*result Passed files 1 / 0' }
    }

    It 'BeforeDiscovery, in a parallel run, loses the code that comes below it.' {
        $lost = Invoke-Sample -File @{ 'Pester.BeforeContainer.ps1' = "function Get-Above { 1 }`nBeforeDiscovery { `$own = 5 }`nfunction Get-Below { 2 }"; 'a.Tests.ps1' = 'Describe d { It i { "$([bool] (Get-Command Get-Above -ErrorAction Ignore)) $([bool] (Get-Command Get-Below -ErrorAction Ignore)) $own" | Set-Content (Join-Path $env:PROOF_OUT out.txt) } }' } -Script {
            $env:PROOF_OUT = "$PWD"
            foreach ($parallel in $false, $true) { $null = Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1'; RepoRoot = "$PWD"; Parallel = $parallel }; Output = @{ Verbosity = 'None' } } *>&1; Get-Content out.txt; Remove-Item out.txt }
        }
        $lost.Value | Should -Be 'True True 5', 'True False '
    }
}
