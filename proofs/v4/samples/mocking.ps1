# The sample of the pages on mocks: usage/mocking and the commands.
$sample = Invoke-Sample -Seconds 300 -File @{
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
                Mock Get-Disk { $args -join ' ' }; Get-Disk a -Size 3 more | Should -BeIn 'more -Name: a -Size: 3', 'more -Size: 3 -Name: a'
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
        It 'full path' { $program = Get-Command uname -CommandType Application | Select-Object -First 1; Mock uname { 'mocked' }; uname | Should -Be 'mocked'; & $program.Source | Should -Not -Be 'mocked'; & $program | Should -Not -Be 'mocked' }
        It 'call operator' {
            function tool.exe { 'real' }
            function Invoke-Tool ([string] $Name) { & tool.exe a; & 'tool.exe' b; & $Name c }
            Invoke-Tool tool.exe | Should -Be 'real', 'real', 'real'
            Mock tool.exe { "mocked $args" }
            Invoke-Tool tool.exe | Should -Be 'mocked a', 'mocked b', 'mocked c'
            { Mock '&' } | Should -Throw 'Could not find Command &'
        }
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
        It 'not of a mock' { $Size = 9; Mock Get-Disk { 'nine' } -ParameterFilter { $Size -eq 9 }; Get-Disk a | Should -BeNullOrEmpty; $WhatIf = 9; $File = 9; Mock Set-Content { 'nine' } -ParameterFilter { $WhatIf -eq 9 }; Set-Content a b | Should -Be 'nine'; Mock Get-ChildItem { 'nine' } -ParameterFilter { $File -eq 9 }; Get-ChildItem . | Should -Be 'nine' }
        It 'of a mock in a module' { $Days = 9; Mock Get-Gone { 'nine' } -ModuleName Backup -ParameterFilter { $Days -eq 9 }; Test-Age | Should -Be 'nine' }
    }
    Describe 'alias' {
        It 'counted by its alias' { Mock gdisk { 'by alias' }; Get-Disk; gdisk; Assert-MockCalled gdisk -Times 2 -Exactly; Assert-MockCalled Get-Disk -Times 2 -Exactly }
        It 'returns nothing' { (Mock Get-Other { 1 }) | Should -BeNullOrEmpty; (Assert-MockCalled gdisk) | Should -BeNullOrEmpty; (Assert-VerifiableMock) | Should -BeNullOrEmpty; Get-Other | Should -Be 1 }
    }
    Describe 'after' {
        Mock Get-Disk
        AfterEach { if ($script:asked++) { Assert-MockCalled Get-Disk -Times 2 -Exactly } }
        AfterAll { Assert-MockCalled Get-Disk -Times 2 -Exactly; $script:afterAll = 'asked' }
        It 'one' { Get-Disk }
        It 'two of after' { Get-Disk }
    }
    Describe 'after all' { It 'after all was asked' { $afterAll | Should -Be 'asked' } }
    InModuleScope Backup { Describe 'in the module' { It 'mock without a name' { Mock Get-Date { 'here' }; Get-Today | Should -Be 'here'; Assert-MockCalled Get-Date -Times 1 -Exactly } } }
    Describe 'old name' { It 'throws' { { Assert-VerifiableMocks } | Should -Throw 'Assert-VerifiableMock' } }
    Describe 'not loaded' { It 'no module' { { Mock Get-Date { } -ModuleName NoSuch } | Should -Throw "No module named 'NoSuch' is currently loaded." } }
}
