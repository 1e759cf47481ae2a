BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/gherkin.ps1"
}

Describe 'commands/GherkinStep' {
    It 'Defines what a step of a feature file does: a regular expression for its text, and the code that runs.' {
        Get-Said 'step' | Should -Contain "First/Given a word 'red'/Passed/"
    }

    It 'You normally write it as one of its aliases Given, When, Then, And and But, which all do the same. v5 has no Gherkin; there, a step is code in an It.' {
        Get-Said 'aliases' | Should -Be 'GherkinStep'
    }

    It 'A single row arrives as that hashtable itself, so $Table[0] is empty. With param ([hashtable[]] $Table) the table is always a list.' {
        $run = Invoke-Sample -File @{
            'a.feature'   = "Feature: A`n  Scenario: One`n    Given one:`n      | Name | Size |`n      | mail | 5 |`n    Given typed:`n      | Name | Size |`n      | mail | 5 |`n    Given two:`n      | Name | Size |`n      | mail | 5 |`n      | photos | 6 |`n"
            'a.Steps.ps1' = 'Given "one:" { param ($Table) if ($Table -isnot [hashtable] -or $Table.Name -ne "mail" -or $null -ne $Table[0]) { throw "no" } }; Given "typed:" { param ([hashtable[]] $Table) if ($Table.Count -ne 1 -or $Table[0].Name -ne "mail") { throw "no" } }; Given "two:" { param ($Table) if ($Table -isnot [array] -or $Table[1].Size -ne "6") { throw "no" } }'
        } -Script { (Invoke-Gherkin -PassThru).TestResult | ForEach-Object { $_.Result } }
        $run.Value | Should -Be 'Passed', 'Passed', 'Passed'
    }

    It 'A regular expression that the text of the step, without its keyword, must match from start to end.' {
        Get-Said 'step' | Should -Contain 'Partial/Given a word/Inconclusive/Could not find implementation for step!'
    }

    It 'Where the text has a (, ?, + or another sign with a special meaning, put a backslash before it: a backup \(full\).' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a backup (full)`n    Given is it there?`n    Given a + b`n  Scenario: Two`n    Given a list (full)`n"; 'a.Steps.ps1' = "Given 'a backup \(full\)' { }`nGiven 'is it there\?' { }`nGiven 'a \+ b' { }`nGiven 'a list (full)' { }" } -Script { (Invoke-Gherkin -PassThru).TestResult | ForEach-Object { "$($_.Name): $($_.Result)" } }
        $run.Value | Should -Be 'Given a backup (full): Passed', 'Given is it there?: Passed', 'Given a + b: Passed', 'Given a list (full): Inconclusive'
    }

    It 'Alternatives need a group, (?:photos|mail): without the group, photos|mail also matches photos of May.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given photos of May`n    Given x photos`n  Scenario: Two`n    Given bare photos of May`n"; 'a.Steps.ps1' = "Given '(?:x photos|bare photos)' { }`nGiven 'photos|mail' { }" } -Script { (Invoke-Gherkin -PassThru).TestResult | ForEach-Object { "$($_.Name): $($_.Result)" } }
        $run.Value | Should -Be 'Given photos of May: Passed', 'Given x photos: Passed', 'Given bare photos of May: Inconclusive'
    }

    It 'Named groups become parameters of the same name; groups without a name are passed by position. Case does not matter.' {
        Get-Said 'step' | Should -Contain 'Partial/Given a word/Inconclusive/Could not find implementation for step!'
        Get-Said 'step' | Should -Contain "First/And A WORD 'blue'/Passed/"
        Get-Said 'step' | Should -Contain 'Rows [1]/Given the number 1/Passed/'
    }

    It 'The code of the step. It fails the step by throwing, as every failing assertion does. Variables that it assigns are there in the later steps of the scenario.' {
        Get-Said 'step' | Should -Contain 'Broken/Given a failing step/Failed/on purpose'; Get-Said 'step' | Should -Contain "First/Then the word is 'red'/Passed/"
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Get-PipedParameter GherkinStep | Should -BeNullOrEmpty
    }

    It 'A step of a feature file that no definition matches is inconclusive, and its scenario counts as failed.' {
        Get-Said 'step' | Should -Contain 'Missing/Given nobody knows this/Inconclusive/Could not find implementation for step!'; Get-Said 'last' | Should -Match 'Missing'
    }

    It 'When several expressions match, the one with the fewest groups is used; write them so that only one matches.' {
        Get-Said 'wins' | Should -Be 'one group'
    }

    It 'All steps of a scenario share one scope: a later step sees the variables of an earlier one. The next scenario starts afresh.' {
        Get-Said 'step' | Should -Contain "First/Then the word is 'red'/Passed/"; Get-Said 'step' | Should -Contain 'Second/Then nothing is kept/Passed/'
    }

    It 'An optional group that matches nothing does not count.' {
        $files = @{ 'a.feature' = "Feature: F`n  Scenario: S`n    Then opt`n"; 'a.Steps.ps1' = 'Then "opt( x)?( y)?" { Write-Host "said: two" }; Then "(opt)" { Write-Host "said: one" }' }
        (Invoke-Sample -File $files -Script { Invoke-Gherkin -Show None }).Output -match '^said' | Should -Be 'said: two'
        $files['a.Steps.ps1'] = 'Then "(o)(p)t" { Write-Host "said: two" }; Then "(opt)" { Write-Host "said: one" }'
        (Invoke-Sample -File $files -Script { Invoke-Gherkin -Show None }).Output -match '^said' | Should -Be 'said: one'
    }
}
