BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/blocks.ps1"
}

Describe 'commands/AfterAll' {
    It 'Runs once, after the last test of its Describe or Context.' {
        Get-Place 'after all 1 all [][]' | Should -BeGreaterThan (Get-Place 'inner after'); @($log -eq 'after all 2').Count | Should -Be 1
    }

    It 'The code to run, as a literal script block on the line of the command, and directly in the block.' {
        $run = Invoke-Sample {
            Describe 'd' { 1 | ForEach-Object { AfterAll { $global:inEachAfterAll = 1 } }; AfterAll { $global:inBlockAfterAll = 1 }; It 'one' { 1 } }
            Describe 'e' { It 'only the second' { "$global:inEachAfterAll|$global:inBlockAfterAll" | Should -Be '|1' } }
        }
        $run.Passed | Should -Be 2
        (Invoke-Sample { Describe 'd' { $block = { Write-Host 'ran it' }; AfterAll $block; It 'i' { 1 | Should -Be 1 } } }).Text | Should -Not -Match 'ran it'
    }

    It 'It sees the variables of BeforeAll. A plain assignment in the body of the block or in a test is not there; an assignment to $script: is.' {
        Get-Place 'after all 1 all [][]' | Should -BeGreaterThan -1
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $setup = 1 }; $body = 1; $script:kept = 1; It 'i' { $setup = 2; $test = 1; $script:alsoKept = 1; 1 | Should -Be 1 }; AfterAll { Write-Host "<$setup [$body$test] $kept$alsoKept>" } } }
        $run.Text | Should -Match '<1 \[\] 11>'
    }

    It 'What a test changed inside a hashtable or list of BeforeAll is still there, but not what $list += ''x'' added.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $table = @{}; $list = [System.Collections.ArrayList] @(); $array = @(3) }
                It 'i' { $table.Id = 1; $null = $list.Add(2); $list += 'x'; $array += 'x'; 1 | Should -Be 1 }
                AfterAll { Write-Host "<$($table.Id) $list $array>" }
            }
        }
        $run.Text | Should -Match '<1 2 3>'
    }

    It 'What AfterAll assigns itself stays, as with BeforeAll.' {
        Assert-TestPassed $sample 'stays from BeforeAll'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Assert-TestPassed $sample 'returns nothing'
    }

    It 'It runs after failed tests, after a BeforeAll that threw, and even when all tests of the block were skipped.' {
        Get-TestResult 'two' | Should -Be 'Failed'; Assert-TestPassed $sample 'after a broken BeforeAll', 'setup ran for skipped tests'
    }

    It 'Of several in one block, all run, in the order of the file, until one throws.' {
        (Invoke-Sample { Describe 'd' { AfterAll { Write-Host 'one' }; AfterAll { Write-Host 'two'; throw 'x' }; AfterAll { Write-Host 'three' }; It 'i' { 1 | Should -Be 1 } } }).Output -match '^(one|two|three)$' | Should -Be 'one', 'two'
        Get-Place 'after all 2' | Should -BeGreaterThan -1; Get-Place 'after all 1 all [][]' | Should -BeGreaterThan -1
    }

    It 'When it throws, the tests keep their results, and the report gets one more failed test, Error occurred in Describe block or Error occurred in Context block.' {
        Assert-TestPassed $sample 'keeps its result'; Get-BlockMessage 'block teardown fails' | Should -Be 'after all broke'
        (Invoke-Sample { Describe 'd' { Context 'c' { AfterAll { throw 'x' }; It 'i' { 1 } } } }).Tests.Name | Should -Be 'i', 'Error occurred in Context block'
    }

    It 'The files of the block are then not removed from TestDrive:, and later blocks find them.' {
        Assert-TestPassed $sample 'finds the files'
        foreach ($teardown in '', 'AfterAll { throw 1 }') {
            $run = Invoke-Sample "Describe 'd' { Context 'c' { It 'i' { Set-Content TestDrive:/left x }; $teardown }; It 'looks' { Write-Host `"<`$(Test-Path TestDrive:/left)>`" } }"
            $run.Text | Should -Match "<$([bool] $teardown)>"
        }
    }

    It 'If the block had failed already, only the error of AfterAll is shown.' {
        foreach ($broken in 'BeforeAll { throw ''first'' }', 'throw ''first''') {
            (Invoke-Sample "Describe 'd' { $broken; AfterAll { throw 'last' } }").Messages | Should -Be 'last'
            (Invoke-Sample "Describe 'd' { $broken; AfterAll { 1 } }").Messages | Should -Be 'first'
        }
    }
}
