BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/module' {
    It 'Should-BeString compares text and ignores case.' {
        Assert-Passing { 'ABC' | Should-BeString 'abc' }
        Get-Failure { 'ABC' | Should-BeString 'abc' -CaseSensitive } | Should -BeLike 'Expected strings to be the same*'
    }
}
