BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Assert-MockCalled' {
    BeforeAll {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Remove-Backup ($Path, $Force) { }; Mock Remove-Backup; Set-Alias rb Remove-Backup; $Force = 'of the test' }
                It 'called' { Remove-Backup a; Assert-MockCalled Remove-Backup | Should -BeNullOrEmpty; Assert-MockCalled rb -Times 1 -Exactly }
                It 'own calls' { Assert-MockCalled Remove-Backup -Times 0; Assert-MockCalled Remove-Backup -Times 1 -Exactly -Scope Describe }
                It 'not called' { Assert-MockCalled Remove-Backup }
                It 'no mock' { Assert-MockCalled Get-Date -Times 0 }
                It 'empty' { Assert-MockCalled '' }
                It 'zero' { Remove-Backup a; Assert-MockCalled Remove-Backup -Times 0 }
                It 'more' { Remove-Backup a; Remove-Backup b; Assert-MockCalled Remove-Backup }
                It 'exactly' { Remove-Backup a; Remove-Backup b; Assert-MockCalled Remove-Backup -Exactly }
                It 'filter' { Remove-Backup a; Remove-Backup b; Assert-MockCalled Remove-Backup -Times 1 -Exactly -ParameterFilter { $Path -eq 'a' } }
                It 'test variable' { Remove-Backup a; Assert-MockCalled Remove-Backup -Times 1 -ParameterFilter { $Force -eq 'of the test' } }
                It 'null filter' { Assert-MockCalled Remove-Backup -ParameterFilter $null }
                It 'exclusive' { Remove-Backup a; Remove-Backup b; Assert-MockCalled Remove-Backup -ExclusiveFilter { $Path -eq 'a' } }
                It 'exclusive fits' { Remove-Backup a; Assert-MockCalled Remove-Backup -ExclusiveFilter { $Path -eq 'a' } }
                It 'exclusive twice' { Remove-Backup a; Remove-Backup a; Assert-MockCalled Remove-Backup -Times 2 -ExclusiveFilter { $Path -eq 'a' } }
                It 'exclusive once' { Remove-Backup a; Assert-MockCalled Remove-Backup -Times 2 -ExclusiveFilter { $Path -eq 'a' } }
                It 'both' { Remove-Backup a; Assert-MockCalled Remove-Backup -ExclusiveFilter { $true } -ParameterFilter { $true } }
                It 'scope' { Assert-MockCalled Remove-Backup -Scope Context }
                It 'numbers' { Remove-Backup a; Assert-MockCalled Remove-Backup -Times 1 -Exactly -Scope 0; Assert-MockCalled Remove-Backup -Times 5 -Scope 1 }
                It 'because' { Assert-MockCalled Remove-Backup -Because 'x' }
                AfterAll { Assert-MockCalled Remove-Backup -Times 17 -Exactly }
            }
        }
        $result = @{}; $message = @{}; foreach ($test in $run.Tests) { $result[$test.Name] = $test.Result; $message[$test.Name] = "$($test.Message)" }
    }

    It 'Checks how often a mocked command was called.' {
        $result['called'], $result['not called'] | Should -Be 'Passed', 'Failed'
    }

    It 'The mocked command, or an alias of it. Without a mock of it the check fails with Should -Invoke: Could not find Mock for command …, even with -Times 0. It cannot be empty.' {
        $result['called'] | Should -Be 'Passed'
        $message['no mock'] | Should -Match 'Could not find Mock for command'
        $result['empty'] | Should -Be 'Failed'
    }

    It 'The smallest number of calls; with -Exactly, the exact number. 0 means none at all, with or without -Exactly. Without -Times, one call is enough.' {
        $result['zero'], $result['called'], $result['more'], $result['exactly'] | Should -Be 'Failed', 'Passed', 'Passed', 'Failed'
    }

    It 'Counts only calls for which this script block is true. Without a filter, all calls count. A variable of the test that has the name of a parameter that the call left out is used silently, so take care with names. $null is an error.' {
        $result['filter'], $result['test variable'], $result['null filter'] | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'Which calls count: It, Describe or Context for the nearest of that kind, or a number: 0 for the current test or block, and 1 for the block around it. By default, an It counts its own calls, and AfterAll those of its block, for a mock from BeforeAll.' {
        (Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date { } }; It 'i' { Get-Date }; AfterAll { Assert-MockCalled Get-Date } } } -Configuration @{}).Text | Should -Match 'Could not find Mock for command Get-Date'
        $result['own calls'], $result['numbers'] | Should -Be 'Passed', 'Passed'
        $run.Messages | Should -Not -Match '17 times'
    }

    It 'A kind that is not around the check is an error.' {
        $result['scope'] | Should -Be 'Failed'
    }

    It 'Requires exactly -Times calls, or exactly one without -Times. Without -Exactly, more calls pass, too.' {
        $result['exactly'], $result['more'] | Should -Be 'Failed', 'Passed'
    }

    It 'At least -Times calls must match, and no other call of the command may have reached a mock. It makes up the second parameter set and cannot be used with -ParameterFilter, though the syntax shows both.' {
        $result['exclusive'], $result['exclusive fits'], $result['both'] | Should -Be 'Failed', 'Passed', 'Failed'
        $result['exclusive twice'], $result['exclusive once'] | Should -Be 'Passed', 'Failed'
        $message['both'] | Should -Match 'Parameter set cannot be resolved'
        $reached = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Own ($Name) { "real $Name" } }
                It 'real' { Mock Get-Own -ParameterFilter { $Name -eq 'a' }; Get-Own a; Get-Own b | Should -Be 'real b'; Assert-MockCalled Get-Own -ExclusiveFilter { $Name -eq 'a' } }
                It 'another mock' { Mock Get-Own -ParameterFilter { $Name -eq 'a' }; Mock Get-Own -ParameterFilter { $Name -eq 'b' }; Get-Own a; Get-Own b; Assert-MockCalled Get-Own -ExclusiveFilter { $Name -eq 'a' } }
                It 'another command' { Mock Get-Own; Mock Get-Date; Get-Own a; Get-Date; Assert-MockCalled Get-Own -ExclusiveFilter { $Name -eq 'a' } }
            }
        }
        $reached.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'Nothing can be piped in.' {
        $result['called'] | Should -Be 'Passed'
    }

    It 'Returns nothing. A failed check throws or, with -ErrorAction Continue or the setting Should.ErrorAction, is collected.' {
        $both = { Describe 'd' { BeforeEach { function Get-Own { }; Mock Get-Own }; It 'own' { Assert-MockCalled Get-Own -ErrorAction Continue; Write-Host 'said: own' }; It 'set' { Assert-MockCalled Get-Own; Write-Host 'said: set' } } }
        foreach ($case in @(@{}, 1), @(@{ Should = @{ ErrorAction = 'Continue' } }, 2)) {
            $collected = Invoke-Sample $both -Configuration $case[0]
            $collected.Failed | Should -Be 2
            @($collected.Output -match '^said').Count | Should -Be $case[1]
        }
        $result['called'], $result['not called'] | Should -Be 'Passed', 'Failed'
    }

    It 'In Pester 4 an It counted all calls of its block by default. Here it counts only its own calls, so old checks may fail. Add -Scope Describe (in a Context, -Scope Context), or move the call.' {
        $result['own calls'] | Should -Be 'Passed'
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-A { }; Mock Get-A { } }
                Context 'first' { It 'calls' { Get-A }; It 'own' { Assert-MockCalled Get-A -Times 1 -Exactly } }
                Context 'second' {
                    It 'calls' { Get-A }
                    It 'context' { Assert-MockCalled Get-A -Times 1 -Exactly -Scope Context }
                    It 'describe' { Assert-MockCalled Get-A -Times 2 -Exactly -Scope Describe }
                }
            }
        }
        $run.Passed, $run.Failed | Should -Be 4, 1
        $run.Messages | Should -Match 'called 1 times exactly, but was called 0 times'
    }

    It 'There is no -Because and no -Not; Should -Invoke has both.' {
        $message['because'] | Should -Match "parameter name 'Because'"
    }

    It 'It is kept for tests from Pester 4 and is gone in Pester 6: write Should -Invoke instead, which takes the same parameters.' {
        $run = Invoke-Sample -Script {
            $common = [System.Management.Automation.Cmdlet]::CommonParameters
            $new = ((Get-Command Should).ParameterSets | Where-Object Name -EQ Invoke).Parameters.Name
            "$((Get-Command Assert-MockCalled).Parameters.Keys | Where-Object { $_ -notin $common -and $_ -notin $new })"
            $new -contains 'ModuleName'
        }
        $run.Value | Should -Be '', $true
    }

    It 'The same module as in Mock -ModuleName. Without -ModuleName, the mock must have been made for the scope of the test, or, inside InModuleScope, for the module.' {
        $run = Invoke-Sample -File @{ 'Clock.psm1' = 'function Get-Now { Get-Date }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Clock.psm1 -Force }
                BeforeEach { Mock Get-Date { 1 } -ModuleName Clock; $null = Get-Now }
                It 'out' { Assert-MockCalled Get-Date -Times 1 -Exactly }
                It 'named' { Assert-MockCalled Get-Date -Times 1 -Exactly -ModuleName Clock }
                It 'inside' { InModuleScope Clock { Assert-MockCalled Get-Date -Times 1 -Exactly } }
                It 'test' { Mock Get-Date { 2 }; Get-Date; Get-Date; Assert-MockCalled Get-Date -Times 2 -Exactly }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed', 'Passed'
    }

    It 'A failure names a line in Pester.psm1 and Should -Invoke @__params__p, not the line in your test.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 1 }; Assert-MockCalled Get-Date } } }
        $run.Text | Should -Match 'Should -Invoke @__params__p.*Pester\.psm1:\d+'
        $run.Text | Should -Not -Match 'at Assert-MockCalled.*Sample\.Tests\.ps1'
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 1 }; Should -Invoke Get-Date } } }).Text | Should -Match 'Should -Invoke Get-Date.*Sample\.Tests\.ps1:1'
    }
}
