BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Mock' {
    It 'Defaults of the real command do not apply: a parameter that the call left out is empty, 0 for a number and $false for a switch. With -ModuleName, such a parameter is $null.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-B ([int] $Keep = 7, [switch] $Force, [string] $Text, $Any) { }; function Get-Tape { Get-B }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force }
                It 'plain' { Mock Get-B { $Keep -is [int] -and $Keep -eq 0; $Force -is [switch] -and -not $Force; $Text -is [string] -and $Text -eq ''; $null -eq $Any }; Get-B | Should -Be $true, $true, $true, $true }
                It 'filter' { Mock Get-B { 'default' }; Mock Get-B { 'taken' } -ParameterFilter { $Keep -eq 0 -and $null -ne $Keep -and $Force -eq $false -and $null -ne $Force }; Get-B | Should -Be 'taken' }
                It 'module' { Mock Get-B { $null -eq $Keep; $null -eq $Force; $null -eq $Text; $null -eq $Any } -ModuleName Tape; Get-Tape | Should -Be $true, $true, $true, $true }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'When there are only filters and none matches, the call throws No mock for command ''…'' matched the call and lists the filters.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -ParameterFilter { 1 -eq 2 }; Get-Date } } }).Messages | Should -Match "(?s)No mock for command 'Get-Date' matched the call.*\{ 1 -eq 2 \}"
    }

    It 'Should-Be and its siblings return $true there.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Get-B ($Keep) { }; Mock Get-B { 'default' }; Mock Get-B { 'be' } -ParameterFilter { $Keep | Should-Be 7 }; Get-B 7 | Should -Be 'be' }; It 'j' { function Get-B ($Keep) { }; Mock Get-B { 'default' }; Mock Get-B { 'list' } -ParameterFilter { $Keep | Should-BeCollection @(1, 2) }; Get-B @(1, 2) | Should -Be 'list' } } }).Passed | Should -Be 2
    }

    It 'The mark alone checks nothing: it needs Should-Invoke -Verifiable at the end of the test.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -Verifiable }; It 'j' { Mock Get-Date { } -Verifiable; Should-Invoke -Verifiable } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It '-RemoveParameterType has no effect while an earlier mock of the command is in force, from this test or from a block around it.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Set-Age { param ([int] $Age) } }; It 'first' { Mock Set-Age { } -RemoveParameterType Age; Set-Age -Age 'text' }; It 'second' { Mock Set-Age { }; Mock Set-Age { } -RemoveParameterType Age; Set-Age -Age 'text' }; Context 'c' { BeforeAll { Mock Set-Age { } }; It 'outer' { Mock Set-Age { } -RemoveParameterType Age; Set-Age -Age 'text' } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'With -ModuleName, a parameter that the call left out is not empty if the test has a variable of that name: the filter and the body then see that variable, so ask $PesterBoundParameters.' {
        $run = Invoke-Sample {
            BeforeAll { $null = New-Module -Name Backup { function Get-Inner ($Name) { }; function Get-Outer { Get-Inner } } | Import-Module -PassThru }
            Describe 'd' { It 'i' { $Name = 'of the test'; Mock Get-Inner { Write-Host "<[$Name] $($PesterBoundParameters.ContainsKey('Name'))>" } -ModuleName Backup; Get-Outer } }
        }
        $run.Text | Should -Match '<\[of the test\] False>'
    }

    It 'A nested module is named directly, or as Root/Nested.' {
        $run = Invoke-Sample -File @{ 'Root.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Root.psm1'; NestedModules = @('Inner.psm1') }"; 'Root.psm1' = ''; 'Inner.psm1' = 'function Get-Inner { Get-Date }' } -Test {
            Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/Root.psd1 -Force }; It 'own' { Mock Get-Date { 1 } -ModuleName Inner; Get-Inner | Should -Be 1 }; It 'path' { Mock Get-Date { 1 } -ModuleName Root/Inner; Get-Inner | Should -Be 1 }; It 'root' { Mock Get-Date { 1 } -ModuleName Root; Get-Inner | Should -Be 1 } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It '-RemoveParameterValidation reaches dynamic parameters, too.' {
        $run = Invoke-Sample -File @{ 'Get-Disk.ps1' = Get-DynamicParameterText } -Test {
            Describe 'd' {
                BeforeAll {
                    . $PSScriptRoot/Get-Disk.ps1
                }
                It 'removed' { Mock Get-Disk { 'mocked' } -RemoveParameterValidation Drive; Get-Disk -Drive D | Should-Be 'mocked' }
                It 'kept' { Mock Get-Disk { 'mocked' }; Get-Disk -Drive D }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'It does not reach dynamic parameters, such as -ToSession of Copy-Item: mock a function of your own with that name.' {
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
