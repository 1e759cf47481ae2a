BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $textsModule = @{
        'BackupTexts.psm1' = @'
$script:text = @{ Kept = 'kept {0} backups' }
function Write-KeptMessage { [CmdletBinding()] param ([int] $Count) Write-Verbose ($script:text.Kept -f $Count); 'written' }
Export-ModuleMember -Function Write-KeptMessage
'@
    }

    $sample = Invoke-Sample -File @{ 'Clock.psm1' = 'function Get-ModuleTime { Get-Date }; function Get-NetTime { [datetime]::Now }; function Wait-Module { Start-Sleep -Seconds 3600 }' } -Test {
        Describe 'd' {
            BeforeAll { Import-Module $PSScriptRoot/Clock.psm1 -Force }
            It 'commands' {
                Mock Get-Date { [datetime] '2026-03-31' }; Mock Get-Random { 4 }; Mock Start-Sleep
                (Get-Date).Day | Should -Be 31; Get-Random | Should -Be 4
                Start-Sleep -Seconds 3600
                [datetime]::Now | Should -Not -Be ([datetime] '2026-03-31')
            }
            It 'cultures' {
                $before = [cultureinfo]::CurrentCulture
                try {
                    $read = foreach ($culture in 'en-US', 'de-DE', 'ja-JP', 'th-TH', 'ar-SA', 'fa-IR') { [cultureinfo]::CurrentCulture = $culture; [datetime] '2026-03-31' }
                    $read | Should -Be (, [datetime]::new(2026, 3, 31) * 6)
                    [cultureinfo]::CurrentCulture = 'de-DE'; (Get-Date '31.03.2026').Day | Should -Be 31
                    [cultureinfo]::CurrentCulture = 'en-US'; { Get-Date '31.03.2026' -ErrorAction Stop } | Should -Throw; (Get-Date '2026-03-31') | Should -Be ([datetime]::new(2026, 3, 31))
                    foreach ($culture in 'th-TH', 'fa-IR') { [cultureinfo]::CurrentCulture = $culture; (Get-Date '2026-03-31') | Should -Not -Be ([datetime]::new(2026, 3, 31)) }
                    [cultureinfo]::CurrentCulture = 'ar-SA'; { Get-Date '2026-03-31' -ErrorAction Stop } | Should -Throw
                } finally { [cultureinfo]::CurrentCulture = $before }
            }
            It 'every call' {
                Mock Get-Date { 'mocked' }
                Get-Date -Format yyyyMMdd | Should -Be 'mocked'; Get-Date '2026-01-01' | Should -Be 'mocked'
            }
            It 'not formatted' { Mock Get-Date { [datetime] '2026-03-31' }; Get-Date -Format yyyy | Should -BeOfType datetime }
            It 'stored command' {
                $real = Get-Command -Name Get-Date -CommandType Cmdlet
                Mock Get-Date { 'mocked' }; (& $real '2026-01-01').Year | Should -Be 2026
            }
            It 'file times' {
                $file = New-Item -Path TestDrive:/a.bak; $time = [datetime] '2001-02-03'
                $file.LastWriteTime = $time; $file.LastAccessTime = $time
                (Get-Item TestDrive:/a.bak).LastWriteTime | Should -Be $time; (Get-Item TestDrive:/a.bak).LastAccessTime | Should -Be $time
            }
            It 'counter' {
                $plain = 0; $script:kept = 0
                Mock Start-Sleep { $plain++; $script:kept++; $script:seen = $plain }
                Start-Sleep 1; Start-Sleep 1
                $script:kept | Should -Be 2; $script:seen | Should -Be 1; $plain | Should -Be 0
            }
            It 'zones' {
                [System.TimeZoneInfo]::FindSystemTimeZoneById('W. Europe Standard Time').BaseUtcOffset.Hours | Should -Be 1
                [System.TimeZoneInfo]::FindSystemTimeZoneById('Europe/Berlin').BaseUtcOffset.Hours | Should -Be 1
            }
            It 'culture of numbers' {
                $before = [cultureinfo]::CurrentCulture
                try {
                    [cultureinfo]::CurrentCulture = 'de-DE'
                    '{0}' -f 1.5 | Should -Be '1,5'; (1.5).ToString() | Should -Be '1,5'; "$(1.5)" | Should -Be '1.5'
                } finally { [cultureinfo]::CurrentCulture = $before }
            }
            It 'guid' { Mock New-Guid { 'mocked' }; New-Guid | Should -Be 'mocked'; [guid]::NewGuid() | Should -Not -Be 'mocked'; { Mock '[guid]::NewGuid' { } } | Should -Throw }
            It 'module' {
                Mock Get-Date { 'mocked' }; Get-ModuleTime | Should -BeOfType datetime; Get-NetTime | Should -BeOfType datetime
                Mock Get-Date { 'mocked' } -ModuleName Clock; Get-ModuleTime | Should -Be 'mocked'; Get-NetTime | Should -BeOfType datetime
            }
            It 'sleep in module' { Mock Start-Sleep { } -ModuleName Clock; Wait-Module }
            It 'empty body' { Mock Get-Date { }; { (Get-Date).AddDays(1) } | Should -Throw 'You cannot call a method on a null-valued expression.' }
        }
    }
}

Describe 'recipes/time-and-chance' {
    It 'To replace only the plain Get-Date, without any parameter, write the filter { $PesterBoundParameters.Count -eq 0 }. Get-Date -Day 1 then goes to the first mock of the example, which calls the real command.' {
        $run = Invoke-Sample {
            BeforeAll { $realGetDate = Get-Command -Name Get-Date -CommandType Cmdlet }
            Describe 'd' {
                BeforeAll {
                    Mock Get-Date { & $realGetDate @PesterBoundParameters }
                    Mock Get-Date { [datetime] '1999-03-31' } -ParameterFilter { $PesterBoundParameters.Count -eq 0 }
                }
                It 'plain' { (Get-Date).Year | Should -Be 1999 }
                It 'real' {
                    (Get-Date -Day 1).Day | Should -Be 1; (Get-Date -Day 1).Year | Should -BeGreaterThan 2020
                    Get-Date -Format yyyy | Should -Not -Be '1999'; (Get-Date -Date '2020-02-03').Month | Should -Be 2; (Get-Date -UnixTimeSeconds 0).ToUniversalTime().Year | Should -Be 1970
                }
                It 'the other filter' { Mock Get-Date { [datetime] '1999-03-31' } -ParameterFilter { -not $PesterBoundParameters.ContainsKey('Date') }; (Get-Date -Day 1).Day | Should -Be 31 }
            }
        }
        Assert-TestPassed $run 'plain', 'real', 'the other filter'
    }

    It 'Mock Get-Date, Get-Random and Start-Sleep in the test, and the code under test sees the day, the number and the speed that you choose.' {
        Assert-TestPassed $sample 'commands'
    }

    It 'A mock replaces commands, not members of .NET: code that reads [datetime]::Now needs a small change first.' {
        Assert-TestPassed $sample 'commands'
    }

    It 'PowerShell reads this form in the same way in every culture, unlike Get-Date ''31.03.2026''. Get-Date ''2026-03-31'' is another day, or an error, where the culture has another calendar, as in Thailand.' {
        Assert-TestPassed $sample 'cultures'
    }

    It 'The mock replaces every call of Get-Date, including Get-Date -Format yyyyMMdd and Get-Date ''2026-01-01''.' {
        Assert-TestPassed $sample 'every call'
    }

    It 'Pass the other calls on to the real command, which you store before you mock it.' {
        Assert-TestPassed $sample 'stored command'
    }

    It 'let the real command format your date: a mock does not format what its body returns.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $real = Get-Command -Name Get-Date -CommandType Cmdlet }
                It 'real' {
                    Mock Get-Date { & $real -Date ([datetime] '2026-03-31') @PesterBoundParameters }
                    Get-Date -Format yyyy-MM | Should -Be '2026-03'; Get-Date -Format FileDate | Should -Be '20260331'; Get-Date -UFormat '%d' | Should -Be '31'; (Get-Date).Day | Should -Be 31
                }
                It 'text of the mock' { Mock Get-Date { ([datetime] '2026-03-31').ToString($Format) }; Get-Date -Format FileDate | Should -Not -Be '20260331'; Get-Date -UFormat '%d' | Should -Not -Be '31' }
            }
        }
        Assert-TestPassed $run 'real', 'text of the mock'
        Assert-TestPassed $sample 'not formatted'
    }

    It 'The file needs no mock: set its LastWriteTime, CreationTime or LastAccessTime.' {
        Assert-TestPassed $sample 'file times'
    }

    It 'On Linux, setting CreationTime changes LastWriteTime, so set only one of the two.' -Skip:(-not $IsLinux) {
        $run = Invoke-Sample { Describe 'd' { It 'i' { $file = New-Item TestDrive:/a.bak; $file.LastWriteTime = '2019-01-01'; $file.LastAccessTime = '2018-01-01'; $file.CreationTime = '2017-01-01'; $read = Get-Item TestDrive:/a.bak; $read.LastWriteTime.Year | Should -Be 2017; $read.LastAccessTime.Year | Should -Be 2018 } } }
        $run.Passed | Should -Be 1
    }

    It 'The test then takes no time, and you can count the calls.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Start-Sleep { }; Start-Sleep -Seconds 7200; Should -Invoke Start-Sleep -Times 1 -Exactly; Should -Invoke Start-Sleep -Times 2 } } }
        $run.Messages | Should -BeLike '*at least 2 times, but was called 1 time*'
    }

    It 'a plain variable starts again at each call.' {
        Assert-TestPassed $sample 'counter'
    }

    It 'compares to the tick, a ten-millionth of a second.' {
        Get-Failure { ([datetime] '2026-03-31').AddTicks(1) | Should -Be ([datetime] '2026-03-31') } | Should -BeLike 'Expected 2026-03-31T00:00:00.0000000, but got 2026-03-31T00:00:00.0000001*'
        [timespan]::FromSeconds(1).Ticks | Should -Be 10000000
    }

    It 'PowerShell 7.2 and later understand both kinds.' {
        Assert-TestPassed $sample 'zones'
    }

    It 'Windows PowerShell 5.1 knows zones only by their Windows names, such as W. Europe Standard Time.' -Tag Unproved {
        'https://learn.microsoft.com/dotnet/api/system.timezoneinfo.findsystemtimezonebyid: .NET Framework reads the zones from the registry'
    }

    It 'On Linux and macOS, you can run all tests in another zone: set $env:TZ = ''Asia/Tokyo'' before PowerShell starts.' -Skip:($PSVersionTable.PSEdition -ne 'Core' -or $IsWindows) {
        $run = Invoke-Sample -Script { $env:TZ = 'Asia/Tokyo'; & (Get-Process -Id $PID).Path -NoProfile -Command '[System.TimeZoneInfo]::Local.BaseUtcOffset.Hours' }
        $run.Value | Should -Be '9'
    }

    It 'which also runs when the test fails.' {
        (Invoke-Sample { Describe 'd' { AfterEach { Write-Host 'put back' }; It 'i' { throw 'fails' } } }).Text | Should -Match 'put back'
    }

    It '-f and .ToString() follow the culture; a number in a double-quoted string does not.' {
        Assert-TestPassed $sample 'culture of numbers'
    }

    It 'In Windows PowerShell 5.1, a culture that you set at the prompt is undone after that line.' -Tag Unproved {
        'https://github.com/PowerShell/PowerShell/issues/3011: Windows PowerShell resets the culture of the thread for each pipeline'
    }

    It 'The same seed gives the same values in the next run.' {
        $first, $second = 1..2 | ForEach-Object { (Invoke-Sample -Script { Get-Random -SetSeed 42; Get-Random }).Value -join ',' }
        $first | Should -Be $second
        $first | Should -Not -Be ((Invoke-Sample -Script { Get-Random -SetSeed 43; Get-Random }).Value -join ',')
    }

    It 'New-Guid can be mocked in the same way; [guid]::NewGuid() cannot.' {
        Assert-TestPassed $sample 'guid'
    }

    It 'The code uses [datetime]::Now or [datetime]::UtcNow.' {
        Assert-TestPassed $sample 'module'
    }

    It 'The code calls Get-Date inside a module. Give the mock the -ModuleName of the module that calls it.' {
        Assert-TestPassed $sample 'module'
    }

    It 'The mock of Get-Date has an empty body, or returns $Date, which in the mock is a parameter of the call. Its result is then $null.' {
        Assert-TestPassed $sample 'empty body'
        $run = Invoke-Sample { Describe 'd' { It 'key of a parameter' -ForEach @{ Date = [datetime] '2026-02-28' } { Mock Get-Date { $Date }; (Get-Date).AddDays(1) }; It 'set in the test' { $Date = [datetime] '2026-02-28'; Mock Get-Date { $Date }; Get-Date | Should -BeNullOrEmpty; Get-Date -Date '2026-01-15' | Should -Be ([datetime] '2026-01-15') }; It 'other key' -ForEach @{ Today = [datetime] '2026-02-28' } { Mock Get-Date { $Today }; (Get-Date).AddDays(1).Month | Should -Be 3 } } }
        $run.Messages | Should -Be 'You cannot call a method on a null-valued expression.'
        $run.Passed | Should -Be 2
    }

    It 'Give the day a key such as Today. In the body of the mock, $Date, $Day and $Month are the parameters of the call, and $_ is not the item.' {
        $run = Invoke-Sample { Describe 'd' { It 'day' -ForEach @{ Day = 28; Month = 2 } { Mock Get-Date { "$Day-$Month" }; Get-Date -Day 3 -Month 4 | Should -Be '3-4' }; It 'item' -ForEach '2026-02-28' { Mock Get-Date { "item $_" }; Get-Date | Should -Be 'item ' }; It 'today' -ForEach @{ Today = 'x' } { Mock Get-Date { $Today }; Get-Date | Should -Be 'x' } } }
        $run.Passed, $run.Failed | Should -Be 3, 0
    }

    It 'Something calls a Start-Sleep that is not mocked, often in a module: Mock Start-Sleep { } -ModuleName Backup.' {
        Assert-TestPassed $sample 'sleep in module'
    }

    It 'The durations in the output show which test it is.' {
        (Invoke-Sample { Describe 'd' { It 'slow' { Start-Sleep -Milliseconds 300 } } }).Text | Should -Match 'slow *\n? *(3|4|5|6|7|8|9)\d\dms|slow *\n? *\d(\.\d+)?s'
    }

    It 'A mock replaces commands, and a static .NET property is not a command. Change the code in one of two ways: call Get-Date, which can be mocked, or take the time as a parameter whose default is the present.' { Assert-TestPassed $sample 'commands', 'module' }

    It 'Where neither way fits, put the static call into a function of its own, and mock that function;' { Assert-TestPassed $sample 'guid' }

    It 'Mock Start-Sleep with an empty body.' { Assert-TestPassed $sample 'sleep in module' }

    It 'Mock Get-Random to choose the value, or take the seed as a parameter and pass it on.' { Assert-TestPassed $sample 'commands' }

    It 'Names that the code pipes into Get-Random reach the mock one by one. Let the mock pass on only the chosen name: Mock Get-Random { $InputObject | Where-Object { $_ -eq ''wed'' } }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'one by one' { Mock Get-Random { 'wed' }; 'mon', 'tue', 'wed' | Get-Random | Should -Be 'wed', 'wed', 'wed' }
                It 'handed over' { Mock Get-Random { 'wed' }; Get-Random -InputObject 'mon', 'tue', 'wed' | Should -Be 'wed' }
                It 'chosen' { Mock Get-Random { $InputObject | Where-Object { $_ -eq 'wed' } }; 'mon', 'tue', 'wed' | Get-Random | Should -Be 'wed'; Get-Random -InputObject 'mon', 'wed' | Should -Be 'wed' }
            }
        }
        Assert-TestPassed $run 'one by one', 'handed over', 'chosen'
    }

    It 'If the code sleeps with -Milliseconds, $Seconds is 0: add $Milliseconds, or the loop never ends.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { $script:clock = [datetime] '2026-03-31'; $script:rounds = 0; function Wait-End { while ((Get-Date) -lt '2026-03-31T00:00:01') { Start-Sleep -Milliseconds 250; $script:rounds++; if ($script:rounds -gt 99) { throw 'stands still' } } }; Mock Get-Date { $script:clock } }
                It 'seconds' { Mock Start-Sleep { $script:clock = $script:clock.AddSeconds($Seconds) }; { Wait-End } | Should -Throw 'stands still' }
                It 'milliseconds' { Mock Start-Sleep { $script:clock = $script:clock.AddMilliseconds($Milliseconds) }; Wait-End; $script:rounds | Should -Be 4 }
            }
        }
        Assert-TestPassed $run 'seconds', 'milliseconds'
    }

    It 'Two calls of Get-Date hardly ever return the same tick.' {
        (Invoke-Sample -Script { $first = Get-Date; Start-Sleep -Milliseconds 20; $second = Get-Date; $first -eq $second; $first -eq $first }).Value | Should -Be $false, $true
    }

    It 'File times are less exact: a FAT drive rounds LastWriteTime to two seconds, and so does a ZIP file.' -Tag Unproved { 'https://learn.microsoft.com/windows/win32/sysinfo/file-times, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT' }

    It 'A test that passes at home and fails in CI often compares local time: the machines of CI services run on UTC.' -Tag Unproved { 'https://github.com/actions/runner-images' }

    It 'The code reads the real date, and can fail at midnight, at the end of a month, on February 29, or in the night of the change to summer time.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { function Get-NextMonthDay { (Get-Date).AddMonths(1).Day } }; It 'plain' { Mock Get-Date { [datetime] '2026-03-10' }; Get-NextMonthDay | Should -Be 10 }; It 'end of the month' { Mock Get-Date { [datetime] '2026-01-31' }; Get-NextMonthDay | Should -Be 28 } } }).Passed | Should -Be 2
    }

    It 'Answer only the calls for the current time, which have no -Date.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $real = Get-Command Get-Date -CommandType Cmdlet; Mock Get-Date { if ($PesterBoundParameters.ContainsKey('Date')) { & $real @PesterBoundParameters } else { [datetime] '2026-03-31' } } }
                It 'present' { Get-Date | Should -Be ([datetime] '2026-03-31') }
                It 'given' { Get-Date -Date '2026-01-01' | Should -Be ([datetime] '2026-01-01') }
            }
        }
        Assert-TestPassed $run 'present', 'given'
    }

    It 'Get-Date -UnixTimeSeconds 0 has no -Date and gets the day of the mock, too: if the code uses -UnixTimeSeconds, name this parameter in the filter as well. -Year, -Hour and similar parameters are ignored: the mock returns its own date unchanged.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $real = Get-Command Get-Date -CommandType Cmdlet
                    Mock Get-Date { & $real @PesterBoundParameters }
                    Mock Get-Date { [datetime] '2026-03-31' } -ParameterFilter { -not $PesterBoundParameters.ContainsKey('Date') }
                }
                It 'seconds' { Get-Date -UnixTimeSeconds 0 | Should -Be ([datetime] '2026-03-31') }
                It 'year and hour' { Get-Date -Year 2020 | Should -Be ([datetime] '2026-03-31'); Get-Date -Hour 5 | Should -Be ([datetime] '2026-03-31') }
                It 'piped' { '2026-01-15' | Get-Date | Should -Be ([datetime] '2026-01-15') }
            }
            Describe 'e' {
                BeforeAll { $real = Get-Command Get-Date -CommandType Cmdlet }
                It 'in the filter' {
                    Mock Get-Date { & $real @PesterBoundParameters }
                    Mock Get-Date { [datetime] '2026-03-31' } -ParameterFilter { -not ($PesterBoundParameters.ContainsKey('Date') -or $PesterBoundParameters.ContainsKey('UnixTimeSeconds')) }
                    (Get-Date -UnixTimeSeconds 0).ToUniversalTime() | Should -Be ([datetime] '1970-01-01'); Get-Date | Should -Be ([datetime] '2026-03-31')
                }
            }
        }
        Assert-TestPassed $run 'seconds', 'year and hour', 'piped', 'in the filter'
    }

    Context 'the culture of one test' {
        BeforeAll {
            $run = Invoke-Sample {
                Describe 'd' {
                    It 'lasts' { $before = [cultureinfo]::CurrentCulture; try { [cultureinfo]::CurrentCulture = 'de-DE'; 1.5.ToString() | Should -Be '1,5' } finally { [cultureinfo]::CurrentCulture = $before } }
                    It 'invariant' { $before = [cultureinfo]::CurrentCulture; try { [cultureinfo]::CurrentCulture = 'de-DE'; 1.5.ToString() | Should -Be '1,5'; ([datetime] '2026-03-31').ToString('yyyy-MM-dd', [cultureinfo]::InvariantCulture) | Should -Be '2026-03-31' } finally { [cultureinfo]::CurrentCulture = $before } }
                }
            }
        }

        It 'Inside one test, as here, the change lasts.' {
            Assert-TestPassed $run 'lasts'
        }

        It 'Code for files and other programs should not depend on the culture at all: $date.ToString(''yyyy-MM-dd'', [cultureinfo]::InvariantCulture).' {
            Assert-TestPassed $run 'invariant'
        }
    }

    It 'Another version of PowerShell may give other values, so do not write such a value into a test.' -Tag Unproved {
        '.NET may change the algorithm: https://learn.microsoft.com/dotnet/api/system.random#notes-to-callers'
    }

    It 'BeforeAll and AfterAll at the top of a file set the culture for all tests of the file. A culture that is not restored stays for the next file, and in the session.' {
        $next = 'Describe "n" { It "next" { Write-Host "next: $([cultureinfo]::CurrentCulture.Name)" } }'
        $set = 'BeforeAll { $before = [cultureinfo]::CurrentCulture; [cultureinfo]::CurrentCulture = "de-DE" }; Describe "a" { It "i" { 1.5.ToString() | Should -Be "1,5" } }; Describe "b" { It "i" { 1.5.ToString() | Should -Be "1,5" } }'
        $start = { [cultureinfo]::CurrentCulture = 'en-US'; Invoke-Pester -Path . -PassThru; "session: $([cultureinfo]::CurrentCulture.Name)" }
        $kept = Invoke-Sample -File @{ '1.Tests.ps1' = $set; '2.Tests.ps1' = $next } -Script $start
        $kept.Passed | Should -Be 3; $kept.Text | Should -Match 'next: de-DE'; $kept.Value[-1] | Should -Be 'session: de-DE'
        $back = Invoke-Sample -File @{ '1.Tests.ps1' = "$set; AfterAll { [cultureinfo]::CurrentCulture = `$before }"; '2.Tests.ps1' = $next } -Script $start
        $back.Passed | Should -Be 3; $back.Text | Should -Match 'next: en-US'; $back.Value[-1] | Should -Be 'session: en-US'
    }

    It 'For a whole run, set the culture before Invoke-Pester, in the script that calls it.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "i" { 1.5.ToString() | Should -Be "1,5" } }'; 'b.Tests.ps1' = 'Describe "d" { It "i" { 1.5.ToString() | Should -Be "1,5" } }' } -Script { [cultureinfo]::CurrentCulture = 'de-DE'; Invoke-Pester -Path . -PassThru }
        $run.Passed | Should -Be 2
    }

    It 'Pester has no option for the culture.' {
        (Invoke-Sample -Script { foreach ($section in (New-PesterConfiguration).PSObject.Properties.Name) { (New-PesterConfiguration).$section.PSObject.Properties | Where-Object { "$($_.Name) $($_.Value.Description)" -match 'culture|language' } | ForEach-Object Name } }).Value | Should -BeNullOrEmpty
        (Invoke-Sample { Describe 'd' { It 'i' { [cultureinfo]::CurrentCulture = 'de-DE'; '{0:n1}' -f 1.5 | Should -Be '1,5'; [cultureinfo]::CurrentCulture = 'en-US'; '{0:n1}' -f 1.5 | Should -Be '1.5' } } }).Passed | Should -Be 1
    }

    It 'A module that reads its texts on import keeps them: set the culture first, then run Import-Module -Force.' {
        $run = Invoke-Sample -File @{ 'Text.psm1' = '$script:text = [cultureinfo]::CurrentUICulture.Name; function Get-Text { $script:text }' } -Test {
            Describe 'd' {
                BeforeAll { $old = [cultureinfo]::CurrentUICulture; [cultureinfo]::CurrentUICulture = 'en-US'; Import-Module $PSScriptRoot/Text.psm1 -Force }
                AfterAll { [cultureinfo]::CurrentUICulture = $old }
                It 'kept' { [cultureinfo]::CurrentUICulture = 'de-DE'; Import-Module $PSScriptRoot/Text.psm1; Get-Text | Should -Be 'en-US' }
                It 'again' { [cultureinfo]::CurrentUICulture = 'de-DE'; Import-Module $PSScriptRoot/Text.psm1 -Force; Get-Text | Should -Be 'de-DE' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Compare .ToUniversalTime() of both, or use [datetimeoffset].' {
        $run = Invoke-Sample -Environment @{ TZ = 'Asia/Tokyo' } -Test {
            Describe 'd' {
                BeforeAll { [TimeZoneInfo]::ClearCachedData(); $local = [datetime]::SpecifyKind([datetime] '2026-01-01 10:00', 'Local'); $utc = [datetime]::SpecifyKind([datetime] '2026-01-01 10:00', 'Utc') }
                It 'face' { $local | Should -Be $utc }
                It 'universal' { $local.ToUniversalTime() | Should -Be $utc.ToUniversalTime() }
                It 'offset' { [datetimeoffset] $local | Should -Be ([datetimeoffset] $utc) }
                It 'same moment' { $utc.AddHours(-9).ToUniversalTime() | Should -Be $local.ToUniversalTime(); [datetimeoffset] $utc.AddHours(-9) | Should -Be ([datetimeoffset] $local) }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed'
    }

    It 'This mock also replaces a -Date of the call. Where the code passes -Date, keep both mocks of the previous example, and give this body to the mock with the filter.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $real = Get-Command -Name Get-Date -CommandType Cmdlet }
                It 'one mock' {
                    Mock Get-Date { & $real -Date '2026-03-31' @PesterBoundParameters }
                    Get-Date -Date '2020-01-02' -Format yyyy | Should -Be '2026'
                }
                It 'both mocks' {
                    Mock Get-Date { & $real @PesterBoundParameters }
                    Mock Get-Date { & $real -Date '2026-03-31' @PesterBoundParameters } -ParameterFilter { -not $PesterBoundParameters.ContainsKey('Date') }
                    Get-Date -Date '2020-01-02' -Format yyyy | Should -Be '2020'
                    Get-Date '2020-01-02' -UFormat '%Y' | Should -Be '2020'
                    Get-Date -Format yyyy-MM | Should -Be '2026-03'
                    (Get-Date).Year | Should -Be 2026
                }
                It 'filter alone, body that does not format' {
                    Mock Get-Date { & $real @PesterBoundParameters }
                    Mock Get-Date { [datetime] '2026-03-31' } -ParameterFilter { -not $PesterBoundParameters.ContainsKey('Date') }
                    Get-Date -Format yyyy-MM | Should -BeOfType datetime
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'The backup names of these pages, ''{0:yyyyMMdd}'' -f $date, have another year in Thailand, Saudi Arabia and Iran.' {
        $date = [datetime]::new(2026, 3, 31)
        $before = [cultureinfo]::CurrentCulture
        $names = try {
            foreach ($culture in 'th-TH', 'ar-SA', 'fa-IR', 'de-DE', 'ja-JP') {
                [cultureinfo]::CurrentCulture = $culture
                '{0:yyyyMMdd}' -f $date
                $date.ToString('yyyyMMdd', [cultureinfo]::InvariantCulture)
            }
        } finally { [cultureinfo]::CurrentCulture = $before }
        $names[0, 2, 4] | ForEach-Object { $_.Substring(0, 4) } | Should -Be '2569', '1447', '1405'
        $names[1, 3, 5, 6, 7, 8, 9] | Should -Be (@('20260331') * 7)
    }

    It 'The pattern of a -match keeps the culture of its first use in the session: test such code in a new process.' {
        $files = @{
            'match.ps1' = {
                foreach ($name in $args) {
                    [cultureinfo]::CurrentCulture = $name
                    "$name $('TITLE' -match 'title')"
                }
            }
        }
        $run = Invoke-Sample -File $files -Script {
            $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            & $program -NoProfile -File ./match.ps1 tr-TR en-US
            & $program -NoProfile -File ./match.ps1 en-US tr-TR
        }
        $run.Value | Should -Be 'tr-TR False', 'en-US False', 'en-US True', 'tr-TR True'
    }

    It 'The Mock is written in the body of a Describe, where it has no effect. Write it in BeforeAll.' {
        $run = Invoke-Sample {
            Describe 'body' { Mock Get-Date { 'mocked' }; It 'ignored' { Get-Date | Should -BeOfType datetime }; Context 'c' { Mock Get-Date { 'mocked' }; It 'ignored, too' { Get-Date | Should -BeOfType datetime } } }
            Describe 'BeforeAll' { BeforeAll { Mock Get-Date { 'mocked' } }; It 'works' { Get-Date | Should -Be 'mocked' } }
        }
        $run.Errors | Should -BeNullOrEmpty
        Assert-TestPassed $run 'ignored', 'ignored, too', 'works'
    }

    It 'In a filter, use this $text, too. There, $script:text is a variable of the test file, even with -ModuleName.' {
        $run = Invoke-Sample -File $textsModule -Test {
            BeforeAll {
                Import-Module $PSScriptRoot/BackupTexts.psm1
                $text = InModuleScope BackupTexts { $text }
            }
            AfterAll { Remove-Module BackupTexts }
            Describe 'd' {
                BeforeEach { Mock Write-Verbose -ModuleName BackupTexts }
                It 'count' { $null = Write-KeptMessage -Count 3; Should -Invoke Write-Verbose -ModuleName BackupTexts -Times 1 -Exactly -ParameterFilter { $Message -eq ($text.Kept -f 3) }; Should -Invoke Write-Verbose -ModuleName BackupTexts -Times 0 -Exactly -ParameterFilter { $Message -eq ($text.Kept -f 4) } }
                It 'mock' { Mock Write-Verbose -ModuleName BackupTexts { $script:hit = $true } -ParameterFilter { $Message -eq ($text.Kept -f 3) }; $script:hit = $false; $null = Write-KeptMessage -Count 4; $hit | Should -BeFalse; $null = Write-KeptMessage -Count 3; $hit | Should -BeTrue }
                It 'script, not set' { $null = Write-KeptMessage -Count 3; Should -Invoke Write-Verbose -ModuleName BackupTexts -Times 0 -Exactly -ParameterFilter { $Message -eq ($script:text.Kept -f 3) } }
                It 'script, of the file' { $script:text = @{ Kept = 'file {0}' }; $null = Write-KeptMessage -Count 3; Should -Invoke Write-Verbose -ModuleName BackupTexts -Times 1 -Exactly -ParameterFilter { $script:text.Kept -eq 'file {0}' } }
                It 'inside of the module' { InModuleScope BackupTexts { $null = Write-KeptMessage -Count 3; Should -Invoke Write-Verbose -Times 1 -Exactly -ParameterFilter { $Message -eq ($script:text.Kept -f 3) } } }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'A verbose message is compared in the same way: (Write-KeptMessage -Count 3 -Verbose 4>&1).Message' {
        $run = Invoke-Sample -File $textsModule -Test {
            BeforeAll {
                Import-Module $PSScriptRoot/BackupTexts.psm1
                $text = InModuleScope BackupTexts { $text }
            }
            AfterAll { Remove-Module BackupTexts }
            Describe 'd' {
                It 'same' { (Write-KeptMessage -Count 3 -Verbose 4>&1).Message | Should -Be ($text.Kept -f 3) }
                It 'other count' { (Write-KeptMessage -Count 4 -Verbose 4>&1).Message | Should -Be ($text.Kept -f 3) }
                It 'without -Verbose' { (Write-KeptMessage -Count 3 4>&1).Message | Should -Be ($text.Kept -f 3) }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'if the call names no culture, : and the year can differ.' {
        $run = Invoke-Sample {
            Describe 'd' {
                AfterAll { [cultureinfo]::CurrentCulture = 'en-US' }
                It 'in <Culture>' -ForEach @{ Culture = 'en-US'; Text = '2026 14:05' }, @{ Culture = 'fi-FI'; Text = '2026 14.05' }, @{ Culture = 'th-TH'; Text = '2569 14:05' } {
                    [cultureinfo]::CurrentCulture = $Culture
                    $date = [datetime] '2026-03-31T14:05:00'
                    $date.ToString('yyyy HH:mm') | Should -Be $Text
                    $date.ToString('yyyy HH:mm', [cultureinfo]::InvariantCulture) | Should -Be '2026 14:05'
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'A test of all folders shows whether a language lacks a text' {
        $folder = if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { 'versioned_docs/version-v5' }
        $page = [System.IO.File]::ReadAllText((Join-Path $PSScriptRoot "../../../$folder/recipes/time-and-chance.mdx"))
        $test = [regex]::Match($page, '(?s)title="Languages\.Tests\.ps1"[^\n]*\n(.*?)```').Groups[1].Value
        $test.Length | Should -BeGreaterThan 100
        $table = "@{ Kept = 'kept'; Gone = 'gone' }"; $part = "@{ Kept = 'behalten' }"
        $lines = "ConvertFrom-StringData @'`nKept = kept`nGone = gone`n'@"; $partLines = "ConvertFrom-StringData @'`nKept = behalten`n'@"
        foreach ($case in @($table, $table, 'Passed'), @($table, $part, 'Failed'), @($lines, $lines, 'Passed'), @($lines, $partLines, 'Failed')) {
            $run = Invoke-Sample -File @{ 'Languages.Tests.ps1' = $test; 'texts/en-US/Backup.psd1' = $case[0]; 'texts/de-DE/Backup.psd1' = $case[1] }
            "$($run.Tests.Result)" | Should -Be $case[2] -Because "$($case[1]): $($run.Messages)"
        }
        (Invoke-Sample -File @{ 'Languages.Tests.ps1' = $test; 'texts/en-US/Backup.psd1' = $table; 'texts/de-DE/other.txt' = '' }).Failed | Should -Be 1
        (Invoke-Sample -File @{ 'Languages.Tests.ps1' = $test; 'texts/en-US/Backup.psd1' = $table; 'texts/Backup.psd1' = $table; 'texts/pt-BR/other.txt' = '' }).Failed | Should -Be 1
    }
}
