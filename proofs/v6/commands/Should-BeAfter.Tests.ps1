BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeAfter' {
    It 'Passes when a date lies after another one. The other date is a [datetime] that you give, the present moment, or an offset such as 10minutes -Ago or 2h -FromNow.' {
        Assert-Passing { Get-Date | Should-BeAfter ([datetime] '2000-01-01') }, { [datetime] '2100-01-01' | Should-BeAfter -Now }, { Get-Date | Should-BeAfter 10minutes -Ago }, { (Get-Date).AddHours(3) | Should-BeAfter 2h -FromNow }
        $null = Get-Failure { [datetime] '2000-01-01' | Should-BeAfter -Now }, { (Get-Date).AddHours(-1) | Should-BeAfter 10minutes -Ago }, { (Get-Date).AddHours(1) | Should-BeAfter 2h -FromNow }
    }

    It 'The message shows the limit first, then the reason, and your date at the end. Both dates are in month/day/year, whatever your culture.' {
        $run = Invoke-Sample -Script {
            [cultureinfo]::CurrentCulture = 'de-DE'
            try { [datetime]::new(2026, 1, 2) | Should-BeAfter ([datetime]::new(2026, 3, 4)) -Because 'rr' } catch { "$_" }
        }
        $run.Value | Should -Be 'Expected the provided [datetime] to be after [datetime] 03/04/2026 00:00:00, because rr, but it was before: 01/02/2026 00:00:00'
    }

    It '"It was before" is said of equal dates too, and fractions of a second are not shown.' {
        Get-Failure { $date = [datetime]::new(2026, 1, 2, 0, 0, 0, 7); $date | Should-BeAfter $date } | Should -Match 'it was before: 01/02/2026 00:00:00$'
    }

    It 'With -Ago or -FromNow, the first date is the one that was computed.' {
        Get-Failure { [datetime] '2000-01-01' | Should-BeAfter 2h -Ago } | Should -Match "after \[datetime\] $((Get-Date).AddHours(-2).ToString('MM/dd/yyyy', [cultureinfo]::InvariantCulture)) "
    }

    It 'Parameter set cannot be resolved using the specified named parameters. means that a text stood alone, that -Time came without -Ago or -FromNow, or that two of -Expected, -Now, -Ago and -FromNow came together. 2d alone, a number to PowerShell, ends with Cannot convert value "2d" to type "System.DateTime".' {
        Get-Failure { (Get-Date).AddDays(1) | Should-BeAfter '2000-01-01' }, { (Get-Date) | Should-BeAfter 10minutes -Ago -FromNow }, { (Get-Date) | Should-BeAfter -Now -Ago }, { (Get-Date) | Should-BeAfter -Time 10minutes }, { (Get-Date) | Should-BeAfter -Expected '2000-01-01' -Now }, { (Get-Date) | Should-BeAfter -Expected '2000-01-01' -Ago } | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters.*'
        Get-Failure { (Get-Date) | Should-BeAfter 2d } | Should -BeLike '*Cannot convert value "2d" to type "System.DateTime".*'
        Assert-Passing { (Get-Date) | Should-BeAfter 2d -Ago }
    }

    It 'The date to judge, as [datetime] or [datetimeoffset].' {
        Assert-Passing { [datetimeoffset] '2030-01-01' | Should-BeAfter ([datetime] '2000-01-01') }
        $null = Get-Failure { [datetimeoffset] '1999-01-01' | Should-BeAfter ([datetime] '2000-01-01') }
    }

    It 'Cast text first: it is compared letter by letter with a limit such as 01/05/2026 00:00:00, so ''2020-01-01'' counts as later than any date. $null, and with it a piped empty list, is never after anything and fails.' {
        Assert-Passing { '2020-01-01' | Should-BeAfter ([datetime] '2026-01-05') }
        $null = Get-Failure { $null | Should-BeAfter ([datetime]::MinValue) }, { @() | Should-BeAfter ([datetime]::MinValue) }
    }

    It 'Of several piped dates, all have to be later. In 6.1.0-rc1, a single $null among them is overlooked, and an empty list given by name passes; $dates | Should-All { $_ | Should-BeAfter $limit } fails for both.' {
        Assert-Passing { $null, [datetime] '2026-01-01' | Should-BeAfter ([datetime] '2025-01-01') }, { [datetime] '2026-01-01', $null, [datetime] '2027-01-01' | Should-BeAfter ([datetime] '2025-01-01') }, { (Get-Date), $null | Should-BeAfter 1h -Ago }, { Should-BeAfter ([datetime] '2025-01-01') -Actual @() }
        $null = Get-Failure { $null, [datetime] '2020-01-01' | Should-BeAfter ([datetime] '2025-01-01') }, { $null, $null, [datetime] '2026-01-01' | Should-BeAfter ([datetime] '2025-01-01') }
        Assert-Passing { $limit = [datetime] '2025-01-01'; $dates = [datetime] '2026-01-01', [datetime] '2027-01-01'; $dates | Should-All { $_ | Should-BeAfter $limit } }
        $null = Get-Failure { $limit = [datetime] '2025-01-01'; $dates = $null, [datetime] '2026-01-01'; $dates | Should-All { $_ | Should-BeAfter $limit } }, { $limit = [datetime] '2025-01-01'; $dates = @(); $dates | Should-All { $_ | Should-BeAfter $limit } }
        Assert-Passing { [datetime] '2026-01-01', [datetime] '2027-01-01' | Should-BeAfter ([datetime] '2025-01-01') }
        $null = Get-Failure { [datetime] '2026-01-01', [datetime] '2020-01-01' | Should-BeAfter ([datetime] '2025-01-01') }, { [datetime] '2020-01-01', [datetime] '2026-01-01' | Should-BeAfter ([datetime] '2025-01-01') }
    }

    It 'Says in words that the limit is the present moment. It changes nothing: without any expected date, offset or switch, the comparison is with now anyway.' {
        Assert-Passing { [datetime] '2100-01-01' | Should-BeAfter -Now }, { [datetime] '2100-01-01' | Should-BeAfter }
        $null = Get-Failure { [datetime] '2000-01-01' | Should-BeAfter -Now }, { [datetime] '2000-01-01' | Should-BeAfter }
    }

    It 'Joined to the computed or given date in the message, in each of the parameter sets.' {
        Get-Failure { [datetime] '2000-01-01' | Should-BeAfter -Now -Because 'rr' }, { [datetime] '2000-01-01' | Should-BeAfter 1h -Ago -Because 'rr' }, { [datetime] '2000-01-01' | Should-BeAfter 1h -FromNow -Because 'rr' }, { [datetime] '2000-01-01' | Should-BeAfter ([datetime] '2001-01-01') -Because 'rr' } | Should -Match 'after \[datetime\] [\d/ :]+, because rr, but'
    }

    It 'The offset: a number and a unit, such as 500ms, 30s, 10minutes, 1.5hours, 2d or 1week; with a space it needs quotes, ''10 minutes''.' {
        Assert-Passing { (Get-Date).AddMinutes(-9) | Should-BeAfter '10 minutes' -Ago }
        $null = Get-Failure { (Get-Date).AddMinutes(-11) | Should-BeAfter '10 minutes' -Ago }, { Get-Date | Should-BeAfter 10 minutes -Ago }
        Assert-Passing { Get-Date | Should-BeAfter 500ms -Ago }, { Get-Date | Should-BeAfter 30s -Ago }, { Get-Date | Should-BeAfter 1.5hours -Ago }, { (Get-Date).AddHours(-47) | Should-BeAfter 2d -Ago }, { (Get-Date).AddDays(-6) | Should-BeAfter 1week -Ago }
        $null = Get-Failure { (Get-Date).AddHours(-49) | Should-BeAfter 2d -Ago }, { (Get-Date).AddDays(-8) | Should-BeAfter 1week -Ago }, { (Get-Date).AddMinutes(-91) | Should-BeAfter 1.5hours -Ago }
    }

    It 'Only the first letters of the unit are read, so 1month is one minute and 1h30m is one hour; months and years do not exist.' {
        Assert-Passing { (Get-Date).AddSeconds(-30) | Should-BeAfter 1month -Ago }
        Assert-Passing { (Get-Date).AddMinutes(-50) | Should-BeAfter 1h30m -Ago }, { (Get-Date).AddMinutes(-80) | Should-BeAfter 1.5h -Ago }
        $null = Get-Failure { (Get-Date).AddMinutes(-80) | Should-BeAfter 1h30m -Ago }, { (Get-Date).AddSeconds(-90) | Should-BeAfter 1month -Ago }, { Get-Date | Should-BeAfter 1year -Ago }
    }

    It '-Time needs -Ago or -FromNow.' {
        $null = Get-Failure { (Get-Date).AddDays(1) | Should-BeAfter 10minutes }
    }

    It 'Counts -Time from now into the future: the date must be later than that point.' {
        Assert-Passing { (Get-Date).AddHours(2) | Should-BeAfter 1h -FromNow }
        $null = Get-Failure { (Get-Date).AddMinutes(30) | Should-BeAfter 1h -FromNow }
    }

    It 'Without a time, it ends with String '''' is not a valid timespan string.' {
        Get-Failure { Get-Date | Should-BeAfter -FromNow }, { Get-Date | Should-BeAfter -Ago } | Should -BeLike "String '' is not a valid timespan string.*"
    }

    It 'Counts -Time back from now: the date must be more recent than that point. Cannot be combined with -FromNow.' {
        Assert-Passing { Get-Date | Should-BeAfter 1h -Ago }
        $null = Get-Failure { (Get-Date).AddHours(-2) | Should-BeAfter 1h -Ago }, { (Get-Date).AddDays(9) | Should-BeAfter 1h -Ago -FromNow }
    }

    It 'The date to be later than. The limit itself fails.' {
        $null = Get-Failure { [datetime] '2026-01-01' | Should-BeAfter ([datetime] '2026-01-01') }
        Assert-Passing { [datetime]::new(2026, 1, 1).AddTicks(1) | Should-BeAfter ([datetime] '2026-01-01') }
    }

    It 'A positional argument must already be a [datetime]; text is only converted after the name -Expected. $null is refused.' {
        Assert-Passing { [datetime] '2026-01-01' | Should-BeAfter -Expected '2000-01-01' }
        $null = Get-Failure { [datetime] '2026-01-01' | Should-BeAfter '2000-01-01' }, { [datetime] '2026-01-01' | Should-BeAfter -Expected $null }, { [datetime] '2026-01-01' | Should-BeAfter $null }
    }

    It 'Takes one date from the pipeline and returns nothing. An earlier date throws, or is collected with Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne (Get-Date | Should-BeAfter ([datetime] '2000-01-01'))) { throw 'output' } }
        Assert-Collected { [datetime] '2000-01-01' | Should-BeAfter }
    }

    It '"Now" is the real clock. A mock of Get-Date does not reach it, so with a mocked date give -Expected.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Date { [datetime] '2100-01-01' } }
                It 'now' { [datetime] '2090-01-01' | Should-BeAfter }
                It 'expected' { [datetime] '2090-01-01' | Should-BeAfter (Get-Date) }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Two [datetime] are compared by their face value: a UTC date is not converted to local time first.' {
        Assert-Passing { [datetime]::new(2026, 1, 1, 10, 0, 1, [System.DateTimeKind]::Utc) | Should-BeAfter ([datetime]::new(2026, 1, 1, 10, 0, 0, [System.DateTimeKind]::Local)) }
        $null = Get-Failure { [datetime]::new(2026, 1, 1, 9, 59, 59, [System.DateTimeKind]::Utc) | Should-BeAfter ([datetime]::new(2026, 1, 1, 10, 0, 0, [System.DateTimeKind]::Local)) }
    }

    It 'As the limit, a [datetimeoffset] is refused: give its .UtcDateTime, or its .LocalDateTime beside a local [datetime].' {
        Get-Failure { Get-Date | Should-BeAfter ([datetimeoffset] '2000-01-01') }, { [datetimeoffset] '2100-01-01' | Should-BeAfter ([datetimeoffset] '2000-01-01') } | Should -BeLike '*"System.DateTimeOffset" to type "System.DateTime".'
    }

    It 'A piped [datetimeoffset] is compared as a moment; the limit counts as local time unless it is marked as UTC.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $env:TZ = 'America/New_York'
                    [TimeZoneInfo]::ClearCachedData()
                    $noon = [datetimeoffset]::new(2026, 1, 5, 12, 0, 0, '05:00:00')
                }
                It 'zone' { [TimeZoneInfo]::Local.Id | Should -Be 'America/New_York' }
                It 'UTC, later' { $noon | Should-BeAfter ([datetimeoffset]::new(2026, 1, 5, 6, 59, 59, '00:00:00').UtcDateTime) }
                It 'UTC, sooner' { $noon | Should-BeAfter ([datetimeoffset]::new(2026, 1, 5, 7, 0, 1, '00:00:00').UtcDateTime) }
                It 'local, later' { $noon | Should-BeAfter ([datetime] '2026-01-05 01:59:59') }
                It 'local, sooner' { $noon | Should-BeAfter ([datetime] '2026-01-05 02:00:01') }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Passed', 'Failed'
        Assert-Passing { [datetimeoffset]::new(2026, 1, 5, 12, 0, 0, '05:00:00') | Should-BeAfter ([datetimeoffset]::new(2026, 1, 5, 6, 59, 59, '00:00:00')).LocalDateTime }
        $null = Get-Failure { [datetimeoffset]::new(2026, 1, 5, 12, 0, 0, '05:00:00') | Should-BeAfter ([datetimeoffset]::new(2026, 1, 5, 7, 0, 1, '00:00:00')).LocalDateTime }
    }

    It 'It has no classic counterpart of its own; Should -BeGreaterThan was used. Should-BeGreaterThan still works, if the expected side is cast.' {
        Assert-Passing { [datetime] '2026-02-01' | Should -BeGreaterThan ([datetime] '2026-01-01') }, { [datetime] '2026-02-01' | Should-BeGreaterThan ([datetime] '2026-01-01') }
    }

    It 'Should-BeBefore is the mirror image, except that $null passes there.' {
        Assert-Passing { $early = [datetime] '2026-01-01'; $late = [datetime] '2026-01-02'; $late | Should-BeAfter $early; $early | Should-BeBefore $late }
        $null = Get-Failure { [datetime] '2026-01-01' | Should-BeAfter ([datetime] '2026-01-02') }, { [datetime] '2026-01-02' | Should-BeBefore ([datetime] '2026-01-01') }
        $null = Get-Failure { [datetime] '2026-01-01' | Should-BeAfter ([datetime] '2026-01-01') }, { [datetime] '2026-01-01' | Should-BeBefore ([datetime] '2026-01-01') }
        Assert-Passing { $null | Should-BeBefore ([datetime] '2026-01-01') }
        $null = Get-Failure { $null | Should-BeAfter ([datetime] '2026-01-01') }
    }

    It 'Two [datetime] are compared by their face value: a UTC date is not converted to local time first. Call .ToLocalTime() or compare two UTC dates.' {
        $run = Invoke-Sample -Environment @{ TZ = 'Asia/Tokyo' } -Test {
            Describe 'd' {
                BeforeAll {
                    [TimeZoneInfo]::ClearCachedData()
                    $utc = [datetime]::SpecifyKind([datetime] '2026-01-01 10:00', 'Utc')
                    $local = [datetime]::SpecifyKind([datetime] '2026-01-01 12:00', 'Local')
                }
                It 'face' { $local | Should-BeAfter $utc }
                It 'moment' { $utc.ToLocalTime() | Should-BeAfter $local }
                It 'two utc' { $utc | Should-BeAfter $local.ToUniversalTime() }
            }
        }
        $run.Passed | Should -Be 3
    }

    It 'or its .LocalDateTime beside a local [datetime].' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $env:TZ = 'America/New_York'
                    [TimeZoneInfo]::ClearCachedData()
                    # 12:00 in New York
                    $limit = [datetimeoffset]::new(2026, 1, 1, 17, 0, 0, '00:00:00')
                }
                It 'zone' { [TimeZoneInfo]::Local.Id | Should -Be 'America/New_York' }
                It 'right' { [datetime]::new(2026, 1, 1, 12, 1, 0, [System.DateTimeKind]::Local) | Should-BeAfter $limit.LocalDateTime }
                It 'wrong' { [datetime]::new(2026, 1, 1, 11, 59, 0, [System.DateTimeKind]::Local) | Should-BeAfter $limit.LocalDateTime }
                It 'wrong zone' { [datetime]::new(2026, 1, 1, 12, 1, 0, [System.DateTimeKind]::Local) | Should-BeAfter $limit.UtcDateTime }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed'
    }
}
