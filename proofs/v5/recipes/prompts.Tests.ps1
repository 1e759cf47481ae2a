BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/prompts' {
    It 'A question that no filter accepts reaches the real Read-Host, and the run waits for an answer.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Read-Host { '3' } -ParameterFilter { $Prompt -eq 'Hours' }; Read-Host -Prompt Hours | Should -Be '3'; { Read-Host -Prompt Days } | Should -Throw '*user*' } } }
        Assert-TestPassed $run 'i'
    }

    It 'A mock without a filter prevents that: Mock Read-Host { throw "unexpected question: $Prompt" }.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Read-Host { '3' } -ParameterFilter { $Prompt -eq 'Hours' }; Mock Read-Host { throw "unexpected question: $Prompt" }; Read-Host -Prompt Hours | Should -Be '3'; { Read-Host -Prompt Days } | Should -Throw 'unexpected question: Days' } } }
        Assert-TestPassed $run 'i'
    }
}
