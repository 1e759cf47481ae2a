BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/time-and-chance' {
    It 'Whether a date is local or UTC makes no difference to -Be: 10 o''clock here and 10 o''clock UTC are equal.' {
        Assert-Passing { [datetime]::SpecifyKind('2026-03-31T10:00:00', 'Local') | Should -Be ([datetime]::SpecifyKind('2026-03-31T10:00:00', 'Utc')) }
        Get-Failure { [datetimeoffset] '2026-03-31T10:00:00+02:00' | Should -Be ([datetimeoffset] '2026-03-31T10:00:00Z') }
    }

    It 'With a text as the expected value, -Be converts the date to text, too, in the form 03/31/2026 00:00:00.' {
        Assert-Passing { [datetime] '2026-03-31' | Should -Be '03/31/2026 00:00:00' }
        Get-Failure { [datetime] '2026-03-31' | Should -Be '2026-03-31' } | Should -Be 'Expected ''2026-03-31'', but got 2026-03-31T00:00:00.0000000.'
    }

    It 'Convert the expected value: Should -Be ([datetime] ''2026-03-31'').' {
        Assert-Passing { [datetime] '2026-03-31' | Should -Be ([datetime] '2026-03-31') }
    }

    It 'The two differ in ticks, which a file, a database or a second call of Get-Date changes easily.' {
        Get-Failure { [datetime] '2026-03-31T10:00:00' | Should -Be ([datetime] '2026-03-31T10:00:00').AddTicks(5) } | Should -BeLike 'Expected 2026-03-31T10:00:00.0000005, but got 2026-03-31T10:00:00.0000000.'
    }

    It '-Be treats this character as a space; -BeExactly and -Match do not.' {
        Assert-Passing { "2:30$([char] 0x202F)PM" | Should -Be '2:30 PM' }
        $null = Get-Failure { "2:30$([char] 0x202F)PM" | Should -BeExactly '2:30 PM' }, { "2:30$([char] 0x202F)PM" | Should -Match '2:30 PM' }, { "2:30xPM" | Should -Be '2:30 PM' }
    }

    It 'Of a [datetimeoffset], the message shows only whole seconds, so both sides look the same: compare .UtcTicks to see the numbers.' {
        Get-Failure { [datetimeoffset] '2026-03-31T10:00:00.001Z' | Should -Be ([datetimeoffset] '2026-03-31T10:00:00Z') } | Should -Match '^Expected (03/31/2026 10:00:00 \+00:00), but got \1\.$'
        Get-Failure { [datetime] '2026-03-31T10:00:00.001' | Should -Be ([datetime] '2026-03-31T10:00:00') } | Should -Not -Match '^Expected (.+), but got \1\.$'
        Get-Failure { ([datetimeoffset] '2026-03-31T10:00:00.001Z').UtcTicks | Should -Be ([datetimeoffset] '2026-03-31T10:00:00Z').UtcTicks } | Should -Match '^Expected \d+0000L?, but got \d+0000L?\.$'
        Assert-Passing { ([datetimeoffset] '2026-03-31T10:00:00Z').UtcTicks | Should -Be ([datetimeoffset] '2026-03-31T11:00:00+01:00').UtcTicks }
    }

    It '-eq, and with it -Be, -Contain and -BeIn, do not follow the culture; -BeLike, -Match, -FileContentMatch and the message of -Throw do. In Turkish, where I and i are two letters, ''MAIL'' | Should -BeLike ''mail*'' fails.' {
        $run = Invoke-Sample -Test {
            Describe 'd' {
                It 'eq' { 'MAIL' -eq 'mail' | Should -BeTrue }
                It 'be' { 'MAIL' | Should -Be 'mail'; 'MAIL', 'x' | Should -Contain 'mail'; 'MAIL' | Should -BeIn 'mail', 'x' }
                It 'like' { 'MAIL' | Should -BeLike 'mail*' }
                It 'match' { 'FILE' | Should -Match 'file' }
                It 'content' { Set-Content TestDrive:/a.txt 'SAVED IN'; 'TestDrive:/a.txt' | Should -FileContentMatch 'saved in' }
                It 'throw' { { throw 'DISK FULL' } | Should -Throw 'disk*' }
                It 'same letters' { 'mail' | Should -BeLike 'mail*'; 'file' | Should -Match 'file' }
                AfterAll { [cultureinfo]::CurrentCulture = [cultureinfo]::InvariantCulture }
            }
        } -Script {
            [cultureinfo]::CurrentCulture = 'tr-TR'
            Invoke-Pester -Path . -PassThru -Output None
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Failed Failed Failed Failed Passed' -Because "$($run.Messages)"
    }

    It 'What the braces of Measure-Command assign is still there afterwards, so the same test can check the result. Their output is gone:' {
        $run = Invoke-Sample { Describe 'd' {
            It 'assigned' { $time = Measure-Command { $found = 'mail' }; $found | Should -Be 'mail'; $time.TotalSeconds | Should -BeLessThan 10 }
            It 'output' { $all = Measure-Command { 'mail' }; @($all).Count | Should -Be 1; $all | Should -BeOfType [timespan] }
        } }
        Assert-TestPassed $run 'assigned', 'output'
    }
}
