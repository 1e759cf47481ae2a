BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/New-PesterContainer' {
    It 'Blocks made from text, with [scriptblock]::Create(), are refused with Unbound scriptblock is not allowed.' {
        Get-Failure { New-PesterContainer -ScriptBlock ([scriptblock]::Create('1')) } | Should -BeLike 'Unbound scriptblock is not allowed*'
    }
}
