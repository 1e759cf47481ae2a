BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Add-ShouldOperator' {
    It 'Declare $Because after such a parameter; otherwise, the first value without a name goes to -Because.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Test-Front ($ActualValue, [switch] $Negate, [string] $Because, $Size) { [pscustomobject] @{ Succeeded = $false; FailureMessage = "size '$Size' because '$Because'" } }
                    function Test-Behind ($ActualValue, $Size, [switch] $Negate, [string] $Because) { [pscustomobject] @{ Succeeded = $false; FailureMessage = "size '$Size' because '$Because'" } }
                    Add-AssertionOperator -Name BeProofFront -Test ${function:Test-Front}
                    Add-AssertionOperator -Name BeProofBehind -Test ${function:Test-Behind}
                }
                It 'front' { 1 | Should -BeProofFront 5 }
                It 'named' { 1 | Should -BeProofFront -Size 5 }
                It 'behind' { 1 | Should -BeProofBehind 5 }
            }
        }
        $run.Messages | Should -Be "size '' because '5'", "size '5' because ''", "size '5' because ''"
    }

    It 'Functions of a test file that it calls are not there: define them inside of it, or in each file.' {
        $helper = 'function Get-ProofHelper { $true }; '
        $operator = 'function BeProofHelped ($ActualValue, [switch] $Negate) { INSIDE [pscustomobject] @{ Succeeded = Get-ProofHelper } }; Add-AssertionOperator -Name BeProofHelped -Test $function:BeProofHelped; '
        $test = 'It "i" { 1 | Should -BeProofHelped }'
        $outside = @{ 'a.Tests.ps1' = "Describe 'a' { BeforeAll { $helper $($operator.Replace('INSIDE', '')) }; $test }"; 'b.Tests.ps1' = "Describe 'b' { $test }"; 'c.Tests.ps1' = "Describe 'c' { BeforeAll { $helper }; $test }" }
        $run = Invoke-Sample -File $outside
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
        $run.Messages | Should -BeLike "The term 'Get-ProofHelper' is not recognized*"
        $outside['a.Tests.ps1'] = "Describe 'a' { BeforeAll { $($operator.Replace('INSIDE', $helper)) }; $test }"
        (Invoke-Sample -File $outside).Passed | Should -Be 3
        $module = @{ 'Helped.psm1' = "$helper $($operator.Replace('INSIDE', ''))"; 'a.Tests.ps1' = "Describe 'a' { BeforeAll { Import-Module `$PSScriptRoot/Helped.psm1 }; $test }"; 'b.Tests.ps1' = "Describe 'b' { BeforeAll { Remove-Item function:Get-ProofHelper -ErrorAction SilentlyContinue }; $test }" }
        (Invoke-Sample -File $module).Passed | Should -Be 2
    }
}
