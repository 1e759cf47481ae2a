BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # When does each part run, and what does it see?
    $parts = Invoke-Sample -File @{
        'Sample.Tests.ps1' = @'
param ($Given = 'given')
Write-Host 'said: top'
BeforeDiscovery { $list = 'a'; Write-Host "said: BeforeDiscovery($Given)" }
BeforeAll { Write-Host "said: file($Given)" }
AfterAll { Write-Host 'said: /file' }
Describe 'd' -ForEach $list {
    Write-Host 'said: Describe'
    BeforeAll { Write-Host 'said: all' }
    BeforeEach { Write-Host 'said: each' }
    AfterEach { Write-Host 'said: /each' }
    Context 'c' { Write-Host 'said: Context'; Context 'nested' { Write-Host 'said: nested'; It 'deep' { Write-Host 'said: deep' } } }
        It 'skipped' -Skip:($list -contains 'a') { }
    Write-Host 'said: last'
}
'@
    }
    $said = @($parts.Output | Where-Object { $_ -match '^said: (.*)' } | ForEach-Object { $_.Substring(6) }) -join ' '
}

Describe 'usage/test-file-structure' {
    It 'Remove-OldBackup, when a backup is older than the limit, removes the file.' {
        $run = Invoke-Sample { Describe 'Remove-OldBackup' { Context 'when a backup is older than the limit' { It 'removes the file' { } } } }
        $run.Text | Should -Match 'Describing Remove-OldBackup\n\s*Context when a backup is older than the limit\n\s*\[\+\] removes the file'
    }

    It 'what the file cannot do without | before everything' {
        $run = Invoke-Sample -File @{
            'Sample.Tests.ps1' = "#Requires -Modules NotThereAtAll`nWrite-Host 'said: top'; Describe 'd' { It 'i' { } }"
            'Using.Tests.ps1'  = "using module ./NotThere.psm1`nWrite-Host 'said: top'; Describe 'd' { It 'i' { } }"
        }
        $run.Text | Should -Match 'Container failed: 2'
        $run.Text | Should -Not -Match 'said: top'
    }

    It 'values that the caller may set for the whole file | discovery; visible in both passes' {
        $said | Should -Match 'BeforeDiscovery\(given\).*file\(given\)'
    }

    It 'lists that blocks and tests are made from, conditions for -Skip | discovery' {
        $said | Should -Match '^top BeforeDiscovery\(given\) Describe '
        $parts.Skipped | Should -Be 1
    }

    It 'loading the code under test, helper functions | run' {
        $said | Should -Match 'last file\(given\) all '
    }

    It 'the tests of one function, or of one feature | body: discovery' {
        $said | Should -Match 'Describe .*last file'
        @($said -split ' ' -eq 'Describe') | Should -HaveCount 1
    }

    It 'values, files and mocks for its tests | run' {
        $said | Should -Match 'last file\(given\) all each deep'
    }

    It 'one situation; may be nested further | body: discovery' {
        $said | Should -Match 'Context nested last'
        $parts.Tests.Path | Should -Contain 'd.c.nested.deep'
    }

    It 'one promise and its check | run' {
        $said | Should -Match 'last .*deep'
    }

    It 'undoing what does not undo itself | run' {
        $said | Should -Match 'deep /each /file$'
    }

    It 'Code outside of all these places runs during discovery.' {
        $run = Invoke-Sample { Write-Host 'said: top'; Describe 'd' { BeforeAll { Write-Host 'said: all' }; It 'i' { } }; Write-Host 'said: end' }
        $run.Text | Should -Match 'said: top(.|\n)*said: end(.|\n)*said: all'
    }

    It 'A test does not see the variables and functions of that code, unless they are made with global: or script:.' {
        $run = Invoke-Sample {
            $top = 1; function Get-Top { }; $script:marked = 2; function script:Get-Marked { 3 }; $global:proofWide = 4; function global:Get-Wide { 5 }
            Describe 'd' {
                $inside = 1; function Get-Inside { }
                It 'plain' { "[$top$inside$(Get-Command Get-Top, Get-Inside -ErrorAction Ignore)]" | Should -Be '[]' }
                It 'made with' { $marked, $proofWide | Should -Be 2, 4; Get-Marked | Should -Be 3; Get-Wide | Should -Be 5 }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'Describe and Context differ only in the word, which the output shows' {
        $run = Invoke-Sample {
            Context 'outer' -Tag a -ForEach 1 { BeforeAll { $x = 1 }; Describe 'inner' { It 'i' { $x | Should -Be 1 } } }
            Describe 'outer' -Tag a -ForEach 1 { BeforeAll { $x = 1 }; Context 'inner' { It 'i' { $x | Should -Be 1 } } }
        }
        $run.Passed | Should -Be 2
        $run.Text | Should -Match 'Context outer\n\s*Describing inner(.|\n)*Describing outer\n\s*Context inner'
    }

    It 'One block, one test. Nothing else is required.' {
        (Invoke-Sample { Describe 'The backup folder' { It 'can be written to' { New-Item -Path TestDrive:/probe.txt -ItemType File | Should -Exist } } }).Passed | Should -Be 1
        (Invoke-Sample { It 'no block' { } }).Messages | Should -BeLike '*Test cannot be directly in the root.*'
    }

    It 'the failure of one promise does not hide the next' {
        $run = Invoke-Sample { Describe 'd' { It 'both' { 1 | Should -Be 2; 'b' | Should -Be 'c' }; It 'a' { 1 | Should -Be 2 }; It 'b' { 'b' | Should -Be 'c' } } }
        @($run.Messages -like "*Expected: 'c'*") | Should -HaveCount 1
        $run.Failed | Should -Be 3
    }

    It 'Names need not be unique, but you can run a test by its name only if the name tells it apart.' {
        $twins = { Describe 'd' { It 'same' { }; It 'same' { }; It 'other' { } } }
        (Invoke-Sample $twins).Passed | Should -Be 3
        (Invoke-Sample $twins -Configuration @{ Filter = @{ FullName = 'd.same' } }).Passed | Should -Be 2
    }

    It '-Data; without -Data, the parameter has its default.' {
        $file = @{ 'Sample.Tests.ps1' = "param ([int] `$DefaultDays = 30)`nDescribe 'd' { It 'days <DefaultDays>' { } }" }
        (Invoke-Sample -File $file).Tests.Name | Should -Be 'days 30'
        $run = Invoke-Sample -File $file -Script { Invoke-Pester -Container (New-PesterContainer -Path ./Sample.Tests.ps1 -Data @{ DefaultDays = 7 }) -PassThru }
        $run.Tests.Name | Should -Be 'days 7'
    }

    It 'In older files you find -TestCases on It, which is another name for -ForEach.' {
        $run = Invoke-Sample { Describe 'd' { It 'a <_>' -TestCases 1, 2 { }; It 'b <x>' -TestCases @{ x = 1 }, @{ x = 2 } { } } }
        $run.Tests.Name | Should -Be 'a 1', 'a 2', 'b 1', 'b 2'
        (Invoke-Sample -Script { (Get-Command It).Parameters['ForEach'].Aliases; (Get-Command It).Parameters['TestCases'].Aliases }).Value | Should -Not -BeNullOrEmpty
    }

    It 'An It is outside every block.' {
        (Invoke-Sample { It 'no block' { } }).Messages | Should -BeLike '*Test cannot be directly in the root.*'
        (Invoke-Sample { Describe 'd' { It 'block' { } } }).Messages | Should -BeNullOrEmpty
    }

    It 'Describe, Context and It are commands and the braces are their last argument, so the opening brace has to be on the same line.' {
        foreach ($sample in "Describe 'd'`n{ It 'i' { } }", "Describe 'd' { Context 'c'`n{ It 'i' { } } }") {
            (Invoke-Sample $sample).Messages | Should -BeLike '*No test fixture is provided. (Have you put the open curly brace on the next line?)*'
        }
    }

    It 'For It the message is No test scriptblock is provided. Did you put the opening curly brace on the next line?' {
        (Invoke-Sample "Describe 'd' { It 'i'`n{ } }").Messages | Should -BeLike '*No test scriptblock is provided. Did you put the opening curly brace on the next line?*'
    }

    It 'A test fails only when an assertion fails or something else throws. An empty test passes, and so does a test that calls the function and forgets the assertion, or that compares and drops the answer' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'empty' { }
                It 'calls' { $null = Get-Date }
                It 'compares' { 1 + 1 -eq 3 }
                It 'writes an error' { Write-Error 'soft' }
                It 'returns false' { $false }
                It 'throws' { throw 'x' }
                It 'asserts' { 1 | Should -Be 2 }
            }
        }
        ($run.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'throws', 'asserts'
    }

    It 'with -Skip { }, so that it shows' {
        (Invoke-Sample { Describe 'd' { It 'later' -Skip { } } }).Text | Should -Match '\[!\] later'
    }

    It 'Blocks hold tests, never the other way around.' {
        foreach ($sample in { Describe 'd' { It 'o' { Describe 'e' { It 'i' { } } } } }, { Describe 'd' { It 'o' { Context 'e' { It 'i' { } } } } }, { Describe 'd' { It 'o' { It 'i' { } } } }) {
            $run = Invoke-Sample $sample
            $run.Messages | Should -BeLike '*Collection was modified; enumeration operation may not execute*'
            $run.Passed | Should -Be 1
        }
    }

    It 'A test in the BeforeAll or AfterAll of a block gives no such error: that test counts as NotRun, and the run passes.' {
        foreach ($setup in 'BeforeAll', 'AfterAll') {
            foreach ($inner in 'It inner { throw 1 }', 'Describe c { It inner { throw 1 } }', 'Context c { It inner { throw 1 } }') {
                $run = Invoke-Sample "Describe 'd' { $setup { $inner }; It 'a' { }; It 'b' { } }"
                $run.Result, $run.Passed, $run.NotRun | Should -Be 'Passed', 2, 1
                ($run.Tests | Where-Object Result -EQ 'NotRun').Name | Should -Be 'inner'
            }
        }
        # Elsewhere it fails.
        foreach ($test in 'BeforeAll { It inner { } }; Describe d { It a { } }', 'Describe d { BeforeEach { It inner { } }; It a { }; It b { } }') { (Invoke-Sample $test).Result | Should -Be 'Failed' -Because $test }
    }

    It 'It with data | keeps it under a limit of `<_`> days | keeps it five times' {
        (Invoke-Sample { Describe 'd' { It 'keeps it under a limit of <_> days' -ForEach 30, 90 { } } }).Tests.Name | Should -Be 'keeps it under a limit of 30 days', 'keeps it under a limit of 90 days'
    }

    It 'This file uses every part: it takes a parameter, finds out during discovery which functions there are, and makes a block for each.' {
        $run = Invoke-Sample -File @{
            'Two.psm1'    = 'function Get-One { param ($Path) }; function Set-Two { param ($Path) }'
            'F.Tests.ps1' = "param ([int] `$DefaultDays = 30)`nBeforeDiscovery { `$functions = (Import-Module `$PSScriptRoot/Two.psm1 -Force -PassThru).ExportedFunctions.Values }`nDescribe 'Function <_.Name>' -ForEach `$functions { It 'has <DefaultDays>' { `$_.Name | Should -Match 'One|Two' } }"
        } -Script { Invoke-Pester -Container (New-PesterContainer -Path ./F.Tests.ps1 -Data @{ DefaultDays = 9 }) -PassThru; Invoke-Pester -Path ./F.Tests.ps1 -PassThru | ForEach-Object { $_.Tests.ExpandedPath } }
        $run.Tests.Path | Should -Be 'Function Get-One.has 9', 'Function Set-Two.has 9'
        $run.Value | Should -Be 'Function Get-One.has 30', 'Function Set-Two.has 30'
    }

    It 'Each file must work alone: it loads what it needs and relies on no other.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = { BeforeAll { function Get-Shared { 1 } }; Describe 'a' { It 'own' { Get-Shared | Should -Be 1 } } }; 'B.Tests.ps1' = { Describe 'b' { It 'other' { Get-Shared | Should -Be 1 } } } }
        ($run.Tests | Where-Object Name -EQ 'own').Result, ($run.Tests | Where-Object Name -EQ 'other').Result | Should -Be 'Passed', 'Failed'
    }

    It 'A module that is imported during discovery stays.' {
        (Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-Tape { 1 }' } -Test { Import-Module $PSScriptRoot/Tape.psm1; function Get-Own { 1 }; Describe 'd' { It 'i' { Get-Tape | Should -Be 1 }; It 'j' { Get-Own } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'BeforeEach and AfterEach are not allowed outside of a block. To run one of them for the tests of all Describe blocks of a file, put these blocks into an outer Describe that has the BeforeEach or AfterEach.' {
        foreach ($name in 'BeforeEach', 'AfterEach') {
            (Invoke-Sample "$name { }; Describe 'd' { It 'i' { } }").Result | Should -Be 'Failed'
            $run = Invoke-Sample "Describe 'all' { $name { Write-Host '<each>' }; Describe 'd' { It 'i' { } }; Describe 'e' { It 'j' { } } }"
            $run.Passed, ($run.Text -split '<each>').Count | Should -Be 2, 3
        }
    }

    It 'No option makes a test without an assertion fail.' {
        $runs = @(Invoke-SampleByOption 'Describe "d" { It "i" { $null = 1 } }')
        $runs.Count | Should -BeGreaterThan 8
        $runs | Where-Object Passed -NE 1 | Should -BeNullOrEmpty
    }

    It 'The script below lists the tests of a file that call no command whose name begins with Should, with their lines. So a test that leaves the assertion to a function of yours is listed, too' {
        $lines = @(
            "Describe 'd' {"
            "It 'should add up' { 1 + 1 -eq 3 }"
            "It 'adds up' { 1 + 1 | Should -Be 2 }"
            "It 'compares' -ForEach 1 { & { Should-Be -Actual `$_ 1 } }"
            "It 'is not there' { # Should -Be"
            '}'
            "It 'helps' { Assert-Backup }"
            '}'
        )
        $run = Invoke-Sample -File @{ 'Nothing.Tests.ps1' = $lines -join "`n" } -Script {
            $path = (Resolve-Path -Path ./Nothing.Tests.ps1).Path
            $tree = [System.Management.Automation.Language.Parser]::ParseFile($path, [ref] $null, [ref] $null)

            $isCommand = { $args[0] -is [System.Management.Automation.Language.CommandAst] }
            $tests = $tree.FindAll($isCommand, $true) | Where-Object { $_.GetCommandName() -eq 'It' }
            foreach ($test in $tests) {
                $commands = $test.FindAll($isCommand, $true) | ForEach-Object { $_.GetCommandName() }
                if (-not ($commands -like 'Should*')) { Write-Host "<$($test.Extent.StartLineNumber): $($test.CommandElements[1])>" }
            }
        }
        [regex]::Matches($run.Text, '<.+?>').Value | Should -Be "<2: 'should add up'>", "<5: 'is not there'>", "<7: 'helps'>"
    }

    It 'The body of a Describe only lists the tests.' {
        $run = Invoke-Sample { Describe 'd' { $body = 'set'; Write-Host 'said: body'; It 'i' { $body | Should -BeNullOrEmpty; Write-Host 'said: test' } }; Write-Host 'said: end of the file' }
        $run.Passed | Should -Be 1
        @($run.Output -match '^said: ') | Should -Be 'said: body', 'said: end of the file', 'said: test'
    }

    It 'The assertion sees the value itself, not a comparison, so that its message shows the value.' {
        $run = Invoke-Sample { Describe 'd' { It 'value' { 33 | Should -Be 44 }; It 'comparison' { 33 -eq 44 | Should -BeTrue } } }
        ($run.Tests | Where-Object Name -EQ 'value').Message | Should -BeLike '*44*33*'
        ($run.Tests | Where-Object Name -EQ 'comparison').Message | Should -Not -BeLike '*33*'
    }

    It 'A test that has never failed may check nothing.' {
        $run = Invoke-Sample { Describe 'd' { It 'nothing' { 33 -eq 44 }; It 'checks' { 33 | Should -Be 44 } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'A test reads such a variable by its plain name, $name, since $script:name in a test is another variable.' {
        $run = Invoke-Sample -File @{ 'in/a.Tests.ps1' = '$script:top = "A"; Describe "d" { $script:body = "B"; BeforeAll { Write-Host "said: [$top][$script:top][$body][$script:body]" }; It "i" { Write-Host "said: [$top][$script:top][$body][$script:body]" } }' } -Script { Invoke-Pester -Path in -Output None }
        $run.Output -match '^said' | Should -Be 'said: [A][][B][]', 'said: [A][][B][]'
    }

    It 'In foreach ($file in $files) { … }, no assertion runs when $files is empty.' {
        (Invoke-Sample { Describe 'd' { It 'i' { $files = @(); foreach ($file in $files) { throw 'runs' } }; It 'null' { foreach ($file in $null) { throw 'runs' } }; It 'one' { foreach ($file in @(1)) { throw 'runs' } } } }).Passed | Should -Be 2
    }
}
