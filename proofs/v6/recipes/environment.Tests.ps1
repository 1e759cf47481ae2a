BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/environment' {
    It 'a value that is set there is set during discovery, also when no test of the file runs, and stays for the files that follow.' {
        $run = Invoke-Sample -Configuration @{ Filter = @{ Tag = 'Fast' } } -File @{
            'a.Tests.ps1' = '$env:PROOF_LAST = "a"; Describe d -Tag Slow { It i { } }'
            'b.Tests.ps1' = 'Describe d -Tag Fast { It i { $env:PROOF_LAST | Should -Be "a" } }'
        }
        $run.Passed | Should -Be 1
        $run.NotRun | Should -Be 1
    }
}
