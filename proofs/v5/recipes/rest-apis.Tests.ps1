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

    Context 'a guard for the whole suite' {
        BeforeAll { . "$PSScriptRoot/../../v5-v6/samples/noRequests.ps1" }

        It 'A call that no filter of a mock accepts reaches the guard.' {
            ($run.Tests | Where-Object Name -EQ 'refused by the filter').Message | Should -Be 'unmocked request: Invoke-RestMethod http://127.0.0.1:9/refused'
            $run.Value | Should -Contain 'Invoke-RestMethod http://127.0.0.1:9/refused'
        }

        It 'For a test file that runs by itself, dot-source NoRequests.ps1 in its BeforeAll, and remove the functions in AfterAll.' {
            $alone = Invoke-Sample -File @{
                'Guard.ps1' = $guard; 'Guarded.psm1' = $guardedModule
                'a.Tests.ps1' = {
                    BeforeAll { . $PSScriptRoot/Guard.ps1; Import-Module $PSScriptRoot/Guarded.psm1 -Force }
                    AfterAll { Remove-Item -Path 'Function:/Invoke-RestMethod', 'Function:/Invoke-WebRequest'; Remove-Module Guarded }
                    Describe 'd' { It 'i' { { Get-Report alone } | Should -Throw 'unmocked request: *' } }
                }
            } -Script { Invoke-Pester -Path ./a.Tests.ps1 -Output None -PassThru; "$((Get-Command -Name Invoke-RestMethod).CommandType)"; $global:sentRequests = $null }
            $alone.Passed | Should -Be 1
            $alone.Value | Should -Be 'Cmdlet'
        }
    }
}
