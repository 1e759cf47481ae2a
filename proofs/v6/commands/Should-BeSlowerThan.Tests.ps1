BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeSlowerThan' {
    It 'Runs a script block, measures it, and passes when it took longer than the given time.' {
        Assert-Passing { { Start-Sleep -Milliseconds 20 } | Should-BeSlowerThan 1ms }
        $null = Get-Failure { { } | Should-BeSlowerThan 1h }
    }

    It 'A [timespan] is compared directly.' {
        Assert-Passing { [timespan] '0:0:5' | Should-BeSlowerThan 3s }
        $null = Get-Failure { [timespan] '0:0:2' | Should-BeSlowerThan 3s }
    }

    It 'The message shows the required time, then the real one.' {
        Get-Failure { [timespan] '0:0:2' | Should-BeSlowerThan 3s } | Should -Be 'The provided [timespan] should be longer than [timespan] 00:00:03, but it was shorter: 00:00:02'
    }

    It 'A script block is reported with its run time and its text: The provided [scriptblock] should execute slower than [timespan] 00:00:10, but it took 00:00:00.0019403 to run. and below it ScriptBlock: { }.' {
        Get-Failure { { } | Should-BeSlowerThan 10s } | Should -Match '(?s)^The provided \[scriptblock\] should execute slower than \[timespan\] 00:00:10, but it took 00:00:[\d.]+ to run\.\s+ScriptBlock: \{ \}'
    }

    It 'The time to exceed; exactly that time is too short.' {
        $null = Get-Failure { [timespan] '0:0:3' | Should-BeSlowerThan 3s }
        Assert-Passing { [timespan] '0:0:3.001' | Should-BeSlowerThan 3s }
    }

    It 'Text such as 50ms, 3s, 2min, or a [timespan].' {
        Assert-Passing { [timespan] '0:0:0.051' | Should-BeSlowerThan 50ms }, { [timespan] '0:2:1' | Should-BeSlowerThan 2min }, { [timespan] '0:2:1' | Should-BeSlowerThan ([timespan] '0:2:0') }
    }

    It 'The script block to run or the [timespan] to compare. Other types are not refused: a number, $null or a [datetime] passes whatever the limit is, so a test that forgets the braces or uses .' {
        Assert-Passing { 5 | Should-BeSlowerThan 1h }, { $null | Should-BeSlowerThan 1h }, { Get-Date | Should-BeSlowerThan 1h }
    }

    It 'Nor are several piped values checked.' {
        Assert-Passing { [timespan] '0:0:20', [timespan] '0:0:10' | Should-BeSlowerThan 1h }, { { }, { } | Should-BeSlowerThan 1h }
        $null = Get-Failure { [timespan] '0:0:20' | Should-BeSlowerThan 1h }, { , [timespan] '0:0:20' | Should-BeSlowerThan 1h }
    }

    It 'The reason stands after the required time.' {
        Get-Failure { [timespan] '0:0:2' | Should-BeSlowerThan 3s -Because 'rr' } | Should -BeLike '*00:00:03, because rr, but*'
    }

    It 'Takes a script block or time span from the pipeline. The output of a script block is passed on, so a block that returns something makes the assertion return it, too.' {
        Assert-Passing { if (({ 'out'; Start-Sleep -Milliseconds 20 } | Should-BeSlowerThan 1ms) -ne 'out') { throw 'no output' } }
    }

    It 'Code that is too fast throws, or is recorded as Should.ErrorAction says.' {
        Assert-Collected { { } | Should-BeSlowerThan 1h }
    }

    It 'In v5, the same check was written with Measure-Command and Should -BeGreaterThan.' {
        Assert-Passing { (Measure-Command { Start-Sleep -Milliseconds 60 }).TotalMilliseconds | Should -BeGreaterThan 50 }, { { Start-Sleep -Milliseconds 60 } | Should-BeSlowerThan 50ms }
        $null = Get-Failure { (Measure-Command { 1 }).TotalSeconds | Should -BeGreaterThan 20 }, { { 1 } | Should-BeSlowerThan 20s }
    }

    It 'The wait is real and makes the test slow. Where possible, mock Start-Sleep and check with Should-Invoke how long it was asked to sleep.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Wait-Disk { Start-Sleep -Milliseconds 300 } }
                It 'real' { { Wait-Disk } | Should-BeSlowerThan 290ms }
                It 'mocked' { Mock Start-Sleep { }; Wait-Disk; Should-Invoke Start-Sleep -Times 1 -Exactly -ParameterFilter { $Milliseconds -eq 300 } }
                It 'mocked time' { Mock Start-Sleep { }; Wait-Disk; { Wait-Disk } | Should-BeSlowerThan 290ms }
            }
        } -Inspect { param ($result) $result.Tests[0].UserDuration.TotalMilliseconds -ge 290 }
        $run.Tests[0, 1].Result | Should -Be 'Passed', 'Passed'
        $run.Value | Should -Be $true
    }

    It 'Without a unit, it fails with is not a valid timespan string.' {
        Get-Failure { [timespan] '0:0:5' | Should-BeSlowerThan 3 } | Should -BeLike '*is not a valid timespan string.*'
        Assert-Passing { [timespan] '0:0:5' | Should-BeSlowerThan 3s }
    }
}
