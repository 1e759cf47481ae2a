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

    It 'If the four that read a file find none, they print an error and treat it as a file without the text: the check fails, and with -Not it passes.' {
        $run = Invoke-Sample { Describe 'd' { It 'not' { './nope.log' | Should -Not -FileContentMatch 'x'; './nope.log' | Should -Not -FileContentMatchMultiline 'x' }; It 'plain' { './nope.log' | Should -FileContentMatch 'x' }; It 'exact' { './nope.log' | Should -FileContentMatchMultilineExactly 'x' } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        @($run.Errors).Count | Should -BeGreaterThan 1
    }

    It '-LiteralPath: a switch, since 6.0.0, that takes brackets and stars in the path as they are. Without it they are wildcards.' {
        $run = Invoke-Sample -Script { $null = [System.IO.Directory]::CreateDirectory((Join-Path (Get-Location).ProviderPath 'a[1]')); './a[1]' | Should -Exist -LiteralPath; './a*' | Should -Exist; try { './a[1]' | Should -Exist; 'found' } catch { 'not found' }; try { './a*' | Should -Exist -LiteralPath; 'found' } catch { 'not found' } }
        $run.Value | Should -Be 'not found', 'not found'
    }

    It '-Mandatory: it must be mandatory. -Mandatory:$false means that it must not be; without the switch it is not checked.' {
        Assert-Passing { function Get-Z { param ([Parameter(Mandatory)] $M, $O) }; Get-Command Get-Z | Should -HaveParameter M -Mandatory; Get-Command Get-Z | Should -HaveParameter O -Mandatory:$false; Get-Command Get-Z | Should -HaveParameter M; Get-Command Get-Z | Should -HaveParameter O }
        $null = Get-Failure { function Get-Z { param ([Parameter(Mandatory)] $M, $O) }; Get-Command Get-Z | Should -HaveParameter M -Mandatory:$false }, { function Get-Z { param ([Parameter(Mandatory)] $M, $O) }; Get-Command Get-Z | Should -HaveParameter O -Mandatory }
    }

    It '-HasArgumentCompleter: it must offer completion, by attribute or registered. -HasArgumentCompleter:$false means that it must not.' {
        Assert-Passing { function Get-Z { param ([ArgumentCompleter({ 'x' })] $C, $O) }; Get-Command Get-Z | Should -HaveParameter C -HasArgumentCompleter; Get-Command Get-Z | Should -HaveParameter O -HasArgumentCompleter:$false }, { function Get-Y { param ($R) }; Register-ArgumentCompleter -CommandName Get-Y -ParameterName R -ScriptBlock { }; Get-Command Get-Y | Should -HaveParameter R -HasArgumentCompleter }
        $null = Get-Failure { function Get-Z { param ([ArgumentCompleter({ 'x' })] $C, $O) }; Get-Command Get-Z | Should -HaveParameter C -HasArgumentCompleter:$false }, { function Get-Z { param ($O) }; Get-Command Get-Z | Should -HaveParameter O -HasArgumentCompleter }
    }

    It 'which are stricter about types; both kinds may stand in one file.' {
        $run = Invoke-Sample { Describe 'd' { It 'classic' { 1 | Should -BeTrue; 1 | Should -Be '1' }; It 'new' { { 1 | Should-BeTrue } | Should-Throw | Out-Null; 1 | Should-Be 1 } } }
        $run.Passed | Should -Be 2
    }

    It 'Should -HaveParameter Days -Mandatory:$false wants that it is there, and not mandatory.' {
        Assert-Passing { function Remove-OldBackup ($Days) { }; Get-Command Remove-OldBackup | Should -HaveParameter Days -Mandatory:$false }
        Get-Failure { function Remove-OldBackup ($Days) { }; Get-Command Remove-OldBackup | Should -HaveParameter Dayz -Mandatory:$false } | Should -Match 'the parameter is missing'
        Get-Failure { function Remove-OldBackup ([Parameter(Mandatory)] $Days) { }; Get-Command Remove-OldBackup | Should -HaveParameter Days -Mandatory:$false } | Should -Match 'it was mandatory'
    }
}
