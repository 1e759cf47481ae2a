# The two hooks around a feature also run when its scenarios are left out.
# Names of the features for which a hook runs in a run with these parameters; the scenarios that run are printed.
function Get-Filtered ([string] $Hook, [string] $Parameter, [string] $HookParameter) {
    Invoke-Sample -File @{
        'a.feature'   = "Feature: Alpha`n  Scenario: One`n    Given a`n"
        'b.feature'   = "@tape`nFeature: Beta`n  Scenario: Two`n    Given a`n    Then fails`n"
        'a.Steps.ps1' = "Given 'a' { }`nThen 'fails' { throw 'x' }`n$Hook $HookParameter { param (`$Name) `$global:ran += ,`$Name }`nBeforeEachScenario { param (`$Name) `$global:scenarios += ,`$Name }"
    } -Script ([scriptblock]::Create("`$global:ran = @(); Invoke-Gherkin -Show None; `$global:ran = @(); `$global:scenarios = @(); Invoke-Gherkin -Show None $Parameter; `$global:ran; Write-Host `"scenarios `$(`$global:scenarios)`""))
}

function Assert-HookOfLeftOutFeature ([string] $Hook) {
    foreach ($filter in '-Tag tape', '-ScenarioName Two', '-FailedLast') {
        $run = Get-Filtered $Hook $filter
        $run.Value | Should -Be 'Alpha', 'Beta' -Because $filter; $run.Text | Should -Match '(?m)^scenarios Two\s*$'
        (Get-Filtered $Hook $filter "-Tags 'tape'").Value | Should -Be 'Beta' -Because $filter
    }
    $run = Get-Filtered $Hook '-ExcludeTag tape'
    $run.Value | Should -Be 'Alpha', 'Beta'; $run.Text | Should -Match '(?m)^scenarios One\s*$'
}
