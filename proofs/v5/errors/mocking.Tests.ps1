BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            BeforeAll { function Get-Dynamic { [CmdletBinding()] param ($Name) dynamicparam { throw 'no connection' } process { 'real' } } }
            It 'dynamic' { { Mock Get-Dynamic { 'mocked' }; Get-Dynamic } | Should -Throw '*no connection*' }
            It 'stand-in' { function Get-Dynamic ($Name, $Connection) { }; Mock Get-Dynamic { "mocked $Connection" }; Get-Dynamic -Connection x | Should -Be 'mocked x' }
        }
    }
}

Describe 'errors/mocking' {
    It 'Cause: The mocked command computes some of its parameters while it is called, in dynamicparam, and that code failed. A mock asks the real command for these parameters, so the same code runs, for instance without a connection or without a value.' {
        Assert-TestPassed $sample 'dynamic'
    }

    It 'The known cases are Set-PSRepository and commands of Active Directory and Azure. A mock of Get-Package or Get-PackageSource fails at the call with Parameter set cannot be resolved using the specified named parameters. for a similar reason, and has the same fix. Since Pester 6.0.0 such a mock works without them.' -Tag Unproved {
        'https://github.com/pester/Pester/issues/619, https://github.com/pester/Pester/issues/294, https://github.com/pester/Pester/issues/1531 and the proofs of v6'
    }

    It 'Fix: Define a function of the same name with the parameters that you need in BeforeAll, and mock that.' {
        Assert-TestPassed $sample 'stand-in'
    }

    It 'Where a module makes the call, define it as function global:Set-BackupStore, since the module does not see the functions of the test; remove it afterwards.' {
        $run = Invoke-Sample -File @{
            'Store.psm1'  = 'function Set-BackupStore { [CmdletBinding()] param ([string] $Name) dynamicparam { throw "no store" } process { "real" } }'
            'Caller.psm1' = 'function Save-Backup { Set-BackupStore }'
        } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Store.psm1, $PSScriptRoot/Caller.psm1 -Force }
            Describe 'a function of the test' {
                BeforeAll { function Set-BackupStore ([string] $Name) { } }
                It 'test' { Mock Set-BackupStore { 'mocked' }; Set-BackupStore | Should -Be 'mocked' }
                It 'module' { Mock Set-BackupStore { 'mocked' } -ModuleName Caller; { Save-Backup } | Should -Throw 'Cannot retrieve the dynamic parameters*' }
            }
            Describe 'a global function' {
                AfterAll { Remove-Item Function:/Set-BackupStore }
                BeforeAll { function global:Set-BackupStore ([string] $Name) { } }
                It 'global' { Mock Set-BackupStore { 'mocked' } -ModuleName Caller; Save-Backup | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'test', 'module', 'global'
    }
}

Describe 'errors/mocking, encodings' {
    It 'In PowerShell 7 the same happens to a name such as utf8 for -Encoding of Out-File, Export-Csv or Import-Csv, because the mock loses what turns the name into an encoding' {
        $encoding = Invoke-Sample -Test {
            Describe 'd' {
                It 'refused' -Skip:($PSVersionTable.PSVersion.Major -lt 6) { Mock Out-File { }; Mock Export-Csv { }; Mock Import-Csv { }; { 'x' | Out-File a -Encoding utf8NoBOM } | Should -Throw '*Cannot convert the "utf8NoBOM" value of type "System.String" to type "System.Text.Encoding".*'; { 'x' | Export-Csv a -Encoding utf8 } | Should -Throw '*System.Text.Encoding*'; { Import-Csv a -Encoding utf8 } | Should -Throw '*System.Text.Encoding*' }
                It 'accepted' { Mock Out-File { "$Encoding" } -RemoveParameterType Encoding; 'x' | Out-File a -Encoding utf8 | Should -Be 'utf8'; Mock Set-Content { 'mocked' }; Set-Content a x -Encoding utf8 | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $encoding 'accepted'
        ($encoding.Tests | Where-Object Name -EQ 'refused').Result | Should -BeIn 'Passed', 'Skipped'
    }

    It 'For a text, take the type away: Mock Get-View -RemoveParameterType ViewType, Mock Out-File -RemoveParameterType Encoding.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'with type' { Mock Out-File { 'mocked' }; 'x' | Out-File a.txt -Encoding utf8NoBOM }
                It 'without' { Mock Out-File { 'mocked' } -RemoveParameterType Encoding; 'x' | Out-File a.txt -Encoding utf8NoBOM | Should -Be 'mocked' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -Match 'Cannot convert the "utf8NoBOM" value of type "System.String" to type "System.Text.Encoding"'
    }

    It 'Or an argument does not fit the type or the validation of its parameter; -RemoveParameterType and -RemoveParameterValidation do not help such a call.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Set-Disk1 { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [version] $Disk, [ValidateSet('C')] $Drive) dynamicparam { [System.Management.Automation.RuntimeDefinedParameterDictionary]::new() } process { 'real' } } }
                It 'type' { Mock Set-Disk1 { 'mocked' } -RemoveParameterType Disk; { Set-Disk1 -Disk (Get-Date) } | Should -Throw 'Cannot retrieve the dynamic parameters for the cmdlet.*' }
                It 'validation' { Mock Set-Disk1 { 'mocked' } -RemoveParameterValidation Drive; { Set-Disk1 -Drive D } | Should -Throw 'Cannot retrieve the dynamic parameters for the cmdlet.*' }
                It 'fits' { Mock Set-Disk1 { 'mocked' } -RemoveParameterType Disk; Set-Disk1 -Disk 1.0 -Drive C | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }
}
