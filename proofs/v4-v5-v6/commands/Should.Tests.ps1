BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should' {
    It 'Pipe the value or name it, not both. With both, the error The input object cannot be bound to any parameters for the command is written, and the operator judges $null, so that -BeNullOrEmpty passes.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'judged' { 1 | Should -Be 1 -ActualValue 1 -ErrorVariable written 2>$null }
            It 'passes' { 1 | Should -BeNullOrEmpty -ActualValue 1 2>$null }
            It 'one' { Should -Be 1 -ActualValue 1; 1 | Should -Be 1; { Should -BeNullOrEmpty -ActualValue 1 } | Should -Throw }
            It 'written' { (1 | Should -BeNullOrEmpty -ActualValue 1 2>&1) | Should -BeLike 'The input object cannot be bound to any parameters for the command*' }
        } }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'passes', 'one', 'written'
        "$($run.Messages)" | Should -BeLike 'Expected 1, but got $null.*'
    }

    It 'Outside of a run, in a script or at the prompt, Should works as well. A check that does not hold throws, unless -ErrorAction or $ErrorActionPreference is SilentlyContinue or Ignore and there is no try around it.' {
        $run = Invoke-Sample -Script { try { 1 | Should -Be 1; 'held'; 1 | Should -Be 2; 'not reached' } catch { "$_" } }
        $run.Value | Should -Be 'held', 'Expected 2, but got 1.'
        # Whatever runs a sample has a `try` around it, so the other case needs a process of its own.
        $run = Invoke-Sample -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($case in 'SilentlyContinue', 'Ignore', 'Continue', 'Continue -ErrorAction SilentlyContinue', 'Continue -ErrorAction Ignore', 'SilentlyContinue -ErrorAction Continue') {
                $preference, $argument = $case -split ' ', 2
                Set-Content own.ps1 "Import-Module '$pester'; `$ErrorActionPreference = '$preference'; try { 1 | Should -Be 2 $argument; 'not caught' } catch { 'caught' }; 1 | Should -Be 1; 1 | Should -Be 2 $argument; 'went on'"
                "$case`: $(& (Get-Process -Id $PID).Path -NoProfile -File own.ps1 2>$null | Select-String -Pattern '^(not caught|caught|went on)$')"
            }
        }
        $run.Value | ForEach-Object { $_.Trim() } | Should -Be @(
            'SilentlyContinue: caught went on', 'Ignore: caught went on', 'Continue: caught'
            'Continue -ErrorAction SilentlyContinue: caught went on', 'Continue -ErrorAction Ignore: caught went on', 'SilentlyContinue -ErrorAction Continue: caught went on'
        )
    }

    It '$Matches of the test is not set; it keeps what an earlier -match left there. For a captured group, use the PowerShell operator, and then $Matches: $text -match ''build (\d+)'' | Should -BeTrue, $Matches[1] | Should -Be 42.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'not set' { $Matches = 'before'; 'build 42' | Should -Match 'build (\d+)'; $Matches | Should -Be 'before' }
            It 'kept' { $null = 'build 7' -match 'build (\d+)'; 'build 42' | Should -Match 'build (\d+)'; $Matches[1] | Should -Be 7 }
            It 'operator' { $null = 'build 7' -match 'build (\d+)'; $text = 'build 42'; $text -match 'build (\d+)' | Should -BeTrue; $Matches[1] | Should -Be 42 }
            It 'no match' { $text = 'no number'; $text -match 'build (\d+)' | Should -BeTrue }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It 'Test-Path looks from Pester''s own module, where a function, alias, variable or drive of the test file is not found. For such an item, write Test-Path Function:Get-Backup | Should -BeTrue.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { function Get-Backup { }; Set-Alias gbk Get-Backup; $own = 1; $null = New-PSDrive -Name Tape -PSProvider FileSystem -Root $TestDrive; Set-Content "$TestDrive/a.txt" 'a' }
                It 'with Test-Path' { Test-Path Function:Get-Backup | Should -BeTrue; Test-Path Alias:gbk | Should -BeTrue; Test-Path Variable:own | Should -BeTrue; Test-Path Tape:/a.txt | Should -BeTrue }
                It 'function' { 'Function:Get-Backup' | Should -Exist }
                It 'alias' { 'Alias:gbk' | Should -Exist }
                It 'variable' { 'Variable:own' | Should -Exist }
                It 'drive' { 'Tape:/a.txt' | Should -Exist }
                It 'global' { 'Env:PATH' | Should -Exist; 'TestDrive:/a.txt' | Should -Exist }
            } }
        "$($run.Tests.Result)" | Should -Be 'Passed Failed Failed Failed Failed Passed'
    }
}
