BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/importing-tested-functions' {
    It 'After that, pass the class to an assertion in parentheses, Should -BeOfType ([BackupJob]): bare brackets are text, and Pester does not find the class by it (Could not find type [BackupJob].).' {
        $run = Invoke-Sample -File @{ 'Job.ps1' = 'class ProofBackupJob { }' } { BeforeAll { . $PSScriptRoot/Job.ps1 }; Describe 'd' { It 'parentheses' { [ProofBackupJob]::new() | Should -BeOfType ([ProofBackupJob]) }; It 'bare' { [ProofBackupJob]::new() | Should -BeOfType [ProofBackupJob] } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        $run.Messages | Should -Match 'Could not find type \[ProofBackupJob\]\.'
    }
}
