BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/blocks.ps1"
}

Describe 'commands/AfterAll' {
    It 'Runs once, after the last test of its Describe or Context.' {
        Get-Place 'after all 1 all [][]' | Should -BeGreaterThan (Get-Place 'inner after'); @($log -eq 'after all 2').Count | Should -Be 1
    }

    It 'The code to run, as a literal script block on the line of the command.' {
        (Invoke-Sample { Describe 'd' { $block = { Write-Host 'ran it' }; AfterAll $block; It 'i' { 1 | Should -Be 1 } } }).Text | Should -Not -Match 'ran it'
    }

    It 'It sees the variables of BeforeAll. Those that the body of the block assigned are not there, and what a test assigned is gone.' {
        Get-Place 'after all 1 all [][]' | Should -BeGreaterThan -1
    }

    It 'What it assigns itself stays, as with BeforeAll.' {
        Assert-TestPassed $sample 'stays from BeforeAll'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Assert-TestPassed $sample 'returns nothing'
    }

    It 'It runs after failed tests too, after a BeforeAll that threw, and even when all tests of the block were skipped.' {
        Get-TestResult 'two' | Should -Be 'Failed'; Assert-TestPassed $sample 'after a broken BeforeAll', 'setup ran for skipped tests'
    }

    It 'Of several in one block all run.' {
        Get-Place 'after all 2' | Should -BeGreaterThan -1; Get-Place 'after all 1 all [][]' | Should -BeGreaterThan -1
    }

    It 'When it throws, the tests keep their results, and the report gets one more failed test, Error occurred in Describe block or Error occurred in Context block.' {
        Assert-TestPassed $sample 'keeps its result'; Get-BlockMessage 'block teardown fails' | Should -Be 'after all broke'
        (Invoke-Sample { Describe 'd' { Context 'c' { AfterAll { throw 'x' }; It 'i' { 1 } } } }).Tests.Name | Should -Be 'i', 'Error occurred in Context block'
    }

    It 'After that of an outer Describe, TestDrive: is not removed: the next Describe finds its files.' {
        Assert-TestPassed $sample 'finds the files'
    }
}
