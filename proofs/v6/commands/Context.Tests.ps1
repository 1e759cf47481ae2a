BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Context' {
    It 'Accepts @() or $null in -ForEach: the block is then left out and the run goes on. Without -ForEach, the switch has no effect.' {
        (Invoke-Sample { Describe 'd' { Context 'c' -ForEach @() -AllowNullOrEmptyForEach { It 'i' { } }; Context 'e' -AllowNullOrEmptyForEach { It 'k' { } } } }).Tests.Name | Should -Be 'k'
    }

    It 'The data are read during discovery, and therefore cannot come from BeforeAll. @() or $null fails the file, unless -AllowNullOrEmptyForEach or Run.FailOnNullOrEmptyForEach = $false allows it.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { $data = 1 }; Context 'c' -ForEach $data { It 'i' { } } } }).Result | Should -Be 'Failed'
        (Invoke-Sample { Describe 'd' { Context 'c' -ForEach @() { It 'i' { } }; It 'j' { } } } -Configuration @{ Run = @{ FailOnNullOrEmptyForEach = $false } }).Result | Should -Be 'Passed'
    }

    It 'Context takes the same parameters and works in the same way as Describe; only the word in the output, and in -Scope of Should-Invoke, differs.' {
        (Invoke-Sample -Script { "$((Get-Command Describe).Parameters.Keys)" -ceq "$((Get-Command Context).Parameters.Keys)" }).Value | Should -Be $true
        $run = Invoke-Sample {
            Describe 'a' { BeforeAll { Mock Get-Date { 1 } }; It 'i' { Get-Date }; It 'word' { Should-Invoke Get-Date -Scope Describe }; It 'other word' { Should-Invoke Get-Date -Scope Context } }
            Context 'b' { BeforeAll { Mock Get-Date { 1 } }; It 'i' { Get-Date }; It 'word' { Should-Invoke Get-Date -Scope Context }; It 'other word' { Should-Invoke Get-Date -Scope Describe } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Passed', 'Passed', 'Failed'
        $run.Text | Should -Match '(?s)Describing a.*Context b'
    }
}
