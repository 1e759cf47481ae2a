BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $suite = {
        Describe 'd' {
            It 'passes' { }
            It 'really passes' { 1 | Should -Be 1 }
            It 'fails' { 1 | Should -Be 2 }
            It 'skips' -Skip { 1 }
            It 'pends' -Pending { 1 }
            It 'inconclusive' { Set-ItResult -Inconclusive }
            Context 'one' { It 'in one' { 1 | Should -Be 1 }; Context 'two' { It 'in two' { 1 | Should -Be 2 } } }
        }
        Describe 'tagged' -Tag other { It 'tagged test' { 1 | Should -Be 1 } }
    }
    $nunit = Invoke-Sample $suite -Configuration @{ OutputFile = 'out.xml' } -Inspect {
        $r = $args[0]
        @{ Total = $r.TotalCount; Type = $r.Time.GetType().Name; Test = @($r.TestResult[0].PSObject.Properties.Name); Names = @($r.PSObject.Properties.Name); Count = @($r.TestResult).Count }
    }
    $junit = Invoke-Sample $suite -Configuration @{ OutputFile = 'out.xml'; OutputFormat = 'JUnitXml' }
    $nunitXml = [xml] $nunit.Files['out.xml']
    $junitXml = [xml] $junit.Files['out.xml']
    function Get-NUnitCase ($Name) { $nunitXml.SelectSingleNode("//test-case[contains(@name, '.$Name')]") }
    function Get-JUnitCase ($Name) { $junitXml.SelectSingleNode("//testcase[contains(@name, '.$Name')]") }
    # Exit code and printed lines of a PowerShell that runs the command.
    function Invoke-Shell ($Command, $Test) {
        $run = Invoke-Sample $Test -File @{ 'command.txt' = $Command } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $lines = & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; $(Get-Content command.txt -Raw)"
            $LASTEXITCODE; $lines
        }
        @{ ExitCode = $run.Value[0]; Text = ($run.Value | Select-Object -Skip 1) -join "`n" }
    }
    $twoFailures = "Describe 'd' { 1..2 | ForEach-Object { It `"i `$_`" { throw 'x' } } }"
}

Describe 'usage/test-results' {
    It 'The message of a failed test has a control character in it, such as that of a terminal color, and XML cannot hold it. The report stops there, and Invoke-Pester ends with the exception. NUnitXml writes &27; for the character of colors, 0x1B, and fails for others, such as 0x07; JUnitXml fails for all.' {
        foreach ($format in 'NUnitXml', 'JUnitXml') {
            foreach ($code in 27, 7) {
                $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'd' { It 'i' { throw `"x`$([char] $code)y`" } }" } -Script ([scriptblock]::Create("
                    try { Invoke-Pester -Script ./A.Tests.ps1 -Show None -OutputFile r.xml -OutputFormat $format; 'written' } catch { `"`$_`" }"))
                if ($format -eq 'NUnitXml' -and $code -eq 27) {
                    $run.Value | Should -Be 'written'
                    $run.Files['r.xml'] | Should -Match 'x&amp;27;y'
                }
                else {
                    $run.Value | Should -Match "hexadecimal value 0x$($code.ToString('X2')), is an invalid character"
                    $run.Files['r.xml'] | Should -Not -Match '</test(-results|suites)>'
                }
            }
        }
        "a$([char] 27)[31m`nb$([char] 7)" -replace '[\x00-\x08\x0B\x0C\x0E-\x1F]' | Should -Be "a[31m`nb"
    }

    It 'The name of a test can have such a character, too, from the values of its -TestCases. Then both formats fail, for 0x1B as well. NUnitXml also fails where the name does not show the value, because it adds the values to each name.' {
        foreach ($format in 'NUnitXml', 'JUnitXml') {
            foreach ($code in 27, 7, 9) {
                $test = "Describe 'd' { It 'i <Value>' -TestCases @{ Value = `"x`$([char] $code)y`" } { param (`$Value) `$Value | Should -Match 'y' } }"
                $run = Invoke-Sample -File @{ 'A.Tests.ps1' = $test } -Script ([scriptblock]::Create("
                    try { Invoke-Pester -Script ./A.Tests.ps1 -Show None -OutputFile r.xml -OutputFormat $format; 'written' } catch { `"`$_`" }"))
                # A tab is allowed in XML.
                $expected = if ($code -eq 9) { '^written$' } else { "hexadecimal value 0x$($code.ToString('X2')), is an invalid character" }
                $run.Value | Should -Match $expected
            }
        }
        # The same value, not shown in the name.
        $hidden = "Describe 'd' { It 'i' -TestCases @{ Value = `"x`$([char] 27)y`" } { param (`$Value) `$Value | Should -Match 'y' } }"
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = $hidden } -Script {
            foreach ($format in 'NUnitXml', 'JUnitXml') { try { Invoke-Pester -Script ./A.Tests.ps1 -Show None -OutputFile r.xml -OutputFormat $format; 'written' } catch { "$_" } }
        }
        $run.Value[0] | Should -Match 'hexadecimal value 0x1B, is an invalid character'
        $run.Value[1] | Should -Be 'written'
    }

    It '-Strict fails each skipped, pending or empty test with this message. For Set-ItResult and Set-TestInconclusive the message is It result set to Skipped, with the reason behind it. What -ExcludeTag leaves out does not count' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'd' -Tag Known {
                It 'skip' -Skip { 1 }; It 'pend' -Pending { 1 }; It 'empty' { }; It 'set' { Set-ItResult -Skipped -Because 'no disk' }; It 'old' { Set-TestInconclusive 'no proof' }
            }
            Describe 'e' { It 'ok' { 1 | Should -Be 1 } }" } -Script {
            (Invoke-Pester -Script ./A.Tests.ps1 -Strict -Show None -PassThru).TestResult | ForEach-Object { "$($_.Result) $($_.FailureMessage)" }
            (Invoke-Pester -Script ./A.Tests.ps1 -Show None -PassThru).FailedCount
            (Invoke-Pester -Script ./A.Tests.ps1 -Strict -ExcludeTag Known -Show None -PassThru).FailedCount
        }
        $message = "Failed The test failed because the test was executed in Strict mode and the result '{0}' was translated to Failed."
        $run.Value | Should -Be ($message -f 'Skipped'), ($message -f 'Pending'), ($message -f 'Pending'), 'Failed It result set to Skipped, no disk', 'Failed It result set to Inconclusive, no proof', 'Passed ', 0, 0
    }

    It 'A task fails when its code throws. So call Pester with -PassThru in the task, look at the result, and throw; psake has Assert for that.' -Tag Unproved { 'https://psake.netlify.app' }

    It '-EnableExit fails no task: the tasks behind it still run, a deployment included.' {
        $shell = Invoke-Shell "`$ErrorActionPreference = 'Stop'; function task (`$Name, `$Action) { try { & `$Action; `"`$Name ok`" } catch { `"`$Name failed`" } }; task Test { Invoke-Pester -Show None -EnableExit }; task Deploy { }" $twoFailures
        $shell.Text | Should -Match 'Test ok'
        $shell.Text | Should -Match 'Deploy ok'
        $shell.ExitCode | Should -Be 2
    }

    It 'Names, results, messages and counts are there, as a copy without methods.' {
        $run = Invoke-Sample $suite -Script {
            $given = Invoke-Pester -Script . -Show None -PassThru
            $given | Export-Clixml -Path ./result.xml
            $read = Import-Clixml -Path ./result.xml
            foreach ($result in $given, $read) {
                ($result.TestResult | ForEach-Object { $_.Describe, $_.Context, $_.Name, $_.Result, $_.Time, $_.FailureMessage }) -join '|'
                $result.PSObject.Properties | Where-Object { $_.Name -like '*Count' } | ForEach-Object { "$($_.Name)=$($_.Value)" } | Out-String
            }
        }
        $run.Value[0] | Should -Be $run.Value[2]
        $run.Value[1] | Should -Be $run.Value[3]
        $run.Value[0] | Should -Match 'Expected 2, but got 1'
    }

    It 'Pester has no command that makes a result from a report.' {
        (Invoke-Sample -Script { (Get-Command -Module Pester).Name -match 'Report|Result|Import|Merge|Join|Convert' -join ' ' }).Value | Should -Be 'Set-ItResult'
    }

    It 'In NUnitXml, total leaves out skipped tests' {
        $nunitXml.'test-results'.total | Should -Be ($nunit.Value.Total - $nunit.Skipped)
        $nunit.Skipped | Should -Be 1
    }

    It 'With failTaskOnFailedTests: true, the publishing task itself fails when the report has a failed test.' -Tag Unproved {
        'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-test-results-v2'
    }

    It 'Its input scriptFolder takes a folder, or a hashtable for the parameters of a test file, @{ Path = ''$(System.DefaultWorkingDirectory)/tests''; Parameters = @{ Server = ''vault'' } }. Write texts, numbers or $true as values: a variable such as $env:NAME, or a command, is refused' {
        # What the task does with the text: https://github.com/pester/AzureDevOpsExtension/blob/1d97be07da2bbf6cafea829720b54a37f489e92b/Extension/PesterTask/PesterV9/Pester.ps1 and HelperModule.psm1 beside it.
        function Read-Input ($Text) { [System.Management.Automation.Language.Parser]::ParseInput($Text, [ref] $null, [ref] $null).Find({ $args[0] -is [System.Management.Automation.Language.HashtableAst] }, $false).SafeGetValue() }
        (Read-Input "@{ Path = '/agent/tests'; Parameters = @{ Server = 'vault'; Days = 3; Full = `$true } }").Parameters.Days | Should -Be 3
        { Read-Input '@{ Path = $env:NAME }' } | Should -Throw
        { Read-Input '@{ Path = (Get-Date) }' } | Should -Throw
    }

    It 'use the script of v5, which takes the reports of v4 as well.' {
        $page = [System.IO.File]::ReadAllText("$PSScriptRoot/../../../versioned_docs/version-v5/recipes/reports.mdx")
        $script = [regex]::Match($page, '(?s)title="join-nunit\.ps1"\r?\n(.*?)```').Groups[1].Value
        $script | Should -Not -BeNullOrEmpty
        $run = Invoke-Sample -File @{ 'join.ps1' = $script; 'a/A.Tests.ps1' = "Describe 'a' { It 'ok' { 1 | Should -Be 1 } }"; 'b/B.Tests.ps1' = "Describe 'b' { It 'bad' { 1 | Should -Be 2 }; It 'skip' -Skip { 1 } }" } -Script {
            $null = New-Item -Path ./nunit -ItemType Directory
            foreach ($name in 'a', 'b') { Invoke-Pester -Script "./$name" -Show None -OutputFile "./nunit/$name.xml" -OutputFormat NUnitXml }
            ./join.ps1
            $all = ([xml] (Get-Content -Path ./nunit.xml -Raw)).'test-results'
            "$($all.total) $($all.failures) $($all.ignored) $($all.'test-suite'.result) $(@($all.SelectNodes('//test-case') | ForEach-Object { $_.name }) -join ',')"
        }
        $run.Value | Should -Be '2 1 1 Failure a.ok,b.bad,b.skip'
    }

    It 'It finds its folders by its own path, so it runs from anywhere, also on your own machine.' {
        (Invoke-Shell "throw '2 tests failed.'" $twoFailures).ExitCode | Should -Be 1
    }

    It 'NUnitXml, the default (NUnit 2.5) | test-results | Azure Pipelines, TeamCity, AppVeyor, Jenkins with the NUnit plugin' {
        $nunitXml.DocumentElement.LocalName | Should -Be 'test-results'; $nunit.Files['out.xml'] | Should -BeLike '*nunit_schema_2.5.xsd*'
    }

    It 'JUnitXml | testsuites | GitLab, GitHub actions, Azure Pipelines, most others' {
        $junitXml.DocumentElement.LocalName | Should -Be 'testsuites'
    }

    It 'The two parameters belong together: when -OutputFormat stands alone, PowerShell asks for the file, or stops with an error where nobody can answer.' {
        $run = Invoke-Sample $suite -Configuration @{ OutputFormat = 'NUnitXml' }
        $run.Errors | Should -Match 'OutputFile'
        $run.Passed | Should -BeNullOrEmpty
    }

    It 'A relative path counts from the location at the end of the run, so a test that leaves it with Set-Location moves the report' {
        foreach ($case in @('./r.xml', 'other/r.xml'), @('"$PWD/r.xml"', 'r.xml')) {
            $run = Invoke-Sample { Describe 'd' { It 'i' { Set-Location $PSScriptRoot/other } } } -File @{ 'other/a.txt' = 'x'; 'run.ps1' = "Invoke-Pester -Show None -OutputFile $($case[0])" } -Script { ./run.ps1 }
            $run.Files.Keys | Should -Be $case[1]
        }
    }

    It 'The folder of the file must exist, and an existing file is overwritten.' {
        $run = Invoke-Sample $suite -File @{ 'there.xml' = 'old' } -Script { Invoke-Pester -Show None -OutputFile there.xml; Get-Content there.xml -Raw; Invoke-Pester -Show None -OutputFile none/there.xml }
        $run.Value[0] | Should -Match '^<\?xml'; $run.Value[0] | Should -Not -Match 'old'
        "$($run.Errors)" | Should -Match 'none. because it does not exist'
        $run.Files.Keys | Should -BeNullOrEmpty
    }

    It 'Passed | result="Success" | status="Passed"' {
        (Get-NUnitCase 'really passes').result | Should -Be 'Success'; (Get-JUnitCase 'really passes').status | Should -Be 'Passed'
    }

    It 'Failed | result="Failure" | status="Failed" with `<failure`>' {
        (Get-NUnitCase 'fails').result | Should -Be 'Failure'
        (Get-JUnitCase 'fails').status | Should -Be 'Failed'
        (Get-JUnitCase 'fails').failure.message | Should -Match 'Expected 2'
    }

    It 'Skipped | result="Ignored" | status="Skipped" with `<skipped`>' {
        (Get-NUnitCase 'skips').result | Should -Be 'Ignored'; (Get-JUnitCase 'skips').status | Should -Be 'Skipped'; (Get-JUnitCase 'skips').SelectSingleNode('skipped') | Should -Not -BeNullOrEmpty
    }

    It 'Pending | result="Inconclusive" | status="Pending" with `<skipped`>' {
        (Get-NUnitCase 'pends').result | Should -Be 'Inconclusive'; (Get-JUnitCase 'pends').status | Should -Be 'Pending'; (Get-JUnitCase 'pends').SelectSingleNode('skipped') | Should -Not -BeNullOrEmpty
    }

    It 'Inconclusive | result="Inconclusive" | status="Inconclusive" with `<skipped`>' {
        (Get-NUnitCase 'inconclusive').result | Should -Be 'Inconclusive'; (Get-JUnitCase 'inconclusive').status | Should -Be 'Inconclusive'; (Get-JUnitCase 'inconclusive').SelectSingleNode('skipped') | Should -Not -BeNullOrEmpty
    }

    It 'Blocks that -Tag or -TestName left out are not in the report' {
        foreach ($filter in @{ Tag = 'other' }, @{ TestName = 'tagged' }) {
            $run = Invoke-Sample $suite -Configuration ($filter + @{ OutputFile = 'out.xml' })
            $run.Files['out.xml'] | Should -Match 'tagged test'
            $run.Files['out.xml'] | Should -Not -Match 'really passes'
        }
    }

    It 'In JUnitXml the tests of a block on the third level, such as a Context inside another Context, have no entries, not even when they fail; only the counts of the file include them. In their place stands one `<testcase`> with the names of the blocks, marked as skipped.' {
        Get-JUnitCase 'one.in one' | Should -Not -BeNullOrEmpty
        $junit.Files['out.xml'] | Should -Not -Match 'in two'
        ($junitXml.testsuites.testsuite | Select-Object -First 1).tests | Should -Be 9
        (Get-JUnitCase 'one.two').SelectSingleNode('skipped') | Should -Not -BeNullOrEmpty
        Get-NUnitCase 'one.two.in two' | Should -Not -BeNullOrEmpty
        $run = Invoke-Sample { Describe 'a' { Describe 'b' { It 'second level' { 1 }; Context 'c' { It 'third level' { throw 'x' }; Context 'd' { It 'fourth level' { 1 } } } } } } -Configuration @{ OutputFile = 'out.xml'; OutputFormat = 'JUnitXml' }
        ([xml] $run.Files['out.xml']).SelectNodes('//testcase').name | Should -Be 'a.b.second level', 'a.b.c'
    }

    It 'What the test files write to the pipeline is not returned with it. With *>&1 or 6>&1 behind the command, the lines that Pester prints come before it.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "'top'; function Get-Text { 'called' }; Get-Text; Describe 'd' { 'body'; BeforeAll { 'all' }; AfterEach { 'each' }; It 'i' { 'test' } }; It 'outside' { 'o' }; return 'end'" } -Script {
            'plain {0}' -f @(Invoke-Pester -Script . -PassThru -Show None).Count
            'printed {0}' -f @(Invoke-Pester -Script . -PassThru).Count
            foreach ($all in @(Invoke-Pester -Script . -PassThru *>&1), @(Invoke-Pester -Script . -PassThru 6>&1)) { $texts = @($all | Select-Object -SkipLast 1 | ForEach-Object { "$_".Trim() }); 'merged {0} {1} {2}' -f ($texts -contains '[+] i'), @($texts -match '^(top|called|body|all|each|test|o|end)$').Count, $all[-1].TotalCount }
        }
        $run.Value | Should -Be 'plain 1', 'printed 1', 'merged True 0 2', 'merged True 0 2'
    }

    It 'Pester 3, and 4.3.1, returned what the test files wrote at their top, too. The result is then the last of several objects' -Tag Unproved {
        'Neither release runs here; https://github.com/pester/Pester/issues/1060'
    }

    It '-PassThru returns one flat object. TestResult has an entry for each test.' {
        $nunit.Value[0].Count | Should -Be 9
    }

    It 'TotalCount | number of all tests' {
        $nunit.Value[0].Total | Should -Be 9
    }

    It 'PassedCount | tests that passed' {
        $nunit.Passed | Should -Be 3
    }

    It 'FailedCount | tests that failed, broken files and blocks included' {
        $run = Invoke-Sample { Describe 'd' { throw 'broken block'; It 'never' { } } } -File @{ 'Broken.Tests.ps1' = 'throw "broken file"' }
        $run.Failed | Should -Be 2
        $nunit.Failed | Should -Be 2
    }

    It 'SkippedCount | tests that were skipped' {
        $nunit.Skipped | Should -Be 1
    }

    It 'PendingCount | tests that are marked pending, or have an empty body' {
        $nunit.Pending | Should -Be 2; ($nunit.Tests | Where-Object Name -EQ 'passes').Result | Should -Be 'Pending'
    }

    It 'InconclusiveCount | tests that were set inconclusive' {
        $nunit.Inconclusive | Should -Be 1
    }

    It 'Time | a time span, the duration of the run' {
        $nunit.Value[0].Type | Should -Be 'TimeSpan'
    }

    It 'TestResult | list of tests, with Describe, Context, Name, Result, Time, FailureMessage, StackTrace, ErrorRecord, Parameters' {
        'Describe', 'Context', 'Name', 'Result', 'Time', 'FailureMessage', 'StackTrace', 'ErrorRecord', 'Parameters' | ForEach-Object { $nunit.Value[0].Test | Should -Contain $_ }
    }

    It 'For a test with -TestCases, Parameters holds the values of its case, $test.Parameters.Age, Name the name with the values, and ParameterizedSuiteName the name as you wrote it, with <Age>.' {
        $run = Invoke-Sample { Describe 'd' { It 'after <Age> days' -TestCases @{ Age = 29 }, @{ Age = 30 } { param($Age) 1 }; It 'plain' { 1 } } } -Inspect { foreach ($test in $args[0].TestResult) { "$($test.Parameters.Age) / $($test.Name) / $($test.ParameterizedSuiteName)" } }
        $run.Value | Should -Be '29 / after 29 days / after <Age> days', '30 / after 30 days / after <Age> days', ' / plain / '
    }

    It 'CodeCoverage | the numbers of code coverage, if it was measured' {
        $run = Invoke-Sample "Describe 'd' { It 'i' { . `$PSScriptRoot/code.ps1 } }" -File @{ 'code.ps1' = '1 | Out-Null' } -Configuration @{ CodeCoverage = 'code.ps1' } -Inspect { $args[0].CodeCoverage.NumberOfCommandsExecuted }
        $run.Value | Should -Be 2
    }

    It 'TagFilter | the value of -Tag; ExcludeTagFilter, TestNameFilter and ScriptBlockFilter hold the other filters' {
        $run = Invoke-Sample $suite -Configuration @{ Tag = 'other'; ExcludeTag = 'x'; TestName = 'tagged' } -Inspect { $r = $args[0]; $r.TagFilter; $r.ExcludeTagFilter; $r.TestNameFilter }
        $run.Value | Should -Be 'other', 'x', 'tagged'
        $nunit.Value[0].Names | Should -Contain 'ScriptBlockFilter'
    }

    It '-Show says what appears on the screen; it changes neither the report of -OutputFile nor the object.' {
        $run = Invoke-Sample $suite -Configuration @{ OutputFile = 'out.xml'; Show = 'None' }
        $run.Text.Trim() | Should -Be ''
        $run.Passed, $run.Failed | Should -Be 3, 2
        ([xml] $run.Files['out.xml']).SelectNodes('//test-case').Count | Should -Be 9
    }

    It 'Useful values are All, Fails for everything but what passed, Summary, and None.' {
        $run = Invoke-Sample $suite -Configuration @{ Show = 'Fails' }
        $run.Text | Should -Not -Match 'really passes'
        foreach ($shown in 'fails', 'skips', 'pends', 'inconclusive') { $run.Text | Should -Match "\] $shown" }
        $run = Invoke-Sample $suite -Configuration @{ Show = 'Summary' }
        $run.Text | Should -Match 'Tests Passed: 3'
        $run.Text | Should -Not -Match '\] fails'
    }

    It '-EnableExit | finishes the script or command line, then ends with the number of failed tests as exit code | a command line, powershell -Command "Invoke-Pester -EnableExit"' {
        $shell = Invoke-Shell 'Invoke-Pester -EnableExit -Show None; "went on"' $twoFailures
        $shell.ExitCode | Should -Be 2
        $shell.Text | Should -Match 'went on'
    }

    It '-PassThru and throw | goes on with an exception that try and catch can handle | a build script that has more to do' {
        $run = Invoke-Sample $twoFailures -Script { try { $r = Invoke-Pester -PassThru -Show None; if ($r.FailedCount) { throw "$($r.FailedCount) failed" } } catch { "caught: $_" } }
        $run.Value | Should -Be 'caught: 2 failed'
    }

    It '-Strict in addition | the same, and skipped, pending and inconclusive tests count as failed | a build in which nothing may be left out' {
        (Invoke-Sample $suite -Configuration @{ Strict = $true }).Failed | Should -Be 6
    }

    It 'Nothing told the process to fail: a run without -EnableExit leaves the exit code at 0, and so does a test file that is started like a script.' {
        (Invoke-Shell 'Invoke-Pester -Show None' $twoFailures).ExitCode | Should -Be 0
        (Invoke-Shell './Sample.Tests.ps1' $twoFailures).ExitCode | Should -Be 0
    }

    It 'In a script that was started by powershell -File, an exit below the run replaces the exit code of -EnableExit. So does exit $LASTEXITCODE, because Pester 4 does not set $LASTEXITCODE.' {
        $run = Invoke-Sample $twoFailures -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($last in 'exit 0', 'exit $LASTEXITCODE', '') {
                Set-Content run.ps1 "Import-Module '$pester'; Invoke-Pester -EnableExit -Show None; $last"
                $null = & (Get-Process -Id $PID).Path -NoProfile -File run.ps1 2>&1
                $LASTEXITCODE
            }
        }
        $run.Value | Should -Be 0, 0, 2
    }

    It 'After #Requires -Modules Pester in a script that was started by powershell -File, each exit ends with 0, while -EnableExit keeps its number. For an exit code of your own, replace the #Requires line by Import-Module Pester -RequiredVersion 4.10.1. A throw ends with 1 in either case.' {
        $run = Invoke-Sample $twoFailures -Script {
            $base = Split-Path (Get-Module Pester).Path
            $env:PSModulePath = if ((Split-Path $base -Leaf) -eq 'Pester') { Split-Path $base } else { Split-Path (Split-Path $base) }
            foreach ($lines in @('#Requires -Modules Pester', 'exit 3'), @('Import-Module Pester -RequiredVersion 4.10.1', 'exit 3'), @('#Requires -Modules Pester', 'Invoke-Pester -EnableExit -Show None'), @('#Requires -Modules Pester', 'throw 3'), @('Import-Module Pester -RequiredVersion 4.10.1', 'throw 3')) {
                Set-Content run.ps1 $lines
                $null = & (Get-Process -Id $PID).Path -NoProfile -File run.ps1 2>&1
                $LASTEXITCODE
            }
        }
        $run.Value | Should -Be 0, 3, 2, 1, 1
    }

    It '-EnableExit stops nothing by itself: it asks PowerShell to end when the script is done, so the commands below Invoke-Pester, such as a deployment, still run.' {
        $shell = Invoke-Shell 'Invoke-Pester -EnableExit -Show None; "deployed"' $twoFailures
        $shell.Text | Should -Match 'deployed'
        $shell.ExitCode | Should -Be 2
    }

    It 'A second run with -EnableExit below it replaces the exit code, with 0 when it is green.' {
        $run = Invoke-Sample -File @{ 'red.Tests.ps1' = "Describe 'd' { It 'i' { throw 'x' } }"; 'green.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($order in 'red green', 'green red', 'red') {
                $runs = $order -split ' ' | ForEach-Object { "Invoke-Pester -Script ./$_.Tests.ps1 -EnableExit -Show None" }
                & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; $($runs -join '; ')"
                "$order $LASTEXITCODE"
            }
        }
        $run.Value | Should -Be 'red green 0', 'green red 1', 'red 1'
        (Invoke-Shell 'Invoke-Pester -EnableExit -Show None; Invoke-Pester -Script ./nowhere -Show None' $twoFailures).ExitCode | Should -Be 2
    }

    It 'On Linux and macOS an exit code is one byte, so -EnableExit gives the number of failed tests modulo 256: 300 failures end with 44, 256 with 0.' {
        if ([Environment]::OSVersion.Platform -ne 'Unix') { Set-ItResult -Skipped -Because 'an exit code is larger on Windows' }
        foreach ($case in @(300, 44), @(256, 0)) { (Invoke-Shell 'Invoke-Pester -EnableExit -Show None' "Describe 'd' { 1..$($case[0]) | ForEach-Object { It `"i `$_`" { throw 'x' } } }").ExitCode | Should -Be $case[1] }
    }

    It 'The exit code of -EnableExit says nothing about the report: without failed tests it is 0. With $ErrorActionPreference = ''Stop'' in a script that pwsh -File runs, the first of the errors ends the script, with 1.' {
        $call = 'Invoke-Pester -EnableExit -Show None -OutputFile ./missing/report.xml -OutputFormat NUnitXml'
        $green = Invoke-Shell "$call; `"report `$(Test-Path ./missing)`"" 'Describe d { It i { } }'
        $green.ExitCode | Should -Be 0; $green.Text | Should -Match 'report False'
        $run = Invoke-Sample 'Describe d { It i { } }' -File @{ 'build.txt' = "param (`$Preference, `$Folder) `$ErrorActionPreference = `$Preference; Import-Module `$env:PROOF_PESTER; Invoke-Pester -EnableExit -Show None -OutputFile `$Folder/report.xml -OutputFormat NUnitXml; 'below'" } -Script {
            Rename-Item build.txt build.ps1; $env:PROOF_PESTER = (Get-Module Pester).Path -replace 'psm1$', 'psd1'; $shell = (Get-Process -Id $PID).Path
            foreach ($arguments in @('Stop', './missing'), @('Continue', './missing'), @('Stop', '.')) { $lines = & $shell -NoProfile -File ./build.ps1 @arguments 2>&1; '{0} {1} {2} {3}' -f "$arguments", $LASTEXITCODE, ("$lines" -match 'Cannot find path'), ($lines -contains 'below') }
        }
        $run.Value | Should -Be 'Stop ./missing 1 True False', 'Continue ./missing 0 True True', 'Stop . 0 False True'
        (Invoke-Shell $call 'Describe d { It i { throw 1 }; It j { throw 2 } }').ExitCode | Should -Be 2
    }

    It '-OutputFile does not create folders. The tests run, and at the end three errors come at once.' {
        $run = Invoke-Sample $suite -Script { try { Invoke-Pester -OutputFile none/there.xml } finally { $error.Count } }
        $run.Text | Should -Match 'Tests Passed: 3'
        $run.Files.Count | Should -Be 0
    }

    It 'Inside a try the second, Cannot bind argument to parameter ''Path'' because it is null., ends Invoke-Pester, and -PassThru returns nothing.' {
        $run = Invoke-Sample $suite -Script { try { $result = Invoke-Pester -Show None -PassThru -OutputFile none/there.xml } catch { "$_" }; "<$($result.TotalCount)>" }
        $run.Value | Should -Be "Cannot bind argument to parameter 'Path' because it is null.", '<>'
        (Invoke-Shell '$result = Invoke-Pester -Show None -PassThru -OutputFile none/there.xml; Write-Host "<$($result.PassedCount)>"' 'Describe d { It i { 1 } }').Text | Should -Match '<1>'
    }

    It 'A folder without *.' {
        $run = Invoke-Sample -File @{ 'other.ps1' = 'throw "never"' }
        $run.Result, $run.Passed, $run.Failed | Should -Be 'Passed', 0, 0
    }

    It 'No value of -Show prints failed tests without their messages.' {
        foreach ($show in 'All', 'Fails', 'Failed') {
            (Invoke-Sample { Describe 'd' { It 'i' { throw 'the message' } } } -Configuration @{ Show = $show }).Text | Should -Match 'the message'
        }
        (Invoke-Sample { Describe 'd' { It 'i' { throw 'the message' } } } -Configuration @{ Show = 'None' }).Text | Should -Not -Match '\[-\]'
    }

    It 'In NUnitXml each file, Describe, Context and It with -TestCases is a test-suite, nested as in the file.' {
        $cases = ([xml] (Invoke-Sample { Describe 'd' { It 'i <N>' -TestCases @{ N = 1 }, @{ N = 2 } { 1 } } } -Configuration @{ OutputFile = 'out.xml' }).Files['out.xml']).SelectNodes('//test-suite[@description="d"]/results/test-suite[@description="i <N>"]/results/test-case')
        $cases.description | Should -Be 'i 1', 'i 2'
        $run = Invoke-Sample { Describe 'd' { Context 'c' { It 'i' { 1 } }; It 'j' { 1 } } } -Configuration @{ OutputFile = 'out.xml' }
        $xml = [xml] $run.Files['out.xml']
        $xml.SelectNodes('//test-suite').Count | Should -Be 4
        $xml.SelectSingleNode('/test-results/test-suite/results/test-suite[contains(@name, "Sample.Tests.ps1")]/results/test-suite[@description="d"]/results/test-suite[@description="c"]/results/test-case').description | Should -Be 'i'
    }

    It 'The name of a test-case holds the names of its blocks, Remove-OldBackup.empty folder.does nothing, and its description holds only the name of the It.' {
        $run = Invoke-Sample { Describe 'Remove-OldBackup' { Context 'empty folder' { It 'does nothing' { 1 } } } } -Configuration @{ OutputFile = 'out.xml' }
        $case = ([xml] $run.Files['out.xml']).SelectSingleNode('//test-case'); $case.name, $case.description | Should -Be 'Remove-OldBackup.empty folder.does nothing', 'does nothing'
    }

    It 'Pester 4 writes no HTML.' {
        (Invoke-Sample -Script { (Get-Command Invoke-Pester).Parameters['OutputFormat'].Attributes.ValidValues }).Value | Should -Be 'NUnitXml', 'JUnitXml'
    }

    It 'Time is a time span: Sort-Object Time -Descending | Select-Object -First 5 names the slowest tests.' {
        $run = Invoke-Sample { Describe 'd' { It 'fast' { 1 }; It 'slow' { Start-Sleep -Seconds 2 } } } -Inspect { param ($Result) ($Result.TestResult | Sort-Object Time -Descending | Select-Object -First 1).Name; $Result.TestResult[0].Time.GetType().Name }
        $run.Value | Should -Be 'slow', 'TimeSpan'
    }

    It 'The same holds for a path that does not exist, though a message names it.' {
        $run = Invoke-Sample -File @{ 'a.ps1' = 'throw 1' } -Script { $result = Invoke-Pester -Script ./none -PassThru -Show None; $result.TotalCount, $result.FailedCount }
        $run.Value | Should -Be 0, 0; $run.Errors | Should -BeLike 'Cannot find path*none* because it does not exist.'
    }

    It 'A folder without *.Tests.ps1 files is no error in v4: the counts are 0.' {
        $run = Invoke-Sample -File @{ 'none/a.ps1' = 'throw 1' } -Script { $result = Invoke-Pester -Script ./none -PassThru -Show None; $result.TotalCount, $result.FailedCount }
        $run.Value | Should -Be 0, 0; $run.Errors | Should -BeNullOrEmpty
    }

    It 'If tests are printed, but the last line does not count them, as in Tests Passed: 0, Failed: 0, Pester was loaded again. A test file, or code that it runs outside of blocks, loads Pester with -Force, removes it with Remove-Module, or loads another version, as Import-Module Pester does where a newer one is installed.' {
        $newer = @{ 'modules/Pester/9.0.0/Pester.psd1' = "@{ RootModule = 'Pester.psm1'; ModuleVersion = '9.0.0' }"; 'modules/Pester/9.0.0/Pester.psm1' = 'function Describe { Write-Host "newer" }' }
        foreach ($case in @('', 'newer', 0), @('-RequiredVersion (Get-Module -Name Pester).Version', '\[-\] printed', 1)) {
            $run = Invoke-Sample "Import-Module Pester $($case[0]); Describe 'd' { It 'printed' { throw 'x' } }" -File $newer -Script { $env:PSModulePath = "$PWD/modules"; (Invoke-Pester -PassThru).FailedCount }
            $run.Text | Should -Match $case[1]; $run.Value | Should -Be $case[2]
        }
        $test = 'Import-Module "$((Get-Module Pester).Path -replace ''psm1$'', ''psd1'')"{0}; Describe "d" {{ It "printed" {{ throw "x" }} }}'
        foreach ($case in @(' -Force', 0), @('', 1)) {
            $run = Invoke-Sample ($test -f $case[0])
            $run.Text | Should -Match '\[-\] printed'; $run.Text | Should -Match "Tests Passed: 0, Failed: $($case[1])"
        }
        $run = Invoke-Sample '$path = (Get-Module Pester).Path -replace "psm1$", "psd1"; Remove-Module Pester; Import-Module $path; Describe "d" { It "printed" { throw "x" } }'
        $run.Text | Should -Match '\[-\] printed'; $run.Text | Should -Match 'Tests Passed: 0, Failed: 0'
    }

    It 'They are printed in dark gray, which some terminals show as black. Change the colors of the terminal, or read Time of each entry of TestResult.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Start-Sleep -Milliseconds 300 } } } -Inspect { $args[0].TestResult[0].Time.TotalMilliseconds -ge 300 }).Value | Should -Be $true
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "i" { 1 } }' } -Script { Invoke-Pester 6>&1 | ForEach-Object { "$($_.MessageData.ForegroundColor) $($_.MessageData.Message)" } }
        $run.Value -match '^DarkGray .*\d+m?s' | Should -Not -BeNullOrEmpty
    }

    It 'The error at the end makes a process that runs nothing else end with exit code 1, also when there was no test at all.' {
        $script = '$result = Invoke-Pester -PassThru -Show None; if ($result.FailedCount -gt 0 -or $result.TotalCount -eq 0) { throw "$($result.FailedCount) of $($result.TotalCount) tests failed." }'
        (Invoke-Shell $script $twoFailures).ExitCode | Should -Be 1
        (Invoke-Shell $script).ExitCode | Should -Be 1
        (Invoke-Shell $script 'Describe "d" { It "i" { 1 | Should -Be 1 } }').ExitCode | Should -Be 0
    }

    It 'No format has tags, and neither do the tests of -PassThru.' {
        foreach ($format in 'NUnitXml', 'JUnitXml') {
            $run = Invoke-Sample { Describe 'd' -Tag OwnTag { It 'tagged block' { 1 } } } -Configuration @{ OutputFile = 'r.xml'; OutputFormat = $format } -Inspect { $args[0].TestResult | ConvertTo-Json -Depth 2 }
            $run.Passed | Should -Be 1
            $run.Files['r.xml'] | Should -Match 'd\.tagged block'
            $run.Files['r.xml'] | Should -Not -Match 'OwnTag'
            "$($run.Value)" | Should -Match 'tagged block'
            "$($run.Value)" | Should -Not -Match 'OwnTag'
        }
    }

    It 'What a test wrote is not there either: to the pipeline, with Write-Host, as a warning, as a verbose message, or as an error that it let through.' {
        foreach ($format in 'NUnitXml', 'JUnitXml') {
            $run = Invoke-Sample { Describe 'd' { It 'writes' { 'sent piped'; Write-Host 'sent host'; Write-Warning 'sent warning'; Write-Verbose 'sent verbose' -Verbose; Write-Error 'sent error' -ErrorAction Continue; & { Write-Host 'sent back' } *>&1 } } } -Configuration @{ OutputFile = 'r.xml'; OutputFormat = $format }
            $run.Passed | Should -Be 1
            $run.Files['r.xml'] | Should -Match 'd\.writes'
            $run.Files['r.xml'] | Should -Not -Match 'sent'
        }
    }

    It 'An assertion that fails and an exception both end as Failed. $test.ErrorRecord.FullyQualifiedErrorId tells them apart: it is PesterAssertionFailed for Should and Assert-MockCalled. Assert-VerifiableMock fails without that id.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { 1 | Should -Be 2 }; It 'm' { Mock Get-Date { }; Assert-MockCalled Get-Date -Times 1 }; It 'v' { Mock Get-Date { } -Verifiable; Assert-VerifiableMock }; It 'b' { throw 'text' } } } -Inspect { $args[0].TestResult | ForEach-Object { "$($_.Result) $($_.ErrorRecord.FullyQualifiedErrorId)" } }
        $run.Value | Select-Object -Index 0, 1, 3 | Should -Be 'Failed PesterAssertionFailed', 'Failed PesterAssertionFailed', 'Failed text'
        $run.Value[2] | Should -Match '^Failed '
        $run.Value[2] | Should -Not -Match 'PesterAssertionFailed'
    }

    It 'It counts BeforeEach and AfterEach; BeforeAll, AfterAll and the body of a block count for no test, not even for the first. They are in time of the block''s test-suite in an NUnit file, and in Time of the run.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe each { BeforeEach { Start-Sleep -Milliseconds 600 }; AfterEach { Start-Sleep -Milliseconds 600 }; It one { 1 | Should -Be 1 } }; Describe all { Start-Sleep -Milliseconds 600; BeforeAll { Start-Sleep -Milliseconds 600 }; AfterAll { Start-Sleep -Milliseconds 600 }; It two { 1 | Should -Be 1 } }' } -Script {
            $result = Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None -OutputFile ./r.xml -OutputFormat NUnitXml
            $report = [xml] (Get-Content ./r.xml -Raw)
            ($result.TestResult | Where-Object Name -EQ 'one').Time.TotalSeconds -ge 1.2
            ($result.TestResult | Where-Object Name -EQ 'two').Time.TotalSeconds -lt 0.6
            [double]::Parse($report.SelectSingleNode('//test-suite[@name="all"]').time, [cultureinfo]::InvariantCulture) -ge 1.8
            $result.Time.TotalSeconds -ge 3
        }
        $run.Value | Should -Be $true, $true, $true, $true
    }

    It 'Without -PassThru there is no result object: $result.FailedCount -ne 0 is then true although every test passed, and -gt 0 is false although one failed.' {
        $run = Invoke-Sample -File @{ 'good.Tests.ps1' = 'Describe good { It one { 1 | Should -Be 1 } }'; 'bad.Tests.ps1' = 'Describe bad { It one { 1 | Should -Be 2 } }' } -Script {
            foreach ($name in 'good', 'bad') {
                $result = Invoke-Pester -Script ./$name.Tests.ps1 -Show None
                "$name [$result] $($result.FailedCount -ne 0) $($result.FailedCount -gt 0)"
                $result = Invoke-Pester -Script ./$name.Tests.ps1 -Show None -PassThru
                "$name PassThru $($result.FailedCount -ne 0) $($result.FailedCount -gt 0)"
            }
        }
        $run.Value | Should -Be 'good [] True False', 'good PassThru False False', 'bad [] True False', 'bad PassThru True True'
    }

    It 'In a loop that calls Invoke-Pester for each file, only the last file decides. Give all files to one run: Invoke-Pester -Script (Get-ChildItem -Recurse -Filter *.test.ps1).FullName -EnableExit. A .ps1 file given by its path runs whatever its name, unless there are brackets in the path.' {
        $run = Invoke-Sample -File @{ 'a.test.ps1' = "Describe 'd' { It 'i' { throw 'x' } }"; 'b.test.ps1' = "Describe 'd' { It 'i' { throw 'x' } }"; 'c.test.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script {
            $load = "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'"
            foreach ($line in 'Get-ChildItem -Recurse -Filter *.test.ps1 | ForEach-Object { Invoke-Pester -Script $_.FullName -EnableExit -Show None }', 'Invoke-Pester -Script (Get-ChildItem -Recurse -Filter *.test.ps1).FullName -EnableExit -Show None') { $null = & (Get-Process -Id $PID).Path -NoProfile -Command "$load; $line"; $LASTEXITCODE }
            $null = New-Item -ItemType Directory 'old[1]'; Copy-Item a.test.ps1 -Destination ([WildcardPattern]::Escape("$PWD/old[1]/a.test.ps1"))
            Copy-Item -LiteralPath a.test.ps1 -Destination 'old[1]/a.test.ps1'
            "$([System.IO.File]::Exists("$PWD/old[1]/a.test.ps1"))"
            (Invoke-Pester -Script "$PWD/old[1]/a.test.ps1" -PassThru -Show None).TotalCount
        }
        $run.Value[0..1] | Should -Be 0, 2; $run.Value[2] | Should -Be 'True'; $run.Value[3] | Should -BeIn 0, $null
    }

    It 'The suite of every report is named Pester. -PesterOption @{ TestSuiteName = ''Backup'' } gives it another name, so that a server can tell several runs apart. In NUnitXml this is the name of the outermost test-suite, in JUnitXml that of testsuites.' {
        foreach ($name in 'Pester', 'Backup') {
            $option = if ($name -eq 'Backup') { '-PesterOption @{ TestSuiteName = "Backup" }' }
            $run = Invoke-Sample "Describe 'd' { It 'i' { 1 | Should -Be 1 } }" -Script ([scriptblock]::Create("'NUnitXml', 'JUnitXml' | ForEach-Object { Invoke-Pester -Show None -OutputFormat `$_ -OutputFile `"`$_.xml`" $option }"))
            ([xml] $run.Files['NUnitXml.xml']).'test-results'.'test-suite'.name | Should -Be $name
            ([xml] $run.Files['JUnitXml.xml']).testsuites.name | Should -Be $name
        }
    }

    It 'A test called a program that ended with an exit code other than 0, and $LASTEXITCODE still holds it after the run. GitHub Actions and Azure Pipelines end a PowerShell step with exit $LASTEXITCODE, which also replaces the 0 of -EnableExit. Set $global:LASTEXITCODE = 0 below the run, after the line that compares FailedCount and throws.' {
        $test = "Describe 'd' { It 'i' { & (Get-Process -Id `$PID).Path -NoProfile -Command 'exit 7'; 1 | Should -Be 1 } }"
        $fail = '$r = Invoke-Pester -Show None -PassThru; if ($r.FailedCount) { throw "failed" }; $global:LASTEXITCODE = 0; exit $LASTEXITCODE'
        (Invoke-Shell 'Invoke-Pester -Show None; exit $LASTEXITCODE' $test).ExitCode | Should -Be 7
        (Invoke-Shell 'Invoke-Pester -Show None -EnableExit; exit $LASTEXITCODE' $test).ExitCode | Should -Be 7
        (Invoke-Shell 'Invoke-Pester -Show None -EnableExit' $test).ExitCode | Should -Be 0
        (Invoke-Shell $fail $test).ExitCode | Should -Be 0
        (Invoke-Shell $fail $twoFailures).ExitCode | Should -Be 1
    }

    It 'What is printed goes to the host, so $text = Invoke-Pester stays empty. To keep it, redirect the process, powershell -NoProfile -Command "Invoke-Pester -Script ./tests" > run.log. From PowerShell 5.0 on, 6> run.log does so within a session, but puts each colored piece on a line of its own.' {
        $run = Invoke-Sample "Describe 'd' { It 'the name' { 1 | Should -Be 1 } }" -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $text = Invoke-Pester
            "empty: $($null -eq $text)"
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Pester" > process.log
            Invoke-Pester 6> session.log
            Invoke-Pester 3> warnings.log
        }
        $run.Value | Should -Be 'empty: True'
        $run.Files['process.log'] | Should -Match '\[\+\] the name'
        $run.Files['session.log'] | Should -Match '(?m)^ *\[\+\] the name\r?\n [\d.]+m?s'
        $run.Files['process.log'] | Should -Match '(?m)^ *\[\+\] the name [\d.]+m?s'
        $run.Files['warnings.log'] | Should -Not -Match 'the name'
    }

    It 'A case of -TestCases has the name that you see on the screen, with its values in place of `<Age`>. Where the name of the test shows no value, all cases have the same name. NUnitXml then adds the values of the parameters in parentheses, Test-BackupAge.is too old(31,"mail"), and JUnitXml adds nothing.' {
        $cases = {
            Describe 'Test-BackupAge' {
                It 'is too old' -TestCases @{ Age = 31; Name = 'mail' }, @{ Age = 32; Name = 'mail' } { param ($Age, $Name) 1 }
                It 'is <Age> days old' -TestCases @{ Age = 31; Name = 'mail' } { param ($Age, $Name) 1 }
            }
        }
        $run = Invoke-Sample $cases -Configuration @{ OutputFile = 'out.xml' }
        ([xml] $run.Files['out.xml']).SelectNodes('//test-case').name | Sort-Object | Should -Be 'Test-BackupAge.is 31 days old', 'Test-BackupAge.is too old(31,"mail")', 'Test-BackupAge.is too old(32,"mail")'
        $run.Tests.Name | Should -Be 'is too old', 'is too old', 'is 31 days old'
        $run = Invoke-Sample $cases -Configuration @{ OutputFile = 'out.xml'; OutputFormat = 'JUnitXml' }
        ([xml] $run.Files['out.xml']).SelectNodes('//testcase').name | Sort-Object | Should -Be 'Test-BackupAge.is 31 days old', 'Test-BackupAge.is too old', 'Test-BackupAge.is too old'
    }

    It 'Some tools ask for NUnit 3, such as Xray for Jira, which shows the Failure of NUnit 2.5 as a test that did not run.' -Tag Unproved {
        'https://github.com/pester/Pester/issues/1083'
    }

    It 'No release of v4 writes NUnit 3.' {
        # 4.10.1 is the last release of v4; the formats of the earlier ones are among its own.
        $formats = (Invoke-Sample -Script { (Get-Command Invoke-Pester).Parameters['OutputFormat'].Attributes.ValidValues }).Value
        $formats | Should -Be 'NUnitXml', 'JUnitXml'
    }

    It 'Pester 4 colors its lines with Write-Host, and PowerShell drops these colors when the output is redirected, as build servers do. No parameter changes that, and neither does $PSStyle.OutputRendering = ''Ansi''.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = 'Describe "d" { It "good" { 1 }; It "bad" { throw "x" } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $env:NO_COLOR = $null
            foreach ($rendering in 'Host', 'Ansi') {
                $text = (& (Get-Process -Id $PID).Path -NoProfile -Command "`$PSStyle.OutputRendering = '$rendering'; Import-Module '$pester'; Invoke-Pester ./A.Tests.ps1") -join "`n"
                "$($text -match '\[-\] bad') $($text.Contains([string] [char] 27))"
            }
            # What is colored otherwise does arrive with its colors.
            $text = (& (Get-Process -Id $PID).Path -NoProfile -Command "`$PSStyle.OutputRendering = 'Ansi'; `$PSStyle.Foreground.Red + 'x'") -join "`n"
            "$($text.Contains([string] [char] 27))"
            (Get-Command Invoke-Pester).Parameters.Keys -match 'Color|Ansi|Render' -join ' '
        }
        $run.Value | Should -Be 'True False', 'True False', 'True', ''
    }

    It 'It replaces the two powershell steps above, and writes NUnit' -Tag Unproved {
        'https://github.com/pester/AzureDevOpsExtension/blob/1d97be07da2bbf6cafea829720b54a37f489e92b/Extension/PesterTask/PesterV9/Pester.ps1: OutputFormat is NUnitXml'
    }

    It 'preferredPesterVersion names a version of Pester, not of the task. The folder of resultsFile must exist. usePSCore: true takes PowerShell 7 on a Windows agent.' -Tag Unproved {
        'The same Pester.ps1, ValidateScript of $resultsFile, and https://github.com/pester/AzureDevOpsExtension/blob/1e05e7645199e5f04db4b75930416c15763e8592/Extension/PesterTask/PesterV9/task.json'
    }

    It 'additionalModulePath puts the folder above it into $env:PSModulePath. The task joins the two with ;, so this works on Windows agents only.' -Tag Unproved {
        'https://github.com/pester/AzureDevOpsExtension/blob/1d97be07da2bbf6cafea829720b54a37f489e92b/Extension/PesterTask/PesterV9/Pester.ps1: $env:PSModulePath = $additionalModulePath + '';'' + $env:PSModulePath'
    }

    It 'The entries of TestResult know their Describe, but not their file.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = 'Describe "first" { It "i" { 1 } }' } -Script {
            $entry = (Invoke-Pester -Script ./A.Tests.ps1 -Show None -PassThru).TestResult[0]
            $entry.Describe
            @($entry.PSObject.Properties | Where-Object { "$($_.Value)" -match 'A\.Tests' }).Count
        }
        $run.Value | Should -Be 'first', 0
    }

    It 'With -OutputFile, each run needs a report of its own. A single run has the files as well, in its NUnit report: they are the outer test-suite elements.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = 'Describe "a" { It "i" { 1 } }'; 'B.Tests.ps1' = 'Describe "b" { It "i" { 1 } }' } -Script {
            foreach ($name in 'A', 'B') { Invoke-Pester -Script "./$name.Tests.ps1" -Show None -OutputFile ./one.xml }
            ([xml] (Get-Content ./one.xml -Raw)).SelectNodes('//test-suite[@name="a" or @name="b"]').name -join ' '
            Invoke-Pester -Script ./A.Tests.ps1, ./B.Tests.ps1 -Show None -OutputFile ./both.xml
            ([xml] (Get-Content ./both.xml -Raw)).SelectNodes('/test-results/test-suite/results/test-suite').name | ForEach-Object { Split-Path -Leaf $_ }
        }
        $run.Value | Should -Be 'b', 'A.Tests.ps1', 'B.Tests.ps1'
    }

    It '-Show prints a whole line for a passed test, or nothing. For a build server that stops a silent run, let AfterEach of each outer block print a sign, and leave out the lines with -Show Fails:' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' { It 'good' { 1 } }"; 'b.Tests.ps1' = "Describe 'e' { AfterEach { Write-Host '.' -NoNewline }; It 'one' { 1 }; Context 'c' { It 'two' { 1 } } }; Describe 'f' { It 'three' { 1 } }" } -Script {
            foreach ($value in [enum]::GetNames((Get-Command Invoke-Pester).Parameters['Show'].ParameterType)) { Write-Host "<$value>"; Invoke-Pester -Script ./a.Tests.ps1 -Show $value }
            Write-Host '<signs>'; Invoke-Pester -Script ./b.Tests.ps1 -Show Fails
        }
        $texts, $signs = $run.Text -split '<signs>'
        foreach ($text in $texts -split '(?=<\w+>)' | Where-Object { $_ -match 'good' }) { $text | Should -Match '(?m)^\s*\[\+\] good [\d.]+m?s\r?$' }
        @($texts -split '(?=<\w+>)' | Where-Object { $_ -match 'good' }).Count | Should -Be 2
        ($signs -split 'Tests completed')[0].Replace('b.Tests.ps1', '') -replace '[^.]' | Should -Match '\.\.$'; $signs | Should -Not -Match '\[\+\]'
        ($signs -split 'Describing f')[1] -split 'Tests completed' | Select-Object -First 1 | Should -Not -Match '\.'
    }

    It 'An empty test and one with -Skip get none.' {
        $run = Invoke-Sample { Describe 'd' { AfterEach { Write-Host '~' -NoNewline }; It 'empty' { }; It 'skipped' -Skip { 1 }; It 'good' { 1 } } }
        @($run.Text -split '' -eq '~').Count | Should -Be 1; $run.Text | Should -Match '~\s*\[\+\] good'
    }

    It 'A failed test gets the same sign, in front of its line.' {
        $run = Invoke-Sample { Describe 'd' { AfterEach { Write-Host '~' -NoNewline }; It 'good' { 1 }; It 'bad' { throw 'x' } } } -Configuration @{ Show = 'Fails' }
        $run.Text | Should -Match '~~\s*\[-\] bad'; $run.Text | Should -Not -Match 'good'
    }

    It 'A value in YAML cannot begin with @, so put the hashtable into double quotes, with straight single quotes inside: scriptFolder: "@{ Path = ''./tests'' }".' -Tag Unproved {
        'https://yaml.org/spec/1.2.2/#rule-c-reserved; what the task does with the text: HelperModule.psm1 beside https://github.com/pester/AzureDevOpsExtension/blob/1d97be07da2bbf6cafea829720b54a37f489e92b/Extension/PesterTask/PesterV9/Pester.ps1'
    }

    It 'Pester@10 takes only a path, as testFolder. There, a hashtable gives Cannot find path ''…@{Path=…'' because it does not exist.' -Tag Unproved {
        'https://github.com/pester/AzureDevOpsExtension/blob/133a964b44d44ed2516aa0db3bf16216445e7cc2/Extension/PesterTask/PesterV10/Pester.ps1: Path = $TestFolder; https://github.com/pester/AzureDevOpsExtension/issues/50'
    }

    It 'A test file with a syntax error counts as one failed test.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'a' { It 'i' { 1 }; It 'j' { 1 }" } -Script { $result = Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None; $result.FailedCount; $result.TotalCount }
        $run.Value | Should -Be 1, 1
    }

    It 'This script for any server runs both, also when the first one fails. Each writes its own report, with a name of its own, and the build fails at the end:' {
        $page = Get-Content "$PSScriptRoot/../../../versioned_docs/version-v4/usage/test-results.mdx" -Raw
        $code = [regex]::Match($page, 'title="test-both.ps1"\n([\s\S]+?)\n```').Groups[1].Value
        $run = Invoke-Sample -File @{
            'test-both.ps1' = $code
            'tests/a.Tests.ps1' = "Describe 'd' { It 'fails in one' { `$env:WHICH | Should -Be 'pwsh' } }"
        } -Script {
            # Both names are PowerShell 7 here; the first sets a variable, by which its test fails.
            $folder = New-Item -ItemType Directory ./modules/Pester/4.10.1
            Copy-Item "$((Get-Module Pester).ModuleBase)/*" $folder -Recurse
            $env:PSModulePath = "$PWD/modules$([IO.Path]::PathSeparator)$env:PSModulePath"
            $program = (Get-Process -Id $PID).Path
            foreach ($name in 'powershell', 'pwsh') { Set-Item "function:$name" ([scriptblock]::Create("`$env:WHICH = '$name'; & '$program' @args")) }
            try { ./test-both.ps1 } catch { "$_" }
            Get-ChildItem ./out/*.xml | Sort-Object Name | ForEach-Object { $report = [xml] (Get-Content $_.FullName); "$($_.Name) $($report.'test-results'.failures) $($report.'test-results'.'test-suite'.name)" }
            function powershell { $env:WHICH = 'pwsh'; & $program @args }
            try { ./test-both.ps1; 'green' } catch { "$_" }
            Remove-Item ./modules -Recurse
            try { ./test-both.ps1 } catch { "$_" }
        }
        $run.Value | Should -Be 'Tests failed in: powershell', 'powershell.xml 1 powershell', 'pwsh.xml 0 pwsh', 'green', 'Tests failed in: powershell, pwsh'
    }

    It '$run is empty where the server was not reached, and TotalCount is 0 where the folder has no tests; without a check of both, the build stays green:' {
        # The code of the page. A function stands in for the other computer: it runs the block here, or only writes an error.
        $page = Get-Content "$PSScriptRoot/../../../versioned_docs/version-v4/usage/test-results.mdx" -Raw
        $code = [regex]::Match($page, '```powershell\n(\$run = Invoke-Command [\s\S]+?)\n```').Groups[1].Value
        $code | Should -Match 'TotalCount -eq 0' -Because 'that is the gate of the page'
        $run = Invoke-Sample -File @{
            'gate.ps1'              = $code
            'open.ps1'              = $code -replace '-not \$run -or \$run.TotalCount -eq 0 -or '
            'good/a.Tests.ps1'      = "Describe 'd' { It 'i' { 1 | Should -Be 1 } }"
            'bad/a.Tests.ps1'       = "Describe 'd' { It 'i' { 1 | Should -Be 2 } }"
            'none/readme.txt'       = 'no tests'
        } -Script {
            function Invoke-Command {
                [CmdletBinding()] param ($ComputerName, $ArgumentList, [scriptblock] $ScriptBlock)
                if ($ComputerName -eq 'gone') { Write-Error 'not reached'; return }
                & $ScriptBlock "./$ComputerName"
            }
            foreach ($script in 'gate', 'open') {
                foreach ($server in 'good', 'bad', 'none', 'gone') {
                    try { . "./$script.ps1" 2>$null; "$script ${server}: green" } catch { "$script ${server}: $_" }
                }
            }
            $run = $null
            $ifOnly = (Get-Content ./gate.ps1 -Raw) -replace '^[\s\S]+?(?=if \(-not)'
            try { & ([scriptblock]::Create($ifOnly)); 'empty: green' } catch { 'empty: red' }
        }
        $run.Value | Should -Be @(
            'gate good: green', 'gate bad: Not green on bad: 1 of 1 tests failed.', 'gate none: Not green on none: 0 of 0 tests failed.', 'gate gone: Not green on gone:  of  tests failed.'
            'open good: green', 'open bad: Not green on bad: 1 of 1 tests failed.', 'open none: green', 'open gone: green'
            'empty: red'
        )
    }
}
