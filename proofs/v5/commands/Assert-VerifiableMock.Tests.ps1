BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Assert-VerifiableMock' {
    BeforeAll {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'none' { Assert-VerifiableMock | Should -BeNullOrEmpty }
                It 'called' { Mock Get-Date { } -Verifiable; Get-Date; Assert-VerifiableMock }
                It 'not called' { Mock Get-Date { } -Verifiable; Mock Get-Item { }; Assert-VerifiableMock }
                It 'plural' { Get-Command Assert-VerifiableMocks -ErrorAction Ignore | Should -BeNullOrEmpty }
            }
            Describe 'outer' { BeforeAll { Mock Get-Date { } -Verifiable }; Context 'c' { It 'inherited' { Assert-VerifiableMock } } }
        }
    }

    It 'Checks that every Mock with -Verifiable that is still there was called at least once.' {
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Passed', 'Failed'
        $gone = Invoke-Sample {
            Describe 'd' { It 'makes' { Mock Get-Date { } -Verifiable }; It 'another' { Assert-VerifiableMock }; AfterAll { Assert-VerifiableMock } }
            Describe 'e' { BeforeEach { Mock Get-Date { } -Verifiable }; It 'j' { }; AfterAll { Assert-VerifiableMock } }
        } -Inspect { $args[0].FailedBlocksCount }
        $gone.Passed, $gone.Value[0] | Should -Be 3, 0
        (Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { } -Verifiable }; It 'j' { }; AfterAll { Assert-VerifiableMock } } } -Inspect { $args[0].FailedBlocksCount }).Value | Should -Be 1
    }

    It 'The command has no parameters of its own, takes nothing from the pipeline and returns nothing. A failed check throws. Under Should.ErrorAction Continue, the failure is added to the errors of the test, and the test goes on.' {
        $soft = Invoke-Sample -Configuration @{ Should = @{ ErrorAction = 'Continue' } } { Describe 'd' { It 'i' { Mock Get-Date { } -Verifiable; try { Assert-VerifiableMock } catch { Write-Host 'caught' }; Write-Host 'went on' } } }
        $soft.Failed | Should -Be 1; $soft.Text | Should -Match 'went on'; $soft.Text | Should -Not -Match 'caught'
        $run.Tests[0].Result | Should -Be 'Passed'
        $run.Tests[2].Message | Should -Match 'Get-Date'
    }

    It 'Without a verifiable mock it passes, so a forgotten -Verifiable is not noticed.' {
        $run.Tests[0].Result | Should -Be 'Passed'
    }

    It 'It looks at the mocks of the current test and of the blocks around it.' {
        $run.Tests[4].Result | Should -Be 'Failed'
    }

    It 'The name with a final s, Assert-VerifiableMocks, does not exist.' {
        $run.Tests[3].Result | Should -Be 'Passed'
    }

    It 'A failure names a line in Pester.psm1, not the line in your test.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 1 } -Verifiable; Assert-VerifiableMock } } }
        $run.Text | Should -Match '\n\s+at .*Pester\.psm1:\d+'
        $run.Text | Should -Not -Match '\n\s+at Assert-VerifiableMock.*Sample\.Tests\.ps1'
    }

    It 'Without a verifiable mock it passes, so a forgotten -Verifiable is not noticed. Should -Invoke names the command and is safer.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date { 1 } }; It 'forgotten' { Assert-VerifiableMock }; It 'named' { Should -Invoke Get-Date } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        $run.Messages | Should -Match 'Expected Get-Date to be called'
    }
}
