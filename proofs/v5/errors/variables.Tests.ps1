BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/variables' {
    It 'Two BeforeAll blocks in one group: v5 runs only the last, so what the first one set is missing.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { $first = 1 }; BeforeAll { $second = 2 }; It 'i' { $first | Should -BeNullOrEmpty; $second | Should -Be 2 } } }).Passed | Should -Be 1
    }
}
