BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Mock' {
    It 'When there are only filters and none matches, the real command runs.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Get-B { 'real' }; Mock Get-B { 'mock' } -ParameterFilter { 1 -eq 2 }; Get-B | Should -Be 'real' } } }).Passed | Should -Be 1
    }

    It 'The mark alone checks nothing: it needs Should -InvokeVerifiable at the end of the test.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -Verifiable }; It 'j' { Mock Get-Date { } -Verifiable; Should -InvokeVerifiable } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It '-RemoveParameterType has no effect while an earlier mock of the same command is in force, from this scope or from a block around it' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Set-Age { param ([int] $Age) } }; It 'first' { Mock Set-Age { } -RemoveParameterType Age; Set-Age -Age 'text' }; It 'second' { Mock Set-Age { }; Mock Set-Age { } -RemoveParameterType Age; Set-Age -Age 'text' }; Context 'c' { BeforeAll { Mock Set-Age { } }; It 'outer' { Mock Set-Age { } -RemoveParameterType Age; Set-Age -Age 'text' } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'Where the function has a dynamicparam block, as in the modules for network, storage and scheduled tasks, -RemoveParameterType helps only with objects from the pipeline. An argument by name or position fails with Cannot retrieve the dynamic parameters for the cmdlet: mock a function of your own with that name.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Set-Disk1 { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [version] $Disk, [ValidateSet('C')] $Drive) dynamicparam { [System.Management.Automation.RuntimeDefinedParameterDictionary]::new() } process { 'real' } }
                    function Set-Plain1 { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [version] $Disk) process { 'real' } }
                    $fake = [pscustomobject] @{ Id = 1 }
                }
                It 'pipeline' { Mock Set-Disk1 { "mocked $($Disk.Id)" } -RemoveParameterType Disk; $fake | Set-Disk1 | Should -Be 'mocked 1' }
                It 'pipeline, kept' { Mock Set-Disk1 { 'mocked' }; { $fake | Set-Disk1 -ErrorAction Stop } | Should -Throw 'The input object cannot be bound*' }
                It 'name' { Mock Set-Disk1 { 'mocked' } -RemoveParameterType Disk; { Set-Disk1 -Disk $fake } | Should -Throw 'Cannot retrieve the dynamic parameters for the cmdlet.*' }
                It 'position' { Mock Set-Disk1 { 'mocked' } -RemoveParameterType Disk; { Set-Disk1 $fake } | Should -Throw 'Cannot retrieve the dynamic parameters for the cmdlet.*' }
                It 'no such block' { Mock Set-Plain1 { 'mocked' } -RemoveParameterType Disk; Set-Plain1 -Disk $fake | Should -Be 'mocked' }
                It 'own function' { function Set-Disk1 ($Disk) { }; Mock Set-Disk1 { 'mocked' }; Set-Disk1 -Disk $fake | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 6
    }

    It 'Defaults of the real command do not apply: a parameter that the call left out is empty, 0 for a number and $false for a switch. With -ModuleName, such a parameter is $null, or a variable of the test that has its name.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-B ([int] $Keep = 7, [switch] $Force, [string] $Text, $Any, [string] $Plan) { }; function Get-Tape { Get-B }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force; $Plan = 'test' }
                It 'plain' { Mock Get-B { $Keep -is [int] -and $Keep -eq 0; $Force -is [switch] -and -not $Force; $Text -is [string] -and $Text -eq ''; $null -eq $Any; $Plan }; Get-B | Should -Be $true, $true, $true, $true, '' }
                It 'filter' { Mock Get-B { 'default' }; Mock Get-B { 'taken' } -ParameterFilter { $Keep -eq 0 -and $null -ne $Keep -and $Force -eq $false -and $null -ne $Force }; Get-B | Should -Be 'taken' }
                It 'module' { Mock Get-B { $null -eq $Keep; $null -eq $Force; $null -eq $Text; $null -eq $Any; $Plan } -ModuleName Tape; Get-Tape | Should -Be $true, $true, $true, $true, 'test' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'A nested module is named directly.' {
        $run = Invoke-Sample -File @{ 'Root.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Root.psm1'; NestedModules = @('Inner.psm1') }"; 'Root.psm1' = ''; 'Inner.psm1' = 'function Get-Inner { Get-Date }' } -Test {
            Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/Root.psd1 -Force }; It 'own' { Mock Get-Date { 1 } -ModuleName Inner; Get-Inner | Should -Be 1 }; It 'root' { Mock Get-Date { 1 } -ModuleName Root; Get-Inner | Should -Be 1 } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It '-RemoveParameterValidation does not reach dynamic parameters, nor an argument that a function with a dynamicparam block gets by name or position.' {
        $run = Invoke-Sample -File @{ 'Get-Disk.ps1' = Get-DynamicParameterText } -Test {
            Describe 'd' {
                BeforeAll {
                    function Get-Plain1 ([ValidateSet('C')] $Drive) { 'real' }
                    function Set-Disk1 { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [version] $Disk, [ValidateSet('C')] $Drive) dynamicparam { [System.Management.Automation.RuntimeDefinedParameterDictionary]::new() } process { 'real' } }
                    . $PSScriptRoot/Get-Disk.ps1
                }
                It 'dynamic' { Mock Get-Disk { 'mocked' } -RemoveParameterValidation Drive; Get-Disk -Drive D }
                It 'plain' { Mock Get-Plain1 { 'mocked' } -RemoveParameterValidation Drive; Get-Plain1 -Drive D | Should -Be 'mocked' }
                It 'wildcard' { Mock Get-Plain1 { 'mocked' } -RemoveParameterValidation D*; Get-Plain1 -Drive D }
                It 'second' { Mock Get-Plain1 { 'mocked' }; Mock Get-Plain1 { 'mocked' } -RemoveParameterValidation Drive; Get-Plain1 -Drive D }
                It 'name' { Mock Set-Disk1 { 'mocked' } -RemoveParameterValidation Drive; Set-Disk1 -Drive D }
                It 'position' { Mock Set-Disk1 { 'mocked' } -RemoveParameterValidation Drive; Set-Disk1 1.0 D }
                It 'valid' { Mock Set-Disk1 { 'mocked' } -RemoveParameterValidation Drive; Set-Disk1 1.0 C | Should -Be 'mocked' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed', 'Failed', 'Failed', 'Failed', 'Passed'
    }

    It 'It also has no effect on dynamic parameters, such as -ToSession of Copy-Item.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'session' { Mock Copy-Item { 'mocked' } -RemoveParameterType ToSession; { Copy-Item -Path a -Destination b -ToSession 'text' } | Should -Throw }
                It 'session of a function' { function Copy-Item { param ($Path, $Destination, $ToSession) }; Mock Copy-Item { "mocked $ToSession" }; Copy-Item -Path a -Destination b -ToSession 'text' | Should -Be 'mocked text' }
                It 'static' { function Send-It ([version] $To) { }; Mock Send-It { 'mocked' } -RemoveParameterType To; Send-It -To text | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'session', 'session of a function', 'static'
    }
}
