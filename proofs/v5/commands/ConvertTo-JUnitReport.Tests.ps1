BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/ConvertTo-JUnitReport' {
    It 'A file that failed during discovery has no testsuite when no test of it was found; only errors of the root element counts it.' {
        $run = Invoke-Sample -Script { foreach ($text in 'throw "x"', 'Describe "d" { It "i" { }; throw "x" }') { Set-Content b.Tests.ps1 $text; $xml = ConvertTo-JUnitReport (Invoke-Pester b.Tests.ps1 -PassThru -Output None); "errors $($xml.DocumentElement.errors) suites $($xml.SelectNodes('//testsuite').Count)" } }
        $run.Value | Should -Be 'errors 1 suites 0', 'errors 1 suites 1'
    }
}
