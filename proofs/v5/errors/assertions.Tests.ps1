BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/assertions' {
    It 'Cause: The type name given to -BeOfType cannot be resolved in this session.' {
        Get-Failure { 1 | Should -BeOfType 'NoSuchType' } | Should -Match 'NoSuchType'
        Assert-Passing { 1 | Should -BeOfType ([int]) }, { 1 | Should -BeOfType 'int' }
    }
}
