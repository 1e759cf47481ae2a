BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeLikeString' {
    It '* for any text, ? for one character, [a-f] for a set.' {
        Assert-Passing { 'abc' | Should-BeLikeString 'a*' }, { 'a' | Should-BeLikeString 'a*' }, { 'x' | Should-BeLikeString '?' }, { 'd' | Should-BeLikeString '[a-f]' }
        $null = Get-Failure { 'ab' | Should-BeLikeString '?' }, { 'g' | Should-BeLikeString '[a-f]' }
    }

    It 'The pattern has to cover the whole string, and square brackets have a meaning of their own.' {
        $null = Get-Failure { 'photos.bak' | Should-BeLikeString 'photos' }, { 'a[1]' | Should-BeLikeString 'a[1]' }
        Assert-Passing { 'a1' | Should-BeLikeString 'a[1]' }
    }

    It 'The string comes first, then the pattern.' {
        Get-Failure { 'report.zip' | Should-BeLikeString '*.bak' } | Should -Be "Expected the string 'report.zip' to be like '*.bak', but it did not."
    }

    It 'With -CaseSensitive, the words case sensitively stand between them: if the two differ in case only, that is the cause.' {
        Get-Failure { 'A' | Should-BeLikeString 'a*' -CaseSensitive } | Should -Be "Expected the string 'A' to case sensitively be like 'a*', but it did not."
    }

    It 'Unlike in Should-BeString, control characters are printed as they are.' {
        Get-Failure { "a`nb" | Should-BeLikeString 'c' } | Should -BeLike "*'a`nb'*"
        Get-Failure { "a`nb" | Should-BeString 'c' } | Should -BeLike "*'a␊b'*"
    }

    It 'A value that is not a string is an error of its own, even $null: Actual is expected to be string, to avoid confusing behavior that -like operator exhibits with collections.' {
        Get-Failure { 1 | Should-BeLikeString '1' }, { $null | Should-BeLikeString '*' } | Should -BeLike 'Actual is expected to be string, to avoid confusing behavior that -like operator exhibits with collections.*'
    }

    It 'Without wildcards, it must be the whole string.' {
        Assert-Passing { 'a' | Should-BeLikeString 'a' }
        $null = Get-Failure { 'ab' | Should-BeLikeString 'a' }
    }

    It 'It cannot be empty. A backtick, inside single quotes, takes away the meaning of *, ? and brackets.' {
        Get-Failure { 'a' | Should-BeLikeString '' } | Should -BeLike 'Cannot bind argument*empty string.'
        Assert-Passing { 'a*' | Should-BeLikeString 'a`*' }, { 'a?' | Should-BeLikeString 'a`?' }, { 'a[1]' | Should-BeLikeString 'a`[1`]' }
        $null = Get-Failure { 'ab' | Should-BeLikeString 'a`*' }
    }

    It 'The string to look at. Numbers, paths as objects and $null are refused, since nothing is converted; pass $file.Name instead of $file.' {
        $null = Get-Failure { 1 | Should-BeLikeString '1' }, { Get-Item $PSHOME | Should-BeLikeString '*' }, { $null | Should-BeLikeString '*' }
        Assert-Passing { (Get-Item $PSHOME).Name | Should-BeLikeString '*' }
    }

    It 'A piped list of one string is unwrapped; every other list is refused.' {
        Assert-Passing { @('a') | Should-BeLikeString 'a' }
        $null = Get-Failure { 'a', 'b' | Should-BeLikeString '*' }, { Should-BeLikeString '*' -Actual @('a') }, { @() | Should-BeLikeString '*' }
    }

    It 'Compares like -clike. Without it, Report.bak fits report*.' {
        $null = Get-Failure { 'Report.bak' | Should-BeLikeString 'report*' -CaseSensitive }
        Assert-Passing { 'Report.bak' | Should-BeLikeString 'report*' }
    }

    It 'Added at the end of the expectation, before "but it did not".' {
        Get-Failure { 'a' | Should-BeLikeString 'b' -Because 'rr' } | Should -Be "Expected the string 'a' to be like 'b', because rr, but it did not."
    }

    It 'Takes one string from the pipeline; a fitting one returns nothing. A string that does not fit throws or is collected, as Should.ErrorAction says; input that is not a string always throws.' {
        Assert-Passing { if ($null -ne ('a' | Should-BeLikeString 'a')) { throw 'output' } }
        Assert-Collected { 'a' | Should-BeLikeString 'b' }
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-BeLikeString '1'; Write-Host 'went on' } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Text | Should -Not -Match 'went on'
    }

    It 'It takes the place of Should -BeLike, and with -CaseSensitive of Should -BeLikeExactly. Those converted numbers to text; here they are refused.' {
        Assert-Passing { 1 | Should -BeLike '1' }, { 1 | Should -BeLikeExactly '1' }
        $null = Get-Failure { 'A' | Should -BeLikeExactly 'a' }, { 1 | Should-BeLikeString '1' }
    }

    It '* also crosses line breaks, so "firstn last" fits ''first*last''.' {
        Assert-Passing { "first`n last" | Should-BeLikeString 'first*last' }
    }

    It 'For several strings, write $names | Should-All { $_ -like ''*.bak'' }.' {
        Assert-Passing { 'a.bak', 'b.bak' | Should-All { $_ -like '*.bak' } }
        $null = Get-Failure { 'a.bak', 'b.zip' | Should-All { $_ -like '*.bak' } }
    }
}
