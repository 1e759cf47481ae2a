BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'recipes/directory-cloud-database' {
    It 'In an assertion, the NULL of a database is Should-HaveType ([DBNull]); Should-BeNull fails for it.' {
        Assert-Passing { [DBNull]::Value | Should-HaveType ([DBNull]) }, { $null | Should-BeNull }
        $null = Get-Failure { [DBNull]::Value | Should-BeNull }, { '' | Should-HaveType ([DBNull]) }, { $null | Should-HaveType ([DBNull]) }
    }
}
