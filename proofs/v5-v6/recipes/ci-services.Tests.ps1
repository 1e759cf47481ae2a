BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    function Get-Count ($File) { (Invoke-Sample -File $File -Inspect { "$($args[0].Result)"; $args[0].FailedCount; $args[0].FailedBlocksCount; $args[0].FailedContainersCount; $args[0].PassedCount }).Value }
}

Describe 'recipes/ci-services' {
    It 'A file that cannot be loaded has no tests, and a failed AfterAll belongs to none, so a gate on FailedCount lets both through.' {
        Get-Count @{ 'a.Tests.ps1' = 'throw 1' } | Should -Be 'Failed', 0, 0, 1, 0
        Get-Count @{ 'a.Tests.ps1' = 'Describe d { AfterAll { throw 1 }; It i { } }' } | Should -Be 'Failed', 0, 1, 0, 1
    }

    It 'Result is Failed as soon as one of the three counts is above 0.' {
        Get-Count @{ 'a.Tests.ps1' = 'Describe d { It i { throw 1 }; It j { } }' } | Should -Be 'Failed', 1, 0, 0, 1
        Get-Count @{ 'a.Tests.ps1' = 'Describe d { It j { } }' } | Should -Be 'Passed', 0, 0, 0, 1
    }

    It '$LASTEXITCODE after Invoke-Pester is that sum.' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { throw 1 }; AfterAll { throw 2 } }'; 'b.Tests.ps1' = 'throw 3' } -Script { Invoke-Pester -Path . -Output None; $LASTEXITCODE }).Value | Should -Be 3
    }

    It 'A wrong path or filter finds no test, nothing fails, and the result is Passed (a path without test files is an error, and there is no result object).' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Configuration @{ Filter = @{ Tag = 'nobody' } } -Inspect { "$($args[0].Result) $($args[0].PassedCount)" }).Value | Should -Be 'Passed 0'
        $run = Invoke-Sample -Script { $null = New-Item empty -ItemType Directory; $result = Invoke-Pester -Path empty -PassThru; $null -eq $result }
        $run.Text | Should -Match 'No test files were found'
        $run.Value[0] | Should -BeTrue
    }

    It 'PassedCount -eq 0 catches both.' {
        Get-Count @{ 'a.Tests.ps1' = 'Describe d { It i -Skip { } }' } | Should -Be 'Passed', 0, 0, 0, 0
    }

    It 'With Run.Exit the number of failures is the exit code, and Linux and macOS keep only its last 8 bits: 256 failures are exit code 0.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -Script { & (Get-Process -Id $PID).Path -NoProfile -Command 'exit 256'; $LASTEXITCODE; & (Get-Process -Id $PID).Path -NoProfile -Command 'exit 257'; $LASTEXITCODE }).Value | Should -Be 0, 1
    }

    It 'Run.Throw = $true in place of the last four lines is as good' {
        foreach ($test in 'throw 1', 'Describe d { AfterAll { throw 1 }; It i { } }', 'Describe d { It i { throw 1 } }') {
            (Invoke-Sample -File @{ 'a.Tests.ps1' = $test } -Configuration @{ Run = @{ Throw = $true } }).Errors | Should -BeLike '*Pester run failed*'
        }
    }

    It 'only the second script decides: its 0 stays 0, any other code becomes 1.' {
        $run = Invoke-Sample -File @{ 'one.ps1' = 'exit 1'; 'three.ps1' = 'exit 3'; 'zero.ps1' = 'exit 0' } -Script { $pwsh = (Get-Process -Id $PID).Path; foreach ($line in './one.ps1; ./three.ps1', './one.ps1; ./zero.ps1', './three.ps1; exit $LASTEXITCODE') { & $pwsh -NoProfile -Command $line; $LASTEXITCODE } }
        $run.Value | Should -Be 1, 0, 3
    }

    It 'The target in the configuration only colors a line.' {
        $run = Invoke-Sample -File @{ 'code.ps1' = 'function Get-A { 1 }'; 'a.Tests.ps1' = 'Describe d { It i { } }' } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './code.ps1'; CoveragePercentTarget = 90; UseBreakpoints = $true } }
        $run.Text | Should -Match 'Covered 0% / 90%'
        $run.Result | Should -Be 'Passed'
    }

    It 'A relative OutputPath is the other cause; it belongs to the folder the run was started in.' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe d { It i { } }' } -Script { $null = New-Item start -ItemType Directory; Set-Location start; [System.Environment]::CurrentDirectory = (Get-Location).Path; Invoke-Pester -Configuration @{ Run = @{ Path = '../tests' }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } } }
        $run.Files.Keys | Should -Contain 'start/r.xml'
    }

    It '$env:TEMP is empty on Linux' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -Script { "$env:TEMP"; Test-Path ([IO.Path]::GetTempPath()) }).Value | Should -Be '', $true
    }
}
