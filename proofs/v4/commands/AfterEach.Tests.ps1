BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/blocks.ps1"
}

Describe 'commands/AfterEach' {
    It 'Runs after every test of its block and of the blocks nested in it, whatever the result.' {
        @($log -eq 'after 2').Count | Should -Be 3; Get-TestResult 'two' | Should -Be 'Failed'
    }

    It 'The code to run, as a literal script block on the line of the command, and directly in the block.' {
        $run = Invoke-Sample {
            Describe 'd' { 1 | ForEach-Object { AfterEach { $global:inEachAfterEach = 1 } }; AfterEach { $global:inBlockAfterEach = 1 }; It 'one' { 1 } }
            Describe 'e' { It 'only the second' { "$global:inEachAfterEach|$global:inBlockAfterEach" | Should -Be '|1' } }
        }
        $run.Passed | Should -Be 2
        (Invoke-Sample { Describe 'd' { $block = { Write-Host 'ran it' }; AfterEach $block; It 'i' { 1 | Should -Be 1 } } }).Text | Should -Not -Match 'ran it'
    }

    It 'It sees the variables of BeforeEach with the values that they had before the test. A plain assignment in the test is not there; an assignment to $script: is. So is what the test changed inside an object: a key of a hashtable, or an item added with .Add().' {
        @($log -eq 'after 1 from each').Count | Should -Be 3
        $run = Invoke-Sample { Describe 'd' { BeforeEach { $copy = 1 }; AfterEach { Write-Host "copy $copy new <$new> script $script:kept" }; It 'i' { $copy = 2; $new = 3; $script:kept = 4 } } }
        $run.Output | Should -Contain 'copy 1 new <> script 4'
        $run = Invoke-Sample { Describe 'd' { BeforeEach { $list = [System.Collections.ArrayList] @(); $table = @{ }; $array = @(1) }; AfterEach { Write-Host "list $($list.Count) table $($table.Key) array $($array.Count)" }; It 'i' { [void] $list.Add(1); $table.Key = 'set'; $array += 2 } } }
        $run.Output | Should -Contain 'list 1 table set array 1'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Assert-TestPassed $sample 'returns nothing'
    }

    It 'Of several in one block, all run, in the order of the file.' {
        @($log -eq 'after 1 from each').Count, @($log -eq 'after 2').Count | Should -Be 3, 3
    }

    It 'An AfterEach that throws ends this: those that would run after it, including those of outer blocks, do not.' {
        (Invoke-Sample { Describe 'd' { AfterEach { Write-Host 'outer' }; Context 'c' { AfterEach { Write-Host 'one'; throw 'x' }; AfterEach { Write-Host 'two' }; It 'i' { 1 | Should -Be 1 } } } }).Output -match '^(one|two|outer)$' | Should -Be 'one'
    }

    It 'With nested blocks, the inner AfterEach runs first.' {
        $log[(Get-Place 'three') + 1] | Should -Be 'inner after'
    }

    It 'A BeforeEach that threw does not stop them.' {
        Assert-TestPassed $sample 'after a broken setup'
    }

    It 'Pester 4 itself does not restore the location: after Set-Location in a test, the next tests, the next files and your prompt are in that folder.' {
        Assert-TestPassed $sample 'still there'
    }

    It 'A next file that -Script names by a relative path is then not found, and counts as a failed test.' {
        $file = @{ 'a.Tests.ps1' = "Describe 'a' { It 'goes away' { Set-Location ([IO.Path]::GetTempPath()) } }"; 'b.Tests.ps1' = "Describe 'b' { It 'is next' { 1 } }" }
        $run = Invoke-Sample -File $file -Script { Invoke-Pester -Script ./a.Tests.ps1, ./b.Tests.ps1 -PassThru -Show None }
        $run.Tests.Name | Should -Be 'goes away', "Error occurred in test script './b.Tests.ps1'"
        $run.Tests[1].Result | Should -Be 'Failed'
        foreach ($script in '.', './*.Tests.ps1') {
            (Invoke-Sample -File $file -Script ([scriptblock]::Create("Invoke-Pester -Script $script -PassThru -Show None"))).Tests.Name | Should -Be 'goes away', 'is next'
        }
        (Invoke-Sample -File $file -Script { Invoke-Pester -Script "$PWD/a.Tests.ps1", "$PWD/b.Tests.ps1" -PassThru -Show None }).Tests.Name | Should -Be 'goes away', 'is next'
    }

    It 'It does not run for a test that -Skip, -Pending or an empty body leaves out.' {
        (Invoke-Sample { Describe 'd' { AfterEach { $script:ran = 1 }; It 'empty, but passes' -Skip:$false { }; It 'i' { $script:ran | Should -Be 1 } } }).Passed | Should -Be 2
        (Invoke-Sample { Describe 'd' { AfterEach { $script:ran = 1 }; It 'empty' { } }; Describe 'e' { It 'i' { $script:ran | Should -BeNullOrEmpty } } }).Passed | Should -Be 1
        @($log -eq 'after 2').Count | Should -Be 3; Get-TestResult 'left out' | Should -Be 'Skipped'
    }

    It 'When it throws, the test fails, even a test that Set-ItResult had skipped.' {
        (Invoke-Sample { Describe 'd' { AfterEach { throw 'x' }; It 'i' { Set-ItResult -Skipped }; It 'left out' -Skip { 1 } } }).Tests.Result | Should -Be 'Failed', 'Skipped'
        Get-TestResult 'good test' | Should -Be 'Failed'; Get-TestMessage 'good test' | Should -Be 'teardown broke'
    }

    It 'If the test had failed already, only the error of AfterEach is shown.' {
        Get-TestMessage 'bad test' | Should -Be 'teardown broke'
    }

    It 'Assert-MockCalled in it counts the calls so far in the block of the test; with -Scope It, it counts those of the last test.' {
        Assert-TestPassed $sample 'calls two'
        foreach ($case in @('', 1), @('-Scope It', 2)) {
            $run = Invoke-Sample "Describe 'd' { Mock Get-Date { 1 }; AfterEach { Assert-MockCalled Get-Date -Times 1 -Exactly $($case[0]) }; It 'a' { Get-Date }; It 'b' { Get-Date } }"
            $run.Passed | Should -Be $case[1] -Because $case[0]
        }
        $run = Invoke-Sample { Describe 'd' { Mock Get-Date { 1 }; AfterEach { Assert-MockCalled Get-Date -Times 1 -Exactly }; It 'a' { Get-Date }; Context 'c' { It 'b' { Get-Date } } } }
        $run.Passed | Should -Be 2
    }
}
