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
}
