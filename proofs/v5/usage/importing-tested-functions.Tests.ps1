BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/importing-tested-functions' {
    It 'Once the class is loaded, pass it to an assertion in parentheses, Should -BeOfType ([BackupJob]). Brackets without parentheses are text, and Pester does not find the class by this text (Could not find type [BackupJob].).' {
        $run = Invoke-Sample -File @{ 'Job.ps1' = 'class ProofBackupJob { }' } { BeforeAll { . $PSScriptRoot/Job.ps1 }; Describe 'd' { It 'parentheses' { [ProofBackupJob]::new() | Should -BeOfType ([ProofBackupJob]) }; It 'bare' { [ProofBackupJob]::new() | Should -BeOfType [ProofBackupJob] } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        $run.Messages | Should -Match 'Could not find type \[ProofBackupJob\]\.'
    }

    It 'When the test file loads a class, Should -BeOfType does not find the class by its name. Pass the type in parentheses: Should -BeOfType ([BackupJob]).' {
        $run = Invoke-Sample -File @{ 'Own.psm1' = 'class ProofOwn { }' } @'
using module ./Own.psm1
Describe 'd' {
        It 'parentheses' { [ProofOwn]::new() | Should -BeOfType ([ProofOwn]) }
        It 'brackets' { [ProofOwn]::new() | Should -BeOfType [ProofOwn] }
        It 'text' { [ProofOwn]::new() | Should -BeOfType 'ProofOwn' }
        It 'variable' { $type = [ProofOwn]; [ProofOwn]::new() | Should -BeOfType $type }
        It 'a type of .NET' { 1 | Should -BeOfType [int]; 1 | Should -BeOfType 'int' }
}
'@
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed', 'Passed'
        $run.Messages | Should -Match 'Could not find type'
    }
}
