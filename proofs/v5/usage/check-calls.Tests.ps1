BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            BeforeAll {
                function Get-Disk ($Name) { 'real' }
            }

            It 'reached' {
                Mock Get-Disk; Should -Not -Invoke Get-Disk; Get-Disk; Should -Invoke Get-Disk -Exactly
            }
            It 'table of counts' {
                $table = @{}
                Mock Get-Disk
                foreach ($calls in 0..4) {
                    if ($calls) { Get-Disk }
                    $table[$calls] = @(
                        { Should -Invoke Get-Disk }, { Should -Invoke Get-Disk -Times 3 }, { Should -Invoke Get-Disk -Times 3 -Exactly }, { Should -Invoke Get-Disk -Exactly }, { Should -Invoke Get-Disk -Times 0 }, { Should -Invoke Get-Disk -Times 0 -Exactly }
                        { Should -Not -Invoke Get-Disk }, { Should -Not -Invoke Get-Disk -Times 3 }, { Should -Not -Invoke Get-Disk -Times 3 -Exactly }
                    ) | ForEach-Object { try { & $_; '+' } catch { '-' } }
                }
                (0..4 | ForEach-Object { $table[$_] -join '' }) -join ' ' | Should -Be '----+++++ +--+---++ +------++ +++------ ++------+'
            }
            It 'message of a count' {
                Mock Get-Disk; Get-Disk secret-argument; $said = try { Should -Invoke Get-Disk -Times 5 } catch { "$_" }; $said | Should -Match 'called 1 times'; $said | Should -Not -Match 'secret-argument'
            }
            It 'no pipeline' {
                Mock Get-Date { 1 }; { Get-Date | Should -Invoke Get-Date } | Should -Throw '*Should -Invoke does not take pipeline input or ActualValue*'
            }
            It 'verifiable command' {
                Mock Get-Disk { } -Verifiable; { Should -InvokeVerifiable } | Should -Throw; Get-Disk; Should -InvokeVerifiable
            }
            It 'older commands' {
                Mock Get-Disk { } -Verifiable; Get-Disk; Assert-MockCalled Get-Disk -Times 1 -Exactly; Assert-VerifiableMock
            }
        }
    }
}

Describe 'usage/check-calls' {
    It 'Should -Invoke counts the calls that reached a mock.' {
        Assert-TestPassed $sample 'reached'
    }

    It 'Should -Invoke Remove-Item | 1 or more' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Invoke Remove-Item -Times 3 | 3 or more' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Invoke Remove-Item -Times 3 -Exactly | 3' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Invoke Remove-Item -Exactly | 1' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Invoke Remove-Item -Times 0 | 0, with or without -Exactly' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Not -Invoke Remove-Item | 0' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'Should -Not -Invoke Remove-Item -Times 3 | fewer than 3, so -Times 0 never passes' {
        Assert-TestPassed $sample 'table of counts'
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date }
            It 'none' { Should -Not -Invoke Get-Date -Times 0 }
            It 'one' { Get-Date; Should -Not -Invoke Get-Date -Times 0 }
            It 'without' { Should -Not -Invoke Get-Date } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
    }

    It 'Should -Not -Invoke Remove-Item -Times 3 -Exactly | anything but 3' {
        Assert-TestPassed $sample 'table of counts'
    }

    It 'The message gives the number of calls but not their arguments.' {
        Assert-TestPassed $sample 'message of a count'
    }

    It 'Should -Invoke takes nothing from the pipeline: Get-Date | Should -Invoke Get-Date fails with Should -Invoke does not take pipeline input or ActualValue.' {
        Assert-TestPassed $sample 'no pipeline'
    }

    It 'An assertion in the filter returns nothing, so no call counts: more on filters.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Save-Own ($Name) { }; Mock Save-Own; Save-Own mail; Save-Own code }
            It 'assertion' { Should -Invoke Save-Own -Times 0 -Exactly -ParameterFilter { $Name | Should -BeIn 'mail', 'code' } }
            It 'comparison' { Should -Invoke Save-Own -Times 1 -Exactly -ParameterFilter { $Name -eq 'mail' } }
        } }
        Assert-TestPassed $run 'assertion', 'comparison'
        $without = Invoke-Sample { Describe 'd' { BeforeEach { function Save-Own ($Name) { }; Mock Save-Own; Save-Own mail; Save-Own code }; It 'i' { { Should -Invoke Save-Own -Times 0 -Exactly -ParameterFilter { $Name | Should -Be 'mail' } } | Should -Throw '*Expected strings to be the same*' } } }
        $without.Messages | Should -BeNullOrEmpty
    }

    It 'To refuse further arguments, too, keep what the mock gets, and compare the names in the test: Mock Save-Backup { $script:passed = $PesterBoundParameters }, then $passed.Keys | Sort-Object | Should -Be ''Keep'', ''Name''. Count the call as well, because $passed keeps its value from test to test.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Save-Backup ([Alias('Title')] [string] $Name, [int] $Keep, [switch] $Force) { } }
            BeforeEach { Mock Save-Backup { $script:passed = $PesterBoundParameters } }
            It 'both' { Save-Backup -Name mail -Keep 3; $passed.Keys | Sort-Object | Should -Be 'Keep', 'Name' }
            It 'alias' { Save-Backup -Title mail -Keep 3; $passed.Keys | Sort-Object | Should -Be 'Keep', 'Name' }
            It 'more' { Save-Backup -Name mail -Keep 3 -Force; $failure = try { $passed.Keys | Sort-Object | Should -Be 'Keep', 'Name' } catch { "$_" }; $failure | Should -Match 'Force' }
            It 'no call' { $passed.Keys | Should -Contain 'Force'; { Should -Invoke Save-Backup } | Should -Throw }
        } }
        Assert-TestPassed $run 'both', 'alias', 'more', 'no call'
    }

    It 'Mark the mocks that must be used with -Verifiable, and end the test with Should -InvokeVerifiable.' {
        Assert-TestPassed $sample 'verifiable command'
    }

    It 'The older commands Assert-MockCalled and Assert-VerifiableMock still work in v5; v6 has removed them.' {
        Assert-TestPassed $sample 'older commands'
    }

    It 'Above the call of the code, the check fails, because nothing was called yet.' {
        (Invoke-Sample { Describe 'd' { It 'above' { Mock Get-Date { 1 } -Verifiable; Should -InvokeVerifiable; Get-Date }; It 'below' { Mock Get-Date { 1 } -Verifiable; Get-Date; Should -InvokeVerifiable } } }).Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'Should -Invoke checks how often a mock was called, and with which arguments.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Save-Own ($Name) { }; Mock Save-Own; Save-Own mail; Save-Own code }
            It 'often' { Should -Invoke Save-Own -Times 2 -Exactly; { Should -Invoke Save-Own -Times 3 -Exactly } | Should -Throw '*called 2 times*' }
            It 'arguments' { Should -Invoke Save-Own -Times 1 -Exactly -ParameterFilter { $Name -eq 'mail' }; { Should -Invoke Save-Own -ParameterFilter { $Name -eq 'photos' } } | Should -Throw '*called 0 times*' }
        } }
        Assert-TestPassed $run 'often', 'arguments'
    }

    It 'Its opposite is Should -Not -Invoke.' {
        Assert-TestPassed $sample 'reached'
        Assert-TestPassed $sample 'table of counts'
    }

    It 'not to be called exactly 1 times, but it was | the command was called, and -Not forbids that' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date }
            It 'called' { Get-Date; { Should -Not -Invoke Get-Date } | Should -Throw '*Expected Get-Date not to be called exactly 1 times, but it was*' }
            It 'exactly' { Get-Date; { Should -Not -Invoke Get-Date -Times 1 -Exactly } | Should -Throw '*not to be called exactly 1 times, but it was*' }
            It 'not called' { Should -Not -Invoke Get-Date }
            It 'without Not' { Get-Date; Should -Invoke Get-Date -Times 1 -Exactly } } }
        Assert-TestPassed $run 'called', 'exactly', 'not called', 'without Not'
    }
}
