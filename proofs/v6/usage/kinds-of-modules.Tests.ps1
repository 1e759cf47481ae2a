BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $sample = Invoke-Sample -File @{
        'BackupCore.psm1'  = "function Get-VaultKey { 'real' }; function Open-Vault { Get-VaultKey }"
        'BackupVault.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('BackupCore.psm1'); FunctionsToExport = @('Open-Vault') }"
    } -Test {
        BeforeAll { Import-Module $PSScriptRoot/BackupVault.psd1 -Force }
        Describe 'd' {
            It 'path' { Mock Get-VaultKey { 'mocked' } -ModuleName BackupVault/BackupCore; Open-Vault | Should -Be 'mocked' }
            It 'root' { Mock Get-VaultKey { 'mocked' } -ModuleName BackupVault; Open-Vault | Should -Be 'real' }
            It 'nowhere' { { Mock Get-VaultKey { } -ModuleName BackupVault/Core } | Should -Throw "No nested module named 'Core' was found under 'BackupVault'. Available nested modules: BackupCore." }
        }
    }
    function Get-Outcome ($Name) { ($sample.Tests | Where-Object Name -EQ $Name).Result }
}

Describe 'usage/kinds-of-modules' {
    It 'After -ModuleName, name the nested module that makes the call, either alone or as a path from its root, such as BackupVault/BackupCore.' {
        Get-Outcome 'path' | Should -Be 'Passed'
    }

    It 'The path says which nested module is meant when two modules have a nested module of the same name.' {
        (Invoke-Sample -File @{
            'a/Core.psm1' = "function Get-Key { 'real a' }; function Open-A { Get-Key }"; 'a/VaultA.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('Core.psm1'); FunctionsToExport = @('Open-A') }"
            'b/Core.psm1' = "function Get-Key { 'real b' }; function Open-B { Get-Key }"; 'b/VaultB.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('Core.psm1'); FunctionsToExport = @('Open-B') }"
        } -Test {
            BeforeAll { Import-Module $PSScriptRoot/a/VaultA.psd1; Import-Module $PSScriptRoot/b/VaultB.psd1 }
            Describe 'd' { It 'i' { Mock Get-Key { 'mocked' } -ModuleName VaultB/Core; Open-B | Should -Be 'mocked'; Open-A | Should -Be 'real a' } }
        }).Passed | Should -Be 1
    }

    It 'The path, BackupVault/BackupCore, leads to the new copy.' {
        (Invoke-Sample -File @{
            'Inner.psm1' = "function Get-Key { 'real' }; function Open-Safe { Get-Key }"
            'Outer.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('Inner.psm1'); FunctionsToExport = @('Open-Safe') }"
        } -Test {
            BeforeAll { foreach ($time in 1..3) { Import-Module $PSScriptRoot/Outer.psd1 -Force } }
            Describe 'd' {
                It 'name' { Mock Get-Key { 'mocked' } -ModuleName Inner; Open-Safe | Should -Be 'real' }
                It 'path' { Mock Get-Key { 'mocked' } -ModuleName Outer/Inner; Open-Safe | Should -Be 'mocked' }
            }
        }).Passed | Should -Be 2
    }

    It 'Naming the root module puts the mock where the call does not look.' {
        Get-Outcome 'root' | Should -Be 'Passed'
    }

    It 'For a path that does not exist, the error lists the names that exist: No nested module named ''Core'' was found under ''BackupVault''. Available nested modules: BackupCore.' {
        Get-Outcome 'nowhere' | Should -Be 'Passed'
    }

    It 'No mock reaches what a .psm1 calls at its top while it is imported, unless Mock.Global is set' {
        $test = {
            Describe 'd' {
                AfterAll { Remove-Module Startup -ErrorAction Ignore }
                It 'of the test' { Mock Get-Date { 'mocked' }; Import-Module $PSScriptRoot/Startup.psm1 -Force; Get-StartDay | Should-Be 'mocked' }
            }
        }
        $file = @{ 'Startup.psm1' = '$day = Get-Date -Format yyyy; function Get-StartDay { $day }' }
        (Invoke-Sample $test -File $file).Tests.Result | Should -Be 'Failed'
        (Invoke-Sample $test -File $file -Configuration @{ Mock = @{ Global = $true } }).Tests.Result | Should -Be 'Passed'
    }
}
