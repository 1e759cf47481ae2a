BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/test-file-structure' {
    It 'and -Scope of Should-Invoke asks for' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Date { }; Get-Date }
                It 'describe' { Should-Invoke Get-Date -Scope Describe }
                It 'context' { Should-Invoke Get-Date -Scope Context }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'soft assertions report all of them at once' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-Be 2; 3 | Should-Be 4 } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Text | Should -Match 'Expected \[int\] 2, but got \[int\] 1\.(.|\n)*Expected \[int\] 4, but got \[int\] 3\.'
    }

    It 'The outer test passes, then its block fails: what was inside counts as NotRun, and the tests of the block that follow fail without running.' {
        $run = Invoke-Sample { Describe 'd' { It 'before' { }; It 'outer' { It 'inner' { } }; It 'after' { Write-Host 'said: after' } } }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Sort-Object) -join ', ' | Should -Be 'after Failed, before Passed, inner NotRun, outer Passed'
        $run.Text | Should -Match '\[-\] Describe d failed'
        $run.Text | Should -Not -Match 'said: after'
    }

    It 'A Describe, Context or It is inside an It.' {
        foreach ($command in 'Describe', 'Context', 'It') {
            $run = Invoke-Sample "Describe 'd' { It 'outer' { $command 'inner' { } }; It 'after' { } }"
            ($run.Tests | Where-Object Name -EQ 'outer').Result | Should -Be 'Passed'
            $run.Text | Should -Match '\[-\] Describe d failed'
        }
    }

    It 'The second BeforeAll at the top ends discovery with BeforeAll is already defined in this block, and the tests below it are missing from the result.' {
        $run = Invoke-Sample 'BeforeAll { Write-Host "said: one"; $one = 1 }; Describe "d" { It "i" { $one | Should -Be 1 } }; BeforeAll { Write-Host "said: two" }; Describe "e" { It "j" { } }'
        $run.Result | Should -Be 'Failed'
        $run.Messages | Should -BeLike 'BeforeAll is already defined in this block*'
        $run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Should -Be 'i Passed'
        $run.Output -match '^said: ' | Should -Be 'said: one'
        $run = Invoke-Sample 'BeforeAll { }; Describe "d" { BeforeAll { Write-Host "said: one" }; It "i" { } }; Describe "e" { BeforeAll { Write-Host "said: two" }; It "j" { } }'
        $run.Passed | Should -Be 2
        $run.Output -match '^said: ' | Should -Be 'said: one', 'said: two'
    }

    It 'Compare the numbers of tests: with Run.SkipRun and Run.PassThru, TotalCount of the result is what discovery found.' {
        $first = 'BeforeAll { }; Describe "d" { It "one" { Write-Host "said: ran" }; It "two" { } }'
        $second = 'BeforeAll { }; Describe "e" { It "three" { }; It "case <_>" -ForEach 1, 2 { } }'
        $count = { param ($File) (Invoke-Sample -File $File -Configuration @{ Run = @{ SkipRun = $true } } -Inspect { "$($args[0].TotalCount)" }) }
        $apart = & $count @{ 'a.Tests.ps1' = $first; 'b.Tests.ps1' = $second }
        $joined = & $count @{ 'a.Tests.ps1' = "$first`n$second" }
        $apart.Value | Should -Be '5'
        $joined.Value | Should -Be '2'
        $apart.Text | Should -Not -Match 'said: ran'
        # What a filter leaves out was found, too.
        (Invoke-Sample -File @{ 'a.Tests.ps1' = $first; 'b.Tests.ps1' = $second } -Configuration @{ Run = @{ SkipRun = $true }; Filter = @{ FullName = 'd.one' } } -Inspect { "$($args[0].TotalCount)" }).Value | Should -Be '5'
    }

    It 'A test that compares two computed values can pass when both are missing: $null | Should-Be $null passes, and so does $null | Should -Be $null.' {
        Assert-Passing { $null | Should -Be $null }, { $null | Should-Be $null }, { $found = $null; $wanted = $null; $found.Name | Should-Be $wanted.Name }, { @() | Should-BeCollection @() }
        # "can": these do not pass.
        $null = Get-Failure { $null | Should-BeString $null }; $null = Get-Failure { $null | Should-BeCollection $null }
    }

    It 'Check first that there is something: $expected | Should-NotBeNull.' {
        $null = Get-Failure { $null | Should-NotBeNull }; $null = Get-Failure { @() | Should-NotBeNull }
        Assert-Passing { 'a' | Should-NotBeNull }
    }
}
