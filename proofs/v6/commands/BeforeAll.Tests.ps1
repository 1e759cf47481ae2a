BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/BeforeAll' {
    It 'In 6.1.0-rc1 the message there is A ''break'' or ''continue'' statement with a label … in place of the real one.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { throw 'real' }; It 'i' { } } }).Messages | Should -BeLike "A 'break' or 'continue' statement with a label*"
        (Invoke-Sample { Describe 'd' { AfterAll { throw 'real' }; It 'i' { } } }).Messages | Should -Be 'real'
    }

    It 'Each block can have one. A second one fails the file with BeforeAll is already defined in this block. Each block can only have one BeforeAll.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { Write-Host '<outer>' }; Context 'c' { BeforeAll { Write-Host '<inner>' }; It 'i' { } } } }).Text | Should -Match '(?s)(<outer>.*<inner>|<inner>.*<outer>)'
        (Invoke-Sample { Describe 'd' { BeforeAll { }; BeforeAll { }; It 'i' { } } }).Messages | Should -Match 'BeforeAll is already defined in this block\. Each block can only have one BeforeAll\.'
    }
}
