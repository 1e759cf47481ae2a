BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'contributing/reporting-issues' {
    It 'This script prints what belongs under "Versions and system". Run it in the session that ran the tests, since it shows only a Pester that is loaded' {
        $run = Invoke-Sample -Script {
            $script = {
                Get-Module -Name Pester | Format-List -Property Version, ModuleBase, @{ Name = 'Prerelease'; Expression = { $_.PrivateData.PSData.Prerelease } }
                $PSVersionTable
            }
            # As a file that is run, or lines that are pasted together: one output for both commands.
            & $script | Out-String
            # After other objects in a table, the lines of $PSVersionTable are empty.
            & { Get-Module -Name Pester | Select-Object -Property Version, ModuleBase; $PSVersionTable } | Out-String
            "$((Get-Module -Name Pester).Version)"
            Remove-Module -Name Pester
            & $script | Out-String
        }
        $loaded, $table, $version, $removed = $run.Value
        $loaded | Should -Match "Version +: $([regex]::Escape($version))"
        $loaded, $removed | Should -Match "PSVersion +$([regex]::Escape($PSVersionTable.PSVersion))"
        $table | Should -Not -Match 'PSVersion'
        $removed | Should -Not -Match 'ModuleBase'
    }
}
