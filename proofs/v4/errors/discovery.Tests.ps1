BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $none = Invoke-Sample -File @{ 'a.Tests.ps1' = "BeforeEach { Write-Host 'ran outside' }; Describe 'd' { It 'i' { 1 | Should -Be 1 } }"; 'b.txt' = '1' } -Script {
        foreach ($code in { BeforeEach { } }, { It 'i' { } }, { Mock Get-Date { } }, { Context 'c' { } }) { try { & $code } catch { "$_" } }
        Invoke-Pester -Script ./a.Tests.ps1 -PassThru
    }
}

Describe 'errors/discovery' {
    It 'The run leaves the path out and stays green, so -EnableExit alone exits with 0.' {
        foreach ($case in @('./none', 0, 0), @('./none, ./Sample.Tests.ps1', 1, 1)) {
            $run = Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -File @{ 'run.ps1' = "`$result = Invoke-Pester -Script $($case[0]) -Show None -PassThru; `$result.TotalCount" } -Script { ./run.ps1 }
            $run.Value | Should -Be $case[1]; "$($run.Errors)" | Should -Match 'none. because it does not exist'
            $run = Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -File @{ 'run.ps1' = "Import-Module `$args[0]; Invoke-Pester -Script $($case[0]) -Show None -EnableExit" } -Script {
                $null = & (Get-Process -Id $PID).Path -NoProfile -File ./run.ps1 ((Get-Module Pester).Path -replace 'psm1$', 'psd1') 2>&1
                $LASTEXITCODE
            }
            $run.Value | Should -Be $case[2]
        }
    }

    It 'Cause: The test path does not exist relative to the current location.' {
        (Invoke-Sample -File @{ 'in/a.Tests.ps1' = "Describe 'd' { It 'i' { 1 | Should -Be 1 } }" } -Script { Invoke-Pester -Script ./a.Tests.ps1 -Show None }).Errors | Should -BeLike "Cannot find path '*a.Tests.ps1' because it does not exist.*"
    }

    It '-Skip is a switch. Without a colon, a condition after a blank or in parentheses is the next argument, and PowerShell reads it as the script block.' {
        foreach ($skip in '-Skip $old', '-Skip($old)') {
            "$((Invoke-Sample "Describe 'd' { `$old = `$true; It 'i' $skip { 1 } }").Messages)" | Should -Match 'parameter ''Test''. Cannot convert value "True"'
        }
        (Invoke-Sample "Describe 'd' { `$old = `$true; It 'i' -Skip:`$old { 1 } }").Tests.Result | Should -Be 'Skipped'
    }

    It 'Cause: The file passed to Invoke-Pester has another extension.' {
        (Invoke-Sample -File @{ 'b.txt' = '1' } -Script { Invoke-Pester -Script ./b.txt -Show None }).Errors | Should -BeLike "Script path '*b.txt' is not a ps1 file."
    }

    It 'Cause: A command such as BeforeEach, It or Mock was called while no run was active, often by starting the lines alone from an editor. Context then says Cannot convert the "SessionState" value of type "System.String". In a run, a setup command outside of every block gives no error, and its code never runs.' {
        $none.Value[3] | Should -Match 'Cannot convert the "SessionState" value of type "System.String"'
        $none.Value[0..2] | Should -Be 'The BeforeEach command may only be used from a Pester test script.', 'The It command may only be used from a Pester test script.', 'The Mock command may only be used from a Pester test script.'
        $none.Passed, $none.Failed | Should -Be 1, 0
        $none.Text | Should -Not -Match 'ran outside'
        (Invoke-Sample { Context 'c' { BeforeEach { $script:ran = 1 }; It 'i' { $ran | Should -Be 1 } } }).Passed | Should -Be 1
    }

    It 'Cause: Invoke-Gherkin was asked for the scenarios that failed last. In this session there was no run, or none failed in the last one.' {
        $repaired = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a step`n"; 'a.Steps.ps1' = 'Given "a step" { throw 1 }' } -Script {
            Invoke-Gherkin
            Set-Content a.Steps.ps1 'Given "a step" { }'
            (Invoke-Gherkin -FailedLast -PassThru).PassedCount
            Invoke-Gherkin -FailedLast
        }
        $repaired.Errors | Should -Be 'There are no existing failed tests to re-run.'
        (Invoke-Sample -Script { Invoke-Gherkin -FailedLast }).Errors | Should -Be 'There are no existing failed tests to re-run.'
    }

    It 'Cause: A .feature file is not valid Gherkin, so none of its scenarios ran. The run stays green: the file adds no failed step, so -EnableExit alone exits with 0.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a step`n    a stray line`n"; 'a.Steps.ps1' = 'Given "a step" { throw 1 }' } -Script { (Invoke-Gherkin -EnableExit -PassThru).FailedCount }
        $run.Value | Should -Be 0; $run.ExitCode | Should -BeIn $null, 0; "$($run.Errors)" | Should -BeLike "*Skipped '*a.feature' because of parser error*"
        $run = Invoke-Sample -File @{ 'a.feature' = 'Backups are kept' } -Script { (Invoke-Gherkin -PassThru).TotalCount }
        $run.Value | Should -Be 0
        "$($run.Text) $($run.Errors) $($run.Warnings)" | Should -BeLike "*Skipped '*a.feature' because of parser error*"
    }

    It 'Or the block has no name: in Describe { It ''works'' { } }, PowerShell reads the script block as the name.' {
        (Invoke-Sample "Describe { It 'works' { } }").Messages | Should -BeLike '*No test fixture is provided*'
    }

    It 'Or the test has no name: in It { 1 | Should -Be 1 }, PowerShell reads the script block as the name.' {
        (Invoke-Sample "Describe 'd' { It { 1 | Should -Be 1 } }").Messages | Should -BeLike '*No test script block is provided*'
    }

    It 'Cause: Describe and Context are commands, so a brace on its own line is not part of the call.' {
        (Invoke-Sample "Describe 'd'`n{ It 'i' { } }").Messages | Should -BeLike '*No test fixture is provided. (Have you put the open curly brace on the next line?)*'
        (Invoke-Sample "Describe 'd' {`nContext 'c'`n{ It 'i' { } }`n}").Messages | Should -BeLike '*No test fixture is provided. (Have you put the open curly brace on the next line?)*'
    }

    It 'Cause: The script block of an It begins on the next line, so it is not part of the call.' {
        (Invoke-Sample "Describe 'd' {`nIt 'i'`n{ }`n}").Messages | Should -BeLike '*No test script block is provided. (Have you put the open curly brace on the next line?)*'
    }

    It 'Cause: Describe or Context was written without a name and its body ended up as the name.' {
        (Invoke-Sample "Describe {`n It 'i' { }`n}").Messages | Should -BeLike '*Test fixture name has multiple lines and no test fixture is provided.*'
        (Invoke-Sample "Describe 'd' { Context {`n It 'i' { }`n} }").Messages | Should -BeLike '*Test fixture name has multiple lines and no test fixture is provided.*'
    }

    It 'Cause: v4 filters by the tags of the outermost group only.' {
        $run = Invoke-Sample { Describe 'd' { Context 'c' -Tag inner { It 'i' { 1 | Should -Be 1 } } } } -Configuration @{ Tag = 'inner' }
        $run.Passed | Should -Be 0
        (Invoke-Sample { Describe 'd' { Context 'c' -Tag inner { It 'i' { 1 | Should -Be 1 } } } }).Warnings | Should -BeLike '*Tags are only effective on the outermost test group, for now.'
    }

    It 'Cause: An It has no name, so PowerShell reads the script block as the name.' {
        (Invoke-Sample "Describe 'd' {`n It {`n 1 | Should -Be 1 `n}`n}").Failed | Should -Be 1
    }

    It 'For Describe and Context the message is No test fixture is provided.' {
        foreach ($block in 'Describe', 'Context') { (Invoke-Sample "Describe 'd' { $block 'x'`n { } }").Messages | Should -Be 'No test fixture is provided. (Have you put the open curly brace on the next line?)' }
        (Invoke-Sample "Describe 'd' { It 'x'`n { } }").Messages | Should -BeLike 'No test script block is provided.*'
    }

    It 'Fix: Begin the file with Feature:, each scenario with Scenario:, and each line below a step with a word such as And, unless it belongs to a table or a text.' {
        $steps = 'Given "a step" { }; Given "a table" { param ($Table) }; Given "a text" { param ($Text) }'
        foreach ($line in 'And a step', "Given a table`n      | a |`n      | 1 |", "Given a text`n      `"`"`"`n      free`n      `"`"`"") {
            (Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a step`n    $line`n"; 'a.Steps.ps1' = $steps } -Script { (Invoke-Gherkin -PassThru -Show None).PassedCount }).Value | Should -Be 2 -Because $line
        }
        foreach ($text in "Backups`n  Scenario: One`n    Given a step`n", "Feature: A`n  Scenario One`n    Given a step`n", "Feature: A`n  Scenario: One`n    Given a step`n    a step`n") {
            $run = Invoke-Sample -File @{ 'a.feature' = $text; 'a.Steps.ps1' = $steps } -Script { (Invoke-Gherkin -PassThru -Show None).TotalCount }
            $run.Value | Should -Be 0 -Because $text
        }
    }

    It 'Invoke-Gherkin -ErrorAction Stop ends the run with this error.' {
        $run = Invoke-Sample -File @{ 'a.feature' = 'Backups are kept' } -Script { try { Invoke-Gherkin -Show None -ErrorAction Stop; 'went on' } catch { "ended: $_" } }
        $run.Value | Should -BeLike 'ended: Skipped * because of parser error.*'
    }

    It 'For a text, a number or an object, the message goes on with Cannot convert the "`<value`>" value of type "`<type`>". When the condition is $null, the message is A positional parameter cannot be found that accepts argument, with the code of the test after it.' {
        foreach ($skip in '-Skip $value', '-Skip($value)') {
            "$((Invoke-Sample "Describe 'd' { `$value = 'true'; It 'i' $skip { 1 } }").Messages)" | Should -Match 'parameter ''Test''. Cannot convert the "true" value of type "System.String" to type "System.Management.Automation.ScriptBlock"'
            "$((Invoke-Sample "Describe 'd' { `$value = 5; It 'i' $skip { 1 } }").Messages)" | Should -Match 'Cannot convert the "5" value of type "System.Int32" to type'
            "$((Invoke-Sample "Describe 'd' { `$value = Get-Item .; It 'i' $skip { 1 } }").Messages)" | Should -Match 'value of type "System.IO.DirectoryInfo" to type'
            "$((Invoke-Sample "Describe 'd' { `$value = `$true; It 'i' $skip { 1 } }").Messages)" | Should -Match 'Cannot convert value "True" to type'
            "$((Invoke-Sample "Describe 'd' { It 'i' $($skip.Replace('value', 'unset')) { 'the code' } }").Messages)" | Should -Match "positional parameter cannot be found that accepts argument ' 'the code' '"
        }
    }

    It 'A text, a number or an object must become a Boolean, -Skip:([bool] $env:CI). -Skip:$env:CI fails with Cannot process argument transformation on parameter ''Skip'' where the variable is set.' {
        $test = { Describe 'd' { It 'i' -Skip:$env:CI { 1 } } }
        (Invoke-Sample $test).Passed | Should -Be 1
        "$((Invoke-Sample $test -Environment @{ CI = 'true' }).Messages)" | Should -Match "Cannot process argument transformation on parameter 'Skip'"
        foreach ($value in '5', '(Get-Item .)') {
            "$((Invoke-Sample "Describe 'd' { `$value = $value; It 'i' -Skip:`$value { 1 } }").Messages)" | Should -Match "Cannot process argument transformation on parameter 'Skip'"
            (Invoke-Sample "Describe 'd' { `$value = $value; It 'i' -Skip:([bool] `$value) { 1 } }").Skipped | Should -Be 1
        }
        $test = { Describe 'd' { It 'i' -Skip:([bool] $env:CI) { 1 } } }
        (Invoke-Sample $test).Passed | Should -Be 1
        (Invoke-Sample $test -Environment @{ CI = 'true' }).Skipped | Should -Be 1
    }

    It 'When the message comes from a test, a command such as Get-Content did not find its path. A relative path counts from the current location, not from the test file.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe d { It relative { Get-Content ./data.txt -ErrorAction Stop }; It root { Get-Content $PSScriptRoot/data.txt -ErrorAction Stop } }'; 'sub/data.txt' = 'x' }
        @($run.Tests.Result) | Should -Be 'Failed', 'Passed'
        "$($run.Messages)" | Should -BeLike "Cannot find path '*' because it does not exist.*"
    }
}
