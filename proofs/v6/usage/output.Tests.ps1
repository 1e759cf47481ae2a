BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/output' {
    It 'A failed assertion in a helper function shows only the line of the assertion; Full shows the call of the helper, too.' {
        $code = "Describe 'd' {`n    BeforeAll {`n        function Test-Two (`$Value) {`n            `$Value | Should -Be 2`n        }`n    }`n    It 'i' {`n        Test-Two 2`n        Test-Two 1`n    }`n}"
        $run = Invoke-Sample $code
        $run.Text | Should -Match '\.Tests\.ps1:4\b'
        $run.Text | Should -Not -Match '\.Tests\.ps1:9\b'
        (Invoke-Sample $code -Configuration @{ Output = @{ StackTraceVerbosity = 'Full' } }).Text | Should -Match '\.Tests\.ps1:9\b'
        # An exception shows the call.
        (Invoke-Sample ($code -replace [regex]::Escape('$Value | Should -Be 2'), 'throw "x"')).Text | Should -Match '\.Tests\.ps1:8\b'
    }

    It '[!] | skipped, with the reason that Set-ItResult was given' {
        $run = Invoke-Sample { Describe 'd' { It 'with' { Set-ItResult -Skipped -Because 'no tape' }; It 'without' -Skip { } } }
        $run.Output -match '\[!\] with is' | Should -Match 'no tape'
        $run.Output -match '\[!\] without' | Should -Not -Match 'because'
    }

    It 'Output.ShowTags, since 6.1.0, prints the tags of each block and test after its name. A test shows its own tags, not those of its block. At Normal the tags appear in the lines of failed tests.' {
        $tagged = { Describe 'block' -Tag Outer { It 'test' -Tag Inner { throw 'x' } } }
        foreach ($level in 'Detailed', 'Diagnostic') {
            $run = Invoke-Sample $tagged -Configuration @{ Output = @{ ShowTags = $true; Verbosity = $level } }
            $run.Text | Should -Match 'Describing block \[Tags: Outer\]'
            $run.Text | Should -Match '\[-\] test \[Tags: Inner\]'
        }
        (Invoke-Sample $tagged -Configuration @{ Output = @{ ShowTags = $true; Verbosity = 'Normal' } }).Text | Should -Match '\[-\] block\.test \[Tags: Inner\]'
        (Invoke-Sample $tagged).Text | Should -Not -Match 'Tags:'
    }

    It 'The number after a test is its Duration: the time of your code and of Pester''s own work for the test, BeforeEach and AfterEach included. The result object keeps the two apart as UserDuration and FrameworkDuration.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Start-Sleep -Milliseconds 1100 }; AfterEach { Start-Sleep -Milliseconds 1100 }; It 'slow setup' { } } } -Inspect {
            $test = $args[0].Tests[0]
            [Math]::Abs(($test.Duration - $test.UserDuration - $test.FrameworkDuration).TotalMilliseconds) -lt 1
            $test.UserDuration.TotalMilliseconds -ge 2000
            $test.Duration.TotalSeconds
        }
        $run.Value[0, 1] | Should -Be $true, $true
        [Math]::Abs([double] [regex]::Match($run.Text, 'slow setup ([\d.]+)s').Groups[1].Value - $run.Value[2]) | Should -BeLessThan 0.5
    }

    It 'For a failed assertion the first line repeats the line of code that failed' {
        (Invoke-Sample "Describe 'd' {`n It 'i' {`n  1 | Should-Be 2`n }`n}").Output -match '^\s*at ' | Select-Object -First 1 | Should -Match 'at 1 \| Should-Be 2, .*Sample\.Tests\.ps1:3'
    }

    It 'In a terminal of Visual Studio Code other than the extension terminal, the stack trace stands above the message of a failed test, where the editor''s problem matcher looks for it.' {
        $test = { Describe 'd' { It 'i' { throw 'the message' } } }
        $code, $other = foreach ($environment in @{ TERM_PROGRAM = 'vscode' }, @{}) { (Invoke-Sample $test -Environment $environment).Text }
        $code | Should -Match '(?s)at <ScriptBlock>.*the message'
        $other | Should -Match '(?s)the message.*at <ScriptBlock>'
        $other | Should -Not -Match '(?s)at <ScriptBlock>.*the message'
    }

    It 'Since 6.1.0, a job that you run again with debug logging shows more of the tests, too. GitHub Actions then sets the environment variable RUNNER_DEBUG to 1, and Azure Pipelines sets SYSTEM_DEBUG to true. The output is Diagnostic unless you set Output.Verbosity.' {
        $files = @{ 'A.Tests.ps1' = "Describe 'd' { It 'i' { Write-Verbose 'wordy'; Write-Debug 'bug' } }" }
        foreach ($environment in @{ GITHUB_ACTIONS = 'true'; RUNNER_DEBUG = '1' }, @{ TF_BUILD = 'True'; SYSTEM_DEBUG = 'true' }) {
            $run = Invoke-Sample -File $files -Environment $environment -Script { "$((& { Invoke-Pester -Path ./A.Tests.ps1 } *>&1) -join "`n")" }
            "$($run.Text) $($run.Value)" | Should -Match '(?s)Discovery: .*wordy.*bug'
            $set = Invoke-Sample -File $files -Environment $environment -Script { "$((& { Invoke-Pester -Path ./A.Tests.ps1 -Output Normal } *>&1) -join "`n")" }
            "$($set.Text) $($set.Value)" | Should -Match 'wordy'
            "$($set.Text) $($set.Value)" | Should -Not -Match 'Discovery: '
        }
    }

    It 'Pester also prints what tests and the functions of the file write with Write-Verbose and Write-Debug.' {
        $files = @{ 'A.Tests.ps1' = "Describe 'd' { It 'i' { Write-Verbose 'wordy'; Write-Debug 'bug' } }" }
        foreach ($environment in @{ GITHUB_ACTIONS = 'true'; RUNNER_DEBUG = '1' }, @{ TF_BUILD = 'True'; SYSTEM_DEBUG = 'true' }) {
            $run = Invoke-Sample -File $files -Environment $environment -Script { "$((& { Invoke-Pester -Path ./A.Tests.ps1 } *>&1) -join "`n")" }
            "$($run.Text) $($run.Value)" | Should -Match '(?s)Discovery: .*wordy.*bug'
        }
    }

    It 'Code of a module stays silent, and so do the tests of a parallel run without a line of your own.' {
        $test = 'BeforeAll { Import-Module $PSScriptRoot/Wordy.psm1 }; Describe d { It i { Write-Verbose "plain word"; Write-Module } }'
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = $test; 'B.Tests.ps1' = $test; 'Wordy.psm1' = 'function Write-Module { [CmdletBinding()] param () Write-Verbose "module word" }' } -Environment @{ GITHUB_ACTIONS = 'true'; RUNNER_DEBUG = '1' } -Script {
            foreach ($parallel in $false, $true) {
                foreach ($preference in 'SilentlyContinue', 'Continue') {
                    $global:VerbosePreference = $preference
                    $said = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $parallel } } *>&1
                    "$parallel $preference $(@($said | Where-Object { "$_" -eq 'plain word' }).Count) $(@($said | Where-Object { "$_" -eq 'module word' }).Count)"
                }
            }
        }
        $run.Value | Should -Be 'False SilentlyContinue 2 0', 'False Continue 2 2', 'True SilentlyContinue 0 0', 'True Continue 2 0'
    }

    It 'Output.CIDebugOutput = ''None'' keeps the output as it is without the debug logging.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'd' { It 'i' { Write-Verbose 'wordy' } }" } -Environment @{ GITHUB_ACTIONS = 'true'; RUNNER_DEBUG = '1' } -Script { "$((& { Invoke-Pester -Configuration @{ Output = @{ CIDebugOutput = 'None' } } } *>&1) -join "`n")" }
        "$($run.Text) $($run.Value)" | Should -Match 'Tests Passed: 1'
        "$($run.Text) $($run.Value)" | Should -Not -Match 'wordy|Discovery: '
    }

    It 'Auto may write escape sequences when the output of PowerShell goes into a pipe or a file, too; in PowerShell 7 on Linux it does.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { 1 | Should -Be 2 } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($mode in 'Auto', 'Plaintext') {
                & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Pester -Configuration @{ Run = @{ Path = 'sub' }; Output = @{ RenderMode = '$mode' } }" > run.log
                [System.IO.File]::ReadAllText("$PWD/run.log").Contains([char] 27)
            }
        }
        $run.Value | Should -Be $true, $false
    }

    It 'Tests completed in adds up all files, discovery included; for a parallel run it is the time that passed.' {
        $run = Invoke-Sample -Seconds 240 -File @{ 'sub/a.Tests.ps1' = 'Start-Sleep -Seconds 3; Describe "d" { It "i" { Start-Sleep -Seconds 3 } }'; 'sub/b.Tests.ps1' = 'Start-Sleep -Seconds 3; Describe "d" { It "i" { Start-Sleep -Seconds 3 } }' } -Script {
            foreach ($parallel in $true, $false) {
                $watch = [System.Diagnostics.Stopwatch]::StartNew()
                $text = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; Parallel = $parallel }; Output = @{ Verbosity = 'Normal'; RenderMode = 'Plaintext' } } 6>&1 | Out-String
                $seconds = [double] [regex]::Match($text, 'Tests completed in ([\d.]+)s').Groups[1].Value
                "parallel $parallel all $($seconds -ge 12) passed $($seconds -le $watch.Elapsed.TotalSeconds -and $seconds -ge 6)"
            }
        }
        $run.Value[0] | Should -BeLike 'parallel True * passed True'
        $run.Value[1] | Should -BeLike 'parallel False all True *'
    }

    It 'In a parallel run these lines come too late, with the results: switch the parallel run off for the search.' {
        foreach ($parallel in $true, $false) {
            $text = (Invoke-Sample { Describe 'd' { It 'hangs' { Write-Host 'said in the test' } } } -Configuration @{ Run = @{ Parallel = $parallel }; Debug = @{ ShowStartMarkers = $true } }).Text
            $text | Should -Match '\[\|\] hangs\.\.\.'
            $text.IndexOf('[|] hangs') -gt $text.IndexOf('said in the test') | Should -Be $parallel
        }
    }

    Context 'a file that hangs while it is discovered' {
        BeforeAll {
            $files = @{ 'A.Tests.ps1' = "Describe 'a' { It 'i' { } }"; 'B.Tests.ps1' = "Write-Host 'said: here'; Describe 'b' { It 'j' { } }" }
        }

        It 'the result of a test | AfterAll, or BeforeAll of the next block; or the next file, while it is discovered' {
            foreach ($verbosity in 'Normal', 'Detailed') {
                $before = ((Invoke-Sample -File $files -Configuration @{ Output = @{ Verbosity = $verbosity } }).Text -split 'said: here')[0]
                $before | Should -Not -Match 'B\.Tests\.ps1' -Because $verbosity
                $before | Should -Match 'A\.Tests\.ps1' -Because $verbosity
            }
        }

        It 'Running tests from 2 files. | the first file, while it is discovered; or a later one, if none before it had a test to run' {
            $b = $files['B.Tests.ps1']
            $cases = @(
                @{ a = $b; said = $true }
                @{ a = "Describe 'a' { }"; said = $true }
                @{ a = "Describe 'a' { It 'left' -Tag Out { } }"; said = $true }
                @{ a = "Describe 'a' { It 'i' { } }"; said = $false }
                @{ a = "Describe 'a' { It 'i' -Skip { } }"; said = $false }
            )
            foreach ($case in $cases) {
                $text = (Invoke-Sample -File @{ 'A.Tests.ps1' = $case.a; 'B.Tests.ps1' = $b } -Configuration @{ Filter = @{ ExcludeTag = 'Out' } }).Text
                $text -match 'Running tests from 2 files\.\s+said: here' | Should -Be $case.said -Because $case.a
            }
        }

        It 'Discovery: Discovering tests in …, only with -Output Diagnostic | this file, while it is discovered' {
            (Invoke-Sample -File $files -Configuration @{ Output = @{ Verbosity = 'Diagnostic' } }).Text | Should -Match '(?s)Discovery: Discovering tests in .*B\.Tests\.ps1.*said: here'
            (Invoke-Sample -File $files -Configuration @{ Output = @{ Verbosity = 'Detailed' } }).Text | Should -Not -Match 'Discovery: '
        }
    }
}
