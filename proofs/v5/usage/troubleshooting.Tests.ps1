BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/troubleshooting' {
    It 'Where the variable is the expected value, the message is the reverse: Expected $null, but got ''photos.bak''.' {
        $run = Invoke-Sample { Describe 'd' { $expected = 'photos.bak'; It 'left' { $expected | Should -Be 'photos.bak' }; It 'right' { 'photos.bak' | Should -Be $expected } } }
        $run.Messages | Should -Be "Expected 'photos.bak', but got `$null.", "Expected `$null, but got 'photos.bak'."
    }

    It 'Result is Failed for both. ErrorRecord of a test is a list of ordinary error records. The FullyQualifiedErrorId and the Exception.GetType().FullName of each record tell which error it was, in any language. A failed assertion has the id PesterAssertionFailed, and throw ''text'' has the text as its id.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { 1 | Should -Be 2 }; It 'b' { throw 'text' }; It 'c' { Get-Item -Path ./none -ErrorAction Stop }; It 'd' { throw [System.TimeoutException] 'late' } } } -Inspect {
            foreach ($test in $args[0].Failed) { "$($test.ErrorRecord[0].FullyQualifiedErrorId) $($test.ErrorRecord[0].Exception.GetType().FullName)" }
            foreach ($test in $args[0].Tests) { if ($test.Result -ne 'Failed' -or $test.ErrorRecord -isnot [Collections.Generic.List[object]]) { "$($test.Result) $($test.ErrorRecord.GetType())" } }
        }
        $run.Value | Should -Be 'PesterAssertionFailed System.Exception', 'text System.Management.Automation.RuntimeException', 'PathNotFound,Microsoft.PowerShell.Commands.GetItemCommand System.Management.Automation.ItemNotFoundException', 'late System.TimeoutException'
    }

    It 'An error in the body of a Describe fails the whole file: it is in $result.FailedContainers[0].ErrorRecord[0].' {
        $run = Invoke-Sample { Describe 'd' { Get-Item -Path ./none -ErrorAction Stop; It 'a' { } } } -Inspect { $args[0].Failed.Count; $args[0].FailedBlocks.Count; $args[0].FailedContainers[0].ErrorRecord[0].FullyQualifiedErrorId }
        $run.Value | Should -Be 0, 0, 'PathNotFound,Microsoft.PowerShell.Commands.GetItemCommand'
    }

    It '-ForEach is evaluated before any BeforeAll has run, so the data is empty and no test is made; the run still passes.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $names = 'a', 'b' }; It 'i <_>' -ForEach $names { } } }
        $run.Result | Should -Be 'Passed'
        $run.Text | Should -Match 'Tests Passed: 0, Failed: 0, Skipped: 0, Inconclusive: 0, NotRun: 0'
        (Invoke-Sample { Describe 'd' { BeforeDiscovery { $names = 'a', 'b' }; It 'i <_>' -ForEach $names { } } }).Passed | Should -Be 2
    }

    It 'When every mock of a command has a -ParameterFilter and none accepts the call, v5 runs the real command.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 'mocked' } -ParameterFilter { $false }; Get-Date | Should -BeOfType datetime } } }).Passed | Should -Be 1
    }

    It 'Code outside of tests and setup threw while the file was read, so Pester found no test below that place.' {
        $run = Invoke-Sample { Describe 'd' { It 'above' { }; throw 'x'; It 'below' { } } }
        $run.Text | Should -Match '\[-\] Discovery in .* failed with:'
        $run.Tests.Name | Should -Not -Contain 'below'
    }

    It 'In a file with a syntax error, no test is found.' {
        $run = Invoke-Sample "Describe 'd' { It 'above' { } }; Describe 'e' {"
        $run.Text | Should -Match '\[-\] Discovery in .* failed with:'
        $run.Tests | Should -BeNullOrEmpty
    }

    It 'A whole file failed: Pester could not read it to its end, a BeforeAll or AfterAll at its top threw, or a BeforeEach or AfterEach is at the top of the file. Tests that were not found are in none of the other numbers.' {
        $run = Invoke-Sample { Describe 'd' { throw 'x'; It 'a' { }; It 'b' { } } }
        $run.Text | Should -Match 'Tests Passed: 0, Failed: 0, Skipped: 0, Inconclusive: 0, NotRun: 0'
        foreach ($sample in { BeforeAll { throw 'x' }; Describe 'd' { It 'i' { } } }, { AfterAll { throw 'x' }; Describe 'd' { It 'i' { } } }, { BeforeEach { }; Describe 'd' { It 'i' { } } }, { AfterEach { }; Describe 'd' { It 'i' { } } }) {
            (Invoke-Sample $sample).Text | Should -Match 'Container failed: 1'
        }
        $run.Text | Should -Match 'Container failed: 1'
    }

    It 'The call has two operators, an unknown operator, or -Configuration together with -Path.' {
        Get-Failure { 1 | Should -Be 1 -BeLike 1 }, { 1 | Should -Nope 1 } | Should -BeLike '*Parameter set cannot be resolved using the specified named parameters.*'
        (Invoke-Sample -Script { try { Invoke-Pester -Path . -Configuration (New-PesterConfiguration) } catch { "$_" } }).Value | Should -BeLike '*Parameter set cannot be resolved*'
    }

    It 'A parameter of Pester 4 was given to Invoke-Pester. Most of them still work, but -Strict and -PesterOption are ignored. Set the option of New-PesterConfiguration instead.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { Invoke-Pester -Script . -Show None -PassThru }).Text | Should -Not -Match 'Tests Passed'
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { Invoke-Pester -Script . -Show All }
        "$($run.Warnings) $($run.Text)" | Should -Match 'You are using Legacy parameter set that adapts Pester 5 syntax to Pester 4 syntax\.'
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { Invoke-Pester -Path . }
        "$($run.Warnings) $($run.Text)" | Should -Not -Match 'Legacy'
    }

    It 'A block keeps only the last setup of each kind, without a warning.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Write-Host first }; BeforeAll { Write-Host last }; BeforeEach { Write-Host one }; BeforeEach { Write-Host two }; It 'i' { } } }
        $run.Text | Should -Match 'last(.|\n)*two'
        $run.Text | Should -Not -Match 'first|\bone\b'
        $run.Warnings | Should -BeNullOrEmpty
    }

    It 'the cause is printed at the name of the block' {
        (Invoke-Sample { Describe 'd' { BeforeAll { throw 'early' }; It 'a' { } } }).Text | Should -Match '\[-\] Describe d failed\s*\n.*early'
    }

    It 'A BeforeAll or AfterAll of a block threw.' {
        foreach ($sample in { Describe 'd' { BeforeAll { throw 'x' }; It 'i' { } } }, { Describe 'd' { AfterAll { throw 'x' }; It 'i' { } } }) {
            (Invoke-Sample $sample).Text | Should -Match 'BeforeAll \\ AfterAll failed: 1'
        }
        (Invoke-Sample { Describe 'd' { BeforeEach { throw 'x' }; It 'i' { } } }).Text | Should -Not -Match 'AfterAll failed'
    }
}
