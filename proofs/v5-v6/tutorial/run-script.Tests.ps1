BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $red = 'Describe "Broken" { It "fails" { 1 | Should -Be 2 } }'
    $green = 'Describe "d" { It "one" { }; It "two" { } }'
    $plain = 'Import-Module $env:PROOFS_PESTER; $config = New-PesterConfiguration; $config.Run.Path = "$PSScriptRoot/tests"; Invoke-Pester -Configuration $config'
    # Without a console the tracer ends the run.
    $told = (Get-ChapterFile 'tutorial/run-script')['test.ps1'] -replace 'CodeCoverage\.Enabled = \$true', ('$0' + "`n" + '$$config.CodeCoverage.UseBreakpoints = $$true')
    $module = @{ 'Backup/one.ps1' = 'function Get-One { 1 }'; 'tests/a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/../Backup/one.ps1 }; Describe "d" { It "one" { Get-One }; It "two" { } }' }
    $processes = Invoke-Sample -File ($module + @{ 'plain.ps1' = $plain; 'told.ps1' = $told -replace '(?s)if \(-not \(Get-Module.*?\r?\n\}', 'Import-Module $env:PROOFS_PESTER' }) -Script {
        $pwsh = (Get-Process -Id $PID).Path
        foreach ($script in 'plain', 'told') {
            $null = $null | & $pwsh -NoProfile -File "./$script.ps1"; $LASTEXITCODE
        }
        Set-Content ./tests/Broken.Tests.ps1 'Describe "Broken" { It "fails" { 1 | Should -Be 2 } }'
        foreach ($script in 'plain', 'told') {
            $null = $null | & $pwsh -NoProfile -File "./$script.ps1"; $LASTEXITCODE
        }
    } -Seconds 200
    $terminal = Invoke-Sample -File ($module + @{ 'test.ps1' = $told }) -Script {
        ./test.ps1
        "the terminal is still here: $LASTEXITCODE"
        [xml] $report = Get-Content -Path ./out/testResults.xml -Raw
        "testcases: $($report.SelectNodes('//testcase').Count)"
        $first = Get-Content -Path ./out/testResults.xml -Raw
        ./test.ps1 -Target 101
        "with a target of 101: $LASTEXITCODE"
        Set-Content ./tests/Broken.Tests.ps1 'this is } no test file'
        ./test.ps1
        "with a broken file: $LASTEXITCODE"
        [xml] $report = Get-Content -Path ./out/testResults.xml -Raw
        "made anew: $($first -ne (Get-Content -Path ./out/testResults.xml -Raw))"
    } -Seconds 200
}

Describe 'tutorial/run-script' {
    It 'A server starts such a script in a new process and looks at one number only, the exit code. 0 means that all is well.' -Tag Unproved {
        'https://docs.github.com/actions/how-tos/create-and-publish-actions/set-exit-codes'
    }

    It 'One test is red, and the exit code is 0. The server would show a green mark.' {
        $processes.Value[2] | Should -Be 0
    }

    It 'Pester itself is not at fault: the script did everything it was told to do, without an error of its own. You have to tell the script that a failed run is a failure.' {
        $processes.Value | Should -Be 0, 0, 0, 1
    }

    It 'Run.PassThru makes Invoke-Pester return an object with the result.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $green } -Script {
            $config = New-PesterConfiguration; $config.Run.Path = './a.Tests.ps1'; $config.Output.Verbosity = 'None'
            @(Invoke-Pester -Configuration $config).Count
            $config.Run.PassThru = $true
            (Invoke-Pester -Configuration $config).Result
        }
        $run.Value | Should -Be 0, 'Passed'
    }

    It 'Check Result, not the number of failed tests: when a file cannot be read at all, no test of it fails, and the result is still Failed.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $green; 'b.Tests.ps1' = 'this is } no test file' } -Script { Invoke-Pester -PassThru }
        $run.Failed | Should -Be 0
        $run.Result | Should -Be 'Failed'
    }

    It 'Here the script ran in your own terminal. exit in a script ends the script, not the terminal.' {
        $terminal.Value | Should -Contain 'the terminal is still here: 0'
        $terminal.Value | Should -Contain 'with a broken file: 1'
    }

    It 'A target that is too high shows the second way to fail. Pester on its own would only print the line with the percentage:' {
        $terminal.Value | Should -Contain 'with a target of 101: 2'
        $run = Invoke-Sample -File ($module + @{ 'plain.ps1' = $plain -replace 'Invoke-Pester', '$config.CodeCoverage.Enabled = $true; $config.CodeCoverage.UseBreakpoints = $true; $config.CodeCoverage.Path = "./Backup"; $config.CodeCoverage.CoveragePercentTarget = 101; $config.Run.PassThru = $true; Invoke-Pester' }) -Script { ./plain.ps1 }
        $run.Text | Should -Match 'Covered 100% / 101%'
        $run.Result | Should -Be 'Passed'
    }

    It 'testResults.xml lists each test with its result and its time, coverage.xml each line that holds a command.' {
        $report = [xml] $terminal.Files['out/testResults.xml']
        $report.SelectNodes('//testcase').Count | Should -BeGreaterOrEqual 2
        foreach ($test in $report.SelectNodes('//testcase')) { $test.status, $test.time | Should -Not -BeNullOrEmpty }
        $run = Invoke-Sample -File @{ 'Backup/two.ps1' = "function Get-Two {`n    # a comment`n    1`n`n    2`n}" } -Configuration @{ CodeCoverage = @{ Enabled = $true; UseBreakpoints = $true; Path = './Backup' } } -Test { Describe 'd' { It 'i' { } } }
        ([regex]::Matches($run.Files['coverage.xml'], '<line nr="(\d+)"') | ForEach-Object { $_.Groups[1].Value }) | Should -Be '3', '5'
    }

    It 'The reports are written again in each run' {
        $terminal.Value | Should -Contain 'made anew: True'
    }

    It 'In the JUnit format, each test is an element testcase, and SelectNodes(''//testcase'') of an XML document finds them all.' {
        $terminal.Value | Should -Contain 'testcases: 2'
    }

    It 'This is the number after Tests Passed, since no test failed or was skipped.' {
        $terminal.Text | Should -Match 'Tests Passed: 2'
        $terminal.Value | Should -Contain 'testcases: 2'
        $other = Invoke-Sample { Describe 'd' { It 'passes' { }; It 'is skipped' -Skip { }; It 'fails' { throw 'no' } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'JUnitXml' } }
        $other.Text | Should -Match 'Tests Passed: 1'
        ([xml] $other.Files['testResults.xml']).SelectNodes('//testcase').Count | Should -Be 3
    }
}
