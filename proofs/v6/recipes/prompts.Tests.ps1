BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/prompts' {
    It 'A question that no filter accepts ends the call with this message.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Read-Host { '3' } -ParameterFilter { $Prompt -eq 'Hours' }; Mock Read-Host { '3' } -ParameterFilter { $Prompt -eq 'Days' }; Read-Host -Prompt Hours | Should -Be '3'; { Read-Host -Prompt Weeks } | Should -Throw 'No mock for command ''Read-Host'' matched the call*' } } }
        Assert-TestPassed $run 'i'
    }

    It 'A mock without a filter can name that question: Mock Read-Host { throw "unexpected question: $Prompt" }.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Read-Host { '3' } -ParameterFilter { $Prompt -eq 'Hours' }; Mock Read-Host { throw "unexpected question: $Prompt" }; Read-Host -Prompt Hours | Should -Be '3'; { Read-Host -Prompt Days } | Should -Throw 'unexpected question: Days' } } }
        Assert-TestPassed $run 'i'
    }
}
