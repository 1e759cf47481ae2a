BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/environment' {
    It 'Of these three, the files of a parallel run share only the environment variables.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'Describe a { It i { $env:PROOF_SHARED = "a"; $global:proofShared = "a"; Set-Location / } }'
            'b.Tests.ps1' = 'Describe b { It i { $env:PROOF_SHARED | Should -Be "a"; $global:proofShared | Should -BeNullOrEmpty; (Get-Location).Path | Should -Be $PSScriptRoot } }'
        } -Script { foreach ($parallel in $true, $false) { (Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $parallel; ParallelThrottleLimit = 1; PassThru = $true }; Output = @{ Verbosity = 'None' } }).FailedCount } }
        $run.Value | Should -Be 0, 1
    }

    It 'But such a value is set during discovery, even when no test of the file runs, and stays for the files that follow. Set the value in BeforeAll instead.' {
        $run = Invoke-Sample -Configuration @{ Filter = @{ Tag = 'Fast' } } -File @{
            'a.Tests.ps1' = '$env:PROOF_LAST = "a"; Describe d -Tag Slow { It i { } }'
            'b.Tests.ps1' = 'Describe d -Tag Fast { It i { $env:PROOF_LAST | Should -Be "a" } }'
        }
        $run.Passed | Should -Be 1
        $run.NotRun | Should -Be 1
    }

    It 'in the session, before the run | the tests of a run that is not parallel, too: another reason why a test fails on one machine only' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $files = @{ 'a.Tests.ps1' = 'Describe d { It i { $neverSet } }'; 'b.Tests.ps1' = 'Describe e { It j { $neverSet } }' }
        foreach ($parallel in $false, $true) {
            $run = Invoke-Sample -File $files -Script ([scriptblock]::Create("Set-StrictMode -Version Latest; Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = `$$parallel; PassThru = `$true }; Output = @{ Verbosity = 'None' } }"))
            if ($parallel) {
                $run.Passed, $run.Failed | Should -Be 2, 0
            } else {
                $run.Passed, $run.Failed | Should -Be 0, 2
                $run.Messages | Should -BeLike '*has not been set*'
            }
        }
    }

    It 'or Get-Backup | Should-BeCollection -Count 1, which also counts a single string and an empty result.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Set-StrictMode -Version Latest; function Get-Backup ($Count) { foreach ($number in 1..3) { if ($number -le $Count) { "mail$number" } } } }
                It 'one' { Get-Backup 1 | Should-BeCollection -Count 1; @(Get-Backup 1).Count | Should-Be 1 }
                It 'none' { Get-Backup 0 | Should-BeCollection -Count 0; @(Get-Backup 0).Count | Should-Be 0 }
                It 'none is not one' { Get-Backup 0 | Should-BeCollection -Count 1 }
                It 'two are not one' { Get-Backup 2 | Should-BeCollection -Count 1 }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'Should-BeFalsy passes for both.' {
        Assert-Passing { '' | Should-BeFalsy }, { $null | Should-BeFalsy }
        $null = Get-Failure { 'x' | Should-BeFalsy }
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
                    It 'task' { $script:answer = @{ LastTaskResult = 0 }; (Get-ScheduledTaskInfo -TaskName Backup).LastTaskResult | Should-Be 0; foreach ($wrong in @(@{ LastTaskResult = 267011 }), @()) { $script:answer = $wrong; { (Get-ScheduledTaskInfo -TaskName Backup).LastTaskResult | Should-Be 0 } | Should -Throw } }
                    It 'rule' { $script:answer = @{ Enabled = [OwnSwitch]::True }; "$((Get-NetFirewallRule -DisplayName Backup).Enabled)" | Should-Be 'True'; foreach ($wrong in @(@{ Enabled = [OwnSwitch]::False }), @()) { $script:answer = $wrong; { "$((Get-NetFirewallRule -DisplayName Backup).Enabled)" | Should-Be 'True' } | Should -Throw } }
                    It 'update' { $script:answer = @{ HotFixID = 'KB1' }, @{ HotFixID = 'KB5034441' }; @(Get-HotFix).HotFixID | Should-ContainCollection 'KB5034441'; foreach ($wrong in @(@{ HotFixID = 'KB1' }, @{ HotFixID = 'KB50344411' }), @()) { $script:answer = $wrong; { @(Get-HotFix).HotFixID | Should-ContainCollection 'KB5034441' } | Should -Throw } }
                    It 'share' { $script:answer = @{ Name = 'backup' }; @(Get-SmbShare).Name | Should-ContainCollection 'backup'; foreach ($wrong in @(@{ Name = 'backup2' }), @()) { $script:answer = $wrong; { @(Get-SmbShare).Name | Should-ContainCollection 'backup' } | Should -Throw } }
                    It 'administrators' { $script:answer = @{ Name = 'SRV1\root' }, @{ Name = 'SRV1\backup' }; (Get-LocalGroupMember -Group Administrators).Name | Should-BeCollection 'SRV1\backup', 'SRV1\root'; foreach ($wrong in @(@{ Name = 'SRV1\root' }, @{ Name = 'SRV1\backup' }, @{ Name = 'SRV1\guest' }), @()) { $script:answer = $wrong; { (Get-LocalGroupMember -Group Administrators).Name | Should-BeCollection 'SRV1\backup', 'SRV1\root' } | Should -Throw } }
                    It 'pool' { $script:answer = @{ Value = 'Started' }; (Get-WebAppPoolState -Name Backup).Value | Should-Be 'Started'; foreach ($wrong in @(@{ Value = 'Stopped' }), @()) { $script:answer = $wrong; { (Get-WebAppPoolState -Name Backup).Value | Should-Be 'Started' } | Should -Throw } }
                    It 'account' { $script:answer = @{ StartName = 'DOMAIN\svc-backup' }; (Get-CimInstance Win32_Service -Filter "Name='Backup'").StartName | Should-Be 'DOMAIN\svc-backup'; foreach ($wrong in @(@{ StartName = 'LocalSystem' }), @()) { $script:answer = $wrong; { (Get-CimInstance Win32_Service -Filter "Name='Backup'").StartName | Should-Be 'DOMAIN\svc-backup' } | Should -Throw } }
                }
            }
        }

        It 'the last run of a scheduled task | (Get-ScheduledTaskInfo -TaskName Backup).LastTaskResult | Should-Be 0' { Assert-TestPassed $checks 'task' }

        It 'a firewall rule is on | "$((Get-NetFirewallRule -DisplayName Backup).Enabled)" | Should-Be ''True''' { Assert-TestPassed $checks 'rule' }

        It 'an update is installed | @(Get-HotFix).HotFixID | Should-ContainCollection ''KB5034441''' { Assert-TestPassed $checks 'update' }

        It 'a share, a printer, a scope exists | @(Get-SmbShare).Name | Should-ContainCollection ''backup''' { Assert-TestPassed $checks 'share' }

        It 'these administrators and no others | (Get-LocalGroupMember -Group Administrators).Name | Should-BeCollection ''SRV1\backup'', ''SRV1\root''' { Assert-TestPassed $checks 'administrators' }

        It 'an application pool of IIS runs | (Get-WebAppPoolState -Name Backup).Value | Should-Be ''Started''' { Assert-TestPassed $checks 'pool' }

        It 'the account of a service | (Get-CimInstance Win32_Service -Filter "Name=''Backup''").StartName | Should-Be ''DOMAIN\svc-backup''' { Assert-TestPassed $checks 'account' }
    }
}
