BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    function Get-FirstMessage ([string] $Test) { (Invoke-Sample $Test).Messages | Select-Object -First 1 }
}

Describe 'errors/discovery' {
    It 'Describe and Context are commands, so a brace on its own line is not part of the call.' {
        "$((Invoke-Sample "Describe 'd'`n{`nIt 'i' { }`n}").Messages)" | Should -Match 'No test fixture'
    }

    It 'BeforeDiscovery and InModuleScope, a brace on the next line has another effect' {
        (Invoke-Sample "Describe 'd' {`nBeforeDiscovery`n{ `$x = 1 }`nIt 'i' { } }").Messages | Should -BeLike '*missing mandatory parameters: ScriptBlock.*'
        (Invoke-Sample "Describe 'd' {`nBeforeDiscovery {`n`$x = 1 }`nIt 'i' { } }").Messages | Should -BeNullOrEmpty
    }

    It 'The script block of It is on the next line, so the command is called without one.' {
        "$((Invoke-Sample "Describe 'd' {`nIt 'i'`n{ }`n}").Messages)" | Should -Match 'No test script ?block'
    }

    It 'Or the block has no name: in Describe { It ''works'' { } }, PowerShell reads the script block as the name.' {
        "$((Invoke-Sample "Describe { It 'works' { } }").Messages)" | Should -Match 'No test fixture'
    }

    It 'Or the test has no name: in' {
        "$((Invoke-Sample "Describe 'd' { It { 1 | Should -Be 1 } }").Messages)" | Should -Match 'No test script ?block'
    }

    It 'When the condition is $null, the message for It is A positional parameter cannot be found that accepts argument, with the code of the test after it. For Describe and Context, the message is then Cannot validate argument on parameter ''Fixture''. The argument is null.' {
        foreach ($skip in '-Skip $unset', '-Skip($unset)') {
            "$((Invoke-Sample "Describe 'd' { It 'i' $skip { 'the code' } }").Messages)" | Should -Match "positional parameter cannot be found that accepts argument ' 'the code' '"
            foreach ($block in 'Describe', 'Context') {
                $text = "$((Invoke-Sample "$block 'd' $skip { It 'i' { 'the code' } }").Messages)"
                $text | Should -Match "Cannot validate argument on parameter 'Fixture'\. The argument is null\."
                $text | Should -Not -Match 'positional parameter'
            }
        }
        (Invoke-Sample "Describe 'd' { It 'i' -Skip:`$unset { 1 } }").Tests.Result | Should -Be 'Passed'
    }

    It 'Cause: -Skip is a switch. Without a colon, a condition after a blank or in parentheses is the next argument, and PowerShell reads it as the script block. The second word of a name without quotes is read as the script block, too: It works well { }.' {
        "$((Invoke-Sample "Describe 'd' { `$text = 'true'; It 'i' -Skip `$text { } }").Messages)" | Should -Match 'parameter ''Test''. Cannot convert the "true" value of type "System.String" to type "System.Management.Automation.ScriptBlock"'
        "$((Invoke-Sample "`$text = 'true'; Describe 'd' -Skip `$text { It 'i' { } }").Messages)" | Should -Match 'parameter ''Fixture''. Cannot convert the "true" value of type "System.String"'
        foreach ($skip in '-Skip $old', '-Skip($old)') {
            "$((Invoke-Sample "Describe 'd' { `$old = `$true; It 'i' $skip { } }").Messages)" | Should -Match 'parameter ''Test''. Cannot convert value "True"'
        }
        foreach ($block in 'Describe', 'Context') {
            "$((Invoke-Sample "`$old = `$true; $block 'd' -Skip `$old { It 'i' { } }").Messages)" | Should -Match 'parameter ''Fixture''. Cannot convert value "True"'
        }
        (Invoke-Sample "Describe 'd' { `$old = `$true; It 'i' -Skip:`$old { } }").Tests.Result | Should -Be 'Skipped'
    }

    It 'For a text, the message goes on with Cannot convert the "`<value`>" value of type "System.String".' {
        "$((Invoke-Sample "Describe 'd' { `$text = 'true'; It 'i' -Skip `$text { } }").Messages)" | Should -Match 'parameter ''Test''. Cannot convert the "true" value of type "System.String" to type "System.Management.Automation.ScriptBlock"'
        "$((Invoke-Sample "`$text = 'true'; Describe 'd' -Skip `$text { It 'i' { } }").Messages)" | Should -Match 'parameter ''Fixture''. Cannot convert the "true" value of type "System.String"'
    }

    It 'Cause: The list follows directly after the name. Without a parameter name in front of it, PowerShell reads the list as the script block of the test. For Describe and Context, the message names the parameter Fixture.' {
        foreach ($list in '@(@{ a = 1 }, @{ a = 2 })', '@{ a = 1 }') {
            "$((Invoke-Sample "Describe 'd' { It 'i' $list { } }").Messages)" | Should -Match 'parameter ''Test''. Cannot convert the "System\.(Object\[\]|Collections\.Hashtable)" value'
            foreach ($block in 'Describe', 'Context') {
                "$((Invoke-Sample "$block 'd' $list { It 'i' { } }").Messages)" | Should -Match 'parameter ''Fixture''. Cannot convert the "System\.'
            }
            (Invoke-Sample "Describe 'd' -ForEach $list { It 'i' -ForEach $list { } }").Result | Should -Be 'Passed'
        }
    }

    It 'It was called without a name, so the script block was taken as the name.' {
        "$((Invoke-Sample "Describe 'd' {`nIt {`n1`n}`n}").Messages)" | Should -Match 'multiple lines'
    }

    It 'Describe or Context was written without a name and its body ended up as the name.' {
        "$((Invoke-Sample "Describe {`nIt 'i' { }`n}").Messages)" | Should -Match 'multiple lines'
    }

    It 'An It is at the top level of the file, outside every Describe.' {
        (Invoke-Sample "It 'i' { }").Result | Should -Be 'Failed'
    }

    It 'where only BeforeAll/AfterAll and BeforeDiscovery are allowed. Every test of the file fails without running.' {
        foreach ($name in 'BeforeEach', 'AfterEach') {
            $run = Invoke-Sample "Describe 'above' { It 'h' { Write-Host '<ran>' } }; $name { }; Describe 'below' { It 'i' { Write-Host '<ran>' } }"
            $run.Tests.Result | Should -Be 'Failed', 'Failed'
            $run.Text | Should -Not -Match '<ran>'
        }
        (Invoke-Sample "BeforeAll { }; AfterAll { }; BeforeDiscovery { }; Describe 'd' { It 'i' { } }").Result | Should -Be 'Passed'
    }

    It 'AfterEach was written at the top of the file, outside every Describe. Every test of the file fails without running.' {
        $run = Invoke-Sample "AfterEach { }; Describe 'd' { It 'i' { Write-Host '<ran>' } }"
        $run.Tests.Result | Should -Be 'Failed'
        $run.Text | Should -Not -Match '<ran>'
    }

    It 'Code outside It and the setup blocks threw while Pester read the file' {
        $run = Invoke-Sample 'Describe "above" { It "above" { } }; throw "broke"; Describe "below" { It "below" { } }'
        $run.Tests.Name | Should -Be 'above'
        $run.Passed | Should -Be 1
        $run.Text | Should -Match 'Discovery in .* failed with'
    }

    It 'After Discovery in … failed with:, only tests of that file that Pester found before the error still run' {
        $run = Invoke-Sample 'Describe "above" { It "above" { } }; throw "broke"; Describe "below" { It "below" { } }'
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) | Should -Be 'above Passed'
        $run.Text | Should -Match 'Discovery in .* failed with:'
    }

    It '-TestCases is another name for -ForEach on It, so both together count as a repeated parameter.' {
        "$((Invoke-Sample "Describe 'd' { It 'i' -ForEach 1 -TestCases 2 { } }").Messages)" | Should -BeLike '*parameter ''ForEach'' is specified more than once*'
        (Invoke-Sample -Script { (Get-Command It).Parameters['ForEach'].Aliases }).Value | Should -Contain 'TestCases'
    }

    It 'The second word of a name without quotes is read as the script block, too: It works well { }.' {
        "$((Invoke-Sample "Describe 'd' { It works well { } }").Messages)" | Should -Match 'parameter ''Test''. Cannot convert the "well" value of type "System.String"'
        "$((Invoke-Sample 'Describe Backup job { It works { } }').Messages)" | Should -Match 'parameter ''Fixture''. Cannot convert the "job" value of type "System.String"'
        (Invoke-Sample "Describe Backup { It works { }; It 'works well' { } }").Passed | Should -Be 2
    }

    It 'Brackets of plain text, such as a `< b and c `> d, fail with The term ''$'' is not recognized.' {
        $run = Invoke-Sample "Describe 'd' { It 'keeps if a < b and c > d' { }; It 'keeps if a ``< b and c > d' { } }"
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -BeLike "The term '$' is not recognized*"
    }

    It 'With a syntax error or an unmet #Requires, no test of the file is' {
        foreach ($line in "Describe 'below' { It 'b' { if } }", '#Requires -Modules NoSuchModule') {
            $run = Invoke-Sample "Describe 'above' { It 'a' { } }`n$line"
            $run.Result | Should -Be 'Failed'
            $run.Tests | Should -BeNullOrEmpty
        }
        (Invoke-Sample "Describe 'above' { It 'a' { } }; throw 'x'").Passed | Should -Be 1
    }

    It 'Or the data are a list of files, and the path is relative to the current folder.' {
        $test = { Describe 'd' { It 'here <_>' -ForEach (Get-ChildItem ./data -ErrorAction Ignore) { }; It 'file <_>' -ForEach (Get-ChildItem $PSScriptRoot/data) { } } }
        $away = Invoke-Sample -Test $test -File @{ 'data/a.txt' = '1'; 'other/b.txt' = '2' } -Script { $path = "$PWD"; Set-Location other; (Invoke-Pester -Path $path -PassThru -Output None).TotalCount; Set-Location $path; (Invoke-Pester -Path $path -PassThru -Output None).TotalCount }
        $away.Value[1] | Should -Be 2
        $away.Value[0] | Should -BeLessThan 2
    }

    It 'The text in angle brackets in a test name is evaluated as an expression, and that expression fails.' {
        $run = Invoke-Sample 'Describe "d" { It "a <x y>" { }; It "b <n + 2>" -ForEach @{ n = 1 } { }; It "c `<x y`>" { }; It "d `<x y>" { } }'
        ($run.Tests | Where-Object Name -Like 'a*').Result | Should -Be 'Failed'
        $run.Tests.Name | Should -Contain 'b 3'
    }

    It 'or escape the brackets with a backtick to keep them as plain text. Write such a name in single quotes: in double quotes, PowerShell removes the backtick.' {
        $run = Invoke-Sample @'
Describe 'd' { It 'single `<x y`>' { }; It "double `<x y`>" { } }
'@
        ($run.Tests | Where-Object Name -Like 'single*').Result | Should -Be 'Passed'
        ($run.Tests | Where-Object Name -Like 'double*').Result | Should -Be 'Failed'
    }

    It 'The command works by throwing, so in a body it ends the discovery of the file.' {
        $run = Invoke-Sample "Describe 'd' { Set-ItResult -Skipped; It 'i' { } }; Describe 'e' { It 'j' { } }"
        $run.Result | Should -Be 'Failed'
        $run.Tests | Should -BeNullOrEmpty
        (Invoke-Sample "Describe 'd' { AfterAll { Set-ItResult -Skipped }; It 'i' { } }").Result | Should -Be 'Failed'
        (Invoke-Sample "Describe 'd' { It 'i' { Set-ItResult -Skipped; throw 'never' } }").Skipped | Should -Be 1
    }

    It 'the drive exists only in the run phase.' {
        (Invoke-Sample "Describe 'd' { Set-Content TestDrive:/a.txt x -ErrorAction Stop; It 'i' { } }").Result | Should -Be 'Failed'
        (Invoke-Sample "Describe 'd' { BeforeAll { Set-Content TestDrive:/a.txt x -ErrorAction Stop }; It 'i' { 'TestDrive:/a.txt' | Should -Exist } }").Passed | Should -Be 1
    }

    It 'The drive is also missing in a job, when TestDrive.Enabled is off, and for lines that you run alone, as in an editor.' {
        (Invoke-Sample -Script { try { Set-Content TestDrive:/a.txt x -ErrorAction Stop } catch { "$_" } }).Value | Should -BeLike "*A drive with the name 'TestDrive' does not exist.*"
        $test = { Describe 'd' { It 'here' { Set-Content TestDrive:/a.txt x -ErrorAction Stop }; It 'job' { Start-Job { Get-Item TestDrive:/ -ErrorAction Stop } | Receive-Job -Wait -ErrorAction Stop } } }
        $run = Invoke-Sample -Test $test
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        $run.Messages | Should -BeLike "*A drive with the name 'TestDrive' does not exist.*"
        (Invoke-Sample -Test $test -Configuration @{ TestDrive = @{ Enabled = $false } }).Tests.Result | Should -Be 'Failed', 'Failed'
    }

    It 'Fix: Wrap the It in a Describe block.' {
        Get-FirstMessage 'It i { }' | Should -Match 'Test cannot be directly in the root'
        (Invoke-Sample 'Describe d { It i { } }').Passed | Should -Be 1
    }

    It 'BeforeEach was written at the top of the file, where only BeforeAll/AfterAll and BeforeDiscovery are allowed.' {
        Get-FirstMessage 'BeforeEach { }; Describe d { It i { } }' | Should -Match 'Each test setup is not supported in root'
        (Invoke-Sample 'BeforeDiscovery { }; BeforeAll { }; AfterAll { }; Describe d { It i { } }').Passed | Should -Be 1
    }

    It 'AfterEach was written at the top of the file, outside every Describe.' {
        Get-FirstMessage 'AfterEach { }; Describe d { It i { } }' | Should -Match 'Each test Teardown is not supported in root'
        (Invoke-Sample 'Describe d { AfterEach { }; It i { } }').Passed | Should -Be 1
    }

    It 'Fix: Repair the error printed below the message. Move work that is not needed for generating tests into BeforeAll.' {
        $run = Invoke-Sample 'throw "no such share"; Describe d { It i { } }'
        $run.Text | Should -Match '(?s)Discovery.*failed.*no such share'
        (Invoke-Sample 'Describe d { BeforeAll { throw "no such share" }; It i { } }').Failed | Should -Be 1
    }

    It 'Fix: Correct the expression in the name, or escape the brackets with a backtick to keep them as plain text.' {
        $run = Invoke-Sample -Test 'Describe d { It ''size <n.Go()>'' -ForEach @{ n = 1 } { }; It ''size `<n.Go()`>'' -ForEach @{ n = 1 } { } }'
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Tests[1].Name | Should -Be 'size <n.Go()>'
    }

    It 'A block, a name or the data of a test file is wrong.' {
        Get-FirstMessage 'It i { }' | Should -Not -BeNullOrEmpty
        Get-FirstMessage 'Describe d { It "" { } }' | Should -Not -BeNullOrEmpty
    }

    It 'A text, a number or an object must become a Boolean, -Skip:([bool] $env:CI). -Skip:$env:CI fails with Cannot process argument transformation on parameter ''Skip'' where the variable is set.' {
        foreach ($condition in '1', '(1)', '(Get-Item .)', "'true'") {
            "$((Invoke-Sample "Describe 'd' { It 'i' -Skip:$condition { } }").Messages)" | Should -Match "Cannot process argument transformation on parameter 'Skip'"
        }
        (Invoke-Sample "Describe 'd' { It 'i' -Skip:([bool] 1) { }; It 'j' -Skip:([bool] (Get-Item .)) { } }").Skipped | Should -Be 2
        foreach ($block in 'Describe', 'Context') {
            $test = "$block 'd' -Skip:`$env:CI { It 'i' { } }; $block 'e' { It 'j' -Skip:`$env:CI { } }"
            (Invoke-Sample $test).Passed | Should -Be 2
            "$((Invoke-Sample $test -Environment @{ CI = 'true' }).Messages)" | Should -Match "Cannot process argument transformation on parameter 'Skip'"
            (Invoke-Sample $test.Replace('$env:CI', '([bool] $env:CI)') -Environment @{ CI = 'true' }).Skipped | Should -Be 2
        }
    }

    It 'What follows a closing brace on the same line, such as a second It, is read as one more argument of the first command.' {
        $pairs = [ordered] @{
            'Describe d { It a { } It b { } }' = 'It'; 'Describe d { BeforeAll { } It b { } }' = 'It'; 'Describe d { It a { } AfterAll { } }' = 'AfterAll'
            'Describe a { It i { } } Describe b { It j { } }' = 'Describe'; 'BeforeDiscovery { } Describe d { It i { } }' = 'Describe'
        }
        foreach ($text in $pairs.Keys) {
            (Invoke-Sample -Test $text).Messages -join ' ' | Should -BeLike "*A positional parameter cannot be found that accepts argument '$($pairs[$text])'.*"
        }
    }

    It 'Behind Mock Get-Date { }, the message is Cannot process argument transformation on parameter ''ParameterFilter''.' {
        foreach ($rest in 'Mock Get-Item { }', 'Get-Date') {
            (Invoke-Sample -Test "Describe d { It i { Mock Get-Date { } $rest } }").Messages -join ' ' | Should -BeLike "*Cannot process argument transformation on parameter 'ParameterFilter'.*"
            (Invoke-Sample -Test "Describe d { It i { Mock Get-Date { }; $rest } }").Passed | Should -Be 1
        }
    }

    It 'Begin each command on a line of its own, or put a semicolon between the two.' {
        (Invoke-Sample -Test "Describe d {`nIt a { }`nIt b { }`n}").Passed | Should -Be 2
        (Invoke-Sample -Test 'Describe d { It a { }; It b { } }').Passed | Should -Be 2
    }

    It 'A splat of a variable that does not exist, as in It ''works'' @options { }, is an argument, too: a $null. The message then has the code of the test in it. For Describe and Context, it is Cannot validate argument on parameter ''Fixture''. The argument is null. In strict mode, it is The variable ''$options'' cannot be retrieved because it has not been set.' {
        "$((Invoke-Sample 'Set-StrictMode -Version Latest; Describe "d" { It "works" @options { 1 } }').Messages)" | Should -Match 'The variable ''\$options'' cannot be retrieved because it has not been set'
        foreach ($before in '', 'BeforeAll { $options = @{ Skip = $true } };', '$options = $null;') {
            "$((Invoke-Sample "$before Describe 'd' { It 'works' @options { 'the code' } }").Messages)" | Should -Match "positional parameter cannot be found that accepts argument ' 'the code' '"
            foreach ($block in "Describe 'd' @options { It 'i' { } }", "Describe 'd' { Context 'c' @options { It 'i' { } } }") {
                "$((Invoke-Sample "$before $block").Messages)" | Should -Match "Cannot validate argument on parameter 'Fixture'\. The argument is null\."
            }
        }
        (Invoke-Sample '$options = @{ }; Describe "d" { It "works" @options { 1 } }').Passed | Should -Be 1
    }

    It 'Set the hashtable of a splat in BeforeDiscovery: a variable from BeforeAll does not exist yet when Pester looks for tests.' {
        (Invoke-Sample 'BeforeDiscovery { $options = @{ Skip = $true } }; Describe "d" { It "works" @options { 1 }; It "other" { 1 } }').Tests.Result | Should -Be 'Skipped', 'Passed'
        (Invoke-Sample 'BeforeDiscovery { $options = @{ Skip = $true } }; Describe "d" @options { It "works" { 1 } }').Tests.Result | Should -Be 'Skipped'
    }
}
