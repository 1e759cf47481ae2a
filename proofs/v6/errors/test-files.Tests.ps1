BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/test-files' {
    It 'Cause: A block made with [scriptblock]::Create is not tied to any session state.' {
        $run = Invoke-Sample -Script { Invoke-Pester -Container (New-PesterContainer -ScriptBlock ([scriptblock]::Create('Describe d { It i { } }'))) }
        $run.Errors | Should -BeLike 'Unbound scriptblock is not allowed*'
        (Invoke-Sample -Script { Invoke-Pester -Container (New-PesterContainer -ScriptBlock { Describe d { It bound { } } }) -Output Detailed }).Text | Should -Match '\[\+\] bound'
    }

    It 'So it does with the hashtable of v4, @{ Path = …; Parameters = … }.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'param($Name) Describe d { It i { $Name | Should -Be x } }' } -Script { Invoke-Pester -Path @{ Path = './a.Tests.ps1'; Parameters = @{ Name = 'x' } }; (Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ Name = 'x' }) -PassThru -Output None).PassedCount }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
        $run.Value | Should -Be 1
    }

    It 'A folder with [ is found from within: Set-Location -LiteralPath.' {
        (Invoke-Sample -File @{ 'br[1]/a.Tests.ps1' = 'Describe d { It i { } }' } -Script { Set-Location -LiteralPath './br[1]'; (Invoke-Pester -PassThru -Output None).PassedCount; Set-Location .. }).Value | Should -Be 1
    }
}
