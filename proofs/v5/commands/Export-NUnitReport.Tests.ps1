BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Export-NUnitReport' {
    It 'A file that failed during discovery is not in the report when no test of it was found, so a failed run can have a report without a failed test.' {
        $run = Invoke-Sample -Script { Set-Content b.Tests.ps1 'throw "x"'; Export-NUnitReport (Invoke-Pester b.Tests.ps1 -PassThru -Output None) b.xml }
        $run.Files['b.xml'] | Should -Not -Match 'b\.Tests\.ps1'
    }
}
