BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Send-It { param ($Uri = "https://reports.example/backups", $Body = "names") Invoke-RestMethod -Uri $Uri -Body $Body }' } -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force; Mock -ModuleName Backup Invoke-RestMethod }
        Describe 'd' {
            It 'filter' { Send-It; Send-It -Body other; Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Body -eq 'other' } }
            It 'two calls' { Send-It; Send-It; Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly }
            It 'without module' { Send-It; Should -Invoke Invoke-RestMethod -Times 1 -Exactly }
            It 'address' { Send-It; Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Uri -eq 'https://reports.example/backup' -and $Body -eq 'names' } }
            It 'no address' { Send-It; Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Body -eq 'names' } }
            It 'not called' { Should -Not -Invoke -ModuleName Backup Invoke-RestMethod }
            It 'was called' { Send-It; Should -Not -Invoke -ModuleName Backup Invoke-RestMethod }
            It 'marked' { Mock Get-Date -Verifiable; Mock Get-Item -Verifiable; $null = Get-Item -Path x; Should -InvokeVerifiable }
            It 'all marked' { Mock Get-Item -Verifiable; $null = Get-Item -Path x; Should -InvokeVerifiable }
            It 'counts all' { Send-It -Uri https://other.example/; Send-It; Should -Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly }
        }
    }
    function Get-TestMessage ([string] $Name) { ($run.Tests | Where-Object Name -EQ $Name).Message -join "`n" }
}

Describe 'tutorial/verify-calls' {
    It 'Should -Invoke compares the count, and with -ParameterFilter it counts only the calls that the filter accepts:' {
        Assert-TestPassed $run 'filter'
        Get-TestMessage 'two calls' | Should -Match 'exactly,? but was called 2 times'
    }

    It 'The mock is in the module, and Should -Invoke looks for one in the test.' {
        Get-TestMessage 'without module' | Should -Match 'Could not find Mock for command Invoke-RestMethod in script scope'
    }

    It 'Should -Not -Invoke checks that the call is not made:' {
        Assert-TestPassed $run 'not called'
        Get-TestMessage 'was called' | Should -Match 'not to be called exactly 1 times, but it was'
    }

    It 'marks a mock that must be used, and Should -InvokeVerifiable names each marked mock that was not used.' {
        Assert-TestPassed $run 'all marked'
        Get-TestMessage 'marked' | Should -Match 'Get-Date'
        Get-TestMessage 'marked' | Should -Not -Match 'Get-Item'
    }

    It 'The first Should -Invoke counts all calls, so a second call to another address would be found.' {
        Get-TestMessage 'counts all' | Should -Match 'but was called 2 times'
    }

    It 'Pester 5 tells you how many calls the filter accepted, not what it refused.' {
        Get-TestMessage 'address' | Should -Match 'but was called 0 times'
        Get-TestMessage 'address' | Should -Not -Match 'reports\.example'
    }

    It 'without the condition for $Uri, the test is green, so the address is wrong. It ends in backups.' {
        Assert-TestPassed $run 'no address'
        Get-TestMessage 'address' | Should -Match 'exactly'
    }

    It 'Now the fault shows: no call has these names in its body, because the list of names is empty.' {
        $sample = Invoke-Sample -File @{ 'march.bak' = 'x' } -Script { @{ names = (Get-ChildItem *.bak).FileName -join ', ' } | ConvertTo-Json -Compress }
        $sample.Value | Should -Be '{"names":""}'
    }
}
