BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'M.psm1' = 'function Get-Public { Get-Date }' } -Test {
        Describe 'd' {
            BeforeAll { Import-Module $PSScriptRoot/M.psm1 -Force }
            It 'scope of the test' { Mock Get-Date { 1 }; $null = Get-Public; { Should -Invoke Get-Date -Times 1 } | Should -Throw '*called 0 times*' }
            It 'scope of the module' { Mock Get-Date { 1 } -ModuleName M; $null = Get-Public; Should -Invoke Get-Date -ModuleName M -Times 1 -Exactly }
            It 'never mocked' { { Should -Invoke Get-Process -Times 1 } | Should -Throw '*Could not find Mock for command Get-Process*' }
            It 'other scope' { Mock Get-Item { 1 } -ModuleName M; { Should -Invoke Get-Item } | Should -Throw '*' }
            It 'unknown scope' { Mock Get-Date { 1 }; { Should -Invoke Get-Date -Scope File } | Should -Throw 'Parameter Scope must be one of*'; Get-Date; Should -Invoke Get-Date -Scope 1; Should -Invoke Get-Date -Scope Describe; Should -Invoke Get-Date -Scope It }
            It 'no context' { Mock Get-Date { 1 }; { Should -Invoke Get-Date -Scope Context } | Should -Throw '*Context*' }
            It 'piped' { Mock Get-Date { 1 }; { 'x' | Should -Invoke Get-Date } | Should -Throw '*pipeline*' }
            It 'exclusive' { Mock Get-Date { 1 }; { Should -Not -Invoke Get-Date -ExclusiveFilter { $true } } | Should -Throw; Should -Not -Invoke Get-Date -ParameterFilter { $true } }
            Context 'c' { It 'in a context' { Mock Get-Date { 1 }; Get-Date; Should -Invoke Get-Date -Scope Context } }
        }
    }
}

Describe 'errors/mock-calls' {
    It 'The mock lives in the test''s scope, while the call is made from inside a module, which keeps using the real command.' {
        Assert-TestPassed $sample 'scope of the test'
    }

    It 'Add -ModuleName with the name of the module that makes the call, to Mock and to Should -Invoke.' {
        Assert-TestPassed $sample 'scope of the module'
    }

    It 'The call count was requested for a command that was never mocked in this scope.' {
        Assert-TestPassed $sample 'never mocked'
    }

    It 'The mock was put into a module, but the count is asked for in the test''s own scope.' {
        Assert-TestPassed $sample 'other scope'
    }

    It 'The count of one test is asked for in AfterAll, where no test is running.' {
        (Invoke-Sample { Describe 'd' { AfterAll { Should -Invoke Get-Date -Scope It }; It 'i' { Mock Get-Date { 1 } } } }).Messages | Should -Contain 'Assertion is placed outside of an It block, but -Scope It is specified.'
    }

    It 'Use -Scope Describe or -Scope Context there, or move the assertion into the It.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { 1 } }; AfterAll { Should -Invoke Get-Date -Scope Describe -Times 1 -Exactly }; It 'i' { Get-Date } } }).Result | Should -Be 'Passed'
    }

    It '-Scope Context was used although no Context surrounds the test.' {
        Assert-TestPassed $sample 'no context', 'in a context'
    }

    It '-Scope of Should -Invoke got an unknown word.' {
        Assert-TestPassed $sample 'unknown scope'
    }

    It 'Something was piped into Should -Invoke.' {
        Assert-TestPassed $sample 'piped'
    }

    It '-ExclusiveFilter has no meaning together with -Not.' {
        Assert-TestPassed $sample 'exclusive'
    }

    It 'Use -ParameterFilter with -Not.' {
        Assert-TestPassed $sample 'exclusive'
    }
}
