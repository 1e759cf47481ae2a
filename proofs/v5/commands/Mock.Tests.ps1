BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Mock' {
    It 'When there are only filters and none matches, the real command runs.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Get-B { 'real' }; Mock Get-B { 'mock' } -ParameterFilter { 1 -eq 2 }; Get-B | Should -Be 'real' } } }).Passed | Should -Be 1
    }

    It 'That alone checks nothing: it needs Should -InvokeVerifiable at the end of the test.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -Verifiable }; It 'j' { Mock Get-Date { } -Verifiable; Should -InvokeVerifiable } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'It has no effect while an earlier mock of the same command is in force, from this scope or from a block around it.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Set-Age { param ([int] $Age) } }; It 'first' { Mock Set-Age { } -RemoveParameterType Age; Set-Age -Age 'text' }; It 'second' { Mock Set-Age { }; Mock Set-Age { } -RemoveParameterType Age; Set-Age -Age 'text' }; Context 'c' { BeforeAll { Mock Set-Age { } }; It 'outer' { Mock Set-Age { } -RemoveParameterType Age; Set-Age -Age 'text' } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'Defaults of the real command do not apply: a parameter that the call left out is empty' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Get-B ($Keep = 7) { }; Mock Get-B { "[$Keep]" }; Get-B | Should -Be '[]' } } }).Passed | Should -Be 1
    }

    It 'A nested module is named directly.' {
        $run = Invoke-Sample -File @{ 'Root.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Root.psm1'; NestedModules = @('Inner.psm1') }"; 'Root.psm1' = ''; 'Inner.psm1' = 'function Get-Inner { Get-Date }' } -Test {
            Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/Root.psd1 -Force }; It 'own' { Mock Get-Date { 1 } -ModuleName Inner; Get-Inner | Should -Be 1 }; It 'root' { Mock Get-Date { 1 } -ModuleName Root; Get-Inner | Should -Be 1 } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Names only, no wildcards, and as above only the first Mock of a command counts. It does not reach dynamic parameters.' {
        $run = Invoke-Sample -File @{ 'Get-Disk.ps1' = Get-DynamicParameterText } -Test {
            Describe 'd' {
                BeforeAll {
                    function Get-Plain1 ([ValidateSet('C')] $Drive) { 'real' }
                    . $PSScriptRoot/Get-Disk.ps1
                }
                It 'dynamic' { Mock Get-Disk { 'mocked' } -RemoveParameterValidation Drive; Get-Disk -Drive D }
                It 'plain' { Mock Get-Plain1 { 'mocked' } -RemoveParameterValidation Drive; Get-Plain1 -Drive D | Should -Be 'mocked' }
                It 'wildcard' { Mock Get-Plain1 { 'mocked' } -RemoveParameterValidation D*; Get-Plain1 -Drive D }
                It 'second' { Mock Get-Plain1 { 'mocked' }; Mock Get-Plain1 { 'mocked' } -RemoveParameterValidation Drive; Get-Plain1 -Drive D }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed', 'Failed'
    }
}
