BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/ConvertTo-NUnitReport' {
    It 'A file that failed during discovery is a failed test-suite, without a test-case when no test of it was found.' {
        $run = Invoke-Sample -Script { $xml = foreach ($text in 'throw "x"', 'Describe "d" { It "i" { }; throw "x" }') { Set-Content b.Tests.ps1 $text; ConvertTo-NUnitReport (Invoke-Pester b.Tests.ps1 -PassThru -Output None) }; foreach ($one in $xml) { $file = $one.SelectNodes('//test-suite') | Where-Object { $_.GetAttribute('name') -like '*b.Tests.ps1' }; "file $($file.GetAttribute('result')) cases $($one.SelectNodes('//test-case').Count)" } }
        $run.Value | Should -Be 'file Failure cases 0', 'file Failure cases 1'
    }
}
