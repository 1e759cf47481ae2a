BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/module-quality' {
    It 'platyPS leaves text such as {{ Fill in the Synopsis }} where nobody has written anything. Such text is not empty either, so look for it: $help | Out-String | Should -Not -Match ''{{''.' {
        $text = "`n<#`n.SYNOPSIS`n{{ Fill in the Synopsis }}`n#>`n"
        $run = Invoke-Sample "Describe 'd' { BeforeAll { function Get-Left {$text 1 }; `$help = Get-Help Get-Left }; It 'not empty' { `$help.Synopsis | Should -Not -BeNullOrEmpty }; It 'found' { `$help | Out-String | Should -Not -Match '{{' } }"
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Aliases: (Get-Module -Name Tapes).ExportedAliases.Keys | Should -Be ''gtape''. Name them in AliasesToExport of the manifest.' {
        $code = 'function Get-Tape { }; function Fetch-Tape { }; Set-Alias gtape Get-Tape; Export-ModuleMember -Function * -Alias *'
        $file = @{ 'Tapes/Tapes.psm1' = $code; 'Tapes/Tapes.psd1' = '@{ RootModule = "Tapes.psm1"; ModuleVersion = "1.0.0"; FunctionsToExport = "*"; AliasesToExport = "gtape" }'; 'none/Tapes.psm1' = $code; 'none/Tapes.psd1' = '@{ RootModule = "Tapes.psm1"; ModuleVersion = "1.0.0"; FunctionsToExport = "*"; AliasesToExport = @() }' }
        $test = 'Describe "d" { BeforeAll { Import-Module $PSScriptRoot/PLACE/Tapes.psd1 -Force -DisableNameChecking }; AfterAll { Remove-Module Tapes }; It "alias PLACE" { (Get-Module -Name Tapes).ExportedAliases.Keys | Should -Be "gtape" }; It "<_> PLACE" -ForEach "Get-Tape", "Fetch-Tape" { (Get-Command -Name $_).Verb | Should -BeIn (Get-Verb).Verb } }'
        $run = Invoke-Sample -File ($file + @{ 'a.Tests.ps1' = $test.Replace('PLACE', 'Tapes'); 'b.Tests.ps1' = $test.Replace('PLACE', 'none') })
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'alias Tapes', 'Get-Tape Tapes', 'Get-Tape none'
    }

    It 'Approved verbs: (Get-Command -Name $Command).Verb | Should -BeIn (Get-Verb).Verb.' {
        $kept = Invoke-Sample -File @{ 'Shelf.psm1' = '$Shelf = 1; $Hidden = 2; function Get-Shelf { }; Export-ModuleMember -Function Get-Shelf -Variable Shelf' } -Test {
            Describe 'd' {
                It 'variables' { Import-Module $PSScriptRoot/Shelf.psm1; (Get-Module -Name Shelf).ExportedVariables.Keys | Should -Be 'Shelf' }
                It 'verb' { $Command = 'Get-Shelf'; (Get-Command -Name $Command).Verb | Should -BeIn (Get-Verb).Verb }
                It 'other verb' { function Fetch-Shelf { }; $Command = 'Fetch-Shelf'; { (Get-Command -Name $Command).Verb | Should -BeIn (Get-Verb).Verb } | Should -Throw }
            }
        }
        Assert-TestPassed $kept 'variables', 'verb', 'other verb'
    }

    It '(Import-PowerShellDataFile -Path $PSScriptRoot/Tapes/Tapes.psd1).ModuleVersion | Should -Be ''1.0.0''' {
        $run = Invoke-Sample -File @{ 'Tapes/Tapes.psd1' = "@{ ModuleVersion = '1.0.0'; RequiredModules = 'NoSuchTapes' }" } {
            Describe 'd' {
                It 'data' { (Import-PowerShellDataFile -Path $PSScriptRoot/Tapes/Tapes.psd1).ModuleVersion | Should -Be '1.0.0' }
                It 'other' { (Import-PowerShellDataFile -Path $PSScriptRoot/Tapes/Tapes.psd1).ModuleVersion | Should -Not -Be '1.0.1' }
                It 'asked' { { Test-ModuleManifest -Path $PSScriptRoot/Tapes/Tapes.psd1 -ErrorAction Stop } | Should -Throw '*NoSuchTapes*' }
            }
        }
        $run.Passed | Should -Be 3
    }

    It 'The values: read the manifest as data, and not from the object of Test-ModuleManifest, which can be old: (Import-PowerShellDataFile -Path $PSScriptRoot/Tapes/Tapes.psd1).ModuleVersion | Should -Be ''1.0.0''.' {
        $run = Invoke-Sample -File @{ 'Tapes/Tapes.psm1' = 'function Get-Tape { }'; 'Tapes/Tapes.psd1' = "@{ RootModule = 'Tapes.psm1'; ModuleVersion = '0.9.0'; Description = 'old' }" } -Test {
            Describe 'd' {
                BeforeAll {
                    $object = Test-ModuleManifest -Path $PSScriptRoot/Tapes/Tapes.psd1
                    Set-Content $PSScriptRoot/Tapes/Tapes.psd1 "@{ RootModule = 'Tapes.psm1'; ModuleVersion = '1.0.0'; Description = 'new' }"
                }
                It 'data' { (Import-PowerShellDataFile -Path $PSScriptRoot/Tapes/Tapes.psd1).ModuleVersion | Should -Be '1.0.0' }
                It 'new' { (Import-PowerShellDataFile -Path $PSScriptRoot/Tapes/Tapes.psd1).Description | Should -Be 'new' }
                It 'object' { (Test-ModuleManifest -Path $PSScriptRoot/Tapes/Tapes.psd1).Description | Should -Be 'new' }
                It 'other' { (Import-PowerShellDataFile -Path $PSScriptRoot/Tapes/Tapes.psd1).ModuleVersion | Should -Be '0.9.0' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed'
    }
}
