# What a plain function of a test and one of a module print of debug messages: with $DebugPreference of the test, with the
# global one, and with the global one put back. Both pages prove by it that a module does not see the variable of the test.
function Invoke-DebugPreferenceSample {
    Invoke-Sample {
        Describe 'd' {
            BeforeAll { New-Module -Name ProofDebug { function Get-Debug { Write-Debug 'secret' } } | Import-Module; function Get-Own { Write-Debug 'secret' } }
            AfterAll { Remove-Module ProofDebug }
            It 'i' {
                $DebugPreference = 'Continue'; "$(Get-Own 5>&1)" | Should -Be 'secret'; "$(Get-Debug 5>&1)" | Should -Be ''
                $global:DebugPreference = 'Continue'; try { "$(Get-Debug 5>&1)" | Should -Be 'secret' } finally { $global:DebugPreference = 'SilentlyContinue' }
                "$(Get-Debug 5>&1)" | Should -Be ''
            }
        }
    }
}
