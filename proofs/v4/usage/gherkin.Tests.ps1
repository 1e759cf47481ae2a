BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/gherkin.ps1"

    # What a PowerShell prints that runs the features, and its exit code.
    function Invoke-GherkinShell ($File, $Parameters) {
        (Invoke-Sample -File ($File + @{ 'parameters.txt' = $Parameters }) -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; `$null = Invoke-Gherkin $(Get-Content parameters.txt -Raw); 'still runs'" 2>$null; $LASTEXITCODE
        }).Value
    }
}

Describe 'usage/gherkin' {
    It 'The same assertions, mocks and TestDrive: work as in other tests. v5 has no Gherkin: there, write the scenarios as Describe and It, see test files in v5.' {
        Get-Said 'step' | Should -Contain 'Mocks/Then both are there/Passed/'
    }

    It 'Each step is a test of its own in the output and in the counts.' {
        Get-Said 'counts' | Should -Be '30 25 1 30'; $sample.Text | Should -Match "\[\+\] Given a word 'red'"
    }

    It 'A step that fails ends its scenario: the steps after it are reported as inconclusive, and no option lets a scenario go on.' {
        (Invoke-Sample -Script { (Get-Command Invoke-Gherkin).Parameters.Keys }).Value | Should -Not -Match 'Continue|Stop|Skip'
        Get-Said 'step' | Should -Contain "Broken/Then the word is 'never'/Inconclusive/Step skipped (previous step did not pass)"
    }

    It 'From the second run in a session on, 4.10.1 prints Feature: Feature: and Scenario: Scenario:. Nothing else changes.' {
        $sample.Text | Should -Match '(?m)^Feature: Main'; $sample.Text | Should -Match 'Feature: Feature: Sicherung|Funktionalit\S+: Sicherung'
    }

    It 'Feature: | names the file''s subject; the lines below it are free text' {
        $sample.Text | Should -Match 'Feature: Main\s+Free text of the feature'
    }

    It 'Background: | steps that run before the steps of each scenario' {
        Get-Said 'starts' | Should -Be '9'; @((Get-Said 'step') -like '*/Given an empty start/Passed/').Count | Should -Be 9
    }

    It 'Scenario: | one example, a list of steps' {
        @((Get-Said 'step') -like 'First/*').Count | Should -Be 6
    }

    It 'Scenario Outline:, Scenario Template: with Examples: | runs once for each row; `<Age`> takes the value of the column. An empty cell leaves `<Age`> as it is' {
        Get-Said 'step' | Should -Contain 'Rows [1]/Then the number equals 1/Passed/'; Get-Said 'step' | Should -Contain 'Rows [2]/Then the number equals 2/Passed/'
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: F`n  Scenario Outline: O`n    Given an age of '<Age>'`n    Examples:`n      | Age | Left |`n      |     | 1    |`n      | 5   | 1    |`n"; 'a.Steps.ps1' = 'Given "an age of ''(.*)''" { param ($Age) Write-Host "[$Age]" }' } -Script { Invoke-Gherkin }
        $run.Text | Should -BeLike '*`[<Age>`]*`[5`]*'
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: F`n  Scenario Template: T`n    Given an age of '<Age>'`n    Examples:`n      | Age |`n      | 7   |`n      | 30  |`n"; 'a.Steps.ps1' = 'Given "an age of ''(.*)''" { param ($Age) Write-Host "[$Age]" }' } -Script { Invoke-Gherkin -Path . }
        @([regex]::Matches($run.Text, '(?m)^\[\d+\]')).Value | Should -Be '[7]', '[30]'
    }

    It 'Given, When, Then, And, But | start a step. They are for the reader: Pester ignores which word it is' {
        Get-Said 'step' | Should -Contain "First/Given a word 'red'/Passed/"; Get-Said 'aliases' | Should -Be 'GherkinStep'
    }

    It '@prune | a tag, on the line above a feature or a scenario' {
        Get-Said 'choice' | Should -Contain 'Tag one: First'; Get-Said 'choice' | Should -Contain 'ExcludeTag whole: '
    }

    It '# | a comment' {
        $sample.Text | Should -Not -Match 'a comment'; Get-Said 'step' | Should -Contain 'Rows [1]/Given the number 1/Passed/'
    }

    It 'Feature files may be written in other languages: # language: de in the first line, then the German keywords. The commands in the step file stay English.' {
        Get-Said 'german' | Should -Be 'Passed Angenommen eine Datei'
    }

    It 'Given, When, Then, And and But are aliases of one command, GherkinStep, so a step that was defined with Given also answers a Then line.' {
        Get-Said 'aliases' | Should -Be 'GherkinStep'; Get-Said 'step' | Should -Contain "First/Then the word is 'red'/Passed/"
    }

    It 'The expression must match the whole text of the step without its first word. Case does not count.' {
        Get-Said 'step' | Should -Contain 'Partial/Given a word/Inconclusive/Could not find implementation for step!'; Get-Said 'step' | Should -Contain "First/And A WORD 'blue'/Passed/"
    }

    It 'Alternatives need a group, (?:photos|mail): without it, photos|mail also takes photos of May.' {
        $feature = "Feature: A`n  Scenario: One`n    Given photos of May`n"
        $run = foreach ($expression in 'photos|mail', '(?:photos|mail)') {
            (Invoke-Sample -File @{ 'a.feature' = $feature; 'a.Steps.ps1' = "Given '$expression' { }" } -Script { (Invoke-Gherkin -PassThru).TestResult.Result }).Value
        }
        $run | Should -Be 'Passed', 'Inconclusive'
    }

    It '`<Age`>\d+) becomes the parameter $Age. Groups without a name become arguments by position.' {
        Get-Said 'step' | Should -Contain "First/Then the word is 'red'/Passed/"; Get-Said 'step' | Should -Contain 'Rows [1]/Given the number 1/Passed/'
    }

    It 'When two expressions match, the step that has the fewest groups wins.' {
        Get-Said 'wins' | Should -Be 'one group'
    }

    It 'The text that a group matches is expanded like a double-quoted string: $env:TEMP in the feature file arrives as the value of the variable.' {
        Get-Said 'step' | Should -Contain 'Table/Then the value $env:PROOF_WORD arrives/Passed/'
    }

    It 'Step files are found by their ending, .Steps.ps1, in the folder of the feature file and below. All of them are read for each feature file.' {
        Get-Said 'branch' | Should -Be 'Inconclusive Given other ending; Inconclusive Given elsewhere'; Get-Said 'counts' | Should -Be '30 25 1 30'
    }

    It 'A table below a step arrives as the parameter $Table: one hashtable for each row, with the names of the first row as keys.' {
        Get-Said 'step' | Should -Contain 'Table/Given the table:.../Passed/'
    }

    It 'A single row arrives as one hashtable and not as a list, so $Table[0] is empty. With param ([hashtable[]] $Table), the table is always a list.' {
        $run = Invoke-Sample -File @{
            'a.feature'   = "Feature: A`n  Scenario: One`n    Given one:`n      | Name | Size |`n      | mail | 5 |`n    Given typed:`n      | Name | Size |`n      | mail | 5 |`n    Given two:`n      | Name | Size |`n      | mail | 5 |`n      | photos | 6 |`n"
            'a.Steps.ps1' = 'Given "one:" { param ($Table) if ($Table -isnot [hashtable] -or $Table.Name -ne "mail" -or $null -ne $Table[0]) { throw "no" } }; Given "typed:" { param ([hashtable[]] $Table) if ($Table.Count -ne 1 -or $Table[0].Name -ne "mail") { throw "no" } }; Given "two:" { param ($Table) if ($Table -isnot [array] -or $Table[1].Size -ne "6") { throw "no" } }'
        } -Script { (Invoke-Gherkin -PassThru).TestResult | ForEach-Object { $_.Result } }
        $run.Value | Should -Be 'Passed', 'Passed', 'Passed'
    }

    It 'Text between """ lines arrives as an argument by position.' {
        Get-Said 'step' | Should -Contain 'Table/Then the text is:/Passed/'
    }

    It 'Pester prints the line of a step without the table or text below it. To see them, let the step write them: Write-Host $Text, or $Table | ForEach-Object { [pscustomobject] $_ } | Format-Table | Out-String | Write-Host.' {
        $feature = "Feature: A`n  Scenario: One`n    Given one:`n      | Name | Size |`n      | mail | 5 |`n      | photos | 6 |`n    Then two:`n      `"`"`"`n      first line`n      second line`n      `"`"`"`n"
        $script = { Invoke-Gherkin -PassThru | Out-Null }
        $quiet = Invoke-Sample -File @{ 'a.feature' = $feature; 'a.Steps.ps1' = 'Given "one:" { param ($Table) }; Then "two:" { param ($Text) }' } -Script $script
        $quiet.Text | Should -Match '\+\] Given one:'
        $quiet.Text | Should -Match '\+\] Then two:'
        $quiet.Text | Should -Not -Match 'photos|line'
        $loud = Invoke-Sample -File @{ 'a.feature' = $feature; 'a.Steps.ps1' = 'Given "one:" { param ($Table) $Table | ForEach-Object { [pscustomobject] $_ } | Format-Table | Out-String | Write-Host }; Then "two:" { param ($Text) Write-Host $Text }' } -Script $script
        $loud.Text | Should -Match 'mail'
        $loud.Text | Should -Match '(6\s+photos|photos\s+6)'
        $loud.Text | Should -Match 'first line\s+second line'
    }

    It 'All steps of a scenario run in one scope, which is thrown away when the scenario ends.' {
        Get-Said 'step' | Should -Contain "First/Then the word is 'red'/Passed/"; Get-Said 'step' | Should -Contain 'Second/Then nothing is kept/Passed/'
    }

    It 'What a step assigns is there for the steps that follow, and so is what a dot-sourced script defines. So load the code under test in a step, most conveniently in one of the Background.' {
        Get-Said 'step' | Should -Contain "First/Then the word is 'red'/Passed/"
    }

    It 'Only the step blocks run in that scope. A function or a plain variable that stands in the step file itself, or in a hook, is not there for the steps. Put it into a module or a script that a step loads, or into a $global: variable as above.' {
        Get-Said 'step' | Should -Contain 'Second/Then nothing is kept/Passed/'
    }

    It 'BeforeEachFeature, AfterEachFeature | around each feature file, also where a filter leaves out all its scenarios' {
        $run = Invoke-Sample -File @{
            'a.feature'   = "Feature: A`n  Scenario: One`n    Given a`n"; 'b.feature' = "@tape`nFeature: B`n  Scenario: Two`n    Given a`n"
            'a.Steps.ps1' = 'Given "a" { $global:ran += ,"step" }; BeforeEachFeature { param ($N) $global:ran += ,"before $N" }; AfterEachFeature { param ($N) $global:ran += ,"after $N" }'
        } -Script { $global:ran = @(); Invoke-Gherkin -Show None -Tag tape; $ran }
        $run.Value | Should -Be 'before A', 'after A', 'before B', 'step', 'after B'
        (Get-Said 'hooks') | Should -Match '^; before feature Main; .*; after feature Main$'
    }

    It 'Scenarios run one after the other, each with the steps of Background and all of its own steps. So the Given steps of several scenarios cannot run first, before one common When.' {
        $run = Invoke-Sample -File @{
            'a.feature'   = "Feature: A`n  Background:`n    Given b`n  Scenario: One`n    Given g one`n    Then t one`n  Scenario: Two`n    Given g two`n    Then t two`n"
            'a.Steps.ps1' = 'BeforeEachFeature { $global:ran += ,"once"; $global:kept = 7 }; Given "b" { $global:ran += ,"b" }; Given "g (?<N>\w+)" { param ($N) $global:ran += ,"g $N" }; Then "t (?<N>\w+)" { param ($N) $global:ran += ,"t $N $global:kept" }'
        } -Script { $global:ran = @(); Invoke-Gherkin -Show None; $ran }
        $run.Value | Should -Be 'once', 'b', 'g one', 't one 7', 'b', 'g two', 't two 7'
    }

    It 'BeforeEachScenario, AfterEachScenario | around each scenario' {
        (Get-Said 'hooks') | Should -Match 'before Second; after Second; before Rows \[1\]; after Rows \[1\]'
    }

    It 'With -Tags, a hook runs only where one of these tags is set; for a feature, only the tags above Feature: count.' {
        (Get-Said 'hooks') | Should -Match 'after tagged First'; (Get-Said 'hooks') | Should -Not -Match 'after tagged Second|other feature|of a scenario tag'
    }

    It 'With several tags, the hook runs once for each of them that matches. Write ''tape|slow'' where the hook must run only once.' {
        $hooks = 'BeforeEachFeature', 'AfterEachFeature', 'BeforeEachScenario', 'AfterEachScenario'
        $steps = foreach ($hook in $hooks) { "$hook -Tags 'tape', 'slow' { `$global:ran += ,'$hook list' }`n$hook -Tags 'tape|slow' { `$global:ran += ,'$hook one' }" }
        $run = Invoke-Sample -File @{ 'a.feature' = "@tape @slow`nFeature: A`n  Scenario: One`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { }`n" + ($steps -join "`n") } -Script { $global:ran = @(); Invoke-Gherkin -Show None; $ran }
        foreach ($hook in $hooks) {
            @($run.Value -eq "$hook list").Count | Should -Be 2
            @($run.Value -eq "$hook one").Count | Should -Be 1
        }
    }

    It 'A hook gets the name of the feature or the scenario as its first argument.' {
        (Get-Said 'hooks') | Should -Match 'before feature Main.*before First'
    }

    It 'Values for the steps go through $global: variables, since hooks run outside the scope of the scenario.' {
        Get-Said 'step' | Should -Contain 'Second/Then nothing is kept/Passed/'; (Get-Said 'hooks') | Should -Match 'before Second'
    }

    It 'A mock made in a step or in BeforeEachScenario stays until the end of its scenario. A mock made in BeforeEachFeature breaks the mocked command, also after the run.' {
        $run = Invoke-Sample -File @{
            'first/a.feature' = "Feature: F`n  Scenario: One`n    Given nothing`n"; 'first/a.Steps.ps1' = 'Given "nothing" { }'
            'second/a.feature' = "Feature: F`n  @mocked`n  Scenario: One`n    Given broken`n    Given mocked`n    Then mocked`n  Scenario: Two`n    Given real`n"
            'second/a.Steps.ps1' = 'BeforeEachFeature { Mock Get-UICulture { "mocked" } }
BeforeEachScenario -Tags "mocked" { Mock Get-Culture { "mocked" } }
Given "broken" { { Get-UICulture } | Should -Throw "does not exist in the mock table" }
Given "mocked" { Get-Culture | Should -Be "mocked" }
Given "real" { Get-Culture | Should -Not -Be "mocked" }'
        } -Script { $null = Invoke-Gherkin -Path ./first -Show None; (Invoke-Gherkin -Path ./second -Show None -PassThru).TestResult | ForEach-Object { "$($_.Result) $($_.FailureMessage)" }; try { Get-UICulture } catch { "$_" } }
        $run.Value | Should -Be 'Passed ', 'Passed ', 'Passed ', 'Passed ', "Internal error detected:  Mock for 'Get-UICulture' in module '' was called, but does not exist in the mock table."
        Get-Said 'step' | Should -Contain 'Mocks/Then both are there/Passed/'
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given mocked`n  Scenario: Two`n    Then real`n"; 'a.Steps.ps1' = "Given 'mocked' { Mock Get-Date { 'mocked' }; Set-Content TestDrive:/file x }`nThen 'real' { Get-Date | Should -BeOfType datetime; 'TestDrive:/file' | Should -Not -Exist }" } -Script { (Invoke-Gherkin -PassThru).PassedCount }
        $run.Value | Should -Be 2
    }

    It 'TestDrive: is new for each scenario.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a file`n  Scenario: Two`n    Then no file`n"; 'a.Steps.ps1' = "Given 'a file' { Set-Content TestDrive:/file x }`nThen 'no file' { 'TestDrive:/file' | Should -Not -Exist }" } -Script { (Invoke-Gherkin -PassThru).PassedCount }
        $run.Value | Should -Be 2
    }

    It '-Path takes one feature file, or a folder, which is searched with everything below it.' {
        Get-Said 'file' | Should -Be 'Passed Given good'
        $files = @{}; foreach ($place in 'one/a', 'one/b/c/d', 'two/e') { $files["$place.feature"] = "Feature: $place`n  Scenario: S`n    Given x`n" }; $files['a.Steps.ps1'] = $files['one/a.Steps.ps1'] = 'Given "x" { }'
        (Invoke-Sample -File $files -Script { (Invoke-Gherkin -Path ./one -PassThru -Show None).TotalCount; (Invoke-Gherkin -Path . -PassThru -Show None).TotalCount }).Value | Should -Be 2, 3
    }

    It '-ScenarioName takes names with wildcards. Each run of an outline has its number in the name, so ''The limit decides'' runs nothing, and ''The limit*'' runs both.' {
        Get-Said 'choice' | Should -Contain 'ScenarioName Fir*: First'
        Get-Said 'choice' | Should -Contain 'ScenarioName Rows: '
        Get-Said 'choice' | Should -Contain 'ScenarioName Rows*: Rows [1], Rows [2]'
    }

    It '-Tag and -ExcludeTag take tags without the @. A tag of the feature counts for all its scenarios.' {
        Get-Said 'choice' | Should -Contain 'Tag one: First'
        Get-Said 'choice' | Should -Contain 'Tag @one: '
        Get-Said 'choice' | Should -Contain 'ExcludeTag whole: '; Get-Said 'choice' | Should -Contain 'ExcludeTag one: Second, Rows [1], Rows [2], Table, Mocks, Broken, Missing, Partial'
        Get-Said 'choice' | Should -Contain 'Tag whole: First, Second, Rows [1], Rows [2], Table, Mocks, Broken, Missing, Partial'
    }

    It '-OutputFile writes an NUnit report, the only format here. In the report, each feature and each scenario is Success, whatever its steps did; a failure is at the step and at the outermost suite.' {
        ([xml] $sample.Files['main.xml']).DocumentElement.LocalName | Should -Be 'test-results'
        (Get-Said 'properties') -split ' ' | Should -Contain 'FailedScenarios'
        Get-Said 'scenarios' | Should -Be '6 3'
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: F`n  Scenario: S`n    Given a fault`n"; 'a.Steps.ps1' = 'Given "a fault" { throw "x" }' } -Script { Invoke-Gherkin -Path . -OutputFile r.xml; foreach ($node in ([xml] (Get-Content r.xml -Raw)).SelectNodes('//test-suite|//test-case')) { "$($node.name) $($node.result)" } }
        $run.Value | Should -Be 'Pester Failure', 'F Success', 'S Success', 'S.Given a fault Failure'
    }

    It '-EnableExit makes the number of failed steps the exit code of PowerShell. What follows in the script still runs.' {
        $files = @{ 'a.feature' = "Feature: F`n  Scenario: S`n    Given a fault`n    Then a fault`n  Scenario: T`n    Given a fault`n  Scenario: U`n    Given nothing bad`n"; 'a.Steps.ps1' = "Given 'a fault' { throw 'x' }; Given 'nothing bad' { }" }
        Invoke-GherkinShell $files '-EnableExit -Show None' | Should -Be 'still runs', 2
        Invoke-GherkinShell $files '-Show None' | Should -Be 'still runs', 0
    }

    It '-PassThru returns TotalCount, PassedCount and FailedCount, TestResult with one entry for each step, and the scenarios in PassedScenarios and FailedScenarios.' {
        (Get-Said 'properties') -split ' ' | Should -Contain 'FailedScenarios'
        Get-Said 'scenarios' | Should -Be '6 3'
    }

    It 'After a failed run, Invoke-Gherkin -FailedLast repeats the scenarios that failed, in the same session.' {
        Get-Said 'last' | Should -Be 'Broken, Missing, Partial'
    }

    It 'The FailureMessage in the result of -PassThru says why. Could not find implementation for step! means that no expression matches the whole line. Look for an extra word, a plural, a missing group, or a step file that has another ending than .Steps.ps1 or lies in another branch of folders.' {
        Get-Said 'step' | Should -Contain 'Partial/Given a word/Inconclusive/Could not find implementation for step!'; Get-Said 'branch' | Should -Match 'Inconclusive Given other ending'
    }

    It 'Step skipped (previous step did not pass) is not a fault of this step: look further up in the same scenario. -Strict makes both kinds of steps count as failed. Find-GherkinStep shows which definition a line leads to.' {
        Get-Said 'step' | Should -Contain "Missing/Then the word is 'x'/Inconclusive/Step skipped (previous step did not pass)"
        Get-Said 'strict' | Should -Be '5'
        (Get-Said 'found') -join ' ' | Should -Match "^1 Given a word 'red'"
    }

    It 'It was set in another scenario, in a hook, or in the step file outside a step.' {
        Get-Said 'step' | Should -Contain 'Second/Then nothing is kept/Passed/'
    }

    It 'Groups and table cells are text. Declare the type in param, as in [int] $Count, before you compare or calculate.' {
        Get-Said 'step' | Should -Contain 'Rows [1]/Given the number 1/Passed/'; Get-Said 'step' | Should -Contain 'Table/Given the table:.../Passed/'
    }

    It 'The other feature files still run, and the run stays green: the file adds no failed step, so -EnableExit alone exits with 0. Invoke-Gherkin -ErrorAction Stop ends the run with this error.' {
        $files = @{ 'bad.feature' = "Feature: B`n  Scenario: S`n    Given x`n    some text`n"; 'c.feature' = "Feature: C`n  Scenario: S`n    Given x`n"; 'x.Steps.ps1' = 'Given "x" { }' }
        $run = Invoke-Sample -File $files -Script { $result = Invoke-Gherkin -EnableExit -PassThru -Show None; $result.PassedCount; $result.FailedCount }
        $run.Value | Should -Be 1, 0; Invoke-GherkinShell $files '-EnableExit -Show None' | Select-Object -Last 1 | Should -Be 0; "$($run.Errors)" | Should -Match 'because of parser error'
        $run = Invoke-Sample -File $files -Script { try { Invoke-Gherkin -Show None -ErrorAction Stop; 'went on' } catch { "ended: $_" } }
        $run.Value | Should -BeLike "ended: Skipped '*bad.feature' because of parser error.*"
        $files.Remove('bad.feature')
        (Invoke-Sample -File $files -Script { try { Invoke-Gherkin -Show None -ErrorAction Stop; 'went on' } catch { "ended: $_" } }).Value | Should -Be 'went on'
        Get-Said 'broken' | Should -Be 'Passed Given good'; "$($sample.Text) $($sample.Errors)" | Should -Match "Skipped '.*Bad.feature' because of parser error"
    }

    It 'An empty file, or one with comments only, ends the whole run in any case, with Cannot bind argument to parameter ''InputObject'' because it is null.' {
        $run = Invoke-Sample -File @{ 'a.feature' = ''; 'b.feature' = "Feature: B`n  Scenario: One`n    Given b`n"; 'a.Steps.ps1' = 'Given "b" { Write-Host "b ran" }' } -Script { Invoke-Gherkin; 'not reached' }
        "$($run.Errors)" | Should -Match "Cannot bind argument to parameter 'InputObject' because it is null"
        $run.Value | Should -Not -Contain 'not reached'; $run.Text | Should -Not -Match 'b ran'
        $run = Invoke-Sample -File @{ 'a.feature' = "# nothing yet`n"; 'a.Steps.ps1' = 'Given "b" { }' } -Script { Invoke-Gherkin; 'not reached' }
        "$($run.Errors)" | Should -Match "Cannot bind argument to parameter 'InputObject' because it is null"; $run.Value | Should -Not -Contain 'not reached'
    }

    It 'Its first word is misspelled, or in lower case. Pester takes text above the first step as a description of the scenario, and prints it without a mark. The scenario passes with the steps that are left.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: F`n  Scenario: One`n    Gven a fault`n    Then all is well`n  Scenario: Two`n    given a fault`n    Then all is well`n  Scenario: Three`n    Given a fault`n    Then all is well`n"; 'a.Steps.ps1' = "Given 'a fault' { throw 'on purpose' }`nThen 'all is well' { }" } -Script {
            $result = Invoke-Gherkin -PassThru
            "$($result.PassedScenarios.Name -join ',') passed"; $result.TestResult | ForEach-Object { "$($_.Result) $($_.Name)" }
        }
        $run.Value | Should -Be 'One,Two passed', 'Passed Then all is well', 'Passed Then all is well', 'Failed Given a fault', 'Inconclusive Then all is well'
        $run.Text | Should -Match '(?m)^\s+Gven a fault$'; $run.Text | Should -Match '(?m)^\s+given a fault$'
    }

    BeforeAll {
        $more = Invoke-Sample -File @{
            'a/mock.feature' = "Feature: F`n  Scenario: S`n    Given m`n    Then c`n"
            'a/mock.Steps.ps1' = 'function global:Get-GherkinPart ($Name) { "real" }; function Get-StepPart { 1 }
Given "m" { $word = "local"; $global:GherkinWord = "global"; Mock Get-GherkinPart { "[$word$global:GherkinWord]" }; Mock Get-GherkinPart { "filtered" } -ParameterFilter { $word -eq "local" }; Mock Get-GherkinPart { "by global" } -ParameterFilter { $global:GherkinWord -eq "global" -and $Name -eq "x" } }
Then "c" { $said = @(Get-GherkinPart); $said += Get-GherkinPart x; foreach ($scope in "Scenario", "Feature", "Describe") { $said += try { Assert-MockCalled Get-GherkinPart -Times 2 -Exactly -Scope $scope; "$scope 2" } catch { "$scope none" } }; Assert-MockCalled Get-GherkinPart -Times 2 -Exactly; $said += try { Mock Get-StepPart { }; "found" } catch { "not visible" }; $global:GherkinSaid = $said -join "; " }'
            'b/none.feature' = "Feature: F`n  Scenario: S`n    Given nobody`n"
            'bad/colon.feature' = "Feature F`n  Scenario: S`n    Given x`n"; 'bad/table.feature' = "Feature: F`n  Scenario: S`n    Given x`n      | a | b |`n      | 1 |`n"; 'bad/text.feature' = "Feature: F`n  Scenario: S`n    Given x`n    some text`n"; 'bad/good.feature' = "Feature: F`n  Scenario: S`n    Given x`n"; 'bad/x.Steps.ps1' = 'Given "x" { }'
        } -Script {
            $null = Invoke-Gherkin -Path ./a -PassThru -Show None; "mock $global:GherkinSaid"
            $null = Invoke-Gherkin -Path ./bad -PassThru -Show None -ErrorVariable bad 2>$null; "skipped $(@($bad | Where-Object { "$_" -like 'Skipped*parser error*' }).Count)"
            "hooks $((Get-Command -Module Pester -Name *Step*).Name -join ' ') $((Get-Command -Module Pester -Name BeforeEach*, AfterEach*).Name | Sort-Object)"
            "parameters $((Get-Command Invoke-Gherkin).Parameters.Keys -match 'step')"
            "step $((Get-Command GherkinStep).Parameters.Keys -match 'Name|Test' -join ' ')"
        }
    }

    It 'A step is a regular expression and a script block.' {
        $more.Value | Should -Contain 'step Name Test'
    }

    It 'There is no parameter for the folder of the steps.' {
        $more.Value | Should -Contain 'parameters '
    }

    It 'Assert-MockCalled in a step counts the calls of the scenario; -Scope Feature and -Scope Describe find none.' {
        $more.Value -match '^mock' | Should -BeLike '*Scenario 2; Feature none; Describe none;*'
    }

    It 'The body and the filter of a mock do not see the variables and parameters of the step that made it. They see $global: variables, as above. The mocked command must be visible to the steps as well: a command of a module, or a global: function.' {
        $more.Value -match '^mock' | Should -BeLike 'mock `[global`]; by global;*not visible'
    }

    It 'There is no hook around a step: BeforeStep and AfterStep of 4.0.0 are gone.' {
        $more.Value -match '^hooks' | Should -Be 'hooks Find-GherkinStep GherkinStep AfterEach AfterEachFeature AfterEachScenario BeforeEach BeforeEachFeature BeforeEachScenario'
    }

    It 'The feature file is not valid Gherkin: a missing colon after Feature, a table with rows of different lengths, or text below a step that begins with none of the words.' {
        $more.Value | Should -Contain 'skipped 3'
    }

    It 'The step is inconclusive, and the exit code stays 0.' {
        $files = @{ 'none.feature' = "Feature: F`n  Scenario: S`n    Given nobody`n"; 'x.Steps.ps1' = 'Given "x" { }' }
        $run = Invoke-Sample -File $files -Script { $result = Invoke-Gherkin -PassThru -Show None; $result.TestResult[0].Result; $result.FailedCount }
        $run.Value | Should -Be 'Inconclusive', 0
        Invoke-GherkinShell $files '-EnableExit -Show None' | Should -Be 'still runs', 0
    }

    It 'They stand in a step file, outside the steps.' {
        foreach ($hook in 'BeforeEachFeature', 'BeforeEachScenario') { Get-HookByPlace $hook | Should -Be 'step file' }
        foreach ($hook in 'AfterEachFeature', 'AfterEachScenario') { (Get-HookByPlace $hook)[0] | Should -Be 'step file' }
    }

    It 'The message does not say where: run that file alone, then $Error[0].Exception.Message has the line and the column.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a`n      | x | y |`n      | 1 |`n"; 'a.Steps.ps1' = 'Given "a" { }' } -Script { Invoke-Gherkin -Show None; $Error[0].Exception.Message }
        "$($run.Errors)" | Should -Match "Skipped '.*a.feature' because of parser error"; "$($run.Errors)" | Should -Not -Match '5:7'
        $run.Value | Should -Match '\(5:7\): inconsistent cell count within the table'
    }

    It 'An optional group that matches nothing does not count.' {
        $files = @{ 'a.feature' = "Feature: F`n  Scenario: S`n    Then opt`n"; 'a.Steps.ps1' = 'Then "opt( x)?( y)?" { Write-Host "said: two" }; Then "(opt)" { Write-Host "said: one" }' }
        (Invoke-Sample -File $files -Script { Invoke-Gherkin -Show None }).Output -match '^said' | Should -Be 'said: two'
        $files['a.Steps.ps1'] = 'Then "(o)(p)t" { Write-Host "said: two" }; Then "(opt)" { Write-Host "said: one" }'
        (Invoke-Sample -File $files -Script { Invoke-Gherkin -Show None }).Output -match '^said' | Should -Be 'said: one'
    }
}
