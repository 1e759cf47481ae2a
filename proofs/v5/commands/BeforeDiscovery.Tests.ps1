BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'commands/BeforeDiscovery' {
    It 'All files are discovered before the first test runs, so code in it must not need anything that tests or BeforeAll of another file prepare.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'BeforeAll { $env:PROOF_READY = "yes" }; Describe "a" { It "i" { Write-Host "<test a>" } }'; 'b.Tests.ps1' = 'BeforeDiscovery { Write-Host "<discovery b $env:PROOF_READY>" }; Describe "b" { It "j" { $env:PROOF_READY | Should -Be "yes" } }' } -Script { Invoke-Pester -Path . -PassThru }
        $run.Text | Should -Match '(?s)<discovery b >.*<test a>'
        $run.Passed | Should -Be 2
    }
}
