BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/large-suites' {
    It 'runs while tests are found, right before the file is run' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Write-Host "found a"; Describe d { It i { Write-Host "ran a" } }'; 'b.Tests.ps1' = 'Write-Host "found b"; Describe d { It i { Write-Host "ran b" } }' }
        $run.Text | Should -Match '(?s)found a.*ran a.*found b.*ran b'
    }

    It 'Run.Shuffle changes the order of files, of blocks and of tests, each within its own level, and prints the seed, with which the same order can be had again.' {
        $test = 'Describe d { 1..9 | ForEach-Object { It "t$_" { } } }'
        $first = Invoke-Sample $test -Configuration @{ Run = @{ Shuffle = $true; ShuffleSeed = 42 } }
        $again = Invoke-Sample $test -Configuration @{ Run = @{ Shuffle = $true; ShuffleSeed = 42 } }
        $first.Tests.Name | Should -Be $again.Tests.Name
        $first.Text | Should -Match '42'
        $first.Tests.Name -join ' ' | Should -Not -Be ((1..9 | ForEach-Object { "t$_" }) -join ' ')
    }

    It 'Should-BeFasterThan fails a test that took longer than it may. It does not stop it.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { { Start-Sleep -Milliseconds 200; Write-Host 'went to its end' } | Should-BeFasterThan 50ms } } }
        $run.Failed | Should -Be 1
        $run.Text | Should -Match 'went to its end'
    }
}
