BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/New-PesterConfiguration' {
    It 'For $null the command returns $null.' {
        Assert-Passing { if ($null -ne (New-PesterConfiguration -Hashtable $null)) { throw } }
    }

    It 'TestResult and CodeCoverage do nothing until their Enabled is $true, whatever else is set.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ OutputPath = 'r.xml' } }).Files.Keys | Should -Not -Contain 'r.xml'
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ OutputPath = 'r.xml'; Enabled = $true } }).Files.Keys | Should -Contain 'r.xml'
    }

    It 'Get-Help about_PesterConfiguration lists all options at the prompt.' {
        $run = Invoke-Sample -Seconds 120 -Script {
            $env:PSModulePath = (Split-Path (Get-Module Pester).ModuleBase) + [System.IO.Path]::PathSeparator + $env:PSModulePath
            $text = Get-Content -Raw (Get-ChildItem (Get-Module Pester).ModuleBase -Recurse -Filter about_PesterConfiguration.help.txt).FullName
            $help = Get-Help about_PesterConfiguration | Out-String
            $help.Trim().Length -gt 1000
            foreach ($section in (New-PesterConfiguration).PSObject.Properties.Name) {
                foreach ($name in (New-PesterConfiguration).$section.PSObject.Properties.Name) { if ($text -notmatch "\b$name\b") { "$section.$name" } }
            }
        }
        $run.Value | Should -Be $true
    }
}
