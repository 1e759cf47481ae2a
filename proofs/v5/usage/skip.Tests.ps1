BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Get-Rest ($Value) {
        $run = Invoke-Sample -Configuration @{ Run = @{ SkipRemainingOnFailure = $Value } } -File @{
            'A.Tests.ps1' = {
                Describe 'first' { It 'fails' { throw 'x' }; It 'rest of block' { }; Context 'c' { It 'inner block' { } } }
                Describe 'second' { It 'rest of file' { } }
            }
            'B.Tests.ps1' = { Describe 'b' { It 'next file' { } } }
        }
        @($run.Tests | Where-Object Result -EQ 'Skipped' | ForEach-Object Name) -join ', '
    }
}

Describe 'usage/skip' {
    It 'Block | the rest of the block, its inner blocks included' {
        Get-Rest 'Block' | Should -Be 'rest of block, inner block'
    }

    It 'Container | the rest of the file' {
        Get-Rest 'Container' | Should -Be 'rest of block, inner block, rest of file'
    }

    It 'A failed BeforeAll or AfterAll does not count; in v6 it does.' {
        foreach ($test in { Describe 'd' { Context 'a' { BeforeAll { throw 'x' }; It 'i' { } }; Context 'b' { It 'after' { } } } }, { Describe 'd' { Context 'a' { AfterAll { throw 'x' }; It 'i' { } }; Context 'b' { It 'after' { } } } }) {
            $run = Invoke-Sample $test -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Run' } }
            ($run.Tests | Where-Object Name -EQ 'after').Result | Should -Be 'Passed'
        }
    }

    It 'A file that fails during discovery counts in neither version.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'throw "unreadable"'; 'b.Tests.ps1' = 'Describe b { It i { } }' } -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Run' } }
        "$($run.Messages)" | Should -Match 'unreadable'
        $run.Tests.Result | Should -Be 'Passed'
    }

    It 'At the default verbosity, Pester lists single tests only if they failed.' {
        $run = Invoke-Sample { Describe 'd' { It 'unseen a' -Skip { }; It 'unseen b' { }; It 'fails' { throw 'x' } } } -Configuration @{ Output = @{ Verbosity = 'Normal' } }
        $run.Text | Should -Match '\[-\] d\.fails'
        $run.Text | Should -Not -Match 'unseen'
    }

    It 'Skip the test in its own body with Set-ItResult, and the name is filled in. BeforeEach is too early for that' {
        (Invoke-Sample { Describe 'd' { BeforeEach { Set-ItResult -Skipped }; It 'each <_>' -ForEach 'D1' { } } }).Tests.Name | Should -Be 'each <_>'
        (Invoke-Sample { Describe 'd' { It 'by -Skip <_>' -Skip -ForEach 'D1' { }; It 'inside <_>' -ForEach 'D1' { Set-ItResult -Skipped } } }).Tests.Name | Should -Be 'by -Skip <_>', 'inside D1'
    }

    It 'Set-ItResult -Pending still works, prints a deprecation warning, and counts as skipped.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Pending } } }
        $run.Skipped | Should -Be 1
        "$($run.Warnings) $($run.Text)" | Should -Match 'deprecat'
    }

    It 'A test whose -ForEach gets an empty list is left out, and nothing in the output says so.' {
        $run = Invoke-Sample { BeforeDiscovery { $disks = @() }; Describe 'd' { It 'disk <_>' -ForEach $disks { throw 'x' }; It 'other' { } } } -Inspect { $args[0].TotalCount; $args[0].Result }
        $run.Value | Should -Be 1, 'Passed'
        $run.Text | Should -Not -Match 'disk|empty'
    }

    It '$PSDefaultParameterValues[''It:Skip''] = $true in BeforeAll, which skipped tests in Pester 4, is too late, too: the tests run. The value stays in the session, where the next run skips all of its tests and passes.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { BeforeAll { $PSDefaultParameterValues["It:Skip"] = $true }; It own { } }'; 'b.Tests.ps1' = 'Describe e { It other { } }' } -Script {
            $result = Invoke-Pester -Path ./a.Tests.ps1 -PassThru -Output None; "$($result.Tests.Result)"
            $result = Invoke-Pester -Path ./b.Tests.ps1 -PassThru -Output None; "$($result.Tests.Result) $($result.Result) $LASTEXITCODE"
        }
        $run.Value | Should -Be 'Passed', 'Skipped Passed 0'
    }

    It 'Before 5.6.0, they count as skipped.' -Tag Unproved {
        'Run by hand with 5.5.0 and 5.6.0, built from their tags; https://github.com/pester/Pester/pull/2405'
    }
}
