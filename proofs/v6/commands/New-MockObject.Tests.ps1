BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'commands/New-MockObject' {
    It 'It uses FormatterServices.GetUninitializedObject of .NET.' {
        (Invoke-Sample -Script { (Get-Command New-MockObject).Definition -match 'FormatterServices\]::GetUninitializedObject' }).Value | Should -Be $true
    }
}
