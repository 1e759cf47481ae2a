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
}
