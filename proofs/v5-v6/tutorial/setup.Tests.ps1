BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $files = Get-ChapterFile 'tutorial/setup'
    $chapter = Invoke-Sample -File $files -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } } -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force; . $PSScriptRoot/tests/helpers.ps1 }
        Describe 'd' {
            $folder = 'assigned in the body'
            BeforeEach { $own = New-TestFolder }
            AfterEach { Remove-Item -Path $own -Recurse }
            It 'body' { $folder | Should -BeNullOrEmpty }
            It 'order' {
                New-BackupFile -Path $own/march.bak -Age 1; New-BackupFile -Path $own/november.bak -Age 120; New-BackupFile -Path $own/february.bak -Age 30
                New-BackupFile -Path $own/notes.txt -Age 90
                (Get-Backup -Path $own).Name | Should -Be 'november.bak', 'february.bak', 'march.bak'
            }
        }
    }
    $order = Invoke-Sample {
        Describe 'd' {
            BeforeAll { Write-Host '> all' }
            BeforeEach { Write-Host '> each' }
            AfterEach { Write-Host '> after' }
            It 'fails' { Write-Host '> fails'; throw 'x' }
            Context 'c' {
                BeforeEach { Write-Host '> context' }
                It 'inside' { Write-Host '> inside' }
            }
            Context 'other' { It 'beside' { Write-Host '> beside' } }
        }
    }
    $lines = @($order.Output -like '> *' -replace '^> ')
    $shared = Invoke-Sample {
        Describe 'all' {
            BeforeAll { $null = New-Item -Path $PSScriptRoot/one -ItemType Directory }
            It 'adds' { New-Item -Path $PSScriptRoot/one/a.bak }
            It 'counts' { @(Get-ChildItem $PSScriptRoot/one).Count | Should -Be 0 }
        }
        Describe 'each' {
            BeforeEach { $null = New-Item -Path $PSScriptRoot/two -ItemType Directory }
            AfterEach { Remove-Item -Path $PSScriptRoot/two -Recurse }
            It 'adds too' { New-Item -Path $PSScriptRoot/two/a.bak }
            It 'counts too' { @(Get-ChildItem $PSScriptRoot/two).Count | Should -Be 0 }
        }
        Describe 'counts alone' {
            BeforeAll { $null = New-Item -Path $PSScriptRoot/three -ItemType Directory }
            It 'counts first' { @(Get-ChildItem $PSScriptRoot/three).Count | Should -Be 0 }
        }
    }
    $chosen = Invoke-Sample -File $files -Script {
        foreach ($choice in @{ ExcludeTagFilter = 'Files' }, @{ FullNameFilter = '*returns the oldest first' }, @{ FullNameFilter = 'returns the oldest first' }) {
            $run = Invoke-Pester -Path ./tests -Output None -PassThru @choice
            "$($run.PassedCount) passed, $($run.NotRunCount) not run, $($run.TotalCount) in all"
        }
    }
}

Describe 'tutorial/setup' {
    It 'The next command lists the backups in a folder, the oldest first.' {
        Assert-TestPassed $chapter 'order'
    }

    It '$folder is assigned in the body of Describe, and is empty in the test. You know the reason from the chapter before: the body runs during the discovery, and the test runs later. Make what a test needs in a setup block.' {
        Assert-TestPassed $chapter 'body', 'order'
    }

    It 'BeforeAll of a block runs once, before its first test.' {
        $lines[0] | Should -Be 'all'
        @($lines -eq 'all').Count | Should -Be 1
    }

    It 'Nothing removes this folder: it stays among the temporary files of your system. From step 4 on, each test removes its own folder.' {
        $run = Invoke-Sample -File $files -Script {
            $temp = New-Item -Path ./temp -ItemType Directory
            $env:TMPDIR = $env:TEMP = $env:TMP = $temp.FullName
            Set-Content ./Two.Tests.ps1 'Describe d { BeforeAll { $folder = Join-Path -Path ([IO.Path]::GetTempPath()) -ChildPath (New-Guid); $null = New-Item -Path $folder -ItemType Directory }; It i { $folder | Should -Exist } }'
            foreach ($path in './Two.Tests.ps1', './tests/Get-Backup.Tests.ps1') {
                $before = @(Get-ChildItem ./temp -Name)
                (Invoke-Pester $path -Output None -PassThru).Result
                @(Get-ChildItem ./temp -Name | Where-Object { $_ -notin $before -and $_ -as [guid] }).Count
            }
        } -NewProcess
        $run.Value | Should -Be 'Passed', 1, 'Passed', 0
    }

    It 'The setup works, and the next fault is a common one: the function exists, but the module does not export it.' {
        $old = Get-ChapterFile 'tutorial/data'
        $run = Invoke-Sample -File @{ 'Backup/Backup.psd1' = $old['Backup/Backup.psd1']; 'Backup/Backup.psm1' = $files['Backup/Backup.psm1']; 'Backup/Private/Get-BackupLimit.ps1' = $files['Backup/Private/Get-BackupLimit.ps1']; 'Backup/Public/Get-Backup.ps1' = $files['Backup/Public/Get-Backup.ps1'] } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force }
            Describe 'd' { It 'outside' { Get-Backup -Path $PSScriptRoot }; It 'inside' { InModuleScope Backup { Get-Backup -Path . } } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -BeLike '*Get-Backup*not recognized*'
    }

    It 'The second test is right on its own, and fails after the first.' {
        ($shared.Tests | Where-Object Name -EQ 'counts').Result | Should -Be 'Failed'
        Assert-TestPassed $shared 'counts first'
    }

    It 'Get-ChildItem lists files by name, and here the oldest file has the name that comes last: without Sort-Object, the first test would fail.' {
        $files = Get-ChapterFile 'tutorial/setup'
        $run = { Invoke-Pester -Path tests/Get-Backup.Tests.ps1 -PassThru -Output None }
        $fine = Invoke-Sample -File $files -Script $run
        $fine.Passed, $fine.Failed | Should -Be 3, 0
        $files['Backup/Public/Get-Backup.ps1'] = $files['Backup/Public/Get-Backup.ps1'] -replace ' \| Sort-Object -Property LastWriteTime'
        $unsorted = Invoke-Sample -File $files -Script $run
        ($unsorted.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'returns the oldest first'
        # With the names in the other order nobody would notice.
        $files['tests/Get-Backup.Tests.ps1'] = $files['tests/Get-Backup.Tests.ps1'].Replace('november', 'january')
        (Invoke-Sample -File $files -Script $run).Failed | Should -Be 0
    }

    It 'BeforeEach runs before each test, so each one gets a fresh folder.' {
        Assert-TestPassed $shared 'adds too', 'counts too'
    }

    It 'AfterEach runs after each test, even after one that failed, and removes the folder.' {
        @($lines -eq 'after').Count | Should -Be 3
        $lines[$lines.IndexOf('fails') + 1] | Should -Be 'after'
        Assert-TestPassed $shared 'adds too', 'counts too'
    }

    It 'Its name must not end in .Tests.ps1, because it holds no tests.' {
        $run = Invoke-Sample -File @{ 'tests/helpers.ps1' = 'throw "run"'; 'tests/a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            (Invoke-Pester ./tests -Output None -PassThru).Containers.Count
            Rename-Item ./tests/helpers.ps1 helpers.Tests.ps1
            (Invoke-Pester ./tests -Output None -PassThru).Containers.Count
        }
        $run.Value | Should -Be 1, 2
    }

    It 'The setup of Describe runs for the tests in both Context blocks. In the first Context, its own setup runs next. What is common belongs in the outer block; what is special belongs where it is used.' {
        $lines | Should -Be 'all', 'each', 'fails', 'after', 'each', 'context', 'inside', 'after', 'each', 'beside', 'after'
    }

    It 'The Describe above has a tag, Files.' {
        $files['tests/Get-Backup.Tests.ps1'] | Should -Match 'Describe ''Get-Backup'' -Tag Files'
    }

    It 'NotRun counts the tests that were left out.' {
        $chosen.Value[0] | Should -Be '12 passed, 3 not run, 15 in all'
    }

    It 'You can also run a single test by its name:' {
        $chosen.Value[1] | Should -Be '1 passed, 14 not run, 15 in all'
    }

    It 'The full name begins with the names of the blocks around the test, so begin your pattern with a star.' {
        $chosen.Value[2] | Should -Be '0 passed, 15 not run, 15 in all'
        $order.Tests.Path | Should -Contain 'd.c.inside'
    }

    It 'Get-Backup returns the newest backup last.' {
        Assert-TestPassed $chapter 'order'
    }

    It 'The test file uses the helpers now.' {
        $files = Get-ChapterFile 'tutorial/setup'
        $files['tests/Get-Backup.Tests.ps1'] | Should -Match '\. \$PSScriptRoot/helpers\.ps1'
        $run = Invoke-Sample -File $files -Script { Invoke-Pester -Path tests/Get-Backup.Tests.ps1 -PassThru -Output None }
        $run.Failed, ($run.Passed -gt 0) | Should -Be 0, $true
        $files['tests/helpers.ps1'] = ''
        (Invoke-Sample -File $files -Script { Invoke-Pester -Path tests/Get-Backup.Tests.ps1 -PassThru -Output None }).Failed | Should -BeGreaterThan 0
    }
}
