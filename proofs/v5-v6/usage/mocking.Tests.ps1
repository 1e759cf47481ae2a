BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'usage/mocking' {
    It 'A mock without a filter is the default: it answers the calls that no filter accepts.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    function Get-Backup { param ($Name) "real $Name" }
                    Mock Get-Backup { 'filtered' } -ParameterFilter { $Name -eq 'a' }
                    Mock Get-Backup { 'default' }
                    Write-Host "a: $(Get-Backup a), b: $(Get-Backup b)"
                }
            }
        }
        $run.Text | Should -Match 'a: filtered, b: default'
    }

    It 'Objects piped into a mock count one call each.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Remove-Backup { param ([Parameter(ValueFromPipeline)] $Name) process { } }
                    Mock Remove-Backup
                }
                It 'two' { 'a', 'b' | Remove-Backup; Should -Invoke Remove-Backup -Times 2 -Exactly }
                It 'one list, not piped' { Remove-Backup @('a', 'b'); Should -Invoke Remove-Backup -Times 1 -Exactly }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'A mock does not set `$LASTEXITCODE`' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    function tar { $global:LASTEXITCODE = 7 }
                    $global:LASTEXITCODE = 3
                    Mock tar { 'x' }
                    tar
                    $LASTEXITCODE | Should -Be 3
                }
            }
        }
        $run.Passed | Should -Be 1
    }
}
