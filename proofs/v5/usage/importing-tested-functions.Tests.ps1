BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/importing-tested-functions' {
    It 'Once the class is loaded, pass it to an assertion in parentheses, Should -BeOfType ([BackupJob]). Brackets without parentheses are text, and Pester does not find the class by this text (Could not find type [BackupJob].).' {
        $run = Invoke-Sample -File @{ 'Job.ps1' = 'class ProofBackupJob { }' } { BeforeAll { . $PSScriptRoot/Job.ps1 }; Describe 'd' { It 'parentheses' { [ProofBackupJob]::new() | Should -BeOfType ([ProofBackupJob]) }; It 'bare' { [ProofBackupJob]::new() | Should -BeOfType [ProofBackupJob] } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        $run.Messages | Should -Match 'Could not find type \[ProofBackupJob\]\.'
    }

    It 'When the test file loads a class, Should -BeOfType does not find the class by its name. Pass the type in parentheses: Should -BeOfType ([BackupJob]).' {
        $run = Invoke-Sample -File @{ 'Own.psm1' = 'class ProofOwn { }' } @'
using module ./Own.psm1
Describe 'd' {
        It 'parentheses' { [ProofOwn]::new() | Should -BeOfType ([ProofOwn]) }
        It 'brackets' { [ProofOwn]::new() | Should -BeOfType [ProofOwn] }
        It 'text' { [ProofOwn]::new() | Should -BeOfType 'ProofOwn' }
        It 'variable' { $type = [ProofOwn]; [ProofOwn]::new() | Should -BeOfType $type }
        It 'a type of .NET' { 1 | Should -BeOfType [int]; 1 | Should -BeOfType 'int' }
}
'@
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed', 'Passed'
        $run.Messages | Should -Match 'Could not find type'
    }

    Context 'Scripts that do something, names of Pester' {
        BeforeAll {
            $loaded = Invoke-Sample -File @{
                'Start-Backup.ps1' = 'function Get-Target { "tape" }; if ($MyInvocation.InvocationName -ne ".") { $global:proofStarted++ }'
                'Work.ps1'         = 'function Get-Kind { "full" }; $global:proofWorked = $true; Get-Kind'
                'Send-Backup.ps1'  = 'Write-Mail (Get-Date)'
                'Inside.psm1'      = 'function Get-Outside { "outside $(Get-Inside)" }; function Get-Inside { "inside" }; Export-ModuleMember Get-Outside'
                'Script.ps1'       = 'function Get-Outside { "x" }; Export-ModuleMember Get-Outside'
            } {
                Describe 'd' {
                    It 'dot-sourced' { $global:proofStarted = 0; . $PSScriptRoot/Start-Backup.ps1; Get-Target | Should -Be 'tape'; $global:proofStarted | Should -Be 0; & $PSScriptRoot/Start-Backup.ps1; $global:proofStarted | Should -Be 1 }
                    It 'out of its text' {
                        $global:proofWorked = $false
                        $tree = [System.Management.Automation.Language.Parser]::ParseFile("$PSScriptRoot/Work.ps1", [ref] $null, [ref] $null)
                        $tree.FindAll({ $args[0] -is [System.Management.Automation.Language.FunctionDefinitionAst] }, $false) | ForEach-Object { . ([scriptblock]::Create($_.Extent.Text)) }
                        Get-Kind | Should -Be 'full'; $global:proofWorked | Should -Be $false
                    }
                    It 'mocked before' { function Write-Mail { throw 'real' }; Mock Write-Mail { 'mock' }; Mock Get-Date { 'now' }; & $PSScriptRoot/Send-Backup.ps1 | Should -Be 'mock'; Should -Invoke Write-Mail -Times 1 -Exactly; Should -Invoke Get-Date -Times 1 -Exactly }
                    It 'mocked after' { function Write-Mail { throw 'real' }; & $PSScriptRoot/Send-Backup.ps1; Mock Write-Mail { 'mock' } }
                    It 'module' { Import-Module $PSScriptRoot/Inside.psm1 -Force; Get-Outside | Should -Be 'outside inside'; Get-Command Get-Inside -ErrorAction Ignore | Should -BeNullOrEmpty; InModuleScope Inside { Get-Inside } | Should -Be 'inside' }
                    It 'script' { . $PSScriptRoot/Script.ps1 }
                }
            }
            function Assert-Failed ([string] $Name, [string] $Like) { $test = $loaded.Tests | Where-Object Name -EQ $Name; $test.Result | Should -Be 'Failed'; "$($test.Message)" | Should -BeLike $Like }
        }

        It 'If they have to stay, two other ways lead to the functions: the script notices that it is dot-sourced, by if ($MyInvocation.InvocationName -ne ''.'') around its work, or the tests take the functions out of its text.' {
            Assert-TestPassed $loaded 'dot-sourced', 'out of its text'
        }

        It 'Before that call, mock the commands and functions that the script calls.' {
            Assert-TestPassed $loaded 'mocked before'
            Assert-Failed 'mocked after' '*real*'
        }

        It 'Or make the script a module: name it Backup.psm1 and write Import-Module $PSScriptRoot/Backup.psm1 -Force. Then call private functions inside the module.' {
            Assert-TestPassed $loaded 'module'
            Assert-Failed 'script' '*Export-ModuleMember cmdlet can only be called from inside a module*'
        }

        It 'The code under test has a function with the name of a command of Pester.' {
            foreach ($name in 'Should', 'Assert-Else') {
                $run = Invoke-Sample -File @{ 'Named.ps1' = "function $name { }" } { BeforeAll { . $PSScriptRoot/Named.ps1 }; Describe 'd' { It 'i' { 1 | Should -Be 2 } } }
                $run.Passed | Should -Be ([int] ($name -eq 'Should')) -Because $name
            }
            foreach ($name in 'It', 'Test-Else') {
                $run = Invoke-Sample -File @{ 'Named.ps1' = "function $name { }"; 'A.Tests.ps1' = ". `$PSScriptRoot/Named.ps1`nDescribe 'd' { It 'i' { 1 | Should -Be 1 } }" }
                $run.Passed | Should -Be ([int] ($name -ne 'It')) -Because $name
                $run.Messages | Should -BeNullOrEmpty
            }
        }
    }
}
