BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'migrations/v3-to-v4' {
    It 'In v5 the command still works, and Should -InvokeVerifiable is its new form.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -Verifiable; { Assert-VerifiableMock } | Should -Throw; Get-Date; Assert-VerifiableMock; Should -InvokeVerifiable } } }).Passed | Should -Be 1
    }

    It 'v5 exports none of them.' {
        (Invoke-Sample -Script { @(Get-Command -Module Pester -Name Invoke-Mock, Get-MockDynamicParameter*, Set-DynamicParameterVariable*, SafeGetCommand -ErrorAction Ignore).Count }).Value | Should -Be 0
    }
}
