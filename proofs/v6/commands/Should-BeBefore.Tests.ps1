BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeBefore' {
    It 'Passes when a date lies before another one: a [datetime], now, or an offset from now such as 30days -Ago. The last form is the test for age: before 30 days ago means older than that.' {
        Assert-Passing { [datetime] '2000-01-01' | Should-BeBefore ([datetime] '2001-01-01') }, { [datetime] '2000-01-01' | Should-BeBefore -Now }, { (Get-Date).AddDays(-31) | Should-BeBefore 30days -Ago }
        $null = Get-Failure { (Get-Date).AddDays(-29) | Should-BeBefore 30days -Ago }, { [datetime] '2100-01-01' | Should-BeBefore -Now }
    }

    It 'The date after "before" is the limit, already computed if you gave an offset; the one at the end is yours.' {
        Get-Failure { [datetime] '2026-01-02' | Should-BeBefore ([datetime] '2025-03-04') } | Should -Be 'Expected the provided [datetime] to be before [datetime] 03/04/2025 00:00:00, but it was after: 01/02/2026 00:00:00'
    }

    It 'Equal dates are reported as "it was after", too.' {
        Get-Failure { [datetime] '2026-01-02' | Should-BeBefore ([datetime] '2026-01-02') } | Should -BeLike '*but it was after: 01/02/2026 00:00:00'
    }

    It 'Parameter set cannot be resolved using the specified named parameters. means that a text stood alone, that -Time came without -Ago or -FromNow, or that two of -Expected, -Now, -Ago and -FromNow came together. 2d alone, a number to PowerShell, ends with Cannot convert value "2d" to type "System.DateTime".' {
        Get-Failure { Get-Date | Should-BeBefore soon }, { Get-Date | Should-BeBefore '2026-01-05' }, { Get-Date | Should-BeBefore 1day -Ago -FromNow }, { Get-Date | Should-BeBefore -Now -FromNow }, { Get-Date | Should-BeBefore -Time 1day }, { Get-Date | Should-BeBefore -Expected '2100-01-01' -Now }, { Get-Date | Should-BeBefore -Expected '2100-01-01' -FromNow } | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters.*'
        Get-Failure { Get-Date | Should-BeBefore 2d } | Should -BeLike '*Cannot convert value "2d" to type "System.DateTime".*'
        Assert-Passing { Get-Date | Should-BeBefore 2d -FromNow }
    }

    It 'With -Ago or -FromNow, a text that is not an offset, such as soon, ends with String ''soon'' is not a valid timespan string. and a list of the forms that are.' {
        Get-Failure { Get-Date | Should-BeBefore soon -Ago } | Should -BeLike "String 'soon' is not a valid timespan string. It should be *'1ms', '1s'*"
    }

    It 'The date that has to be earlier. Beware of a missing value: $null, a misspelled property and a function without output all pass, because nothing is less than any date.' {
        Assert-Passing { $null | Should-BeBefore ([datetime]::MinValue) }, { @{ Created = 1 }.Craeted | Should-BeBefore ([datetime]::MinValue) }, { & { } | Should-BeBefore ([datetime]::MinValue) }
    }

    It 'Text is not converted to a date but compared letter by letter, so cast it.' {
        $null = Get-Failure { '2020-01-01' | Should-BeBefore ([datetime] '2026-01-05') }
        Assert-Passing { [datetime] '2020-01-01' | Should-BeBefore ([datetime] '2026-01-05') }
    }

    It 'A [DateOnly] cannot be compared and ends with an error.' {
        Get-Failure { [DateOnly]::new(2026, 1, 1) | Should-BeBefore ([datetime] '2100-01-01') } | Should -BeLike 'Could not compare*'
    }

    It 'Marks the comparison with the present moment, which is also what happens when nothing else is given.' {
        Assert-Passing { [datetime] '2000-01-01' | Should-BeBefore -Now }, { [datetime] '2000-01-01' | Should-BeBefore }
        $null = Get-Failure { [datetime] '2100-01-01' | Should-BeBefore -Now }, { [datetime] '2100-01-01' | Should-BeBefore }
    }

    It 'It cannot stand together with a date or an offset. With a piped date and a limit without its name, as in $date | Should-BeBefore 1day -Now, PowerShell only prints an input error and the test passes, unless $global:ErrorActionPreference is Stop.' {
        (Invoke-Sample { Describe 'd' { It 'i' { [datetime] '2100-01-01' | Should-BeBefore 1day -Now } } } -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { [datetime] '2100-01-01' | Should-BeBefore 1day -Now } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Messages | Should -BeLike 'The input object cannot be bound*'
        $null = Get-Failure { Should-BeBefore -Expected ([datetime] '2100-01-01') -Now -Actual (Get-Date) }, { Get-Date | Should-BeBefore 1day -FromNow -Now }
        $run = Invoke-Sample { Describe 'd' { It 'i' { [datetime] '2100-01-01' | Should-BeBefore 1day -Now } } }
        $run.Passed | Should -Be 1
        $run.Errors | Should -Match 'input object cannot be bound'
    }

    It 'The reason for the limit; in the message it follows the limit.' {
        Get-Failure { [datetime] '2026-01-02' | Should-BeBefore ([datetime] '2025-03-04') -Because 'rr' } | Should -BeLike '*03/04/2025 00:00:00, because rr, but it was after*'
    }

    It 'How far from now: 90s, 10min, 2hours, 30days, 1w; with a space, it needs quotes, ''2 hours''. A fraction needs a point with a digit in front of it, as in 0.5h; a minus sign is not allowed.' {
        Assert-Passing { (Get-Date).AddMinutes(119) | Should-BeBefore '2 hours' -FromNow }
        $null = Get-Failure { (Get-Date).AddMinutes(121) | Should-BeBefore '2 hours' -FromNow }, { Get-Date | Should-BeBefore 2 hours -FromNow }
        Assert-Passing { (Get-Date).AddSeconds(-91) | Should-BeBefore 90s -Ago }, { (Get-Date).AddMinutes(9) | Should-BeBefore 10min -FromNow }, { (Get-Date).AddDays(6) | Should-BeBefore 1w -FromNow }, { (Get-Date).AddMinutes(80) | Should-BeBefore 1.5h -FromNow }
        $null = Get-Failure { [datetime] '2000-01-01' | Should-BeBefore -1h -FromNow }, { (Get-Date).AddMinutes(100) | Should-BeBefore 1.5h -FromNow }
        Assert-Passing { (Get-Date).AddMinutes(20) | Should-BeBefore 0.5h -FromNow }
        Get-Failure { [datetime] '2000-01-01' | Should-BeBefore .5h -FromNow } | Should -BeLike "String '.5h' is not a valid timespan string.*"
        Get-Failure { [datetime] '2000-01-01' | Should-BeBefore '0,5h' -FromNow } | Should -BeLike "String '0,5h' is not a valid timespan string.*"
    }

    It 'The unit is recognized by its first letters (ms, mil, s, m, h, d, w), so 1month is one minute and 1h30m is one hour.' {
        Assert-Passing { [datetime] '2000-01-01' | Should-BeBefore 5mil -Ago }, { (Get-Date).AddSeconds(50) | Should-BeBefore 1m -FromNow }, { (Get-Date).AddSeconds(50) | Should-BeBefore 1month -FromNow }
        Assert-Passing { (Get-Date).AddMinutes(50) | Should-BeBefore 1h30m -FromNow }, { (Get-Date).AddMinutes(80) | Should-BeBefore 1.5h -FromNow }
        $null = Get-Failure { (Get-Date).AddMinutes(80) | Should-BeBefore 1h30m -FromNow }, { (Get-Date).AddSeconds(70) | Should-BeBefore 1month -FromNow }, { [datetime] '2000-01-01' | Should-BeBefore 1x -FromNow }
    }

    It 'Alone, without -Ago or -FromNow, it is an error.' {
        $null = Get-Failure { [datetime] '2000-01-01' | Should-BeBefore 1day }
    }

    It 'Puts the limit -Time into the future, so the date must come sooner: the form for deadlines. -Time is required with it, although the syntax shows it as optional.' {
        Assert-Passing { (Get-Date).AddMinutes(30) | Should-BeBefore 1h -FromNow }
        $null = Get-Failure { (Get-Date).AddMinutes(90) | Should-BeBefore 1h -FromNow }, { [datetime] '2000-01-01' | Should-BeBefore -FromNow }
    }

    It 'Puts the limit -Time into the past, so the date must be older than that: the form for age. Like -FromNow, it needs a time, and the two exclude each other.' {
        Assert-Passing { (Get-Date).AddMinutes(-90) | Should-BeBefore 1h -Ago }
        $null = Get-Failure { (Get-Date).AddMinutes(-30) | Should-BeBefore 1h -Ago }, { [datetime] '2000-01-01' | Should-BeBefore -Ago }, { [datetime] '2000-01-01' | Should-BeBefore 1h -Ago -FromNow }
    }

    It 'The limit as a date, which itself is not "before". Cast it, ([datetime] ''2026-05-01''), or write the name -Expected in front of the text.' {
        Assert-Passing { [datetime] '2026-04-30' | Should-BeBefore ([datetime] '2026-05-01') }, { [datetime] '2026-04-30' | Should-BeBefore -Expected '2026-05-01' }
        $null = Get-Failure { [datetime] '2026-05-01' | Should-BeBefore ([datetime] '2026-05-01') }, { [datetime] '2026-04-30' | Should-BeBefore '2026-05-01' }
    }

    It 'Takes a date from the pipeline and returns nothing. A date that is too late throws or, under Should.ErrorAction Continue, is recorded.' {
        Assert-Passing { if ($null -ne ([datetime] '2000-01-01' | Should-BeBefore)) { throw 'output' } }
        Assert-Collected { [datetime] '2100-01-01' | Should-BeBefore }
    }

    It 'The clock is the real one even if Get-Date is mocked; in that case, pass the limit as -Expected.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Date { [datetime] '1990-01-01' } }
                It 'now' { [datetime] '2000-01-01' | Should-BeBefore }
                It 'expected' { [datetime] '2000-01-01' | Should-BeBefore (Get-Date) }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'In v5, dates were compared with Should -BeLessThan. Should-BeLessThan does the same for one [datetime]; it converts a text, and refuses several dates and a [datetimeoffset] against a [datetime]. For "or equal", use Should-BeLessThanOrEqual.' {
        $null = Get-Failure { [datetime] '2026-02-01' | Should-BeLessThan ([datetime] '2026-02-01') }, { [datetime] '2026-02-01' | Should-BeBefore ([datetime] '2026-02-01') }, { [datetime] '2026-02-02' | Should-BeLessThan ([datetime] '2026-02-01') }
        Assert-Passing { '2020-01-01' | Should-BeLessThan ([datetime] '2026-02-01') }
        $null = Get-Failure { '2020-01-01' | Should-BeBefore ([datetime] '2026-02-01') }, { '2027-01-01' | Should-BeLessThan ([datetime] '2026-02-01') }
        Assert-Passing { [datetime] '2020-01-01', [datetime] '2021-01-01' | Should-BeBefore ([datetime] '2026-02-01') }, { [datetimeoffset] '2020-01-01' | Should-BeBefore ([datetime] '2026-02-01') }, { [datetimeoffset] '2020-01-01' | Should-BeLessThan ([datetimeoffset] '2026-02-01') }
        $null = Get-Failure { [datetime] '2020-01-01', [datetime] '2021-01-01' | Should-BeLessThan ([datetime] '2026-02-01') }
        Get-Failure { [datetimeoffset] '2020-01-01' | Should-BeLessThan ([datetime] '2026-02-01') } | Should -BeLike 'Could not compare*'
        Assert-Passing { [datetime] '2026-01-01' | Should -BeLessThan ([datetime] '2026-02-01') }, { [datetime] '2026-01-01' | Should-BeLessThan ([datetime] '2026-02-01') }, { [datetime] '2026-01-01' | Should-BeLessThanOrEqual ([datetime] '2026-01-01') }
    }

    It 'Two [datetime], one in UTC and one local, are compared as they stand, without conversion. A piped [datetimeoffset] is compared as a moment.' {
        Assert-Passing { $limit = [datetime]::new(2026, 1, 1, 12, 0, 0, [System.DateTimeKind]::Local); [datetimeoffset]::new($limit).ToOffset([timespan] '09:00').AddMinutes(-1) | Should-BeBefore $limit }
        Assert-Passing { [datetime]::new(2026, 1, 1, 10, 0, 0, [System.DateTimeKind]::Utc) | Should-BeBefore ([datetime]::new(2026, 1, 1, 10, 0, 1, [System.DateTimeKind]::Local)) }
        $null = Get-Failure { [datetime]::new(2026, 1, 1, 10, 0, 1, [System.DateTimeKind]::Utc) | Should-BeBefore ([datetime]::new(2026, 1, 1, 10, 0, 0, [System.DateTimeKind]::Local)) }
    }

    It 'A piped [datetimeoffset] is compared as a moment. As the limit, a [datetimeoffset] is refused: give its .UtcDateTime, or its .LocalDateTime beside a local [datetime].' {
        Get-Failure { Get-Date | Should-BeBefore ([datetimeoffset] '2100-01-01') }, { [datetimeoffset] '2000-01-01' | Should-BeBefore ([datetimeoffset] '2100-01-01') } | Should -BeLike '*"System.DateTimeOffset" to type "System.DateTime".'
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $env:TZ = 'America/New_York'
                    [TimeZoneInfo]::ClearCachedData()
                    $limit = [datetimeoffset]::new(2026, 1, 1, 7, 0, 0, '00:00:00').UtcDateTime
                }
                It 'zone' { [TimeZoneInfo]::Local.Id | Should -Be 'America/New_York' }
                It 'sooner' { [datetimeoffset]::new(2026, 1, 1, 11, 59, 59, '05:00:00') | Should-BeBefore $limit }
                It 'later' { [datetimeoffset]::new(2026, 1, 1, 12, 0, 1, '05:00:00') | Should-BeBefore $limit }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'Its mirror image is Should-BeAfter.' {
        Assert-Passing { [datetime] '2026-01-01' | Should-BeBefore ([datetime] '2026-01-02') }, { [datetime] '2026-01-02' | Should-BeAfter ([datetime] '2026-01-01') }
        $null = Get-Failure { [datetime] '2026-01-02' | Should-BeBefore ([datetime] '2026-01-01') }, { [datetime] '2026-01-01' | Should-BeAfter ([datetime] '2026-01-02') }
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
                It 'right' { [datetime]::new(2026, 1, 1, 11, 59, 0, [System.DateTimeKind]::Local) | Should-BeBefore $limit.LocalDateTime }
                It 'wrong' { [datetime]::new(2026, 1, 1, 12, 1, 0, [System.DateTimeKind]::Local) | Should-BeBefore $limit.LocalDateTime }
                It 'wrong zone' { [datetime]::new(2026, 1, 1, 12, 1, 0, [System.DateTimeKind]::Local) | Should-BeBefore $limit.UtcDateTime }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Passed'
    }
}
