BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # Exit codes of scripts that start a run with failures, and what they left behind.
    $shell = (Invoke-Sample -File @{
            'two/a.Tests.ps1'  = 'Describe d { It a { throw 1 }; It b { throw 1 } }'
            'many/a.Tests.ps1' = 'Describe d { It "i <_>" -ForEach (1..256) { throw 1 } }'
            'test.ps1'         = 'Invoke-Pester -Configuration ([PesterConfiguration] @{ Run = @{ Path = "$PSScriptRoot/two"; Exit = $true }; TestResult = @{ Enabled = $true; OutputPath = "$PSScriptRoot/out/testResults.xml" }; Output = @{ Verbosity = "None" } })'
            'many.ps1'         = 'Invoke-Pester -Configuration ([PesterConfiguration] @{ Run = @{ Path = "$PSScriptRoot/many"; Exit = $true }; Output = @{ Verbosity = "None" } })'
            'throw.ps1'        = 'Invoke-Pester -Configuration ([PesterConfiguration] @{ Run = @{ Path = "$PSScriptRoot/many"; Throw = $true }; Output = @{ Verbosity = "None" } })'
            'own.ps1'          = 'Invoke-Pester -Configuration ([PesterConfiguration] @{ Run = @{ Path = "$PSScriptRoot/many" }; Output = @{ Verbosity = "None" } }); exit [int] ($LASTEXITCODE -ne 0)'
            'publish.ps1'      = 'Set-Content "$PSScriptRoot/published.txt" "x"; exit 0'
            'empty/.keep'      = ''
        } -Script {
            $program = (Get-Process -Id $PID).Path
            foreach ($name in @(Get-ChildItem *.ps1 -Exclude publish.ps1)) { Set-Content $name "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'`n$(Get-Content $name -Raw)" }
            $root = "$PWD"; $seen = @{}
            Set-Location ./empty
            $null = $null | & $program -NoProfile -File ../test.ps1 2>&1; $seen.Test = $LASTEXITCODE
            $seen.Report = Test-Path ../out/testResults.xml
            Set-Location $root
            $null = $null | & $program -NoProfile -Command './test.ps1; ./publish.ps1' 2>&1; $seen.Both = $LASTEXITCODE
            $seen.Published = Test-Path published.txt
            foreach ($name in 'many', 'throw', 'own') { $null = $null | & $program -NoProfile -File "./$name.ps1" 2>&1; $seen.$name = $LASTEXITCODE }
            $seen
        } -Seconds 300).Value[0]

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

    It 'Since 6.1.0, each file that ran has a timestamp in a JUnitXml report: the local time of the computer at which the file began, without a time zone. A file that failed in discovery has no timestamp.' {
        $broken = [xml] (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { throw "x" }'; 'b.Tests.ps1' = 'Describe d { It i { } }' } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'JUnitXml' } }).Files['testResults.xml']
        @($broken.SelectNodes('//testsuite[@timestamp]')).Count, @($broken.SelectNodes('//testsuite')).Count | Should -Be 1, 2
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

    It 'A whole file failed. After a syntax error the report holds one error for the file. When the file threw below some tests, the report holds these tests, and not the error.' {
        foreach ($format in 'NUnitXml', 'NUnit3', 'JUnitXml') {
            $run = Invoke-Sample "Describe 'd' {`n It 'never found' { }" -Configuration @{ TestResult = @{ OutputFormat = $format } }
            $report = [xml] $run.Files['testResults.xml']
            @($report.SelectNodes('//error | //failure')).Count | Should -Be 1 -Because $format
            $report.OuterXml | Should -Match "Missing closing '}'"
            $report.OuterXml | Should -Not -Match 'never found'
            $run = Invoke-Sample { Describe 'd' { It 'above' { } }; throw 'late error' } -Configuration @{ TestResult = @{ OutputFormat = $format } }
            $run.Files['testResults.xml'] | Should -Match 'above'
            $run.Files['testResults.xml'] | Should -Not -Match 'late error'
        }
    }

    It 'A report with failures does not stop a build either, unless the step that publishes it is set to do so (failTaskOnFailedTests in Azure Pipelines).' -Tag Unproved {
        'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-test-results-v2'
    }

    It 'Run.Exit ends the script with an error, and most servers skip the steps that follow. Always run the publishing step: if: ${{ !cancelled() }}, condition: succeededOrFailed(), when: always.' -Tag Unproved {
        'https://learn.microsoft.com/azure/devops/pipelines/process/conditions https://docs.github.com/actions/reference/workflows-and-actions/expressions https://docs.gitlab.com/ci/yaml/'
    }

    It 'test.ps1 finds its folders by $PSScriptRoot, so it runs from anywhere, also on your own machine. After a failure Run.Exit ends the script with the number of failures as exit code, which makes the build fail.' {
        $shell.Test | Should -Be 2
        $shell.Report | Should -BeTrue
    }

    It 'In pwsh -Command "./test.ps1; ./publish.ps1" the second script runs after a failure too, and decides the exit code.' {
        $shell.Both | Should -Be 0
        $shell.Published | Should -BeTrue
    }

    It 'Nothing told the process to fail.' {
        (Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -Script { Invoke-Pester -Path . -Output None; 'the script goes on' }).Value | Should -Be 'the script goes on'
    }

    It 'To get the result, set Run.PassThru = $true and leave Run.Exit off.' {
        (Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -Script { $null -eq (Invoke-Pester -Configuration @{ Output = @{ Verbosity = 'None' } }); (Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Output = @{ Verbosity = 'None' } }).Result }).Value | Should -Be $true, 'Failed'
        $shell.Test | Should -Be 2
    }

    It 'On Linux and macOS an exit code has only 256 values: when pwsh -File or pwsh -Command Invoke-Pester -CI ends with 256 failures, the exit code is 0, and the build is green. Run.Throw ends with 1, however many tests fail.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        $shell.many | Should -Be 0
        $shell.throw | Should -Be 1
    }

    It 'Cast or pass a configuration instead: [PesterConfiguration] @{ TestResult = @{ OutputPath = ''testResults.xml'' } }.' {
        (Invoke-Sample $test -Script { Invoke-Pester -Configuration ([PesterConfiguration] @{ TestResult = @{ OutputPath = 'testResults.xml' } }) }).Files.Keys | Should -Be 'testResults.xml'
    }

    It 'Run.Parallel writes one report, too.' {
        $run = Invoke-Sample -Seconds 120 -File @{ 'sub/a.Tests.ps1' = 'Describe "a" { It "i" { } }'; 'sub/b.Tests.ps1' = 'Describe "b" { It "i" { } }' } -Script {
            $null = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; Parallel = $true }; Output = @{ Verbosity = 'None' }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } }
        }
        @($run.Files.Keys) | Should -Be 'r.xml'
        ([xml] $run.Files['r.xml']).SelectNodes('//test-case').Count | Should -Be 2
    }
}
