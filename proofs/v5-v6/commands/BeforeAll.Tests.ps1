BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/BeforeAll' {
    BeforeAll {
        $run = Invoke-Sample {
            BeforeAll { Write-Host '<file>' }
            Describe 'a' {
                It 'first' { Write-Host "<first $x $(Get-X)>" }
                BeforeEach { Write-Host "<each $x>" }
                AfterEach { Write-Host "<after $x>" }
                Context 'inner' { It 'inner' { Write-Host "<inner $x>" } }
                BeforeAll { Write-Host '<a>'; $x = 'x'; function Get-X { 'fx' }; 'not shown'; Write-Host "root=$PSScriptRoot here=$((Get-Location).ProviderPath)" }
            }
            Describe 'setup' { BeforeAll { throw 'setup' }; It 'one' { Write-Host '<ran>' }; It 'two' { Write-Host '<ran>' }; AfterAll { Write-Host '<setup end>' } }
            Describe 'skipped' { BeforeAll { Write-Host '<skipped>' }; It 'i' -Skip { } }
            Describe 'tag' { BeforeAll { Write-Host '<tag>' }; It 'i' -Tag 'Slow' { } }
            Describe 'empty' { BeforeAll { }; It 'i' { } }
            Describe 'in test' { It 'i' { BeforeAll { Write-Host '<in test>' } } }
        } -Configuration @{ Filter = @{ ExcludeTag = 'Slow' } }
    }

    It 'Runs once, before the first test of its block, or of the file when it is outside all blocks.' {
        $run.Text | Should -Match '(?s)<file>.*<a>.*<first'
        [regex]::Matches($run.Text, '<a>').Count | Should -Be 1
    }

    It 'The code to run. It may be empty, but $null fails the file.' {
        ($run.Tests | Where-Object Path -EQ 'empty.i').Result | Should -Be 'Passed'
        (Invoke-Sample { Describe 'd' { BeforeAll $null; It 'i' { } } }).Result | Should -Be 'Failed'
    }

    It 'Variables and functions it creates are visible in all setup, tests and teardown of the block and of nested blocks.' {
        $run.Text | Should -Match '<each x>'
        $run.Text | Should -Match '<first x fx>'
        $run.Text | Should -Match '<after x>'
        $run.Text | Should -Match '<inner x>'
    }

    It 'What it writes to the pipeline is not shown.' {
        $run.Text | Should -Not -Match 'not shown'
    }

    It 'It runs after discovery. Nothing that it assigns is there yet for -ForEach, -Skip or -Tag; use BeforeDiscovery for those.' {
        $sample = Invoke-Sample { Describe 'd' { BeforeAll { $data = 1, 2 }; It 'i <_>' -ForEach @($data | Where-Object { $_ }; 'none') { } ; It 'skip' -Skip:($null -eq $data) { } } }
        $sample.Tests.Name | Should -Be 'i none', 'skip'
        $sample.Skipped | Should -Be 1
    }

    It 'When it throws, no test of the block runs.' {
        $run.Text | Should -Not -Match '<ran>'
    }

    It 'Each of them counts as failed, the error is on the block (outside all blocks, on the container), and AfterAll still runs.' {
        ($run.Tests | Where-Object Path -Like 'setup.*').Result | Should -Be 'Failed', 'Failed'
        ($run.Tests | Where-Object Path -Like 'setup.*').Message | Should -BeNullOrEmpty
        $run.Messages.Count | Should -Be 1
        $run.Text | Should -Match '<setup end>'
    }

    It 'When no test of the block runs, because all are skipped by -Skip or filtered out, BeforeAll does not run either.' {
        $run.Text | Should -Not -Match '<skipped>|<tag>'
    }

    It 'It may be anywhere in its block, even after the tests.' {
        $run.Text | Should -Match '(?s)<a>.*<first'
    }

    It 'Inside an It it does nothing.' {
        $run.Text | Should -Not -Match '<in test>'
        ($run.Tests | Where-Object Path -EQ 'in test.i').Result | Should -Be 'Passed'
    }

    It 'In it, $PSScriptRoot is the folder of the file that the block is written in, as a rule the test file.' {
        $run.Text | Should -Match 'root=(.+) here=\1\r?\n'
        $shared = Invoke-Sample -File @{ 'shared/Common.ps1' = 'Describe "c" { BeforeAll { Write-Host "<$(Split-Path $PSScriptRoot -Leaf)>" }; It "i" { } }' } -Test '. $PSScriptRoot/shared/Common.ps1'
        $shared.Text | Should -Match '<shared>'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        $sample = Invoke-Sample { Describe 'd' { $out = BeforeAll { 'x' }; Write-Host "<[$out]>"; It 'i' { } } }
        $sample.Text | Should -Match '<\[\]>'
        @((Invoke-Sample { Describe 'd' { 'x' | BeforeAll { }; It 'i' { } } }) | ForEach-Object { $_.Errors; $_.Messages }) | Should -Match 'The input object cannot be bound to any parameters'
    }
}
