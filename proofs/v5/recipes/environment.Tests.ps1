BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/environment' {
    It 'But such a value is set during discovery, together with the values of all other files, and the last value wins. Set the value in BeforeAll instead.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = '$env:PROOF_LAST = "a"; Describe d { It i { $env:PROOF_LAST | Should -Be "b" } }'; 'b.Tests.ps1' = '$env:PROOF_LAST = "b"; Describe d { It i { $env:PROOF_LAST | Should -Be "b" } }' }
        $run.Passed | Should -Be 2
    }

    It 'in the session, before the run | the tests, too: another reason why a test fails on one machine only' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { $neverSet } }' } -Script { Set-StrictMode -Version Latest; Invoke-Pester -Path . -Output None -PassThru }
        $run.Messages | Should -BeLike '*has not been set*'
    }

    It 'Write @(Get-Backup).Count, or Get-Backup | Should -HaveCount 1, which also counts a single string and an empty result.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { Set-StrictMode -Version Latest; function Get-One { 'mail' }; function Get-None { } }
            It 'plain' { { (Get-One).Count } | Should -Throw "The property 'Count' cannot be found*"; { (Get-None).Count } | Should -Throw "The property 'Count' cannot be found*" }
            It 'list' { @(Get-One).Count | Should -Be 1; @(Get-None).Count | Should -Be 0 }
            It 'HaveCount' { Get-One | Should -HaveCount 1; Get-None | Should -HaveCount 0; { Get-None | Should -HaveCount 1 } | Should -Throw; { Get-One | Should -HaveCount 0 } | Should -Throw }
        } }
        $run.Passed | Should -Be 3
    }

    It 'All later tests start in the location that the code has set, and a report with a relative path is written there.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It moves { Set-Location $PSScriptRoot/away }; It moved { (Get-Location).Path | Should -BeLike "*away" } }'; 'b.Tests.ps1' = 'Describe d { It returns { Push-Location $PSScriptRoot/away; Pop-Location } }'; 'away/x.txt' = '' } -Script {
            foreach ($file in 'a', 'b') {
                $result = Invoke-Pester -Configuration @{ Run = @{ Path = "./$file.Tests.ps1"; PassThru = $true }; TestResult = @{ Enabled = $true; OutputPath = "$file.xml" }; Output = @{ Verbosity = 'None' } }
                "$file $($result.Result) $(Test-Path "$file.xml") $(Test-Path "away/$file.xml")"
            }
        }
        $run.Value | Should -Be 'a Passed False True', 'b Passed True False'
    }

    It 'Should -BeNullOrEmpty passes for both.' {
        Assert-Passing { '' | Should -BeNullOrEmpty }, { $null | Should -BeNullOrEmpty }
        $null = Get-Failure { 'x' | Should -BeNullOrEmpty }
    }
}
