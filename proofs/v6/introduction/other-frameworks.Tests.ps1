BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        BeforeAll { function Get-Disk ($Name) { "real $Name" }; function Get-Other { 'other' }; function Save-Backup ([string] $Name) { if (-not $Name) { throw 'no name' } } }
        Describe 'counts' {
            BeforeEach { Mock Get-Disk }
            It 'exactly' {
                Get-Disk a; { Should-Invoke Get-Disk -Times 2 -Exactly } | Should -Throw '*Get-Disk*2*'; Get-Disk b; Should-Invoke Get-Disk -Times 2 -Exactly; Get-Disk c; { Should-Invoke Get-Disk -Times 2 -Exactly } | Should -Throw '*Get-Disk*2*'
            }
            It 'with' {
                Get-Disk b; { Should-Invoke Get-Disk -ParameterFilter { $Name -eq 'a' } } | Should -Throw '*Get-Disk*'; Get-Disk a; Should-Invoke Get-Disk -ParameterFilter { $Name -eq 'a' }; Should-Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' }
            }
            It 'never' {
                Should-NotInvoke Get-Disk; Get-Disk a; { Should-NotInvoke Get-Disk } | Should -Throw '*Get-Disk*'
            }
            It 'no other' {
                { Should-Invoke Get-Disk -ExclusiveFilter { $Name -eq 'a' } } | Should -Throw; Get-Disk a; Get-Other; Should-Invoke Get-Disk -ExclusiveFilter { $Name -eq 'a' }; Get-Disk a; Should-Invoke Get-Disk -ExclusiveFilter { $Name -eq 'a' }
                Get-Disk b; { Should-Invoke Get-Disk -ExclusiveFilter { $Name -eq 'a' } } | Should -Throw; Should-Invoke Get-Disk -ParameterFilter { $Name -eq 'a' }
            }
            It 'at least once' {
                { Should-Invoke Get-Disk -Times 1 } | Should -Throw; foreach ($call in 1..3) { Get-Disk a; Should-Invoke Get-Disk -Times 1 }; { Should-Invoke Get-Disk -Times 1 -Exactly } | Should -Throw
            }
        }
        Describe 'throws' {
            It 'braces' { { Save-Backup } | Should-Throw }
            It 'no exception' { { Save-Backup -Name mail } | Should-Throw }
            It 'no braces' { Save-Backup | Should-Throw }
        }
        Describe 'all four' {
            BeforeEach { $fixture = 'made' ; Mock Get-Disk { 'mocked' } }
            It 'data <Calls>' -ForEach @{ Calls = 0 }, @{ Calls = 2 } {
                $fixture | Should -Be 'made'; for ($i = 0; $i -lt $Calls; $i++) { Get-Disk | Should -Be 'mocked' }
                Should-Invoke Get-Disk -Times $Calls -Exactly; { Should-Invoke Get-Disk -Times ($Calls + 1) -Exactly } | Should -Throw
            }
        }
    }
    function Get-Outcome ($Name) { $test = $sample.Tests | Where-Object Name -EQ $Name; "$($test.Result) $($test.Message)" }
}

Describe 'introduction/other-frameworks' {
    It 'Pester calls a fixture BeforeEach, parametrized data -ForEach, a stub or spy Mock, and the check of its calls Should-Invoke.' {
        Assert-TestPassed $sample 'data 0', 'data 2'
    }

    It 'assert a == b, expect(a).toBe(b), Assert.Equal | $a | Should-Be $b, for text Should-BeString' {
        Assert-Passing { 1 | Should-Be 1 }, { 'mail' | Should-BeString 'mail' }
        $null = Get-Failure { 1 | Should-Be 2 }, { 'mail' | Should-Be 'code' }, { 'mail' | Should-BeString 'code' }, { 1 | Should-BeString '1' }
    }

    It 'Both treat A and a as equal' {
        Assert-Passing { 'A' | Should-Be 'a' }, { 'A' | Should-BeString 'a' }
        $null = Get-Failure { 'A' | Should-Be 'b' }, { 'A' | Should-BeString 'b' }, { 'A' | Should-BeString 'a' -CaseSensitive }
    }

    It 'toEqual for objects, objectContaining, BeEquivalentTo | Should-BeEquivalent: whole or in part' {
        Assert-Passing { [pscustomobject] @{ Name = 'a'; In = @{ Days = 1, 2 } } | Should-BeEquivalent ([pscustomobject] @{ Name = 'a'; In = @{ Days = 1, 2 } }) },
        { [pscustomobject] @{ Name = 'a'; Days = 1 } | Should-BeEquivalent ([pscustomobject] @{ Name = 'a' }) -ExcludePathsNotOnExpected }
        $null = Get-Failure { [pscustomobject] @{ In = @{ Days = 1, 2 } } | Should-BeEquivalent ([pscustomobject] @{ In = @{ Days = 1, 3 } }) },
        { [pscustomobject] @{ Name = 'a'; Days = 1 } | Should-BeEquivalent ([pscustomobject] @{ Name = 'a' }) },
        { [pscustomobject] @{ Name = 'a'; Days = 1 } | Should-BeEquivalent ([pscustomobject] @{ Name = 'b' }) -ExcludePathsNotOnExpected },
        { @{ Days = 1 } | Should-Be @{ Days = 1 } }
    }

    It 'a script that each test file loads, or Pester.BeforeContainer.ps1 for all files' {
        $test = { Describe 'd' { It 'i' { Get-Sample | Should -Be 'of the hook' } } }
        $run = Invoke-Sample -File @{ 'root/Pester.BeforeContainer.ps1' = 'function Get-Sample { "of the hook" }'; 'root/a.Tests.ps1' = $test; 'root/sub/b.Tests.ps1' = $test } -Script {
            foreach ($root in 'root', 'root/sub') { $result = Invoke-Pester -Configuration @{ Run = @{ Path = 'root'; PassThru = $true; RepoRoot = "$PWD/$root" }; Output = @{ Verbosity = 'None' } }; "$($result.PassedCount) $($result.FailedCount)"; Remove-Item Function:/Get-Sample -ErrorAction Ignore }
        }
        $run.Value | Should -Be '2 0', '0 2'
    }

    It 'pytest.raises, toThrow, Assert.Throws | { … } | Should-Throw' {
        Assert-TestPassed $sample 'braces'
        Get-Outcome 'no exception' | Should -BeLike 'Failed Expected an exception*'
    }

    It 'toHaveBeenCalledTimes(2), Times.Exactly(2), call_count | Should-Invoke … -Times 2 -Exactly' {
        Assert-TestPassed $sample 'exactly'
    }

    It 'toHaveBeenCalledWith, assert_called_with | Should-Invoke … -ParameterFilter { … }' {
        Assert-TestPassed $sample 'with'
    }

    It 'not.toHaveBeenCalled, Times.Never | Should-NotInvoke' {
        Assert-TestPassed $sample 'never'
    }

    It 'VerifyNoOtherCalls | Should-Invoke … -ExclusiveFilter { … }' {
        Assert-TestPassed $sample 'no other'
    }

    It 'pytest-randomly, --randomize | Run.Shuffle' {
        $tests = 'Describe ''d'' { ' + (@(1..30 | ForEach-Object { "It '$_' { Write-Host 'ran $_' }" }) -join '; ') + ' }'
        $plain = (Invoke-Sample $tests).Output -match '^\s*ran ' -replace '\D'
        $mixed = (Invoke-Sample $tests -Configuration @{ Run = @{ Shuffle = $true } }).Output -match '^\s*ran ' -replace '\D'
        $plain | Should -Be (1..30)
        $mixed | Should -HaveCount 30
        $mixed -join ' ' | Should -Not -Be ($plain -join ' ')
    }

    It 'pytest-xdist, --maxWorkers | Run.Parallel: test files in parallel' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $text = "Describe 'd' { It 'i' { Set-Content `"`$PSScriptRoot/NAME.mark`" x; `$until = [datetime]::UtcNow.AddSeconds([int] `$env:PROOF_WAIT); while (-not (Test-Path `"`$PSScriptRoot/OTHER.mark`")) { if ([datetime]::UtcNow -gt `$until) { throw 'alone' }; Start-Sleep -Milliseconds 50 } } }"
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $text.Replace('NAME', 'a').Replace('OTHER', 'b'); 'b.Tests.ps1' = $text.Replace('NAME', 'b').Replace('OTHER', 'a') } -Script {
            foreach ($parallel in $false, $true) {
                Remove-Item *.mark; $env:PROOF_WAIT = if ($parallel) { 60 } else { 2 }
                $result = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true; Parallel = $parallel }; Output = @{ Verbosity = 'None' } }
                "$parallel $($result.PassedCount) $($result.FailedCount)"
            }
        }
        $run.Value | Should -Be 'False 1 1', 'True 2 0'
    }

    It 'Put the code that should throw in braces, { Save-Backup } | Should-Throw' {
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
