BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeGreaterThan' {
    It 'Passes when a value is greater than a limit, the limit itself excluded; Should-BeGreaterThanOrEqual includes it.' {
        Assert-Passing { 6 | Should-BeGreaterThan 5 }, { 5 | Should-BeGreaterThanOrEqual 5 }
        $null = Get-Failure { 5 | Should-BeGreaterThan 5 }
    }

    It 'It works for everything that PowerShell can put in order: numbers, dates, time spans, versions, text.' {
        Assert-Passing { [datetime] '2026-02-01' | Should-BeGreaterThan ([datetime] '2026-01-01') }, { [timespan] '2:0' | Should-BeGreaterThan ([timespan] '1:0') }, { [version] '1.10' | Should-BeGreaterThan ([version] '1.9') }, { 'b' | Should-BeGreaterThan 'a' }
    }

    It 'Both values carry their type. [string] in front of the limit means that text was compared, which is the usual reason for a surprise such as greater than [string] ''-5''.' {
        Get-Failure { -1 | Should-BeGreaterThan -5 } | Should -Be "Expected the actual value to be greater than [string] '-5', but it was not. Actual: [int] -1"
    }

    It 'A value that cannot be converted gives PowerShell''s own error instead, for example Cannot convert value "abc" to type "System.Int32".' {
        Get-Failure { 'abc' | Should-BeGreaterThan 5 } | Should -BeLike 'Cannot convert value "abc" to type "System.Int32".*'
    }

    It 'The limit, and the type for the comparison: a number compares numbers, a string compares text, so 5 passes against ''10''.' {
        Assert-Passing { 5 | Should-BeGreaterThan '10' }, { 2.4 | Should-BeGreaterThan 2 }
        $null = Get-Failure { '5' | Should-BeGreaterThan 10 }
    }

    It 'Write a negative number in parentheses, (-5), since PowerShell passes a bare -5 as text. $null and lists are refused.' {
        Get-Failure { 5 | Should-BeGreaterThan $null } | Should -Match 'because it is null'
        Get-Failure { 5 | Should-BeGreaterThan @(1) } | Should -BeLike 'You provided a collection*'
        Get-Failure { -1 | Should-BeGreaterThan -5 } | Should -BeLike "*``[string``] '-5'*"
        Assert-Passing { -1 | Should-BeGreaterThan (-5) }
    }

    It 'The value that should be above the limit. $null and a piped empty list count as less than 0 but as more than a negative number: they fail against 0 and pass against (-5).' {
        $null = Get-Failure { $null | Should-BeGreaterThan 0 }, { @() | Should-BeGreaterThan 0 }
        Assert-Passing { $null | Should-BeGreaterThan (-5) }, { @() | Should-BeGreaterThan (-5) }
    }

    It 'A piped list of one is its item. Against a number, several piped items fail, with a hint unless they come from a command or a range, and -Actual @(2) ends with Could not compare.' {
        Get-Failure { & { 6; 7 } | Should-BeGreaterThan 5 }, { & { 1; 2 } | Should-BeGreaterThan 5 }, { 6..7 | Should-BeGreaterThan 5 } | Should -Not -Match 'Hint'
        Get-Failure { $sizes = 1, 2; $sizes | Should-BeGreaterThan 5 } | Should -Match 'Hint: '
        Assert-Passing { @(6) | Should-BeGreaterThan 5 }
        Get-Failure { 6, 7 | Should-BeGreaterThan 5 } | Should -Match 'Hint: '
        Get-Failure { Should-BeGreaterThan 1 -Actual @(2) } | Should -BeLike 'Could not compare*'
    }

    It 'Against a text, the items are joined and compared as text, so ''x'', ''y'' | Should-BeGreaterThan ''a'' passes.' {
        Assert-Passing { 'x', 'y' | Should-BeGreaterThan 'a' }, { 'x', 'y' | Should-BeGreaterThan 'x x' }
        $null = Get-Failure { 'x', 'y' | Should-BeGreaterThan 'x z' }
    }

    It 'Appears after the limit, before "but it was not".' {
        Get-Failure { 5 | Should-BeGreaterThan 6 -Because 'rr' } | Should -Be 'Expected the actual value to be greater than [int] 6, because rr, but it was not. Actual: [int] 5'
    }

    It 'Takes the value from the pipeline or -Actual, and returns nothing. If the value is not above the limit, the assertion throws or, under Should.ErrorAction Continue, is collected.' {
        Assert-Passing { if ($null -ne (6 | Should-BeGreaterThan 5)) { throw 'output' } }
        Assert-Collected { 5 | Should-BeGreaterThan 5 }
    }

    It 'The classic Should -BeGreaterThan goes by the type of the actual value. ''5'' | Should -BeGreaterThan 10 passes there as text, while ''5'' | Should-BeGreaterThan 10 fails as a number; 5 against ''10'' is the reverse.' {
        Assert-Passing { '5' | Should -BeGreaterThan 10 }, { 5 | Should-BeGreaterThan '10' }
        $null = Get-Failure { '5' | Should-BeGreaterThan 10 }, { 5 | Should -BeGreaterThan '10' }
    }

    It 'A bare -5 works there; here, it has to be put into parentheses.' {
        Assert-Passing { -1 | Should -BeGreaterThan -5 }, { -1 | Should-BeGreaterThan (-5) }
        $null = Get-Failure { -1 | Should-BeGreaterThan -5 }
    }

    It 'Dates on the expected side need a cast, ([datetime] ''2026-01-01''), or the date is compared as text.' {
        $null = Get-Failure { [datetime] '2026-11-22' | Should-BeGreaterThan '2026-01-01' }
        Assert-Passing { [datetime] '2026-11-22' | Should-BeGreaterThan ([datetime] '2026-01-01') }
    }

    It 'Text is compared without case. [double]::NaN passes against every number, and every number passes against it, because -gt, -ge, -lt and -le are never true of it.' {
        $null = Get-Failure { 'A' | Should-BeGreaterThan 'a' }, { 'a' | Should-BeGreaterThan 'A' }
        Assert-Passing { [double]::NaN | Should-BeGreaterThan 1 }, { [double]::NaN | Should-BeGreaterThan 1e300 }, { [double]::NaN | Should-BeGreaterThan (-1) }
        Assert-Passing { 1 | Should-BeGreaterThan ([double]::NaN) }, { -1e300 | Should-BeGreaterThan ([double]::NaN) }
        ([double]::NaN -gt 1), ([double]::NaN -ge 1), ([double]::NaN -lt 1), ([double]::NaN -le 1), (1 -gt [double]::NaN), (1 -le [double]::NaN) | Should -BeFalse
        [double]::NaN -ne 1 | Should -BeTrue
    }

    It 'Dates on the expected side need a cast, ([datetime] ''2026-01-01''), or the date is compared as text. Should-BeAfter is made for them.' {
        Assert-Passing { [datetime] '2026-02-01' | Should-BeGreaterThan ([datetime] '2026-01-01') }, { [datetime] '2026-02-01' | Should-BeAfter ([datetime] '2026-01-01') }
        $null = Get-Failure { [datetime] '2026-02-01' | Should-BeGreaterThan '2026-01-01' }, { [datetime] '2026-01-01' | Should-BeAfter ([datetime] '2026-02-01') }
    }
}
