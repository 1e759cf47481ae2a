BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/pester-in-pester' {
    It 'In your test, do not mock a command that the inner tests call without a mock: there, the call ends with No mock for command.' {
        $inner = @{ 'inner.ps1' = 'Describe inner { It plain { Get-Date }; It mocked { Mock Get-Date { 1 }; Get-Date | Should -Be 1 } }' }
        $run = Invoke-Sample -File $inner -Test {
            Describe 'd' {
                It 'mocked' { Mock Get-Date { 2 }; $r = Invoke-Pester -Path $PSScriptRoot/inner.ps1 -PassThru -Output None; $r.Tests.Result | Should -Be 'Failed', 'Passed'; "$($r.Tests[0].ErrorRecord)" | Should -BeLike "No mock for command 'Get-Date'*" }
                It 'plain' { $r = Invoke-Pester -Path $PSScriptRoot/inner.ps1 -PassThru -Output None; $r.Tests.Result | Should -Be 'Passed', 'Passed' }
            }
        } -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } }
        $run.Passed | Should -Be 2
    }
}
