BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/test-files' {
    It 'v5 does not read it as a path and so finds no file.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Path @{ Path = 'a.Tests.ps1'; Parameters = @{} } }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
    }
}
