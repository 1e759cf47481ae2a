BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Export-JUnitReport' {
    It 'A file that failed during discovery is counted in errors of the root element. When no test of it was found, a testcase holds the error' {
        $run = Invoke-Sample -Script { Set-Content b.Tests.ps1 'throw "x"'; Export-JUnitReport (Invoke-Pester b.Tests.ps1 -PassThru -Output None) b.xml }
        $run.Files['b.xml'] | Should -Match '(?s)<testcase .*<error message="RuntimeException: x"'
    }
}
