BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/large-suites' {
    It 'There is no option for another order, and none for a random one' {
        (Invoke-Sample -Script { (New-PesterConfiguration).Run.PSObject.Properties.Name -match 'Shuffle|Order|Random' }).Value | Should -BeNullOrEmpty
    }

    It 'Pester 5 has no option for it' {
        (Invoke-Sample -Script { (New-PesterConfiguration).Run.PSObject.Properties.Name -match 'Parallel' }).Value | Should -BeNullOrEmpty
    }
}
