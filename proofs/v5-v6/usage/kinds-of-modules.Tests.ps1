BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Get-Outcome ($Run, $Name) { ($Run.Tests | Where-Object Name -EQ $Name).Result }

    $sample = Invoke-Sample -File @{
        'Backup.psm1'      = 'function Get-Today { Get-Date }; Export-ModuleMember Get-Today'
        'BackupCore.psm1'  = "function Get-VaultKey { 'real' }; function Open-Vault { Get-VaultKey }"
        'BackupVault.psm1' = ''
        'BackupVault.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'BackupVault.psm1'; NestedModules = @('BackupCore.psm1'); FunctionsToExport = @('Open-Vault') }"
        'Parts.psm1'       = '. $PSScriptRoot/part.ps1'
        'part.ps1'         = 'function Get-Part { Get-PrivatePart }; function Get-PrivatePart { "real" }'
        'function.ps1'     = 'function Get-Dotted { Get-Date }'
    } -Test {
        BeforeAll {
            foreach ($name in 'Backup', 'Parts') { Import-Module $PSScriptRoot/$name.psm1 -Force }
            Import-Module $PSScriptRoot/BackupVault.psd1 -Force
            New-Module -Name Dynamic { function Get-Dynamic { Get-Inner }; function Get-Inner { 'real' }; Export-ModuleMember Get-Dynamic } | Import-Module
            . $PSScriptRoot/function.ps1
        }
        Describe 'where' {
            It 'test scope' { Mock Get-Date { 'mocked' }; Get-Date | Should -Be 'mocked'; Get-Dotted | Should -Be 'mocked'; Get-Today | Should -BeOfType datetime }
            It 'module scope' { Mock Get-Date { 'mocked' } -ModuleName Backup; Get-Today | Should -Be 'mocked'; Get-Date | Should -BeOfType datetime; Should -Invoke Get-Date -Times 1 -Exactly -ModuleName Backup; InModuleScope Backup { $ExecutionContext.SessionState.Module.Name } | Should -Be 'Backup' }
            It 'parts' { Mock Get-PrivatePart { 'mocked' } -ModuleName Parts; Get-Part | Should -Be 'mocked' }
            It 'dynamic' { Mock Get-Inner { 'mocked' } -ModuleName Dynamic; Get-Dynamic | Should -Be 'mocked' }
            It 'nested' { Mock Get-VaultKey { 'mocked' } -ModuleName BackupCore; Open-Vault | Should -Be 'mocked' }
            It 'manifest' { InModuleScope BackupVault { $ExecutionContext.SessionState.Module.Name } | Should -Be 'BackupVault' }
        }
    }

    $asked = Invoke-Sample -File @{
        'Inner.psm1' = 'function Get-Key { "real" }; function Open-Safe { Get-Key }'
        'Outer.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('Inner.psm1'); FunctionsToExport = @('Open-Safe') }"
    } -Test {
        Describe 'd' {
            It 'imported once' { Import-Module $PSScriptRoot/Outer.psd1; Mock Get-Key { 'mocked' } -ModuleName Inner; Open-Safe | Should -Be 'mocked'; Remove-Module Outer }
            It 'imported twice' { Import-Module $PSScriptRoot/Outer.psd1 -Force; Import-Module $PSScriptRoot/Outer.psd1 -Force; Mock Get-Key { 'mocked' } -ModuleName Inner; Open-Safe | Should -Be 'real' }
            It 'removed first' { Get-Module Outer | Remove-Module -Force; Import-Module $PSScriptRoot/Outer.psd1; Mock Get-Key { 'mocked' } -ModuleName Inner; Open-Safe | Should -Be 'mocked'; Remove-Module Outer }
        }
    }
}

Describe 'usage/kinds-of-modules' {
    It 'script module (.psm1) | work' {
        Get-Outcome $sample 'module scope' | Should -Be 'Passed'
    }

    It 'manifest (.psd1) with a .psm1 in RootModule | work; use the name of the manifest' {
        Get-Outcome $sample 'manifest' | Should -Be 'Passed'
        $run = Invoke-Sample -File @{
            'Root.psm1'   = "function Get-Inner { 'inner' }"
            'Root.psd1'   = "@{ ModuleVersion = '1.0'; RootModule = 'Root.psm1'; FunctionsToExport = @() }"
            'Nested.psm1' = "function Get-Inner { 'inner' }"
            'Nested.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('Nested.psm1'); FunctionsToExport = @() }"
        } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Root.psd1, $PSScriptRoot/Nested.psd1 }
            Describe 'd' {
                It 'root' { InModuleScope Root { Get-Inner } | Should -Be 'inner'; Mock Get-Inner { 'mock' } -ModuleName Root; InModuleScope Root { Get-Inner } | Should -Be 'mock' }
                It 'nested' { { InModuleScope Nested { 1 } } | Should -Throw 'Multiple script or manifest modules*'; { Mock Get-Inner { 1 } -ModuleName Nested } | Should -Throw 'Multiple script or manifest modules*' }
            }
        }
        $run.Passed | Should -Be 2 -Because "$($run.Messages)"
    }

    It 'functions in many *.ps1 files that the .psm1 dot-sources | work; all of them belong to the module' {
        Get-Outcome $sample 'parts' | Should -Be 'Passed'
    }

    It 'dynamic module (New-Module) | work when it has a -Name and is imported with Import-Module' {
        Get-Outcome $sample 'dynamic' | Should -Be 'Passed'
        (Invoke-Sample { Describe 'd' { It 'i' { $null = New-Module -Name Lost { function Get-Lost { 1 } }; InModuleScope Lost { 1 } } } }).Messages | Should -Match "No modules named 'Lost'"
    }

    It 'nested module | work; name the nested module' {
        Get-Outcome $sample 'nested' | Should -Be 'Passed'
    }

    It 'A function that is dot-sourced lives in the test''s scope, private or not, and mocks need no -ModuleName.' {
        Get-Outcome $sample 'test scope' | Should -Be 'Passed'
    }

    It 'using module and #Requires -Modules are not commands and cannot be mocked: PowerShell reads them before any code runs.' {
        $run = Invoke-Sample -File @{
            'using.ps1'    = "using module NoSuchModule`nSet-Content -Path `$PSScriptRoot/ran.txt -Value using"
            'requires.ps1' = "#Requires -Modules NoSuchModule`nSet-Content -Path `$PSScriptRoot/ran.txt -Value requires"
            'import.ps1'   = "Import-Module NoSuchModule`nSet-Content -Path `$PSScriptRoot/import.txt -Value import"
        } -Test {
            Describe 'd' {
                BeforeAll { Mock Import-Module { } }
                It 'using' { { & $PSScriptRoot/using.ps1 } | Should -Throw '*NoSuchModule*' }
                It 'requires' { { & $PSScriptRoot/requires.ps1 } | Should -Throw '*NoSuchModule*' }
                It 'import' { & $PSScriptRoot/import.ps1; Should -Invoke Import-Module -Times 1 -Exactly }
                It 'no command' { Get-Command using -ErrorAction Ignore | Should -BeNullOrEmpty; { Mock using { } } | Should -Throw '*Could not find Command using*' }
            }
        }
        $run.Passed, $run.Failed | Should -Be 4, 0
        @($run.Files.Keys) | Should -Contain 'import.txt'
        @($run.Files.Keys) | Should -Not -Contain 'ran.txt'
    }

    It 'Mock Import-Module like any other command that the module calls, with -ModuleName. Import the module under test first: this import is real. The module that the mock keeps out has no commands in the session. Define a global function for each of its commands that the code calls.' {
        $run = Invoke-Sample -File @{ 'Loader.psm1' = 'function Start-It { Import-Module NoSuchModule; Get-FromNoSuch }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Loader.psm1 -Force }
                It 'real' { { Start-It } | Should -Throw }
                It 'no command' { Mock Import-Module { } -ModuleName Loader; { Start-It } | Should -Throw "*'Get-FromNoSuch' is not recognized*" }
                It 'function' { Mock Import-Module { } -ModuleName Loader; function global:Get-FromNoSuch { 'by test' }; Start-It | Should -Be 'by test'; Remove-Item function:/Get-FromNoSuch }
            }
        }
        Assert-TestPassed $run 'real', 'no command', 'function'
    }

    It 'Import the module to test what you ship, or dot-source one of its *.ps1 files in BeforeAll. A function that is dot-sourced lives in the test''s scope, private or not, and mocks need no -ModuleName. What you lose is everything else the module provides, such as its other functions and its $script: variables.' {
        $run = Invoke-Sample -File @{ 'One.ps1' = 'function Get-One { "$(Get-Date) $script:limit" }'; 'M.psm1' = '$script:limit = 30; . $PSScriptRoot/One.ps1; function Get-Other { }' } -Test {
            Describe 'd' { BeforeAll { . $PSScriptRoot/One.ps1 }; It 'i' { Mock Get-Date { 'mocked' }; Get-One | Should -Be 'mocked '; Get-Command Get-Other -ErrorAction Ignore | Should -BeNullOrEmpty } }
        }
        $run.Passed | Should -Be 1
    }

    It 'After a second Import-Module -Force in the same session, even by the next test file, the mock goes into the old copy of the nested module, and the real command runs' {
        Assert-TestPassed $asked 'imported once', 'imported twice', 'removed first'
        $test = { BeforeAll { Import-Module $PSScriptRoot/Next.psd1 -Force }; Describe 'd' { It 'i' { Mock Get-Key { 'mocked' } -ModuleName InnerNext; Open-Safe | Should -Be 'mocked' } } }
        $run = Invoke-Sample -File @{
            'InnerNext.psm1' = 'function Get-Key { "real" }; function Open-Safe { Get-Key }'
            'Next.psd1'      = "@{ ModuleVersion = '1.0'; NestedModules = @('InnerNext.psm1'); FunctionsToExport = @('Open-Safe') }"
            'a.Tests.ps1'    = $test
            'b.Tests.ps1'    = $test
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'binary module (.dll) | Module ''BackupTools'' is not a Script or Manifest module. Detected modules of the following types: ''Binary''. Its cmdlets can be mocked where they are called from' -Skip:($PSVersionTable.PSVersion.Major -lt 6) {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Import-Module -Name (Join-Path $PSHOME Microsoft.PowerShell.Commands.Utility.dll); $name = 'Microsoft.PowerShell.Commands.Utility' }
                It 'inside' { (Get-Module $name).ModuleType | Should -Be 'Binary'; { InModuleScope $name { 1 } } | Should -Throw "*Module '$name' is not a Script or Manifest module. Detected modules of the following types: 'Binary'*" }
                It 'from' { Mock Get-Date { 'mocked' }; Get-Date | Should -Be 'mocked' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
    }

    It 'A DefaultCommandPrefix in the manifest changes the names only outside the module. With the prefix Bk, the test calls and mocks Get-BkTape, and ExportedFunctions.Keys has that name. In the module, for -ModuleName and InModuleScope, the function is Get-Tape, as in ExportedFunctions.Values.Name.' {
        $run = Invoke-Sample -File @{
            'Robot.psm1' = 'function Get-Tape { "real" }; function Test-Tape { Get-Tape }'
            'Robot.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Robot.psm1'; DefaultCommandPrefix = 'Bk'; FunctionsToExport = 'Get-Tape', 'Test-Tape' }"
        } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Robot.psd1 -Force }
            Describe 'd' {
                It 'outside' { Get-BkTape | Should -Be 'real'; Mock Get-BkTape { 'mocked' }; Get-BkTape | Should -Be 'mocked'; { Mock Get-Tape } | Should -Throw '*Could not find Command Get-Tape*' }
                It 'inside' { Mock Get-Tape { 'mocked' } -ModuleName Robot; Test-BkTape | Should -Be 'mocked'; InModuleScope Robot { Get-Tape } | Should -Be 'mocked' }
                It 'keys' { $exported = (Get-Module Robot).ExportedFunctions; @($exported.Keys) | Should -Contain 'Get-BkTape'; @($exported.Values.Name) | Should -Contain 'Get-Tape'; @($exported.Keys) | Should -Not -Contain 'Get-Tape' }
            }
        }
        Assert-TestPassed $run 'outside', 'inside', 'keys'
    }

    Context 'ScriptsToProcess in BeforeAll, without and with -Global' {
        BeforeAll {
            $run = Invoke-Sample -File @{
                'Level.ps1' = 'function Get-Level { "full" }; $plain = 1; $script:own = 2'
                'Plan.psm1' = 'function Get-Plan { Get-Level }; function Get-Variables { "[$plain][$script:plain][$own][$script:own]" }'
                'Plan.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Plan.psm1'; ScriptsToProcess = 'Level.ps1'; FunctionsToExport = 'Get-Plan', 'Get-Variables' }"
            } -Test {
                Describe 'd <_>' -ForEach $false, $true {
                    BeforeAll { Import-Module $PSScriptRoot/Plan.psd1 -Force -Global:$_ }
                    It 'test' { Get-Level | Should -Be 'full'; $plain | Should -Be 1 }
                    It 'module' { { Get-Plan } | Should -Throw "*'Get-Level' is not recognized*" }
                    It 'variables' { Get-Variables | Should -Be '[][][][]' }
                }
            }
        }

        It 'In BeforeAll, it is the scope of the tests: the tests find the function, and the functions of the module do not.' {
            Assert-TestPassed $run 'test', 'module'
        }

        It '-Global does not change that. The same is true for the variables of such a file, including $script: variables: in the module they are empty.' {
            Assert-TestPassed $run 'variables'
            $run.Passed | Should -Be 6
        }
    }

    It 'At a prompt, that is the global scope, which the module sees.' {
        $run = Invoke-Sample -File @{
            'Level.ps1' = 'function Get-Level { "full" }'
            'Plan.psm1' = 'function Get-Plan { Get-Level }'
            'Plan.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Plan.psm1'; ScriptsToProcess = 'Level.ps1'; FunctionsToExport = 'Get-Plan' }"
        } -Script { pwsh -NoProfile -Command 'Import-Module ./Plan.psd1; Get-Plan; "in a function:"; Remove-Module Plan; Remove-Item Function:Get-Level; & { Import-Module ./Plan.psd1; try { Get-Plan } catch { "unknown" } }' }
        $run.Value | Should -Be 'full', 'in a function:', 'unknown'
    }

    It 'Import-Module -PassThru returns one more module for each of these scripts. So & $module { … } fails with The term ''BackupLevel BackupPlan'' is not recognized; use & (Get-Module BackupPlan) { … }.' {
        $run = Invoke-Sample -File @{
            'BackupLevel.ps1' = 'function Get-Level { "full" }'
            'BackupPlan.psm1' = 'function Get-Plan { "private" }; Export-ModuleMember'
            'BackupPlan.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'BackupPlan.psm1'; ScriptsToProcess = 'BackupLevel.ps1' }"
        } -Test {
            BeforeAll { $module = Import-Module $PSScriptRoot/BackupPlan.psd1 -Force -PassThru }
            Describe 'd' {
                It 'two' { $module.Name | Should -Be 'BackupLevel', 'BackupPlan' }
                It 'fails' { { & $module { Get-Plan } } | Should -Throw "*The term 'BackupLevel BackupPlan' is not recognized*" }
                It 'works' { & (Get-Module BackupPlan) { Get-Plan } | Should -Be 'private' }
            }
        }
        Assert-TestPassed $run 'two', 'fails', 'works'
    }

    It 'In your own module, dot-source the file in the .psm1 instead' {
        $run = Invoke-Sample -File @{
            'Level.ps1' = 'function Get-Level { "full" }; $script:own = 2'
            'Plan.psm1' = '. $PSScriptRoot/Level.ps1; function Get-Plan { "$(Get-Level) $script:own" }; Export-ModuleMember Get-Plan'
        } -Test { Describe 'd' { It 'i' { Import-Module $PSScriptRoot/Plan.psm1 -Force; Get-Plan | Should -Be 'full 2' } } }
        Assert-TestPassed $run 'i'
    }

    It 'manifest without a .psm1, with *.ps1 files in NestedModules | work; use the name of the manifest.' {
        $run = Invoke-Sample -File @{ 'Tape.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('part.ps1'); FunctionsToExport = @('Get-Tape') }"; 'part.ps1' = 'function Get-Tape { Get-Inner }; function Get-Inner { "real" }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psd1 -Force }
                It 'real' { Get-Tape | Should -Be 'real' }
                It 'mock' { Mock Get-Inner { 'mocked' } -ModuleName Tape; Get-Tape | Should -Be 'mocked' }
                It 'inside' { InModuleScope Tape { Get-Inner } | Should -Be 'real' }
                It 'part' { InModuleScope part { Get-Inner } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It 'manifest with a .ps1 in RootModule | do not reach its functions: the file runs in the test''s scope, so mock without -ModuleName' {
        $run = Invoke-Sample -File @{ 'Tape.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'part.ps1'; FunctionsToExport = @('Get-Tape') }"; 'part.ps1' = 'function Get-Tape { Get-Inner }; function Get-Inner { "real" }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psd1 -Force }
                It 'named' { Mock Get-Inner { 'mocked' } -ModuleName Tape }
                It 'inside' { InModuleScope Tape { Get-Inner } }
                It 'not named' { Mock Get-Inner { 'mocked' }; Get-Tape | Should -Be 'mocked' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
        $run.Messages[0] | Should -BeLike '*Could not find Command Get-Inner*'
    }

    It 'PowerShell runs the scripts of ScriptsToProcess where Import-Module stands, not in the module. At a prompt, that is the global scope, which the module sees.' {
        $run = Invoke-Sample -File @{ 'Tape.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Tape.psm1'; ScriptsToProcess = @('level.ps1'); FunctionsToExport = '*' }"; 'Tape.psm1' = 'function Get-FromModule { Get-Level }; function Get-Variable1 { $script:level }'; 'level.ps1' = 'function Get-Level { "known" }; $script:level = 5' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psd1 -Force }
                It 'test' { Get-Level | Should -Be 'known' }
                It 'module' { Get-FromModule }
                It 'variable' { Get-Variable1 | Should -BeNullOrEmpty }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
        $run = Invoke-Sample -File @{ 'Tape.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Tape.psm1'; ScriptsToProcess = @('level.ps1'); FunctionsToExport = '*' }"; 'Tape.psm1' = 'function Get-FromModule { Get-Level }'; 'level.ps1' = 'function Get-Level { "known" }' } -Script {
            & (Get-Process -Id $PID).Path -NoProfile -Command 'Import-Module ./Tape.psd1; Get-FromModule'
        }
        $run.Value | Should -Be 'known'
    }

    It 'A session never lets go of a .dll, so run the tests in a new process after each build' {
        $run = Invoke-Sample -Seconds 120 -Script {
            foreach ($word in 'old', 'new') {
                $null = New-Item -ItemType Directory $word
                & (Get-Process -Id $PID).Path -NoProfile -Command "Add-Type -OutputAssembly $word/Proof.dll -TypeDefinition 'using System.Management.Automation; [Cmdlet(VerbsCommon.Get, `"ProofWord`")] public class GetProofWord : Cmdlet { protected override void ProcessRecord() { WriteObject(`"$word`"); } }'"
            }
            $null = New-Item -ItemType Directory live
            Copy-Item old/Proof.dll live/Proof.dll
            Import-Module ./live/Proof.dll; Get-ProofWord
            Remove-Module Proof
            Remove-Item live/Proof.dll; Copy-Item new/Proof.dll live/Proof.dll
            Import-Module ./live/Proof.dll -Force; Get-ProofWord
            & (Get-Process -Id $PID).Path -NoProfile -Command 'Import-Module ./live/Proof.dll; Get-ProofWord'
            Get-ChildItem -Recurse -Filter *.dll | Remove-Item
        }
        $run.Value | Should -Be 'old', 'old', 'new'
    }

    It 'In compiled code, mocks replace only commands that the code runs by name, as with InvokeCommand.InvokeScript. Where the test calls the cmdlets, make the mocks without -ModuleName, never with the name of the binary module.' {
        $run = Invoke-Sample -Seconds 120 -File @{ 'ProofReport.psm1' = 'function Get-ProofReport { Get-ProofScript }' } -Test {
            Describe 'd' {
                BeforeAll {
                    Add-Type -OutputAssembly "$TestDrive/ProofBinary.dll" -TypeDefinition 'using System.Management.Automation; [Cmdlet(VerbsCommon.Get, "ProofScript")] public class GetProofScript : PSCmdlet { protected override void ProcessRecord() { WriteObject(InvokeCommand.InvokeScript("Get-Date"), true); } } [Cmdlet(VerbsCommon.Get, "ProofNow")] public class GetProofNow : PSCmdlet { protected override void ProcessRecord() { WriteObject(System.DateTime.Now); } }'
                    Import-Module "$TestDrive/ProofBinary.dll", "$PSScriptRoot/ProofReport.psm1"
                }
                It 'by name' { Mock Get-Date { 'mocked' }; Get-ProofScript | Should -Be 'mocked' }
                It '.NET' { Mock Get-Date { 'mocked' }; Get-ProofNow | Should -BeOfType datetime }
                It 'module name' { Mock Get-Date { 'mocked' } -ModuleName ProofBinary }
                It 'script module, without' { Mock Get-Date { 'mocked' }; Get-ProofReport | Should -BeOfType datetime }
                It 'script module, with' { Mock Get-Date { 'mocked' } -ModuleName ProofReport; Get-ProofReport | Should -Be 'mocked'; Get-ProofScript | Should -BeOfType datetime }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Passed', 'Passed'
    }

    It 'Where a script module calls the cmdlets, name that module: Mock Get-BackupSize { 70 } -ModuleName BackupReport.' {
        $run = Invoke-Sample -Seconds 120 -File @{ 'BackupReport.psm1' = 'function Get-Report { Get-BackupSize }' } -Test {
            Describe 'd' {
                BeforeAll {
                    Add-Type -OutputAssembly "$TestDrive/BackupTools.dll" -TypeDefinition 'using System.Management.Automation; [Cmdlet(VerbsCommon.Get, "BackupSize")] public class GetBackupSizeCommand : PSCmdlet { protected override void ProcessRecord() { WriteObject(1); } }'
                    Import-Module "$TestDrive/BackupTools.dll", "$PSScriptRoot/BackupReport.psm1"
                }
                It 'real' { Get-Report | Should -Be 1 }
                It 'caller' { Mock Get-BackupSize { 70 } -ModuleName BackupReport; Get-Report | Should -Be 70; Get-BackupSize | Should -Be 1 }
                It 'test' { Mock Get-BackupSize { 70 }; Get-Report | Should -Be 1; Get-BackupSize | Should -Be 70 }
                It 'binary' { Mock Get-BackupSize { 70 } -ModuleName BackupTools }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It 'Code that asks whether a module is installed calls Get-Module -ListAvailable. Mock Get-Module pretends that the module is not installed, and Mock Get-Module { [pscustomobject] @{ Version = [version] ''2.0'' } } that it is. Pester itself still sees the real modules. Mock Install-Module as well.' {
        $run = Invoke-Sample -File @{ 'Setup.psm1' = 'function Initialize-It { $found = Get-Module -Name Pester -ListAvailable; if (-not $found) { Install-Module -Name Pester }; "$($found.Version)" }' } -Test {
            Describe 'd' {
                BeforeAll { function global:Install-Module ($Name) { throw 'installs' }; Import-Module $PSScriptRoot/Setup.psm1 -Force; Mock Install-Module -ModuleName Setup }
                AfterAll { Remove-Module Setup; Remove-Item function:Install-Module }
                It 'missing' { Mock Get-Module -ModuleName Setup; Initialize-It; Should -Invoke Install-Module -ModuleName Setup -Times 1 -Exactly }
                It 'there' { Mock Get-Module { [pscustomobject] @{ Version = [version] '2.0' } } -ModuleName Setup; Initialize-It | Should -Be '2.0'; Should -Invoke Install-Module -ModuleName Setup -Times 0 }
                It 'pester' { Mock Get-Module; Get-Module -Name Setup | Should -BeNullOrEmpty; InModuleScope Setup { 'inside' } | Should -Be 'inside' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'After Import-Module -Prefix My, a mock for calls of the test has the prefix: Mock Get-MyBackup. Calls inside the module have no prefix: Mock Get-Backup -ModuleName Backup.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Backup { "real" }; function Get-BackupName { Get-Backup }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Prefix My -Force }
            Describe 'd' {
                It 'test' { Mock Get-MyBackup { 'mocked' }; Get-MyBackup | Should -Be 'mocked'; Get-MyBackupName | Should -Be 'real' }
                It 'test without prefix' { { Mock Get-Backup } | Should -Throw 'Could not find Command Get-Backup*' }
                It 'module' { Mock Get-Backup { 'mocked' } -ModuleName Backup; Get-MyBackupName | Should -Be 'mocked'; Should -Invoke Get-Backup -ModuleName Backup -Times 1 -Exactly; Get-MyBackup | Should -Be 'real' }
                It 'module with prefix' { try { Mock Get-MyBackup { 'mocked' } -ModuleName Backup } catch { }; Get-MyBackupName | Should -Be 'real' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    Context 'a call at the top of a .psm1' {
        BeforeAll {
            $run = Invoke-Sample -File @{ 'Startup.psm1' = '$day = Get-Date -Format yyyy; function Get-StartDay { $day }; function Get-Now { Get-Date -Format yyyy }' } -Test {
                Describe 'd' {
                    BeforeEach { Remove-Module Startup -ErrorAction Ignore }
                    AfterAll { Remove-Module Startup -ErrorAction Ignore }
                    It 'before' { { Mock Get-Date { 'mocked' } -ModuleName Startup } | Should -Throw 'No modules named ''Startup'' are currently loaded.*' }
                    It 'of the test' { Mock Get-Date { 'mocked' }; Import-Module $PSScriptRoot/Startup.psm1; Get-Date | Should -Be 'mocked'; Get-StartDay | Should -Match '^\d{4}$' }
                    It 'loaded, then anew' { Import-Module $PSScriptRoot/Startup.psm1; Mock Get-Date { 'mocked' } -ModuleName Startup; Get-Now | Should -Be 'mocked'; Import-Module $PSScriptRoot/Startup.psm1 -Force; Get-StartDay | Should -Match '^\d{4}$' }
                    It 'function of the test' { function Get-Date { 'function' }; Import-Module $PSScriptRoot/Startup.psm1; Get-StartDay | Should -Match '^\d{4}$' }
                    It 'global function' {
                        function global:Get-Date { 'function' }
                        try { Import-Module $PSScriptRoot/Startup.psm1 } finally { Remove-Item -Path function:Get-Date }
                        Get-StartDay | Should -Be 'function'
                        Get-Now | Should -Match '^\d{4}$'
                        (Get-Command Get-Date).CommandType | Should -Be 'Cmdlet'
                        Mock Get-Date { 'mocked' } -ModuleName Startup
                        Get-Now | Should -Be 'mocked'
                        Get-StartDay | Should -Be 'function'
                    }
                }
            }
        }

        It 'Before the import, Mock -ModuleName fails, because no such module is loaded, and the module does not see a mock of the test.' {
            Assert-TestPassed $run 'before', 'of the test'
        }

        It 'Define a global function with the name of the command, and remove the function afterwards. After the import, -ModuleName works.' {
            Assert-TestPassed $run 'function of the test', 'global function', 'loaded, then anew'
            $run.Messages | Should -BeNullOrEmpty
            $run.Passed | Should -Be 5
        }
    }

    It 'A .psm1 with a param() block gets its values from Import-Module ./Tapes.psm1 -ArgumentList south -Force, by position. Without -Force, a loaded module keeps its old values.' {
        $run = Invoke-Sample -File @{ 'Tapes.psm1' = 'param ($Place = "vault", $Count = 1); function Get-Place { "$Place $Count" }'; 'With.psd1' = '@{ ModuleVersion = "1.0"; RootModule = "Tapes.psm1"; FunctionsToExport = "*" }' } -Script {
            Import-Module ./Tapes.psm1 -ArgumentList first; Get-Place
            Import-Module ./Tapes.psm1 -ArgumentList south; Get-Place
            Import-Module ./Tapes.psm1 -ArgumentList south -Force; Get-Place
            Import-Module ./Tapes.psm1 -ArgumentList north, 3 -Force; Get-Place
            Import-Module ./Tapes.psm1 -Force; Get-Place
            Import-Module ./Tapes.psm1 -ArgumentList @{ Count = 5 } -Force; Get-Place
            Remove-Module Tapes; Import-Module ./With.psd1 -ArgumentList west -Force; Get-Place
        }
        $run.Value | Should -Be 'first 1', 'first 1', 'south 1', 'north 3', 'vault 1', 'System.Collections.Hashtable 1', 'west 1'
    }

    It 'A function of the module itself, or a function that the module dot-sources, comes before a global function: the real function runs, without an error. Let a function of the module make that call later, where a mock reaches it. Or let a global alias replace the name during the import: Set-Alias Get-BackupRoot Get-TestRoot -Scope Global with a global function Get-TestRoot, and remove both afterwards.' {
        $late = "`nfunction Get-Root { `$root }`nfunction Get-LateRoot { Get-BackupRoot }"
        $run = Invoke-Sample -File @{ 'part.ps1' = 'function Get-BackupRoot { "real" }'; 'Own.psm1' = "function Get-BackupRoot { 'real' }`n`$root = Get-BackupRoot$late"; 'Dot.psm1' = ". `$PSScriptRoot/part.ps1`n`$root = Get-BackupRoot$late" } -Test {
            Describe '<_>' -ForEach 'Own', 'Dot' {
                AfterEach { Remove-Module $_ }
                It 'global function' {
                    function global:Get-BackupRoot { 'test' }
                    try { Import-Module $PSScriptRoot/$_.psm1 -Force } finally { Remove-Item function:Get-BackupRoot }
                    Get-Root | Should -Be 'real'
                }
                It 'alias, and a mock later' {
                    function global:Get-TestRoot { 'test' }
                    Set-Alias Get-BackupRoot Get-TestRoot -Scope Global
                    try { Import-Module $PSScriptRoot/$_.psm1 -Force } finally { Remove-Item alias:Get-BackupRoot, function:Get-TestRoot }
                    Get-Root | Should -Be 'test'
                    Get-LateRoot | Should -Be 'real'
                    Mock Get-BackupRoot { 'mocked' } -ModuleName $_
                    Get-LateRoot | Should -Be 'mocked'
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'Where the installed copy is loaded, the import of your build fails in PowerShell 7 with Assembly with same name is already loaded, also after Remove-Module.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -NewProcess -Seconds 120 -File @{ 'Build.ps1' = (Get-Content "$PSScriptRoot/../../Assembly.ps1" -Raw) } -Script {
            . ./Build.ps1
            New-Build ProofCopyA 1.0.0.0 installed modules/ProofCopyA; New-Build ProofCopyA 1.0.0.0 built out
            $env:PSModulePath = "$PWD/modules$([IO.Path]::PathSeparator)$PSHOME/Modules"
            Get-ProofCopyA
            foreach ($remove in $false, $true) {
                if ($remove) { Remove-Module ProofCopyA }
                try { Import-Module ./out/ProofCopyA.psd1; 'imported' } catch { "$_" }
            }
            & (Get-Process -Id $PID).Path -NoProfile -Command 'Import-Module ./out/ProofCopyA.psd1; Get-ProofCopyA'
        }
        $run.Value[0, 3] | Should -Be 'installed', 'built'
        $run.Value[1, 2] | Should -BeLike 'Could not load file or assembly *Assembly with same name is already loaded*'
    }
}
