BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/first-mock' {
    It 'Pester does not fall back to the real command: it fails the call, and prints the filter with the values that it saw.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Remove-Disk ($Path) { Write-Host 'the real one ran' }; Mock Remove-Disk -ParameterFilter { $Path -eq 'january' } }
                It 'accepted' { Remove-Disk -Path january }
                It 'refused' { Remove-Disk -Path february }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        $run.Output | Should -Not -Contain 'the real one ran'
        $run.Messages | Should -BeLike '*{ $Path -eq ''january'' }*Path = february*'
    }
}
