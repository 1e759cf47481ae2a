BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        BeforeAll { function Get-Disk ($Name) { "real $Name" }; function Get-Other { 'other' }; function Save-Backup ([string] $Name) { if (-not $Name) { throw 'no name' } } }
        Describe 'counts' {
            BeforeEach { Mock Get-Disk }
            It 'exactly' {
                Get-Disk a; { Should -Invoke Get-Disk -Times 2 -Exactly } | Should -Throw '*Get-Disk*2*'; Get-Disk b; Should -Invoke Get-Disk -Times 2 -Exactly; Get-Disk c; { Should -Invoke Get-Disk -Times 2 -Exactly } | Should -Throw '*Get-Disk*2*'
            }
            It 'with' {
                Get-Disk b; { Should -Invoke Get-Disk -ParameterFilter { $Name -eq 'a' } } | Should -Throw '*Get-Disk*'; Get-Disk a; Should -Invoke Get-Disk -ParameterFilter { $Name -eq 'a' }; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' }
            }
            It 'never' {
                Should -Not -Invoke Get-Disk; Get-Disk a; { Should -Not -Invoke Get-Disk } | Should -Throw '*Get-Disk*'
            }
            It 'no other' {
                { Should -Invoke Get-Disk -ExclusiveFilter { $Name -eq 'a' } } | Should -Throw; Get-Disk a; Get-Other; Should -Invoke Get-Disk -ExclusiveFilter { $Name -eq 'a' }; Get-Disk a; Should -Invoke Get-Disk -ExclusiveFilter { $Name -eq 'a' }
                Get-Disk b; { Should -Invoke Get-Disk -ExclusiveFilter { $Name -eq 'a' } } | Should -Throw; Should -Invoke Get-Disk -ParameterFilter { $Name -eq 'a' }
            }
            It 'at least once' {
                { Should -Invoke Get-Disk -Times 1 } | Should -Throw; foreach ($call in 1..3) { Get-Disk a; Should -Invoke Get-Disk -Times 1 }; { Should -Invoke Get-Disk -Times 1 -Exactly } | Should -Throw
            }
        }
        Describe 'throws' {
            It 'braces' { { Save-Backup } | Should -Throw }
            It 'no exception' { { Save-Backup -Name mail } | Should -Throw }
            It 'no braces' { Save-Backup | Should -Throw }
        }
        Describe 'all four' {
            BeforeEach { $fixture = 'made' ; Mock Get-Disk { 'mocked' } }
            It 'data <Calls>' -ForEach @{ Calls = 0 }, @{ Calls = 2 } {
                $fixture | Should -Be 'made'; for ($i = 0; $i -lt $Calls; $i++) { Get-Disk | Should -Be 'mocked' }
                Should -Invoke Get-Disk -Times $Calls -Exactly; { Should -Invoke Get-Disk -Times ($Calls + 1) -Exactly } | Should -Throw
            }
        }
    }
    function Get-Outcome ($Name) { $test = $sample.Tests | Where-Object Name -EQ $Name; "$($test.Result) $($test.Message)" }
}

Describe 'introduction/other-frameworks' {
    It 'Pester calls a fixture BeforeEach, parametrized data -ForEach, a stub or spy Mock, and the check of its calls Should -Invoke.' {
        Assert-TestPassed $sample 'data 0', 'data 2'
    }

    It 'assert a == b, expect(a).toBe(b), Assert.Equal | $a | Should -Be $b, which treats A and a as equal' {
        Assert-Passing { 1 | Should -Be 1 }, { 'A' | Should -Be 'a' }, { 'mail', 'B' | Should -Be 'MAIL', 'b' }, { [char] 'A' | Should -Be ([char] 'a') }
        $null = Get-Failure { 1 | Should -Be 2 }, { 'A' | Should -Be 'b' }, { 'A' | Should -BeExactly 'a' }
    }

    It 'toEqual for objects, objectContaining, BeEquivalentTo | compare their properties' {
        $null = Get-Failure { @{ Days = 1 } | Should -Be @{ Days = 1 } }, { [pscustomobject] @{ Days = 1 } | Should -Be ([pscustomobject] @{ Days = 1 }) }, { ([pscustomobject] @{ Days = 1 }).Days | Should -Be ([pscustomobject] @{ Days = 2 }).Days }
        Assert-Passing { @{ Days = 1 }.Days | Should -Be @{ Days = 1 }.Days }, { ([pscustomobject] @{ Days = 1; Name = 'a' }).Days | Should -Be ([pscustomobject] @{ Days = 1; Name = 'b' }).Days }
    }

    It 'pytest.raises, toThrow, Assert.Throws | { … } | Should -Throw' {
        Assert-TestPassed $sample 'braces'
        Get-Outcome 'no exception' | Should -BeLike 'Failed Expected an exception*'
    }

    It 'toHaveBeenCalledTimes(2), Times.Exactly(2), call_count | Should -Invoke … -Times 2 -Exactly' {
        Assert-TestPassed $sample 'exactly'
    }

    It 'toHaveBeenCalledWith, assert_called_with | Should -Invoke … -ParameterFilter { … }' {
        Assert-TestPassed $sample 'with'
    }

    It 'not.toHaveBeenCalled, Times.Never | Should -Not -Invoke' {
        Assert-TestPassed $sample 'never'
    }

    It 'VerifyNoOtherCalls | Should -Invoke … -ExclusiveFilter { … }' {
        Assert-TestPassed $sample 'no other'
    }

    It 'pytest-xdist, --maxWorkers | several processes: test files in parallel' {
        $test = { Describe 'd' { It 'i' { Set-Content "$PSScriptRoot/$PID.mark" 'x'; $until = [datetime]::UtcNow.AddSeconds($(if ($env:PROOF_WAIT) { 2 } else { 60 })); while (@(Get-ChildItem "$PSScriptRoot/*.mark").Count -lt 2) { if ([datetime]::UtcNow -gt $until) { throw 'alone' }; Start-Sleep -Milliseconds 50 } } } }
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'b.Tests.ps1' = $test } -Script {
            $env:PROOF_WAIT = 'short'; "one process: $((Invoke-Pester -Path . -Output None -PassThru).FailedCount)"; $env:PROOF_WAIT = $null; Remove-Item *.mark
            $manifest = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
            $jobs = Get-ChildItem -Path *.Tests.ps1 | ForEach-Object { Start-Job -ArgumentList $_.FullName, $manifest { Import-Module $args[1]; (Invoke-Pester -Path $args[0] -Output None -PassThru).Result } }
            "two processes: $($jobs | Receive-Job -Wait -AutoRemoveJob)"
            @((New-PesterConfiguration).Run.PSObject.Properties.Name) -match 'parallel'
        }
        $run.Value | Should -Be 'one process: 2', 'two processes: Passed Passed'
    }

    It 'Put the code that should throw in braces, { Save-Backup } | Should -Throw' {
        Assert-TestPassed $sample 'braces'
        Get-Outcome 'no braces' | Should -Be 'Failed no name'
    }

    It 'The expected exception fails the test' {
        Get-Outcome 'no braces' | Should -Be 'Failed no name'
    }

    It '-Times 1 means at least once.' {
        Assert-TestPassed $sample 'at least once'
    }
}
