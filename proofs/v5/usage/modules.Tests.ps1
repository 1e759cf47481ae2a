BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'usage/modules' {
    It 'Should -Invoke needs the same -ModuleName as the mock.' {
        (Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Today { Get-Date }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force }
            Describe 'd' { It 'i' { Mock Get-Date { 1 } -ModuleName Backup; Get-Today; Should -Invoke Get-Date -Times 1 -Exactly -ModuleName Backup; { Should -Invoke Get-Date -Times 1 -Exactly } | Should -Throw } }
        }).Passed | Should -Be 1
    }

    It 'If there is no such mock, the real command runs.' {
        (Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Today { Get-Date }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force }
            Describe 'd' { It 'i' { Mock Get-Date { 'module' } -ModuleName Backup -ParameterFilter { $false }; Get-Today | Should -BeOfType datetime } }
        }).Passed | Should -Be 1
    }

    It 'A later test file breaks it. All files are read before the first one runs. When a later file imports the module again during discovery, what the BeforeAll of this file defines is in the old copy. An InModuleScope in the tests of this file does not find it.' {
        $file = {
            BeforeDiscovery { Get-Module Twin | Remove-Module; Import-Module $PSScriptRoot/Twin.psm1 }
            InModuleScope Twin {
                BeforeAll { function Get-Helper { 'help' } }
                Describe 'd' {
                    It 'plain' { Get-Helper | Should -Be 'help' }
                    It 'inner' { InModuleScope Twin { Get-Helper } | Should -Be 'help' }
                }
            }
        }
        (Invoke-Sample -File @{ 'Twin.psm1' = ''; 'a.Tests.ps1' = $file }).Tests.Result | Should -Be 'Passed', 'Passed'
        $both = Invoke-Sample -File @{ 'Twin.psm1' = ''; 'a.Tests.ps1' = $file; 'b.Tests.ps1' = $file }
        $both.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Passed'
        $both.Messages | Should -Match "The term 'Get-Helper' is not recognized"
        # A later file that imports the module while tests run comes too late to break this one.
        $later = "BeforeAll { Import-Module `$PSScriptRoot/Twin.psm1 -Force }; Describe 'e' { It 'later' { } }"
        (Invoke-Sample -File @{ 'Twin.psm1' = ''; 'a.Tests.ps1' = $file; 'b.Tests.ps1' = $later }).Tests.Result | Should -Be 'Passed', 'Passed', 'Passed'
    }

    Context 'two modules with a function of the same name' {
        BeforeAll {
            $files = @{}
            foreach ($name in 'First', 'Second') {
                $files["Proof$name.psm1"] = "function Get-Which { '$name' }"
                $test = "Describe 'd' { It 'plain' { Get-Which | Should -Be '$name' }; It 'in front' { Proof$name\Get-Which | Should -Be '$name' } }"
                $import = "Import-Module `$PSScriptRoot/Proof$name.psm1 -Force"
                $files["using/$name.Tests.ps1"] = "using module ../Proof$name.psm1`n$test"
                $files["top/$name.Tests.ps1"] = "$($import.Replace('/Proof', '/../Proof'))`n$test"
                $files["all/$name.Tests.ps1"] = "BeforeAll { $($import.Replace('/Proof', '/../Proof')) }`n$test"
                $files["one/$name.Tests.ps1"] = $files["$(if ($name -eq 'First') { 'all' } else { 'top' })/$name.Tests.ps1"]
                $files["both/$name.Tests.ps1"] = "using module ../Proof$name.psm1`nBeforeAll { $($import.Replace('/Proof', '/../Proof')) }`n$test"
            }
            $runs = @{}
            foreach ($folder in 'using', 'top', 'all', 'both', 'one') {
                $runs[$folder] = Invoke-Sample -File $files -Configuration @{ Run = @{ Path = $folder } }
            }
        }

        It 'Two modules have a function of the same name. Pester 5 reads all files before the first one runs, and loads what using module or an Import-Module at the top of a file loads. So the tests of every file call the function of the module that came last.' {
            foreach ($folder in 'using', 'top') { $runs[$folder].Tests.Result | Should -Be 'Failed', 'Passed', 'Passed', 'Passed' -Because $folder }
        }

        It 'In each of these files, import its module in BeforeAll with -Force, even if the file has a using module. Or write the name of the module in front: Backup\Get-BackupName.' {
            foreach ($folder in 'all', 'both') { $runs[$folder].Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Passed' -Because $folder }
            # With the import in one of the files only, the other one fails.
            $runs['one'].Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Passed'
            foreach ($folder in 'using', 'top') { Assert-TestPassed $runs[$folder] 'in front' }
        }
    }
}
