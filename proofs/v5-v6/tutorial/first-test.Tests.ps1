BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $fixture = Invoke-Sample -Script {
        New-Fixture -Name Test-BackupAge | ForEach-Object { Write-Host "new: $($_.Name)" }
        Invoke-Pester -Output Detailed -PassThru
    }
    $wrong = Invoke-Sample -File @{ 'Test-BackupAge.ps1' = 'function Test-BackupAge { param ([datetime] $Written, [int] $Days = 30) $Written -gt (Get-Date).AddDays(-$Days) }' } -Test {
        BeforeAll { . $PSScriptRoot/Test-BackupAge.ps1 }
        Describe 'Test-BackupAge' {
            It 'is true for a backup of 31 days' { Test-BackupAge -Written (Get-Date).AddDays(-31) | Should -BeTrue }
            It 'is false for a backup of 29 days' { Test-BackupAge -Written (Get-Date).AddDays(-29) | Should -BeFalse }
        }
    }
    $right = Invoke-Sample -File (Get-ChapterFile 'tutorial/first-test') -Test {
        BeforeAll { . $PSScriptRoot/Test-BackupAge.ps1 }
        Describe 'd' {
            It 'limit' {
                Test-BackupAge -Written (Get-Date).AddDays(-31) | Should -BeTrue
                Test-BackupAge -Written (Get-Date).AddDays(-29) | Should -BeFalse
            }
            It 'is true for a backup of today' { Test-BackupAge -Written (Get-Date) }
            It 'throws' { throw 'x' }
            It 'no assertion, code that does not run' { Test-Nothing }
            It 'root' { $PSScriptRoot | Should -Be (Split-Path $PSCommandPath) }
        }
    }
}

Describe 'tutorial/first-test' {
    It 'New-Fixture writes two files: one for the function, one for its test.' {
        $fixture.Files.Keys | Sort-Object | Should -Be 'Test-BackupAge.ps1', 'Test-BackupAge.Tests.ps1'
        $fixture.Files['Test-BackupAge.ps1'] | Should -Match 'function Test-BackupAge'
        $fixture.Files['Test-BackupAge.Tests.ps1'] | Should -Match 'Describe "Test-BackupAge"'
    }

    It 'BeforeAll | setup: runs once, before the tests; here it loads the function' {
        $run = Invoke-Sample { BeforeAll { Write-Host 'setup' }; Describe 'd' { It 'a' { Write-Host 'test' }; It 'b' { Write-Host 'test' } } }
        ($run.Output -match '^(setup|test)$') | Should -Be 'setup', 'test', 'test'
    }

    It 'Describe | a block of tests, usually for one function' {
        $wrong.Tests.Path | Should -BeLike 'Test-BackupAge.*'
        $wrong.Tests.Count | Should -Be 2
    }

    It 'It | a test' {
        (Invoke-Sample { Describe 'd' { It 'a' { }; It 'b' { } } }).Tests.Name | Should -Be 'a', 'b'
    }

    It 'Should | an assertion: fails the test when the value is not the expected one' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { 1 | Should -Be 1 }; It 'b' { 1 | Should -Be 2 } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'The line in BeforeAll takes the path of the test file, replaces .Tests.ps1 with .ps1, and loads that file.' {
        $run = Invoke-Sample -File @{ 'Sample.ps1' = 'function Get-Beside { "beside" }' } -Test {
            BeforeAll { . $PSCommandPath.Replace('.Tests.ps1', '.ps1') }
            Describe 'd' { It 'i' { Get-Beside | Should -Be 'beside' } }
        }
        $run.Passed | Should -Be 1
        $fixture.Files['Test-BackupAge.Tests.ps1'] | Should -Match ([regex]::Escape('. $PSCommandPath.Replace(''.Tests.ps1'', ''.ps1'')'))
    }

    It 'The dot in front keeps the function available after the file has run.' {
        $file = @{ 'Sample.ps1' = 'function Get-Beside { "beside" }' }
        (Invoke-Sample -File $file -Test { BeforeAll { . $PSScriptRoot/Sample.ps1 }; Describe 'd' { It 'i' { Get-Beside } } }).Passed | Should -Be 1
        (Invoke-Sample -File $file -Test { BeforeAll { & $PSScriptRoot/Sample.ps1 }; Describe 'd' { It 'i' { Get-Beside } } }).Messages | Should -BeLike '*Get-Beside*not recognized*'
    }

    It 'Pester finds the test file by its ending, so the ending must be .Tests.ps1.' {
        $test = { Describe 'd' { It 'i' { } } }
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'b.ps1' = $test; 'bTests.ps1' = $test; 'c.Test.ps1' = $test } -Script {
            (Invoke-Pester -Output None -PassThru).Containers | ForEach-Object { Split-Path $_.Item.FullName -Leaf }
        }
        $run.Value | Should -Be 'a.Tests.ps1'
    }

    It 'Invoke-Pester runs all test files in the folder and below. -Output Detailed lists every test:' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'a' { It 'one' { }; It 'two' { } }"; 'deep/below/b.Tests.ps1' = "Describe 'b' { It 'three' { } }" } -Script { Invoke-Pester -Output Detailed -PassThru }
        foreach ($name in 'one', 'two', 'three') { $run.Text | Should -Match "\[\+\] $name" }
    }

    It 'That is no surprise: nobody has written the function yet.' {
        $fixture.Failed | Should -Be 1
        $fixture.Files['Test-BackupAge.ps1'] | Should -Match 'NotImplementedException'
    }

    It '[-] and the name of the test: what is broken.' {
        $fixture.Text | Should -Match '\[-\] Returns expected output'
    }

    It 'The message: how. Here the function threw an error.' {
        $fixture.Messages | Should -Be 'Test-BackupAge is not implemented.'
    }

    It 'The lines with at: where. The first of them names the line of the function, the next one the line of the test that called the function.' {
        $fixture.Text | Should -Match 'at Test-BackupAge, [^\n]*Test-BackupAge\.ps1:2\s*\n\s*at <ScriptBlock>, [^\n]*Test-BackupAge\.Tests\.ps1:7'
        ($fixture.Files['Test-BackupAge.Tests.ps1'] -split '\r?\n')[6] | Should -Match 'Test-BackupAge \| Should'
    }

    It 'A backup is too old after 30 days.' {
        Assert-TestPassed $right 'limit'
    }

    It 'Together, the name of the block and the name of the test are a sentence: Test-BackupAge is true for a backup of 31 days.' {
        $wrong.Tests[0].Path -replace '\.', ' ' | Should -Be 'Test-BackupAge is true for a backup of 31 days'
    }

    It 'The function ran, and its answer was wrong: expected is what the test wants, got is what the function returned.' {
        $wrong.Messages[0] | Should -BeLike 'Expected $true, but got $false*'
        $fixture.Messages | Should -Not -BeLike 'Expected*'
    }

    It 'The two tests fail in opposite directions, so the comparison is reversed.' {
        $wrong.Messages | Should -BeLike 'Expected $*, but got $*'
        $wrong.Messages[1] | Should -BeLike 'Expected $false, but got $true*'
        Assert-TestPassed $right 'limit'
    }

    It 'The name says something wrong, and the test is green.' {
        Assert-TestPassed $right 'is true for a backup of today'
        (Get-Failure { $false | Should -BeTrue }) | Should -BeLike 'Expected $true*'
    }

    It 'A test fails when an assertion in it does not hold, or when something throws.' {
        $wrong.Failed | Should -Be 2
        ($right.Tests | Where-Object Name -EQ 'throws').Result | Should -Be 'Failed'
    }

    It 'Without an assertion, the test says only that the function ran.' {
        Assert-TestPassed $right 'is true for a backup of today'
        ($right.Tests | Where-Object Name -EQ 'no assertion, code that does not run').Result | Should -Be 'Failed'
    }

    It 'Without -Output Detailed, Pester prints one line for each file that passed, the tests that failed, and the totals.' {
        $run = Invoke-Sample -File @{ 'good.Tests.ps1' = "Describe 'a' { It 'one' { }; It 'two' { } }"; 'bad.Tests.ps1' = "Describe 'b' { It 'red' { throw 'x' }; It 'green' { } }" } -Script { Invoke-Pester -PassThru }
        $run.Text | Should -Match '\[\+\] [^\n]*good\.Tests\.ps1'
        $run.Text | Should -Match '\[-\] b\.red'
        $run.Text | Should -Match 'Tests Passed: 3'
        $run.Text | Should -Not -Match '\[[+-]\] [^\n]*(bad\.Tests|one|two|green)'
    }

    It 'The parameter -Days has no test yet.' {
        (Get-ChapterFile 'tutorial/first-test')['Test-BackupAge.Tests.ps1'] | Should -Not -Match '-Days\b'
    }

    It 'The test file does not have the name of the function, so load the function by its path: . $PSScriptRoot/Test-BackupAge.ps1.' {
        Assert-TestPassed $right 'limit'
        (Invoke-Sample { BeforeAll { . $PSCommandPath.Replace('.Tests.ps1', '.ps1') }; Describe 'd' { It 'i' { } } }).Tests.Result | Should -Be 'Failed'
    }

    It '$PSScriptRoot is the folder of the file that uses it.' {
        Assert-TestPassed $right 'root'
    }

    It 'You write the test before the code. That way you see the test fail once, and know that it can fail.' {
        $run = Invoke-Sample -Script { $null = New-Fixture -Name Test-BackupAge; Invoke-Pester -Path . -PassThru -Output None }
        $run.Failed | Should -Be 1
    }

    It 'Here is the mistake that nobody notices, because nothing is red.' {
        (Invoke-Sample 'Describe d { It "is true for a backup of today" { 1 -gt 2 } }').Passed | Should -Be 1
        (Invoke-Sample 'Describe d { It "is true for a backup of today" { 1 -gt 2 | Should -BeTrue } }').Failed | Should -Be 1
    }

    It 'This failure looks different.' {
        $run = Invoke-Sample 'Describe d { It threw { throw [System.NotImplementedException]::new() }; It wrong { $true | Should -BeFalse } }'
        $run.Messages[0] | Should -Not -Match 'Expected'
        $run.Messages[1] | Should -Be 'Expected $false, but got $true.'
    }

    It 'That gives two tests, one for each side of the limit.' {
        $run = Invoke-Sample 'function Test-BackupAge ([datetime] $Written, [int] $Days = 30) { $Written -lt (Get-Date).AddDays(-$Days) }; Describe d { BeforeAll { function Test-BackupAge ([datetime] $Written, [int] $Days = 30) { $Written -lt (Get-Date).AddDays(-$Days) } }; It old { Test-BackupAge (Get-Date).AddDays(-31) | Should -BeTrue }; It new { Test-BackupAge (Get-Date).AddDays(-29) | Should -BeFalse } }'
        $run.Passed | Should -Be 2
    }
}
