BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Backup.psm1' = 'function Get-Today { Get-Date }; function Get-Limit ($Days) { "limit $Days" }; function Test-Age { Get-Limit }; function Get-Named { [CmdletBinding()] param ([Alias("From")] $Source, $Other) }; function Use-Named { Get-Named -Other 1 }; function Use-Content { Set-Content a b }; function Use-Item { Get-ChildItem . }'
    } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Backup.psm1 -Force
                function Get-Disk ($Name, [int] $Size = 5) { 'real' }
                function Get-Plain { "plain $args" }
            }

            It 'classic assertion in a filter' {
                Mock Get-Disk { 'default' }; Mock Get-Disk { 'm' } -ParameterFilter { $Name | Should -Be 'a' }; Get-Disk a | Should -Be 'default'; Mock Get-Disk { 'm' } -ParameterFilter { $Name | Should -Be 'a'; $true }; Get-Disk a | Should -Be 'm'
            }
            It 'message without calls' {
                Mock Get-Date; $said = try { Should-Invoke Get-Date } catch { "$_" }; $said | Should -BeLike 'Expected Get-Date to be called at least 1 time, but was called 0 times*'
            }
            It 'other place' {
                Mock Get-Date { 1 } -ModuleName Backup; Get-Today; { Should-Invoke Get-Date } | Should -Throw; { Should-Invoke Get-Disk -Times 0 } | Should -Throw; { Should-Invoke Get-Plain -Times 0 } | Should -Throw
            }
            It 'looked up in the test' {
                $Days = 9; Mock Get-Disk; Get-Disk a; Should-Invoke Get-Disk -Exactly -ParameterFilter { $Days -eq 9 }
            }
            It 'omitted without -ModuleName' {
                $Size = 9; Mock Get-Disk { "[$Size]" } -ParameterFilter { -not $Size }; Get-Disk a | Should -Be '[0]'
                function Get-Named { [CmdletBinding()] param ([Alias('From')] $Source, $Other) }; $From = 9; Mock Get-Named { "[$From]" } -ParameterFilter { $From -eq 9 -and -not $Source }; Get-Named -Other 1 | Should -Be '[9]'
                $WhatIf = 9; $File = 9; Mock Set-Content { "[$WhatIf]" } -ParameterFilter { $WhatIf -eq 9 }; Set-Content a b | Should -Be '[9]'; Mock Get-ChildItem { "[$File]" } -ParameterFilter { $File -eq 9 }; Get-ChildItem . | Should -Be '[9]'
            }
            It 'omitted with -ModuleName' {
                $Days = 9; Mock Get-Limit { "[$Days]" } -ModuleName Backup -ParameterFilter { $Days -eq 9 }; Test-Age | Should -Be '[9]'
                $From = 9; Mock Get-Named { "[$From]" } -ModuleName Backup -ParameterFilter { $From -eq 9 }; Use-Named | Should -Be '[9]'
                $WhatIf = 9; $File = 9; Mock Set-Content { "[$WhatIf]" } -ModuleName Backup -ParameterFilter { $WhatIf -eq 9 }; Use-Content | Should -Be '[9]'; Mock Get-ChildItem { "[$File]" } -ModuleName Backup -ParameterFilter { $File -eq 9 }; Use-Item | Should -Be '[9]'
            }
            It 'times 0' {
                Mock Remove-Item; Should-Invoke Remove-Item -Times 0; Remove-Item x; { Should-Invoke Remove-Item -Times 0 } | Should -Throw
            }
        }
    }
}

Describe 'usage/mock-problems' {
    It 'The test files that follow run outside this run: their failures are printed, but neither the result nor the exit code includes them.' {
        . "$PSScriptRoot/../../v5-v6/samples/pesterAgain.ps1"
        $run.Failed | Should -Be 1
        $run.Tests.Name | Should -Not -Contain 'fails'
        $run.Text | Should -Match 'next\.fails'
        $code = (Invoke-Sample -File @{
                'a.Tests.ps1' = 'Describe d { It again { Import-Module ((Get-Module Pester).Path -replace "psm1$", "psd1") -Force } }'
                'b.Tests.ps1' = 'Describe next { It fails { 1 | Should -Be 2 } }'
            } -Script { $null = Invoke-Pester -Path a.Tests.ps1, b.Tests.ps1 -PassThru; $LASTEXITCODE; $null = Invoke-Pester -Path b.Tests.ps1 -PassThru; $LASTEXITCODE }).Value
        $code | Should -Be 0, 1
    }

    It 'The classic Should -Be returns nothing, and nothing counts as false, so -Times 0 passes where every call fits.' {
        Assert-TestPassed $sample 'classic assertion in a filter'
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Get-Own ($Name) { }; Mock Get-Own; Get-Own a }
            It 'passes' { Should-Invoke Get-Own -Times 0 -ParameterFilter { $Name | Should -Be 'a' } }
            It 'with true' { Should-Invoke Get-Own -Times 0 -ParameterFilter { $Name | Should -Be 'a'; $true } }
            It 'new one' { Should-Invoke Get-Own -Times 0 -ParameterFilter { $Name | Should-Be 'a' } }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'Expected Get-Date to be called at least 1 time, but was called 0 times, or the result is the real one.' {
        Assert-TestPassed $sample 'message without calls'
    }

    It 'Should-Invoke looks in a different place than the one where the mock lives: -ModuleName stands on Mock but not on Should-Invoke. Or the command was never mocked: Should-Invoke needs a mock even to state -Times 0.' {
        Assert-TestPassed $sample 'other place'
    }

    It 'In a filter on Should-Invoke, a name that is not among the passed parameters is looked up in the test.' {
        Assert-TestPassed $sample 'looked up in the test'
    }

    It 'without -ModuleName | empty | the variable of the test' {
        Assert-TestPassed $sample 'omitted without -ModuleName'
    }

    It 'with -ModuleName | the variable of the test | the variable of the test' {
        Assert-TestPassed $sample 'omitted with -ModuleName'
    }

    It 'Where you cannot change the code, count the calls: Should-Invoke Remove-Item -Times 0 fails when a call was made. That check needs a mock without a filter: a call that no mock fits is not counted.' {
        Assert-TestPassed $sample 'times 0'
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Remove-Own ($Name) { 'real' }; function Use-Short { 'a', 'b' | Where-Object Length -GE 0 | ForEach-Object { Remove-Own b } } }
            It 'only a filter' { Mock Remove-Own { } -ParameterFilter { $Name -eq 'a' }; Use-Short 2> $null; Should-Invoke Remove-Own -Times 0 }
            It 'without a filter' { Mock Remove-Own { throw 'unforeseen' }; Use-Short 2> $null; Should-Invoke Remove-Own -Times 0 }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'That happens to a mock that throws, and to a call that no mock fits inside ForEach-Object { } or an advanced function.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Size ($Name) { 'real' }; function Use-Short { 'a', 'b' | Where-Object Length -GE 0 | ForEach-Object { Get-Size b } } }
            It 'throws' { Mock Get-Size { throw 'from mock' }; Use-Short 2>$null; Should-Invoke Get-Size -Times 2 -Exactly }
            It 'no fit' { Mock Get-Size { 1 } -ParameterFilter { $Name -eq 'a' }; "$(Use-Short 2>&1)" | Should-MatchString 'No mock for command' }
            It 'block' { Mock Get-Size { throw 'from mock' }; 1, 2 | Where-Object { $true } | ForEach-Object { Get-Size b } }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'The filter of Should-Invoke runs when you count.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    function Save-Proof ($Name) { }; Mock Save-Proof { }; $script:asked = 0
                    Save-Proof a; Save-Proof b
                    $script:asked | Should -Be 0
                    Should-Invoke Save-Proof -Times 1 -Exactly -ParameterFilter { $script:asked++; $Name -eq 'a' }
                    $script:asked | Should -BeGreaterThan 1
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'The other cause is a module that makes the call.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-Tape { Get-Date }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force; function Get-Own { Get-Date } }
            Describe 'd' {
                It 'test' { Mock Get-Date { 'mocked' }; Get-Tape | Should -BeOfType datetime; Get-Own | Should -Be 'mocked' }
                It 'module' { Mock Get-Date { 'mocked' } -ModuleName Tape; Get-Tape | Should -Be 'mocked' }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'To see where the two differ, save the argument in the body and assert on it. Or compare with an assertion in the filter, { $Plan | Should-BeEquivalent @{ Keep = 30 } }: the assertion fails the test for a call that differs.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Plan ($Plan) { } }
                BeforeEach { Mock Save-Plan }
                It 'equal' { Save-Plan @{ Keep = 30 }; Should-Invoke Save-Plan -Times 1 -Exactly -ParameterFilter { $Plan | Should-BeEquivalent @{ Keep = 30 } } }
                It 'by identity' { Save-Plan @{ Keep = 30 }; Should-Invoke Save-Plan -Times 0 -Exactly -ParameterFilter { $Plan -eq @{ Keep = 30 } } }
                It 'differs' { Save-Plan @{ Keep = 7 }; Save-Plan @{ Keep = 30 }; Should-Invoke Save-Plan -Times 1 -Exactly -ParameterFilter { $Plan | Should-BeEquivalent @{ Keep = 30 } } }
            }
        }
        Assert-TestPassed $run 'equal', 'by identity'
        $run.Messages | Should -HaveCount 1
        $run.Messages | Should -Match '(?s)Keep.*7'
    }

    It 'Without a default mock, the calls for the other values end with No mock for command … matched the call.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Disk ($Name) { 'real' } }
                It 'last' { foreach ($disk in 'D1', 'D2') { Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $disk } }; Get-Disk -Name D2 | Should -Be 'mocked'; { Get-Disk -Name D1 } | Should -Throw 'No mock for command ''Get-Disk'' matched the call*' }
                It 'own variable' { $first = 'D1'; $second = 'D2'; Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $first }; Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $second }; Get-Disk -Name D1 | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'last', 'own variable'
    }
}
