BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeFasterThan' {
    It 'Runs a script block once, measures it, and passes when it took less time than the limit. A [timespan] that you measured yourself is compared without running anything.' {
        Assert-Passing { $n = @{ Runs = 0 }; { $n.Runs++ } | Should-BeFasterThan 1h; if ($n.Runs -ne 1) { throw 'runs' } }, { [timespan] '0:0:1' | Should-BeFasterThan 2s }
        $null = Get-Failure { { Start-Sleep -Milliseconds 20 } | Should-BeFasterThan 1ms }, { [timespan] '0:0:3' | Should-BeFasterThan 2s }
    }

    It 'Both times are in hours:minutes:seconds.' {
        Get-Failure { [timespan] '0:0:5' | Should-BeFasterThan 2s } | Should -BeLike '*00:00:02, but it was longer: 00:00:05'
    }

    It 'For a script block, the sentence is another one, and the code follows on a line of its own: Expected the provided [scriptblock] to execute faster than [timespan] 00:00:00.0100000, but it took 00:00:00.0644647 to run.' {
        Get-Failure { { Start-Sleep -Milliseconds 20 } | Should-BeFasterThan 10ms } | Should -Match '(?s)^Expected the provided \[scriptblock\] to execute faster than \[timespan\] 00:00:00\.0100000, but it took 00:00:[\d.]+ to run\.\s+ScriptBlock: '
    }

    It 'An error that ends the script block is not caught: the test fails with that error, not with one about time. An error that does not end it, as from Write-Error by default, is only printed' {
        (Invoke-Sample { Describe 'd' { It 'i' { $ErrorActionPreference = 'Stop'; { Write-Error 'ended' } | Should-BeFasterThan 1h } } }).Messages | Should -Be 'ended'
        Get-Failure { { throw 'broken' } | Should-BeFasterThan 2s } | Should -Be 'broken'
        $run = Invoke-Sample { Describe 'd' { It 'i' { { Write-Error 'broken' } | Should-BeFasterThan 1h } } }
        $run.Passed | Should -Be 1
        $run.Errors | Should -Be 'broken'
    }

    It 'The limit, exclusive, as [timespan] or as text: number and unit, such as 200ms, 2s, 1.5minutes, 1h.' {
        Assert-Passing { [timespan] '0:0:0.1' | Should-BeFasterThan 200ms }, { [timespan] '0:0:1' | Should-BeFasterThan 2s }, { [timespan] '0:1:20' | Should-BeFasterThan 1.5minutes }, { [timespan] '0:59' | Should-BeFasterThan 1h }, { [timespan] '0:59' | Should-BeFasterThan ([timespan] '1:0') }
        $null = Get-Failure { [timespan] '0:0:2' | Should-BeFasterThan 2s }, { [timespan] '0:1:30' | Should-BeFasterThan 1.5minutes }
    }

    It 'The unit is recognized by its first letters, so 1month is one minute and 1h30m is one hour.' {
        Assert-Passing { [timespan] '0:0:59' | Should-BeFasterThan 1month }
        $null = Get-Failure { [timespan] '0:1:0' | Should-BeFasterThan 1month }
        Assert-Passing { [timespan] '0:59:0' | Should-BeFasterThan 1h30m }, { [timespan] '1:20:0' | Should-BeFasterThan 1.5h }
        $null = Get-Failure { [timespan] '1:20:0' | Should-BeFasterThan 1h30m }
    }

    It 'A number without a unit or a negative one is an error. Without a value, PowerShell asks for it or ends with an error.' {
        $null = Get-Failure { { } | Should-BeFasterThan 2 }, { { } | Should-BeFasterThan -2s }, { { } | Should-BeFasterThan }
    }

    It 'A script block in braces, or a [timespan]. Anything else passes without a check: a number of seconds, a date, a stopwatch, $null.' {
        Assert-Passing { 5000 | Should-BeFasterThan 1ms }, { Get-Date | Should-BeFasterThan 1ms }, { [System.Diagnostics.Stopwatch]::new() | Should-BeFasterThan 1ms }, { $null | Should-BeFasterThan 1ms }
    }

    It 'Two piped values are not checked either.' {
        Assert-Passing { [timespan] '1:0', [timespan] '1:0' | Should-BeFasterThan 1ms }
        $null = Get-Failure { [timespan] '1:0' | Should-BeFasterThan 1ms }
    }

    It 'Who needs the code to be that fast; the reason comes after the limit in both messages.' {
        Get-Failure { { Start-Sleep -Milliseconds 20 } | Should-BeFasterThan 1ms -Because 'rr' } | Should -BeLike '*00:00:00.0010000, because rr, but*'
        Get-Failure { [timespan] '1:0' | Should-BeFasterThan 1ms -Because 'rr' } | Should -BeLike '*00:00:00.0010000, because rr, but*'
    }

    It 'Takes a script block or a time span from the pipeline. What the script block writes to the output comes out of the assertion, unlike with most others: pipe the code to Out-Null inside the braces.' {
        Assert-Passing { if (({ 'out' } | Should-BeFasterThan 1h) -ne 'out') { throw 'no output' } }, { if ($null -ne ({ 'out' | Out-Null } | Should-BeFasterThan 1h)) { throw 'output' } }
    }

    It 'Code that is too slow throws, or is collected under Should.ErrorAction Continue.' {
        Assert-Collected { [timespan] '1:0' | Should-BeFasterThan 1ms }
    }

    It 'The script block is run once, without warm-up, in a child scope: variables set inside are gone afterwards.' {
        Assert-Passing { $x = 1; { $x = 2 } | Should-BeFasterThan 1h; if ($x -ne 1) { throw 'changed' } }
    }

    It 'It only measures; it does not stop code that hangs. It has no time limit.' {
        Assert-Passing { $n = @{ End = 0 }; try { { Start-Sleep -Milliseconds 40; $n.End = 1 } | Should-BeFasterThan 1ms } catch { }; if ($n.End -ne 1) { throw 'stopped' } }
    }

    It 'An error that does not end it, as from Write-Error by default, is only printed; add -ErrorAction Stop inside.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'default' { { Write-Error 'slow disk' } | Should-BeFasterThan 10s }
                It 'with Stop' { { Write-Error 'slow disk' -ErrorAction Stop } | Should-BeFasterThan 10s }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        $run.Errors | Should -Contain 'slow disk'
    }

    It 'v5 has nothing like it; (Measure-Command { … }).TotalSeconds | Should -BeLessThan 2 was the way.' {
        Assert-Passing { (Measure-Command { Start-Sleep -Milliseconds 1 }).TotalSeconds | Should -BeLessThan 20 }
        $null = Get-Failure { (Measure-Command { Start-Sleep -Milliseconds 50 }).TotalSeconds | Should -BeLessThan 0.02 }
        (Invoke-Sample -Script { (Get-ShouldOperator).Name -match 'Fast|Slow' }).Value | Should -BeNullOrEmpty
    }
}
