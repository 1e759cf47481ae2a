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

    It 'An alias of a module that is not loaded yet may not be found, though its function is. Import the module first, or mock the function behind the alias.' {
        $files = @{
            'modules/Tape/Tape.psm1'     = 'function Get-Tape { "real" }; Set-Alias gtape Get-Tape; Export-ModuleMember -Function * -Alias *'
            'modules/Drive/Drive.psm1'   = 'function Get-Reel { "real" }; Set-Alias greel Get-Reel; Export-ModuleMember -Function * -Alias *'
            'modules/Listed/Listed.psm1' = 'function Get-Spool { "real" }; Set-Alias gspool Get-Spool'
            'modules/Listed/Listed.psd1' = '@{ ModuleVersion = "1.0"; RootModule = "Listed.psm1"; FunctionsToExport = "Get-Spool"; AliasesToExport = "gspool" }'
        }
        $run = Invoke-Sample -File $files -Test {
            Describe 'd' {
                BeforeAll { $env:PSModulePath = "$PSScriptRoot/modules" + [System.IO.Path]::PathSeparator + $env:PSModulePath }
                It 'alias' { $message = try { Mock gtape { 'mocked' } } catch { "$_" }; $message | Should -Be 'Could not find Command gtape' }
                It 'not always' { Mock gspool { 'mocked' }; gspool | Should -Be 'mocked' }
                It 'function' { Mock Get-Reel { 'mocked' }; greel | Should -Be 'mocked' }
                It 'imported' { Import-Module Tape; Mock gtape { 'mocked' }; gtape | Should -Be 'mocked'; Get-Tape | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        Assert-TestPassed $run 'alias', 'not always', 'function', 'imported'
    }
}
