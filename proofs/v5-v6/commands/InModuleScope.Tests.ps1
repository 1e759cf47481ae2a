BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/InModuleScope' {
    BeforeAll {
        $run = Invoke-Sample {
            BeforeAll { $null = New-Module -Name Backup { $script:Setting = 'module value'; function Get-Private { 'private' }; function Get-Public { $script:Setting }; Export-ModuleMember -Function Get-Public } | Import-Module -PassThru; $testValue = 'of the test' }
            Describe 'd' {
                It 'private' { Write-Host "<$(InModuleScope Backup { "$(Get-Private) $script:Setting test=$testValue" })>" }
                It 'outside' { Get-Command Get-Private -ErrorAction Ignore | Should -BeNullOrEmpty }
                It 'case' { InModuleScope BACKUP { Get-Private } | Should -Be 'private' }
                It 'not loaded' { InModuleScope Nope { } }
                It 'compiled' { Add-Type -TypeDefinition 'public class ProofCompiled { }' -OutputAssembly "$PSScriptRoot/ProofCompiled.dll" -OutputType Library; Import-Module "$PSScriptRoot/ProofCompiled.dll"; InModuleScope ProofCompiled { } }
                It 'local' { InModuleScope Backup { $local = 1; $script:Setting = 'changed' }; Write-Host "<$(InModuleScope Backup { "local=$local" }) $(Get-Public)>" }
                It 'still changed' { Write-Host "<still $(Get-Public)>" }
                It 'parameters' { Write-Host "<$(InModuleScope Backup -Parameters @{ Name = 'n' } { "p $Name" }) $(InModuleScope Backup -Parameters @{ Name = 'n' } { param ($Name) "q $Name" })>" }
                It 'undeclared' { InModuleScope Backup -Parameters @{ Name = 'n' } { [CmdletBinding()] param ($Other) } }
                It 'undeclared, with an attribute' { InModuleScope Backup -Parameters @{ Name = 'n' } { param ([Parameter()] $Other) } }
                It 'null' { InModuleScope Backup -Parameters $null { } }
                It 'arguments' { Write-Host "<$(InModuleScope Backup -ArgumentList 1, 2 { "a $args" }) $(InModuleScope Backup -ArgumentList 1, 2 { param ($x, $y) "b $y $x" })>" }
                It 'both' { Write-Host "<both $(InModuleScope Backup -Parameters @{ x = 'named' } -ArgumentList 'pos' { param ($y, $x) "$x $y" })>" }
                It 'empty' { Write-Host "<empty $(InModuleScope Backup -ArgumentList @() { $args.Count }) $(InModuleScope Backup -ArgumentList $null { $args.Count })>" }
                It 'both args' { Write-Host "<args $(InModuleScope Backup -Parameters @{ x = 'named' } -ArgumentList 'pos' { $args -join '|' })>" }
                It 'mock' { $script:Setting = 'of the test'; InModuleScope Backup { Mock Get-Private { $script:Setting } }; Write-Host "<mock $(InModuleScope Backup { Get-Private })>" }
            }
        }
        $result = @{}; $message = @{}; foreach ($test in $run.Tests) { $result[$test.Name] = $test.Result; $message[$test.Name] = "$($test.Message)" }
    }

    It 'Runs a script block as if it stood in the module''s own code, so that a test can call private functions or read $script: variables.' {
        $run.Text | Should -Match '<private module value test=>'
        $result['outside'] | Should -Be 'Passed'
    }

    It 'The name of a module that is loaded; case does not matter. If no such module is loaded, you get No modules named ''…'' are currently loaded.' {
        $result['case'] | Should -Be 'Passed'
        $message['not loaded'] | Should -Match "No modules named 'Nope' are currently loaded"
    }

    It 'A module that is a .dll, alone or as RootModule of a manifest, has no scope of this kind and is refused.' {
        $message['compiled'] | Should -Match "^Module 'ProofCompiled' is not a Script or Manifest module\. Detected modules of the following types: 'Binary'"
        $root = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    Add-Type -TypeDefinition 'public class ProofRoot { }' -OutputAssembly "$TestDrive/ProofRoot.dll" -OutputType Library
                    New-ModuleManifest "$TestDrive/ProofManifest.psd1" -RootModule ProofRoot.dll
                    Import-Module "$TestDrive/ProofManifest.psd1"
                    InModuleScope ProofManifest { }
                }
            }
        }
        $root.Messages | Should -Match "^Module 'ProofManifest' is not a Script or Manifest module\. Detected modules of the following types: 'Binary'"
    }

    It 'A module whose manifest loads the .dll as a nested module, such as Microsoft.PowerShell.Utility, is accepted: there you can call cmdlets that the manifest does not export, but reach nothing inside them.' {
        $nested = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    Add-Type -OutputAssembly "$TestDrive/ProofNested.dll" -TypeDefinition @'
using System.Management.Automation;
[Cmdlet(VerbsCommon.Get, "ProofOpen")] public class GetProofOpen : PSCmdlet {
    private static string secret = "secret";
    protected override void ProcessRecord() { WriteObject(secret); WriteObject(InvokeCommand.InvokeScript("Get-Date"), true); }
}
[Cmdlet(VerbsCommon.Get, "ProofHidden")] public class GetProofHidden : PSCmdlet { protected override void ProcessRecord() { WriteObject(7); } }
'@
                    New-ModuleManifest "$TestDrive/ProofManifest.psd1" -NestedModules ProofNested.dll -CmdletsToExport Get-ProofOpen
                    Import-Module "$TestDrive/ProofManifest.psd1"
                }
                It 'accepted' { InModuleScope ProofManifest { $ExecutionContext.SessionState.Module.Name } | Should -Be ProofManifest }
                It 'not exported' { InModuleScope ProofManifest { Get-ProofHidden } | Should -Be 7; Get-Command Get-ProofHidden -ErrorAction Ignore | Should -BeNullOrEmpty }
                It 'inside' { InModuleScope ProofManifest { [GetProofOpen]::secret; $secret; $script:secret } | Where-Object { $null -ne $_ } | Should -BeNullOrEmpty }
                It 'mock' { Mock Get-Date { 'mocked' } -ModuleName ProofManifest; Get-ProofOpen | Select-Object -First 1 | Should -Be 'secret'; Get-ProofOpen | Select-Object -Last 1 | Should -BeOfType datetime }
            }
        }
        $nested.Messages | Should -BeNullOrEmpty
        $nested.Passed | Should -Be 4
        # In the session of a sample these cmdlets are no module, in that of a prompt they are.
        $utility = Invoke-Sample -File @{ 'prompt.ps1' = 'Import-Module $args[0]; $null = Get-Random; "$((Get-Module Microsoft.PowerShell.Utility).ModuleType) $((Get-Module Microsoft.PowerShell.Utility).NestedModules.ModuleType)"; InModuleScope Microsoft.PowerShell.Utility { $ExecutionContext.SessionState.Module.Name }' } -Script {
            & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -File ./prompt.ps1 (Get-Module Pester).Path.Replace('.psm1', '.psd1')
        }
        $utility.Value | Should -Be 'Manifest Binary', 'Microsoft.PowerShell.Utility'
    }

    It 'When two modules of that name are loaded, the message starts with Multiple script or manifest modules named.' {
        foreach ($count in 1, 2) {
            $two = Invoke-Sample -File @{ 'a/Twice.psm1' = 'function Get-Twice { "a" }'; 'b/Twice.psm1' = 'function Get-Twice { "b" }' } -Test "Describe 'd' { It 'i' { 'a', 'b' | Select-Object -First $count | ForEach-Object { Import-Module `$PSScriptRoot/`$_/Twice.psm1 }; InModuleScope Twice { Get-Twice } | Should -Be 'a' } }"
            if ($count -eq 1) { $two.Passed | Should -Be 1 } else { $two.Messages | Should -Match "^Multiple script or manifest modules named 'Twice'" }
        }
    }

    It 'The code to run. It sees everything that the module''s own code sees, and of the test only $global: variables and $TestDrive.' {
        $run.Text | Should -Match '<private module value test=>'
        $seen = Invoke-Sample {
            BeforeAll { $null = New-Module -Name ProofSight { $script:ofModule = 'module'; function Get-Seen { "$ofFile|$ofTest|$ofScript|$ofGlobal|$TestDrive|$_" } } | Import-Module -PassThru; $ofFile = 'file' }
            AfterAll { Remove-Module ProofSight; Remove-Variable ofGlobal -Scope Global -ErrorAction Ignore }
            Describe 'd' {
                It 'i' -ForEach 'data' {
                    $ofTest = 'test'; $script:ofScript = 'script'; $global:ofGlobal = 'global'; $PesterPreference = 'preference'
                    "$ofFile|$ofTest|$ofScript|$ofGlobal|$TestDrive|$_" | Should -Be "file|test|script|global|$TestDrive|data"
                    InModuleScope ProofSight { "$ofFile|$ofTest|$ofScript|$ofGlobal|$TestDrive|$_|$PesterPreference|$ofModule" } | Should -Be "|||global|$TestDrive|||module"
                    InModuleScope ProofSight { Get-Seen } | Should -Be "|||global|$TestDrive|"
                    "$TestDrive" | Should -Not -BeNullOrEmpty
                }
            }
        }
        $seen.Messages | Should -BeNullOrEmpty
        $seen.Passed | Should -Be 1
    }

    It 'Exceptions are $PSScriptRoot and $PSCommandPath, which are those of the test file; the folder of the module is (Get-Module Backup).ModuleBase.' {
        $paths = Invoke-Sample -File @{ 'module/Backup.psm1' = 'function Get-Root { $PSScriptRoot }' } -Test {
            Describe 'd' {
                It 'i' {
                    Import-Module $PSScriptRoot/module/Backup.psm1 -Force
                    $folder = Join-Path $PSScriptRoot module
                    InModuleScope Backup { "$PSScriptRoot|$PSCommandPath" } | Should -Be "$PSScriptRoot|$PSCommandPath"
                    InModuleScope Backup { "$(Get-Root)|$((Get-Module Backup).ModuleBase)" } | Should -Be "$folder|$folder"
                }
            }
        }
        $paths.Passed | Should -Be 1
    }

    It 'A plain assignment in the block is local. $script: changes the module until Import-Module -Force loads the module again.' {
        $run.Text | Should -Match '<local= changed>'
        $run.Text | Should -Match '<still changed>'
        $again = Invoke-Sample -File @{ 'Backup.psm1' = '$script:Days = 30; function Get-Days { $script:Days }' } -Test {
            Describe 'd' { It 'i' { Import-Module $PSScriptRoot/Backup.psm1; InModuleScope Backup { $script:Days = 2 }; Import-Module $PSScriptRoot/Backup.psm1; $plain = Get-Days; Import-Module $PSScriptRoot/Backup.psm1 -Force; Write-Host "<plain $plain, forced $(Get-Days)>" } }
        }
        $again.Text | Should -Match '<plain 2, forced 30>'
    }

    It 'Values to pass, by name. Each value becomes a variable inside, with or without a param block. Names that PowerShell uses itself may not arrive, such as Input, or may be an error, such as MyInvocation.' {
        $run.Text | Should -Match '<p n q n>'
        $names = Invoke-Sample { Describe 'd' { It 'i' { $null = New-Module ProofNames { } | Import-Module -PassThru; InModuleScope ProofNames -Parameters @{ Input = 'mine'; Text = 'mine' } { Write-Host "<text $Text input $Input>" }; InModuleScope ProofNames -Parameters @{ Input = 'mine' } { param ($Input) Write-Host "<param $Input>" } } } }
        $names.Text | Should -Match '<text mine input >'
        $names.Text | Should -Match '<param >'
        (Invoke-Sample { Describe 'd' { It 'i' { $null = New-Module ProofNames { } | Import-Module -PassThru; InModuleScope ProofNames -Parameters @{ MyInvocation = 'mine' } { } } } }).Messages | Should -Match 'Cannot convert the "mine" value'
    }

    It 'With a param block that has [CmdletBinding()] or [Parameter()], a name that the block does not declare is an error. -Parameters $null is an error, too: leave the parameter out instead.' {
        $result['undeclared'], $result['undeclared, with an attribute'], $result['null'] | Should -Be 'Failed', 'Failed', 'Failed'
    }

    It 'Values to pass by position, to the param block or to $args.' {
        $run.Text | Should -Match '<a 1 2 b 2 1>'
    }

    It 'Each item of a list is a value of its own; (, $limits) passes the list as one value.' {
        $limited = Invoke-Sample {
            BeforeAll { New-Module -Name Clock { function Get-Now { } } | Import-Module; $limits = 7, 30 }
            Describe 'd' {
                It 'items' { InModuleScope Clock -ArgumentList $limits { param ($first, $second) "$first|$second" } | Should -Be '7|30' }
                It 'one value' { InModuleScope Clock -ArgumentList (, $limits) { param ($first, $second) "$first|$second" } | Should -Be '7 30|' }
            }
        }
        Assert-TestPassed $limited 'items', 'one value'
    }

    It '-ArgumentList can be combined with -Parameters; the named values are bound first.' {
        $run.Text | Should -Match '<both named pos>'
    }

    It 'Without a param block, $args then also holds the names and values of -Parameters, after the values of -ArgumentList.' {
        $run.Text | Should -Match '<args pos\|-x:?\|named>'
    }

    It 'An empty list passes nothing, and $null passes one $null.' {
        $run.Text | Should -Match '<empty 0 1>'
    }

    It 'Whatever the script block outputs is returned.' {
        $result['case'] | Should -Be 'Passed'
    }

    It 'A mock made inside stays for the rest of the test. It answers only calls of the module''s code: a call in the test itself gets the real command.' {
        $mocks = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-Inner { "inner" }; function Get-Outer { Get-Inner }; function Get-Other { "other" }; Export-ModuleMember Get-Outer, Get-Other' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force }
            Describe 'd' {
                It 'stays' { InModuleScope Tape { Mock Get-Inner { 'mock' } }; Get-Outer | Should -Be 'mock'; InModuleScope Tape { Get-Inner } | Should -Be 'mock' }
                It 'is gone' { Get-Outer | Should -Be 'inner' }
                It 'exported' { InModuleScope Tape { Mock Get-Other { 'mock' } }; Get-Other | Should -Be 'other'; InModuleScope Tape { Get-Other } | Should -Be 'mock' }
                It 'cmdlet' { InModuleScope Tape { Mock Get-Date { 'mock' } }; Get-Date | Should -BeOfType datetime }
                It 'made outside' { Mock Get-Other { 'mock' }; Get-Other | Should -Be 'mock'; InModuleScope Tape { Get-Other } | Should -Be 'other' }
            }
        }
        Assert-TestPassed $mocks 'stays', 'is gone', 'exported', 'cmdlet', 'made outside'
    }

    It 'The body of a mock that is made inside reads the module''s variables, not those of the test.' {
        $run.Text | Should -Match '<mock changed>'
    }

    It 'Nothing can be piped in' {
        (Invoke-Sample -Script { 'x' | InModuleScope Pester { } }).Errors | Should -Match 'The input object cannot be bound to any parameters'
    }
}
