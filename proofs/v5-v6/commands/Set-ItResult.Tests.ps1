BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Set-ItResult' {
    BeforeAll {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { Write-Host '<each>' }
                AfterEach { Write-Host '<after>' }
                It 'inconclusive' { Set-ItResult -Inconclusive; Write-Host '<went on>' }
                It 'skipped' { Set-ItResult -Skipped -Because 'rr' }
                It 'no reason' { Set-ItResult -Skipped -Because '' }
                It 'false' { Set-ItResult -Skipped:$false; Write-Host '<went on>' }
                It 'skip' -Skip { }
                It 'swallowed' { try { Set-ItResult -Skipped } catch { Write-Host "<caught $($_.FullyQualifiedErrorId)>" }; Write-Host '<swallowed>' }
                It 'in function' { function Skip-Me { Set-ItResult -Skipped }; Skip-Me }
                It 'both' { Set-ItResult -Skipped -Inconclusive }
                It 'neither' { Set-ItResult }
            }
            Describe 'setup' { BeforeAll { Set-ItResult -Skipped }; It 'i' { } }
            Describe 'each' { BeforeEach { Set-ItResult -Skipped }; It 'i' { Write-Host '<body>' } }
        }
        $result = @{}; foreach ($test in $run.Tests) { $result[$test.Path] = $test.Result }
    }

    It 'Ends the running test at once, neither passed nor failed.' {
        $result['d.inconclusive'], $result['d.skipped'] | Should -Be 'Inconclusive', 'Skipped'
        $run.Text | Should -Not -Match '<went on>'
    }

    It '-Skip cannot see the data of the -ForEach beside it; the body can.' {
        $sample = Invoke-Sample {
            Describe 'around' -ForEach @{ Off = $true } { It 'i' -Skip:$Off { throw 'never' } }
            Describe 'beside' { It 'j' -ForEach @{ Off = $true } -Skip:$Off { $Off | Should -BeTrue } }
        }
        $sample.Tests.Result | Should -Be 'Skipped', 'Passed'
    }

    It 'Ends the test as Inconclusive: it ran, but proves nothing.' {
        $result['d.inconclusive'] | Should -Be 'Inconclusive'
    }

    It 'It shows as [?] and has its own counter, InconclusiveCount.' {
        $run.Text | Should -Match '\[\?\] inconclusive'
        $run.Inconclusive | Should -Be 1
    }

    It 'otherwise the test fails with Parameter set cannot be resolved' {
        ($run.Tests | Where-Object Name -In 'both', 'neither').Message | Should -Match 'Parameter set cannot be resolved'
    }

    It 'only is skipped or is inconclusive is shown.' {
        $run.Text | Should -Match '(?m)\[!\] no reason is skipped\b(?!, because)'
        $run.Text | Should -Match '(?m)\[\?\] inconclusive is inconclusive\b(?!, because)'
    }

    It 'Ends the test as Skipped, shown as [!] and counted with the tests that -Skip left out. -Skipped:$false also skips the test, so put the condition into an if.' {
        $run.Text | Should -Match '\[!\] skipped'
        $result['d.false'] | Should -Be 'Skipped'
        $run.Skipped | Should -Be 6
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        $run.Text | Should -Match '<each>'
    }

    It 'The command throws an error record that Pester recognizes.' {
        $run.Text | Should -Match '<caught PesterTest(Skipped|Inconclusive)'
    }

    It 'Because the command throws, nothing after it runs. A try/catch around it swallows the error: the test then continues and may pass.' {
        $run.Text | Should -Match '<swallowed>'
        $result['d.swallowed'] | Should -Be 'Passed'
    }

    It 'Neither result fails the run nor counts in $LASTEXITCODE.' {
        $sample = Invoke-Sample -Script { Set-Content s.Tests.ps1 'Describe "d" { It "i" { Set-ItResult -Skipped }; It "j" { Set-ItResult -Inconclusive } }'; $result = Invoke-Pester s.Tests.ps1 -PassThru -Output None; "$($result.Result) $LASTEXITCODE" }
        $sample.Value | Should -Be 'Passed 0'
        $sample = Invoke-Sample -Script { Set-Content s.Tests.ps1 'Describe "d" { It "i" { Set-ItResult -Skipped }; It "j" { Set-ItResult -Inconclusive }; It "k" { throw "x" } }'; $result = Invoke-Pester s.Tests.ps1 -PassThru -Output None; "$($result.Result) $LASTEXITCODE" }
        $sample.Value | Should -Be 'Failed 1'
    }

    It 'BeforeEach has run by then, and AfterEach still runs.' {
        (Invoke-Sample { Describe 'd' { BeforeEach { Write-Host '<each>' }; AfterEach { Write-Host '<after>' }; It 'i' { Set-ItResult -Skipped } } }).Text | Should -Match '(?s)<each>.*<after>'
    }

    It 'It also works in BeforeEach, and in functions that the test calls.' {
        $result['d.in function'], $result['each.i'] | Should -Be 'Skipped', 'Skipped'
        $run.Text | Should -Not -Match '<body>'
    }

    It 'In BeforeAll it makes the block fail.' {
        $result['setup.i'] | Should -Be 'Failed'
    }

    It 'A check that failed before the command, and was collected with -ErrorAction Continue, still fails the test.' {
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should -Be 2 -ErrorAction Continue; Set-ItResult -Skipped } } }).Tests.Result | Should -Be 'Failed'
    }

    It 'When discovery can know this already, -Skip of It is better: BeforeEach does not run then, nor does BeforeAll when no other test of the block runs.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Write-Host '<all>' }; BeforeEach { Write-Host '<each>' }; It 'i' -Skip { } }; Describe 'e' { BeforeAll { Write-Host '<ALL>' }; BeforeEach { Write-Host '<EACH>' }; It 'i' { Set-ItResult -Skipped } } }
        $run.Skipped | Should -Be 2
        $run.Text | Should -MatchExactly '(?s)<ALL>.*<EACH>'
        $run.Text | Should -Not -MatchExactly '<all>|<each>'
        # The block's setup runs for the test beside it.
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Write-Host '<all>' }; BeforeEach { Write-Host '<each>' }; It 'i' -Skip { }; It 'j' { Write-Host '<j>' } } }
        $run.Skipped | Should -Be 1
        $run.Text | Should -MatchExactly '(?s)<all>.*<each>.*<j>'
        [regex]::Matches("$($run.Text)", '<each>').Count | Should -Be 1
    }

    It 'The reason, which -Output Detailed shows after the name of the test and the word "because". Leave that word out: Pester removes it from your text, even in the middle.' {
        foreach ($output in 'Detailed', 'Normal') {
            $text = (Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Skipped -Because 'there is no disk' } } } -Configuration @{ Output = @{ Verbosity = $output } }).Text
            "$text" -match 'i is skipped, because there is no disk' | Should -Be ($output -eq 'Detailed')
        }
        $run = Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Skipped -Because 'because of x' }; It 'j' { Set-ItResult -Inconclusive -Because 'it stops because the disk is full' }; It 'k' { Set-ItResult -Skipped -Because 'there is no disk' } } }
        $run.Messages | Should -Be 'is skipped, because of x', 'is inconclusive, because it stops the disk is full', 'is skipped, because there is no disk'
    }
}
