BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $loop = Invoke-Sample {
        Write-Host 'the file'
        Describe 'd' {
            Write-Host 'the block'
            BeforeAll { Write-Host 'the setup' }
            foreach ($age in 15, 400) {
                Write-Host 'the loop'
                It "is true after $age days" { Write-Host 'a test'; $age | Should -BeNullOrEmpty; (Get-Date).AddDays(-$age).Date | Should -Be (Get-Date).Date }
            }
        }
    }
    $each = Invoke-Sample {
        $outer = 'from PowerShell'
        Describe 'd' {
            It 'is <Expected> after <Age> days' -ForEach @(@{ Age = 1; Expected = 2 }, @{ Age = 3; Expected = 4 }) { $Age + 1 | Should -Be $Expected }
            It "double $outer" -ForEach @{ outer = 'from the list' } { $outer | Should -Be 'from the list' }
            It 'single <outer>' -ForEach @{ outer = 'from the list' } { $outer | Should -Be 'from the list' }
            Context 'kept for <_> days' -ForEach 1, 7 { It 'last' { $_ | Should -BeIn 1, 7 }; It 'later' { $_ | Should -BeIn 1, 7 } }
        }
    }
    $chapter = Invoke-Sample -File (Get-ChapterFile 'tutorial/data') -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force }
        Describe 'exercise' {
            It '<Now>' -ForEach @{ Now = '2026-03-01'; Expected = '2026-02-28' }, @{ Now = '2028-03-01'; Expected = '2028-02-29' } {
                InModuleScope Backup -Parameters $_ { Get-BackupLimit -Days 1 -Now $Now } | Should -Be ([datetime] $Expected)
            }
            It 'all keys' -ForEach @{ One = 1; Two = 2 } { InModuleScope Backup -Parameters $_ { $One + $Two } | Should -Be 3 }
            It 'choice' { Test-BackupAge -Written (Get-Date).AddDays(-5) -Days 7 | Should -BeFalse; Test-BackupAge -Written (Get-Date).AddDays(-5) -Days 1 | Should -BeTrue }
        }
    }
}

Describe 'tutorial/data' {
    It 'Test-BackupAge has three tests that differ in one number. The most interesting number, the limit itself, is missing.' {
        $tests = (Get-ChapterFile 'tutorial/private-functions')['tests/Test-BackupAge.Tests.ps1']
        [regex]::Matches($tests, '(?m)^\s+It ').Count | Should -Be 3
        $tests | Should -Not -Match 'AddDays\(-14\)'
    }

    It 'The names are right, and the tests are wrong.' {
        $loop.Tests.Name | Should -Be 'is true after 15 days', 'is true after 400 days'
        Assert-TestPassed $loop $loop.Tests.Name
    }

    It 'Pester handles a file in two passes. In the first, the discovery, it runs the loop and collects five tests with their names. In the second, it runs the tests. By then the loop is over, and $age is empty.' {
        ($loop.Output -match '^(the|a) (file|block|setup|loop|test)$') | Should -Be 'the file', 'the block', 'the loop', 'the loop', 'the setup', 'a test', 'a test'
        Assert-TestPassed $loop $loop.Tests.Name
    }

    It 'So every test asked about a backup from today. Two tests fail and show it; three are green by accident, which is worse.' {
        $run = Invoke-Sample -File (Get-ChapterFile 'tutorial/private-functions') -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force }
            Describe 'd' {
                foreach ($age in 0, 13, 14) { It "false $age" { Test-BackupAge -Written (Get-Date).AddDays(-$age) | Should -BeFalse } }
                foreach ($age in 15, 400) { It "true $age" { Test-BackupAge -Written (Get-Date).AddDays(-$age) | Should -BeTrue } }
            }
        }
        $run.Passed, $run.Failed | Should -Be 3, 2
    }

    It '-ForEach gives It a list of hashtables. The test runs once for each hashtable, and the keys are its variables.' {
        Assert-TestPassed $each 'is 2 after 1 days', 'is 4 after 3 days'
    }

    It 'In the name, a key in angle brackets stands for its value:' {
        $each.Tests.Name | Should -Contain 'is 2 after 1 days'
    }

    It 'In double quotes, PowerShell would insert its own variables before Pester sees the name.' {
        Assert-TestPassed $each 'double from PowerShell', 'single from the list'
    }

    It 'Each customer may choose how long backups are kept.' {
        Assert-TestPassed $chapter 'choice'
    }

    It 'Context is a block inside a block, for tests with something in common.' {
        $each.Tests.Path | Should -Contain 'd.kept for 1 days.last'
    }

    It 'When the items are plain values, $_ is the value, and `<_`> stands for it in the name:' {
        Assert-TestPassed $each 'last', 'later'
        @($each.Tests.Path) -like 'd.kept*' | Should -Be 'd.kept for 1 days.last', 'd.kept for 1 days.later', 'd.kept for 7 days.last', 'd.kept for 7 days.later'
    }

    It 'Three tests have become eleven. A new number needs only a new line.' {
        (Get-ChapterFile 'tutorial/data')['tests/Test-BackupAge.Tests.ps1'] | Should -Match '@\{ Age = 15; Expected = \$true \}'
        @($chapter.Tests | Where-Object Path -Like 'Test-BackupAge.*').Count | Should -Be 11
    }

    It 'One day before 1 March is 28 February, except in a leap year.' {
        Assert-TestPassed $chapter '2026-03-01', '2028-03-01'
    }

    It 'The current item is $_, and -Parameters $_ passes all of its keys to InModuleScope.' {
        Assert-TestPassed $chapter 'all keys', '2026-03-01'
    }
}
