BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/testdrive' {
    It 'At the end of each block Pester 5 lists the whole drive, compares it with the list from the start of the block, and removes the new items one by one.' {
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

    It 'Files made in BeforeAll at the top of the file stay in the list that every block compares.' {
        $run = Invoke-Sample { BeforeAll { Set-Content TestDrive:/top.txt 1 }; Describe 'a' { It 'i' { 'TestDrive:/top.txt' | Should -Exist } }; Describe 'b' { It 'j' { 'TestDrive:/top.txt' | Should -Exist } } }
        $run.Passed | Should -Be 2
    }

    It 'the cleaning at the end of a block treats the brackets as a wildcard, too. The cleaning leaves the file until the whole folder is deleted, and removes a file that the wildcard matches, such as full1.bak of an outer block.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Set-Content TestDrive:/full1.bak 1; Set-Content TestDrive:/full2.bak 1 }
                Context 'c' { It 'makes' { Set-Content -LiteralPath 'TestDrive:/full[1].bak' 1; Set-Content TestDrive:/plain.bak 1 } }
                It 'later' { (Get-ChildItem -LiteralPath $TestDrive).Name | Sort-Object | Should -Be 'full[1].bak', 'full2.bak' }
            }
            Describe 'e' { It 'next block' { (Get-ChildItem -LiteralPath $TestDrive).Name | Should -Be 'full[1].bak' } }
        }
        Assert-TestPassed $run 'makes', 'later', 'next block'
    }

    It 'with a GUID as its name' {
        (Invoke-Sample { Describe 'd' { It 'i' { { [guid] (Split-Path $TestDrive -Leaf) } | Should -Not -Throw } } }).Passed | Should -Be 1
    }
}
