BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/mocking.ps1"
}

Describe 'commands/Assert-VerifiableMock' {
    It 'Fails when any mock that was made with -Verifiable in this block, or in a block around it, has not been called. The message names one such command, even when there are more.' {
        Assert-TestPassed $sample 'names them', 'names one', 'nothing is pending'
    }

    It 'Nothing can be piped in, and nothing is returned; a mock that was not called is an error.' {
        Assert-TestPassed $sample 'returns nothing', 'names them'
        Get-PipedParameter Assert-VerifiableMock | Should -BeNullOrEmpty
    }

    It 'A mock marked -Verifiable checks nothing by itself: without this command at the end, it is like any other mock.' {
        Assert-TestPassed $sample 'mark alone'
    }

    It 'A mock lives until its Describe or Context ends.' {
        Assert-TestPassed $sample 'is back', 'is gone'
    }

    It 'A mock that was marked in an earlier test, and not called there, makes this command fail in a later test of the block.' {
        Assert-TestPassed $sample 'names one'
    }

    It 'A call that another mock of the command answers does not count, such as a mock that a test makes over the marked mock of BeforeAll.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { Mock Get-Date { 'marked' } -Verifiable }
            It 'over it' { Mock Get-Date { 'other' }; Get-Date | Should -Be 'other'; { Assert-VerifiableMock } | Should -Throw 'Expected Get-Date to be called' }
        }; Describe 'e' {
            BeforeAll { Mock Get-Date { 'marked' } -Verifiable }
            It 'the marked one' { Get-Date | Should -Be 'marked'; Assert-VerifiableMock }
        } }
        $run.Passed | Should -Be 2 -Because "$($run.Messages)"
    }

    It 'With no marked mock it passes.' {
        Assert-TestPassed $sample 'nothing is pending'
    }

    It 'A mock that was called there passes in later tests: count with Assert-MockCalled -Scope It instead.' {
        $run = Invoke-Sample {
            Describe 'd' {
                function Save-Backup { }
                Context 'c' {
                    It 'calls' { Mock Save-Backup -Verifiable; Save-Backup; Assert-VerifiableMock }
                    It 'does not' { Assert-VerifiableMock }
                    It 'counts the block' { Assert-MockCalled Save-Backup -Scope Context -Times 1 -Exactly }
                    It 'counts the test' { Assert-MockCalled Save-Backup -Scope It -Times 1 -Exactly }
                }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed Failed'
    }
}
