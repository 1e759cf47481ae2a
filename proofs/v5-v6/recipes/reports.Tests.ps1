BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $run = Invoke-Sample -File @{
        'a.Tests.ps1'   = @'
 Describe 'd' {
  It 'p <Days>' -ForEach @{ Days = 31415 } -Tag OwnTag { 'TOPIPE'; Write-Host 'TOHOST'; Write-Warning 'TOWARNING'; Write-Verbose 'TOVERBOSE' -Verbose; Write-Error 'TOERROR'; & { Write-Host 'HOSTPIPED'; Write-Warning 'WARNINGPIPED'; Write-Verbose 'VERBOSEPIPED' -Verbose; Write-Error 'ERRORPIPED' } *>&1 }
  It 'skipped test' -Skip { }
  It 'inconclusive test' { Set-ItResult -Inconclusive -Because 'REASONTEXT' }
  It 'failed test' { 1 | Should -Be 2 -Because 'BECAUSETEXT' }
  It 'filtered test' -Tag Out { }
}
Describe 'setup' { BeforeAll { throw 'SETUPTEXT' }; It 'in setup' { } }
Describe 'teardown' { AfterAll { throw 'TEARDOWNTEXT' }; It 'in teardown' { } }
'@
        'bad.Tests.ps1' = 'throw "LOADTEXT"'
        'code.ps1'      = 'function Get-NotCovered { "x" }'
    } -Configuration @{ Filter = @{ ExcludeTag = 'Out' }; Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = './code.ps1'; UseBreakpoints = $true } } -Inspect {
        ($args[0] | ConvertTo-JUnitReport).OuterXml
        ($args[0] | ConvertTo-NUnitReport -Format NUnit2.5).OuterXml
        ($args[0] | ConvertTo-NUnitReport -Format NUnit3).OuterXml
        $args[0].CodeCoverage.CommandsMissedCount
        @($args[0].NotRun).Count
        "$($args[0].FailedContainers.ErrorRecord)"
        "$(($args[0].Tests | Where-Object Name -EQ 'p <Days>').StandardOutput)"
        "$(($args[0].Tests | Where-Object Name -EQ 'p <Days>').ErrorRecord)"
    }

    $reports = Invoke-Sample -File @{ 'api/a.Tests.ps1' = 'Describe api { It one { } }'; 'web/b.Tests.ps1' = 'Describe web { It two { throw "$([char] 27)[31mfull$([char] 27)[0m" }; It "<n>" -ForEach @{ n = 3 } { } }' } -Script {
        $xml = ConvertTo-JUnitReport -Result (Invoke-Pester ./api -PassThru -Output None)
        "converted $($xml.testsuites.tests)"
        Invoke-Pester -Configuration @{ Run = @{ Path = './api/a.Tests.ps1', './web/b.Tests.ps1' }; TestResult = @{ Enabled = $true; OutputFormat = 'JUnitXml'; OutputPath = './both.xml' }; Output = @{ Verbosity = 'None' } } 2>$null
        $result = Invoke-Pester ./web -PassThru -Output None
        try { $result | Export-JUnitReport -Path ./color.xml; 'written' } catch { "error $_" }
        try { [xml] (Get-Content ./color.xml -Raw); 'readable' } catch { 'unreadable' }
        $text = "$([char] 27)[01;31m$([char] 27)[Kfull$([char] 27)[m$([char] 27)[K"; "plain $($text -replace '\x1b\[[\d;?]*[a-z]')"; "left $(($text -replace '\x1b\[[\d;]*m').Contains([char] 27))"
        $result.Tests | ForEach-Object { "name $($_.Name) $($_.ExpandedName) $($_.ExpandedPath)" }
        "nothing $($null -eq (Invoke-Pester ./api -Output None)) $($null -eq (Invoke-Pester ./nowhere -PassThru -Output None 2>$null))"
        try { Invoke-Pester ./api -Output None | ConvertTo-NUnitReport } catch { "nunit $_" }
        try { Invoke-Pester ./api -Output None | ConvertTo-JUnitReport } catch { "junit $_" }
        $result.Tests | Select-Object ExpandedPath, Result | ConvertTo-Json | Set-Content list.json
        "joins $(@(Get-Command -Module Pester -Name *Join*, *Merge*).Count)"
    }

    # Whether each of the three reports holds the text, in the order of the table.
    function Test-Held ($Text) { $run.Value[0..2] | ForEach-Object { $_.Contains($Text) } }
}

Describe 'recipes/reports' {
    It 'Each line is there as soon as its file has run, so a service can read the lines one by one.' {
        $run = Invoke-Sample -File @{
            't/a.Tests.ps1' = "Describe 'd' { It 'first' { } }"
            't/b.Tests.ps1' = "Describe 'd' { It 'second' { Set-Content -Path (Join-Path (Split-Path `$PSScriptRoot) seen.txt) -Value 'second ran' } }"
        } -Script {
            foreach ($file in Get-ChildItem -Path ./t -Filter *.Tests.ps1 | Sort-Object Name) {
                $result = Invoke-Pester -Path $file.FullName -Output None -PassThru
                foreach ($test in $result.Tests) { [ordered] @{ test = $test.ExpandedName; result = $test.Result } | ConvertTo-Json -Compress }
                "then: $(Test-Path ./seen.txt)"
            }
        }
        $run.Value | Should -Be '{"test":"first","result":"Passed"}', 'then: False', '{"test":"second","result":"Passed"}', 'then: True'
    }

    It 'Pester writes XML for build servers and no HTML.' { (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'Html'; OutputPath = 'r.html' } }).Files.Keys | Should -BeNullOrEmpty }

    It 'From an NUnit file, both NUnitXml and NUnit3' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It passes { }; It fails { throw "broken" }; It left -Skip { } }' } -Script {
            $result = Invoke-Pester -Path . -Output None -PassThru
            foreach ($format in 'NUnit2.5', 'NUnit3') {
                $result | Export-NUnitReport -Path ./n.xml -Format $format
                ([xml] (Get-Content -Path ./n.xml -Raw)).SelectNodes('//test-case') |
                    Select-Object -Property 'result', 'name', @{ Name = 'seconds'; Expression = { "$($_.time)$($_.duration)" } },
                        @{ Name = 'message'; Expression = { $_.SelectSingleNode('*/message').InnerText } } |
                    ForEach-Object { "$($_.result) $($_.name) $($_.message) $([double] $_.seconds -ge 0)" }
            }
        }
        $run.Value[0..2] | Should -Be 'Success d.passes  True', 'Failure d.fails RuntimeException: broken True', 'Ignored d.left  True'
        $run.Value[3, 4] | Should -Be 'Passed d.passes  True', 'Failed d.fails RuntimeException: broken True'
        $run.Value[5] | Should -BeLike 'Skipped d.left *True'
    }

    It 'passed, failed, skipped, inconclusive tests | yes | yes | yes' { foreach ($name in 'p 31415', 'failed test', 'skipped test', 'inconclusive test') { Test-Held $name | Should -Be $true, $true, $true } }

    It 'tests left out by a filter | only counted | only counted | no' {
        Test-Held 'filtered test' | Should -Be $false, $false, $false
        $counts = (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It a { }; It b -Tag Out { } }' } -Configuration @{ Filter = @{ ExcludeTag = 'Out' } } -Inspect {
            ($args[0] | ConvertTo-JUnitReport).testsuites.tests
            ($args[0] | ConvertTo-NUnitReport -Format NUnit2.5).'test-results'.'not-run'
            ($args[0] | ConvertTo-NUnitReport -Format NUnit3).'test-run'.total
        }).Value
        $counts | Should -Be '2', '1', '1'
    }

    It 'reason of Set-ItResult | yes | no | yes' { Test-Held 'REASONTEXT' | Should -Be $true, $false, $true }

    It 'text of -Because in a failure | yes | yes | yes' { Test-Held 'BECAUSETEXT' | Should -Be $true, $true, $true }

    It 'tags | no | no | yes' { Test-Held 'OwnTag' | Should -Be $false, $false, $true }

    It 'the values of -ForEach | what `<…`> puts into the name | the same, and after a name without `<…`> also the values of a hashtable of a test | as NUnitXml, and also for a block; the keys of a hashtable also as properties' {
        Test-Held '31415' | Should -Be $true, $true, $true
        Test-Held 'name="Days"' | Should -Be $false, $false, $true
        $run = Invoke-Sample { Describe 'block' -ForEach @{ K = 'ofblock' } { It 'static' -ForEach @{ A = 'oftest' } { }; It 'plain' -ForEach 'single' { }; It 'named <_>' -ForEach 'named' { } } } -Script {
            foreach ($format in 'JUnitXml', 'NUnitXml', 'NUnit3') {
                Invoke-Pester -Configuration @{ Run = @{ Path = '.' }; Output = @{ Verbosity = 'None' }; TestResult = @{ Enabled = $true; OutputFormat = $format; OutputPath = './r.xml' } }
                $names = (([xml] (Get-Content ./r.xml -Raw)).SelectNodes('//@name | //@description').Value) -join ' '
                "$format $(foreach ($word in 'ofblock', 'oftest', 'single', 'named named') { $names -match $word })"
            }
        }
        $run.Value | Should -Be 'JUnitXml False False False True', 'NUnitXml False True False True', 'NUnit3 True True False True'
    }

    It 'what a test wrote to the pipeline | no | no | yes' { Test-Held 'TOPIPE' | Should -Be $false, $false, $true }

    It 'what a test wrote with Write-Host, as a warning, verbose message, or error that it let through | no | no | redirected' {
        foreach ($text in 'TOHOST', 'TOWARNING', 'TOVERBOSE', 'TOERROR') { Test-Held $text | Should -Be $false, $false, $false }
        foreach ($text in 'HOSTPIPED', 'WARNINGPIPED', 'VERBOSEPIPED', 'ERRORPIPED') { Test-Held $text | Should -Be $false, $false, $true }
    }

    It 'tests of a block whose BeforeAll failed | as failed | as failed | as failed' { Test-Held 'in setup' | Should -Be $true, $true, $true }

    It 'the message of a failed AfterAll of a block | no | no | yes' { Test-Held 'TEARDOWNTEXT' | Should -Be $false, $false, $true }

    It 'the message of a failed BeforeAll or AfterAll outside all blocks | no | no | no' {
        foreach ($name in 'BeforeAll', 'AfterAll') {
            $top = Invoke-Sample "$name { throw 'TOPTEXT' }; Describe 'd' { It 'i' { } }" -Inspect { ($args[0] | ConvertTo-JUnitReport).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit2.5).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit3).OuterXml }
            $top.Result | Should -Be 'Failed'
            $top.Value | ForEach-Object { $_.Contains('TOPTEXT') } | Should -Be $false, $false, $false
        }
    }

    It 'code coverage | no | no | no' { Test-Held 'Get-NotCovered' | Should -Be $false, $false, $false }

    It 'Everything in this table except the text of Write-Host, warnings and the like is in the' {
        $run.Value[3..4] | Should -Be 1, 1
        $run.Value[5] | Should -Match 'LOADTEXT'
        $run.Value[6] | Should -BeLike 'TOPIPE *'
        "$($run.Value[6..7])" | Should -Not -Match 'TO(HOST|WARNING|VERBOSE|ERROR)'
    }

    It 'To tell the same tests of two systems apart, give each run a name of its own with TestResult.TestSuiteName, and each file a path of its own.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; TestSuiteName = 'MyLinux'; OutputPath = 'own.xml' } }).Files['own.xml'] | Should -Match 'MyLinux'
    }

    It 'Export-Clixml writes the object to a file, and Import-Clixml reads it: names, results, counts and messages are there, as a copy without methods.' {
        $copy = Invoke-Sample { Describe 'd' { It 'named' { 1 | Should -Be 2 } } } -Inspect { $args[0] | Select-Object FailedCount, @{ n = 'Tests'; e = { $_.Tests | Select-Object ExpandedName, @{ n = 'Result'; e = { "$($_.Result)" } }, @{ n = 'Message'; e = { "$($_.ErrorRecord)" } } } } | Export-Clixml a.xml; $read = Import-Clixml a.xml; $read.FailedCount; $read.Tests.ExpandedName; $read.Tests.Result; $read.Tests.Message }
        $copy.Value[0..2] | Should -Be 1, 'named', 'Failed'
        $copy.Value[3] | Should -BeLike 'Expected 2, but got 1*'
    }

    It 'The name of a test can have such a character, too, from the data of its -ForEach.' {
        $run = Invoke-Sample -File @{
            'colored.Tests.ps1' = 'Describe d { It "is <Text>" -ForEach @{ Text = "$([char] 27)[31mred" } { } }'
            'plain.Tests.ps1'   = 'Describe d { It "is <Text>" -ForEach @{ Text = "red" } { } }'
        } -Script {
            foreach ($name in 'colored', 'plain') {
                try { Invoke-Pester "./$name.Tests.ps1" -Output None -PassThru | Export-JUnitReport -Path "./$name.xml"; 'written' } catch { "$_" }
                try { $null = [xml] (Get-Content "./$name.xml" -Raw); 'readable' } catch { 'unreadable' }
            }
        }
        $run.Value[1..3] | Should -Be 'unreadable', 'written', 'readable'
        $run.Value[0] | Should -BeLike '*hexadecimal value 0x1B, is an invalid character.*'
    }

    It 'The message of a failed test has a control character in it, most likely a color of the terminal, and XML cannot hold this character.' {
        $colored = Invoke-Sample { Describe 'd' { It 'i' { throw "$([char] 27)[31mred" } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } }
        "$($colored.Errors) $($colored.Text)" | Should -Match 'hexadecimal value 0x1B, is an invalid character'
    }

    It 'ConvertTo-Json got whole test objects, which hold their block, and the block holds the test.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { $test = $args[0].Tests[0]; [object]::ReferenceEquals($test.Block.Tests[0], $test) }).Value | Should -Be $true
    }

    It 'The script below turns the result, or a JUnit file that you already have, into a page' {
        ([xml] $run.Value[0]).SelectNodes('//testcase').Count | Should -BeGreaterThan 0
    }

    It 'These tools read the formats that Pester writes, and are not part of Pester.' -Tag Unproved { 'https://www.npmjs.com/package/xunit-viewer, https://pypi.org/project/junit2html/, https://allurereport.org/docs/' }

    It 'xunit-viewer | JUnit | npm install --global xunit-viewer' -Tag Unproved { 'https://www.npmjs.com/package/xunit-viewer' }

    It 'junit2html | JUnit | pip install junit2html' -Tag Unproved { 'https://pypi.org/project/junit2html/' }

    It 'Allure Report | JUnit | a program and plug-ins for CI services; keeps a history' -Tag Unproved { 'https://allurereport.org/docs/' }

    It 'the build server | see there | nothing to install: GitLab, Azure Pipelines, Jenkins, TeamCity and Bitbucket show the results themselves' -Tag Unproved { 'https://docs.gitlab.com/ci/testing/unit_test_reports/, https://learn.microsoft.com/azure/devops/pipelines/test/review-continuous-test-results-after-build, https://plugins.jenkins.io/junit/' }

    It 'Older lists name Format-Pester and ReportUnit. They were made for the result object of Pester 4, or are no longer maintained.' -Tag Unproved { 'https://github.com/equelin/Format-Pester, https://github.com/reportunit/reportunit' }

    It 'It needs the .NET SDK, and runs on Windows, Linux and macOS.' -Tag Unproved { 'https://github.com/danielpalme/ReportGenerator' }

    It 'PublishCodeCoverageResults@1 needed a folder of finished HTML in reportDirectory, and Pester makes no HTML: Code coverage report cannot be rendered as report HTML was not found.' -Tag Unproved { 'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-code-coverage-results-v1' }

    It 'A test with some passed and some failed runs fails now and then, or changed for good at one run. The rows, in the order of the runs, show which. Cases without a value in their name count as one test, and so do tests with the same name in two files. The same file also shows a test whose time grows.' {
        $rows = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It steady { }; It flaky { if ($env:PROOF_TURN -eq 2) { throw 1 } }; It cases -ForEach 1, 2 { if ($_ -eq 2) { throw 1 } } }'; 'b.Tests.ps1' = 'Describe d { It steady { throw 1 } }' } -Script {
            foreach ($turn in 1, 2) { $env:PROOF_TURN = $turn; (Invoke-Pester -Path . -Output None -PassThru).Tests | Select-Object ExpandedPath, @{ n = 'Result'; e = { "$($_.Result)" } }, @{ n = 'Seconds'; e = { $_.Duration.TotalSeconds } } | Export-Csv h.csv -Append -NoTypeInformation }
            $env:PROOF_TURN = $null
            Import-Csv h.csv | Group-Object ExpandedPath | Where-Object { @($_.Group.Result | Select-Object -Unique).Count -gt 1 } | ForEach-Object Name | Sort-Object
            @((Import-Csv h.csv).Seconds).Count
            (Import-Csv h.csv | Where-Object ExpandedPath -EQ 'd.flaky').Result -join ' '
        }
        $rows.Value | Should -Be 'd.cases', 'd.flaky', 'd.steady', 10, 'Passed Failed'
    }

    It 'This is also why the check that decides whether a build passes should read Result and not the report.' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { AfterAll { throw 1 }; It i { } }' } -Inspect { "$($args[0].Result)"; ($args[0] | ConvertTo-JUnitReport).testsuites.failures }).Value | Should -Be 'Failed', '0'
    }

    It 'The run stopped before it wrote the file, for example because of a wrong option.' {
        $old = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { Set-Content r.xml 'old'; try { Invoke-Pester -Configuration @{ Run = @{ Path = '.' }; Output = @{ Verbosity = 'Wrong' }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } } } catch { }; Get-Content r.xml }
        $old.Value | Should -Be 'old'
    }

    It 'Convert the result with ConvertTo-JUnitReport and write a table from it.' {
        $reports.Value | Should -Contain 'converted 1'
    }

    It 'Pester has no command that joins reports: Export-NUnitReport takes one result.' {
        $reports.Value | Should -Contain 'joins 0'
    }

    It 'ConvertTo-Json in place of Export-Clixml writes the same list for another program.' {
        @(ConvertFrom-Json $reports.Files['list.json']).ExpandedPath | Should -Be 'web.two', 'web.3'
    }

    It 'The report stops at this character and cannot be read.' {
        $reports.Value | Should -Contain 'unreadable'
        $reports.Value -like 'error*0x1B*' | Should -Not -BeNullOrEmpty
    }

    It 'When the text comes from a program, remove the colors before you throw the text: $text -replace ''\x1b\[[\d;?]*[a-z]''. This pattern also finds the ␛[K that grep writes.' {
        $reports.Value | Should -Contain 'plain full'
        $reports.Value | Should -Contain 'left True'
    }

    It 'Invoke-Pester returned nothing, because -PassThru is missing, or because it found no test file.' {
        $reports.Value | Should -Contain 'nothing True True'
    }

    It 'When you pipe this call into ConvertTo-JUnitReport or ConvertTo-NUnitReport, the message is You cannot call a method on a null-valued expression.' {
        $reports.Value | Should -Contain 'nunit You cannot call a method on a null-valued expression.'
        $reports.Value | Should -Contain 'junit You cannot call a method on a null-valued expression.'
    }

    It 'In a report of your own, use ExpandedName or ExpandedPath; Name is the name as written.' {
        $reports.Value | Should -Contain 'name <n> 3 web.3'
    }

    It 'If these properties do not have the value either, the value is in Data of the test or of its Block.' {
        $run = Invoke-Sample { Describe 'd' -ForEach @{ Days = 3 } { BeforeAll { throw 'x' }; It 'own <Size>' -ForEach @{ Size = 4 } { }; It 'of the block <Days>' { } } } -Inspect { $args[0].Tests | ForEach-Object { "$($_.ExpandedName) $($_.Data.Size) $($_.Data.Days) $($_.Block.Data.Days)" } }
        $run.Value | Should -Be 'own <Size> 4  3', 'of the block <Days>   3'
    }

    It 'One run over all folders makes one report: $config.Run.Path = ''./api/tests'', ''./web/tests''.' {
        $files = @{ 'api/tests/a.Tests.ps1' = 'Describe api { It one { } }'; 'web/tests/b.Tests.ps1' = 'Describe web { It two { } }' }
        $run = Invoke-Sample -File $files -Configuration @{ Run = @{ Path = './api/tests', './web/tests' }; TestResult = @{ Enabled = $true; OutputPath = './one.xml' } }
        @($run.Files.Keys) | Should -Be 'one.xml'
        $run.Files['one.xml'] | Should -Match '(?s)api\.one.*web\.two'
    }

    It 'The same script reads a JUnit file of an earlier run.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { $result = Invoke-Pester a.Tests.ps1 -PassThru -Output None; $result | Export-JUnitReport -Path out.xml; ([xml] (Get-Content out.xml -Raw)).testsuites.testsuite.testcase.name; (ConvertTo-JUnitReport -Result $result).testsuites.testsuite.testcase.name }
        $run.Value | Should -Be 'd.i', 'd.i'
    }

    It 'When all cases of one test have the same name in the report, the name holds no key of the data: put a key into the name.' {
        $run = Invoke-Sample { Describe 'd' { It 'same' -ForEach @{ Size = 1 }, @{ Size = 2 } { }; It 'key <Size>' -ForEach @{ Size = 1 }, @{ Size = 2 } { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = 'JUnitXml' } }
        ([xml] $run.Files['r.xml']).SelectNodes('//testcase').name | Should -Be 'd.same', 'd.same', 'd.key 1', 'd.key 2'
    }

    It 'If you export the whole result instead of such a list, a test that returns an object with many levels makes the file unreadable: Import-Clixml ends with Serialized XML is nested too deeply.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { $deep = @{}; foreach ($level in 1..60) { $deep = @{ a = $deep } }; $deep } } } -Script {
            $result = Invoke-Pester -Path . -Output None -PassThru
            $result | Export-Clixml whole.xml
            $result.Tests | Select-Object ExpandedPath, Result | Export-Clixml list.xml
            foreach ($file in 'list.xml', 'whole.xml') { try { "$((Import-Clixml $file).ExpandedPath)" } catch { "$_" } }
        }
        $run.Value[0] | Should -Be 'd.i'
        $run.Value[1] | Should -BeLike '*Serialized XML is nested too deeply*'
    }

    It 'A workflow of Teams needs a card instead of text:' -Tag Unproved {
        'https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using'
    }

    It 'A test whose BeforeAll failed has no message: the block or the file has it.' {
        $run = Invoke-Sample -File @{
            'Block.Tests.ps1' = 'Describe b { BeforeAll { throw 1 }; It i { } }; Describe c { It j { throw "own" } }'
            'File.Tests.ps1'  = 'BeforeAll { throw 1 }; Describe f { It l { } }'
        } -Inspect { $args[0].Tests | ForEach-Object { "$($_.Name) $($_.Result) $($_.ErrorRecord)" }; @($args[0].FailedContainers) + @($args[0].FailedBlocks) | ForEach-Object { "$($_.ErrorRecord[0])".Length -gt 0 } }
        $run.Value | Should -Be 'i Failed ', 'j Failed own', 'l Failed ', $true, $true
    }

    It 'In JUnit, the totals are in $report.testsuites, and a failed test is a //testcase[failure].' {
        $run = Invoke-Sample { Describe 'd' { It 'passes' { }; It 'fails' { throw 'x' }; It 'skips' -Skip { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'JUnitXml' } }
        $report = [xml] $run.Files['testResults.xml']
        $report.testsuites.failures, $report.testsuites.tests | Should -Be '1', '3'
        $report.SelectNodes('//testcase[failure]') | ForEach-Object { $_.name } | Should -Be 'd.fails'
    }

    It 'Pester has no command that makes a result from a report.' {
        (Invoke-Sample -Script { (Get-Command -Module Pester -Verb Import, ConvertFrom, Read).Count; (Get-Command -Module Pester -Name *Report).Count }).Value | Should -Be 0, 4
    }

    It 'Pester has no public interface for plugins, and no option that hands over each result when a test ends.' {
        $run = Invoke-Sample -Script {
            @(Get-Command -Module Pester -Name *Plugin*).Count
            @((Get-Command Invoke-Pester).Parameters.Keys -match 'Plugin|Callback|OnResult').Count
            $config = New-PesterConfiguration
            # What takes code: the tests themselves.
            foreach ($section in $config.PSObject.Properties.Name) {
                $config.$section.PSObject.Properties | Where-Object { "$($_.Value.Default.GetType())$($_.Value.GetType())" -match 'ScriptBlock' } | ForEach-Object { "$section.$($_.Name)" }
            }
        }
        $run.Value | Should -Be 0, 0, 'Run.ScriptBlock'
    }

    It 'Apart from the printed lines, you get results only at the end of a run. So run each file by itself, and pass on its results before the next file starts.' {
        $files = @{ 'a.Tests.ps1' = "Describe a { It i { Write-Host '<a runs>' } }"; 'b.Tests.ps1' = "Describe b { It i { Write-Host '<b runs>' } }" }
        $each = Invoke-Sample -File $files -Script { foreach ($file in Get-ChildItem -Filter *.Tests.ps1) { $result = Invoke-Pester -Path $file.FullName -Output None -PassThru; $result.Tests | ForEach-Object { Write-Host "<$($_.Path[0]) passed on>" } } }
        $each.Text | Should -Match '(?s)<a runs>.*<a passed on>.*<b runs>.*<b passed on>'
        $whole = Invoke-Sample -File $files -Script { $result = Invoke-Pester -Path . -Output None -PassThru; $result.Tests | ForEach-Object { Write-Host "<$($_.Path[0]) passed on>" } }
        $whole.Text | Should -Match '(?s)<a runs>.*<b runs>.*<a passed on>'
    }

    It 'For Excel itself, the module ImportExcel has Export-Excel -Path ./history.xlsx -Append in place of Export-Csv.' -Tag Unproved { 'https://github.com/dfinke/ImportExcel' }

    It 'In a GitHub job, $summary | Add-Content -Path $env:GITHUB_STEP_SUMMARY shows the text on the page of the run' -Tag Unproved { 'https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#adding-a-job-summary' }

    It 'Write a value that the test measures to the pipeline, with $size alone on a line. Then NUnit3 has the value, and so has StandardOutput of the test in the result' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It measured { $size = 4711; $size | Should -BeGreaterThan 1; $size } }' } -Script {
            foreach ($format in 'NUnit3', 'JUnitXml', 'NUnitXml') {
                $result = Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1'; PassThru = $true }; Output = @{ Verbosity = 'None' }; TestResult = @{ Enabled = $true; OutputFormat = $format; OutputPath = "./$format.xml" } }
                (Get-Content "./$format.xml" -Raw) -match '4711'
            }
            ($result.Tests | Select-Object -Property ExpandedPath, Result, @{ Name = 'Output'; Expression = { "$($_.StandardOutput)" } }).Output
        }
        $run.Value | Should -Be $true, $false, $false, '4711'
    }

    It 'Yes: a report has the user, the computer and the folder of the run. Empty these values before you publish the report; the names of test files stay full paths.' {
        $run = Invoke-Sample -File @{
            'sub/a.Tests.ps1'  = 'Describe d { It i { } }'
            'Clear-Report.ps1' = @'
param ([string] $Path)

$report = [xml] (Get-Content -Path $Path -Raw)
$values = foreach ($name in 'user', 'user-domain', 'machine-name', 'cwd') {
    $report.SelectNodes("//environment/@$name | //property[@name='$name']/@value")
}
foreach ($value in @($values) + @($report.SelectNodes('//testsuite/@hostname'))) { $value.Value = '' }
$report.Save((Resolve-Path -Path $Path).Path)
'@
        } -Script {
            foreach ($format in 'NUnitXml', 'NUnit3', 'JUnitXml') {
                $null = Invoke-Pester -Configuration @{ Run = @{ Path = './sub' }; Output = @{ Verbosity = 'None' }; TestResult = @{ Enabled = $true; OutputFormat = $format; OutputPath = "./$format.xml" } }
                foreach ($time in 'before', 'after') {
                    if ($time -eq 'after') { ./Clear-Report.ps1 -Path ./$format.xml }
                    $report = [xml] (Get-Content -Path ./$format.xml -Raw)
                    $found = foreach ($value in [Environment]::UserName, [Environment]::MachineName, "$PWD") { [bool] (@($report.SelectNodes('//@*')).Value -ceq $value) }
                    "$format $time $found $([bool] (@($report.SelectNodes('//@*')).Value -like "$PWD*a.Tests.ps1"))"
                }
            }
        }
        foreach ($format in 'NUnitXml', 'NUnit3', 'JUnitXml') { $run.Value | Should -Contain "$format before True True True True"; $run.Value | Should -Contain "$format after False False False True" }
    }

    It 'Called by pwsh -File, the script ends with 0 once the message is sent. To fail the job as well, make exit 1 its last line.' {
        $page = Get-Content "$PSScriptRoot/../../../$(if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { 'versioned_docs/version-v5' })/recipes/reports.mdx" -Raw
        $script = [regex]::Match($page, '(?s)title="Send-FailedCheck\.ps1"[^\n]*\n(.*?)```').Groups[1].Value
        # Pester of this proof, and a function in place of the network.
        $script = $script -replace '(?m)^\$result = ', "Import-Module (Get-Content `$PSScriptRoot/pester.txt); function Invoke-RestMethod { Write-Host 'sent' }`n`$result = "
        $run = Invoke-Sample -Seconds 120 -File @{
            'zero.ps1'           = $script
            'one.ps1'            = "$script`nexit 1"
            'bad/a.Tests.ps1'    = 'Describe "d" { It "i" { throw "no" } }'
            'good/a.Tests.ps1'   = 'Describe "d" { It "i" { } }'
        } -Script {
            Join-Path (Get-Module Pester).ModuleBase Pester.psd1 | Set-Content pester.txt
            $pwsh = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            foreach ($file in 'zero', 'one') { foreach ($tests in 'bad', 'good') { $said = & $pwsh -NoProfile -NonInteractive -File "./$file.ps1" -Uri https://hooks.example/1 -Path "./$tests"; "$file $tests`: $LASTEXITCODE $(@($said) -match 'sent')" } }
        }
        $run.Value | Should -Be 'zero bad: 0 sent', 'zero good: 0 ', 'one bad: 1 sent', 'one good: 0 '
    }

    It 'In JUnitXml and NUnitXml, put what the report should show of a passed test into the name of the test:' {
        Test-Held 'p 31415' | Should -Be $true, $true, $true
        foreach ($text in 'OwnTag', 'TOPIPE', 'TOHOST', 'TOVERBOSE') { @(Test-Held $text)[0, 1] | Should -Be $false, $false -Because $text }
        @(Test-Held 'OwnTag')[2] | Should -BeTrue
    }

    It 'Write the report with CodeCoverage.OutputFormat = ''Cobertura'', which names the folder of the sources.' {
        $run = Invoke-Sample -File @{ 'src/a.ps1' = 'function Get-A { 1 }'; 'a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/src/a.ps1 }; Describe d { It i { Get-A | Should -Be 1 } }' } -Script {
            foreach ($format in 'Cobertura', 'JaCoCo') { Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1' }; Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = './src'; OutputFormat = $format; OutputPath = "./$format.xml" } } }
            foreach ($format in 'Cobertura', 'JaCoCo') { [regex]::Match((Get-Content ./$format.xml -Raw), '<source>(.+?)</source>').Groups[1].Value -ne '' }
        }
        $run.Value | Should -Be $true, $false
    }

    It 'From JaCoCo, the default, the pages have percentages but no lines of code, with File ''…'' does not exist (any more).' -Tag Unproved { 'ReportGenerator 5.6.0, run by hand on a report of each format; https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-code-coverage-results-v2, pathToSources' }

    It '-Scope CurrentUser installs Pester for your account alone: for a task of another account, such as SYSTEM, install it with -Scope AllUsers, as administrator.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/powershellget/install-module, -Scope' }

    It 'A failed test with the tag Warning on its It gives 1, any other failed test gives 2, and a failed file or setup gives 3. The tag of a Describe does not count.' {
        $run = Invoke-Sample -File @{
            'code.ps1' = @'
$result = Invoke-Pester -Path $args[0] -Output None -PassThru 6> $null
if (-not $result) {
    'No checks were found.'
    exit 3
}

$failed = @($result.Failed)
$code = if ($result.FailedContainersCount -or $result.FailedBlocksCount) { 3 }
elseif ($failed | Where-Object { 'Warning' -notin $_.Tag }) { 2 }
elseif ($failed) { 1 }
else { 0 }
"$($failed.Count) of $($result.TotalCount) checks failed. $($failed.ExpandedPath -join ', ')"
exit $code
'@
            'ok/a.Tests.ps1' = 'Describe d { It i { } }'; 'warning/a.Tests.ps1' = 'Describe d { It i { }; It j -Tag Warning { throw 1 } }'; 'critical/a.Tests.ps1' = 'Describe d { It i { throw 1 }; It j -Tag Warning { throw 1 } }'; 'block/a.Tests.ps1' = 'Describe d -Tag Warning { It i { throw 1 } }'; 'setup/a.Tests.ps1' = 'Describe d { BeforeAll { throw 1 }; It i { } }'; 'file/a.Tests.ps1' = 'throw 1'; 'none/a.txt' = ''
        } -Script { foreach ($name in 'ok', 'warning', 'critical', 'block', 'setup', 'file', 'none') { $line = & ./code.ps1 "./$name" 2>$null 6>&1; "$name $LASTEXITCODE $(if ($name -in 'warning', 'none') { $line })" } }
        $run.Value | Should -Be 'ok 0 ', 'warning 1 1 of 2 checks failed. d.j', 'critical 2 ', 'block 2 ', 'setup 3 ', 'file 3 ', 'none 3 No checks were found.'
    }

    It 'Keep the suggestion in the data of the test, and read it from the result' {
        $run = Invoke-Sample { Describe 'services' { It '<Name> is running' -ForEach @{ Name = 'a'; Running = $false; Fix = 'Start-Service a' }, @{ Name = 'b'; Running = $true; Fix = 'Start-Service b' } { $Running | Should -BeTrue } }; Describe 'setup' { BeforeAll { throw 1 }; It 'c' -ForEach @{ Fix = 'Start-Service c' } { } } } -Inspect { $args[0].Failed.Data.Fix }
        $run.Value | Should -Be 'Start-Service a', 'Start-Service c'
    }

    It 'For a report file, write the suggestion into -Because: each format has its text. NUnit3 has the data, too: each key is a property.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It '<Name> runs' -ForEach @(
                    @{ Name = 'a'; Fix = 'FROMDATA' }
                ) {
                    1 | Should -Be 2 -Because 'FROMBECAUSE'
                }
                It '<Name> passes' -ForEach @(
                    @{ Name = 'b'; Fix = 'OFPASSED' }
                ) {
                    1 | Should -Be 1 -Because 'OFNOFAILURE'
                }
            }
        } -Inspect {
            foreach ($xml in ($args[0] | ConvertTo-JUnitReport), ($args[0] | ConvertTo-NUnitReport -Format NUnit2.5), ($args[0] | ConvertTo-NUnitReport -Format NUnit3)) {
                $held = foreach ($text in 'FROMBECAUSE', 'OFNOFAILURE', 'FROMDATA', 'OFPASSED') { if ($xml.OuterXml.Contains($text)) { $text } }
                "$held, properties: $($xml.SelectNodes('//property[@name="Fix"]/@value').Value | Sort-Object)"
            }
        }
        $run.Value | Should -Be 'FROMBECAUSE, properties: ', 'FROMBECAUSE, properties: ', 'FROMBECAUSE FROMDATA OFPASSED, properties: FROMDATA OFPASSED'
    }

    It 'PowerShell can apply a stylesheet of your own to a report. Name the files by full paths' {
        $code = [regex]::Match((Get-Content "$PSScriptRoot/../../../docs/recipes/reports.mdx" -Raw), '```powershell\n(\$style = [\s\S]+?)```').Groups[1].Value
        $run = Invoke-Sample -File @{
            'report.xslt' = '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:output method="html" /><xsl:template match="/"><html><body><xsl:for-each select="//testcase|//test-case"><p><xsl:value-of select="@name" /></p></xsl:for-each></body></html></xsl:template></xsl:stylesheet>'
            'html.ps1' = $code; 'relative.ps1' = $code.Replace('$PSScriptRoot', '.')
            'a.Tests.ps1' = 'Describe d { It i { }; It j { throw 1 } }'
        } -Script {
            $cwd = [System.Environment]::CurrentDirectory
            [System.Environment]::CurrentDirectory = [System.IO.Path]::GetTempPath()
            foreach ($format in 'JUnitXml', 'NUnitXml', 'NUnit3') {
                Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1' }; TestResult = @{ Enabled = $true; OutputFormat = $format; OutputPath = './out/testResults.xml' }; Output = @{ Verbosity = 'None' } }
                ./html.ps1
                "$format $([regex]::Matches((Get-Content ./out/report.html -Raw), '<p>(.*?)</p>').Value)"
                Remove-Item ./out/report.html
            }
            try { ./relative.ps1; 'relative' } catch { "$_" }
            [System.Environment]::CurrentDirectory = $cwd
        }
        $run.Value[0..2] | Should -Be 'JUnitXml <p>d.i</p> <p>d.j</p>', 'NUnitXml <p>d.i</p> <p>d.j</p>', 'NUnit3 <p>d.i</p> <p>d.j</p>'
        $run.Value[3] | Should -Match 'Could not find (a part of the path|file)'
    }

    Context 'mail to groups' {
        BeforeAll {
            $send = [regex]::Match((Get-Content "$PSScriptRoot/../../../docs/recipes/reports.mdx" -Raw), 'title="Send-CheckMail.ps1"\n([\s\S]+?)\n```').Groups[1].Value
            $mails = Invoke-Sample -Seconds 120 -File @{
                'send.ps1'                 = $send
                'checks/Network.Tests.ps1' = 'Describe network -Tag Network { It answers { } }; Describe cables -Tag Cables { It one { } }'
                'checks/Windows.Tests.ps1' = 'Describe windows -Tag Windows { It passes { }; It fails { throw "broken" } }'
            } -Script {
                function Send-MailMessage ($To, $From, $SmtpServer, $Subject, $Body) { "$To | $Subject | $($Body -replace '\S+[\\/]')" }
                'two groups:'; ./send.ps1
                foreach ($case in 'throw "not loaded"', 'Describe other -Tag Other { throw "not loaded" }', 'Describe other -Tag Other { It i { } }; throw "not loaded"', 'Describe other -Tag Other { BeforeAll { throw "not loaded" }; It i { } }') {
                    Set-Content ./checks/Bad.Tests.ps1 $case
                    "${case}:"; ./send.ps1
                }
                Remove-Item ./checks/Bad.Tests.ps1
                (Get-Content ./send.ps1 -Raw).Replace('Network =', 'Newtork =').Replace('Windows =', 'Widnows =') | Set-Content ./send.ps1
                'no such tag:'; ./send.ps1
            }
            $mail = @{}
            foreach ($line in $mails.Value) { if ($line -like '*:' -and $line -notlike '*|*') { $name = $line.TrimEnd(':'); $mail[$name] = @() } else { $mail[$name] += $line } }
        }

        It 'Run the checks once for each group, with its tag. Always marks the groups that want a mail when all is well, too' {
            $mail['two groups'] | Should -Be 'network@example.com | Network: Passed, 0 failed | ', 'windows@example.com | Windows: Failed, 1 failed | windows.fails: broken'
        }

        It 'A file that cannot be loaded fails every one of these runs, so all groups get a mail about it.' {
            foreach ($case in 'throw "not loaded"', 'Describe other -Tag Other { throw "not loaded" }', 'Describe other -Tag Other { It i { } }; throw "not loaded"') {
                $mail[$case][0] | Should -Be 'network@example.com | Network: Failed, 0 failed | [-] Bad.Tests.ps1: not loaded'
                $mail[$case][1] | Should -Be "windows@example.com | Windows: Failed, 1 failed | windows.fails: broken`n[-] Bad.Tests.ps1: not loaded"
            }
            $mail['Describe other -Tag Other { BeforeAll { throw "not loaded" }; It i { } }'] | Should -Be $mail['two groups']
        }

        It 'A run whose tag no test has is Passed.' { $mail['no such tag'] | Should -Be 'network@example.com | Newtork: Passed, 0 failed | ' }
    }

    Context 'checks in a runbook' {
        BeforeAll {
            $page = Get-Content "$PSScriptRoot/../../../docs/recipes/reports.mdx" -Raw
            $runbook = [regex]::Match($page, 'title="Start-Check.ps1"\n([\s\S]+?)\n```').Groups[1].Value -replace 'Import-Module.*' -replace 'Should-Be', 'Should -Be'
            $rows = Invoke-Sample -File @{
                'failed.ps1' = $runbook; 'passed.ps1' = $runbook.Replace('120', '20')
                'setup.ps1'  = $runbook.Replace("It 'costs", "AfterAll { throw 'log out' }`nIt 'costs").Replace('120', '20')
                'file.ps1'   = $runbook.Replace("Describe 'subscription'", "throw 'log in'`nDescribe 'subscription'")
                'data.ps1'   = "param (`$Limit)`n" + $runbook.Replace('-ScriptBlock {', '-Data @{ Limit = $Limit } -ScriptBlock { param ($Limit)').Replace('Than 100', 'Than $Limit')
            } -Script {
                foreach ($call in 'failed', 'passed', 'setup', 'file', 'data 100', 'data 200') {
                    $name, $limit = $call -split ' '
                    $given = @{}; if ($limit) { $given.Limit = [int] $limit }
                    try { & "./$name.ps1" @given | ForEach-Object { "${call}: $($_.Result) $($_.Test -replace '<ScriptBlock>.*', 'checks'): $($_.Message)" }; "${call}: ends" } catch { "${call}: throws $_" }
                }
            }
            function Get-Row ($Call) { @($rows.Value) -like "${Call}: *" -replace '^.*?: ' }
        }

        It 'A runbook is one script, so write the checks into it, as the script block of a container.' {
            (Get-Row 'passed') | Should -Be 'Passed subscription.costs less than 100: ', 'Passed subscription.is in one region: ', 'ends'
            (Get-Row 'failed')[0] | Should -BeLike 'Failed subscription.costs less than 100: Expected * 120*'
            (Get-Row 'failed')[1, 2] | Should -Be 'Passed subscription.is in one region: ', 'throws The checks did not pass: Failed.'
        }

        It 'Return a row for each test, and for each file or block that failed' {
            (Get-Row 'setup') | Should -Be 'Passed subscription.costs less than 100: ', 'Passed subscription.is in one region: ', 'Failed [-] subscription: log out', 'throws The checks did not pass: Failed.'
            (Get-Row 'file') | Should -Be 'Failed [-] checks: log in', 'throws The checks did not pass: Failed.'
        }

        It 'To pass the parameters of the runbook on to the checks, give the container -Data.' {
            (Get-Row 'data 100')[-1] | Should -BeLike 'throws *'
            (Get-Row 'data 200')[-1] | Should -Be 'ends'
        }
    }

    It 'An exception at the end gives the job the status Failed.' -Tag Unproved { 'https://learn.microsoft.com/azure/automation/automation-runbook-execution#handling-errors' }
}
