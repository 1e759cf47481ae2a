BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/ConvertTo-JUnitReport' {
    It 'A file that failed during discovery is counted in errors of the root element. When no test of it was found, a testcase holds the error' {
        $run = Invoke-Sample -Script { foreach ($text in 'throw "x"', 'Describe "d" { It "i" { }; throw "x" }') { Set-Content b.Tests.ps1 $text; $xml = ConvertTo-JUnitReport (Invoke-Pester b.Tests.ps1 -PassThru -Output None); "errors $($xml.DocumentElement.errors) cases $($xml.SelectNodes('//testcase/error').Count)" } }
        $run.Value | Should -Be 'errors 1 cases 1', 'errors 1 cases 0'
    }
}
