# The sample of what is said of -RemoveParameterType and -RemoveParameterValidation for a function with a dynamicparam block.
$dynamic = Invoke-Sample -File @{ 'Disk.psm1' = 'function Set-Disk1 { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [version] $Disk, [ValidateSet(''C'')] $Drive) dynamicparam { [System.Management.Automation.RuntimeDefinedParameterDictionary]::new() } process { ''real'' } }' } -Test {
    Import-Module $PSScriptRoot/Disk.psm1 -Force
    Describe 'd' {
        Context 'type' { It 'name' { Mock Set-Disk1 { 'mocked' } -RemoveParameterType Disk; { Set-Disk1 -Disk (Get-Date) } | Should -Throw 'Cannot retrieve the dynamic parameters for the cmdlet' } }
        Context 'position' { It 'position' { Mock Set-Disk1 { 'mocked' } -RemoveParameterType Disk; { Set-Disk1 (Get-Date) } | Should -Throw 'Cannot retrieve the dynamic parameters for the cmdlet' } }
        Context 'pipe' { It 'pipeline' { Mock Set-Disk1 { 'mocked' } -RemoveParameterType Disk; Get-Date | Set-Disk1 | Should -Be 'mocked' } }
        Context 'validation' { It 'validation' { Mock Set-Disk1 { 'mocked' } -RemoveParameterValidation Drive; { Set-Disk1 -Drive D } | Should -Throw 'Cannot retrieve the dynamic parameters for the cmdlet' } }
        Context 'fits' { It 'fits' { Mock Set-Disk1 { 'mocked' }; Set-Disk1 -Disk 1.0 -Drive C | Should -Be 'mocked' } }
        Context 'plain' { function Set-Plain1 ([version] $Disk, [ValidateSet('C')] $Drive) { }; It 'no such block' { Mock Set-Plain1 { 'mocked' } -RemoveParameterType Disk -RemoveParameterValidation Drive; Set-Plain1 (Get-Date) D | Should -Be 'mocked' } }
        Context 'own' { function Set-Disk1 ($Disk, $Drive) { }; It 'own function' { Mock Set-Disk1 { 'mocked' }; Set-Disk1 -Disk (Get-Date) -Drive D | Should -Be 'mocked' } }
    }
}
