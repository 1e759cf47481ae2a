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

    It 'opens it as a document, in an editor for example. None of its functions are there afterwards.' {
        # What opens it differs from system to system; the two variables keep xdg-open quiet. The proof: none of its code runs; the code of a copy with the other extension does.
        $code = 'function Get-Lib { "lib" }; Set-Content -Path "$PSScriptRoot/ran.txt" -Value $MyInvocation.MyCommand.Name'
        $run = Invoke-Sample -File @{ 'Proved.psm1' = $code; 'Proved.ps1' = $code } -Environment @{ BROWSER = 'true'; XDG_CURRENT_DESKTOP = 'X-Generic' } -Test {
            Describe 'module' {
                BeforeAll { . "$PSScriptRoot/Proved.psm1" }
                It 'nothing' { { Get-Lib } | Should -Throw; "$PSScriptRoot/ran.txt" | Should -Not -Exist }
            }
            Describe 'script' {
                BeforeAll { . "$PSScriptRoot/Proved.ps1" }
                It 'all' { Get-Lib | Should -Be 'lib'; "$PSScriptRoot/ran.txt" | Should -Exist }
            }
        }
        Assert-TestPassed $run 'nothing', 'all'
    }
}
