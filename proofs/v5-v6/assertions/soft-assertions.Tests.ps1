BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $module = @{ 'M.psm1' = 'function Test-Two { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue }' }
    $test = {
        Describe 'd' {
            BeforeAll { Import-Module $PSScriptRoot/M.psm1 }
            It 'two' { 1 | Should -Be 2; 3 | Should -Be 4 }
            It 'stop' { 1 | Should -Be 2 -ErrorAction Stop; 3 | Should -Be 4 }
            It 'soft call' { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue }
            It 'exception' { 1 | Should -Be 2 -ErrorAction Continue; throw 'code broke'; 3 | Should -Be 4 }
            It 'caught' { try { 1 | Should -Be 2 -ErrorAction Continue } catch { Write-Host 'said: caught' } }
            It 'quiet' { 1 | Should -Be 2 -ErrorAction SilentlyContinue; 3 | Should -Be 4 -ErrorAction Ignore }
            It 'module' { Test-Two }
            It 'scope' { InModuleScope M { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue } }
            It 'preference' { $ErrorActionPreference = 'Continue'; 1 | Should -Be 2; 3 | Should -Be 4 }
        }
    }
    $hard = Invoke-Sample $test -File $module
    $soft = Invoke-Sample $test -File $module -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
    function Get-Count ($Run, $Name) { ($Run.Tests | Where-Object Name -EQ $Name).Message.Count }
}

Describe 'assertions/soft-assertions' {
    It 'The failure of an assertion that is not soft is caught by a catch without a type around it, also by a catch in the code under test:' {
        $run = Invoke-Sample {
            BeforeAll { function Invoke-Quietly ([scriptblock] $Action) { try { & $Action } catch { } } }
            Describe 'd' {
                It 'caught' { Invoke-Quietly { 1 | Should -Be 2 } }
                It 'soft' { Invoke-Quietly { 1 | Should -Be 2 -ErrorAction Continue } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Without this option, the first failure ends the test.' {
        Get-Count $hard 'two' | Should -Be 1
        Get-Count $soft 'two' | Should -Be 2
    }

    It 'The numbers in brackets, [0], [1], count the failures of one test.' {
        $soft.Text | Should -Match '\[0\] Expected 2, but got 1\.(?s:.*)\[1\] Expected 4, but got 3\.'
    }

    It 'The option can be set once for all runs that you start from a prompt or a script, in $PesterPreference.' {
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should -Be 2; 3 | Should -Be 4 } } } -Script { $PesterPreference = [PesterConfiguration] @{ Should = @{ ErrorAction = 'Continue' } }; Invoke-Pester -Path . -PassThru }).Tests[0].Message | Should -HaveCount 2
    }

    It 'When the rest of the test makes no sense without a value, let the assertion on that value stop the test.' {
        Get-Count $soft 'stop' | Should -Be 1
    }

    It 'Only assertions become soft. An exception from the code under test still ends the test; it is reported together with the failures that were recorded before it.' {
        ($soft.Tests | Where-Object Name -EQ 'exception').Message | Should -Be 'Expected 2, but got 1.', 'code broke'
    }

    It 'A soft failure is not thrown, so there is nothing to catch. The test fails in spite of the catch.' {
        $soft.Output | Should -Not -Contain 'said: caught'
        Get-Count $soft 'caught' | Should -Be 1
    }

    It 'In a test, anything but Stop works like Continue, so the failed assertion fails its test.' {
        Get-Count $hard 'quiet' | Should -Be 2
    }

    It 'Otherwise, the missing value causes a series of failures that all mean the same.' {
        $count = { param ($result) $result.Tests.ErrorRecord.Count }
        $soft = @{ Should = @{ ErrorAction = 'Continue' } }
        (Invoke-Sample { Describe 'd' { It 'i' { $plan = $null; $plan | Should -Not -BeNullOrEmpty; $plan.Name | Should -Be 'a'; $plan.Size | Should -Be 2 } } } -Configuration $soft -Inspect $count).Value | Should -Be 3
        (Invoke-Sample { Describe 'd' { It 'i' { $plan = $null; $plan | Should -Not -BeNullOrEmpty -ErrorAction Stop; $plan.Name | Should -Be 'a'; $plan.Size | Should -Be 2 } } } -Configuration $soft -Inspect $count).Value | Should -Be 1
    }

    It 'Code in the catch that cleans up or writes a log, for example, does not run. With Should.ErrorAction, this applies to all assertions outside of these places.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'soft' { try { 1 | Should -Be 2 } catch { Write-Host 'said: soft' }; try { $null | Should -Be 2 } catch { Write-Host 'said: soft' } }
                It 'hard' { try { 1 | Should -Be 2 -ErrorAction Stop } catch { Write-Host 'said: hard' } }
            }
        } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Text | Should -Match '(?m)^said: hard'
        $run.Text | Should -Not -Match '(?m)^said: soft'
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }
}
