BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/module' {
    It 'Should -Be compares text without regard to case.' {
        Assert-Passing { 'ABC' | Should -Be 'abc' }
        Get-Failure { 'ABC' | Should -BeExactly 'abc' } | Should -BeLike 'Expected strings to be the same*'
    }
}
