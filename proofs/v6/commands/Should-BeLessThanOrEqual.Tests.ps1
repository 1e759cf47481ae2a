BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeLessThanOrEqual' {
    It 'Passes when a value does not exceed a maximum.' {
        Assert-Passing { 5 | Should-BeLessThanOrEqual 5 }, { 4 | Should-BeLessThanOrEqual 5 }
        $null = Get-Failure { 6 | Should-BeLessThanOrEqual 5 }, { 5 | Should-BeLessThan 5 }
    }

    It 'The message shows the maximum with its type, then the reason, then the value that exceeds it.' {
        Get-Failure { 6 | Should-BeLessThanOrEqual 5 -Because 'rr' } | Should -Be 'Expected the actual value to be less than or equal to [int] 5, because rr, but it was not. Actual: [int] 6'
    }

    It 'For a piped list, such as $sizes, the value is the whole list in @( ), and a hint follows. After a command, there is no hint, and against a number the message is Could not compare.' {
        Get-Failure { $sizes = 6, 7; $sizes | Should-BeLessThanOrEqual 5 } | Should -Match '(?s)Actual: \[Object\[\]\] @\(6, 7\).*Hint: '
        $message = Get-Failure { & { 6; 7 } | Should-BeLessThanOrEqual 5 }
        $message | Should -BeLike 'Could not compare "5" to "6 7"*'
        $message | Should -Not -Match 'Hint'
        Get-Failure { & { 'a'; 'b' } | Should-BeLessThanOrEqual 'a a' } | Should -BeLike "*Actual: ``[Object``[``]``] @('a', 'b')"
        Get-Failure { 6, 7 | Should-BeLessThanOrEqual 5 } | Should -Match '(?s)Actual: \[Object\[\]\] @\(6, 7\).*Hint: '
    }

    It 'The largest value allowed. A string compares as text and a bare negative number is a string, hence (-1).' {
        $null = Get-Failure { -100 | Should-BeLessThanOrEqual -1 }, { 5 | Should-BeLessThanOrEqual '10' }
        Assert-Passing { -100 | Should-BeLessThanOrEqual (-1) }
    }

    It 'Neither $null nor a list can be given.' {
        $null = Get-Failure { 5 | Should-BeLessThanOrEqual $null }, { 5 | Should-BeLessThanOrEqual @(6) }
    }

    It 'The value that may not be larger. Missing output counts as $null, which is smaller than 0 and passes unless the maximum is negative, so make sure that something was returned.' {
        Assert-Passing { & { } | Should-BeLessThanOrEqual 0 }, { $null | Should-BeLessThanOrEqual 0 }
        $null = Get-Failure { $null | Should-BeLessThanOrEqual (-1) }
    }

    It 'Against a number, a text that holds a number counts as that number, an empty or blank text counts as 0, and any other text causes PowerShell''s own conversion error.' {
        Assert-Passing { '' | Should-BeLessThanOrEqual 0 }, { ' ' | Should-BeLessThanOrEqual 0 }, { '' | Should-BeLessThanOrEqual 1.5 }, { ' ' | Should-BeLessThanOrEqual 10L }
        Get-Failure { '' | Should-BeLessThanOrEqual (-1) }, { ' ' | Should-BeLessThanOrEqual (-1) } | Should -BeLike '*but it was not.*'
        Assert-Passing { '5' | Should-BeLessThanOrEqual 10 }
        $null = Get-Failure { '2.4' | Should-BeLessThanOrEqual 2 }
        Get-Failure { 'abc' | Should-BeLessThanOrEqual 5 } | Should -BeLike 'Cannot convert value "abc" to type "System.Int32".*'
    }

    It 'Explains the maximum, before "but it was not".' {
        Get-Failure { 6 | Should-BeLessThanOrEqual 5 -Because 'rr' } | Should -BeLike '*, because rr, but it was not.*'
    }

    It 'Takes the value from the pipeline and returns nothing. Too large a value throws; Should.ErrorAction Continue collects it instead.' {
        Assert-Passing { if ($null -ne (1 | Should-BeLessThanOrEqual 2)) { throw 'output' } }
        Assert-Collected { 3 | Should-BeLessThanOrEqual 2 }
    }

    It 'In v5, this was Should -BeLessOrEqual. There, the type of the value decided; here, the type of the maximum does, which matters as soon as one of the two is a string.' {
        Assert-Passing { 5 | Should -BeLessOrEqual '10' }, { '5' | Should-BeLessThanOrEqual 10 }
        $null = Get-Failure { 5 | Should-BeLessThanOrEqual '10' }, { '5' | Should -BeLessOrEqual 10 }
    }

    It '(-100) | Should-BeLessThanOrEqual -1 fails, although -100 is less than -1: the bare -1 is text.' {
        Get-Failure { (-100) | Should-BeLessThanOrEqual -1 } | Should -BeLike "*``[string``] '-1'*"
    }

    It 'If the maximum is already too much, use Should-BeLessThan.' {
        Assert-Passing { 5 | Should-BeLessThanOrEqual 5 }, { 4 | Should-BeLessThan 5 }
        $null = Get-Failure { 5 | Should-BeLessThan 5 }, { 6 | Should-BeLessThanOrEqual 5 }
    }
}
