BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotBeLikeString' {
    It 'Passes when a string does not fit a wildcard pattern, like the operator -notlike.' {
        Assert-Passing { 'ab' | Should-NotBeLikeString 'a' }, { 'ab' | Should-NotBeLikeString 'b*' }
        $null = Get-Failure { 'ab' | Should-NotBeLikeString 'A*' }
    }

    It 'Without them, the pattern fits only a text that is nothing but tmp, so the test passes although the part is there.' {
        Assert-Passing { 'a.tmp' | Should-NotBeLikeString 'tmp' }
        $null = Get-Failure { 'tmp' | Should-NotBeLikeString 'tmp' }, { 'TMP' | Should-NotBeLikeString 'tmp' }, { 'a.tmp' | Should-NotBeLikeString '*tmp' }
    }

    It 'The message shows the string, then the pattern that it fits. "Match" means the wildcard pattern here, not a regular expression.' {
        Get-Failure { 'report.bak' | Should-NotBeLikeString '*.bak' } | Should -Be "Expected the string 'report.bak' to not match '*.bak' but it matched it."
        Assert-Passing { 'ab' | Should-NotBeLikeString '^a' }
    }

    It 'With -CaseSensitive, the message says to case sensitively not match.' {
        Get-Failure { 'a' | Should-NotBeLikeString 'a' -CaseSensitive } | Should -Be "Expected the string 'a' to case sensitively not match 'a' but it matched it."
    }

    It 'It cannot be empty.' {
        Get-Failure { 'a' | Should-NotBeLikeString '' } | Should -BeLike 'Cannot bind argument*empty string.'
    }

    It 'One string. $null and other types end with Actual is expected to be string, so a function without output does not pass by accident.' {
        Get-Failure { $null | Should-NotBeLikeString 'a' }, { 1 | Should-NotBeLikeString 'a' } | Should -BeLike 'Actual is expected to be string*'
    }

    It 'A list of several strings is refused as well; use Should-All.' {
        $null = Get-Failure { 'a', 'b' | Should-NotBeLikeString 'c' }
        Assert-Passing { 'a', 'b' | Should-All { $_ -notlike 'c' } }
    }

    It 'Lets a string with other case pass: ''Secret'' is then not a hit for ''*secret*''.' {
        Assert-Passing { 'Secret' | Should-NotBeLikeString '*secret*' -CaseSensitive }
        $null = Get-Failure { 'Secret' | Should-NotBeLikeString '*secret*' }
    }

    It 'Accepted, but not printed by 6.1.0-rc1.' {
        Get-Failure { 'a' | Should-NotBeLikeString 'a' -Because 'rr' } | Should -Not -Match 'rr'
    }

    It 'Takes a string from the pipeline or -Actual, and returns nothing. A string that fits throws or is collected by Should.ErrorAction; a value that is not a string throws in any case.' {
        Assert-Passing { if ($null -ne (Should-NotBeLikeString 'b' -Actual 'a')) { throw 'output' } }
        Assert-Collected { 'a' | Should-NotBeLikeString 'a' }
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-NotBeLikeString '2'; Write-Host 'went on' } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Text | Should -Not -Match 'went on'
    }

    It 'It was formerly Should -Not -BeLike and, with case, Should -Not -BeLikeExactly. Those accepted $null and numbers.' {
        Assert-Passing { $null | Should -Not -BeLike 'a' }, { 5 | Should -Not -BeLike 'a' }, { $null | Should -Not -BeLikeExactly 'a' }, { 5 | Should -Not -BeLikeExactly 'a' }
    }

    It 'For one forbidden text as a whole, Should-NotBeString needs no escaping of brackets.' {
        $null = Get-Failure { 'a[1]' | Should-NotBeString 'a[1]' }
        Assert-Passing { 'a[1]' | Should-NotBeLikeString 'a[1]' }
    }
}
