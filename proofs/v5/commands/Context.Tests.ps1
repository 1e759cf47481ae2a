BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Context' {
    It 'It is read during discovery and can therefore not come from BeforeAll. @() or $null drops the block and all its tests, without any message.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $data = 1 }; Context 'c' -ForEach $data { It 'i' { } }; Context 'e' -ForEach @() { It 'j' { } }; It 'k' { } } }
        $run.Tests.Name | Should -Be 'k'
        $run.Result | Should -Be 'Passed'
    }
}
