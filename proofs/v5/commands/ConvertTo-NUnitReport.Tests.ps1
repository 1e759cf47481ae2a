BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/ConvertTo-NUnitReport' {
    It 'A file that failed during discovery is not in the report when no test of it was found, so a failed run can have a report without a failed test.' {
        $run = Invoke-Sample -Script { foreach ($text in 'throw "x"', 'Describe "d" { It "i" { }; throw "x" }') { Set-Content b.Tests.ps1 $text; $text = ConvertTo-NUnitReport (Invoke-Pester b.Tests.ps1 -PassThru -Output None) -AsString; "there $($text -match 'b\.Tests\.ps1') case $($text -match '<test-case')" } }
        $run.Value | Should -Be 'there False case False', 'there True case True'
    }
}
