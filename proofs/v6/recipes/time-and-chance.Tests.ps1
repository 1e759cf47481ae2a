BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/time-and-chance' {
    It 'Whether a date is local or UTC makes no difference to Should-Be: 10 o''clock here and 10 o''clock UTC are equal.' {
        Assert-Passing { [datetime]::SpecifyKind('2026-03-31T10:00:00', 'Local') | Should-Be ([datetime]::SpecifyKind('2026-03-31T10:00:00', 'Utc')) }
        Get-Failure { [datetimeoffset] '2026-03-31T10:00:00+02:00' | Should-Be ([datetimeoffset] '2026-03-31T10:00:00Z') }
    }

    It 'With a text as the expected value, Should-Be converts the date to text, too, in the form 03/31/2026 00:00:00.' {
        Assert-Passing { [datetime] '2026-03-31' | Should-Be '03/31/2026 00:00:00' }
        Get-Failure { [datetime] '2026-03-31' | Should-Be '2026-03-31' } | Should -BeLike 'Expected `[string`] ''2026-03-31'', but got `[datetime`] 03/31/2026 00:00:00.'
    }

    It 'Convert the expected value: Should-Be ([datetime] ''2026-03-31'').' {
        Assert-Passing { [datetime] '2026-03-31' | Should-Be ([datetime] '2026-03-31') }
    }

    It 'The two differ in ticks, which the message does not show, and which a file, a database or a second call of Get-Date changes easily.' {
        Get-Failure { [datetime] '2026-03-31T10:00:00' | Should-Be ([datetime] '2026-03-31T10:00:00').AddTicks(5) } | Should -BeLike 'Expected `[datetime`] 03/31/2026 10:00:00, but got `[datetime`] 03/31/2026 10:00:00.'
    }

    It 'Check the form of what you cannot choose, as text: "$id" | Should-MatchString' {
        Assert-Passing { $id = [guid]::NewGuid(); "$id" | Should-MatchString '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }
        Get-Failure { [guid]::NewGuid() | Should-MatchString '^[0-9a-f]' } | Should -BeLike 'Actual is expected to be string*'
    }

    It 'Assert on the number of calls rather than on seconds where you can.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Start-Sleep { }; 1..3 | ForEach-Object { Start-Sleep 10 }; Should-Invoke Start-Sleep -Times 3 -Exactly } } }).Passed | Should -Be 1
    }

    It 'Should-Be and Should-BeString take this character for a space; Should-BeString -CaseSensitive and Should-MatchString do not.' {
        Assert-Passing { "2:30$([char] 0x202F)PM" | Should-Be '2:30 PM' }, { "2:30$([char] 0x202F)PM" | Should-BeString '2:30 PM' }
        $null = Get-Failure { "2:30$([char] 0x202F)PM" | Should-BeString '2:30 PM' -CaseSensitive }, { "2:30$([char] 0x202F)PM" | Should-MatchString '2:30 PM' }, { "2:30xPM" | Should-BeString '2:30 PM' }
    }

    It '-eq, Should-Be and Should-BeString do not follow the culture; -like, -match, Should-BeLikeString, Should-MatchString and the message of Should-Throw do. In Turkish, where I and i are two letters, ''MAIL'' | Should-BeLikeString ''mail*'' fails.' {
        $run = Invoke-Sample -Test {
            Describe 'd' {
                It 'eq' { 'MAIL' -eq 'mail' | Should-BeTrue; 'MAIL' | Should-Be 'mail'; 'MAIL' | Should-BeString 'mail' }
                It 'operators' { 'MAIL' -like 'mail*' | Should-BeFalse; 'TITLE' -match 'title' | Should-BeFalse }
                It 'like' { 'MAIL' | Should-BeLikeString 'mail*' }
                It 'match' { 'FILE' | Should-MatchString 'file' }
                It 'throw' { { throw 'DISK FULL' } | Should-Throw 'disk*' }
                It 'same letters' { 'mail' | Should-BeLikeString 'mail*'; 'file' | Should-MatchString 'file' }
                AfterAll { [cultureinfo]::CurrentCulture = [cultureinfo]::InvariantCulture }
            }
        } -Script {
            [cultureinfo]::CurrentCulture = 'tr-TR'
            Invoke-Pester -Path . -PassThru -Output None
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Failed Failed Failed Passed' -Because "$($run.Messages)"
    }

    It 'A variable that these braces assign is gone afterwards. To check the result in the same test, measure the time yourself: $time = Measure-Command { $found = Find-Backup }, then $time | Should-BeFasterThan 10s.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'gone' { { $found = 'mail' } | Should-BeFasterThan 10s; $null -eq $found | Should-BeTrue }
            It 'measured' { $time = Measure-Command { $found = 'mail' }; $time | Should-BeFasterThan 10s; $found | Should-Be 'mail' }
            It 'too slow' { $time = Measure-Command { Start-Sleep -Milliseconds 50 }; { $time | Should-BeFasterThan 10ms } | Should-Throw }
        } }
        Assert-TestPassed $run 'gone', 'measured', 'too slow'
    }
}
