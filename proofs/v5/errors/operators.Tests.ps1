BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/operators' {
    It 'Cause: The assertion uses the operator as a bare word, the style of Pester 3 that v4 still tolerated.' {
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should Be 1 } } }).Messages | Should -BeLike '*Legacy Should syntax*'
    }

    It 'Cause: The new Should-* commands exist from v6 only.' {
        (Invoke-Sample -Script { [bool] (Get-Command Should-Be -Module Pester -ErrorAction Ignore) }).Value | Should -Be $false
    }
}
