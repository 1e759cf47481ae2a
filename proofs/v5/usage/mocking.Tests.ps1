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
                Mock Get-Disk; Get-Disk a; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' }; { Should -Invoke Get-Disk -Times 2 -Exactly } | Should -Throw
            }
            It 'none left' {
                Mock Get-Disk { } -ParameterFilter { $Name -eq 'a' }; Get-Disk b | Should -Be 'real'; Should -Invoke Get-Disk -Times 0 -Exactly
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
                Mock Get-Disk { "[$Size]" }; Get-Disk | Should -Be '[0]'; Mock Get-Limit { "[$Days]" } -ModuleName Backup; Test-Age | Should -Be '[]'; $Days = 9; Test-Age | Should -Be '[9]'
            }
            It 'dynamic parameter' {
                Mock Get-ChildItem { 'default' }; Mock Get-ChildItem { 'file' } -ParameterFilter { $File }; Get-ChildItem . -File | Should -Be 'file'; Mock Get-ChildItem { 'alias' } -ParameterFilter { $ad }; Get-ChildItem . -Directory | Should -Be 'default'
            }
            It 'reached' {
                Mock Get-Disk; Should -Not -Invoke Get-Disk; Get-Disk; Should -Invoke Get-Disk -Exactly
            }
            It 'table of counts' {
                $table = @{}
                Mock Get-Disk
                foreach ($calls in 0..4) {
                    if ($calls) { Get-Disk }
                    $table[$calls] = @(
                        { Should -Invoke Get-Disk }, { Should -Invoke Get-Disk -Times 3 }, { Should -Invoke Get-Disk -Times 3 -Exactly }, { Should -Invoke Get-Disk -Exactly }, { Should -Invoke Get-Disk -Times 0 }, { Should -Invoke Get-Disk -Times 0 -Exactly }
                        { Should -Not -Invoke Get-Disk }, { Should -Not -Invoke Get-Disk -Times 3 }, { Should -Not -Invoke Get-Disk -Times 3 -Exactly }
                    ) | ForEach-Object { try { & $_; '+' } catch { '-' } }
                }
                (0..4 | ForEach-Object { $table[$_] -join '' }) -join ' ' | Should -Be '----+++++ +--+---++ +------++ +++------ ++------+'
            }
            It 'message of a count' {
                Mock Get-Disk; Get-Disk secret-argument; $said = try { Should -Invoke Get-Disk -Times 5 } catch { "$_" }; $said | Should -Match 'called 1 times'; $said | Should -Not -Match 'secret-argument'
            }
            It 'no pipeline' {
                Mock Get-Date { 1 }; { Get-Date | Should -Invoke Get-Date } | Should -Throw '*Should -Invoke does not take pipeline input or ActualValue*'
            }
            It 'verifiable command' {
                Mock Get-Disk { } -Verifiable; { Should -InvokeVerifiable } | Should -Throw; Get-Disk; Should -InvokeVerifiable
            }
            It 'older commands' {
                Mock Get-Disk { } -Verifiable; Get-Disk; Assert-MockCalled Get-Disk -Times 1 -Exactly; Assert-VerifiableMock
            }
            It 'second mock ignores' {
                Mock Set-Disk { 'lost' } -RemoveParameterValidation Kind; Set-Disk -Kind wrong -Count 1 | Should -Be 'lost'; Mock Set-Disk { 'second' }; Set-Disk -Kind wrong -Count 1 | Should -Be 'second'
            }
        }
    }
}

Describe 'usage/mocking' {
    It 'Should -Invoke then checks how often the command was called, and with what.' {
        Assert-TestPassed $sample 'counts'
    }

    It 'When no mock fits: the real command runs.' {
        Assert-TestPassed $sample 'none left'
    }

    It 'When every filter refuses a call, the real command runs, and the call is not counted.' {
        Assert-TestPassed $sample 'none left'
    }

    It 'arguments of the call | variables named after the parameters, such as $Path | the same, also under each alias of a declared parameter' {
        Assert-TestPassed $sample 'arguments'
    }

    It '$PesterBoundParameters | the parameters that the caller passed | the same, with their aliases as further keys' {
        Assert-TestPassed $sample 'bound keys'
    }

    It '$args | arguments of a native program, or of a function without parameters; otherwise the names and values that were passed, unless the body''s own param() takes them: use the variables instead | arguments of a native program, or of a function without parameters' {
        Assert-TestPassed $sample 'args'
    }

    It 'default values of the real command | not applied: an omitted parameter is empty, or 0 for a number; with -ModuleName it is $null, or a variable of the test that has its name | the same on Mock; in a count as with -ModuleName, also for a switch' {
        Assert-TestPassed $sample 'defaults'
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Vault ([string] $Name, [int] $Keep = 3, [switch] $Force) { 'real' } }
            It 'on Mock' { Mock Get-Vault { 'mocked' } -ParameterFilter { $Name -is [string] -and $Keep -is [int] -and $Force -eq $false }; Get-Vault | Should -Be 'mocked' }
            It 'in a count' { Mock Get-Vault; Get-Vault; Should -Invoke Get-Vault -ParameterFilter { $null -eq $Name -and $null -eq $Keep -and $null -eq $Force } }
            It 'in a count, passed' { Mock Get-Vault; Get-Vault -Name '' -Keep 0 -Force:$false; Should -Invoke Get-Vault -ParameterFilter { '' -eq $Name -and $Keep -eq 0 -and $Force -eq $false } }
            It 'in a count, a variable' { $Force = 9; Mock Get-Vault; Get-Vault; Should -Invoke Get-Vault -ParameterFilter { $Force -eq 9 } }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'Dynamic parameters, such as -File of Get-ChildItem, can be used in a filter by their name, but not by an alias.' {
        Assert-TestPassed $sample 'dynamic parameter'
    }

    It 'Should -Invoke counts the calls that reached a mock.' {
        Assert-TestPassed $sample 'reached'
    }

    It 'Should -Invoke Remove-Item | 1 or more' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Invoke Remove-Item -Times 3 | 3 or more' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Invoke Remove-Item -Times 3 -Exactly | 3' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Invoke Remove-Item -Exactly | 1' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Invoke Remove-Item -Times 0 | 0, with or without -Exactly' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Not -Invoke Remove-Item | 0' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Not -Invoke Remove-Item -Times 3 | fewer than 3, so -Times 0 never passes' {
        Assert-TestPassed $sample 'table of counts'
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date }
            It 'none' { Should -Not -Invoke Get-Date -Times 0 }
            It 'one' { Get-Date; Should -Not -Invoke Get-Date -Times 0 }
            It 'without' { Should -Not -Invoke Get-Date } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
    }

    It 'Should -Not -Invoke Remove-Item -Times 3 -Exactly | anything but 3' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'The message gives the number of calls but not their arguments.' {
        Assert-TestPassed $sample 'message of a count'
    }

    It 'Should -Invoke takes nothing from the pipeline: Get-Date | Should -Invoke Get-Date fails with Should -Invoke does not take pipeline input or ActualValue.' {
        Assert-TestPassed $sample 'no pipeline'
    }

    It 'Mark the mocks that must be used with -Verifiable, and end the test with Should -InvokeVerifiable.' {
        Assert-TestPassed $sample 'verifiable command'
    }

    It 'The older commands Assert-MockCalled and Assert-VerifiableMock still work in v5; v6 has removed them.' {
        Assert-TestPassed $sample 'older commands'
    }

    It 'While that mock exists, another Mock of the same command, also in an inner block or test, reuses the replacement that the first mock built, and ignores these parameters.' {
        Assert-TestPassed $sample 'second mock ignores'
    }

    It 'In a call that every filter refuses, what the real command sets does not reach the caller, except by Set-Variable.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll {
                function Get-Own { }
                function Set-Plain { Set-Variable -Name proofA -Value 1; "<$proofA>" }
                function Set-New { New-Variable -Name proofB -Value 1; "<$proofB>" }
                function Set-Expression { Invoke-Expression '$proofC = 1'; "<$proofC>" }
                function Set-Name { Set-Alias -Name proofD -Value Get-Own; "<$([bool] (Get-Command proofD -ErrorAction Ignore))>" }
            }
            It 'no mock' { Set-Plain | Should -Be '<1>'; Set-New | Should -Be '<1>'; Set-Expression | Should -Be '<1>'; Set-Name | Should -Be '<True>' }
            It 'refused' {
                'Set-Variable', 'New-Variable', 'Invoke-Expression', 'Set-Alias' | ForEach-Object { Mock $_ { } -ParameterFilter { $false } }
                Set-Plain | Should -Be '<1>'; Set-New | Should -Be '<>'; Set-Expression | Should -Be '<>'; Set-Name | Should -Be '<False>'
            }
        } }
        Assert-TestPassed $run 'no mock', 'refused'
    }

    It 'Give each dangerous command a default mock that throws, so that an unforeseen call fails the test instead of doing its work. Where the code catches errors, count the unforeseen calls, too: -Times 0.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Clear-Own ($Name) { throw 'real' }; function Use-Quiet { try { Clear-Own b } catch { } } }
            BeforeEach { Mock Clear-Own { throw 'unforeseen' }; Mock Clear-Own { } -ParameterFilter { $Name -eq 'a' } }
            It 'fails' { Clear-Own b }
            It 'caught' { Use-Quiet }
            It 'counted' { Use-Quiet; Should -Invoke Clear-Own -Times 0 -ParameterFilter { $Name -ne 'a' } }
            It 'foreseen' { Clear-Own a; Should -Invoke Clear-Own -Times 0 -ParameterFilter { $Name -ne 'a' } }
        } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed', 'Passed'
    }

    It 'Above the call of the code, the check fails, because nothing was called yet.' {
        (Invoke-Sample { Describe 'd' { It 'above' { Mock Get-Date { 1 } -Verifiable; Should -InvokeVerifiable; Get-Date }; It 'below' { Mock Get-Date { 1 } -Verifiable; Get-Date; Should -InvokeVerifiable } } }).Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'A call counts as long as the mock lives: once one Context has called a mock of the Describe, the check passes in every later Context. Count the calls there with Should -Invoke … -Scope Context.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Date { 1 } -Verifiable }
                It 'above' { Should -InvokeVerifiable; Get-Date }
                Context 'a' { It 'below' { Get-Date; Should -InvokeVerifiable } }
                Context 'b' { It 'later' { Should -InvokeVerifiable }; It 'counted' { Should -Invoke Get-Date -Scope Context } }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed', 'Failed'
    }

    It 'In v5, these parameters do not reach dynamic parameters, nor arguments by name of a function with a dynamicparam block, such as Set-NetAdapter. Define a function of the same name, and mock that function.' {
        $run = Invoke-Sample -File @{ 'Get-Disk.ps1' = Get-DynamicParameterText } -Test {
            Describe 'd' {
                BeforeAll {
                    . $PSScriptRoot/Get-Disk.ps1
                }
                It 'allowed' { Mock Get-Disk { 'mocked' } -RemoveParameterValidation Drive; Get-Disk -Drive C | Should -Be 'mocked' }
                It 'removed' { Mock Get-Disk { 'mocked' } -RemoveParameterValidation Drive; Get-Disk -Drive D }
                It 'fixed' { function Set-Disk1 { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [version] $Disk, [ValidateSet('C')] $Drive) dynamicparam { [System.Management.Automation.RuntimeDefinedParameterDictionary]::new() } process { 'real' } }; Mock Set-Disk1 { 'mocked' } -RemoveParameterValidation Drive -RemoveParameterType Disk; { Set-Disk1 -Drive D } | Should -Throw 'Cannot retrieve the dynamic*'; { Set-Disk1 -Disk (Get-Date) } | Should -Throw 'Cannot retrieve the dynamic*' }
                It 'fixed, no such block' { function Set-Disk1 { param ([version] $Disk, [ValidateSet('C')] $Drive) }; Mock Set-Disk1 { 'mocked' } -RemoveParameterValidation Drive -RemoveParameterType Disk; Set-Disk1 -Drive D -Disk (Get-Date) | Should -Be 'mocked' }
                It 'function' { function Get-Disk ($Drive) { }; Mock Get-Disk { 'mocked' }; Get-Disk -Drive D | Should -Be 'mocked' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Passed', 'Passed'
    }

    It 'In the filter, compare: $Name -eq ''mail''. An assertion in the filter returns nothing, so no call counts: add $true after it. A call that does not fit then still fails the test: see more on filters.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Save-Own ($Name) { }; Mock Save-Own; Save-Own mail; Save-Own code }
            It 'assertion' { Should -Invoke Save-Own -Times 0 -Exactly -ParameterFilter { $Name | Should -BeIn 'mail', 'code' } }
            It 'comparison' { Should -Invoke Save-Own -Times 1 -Exactly -ParameterFilter { $Name -eq 'mail' } }
            It 'with true' { { Should -Invoke Save-Own -Times 1 -Exactly -ParameterFilter { $Name | Should -Be 'mail'; $true } } | Should -Throw '*Expected strings to be the same*' }
        } }
        Assert-TestPassed $run 'assertion', 'comparison', 'with true'
        $without = Invoke-Sample { Describe 'd' { BeforeEach { function Save-Own ($Name) { }; Mock Save-Own; Save-Own mail; Save-Own code }; It 'i' { { Should -Invoke Save-Own -Times 0 -Exactly -ParameterFilter { $Name | Should -Be 'mail' } } | Should -Throw '*Expected strings to be the same*' } } }
        $without.Messages | Should -BeNullOrEmpty
    }

    It 'To refuse further arguments, too, keep what the mock gets, and compare the names: Mock Save-Backup { $script:passed = $PesterBoundParameters }, then $passed.Keys | Sort-Object | Should -Be ''Keep'', ''Name''. Count the call, too, because $passed keeps its value from test to test.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Save-Backup ([Alias('Title')] [string] $Name, [int] $Keep, [switch] $Force) { } }
            BeforeEach { Mock Save-Backup { $script:passed = $PesterBoundParameters } }
            It 'both' { Save-Backup -Name mail -Keep 3; $passed.Keys | Sort-Object | Should -Be 'Keep', 'Name' }
            It 'alias' { Save-Backup -Title mail -Keep 3; $passed.Keys | Sort-Object | Should -Be 'Keep', 'Name' }
            It 'more' { Save-Backup -Name mail -Keep 3 -Force; $failure = try { $passed.Keys | Sort-Object | Should -Be 'Keep', 'Name' } catch { "$_" }; $failure | Should -Match 'Force' }
            It 'no call' { $passed.Keys | Should -Contain 'Force'; { Should -Invoke Save-Backup } | Should -Throw }
        } }
        Assert-TestPassed $run 'both', 'alias', 'more', 'no call'
    }
}
