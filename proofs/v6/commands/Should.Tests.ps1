BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should' {
    It 'means the same as piping it' {
        Assert-Passing { Should -ActualValue @(1, 2) -HaveCount 2 }, { Should -ActualValue @(1, 2) -Be 1, 2 }, { Should -ActualValue @(1, 2) -Contain 1 }, { Should -ActualValue @() -BeNullOrEmpty }
    }

    It 'is one value, the whole array' {
        $null = Get-Failure { Should -ActualValue @(1, 2) -BeIn @(1, 2) }
        Assert-Passing { 1, 2 | Should -BeIn @(1, 2) }, { Should -ActualValue @('a', 'xb') -Match 'x' }
    }

    It 'A one-item array equals its item, and $null, @() and @($null) equal each other.' {
        Assert-Passing { @(1) | Should -Be 1 }, { 1 | Should -Be @(1) }, { $null | Should -Be @() }, { @($null) | Should -Be @() }, { @() | Should -Be $null }
    }

    It 'A name that PSTypeName gives to an object counts too. An unknown name is taken for such a name, and fails with Expected the value to have type or PSTypeName [nosuchtype] and what the value has; with -Not it passes.' {
        Get-Failure { 1 | Should -BeOfType nosuchtype } | Should -BeLike 'Expected the value to have type or PSTypeName `[nosuchtype`], but got 1 with type*'
        Assert-Passing { 1 | Should -Not -BeOfType nosuchtype }, { [pscustomobject] @{ PSTypeName = 'My.Backup' } | Should -BeOfType My.Backup }
    }

    It 'Should -Not -Invoke Get-Date fails with Expected Get-Date not to be called, but it was called 1 time.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { }; Get-Date; Should -Not -Invoke Get-Date } } }).Messages | Should -BeLike 'Expected Get-Date not to be called, but it was called 1 time*'
    }

    It 'With Should.DisableV5 = $true every Should -… fails, except in code of a module, and only the Should-* commands work.' {
        $run = Invoke-Sample { Describe 'd' { It 'classic' { 1 | Should -Be 1 }; It 'new' { 1 | Should-Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $true } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'A value piped to a Should without any operator prints an error but does not fail the test.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should } } }
        $run.Passed | Should -Be 1
        @($run.Errors).Count | Should -Be 1
    }
}
