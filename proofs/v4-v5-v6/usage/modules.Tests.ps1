BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/modules' {
    It 'Nested modules go with it; the modules of RequiredModules stay loaded.' {
        $run = Invoke-Sample -File @{
            'Outer/Outer.psd1' = "@{ ModuleVersion = '1.0.0'; RootModule = 'Outer.psm1'; NestedModules = 'Inner.psm1'; RequiredModules = 'Needed'; FunctionsToExport = '*' }"
            'Outer/Outer.psm1' = 'function Get-Outer { Get-Inner }'
            'Outer/Inner.psm1' = 'function Get-Inner { "inner" }'
            'Needed/Needed.psm1' = 'function Get-Needed { "needed" }'
        } -Script {
            $old = $env:PSModulePath
            $env:PSModulePath = "$PWD"
            Import-Module ./Outer/Outer.psd1
            $env:PSModulePath = $old
            "$(Get-Outer) $(Get-Inner) $(Get-Needed)"
            Remove-Module Outer
            (Get-Module Outer, Inner, Needed -All).Name -join ' '
            [bool] (Get-Command Get-Inner -ErrorAction SilentlyContinue)
            Remove-Module Needed
            "[$((Get-Module Needed).Name)]"
        }
        $run.Value | Should -Be 'inner inner needed', 'Needed', $false, '[]'
    }
}
