BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/AfterAll' {
    It 'Of several in the same block only the last one runs, without a message' {
        (Invoke-Sample { Describe 'd' { AfterAll { Write-Host '<first>' }; AfterAll { Write-Host '<second>' }; It 'i' { } } }).Text | Should -Match '(?s)^(?!.*<first>).*<second>'
    }
}
