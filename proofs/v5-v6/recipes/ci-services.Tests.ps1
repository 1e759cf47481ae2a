BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    function Get-Count ($File) { (Invoke-Sample -File $File -Inspect { "$($args[0].Result)"; $args[0].FailedCount; $args[0].FailedBlocksCount; $args[0].FailedContainersCount; $args[0].PassedCount }).Value }
}

Describe 'recipes/ci-services' {
    It 'FailedCount counts failed tests, so a gate on FailedCount lets other failures through, such as a file that cannot be loaded, which has no tests, and a failed AfterAll, which belongs to no test.' {
        Get-Count @{ 'a.Tests.ps1' = 'throw 1' } | Should -Be 'Failed', 0, 0, 1, 0
        Get-Count @{ 'a.Tests.ps1' = 'Describe d { AfterAll { throw 1 }; It i { } }' } | Should -Be 'Failed', 0, 1, 0, 1
        Get-Count @{ 'a.Tests.ps1' = 'Describe d { BeforeAll { 1 | Should -Be 2 -ErrorAction Continue }; It i { } }' } | Should -Be 'Failed', 0, 1, 0, 1
        Get-Count @{ 'a.Tests.ps1' = 'Describe d { It i { throw 1 }; It j { throw 1 }; It k { } }' } | Should -Be 'Failed', 2, 0, 0, 1
    }

    It 'A file that cannot be read makes no failed test, so the task passes; this is why Result is better.' {
        Get-Count @{ 'a.Tests.ps1' = 'Describe d {'; 'b.Tests.ps1' = 'Describe d { It i { } }' } | Should -Be 'Failed', 0, 0, 1, 1
    }

    It 'Result is Failed as soon as one of the three counts is above 0.' {
        Get-Count @{ 'a.Tests.ps1' = 'Describe d { It i { throw 1 }; It j { } }' } | Should -Be 'Failed', 1, 0, 0, 1
        Get-Count @{ 'a.Tests.ps1' = 'Describe d { It j { } }' } | Should -Be 'Passed', 0, 0, 0, 1
    }

    It '$LASTEXITCODE after Invoke-Pester is that sum.' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { throw 1 }; AfterAll { throw 2 } }'; 'b.Tests.ps1' = 'throw 3' } -Script { Invoke-Pester -Path . -Output None; $LASTEXITCODE }).Value | Should -Be 3
    }

    It 'When a filter leaves no test, nothing fails, and the result is Passed.' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Configuration @{ Filter = @{ Tag = 'nobody' } } -Inspect { "$($args[0].Result) $($args[0].PassedCount)" }).Value | Should -Be 'Passed 0'
    }

    It 'Keep the exit 1: a Write-Error in its place is sure to fail the step only where $ErrorActionPreference is Stop.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i -Tag Slow { } }' } -Script {
            $gate = "Import-Module '$((Get-Module Pester).Path)'; if ((Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1'; PassThru = `$true }; Filter = @{ ExcludeTag = 'Slow' } }).PassedCount -eq 0) { {0} }"
            Set-Content written.ps1 $gate.Replace('{0}', 'Write-Error "no test"')
            Set-Content exit.ps1 $gate.Replace('{0}', 'exit 1')
            $pwsh = (Get-Process -Id $PID).Path
            foreach ($line in './written.ps1; exit $LASTEXITCODE', '$ErrorActionPreference = "Stop"; ./written.ps1; exit $LASTEXITCODE', './exit.ps1; exit $LASTEXITCODE') { $null = & $pwsh -NoProfile -Command $line *>&1; $LASTEXITCODE }
        }
        $run.Value | Should -Be 0, 1, 1
    }

    It 'A test that failed with the BeforeAll of a block has no message of its own; the block has the message' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "`nDescribe d { BeforeAll { throw 1 }; It i { } }; Describe e { It j { throw 'own' } }" } -Script {
            $result = Invoke-Pester -Path . -PassThru -Output None
            @($result.Failed) + @($result.FailedBlocks) | ForEach-Object { "$($_.ExpandedPath) $($_.StartLine) $(Split-Path $_.ScriptBlock.File -Leaf) $($_.ErrorRecord.Count) $($_.ErrorRecord | Where-Object { "$_" -eq 'own' })" }
        }
        $run.Value | Should -Be 'd.i 2 a.Tests.ps1 0 ', 'e.j 2 a.Tests.ps1 1 own', 'd 2 a.Tests.ps1 1 '
    }

    It 'When this BeforeAll is outside all blocks, the file has the message:' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'BeforeAll { throw 1 }; Describe d { It i { } }'; 'b.Tests.ps1' = 'throw "bad"' } -Script {
            $result = Invoke-Pester -Path . -PassThru -Output None
            "$(@($result.FailedBlocks).Count) $($result.Failed[0].ErrorRecord.Count)"
            foreach ($item in $result.FailedContainers) { "$(Split-Path $item.Item.FullName -Leaf) $($null -eq $item.ScriptBlock) $([math]::Max(1, $item.StartLine)) $("$($item.ErrorRecord)".Length -gt 0)" }
        }
        $run.Value | Should -Be '0 0', 'a.Tests.ps1 True 1 True', 'b.Tests.ps1 True 1 True'
    }

    It '$LASTEXITCODE is empty, which exit takes for 0.' {
        $run = Invoke-Sample -Script {
            $null = New-Item empty -ItemType Directory; $pester = (Get-Module Pester).Path
            $null = & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Pester -Path ./empty -Output None; exit `$LASTEXITCODE" *>&1
            "$LASTEXITCODE"
            $global:LASTEXITCODE = 7; Invoke-Pester -Path empty -Output None; "[$LASTEXITCODE]"
        }
        $run.Value[0], $run.Value[-1] | Should -Be '0', '[]'
    }

    It 'A path without test files is an error. There is no result object then, so Result is not Passed.' {
        $run = Invoke-Sample -Script { $null = New-Item empty -ItemType Directory; $result = Invoke-Pester -Path empty -PassThru; $null -eq $result; $result.Result -ne 'Passed' }
        $run.Text | Should -Match 'No test files were found'
        $run.Value[0..1] | Should -Be $true, $true
    }

    It 'With Run.Exit, the number of failures is the exit code. Linux and macOS keep only its last 8 bits: 256 failures are exit code 0. exit 1 has no such gap.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -Script { & (Get-Process -Id $PID).Path -NoProfile -Command 'exit 256'; $LASTEXITCODE; & (Get-Process -Id $PID).Path -NoProfile -Command 'exit 257'; $LASTEXITCODE; & (Get-Process -Id $PID).Path -NoProfile -Command 'exit 1'; $LASTEXITCODE }).Value | Should -Be 0, 1, 1
    }

    It 'Run.Throw = $true in place of the last four lines of test.ps1 fails the build for the three counts, and for a path without test files. It does not fail the build when a filter leaves no test.' {
        foreach ($test in 'throw 1', 'Describe d { AfterAll { throw 1 }; It i { } }', 'Describe d { It i { throw 1 } }') {
            (Invoke-Sample -File @{ 'a.Tests.ps1' = $test } -Configuration @{ Run = @{ Throw = $true } }).Errors | Should -BeLike '*Pester run failed*'
        }
        (Invoke-Sample -Script { $null = New-Item empty -ItemType Directory; try { Invoke-Pester -Configuration @{ Run = @{ Path = 'empty'; Throw = $true } } } catch { 'thrown' } }).Value | Should -Contain 'thrown'
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Configuration @{ Run = @{ Throw = $true }; Filter = @{ Tag = 'nobody' } }).Errors | Should -BeNullOrEmpty
    }

    It 'A target in the configuration is printed and colors the line, but fails nothing.' {
        $run = Invoke-Sample -File @{ 'code.ps1' = 'function Get-A { 1 }'; 'a.Tests.ps1' = 'Describe d { It i { } }' } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './code.ps1'; CoveragePercentTarget = 90; UseBreakpoints = $true } }
        $run.Text | Should -Match 'Covered 0% / 90%'
        $run.Result | Should -Be 'Passed'
    }

    It '$env:TEMP is empty on Linux' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -Script { "$env:TEMP"; Test-Path ([IO.Path]::GetTempPath()) }).Value | Should -Be '', $true
    }

    It 'test.ps1 finds its folders by $PSScriptRoot, so it runs from anywhere, on your own machine too.' {
        $run = Invoke-Sample -File @{
            'p/tests/a.Tests.ps1' = 'Describe d { It i { } }'
            'p/test.ps1'          = 'Invoke-Pester -Configuration @{ Run = @{ Path = (Join-Path -Path $PSScriptRoot -ChildPath tests); PassThru = $true }; Output = @{ Verbosity = "None" } }'
            'p/relative.ps1'      = 'Invoke-Pester -Configuration @{ Run = @{ Path = "tests"; PassThru = $true }; Output = @{ Verbosity = "None" } }'
        } -Script { (& ./p/test.ps1).PassedCount; [int] (& ./p/relative.ps1).PassedCount }
        $run.Value | Should -Be 1, 0
    }

    It 'This workflow runs the tests on three systems, and in Windows PowerShell 5.1.' -Tag Unproved { 'https://docs.github.com/actions/how-tos/write-workflows/choose-what-workflows-do/run-job-variations; tests/content/ciFiles.test.ts holds the file to the parser of GitHub' }

    It 'Pester itself marks failed tests as errors in the log and on the page of the run. The errors name no file' {
        $test = { Describe 'd' { It 'i' { 1 | Should -Be 2 } } }
        (Invoke-Sample $test -Environment @{ GITHUB_ACTIONS = 'true' }).Text | Should -Match '::error::\[-\]'
        (Invoke-Sample $test -Environment @{ GITHUB_ACTIONS = $null }).Text | Should -Not -Match '::error'
    }

    It 'so they do not appear beside the changed lines of a pull request.' -Tag Unproved { 'https://docs.github.com/actions/reference/workflow-commands-for-github-actions: an error without file= belongs to no line' }

    It 'GitHub does not display reports, so a small script writes the summary of the job.' -Tag Unproved { 'https://docs.github.com/actions/reference/workflow-commands-for-github-actions#adding-a-job-summary' }

    It 'Status checks named test (ubuntu-latest) and so on appear on each pull request' -Tag Unproved { 'https://docs.github.com/pull-requests/collaborating-with-pull-requests/collaborating-on-repositories-with-code-quality-features/about-status-checks' }

    It 'Third-party actions read the report and add a check to the commit' -Tag Unproved { 'https://github.com/EnricoMi/publish-unit-test-result-action and https://github.com/dorny/test-reporter' }

    It 'Pull requests from forks run without this permission: the first action then adds no check, and the second fails.' -Tag Unproved { 'https://github.com/EnricoMi/publish-unit-test-result-action#support-fork-repositories-and-dependabot-branches, https://github.com/dorny/test-reporter#recommended-setup-for-public-repositories' }

    It 'PowerShell 7.4 and later | Install-PSResource -Name Pester -Version' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.psresourceget/install-psresource' }

    It 'Windows PowerShell 5.1 | Install-Module -Name Pester -RequiredVersion' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/powershellget/install-module' }

    It 'no access to the Gallery | a folder, filled by Save-PSResource -Name Pester' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.psresourceget/save-psresource' }

    It 'Images of CI services often bring a Pester of their own, and Windows brings 3.4.0, so every file below imports by version.' -Tag Unproved { 'https://github.com/actions/runner-images lists the modules of its images' }

    It 'The results are on the tab Tests of the run, and coverage is on Code Coverage. powershell: in place of pwsh: runs the step in Windows PowerShell 5.1' -Tag Unproved { 'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-test-results-v2, https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/steps-powershell' }

    It 'PublishCodeCoverageResults@2 makes the HTML pages itself. Replace the older @1: it needed a reportDirectory with finished HTML, and without one the tab says Code coverage report cannot be rendered as report HTML was not found.' -Tag Unproved { 'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-code-coverage-results-v2' }

    It 'The results are on the tab Tests of the pipeline and in the merge request, and the percentage is beside the job.' -Tag Unproved { 'https://docs.gitlab.com/ci/testing/unit_test_reports/, https://docs.gitlab.com/ci/testing/code_coverage/' }

    It 'GitLab reads test results only as JUnit, and coverage as Cobertura or JaCoCo. When several tests of a file have the same name, GitLab shows one of them. So give the cases of a -ForEach a name with their data, such as has room on <_>.' -Tag Unproved { 'https://docs.gitlab.com/ci/testing/unit_test_reports/, https://docs.gitlab.com/ci/testing/code_coverage/' }

    It 'exit $LASTEXITCODE passes the exit code of the script on to the job.' {
        $run = Invoke-Sample -File @{ 'three.ps1' = 'exit 3' } -Script { $pwsh = (Get-Process -Id $PID).Path; foreach ($line in './three.ps1; exit $LASTEXITCODE', './three.ps1') { & $pwsh -NoProfile -Command $line; $LASTEXITCODE } }
        $run.Value | Should -Be 3, 1
    }

    It 'Install two plugins in Jenkins: JUnit shows the results, and Docker Pipeline runs the stages in a container. The step junit marks the build as unstable when a test failed, and the exit code of test.ps1 makes the build fail.' -Tag Unproved { 'https://www.jenkins.io/doc/pipeline/steps/junit/, https://www.jenkins.io/doc/book/pipeline/docker/' }

    It 'The line with HOME is needed: Jenkins starts the container with the user number of the agent, which has no home folder in the image.' -Tag Unproved { 'https://www.jenkins.io/doc/book/pipeline/docker/' }

    It 'PowerShell installs modules below HOME.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -Environment @{ HOME = '/tmp/proof-home' } -Script { & (Get-Process -Id $PID).Path -NoProfile -Command '($env:PSModulePath -split ":")[0]' }).Value | Should -Be '/tmp/proof-home/.local/share/powershell/Modules'
    }

    It 'An image of your own with Pester in it needs neither that line nor the stage Install.' -Tag Unproved { 'https://www.jenkins.io/doc/book/pipeline/docker/' }

    It 'A Pester that is installed for all users is found by any user of the container.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -Environment @{ HOME = '/tmp/proof-home' } -Script { & (Get-Process -Id $PID).Path -NoProfile -Command '($env:PSModulePath -split ":") -match "^/usr/local/share"' }).Value | Should -Be '/usr/local/share/powershell/Modules'
    }

    It 'With Pester in the image, a build does not need the Gallery.' -Tag Unproved { 'https://docs.docker.com/build/building/best-practices/' }

    It 'with the NUnit plugin in place of JUnit, call ./test.ps1 -ReportFormat NUnitXml' -Tag Unproved { 'https://www.jenkins.io/doc/pipeline/steps/workflow-durable-task-step/, https://plugins.jenkins.io/nunit/' }

    It 'pwsh starts PowerShell 7, powershell starts Windows PowerShell.' -Tag Unproved { 'https://www.jenkins.io/doc/pipeline/steps/workflow-durable-task-step/' }

    It 'Coverage: in post, use recordCoverage(tools: [[parser: ''COBERTURA'', pattern: ''out/coverage.xml'']]) of the Coverage plugin. For failed builds, too, add enabledForFailure: true. The parser of a JaCoCo report is ''JACOCO''.' -Tag Unproved { 'https://plugins.jenkins.io/coverage/, https://www.jenkins.io/doc/pipeline/steps/coverage/' }

    It 'CodeCoverageOutputFile switches coverage on and names the report, in the format JaCoCo. CodeCoverageFolder names the folder with the scripts; without it, the scripts in scriptFolder are measured.' -Tag Unproved { 'https://github.com/pester/AzureDevOpsExtension/blob/HEAD/Extension/PesterTask/PesterV10/Pester.ps1' }

    It 'additionalModulePath puts a folder in front of $env:PSModulePath, so that the tests find a module that an earlier step has built.' -Tag Unproved { 'https://github.com/pester/AzureDevOpsExtension/blob/HEAD/Extension/PesterTask/PesterV10/Pester.ps1' }

    It 'XmlReport.XmlReportType.NUNIT reads the NUnit formats. Without the Kotlin settings, add the same parts by hand: a Command Line step and the build feature XML report processing.' -Tag Unproved { 'https://www.jetbrains.com/help/teamcity/xml-report-processing.html' }

    It 'Bitbucket looks for JUnit files in folders with certain names, such as test-results, and has no key for the path.' -Tag Unproved { 'https://support.atlassian.com/bitbucket-cloud/docs/test-reporting-in-pipelines/' }

    It 'The tab Tests appears on a step when its report has tests. Bitbucket reads reports even when the step failed.' -Tag Unproved { 'https://support.atlassian.com/bitbucket-cloud/docs/test-reporting-in-pipelines/' }

    It 'docker run ends with the exit code of the script, and the report is on your disk, in out.' -Tag Unproved { 'https://docs.docker.com/engine/containers/run/#exit-status' }

    It 'the script printed the failures and ended with 0' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { throw "broken" } }' } -Script {
            $import = "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; "
            Set-Content run.ps1 "$import Invoke-Pester -Path ./a.Tests.ps1"
            Set-Content exit.ps1 "$import if ((Invoke-Pester -Path ./a.Tests.ps1 -PassThru).Result -ne 'Passed') { exit 1 }"
            foreach ($name in 'run.ps1', 'exit.ps1') { $text = & (Get-Process -Id $PID).Path -NoProfile -File $name | Out-String; $text -match 'broken'; $LASTEXITCODE }
        }
        $run.Value | Should -Be $true, 0, $true, 1
    }

    It 'calls Invoke-Pester without -CI, Run.Exit, Run.Throw or the last lines of test.ps1 | the script printed the failures and ended with 0; only $LASTEXITCODE knows about them, until the next program sets it | use one of the four' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { throw 1 }; It j { throw 2 } }' } -Script {
            $shell = (Get-Process -Id $PID).Path
            $import = "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; "
            foreach ($call in 'Invoke-Pester -CI', 'Invoke-Pester -Configuration @{ Run = @{ Exit = $true } }', 'Invoke-Pester -Configuration @{ Run = @{ Throw = $true } }', 'Invoke-Pester') {
                Set-Content run.ps1 "$import $call; Set-Content after.txt `$LASTEXITCODE; & '$shell' -NoProfile -Command 'exit 0'; Add-Content after.txt `$LASTEXITCODE"
                Remove-Item after.txt -ErrorAction Ignore
                $null = & $shell -NoProfile -File run.ps1 2>&1
                "$LASTEXITCODE after: $(if (Test-Path after.txt) { Get-Content after.txt })"
            }
        }
        $run.Value | Should -Be '2 after: ', '2 after: ', '1 after: ', '0 after: 2 0'
    }

    It 'Jenkins found no file where junit looks. Azure says No test result files matching … were found in this case, and GitLab says no matching files.' -Tag Unproved { 'https://github.com/jenkinsci/junit-plugin, https://github.com/microsoft/azure-pipelines-tasks, https://gitlab.com/gitlab-org/gitlab-runner' }

    It 'The run stopped before Pester wrote the report: look further up in the log, mostly at the import of Pester.' {
        $script = "Invoke-Pester -Configuration @{ Run = @{ Path = '.' }; TestResult = @{ Enabled = `$true; OutputPath = 'r.xml' } }"
        $file = @{ 'a.Tests.ps1' = 'Describe d { It i { } }' }
        (Invoke-Sample -File $file -Script ([scriptblock]::Create("Import-Module -Name Pester -RequiredVersion 99.9.9 -ErrorAction Stop; $script"))).Files.Keys | Should -Not -Contain 'r.xml'
        (Invoke-Sample -File $file -Script ([scriptblock]::Create($script))).Files.Keys | Should -Contain 'r.xml'
    }

    It 'PowerShell finds only an old Pester, such as the 3.4.0 of Windows or the one of the image, or no Pester at all. The message A parameter cannot be found that matches parameter name ''Configuration'' means that an old Pester is loaded, even where a newer one is installed.' {
        # The old one is a stand-in. 4.10.1, and 3.4.0 in PowerShell 7 without its Get-WmiObject, gave the same messages by hand.
        $old = @{ 'old/Pester/3.4.0/Pester.psm1' = 'function Invoke-Pester { [CmdletBinding()] param ($Script) }'; 'old/Pester/3.4.0/Pester.psd1' = "@{ RootModule = 'Pester.psm1'; ModuleVersion = '3.4.0'; FunctionsToExport = 'Invoke-Pester' }" }
        $run = Invoke-Sample -File $old -Script {
            $null = New-Item none -ItemType Directory
            $new = New-Item new/Pester -ItemType Directory
            Copy-Item (Get-Module Pester).ModuleBase "$new/$((Get-Module Pester).Version)" -Recurse
            $before = $env:PSModulePath
            try {
                foreach ($folders in 'none', 'old', 'old new') {
                    $code = "`$env:PSModulePath = '$((@($folders -split ' ' | ForEach-Object { "$PWD/$_" }) + "$PSHOME/Modules") -join [IO.Path]::PathSeparator)'; "
                    if ($folders -ne 'none') { $code += 'Import-Module Pester -RequiredVersion 3.4.0; try { Invoke-Pester -Configuration @{} } catch { "$_" }; ' }
                    $code += 'try { (New-PesterConfiguration).GetType().Name } catch { "$_" }'
                    ($folders, (& (Get-Process -Id $PID).Path -NoProfile -Command $code) | ForEach-Object { $_ }) -join '|'
                }
            } finally { $env:PSModulePath = $before }
        }
        $run.Value[0] | Should -Match "^none\|The term 'New-PesterConfiguration' is not recognized"
        $run.Value[1] | Should -Match "^old\|A parameter cannot be found that matches parameter name 'Configuration'\.\|The term 'New-PesterConfiguration' is not recognized"
        $run.Value[2] | Should -Be "old new|A parameter cannot be found that matches parameter name 'Configuration'.|PesterConfiguration"
    }

    It 'was not loaded because no valid module file was found in any module directory.' {
        (Invoke-Sample -Script { Import-Module -Name Pester -RequiredVersion 99.9.9 -ErrorAction Stop }).Errors | Should -Be 'The specified module ''Pester'' with version ''99.9.9'' was not loaded because no valid module file was found in any module directory.'
    }

    It 'In this case, the install step is missing, or it was for another PowerShell: pwsh and powershell have separate module folders.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_psmodulepath' }

    It 'The container runs as a user without a home folder.' -Tag Unproved { 'https://www.jenkins.io/doc/book/pipeline/docker/' }

    It 'Linux: case of file names, : in $env:PSModulePath | Cannot find path for a file that exists; a module is not found | write the name as it is on disk; join folders with [IO.Path]::PathSeparator' -Skip:(-not $IsLinux) {
        $run = Invoke-Sample -File @{ 'ProofCiModule/ProofCiModule.psm1' = 'function Get-ProofCi { 1 }' } -Script {
            $old = $env:PSModulePath
            foreach ($separator in ';', [IO.Path]::PathSeparator) { $env:PSModulePath = "$PWD$separator$old"; @(Get-Module -Name ProofCiModule -ListAvailable).Count }
        }
        $run.Value | Should -Be 0, 1
        (Invoke-Sample -File @{ 'Backup.txt' = 'x' } -Script { $null = Get-Content -Path ./Backup.txt; Get-Content -Path ./backup.txt -ErrorAction Stop }).Errors | Should -BeLike 'Cannot find path*'
    }

    It 'time zone and culture | dates are off by hours, 1,5 in place of 1.5 | pass both in the test; see time and chance' {
        $run = Invoke-Sample -Script { (1.5).ToString([cultureinfo] 'de-DE'); (1.5).ToString([cultureinfo] 'en-US'); $moment = [datetime]::new(2026, 3, 1, 12, 0, 0, [DateTimeKind]::Utc); [TimeZoneInfo]::ConvertTimeFromUtc($moment, [TimeZoneInfo]::CreateCustomTimeZone('x', '02:00', 'x', 'x')).Hour }
        $run.Value | Should -Be '1,5', '1.5', 14
    }

    # That both services set it: https://docs.github.com/actions/reference/workflow-syntax-for-github-actions#exit-codes-and-error-action-preference
    It '$ErrorActionPreference is Stop in steps of GitHub and Azure | an error that is only printed at home ends the test | set it in the tests, or use -ErrorAction' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It written { Write-Error x; "later" | Should -Be later }; It action { Write-Error x -ErrorAction Continue }; It own { $ErrorActionPreference = "Continue"; Write-Error x } }' } -Script {
            foreach ($preference in 'Continue', 'Stop') { $global:ErrorActionPreference = $preference; "$((Invoke-Pester -Path ./a.Tests.ps1 -PassThru -Output None 2>$null).Tests.Result)" }
        }
        $run.Value | Should -Be 'Passed Passed Passed', 'Failed Passed Passed'
    }

    It 'your modules and profile are missing | The term ''…'' is not recognized' {
        (Invoke-Sample -Script { & (Get-Process -Id $PID).Path -NoProfile -NonInteractive -Command 'try { Get-MyBackup } catch { "$_" }' }).Value -join ' ' | Should -BeLike "The term 'Get-MyBackup' is not recognized*"
    }

    It 'no input | a prompt hangs, fails or ends the run | use pwsh -NonInteractive, and pass mandatory parameters' {
        (Invoke-Sample -Script { & (Get-Process -Id $PID).Path -NoProfile -NonInteractive -Command 'function f { param ([Parameter(Mandatory)] $Name) $Name }; try { f } catch { "$_" }; f -Name given' }).Value -join ' ' | Should -BeLike 'Cannot process command because of one or more missing mandatory parameters: Name.* given'
    }

    It 'After a run without failures, $LASTEXITCODE is 0, whatever the programs that your tests started returned.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -Command 'exit 3'; $LASTEXITCODE | Should -Be 3 } } } -Script {
            Invoke-Pester -Path . -Output None
            $LASTEXITCODE
        }
        $run.Value | Should -Be 0
    }

    It 'After each run, $LASTEXITCODE is the number of failures.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It one { throw }; It two { throw }; It three { } }'; 'b.Tests.ps1' = 'throw'; 'c.Tests.ps1' = 'Describe d { It i { } }' } -Script { foreach ($file in 'a', 'b', 'c') { $null = Invoke-Pester "$file.Tests.ps1" -Output None; $LASTEXITCODE } }
        $run.Value | Should -Be 2, 1, 0
    }

    It 'Steps with shell: pwsh on GitHub and the PowerShell tasks of Azure Pipelines end with exit $LASTEXITCODE, and tools such as Packer look at it, too.' -Tag Unproved {
        'https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax; https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/powershell-v2'
    }

    It 'On Azure, the input ignoreLASTEXITCODE: true does the same.' -Tag Unproved {
        'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/powershell-v2'
    }

    It 'An error with a file and a line appears beside the changed lines.' -Tag Unproved {
        'https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands'
    }

    It 'Low coverage fails nothing by itself: compare it with your limit.' {
        $run = Invoke-Sample -File @{ 'src/a.ps1' = "function Get-A { 1 }`nfunction Get-B { 2 }"; 'a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/src/a.ps1 }; Describe "d" { It "i" { Get-A } }' } -Script {
            $r = Invoke-Pester -Configuration @{ Run = @{ Path = 'a.Tests.ps1'; PassThru = $true; Throw = $true }; Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = 'src'; CoveragePercentTarget = 90 } }
            "$($r.Result) $LASTEXITCODE $($r.CodeCoverage.CoveragePercent) $($r.CodeCoverage.CoveragePercentTarget)"
        }
        @($run.Value -match '^\w+ \d') | Should -Be 'Passed 0 50 90'
    }

    It 'When a filter leaves no test, nothing fails, and the result is Passed. The check PassedCount -eq 0 catches this case.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { throw } } } -Configuration @{ Filter = @{ Tag = 'none of them' } }
        $run.Result, $run.Passed | Should -Be 'Passed', 0
    }

    It 'runs pwsh -Command "./test.ps1; ./publish.ps1" | the exit code of the first script is lost: a 0 of the second stays 0, any other code becomes 1. A first script that throws ends both with 1 | pass on the exit code, as below' {
        $run = Invoke-Sample -File @{ 'test.ps1' = 'exit 3'; 'fine.ps1' = '"published"; exit 0'; 'bad.ps1' = '"published"; exit 5'; 'throw.ps1' = 'throw "x"' } -Script {
            $pwsh = (Get-Process -Id $PID).Path
            foreach ($line in './test.ps1; ./fine.ps1', './test.ps1; ./bad.ps1', './throw.ps1; ./fine.ps1') { "$(& $pwsh -NoProfile -Command $line 2> $null) $LASTEXITCODE" }
            $null = & $pwsh -NoProfile -File ./test.ps1; $LASTEXITCODE
        }
        $run.Value | Should -Be 'published 0', 'published 1', ' 1', 3
    }

    It 'starts with pwsh -File a script that has #Requires -Modules Pester | the script ends with 0 at each exit, so also with -CI and Run.Exit: PowerShell loses the code | Import-Module -Name Pester in place of the #Requires line, or Run.Throw, which ends with 1' {
        $run = Invoke-Sample -Seconds 300 -Script {
            $base = Split-Path (Get-Module Pester).Path
            $place = if ((Split-Path $base -Leaf) -eq 'Pester') { Split-Path $base } else { Split-Path (Split-Path $base) }
            $env:PSModulePath = @($place, "$PWD") -join [IO.Path]::PathSeparator
            $null = New-Item Parts, Whole -ItemType Directory
            Set-Content Parts/Parts.psm1 '. $PSScriptRoot/Part.ps1'
            Set-Content Parts/Part.ps1 'function Get-Part { }'
            Set-Content Whole/Whole.psm1 'function Get-Part { }'
            Set-Content a.Tests.ps1 'Describe d { It i { 1 | Should -Be 2 }; It j { 1 | Should -Be 2 } }'
            $call = { param ($Option) "Invoke-Pester -Configuration @{ Run = @{ Path = '$PWD/a.Tests.ps1'; $Option = `$true }; Output = @{ Verbosity = 'None' } }" }
            $script = [ordered]@{
                ci       = '#Requires -Modules Pester', 'Invoke-Pester ./a.Tests.ps1 -Output None -CI'
                exits    = '#Requires -Modules Pester', (& $call Exit)
                parts    = '#Requires -Modules Parts', 'exit 3'
                whole    = '#Requires -Modules Whole', 'exit 3'
                imported = 'Import-Module -Name Pester', (& $call Exit)
                thrown   = '#Requires -Modules Pester', (& $call Throw)
            }
            $pwsh = (Get-Process -Id $PID).Path
            foreach ($name in $script.Keys) {
                Set-Content "./$name.ps1" $script[$name]
                $null = & $pwsh -NoProfile -File "./$name.ps1" 2>&1
                "$name $LASTEXITCODE"
            }
        }
        $run.Value | Should -Be 'ci 0', 'exits 0', 'parts 0', 'whole 3', 'imported 2', 'thrown 1'
    }

    It 'variables left in your session | a variable is empty in CI | set the variable in BeforeAll, and run in a new session' {
        $run = Invoke-Sample -File @{ 'a/a.Tests.ps1' = 'Describe "d" { BeforeAll { $set = 2 }; It "left" { $leftProof | Should -Be 1 }; It "set" { $set | Should -Be 2 } }' } -Script {
            $global:leftProof = 1
            "$((Invoke-Pester a -PassThru -Output None).Tests.Result)"
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; `"`$((Invoke-Pester a -PassThru -Output None).Tests.Result)`""
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'Passed Passed', 'Failed Passed'
    }

    It 'The output of Write-Verbose is not shown at a prompt either. Switch it on for the run or for a block; Write-Host needs no switch.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { Write-Verbose "verbose text"; Write-Host "host text" } }; Describe "e" { BeforeAll { $VerbosePreference = "Continue" }; It "j" { Write-Verbose "block text" } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($prefix in '', '$VerbosePreference = "Continue"; ') { "$(& (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; ${prefix}Invoke-Pester sub")" }
        }
        $run.Value[0] | Should -Match 'host text'
        $run.Value[0] | Should -Match 'block text'
        $run.Value[0] | Should -Not -Match 'verbose text'
        $run.Value[1] | Should -Match 'verbose text'
    }

    It 'New-PesterContainer passes the value to the files, which take it in param.' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'param ($Server) Describe d { It "asks <server>" -ForEach @{ server = $Server } { $server | Should -Be web01 } }'; 'tests/b.Tests.ps1' = 'param ($Server) Describe e { It i { $Server | Should -Be web01 } }' } -Script {
            $config = New-PesterConfiguration
            $config.Run.Container = New-PesterContainer -Path $PWD/tests -Data @{ Server = 'web01' }
            $config.Run.PassThru = $true
            Invoke-Pester -Configuration $config
        }
        $run.Tests.Name | Should -Be 'asks web01', 'i'
        $run.Passed | Should -Be 2
    }

    It 'In place of Run.Path, write $config.Run.Container = New-PesterContainer -Path $PSScriptRoot/tests -Data @{ Server = $Server }.' {
        $test = 'param ($Server) Describe "d" { It "i" { $Server | Should -Be "vault" } }'
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = $test; 'tests/sub/b.Tests.ps1' = $test; 'other.Tests.ps1' = 'Describe o { It "not asked for" { } }' } -Script {
            foreach ($server in 'vault', 'north') {
                $config = New-PesterConfiguration
                $config.Run.Container = New-PesterContainer -Path $PWD/tests -Data @{ Server = $server }
                $config.Run.PassThru = $true
                $config.Output.Verbosity = 'None'
                $result = Invoke-Pester -Configuration $config
                "$($result.PassedCount) of $($result.TotalCount)"
            }
        }
        $run.Value | Should -Be '2 of 2', '0 of 2'
    }

    It 'does the same, with a test path that does not exist | the run ends with 0; if another path has tests, even with -CI | correct the path' {
        $run = Invoke-Sample -File @{ 'ok/a.Tests.ps1' = 'Describe d { It i { } }'; 'fails/a.Tests.ps1' = 'Describe d { It i { throw 1 } }'; 'run.ps1' = "param (`$Path, [switch] `$CI) Import-Module '$env:PROOFS_PESTER'; Invoke-Pester -Path `$Path -CI:`$CI -Output None" } -Script {
            $pwsh = (Get-Process -Id $PID).Path
            foreach ($call in './none', './none, ./ok', './none, ./ok -CI', './none -CI', './fails, ./ok -CI') { $null = & $pwsh -NoProfile -Command "./run.ps1 -Path $call" 2>&1; "$call $($LASTEXITCODE -eq 0)" }
        }
        $run.Value | Should -Be './none True', './none, ./ok True', './none, ./ok -CI True', './none -CI False', './fails, ./ok -CI False'
    }

    It 'Each job of a matrix needs a name of its own for its artifact, as above. With the same name twice, actions/upload-artifact@v4 fails with Conflict: an artifact with this name already exists on the workflow run.' -Tag Unproved {
        'https://github.com/actions/upload-artifact/issues/478, https://github.com/actions/upload-artifact/blob/main/docs/MIGRATION.md'
    }

    It 'finds the failures and calls Write-Error | the message is printed, and the script goes on, except where $ErrorActionPreference is Stop; so the same gate can fail on one service and pass on another | exit 1 or throw' {
        $gate = "Import-Module '$env:PROOFS_PESTER'; `$result = Invoke-Pester -Path ./tests -Output None -PassThru; if (`$result.Result -ne 'Passed') { {0} }; 'goes on'"
        $run = Invoke-Sample -File @{
            'tests/a.Tests.ps1' = "Describe 'd' { It 'i' { 1 | Should -Be 2 } }"
            'written.ps1' = $gate.Replace('{0}', 'Write-Error "not passed"'); 'exit.ps1' = $gate.Replace('{0}', 'exit 1'); 'throw.ps1' = $gate.Replace('{0}', 'throw "not passed"')
        } -Script {
            $pwsh = (Get-Process -Id $PID).Path
            foreach ($call in './written.ps1', './exit.ps1', './throw.ps1', '$ErrorActionPreference = "Stop"; ./written.ps1') {
                $text = & $pwsh -NoProfile -Command $call 2>&1 | Out-String
                "$call $LASTEXITCODE $($text -match 'not passed') $($text -match 'goes on')"
            }
        }
        $run.Value | Should -Be './written.ps1 0 True True', './exit.ps1 1 False False', './throw.ps1 1 True False', '$ErrorActionPreference = "Stop"; ./written.ps1 1 True False'
    }

    It 'The job report joins their reports, and fails when a part failed.' -Tag Unproved { 'https://docs.github.com/actions/reference/contexts-reference, needs.<job_id>.result; the scripts of its steps were run in this order by hand, with a failed test in part 2, on 5.9.0 and 6.1.0-rc1' }

    It 'always() lets report run after a failure, too. Without a condition it would be skipped, and for GitHub a skipped check has passed.' -Tag Unproved { 'https://docs.github.com/pull-requests/collaborating-with-pull-requests/collaborating-on-repositories-with-code-quality-features/troubleshooting-required-status-checks: a job that a condition skips reports Success' }

    It 'Coverage of one part is too low, because it does not count what the other parts run.' {
        $run = Invoke-Sample -File @{ 'A.ps1' = "function Get-A {`n 'a'`n}`nfunction Get-B {`n 'b'`n}"; 'a.Tests.ps1' = { BeforeAll { . $PSScriptRoot/A.ps1 }; Describe 'd' { It 'i' { Get-A } } }; 'b.Tests.ps1' = { BeforeAll { . $PSScriptRoot/A.ps1 }; Describe 'd' { It 'i' { Get-B } } } } -Script {
            foreach ($path in './a.Tests.ps1', './b.Tests.ps1', ('./a.Tests.ps1', './b.Tests.ps1')) { (Invoke-Pester -Configuration @{ Run = @{ Path = $path; PassThru = $true }; CodeCoverage = @{ Enabled = $true; Path = './A.ps1' }; Output = @{ Verbosity = 'None' } }).CodeCoverage.CoveragePercent }
        }
        $run.Value | Should -Be 50, 50, 100
    }

    It 'Text on stderr fails the task, though no test failed: the log shows the text behind ##[error]. The input failOnStdErr: false drops the errors that tests and programs write. To drop them for one call only, write 2> $null behind it.' -Tag Unproved {
        'https://github.com/pester/AzureDevOpsExtension/issues/56, https://github.com/pester/AzureDevOpsExtension/blob/d606005/Extension/PesterTask/PesterV10/task.json and Pester.ps1: Invoke-Pester … 2> $null; that this drops both was run by hand on 5.9.0 and 6.1.0-rc1'
    }

    It 'Azure Pipelines can then say Invalid results file or No Result Found to Publish. It also does so when testResultsFormat is not the format of the file.' -Tag Unproved {
        'https://github.com/microsoft/azure-pipelines-tasks/issues/9292, https://github.com/pester/Pester/issues/1794; the text of the warning'
    }

    It 'Codecov takes test results in an upload of their own, and in JUnit files only. The upload of the coverage does not have them.' -Tag Unproved {
        'https://docs.codecov.com/docs/test-analytics (only JUnit XML test result files are supported); https://github.com/codecov/test-results-action, src/index.ts: codecov-action once for coverage and once for test results, with report_type: test_results'
    }

    It 'Without files, the action searches for reports, and did not always find one. The older action codecov/test-results-action warns that it is deprecated in favor of this one.' -Tag Unproved {
        'https://github.com/commitizen-tools/commitizen/pull/1943; https://github.com/codecov/test-results-action, src/index.ts'
    }

    It 'A job of Windows PowerShell can use the same steps for the cache, and import the same path in its shell: powershell step; then no job calls the Install-Module of 5.1.' {
        # What 5.1 asks of a module that it imports by path; the import itself needs Windows.
        $run = Invoke-Sample -Script {
            $pester = Get-Module Pester
            $manifest = Import-PowerShellDataFile (Join-Path $pester.ModuleBase Pester.psd1)
            [version] $manifest.PowerShellVersion -le [version] '5.1'
            -not $manifest.CompatiblePSEditions -or $manifest.CompatiblePSEditions -contains 'Desktop'
            [bool] (Get-ChildItem -Path (Join-Path $pester.ModuleBase bin/net4*/Pester.dll))
        }
        $run.Value | Should -Be $true, $true, $true
    }

    It 'Jobs with the same key share the cache, and this key has the name of the system only.' -Tag Unproved {
        'https://docs.github.com/actions/using-workflows/caching-dependencies-to-speed-up-workflows (a cache is identified by a unique key)'
    }

    It 'TeamCity lists tests of the same name as one, so it can count fewer of them than Pester.' -Tag Unproved { 'https://github.com/pester/Pester/issues/633' }

    It 'On macOS runners the action is called EnricoMi/publish-unit-test-result-action/macos@v2, on Windows EnricoMi/publish-unit-test-result-action/windows@v2.' -Tag Unproved {
        'https://github.com/EnricoMi/publish-unit-test-result-action'
    }

    It 'asks for FailedCount -gt 0, and has no result object | it lets every run through | set Run.PassThru, and ask for Result -ne ''Passed''' {
        $run = Invoke-Sample -Seconds 120 -File @{ 'fails/a.Tests.ps1' = 'Describe d { It i { throw 1 } }'; 'bad/a.Tests.ps1' = 'throw 1'; 'none/readme.txt' = '' } -Script {
            foreach ($folder in 'fails', 'bad', 'none') {
                foreach ($passThru in $false, $true) {
                    $config = New-PesterConfiguration; $config.Run.Path = "./$folder"; $config.Run.PassThru = $passThru; $config.Output.Verbosity = 'None'
                    $result = Invoke-Pester -Configuration $config 2>$null
                    "$folder $passThru stops: $($result.FailedCount -gt 0) $($result.Result -ne 'Passed')"
                }
            }
        }
        $run.Value | Should -Be 'fails False stops: False True', 'fails True stops: True True', 'bad False stops: False True', 'bad True stops: False True', 'none False stops: False True', 'none True stops: False True'
    }

    Context 'names in a report' {
        BeforeAll {
            $test = @'
BeforeAll { $found = 'value1' }
Describe 'plain' {
    It 'alias <Alias>' -ForEach @{ Alias = 'shown1'; Tenant = 'behind1' } { 1 | Should -Be 1 }
    It 'no value' -ForEach @{ Alias = 'a'; Tenant = 'nameless1' } { 1 | Should -Be 1 }
    It 'item' -ForEach 'single1' { 1 | Should -Be 1 }
    BeforeAll { $null = 1 }; It 'fails' {
        $found | Should -Be 'code1'
    }; It 'is about true' { $found -eq 'other' | Should -BeTrue }
}
Describe 'block <Alias>' -ForEach @{ Alias = 'b'; Tenant = 'block1' } { It 'i' { 1 | Should -Be 1 } }
'@
            $seen = @{}
            $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = $test } -Script {
                foreach ($format in 'NUnitXml', 'NUnit3', 'JUnitXml') {
                    $printed = Invoke-Pester -Configuration @{ Run = @{ Path = './sub' }; Output = @{ Verbosity = 'Detailed' }; TestResult = @{ Enabled = $true; OutputFormat = $format; OutputPath = './r.xml' } } 6>&1 | Out-String
                    foreach ($text in @($format, (Get-Content ./r.xml -Raw)), @('output', $printed)) {
                        "$($text[0]):$((@('shown1', 'behind1', 'nameless1', 'single1', 'value1', 'code1', 'block1') | Where-Object { $text[1] -match $_ }) -join ' ')"
                        "$($text[0])-line:$($text[1] -match '\$found \| Should -Be')"
                    }
                }
            }
            foreach ($line in $run.Value) { $name, $rest = $line -split ':', 2; $seen[$name] = $rest }
            $messages = (Invoke-Sample -Test $test).Messages
        }

        It 'output, JUnitXml | the name of a test with its `<…> filled in, the values in the message of a failure, the line of code that failed' {
            foreach ($name in 'output', 'JUnitXml') {
                $seen[$name] | Should -Be 'shown1 value1 code1' -Because $name
                $seen["$name-line"] | Should -Be 'True' -Because $name
            }
        }

        It 'NUnitXml | also all values of the hashtable in -ForEach, of a test with no `<…> in its name or in those of its blocks' {
            $seen['NUnitXml'] | Should -Be 'shown1 nameless1 value1 code1'
            $seen['NUnitXml-line'] | Should -Be 'True'
        }

        It 'NUnit3 | also all values of the hashtable in -ForEach, of each test and block' {
            $seen['NUnit3'] | Should -Be 'shown1 behind1 nameless1 value1 code1 block1'
            $seen['NUnit3-line'] | Should -Be 'True'
        }

        It 'Compare before Should, with the private value on the left, so that the message is about $true. The text of an exception is still shown' {
            $tests = {
                Describe 'd' {
                    BeforeAll { $private = 'secret1'; function Get-Two { 'secret1', 'secret2' } }
                    It 'left' { $private -eq (Get-Two) | Should -BeTrue }
                    It 'right' { (Get-Two) -eq $private | Should -BeFalse }
                    It 'thrown' { throw "no $private" }
                }
            }
            $left, $right, $thrown = (Invoke-Sample $tests).Tests
            $left.Message | Should -Be 'Expected $true, but got $false.'
            $right.Message | Should -Match 'secret1'
            $thrown.Message | Should -Match 'secret1'
            $messages[1] | Should -Be 'Expected $true, but got $false.'
            $messages[0] | Should -Match 'value1'
        }
    }
}
