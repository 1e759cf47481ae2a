BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Describe' {
    It 'Accepts @() or $null in -ForEach: the block is then left out and the run goes on. Without -ForEach, the switch has no effect.' {
        (Invoke-Sample { Describe 'd' -ForEach @() -AllowNullOrEmptyForEach { It 'i' { } }; Describe 'e' -ForEach $null -AllowNullOrEmptyForEach { It 'j' { } }; Describe 'f' -AllowNullOrEmptyForEach { It 'k' { } } }).Tests.Name | Should -Be 'k'
    }

    It 'The data are read during discovery, so compute them in BeforeDiscovery. @() or $null fails the file, unless -AllowNullOrEmptyForEach or Run.FailOnNullOrEmptyForEach = $false allows it.' {
        (Invoke-Sample { Describe 'd' -ForEach @() { It 'i' { } } }).Result | Should -Be 'Failed'
        (Invoke-Sample { Describe 'd' -ForEach $null { It 'i' { } } }).Result | Should -Be 'Failed'
        (Invoke-Sample { Describe 'd' -ForEach @() { It 'i' { } }; Describe 'e' { It 'j' { } } } -Configuration @{ Run = @{ FailOnNullOrEmptyForEach = $false } }).Result | Should -Be 'Passed'
    }
}
