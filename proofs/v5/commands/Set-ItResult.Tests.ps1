BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Set-ItResult' {
    It 'Deprecated: ends the test as skipped, with a warning that starts with **DEPRECATED**.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Pending } } }
        $run.Skipped | Should -Be 1
        "$($run.Warnings) $($run.Text)" | Should -Match 'DEPRECATED'
    }
}
