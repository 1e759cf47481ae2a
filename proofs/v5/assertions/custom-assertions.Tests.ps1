BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

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

            It 'operator' {
                1 | Should -ProofOne 1; 2 | Should -Not -ProofOne 1; (Get-Message { 2 | Should -ProofOne 1 -Because 'x' }) | Should -Match '^Expected 1'
            }
        }
    }
    # What became of a test of the sample: Passed, or its message.
    function Get-Outcome ($Name) {
        $test = $sample.Tests | Where-Object Name -EQ $Name
        if ($test.Result -eq 'Failed') { "$($test.Message)" } else { $test.Result }
    }
}

Describe 'assertions/custom-assertions' {
    It 'Register it with Add-ShouldOperator under a -Name, and that name is an operator of Should, with -Not, -Because and parameters of your own.' {
        Get-Outcome 'operator' | Should -Be 'Passed'
    }
}
