BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/mock-calls' {
    It '-Scope It asks for the calls of one test, but in AfterAll or BeforeAll no test is running.' {
        foreach ($name in 'AfterAll', 'BeforeAll') {
            (Invoke-Sample "Describe 'd' { $name { Mock Get-Date { 1 }; Should -Invoke Get-Date -Scope It -Times 0 }; It 'i' { } }").Messages | Should -Be 'Assertion is placed outside of an It block, but -Scope It is specified.'
            (Invoke-Sample "Describe 'd' { $name { Mock Get-Date { 1 }; Should -Invoke Get-Date -Times 0 }; It 'i' { } }").Result | Should -Be 'Passed'
        }
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 1 }; Should -Invoke Get-Date -Scope It -Times 0 } } }).Passed | Should -Be 1
    }
}
