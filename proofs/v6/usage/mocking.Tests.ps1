BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Backup.psm1' = 'function Get-Limit ($Days) { "limit $Days" }; function Test-Age { Get-Limit }'
    } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Backup.psm1 -Force
                function Get-Disk ($Name, [int] $Size = 5, [switch] $Fast, [uri] $Address) { 'real' }
                function Set-Disk { param ([ValidateSet('a', 'b')] $Kind, [Parameter(Mandatory)] [int] $Count) 'real' }
                function Get-Plain { "plain $args" }
            }

            It 'counts' {
                Mock Get-Disk; Get-Disk a; Should-Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' }; { Should-Invoke Get-Disk -Times 2 -Exactly } | Should -Throw
            }
            It 'none left' {
                Mock Get-Disk { } -ParameterFilter { $Name -eq 'a' }; { Get-Disk b } | Should -Throw '*No mock for command*matched the call*'
            }
            It 'never real' {
                Mock Get-Disk { 'm' } -ParameterFilter { $false }; { Get-Disk } | Should -Throw '*No mock*'
            }
            It 'shows filters' {
                $said = try { Mock Get-Disk { 'm' } -ParameterFilter { $Name -eq 'zzz' }; Get-Disk b } catch { "$_" }
                $said | Should -BeLike "*{ `$Name -eq 'zzz' }*Name*b*"
            }
            It 'arguments' {
                function Get-Aliased { param ([Alias('Caption')] $Name) }; Mock Get-Aliased { "body $Name [$Caption]" } -ParameterFilter { $Caption -eq 'a' -and $Name -eq 'a' }; Get-Aliased -Name a | Should -Be 'body a []'
            }
            It 'bound keys' {
                function Get-Aliased { param ([Alias('Caption')] $Name, $Other) }; Mock Get-Aliased { "$($PesterBoundParameters.Keys)" } -ParameterFilter { $PesterBoundParameters.ContainsKey('Caption') -and $PesterBoundParameters.ContainsKey('Name') -and -not $PesterBoundParameters.ContainsKey('Other') }; Get-Aliased -Name a | Should -Be 'Name'
            }
            It 'args' {
                Mock hostname { "$args" } -ParameterFilter { $args[0] -eq 'x' }; hostname x | Should -Be 'x'; Mock Get-Plain { "$args" } -ParameterFilter { $args[0] -eq 'y' }; Get-Plain y | Should -Be 'y'; Mock Get-Disk { "$args" }; Get-Disk a | Should -Match 'Name.* a'
            }
            It 'defaults' {
                Mock Get-Disk { "[$Size]" } -ParameterFilter { $Size -eq 0 }; Get-Disk | Should -Be '[0]'; Mock Get-Limit { "[$Days]" } -ModuleName Backup; Test-Age | Should -Be '[]'
            }
            It 'omitted with -ModuleName' {
                Mock Get-Limit { "[$Days]" } -ModuleName Backup; Test-Age | Should -Be '[]'; $Days = 9; Mock Get-Limit { "[$Days]" } -ModuleName Backup -ParameterFilter { $Days -eq 9 }; Test-Age | Should -Be '[9]'
            }
            It 'dynamic parameter' {
                Mock Get-ChildItem { 'default' }; Mock Get-ChildItem { 'file' } -ParameterFilter { $File }; Mock Get-ChildItem { 'alias' } -ParameterFilter { $ad }; Get-ChildItem . -File | Should -Be 'file'; Get-ChildItem . -Directory | Should -Be 'alias'; Get-ChildItem . | Should -Be 'default'
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
            It 'second mock ignores' {
                Mock Set-Disk { 'lost' } -RemoveParameterValidation Kind; Set-Disk -Kind wrong -Count 1 | Should -Be 'lost'
                Mock Set-Disk { 'second' }; Set-Disk -Kind wrong -Count 1 | Should -Be 'second'
            }
        }
    }
}

Describe 'usage/mocking' {
    It 'Should-Invoke then checks how often the command was called, and with what.' {
        Assert-TestPassed $sample 'counts'
    }

    It 'When no mock fits: the call throws.' {
        Assert-TestPassed $sample 'none left'
    }

    It 'When every filter refuses a call, the real command does not run either: the call throws.' {
        Assert-TestPassed $sample 'never real'
    }

    It 'The last lines show each filter and the arguments that it saw.' {
        Assert-TestPassed $sample 'shows filters'
    }

    It 'arguments of the call | variables named after the parameters, such as $Path | the same, also under each alias of a parameter, unless it is a common parameter' {
        Assert-TestPassed $sample 'arguments'
    }

    It '$PesterBoundParameters | the parameters that the caller passed | the same, and each of their aliases as a key of its own' {
        Assert-TestPassed $sample 'bound keys'
    }

    It '$args | arguments of a native program, or of a function without parameters; otherwise the names and values that were passed, unless the body''s own param() takes them: use the variables instead | arguments of a native program, or of a function without parameters' {
        Assert-TestPassed $sample 'args'
    }

    It 'default values of the real command | not applied: an omitted parameter is empty, or 0 for a number | the same on Mock; in a count the variable of that name in the test, if there is one, otherwise $null, even for a number or a switch' {
        Assert-TestPassed $sample 'defaults'
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Vault ([string] $Name, [int] $Keep = 3, [switch] $Force) { 'real' } }
            It 'on Mock' { Mock Get-Vault { 'mocked' } -ParameterFilter { $Name -is [string] -and $Keep -is [int] -and $Force -eq $false }; Get-Vault | Should -Be 'mocked' }
            It 'in a count' { Mock Get-Vault; Get-Vault; Should-Invoke Get-Vault -ParameterFilter { $null -eq $Name -and $null -eq $Keep -and $null -eq $Force } }
            It 'in a count, with a variable' { $Keep = 5; $Force = $true; Mock Get-Vault; Get-Vault; Should-Invoke Get-Vault -ParameterFilter { $null -eq $Name -and $Keep -eq 5 -and $Force } }
            It 'in a count, passed' { Mock Get-Vault; Get-Vault -Name '' -Keep 0 -Force:$false; Should-Invoke Get-Vault -ParameterFilter { '' -eq $Name -and $Keep -eq 0 -and $Force -eq $false } }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'an omitted parameter, with -ModuleName | the variable of that name in the test, if there is one; otherwise empty, even for a number | the same' {
        Assert-TestPassed $sample 'omitted with -ModuleName'
    }

    It 'Dynamic parameters, such as -File of Get-ChildItem, can be used like all others, by name or by alias.' {
        Assert-TestPassed $sample 'dynamic parameter'
    }

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

    It 'Below the message, Pester lists every call in the scope that was counted.' {
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

    It 'A Should-* assertion in a filter returns true when it passes; when it fails, it fails the test with its own message.' {
        Assert-TestPassed $sample 'assertion in a filter'
    }

    It 'The classic Should -Be returns nothing, and nothing counts as false: the filter needs a $true after the assertion.' {
        Assert-TestPassed $sample 'classic assertion in a filter'
    }

    It 'Mark the mocks that must be used with -Verifiable, and end the test with Should-Invoke -Verifiable.' {
        Assert-TestPassed $sample 'verifiable command'
    }

    It 'The classic spelling Should -Invoke, Should -Not -Invoke and Should -InvokeVerifiable works too and takes the same parameters. Assert-MockCalled and Assert-VerifiableMock are gone.' {
        Assert-TestPassed $sample 'classic spelling'
    }

    It 'While that mock exists, another Mock of the same command, in the same block or further inside, reuses the replacement that the first mock built, and ignores these parameters.' {
        Assert-TestPassed $sample 'second mock ignores'
    }

    It 'When there are several mocks, file and line tell you which one answered.' {
        $run = Invoke-Sample "Describe 'd' {`n It 'i' {`n  function Get-Disk (`$Name) { }`n  Mock Get-Disk { 'one' }`n  Mock Get-Disk { 'two' } -ParameterFilter { `$Name -eq 'a' }`n  Get-Disk a; Get-Disk b`n  Should-Invoke Get-Disk -Times 9 }`n}"
        "$($run.Messages)" | Should -Match '(?s)Sample\.Tests\.ps1:5.*Sample\.Tests\.ps1:4'
    }

    It 'Above the call of the code, the check fails, because nothing was called yet.' {
        (Invoke-Sample { Describe 'd' { It 'above' { Mock Get-Date { 1 } -Verifiable; Should-Invoke -Verifiable; Get-Date }; It 'below' { Mock Get-Date { 1 } -Verifiable; Get-Date; Should-Invoke -Verifiable } } }).Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'A mock of BeforeAll that an earlier test has called counts as called in each later test. Mark mocks in BeforeEach or in the test.' {
        $run = Invoke-Sample {
            BeforeAll { function Save-Backup { } }
            Describe 'all' { BeforeAll { Mock Save-Backup -Verifiable }; It 'calls' { Save-Backup; Should-Invoke -Verifiable }; It 'does not' { Should-Invoke -Verifiable } }
            Describe 'each' { BeforeEach { Mock Save-Backup -Verifiable }; It 'calls' { Save-Backup; Should-Invoke -Verifiable }; It 'does not' { Should-Invoke -Verifiable } }
            Describe 'nobody' { BeforeAll { Mock Save-Backup -Verifiable }; It 'does not' { Should-Invoke -Verifiable } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Failed'
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

    It '-RemoveParameterType does not reach dynamic parameters, such as -ToSession of Copy-Item: define a function with the name of the command, and mock that function.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'session' { Mock Copy-Item { 'mocked' } -RemoveParameterType ToSession; { Copy-Item -Path a -Destination b -ToSession 'text' } | Should -Throw }
                It 'session of a function' { function Copy-Item { param ($Path, $Destination, $ToSession) }; Mock Copy-Item { "mocked $ToSession" }; Copy-Item -Path a -Destination b -ToSession 'text' | Should -Be 'mocked text' }
                It 'static' { function Send-It ([version] $To) { }; Mock Send-It { 'mocked' } -RemoveParameterType To; Send-It -To text | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'session', 'session of a function', 'static'
    }

    It 'Mock Remove-Item, when the other calls should do nothing' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Remove-Own ($Path) { "real $Path" }; Mock Remove-Own { 'filtered' } -ParameterFilter { $Path -eq 'a' } }
            It 'no default' { { Remove-Own b } | Should -Throw 'No mock for command*' }
            It 'default' { Mock Remove-Own; Remove-Own b | Should -BeNullOrEmpty; Remove-Own a | Should -Be 'filtered' }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Mock Remove-Item { throw ''unexpected'' }, when any other call is a fault that your own words explain better' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Remove-Own ($Path) { "real $Path" }; Mock Remove-Own { 'filtered' } -ParameterFilter { $Path -eq 'a' } }
            It 'no default' { { Remove-Own b } | Should -Throw 'No mock for command*' }
            It 'default' { Mock Remove-Own { throw 'unexpected' }; { Remove-Own b } | Should -Throw 'unexpected'; Remove-Own a | Should -Be 'filtered' }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'a default that calls the real command, to let the other calls through, as v5 did' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Remove-Own ($Path) { "real $Path" }; Mock Remove-Own { 'filtered' } -ParameterFilter { $Path -eq 'a' } }
            It 'no default' { { Remove-Own b } | Should -Throw 'No mock for command*' }
            It 'default' { $real = Get-Command Remove-Own -CommandType Function; Mock Remove-Own { & $real @PesterBoundParameters }; Remove-Own b | Should -Be 'real b'; Remove-Own a | Should -Be 'filtered' }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'A classic Should -Be in the filter returns nothing, so no call counts. Compare instead, $Name -eq ''mail'', or use the new Should-Be. An assertion fails the test at the first call that does not fit: see more on filters.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Save-Own ($Name) { }; Mock Save-Own; Save-Own mail }
            It 'classic' { Should-Invoke Save-Own -Times 0 -Exactly -ParameterFilter { $Name | Should -Be 'mail' } }
            It 'comparison' { Should-Invoke Save-Own -Times 1 -Exactly -ParameterFilter { $Name -eq 'mail' } }
            It 'new' { Should-Invoke Save-Own -Times 1 -Exactly -ParameterFilter { $Name | Should-Be 'mail' } }
            It 'no fit' { Save-Own code; { Should-Invoke Save-Own -Times 1 -Exactly -ParameterFilter { $Name | Should-Be 'mail' } } | Should-Throw '*code*' }
        } }
        Assert-TestPassed $run 'classic', 'comparison', 'new', 'no fit'
    }

    It 'To refuse further arguments, too, keep what the mock gets, and compare the names: Mock Save-Backup { $script:passed = $PesterBoundParameters }, then $passed.Keys | Sort-Object | Should-BeCollection @(''Keep'', ''Name''). Count the call, too, because $passed keeps its value from test to test.' {
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
}
