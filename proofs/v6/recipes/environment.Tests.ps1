BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/environment' {
    It 'Of these three, the files of a parallel run share only the environment variables.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'Describe a { It i { $env:PROOF_SHARED = "a"; $global:proofShared = "a"; Set-Location / } }'
            'b.Tests.ps1' = 'Describe b { It i { $env:PROOF_SHARED | Should -Be "a"; $global:proofShared | Should -BeNullOrEmpty; (Get-Location).Path | Should -Be $PSScriptRoot } }'
        } -Script { foreach ($parallel in $true, $false) { (Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $parallel; ParallelThrottleLimit = 1; PassThru = $true }; Output = @{ Verbosity = 'None' } }).FailedCount } }
        $run.Value | Should -Be 0, 1
    }

    It 'But such a value is set during discovery, even when no test of the file runs, and stays for the files that follow. Set the value in BeforeAll instead.' {
        $run = Invoke-Sample -Configuration @{ Filter = @{ Tag = 'Fast' } } -File @{
            'a.Tests.ps1' = '$env:PROOF_LAST = "a"; Describe d -Tag Slow { It i { } }'
            'b.Tests.ps1' = 'Describe d -Tag Fast { It i { $env:PROOF_LAST | Should -Be "a" } }'
        }
        $run.Passed | Should -Be 1
        $run.NotRun | Should -Be 1
    }

    It 'in the session, before the run | the tests of a run that is not parallel, too: another reason why a test fails on one machine only' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $files = @{ 'a.Tests.ps1' = 'Describe d { It i { $neverSet } }'; 'b.Tests.ps1' = 'Describe e { It j { $neverSet } }' }
        foreach ($parallel in $false, $true) {
            $run = Invoke-Sample -File $files -Script ([scriptblock]::Create("Set-StrictMode -Version Latest; Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = `$$parallel; PassThru = `$true }; Output = @{ Verbosity = 'None' } }"))
            if ($parallel) {
                $run.Passed, $run.Failed | Should -Be 2, 0
            } else {
                $run.Passed, $run.Failed | Should -Be 0, 2
                $run.Messages | Should -BeLike '*has not been set*'
            }
        }
    }

    It 'or Get-Backup | Should-BeCollection -Count 1, which also counts a single string and an empty result.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Set-StrictMode -Version Latest; function Get-Backup ($Count) { foreach ($number in 1..3) { if ($number -le $Count) { "mail$number" } } } }
                It 'one' { Get-Backup 1 | Should-BeCollection -Count 1; @(Get-Backup 1).Count | Should-Be 1 }
                It 'none' { Get-Backup 0 | Should-BeCollection -Count 0; @(Get-Backup 0).Count | Should-Be 0 }
                It 'none is not one' { Get-Backup 0 | Should-BeCollection -Count 1 }
                It 'two are not one' { Get-Backup 2 | Should-BeCollection -Count 1 }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'Should-BeFalsy passes for both.' {
        Assert-Passing { '' | Should-BeFalsy }, { $null | Should-BeFalsy }
        $null = Get-Failure { 'x' | Should-BeFalsy }
    }
}
