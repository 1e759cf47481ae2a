BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/AfterEach' {
    It 'Each block should have one.' {
        (Invoke-Sample { Describe 'd' { AfterEach { Write-Host '<outer>' }; Context 'c' { AfterEach { Write-Host '<inner>' }; It 'i' { } } } }).Text | Should -Match '(?s)(<outer>.*<inner>|<inner>.*<outer>)'
    }

    It 'Of several in the same block, only the last one runs, without a message' {
        (Invoke-Sample { Describe 'd' { AfterEach { Write-Host '<first>' }; AfterEach { Write-Host '<second>' }; It 'i' { } } }).Text | Should -Match '(?s)^(?!.*<first>).*<second>'
    }

    It 'and Should -Invoke counts the calls of the test that has just finished.' {
        (Invoke-Sample { Describe 'd' { AfterEach { Should -Invoke Get-Date -Times 2 -Exactly }; It 'i' { Mock Get-Date { }; Get-Date; Get-Date }; It 'j' { Mock Get-Date { }; Get-Date } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }
}
