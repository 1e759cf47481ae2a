BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/It' {
    BeforeAll {
        $run = Invoke-Sample {
            Describe 'd' -Tag 'Block' {
                BeforeAll { $age = 30; function Get-X { 'x' } }
                BeforeEach { Write-Host '<each>'; $each = 1 }
                $direct = 1
                It 'empty' { }
                It 'throws' { throw 'x' }
                It 'harmless' { 1 -eq 2; Write-Error 'we' -ErrorAction Continue; return }
                It 'age <age>' { }
                It 'same' { }
                It 'same' { }
                It 'one <Name>' -ForEach @{ Name = 'a' } { }
                It 'data <_>' -ForEach 1, 2 { }
                It 'skipped' -Skip { Write-Host '<skipped>' }
                It 'sees' { Write-Host "<age=$age f=$(Get-X) each=$each direct=$direct>"; $here = 1 }
                It 'next' { Write-Host "<here=$here>" }
                foreach ($n in 1, 2) { It "loop $n" { Write-Host "<n=$n>" } }
            }
        } -Inspect { ($args[0].Tests | Where-Object Name -EQ 'harmless').StandardOutput }
    }

    It 'Defines one test inside a Describe or Context. The test fails when its script block ends with a terminating error, as from an assertion. So an empty test passes; mark a test that is not written yet with -Skip { }, braces included. With -ForEach, the same block becomes one test for each item of data.' {
        ($run.Tests | Where-Object Name -EQ 'empty').Result | Should -Be 'Passed'
        (Invoke-Sample { Describe 'd' { It 'later' -Skip { }; It 'now' { } } }).Tests.Result | Should -Be 'Skipped', 'Passed'
        $without = Invoke-Sample { Describe 'd' { It 'now' { }; It 'later' -Skip }; Describe 'e' { It 'i' { } } }
        $without.Result | Should -Be 'Failed'
        $without.Tests.Name | Should -Be 'now'
        ($run.Tests | Where-Object Name -EQ 'throws').Result | Should -Be 'Failed'
        ($run.Tests | Where-Object Name -Like 'data*').Name | Should -Be 'data 1', 'data 2'
    }

    It 'What the test proves, shown in the output.' {
        $run.Text | Should -Match '\[\+\] empty'
    }

    It 'is replaced by the value of that variable after BeforeEach and before the body, with or without data' {
        $run.Tests.Name | Should -Contain 'age 30'
        $run.Tests.Name | Should -Contain 'one a'
        $sample = Invoke-Sample { Describe 'd' { BeforeAll { $age = 1; $own = 1 }; BeforeEach { $age = 2 }; It 'i <age> <own>' { $own = 3; $age = 4 }; It 'j <age> <Name>' -ForEach @{ Name = 'a' } { $Name = 'b' } } }
        $sample.Tests.Name | Should -Be 'i 2 1', 'j 2 a'
    }

    It 'The name cannot be empty, and need not be unique.' {
        @($run.Tests | Where-Object Name -EQ 'same').Count | Should -Be 2
        (Invoke-Sample { Describe 'd' { It '' { } } }).Result | Should -Be 'Failed'
    }

    It 'Its opening brace must be on the line of the It, or on the line where its last argument ends. A test without it stops the file with No test scriptblock is provided.' {
        (Invoke-Sample "Describe 'd' {`n It 'i'`n {`n } }").Messages | Should -Match 'No test scriptblock is provided\.'
        (Invoke-Sample "Describe 'd' {`n It 'i' -ForEach @(`n 1`n 2`n) {`n } }").Passed | Should -Be 2
    }

    It 'A return, an unequal comparison or Write-Error does not fail a test; a terminating error does.' {
        ($run.Tests | Where-Object Name -EQ 'harmless').Result | Should -Be 'Passed'
    }

    It 'If $ErrorActionPreference is Stop, as in GitHub Actions, Write-Error writes such an error.' {
        $sample = Invoke-Sample { Describe 'd' { It 'stop' { $ErrorActionPreference = 'Stop'; Write-Error 'we' }; It 'continue' { $ErrorActionPreference = 'Continue'; Write-Error 'we' } } }
        $sample.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'A function of a module sees $global:ErrorActionPreference, but not the variable of the test file.' {
        $module = { BeforeAll { New-Module Backup { function Get-Backup { Write-Error 'we' } } | Import-Module; function Get-Own { Write-Error 'we' }; $ErrorActionPreference = 'Stop' }; It 'own' { Get-Own }; It 'module' { Get-Backup 2>$null }; It 'global' { try { $global:ErrorActionPreference = 'Stop'; Get-Backup } finally { $global:ErrorActionPreference = 'Continue' } } }
        (Invoke-Sample "Describe 'd' { $module }").Tests.Result | Should -Be 'Failed', 'Passed', 'Failed'
    }

    It 'What the body writes to the pipeline is kept in StandardOutput of the test.' {
        $run.Value | Should -Be $false
    }

    It 'The data: one test for each item.' {
        ($run.Tests | Where-Object Name -Like 'data*').Name | Should -Be 'data 1', 'data 2'
    }

    It 'A hashtable''s keys become variables, any item is $_' {
        (Invoke-Sample { Describe 'd' { It 'a' -ForEach @{ Name = 'mail' } { $Name | Should -Be 'mail'; $_.Name | Should -Be 'mail' }; It 'b' -ForEach 'mail' { $_ | Should -Be 'mail' }; It 'c' -ForEach 'mail' { $Name | Should -BeNullOrEmpty } } }).Passed | Should -Be 3
    }

    It 'and a single hashtable is one case.' {
        @($run.Tests | Where-Object Name -Like 'one*').Count | Should -Be 1
    }

    It 'Labels for -TagFilter and -ExcludeTagFilter of Invoke-Pester. They add to the tags of the blocks around the test, and case does not matter.' {
        $both = { Describe 'd' -Tag 'Block' { It 'i' -Tag 'Own' { }; It 'j' { } } }
        (Invoke-Sample $both -Configuration @{ Filter = @{ Tag = 'OWN' } }).Passed | Should -Be 1
        (Invoke-Sample $both -Configuration @{ Filter = @{ Tag = 'block' } }).Passed | Should -Be 2
        (Invoke-Sample $both -Configuration @{ Filter = @{ ExcludeTag = 'own' } }).Passed | Should -Be 1
    }

    It 'Reports the test as skipped and runs neither its body nor its BeforeEach and AfterEach.' {
        ($run.Tests | Where-Object Name -EQ 'skipped').Result | Should -Be 'Skipped'
        $run.Text | Should -Not -Match '<skipped>'
        (Invoke-Sample { Describe 'd' { BeforeEach { Write-Host '<each>' }; AfterEach { Write-Host '<after>' }; It 'i' -Skip { } } }).Text | Should -Not -Match '<each>|<after>'
    }

    It 'It takes a condition after a colon, -Skip:$isReadOnly, which is evaluated during discovery, before any BeforeAll of the file and without the data of' {
        (Invoke-Sample { BeforeAll { $late = $true }; Describe 'd' { $early = $true; It 'a' -Skip:$early { }; It 'b' -Skip:$late { }; It 'c' -ForEach @{ S = $true } -Skip:$S { } } }).Tests.Result | Should -Be 'Skipped', 'Passed', 'Passed'
    }

    It 'A filter by the line of the test itself runs it anyway.' {
        $sample = Invoke-Sample -Script {
            Set-Content s.Tests.ps1 "Describe 'd' {`n It 'i' -Skip { }`n It 'j' { }`n}"
            $configuration = New-PesterConfiguration
            $configuration.Run.Path = 's.Tests.ps1'; $configuration.Run.PassThru = $true
            $configuration.Filter.Line = (Resolve-Path s.Tests.ps1).ProviderPath + ':2'
            Invoke-Pester -Configuration $configuration
        }
        $sample.Tests.Result | Should -Be 'Passed', 'NotRun'
    }

    It 'The outcome is in the result of the run, one object for each test.' {
        $run.Tests.Count | Should -Be 14
    }

    It 'An It outside of Describe and Context fails the file with Test cannot be directly in the root.' {
        (Invoke-Sample { It 'i' { } }).Messages | Should -Match 'Test cannot be directly in the root\.'
    }

    It 'The test of an It in BeforeAll or AfterAll does not run.' {
        foreach ($setup in 'BeforeAll', 'AfterAll') {
            $run = Invoke-Sample "Describe 'd' { $setup { It 'made' { throw 'ran' } }; It 'own' { } }"
            ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Sort-Object) -join ', ' | Should -Be 'made NotRun, own Passed'
            $run.Messages | Should -BeNullOrEmpty
        }
        (Invoke-Sample { Describe 'd' { It 'made' { throw 'ran' } } }).Messages | Should -Be 'ran'
    }

    It 'The body runs after discovery, in the scope of its blocks'' setup: it sees variables and functions from BeforeAll and BeforeEach, but none that were assigned directly in the file, in a block or by a foreach loop around the It, unless they are $global: variables. In a file started as a script, tests also see what is above its first block. A $script: variable of the file is there as $name, and not as $script:name.' {
        $started = Invoke-Sample -File @{ 'in/a.Tests.ps1' = '$above = "above"; Describe "d" { $body = "body"; foreach ($loop in 1) { It "i" { Write-Host "said: [$above][$body][$loop][$below]" } } }; $below = "below"; foreach ($round in 1, 2) { Describe "e" { It "j" { Write-Host "said: [$below]" } } }' } -Script { ./in/a.Tests.ps1 }
        $started.Output -match '^said' | Should -Be 'said: [above][][][]', 'said: []', 'said: []'
        (Invoke-Sample { $script:kept = 5; $global:wide = 6; Describe 'd' { It 'i' { Write-Host "<kept $kept|$script:kept|$wide>" } } }).Text | Should -Match '<kept 5\|\|6>'
        $run.Text | Should -Match '<age=30 f=x each=1 direct=>'
        $run.Text | Should -Match '<n=>'
    }

    It 'A variable assigned in one test is gone in the next, unless it is a $script: or $global: variable.' {
        (Invoke-Sample { Describe 'd' { It 'i' { $script:kept = 5; $gone = 5 }; It 'j' { Write-Host "<kept $kept gone $gone>" } } }).Text | Should -Match '<kept 5 gone >'
        $run.Text | Should -Match '<here=>'
    }

    It 'Nothing can be piped in' {
        $sample = Invoke-Sample { Describe 'd' { 'x' | It 'i' { }; It 'plain' { } } }
        @($sample.Errors) + @($sample.Messages) | Should -Match 'The input object cannot be bound to any parameters'
    }

    Context 'names with angle brackets' {
        BeforeAll {
            $names = (Invoke-Sample @'
Describe 'd' {
      BeforeAll { $Age = 7 }
      It 'a <Age>' { }
      It 'b <_.Name> <Age>' -ForEach @{ Name = 'mail' } { }
      It 'c `<Age>' { }
}
'@).Tests.Name
        }

        It 'Deeper paths such as `<_.Name`> work' { $names[0..1] | Should -Be 'a 7', 'b mail 7' }

        It 'In single quotes, a backtick before `< keeps it as text.' { $names[2..9] | Should -Be 'c <Age>' }
    }
}
