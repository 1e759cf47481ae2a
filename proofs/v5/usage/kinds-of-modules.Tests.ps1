BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'usage/kinds-of-modules' {
    It 'A path such as BackupVault/BackupCore is understood only since v6.' {
        (Invoke-Sample -File @{ 'BackupCore.psm1' = "function Get-VaultKey { 'real' }"; 'BackupVault.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('BackupCore.psm1') }" } -Test {
            BeforeAll { Import-Module $PSScriptRoot/BackupVault.psd1 -Force }
            Describe 'd' { It 'i' { Mock Get-VaultKey { 'mocked' } -ModuleName BackupVault/BackupCore } }
        }).Messages | Should -Match "No modules named 'BackupVault/BackupCore'"
    }

    It 'Naming the root module puts the mock where the call does not look.' {
        $run = Invoke-Sample -File @{ 'Core.psm1' = "function Get-Key { 'real' }; function Open-It { Get-Key }"; 'Root.psm1' = ''; 'Root.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Root.psm1'; NestedModules = @('Core.psm1'); FunctionsToExport = @('Open-It', 'Get-Key') }" } -Test {
            Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/Root.psd1 -Force }; It 'root' { Mock Get-Key { 'mocked' } -ModuleName Root; Open-It | Should -Be 'real' }; It 'nested' { Mock Get-Key { 'mocked' } -ModuleName Core; Open-It | Should -Be 'mocked' } }
        }
        Assert-TestPassed $run 'root', 'nested'
    }

    It 'No mock reaches what a .psm1 calls at its top while it is imported.' {
        $run = Invoke-Sample -File @{ 'Startup.psm1' = '$day = Get-Date -Format yyyy; function Get-StartDay { $day }; function Get-Now { Get-Date -Format yyyy }' } -Test {
            Describe 'd' {
                It 'of the test' { Mock Get-Date { 'mocked' }; Import-Module $PSScriptRoot/Startup.psm1; Get-Date | Should -Be 'mocked'; Get-StartDay | Should -Match '^\d{4}$' }
                It 'loaded, then anew' { Import-Module $PSScriptRoot/Startup.psm1; Mock Get-Date { 'mocked' } -ModuleName Startup; Get-Now | Should -Be 'mocked'; Import-Module $PSScriptRoot/Startup.psm1 -Force; Get-StartDay | Should -Match '^\d{4}$' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }
}
