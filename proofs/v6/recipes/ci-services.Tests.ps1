BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/ci-services' {
    It 'A filter selected no test. PassedCount -eq 0 in the gate makes the build red.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ Filter = @{ Tag = 'nobody' }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = 'JUnitXml' } }
        $run.Files['r.xml'] | Should -Not -Match 'testcase'
        $run.Passed | Should -Be 0
        $run.Result | Should -Be 'Passed'
    }

    It 'A file that fails while tests are found is in the report as one failed test.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'throw "broken"' } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = 'JUnitXml' } }
        @(([xml] $run.Files['r.xml']).SelectNodes('//testcase')).status | Should -Be 'Failed'
    }

    It 'A relative OutputPath is the other cause; it belongs to the folder the run was started in' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe d { It i { Set-Location .. } }' } -Script { $null = New-Item start -ItemType Directory; Set-Location start; [System.Environment]::CurrentDirectory = (Get-Location).Path; Invoke-Pester -Configuration @{ Run = @{ Path = '../tests' }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } } }
        $run.Files.Keys | Should -Contain 'start/r.xml'
    }
}
