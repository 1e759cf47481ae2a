BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotBeWhiteSpaceString' {
    It 'Passes when the value is a string that holds more than whitespace.' {
        Assert-Passing { ' a ' | Should-NotBeWhiteSpaceString }
        $null = Get-Failure { " `t`n" | Should-NotBeWhiteSpaceString }
    }

    It 'It rejects all that [string]::IsNullOrWhiteSpace() accepts, and values that are not strings.' {
        $null = Get-Failure { $null | Should-NotBeWhiteSpaceString }, { '' | Should-NotBeWhiteSpaceString }, { "$([char] 0x2003)" | Should-NotBeWhiteSpaceString }, { 5 | Should-NotBeWhiteSpaceString }
    }

    It 'The quotes make the blanks countable.' {
        Get-Failure { '   ' | Should-NotBeWhiteSpaceString } | Should -BeLike "*got ``[string``]: '   '*"
    }

    It 'Tabs and line breaks are drawn as ␉ and ␊; `<empty`> is the empty string. A type other than [string] means that the value was not one text: [null] is no value, [Object[]] a list.' {
        Get-Failure { "`t`n" | Should-NotBeWhiteSpaceString } | Should -BeLike "*``[string``]: '␉␊'*"
        Get-Failure { '' | Should-NotBeWhiteSpaceString } | Should -BeLike '*`[string`]: <empty>*'
        Get-Failure { 5 | Should-NotBeWhiteSpaceString } | Should -BeLike '*`[int`]: 5*'
        Get-Failure { $null | Should-NotBeWhiteSpaceString } | Should -BeLike '*but got `[null`]: $null*'
        Get-Failure { 'a', 'b' | Should-NotBeWhiteSpaceString } | Should -BeLike '*but got `[Object`[`]`]: @(''a'', ''b'')*'
    }

    It 'The string to check; it may be the first argument.' {
        Assert-Passing { Should-NotBeWhiteSpaceString 'a' }
    }

    It 'Text with spaces around it passes. $null, no output, numbers and lists of several strings fail.' {
        Assert-Passing { ' a ' | Should-NotBeWhiteSpaceString }
        $null = Get-Failure { $null | Should-NotBeWhiteSpaceString }, { & { } | Should-NotBeWhiteSpaceString }, { 5 | Should-NotBeWhiteSpaceString }, { 'a', 'b' | Should-NotBeWhiteSpaceString }
    }

    It 'Placed before "but got".' {
        Get-Failure { ' ' | Should-NotBeWhiteSpaceString -Because 'rr' } | Should -BeLike '*whitespace, because rr, but got*'
    }

    It 'Reads one string from the pipeline; returns nothing when it has text. Otherwise it throws, or records the failure when Should.ErrorAction is Continue.' {
        Assert-Passing { if ($null -ne ('a' | Should-NotBeWhiteSpaceString)) { throw 'output' } }
        Assert-Collected { '' | Should-NotBeWhiteSpaceString }
    }

    It 'v5 had no operator for it; the nearest was Should -Not -BeNullOrEmpty, which a single space satisfied, or Should -Match ''\S'', whose message says less.' {
        Assert-Passing { ' ' | Should -Not -BeNullOrEmpty }
        Get-Failure { ' ' | Should -Match '\S' } | Should -Not -Match 'whitespace'
    }

    It 'NET says: the no-break space (U+00A0) does, the zero-width space (U+200B) does not.' {
        $null = Get-Failure { "$([char] 0xA0)" | Should-NotBeWhiteSpaceString }
        Assert-Passing { "$([char] 0x200B)" | Should-NotBeWhiteSpaceString }
    }

    It 'There is no opposite command. For "nothing but blanks", write $text.Trim() | Should-BeEmptyString.' {
        $run = Invoke-Sample -Script { Get-Command Should-BeWhiteSpaceString -ErrorAction Ignore; "none" }
        $run.Value | Should -Be 'none'
        Assert-Passing { $text = " `t"; $text.Trim() | Should-BeEmptyString }
    }

    It 'What counts as whitespace is what .NET says: the no-break space (U+00A0) does, the zero-width space (U+200B) does not.' {
        $null = Get-Failure { "$([char] 0xA0)" | Should-NotBeWhiteSpaceString }, { "`t`r`n $([char] 0x2003)" | Should-NotBeWhiteSpaceString }
        Assert-Passing { "$([char] 0x200B)" | Should-NotBeWhiteSpaceString }
    }
}
