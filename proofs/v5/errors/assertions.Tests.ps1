BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/assertions' {
    It 'Cause: The type name given to -BeOfType cannot be resolved in this session.' {
        Get-Failure { 1 | Should -BeOfType 'NoSuchType' } | Should -Match 'NoSuchType'
        Assert-Passing { 1 | Should -BeOfType ([int]) }, { 1 | Should -BeOfType 'int' }
    }

    It 'A class that the test file defines or dot-sources is not found by its name either, because Pester looks the name up outside of the file.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { class ProofJob { } }; It 'name' { [ProofJob]::new() | Should -BeOfType ProofJob }; It 'type' { [ProofJob]::new() | Should -BeOfType ([ProofJob]) } } }
        Assert-TestPassed $run 'type'
        ($run.Tests | Where-Object Name -EQ 'name').Result | Should -Be 'Failed'
    }

    It 'Fix: For a class, pass the type in parentheses: Should -BeOfType ([BackupJob]).' {
        (Invoke-Sample { Describe 'd' { BeforeAll { class ProofJobTwo { } }; It 'type' { [ProofJobTwo]::new() | Should -BeOfType ([ProofJobTwo]) } } }).Passed | Should -Be 1
    }
}
