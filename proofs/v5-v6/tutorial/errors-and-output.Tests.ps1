BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $files = Get-ChapterFile 'tutorial/errors-and-output'
    $loud = $files['Backup/Public/New-Backup.ps1'] -replace 'Write-Verbose', 'Write-Host'
    $chapter = Invoke-Sample -File ($files + @{ 'Loud.psm1' = $loud -replace 'New-Backup', 'New-LoudBackup' }) -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } } -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1, $PSScriptRoot/Loud.psm1 -Force }
        Describe 'd' {
            BeforeEach {
                $folder = (New-Item -Path "TestDrive:/$(New-Guid)" -ItemType Directory).FullName
                Set-Content -Path $folder/notes.txt -Value 'x'; Set-Content -Path $folder/plan.txt -Value 'x'; $null = New-Item -Path $folder/empty.txt
            }
            It 'name' { New-Backup -Path $folder/notes.txt -Destination $folder; (Get-Backup -Path $folder).Name | Should -Match '^notes-\d{8}\.bak$' }
            It 'throws' { { New-Backup -Path $folder/notes.txt -Destination $folder/nowhere } | Should -Throw '*does not exist*' }
            It 'unbraced' { New-Backup -Path $folder/notes.txt -Destination $folder/nowhere | Should -Throw }
            It 'others' {
                New-Backup -Path $folder/photo.raw, $folder/notes.txt, $folder/plan.txt -Destination $folder -ErrorAction SilentlyContinue
                @(Get-Backup -Path $folder).Count | Should -Be 2
            }
            It 'nothing thrown' { { New-Backup -Path $folder/photo.raw -Destination $folder -ErrorAction SilentlyContinue } | Should -Not -Throw }
            It 'stop' { { New-Backup -Path $folder/photo.raw -Destination $folder -ErrorAction Stop } | Should -Throw 'There is no file*' }
            It 'collect' {
                New-Backup -Path $folder/photo.raw -Destination $folder -ErrorVariable problem -ErrorAction SilentlyContinue
                $problem.Count | Should -Be 1
                $problem[0] | Should -BeOfType System.Management.Automation.ErrorRecord
                "$problem" | Should -BeLike 'There is no file*'
            }
            It 'warning' {
                New-Backup -Path $folder/empty.txt -Destination $folder -WarningVariable warning -WarningAction SilentlyContinue
                $warning[0] | Should -BeOfType System.Management.Automation.WarningRecord
                "$warning" | Should -Be 'empty.txt is empty.'
                New-Backup -Path $folder/empty.txt -Destination $folder 3>&1 | Should -Be 'empty.txt is empty.'
            }
            It 'host' {
                New-LoudBackup -Path $folder/notes.txt -Destination $folder
                New-LoudBackup -Path $folder/notes.txt -Destination $folder 6>&1 | Should -Be 'Saved notes.txt.'
                New-LoudBackup -Path $folder/notes.txt -Destination $folder 4>&1 6>$null | Should -BeNullOrEmpty
            }
            It 'verbose' {
                New-Backup -Path $folder/notes.txt -Destination $folder 4>&1 | Should -BeNullOrEmpty
                New-Backup -Path $folder/notes.txt -Destination $folder -Verbose 4>&1 | Should -Be 'Saved notes.txt.'
                New-Backup -Path $folder/notes.txt -Destination $folder -Verbose 4>$null 6>&1 | Should -BeNullOrEmpty
            }
            It 'by preference' {
                $before = $global:VerbosePreference
                $global:VerbosePreference = 'Continue'
                $message = New-Backup -Path $folder/notes.txt -Destination $folder 4>&1
                $global:VerbosePreference = $before
                $message | Should -Be 'Saved notes.txt.'
            }
            It 'silent' { New-Backup -Path $folder/notes.txt -Destination $folder *>&1 | Should -BeNullOrEmpty }
        }
        Describe 'the solution' {
            It 'stays' { $null = New-Item "$PSScriptRoot/stays.txt"; 1 | Should -Be 2; Remove-Item "$PSScriptRoot/stays.txt" }
        }
        Describe 'with teardown' {
            AfterEach { Remove-Item "$PSScriptRoot/goes.txt" }
            It 'goes' { $null = New-Item "$PSScriptRoot/goes.txt"; 1 | Should -Be 2 }
        }
    }
}

Describe 'tutorial/errors-and-output' {
    It 'New-Backup copies files into a folder and puts the date into their names.' {
        Assert-TestPassed $chapter 'name'
    }

    It 'Without a destination there is nothing to do, so the function throws.' {
        Assert-TestPassed $chapter 'throws'
    }

    It 'The message is the expected one, and the test is red.' {
        $test = $chapter.Tests | Where-Object Name -EQ 'unbraced'
        $test.Result | Should -Be 'Failed'
        $test.Message | Should -BeLike 'The folder*does not exist.'
    }

    It 'When one file of three is missing, the other two should still be saved. So the function reports the missing file with Write-Error and goes on. Such an error is called non-terminating.' {
        Assert-TestPassed $chapter 'others', 'nothing thrown'
    }

    It 'The third test is green: the other file was saved. The second one is red, because nothing was thrown.' {
        Assert-TestPassed $chapter 'others', 'nothing thrown'
    }

    It 'With -ErrorAction Stop, the call would throw and the test would pass. But then the test would do something that most users do not do.' {
        Assert-TestPassed $chapter 'stop', 'nothing thrown'
    }

    It 'Collect the errors instead: -ErrorVariable problem puts them into $problem' {
        Assert-TestPassed $chapter 'collect'
    }

    It 'The line Saved notes.txt. between the tests comes from Write-Host. You can test it: host output is stream 6, and 6>&1 sends it down the pipe.' {
        Assert-TestPassed $chapter 'host'
        $chapter.Output | Should -Contain 'Saved notes.txt.'
    }

    It 'Warnings are easier: -WarningVariable collects them as -ErrorVariable collects errors. Both variables hold records, not text, and quotes around the variable convert the records to text.' {
        Assert-TestPassed $chapter 'collect', 'warning'
    }

    It 'But Saved notes.txt. still appears between tests that do not care, and it would appear in every script that uses the function.' {
        $run = Invoke-Sample -File @{ 'Loud.psm1' = $loud; 'notes.txt' = 'x' } -Script { Import-Module ./Loud.psm1; New-Backup -Path ./notes.txt -Destination . }
        $run.Output | Should -Contain 'Saved notes.txt.'
    }

    It 'A message that only some people want is a verbose message: shown with -Verbose, silent without it.' {
        Assert-TestPassed $chapter 'verbose', 'silent'
    }

    It 'The test still listens to stream 6. Verbose messages are stream 4, and are written only on request, as with -Verbose:' {
        Assert-TestPassed $chapter 'verbose', 'by preference'
    }

    It 'an error after which the command goes on | -ErrorVariable' {
        Assert-TestPassed $chapter 'collect', 'others'
    }

    It 'a warning | -WarningVariable, or 3>&1' {
        Assert-TestPassed $chapter 'warning'
    }

    It 'a verbose message | -Verbose 4>&1' {
        Assert-TestPassed $chapter 'verbose'
    }

    It 'host output | 6>&1' {
        Assert-TestPassed $chapter 'host'
    }

    It 'New-Backup without any trouble should be silent: no output, no warning.' {
        Assert-TestPassed $chapter 'silent'
    }

    It 'When an assertion fails, the last line is not reached, and the folder stays. With more than one test, use BeforeEach and AfterEach as above.' {
        $chapter.Files.Keys | Should -Contain 'stays.txt'
        $chapter.Files.Keys | Should -Not -Contain 'goes.txt'
    }
}
