BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/module-quality' {
    It 'platyPS leaves text such as {{ Fill in the Synopsis }} where nobody has written anything. Such text is not empty either, so look for it: $help | Out-String | Should-NotMatchString ''{{''.' {
        $text = "`n<#`n.SYNOPSIS`n{{ Fill in the Synopsis }}`n#>`n"
        $run = Invoke-Sample "Describe 'd' { BeforeAll { function Get-Left {$text 1 }; `$help = Get-Help Get-Left }; It 'not empty' { `$help.Synopsis | Should -Not -BeNullOrEmpty }; It 'found' { `$help | Out-String | Should-NotMatchString '{{' } }"
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'A function without parameters has an empty list, which fails the file unless the test has -AllowNullOrEmptyForEach.' {
        $test = 'BeforeDiscovery { $functions = @{ Command = "Get-A"; Parameters = @("Path") }, @{ Command = "Get-B"; Parameters = @() } }; Describe "<Command>" -ForEach $functions { It "has help" { }; It "describes -<_>" -ForEach $Parameters SWITCH { } }'
        $run = Invoke-Sample $test.Replace('SWITCH', '') -Inspect { "$($args[0].Result) $($args[0].FailedContainersCount) $($args[0].PassedCount)" }
        $run.Value | Should -BeLike 'Failed 1 *'
        (Invoke-Sample $test.Replace('SWITCH', '-AllowNullOrEmptyForEach')).Tests.Path | Should -Be 'Get-A.has help', 'Get-A.describes -Path', 'Get-B.has help'
    }

    It 'Aliases: (Get-Module -Name Tapes).ExportedAliases.Keys | Should-Be ''gtape''. Name them in AliasesToExport of the manifest.' {
        $code = 'function Get-Tape { }; Set-Alias gtape Get-Tape; Export-ModuleMember -Function * -Alias *'
        $manifest = '@{ RootModule = "Tapes.psm1"; ModuleVersion = "1.0.0"; FunctionsToExport = "*"; AliasesToExport = @(ALIAS) }'
        $file = @{ 'Tapes/Tapes.psm1' = $code; 'Tapes/Tapes.psd1' = $manifest.Replace('ALIAS', '"gtape"'); 'none/Tapes.psm1' = $code; 'none/Tapes.psd1' = $manifest.Replace('ALIAS', '') }
        $test = 'Describe "d" { BeforeAll { Import-Module $PSScriptRoot/PLACE/Tapes.psd1 -Force }; AfterAll { Remove-Module Tapes }; It "alias PLACE" { (Get-Module -Name Tapes).ExportedAliases.Keys | Should-Be "gtape" } }'
        $run = Invoke-Sample -File ($file + @{ 'a.Tests.ps1' = $test.Replace('PLACE', 'Tapes'); 'b.Tests.ps1' = $test.Replace('PLACE', 'none') })
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'alias Tapes'
    }

    It 'Approved verbs: (Get-Verb).Verb | Should-ContainCollection (Get-Command -Name $Command).Verb.' {
        $run = Invoke-Sample -File @{ 'Shelf.psm1' = '$Shelf = 1; $Hidden = 2; function Get-Shelf { }; Export-ModuleMember -Function Get-Shelf -Variable Shelf' } -Test {
            Describe 'd' {
                It 'variables' { Import-Module $PSScriptRoot/Shelf.psm1; (Get-Module -Name Shelf).ExportedVariables.Keys | Should-Be 'Shelf' }
                It 'verb' { $Command = 'Get-Shelf'; (Get-Verb).Verb | Should-ContainCollection (Get-Command -Name $Command).Verb }
                It 'other verb' { function Fetch-Shelf { }; $Command = 'Fetch-Shelf'; { (Get-Verb).Verb | Should-ContainCollection (Get-Command -Name $Command).Verb } | Should-Throw }
            }
        }
        Assert-TestPassed $run 'variables', 'verb', 'other verb'
    }

    It 'Variables: use ExportedVariables.' {
        $run = Invoke-Sample -File @{ 'Shelf.psm1' = '$Shelf = 1; $Hidden = 2; function Get-Shelf { }; Export-ModuleMember -Function Get-Shelf -Variable Shelf' } -Test {
            Describe 'd' { It 'variables' { Import-Module $PSScriptRoot/Shelf.psm1; (Get-Module -Name Shelf).ExportedVariables.Keys | Should-Be 'Shelf' } }
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
                It 'exported' { (Get-Module -Name Tapes).ExportedFunctions.Keys | Should-BeCollection $files }
                It 'compared' { (Import-PowerShellDataFile -Path $manifest).FunctionsToExport | Should-BeCollection $files }
            }
        }
        $file = @{ 'Tapes/Tapes.psm1' = 'foreach ($file in Get-ChildItem -Path $PSScriptRoot/Public/*.ps1) { . $file.FullName }'; 'Tapes/Public/Get-Tape.ps1' = 'function Get-Tape { }' }
        $manifest = "@{ RootModule = 'Tapes.psm1'; ModuleVersion = '1.0.0'; Description = 'Keeps tapes.'; FunctionsToExport = NAMES }"
        $seen = foreach ($names in "'Get-Tape', 'Set-Nope'", "'Get-Tape'") { (Invoke-Sample -File ($file + @{ 'Tapes/Tapes.psd1' = $manifest.Replace('NAMES', $names) }) $quality).Tests.Result -join ' ' }
        $seen | Should -Be 'Passed Passed Passed Failed', 'Passed Passed Passed Passed'
    }
}
