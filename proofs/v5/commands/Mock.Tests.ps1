BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Mock' {
    It 'When there are only filters and none matches, the real command runs.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Get-B { 'real' }; Mock Get-B { 'mock' } -ParameterFilter { 1 -eq 2 }; Get-B | Should -Be 'real' } } }).Passed | Should -Be 1
    }

    It 'That alone checks nothing: it needs Should -InvokeVerifiable at the end of the test.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -Verifiable }; It 'j' { Mock Get-Date { } -Verifiable; Should -InvokeVerifiable } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }
}
