BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Mock' {
    It 'Defaults of the real command do not apply.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Get-B ($Keep = 7) { }; Mock Get-B { "[$Keep]" }; Get-B | Should -Be '[]' } } }).Passed | Should -Be 1
    }

    It 'When there are only filters and none matches, the call throws No mock for command ''…'' matched the call and lists the filters.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -ParameterFilter { 1 -eq 2 }; Get-Date } } }).Messages | Should -Match "(?s)No mock for command 'Get-Date' matched the call.*\{ 1 -eq 2 \}"
    }

    It 'That alone checks nothing: it needs Should-Invoke -Verifiable at the end of the test.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -Verifiable }; It 'j' { Mock Get-Date { } -Verifiable; Should-Invoke -Verifiable } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }
}
