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
}
