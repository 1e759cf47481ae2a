BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $checks = Invoke-Sample -Script {
        $check = New-PesterContainer -ScriptBlock { Describe 'My computer' { It 'can add' { 1 + 1 | Should -Be 2 }; It 'cannot' { 1 + 1 | Should -Be 3 } } }
        Invoke-Pester -Container $check -Output Detailed -PassThru
    }
    $module = Invoke-Sample -File (Get-ChapterFile 'tutorial/ci') -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force
                Mock -ModuleName Backup Invoke-RestMethod
                $null = New-Item TestDrive:/old.bak, TestDrive:/new.bak
                (Get-Item TestDrive:/old.bak).LastWriteTime = (Get-Date).AddDays(-60)
            }
            It 'five' { (Get-Command -Module Backup).Name.Count | Should -Be 5 }
            It 'age' { Test-BackupAge -Written (Get-Date).AddDays(-60) | Should -BeTrue; Test-BackupAge -Written (Get-Date) | Should -BeFalse }
            It 'list' { $null = New-Item TestDrive:/notes.txt; (Get-Backup -Path TestDrive:/).Name | Should -Be 'old.bak', 'new.bak' }
            It 'send' {
                Send-BackupReport -Path TestDrive:/
                Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Body -like '*old.bak, new.bak*' }
            }
            It 'remove' { Remove-OldBackup -Path TestDrive:/; Test-Path TestDrive:/old.bak, TestDrive:/new.bak | Should -Be $false, $true }
            It 'new' { New-Backup -Path TestDrive:/notes.txt -Destination TestDrive:/; Test-Path TestDrive:/notes-????????.bak | Should -BeTrue; Test-Path TestDrive:/notes.txt | Should -BeTrue }
        }
    }

    $folder = if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { "versioned_docs/version-$env:PROOFS_VERSION" }
    $chapters = @{}
    Get-ChildItem -Path "$PSScriptRoot/../../../$folder/tutorial/*.mdx" | ForEach-Object { $chapters[$_.BaseName] = Get-Content -Path $_ -Raw }
}

Describe 'tutorial/start' {
    It 'You end with a workflow that runs your tests on Windows, Linux and macOS.' {
        (Get-ChapterFile 'tutorial/ci')['.github/workflows/test.yml'] | Should -Match 'os: \[windows-latest, ubuntu-latest, macos-latest\]'
    }

    It 'The module is called Backup. Each of its five commands has something that makes it worth testing:' {
        Assert-TestPassed $module 'five'
    }

    It 'Test-BackupAge | says whether a backup is too old' {
        Assert-TestPassed $module 'age'
    }

    It 'Get-Backup | lists the backups in a folder' {
        Assert-TestPassed $module 'list'
    }

    It 'New-Backup | copies a file and gives it a date' {
        Assert-TestPassed $module 'new'
    }

    It 'Remove-OldBackup | deletes what is too old' {
        Assert-TestPassed $module 'remove'
    }

    It 'Send-BackupReport | sends a list to a web service' {
        Assert-TestPassed $module 'send'
    }

    It 'Tests are kept in files. To see that everything works, run one test without a file.' {
        $checks.Passed | Should -Be 1
        (Invoke-Sample -Script { Describe 'd' { It 'i' { } } }).Errors | Should -BeLike '*can run only saved files*'
    }

    It 'If you see another number or System.Object[], another Pester was loaded before' {
        $run = Invoke-Sample -File @{ 'old/Pester.psd1' = "@{ ModuleVersion = '3.4.0' }" } -Script {
            (Get-Module -Name Pester).Version.ToString()
            Import-Module ./old/Pester.psd1
            (Get-Module -Name Pester).Version.ToString()
        }
        $run.Value[0] | Should -Be ($env:PROOFS_RELEASE -replace '-.*')
        $run.Value[1] | Should -Be 'System.Object[]'
    }

    It '[+] is a test that passed.' {
        $checks.Text | Should -Match '\[\+\] can add \d'
        $checks.Text | Should -Not -Match '\[\+\] cannot'
    }

    It '[-] is a test that failed. The lines below it show what was expected, and what came instead.' {
        $checks.Text | Should -Match '\[-\] cannot \d[^\n]*\n\s+Expected 3, but got 2\.'
        $checks.Text | Should -Not -Match '\[-\] can add'
    }

    It 'A terminal remembers modules and variables, and tests can pass only because of these.' {
        $run = Invoke-Sample -File @{ 'left.Tests.ps1' = { Describe 'd' { It 'i' { $left | Should -Be 5 } } } } -Script {
            $global:left = 5
            (Invoke-Pester ./left.Tests.ps1 -Output None -PassThru).Result
            Remove-Variable left -Scope Global
            (Invoke-Pester ./left.Tests.ps1 -Output None -PassThru).Result
        }
        $run.Value | Should -Be 'Passed', 'Failed'
    }

    It 'The term ''New-PesterContainer'' is not recognized | PowerShell finds no Pester 5' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psd1 does not export it; https://pester.dev/docs/introduction/installation on Windows.'
    }

    It 'Pester can run only saved files interactively | only the part from Describe on was pasted | paste the whole block' {
        (Invoke-Sample -Script { Describe 'My computer' { It 'can add' { } } }).Errors | Should -BeLike 'Pester can run only saved files interactively*'
        $checks.Errors | Should -BeNullOrEmpty
    }

    It 'running scripts is disabled on this system, in a later chapter | the execution policy of Windows | run Set-ExecutionPolicy -Scope CurrentUser RemoteSigned' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_execution_policies'
    }

    It 'In this tutorial you write a small module that makes backups and removes old ones, and you test it as you go.' {
        Assert-TestPassed $module 'new', 'remove'
        @((Get-ChapterFile 'tutorial/ci').Keys -like 'tests/*.Tests.ps1').Count | Should -BeGreaterThan 4
    }

    It 'An exercise ends each chapter.' {
        foreach ($chapter in $chapters.Values) { [regex]::Matches($chapter, '(?m)^## (.*)$')[-1].Groups[1].Value | Should -Be 'Exercise' }
    }

    It 'Each chapter takes ten to fifteen minutes, and begins with a way to get the files of the earlier chapters.' {
        foreach ($name in $chapters.Keys) {
            [int] [regex]::Match($chapters[$name], '(?m)^minutes: (\d+)$').Groups[1].Value | Should -BeIn (10..15) -Because $name
            if ($name -notin 'start', 'first-test') { $chapters[$name] | Should -Match '(?m)^continues: ' -Because $name }
        }
    }

    It 'A chapter always shows the whole file, so you can copy it.' {
        foreach ($name in $chapters.Keys) {
            foreach ($file in [regex]::Matches($chapters[$name], '(?ms)^```powershell title="[^"]+"[^\n]*\n(.*?)^```')) { $file.Groups[1].Value | Should -Not -Match '(?m)^\s*(…|# \.\.\.)\s*$' -Because $name }
        }
    }

    It 'The last four chapters are about the work around the tests: find a fault, measure what the tests cover, run everything with one command, and let a server run it.' {
        foreach ($name in 'debug', 'coverage', 'run-script', 'ci') { $chapters.Keys | Should -Contain $name }
        $chapters['ci'] | Should -Match '(?m)^continues: .*run-script'
        $chapters['run-script'] | Should -Match '(?m)^continues: .*coverage'
        $chapters['coverage'] | Should -Match '(?m)^continues: .*debug'
    }

    It 'A block with a file name is a file.' {
        (Get-ChapterFile 'tutorial/first-test').Keys | ForEach-Object { $chapters['first-test'] | Should -Match "title=`"$([regex]::Escape($_))`"" }
    }
}
