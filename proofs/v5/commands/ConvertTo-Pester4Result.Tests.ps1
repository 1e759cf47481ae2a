BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/ConvertTo-Pester4Result' {
    It 'PendingCount is there, and always 0.' {
        (Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" -Pending { } }'; "[$((ConvertTo-Pester4Result (Invoke-Pester a.Tests.ps1 -PassThru -Output None)).PendingCount)]" }).Value | Should -Be '[0]'
    }
}
