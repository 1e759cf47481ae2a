BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/blocks.ps1"
}

Describe 'commands/BeforeAll' {
    It 'Runs once, before the first test of its Describe or Context.' {
        @($log -eq 'before all 1 ').Count | Should -Be 1; Get-Place 'before all 1 ' | Should -BeLessThan (Get-Place 'body')
    }

    It 'It must be written as a literal script block, on the line of the command: Pester finds it by reading the source of the block, so an if around the command changes nothing. A variable that holds a script block is not seen, nor Pester\BeforeAll, nor a BeforeAll in a file that the body dot-sources, or in the script block of a command such as InModuleScope or ForEach-Object.' {
        (Invoke-Sample { Describe 'd' { Pester\BeforeAll { $script:ran = 1 }; It 'i' { $script:ran | Should -BeNullOrEmpty } } }).Passed | Should -Be 1
        $run = Invoke-Sample -File @{ 'Own.psm1' = '' } -Test {
            Import-Module $PSScriptRoot/Own.psm1 -Force
            Describe 'd' {
                InModuleScope Own { BeforeAll { $global:inModule = 1 }; It 'module' { $global:inModule | Should -BeNullOrEmpty } }
                1 | ForEach-Object { BeforeAll { $global:inEach = 1 }; It 'each' { $global:inEach | Should -BeNullOrEmpty } }
                foreach ($n in 1) { BeforeAll { $global:inLoop = 1 }; It 'loop' { $global:inLoop | Should -Be 1 } }
            }
        }
        $run.Passed, $run.Failed | Should -Be 3, 0
        $run = Invoke-Sample -File @{ 'setup.ps1' = 'BeforeAll { $script:ran = 1 }; $sourced = 1' } -Test { Describe 'd' { . $PSScriptRoot/setup.ps1; It 'i' { $script:ran | Should -BeNullOrEmpty; $sourced | Should -Be 1 } } }
        $run.Passed, $run.Errors.Count | Should -Be 1, 0
        (Invoke-Sample { Describe 'd' { if ($false) { BeforeAll { $ran = 1 } }; It 'i' { $ran | Should -Be 1 } } }).Passed | Should -Be 1
        Assert-TestPassed $sample 'not seen'
    }

    It 'Variables that it assigns are visible in all tests of the block.' {
        Assert-TestPassed $sample 'sees', 'stays from BeforeAll'
    }

    It 'But $list += ''x'' in a test starts from nothing: write $list = $list + ''x''.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { $list = @('a') }
            It 'added' { $list += 'x'; "$list" | Should -Be 'x' }
            It 'written out' { $list = $list + 'x'; "$list" | Should -Be 'a x' }
        } }
        $run.Passed | Should -Be 2 -Because "$($run.Messages)"
    }

    It 'What the body of the block assigns is not there yet in the BeforeAll.' {
        Get-Place 'before all 1 ' | Should -BeGreaterThan -1; Get-Place 'before all 1 body' | Should -Be -1
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Assert-TestPassed $sample 'returns nothing'
    }

    It 'It runs before everything else in its block, wherever in the block it is.' {
        Get-Place 'before all 1 ' | Should -Be 0; Get-Place 'body' | Should -Be 2
    }

    It 'Of several in one block, all run, in the order of the file, until one throws.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { Write-Host 'one'; throw 'x' }; BeforeAll { Write-Host 'two' }; It 'i' { 1 | Should -Be 1 } } }).Output -match '^(one|two)$' | Should -Be 'one'
        Get-Place 'before all 2' | Should -Be 1
    }

    It 'With nested blocks, the outer BeforeAll has run when the inner one starts.' {
        Assert-TestPassed $sample 'outer first'
    }

    It 'When it throws, the tests of the block do not run, but its AfterAll does; the report holds one failed test named Error occurred in Describe block or Error occurred in Context block.' {
        (Invoke-Sample { Describe 'd' { Context 'c' { BeforeAll { throw 'x' }; It 'i' { 1 } } } }).Tests.Name | Should -Be 'Error occurred in Context block'
        Assert-TestPassed $sample 'after a broken BeforeAll'; Get-BlockMessage 'block setup fails' | Should -Be 'all broke'
    }

    It 'When AfterAll throws as well, only its error is shown.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'first' }; AfterAll { throw 'last' }; It 'i' { } } }
        $run.Tests.Message | Should -Be 'last'; $run.Text | Should -Not -Match 'first'
    }

    It 'It runs in the scope around the block, so its variables and functions are still there afterwards: those of a Describe for the rest of the file, and those of a Context for the rest of the block around it. They also overwrite what had their name there.' {
        Assert-TestPassed $sample 'stays from BeforeAll', 'stays in the block around', 'ended with the Describe'
    }

    It 'Variables of BeforeEach end with the block.' {
        Assert-TestPassed $sample 'is gone'
    }

    It 'It runs even when all tests of the block are skipped.' {
        Assert-TestPassed $sample 'setup ran for skipped tests'
    }

    It 'Outside of a Describe or Context, its code never runs, and there is no message.' {
        $log | Should -Not -Contain 'before all of the file'; "$($sample.Warnings) $($sample.Errors)" | Should -Not -Match 'BeforeAll'
    }

    It 'A function of the body is not there yet: The term ''Get-Backup'' is not recognized. Define it in the BeforeAll, or above the Describe.' {
        $run = Invoke-Sample {
            function Get-Above { 'above' }
            Describe 'body' { function Get-Backup { 'body' }; BeforeAll { Get-Backup }
                It 'never' { 1 | Should -Be 1 } }
            Describe 'others' {
                BeforeAll { function Get-Inside { 'inside' }; $script:seen = "$(Get-Inside) $(Get-Above)" }
                It 'are there' { $script:seen | Should -Be 'inside above' }
            }
        }
        Assert-TestPassed $run 'are there'
        $run.Failed | Should -Be 1
        "$($run.Tests.Message)" | Should -Match "The term 'Get-Backup' is not recognized"
    }

    It 'The code to run, with or without the name of the parameter.' {
        $run = Invoke-Sample { Describe 'named' { BeforeAll -Scriptblock { $all = 'named' }; It 'i' { $all | Should -Be 'named' } }; Describe 'bare' { BeforeAll { $all = 'bare' }; It 'j' { $all | Should -Be 'bare' } } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
    }

    It 'Outside of a Describe or Context, its code never runs, and there is no message. Put code for the whole file directly at the top of the file.' {
        $run = Invoke-Sample -Test { BeforeAll { $script:all = 1 }; $top = 2; Describe 'd' { It 'i' { "<$all><$top>" | Should -Be '<><2>' } }; Describe 'e' { It 'j' { "<$all><$top>" | Should -Be '<><2>' } } }
        $run.Passed, $run.Errors.Count, $run.Warnings.Count | Should -Be 2, 0, 0
    }
}
