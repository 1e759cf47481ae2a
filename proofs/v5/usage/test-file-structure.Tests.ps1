BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/test-file-structure' {
    It 'and Should -Invoke -Scope asks for' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Date { }; Get-Date }
                It 'describe' { Should -Invoke Get-Date -Scope Describe }
                It 'context' { Should -Invoke Get-Date -Scope Context }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Should.ErrorAction set to Continue reports all of them at once' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should -Be 2; 3 | Should -Be 4 } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Text | Should -Match 'Expected 2, but got 1\.(.|\n)*Expected 4, but got 3\.'
    }

    It 'The outer It passes, the block around it fails with this error, and the inner test never runs.' {
        $run = Invoke-Sample { Describe 'd' { It 'outer' { It 'inner' { Write-Host 'said: inner' } } } }
        ($run.Tests | Where-Object Name -EQ 'outer').Result | Should -Be 'Passed'
        $run.Text | Should -Match '\[-\] Describe d failed\s*\n.*Collection was modified'
        $run.Text | Should -Not -Match 'said: inner'
    }

    It 'A Describe, a Context or another It is inside an It.' {
        foreach ($command in 'Describe', 'Context', 'It') {
            $run = Invoke-Sample "Describe 'd' { It 'outer' { $command 'inner' { } }; It 'after' { } }"
            ($run.Tests | Where-Object Name -EQ 'outer').Result | Should -Be 'Passed'
            $run.Text | Should -Match '\[-\] Describe d failed'
        }
    }

    It 'But all files are discovered before the first test runs, so the tests get the copy that the last file imported. Import the module in BeforeAll instead.' {
        $test = 'Import-Module $PSScriptRoot/Tape.psm1 -Force; Describe "d" { It "i" { Get-Tape | Should -Be "NAME" } }'
        $files = @{ 'a/Tape.psm1' = 'function Get-Tape { "a" }'; 'b/Tape.psm1' = 'function Get-Tape { "b" }'; 'a/a.Tests.ps1' = $test.Replace('NAME', 'a'); 'b/b.Tests.ps1' = $test.Replace('NAME', 'b') }
        (Invoke-Sample -File $files -Script { Invoke-Pester -Path a, b -PassThru -Output None }).Tests.Result | Should -Be 'Failed', 'Passed'
        foreach ($name in 'a', 'b') { $files["$name/$name.Tests.ps1"] = $test.Replace('Import-Module $PSScriptRoot/Tape.psm1 -Force;', 'BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force };').Replace('NAME', $name) }
        (Invoke-Sample -File $files -Script { Invoke-Pester -Path a, b -PassThru -Output None }).Tests.Result | Should -Be 'Passed', 'Passed'
    }

    It 'Do not join files into one by copying: of several BeforeAll at the top, the last one replaces the others without a message.' {
        $run = Invoke-Sample 'BeforeAll { Write-Host "said: one"; $one = 1 }; Describe "d" { It "i" { $one | Should -Be 1 } }; BeforeAll { Write-Host "said: two" }; Describe "e" { It "j" { } }; BeforeAll { Write-Host "said: three"; $three = 3 }; Describe "f" { It "k" { $three | Should -Be 3 } }'
        $run.Output -match '^said: ' | Should -Be 'said: three'
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
        $run.Messages | Should -BeLike 'Expected 1, but got $null*'
        $run.Warnings | Should -BeNullOrEmpty
        $run.Errors | Should -BeNullOrEmpty
        # Where no test misses what was replaced, nothing is said about it.
        $run = Invoke-Sample 'BeforeAll { }; Describe "d" { It "i" { } }; BeforeAll { }; Describe "e" { It "j" { } }'
        $run.Result | Should -Be 'Passed'
        $run.Text | Should -Not -Match 'BeforeAll'
        $run = Invoke-Sample 'Describe "d" { BeforeAll { Write-Host "said: one" }; It "i" { } }; Describe "e" { BeforeAll { Write-Host "said: two" }; It "j" { } }'
        $run.Output -match '^said: ' | Should -Be 'said: one', 'said: two'
    }

    It 'If several files set the variable, all of them get the value of the last file.' {
        $run = Invoke-Sample -File @{ 'in/a.Tests.ps1' = '$script:kind = "a"; Describe "d" { It "i" { Write-Host "said: $kind" } }'; 'in/b.Tests.ps1' = '$script:kind = "b"; Describe "d" { It "i" { Write-Host "said: $kind" } }' } -Script { Invoke-Pester -Path in -Output None }
        $run.Output -match '^said' | Should -Be 'said: b', 'said: b'
    }

    It 'A test that compares two computed values can pass when both are missing: $null | Should -Be $null passes.' {
        Assert-Passing { $null | Should -Be $null }, { $found = $null; $wanted = $null; $found.Name | Should -Be $wanted.Name }, { @() | Should -Be @() }
    }

    It 'Check first that there is something: $expected | Should -Not -BeNullOrEmpty.' {
        $null = Get-Failure { $null | Should -Not -BeNullOrEmpty }; $null = Get-Failure { @() | Should -Not -BeNullOrEmpty }
        Assert-Passing { 'a' | Should -Not -BeNullOrEmpty }
    }
}
