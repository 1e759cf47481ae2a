BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Backup.psm1' = 'function Get-Today { Get-Date }'
        'script.ps1'  = 'Get-Disk'
        'dotted.ps1'  = 'function Get-FromDotted { Get-Disk }; class ProofCaller { [object] Ask() { return Get-Disk } }'
        'real.ps1'    = 'function Get-Disk { "loaded again" }'
    } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Backup.psm1 -Force
                function Get-Disk ($Name, [int] $Size = 5, [switch] $Fast, [uri] $Address) { 'real' }
                function Remove-Disk { param ([Parameter(ValueFromPipeline)] $Name) process { 'real' } }
                function Set-Disk { param ([ValidateSet('a', 'b')] $Kind, [Parameter(Mandatory)] [int] $Count) 'real' }
                function Get-Plain { "plain $args" }
                Set-Alias -Name gdisk -Value Get-Disk
                . $PSScriptRoot/dotted.ps1
            }

            It 'by name' {
                Mock Get-Disk { 'mocked' }; Get-Disk | Should -Be 'mocked'
            }
            It 'kinds' {
                Mock Get-Disk { 1 }; Mock Get-Item { 2 }; Mock gdisk { 3 }; Mock hostname { 4 }
                Get-Item . | Should -Be 2; gdisk | Should -Be 3; hostname | Should -Be 4
                { Mock Get-NothingThere { } } | Should -Throw '*Could not find Command Get-NothingThere*'
            }
            It 'no body' {
                Mock Remove-Disk; Remove-Disk x | Should -BeNullOrEmpty
            }
            It 'callers' {
                Mock Get-Disk { 'mocked' }; Mock Get-Date { 'date' }
                Get-Disk | Should -Be 'mocked'; gdisk | Should -Be 'mocked'; Microsoft.PowerShell.Utility\Get-Date | Should -Be 'date'
                & $PSScriptRoot/script.ps1 | Should -Be 'mocked'; Get-FromDotted | Should -Be 'mocked'
            }
            It 'module' {
                Mock Get-Date { 'mocked' }; Get-Today | Should -BeOfType datetime
                Mock Get-Date { 'mocked' } -ModuleName Backup; Get-Today | Should -Be 'mocked'
            }
            It 'wide below narrow' {
                Mock Get-Disk { 'narrow' } -ParameterFilter { $Name -eq 'a' }; Mock Get-Disk { 'default' }
                Get-Disk a | Should -Be 'narrow'
                Mock Get-Disk { 'wide' } -ParameterFilter { $Name }; Get-Disk a | Should -Be 'wide'
            }
            It 'bound' {
                Mock Get-Disk { "[$($PSBoundParameters.Keys)]" } -ParameterFilter { $PSBoundParameters.Count -eq 0 }; Get-Disk a | Should -Be '[]'
                Mock Get-Disk { param ($Name) "[$($PSBoundParameters.Keys)]" }; Mock Get-Plain { 1 }
                Mock Remove-Disk { param ($Name) "[$($PSBoundParameters.Keys)]" }; Remove-Disk -Name a | Should -Be '[Name]'
            }
            It 'switch' {
                Mock Get-Disk { "$Fast" } -ParameterFilter { $Fast }; Get-Disk -Fast | Should -Be 'True'
                Mock Get-Disk { "default $Fast" } -ParameterFilter { -not $Fast }; Get-Disk | Should -Be 'default False'
            }
            It 'variables at the call' {
                $word = 'first'; Mock Get-Disk { $word } -ParameterFilter { $word -eq 'second' }; $word = 'second'; Get-Disk | Should -Be 'second'
            }
            It 'variables at the call of a module' {
                New-Module -Name Words { function Get-Word ($Name) { 'real' }; function Use-Word { Get-Word 'x' } } | Import-Module
                $word = 'first'
                Mock Get-Word { "body $word" } -ModuleName Words
                $word = 'second'; Use-Word | Should -Be 'body second'
                Mock Get-Word { 'filter' } -ModuleName Words -ParameterFilter { $word -eq 'third' }
                Use-Word | Should -Be 'body second'
                $word = 'third'; Use-Word | Should -Be 'filter'
                Remove-Module Words
            }
            It 'converted' {
                Mock Get-Disk { $Address.GetType().Name } -ParameterFilter { $Address -is [uri] }; Get-Disk -Address 'https://example.com/a' | Should -Be 'Uri'
            }
            It 'compared with a string' {
                Mock Get-Disk { 'equal' } -ParameterFilter { $Address -eq 'https://example.com/a' }; Get-Disk -Address 'https://example.com/a' | Should -Be 'equal'
                function Get-Kind ([datetime] $Date, [version] $Release, [System.IO.FileInfo] $File) { }
                Mock Get-Kind { "$($Date -eq '2026-01-02') $($Release -eq '1.2') $($File -eq '/a')" }
                Get-Kind -Date '2026-01-02' -Release '1.2' -File '/a' | Should -Be 'True True False'
            }
            It 'truthy' {
                Mock Get-Disk { 'default' }; Mock Get-Disk { 'one' } -ParameterFilter { 'text' }; Get-Disk | Should -Be 'one'
            }
            It 'returns' {
                Mock Get-Disk { @('one.bak') }; , (Get-Disk) | Should -BeOfType string
                Mock Get-Disk { , @('one.bak') }; , (Get-Disk) | Should -BeOfType array
                Mock Get-Disk { $null }; @(Get-Disk).Count | Should -Be 1
                Mock Get-Disk { }; @(Get-Disk).Count | Should -Be 0
            }
            It 'not checked' {
                Mock Get-Date { 42 }; Get-Date | Should -Be 42
            }
            It 'underscore' {
                Mock Get-Module { 'mocked' } -ParameterFilter { $_PSEdition -eq 'Core' }
                Mock Get-Module { 'other' }
                Get-Module -ListAvailable -PSEdition Core | Should -Be 'mocked'
                function Get-Setting ($Profile) { }; Mock Get-Setting { $Profile }; Get-Setting -Profile disk | Should -Be 'disk'
            }
            It 'loaded again' {
                Mock Get-Disk { 'mocked' }; . $PSScriptRoot/real.ps1; Get-Disk | Should -Be 'mocked'
                Set-Content TestDrive:/Again.psm1 'function Get-Day { Get-Date }'; Import-Module $TestDrive/Again.psm1
                Mock Get-Date { 'mocked' } -ModuleName Again; Get-Day | Should -Be 'mocked'
                Import-Module $TestDrive/Again.psm1 -Force; Get-Day | Should -BeOfType datetime; Remove-Module Again
            }
            It 'native' {
                Mock hostname { "got $args" } -ParameterFilter { $args[0] -eq '-f' }; hostname -f x | Should -Be 'got -f x'
            }
            It 'program that is not there' {
                function proof-tar { }; Mock proof-tar { 'mocked' }; proof-tar | Should -Be 'mocked'
            }
            It 'method' {
                Mock Get-Disk { 'mocked' }; [ProofCaller]::new().Ask() | Should -Be 'mocked'
            }
            It 'class in the test' {
                Mock Get-Disk { 'mocked' }; [ProofCaller]::new().Ask() | Should -Be 'mocked'
            }
            It 'keeps parameters' {
                Mock Set-Disk { $Count.GetType().Name }; Set-Disk -Kind a -Count '7' | Should -Be 'Int32'
                { Set-Disk -Kind wrong -Count 1 } | Should -Throw '*ValidateSet*'
                (Get-Command Set-Disk).Parameters['Count'].Attributes.Mandatory | Should -Contain $true
            }
            It 'mandatory' {
                Mock Set-Disk { } -RemoveParameterValidation Count -RemoveParameterType Count
                (Get-Command Set-Disk).Parameters['Count'].Attributes.Mandatory | Should -Contain $true
            }
            It 'lost validation' {
                Mock Set-Disk { "$Kind $($Count.GetType().Name)" } -RemoveParameterValidation Kind -RemoveParameterType Count; Set-Disk -Kind wrong -Count 'text' | Should -Be 'wrong String'
            }
            It 'static method' {
                Mock Get-Date { 'mocked' }; [datetime]::Now | Should -BeOfType datetime
            }
            It 'object method' {
                $object = New-MockObject -InputObject ([pscustomobject] @{ A = 1 }) -Methods @{ Send = { 'sent' } }; $object.Send() | Should -Be 'sent'
            }
            It 'call in a module' {
                Mock Get-Date { 'mocked' }; Get-Today | Should -BeOfType datetime; Mock Get-Date { 'mocked' } -ModuleName Backup; Get-Today | Should -Be 'mocked'
            }
            It 'not there yet' {
                function Get-Later { }; Mock Get-Later { 'mocked' }; Get-Later | Should -Be 'mocked'
            }
        }
    }

    $scopes = Invoke-Sample {
        BeforeAll { function Get-Disk { 'real' }; function Get-Other { 'real' }; Mock Get-Other { 'file' } }
        Describe 'one' {
            BeforeAll { Mock Get-Disk { 'describe' } }
            It 'in describe' { Get-Disk | Should -Be 'describe'; Get-Other | Should -Be 'file' }
            Context 'inner' { BeforeAll { Mock Get-Other { 'context' } }; It 'in context' { Get-Disk | Should -Be 'describe'; Get-Other | Should -Be 'context' } }
            Context 'next' { It 'next context' { Get-Other | Should -Be 'file'; Mock Get-Disk { 'test' }; Get-Disk | Should -Be 'test' }; It 'after test' { Get-Disk | Should -Be 'describe' } }
            Context 'failed' { It 'fails with a mock' { Mock Get-Other { 'failed' }; throw 'x' }; It 'after a failure' { Get-Other | Should -Be 'file' } }
        }
        Describe 'two' { It 'other describe' { Get-Disk | Should -Be 'real'; Get-Other | Should -Be 'file' } }
        Describe 'counts' {
            BeforeEach { Mock Get-Disk { 'each' }; Get-Other }
            AfterEach { Get-Disk | Should -BeIn 'each', 'own' }
            AfterAll { Should -Invoke Get-Other -Times 2 -Exactly }
            It 'first' { Get-Disk; Should -Invoke Get-Disk -Times 1 -Exactly; Should -Invoke Get-Other -Times 1 -Exactly }
            It 'second' { Mock Get-Disk { 'own' }; Get-Disk; Should -Invoke Get-Disk -Times 1 -Exactly; Should -Invoke Get-Disk -Times 3 -Exactly -Scope Describe; Should -Invoke Get-Disk -Times 1 -Exactly -Scope It; Should -Invoke Get-Disk -Times 3 -Exactly -Scope 1; Should -Invoke Get-Disk -Times 4 -Scope 99 }
        }
        Describe 'later' {
            It 'mocks and calls' { Mock Get-Disk; Get-Disk }
            It 'finds the calls of before' { Mock Get-Disk; Should -Invoke Get-Disk -Times 1 -Exactly -Scope Describe; Should -Invoke Get-Disk -Times 0 -Exactly }
        }
    }
    function Get-ScopeOutcome ($Name) { ($scopes.Tests | Where-Object Name -EQ $Name).Result }
}

Describe 'usage/mocking' {
    It 'Mock the first command, which reaches outside, and let it return objects with the properties that the next commands read. Leave Where-Object as it is, so that the test checks the condition. A mock of Where-Object would answer once for each object, whatever the condition.' {
        $run = Invoke-Sample {
            BeforeAll {
                function Get-ProofDisk { throw 'the real disks' }
                function Get-Inner { Get-ProofDisk | Where-Object BusType -NE USB }
                function Get-InBlock { Get-ProofDisk | Where-Object { $_.BusType -ne 'USB' } }
            }
            Describe 'd' {
                BeforeAll { Mock Get-ProofDisk { [pscustomobject] @{ Number = 0; BusType = 'SATA' }; [pscustomobject] @{ Number = 1; BusType = 'USB' } } }
                It 'first' { (Get-Inner).Number | Should -Be 0; (Get-InBlock).Number | Should -Be 0 }
                It 'condition is gone' { Mock Where-Object { 'any' }; Get-Inner | Should -Be 'any', 'any'; Get-InBlock | Should -Be 'any', 'any'; Should -Invoke Where-Object -Times 4 -Exactly }
            }
        }
        Assert-TestPassed $run 'first', 'condition is gone'
    }

    Context 'a filter in a variable' {
        BeforeAll {
            $run = Invoke-Sample -File @{ 'ProofMarch.psm1' = 'function Save-March { Save-Own -Name march.bak }' } -Test {
                BeforeAll {
                    function global:Save-Own ($Name) { 'real' }
                    function Test-March { $Name -eq 'march.bak' }
                    function Test-Param { param ($Name) $Name -eq 'march.bak' }
                    Import-Module $PSScriptRoot/ProofMarch.psm1
                }
                AfterAll { Remove-Module ProofMarch; Remove-Item Function:/Save-Own }
                Describe 'd' {
                    $fromDescribe = { $Name -eq 'march.bak' }
                    It 'param' { function Test-Inline ($Name) { $Name -eq 'march.bak' }; foreach ($filter in ${function:Test-Param}, ${function:Test-Inline}) { Mock Save-Own { 'default' }; Mock Save-Own { 'mock' } -ParameterFilter $filter; Save-Own -Name march.bak | Should -Be 'default' } }
                    It '<_>' -ForEach 'variable', 'function' {
                        $isMarch = { $Name -eq 'march.bak' }
                        $filter = if ($_ -eq 'variable') { $isMarch } else { ${function:Test-March} }
                        Mock Save-Own { 'default' }
                        Mock Save-Own { 'march' } -ParameterFilter $filter
                        Save-Own -Name march.bak | Should -Be 'march'; Save-Own -Name june.bak | Should -Be 'default'
                        Should -Invoke Save-Own -Times 1 -Exactly -ParameterFilter $filter
                        Should -Invoke Save-Own -Times 2 -Exactly
                    }
                    It 'empty' { Mock Save-Own { 'default' }; Mock Save-Own { 'mock' } -ParameterFilter $fromDescribe; Save-Own -Name june.bak | Should -Be 'mock' }
                    It 'scope' {
                        $isMarch = { $Name -eq 'march.bak' }
                        InModuleScope ProofMarch -Parameters @{ Passed = $isMarch } {
                            param ($Passed)
                            $own = { $Name -eq 'march.bak' }
                            Mock Save-Own { 'default' }; Mock Save-Own { 'passed' } -ParameterFilter $Passed; Save-March | Should -Be 'default'
                            Should -Invoke Save-Own -Times 0 -Exactly -ParameterFilter $Passed; Should -Invoke Save-Own -Times 1 -Exactly -ParameterFilter $own
                            Mock Save-Own { 'own' } -ParameterFilter $own; Save-March | Should -Be 'own'
                        }
                        InModuleScope ProofMarch -Parameters @{ Passed = { $Name -ne 'march.bak' }; Bound = { $PesterBoundParameters.Count -gt 0 } } {
                            param ($Passed, $Bound)
                            Mock Save-Own { 'not march' } -ParameterFilter $Passed; Save-March | Should -Be 'not march'
                            Mock Save-Own { 'bound' } -ParameterFilter $Bound; Save-March | Should -Be 'not march'
                        }
                    }
                    It 'module' {
                        $isMarch = { $Name -eq 'march.bak' }
                        foreach ($filter in $isMarch, ${function:Test-March}) { Mock Save-Own { 'march' } -ParameterFilter $filter -ModuleName ProofMarch; Save-March | Should -Be 'march' }
                        Should -Invoke Save-Own -Times 2 -Exactly -ParameterFilter $isMarch -ModuleName ProofMarch; Should -Invoke Save-Own -Times 2 -Exactly -ParameterFilter ${function:Test-March} -ModuleName ProofMarch
                    }
                }
            }
        }

        It 'A filter that several mocks or checks share can be in a variable: $isMarch = { $Name -eq ''march.bak'' }, then -ParameterFilter $isMarch.' {
            Assert-TestPassed $run 'variable', 'module'
        }

        It 'Set the variable in BeforeAll or in the test: a mock whose filter is $null answers every call.' {
            Assert-TestPassed $run 'empty', 'variable'
        }

        It 'In InModuleScope, write the block there, because a block that is passed in does not see the arguments of the call.' {
            Assert-TestPassed $run 'scope'
        }

        It 'The body of a function without parameters works as well: -ParameterFilter ${function:Test-March}.' {
            Assert-TestPassed $run 'function', 'param', 'module'
        }
    }

    Context 'a call with a scope or a module in front' {
        BeforeAll {
            $run = Invoke-Sample -File @{
                'Vault.psm1' = 'function Find-Own { "real own" }; function Find-Deep { Find-Own }; function Use-Script { script:Find-Own }; function Use-Global { global:Find-Wide }; function Use-Deep { script:Find-Deep }; function Use-Plain { "$(Find-Own) $(Find-Wide)" }; function Use-Module { Vault\Find-Own }'
                'code.ps1'   = 'function Find-Tape { "real tape" }; function script:Find-Scoped { "real scoped" }; function Get-Script { script:Find-Tape }; function Get-Global { global:Find-Tape }; function Get-Scoped { script:Find-Scoped }; function Get-Plain { Find-Tape }; function Get-Wide { global:Find-Wide }; function Get-Store { Store\Find-Disk }; function Get-StoreDate { Microsoft.PowerShell.Utility\Get-Date }'
                'whole.ps1'  = 'function Find-Part { "real part" }; script:Find-Part'
                'Root.psd1'  = '@{ ModuleVersion = "1.0"; RootModule = "Root.psm1"; NestedModules = @("Nest.psm1"); FunctionsToExport = "*" }'
                'Root.psm1'  = 'function Find-Root { "real root" }; function Use-Root { Root\Find-Root }; function Use-Nest { Root\Find-Nest }; function Use-NestPlain { Find-Nest }'
                'Nest.psm1'  = 'function Find-Nest { "real nest" }'
            } -Test {
                BeforeAll {
                    function global:Find-Wide { 'real wide' }
                    Import-Module $PSScriptRoot/Vault.psm1, $PSScriptRoot/Root.psd1 -Force
                    . $PSScriptRoot/code.ps1
                    function Find-File { 'real' }; function script:Find-ScopedFile { 'real scoped' }; function Get-FileScript { script:Find-File }; function Get-FileScoped { script:Find-ScopedFile }
                }
                AfterAll { Remove-Item Function:/Find-Wide; Remove-Module Vault, Root }
                Describe 'd' {
                    It 'module' {
                        Mock Find-Own { 'mocked' } -ModuleName Vault; Mock Find-Wide { 'mocked' } -ModuleName Vault
                        Use-Script | Should -Be 'real own'; Use-Global | Should -Be 'real wide'
                        { Should -Invoke Find-Own -ModuleName Vault } | Should -Throw '*was called 0 times*'; { Should -Invoke Find-Wide -ModuleName Vault } | Should -Throw '*was called 0 times*'
                        Use-Plain | Should -Be 'mocked mocked'
                    }
                    It 'test' {
                        Mock Find-Wide { 'mocked' }; function Find-Part { 'stand-in' }; Mock Find-Part { 'mocked' }
                        Get-Wide | Should -Be 'real wide'; & $PSScriptRoot/whole.ps1 | Should -Be 'real part'
                        { Should -Invoke Find-Wide } | Should -Throw '*was called 0 times*'
                        Find-Wide | Should -Be 'mocked'; Find-Part | Should -Be 'mocked'
                    }
                    It 'alias' { Mock Find-Wide { 'mocked' }; (Get-Command Find-Wide).CommandType | Should -Be 'Alias'; { global:Get-Date } | Should -Throw '*not recognized*'; { global:gci } | Should -Throw '*not recognized*' }
                    It 'what it calls' { Mock Find-Deep { 'no' } -ModuleName Vault; Mock Find-Own { 'mocked' } -ModuleName Vault; Use-Deep | Should -Be 'mocked' }
                    It 'dot-sourced' {
                        $missing = "The term 'script:Find-Tape' is not recognized*"
                        { Get-Script } | Should -Throw $missing; { Get-Global } | Should -Throw "The term 'global:Find-Tape' is not recognized*"; Get-Scoped | Should -Be 'real scoped'
                        Mock Find-Tape { 'mocked' }; Mock Find-Scoped { 'mocked' }
                        { Get-Script } | Should -Throw $missing; { Get-Global } | Should -Throw "The term 'global:Find-Tape' is not recognized*"; Get-Scoped | Should -Be 'real scoped'; Get-Plain | Should -Be 'mocked'
                    }
                    It 'dot-sourced in the test' { . $PSScriptRoot/code.ps1; { Get-Script } | Should -Throw "The term 'script:Find-Tape' is not recognized*"; Get-Scoped | Should -Be 'real scoped' }
                    It 'defined' {
                        function Find-Test { 'real' }; function script:Find-ScopedTest { 'real scoped' }
                        foreach ($n in 1, 2) {
                            { script:Find-Test } | Should -Throw "The term 'script:Find-Test' is not recognized*"; { Get-FileScript } | Should -Throw "The term 'script:Find-File' is not recognized*"; { global:Find-File } | Should -Throw "The term 'global:Find-File' is not recognized*"
                            script:Find-ScopedTest | Should -Be 'real scoped'; Get-FileScoped | Should -Be 'real scoped'
                            { script:Find-Wide } | Should -Throw "The term 'script:Find-Wide' is not recognized*"
                            Mock Find-Test { 'mocked' }; Mock Find-ScopedTest { 'mocked' }; Mock Find-File { 'mocked' }; Mock Find-ScopedFile { 'mocked' }; Mock Find-Wide { 'mocked' }
                        }
                        "$(Find-Test) $(Find-ScopedTest) $(Find-File) $(Find-ScopedFile)" | Should -Be 'mocked mocked mocked mocked'
                    }
                    It 'own module' { Mock Find-Own { 'mocked' } -ModuleName Vault; Use-Module | Should -Be 'mocked'; Mock Get-Date { 'mocked' }; Get-StoreDate | Should -Be 'mocked'; Mock Find-Own { 'mocked by the test' }; Vault\Find-Own | Should -Be 'mocked by the test' }
                    It 'other module' {
                        Mock Find-Root { 'mocked' } -ModuleName Vault; InModuleScope Vault { "$(Root\Find-Root) $(Find-Root)" } | Should -Be 'mocked mocked'
                        Mock Get-Date { 'mocked' } -ModuleName Vault; InModuleScope Vault { Microsoft.PowerShell.Utility\Get-Date } | Should -Be 'mocked'
                        { InModuleScope Vault { Vault\Find-Root } } | Should -Throw "*'Vault\Find-Root' is not recognized*"
                    }
                    It 'function of the test' {
                        function Find-Disk { 'stand-in' }; Mock Find-Disk { 'mocked' }; Find-Disk | Should -Be 'mocked'; { Get-Store } | Should -Throw "The module 'Store' could not be loaded*"
                        function Get-Date { 'stand-in' }; Mock Get-Date { 'mocked' }; Get-Date | Should -Be 'mocked'; Get-StoreDate | Should -BeOfType datetime
                        (Get-Command Find-Tape).ModuleName | Should -BeNullOrEmpty
                    }
                    It 'nested' {
                        (Get-Command Find-Nest).ModuleName | Should -Be 'Root'; InModuleScope Root { (Get-Command Find-Nest).ModuleName } | Should -Be 'Nest'
                        Mock Find-Nest { 'mocked' } -ModuleName Root; Mock Find-Root { 'mocked' } -ModuleName Root
                        Use-Nest | Should -Be 'real nest'; Use-NestPlain | Should -Be 'mocked'; Use-Root | Should -Be 'mocked'
                    }
                }
            }
        }

        It 'script:Save-Backup and global:Save-Backup run the real function, also where the mock has -ModuleName, and a check says was called 0 times. A mock is an alias, and such a call looks for functions only. Write the name alone, or mock the commands that the real function calls.' {
            Assert-TestPassed $run 'module', 'test', 'alias', 'what it calls'
        }

        It 'With a scope in front, as in script:Save-Backup, the real function runs.' {
            Assert-TestPassed $run 'module', 'test'
        }

        It 'A function that BeforeAll or a test defines, or dot-sources from a file, is found by such a call only if it was defined with the scope, as function script:Save-Backup. Otherwise the call fails, with or without a mock: The term ''script:Save-Backup'' is not recognized.' {
            Assert-TestPassed $run 'dot-sourced', 'dot-sourced in the test', 'defined'
        }

        It 'Vault\Save-Backup reaches the mock when the mocked command belongs to that module: see (Get-Command Save-Backup).ModuleName. A function of the test file belongs to none, so put it into a module. With -ModuleName Vault, a function of a nested module does not belong to Vault: Vault\Save-Backup runs the real function.' {
            Assert-TestPassed $run 'own module', 'function of the test', 'nested'
        }

        It 'a call with a scope in front, script:Save-Backup, or with the name of a module that the command does not belong to | write the name alone' {
            Assert-TestPassed $run 'module', 'test', 'function of the test', 'other module'
        }
    }

    It 'call the command by its name, which may be in a variable, & $name, or pass { Save-Backup @args }' {
        $run = Invoke-Sample {
            BeforeAll { function Save-Own ($Name) { 'real' }; function Invoke-It ($What) { & $What -Name a } }
            Describe 'd' {
                BeforeAll { $held = Get-Command Save-Own -CommandType Function; Mock Save-Own { "mock $Name" } }
                It 'name' { $name = 'Save-Own'; & $name -Name a | Should -Be 'mock a'; Invoke-It $name | Should -Be 'mock a' }
                It 'object' { Invoke-It $held | Should -Be 'real'; Invoke-It ${function:Save-Own} | Should -Be 'real' }
                It 'block' { Invoke-It { Save-Own @args } | Should -Be 'mock a' }
            }
        }
        Assert-TestPassed $run 'name', 'object', 'block'
    }

    It 'For a class in a module, add -ModuleName with the name of that module. The same goes for a constructor.' {
        $run = Invoke-Sample -File @{
            'ProofMade.psm1' = 'class ProofMade { [string] $Name; ProofMade() { $this.Name = (Get-MadeName) } }; function Get-MadeName { "real" }; function New-Made { [ProofMade]::new() }; Export-ModuleMember -Function New-Made'
            'Dot.ps1'        = 'class ProofDot { [string] $Name; ProofDot() { $this.Name = (Get-DotName) } }; function Get-DotName { "real" }'
        } -Test {
            BeforeAll {
                Import-Module $PSScriptRoot/ProofMade.psm1; . $PSScriptRoot/Dot.ps1
                class ProofOwn { [string] $Name; ProofOwn() { $this.Name = (Get-DotName) } }
            }
            AfterAll { Remove-Module ProofMade }
            Describe 'd' {
                It 'real' { (New-Made).Name | Should -Be 'real'; [ProofDot]::new().Name | Should -Be 'real' }
                It 'module' { Mock Get-MadeName { 'mock' } -ModuleName ProofMade; (New-Made).Name | Should -Be 'mock' }
                It 'dot' { Mock Get-DotName { 'mock' }; [ProofDot]::new().Name | Should -Be 'mock'; [ProofOwn]::new().Name | Should -Be 'mock' }
            }
        }
        Assert-TestPassed $run 'real', 'module', 'dot'
    }

    It 'Mock replaces a command with a script block of yours while a test runs: the code under test calls the command by its name and gets your answer.' {
        Assert-TestPassed $sample 'by name'
    }

    It 'Functions, cmdlets, aliases and native programs can be mocked, as long as the command exists when Mock runs.' {
        Assert-TestPassed $sample 'kinds'
    }

    It 'A mock without a script block, such as Mock Remove-Item, does nothing and returns nothing.' {
        Assert-TestPassed $sample 'no body'
    }

    It 'A mock answers calls by name, by alias, and with the module name in front.' {
        Assert-TestPassed $sample 'callers'
    }

    It 'The calls of a mocked command may come from the test, and from scripts that the test runs or dot-sources.' {
        Assert-TestPassed $sample 'callers'
    }

    It 'For calls from code inside a module, add -ModuleName to the mock.' {
        Assert-TestPassed $sample 'module'
    }

    It 'So a mock with a filter comes before a default mock, wherever the two are written. A wide filter that is written below a narrow filter, in the same place, hides the narrow filter.' {
        Assert-TestPassed $sample 'wide below narrow'
        $run = Invoke-Sample {
            Describe 'd' {
                Context 'narrow inside' {
                    BeforeAll { Mock Get-Own { 'narrow' } -ParameterFilter { $Name -eq 'a' } }
                    It 'wide below, in the outer block' { Get-Own a | Should -Be 'narrow'; Get-Own b | Should -Be 'wide' }
                }
                BeforeAll { function Get-Own ($Name) { 'real' }; Mock Get-Own { 'wide' } -ParameterFilter { $Name } }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        Assert-TestPassed $run 'wide below, in the outer block'
    }

    It '$PSBoundParameters | empty, unless the body has its own param() block | empty' {
        Assert-TestPassed $sample 'bound'
    }

    Context 'a parameter that the call leaves out' {
        It 'without -ModuleName | empty, or 0 for a number; a switch is $true only if it was passed | the variable of that name in the test, if there is one; otherwise $null, even for a number or a switch' {
            Assert-TestPassed $sample 'switch'
            $run = Invoke-Sample { Describe 'd' {
                BeforeAll { function Get-Vault ([string] $Name, [int] $Keep = 3, [switch] $Force) { 'real' } }
                It 'body' { Mock Get-Vault { "[$Name] [$Keep] [$Force]" }; $Name = 'a'; $Keep = 9; Get-Vault | Should -Be '[] [0] [False]' }
                It 'filter of Mock' { $Name = 'a'; $Keep = 9; $Force = $true; Mock Get-Vault { 'mocked' } -ParameterFilter { $Name -is [string] -and '' -eq $Name -and $Keep -is [int] -and $Keep -eq 0 -and $Force -eq $false }; Get-Vault | Should -Be 'mocked' }
                It 'filter of the check' { Mock Get-Vault; Get-Vault; Should -Invoke Get-Vault -Times 1 -Exactly -ParameterFilter { $null -eq $Name -and $null -eq $Keep -and $null -eq $Force } }
                It 'filter of the check, with a variable' { $Keep = 5; $Force = $true; Mock Get-Vault; Get-Vault; Should -Invoke Get-Vault -Times 1 -Exactly -ParameterFilter { $null -eq $Name -and $Keep -eq 5 -and $Force } }
                It 'passed' { $Keep = 5; Mock Get-Vault; Get-Vault -Name '' -Keep 0 -Force:$false; Should -Invoke Get-Vault -Times 1 -Exactly -ParameterFilter { '' -eq $Name -and $Keep -eq 0 -and $Force -eq $false } }
            } }
            $run.Messages | Should -BeNullOrEmpty
            $run.Passed | Should -Be 5
        }

        It 'with -ModuleName | the variable of that name in the test, if there is one; otherwise empty, even for a number | the same' {
            $run = Invoke-Sample -File @{ 'Limits.psm1' = 'function Get-Limit ([int] $Days = 3, [string] $Kind) { "limit $Days" }; function Test-Age { Get-Limit }; function Test-Zero { Get-Limit -Days 0 -Kind "" }' } -Test {
                BeforeAll { Import-Module $PSScriptRoot/Limits.psm1 -Force }
                AfterAll { Remove-Module Limits }
                Describe 'd' {
                    It 'body' { Mock Get-Limit { "$($null -eq $Days) $($null -eq $Kind)" } -ModuleName Limits; Test-Age | Should -Be 'True True'; $Days = 9; Test-Age | Should -Be 'False True' }
                    It 'filter of Mock' { Mock Get-Limit { 'default' } -ModuleName Limits; Mock Get-Limit { 'nine' } -ModuleName Limits -ParameterFilter { $Days -eq 9 }; Mock Get-Limit { 'empty' } -ModuleName Limits -ParameterFilter { $null -eq $Days }; Test-Age | Should -Be 'empty'; $Days = 9; Test-Age | Should -Be 'nine'; Test-Zero | Should -Be 'default' }
                    It 'filter of the check' { Mock Get-Limit -ModuleName Limits; Test-Age; Should -Invoke Get-Limit -ModuleName Limits -Times 1 -Exactly -ParameterFilter { $null -eq $Days -and $null -eq $Kind }; $Days = 9; Should -Invoke Get-Limit -ModuleName Limits -Times 1 -Exactly -ParameterFilter { $Days -eq 9 } }
                    It 'passed' { $Days = 9; Mock Get-Limit { "<$Days>" } -ModuleName Limits; Test-Zero | Should -Be '<0>'; Should -Invoke Get-Limit -ModuleName Limits -Times 1 -Exactly -ParameterFilter { $Days -eq 0 -and $null -ne $Days } }
                }
            }
            $run.Messages | Should -BeNullOrEmpty
            $run.Passed | Should -Be 4
        }

        It 'in InModuleScope | the same as without -ModuleName | the variable of that name in that block or in the module, if there is one' {
            $run = Invoke-Sample -File @{ 'Vault.psm1' = '$script:Level = 7; $script:Keep = 99; function Open-Vault ([string] $Level, [string] $Kind, [int] $Keep = 3, [switch] $Force) { "real" }; function Connect-Vault { Open-Vault }' } -Test {
                BeforeAll { Import-Module $PSScriptRoot/Vault.psm1 -Force }
                Describe 'd' {
                    It 'body' { $Keep = 55; InModuleScope Vault { Mock Open-Vault { "[$Level] [$Keep] [$Force]" }; Connect-Vault | Should -Be '[] [0] [False]' } }
                    It 'filter of Mock' { $Keep = 55; InModuleScope Vault { Mock Open-Vault { 'mocked' } -ParameterFilter { $Level -is [string] -and '' -eq $Level -and $Keep -is [int] -and $Keep -eq 0 -and $Force -eq $false }; Connect-Vault | Should -Be 'mocked' } }
                    It 'in the block' { InModuleScope Vault { $Keep = 'block'; Mock Open-Vault; Connect-Vault; Should -Invoke Open-Vault -Exactly 1 -ParameterFilter { $Keep -eq 'block' } } }
                    It 'mock outside, check inside' { $Keep = 55; Mock Open-Vault -ModuleName Vault; Connect-Vault; InModuleScope Vault { Should -Invoke Open-Vault -Exactly 1 -ParameterFilter { $Keep -eq 99 -and $null -eq $Kind } } }
                    It 'mock inside, check outside' { $Keep = 55; InModuleScope Vault { Mock Open-Vault }; Connect-Vault; Should -Invoke Open-Vault -ModuleName Vault -Exactly 1 -ParameterFilter { $Keep -eq 55 -and $null -eq $Kind } }
                    It 'check' { InModuleScope Vault { Mock Open-Vault; Connect-Vault; Should -Invoke Open-Vault -Exactly 1 -ParameterFilter { $Level -eq 7 -and -not $Kind } } }
                }
            }
            $run.Messages | Should -BeNullOrEmpty
            Assert-TestPassed $run 'body', 'filter of Mock', 'check', 'mock outside, check inside', 'mock inside, check outside'
        }

        It 'Default values of the real command are not applied.' {
            $run = Invoke-Sample { Describe 'd' {
                BeforeAll { function Get-Vault ([int] $Keep = 3, [string] $Name = 'all') { "real $Keep $Name" } }
                It 'real' { Get-Vault | Should -Be 'real 3 all' }
                It 'mocked' { Mock Get-Vault { "mocked $Keep $Name" }; Get-Vault | Should -Be 'mocked 0 ' }
            } }
            Assert-TestPassed $run 'real', 'mocked'
        }

        It 'To ask whether the call passed a parameter, write $PesterBoundParameters.ContainsKey(''Keep'').' {
            $run = Invoke-Sample { Describe 'd' {
                BeforeAll { function Get-Vault ([int] $Keep = 3) { 'real' } }
                It 'i' { $Keep = 5; Mock Get-Vault { $PesterBoundParameters.ContainsKey('Keep') }; Get-Vault | Should -BeFalse; Get-Vault -Keep 3 | Should -BeTrue; Should -Invoke Get-Vault -Times 1 -Exactly -ParameterFilter { $PesterBoundParameters.ContainsKey('Keep') } }
            } }
            $run.Messages | Should -BeNullOrEmpty
            $run.Passed | Should -Be 1
        }
    }

    It 'Variables of the test, and keys of its -ForEach, have their values at the time of the call, also with -ModuleName. Without -ModuleName, the variables of the calling code come first: its $users hides the $users of the test. The same is true in a filter of Mock.' {
        Assert-TestPassed $sample 'variables at the call'
        Assert-TestPassed $sample 'variables at the call of a module'
        $code = 'function Get-Users { $users = @(); foreach ($n in "a", "b") { $users += Get-User -Name $n }; $users }; function Get-User ($Name) { "real" }'
        $run = Invoke-Sample -File @{ 'Users.ps1' = $code; 'Users.psm1' = $code; 'Call.ps1' = '$users = "inner"; Get-User' } {
            Describe 'dot-sourced' {
                BeforeAll { . $PSScriptRoot/Users.ps1 }
                It 'body' { $users = 'mocked'; Mock Get-User { $users }; @(Get-Users).Count | Should -Be 0; Get-User | Should -Be 'mocked' }
                It 'script' { $users = 'mocked'; Mock Get-User { $users }; & $PSScriptRoot/Call.ps1 | Should -Be 'inner' }
                It 'filter' { $users = 'mocked'; Mock Get-User { 'default' }; Mock Get-User { 'fits' } -ParameterFilter { $users -eq 'mocked' }; & $PSScriptRoot/Call.ps1 | Should -Be 'default'; Get-User | Should -Be 'fits' }
                It 'count' { $users = 'mocked'; Mock Get-User; & $PSScriptRoot/Call.ps1; Should -Invoke Get-User -Times 1 -Exactly -ParameterFilter { $users -eq 'mocked' } }
            }
            Describe 'module' {
                BeforeAll { Import-Module $PSScriptRoot/Users.psm1 -Force }
                It 'body of a module' { $users = 'mocked'; Mock Get-User { $users } -ModuleName Users; Get-Users | Should -Be 'mocked', 'mocked' }
                It 'key in the body' -ForEach @{ Reply = 'key' } { Mock Get-User { $Reply } -ModuleName Users; Get-Users | Should -Be 'key', 'key' }
            }
        }
        Assert-TestPassed $run 'body', 'script', 'filter', 'count', 'body of a module', 'key in the body'
    }

    It 'Values arrive converted to the type of the parameter: -Uri of Invoke-RestMethod is a Uri object in the filter.' {
        Assert-TestPassed $sample 'converted'
    }

    It 'When a parameter takes a list, its variable holds a list, even for one value.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Tape ([string[]] $Name, [string] $Single) { } }
                It 'i' { Mock Get-Tape { "$($Name -is [array]) $($Name.Count) $($Single -is [array])" }; Get-Tape -Name a -Single b | Should -Be 'True 1 False' }
            }
        }
        $run.Passed | Should -Be 1
    }

    Context 'the parameter set of a call' {
        BeforeAll {
            $run = Invoke-Sample { Describe 'd' {
                BeforeAll { function Find-Disk { param ([Parameter(ParameterSetName = 'A')] $Path, [Parameter(ParameterSetName = 'B')] $Id) $PSCmdlet.ParameterSetName } }
                It 'real' { Find-Disk -Path x | Should -Be 'A'; Find-Disk -Id 1 | Should -Be 'B' }
                It 'body' { Mock Find-Disk { "[$($PSCmdlet.ParameterSetName)]" }; Find-Disk -Path x | Should -Not -Match 'A\]'; Find-Disk -Id 1 | Should -Not -Match 'B\]' }
                It 'count' { Mock Find-Disk; Find-Disk -Path x; Should -Invoke Find-Disk -Times 0 -Exactly -ParameterFilter { $PSCmdlet.ParameterSetName -eq 'A' } }
                It 'key' { Mock Find-Disk { $PesterBoundParameters.ContainsKey('Path') }; Find-Disk -Path x | Should -BeTrue; Find-Disk -Id 1 | Should -BeFalse; Should -Invoke Find-Disk -Times 1 -Exactly -ParameterFilter { $PesterBoundParameters.ContainsKey('Path') } }
            } }
        }

        It 'To tell the parameter set of the call, ask for a parameter of that set: $PesterBoundParameters.ContainsKey(''Path'').' {
            Assert-TestPassed $run 'real', 'key'
        }

        It '$PSCmdlet.ParameterSetName does not tell it.' {
            Assert-TestPassed $run 'real', 'body', 'count'
        }
    }

    It 'A Uri can be compared with a string, as dates and versions can; a file cannot.' {
        Assert-TestPassed $sample 'compared with a string'
    }

    It 'A filter passes when it returns something that PowerShell treats as true.' {
        Assert-TestPassed $sample 'truthy'
    }

    It 'A mock body returns values as a function does. @(''one.bak'') arrives as a single string unless you write , @(''one.bak''). { $null } returns one $null, and an empty body returns nothing.' {
        Assert-TestPassed $sample 'returns'
    }

    It 'To fill a [ref] parameter, the body sets its Value: $Line.Value = ''mail''.' {
        $run = Invoke-Sample -File @{ 'Line.psm1' = 'function Read-Line ([ref] $Line) { $Line.Value = "real" }; function Get-First { $first = ""; Read-Line -Line ([ref] $first); $first }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Line.psm1 -Force; function Read-Own ([ref] $Line) { $Line.Value = 'real' } }
                It 'own' { Mock Read-Own { $Line.Value = 'mail' }; $got = ''; Read-Own -Line ([ref] $got); $got | Should -Be 'mail'; $got = ''; Read-Own ([ref] $got); $got | Should -Be 'mail' }
                It 'module' { Mock Read-Line { $Line.Value = 'mail' } -ModuleName Line; Get-First | Should -Be 'mail' }
                It 'assigned' { Mock Read-Own { $Line = 'mail' }; $got = ''; Read-Own -Line ([ref] $got); $got | Should -Be '' }
                It 'empty' { Mock Read-Own { }; $got = ''; Read-Own -Line ([ref] $got); $got | Should -Be '' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'Parameters such as -Filter leave nothing out of the value.' {
        Assert-TestPassed $sample 'not checked'
        $run = Invoke-Sample -File @{ 'files/a.bak' = 'a'; 'files/b.txt' = 'b' } -Test {
            Describe 'd' {
                It 'real' { (Get-ChildItem -Path "$PSScriptRoot/files" -Filter *.bak).Name | Should -Be 'a.bak' }
                It 'filter' { Mock Get-ChildItem { 'a.bak', 'b.txt' }; Get-ChildItem -Path "$PSScriptRoot/files" -Filter *.bak | Should -Be 'a.bak', 'b.txt' }
                It 'count' { Mock Get-Content { 1..5 }; Get-Content -Path "$PSScriptRoot/files/a.bak" -TotalCount 2 | Should -HaveCount 5 }
                It 'name' { Mock Get-Process { 'pwsh', 'sh' }; Get-Process -Name pwsh | Should -Be 'pwsh', 'sh' }
                It 'piped' { Mock Get-ChildItem { 'a.bak', 'b.txt' }; Get-ChildItem | Where-Object { $_ -like '*.bak' } | Should -Be 'a.bak' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'The value is not checked against what the real command would return' {
        Assert-TestPassed $sample 'not checked'
    }

    It 'A parameter that has the name of a read-only variable, such as -Host, gets an underscore: $_Host.' {
        Assert-TestPassed $sample 'underscore'
        $run = Invoke-Sample { Describe 'd' { It 'i' { function Connect-Proof ($Host, $Port) { }; Mock Connect-Proof { "$_Host $Port" } -ParameterFilter { $_Host -eq 'mail' }; Connect-Proof -Host mail -Port 25 | Should -Be 'mail 25' } } }
        $run.Passed | Should -Be 1
    }

    It 'Pester has no command that removes a mock: a mock ends with its test or block.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Thing { 'real' } }
                It 'no command' { (Get-Command -Module Pester).Name -match 'Mock' | Sort-Object | ForEach-Object { Write-Host "said: $_" } }
                It 'in a test' { Mock Get-Thing { 'mocked' }; Get-Thing | Should -Be 'mocked' }
                It 'beside the test' { Get-Thing | Should -Be 'real' }
                Context 'c' { BeforeAll { Mock Get-Thing { 'inner' } }; It 'in the block' { Get-Thing | Should -Be 'inner' } }
                It 'beside the block' { Get-Thing | Should -Be 'real' }
            }
        }
        Assert-TestPassed $run 'in a test', 'beside the test', 'in the block', 'beside the block'
        $run.Text | Should -Not -Match 'said: (Remove|Clear|Undo|Reset)'
        $run.Text | Should -Match 'said: Mock'
    }

    It 'Dot-sourcing the file of the real function again does not undo a mock; importing its module again undoes a mock with -ModuleName.' {
        Assert-TestPassed $sample 'loaded again'
    }

    It 'A program such as tar has no declared parameters, so its arguments are in $args, in the body and in filters.' {
        Assert-TestPassed $sample 'native'
    }

    It 'Where the program is not installed, define an empty function of its name in BeforeAll, and mock that function. For code in a module, define the function with function global:.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { New-Module -Name ProofTape { function Copy-Tape { no-such-robot } } | Import-Module }
                AfterAll { Remove-Module ProofTape }
                It 'plain' { function no-such-robot { }; { Mock no-such-robot { 'mocked' } -ModuleName ProofTape } | Should -Throw 'Could not find Command no-such-robot*' }
                It 'global' { function global:no-such-robot { }; try { Mock no-such-robot { 'mocked' } -ModuleName ProofTape; Copy-Tape | Should -Be 'mocked' } finally { Remove-Item function:no-such-robot } }
            } }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed' -Because "$($run.Messages)"
        Assert-TestPassed $sample 'program that is not there'
    }

    It 'A method calls commands by name like any other code, so mock the command.' {
        Assert-TestPassed $sample 'method'
    }

    It 'When the class is defined in the test''s own setup or in a dot-sourced file, nothing more is needed. For a class in a module, add -ModuleName with the name of that module.' {
        Assert-TestPassed $sample 'class in the test'
    }

    It 'A mock keeps the parameters of the real command: types still convert, ValidateSet still refuses, Mandatory is still mandatory.' {
        Assert-TestPassed $sample 'keeps parameters'
    }

    It 'Mandatory cannot be removed' {
        Assert-TestPassed $sample 'mandatory'
    }

    It '.NET calls: [datetime]::Now, [System.IO.File]::Delete() | call a cmdlet (Get-Date, Remove-Item), or wrap the call in a small function and mock that' {
        Assert-TestPassed $sample 'static method'
    }

    It 'methods of an object | New-MockObject with -Methods' {
        Assert-TestPassed $sample 'object method'
    }

    It 'a call made inside a module | add -ModuleName' {
        Assert-TestPassed $sample 'call in a module'
    }

    It 'a command that does not exist yet | define an empty function of that name first' {
        Assert-TestPassed $sample 'not there yet'
    }

    It 'A mock without a filter is the default: it answers the calls that no filter accepts.' {
        (Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    function Get-Backup { param ($Name) "real $Name" }
                    Mock Get-Backup { 'filtered' } -ParameterFilter { $Name -eq 'a' }
                    Mock Get-Backup { 'default' }
                    "a: $(Get-Backup a), b: $(Get-Backup b)" | Should -Be 'a: filtered, b: default'
                }
            }
        }).Passed | Should -Be 1
    }

    Context 'the order of mocks with a filter' {
        BeforeAll {
            $test = Invoke-Sample {
                Describe 'd' {
                    BeforeAll { function Get-X ($Name) { }; Mock Get-X { 'outer' } -ParameterFilter { $Name }; Mock Get-X { 'outer last' } -ParameterFilter { $Name -eq 'a' } }
                    It 'last first' { Get-X a | Should -Be 'outer last' }
                    It 'test before all' { Mock Get-X { 'test' } -ParameterFilter { $Name }; Get-X a | Should -Be 'test' }
                }
            }
            $run = Invoke-Sample {
                BeforeAll { function Get-X ($Name) { 'real' } }
                Describe 'outer BeforeEach' {
                    BeforeEach { Mock Get-X { 'outer each' } -ParameterFilter { $Name } }
                    Context 'inner BeforeAll' {
                        BeforeAll { Mock Get-X { 'inner all' } -ParameterFilter { $Name } }
                        It 'each before all' { Get-X a | Should -Be 'outer each' }
                        Context 'inner BeforeEach' { BeforeEach { Mock Get-X { 'inner each' } -ParameterFilter { $Name } }; It 'later each' { Get-X a | Should -Be 'inner each' } }
                        It 'test before each' { Mock Get-X { 'test' } -ParameterFilter { $Name }; Get-X a | Should -Be 'test' }
                    }
                }
                Describe 'outer BeforeAll' {
                    BeforeAll { Mock Get-X { 'outer all' } -ParameterFilter { $Name } }
                    Context 'inner BeforeAll' { BeforeAll { Mock Get-X { 'inner all' } -ParameterFilter { $Name } }; It 'inner before outer' { Get-X a | Should -Be 'inner all' } }
                }
            }
        }

        It 'Mocks with a filter: first the mocks of the test, then the mocks of BeforeAll, from the inner block outwards.' {
            Assert-TestPassed $test 'test before all'
            Assert-TestPassed $run 'inner before outer'
        }

        It 'A mock in a BeforeEach, even in one of an outer block, belongs to the test. Of several mocks in one place, the one written last comes first.' {
            Assert-TestPassed $test 'last first'
            Assert-TestPassed $run 'each before all', 'later each', 'test before each'
        }
    }

    It 'Mocks without a filter, in the same order.' {
        (Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-X ($Name) { }; Mock Get-X { 'filtered' } -ParameterFilter { $Name -eq 'a' }; Mock Get-X { 'outer' } }
                It 'i' { Mock Get-X { 'test' }; Get-X a | Should -Be 'filtered'; Get-X b | Should -Be 'test' }
                It 'j' { Get-X b | Should -Be 'outer' }
            }
        }).Passed | Should -Be 2
        (Invoke-Sample {
            BeforeAll { function Get-X { 'real' } }
            Describe 'e' { BeforeEach { Mock Get-X { 'outer each' } }; Context 'c' { BeforeAll { Mock Get-X { 'inner all' } }; It 'each' { Get-X | Should -Be 'outer each' } } }
            Describe 'a' { BeforeAll { Mock Get-X { 'outer all' } }; Context 'c' { BeforeAll { Mock Get-X { 'inner all' } }; It 'all' { Get-X | Should -Be 'inner all' } } }
        }).Passed | Should -Be 2
    }

    It 'A mock exists for the block or test in which it is created, and for everything nested inside.' {
        'in describe', 'in context', 'next context' | ForEach-Object { Get-ScopeOutcome $_ } | Should -Be 'Passed', 'Passed', 'Passed'
    }

    It 'When that block or test ends, the mock is gone, even after a failure.' {
        Get-ScopeOutcome 'after test' | Should -Be 'Passed'
        Get-ScopeOutcome 'after a failure' | Should -Be 'Passed'
    }

    It 'The calls of a mock stay counted for the blocks around it, even when the mock is gone: a later test that mocks the same command finds these calls with -Scope.' {
        Get-ScopeOutcome 'finds the calls of before' | Should -Be 'Passed'
    }

    It 'A mock in BeforeAll at the top of the file answers in every Describe of the file.' {
        Get-ScopeOutcome 'other describe' | Should -Be 'Passed'
    }

    It 'A mock in BeforeAll of a Describe answers in all tests of that Describe and of the Contexts inside.' {
        Get-ScopeOutcome 'in describe' | Should -Be 'Passed'
        Get-ScopeOutcome 'in context' | Should -Be 'Passed'
    }

    It 'A mock in BeforeAll of a Context answers only in that Context.' {
        Get-ScopeOutcome 'next context' | Should -Be 'Passed'
    }

    It 'A mock inside an It answers only in that It.' {
        Get-ScopeOutcome 'after test' | Should -Be 'Passed'
    }

    It 'A mock in BeforeEach is made again for each test. Without -Scope, only the calls of that test count.' {
        Get-ScopeOutcome 'first' | Should -Be 'Passed'
        Get-ScopeOutcome 'second' | Should -Be 'Passed'
    }

    It 'A mock made in an It is still there in AfterEach of that test, and gone in AfterAll.' {
        Get-ScopeOutcome 'second' | Should -Be 'Passed'
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Own { 'real' } }
            AfterEach { Write-Host "each: $(Get-Own)" }
            AfterAll { Write-Host "all: $(Get-Own)" }
            It 'i' { Mock Get-Own { 'mocked' } }
        } }
        $run.Text | Should -Match '(?s)each: mocked.*all: real'
    }

    It 'A mock does not set $LASTEXITCODE' {
        (Invoke-Sample { Describe 'd' { It 'i' { function tar { $global:LASTEXITCODE = 7 }; $global:LASTEXITCODE = 3; Mock tar { 'x' }; tar; $LASTEXITCODE | Should -Be 3 } } }).Passed | Should -Be 1
    }

    It '-RemoveParameterType and -RemoveParameterValidation take the names of parameters that should lose their type or their validation.' {
        Assert-TestPassed $sample 'lost validation'
    }
}

Describe 'usage/mocking, filters and calls that readers ask about' {
    BeforeAll {
        $asked = Invoke-Sample -Test {
            Describe 'd' {
                BeforeAll { function Save-Disk ([string] $Name) { 'real' }; $held = Get-Command Save-Disk -CommandType Function }
                It 'held' { Mock Save-Disk { 'mocked' }; & $held | Should -Be 'real'; & ${function:Save-Disk} | Should -Be 'real'; & 'Save-Disk' | Should -Be 'mocked' }
            }
        }
    }

    It 'a command held as an object: & (Get-Command Save-Backup -CommandType Function), & ${function:Save-Backup}' { Assert-TestPassed $asked 'held' }
}

Describe 'usage/mocking, bodies, filters and counts' {
    BeforeAll {
        $more = Invoke-Sample -File @{
            'Remove-Old.ps1' = 'function Remove-Old { Get-Item ./none.bak | Where-Object LastWriteTime -LT (Get-Date).AddDays(-30) | Remove-Item }'
            'Copy.ps1'       = '"script"'
            'tool.ps1'       = 'function Invoke-Copy { & $PSScriptRoot/Copy.ps1 }'
        } -Test {
            Describe 'd' {
                BeforeAll {
                    . $PSScriptRoot/Remove-Old.ps1
                    . $PSScriptRoot/tool.ps1
                    function Get-Disk ([string] $Name, [string[]] $Path) { 'real' }
                }
                It 'three mocks' {
                    Mock Get-Date { [datetime] '2026-03-31' }
                    Mock Get-Item { [pscustomobject] @{ Name = 'a'; LastWriteTime = [datetime] '2026-01-01' } }
                    Mock Remove-Item
                    Remove-Old
                    Should -Invoke Get-Date; Should -Invoke Get-Item; Should -Invoke Remove-Item -Times 1 -Exactly
                }
                It 'no param' { Mock Get-Disk { "got $Name" }; Get-Disk a | Should -Be 'got a' }
                It 'own param' { Mock Get-Disk { param ($Name) "got $Name" }; Get-Disk a | Should -Be 'got a' }
                It 'other name' { Mock Get-Disk { param ($Label) "got [$Label]" }; Get-Disk a | Should -Be 'got []' }
                It 'full path' {
                    $program = Get-Command uname -CommandType Application | Select-Object -First 1
                    Mock uname { 'mocked' }
                    uname | Should -Be 'mocked'
                    & $program.Source | Should -Not -Be 'mocked'
                    & $program | Should -Not -Be 'mocked'
                    & (Get-Command uname) | Should -Be 'mocked'
                }
                It 'call operator' {
                    function tool.exe { 'real' }
                    function Invoke-Tool ([string] $Name) { & tool.exe a; & 'tool.exe' b; & $Name c }
                    Invoke-Tool tool.exe | Should -Be 'real', 'real', 'real'
                    Mock tool.exe { "mocked $args" }
                    Invoke-Tool tool.exe | Should -Be 'mocked a', 'mocked b', 'mocked c'
                    { Mock '&' } | Should -Throw 'Could not find Command &'
                }
                It 'module name' {
                    Mock Get-Date { 'mocked' }; Microsoft.PowerShell.Utility\Get-Date | Should -Be 'mocked'
                }
                It 'script by path' { Mock Invoke-Copy { 'mocked' }; Invoke-Copy | Should -Be 'mocked'; { Mock "$PSScriptRoot/Copy.ps1" { 'mocked' }; (& "$PSScriptRoot/Copy.ps1") | Should -Be 'script' } | Should -Not -Throw }
                It 'list' {
                    Mock Get-Disk { "$($Path -is [string]) $($Path -is [array]) $($Path.Count)" }; Get-Disk -Path a | Should -Be 'False True 1'
                    Mock Get-Disk { 'both' } -ParameterFilter { $Path -eq 'a' }; Get-Disk -Path a, b | Should -Be 'both'
                    Mock Get-Disk { 'differs' } -ParameterFilter { $Path -ne 'a' }; Get-Disk -Path a, b | Should -Be 'differs'
                    Mock Get-Disk { 'contains' } -ParameterFilter { $Path -contains 'b' }; Get-Disk -Path a, b | Should -Be 'contains'
                }
            }
        }
    }

    It 'The function asks the clock, reads a folder and deletes files. With three mocks, the test does none of these three things, and gives the same result on any day and any machine.' { Assert-TestPassed $more 'three mocks' }

    It 'The body needs no param() block, unless it comes from a helper module or a closure. If you write one, its names must be those of the mocked command, because Pester passes the arguments by name.' { Assert-TestPassed $more 'no param', 'own param', 'other name' }

    It 'Other names stay empty, without an error' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Get-Proof ($Name) { } }; It 'i' { Mock Get-Proof { param ($Other) "[$Other]" }; Get-Proof -Name mail | Should -Be '[]'; Mock Get-Proof { param ($Name) "[$Name]" }; Get-Proof -Name mail | Should -Be '[mail]' } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'A path (& /usr/bin/tar), or a command object from before the mock, reaches the real program.' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) { Assert-TestPassed $more 'full path' }

    It 'The call operator & cannot be mocked, but it looks up the name after it: & tar.exe and & $name call the mock of that name.' { Assert-TestPassed $more 'call operator' }

    It 'Get the command object before you mock the command, and invoke that object.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { $real = Get-Command Get-Date; Mock Get-Date { 'mocked' }; & $real | Should -BeOfType datetime; Get-Date | Should -Be 'mocked'; & (Get-Command Get-Date) | Should -Be 'mocked' } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'A variable that the real command sets can be lost.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Set-Plain { Set-Variable -Name proofA -Value 1; "<$proofA>" } }
            It 'real' { Set-Plain | Should -Be '<1>' }
            It 'mocked' { $set = Get-Command Set-Variable -CommandType Cmdlet; Mock Set-Variable { & $set @PesterBoundParameters }; Set-Plain | Should -Be '<>' }
        } }
        Assert-TestPassed $run 'real', 'mocked'
    }

    It 'The call through the command object reaches the real function.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { function Get-Down ($Number) { if ($Number -eq 0) { 'real end' } else { "real $(Get-Down ($Number - 1))" } }; $real = Get-Command Get-Down; Mock Get-Down { 'mocked' }; & $real 1 | Should -Be 'real mocked'; & $real 0 | Should -Be 'real end'; Get-Down 0 | Should -Be 'mocked' } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'Microsoft.PowerShell.Utility\Get-Date would not help: a call with the module name in front reaches the mock, too, and inside the mock' {
        Assert-TestPassed $more 'module name'
        # Two levels are enough: a mock that calls itself without an end can take the process along.
        $run = Invoke-Sample { Describe 'd' { It 'i' { $script:depth = 0; Mock Get-Date { $script:depth++; if ($script:depth -lt 3) { Microsoft.PowerShell.Utility\Get-Date } else { 'deep' } }; Get-Date | Should -Be 'deep' } } }
        $run.Passed | Should -Be 1
    }

    It 'a native program or a script called by its path: & "$PSScriptRoot/Copy.ps1" | call the program by its name; put the call of the script into a function, and mock that function' { Assert-TestPassed $more 'script by path' }

    It 'One call too many fails, because the queue is then empty.' {
        $run = Invoke-Sample {
            BeforeAll { function Get-State { 'real' } }
            Describe 'd' {
                BeforeEach { $states = [System.Collections.Generic.Queue[string]] @('busy', 'done'); Mock Get-State { $states.Dequeue() } }
                It 'as many' { Get-State | Should -Be 'busy'; Get-State | Should -Be 'done' }
                It 'one more' { Get-State; Get-State; Get-State }
                It 'starts with a new one' { Get-State | Should -Be 'busy' }
            }
        }
        Assert-TestPassed $run 'as many', 'starts with a new one'
        $run.Failed | Should -Be 1
        $run.Messages | Should -BeLike '*Queue empty*'
    }

    It 'Or count the calls in a $script: variable; a plain variable in the body starts again at each call.' {
        $run = Invoke-Sample {
            BeforeAll { function Get-State { 'real' } }
            Describe 'd' {
                It 'script' { $script:calls = 0; Mock Get-State { $script:calls++; $script:calls }; 1..3 | ForEach-Object { Get-State } | Should -Be 1, 2, 3; $script:calls | Should -Be 3 }
                It 'plain' { $calls = 5; Mock Get-State { $calls++; $calls }; 1..3 | ForEach-Object { Get-State } | Should -Be 6, 6, 6; $calls | Should -Be 5 }
            }
        }
        Assert-TestPassed $run 'script', 'plain'
    }

    It '$PSScriptRoot | the folder of the file that the block is written in, also with -ModuleName; empty in a body from [scriptblock]::Create() | the same' {
        $run = Invoke-Sample -File @{ 'code/Vault.psm1' = 'function Open-Vault { "real" }; function Connect-Vault { Open-Vault }'; 'code/Mocks.ps1' = 'function Set-DiskMock { Mock Get-Disk { $PSScriptRoot } }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/code/Vault.psm1 -Force; . $PSScriptRoot/code/Mocks.ps1; $folder = $PSScriptRoot; function Get-Disk { 'real' } }
            Describe 'd' {
                It 'body' { Mock Get-Disk { $PSScriptRoot }; Get-Disk | Should -Be $folder }
                It 'body of a helper' { Set-DiskMock; Get-Disk | Should -Be (Join-Path $folder code) }
                It 'filter' { Mock Get-Disk { 'other' }; Mock Get-Disk { 'fits' } -ParameterFilter { $PSScriptRoot -eq $folder }; Get-Disk | Should -Be 'fits' }
                It 'body of the module' { Mock Open-Vault { $PSScriptRoot } -ModuleName Vault; Connect-Vault | Should -Be $folder }
                It 'filter of the module' { Mock Open-Vault { 'other' } -ModuleName Vault; Mock Open-Vault { 'fits' } -ModuleName Vault -ParameterFilter { $PSScriptRoot -eq $folder }; Connect-Vault | Should -Be 'fits' }
                It 'created' { Mock Get-Disk ([scriptblock]::Create('"[$PSScriptRoot]"')); Get-Disk | Should -Be '[]' }
                It 'created filter' { Mock Get-Disk { 'other' }; Mock Get-Disk { 'empty' } -ParameterFilter ([scriptblock]::Create('-not $PSScriptRoot')); Get-Disk | Should -Be 'empty' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 7
    }

    It 'A body can also create what the code looks for next. For example, the mock of a download writes the file: Mock Invoke-WebRequest { Set-Content -Path $OutFile -Value ''zip'' }.' {
        $run = Invoke-Sample {
            BeforeAll { function Save-Zip { Invoke-WebRequest -Uri https://example.com/a.zip -OutFile $args[0]; Get-Content -Path $args[0] } }
            Describe 'd' {
                It 'writes' { Mock Invoke-WebRequest { Set-Content -Path $OutFile -Value 'zip' }; Save-Zip "$TestDrive/a.zip" | Should -Be 'zip' }
                It 'without' { Mock Invoke-WebRequest; Save-Zip "$TestDrive/b.zip" -ErrorAction Stop | Should -BeNullOrEmpty; "$TestDrive/b.zip" | Should -Not -Exist }
            }
        }
        Assert-TestPassed $run 'writes', 'without'
    }

    It 'A mock that returns one object does not return a list. The real command does the same: Import-Csv of a file with one row returns that row. Code that treats the row as a list ends with Method invocation failed because [System.Management.Automation.PSCustomObject] does not contain a method named ''IndexOf''.' {
        $run = Invoke-Sample {
            BeforeAll { function Get-Place ($Path) { $rows = Import-Csv $Path; $rows.IndexOf($rows[0]) } }
            Describe 'd' {
                It 'real' { Set-Content TestDrive:/one.csv 'Name', 'mail'; Get-Place TestDrive:/one.csv }
                It 'mocked' { Mock Import-Csv { [pscustomobject] @{ Name = 'mail' } }; Get-Place x }
                It 'two' { Mock Import-Csv { 'Name', 'mail', 'photos' | ConvertFrom-Csv }; Get-Place x | Should -Be 0 }
            }
        }
        $run.Passed, $run.Failed | Should -Be 1, 2
        $run.Messages | Should -BeLike "Method invocation failed because ?System.Management.Automation.PSCustomObject? does not contain a method named 'IndexOf'."
    }

    It 'A comma in the mock, , @($row), hides the fault: the test passes, and the code still fails with a real file of one row.' {
        $run = Invoke-Sample {
            BeforeAll { $row = [pscustomobject] @{ Name = 'mail' }; function Get-Place ($Path) { $rows = Import-Csv $Path; $rows.IndexOf($rows[0]) } }
            Describe 'd' {
                It 'comma' { Mock Import-Csv { , @($row) }; Get-Place x | Should -Be 0 }
                It 'no comma' { Mock Import-Csv { @($row) }; { Get-Place x } | Should -Throw '*IndexOf*' }
                It 'real' { Set-Content TestDrive:/one.csv 'Name', 'mail'; { Get-Place TestDrive:/one.csv } | Should -Throw '*IndexOf*' }
            }
        }
        Assert-TestPassed $run 'comma', 'no comma', 'real'
    }

    It 'A check of the calls finds the mock by its name and by an alias, too.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-ChildItem { 'x' }; $null = gci; $null = Get-ChildItem }
                It 'name' { Should -Invoke Get-ChildItem -Times 2 -Exactly -Scope Describe }
                It 'alias' { Should -Invoke gci -Times 2 -Exactly -Scope Describe }
                It 'other' { Should -Invoke dir -Times 1 -Exactly -Scope Describe }
                It 'new' -Skip:(-not (Get-Command Should-Invoke -ErrorAction Ignore)) { Should-Invoke gci -Times 2 -Exactly -Scope Describe }
            }
        }
        $run.Tests[0, 1, 2].Result | Should -Be 'Passed', 'Passed', 'Failed'
        $run.Failed | Should -Be 1
    }

    It '$script: variables in body and filter are those of the test file, also with -ModuleName and in a method that the body makes. Count in them, and read them in the test. Exceptions: in a mock or a check that is written in InModuleScope, they are the variables of the module. While a script runs that the test called with &, they are the variables of that script.' {
        $run = Invoke-Sample -File @{
            'Clock.psm1' = 'function Get-Now { Get-Date -Year 2026 }; function Start-Own { & "$PSScriptRoot/own.ps1" }'
            'own.ps1'    = '$script:word = "script"; "$(Get-Date) $script:word"'
            'asks.ps1'   = '$script:word = "script"; "$(Get-Now) $script:word"'
        } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Clock.psm1 -Force; $script:seen = 0; $script:word = 'test' }
                It 'body' { Mock Get-Date { $script:seen++; $script:word } -ModuleName Clock -ParameterFilter { $script:word -eq 'test' }; Get-Now | Should -Be 'test'; $script:seen | Should -Be 1; InModuleScope Clock { $script:seen } | Should -BeNullOrEmpty }
                It 'method' { Mock Get-Date { [pscustomobject] @{ } | Add-Member ScriptMethod Close { $script:seen = 'closed' } -PassThru } -ModuleName Clock; (Get-Now).Close(); $script:seen | Should -Be 'closed'; InModuleScope Clock { $script:seen } | Should -BeNullOrEmpty }
                It 'in InModuleScope' {
                    $script:calls = 0
                    InModuleScope Clock { $script:calls = 100; Mock Get-Date { $script:calls++; $script:calls } -ParameterFilter { $script:calls -ge 100 } }
                    Get-Now | Should -Be 101; $script:calls | Should -Be 0
                    InModuleScope Clock { Should -Invoke Get-Date -Times 1 -Exactly -ParameterFilter { $script:calls -eq 101 } }
                    Should -Invoke Get-Date -ModuleName Clock -Times 1 -Exactly -ParameterFilter { $script:calls -eq 0 }
                }
                It 'count' { $script:calls = 0; Mock Get-Date { $script:calls++; $script:calls } -ModuleName Clock; Get-Now; Get-Now; Get-Now | Should -Be 3; $script:calls | Should -Be 3 }
                It 'anew' { $script:calls = 0; Mock Get-Date { $script:calls++; $script:calls } -ModuleName Clock; Get-Now | Should -Be 1 }
                It 'plain' { $calls = 0; Mock Get-Date { $calls++; $calls } -ModuleName Clock; $null = Get-Now; Get-Now | Should -Be 1; $calls | Should -Be 0 }
                It 'script' {
                    $script:word = 'test'; Mock Get-Date { "saw $script:word"; $script:word = 'changed' } -ParameterFilter { $script:word -eq 'script' }
                    & $PSScriptRoot/own.ps1 | Should -Be 'saw script changed'; $script:word | Should -Be 'test'
                    # A check after the script is asked in the test.
                    Should -Invoke Get-Date -Times 1 -Exactly -ParameterFilter { $script:word -eq 'test' }
                    Should -Invoke Get-Date -Times 0 -Exactly -ParameterFilter { $script:word -ne 'test' }
                }
                It 'script, module' { $script:word = 'test'; Mock Get-Date { "saw $script:word"; $script:word = 'changed' } -ModuleName Clock; & $PSScriptRoot/asks.ps1 | Should -Be 'saw script changed'; $script:word | Should -Be 'test'; Get-Now | Should -Be 'saw test' }
                It 'script, dotted' { $script:word = 'test'; Mock Get-Date { "saw $script:word"; $script:word = 'changed' }; . $PSScriptRoot/own.ps1 | Should -Be 'saw script changed'; $script:word | Should -Be 'changed' }
                It 'script of the module' { $script:word = 'test'; Mock Get-Date { "saw $script:word"; $script:word = 'changed' } -ModuleName Clock; Start-Own | Should -Be 'saw test script'; $script:word | Should -Be 'changed' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 10
    }

    It 'It also records the calls of a method and their arguments' {
        Assert-Passing {
            $o = New-MockObject -Type System.Net.WebClient -Methods @{ DownloadString = { 'x' } }
            $null = $o.DownloadString('one'); $null = $o.DownloadString('two')
            $o._DownloadString | Should -HaveCount 2
            $o._DownloadString[1].Arguments[0] | Should -Be 'two'
        }
    }

    It 'If you write one, its names must be those of the mocked command' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Proof { param ([Alias('Title')] $Name, $Size) } }
                It 'real' { Mock Save-Proof { param ($Size, $Name) "$Name $Size" }; Save-Proof -Name mail -Size 3 | Should -Be 'mail 3'; Save-Proof mail 3 | Should -Be 'mail 3' }
                It 'other' { Mock Save-Proof { param ($Label, $Count) "<$Label$Count>" }; Save-Proof -Name mail -Size 3 | Should -Be '<>'; Save-Proof mail 3 | Should -Be '<>' }
                It 'none' { Mock Save-Proof { "$Name $Size" }; Save-Proof -Name mail -Size 3 | Should -Be 'mail 3' }
                It 'one' { Mock Save-Proof { param ($Label, $Size) "<$Label$Size>" }; Save-Proof -Name mail -Size 3 | Should -Be '<3>' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'Mock itself has no -Scope: Mock Get-Date -Scope It fails with A parameter cannot be found that matches parameter name ''Scope''.' {
        $run = Invoke-Sample { Describe 'd' { It 'with' { Mock Get-Date -Scope It }; It 'without' { Mock Get-Date { 1 }; Get-Date | Should -Be 1 } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -Be "A parameter cannot be found that matches parameter name 'Scope'."
    }

    It 'In Windows PowerShell 5.1 a mock for a class in a module works only in the first run of a session, because there a class keeps the first instance of its module.' -Tag Unproved { 'https://github.com/PowerShell/PowerShell/issues/2505' }

    It 'Splatted parameters, Save-Backup @options, arrive like parameters that are written one by one. With $options in place of @options, the whole hashtable goes to the first positional parameter, and no filter finds the other parameters.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Backup { param ([string] $Name, [int] $Keep, [switch] $Force) }; $options = @{ Name = 'a'; Keep = 3; Force = $true } }
                It 'splatted' { Mock Save-Backup; Save-Backup @options; Should -Invoke Save-Backup -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' -and $Keep -eq 3 -and $Force } }
                It 'dollar' { Mock Save-Backup { $Name }; Save-Backup $options | Should -Be 'System.Collections.Hashtable'; Should -Invoke Save-Backup -Times 0 -Exactly -ParameterFilter { $Keep -eq 3 } }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'a file that the language itself reads: switch -File $path | give it a real file in TestDrive:, or write switch (Get-Content -Path $path -ErrorAction Stop); without Stop, a missing file no longer throws' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Read-File ($Path) { switch -File $Path { default { "line $_" } } }
                    function Read-Content ($Path) { switch (Get-Content -Path $Path) { default { "line $_" } } }
                    function Read-Stop ($Path) { switch (Get-Content -Path $Path -ErrorAction Stop) { default { "line $_" } } }
                    Set-Content -Path TestDrive:/a.txt -Value real
                }
                It 'switch' {
                    { Read-Content TestDrive:/none.txt 2> $null } | Should -Not -Throw
                    { Read-Stop TestDrive:/none.txt } | Should -Throw
                    Read-Stop TestDrive:/a.txt | Should -Be 'line real'
                    Mock Get-Content { 'fake' }
                    Read-Stop TestDrive:/none.txt | Should -Be 'line fake'
                    Read-File TestDrive:/a.txt | Should -Be 'line real'
                    { Read-File TestDrive:/none.txt } | Should -Throw
                    Should -Invoke Get-Content -Times 1 -Exactly
                    Read-Content TestDrive:/none.txt | Should -Be 'line fake'
                }
            }
        }
        Assert-TestPassed $run 'switch'
    }

    It 'Elsewhere, > $path is a call to Out-File, which a mock replaces' {
        $run = Invoke-Sample -File @{ 'Writer.psm1' = "function Write-Inside (`$Path) { 'x' > `$Path }" } -Test {
            Describe 'd' {
                BeforeAll {
                    Import-Module $PSScriptRoot/Writer.psm1 -Force
                    function Write-File ($Path) { 'x' > $Path; 'y' >> $Path }
                }
                It 'redirection' {
                    Mock Out-File; Mock Set-Content
                    Write-File TestDrive:/b.txt
                    Should -Invoke Out-File -Times 2 -Exactly -ParameterFilter { $FilePath -eq 'TestDrive:/b.txt' }
                    Should -Invoke Out-File -Times 1 -Exactly -ParameterFilter { $Append -and $InputObject -eq 'y' }
                    Should -Invoke Set-Content -Times 0 -Exactly
                    'TestDrive:/b.txt' | Should -Not -Exist
                }
                It 'redirection in a module' {
                    Mock Out-File -ModuleName Writer
                    Write-Inside "$TestDrive/c.txt"
                    Should -Invoke Out-File -ModuleName Writer -Times 1 -Exactly
                    "$TestDrive/c.txt" | Should -Not -Exist
                }
                It 'not mocked' { Write-File TestDrive:/d.txt; Get-Content TestDrive:/d.txt | Should -Be 'x', 'y' }
            }
        }
        Assert-TestPassed $run 'redirection', 'redirection in a module', 'not mocked'
    }

    It 'A property that your object lacks is $null in the code, without a message unless strict mode is on. Give the object each property that the code reads.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { function Get-Plan { }; function Get-Days { "[$((Get-Plan).Days)]" }; function Get-StrictDays { Set-StrictMode -Version Latest; "[$((Get-Plan).Days)]" }; Mock Get-Plan { [pscustomobject] @{ Name = 'mail' } } }
                It 'plain' { Get-Days | Should -Be '[]' }
                It 'strict' { { Get-StrictDays } | Should -Throw "The property 'Days' cannot be found*" }
                It 'given' { Mock Get-Plan { [pscustomobject] @{ Days = 7 } }; Get-StrictDays | Should -Be '[7]' }
            } }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed' -Because "$($run.Messages)"
    }

    It 'In a chain such as 1, 2 | Get-Part | Save-Part, the mock of Get-Part has to return a value for each object. If it returns nothing, no object reaches Save-Part, and a mock of Save-Part is not called at all. If it returns $null, a mandatory parameter refuses it: Cannot bind argument to parameter ''Part'' because it is null. This error is only written, so the test can still pass.' {
        $run = Invoke-Sample {
            BeforeAll {
                function Get-Part { param([Parameter(Mandatory = $true, ValueFromPipeline = $true)] $Part) process { $Part } }
                function Save-Part { param([Parameter(Mandatory = $true, ValueFromPipeline = $true)] $Part) process { "real $Part" } }
                function Invoke-Work { 1, 2 | Get-Part | Save-Part }
            }
            Describe 'd' {
                Context 'value' { It 'value' { Mock Get-Part { $Part * 10 }; Mock Save-Part { "saved $Part" }; Invoke-Work | Should -Be 'saved 10', 'saved 20' } }
                Context 'nothing' { It 'nothing' { Mock Get-Part; Mock Save-Part { 'saved' }; Invoke-Work | Should -BeNullOrEmpty; Should -Invoke Save-Part -Times 0 -Exactly } }
                Context 'null' { It 'null' { Mock Get-Part { $null }; Mock Save-Part { 'saved' }; Invoke-Work 2>&1 | ForEach-Object { "$_" } | Should -Be @('Cannot bind argument to parameter ''Part'' because it is null.', 'Cannot bind argument to parameter ''Part'' because it is null.') } }
                Context 'passes' { It 'passes' { Mock Get-Part { $null }; Mock Save-Part { 'saved' }; Invoke-Work } }
            }
        }
        Assert-TestPassed $run 'value', 'nothing', 'null', 'passes'
    }

    It 'Pester itself does not use your mocks: Mock Test-Path does not change what Should -Exist finds, and Mock Write-Host does not hide the report. Calls in the test file do reach the mock. Mock takes no wildcards; to mock many commands, use a loop.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'exists' { Set-Content TestDrive:/a.bak 'mail'; Mock Test-Path { $false }; Mock Get-Content { 'mocked' }; 'TestDrive:/a.bak' | Should -Exist; 'TestDrive:/a.bak' | Should -FileContentMatch 'mail'; Test-Path TestDrive:/a.bak | Should -BeFalse; Get-Content TestDrive:/a.bak | Should -Be 'mocked' }
                It 'used' {
                    function Get-Disk ($Name) { 'real' }
                    foreach ($command in 'Test-Path', 'Get-Content', 'Get-Item', 'Remove-Item', 'Get-ChildItem', 'New-Object', 'Add-Member', 'Get-Command', 'Where-Object', 'ForEach-Object', 'Get-Variable', 'Set-Variable', 'Select-Object', 'Join-Path', 'Set-Alias', 'Get-Module', 'Out-String', 'New-Item') { Mock $command { throw "Pester used $command" } }
                    1, 2 | Should -Be 1, 2
                    Mock Get-Disk { 'mocked' }; Get-Disk a | Should -Be 'mocked'; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' }
                    (New-MockObject -Type System.IO.FileInfo -Properties @{ Length = 3 } -Methods @{ Delete = { 'fake' } }).Delete() | Should -Be 'fake'
                    InModuleScope Pester { 1 } | Should -Be 1
                }
                It 'wildcard' { { Mock Get-D* } | Should -Throw 'Could not find Command Get-D`*' }
                It 'loop' { foreach ($command in 'Get-Date', 'Get-Random') { Mock $command { 'mocked' } }; "$(Get-Date) $(Get-Random)" | Should -Be 'mocked mocked' }
                It 'silent' { Mock Write-Host; Write-Host 'said by the test'; 1 | Should -Be 2 }
            }
            Describe 'after' { It 'cleaned' { [System.IO.Directory]::GetFiles($TestDrive) | Should -BeNullOrEmpty } }
        }
        Assert-TestPassed $run 'exists', 'used', 'wildcard', 'loop', 'cleaned'
        $run.Text | Should -Match '\[-\] silent'
        $run.Text | Should -Not -Match '(?m)^said by'
    }

    It '@() arrives as nothing, so a variable is $null then; , @() arrives as an empty list. A DataTable arrives as its rows unless you write a comma in front of it.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Disk { 'real' }; function New-Table { $table = [System.Data.DataTable]::new(); $null = $table.Columns.Add('Name'); $null = $table.Rows.Add('D1'); $null = $table.Rows.Add('D2'); , $table } }
                It 'nothing' { Mock Get-Disk { @() }; $disks = Get-Disk; $null -eq $disks | Should -BeTrue; @(Get-Disk).Count | Should -Be 0 }
                It 'empty list' { Mock Get-Disk { , @() }; $disks = Get-Disk; $null -eq $disks | Should -BeFalse; , $disks | Should -BeOfType ([array]); $disks.Count | Should -Be 0; @(Get-Disk).Count | Should -Be 1 }
                It 'rows' { Mock Get-Disk { $table = New-Table; $table }; $rows = Get-Disk; , $rows | Should -BeOfType ([array]); $rows.Count | Should -Be 2; $rows[1] | Should -BeOfType ([System.Data.DataRow]) }
                It 'table' { Mock Get-Disk { $table = New-Table; , $table }; $given = Get-Disk; , $given | Should -BeOfType ([System.Data.DataTable]); $given.Rows.Count | Should -Be 2 }
            }
        }
        Assert-TestPassed $run 'nothing', 'empty list', 'rows', 'table'
    }

    It 'automatic variables, such as $IsWindows, $PSScriptRoot and $PSVersionTable | read the variable in a small function, and mock that function. Mock $IsWindows looks for a command with the name of the value: Could not find Command False' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'false' -Skip:($PSVersionTable.PSEdition -ne 'Core' -or $IsWindows) { { Mock $IsWindows { $true } } | Should -Throw 'Could not find Command False' }
                It 'text' { { Mock '$IsWindows' { $true } } | Should -Throw 'Could not find Command $IsWindows'; { Mock IsWindows { $true } } | Should -Throw 'Could not find Command IsWindows' }
                It 'others' { { Mock $PSScriptRoot { 'x' } } | Should -Throw 'Could not find Command*'; { Mock $PSVersionTable { 'x' } } | Should -Throw 'Could not find Command*' }
                It 'function' { function Test-Windows { $IsWindows }; Mock Test-Windows { 'mocked' }; Test-Windows | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'text', 'others', 'function'
        $run.Failed | Should -Be 0
    }

    It 'environment variables: Could not find Command env:BACKUP_HOME' {
        $run = Invoke-Sample -Environment @{ BACKUP_HOME = '/srv' } -Test { Describe 'd' { It 'i' { { Mock env:BACKUP_HOME { 'x' } } | Should -Throw 'Could not find Command env:BACKUP_HOME'; $env:BACKUP_HOME = 'x'; $env:BACKUP_HOME | Should -Be 'x' } } }
        Assert-TestPassed $run 'i'
    }

    It 'static methods of a class, of .NET or your own: [BackupJob]::Load() | wrap the call in a small function, and mock that function' {
        $run = Invoke-Sample {
            class BackupJob { static [string] Load() { return 'real' } }
            Describe 'd' {
                BeforeAll { function Get-Job1 { [BackupJob]::Load() }; function Get-Id { [guid]::NewGuid() }; function Start-Nightly { "$(Get-Job1) $(Get-Id)" } }
                It 'no mock' { foreach ($name in '[BackupJob]::Load', '[BackupJob]::Load()', '[guid]::NewGuid') { $said = try { Mock $name { 'x' } } catch { "$_" }; $said | Should -Match 'Could not find Command' } }
                It 'wrapped' { Mock Get-Job1 { 'mocked' }; Mock Get-Id { 'id' }; Start-Nightly | Should -Be 'mocked id' }
                It 'real' { Start-Nightly | Should -Match '^real \S{36}$' }
            }
        }
        Assert-TestPassed $run 'no mock', 'wrapped', 'real'
    }

    It 'code in another runspace or process, or on another computer: Start-Job, ForEach-Object -Parallel, Invoke-Command -ComputerName, pwsh -File | mock the starter, and run its block in the test: jobs and remoting. Mock Start-Job { & $ScriptBlock } alone is enough only for some code' {
        $run = Invoke-Sample -File @{ 'ask.ps1' = '"file $(Get-Random -Maximum 1)"' } -Test { Describe 'd' {
            BeforeEach { Mock Get-Random { 'mocked' } }
            It 'here' { & $PSScriptRoot/ask.ps1 | Should -Be 'file mocked' }
            It 'process' { & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -File $PSScriptRoot/ask.ps1 | Should -Be 'file 0' }
            It 'job' { Start-Job { Get-Random -Maximum 1 } | Receive-Job -Wait -AutoRemoveJob | Should -Be 0 }
            It 'parallel' -Skip:($PSVersionTable.PSEdition -ne 'Core') { 1 | ForEach-Object -Parallel { Get-Random -Maximum 1 } | Should -Be 0 }
            It 'starter' { Mock Start-Job { & $ScriptBlock }; Start-Job { Get-Random -Maximum 1 } | Should -Be 'mocked' }
            It 'computer' { Mock Invoke-Command { & $ScriptBlock }; Invoke-Command -ComputerName elsewhere -ScriptBlock { Get-Random -Maximum 1 } | Should -Be 'mocked' }
            It 'not enough' { Mock Start-Job { & $ScriptBlock }; Start-Job { param ($Name) "[$Name]" } -ArgumentList mail | Should -Be '[]' }
            It 'enough' { Mock Start-Job { & $ScriptBlock @ArgumentList }; Start-Job { param ($Name) "[$Name]" } -ArgumentList mail | Should -Be '[mail]' }
        } }
        $run.Messages | Should -BeNullOrEmpty
        Assert-TestPassed $run 'here', 'process', 'job', 'starter', 'computer', 'not enough', 'enough'
    }

    Context 'closures' {
        BeforeAll {
            $closures = Invoke-Sample {
                Describe 'd' {
                    BeforeAll {
                        function Save-Backup ($Name) { "real $Name" }
                        function Invoke-Block ($Block, $Argument) { & $Block $Argument }
                    }
                    It 'mock' { Mock Get-Random { 'mocked' }; $block = { Get-Random -Maximum 1 }; Invoke-Block $block | Should -Be 'mocked'; Invoke-Block $block.GetNewClosure() | Should -Be 0 }
                    It 'function' { $block = { Save-Backup -Name mail }; Invoke-Block $block | Should -Be 'real mail'; { Invoke-Block $block.GetNewClosure() } | Should -Throw "*'Save-Backup' is not recognized*" }
                    It 'mocked function' { Mock Save-Backup { 'mocked' }; { Invoke-Block { Save-Backup -Name mail }.GetNewClosure() } | Should -Throw "*'Save-Backup' is not recognized*" }
                    It 'argument' { Mock Save-Backup { "mocked $Name" }; Invoke-Block { param ($Name) Save-Backup -Name $Name } mail | Should -Be 'mocked mail' }
                }
                Describe 'global' {
                    AfterEach { Remove-Item function:Get-Random -ErrorAction Ignore }
                    It 'global' { function global:Get-Random { 'global' }; & { Get-Random -Maximum 1 }.GetNewClosure() | Should -Be 'global' }
                    It 'removed' { & { Get-Random -Maximum 1 }.GetNewClosure() | Should -Be 0 }
                    It 'not global' { function Get-Random { 'local' }; & { Get-Random -Maximum 1 }.GetNewClosure() | Should -Be 0 }
                }
                Describe 'left' {
                    AfterAll { Remove-Item function:Get-Random }
                    It 'left' { function global:Get-Random { 'global' } }
                    It 'still there' { Get-Random -Maximum 1 | Should -Be 'global' }
                }
            }
        }

        It 'what a block from GetNewClosure() calls | pass the value as an argument, or define a global function' { Assert-TestPassed $closures 'mock', 'argument', 'global' }

        It 'A block from GetNewClosure() is a module of its own, which sees neither the mock nor a function of the test file: pass the value as an argument, { param ($Name) Save-Backup -Name $Name }.' { Assert-TestPassed $closures 'mock', 'function', 'mocked function', 'argument' }

        It 'In code that you cannot change, define function global:Get-Date { … }, and remove it in AfterEach.' { Assert-TestPassed $closures 'global', 'removed', 'not global', 'still there' }
    }

    It 'A large object can come from a file, or from recorded JSON.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Plan { 'real' } }
            It 'file' { [pscustomobject] @{ Name = 'mail'; Parts = 1, 2 } | Export-Clixml TestDrive:/plan.xml; Mock Get-Plan { Import-Clixml TestDrive:/plan.xml }; (Get-Plan).Parts | Should -Be 1, 2 }
            It 'json' { Set-Content TestDrive:/plan.json '{ "Name": "mail", "Parts": [ { "Id": 7 } ] }'; Mock Get-Plan { Get-Content TestDrive:/plan.json -Raw | ConvertFrom-Json }; (Get-Plan).Parts[0].Id | Should -Be 7 }
        } }
        Assert-TestPassed $run 'file', 'json'
    }

    Context 'common mistakes' {
        BeforeAll {
            $mistakes = {
                BeforeAll {
                    function Save-Backup ([string] $Name, [int] $Keep, [string[]] $Path) { }
                    function Get-Disk { 'real' }
                    Import-Module (New-Module -Name Vault { function Open-Vault { Get-Random -Maximum 1 } }) -Force
                }
                Describe 'd' {
                    It 'module' {
                        Mock Get-Random { 'mocked' }; Open-Vault | Should -Be 0
                        { Should -Invoke Get-Random } | Should -Throw '*was called 0 times*'
                        Mock Get-Random { 'mocked' } -ModuleName Vault; Open-Vault | Should -Be 'mocked'
                        Should -Invoke Get-Random -ModuleName Vault
                    }
                    It 'place' {
                        Mock Get-Random -ModuleName Vault
                        { Should -Invoke Get-Random -Times 0 } | Should -Throw '*Could not find Mock for command Get-Random*'
                        Should -Invoke Get-Random -Times 0 -ModuleName Vault
                    }
                    It 'no mock' { { Should -Invoke Save-Backup -Times 0 } | Should -Throw '*Could not find Mock for command Save-Backup*'; Mock Save-Backup; Should -Invoke Save-Backup -Times 0 }
                    It 'never matches' {
                        Mock Save-Backup; Save-Backup -Name mail -Path a, b
                        { Should -Invoke Save-Backup -ParameterFilter { $Path -eq 'a, b' } } | Should -Throw
                        { Should -Invoke Save-Backup -ParameterFilter { $Nmae -eq 'mail' } } | Should -Throw
                        { Should -Invoke Save-Backup -ParameterFilter { $Name | Should -Be 'mail' } } | Should -Throw
                        Should -Invoke Save-Backup -ParameterFilter { $Name -eq 'mail' -and "$Path" -eq 'a b' }
                    }
                    It 'accepts all' {
                        Mock Save-Backup { 'text' } -ParameterFilter { 'march' }; Save-Backup -Name mail -Keep 3 | Should -Be 'text'
                        Mock Save-Backup { 'two' } -ParameterFilter { $Name -eq 'march'; $Keep -eq 9 }; Save-Backup -Name mail -Keep 3 | Should -Be 'two'
                        Mock Save-Backup { 'one' } -ParameterFilter { $Name -eq 'march' -and $Keep -eq 9 }; Save-Backup -Name mail -Keep 3 | Should -Be 'two'
                    }
                    It 'must exist' { { Mock Get-NotThere { } } | Should -Throw '*Could not find Command Get-NotThere*'; function Get-NotThere { }; Mock Get-NotThere { 'mocked' }; Get-NotThere | Should -Be 'mocked' }
                }
                Describe 'body' {
                    try { Mock Get-Disk { 'mocked' } } catch { }
                    It 'body of a Describe' { Get-Disk | Should -Be 'real' }
                }
                Describe 'setup' {
                    BeforeAll { Mock Get-Disk { 'mocked' } }
                    It 'in BeforeAll' { Get-Disk | Should -Be 'mocked' }
                }
            }.ToString()
            if ($env:PROOFS_VERSION -ne 'v5') { $mistakes = $mistakes -replace 'Should -Invoke', 'Should-Invoke' }
            $run = Invoke-Sample $mistakes
        }

        It 'the real command runs, or was called 0 times | a module makes the call' { Assert-TestPassed $run 'module' }

        It 'the real command runs, though it is mocked right above | the body of a Describe runs during discovery' { Assert-TestPassed $run 'body of a Describe', 'in BeforeAll' }

        It 'Could not find Mock for command … | the check looks in a different place, or there is no mock' { Assert-TestPassed $run 'place', 'no mock' }

        It 'the filter never matches | several causes' { Assert-TestPassed $run 'never matches' }

        It 'the filter accepts every call | its result counts as true' { Assert-TestPassed $run 'accepts all' }

        It 'Could not find Command … | the command must exist first' { Assert-TestPassed $run 'must exist' }
    }
}
