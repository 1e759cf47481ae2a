BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/blocks.ps1"
}

Describe 'commands/BeforeEach' {
    It 'Runs before every test of its block and of the blocks nested in it.' {
        @($log -eq 'each 1').Count | Should -Be 3
    }

    It 'The code to run, as a literal script block on the line of the command, and directly in the block.' {
        $run = Invoke-Sample {
            Describe 'd' { 1 | ForEach-Object { BeforeEach { $global:inEachBeforeEach = 1 } }; BeforeEach { $global:inBlockBeforeEach = 1 }; It 'one' { 1 } }
            Describe 'e' { It 'only the second' { "$global:inEachBeforeEach|$global:inBlockBeforeEach" | Should -Be '|1' } }
        }
        $run.Passed | Should -Be 2
        (Invoke-Sample { Describe 'd' { $block = { $script:fromVariable = 1 }; BeforeEach $block; It 'not seen' { $fromVariable | Should -BeNullOrEmpty } } }).Passed | Should -Be 1
    }

    It 'A test can read the variables that BeforeEach assigns. What the test assigns to them is not seen by AfterEach, which gets the values from BeforeEach.' {
        Get-Place 'one from each' | Should -BeGreaterThan -1; @($log -eq 'after 1 from each').Count | Should -Be 3
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Assert-TestPassed $sample 'returns nothing'
    }

    It 'Of several in one block, all run, in the order of the file, until one throws.' {
        (Invoke-Sample { Describe 'd' { BeforeEach { Write-Host 'one'; throw 'x' }; BeforeEach { Write-Host 'two' }; It 'i' { 1 | Should -Be 1 } } }).Output -match '^(one|two)$' | Should -Be 'one'
        Get-Place 'each 2' | Should -Be ((Get-Place 'each 1') + 1)
    }

    It 'With nested blocks, the outer BeforeEach runs first.' {
        Get-Place 'inner each' | Should -Be ((Get-Place 'three') - 1); $log[(Get-Place 'inner each') - 1] | Should -Be 'each 2'
    }

    It 'When it throws, the test fails with that error and its body does not run, nor does the BeforeEach of an inner block. AfterEach runs, including that of inner blocks. When AfterEach throws as well, only its error is shown.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { throw 'server is down' }; AfterEach { $null.Close() }; It 'i' { 1 } } }
        $run.Tests.Message | Should -Be 'You cannot call a method on a null-valued expression.'; $run.Text | Should -Not -Match 'server is down'
        Get-TestMessage 'broken by setup' | Should -Be 'setup broke'; Assert-TestPassed $sample 'after a broken setup'
    }

    It 'A mock made here stays until the block ends, and its calls add up over the tests: Assert-MockCalled in the second test also counts the calls of the first, unless -Scope It says otherwise.' {
        Assert-TestPassed $sample 'calls one', 'calls two'
    }

    It 'It does not run for a test that -Skip, -Pending or an empty body leaves out.' {
        (Invoke-Sample { Describe 'd' { BeforeEach { $script:ran = 1 }; It 'empty, but passes' -Skip:$false { }; It 'i' { $script:ran | Should -Be 1 } } }).Passed | Should -Be 2
        (Invoke-Sample { Describe 'd' { BeforeEach { $script:ran = 1 }; It 'empty' { } }; Describe 'e' { It 'i' { $script:ran | Should -BeNullOrEmpty } } }).Passed | Should -Be 1
        @($log -eq 'each 1').Count | Should -Be 3; $log | Should -Contain 'three'
    }

    It '$count++ goes on counting from test to test of the block. What the tests of an inner block add is forgotten when that block ends, and AfterAll still sees the value of BeforeAll.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $copy = 0; $script:count = 0 }; BeforeEach { $copy++; $script:count++ }; It 'a' { Write-Host "a $copy $script:count" }; Context 'c' { It 'b' { Write-Host "b $copy $script:count" }; It 'c' { Write-Host "c $copy $script:count" } }; It 'd' { Write-Host "d $copy $script:count" }; AfterAll { Write-Host "end $copy $script:count" } } }
        $run.Output -match '^(\w|end) \d \d$' | Should -Be 'a 1 1', 'b 2 2', 'c 3 3', 'd 2 4', 'end 0 4'
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $copy = 0; $script:count = 0 }; BeforeEach { $copy++; $script:count++ }; It 'a' { $copy | Should -Be 1 }; It 'b' { $copy, $script:count | Should -Be 2, 2 }; AfterAll { Write-Host "copy $copy, script $script:count" } } }
        $run.Passed | Should -Be 2
        $run.Text | Should -Match 'copy 0, script 2'
    }
}
