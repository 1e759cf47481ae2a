BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $files = Get-ChapterFile 'tutorial/files'
    $chapter = Invoke-Sample -File $files -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } } -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force; . $PSScriptRoot/tests/helpers.ps1 }
        Describe 'd' {
            BeforeAll { $drive = Get-PSDrive -Name TestDrive; Write-Host "> $TestDrive $(Test-Path TestDrive:/)" }
            It 'drive' {
                $drive.Root | Should -Be $TestDrive
                $TestDrive | Should -BeLike "$([IO.Path]::GetTempPath().TrimEnd('/', '\'))*"
                Set-Content -Path TestDrive:/same.txt -Value 'same'
                Get-Content -Path $TestDrive/same.txt | Should -Be 'same'
            }
            It 'bytes' {
                [IO.File]::WriteAllBytes("$TestDrive/disk.img", (0, 10, 13, 26, 255))
                New-Backup -Path TestDrive:/disk.img -Destination TestDrive:/
                [IO.File]::ReadAllBytes((Get-Item -Path TestDrive:/disk-*.bak).FullName) -join ' ' | Should -Be '0 10 13 26 255'
            }
            It 'drive for .NET' { [IO.File]::WriteAllText('TestDrive:/net.txt', 'x') }
            It 'folder of that name' -Skip:($PSVersionTable.Platform -ne 'Unix') {
                Push-Location $PSScriptRoot; $null = [IO.Directory]::CreateDirectory('TestDrive:')
                [IO.File]::WriteAllText('TestDrive:/net.txt', 'x'); [IO.File]::Exists("$PSScriptRoot/TestDrive:/net.txt") | Should -BeTrue
                Pop-Location; Test-Path -Path TestDrive:/net.txt | Should -BeFalse
            }
            It 'program' {
                Set-Content -Path TestDrive:/program.txt -Value 'x'
                $sort = @(Get-Command -Name sort -CommandType Application)[0]
                $null = & $sort TestDrive:/program.txt 2>&1; $LASTEXITCODE | Should -Not -Be 0
                & $sort "$TestDrive/program.txt" | Should -Be 'x'
            }
            It 'full name' { Set-Content -Path TestDrive:/name.txt -Value 'x'; (Get-Item -Path TestDrive:/name.txt).FullName | Should -Be (Join-Path $TestDrive name.txt) }
            It 'not a backup' { New-BackupFile -Path TestDrive:/notes.txt -Age 400; Remove-OldBackup -Path TestDrive:/; Test-Path -Path TestDrive:/notes.txt | Should -BeTrue }
            It 'a file goes' {
                New-BackupFile -Path TestDrive:/old.bak -Age 60; New-BackupFile -Path TestDrive:/new.bak -Age 1
                Remove-OldBackup -Path TestDrive:/; Test-Path -Path TestDrive:/old.bak, TestDrive:/new.bak | Should -Be $false, $true
            }
        }
        Describe 'blocks' {
            Context 'one' {
                BeforeEach { New-Item -Path TestDrive:/again.bak -ErrorAction Stop }
                It 'first' { }
                It 'second' { }
            }
            Context 'two' { It 'third' { Test-Path -Path TestDrive:/again.bak | Should -BeFalse } }
        }
        Describe 'one mock' {
            BeforeEach { Mock -ModuleName Backup Invoke-RestMethod }
            It 'leaves files' { New-BackupFile -Path TestDrive:/left.bak; Send-BackupReport -Path TestDrive:/; Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly }
            It 'finds files' { Send-BackupReport -Path TestDrive:/; Should -Not -Invoke -ModuleName Backup Invoke-RestMethod }
            It 'count' { { Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly } | Should -Throw }
        }
    }
}

Describe 'tutorial/files' {
    It 'Three test files make a folder, use it, and remove it.' {
        $before = Get-ChapterFile 'tutorial/verify-calls'
        @($before.Keys -like 'tests/*.Tests.ps1' | Where-Object { $before[$_] -match 'New-TestFolder' -and $before[$_] -match 'Remove-Item -Path \$folder' }).Count | Should -Be 3
    }

    It 'TestDrive: is a drive that leads to a temporary folder.' {
        Assert-TestPassed $chapter 'drive'
    }

    It 'The folder exists before the first test and is gone after the last one.' {
        $line = @($chapter.Output -like '> *')[0]
        $line | Should -BeLike '* True'
        Test-Path -LiteralPath ($line -replace '^> ' -replace ' True$') | Should -BeFalse
    }

    It 'The second test fails in its setup: the files of the first test are still there.' {
        ($chapter.Tests | Where-Object Name -EQ 'second').Message | Should -BeLike '*already exists*'
        Assert-TestPassed $chapter 'first'
    }

    It 'TestDrive is emptied at the end of a block, not after each test. The files that a Context made are removed when the Context ends, which is why the last test is green.' {
        ($chapter.Tests | Where-Object Name -EQ 'second').Result | Should -Be 'Failed'
        Assert-TestPassed $chapter 'third'
    }

    It 'You also add a new test: a backup must be a copy of every byte, including those that text cannot hold.' {
        Assert-TestPassed $chapter 'bytes'
    }

    It '.NET does not know the drives of PowerShell, and treats TestDrive: as the name of a folder.' {
        ($chapter.Tests | Where-Object Name -EQ 'drive for .NET').Result | Should -Be 'Failed'
        ($chapter.Tests | Where-Object Name -EQ 'folder of that name').Result | Should -Not -Be 'Failed'
    }

    It 'Other programs do not know these drives either.' {
        Assert-TestPassed $chapter 'program'
    }

    It 'The variable $TestDrive holds the real path of the same folder:' {
        Assert-TestPassed $chapter 'drive'
    }

    It 'The file that Get-Item returns has the real path in its FullName, so .NET could read it.' {
        Assert-TestPassed $chapter 'full name', 'bytes'
    }

    It 'In the tests of Send-BackupReport, the test without backups now needs a folder of its own, because the other test leaves its files behind.' {
        Assert-TestPassed $chapter 'leaves files'
        ($chapter.Tests | Where-Object Name -EQ 'finds files').Result | Should -Be 'Failed'
    }

    It 'Remove -Verifiable as well: with one mock, the count says everything.' {
        Assert-TestPassed $chapter 'count', 'leaves files'
    }

    It 'The tests of Remove-OldBackup mock the commands that list and remove files, so they never saw a file disappear. One test with real files closes the gap. This test gets a Describe of its own, because the mocks in the block of the other tests would be in the way.' {
        $files['tests/Remove-OldBackup.Tests.ps1'] | Should -Match '(?m)Mock -ModuleName Backup Remove-Item\s*$'
        $files['tests/Remove-OldBackup.Files.Tests.ps1'] | Should -Not -Match 'Mock'
        Assert-TestPassed $chapter 'a file goes'
    }

    It 'Remove-OldBackup must not touch files that are not backups, however old.' {
        Assert-TestPassed $chapter 'not a backup'
    }

    It 'Make the same change in the tests of New-Backup.' {
        $before = (Get-ChapterFile 'tutorial/verify-calls')['tests/New-Backup.Tests.ps1']
        $after = (Get-ChapterFile 'tutorial/files')['tests/New-Backup.Tests.ps1']
        $before | Should -Not -Match 'TestDrive'
        $after | Should -Match 'TestDrive'
        $run = Invoke-Sample -File (Get-ChapterFile 'tutorial/files') -Script { Invoke-Pester -Path tests/New-Backup.Tests.ps1 -PassThru -Output None }
        $run.Failed, ($run.Passed -gt 0) | Should -Be 0, $true
    }
}
