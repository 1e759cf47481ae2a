BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeTruthy' {
    It 'Passes when if ($value) would be taken.' {
        Assert-Passing { 1 | Should-BeTruthy }, { 'no' | Should-BeTruthy }, { @{} | Should-BeTruthy }
        $null = Get-Failure { 0 | Should-BeTruthy }, { '' | Should-BeTruthy }
    }

    It '[bool] $true is named as the obvious case. The value that counts as false comes after the colon; [null] $null usually means that the code returned nothing.' {
        Get-Failure { 0 | Should-BeTruthy } | Should -Be 'Expected [bool] $true or a truthy value, but got: [int] 0.'
        Get-Failure { & { } | Should-BeTruthy } | Should -BeLike '*got: `[null`] $null.'
    }

    It 'The value to judge. A list of one counts as its item; by name, this holds only for a list with an index, such as an array or a List. A list of two or more always counts as true, whatever is in it.' {
        $null = Get-Failure { @(0) | Should-BeTruthy }, { Should-BeTruthy -Actual @(0) }, { Should-BeTruthy -Actual ([System.Collections.Generic.List[int]] @(0)) }, { Should-BeTruthy -Actual ([System.Collections.ArrayList] @(0)) }, { [System.Collections.Generic.HashSet[int]] @(0) | Should-BeTruthy }, { [System.Collections.Queue] @(0) | Should-BeTruthy }
        Assert-Passing { Should-BeTruthy -Actual ([System.Collections.Generic.HashSet[int]] @(0)) }, { Should-BeTruthy -Actual ([System.Collections.Queue] @(0)) }, { Should-BeTruthy -Actual @{ 0 = 1 }.Keys }
        Assert-Passing { 0, 0 | Should-BeTruthy }, { Should-BeTruthy -Actual @($false, $false) }, { Should-BeTruthy -Actual @(1) }
    }

    It 'Nothing at all is $null and fails; an empty HashSet or Queue given by name passes, as in an if.' {
        Assert-Passing { Should-BeTruthy -Actual ([System.Collections.Generic.HashSet[int]] @()) }, { Should-BeTruthy -Actual ([System.Collections.Queue]::new()) }, { if ([System.Collections.Queue]::new()) { } else { throw 'false' } }, { if ([System.Collections.Generic.HashSet[int]] @()) { } else { throw 'false' } }
        $null = Get-Failure { [System.Collections.Queue]::new() | Should-BeTruthy }, { [System.Collections.Generic.HashSet[int]] @() | Should-BeTruthy }, { Should-BeTruthy -Actual @() }, { Should-BeTruthy -Actual ([System.Collections.Generic.List[int]] @()) }
        Get-Failure { Should-BeTruthy } | Should -BeLike '*`[null`] $null.'
    }

    It 'A reason for the reader, given by name. It follows "or a truthy value" in the message.' {
        Get-Failure { 0 | Should-BeTruthy -Because 'rr' } | Should -Be 'Expected [bool] $true or a truthy value, because rr, but got: [int] 0.'
    }

    It 'Takes a value from the pipeline or as first argument, and returns nothing. What counts as false throws, or joins the errors of the test when Should.ErrorAction is Continue.' {
        Assert-Passing { if ($null -ne (Should-BeTruthy 1)) { throw 'output' } }
        Assert-Collected { 0 | Should-BeTruthy }
    }

    It 'For one value, this is what Should -BeTrue does in v5. That operator checks each of several piped values, while this command passes whatever they are:' {
        Assert-Passing { 1 | Should -BeTrue }, { 'x' | Should -BeTrue }, { $true, $false | Should-BeTruthy }, { $false, $false | Should-BeTruthy }
        $null = Get-Failure { 0 | Should -BeTrue }, { $true, $false | Should -BeTrue }, { $true, $false | Should-All { $_ | Should-BeTruthy } }
    }

    It 'Weak by design: it cannot tell ''no'' from ''yes''.' {
        Assert-Passing { 'no' | Should-BeTruthy }, { 'yes' | Should-BeTruthy }
    }

    It 'If the function promises a boolean, Should-BeTrue is the stricter test.' {
        Assert-Passing { 'x' | Should-BeTruthy }
        $null = Get-Failure { 'x' | Should-BeTrue }
    }

    It 'write $results | Should-All { $_ | Should-BeTruthy }.' {
        Assert-Passing { $results = 1, 'x'; $results | Should-All { $_ | Should-BeTruthy } }
        $null = Get-Failure { $results = 1, 0; $results | Should-All { $_ | Should-BeTruthy } }
    }

    It 'Weak by design: it cannot tell ''no'' from ''yes''. Whenever you know the value, compare it with Should-Be or Should-BeString.' {
        Assert-Passing { 'no' | Should-BeTruthy }, { 'yes' | Should-BeTruthy }, { 'yes' | Should-Be 'yes' }
        $null = Get-Failure { 'no' | Should-Be 'yes' }, { 'no' | Should-BeString 'yes' }
    }
}
