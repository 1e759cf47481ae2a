BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Mock' {
    BeforeAll {
        $run = Invoke-Sample {
            BeforeAll {
                $null = New-Module -Name Backup { function Get-Inner { 'real inner' }; function Get-Outer { Get-Inner }; function Get-Clock { Get-Date } } | Import-Module -PassThru
                function Remove-Backup { param ([string] $Path, [int] $Keep = 7) 'real' }
                function Send-Backup { param ([Parameter(ValueFromPipeline)] $Name) process { 'real' } }
            }
            Describe 'd' {
                It 'replaced' { Mock Remove-Backup { "mock $Path $($PesterBoundParameters.Keys)" }; Write-Host "<$(Remove-Backup a)>" }
                It 'gone' { Write-Host "<gone $(Remove-Backup a)>" }
                It 'alias' { Mock gci { 'mock gci' }; Write-Host "<$(Get-ChildItem)>" }
                It 'unknown' { Mock Get-Nothing { } }
                It 'wildcard' { Mock Remove-Back* { } }
                It 'empty' { Mock '' { } }
                It 'nothing' { Mock Remove-Backup; Remove-Backup a | Should -BeNullOrEmpty }
                It 'null body' { Mock Remove-Backup $null; Remove-Backup a }
                It 'filter' { Mock Remove-Backup { 'default' }; Mock Remove-Backup { 'a' } -ParameterFilter { $Path -eq 'a' }; Write-Host "<filter $(Remove-Backup a) $(Remove-Backup b)>" }
                It 'null filter' { Mock Remove-Backup { 'null filter' } -ParameterFilter $null; Write-Host "<$(Remove-Backup a)>" }
                It 'empty filter' { Mock Remove-Backup { 'default' }; Mock Remove-Backup { 'empty' } -ParameterFilter { }; Write-Host "<empty filter $(Remove-Backup a)>" }
                It 'assertion filter' { Mock Remove-Backup { 'default' }; Mock Remove-Backup { 'true' } -ParameterFilter { $Path | Should -Be 'a'; $true }; Write-Host "<assertion filter $(Remove-Backup a)>" }
                It 'module' { Mock Get-Date { 'module date' } -ModuleName Backup; Write-Host "<module $(Get-Clock) $("$(Get-Date)" -eq 'module date')>" }
                It 'no module name' { Mock Get-Date { 'test date' }; Write-Host "<no module $("$(Get-Clock)" -eq 'test date') $(Get-Date)>" }
                It 'module not loaded' { Mock Get-Date { } -ModuleName Nope }
                It 'last wins' { Mock Remove-Backup { 'first' }; Mock Remove-Backup { 'second' }; Write-Host "<wins $(Remove-Backup a)>" }
                It 'pipe' { Mock Send-Backup { 'x' }; Write-Host "<pipe $(@(1, 2, 3 | Send-Backup).Count)>"; Should -Invoke Send-Backup -Times 3 -Exactly }
                It 'runspace' { Mock Get-Date { 'mock' }; $ps = [powershell]::Create(); $out = $ps.AddScript('Get-Date').Invoke(); Write-Host "<runspace $("$out" -eq 'mock')>" }
                It 'returns' { $out = Mock Remove-Backup { 'x' }; Write-Host "<out=[$out] $(Remove-Backup a)>" }
                It 'remove type' { Mock Remove-Backup { 'type removed' } -RemoveParameterType Keep; Write-Host "<$(Remove-Backup a -Keep 'text')>" }
                It 'keep type' { Mock Remove-Backup { }; Remove-Backup a -Keep 'text' }
                It 'unknown type' { Mock Remove-Backup { } -RemoveParameterType Nope, 'Ke*'; Remove-Backup a -Keep 'text' }
                It 'not verifiable' { Mock Remove-Backup { }; Should -InvokeVerifiable; Remove-Backup a; Should -Invoke Remove-Backup -Times 1 }
                It 'verifiable alone' { Mock Remove-Backup { } -Verifiable }
                It 'native' { $sh = (Get-Process -Id $PID).Path; Mock tar { "native $args" }; Write-Host "<$(tar a b)>" }
            }
            Describe 'validate' {
                BeforeAll { function Set-Mode { param ([ValidateSet('a')] [string] $Mode, [Parameter(Mandatory)] $Must) 'real' } }
                It 'checked' { Mock Set-Mode { }; Set-Mode -Mode z -Must 1 }
                It 'removed' { Mock Set-Mode { } -RemoveParameterValidation Mode; Set-Mode -Mode z -Must 1 }
                It 'mandatory' { Mock Set-Mode { } -RemoveParameterValidation Must; (Get-Command Set-Mode | Where-Object Parameters).Parameters['Must'].Attributes.Mandatory | Should -Contain $true }
            }
            Describe 'block' {
                BeforeAll { Mock Remove-Backup { 'block' } }
                Context 'inner' { It 'inner' { Write-Host "<block $(Remove-Backup a)>"; Mock Remove-Backup { 'own' }; Write-Host "<own $(Remove-Backup a)>" } }
                It 'again' { Write-Host "<again $(Remove-Backup a)>" }
            }
            Describe 'after block' { It 'i' { Write-Host "<after block $(Remove-Backup a)>" } }
            Describe 'body' { Mock Remove-Backup { 'body' }; It 'i' { Write-Host "<body $(Remove-Backup a)>" } }
        }
        $result = @{}; foreach ($test in $run.Tests) { $result[$test.Name] = $test.Result }
        $message = @{}; foreach ($test in $run.Tests) { $message[$test.Name] = "$($test.Message)" }
    }

    It 'Replaces a command for the rest of the test or block, so that the code under test calls your script block instead.' {
        $run.Text | Should -Match '<mock a Path>'
        $run.Text | Should -Match '<gone real>'
    }

    It 'The function, cmdlet, alias or native program to replace. An alias mocks the command behind it.' {
        $run.Text | Should -Match '<mock gci>'
        $run.Text | Should -Match '<native a b>'
    }

    It 'The command must exist at that moment: an unknown name, a wildcard, an empty name or none at all gives Could not find Command.' {
        $message['unknown'], $message['wildcard'] | Should -Match 'Could not find Command'
        $result['empty'] | Should -Be 'Failed'
    }

    It 'The arguments of the call are there as variables named after the parameters, without a param block. $PesterBoundParameters holds the arguments that the caller really passed, and native programs get $args.' {
        $run.Text | Should -Match '<mock a Path>'
        $run.Text | Should -Match '<native a b>'
    }

    It 'Common parameters, such as -ErrorAction, and aliases have no variables in the body: ask $PesterBoundParameters.ErrorAction.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Own { [CmdletBinding(SupportsShouldProcess)] param ([Alias('Target')] [string] $Path) 'real' } }
                It 'common' { Mock Save-Own { "<$ErrorAction><$WhatIf><$($PesterBoundParameters.ErrorAction)><$($PesterBoundParameters.WhatIf)>" }; Save-Own -ErrorAction Stop -WhatIf | Should -Be '<><><Stop><True>' }
                It 'alias' { Mock Save-Own { "<$Target><$Path>" }; Save-Own -Target a | Should -Be '<><a>' }
                It 'cmdlet' { Mock Get-Item { "<$ErrorAction><$PSPath><$LiteralPath>" }; Get-Item -PSPath a -ErrorAction Stop | Should -Be '<><><a>' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'In a param() block of the body, the names of the command''s parameters get the arguments, and other names stay empty.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Get-Proof ($Name) { } }; It 'i' { Mock Get-Proof { param ($Other) "[$Other]" }; Get-Proof -Name mail | Should -Be '[]'; Mock Get-Proof { param ($Name) "[$Name]" }; Get-Proof -Name mail | Should -Be '[mail]' } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'A name that begins with the name of a parameter, as $NameList for -Name, gets the value of that parameter.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Proof ($Name) { } }
                It 'begins' { Mock Get-Proof { param ($NameList) "[$NameList]" }; Get-Proof -Name mail | Should -Be '[mail]'; Get-Proof mail | Should -Be '[mail]' }
                It 'does not' { Mock Get-Proof { param ($ListName, $Na) "[$ListName$Na]" }; Get-Proof -Name mail | Should -Be '[]' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'A name can take an argument that no parameter took, such as push of git push origin. It does not get an argument that begins with a single -, nor the next one: with tar -czf a.tgz photos, the first name gets photos.' {
        $taken = Invoke-Sample { Describe 'd' { BeforeAll { function Log { "real $args" } }; It 'i' { Mock Log { param ($Text, $More) "$Text|$More" }; Log push origin | Should -Be 'push|origin'; Log -czf a.tgz photos | Should -Be 'photos|'; Log push -u origin main | Should -Be 'push|main'; Log '-czf' a.tgz | Should -Be '-czf|a.tgz' } } }
        $taken.Messages | Should -BeNullOrEmpty
    }

    It 'With [CmdletBinding()] or a [Parameter()] attribute, the block must also declare every argument of the call. Otherwise the call ends with A parameter cannot be found that matches parameter name. Leave out types, too: [Parameter(Mandatory)] [string] $Path in a mock of Test-Path, whose -Path takes a list, ends with Cannot convert value to type System.String.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Disk ([string] $Name, [string[]] $Path) { 'real' } }
                It 'takes every' {
                    Mock Get-Disk { [CmdletBinding()] param ($Name) 'x' }; Get-Disk -Name a | Should -Be 'x'
                    { Get-Disk -Name a -Path b } | Should -Throw '*A parameter cannot be found that matches parameter name*'
                    Mock Get-Disk { param ([Parameter()] $Name) 'x' }; { Get-Disk -Name a -Path b } | Should -Throw '*A parameter cannot be found that matches parameter name*'
                    Mock Get-Disk { param ($Name) 'x' }; Get-Disk -Name a -Path b | Should -Be 'x'
                }
                It 'typed body' { Mock Test-Path { param([Parameter(Mandatory)] [string] $Path) $Path }; { Test-Path a } | Should -Throw '*Cannot convert value to type System.String.*'; Mock Test-Path { param($Path) "$Path" }; Test-Path a | Should -Be 'a' }
            }
        }
        Assert-TestPassed $run 'takes every', 'typed body'
    }

    It 'It also has variables for common parameters, such as $ErrorAction, and for aliases.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Save-Own { [CmdletBinding(SupportsShouldProcess)] param ([Alias('Target')] [string] $Path) 'real' }
                    $null = New-Module -Name FilterBackup { function Save-Inner { Set-Content -PSPath a -Value 1 -ErrorAction Stop } } | Import-Module -PassThru
                }
                BeforeEach { Mock Save-Own { 'default' } }
                It 'common' { Mock Save-Own { 'hit' } -ParameterFilter { $ErrorAction -eq 'Stop' -and $WhatIf }; Save-Own -ErrorAction Stop -WhatIf | Should -Be 'hit'; Save-Own -ErrorAction Stop | Should -Be 'default' }
                It 'alias' { Mock Save-Own { 'hit' } -ParameterFilter { $Target -eq 'a' }; Save-Own -Path a | Should -Be 'hit'; Save-Own -Path b | Should -Be 'default' }
                It 'module' { Mock Set-Content { 'default' } -ModuleName FilterBackup; Mock Set-Content { 'hit' } -ModuleName FilterBackup -ParameterFilter { $ErrorAction -eq 'Stop' -and $PSPath -eq 'a' }; Save-Inner | Should -Be 'hit' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'Without -MockWith, the mock returns nothing. Mock accepts -MockWith $null, but then every call fails.' {
        $result['nothing'], $result['null body'] | Should -Be 'Passed', 'Failed'
    }

    It 'A script block that sees the arguments as -MockWith does. It also has variables for common parameters, such as $ErrorAction, and for aliases. The mock answers only calls for which the filter returns something true. Without a filter, or with $null, the mock answers every call that no filter accepts.' {
        $run.Text | Should -Match '<filter a default>'
        $run.Text | Should -Match '<null filter>'
    }

    It 'An empty block matches nothing, and so does a block whose last statement is a passing Should: add $true.' {
        $run.Text | Should -Match '<empty filter default>'
        $run.Text | Should -Match '<assertion filter true>'
    }

    It 'The loaded script module whose code makes the call. Only that module then sees the mock; the test itself does not.' {
        $run.Text | Should -Match '<module module date False>'
    }

    It 'Without -ModuleName, or with an empty name, the mock is for code outside modules, or, inside InModuleScope, for that module.' {
        $run.Text | Should -Match '<no module False test date>'
    }

    It 'A module that is not loaded gives No modules named ''…'' are currently loaded.' {
        $message['module not loaded'] | Should -Match "No modules named 'Nope' are currently loaded"
    }

    It 'Parameters whose type the mock drops, so that a call may pass a stand-in object of another type. Without it, arguments are converted as by the real command and can fail.' {
        $run.Text | Should -Match '<type removed>'
        $result['keep type'] | Should -Be 'Failed'
    }

    It 'Names only, no wildcards; an unknown name is ignored.' {
        $result['unknown type'] | Should -Be 'Failed'
        $message['unknown type'] | Should -Match 'Cannot (convert|process)'
    }

    It 'Parameters whose validation attributes the mock drops, such as ValidateSet. Without -RemoveParameterValidation, the values are checked as always. A mandatory parameter stays mandatory in any case.' {
        $result['checked'], $result['removed'], $result['mandatory'] | Should -Be 'Failed', 'Passed', 'Passed'
    }

    It 'Marks the mock as one that has to be called. The mark alone checks nothing' {
        $result['verifiable alone'] | Should -Be 'Passed'
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -Verifiable; Should -InvokeVerifiable } } }).Failed | Should -Be 1
    }

    It 'Without -Verifiable, the mock is not part of that check, but its calls are still counted.' {
        $result['not verifiable'] | Should -Be 'Passed'
    }

    It 'Nothing can be piped in, and Mock returns nothing. A call of the mocked command returns what -MockWith outputs.' {
        $run.Text | Should -Match '<out=\[\] x>'
    }

    It 'A mock made in an It ends with that test, a mock from BeforeEach starts again for each test, and a mock from BeforeAll ends with its block.' {
        $run.Text | Should -Match '<gone real>'
        $run.Text | Should -Match '<again block>'
        $run.Text | Should -Match '<after block real>'
    }

    It 'Written directly in a Describe, in BeforeDiscovery or at the top of the file, a mock does nothing, without an error.' {
        $run.Text | Should -Match '<body real>'
    }

    It 'Of several filters that match, and of several mocks without a filter, the one defined last answers. The mocks of the test and of any BeforeEach come first, then the mocks of the innermost block.' {
        $run.Text | Should -Match '<wins second>'
        $run.Text | Should -Match '<own own>'
        $order = Invoke-Sample {
            BeforeAll { function Get-Own ($Name) { 'real' } }
            Describe 'BeforeEach outside' {
                BeforeEach { Mock Get-Own { 'each' }; Mock Get-Own { 'each filtered' } -ParameterFilter { $Name } }
                Context 'BeforeAll inside' {
                    BeforeAll { Mock Get-Own { 'inner' }; Mock Get-Own { 'inner filtered' } -ParameterFilter { $Name } }
                    It 'each first' { Get-Own | Should -Be 'each'; Get-Own a | Should -Be 'each filtered' }
                    It 'test first' { Mock Get-Own { 'test' }; Mock Get-Own { 'test filtered' } -ParameterFilter { $Name }; Get-Own | Should -Be 'test'; Get-Own a | Should -Be 'test filtered' }
                }
            }
            Describe 'BeforeAll outside' {
                BeforeAll { Mock Get-Own { 'outer' }; Mock Get-Own { 'outer filtered' } -ParameterFilter { $Name } }
                Context 'BeforeAll inside' {
                    BeforeAll { Mock Get-Own { 'inner' }; Mock Get-Own { 'inner filtered' } -ParameterFilter { $Name } }
                    It 'inner first' { Get-Own | Should -Be 'inner'; Get-Own a | Should -Be 'inner filtered' }
                }
            }
        }
        Assert-TestPassed $order 'each first', 'test first', 'inner first'
    }

    It 'Piping three objects into a mocked command runs the body three times, and counts three calls.' {
        $run.Text | Should -Match '<pipe 3>'
        $result['pipe'] | Should -Be 'Passed'
    }

    It 'Background jobs, ForEach-Object -Parallel and other runspaces do not see mocks.' {
        $run.Text | Should -Match '<runspace False>'
    }

    It 'Importing a module again with -Force drops the mocks made with the -ModuleName of this module.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Clock { "$(Get-Date)" }'; 'Other.psm1' = 'function Get-OtherClock { "$(Get-Date)" }' } {
            BeforeAll { Import-Module $PSScriptRoot/Backup.psm1, $PSScriptRoot/Other.psm1 }
            Describe 'd' { It 'i' { Mock Get-Date { 'mocked' } -ModuleName Backup; Mock Get-Date { 'other' } -ModuleName Other; Mock Get-Date { 'test' }; Write-Host "<before $(Get-Clock)>"; Import-Module $PSScriptRoot/Backup.psm1 -Force; Write-Host "<after $((Get-Clock) -eq 'mocked') $(Get-OtherClock) $(Get-Date)>" } }
        }
        $run.Text | Should -Match '(?s)<before mocked>.*<after False other test>'
    }

    It 'A mock of a native program does not set $LASTEXITCODE. Assign $global:LASTEXITCODE in the body.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { $global:LASTEXITCODE = 3; Mock tar { }; tar; Write-Host "<kept $LASTEXITCODE>"; Mock tar { $global:LASTEXITCODE = 9 }; tar; Write-Host "<set $LASTEXITCODE>" } } }
        $run.Text | Should -Match '(?s)<kept 3>.*<set 9>'
    }

    It 'Names only, no wildcards; as with -RemoveParameterType, only the first Mock of a command counts.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Set-Mode { param ([ValidateSet('a')] [string] $Mode) } }
                It 'wildcard' { Mock Set-Mode { } -RemoveParameterValidation 'Mo*'; Set-Mode -Mode z }
                It 'second' { Mock Set-Mode { }; Mock Set-Mode { } -RemoveParameterValidation Mode; Set-Mode -Mode z }
                It 'first' { Mock Set-Mode { } -RemoveParameterValidation Mode; Mock Set-Mode { }; Set-Mode -Mode z }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
    }

    It 'Only commands can be replaced' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock '[System.IO.File]::Exists' { } } } }).Messages | Should -Match 'Could not find Command'
    }

    It 'A -Verifiable mock of BeforeAll that one test has called counts as called in the tests after it. Mark mocks in BeforeEach or in the test to ask each test for a call.' {
        $run = Invoke-Sample {
            BeforeAll { function Save-Backup { } }
            Describe 'all' { BeforeAll { Mock Save-Backup -Verifiable }; It 'calls' { Save-Backup; Should -InvokeVerifiable }; It 'does not' { Should -InvokeVerifiable } }
            Describe 'each' { BeforeEach { Mock Save-Backup -Verifiable }; It 'calls' { Save-Backup; Should -InvokeVerifiable }; It 'does not' { Should -InvokeVerifiable } }
            Describe 'nobody' { BeforeAll { Mock Save-Backup -Verifiable }; It 'does not' { Should -InvokeVerifiable } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'When an inner block or a test mocks the command again, the -Verifiable mock further out must still be called: the check fails the test although the inner mock was called.' {
        $verifiable = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Disk { 'real' } }
                Context 'marked outside' { BeforeAll { Mock Get-Disk { 'outer' } -Verifiable }; It 'inner called' { Mock Get-Disk { 'inner' } -Verifiable; Get-Disk | Should -Be 'inner'; Should -InvokeVerifiable } }
                Context 'not marked outside' { BeforeAll { Mock Get-Disk { 'outer' } }; It 'inner only' { Mock Get-Disk { 'inner' } -Verifiable; Get-Disk | Should -Be 'inner'; Should -InvokeVerifiable } }
            }
        }
        ($verifiable.Tests | Where-Object Name -EQ 'inner called').Result | Should -Be 'Failed'
        Assert-TestPassed $verifiable 'inner only'
    }

    It 'NET method is not a command and cannot be mocked.' {
        $run = Invoke-Sample { Describe 'd' { It 'brackets' { Mock '[System.IO.File]::Exists' { $true } }; It 'name' { Mock 'System.IO.File.Exists' { $true } } } }
        $run.Failed | Should -Be 2
        $run.Messages | Should -BeLike '*Could not find Command*'
    }
}
