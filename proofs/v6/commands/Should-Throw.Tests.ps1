BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-Throw' {
    It 'Runs a script block and passes when it throws. Without further parameters, any error will do, even one that you did not mean, so name at least a message or a type. The error record is returned, which lets you look at everything else.' {
        Assert-Passing { $record = { throw 'disk full' } | Should-Throw; if ($record -isnot [System.Management.Automation.ErrorRecord]) { throw 'no record' } }
        $null = Get-Failure { { 1 } | Should-Throw }
    }

    It 'Functions of a module do not see that variable, unless the block stands in its InModuleScope. Their Write-Error counts only when the call has -ErrorAction Stop, or the preference of the session is Stop, as in GitHub Actions.' {
        (Invoke-Sample -File @{ 'M.psm1' = 'function Write-Mod { [CmdletBinding()] param () Write-Error x }' } -Test { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/M.psm1 }; It 'i' { { Write-Mod 2> $null } | Should-Throw }; It 'allow' { { Write-Mod 2> $null } | Should-Throw -AllowNonTerminatingError } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Tests[0].Result | Should -Be 'Passed'
        (Invoke-Sample -File @{ 'M.psm1' = 'function Write-Mod { [CmdletBinding()] param () Write-Error x }' } -Test { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/M.psm1 }; It 'i' { { Write-Mod 2> $null } | Should-Throw }; It 'allow' { { Write-Mod 2> $null } | Should-Throw -AllowNonTerminatingError } } } ).Tests[0].Result | Should -Be 'Failed'
        Assert-Passing { { Write-Error 'we' } | Should-Throw }, { $null = New-Module { function Write-Bad { [CmdletBinding()] param () Write-Error 'bad' } } | Import-Module -PassThru; { Write-Bad -ErrorAction Stop } | Should-Throw }
        $null = Get-Failure { $null = New-Module { function Write-Bad { [CmdletBinding()] param () Write-Error 'bad' } } | Import-Module -PassThru; { Write-Bad -ErrorAction Continue 2> $null } | Should-Throw }, { { Write-Error 'we' 2> $null } | Should-Throw -AllowNonTerminatingError }
    }

    It 'The middle of the message lists what you asked for: the type, the message, the id. After "but" comes each part that did not fit, with the real value, which you can copy into the test.' {
        Get-Failure { { throw 'disk full' } | Should-Throw 'x*' -FullyQualifiedErrorId 'y*' -ExceptionType ([System.IO.IOException]) } | Should -Be "Expected an exception, of type [IO.IOException], with message like 'x*' and with FullyQualifiedErrorId 'y*' to be thrown, but the exception type was [Management.Automation.RuntimeException], the message was 'disk full' and the FullyQualifiedErrorId was 'disk full'."
        Get-Failure { { throw 'disk full' } | Should-Throw 'disk*' -FullyQualifiedErrorId 'y*' } | Should -Not -Match 'the message was'
    }

    It 'In a message in single quotes, double each '' and put a backtick before each [ and ].' {
        Get-Failure { { throw 'drive [C] is full' } | Should-Throw 'x' } | Should -Match "but the message was 'drive \[C\] is full'"
        $null = Get-Failure { { throw 'drive [C] is full' } | Should-Throw 'drive [C] is full' }
        Assert-Passing { { throw 'drive [C] is full' } | Should-Throw 'drive `[C`] is full' }
        Assert-Passing { { Get-Item /nope } | Should-Throw 'Cannot find path ''/nope'' because it does not exist.' }
        Get-Failure { { Get-Item /nope } | Should-Throw 'Cannot find path '/nope' because it does not exist.' } | Should -BeLike "*with message like 'Cannot find path ', with FullyQualifiedErrorId '/nope because it does not exist.' to be thrown*"
    }

    It 'When nothing was thrown, the sentence ends with but no exception was thrown. With a pattern for the message, it reads but the message was '''' and no exception was thrown.' {
        Get-Failure { { } | Should-Throw } | Should -BeLike '*but no exception was thrown.'
        Get-Failure { { } | Should-Throw 'x*' } | Should -BeLike "*but the message was '' and no exception was thrown."
    }

    It 'A pattern for the whole message, matched like -like and without case. For a part of the message, write stars: ''*disk*''. Square brackets are wildcards, too; escape them with a backtick, as in ''drive [C]''. An empty text is the same as leaving it out.' {
        Assert-Passing { { throw 'disk full' } | Should-Throw 'DISK FULL' }, { { throw 'disk full' } | Should-Throw '*sk f*' }, { { throw 'drive [C]' } | Should-Throw 'drive `[C`]' }, { { throw 'disk full' } | Should-Throw '' }
        $null = Get-Failure { { throw 'disk full' } | Should-Throw 'disk' }, { { throw 'drive [C]' } | Should-Throw 'drive [C]' }
    }

    It 'A pattern for the error id, matched the same way as the message. Cmdlets, and functions with Write-Error, append their own name (PathNotFound,Microsoft.PowerShell.Commands.GetItemCommand), so end it with a star. For throw ''text'', the id is that text.' {
        Assert-Passing { { Get-Item /nope } | Should-Throw -FullyQualifiedErrorId 'pathnotfound*' }, { { Get-Item /nope } | Should-Throw -FullyQualifiedErrorId 'PathNotFound,Microsoft.PowerShell.Commands.GetItemCommand' }, { { throw 'text' } | Should-Throw -FullyQualifiedErrorId 'text' }
        $null = Get-Failure { { Get-Item /nope } | Should-Throw -FullyQualifiedErrorId 'PathNotFound' }
        Assert-Passing { function Set-It { [CmdletBinding()] param () Write-Error 'no' -ErrorId 'Locked' }; { Set-It } | Should-Throw -FullyQualifiedErrorId 'Locked,Set-It' }, { function Set-It { Write-Error 'no' -ErrorId 'Locked' }; { Set-It } | Should-Throw -FullyQualifiedErrorId 'Locked*' }
        $null = Get-Failure { function Set-It { Write-Error 'no' -ErrorId 'Locked' }; { Set-It } | Should-Throw -FullyQualifiedErrorId 'Locked' }, { function Set-It { [CmdletBinding()] param () $PSCmdlet.ThrowTerminatingError([System.Management.Automation.ErrorRecord]::new([Exception] 'no', 'Locked', 'NotSpecified', $null)) }; { Set-It } | Should-Throw -FullyQualifiedErrorId 'Locked' }
    }

    It 'The type of the exception or one of its base types, in parentheses: ([System.IO.IOException]); a bare name such as ArgumentException is converted.' {
        Assert-Passing { { throw [System.IO.FileNotFoundException]::new('f') } | Should-Throw -ExceptionType ([System.IO.IOException]) }, { { throw [System.ArgumentException]::new('f') } | Should-Throw -ExceptionType ArgumentException }
        $null = Get-Failure { { throw [System.IO.IOException]::new('f') } | Should-Throw -ExceptionType ([System.IO.FileNotFoundException]) }
    }

    It 'As the first positional argument, a type becomes a message pattern, so give it by name.' {
        Assert-Passing { { [System.IO.File]::ReadAllText('/nope') } | Should-Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }
        Get-Failure { { [System.IO.File]::ReadAllText('/nope') } | Should-Throw -ExceptionType ([System.IO.FileNotFoundException]) } | Should -BeLike '*the exception type was `[Management.Automation.MethodInvocationException`].'
        Get-Failure { { throw [System.IO.IOException]::new('f') } | Should-Throw ([System.IO.IOException]) } | Should -BeLike "*with message like 'System.IO.IOException'*"
    }

    It 'Code without braces runs before Should-Throw does, and what it throws fails the test directly.' {
        Get-Failure { & { throw 'direct' } | Should-Throw } | Should -Be 'direct'
        Get-Failure { Get-Item /nope 2> $null | Should-Throw } | Should -BeLike "Cannot bind argument to parameter 'ScriptBlock' because it is null."
    }

    It 'Any other piped value, or none, ends with Cannot bind argument to parameter ''ScriptBlock'' because it is null.' {
        Get-Failure { 5 | Should-Throw }, { 'text' | Should-Throw } | Should -BeLike "Cannot bind argument to parameter 'ScriptBlock' because it is null."
        Get-Failure { & { } | Should-Throw }, { & { Write-Error 'we' 2> $null } | Should-Throw } | Should -BeLike "Cannot bind argument to parameter 'ScriptBlock' because it is null."
    }

    It 'The parameter has no position: Should-Throw { … } fails, Should-Throw -ScriptBlock { … } works.' {
        $null = Get-Failure { Should-Throw { throw 'x' } }
        Assert-Passing { Should-Throw -ScriptBlock { throw 'x' } }
    }

    It 'A block from [scriptblock]::Create() is refused as unbound.' {
        Get-Failure { [scriptblock]::Create('throw 1') | Should-Throw } | Should -BeLike 'Unbound scriptblock is not allowed*'
    }

    It 'Two piped blocks cannot be converted to one.' {
        Get-Failure { { throw 1 }, { throw 2 } | Should-Throw } | Should -BeLike 'Cannot convert*'
    }

    It 'Accepted, but 6.1.0-rc1 leaves it out of the message.' {
        Get-Failure { { } | Should-Throw -Because 'rr' } | Should -Not -Match 'rr'
    }

    It 'In 6.0.0, it is the fourth positional argument.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.0.0/src/functions/assert/Exception/Should-Throw.ps1'
    }

    It 'Without the switch, an error that is only written counts as a throw, as from Write-Error or Get-Item for a missing path, unless a function of a script module writes it. With it, such an error does not count.' {
        Assert-Passing { { Write-Error 'we' } | Should-Throw 'we' }, { { Get-Item /nope } | Should-Throw }
        $null = Get-Failure { { Write-Error 'we' 2> $null } | Should-Throw -AllowNonTerminatingError }, { { Get-Item /nope 2> $null } | Should-Throw -AllowNonTerminatingError }
        $null = Get-Failure { $null = New-Module { function Write-Unseen { Write-Error 'bad' 2> $null } } | Import-Module -PassThru; { Write-Unseen } | Should-Throw }
    }

    It 'a throw, or a cmdlet with -ErrorAction Stop | counts | counts' {
        Assert-Passing { { throw 'x' } | Should-Throw }, { { throw 'x' } | Should-Throw -AllowNonTerminatingError }, { { Get-Item /nope -ErrorAction Stop } | Should-Throw }, { { Get-Item /nope -ErrorAction Stop } | Should-Throw -AllowNonTerminatingError }
    }

    It 'a written error, of the block or a function of the test file | counts | does not count' {
        Assert-Passing { function Write-Bad { Write-Error 'bad' }; { Write-Bad } | Should-Throw }
        $null = Get-Failure { function Write-Bad { Write-Error 'bad' 2> $null }; { Write-Bad } | Should-Throw -AllowNonTerminatingError }
    }

    It 'a written error under -ErrorAction or a preference of its own that lets it pass | does not count | does not count' {
        $null = Get-Failure { { Write-Error 'x' -ErrorAction SilentlyContinue } | Should-Throw }, { { $ErrorActionPreference = 'SilentlyContinue'; Write-Error 'x' } | Should-Throw }, { { $ErrorActionPreference = 'SilentlyContinue'; Write-Error 'x' } | Should-Throw -AllowNonTerminatingError }
    }

    It 'a written error of a function of a script module | does not count | does not count' {
        $null = Get-Failure { $null = New-Module { function Write-Bad2 { Write-Error 'bad' 2> $null } } | Import-Module -PassThru; { Write-Bad2 } | Should-Throw }, { $null = New-Module { function Write-Bad2 { Write-Error 'bad' 2> $null } } | Import-Module -PassThru; { Write-Bad2 } | Should-Throw -AllowNonTerminatingError }
    }

    It 'the same function, with the block inside of InModuleScope for its module | counts | does not count' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Write-Tape { Write-Error "no tape" 2> $null }' } -Test {
            BeforeDiscovery { Import-Module $PSScriptRoot/Tape.psm1 }
            Describe 'd' {
                It 'inside' { InModuleScope Tape { { Write-Tape } | Should-Throw 'no tape' } }
                It 'allowed' { InModuleScope Tape { { Write-Tape } | Should-Throw -AllowNonTerminatingError } }
                It 'block outside' { { InModuleScope Tape { Write-Tape } } | Should-Throw 'no tape' }
            }
            InModuleScope Tape { Describe 'within' { It 'counts' { { Write-Tape } | Should-Throw 'no tape' } } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed'
    }

    It 'a function of a script module, called with -ErrorAction Stop or where $global:ErrorActionPreference is Stop | counts | counts' {
        (Invoke-Sample -File @{ 'M.psm1' = 'function Write-Mod { [CmdletBinding()] param () Write-Error x }' } -Test { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/M.psm1 }; It 'i' { { Write-Mod 2> $null } | Should-Throw }; It 'allow' { { Write-Mod 2> $null } | Should-Throw -AllowNonTerminatingError } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Tests.Result | Should -Be 'Passed', 'Passed'
        Assert-Passing { $null = New-Module { function Write-Bad3 { [CmdletBinding()] param () Write-Error 'bad' } } | Import-Module -PassThru; { Write-Bad3 -ErrorAction Stop } | Should-Throw }, { $null = New-Module { function Write-Bad3 { [CmdletBinding()] param () Write-Error 'bad' } } | Import-Module -PassThru; { Write-Bad3 -ErrorAction Stop } | Should-Throw -AllowNonTerminatingError }
    }

    It 'Takes one script block from the pipeline. It returns the System.Management.Automation.ErrorRecord, and what the block itself wrote to the output is lost.' {
        Assert-Passing { $all = @({ 'out'; throw 'a' } | Should-Throw); if ($all.Count -ne 1 -or $all[0] -isnot [System.Management.Automation.ErrorRecord]) { throw "$all" } }
    }

    It 'It replaces Should -Throw. Two things are new: an error that is only written counts as a throw, unless a function of a module writes it, and the error record always comes back, without -PassThru. -ExpectedMessage is called -ExceptionMessage, and -ErrorId -FullyQualifiedErrorId.' {
        Assert-Passing { if ($null -ne ({ throw 'a' } | Should -Throw)) { throw 'output' } }, { { throw 'a' } | Should -Throw -ErrorId 'a' }, { if ($null -eq ({ throw 'a' } | Should -Throw -PassThru)) { throw 'none' } }
        $null = Get-Failure { { Write-Error 'a' 2> $null } | Should -Throw }, { { Get-Item -Path /nowhere 2> $null } | Should -Throw }
        Assert-Passing { { Write-Error 'a' } | Should-Throw }, { { Get-Item -Path /nowhere } | Should-Throw }, { { throw 'a' } | Should -Throw -ExpectedMessage 'a' }, { { throw 'a' } | Should-Throw -ExceptionMessage 'a' }, { { throw 'a' } | Should-Throw -FullyQualifiedErrorId 'a' }
        Get-Failure { { throw 'a' } | Should-Throw -ExpectedMessage 'a' }, { { throw 'a' } | Should-Throw -ErrorId 'a' } | Should -BeLike '*parameter cannot be found*'
        (Invoke-Sample -File @{ 'Writes.psm1' = 'function Write-Own { Write-Error a }' } -Test { BeforeAll { Import-Module $PSScriptRoot/Writes.psm1 }; Describe 'd' { It 'i' { { Write-Own 2> $null } | Should-Throw } } }).Failed | Should -Be 1
    }

    It 'There is no Should-NotThrow.' {
        Get-Failure { { } | Should-NotThrow } | Should -BeLike "*Should-NotThrow*not recognized*"
    }

    It 'The block runs in a scope of its own: a variable that it sets is gone afterwards, unless you write $script:name.' {
        Assert-Passing { $v = 1; $null = { $v = 2; throw 'a' } | Should-Throw; if ($v -ne 1) { throw 'changed' } }
        $run = Invoke-Sample { Describe 'd' { It 'i' { $script:v = 1; $null = { $script:v = 2; throw 'a' } | Should-Throw; $script:v | Should-Be 2 } } }
        $run.Passed | Should -Be 1
    }

    It 'A native program that ends with an exit code throws nothing.' {
        $null = Get-Failure { { & (Get-Process -Id $PID).Path -NoProfile -Command 'exit 3' } | Should-Throw }
    }

    It 'Under Should.ErrorAction = ''Continue'', an assertion inside the block is collected instead of thrown: the test fails for it, and Should-Throw sees no exception.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { { 1 | Should-Be 2 } | Should-Throw } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests[0].Message | Should -Be 'Expected [int] 2, but got [int] 1.', 'Expected an exception, to be thrown, but no exception was thrown.'
    }

    It 'An error from a .NET method call is a MethodInvocationException.' {
        Assert-Passing { { 1 / 0 } | Should-Throw -ExceptionType ([System.Management.Automation.RuntimeException]) }, { { [int] 'x' } | Should-Throw -ExceptionType ([System.Management.Automation.RuntimeException]) }
        $null = Get-Failure { { 1 / 0 } | Should-Throw -ExceptionType ([DivideByZeroException]) }, { { [int] 'x' } | Should-Throw -ExceptionType ([InvalidCastException]) }
        Assert-Passing { { [int]::Parse('x') } | Should-Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }, { { throw [FormatException]::new('x') } | Should-Throw -ExceptionType ([FormatException]) }
        $null = Get-Failure { { [int]::Parse('x') } | Should-Throw -ExceptionType ([FormatException]) }
        Assert-Passing { { [int]::Parse() } | Should-Throw -ExceptionType ([System.Management.Automation.MethodException]) }, { { [math]::Abs('x') } | Should-Throw -ExceptionType ([System.Management.Automation.MethodException]) }
        $null = Get-Failure { { [int]::Parse() } | Should-Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }, { { [math]::Abs('x') } | Should-Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }
    }

    It 'Arguments that fit no overload give a MethodException.' {
        Assert-Passing { { [int]::Parse() } | Should-Throw -ExceptionType ([System.Management.Automation.MethodException]) }, { { [math]::Abs('x') } | Should-Throw -ExceptionType ([System.Management.Automation.MethodException]) }
        $null = Get-Failure { { [int]::Parse() } | Should-Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }, { { [math]::Abs('x') } | Should-Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }
    }

    It 'An error from a cast or from 1 / 0 is a RuntimeException.' {
        Assert-Passing { { 1 / 0 } | Should-Throw -ExceptionType ([System.Management.Automation.RuntimeException]) }, { { [int] 'x' } | Should-Throw -ExceptionType ([System.Management.Automation.RuntimeException]) }
        $null = Get-Failure { { 1 / 0 } | Should-Throw -ExceptionType ([DivideByZeroException]) }, { { [int] 'x' } | Should-Throw -ExceptionType ([InvalidCastException]) }
    }

    It 'The code to run: one script block in braces.' {
        Assert-Passing { { throw 'x' } | Should-Throw }
        $null = Get-Failure { 'throw' | Should-Throw }, { { throw 'x' }, { throw 'y' } | Should-Throw }, { 5 | Should-Throw }
    }

    It 'Functions of a script module do not see the preference of the test, but they do when the test stands in InModuleScope.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Write-Tape { [CmdletBinding()] param () Write-Error "no tape" }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1; function Write-Own { Write-Error 'no tape' } }
                It 'own' { $ErrorActionPreference = 'Stop'; { Write-Own } | Should-Throw 'no tape' }
                It 'module' { $ErrorActionPreference = 'Stop'; { Write-Tape 2> $null } | Should-Throw 'no tape' }
                It 'module, asked' { { Write-Tape -ErrorAction Stop } | Should-Throw 'no tape' }
                It 'inside' { InModuleScope Tape { { Write-Tape 2> $null } | Should-Throw 'no tape' } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Passed'
    }
}
