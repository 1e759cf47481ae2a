BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Describe' {
    BeforeAll {
        $run = Invoke-Sample {
            Describe 'outer' {
                BeforeAll { $x = 1; function Get-X { 'x' }; Mock Get-Date { 'mocked' }; Set-Content TestDrive:/new.txt 'x' }
                Write-Host '<body at discovery>'
                $direct = 1
                It 'one' { Write-Host "<outer direct=$direct>" }
                Context 'inner' { Describe 'innermost' { It 'deep' { Write-Host '<deep>' } } }
                It 'last' { Write-Host '<last>' }
            }
            Describe 'next' { It 'two' { Write-Host "<next x=$x f=$(Get-Command Get-X -ErrorAction Ignore) file=$(Test-Path TestDrive:/new.txt) date=$("$(Get-Date)" -eq 'mocked')>" } }
            Describe 'named <x> <_>' -ForEach 'item' { BeforeAll { $x = 'late' }; It 'i' { } }
            Describe 'same' { It 'i' { } }
            Describe 'same' { It 'i' { } }
            Describe 'skipped' -Skip { BeforeAll { Write-Host '<skipped setup>' }; AfterAll { Write-Host '<skipped end>' }; It 'i' { Write-Host '<skipped>' }; Context 'c' { It 'j' { } } }
            Describe 'data <Name>' -ForEach @{ Name = 'a' }, @{ Name = 'b' } { BeforeAll { Write-Host "<setup $Name $($_.Name)>" }; It 'has <Name>' { Write-Host "<test $Name>" }; It 'own' -ForEach 5 { Write-Host "<own $_>" } }
            Describe 'setup' { BeforeAll { throw 'x' }; It 'i' { } }
            Describe 'tagged' -Tag 'Slow' { Context 'c' { It 't' { Write-Host '<tagged>' } } }
        }
    }

    It 'Groups tests that belong together, usually those of one function, and bounds their setup, mocks and files. Context is the same command under another name, for groups inside a group. Either may hold the other.' {
        ($run.Tests | Where-Object Name -EQ 'deep').Path | Should -Be 'outer.inner.innermost.deep'
        $run.Passed | Should -BeGreaterThan 5
    }

    It 'The heading of the group in the output, and the first part of the full name of its tests.' {
        $run.Text | Should -Match '(?m)^Describing outer'
        $run.Tests[0].Path | Should -Be 'outer.one'
    }

    It 'Values in angle brackets are filled in when the block runs, also from variables of its own BeforeAll.' {
        ($run.Tests | Where-Object Path -Like 'named*').Path | Should -Be 'named late item.i'
    }

    It 'The name cannot be empty and need not be unique.' {
        @($run.Tests | Where-Object Path -EQ 'same.i').Count | Should -Be 2
        (Invoke-Sample { Describe '' { It 'i' { } } }).Result | Should -Be 'Failed'
    }

    It 'The body: setup, tests and further blocks. Its opening brace must be on the line of the Describe, or on the line where its last argument ends. Without one, the file stops with No test fixture is provided. (Have you put the open curly brace on the next line?)' {
        (Invoke-Sample "Describe 'd'`n{`n It 'i' { } }").Messages | Should -Match 'No test fixture is provided\. \(Have you put the open curly brace on the next line\?\)'
        (Invoke-Sample "Describe 'd' -ForEach @(`n 1`n 2`n) {`n It 'i' { } }").Passed | Should -Be 2
    }

    It 'It runs during discovery, so assign what tests need in BeforeAll, not directly in it.' {
        $run.Text | Should -Match '(?s)<body at discovery>.*<outer direct=>'
    }

    It 'Labels for -TagFilter and -ExcludeTagFilter of Invoke-Pester; they count for every test inside. Case does not matter.' {
        (Invoke-Sample { Describe 'd' -Tag 'Slow' { Context 'c' { It 'i' { } } }; Describe 'e' { It 'j' { } } } -Configuration @{ Filter = @{ Tag = 'SLOW' } }).Passed | Should -Be 1
    }

    It 'Reports all tests inside as skipped, nested ones too, and runs neither them nor their setup and teardown.' {
        ($run.Tests | Where-Object Path -Like 'skipped*').Result | Should -Be 'Skipped', 'Skipped'
        $run.Text | Should -Not -Match '<skipped'
    }

    It 'tests and inner blocks with a -Skip of their own stay skipped.' {
        $run = Invoke-Sample -Script {
            Set-Content s.Tests.ps1 "Describe 'd' -Skip {`n It 'i' { }`n It 'own' -Skip { }`n Context 'c' -Skip { It 'inner' { } }`n Context 'e' { It 'plain' { } }`n}"
            $configuration = New-PesterConfiguration
            $configuration.Run.Path = 's.Tests.ps1'; $configuration.Run.PassThru = $true
            $configuration.Filter.Line = (Resolve-Path s.Tests.ps1).ProviderPath + ':1'
            $result = Invoke-Pester -Configuration $configuration
            "passed: $($result.Passed.Name | Sort-Object)"; "skipped: $($result.Skipped.Name | Sort-Object)"
        }
        $run.Value | Should -Be 'passed: i plain', 'skipped: inner own'
    }

    It 'A filter by the line of a test runs that test in any case. The line of an inner block without a -Skip of its own leaves that block skipped.' {
        $run = Invoke-Sample -Script {
            Set-Content s.Tests.ps1 "Describe 'd' -Skip {`n It 'plain' { }`n It 'own' -Skip { }`n Context 'c' -Skip {`n It 'inner' { }`n }`n Context 'e' {`n It 'deep' { }`n }`n}"
            foreach ($line in 2, 3, 4, 5, 7, 8) {
                $configuration = New-PesterConfiguration
                $configuration.Run.Path = 's.Tests.ps1'; $configuration.Run.PassThru = $true
                $configuration.Filter.Line = (Resolve-Path s.Tests.ps1).ProviderPath + ":$line"
                $result = Invoke-Pester -Configuration $configuration
                "${line}: $(@($result.Passed) + @($result.Skipped) | ForEach-Object { "$($_.Name) $($_.Result)" })"
            }
        }
        $run.Value | Should -Be '2: plain Passed', '3: own Passed', '4: inner Passed', '5: inner Passed', '7: deep Skipped', '8: deep Passed'
    }

    It 'A filter by the line of the block runs its tests anyway, with their setup' {
        $run = Invoke-Sample -Script {
            Set-Content s.Tests.ps1 "Describe 'd' {`n Describe 'c' -Skip {`n BeforeAll { Write-Host '<setup>' }`n It 'i' { }`n It 'j' { }`n }`n}"
            foreach ($line in 1, 2, 4) {
                $configuration = New-PesterConfiguration
                $configuration.Run.Path = 's.Tests.ps1'; $configuration.Run.PassThru = $true
                $configuration.Filter.Line = (Resolve-Path s.Tests.ps1).ProviderPath + ":$line"
                Write-Host "<line $line>"
                (Invoke-Pester -Configuration $configuration).PassedCount
            }
        }
        $run.Value | Should -Be 0, 2, 1
        $run.Text | Should -Match '(?s)<line 2>.*<setup>.*<line 4>.*<setup>'
        $run.Text | Should -Not -Match '(?s)<setup>.*<line 2>'
    }

    It 'It takes a condition after a colon, -Skip:$isReadOnly, which is evaluated during discovery; Skip tests has one for the operating system.' {
        $sample = Invoke-Sample { BeforeAll { $atRun = $true }; $isReadOnly = $true; Describe 'd' -Skip:$isReadOnly { It 'i' { } }; Describe 'e' -Skip:$atRun { It 'j' { } } }
        $sample.Tests.Result | Should -Be 'Skipped', 'Passed'
    }

    It 'The data: one block for each item.' {
        @($run.Tests | Where-Object Path -Like 'data*').Path | Should -Be 'data a.has a', 'data a.own', 'data b.has b', 'data b.own'
    }

    It 'A hashtable''s keys become variables in all setup, tests and names inside; any item is $_, but a test or an inner block with its own -ForEach has its own $_' {
        $run.Text | Should -Match '<setup a a>'
        $run.Text | Should -Match '<test b>'
        $run.Text | Should -Match '<own 5>'
        $sample = Invoke-Sample { Describe 'd' -ForEach 'outer' { Context 'c' -ForEach 'inner' { It 'i' { Write-Host "<in $_>" } }; Context 'e' { It 'j' { Write-Host "<beside $_>" } } } }
        $sample.Text | Should -Match '<in inner>'
        $sample.Text | Should -Match '<beside outer>'
    }

    It 'Nothing can be piped in, and nothing is returned but the output of the body, which a run drops.' {
        @((Invoke-Sample -Script { Set-Content d.ps1 'Describe "d" { "body"; It "i" { "out" } }'; @(Invoke-Pester -Path d.ps1 -Output None).Count }).Value) | Should -Be 0
        $sample = Invoke-Sample { $quiet = Describe 'd' { BeforeAll { 'setup' }; It 'i' { 'test' } }; $loud = Describe 'e' { 'body'; It 'j' { 'test' } }; Write-Host "<[$quiet][$loud]>"; 'x' | Describe 'f' { It 'k' { } } }
        $sample.Text | Should -Match '<\[\]\[body\]>'
        @($sample.Errors) + @($sample.Messages) | Should -Match 'The input object cannot be bound to any parameters'
    }

    It 'Variables, functions and mocks from its setup, and new files in TestDrive, are gone when the block ends.' {
        $run.Text | Should -Match '<next x= f= file=False date=False>'
    }

    It 'An error thrown directly in the body ends the discovery of the file: tests above it still run, and nothing below it is discovered.' {
        $sample = Invoke-Sample { Describe 'd' { It 'above' { }; throw 'x' }; Describe 'e' { It 'j' { } } }
        $sample.Result | Should -Be 'Failed'
        ($sample.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) | Should -Be 'above Passed'
        $nested = Invoke-Sample { Describe 'd' { It 'above' { }; Context 'c' { It 'inside' { }; throw 'x' }; It 'below' { } }; Describe 'e' { It 'j' { } } }
        $nested.Tests.Name | Should -Be 'above', 'inside'
    }

    It 'An error that ends BeforeAll fails only the tests of that block. An error that is only written, as by Get-Item for a missing file, fails none.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { Get-Item "$PSScriptRoot/missing" }; It 'i' { } } }).Tests.Result | Should -Be 'Passed'
        ($run.Tests | Where-Object Path -EQ 'setup.i').Result | Should -Be 'Failed'
        $run.Failed | Should -Be 1
    }

    It 'Tests after a nested block are run and shown after it, in the order of the file.' {
        $run.Text | Should -Match '(?s)<deep>.*<last>'
    }

    It 'A test file can be run like any script: its first Describe then starts Invoke-Pester for the whole file.' {
        $sample = Invoke-Sample -Script { Set-Content d.Tests.ps1 'Describe "d" { It "i" { Write-Host "<ran>" } }; Describe "e" { It "j" { Write-Host "<too>" } }'; ./d.Tests.ps1 }
        $sample.Text | Should -Match '(?s)<ran>.*<too>'
    }

    It 'With pwsh -File Tape.Tests.ps1, the exit code is the number of failed tests.' {
        $sample = Invoke-Sample -Script {
            $shell = (Get-Process -Id $PID).Path
            $import = "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'"
            foreach ($tests in 'Describe d { It i { 1 | Should -Be 2 }; It j { 1 | Should -Be 2 } }', 'Describe d { It i { 1 | Should -Be 1 } }') {
                Set-Content Tape.Tests.ps1 $import, $tests
                $null = & $shell -NoProfile -File ./Tape.Tests.ps1
                $LASTEXITCODE
            }
        }
        $sample.Value | Should -Be 2, 0
    }

    It 'An unsaved script, or a Describe typed at the prompt, fails with Pester can run only saved files interactively. Please save your file to a disk.' {
        $sample = Invoke-Sample -Script { & ([scriptblock]::Create('Describe "d" { It "i" { } }')) }
        $sample.Errors | Should -Match 'Pester can run only saved files interactively\. Please save your file to a disk\.'
    }

    It 'Without the switch, each test decides for itself.' {
        (Invoke-Sample { Describe 'd' { It 'i' -Skip { }; It 'j' { } } }).Tests.Result | Should -Be 'Skipped', 'Passed'
    }
}
