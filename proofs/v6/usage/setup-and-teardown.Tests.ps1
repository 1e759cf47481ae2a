BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'usage/setup-and-teardown' {
    It 'BeforeEach | the test fails with that error; its body and the BeforeEach of inner blocks are not executed; the same happens for the next test | AfterEach, of inner and outer blocks; AfterAll' {
        $run = Invoke-Sample {
            Describe 'd' {
                AfterAll { Write-Host 'said: all' }
                BeforeEach { throw 'broke' }
                AfterEach { Write-Host 'said: outer' }
                Context 'in' { BeforeEach { Write-Host 'said: never' }; AfterEach { Write-Host 'said: inner' }; It 'a' { Write-Host 'said: never' }; It 'b' { } }
            }
        }
        $run.Failed | Should -Be 2
        $run.Messages | Should -Be 'broke', 'broke'
        @($run.Output -match 'said: ' -replace '.*said: ') | Should -Be 'inner', 'outer', 'inner', 'outer', 'all'
    }

    It 'In 6.1.0-rc1 a failing BeforeAll prints a message about break and continue in place of its own, which is a fault of that release: $Error has the real one' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'my own words' }; It 'i' { } } } -Inspect { "$($Error.Exception.Message)" }
        $run.Value | Should -Match "'break' or 'continue'.* my own words"
        $run.Text | Should -Match "'break' or 'continue'"
        $run.Text | Should -Not -Match 'my own words'
    }

    It '6.1.0-rc1 has another message in place of the error of BeforeAll.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'first error' }; AfterAll { throw 'second error' }; It 'i' { } } } -Inspect { "$($args[0].FailedBlocks[0].ErrorRecord)" }
        $run.Value | Should -Match "second error.*'break' or 'continue'"
        $run.Value | Should -Not -Match 'first error'
    }

    It 'The current location stays changed for the files that follow, until Pester goes back at the end of the run.' {
        (Invoke-Sample -File @{
            'in/A.Tests.ps1' = { Describe 'a' { It 'i' { Set-Location $PSScriptRoot } } }
            'in/B.Tests.ps1' = { Describe 'b' { It 'i' { (Get-Location).ProviderPath | Should -Be $PSScriptRoot } } }
        } -Script {
            $before = (Get-Location).ProviderPath
            Invoke-Pester -Path . -PassThru
            (Get-Location).ProviderPath -eq $before
        } | ForEach-Object { $_.Passed; $_.Value }) | Should -Be 2, $true
    }

    It 'Pester.BeforeContainer.ps1, in the root of the repository in which PowerShell was started, runs before each file.' {
        $elsewhere = Invoke-Sample -File @{ 'repo/.git/HEAD' = 'ref: refs/heads/main'; 'repo/Pester.BeforeContainer.ps1' = 'Write-Host "said: before"'; 'repo/A.Tests.ps1' = { Describe 'a' { It 'i' { } } } } -Script {
            Set-Location ./repo
            Invoke-Pester -Path . -PassThru
        }
        $elsewhere.Passed | Should -Be 1
        $elsewhere.Text | Should -Not -Match 'said: before'
        $run = Invoke-Sample -File @{
            '.git/HEAD'                  = 'ref: refs/heads/main'
            'Pester.BeforeContainer.ps1' = 'Write-Host "said: before"'
            'A.Tests.ps1'                = { Describe 'a' { It 'i' { Write-Host 'said: a' } } }
            'B.Tests.ps1'                = { Describe 'b' { It 'i' { Write-Host 'said: b' } } }
        }
        @($run.Output -match 'said: ' -replace '.*said: ') | Should -Be 'before', 'a', 'before', 'b'
    }

    It 'A block can hold one of each kind. Pester 5 silently used the last one; Pester 6 stops.' {
        foreach ($kind in 'BeforeAll', 'BeforeEach', 'AfterEach', 'AfterAll') {
            $run = Invoke-Sample "Describe 'd' { $kind { }; $kind { }; It 'i' { } }"
            $run.Messages | Should -Match "$kind is already defined in this block"
            $run.Passed | Should -Be 0
        }
    }

    It 'A block has each command at most once.' {
        foreach ($name in 'BeforeAll', 'BeforeEach', 'AfterEach', 'AfterAll') {
            (Invoke-Sample "Describe 'd' { $name { }; $name { }; It 'i' { } }").Messages | Should -Match "$name is already defined in this block"
            (Invoke-Sample "Describe 'd' { $name { }; Context 'c' { $name { }; It 'i' { } } }").Passed | Should -Be 1
        }
    }

    It 'The error is below failed.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'x' }; It 'i' { } } }
        $place = [array]::FindIndex([string[]] $run.Output, [Predicate[string]] { $args[0] -match 'Describe d failed' })
        $run.Output[$place + 1] | Should -Match 'Exception|break'
    }

    It 'Run.Shuffle changes that order on purpose.' {
        $file = @{ 'A.Tests.ps1' = "Describe 'd' { It 'item <_>' -ForEach (1..12) { } }" }
        $order = { @((Invoke-Sample -File $file -Configuration @{ Run = $args[0] }).Output -match '\[\+\]' -replace '.*item (\d+).*', '$1') -join ' ' }
        & $order @{} | Should -Be ((1..12) -join ' ')
        & $order @{ Shuffle = $true; ShuffleSeed = 7 } | Should -Not -Be (& $order @{})
    }
}
