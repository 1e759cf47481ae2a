BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'recipes/directory-cloud-database' {
    It 'To assert the NULL of a database, write Should -BeOfType [DBNull]. Should -Be $null fails for it with Expected $null, but got ., and -BeNullOrEmpty passes for an empty text as well.' {
        Assert-Passing { [DBNull]::Value | Should -BeOfType [DBNull] }, { [DBNull]::Value | Should -BeNullOrEmpty }, { '' | Should -BeNullOrEmpty }
        Get-Failure { [DBNull]::Value | Should -Be $null } | Should -Be 'Expected $null, but got .'
        $null = Get-Failure { '' | Should -BeOfType [DBNull] }, { $null | Should -BeOfType [DBNull] }
    }

    It 'A rule for every resource that exists, such as a rule for tags, needs the list during discovery. Ask for it in BeforeDiscovery, and each resource and tag becomes a test.' {
        $page = Get-Content "$PSScriptRoot/../../../versioned_docs/version-v5/recipes/directory-cloud-database.mdx" -Raw
        $test = [regex]::Match($page, '(?s)```powershell\n(BeforeDiscovery \{\n    \$resources = Get-AzResource.*?)```').Groups[1].Value
        $test | Should -Match 'Tags of'
        $some = "function Get-AzResource { [CmdletBinding()] param (`$ResourceGroupName) if (`$ResourceGroupName -ne 'backup-test') { throw 'another group' }; [pscustomobject] @{ Name = 'vault'; Tags = @{ Owner = 'me'; Env = 'test' } }; [pscustomobject] @{ Name = 'logs'; Tags = @{ Owner = 'me' } }; [pscustomobject] @{ Name = 'none'; Tags = `$null } }"
        $run = Invoke-Sample "BeforeDiscovery { $some }`n$test"
        @($run.Tests | ForEach-Object { "$($_.Path) $($_.Result)" }) | Should -Be 'Tags of vault.has Owner Passed', 'Tags of vault.has Env Passed', 'Tags of logs.has Owner Passed', 'Tags of logs.has Env Failed', 'Tags of none.has Owner Failed', 'Tags of none.has Env Failed'
        # Asked during the run, the list comes too late: there is no test.
        (Invoke-Sample "BeforeAll { $some }`n$($test -replace 'BeforeDiscovery', 'BeforeAll')").Passed | Should -Be 0
        $empty = Invoke-Sample "BeforeDiscovery { function Get-AzResource { [CmdletBinding()] param (`$ResourceGroupName) } }`n$test"
        $empty.Result | Should -Be 'Failed'
        $empty.Messages | Should -Match 'The group is empty'
    }
}
