BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/modules' {
    It 'Cause: A #Requires line names a module that is not installed, or not in the version that the line asks for.' {
        (Invoke-Sample "#Requires -Modules NoSuchModule`nDescribe 'd' { It 'i' { } }").Messages | Should -Match 'NoSuchModule'
        $run = Invoke-Sample "#Requires -Modules @{ ModuleName = 'Pester'; ModuleVersion = '99.0.0' }`nDescribe 'd' { It 'i' { } }"
        $run.Passed | Should -Be 0
        "$($run.Messages) $($run.Text)" | Should -Match '"#requires" statements of the script are missing.*Pester'
        (Invoke-Sample "#Requires -Modules @{ ModuleName = 'Pester'; ModuleVersion = '4.0.0' }`nDescribe 'd' { It 'i' { 1 | Should -Be 1 } }").Passed | Should -Be 1
    }

    It 'Cause: v4 wording: the module named in InModuleScope or -ModuleName has not been imported.' {
        (Invoke-Sample { Describe 'd' { It 'i' { InModuleScope NoSuch { } }; It 'm' { Mock Get-Date { } -ModuleName NoSuch } } }).Messages | Should -Be "No module named 'NoSuch' is currently loaded.", "No module named 'NoSuch' is currently loaded."
    }

    It 'Pester 3 words it Module ''Backup'' is not a Script module. Detected modules of the following types: '''', without a type.' -Tag Unproved {
        'Pester 3 does not run here; https://github.com/AtlassianPS/JiraPS/issues/46, Functions/InModuleScope.ps1 of 3.4.0'
    }

    It 'Cause: Two modules of that name are loaded, from different folders.' {
        $run = Invoke-Sample -File @{ 'a/Backup.psm1' = ''; 'b/Backup.psm1' = '' } -Test {
            Import-Module $PSScriptRoot/a/Backup.psm1, $PSScriptRoot/b/Backup.psm1
            Describe 'd' { It 'two' { InModuleScope Backup { } }; It 'one' { Get-Module Backup | Remove-Module; Import-Module $PSScriptRoot/a/Backup.psm1; InModuleScope Backup { 1 } | Should -Be 1 } }
        }
        ($run.Tests | Where-Object Name -EQ 'two').Message | Should -BeLike "Multiple Script modules named 'Backup' are currently loaded.*"
        Assert-TestPassed $run 'one'
    }

    It 'Fix: Remove all copies with Get-Module Backup -All | Remove-Module -Force before the right one is imported. Without -All, a copy that another module has imported stays.' {
        $run = Invoke-Sample -File @{ 'a/Backup.psm1' = 'function Get-Copy { "a" }'; 'b/Backup.psm1' = 'function Get-Copy { "b" }'; 'Other.psm1' = 'Import-Module $PSScriptRoot/a/Backup.psm1' } -Test {
            Import-Module $PSScriptRoot/Other.psm1
            Describe 'd' {
                It 'without' { Get-Module Backup | Remove-Module; Import-Module $PSScriptRoot/b/Backup.psm1; { InModuleScope Backup { } } | Should -Throw 'Multiple Script modules' }
                It 'all' { Get-Module Backup -All | Remove-Module -Force; Import-Module $PSScriptRoot/b/Backup.psm1; InModuleScope Backup { Get-Copy } | Should -Be 'b' }
            }
        }
        Assert-TestPassed $run 'without', 'all'
    }

    It 'Cause: The module is compiled, or is a manifest without a root module, and has no script scope to run in.' {
        $run = Invoke-Sample -File @{ 'Bare/Bare.psd1' = "@{ ModuleVersion = '1.0' }" } -Test {
            Import-Module $PSScriptRoot/Bare/Bare.psd1, Microsoft.PowerShell.ThreadJob
            Describe 'd' { It 'manifest' { InModuleScope Bare { } }; It 'binary' { InModuleScope Microsoft.PowerShell.ThreadJob { } } }
        }
        $run.Failed | Should -Be 2
        $run.Messages | ForEach-Object { $_ | Should -Match 'is not a Script module' }
    }

    It 'An empty .psm1 is enough, and .ps1 scripts in NestedModules may stay there: InModuleScope then finds their private functions. The functions of a nested .psm1 are found under the name of that .psm1.' {
        $run = Invoke-Sample -File @{ 'With/With.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'With.psm1'; NestedModules = 'part.ps1', 'Core.psm1'; FunctionsToExport = 'Get-PartShown', 'Get-CoreShown' }"; 'With/Core.psm1' = 'function Get-CoreShown { 2 }; function Get-CoreHidden { "core" }; Export-ModuleMember -Function Get-CoreShown'; 'With/With.psm1' = ''; 'With/part.ps1' = 'function Get-PartShown { 1 }; function Get-PartHidden { "hidden" }'; 'Bare/Bare.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = 'part.ps1'; FunctionsToExport = 'Get-BareShown' }"; 'Bare/part.ps1' = 'function Get-BareShown { 1 }' } -Test {
            Import-Module $PSScriptRoot/With/With.psd1, $PSScriptRoot/Bare/Bare.psd1
            Describe 'd' { It 'with' { InModuleScope With { Get-PartHidden } | Should -Be 'hidden'; { Get-PartHidden } | Should -Throw 'not recognized' }; It 'nested' { { InModuleScope With { Get-CoreHidden } } | Should -Throw 'not recognized'; InModuleScope Core { Get-CoreHidden } | Should -Be 'core' }; It 'without' { { InModuleScope Bare { 1 } } | Should -Throw 'is not a Script module' } }
        }
        Assert-TestPassed $run 'with', 'nested', 'without'
    }

    It 'Or it is named by its file, Backup.psm1 or a path. A dot-sourced script is not a module.' {
        $run = Invoke-Sample -File @{ 'Proofs1.ps1' = 'function Get-It { 5 }'; 'Proofs2.psm1' = 'function Get-It { 5 }' } -Test { Describe 'd' { It 'dotted' { . $PSScriptRoot/Proofs1.ps1; InModuleScope Proofs1 { 1 } }; It 'file' { Import-Module $PSScriptRoot/Proofs2.psm1; InModuleScope Proofs2.psm1 { 1 } }; It 'path' { InModuleScope ./Proofs2.psm1 { 1 } }; It 'module' { InModuleScope Proofs2 { Get-It } | Should -Be 5 } } }
        $run.Messages | Should -Be "No module named 'Proofs1' is currently loaded.", "No module named 'Proofs2.psm1' is currently loaded.", "No module named './Proofs2.psm1' is currently loaded."
        $run.Passed | Should -Be 1
    }

    It 'The import can bring the installed copy back, as with a module that calls Get-Command -Module Backup. Then remove that copy after the import: $module = Import-Module $path -Force -PassThru; Get-Module Backup -All | Where-Object { $_.Path -ne $module.Path } | Remove-Module -Force.' {
        $run = Invoke-Sample -File @{ 'installed/ProofBack/ProofBack.psm1' = 'function Get-It { "installed" }'; 'src/ProofBack.psm1' = '$null = Get-Command -Module ProofBack; function Get-It { "tested" }' } -Test {
            Describe 'd' {
                BeforeAll { $pathBefore = $env:PSModulePath; $env:PSModulePath = "$PSScriptRoot/installed$([System.IO.Path]::PathSeparator)$env:PSModulePath"; $path = "$PSScriptRoot/installed/../src/ProofBack.psm1" }
                AfterAll { $env:PSModulePath = $pathBefore }
                BeforeEach { Get-Module ProofBack -All | Remove-Module -Force }
                It 'as long as it is there' { $null = Import-Module $path -Force -PassThru; { InModuleScope ProofBack { Get-It } } | Should -Throw 'Multiple Script modules' }
                It 'removed' { $module = Import-Module $path -Force -PassThru; Get-Module ProofBack -All | Where-Object { $_.Path -ne $module.Path } | Remove-Module -Force; InModuleScope ProofBack { Get-It } | Should -Be 'tested' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }
}
