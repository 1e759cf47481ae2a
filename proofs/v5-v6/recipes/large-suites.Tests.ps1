BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $passing = 'Describe d { It i { } }'
}

Describe 'recipes/large-suites' {
    It 'a Pester run spends its time in discovery, in your code, or in Pester itself, and the result says how much in each.' {
        $run = Invoke-Sample { Start-Sleep -Milliseconds 300; Describe 'd' { It 'i' { Start-Sleep -Milliseconds 700 } } } -Inspect { $args[0].DiscoveryDuration.TotalMilliseconds; $args[0].UserDuration.TotalMilliseconds; $args[0].FrameworkDuration.TotalMilliseconds }
        $run.Value[0] | Should -BeGreaterOrEqual 299
        $run.Value[1] | Should -BeGreaterOrEqual 699
        $run.Value[2] | Should -BeGreaterThan 0
    }

    It 'UserDuration is your tests with their setup, Should and Mock included. FrameworkDuration is what Pester does around them, and DiscoveryDuration is finding the tests.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Start-Sleep -Milliseconds 600 }; BeforeEach { Start-Sleep -Milliseconds 300 }; It 'i' { } } } -Inspect { $args[0].UserDuration.TotalMilliseconds }
        $run.Value | Should -BeGreaterOrEqual 899
        # The work of Should and Mock is in UserDuration, not in FrameworkDuration.
        foreach ($test in { Describe 'd' { It 'i' { foreach ($i in 1..1500) { $i | Should -Be $i } } } }, { Describe 'd' { It 'i' { foreach ($i in 1..4) { Mock Get-ChildItem { }; Mock Get-Date { } }; foreach ($i in 1..500) { Get-Date } } } }) {
            $run = Invoke-Sample $test -Inspect { $args[0].UserDuration.TotalMilliseconds; $args[0].FrameworkDuration.TotalMilliseconds }
            $run.Passed | Should -Be 1
            $run.Value[0] | Should -BeGreaterThan (2 * $run.Value[1])
        }
    }

    It 'at the top of the file, in the body of Describe, and in the values of -ForEach and -Skip. It runs for every file of the run, even if a filter then leaves all of its tests out.' {
        $run = Invoke-Sample { Write-Host 'top runs'; Describe 'd' -Tag Slow { Write-Host 'body runs'; It 'i' -ForEach $(Write-Host 'data runs'; 1) -Skip:$(Write-Host 'skip runs'; $false) { Write-Host 'test runs' } } } -Configuration @{ Filter = @{ Tag = 'Fast' } }
        foreach ($part in 'top', 'body', 'data', 'skip') { $run.Text | Should -Match "$part runs" }
        $run.Text | Should -Not -Match 'test runs'
    }

    It 'Name the files that you want: -Path ./tests/unit discovers less than a tag on everything.' {
        (Invoke-Sample -File @{ 'unit/a.Tests.ps1' = $passing; 'other/b.Tests.ps1' = 'Write-Host "other found"; Describe d { It i { } }' } -Script { Invoke-Pester -Path ./unit }).Text | Should -Not -Match 'other found'
    }

    It 'Leave folders out with Run.ExcludePath' {
        $run = Invoke-Sample -File @{ 'unit/a.Tests.ps1' = $passing; 'node_modules/b.Tests.ps1' = 'throw 1' } -Configuration @{ Run = @{ ExcludePath = '*/node_modules/*' } }
        $run.Passed | Should -Be 1
        $run.Result | Should -Be 'Passed'
    }

    It 'Run.SkipRun = $true stops after discovery, so the run measures discovery alone.' {
        $run = Invoke-Sample { Write-Host 'found'; Describe 'd' { It 'i' { Write-Host 'ran' } } } -Configuration @{ Run = @{ SkipRun = $true } }
        $run.Text | Should -Match 'found'
        $run.Text | Should -Not -Match 'ran\b'
    }

    It 'Without the drive, New-Item and Set-Content only print an error, and the test can still pass, unless $ErrorActionPreference is Stop.' {
        $run = Invoke-Sample { Describe 'd' { It 'passes' { New-Item TestDrive:/a.txt; Set-Content TestDrive:/a.txt 'x'; 'TestDrive:/a.txt' | Should -Not -Exist }; It 'stops' { Set-Content TestDrive:/a.txt 'x' -ErrorAction Stop }; It 'preference' { $ErrorActionPreference = 'Stop'; Set-Content TestDrive:/a.txt 'x' } } } -Configuration @{ TestDrive = @{ Enabled = $false } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        $run.Tests[1].Message | Should -BeLike '*Cannot find drive. A drive with the name ''TestDrive'' does not exist.*'
    }

    It 'Without the drive, $TestDrive is empty, so "$TestDrive/full.bak" is a file in the root of the disk.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { [System.IO.Path]::GetFullPath("$TestDrive/full.bak") | Should -Be ([System.IO.Path]::GetPathRoot($PWD.ProviderPath) + 'full.bak') } } } -Configuration @{ TestDrive = @{ Enabled = $false } }
        $run.Passed | Should -Be 1
    }

    It 'Pester has no BeforeAll or AfterAll for a whole run: BeforeAll at the top of a file runs once for that file.' {
        $text = 'BeforeAll { Write-Host "once here" }; Describe d { It i { }; It j { } }; Describe e { It k { } }'
        [regex]::Matches((Invoke-Sample -File @{ 'a.Tests.ps1' = $text; 'b.Tests.ps1' = $text }).Text, 'once here').Count | Should -Be 2
    }

    It 'The cleanup runs when tests fail' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { throw 1 } }' } -Script { try { Invoke-Pester -Path . -Output None } finally { 'cleaned' } }
        $run.Value | Should -Be 'cleaned'
    }

    It 'It also runs with Run.Exit, which ends the script after the cleanup when a test failed. After a passed run, the script goes on.' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'Describe d { It i { throw 1 } }'
            'run.ps1'     = 'try { Invoke-Pester -Configuration @{ Run = @{ Exit = $true; Path = "a.Tests.ps1" }; Output = @{ Verbosity = "None" } } } finally { Set-Content cleaned.txt x }; Set-Content after.txt x'
        } -Script { & ./run.ps1; $LASTEXITCODE; Test-Path cleaned.txt; Test-Path after.txt }
        $run.Value | Should -Be 1, $true, $false
        $passed = Invoke-Sample -File @{
            'a.Tests.ps1' = 'Describe d { It i { } }'
            'run.ps1'     = 'try { Invoke-Pester -Configuration @{ Run = @{ Exit = $true; Path = "a.Tests.ps1" }; Output = @{ Verbosity = "None" } } } finally { Set-Content cleaned.txt x }; Set-Content after.txt x'
        } -Script { & ./run.ps1; Test-Path cleaned.txt; Test-Path after.txt }
        $passed.Value | Should -Be $true, $true
    }

    It 'Tests and blocks run in the order in which they are written.' {
        $run = Invoke-Sample { Describe 'z' { It '3' { }; Context 'c' { It '2' { } }; It '1' { } }; Describe 'a' { It '0' { } } }
        $run.Text | Should -Match '(?s)\[\+\] 3.*\[\+\] 2.*\[\+\] 1.*\[\+\] 0'
    }

    It 'Files run in the order in which they are found: path by path, as you name them, and inside a folder first its own files by name, then its subfolders' {
        $run = Invoke-Sample -File @{
            'x/b.Tests.ps1' = 'Describe d { It xb { } }'; 'x/a.Tests.ps1' = 'Describe d { It xa { } }'; 'x/0/c.Tests.ps1' = 'Describe d { It x0c { } }'; 'w/z.Tests.ps1' = 'Describe d { It wz { } }'
        } -Script { Invoke-Pester -Path ./x, ./w -Output None -PassThru }
        $run.Tests.Name | Should -Be 'xa', 'xb', 'x0c', 'wz'
    }

    It 'Run.SkipRemainingOnFailure = ''Run'' skips everything after a failed test' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It a { throw 1 }; It b { } }'; 'b.Tests.ps1' = 'Describe e { It c { } }' } -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Run' } }
        $run.Skipped | Should -Be 2
    }

    It 'It has no timeout.' {
        (Invoke-Sample -Script { $all = New-PesterConfiguration; $all.PSObject.Properties.Name | ForEach-Object { $all.$_.PSObject.Properties.Name } | Where-Object { $_ -match 'Timeout|TimeLimit' } }).Value | Should -BeNullOrEmpty
    }

    It 'Debug.ShowStartMarkers prints the name of a test when it begins.' {
        $run = Invoke-Sample { Describe 'd' { It 'named' { Write-Host 'begun' } } } -Configuration @{ Debug = @{ ShowStartMarkers = $true } }
        $run.Text | Should -Match '(?s)named.*begun.*\[\+\] named'
    }

    It 'In the job, the code runs in another process, so it sees no mocks and no variables of the test.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 'mocked' }; $mine = 1; $seen = Start-Job { "$(Get-Date)"; "$mine" } | Receive-Job -Wait -AutoRemoveJob; $seen[0] | Should -Not -Be 'mocked'; $seen[1] | Should -Be '' } } }).Passed | Should -Be 1
    }

    It 'Its errors fail the test, because they are received with -ErrorAction Stop.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'received' { foreach ($call in { throw 'x' }, { Write-Error 'x' }) { { Start-Job $call | Receive-Job -Wait -AutoRemoveJob -ErrorAction Stop } | Should -Throw 'x' } }
                It 'without' { Start-Job { throw 'x' } | Receive-Job -Wait -AutoRemoveJob 2> $null }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
    }

    It 'Receive-Job prints what Pester wrote in the job, and returns the copy. In the copy, Result and the counts are right, and the tests are texts such as [-] bad. Take what you need inside the job, and return only that.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It good { }; It bad { 1 | Should -Be 2 }; It left -Skip { }; It never { } }' } -Script {
            $manifest = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
            $said = $(
                $result = Start-Job { Import-Module $using:manifest; Invoke-Pester -Path $using:PWD -PassThru -FullNameFilter *good, *bad, *left } | Receive-Job -Wait -AutoRemoveJob
            ) 6>&1
            "$($said -join '' -match 'Tests Passed: 1, Failed: 1')"
            $result.Result, $result.PassedCount, $result.FailedCount, $result.SkippedCount, $result.NotRunCount, $result.TotalCount -join ' '
            $result.Tests -join ' '
            "$($result.Tests[1] -is [string]) $($null -eq $result.Failed[0].ErrorRecord)"
            Start-Job { Import-Module $using:manifest; (Invoke-Pester -Path $using:PWD -PassThru -Output None).Failed | ForEach-Object { "$($_.ExpandedPath): $($_.ErrorRecord)" } } | Receive-Job -Wait -AutoRemoveJob
            $here = Invoke-Pester -Path $PWD -PassThru -Output None
            "$($here.Failed[0] -is [string]) $($here.Failed[0].ErrorRecord)"
        }
        $run.Errors | Should -BeNullOrEmpty
        $run.Value | Should -Be 'True', 'Failed 1 1 1 1 4', '[+] good [-] bad [!] left [ ] never', 'True True', 'd.bad: Expected 2, but got 1.', 'False Expected 2, but got 1.'
    }

    It 'What leaves a job is a copy without methods, cut off at a certain depth.' {
        (Invoke-Sample -Script { $item = Start-Job { Get-Item . } | Receive-Job -Wait -AutoRemoveJob; $item.PSObject.Methods.Name -contains 'Delete'; $item.FullName.Length -gt 0 }).Value | Should -Be $false, $true
    }

    It 'DiscoveryDuration | work outside It and setup blocks | move it' {
        $run = Invoke-Sample { Describe 'd' { Start-Sleep -Milliseconds 600; It 'i' { } } } -Inspect { $args[0].DiscoveryDuration.TotalMilliseconds; $args[0].Tests[0].Duration.TotalMilliseconds }
        $run.Value[0] | Should -BeGreaterOrEqual 599
        $run.Value[1] | Should -BeLessThan $run.Value[0]
    }

    It 'the setup of blocks | modules and fixtures are loaded in every block | load them once per file, in a BeforeAll at the top' {
        # The setup of a block lies between its start and that of its first test, whatever ran before it.
        $run = Invoke-Sample {
            Describe 'slow test' { It 'i' { Start-Sleep -Milliseconds 900 } }
            Describe 'slow setup' { BeforeAll { Start-Sleep -Milliseconds 600 }; It 'i' { } }
            Describe 'fast' { It 'i' { } }
        } -Inspect { foreach ($block in $args[0].Containers.Blocks) { ($block.Tests[0].ExecutedAt - $block.ExecutedAt).TotalMilliseconds } }
        $run.Value[1] | Should -BeGreaterOrEqual 599
        $run.Value[1] | Should -BeGreaterThan $run.Value[0]
        $run.Value[1] | Should -BeGreaterThan $run.Value[2]
    }

    It 'Duration of every test | BeforeEach does too much | use BeforeAll for what tests only read' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Start-Sleep -Milliseconds 300 }; It 'i' { }; It 'j' { } } } -Inspect { $args[0].Tests.Duration.TotalMilliseconds }
        $run.Value | ForEach-Object { $_ | Should -BeGreaterOrEqual 299 }
    }

    It 'Duration of some tests | they wait: Start-Sleep, network, processes | mock what they wait for, or start fewer processes; tag the tests where you cannot mock' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Start-Sleep -Milliseconds 800 }; It 'mocked' { Mock Start-Sleep; Start-Sleep -Seconds 3600 } }; Describe 'e' { BeforeAll { Start-Sleep -Milliseconds 800 }; It 'fewer' { } } } -Inspect { $args[0].Tests.Duration.TotalMilliseconds }
        $run.Passed | Should -Be 3
        $run.Value[0] | Should -BeGreaterOrEqual 799
        $run.Value[2] | Should -BeLessThan $run.Value[0]
    }

    It 'A loop that waits until a certain time also needs a mock of the clock.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Wait-Window { $end = (Get-Date).AddSeconds(2); while ((Get-Date) -lt $end) { Start-Sleep -Seconds 1 } } }
                It 'sleep only' { Mock Start-Sleep; $watch = [System.Diagnostics.Stopwatch]::StartNew(); Wait-Window; $watch.Elapsed.TotalSeconds | Should -BeGreaterThan 1.9 }
                It 'and the clock' { $script:clock = [datetime] '2026-03-31'; Mock Get-Date { $script:clock }; Mock Start-Sleep { $script:clock = $script:clock.AddSeconds($Seconds) }; $watch = [System.Diagnostics.Stopwatch]::StartNew(); Wait-Window; $watch.Elapsed.TotalSeconds | Should -BeLessThan 1.5; Should -Invoke Start-Sleep -Times 2 -Exactly }
            }
        }
        Assert-TestPassed $run 'sleep only', 'and the clock'
    }

    It 'Do not start PowerShell to run a script: this takes about half a second each time. & $script runs the script in the process of the tests, even if it calls exit. Where the process is what you test, start it once in BeforeAll. Keep its output and $LASTEXITCODE in variables, and let several tests look at them.' {
        $run = Invoke-Sample -File @{ 'code.ps1' = 'param ($Code) "in $PID"; exit $Code' } -Test {
            BeforeAll { $script = "$PSScriptRoot/code.ps1"; $pwsh = (Get-Process -Id $PID).Path }
            Describe 'started in each test' {
                It 'one' { & $pwsh -NoProfile -File $script 3 | Should -Not -Be "in $PID"; $LASTEXITCODE | Should -Be 3 }
                It 'two' { & $pwsh -NoProfile -File $script 4 | Should -Not -Be "in $PID"; $LASTEXITCODE | Should -Be 4 }
            }
            Describe 'called' {
                It 'here' { & $script 3 | Should -Be "in $PID"; $LASTEXITCODE | Should -Be 3; Write-Host 'said: went on' }
            }
            Describe 'started once' {
                BeforeAll { $output = & $pwsh -NoProfile -File $script 5; $exitCode = $LASTEXITCODE }
                It 'output' { $output | Should -Not -Be "in $PID"; & $script 9 }
                It 'exit code' { $exitCode | Should -Be 5; $LASTEXITCODE | Should -Be 9 }
            }
        } -Inspect { foreach ($block in $args[0].Containers.Blocks) { ($block.Tests.Duration.TotalMilliseconds | Measure-Object -Minimum).Minimum } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
        $run.Text | Should -Match 'said: went on'
        # How long it takes depends on the machine; that it takes longer does not.
        $run.Value[0] | Should -BeGreaterThan 50
        $run.Value[1] | Should -BeLessThan $run.Value[0]
        $run.Value[2] | Should -BeLessThan $run.Value[0]
    }

    It 'FrameworkDuration | thousands of tiny tests, TestDrive in each block | one test with several assertions; switch off what you do not use' {
        $many = Invoke-Sample { Describe 'd' { It 't<_>' -ForEach (1..300) { 1 | Should -Be 1 } } } -Inspect { $args[0].FrameworkDuration.TotalMilliseconds }
        $one = Invoke-Sample { Describe 'd' { It 't' { foreach ($i in 1..300) { 1 | Should -Be 1 } } } } -Inspect { $args[0].FrameworkDuration.TotalMilliseconds }
        $many.Value[0] | Should -BeGreaterThan $one.Value[0]
    }

    It 'For single lines, run the suite under the Profiler module: Trace-Script { Invoke-Pester ./tests } names the lines of your code that take longest.' -Tag Unproved { 'https://github.com/nohwnd/Profiler' }

    It 'Wrap Invoke-Pester in a script: set up before the call, clean up in finally, and pass values as parameters of the test files.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'param ($Server) Describe d { It i { $Server | Should -Be "here" } }' } -Script { try { Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ Server = 'here' }) -PassThru -Output None } finally { 'cleaned' } }
        $run.Passed | Should -Be 1
        $run.Value | Should -Contain 'cleaned'
    }

    It 'With this guard, nothing cleans up at the end; the next session starts anew.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { $global:ProofServer = "here" } }' } -Script { Invoke-Pester -Path . -Output None; "$global:ProofServer"; & (Get-Process -Id $PID).Path -NoProfile -Command '"[$global:ProofServer]"' }
        $run.Value | Should -Be 'here', '[]'
    }

    It 'The result keeps every test with its errors until the run ends, and modules stay loaded.' {
        $run = Invoke-Sample -File @{ 'm.psm1' = 'function Get-ProofM { 1 }'; 'a.Tests.ps1' = 'Describe d { It i { Import-Module $PSScriptRoot/m.psm1; throw "kept" } }'; 'b.Tests.ps1' = 'Describe d { It j { } }' } -Script { $result = Invoke-Pester -Path . -Output None -PassThru; $result.Tests.Name; $result.Tests[0].ErrorRecord.Exception.Message; (Get-Module m).Name; Remove-Module m }
        $run.Value | Should -Be 'i', 'j', 'kept', 'm'
    }

    It 'the first test only | commands and modules are loaded on first use; the time does not include BeforeAll | nothing; this is paid once' {
        $run = Invoke-Sample { Describe 'd' { It 'first' { $null = [System.Data.DataTable]::new(); $true | Should -BeTrue }; It 'second' { $true | Should -BeTrue }; It 'third' { $true | Should -BeTrue } } } -Inspect { $args[0].Tests | ForEach-Object { $_.Duration.TotalMilliseconds } }
        $run.Value[0] | Should -BeGreaterThan $run.Value[2]
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Start-Sleep -Seconds 1 }; It 'first' { } } } -Inspect { ($args[0].Containers[0].Blocks[0].Duration - $args[0].Tests[0].Duration).TotalSeconds }
        $run.Value | Should -BeGreaterThan 0.9
    }

    It 'TestDrive and TestRegistry look after a folder and a registry key for every block.' {
        $run = Invoke-Sample { Describe 'one' { It 'writes' { Set-Content TestDrive:/a.txt 1 }; Context 'in' { It 'writes' { Set-Content TestDrive:/b.txt 1 } }; It 'after' { Test-Path TestDrive:/b.txt | Should -BeFalse; Test-Path TestDrive:/a.txt | Should -BeTrue } }; Describe 'two' { It 'empty' { Test-Path TestDrive:/a.txt | Should -BeFalse } } }
        $run.Passed | Should -Be 4
    }

    It 'git diff does not list new files until you add them with git add' -Skip:(-not (Get-Command -Name git -ErrorAction Ignore)) {
        $folder = Join-Path $TestDrive 'repository'
        $null = git init --quiet --initial-branch main $folder
        Set-Content -Path $folder/Old.ps1 -Value 1
        git -C $folder add .
        git -C $folder -c user.name=proof -c user.email=proof@example.org commit --quiet --message first
        Set-Content -Path $folder/Old.ps1 -Value 2
        Set-Content -Path $folder/New.ps1 -Value 1
        git -C $folder diff --name-only main '*.ps1' | Should -Be 'Old.ps1'
        git -C $folder add .
        git -C $folder diff --name-only main '*.ps1' | Should -Be 'New.ps1', 'Old.ps1'
    }

    It 'After a change of the test file, a line may select another test or none, so run all tests once.' {
        $run = Invoke-Sample -Script {
            $lines = 'Describe "d" {', '    It "first" { }', '    It "second" { throw 1 }', '}'
            $place = "$PWD/a.Tests.ps1:3"
            foreach ($above in @(), @('# one'), @('# one', '# two', '# three')) {
                Set-Content -Path a.Tests.ps1 -Value (@($above) + $lines)
                $result = Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1'; PassThru = $true }; Filter = @{ Line = $place }; Output = @{ Verbosity = 'None' } }
                "$($result.Result) $(($result.Tests | Where-Object Executed).Name)"
            }
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'Failed second', 'Passed first', 'Passed '
    }

    It 'Without the last if, a change that touches none of these files would run everything: -Path $null means the current folder.' {
        $test = 'Describe "d" { It "i" { } }'
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'sub/b.Tests.ps1' = $test } -Script { $tests = @() | Where-Object { $_ }; Invoke-Pester -Path $tests -PassThru }
        $run.Passed | Should -Be 2
    }

    It 'Switch them off only where no test uses them. Without the drive, New-Item and Set-Content only print an error, and the test can still pass, unless $ErrorActionPreference is Stop.' {
        $test = { Describe 'd' { It 'new' { New-Item TestDrive:/a -ItemType File; 1 | Should -Be 1 }; It 'set' { Set-Content TestDrive:/b x }; It 'stop' { $ErrorActionPreference = 'Stop'; Set-Content TestDrive:/b x }; It 'empty' { "$TestDrive/full.bak" | Should -Be '/full.bak' } } }
        $run = Invoke-Sample $test -Configuration @{ TestDrive = @{ Enabled = $false } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Passed'
        $run.Errors | Should -Match 'TestDrive'
        (Invoke-Sample $test).Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It 'When the list is empty, the next run has no filter, and all tests run.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe d {`n  It i { }`n  It j { }`n}"; 'list.txt' = '' } -Script {
            $config = New-PesterConfiguration; $config.Run.Path = '.'; $config.Run.PassThru = $true; $config.Output.Verbosity = 'None'
            $config.Filter.Line = "$PWD/a.Tests.ps1:2"; "$((Invoke-Pester -Configuration $config).PassedCount)"
            # A green run empties the list; through the pipeline the old one would stay.
            Set-Content list.txt 'old'; @() | Set-Content -Path list.txt; "$(Get-Content list.txt)"
            Set-Content -Path list.txt -Value @(); "$(Get-Content list.txt)"
            $config.Filter.Line = @(Get-Content list.txt); "$((Invoke-Pester -Configuration $config).PassedCount)"
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be '1', 'old', '', '2'
    }

    # A proof would compare times, which a busy machine turns red. Measured on 2026-11-26 with PowerShell 7.6.5: a loop of
    # 50,000 rounds took ten times as long with Set-PSBreakpoint -Command Get-NoSuchThing as before and after it, and one of
    # a million rounds 108 ms without, 2,502 ms with that and 3,751 ms with a breakpoint on a line that does not exist.
    It 'Even with a breakpoint that is never hit, long loops can take ten or thirty times as long.' -Tag Unproved {
        'https://github.com/pester/Pester/issues/1352'
    }

    It 'Some builds of Windows PowerShell 5.1 are far slower.' -Tag Unproved {
        'https://github.com/pester/Pester/issues/1352'
    }

    It 'Run the tests of each module in a process of its own. Then no module sees the functions and classes of another, and each module has its own report and coverage. For this script, each folder beside the script is a module with a folder tests:' {
        $file = @{
            'repo/all-modules.ps1' = @'
param ([string[]] $Module = (Get-ChildItem -Path $PSScriptRoot -Directory).Name)

$failed = foreach ($name in $Module) {
    $folder = "$PSScriptRoot/$name"
    $config = @{
        Run          = @{ Path = "$folder/tests"; PassThru = $true }
        TestResult   = @{ Enabled = $true; OutputPath = "$folder/testResults.xml"; TestSuiteName = $name }
        CodeCoverage = @{ Enabled = $true; Path = "$folder/*.psm1"; OutputPath = "$folder/coverage.xml" }
    }
    pwsh -NoProfile -Command {
        param ($config)
        $result = Invoke-Pester -Configuration $config
        if ($result.Result -ne 'Passed') { exit 1 }
    } -args $config 6>$null | Out-Host  # without 6>$null, each line is shown twice
    if ($LASTEXITCODE -ne 0) { $name }
}

if ($failed) { throw "Failed: $failed" }
'@
        }
        foreach ($name in 'Alpha', 'Beta', 'Gamma') {
            $file["repo/$name/$name.psm1"] = "class Proofz { [string] `$$name = 'x' }`nfunction Get-$name { [Proofz]::new() }"
            $file["repo/$name/tests/$name.Tests.ps1"] = @"
BeforeAll { Import-Module `$PSScriptRoot/../$name.psm1; function global:Get-Left$name { } }
Describe '$name' { It 'has its class' { (Get-$name).$name | Should -Be 'x' }; It 'is alone' { (Get-Command Get-Left*).Name | Should -Be 'Get-Left$name' } }
"@
        }
        $file['repo/Beta/Beta.psm1'] = "function Get-Beta { throw 'broken' }"
        $run = Invoke-Sample -File $file -Script {
            $env:PATH = "$(Split-Path (Get-Process -Id $PID).Path)$([System.IO.Path]::PathSeparator)$env:PATH"
            $env:PSModulePath = "$(Split-Path (Get-Module Pester).ModuleBase)$([System.IO.Path]::PathSeparator)$env:PSModulePath"
            try { & ./repo/all-modules.ps1 } catch { "$_" }
            try { & ./repo/all-modules.ps1 -Module Alpha, Gamma; 'all passed' } catch { "$_" }
            foreach ($name in 'Alpha', 'Beta', 'Gamma') {
                $report = [xml] (Get-Content -Path ./repo/$name/testResults.xml -Raw)
                $report.'test-results'.'test-suite'.name, $report.'test-results'.total, $report.'test-results'.failures, [bool] (Select-String -Path ./repo/$name/coverage.xml -Pattern "$name\.psm1") -join ' '
            }
            (Invoke-Pester -Path ./repo/Alpha, ./repo/Gamma -PassThru -Output None).Failed.ExpandedPath
        }
        $run.Value | Should -Be 'Failed: Beta', 'all passed', 'Alpha 2 0 True', 'Beta 2 1 True', 'Gamma 2 0 True', 'Gamma.is alone'
    }

    It 'For one text, write [Convert]::ToBase64String($bytes) |' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { $bytes = [byte[]] (1, 2, 3); $same = [byte[]] (1, 2, 3); $other = [byte[]] (1, 2, 4) }
            It 'same' { [Convert]::ToBase64String($bytes) | Should -Be ([Convert]::ToBase64String($same)); $bytes -join ',' | Should -Be ($same -join ',') }
            It 'other' { [Convert]::ToBase64String($bytes) | Should -Be ([Convert]::ToBase64String($other)) }
            It 'other list' { $bytes -join ',' | Should -Be ($other -join ',') }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'What a test file declares in param() can go into -ForEach.' {
        $run = Invoke-Sample -File @{ 'a.ps1' = 'param ($Server) BeforeAll { $late = "x", "y" }; Describe d { It "<_>" -ForEach $Server { }; It "late <_>" -ForEach $late { } }' } -Script { Invoke-Pester -Container (New-PesterContainer -Path ./a.ps1 -Data @{ Server = 'north', 'south' }) -PassThru -Output None }
        $run.Tests.Count | Should -Be 2
    }

    It 'An assertion goes through a list item by item, and 100,000 bytes take seconds' {
        $run = Invoke-Sample -Script {
            $bytes = [byte[]]::new(100000)
            (Measure-Command { $bytes | Should -Be ([byte[]]::new(100000)) }).TotalSeconds
            (Measure-Command { [Convert]::ToBase64String($bytes) | Should -Be ([Convert]::ToBase64String([byte[]]::new(100000))) }).TotalSeconds
            (Measure-Command { $bytes -join ',' | Should -Be ([byte[]]::new(100000) -join ',') }).TotalSeconds
        }
        $run.Errors | Should -BeNullOrEmpty
        $run.Value[0] | Should -BeGreaterThan 1
        $run.Value[0] | Should -BeGreaterThan (5 * $run.Value[1])
        $run.Value[0] | Should -BeGreaterThan (5 * $run.Value[2])
    }

    It 'A server that a test starts in its own session does not return, so the run hangs. Start the server with Start-Job or Start-Process in BeforeAll, and stop it in AfterAll.' {
        $server = '$server = [System.Net.Sockets.TcpListener]::new([ipaddress]::Loopback, 0); $server.Start(); $server.LocalEndpoint.Port; $client = $server.AcceptTcpClient(); $client.GetStream().WriteByte(65); $client.Close()'
        { Invoke-Sample -Seconds 12 "Describe d { BeforeAll { $server }; It i { } }" } | Should -Throw 'The sample took more than 12 seconds.'
        $run = Invoke-Sample "Describe d { BeforeAll { `$job = Start-Job { $server }; while (-not (`$port = Receive-Job `$job -Keep)) { Start-Sleep -Milliseconds 100 } }; It i { `$client = [System.Net.Sockets.TcpClient]::new('127.0.0.1', `$port); `$client.GetStream().ReadByte() | Should -Be 65 }; AfterAll { `$job | Remove-Job -Force } }"
        $run.Passed | Should -Be 1
    }

    It 'To keep the suite fast, let the build fail on a slow test. The duration of a test includes BeforeEach, but not BeforeAll' {
        $page = if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { 'versioned_docs/version-v5' }
        $text = [System.IO.File]::ReadAllText((Join-Path $PSScriptRoot "../../../$page/recipes/large-suites.mdx"))
        $gate = [regex]::Match($text, '(?s)(\$slow = \$result\.Tests.+?)```').Groups[1].Value
        $run = Invoke-Sample -File @{
            'gate.ps1'    = $gate.Replace('00:00:05', '00:00:01')
            'limit.ps1'   = $gate
            'a.Tests.ps1' = {
                Describe 'a' { BeforeAll { Start-Sleep -Milliseconds 1500 }; It 'all' { }; It 'slow' { Start-Sleep -Milliseconds 1500 } }
                Describe 'b' { BeforeEach { Start-Sleep -Milliseconds 1500 }; It 'each' { } }
            }
        } -Script {
            $result = Invoke-Pester -Path ./a.Tests.ps1 -Output None -PassThru
            try { . ./gate.ps1; 'not thrown' } catch { "$_" }
            try { . ./limit.ps1; 'not thrown' } catch { "$_" }
        }
        $run.Value | Should -Be 'Too slow: a.slow, b.each', 'not thrown'
    }
}
