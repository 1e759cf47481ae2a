BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/first-test' {
    It 'Should -BeTrue and Should -BeFalse are two of many assertions.' {
        Assert-Passing { $true | Should -BeTrue }, { $false | Should -BeFalse }, { 1 | Should -BeLessThan 2 }, { 'a' | Should -Match 'A' }
    }
}
