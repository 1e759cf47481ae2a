BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/AfterEach' {
    It 'Each block can have one. A second one fails the file with AfterEach is already defined in this block. Each block can only have one AfterEach.' {
        (Invoke-Sample { Describe 'd' { AfterEach { Write-Host '<outer>' }; Context 'c' { AfterEach { Write-Host '<inner>' }; It 'i' { } } } }).Text | Should -Match '(?s)(<outer>.*<inner>|<inner>.*<outer>)'
        (Invoke-Sample { Describe 'd' { AfterEach { }; AfterEach { }; It 'i' { } } }).Messages | Should -Match 'AfterEach is already defined in this block\. Each block can only have one AfterEach\.'
    }

    It 'and Should-Invoke counts the calls of the test that has just finished.' {
        (Invoke-Sample { Describe 'd' { AfterEach { Should-Invoke Get-Date -Times 2 -Exactly }; It 'i' { Mock Get-Date { }; Get-Date; Get-Date }; It 'j' { Mock Get-Date { }; Get-Date } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }
}
