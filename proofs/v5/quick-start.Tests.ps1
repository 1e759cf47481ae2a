BeforeAll {
    Import-Module "$PSScriptRoot/../Proofs.psm1"
}

Describe 'quick-start' {
    It '[+] is a test that passed, and the times behind it are in total, in your code, and in Pester.' {
        $run = Invoke-Sample { Describe 'd' { It 'slow' { Start-Sleep -Milliseconds 300 } } } -Inspect { $args[0].Tests[0].Duration.TotalMilliseconds; $args[0].Tests[0].UserDuration.TotalMilliseconds; $args[0].Tests[0].FrameworkDuration.TotalMilliseconds }
        $run.Value[0] | Should -Be ($run.Value[1] + $run.Value[2])
        $run.Value[1] | Should -BeGreaterThan 290
        $run.Text -match '\[\+\] slow (\d+)ms \((\d+)ms\|(\d+)ms\)' | Should -BeTrue
        [int] $Matches[1] | Should -BeGreaterOrEqual ([int] $Matches[2] + [int] $Matches[3] - 2)
        [int] $Matches[2] | Should -BeIn ([math]::Floor($run.Value[1])), ([math]::Ceiling($run.Value[1]))
    }

    It 'The arrow points at the same place.' {
        $lines = (Get-Failure { 'abcdef' | Should -Be 'abcxef' }) -split '\r?\n'
        $was = @($lines -match 'But was:')[0]
        $was[@($lines -match '-\^')[0].IndexOf('^')] | Should -Be 'd'
    }
}
