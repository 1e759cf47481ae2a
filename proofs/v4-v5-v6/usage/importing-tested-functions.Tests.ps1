BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'usage/importing-tested-functions' {
    It 'modules that its code imports are not loaded again: import those modules with -Force first.' {
        $run = Invoke-Sample -File @{
            'Outer.psm1' = 'Import-Module $PSScriptRoot/Inner.psm1; function Get-Outer { Get-Inner }'
            'Inner.psm1' = 'function Get-Inner { "old" }'
            'Whole.psd1' = '@{ ModuleVersion = "1.0"; NestedModules = "Inner.psm1"; RootModule = "Whole.psm1" }'
            'Whole.psm1' = 'function Get-Whole { Get-Inner }'
        } -Script {
            Import-Module ./Outer.psm1 -Force; Import-Module ./Whole.psd1 -Force
            Set-Content -Path Inner.psm1 -Value 'function Get-Inner { "new" }'
            Import-Module ./Outer.psm1 -Force; Get-Outer
            Import-Module ./Whole.psd1 -Force; Get-Whole
            Import-Module ./Inner.psm1 -Force; Import-Module ./Outer.psm1 -Force; Get-Outer
        }
        $run.Value | Should -Be 'old', 'new', 'new'
    }
}
