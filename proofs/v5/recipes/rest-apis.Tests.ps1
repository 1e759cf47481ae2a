BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/rest-apis' {
    It 'A failing assertion shows which value was different; a failing -ParameterFilter shows only the number of calls.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Invoke-RestMethod { }; Invoke-RestMethod http://x.example/wrong; Should -Invoke Invoke-RestMethod -Exactly -ParameterFilter { $Uri -eq 'http://x.example/right' } } } }
        $run.Messages | Should -BeLike '*exactly, but was called 0 times'
        $run.Messages | Should -Not -BeLike '*wrong*'
    }

    It 'In v5 the real command runs then; a mock without a filter that throws prevents it.' {
        $run = Invoke-Sample { Describe 'd' { It 'real' { Mock Get-Date { 'mocked' } -ParameterFilter { $false }; Get-Date | Should -BeOfType datetime; Mock Get-Date { throw 'refused' }; { Get-Date } | Should -Throw 'refused' } } }
        $run.Passed | Should -Be 1
    }
}
