BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/gherkin.ps1"
}

Describe 'commands/Find-GherkinStep' {
    It 'The text of the step, as it stands in the feature file but without its indent, with or without Given, When, Then, And or But. Leave out * and the keywords of another language. In a line of an outline, put a value in place of `<name`>. Without -Step nothing is found.' {
        Get-Said 'found' | Should -Contain 'bare 1 none 0 nothing 0 here 1'
        $run = Invoke-Sample -File @{ 'a.Steps.ps1' = "Given 'a backup of (?<Name>\w+)' { }" } -Script { foreach ($line in 'Given a backup of photos', '    Given a backup of photos', '    a backup of photos', 'Given a backup of <name>', 'a backup of mail', 'When a backup of mail', 'Then a backup of mail', 'And a backup of mail', 'But a backup of mail', '* a backup of mail', 'Angenommen a backup of mail') { @(Find-GherkinStep -Step $line).Count } }
        $run.Value | Should -Be 1, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0
    }

    It 'The folder that is searched for *.Steps.ps1 files, with its subfolders.' {
        (Get-Said 'found') -join ' ' | Should -Match 'main/deep/Main.Steps.ps1'
    }

    It 'Without it, the current one.' {
        Get-Said 'found' | Should -Contain 'bare 1 none 0 nothing 0 here 1'
    }

    It 'Nothing can be piped in.' {
        Get-PipedParameter Find-GherkinStep | Should -BeNullOrEmpty
    }

    It 'Returns one object with the step, the source file and line of its definition, and its code; nothing if no definition matches.' {
        Get-Said 'found' | Should -Contain 'properties Step Source Implementation'; (Get-Said 'found') -join ' ' | Should -Match '1 .*Main.Steps.ps1: line 15'; Get-Said 'found' | Should -Contain 'bare 1 none 0 nothing 0 here 1'
    }

    It 'If several match, the object is the one with the fewest groups, as in a run' {
        (Get-Said 'found') -join ' ' | Should -Match 'one group'; Get-Said 'wins' | Should -Be 'one group'
    }

    It 'Finds the step definition that matches a step text, among the *.Steps.ps1 files of a folder, and shows where it is and what it does.' {
        $run = Invoke-Sample -File @{ 'in/a.Steps.ps1' = "Given 'a backup' { 'of a' }`nGiven 'a restore' { 'other' }"; 'in/b.ps1' = "Given 'a backup' { 'of b' }"; 'out/c.Steps.ps1' = "Given 'a backup' { 'of c' }" } -Script {
            Find-GherkinStep -Step 'Given a backup' -BasePath ./in | ForEach-Object { "$(Split-Path -Leaf ($_.Source -replace ':.*'))|$("$($_.Implementation)".Trim())" }
        }
        $run.Value | Should -Be "a.Steps.ps1|'of a'"
    }

    It 'A run looks in the folder of the feature file and below: name that folder, or the command may find a definition that the run does not use.' {
        $run = Invoke-Sample -File @{ 'common.Steps.ps1' = "Given 'a backup' { }"; 'x/a.feature' = "Feature: A`n  Scenario: One`n    Given a backup`n" } -Script {
            @(Find-GherkinStep -Step 'a backup').Count
            @(Find-GherkinStep -Step 'a backup' -BasePath ./x).Count
            (Invoke-Gherkin -Path ./x/a.feature -PassThru -Show None).TestResult.Result
        }
        $run.Value | Should -Be 1, 0, 'Inconclusive'
    }
}
