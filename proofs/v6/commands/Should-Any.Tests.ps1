BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-Any' {
    It 'Runs a script block for the items of a list until one passes.' {
        Assert-Passing { 1, 2 | Should-Any { $_ -eq 2 } }
        $null = Get-Failure { 1, 2 | Should-Any { $_ -eq 3 } }
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1..3 | Should-Any { Write-Host "item $_"; $_ -eq 2 } } } }
        $run.Text | Should -Match 'item 2'
        $run.Text | Should -Not -Match 'item 3'
    }

    It 'The message shows the list, the condition, and, for a script block that throws, the reason of each item in turn, up to ten.' {
        Get-Failure { 1, 2 | Should-Any { throw "e$_" } } | Should -Match '(?s)collection @\(1, 2\) to pass filter \{ throw "e\$_" \}, but none.*Reasons :\s+e1\s+e2$'
        Get-Failure { 1..12 | Should-Any { throw "e$_" } } | Should -Match '(?s)e10\s+and more\.\.\.$'
    }

    It 'A condition that returned $false gives no reasons.' {
        Get-Failure { 1, 2 | Should-Any { $false } } | Should -Not -Match 'Reasons'
    }

    It 'For an empty list, the message ends with contains no items to compare.' {
        Get-Failure { @() | Should-Any { $true } } | Should -BeLike '*contains no items to compare.'
    }

    It 'The condition, with the item in $_; the search ends at the first item that passes.' {
        Assert-Passing { $seen = [System.Collections.ArrayList]::new(); 1, 2, 3 | Should-Any { [void] $seen.Add($_); $_ -eq 2 }; if ($seen.Count -ne 2) { throw "saw $seen" } }
    }

    It 'An item fails only by $false as the first output or by an error that ends the block: a block that returns 0, $null or nothing passes for the very first item.' {
        Assert-Passing { 1, 2 | Should-Any { 0 } }, { 1, 2 | Should-Any { $null } }, { 1, 2 | Should-Any { } }, { 1, 2 | Should-Any { Write-Error 'no' -ErrorAction SilentlyContinue } }
        $null = Get-Failure { 1, 2 | Should-Any { $false } }, { 1, 2 | Should-Any { throw 'no' } }
    }

    It 'If the block outputs more after that $false, as { $false; ''log'' } does, 6.1.0-rc1 passes although no item did.' {
        Assert-Passing { 1, 2 | Should-Any { $false; 'log' } }, { 1, 2 | Should-Any { $_ -eq 2 } }, { 'a', '' | Should-Any { [bool] $_ } }
        $null = Get-Failure { 1, 2 | Should-Any { $_ -eq 3 } }, { '', '' | Should-Any { [bool] $_ } }, { @{ Tags = 'daily', 'mail' } | Should-Any { [bool] ($_.Tags -eq 'hourly') } }
    }

    It 'With a list on the left, $_.Tags -eq ''hourly'' outputs nothing where nothing is equal, and that passes: write $_.Tags -contains ''hourly''.' {
        Assert-Passing { @{ Tags = 'daily', 'mail' }, @{ Tags = @('weekly') } | Should-Any { $_.Tags -eq 'hourly' } }, { @{ Tags = 'daily', 'mail' }, @{ Tags = 'hourly', 'mail' } | Should-Any { $_.Tags -contains 'hourly' } }
        $null = Get-Failure { @{ Tags = 'daily', 'mail' }, @{ Tags = @('weekly') } | Should-Any { $_.Tags -contains 'hourly' } }, { @{ Tags = 'daily' }, @{ Tags = 'weekly' } | Should-Any { $_.Tags -eq 'hourly' } }
    }

    It 'The items, piped or as an array. One value is a list of one, and so is a piped $null. An empty list and -Actual $null fail, since nothing in them can pass.' {
        Assert-Passing { 5 | Should-Any { $_ -eq 5 } }, { $null | Should-Any { $null -eq $_ } }
        Get-Failure { @() | Should-Any { $true } }, { Should-Any -Actual @() { $true } }, { Should-Any -Actual $null { $true } } | Should -BeLike '*contains no items to compare.*'
    }

    It 'A hashtable is a single item, and the message then carries a hint about' {
        Get-Failure { @{ a = 1 } | Should-Any { $_.Value -eq 1 } } | Should -Match 'Hint: .*GetEnumerator'
        Assert-Passing { @{ a = 1 }.GetEnumerator() | Should-Any { $_.Value -eq 1 } }
    }

    It 'May be given, but no message of 6.1.0-rc1 shows it.' {
        Get-Failure { 1 | Should-Any { $false } -Because 'rr' } | Should -Not -Match 'rr'
    }

    It 'Takes the items from the pipeline and has no output; the item that passed is not returned either.' {
        Assert-Passing { if ($null -ne (1, 2 | Should-Any { $_ -eq 2 })) { throw 'output' } }
    }

    It 'When no item passes, it throws, or is collected as Should.ErrorAction says.' {
        Assert-Collected { 1 | Should-Any { $false } }
    }

    It 'With Should.ErrorAction = ''Continue'', an assertion inside the script block is recorded as a failure of the test as soon as one item does not match, although another one would.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1, 2 | Should-Any { $_ | Should-Be 2 } } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests[0].Message | Should -Be 'Expected [int] 2, but got [int] 1.'
    }

    It 'For every item, use Should-All.' {
        Assert-Passing { 1, 2 | Should-Any { $_ -eq 1 } }, { 1, 1 | Should-All { $_ -eq 1 } }
        $null = Get-Failure { 1, 2 | Should-All { $_ -eq 1 } }
    }

    It 'It replaces no single operator of v5; Should -Contain covered plain values, and @($list | Where-Object { … }).Count | Should -BeGreaterThan 0 the rest.' {
        Assert-Passing {
            $plan = [pscustomobject] @{ Name = 'mail' }
            'mail', 'photos' | Should -Contain 'mail'
            @($plan) | Should -Not -Contain ([pscustomobject] @{ Name = 'mail' })
            @(@($plan) | Where-Object { $_.Name -eq 'mail' }).Count | Should -BeGreaterThan 0
            @($plan) | Should-Any { $_.Name -eq 'mail' }
        }
    }
}
