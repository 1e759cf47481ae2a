BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should' {
    It 'The format operator makes a text of a number, so ''{0}'' -f 128 | Should -BeGreaterThan 32 fails, and the same line with 9 passes. You recognize the text by its quotes in the message: Expected the actual value to be greater than 32, but got ''128''. Leave -f out, or round with [math]::Round($bytes / 1GB, 2), which returns a number.' {
        Get-Failure { '{0}' -f 128 | Should -BeGreaterThan 32 } | Should -BeLike "Expected the actual value to be greater than 32, but got '128'.*"
        Get-Failure { 16 | Should -BeGreaterThan 32 } | Should -BeLike 'Expected the actual value to be greater than 32, but got 16.*'
        Assert-Passing { '{0}' -f 9 | Should -BeGreaterThan 32 }, { 128 | Should -BeGreaterThan 32 }, { [math]::Round(128GB / 1GB, 2) | Should -BeGreaterThan 32 }, { [math]::Round(128GB / 1GB, 2) | Should -Not -BeOfType [string] }, { [math]::Round(130.5GB / 1GB, 2) | Should -BeLessThan 1000 }
    }

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

    It 'An unknown name is taken for one that PSTypeName gives. It fails with Expected the value to have type or PSTypeName [nosuchtype] and what the value has; with -Not, it passes.' {
        Get-Failure { 1 | Should -BeOfType nosuchtype } | Should -BeLike 'Expected the value to have type or PSTypeName `[nosuchtype`], but got 1 with type*'
        Assert-Passing { 1 | Should -Not -BeOfType nosuchtype }, { [pscustomobject] @{ PSTypeName = 'My.Backup' } | Should -BeOfType My.Backup }
        $null = Get-Failure { [pscustomobject] @{ PSTypeName = 'System.IO.FileInfo' } | Should -BeOfType System.IO.FileInfo }
    }

    It 'A name that PSTypeName gives to an object also counts, unless a loaded type has that name.' {
        Assert-Passing { [pscustomobject] @{ PSTypeName = 'My.Backup' } | Should -BeOfType My.Backup }
        $null = Get-Failure { [pscustomobject] @{ PSTypeName = 'System.IO.FileInfo' } | Should -BeOfType System.IO.FileInfo }
    }

    It 'Should -Not -Invoke Get-Date fails with Expected Get-Date not to be called, but it was called 1 time.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { }; Get-Date; Should -Not -Invoke Get-Date } } }).Messages | Should -BeLike 'Expected Get-Date not to be called, but it was called 1 time*'
    }

    It 'With Should.DisableV5 = $true, every Should -… fails, except in code of a module, and only the Should-* commands work.' {
        $run = Invoke-Sample { Describe 'd' { It 'classic' { 1 | Should -Be 1 }; It 'new' { 1 | Should-Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $true } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'A value piped to a Should without any operator prints an error but does not fail the test, unless $global:ErrorActionPreference is Stop.' {
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should } } } -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Messages | Should -BeLike 'Parameter set cannot be resolved*'
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should } } }
        $run.Passed | Should -Be 1
        @($run.Errors).Count | Should -Be 1
    }

    It 'When one of the four that read a file finds no file, it prints an error and acts as if the file did not hold the text. The check then fails, and with -Not it passes, unless $global:ErrorActionPreference is Stop.' {
        (Invoke-Sample { Describe 'd' { It 'i' { './nope.log' | Should -Not -FileContentMatch 'x' } } } -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { './nope.log' | Should -Not -FileContentMatch 'x' } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Messages | Should -BeLike 'Cannot find path*nope.log*'
        $run = Invoke-Sample { Describe 'd' { It 'not' { './nope.log' | Should -Not -FileContentMatch 'x'; './nope.log' | Should -Not -FileContentMatchMultiline 'x' }; It 'plain' { './nope.log' | Should -FileContentMatch 'x' }; It 'exact' { './nope.log' | Should -FileContentMatchMultilineExactly 'x' } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        @($run.Errors).Count | Should -BeGreaterThan 1
    }

    It '-LiteralPath: a switch, since 6.0.0, that takes brackets and stars in the path as they are. Without it, they are wildcards.' {
        $run = Invoke-Sample -Script { $null = [System.IO.Directory]::CreateDirectory((Join-Path (Get-Location).ProviderPath 'a[1]')); './a[1]' | Should -Exist -LiteralPath; './a*' | Should -Exist; try { './a[1]' | Should -Exist; 'found' } catch { 'not found' }; try { './a*' | Should -Exist -LiteralPath; 'found' } catch { 'not found' } }
        $run.Value | Should -Be 'not found', 'not found'
    }

    It '-Mandatory: the parameter must be mandatory; with -Mandatory:$false, it must not be. Without the switch, this is not checked.' {
        Assert-Passing { function Get-Z { param ([Parameter(Mandatory)] $M, $O) }; Get-Command Get-Z | Should -HaveParameter M -Mandatory; Get-Command Get-Z | Should -HaveParameter O -Mandatory:$false; Get-Command Get-Z | Should -HaveParameter M; Get-Command Get-Z | Should -HaveParameter O }
        $null = Get-Failure { function Get-Z { param ([Parameter(Mandatory)] $M, $O) }; Get-Command Get-Z | Should -HaveParameter M -Mandatory:$false }, { function Get-Z { param ([Parameter(Mandatory)] $M, $O) }; Get-Command Get-Z | Should -HaveParameter O -Mandatory }
    }

    It '-HasArgumentCompleter: the parameter must have a completer, by [ArgumentCompleter()] or registered for this command; [ValidateSet()] is not one. With -HasArgumentCompleter:$false, it must not have one.' {
        Assert-Passing { function Get-Z { param ([ArgumentCompleter({ 'x' })] $C, $O) }; Get-Command Get-Z | Should -HaveParameter C -HasArgumentCompleter; Get-Command Get-Z | Should -HaveParameter O -HasArgumentCompleter:$false }, { function Get-Y { param ($R) }; Register-ArgumentCompleter -CommandName Get-Y -ParameterName R -ScriptBlock { }; Get-Command Get-Y | Should -HaveParameter R -HasArgumentCompleter }
        $null = Get-Failure { function Get-Z { param ([ArgumentCompleter({ 'x' })] $C, $O) }; Get-Command Get-Z | Should -HaveParameter C -HasArgumentCompleter:$false }, { function Get-Z { param ($O) }; Get-Command Get-Z | Should -HaveParameter O -HasArgumentCompleter }, { function Get-X { param ([ValidateSet('a')] $S) }; Get-Command Get-X | Should -HaveParameter S -HasArgumentCompleter }
    }

    It 'New tests can use the new family instead: the Should-* commands, such as Should-Be, are stricter about types. Both kinds may stand in one file.' {
        $run = Invoke-Sample { Describe 'd' { It 'classic' { 1 | Should -BeTrue; 1 | Should -Be '1' }; It 'new' { { 1 | Should-BeTrue } | Should-Throw | Out-Null; 1 | Should-Be 1 } } }
        $run.Passed | Should -Be 2
    }

    It 'Should -HaveParameter Days -Mandatory:$false wants a parameter that exists and is not mandatory.' {
        Assert-Passing { function Remove-OldBackup ($Days) { }; Get-Command Remove-OldBackup | Should -HaveParameter Days -Mandatory:$false }
        Get-Failure { function Remove-OldBackup ($Days) { }; Get-Command Remove-OldBackup | Should -HaveParameter Dayz -Mandatory:$false } | Should -Match 'the parameter is missing'
        Get-Failure { function Remove-OldBackup ([Parameter(Mandatory)] $Days) { }; Get-Command Remove-OldBackup | Should -HaveParameter Days -Mandatory:$false } | Should -Match 'it was mandatory'
    }

    It 'New family: Should-Be for single values, Should-BeString for text, Should-BeCollection for arrays.' {
        Assert-Passing { 1 | Should-Be 1 }, { 'a' | Should-BeString 'a' }, { 1, 2 | Should-BeCollection 1, 2 }
        $null = Get-Failure { 1, 2 | Should-Be 1, 2 }, { 1 | Should-BeString '1' }
    }

    It 'New family: Should-BeString with -CaseSensitive.' {
        Assert-Passing { 'a' | Should-BeString 'A' }, { 'a' | Should-BeString 'a' -CaseSensitive }
        $null = Get-Failure { 'a' | Should-BeString 'A' -CaseSensitive }, { 'a' | Should -BeExactly 'A' }
    }

    It 'In the new family, the type of the expected value decides.' {
        Assert-Passing { '5' | Should-BeLessThan 10 }, { '5' | Should -BeGreaterThan 10 }
        $null = Get-Failure { '5' | Should-BeGreaterThan 10 }
    }

    It 'New family: Should-BeTruthy; Should-BeTrue accepts only a real $true.' {
        Assert-Passing { 1 | Should -BeTrue }, { 1 | Should-BeTruthy }, { $true | Should-BeTrue }
        $null = Get-Failure { 1 | Should-BeTrue }, { 'true' | Should-BeTrue }, { @($true, $true) | Should-BeTrue }
    }

    It 'New family: Should-BeFalsy; Should-BeFalse accepts only a real $false.' {
        Assert-Passing { 0 | Should -BeFalse }, { 0 | Should-BeFalsy }, { $false | Should-BeFalse }
        $null = Get-Failure { 0 | Should-BeFalse }, { $null | Should-BeFalse }, { '' | Should-BeFalse }
    }

    It 'New family: Should-BeNull or Should-BeEmptyString, whichever you mean.' {
        Assert-Passing { $null | Should-BeNull }, { '' | Should-BeEmptyString }
        $null = Get-Failure { '' | Should-BeNull }, { $null | Should-BeEmptyString }
    }

    It 'New family: none; turn the sides around and use Should-ContainCollection.' {
        Assert-Passing { 2 | Should -BeIn 1, 2 }, { 1, 2 | Should-ContainCollection 2 }
        $null = Get-Failure { 1, 2 | Should-ContainCollection 3 }
    }

    It 'New family: Should-BeCollection with -Count.' {
        Assert-Passing { 1, 2 | Should-BeCollection -Count 2 }
        $null = Get-Failure { 1, 2 | Should-BeCollection -Count 1 }
    }

    It 'New family: Should-BeLikeString with -CaseSensitive.' {
        Assert-Passing { 'Photos' | Should-BeLikeString 'Ph*' -CaseSensitive }
        $null = Get-Failure { 'Photos' | Should-BeLikeString 'ph*' -CaseSensitive }
    }

    It 'New family: Should-MatchString with -CaseSensitive.' {
        Assert-Passing { 'Photos' | Should-MatchString '^Ph' -CaseSensitive }
        $null = Get-Failure { 'Photos' | Should-MatchString '^ph' -CaseSensitive }
    }

    It 'New family: none; use Test-Path with Should-BeTrue.' {
        Assert-Passing { Test-Path -Path $HOME | Should-BeTrue }
        $null = Get-Failure { Test-Path -Path "$HOME/not there" | Should-BeTrue }
    }

    It 'New family: none; read the file with Get-Content -Raw and use Should-MatchString.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Set-Content TestDrive:/a.txt 'one', 'two' }; It 'has' { Get-Content TestDrive:/a.txt -Raw | Should-MatchString 'two' }; It 'has not' { Get-Content TestDrive:/a.txt -Raw | Should-MatchString 'six' }; It 'by lines' { Get-Content TestDrive:/a.txt | Should-MatchString 'two' } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'Since 6.1.0, the failure ends with a hint when the two texts are the same except for wildcard characters in the pattern: Note: -ExpectedMessage matches using wildcards (-like).' {
        Get-Failure { { throw 'bad [x]' } | Should -Throw 'bad [x]' } | Should -Match 'Note: -ExpectedMessage matches using wildcards \(-like\)'
        Get-Failure { { throw 'bad x' } | Should -Throw 'good' } | Should -Not -Match 'wildcards'
    }

    It 'New family: Should-Throw; instead of -Not -Throw, just run the code.' {
        Assert-Passing { { throw 'x' } | Should-Throw }
        $null = Get-Failure { { 1 } | Should-Throw }, { throw 'x' }
    }

    It 'New family: Should-HaveParameter and Should-NotHaveParameter.' {
        Assert-Passing { Get-Command Get-Date | Should-HaveParameter UFormat }, { Get-Command Get-Date | Should-NotHaveParameter Days }
        $null = Get-Failure { Get-Command Get-Date | Should-HaveParameter Days }, { Get-Command Get-Date | Should-NotHaveParameter UFormat }
    }

    It 'New family: Should-Invoke and Should-NotInvoke.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date { } }; It 'called' { Get-Date; Should-Invoke Get-Date }; It 'not called' { Should-NotInvoke Get-Date }; It 'wrong' { Should-Invoke Get-Date } } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'New family: Should-Invoke with -Verifiable.' {
        $run = Invoke-Sample { Describe 'd' { It 'called' { Mock Get-Date { } -Verifiable; Get-Date; Should-Invoke -Verifiable }; It 'not called' { Mock Get-Date { } -Verifiable; Should-Invoke -Verifiable } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Bare brackets are text, too, and Pester does not know your using namespace: write ([IList]).' {
        $run = Invoke-Sample @'
using namespace System.Collections
class ProofBackup { }
Describe 'd' {
        It 'class in brackets' { [ProofBackup]::new() | Should -BeOfType [ProofBackup] }
        It 'namespace in brackets' { , @(1) | Should -BeOfType [IList] }
        It 'in parentheses' { [ProofBackup]::new() | Should -BeOfType ([ProofBackup]); , @(1) | Should -BeOfType ([IList]) }
}
'@
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'A value directly after Should is not the value under test: it becomes the expected value or the reason. The operator then judges $null, so that Should 2 -Not -Be 2 passes.' {
        Assert-Passing { Should 2 -Not -Be 2 }, { Should $true -BeFalse }, { Should 'text' -BeNullOrEmpty }
        $null = Get-Failure { 2 | Should -Not -Be 2 }, { $true | Should -BeFalse }, { 'text' | Should -BeNullOrEmpty }, { Should -ActualValue 2 -Not -Be 2 }
        Get-Failure { Should 1 -Be 2 }, { Should 'x' -Not -BeNullOrEmpty } | Should -Be 'Expected 1, because 2, but got $null.', 'Expected a value, because x, but got $null or empty.'
    }

    It 'For any order, sort both sides or use Should-BeCollection.' {
        $null = Get-Failure { 2, 1 | Should -Be 1, 2 }
        Assert-Passing { 2, 1 | Sort-Object | Should -Be (1, 2 | Sort-Object) }, { 2, 1 | Should-BeCollection 1, 2 }
    }
}
