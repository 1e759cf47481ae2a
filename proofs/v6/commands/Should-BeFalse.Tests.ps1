BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeFalse' {
    It 'Passes when the value is the boolean $false. Because "nothing" is not $false, it also catches the function that forgot to return an answer.' {
        Assert-Passing { $false | Should-BeFalse }
        $null = Get-Failure { & { } | Should-BeFalse }, { 0 | Should-BeFalse }
    }

    It 'A type other than [bool] after "but got" says that the value only counts as false, or not even that. [null] $null is what a piped empty list, a function without output and a missing argument all turn into.' {
        Get-Failure { 0 | Should-BeFalse } | Should -Be 'Expected [bool] $false, but got: [int] 0.'
        Get-Failure { @() | Should-BeFalse }, { & { } | Should-BeFalse }, { Should-BeFalse } | Should -BeLike '*`[null`] $null.'
        Get-Failure { Should-BeFalse -Actual @() } | Should -Be 'Expected [bool] $false, but got: [Object[]] @().'
    }

    It 'What the code under test returned. The pipeline unwraps @($false), which passes; -Actual @($false) is a list and fails. Nothing piped, or a piped empty list, is $null and fails as well.' {
        Assert-Passing { @($false) | Should-BeFalse }
        $null = Get-Failure { Should-BeFalse -Actual @($false) }, { Should-BeFalse }, { @() | Should-BeFalse }
        Get-Failure { @() | Should-BeFalse } | Should -Be 'Expected [bool] $false, but got: [null] $null.'
        Get-Failure { Should-BeFalse -Actual @() } | Should -Be 'Expected [bool] $false, but got: [Object[]] @().'
    }

    It 'Your reason, which goes between the expected value and "but got".' {
        Get-Failure { 0 | Should-BeFalse -Because 'rr' } | Should -Be 'Expected [bool] $false, because rr, but got: [int] 0.'
    }

    It 'Accepts one value, piped or as first argument. $false yields no output; any other value is a failure, thrown at once or collected under Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne (Should-BeFalse $false)) { throw 'output' } }, { $false | Should-BeFalse }
        Assert-Collected { 0 | Should-BeFalse }
    }

    It 'Should -BeFalse of v5 passes for $null, 0, '''' and an empty list; this one fails for all four. Its loose successor is Should-BeFalsy.' {
        Assert-Passing { $null | Should -BeFalse }, { 0 | Should -BeFalse }, { '' | Should -BeFalse }, { @() | Should -BeFalse }, { 0 | Should-BeFalsy }
        $null = Get-Failure { $null | Should-BeFalse }, { 0 | Should-BeFalse }, { '' | Should-BeFalse }, { @() | Should-BeFalse }
    }

    It 'The text ''False'' is a string and fails here, as in Should-BeTrue.' {
        $null = Get-Failure { 'False' | Should-BeFalse }, { 'False' | Should-BeTrue }
    }

    It 'Should-NotBe $true is not the same: it passes for 0 and for $null.' {
        Assert-Passing { 0 | Should-NotBe $true }, { $null | Should-NotBe $true }
    }

    It 'For everything that counts as false, use Should-BeFalsy.' {
        foreach ($value in "''", '0', '$null', '@()') {
            Assert-Passing ([scriptblock]::Create("Should-BeFalsy -Actual $value"))
            $null = Get-Failure ([scriptblock]::Create("Should-BeFalse -Actual $value"))
        }
    }
}
