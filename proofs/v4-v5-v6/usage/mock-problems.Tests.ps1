BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/mock-problems' {
    It 'A mock works only where the caller looks for commands, from the moment it is made, and for calls that its filter accepts.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-Tape { Read-Tape }; function Read-Tape { "real" }'; 'Tape.ps1' = 'Get-Own' } -Test {
            Import-Module $PSScriptRoot/Tape.psm1 -Force
            Describe 'test' {
                BeforeAll { function Get-Own ($Name) { 'real' } }
                Context 'place' {
                    It 'the test' { Mock Get-Own { 'mocked' }; Get-Own | Should -Be 'mocked'; & $PSScriptRoot/Tape.ps1 | Should -Be 'mocked' }
                    It 'not the module' { Mock Read-Tape { 'mocked' }; Read-Tape | Should -Be 'mocked'; Get-Tape | Should -Be 'real' }
                }
                Context 'module' {
                    It 'the module' { Mock Read-Tape { 'mocked' } -ModuleName Tape; Get-Tape | Should -Be 'mocked' }
                    It 'not the test' { Mock Get-Date { 'mocked' } -ModuleName Tape; Get-Date | Should -BeOfType ([datetime]) }
                }
                Context 'moment' {
                    It 'before and after' { Get-Own | Should -Be 'real'; Mock Get-Own { 'mocked' }; Get-Own | Should -Be 'mocked' }
                }
                Context 'filter' {
                    It 'accepted or not' {
                        Mock Get-Own { 'mocked' } -ParameterFilter { $Name -eq 'a' }
                        Get-Own a | Should -Be 'mocked'
                        # Up to v5 the real command answers, since v6 the call throws.
                        $answer = try { Get-Own b } catch { "$_" }
                        $answer | Should -Match '^(real$|No mock for command)'
                    }
                }
            }
        }
        Assert-TestPassed $run 'the test', 'not the module', 'the module', 'not the test', 'before and after', 'accepted or not'
    }
}
