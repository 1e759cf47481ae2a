BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotBeEmptyString' {
    It 'Passes when the value is a string and has at least one character. A single space is enough; where that would be wrong, too, use Should-NotBeWhiteSpaceString.' {
        Assert-Passing { 'a' | Should-NotBeEmptyString }, { ' ' | Should-NotBeEmptyString }
        $null = Get-Failure { '' | Should-NotBeEmptyString }
    }

    It '`<empty`> without quotes stands for the empty string, and [null]: $null for a missing value.' {
        Get-Failure { '' | Should-NotBeEmptyString } | Should -BeLike 'Expected a `[string`] that is not $null or empty, but got `[string`]: <empty>*'
        Get-Failure { $null | Should-NotBeEmptyString } | Should -BeLike '*but got `[null`]: $null*'
    }

    It 'Any other type in brackets means that there was a value, but not a string.' {
        Get-Failure { 1 | Should-NotBeEmptyString } | Should -BeLike '*but got `[int`]: 1*'
    }

    It 'The text to check, in the first position. $null, and with it a piped empty list, fails.' {
        Assert-Passing { Should-NotBeEmptyString 'a' }
        $null = Get-Failure { $null | Should-NotBeEmptyString }, { @() | Should-NotBeEmptyString }
    }

    It 'Several strings at once are a list and fail, with a hint unless they come from a command; check them with Should-All.' {
        Get-Failure { & { 'a'; 'b' } | Should-NotBeEmptyString } | Should -Not -Match 'Hint'
        Get-Failure { 'a', 'b' | Should-NotBeEmptyString } | Should -Match '(?m)^Hint: '
        Assert-Passing { 'a', 'b' | Should-All { $_ | Should-NotBeEmptyString } }
    }

    It 'Comes between the condition and the real value.' {
        Get-Failure { '' | Should-NotBeEmptyString -Because 'rr' } | Should -BeLike 'Expected a `[string`] that is not $null or empty, because rr, but got*'
    }

    It 'Takes a string by pipeline or position, and returns nothing. The failure throws or is collected, depending on Should.ErrorAction.' {
        Assert-Passing { if ($null -ne (Should-NotBeEmptyString 'a')) { throw 'output' } }
        Assert-Collected { '' | Should-NotBeEmptyString }
    }

    It 'It corresponds to Should -Not -BeNullOrEmpty for strings. The classic operator also passed for numbers, objects and lists with items; use Should-NotBeNull for those.' {
        Assert-Passing { 'a' | Should -Not -BeNullOrEmpty }, { 5 | Should -Not -BeNullOrEmpty }, { Get-Process -Id $PID | Should -Not -BeNullOrEmpty }, { 1, 2 | Should -Not -BeNullOrEmpty }
        $null = Get-Failure { 5 | Should-NotBeEmptyString }
    }

    It 'Should-BeTruthy gives the same answer for strings and does not ask for the type.' {
        Assert-Passing { ' ' | Should-BeTruthy }, { 'a' | Should-BeTruthy }, { 5 | Should-BeTruthy }
        $null = Get-Failure { '' | Should-BeTruthy }, { 5 | Should-NotBeEmptyString }
    }
}
