BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/InModuleScope' {
    It 'A failed assertion inside ends the test at once, even with Should.ErrorAction = ''Continue''.' {
        $run = Invoke-Sample { BeforeAll { $null = New-Module -Name Backup { } | Import-Module -PassThru }; Describe 'd' { It 'i' { InModuleScope Backup { 1 | Should-Be 2 }; Write-Host ('<went ' + 'on>') } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Failed | Should -Be 1
        $run.Text | Should -Not -Match '<went on>'
    }

    It 'Inside InModuleScope, Should-Invoke needs no -ModuleName. Outside, the check needs it, even for an exported function that was mocked inside.' {
        $run = Invoke-Sample {
            BeforeAll { $null = New-Module -Name Backup { function Get-Inner { }; function Get-Outer { Get-Inner } } | Import-Module -PassThru }
            Describe 'd' {
                It 'inside' { InModuleScope Backup { Mock Get-Inner { }; Get-Outer; Should-Invoke Get-Inner -Times 1 -Exactly } }
                It 'outside' { InModuleScope Backup { Mock Get-Inner { } }; Get-Outer; Should-Invoke Get-Inner -Times 1 -Exactly }
                It 'outside with name' { InModuleScope Backup { Mock Get-Inner { } }; Get-Outer; Should-Invoke Get-Inner -Times 1 -Exactly -ModuleName Backup }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'A nested module is given by its own name, or as Root/Nested when the name alone is not clear.' {
        $run = Invoke-Sample -File @{ 'Root.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Root.psm1'; NestedModules = @('Inner.psm1') }"; 'Root.psm1' = ''; 'Inner.psm1' = '$script:where = "inner"' } -Test {
            Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/Root.psd1 -Force }; It 'own' { InModuleScope Inner { $where } | Should -Be 'inner' }; It 'root' { InModuleScope Root { $where } | Should -Be 'inner' }; It 'path' { InModuleScope Root/Inner { $where } | Should -Be 'inner' } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'For soft assertions return the value and check it outside.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-Tape { 1 }' } -Configuration @{ Should = @{ ErrorAction = 'Continue' } } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force }
                It 'inside' { InModuleScope Tape { Get-Tape | Should-Be 2 }; Write-Host ('<inside ' + 'went on>') }
                It 'outside' { $tape = InModuleScope Tape { Get-Tape }; $tape | Should-Be 2; Write-Host '<outside went on>' }
            }
        }
        $run.Failed | Should -Be 2
        $run.Text | Should -Match '<outside went on>'
        $run.Text | Should -Not -Match '<inside went on>'
    }
}
