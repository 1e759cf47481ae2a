BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Context' {
    It 'The data are read during discovery, and therefore cannot come from BeforeAll. @() or $null drops the block and all its tests, without any message.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $data = 1 }; Context 'c' -ForEach $data { It 'i' { } }; Context 'e' -ForEach @() { It 'j' { } }; It 'k' { } } }
        $run.Tests.Name | Should -Be 'k'
        $run.Result | Should -Be 'Passed'
    }

    It 'Context takes the same parameters and works in the same way as Describe; only the word in the output, and in -Scope of Should -Invoke, differs.' {
        (Invoke-Sample -Script { "$((Get-Command Describe).Parameters.Keys)" -ceq "$((Get-Command Context).Parameters.Keys)" }).Value | Should -Be $true
        $run = Invoke-Sample {
            Describe 'a' { BeforeAll { Mock Get-Date { 1 } }; It 'i' { Get-Date }; It 'word' { Should -Invoke Get-Date -Scope Describe }; It 'other word' { Should -Invoke Get-Date -Scope Context } }
            Context 'b' { BeforeAll { Mock Get-Date { 1 } }; It 'i' { Get-Date }; It 'word' { Should -Invoke Get-Date -Scope Context }; It 'other word' { Should -Invoke Get-Date -Scope Describe } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Passed', 'Passed', 'Failed'
        $run.Text | Should -Match '(?s)Describing a.*Context b'
    }

    It 'any item is $_, which hides the $_ of an outer -ForEach (for the item $null it is something else).' {
        $run = Invoke-Sample { Describe 'd' -ForEach 'outer' { Context 'c' -ForEach $null, 'own' { It 'i' { $null -eq $_ | Should -BeFalse; Write-Host "<$_>" } } } }
        $run.Passed | Should -Be 2
        @($run.Output -match '^\s*<').Trim() | Should -Be '<outer>', '<own>'
        (Invoke-Sample { Context 'c' -ForEach @{ Value = $null } { It 'i' { $null -eq $Value | Should -BeTrue } } }).Passed | Should -Be 1
    }
}
