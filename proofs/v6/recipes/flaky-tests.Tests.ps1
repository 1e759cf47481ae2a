BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/flaky-tests' {
    It 'Run.Shuffle finds such tests before they hurt.' {
        $test = 'Describe d { It 1 { $script:made = 1 }; It 2 { $script:made | Should -Be 1 }; It 3 { $script:made | Should -Be 1 } }'
        (Invoke-Sample $test).Failed | Should -Be 0
        $failed = foreach ($seed in 1..5) { (Invoke-Sample $test -Configuration @{ Run = @{ Shuffle = $true; ShuffleSeed = $seed } }).Failed }
        ($failed | Measure-Object -Maximum).Maximum | Should -BeGreaterThan 0
    }
}
