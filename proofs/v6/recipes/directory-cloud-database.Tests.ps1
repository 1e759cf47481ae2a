BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'recipes/directory-cloud-database' {
    It 'To assert the NULL of a database, write Should-HaveType ([DBNull]); Should-BeNull fails for it.' {
        Assert-Passing { [DBNull]::Value | Should-HaveType ([DBNull]) }, { $null | Should-BeNull }
        $null = Get-Failure { [DBNull]::Value | Should-BeNull }, { '' | Should-HaveType ([DBNull]) }, { $null | Should-HaveType ([DBNull]) }
    }

    It 'The pipeline takes a whole table apart, so compare two tables with Should-BeEquivalent -Actual $table -Expected $other. A function that returns a table hands out its rows: compare @(Get-Plan) with @($other.Rows) in the same way.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function New-Table ($Size, $Name = 'Size') { $table = [System.Data.DataTable]::new(); $null = $table.Columns.Add($Name); foreach ($item in $Size) { $null = $table.Rows.Add($item) }; , $table }
                    function Get-Plan ($Size) { $table = New-Table $Size; return $table }
                }
                It 'equal' { Should-BeEquivalent -Actual (New-Table 1, 2) -Expected (New-Table 1, 2) }
                It 'value' { { Should-BeEquivalent -Actual (New-Table 1, 2) -Expected (New-Table 1, 3) } | Should-Throw }
                It 'row' { { Should-BeEquivalent -Actual (New-Table 1, 2) -Expected (New-Table 1) } | Should-Throw }
                It 'column' { { Should-BeEquivalent -Actual (New-Table 1, 2) -Expected (New-Table 1, 2 -Name Other) } | Should-Throw }
                It 'piped' { $table = New-Table 1, 2; { $table | Should-BeEquivalent (New-Table 1, 2) } | Should-Throw; $table = New-Table 1; { $table | Should-BeEquivalent (New-Table 1) } | Should-Throw }
                It 'returned' { { Should-BeEquivalent -Actual (Get-Plan 1, 2) -Expected (New-Table 1, 2) } | Should-Throw; { Should-BeEquivalent -Actual (Get-Plan 1) -Expected @((New-Table 1).Rows) } | Should-Throw }
                It 'rows' { Should-BeEquivalent -Actual @(Get-Plan 1, 2) -Expected @((New-Table 1, 2).Rows); Should-BeEquivalent -Actual @(Get-Plan 1) -Expected @((New-Table 1).Rows); { Should-BeEquivalent -Actual @(Get-Plan 1, 2) -Expected @((New-Table 1, 3).Rows) } | Should-Throw }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 7
    }

    It 'A rule for every resource that exists, such as a rule for tags, needs the list during discovery. Ask for it in BeforeDiscovery, and each resource and tag becomes a test. An empty group fails the file.' {
        $page = Get-Content "$PSScriptRoot/../../../docs/recipes/directory-cloud-database.mdx" -Raw
        $test = [regex]::Match($page, '(?s)```powershell\n(BeforeDiscovery \{\n    \$resources = Get-AzResource.*?)```').Groups[1].Value
        $test | Should -Match 'Tags of'
        $some = "function Get-AzResource { [CmdletBinding()] param (`$ResourceGroupName) if (`$ResourceGroupName -ne 'backup-test') { throw 'another group' }; [pscustomobject] @{ Name = 'vault'; Tags = @{ Owner = 'me'; Env = 'test' } }; [pscustomobject] @{ Name = 'logs'; Tags = @{ Owner = 'me' } }; [pscustomobject] @{ Name = 'none'; Tags = `$null } }"
        $run = Invoke-Sample "BeforeDiscovery { $some }`n$test"
        @($run.Tests | ForEach-Object { "$($_.Path) $($_.Result)" }) | Should -Be 'Tags of vault.has Owner Passed', 'Tags of vault.has Env Passed', 'Tags of logs.has Owner Passed', 'Tags of logs.has Env Failed', 'Tags of none.has Owner Failed', 'Tags of none.has Env Failed'
        # Asked during the run, the list comes too late: there is no test.
        (Invoke-Sample "BeforeAll { $some }`n$($test -replace 'BeforeDiscovery', 'BeforeAll')").Passed | Should -Be 0
        $empty = Invoke-Sample "BeforeDiscovery { function Get-AzResource { [CmdletBinding()] param (`$ResourceGroupName) } }`n$test"
        $empty.Result | Should -Be 'Failed'
        $empty.Messages | Should -Match 'ForEach'
    }
}
