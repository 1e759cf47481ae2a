BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'errors/modules' {
    It 'is the file with that line: the test file, or a script or .psm1 that it loads.' {
        "$((Invoke-Sample "#Requires -Modules NoSuchModule`nDescribe 'd' { It 'i' { } }") | ForEach-Object { $_.Messages; $_.Text })" | Should -Match "The script '[^']*\.Tests\.ps1' cannot be run"
        $run = Invoke-Sample -File @{ 'Get-User.ps1' = "#Requires -Modules NoSuchModule`nfunction Get-User { }"; 'User.psm1' = "#Requires -Modules NoSuchModule`nfunction Get-User { }" } -Test {
            Describe 'd' { It 'script' { . $PSScriptRoot/Get-User.ps1 }; It 'module' { Import-Module $PSScriptRoot/User.psm1 } }
        }
        $run.Passed | Should -Be 0
        $run.Messages[0] | Should -BeLike "The script 'Get-User.ps1' cannot be run because*NoSuchModule*"
        $run.Messages[1] | Should -BeLike "The script 'User.psm1' cannot be run because*NoSuchModule*"
    }

    It 'A script that Import-Module ./Backup.ps1 imports cannot be entered. InModuleScope then fails with Cannot bind argument to parameter ''SessionState'' because it is null. A mock with -ModuleName fails with Cannot use ''&'' to invoke in the context of module ''Backup'' because it is not imported.' {
        $run = Invoke-Sample -File @{ 'ProofScript.ps1' = 'function Get-It { 5 }'; 'ProofModule.psm1' = 'function Get-It { 5 }; function Get-Twice { (Get-It) * 2 }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/ProofScript.ps1 }
                It 'scope' { InModuleScope ProofScript { Get-It } }
                It 'mock' { Mock Get-It { 6 } -ModuleName ProofScript }
                It 'module' { Import-Module $PSScriptRoot/ProofModule.psm1; InModuleScope ProofModule { Get-It } | Should -Be 5; Mock Get-It { 6 } -ModuleName ProofModule; Get-Twice | Should -Be 12 }
            }
        }
        $run.Messages[0] | Should -Be "Cannot bind argument to parameter 'SessionState' because it is null."
        $run.Messages[1] | Should -BeLike "Cannot use '&' to invoke in the context of module 'ProofScript' because it is not imported.*"
        Assert-TestPassed $run 'module'
    }
}
