BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotMatchString' {
    It 'Passes when a regular expression matches nowhere in a string, like -notmatch.' {
        Assert-Passing { 'abc' | Should-NotMatchString 'd' }
        $null = Get-Failure { 'abc' | Should-NotMatchString 'B' }
    }

    It 'The message shows text, pattern and reason. It does not say where in the text the match is; run ''backup failed'' -match ''fail''; $Matches[0] to see it.' {
        Get-Failure { 'backup failed' | Should-NotMatchString 'fail' -Because 'all jobs are done' } | Should -Be "Expected the string 'backup failed' to not match pattern 'fail', because all jobs are done, but it matched it."
    }

    It 'The regular expression as a string; other types are refused.' {
        $null = Get-Failure { '1' | Should-NotMatchString 2 }, { 'a' | Should-NotMatchString ([regex] 'b') }, { 'a' | Should-NotMatchString @('b') }
    }

    It 'An empty string matches everything and therefore always fails.' {
        $null = Get-Failure { 'a' | Should-NotMatchString '' }, { '' | Should-NotMatchString '' }
    }

    It 'The string that must be free of the pattern. A function that returns nothing does not pass: $null ends with Actual is expected to be string.' {
        Get-Failure { $null | Should-NotMatchString 'a' }, { & { } | Should-NotMatchString 'a' } | Should -BeLike 'Actual is expected to be string*'
    }

    It 'Ignores hits of other case, as -cnotmatch does: ''ERROR'' may then stand in the text. Without it, any case is a hit.' {
        Assert-Passing { 'ERROR' | Should-NotMatchString 'error' -CaseSensitive }
        $null = Get-Failure { 'ERROR' | Should-NotMatchString 'error' }
    }

    It 'Why the text must not be there, printed after the pattern.' {
        Get-Failure { 'a' | Should-NotMatchString 'a' -Because 'rr' } | Should -BeLike "*pattern 'a', because rr, but*"
    }

    It 'Takes one string from the pipeline and returns nothing. A match fails the test at once, or is recorded with Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne ('a' | Should-NotMatchString 'b')) { throw 'output' } }
        Assert-Collected { 'a' | Should-NotMatchString 'a' }
    }

    It 'This was Should -Not -Match and Should -Not -MatchExactly, which let $null pass.' {
        Assert-Passing { $null | Should -Not -Match 'a' }, { $null | Should -Not -MatchExactly 'a' }
    }

    It '^ and $ are the ends of the whole text; $ also matches before a line feed at the very end.' {
        Assert-Passing { "x`nmail" | Should-NotMatchString '^mail' }, { "mail`nx" | Should-NotMatchString '^mail$' }
        $null = Get-Failure { "x`nmail" | Should-NotMatchString '(?m)^mail' }, { "mail`n" | Should-NotMatchString '^mail$' }
    }

    It 'In text from Windows, a bare $ does not find the end of a line, so the test passes.' {
        Assert-Passing { "x`r`nmail" | Should-NotMatchString '(?m)^x$' }
        $null = Get-Failure { "x`r`nmail" | Should-NotMatchString '(?m)^x\r?$' }, { "x`nmail" | Should-NotMatchString '(?m)^x$' }, { "x`nmail" | Should-NotMatchString '(?m)^x\r?$' }
    }

    It 'It is the safer of the two ways to keep text out, because unlike Should-NotBeLikeString it needs no stars.' {
        $null = Get-Failure { 'the secret key' | Should-NotMatchString 'secret' }, { 'the secret key' | Should-NotBeLikeString '*secret*' }
        Assert-Passing { 'the secret key' | Should-NotBeLikeString 'secret' }
    }

    It 'This was Should -Not -Match and Should -Not -MatchExactly, which let $null pass. Here a test on missing output fails, which is what you want from a negative check. An empty text passes.' {
        Assert-Passing { $null | Should -Not -Match 'a' }, { $null | Should -Not -MatchExactly 'a' }, { 'b' | Should-NotMatchString 'a' }, { '' | Should-NotMatchString 'a' }
        $null = Get-Failure { $null | Should-NotMatchString 'a' }, { function Get-Nothing { }; Get-Nothing | Should-NotMatchString 'a' }
    }

    It 'To forbid a line, start the pattern with (?m), and write \r?$ for the end of the line. In text from Windows, a bare $ does not find the end of a line, so the test passes.' {
        $null = Get-Failure { "a`nmail`nb" | Should-NotMatchString '(?m)^mail$' }, { "a`r`nmail`r`nb" | Should-NotMatchString '(?m)^mail\r?$' }, { "a`nmail`nb" | Should-NotMatchString '(?m)^mail\r?$' }
        Assert-Passing { "a`r`nmail`r`nb" | Should-NotMatchString '(?m)^mail$' }, { "a`nmail`nb" | Should-NotMatchString '^mail$' }
    }

    It 'A dot stops at a line feed: start a pattern over several lines with (?s).' {
        Assert-Passing { "start`nend" | Should-NotMatchString 'start.*end' }
        $null = Get-Failure { 'start to end' | Should-NotMatchString 'start.*end' }, { "start`nend" | Should-NotMatchString '(?s)start.*end' }
    }
}
