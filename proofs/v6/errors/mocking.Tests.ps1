BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/mocking' {
    It 'Cause: Only filtered mocks exist and none fits the arguments. Up to v5 the real command was called then; v6 stops.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 1 } -ParameterFilter { $false }; { Get-Date } | Should -Throw 'No mock for command*'; Mock Get-Date { 'default' }; Get-Date | Should -Be 'default' } } }
        $run.Passed | Should -Be 1
    }

    It 'The tests of that inner run meet the mock of the outer one, which does not answer them.' {
        $run = Invoke-Sample -File @{ 'inner.ps1' = 'Describe i { It inner { Get-Date | Should -Be 1 } }' } -Test { Describe 'd' { It 'outer' { Mock Get-Date { 1 }; (Invoke-Pester -Path $PSScriptRoot/inner.ps1 -Output None -PassThru).Failed.ErrorRecord.Exception.Message | Should -Not -BeNullOrEmpty } } }
        Assert-TestPassed $run 'outer'
    }

    It 'In Pester 5 and 4 the mock itself fails with this message.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/functions/Mock.ps1, and the proofs of v5'
    }
}
