BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            It 'out-string' {
                if ($PSStyle) { $before = $PSStyle.OutputRendering; $PSStyle.OutputRendering = 'Ansi' }
                try { [pscustomobject] @{ Name = 'x' } | Format-Table | Out-String | Should -Match '\x1b' } finally { $PSStyle.OutputRendering = $before }
            }
            It 'color codes' { $text = "$([char] 27)[32mmail.bak$([char] 27)[0m"; $text -replace '\x1b\[[\d;]*m' | Should -Be 'mail.bak' }
        }
    }
}

Describe 'recipes/formatted-output' {
    It 'A table or a list is made from objects by the formatter at the very end.' {
        [pscustomobject] @{ Name = 'a'; Size = 1 } | Format-Table | ForEach-Object { $_.GetType().FullName } | Should -BeLike 'Microsoft.PowerShell.Commands.Internal.Format.*'
    }

    It 'If you need the text, make it with Out-String, give it a width, and compare with' { Assert-TestPassed $sample 'out-string' }

    It 'The -replace in that test takes out color codes.' {
        Assert-TestPassed $sample 'color codes'
    }

    It 'PowerShell 7.2 and later write them into such a text when $PSStyle.OutputRendering is Ansi;' -Skip:($PSVersionTable.PSVersion -lt '7.2') { Assert-TestPassed $sample 'out-string' }

    It 'A function that writes the color sequences into its text returns them everywhere, also where NO_COLOR is set.' {
        $run = Invoke-Sample -Script {
            Set-Content Own.ps1 'function Get-Own { "$([char] 27)[31mlate$([char] 27)[0m" }; "$($PSStyle.OutputRendering) $((Get-Own).Length) $([int] (Get-Own)[0])"'
            foreach ($value in '', '1') { $env:NO_COLOR = $value; & (Get-Process -Id $PID).Path -NoProfile -File ./Own.ps1 }
        }
        $run.Value[0] | Should -Match ' 13 27$'
        $run.Value[1] | Should -Be 'PlainText 13 27'
    }

    Context 'text with colors' {
        BeforeAll {
            $colors = Invoke-Sample {
                Describe 'd' {
                    BeforeAll { $esc = [char] 27; function Get-Own { "$esc[31mlate$esc[0m" } }
                    It 'pattern' {
                        { Get-Own | Should -Match "$esc[31mlate" } | Should -Throw '*Unterminated*'
                        { Get-Own | Should -BeLike "$esc[31mlate*" } | Should -Throw '*wildcard*'
                        Get-Own | Should -Match ([regex]::Escape("$esc[31mlate"))
                        Get-Own | Should -BeLike ([wildcardpattern]::Escape("$esc[31mlate") + '*')
                        { Get-Own | Should -Match ([regex]::Escape("$esc[32mlate")) } | Should -Throw
                        if ($env:PROOFS_VERSION -eq 'v6') {
                            { Get-Own | Should-MatchString "$esc[31mlate" } | Should -Throw '*Unterminated*'
                            { Get-Own | Should-BeLikeString "$esc[31mlate*" } | Should -Throw '*wildcard*'
                        }
                    }
                    It 'same' { "`e[31m" | Should -BeExactly "$esc[31m"; $PSStyle.Foreground.Red | Should -BeExactly "$esc[31m" }
                    It 'table' {
                        $before = $PSStyle.OutputRendering
                        try {
                            foreach ($rendering in 'Ansi', 'Host', 'PlainText') { $PSStyle.OutputRendering = $rendering; ([pscustomobject] @{ Name = 'x' } | Format-Table | Out-String).Contains($esc) | Should -Be ($rendering -eq 'Ansi') }
                        } finally { $PSStyle.OutputRendering = $before }
                    }
                }
            }
        }

        It 'read its [ as part of a pattern. Escape the text with' { Assert-TestPassed $colors 'pattern' }

        It 'In PowerShell 7, "`e[31m" is the same text, and so is $PSStyle.Foreground.Red since 7.2.' { Assert-TestPassed $colors 'same' }

        It 'For the colors of a table, set $PSStyle.OutputRendering = ''Ansi'' in the test, and put the old value back.' { Assert-TestPassed $colors 'table' }
    }

    It 'These properties are members of the object, so read them like any other member.' {
        $run = Invoke-Sample -File @{
            'Age.types.ps1xml' = '<Types><Type><Name>Proof.File</Name><Members><ScriptProperty><Name>Age</Name><GetScriptBlock>3</GetScriptBlock></ScriptProperty></Members></Type></Types>'
            'Age.psd1' = "@{ ModuleVersion = '1.0.0'; RootModule = 'Age.psm1'; TypesToProcess = 'Age.types.ps1xml'; FunctionsToExport = '*' }"
            'Age.psm1' = 'function Get-ProofFile { [pscustomobject] @{ PSTypeName = "Proof.File"; Name = "mail" } }'
        } -Test {
            Describe 'd' {
                It 'by its root' { Import-Module $PSScriptRoot/Age.psm1; (Get-ProofFile).Age | Should -BeNullOrEmpty; Remove-Module Age }
                It 'by its manifest' { Import-Module $PSScriptRoot/Age.psd1; (Get-ProofFile).Age | Should -Be 3; (Get-ProofFile).PSObject.Properties.Name | Should -Contain 'Age' }
            }
        }
        Assert-TestPassed $run 'by its root', 'by its manifest'
    }

    It 'The code of such a property runs where the property is read: here in the test, so the mock needs no -ModuleName. When a function of the module reads the property, the mock needs -ModuleName. Import-Module -Force also loads a types file that has changed.' {
        $types = '<Types><Type><Name>T.Rec</Name><Members><ScriptProperty><Name>Age</Name><GetScriptBlock>((Get-Date) - $this.Written).Days</GetScriptBlock></ScriptProperty></Members></Type></Types>'
        $run = Invoke-Sample -File @{
            'T.psm1' = 'function New-Rec ([datetime] $Written) { [pscustomobject] @{ PSTypeName = "T.Rec"; Written = $Written } }; function Get-RecAge ($Rec) { $Rec.Age }'
            'T.types.ps1xml' = $types
            'T.psd1' = "@{ RootModule = 'T.psm1'; ModuleVersion = '1.0.0'; TypesToProcess = 'T.types.ps1xml'; FunctionsToExport = '*' }"
        } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/T.psd1 -Force }
                It 'test' { Mock Get-Date { [datetime] '2026-03-31' }; (New-Rec -Written '2026-03-01').Age | Should -Be 30 }
                It 'module, plain' { Mock Get-Date { [datetime] '2026-03-31' }; Get-RecAge (New-Rec -Written '2026-03-01') | Should -Not -Be 30 }
                It 'module, named' { Mock Get-Date { [datetime] '2026-03-31' } -ModuleName T; Get-RecAge (New-Rec -Written '2026-03-01') | Should -Be 30 }
                It 'changed' {
                    (Get-Content $PSScriptRoot/T.types.ps1xml -Raw) -replace '\.Days', '.Days + 1000' | Set-Content $PSScriptRoot/T.types.ps1xml
                    Import-Module $PSScriptRoot/T.psd1 -Force
                    (New-Rec -Written (Get-Date)).Age | Should -Be 1000
                }
            }
        }
        Assert-TestPassed $run 'test', 'module, plain', 'module, named', 'changed'
    }

    It 'A function that ends in Format-Table or Format-List returns instructions for the screen in place of its objects, so (Show-Backup).Name is $null. Take the Format- command out of the function, and let the caller format.' {
        Assert-Passing { function Show-Backup ([string] $As) { $all = [pscustomobject] @{ Name = 'a'; Size = 1 }; if ($As -eq 'Table') { $all | Format-Table } elseif ($As -eq 'List') { $all | Format-List } else { $all } }; foreach ($as in 'Table', 'List') { $null -eq (Show-Backup -As $as).Name | Should -Be $true; Show-Backup -As $as | ForEach-Object { $_.GetType().FullName } | Should -BeLike 'Microsoft.PowerShell.Commands.Internal.Format.*' }; (Show-Backup).Name | Should -Be 'a'; Show-Backup | Format-Table | Out-String -Width 80 | Should -Match 'a\s+1' }
    }

    It 'Without -Width, Out-String cuts the rows of a table at the width of the console, which can differ on a build server.' {
        Assert-Passing { $long = [pscustomobject] @{ Text = 'y' * 2000; End = 'end' } | Format-Table -AutoSize; $long | Out-String | Should -Not -Match 'end'; $long | Out-String -Width 3000 | Should -Match 'end'; ('y' * 2000) | Out-String | Should -Match 'y{2000}' }
    }
}
