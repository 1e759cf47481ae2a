BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/gherkin.ps1"
}

Describe 'commands/Invoke-Gherkin' {
    It 'Runs the scenarios of feature files. It reads every *.feature file below a folder, and the *.Steps.ps1 files beside them, which say what each step does. v5 and later have no Gherkin; there, tests are run by Invoke-Pester only.' {
        Get-Said 'counts' | Should -Be '30 25 1 30'; Get-Said 'branch' | Should -Be 'Inconclusive Given other ending; Inconclusive Given elsewhere'
    }

    It 'The folder, or the feature file, to run; the current folder by default. A folder is searched with its subfolders. A path that does not exist is not an error: nothing runs.' {
        $run = Invoke-Sample -Script { foreach ($path in './nowhere', './nowhere.feature') { (Invoke-Gherkin -Path $path -PassThru -Show None).TotalCount } }; $run.Value | Should -Be 0, 0; $run.Errors | Should -BeNullOrEmpty
        Get-Said 'file' | Should -Be 'Passed Given good'; Get-Said 'branch' | Should -Match 'elsewhere'
    }

    It 'Hashtables, as Invoke-Pester takes them, are not understood.' {
        (Invoke-Sample -File @{ 'a/a.feature' = $feature } -Script { (Invoke-Gherkin -Path @{ Path = './a' } -PassThru -Show None).TotalCount }).Value | Should -Not -Contain 30
    }

    It 'The runs of an outline have their number in the name, such as The limit decides [1]: write ''The limit decides*''. Without the parameter, all scenarios run.' {
        Get-Said 'counts' | Should -Be '30 25 1 30'
        Get-Said 'choice' | Should -Contain 'ScenarioName Rows: '
        Get-Said 'choice' | Should -Contain 'ScenarioName Rows*: Rows [1], Rows [2]'
    }

    It 'Of matching scenarios with the same name that follow each other, the first runs.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: Same`n    Given one`n  Scenario: Same`n    Given two`n  Scenario: Other`n    Given three`n  Scenario: Same`n    Given four`n"; 'a.Steps.ps1' = "Given '(one|two|three|four)' { }" } -Script {
            (Invoke-Gherkin -PassThru -Show None -ScenarioName 'Same').TestResult.Name; 'any'; (Invoke-Gherkin -PassThru -Show None -ScenarioName '*').TestResult.Name; 'all'; (Invoke-Gherkin -PassThru -Show None).PassedCount
        }
        $run.Value | Should -Be 'Given one', 'any', 'Given one', 'Given three', 'Given four', 'all', 4
    }

    It 'Runs only scenarios whose name matches one of these; wildcards work.' {
        Get-Said 'choice' | Should -Contain 'ScenarioName Fir*: First'; Get-Said 'counts' | Should -Be '30 25 1 30'
    }

    It 'Sets the exit code with which the PowerShell process ends to the number of failed steps, for a build server. What follows in the script still runs.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a`n  Scenario: Two`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { throw 'x' }" } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Gherkin -EnableExit -Show None; 'went on'"; $LASTEXITCODE
            $null = & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Gherkin -Show None"; $LASTEXITCODE
        }
        $run.Value | Should -Be 'went on', 2, 0
    }

    It 'Without the switch, the exit code does not tell failures.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { throw 'x' }" } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $null = & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Gherkin -Show None"; $LASTEXITCODE
        }
        $run.Value | Should -Be 0
    }

    It 'Runs only features and scenarios that carry one of these tags, written without the @.' {
        Get-Said 'choice' | Should -Contain 'Tag one: First'; Get-Said 'choice' | Should -Contain 'Tag @one: '; (Get-Said 'choice') -join ' ' | Should -Match 'Tag whole: First, Second'
    }

    It 'Leaves out features and scenarios that carry one of these tags.' {
        (Get-Said 'choice') -join ' ' | Should -Match 'ExcludeTag one: Second'; Get-Said 'choice' | Should -Contain 'ExcludeTag whole: '
    }

    It 'Files whose commands are measured, as for Invoke-Pester. Without it nothing is measured.' {
        Get-Said 'coverage' | Should -Be '1 True'
    }

    It 'Counts pending, skipped and inconclusive steps as failed.' {
        Get-Said 'strict' | Should -Be '5'
    }

    It 'Writes a report to this file. Without it no report is written.' {
        $sample.Files['main.xml'] | Should -Match 'test-results'; @($sample.Files.Keys -like '*.xml').Count | Should -Be 1
    }

    It 'Format of the report. Only NUnit is available here.' {
        $sample.Files['main.xml'] | Should -Match 'test-results.*nunit'
        (Invoke-Sample -Script { (Get-Command Invoke-Gherkin).Parameters['OutputFormat'].Attributes.ValidValues }).Value | Should -Be 'NUnitXml'
    }

    It 'Returns the result as an object, with TotalCount, PassedCount and FailedCount, and a TestResult entry for each step. Without it nothing is returned.' {
        (Get-Said 'properties') -split ' ' -like '*Count' | Should -Be 'TotalCount', 'PassedCount', 'FailedCount'
        Get-Said 'counts' | Should -Be '30 25 1 30'; Get-Said 'nothing' | Should -Be '0'
    }

    It 'Runs only the scenarios that failed in the run before, in the same session. Without such a run, or when no step failed in it, the command ends with an error.' {
        Get-Said 'last' | Should -Be 'Broken, Missing, Partial'; $sample.Value | Should -Contain 'failed last: There are no existing failed tests to re-run.'
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a step`n"; 'a.Steps.ps1' = 'Given "a step" { }' } -Script {
            (Invoke-Gherkin -PassThru -Show None).PassedCount
            try { Invoke-Gherkin -FailedLast -Show None; 'no error' } catch { "$_" }
        }
        $run.Value | Should -Be 1, 'There are no existing failed tests to re-run.'
    }

    It 'Nothing can be piped in.' {
        Get-PipedParameter Invoke-Gherkin | Should -BeNullOrEmpty
    }

    It 'With -PassThru the command returns one object with these counts, TestResult and lists of features and scenarios.' {
        'TotalCount', 'PassedCount', 'FailedCount', 'TestResult', 'Features', 'PassedScenarios' | ForEach-Object { (Get-Said 'properties') -split ' ' | Should -Contain $_ }
    }

    It 'Each step is listed like a test.' {
        $sample.Text | Should -Match "\[\+\] Given a word 'red'"
    }

    It 'A step without a definition is inconclusive, and makes its scenario count as failed.' {
        Get-Said 'step' | Should -Contain 'Missing/Given nobody knows this/Inconclusive/Could not find implementation for step!'; Get-Said 'last' | Should -Match 'Missing'
    }

    It 'Scenarios are told apart only by their names, in FailedScenarios, in the totals and by -FailedLast. When one of two with the same name fails, both count as failed, even when they belong to different features.' {
        $run = Invoke-Sample -File @{
            'a.feature'   = "Feature: A`n  Scenario: Same`n    Given bad`n  Scenario: Other`n    Given good`n"
            'b.feature'   = "Feature: B`n  Scenario: Same`n    Given good`n"
            'a.Steps.ps1' = "Given bad { throw 'x' }; Given good { 1 }"
        } -Script {
            $result = Invoke-Gherkin -Show Summary -PassThru
            "$($result.FailedScenarios.Name); $($result.PassedScenarios.Name)"
            @((Invoke-Gherkin -FailedLast -Show None -PassThru).TestResult | ForEach-Object { "$($_.Describe) $($_.Result)" }) -join ', '
        }
        $run.Value | Should -Be 'Same Same; Other', 'Same Failed, Same Passed'
        $run.Text | Should -Match 'Scenarios Passed: 1 Failed: 2'
    }

    It 'What the script block of a hook returns comes out of Invoke-Gherkin, before the result of -PassThru. End such lines with | Out-Null.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given good`n"; 'a.Steps.ps1' = "Given good { 'of a step' }; BeforeEachFeature { 'of a hook' }; AfterEachScenario { 'silent' | Out-Null }" } -Script { foreach ($item in Invoke-Gherkin -Show None -PassThru) { if ($item.TotalCount) { 'result' } else { "$item" } } }
        $run.Value | Should -Be 'of a hook', 'result'
    }

    It 'On Linux and macOS, 256 failed steps end with 0.' -Skip:$IsWindows {
        # One failed step, and the steps after it, which -Strict counts as failed.
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: S`n" + ("    Given bad`n" * 256); 'a.Steps.ps1' = "Given 'bad' { throw 'x' }" } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $run = { & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Gherkin -EnableExit -Strict -Show None"; $LASTEXITCODE }
            & $run
            Set-Content a.feature (Get-Content a.feature | Select-Object -First 257)
            & $run
        }
        $run.Value | Should -Be 0, 255
    }

    It 'Prints nothing but a warning that the switch is deprecated, and waits two seconds. -Show None prints nothing and does not wait.' {
        $files = @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { throw 'x' }" }
        $run = Invoke-Sample -File $files -Script { $watch = [Diagnostics.Stopwatch]::StartNew(); Invoke-Gherkin -Quiet; $watch.Elapsed.TotalSeconds -ge 2; $watch.Restart(); Invoke-Gherkin -Show None; $watch.Elapsed.TotalSeconds -ge 2 }
        $run.Value | Should -Be $true, $false
        $run.Warnings | Should -Match 'deprecated'; @($run.Warnings).Count | Should -Be 1
        $run.Text | Should -Not -Match 'Feature|Given|Passed'
    }

    It 'ScriptBlockFilter has no effect here.' {
        $files = @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { }"; 'a.Tests.ps1' = "Describe 'd' { It 'i' { } }" }
        (Invoke-Sample -File $files -Script {
            $option = New-PesterOption -ScriptBlockFilter @{ Path = 'none.ps1'; Line = 1 }
            (Invoke-Gherkin -Show None -PassThru -PesterOption $option).PassedCount
            (Invoke-Pester -Script ./a.Tests.ps1 -Show None -PassThru -PesterOption $option).TotalCount
        }).Value | Should -Be 1, 0
    }

    It 'Settings from New-PesterOption, or a hashtable with the same names.' {
        $files = @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { }" }
        $run = Invoke-Sample -File $files -Script {
            Invoke-Gherkin -Show None -OutputFile o.xml -PesterOption (New-PesterOption -TestSuiteName 'of the object')
            Invoke-Gherkin -Show None -OutputFile h.xml -PesterOption @{ TestSuiteName = 'of the hashtable' }
            try { Invoke-Gherkin -Show None -PesterOption @{ Name = 'x' } } catch { "$_" }
        }
        $run.Files['o.xml'] | Should -Match 'name="of the object"'; $run.Files['h.xml'] | Should -Match 'name="of the hashtable"'
        $run.Value | Should -Be "A parameter cannot be found that matches parameter name 'Name'."
    }

    It 'What is printed: All, Fails, Summary, None, or a combination as for Invoke-Pester.' {
        $files = @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given good`n    Given bad`n"; 'a.Steps.ps1' = "Given 'good' { }`nGiven 'bad' { throw 'x' }" }
        $run = Invoke-Sample -File $files -Script { foreach ($show in 'All', 'Fails', 'Summary', 'None', @('Failed', 'Summary')) { Write-Host "==$show=="; Invoke-Gherkin -Show $show } }
        $found = foreach ($part in $run.Text -split '(?m)^(?===)' -like '==*') {
            "$([regex]::Match($part, '==(.*)==').Groups[1].Value) " + (('Feature: A', '\[\+\]', '\[-\]', 'Steps Passed' | ForEach-Object { [int] ($part -match $_) }) -join '')
        }
        $found | Should -Be 'All 1111', 'Fails 1011', 'Summary 0001', 'None 0000', 'Failed Summary 0011'
    }

    It 'Runs of an outline, and scenarios with brackets in their names, are left out, since the brackets count as wildcards. When only such scenarios failed, nothing runs, without an error. Run these scenarios by name: -ScenarioName ($result.FailedScenarios.Name | ForEach-Object { [WildcardPattern]::Escape($_) }).' {
        $feature = "Feature: F`n  Scenario: Plain`n    Given the limit 9`n`n  Scenario Outline: The limit`n    Given the limit <limit>`n`n    Examples:`n      | limit |`n      | 1 |`n      | 9 |`n      | 8 |`n"
        $run = Invoke-Sample -File @{ 'a.feature' = $feature; 'a.Steps.ps1' = 'Given "the limit (?<Limit>\d+)" { param ([int] $Limit) if ($Limit -gt 5) { throw "over" } }' } -Script {
            $result = Invoke-Gherkin -PassThru -Show None
            $result.FailedScenarios.Name -join ', '
            (Invoke-Gherkin -FailedLast -PassThru -Show None).FailedScenarios.Name -join ', '
            (Invoke-Gherkin -ScenarioName ($result.FailedScenarios.Name | ForEach-Object { [WildcardPattern]::Escape($_) }) -PassThru -Show None).FailedScenarios.Name -join ', '
            $null = Invoke-Gherkin -ScenarioName 'The limit*' -PassThru -Show None
            (Invoke-Gherkin -FailedLast -PassThru -Show None).TotalCount
        }
        $run.Value | Should -Be 'Plain, The limit [2], The limit [3]', 'Plain', 'Plain, The limit [2], The limit [3]', 0
    }
}
