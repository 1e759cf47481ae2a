BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Backup.psm1' = 'function Get-Today { Get-Date }; function Get-Hidden { "hidden" }; function Use-Hidden { Get-Hidden }; function Get-Gone ($Days) { }; function Test-Age { Get-Gone }; Export-ModuleMember Get-Today, Use-Hidden, Test-Age'
    } -Test {
        Import-Module $PSScriptRoot/Backup.psm1 -Force
        function Get-Disk ($Name, [int] $Size = 5) { 'real' }
        function Get-Other { 'real' }
        function Remove-Disk { param ([Parameter(ValueFromPipeline = $true)] $Name) process { 'real' } }
        function Set-Disk { param ([ValidateSet('a', 'b')] $Kind, [Parameter(Mandatory = $true)] [int] $Count, [Alias('From')] $Source) 'real' }
        Set-Alias -Name gdisk -Value Get-Disk
        Mock Get-Other { 'top of the file' }

        Describe 'kinds' {
            It 'replaces the command' {
                Get-Disk | Should -Be 'real'
                Mock Get-Disk { 'mocked' }
                Get-Disk | Should -Be 'mocked'
            }
            It 'kinds of command' {
                Mock Get-Item { 2 }; Mock hostname { 4 }; Mock gdisk { 3 }
                Get-Item . | Should -Be 2; gdisk | Should -Be 3; Get-Disk | Should -Be 3; hostname | Should -Be 4
                { Mock Get-NothingThere { } } | Should -Throw 'Could not find Command Get-NothingThere'
            }
            It 'no body' { Mock Remove-Disk; Remove-Disk x | Should -BeNullOrEmpty }
            It 'module' {
                Mock Get-Date { 'mocked' }; Get-Today | Should -BeOfType datetime
                Mock Get-Date { 'mocked' } -ModuleName Backup; Get-Today | Should -Be 'mocked'
            }
            It 'module name in front' {
                $real = Get-Command Get-Random -CommandType Cmdlet
                Mock Get-Random { 'mocked' }
                Microsoft.PowerShell.Utility\Get-Random | Should -Be 'mocked'
                & $real | Should -Not -Be 'mocked'
            }
        }
        Describe 'places' {
            Mock Get-Disk { 'body' }
            BeforeEach { Mock Remove-Disk { 'setup' } }
            BeforeAll { Mock Set-Disk { 'setup once' } }
            It 'body and setup' { Get-Disk | Should -Be 'body'; Remove-Disk | Should -Be 'setup'; Set-Disk -Count 1 | Should -Be 'setup once' }
            It 'top of the file' { Get-Other | Should -Be 'top of the file' }
        }
        Describe 'order' {
            Mock Get-Disk { 'filter a' } -ParameterFilter { $Name -eq 'a' }
            It 'only a filter' {
                Get-Disk a | Should -Be 'filter a'; Get-Disk b | Should -Be 'real'
                Assert-MockCalled Get-Disk -Times 1 -Exactly -Scope It
            }
            Context 'inner' {
                Mock Get-Disk { 'first default' }
                Mock Get-Disk { 'last default' }
                It 'filter before default' { Get-Disk a | Should -Be 'filter a'; Get-Disk b | Should -Be 'last default' }
            }
            Context 'inner filter' {
                Mock Get-Disk { 'inner' } -ParameterFilter { $Name }
                Mock Get-Disk { 'last' } -ParameterFilter { $Name -eq 'c' }
                It 'inner before outer' { Get-Disk a | Should -Be 'inner'; Get-Disk c | Should -Be 'last' }
                It 'outer default' { Get-Disk | Should -Be 'real' }
            }
        }
        Describe 'what is seen' {
            It 'arguments' {
                Mock Set-Disk { "$Kind $Source" }
                Mock Set-Disk { 'filter' } -ParameterFilter { $From -eq 'x' -and $Source -eq 'x' }
                Set-Disk -Kind a -Count 1 -From y | Should -Be 'a y'
                Set-Disk -Kind a -Count 1 -Source x | Should -Be 'filter'
            }
            Context 'b' {
                It 'bound parameters' {
                    Mock Get-Disk { "[$($PSBoundParameters.Count)]" }; Get-Disk a | Should -Be '[0]'
                    Mock Get-Disk { param ($Name) "[$($PSBoundParameters.Keys)]" }; Get-Disk -Name a | Should -Be '[Name]'
                    Mock Get-Disk { 'filter' } -ParameterFilter { $PSBoundParameters['Name'] -eq 'f' -and -not $PSBoundParameters.ContainsKey('Size') }; Get-Disk f | Should -Be 'filter'
                }
            }
            Context 'a' {
                It 'args' {
                    Mock hostname { $args -join ' ' } -ParameterFilter { $args[0] -eq '-f' }; hostname -f x | Should -Be '-f x'
                    Mock Get-Disk { $args -join ' ' }; Get-Disk a -Size 3 more | Should -Be 'more -Name: a -Size: 3'
                    Mock Get-Disk { 'filter' } -ParameterFilter { "$args" -eq 'alone' }; Get-Disk a 1 alone | Should -Be 'filter'
                }
                It 'args beside a param block' {
                    Mock Get-Disk { param ($Name) "$args" }; Get-Disk a 3 | Should -Be '-Size: 3'
                }
            }
            Context 'd' {
                It 'defaults' {
                    Mock Get-Disk { "[$Name][$Size]" }; Get-Disk | Should -Be '[][0]'
                    Mock Get-Disk { 'five' } -ParameterFilter { $Size -eq 5 }; Get-Disk | Should -Be '[][0]'; Get-Disk -Size 5 | Should -Be 'five'
                }
            }
            Context 'v' {
                It 'variables' {
                    $word = 'test'
                    Mock Get-Disk { $word } -ParameterFilter { $word -eq 'test' }; Get-Disk | Should -Be 'test'
                    Mock Get-Date { "[$word]" } -ModuleName Backup -ParameterFilter { $word -eq 'test' }; Get-Today | Should -Be '[]'
                }
            }
            Context 't' {
                It 'truthy' {
                    Mock Get-Disk { 'default' }; Mock Get-Disk { 'text' } -ParameterFilter { 'x' }; Get-Disk | Should -Be 'text'
                    Mock Get-Other { 'default' }; Mock Get-Other { 'nothing' } -ParameterFilter { }; Get-Other | Should -Be 'default'
                }
                It 'assertion as filter' {
                    Mock Remove-Disk { 'default' }; Mock Remove-Disk { 'asserted' } -ParameterFilter { $Name | Should -Be 'a' }
                    Remove-Disk -Name a | Should -Be 'default'
                }
            }
        }
        Describe 'life' {
            It 'makes one and fails' { Mock Get-Disk { 'made in a test' }; throw 'on purpose' }
            It 'finds it' { Get-Disk | Should -Be 'made in a test' }
            Context 'inner' { It 'makes its own' { Mock Get-Disk { 'inner' }; Get-Disk | Should -Be 'inner' } }
            It 'is back' { Get-Disk | Should -Be 'made in a test' }
        }
        Describe 'life, next' { It 'is gone' { Get-Disk | Should -Be 'real' } }
        Describe 'earlier filter' {
            It 'filters' { Mock Get-Disk { 'filter' } -ParameterFilter { $Name -eq 'a' }; Get-Disk a | Should -Be 'filter' }
            It 'default of this test' { Mock Get-Disk { 'mine' }; Get-Disk a | Should -Be 'filter'; Get-Disk b | Should -Be 'mine' }
            Context 'own' { It 'own Context' { Mock Get-Disk { 'new' } -ParameterFilter { $Name -eq 'a' }; Get-Disk a | Should -Be 'new' } }
        }
        Describe 'numbers' {
            Mock Get-Disk
            Mock Remove-Disk
            Mock Set-Disk
            It 'no calls' {
                Assert-MockCalled Get-Disk -Times 0; Assert-MockCalled Get-Disk -Times 0 -Exactly
                { Assert-MockCalled Get-Disk } | Should -Throw 'Expected Get-Disk to be called at least 1 times but was called 0 times'
            }
            It 'one call' { Get-Disk; Assert-MockCalled Get-Disk; Assert-MockCalled Get-Disk -Exactly; { Assert-MockCalled Get-Disk -Times 0 } | Should -Throw }
            It 'two calls' {
                Get-Disk a; Get-Disk a
                Assert-MockCalled Get-Disk -Scope It; Assert-MockCalled Get-Disk -Times 1 -Scope It
                { Assert-MockCalled Get-Disk -Exactly -Scope It } | Should -Throw
                { Assert-MockCalled Get-Disk -Times 3 -Scope It } | Should -Throw
                Assert-MockCalled Get-Disk -Times 3; Assert-MockCalled Get-Disk -Times 3 -Exactly
                Assert-MockCalled Get-Disk -Times 2; { Assert-MockCalled Get-Disk -Times 2 -Exactly } | Should -Throw 'called 2 times exactly but was called 3 times'
            }
            It 'filters the count' {
                Get-Disk x; Get-Disk y
                Assert-MockCalled Get-Disk -Times 1 -Exactly -ParameterFilter { $Name -eq 'x' }
                { Assert-MockCalled Get-Disk -Scope It -ExclusiveFilter { $Name -eq 'x' } } | Should -Throw
                Assert-MockCalled Get-Disk -Scope It -ExclusiveFilter { $Name -in 'x', 'y' }
                { Assert-MockCalled Get-Disk -Scope It -ExclusiveFilter { $Name -eq 'z' } } | Should -Throw
            }
            It 'no call at all' { { Assert-MockCalled Get-Disk -Scope It -ExclusiveFilter { $true } } | Should -Throw }
            It 'piped' { 'a', 'b' | Remove-Disk; Assert-MockCalled Remove-Disk -Times 2 -Exactly -Scope It }
            It 'says no arguments' { try { Assert-MockCalled Get-Disk -Times 99 -Exactly } catch { $_.Exception.Message | Should -Not -Match '\bx\b' } }
            It 'never called' { { Assert-MockCalled Get-Item -Times 0 } | Should -Throw 'You did not declare a mock of the Get-Item Command.' }
        }
        Describe 'scopes' {
            Mock Get-Disk
            Get-Disk
            It 'with the body' { Get-Disk; Assert-MockCalled Get-Disk -Times 2 -Exactly; Assert-MockCalled Get-Disk -Times 2 -Exactly -Scope 1; Assert-MockCalled Get-Disk -Times 1 -Exactly -Scope It; Assert-MockCalled Get-Disk -Times 1 -Exactly -Scope 0 }
            Context 'outer' {
                Get-Disk
                Context 'inner' {
                    It 'inside' {
                        Get-Disk
                        Assert-MockCalled Get-Disk -Times 1 -Exactly
                        Assert-MockCalled Get-Disk -Times 1 -Exactly -Scope Context
                        Assert-MockCalled Get-Disk -Times 2 -Exactly -Scope 2
                        Assert-MockCalled Get-Disk -Times 4 -Exactly -Scope 3
                        Assert-MockCalled Get-Disk -Times 4 -Exactly -Scope Describe
                    }
                }
                It 'after the inner one' { Assert-MockCalled Get-Disk -Times 2 -Exactly -Scope Context; Assert-MockCalled Get-Disk -Times 2 -Exactly }
            }
        }
        Describe 'setup' {
            BeforeEach { Mock Get-Disk }
            It 'first of setup' { Get-Disk; Assert-MockCalled Get-Disk -Times 1 -Exactly }
            It 'second of setup' { Get-Disk; Assert-MockCalled Get-Disk -Times 2 -Exactly; Assert-MockCalled Get-Disk -Times 1 -Exactly -Scope It }
        }
        Describe 'verifiable' {
            It 'names them' { Mock Get-Disk { } -Verifiable; Mock Remove-Disk { } -Verifiable; Mock Set-Disk -Verifiable; Set-Disk -Count 1; { Assert-VerifiableMock } | Should -Throw '-Disk' }
            It 'names one' { try { Assert-VerifiableMock; throw 'passed' } catch { ([regex]::Matches("$_", '\b(Get|Remove|Set)-Disk')).Count | Should -Be 1; "$_" | Should -Not -Match 'Set-Disk' } }
            Context 'own' { It 'mark alone' { Mock Get-Other { } -Verifiable } }
        }
        Describe 'verifiable, next' { It 'nothing is pending' { Assert-VerifiableMock } }
        Describe 'native' {
            It 'exit code' { $global:LASTEXITCODE = 77; Mock hostname { }; hostname; $LASTEXITCODE | Should -Be 77; Mock hostname { $global:LASTEXITCODE = 3 }; hostname; $LASTEXITCODE | Should -Be 3 }
            It 'full path' { Mock uname { 'mocked' }; uname | Should -Be 'mocked'; & (Get-Command uname -CommandType Application | Select-Object -First 1).Source | Should -Not -Be 'mocked' }
            It 'not installed' { function proof-tar { }; Mock proof-tar { 'mocked' }; proof-tar | Should -Be 'mocked' }
        }
        Describe 'parameters' {
            It 'kept' {
                Mock Set-Disk { $Count.GetType().Name }; Set-Disk -Kind a -Count '7' | Should -Be 'Int32'
                { Set-Disk -Kind wrong -Count 1 } | Should -Throw 'ValidateSet'; { Set-Disk -Count text } | Should -Throw 'text'
                (Get-Command Set-Disk).Parameters['Count'].Attributes.Mandatory -contains $true | Should -Be $true
            }
            It 'ignored on a second mock' {
                Mock Set-Disk { 'x' } -RemoveParameterValidation Kind -RemoveParameterType Count
                { Set-Disk -Kind wrong -Count 1 } | Should -Throw 'ValidateSet'; { Set-Disk -Count text } | Should -Throw 'text'
            }
            Context 'inside' { It 'ignored inside' { Mock Set-Disk { } -RemoveParameterValidation Kind; { Set-Disk -Kind wrong -Count 1 } | Should -Throw 'ValidateSet' } }
        }
        Describe 'lost parameters' {
            It 'taken away' {
                Mock Set-Disk { "$Kind $Count" } -RemoveParameterValidation Kind, Count -RemoveParameterType Count
                Set-Disk -Kind wrong -Count text | Should -Be 'wrong text'
                (Get-Command Set-Disk).Parameters['Count'].Attributes.Mandatory -contains $true | Should -Be $true
            }
        }
        Describe 'not mocked' {
            It 'method of .NET' { Mock Get-Date { 'mocked' }; [datetime]::Now | Should -BeOfType datetime; Get-Date | Should -Be 'mocked' }
            It 'object' { $object = New-Object -TypeName PSObject | Add-Member -MemberType ScriptMethod -Name Send -Value { 'sent' } -PassThru; $object.Send() | Should -Be 'sent' }
            It 'type' { New-MockObject -Type System.Diagnostics.Process | Should -BeOfType System.Diagnostics.Process }
            It 'job' {
                Mock Start-Job { [pscustomobject] @{ Output = & $ScriptBlock @ArgumentList } }; Mock Wait-Job { $Job } -RemoveParameterType Job; Mock Receive-Job { $Job.Output } -RemoveParameterType Job
                Start-Job { param ($a) "did $a" } -ArgumentList it | Wait-Job | Receive-Job | Should -Be 'did it'
                $word = 'x'; { Start-Job { $using:word } } | Should -Throw 'using'
            }
            It 'another runspace' { Mock Get-Random { 'mocked' }; [powershell]::Create().AddScript('Get-Random').Invoke()[0] | Should -Not -Be 'mocked' }
            It 'not there yet' { function Get-Later { }; Mock Get-Later { 'mocked' }; Get-Later | Should -Be 'mocked' }
            It 'private' { { Mock Get-Hidden { } } | Should -Throw 'Could not find Command Get-Hidden'; Mock Get-Hidden { 'mocked' } -ModuleName Backup; Use-Hidden | Should -Be 'mocked' }
        }
        Describe 'asked elsewhere' {
            It 'asks the test' { Mock Get-Date { 1 } -ModuleName Backup; Get-Today | Out-Null; { Assert-MockCalled Get-Date } | Should -Throw 'You did not declare a mock of the Get-Date Command.'; Assert-MockCalled Get-Date -ModuleName Backup -Times 1 -Exactly }
        }
        Describe 'leaks' {
            It 'of a count' {
                $Size = 9; $Nonsense = 1; Mock Get-Disk; Get-Disk a
                Assert-MockCalled Get-Disk -Times 1 -Exactly -ParameterFilter { $Size -eq 9 -and $Nonsense -eq 1 }
                Assert-MockCalled Get-Disk -Times 0 -Exactly -ParameterFilter { $PSBoundParameters['Size'] -eq 9 }
            }
            It 'not of a mock' { $Size = 9; Mock Get-Disk { 'nine' } -ParameterFilter { $Size -eq 9 }; Get-Disk a | Should -BeNullOrEmpty }
            It 'of a mock in a module' { $Days = 9; Mock Get-Gone { 'nine' } -ModuleName Backup -ParameterFilter { $Days -eq 9 }; Test-Age | Should -Be 'nine' }
        }
    }
}

Describe 'usage/mocking' {
    It 'Mock replaces a command with a script block of yours until the Describe or Context around it ends: the code under test calls the command by its name and gets your answer.' {
        Assert-TestPassed $sample 'replaces the command', 'is gone'
    }

    It 'Assert-MockCalled then checks how often the command was called, and with what.' {
        Assert-TestPassed $sample 'filters the count', 'two calls'
    }

    It 'Any function, cmdlet, alias or native program can be mocked, as long as the command exists when Mock runs.' {
        Assert-TestPassed $sample 'kinds of command'
    }

    It 'A mock without a script block, such as Mock Remove-Item, does nothing and returns nothing.' {
        Assert-TestPassed $sample 'no body'
    }

    It 'It may stand in the body of a block, in setup, or in a test.' {
        Assert-TestPassed $sample 'body and setup', 'replaces the command'
    }

    It 'Code inside a module needs -ModuleName as well.' {
        Assert-TestPassed $sample 'module'
    }

    It 'A mock without a filter is the default: it answers the calls that no filter accepts.' {
        Assert-TestPassed $sample 'filter before default'
    }

    It 'mocks with a filter, the one made last first, so that an inner block goes before an outer one;' {
        Assert-TestPassed $sample 'inner before outer', 'filter before default'
    }

    It 'mocks without a filter, again the one made last;' {
        Assert-TestPassed $sample 'filter before default'
    }

    It 'none left: the real command runs.' {
        Assert-TestPassed $sample 'only a filter', 'outer default'
    }

    It 'So a filter beats a default wherever the two are written, and a wide filter below a narrow one hides it.' {
        Assert-TestPassed $sample 'filter before default', 'inner before outer'
    }

    It 'Such a call is not counted either.' {
        Assert-TestPassed $sample 'only a filter'
    }

    It 'arguments of the call | variables named after the parameters, such as $Path | the same, also under each alias of a declared parameter' {
        Assert-TestPassed $sample 'arguments'
    }

    It '$PSBoundParameters | empty, unless the body has its own param() block | the parameters that the caller passed' {
        Assert-TestPassed $sample 'bound parameters'
    }

    It '$args | the arguments that no parameter took, such as all those of a native program, and then the others as pairs, -Path: and its value. What a param() block of the body takes is not in it | only the arguments that no parameter took' {
        Assert-TestPassed $sample 'args', 'args beside a param block'
    }

    It 'default values of the real command | not applied: an omitted parameter is empty, or 0 for a number | the same, but a variable of the test may take its place' {
        Assert-TestPassed $sample 'defaults'
    }

    It 'variables of the test | visible, unless the mock has -ModuleName | visible' {
        Assert-TestPassed $sample 'variables'
    }

    It 'A filter passes when it returns something that PowerShell takes for true.' {
        Assert-TestPassed $sample 'truthy'
    }

    It 'A mock stays until the Describe or Context around it ends, wherever in it the mock was made.' {
        Assert-TestPassed $sample 'is back', 'is gone'
    }

    It 'One made in an It still answers in the next It, also when the first one failed.' {
        Assert-TestPassed $sample 'finds it'
    }

    It 'A Mock at the top of the file, outside all blocks, is seen by the tests of the file as well.' {
        Assert-TestPassed $sample 'top of the file'
    }

    It 'Assert-MockCalled counts the calls that reached a mock.' {
        Assert-TestPassed $sample 'one call', 'no calls'
    }

    It 'Assert-MockCalled Remove-Item | 1 or more' {
        Assert-TestPassed $sample 'no calls', 'one call', 'two calls'
    }

    It 'Assert-MockCalled Remove-Item -Times 3 | 3 or more' {
        Assert-TestPassed $sample 'two calls'
    }

    It 'Assert-MockCalled Remove-Item -Times 3 -Exactly | 3' {
        Assert-TestPassed $sample 'two calls'
    }

    It 'Assert-MockCalled Remove-Item -Exactly | 1' {
        Assert-TestPassed $sample 'one call', 'two calls'
    }

    It 'Assert-MockCalled Remove-Item -Times 0 | 0, with or without -Exactly' {
        Assert-TestPassed $sample 'no calls', 'one call'
    }

    It '-ParameterFilter limits the count to some calls; the mock itself needs no filter for that. -ExclusiveFilter passes when at least one call matches and no call differs.' {
        Assert-TestPassed $sample 'filters the count', 'no call at all'
    }

    It 'Objects piped into a mock count one call each.' {
        Assert-TestPassed $sample 'piped'
    }

    It 'Without -Scope, an assertion counts all calls since the nearest Describe or Context began, those of earlier tests included.' {
        Assert-TestPassed $sample 'with the body', 'two calls'
    }

    It 'It or 0 | this test' {
        Assert-TestPassed $sample 'with the body'
    }

    It '1 | the nearest block so far, the default' {
        Assert-TestPassed $sample 'with the body'
    }

    It 'Context, Describe | the nearest block of that kind so far, its inner blocks included' {
        Assert-TestPassed $sample 'inside', 'after the inner one'
    }

    It '2, 3, … | one block further out, two blocks further out' {
        Assert-TestPassed $sample 'inside'
    }

    It 'The message gives the number of calls but not their arguments.' {
        Assert-TestPassed $sample 'says no arguments'
    }

    It 'Its message names one command that was never called, even when there are more.' {
        Assert-TestPassed $sample 'names them', 'names one'
    }

    It 'Without that last line the mark has no effect.' {
        Assert-TestPassed $sample 'mark alone'
    }

    It 'Since the mark stays with the mock, it is still pending in the next It of the block.' {
        Assert-TestPassed $sample 'names one'
    }

    It 'One such test per Context avoids that.' {
        Assert-TestPassed $sample 'mark alone', 'nothing is pending'
    }

    It 'A program such as tar has no declared parameters, so its arguments are in $args, in the body and in filters.' {
        Assert-TestPassed $sample 'args'
    }

    It 'A mock does not set $LASTEXITCODE; set the global variable yourself when the code looks at it.' {
        Assert-TestPassed $sample 'exit code'
    }

    It 'A call by full path (& /usr/bin/tar) reaches the real program.' {
        Assert-TestPassed $sample 'full path'
    }

    It 'When the program is not installed where the tests run, define an empty function of its name, and mock that.' {
        Assert-TestPassed $sample 'not installed'
    }

    It 'A mock keeps the parameters of the real command: types still convert, ValidateSet still refuses, Mandatory is still mandatory. -RemoveParameterType and -RemoveParameterValidation take the names of parameters that should lose their type or their validation.' {
        Assert-TestPassed $sample 'kept', 'taken away'
    }

    It 'Mandatory cannot be taken away.' {
        Assert-TestPassed $sample 'taken away'
    }

    It 'While that mock exists, another Mock of the same command, in the same block or further inside, reuses the replacement that the first one built, and ignores them.' {
        Assert-TestPassed $sample 'ignored on a second mock', 'ignored inside'
    }

    It 'Microsoft.PowerShell.Utility\Get-Date would not help: calls with the module name in front reach the mock too.' {
        Assert-TestPassed $sample 'module name in front'
    }

    It '.NET calls: [datetime]::Now, [System.IO.File]::Delete() | call a cmdlet (Get-Date, Remove-Item), or wrap the call in a small function and mock that' {
        Assert-TestPassed $sample 'method of .NET'
    }

    It 'methods of an object | pass in a stand-in object: New-Object -TypeName PSObject with Add-Member -MemberType ScriptMethod' {
        Assert-TestPassed $sample 'object'
    }

    It 'a parameter of a type that you cannot construct | New-MockObject makes an object of the type without its constructor' {
        Assert-TestPassed $sample 'type'
    }

    It 'a native program called by its full path | call it by name, or wrap it' {
        Assert-TestPassed $sample 'full path'
    }

    It 'code in another runspace or process, such as Start-Job | mock the starter, and what takes its result: Mock Start-Job { [pscustomobject] @{ Output = & $ScriptBlock @ArgumentList } }, Mock Wait-Job { $Job } -RemoveParameterType Job and Mock Receive-Job { $Job.Output } -RemoveParameterType Job; a block with $using: cannot run in the test' {
        Assert-TestPassed $sample 'job', 'another runspace'
    }

    It 'a call made inside a module | add -ModuleName, see below' {
        Assert-TestPassed $sample 'module'
    }

    It 'a command that does not exist yet | define an empty function of that name first' {
        Assert-TestPassed $sample 'not there yet'
    }

    It 'Expected Get-Date to be called at least 1 times but was called 0 times, or the result is the real one.' {
        Assert-TestPassed $sample 'no calls'
    }

    It 'Code in a module does not look into the test''s scope for commands, so it never sees the mock. -ModuleName puts the mock into the module that makes the call, here Backup, not into the one that owns Get-Date.' {
        Assert-TestPassed $sample 'module'
    }

    It 'The count is asked for in another place than the one the mock was put into: -ModuleName stands on Mock but not on Assert-MockCalled, or the command was never mocked.' {
        Assert-TestPassed $sample 'asks the test', 'never called'
    }

    It 'A mock is needed even to state -Times 0.' {
        Assert-TestPassed $sample 'never called'
    }

    It 'A mock made in an It answers until the block ends.' {
        Assert-TestPassed $sample 'finds it', 'is back'
    }

    It 'Mock the command anew in each test, or give the tests a Context each.' {
        Assert-TestPassed $sample 'own Context'
    }

    It 'Filters are the trap here: a mock with a filter from an earlier test goes before the default of this one.' {
        Assert-TestPassed $sample 'default of this test'
    }

    It '… to be called 1 times exactly but was called 3 times: the calls of earlier tests are in it, because -Scope It is missing.' {
        Assert-TestPassed $sample 'two calls'
    }

    It 'The same happens to a mock in BeforeEach, since making it again does not reset the count.' {
        Assert-TestPassed $sample 'second of setup'
    }

    It 'And -Times 1 without -Exactly means "at least once": such a test passes though the command ran twice.' {
        Assert-TestPassed $sample 'two calls'
    }

    It 'Mock copies the parameters of the real command, so the command must be there first.' {
        Assert-TestPassed $sample 'kinds of command', 'not there yet'
    }

    It 'A private function of a module is found only with -ModuleName.' {
        Assert-TestPassed $sample 'private'
    }

    It 'An assertion returns nothing, and nothing counts as false: return a comparison instead.' {
        Assert-TestPassed $sample 'assertion as filter'
    }

    It 'And a parameter that the caller omitted is empty, whatever its default value is.' {
        Assert-TestPassed $sample 'defaults'
    }

    It 'In the filter of Assert-MockCalled, a name that is not among the passed parameters is looked up in the test. If the test has a variable of that name, it silently takes part.' {
        Assert-TestPassed $sample 'of a count'
    }

    It 'The filter of a Mock with -ModuleName does the same.' {
        Assert-TestPassed $sample 'of a mock in a module'
    }

    It '$PSBoundParameters leaves no room for that.' {
        Assert-TestPassed $sample 'of a count'
    }

    It 'In the filter of a Mock without -ModuleName, an omitted parameter is empty.' {
        Assert-TestPassed $sample 'not of a mock'
    }
}
