BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeCollection' {
    It 'Compares the items of two lists. Both must have the same number of items and each item must find a partner; the order does not matter. With -Count, it checks only how many there are.' {
        Assert-Passing { 1, 2, 3 | Should-BeCollection @(3, 1, 2) }, { 2, 2, 1 | Should-BeCollection @(2, 1, 2) }, { 1, 2 | Should-BeCollection -Count 2 }
        $null = Get-Failure { 1, 1, 2 | Should-BeCollection @(1, 2, 2) }, { 1, 2 | Should-BeCollection @(1, 2, 3) }, { 1, 2, 3 | Should-BeCollection @(1, 2) }, { 1, 2 | Should-BeCollection -Count 3 }
    }

    It 'It is meant for plain values; for lists of objects or hashtables use Should-BeEquivalent.' {
        $null = Get-Failure { @{ a = 1 }, @{ b = 1 } | Should-BeCollection @(@{ a = 1 }, @{ b = 1 }) }
        Assert-Passing { @{ a = 1 }, @{ b = 1 } | Should-BeEquivalent @(@{ a = 1 }, @{ b = 1 }) }
    }

    It 'Missing in actual lists the expected items that found no partner, Extra in actual the items that nobody expected; each index counts from 0 in its own list.' {
        Get-Failure { 1, 2, 4 | Should-BeCollection @(4, 1, 3) } | Should -Match "(?s)Missing in actual: '3 \(index 2\)'.*Extra in actual: '2 \(index 1\)'"
    }

    It 'If the numbers of items differ, the comparison stops before that with but they don''t have the same number of items. and both lists, unless failures are collected.' {
        $run = Invoke-Sample { Describe 'd' { It 'number' { 'a', 'c', 'd' | Should-BeCollection 'a', 'b' }; It 'items' { 'a', 'c' | Should-BeCollection 'a', 'b' } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests[0].Message | Should -HaveCount 2
        $run.Tests[0].Message[0] | Should -BeLike "*@('a', 'b') to be present in *@('a', 'c', 'd'), but they don't have the same number of items."
        $run.Tests[0].Message[1] | Should -Match 'Missing in actual: '
        $run.Tests[1].Message | Should -HaveCount 1
        $message = Get-Failure { 1, 2 | Should-BeCollection @(1) }
        $message | Should -Be "Expected [Object[]] @(1) to be present in [Object[]] @(1, 2), but they don't have the same number of items."
    }

    It 'A Hint: below says when you piped a single value, $null or a hashtable.' {
        Get-Failure { 1 | Should-BeCollection @(2) }, { $null | Should-BeCollection @(2) }, { @{} | Should-BeCollection @(2) } | Should -Match '(?m)^Hint: '
        Get-Failure { 1, 2 | Should-BeCollection @(2) } | Should -Not -Match 'Hint'
    }

    It 'The items to find, as an array; write @(''mail.bak'') for one and @() for none.' {
        Assert-Passing { 'mail.bak' | Should-BeCollection @('mail.bak') }, { @() | Should-BeCollection @() }
    }

    It 'A plain value fails with Expected [int] 1 is not a collection., and $null is refused before the comparison.' {
        Get-Failure { 1 | Should-BeCollection 1 } | Should -BeLike 'Expected `[int`] 1 is not a collection.*'
        Get-Failure { 1 | Should-BeCollection $null } | Should -Be "Cannot bind argument to parameter 'Expected' because it is null."
    }

    It 'When -Expected stands there without its name, PowerShell only prints an input error and counts an empty list, unless $global:ErrorActionPreference is Stop. With its name, the call fails: Parameter set cannot be resolved.' {
        (Invoke-Sample { Describe 'd' { It 'i' { 1, 2 | Should-BeCollection @(3) -Count 0 } } } -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { 1, 2 | Should-BeCollection @(3) -Count 0 } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Messages | Should -BeLike 'The input object cannot be bound*'
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1, 2 | Should-BeCollection @(3) -Count 0 } } }
        $run.Passed | Should -Be 1
        Get-Failure { 1 | Should-BeCollection -Expected @(1) -Count 1 }, { Should-BeCollection -Actual @(1) -Expected @(1) -Count 1 } | Should -BeLike 'Parameter set cannot be resolved*'
        "$($run.Errors)" | Should -Match 'input object cannot be bound'
    }

    It 'Without both parameters, piped items end with missing mandatory parameters: Expected (at the prompt PowerShell asks for it), while -Actual alone counts like -Count 0.' {
        Get-Failure { 1 | Should-BeCollection } | Should -BeLike '*missing mandatory parameters: Expected.'
        Assert-Passing { Should-BeCollection -Actual @() }
        Get-Failure { Should-BeCollection -Actual @(1) } | Should -BeLike 'Expected 0 items*'
    }

    It 'The list under test, best piped: a single value then counts as a list of one, an empty list stays empty, and $null is a list with one $null in it.' {
        Assert-Passing { 1 | Should-BeCollection @(1) }, { @() | Should-BeCollection @() }, { $null | Should-BeCollection @($null) }
        $null = Get-Failure { $null | Should-BeCollection @() }
    }

    It 'By name, the value must be a list itself: -Actual ''mail.bak'', -Actual $null and -Actual @{ } fail as "not a collection".' {
        Get-Failure { Should-BeCollection @('mail.bak') -Actual 'mail.bak' }, { Should-BeCollection @(1) -Actual $null }, { Should-BeCollection @(1) -Actual @{} } | Should -BeLike '*is not a collection.*'
    }

    It 'Stands in the message about a different number of items and in that of -Count. In 6.1.0-rc1, it is missing from the list of missing and extra items.' {
        Get-Failure { 1, 2 | Should-BeCollection @(1) -Because 'rr' }, { 1, 2 | Should-BeCollection -Count 3 -Because 'rr' } | Should -Match 'because rr'
        Get-Failure { 1, 2 | Should-BeCollection @(1, 3) -Because 'rr' } | Should -Not -Match 'because rr'
    }

    It 'The number of items, compared without looking at them; 0 asks for an empty list.' {
        Assert-Passing { 1, $null | Should-BeCollection -Count 2 }, { @() | Should-BeCollection -Count 0 }
        $null = Get-Failure { 1 | Should-BeCollection -Count 0 }
    }

    It 'Piped $null counts as one item.' {
        Assert-Passing { $null | Should-BeCollection -Count 1 }
    }

    It 'Takes the items from the pipeline and collects them into one list. Nothing comes out when the lists agree; a difference throws or, under Should.ErrorAction Continue, is added to the errors of the test.' {
        Assert-Passing { if ($null -ne (1, 2 | Should-BeCollection @(1, 2))) { throw 'output' } }
        Assert-Collected { 1, 2 | Should-BeCollection @(1, 3) }
    }

    It 'Unlike Should -Be, it ignores the order; it counts like Should -HaveCount.' {
        $null = Get-Failure { 2, 1 | Should -Be 1, 2 }
        Assert-Passing { 2, 1 | Should-BeCollection @(1, 2) }, { $null | Should -HaveCount 1 }, { $null | Should-BeCollection -Count 1 }
    }

    It 'Items are compared by -eq with the actual item on the left, so its type decides: actual 1 equals expected ''01'', but actual ''01'' does not equal expected 1. Should-Be does it the other way round.' {
        Assert-Passing { 1 | Should-BeCollection @('01') }, { '01' | Should-Be 1 }
        $null = Get-Failure { '01' | Should-BeCollection @(1) }, { 1 | Should-Be '01' }
    }

    It 'Case does not count.' {
        Assert-Passing { 'A' | Should-BeCollection @('a') }
    }

    It 'For hashtables, [pscustomobject] and inner lists, -eq does not compare the content, so two equal lists of them fail with the same items under "missing" and "extra". Only inner lists of one text, of Booleans or of enum values can pass.' {
        Assert-Passing { @('a'), @('b') | Should-BeCollection @(@('a'), @('b')) }, { @($true), 3 | Should-BeCollection @(@($true), 3) }, { @([System.DayOfWeek]::Monday), 3 | Should-BeCollection @(@([System.DayOfWeek]::Monday), 3) }
        $null = Get-Failure { @('a', 'b'), 3 | Should-BeCollection @(@('a', 'b'), 3) }, { @(1), 3 | Should-BeCollection @(@(1), 3) }, { @([datetime] '2026-01-01'), 3 | Should-BeCollection @(@([datetime] '2026-01-01'), 3) }, { @($false), 3 | Should-BeCollection @(@($false), 3) }, { @(), 3 | Should-BeCollection @(@(), 3) }, { @([version] '1.0'), 3 | Should-BeCollection @(@([version] '1.0'), 3) }
        Get-Failure { @{ a = 1 } | Should-BeCollection @(@{ a = 1 }) }, { [pscustomobject] @{ a = 1 } | Should-BeCollection @([pscustomobject] @{ a = 1 }) }, { @(1, @(2, 3)) | Should-BeCollection @(1, @(2, 3)) } | Should -Match '(?s)Missing in actual: .*Extra in actual: '
    }

    It 'Use Should-BeEquivalent, and pass the list as -Actual $list: piped, inner lists are joined into one, and a list of one object is that object.' {
        Assert-Passing { $list = @('a', 'b'), @('c', 'd'); Should-BeEquivalent @(@('a', 'b'), @('c', 'd')) -Actual $list }, { $list = @(@{ a = 1 }); Should-BeEquivalent @(@{ a = 1 }) -Actual $list }, { @(@{ a = 1 }, @{ a = 2 }) | Should-BeEquivalent @(@{ a = 1 }, @{ a = 2 }) }
        $null = Get-Failure { @('a', 'b'), @('c', 'd') | Should-BeEquivalent @(@('a', 'b'), @('c', 'd')) }, { @(@{ a = 1 }) | Should-BeEquivalent @(@{ a = 1 }) }
    }

    It 'In 6.1.0-rc1, an [int[]], a List[int], an ArrayList or the Keys of a hashtable end with Cannot find an overload for "new" and the argument count: "1". when they are expected, or when they come by -Actual without -Count.' {
        Get-Failure { 1, 2 | Should-BeCollection ([int[]] (1, 2)) }, { Should-BeCollection @(1, 2) -Actual ([System.Collections.Generic.List[int]] (1, 2)) }, { 1, 2 | Should-BeCollection ([System.Collections.ArrayList] (1, 2)) }, { 'a', 'b' | Should-BeCollection @{ a = 1; b = 2 }.Keys }, { Should-BeCollection @('a', 'b') -Actual @{ a = 1; b = 2 }.Keys } | Select-Object -Unique | Should -Be 'Cannot find an overload for "new" and the argument count: "1".'
        Assert-Passing { Should-BeCollection -Count 2 -Actual ([int[]] (1, 2)) }, { Should-BeCollection -Count 2 -Actual ([System.Collections.ArrayList] (1, 2)) }
    }

    It 'An inner list in the actual list equals each value in it, except a 0, '''', $false or $null that it has once: @(1, 2), 3 passes against @(1, 3).' {
        $null = Get-Failure { @(0, 2), 3 | Should-BeCollection @(0, 3) }, { @('', 'x'), 3 | Should-BeCollection @('', 3) }, { @($false, $true), 3 | Should-BeCollection @($false, 3) }, { @($null, 1), 3 | Should-BeCollection @($null, 3) }
        Assert-Passing { @(0, 0), 3 | Should-BeCollection @(0, 3) }, { @($null, $null), 3 | Should-BeCollection @($null, 3) }, { @(0, 2), 3 | Should-BeCollection @(2, 3) }
        Assert-Passing { @(1, 2), 3 | Should-BeCollection @(1, 3) }, { Should-BeCollection @(2, 3) -Actual @(@(1, 2), 3) }
        $null = Get-Failure { @(1, 2), 3 | Should-BeCollection @(4, 3) }, { 1, 3 | Should-BeCollection @(@(1, 2), 3) }
    }

    It 'A List or ArrayList of one text counts as many items as the text has characters. Pipe the actual list, and put the expected one into @( ), as in @($table.Keys).' {
        Get-Failure { 'abc' | Should-BeCollection ([System.Collections.Generic.List[string]] @('abc')) }, { 'abc' | Should-BeCollection ([System.Collections.ArrayList] @('abc')) }, { Should-BeCollection @('abc') -Actual ([System.Collections.Generic.List[string]] @('abc')) } | Should -BeLike '*they don''t have the same number of items.*'
        Assert-Passing { Should-BeCollection @('abc', 'x', 'y') -Actual ([System.Collections.Generic.List[string]] @('abc')) }, { Should-BeCollection @('abc', 'de') -Actual ([System.Collections.Generic.List[string]] @('abc', 'de')) }, { Should-BeCollection -Count 1 -Actual ([System.Collections.Generic.List[string]] @('abc')) }
        Assert-Passing { [System.Collections.Generic.List[string]] @('abc') | Should-BeCollection @('abc') }, { $list = [System.Collections.ArrayList] @('abc'); 'abc' | Should-BeCollection @($list) }
        Assert-Passing { $table = @{ a = 1; b = 2 }; $table.Keys | Should-BeCollection @($table.Keys) }, { $list = [int[]] (1, 2); $list | Should-BeCollection @($list) }, { $list = [System.Collections.ArrayList] (1, 2); 2, 1 | Should-BeCollection @($list) }
        Assert-Passing { [int[]] (1, 2) | Should-BeCollection @(1, 2) }, { [System.Collections.Generic.List[int]] (1, 2) | Should-BeCollection @(1, 2) }
    }

    It 'It replaces Should -Be with a list on the right and, by -Count, Should -HaveCount.' {
        Assert-Passing { 1, 2 | Should -Be 1, 2; 1, 2 | Should-BeCollection @(1, 2); 1, 2 | Should -HaveCount 2; 1, 2 | Should-BeCollection -Count 2 }
        $null = Get-Failure { 1, 2 | Should -HaveCount 3 }, { 1, 2 | Should-BeCollection -Count 3 }
    }
}
