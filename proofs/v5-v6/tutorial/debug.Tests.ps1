BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $files = Get-ChapterFile 'tutorial/files'
    $alone = @{ Run = @{ Path = './Sample.Tests.ps1' } }
    $test = {
        BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force; . $PSScriptRoot/tests/helpers.ps1 }
        Describe 'd' {
            BeforeEach {
                $folder = "TestDrive:/$(New-Guid)"
                $null = New-Item -Path $folder -ItemType Directory
                New-BackupFile -Path "$folder/photos[1].bak" -Age 60
            }
            It 'says so' { Remove-OldBackup -Path $folder | Should -Be 'photos[1].bak' }
            It 'pattern' { Remove-OldBackup -Path $folder; Test-Path -Path "$folder/photos[1].bak" | Should -BeFalse }
            It 'name' { Remove-OldBackup -Path $folder; Test-Path -LiteralPath "$folder/photos[1].bak" | Should -BeFalse }
            It 'character' {
                Test-Path -Path "$folder/photos[1].bak" | Should -BeFalse
                New-BackupFile -Path "$folder/photos1.bak"; Test-Path -Path "$folder/photos[1].bak" | Should -BeTrue
            }
            It 'no error' { Remove-Item -Path "$folder/photos[1].bak" -ErrorAction Stop; Test-Path -LiteralPath "$folder/photos[1].bak" | Should -BeTrue }
            It 'error' { { Remove-Item -Path "$folder/nothing.bak" -ErrorAction Stop } | Should -Throw }
            It 'filter' {
                Mock -ModuleName Backup Remove-Item { 'default' }; Mock -ModuleName Backup Remove-Item { 'special' } -ParameterFilter { $Path -like '*photos*' }
                Remove-OldBackup -Path $folder | Select-Object -First 1 | Should -Be 'special'
            }
            It 'New-Backup' {
                New-BackupFile -Path "$folder/list[1].txt"
                New-Backup -Path "$folder/list[1].txt" -Destination $folder -ErrorVariable problem -ErrorAction SilentlyContinue
                "$problem" | Should -BeLike 'There is no file*'
            }
        }
    }
    $before = Invoke-Sample -File $files -Test $test -Configuration $alone
    $after = Invoke-Sample -File (Get-ChapterFile 'tutorial/debug') -Test $test -Configuration $alone
}

Describe 'tutorial/debug' {
    It 'A user writes: Remove-OldBackup says that it removed photos[1].bak, and the file is still there.' {
        Assert-TestPassed $before 'says so'
        ($before.Tests | Where-Object Name -EQ 'name').Result | Should -Be 'Failed'
    }

    It 'The test is green, and yet the user is right: your test has the same fault as the code.' {
        Assert-TestPassed $before 'pattern'
        ($before.Tests | Where-Object Name -EQ 'name').Result | Should -Be 'Failed'
    }

    It '-Path of most commands is a pattern, in which [1] stands for the character 1. So Test-Path looked for photos1.bak. -LiteralPath takes the name as it is:' {
        Assert-TestPassed $before 'character'
        Assert-TestPassed $after 'name'
    }

    It 'Now the test shows what the user saw. That is why a test for a fault has to be red first.' {
        ($before.Tests | Where-Object Name -EQ 'name').Message | Should -BeLike 'Expected $false, but got $true*'
        Assert-TestPassed $before 'pattern'
    }

    It 'Above each test are the links Run tests and Debug tests.' -Tag Unproved {
        'https://github.com/PowerShell/vscode-powershell/blob/main/src/features/PesterTests.ts'
    }

    It 'The run stops at your line.' -Tag Unproved {
        'https://code.visualstudio.com/docs/languages/powershell#_debugging'
    }

    It 'In the terminal, Set-PSBreakpoint takes a script and a line:' {
        $run = Invoke-Sample -File $files -Script {
            $null = Set-PSBreakpoint -Script ./Backup/Public/Remove-OldBackup.ps1 -Line 12 -Action { Write-Host "stopped at line $($_.Line)" }
            Invoke-Pester -Path ./tests/Remove-OldBackup.Files.Tests.ps1 -PassThru
        }
        $run.Text | Should -Match 'stopped at line 12'
    }

    It 'The prompt begins with [DBG], and any command that you type runs in the middle of the function: here it is $file.Name.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_debuggers'
    }

    It 'Type v for the next line, s to step into what the line calls, c to go on, and Get-PSBreakpoint | Remove-PSBreakpoint when you are done.' {
        $script = "$TestDrive/lines.ps1"
        Set-Content -Path $script -Value 'function Get-One {', '    1', '}', '$one = Get-One', '$two = 2', '"end $two"'
        $texts = foreach ($key in 'v', 's') {
            "Set-PSBreakpoint -Script $script -Line 4", $script, $key, 'c', 'Get-PSBreakpoint | Remove-PSBreakpoint', $script |
                & (Get-Process -Id $PID).Path -NoProfile -Command - | Out-String
        }
        $texts[0] | Should -Match 'lines\.ps1:5 '
        $texts[0] | Should -Not -Match 'lines\.ps1:[12] '
        $texts[1] | Should -Match 'lines\.ps1:1 '
        foreach ($text in $texts) {
            [regex]::Matches($text, 'Hit Line breakpoint').Count | Should -Be 1
            [regex]::Matches($text, 'end 2').Count | Should -Be 2
        }
    }

    It 'The function has found the right file, and passes its name to -Path. It is the same mistake again: a name where a pattern is expected.' {
        Assert-TestPassed $before 'says so', 'filter'
    }

    It 'Remove-Item -Path finds no file that matches, removes nothing, and reports no error.' {
        Assert-TestPassed $before 'no error', 'error'
    }

    It 'The red test is green now, and another one is red.' {
        Assert-TestPassed $after 'name'
        $repaired = (Get-ChapterFile 'tutorial/debug')['Backup/Public/Remove-OldBackup.ps1']
        $run = Invoke-Sample -File ($files.Clone() + @{ 'new.ps1' = $repaired }) -Script {
            Move-Item -Path ./new.ps1 -Destination ./Backup/Public/Remove-OldBackup.ps1 -Force
            Invoke-Pester -Path ./tests/Remove-OldBackup.Tests.ps1 -PassThru
        }
        $run.Failed | Should -Be 1
        ($run.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'goes on when a file is in use'
    }

    It '-Output Diagnostic prints what Pester itself does, for instance which mock answers a call:' {
        $sample = { Describe 'd' { It 'i' { Mock Get-Date { 1 }; Mock Get-Date { 2 } -ParameterFilter { $Year }; Get-Date } } }
        (Invoke-Sample $sample -Configuration @{ Output = @{ Verbosity = 'Diagnostic' } }).Text | Should -Match 'Running mock filter'
        (Invoke-Sample $sample).Text | Should -Not -Match 'Running mock filter'
    }

    It 'These lines say that the filter with $Path did not accept the call: the function uses -LiteralPath now, so $Path is empty, and the default mock answered.' {
        Assert-TestPassed $before 'filter'
        ($after.Tests | Where-Object Name -EQ 'filter').Message | Should -BeLike '*special*default*'
        Assert-TestPassed $after 'says so'
    }

    It 'Users do not notice this change; the test does, because a filter knows the inside of the function.' {
        Assert-TestPassed $before 'filter'
        ($after.Tests | Where-Object Name -EQ 'filter').Message | Should -BeLike '*special*default*'
        Assert-TestPassed $after 'says so'
    }

    It 'If the fault comes back, this test will tell you before a user does.' {
        Assert-TestPassed $after 'name'
        ($before.Tests | Where-Object Name -EQ 'name').Result | Should -Be 'Failed'
    }

    It 'New-Backup has the fault. Here nobody is misled, because the function reports that there is no such file.' {
        Assert-TestPassed $after 'New-Backup'
    }

    It 'While you hunt one fault, run one test.' {
        $run = Invoke-Sample -Test { Describe 'd' { It 'keeps brackets' { }; It 'other' { } } } -Configuration @{ Filter = @{ FullName = '*brackets*' } }
        $run.Passed, $run.NotRun | Should -Be 1, 1
    }

    It 'First you need a test that fails in the same way, so that you know what to repair, and when you are done.' {
        ($module = Invoke-Sample -File (Get-ChapterFile 'tutorial/files') -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force; . $PSScriptRoot/tests/helpers.ps1 }
            Describe 'd' { It 'brackets' { New-BackupFile -Path 'TestDrive:/photos[1].bak' -Age 60; Remove-OldBackup -Path TestDrive:/; Test-Path -LiteralPath 'TestDrive:/photos[1].bak' | Should -BeFalse } }
        }) | Out-Null
        $module.Failed | Should -Be 1
    }

    It 'The output is long: look for Running mock filter, and for the name of the command that behaves differently.' {
        $run = Invoke-Sample -Configuration @{ Output = @{ Verbosity = 'Diagnostic' } } { Describe 'd' { It 'i' { Mock Get-Date { 1 }; Mock Get-Date { 2 } -ParameterFilter { $Year -eq 1 }; Get-Date } } }
        $run.Text | Should -Match 'Running mock filter'
        $run.Text | Should -Match 'Get-Date'
        @($run.Output).Count | Should -BeGreaterThan 10
    }

    It 'That is the price of a mock.' {
        $run = Invoke-Sample { BeforeAll { function Remove-Old ($Name) { Remove-Item -LiteralPath $Name } }; Describe 'd' { It 'inside' { Mock Remove-Item { }; Mock Remove-Item { 'special' } -ParameterFilter { $Path -eq 'x' }; Remove-Old x | Should -BeNullOrEmpty }; It 'adapted' { Mock Remove-Item { }; Mock Remove-Item { 'special' } -ParameterFilter { $LiteralPath -eq 'x' }; Remove-Old x | Should -Be 'special' } } }
        $run.Passed | Should -Be 2
    }

    It 'New-Backup may have the same fault.' {
        $run = Invoke-Sample -File (Get-ChapterFile 'tutorial/files') -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force }
            Describe 'd' { It 'plain' { Set-Content -Path TestDrive:/list.txt x; New-Backup -Path TestDrive:/list.txt -Destination TestDrive:/; Get-ChildItem TestDrive:/*.bak | Should -HaveCount 1 }; It 'brackets' { Set-Content -LiteralPath 'TestDrive:/list[1].txt' x; New-Backup -Path 'TestDrive:/list[1].txt' -Destination TestDrive:/; Test-Path -Path 'TestDrive:/list?1?-*.bak' | Should -BeTrue } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'If you repair only its Test-Path, it reports no error and saves nothing: that is what the last line of the test is for.' {
        $test = {
            BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force; . $PSScriptRoot/tests/helpers.ps1 }
            Describe 'd' {
                BeforeEach {
                    $null = New-Item -Path TestDrive:/new -ItemType Directory -Force
                    if (-not (Test-Path -LiteralPath 'TestDrive:/list[1].txt')) { New-BackupFile -Path 'TestDrive:/list[1].txt' }
                    New-Backup -Path 'TestDrive:/list[1].txt' -Destination TestDrive:/new -ErrorVariable problem -ErrorAction SilentlyContinue -WarningAction SilentlyContinue
                }
                It 'reports no error' { "$problem" | Should -Be '' }
                It 'saves' { Get-Backup -Path TestDrive:/new | Should -Not -BeNullOrEmpty }
            }
        }
        $files = Get-ChapterFile 'tutorial/debug'
        (Invoke-Sample -File $files -Configuration $alone -Test $test).Tests.Result | Should -Be 'Failed', 'Failed'
        $files['Backup/Public/New-Backup.ps1'] = $files['Backup/Public/New-Backup.ps1'].Replace('Test-Path -Path $source', 'Test-Path -LiteralPath $source')
        (Invoke-Sample -File $files -Configuration $alone -Test $test).Tests.Result | Should -Be 'Passed', 'Failed'
        $files['Backup/Public/New-Backup.ps1'] = $files['Backup/Public/New-Backup.ps1'].Replace('Item -Path $source', 'Item -LiteralPath $source')
        (Invoke-Sample -File $files -Configuration $alone -Test $test).Tests.Result | Should -Be 'Passed', 'Passed'
    }

    It 'The test for the brackets stays. If the fault comes back, this test will tell you before a user does.' {
        $files = Get-ChapterFile 'tutorial/debug'
        $name = @($files.Keys | Where-Object { $files[$_] -match "\[\d*\w*\]|bracket" -and $_ -match '^tests/.*Tests' -and $files[$_] -match '(?i)bracket' })[0]
        $name | Should -Not -BeNullOrEmpty
        $run = { Invoke-Pester -Path tests -FullNameFilter '*bracket*' -PassThru -Output None }
        $fine = Invoke-Sample -File $files -Script $run
        $fine.Passed, $fine.Failed | Should -Be 1, 0
        # The fault: -Path in place of -LiteralPath.
        foreach ($path in @($files.Keys -match '^Backup/Public/')) { $files[$path] = $files[$path].Replace('-LiteralPath', '-Path') }
        (Invoke-Sample -File $files -Script $run).Failed | Should -Be 1
    }
}
