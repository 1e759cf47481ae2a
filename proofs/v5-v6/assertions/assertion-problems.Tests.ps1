BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            It 'output' {
                function Get-List { $list = [System.Collections.ArrayList] @(); $list.Add('x'); 'value' }
                @(Get-List).Count | Should -Be 2
            }
            It 'assigned' {
                function Get-List { $list = [System.Collections.ArrayList] @(); $null = $list.Add('x'); 'value' }
                Get-List | Should -Be 'value'
            }
        }
    }

    $looks = Invoke-Sample {
        Describe 'd' {
            It 'more' { function Get-More { $list = [System.Collections.ArrayList] @(); $list.Add('x'); 'result' }; @(Get-More).Count | Should -Be 2; @(Get-More)[0] | Should -Be 0; function Get-Alone { $list = [System.Collections.ArrayList] @(); $null = $list.Add('x'); 'result' }; Get-Alone | Should -Be 'result' }
        }
    }
}

Describe 'assertions/assertion-problems' {
    It 'If the error may or may not come, ignore it with $output = try { Get-Backup } catch { }. $output is then what the function returned before the error.' {
        $run = Invoke-Sample {
            BeforeAll { function Get-Backup ([switch] $Fine) { 'mail'; if (-not $Fine) { throw 'disk is full' }; 'photos' } }
            Describe 'd' {
                It 'error' { $output = 'old'; $output = try { Get-Backup } catch { }; $output | Should -Be 'mail' }
                It 'none' { $output = try { Get-Backup -Fine } catch { }; $output | Should -Be 'mail', 'photos' }
                It 'without try' { $output = 'old'; try { $output = Get-Backup } catch { }; $output | Should -Be 'old' }
            }
        }
        Assert-TestPassed $run 'error', 'none', 'without try'
    }

    It 'To check what the function did before the error, such as a file that it wrote, assert it below the line with the braces.' {
        $run = Invoke-Sample {
            BeforeAll { function New-Backup { Set-Content -Path "$TestDrive/mail.bak" -Value 'x'; throw 'disk is full' } }
            Describe 'braces' { It 'braces' { { New-Backup } | Should -Throw 'disk is full'; "$TestDrive/mail.bak" | Should -Exist } }
            Describe 'bare' { It 'bare' { New-Backup; Write-Host 'reached' } }
        }
        Assert-TestPassed $run 'braces'
        $run.Failed | Should -Be 1
        $run.Text | Should -Not -Match 'reached'
    }

    It 'writes its result to the output.' {
        Assert-TestPassed $sample 'output'
    }

    It 'Assign that result to $null, then the value is alone again.' {
        Assert-TestPassed $sample 'assigned'
    }

    It 'The function returns more than you think: a line in it, often a .NET method call such as $list.Add(…), writes its result to the output. Assign that result to $null, then the value is alone again.' {
        Assert-TestPassed $looks 'more'
    }

    It 'A foreach in a test that has nothing to go through asserts nothing, and a test without a failed assertion passes.' {
        (Invoke-Sample "Describe 'd' { It 'i' { foreach (`$one in @()) { `$one | Should -Be 1 } } }").Passed | Should -Be 1
        (Invoke-Sample "Describe 'd' { It 'i' { foreach (`$one in @(2)) { `$one | Should -Be 1 } } }").Failed | Should -Be 1
    }

    It 'The expected message is empty, and an empty text asks for nothing. A property that does not exist is empty: an error record has no Message, so write $record.Exception.Message.' {
        $record = [System.Management.Automation.ErrorRecord]::new([exception]::new('x'), 'id', 'NotSpecified', $null)
        $record.PSObject.Properties.Name | Should -Not -Contain 'Message'
        Assert-Passing { { throw 'full' } | Should -Throw '' }, { { throw 'full' } | Should -Throw ([pscustomobject] @{ A = 1 }).Message }
        $null = Get-Failure { { throw 'full' } | Should -Throw 'empty' }
    }

    It 'When the text comes from a variable, check first that it is there.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'empty' { $message = $null; { throw 'other' } | Should -Throw $message }
                It 'checked' { $message = $null; $message | Should -Not -BeNullOrEmpty; { throw 'other' } | Should -Throw $message }
                It 'there' { $message = 'text'; $message | Should -Not -BeNullOrEmpty; { throw 'other' } | Should -Throw $message }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'For Compare-Object, lines in another order are the same, unless you add -SyncWindow 0.' {
        @(Compare-Object ('a', 'b', 'c') ('b', 'a', 'c')).Count | Should -Be 0
        @(Compare-Object ('a', 'b', 'c') ('b', 'a', 'c') -SyncWindow 0).Count | Should -BeGreaterThan 0
        @(Compare-Object ('a', 'b') ('a', 'x')).InputObject | Sort-Object | Should -Be 'b', 'x'
    }

    It 'No option lets a test go on after such an error.' {
        $run = Invoke-Sample -Configuration @{ Should = @{ ErrorAction = 'Continue' } } {
            Describe 'd' {
                It 'error' { function Get-Backup { throw 'full' }; Get-Backup; Write-Host '<after the error>' }
                It 'assertion' { 1 | Should -Be 2; Write-Host '<after the assertion>' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed'
        $run.Output -match '^<' | Should -Be '<after the assertion>'
    }

    It 'If the error may or may not come, ignore it with $output = try { Get-Backup } catch { }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'comes' { function Get-Backup { 'mail'; throw 'full' }; $output = try { Get-Backup } catch { }; $output | Should -Be 'mail' }
                It 'does not' { function Get-Backup { 'mail' }; $output = try { Get-Backup } catch { }; $output | Should -Be 'mail' }
                It 'not ignored' { function Get-Backup { 'mail'; throw 'full' }; $output = Get-Backup; $output | Should -Be 'mail' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'Upper and lower case are the same, too, unless you add -CaseSensitive. Line ends do not count at all, except for one at the end of the text.' {
        @(Compare-Object ("a`r`nb`n" -split '\r?\n') ("a`nb" -split '\r?\n')).Count | Should -Be 1
        @(Compare-Object ('a', 'B') ('a', 'b')).Count | Should -Be 0
        @(Compare-Object ('a', 'B') ('a', 'b') -CaseSensitive).Count | Should -Be 2
        @(Compare-Object ("a`r`nb" -split '\r?\n') ("a`nb" -split '\r?\n') -CaseSensitive -SyncWindow 0).Count | Should -Be 0
        $null = Get-Failure { "a`r`nb" | Should -Be "a`nb" }
    }

    It 'a type with :: or a cast' {
        $null = Get-Failure { [System.DayOfWeek]::Monday | Should -Be [System.DayOfWeek]::Monday }, { 1 | Should -Be [int]'1' }
        Assert-Passing { [System.DayOfWeek]::Monday | Should -Be ([System.DayOfWeek]::Monday) }, { 1 | Should -Be ([int]'1') }
    }

    It 'the call of a command' {
        $null = Get-Failure { function Get-Kind { 'daily' }; 'daily' | Should -Be Get-Kind }
        Assert-Passing { function Get-Kind { 'daily' }; 'daily' | Should -Be (Get-Kind) }
    }

    It 'With $ErrorActionPreference = ''Stop'' in the session, -Be and its opposite both fail with The input object cannot be bound to any parameters for the command.' {
        $test = "Describe 'd' { It 'be' { 'full-1' | Should -Be 'full' + '-1' }; It 'not' { 'full-1' | Should -Not -Be 'full' + '-1' } }"
        foreach ($preference in 'Continue', 'Stop') {
            $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'run.ps1' = "`$global:ErrorActionPreference = '$preference'; `$result = Invoke-Pester -Path ./a.Tests.ps1 -Output None -PassThru 2> `$null; `$result.Tests | ForEach-Object { `$_.ErrorRecord.Exception.Message }; `$result.FailedCount" } -Script { . ./run.ps1 }
            if ($preference -eq 'Continue') { $run.Value | Should -Be "Expected 'full', because +, but got `$null.", $null, 1 }
            else { $run.Value[0, 1] | Should -BeLike 'The input object cannot be bound to any parameters for the command*'; $run.Value[2] | Should -Be 2 }
        }
    }

    It '[WildcardPattern]::Escape() escapes a lone backtick since PowerShell 7.6.' -Tag Unproved { 'Run on 7.6.5: [WildcardPattern]::Escape(''List`1'') is List``1. Since when: https://github.com/PowerShell/PowerShell/pull/25211' }

    It 'A test that expects $false, an empty result, no file or no call also passes when the code ends earlier than you think.' {
        $test = 'BeforeAll { function Invoke-It { EARLY; Set-Content TestDrive:/a.bak 1; Get-Date; $true } }; Describe "d" { BeforeEach { Mock Get-Date }; It "false" { @(Invoke-It)[-1] | Should -BeFalse }; It "empty" { Invoke-It | Should -BeNullOrEmpty }; It "file" { Invoke-It; "TestDrive:/a.bak" | Should -Not -Exist }; It "call" { Invoke-It; Should -Not -Invoke Get-Date } }'
        (Invoke-Sample $test.Replace('EARLY', 'return')).Passed | Should -Be 4
        (Invoke-Sample $test.Replace('EARLY', '')).Failed | Should -Be 4
    }

    It 'The second test shows that the file is missing, so the first one never came to the lock. Once BeforeEach writes the file, delete if (-not $IsLocked) in the code and see the first test fail.' {
        $test = 'BeforeAll { function Remove-Backup ([string] $Path, [switch] $IsLocked) { if (-not (Test-Path -Path $Path)) { return }; GUARD { Remove-Item -Path $Path } } }; Describe "d" { BeforeEach { Mock Remove-Item; WRITE }; It "locked" { Remove-Backup TestDrive:/mail.bak -IsLocked; Should -Not -Invoke Remove-Item }; It "open" { Remove-Backup TestDrive:/mail.bak; Should -Invoke Remove-Item } }'
        $seen = foreach ($write in '', 'Set-Content TestDrive:/mail.bak 1') {
            foreach ($guard in 'if (-not $IsLocked)', '&') { "$((Invoke-Sample $test.Replace('GUARD', $guard).Replace('WRITE', $write)).Tests.Result)" }
        }
        $seen | Should -Be 'Passed Failed', 'Passed Failed', 'Passed Passed', 'Failed Passed'
    }
}
