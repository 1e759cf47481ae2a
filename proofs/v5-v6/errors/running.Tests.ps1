BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/running' {
    It 'Put its own statements into BeforeAll, and its assertions into an It: the body of a Context runs during discovery.' {
        $run = Invoke-Sample { Describe 'd' { Context 'body' { $name = 'x'; It 'a' { $name | Should -Be 'x' } }; Context 'setup' { BeforeAll { $name = 'x' }; It 'b' { $name | Should -Be 'x' } } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        (Invoke-Sample { Describe 'd' { Context 'body' { 1 | Should -Be 2; It 'a' { } } } }).Tests | Should -BeNullOrEmpty
    }

    It 'A block or test inside of an It gives the same line.' {
        foreach ($inner in 'Describe i { It inner { } }', 'Context i { It inner { } }', 'It inner { }') {
            $text = (Invoke-Sample "Describe 'd' { It 'outer' { $inner } }; Describe 'e' { It 'other' { } }").Text
            $text | Should -Match '\[-\] Describe d failed'
            $text | Should -Match 'BeforeAll \\ AfterAll failed: 1'
        }
        # Another command in the test does not.
        (Invoke-Sample "Describe 'd' { It 'outer' { throw 'x' } }").Text | Should -Not -Match 'Describe d failed|AfterAll failed'
    }

    It 'Cause: A BeforeAll or AfterAll threw or recorded a failure, or an expression in the name of the block failed. After a BeforeAll that threw, or a name that failed, all tests of that block fail without being run.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'broke' }; It 'a' { Write-Host 'said: ran' }; Context 'c' { It 'b' { Write-Host 'said: ran' } } }; Describe 'e' { AfterAll { throw 'broke' }; It 'c' { } } }
        $run.Failed | Should -Be 2
        $run.Passed | Should -Be 1
        $run.Text | Should -Match 'BeforeAll \\ AfterAll failed: 2'
        $run.Text | Should -Not -Match 'said: ran'
        # After a recorded failure, the tests run.
        foreach ($name in 'BeforeAll', 'AfterAll') {
            $run = Invoke-Sample "Describe 'd' { $name { 1 | Should -Be 2 -ErrorAction Continue }; It 'a' { Write-Host 'said: ran' } }"
            $run.Text | Should -Match '(?s)said: ran.*BeforeAll \\ AfterAll failed: 1'
            $run.Passed | Should -Be 1
        }
        foreach ($test in 'Describe "d <_.Nope()>" -ForEach 1 { It a { Write-Host "said: ran" }; Context c { It b { Write-Host "said: ran" } } }', 'Describe o { Context "d <_.Nope()>" -ForEach 1 { It a { Write-Host "said: ran" }; It b { } }; It other { } }') {
            $run = Invoke-Sample $test
            ($run.Tests | Where-Object Name -NE 'other').Result | Should -Be 'Failed', 'Failed'
            ($run.Tests | Where-Object Name -EQ 'other').Result | Should -BeIn $null, 'Passed'
            $run.Text | Should -Match 'BeforeAll \\ AfterAll failed: 1'
            $run.Text | Should -Not -Match 'said: ran'
        }
        # The name of a test fails that test alone.
        $run = Invoke-Sample { Describe 'd' { It 'a <_.Nope()>' -ForEach 1 { }; It 'b' { } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Text | Should -Not -Match 'AfterAll failed'
    }

    It 'Fix: Correct the error shown at the name of the block; the tests themselves may be fine.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { }; AfterAll { throw 'teardown broke' }; It 'fine' { } } }
        $run.Text | Should -Match '(?s)\[-\] Describe d failed.*teardown broke'
        $run.Passed | Should -Be 1
    }

    It 'Cause: An assertion is directly in the body of Describe, not in an It or a setup block' {
        $run = Invoke-Sample { Describe 'd' { It 'before' { }; 1 | Should -Be 2; It 'below' { } }; Describe 'e' { It 'later' { } } }
        $run.Tests.Name | Should -Be 'before'
        $run.Result | Should -Be 'Failed'
        $run.Messages | Should -BeLike 'Expected 2, but got 1*'
        (Invoke-Sample { Describe 'd' { 1 | Should -Be 1; It 'below' { } } }).Result | Should -Be 'Passed'
    }

    It 'In a mock, return a fixed value in place of a call to the original, or call the original as an object that you kept before. Writing the module name in front of the original does not help.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'fixed' { Mock Get-Date { 'fixed' }; Get-Date | Should -Be 'fixed' }
                It 'kept' { $real = Get-Command Get-Date -CommandType Cmdlet; Mock Get-Date { & $real -Date '2026-01-02' }; (Get-Date).Day | Should -Be 2 }
                It 'kept function' { function Get-Own { 'real' }; $real = Get-Command Get-Own -CommandType Function; Mock Get-Own { "mocked $(& $real)" }; Get-Own | Should -Be 'mocked real' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
        foreach ($call in 'Get-Date', 'Microsoft.PowerShell.Utility\Get-Date') {
            # Ends after eight rounds, as a real overflow takes the process with it at times.
            $run = Invoke-Sample "Describe 'd' { It 'i' { `$global:proofRounds = 0; Mock Get-Date { if (++`$global:proofRounds -gt 8) { throw 'eight rounds' }; $call }; Get-Date } }"
            $run.Messages | Should -Match 'eight rounds'
        }
    }

    It 'Cause: .NET methods do not know PowerShell drives and read TestDrive: as an ordinary folder name.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { [System.IO.File]::ReadAllText('TestDrive:/a.txt') } } }
        $run.Messages | Should -Match 'Could not find .*TestDrive:'
    }

    It 'Fix: Use the real path in the variable $TestDrive.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Set-Content TestDrive:/a.txt 'x'; [System.IO.File]::ReadAllText("$TestDrive/a.txt").Trim() | Should -Be 'x' } } }).Passed | Should -Be 1
    }

    It 'When the path in the message leads to the real folder of the drive, a folder below it is missing: Set-Content TestDrive:/sub/full.bak ''x'' does not make the folder.' {
        $run = Invoke-Sample { Describe 'd' { It 'missing' { { Set-Content TestDrive:/sub/full.bak 'x' -ErrorAction Stop } | Should -Throw "Could not find a part of the path '$TestDrive*full.bak'*" }; It 'made' { New-Item TestDrive:/sub -ItemType Directory; Set-Content TestDrive:/sub/full.bak 'x' -ErrorAction Stop; 'TestDrive:/sub/full.bak' | Should -Exist } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'A BeforeAll or AfterAll that throws at the top of the file counts as Container failed instead.' {
        $run = Invoke-Sample { BeforeAll { throw 'off' }; Describe 'd' { It 'i' { } } }
        $run.Text | Should -Match 'Container failed: 1'
        $run.Text | Should -Not -Match 'AfterAll failed'
        (Invoke-Sample { Describe 'd' { BeforeAll { throw 'off' }; It 'i' { } } }).Text | Should -Match 'BeforeAll \\ AfterAll failed: 1'
    }

    It 'Cause: A test changed into TestDrive: and the file ended with TestDrive: still as the current location.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Set-Location TestDrive:/ } } }
        "$($run.Warnings) $($run.Text)" | Should -Match 'Your current path is set to TestDrive:'
    }

    It 'Cause: -FileContentMatch was pointed to a file that does not exist.' {
        (Invoke-Sample { Describe 'd' { It 'i' { "$TestDrive/none.txt" | Should -FileContentMatch 'x' } } }).Failed | Should -Be 1
    }

    It 'With -Not, the error is only printed, and the test passes. If $global:ErrorActionPreference is Stop, the test fails. A build script that sets its own $ErrorActionPreference to Stop has this effect when it is started by pwsh -File, but not when you call it at the prompt.' {
        $test = { Describe 'd' { It 'i' { "$TestDrive/none.txt" | Should -Not -FileContentMatch 'x' } } }
        $printed = Invoke-Sample $test
        $printed.Passed | Should -Be 1
        $printed.Errors | Should -BeLike 'Cannot find path*none.txt*'
        $run = Invoke-Sample $test -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -Output None -PassThru }
        $run.Failed | Should -Be 1
        $run.Messages | Should -BeLike 'Cannot find path*none.txt*'
        $build = 'param ($Manifest) PREFERENCE; Import-Module $Manifest; $result = Invoke-Pester -Path . -Output None -PassThru; "failed: $($result.FailedCount), passed: $($result.PassedCount)"'
        $files = @{ 'build.ps1' = $build -replace 'PREFERENCE', '$ErrorActionPreference = "Stop"'; 'plain.ps1' = $build -replace 'PREFERENCE;' }
        (Invoke-Sample $test -File $files -Script {
            $manifest = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
            $pwsh = (Get-Process -Id $PID).Path
            foreach ($arguments in @('-File', './build.ps1', $manifest), @('-File', './plain.ps1', $manifest), @('-Command', "./build.ps1 '$manifest'")) { & $pwsh -NoProfile @arguments 2>$null | Where-Object { $_ -like 'failed:*' } }
        }).Value | Should -Be 'failed: 1, passed: 0', 'failed: 0, passed: 1', 'failed: 0, passed: 1'
    }

    It 'Cause: TestRegistry: exists only on Windows.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample { Describe 'd' { It 'i' { Get-Item TestRegistry:/ -ErrorAction Stop } } }).Messages | Should -BeLike '*A drive with the name ''TestRegistry'' does not exist.*'
    }

    It '-Skip:(-not $IsWindows) alone also skips them in Windows PowerShell, which has no $IsWindows.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_automatic_variables'
    }

    It 'Cause: A function calls itself without an end. A mock whose body calls the command that it replaces does the same. It can take minutes until PowerShell gives up, and some runs end with Stack overflow. and no result. The text is in the PowerShell list of messages.' -Tag Unproved {
        'https://github.com/PowerShell/PowerShell/blob/master/src/System.Management.Automation/resources/GetErrorText.resx'
    }

    It 'Cause: On Windows, TestRegistry: is a key below HKEY_CURRENT_USER, and the account that runs the tests has no permission to create this key. The text comes from src/functions/Environment.ps1 in the source of Pester.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/Environment.ps1'
    }

    It 'Cause: On Windows, two runs used the registry at the same moment. Pester tries once more. The text comes from src/functions/TestRegistry.ps1 in the source of Pester.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/TestRegistry.ps1'
    }

    It 'Fix: Nothing has to be done as long as the tests pass.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/TestRegistry.ps1'
    }

    It 'If nothing recurses, run the file in a plain console. Where it passes there, and fails in a job, in a remote session or in an old version of an editor, the stack can be smaller there, and Pester uses much of it. Another text of this problem is Insufficient stack to continue executing the program safely. Start the tests in a process of their own, also from the job or the session: pwsh -NoProfile -Command ''Invoke-Pester -Path ./tests''.' -Tag Unproved {
        'Windows; the stack of a job on Linux is not smaller. https://github.com/PowerShell/PowerShell/issues/17407, https://github.com/pester/Pester/issues/1974, https://github.com/PowerShell/PowerShellEditorServices/pull/1797. That a job can start the process was run by hand'
    }

    It 'An It in BeforeEach does the same to the tests after the first one. In BeforeAll of a block, its test does not run, without a message.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { It 'inner' { throw 'ran' } }; It 'one' { }; It 'two' { } }; Describe 'e' { It 'other' { } } }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Sort-Object) -join ', ' | Should -Be 'inner NotRun, one Passed, other Passed, two Failed'
        $run.Messages | Should -Match 'Collection was modified'
        $run = Invoke-Sample { Describe 'd' { BeforeAll { It 'inner' { throw 'ran' } }; It 'one' { }; It 'two' { } } }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Sort-Object) -join ', ' | Should -Be 'inner NotRun, one Passed, two Passed'
        $run.Messages | Should -BeNullOrEmpty
        $run.Text | Should -Not -Match 'modified|\[-\]'
        # In BeforeAll of the file, every test fails, with a message.
        $run = Invoke-Sample { BeforeAll { It 'inner' { } }; Describe 'd' { It 'one' { }; It 'two' { } } }
        $run.Passed | Should -Be 0
        $run.Failed | Should -BeGreaterOrEqual 2
        $run.Text | Should -Match '\[-\]'
    }
}
