BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/BeforeEach' {
    It 'Each block should have one.' {
        (Invoke-Sample { Describe 'd' { BeforeEach { Write-Host '<outer>' }; Context 'c' { BeforeEach { Write-Host '<inner>' }; It 'i' { } } } }).Text | Should -Match '(?s)(<outer>.*<inner>|<inner>.*<outer>)'
    }

    It 'Of several in the same block, only the last one runs, without a message' {
        (Invoke-Sample { Describe 'd' { BeforeEach { Write-Host '<first>' }; BeforeEach { Write-Host '<second>' }; It 'i' { } } }).Text | Should -Match '(?s)^(?!.*<first>).*<second>'
    }
}
