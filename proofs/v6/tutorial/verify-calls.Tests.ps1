BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Send-It { param ($Uri = "https://reports.example/backups", $Body = "names") Invoke-RestMethod -Uri $Uri -Body $Body }' } -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force; Mock -ModuleName Backup Invoke-RestMethod }
        Describe 'd' {
            It 'filter' { Send-It; Send-It -Body other; Should-Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Body -eq 'other' } }
            It 'two calls' { Send-It; Send-It; Should-Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly }
            It 'without module' { Send-It; Should-Invoke Invoke-RestMethod -Times 1 -Exactly }
            It 'address' { Send-It; Should-Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Uri -eq 'https://reports.example/backup' -and $Body -eq 'names' } }
            It 'no address' { Send-It; Should-Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Body -eq 'names' } }
            It 'not called' { Should-NotInvoke -ModuleName Backup Invoke-RestMethod }
            It 'was called' { Send-It; Should-NotInvoke -ModuleName Backup Invoke-RestMethod }
            It 'marked' { Mock Get-Date -Verifiable; Mock Get-Item -Verifiable; $null = Get-Item -Path x; Should-Invoke -Verifiable }
            It 'all marked' { Mock Get-Item -Verifiable; $null = Get-Item -Path x; Should-Invoke -Verifiable }
            It 'counts all' { Send-It -Uri https://other.example/; Send-It; Should-Invoke -ModuleName Backup Invoke-RestMethod -Times 1 -Exactly }
        }
    }
    function Get-TestMessage ([string] $Name) { ($run.Tests | Where-Object Name -EQ $Name).Message -join "`n" }
}

Describe 'tutorial/verify-calls' {
    It 'Should-Invoke compares the count, and with -ParameterFilter it counts only the calls that the filter accepts:' {
        Assert-TestPassed $run 'filter'
        Get-TestMessage 'two calls' | Should -Match 'exactly,? but was called 2 times'
    }

    It 'The mock is in the module, and Should-Invoke looks for one in the test.' {
        Get-TestMessage 'without module' | Should -Match 'Could not find Mock for command Invoke-RestMethod in script scope'
    }

    It 'Should-NotInvoke checks that the call is not made:' {
        Assert-TestPassed $run 'not called'
        Get-TestMessage 'was called' | Should -Match 'but it was called 1'
    }

    It 'marks a mock that must be used, and Should-Invoke -Verifiable names each marked mock that was not used.' {
        Assert-TestPassed $run 'all marked'
        Get-TestMessage 'marked' | Should -Match 'Get-Date'
        Get-TestMessage 'marked' | Should -Not -Match 'Get-Item'
    }

    It 'The first Should-Invoke counts all calls, so a second call to another address would be found.' {
        Get-TestMessage 'counts all' | Should -Match 'but was called 2 times'
    }

    It 'The list below the message shows the calls that were made. [ ] is a call that the filter refused, and its arguments tell you why: the address ends in backups.' {
        Get-TestMessage 'address' | Should -Match "\[ \] Invoke-RestMethod.*reports\.example/backups"
        Assert-TestPassed $run 'no address'
        Get-TestMessage 'two calls' | Should -Match '\[\*\] Invoke-RestMethod'
    }

    It 'Now the fault shows: the names in -Body are empty.' {
        $sample = Invoke-Sample -File @{ 'march.bak' = 'x' } -Script { @{ names = (Get-ChildItem *.bak).FileName -join ', ' } | ConvertTo-Json -Compress }
        $sample.Value | Should -Be '{"names":""}'
    }
}
