BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/BeforeEach' {
    It 'Each block can have one. A second one fails the file with BeforeEach is already defined in this block. Each block can only have one BeforeEach.' {
        (Invoke-Sample { Describe 'd' { BeforeEach { Write-Host '<outer>' }; Context 'c' { BeforeEach { Write-Host '<inner>' }; It 'i' { } } } }).Text | Should -Match '(?s)(<outer>.*<inner>|<inner>.*<outer>)'
        (Invoke-Sample { Describe 'd' { BeforeEach { }; BeforeEach { }; It 'i' { } } }).Messages | Should -Match 'BeforeEach is already defined in this block\. Each block can only have one BeforeEach\.'
    }

    It 'AfterEach still runs, including that of inner blocks.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { throw 'setup' }; AfterEach { Write-Host '<outer>' }; Context 'c' { AfterEach { Write-Host '<inner>' }; It 'i' { Write-Host '<body>' } } } }
        $run.Text | Should -Match '(?s)<inner>.*<outer>'
        $run.Text | Should -Not -Match '<body>'
    }
}
