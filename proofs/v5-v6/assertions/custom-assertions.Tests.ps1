BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            BeforeAll {
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Should-ProofOne ($ActualValue, [switch] $Negate, [int] $ExpectedValue, [string] $Because, $CallerSessionState) {
                    $script:isNull = $null -eq $ActualValue; $script:calls++
                    [pscustomobject] @{ Succeeded = ($ActualValue -eq $ExpectedValue) -ne $Negate.IsPresent; FailureMessage = "Expected $ExpectedValue, negated $Negate,$Because got $ActualValue, sees $($CallerSessionState.PSVariable.GetValue('ofTest'))." }
                }
                function Should-ProofList ($ActualValue, [switch] $Negate, $CallerSessionState) { $script:isNull = $null -eq $ActualValue; [pscustomobject] @{ Succeeded = $false; FailureMessage = "items: $(@($ActualValue).Count)" } }
                function Should-ProofBare ($ActualValue) { $true }
                function Should-ProofStrict { [CmdletBinding()] param ($ActualValue) [pscustomobject] @{ Succeeded = $true; FailureMessage = '' } }
                function Should-ProofCall ($ActualValue, [switch] $Negate) { try { Should -Be 1 -ActualValue $ActualValue; [pscustomobject] @{ Succeeded = $true; FailureMessage = '' } } catch { [pscustomobject] @{ Succeeded = $false; FailureMessage = "$_ It was the first." } } }
                Add-ShouldOperator -Name ProofOne -InternalName Should-ProofOne -Test ${function:Should-ProofOne}
                Add-ShouldOperator -Name ProofList -Test ${function:Should-ProofList} -SupportsArrayInput
                Add-ShouldOperator -Name ProofBare -Test ${function:Should-ProofBare}
                Add-ShouldOperator -Name ProofStrict -Test ${function:Should-ProofStrict}
                Add-ShouldOperator -Name ProofCall -Test ${function:Should-ProofCall}
            }

            It 'each item' {
                $script:calls = 0; 1, 1, 1 | Should -ProofOne 1; $script:calls | Should -Be 3
            }
            It 'negate' {
                2 | Should -Not -ProofOne 1; (Get-Message { 1 | Should -Not -ProofOne 1 }) | Should -Match 'negated True'
            }
            It 'because' {
                (Get-Message { 2 | Should -ProofOne 1 -Because 'reason' }) | Should -Match ',reason got'
                { 1 | Should -ProofList -Because 'reason' } | Should -Throw
                (Get-Message { 1 | Should -ProofOne 5 }) | Should -Match 'Expected 5, negated False, got'
            }
            It 'further parameters' {
                1 | Should -ProofOne -ExpectedValue 1; 1 | Should -ProofOne 1
            }
            It 'session state' {
                $ofTest = 'a variable of the test'; (Get-Message { 2 | Should -ProofOne 1 }) | Should -Match 'sees a variable of the test'
            }
            It 'output' {
                (Get-Message { 1 | Should -ProofOne 1 }) | Should -Be 'PASSED'; (Get-Message { 1 | Should -ProofBare }) | Should -Not -Be 'PASSED'
            }
            It 'types' {
                (Get-Message { 1 | Should -ProofOne 'text' }) | Should -Match 'Cannot (convert|process)'
            }
            It 'error id' {
                $record = try { 2 | Should -ProofOne 1 } catch { $_ }; $record.FullyQualifiedErrorId | Should -Be 'PesterAssertionFailed'
            }
            It 'one piece' {
                (Get-Message { 1, 2, 3 | Should -ProofList }) | Should -Be 'items: 3'; $script:calls = 0; try { @() | Should -ProofOne 1 } catch { }; $script:calls | Should -Be 1
                (Get-Message { @() | Should -ProofOne 1 }) | Should -Match 'got ,'; $script:isNull | Should -BeTrue; (Get-Message { @() | Should -ProofList }) | Should -Be 'items: 1'; $script:isNull | Should -BeTrue; (Get-Message { '' | Should -ProofList }) | Should -Be 'items: 1'; $script:isNull | Should -BeFalse
            }
            It 'calls Should' {
                1 | Should -ProofCall; (Get-Message { 2 | Should -ProofCall }) | Should -Be 'Expected 1, but got 2. It was the first.'
            }
            It 'same code again' {
                Add-ShouldOperator -Name ProofOne -InternalName Should-ProofOne -Test ${function:Should-ProofOne}; 1 | Should -ProofOne 1
            }
            It 'changed code' {
                { Add-ShouldOperator -Name ProofOne -Test { 'other' } } | Should -Throw; { Add-ShouldOperator -Name Be -Test { 'other' } } | Should -Throw
                { Add-ShouldOperator -Name ProofOne -InternalName Should-ProofOne -Alias ProofAlias -Test ${function:Should-ProofOne} } | Should -Throw '*has been added multiple times.'
                { Add-ShouldOperator -Name ProofOne -InternalName Should-ProofOne -SupportsArrayInput -Test ${function:Should-ProofOne} } | Should -Throw '*has been added multiple times.'
            }
            It 'attribute' {
                (Get-Message { 1 | Should -ProofStrict }) | Should -Match 'A parameter cannot be found that matches parameter name'
            }
            It 'no negate' {
                function Should-ProofAlways ($ActualValue) { [pscustomobject] @{ Succeeded = $true; FailureMessage = '' } }; Add-ShouldOperator -Name ProofAlways -Test ${function:Should-ProofAlways}; 1 | Should -ProofAlways; 1 | Should -Not -ProofAlways
            }
        }
    }

    $contract = Invoke-Sample {
        BeforeAll {
            function Should-BeBound { param ($ActualValue, [Parameter(Mandatory)] [int] $Least, [Parameter(Position = 0)] [string] $Unit, [switch] $Negate) [pscustomobject] @{ Succeeded = $true; FailureMessage = '' }; Write-Host "bound: $Least $Unit" }
        }
        Describe 'd' {
            It 'taken name' { { Add-ShouldOperator -Name BeProofTaken -Test { param ($ActualValue, $Match, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } } } | Should -Throw }
            It 'taken alias' { { Add-ShouldOperator -Name BeProofAlias -Test { param ($ActualValue, $EQ, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } } } | Should -Throw }
            It 'free name' { Add-ShouldOperator -Name BeProofFree -Test { param ($ActualValue, $Matching, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } } }
        }
    }
}

Describe 'assertions/custom-assertions' {
    It '$ActualValue | Receives the piped value. Without -SupportsArrayInput, the function is called once for each item.' {
        Assert-TestPassed $sample 'each item'
    }

    It '[switch] $Negate | $true when the test says -Not. Pester does not turn the result around: the function must do so, and word the message for this case.' {
        Assert-TestPassed $sample 'negate'
    }

    It '[string] $Because | Optional. The text of -Because; the function must put it into the message. Without this parameter, the operator does not accept -Because. If $Because stands before the further parameters, it takes the first value without a name.' {
        Assert-TestPassed $sample 'because'
        $front = Invoke-Sample {
            BeforeAll {
                function Should-ProofFront ($ActualValue, [switch] $Negate, [string] $Because, $Size) { [pscustomobject] @{ Succeeded = $false; FailureMessage = "size $Size, because $Because" } }
                Add-ShouldOperator -Name ProofFront -Test ${function:Should-ProofFront}
            }
            Describe 'd' { It 'by position' { 1 | Should -ProofFront 5 }; It 'by name' { 1 | Should -ProofFront -Size 5 } }
        }
        $front.Messages | Should -Be 'size , because 5', 'size 5, because '
    }

    It 'further parameters, such as $ExpectedValue | Become parameters of the operator, by name or in this order by position.' {
        Assert-TestPassed $sample 'further parameters'
    }

    It '$CallerSessionState | Optional. Gives access to the variables of the test: $CallerSessionState.PSVariable.GetValue(''name'').' {
        Assert-TestPassed $sample 'session state'
    }

    It 'Output | Exactly one object with Succeeded ($true or $false) and FailureMessage.' {
        Assert-TestPassed $sample 'output'
    }

    It 'The function returned nothing, a bare $true, or an object whose FailureMessage is missing or empty.' {
        $run = Invoke-Sample {
            BeforeAll {
                Add-ShouldOperator -Name ProofNothing -Test { param ($ActualValue, [switch] $Negate) }
                Add-ShouldOperator -Name ProofTrue -Test { param ($ActualValue, [switch] $Negate) $true }
                Add-ShouldOperator -Name ProofMissing -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $false } }
                Add-ShouldOperator -Name ProofEmpty -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $false; FailureMessage = '' } }
                Add-ShouldOperator -Name ProofWhole -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $false; FailureMessage = 'whole' } }
            }
            Describe 'd' {
                It 'nothing' { 1 | Should -ProofNothing }
                It 'true' { 1 | Should -ProofTrue }
                It 'missing' { 1 | Should -ProofMissing }
                It 'empty' { 1 | Should -ProofEmpty }
                It 'whole' { 1 | Should -ProofWhole }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Failed', 'Failed', 'Failed'
        $run.Tests | ForEach-Object { "$($_.Message)" } | Should -Be '', '', '', '', 'whole'
    }

    It 'It must return one object with Succeeded and FailureMessage, and nothing else: assign the output of other lines to $null.' {
        Assert-TestPassed $sample 'output'
    }

    It 'Types of further parameters are checked when the function is called.' {
        Assert-TestPassed $sample 'types'
    }

    It 'The failure becomes an error with the FullyQualifiedErrorId PesterAssertionFailed, like that of a built-in operator, and follows -ErrorAction and Should.ErrorAction.' {
        Assert-TestPassed $sample 'error id'
    }

    It 'With -SupportsArrayInput, the function gets the piped list in one piece. With or without it, a piped empty list makes a single call, with $null; @($ActualValue) then has one item.' {
        Assert-TestPassed $sample 'one piece'
    }

    It 'The function can call Should itself, turn its error into a result, and add what it knows. Pass a single value, which may be $null, with -ActualValue $ActualValue.' {
        Assert-TestPassed $sample 'calls Should'
    }

    It 'Registering an unchanged operator again is fine, so several test files can dot-source the same file in BeforeAll.' {
        Assert-TestPassed $sample 'same code again'
    }

    It 'The code, an alias or -SupportsArrayInput of the operator has changed since it was registered in this session, or its name is taken by a built-in one.' {
        Assert-TestPassed $sample 'changed code'
    }

    It 'The function has [CmdletBinding()] or a [Parameter()] attribute, which makes it refuse parameters that it does not declare. Pester always passes -ActualValue, -Negate and -CallerSessionState: declare all three, or leave the attribute out.' {
        Assert-TestPassed $sample 'attribute'
    }

    It 'A simple function without $Negate ignores the switch.' {
        Assert-TestPassed $sample 'no negate'
    }

    It 'There is room for six operators: PowerShell limits the parameter sets of a command to 32, and Pester uses 26 itself. The seventh fails with Max number of assertion operators (32) has already been reached.' {
        $run = Invoke-Sample -Seconds 120 -Script { foreach ($n in 1..7) { try { Add-ShouldOperator -Name "Proof$n" -Test { [pscustomobject] @{ Succeeded = $true } }; 'added' } catch { "$_" } } }
        $run.Value[0..5] | Should -Be 'added', 'added', 'added', 'added', 'added', 'added'
        $run.Value[6] | Should -Match 'Max number of assertion operators \(32\) has already been reached'
    }

    It 'An operator must be registered before a test uses it. It then stays until the session ends or Pester is imported again with -Force, also for other files and later runs.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = { BeforeAll { Add-ShouldOperator -Name ProofStays -Test { [pscustomobject] @{ Succeeded = $true } } }; Describe 'a' { It 'i' { 1 | Should -ProofStays } } }; 'B.Tests.ps1' = { Describe 'b' { It 'i' { 1 | Should -ProofStays } } } } -Script { Invoke-Pester -Path . -PassThru; (Invoke-Pester -Path ./B.Tests.ps1 -PassThru).PassedCount }
        $run.Value | Should -Be 1
        (Invoke-Sample -Script {
            $path = (Get-Module Pester).Path
            Add-ShouldOperator -Name ProofGoes -Test { [pscustomobject] @{ Succeeded = $true } }
            foreach ($force in $false, $true) { Import-Module $path -Force:$force; @(Get-ShouldOperator | Where-Object Name -EQ ProofGoes).Count }
        }).Value | Should -Be 1, 0
    }

    It 'Their names must not be the name or alias of another operator.' {
        Assert-TestPassed $contract 'taken name', 'taken alias', 'free name'
    }

    It 'the test uses -Because though the function has no such parameter' {
        $run = Invoke-Sample { BeforeAll { Add-ShouldOperator -Name BeProofBare -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true; FailureMessage = '' } } }; Describe 'd' { It 'without' { 1 | Should -BeProofBare }; It 'with' { 1 | Should -BeProofBare -Because 'x' }; It 'unknown' { 1 | Should -BeProofNone } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        $run.Messages | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters*'
    }

    It 'Declare [switch] $Negate and use it.' {
        $run = Invoke-Sample {
            BeforeAll { Add-ShouldOperator -Name BeProofDeaf -Test { param ($ActualValue) [pscustomobject] @{ Succeeded = $ActualValue -eq 1; FailureMessage = 'no' } }; Add-ShouldOperator -Name BeProofHears -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = ($ActualValue -eq 1) -xor $Negate; FailureMessage = 'no' } } }
            Describe 'd' { It 'deaf' { 1 | Should -Not -BeProofDeaf }; It 'hears' { 1 | Should -Not -BeProofHears } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'While you work on the operator, import Pester again before each run (Import-Module Pester -Force), or start a new session.' {
        $run = Invoke-Sample -Script {
            Add-ShouldOperator -Name BeProofNew -Test { param ($ActualValue, [switch] $Negate) 1 }
            try { Add-ShouldOperator -Name BeProofNew -Test { param ($ActualValue, [switch] $Negate) 2 }; 'added' } catch { 'refused' }
            Import-Module (Join-Path (Get-Module Pester).ModuleBase Pester.psd1) -Force -Global
            try { Add-ShouldOperator -Name BeProofNew -Test { param ($ActualValue, [switch] $Negate) 2 }; 'added' } catch { 'refused' }
        }
        $run.Value | Should -Be 'refused', 'added'
    }

    It 'For a repository, put functions and registration into a module and import that.' {
        $run = Invoke-Sample -File @{ 'Ops.psm1' = 'function Should-BeProofMod ($ActualValue, [switch] $Negate) { [pscustomobject] @{ Succeeded = $ActualValue -eq 1; FailureMessage = "no" } }; Add-ShouldOperator -Name BeProofMod -Test ${function:Should-BeProofMod}'; 'a.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/Ops.psm1 -Force -DisableNameChecking }; Describe a { It i { 1 | Should -BeProofMod } }'; 'b.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/Ops.psm1 -Force -DisableNameChecking }; Describe b { It i { 2 | Should -BeProofMod } }' }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Register it in BeforeAll or in a module.' {
        $run = Invoke-Sample { BeforeAll { Add-ShouldOperator -Name BeProofReg -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } } }; Describe 'd' { It 'registered' { 1 | Should -BeProofReg }; It 'not registered' { 1 | Should -BeProofNever } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Their attributes are not carried over to Should: Mandatory, Position or ValueFromPipelineByPropertyName have no effect on how Should binds them.' {
        $run = Invoke-Sample -Script { Add-ShouldOperator -Name BeProofAttr -Test { param ($ActualValue, [Parameter(Mandatory, Position = 9)] [int] $Least, [switch] $Negate, $CallerSessionState) [pscustomobject] @{ Succeeded = $true } }; $set = (Get-Command Should).ParameterSets | Where-Object Name -EQ BeProofAttr; $parameter = $set.Parameters | Where-Object Name -EQ Least; $parameter.IsMandatory; $parameter.Position }
        $run.Value | Should -Be $false, 1
    }

    It 'For a Mandatory parameter that the test leaves out, the function asks, or it fails where nobody can answer.' {
        $run = Invoke-Sample {
            BeforeAll { Add-ShouldOperator -Name BeProofAsking -Test { param ($ActualValue, [Parameter(Mandatory)] [int] $Least, [switch] $Negate, $CallerSessionState) [pscustomobject] @{ Succeeded = $true } } }
            Describe 'd' { It 'left out' { 1 | Should -BeProofAsking }; It 'given' { 1 | Should -BeProofAsking 5 } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -BeLike '*mandatory parameters: Least*'
    }

    It 'A reader sees the message and one line of the test, not what its variables hold.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "BeforeAll { function Should-BeProofName { param (`$ActualValue, `$ExpectedValue, [switch] `$Negate, `$Because, `$CallerSessionState) [pscustomobject] @{ Succeeded = `$ActualValue -eq `$ExpectedValue; FailureMessage = 'Expected another name.' } }; Add-ShouldOperator -Name BeProofName -Test `${function:Should-BeProofName} }`nDescribe d { It i {`n`$name = 'mail'`n`$name | Should -BeProofName 'photos'`n} }" } -Configuration @{ Output = @{ Verbosity = 'Detailed' } }
        $run.Text | Should -Match 'Expected another name\.'; $run.Text | Should -Match "at \`$name \| Should -BeProofName 'photos'"
        $run.Text | Should -Not -Match "mail"
    }

    It 'Import-Module Pester -Force also removes the operator, and a module that is still loaded does not register it again. Import that module with -Force, as above.' {
        $run = Invoke-Sample -File @{
            'ProofOperators.psm1' = 'Add-ShouldOperator -Name BeProofKept -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true; FailureMessage = "" } }'
            'plain.Tests.ps1'     = { BeforeAll { Import-Module $PSScriptRoot/ProofOperators.psm1 }; Describe 'd' { It 'i' { 1 | Should -BeProofKept } } }
            'force.Tests.ps1'     = { BeforeAll { Import-Module $PSScriptRoot/ProofOperators.psm1 -Force }; Describe 'd' { It 'i' { 1 | Should -BeProofKept } } }
        } -Script {
            $again = { $result = Invoke-Pester -Path "./$($args[0]).Tests.ps1" -Output None -PassThru; "$($args[0]): $($result.Result) $($result.Failed.ErrorRecord)" }
            & $again plain; & $again plain
            Import-Module (Join-Path (Get-Module Pester).ModuleBase Pester.psd1) -Force -Global
            & $again plain; & $again force; & $again plain
        }
        $run.Value[0, 1, 3, 4] | Should -Be 'plain: Passed ', 'plain: Passed ', 'force: Passed ', 'plain: Passed '
        $run.Value[2] | Should -BeLike 'plain: Failed Parameter set cannot be resolved using the specified named parameters.*'
    }
}
