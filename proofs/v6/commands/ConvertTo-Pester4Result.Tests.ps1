BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/ConvertTo-Pester4Result' {
    It 'PendingCount, which Pester 4 and 5 have, is missing.' {
        (Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'; "[$((ConvertTo-Pester4Result (Invoke-Pester a.Tests.ps1 -PassThru -Output None)).PSObject.Properties.Name -contains 'PendingCount')]" }).Value | Should -Be '[False]'
    }
}
