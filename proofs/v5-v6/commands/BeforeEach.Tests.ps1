BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/BeforeEach' {
    BeforeAll {
        $run = Invoke-Sample {
            Describe 'a' {
                BeforeEach { Write-Host '<a each>'; $seen = $x; $x = 'fresh'; 'not shown' }
                AfterEach { Write-Host "<after $x>" }
                It 'first' { Write-Host "<first $x>"; $x = 'changed' }
                It 'second' { Write-Host "<second $x seen=$seen>" }
                Context 'inner' { BeforeEach { Write-Host '<inner each>' }; It 'inner' { Write-Host '<inner test>' } }
            }
            Describe 'throws' {
                BeforeEach { throw 'setup' }
                AfterEach { Write-Host '<throws after>' }
                It 'one' { Write-Host '<body>' }
                It 'two' { Write-Host '<body>' }
                Context 'c' { BeforeEach { Write-Host '<c each>' }; It 'three' { } }
            }
            Describe 'skip' { BeforeEach { Write-Host '<skip each>' }; It 'i' -Skip { } }
            Describe 'later' { BeforeEach { Write-Host '<later each>' }; It 'i' { Set-ItResult -Skipped } }
            Describe 'in setup' { BeforeEach { Set-ItResult -Skipped }; It 'i' { Write-Host '<in setup>' } }
            Describe 'mock' { BeforeEach { Mock Get-Date { }; Get-Date }; It 'i' { Should -Invoke Get-Date -Times 1 -Exactly }; It 'j' { Should -Invoke Get-Date -Times 1 -Exactly } }
            Describe 'empty' { BeforeEach { }; It 'i' { } }
            Describe 'in test' { It 'i' { BeforeEach { Write-Host '<in test>' } } }
        }
    }

    It 'Runs before every test of its block and of the blocks nested in it.' {
        [regex]::Matches($run.Text, '<a each>').Count | Should -Be 3
    }

    It 'The code to run. It may be empty, but $null fails the file.' {
        ($run.Tests | Where-Object Path -EQ 'empty.i').Result | Should -Be 'Passed'
        (Invoke-Sample { Describe 'd' { BeforeEach $null; It 'i' { } } }).Result | Should -Be 'Failed'
    }

    It 'It shares a scope with the test and with AfterEach: variables it creates can be read and changed there, and are gone when the next test starts.' {
        $run.Text | Should -Match '(?s)<first fresh>\s*<after changed>'
        $run.Text | Should -Match '<second fresh seen=>'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        $run.Text | Should -Not -Match 'not shown'
    }

    It 'With nested blocks, the outer BeforeEach runs first.' {
        $run.Text | Should -Match '(?s)<a each>\s*<inner each>\s*<inner test>'
    }

    It 'When it throws, the test body is skipped and the test fails with that error. Before the next test, it runs again. AfterEach still runs' {
        $run.Text | Should -Not -Match '<body>'
        ($run.Tests | Where-Object Path -Like 'throws.*').Message | Should -Be 'setup', 'setup', 'setup'
        [regex]::Matches($run.Text, '<throws after>').Count | Should -Be 3
        $once = Invoke-Sample { Describe 'd' { BeforeAll { $script:runs = 0 }; BeforeEach { $script:runs++; if ($runs -eq 1) { throw 'first' } }; It 'i' { }; It 'j' { $runs | Should -Be 2 } } }
        $once.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'BeforeEach of inner blocks does not run then.' {
        $run.Text | Should -Not -Match '<c each>'
    }

    It 'It does not run for tests with -Skip.' {
        $run.Text | Should -Not -Match '<skip each>'
    }

    It 'For a test that calls Set-ItResult it runs, because that is decided later. Set-ItResult also works in BeforeEach, and then skips the test.' {
        $run.Text | Should -Match '<later each>'
        $run.Text | Should -Not -Match '<in setup>'
        ($run.Tests | Where-Object Path -EQ 'in setup.i').Result | Should -Be 'Skipped'
    }

    It 'Calls of mocks in BeforeEach count for the test that follows.' {
        ($run.Tests | Where-Object Path -Like 'mock.*').Result | Should -Be 'Passed', 'Passed'
    }

    It 'New-Item without -Force does not replace a file that an earlier test left: it writes an error, and the test runs with the old content.' {
        $run = Invoke-Sample {
            Describe 'without' { BeforeEach { New-Item -Path TestDrive:/a.bak -Value 'full' }; It 'empties' { Set-Content -Path TestDrive:/a.bak -Value 'old' }; It 'sees old' { Get-Content -Path TestDrive:/a.bak | Should -Be 'old' } }
            Describe 'with' { BeforeEach { New-Item -Path TestDrive:/a.bak -Value 'full' -Force }; It 'empties' { Set-Content -Path TestDrive:/a.bak -Value 'old' }; It 'sees full' { Get-Content -Path TestDrive:/a.bak | Should -Be 'full' } }
        }
        $run.Passed | Should -Be 4
    }

    It 'Outside of all blocks, it fails the file: Each test setup is not supported in root (directly in the block container).' {
        (Invoke-Sample { BeforeEach { }; Describe 'd' { It 'i' { } } }).Messages | Should -Match 'Each test setup is not supported in root \(directly in the block container\)\.'
    }

    It 'Inside an It or a BeforeAll it does nothing.' {
        $run.Text | Should -Not -Match '<in test>'
        $setup = Invoke-Sample { BeforeAll { BeforeEach { throw 'ran' } }; Describe 'd' { BeforeAll { BeforeEach { throw 'ran' } }; It 'i' { } } }
        $setup.Messages | Should -BeNullOrEmpty
        $setup.Tests.Result | Should -Be 'Passed'
    }

    It 'What they only read belongs in BeforeAll, which runs once.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Write-Host '<all>'; $read = 1 }; BeforeEach { Write-Host '<each>' }; It 'i' { $read | Should -Be 1 }; It 'j' { $read | Should -Be 1 } } }
        $run.Passed, ($run.Text -split '<all>').Count, ($run.Text -split '<each>').Count | Should -Be 2, 2, 3
    }

    It 'A counter for the following tests or for AfterAll needs $script: wherever it is set, even in BeforeAll. A plain $count in BeforeAll is another variable, and keeps its value.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $script:count = 0; $plain = 0 }
                BeforeEach { $script:count++; $plain++ }
                AfterAll { Write-Host "<$count $plain>" }
                It 'i' { "$count $plain" | Should -Be '1 1' }
                It 'j' { "$count $plain" | Should -Be '2 1' }
            }
        }
        $run.Passed | Should -Be 2
        $run.Text | Should -Match '<2 0>'

        (Invoke-Sample {
            BeforeAll { $inFile = 0 }
            Describe 'd' {
                BeforeAll { $count = 0 }
                BeforeEach { $script:count++; $script:inFile++ }
                AfterAll { Write-Host "<$count $script:count $inFile $script:inFile>" }
                It 'i' { }
                It 'j' { }
            }
        }).Text | Should -Match '<0 2 0 2>'
    }
}
