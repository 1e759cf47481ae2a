BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/BeforeAll' {
    It 'Each block should have one.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { Write-Host '<outer>' }; Context 'c' { BeforeAll { Write-Host '<inner>' }; It 'i' { } } } }).Text | Should -Match '(?s)(<outer>.*<inner>|<inner>.*<outer>)'
    }

    It 'Of several in the same block, only the last one runs, without a message' {
        (Invoke-Sample { Describe 'd' { BeforeAll { Write-Host '<first>' }; BeforeAll { Write-Host '<second>' }; It 'i' { } } }).Text | Should -Match '(?s)^(?!.*<first>).*<second>'
    }
}
