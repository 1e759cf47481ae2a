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
            It 'piped nothing' { foreach ($result in {}, { $null }) { Mock Get-Date $result; Get-Date | Should -Invoke Get-Date; { Get-Date | Should -Invoke Get-Date -Times 9 -Exactly } | Should -Throw '*called 9 times exactly*' } }
            It 'exclusive' { Mock Get-Date { 1 }; { Should -Not -Invoke Get-Date -ExclusiveFilter { $true } } | Should -Throw; Should -Not -Invoke Get-Date -ParameterFilter { $true } }
            Context 'c' { It 'in a context' { Mock Get-Date { 1 }; Get-Date; Should -Invoke Get-Date -Scope Context } }
        }
    }

    $counts = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Age { Get-Date }' } {
        BeforeAll { Import-Module $PSScriptRoot/Backup.psm1; function Save-It { }; function Save-Top { }; Mock Save-Top { }; Save-Top }
        Describe 'setup' {
            BeforeAll { Mock Save-It { }; Save-It }
            It 'own calls only' { Should -Invoke Save-It -Times 0 -Exactly }
            It 'of the block' { Should -Invoke Save-It -Scope Describe -Times 1 -Exactly }
            Context 'in' { BeforeAll { Save-It }; It 'of the context' { Should -Invoke Save-It -Scope Context -Times 1 -Exactly } }
        }
        Describe 'names' {
            It 'never mocked' { Should -Invoke Save-It }
            It 'after the call' { Save-It; Mock Save-It { }; Should -Invoke Save-It }
            It 'before the call' { Mock Save-It { }; Save-It; Should -Invoke Save-It }
            It 'module left out' { Mock Get-Date { } -ModuleName Backup; Get-Age; Should -Invoke Get-Date }
            It 'top of the file' {
                { Should -Invoke Save-Top -Scope Describe } | Should -Throw '*but was called 0 times*'
                { Should -Invoke Save-Top -Scope 1 } | Should -Throw '*but was called 0 times*'
                Should -Invoke Save-Top -Scope 2 -Times 1 -Exactly
            }
            Context 'inner' { It 'top, from further in' { { Should -Invoke Save-Top -Scope 2 } | Should -Throw; Should -Invoke Save-Top -Scope 3 -Times 1 -Exactly } }
            It 'module repeated' { Mock Get-Date { } -ModuleName Backup; Get-Age; Should -Invoke Get-Date -ModuleName Backup }
        }
    }
    function Get-Result ($Name) { ($counts.Tests | Where-Object Name -EQ $Name).Result }
}

Describe 'errors/mock-calls' {
    It 'The mock lives in the test''s scope, while the call is made from inside a module, which keeps using the real command.' {
        Assert-TestPassed $sample 'scope of the test'
    }

    It 'The -ParameterFilter of the count fits none of the calls.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { Mock Get-Date { 1 }; $null = Get-Date -Year 2026 }
                It 'other' { { Should -Invoke Get-Date -ParameterFilter { $Year -eq 2025 } } | Should -Throw '*but was called 0 times*' }
                It 'same' { Should -Invoke Get-Date -ParameterFilter { $Year -eq 2026 } }
            }
        }
        Assert-TestPassed $run 'other', 'same'
    }

    It 'A job or ForEach-Object -Parallel makes the call, where mocks do not reach.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'job' { Mock Get-Date { 'mocked' }; Start-Job { Get-Date } | Receive-Job -Wait | Should -Not -Be 'mocked'; { Should -Invoke Get-Date } | Should -Throw '*but was called 0 times*' }
                It 'parallel' { Mock Get-Date { 'mocked' }; 1 | ForEach-Object -Parallel { Get-Date } | Should -Not -Be 'mocked'; { Should -Invoke Get-Date } | Should -Throw '*but was called 0 times*' }
                It 'loop' { Mock Get-Date { 'mocked' }; 1 | ForEach-Object { Get-Date } | Should -Be 'mocked'; Should -Invoke Get-Date }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'A mock that an It made is gone in AfterAll.' {
        "$((Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 1 }; Get-Date }; AfterAll { Should -Invoke Get-Date } } }).Messages)" | Should -BeLike '*Could not find Mock for command Get-Date*'
        (Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { 1 } }; It 'i' { Get-Date }; AfterAll { Should -Invoke Get-Date } } }).Result | Should -Be 'Passed'
    }

    It 'For a module, add -ModuleName with the name of the module that makes the call, to Mock and to Should -Invoke.' {
        Assert-TestPassed $sample 'scope of the module'
    }

    It 'The count is for a command that was never mocked in this scope.' {
        Assert-TestPassed $sample 'never mocked'
    }

    It 'The mock was put into a module, but the count looks in the test''s own scope.' {
        Assert-TestPassed $sample 'other scope'
    }

    It 'Leave -Scope out there. AfterAll then counts all calls in its block, or in its file, of a mock that the BeforeAll of the same block or file made.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { 1 } }; AfterAll { Should -Invoke Get-Date -Times 3 -Exactly }; It 'a' { Get-Date }; It 'b' { Get-Date }; Context 'c' { It 'd' { Get-Date } } } }).Result | Should -Be 'Passed'
        (Invoke-Sample { BeforeAll { Mock Get-Date { 1 } }; AfterAll { Should -Invoke Get-Date -Times 2 -Exactly }; Describe 'd' { It 'a' { Get-Date } }; Describe 'e' { It 'b' { Get-Date } } }).Result | Should -Be 'Passed'
        (Invoke-Sample { AfterAll { Should -Invoke Get-Date -Times 1 -Exactly }; Describe 'd' { BeforeAll { Mock Get-Date { 1 } }; It 'a' { Get-Date } } }).Messages | Should -BeLike '*Could not find Mock for command Get-Date*'
        (Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { 1 } }; AfterAll { Should -Invoke Get-Date -Scope Context }; It 'a' { Get-Date } } }).Result | Should -Be 'Failed'
        (Invoke-Sample { BeforeAll { Mock Get-Date { 1 } }; AfterAll { Should -Invoke Get-Date -Scope Describe }; Describe 'd' { It 'a' { Get-Date } } }).Result | Should -Be 'Failed'
    }

    It '-Scope Context was used although no Context surrounds the test.' {
        Assert-TestPassed $sample 'no context', 'in a context'
    }

    It '-Scope of Should -Invoke got an unknown word.' {
        Assert-TestPassed $sample 'unknown scope'
    }

    It 'Something was piped into Should -Invoke. If the piped call returns nothing, or $null, there is no message, and the calls are counted as usual.' {
        Assert-TestPassed $sample 'piped', 'piped nothing'
    }

    It '-ExclusiveFilter has no meaning together with -Not.' {
        Assert-TestPassed $sample 'exclusive'
    }

    It 'Use -ParameterFilter with -Not.' {
        Assert-TestPassed $sample 'exclusive'
    }

    It 'The calls of a mock cannot be counted, or there are none.' {
        Get-Result 'never mocked' | Should -Be 'Failed'
        Get-Result 'after the call' | Should -Be 'Failed'
    }

    It 'The call was made outside this test: an It counts its own calls only, not those of BeforeAll.' {
        Assert-TestPassed $counts 'own calls only', 'of the block'
    }

    It 'For a call in the BeforeAll of a block, count with the word of that block: -Scope Describe or -Scope Context.' {
        Assert-TestPassed $counts 'of the block', 'of the context'
    }

    It 'A nested block of the same kind is found first: from there, count with a number of levels.' {
        $run = Invoke-Sample { Describe 'outer' {
            BeforeAll { Mock Get-Date { 'mocked' }; Get-Date }
            Describe 'inner' {
                It 'nearest' { Should -Invoke Get-Date -Times 0 -Exactly -Scope Describe }
                It 'levels' { Should -Invoke Get-Date -Times 1 -Exactly -Scope 2 }
            }
            Context 'other kind' { It 'outer' { Should -Invoke Get-Date -Times 1 -Exactly -Scope Describe } }
        } }
        $run.Passed | Should -Be 3
    }

    It 'For a call in a BeforeAll at the top of the file, count with a number that leads out of all blocks: -Scope 2 in a test of a Describe.' {
        Assert-TestPassed $counts 'top of the file', 'top, from further in'
    }

    It 'Fix: Define the mock before the call, in BeforeAll for a count in AfterAll. Use the same -ModuleName on Mock and on Should -Invoke.' {
        Assert-TestPassed $counts 'before the call', 'module repeated'
        Get-Result 'after the call' | Should -Be 'Failed'
    }

    It 'Fix: Repeat -ModuleName with the same module name on Should -Invoke.' {
        Assert-TestPassed $counts 'module repeated'
        ($counts.Tests | Where-Object Name -EQ 'module left out').Message | Should -BeLike '*using the same -ModuleName*'
    }

    It 'Or move the assertion into the It.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { Mock Get-Date { 'mocked' } }
            It 'in the test' { Get-Date; Should -Invoke Get-Date -Times 1 -Exactly -Scope It }
            It 'next' { Should -Invoke Get-Date -Times 0 -Exactly -Scope It }
            Context 'outside' { It 'i' { }; AfterAll { Should -Invoke Get-Date -Times 1 -Exactly -Scope It } }
        } }
        $run.Passed | Should -Be 3
        $run.Text | Should -Match 'Assertion is placed outside of an It block, but -Scope It is specified'
    }

    It 'In a test, the message means that the code under test has loaded Pester again.' {
        foreach ($line in '', 'Import-Module ((Get-Module Pester).Path -replace "psm1$", "psd1") -Force') {
            $run = Invoke-Sample "BeforeAll { function Start-Own { $line }; function Save-Own { 'real' } }
                Describe d { It i { Mock Save-Own; Start-Own; Save-Own; Should -Invoke Save-Own -Scope It -Times 1 -Exactly } }"
            $run.Messages | Should -Be $(if ($line) { 'Assertion is placed outside of an It block, but -Scope It is specified.' })
        }
    }
}
