BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'recipes/windows-powershell' {
    It '-RemoveParameterType helps in v5 only when the object comes through the pipeline. These functions have a dynamicparam block, so -InputObject $task fails with Cannot retrieve the dynamic parameters for the cmdlet.' {
        # The functions themselves exist on Windows only; this one has their type and their block.
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Set-Task1 { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [ciminstance] $InputObject) dynamicparam { [System.Management.Automation.RuntimeDefinedParameterDictionary]::new() } process { } }
                    function Set-Plain1 { [CmdletBinding()] param ([ciminstance] $InputObject) }
                    $task = [pscustomobject] @{ TaskName = 'Backup' }
                }
                It 'pipeline' { Mock Set-Task1 { 'mocked' } -RemoveParameterType InputObject; $task | Set-Task1 | Should -Be 'mocked' }
                It 'pipeline, kept' { Mock Set-Task1 { 'mocked' }; { $task | Set-Task1 -ErrorAction Stop } | Should -Throw 'The input object cannot be bound*' }
                It 'name' { Mock Set-Task1 { 'mocked' } -RemoveParameterType InputObject; { Set-Task1 -InputObject $task } | Should -Throw 'Cannot retrieve the dynamic parameters for the cmdlet.*' }
                It 'no such block' { Mock Set-Plain1 { 'mocked' } -RemoveParameterType InputObject; Set-Plain1 -InputObject $task | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }
}
