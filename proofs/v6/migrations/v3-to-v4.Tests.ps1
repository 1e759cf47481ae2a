BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'migrations/v3-to-v4' {
    It 'Later it became Should -InvokeVerifiable (v5) and Should-Invoke -Verifiable (v6); v6 has removed Assert-VerifiableMock.' {
        (Invoke-Sample -Script { [bool] (Get-Command Assert-VerifiableMock -ErrorAction Ignore) }).Value | Should -BeFalse
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -Verifiable; Get-Date; Should -InvokeVerifiable; Should-Invoke -Verifiable } } }).Passed | Should -Be 1
    }

    It 'v5 and v6 export none of them.' {
        (Invoke-Sample -Script { @(Get-Command -Module Pester -Name Invoke-Mock, Get-MockDynamicParameter*, Set-DynamicParameterVariable*, SafeGetCommand -ErrorAction Ignore).Count }).Value | Should -Be 0
    }
}
