BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/testdrive' {
    It 'The cleaning at the end of a block removes such files, too' {
        (Invoke-Sample { Describe 'd' { Context 'a' { It 'i' { Set-Content -LiteralPath "$TestDrive/full[1].bak" 1 } }; Context 'b' { It 'j' { Test-Path -LiteralPath "$TestDrive/full[1].bak" | Should -BeFalse } } } }).Passed | Should -Be 2
    }
}
