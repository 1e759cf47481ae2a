BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'M.psm1' = 'function Get-Private { "real" }; function Get-Public { Get-Private }; Export-ModuleMember Get-Public' } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/M.psm1 -Force
                function Get-Typed { param ([Parameter(ValueFromPipeline)] [System.IO.FileInfo] $File) process { } }
                function Get-Checked { param ([ValidateSet('a')] $Kind) }
                function Get-Plain ($Name) { }
                function Get-Strict { [CmdletBinding()] param ($Name) }
                Set-Alias -Name dangling -Value Get-NotThere
            }
            It 'not found' { { Mock Get-NobodyHasThis { } } | Should -Throw 'Could not find Command Get-NobodyHasThis'; function Get-NobodyHasThis { }; Mock Get-NobodyHasThis { 1 }; Get-NobodyHasThis | Should -Be 1 }
            It 'private' { { Mock Get-Private { } } | Should -Throw 'Could not find Command*'; Mock Get-Private { 'mocked' } -ModuleName M; Get-Public | Should -Be 'mocked'; Should -Invoke Get-Private -ModuleName M -Times 1 -Exactly }
            It 'alias' { { Mock dangling { } } | Should -Throw }
            It 'custom object' { Mock Get-Strict { [pscustomobject] @{ Size = 3 } }; (Get-Strict).Size | Should -Be 3; New-MockObject -Type System.IO.FileInfo | Should -BeOfType System.IO.FileInfo }
            It 'corrected call' { Mock Get-Strict { "got $Name" }; Get-Strict -Name x | Should -Be 'got x' }
            It 'type' { { New-MockObject -Type No.Such.Type } | Should -Throw '*No.Such.Type*' }
            It 'unknown parameter' { Mock Get-Strict { }; { Get-Strict -Other 1 } | Should -Throw 'A parameter cannot be found that matches parameter name ''Other''.'; { Get-Date -Other 1 } | Should -Throw 'A parameter cannot be found*' }
            It 'pipeline' { Mock Get-Typed { 'called' }; $said = @{ a = 1 } | Get-Typed 2>&1; "$said" | Should -BeLike 'The input object cannot be bound*'; Should -Invoke Get-Typed -Times 0 -Exactly }
            It 'pipeline of nobody' { Mock Get-Plain { 'called' }; Mock Get-Strict { 'called' }; $said = 1 | Get-Strict 2>&1; "$said" | Should -BeLike 'The input object cannot be bound*' }
            It 'validation' { Mock Get-Checked { 'called' }; { Get-Checked -Kind b } | Should -Throw '*Cannot validate argument*' }
            It 'no validation' { Mock Get-Checked { 'called' } -RemoveParameterValidation Kind; Get-Checked -Kind b | Should -Be 'called' }
            It 'conversion' { Mock Get-Typed { 'called' }; { Get-Typed -File ([pscustomobject] @{ a = 1 }) } | Should -Throw '*Cannot process argument transformation*' }
            It 'no type' { Mock Get-Typed { 'called' } -RemoveParameterType File; Get-Typed -File ([pscustomobject] @{ a = 1 }) | Should -Be 'called' }
            It 'built' { Mock Get-Typed { 'called' }; Get-Typed -File (New-MockObject -Type System.IO.FileInfo) | Should -Be 'called' }
        }
    }
}

Describe 'errors/mocking' {
    It 'Cause: Mock needs a real command of that name to copy its parameters from, and none is visible from the test.' {
        Assert-TestPassed $sample 'not found'
    }

    It 'PowerShell 7 does not have all commands of Windows PowerShell, such as Get-WmiObject' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample { Describe 'd' { It 'i' { { Mock Get-WmiObject { } } | Should -Throw 'Could not find Command Get-WmiObject'; Mock Get-Item { 1 }; Get-Item x | Should -Be 1 } } }).Passed | Should -Be 1
    }

    It 'Cause: The mocked function is private to its module, so it cannot be seen from the test''s scope.' {
        Assert-TestPassed $sample 'private'
    }

    It 'Cause: The mocked name is an alias whose target is not there.' {
        Assert-TestPassed $sample 'alias'
    }

    It 'Fix: Load the command behind the alias before you mock it.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Set-Alias gone Get-Gone }; It 'not loaded' { { Mock Get-Gone { 1 } } | Should -Throw 'Could not find Command*' }; It 'loaded' { function Get-Gone { }; Mock gone { 1 }; gone | Should -Be 1; Get-Gone | Should -Be 1 } } }
        $run.Passed | Should -Be 2
    }

    It 'Cause: Mock is written directly in the Describe or Context body, as was usual in v4, or at the top of the file. From v5 on it has no effect there and the test calls the real command.' {
        $run = Invoke-Sample { Describe 'd' { Mock Get-Date { 'mocked' }; Context 'c' { Mock Get-Date { 'mocked' }; It 'i' { Get-Date | Should -BeOfType datetime } } } }
        $run.Passed | Should -Be 1
        (Invoke-Sample { Mock Get-Date { 'mocked' }; Describe 'd' { It 'i' { Get-Date | Should -BeOfType datetime } } }).Passed | Should -Be 1
        (Invoke-Sample { BeforeAll { Mock Get-Date { 'mocked' } }; Describe 'd' { It 'i' { Get-Date | Should -Be 'mocked' } } }).Passed | Should -Be 1
    }

    It 'Cause: The type to be faked is not loaded' {
        Assert-TestPassed $sample 'type'
    }

    It 'Cause: Mock was called at the prompt or in a script that Pester does not run.' {
        (Invoke-Sample -Script { Mock Get-Date { 1 } }).Errors | Should -Not -BeNullOrEmpty
    }

    It 'Cause: A mock keeps the parameters of the original, so a call with a name that the original lacks fails like a call to the original.' {
        Assert-TestPassed $sample 'unknown parameter'
    }

    It 'Cause: What is piped into the mock fits no parameter of the original command: its type is different, or no parameter takes pipeline input. PowerShell writes this error and goes on, so the test can still pass. The error ends the test when $ErrorActionPreference is Stop.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Get-Typed { param ([Parameter(ValueFromPipeline)] [int] $Number) process { } }; Mock Get-Typed { 'called' }; $ErrorActionPreference = 'Stop'; 'text' | Get-Typed } } }).Messages | Should -BeLike 'The input object cannot be bound*'
        Assert-TestPassed $sample 'pipeline', 'pipeline of nobody'
    }

    It 'Cause: The mock copies the validation attributes of the original, and the fake argument does not pass them.' {
        Assert-TestPassed $sample 'validation'
    }

    It 'Fix: Add -RemoveParameterValidation with the parameter name to the first Mock of the command: to the one in BeforeAll, or else to the first one in each test.' {
        Assert-TestPassed $sample 'no validation'
        $each = Invoke-Sample {
            BeforeAll { function Send-It ([ValidateSet('a')] $S) { } }
            Describe 'in BeforeAll' { BeforeAll { Mock Send-It { 'first' } -RemoveParameterValidation S }; It 'a' { Mock Send-It { 'sent' }; Send-It -S b | Should -Be 'sent' }; It 'b' { Send-It -S b | Should -Be 'first' } }
            Describe 'in tests' {
                It 'c' { Mock Send-It { 'sent' } -RemoveParameterValidation S; Mock Send-It { 'filtered' } -ParameterFilter { $S -eq 'b' }; Send-It -S b | Should -Be 'filtered' }
                It 'd' { Mock Send-It { 'sent' }; Send-It -S b }
            }
        }
        $each.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Send-It ([ValidateSet('a')] $S) { }; Mock Send-It { 'first' } }; It 'second mock' { Mock Send-It { 'sent' } -RemoveParameterValidation S; Send-It -S b } } }
        $run.Messages | Should -BeLike 'Cannot validate argument on parameter*'
    }

    It 'When the message names one type twice, as in Cannot convert the "BackupJob" value of type "BackupJob" to type "BackupJob", the class is in the session twice. Or the object is a [pscustomobject] that only carries the name of the class, by PSTypeName.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    . ([scriptblock]::Create('class ProofPair { }; function New-First { [ProofPair]::new() }; function Use-Pair ([ProofPair] $Job) { "used" }'))
                    . ([scriptblock]::Create('class ProofPair { }; function New-Second { [ProofPair]::new() }'))
                    Use-Pair (New-First) | Should -Be 'used'
                    { Use-Pair (New-Second) } | Should -Throw '*Cannot convert the "ProofPair" value of type "ProofPair" to type "ProofPair".'
                }
                It 'name only' {
                    function Use-File ([System.IO.FileInfo] $File) { }
                    Mock Use-File
                    { Use-File ([pscustomobject] @{ PSTypeName = 'System.IO.FileInfo'; Name = 'x' }) } | Should -Throw '*value of type "System.IO.FileInfo" to type "System.IO.FileInfo".'
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Cause: The mock keeps the parameter''s type, so a stand-in object cannot be bound.' {
        Assert-TestPassed $sample 'conversion'
    }

    It 'Fix: Add -RemoveParameterType to the first Mock of the command (where that is), or build the object with New-MockObject.' {
        Assert-TestPassed $sample 'no type', 'built'
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Send-It ([int] $N) { }; Mock Send-It { 'first' } }; It 'second mock' { Mock Send-It { 'sent' } -RemoveParameterType N; Send-It -N b } } }
        $run.Messages | Should -BeLike 'Cannot process argument transformation on parameter*'
    }

    It 'Fix: Load the script or module that has the command in BeforeAll, define a stand-in function with the parameters that the code passes, or check the spelling and -ModuleName.' {
        Assert-TestPassed $sample 'not found', 'private'
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-It { Send-OfNobody -Path mail.bak -Force } }
                It 'with parameters' { function Send-OfNobody ($Path, [switch] $Force) { }; Mock Send-OfNobody { "sent $Path $Force" }; Save-It | Should -Be 'sent mail.bak True'; Should -Invoke Send-OfNobody -Times 1 -Exactly -ParameterFilter { $Path -eq 'mail.bak' } }
                # In an empty one the filter does not see what was passed.
                It 'empty' { function Send-OfNobody { }; Mock Send-OfNobody { "sent $Path $Force" }; Save-It | Should -Be 'sent  '; Should -Invoke Send-OfNobody -Times 0 -Exactly -ParameterFilter { $Path -eq 'mail.bak' } }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'A module does not see the functions of the test: with -ModuleName, write the stand-in as function global:Send-BackupFile, and remove it in AfterAll.' {
        $run = Invoke-Sample -File @{ 'Sender.psm1' = 'function Save-Backup { Send-BackupFile }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Sender.psm1 -Force }
            Describe 'of the test' { BeforeAll { function Send-BackupFile { throw 'not mocked' } }; It 'a' { { Mock Send-BackupFile { 'sent' } -ModuleName Sender } | Should -Throw 'Could not find Command Send-BackupFile'; Mock Send-BackupFile { 'sent' }; { Save-Backup } | Should -Throw '*is not recognized*' } }
            Describe 'global' { BeforeAll { function global:Send-BackupFile { throw 'not mocked' } }; AfterAll { Remove-Item Function:/Send-BackupFile }; It 'b' { Mock Send-BackupFile { 'sent' } -ModuleName Sender; Save-Backup | Should -Be 'sent' } }
            Describe 'after it' { It 'c' { Get-Command Send-BackupFile -ErrorAction Ignore | Should -BeNullOrEmpty } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'InModuleScope Backup { function Send-BackupFile { } } leaves no function behind: write function script:Send-BackupFile within the braces, and remove it there in the end.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Save-Backup { Send-BackupFile }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force }
            Describe 'plain' { BeforeAll { InModuleScope Backup { function Send-BackupFile { } } }; It 'a' { { Mock Send-BackupFile { 'sent' } -ModuleName Backup } | Should -Throw 'Could not find Command Send-BackupFile'; { Save-Backup } | Should -Throw '*is not recognized*' } }
            Describe 'script' { BeforeAll { InModuleScope Backup { function script:Send-BackupFile { } } }; AfterAll { InModuleScope Backup { Remove-Item Function:/Send-BackupFile } }; It 'b' { Mock Send-BackupFile { 'sent' } -ModuleName Backup; Save-Backup | Should -Be 'sent' } }
            Describe 'after it' { It 'c' { { Save-Backup } | Should -Throw '*is not recognized*' } }
            Describe 'not removed' { BeforeAll { InModuleScope Backup { function script:Send-BackupFile { 'stays' } } }; It 'd' { Save-Backup | Should -Be 'stays' } }
            Describe 'after that' { It 'e' { Save-Backup | Should -Be 'stays' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'Fix: Load its assembly or module in BeforeAll, or, where no parameter has the type, use a [pscustomobject] instead.' {
        Assert-TestPassed $sample 'type', 'custom object'
        $run = Invoke-Sample -Test { Describe 'd' {
            It 'plain' { function Send-It ($Client) { $Client.Server }; Send-It ([pscustomobject] @{ Server = 'x' }) | Should -Be 'x' }
            It 'typed' { function Send-It ([Proof.NoClient] $Client) { $Client.Server }; { Send-It ([pscustomobject] @{ Server = 'x' }) } | Should -Throw '*Unable to find type*' }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
    }

    It 'For a class in a module, write InModuleScope Backup { New-MockObject -Type ([BackupJob]) }.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'class BackupJob { [int] $Size = 1 }' } {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force }
                AfterAll { Remove-Module Backup }
                It 'outside' { New-MockObject -Type ([BackupJob]) }
                It 'inside' { (InModuleScope Backup { New-MockObject -Type ([BackupJob]) }).GetType().Name | Should -Be 'BackupJob' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'Fix: Correct the call, or load the version of the command that has the parameter.' {
        Assert-TestPassed $sample 'unknown parameter', 'corrected call'
    }
}

Describe 'errors/mocking, a class in New-MockObject' {
    It 'or it is a class of PowerShell, which New-MockObject does not know by its name.' {
        $class = Invoke-Sample -File @{ 'Job.ps1' = 'class ProofMockedJob { ProofMockedJob([string] $name) { throw "no" } }' } -Test {
            Describe 'd' {
                BeforeAll { . $PSScriptRoot/Job.ps1 }
                It 'by name' { { New-MockObject -Type ProofMockedJob } | Should -Throw '*Cannot convert the "ProofMockedJob" value of type "System.String" to type "System.Type"*' }
                It 'by type' { (New-MockObject -Type ([ProofMockedJob])).GetType().Name | Should -Be 'ProofMockedJob' }
            }
        }
        Assert-TestPassed $class 'by name', 'by type'
    }

    It 'In a session that has a function of that name, such as an editor session in which the file was dot-sourced, there is no error, but the mock does not reach the module.' {
        $run = Invoke-Sample -File @{ 'Vault.psm1' = 'function Open-Vault { "real" }; function Connect-Vault { Open-Vault }; Export-ModuleMember Connect-Vault' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Vault.psm1 -Force }
            Describe 'd' {
                It 'private' { { Mock Open-Vault { 'mocked' } } | Should -Throw '*Could not find Command Open-Vault*' }
                It 'in the session' { function Open-Vault { 'dotted' }; Mock Open-Vault { 'mocked' }; Open-Vault | Should -Be 'mocked'; Connect-Vault | Should -Be 'real' }
            }
        }
        Assert-TestPassed $run 'private', 'in the session'
    }

    It 'A name in brackets needs parentheses around it: ([BackupJob]).' {
        $run = Invoke-Sample { class ProofTapeJob { }; Describe 'd' { It 'bare' { New-MockObject -Type [ProofTapeJob] }; It 'right' { New-MockObject -Type ([ProofTapeJob]) | Should -BeOfType ([ProofTapeJob]) } } }
        Assert-TestPassed $run 'right'
        $run.Messages | Should -BeLike 'Cannot process argument transformation*'
    }

    It '-File and -Directory of Get-ChildItem, -Raw of Get-Content, and -Encoding of Get-Content and Set-Content come from the drive of the path. With or without a mock, these parameters are missing when that drive does not exist, such as D: on another computer or TestDrive: during discovery, or is not a file system.' {
        $run = Invoke-Sample {
            BeforeDiscovery {
                $calls = foreach ($path in 'TestDrive:/x', 'relative', 'NoSuchDrive:/x', 'Env:') {
                    @{ Path = $path; Command = 'Get-ChildItem'; With = @{ File = $true } }, @{ Path = $path; Command = 'Get-ChildItem'; With = @{ Directory = $true } }, @{ Path = $path; Command = 'Get-Content'; With = @{ Raw = $true } }
                    @{ Path = $path; Command = 'Get-Content'; With = @{ Encoding = 'utf8' } }, @{ Path = $path; Command = 'Set-Content'; With = @{ Encoding = 'utf8'; Value = 'x' } }
                }
            }
            Describe 'mocked' { It '<Path> <With.Keys>' -ForEach $calls { Mock $Command { 'mocked' }; & $Command -Path $Path @With | Should -Be 'mocked' } }
            Describe 'real' { It '<Path> <With.Keys>' -ForEach @($calls | Where-Object Path -Match 'NoSuch|Env') { & $Command -Path $Path @With -ErrorAction Stop } }
        }
        $run.Passed | Should -Be 10
        $run.Failed | Should -Be 20
        $run.Messages | Should -BeLike 'A parameter cannot be found that matches parameter name*'
        "$((Invoke-Sample { Describe 'd' { Get-ChildItem -Path TestDrive:/ -File; It 'i' { } } }).Messages)" | Should -Match "A parameter cannot be found that matches parameter name 'File'"
    }

    It 'Use a path that begins with TestDrive:/ or no drive at all; the folder need not exist.' {
        $run = Invoke-Sample { Describe 'd' { It '<_>' -ForEach 'TestDrive:/no/such', './no/such', 'Q:/no/such' { Mock Get-ChildItem { 'mocked' }; Get-ChildItem -Path $_ -File | Should -Be 'mocked' } } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'With Scope as the name, in the line of Mock, it is Mock that lacks the parameter' {
        $run = Invoke-Sample { Describe 'd' { It 'with' { Mock Get-Date { 1 } -Scope It }; It 'without' { Mock Get-Date { 1 }; Get-Date; Should -Invoke Get-Date -Scope It } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -Be "A parameter cannot be found that matches parameter name 'Scope'."
    }

    It 'Off Windows, Type of Set-ItemProperty is missing, and so are CodeSigningCert, ExpiringInDays and the other parameters of the drive Cert:. For these, a function with the name of the command stands in.' -Skip:($PSVersionTable.PSEdition -ne 'Core' -or $IsWindows) {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'without <_>' -ForEach 'CodeSigningCert', 'ExpiringInDays', 'DnsName', 'SSLServerAuthentication', 'Eku', 'DocumentEncryptionCert' {
                    Mock Get-ChildItem { 'mocked' }
                    $more = @{ $_ = 1 }
                    { Get-ChildItem -Path Cert:/CurrentUser/My @more } | Should -Throw "A parameter cannot be found that matches parameter name '$_'."
                    Get-ChildItem -Path Cert:/CurrentUser/My | Should -Be 'mocked'
                }
                It 'type' { Mock Set-ItemProperty { 'mocked' }; { Set-ItemProperty -Path HKCU:/x -Name a -Value 1 -Type DWord } | Should -Throw "A parameter cannot be found that matches parameter name 'Type'."; Set-ItemProperty -Path HKCU:/x -Name a -Value 1 | Should -Be 'mocked' }
                It 'with' { function Get-ChildItem ($Path, $ExpiringInDays) { }; Mock Get-ChildItem { 'mocked' } -ParameterFilter { $ExpiringInDays -eq 30 }; Get-ChildItem -Path Cert:/CurrentUser/My -ExpiringInDays 30 | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 8
    }

    It 'Cause: The mocked function has a parameter of a class that stands inside BeforeAll or a test.' {
        $run = Invoke-Sample -File @{ 'State.ps1' = 'class Filed { [string] $Name }; function Get-Filed { param ([Filed] $Backup) "real" }' } -Test {
            Describe 'd' {
                BeforeAll {
                    class Inline { [string] $Name }
                    function Get-Inline { param ([Inline] $Backup) 'real' }
                    . $PSScriptRoot/State.ps1
                }
                It 'inside' { { Mock Get-Inline { 'kept' } } | Should -Throw '*Missing type name after*' }
                It 'in a test' {
                    class Local { [string] $Name }
                    function Get-Local { param ([Local] $Backup) 'real' }
                    { Mock Get-Local { 'kept' } } | Should -Throw '*Missing type name after*'
                }
                It 'unmocked' { Get-Inline -Backup ([Inline]::new()) | Should -Be 'real' }
                It 'filed' { Mock Get-Filed { 'kept' }; Get-Filed -Backup ([Filed]::new()) | Should -Be 'kept' }
                It 'untyped' { Mock Get-Inline { 'kept' } -RemoveParameterType Backup; Get-Inline -Backup ([Inline]::new()) | Should -Be 'kept' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'PowerShell gives such a class a name in front, as [`<e2dfbbdb`>.Backup], and the mock that Pester writes with it cannot be parsed.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { class Inline { [string] $Name }; function Get-Inline { param ([Inline] $Backup) 'real' } }
                It 'a' { [Inline].FullName | Should -Match '^(<[0-9a-f]+>\.)+Inline$' }
                It 'b' { $thrown = { Mock Get-Inline { 'kept' } } | Should -Throw -PassThru; $thrown.Exception.InnerException | Should -BeOfType System.Management.Automation.ParseException }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Where the class must stay, leave the type out of the mock: Mock Get-BackupState { ''kept'' } -RemoveParameterType Backup.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { class Inline { [string] $Name }; function Get-BackupState { param ([Inline] $Backup) 'real' } }
                It 'a' { Mock Get-BackupState { 'kept' } -RemoveParameterType Backup; Get-BackupState -Backup ([Inline]::new()) | Should -Be 'kept' }
                It 'other parameter' { { Mock Get-BackupState { 'kept' } -RemoveParameterType Other } | Should -Throw }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'For code that removes modules, mock Remove-Module (with -ModuleName, if a module makes the call), or leave Pester out: Get-Module | Where-Object Name -NE Pester | Remove-Module.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Clear-All { Get-Module | Remove-Module }; function Clear-Others { Get-Module | Where-Object Name -NE Pester | Remove-Module } }
                It 'mock' { Mock Remove-Module; Clear-All; Should -Invoke Remove-Module }
                It 'mock for a module' { New-Module -Name Cleaner { function Clear-Inner { Get-Module | Remove-Module } } | Import-Module; Mock Remove-Module -ModuleName Cleaner; Clear-Inner; Should -Invoke Remove-Module -ModuleName Cleaner; Mock Get-Date { 1 }; Get-Date | Should -Be 1 }
                It 'left out' { New-Module -Name Left { } | Import-Module; Clear-Others; (Get-Module).Name | Should -Not -Contain Left; Mock Get-Date { 1 }; Get-Date | Should -Be 1 }
                It 'all' { Clear-All }
                It 'afterwards' { Mock Get-Date { 1 }; Get-Date | Should -Be 1 }
            }
        } -Script { $env:PSModulePath += [IO.Path]::PathSeparator + (Split-Path -Path (Split-Path -Path (Get-Module -Name Pester).Path)); (Invoke-Pester -Path . -PassThru -Output None).Tests | ForEach-Object { "$($_.Name): $($_.Result) $($_.ErrorRecord)" } }
        $run.Value | Should -Be 'mock: Passed ', 'mock for a module: Passed ', 'left out: Passed ', 'all: Passed ', 'afterwards: Failed Mock data are not setup for this scope, what happened?'
    }

    It 'If the function under test itself refuses the path, no mock of that function is involved. Make the file on the test drive, or mock Test-Path, which the attribute calls. For a function of a module, mock Test-Path with -ModuleName.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Save-Inner { param ([ValidateScript({ Test-Path $_ })] $Path) "saved" }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force; function Save-Own { param ([ValidateScript({ Test-Path $_ })] $Path) 'saved' } }
                It 'refused' { { Save-Own -Path /no/such } | Should -Throw '*validation script*'; { Save-Inner -Path /no/such } | Should -Throw '*validation script*' }
                It 'drive' { New-Item -Path TestDrive:/a.bak; Save-Own -Path TestDrive:/a.bak | Should -Be 'saved'; Save-Inner -Path TestDrive:/a.bak | Should -Be 'saved' }
                It 'mock' { Mock Test-Path { $true }; Save-Own -Path /no/such | Should -Be 'saved'; { Save-Inner -Path /no/such } | Should -Throw '*validation script*' }
                It 'mock for a module' { Mock Test-Path { $true } -ModuleName Tape; Save-Inner -Path /no/such | Should -Be 'saved' }
                It 'mock of a command that it calls' { Mock Get-Item { 'there' }; { Save-Own -Path /no/such } | Should -Throw '*validation script*' }
            }
        }
        Assert-TestPassed $run 'refused', 'drive', 'mock', 'mock for a module', 'mock of a command that it calls'
    }

    It 'When the message names MockWith or ParameterFilter, braces are missing in the line of Mock or in the check of its calls. Write Mock Get-Plan { ''fake'' } and -ParameterFilter { $Name -eq ''mail'' }, not ''fake'' alone or ( ).' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Plan ($Name) { }; function Get-Typed ([datetime] $Since) { } }
                It 'body' { { Mock Get-Plan 'fake' } | Should -Throw '*Cannot process argument transformation on parameter ''MockWith''.*'; { Mock Get-Plan ($Name -eq 'mail') } | Should -Throw '*on parameter ''MockWith''.*' }
                It 'filter' { { Mock Get-Plan { 'fake' } -ParameterFilter ($Name -eq 'mail') } | Should -Throw '*Cannot process argument transformation on parameter ''ParameterFilter''.*'; { Mock Get-Plan { 'fake' } -ParameterFilter 'mail' } | Should -Throw '*on parameter ''ParameterFilter''.*' }
                It 'check' { Mock Get-Plan { 'fake' }; { Should -Invoke Get-Plan -Times 0 -ParameterFilter ($Name -eq 'mail') } | Should -Throw '*Cannot process argument transformation on parameter ''ParameterFilter''.*' }
                It 'braces' { Mock Get-Plan { 'fake' } -ParameterFilter { $Name -eq 'mail' }; Get-Plan -Name mail | Should -Be 'fake'; Should -Invoke Get-Plan -Times 1 -Exactly -ParameterFilter { $Name -eq 'mail' } }
                # The type of a parameter of the command gives the same message with the name of that one.
                It 'stand-in' { Mock Get-Typed { 'fake' }; { Get-Typed -Since 'soon' } | Should -Throw '*Cannot process argument transformation on parameter ''Since''.*' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    Context 'a list where one text belongs' {
        BeforeAll {
            $run = Invoke-Sample {
                Describe 'd' {
                    It 'two names' { { Mock Get-Date, Get-Item { } } | Should -Throw '*parameter ''CommandName''. Cannot convert value to type System.String.' }
                    It 'two modules' { { Mock Get-Date { } -ModuleName a, b } | Should -Throw '*parameter ''ModuleName''. Cannot convert value to type System.String.' }
                    It 'scope' { { InModuleScope a, b { } } | Should -Throw '*parameter ''ModuleName''. Cannot convert value to type System.String.' }
                    It 'real' { function Send-List { [CmdletBinding()] param ([string] $To) }; { Send-List -To a, b } | Should -Throw '*parameter ''To''. Cannot convert value to type System.String.'; Mock Send-List { }; { Send-List -To a, b } | Should -Throw '*parameter ''To''. Cannot convert value to type System.String.' }
                    It 'typed' { Mock Test-Path { param ([Parameter()] [string] $Path) $true }; { Test-Path -Path 'x' } | Should -Throw '*Cannot process argument transformation on parameter ''Path''. Cannot convert value to type System.String.' }
                    It 'typed without attribute' { Mock Test-Path { param ([string] $Path) $Path }; { Test-Path -Path 'x' } | Should -Not -Throw }
                    It 'none' { Mock Test-Path { $true }; Test-Path -Path 'x' | Should -BeTrue }
                }
            }
        }

        It 'When the message says only Cannot convert value to type System.String., a list was given where one text belongs.' {
            Assert-TestPassed $run 'two names', 'two modules', 'scope', 'real'
        }

        It 'For such a list, the fix depends on the parameter. For CommandName or ModuleName, write one Mock, one check or one InModuleScope for each name. For other parameters, the real command refuses the list, too, or the type is in the param() block of the mock''s own body, such as [Parameter()] [string] $Path in a mock of Test-Path, whose -Path is a list. Leave that block out.' {
            Assert-TestPassed $run 'two names', 'two modules', 'scope', 'real', 'typed', 'typed without attribute', 'none'
            $run.Messages | Should -BeNullOrEmpty
        }
    }

    It 'In a stand-in function, give the parameter the attribute [Parameter(ValueFromPipeline)].' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Send-It { param ([Parameter(ValueFromPipeline)] $Name) }; function Send-Plain { [CmdletBinding()] param ($Name) }; $ErrorActionPreference = 'Stop' }
            It 'with' { Mock Send-It { "sent $Name" }; 'a', 'b' | Send-It | Should -Be 'sent a', 'sent b' }
            It 'without' { Mock Send-Plain { "sent $Name" }; 'a' | Send-Plain }
        } }
        Assert-TestPassed $run 'with'
        $run.Messages | Should -BeLike 'The input object cannot be bound to any parameters for the command*'
    }

    It 'For a function that stands inside another function, first define an empty function with its name and its param() block.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { function Copy-Tape { function Get-Target ($Name) { 'real' }; Get-Target -Name mail } }
                It 'without' { { Mock Get-Target { 'mocked' } } | Should -Throw 'Could not find Command Get-Target*' }
                It 'with' { function Get-Target ($Name) { }; Mock Get-Target { "mocked $Name" } -ParameterFilter { $Name -eq 'mail' }; Copy-Tape | Should -Be 'mocked mail' }
                It 'empty' { function Get-Target { }; Mock Get-Target { "mocked $Name" }; Copy-Tape | Should -Be 'mocked ' }
            } }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed' -Because "$($run.Messages)"
    }

    It 'A parameter that is a generic list of a class, such as [System.Collections.Generic.List[Backup]], has a similar problem: Missing ] at end of type token. A script or a module for the class does not help against this message: leave the type out of the mock.' {
        $code = 'class Backup { [string] $Name }; function Save-Copy { param ([System.Collections.Generic.List[Backup]] $List) "real" }; function Save-Array { param ([Backup[]] $List, [System.Collections.Generic.List[string]] $Name) "real" }; function Save-All { $list = [System.Collections.Generic.List[Backup]]::new(); $list.Add([Backup]::new()); Save-Copy -List $list }'
        $run = Invoke-Sample -File @{ 'Copy.psm1' = $code; 'Copy.ps1' = $code } -Test {
            Describe 'module' {
                BeforeAll { Import-Module $PSScriptRoot/Copy.psm1 -Force }
                It 'module: list' { { Mock Save-Copy { 'mocked' } -ModuleName Copy } | Should -Throw '*Missing `] at end of type token.*' }
                It 'module: others' { Mock Save-Array { 'mocked' } -ModuleName Copy; InModuleScope Copy { Save-Array } | Should -Be 'mocked' }
                It 'module: without the type' { Save-All | Should -Be 'real'; Mock Save-Copy { "mocked $($List.Count)" } -ModuleName Copy -RemoveParameterType List; Save-All | Should -Be 'mocked 1' }
                AfterAll { Remove-Module Copy }
            }
            Describe 'script' {
                BeforeAll { . $PSScriptRoot/Copy.ps1 }
                It 'script: list' { { Mock Save-Copy { 'mocked' } } | Should -Throw '*Missing `] at end of type token.*' }
                It 'script: without the type' { Save-All | Should -Be 'real'; Mock Save-Copy { "mocked $($List.Count)" } -RemoveParameterType List; Save-All | Should -Be 'mocked 1' }
            }
        }
        Assert-TestPassed $run 'module: list', 'module: others', 'module: without the type', 'script: list', 'script: without the type'
    }

    It 'Cause: The parameter has the attribute [PSTypeName()], and the mock keeps it. The stand-in object does not carry that name. From the pipeline, the same object is refused as input.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Stop-Backup { param ([Parameter(ValueFromPipeline)] [PSTypeName('Backup.Job')] $Job) process { 'real' } } }
                It 'named' { Mock Stop-Backup { 'mocked' }; { Stop-Backup -Job ([pscustomobject] @{ Id = 7 }) } | Should -Throw "Cannot bind argument to parameter 'Job', because PSTypeNames of the argument do not match the PSTypeName required by the parameter: Backup.Job." }
                It 'piped' { Mock Stop-Backup { 'mocked' }; $said = [pscustomobject] @{ Id = 7 } | Stop-Backup 2>&1; "$said" | Should -BeLike 'The input object cannot be bound*' }
                It 'carries' { Mock Stop-Backup { 'mocked' }; $job = [pscustomobject] @{ PSTypeName = 'Backup.Job'; Id = 7 }; Stop-Backup -Job $job | Should -Be 'mocked'; $job | Stop-Backup | Should -Be 'mocked' }
                It 'removed' { Mock Stop-Backup { 'mocked' } -RemoveParameterType Job; $job = [pscustomobject] @{ Id = 7 }; Stop-Backup -Job $job | Should -Be 'mocked'; $job | Stop-Backup | Should -Be 'mocked' }
                It 'not the first' { Mock Stop-Backup { 'mocked' }; Mock Stop-Backup { 'mocked' } -RemoveParameterType Job; { Stop-Backup -Job ([pscustomobject] @{ Id = 7 }) } | Should -Throw '*PSTypeNames*' }
            }
        }
        Assert-TestPassed $run 'named', 'piped', 'carries', 'removed', 'not the first'
    }

    It 'The message Cannot find an overload for ".ctor" and the argument count: "0". at the call of a mock comes from Pester before 5.4.0. There, a ValidateRange on a parameter of an enum type was copied wrongly.' {
        # Older versions of PowerShell write the copy like $wrong; Pester 5.4.0 began to mend it (https://github.com/pester/Pester/pull/2191).
        function Get-Tape { param ([ValidateRange([DayOfWeek]::Monday, [DayOfWeek]::Friday)] [DayOfWeek] $Day) }
        $metadata = [System.Management.Automation.CommandMetadata] (Get-Command Get-Tape)
        $wrong = '[ValidateRange(Monday, Friday)] [DayOfWeek] ${Day}'
        { & ([scriptblock]::Create("param ($wrong)")) } | Should -Throw 'Cannot find an overload for ".ctor" and the argument count: "0".'
        $mended = & (Get-Module Pester) { Repair-EnumParameters -ParamBlock $args[0] -Metadata $args[1] } $wrong $metadata
        & ([scriptblock]::Create("param ($mended) 'day ' + `$Day")) -Day Monday | Should -Be 'day Monday'
    }

    It 'An enum or a class in the body of the mocked function itself has the name of the function in front, as in [Get-PhysicalDisk.PhysicalDiskUsage], and PowerShell cannot read the dash: Missing ] at end of attribute or type literal. Leave the types of all such parameters out of the first mock: Mock Get-PhysicalDisk { ''fake'' } -RemoveParameterType Usage, HealthStatus.' {
        # A stand-in of the same shape: the real Get-PhysicalDisk is on Windows only (https://github.com/pester/Pester/issues/980).
        $run = Invoke-Sample -File @{
            'Storage.psm1' = 'function Get-PhysicalDisk { [CmdletBinding()] param ([PhysicalDiskUsage] $Usage, [PhysicalDiskHealthStatus] $HealthStatus, [string] $Name) begin { enum PhysicalDiskUsage { Auto; Retired }; enum PhysicalDiskHealthStatus { Healthy } } process { "real $Usage" } }; function Use-Disk { Get-PhysicalDisk -Usage Retired }'
            'Reel.ps1'     = 'function Get-Reel { param ([ReelState] $State) class ReelState { [int] $N }; "real" }; enum ReelSize { Big }; function Get-ReelSize { param ([ReelSize] $Size) "real" }'
        } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Storage.psm1 -Force; . $PSScriptRoot/Reel.ps1 }
                It 'real' { Get-PhysicalDisk -Usage Retired | Should -Be 'real Retired'; (Get-Command Get-PhysicalDisk).Parameters.Usage.ParameterType.FullName | Should -Be 'Get-PhysicalDisk.PhysicalDiskUsage' }
                It 'enum' { { Mock Get-PhysicalDisk { 'fake' } } | Should -Throw '*Missing `] at end of attribute or type literal.*' }
                It 'enum, module' { { Mock Get-PhysicalDisk { 'fake' } -ModuleName Storage } | Should -Throw '*Missing `] at end of attribute or type literal.*' }
                It 'class' { { Mock Get-Reel { 'fake' } } | Should -Throw '*Missing `] at end of attribute or type literal.*' }
                It 'outside of the function' { Mock Get-ReelSize { 'fake' }; Get-ReelSize | Should -Be 'fake' }
                It 'one' { { Mock Get-PhysicalDisk { 'fake' } -RemoveParameterType Usage } | Should -Throw '*Missing `] at end of attribute or type literal.*' }
                It 'all' { Mock Get-PhysicalDisk { 'fake' } -RemoveParameterType Usage, HealthStatus; Get-PhysicalDisk | Should -Be 'fake'; Get-PhysicalDisk -Usage Retired | Should -Be 'fake' }
                It 'all, module' { Mock Get-PhysicalDisk { "fake $Usage" } -RemoveParameterType Usage, HealthStatus -ModuleName Storage; Use-Disk | Should -Be 'fake Retired' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 8
    }

    It 'For a ValidateSet, the message says The argument "<value>" does not belong to the set "<values>".' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { function Send-Set ([ValidateSet('a', 'b')] $Name) { }; Mock Send-Set { }; Send-Set -Name x } } }
        @($run.Tests)[0].Message | Should -BeLike "Cannot validate argument on parameter 'Name'. The argument `"x`" does not belong to the set `"a,b`"*"
    }
}
