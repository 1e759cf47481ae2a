BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotContainCollection' {
    It 'Passes when a value is not in a list, nor in a list that is one of its items. Deeper lists are not searched, and a 0, '''', $false or $null that an inner list has once is overlooked.' {
        Assert-Passing { @(0, 1), 2 | Should-NotContainCollection 0 }, { @('', 'x'), 2 | Should-NotContainCollection '' }, { @($false, $true), 2 | Should-NotContainCollection $false }, { @($null, 1), 2 | Should-NotContainCollection @($null) }
        $null = Get-Failure { @(0, 0), 2 | Should-NotContainCollection 0 }, { @(0, 1), 2 | Should-NotContainCollection 1 }, { 0, @(1, 2) | Should-NotContainCollection 0 }, { '', @(1, 2) | Should-NotContainCollection '' }, { $false, @(1, 2) | Should-NotContainCollection $false }, { $null, @(1, 2) | Should-NotContainCollection @($null) }
        Assert-Passing { 1, 2 | Should-NotContainCollection 3 }, { @(1, 2), 4 | Should-NotContainCollection 3 }, { Should-NotContainCollection 4 -Actual @(1, @(2, @(3, 4))) }
        $null = Get-Failure { 1, 2 | Should-NotContainCollection 2 }, { @(1, 2), 4 | Should-NotContainCollection 2 }, { Should-NotContainCollection 2 -Actual @(1, @(2, @(3, 4))) }
    }

    It 'The message shows the forbidden value with its type, and the list that it was found in.' {
        Get-Failure { 1, 2 | Should-NotContainCollection 2 } | Should -Be 'Expected [int] 2 to not be present in [Object[]] @(1, 2), but it was there.'
    }

    It 'The value can look different there: ''2'' is found as 2, ''MAIL'' as ''mail''.' {
        Get-Failure { 1, 2 | Should-NotContainCollection '2' } | Should -Be "Expected [string] '2' to not be present in [Object[]] @(1, 2), but it was there."
        Get-Failure { 'mail', 'a' | Should-NotContainCollection 'MAIL' } | Should -BeLike "*'MAIL' to not be present in *@('mail', 'a')*"
    }

    It 'The value to rule out. Several values are looked for together, in order, with gaps; the test fails only if all are found. @() is in every list and always fails; $null is refused.' {
        $null = Get-Failure { 1, 2, 3 | Should-NotContainCollection @(1, 3) }, { 1 | Should-NotContainCollection @() }, { 1 | Should-NotContainCollection $null }
        Assert-Passing { 1, 2, 3 | Should-NotContainCollection @(3, 1) }, { 1, 2, 3 | Should-NotContainCollection @(1, 4) }
    }

    It 'The list that must be free of the value. No output and an empty list pass.' {
        Assert-Passing { @() | Should-NotContainCollection 1 }, { & { } | Should-NotContainCollection 1 }
    }

    It 'So does a hashtable whose keys hold the value, since it counts as one item' {
        Assert-Passing { @{ a = 1 } | Should-NotContainCollection 'a' }
        $null = Get-Failure { @{ a = 1 }.Keys | Should-NotContainCollection 'a' }
    }

    It 'Stands between the list and "but it was there".' {
        Get-Failure { 1, 2 | Should-NotContainCollection 2 -Because 'rr' } | Should -BeLike '*@(1, 2), because rr, but it was there.'
    }

    It 'Takes a list from the pipeline and returns nothing. A hit throws or, with -ErrorAction Continue or the setting Should.ErrorAction, is collected.' {
        Assert-Passing { if ($null -ne (1, 2 | Should-NotContainCollection 3)) { throw 'output' } }
        Assert-Collected { 1, 2 | Should-NotContainCollection 2 }
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-NotContainCollection 1 -ErrorAction Continue; Write-Host ('went ' + 'on') } } }
        $run.Failed | Should -Be 1
        $run.Text | Should -Match 'went on'
    }

    It 'Its classic forms are Should -Not -Contain and, with the sides swapped, Should -Not -BeIn. With several values, Should -Not -BeIn fails when one of them is in the list; rule them out one by one.' {
        Assert-Passing { 1, 2 | Should -Not -Contain 3 }, { 3 | Should -Not -BeIn @(1, 2) }
        $null = Get-Failure { 1, 9 | Should -Not -BeIn @(1, 2) }; Assert-Passing { 1, 2 | Should-NotContainCollection 1, 9 }
    }

    It 'A [pscustomobject] or a hashtable with the same content is another item, so it is not found and the test passes.' {
        Assert-Passing { [pscustomobject] @{ a = 1 } | Should-NotContainCollection ([pscustomobject] @{ a = 1 }) }, { @{ a = 1 }, 2 | Should-NotContainCollection @{ a = 1 } }
    }

    It 'Compare a property, @($jobs).Name | Should-NotContainCollection ''music'', or use Should-All with the negated condition, { $_.Name -ne ''music'' }, which fails when the list is empty, and passes for a piped $null.' {
        $null = Get-Failure { Should-All -Actual $null { $_.Name -ne 'music' } }
        Assert-Passing { [pscustomobject] @{ Name = 'music' } | Should-NotContainCollection ([pscustomobject] @{ Name = 'music' }) }, { [pscustomobject] @{ Name = 'mail' } | Should-All { $_.Name -ne 'music' } }
        Assert-Passing { $jobs = [pscustomobject] @{ Name = 'mail' }; @($jobs).Name | Should-NotContainCollection 'music' }, { $jobs = @{ Name = 'mail' }, @{ Name = 'photos' }; @($jobs).Name | Should-NotContainCollection 'music' }, { $jobs = @(); @($jobs).Name | Should-NotContainCollection 'music' }, { $jobs = $null; $jobs | Should-All { $_.Name -ne 'music' } }
        $null = Get-Failure { [pscustomobject] @{ Name = 'music' } | Should-All { $_.Name -ne 'music' } }, { $jobs = [pscustomobject] @{ Name = 'music' }; @($jobs).Name | Should-NotContainCollection 'music' }, { $jobs = @{ Name = 'mail' }, @{ Name = 'music' }; @($jobs).Name | Should-NotContainCollection 'music' }
        Get-Failure { $jobs = @(); $jobs | Should-All { $_.Name -ne 'music' } } | Should -Match 'contains no items to compare'
    }
}
