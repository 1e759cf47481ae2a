BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            BeforeAll {
                function Get-Disk ($Name) { 'real' }
                function Get-Plain { "plain $args" }
            }

            It 'reached' {
                Mock Get-Disk; Should-NotInvoke Get-Disk; Get-Disk; Should-Invoke Get-Disk -Exactly; { Should-NotInvoke Get-Disk } | Should -Throw
            }
            It 'table of counts' {
                $table = @{}
                Mock Get-Disk
                foreach ($calls in 0..4) {
                    if ($calls) { Get-Disk }
                    $table[$calls] = @(
                        { Should-Invoke Get-Disk }, { Should-Invoke Get-Disk -Times 3 }, { Should-Invoke Get-Disk -Times 3 -Exactly }, { Should-Invoke Get-Disk -Exactly }, { Should-Invoke Get-Disk -Times 0 }, { Should-Invoke Get-Disk -Times 0 -Exactly }
                        { Should-NotInvoke Get-Disk }, { Should-NotInvoke Get-Disk -Times 3 }, { Should-NotInvoke Get-Disk -Times 3 -Exactly }
                    ) | ForEach-Object { try { & $_; '+' } catch { '-' } }
                }
                (0..4 | ForEach-Object { $table[$_] -join '' }) -join ' ' | Should -Be '----+++++ +--+---++ +------++ +++------ ++------+'
            }
            It 'message of a count' {
                Mock Get-Disk; Mock hostname; Get-Disk a; Get-Disk b; hostname secret-argument
                $said = try { Should-Invoke Get-Disk -Times 5 -ParameterFilter { $Name -eq 'a' } } catch { "$_" }
                $said | Should -BeLike '*`[`*`]*Name*a*`[ `]*Name*b*'
                $said = try { Should-Invoke hostname -Times 5 } catch { "$_" }
                $said | Should -Not -Match 'secret-argument'
            }
            It 'place' {
                Mock Get-Disk { 'body' }; Get-Disk
                $said = try { Should-Invoke Get-Disk -Times 5 } catch { "$_" }
                $said | Should -Match 'Sample\.Tests\.ps1'
                Mock Get-Plain; Get-Plain
                $said = try { Should-Invoke Get-Plain -Times 5 } catch { "$_" }
                $said | Should -Match 'Pester\.psm1'
            }
            It 'none' {
                Mock Get-Disk; $said = try { Should-Invoke Get-Disk } catch { "$_" }; $said | Should -Match '<none>'
            }
            It 'assertion in a filter' {
                Mock Get-Disk { 'm' } -ParameterFilter { $Name | Should-Be 'a' }; Get-Disk a | Should -Be 'm'; { Get-Disk b } | Should -Throw "*'a'*'b'*"
            }
            It 'classic assertion in a filter' {
                Mock Get-Disk { 'default' }; Mock Get-Disk { 'm' } -ParameterFilter { $Name | Should -Be 'a' }; Get-Disk a | Should -Be 'default'; Mock Get-Disk { 'm' } -ParameterFilter { $Name | Should -Be 'a'; $true }; Get-Disk a | Should -Be 'm'
            }
            It 'verifiable command' {
                Mock Get-Disk { } -Verifiable; { Should-Invoke -Verifiable } | Should -Throw; Get-Disk; Should-Invoke -Verifiable
            }
            It 'classic spelling' {
                Mock Get-Disk { } -Verifiable; Get-Disk; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $true }; Should -Not -Invoke Get-Disk -Times 2; Should -InvokeVerifiable
                Get-Command Assert-MockCalled, Assert-VerifiableMock -ErrorAction Ignore | Should -BeNullOrEmpty
            }
        }
    }
}

Describe 'usage/check-calls' {
    It 'Should-Invoke counts the calls that reached a mock. Its opposite is Should-NotInvoke.' {
        Assert-TestPassed $sample 'reached'
    }

    It 'Should-Invoke Remove-Item | 1 or more' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should-Invoke Remove-Item -Times 3 | 3 or more' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should-Invoke Remove-Item -Times 3 -Exactly | 3' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should-Invoke Remove-Item -Exactly | 1' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should-Invoke Remove-Item -Times 0 | 0, with or without -Exactly' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should-NotInvoke Remove-Item | 0' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should-NotInvoke Remove-Item -Times 3 | fewer than 3, so -Times 0 never passes' {
        Assert-TestPassed $sample 'table of counts'
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date }
            It 'none' { Should-NotInvoke Get-Date -Times 0 }
            It 'one' { Get-Date; Should-NotInvoke Get-Date -Times 0 }
            It 'without' { Should-NotInvoke Get-Date } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
    }

    It 'Should-NotInvoke Remove-Item -Times 3 -Exactly | anything but 3' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'The classic spelling Should -Invoke, Should -Not -Invoke and Should -InvokeVerifiable works too and takes the same parameters. Assert-MockCalled and Assert-VerifiableMock are gone.' {
        Assert-TestPassed $sample 'classic spelling'
    }

    It 'Below the message of a failed check, Pester lists every call in the scope that was counted.' {
        Assert-TestPassed $sample 'message of a count'
    }

    It '[*] marks a call that the filter accepted, [ ] one that it refused.' {
        Assert-TestPassed $sample 'message of a count'
    }

    It 'Then come the parameters that were passed, with their values.' {
        Assert-TestPassed $sample 'message of a count'
    }

    It 'The arguments of a native program are not shown.' {
        Assert-TestPassed $sample 'message of a count'
    }

    It 'The file and line are those of the mock body that answered, not of the place that made the call.' {
        Assert-TestPassed $sample 'place'
    }

    It 'When there are several mocks, file and line tell you which one answered.' {
        $run = Invoke-Sample "Describe 'd' {`n It 'i' {`n  function Get-Disk (`$Name) { }`n  Mock Get-Disk { 'one' }`n  Mock Get-Disk { 'two' } -ParameterFilter { `$Name -eq 'a' }`n  Get-Disk a; Get-Disk b`n  Should-Invoke Get-Disk -Times 9 }`n}"
        "$($run.Messages)" | Should -Match '(?s)Sample\.Tests\.ps1:5.*Sample\.Tests\.ps1:4'
    }

    It 'A mock without a body of its own shows a line of Pester.psm1.' {
        Assert-TestPassed $sample 'place'
    }

    It '`<none`> means that no mock answered a call in that scope. In a test, calls from BeforeAll and from other tests do not count. Calls that a mock with -ModuleName answered are listed only under a check with the same -ModuleName, or in InModuleScope of that module.' {
        Assert-TestPassed $sample 'none'
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { function Send-It { }; Mock Send-It { 'mocked' }; Send-It }
                It 'of BeforeAll' { Should-Invoke Send-It -Times 1 -Exactly }
                It 'calls' { Send-It }
                It 'of another test' { Should-Invoke Send-It -Times 1 -Exactly }
                It 'of the block' { Should-Invoke Send-It -Times 2 -Exactly -Scope Describe }
            } }
        "$($run.Tests.Result)" | Should -Be 'Failed Passed Failed Passed'
        $run.Messages | Should -Match '<none>'
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { New-Module -Name ProofSend { function Send-It { }; function Send-All { Send-It } } | Import-Module }
                AfterAll { Remove-Module ProofSend }
                BeforeEach { Mock Send-It { 'test' }; Mock Send-It { 'module' } -ModuleName ProofSend; Send-All }
                It 'without' { Should-Invoke Send-It -Times 1 -Exactly }
                It 'with' { Should-Invoke Send-It -Times 1 -Exactly -ModuleName ProofSend }
                It 'inside' { InModuleScope ProofSend { Should-Invoke Send-It -Times 1 -Exactly } }
            } }
        "$($run.Tests.Result)" | Should -Be 'Failed Passed Passed'
        $run.Messages | Should -Match '<none>'
    }

    It 'A Should-* assertion in a filter returns true when it passes; when it fails, it fails the test with its own message. That message shows the difference, where a plain comparison only says "called 0 times". Use an assertion when every call must fit, because the first call that differs ends the test.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { function Save-Proof ($Name) { }; Mock Save-Proof { } }
                It 'fits' { Save-Proof a; Should-Invoke Save-Proof -Times 1 -Exactly -ParameterFilter { $Name | Should-BeString a } }
                It 'own message' { Save-Proof b; Save-Proof a; Should-Invoke Save-Proof -Times 1 -Exactly -ParameterFilter { $Name | Should-BeString a } }
                It 'comparison' { Save-Proof b; Should-Invoke Save-Proof -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' } }
                It 'comparison, one of two' { Save-Proof b; Save-Proof a; Should-Invoke Save-Proof -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed'
        $run.Messages[0] | Should -Match "(?s)Expected: 'a'.*But was:\s+'b'"
        $run.Messages[1] | Should -Match 'called 0 times'
    }

    It 'The classic Should -Be returns nothing, and nothing counts as false: the filter needs a $true after the assertion.' {
        Assert-TestPassed $sample 'classic assertion in a filter'
    }

    It 'The same is true for an assertion of your own that only throws.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Save-Proof ($Name) { }
                    function Should-BeShort { param ([Parameter(ValueFromPipeline)] $Actual) process { if ("$Actual".Length -gt 3) { throw 'too long' } } }
                    function Should-BeLetter { param ([Parameter(ValueFromPipeline)] $Actual) process { $Actual | Should-MatchString '^[a-z]$' } }
                }
                BeforeEach { Mock Save-Proof { }; Save-Proof a }
                It 'passes, returns nothing' { Should-Invoke Save-Proof -ParameterFilter { $Name | Should-BeShort } }
                It 'with $true after it' { Should-Invoke Save-Proof -ParameterFilter { $Name | Should-BeShort; $true } }
                It 'around a command of Pester' { Should-Invoke Save-Proof -ParameterFilter { $Name | Should-BeLetter } }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
        $run.Messages | Should -Match 'called 0 times'
    }

    It 'A switch is not a [bool], so $Force | Should-BeTrue fails though the switch was passed. Use Should-BeTruthy in the filter, and Should-BeFalsy for a switch that was not passed.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Proof ([switch] $Force) { } }
                BeforeEach { Mock Save-Proof { } }
                It 'BeTrue' { Save-Proof -Force; Should-Invoke Save-Proof -ParameterFilter { $Force | Should-BeTrue } }
                It 'BeTruthy' { Save-Proof -Force; Should-Invoke Save-Proof -ParameterFilter { $Force | Should-BeTruthy } }
                It 'BeFalsy' { Save-Proof; Should-Invoke Save-Proof -ParameterFilter { $Force | Should-BeFalsy } }
                It 'BeFalsy, passed' { Save-Proof -Force; Should-Invoke Save-Proof -ParameterFilter { $Force | Should-BeFalsy } }
                It 'BeTruthy, not passed' { Save-Proof; Should-Invoke Save-Proof -ParameterFilter { $Force | Should-BeTruthy } }
                It 'on Mock' { Mock Save-Proof { 'forced' } -ParameterFilter { $Force | Should-BeTruthy }; Save-Proof -Force | Should-Be 'forced' }
                It 'on Mock, not passed' { Mock Save-Proof { 'plain' } -ParameterFilter { $Force | Should-BeFalsy }; Save-Proof | Should-Be 'plain' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed', 'Failed', 'Failed', 'Passed', 'Passed'
        $run.Messages[0] | Should -Match '\[switch\]'
    }

    It 'To refuse further arguments, too, keep what the mock gets, and compare the names in the test: Mock Save-Backup { $script:passed = $PesterBoundParameters }, then $passed.Keys | Sort-Object | Should-BeCollection @(''Keep'', ''Name''). Count the call as well, because $passed keeps its value from test to test.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Save-Backup ([Alias('Title')] [string] $Name, [int] $Keep, [switch] $Force) { } }
            BeforeEach { Mock Save-Backup { $script:passed = $PesterBoundParameters } }
            It 'both' { Save-Backup -Name mail -Keep 3; $passed.Keys | Sort-Object | Should-BeCollection @('Keep', 'Name') }
            It 'alias' { Save-Backup -Title mail -Keep 3; $passed.Keys | Sort-Object | Should-BeCollection @('Keep', 'Name') }
            It 'more' { Save-Backup -Name mail -Keep 3 -Force; $failure = try { $passed.Keys | Sort-Object | Should-BeCollection @('Keep', 'Name') } catch { "$_" }; $failure | Should -Match 'Force' }
            It 'no call' { $passed.Keys | Should -Contain 'Force'; { Should -Invoke Save-Backup } | Should -Throw }
        } }
        Assert-TestPassed $run 'both', 'alias', 'more', 'no call'
    }

    It 'compare the list as one text, because Should-BeCollection ignores the order:' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Open-Tape { }; function Close-Tape { } }
                BeforeEach {
                    $calls = [System.Collections.Generic.List[string]] @()
                    Mock Open-Tape { $calls.Add('open') }; Mock Close-Tape { $calls.Add('close') }
                    Close-Tape; Open-Tape
                }
                It 'list' { $calls | Should-BeCollection @('open', 'close') }
                It 'text' { $calls -join ', ' | Should-BeString 'open, close' }
                It 'real order' { $calls -join ', ' | Should-BeString 'close, open' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'Mark the mocks that must be used with -Verifiable, and end the test with Should-Invoke -Verifiable.' {
        Assert-TestPassed $sample 'verifiable command'
    }

    It 'Above the call of the code, the check fails, because nothing was called yet.' {
        (Invoke-Sample { Describe 'd' { It 'above' { Mock Get-Date { 1 } -Verifiable; Should-Invoke -Verifiable; Get-Date }; It 'below' { Mock Get-Date { 1 } -Verifiable; Get-Date; Should-Invoke -Verifiable } } }).Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'Should-Invoke checks how often a mock was called, and with which arguments.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Save-Own ($Name) { }; Mock Save-Own; Save-Own mail; Save-Own code }
            It 'often' { Should-Invoke Save-Own -Times 2 -Exactly; { Should-Invoke Save-Own -Times 3 -Exactly } | Should -Throw '*called 2 times*' }
            It 'arguments' { Should-Invoke Save-Own -Times 1 -Exactly -ParameterFilter { $Name -eq 'mail' }; { Should-Invoke Save-Own -ParameterFilter { $Name -eq 'photos' } } | Should -Throw '*called 0 times*' }
        } }
        Assert-TestPassed $run 'often', 'arguments'
    }
}
