BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-All' {
    It 'Runs a script block for each item of a list and passes when none of them fails.' {
        Assert-Passing { 1, 2 | Should-All { $_ -lt 3 } }
        $null = Get-Failure { 1, 2, 3 | Should-All { $_ -lt 3 } }
    }

    It 'The script block returns $true or $false, or contains an assertion of its own.' {
        Assert-Passing { 1, 2 | Should-All { $_ | Should-BeLessThan 3 } }
        $null = Get-Failure { 1, 3 | Should-All { $_ | Should-BeLessThan 3 } }, { 1, 3 | Should-All { $_ -lt 3 } }
    }

    It 'The message shows the whole list, the script block, then how many items failed and which: "1 of them 3" means one item, the 3.' {
        Get-Failure { 1, 2, 3 | Should-All { $_ -lt 3 } } | Should -Be 'Expected all items in collection @(1, 2, 3) to pass filter { $_ -lt 3 }, but 1 of them 3 did not pass the filter.'
    }

    It 'For an item that is a list, its own items are counted.' {
        Get-Failure { @(1, 2), @(3) | Should-All { $false } } | Should -Be 'Expected all items in collection @(@(1, 2), @(3)) to pass filter { $false }, but 3 of them @(1, 2, 3) did not pass the filter.'
        Get-Failure { @(1, 2), @(3) | Should-All { $_.Count -eq 1 } } | Should -BeLike '*but 2 of them @(1, 2) did not pass*'
        Get-Failure { @{ a = 1; b = 2 }, @{} | Should-All { $false } } | Should -BeLike '*but 2 of them *'
    }

    It 'In 6.1.0-rc1, an item that is an empty list passes, whatever the script block says: @(''a''), @() | Should-All { $_.Count -gt 0 }. For lists in a hashtable, check the entries: $table.GetEnumerator() | Should-All { $_.Value.Count -gt 0 }.' {
        Assert-Passing { @('a'), @() | Should-All { $_.Count -gt 0 } }, { @('a'), @() | Should-All { $_.Count | Should-BeGreaterThan 0 } }, { @('a'), @() | Should-All { if ($_.Count -eq 0) { throw 'empty' } } }, { @(), @() | Should-All { $false } }, { @{ a = 1, 2; b = @() }.Values | Should-All { $_.Count -gt 0 } }, { Should-All { $_ -is [int] } -Actual @([System.Collections.Generic.List[string]]::new(), 5) }
        $null = Get-Failure { @('a'), @('b', 'c') | Should-All { $_.Count -gt 1 } }, { @{ a = 1 }, @{} | Should-All { $_.Count -gt 0 } }, { 'a', '' | Should-All { $_.Length -gt 0 } }, { @{ n = @('a') }, @{ n = @() } | Should-All { $_.n.Count -gt 0 } }
        $null = Get-Failure { $table = @{ a = 1, 2; b = @() }; $table.GetEnumerator() | Should-All { $_.Value.Count -gt 0 } }
        Assert-Passing { $table = @{ a = 1, 2; b = @(3) }; $table.GetEnumerator() | Should-All { $_.Value.Count -gt 0 } }
    }

    It 'Reasons : appears only if the script block threw, with at most ten messages and then and more....' {
        $message = Get-Failure { 1..12 | Should-All { throw "e$_" } }
        $message | Should -Match '(?s)Reasons :.*e10\s+and more\.\.\.'
        $message | Should -Not -Match 'e11'
        Get-Failure { 1..10 | Should-All { throw "e$_" } } | Should -Not -Match 'and more'
        Get-Failure { 1 | Should-All { $false } } | Should -Not -Match 'Reasons'
    }

    It 'An empty list has a message of its own, which ends with contains no items to compare.' {
        Get-Failure { @() | Should-All { $true } } | Should -BeLike '*contains no items to compare.'
    }

    It 'Runs for every item, even after one has failed, with the item in $_.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1..3 | Should-All { Write-Host "item $_"; $false } } } }
        $run.Text | Should -Match '(?s)item 1.*item 2.*item 3'
    }

    It 'Only its first output counts, and only $false or an error that ends the block fails the item. So { ''log''; $false }, an empty block and, unless $ErrorActionPreference is Stop, { Write-Error ''no'' } pass everything.' {
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-All { Write-Error 'no' } }; It 'stop' { $ErrorActionPreference = 'Stop'; 1 | Should-All { Write-Error 'no' } } } }).Tests.Result | Should -Be 'Passed', 'Failed'
        Assert-Passing { 1, 2 | Should-All { 'log'; $false } }, { 1, 2 | Should-All { } }, { 1 | Should-All { 0 } }, { 1 | Should-All { $null } }, { 1 | Should-All { Write-Error 'no' -ErrorAction SilentlyContinue } }
        $null = Get-Failure { 1 | Should-All { $false; 'log' } }, { 1 | Should-All { throw 'no' } }
    }

    It 'Only a real $false fails an item. 0, $null, empty text and no output at all pass. With a list on the left, a comparison has no output where nothing matches: write $_.Tags -contains ''daily'', not $_.Tags -eq ''daily''.' {
        Assert-Passing { 1 | Should-All { 0 } }, { 1 | Should-All { $null } }, { 1 | Should-All { '' } }, { 1 | Should-All { } }
        Assert-Passing { @{ Tags = 'daily', 'mail' }, @{ Tags = 'weekly', 'mail' } | Should-All { $_.Tags -eq 'daily' } }, { @{ Tags = @('weekly') } | Should-All { $_.Tags -eq 'daily' } }, { @{ Tags = 'daily', 'mail' }, @{ Tags = 'daily', 'web' } | Should-All { $_.Tags -contains 'daily' } }
        $null = Get-Failure { 1 | Should-All { $false } }, { @{ Tags = 'daily', 'mail' }, @{ Tags = 'weekly', 'mail' } | Should-All { $_.Tags -contains 'daily' } }, { @{ Tags = 'weekly' } | Should-All { $_.Tags -eq 'daily' } }
    }

    It 'The block sees the variables of the test, but an assignment in it changes only a copy. A block from [scriptblock]::Create() is refused.' {
        Assert-Passing { $limit = 3; 1, 2 | Should-All { $_ -lt $limit } }, { $x = 1; 1 | Should-All { $x = 5 }; if ($x -ne 1) { throw 'changed' } }, { $h = @{ n = 0 }; 1, 2 | Should-All { $h.n++; $true }; if ($h.n -ne 2) { throw "$($h.n)" } }
        Get-Failure { 1 | Should-All ([scriptblock]::Create('$true')) } | Should -BeLike 'Unbound scriptblock is not allowed*'
    }

    It 'A single value counts as a list of one, and piped $null as one $null, which the script block then sees. An empty list and -Actual $null fail.' {
        Assert-Passing { 5 | Should-All { $_ -eq 5 } }, { $null | Should-All { $null -eq $_ } }
        $null = Get-Failure { $null | Should-All { $null -ne $_ } }, { @() | Should-All { $true } }, { Should-All { $true } -Actual $null }
    }

    It 'A hashtable is one item, not its entries: pipe $table.GetEnumerator(), .' {
        Assert-Passing { @{ a = 1; b = 2 } | Should-All { $_.Count -eq 2 } }, { @{ a = 1 }.GetEnumerator() | Should-All { $_.Value -eq 1 } }
        $null = Get-Failure { @{ a = 1 } | Should-All { $_.Value -eq 1 } }
    }

    It 'An enumerator must be piped: in 6.1.0-rc1, -Actual $table.GetEnumerator() passes without running the script block.' {
        Assert-Passing { $table = @{ a = 1 }; Should-All { throw 'it ran' } -Actual $table.GetEnumerator() }, { $table = @{ a = 1 }; Should-All { $_ -eq 'a' } -Actual $table.Keys }
        $null = Get-Failure { $table = @{ a = 1 }; $table.GetEnumerator() | Should-All { $false } }, { $table = @{ a = 1 }; Should-All { $false } -Actual $table.Keys }, { $table = @{ a = 1 }; Should-All { $false } -Actual $table.Values }
    }

    It 'Accepted, but 6.1.0-rc1 does not print it.' {
        Get-Failure { 1 | Should-All { $false } -Because 'rr' } | Should -Not -Match 'rr'
    }

    It 'A -Because on an assertion inside the script block is printed under Reasons :.' {
        Get-Failure { 1 | Should-All { $_ | Should-Be 2 -Because 'inner' } } | Should -Match '(?s)Reasons :.*because inner'
    }

    It 'Takes the items from the pipeline and returns nothing. If an item fails, it throws or is collected under Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne (1, 2 | Should-All { $true })) { throw 'output' } }
        Assert-Collected { 1 | Should-All { $false } }
    }

    It 'In that mode, an assertion inside the script block is collected by itself, before Should-All sees it, and the list of items is missing.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1, 2 | Should-All { $_ | Should-Be 1 } } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests[0].Message | Should -Be 'Expected [int] 1, but got [int] 2.'
    }

    It 'No classic operator corresponds to it, but some, Should -Match and Should -BeOfType among them, checked each piped item. Most new commands take several items as one value; use a script block here instead.' {
        $null = Get-Failure { 'a', 'b' | Should -Match 'a' }, { 'a', 1 | Should -BeOfType ([string]) }
        Assert-Passing { 'a', 1 | Should-HaveType ([object[]]) }
    }

    It 'Failing on an empty list is deliberate, since "all of nothing" is usually a mistake in the setup. If an empty list is fine, check the count first.' {
        $null = Get-Failure { @() | Should-All { $false } }, { @() | Should-All { $true } }
    }
}
