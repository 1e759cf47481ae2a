BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/gherkin.ps1"
}

Describe 'commands/BeforeEachScenario' {
    It 'Runs a script block before each scenario of Invoke-Gherkin.' {
        (Get-Said 'hooks') | Should -Match 'before First; .*before Second'
    }

    It 'The code to run. It gets the name of the scenario as its first argument.' {
        (Get-Said 'hooks') | Should -Match 'before feature Main.*before First.*after First.*after feature Main'
    }

    It 'Several hooks of one kind all run, in the order in which they were defined, until one throws.' {
        (Get-Said 'hooks') | Should -Match 'before feature Main; second'; (Get-Said 'hooks') | Should -Match 'after tagged First; after First'
    }

    It 'Runs the hook only where one of these tags is set. Each is compared, as a regular expression, with the whole tag without the @. Without -Tags the hook runs everywhere.' {
        (Get-Said 'hooks') | Should -Match 'after tagged First'; (Get-Said 'hooks') | Should -Not -Match 'part of the tag|after tagged Second|other feature'
    }

    It 'With several tags, the hook runs once for each tag that matches; write ''tape|slow'' where it must run only once.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: F`n  @tape @slow`n  Scenario: Both`n    Given a`n  @tape`n  Scenario: Tape`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { }`nBeforeEachScenario -Tags 'tape', 'slow' { param (`$Name) `$global:ran += ,`"list `$Name`" }`nBeforeEachScenario -Tags 'tape|slow' { param (`$Name) `$global:ran += ,`"one `$Name`" }" } -Script { $global:ran = @(); Invoke-Gherkin -Show None; $ran }
        $run.Value | Should -Be 'list Both', 'list Both', 'one Both', 'list Tape', 'one Tape'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Get-PipedParameter BeforeEachScenario | Should -BeNullOrEmpty
    }

    It 'Before each feature file Pester forgets all hooks, and reads the step files in the folder of that file and below. So a hook counts for the feature files beside its step file and in the folders above.' {
        $run = Invoke-Sample -File @{ 'a/a.feature' = "Feature: A`n  Scenario: One`n    Given a`n"; 'a/a.Steps.ps1' = "Given 'a' { }`nBeforeEachScenario { Write-Host 'hook of a' }"; 'b/b.feature' = "Feature: B`n  Scenario: Two`n    Given b`n"; 'b/b.Steps.ps1' = "Given 'b' { }"; 'c.feature' = "Feature: C`n  Scenario: Three`n    Given a`n" } -Script { Invoke-Gherkin }
        [regex]::Matches($run.Text, 'hook of a').Count | Should -Be 2
    }

    It 'Hooks do not share the scope of the steps, so values that both need go into $global: variables.' {
        Get-Said 'step' | Should -Contain 'Second/Then nothing is kept/Passed/'
    }

    It 'When the hook throws, no step and no AfterEachScenario of the scenario runs. One failed test, Error occurred in scenario ''…'', stands in the report, and the next scenario runs.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: F`n  Scenario: One`n    Given a`n  Scenario: Two`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { Write-Host 'step' }`nBeforeEachScenario { throw 'on purpose' }`nBeforeEachScenario { Write-Host 'second' }`nAfterEachScenario { Write-Host 'afterwards' }" } -Script { $result = Invoke-Gherkin -PassThru -Show None; "$(@($result.TestResult | ForEach-Object { "$($_.Result) $($_.Name)" }) -join '; '); $(@($result.PassedScenarios).Count) $(@($result.FailedScenarios).Count)" }
        $run.Value | Should -Be "Failed Error occurred in scenario 'One'; Failed Error occurred in scenario 'Two'; 0 0"; $run.Text | Should -Not -Match 'second|step|afterwards'
    }

    It 'The scenario is in neither PassedScenarios nor FailedScenarios, so that -FailedLast does not repeat it.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: F`n  Scenario: One`n    Given a`n  Scenario: Two`n    Given b`n"; 'a.Steps.ps1' = "Given 'a' { }`nGiven 'b' { throw 'on purpose' }`nBeforeEachScenario { param (`$Name) if (`$Name -eq 'One') { throw 'on purpose' } }" } -Script {
            $first = Invoke-Gherkin -PassThru -Show None
            "$($first.PassedScenarios.Name -join ',');$($first.FailedScenarios.Name -join ',')"
            (Invoke-Gherkin -FailedLast -PassThru -Show None).TestResult.Name
        }
        $run.Value | Should -Be ';Two', 'Given b'
    }

    It 'Put the hook into a *.Steps.ps1 file, outside of the steps.' {
        Get-HookByPlace BeforeEachScenario | Should -Be 'step file'
    }
}
