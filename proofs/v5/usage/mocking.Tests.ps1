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
            It 'dynamic parameter' {
                Mock Get-ChildItem { 'default' }; Mock Get-ChildItem { 'file' } -ParameterFilter { $File }; Get-ChildItem . -File | Should -Be 'file'; Mock Get-ChildItem { 'alias' } -ParameterFilter { $ad }; Get-ChildItem . -Directory | Should -Be 'default'
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

    It '$args | arguments of a native program, or of a function without parameters; for other commands, use the variables | arguments of a native program, or of a function without parameters' {
        Assert-TestPassed $sample 'args'
    }

    It 'Dynamic parameters, such as -File of Get-ChildItem, can be used in a filter by their name, but not by an alias.' {
        Assert-TestPassed $sample 'dynamic parameter'
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

    It 'Tests that relied on it need their mock in BeforeAll now.' {
        $run = Invoke-Sample {
            BeforeAll { function Get-Disk { 'real' } }
            Describe 'test' { It 'makes' { Mock Get-Disk { 'mocked' }; Get-Disk | Should -Be 'mocked' }; It 'relies' { Get-Disk | Should -Be 'mocked' } }
            Describe 'all' { BeforeAll { Mock Get-Disk { 'mocked' } }; It 'first' { Get-Disk | Should -Be 'mocked' }; It 'second' { Get-Disk | Should -Be 'mocked' } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Passed'
    }

    It 'A -ParameterFilter can stand on Mock, and on the check of the calls, Should -Invoke. What this page says of a filter of Should -Invoke also holds for Should -Not -Invoke.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Save-Backup { [CmdletBinding()] param ([Alias('Title')] [string] $Name, [int] $Keep = 5, [uri] $Address, [string[]] $Path, $Host) }; function Save-Plain { } }
            It 'on both' { Mock Save-Backup { 'a' } -ParameterFilter { $Name -eq 'a' }; Save-Backup a | Should -Be 'a'; Should -Invoke Save-Backup -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' }; Should -Invoke Save-Backup -Times 0 -Exactly -ParameterFilter { $Name -eq 'b' } }
            It 'true' {
                Mock Save-Backup; Mock Save-Plain; $script:word = 'a'; $Keep = 42
                Save-Backup -Name a -Address https://x.example/ -Path one -Host h -Verbose:$false; Save-Plain 1 2
                foreach ($filter in { $Name -eq 'a' -and $Title -eq 'a' }, { $PesterBoundParameters.Title -eq 'a' -and $PesterBoundParameters.Name -eq 'a' }, { $PSBoundParameters.Count -eq 0 }, { $Address -is [uri] -and $Address -eq 'https://x.example/' }, { $Path -is [array] }, { $_Host -eq 'h' }, { $script:word -eq 'a' }, { $PSScriptRoot }, { $Keep -eq 42 }, { -not $PesterBoundParameters.ContainsKey('Keep') }) {
                    Should -Invoke Save-Backup -Times 1 -Exactly -ParameterFilter $filter
                    { Should -Not -Invoke Save-Backup -ParameterFilter $filter } | Should -Throw '*not to be called*'
                }
                Should -Invoke Save-Plain -ParameterFilter { "$args" -eq '1 2' }; { Should -Not -Invoke Save-Plain -ParameterFilter { "$args" -eq '1 2' } } | Should -Throw
            }
            It 'false' { Mock Save-Backup; Save-Backup -Name a; foreach ($filter in { $Name -eq 'b' }, { $Keep -eq 5 }, { $PSBoundParameters.Name }, { }) { Should -Not -Invoke Save-Backup -ParameterFilter $filter; { Should -Invoke Save-Backup -ParameterFilter $filter } | Should -Throw } }
        } }
        Assert-TestPassed $run 'on both', 'true', 'false'
    }
}
