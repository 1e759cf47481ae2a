BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/AfterEach' {
    BeforeAll {
        $run = Invoke-Sample {
            Describe 'a' {
                BeforeEach { $x = 'each' }
                AfterEach { Write-Host "<a after x=$x y=$y>"; 'not returned' }
                It 'first' { $x = 'test'; $y = 1 }
                It 'fails' { throw 'x' }
                It 'skipped later' { Write-Host '<later>'; Set-ItResult -Skipped }
                Context 'inner' { AfterEach { Write-Host '<inner after>' }; It 'inner' { Write-Host '<inner test>' } }
            }
            Describe 'setup' { BeforeEach { throw 'setup' }; AfterEach { Write-Host '<setup after>' }; It 'i' { } }
            Describe 'skip' { AfterEach { Write-Host '<skip after>' }; It 'i' -Skip { } }
            Describe 'throws' { AfterEach { throw 'after' }; It 'passes' { }; It 'both' { throw 'test' } }
            Describe 'empty' { AfterEach { }; It 'i' { } }
        }
    }

    It 'Runs after every test of its block and of the blocks nested in it, even after a failed one.' {
        [regex]::Matches($run.Text, '<a after').Count | Should -Be 4
    }

    It 'The mocks of a test end with it. Files in TestDrive: stay until the block ends, so the next test still finds them.' {
        $sample = Invoke-Sample {
            Describe 'd' {
                It 'first' { Mock Get-Date { 'mocked' }; Get-Date | Should -Be 'mocked'; Set-Content TestDrive:/left.txt 1 }
                It 'second' { Get-Date | Should -BeOfType datetime; 'TestDrive:/left.txt' | Should -Exist }
            }
            Describe 'e' { It 'third' { 'TestDrive:/left.txt' | Should -Not -Exist } }
        }
        $sample.Messages | Should -BeNullOrEmpty
        $sample.Passed | Should -Be 3
    }

    It 'The code to run. It may be empty, but $null fails the file.' {
        ($run.Tests | Where-Object Path -EQ 'empty.i').Result | Should -Be 'Passed'
        (Invoke-Sample { Describe 'd' { AfterEach $null; It 'i' { } } }).Result | Should -Be 'Failed'
    }

    It 'It shares a scope with BeforeEach and the test, so it sees what those two assigned last.' {
        $run.Text | Should -Match '<a after x=test y=1>'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        $run.Text | Should -Not -Match 'not returned'
    }

    It 'A failed assertion or another error that ends AfterEach fails the test that has just run, so AfterEach can hold a check for all tests. It sees the variables that the test assigned.' {
        $sample = Invoke-Sample { Describe 'd' { AfterEach { $left | Should -BeNullOrEmpty }; It 'clean' { }; It 'leaves' { $left = 1 } }; Describe 'e' { AfterEach { Get-Item "$PSScriptRoot/missing" }; It 'written' { } } }
        $sample.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'With nested blocks, the inner AfterEach runs first.' {
        $run.Text | Should -Match '(?s)<inner test>\s*<inner after>\s*<a after'
    }

    It 'It runs after a failed test and after a failed BeforeEach, and for tests that Set-ItResult ended.' {
        $run.Text | Should -Match '(?s)<later>\s*<a after'
        $run.Text | Should -Match '<setup after>'
    }

    It 'It does not run for tests with -Skip.' {
        $run.Text | Should -Not -Match '<skip after>'
    }

    It 'When it throws, a passed test becomes failed, and so does one that Set-ItResult had skipped. A test that failed already shows both errors.' {
        ($run.Tests | Where-Object Path -EQ 'throws.passes').Result | Should -Be 'Failed'
        ($run.Tests | Where-Object Path -EQ 'throws.both').Message | Should -Be 'test', 'after'
        (Invoke-Sample { Describe 'd' { AfterEach { throw 'x' }; It 'i' { Set-ItResult -Skipped }; It 'left out' -Skip { 1 } } }).Tests.Result | Should -Be 'Failed', 'Skipped'
    }

    It 'Mocks of the test are still active in AfterEach' {
        (Invoke-Sample { Describe 'd' { AfterEach { Write-Host "<$(Get-Date)>" }; It 'i' { Mock Get-Date { 'mocked' } } } }).Text | Should -Match '<mocked>'
    }

    It 'It may be anywhere in its block.' {
        (Invoke-Sample { Describe 'd' { AfterEach { Write-Host '<after>' }; It 'i' { Write-Host '<test>' } } }).Text | Should -Match '(?s)<test>.*<after>'
    }

    It 'Inside an It or a BeforeAll it does nothing, without an error.' {
        $run = Invoke-Sample { Describe 'd' { AfterEach { Write-Host '<of the block>' }; It 'i' { AfterEach { Write-Host '<of the test>'; throw 'ran' } }; It 'next' { } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
        $run.Text | Should -Match '<of the block>'
        $run.Text | Should -Not -Match '<of the test>'
        $setup = Invoke-Sample { BeforeAll { AfterEach { Write-Host '<of the file>'; throw 'ran' } }; Describe 'd' { BeforeAll { AfterEach { Write-Host '<of the setup>'; throw 'ran' } }; It 'i' { } } }
        $setup.Messages | Should -BeNullOrEmpty
        $setup.Tests.Result | Should -Be 'Passed'
        $setup.Text | Should -Not -Match '<of the (file|setup)>'
    }

    It 'Outside of all blocks, it fails the file: Each test Teardown is not supported in root (directly in the block container).' {
        (Invoke-Sample { AfterEach { }; Describe 'd' { It 'i' { } } }).Messages | Should -Match 'Each test Teardown is not supported in root \(directly in the block container\)\.'
    }
}
