BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            BeforeAll {
                function Get-Disk ($Name, [string[]] $Path) { 'real' }
                function Get-Plain { "plain $args" }
                Import-Module (New-Module -Name One { function Clear-One { Clear-Item a -ErrorAction Stop } }) -Force
            }

            It 'exclusive' {
                Mock Get-Disk; Get-Disk a; Get-Disk b
                Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' }
                { Should -Invoke Get-Disk -ExclusiveFilter { $Name -eq 'a' } } | Should -Throw
                Should -Invoke Get-Disk -ExclusiveFilter { $Name -in 'a', 'b' }
                { Should -Invoke Get-Disk -ExclusiveFilter { $Name -eq 'c' } } | Should -Throw
            }
            It 'scope Context' {
                Mock Get-Disk; Get-Disk
                { Should -Invoke Get-Disk -Scope Context } | Should -Throw 'Assertion is not placed directly nor nested inside a Context block, but -Scope Context is specified.'
                Should -Invoke Get-Disk -Scope Describe
            }
            It 'no mark' {
                Mock Get-Disk { } -Verifiable
            }
            It 'verifiable' {
                Mock Get-Disk { } -Verifiable; Mock Get-Plain { } -Verifiable; Get-Disk
                { Should -InvokeVerifiable } | Should -Throw '*Get-Plain*'
            }
            It 'common' { Mock Clear-Item { "[$WhatIf] [$Confirm] [$ErrorAction] [$Verbose] [$($PesterBoundParameters.WhatIf)]" } -ParameterFilter { $WhatIf -and $Confirm -eq $false -and $ErrorAction -eq 'Stop' -and $Verbose }; Clear-Item a -WhatIf -Confirm:$false -ErrorAction Stop -Verbose | Should -Be '[] [] [] [] [True]' }
            It 'preference' {
                $ErrorActionPreference = 'Continue'
                Mock Clear-Item { 'module' } -ModuleName One -ParameterFilter { $ErrorActionPreference -eq 'Continue' -and $ErrorAction -eq 'Stop' }
                Clear-One | Should -Be 'module'
                Mock Clear-Item { 'own' } -ParameterFilter { $ErrorActionPreference -eq 'Stop' -and $ErrorAction -eq 'Stop' }
                Clear-Item a -ErrorAction Stop | Should -Be 'own'
            }
            It 'throwing' { Mock Get-Disk { throw 'x' }; try { Get-Disk } catch { }; Should -Invoke Get-Disk -Times 1 -Exactly }
        }
    }

    $scopes = Invoke-Sample {
        BeforeAll { function Get-Disk { 'real' }; function Get-Other { 'real' }; Mock Get-Other { 'file' } }
        Describe 'counts' {
            BeforeEach { Mock Get-Disk { 'each' }; Get-Other }
            AfterAll { Should -Invoke Get-Other -Times 2 -Exactly }
            It 'first' { Get-Disk; Should -Invoke Get-Disk -Times 1 -Exactly; Should -Invoke Get-Other -Times 1 -Exactly }
            It 'second' { Mock Get-Disk { 'own' }; Get-Disk; Should -Invoke Get-Disk -Times 1 -Exactly; Should -Invoke Get-Disk -Times 2 -Exactly -Scope Describe; Should -Invoke Get-Disk -Times 1 -Exactly -Scope It; Should -Invoke Get-Disk -Times 1 -Exactly -Scope 0; Should -Invoke Get-Disk -Times 2 -Exactly -Scope 1; Should -Invoke Get-Other -Times 2 -Exactly -Scope 2; Should -Invoke Get-Other -Times 2 -Exactly -Scope 99 }
        }
        Describe 'after all' { AfterAll { Should -Invoke Get-Other -Scope It }; It 'runs' { Get-Other } }
    }
    function Get-ScopeOutcome ($Name) { ($scopes.Tests | Where-Object Name -EQ $Name).Result }
}

Describe 'usage/check-calls' {
    It '-ParameterFilter limits the check to some calls; the mock itself needs no filter for that.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    Mock Remove-Item
                    Remove-Item a; Remove-Item b; Remove-Item a
                    Should -Invoke Remove-Item -Times 3 -Exactly
                    Should -Invoke Remove-Item -Times 2 -Exactly -ParameterFilter { $Path -eq 'a' }
                    { Should -Invoke Remove-Item -Times 3 -Exactly -ParameterFilter { $Path -eq 'a' } } | Should -Throw
                }
            }
        }
        Assert-TestPassed $run 'i'
    }

    It 'For a switch, { $Force } counts the calls that passed the switch, and { -not $Force } the calls that did not.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' {
                    Mock Remove-Item { }
                    Remove-Item a -Force; Remove-Item b -Force:$true; Remove-Item c; Remove-Item d -Force:$false; Remove-Item e
                    Should -Invoke Remove-Item -Times 2 -Exactly -ParameterFilter { $Force }
                    Should -Invoke Remove-Item -Times 3 -Exactly -ParameterFilter { -not $Force }
                } } }
        $run.Messages | Should -BeNullOrEmpty; $run.Passed | Should -Be 1
    }

    It 'A mock has no name to count it by. To count one of several mocks, repeat its filter; Mock and the check can take the filter from the same variable.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Proof ($Name) { } }
                It 'i' {
                    $isMail = { $Name -eq 'mail' }
                    Mock Save-Proof { 'other' }; Mock Save-Proof { 'mail' } -ParameterFilter $isMail
                    Save-Proof mail; Save-Proof mail; Save-Proof photos
                    Should -Invoke Save-Proof -Times 3 -Exactly
                    Should -Invoke Save-Proof -Times 2 -Exactly -ParameterFilter $isMail
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        (Invoke-Sample -Script { (Get-Command Mock).Parameters.Keys -match '^(Name|Id|MockName)$' }).Value | Should -BeNullOrEmpty
    }

    It 'Calls from several modules count per module: write one Mock and one check for each module, with its -ModuleName.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Save-Tape { Get-Date }'; 'Disk.psm1' = 'function Save-Disk { Get-Date }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1, $PSScriptRoot/Disk.psm1 -Force }
                BeforeEach { Mock Get-Date { } -ModuleName Tape; Mock Get-Date { } -ModuleName Disk; Save-Tape; Save-Tape; Save-Disk }
                It 'each' { Should -Invoke Get-Date -ModuleName Tape -Times 2 -Exactly; Should -Invoke Get-Date -ModuleName Disk -Times 1 -Exactly }
                It 'together' { Should -Invoke Get-Date -ModuleName Tape -Times 3 -Exactly }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It '-ExclusiveFilter passes when at least one call matches and no other call reached a mock.' {
        Assert-TestPassed $sample 'exclusive'
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Own ($Name) { 'real' }; function Use-Own { Get-Own a; try { Get-Own b } catch { } }; Mock Get-Own { } -ParameterFilter { $Name -eq 'a' } }
            It 'no mock for it' { Use-Own; Should -Invoke Get-Own -ExclusiveFilter { $Name -eq 'a' } }
            It 'a mock for it' { Mock Get-Own { }; Use-Own; { Should -Invoke Get-Own -ExclusiveFilter { $Name -eq 'a' } } | Should -Throw }
        } }
        Assert-TestPassed $run 'no mock for it', 'a mock for it'
    }

    It '-Times and -Exactly then count the calls that match.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Backup ($Name) { } }
                BeforeEach { Mock Save-Backup; Save-Backup a; Save-Backup a }
                It 'exactly' { Should -Invoke Save-Backup -ExclusiveFilter { $Name -eq 'a' } -Times 2 -Exactly; { Should -Invoke Save-Backup -ExclusiveFilter { $Name -eq 'a' } -Times 1 -Exactly } | Should -Throw '*exactly, but was called 2 times*' }
                It 'at least' { Should -Invoke Save-Backup -ExclusiveFilter { $Name -eq 'a' } -Times 1; { Should -Invoke Save-Backup -ExclusiveFilter { $Name -eq 'a' } -Times 3 } | Should -Throw '*at least 3 times, but was called 2 times*' }
                It 'other' { Save-Backup b; { Should -Invoke Save-Backup -ExclusiveFilter { $Name -eq 'a' } -Times 2 -Exactly } | Should -Throw '*1 non-matching call*' }
            }
        }
        Assert-TestPassed $run 'exactly', 'at least', 'other'
    }

    It 'Objects that are piped into a mock count as one call each.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Remove-Backup { param ([Parameter(ValueFromPipeline)] $Name) process { } }; Mock Remove-Backup }
                It 'two' { 'a', 'b' | Remove-Backup; Should -Invoke Remove-Backup -Times 2 -Exactly }
                It 'one list, not piped' { Remove-Backup @('a', 'b'); Should -Invoke Remove-Backup -Times 1 -Exactly }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'A call counts even when the mock throws.' { Assert-TestPassed $sample 'throwing' }

    It 'Inside an It, only the calls of that test count, including those of its BeforeEach. The same is true in AfterEach.' {
        Get-ScopeOutcome 'first' | Should -Be 'Passed'
        (Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { 1 }; Get-Date }; BeforeEach { Get-Date }; AfterEach { Should -Invoke Get-Date -Times 2 -Exactly }; It 'one' { Get-Date }; It 'two' { Get-Date } } }).Passed | Should -Be 2
    }

    It 'So each test starts at 0, and nothing resets the count within a test, not even a new Mock.' {
        (Invoke-Sample {
            Describe 'd' {
                BeforeEach { Mock Get-Date { 1 } }
                It 'one' { Get-Date; Should -Invoke Get-Date -Times 1 -Exactly; Mock Get-Date { 2 }; Get-Date | Should -Be 2; Should -Invoke Get-Date -Times 2 -Exactly }
                It 'two' { Should -Invoke Get-Date -Times 0 -Exactly; Get-Date; Should -Invoke Get-Date -Times 1 -Exactly }
            }
        }).Passed | Should -Be 2
    }

    It 'In AfterAll, all calls of the block count, for a mock from BeforeAll. A mock from BeforeEach or from a test is gone by then. With -Scope, you choose which calls are counted:' {
        (Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date { } }; It 'i' { Get-Date }; AfterAll { Should -Invoke Get-Date } } } -Configuration @{}).Text | Should -Match 'Could not find Mock for command Get-Date'
        Get-ScopeOutcome 'second' | Should -Be 'Passed'
        $scopes.Messages | Should -Not -Match 'Expected Get-Other'
    }

    It 'It or 0 | this test, the default inside an It' {
        Get-ScopeOutcome 'second' | Should -Be 'Passed'
    }

    It 'Context, Describe | the nearest block of that kind so far, including its setup and inner blocks' {
        Get-ScopeOutcome 'second' | Should -Be 'Passed'
    }

    It '1, 2, … | one block outwards, two blocks outwards; a number that is too large means the outermost block' {
        Get-ScopeOutcome 'second' | Should -Be 'Passed'
    }

    It 'The block must exist: without a Context around the test, -Scope Context fails with Assertion is not placed directly nor nested inside a Context block, but -Scope Context is specified.' {
        Assert-TestPassed $sample 'scope Context'
    }

    It 'In AfterAll there is no test, so -Scope It fails with Assertion is placed outside of an It block, but -Scope It is specified.' {
        $scopes.Messages | Should -Contain 'Assertion is placed outside of an It block, but -Scope It is specified.'
    }

    It 'sees the arguments as a filter of Mock does, except for a parameter that the call leaves out' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Own ([Alias('Title')] [string] $Name, [uri] $Address, [int] $Keep, [switch] $Force) { } }
                It 'same' {
                    $filter = { $Name -eq 'a' -and $Title -eq 'a' -and $Address -is [uri] -and $Force -and $PesterBoundParameters.ContainsKey('Title') }
                    Mock Save-Own { 'default' }; Mock Save-Own { 'fits' } -ParameterFilter $filter
                    Save-Own -Name a -Address 'https://example.com' -Force | Should -Be 'fits'; Save-Own -Name a | Should -Be 'default'
                    Should -Invoke Save-Own -Times 1 -Exactly -ParameterFilter $filter
                }
                It 'omitted' {
                    $filter = { $null -eq $Keep }
                    Mock Save-Own { 'default' }; Mock Save-Own { 'fits' } -ParameterFilter $filter
                    Save-Own -Name a | Should -Be 'default'
                    Should -Invoke Save-Own -Times 1 -Exactly -ParameterFilter $filter
                }
            }
        }
        Assert-TestPassed $run 'same', 'omitted'
    }

    It 'The body can add to a list of the test; for a native program, add $args. A variable that the body assigns, $sent = $Body, ends with the body: write and read $script:sent. An object that the code changes later is changed in the list, too.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Send-Mail ($To, $Body) { }; function Send-All { $table = @{ n = 1 }; Send-Mail -To a -Body $table; $table.n = 2; Send-Mail -To b -Body last } }
                It 'list' { $mails = [System.Collections.Generic.List[object]] @(); Mock Send-Mail { $mails.Add($PesterBoundParameters) }; Send-All; $mails.Count | Should -Be 2; $mails[0].To | Should -Be 'a'; $mails[1].Body | Should -Be 'last' }
                It 'plain' { $sent = $null; Mock Send-Mail { $sent = $Body }; Send-All; $sent | Should -BeNullOrEmpty }
                It 'script' { $script:sent = $null; Mock Send-Mail { $script:sent = $Body }; Send-All; $script:sent | Should -Be 'last' }
                It 'native' { $lines = [System.Collections.Generic.List[object]] @(); Mock tar { $lines.Add($args) }; tar -czf a; tar -x; $lines.Count | Should -Be 2; $lines[0] | Should -Be '-czf', 'a'; $bound = [System.Collections.Generic.List[object]] @(); Mock tar { $bound.Add($PesterBoundParameters) }; tar -x; $bound[0].Count | Should -Be 0 }
                It 'read' { $sent = 'old'; Mock Send-Mail { $script:sent = $Body }; Send-All; $sent | Should -Be 'old'; $script:sent | Should -Be 'last' }
                It 'later' { $mails = [System.Collections.Generic.List[object]] @(); Mock Send-Mail { $mails.Add($PesterBoundParameters) }; Send-All; $mails[0].Body.n | Should -Be 2 }
            }
        }
        Assert-TestPassed $run 'list', 'plain', 'script', 'later', 'native', 'read'
    }

    It 'In a filter, common parameters have variables like all other parameters: $ErrorAction, $Verbose, $WhatIf, $Confirm.' { Assert-TestPassed $sample 'common' }

    It 'In the body of a mock, ask $PesterBoundParameters.WhatIf.' { Assert-TestPassed $sample 'common' }

    It 'When a function is called with -Verbose, the commands inside it get only the preference, not the switch. So in a filter on such a command, $Verbose is true where that call itself has the switch, for example through @PSBoundParameters.' {
        $run = Invoke-Sample -File @{ 'Verbal.psm1' = 'function Save-Inside { [CmdletBinding()] param ($Name) }; function Save-Plain { [CmdletBinding()] param ($Name) Save-Inside -Name $Name }; function Save-Splat { [CmdletBinding()] param ($Name) Save-Inside @PSBoundParameters }' } -Test {
            Describe 'd' {
                BeforeAll {
                    function Save-Inner { [CmdletBinding()] param ($Name) }
                    function Save-Outer { [CmdletBinding()] param ($Name) Save-Inner -Name $Name }
                    function Save-All { [CmdletBinding()] param ($Name) Save-Inner @PSBoundParameters }
                    function Save-Loud { [CmdletBinding()] param ($Name) Save-Inner -Name $Name -Verbose }
                    Import-Module $PSScriptRoot/Verbal.psm1 -Force
                }
                BeforeEach { Mock Save-Inner { "preference $VerbosePreference" }; Mock Save-Inside -ModuleName Verbal }
                It 'preference only' { Save-Outer a -Verbose | Should -Be 'preference Continue'; Should -Invoke Save-Inner -Times 0 -Exactly -ParameterFilter { $Verbose }; Should -Invoke Save-Inner -Times 1 -Exactly -ParameterFilter { -not $PesterBoundParameters.ContainsKey('Verbose') } }
                It 'switch of the call' { $null = Save-Loud a; Should -Invoke Save-Inner -Times 1 -Exactly -ParameterFilter { $Verbose } }
                It 'splatted' { $null = Save-All a -Verbose; Should -Invoke Save-Inner -Times 1 -Exactly -ParameterFilter { $Verbose } }
                It 'splatted without' { $null = Save-All a; Should -Invoke Save-Inner -Times 0 -Exactly -ParameterFilter { $Verbose } }
                It 'splatted as false' { $null = Save-All a -Verbose:$false; Should -Invoke Save-Inner -Times 1 -Exactly -ParameterFilter { -not $Verbose -and $PesterBoundParameters.ContainsKey('Verbose') } }
                It 'module' {
                    Save-Plain a -Verbose; Should -Invoke Save-Inside -ModuleName Verbal -Times 0 -Exactly -ParameterFilter { $Verbose }
                    Save-Splat a -Verbose; Should -Invoke Save-Inside -ModuleName Verbal -Times 1 -Exactly -ParameterFilter { $Verbose }
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 6
    }

    It '$ErrorActionPreference is no substitute for $ErrorAction: with -ModuleName, $ErrorActionPreference is the preference of your test, whatever the call was given.' { Assert-TestPassed $sample 'preference' }

    It 'A hashtable as the filter, { $expected }, is true for each call.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Disk ($Name) { 'real' } }
            It 'i' { $expected = @{ Name = 'a' }; Mock Get-Disk { 'accepted' } -ParameterFilter { $expected }; Get-Disk b | Should -Be 'accepted'; $none = @{}; Mock Get-Disk { 'empty' } -ParameterFilter { $none }; Get-Disk b | Should -Be 'empty' }
        } }
        $run.Passed | Should -Be 1
    }

    It 'Compare key by key. Arguments that are not keys of the hashtable are ignored, and lists need a comparison of their own:' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Save-Backup ([string[]] $Name, [int] $Keep, [switch] $Force) { } }
            BeforeEach { Mock Save-Backup; $fits = { -not ($expected.Keys | Where-Object { $PesterBoundParameters[$_] -ne $expected[$_] }) } }
            It 'all' { $expected = @{ Name = 'a'; Keep = 3 }; Save-Backup @expected; Should -Invoke Save-Backup -Times 1 -Exactly -ParameterFilter $fits }
            It 'differs' { $expected = @{ Name = 'a'; Keep = 3 }; Save-Backup -Name a; Should -Invoke Save-Backup -Times 0 -ParameterFilter $fits }
            It 'more' { $expected = @{ Name = 'a'; Keep = 3 }; Save-Backup @expected -Force; Should -Invoke Save-Backup -Times 1 -Exactly -ParameterFilter $fits }
            It 'list' { $expected = @{ Name = 'a', 'b'; Keep = 3 }; Save-Backup @expected; Should -Invoke Save-Backup -Times 0 -Exactly -ParameterFilter $fits }
            It 'same twice' { $expected = @{ Name = 'a'; Keep = 3 }; Save-Backup -Name a, a -Keep 3; Should -Invoke Save-Backup -Times 1 -Exactly -ParameterFilter $fits }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'In a filter, comparing the names is harder: there, $PesterBoundParameters also has the aliases as keys.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Save-Backup ([Alias('Title')] [string] $Name, [int] $Keep) { } }
            It 'i' { Mock Save-Backup; Save-Backup -Name mail; Should -Invoke Save-Backup -Times 1 -Exactly -ParameterFilter { $script:seen = $PesterBoundParameters.Keys | Sort-Object; $true }; "$seen" | Should -Be 'Name Title' }
            It 'on the mock' { Mock Save-Backup { 'mocked' } -ParameterFilter { $PesterBoundParameters.ContainsKey('Title') -and $PesterBoundParameters.ContainsKey('Name') }; Mock Save-Backup { 'default' }; Save-Backup -Name mail | Should -Be 'mocked' }
        } }
        Assert-TestPassed $run 'i', 'on the mock'
    }

    It 'Two script blocks with the same text are not equal.' {
        Assert-Passing { $one = { 'x' }; if ($one -eq { 'x' }) { throw 'equal' }; if ($one -ne $one) { throw 'not even itself' } }
        Get-Failure { { 'x' } | Should -BeExactly { 'x' } } | Should -BeLike 'Expected*'
    }

    It 'If the block is written in a module, mock that command with -ModuleName. A block that must not run can be compared as text.' {
        $run = Invoke-Sample -File @{ 'Vault.psm1' = 'function Save-Vault { "real" }; function Invoke-Retry ($Action) { & $Action }; function Start-Vault { Invoke-Retry { Save-Vault } }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Vault.psm1 -Force }
            Describe 'd' {
                It 'without' { Mock Save-Vault { 'mocked' }; Start-Vault | Should -Be 'real' }
                It 'with' { Mock Save-Vault { 'mocked' } -ModuleName Vault; Start-Vault | Should -Be 'mocked' }
                It 'run by a mock' { Mock Invoke-Retry { & $Action } -ModuleName Vault; Mock Save-Vault { 'mocked' } -ModuleName Vault; Start-Vault | Should -Be 'mocked' }
                It 'run by a mock, without' { Mock Invoke-Retry { & $Action } -ModuleName Vault; Mock Save-Vault { 'mocked' }; Start-Vault | Should -Be 'real' }
                It 'text' {
                    Mock Invoke-Retry -ModuleName Vault; Start-Vault | Should -BeNullOrEmpty
                    Should -Invoke Invoke-Retry -ModuleName Vault -Exactly 1 -ParameterFilter { "$Action" -like '*Save-Vault*' }
                    Should -Invoke Invoke-Retry -ModuleName Vault -Exactly 0 -ParameterFilter { "$Action" -like '*Remove-Vault*' }
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'The number of calls says nothing about their order.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Open-Tape { }; function Close-Tape { } }
                It '<_>' -ForEach 'right', 'wrong' {
                    $order = [System.Collections.Generic.List[string]]::new()
                    Mock Open-Tape { $order.Add('open') }; Mock Close-Tape { $order.Add('close') }
                    if ($_ -eq 'right') { Open-Tape; Close-Tape } else { Close-Tape; Open-Tape }
                    Should -Invoke Open-Tape -Times 1 -Exactly; Should -Invoke Close-Tape -Times 1 -Exactly
                    Write-Host "<$order>"
                    if ($_ -eq 'wrong') { $order | Should -Be 'open', 'close' }
                }
            }
        }
        $run.Text | Should -Match '(?s)<open close>.*<close open>'
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        $run.Messages | Should -Not -Match 'to be called'
    }

    It 'This check names each marked mock that was never called, even a mock of an outer block that an inner mock hides.' {
        Assert-TestPassed $sample 'verifiable'
    }

    It 'Without the check, the mark has no effect.' {
        Assert-TestPassed $sample 'no mark'
    }

    It 'A marked mock with a filter counts as called when its filter accepted a call and no other mock took that call. The message names the filter.' {
        $check = if ($env:PROOFS_VERSION -eq 'v5') { 'Should -InvokeVerifiable' } else { 'Should-Invoke -Verifiable' }
        $tests = @(
            'accepted { Mock Save-Backup -Verifiable -ParameterFilter { $Name -eq ''a'' }; Save-Backup a'
            'not-accepted { Mock Save-Backup -Verifiable -ParameterFilter { $Name -eq ''a'' }; Save-Backup b'
            'taken-by-the-last { Mock Save-Backup -Verifiable -ParameterFilter { $Name -eq ''a'' }; Mock Save-Backup -Verifiable -ParameterFilter { $Name -like ''a*'' }; Save-Backup a'
            'last-accepts-nothing { Mock Save-Backup -Verifiable -ParameterFilter { $Name -eq ''a'' }; Mock Save-Backup -ParameterFilter { $Name -eq ''b'' }; Save-Backup a'
            'taken-by-unmarked { Mock Save-Backup -Verifiable -ParameterFilter { $Name -eq ''a'' }; Mock Save-Backup -ParameterFilter { $Name -like ''a*'' }; Save-Backup a'
        ) | ForEach-Object { "It $_; $check }" }
        $run = Invoke-Sample "BeforeAll { function Save-Backup ([string] `$Name) { } }; Describe d { BeforeEach { Mock Save-Backup }; $($tests -join '; ') }"
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed', 'Failed'
        $run.Messages | ForEach-Object { $_ | Should -BeLike "*Expected all verifiable mocks to be called, but these were not:*Command Save-Backup with { `$Name -eq 'a' }*" }
        $run.Messages -join '' | Should -Not -BeLike '*-like*'
    }

    It 'In AfterAll, the check passes for mocks from a test or a BeforeEach, which are gone by then.' {
        $check = if ($env:PROOFS_VERSION -eq 'v5') { 'Should -InvokeVerifiable' } else { 'Should-Invoke -Verifiable' }
        $gone = Invoke-Sample "Describe 'test' { It 'i' { Mock Get-Date { } -Verifiable }; AfterAll { $check } }; Describe 'each' { BeforeEach { Mock Get-Date { } -Verifiable }; It 'j' { }; AfterAll { $check } }" -Inspect { $args[0].FailedBlocksCount }
        $gone.Passed, $gone.Value[0] | Should -Be 2, 0
        $there = Invoke-Sample "Describe 'all' { BeforeAll { Mock Get-Date { } -Verifiable }; It 'i' { }; AfterAll { $check } }; Describe 'after each' { It 'j' { Mock Get-Date { } -Verifiable }; AfterEach { $check } }" -Inspect { $args[0].FailedBlocksCount }
        $there.Failed, $there.Value[0] | Should -Be 1, 1
    }

    It 'A mock of BeforeAll that one test has called counts as called in the tests after it: mark mocks in BeforeEach or in the test.' {
        $run = Invoke-Sample {
            BeforeAll { function Save-Backup { } }
            Describe 'all' { BeforeAll { Mock Save-Backup -Verifiable }; It 'calls' { Save-Backup; Should -InvokeVerifiable }; It 'does not' { Should -InvokeVerifiable } }
            Describe 'each' { BeforeEach { Mock Save-Backup -Verifiable }; It 'calls' { Save-Backup; Should -InvokeVerifiable }; It 'does not' { Should -InvokeVerifiable } }
            Describe 'nobody' { BeforeAll { Mock Save-Backup -Verifiable }; It 'does not' { Should -InvokeVerifiable } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'Mock the command, call your code, and write the check below the call, in the same test.' {
        $check = if ($env:PROOFS_VERSION -eq 'v5') { 'Should -Invoke' } else { 'Should-Invoke' }
        $run = Invoke-Sample "BeforeAll { function Save-Backup { }; function Start-Nightly { Save-Backup } }; Describe d {
            It below { Mock Save-Backup; Start-Nightly; $check Save-Backup -Times 1 -Exactly }
            It above { Mock Save-Backup; $check Save-Backup -Times 1 -Exactly; Start-Nightly }
            It mocked-too-late { Start-Nightly; Mock Save-Backup; $check Save-Backup -Times 1 -Exactly }
            It other-test { $check Save-Backup -Times 1 -Exactly } }"
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Failed'
    }

    Context 'common mistakes' {
        BeforeAll {
            $mistakes = { Describe 'd' {
                BeforeAll {
                    function Save-Backup ([string] $Name, [int] $Keep, [string[]] $Path, [System.IO.FileInfo] $File, $Plan) { }
                    Import-Module (New-Module -Name Vault { function Open-Vault { Get-Date } }) -Force
                }
                It 'module' {
                    Mock Get-Date; Open-Vault
                    { Should -Invoke Get-Date -Times 1 -Exactly } | Should -Throw '*was called 0 times*'
                    Mock Get-Date -ModuleName Vault; Open-Vault
                    Should -Invoke Get-Date -Times 1 -Exactly -ModuleName Vault
                }
                Context 'outside' {
                    BeforeAll { Mock Save-Backup; Save-Backup }
                    It 'outside of the test' {
                        { Should -Invoke Save-Backup -Times 1 -Exactly } | Should -Throw '*was called 0 times*'
                        Should -Invoke Save-Backup -Times 1 -Exactly -Scope Context
                        Save-Backup; Should -Invoke Save-Backup -Times 1 -Exactly
                    }
                }
                It 'place' {
                    Mock Get-Date -ModuleName Vault; Open-Vault
                    { Should -Invoke Get-Date } | Should -Throw '*Could not find Mock for command Get-Date*'
                    Should -Invoke Get-Date -ModuleName Vault
                    InModuleScope Vault { Should -Invoke Get-Date }
                }
                It 'no mock' {
                    { Should -Invoke Save-Backup -Times 0 } | Should -Throw '*Could not find Mock for command Save-Backup*'
                    Mock Save-Backup; Should -Invoke Save-Backup -Times 0
                }
                It 'at least once' {
                    Mock Save-Backup; Save-Backup; Save-Backup
                    Should -Invoke Save-Backup -Times 1
                    { Should -Invoke Save-Backup -Times 1 -Exactly } | Should -Throw '*was called 2 times*'
                }
                It 'variable of the test' {
                    Mock Save-Backup; $Keep = 3; Save-Backup -Name mail
                    Should -Invoke Save-Backup -ParameterFilter { $Keep -eq 3 }
                    { Should -Invoke Save-Backup -ParameterFilter { $PesterBoundParameters.Keep -eq 3 } } | Should -Throw
                    $Keep = 4
                    { Should -Invoke Save-Backup -ParameterFilter { $Keep -eq 3 } } | Should -Throw
                }
                It 'later value' {
                    $states = [System.Collections.Generic.List[string]] @(); $plan = @{ State = 'new' }
                    Mock Save-Backup { $states.Add($Plan.State) }; Save-Backup -Plan $plan; $plan.State = 'done'
                    { Should -Invoke Save-Backup -ParameterFilter { $Plan.State -eq 'new' } } | Should -Throw
                    Should -Invoke Save-Backup -ParameterFilter { $Plan.State -eq 'done' }
                    $states | Should -Be 'new'
                }
                It 'never matches' {
                    Mock Save-Backup; Save-Backup -Name mail -Path a, b -File a.bak
                    { Should -Invoke Save-Backup -ParameterFilter { $Path -eq 'a, b' } } | Should -Throw
                    Should -Invoke Save-Backup -ParameterFilter { "$Path" -eq 'a b' }
                    { Should -Invoke Save-Backup -ParameterFilter { $File -eq [System.IO.FileInfo] 'a.bak' } } | Should -Throw
                    Should -Invoke Save-Backup -ParameterFilter { $File.Name -eq 'a.bak' }
                    { Should -Invoke Save-Backup -ParameterFilter { $Nmae -eq 'mail' } } | Should -Throw
                    { Should -Invoke Save-Backup -ParameterFilter { $Name | Should -Be 'mail' } } | Should -Throw
                    Should -Invoke Save-Backup -ParameterFilter { $Name -eq 'mail' }
                }
                It 'accepts all' {
                    Mock Save-Backup; Save-Backup -Name mail -Keep 3
                    Should -Invoke Save-Backup -ParameterFilter { 'march' }
                    Should -Invoke Save-Backup -ParameterFilter { $Name -eq 'march'; $Keep -eq 9 }
                    { Should -Invoke Save-Backup -ParameterFilter { $Name -eq 'march' -and $Keep -eq 9 } } | Should -Throw
                }
            } }.ToString()
            if ($env:PROOFS_VERSION -ne 'v5') { $mistakes = $mistakes -replace 'Should -Invoke', 'Should-Invoke' }
            $run = Invoke-Sample $mistakes
        }

        It 'was called 0 times, though the code calls the command | a module makes the call, or the call is outside of the test' { Assert-TestPassed $run 'module', 'outside of the test' }

        It 'Could not find Mock for command … | the check looks in a different place, or there is no mock' { Assert-TestPassed $run 'place', 'no mock' }

        It 'more calls than expected, and the test passes | -Times 1 means "at least once"' { Assert-TestPassed $run 'at least once' }

        It 'the check passes for a different call | the filter uses a variable of the test' { Assert-TestPassed $run 'variable of the test' }

        It 'the check misses the value that the call had | the filter runs only when you check' { Assert-TestPassed $run 'later value' }

        It 'the filter never matches | several causes' { Assert-TestPassed $run 'never matches' }

        It 'the filter accepts every call | its result counts as true' { Assert-TestPassed $run 'accepts all' }

        It 'Expected all verifiable mocks to be called | the code did not call one, its filter accepted no call, or another mock took it, or a module makes the call' {
            $check = if ($env:PROOFS_VERSION -eq 'v5') { 'Should -InvokeVerifiable' } else { 'Should-Invoke -Verifiable' }
            $verifiable = Invoke-Sample "BeforeAll { function Save-Backup (`$Name) { }; `$module = New-Module { function Get-Now { Get-Date } } | Import-Module -PassThru }; AfterAll { `$module | Remove-Module }; Describe d {
                It module { Mock Get-Date { 'now' } -Verifiable; Get-Now; $check }
                It called { Mock Save-Backup -Verifiable; Save-Backup; $check }
                It not-called { Mock Save-Backup -Verifiable; $check }
                It filter { Mock Save-Backup -Verifiable -ParameterFilter { `$Name -eq 'a' }; Mock Save-Backup; Save-Backup b; $check }
                It taken { Mock Save-Backup -Verifiable; Mock Save-Backup; Save-Backup a; $check } }"
            $verifiable.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed', 'Failed', 'Failed'
            $verifiable.Messages | ForEach-Object { $_ | Should -BeLike '*Expected all verifiable mocks to be called*' }
        }
    }
}
