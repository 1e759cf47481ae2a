BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # Runs a line in BeforeAll and in a test: the message stands in the test, and 6.1.0-rc1 shows another one in BeforeAll.
    function Get-SetupMessage ([string] $Code, [string] $Pattern) {
        $setup = Invoke-Sample "Describe 'd' { BeforeAll { $Code }; It 'i' { } }"
        $test = Invoke-Sample "Describe 'd' { It 'i' { $Code } }"
        $expected = if ($Pattern) { 'Failed' } else { 'Passed' }
        $setup.Result, $test.Result | Should -Be $expected, $expected
        if ($Pattern) {
            "$($test.Messages)" | Should -Match $Pattern
            "$($setup.Messages)" | Should -Match "^A 'break' or 'continue' statement with a label that does not match any enclosing loop"
            "$($setup.Messages)" | Should -Not -Match $Pattern
        }
    }

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            BeforeAll {
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Should-ProofOne ($ActualValue, [switch] $Negate, [int] $ExpectedValue, [string] $Because, $CallerSessionState) {
                    $script:calls++
                    [pscustomobject] @{ Succeeded = ($ActualValue -eq $ExpectedValue) -ne $Negate.IsPresent; FailureMessage = "Expected $ExpectedValue, negated $Negate,$Because got $ActualValue, sees $($CallerSessionState.PSVariable.GetValue('ofTest'))." }
                }
                function Should-ProofList ($ActualValue, [switch] $Negate, $CallerSessionState) { [pscustomobject] @{ Succeeded = $false; FailureMessage = "items: $(@($ActualValue).Count)" } }
                function Should-ProofBare ($ActualValue) { $true }
                function Should-ProofStrict { [CmdletBinding()] param ($ActualValue) [pscustomobject] @{ Succeeded = $true; FailureMessage = '' } }
                function Should-ProofCall ($ActualValue, [switch] $Negate) { try { Should -Be 1 -ActualValue $ActualValue; [pscustomobject] @{ Succeeded = $true; FailureMessage = '' } } catch { [pscustomobject] @{ Succeeded = $false; FailureMessage = "$_ It was the first." } } }
                Add-ShouldOperator -Name ProofOne -InternalName Should-ProofOne -Test ${function:Should-ProofOne}
                Add-ShouldOperator -Name ProofList -Test ${function:Should-ProofList} -SupportsArrayInput
                Add-ShouldOperator -Name ProofBare -Test ${function:Should-ProofBare}
                Add-ShouldOperator -Name ProofStrict -Test ${function:Should-ProofStrict}
                Add-ShouldOperator -Name ProofCall -Test ${function:Should-ProofCall}
            }

            It 'last item' {
                function Get-Last { param ([Parameter(ValueFromPipeline)] $Actual) $Actual }; 1, 2, 3 | Get-Last | Should -Be 3
            }
            It 'operator' {
                1 | Should -ProofOne 1; 2 | Should -Not -ProofOne 1; (Get-Message { 2 | Should -ProofOne 1 -Because 'x' }) | Should -Match '^Expected 1'
            }
            It 'listed' {
                (Get-ShouldOperator).Name | Should -Contain 'ProofOne'; (Get-ShouldOperator).Name | Should -Contain 'Be'
            }
        }
    }}

Describe 'assertions/custom-assertions' {
    It 'Because the failures come from Pester''s own commands, they have good messages, know the reason, and obey soft assertions: with Should.ErrorAction = ''Continue'' all lines of the function run.' {
        $functions = { function Should-BeBackup { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $Actual.Name | Should-BeString 'a'; $Actual.Size | Should-Be 1 } }
        $run = Invoke-Sample "Describe 'd' { BeforeAll { $functions }; It 'i' { [pscustomobject] @{ Name = 'b'; Size = 2 } | Should-BeBackup } }" -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests[0].Message | Should -HaveCount 2
    }

    It 'A function from a module cannot be soft in 6.1.0-rc1: its first failure ends the test.' {
        $run = Invoke-Sample -File @{ 'M.psm1' = 'function Should-BeBackup { param ([Parameter(ValueFromPipeline)] $Actual) $Actual.Name | Should-BeString "a"; $Actual.Size | Should-Be 1 }' } -Test { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/M.psm1 }; It 'i' { [pscustomobject] @{ Name = 'b'; Size = 2 } | Should-BeBackup } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests[0].Message | Should -HaveCount 1
    }

    It 'To take a piped list, a function must go through its items in a process block; the function above looks at the last item only.' {
        Assert-TestPassed $sample 'last item'
    }

    It 'Write a function that declares $ActualValue, $Negate and $Because, and returns an object that says whether the value passed. Add-ShouldOperator makes it an operator, with -Not, -Because and parameters like the built-in ones. The -Name is what you write after Should.' {
        Assert-TestPassed $sample 'operator'
    }

    It 'Get-ShouldOperator lists the operator together with the built-in ones. Get-ShouldOperator -Name BeBackupFile shows its syntax and, if the function has one, its comment-based help. The function is found by its -InternalName, as long as it is visible at the prompt.' {
        Assert-TestPassed $sample 'listed'
        $run = Invoke-Sample -Script {
            function global:Should-ProofHelp {
                <# .SYNOPSIS
                Says what it is. #>
                param ($ActualValue, [switch] $Negate)
            }
            Add-ShouldOperator -Name ProofHelp -InternalName Should-ProofHelp -Test ${function:Should-ProofHelp}
            & { function Should-ProofHidden { param ($ActualValue, [switch] $Negate) }; Add-ShouldOperator -Name ProofHidden -InternalName Should-ProofHidden -Test ${function:Should-ProofHidden} }
            Get-ShouldOperator -Name ProofHelp | Out-String
            Get-ShouldOperator -Name ProofHidden
            Remove-Item function:Should-ProofHelp
            function global:Should-ProofBareHelp ($ActualValue, [int] $Least, [switch] $Negate) { }
            Add-ShouldOperator -Name ProofBareHelp -InternalName Should-ProofBareHelp -Test ${function:Should-ProofBareHelp}
            Get-ShouldOperator -Name ProofBareHelp | Out-String
            Remove-Item function:Should-ProofBareHelp
        }
        "$($run.Value)" | Should -Match 'Says what it is'
        "$($run.Value)" | Should -Match 'Should -ProofBareHelp .*-Least'
        $run.Warnings | Should -BeLike "No help found for Should operator 'Should-ProofHidden'*"
    }

    It 'It needs no registration.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Should-BeProof ($Actual) { $Actual | Should-Be 1 }; Should-BeProof 1; { Should-BeProof 2 } | Should-Throw } } }).Passed | Should -Be 1
    }

    It 'For an operator of the classic Should, write a function that returns a result and register it with Add-ShouldOperator.' {
        (Invoke-Sample { BeforeAll { Add-ShouldOperator -Name BeProofOp -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $ActualValue -eq 1; FailureMessage = 'no' } } }; Describe 'd' { It 'yes' { 1 | Should -BeProofOp }; It 'no' { 2 | Should -BeProofOp } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'The first line of the function keeps -ErrorAction Stop, since the others need a value.' {
        $code = { BeforeAll { function Should-BeIt ($Actual) { $Actual | Should-NotBeNull -ErrorAction HOW; $Actual.Name | Should-BeLikeString '*.bak' } }; Describe 'd' { It 'i' { Should-BeIt $null } } }
        $soft = @{ Should = @{ ErrorAction = 'Continue' } }
        (Invoke-Sample ("$code" -replace 'HOW', 'Stop') -Configuration $soft).Messages.Count | Should -Be 1
        (Invoke-Sample ("$code" -replace 'HOW', 'Continue') -Configuration $soft).Messages.Count | Should -Be 2
    }

    It 'Dot-source the file instead, as above, or build the function with New-ShouldAssertion, which is soft from a module, too.' {
        $file = 'function Should-BeIt ($Actual) { $Actual | Should-Be 1; $Actual | Should-Be 2 }'
        $built = 'function Should-BeBuilt { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; $assert.Fail("one", @{}); $assert.Fail("two", @{}) }'
        $run = Invoke-Sample -File @{ 'It.ps1' = $file; 'It.psm1' = $file; 'Built.psm1' = $built } -Configuration @{ Should = @{ ErrorAction = 'Continue' } } { Describe 'd' { It 'dot' { . $PSScriptRoot/It.ps1; Should-BeIt 3 }; It 'module' { Import-Module $PSScriptRoot/It.psm1 -Force; It\Should-BeIt 3 }; It 'built' { Import-Module $PSScriptRoot/Built.psm1; 3 | Should-BeBuilt } } }
        $run.Tests | ForEach-Object { $_.Message.Count } | Should -Be 2, 1, 2
    }

    It 'The message of a throw stands after the name of the exception, and such a failure always ends the test, even with soft assertions.' {
        $run = Invoke-Sample -Configuration @{ Should = @{ ErrorAction = 'Continue' } } { Describe 'd' { It 'i' { function Should-BeIt { throw 'mine' }; 1 | Should-Be 2; Write-Host 'soft'; Should-BeIt; Write-Host 'after' } } }
        $run.Text | Should -Match 'RuntimeException: mine'
        $run.Output | Should -Contain 'soft'
        $run.Output | Should -Not -Contain 'after'
    }

    It '-Test got a block made with [scriptblock]::Create. In BeforeAll, 6.1.0-rc1 shows another message in its place. Pass a literal block, or the code of a function as above: ${function:Should-BeBackupFile}.' {
        $run = Invoke-Sample -Script {
            try { Add-ShouldOperator -Name BeProofA -Test ([scriptblock]::Create('param ($ActualValue) [pscustomobject] @{ Succeeded = $true }')); 'accepted' } catch { "$_" }
            function Test-Proof ($ActualValue) { [pscustomobject] @{ Succeeded = $true } }
            try { Add-ShouldOperator -Name BeProofB -Test ${function:Test-Proof}; 'accepted' } catch { "$_" }
            try { Add-ShouldOperator -Name BeProofC -Test { param ($ActualValue) [pscustomobject] @{ Succeeded = $true } }; 'accepted' } catch { "$_" }
        }
        $run.Value[0] | Should -BeLike '*Unbound scriptblock is not allowed*'
        $run.Value[1, 2] | Should -Be 'accepted', 'accepted'
        Get-SetupMessage 'Add-ShouldOperator -Name BeProofA -Test ([scriptblock]::Create("param (`$ActualValue) 1"))' 'Unbound scriptblock is not allowed'
    }

    It 'The seventh fails with Max number of assertion operators (32) has already been reached. In BeforeAll, 6.1.0-rc1 shows another message in its place.' {
        Get-SetupMessage '1..6 | ForEach-Object { Add-ShouldOperator -Name "BeProof$_" -Test { param ($ActualValue) 1 } }'
        Get-SetupMessage '1..7 | ForEach-Object { Add-ShouldOperator -Name "BeProof$_" -Test { param ($ActualValue) 1 } }' 'Max number of assertion operators \(32\) has already been reached'
    }

    It 'The code, an alias or -SupportsArrayInput of the operator has changed since it was registered in this session, or its name is taken by a built-in one. In BeforeAll, 6.1.0-rc1 shows another message in its place.' {
        Get-SetupMessage '1, 1 | ForEach-Object { Add-ShouldOperator -Name BeProof -Test ({ param ($ActualValue) 1 }) }'
        Get-SetupMessage 'Add-ShouldOperator -Name BeProof -Test { param ($ActualValue) 1 }; Add-ShouldOperator -Name BeProof -Test { param ($ActualValue) 2 }' 'Assertion operator name ''BeProof'' has been added multiple times'
        Get-SetupMessage 'Add-ShouldOperator -Name HaveCount -Test { param ($ActualValue) 2 }' 'Assertion operator name ''HaveCount'' has been added multiple times'
    }

    It 'When no existing assertion says what is wrong, throw, or write a Should-* command of your own (since 6.1.0), which knows soft assertions and formats values. The message of a throw stands after the name of the exception, and such a failure always ends the test, even with soft assertions.' {
        $run = Invoke-Sample -Configuration @{ Should = @{ ErrorAction = 'Continue' } } -Test {
            Describe 'd' {
                BeforeAll {
                    function Should-BeZip { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; $assert.Fail('Expected a zip, but got <actualType> <actual>.') }
                    function Test-Zip ($Actual) { throw "no zip: $Actual" }
                }
                It 'own' { 'a.bak' | Should-BeZip; Write-Host ('own went' + ' on') }
                It 'throw' { Test-Zip 'a.bak'; Write-Host ('throw went' + ' on') }
            }
        }
        $run.Failed | Should -Be 2
        $run.Text | Should -Match 'own went on'
        $run.Text | Should -Not -Match 'throw went on'
        $run.Text | Should -Match "Expected a zip, but got \[string\] 'a\.bak'\."
        $run.Text | Should -Match 'RuntimeException: no zip: a\.bak'
    }

    It 'For a text of your own in the message of an existing assertion, -Because "function ''$name'' …" is usually enough.' {
        (Get-Failure { $name = 'photos'; $name | Should-MatchString '-' -Because "function '$name' needs a verb" }) | Should -BeLike "Expected the string 'photos' to match pattern '-', because function 'photos' needs a verb, but it did not.*"
        (Get-Failure { $name = 'photos'; $name | Should -Match '-' -Because "function '$name' needs a verb" }) | Should -BeLike "*because function 'photos' needs a verb, but it did not match.*"
        # Not always: some do not show it.
        (Get-Failure { $name = 'photos'; { } | Should-Throw -Because "function '$name' needs a verb" }) | Should -Not -Match 'verb'
    }
}
