BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        class ProofJob { }
        function Set-Disk { [CmdletBinding()] param ([ValidateSet('a', 'b')] $Kind, [int] $Count, $Name) }
        Describe 'd' {
            Mock Set-Disk { 'mocked' }
            It 'no command' { { Mock Get-NothingThere { } } | Should -Throw 'Could not find Command Get-NothingThere'; function Get-NothingThere { }; Mock Get-NothingThere { 1 }; Get-NothingThere | Should -Be 1 }
            It 'no type' { { New-MockObject -Type No.Such.Type } | Should -Throw 'No.Such.Type'; { New-MockObject -Type ProofJob } | Should -Throw 'Cannot convert the "ProofJob"'; { New-MockObject -Type [System.IO.FileInfo] } | Should -Throw 'Cannot convert the "[System.IO.FileInfo]"'; New-MockObject -Type ([ProofJob]) | Should -BeOfType ([ProofJob]) }
            It 'no parameter' { { Set-Disk -Unknown 1 } | Should -Throw "A parameter cannot be found that matches parameter name 'Unknown'" }
            It 'validation' { { Set-Disk -Kind wrong } | Should -Throw 'ValidateSet' }
            It 'type' { { Set-Disk -Count text } | Should -Throw 'Int32' }
            It 'pipe' { 'x' | Set-Disk; $script:wentOn = 1 }
            It 'pipe, stop' { { $ErrorActionPreference = 'Stop'; 'x' | Set-Disk } | Should -Throw 'cannot be bound' }
            It 'went on' { $wentOn | Should -Be 1 }
            It 'not mocked' { { Assert-MockCalled Get-Item } | Should -Throw 'You did not declare a mock of the Get-Item Command.'; { Assert-MockCalled Set-Disk -ModuleName Microsoft.PowerShell.Archive } | Should -Throw }
            It 'invoke' { { Should -Invoke Set-Disk } | Should -Throw "A parameter cannot be found that matches parameter name 'Invoke'" }
            It 'old name' { { Assert-VerifiableMocks } | Should -Throw 'This command has been renamed to' }
            It 'scope' { { Assert-MockCalled Set-Disk -Scope Wrong } | Should -Throw 'Scope'; Assert-MockCalled Set-Disk -Scope 0 -Times 0; Set-Disk; Assert-MockCalled Set-Disk -Scope 0 -Times 1 -Exactly }
        }
    }
}

Describe 'errors/mocking' {
    It 'Cause: Mock needs a real command of that name to copy its parameters from, and none is visible from the test.' {
        Assert-TestPassed $sample 'no command'
    }

    It 'Assert-MockCalled looks for the command as well, so without -ModuleName it gives the same message for a private function of a module.' {
        . "$PSScriptRoot/../samples/hiddenFunction.ps1"
        Assert-TestPassed $hidden 'private', 'public'
    }

    It 'Cause: The type to be faked is not loaded, or it is a class of PowerShell, which New-MockObject does not know by its name. A name in brackets needs parentheses around it: ([BackupJob]).' {
        Assert-TestPassed $sample 'no type'
    }

    It 'Cause: A mock keeps the parameters of the original, so a call with a name that the original lacks fails like a call to the original.' {
        Assert-TestPassed $sample 'no parameter'
    }

    It 'Cause: The mock copies the validation attributes of the original, and the fake argument does not pass them.' {
        Assert-TestPassed $sample 'validation'
    }

    It 'Cause: The mock keeps the parameter''s type, so a stand-in object cannot be bound.' {
        Assert-TestPassed $sample 'type'
    }

    It 'Cause: No parameter of the command takes what comes through the pipeline. A mock has the parameters of its command, so it refuses the same input. The error is only written, so the test can still pass. The error ends the test when $ErrorActionPreference is Stop.' {
        Assert-TestPassed $sample 'pipe', 'went on', 'pipe, stop'; "$($sample.Errors)" | Should -Match 'The input object cannot be bound'
    }

    It 'Cause: v4 was asked to count calls of a command that has no mock in this scope or module.' {
        Assert-TestPassed $sample 'not mocked'
    }

    It 'Cause: Should -Invoke exists from v5 on; Pester 4 is loaded.' {
        Assert-TestPassed $sample 'invoke'
    }

    It 'Cause: The Pester 3 name of the command was used.' {
        Assert-TestPassed $sample 'old name'
    }

    It 'Cause: -Scope of Assert-MockCalled has another value.' {
        Assert-TestPassed $sample 'scope'
    }

    It 'Fix: Use one of the words, or a number: in a test 0 is the test and 1 the block around it.' {
        $run = Invoke-Sample { function Get-It { }; Describe 'd' { Mock Get-It; It 'one' { Get-It }; It 'two' { Get-It; Assert-MockCalled Get-It -Scope 0 -Times 1 -Exactly; Assert-MockCalled Get-It -Scope 1 -Times 2 -Exactly } } }
        $run.Passed | Should -Be 2
    }

    It 'Where a module makes the call, define the function as function global:Set-BackupStore, since the module does not see the functions of the test. Remove the function afterwards.' {
        $run = Invoke-Sample -File @{
            'Store.psm1'  = 'function Set-BackupStore { [CmdletBinding()] param ([string] $Name) dynamicparam { throw "no store" } process { "real" } }'
            'Caller.psm1' = 'function Save-Backup { Set-BackupStore }'
        } -Test {
            Import-Module $PSScriptRoot/Store.psm1, $PSScriptRoot/Caller.psm1 -Force
            Describe 'a function of the test' {
                function Set-BackupStore ([string] $Name) { }
                It 'test' { Mock Set-BackupStore { 'mocked' }; Set-BackupStore | Should -Be 'mocked' }
                It 'module' { Mock Set-BackupStore { 'mocked' } -ModuleName Caller; { Save-Backup } | Should -Throw 'Cannot retrieve the dynamic parameters' }
            }
            Describe 'a global function' {
                AfterAll { Remove-Item Function:/Set-BackupStore }
                function global:Set-BackupStore ([string] $Name) { }
                It 'global' { Mock Set-BackupStore { 'mocked' } -ModuleName Caller; Save-Backup | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'test', 'module', 'global'
    }

    It 'A module that has the command itself, or imports it as a function, does not see the global function either. Define the function in the module, InModuleScope Backup { function script:Set-BackupStore { param($Name) } }, and give the mock -ModuleName Backup.' {
        $dynamic = 'function Set-BackupStore { [CmdletBinding()] param ([string] $Name) dynamicparam { if (-not $Name) { throw "no store" } } process { "real" } }'
        $modules = @{
            'Has.psm1'     = "$dynamic; function Save-Backup { Set-BackupStore }; Export-ModuleMember -Function Save-Backup"
            'Store.psm1'   = $dynamic
            'Imports.psm1' = 'Import-Module $PSScriptRoot/Store.psm1; function Save-Backup { Set-BackupStore }; Export-ModuleMember -Function Save-Backup'
        }
        foreach ($module in 'Has', 'Imports') {
            $test = @'
Import-Module $PSScriptRoot/Backup.psm1 -Force
Describe 'global' {
    function global:Set-BackupStore { param($Name) 'stand-in' }
    AfterAll { Remove-Item Function:/Set-BackupStore }
    Context 'c' { It 'global' { Mock Set-BackupStore { 'mocked' } -ModuleName Backup; Save-Backup } }
}
Describe 'without script:' {
    InModuleScope Backup { function Set-BackupStore { param($Name) 'stand-in' } }
    Context 'c' { It 'without script:' { Mock Set-BackupStore { 'mocked' } -ModuleName Backup; Save-Backup } }
}
Describe 'there' {
    InModuleScope Backup { function script:Set-BackupStore { param($Name) 'stand-in' } }
    Context 'c' { It 'there' { Mock Set-BackupStore { 'mocked' } -ModuleName Backup; Save-Backup | Should -Be 'mocked' } }
    Context 'd' { It 'without -ModuleName' { function Set-BackupStore { }; Mock Set-BackupStore { 'mocked' }; Save-Backup | Should -Be 'stand-in' } }
}
'@
            # The name of the module is that of its file.
            $run = Invoke-Sample -File @{ 'Store.psm1' = $modules['Store.psm1']; 'Backup.psm1' = $modules["$module.psm1"] } -Test $test
            ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) -join ', ' | Should -Be 'global Failed, without script: Failed, there Passed, without -ModuleName Passed'
            $run.Messages | Should -BeLike 'Cannot retrieve the dynamic parameters for the cmdlet. no store'
        }
    }

    BeforeAll {
        $more = Invoke-Sample -File @{ 'Store.psm1' = 'function Set-ProofStore { [CmdletBinding()] param ([string] $Name) dynamicparam { if (-not $Name) { throw "no store" } } process { "real $Name" } }' } -Test {
            Import-Module $PSScriptRoot/Store.psm1 -Force
            Describe 'd' {
                It 'dynamic' { Mock Set-ProofStore { 'set' }; { Set-ProofStore } | Should -Throw 'Cannot retrieve the dynamic parameters for the cmdlet. no store'; Set-ProofStore -Name x | Should -Be 'set' }
                It 'not without a mock' { { & (Get-Command Set-ProofStore -CommandType Function) } | Should -Throw 'no store' }
                It 'encoding' { Mock Out-File { 'x' }; { 'x' | Out-File x -Encoding utf8 } | Should -Throw 'to type "System.Text.Encoding"'; 'x' | Out-File x -Encoding ([System.Text.Encoding]::UTF8) | Should -Be 'x'; Mock Export-Csv { 'x' }; { 1 | Export-Csv x -Encoding utf8 } | Should -Throw 'to type "System.Text.Encoding"' }
                It 'declared' { { Assert-MockCalled Get-Item -Times 0 } | Should -Throw 'You did not declare a mock'; Mock Get-Item; Assert-MockCalled Get-Item -Times 0 }
                It 'final s' { Mock Get-Item -Verifiable; Get-Item .; { Assert-VerifiableMocks } | Should -Throw 'renamed'; Assert-VerifiableMock }
            }
            Describe 'function' { function Set-ProofStore ([string] $Name) { }; It 'own function' { Mock Set-ProofStore { 'set' }; Set-ProofStore | Should -Be 'set' } }
            Describe 'encoding' { It 'removed' { Mock Out-File { 'x' } -RemoveParameterType Encoding; 'x' | Out-File x -Encoding utf8 | Should -Be 'x' } }
        }
    }

    It 'Cause: The mocked command computes some of its parameters while it is called, in dynamicparam, and that code failed. A mock asks the real command for these parameters, so the same code runs, for instance without a connection or a value.' { Assert-TestPassed $more 'dynamic' }

    It 'Fix: Define a function of the same name, with the parameters that your code uses, and mock that function.' { Assert-TestPassed $more 'own function' }

    It 'In PowerShell 7, the error also comes for a name such as utf8 for -Encoding of Out-File or Export-Csv. The mock loses what turns the name into an encoding:' { Assert-TestPassed $more 'encoding' }

    It 'Fix: Add -RemoveParameterValidation with the parameter name to the first Mock of the command.' {
        $run = Invoke-Sample {
            function Send-It ([ValidateSet('a')] $S, [int] $N) { "$S$N" }
            Describe 'first' { It 'takes both' { Mock Send-It { "$S $N" } -RemoveParameterValidation S -RemoveParameterType N; Send-It -S b -N c | Should -Be 'b c' } }
            Describe 'second' { Mock Send-It { 'first' }; It 'value' { Mock Send-It { 'sent' } -RemoveParameterValidation S; Send-It -S b }; It 'type' { Mock Send-It { 'sent' } -RemoveParameterType N; Send-It -N c } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        $run.Messages | Should -Match 'Cannot validate argument|Cannot process argument transformation'
    }

    It 'Where the parameter has two validations, mock a function of your own with that name.' {
        $run = Invoke-Sample {
            function Send-It ([ValidateSet('a')] [ValidateNotNullOrEmpty()] $S) { $S }
            Describe 'first' { It 'removed' { Mock Send-It { "m $S" } -RemoveParameterValidation S; Send-It -S b | Should -Be 'm b' } }
            Describe 'own' { function Send-It ($S) { }; It 'function' { Mock Send-It { "m $S" }; Send-It -S b | Should -Be 'm b' } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'Fix: Add -RemoveParameterType to the first Mock of the command, or build the object with New-MockObject.' {
        $run = Invoke-Sample {
            function Send-It ([System.Diagnostics.Process] $P) { }
            Describe 'first' { It 'type' { Mock Send-It { "$P" } -RemoveParameterType P; Send-It -P c | Should -Be 'c' } }
            Describe 'built' { Mock Send-It { 'first' }; It 'object' { Send-It -P (New-MockObject -Type System.Diagnostics.Process) | Should -Be 'first' }; It 'type' { Mock Send-It { 'sent' } -RemoveParameterType P; Send-It -P c } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'For an encoding: Mock Out-File -RemoveParameterType Encoding.' { Assert-TestPassed $more 'removed' }

    It 'Fix: Declare the mock first, with the same -ModuleName as on Assert-MockCalled.' { Assert-TestPassed $more 'declared' }

    It 'Fix: Drop the final s on v4' { Assert-TestPassed $more 'final s' }

    It 'With Scope as the name, in the line of Mock, it is Mock that lacks the parameter: -Scope belongs to Assert-MockCalled.' {
        $run = Invoke-Sample { Describe 'd' { It 'with' { Mock Get-Date { 1 } -Scope It }; It 'without' { Mock Get-Date { 1 }; Get-Date; Assert-MockCalled Get-Date -Scope It } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -Be "A parameter cannot be found that matches parameter name 'Scope'."
    }

    It 'and so are CodeSigningCert, ExpiringInDays and the other parameters of the drive Cert:. For these, a function such as function Get-ChildItem ($Path, $ExpiringInDays) { } stands in, in the body of the block before its first mock.' -Skip:($PSVersionTable.PSEdition -ne 'Core' -or $IsWindows) {
        $run = Invoke-Sample {
            Describe 'without' {
                It '<Name>' -TestCases ('CodeSigningCert', 'ExpiringInDays', 'DnsName', 'SSLServerAuthentication', 'Eku', 'DocumentEncryptionCert' | ForEach-Object { @{ Name = $_ } }) {
                    param ($Name)
                    Mock Get-ChildItem { 'mocked' }
                    $more = @{ $Name = 1 }
                    { Get-ChildItem -Path Cert:/CurrentUser/My @more } | Should -Throw "A parameter cannot be found that matches parameter name '$Name'."
                    Get-ChildItem -Path Cert:/CurrentUser/My | Should -Be 'mocked'
                }
            }
            Describe 'with' { function Get-ChildItem ($Path, $ExpiringInDays) { }; It 'i' { Mock Get-ChildItem { 'mocked' } -ParameterFilter { $ExpiringInDays -eq 30 }; Get-ChildItem -Path Cert:/CurrentUser/My -ExpiringInDays 30 | Should -Be 'mocked' } }
            Describe 'after a mock' { It 'i' { Mock Get-ChildItem { 'first' }; function Get-ChildItem ($Path, $ExpiringInDays) { }; Mock Get-ChildItem { 'mocked' }; { Get-ChildItem -Path Cert:/CurrentUser/My -ExpiringInDays 30 } | Should -Throw 'ExpiringInDays' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 8
    }

    It '-File and -Directory of Get-ChildItem, -Raw of Get-Content, and -Encoding of Get-Content and Set-Content come from the drive of the path. They are missing when that drive does not exist, such as C: on Linux, or is not a file system.' {
        $run = Invoke-Sample {
            $calls = @{ Command = 'Get-ChildItem'; With = @{ File = $true } }, @{ Command = 'Get-ChildItem'; With = @{ Directory = $true } }, @{ Command = 'Get-Content'; With = @{ Raw = $true } }, @{ Command = 'Get-Content'; With = @{ Encoding = 'utf8' } }, @{ Command = 'Set-Content'; With = @{ Encoding = 'utf8'; Value = 'x' } }
            foreach ($path in 'TestDrive:/no/such', 'no/such', 'Env:', $(if ($IsLinux) { 'C:/such' } else { 'NoSuchDrive:/such' })) {
                Describe $path { foreach ($call in $calls) { It "$($call.Command) $($call.With.Keys)" { Mock $call.Command { 'mocked' }; $with = $call.With; & $call.Command -Path $path @with | Should -Be 'mocked' } } }
            }
        }
        $run.Passed | Should -Be 10
        $run.Failed | Should -Be 10
        $run.Messages | Should -BeLike 'A parameter cannot be found that matches parameter name*'
    }

    It 'If the function under test itself refuses the path, no mock of that function is involved. Make the file on the test drive, or mock Test-Path, which the attribute calls. For a function of a module, mock Test-Path with -ModuleName.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Save-Inner { param ([ValidateScript({ Test-Path $_ })] $Path) "saved" }' } -Test {
            Describe 'd' {
                Import-Module $PSScriptRoot/Tape.psm1 -Force; function Save-Own { param ([ValidateScript({ Test-Path $_ })] $Path) 'saved' }
                It 'refused' { { Save-Own -Path /no/such } | Should -Throw 'validation script'; { Save-Inner -Path /no/such } | Should -Throw 'validation script' }
                It 'mock of a command that it calls' { Mock Get-Item { 'there' }; { Save-Own -Path /no/such } | Should -Throw 'validation script' }
                It 'drive' { New-Item -Path TestDrive:/a.bak; Save-Own -Path TestDrive:/a.bak | Should -Be 'saved'; Save-Inner -Path TestDrive:/a.bak | Should -Be 'saved' }
                It 'mock' { Mock Test-Path { $true }; Save-Own -Path /no/such | Should -Be 'saved'; { Save-Inner -Path /no/such } | Should -Throw 'validation script' }
                It 'mock for a module' { Mock Test-Path { $true } -ModuleName Tape; Save-Inner -Path /no/such | Should -Be 'saved' }
            }
        }
        Assert-TestPassed $run 'refused', 'drive', 'mock', 'mock for a module', 'mock of a command that it calls'
    }

    It 'When the message names MockWith or ParameterFilter, braces are missing in the line of Mock or in the check of its calls. Write Mock Get-Plan { ''fake'' } and -ParameterFilter { $Name -eq ''mail'' }, not ''fake'' alone or ( ).' {
        $run = Invoke-Sample {
            Describe 'd' {
                function Get-Plan ($Name) { }; function Get-Typed ([datetime] $Since) { }
                It 'body' { { Mock Get-Plan 'fake' } | Should -Throw 'Cannot process argument transformation on parameter ''MockWith''.'; { Mock Get-Plan ($Name -eq 'mail') } | Should -Throw 'on parameter ''MockWith''.' }
                It 'filter' { { Mock Get-Plan { 'fake' } -ParameterFilter ($Name -eq 'mail') } | Should -Throw 'Cannot process argument transformation on parameter ''ParameterFilter''.'; { Mock Get-Plan { 'fake' } -ParameterFilter 'mail' } | Should -Throw 'on parameter ''ParameterFilter''.' }
                It 'check' { Mock Get-Plan { 'fake' }; { Assert-MockCalled Get-Plan -Times 0 -ParameterFilter ($Name -eq 'mail') } | Should -Throw 'Cannot process argument transformation on parameter ''ParameterFilter''.' }
                It 'braces' { Mock Get-Plan { 'fake' } -ParameterFilter { $Name -eq 'mail' }; Get-Plan -Name mail | Should -Be 'fake'; Assert-MockCalled Get-Plan -Times 1 -Exactly -ParameterFilter { $Name -eq 'mail' } }
                # The type of a parameter of the command gives the same message with the name of that one.
                It 'stand-in' { Mock Get-Typed { 'fake' }; { Get-Typed -Since 'soon' } | Should -Throw 'Cannot process argument transformation on parameter ''Since''.' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'In InModuleScope, a function of the test file is not seen. Write the stand-in inside InModuleScope, or as function global:Send-BackupFile, and remove the global function in AfterAll: Remove-Item Function:/Send-BackupFile.' {
        $file = @{ 'Backup.psm1' = 'function Save-Backup { Send-BackupFile }; Export-ModuleMember Save-Backup' }
        $run = Invoke-Sample -File $file -Test {
            Import-Module $PSScriptRoot/Backup.psm1 -Force
            function Send-BackupFile { 'stand-in' }
            InModuleScope Backup { Describe 'file' { It 'not seen' { { Mock Send-BackupFile { 'mocked' } } | Should -Throw 'Could not find Command Send-BackupFile' } } }
            Describe 'outside' {
                It 'seen' { Mock Send-BackupFile { 'mocked' }; Send-BackupFile | Should -Be 'mocked' }
                It 'not seen in a test' { { InModuleScope Backup { Mock Send-BackupFile { 'mocked' } } } | Should -Throw 'Could not find Command Send-BackupFile' }
            }
            InModuleScope Backup {
                function Send-BackupFile { 'stand-in' }
                Describe 'inside' { It 'inside' { Mock Send-BackupFile { 'mocked' }; Save-Backup | Should -Be 'mocked'; Assert-MockCalled Send-BackupFile -Times 1 -Exactly } }
            }
            InModuleScope Backup {
                Describe 'inside a block' { function Send-BackupFile { 'stand-in' }; It 'inside a block' { Mock Send-BackupFile { 'mocked' }; Save-Backup | Should -Be 'mocked' } }
                Describe 'after it' { It 'not seen again' { { Mock Send-BackupFile { 'mocked' } } | Should -Throw 'Could not find Command Send-BackupFile' } }
            }
        }
        Assert-TestPassed $run 'not seen', 'seen', 'not seen in a test', 'inside', 'inside a block', 'not seen again'
        $run = Invoke-Sample -File $file -Test {
            Import-Module $PSScriptRoot/Backup.psm1 -Force
            InModuleScope Backup {
                foreach ($place in 'test', 'block') {
                    Describe "global, mocked in the $place" {
                        BeforeAll { function global:Send-BackupFile { 'stand-in' } }
                        AfterAll { Remove-Item Function:/Send-BackupFile }
                        if ($place -eq 'block') { Mock Send-BackupFile { 'mocked' } }
                        It $place { if ($place -eq 'test') { Mock Send-BackupFile { 'mocked' } }; Save-Backup | Should -Be 'mocked' }
                    }
                    Describe "after $place" { It "gone after $place" { Get-Command Send-BackupFile -ErrorAction SilentlyContinue | Should -BeNullOrEmpty } }
                }
                Describe 'left' { BeforeAll { function global:Send-BackupFile { 'stand-in' } }; It 'left' { Send-BackupFile | Should -Be 'stand-in' } }
            }
            Describe 'next' { It 'still there' { Send-BackupFile | Should -Be 'stand-in' } }
        }
        Assert-TestPassed $run 'test', 'block', 'gone after test', 'gone after block', 'left', 'still there'
    }

    It 'Fix: Load the script or module that has the command before the Describe, define a stand-in function with the parameters that the code passes, or check the spelling and -ModuleName.' {
        $run = Invoke-Sample {
            function Save-It { Send-OfNobody -Archive mail.bak -Force }
            Describe 'd' {
                It 'nothing' { { Mock Send-OfNobody } | Should -Throw 'Could not find Command Send-OfNobody' }
                It 'with parameters' { function Send-OfNobody ($Archive, [switch] $Force) { }; Mock Send-OfNobody { "sent $Archive $Force" }; Save-It | Should -Be 'sent mail.bak True'; Assert-MockCalled Send-OfNobody -Times 1 -Exactly -Scope It -ParameterFilter { $Archive -eq 'mail.bak' } }
            }
            # In an empty one the filter does not see what was passed.
            Describe 'e' { It 'empty' { function Send-OfNobody { }; Mock Send-OfNobody { "sent $Archive" }; Save-It | Should -Be 'sent '; Assert-MockCalled Send-OfNobody -Times 0 -Exactly -Scope It -ParameterFilter { $Archive -eq 'mail.bak' } } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'Where the type of that parameter refuses a fake, as with Get-ADUser | Set-ADUser, remove the type in the first mock of the command: Mock Set-ADUser -RemoveParameterType Identity.' {
        $run = Invoke-Sample {
            Describe 'd' {
                function Get-ADUser { 'real' }
                function Set-ADUser { [CmdletBinding()] param ([Parameter(Mandatory = $true, Position = 0, ValueFromPipeline = $true)] [System.Diagnostics.Process] $Identity) process { 'real' } }
                Mock Get-ADUser { [pscustomobject] @{ Name = 'x' } }
                Context 'plain' { It 'refuses' { Mock Set-ADUser { 'set' }; $said = Get-ADUser | Set-ADUser 2>&1; @($said).Count | Should -Be 1; "$said" | Should -Match 'input object cannot be bound' } }
                Context 'type removed' { It 'takes' { Mock Set-ADUser { "set $($Identity.Name)" } -RemoveParameterType Identity; Get-ADUser | Set-ADUser | Should -Be 'set x' } }
                Context 'second mock' { It 'still refuses' { Mock Set-ADUser { 'set' }; Mock Set-ADUser { 'set' } -RemoveParameterType Identity; "$(Get-ADUser | Set-ADUser 2>&1)" | Should -Match 'input object cannot be bound' } }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'A parameter with [PSTypeName()] gives another message: Cannot bind argument to parameter ''Job'', because PSTypeNames of the argument do not match the PSTypeName required by the parameter: Backup.Job. From the pipeline, such an object is refused as input.' {
        $run = Invoke-Sample { Describe 'd' {
            function Send-Job { [CmdletBinding()] param ([Parameter(ValueFromPipeline = $true)] [PSTypeName('Backup.Job')] $Job) process { 'real' } }
            Mock Send-Job { 'mocked' }
            It 'name' { { Send-Job -Job ([pscustomobject] @{ Id = 1 }) } | Should -Throw 'Cannot bind argument to parameter ''Job'', because PSTypeNames of the argument do not match the PSTypeName required by the parameter: Backup.Job.' }
            It 'pipeline' { $said = [pscustomobject] @{ Id = 1 } | Send-Job 2>&1; "$said" | Should -Match '^The input object cannot be bound' }
        } }
        Assert-TestPassed $run 'name', 'pipeline'
    }

    It 'For [PSTypeName()], give the stand-in that name: [pscustomobject] @{ PSTypeName = ''Backup.Job'' }.' {
        $run = Invoke-Sample { Describe 'd' {
            function Send-Job { [CmdletBinding()] param ([Parameter(ValueFromPipeline = $true)] [PSTypeName('Backup.Job')] $Job) process { 'real' } }
            Mock Send-Job { "mocked $($Job.Id)" }
            It 'takes' { Send-Job -Job ([pscustomobject] @{ PSTypeName = 'Backup.Job'; Id = 1 }) | Should -Be 'mocked 1'; [pscustomobject] @{ PSTypeName = 'Backup.Job'; Id = 2 } | Send-Job | Should -Be 'mocked 2' }
            It 'another name' { { Send-Job -Job ([pscustomobject] @{ PSTypeName = 'Backup.Plan' }) } | Should -Throw 'PSTypeNames' }
        } }
        Assert-TestPassed $run 'takes', 'another name'
    }

    It 'CIM commands such as Set-NetAdapter ask for a name and for the type [CimInstance]; -RemoveParameterType InputObject drops both.' {
        $run = Invoke-Sample { Describe 'd' {
            # As Set-NetAdapter declares it; the command itself exists on Windows only.
            function Set-Adapter { [CmdletBinding()] param ([Parameter(ValueFromPipeline = $true, Mandatory = $true)] [PSTypeName('Microsoft.Management.Infrastructure.CimInstance#MSFT_NetAdapter')] [CimInstance[]] $InputObject) process { } }
            Context 'plain' { Mock Set-Adapter; It 'refuses' { { Set-Adapter -InputObject ([pscustomobject] @{ PSTypeName = 'Microsoft.Management.Infrastructure.CimInstance#MSFT_NetAdapter' }) } | Should -Throw 'CimInstance[]' } }
            Context 'removed' { Mock Set-Adapter { "mocked $($InputObject.Name)" } -RemoveParameterType InputObject; It 'takes' { Set-Adapter -InputObject ([pscustomobject] @{ Name = 'e' }) | Should -Be 'mocked e'; [pscustomobject] @{ Name = 'f' } | Set-Adapter | Should -Be 'mocked f' } }
        } }
        Assert-TestPassed $run 'refuses', 'takes'
    }

    It 'Cause: The mocked function has a parameter of a class that stands inside a block of the test file, or in the script block of New-Module. PowerShell puts something in front of the name of such a class, and Pester cannot build the mock.' {
        $run = Invoke-Sample {
            New-Module -Name ProofInline { class ProofDeep { }; function New-Deep { [ProofDeep]::new() }; function Save-Deep { param ([ProofDeep] $Plan) 'real' } } | Import-Module
            Describe 'block' { class ProofIn { [int] $Keep = 7 }; function Save-In { param ([ProofIn] $Plan) 'real' }; It 'block' { [ProofIn].FullName | Should -Not -Be 'ProofIn'; { Mock Save-In { 'mocked' } } | Should -Throw "Missing type name after '['." } }
            Describe 'it' { It 'test' { class ProofIt { [int] $Keep = 7 }; function Save-It { param ([ProofIt] $Plan) 'real' }; { Mock Save-It { 'mocked' } } | Should -Throw "Missing type name after '['." } }
            Describe 'module' { It 'module' { { Mock Save-Deep { 'mocked' } } | Should -Throw "Missing type name after '['."; { Mock Save-Deep { 'mocked' } -ModuleName ProofInline } | Should -Throw "Missing type name after '['." } }
        }
        Assert-TestPassed $run 'block', 'test', 'module'
    }

    It 'Fix: Put the class at the top of the test file, or both the class and the function into scripts that are dot-sourced there. Or leave the type out of the mock: Mock Save-Plan { ''saved'' } -RemoveParameterType Plan.' {
        $run = Invoke-Sample -File @{ 'Own.ps1' = 'class ProofDotted { [int] $Keep = 7 }'; 'Save.ps1' = 'function Save-Dotted { param ([ProofDotted] $Plan) "real" }' } -Test {
            . $PSScriptRoot/Own.ps1
            . $PSScriptRoot/Save.ps1
            class ProofTop { [int] $Keep = 7 }
            Describe 'top' { function Save-Top { param ([ProofTop] $Plan) 'real' }; It 'top' { Mock Save-Top { 'mocked' }; Save-Top ([ProofTop]::new()) | Should -Be 'mocked' } }
            Describe 'here' { function Save-Here { param ([ProofDotted] $Plan) 'real' }; It 'function in the test file' { { Mock Save-Here { 'mocked' } } | Should -Throw 'Unable to find type [ProofDotted].' } }
            Describe 'script' { It 'script' { Mock Save-Dotted { 'mocked' }; Save-Dotted ([ProofDotted]::new()) | Should -Be 'mocked' } }
            Describe 'loose' { class ProofLoose { [int] $Keep = 7 }; function Save-Loose { param ([ProofLoose] $Plan) 'real' }; It 'loose' { Mock Save-Loose { "keep $($Plan.Keep)" } -RemoveParameterType Plan; Save-Loose ([ProofLoose]::new()) | Should -Be 'keep 7' } }
        }
        Assert-TestPassed $run 'top', 'function in the test file', 'script', 'loose'
    }

    Context 'a cmdlet that does something to its arguments' {
        BeforeAll {
            $cmdlet = Invoke-Sample {
                Add-Type -PassThru @'
using System; using System.Collections.ObjectModel; using System.Management.Automation;
public class ProofViewAttribute : ArgumentTransformationAttribute { public override object Transform(EngineIntrinsics engine, object data) { return data is string ? typeof(string) : data; } }
[Cmdlet("Get", "ProofView")] public class GetProofView : PSCmdlet { [Parameter][ProofView] public Type ViewType { get; set; } protected override void ProcessRecord() { WriteObject("real " + ViewType.Name); } }
[Cmdlet("Get", "ProofPackage")] public class GetProofPackage : PSCmdlet, IDynamicParameters {
    [Parameter] public string Name { get; set; }
    public object GetDynamicParameters() {
        var all = new RuntimeDefinedParameterDictionary();
        foreach (var set in new[] { "One", "Two" }) { all.Add("From" + set, new RuntimeDefinedParameter("From" + set, typeof(string), new Collection<Attribute> { new ParameterAttribute { ParameterSetName = set } })); }
        return all;
    }
    protected override void ProcessRecord() { WriteObject("real"); }
}
'@ | Where-Object Name -EQ 'GetProofView' | ForEach-Object { Import-Module $_.Assembly }
                Describe 'real' { It 'real view' { Get-ProofView -ViewType VirtualMachine | Should -Be 'real String' } }
                Describe 'view' { It 'view' { Mock Get-ProofView { 'mocked' }; { Get-ProofView -ViewType VirtualMachine } | Should -Throw 'Cannot convert the "VirtualMachine" value of type "System.String" to type "System.Type".'; Get-ProofView -ViewType ([string]) | Should -Be 'mocked' } }
                Describe 'loose view' { It 'loose view' { Mock Get-ProofView { "mocked $ViewType" } -RemoveParameterType ViewType; Get-ProofView -ViewType VirtualMachine | Should -Be 'mocked VirtualMachine' } }
                Describe 'sets' { It 'sets' { Mock Get-ProofPackage { 'mocked' }; { Get-ProofPackage -Name x } | Should -Throw 'Parameter set cannot be resolved using the specified named parameters.'; Get-ProofPackage -Name x -FromTwo y | Should -Be 'mocked' } }
                Describe 'own' { function Get-ProofPackage { [CmdletBinding()] param ($Name) }; It 'own' { Mock Get-ProofPackage { 'mocked' }; Get-ProofPackage -Name x | Should -Be 'mocked' } }
            }
        }

        It 'The same holds for other commands that turn a text into an object themselves, such as Get-View of PowerCLI with -ViewType VirtualMachine: Cannot convert the "VirtualMachine" value of type "System.String" to type "System.Type".' {
            Assert-TestPassed $cmdlet 'real view', 'view'
        }

        It 'For a view: Mock Get-View -RemoveParameterType ViewType.' { Assert-TestPassed $cmdlet 'loose view' }

        It 'Dynamic parameters that belong to two parameter sets fail in another way: the call of the mock ends with Parameter set cannot be resolved using the specified named parameters.' {
            Assert-TestPassed $cmdlet 'sets', 'own'
        }
    }

    It '-ToSession and -FromSession of Copy-Item belong to the file system. They are missing when the source is on another drive, such as HKCU: or Env:. A source without a drive is on the drive of the current location.' {
        $run = Invoke-Sample {
            Describe 'd' {
                $session = New-MockObject -Type System.Management.Automation.Runspaces.PSSession
                foreach ($with in 'ToSession', 'FromSession') {
                    $more = @{ $with = $session }
                    foreach ($path in 'TestDrive:/x', 'x', "$PSHOME/none", 'Env:/PATH') { It "$with $path" { Mock Copy-Item { 'mocked' }; Copy-Item -Path $path -Destination y @more | Should -Be 'mocked' } }
                    It "$with destination" { Mock Copy-Item { 'mocked' }; Copy-Item -Path x -Destination Env:/y @more | Should -Be 'mocked' }
                    foreach ($path in 'TestDrive:/x', 'x') { It "$with $path in Env:" { Mock Copy-Item { 'mocked' }; Push-Location Env:; try { Copy-Item -Path $path -Destination y @more | Should -Be 'mocked' } finally { Pop-Location } } }
                }
            }
        }
        $run.Passed | Should -Be 10
        ($run.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'ToSession Env:/PATH', 'ToSession x in Env:', 'FromSession Env:/PATH', 'FromSession x in Env:'
        $run.Messages | Should -BeLike 'A parameter cannot be found that matches parameter name ''*Session''.'
    }

    It 'Where you cannot change that, mock a function of that name, such as function Copy-Item ($Path, $Destination, $ToSession, $FromSession) { }.' {
        $run = Invoke-Sample {
            Describe 'd' { function Copy-Item ($Path, $Destination, $ToSession, $FromSession) { }; It 'fits' { Mock Copy-Item; Copy-Item Env:/PATH y -ToSession 'session'; Assert-MockCalled Copy-Item -Times 1 -Exactly -Scope It -ParameterFilter { $Path -eq 'Env:/PATH' -and $ToSession -eq 'session' -and -not $FromSession } } }
        }
        Assert-TestPassed $run 'fits'
    }

    Context 'an enum or a class in the body of the mocked function' {
        BeforeAll {
            $inner = Invoke-Sample -File @{
                'Tape.psm1' = 'function Get-Tape { [CmdletBinding()] param ([TapeUsage] $Usage, [TapeHealth[]] $Health, [string] $Name) begin { enum TapeUsage { Auto; Retired }; enum TapeHealth { Good } } process { "real $Usage" } }; function Use-Tape { Get-Tape -Usage Retired }'
                'Caller.psm1' = 'function Use-Call { Get-Tape -Usage Retired }'
                'Reel.ps1'  = 'function Get-Reel { param ([ReelState] $State) class ReelState { [int] $N }; "real" }; function GetReel { param ([ReelUsage] $Usage) enum ReelUsage { Auto; Retired }; "real $Usage" }; enum ReelSize { Big }; function Get-ReelSize { param ([ReelSize] $Size) "real" }'
            } -Test {
                Import-Module $PSScriptRoot/Tape.psm1, $PSScriptRoot/Caller.psm1 -Force
                . $PSScriptRoot/Reel.ps1
                Describe 'd' {
                    Context 'a' { It 'real' { Get-Tape -Usage Retired | Should -Be 'real Retired'; (Get-Command Get-Tape).Parameters.Usage.ParameterType.FullName | Should -Be 'Get-Tape.TapeUsage' } }
                    Context 'b' { It 'enum' { { Mock Get-Tape { 'fake' } } | Should -Throw 'Missing ] at end of attribute or type literal.' } }
                    Context 'c' { It 'enum, module' { { Mock Get-Tape { 'fake' } -ModuleName Tape } | Should -Throw 'Missing ] at end of attribute or type literal.' } }
                    Context 'd' { It 'class' { { Mock Get-Reel { 'fake' } } | Should -Throw 'Missing ] at end of attribute or type literal.' } }
                    Context 'e' { It 'outside of the function' { Mock Get-ReelSize { 'fake' }; Get-ReelSize | Should -Be 'fake' } }
                    Context 'f' { It 'no dash' { Mock GetReel { 'fake' }; { GetReel } | Should -Throw 'Unable to find type [GetReel.ReelUsage].' } }
                    Context 'g' { It 'no dash, type left out' { Mock GetReel { 'fake' } -RemoveParameterType Usage; GetReel | Should -Be 'fake' } }
                    Context 'h' { It 'one left out' { { Mock Get-Tape { 'fake' } -RemoveParameterType Usage } | Should -Throw 'Missing ] at end of attribute or type literal.' } }
                    Context 'i' { It 'all left out' { Mock Get-Tape { "fake $Usage" } -RemoveParameterType Usage, Health; Get-Tape | Should -Be 'fake '; Get-Tape -Usage Retired | Should -Be 'fake Retired' } }
                    Context 'j' { It 'all left out, module' { Mock Get-Tape { "fake $Usage" } -RemoveParameterType Usage, Health -ModuleName Tape; Use-Tape | Should -Be 'fake Retired' } }
                    Context 'k' { function Get-Tape ($Usage, $Health) { }; It 'function' { Mock Get-Tape { 'fake' }; Get-Tape -Usage Retired | Should -Be 'fake' } }
                    Context 'l' { It 'list' { ((Get-Command Get-Tape).Parameters.Values | Where-Object { $_.ParameterType.FullName -like '*-*' }).Name | Should -Be 'Usage', 'Health' } }
                    Context 'm' { function Get-Tape ($Usage, $Health) { }; It 'function, module' { { Mock Get-Tape { 'fake' } -ModuleName Caller } | Should -Throw 'Missing ] at end of attribute or type literal.' } }
                    Context 'n' { function global:Get-Tape ($Usage, $Health) { }; It 'global function' { Mock Get-Tape { 'fake' } -ModuleName Caller; Use-Call | Should -Be 'fake' } }
                }
            }
        }

        It 'Cause: The mocked function has an enum or a class in its own body, and a parameter of that type. PowerShell puts the name of the function in front, as in [Get-PhysicalDisk.PhysicalDiskUsage]. Pester writes this name into the mock, and PowerShell cannot read a type with a dash.' {
            Assert-TestPassed $inner 'real', 'enum', 'enum, module', 'class', 'outside of the function'
        }

        It 'Get-PhysicalDisk of Windows is such a function.' -Tag Unproved { 'https://github.com/pester/Pester/issues/980; the tests of Pester 4.10.1 and 6.1.0-rc1 mock it in this way, on Windows' }

        It 'Where the name of the function has no dash, the mock is made, but its call ends with Unable to find type [GetTape.TapeUsage].' {
            Assert-TestPassed $inner 'no dash', 'no dash, type left out'
        }

        It 'Fix: Leave the types of all these parameters out of the first mock: Mock Get-PhysicalDisk { ''fake'' } -RemoveParameterType Usage, HealthStatus. Or define a function of that name, with function global:Get-PhysicalDisk { } where a module makes the call, and mock that function.' {
            Assert-TestPassed $inner 'one left out', 'all left out', 'all left out, module', 'function', 'function, module', 'global function'
        }

        It '(Get-Command Get-PhysicalDisk).Parameters.Values | Where-Object { $_.ParameterType.FullName -like ''*-*'' } lists the parameters.' {
            Assert-TestPassed $inner 'list'
        }
    }
}
