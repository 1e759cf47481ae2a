BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/build-tools' {
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
