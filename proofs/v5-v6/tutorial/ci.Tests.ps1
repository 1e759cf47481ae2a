BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $files = Get-ChapterFile 'tutorial/ci'
    # Without a console the tracer ends the run.
    $told = $files['test.ps1'] -replace 'CodeCoverage\.Enabled = \$true', ('$0' + "`n" + '$$config.CodeCoverage.UseBreakpoints = $$true')
    $red = 'Describe "Broken" { It "fails" { 1 | Should -Be 2 } }; Describe "d" { It "one" { } }'
    $atHome = Invoke-Sample $red
    $github = Invoke-Sample $red -Environment @{ GITHUB_ACTIONS = 'true' }
    $summary = Invoke-Sample -File @{ 'test.ps1' = $told; 'Backup/one.ps1' = 'function Get-One { 1 }'; 'tests/a.Tests.ps1' = $red } -Script {
        $env:GITHUB_STEP_SUMMARY = "$PWD/summary.md"
        ./test.ps1
        "exit code $LASTEXITCODE"
        $env:GITHUB_STEP_SUMMARY = $null
    }
}

Describe 'tutorial/ci' {
    It 'GitHub looks for workflows in .github/workflows.' -Tag Unproved {
        'https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax'
    }

    It 'This one runs on three systems, the matrix:' {
        $files['.github/workflows/test.yml'] | Should -Match 'matrix:\s+os: \[windows-latest, ubuntu-latest, macos-latest\]'
    }

    It 'fail-fast: false: when one system fails, the others go on, and you see whether all of them fail.' -Tag Unproved {
        'https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstrategyfail-fast'
    }

    It 'shell: pwsh: PowerShell 7 on every system. Without it, Linux and macOS would use Bash.' -Tag Unproved {
        'https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell'
    }

    It 'if: ${{ !cancelled() }}: without it, the reports are left out when a test fails.' -Tag Unproved {
        'https://docs.github.com/actions/reference/workflows-and-actions/expressions#status-check-functions'
    }

    It 'Pester recognizes GitHub by the variable GITHUB_ACTIONS, and then marks failures so that GitHub finds them.' {
        $github.Text | Should -Match '(?m)^\s*::error::\[-\] (Broken\.)?fails'
        $atHome.Text | Should -Not -Match '::error::'
        @($github.Output -match '::error::').Count | Should -Be 1
    }

    It 'GitHub turns each line with ::error:: into a red mark on the page of the run, and the exit code into a red cross.' -Tag Unproved {
        'https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message'
    }

    It 'The page of a run has room for a summary. What a script writes to the file whose path is in GITHUB_STEP_SUMMARY appears there:' -Tag Unproved {
        'https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#adding-a-job-summary'
    }

    It 'Try this on your own computer, too:' {
        $summary.Files['summary.md'] | Should -Match '^1 passed, 1 failed, 0 skipped\s+- :x: Broken\.fails'
    }

    It 'After a minute or two, three jobs are green: your tests ran on Windows, Linux and macOS.' -Tag Unproved {
        'https://docs.github.com/actions/how-tos/write-workflows/choose-what-workflows-do/run-job-variations'
    }

    It 'The reports are at the bottom of the page, under Artifacts.' -Tag Unproved {
        'https://docs.github.com/actions/how-tos/manage-workflow-runs/download-workflow-artifacts'
    }

    It 'files are not found, on Linux only | upper and lower case matter there | write the name in the same case as the file has it' {
        $run = Invoke-Sample -File @{ 'notes.txt' = 'x' } -Script { Test-Path ./notes.txt; Test-Path ./NOTES.txt }
        $run.Value | Should -Be $true, (-not $IsLinux)
    }

    It 'No test files were found | the path begins in a different folder | begin paths with $PSScriptRoot' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe "d" { It "i" { } }'; 'away/readme.txt' = 'x'; 'root.ps1' = 'Invoke-Pester -Path $PSScriptRoot/tests -Output None -PassThru' } -Script {
            Set-Location ./away
            (../root.ps1).PassedCount
            Invoke-Pester -Path ./tests
        }
        $run.Value | Should -Be 1
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
    }

    It 'a date or a number is written differently | the server uses another language | compare values, not their text' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $before = [cultureinfo]::CurrentCulture; [cultureinfo]::CurrentCulture = 'de-DE' }
                AfterAll { [cultureinfo]::CurrentCulture = $before }
                It 'text' { (1.5).ToString() | Should -Be '1.5' }
                It 'value' { 1.5 | Should -Be 1.5 }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'a test passes only on your computer | it used something of your session or disk | run it in a new terminal; make what it needs in its setup' {
        $test = { Describe 'd' { It 'i' { $env:PROOF_HOME | Should -Be 'set' } } }
        (Invoke-Sample $test -Environment @{ PROOF_HOME = 'set' }).Passed | Should -Be 1
        (Invoke-Sample $test).Failed | Should -Be 1
    }

    It 'the job is green with red tests | a program that ran after the tests set the exit code to 0 | end the script with exit 1, as in the chapter before' {
        $summary.Value | Should -Contain 'exit code 1'
        # GitHub runs a step with `shell: pwsh` as pwsh -command ". 'file'", and writes the last line of that file itself.
        $run = Invoke-Sample -Seconds 120 -File @{ 'a.Tests.ps1' = $red } -Script {
            $program = (Get-Process -Id $PID).Path
            $import = "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; "
            foreach ($end in '', "; & '$program' -NoProfile -Command 'exit 0'", "; `$failed = `$LASTEXITCODE; & '$program' -NoProfile -Command 'exit 0'; if (`$failed) { exit 1 }") {
                Set-Content -Path test.ps1 -Value "Invoke-Pester -Path ./a.Tests.ps1 -Output None$end"
                Set-Content -Path step.ps1 -Value "`$ErrorActionPreference = 'stop'", "$import./test.ps1", 'if ((Test-Path -LiteralPath variable:\LASTEXITCODE)) { exit $LASTEXITCODE }'
                $null = & $program -NoProfile -Command ". './step.ps1'"
                $LASTEXITCODE
            }
        }
        $run.Value | Should -Be 1, 0, 1
    }

    It 'You have a module of five commands, and tests for each of them. The tests leave nothing on your disk and send nothing over the network.' {
        foreach ($command in 'Test-BackupAge', 'Get-Backup', 'New-Backup', 'Remove-OldBackup', 'Send-BackupReport') {
            $files["tests/$command.Tests.ps1"] | Should -Match $command
            $files['Backup/Backup.psd1'] | Should -Match "'$command'"
        }
        $files['tests/Send-BackupReport.Tests.ps1'] | Should -Match 'Mock -ModuleName Backup Invoke-RestMethod'
    }

    It 'The shell is called powershell, and the command that installs Pester is Install-Module.' -Tag Unproved {
        'https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell'
    }

    It 'Windows comes with a Pester 3.4.0 that is signed by another publisher, so Install-Module needs -SkipPublisherCheck.' -Tag Unproved {
        'https://pester.dev/docs/introduction/installation'
    }

    It 'Continuous integration, CI, is a server that runs your tests for each change, including on systems that you do not have. Your script already does the work.' {
        $files['.github/workflows/test.yml'] | Should -Match '(?m)^\s*(push|pull_request):?'
        $files['.github/workflows/test.yml'] | Should -Match 'run: \./test\.ps1'
    }
}
