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
    }}

Describe 'assertions/custom-assertions' {
    It 'Register it with Add-ShouldOperator under a -Name, and that name is an operator of Should, with -Not, -Because and parameters of your own.' {
        Assert-TestPassed $sample 'operator'
    }

    It 'An operator throws when it fails, so test it like other code: with a value that it accepts, and with the message for one that it refuses.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Test-Zip ($ActualValue, [switch] $Negate) { [pscustomobject] @{ Succeeded = "$ActualValue" -like '*.zip'; FailureMessage = "Expected '$ActualValue' to be a zip." } }
                    Add-ShouldOperator -Name BeProofZip -Test ${function:Test-Zip}
                }
                It 'accepts' { 'a.zip' | Should -BeProofZip }
                It 'refuses' { { 'a.bak' | Should -BeProofZip } | Should -Throw "Expected 'a.bak' to be a zip." }
                It 'does not throw' { { 'a.zip' | Should -BeProofZip } | Should -Throw }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'Where Should.ErrorAction is Continue, add -ErrorAction Stop to the call in the braces; otherwise, it does not throw.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Test-Zip ($ActualValue, [switch] $Negate) { [pscustomobject] @{ Succeeded = "$ActualValue" -like '*.zip'; FailureMessage = "Expected '$ActualValue' to be a zip." } }
                    Add-ShouldOperator -Name BeSoftZip -Test ${function:Test-Zip}
                }
                It 'without' { { 'a.bak' | Should -BeSoftZip } | Should -Throw }
                It 'with' { { 'a.bak' | Should -BeSoftZip -ErrorAction Stop } | Should -Throw "Expected 'a.bak' to be a zip." }
            }
        } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'Get-ShouldOperator lists the operator together with the built-in ones. Get-ShouldOperator -Name BeBackupFile shows its syntax and, if the function has one, its comment-based help. The function is found by its -InternalName, as long as it is visible at the prompt.' {
        $run = Invoke-Sample -Script {
            function global:Should-BeBackupFile ($ActualValue) {
                <#
                .SYNOPSIS
                Says what a backup file is.
                #>
                [pscustomobject] @{ Succeeded = $true }
            }
            Add-ShouldOperator -Name BeBackupFile -InternalName Should-BeBackupFile -Test ${function:Should-BeBackupFile}
            (Get-ShouldOperator).Name -contains 'BeBackupFile'
            (Get-ShouldOperator).Name -contains 'BeLike'
            (Get-ShouldOperator -Name BeBackupFile | Out-String) -match 'Says what a backup file is'
            Remove-Item function:Should-BeBackupFile
            (Get-ShouldOperator -Name BeBackupFile 3>$null | Out-String) -match 'Says what a backup file is'
            function global:Should-BeBare ($ActualValue, [int] $Least) { [pscustomobject] @{ Succeeded = $true } }
            Add-ShouldOperator -Name BeBare -InternalName Should-BeBare -Test ${function:Should-BeBare}
            (Get-ShouldOperator -Name BeBare | Out-String) -match 'Should -BeBare .*-Least'
        }
        $run.Value | Should -Be $true, $true, $true, $false, $true
    }

    It 'For a text of your own in the message of a built-in operator, you need none of this: -Because "function ''$name'' …" adds it.' {
        (Get-Failure { $name = 'photos'; $name | Should -Match '-' -Because "function '$name' needs a verb" }) | Should -BeLike "Expected regular expression '-' to match 'photos', because function 'photos' needs a verb, but it did not match.*"
        (Get-Failure { $name = 'photos'; $name | Should -Match '-' }) | Should -Not -Match 'because'
    }
}
