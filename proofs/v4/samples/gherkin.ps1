# The sample of the pages on Gherkin.
$feature = @'
@whole
Feature: Main
    Free text of the feature

    Background:
        Given an empty start

    @one
    Scenario: First
        Given a word 'red'
        When it is kept
        Then the word is 'red'
        And A WORD 'blue'
        But the kind of 'x' is named

    Scenario: Second
        Then nothing is kept
        Then no mock and no file

    # a comment
    Scenario Outline: Rows
        Given the number <N>
        Then the number equals <N>

        Examples:
            | N |
            | 1 |
            | 2 |

    Scenario: Table
        Given the table:
            | A | B |
            | 1 | x |
            | 2 | y |
        Then the text is:
            """
            long text
            """
        Then the value $env:PROOF_WORD arrives

    Scenario: Mocks
        Given a mock and a file
        Then both are there

    Scenario: Broken
        Given a failing step
        Then the word is 'never'

    Scenario: Missing
        Given nobody knows this
        Then the word is 'x'

    Scenario: Partial
        Given a word
'@
$steps = @'
function Get-OfFile { 'of the file' }
$plain = 'plain of the file'
BeforeEachFeature { param ($Name) $global:hooks = @($global:hooks) + "before feature $Name"; $fromHook = 1 }
BeforeEachFeature { $global:hooks = @($global:hooks) + 'second' }
AfterEachFeature { param ($Name) $global:hooks = @($global:hooks) + "after feature $Name" }
BeforeEachScenario { param ($Name) $global:hooks = @($global:hooks) + "before $Name"; $fromHook = 1 }
AfterEachScenario -Tags 'o.e' { param ($Name) $global:hooks = @($global:hooks) + "after tagged $Name" }
AfterEachScenario -Tags 'on' { param ($Name) $global:hooks = @($global:hooks) + "part of the tag" }
AfterEachScenario { param ($Name) $global:hooks = @($global:hooks) + "after $Name" }
BeforeEachFeature -Tags 'whole' { param ($Name) $global:hooks = @($global:hooks) + "tagged feature $Name" }
BeforeEachFeature -Tags 'one' { $global:hooks = @($global:hooks) + 'feature hook of a scenario tag' }
AfterEachFeature -Tags 'one' { $global:hooks = @($global:hooks) + 'feature hook of a scenario tag' }
AfterEachFeature -Tags 'other' { $global:hooks = @($global:hooks) + 'other feature' }
Given 'an empty start' { $global:starts++; . $global:proofRoot/dotted.ps1 }
Then "a word '(?<Word>.*)'" { param ($Word) $word = $Word }
When 'it is kept' { $kept = $word }
Given "the word is '(?<Word>.*)'" { param ($Word) $kept | Should -Be $Word; Get-Dotted | Should -Be 'dotted' }
Then 'nothing is kept' { $kept | Should -BeNullOrEmpty; $plain | Should -BeNullOrEmpty; $fromHook | Should -BeNullOrEmpty; { Get-OfFile } | Should -Throw }
Given 'the number (\d+)' { param ($Number) $n = $Number; $n | Should -BeOfType string }
Then 'the number equals (?<N>\d+)' { param ([int] $N) [int] $n | Should -Be $N; $N | Should -BeOfType int }
Given 'the table:' { param ($Table) $Table.Count | Should -Be 2; $Table[0] | Should -BeOfType hashtable; $Table[1].B | Should -Be 'y'; $Table[0].A | Should -BeOfType string }
Then 'the text is:' { param ($Text) $Text | Should -Be 'long text' }
Then 'the value (?<Value>.*) arrives' { param ($Value) $Value | Should -Be 'expanded' }
Given 'a mock and a file' { Mock Get-Date { 'mocked' }; Set-Content TestDrive:/file x }
Then 'both are there' { Get-Date | Should -Be 'mocked'; 'TestDrive:/file' | Should -Exist; Assert-MockCalled Get-Date -Times 1 -Exactly -Scope Scenario }
Then 'no mock and no file' { Get-Date | Should -BeOfType datetime; 'TestDrive:/file' | Should -Not -Exist }
Given 'a failing step' { throw 'on purpose' }
Given "the kind of '(.*)' is (.*)" { $global:wins = 'two groups' }
Given "the kind of 'x' is (.*)" { $global:wins = 'one group' }
'@
$sample = Invoke-Sample -Seconds 300 -Environment @{ PROOF_WORD = 'expanded' } -File @{
    'main/Main.feature'       = $feature
    'main/deep/Main.Steps.ps1' = $steps
    'dotted.ps1'              = "function Get-Dotted { 'dotted' }"
    'german/Deutsch.feature'  = "# language: de`nFunktionalität: Sicherung`n  Szenario: Eine`n    Angenommen eine Datei`n"
    'german/Deutsch.Steps.ps1' = "Given 'eine Datei' { 1 | Should -Be 1 }"
    'broken/Bad.feature'      = 'Backups are kept'
    'broken/Good.feature'     = "Feature: Good`n  Scenario: Good one`n    Given good`n"
    'broken/Good.Steps.ps1'   = "Given 'good' { 1 | Should -Be 1 }"
    'branch/a/A.feature'      = "Feature: A`n  Scenario: Other branch`n    Given elsewhere`n"
    'branch/b/B.Steps.ps1'    = "Given 'elsewhere' { 1 | Should -Be 1 }"
    'branch/b/B.ps1'          = "Given 'other ending' { 1 | Should -Be 1 }"
    'branch/b/B.feature'      = "Feature: B`n  Scenario: Ending`n    Given other ending`n"
} -Script {
    $global:proofRoot = "$PWD"
    try { Invoke-Gherkin -FailedLast -Path ./main } catch { "failed last: $_" }
    function Get-Step ($Result) { @($Result.TestResult | ForEach-Object { "$($_.Result) $($_.Name)" }) -join '; ' }
    $main = Invoke-Gherkin -Path ./main -PassThru -OutputFile main.xml
    $global:saidHooks = $global:hooks -join '; '
    "hooks $saidHooks"
    "starts $global:starts"
    "wins $global:wins"
    "counts $($main.TotalCount) $($main.PassedCount) $($main.FailedCount) $(@($main.TestResult).Count)"
    "scenarios $(@($main.PassedScenarios).Count) $(@($main.FailedScenarios).Count)"
    "properties $($main.PSObject.Properties.Name)"
    foreach ($test in $main.TestResult) { "step $($test.Describe)/$($test.Name)/$($test.Result)/$($test.FailureMessage)" }
    "last $(@((Invoke-Gherkin -FailedLast -Path ./main -PassThru -Show None).TestResult | ForEach-Object { $_.Describe } | Sort-Object -Unique) -join ', ')"
    "german $(Get-Step (Invoke-Gherkin -Path ./german -PassThru -Show None))"
    "file $(Get-Step (Invoke-Gherkin -Path ./broken/Good.feature -PassThru -Show None))"
    "broken $(Get-Step (Invoke-Gherkin -Path ./broken -PassThru -Show None))"
    "branch $(Get-Step (Invoke-Gherkin -Path ./branch -PassThru -Show None))"
    foreach ($choice in @{ ScenarioName = 'Fir*' }, @{ ScenarioName = 'Rows' }, @{ ScenarioName = 'Rows*' }, @{ Tag = 'one' }, @{ Tag = 'whole' }, @{ ExcludeTag = 'one' }, @{ ExcludeTag = 'whole' }, @{ Tag = '@one' }) {
        "choice $($choice.Keys) $($choice.Values): $(@((Invoke-Gherkin -Path ./main -PassThru -Show None @choice).TestResult | ForEach-Object { $_.Describe } | Select-Object -Unique) -join ', ')"
    }
    $strict = Invoke-Gherkin -Path ./main -PassThru -Show None -Strict
    "strict $($strict.FailedCount)"
    $null = Invoke-Gherkin -Path ./german
    "nothing $(@(Invoke-Gherkin -Path ./german -Show None).Count)"
    "coverage $((Invoke-Gherkin -Path ./main -PassThru -Show None -CodeCoverage ./dotted.ps1).CodeCoverage.NumberOfCommandsExecuted) $($null -eq $main.CodeCoverage)"
    $found = Find-GherkinStep -Step "Given a word 'red'" -BasePath ./main
    "found $(@($found).Count) $($found.Step) $($found.Source)"
    "found properties $($found.PSObject.Properties.Name)"
    "found bare $(@(Find-GherkinStep -Step "a word 'red'" -BasePath ./main).Count) none $(@(Find-GherkinStep -Step 'no such step' -BasePath ./main).Count) nothing $(@(Find-GherkinStep -BasePath ./main).Count) here $(@(Find-GherkinStep -Step 'good').Count)"
    "found best $((Find-GherkinStep -Step "the kind of 'x' is y" -BasePath ./main).Implementation)"
    "aliases $((Get-Alias Given, When, Then, And, But | ForEach-Object { $_.Definition } | Select-Object -Unique) -join ',')"
}
# The lines of the sample that begin with this word, without it.
function Get-Said ($Start) { @($sample.Value | Where-Object { $_ -like "$Start *" } | ForEach-Object { $_.Substring($Start.Length + 1) }) }
# Which hooks of this kind run: those of a step file, of a step, and of files with other names.
function Get-HookByPlace ([string] $Hook) {
    (Invoke-Sample -File @{
        'a.feature'       = "Feature: A`n  Scenario: One`n    Given a step`n"
        'in/a.Steps.ps1'  = "$Hook { `$global:ran += ,'step file' }`nGiven 'a step' { $Hook { `$global:ran += ,'step' } }"
        'a.ps1'           = "$Hook { `$global:ran += ,'script' }"
        'a.Tests.ps1'     = "$Hook { `$global:ran += ,'test file' }"
    } -Script ([scriptblock]::Create("`$global:ran = @(); $Hook { `$global:ran += ,'caller' }; Invoke-Gherkin -Show None; `$global:ran"))).Value
}
