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
            It 'dynamic parameter' {
                Mock Get-ChildItem { 'default' }; Mock Get-ChildItem { 'file' } -ParameterFilter { $File }; Mock Get-ChildItem { 'alias' } -ParameterFilter { $ad }; Get-ChildItem . -File | Should -Be 'file'; Get-ChildItem . -Directory | Should -Be 'alias'; Get-ChildItem . | Should -Be 'default'
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

    It '$args | arguments of a native program, or of a function without parameters; for other commands, use the variables | arguments of a native program, or of a function without parameters' {
        Assert-TestPassed $sample 'args'
    }

    It 'Dynamic parameters, such as -File of Get-ChildItem, can be used like all others, by name or by alias.' {
        Assert-TestPassed $sample 'dynamic parameter'
    }

    It 'While that mock exists, another Mock of the same command, in the same block or further inside, reuses the replacement that the first mock built, and ignores these parameters.' {
        Assert-TestPassed $sample 'second mock ignores'
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

    It 'A -ParameterFilter can stand on Mock, and on the check of the calls, Should-Invoke. What this page says of a filter of Should-Invoke also holds for Should-NotInvoke and the classic Should -Invoke.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Save-Backup { [CmdletBinding()] param ([Alias('Title')] [string] $Name, [int] $Keep = 5, [uri] $Address, [string[]] $Path, $Host) }; function Save-Plain { } }
            It 'on both' { Mock Save-Backup { 'a' } -ParameterFilter { $Name -eq 'a' }; Save-Backup a | Should -Be 'a'; Should-Invoke Save-Backup -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' }; Should-Invoke Save-Backup -Times 0 -Exactly -ParameterFilter { $Name -eq 'b' } }
            It 'true' {
                Mock Save-Backup; Mock Save-Plain; $script:word = 'a'; $Keep = 42
                Save-Backup -Name a -Address https://x.example/ -Path one -Host h -Verbose:$false; Save-Plain 1 2
                foreach ($filter in { $Name -eq 'a' -and $Title -eq 'a' }, { $PesterBoundParameters.Title -eq 'a' -and $PesterBoundParameters.Name -eq 'a' }, { $PSBoundParameters.Count -eq 0 }, { $Address -is [uri] -and $Address -eq 'https://x.example/' }, { $Path -is [array] }, { $_Host -eq 'h' }, { $script:word -eq 'a' }, { $PSScriptRoot }, { $Keep -eq 42 }, { -not $PesterBoundParameters.ContainsKey('Keep') }) {
                    Should-Invoke Save-Backup -Times 1 -Exactly -ParameterFilter $filter; Should -Invoke Save-Backup -Times 1 -Exactly -ParameterFilter $filter
                    { Should-NotInvoke Save-Backup -ParameterFilter $filter } | Should -Throw '*not to be called*'
                }
                Should-Invoke Save-Plain -ParameterFilter { "$args" -eq '1 2' }; { Should-NotInvoke Save-Plain -ParameterFilter { "$args" -eq '1 2' } } | Should -Throw
            }
            It 'false' { Mock Save-Backup; Save-Backup -Name a; foreach ($filter in { $Name -eq 'b' }, { $Keep -eq 5 }, { $PSBoundParameters.Name }, { }) { Should-NotInvoke Save-Backup -ParameterFilter $filter; { Should-Invoke Save-Backup -ParameterFilter $filter } | Should -Throw; { Should -Invoke Save-Backup -ParameterFilter $filter } | Should -Throw } }
        } }
        Assert-TestPassed $run 'on both', 'true', 'false'
    }
}
