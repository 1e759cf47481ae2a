BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $manifest = "@{ RootModule = 'Backup.psm1'; ModuleVersion = '0.1.0'; FunctionsToExport = @('Get-Answer') }"
    $chapter = Invoke-Sample -File (Get-ChapterFile 'tutorial/module') -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force }
        Describe 'd' {
            It 'limit' { Test-BackupAge -Written (Get-Date).AddDays(-15) | Should -BeTrue; Test-BackupAge -Written (Get-Date).AddDays(-13) | Should -BeFalse }
            It 'lines' {
                New-ModuleManifest -Path TestDrive:/New.psd1
                (Get-Content TestDrive:/New.psd1).Count | Should -BeGreaterThan 50
                (Get-Content $PSScriptRoot/Backup/Backup.psd1).Count | Should -Be 5
            }
            It 'folder' { Import-Module $PSScriptRoot/Backup -Force; (Get-Module Backup).ExportedCommands.Keys | Should -Be 'Test-BackupAge' }
        }
    }
    $reload = Invoke-Sample -File @{ 'Backup/Backup.psd1' = $manifest; 'Backup/Backup.psm1' = 'function Get-Answer { "old" }' } -Script {
        function Test-Import ([string] $Parameter) {
            Set-Content -Path ./i.Tests.ps1 -Value "BeforeAll { Import-Module `$PSScriptRoot/Backup/Backup.psd1 $Parameter }; Describe 'd' { It 'i' { Get-Answer | Should -Be 'old' } }"
            (Invoke-Pester -Path ./i.Tests.ps1 -Output None -PassThru).Result
        }
        Test-Import
        Set-Content -Path ./Backup/Backup.psm1 -Value 'function Get-Answer { "broken" }'
        Test-Import
        Test-Import -Parameter '-Force'
        Remove-Module -Name Backup
    }
}

Describe 'tutorial/module' {
    It 'a module: a folder that Import-Module can load.' {
        Assert-TestPassed $chapter 'folder'
        (Invoke-Sample -File @{ 'Empty/readme.txt' = 'x' } -Script { Import-Module ./Empty -ErrorAction Stop }).Errors | Should -Not -BeNullOrEmpty
    }

    It 'New-ModuleManifest writes such a file with many more lines; these three are enough for now.' {
        Assert-TestPassed $chapter 'lines', 'limit'
    }

    It 'If you ran the tests now, all of them would fail: the setup still looks for the function beside the test.' {
        $files = Get-ChapterFile 'tutorial/first-test'
        $run = Invoke-Sample -File @{ 'Backup/Public/Test-BackupAge.ps1' = $files['Test-BackupAge.ps1']; 'tests/Test-BackupAge.Tests.ps1' = $files['Test-BackupAge.Tests.ps1'] } -Script {
            (Invoke-Pester -Path ./tests -Output None -PassThru).Tests.Result
            Copy-Item -Path ./Backup/Public/Test-BackupAge.ps1 -Destination ./tests
            (Invoke-Pester -Path ./tests -Output None -PassThru).Tests.Result
        }
        $run.Value | Should -Be 'Failed', 'Failed', 'Failed', 'Passed', 'Passed', 'Passed'
    }

    It 'When setup throws, none of the tests below it can run.' {
        $run = Invoke-Sample {
            Describe 'd' { BeforeAll { throw 'no setup' }; It 'a' { Write-Host 'ran below' }; Context 'c' { It 'b' { Write-Host 'ran below' } } }
            Describe 'beside' { It 'other' { Write-Host 'ran beside' } }
        }
        $run.Failed | Should -Be 2
        $run.Output | Should -Not -Contain 'ran below'
        $run.Output | Should -Contain 'ran beside'
    }

    It 'The path begins with $PSScriptRoot, the folder of the test file. A path such as ./Backup/Backup.psd1 would begin in the folder that you happen to be in, and could fail in another folder.' {
        $run = Invoke-Sample -File @{ 'Backup/Backup.psd1' = $manifest; 'Backup/Backup.psm1' = 'function Get-Answer { 1 }'
            'root.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 }; Describe "d" { It "i" { } }'
            'dot.Tests.ps1'  = 'BeforeAll { Import-Module ./Backup/Backup.psd1 -ErrorAction Stop }; Describe "d" { It "i" { } }'
        } -Script {
            $null = New-Item -Path elsewhere -ItemType Directory
            $tests = Convert-Path ./root.Tests.ps1, ./dot.Tests.ps1
            (Invoke-Pester -Path $tests -Output None -PassThru).Containers.Result
            Set-Location ./elsewhere
            # Import-Module also looks in the folder in which the process was started.
            [System.Environment]::CurrentDirectory = "$PWD"
            (Invoke-Pester -Path $tests -Output None -PassThru).Containers.Result
        }
        $run.Value | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It 'Disks got smaller: a backup is now too old after 14 days.' {
        Assert-TestPassed $chapter 'limit'
    }

    It 'The terminal still has the module from step 2, and Import-Module does not read a loaded module again.' {
        $reload.Value[0, 1] | Should -Be 'Passed', 'Passed'
    }

    It 'It can be worse: a function that you have just broken stays green.' {
        $reload.Value[1, 2] | Should -Be 'Passed', 'Failed'
    }

    It '-Force loads the module again each time the test file runs:' {
        $reload.Value[2] | Should -Be 'Failed'
    }

    It 'From now on, every test file of this tutorial has that line.' {
        $files = Get-ChapterFile 'tutorial/ci'
        $tests = @($files.Keys -like '*.Tests.ps1')
        $tests.Count | Should -BeGreaterThan 5
        foreach ($test in $tests) { $files[$test] | Should -Match 'Import-Module \$PSScriptRoot/\.\./Backup/Backup\.psd1 -Force' }
    }

    It 'A function that you write tomorrow is visible to users only if the manifest names it.' {
        $run = Invoke-Sample -File @{ 'Backup/Backup.psm1' = 'function Get-Answer { 1 }; function Get-Tomorrow { 2 }'; 'Backup/Backup.psd1' = $manifest } -Script {
            Import-Module ./Backup/Backup.psd1
            (Get-Command -Module Backup).Name
            Set-Content ./Backup/Backup.psd1 "@{ RootModule = 'Backup.psm1'; ModuleVersion = '0.1.0'; FunctionsToExport = @('Get-Answer', 'Get-Tomorrow') }"
            Import-Module ./Backup/Backup.psd1 -Force
            (Get-Command -Module Backup).Name
            Remove-Module Backup
        }
        $run.Value | Should -Be 'Get-Answer', 'Get-Answer', 'Get-Tomorrow'
    }

    It 'Its tests move to a folder beside it, because users of the module do not need them.' {
        $names = (Get-ChapterFile 'tutorial/module').Keys
        @($names -match '^tests/.*\.Tests\.ps1$').Count | Should -BeGreaterThan 0
        @($names -match '^Backup/.*\.Tests\.ps1$').Count | Should -Be 0
        @((Get-ChapterFile 'tutorial/first-test').Keys -match '/').Count | Should -Be 0
    }

    It 'The code is right, the test is right, and the test fails. The terminal still has the module from step 2, and Import-Module does not read a loaded module again. You tested yesterday''s code.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-Tape { "old" }'; 'a.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 }; Describe "d" { It "i" { Get-Tape | Should -Be "new" } }' } -Script {
            Import-Module ./Tape.psm1
            Set-Content Tape.psm1 'function Get-Tape { "new" }'
            "$((Invoke-Pester a.Tests.ps1 -PassThru -Output None).Result)"
            Remove-Module Tape
            "$((Invoke-Pester a.Tests.ps1 -PassThru -Output None).Result)"
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'Failed', 'Passed'
    }
}
