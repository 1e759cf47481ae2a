BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/build-tools' {
    It 'A function of the built module looks for commands in the module first.' {
        $run = Invoke-Sample -File @{ 'ProofFirst.psm1' = 'function Get-Place { "module" }; function Get-Answer { Get-Place }; function Get-Other { Get-Outside }; Export-ModuleMember -Function Get-Answer, Get-Other' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/ProofFirst.psm1 -Force; function global:Get-Place { 'session' }; function global:Get-Outside { 'session' } }
            AfterAll { Remove-Module ProofFirst; Remove-Item function:/Get-Place, function:/Get-Outside }
            Describe 'd' {
                It 'own' { Get-Answer | Should -Be 'module'; Get-Place | Should -Be 'session' }
                It 'not in the module' { Get-Other | Should -Be 'session' }
            }
        }
        Assert-TestPassed $run 'own', 'not in the module'
    }

    It 'In the test file, with an attribute above everything else and a param block.' {
        $attribute = "[Diagnostics.CodeAnalysis.SuppressMessageAttribute('PSUseDeclaredVarsMoreThanAssignments', '', Justification = 'x')]"
        $test = "Describe 'd' { BeforeAll { `$limit = 30 }; It 'i' { `$limit | Should -Be 30 } }"
        (Invoke-Sample "$attribute`nparam ()`n$test").Passed | Should -Be 1
        (Invoke-Sample "$attribute`n$test").Result | Should -Be 'Failed'
        (Invoke-Sample "`$early = 1`n$attribute`nparam ()`n$test").Result | Should -Be 'Failed'
    }

    It 'On a build server, turn the result of psake into an exit code: Invoke-psake; exit ([int] (-not $psake.build_success)).' {
        $run = Invoke-Sample -File @{ 'code.ps1' = 'Invoke-psake; exit ([int] (-not $psake.build_success))'; 'without.ps1' = 'Invoke-psake' } -Script {
            # The variable that psake exports, which says how its build ended.
            function Invoke-psake { $global:psake = @{ build_success = $env:PROOF_BUILD -eq 1 } }
            foreach ($env:PROOF_BUILD in 1, 0) { foreach ($file in 'code', 'without') { $global:LASTEXITCODE = 0; & "./$file.ps1"; "$file $env:PROOF_BUILD $LASTEXITCODE" } }
        }
        $run.Value | Should -Be 'code 1 0', 'without 1 0', 'code 0 1', 'without 0 0'
    }

    It 'Put path and line into the text, "$($_.ScriptPath):$($_.Line)", which terminals and editors can turn into a link.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    [pscustomobject] @{ ScriptPath = '/src/Get-Backup.ps1'; Line = 7; Message = 'bad' } |
                        ForEach-Object { "$($_.ScriptPath):$($_.Line) $($_.Message)" } | Should -BeNullOrEmpty
                }
            }
        }
        $run.Text | Should -Match "'/src/Get-Backup\.ps1:7 bad'"
    }

    It 'This works for CoverageGutters, with the report in the root of the repository, and for Cobertura, where it changes the folder in source. The paths of JaCoCo begin at the common folder of the measured files, so output is not in them when only this module is measured.' {
        $run = Invoke-Sample -NewProcess -File @{
            'output/Backup/1.2.3/Public/Get-Backup.ps1' = "function Get-Backup { 'backup' }"
            'output/Backup/1.2.3/Backup.psm1'           = ". `$PSScriptRoot/Public/Get-Backup.ps1`nfunction Get-Other { 'other' }"
            'tools/Tool.ps1'                            = "function Get-Tool { 'tool' }"
            'out/keep.txt'                              = ''
            'Built.Tests.ps1'                           = 'Describe d { It i { Import-Module $PSScriptRoot/output/Backup/1.2.3/Backup.psm1 -Force; Get-Backup | Should -Be backup } }'
        } -Script {
            Set-Location $PWD.ProviderPath
            foreach ($case in 'CoverageGutters ./coverage.xml', 'CoverageGutters ./out/coverage.xml', 'Cobertura ./coverage.xml', 'JaCoCo ./coverage.xml', 'JaCoCo ./coverage.xml ./tools') {
                $format, $path, $more = $case -split ' '
                Invoke-Pester -Configuration @{ Run = @{ Path = './Built.Tests.ps1' }; Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = @('./output/Backup/1.2.3') + @($more | Where-Object { $_ }); OutputFormat = $format; OutputPath = $path } }
                $xml = [xml] ((Get-Content -Path $path -Raw) -replace 'output/Backup/[\d.]+', 'source')
                $names = if ($format -eq 'Cobertura') { $xml.coverage.sources.source } else { $xml.report.package.name | Sort-Object }
                "${case}: $($names -join ' ' -replace [regex]::Escape("$PWD"), 'root' -replace [regex]::Escape((Split-Path "$PWD" -Leaf)), 'root')"
            }
        }
        $run.Value | Should -Be @(
            'CoverageGutters ./coverage.xml: source source/Public'
            'CoverageGutters ./out/coverage.xml: put/Backup/1.2.3 put/Backup/1.2.3/Public'
            'Cobertura ./coverage.xml: root/source'
            'JaCoCo ./coverage.xml: 1.2.3 1.2.3/Public'
            'JaCoCo ./coverage.xml ./tools: root/source root/source/Public root/tools'
        ) -Because "$($run.Errors)"
    }
}
