BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeTrue' {
    It 'Passes when the value is the boolean $true and nothing else.' {
        Assert-Passing { $true | Should-BeTrue }
        $null = Get-Failure { 1 | Should-BeTrue }, { 'True' | Should-BeTrue }, { $false | Should-BeTrue }
    }

    It 'The type in front of the actual value is what to look at. [int] 1 or [string] ''True'' means that the function does not return a boolean; [bool] $false means that it does and the answer is no; [null] $null means that nothing or $null was returned.' {
        Get-Failure { 1 | Should-BeTrue } | Should -Be 'Expected [bool] $true, but got: [int] 1.'
        Get-Failure { 'True' | Should-BeTrue } | Should -Be "Expected [bool] `$true, but got: [string] 'True'."
        Get-Failure { & { } | Should-BeTrue } | Should -BeLike '*`[null`] $null.'
    }

    It 'The value to check. @($true) passes when it is piped, because the pipeline unwraps it, and fails as -Actual @($true).' {
        Assert-Passing { @($true) | Should-BeTrue }
        $null = Get-Failure { Should-BeTrue -Actual @($true) }
    }

    It 'Several booleans at once fail even if all are $true; use Should-All.' {
        $null = Get-Failure { $true, $true | Should-BeTrue }, { $true, $false | Should-All { $_ | Should-BeTrue } }
        Assert-Passing { $true, $true | Should-All { $_ | Should-BeTrue } }
    }

    It 'Without any value, it checks $null and fails.' {
        Get-Failure { Should-BeTrue } | Should -BeLike '*`[null`] $null.'
    }

    It 'The reason, placed before "but got".' {
        Get-Failure { 1 | Should-BeTrue -Because 'rr' } | Should -Be 'Expected [bool] $true, because rr, but got: [int] 1.'
    }

    It 'It needs its name: Should-BeTrue $result ''the archive exists'', which 6.0.0 takes, ends with A positional parameter cannot be found.' {
        Get-Failure { Should-BeTrue $true 'the archive exists' } | Should -BeLike 'A positional parameter cannot be found*'
    }

    It 'Takes one value from the pipeline or as the first argument. $true returns nothing; everything else throws or is collected, as Should.ErrorAction says.' {
        Assert-Passing { if ($null -ne (Should-BeTrue $true)) { throw 'output' } }
        Assert-Collected { 1 | Should-BeTrue }
    }

    It 'The classic Should -BeTrue accepted everything that counts as true.' {
        Assert-Passing { 1 | Should -BeTrue }, { 'x' | Should -BeTrue }
    }

    It 'A [switch] is not a [bool]: a function that returns $Force fails with [switch] True. Return $Force.IsPresent, or cast it.' {
        Get-Failure { [switch] $true | Should-BeTrue } | Should -BeLike '*`[switch`] True.'
        Assert-Passing { ([switch] $true).IsPresent | Should-BeTrue }, { [bool] [switch] $true | Should-BeTrue }
    }

    It 'Should-Be $true is not a strict alternative: it converts, so 1 | Should-Be $true passes, and a list of two values passes, too, whatever is in it.' {
        Assert-Passing { 1 | Should-Be $true; $false, $false | Should-Be $true; 0, $null | Should-Be $true }
        $null = Get-Failure { $false | Should-Be $true }, { $false, $false | Should-BeTrue }
    }

    It 'When you move a test to v6 and it fails here, either the function should be fixed or you want Should-BeTruthy.' {
        Assert-Passing { 1 | Should -BeTrue; 1 | Should-BeTruthy }
        $null = Get-Failure { 1 | Should-BeTrue }
    }
}
