BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeString' {
    It 'Compares two strings and, when they differ, shows where.' {
        Get-Failure { 'abc' | Should-BeString 'abd' } | Should -BeLike "*Strings differ at index 2.*Expected: 'abd'*But was:  'abc'*"
    }

    It 'it never converts, so the number 10 is not the string ''10'', and its message points at the first character that differs' {
        $null = Get-Failure { 10 | Should-BeString '10' }
        Get-Failure { 'abcd' | Should-BeString 'axcx' } | Should -Match "index 1\.\r?\nExpected: 'axcx'\r?\nBut was:  'abcd'\r?\n {11}-\^"
    }

    It '-IgnoreWhitespace removes every space, tab and line break from both sides before it compares; -TrimWhitespace only ignores those at the start and the end.' {
        Assert-Passing { " a`tb`r`n" | Should-BeString 'a b' -IgnoreWhitespace }, { " a b`n" | Should-BeString "`ta b" -TrimWhitespace }
        $null = Get-Failure { 'a  b' | Should-BeString 'a b' -TrimWhitespace }
    }

    It 'The arrow stands below the first character that differs, and the index counts to it from 0.' {
        $lines = (Get-Failure { 'one line' | Should-BeString 'one lime' }) -split "`r?`n"
        $lines | Should -Contain 'Strings differ at index 6.'
        $lines[-1].IndexOf('^') | Should -Be $lines[-2].IndexOf('ne''')
    }

    It 'In 6.0.0, the arrow is one column too far left, so trust the index there.' -Tag Unproved {
        'https://github.com/pester/Pester/issues/2811'
    }

    It 'With -IgnoreWhitespace, -TrimWhitespace or -NormalizeNewline, index and lengths still count the unchanged texts, so the index may point at a character that was ignored.' {
        Get-Failure { ' a b' | Should-BeString 'ac' -IgnoreWhitespace } | Should -Match '(?s)Expected length: 2.*Actual length:   4.*index 0'
        Get-Failure { '  a' | Should-BeString 'b' -TrimWhitespace } | Should -Match '(?s)Actual length:   3.*index 0'
        Get-Failure { "a`r`nb" | Should-BeString "a`nc" -NormalizeNewline } | Should -Match '(?s)Actual length:   4.*index 1'
    }

    It 'Characters that you could not see are drawn: ␊ is a line feed.' {
        Get-Failure { "a`n" | Should-BeString 'b' } | Should -BeLike "*'a␊'*"
    }

    It 'When the actual value is not a string, there is nothing to point at, and the message compares types instead' {
        Get-Failure { 10 | Should-BeString '10' } | Should -Be "Expected [string] '10', but got [int] 10."
    }

    It 'The text that you want. A single value is converted to a string, so -Expected 10 means ''10''. An array is an error; a List or ArrayList becomes its items joined with spaces.' {
        Assert-Passing { 'a b' | Should-BeString ([System.Collections.Generic.List[string]] @('a', 'b')) }, { 'a b' | Should-BeString ([System.Collections.ArrayList] @('a', 'b')) }
        $null = Get-Failure { 'ab' | Should-BeString ([System.Collections.ArrayList] @('a', 'b')) }
        Assert-Passing { '10' | Should-BeString 10 }
        Get-Failure { 'a b' | Should-BeString 'a', 'b' } | Should -BeLike '*Cannot convert value to type System.String.'
        Get-Failure { 'x' | Should-BeString 10 } | Should -BeLike "*Expected: '10'*"
    }

    It 'Since 6.1.0, it may be the empty text, which is what Should-BeEmptyString checks, too' {
        Assert-Passing { '' | Should-BeString '' }
        $null = Get-Failure { 'a' | Should-BeString '' }, { $null | Should-BeString '' }
    }

    It 'The value under test, usually piped in. It is never converted: a number, a date or $null fails even if it would print the same text.' {
        $null = Get-Failure { 10 | Should-BeString '10' }, { [datetime] '2026-01-01' | Should-BeString '01/01/2026 00:00:00' }, { $null | Should-BeString '' }, { [char] 'a' | Should-BeString 'a' }
    }

    It 'Piping unwraps an array of one string, which then passes; given by name, the same array stays an array and fails.' {
        Assert-Passing { @('a') | Should-BeString 'a' }
        Get-Failure { Should-BeString 'a' -Actual @('a') } | Should -Be "Expected [string] 'a', but got [Object[]] @('a')."
    }

    It 'A reason, put into the message after "because".' {
        Get-Failure { 'b' | Should-BeString 'a' -Because 'rr' } | Should -BeLike 'Expected strings to be the same, because rr, but they were different.*'
    }

    It 'In 6.1.0-rc1, it is missing when the actual value is not a string.' {
        Get-Failure { 1 | Should-BeString 'a' -Because 'rr' } | Should -Be "Expected [string] 'a', but got [int] 1."
    }

    It 'Makes upper and lower case differ. Without it, Photos equals photos.' {
        $null = Get-Failure { 'Photos' | Should-BeString 'photos' -CaseSensitive }
        Assert-Passing { 'Photos' | Should-BeString 'photos' }
    }

    It 'Drops all whitespace from both values first, so a b equals ab.' {
        Assert-Passing { 'a b' | Should-BeString 'ab' -IgnoreWhitespace }, { 'ab' | Should-BeString "a`n`tb" -IgnoreWhitespace }
    }

    It 'It wins over -TrimWhitespace, which then has nothing left to trim.' {
        Assert-Passing { ' a b ' | Should-BeString 'ab' -IgnoreWhitespace -TrimWhitespace }
    }

    It 'Drops whitespace, line breaks included, at the start and the end of both values. What is inside stays as it is.' {
        Assert-Passing { "`r`n a b`n" | Should-BeString "a b`t" -TrimWhitespace }
        $null = Get-Failure { 'a  b' | Should-BeString 'a b' -TrimWhitespace }
    }

    It 'Makes the line breaks of Windows and of Linux equal, so that a text passes on both: "arnb" equals "anb".' {
        Assert-Passing { "a`r`nb" | Should-BeString "a`nb" -NormalizeNewline }, { "a`nb" | Should-BeString "a`r`nb" -NormalizeNewline }
    }

    It 'A single carriage return counts as a line break as well.' {
        Assert-Passing { "a`rb" | Should-BeString "a`nb" -NormalizeNewline }
    }

    It 'The number and place of the breaks still matter, and so do blanks before a break.' {
        $null = Get-Failure { "a`n`nb" | Should-BeString "a`nb" -NormalizeNewline }, { "a`nb" | Should-BeString "ab`n" -NormalizeNewline }, { "a `nb" | Should-BeString "a`nb" -NormalizeNewline }
    }

    It 'Without the switch, a line feed differs from a carriage return with a line feed.' {
        $null = Get-Failure { "a`r`nb" | Should-BeString "a`nb" }
    }

    It 'Takes one value from the pipeline. Returns nothing; a failed comparison throws, or is collected when Should.ErrorAction is Continue.' {
        Assert-Passing { if ($null -ne ('a' | Should-BeString 'a')) { throw 'output' } }
        Assert-Collected { 'a' | Should-BeString 'b' }
    }

    It 'Those convert the actual value to the type of the expected one where they can; this one does not.' {
        Assert-Passing { 10 | Should -Be '10' }, { 10 | Should -BeExactly '10' }
        $null = Get-Failure { 10 | Should-BeString '10' }
    }

    It 'Like -eq and -ceq, it ignores characters that have no width, such as a null character or a zero-width space, even with -CaseSensitive: "abc0" passes against ''abc''.' {
        Assert-Passing { "abc`0" | Should-BeString 'abc' -CaseSensitive }, { "abc$([char] 0x200B)" | Should-BeString 'abc' -CaseSensitive }, { if ("abc`0" -cne 'abc') { throw } }
        $null = Get-Failure { "abc`t" | Should-BeString 'abc' }
    }

    It 'Without -CaseSensitive, a non-breaking space equals a normal space.' {
        Assert-Passing { "a$([char] 160)b" | Should-BeString 'a b' }
        $null = Get-Failure { "a$([char] 160)b" | Should-BeString 'a b' -CaseSensitive }, { "a`tb" | Should-BeString 'a b' }
    }

    It 'It replaces the classic Should -Be for text, and with -CaseSensitive Should -BeExactly.' {
        Assert-Passing { 'A' | Should -Be 'a'; 'A' | Should-BeString 'a'; 'a' | Should -BeExactly 'a'; 'a' | Should-BeString 'a' -CaseSensitive }
        $null = Get-Failure { 'A' | Should -BeExactly 'a' }, { 'A' | Should-BeString 'a' -CaseSensitive }
    }

    It 'Where they matter, check $text.Length as well.' {
        Assert-Passing { $text = "abc`0"; $text | Should-BeString 'abc'; $text.Length | Should-Be 4 }
    }
}
