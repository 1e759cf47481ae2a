BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Backup.psm1' = 'function Get-Today { Get-Date }; function Get-Limit ($Days) { "limit $Days" }; function Test-Age { Get-Limit }'
    } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Backup.psm1 -Force
                function Get-Disk ($Name, [int] $Size = 5) { 'real' }
                function Get-Plain { "plain $args" }
            }

            It 'message without calls' {
                Mock Get-Date; $said = try { Should -Invoke Get-Date } catch { "$_" }; $said | Should -BeLike 'Expected Get-Date to be called at least 1 times, but was called 0 times*'
            }
            It 'other place' {
                Mock Get-Date { 1 } -ModuleName Backup; Get-Today; { Should -Invoke Get-Date } | Should -Throw; { Should -Invoke Get-Plain -Times 0 } | Should -Throw
            }
            It 'assertion in a filter' {
                Mock Get-Disk { 'default' }; Mock Get-Disk { 'm' } -ParameterFilter { $Name | Should -Be 'a' }; Get-Disk a | Should -Be 'default'; { Get-Disk b } | Should -Throw "*Expected*'a'*"; Mock Get-Disk { 'm' } -ParameterFilter { $Name | Should -Be 'a'; $true }; Get-Disk a | Should -Be 'm'
            }
            It 'looked up in the test' {
                $Days = 9; Mock Get-Disk; Get-Disk a; Should -Invoke Get-Disk -Exactly -ParameterFilter { $Days -eq 9 }
            }
            It 'omitted' {
                $Size = 9; Mock Get-Disk { "[$Size]" } -ParameterFilter { -not $Size }; Get-Disk a | Should -Be '[0]'; $Days = 9; Mock Get-Limit { "[$Days]" } -ModuleName Backup -ParameterFilter { $Days -eq 9 }; Test-Age | Should -Be '[9]'
                function Get-Named { [CmdletBinding()] param ([Alias('From')] $Source, $Other) }; $From = 9; Mock Get-Named { "[$From]" } -ParameterFilter { $From -eq 9 -and -not $Source }; Get-Named -Other 1 | Should -Be '[9]'
                $WhatIf = 9; $File = 9; Mock Set-Content { "[$WhatIf]" } -ParameterFilter { $WhatIf -eq 9 }; Set-Content a b | Should -Be '[9]'; Mock Get-ChildItem { "[$File]" } -ParameterFilter { $File -eq 9 }; Get-ChildItem . | Should -Be '[9]'
            }
            It 'times 0' {
                Mock Remove-Item; Should -Invoke Remove-Item -Times 0; Remove-Item x; { Should -Invoke Remove-Item -Times 0 } | Should -Throw
            }
        }
    }
}

Describe 'usage/mock-problems' {
    It 'Each new Mock ends with this message, in the test files that follow, too.' {
        . "$PSScriptRoot/../../v5-v6/samples/pesterAgain.ps1"
        $run.Failed | Should -Be 3
        ($run.Tests | Where-Object Name -EQ mocks).Message | Should -Match '^Mock data are not setup for this scope'
    }

    It 'Expected Get-Date to be called at least 1 times, but was called 0 times, or the result is the real one.' {
        Assert-TestPassed $sample 'message without calls'
    }

    It 'Should -Invoke looks in a different place than the one where the mock lives: -ModuleName stands on Mock but not on Should -Invoke. Or the command was never mocked: Should -Invoke needs a mock even to state -Times 0.' {
        Assert-TestPassed $sample 'other place'
    }

    It 'With or without the $true, the first call that does not fit the assertion fails the test, with the message of the assertion. That shows how the call differs. For -Not and -Times 0, compare: without the $true, they pass where every call fits.' {
        Assert-TestPassed $sample 'assertion in a filter'
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Get-Own ($Name) { }; Mock Get-Own; Get-Own a }
            It 'pass' { Should -Not -Invoke Get-Own -ParameterFilter { $Name | Should -Be 'a' }; Should -Invoke Get-Own -Times 0 -ParameterFilter { $Name | Should -Be 'a' } }
            It 'true' { Should -Invoke Get-Own -Times 1 -Exactly -ParameterFilter { $Name | Should -Be 'a'; $true }; { Should -Not -Invoke Get-Own -ParameterFilter { $Name | Should -Be 'a'; $true } } | Should -Throw 'Expected Get-Own not to be called*'; { Should -Invoke Get-Own -Times 0 -ParameterFilter { $Name | Should -Be 'a'; $true } } | Should -Throw 'Expected Get-Own to be called 0 times*' }
            It 'own message' { { Should -Not -Invoke Get-Own -ParameterFilter { $Name | Should -Be 'b' } } | Should -Throw "*Expected: 'b'*But was:  'a'*" }
        } }
        Assert-TestPassed $run 'pass', 'true', 'own message'
        $other = Invoke-Sample { Describe 'd' {
            BeforeEach { function Get-Own ($Name) { }; Mock Get-Own; Get-Own a; Get-Own b }
            It 'not, with true' { Should -Not -Invoke Get-Own -ParameterFilter { $Name | Should -Be 'keep'; $true } }
            It 'zero, with true' { Should -Invoke Get-Own -Times 0 -Exactly -ParameterFilter { $Name | Should -Be 'keep'; $true } }
            It 'one of two, with true' { Should -Invoke Get-Own -Times 1 -Exactly -ParameterFilter { $Name | Should -Be 'b'; $true } }
            It 'compared' { Should -Not -Invoke Get-Own -ParameterFilter { $Name -eq 'keep' }; Should -Invoke Get-Own -Times 0 -Exactly -ParameterFilter { $Name -eq 'keep' } }
        } }
        "$($other.Tests.Result)" | Should -Be 'Failed Failed Failed Passed'
        $other.Messages[2] | Should -BeLike "*Expected: 'b'*But was:  'a'*"
    }

    It 'In a filter on Should -Invoke, a name that is not among the passed parameters is looked up in the test.' {
        Assert-TestPassed $sample 'looked up in the test'
    }

    It 'In the body and filter of a Mock, an omitted parameter can hold the variable of the test, too. The fix is the same' {
        Assert-TestPassed $sample 'omitted'
    }

    It 'Where you cannot change the code, count the calls: Should -Invoke Remove-Item -Times 0 fails when a call was made.' {
        Assert-TestPassed $sample 'times 0'
    }

    It 'The check was Should -Not -Invoke Get-Date, and Get-Date was called once in the scope that is counted. Two calls are refused as well, with to be called less than 1 times, but was called 2 times.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Date { 'mocked' }; function Get-Refusal ([scriptblock] $Check) { try { & $Check; 'none' } catch { "$_" } } }
                It 'none' { Get-Refusal { Should -Not -Invoke Get-Date } | Should -Be 'none' }
                It 'one' { Get-Date; Get-Refusal { Should -Not -Invoke Get-Date } | Should -Be 'Expected Get-Date not to be called exactly 1 times, but it was' }
                It 'two' { Get-Date; Get-Date; Get-Refusal { Should -Not -Invoke Get-Date } | Should -Be 'Expected Get-Date to be called less than 1 times, but was called 2 times' }
            }
        }
        Assert-TestPassed $run 'none', 'one', 'two'
    }

    It 'Should -Invoke Get-Date -Times 0 checks the same, and its message is easier to read: to be called 0 times exactly, but was called 2 times.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Date { 'mocked' } }
                It 'none' { Should -Invoke Get-Date -Times 0 }
                It 'one' { Get-Date; { Should -Invoke Get-Date -Times 0 } | Should -Throw 'Expected Get-Date to be called 0 times exactly, but was called 1 times' }
                It 'two' { Get-Date; Get-Date; { Should -Invoke Get-Date -Times 0 } | Should -Throw 'Expected Get-Date to be called 0 times exactly, but was called 2 times' }
            }
        }
        Assert-TestPassed $run 'none', 'one', 'two'
    }

    It 'Other causes: a module makes the call, or the filter refused it.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-Tape { Get-Date }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force; function Get-Own { Get-Date } }
            Describe 'd' {
                It 'test' { Mock Get-Date { 'mocked' }; Get-Tape | Should -BeOfType datetime; Get-Own | Should -Be 'mocked' }
                It 'module' { Mock Get-Date { 'mocked' } -ModuleName Tape; Get-Tape | Should -Be 'mocked' }
            }
        }
        $run.Passed | Should -Be 2
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Get-Disk ($Name) { 'real' } }; It 'refused' { Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq 'a' }; Get-Disk b | Should -Be 'real'; Get-Disk a | Should -Be 'mocked' } } }
        $run.Passed | Should -Be 1
    }

    It 'That happens to a mock that throws.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Size ($Name) { 'real' } }
            It 'short' { Mock Get-Size { throw 'from mock' }; 'a', 'b' | Where-Object Length -GE 0 | ForEach-Object { Get-Size b } 2>$null; Should -Invoke Get-Size -Times 2 -Exactly }
            It 'block' { Mock Get-Size { throw 'from mock' }; 1, 2 | Where-Object { $true } | ForEach-Object { Get-Size b } }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'The filter of Should -Invoke runs when you count.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    function Save-Proof ($Name) { }; Mock Save-Proof { }; $script:asked = 0
                    Save-Proof a; Save-Proof b
                    $script:asked | Should -Be 0
                    Should -Invoke Save-Proof -Times 1 -Exactly -ParameterFilter { $script:asked++; $Name -eq 'a' }
                    $script:asked | Should -BeGreaterThan 1
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'Without a default mock, the calls for the other values reach the real command.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Disk ($Name) { 'real' } }
                It 'last' { foreach ($disk in 'D1', 'D2') { Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $disk } }; Get-Disk -Name D2 | Should -Be 'mocked'; Get-Disk -Name D1 | Should -Be 'real' }
                It 'own variable' { $first = 'D1'; $second = 'D2'; Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $first }; Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $second }; Get-Disk -Name D1 | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'last', 'own variable'
    }

    Context 'the tables: symptom, cause and cure' {
        BeforeAll {
            $table = Invoke-Sample -File @{
                'Backup.psm1' = 'function Get-Today { Get-Date }; function Get-Limit ($Days) { "limit $Days" }; function Test-Age { Get-Limit }; function Get-Named { [CmdletBinding()] param ([Alias("From")] $Source, $Other) }; function Use-Named { Get-Named -Other 1 }; function Use-Content { Set-Content a b }; function Use-Item { Get-ChildItem . }'
            } -Test {
                BeforeAll {
                    Import-Module $PSScriptRoot/Backup.psm1 -Force
                    function Get-Disk ($Name, [int] $Size = 5, [System.IO.FileInfo] $File, [string[]] $Path, [hashtable] $Plan) { 'real' }
                    function Get-Named { [CmdletBinding()] param ([Alias('From')] $Source, $Other) }
                }
                AfterAll { Remove-Module Backup }
                Describe 'd' {
                    It 'falls through' {
                        Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq 'D1' }; Get-Disk D2 | Should -Be 'real'; Get-Disk D1 | Should -Be 'mocked'
                        Mock Get-Disk { 'default' }; Get-Disk D2 | Should -Be 'default'
                    }
                    It 'other place' { Mock Get-Date { 'mocked' } -ModuleName Backup; Get-Today; { Should -Invoke Get-Date } | Should -Throw '*Could not find Mock for command Get-Date*'; Should -Invoke Get-Date -ModuleName Backup -Times 1 -Exactly }
                    It 'no mock' { { Should -Invoke Get-Limit -Times 0 } | Should -Throw '*Could not find Mock for command Get-Limit*'; Mock Get-Disk; Should -Invoke Get-Disk -Times 0 }
                    It 'not' { Mock Get-Disk; Should -Not -Invoke Get-Disk; Get-Disk; { Should -Not -Invoke Get-Disk } | Should -Throw 'Expected Get-Disk not to be called exactly 1 times, but it was'; Should -Invoke Get-Disk -Times 1 -Exactly }
                    It 'leak' { $size = 7; Mock Get-Disk; Get-Disk D1; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Size -eq 7 }; Should -Invoke Get-Disk -Times 0 -Exactly -ParameterFilter { $PesterBoundParameters.Size -eq 7 } }
                    It 'passed' { $size = 7; Mock Get-Disk; Get-Disk D1 -Size 9; Should -Invoke Get-Disk -Times 0 -Exactly -ParameterFilter { $Size -eq 7 } }
                    It 'later' {
                        $states = @(); $script:states = $states; Mock Get-Disk { $script:states += $Plan.State }; $plan = @{ State = 'new' }; Get-Disk -Plan $plan; $plan.State = 'done'
                        Should -Invoke Get-Disk -Times 0 -Exactly -ParameterFilter { $Plan.State -eq 'new' }; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Plan.State -eq 'done' }; $script:states | Should -Be 'new'
                    }
                    It 'assertion' {
                        Mock Get-Disk { 'default' }; Mock Get-Disk { 'mocked' } -ParameterFilter { $Name | Should -Be 'a' }; Get-Disk a | Should -Be 'default'; { Should -Invoke Get-Disk -ParameterFilter { $Name | Should -Be 'a' } } | Should -Throw '*was called 0 times*'
                        Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Name | Should -Be 'a'; $true }; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' }
                    }
                    It 'omitted' { Mock Get-Disk { 'default' }; Mock Get-Disk { 'mocked' } -ParameterFilter { $Size -eq 5 }; Get-Disk | Should -Be 'default'; Get-Disk -Size 5 | Should -Be 'mocked' }
                    It 'converted' { Mock Get-Disk { 'default' }; Mock Get-Disk { 'mocked' } -ParameterFilter { $File -eq '/srv/a.bak' }; Get-Disk -File /srv/a.bak | Should -Be 'default'; Mock Get-Disk { 'mocked' } -ParameterFilter { $File.Name -eq 'a.bak' }; Get-Disk -File /srv/a.bak | Should -Be 'mocked' }
                    It 'list' { Mock Get-Disk { 'default' }; Mock Get-Disk { 'mocked' } -ParameterFilter { $Path -is [string] }; Get-Disk -Path a | Should -Be 'default'; Mock Get-Disk { 'mocked' } -ParameterFilter { $Path -contains 'a' }; Get-Disk -Path a | Should -Be 'mocked' }
                    It 'hashtable' { Mock Get-Disk { 'default' }; Mock Get-Disk { 'mocked' } -ParameterFilter { $Plan -eq @{ Keep = 1 } }; Get-Disk -Plan @{ Keep = 1 } | Should -Be 'default'; Mock Get-Disk { 'mocked' } -ParameterFilter { $Plan.Keep -eq 1 }; Get-Disk -Plan @{ Keep = 1 } | Should -Be 'mocked' }
                    It 'omitted without -ModuleName' {
                        $Size = 9; Mock Get-Disk { "[$Size]" } -ParameterFilter { -not $Size }; Get-Disk a | Should -Be '[0]'
                        $From = 9; Mock Get-Named { "[$From]" } -ParameterFilter { $From -eq 9 -and -not $Source }; Get-Named -Other 1 | Should -Be '[9]'
                        $WhatIf = 9; $File = 9; Mock Set-Content { "[$WhatIf]" } -ParameterFilter { $WhatIf -eq 9 }; Set-Content a b | Should -Be '[9]'; Mock Get-ChildItem { "[$File]" } -ParameterFilter { $File -eq 9 }; Get-ChildItem . | Should -Be '[9]'
                    }
                    It 'omitted with -ModuleName' {
                        $Days = 9; Mock Get-Limit { "[$Days]" } -ModuleName Backup -ParameterFilter { $Days -eq 9 }; Test-Age | Should -Be '[9]'
                        $From = 9; Mock Get-Named { "[$From]" } -ModuleName Backup -ParameterFilter { $From -eq 9 }; Use-Named | Should -Be '[9]'
                        $WhatIf = 9; $File = 9; Mock Set-Content { "[$WhatIf]" } -ModuleName Backup -ParameterFilter { $WhatIf -eq 9 }; Use-Content | Should -Be '[9]'; Mock Get-ChildItem { "[$File]" } -ModuleName Backup -ParameterFilter { $File -eq 9 }; Use-Item | Should -Be '[9]'
                    }
                    It 'null' {
                        function Send-Disk ([string] $Text) { }; Mock Send-Disk; Send-Disk; Should -Invoke Send-Disk -Times 1 -Exactly -ParameterFilter { $null -eq $Text }; { Should -Invoke Send-Disk -ParameterFilter { $Text.Trim() -eq 'x' } } | Should -Throw '*null-valued*'
                        Mock Send-Disk { 'text' } -ParameterFilter { $Text.Trim() -eq '' }; Send-Disk | Should -Be 'text'
                    }
                }
            }
        }

        It 'the real command runs, though a mock with a filter is there | no filter accepts the call' { Assert-TestPassed $table 'falls through' }

        It 'Could not find Mock for command … | Should -Invoke looks in a different place, or there is no mock' { Assert-TestPassed $table 'other place', 'no mock' }

        It 'not to be called exactly 1 times, but it was | the command was called, and -Not forbids that' { Assert-TestPassed $table 'not' }

        It 'Should -Invoke passes for a different call | its filter uses a variable of the test' { Assert-TestPassed $table 'leak', 'passed' }

        It 'Should -Invoke does not find the value of the call | its filter runs when you count' { Assert-TestPassed $table 'later' }

        It 'the filter never matches | an assertion, or an omitted parameter; a converted value, a list, a hashtable' { Assert-TestPassed $table 'assertion', 'omitted', 'converted', 'list', 'hashtable' }

        It 'without -ModuleName | empty | the variable of the test' { Assert-TestPassed $table 'omitted without -ModuleName' }

        It 'with -ModuleName | the variable of the test | the variable of the test' { Assert-TestPassed $table 'omitted with -ModuleName' }

        It 'The filter is an assertion, which returns nothing, and nothing counts as false. Compare instead, $Name -eq ''mail'', or add $true after the assertion.' { Assert-TestPassed $table 'assertion' }

        It 'In a filter of Should -Invoke, it is $null, and $null has no methods.' { Assert-TestPassed $table 'null' }
    }
}
