BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/environment' {
    It 'But such a value is set during discovery, together with the values of all other files, and the last value wins. Set the value in BeforeAll instead.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = '$env:PROOF_LAST = "a"; Describe d { It i { $env:PROOF_LAST | Should -Be "b" } }'; 'b.Tests.ps1' = '$env:PROOF_LAST = "b"; Describe d { It i { $env:PROOF_LAST | Should -Be "b" } }' }
        $run.Passed | Should -Be 2
    }

    It 'in the session, before the run | the tests, too: another reason why a test fails on one machine only' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { $neverSet } }' } -Script { Set-StrictMode -Version Latest; Invoke-Pester -Path . -Output None -PassThru }
        $run.Messages | Should -BeLike '*has not been set*'
    }

    It 'Write @(Get-Backup).Count, or Get-Backup | Should -HaveCount 1, which also counts a single string and an empty result.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { Set-StrictMode -Version Latest; function Get-One { 'mail' }; function Get-None { } }
            It 'plain' { { (Get-One).Count } | Should -Throw "The property 'Count' cannot be found*"; { (Get-None).Count } | Should -Throw "The property 'Count' cannot be found*" }
            It 'list' { @(Get-One).Count | Should -Be 1; @(Get-None).Count | Should -Be 0 }
            It 'HaveCount' { Get-One | Should -HaveCount 1; Get-None | Should -HaveCount 0; { Get-None | Should -HaveCount 1 } | Should -Throw; { Get-One | Should -HaveCount 0 } | Should -Throw }
        } }
        $run.Passed | Should -Be 3
    }

    It 'All later tests start in the location that the code has set, and a report with a relative path is written there.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It moves { Set-Location $PSScriptRoot/away }; It moved { (Get-Location).Path | Should -BeLike "*away" } }'; 'b.Tests.ps1' = 'Describe d { It returns { Push-Location $PSScriptRoot/away; Pop-Location } }'; 'away/x.txt' = '' } -Script {
            foreach ($file in 'a', 'b') {
                $result = Invoke-Pester -Configuration @{ Run = @{ Path = "./$file.Tests.ps1"; PassThru = $true }; TestResult = @{ Enabled = $true; OutputPath = "$file.xml" }; Output = @{ Verbosity = 'None' } }
                "$file $($result.Result) $(Test-Path "$file.xml") $(Test-Path "away/$file.xml")"
            }
        }
        $run.Value | Should -Be 'a Passed False True', 'b Passed True False'
    }

    It 'Should -BeNullOrEmpty passes for both.' {
        Assert-Passing { '' | Should -BeNullOrEmpty }, { $null | Should -BeNullOrEmpty }
        $null = Get-Failure { 'x' | Should -BeNullOrEmpty }
    }

    Context 'checks of one line' {
        BeforeAll {
            # These commands exist on Windows only: functions give what they would.
            $checks = Invoke-Sample {
                BeforeAll {
                    Add-Type 'public enum OwnSwitch { True = 1, False = 2 }'
                    function Get-Answer { foreach ($one in $script:answer) { [pscustomobject] $one } }
                    foreach ($name in 'ScheduledTaskInfo', 'NetFirewallRule', 'HotFix', 'SmbShare', 'LocalGroupMember', 'WebAppPoolState', 'CimInstance') { Set-Item "Function:/Get-$name" { Get-Answer } }
                }
                Describe 'd' {
                    It 'task' { $script:answer = @{ LastTaskResult = 0 }; (Get-ScheduledTaskInfo -TaskName Backup).LastTaskResult | Should -Be 0; foreach ($wrong in @(@{ LastTaskResult = 267011 }), @()) { $script:answer = $wrong; { (Get-ScheduledTaskInfo -TaskName Backup).LastTaskResult | Should -Be 0 } | Should -Throw } }
                    It 'rule' { $script:answer = @{ Enabled = [OwnSwitch]::True }; "$((Get-NetFirewallRule -DisplayName Backup).Enabled)" | Should -Be 'True'; foreach ($wrong in @(@{ Enabled = [OwnSwitch]::False }), @()) { $script:answer = $wrong; { "$((Get-NetFirewallRule -DisplayName Backup).Enabled)" | Should -Be 'True' } | Should -Throw } }
                    It 'update' { $script:answer = @{ HotFixID = 'KB1' }, @{ HotFixID = 'KB5034441' }; @(Get-HotFix).HotFixID | Should -Contain 'KB5034441'; foreach ($wrong in @(@{ HotFixID = 'KB1' }, @{ HotFixID = 'KB50344411' }), @()) { $script:answer = $wrong; { @(Get-HotFix).HotFixID | Should -Contain 'KB5034441' } | Should -Throw } }
                    It 'share' { $script:answer = @{ Name = 'backup' }; @(Get-SmbShare).Name | Should -Contain 'backup'; foreach ($wrong in @(@{ Name = 'backup2' }), @()) { $script:answer = $wrong; { @(Get-SmbShare).Name | Should -Contain 'backup' } | Should -Throw } }
                    It 'administrators' { $script:answer = @{ Name = 'SRV1\root' }, @{ Name = 'SRV1\backup' }; (Get-LocalGroupMember -Group Administrators).Name | Sort-Object | Should -Be 'SRV1\backup', 'SRV1\root'; foreach ($wrong in @(@{ Name = 'SRV1\root' }, @{ Name = 'SRV1\backup' }, @{ Name = 'SRV1\guest' }), @()) { $script:answer = $wrong; { (Get-LocalGroupMember -Group Administrators).Name | Sort-Object | Should -Be 'SRV1\backup', 'SRV1\root' } | Should -Throw } }
                    It 'pool' { $script:answer = @{ Value = 'Started' }; (Get-WebAppPoolState -Name Backup).Value | Should -Be 'Started'; foreach ($wrong in @(@{ Value = 'Stopped' }), @()) { $script:answer = $wrong; { (Get-WebAppPoolState -Name Backup).Value | Should -Be 'Started' } | Should -Throw } }
                    It 'account' { $script:answer = @{ StartName = 'DOMAIN\svc-backup' }; (Get-CimInstance Win32_Service -Filter "Name='Backup'").StartName | Should -Be 'DOMAIN\svc-backup'; foreach ($wrong in @(@{ StartName = 'LocalSystem' }), @()) { $script:answer = $wrong; { (Get-CimInstance Win32_Service -Filter "Name='Backup'").StartName | Should -Be 'DOMAIN\svc-backup' } | Should -Throw } }
                }
            }
        }

        It 'the last run of a scheduled task | (Get-ScheduledTaskInfo -TaskName Backup).LastTaskResult | Should -Be 0' { Assert-TestPassed $checks 'task' }

        It 'a firewall rule is on | "$((Get-NetFirewallRule -DisplayName Backup).Enabled)" | Should -Be ''True''' { Assert-TestPassed $checks 'rule' }

        It 'an update is installed | @(Get-HotFix).HotFixID | Should -Contain ''KB5034441''' { Assert-TestPassed $checks 'update' }

        It 'a share, a printer, a scope exists | @(Get-SmbShare).Name | Should -Contain ''backup''' { Assert-TestPassed $checks 'share' }

        It 'these administrators and no others | (Get-LocalGroupMember -Group Administrators).Name | Sort-Object | Should -Be ''SRV1\backup'', ''SRV1\root''' { Assert-TestPassed $checks 'administrators' }

        It 'an application pool of IIS runs | (Get-WebAppPoolState -Name Backup).Value | Should -Be ''Started''' { Assert-TestPassed $checks 'pool' }

        It 'the account of a service | (Get-CimInstance Win32_Service -Filter "Name=''Backup''").StartName | Should -Be ''DOMAIN\svc-backup''' { Assert-TestPassed $checks 'account' }
    }
}
