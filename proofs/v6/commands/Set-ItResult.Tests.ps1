BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Set-ItResult' {
    It 'The reason, shown behind the name of the test after "because"; that word is removed from your own text, so it is not repeated.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Skipped -Because 'because of x' } } }).Text | Should -Match 'is skipped, because of x'
    }

    It '-Pending, known from Pester 4 and 5, is gone.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Skipped -Pending } } }).Messages | Should -Match "parameter name 'Pending'"
    }
}
