BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'recipes/directory-cloud-database' {
    It 'In an assertion, the NULL of a database is Should -BeOfType [DBNull]. Should -Be $null fails for it with Expected $null, but got ., and -BeNullOrEmpty passes for an empty text as well.' {
        Assert-Passing { [DBNull]::Value | Should -BeOfType [DBNull] }, { [DBNull]::Value | Should -BeNullOrEmpty }, { '' | Should -BeNullOrEmpty }
        Get-Failure { [DBNull]::Value | Should -Be $null } | Should -Be 'Expected $null, but got .'
        $null = Get-Failure { '' | Should -BeOfType [DBNull] }, { $null | Should -BeOfType [DBNull] }
    }
}
