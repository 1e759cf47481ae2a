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
}
