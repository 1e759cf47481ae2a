BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'usage/setup-and-teardown' {
    It 'A block has each command at most once. When there are two, Pester 5 says nothing, and runs only the second.' {
        $run = Invoke-Sample {
            Describe 'd' { BeforeEach { Write-Host 'said: first' }; BeforeEach { Write-Host 'said: second' }; It 'i' { } }
        }
        $run.Passed | Should -Be 1
        @($run.Output -match 'said: ') | Should -Match 'second'
        $run.Warnings | Should -BeNullOrEmpty
    }

    It 'BeforeEach | the test fails with that error, its body is not executed; the same happens for the next test | AfterEach, of inner and outer blocks; AfterAll' {
        $run = Invoke-Sample {
            Describe 'd' {
                AfterAll { Write-Host 'said: all' }
                BeforeEach { throw 'broke' }
                AfterEach { Write-Host 'said: outer' }
                Context 'in' { AfterEach { Write-Host 'said: inner' }; It 'a' { Write-Host 'said: never' }; It 'b' { } }
            }
        }
        $run.Failed | Should -Be 2
        $run.Messages | Should -Be 'broke', 'broke'
        @($run.Output -match 'said: ' -replace '.*said: ') | Should -Be 'inner', 'outer', 'inner', 'outer', 'all'
    }

    It 'and, until the whole run ends, the current location.' {
        (Invoke-Sample -File @{
            'in/A.Tests.ps1' = { Describe 'a' { It 'i' { Set-Location $PSScriptRoot } } }
            'in/B.Tests.ps1' = { Describe 'b' { It 'i' { (Get-Location).ProviderPath | Should -Be $PSScriptRoot } } }
        } -Script {
            $before = (Get-Location).ProviderPath
            Invoke-Pester -Path . -PassThru
            (Get-Location).ProviderPath -eq $before
        } | ForEach-Object { $_.Passed; $_.Value }) | Should -Be 2, $true
    }

    It 'The same goes for BeforeAll, AfterEach and AfterAll' {
        foreach ($kind in 'BeforeAll', 'AfterEach', 'AfterAll') {
            $run = Invoke-Sample "Describe 'd' { $kind { Write-Host 'said: first' }; $kind { Write-Host 'said: second' }; It 'i' { } }"
            $run.Passed | Should -Be 1
            @($run.Output -match 'said: ') | Should -Match 'second'
        }
    }

    It 'A block can hold one of each kind. Of two, the last one wins, without a warning' {
        foreach ($name in 'BeforeAll', 'BeforeEach', 'AfterEach', 'AfterAll') {
            $run = Invoke-Sample "Describe 'd' { $name { Write-Host 'said: first' }; $name { Write-Host 'said: last' }; It 'i' { } }"
            @($run.Output -match 'said: ' -replace '.*said: ') | Should -Be 'last'
            $run.Warnings | Should -BeNullOrEmpty
        }
    }
}
