BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/variables' {
    It 'A block has two BeforeAll, and v5 runs only the last one, so what the first one set is missing.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { $first = 1 }; BeforeAll { $second = 2 }; It 'i' { $first | Should -BeNullOrEmpty; $second | Should -Be 2 } } }).Passed | Should -Be 1
    }

    It 'In the It block it is empty.' {
        (Invoke-Sample { Describe 'd' { $limit = 30; Write-Host "discovery $limit"; It 'i' { $null -eq $limit | Should -BeTrue } } }).Passed | Should -Be 1
    }

    It 'One of the two can come from a dot-sourced file.' {
        (Invoke-Sample '. $PSScriptRoot/h.ps1; BeforeAll { $own = 1 }; Describe d { It i { $shared | Should -Be 1 } }' -File @{ 'h.ps1' = 'BeforeAll { $shared = 1 }' }).Messages | Should -BeLike 'Expected 1, but got $null.'
        (Invoke-Sample '. $PSScriptRoot/h.ps1; Describe d { It i { $shared | Should -Be 1 } }' -File @{ 'h.ps1' = 'BeforeAll { $shared = 1 }' }).Passed | Should -Be 1
    }

    It 'Turn what a shared file has in its BeforeAll into a function, and call that function.' {
        (Invoke-Sample 'BeforeAll { . $PSScriptRoot/h.ps1; $shared = Get-Shared }; Describe d { It i { $shared | Should -Be 1 } }' -File @{ 'h.ps1' = 'function Get-Shared { 1 }' }).Passed | Should -Be 1
    }

    It 'Fix: Merge the code into one block.' {
        (Invoke-Sample 'Describe d { BeforeAll { $a = 1 }; BeforeAll { $b = 2 }; It i { "$a$b" | Should -Be 12 } }').Messages | Should -BeLike 'Expected 12, but got*'
        (Invoke-Sample 'Describe d { BeforeAll { $a = 1; $b = 2 }; It i { "$a$b" | Should -Be 12 } }').Passed | Should -Be 1
    }

    It 'You can compare two lists without Compare-Object: $actual | Should -Be $expected shows both, up to the tenth item.' {
        Get-Failure { $actual = 'mail', 'photos'; $expected = 'mail', 'music'; $actual | Should -Be $expected } | Should -BeLike "Expected @('mail', 'music'), but got @('mail', 'photos').*"
        Get-Failure { 1..9 + 21 | Should -Be (1..9 + 22) } | Should -BeLike 'Expected @(1, 2, 3, 4, 5, 6, 7, 8, 9, 22), but got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 21).*'
        Get-Failure { 1..10 + 21 | Should -Be (1..10 + 22) } | Should -BeLike '*@(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...1 more), but got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...1 more).*'
        Assert-Passing { $actual = 'mail', 'music'; $expected = 'mail', 'music'; $actual | Should -Be $expected }
    }

    It 'Should -Not -BeNullOrEmpty says Expected a value, but got $null or empty.' {
        (Invoke-Sample { Describe 'd' { $early = 1; It 'i' { $early | Should -Not -BeNullOrEmpty } } }).Messages | Should -Be 'Expected a value, but got $null or empty.'
    }
}
