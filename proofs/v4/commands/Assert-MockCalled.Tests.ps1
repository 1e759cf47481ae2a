BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/mocking.ps1"
}

Describe 'commands/Assert-MockCalled' {
    It 'Checks how often a mocked command was called, and with which arguments.' {
        Assert-TestPassed $sample 'filters the count', 'two calls'
    }

    It 'Inside an It it counts all calls of the surrounding Describe or Context so far, those of earlier tests included, unless you give -Scope It.' {
        Assert-TestPassed $sample 'two calls', 'with the body'
    }

    It 'The mocked command, by its name or by an alias of it.' {
        Assert-TestPassed $sample 'counted by its alias'
        (Invoke-Sample { Describe 'd' { Mock Get-ChildItem; Get-ChildItem; It 'alias' { Assert-MockCalled gci -Times 1 -Exactly; Assert-MockCalled Get-ChildItem -Times 1 -Exactly } } }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { Mock gci; gci; It 'name' { Assert-MockCalled Get-ChildItem -Times 1 -Exactly } } }).Passed | Should -Be 1
    }

    It 'A command that was never mocked is an error, even with -Times 0.' {
        Assert-TestPassed $sample 'never called'
    }

    It 'How many calls there must be at least. 0 means none at all. Without it, one call is enough.' {
        Assert-TestPassed $sample 'no calls', 'one call', 'two calls'
    }

    It 'Counts only calls for which this script block returns something true. The mock needs no filter of its own for that.' {
        Assert-TestPassed $sample 'filters the count'
    }

    It 'A name in the filter that the caller did not pass is looked up among the variables of the test. So a misspelled parameter, or one that was left out, can match silently.' {
        Assert-TestPassed $sample 'of a count'
        $run = Invoke-Sample {
            function Get-Vault ($Name, $Size) { }
            Describe 'd' {
                Mock Get-Vault
                It 'passed' { $Name = 'own'; Get-Vault given; Assert-MockCalled Get-Vault -Scope It -Times 1 -Exactly -ParameterFilter { $Name -eq 'given' } }
                It 'left out' { $Size = 9; Get-Vault given; Assert-MockCalled Get-Vault -Scope It -Times 1 -Exactly -ParameterFilter { $Size -eq 9 } }
                It 'misspelled' { $Nmae = 'given'; Get-Vault other; Assert-MockCalled Get-Vault -Scope It -Times 1 -Exactly -ParameterFilter { $Nmae -eq 'given' } }
                It 'no such variable' { Get-Vault other; Assert-MockCalled Get-Vault -Scope It -Times 0 -ParameterFilter { $Nmea -eq 'other' } }
            }
        }
        Assert-TestPassed $run 'passed', 'left out', 'misspelled', 'no such variable'
    }

    It 'The module that was given to Mock.' {
        Assert-TestPassed $sample 'asks the test'
    }

    It 'Without it, unless you are inside InModuleScope, the mock of a module is not found, and the message says You did not declare a mock of the … Command.' {
        Assert-TestPassed $sample 'asks the test', 'mock without a name'
    }

    It 'For a private function of the module it says Could not find Command.' {
        . "$PSScriptRoot/../samples/hiddenFunction.ps1"
        Assert-TestPassed $hidden 'private', 'public'
    }

    It 'Scenario: the default in Gherkin steps. Feature finds no calls there.' {
        Assert-TestPassed $sample 'with the body', 'inside', 'after the inner one'
        $run = Invoke-Sample -File @{
            'a.feature' = "Feature: F`n  Scenario: One`n    Given two calls`n    Then count`n  Scenario: Two`n    Given two calls`n    Then count`n"
            'a.Steps.ps1' = 'BeforeEachScenario { Mock Get-Culture { "hook" } }
Given "two calls" { Mock Get-Date { "step" }; Get-Date; Get-Date; Get-Culture; Get-Culture }
Then "count" {
    foreach ($name in "Get-Date", "Get-Culture") {
        Assert-MockCalled $name -Times 2 -Exactly
        Assert-MockCalled $name -Times 2 -Exactly -Scope Scenario
        Assert-MockCalled $name -Times 0 -Exactly -Scope Feature
        $counted = try { Assert-MockCalled $name -Times 1 -Scope Feature; "counted" } catch { "$_" }
        $counted | Should -Be "Expected $name to be called at least 1 times but was called 0 times"
    }
}'
        } -Script { $result = Invoke-Gherkin -Show None -PassThru; $result.TestResult | ForEach-Object { "$($_.Result) $($_.FailureMessage)" } }
        $run.Value | Should -Be 'Passed ', 'Passed ', 'Passed ', 'Passed '
    }

    It 'Describe or Context: the nearest such block.' {
        Assert-TestPassed $sample 'with the body', 'inside', 'after the inner one'
    }

    It 'When no Context is around the test, Context counts only this test.' {
        $run = Invoke-Sample {
            function Get-Vault { }
            Describe 'd' { Mock Get-Vault; It 'a' { Get-Vault }; It 'no Context' { Get-Vault; Assert-MockCalled Get-Vault -Times 1 -Exactly -Scope Context } }
            Describe 'e' { Mock Get-Vault; Context 'c' { It 'b' { Get-Vault }; It 'in a Context' { Get-Vault; Assert-MockCalled Get-Vault -Times 2 -Exactly -Scope Context } } }
        }
        Assert-TestPassed $run 'no Context', 'in a Context'
    }

    It 'Without -Scope, inside an It the nearest block counts.' {
        Assert-TestPassed $sample 'with the body'
    }

    It 'Calls of a mock that only an inner block made are forgotten when that block ends.' {
        $run = Invoke-Sample {
            function Get-Vault { }
            function Get-Disk { }
            Describe 'd' {
                Mock Get-Disk
                Context 'inner' {
                    Mock Get-Vault; Mock Get-Disk
                    It 'calls' { Get-Vault; Get-Disk; Assert-MockCalled Get-Vault -Times 1 -Exactly -Scope Describe; Assert-MockCalled Get-Disk -Times 1 -Exactly -Scope Describe }
                }
                It 'forgotten' { { Assert-MockCalled Get-Vault -Times 0 -Scope Describe } | Should -Throw 'You did not declare a mock'; Mock Get-Vault; Assert-MockCalled Get-Vault -Times 0 -Scope Describe }
                It 'kept' { Assert-MockCalled Get-Disk -Times 1 -Exactly -Scope Describe }
            }
        }
        Assert-TestPassed $run 'calls', 'forgotten', 'kept'
    }

    It 'Requires exactly -Times calls, no more.' {
        Assert-TestPassed $sample 'two calls'
    }

    It 'Without -Times it means exactly one.' {
        Assert-TestPassed $sample 'one call', 'two calls'
    }

    It 'Without the switch, more calls are fine.' {
        Assert-TestPassed $sample 'two calls'
    }

    It 'Like -ParameterFilter, and fails too when a call that -Scope counts does not match. It passes only if at least one call matches, or with -Times 0 if there was no call at all.' {
        Assert-TestPassed $sample 'filters the count', 'no call at all'
        $run = Invoke-Sample {
            function Get-Vault ($Name) { }
            Describe 'd' {
                Mock Get-Vault
                It 'none' { Assert-MockCalled Get-Vault -Scope It -Times 0 -ExclusiveFilter { $Name -eq 'a' }; { Assert-MockCalled Get-Vault -Scope It -ExclusiveFilter { $Name -eq 'a' } } | Should -Throw }
                It 'another' { Get-Vault b; { Assert-MockCalled Get-Vault -Scope It -Times 0 -ExclusiveFilter { $Name -eq 'a' } } | Should -Throw }
                It 'match' { Get-Vault a; Assert-MockCalled Get-Vault -Scope It -ExclusiveFilter { $Name -eq 'a' }; { Assert-MockCalled Get-Vault -Scope It -Times 0 -ExclusiveFilter { $Name -eq 'a' } } | Should -Throw }
            }
        }
        Assert-TestPassed $run 'none', 'another', 'match'
    }

    It 'Nothing can be piped in, and nothing is returned; a wrong count is an error.' {
        Assert-TestPassed $sample 'returns nothing', 'no calls'
        Get-PipedParameter Assert-MockCalled | Should -BeNullOrEmpty
    }

    It 'In AfterAll it counts the calls of the whole block.' {
        Assert-TestPassed $sample 'two of after', 'after all was asked'
    }

    It 'There is no -Because, and no -Not: write -Times 0.' {
        (Invoke-Sample -Script { (Get-Command Assert-MockCalled).Parameters.Keys -match '^(Because|Not)$' }).Value | Should -BeNullOrEmpty
    }

    It 'In AfterEach, it counts the calls so far in the block of the test that just ran, which may be a nested block; -Scope It limits the count to that test.' {
        $run = Invoke-Sample {
            function Get-Thing { 'real' }
            Describe 'one call each' { Mock Get-Thing; AfterEach { Assert-MockCalled Get-Thing -Exactly 1 -Scope It }; It 'a' { Get-Thing }; It 'b' { Get-Thing } }
            Describe 'the block' { Mock Get-Thing; AfterEach { Assert-MockCalled Get-Thing -Exactly 1 }; It 'c' { Get-Thing }; It 'd' { Get-Thing } }
            Describe 'nested' {
                Mock Get-Thing
                AfterEach { Assert-MockCalled Get-Thing -Exactly $script:count }
                It 'e' { Get-Thing; $script:count = 1 }
                Context 'in' { It 'f' { Get-Thing; $script:count = 1 }; It 'g' { Get-Thing; $script:count = 2 } }
                It 'h' { Get-Thing; $script:count = 4 }
                AfterAll { Assert-MockCalled Get-Thing -Exactly 4; Write-Host 'four in all' }
            }
        }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) -join ', ' | Should -Be 'a Passed, b Passed, c Passed, d Failed, e Passed, f Passed, g Passed, h Passed'
        $run.Text | Should -Match 'four in all'
    }
}
