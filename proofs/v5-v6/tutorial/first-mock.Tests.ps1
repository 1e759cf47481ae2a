BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $old = @'
function Remove-OldBackup { param ([Parameter(Mandatory)] [string] $Path, [int] $Days = 14)
    foreach ($file in Get-Backup -Path $Path) { if (Test-BackupAge -Written $file.LastWriteTime -Days $Days) { Remove-Item -Path $file.FullName; $file.Name } } }
'@
    $test = {
        BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force }
        Describe 'd' {
            BeforeAll {
                function Add-BackupMock {
                    Mock -ModuleName Backup Get-Date { [datetime] '2026-03-31' }
                    Mock -ModuleName Backup Get-Backup {
                        [pscustomobject] @{ Name = 'january.bak'; FullName = '/backup/january.bak'; LastWriteTime = [datetime] '2026-01-15' }
                        [pscustomobject] @{ Name = 'february.bak'; FullName = '/backup/february.bak'; LastWriteTime = [datetime] '2026-02-15' }
                        [pscustomobject] @{ Name = 'march.bak'; FullName = '/backup/march.bak'; LastWriteTime = [datetime] '2026-03-30' }
                    }
                }
            }
            It 'outside' { Mock Get-Backup { 'mocked' }; Remove-OldBackup -Path $PSScriptRoot | Should -BeNullOrEmpty; Get-Backup -Path x | Should -Be 'mocked' }
            It 'real remove' {
                Mock Remove-Item
                $file = New-Item -Path TestDrive:/old.bak; $file.LastWriteTime = (Get-Date).AddDays(-60)
                Remove-OldBackup -Path TestDrive:/ | Should -Be 'old.bak'
                Test-Path TestDrive:/old.bak | Should -BeFalse
            }
            It 'default' { Add-BackupMock; Mock -ModuleName Backup Remove-Item; Remove-OldBackup -Path x -ErrorAction Stop | Should -Be 'january.bak', 'february.bak' }
            It 'narrow' { Add-BackupMock; Mock -ModuleName Backup Remove-Item -ParameterFilter { $Path -eq '/backup/january.bak' }; Remove-OldBackup -Path x -ErrorAction Stop }
            It 'narrow without Stop' { Add-BackupMock; Mock -ModuleName Backup Remove-Item -ParameterFilter { $Path -eq '/backup/january.bak' }; Remove-OldBackup -Path x }
            It 'special case' {
                Add-BackupMock; Mock -ModuleName Backup Remove-Item { 'default' }; Mock -ModuleName Backup Remove-Item { 'special' } -ParameterFilter { $Path -eq '/backup/january.bak' }
                Remove-OldBackup -Path x | Should -Be 'special', 'january.bak', 'default', 'february.bak'
            }
            It 'locked' {
                Add-BackupMock; Mock -ModuleName Backup Remove-Item; Mock -ModuleName Backup Remove-Item { throw 'The file is in use.' } -ParameterFilter { $Path -eq '/backup/january.bak' }
                Remove-OldBackup -Path x -ErrorAction SilentlyContinue | Should -Be 'february.bak'
            }
            It 'usual error' { Add-BackupMock; Remove-OldBackup -Path x -ErrorAction SilentlyContinue | Should -Be 'january.bak', 'february.bak' }
            It 'body' { Mock Get-Date { 'answer' }; Get-Date | Should -Be 'answer' }
            It 'after' { Get-Date | Should -BeOfType datetime }
            It 'no body' { Mock Get-Date; Get-Date | Should -BeNullOrEmpty }
            It 'variables' { Mock Get-Item { 'mine' } -ParameterFilter { $Path -eq 'one' }; Mock Get-Item { 'other' }; Get-Item -Path one | Should -Be 'mine'; Get-Item -Path two | Should -Be 'other' }
        }
    }
    $files = Get-ChapterFile 'tutorial/first-mock'
    $first = $files + @{}
    $first['Backup/Public/Remove-OldBackup.ps1'] = $old
    $alone = @{ Run = @{ Path = './Sample.Tests.ps1' } }
    $before = Invoke-Sample -File $first -Test $test -Configuration $alone
    $after = Invoke-Sample -File $files -Test $test -Configuration $alone
}

Describe 'tutorial/first-mock' {
    It 'A mock takes the place of a command while a test runs: the code calls the command, and gets your answer.' {
        Assert-TestPassed $before 'body', 'after'
    }

    It 'The function returns the names of the files that it removed.' {
        Assert-TestPassed $before 'real remove', 'default'
    }

    It 'Mock takes the name of a command and what to run in its place.' {
        Assert-TestPassed $before 'body'
    }

    It 'A mock without a script block, like the last one, does nothing and returns nothing.' {
        Assert-TestPassed $before 'no body', 'default'
    }

    It 'Its -ParameterFilter limits it to calls for one file. In the filter, the parameters of the call are variables.' {
        Assert-TestPassed $before 'variables'
    }

    It 'The mocks are in the test, but the calls are made inside the module, which does not see the mocks.' {
        Assert-TestPassed $before 'outside'
    }

    It 'In a folder with old backups, the real Remove-Item would have run, too.' {
        Assert-TestPassed $before 'real remove'
    }

    It 'A mock has to be where the call is made, so each mock needs -ModuleName with the name of the module that makes the call:' {
        Assert-TestPassed $before 'outside', 'default'
    }

    It 'Now the mocks work, and one of them is too narrow. The function also removes february.bak' {
        ($before.Tests | Where-Object Name -EQ 'narrow').Result | Should -Be 'Failed'
        ($before.Tests | Where-Object Name -EQ 'narrow').Message | Should -BeLike '*february.bak*'
        Assert-TestPassed $before 'default'
    }

    It 'A mock without a filter answers every call that no filter accepts. Such a mock should be the first one for a dangerous command. Use a filter for a special case.' {
        Assert-TestPassed $before 'special case'
    }

    It 'The mock inside the test lives for that test only.' {
        Assert-TestPassed $before 'body', 'after'
    }

    It 'The test found a weakness: an exception of Remove-Item, as with -ErrorAction Stop, ends the whole clean-up. With the usual error of Remove-Item, the function goes on, and returns the name of a file that is still there.' {
        ($before.Tests | Where-Object Name -EQ 'locked').Message | Should -Be 'The file is in use.'
        Assert-TestPassed $after 'locked'
        Assert-TestPassed $before 'usual error'
        ($after.Tests | Where-Object Name -EQ 'usual error').Result | Should -Be 'Failed'
    }

    It 'The tests of Remove-OldBackup give the same result on any day and on any computer, and touch no file.' {
        Assert-TestPassed $after 'default'
        $files['tests/Remove-OldBackup.Tests.ps1'] | Should -Match 'Mock -ModuleName Backup Get-Date'
    }

    It 'The mocks offer three files, and the function found none: the real Get-Backup ran, in the folder of the tests, which has no backups.' {
        $files = Get-ChapterFile 'tutorial/first-mock'
        $path = 'tests/Remove-OldBackup.Tests.ps1'
        $run = Invoke-Sample -File $files -Script { Invoke-Pester -Path tests/Remove-OldBackup.Tests.ps1 -PassThru -Output None }
        $run.Failed, ($run.Passed -gt 0) | Should -Be 0, $true
        $files[$path] = $files[$path] -replace ' -ModuleName Backup', ''
        (Invoke-Sample -File $files -Script { Invoke-Pester -Path tests/Remove-OldBackup.Tests.ps1 -PassThru -Output None }).Failed | Should -BeGreaterThan 0
    }
}
