BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Export-JUnitReport' {
    It 'A file that failed during discovery has no testsuite when no test of it was found; only errors of the root element counts it.' {
        $run = Invoke-Sample -Script { Set-Content b.Tests.ps1 'throw "x"'; Export-JUnitReport (Invoke-Pester b.Tests.ps1 -PassThru -Output None) b.xml }
        $run.Files['b.xml'] | Should -Match 'errors="1"'
        $run.Files['b.xml'] | Should -Not -Match '<testsuite '
    }
}
