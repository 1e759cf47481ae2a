BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Context' {
    BeforeAll {
        $run = Invoke-Sample {
            Context 'alone' { Describe 'held' { It 'i' { } } }
            Describe 'outer' -Tag 'A' {
                BeforeAll { Write-Host '<outer all>'; Set-Content TestDrive:/outer.txt 'old' }
                BeforeEach { Write-Host '<outer each>' }
                AfterEach { Write-Host '<outer after each>' }
                AfterAll { Write-Host "<outer end inner=$(Test-Path TestDrive:/inner.txt) outer=$(Get-Content TestDrive:/outer.txt)>" }
                Context 'inner <x>' -Tag 'B' {
                    BeforeAll { $x = 'late'; Write-Host '<inner all>'; Set-Content TestDrive:/inner.txt 'x'; Set-Content TestDrive:/outer.txt 'changed' }
                    BeforeEach { Write-Host '<inner each>' }
                    AfterEach { Write-Host '<inner after each>' }
                    AfterAll { Write-Host '<inner end>' }
                    It 'i' { Write-Host '<test>' }
                }
                Context 'data' -ForEach @{ Name = 'a' } { It '<Name> <_.Name>' { } }
                Context 'skipped' -Skip { BeforeAll { Write-Host '<skipped>' }; It 'i' { } }
            }
        }
    }

    It 'Groups the tests of one situation inside a Describe: an option, a kind of input, a state of the system.' {
        $run.Text | Should -Match '(?m)^ *Context inner'
    }

    It 'The heading of the group in the output, and its part of the full name of the tests, Remove-OldBackup.with -DryRun.keeps the file. Values in angle brackets are filled in when the block runs.' {
        ($run.Tests | Where-Object Path -Like 'outer.inner*').Path | Should -Be 'outer.inner late.i'
    }

    It 'The name cannot be empty and need not be unique.' {
        (Invoke-Sample { Describe 'd' { Context '' { It 'i' { } } } }).Result | Should -Be 'Failed'
        (Invoke-Sample { Describe 'd' { Context 'c' { It 'i' { } }; Context 'c' { It 'i' { } } } }).Passed | Should -Be 2
    }

    It 'The body: setup, tests and further blocks. Its opening brace must be on the line of the Context, or on the line where its last argument ends. Without one, the file stops with No test fixture is provided. (Have you put the open curly brace on the next line?)' {
        (Invoke-Sample "Describe 'd' {`n Context 'c'`n{`n It 'i' { } } }").Messages | Should -Match 'No test fixture is provided\. \(Have you put the open curly brace on the next line\?\)'
        (Invoke-Sample "Describe 'd' {`n Context 'c' -ForEach @(`n 1`n 2`n) {`n It 'i' { } } }").Passed | Should -Be 2
    }

    It 'Labels for -TagFilter and -ExcludeTagFilter, for every test inside. They add to the tags of the blocks around it. Case does not matter.' {
        (Invoke-Sample { Describe 'd' -Tag 'A' { Context 'c' -Tag 'B' { It 'i' { } }; Context 'e' { It 'j' { } } } } -Configuration @{ Filter = @{ Tag = 'b' } }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' -Tag 'A' { Context 'c' -Tag 'B' { It 'i' { } }; Context 'e' { It 'j' { } } } } -Configuration @{ Filter = @{ Tag = 'a' } }).Passed | Should -Be 2
    }

    It 'Reports all tests inside as skipped, and runs neither them nor their setup and teardown.' {
        ($run.Tests | Where-Object Path -Like '*skipped*').Result | Should -Be 'Skipped'
        $run.Text | Should -Not -Match '<skipped>'
    }

    It 'but not those with a -Skip of their own. A filter by the line of a test runs that test in any case.' {
        $run = Invoke-Sample -Script {
            Set-Content s.Tests.ps1 "Describe 'd' {`n Context 'c' -Skip {`n It 'plain' { }`n It 'own' -Skip { }`n }`n}"
            foreach ($line in 2, 3, 4) {
                $configuration = New-PesterConfiguration
                $configuration.Run.Path = 's.Tests.ps1'; $configuration.Run.PassThru = $true
                $configuration.Filter.Line = (Resolve-Path s.Tests.ps1).ProviderPath + ":$line"
                $result = Invoke-Pester -Configuration $configuration
                "${line}: $(@($result.Passed) + @($result.Skipped) | ForEach-Object { "$($_.Name) $($_.Result)" })"
            }
        }
        $run.Value | Should -Be '2: plain Passed own Skipped', '3: plain Passed', '4: own Passed'
    }

    It 'A filter by the line of the block runs its tests anyway, with their setup' {
        $run = Invoke-Sample -Script {
            Set-Content s.Tests.ps1 "Describe 'd' {`n Context 'c' -Skip {`n BeforeAll { Write-Host '<setup>' }`n It 'i' { }`n It 'j' { }`n }`n}"
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

    It 'It takes a condition after a colon, which is evaluated during discovery.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { $no = $true }; Context 'c' -Skip:$no { It 'i' { } }; Context 'e' -Skip:$true { It 'j' { } } } }).Tests.Result | Should -Be 'Passed', 'Skipped'
    }

    It 'Without the switch, each test decides for itself, unless a block around it is skipped.' {
        (Invoke-Sample { Describe 'd' -Skip { Context 'c' { It 'i' { } } } }).Tests.Result | Should -Be 'Skipped'
    }

    It 'The data: one block for each item.' {
        (Invoke-Sample { Describe 'd' { Context 'c <_>' -ForEach 1, 2 { It 'i' { } } } }).Tests.Path | Should -Be 'd.c 1.i', 'd.c 2.i'
    }

    It 'A hashtable''s keys become variables inside; any item is $_, which hides the $_ of an outer -ForEach' {
        $run.Tests.Name | Should -Contain 'a a'
        (Invoke-Sample { Describe 'd' -ForEach 1 { Context 'c' -ForEach 2 { It 'has <_>' { } } } }).Tests.Name | Should -Be 'has 2'
    }

    It 'It may also be directly in the file, without a Describe around it, and may hold a Describe.' {
        $run.Tests.Path | Should -Contain 'alone.held.i'
    }

    It 'Setup of the blocks around it runs first: outer BeforeAll, inner BeforeAll, outer BeforeEach, inner BeforeEach.' {
        $run.Text | Should -Match '(?s)<outer all>.*<inner all>.*<outer each>\s*<inner each>\s*<test>'
    }

    It 'Teardown runs in the opposite order.' {
        $run.Text | Should -Match '(?s)<test>\s*<inner after each>\s*<outer after each>.*<inner end>.*<outer end'
    }

    It 'New files that its tests or setup put into TestDrive: are removed when it ends; changes to files of the outer block stay.' {
        $run.Text | Should -Match '<outer end inner=False outer=changed>'
    }

    It 'Nothing can be piped in, and nothing is returned but the output of the body, which a run drops.' {
        @((Invoke-Sample -Script { Set-Content d.ps1 'Describe "d" { Context "c" { "body"; It "i" { "out" } } }'; @(Invoke-Pester -Path d.ps1 -Output None).Count }).Value) | Should -Be 0
        $sample = Invoke-Sample { Describe 'd' { $quiet = Context 'c' { BeforeAll { 'setup' }; It 'i' { 'test' } }; $loud = Context 'l' { 'body'; It 'k' { 'test' } }; Write-Host "<[$quiet][$loud]>"; 'x' | Context 'e' { It 'j' { } } } }
        $sample.Text | Should -Match '<\[\]\[body\]>'
        @($sample.Errors) + @($sample.Messages) | Should -Match 'The input object cannot be bound to any parameters'
    }

    It 'It runs during discovery, so assign what tests need in BeforeAll.' {
        (Invoke-Sample { Describe 'd' { Context 'c' { BeforeAll { $late = 1 }; $early = 1; It 'early' { $early | Should -Be 1 }; It 'late' { $late | Should -Be 1 } } } }).Tests.Result | Should -Be 'Failed', 'Passed'
    }
}
