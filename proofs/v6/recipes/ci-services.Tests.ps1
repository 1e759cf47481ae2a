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

    It 'When no test of a file was found, because of a syntax error or an exception at its top, a JUnitXml report shows the file as one failed test. The NUnit formats name the file as failed, but without a test.' {
        foreach ($text in 'throw "broken"', 'Describe {') {
            foreach ($format in 'JUnitXml', 'NUnitXml', 'NUnit3') {
                $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $text } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = $format } }
                $xml = [xml] $run.Files['r.xml']
                if ($format -eq 'JUnitXml') { @($xml.SelectNodes('//testcase')).status | Should -Be 'Failed' }
                else {
                    $xml.SelectNodes('//test-case').Count | Should -Be 0
                    $xml.SelectNodes('//test-suite[contains(@name, "a.Tests.ps1") and starts-with(@result, "Fail")]').Count | Should -Be 1
                }
            }
        }
    }

    It 'A relative OutputPath is the other cause. Such a path starts from the folder in which the run was started, so build the path with $PSScriptRoot.' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe d { It i { Set-Location .. } }' } -Script { $null = New-Item start -ItemType Directory; Set-Location start; [System.Environment]::CurrentDirectory = (Get-Location).Path; Invoke-Pester -Configuration @{ Run = @{ Path = '../tests' }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } } }
        $run.Files.Keys | Should -Contain 'start/r.xml'
    }

    It 'A run with System.Debug also shows what tests write with Write-Verbose.' {
        foreach ($debug in 'true', 'false') {
            $run = Invoke-Sample { Describe 'd' { It 'i' { Write-Verbose 'verbose text' } } } -Environment @{ TF_BUILD = 'True'; SYSTEM_DEBUG = $debug } -Script {
                $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
                "$(& (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Pester .")"
            }
            $run.Value -match 'VERBOSE: verbose text' | Should -Be $(if ($debug -eq 'true') { $run.Value } else { @() })
        }
    }

    It 'The debug switch of the service (System.Debug of Azure Pipelines, or the debug logging of GitHub Actions) shows this output since 6.1.0, but not the output of modules. To show that, too, and to show all of it in 6.0.0, write this line into your script, above Invoke-Pester' {
        . "$PSScriptRoot/../../v5-v6/samples/debugSwitch.ps1"
        foreach ($environment in @{ TF_BUILD = 'True'; SYSTEM_DEBUG = 'true' }, @{ GITHUB_ACTIONS = 'true'; RUNNER_DEBUG = '1' }) {
            Get-DebugRun $environment | Should -Be 'plain test own True', 'local test own True', 'line test own module True'
        }
        (Get-DebugRun @{ SYSTEM_DEBUG = 'false'; RUNNER_DEBUG = '0' })[-1] | Should -Be 'line  True'
    }

    It 'loaded, it has the version 6.1.0.' {
        $run = Invoke-Sample -Script { $module = Get-Module Pester; "$($module.Version)"; "$($module.PrivateData.PSData.Prerelease)" }
        $run.Value | Should -Be '6.1.0', 'rc1'
    }

    It 'In a parallel run, 6.1.0 shows this output only with the line, and even then not that of modules;' {
        $test = 'BeforeAll { Import-Module $PSScriptRoot/Wordy.psm1 }; Describe d { It i { Write-Verbose "plain word"; Write-Module } }'
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = $test; 'B.Tests.ps1' = $test; 'Wordy.psm1' = 'function Write-Module { [CmdletBinding()] param () Write-Verbose "module word" }' } -Environment @{ GITHUB_ACTIONS = 'true'; RUNNER_DEBUG = '1' } -Script {
            foreach ($parallel in $false, $true) {
                foreach ($preference in 'SilentlyContinue', 'Continue') {
                    $global:VerbosePreference = $preference
                    $said = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $parallel } } *>&1
                    "$parallel $preference $(@($said | Where-Object { "$_" -eq 'plain word' }).Count) $(@($said | Where-Object { "$_" -eq 'module word' }).Count)"
                }
            }
        }
        $run.Value | Should -Be 'False SilentlyContinue 2 0', 'False Continue 2 2', 'True SilentlyContinue 0 0', 'True Continue 2 0'
    }

    It '6.0.0 shows nothing at all' -Tag Unproved {
        'https://github.com/pester/Pester/releases/tag/6.0.0, run by hand in a parallel run with $global:VerbosePreference = ''Continue'': no line of a test, a function of the file or a module.'
    }
}
