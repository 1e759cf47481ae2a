BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/windows-powershell' {
    It 'Or take the type away with -RemoveParameterType.' {
        # As the commands of Windows do it, with dynamic parameters beside the type.
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Set-Task { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [Microsoft.Management.Infrastructure.CimInstance] $InputObject) dynamicparam { [System.Management.Automation.RuntimeDefinedParameterDictionary]::new() } process { 'real' } }
                    $task = [pscustomobject] @{ TaskName = 'Backup' }
                }
                It 'with type' { Mock Set-Task { 'mocked' }; { Set-Task -InputObject $task } | Should-Throw '*Cannot convert*' }
                It 'by name' { Mock Set-Task { "mocked $($InputObject.TaskName)" } -RemoveParameterType InputObject; Set-Task -InputObject $task | Should-Be 'mocked Backup' }
                It 'pipeline' { Mock Set-Task { "mocked $($InputObject.TaskName)" } -RemoveParameterType InputObject; $task | Set-Task | Should-Be 'mocked Backup' }
            }
        }
        Assert-TestPassed $run 'with type', 'by name', 'pipeline'
    }

    It 'before Pester 6 there is no Should-Be.' -Tag Unproved { 'https://github.com/pester/Pester/tree/5.9.0/src/functions/assertions, and run by hand with 4.10.1, 5.8.0 and 5.9.0: 1 | Should-Be 1 ends with The term ''Should-Be'' is not recognized; it passes with 6.0.0 and 6.1.0-rc1.' }
}
