BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/pester-in-pester' {
    It 'A mock of your test does not answer in the inner run: the original runs there.' {
        $run = Invoke-Sample -File @{ 'inner.ps1' = "Describe 'inner' { It 'asks' { Get-Date | Should -BeOfType datetime }; It 'own' { Mock Get-Date { 'own' }; Get-Date | Should -Be 'own' } }" } -Test {
            Describe 'd' {
                It 'i' { Mock Get-Date { 'mocked' }; (Invoke-Pester -Path "$PSScriptRoot/inner.ps1" -Output None -PassThru).PassedCount | Should -Be 2; Get-Date | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'i'
    }
}
