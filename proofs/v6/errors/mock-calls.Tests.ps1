BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/mock-calls' {
    It 'The new command begins its message with Should-Invoke: instead.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Should-Invoke Get-Process } } }).Messages | Should -BeLike 'Should-Invoke:*'
    }

    It 'The old counting command, deprecated in v5, no longer exists in v6.' {
        (Invoke-Sample -Script { [bool] (Get-Command Assert-MockCalled -ErrorAction Ignore) }).Value | Should -Be $false
    }
}
