BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/rest-apis' {
    It 'A failing assertion shows which value was different; a failing -ParameterFilter shows only the number of calls.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Invoke-RestMethod { }; Invoke-RestMethod http://x.example/wrong; Should -Invoke Invoke-RestMethod -Exactly -ParameterFilter { $Uri -eq 'http://x.example/right' } } } }
        $run.Messages | Should -BeLike '*exactly, but was called 0 times'
        $run.Messages | Should -Not -BeLike '*wrong*'
    }

    It 'In v5, the real command then runs. To prevent this, add a mock without a filter that throws.' {
        $run = Invoke-Sample { Describe 'd' { It 'real' { Mock Get-Date { 'mocked' } -ParameterFilter { $false }; Get-Date | Should -BeOfType datetime; Mock Get-Date { throw 'refused' }; { Get-Date } | Should -Throw 'refused' } } }
        $run.Passed | Should -Be 1
    }

    It 'Should -Invoke then checks which request the code has made.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Mock Invoke-RestMethod { }; Invoke-RestMethod 'http://x.example/a' }; It 'right' { Should -Invoke Invoke-RestMethod -ParameterFilter { $Uri -like '*/a' } }; It 'wrong' { Should -Invoke Invoke-RestMethod -ParameterFilter { $Uri -like '*/b' } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'The mock has a filter that refused the call. In v5, the real command then runs. To prevent this, add a mock without a filter that throws.' {
        $run = Invoke-Sample { Describe 'd' { It 'real' { Mock Get-Date { 'mocked' } -ParameterFilter { $false }; Get-Date | Should -BeOfType datetime }; It 'prevented' { Mock Get-Date { throw 'not expected' }; Mock Get-Date { 'mocked' } -ParameterFilter { $false }; { Get-Date } | Should -Throw 'not expected' } } }
        Assert-TestPassed $run 'real', 'prevented'
    }
}
