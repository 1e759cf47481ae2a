BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $before = Invoke-Sample -File (Get-ChapterFile 'tutorial/module') -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } } -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force; Mock -ModuleName Backup Get-Date { $global:ProofNow } }
        Describe 'd' {
            It 'morning' { $global:ProofNow = [datetime] '2026-03-31 08:00'; Test-BackupAge -Written '2026-03-17 12:00' | Should -BeFalse }
            It 'afternoon' { $global:ProofNow = [datetime] '2026-03-31 15:30'; Test-BackupAge -Written '2026-03-17 12:00' | Should -BeTrue }
            It 'second' {
                $global:ProofNow = [datetime] '2026-03-31 15:30'
                Test-BackupAge -Written '2026-03-17 15:29:59' | Should -BeTrue
                Test-BackupAge -Written '2026-03-17 15:30:01' | Should -BeFalse
            }
        }
    }
    $files = Get-ChapterFile 'tutorial/private-functions'
    $after = Invoke-Sample -File $files -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } } -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force }
        Describe 'd' {
            It 'midnight' {
                Mock -ModuleName Backup Get-Date { [datetime] '2026-03-31 15:30' }
                Test-BackupAge -Written '2026-03-17 00:00' | Should -BeFalse
                Test-BackupAge -Written '2026-03-16 23:59:59' | Should -BeTrue
            }
            It 'date' { ([datetime] '2026-03-31 15:30').Date | Should -Be ([datetime] '2026-03-31 00:00') }
            It 'any moment' { InModuleScope Backup { Get-BackupLimit -Days 1 -Now '1999-05-03 12:00' } | Should -Be ([datetime] '1999-05-02') }
            It 'present' {
                (Get-Command Test-BackupAge).Parameters.Keys | Should -Not -Contain 'Now'
                (InModuleScope Backup { Get-BackupLimit -Days 0 }) | Should -Be (Get-Date).Date
            }
            It 'not found' { { Get-BackupLimit -Days 1 } | Should -Throw '*Get-BackupLimit*not recognized*' }
            It 'inside' { InModuleScope Backup { $ExecutionContext.SessionState.Module.Name } | Should -Be 'Backup' }
            It 'empty' { $now = [datetime] '2026-03-31'; InModuleScope Backup { $now } | Should -BeNullOrEmpty; $now | Should -Not -BeNullOrEmpty }
            It 'handed' { $now = 5; InModuleScope Backup -Parameters @{ Now = $now; Other = 6 } { "$Now $Other" } | Should -Be '5 6' }
            It 'zero' { InModuleScope Backup { Get-BackupLimit -Days 0 -Now '2026-03-31 23:59' } | Should -Be ([datetime] '2026-03-31') }
        }
    }
    $wrapped = {
        Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force
        InModuleScope Backup {
            Describe 'wrapped' {
                It 'public' { Get-Public | Should -Be 1 }
                It 'private' { Get-Private | Should -Be 1 }
            }
        }
    }
    $outside = {
        BeforeAll { Import-Module $PSScriptRoot/Backup/Backup.psd1 -Force }
        Describe 'outside' { It 'public' { Get-Public | Should -Be 1 } }
    }
}

Describe 'tutorial/private-functions' {
    It 'The age of a backup is counted to the second.' {
        Assert-TestPassed $before 'second'
    }

    It 'A backup that was fine in the morning is too old in the afternoon, and people wonder why.' {
        Assert-TestPassed $before 'morning', 'afternoon'
    }

    It 'From now on, days are counted from midnight.' {
        Assert-TestPassed $after 'midnight'
    }

    It 'This rule gets a function of its own, which users do not need to see.' {
        Assert-TestPassed $after 'any moment', 'not found'
    }

    It '$Now.Date is midnight of the day in $Now.' {
        Assert-TestPassed $after 'date'
    }

    It 'The parameter -Now is there for the tests: with it, you can try any moment, not only the present one.' {
        Assert-TestPassed $after 'any moment', 'present'
    }

    It 'You rebuilt the inside, and the tests say that users will not notice. The tests can say so because they know nothing about the inside.' {
        $tests = (Get-ChapterFile 'tutorial/module')['tests/Test-BackupAge.Tests.ps1']
        $tests | Should -Not -Match 'Get-BackupLimit'
        $run = Invoke-Sample -File ($files + @{ 'tests/Old.Tests.ps1' = $tests }) -Configuration @{ Run = @{ Path = './tests/Old.Tests.ps1' } }
        $run.Passed | Should -Be 3
    }

    It 'The public function cannot show everything. It always uses the present moment. With what you know so far, no test of the public function can say what happens at half past three.' {
        Assert-TestPassed $after 'present'
    }

    It 'The test is outside the module, like a user, and the manifest does not export the function. That is what private means.' {
        Assert-TestPassed $after 'not found'
        $files['Backup/Backup.psd1'] | Should -Not -Match 'Get-BackupLimit'
    }

    It 'InModuleScope runs a piece of code inside the module.' {
        Assert-TestPassed $after 'inside', 'not found'
    }

    It 'The function is found now, but $now is empty. Inside the module, the variables of the test do not exist.' {
        Assert-TestPassed $after 'empty', 'any moment'
    }

    It 'Pass them with -Parameters; each key becomes a variable inside:' {
        Assert-TestPassed $after 'handed'
    }

    It 'Such tests see private functions, so they stay green when you forget to export a public one.' {
        $run = Invoke-Sample -File @{
            'Backup/Backup.psm1' = 'function Get-Public { Get-Private }; function Get-Private { 1 }'
            'Backup/Backup.psd1' = "@{ RootModule = 'Backup.psm1'; ModuleVersion = '0.1.0'; FunctionsToExport = @() }"
            'in.Tests.ps1'       = $wrapped; 'out.Tests.ps1' = $outside
        } -Script { Invoke-Pester -PassThru }
        ($run.Tests | Where-Object Path -Like 'wrapped*').Result | Should -Be 'Passed', 'Passed'
        ($run.Tests | Where-Object Path -Like 'outside*').Result | Should -Be 'Failed'
    }

    It 'Such tests know the inside of the module. Each time you rebuild the inside, they break, though nothing is broken for users.' {
        $run = Invoke-Sample -File @{
            'Backup/Backup.psm1' = 'function Get-Public { Get-Rebuilt }; function Get-Rebuilt { 1 }'
            'Backup/Backup.psd1' = "@{ RootModule = 'Backup.psm1'; ModuleVersion = '0.1.0'; FunctionsToExport = @('Get-Public') }"
            'in.Tests.ps1'       = $wrapped; 'out.Tests.ps1' = $outside
        } -Script { Invoke-Pester -PassThru }
        ($run.Tests | Where-Object Path -Like 'wrapped.private').Result | Should -Be 'Failed'
        ($run.Tests | Where-Object Path -Like 'outside*').Result | Should -Be 'Passed'
    }

    It 'With 0 days, the limit is the midnight before now.' {
        Assert-TestPassed $after 'zero'
    }

    It 'A text in the block needs no -Parameters: the text is part of the code, not a variable of the test.' {
        Assert-TestPassed $after 'zero', 'empty'
    }
}
