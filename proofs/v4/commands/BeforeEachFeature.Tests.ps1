BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/gherkin.ps1"
    . "$PSScriptRoot/../samples/featureHooks.ps1"
}

Describe 'commands/BeforeEachFeature' {
    It 'Runs a script block before each feature of Invoke-Gherkin, also before one whose scenarios are all left out.' {
        (Get-Filtered BeforeEachFeature '-ScenarioName Two').Value | Should -Be 'Alpha', 'Beta'; (Get-Filtered BeforeEachFeature).Value | Should -Be 'Alpha', 'Beta'
        (Get-Said 'hooks') | Should -Match '^; before feature Main'
    }

    It 'The code to run. It gets the name of the feature as its first argument.' {
        (Get-Said 'hooks') | Should -Match 'before feature Main.*before First.*after First.*after feature Main'
    }

    It 'Several hooks of one kind all run, in the order in which they were defined, until one throws.' {
        (Get-Said 'hooks') | Should -Match 'before feature Main; second'; (Get-Said 'hooks') | Should -Match 'after tagged First; after First'
    }

    It 'Runs the hook only for features that have one of these tags. Each is compared, as a regular expression, with the whole tag without the @. Without -Tags the hook runs everywhere.' {
        (Get-Said 'hooks') | Should -Match 'after tagged First'; (Get-Said 'hooks') | Should -Not -Match 'part of the tag|after tagged Second|other feature'
    }

    It 'A tag of a scenario does not count here.' {
        (Get-Said 'hooks') | Should -Match 'tagged feature Main'; (Get-Said 'hooks') | Should -Not -Match 'of a scenario tag'
    }

    It 'With several tags, the hook runs once for each tag that matches; write ''tape|slow'' where it must run only once.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "@tape @slow`nFeature: Both`n  Scenario: One`n    Given a`n"; 'b.feature' = "@tape`nFeature: Tape`n  Scenario: One`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { }`nBeforeEachFeature -Tags 'tape', 'slow' { param (`$Name) `$global:ran += ,`"list `$Name`" }`nBeforeEachFeature -Tags 'tape|slow' { param (`$Name) `$global:ran += ,`"one `$Name`" }" } -Script { $global:ran = @(); Invoke-Gherkin -Show None; $ran }
        $run.Value | Should -Be 'list Both', 'list Both', 'one Both', 'list Tape', 'one Tape'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Get-PipedParameter BeforeEachFeature | Should -BeNullOrEmpty
    }

    It 'Before each feature file Pester forgets all hooks, and reads the step files in the folder of that file and below. So a hook counts for the feature files beside its step file and in the folders above.' {
        $run = Invoke-Sample -File @{ 'a/a.feature' = "Feature: A`n  Scenario: One`n    Given a`n"; 'a/a.Steps.ps1' = "Given 'a' { }`nBeforeEachFeature { Write-Host 'hook of a' }"; 'b/b.feature' = "Feature: B`n  Scenario: Two`n    Given b`n"; 'b/b.Steps.ps1' = "Given 'b' { }"; 'c.feature' = "Feature: C`n  Scenario: Three`n    Given a`n" } -Script { Invoke-Gherkin }
        [regex]::Matches($run.Text, 'hook of a').Count | Should -Be 2
    }

    It 'Hooks do not share the scope of the steps, so values that both need go into $global: variables.' {
        Get-Said 'step' | Should -Contain 'Second/Then nothing is kept/Passed/'
    }

    It 'Make mocks in a step or in BeforeEachScenario. A mock that is made in BeforeEachFeature breaks the mocked command. Each call in the steps, and after the run in the session, ends with Internal error detected: Mock for ''Get-Process'' in module '''' was called, but does not exist in the mock table. Enter Remove-Item alias:Get-Process to bring the command back.' {
        # The scenarios first: in the first run of a session the hook writes an error, too, at which a sample ends.
        $feature = "Feature: F`n  Scenario: One`n    Given a`n  Scenario: Two`n    Given a`n"
        $run = Invoke-Sample -File @{
            'feature/a.feature' = $feature; 'feature/a.Steps.ps1' = 'BeforeEachFeature { Mock Get-Process { "mocked" } }; Given "a" { Get-Process }'
            'scenario/a.feature' = $feature; 'scenario/a.Steps.ps1' = 'BeforeEachScenario { Mock Get-Culture { "mocked" } }; Given "a" { Get-Culture | Should -Be "mocked"; Mock Get-UICulture { "step" }; Get-UICulture | Should -Be "step" }'
        } -Script {
            foreach ($folder in 'scenario', 'feature') { (Invoke-Gherkin -Path "./$folder" -Show None -PassThru).TestResult | ForEach-Object { "$folder $($_.Result) $($_.FailureMessage)" } }
            foreach ($command in 'Get-Culture', 'Get-UICulture', 'Get-Process') { try { $null = & $command; "$command works" } catch { "$command $_" } }
            Remove-Item alias:Get-Process; "back $(@(Get-Process -Id $PID).Count)"
        }
        $broken = "Internal error detected:  Mock for 'Get-Process' in module '' was called, but does not exist in the mock table."
        $run.Value | Should -Be 'scenario Passed ', 'scenario Passed ', "feature Failed $broken", "feature Failed $broken", 'Get-Culture works', 'Get-UICulture works', "Get-Process $broken", 'back 1'
    }

    It 'An exception in the hook ends the whole run: Invoke-Gherkin throws, no later feature runs, and there is no result.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: F`n  Scenario: One`n    Given a`n  Scenario: Two`n    Given a`n"; 'b.feature' = "Feature: G`n  Scenario: Three`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { Write-Host 'step' }`nBeforeEachFeature { throw 'on purpose' }`nBeforeEachFeature { Write-Host 'second' }" } -Script { try { Invoke-Gherkin -Show None } catch { "thrown: $_" } }
        $run.Value | Should -Be 'thrown: on purpose'; $run.Text | Should -Not -Match 'second|step'
    }

    It '-Tag, -ExcludeTag, -ScenarioName and -FailedLast of Invoke-Gherkin choose scenarios. The hook also runs for a feature of which they leave out all scenarios. In a run with -Tag tape, -Tags ''tape'' here limits the hook to the features that have this tag.' {
        Assert-HookOfLeftOutFeature BeforeEachFeature
    }

    It 'Put the hook into a *.Steps.ps1 file, outside of the steps.' {
        Get-HookByPlace BeforeEachFeature | Should -Be 'step file'
    }
}
