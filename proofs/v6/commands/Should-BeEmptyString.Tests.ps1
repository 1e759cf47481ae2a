BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeEmptyString' {
    It 'Passes when the value is a string of length 0. It is stricter than [string]::IsNullOrEmpty(): $null is not a string and fails.' {
        Assert-Passing { '' | Should-BeEmptyString }, { if (-not [string]::IsNullOrEmpty($null)) { throw } }
        $null = Get-Failure { $null | Should-BeEmptyString }, { ' ' | Should-BeEmptyString }
    }

    It '[null]: $null means no value, and [Object[]] a list.' {
        Get-Failure { $null | Should-BeEmptyString } | Should -BeLike 'Expected a `[string`] that is empty, but got `[null`]: $null*'
        Get-Failure { 'a', 'b' | Should-BeEmptyString } | Should -BeLike "*but got ``[Object``[``]``]: @('a', 'b')*"
    }

    It 'Control characters are drawn, so a string that looks empty on the screen shows up as ''␀'' or ''␉''.' {
        Get-Failure { "`0" | Should-BeEmptyString } | Should -BeLike "*'␀'*"
        Get-Failure { "`t" | Should-BeEmptyString } | Should -BeLike "*'␉'*"
    }

    It 'Other characters without width, such as a zero-width space, show up as ''''.' {
        foreach ($code in 0x200B, 0xFEFF) {
            $character = [string][char] $code
            # Between the quotes is the character itself, which no screen shows.
            Get-Failure ([scriptblock]::Create("'$character' | Should-BeEmptyString")) | Should -Match ([regex]::Escape("[string]: '$character'"))
        }
        # A list of empty strings has no quotes.
        Get-Failure { Should-BeEmptyString @('') } | Should -BeLike '*@(<empty>)*'
    }

    It 'The value under test. It has the first position, so Should-BeEmptyString $text works.' {
        Assert-Passing { Should-BeEmptyString '' }
        $null = Get-Failure { Should-BeEmptyString 'a' }
    }

    It 'An empty list and no output become $null in the pipeline and fail; @('''') passes when piped and fails by name.' {
        $null = Get-Failure { @() | Should-BeEmptyString }, { & { } | Should-BeEmptyString }, { Should-BeEmptyString @('') }
        Assert-Passing { @('') | Should-BeEmptyString }
    }

    It 'Reads on after "a [string] that is empty".' {
        Get-Failure { 'x' | Should-BeEmptyString -Because 'the log was rotated' } | Should -BeLike 'Expected a `[string`] that is empty, because the log was rotated, but got*'
    }

    It 'Takes a string from the pipeline and returns nothing. Everything else throws, or goes to the list of errors under Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne ('' | Should-BeEmptyString)) { throw 'output' } }
        Assert-Collected { 'x' | Should-BeEmptyString }
    }

    It 'Should -BeNullOrEmpty of v5 accepted empty strings, $null, empty lists and empty hashtables alike.' {
        Assert-Passing { '' | Should -BeNullOrEmpty }, { $null | Should -BeNullOrEmpty }, { @() | Should -BeNullOrEmpty }, { @{} | Should -BeNullOrEmpty }
    }

    It ''''' | Should-BeString '''' passes since 6.1.0, but so does text of characters without width, such as "`0"; here it fails.' {
        Assert-Passing { '' | Should-BeString '' }, { "`0" | Should-BeString '' }, { [string] [char] 0x200b | Should-BeString '' -CaseSensitive }
        $null = Get-Failure { "`0" | Should-BeEmptyString }, { [string] [char] 0x200b | Should-BeEmptyString }
        $null = Get-Failure { $null | Should-BeString '' }, { ' ' | Should-BeString '' }
    }

    It 'Should-BeString of 6.0.0 refuses an empty -Expected.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.0.0/src/functions/assert/String/Should-BeString.ps1'
    }

    It 'For "no value", use Should-BeNull; for either of the two, use Should-BeFalsy, which passes for 0, $false and an empty list as well.' {
        Assert-Passing { 0 | Should-BeFalsy }, { $false | Should-BeFalsy }, { @() | Should-BeFalsy }
        Assert-Passing { $null | Should-BeNull }, { '' | Should-BeFalsy }, { $null | Should-BeFalsy }
        $null = Get-Failure { '' | Should-BeNull }, { $null | Should-BeEmptyString }, { 'text' | Should-BeFalsy }
    }

    It 'Should -BeNullOrEmpty of v5 accepted empty strings, $null, empty lists and empty hashtables alike. Here each has its own command, and a test says which one it means.' {
        Assert-Passing { '' | Should -BeNullOrEmpty }, { $null | Should -BeNullOrEmpty }, { @() | Should -BeNullOrEmpty }, { @{ } | Should -BeNullOrEmpty }
        Assert-Passing { '' | Should-BeEmptyString }, { $null | Should-BeNull }, { @() | Should-BeCollection @() }, { @{ } | Should-BeHashtable -Count 0 }
        $null = Get-Failure { Should-BeEmptyString -Actual @() }, { Should-BeEmptyString -Actual @{ } }, { Should-BeNull -Actual @() }, { Should-BeNull -Actual @{ } }
    }
}
