BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeGreaterThanOrEqual' {
    It 'Passes when a value reaches a minimum or is above it.' {
        Assert-Passing { 5 | Should-BeGreaterThanOrEqual 5 }, { 6 | Should-BeGreaterThanOrEqual 5 }
        $null = Get-Failure { 4 | Should-BeGreaterThanOrEqual 5 }, { 5 | Should-BeGreaterThan 5 }
    }

    It 'The message names the minimum first and the real value last, each after its type. Two numbers are compared as numbers, whatever their types. In other cases, the type of the minimum decides.' {
        Get-Failure { 4 | Should-BeGreaterThanOrEqual '5' } | Should -Be "Expected the actual value to be greater than or equal to [string] '5', but it was not. Actual: [int] 4"
        Get-Failure { '40' | Should-BeGreaterThanOrEqual '5' } | Should -BeLike "*Actual: ``[string``] '40'"
        # As [int], 1.5 would be 2.
        Get-Failure { 1.5 | Should-BeGreaterThanOrEqual 2 } | Should -BeLike '*Actual: `[double`] 1.5'
        Assert-Passing { 5 | Should-BeGreaterThanOrEqual '10' }, { '7.10' | Should-BeGreaterThanOrEqual ([version] '7.4') }
    }

    It 'The minimum. ''10'' in quotes compares text and lets 5 pass; a bare -1 is text as well, so write (-1).' {
        Assert-Passing { 5 | Should-BeGreaterThanOrEqual '10' }, { 0 | Should-BeGreaterThanOrEqual (-1) }
        Get-Failure { 0 | Should-BeGreaterThanOrEqual -5; -9 | Should-BeGreaterThanOrEqual '-95' } | Should -BeLike '*`[string`]*'
    }

    It 'It may be neither $null nor a list.' {
        $null = Get-Failure { 5 | Should-BeGreaterThanOrEqual $null }, { 5 | Should-BeGreaterThanOrEqual @(1) }
    }

    It 'The value that has to reach the minimum. No output from the code under test arrives as $null, which is below 0 and therefore fails here, unlike in the "less than" commands; only a negative minimum, such as (-1), lets it pass.' {
        $null = Get-Failure { & { } | Should-BeGreaterThanOrEqual 0 }, { $null | Should-BeGreaterThanOrEqual 0 }
        Assert-Passing { $null | Should-BeGreaterThanOrEqual (-1) }, { & { } | Should-BeLessThan 1 }
    }

    It 'several piped items fail against a number, with a hint unless they come from a command or a range, and are compared as one joined text against a text' {
        Get-Failure { & { 6; 7 } | Should-BeGreaterThanOrEqual 1 }, { 6..7 | Should-BeGreaterThanOrEqual 1 } | Should -Not -Match 'Hint'
        Get-Failure { 6, 7 | Should-BeGreaterThanOrEqual 1 } | Should -Match 'Hint: '
        Assert-Passing { 'x', 'y' | Should-BeGreaterThanOrEqual 'x y' }
        $null = Get-Failure { 'x', 'y' | Should-BeGreaterThanOrEqual 'x z' }
    }

    It 'The reason for the minimum, printed between the minimum and "but it was not".' {
        Get-Failure { 4 | Should-BeGreaterThanOrEqual 5 -Because 'rr' } | Should -BeLike '*`[int`] 5, because rr, but it was not.*'
    }

    It 'Accepts one value, by pipeline or by name; a value that is large enough returns nothing. A smaller one throws, or is recorded with Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne (5 | Should-BeGreaterThanOrEqual 5)) { throw 'output' } }, { Should-BeGreaterThanOrEqual 5 -Actual 6 }
        Assert-Collected { 4 | Should-BeGreaterThanOrEqual 5 }
    }

    It 'The classic operator is Should -BeGreaterOrEqual; the new name spells out "Than" and "Equal". The conversion is reversed: here the minimum decides the type, there the actual value did.' {
        Assert-Passing { '5' | Should -BeGreaterOrEqual 10 }, { 5 | Should-BeGreaterThanOrEqual '10' }
        $null = Get-Failure { '5' | Should-BeGreaterThanOrEqual 10 }, { 5 | Should -BeGreaterOrEqual '10' }
    }

    It 'Equal means equal for -eq: ''ARCHIVE'' | Should-BeGreaterThanOrEqual ''archive'' passes.' {
        Assert-Passing { 'ARCHIVE' | Should-BeGreaterThanOrEqual 'archive' }
        $null = Get-Failure { 'ARCHIVA' | Should-BeGreaterThanOrEqual 'archive' }
    }

    It 'Two of these make a range: $size | Should-BeGreaterThanOrEqual 10 and $size | Should-BeLessThanOrEqual 20.' {
        Assert-Passing { $size = 15; $size | Should-BeGreaterThanOrEqual 10; $size | Should-BeLessThanOrEqual 20 }
        $null = Get-Failure { $size = 25; $size | Should-BeGreaterThanOrEqual 10; $size | Should-BeLessThanOrEqual 20 }
    }

    It 'When the minimum itself is too little, use Should-BeGreaterThan.' {
        Assert-Passing { 5 | Should-BeGreaterThanOrEqual 5 }, { 6 | Should-BeGreaterThan 5 }
        $null = Get-Failure { 5 | Should-BeGreaterThan 5 }, { 4 | Should-BeGreaterThanOrEqual 5 }
    }
}
