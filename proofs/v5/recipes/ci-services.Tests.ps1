BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/ci-services' {
    It 'UseBreakpoints = $false measures coverage without breakpoints.' {
        foreach ($use in $true, $false) {
            $run = Invoke-Sample -File @{ 'code.ps1' = 'function Get-A { 1 }' } -Test { Describe 'd' { It 'i' { Set-Content -Path count.txt -Value @(Get-PSBreakpoint).Count } } } -Configuration @{ Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = './code.ps1'; UseBreakpoints = $use } } -Inspect { $args[0].CodeCoverage.CommandsAnalyzedCount }
            $run.Value | Should -Be 1
            $run.Files['count.txt'].Trim() | Should -Be $(if ($use) { 1 } else { 0 })
        }
    }

    It 'All files failed while tests were found. In Pester 5, the report has only the tests of such a file that are above the error, and these tests look passed. The error is only in the log. The gate on Result makes the build red.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'throw "broken"' } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = 'JUnitXml' } }
        $run.Files['r.xml'] | Should -Not -Match 'testcase|broken'
        $run.Text | Should -Match 'broken'
        $run.Result | Should -Be 'Failed'
        $late = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "above" { }; throw "broken"; It "below" { } }' } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = 'JUnitXml' } }
        $late.Files['r.xml'] | Should -Match 'testcase name="d.above" status="Passed"'
        $late.Files['r.xml'] | Should -Not -Match 'below|broken'
        $late.Result | Should -Be 'Failed'
    }

    It 'A relative OutputPath is the other cause. Such a path starts from the location at the end of the run, which a test can change, so build the path with $PSScriptRoot.' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe d { It i { Set-Location .. } }' } -Script { $null = New-Item start -ItemType Directory; Set-Location start; [System.Environment]::CurrentDirectory = (Get-Location).Path; Invoke-Pester -Configuration @{ Run = @{ Path = '../tests' }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } } }
        $run.Files.Keys | Should -Contain 'r.xml'
    }

    It 'A filter that selected no test makes an empty report, too. In this case, the gate on PassedCount makes the build red.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ Filter = @{ Tag = 'none of them' }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = 'JUnitXml' } }
        ([xml] $run.Files['r.xml']).SelectNodes('//testcase').Count | Should -Be 0
        $run.Result, $run.Passed | Should -Be 'Passed', 0
    }

    It 'Pester 5 does not look at the debug switch of the service, System.Debug of Azure Pipelines or the debug logging of GitHub Actions; Pester 6 does since 6.1.0. The line below, in your script above Invoke-Pester, shows the output in any version, including the output of functions of modules, except in a parallel run of Pester 6' {
        . "$PSScriptRoot/../../v5-v6/samples/debugSwitch.ps1"
        foreach ($environment in @{ TF_BUILD = 'True'; SYSTEM_DEBUG = 'true' }, @{ GITHUB_ACTIONS = 'true'; RUNNER_DEBUG = '1' }) {
            Get-DebugRun $environment | Should -Be 'plain  True', 'local test own True', 'line test own module True'
        }
        (Get-DebugRun @{ SYSTEM_DEBUG = 'false'; RUNNER_DEBUG = '0' })[-1] | Should -Be 'line  True'
    }
}
