BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/output' {
    It '[!] | skipped; with the reason, if Set-ItResult gave one' {
        $run = Invoke-Sample { Describe 'd' { It 'with' { Set-ItResult -Skipped -Because 'no tape' }; It 'without' -Skip { } } }
        $run.Output -match '\[!\] with is' | Should -Match 'no tape'
        $run.Output -match '\[!\] without' | Should -Not -Match 'because'
    }

    It '11ms (10ms|1ms) reads: 11 ms in all, of which 10 ms went into your code, BeforeEach and AfterEach included, and 1 ms into Pester''s own work. On the result object they are Duration, UserDuration and FrameworkDuration.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Start-Sleep -Milliseconds 1100 }; AfterEach { Start-Sleep -Milliseconds 1100 }; It 'slow setup' { } } } -Inspect {
            $test = $args[0].Tests[0]
            [Math]::Abs(($test.Duration - $test.UserDuration - $test.FrameworkDuration).TotalMilliseconds) -lt 1
            $test.UserDuration.TotalMilliseconds -ge 2000
            $test.Duration.TotalSeconds, $test.UserDuration.TotalSeconds
        }
        $run.Value[0, 1] | Should -Be $true, $true
        $printed = [regex]::Match($run.Text, 'slow setup ([\d.]+)s \(([\d.]+)s\|')
        [Math]::Abs([double] $printed.Groups[1].Value - $run.Value[2]) | Should -BeLessThan 0.5
        [Math]::Abs([double] $printed.Groups[2].Value - $run.Value[3]) | Should -BeLessThan 0.5
    }

    It 'For a failed assertion the first line repeats the line of code that failed, and the next names its place once more' {
        $trace = @((Invoke-Sample "Describe 'd' {`n It 'i' {`n  1 | Should -Be 2`n }`n}").Output -match '^\s*at ')
        $trace[0] | Should -Match 'at 1 \| Should -Be 2, .*Sample\.Tests\.ps1:3'
        $trace[1] | Should -Match 'at <ScriptBlock>, .*Sample\.Tests\.ps1:3'
    }

    It 'In a terminal of VS Code other than the extension terminal, Pester prints the stack trace of a failed test above its message.' {
        $test = { Describe 'd' { It 'i' { throw 'the message' } } }
        $code, $other = foreach ($environment in @{ TERM_PROGRAM = 'vscode' }, @{}) { (Invoke-Sample $test -Environment $environment).Text }
        $code | Should -Match '(?s)at <ScriptBlock>.*the message'
        $other | Should -Not -Match '(?s)at <ScriptBlock>.*the message'
    }

    It 'Every test of the result has the item of its -ForEach in Data. The item of the block around it is in Block.Data.' {
        (Invoke-Sample { Describe 'd' -ForEach @{ Disk = 'D2' } { It 'i' -ForEach 4 { } } } -Inspect { $args[0].Tests[0].Data; $args[0].Tests[0].Block.Data.Disk }).Value | Should -Be 4, 'D2'
    }

    It 'A test without data has $null in Data.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { $null -eq $args[0].Tests[0].Data }).Value | Should -Be $true
    }

    It 'The line of a whole file at Normal counts discovery in the total but not in the two parts.' {
        $run = Invoke-Sample { Start-Sleep -Seconds 3; Describe 'd' { It 'i' { } } } -Configuration @{ Output = @{ Verbosity = 'Normal' } }
        $run.Text -match 'Sample\.Tests\.ps1.*?\s([\d.]+)s \(([\d.]+)(m?s)\|([\d.]+)(m?s)\)' | Should -BeTrue
        [double] $Matches[1] | Should -BeGreaterThan 3
        $parts = [double] $Matches[2] / $(if ($Matches[3] -eq 'ms') { 1000 } else { 1 }) + [double] $Matches[4] / $(if ($Matches[5] -eq 'ms') { 1000 } else { 1 })
        [double] $Matches[1] - $parts | Should -BeGreaterOrEqual 2.9
    }

    It 'Redirect the whole process instead, and set NO_COLOR so that the file has no escape sequences; with Output.RenderMode Plaintext, those of warnings stay' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { Write-Warning "careful"; 1 | Should -Be 2 } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($color in $null, '1') {
                $env:NO_COLOR = $color
                foreach ($mode in 'Auto', 'Plaintext') {
                    & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Pester -Configuration @{ Run = @{ Path = 'sub' }; Output = @{ RenderMode = '$mode' } }" > run.log
                    "$mode $(@([System.IO.File]::ReadAllLines("$PWD/run.log") | Where-Object { $_.Contains([char] 27) } | ForEach-Object { $_ -match 'careful' } | Select-Object -Unique))"
                }
            }
        }
        $run.Value | Should -Be 'Auto False True', 'Plaintext True', 'Auto ', 'Plaintext '
    }

    It 'An error that is not a failed assertion has no such values. For -Throw the expected value is the type that you asked for with -ExceptionType, else ''any exception'', also for a message or an id. With -Not, -Throw has no expected value.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { throw 'x' }; It 'j' { { throw 'x' } | Should -Throw 'y' }; It 'k' { 1 | Should -Be 2 }; It 'l' { { throw 'x' } | Should -Throw -ExceptionType ([System.ArgumentException]) }; It 'm' { { throw 'x' } | Should -Throw -ErrorId y }; It 'o' { { throw 'x' } | Should -Not -Throw }; It 'n' { { } | Should -Throw 'x' -ExceptionType ([System.ArgumentException]) } } } -Inspect {
            param ($result)
            foreach ($test in $result.Tests) { "<$($test.ErrorRecord[0].TargetObject.ShouldResult.ExpectResult.Expected)>" }
        }
        $run.Value | Should -Be '<>', "<'any exception'>", '<2>', "<'type [System.ArgumentException]'>", "<'any exception'>", '<>', "<'type [System.ArgumentException]'>"
    }

    It 'Starting discovery in 2 files. | a file, while it is discovered: -Output Diagnostic names it' {
        foreach ($n in 1, 2) {
            $files = @{ 'A.Tests.ps1' = "Describe 'a' { It 'i' { } }"; 'B.Tests.ps1' = "Describe 'b' { It 'i' { } }" }
            $name = @($files.Keys | Sort-Object)[$n - 1]
            $files[$name] = "Write-Host 'said: here'; " + $files[$name]
            (Invoke-Sample -File $files).Text | Should -Match 'Starting discovery in 2 files\.\s+said: here'
            (Invoke-Sample -File $files -Configuration @{ Output = @{ Verbosity = 'Diagnostic' } }).Text | Should -Match "Discovering tests in [^\n]*$([regex]::Escape($name))\s+said: here"
        }
    }

    It 'Discovery: Discovering tests in …, only with -Output Diagnostic | this file, while it is discovered' {
        $test = 'Write-Host "said: here"; Describe "d" { It "i" { } }'
        (Invoke-Sample $test -Configuration @{ Output = @{ Verbosity = 'Diagnostic' } }).Text | Should -Match '(?s)Discovery: Discovering tests in .*Sample\.Tests\.ps1.*said: here'
        ((Invoke-Sample $test).Text -split 'said: here')[0] | Should -Not -Match 'Sample\.Tests\.ps1'
    }

    It 'The debug switch of a build, SYSTEM_DEBUG or RUNNER_DEBUG, changes nothing in Pester 5; a line in your script looks at it.' {
        foreach ($line in '', 'if ($env:SYSTEM_DEBUG -eq "true" -or $env:RUNNER_DEBUG -eq "1") { $global:VerbosePreference = "Continue" }') {
            foreach ($environment in @{ SYSTEM_DEBUG = 'true' }, @{ RUNNER_DEBUG = '1' }, @{ SYSTEM_DEBUG = 'false' }) {
                $run = Invoke-Sample -File @{ 'A.Tests.ps1' = 'Describe d { It i { Write-Verbose wordy; Write-Debug bug } }'; 'run.ps1' = "$line`nInvoke-Pester -Path ./A.Tests.ps1" } -Environment $environment -Script { "$((& ./run.ps1 *>&1) -join "`n")" }
                $text = "$($run.Text) $($run.Value)"
                $text | Should -Match 'Tests Passed: 1'
                $text -match 'wordy' | Should -Be ($line -ne '' -and $environment['SYSTEM_DEBUG'] -ne 'false')
                $text | Should -Not -Match 'bug|Discovery: '
            }
        }
    }

    Context 'what identifies a test' {
        BeforeAll {
            . "$PSScriptRoot/../../v5-v6/samples/testKeys.ps1"
        }

        It 'No property identifies a test.' {
            @($keyOf['c.Tests.ps1 tests.twice']).Count | Should -Be 2
            $keyOf['c.Tests.ps1 tests.twice'] | Select-Object -Unique | Should -Be 'c.Tests.ps1 tests.twice | written c.Tests.ps1 | data [] [] [] | id []'
            $keyOf['c.Tests.ps1 tests.case'] -replace '.*\| ' | Select-Object -Unique | Should -HaveCount 1
        }

        It 'Cases without a value in their name share this key. For them, add the Data in which they differ: that of the test, of a block around it, or of Block.BlockContainer.' {
            $keyOf['c.Tests.ps1 tests.case'] -replace '.* data (.*) \| id.*', '$1' | Should -Be '[3] [] []', '[4] [] []'
            $keyOf['c.Tests.ps1 block.plain'] -replace '.* data (.*) \| id.*', '$1' | Should -Be '[] [1] []', '[] [2] []'
            $keyOf['p.Tests.ps1 p.i'] -replace '.* data (.*) \| id.*', '$1' | Should -Be '[] [] [x]', '[] [] [y]'
            foreach ($value in 3, 4) { @($keyOf["c.Tests.ps1 tests.named $value"]) | Should -HaveCount 1 }
        }

        It 'the file | Block.BlockContainer.Item is the test file. ScriptBlock.File is the file in which the It is written: for shared tests, the helper' {
            foreach ($file in 'a', 'b') { $keyOf["$file.Tests.ps1 d.shared"] | Should -BeLike '* | written Shared.ps1 | *' }
            $keyOf['a.Tests.ps1 d.own'] | Should -BeLike '* | written a.Tests.ps1 | *'
        }

        It 'ExpandedPath | keeps its `<…>` in a test that did not run, as after a filter, -Skip, or a failed BeforeAll or BeforeEach' {
            @($key.Value) -like 'expanded *' | Should -Be @(
                'expanded Out out 1.in, out <D>.left <T>, all <D>.a <T>, each 1.e <T>, skip 1.s <D> <T>, skip 1.u <D>, skip 1.set 1'
                'expanded nothing out 1.in, out 1.left 2, all <D>.a <T>, each 1.e <T>, skip 1.s <D> <T>, skip 1.u <D>, skip 1.set 1'
            )
        }

        It 'Path | the names with their `<…>`, so the same in each run. All cases of a -ForEach share it: add Data, and Data of the blocks around' {
            @($key.Value) -like 'path *' -replace '^path \w+ ' | Select-Object -Unique | Should -Be 'out <D>/in, out <D>/left <T>, all <D>/a <T>, each <D>/e <T>, skip <D>/s <D> <T>, skip <D>/u <D>, skip <D>/set <D>'
            @($key.Value) -like 'cases *' | Should -Be 'cases block/plain, block/plain, tests/case, tests/case, tests/named <S>, tests/named <S>, tests/twice, tests/twice'
        }

        It 'Data | a hashtable with several keys can have them in another order in the next process: write the cases as [ordered] @{ … }' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
            $run = Invoke-Sample -Seconds 120 {
                Describe d {
                    It 'plain <One> <Six>' -ForEach @{ One = 1; Two = 2; Three = 3; Four = 4; Five = 5; Six = 6 } { }
                    It 'ordered <One> <Six>' -ForEach ([ordered] @{ One = 1; Two = 2; Three = 3; Four = 4; Five = 5; Six = 6 }) { "$One$Six" | Should -Be '16' }
                }
            } -Inspect {
                foreach ($test in $args[0].Tests) { "$($test.ExpandedName) $($test.Data.GetType().Name) $($test.Data.Keys)" }
                foreach ($process in 1..3) { & (Get-Process -Id $PID).Path -NoProfile -Command '"$(@{ One = 1; Two = 2; Three = 3; Four = 4; Five = 5; Six = 6 }.Keys)"' }
            }
            $run.Passed | Should -Be 2
            $run.Value[0] | Should -BeLike 'plain 1 6 Hashtable *'
            $run.Value[1] | Should -Be 'ordered 1 6 OrderedDictionary One Two Three Four Five Six'
            @($run.Value[2..4] | Select-Object -Unique).Count | Should -BeGreaterThan 1
        }

        It 'StartLine, GroupId | change when a line is inserted above' {
            @($key.Value) -like 'line *' | Should -Be 'line 2 [2:20], 2 []', 'line 3 [3:20], 3 []', 'line 2 [2:20], 2 []'
        }
    }
}
