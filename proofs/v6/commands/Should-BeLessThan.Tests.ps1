BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeLessThan' {
    It 'Passes when a value stays below a limit; the limit itself fails.' {
        Assert-Passing { 4 | Should-BeLessThan 5 }
        $null = Get-Failure { 5 | Should-BeLessThan 5 }
    }

    It 'After less than comes the limit, after Actual: the value. less than [string] ''10'' means that text was compared, where 5 is greater than ''10''.' {
        Get-Failure { 5 | Should-BeLessThan '10' } | Should -Be "Expected the actual value to be less than [string] '10', but it was not. Actual: [int] 5"
    }

    It 'The upper limit, whose type rules the comparison; size suffixes such as 1MB are numbers.' {
        Assert-Passing { 1023KB | Should-BeLessThan 1MB }, { '5' | Should-BeLessThan 10 }
        $null = Get-Failure { 1MB | Should-BeLessThan 1MB }, { 5 | Should-BeLessThan '10' }
    }

    It 'Enclose a negative limit in parentheses, (-10). $null is refused, and so is a list.' {
        Assert-Passing { -11 | Should-BeLessThan (-10) }
        $null = Get-Failure { -11 | Should-BeLessThan -10 }, { 5 | Should-BeLessThan $null }, { 5 | Should-BeLessThan @(6) }
    }

    It 'The value to keep small. $null, a function without output and a piped empty list pass, unless the limit is a negative number; an empty text counts as 0.' {
        Assert-Passing { '' | Should-BeLessThan 1 }, { '' | Should-BeLessThan 1.5 }, { $null | Should-BeLessThan 0 }
        $null = Get-Failure { '' | Should-BeLessThan 0 }, { '' | Should-BeLessThan (-1) }
        Assert-Passing { $null | Should-BeLessThan 1 }, { & { } | Should-BeLessThan 1 }, { @() | Should-BeLessThan 1 }
        $null = Get-Failure { $null | Should-BeLessThan (-1) }, { @() | Should-BeLessThan (-1) }
    }

    It 'Against a number, a piped list fails with a hint. Several items straight from a command or a range such as 1..3 end with Could not compare, and so does a list given by name.' {
        Get-Failure { & { 6; 7 } | Should-BeLessThan 5 }, { & { 1; 2 } | Should-BeLessThan 5 }, { 1..3 | Should-BeLessThan 5 } | Should -BeLike 'Could not compare*'
        Get-Failure { $sizes = 1, 2; $sizes | Should-BeLessThan 5 } | Should -Match 'Hint: '
        Get-Failure { 1, 2 | Should-BeLessThan 5 }, { $range = 1..3; $range | Should-BeLessThan 5 } | Should -Match 'Hint: '
        Get-Failure { Should-BeLessThan 5 -Actual @(1, 2) } | Should -BeLike 'Could not compare*'
    }

    It 'Against a text, the items are joined and compared as text, so ''a'', ''b'' | Should-BeLessThan ''c'' passes.' {
        Assert-Passing { 'a', 'b' | Should-BeLessThan 'c' }, { 'a', 'b' | Should-BeLessThan 'a c' }
        $null = Get-Failure { 'a', 'b' | Should-BeLessThan 'a a' }
    }

    It 'Joined to the limit in the message: "less than [int] 2, because …".' {
        Get-Failure { 5 | Should-BeLessThan 2 -Because 'rr' } | Should -BeLike '*less than `[int`] 2, because rr, but*'
    }

    It 'Takes one value and returns nothing. A value at or above the limit fails the test immediately, or at its end if Should.ErrorAction is Continue.' {
        Assert-Passing { if ($null -ne (1 | Should-BeLessThan 2)) { throw 'output' } }
        Assert-Collected { 2 | Should-BeLessThan 2 }
    }

    It 'It has the same name as the classic Should -BeLessThan, but the opposite conversion: 5 | Should -BeLessThan ''10'' compares numbers and passes, 5 | Should-BeLessThan ''10'' compares text and fails.' {
        Assert-Passing { 5 | Should -BeLessThan '10' }
        $null = Get-Failure { 5 | Should-BeLessThan '10' }
    }

    It 'For a limit that may be reached, use Should-BeLessThanOrEqual; for the run time of code, use Should-BeFasterThan.' {
        Assert-Passing { 5 | Should-BeLessThanOrEqual 5 }, { { 1 } | Should-BeFasterThan 30s }
        $null = Get-Failure { 5 | Should-BeLessThan 5 }, { { Start-Sleep -Milliseconds 20 } | Should-BeFasterThan 1ms }
    }

    It 'Dates: Should-BeBefore reads better, and there is nothing to cast when the limit is an age.' {
        Assert-Passing { (Get-Date).AddDays(-40) | Should-BeBefore 30days -Ago }, { (Get-Date).AddDays(-40) | Should-BeLessThan (Get-Date).AddDays(-30) }
        $null = Get-Failure { (Get-Date).AddDays(-20) | Should-BeBefore 30days -Ago }
    }
}
