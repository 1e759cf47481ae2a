BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotBeString' {
    It 'Passes when a string is not equal to a text. As with -ne, upper and lower case count as the same unless you add -CaseSensitive.' {
        Assert-Passing { 'a' | Should-NotBeString 'b' }, { 'A' | Should-NotBeString 'a' -CaseSensitive }
        $null = Get-Failure { 'A' | Should-NotBeString 'a' }
    }

    It 'It accepts strings only, so that a missing value does not pass as "different".' {
        $null = Get-Failure { 1 | Should-NotBeString 'a' }, { $null | Should-NotBeString 'a' }, { @() | Should-NotBeString 'a' }
    }

    It 'The text shown is the expected one. The actual string can differ from it in case, or in blanks with -IgnoreWhitespace, and still be "the same". The other switches have the same effect.' {
        Get-Failure { 'Backup' | Should-NotBeString 'backup' }, { 'back up' | Should-NotBeString 'backup' -IgnoreWhitespace }, { ' backup' | Should-NotBeString 'backup' -TrimWhitespace } | Select-Object -Unique | Should -Be "Expected the strings to be different but they were the same 'backup'."
        Get-Failure { "a`r`nb" | Should-NotBeString "a`nb" -NormalizeNewline } | Should -BeLike "*the same 'a`nb'."
    }

    It 'For a number, $null or a list of strings, the message is Actual is expected to be string, to avoid confusing behavior that -ne operator exhibits with collections. and goes on with advice for collections.' {
        Get-Failure { 1 | Should-NotBeString 'a' }, { $null | Should-NotBeString 'a' }, { 'b', 'c' | Should-NotBeString 'a' } | Should -BeLike 'Actual is expected to be string, to avoid confusing behavior that -ne operator exhibits with collections. To assert on collections use *'
    }

    It 'The text to differ from. A single value is converted to a string. An array is an error; a List or ArrayList becomes its items joined with spaces.' {
        $null = Get-Failure { 'a b' | Should-NotBeString ([System.Collections.Generic.List[string]] @('a', 'b')) }, { 'a b' | Should-NotBeString ([System.Collections.ArrayList] @('a', 'b')) }
        Assert-Passing { 'ab' | Should-NotBeString ([System.Collections.ArrayList] @('a', 'b')) }
        $null = Get-Failure { '7' | Should-NotBeString 7 }
        Get-Failure { 'a b' | Should-NotBeString 'a', 'b' } | Should -BeLike '*Cannot convert value to type System.String.'
    }

    It 'Unlike in Should-BeString, it cannot be empty; for that, there is Should-NotBeEmptyString.' {
        Get-Failure { 'a' | Should-NotBeString '' } | Should -Be "Cannot bind argument to parameter 'Expected' because it is an empty string."
        Assert-Passing { 'a' | Should-BeString 'a' }, { '' | Should-BeString '' }
    }

    It 'The string that must be another one. Only strings are accepted; a list of one is unwrapped by the pipeline, and $null is refused.' {
        Assert-Passing { @('a') | Should-NotBeString 'b' }
        $null = Get-Failure { $null | Should-NotBeString 'b' }, { 1 | Should-NotBeString 'b' }, { Should-NotBeString 'b' -Actual @('a') }
    }

    It 'Takes a reason, which 6.1.0-rc1 does not show in the message.' {
        Get-Failure { 'a' | Should-NotBeString 'a' -Because 'rr' } | Should -Not -Match 'rr'
    }

    It 'Makes ''Photos'' and ''photos'' different, so that such a pair passes. Without it, they are equal.' {
        Assert-Passing { 'Photos' | Should-NotBeString 'photos' -CaseSensitive }
        $null = Get-Failure { 'Photos' | Should-NotBeString 'photos' }
    }

    It 'Removes all spaces, tabs and line breaks on both sides before the comparison, which makes more strings equal and the test harder to pass.' {
        $null = Get-Failure { "a`t b`r`n" | Should-NotBeString 'ab' -IgnoreWhitespace }, { 'ab' | Should-NotBeString 'a b' -IgnoreWhitespace }
        Assert-Passing { 'a b' | Should-NotBeString 'ab' }
    }

    It 'Removes whitespace, line breaks included, at the start and the end of both sides only. '' photos '' is then the same as ''photos'' and fails, while ''photos 2026'' still differs from ''photos2026''.' {
        $null = Get-Failure { ' photos ' | Should-NotBeString 'photos' -TrimWhitespace }, { "photos`n" | Should-NotBeString 'photos' -TrimWhitespace }
        Assert-Passing { 'photos 2026' | Should-NotBeString 'photos2026' -TrimWhitespace }
    }

    It 'Makes rn and n the same line break, so that two texts that differ in nothing else fail. Without it, they pass as different.' {
        $null = Get-Failure { "a`r`nb" | Should-NotBeString "a`nb" -NormalizeNewline }
        Assert-Passing { "a`r`nb" | Should-NotBeString "a`nb" }, { "a`r`nc" | Should-NotBeString "a`nb" -NormalizeNewline }
    }

    It 'Takes a string from the pipeline and has no output. Equal strings throw, or are collected if Should.ErrorAction says so; other types always throw.' {
        Assert-Passing { if ($null -ne ('a' | Should-NotBeString 'b')) { throw 'output' } }
        Assert-Collected { 'a' | Should-NotBeString 'a' }
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-NotBeString 'a'; Write-Host 'went on' } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Text | Should -Not -Match 'went on'
    }

    It 'It replaces Should -Not -Be for text, and with -CaseSensitive Should -Not -BeExactly. Both let $null and numbers pass.' {
        Assert-Passing { $null | Should -Not -Be 'a' }, { 5 | Should -Not -Be 'a' }, { $null | Should -Not -BeExactly 'a' }, { 5 | Should -Not -BeExactly 'a' }
    }

    It 'A negative test passes for every wrong text but one. If you know the right one, Should-BeString says more.' {
        Assert-Passing { 'wrong' | Should-NotBeString 'mail' }, { 'also wrong' | Should-NotBeString 'mail' }, { '' | Should-NotBeString 'mail' }
        $null = Get-Failure { 'mail' | Should-NotBeString 'mail' }, { 'wrong' | Should-BeString 'photos' }
    }
}
