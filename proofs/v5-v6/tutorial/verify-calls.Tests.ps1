BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $files = Get-ChapterFile 'tutorial/verify-calls'
    $wrong = $files['Backup/Public/Send-BackupReport.ps1'] -replace '\$backups\.Name', '$backups.FileName' -replace 'function Send-BackupReport', 'function Send-WrongReport'
    $chapter = Invoke-Sample -File ($files + @{ 'Wrong.psm1' = "$($files['Backup/Public/Get-Backup.ps1'])`n$wrong" }) -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } } -Test {
        BeforeAll { Import-Module $PSScriptRoot/Wrong.psm1, $PSScriptRoot/Backup/Backup.psd1 -Force }
        Describe 'd' {
            BeforeEach {
                $folder = "TestDrive:/$(New-Guid)"
                $null = New-Item -Path $folder -ItemType Directory
                Set-Content -Path $folder/january.bak, $folder/march.bak -Value 'x'
                Mock -ModuleName Backup Invoke-RestMethod
                Mock -ModuleName Wrong Invoke-RestMethod
            }
            It 'names' {
                Send-BackupReport -Path $folder | Should -BeNullOrEmpty
                Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Uri -eq 'https://reports.example/backups' -and $Body -like '*january.bak, march.bak*' }
            }
            It 'counts' {
                Mock Get-Date
                $null = (Get-Date), (Get-Date -Year 2026)
                Should -Invoke Get-Date -Times 2 -Exactly
                Should -Invoke Get-Date -Times 1 -Exactly -ParameterFilter { $Year -eq 2026 }
            }
            It 'own count' { { Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 } | Should -Throw; Should -Not -Invoke -ModuleName Backup Invoke-RestMethod }
            It 'without module' { Send-BackupReport -Path $folder; Should -Invoke Invoke-RestMethod -Times 1 }
            It 'wrong address' {
                Send-BackupReport -Path $folder
                Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Uri -eq 'https://reports.example/backup' -and $Body -like '*january.bak, march.bak*' }
            }
            It 'without the address' { Send-BackupReport -Path $folder; Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Body -like '*january.bak, march.bak*' } }
            It 'at least' {
                Mock Get-Date
                $null = (Get-Date), (Get-Date)
                Should -Invoke Get-Date -Times 1
                { Should -Invoke Get-Date -Times 3 } | Should -Throw
                { Should -Invoke Get-Date -Times 1 -Exactly } | Should -Throw
            }
            It 'called' { Send-BackupReport -Path $folder; { Should -Not -Invoke -ModuleName Backup Invoke-RestMethod } | Should -Throw }
            It 'empty folder' { $null = New-Item -Path TestDrive:/empty -ItemType Directory; Send-BackupReport -Path TestDrive:/empty; Should -Not -Invoke -ModuleName Backup Invoke-RestMethod }
            It 'mock repeats' {
                Mock -ModuleName Wrong Get-Backup { [pscustomobject] @{ FileName = 'january.bak' } }
                Send-WrongReport -Path x
                Should -Invoke -ModuleName Wrong Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Body -like '*january.bak*' }
            }
            It 'real files' { Send-WrongReport -Path $folder; Should -Invoke -ModuleName Wrong Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Body -like '*"names":""*' } }
            It 'no property' { (Get-Backup -Path $folder)[0].PSObject.Properties.Name | Should -Not -Contain 'FileName'; (Get-Backup -Path $folder)[0] | Should -BeOfType System.IO.FileInfo }
            It 'marked' { Mock Get-Date -Verifiable; Mock Get-Item -Verifiable; Mock Get-ChildItem; $null = Get-Item -Path x; Should -InvokeVerifiable }
            It 'twice' { Mock Get-Date -Verifiable; $null = (Get-Date -Year 1999), (Get-Date); Should -InvokeVerifiable }
            It 'all calls' { $null = Send-BackupReport -Path $folder; Send-BackupReport -Path $folder -Uri https://other.example/; { Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly } | Should -Throw
                Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Uri -eq 'https://other.example/' } }
        }
    }
    function Get-TestMessage ([string] $Name) { ($chapter.Tests | Where-Object Name -EQ $Name).Message -join "`n" }
}

Describe 'tutorial/verify-calls' {
    It 'Send-BackupReport sends the names of all backups to a web service.' {
        Assert-TestPassed $chapter 'names'
    }

    It 'A mock counts its calls.' {
        Assert-TestPassed $chapter 'counts'
    }

    It '-Times 1 alone means at least once.' {
        Assert-TestPassed $chapter 'at least'
    }

    It 'An empty folder needs no report.' {
        Assert-TestPassed $chapter 'empty folder'
    }

    It 'The call of the first test does not count here: each test counts its own calls.' {
        Assert-TestPassed $chapter 'own count'
    }

    It 'So the function did send an empty report.' {
        $first = $files['Backup/Public/Send-BackupReport.ps1'] -replace '(?s)    if \(-not \$backups\) \{.*?\r?\n    \}\r?\n'
        $run = Invoke-Sample -File @{ 'Backup.psm1' = "$($files['Backup/Public/Get-Backup.ps1'])`n$first" } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force; Mock -ModuleName Backup Invoke-RestMethod }
            Describe 'd' { It 'i' { Mock -ModuleName Backup Get-Backup; Send-BackupReport -Path x; Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Body -eq '{"names":""}' } } }
        }
        $run.Passed | Should -Be 1
    }

    It 'Get-Backup is a mock, and the mock returns objects with a property FileName. The function reads FileName.' {
        Assert-TestPassed $chapter 'mock repeats'
    }

    It 'The real Get-Backup returns files, which have no such property.' {
        Assert-TestPassed $chapter 'no property'
    }

    It 'The mock repeats the mistake of the function, so the test can never find it.' {
        Assert-TestPassed $chapter 'mock repeats', 'real files'
    }

    It '-Verifiable is handy when a test has several mocks.' {
        Get-TestMessage 'marked' | Should -Match 'Get-Date'
        Get-TestMessage 'marked' | Should -Not -Match 'Get-Item|Get-ChildItem'
    }

    It 'A marked mock of BeforeAll passes this check when only an earlier test has called it, so mark mocks in BeforeEach or in the test.' {
        $run = Invoke-Sample {
            BeforeAll { function Save-Backup { } }
            Describe 'all' { BeforeAll { Mock Save-Backup -Verifiable }; It 'calls' { Save-Backup; Should -InvokeVerifiable }; It 'does not' { Should -InvokeVerifiable } }
            Describe 'each' { BeforeEach { Mock Save-Backup -Verifiable }; It 'calls' { Save-Backup; Should -InvokeVerifiable }; It 'does not' { Should -InvokeVerifiable } }
            Describe 'nobody' { BeforeAll { Mock Save-Backup -Verifiable }; It 'does not' { Should -InvokeVerifiable }; It 'calls' { Save-Backup; Should -InvokeVerifiable } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Failed', 'Passed'
    }

    It 'It does not check how often a mock was called. It checks the arguments only where the mock has a -ParameterFilter.' {
        Assert-TestPassed $chapter 'twice'
        $run = Invoke-Sample {
            BeforeAll { function Save-Backup ([string] $Name) { } }
            Describe 'd' {
                It 'no filter' { Mock Save-Backup -Verifiable; Save-Backup -Name mail; Should -InvokeVerifiable }
                It 'filter, other name' { Mock Save-Backup; Mock Save-Backup -Verifiable -ParameterFilter { $Name -eq 'photos' }; Save-Backup -Name mail; Should -InvokeVerifiable }
                It 'filter, that name' { Mock Save-Backup -Verifiable -ParameterFilter { $Name -eq 'photos' }; Save-Backup -Name photos; Should -InvokeVerifiable }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
        $run.Messages | Should -Match 'verifiable'
    }

    It '-Uri has no test with an address of its own.' {
        $files['tests/Send-BackupReport.Tests.ps1'] | Should -Not -Match 'Send-BackupReport [^\r\n]*-Uri'
    }
}
