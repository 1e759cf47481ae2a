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

    It 'Variables: use ExportedVariables.' {
        $run = Invoke-Sample -File @{ 'Shelf.psm1' = '$Shelf = 1; $Hidden = 2; function Get-Shelf { }; Export-ModuleMember -Function Get-Shelf -Variable Shelf' } -Test {
            Describe 'd' { It 'variables' { Import-Module $PSScriptRoot/Shelf.psm1; (Get-Module -Name Shelf).ExportedVariables.Keys | Should -Be 'Shelf' } }
        }
        Assert-TestPassed $run 'variables'
    }

    It 'Names without a function: a name in FunctionsToExport that no function has stays unnoticed, even by Test-ModuleManifest. Compare (Import-PowerShellDataFile -Path $manifest).FunctionsToExport with the names of the files.' {
        $quality = {
            Describe 'd' {
                BeforeAll { $manifest = "$PSScriptRoot/Tapes/Tapes.psd1"; $said = Import-Module -Name $manifest -Force *>&1; $files = @((Get-ChildItem -Path $PSScriptRoot/Tapes/Public -Filter *.ps1).BaseName) }
                AfterAll { Remove-Module Tapes }
                It 'import' { $said | Should -BeNullOrEmpty }
                It 'manifest' { @(Test-ModuleManifest -Path $manifest -ErrorAction Stop *>&1).Count | Should -Be 1 }
                It 'exported' { (Get-Module -Name Tapes).ExportedFunctions.Keys | Should -Be $files }
                It 'compared' { (Import-PowerShellDataFile -Path $manifest).FunctionsToExport | Should -Be $files }
            }
        }
        $file = @{ 'Tapes/Tapes.psm1' = 'foreach ($file in Get-ChildItem -Path $PSScriptRoot/Public/*.ps1) { . $file.FullName }'; 'Tapes/Public/Get-Tape.ps1' = 'function Get-Tape { }' }
        $manifest = "@{ RootModule = 'Tapes.psm1'; ModuleVersion = '1.0.0'; Description = 'Keeps tapes.'; FunctionsToExport = NAMES }"
        $seen = foreach ($names in "'Get-Tape', 'Set-Nope'", "'Get-Tape'") { (Invoke-Sample -File ($file + @{ 'Tapes/Tapes.psd1' = $manifest.Replace('NAMES', $names) }) $quality).Tests.Result -join ' ' }
        $seen | Should -Be 'Passed Passed Passed Failed', 'Passed Passed Passed Passed'
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

    It 'A module of RequiredModules that is not installed: Test-ModuleManifest fails.' {
        $run = Invoke-Sample -File @{ 'Missing.psd1' = "@{ ModuleVersion = '1.0.0'; RequiredModules = 'NoSuchTapes' }"; 'There.psd1' = "@{ ModuleVersion = '1.0.0'; RequiredModules = 'Microsoft.PowerShell.Utility' }" } -Script {
            foreach ($name in 'Missing', 'There') { try { $null = Test-ModuleManifest "./$name.psd1" -ErrorAction Stop; "$name valid" } catch { "$name fails" } }
        }
        $run.Value | Should -Be 'Missing fails', 'There valid'
    }

    It '[CmdletBinding()]: (Get-Command -Name $Command).CmdletBinding is $true for a function with [CmdletBinding()], or with a [Parameter()] attribute.' {
        $run = Invoke-Sample -Script {
            function Get-Binding { [CmdletBinding()] param ($A) }
            function Get-Parameter { param ([Parameter()] $A) }
            function Get-Validated { param ([ValidateSet('x')] [Alias('B')] $A) }
            function Get-Plain { param ($A) }
            foreach ($Command in 'Get-Binding', 'Get-Parameter', 'Get-Validated', 'Get-Plain') { (Get-Command -Name $Command).CmdletBinding }
        }
        $run.Value | Should -Be $true, $true, $false, $false
    }

    It 'Output types: compare [OutputType()] with what the function returns.' {
        $run = Invoke-Sample {
            BeforeAll {
                function Get-Right { [OutputType([int])] param () 1 }
                function Get-Wrong { [OutputType([int])] param () 'text' }
            }
            Describe 'd' {
                It '<_>' -ForEach 'Get-Right', 'Get-Wrong' { & $_ | Should -BeOfType (Get-Command -Name $_).OutputType.Type }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Anything else that must not be in a file can be tested in this way.' {
        $run = Invoke-Sample -File @{ 'scripts/A.ps1' = "1`n# TODO later"; 'scripts/B.ps1' = '1' } -Test {
            BeforeDiscovery { $files = Get-ChildItem -Path $PSScriptRoot/scripts -Filter *.ps1 -Recurse | Sort-Object Name }
            Describe 'notes' {
                It 'are done in <_.Name>' -ForEach $files {
                    Select-String -LiteralPath $_.FullName -Pattern 'TODO' | ForEach-Object { "$($_.Filename):$($_.LineNumber)" } | Should -BeNullOrEmpty
                }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -BeLike '*A.ps1:2*'
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
