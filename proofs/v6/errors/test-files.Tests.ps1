BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/test-files' {
    It 'Cause: A block made with [scriptblock]::Create is not tied to any session state.' {
        $run = Invoke-Sample -Script { Invoke-Pester -Container (New-PesterContainer -ScriptBlock ([scriptblock]::Create('Describe d { It i { } }'))) }
        $run.Errors | Should -BeLike 'Unbound scriptblock is not allowed*'
        (Invoke-Sample -Script { Invoke-Pester -Container (New-PesterContainer -ScriptBlock { Describe d { It bound { } } }) -Output Detailed }).Text | Should -Match '\[\+\] bound'
    }
}
