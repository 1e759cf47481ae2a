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

    It 'A whole file failed, for example because of a syntax error: the report cannot show tests that were never found, and NUnitXml says Success when no other test failed.' {
        foreach ($format in 'NUnitXml', 'NUnit3', 'JUnitXml') {
            $run = Invoke-Sample "Describe 'd' {`n It 'never found' { }" -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = $format } }
            $run.Result | Should -Be 'Failed'
            @(([xml] $run.Files['testResults.xml']).SelectNodes('//test-case | //testcase | //failure | //error')).Count | Should -Be 0 -Because $format
            if ($format -eq 'NUnitXml') { ([xml] $run.Files['testResults.xml']).'test-results'.'test-suite'.result | Should -Be 'Success' }
        }
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' {"; 'b.Tests.ps1' = "Describe 'd' { It 'i' { throw 'x' } }" } -Configuration @{ TestResult = @{ Enabled = $true } }
        ([xml] $run.Files['testResults.xml']).'test-results'.'test-suite'.result | Should -Be 'Failure'
    }

    It 'JUnitXml only counts the two kinds of failure, in errors of the root element.' {
        foreach ($sample in 'Describe "d" {', { Describe 'd' { AfterAll { throw 'late error' }; It 'i' { } } }) {
            $run = Invoke-Sample $sample -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'JUnitXml' } }
            ([xml] $run.Files['testResults.xml']).DocumentElement.errors | Should -Be 1
        }
    }

    It 'A report with failures does not stop a build either, unless the step that publishes it is set to do so (failTaskOnFailedTests in Azure Pipelines).' -Tag Unproved {
        'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-test-results-v2'
    }

    It 'Run.Exit ends the script with an error, and most servers skip the steps that follow. Always run the publishing step: if: ${{ !cancelled() }}, condition: succeededOrFailed(), when: always.' -Tag Unproved {
        'https://learn.microsoft.com/azure/devops/pipelines/process/conditions https://docs.github.com/actions/reference/workflows-and-actions/expressions https://docs.gitlab.com/ci/yaml/'
    }

    It 'test.ps1 finds its folders by $PSScriptRoot, so it runs from anywhere, also on your own machine. After a failure Run.Exit ends the script with the number of failures as exit code, which makes the build fail (with one exception).' {
        $shell.Test | Should -Be 2
        $shell.Report | Should -BeTrue
    }

    It 'Nothing told the process to fail.' {
        (Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -Script { Invoke-Pester -Path . -Output None; 'the script goes on' }).Value | Should -Be 'the script goes on'
    }

    It 'To get the result, set Run.PassThru = $true and leave Run.Exit off.' {
        (Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -Script { $null -eq (Invoke-Pester -Configuration @{ Output = @{ Verbosity = 'None' } }); (Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Output = @{ Verbosity = 'None' } }).Result }).Value | Should -Be $true, 'Failed'
        $shell.Test | Should -Be 2
    }

    It 'On Linux and macOS an exit code has 8 bits, so the number of failures counts modulo 256: 300 failures end with 44, and 256 failures end with 0, which is a green build. Run.Throw does not have this problem, and neither does the exit in the last row: both end with 1.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        $shell.many | Should -Be 0
        $shell.throw | Should -Be 1
        $shell.own | Should -Be 1
    }

    It 'After pwsh -Command "./test.ps1; ./publish.ps1" the second script runs in any case, and if it succeeds, the exit code is 0.' {
        $shell.Both | Should -Be 0
        $shell.Published | Should -BeTrue
    }

    It 'Pester 5 still understands them, Pester 6 does not.' {
        $run = Invoke-Sample $test -Script { Invoke-Pester -Script . -OutputFile own.xml -OutputFormat NUnitXml }
        $run.Files.Keys | Should -Contain 'own.xml'
    }

    It 'CodeCoverage.OutputPath needs CodeCoverage.Enabled in the same way.' {
        foreach ($enabled in $false, $true) {
            $run = Invoke-Sample $test -File @{ 'a.ps1' = '1' } -Configuration @{ CodeCoverage = @{ Enabled = $enabled; OutputPath = 'own.xml'; Path = 'a.ps1' } }
            ($run.Files.Keys -contains 'own.xml') | Should -Be $enabled
        }
    }

    It 'Enable the report with TestResult.Enabled = $true in the configuration, and Pester writes testResults.xml, which build servers read.' {
        (Invoke-Sample $test -Configuration @{ TestResult = @{ Enabled = $true } }).Files.Keys | Should -Be 'testResults.xml'
    }

    It 'In v5 a relative OutputPath counts from the location at the end of the run. If a test calls Set-Location and does not come back, the report is written below the new location. If the test stays in its TestDrive, the report is lost.' {
        $keys = foreach ($target in '$PSScriptRoot/in', 'TestDrive:/', '.') {
            $run = Invoke-Sample -File @{ 'in/a.txt' = 'x'; 'A.Tests.ps1' = "Describe 'd' { It 'i' { Set-Location $target } }" } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } }
            "<$($run.Files.Keys)>"
        }
        $keys | Should -Be '<in/r.xml>', '<>', '<r.xml>'
    }

    It 'The result of the tests is right; the entries for the system, such as os-version, stay empty.' {
        # Stands for the command that Windows refuses; the real one does not exist here.
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Script {
            & (Get-Module Pester) { function script:Get-Refused { [CmdletBinding()] param($Class) Write-Error 'Access is denied.' }; $script:SafeCommands['Get-CimInstance'] = Get-Command Get-Refused }
            Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; TestResult = @{ Enabled = $true }; Output = @{ Verbosity = 'None' } }
        }
        $run.Result | Should -Be 'Passed'
        ([xml] $run.Files['testResults.xml']).SelectSingleNode('//environment').'os-version' | Should -BeNullOrEmpty
        "$($run.Text) $($run.Errors)" | Should -Match 'Access is denied'
        ([xml] (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true } }).Files['testResults.xml']).SelectSingleNode('//environment').'os-version' | Should -Not -BeNullOrEmpty
    }

    It 'after a tag that no test has, or when no test was found.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' -ForEach @() { } } } -Script { $result = Invoke-Pester -Path . -Output None -PassThru; "$($result.Result) $($result.TotalCount) $($result.NotRunCount)" }
        $run.Value | Should -Be 'Passed 0 0'
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach 1 { throw 'x' } } }).Result | Should -Be 'Failed'
    }

    It 'For the report Pester asks Windows for the name of the system, which an account without administrator rights may not be allowed to read.' -Tag Unproved { 'https://github.com/pester/Pester/issues/2678' }

    It 'When that query ends with an exception, as on Nano Server, the run stops with Invoking step End failed and without a result.' -Tag Unproved { 'https://github.com/pester/Pester/issues/2181' }

    It 'JUnitXml has only durations.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'JUnitXml' } }
        $report = [xml] $run.Files['testResults.xml']
        $report.SelectNodes('//@timestamp | //@start-time | //@date | //@end-time').Count | Should -Be 0
        $report.SelectNodes('//testcase/@time').Count | Should -Be 1
        $run.Files['testResults.xml'] | Should -Not -Match ([datetime]::UtcNow.ToString('yyyy-MM'))
    }

    It 'If that location is gone at the end, no report can be written: Invoking step End failed is printed, with Cannot bind argument to parameter ''Path'' because it is null. There is no result object then, though all tests passed.' {
        $sample = {
            param ($Leave)
            Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe d { It i { `$null = New-Item -ItemType Directory -Path ./gone; Set-Location ./gone; $Leave } }" } -Script {
                $result = Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1'; PassThru = $true }; TestResult = @{ Enabled = $true } }
                "result: $($result.Result)"
            }
        }
        $run = & $sample '[System.IO.Directory]::Delete($PWD.ProviderPath)'
        "$($run.Errors) $($run.Text)" | Should -Match '(?s)Invoking step End failed.*Cannot bind argument to parameter ''Path'' because it is null'
        $run.Text | Should -Match 'Passed: 1, Failed: 0'
        $run.Value | Should -Be 'result: '
        (& $sample 'Set-Location ..').Value | Should -Be 'result: Passed'
    }
}
