# A run of two test files in which the code under test loads Pester again, after the first of the mocks: $run. In $prevented,
# a mock of Import-Module keeps it from that. Dot-sourced by the proofs of usage/mock-problems, for v5, v6 and both.
function Invoke-PesterAgain ([string] $Setup) {
    Invoke-Sample -File @{
        'a.Tests.ps1' = "BeforeAll { $Setup; " + 'function Get-Report { Import-Module ((Get-Module Pester).Path -replace "psm1$", "psd1") -Force; Get-Date } }
            Describe d {
                It earlier { Mock Get-Date { "first" }; Get-Report | Should -Be first; Get-Date | Should -Be first }
                It later { Mock Get-Date { "second" }; Get-Date | Should -Be second }
                It other { 1 | Should -Be 1 }
            }'
        'b.Tests.ps1' = 'Describe next { It mocks { Mock Get-Date }; It fails { 1 | Should -Be 2 } }'
    } -Script { Invoke-Pester -Path a.Tests.ps1, b.Tests.ps1 -Output Detailed -PassThru }
}
$run = Invoke-PesterAgain
$prevented = Invoke-PesterAgain 'Mock Import-Module'
