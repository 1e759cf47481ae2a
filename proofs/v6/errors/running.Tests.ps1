BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/running' {
    It 'Cause: The label after break or continue belongs to no loop around that statement. In the body of a Describe or Context there is no message: the whole run ends without a result. In 6.1.0-rc1, the message also takes the place of the error of a failing BeforeAll, or of an expression that fails in the name of a block. This is a fault of that release.' {
        $run = Invoke-Sample { Describe 'd' { It 'label' { foreach ($n in 1) { break nowhere } } }; Describe 'e' { BeforeAll { throw 'real error' }; It 'i' { } }; Describe 'f' { It 'right' { :files foreach ($n in 1) { break files } } } }
        $run.Messages -like 'A ''break'' or ''continue'' statement with a label*' | Should -HaveCount 2
        (Invoke-Sample { Describe 'g <_.Nope()>' -ForEach 1 { It 'i' { } } }).Messages | Should -BeLike "A 'break' or 'continue' statement with a label*"
        (Invoke-Sample { Describe 'g' { It 'i <_.Nope()>' -ForEach 1 { } } }).Messages | Should -BeLike '*does not contain a method named*'
        $ended = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { }; if ($env:PROOF_BREAK) { break nowhere } }' } -Script {
            $manifest = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
            Set-Content run.ps1 "Import-Module '$manifest'; Invoke-Pester -Path a.Tests.ps1 -Output Normal; Write-Host 'went on'"
            $pwsh = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            foreach ($value in '', 'yes') { $env:PROOF_BREAK = $value; "$(& $pwsh -NoProfile -File ./run.ps1)" }
        }
        $ended.Value[0] | Should -Match 'Tests Passed: 1.*went on'
        $ended.Value[1] | Should -Not -Match 'break|Tests Passed|went on'
        $run.Text | Should -Not -Match 'real error'
        Assert-TestPassed $run 'right'
    }

    It 'When your code has no such label, run the file alone, without Run.Parallel: $Error then shows the error itself below this message.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { BeforeAll { throw "the cause" }; It i { } }; Describe "g <_.Nope()>" -ForEach 1 { It i { } }; Describe h { It fails { 1 | Should -Be 2 } }' } -Script {
            foreach ($parallel in $false, $true) {
                $Error.Clear()
                Invoke-Pester -Configuration @{ Run = @{ Path = 'a.Tests.ps1'; Parallel = $parallel }; Output = @{ Verbosity = 'Normal' } }
                "$($Error.Exception.Message)"
            }
        }
        $run.Value[0] | Should -Match "'break' or 'continue' statement with.*Nope.*'break' or 'continue' statement with(?!.*'break').* the cause$"
        $run.Value[0] | Should -Match '^Expected 2'
        $run.Value[1] | Should -Not -Match 'the cause|Nope'
    }

    It 'Cause: An assertion is directly in the body of Describe, not in an It or a setup block, so Pester checks it during discovery. When the assertion fails, the file counts as failed, and what comes below the assertion is not found.' {
        $run = Invoke-Sample { Describe 'd' { It 'before' { }; 1 | Should-Be 2; It 'below' { } } }
        $run.Tests.Name | Should -Be 'before'
        $run.Result | Should -Be 'Failed'
    }

    It 'Cause: The Pending result was dropped in v6.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Pending } } }).Failed | Should -Be 1
        (Invoke-Sample -Script { (Get-Command Set-ItResult).Parameters.ContainsKey('Pending') }).Value | Should -Be $false
    }

    It 'Cause: Only files can be spread over several runspaces.' {
        $run = Invoke-Sample -Script { Invoke-Pester -Configuration @{ Run = @{ Container = (New-PesterContainer -ScriptBlock { Describe 'd' { It 'i' { } } }); Parallel = $true }; Output = @{ Verbosity = 'None' } } }
        "$($run.Errors) $($run.Warnings) $($run.Text)" | Should -Match 'Run\.Parallel currently parallelizes only file-based runs'
    }

    It 'Cause: Stopping the whole run after one failure and running in parallel exclude each other.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Configuration @{ Run = @{ Parallel = $true; SkipRemainingOnFailure = 'Run' } }
        "$($run.Errors) $($run.Warnings) $($run.Text)" | Should -Match 'SkipRemainingOnFailure'
    }

    It 'Cause: A parallel run with coverage was requested in Pester 6.0.0, which falls back to one file after the other. Pester 6.1.0 measures coverage in parallel runs and no longer prints the message. The text is in src/Main.ps1 of the source of 6.0.0.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.0.0/src/Main.ps1; the proofs of usage/parallel hold the part about 6.1.0'
    }

    It 'Cause: The run is in Windows PowerShell 5.1, which has no parallel ForEach-Object. The tests ran anyway, one file after the other. The text comes from src/Main.ps1 in the source of Pester.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/src/Main.ps1'
    }

    It 'Fix: Correct the label.' {
        (Invoke-Sample { Describe 'd' { It 'i' { :files foreach ($file in 'a', 'b') { if ($file -eq 'a') { break files } }; $file | Should -Be 'a' } } }).Passed | Should -Be 1
    }

    It 'Cause: A BeforeAll or AfterAll of the block threw or recorded a failure, or an expression in its name failed. After a BeforeAll that threw, or a name that failed, the tests of the block are not run.' {
        foreach ($name in 'BeforeAll', 'AfterAll') { (Invoke-Sample "Describe 'd' { $name { throw 'broke' }; It 'i' { } }").Text | Should -Match '\[-\] Describe d failed' }
        foreach ($name in 'BeforeAll', 'AfterAll') { (Invoke-Sample "Describe 'd' { $name { 1 | Should -Be 2 -ErrorAction Continue }; It 'i' { Write-Host 'said: body' } }").Text | Should -Match '(?s)said: body.*\[-\] Describe d failed|\[-\] Describe d failed.*said: body' }
        (Invoke-Sample { Describe 'd' { BeforeEach { throw 'broke' }; It 'i' { } } }).Text | Should -Not -Match '\[-\] Describe d failed'
        (Invoke-Sample { Describe 'd' { BeforeAll { throw 'broke' }; It 'one' { Write-Host 'said: body' } } }).Text | Should -Not -Match 'said: body'
        $run = Invoke-Sample { Describe 'd <_.Nope()>' -ForEach 1 { It 'one' { Write-Host 'said: body' } } }
        $run.Text | Should -Match '\[-\] Describe d .*failed'
        $run.Text | Should -Not -Match 'said: body'
        $run.Failed | Should -Be 1
    }

    It 'Cause: A Describe, Context or It is nested in an It. An It cannot hold a block or another test. The outer It passes, the inner test does not run, and the tests after it in the same block fail.' {
        foreach ($inner in 'Describe i { It inner { throw 1 } }', 'Context i { It inner { throw 1 } }', 'It inner { throw 1 }') {
            $run = Invoke-Sample "Describe 'd' { It 'outer' { $inner }; It 'after' { } }; Describe 'e' { It 'other' { } }"
            ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) -join ', ' | Should -Be 'outer Passed, after Failed, inner NotRun, other Passed'
            $run.Messages | Should -Match 'Collection was modified'
        }
    }

    It 'Cause: Code that runs around the tests returned something, here Pester.BeforeContainer.ps1. The results of the tests are not affected.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -File @{ 'Pester.BeforeContainer.ps1' = '"logs are empty"' } -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; RepoRoot = "$PWD"; PassThru = $true } } }
        "$($run.Warnings) $($run.Text)" | Should -Match "unexpected output.*'logs are empty'"
        $run.Passed | Should -Be 1
    }

    It 'For a failed BeforeAll or name, 6.1.0-rc1 shows another message in place of this error.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { throw 'real' }; It 'i' { } } }).Messages | Should -BeLike "A 'break' or 'continue' statement*"
        (Invoke-Sample { Describe 'd <_.Nope()>' -ForEach 1 { It 'i' { } } }).Messages | Should -BeLike "A 'break' or 'continue' statement*"
        (Invoke-Sample { Describe 'd' { AfterAll { throw 'real' }; It 'i' { } } }).Messages | Should -Be 'real'
        (Invoke-Sample { Describe 'd' { BeforeEach { throw 'real' }; It 'i' { } } }).Messages | Should -Be 'real'
    }

    It 'With one script block among the containers, the files also run one after the other.' {
        $run = Invoke-Sample -File @{ 'a.ps1' = 'Describe d { It i { } }'; 'b.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Configuration @{ Run = @{ Path = './a.ps1', './b.ps1'; ScriptBlock = { Describe 'd' { It 'i' { } } }; Parallel = $true } } }
        $run.Text | Should -Match 'Running tests from 3 files\.\s'
        $run.Text | Should -Not -Match 'in parallel\.'
    }

    It 'or New-PesterContainer -Path where they need data.' {
        $run = Invoke-Sample -File @{ 'a.ps1' = 'param($Name) Describe d { It i { $Name | Should -Be x } }' } -Script { Invoke-Pester -Configuration @{ Run = @{ Container = (New-PesterContainer -Path ./a.ps1 -Data @{ Name = 'x' }); Parallel = $true } } }
        $run.Text | Should -Match 'Running tests from 1 files in parallel'
        $run.Text | Should -Match 'Tests Passed: 1'
    }
}
