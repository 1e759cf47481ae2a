BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Set-ItResult' {
    It 'Deprecated: ends the test as skipped, shown as is pending. Below the counts, the run prints a line that starts with **DEPRECATED**.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Pending } } }
        $run.Skipped | Should -Be 1
        $run.Tests.Result | Should -Be 'Skipped'
        $run.Text | Should -Match '(?s)\[!\] i.* is pending.*Tests Passed: 0.*NotRun: 0.*\*\*DEPRECATED\*\*: The -Pending parameter'
        "$($run.Warnings)" | Should -Not -Match 'DEPRECATED'
    }
}
