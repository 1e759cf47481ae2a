BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-ContainCollection' {
    It 'Passes when the expected value is an item of the list. With several expected values, all must be there in the same order, or with -IgnoreOrder (since 6.1.0) in any order; other items may stand before, between and after them.' {
        Assert-Passing { 1, 2, 3 | Should-ContainCollection 2 }, { 0, 1, 2, 3, 4 | Should-ContainCollection @(1, 3) }, { 1, 2, 3 | Should-ContainCollection @(3, 1) -IgnoreOrder }
        $null = Get-Failure { 1, 2, 3 | Should-ContainCollection 4 }, { 1, 2, 3 | Should-ContainCollection @(3, 1) }, { 1, 2, 3 | Should-ContainCollection @(3, 4) -IgnoreOrder }
    }

    It 'The message shows what was expected, the list, and the reason.' {
        Get-Failure { 1, 2 | Should-ContainCollection 4 -Because 'rr' } | Should -Be 'Expected [int] 4 to be present in [Object[]] @(1, 2), because rr, but it was not there.'
    }

    It 'For several expected values, the message does not say which of them is missing or out of order; search for them one at a time to find out.' {
        Get-Failure { 1, 2 | Should-ContainCollection @(1, 4) } | Should -Be 'Expected [Object[]] @(1, 4) to be present in [Object[]] @(1, 2), but it was not there.'
    }

    It 'A piped hashtable gets a hint, because it is one item and its keys are not searched.' {
        Get-Failure { @{ a = 1 } | Should-ContainCollection 'a' } | Should -Match 'Hint: '
    }

    It 'The value or the values, in the order in which they must appear unless you add -IgnoreOrder.' {
        Assert-Passing { 1, 2 | Should-ContainCollection @(1, 2) }, { 1, 2 | Should-ContainCollection @(2, 1) -IgnoreOrder }
        $null = Get-Failure { 1, 2 | Should-ContainCollection @(2, 1) }
    }

    It 'A value that is asked for twice must be there twice. @() is contained in every list and always passes; $null is refused, and @($null) looks for an item that is $null.' {
        $null = Get-Failure { 1, 2 | Should-ContainCollection @(1, 1) }, { 1 | Should-ContainCollection $null }, { 1 | Should-ContainCollection @($null) }
        Assert-Passing { 1, 2, 1 | Should-ContainCollection @(1, 1) }, { 1 | Should-ContainCollection @() }, { @() | Should-ContainCollection @() }, { 1, $null | Should-ContainCollection @($null) }
    }

    It 'Wildcards have no effect.' {
        $null = Get-Failure { 'ab' | Should-ContainCollection 'a*' }
    }

    It 'The list to search. A single value is searched as a list of one; it is never cut into characters, so ''mail.bak'' does not contain ''mail''.' {
        Assert-Passing { 'mail.bak' | Should-ContainCollection 'mail.bak' }, { Should-ContainCollection 'mail.bak' -Actual 'mail.bak' }
        $null = Get-Failure { 'mail.bak' | Should-ContainCollection 'mail' }, { 'mail' | Should-ContainCollection 'm' }
    }

    It 'In an empty list, nothing is found but an empty list.' {
        Assert-Passing { @() | Should-ContainCollection @() }, { 1, 2 | Should-ContainCollection @() }
        $null = Get-Failure { @() | Should-ContainCollection 1 }, { @() | Should-ContainCollection @($null) }
    }

    It 'Looks for the expected values in any order. An item of the list counts for one expected value, so a value that is asked for twice still must be there twice.' {
        Assert-Passing { 1, 2 | Should-ContainCollection @(2, 1) -IgnoreOrder }, { 1, 2, 1 | Should-ContainCollection @(1, 1) -IgnoreOrder }
        $null = Get-Failure { 1, 2 | Should-ContainCollection @(1, 1) -IgnoreOrder }
    }

    It 'The failure message then says in any order.' {
        Get-Failure { 1, 2 | Should-ContainCollection @(1, 3) -IgnoreOrder } | Should -Match 'in any order'
        Get-Failure { 1, 2 | Should-ContainCollection @(1, 3) } | Should -Not -Match 'in any order'
    }

    It 'Without the switch, the order of the expected values counts.' {
        $null = Get-Failure { 1, 2 | Should-ContainCollection @(2, 1) }
    }

    It 'Takes the list from the pipeline, and returns nothing when the value is found. If not, it throws, or adds to the errors of the test under Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne (1, 2 | Should-ContainCollection 1)) { throw 'output' } }
        Assert-Collected { 1, 2 | Should-ContainCollection 3 }
    }

    It 'In v5, this was Should -Contain, which looks for one value only.' {
        Assert-Passing { 1, 2, 3 | Should -Contain 2 }
        $null = Get-Failure { 1, 2, 3 | Should -Contain @(1, 2) }
    }

    It 'Should -BeIn has no counterpart; turn the sides around, $allowed | Should-ContainCollection $value. For several values in any order, write $values | Should-All { $_ -in $allowed }.' {
        Assert-Passing { 1 | Should -BeIn @(1, 2) }, { $allowed = 1, 2; $allowed | Should-ContainCollection 1 }, { $allowed = 1, 2, 3; 2, 1 | Should-All { $_ -in $allowed } }
    }

    It 'Items are compared by -eq, with the item of the list on the left: case does not count, and the type of the item decides. 1, 2 contains ''02'', but ''01'', ''2'' does not contain 1.' {
        Assert-Passing { 'A' | Should-ContainCollection 'a' }, { 1, 2 | Should-ContainCollection '02' }
        $null = Get-Failure { '01', '2' | Should-ContainCollection 1 }
    }

    It 'A [pscustomobject] or a hashtable is not found by content; only the same object is.' {
        Assert-Passing { $inner = @('a'); $inner, 'b' | Should-ContainCollection @(, $inner) }, { 'a c', 'b' | Should-ContainCollection @(, @('a', 'c')) }
        Assert-Passing { $a = @{}; 1, $a | Should-ContainCollection $a }, { $a = [pscustomobject] @{ b = 1 }; 1, $a | Should-ContainCollection $a }
        $null = Get-Failure { 1, @{ a = 1 } | Should-ContainCollection @{ a = 1 } }, { 1, [pscustomobject] @{ a = 1 } | Should-ContainCollection ([pscustomobject] @{ a = 1 }) }, { $inner = @(1, 2); 0, $inner | Should-ContainCollection @(, $inner) }, { $inner = @('a', 'b'); 'c', $inner | Should-ContainCollection @(, $inner) }
    }

    It 'An inner list is not found, except one that holds a single text.' {
        Assert-Passing { $inner = @('a'); $inner, 'b' | Should-ContainCollection @(, $inner) }, { 'a c', 'b' | Should-ContainCollection @(, @('a', 'c')) }
        $null = Get-Failure { $inner = @(1, 2); 0, $inner | Should-ContainCollection @(, $inner) }, { $inner = @('a', 'b'); 'c', $inner | Should-ContainCollection @(, $inner) }
    }

    It '0, '''', $false and $null are not found there.' {
        Assert-Passing { @(0, 1), 3 | Should-ContainCollection 1 }, { 0, 3 | Should-ContainCollection 0 }, { '', 'a' | Should-ContainCollection '' }
        $null = Get-Failure { @(0, 1), 3 | Should-ContainCollection 0 }, { @('', 'a'), 'b' | Should-ContainCollection '' }, { @($false, $true), 'b' | Should-ContainCollection $false }, { @($null, 1), 'b' | Should-ContainCollection $null }
    }

    It 'Unlike with -contains, a value in an inner list is found, one level down: @(1, 2), 3 contains 1.' {
        Assert-Passing { @(1, 2), 3 | Should-ContainCollection 1 }, { Should-ContainCollection 1 -Actual @(@(1, 2), 3) }
        $null = Get-Failure { @(1, 2), 3 | Should-ContainCollection 4 }, { @(1, @(2, @(3, 4))) | Should-ContainCollection 4 }
        @(1, 2), 3 -contains 1 | Should -BeFalse
    }

    It 'For the exact content, use Should-BeCollection.' {
        Assert-Passing { 1, 2, 3 | Should-ContainCollection @(1, 2) }
        $null = Get-Failure { 1, 2, 3 | Should-BeCollection @(1, 2) }
    }

    It 'Use Should-Any: $backups | Should-Any { $_.Name -eq ''mail'' -and $_.Size -eq 1 }, or inside it Should-BeEquivalent with the whole object.' {
        Assert-Passing {
            $backups = [pscustomobject] @{ Name = 'mail'; Size = 1 }, [pscustomobject] @{ Name = 'photos'; Size = 2 }
            $backups | Should-Any { $_.Name -eq 'mail' -and $_.Size -eq 1 }
            $backups | Should-Any { $_ | Should-BeEquivalent ([pscustomobject] @{ Name = 'photos'; Size = 2 }) }
        }
        $null = Get-Failure { [pscustomobject] @{ Name = 'mail'; Size = 1 } | Should-Any { $_ | Should-BeEquivalent ([pscustomobject] @{ Name = 'photos'; Size = 2 }) } }
        $null = Get-Failure { [pscustomobject] @{ Name = 'mail'; Size = 2 } | Should-Any { $_.Name -eq 'mail' -and $_.Size -eq 1 } }
    }
}
