BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/shared-helpers' {
    It 'A failed Should in a helper names the line in the helper first. The last line of the stack trace is the line of the test.' {
        $run = Invoke-Sample -File @{ 'Helper.ps1' = 'function Assert-It { 1 | Should -Be 2 }'; 'a.Tests.ps1' = "BeforeAll { . `$PSScriptRoot/Helper.ps1 }`nDescribe d {`nIt i { Assert-It }`n}" }
        $run.Text | Should -Match '(?s)Helper\.ps1:1.*a\.Tests\.ps1:3'
    }

    It 'Pester 5 has no such hook: each file loads its own helpers.' {
        (Invoke-Sample -File @{ 'Pester.BeforeContainer.ps1' = 'function Get-Hooked { "hooked" }'; 'a.Tests.ps1' = 'Describe d { It i { Get-Hooked } }'; '.git/HEAD' = '' }).Failed | Should -Be 1
    }
}
