BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $test = { Describe 'd' { It 'i' { } } }
}

Describe 'usage/test-results' {
    It 'and Pester writes a report that build servers read. Any option of the section switches the report on; TestResult.Enabled = $true alone writes testResults.xml.' {
        (Invoke-Sample $test -Configuration @{ TestResult = @{ Enabled = $true } }).Files.Keys | Should -Be 'testResults.xml'
        (Invoke-Sample $test -Configuration @{ TestResult = @{ OutputPath = 'own.xml' } }).Files.Keys | Should -Be 'own.xml'
        foreach ($option in @{ OutputFormat = 'JUnitXml' }, @{ TestSuiteName = 'Backup' }, @{ OutputEncoding = 'UTF8' }) {
            (Invoke-Sample $test -Configuration @{ TestResult = $option }).Files.Keys | Should -Be 'testResults.xml' -Because "$($option.Keys)"
        }
        (Invoke-Sample $test).Files.Count | Should -Be 0
    }

    It 'Since 6.1.0 each file in a JUnitXml report has a timestamp: the local time of the computer at which it began, without a time zone.' {
        $before = [datetime]::Now.AddSeconds(-1)
        $report = [xml] (Invoke-Sample $test -Configuration @{ TestResult = @{ OutputFormat = 'JUnitXml' } }).Files['testResults.xml']
        $stamp = $report.SelectSingleNode('//testsuite').timestamp
        $stamp | Should -Match '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$'
        [datetime] $stamp | Should -BeGreaterThan $before.AddSeconds(-2)
        [datetime] $stamp | Should -BeLessThan ([datetime]::Now.AddSeconds(2))
    }

    It 'were parameters of Pester 4 and are gone in Pester 6' {
        foreach ($name in 'OutputFile', 'OutputFormat', 'EnableExit') {
            (Invoke-Sample -Script ([scriptblock]::Create("(Get-Command Invoke-Pester).Parameters.ContainsKey('$name')"))).Value | Should -BeFalse
        }
    }

    It 'A whole file failed, for example because of a syntax error: the report then holds one error for the file, and none of the tests that were not found.' {
        foreach ($format in 'NUnitXml', 'NUnit3', 'JUnitXml') {
            $run = Invoke-Sample "Describe 'd' {`n It 'never found' { }" -Configuration @{ TestResult = @{ OutputFormat = $format } }
            $report = [xml] $run.Files['testResults.xml']
            @($report.SelectNodes('//error | //failure')).Count | Should -Be 1 -Because $format
            $report.OuterXml | Should -Match "Missing closing '}'"
            $report.OuterXml | Should -Not -Match 'never found'
        }
    }

    It 'A report with failures does not stop a build either, unless the step that publishes it is set to do so (failTaskOnFailedTests in Azure Pipelines).' -Tag Unproved {
        'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-test-results-v2'
    }

    It 'Run.Exit ends the script with an error, and most servers skip the steps that follow. Let the publishing step run always: if: ${{ !cancelled() }}, condition: succeededOrFailed(), when: always.' -Tag Unproved {
        'https://learn.microsoft.com/azure/devops/pipelines/process/conditions https://docs.github.com/actions/reference/workflows-and-actions/expressions https://docs.gitlab.com/ci/yaml/'
    }

    It 'GitHub itself keeps the file but does not draw it. The last step is an action by a third party that does, as a check and in the summary of the job; leave it and the two write permissions out if you do not need that. On macOS runners it is called EnricoMi/publish-unit-test-result-action/macos@v2, on Windows EnricoMi/publish-unit-test-result-action/windows@v2.' -Tag Unproved {
        'https://github.com/EnricoMi/publish-unit-test-result-action'
    }

    It 'The results appear on the Tests tab of the run. For the NUnit formats set testResultsFormat: NUnit. Without condition: succeededOrFailed() the last step would be left out just when a test fails.' -Tag Unproved {
        'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-test-results-v2'
    }

    It 'GitLab reads JUnit only. The results appear on the Tests tab of the pipeline and in the merge request. when: always keeps the report of a failed job.' -Tag Unproved {
        'https://docs.gitlab.com/ci/testing/unit_test_reports/'
    }

    It 'Pin the version: the build then changes when you decide so.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_requires'
    }
}
