BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/operators' {
    It 'v6 no longer has the clear message of v5 and only says that the parameters do not fit.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should Be 1 } } }
        "$($run.Messages) $($run.Text)" | Should -Match 'Parameter set cannot be resolved|positional parameter'
        "$($run.Messages)" | Should -Not -Match 'Legacy'
    }

    It 'Cause: Should.DisableV5 is switched on and the file still has an assertion with a space.' {
        $run = Invoke-Sample { Describe 'd' { It 'old' { 1 | Should -Be 1 }; It 'new' { 1 | Should-Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $true } }
        ($run.Tests | Where-Object Name -EQ 'old').Result | Should -Be 'Failed'
        Assert-TestPassed $run 'new'
    }

    It 'Fix: Rewrite it with the Should-* commands, or switch the option off.' {
        $new = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $true } }
        $new.Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should -Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $true } }).Failed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should -Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $false } }).Passed | Should -Be 1
    }
}
