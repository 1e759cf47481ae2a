BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/rest-apis' {
    It 'The mock has a filter that refused the call. It throws then, unless the code catches that.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 'mocked' } -ParameterFilter { $false }; { Get-Date } | Should -Throw 'No mock for command*' } } }
        $run.Passed | Should -Be 1
    }

    It 'A failing -ParameterFilter lists the calls with all of their arguments' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Invoke-RestMethod { }; Invoke-RestMethod http://x.example/wrong -Method Post; Should-Invoke Invoke-RestMethod -Exactly -ParameterFilter { $Uri -eq 'http://x.example/right' } } } }
        $run.Messages | Should -Match '(?s)called 0 times.*Performed invocations:.*Post'
        $run.Messages | Should -Match 'x.example/wrong'
    }
}
