BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/testdrive' {
    It 'The cleaning at the end of a block also removes such files' {
        (Invoke-Sample { Describe 'd' { Context 'a' { It 'i' { Set-Content -LiteralPath "$TestDrive/full[1].bak" 1 } }; Context 'b' { It 'j' { Test-Path -LiteralPath "$TestDrive/full[1].bak" | Should -BeFalse } } } }).Passed | Should -Be 2
    }

    It 'At the end of each block Pester lists the whole drive, and compares it with the list from the start of the block.' {
        $run = Invoke-Sample {
            BeforeAll { Set-Content TestDrive:/top.txt 1 }
            Describe 'd' {
                BeforeAll { Set-Content TestDrive:/outer.txt 1 }
                Context 'in' { It 'makes' { Set-Content TestDrive:/inner.txt 1; Set-Content TestDrive:/outer.txt 2; Remove-Item TestDrive:/top.txt } }
                It 'after' { (Get-ChildItem TestDrive:/).Name | Should -Be 'outer.txt'; Get-Content TestDrive:/outer.txt | Should -Be 2 }
            }
            Describe 'e' { It 'later' { Get-ChildItem TestDrive:/ | Should -BeNullOrEmpty } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed'
    }
}
