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
    It 'Block | the rest of the Describe or Context, its inner blocks included' {
        Get-Rest 'Block' | Should -Be 'rest of block, inner block'
    }

    It 'Container | the rest of the container, that is, of the file' {
        Get-Rest 'Container' | Should -Be 'rest of block, inner block, rest of file'
    }

    It 'A failed BeforeAll or AfterAll counts, too. A file that fails during discovery does not count.' {
        foreach ($test in { Describe 'd' { Context 'a' { BeforeAll { throw 'x' }; It 'i' { } }; Context 'b' { It 'after' { } } } }, { Describe 'd' { Context 'a' { AfterAll { throw 'x' }; It 'i' { } }; Context 'b' { It 'after' { } } } }) {
            $run = Invoke-Sample $test -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Run' } }
            ($run.Tests | Where-Object Name -EQ 'after').Result | Should -Be 'Skipped'
        }
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'throw "unreadable"'; 'b.Tests.ps1' = 'Describe b { It i { } }' } -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Run' } }
        "$($run.Messages)" | Should -Match 'unreadable'
        $run.Tests.Result | Should -Be 'Passed'
    }

    It 'A container is what Pester runs as one unit: a test file, or a script block.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Script {
            $result = Invoke-Pester -Container (New-PesterContainer -Path ./Sample.Tests.ps1), (New-PesterContainer -ScriptBlock { Describe 's' { It 'i' { } } }) -PassThru
            "$($result.Containers.Type)"
        }).Value | Should -Be 'File ScriptBlock'
    }

    It 'In a parallel run, the value Run is not supported: Pester warns and runs the files one after the other.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'a' { It 'i' { } }"; 'B.Tests.ps1' = "Describe 'b' { It 'i' { } }" } -Configuration @{ Run = @{ Parallel = $true; SkipRemainingOnFailure = 'Run' } }
        "$($run.Text) $($run.Warnings)" | Should -Match 'SkipRemainingOnFailure'
        $run.Passed | Should -Be 2
    }

    It 'At the default verbosity, Normal, Pester prints failures and the totals. Each file without a failure has a [+] line, and a [!] line as well when -Skip left out all its tests.' {
        $run = Invoke-Sample -Configuration @{ Output = @{ Verbosity = 'Normal' } } -File @{
            'All.Tests.ps1'    = "Describe 'd' { It 'a' -Skip { } }"
            'Some.Tests.ps1'   = "Describe 'd' { It 'a' -Skip { }; It 'b' { } }"
            'Inside.Tests.ps1' = "Describe 'd' { It 'a' { Set-ItResult -Skipped } }"
            'Fails.Tests.ps1'  = "Describe 'd' { It 'a' { throw 'x' } }"
        }
        @($run.Output -match '^\[(\+|!)\]' -replace '^(\[.\]).*[\\/](\w+)\.Tests.*', '$1 $2') -join ', ' | Should -Be '[+] All, [!] All, [+] Inside, [+] Some'
        $run.Text | Should -Match '\[-\] d\.a'
    }

    It 'Since 6.1.0, they are filled in anyway when the skipped test has a -ForEach of its own: size `<_`> becomes size 1. Without one, a skipped test shows its name as you wrote it.' {
        (Invoke-Sample { Describe 'd' -ForEach @{ Name = 'n' } { It 'size <_>' -ForEach 1 -Skip { }; It 'plain <Name>' -Skip { } } }).Tests.Name | Should -Be 'size 1', 'plain <Name>'
    }

    It 'A test whose -ForEach gets an empty list, which -AllowNullOrEmptyForEach allows, is left out, and nothing in the output says so.' {
        $run = Invoke-Sample { BeforeDiscovery { $disks = @() }; Describe 'd' { It 'disk <_>' -ForEach $disks -AllowNullOrEmptyForEach { throw 'x' }; It 'other' { } } } -Inspect { $args[0].TotalCount; $args[0].Result }
        $run.Value | Should -Be 1, 'Passed'
        $run.Text | Should -Not -Match 'disk|empty'
        (Invoke-Sample { Describe 'd' { It 'disk <_>' -ForEach @() { }; It 'other' { } } }).Result | Should -Be 'Failed'
    }

    It '6.1.0-rc1 prints a message about break and continue instead.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Set-ItResult -Skipped -Because 'no disk' }; It 'a' { } } }
        $run.Text | Should -Match '\bbreak\b.*\bcontinue\b|\bcontinue\b.*\bbreak\b'
        $run.Text | Should -Not -Match 'is skipped, because'
    }

    It '$PSDefaultParameterValues[''It:Skip''] = $true in BeforeAll, which skipped tests in Pester 4, is too late, too: the tests run. The value stays in the session, where the next test file and the next run skip all of their tests and pass. From a file that runs in parallel, the value does not get out.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { BeforeAll { $PSDefaultParameterValues["It:Skip"] = $true }; It own { } }'; 'b.Tests.ps1' = 'Describe e { It other { } }' } -Script {
            $result = Invoke-Pester -Path ./a.Tests.ps1, ./b.Tests.ps1 -PassThru -Output None; "$($result.Tests.Result)"
            $result = Invoke-Pester -Path ./b.Tests.ps1 -PassThru -Output None; "$($result.Tests.Result) $($result.Result) $LASTEXITCODE"
        }
        $run.Value | Should -Be 'Passed Skipped', 'Skipped Passed 0'
        $parallel = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { BeforeAll { $PSDefaultParameterValues["It:Skip"] = $true }; It own { } }'; 'b.Tests.ps1' = 'Describe e { It other { } }' } -Script {
            $result = Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1', './b.Tests.ps1'; Parallel = $true; PassThru = $true }; Output = @{ Verbosity = 'None' } }; "$($result.Tests.Result)"
            $result = Invoke-Pester -Path ./b.Tests.ps1 -PassThru -Output None; "$($result.Tests.Result)"
        }
        $parallel.Value | Should -Be 'Passed Passed', 'Passed'
    }
}
