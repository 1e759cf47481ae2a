BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Describe' {
    It 'It is read during discovery, so compute it in BeforeDiscovery. @() or $null drops the block and all its tests, without any message.' {
        $run = Invoke-Sample { Describe 'd' -ForEach @() { It 'i' { } }; Describe 'e' -ForEach $null { It 'j' { } }; Describe 'f' { It 'k' { } } }
        $run.Tests.Name | Should -Be 'k'
        $run.Result | Should -Be 'Passed'
    }
}
