BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Export-NUnitReport' {
    It 'A file that failed during discovery is a failed test-suite, without a test-case when no test of it was found.' {
        $run = Invoke-Sample -Script { Set-Content b.Tests.ps1 'throw "x"'; Export-NUnitReport (Invoke-Pester b.Tests.ps1 -PassThru -Output None) b.xml }
        $run.Files['b.xml'] | Should -Match 'name="[^"]*b\.Tests\.ps1"[^>]*result="Failure"'
        $run.Files['b.xml'] | Should -Not -Match '<test-case'
    }
}
