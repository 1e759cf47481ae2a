BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/gherkin.ps1"
}

Describe 'commands/AfterEachScenario' {
    It 'Runs a script block after each scenario of Invoke-Gherkin.' {
        (Get-Said 'hooks') | Should -Match 'after First; before Second; after Second'
    }

    It 'Use it to clean up what its steps left behind, also after a failed step. When a BeforeEachScenario throws, this hook does not run.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: F`n  Scenario: Fails`n    Given a`n  Scenario: Hook`n    Given a`n  Scenario: Undefined`n    Given b`n"; 'a.Steps.ps1' = "Given 'a' { throw 'no' }`nBeforeEachScenario { param (`$Name) if (`$Name -eq 'Hook') { throw 'on purpose' } }`nAfterEachScenario { param (`$Name) `$global:ran += ,`$Name }" } -Script { $global:ran = @(); Invoke-Gherkin -Show None; $ran }
        $run.Value | Should -Be 'Fails', 'Undefined'
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
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: F`n  @tape @slow`n  Scenario: Both`n    Given a`n  @tape`n  Scenario: Tape`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { }`nAfterEachScenario -Tags 'tape', 'slow' { param (`$Name) `$global:ran += ,`"list `$Name`" }`nAfterEachScenario -Tags 'tape|slow' { param (`$Name) `$global:ran += ,`"one `$Name`" }" } -Script { $global:ran = @(); Invoke-Gherkin -Show None; $ran }
        $run.Value | Should -Be 'list Both', 'list Both', 'one Both', 'list Tape', 'one Tape'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Get-PipedParameter AfterEachScenario | Should -BeNullOrEmpty
    }

    It 'Before each feature file Pester forgets all hooks, and reads the step files in the folder of that file and below. So a hook counts for the feature files beside its step file and in the folders above.' {
        $run = Invoke-Sample -File @{ 'a/a.feature' = "Feature: A`n  Scenario: One`n    Given a`n"; 'a/a.Steps.ps1' = "Given 'a' { }`nAfterEachScenario { Write-Host 'hook of a' }"; 'b/b.feature' = "Feature: B`n  Scenario: Two`n    Given b`n"; 'b/b.Steps.ps1' = "Given 'b' { }"; 'c.feature' = "Feature: C`n  Scenario: Three`n    Given a`n" } -Script { Invoke-Gherkin }
        [regex]::Matches($run.Text, 'hook of a').Count | Should -Be 2
    }

    It 'Hooks do not share the scope of the steps, so values that both need go into $global: variables.' {
        Get-Said 'step' | Should -Contain 'Second/Then nothing is kept/Passed/'
    }

    It 'When the hook throws, the scenario still counts as passed. One more failed test, Error occurred in scenario ''…'', stands in the report.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: F`n  Scenario: One`n    Given a`n  Scenario: Two`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { Write-Host 'step' }`nAfterEachScenario { throw 'on purpose' }`nAfterEachScenario { Write-Host 'second' }" } -Script { $result = Invoke-Gherkin -PassThru -Show None; "$(@($result.TestResult | ForEach-Object { "$($_.Result) $($_.Name)" }) -join '; '); $(@($result.PassedScenarios).Count) $(@($result.FailedScenarios).Count)" }
        $run.Value | Should -Be "Passed Given a; Failed Error occurred in scenario 'One'; Passed Given a; Failed Error occurred in scenario 'Two'; 2 0"; $run.Text | Should -Not -Match 'second'
    }

    It 'Put the hook into a *.Steps.ps1 file' {
        $places = Get-HookByPlace AfterEachScenario
        $places | Should -Contain 'step file'; $places | Should -Not -Match 'script|test file|caller'
    }
}
