BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $test = { Describe 'd' { It 'i' { } } }
}

Describe 'usage/test-results' {
    It 'and Pester writes testResults.xml, which build servers read. OutputPath and OutputFormat choose another file and another format.' {
        (Invoke-Sample $test -Configuration @{ TestResult = @{ Enabled = $true } }).Files.Keys | Should -Be 'testResults.xml'
        $run = Invoke-Sample $test -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'own.xml'; OutputFormat = 'JUnitXml' } }
        $run.Files['own.xml'] | Should -Match '<testsuites'
    }

    It 'In Pester 5 the section is off until TestResult.Enabled is $true.' {
        (Invoke-Sample $test -Configuration @{ TestResult = @{ OutputPath = 'own.xml'; OutputFormat = 'JUnitXml' } }).Files.Count | Should -Be 0
    }

    It '-OutputFile, -OutputFormat and -EnableExit are parameters of Pester 4. Pester 5 still understands them' {
        $run = Invoke-Sample $test -Script { Invoke-Pester -Script . -OutputFile own.xml -OutputFormat NUnitXml }
        $run.Files.Keys | Should -Contain 'own.xml'
        "$($run.Warnings) $($run.Text)" | Should -Match 'Legacy parameter set'
    }

    It 'A whole file failed, for example because of a syntax error: the report cannot show tests that were never found.' {
        foreach ($format in 'NUnitXml', 'NUnit3', 'JUnitXml') {
            $run = Invoke-Sample "Describe 'd' {`n It 'never found' { }" -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = $format } }
            $run.Result | Should -Be 'Failed'
            @(([xml] $run.Files['testResults.xml']).SelectNodes('//test-case | //testcase | //failure | //error')).Count | Should -Be 0 -Because $format
        }
    }

    It 'JUnitXml only counts both, in errors of the root element.' {
        foreach ($sample in 'Describe "d" {', { Describe 'd' { AfterAll { throw 'late error' }; It 'i' { } } }) {
            $run = Invoke-Sample $sample -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'JUnitXml' } }
            ([xml] $run.Files['testResults.xml']).DocumentElement.errors | Should -Be 1
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
