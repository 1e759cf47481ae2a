BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/blocks.ps1"
}

Describe 'commands/Describe' {
    It 'Groups tests that belong together, usually those of one function, and bounds their mocks, TestDrive:, BeforeEach, and the variables of its body. Variables and functions of BeforeAll stay for the blocks that follow.' {
        Assert-TestPassed $sample 'own drive', 'cleaned', 'is gone', 'mock gone', 'stays from BeforeAll'
        $run = Invoke-Sample {
            Describe 'first' {
                BeforeAll { $all = 'all'; function Get-All { 'function of BeforeAll' } }
                BeforeEach { $script:setups++ }
                $body = 'body'; function Get-Body { 'function of the body' }
                It 'i' { $script:setups | Should -Be 1 }
            }
            Describe 'second' {
                It 'bounded' { $body | Should -BeNullOrEmpty; Get-Command Get-Body -ErrorAction Ignore | Should -BeNullOrEmpty; $script:setups | Should -Be 1 }
                It 'not bounded' { $all | Should -Be 'all'; Get-All | Should -Be 'function of BeforeAll' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed'
    }

    It 'Pester 4 runs the body from top to bottom, each test at the place where it is written.' {
        Get-Place 'between' | Should -BeGreaterThan (Get-Place 'two '); Get-Place 'between' | Should -BeLessThan (Get-Place 'three')
    }

    It 'The heading of the group in the output.' {
        $sample.Text | Should -Match 'Describing order'
    }

    It 'Invoke-Pester -TestName compares with the name of the outermost block, wildcards allowed.' {
        Get-Ran @{ TestName = 'bl*' } | Should -Be 'outside', 'in block', 'in within', 'in situation'; Get-Ran @{ TestName = 'within' } | Should -Be 'outside'
    }

    It 'It need not be unique.' {
        Get-TestResult 'same one' | Should -Be 'Passed', 'Passed'
    }

    It 'The body: setup, tests, further blocks, and any other code. Its opening brace must be on the line of the Describe, or on the line where its last argument ends. Without it, the file, or the block around it, stops with No test fixture is provided. (Have you put the open curly brace on the next line?)' {
        $run = Invoke-Sample "Describe 'd'`n{ It 'i' { 1 } }`nDescribe 'e' { It 'later' { 1 } }"
        "$($run.Messages)" | Should -BeLike '*No test fixture is provided. (Have you put the open curly brace on the next line?)*'
        $run.Text | Should -Not -Match 'later'
        (Invoke-Sample "Describe 'd' {`n Describe 'in'`n { 1 }`n It 'missing' { 1 } }`nDescribe 'e' { It 'later' { 1 } }").Tests.Name | Should -Be 'Error occurred in Describe block', 'later'
        (Invoke-Sample "Describe 'd' -Tag @(`n 'a'`n) {`n It 'i' { 1 | Should -Be 1 } }").Passed | Should -Be 1
    }

    It 'Variables assigned in the body are visible in its tests, but not in its BeforeAll and AfterAll.' {
        Get-Place 'before all 1 ' | Should -BeGreaterThan -1; Get-Place 'after all 1 all [][]' | Should -BeGreaterThan -1; (Get-TestMessage 'two') | Should -Be 'failed'
    }

    It 'Labels for -Tag and -ExcludeTag of Invoke-Pester, which compare with wildcards and ignore case.' {
        Get-Ran @{ Tag = 'fAs*' } | Should -Be 'outside', 'in block', 'in within', 'in situation'; Get-Ran @{ ExcludeTag = 'fAs*' } | Should -Be 'outside', 'in alone'
    }

    It 'Only the tags of the outermost Describe decide; on an inner block you get the warning Tags are only effective on the outermost test group, for now.' {
        Get-Ran @{ Tag = 'Deep' } | Should -Be 'outside'
        $run = Invoke-Sample { Describe 'd' { Describe 'e' -Tag x { It 'i' { 1 | Should -Be 1 } } } }
        "$($run.Warnings) $($run.Text)" | Should -Match 'Tags are only effective on the outermost test group, for now.'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Assert-TestPassed $sample 'returns nothing', 'no output'
    }

    It 'Each outer Describe gets a TestDrive: folder of its own, which is deleted at its end; mocks, and variables assigned in the body or in BeforeEach, are gone then, too.' {
        Assert-TestPassed $sample 'own drive', 'is gone', 'mock gone'
    }

    It 'The variables and functions of BeforeAll, and $script: variables, stay for the rest of the file.' {
        (Invoke-Sample { Describe 'd' { $script:stays = 1; $goes = 1; BeforeAll { $all = 1 } }; Describe 'e' { It 'i' { "$stays$goes$all" | Should -Be '11' } } }).Passed | Should -Be 1
        Assert-TestPassed $sample 'stays from BeforeAll'
    }

    It 'An exception in the body, outside of a test, ends this block and counts as one failed test named Error occurred in Describe block.' {
        Get-BlockMessage 'broken body' | Should -Be 'body broke'; Assert-TestPassed $sample 'before the error'; Get-TestResult 'after the error' | Should -BeNullOrEmpty
    }

    It 'An error that a cmdlet only writes, as Get-Item does for a missing file, fails nothing, unless $ErrorActionPreference is Stop.' {
        $run = Invoke-Sample { Describe 'd' { Get-Item /no/such.bak; It 'i' { 1 | Should -Be 1 } }; Describe 'e' { $ErrorActionPreference = 'Stop'; Get-Item /no/such.bak; It 'j' { 1 | Should -Be 1 } } }
        $run.Tests.Name | Should -Be 'i', 'Error occurred in Describe block'; "$($run.Errors)" | Should -Match 'such.bak'
    }

    It 'The next Describe runs.' {
        Assert-TestPassed $sample 'outside the context', 'own drive'
    }

    It 'It may hold other Describe and Context blocks.' {
        Assert-TestPassed $sample 'deep'
    }

    It 'It has no -Skip.' {
        (Invoke-Sample { Describe 'd' -Skip { It 'i' { 1 } } }).Messages | Should -BeLike "A parameter cannot be found that matches parameter name 'Skip'.*"
        (Invoke-Sample { Describe 'd' { It 'i' -Skip { 1 } } }).Skipped | Should -Be 1
    }
}
