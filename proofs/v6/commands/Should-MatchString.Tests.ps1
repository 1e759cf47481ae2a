BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-MatchString' {
    It 'Looks for a regular expression in a string, like the operator -match: anywhere in the text, unless ^ and $ anchor it.' {
        Assert-Passing { 'xabc' | Should-MatchString 'ab' }, { 'ab' | Should-MatchString '^ab$' }
        $null = Get-Failure { 'xab' | Should-MatchString '^ab' }, { 'abx' | Should-MatchString 'ab$' }
    }

    It '^ and $ mean the start and end of the whole text; (?m) makes them count for each line. $ also matches before a line feed at the very end; \z does not.' {
        $null = Get-Failure { "x`nmail" | Should-MatchString '^mail' }, { "x`nmail" | Should-MatchString 'x$' }
        Assert-Passing { "x`nmail" | Should-MatchString '(?m)^mail' }, { "x`nmail" | Should-MatchString '(?m)x$' }, { "12`n" | Should-MatchString '^\d+$' }
        $null = Get-Failure { "12`n" | Should-MatchString '^\d+\z' }, { "12`n`n" | Should-MatchString '^\d+$' }
    }

    It 'A dot matches every character except a line feed; with (?s) at the start of the pattern, it matches a line feed, too.' {
        $null = Get-Failure { "a`nb" | Should-MatchString 'a.b' }, { "a`r`nb" | Should-MatchString 'a.*b' }, { "a`nb" | Should-MatchString '(?m)a.b' }
        Assert-Passing { "a`nb" | Should-MatchString '(?s)a.b' }, { "a`rb" | Should-MatchString 'a.b' }, { "a`tb" | Should-MatchString 'a.b' }, { "a`0b" | Should-MatchString 'a.b' }
    }

    It 'With (?m), write \r?$ for the end of a line in text from Windows.' {
        Assert-Passing { "x`r`nmail" | Should-MatchString '(?m)^x\r?$' }, { "x`nmail" | Should-MatchString '(?m)^x\r?$' }
        $null = Get-Failure { "x`r`nmail" | Should-MatchString '(?m)^x$' }
    }

    It 'The text and the pattern are printed as they are, the text first; case sensitively appears when that switch was used.' {
        Get-Failure { "b`n" | Should-MatchString '^\d+$' } | Should -Be "Expected the string 'b`n' to match pattern '^\d+$', but it did not."
        Get-Failure { 'a' | Should-MatchString 'B' -CaseSensitive } | Should -BeLike '*to case sensitively match*'
    }

    It 'Two other messages are not about the match: Actual is expected to be string, … for a value that is not a string, and Invalid pattern … for an expression with a mistake in it.' {
        Get-Failure { 1 | Should-MatchString '1' } | Should -BeLike 'Actual is expected to be string, *'
        Get-Failure { 'a' | Should-MatchString '(' } | Should -BeLike "Invalid pattern '('*"
    }

    It 'The regular expression, as a string. A [regex] object, a number, a list and $null are refused with an error.' {
        $null = Get-Failure { 'a' | Should-MatchString ([regex] 'a') }, { '1' | Should-MatchString 1 }, { 'a' | Should-MatchString @('a') }, { 'a' | Should-MatchString $null }
    }

    It 'An empty string matches every text.' {
        Assert-Passing { 'a' | Should-MatchString '' }, { '' | Should-MatchString '' }
    }

    It 'The string to search. Numbers, objects and $null are refused rather than converted, so write "$value" if you mean its text.' {
        $null = Get-Failure { 1 | Should-MatchString '1' }, { Get-Item $PSHOME | Should-MatchString '.' }, { $null | Should-MatchString '' }
        Assert-Passing { "$(1)" | Should-MatchString '1' }
    }

    It 'A list of one is unwrapped by the pipeline; for several strings, use Should-All { $_ -match … }.' {
        Assert-Passing { @('a') | Should-MatchString 'a' }, { 'a', 'ba' | Should-All { $_ -match 'a' } }
        $null = Get-Failure { 'a', 'b' | Should-MatchString 'a' }
    }

    It 'Searches like -cmatch. Without it, ''BACKUP'' matches ''backup''; an inline (?i) or (?-i) in the pattern works on top.' {
        $null = Get-Failure { 'BACKUP' | Should-MatchString 'backup' -CaseSensitive }, { 'A' | Should-MatchString '(?-i)a' }
        Assert-Passing { 'BACKUP' | Should-MatchString 'backup' }, { 'A' | Should-MatchString '(?i)a' -CaseSensitive }
    }

    It 'Follows the pattern in the message.' {
        Get-Failure { 'a' | Should-MatchString 'b' -Because 'rr' } | Should -Be "Expected the string 'a' to match pattern 'b', because rr, but it did not."
    }

    It 'Takes one string from the pipeline and returns nothing, not even the match: $Matches is not set. Without a match, it throws, or is collected under Should.ErrorAction Continue.' {
        Assert-Passing { $null = 'x' -match 'x'; $r = 'abc' | Should-MatchString 'b'; if ($null -ne $r -or $Matches[0] -ne 'x') { throw 'output' } }
        Assert-Collected { 'a' | Should-MatchString 'b' }
    }

    It 'It is the successor of Should -Match, and with -CaseSensitive of Should -MatchExactly. The classic operators converted numbers to text first.' {
        Assert-Passing { 1 | Should -Match '1' }, { 1 | Should -MatchExactly '1' }
        $null = Get-Failure { 'A' | Should -MatchExactly 'a' }
    }

    It 'Check the result of -match as well, ($name -match $pattern) | Should-BeTrue: without a match, $Matches keeps what an earlier match found, even one in BeforeAll.' {
        $run = Invoke-Sample {
            Describe 'earlier' {
                BeforeAll { $pattern = '^(\w+)-'; $null = 'photos-1' -match $pattern }
                It 'stale' { $name = 'photos'; $null = $name -match $pattern; $Matches[1] | Should-BeString 'photos' }
                It 'checked' { $name = 'photos'; ($name -match $pattern) | Should-BeTrue; $Matches[1] | Should-BeString 'photos' }
                It 'match' { $name = 'mail-1'; ($name -match $pattern) | Should-BeTrue; $Matches[1] | Should-BeString 'mail' }
            }
            Describe 'none' { It 'i' { $null = 'photos' -match '^(\w+)-'; $Matches[1] | Should-BeString 'photos' } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Failed'
    }

    It 'Use it when the shape of a text matters; for * and ? patterns, Should-BeLikeString is easier to read.' {
        Assert-Passing { 'mail-2026.bak' | Should-MatchString '-\d{4}\.bak$' }, { 'mail-2026.bak' | Should-BeLikeString 'mail-????.bak' }
        $null = Get-Failure { 'mail-12.bak' | Should-MatchString '-\d{4}\.bak$' }, { 'mail-12.bak' | Should-BeLikeString 'mail-????.bak' }
    }
}
