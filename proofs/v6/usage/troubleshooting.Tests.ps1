BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/troubleshooting' {
    It 'Where the variable is the expected value, Should-Be says the reverse, and Should-BeString prints Expected: ''''.' {
        $run = Invoke-Sample { Describe 'd' { $expected = 'x'; It 'left' { $expected | Should-Be 'x' }; It 'right' { 'x' | Should-Be $expected }; It 'text' { 'x' | Should-BeString $expected } } }
        $run.Messages[0, 1] | Should -Be "Expected [string] 'x', but got [null] `$null.", "Expected [null] `$null, but got [string] 'x'."
        $run.Messages[2] | Should -Match "Expected: ''"
    }

    It 'In 6.1.0-rc1, the error of a failed BeforeAll is a message about break and continue, and $Error has the cause.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'early' }; It 'i' { } }; Describe 'e' { AfterAll { throw 'late' }; It 'i' { } } } -Script {
            $global:Error.Clear()
            $result = Invoke-Pester -Path . -Output None -PassThru
            $result.FailedBlocks | ForEach-Object { "$($_.ErrorRecord)" }
            "$($global:Error[-1])"
        }
        $run.Value[0] | Should -BeLike "A 'break' or 'continue' statement with a label*"
        $run.Value[1, 2] | Should -Be 'late', 'early'
    }

    It '-ForEach is evaluated before any BeforeAll of the file has run.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $names = 'a' }; It 'i <_>' -ForEach $names { } } }
        $run.Messages | Should -BeLike '*Value can not be null or empty array. If this is expected, use -AllowNullOrEmptyForEach*'
    }

    It 'Build the data in BeforeDiscovery, or allow the data to be empty.' {
        (Invoke-Sample { Describe 'd' { BeforeDiscovery { $names = 'a' }; It 'i <_>' -ForEach $names { } } }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i <_>' -ForEach $names -AllowNullOrEmptyForEach { } } }).Result | Should -Be 'Passed'
    }

    It 'Every mock of the command has a filter, and none accepts the call.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { Mock Get-Date { } -ParameterFilter { $false }; Get-Date }; It 'b' { Mock Get-Date { 1 }; Mock Get-Date { 2 } -ParameterFilter { $false }; Get-Date | Should -Be 1 } } }
        $run.Messages | Should -BeLike "No mock for command 'Get-Date' matched the call*"
        $run.Passed | Should -Be 1
    }

    It 'Code outside of tests and setup threw while the file was read. Tests above the failing line still run, and tests below it are not found' {
        $run = Invoke-Sample { Describe 'd' { It 'above' { }; throw 'x'; It 'below' { } }; Describe 'e' { It 'far below' { } } }
        $run.Text | Should -Match '\[-\] Discovery in .* failed with:'
        $run.Tests.Name | Should -Be 'above'
        $run.Passed | Should -Be 1
    }

    It 'in a file with a syntax error, no test is found.' {
        $run = Invoke-Sample "Describe 'd' { It 'above' { } }; Describe 'e' {"
        $run.Text | Should -Match '\[-\] Discovery in .* failed with:'
        $run.Tests | Should -BeNullOrEmpty
    }

    It 'Pester could not read the file to its end, a BeforeAll or AfterAll at its top threw, or a BeforeEach or AfterEach is at the top of the file. Tests that were not found are in none of the other numbers.' {
        $run = Invoke-Sample { BeforeEach { }; Describe 'd' { It 'i' { } } }
        $run.Text | Should -Match 'Container failed: 1'
        $run.Failed | Should -Be 1
        $run = Invoke-Sample { Describe 'd' { throw 'x'; It 'a' { } } }
        $run.Text | Should -Match 'Tests Passed: 0, Failed: 0, Skipped: 0, Inconclusive: 0, NotRun: 0(.|\n)*Container failed: 1'
        foreach ($sample in { BeforeAll { throw 'x' }; Describe 'd' { It 'i' { } } }, { AfterAll { throw 'x' }; Describe 'd' { It 'i' { } } }) {
            (Invoke-Sample $sample).Text | Should -Match 'Container failed: 1'
        }
    }

    It 'A BeforeAll or AfterAll of a block threw.' {
        foreach ($sample in { Describe 'd' { BeforeAll { throw 'x' }; It 'i' { } } }, { Describe 'd' { AfterAll { throw 'x' }; It 'i' { } } }) {
            (Invoke-Sample $sample).Text | Should -Match 'BeforeAll \\ AfterAll failed: 1'
        }
        (Invoke-Sample { Describe 'd' { BeforeEach { throw 'x' }; It 'i' { } } }).Text | Should -Not -Match 'AfterAll failed'
    }

    It 'The call has Should Be without a dash, two operators, an unknown operator, or -Configuration together with -Path.' {
        Get-Failure { 1 | Should Be 1 }, { 1 | Should -Be 1 -BeLike 1 }, { 1 | Should -Nope 1 } | Should -BeLike '*Parameter set cannot be resolved using the specified named parameters.*'
        (Invoke-Sample -Script { try { Invoke-Pester -Path . -Configuration (New-PesterConfiguration) } catch { "$_" } }).Value | Should -BeLike '*Parameter set cannot be resolved*'
    }

    It 'The parameters of Pester 4 are gone from Invoke-Pester.' {
        (Invoke-Sample -Script { try { Invoke-Pester -OutputFile x.xml } catch { "$_" } }).Value | Should -BeLike "A parameter cannot be found that matches parameter name 'OutputFile'."
    }

    It 'A block can have only one setup of each kind.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { }; BeforeAll { }; It 'i' { } } }).Messages | Should -BeLike '*BeforeAll is already defined in this block.*'
        (Invoke-Sample { Describe 'd' { AfterEach { }; AfterEach { }; It 'i' { } } }).Messages | Should -BeLike '*AfterEach is already defined in this block.*'
    }

    It 'In a session with Pester 5, the import ends in An incompatible version of the Pester.dll assembly is already loaded' -Tag Unproved {
        'A second release is not beside the one under proof: https://github.com/pester/Pester/blob/6.1.0-rc1/src/Main.ps1'
    }

    It 'In 6.1.0-rc1, a message about break and continue is printed in place of the cause, and $Error has the cause.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'early' }; It 'i' { } } } -Inspect { "$($Error.Exception.Message)" }
        $run.Value | Should -Match "'break' or 'continue'.* early"
        $run.Text | Should -Match "\[-\] Describe d failed\s*\n.*A 'break' or 'continue' statement"
        $run.Text | Should -Not -Match 'early'
    }

    It 'A whole file failed' {
        foreach ($broken in 'throw "x"', 'BeforeAll { throw "x" }; Describe "d" { It "i" { } }', 'AfterAll { throw "x" }; Describe "d" { It "i" { } }') {
            (Invoke-Sample -File @{ 'Broken.Tests.ps1' = $broken; 'Good.Tests.ps1' = 'Describe "g" { It "i" { } }' }).Text | Should -Match 'Container failed: 1\s+- .*Broken'
        }
    }
}
