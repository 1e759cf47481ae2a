BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should' {
    It 'Given by name, -ActualValue @(1, 2) is one item that holds an array, so Should -ActualValue @(1, 2) -HaveCount 2 fails.' {
        $null = Get-Failure { Should -ActualValue @(1, 2) -HaveCount 2 }, { Should -ActualValue @(1, 2) -Be 1, 2 }
        Assert-Passing { Should -ActualValue @(1, 2) -HaveCount 1 }, { 1, 2 | Should -HaveCount 2 }
    }

    It 'A one-item array equals its item, and $null, @() and @($null) equal each other when they are piped.' {
        Assert-Passing { @(1) | Should -Be 1 }, { 1 | Should -Be @(1) }, { $null | Should -Be @() }, { @($null) | Should -Be @() }, { @() | Should -Be $null }
        $null = Get-Failure { Should -ActualValue @() -Be $null }
    }

    It 'An unknown name is an error: Could not find type [nosuchtype].' {
        Get-Failure { 1 | Should -BeOfType nosuchtype } | Should -BeLike 'Could not find type `[nosuchtype`].*'
    }

    It 'Another object with equal content does not count, as for -Contain.' {
        $null = Get-Failure { @{ a = 1 } | Should -BeIn @(@{ a = 1 }) }
    }

    It 'If there is no such file, -Not with any of the four -FileContentMatch… operators passes and only prints an error, unless $global:ErrorActionPreference is Stop; check with -Exist first.' {
        (Invoke-Sample { Describe 'd' { It 'i' { './nope.log' | Should -Not -FileContentMatch 'x' } } } -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { './nope.log' | Should -Not -FileContentMatch 'x' } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Messages | Should -BeLike 'Cannot find path*nope.log*'
        $run = Invoke-Sample { Describe 'd' { It 'i' { './nope.log' | Should -Not -FileContentMatch 'x'; './nope.log' | Should -Not -FileContentMatchMultilineExactly 'x' } } }
        $run.Passed | Should -Be 1
        @($run.Errors).Count | Should -BeGreaterThan 0
    }

    It '-Mandatory: the parameter must be mandatory. Without the switch, and with -Mandatory:$false, this is not checked.' {
        Assert-Passing { function Get-B { param ([Parameter(Mandatory)] $Name) }; Get-Command Get-B | Should -HaveParameter Name -Mandatory; Get-Command Get-B | Should -HaveParameter Name -Mandatory:$false }
        $null = Get-Failure { function Get-B { param ($Name) }; Get-Command Get-B | Should -HaveParameter Name -Mandatory }
    }

    It 'Should -Not -Invoke Get-Date fails with Expected Get-Date not to be called exactly 1 times, but it was.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { }; Get-Date; Should -Not -Invoke Get-Date } } }).Messages | Should -BeLike 'Expected Get-Date not to be called exactly 1 times, but it was*'
    }

    It 'The form of Pester 3, Should Be 1, is refused: Legacy Should syntax (without dashes) is not supported in Pester 5.' {
        Get-Failure { 1 | Should Be 1 } | Should -BeLike '*Legacy Should syntax (without dashes) is not supported in Pester 5.*'
    }

    It 'In 5.9.0, the check of a parameter without the attribute ends with You cannot call a method on a null-valued expression., also with -Not, until Register-ArgumentCompleter has run in the session.' {
        $run = Invoke-Sample -Script {
            function Get-Z { param ([ArgumentCompleter({ 'x' })] $C, $O) }
            $checks = { Get-Command Get-Z | Should -HaveParameter O -HasArgumentCompleter }, { Get-Command Get-Z | Should -Not -HaveParameter O -HasArgumentCompleter }, { Get-Command Get-Z | Should -HaveParameter C -HasArgumentCompleter }
            $check = { foreach ($one in $checks) { try { & $one; 'passed' } catch { "$_" } } }
            & $check
            Register-ArgumentCompleter -CommandName Get-Other -ParameterName P -ScriptBlock { }
            & $check
        }
        $run.Value[0, 1] | Should -Be 'You cannot call a method on a null-valued expression.', 'You cannot call a method on a null-valued expression.'
        $run.Value[2] | Should -Be 'passed'
        $run.Value[3] | Should -BeLike 'Expected command Get-Z to have a parameter O*'
        $run.Value[4, 5] | Should -Be 'passed', 'passed'
    }

    It '-HasArgumentCompleter: the parameter must have a completer, by [ArgumentCompleter()] or registered for this command; [ValidateSet()] is not one. Without the switch, this is not checked.' {
        Assert-Passing { function Get-Z { param ([ArgumentCompleter({ 'x' })] $C, $O) }; Get-Command Get-Z | Should -HaveParameter C -HasArgumentCompleter; Get-Command Get-Z | Should -HaveParameter O }, { function Get-Y { param ($R) }; Register-ArgumentCompleter -CommandName Get-Y -ParameterName R -ScriptBlock { }; Get-Command Get-Y | Should -HaveParameter R -HasArgumentCompleter }
        $null = Get-Failure { function Get-W { param ($Everywhere) }; Register-ArgumentCompleter -ParameterName Everywhere -ScriptBlock { 'x' }; Get-Command Get-W | Should -HaveParameter Everywhere -HasArgumentCompleter }
        $null = Get-Failure { function Get-X { param ([ValidateSet('a')] $S) }; Get-Command Get-X | Should -HaveParameter S -HasArgumentCompleter }
    }

    It 'The other parameters can be splatted: 1, 2 | Should @arguments.' {
        Assert-Passing { $arguments = @{ Be = $true; ExpectedValue = 1, 2 }; 1, 2 | Should @arguments }
        Get-Failure { $arguments = @{ Be = $true; ExpectedValue = 1, 3; Because = 'rr' }; 1, 2 | Should @arguments } | Should -BeLike '*because rr*'
    }

    It 'Brackets need a backtick, in single quotes.' {
        Assert-Passing { { throw 'drive [C]' } | Should -Throw 'drive `[C`]' }
        $null = Get-Failure { { throw 'drive [C]' } | Should -Throw 'drive [C]' }, { { throw 'drive [C]' } | Should -Throw "drive `[C`]" }
    }

    It '[WildcardPattern]::Escape(''value is [1]'') writes the backticks for you.' {
        Assert-Passing { { throw 'value is [1]' } | Should -Throw ([WildcardPattern]::Escape('value is [1]')) }
        $null = Get-Failure { { throw 'value is [1]' } | Should -Throw 'value is [1]' }
    }

    It 'Bare brackets are text, too, and Pester knows neither your classes nor your using namespace: write ([Backup]) and ([IList]).' {
        $run = Invoke-Sample @'
using namespace System.Collections
class ProofBackup { }
Describe 'd' {
        It 'class in brackets' { [ProofBackup]::new() | Should -BeOfType [ProofBackup] }
        It 'namespace in brackets' { , @(1) | Should -BeOfType [IList] }
        It 'in parentheses' { [ProofBackup]::new() | Should -BeOfType ([ProofBackup]); , @(1) | Should -BeOfType ([IList]) }
}
'@
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
    }

    It 'A name that PSTypeName gives is an error, too: look for it in PSObject.TypeNames.' {
        Get-Failure { [pscustomobject] @{ PSTypeName = 'Proof.Plan' } | Should -BeOfType 'Proof.Plan' } | Should -BeLike 'Could not find type `[Proof.Plan`]*'
        Assert-Passing { ([pscustomobject] @{ PSTypeName = 'Proof.Plan' }).PSObject.TypeNames | Should -Contain 'Proof.Plan' }
    }

    It 'When a function returns one hashtable, (Get-Plan).Count is therefore the number of its keys; Get-Plan | Should -HaveCount 1 counts the results.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Plan ($Number = 1) { foreach ($number in 1..$Number) { @{ Name = 'mail'; Keep = 3; Size = 1 } } } }
                It 'keys' { (Get-Plan).Count | Should -Be 3; { (Get-Plan).Count | Should -Be 1 } | Should -Throw 'Expected 1, but got 3.' }
                It 'results' { Get-Plan | Should -HaveCount 1; { Get-Plan | Should -HaveCount 3 } | Should -Throw }
                It 'two' { (Get-Plan 2).Count | Should -Be 2; Get-Plan 2 | Should -HaveCount 2 }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'For any order, sort both sides.' {
        Assert-Passing { 3, 1, 2 | Sort-Object | Should -Be (2, 3, 1 | Sort-Object) }, { 'b', 'A' | Sort-Object | Should -BeExactly ('A', 'b' | Sort-Object) }
        $null = Get-Failure { 3, 1, 2 | Should -Be 2, 3, 1 }, { 3, 1, 2 | Sort-Object | Should -Be 2, 3, 1 }, { 3, 1, 2 | Sort-Object | Should -Be (2, 3, 2 | Sort-Object) }
    }
}
