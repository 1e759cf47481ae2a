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

    It 'The known cases are Set-PSRepository and commands of Active Directory and Azure. Since Pester 6.0.0, such a mock works without the dynamic parameters.' -Tag Unproved {
        'https://github.com/pester/Pester/issues/619, https://github.com/pester/Pester/issues/294 and the proofs of v6'
    }

    # A cmdlet of our own with the parameters of Get-PackageSource: in sets of their own for Get-Command, without sets in a call.
    It 'A mock of Get-Package or Get-PackageSource fails at the call with Parameter set cannot be resolved using the specified named parameters. These cmdlets have no default parameter set, and the mock gets dynamic parameters of several sets. The fix below works here, too.' {
        $run = Invoke-Sample {
            BeforeAll {
                Add-Type -TypeDefinition 'using System.Management.Automation; using System.Collections.ObjectModel; [Cmdlet("Get", "ProofSetSource")] public class GetProofSetSource : PSCmdlet, IDynamicParameters { [Parameter(Position = 0)] public string Name { get; set; } public object GetDynamicParameters() { var all = new RuntimeDefinedParameterDictionary(); foreach (var name in new[] { "One", "Two" }) { var attribute = new ParameterAttribute(); if (MyInvocation.PipelineLength == 0) attribute.ParameterSetName = name; all.Add(name, new RuntimeDefinedParameter(name, typeof(string), new Collection<System.Attribute> { attribute })); } return all; } protected override void ProcessRecord() { WriteObject("real"); } }' -PassThru | ForEach-Object Assembly | Import-Module
            }
            Describe 'd' {
                It 'real' { Get-ProofSetSource | Should -Be 'real'; Get-ProofSetSource -Name x | Should -Be 'real' }
                It 'mocked' { Mock Get-ProofSetSource { 'mocked' }; { Get-ProofSetSource } | Should -Throw 'Parameter set cannot be resolved using the specified named parameters.*'; { Get-ProofSetSource -Name x } | Should -Throw 'Parameter set cannot be resolved*' }
                It 'one set' { Mock Get-ProofSetSource { 'mocked' }; Get-ProofSetSource -One x | Should -Be 'mocked' }
                It 'stand-in' { function Get-ProofSetSource ($Name) { }; Mock Get-ProofSetSource { "mocked $Name" }; Get-ProofSetSource -Name x | Should -Be 'mocked x' }
            }
        }
        Assert-TestPassed $run 'real', 'mocked', 'one set', 'stand-in'
    }

    It 'Such a mock of a cmdlet works since Pester 6.1.0.' -Tag Unproved {
        'https://github.com/pester/Pester/issues/1531 and the proofs of v6; by hand with the cmdlet above: fails on 5.8.0, 5.9.0 and 6.0.0, works on 6.1.0-rc1'
    }

    It 'Fix: In BeforeAll, define a function of the same name with the parameters that you need, and mock that function.' {
        Assert-TestPassed $sample 'stand-in'
    }

    It 'Where a module makes the call, define the function as function global:Set-BackupStore, since the module does not see the functions of the test. Remove the function afterwards.' {
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

    It 'A module that has the command itself, or imports it as a function, does not see the global function either. Define the function in the module, InModuleScope Backup { function script:Set-BackupStore { param($Name) } }, and give the mock -ModuleName Backup.' {
        $dynamic = 'function Set-BackupStore { [CmdletBinding()] param ([string] $Name) dynamicparam { if (-not $Name) { throw "no store" } } process { "real" } }'
        $modules = @{
            'Has.psm1'     = "$dynamic; function Save-Backup { Set-BackupStore }; Export-ModuleMember -Function Save-Backup"
            'Store.psm1'   = $dynamic
            'Imports.psm1' = 'Import-Module $PSScriptRoot/Store.psm1; function Save-Backup { Set-BackupStore }; Export-ModuleMember -Function Save-Backup'
        }
        foreach ($module in 'Has', 'Imports') {
            $test = @'
BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force }
Describe 'global' {
    BeforeAll { function global:Set-BackupStore { param($Name) 'stand-in' } }
    AfterAll { Remove-Item Function:/Set-BackupStore }
    Context 'c' { It 'global' { Mock Set-BackupStore { 'mocked' } -ModuleName Backup; Save-Backup } }
}
Describe 'without script:' {
    BeforeAll { InModuleScope Backup { function Set-BackupStore { param($Name) 'stand-in' } } }
    Context 'c' { It 'without script:' { Mock Set-BackupStore { 'mocked' } -ModuleName Backup; Save-Backup } }
}
Describe 'there' {
    BeforeAll { InModuleScope Backup { function script:Set-BackupStore { param($Name) 'stand-in' } } }
    Context 'c' { It 'there' { Mock Set-BackupStore { 'mocked' } -ModuleName Backup; Save-Backup | Should -Be 'mocked' } }
    Context 'd' { It 'without -ModuleName' { function Set-BackupStore { }; Mock Set-BackupStore { 'mocked' }; Save-Backup | Should -Be 'stand-in' } }
}
'@
            # The name of the module is that of its file.
            $run = Invoke-Sample -File @{ 'Store.psm1' = $modules['Store.psm1']; 'Backup.psm1' = $modules["$module.psm1"] } -Test $test
            ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) -join ', ' | Should -Be 'global Failed, without script: Failed, there Passed, without -ModuleName Passed'
            $run.Messages | Should -BeLike 'Cannot retrieve the dynamic parameters for the cmdlet. no store'
        }
    }
}

Describe 'errors/mocking, encodings' {
    It 'In PowerShell 7, the error also comes for a name such as utf8 for -Encoding of Out-File, Export-Csv, Import-Csv, Select-String, Send-MailMessage and others. The mock loses what turns the name into an encoding: Cannot convert the "utf8NoBOM" value of type "System.String" to type "System.Text.Encoding".' {
        $encoding = Invoke-Sample -Test {
            Describe 'd' {
                It 'refused' -Skip:($PSVersionTable.PSVersion.Major -lt 6) { Mock Out-File { }; Mock Export-Csv { }; Mock Import-Csv { }; { 'x' | Out-File a -Encoding utf8NoBOM } | Should -Throw '*Cannot convert the "utf8NoBOM" value of type "System.String" to type "System.Text.Encoding".*'; { 'x' | Export-Csv a -Encoding utf8 } | Should -Throw '*System.Text.Encoding*'; { Import-Csv a -Encoding utf8 } | Should -Throw '*System.Text.Encoding*' }
                It 'others' -Skip:($PSVersionTable.PSVersion.Major -lt 6) {
                    foreach ($name in 'Select-String', 'Send-MailMessage', 'Export-Clixml', 'Tee-Object', 'Format-Hex') { Mock $name { 'mocked' } }
                    foreach ($call in { Select-String -Path a -Pattern b -Encoding utf8 }, { Send-MailMessage -From a@x.example -To b@x.example -Subject c -Encoding utf8 }, { 1 | Export-Clixml -Path a -Encoding utf8 }, { 1 | Tee-Object -FilePath a -Encoding utf8 }, { 1 | Format-Hex -Encoding utf8 }) { $call | Should -Throw '*Cannot convert the "utf8" value of type "System.String" to type "System.Text.Encoding".*' }
                }
                It 'accepted' { Mock Out-File { "$Encoding" } -RemoveParameterType Encoding; 'x' | Out-File a -Encoding utf8 | Should -Be 'utf8'; Mock Set-Content { 'mocked' }; Set-Content a x -Encoding utf8 | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $encoding 'accepted'
        ($encoding.Tests | Where-Object Name -In 'refused', 'others').Result | Should -BeIn 'Passed', 'Skipped'
    }

    It 'For a text, remove the type: Mock Get-View -RemoveParameterType ViewType, Mock Out-File -RemoveParameterType Encoding.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'with type' { Mock Out-File { 'mocked' }; 'x' | Out-File a.txt -Encoding utf8NoBOM }
                It 'without' { Mock Out-File { 'mocked' } -RemoveParameterType Encoding; 'x' | Out-File a.txt -Encoding utf8NoBOM | Should -Be 'mocked' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -Match 'Cannot convert the "utf8NoBOM" value of type "System.String" to type "System.Text.Encoding"'
    }

    It 'Or -RemoveParameterType or -RemoveParameterValidation was added for a function with dynamic parameters, and an argument still does not fit: the real function is asked for its parameters with that argument, and refuses the argument.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Set-Disk1 { [CmdletBinding()] param ([version] $Disk, [ValidateSet('C')] $Drive) dynamicparam { [System.Management.Automation.RuntimeDefinedParameterDictionary]::new() } process { 'real' } }
                    function Set-Plain1 { [CmdletBinding()] param ([version] $Disk, [ValidateSet('C')] $Drive) }
                }
                It 'type' { Mock Set-Disk1 { 'mocked' } -RemoveParameterType Disk; { Set-Disk1 -Disk (Get-Date) } | Should -Throw 'Cannot retrieve the dynamic parameters for the cmdlet.*' }
                It 'validation' { Mock Set-Disk1 { 'mocked' } -RemoveParameterValidation Drive; { Set-Disk1 -Drive D } | Should -Throw 'Cannot retrieve the dynamic parameters for the cmdlet.*' }
                It 'fits' { Mock Set-Disk1 { 'mocked' } -RemoveParameterType Disk; Set-Disk1 -Disk 1.0 -Drive C | Should -Be 'mocked' }
                It 'not added' { Mock Set-Disk1 { 'mocked' }; { Set-Disk1 -Disk (Get-Date) } | Should -Throw 'Cannot process argument transformation*'; { Set-Disk1 -Drive D } | Should -Throw 'Cannot validate argument*' }
                It 'no dynamic parameters' { Mock Set-Plain1 { 'mocked' } -RemoveParameterType Disk -RemoveParameterValidation Drive; Set-Plain1 -Disk (Get-Date) -Drive D | Should -Be 'mocked' }
                It 'a cmdlet' { Mock Get-ChildItem { "depth $Depth" } -RemoveParameterType Depth; Get-ChildItem /x -Depth deep | Should -Be 'depth deep'; Mock Get-Content { "count $TotalCount" } -RemoveParameterValidation TotalCount; Get-Content /x -TotalCount -5 | Should -Be 'count -5' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 6
    }

    It 'Or the code under test has removed Pester with all other modules, by Get-Module | Remove-Module.' {
        $files = @{ 'a.Tests.ps1' = 'Describe a { It clears { Get-Module | Remove-Module; 1 | Should -Be 1 }; It mocks { Mock Get-Date { 1 }; Get-Date | Should -Be 1 } }' }
        # Pester is on the module path, as an installed one, and is loaded again by the next of its commands.
        $run = Invoke-Sample -File $files -Script { $env:PSModulePath += [IO.Path]::PathSeparator + (Split-Path -Path (Split-Path -Path (Get-Module -Name Pester).Path)); (Invoke-Pester -Path . -PassThru -Output None).Tests | ForEach-Object { "$($_.Name): $($_.Result) $($_.ErrorRecord)" } }
        $run.Value | Should -Be 'clears: Passed ', 'mocks: Failed Mock data are not setup for this scope, what happened?'
        $files = @{ 'a.Tests.ps1' = 'Describe a { It clears { Get-Module | Remove-Module; 1 | Should -Be 1 } }'; 'b.Tests.ps1' = 'Describe b { It fails { 1 | Should -Be 2 } }' }
        $run = Invoke-Sample -File $files -Script { $env:PSModulePath += [IO.Path]::PathSeparator + (Split-Path -Path (Split-Path -Path (Get-Module -Name Pester).Path)); $result = Invoke-Pester -Path . -PassThru; "$($result.Result) $($result.PassedCount) $($result.FailedCount)"; $result.Tests | ForEach-Object { "$($_.ExpandedPath): $($_.Result) $($_.ErrorRecord)" } }
        $run.Value | Should -Be 'Failed 1 1', 'a.clears: Passed ', 'b.fails: Failed Expected 2, but got 1.'
    }

    It 'Where Pester 6 is installed beside the loaded Pester 5, the message is then The ''Mock'' command was found in the module ''Pester'', but the module could not be loaded.' {
        $files = @{
            'a.Tests.ps1'                      = 'Describe a { It mocks { Get-Module | Remove-Module; Mock Get-Date { 1 } } }'
            'modules/Pester/6.0.0/Pester.psd1' = "@{ ModuleVersion = '6.0.0'; RootModule = 'Pester.psm1'; FunctionsToExport = 'Mock' }"
            'modules/Pester/6.0.0/Pester.psm1' = 'throw "An incompatible version"'
        }
        $run = Invoke-Sample -File $files -Script { $env:PSModulePath = "$PWD/modules"; (Invoke-Pester -Path ./a.Tests.ps1 -PassThru -Output None).Tests | ForEach-Object { "$($_.ErrorRecord)" } }
        $run.Value | Should -BeLike "The 'Mock' command was found in the module 'Pester', but the module could not be loaded*"
    }

    It 'Other commands that themselves turn a text into the object, such as Set-StrictMode -Version Latest or Get-View with -ViewType VirtualMachine, have this fault in Pester 5 and 6. Get-Content, Set-Content and Add-Content do not have it.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'real' { { Set-StrictMode -Version Latest } | Should -Not -Throw }
                It 'Set-StrictMode' { Mock Set-StrictMode { 'mocked' }; { Set-StrictMode -Version Latest } | Should -Throw '*on parameter ''Version''. Cannot convert value "Latest" to type "System.Version".*'; Set-StrictMode -Version 3.0 | Should -Be 'mocked' }
                It 'without the type' { Mock Set-StrictMode { "mocked $Version" } -RemoveParameterType Version; Set-StrictMode -Version Latest | Should -Be 'mocked Latest' }
                It '<_>' -ForEach 'Get-Content', 'Set-Content', 'Add-Content' { Mock $_ { 'mocked' }; $value = if ($_ -ne 'Get-Content') { @{ Value = 'x' } } else { @{} }; & $_ -Path a.txt -Encoding utf8 @value | Should -Be 'mocked'; & $_ -Path a.txt -Encoding utf8NoBOM @value | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 6
    }

    It 'In v5, -RemoveParameterValidation does not reach a dynamic parameter, and the message stays. (Get-Command Send-Backup).Parameters[''Path''].IsDynamic is $false when the parameter is not one; $true or no output means that it is. Mock a function of the same name instead.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Send-Backup {
                        [CmdletBinding()] param ([ValidateSet('a', 'b')] $Kind)
                        dynamicparam {
                            $attributes = [System.Collections.ObjectModel.Collection[Attribute]]::new()
                            $attributes.Add([Parameter] @{}); $attributes.Add([ValidateSet]::new('a', 'b'))
                            $parameters = [System.Management.Automation.RuntimeDefinedParameterDictionary]::new()
                            $parameters.Add('Path', [System.Management.Automation.RuntimeDefinedParameter]::new('Path', [string], $attributes))
                            $parameters
                        }
                        process { 'real' }
                    }
                }
                It 'dynamic' { Mock Send-Backup { 'mocked' } -RemoveParameterValidation Path; Send-Backup -Path x }
                It 'allowed value' { Mock Send-Backup { 'mocked' } -RemoveParameterValidation Path; Send-Backup -Path a | Should -Be 'mocked' }
                It 'IsDynamic' { $parameters = (Get-Command Send-Backup).Parameters; $parameters['Path'].IsDynamic, $parameters['Kind'].IsDynamic | Should -Be $true, $false; Mock Send-Backup; $parameters = (Get-Command Send-Backup).Parameters; $parameters['Path'].IsDynamic | Should -BeNullOrEmpty; $parameters['Kind'].IsDynamic | Should -BeFalse }
                It 'function' { function Send-Backup ($Kind, $Path) { }; Mock Send-Backup { "mocked $Path" }; Send-Backup -Path x | Should -Be 'mocked x' }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Failed Passed Passed Passed'
        @($run.Tests)[0].Message | Should -BeLike "Cannot validate argument on parameter 'Path'. The argument `"x`" does not belong to the set*"
    }
}
