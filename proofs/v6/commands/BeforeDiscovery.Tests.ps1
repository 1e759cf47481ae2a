BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/BeforeDiscovery' {
    It 'Discovery of a file comes right before its run, so it can use what an earlier file left behind, such as a global variable.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "a" { It "i" { $global:leftBehind = "x" } }'; 'b.Tests.ps1' = 'BeforeDiscovery { $data = $global:leftBehind }; Describe "b" { It "has <_>" -ForEach $data { } }' } -Configuration @{}
        $run.Tests.Name | Should -Contain 'has x'
    }
}
