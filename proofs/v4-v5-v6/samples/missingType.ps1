# Code that uses a type of .NET which this machine does not have ($code), and tests that run it without that type ($without).
# Dot-sourced by the proofs of every version.
$code = @{ 'Code.ps1' = 'function Get-GrantName { param([Parameter(Mandatory)] [ProofAcme.Grant[]] $Grant) $Grant.Name -join "," }; function Set-Grant { param([ProofAcme.Grant] $Grant) "real" }; function Set-Wide { param([object] $Grant) "real" }; function Get-Loose { $grant = Set-Wide 1; "name $($grant.Name)" }; function Get-Typed { [ProofAcme.Grant] $grant = Set-Wide 1; "name $($grant.Name)" }' }
$without = Invoke-Sample -NewProcess -File $code -Test {
    Describe 'd' {
        BeforeAll { . $PSScriptRoot/Code.ps1 }
        It 'call' { Get-GrantName -Grant @{ Name = 'backup' } }
        It 'mock' { Mock Set-Grant { 'mocked' }; Set-Grant -Grant 1 }
        It 'mock without the type' { Mock Set-Grant { 'mocked' } -RemoveParameterType Grant; Set-Grant -Grant 1 }
        It 'body' { Mock Set-Wide { [ProofAcme.Grant] @{ Name = 'mocked' } }; Set-Wide -Grant 1 }
        It 'body, loosened' { Mock Set-Wide { [ProofAcme.Grant] @{ Name = 'mocked' } } -RemoveParameterType Grant; Set-Wide -Grant 1 }
        It 'body of another, read by the code' { Mock Set-Wide { [pscustomobject] @{ Name = 'mocked' } }; Get-Loose | Should -Be 'name mocked' }
        It 'body of another, converted by the code' { Mock Set-Wide { [pscustomobject] @{ Name = 'mocked' } }; Get-Typed }
        It 'body of another, handed to a parameter' { Mock Set-Wide { [pscustomobject] @{ Name = 'mocked' } }; Get-GrantName -Grant (Set-Wide 1) }
        It 'body of another' { Mock Set-Wide { [pscustomobject] @{ Name = 'mocked' } }; (Set-Wide -Grant 1).Name | Should -Be 'mocked' }
        It 'a wide parameter' { Mock Set-Wide { 'mocked' }; Set-Wide -Grant 1 | Should -Be 'mocked' }
    }
}
