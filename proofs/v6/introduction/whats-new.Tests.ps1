BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            It 'reason' {
                { Should-BeTrue $true 'the reason' } | Should -Throw '*positional parameter*the reason*'
                { Should-BeFalse $false 'the reason' } | Should -Throw '*positional parameter*the reason*'
                { Should-BeTruthy 1 'the reason' } | Should -Throw '*positional parameter*the reason*'
                { Should-BeFalsy 0 'the reason' } | Should -Throw '*positional parameter*the reason*'
                { Should-Throw { throw 'x' } 'x' 'the reason' } | Should -Throw '*the reason*'
                Should-BeTrue $true -Because 'the reason'
            }
            It 'expected' {
                { 'a' | Should-NotBeString } | Should -Throw '*missing mandatory parameters: Expected*'
                { { } | Should-BeFasterThan } | Should -Throw '*missing mandatory parameters: Expected*'
                { { } | Should-BeSlowerThan } | Should -Throw '*missing mandatory parameters: Expected*'
            }
            It 'newline' {
                "a`r`nb" | Should-BeString "a`nb" -NormalizeNewline
                { "a`r`nb" | Should-BeString "a`nb" } | Should -Throw
                { "a`r`nb" | Should-NotBeString "a`nb" -NormalizeNewline } | Should -Throw
            }
            It 'trim' { { ' a ' | Should-NotBeString 'a' -TrimWhitespace } | Should -Throw; ' a ' | Should-NotBeString 'a' }
            It 'order' { 1, 2, 3 | Should-ContainCollection 3, 1 -IgnoreOrder; { 1, 2, 3 | Should-ContainCollection 3, 1 } | Should -Throw; { 1, 2, 3 | Should-ContainCollection 3, 4 -IgnoreOrder } | Should -Throw }
            It 'arrow' {
                $lines = (({ 'abcd' | Should-BeString 'abXd' } | Should-Throw).Exception.Message -split '\r?\n')
                $lines[-1].IndexOf('^') | Should-Be $lines[-2].IndexOf('c')
            }
            It 'once' { Mock Get-Date { }; Get-Date; ({ Should-Invoke Get-Date -Times 2 } | Should-Throw).Exception.Message | Should-MatchString 'at least 2 times, but was called 1 time\b' }
            It 'wildcards' { { { throw 'a [b]' } | Should -Throw 'a [b]' } | Should -Throw '*identical except for the wildcard characters*'; { { throw 'a' } | Should -Throw 'b' } | Should -Throw 'Expected an exception with message like ''b''*' }
            It 'type name' { $backup = [pscustomobject] @{ PSTypeName = 'My.Backup' }; $backup | Should-HaveType 'My.Backup'; { $backup | Should-HaveType 'My.Other' } | Should -Throw '*or PSTypeName*My.Other*' }
            It 'deep' { @{ a = @{ b = 1 } } | Should-BeEquivalent @{ a = @{ b = 1 } }; { @{ a = @{ b = 1 } } | Should-BeEquivalent @{ a = @{ b = 2 } } } | Should -Throw }
            It 'lists' { { 1, 2 | Should-Be 1 } | Should -Throw; '1' | Should-Be 1; { 1 | Should-BeString '1' } | Should -Throw; { 1 | Should-BeTrue } | Should -Throw }
        }
    }
    $labels = Invoke-Sample { Describe 'd' { It 'i' { foreach ($name in 'a') { break nowhere } }; It 'after' { } } }
}

Describe 'introduction/whats-new' {
    It 'Version shows which one is loaded.' {
        (Invoke-Sample -Script { "$((Get-Module Pester).Version)" }).Value | Should -BeLike '6.*'
    }

    It 'Run.Shuffle runs tests in random order, to find tests that depend on one another.' {
        $test = { Describe 'd' { It '<_>' -ForEach (1..20) { } } }
        $seen = 1..2 | ForEach-Object { (Invoke-Sample $test -Configuration @{ Run = @{ Shuffle = $true }; Output = @{ Verbosity = 'Detailed' } }).Output -match '\[\+\]' -replace '.*\[\+\] (\d+).*', '$1' -join ' ' }
        $seen[0] -eq $seen[1] -and $seen[0] -eq ((1..20) -join ' ') | Should -BeFalse
    }

    It 'New-ShouldAssertion helps to write Should-* commands of your own.' {
        (Invoke-Sample -Script { (Get-Command New-ShouldAssertion).Source }).Value | Should -Be 'Pester'
    }

    It 'Should-BeString and Should-NotBeString have -NormalizeNewline, which treats the line endings of Windows and Linux as equal.' {
        Assert-TestPassed $sample 'newline'
    }

    It 'Should-NotBeString has -TrimWhitespace, too.' {
        Assert-TestPassed $sample 'trim'
    }

    It 'Should-ContainCollection -IgnoreOrder looks for several items in any order.' {
        Assert-TestPassed $sample 'order'
    }

    It 'Output.ShowTags prints tags, and Output.CIDebugOutput shows verbose and debug output when a build runs with its debug switch.' {
        $test = { Describe 'd' { It 'i' -Tag Slow { } } }
        (Invoke-Sample $test -Configuration @{ Output = @{ ShowTags = $true; Verbosity = 'Detailed' } }).Text | Should -Match 'Slow'
        (Invoke-Sample $test).Text | Should -Not -Match 'Slow'
    }

    It 'Coverage is measured in parallel runs.' {
        $run = Invoke-Sample -File @{
            'Code.ps1'    = "function Get-A { 'a' }`nfunction Get-B { 'b' }`nfunction Get-C { 'c' }`nfunction Get-D { 'd' }"
            'a.Tests.ps1' = 'Describe d { BeforeAll { . $PSScriptRoot/Code.ps1 }; It a { Get-A } }'
            'b.Tests.ps1' = 'Describe d { BeforeAll { . $PSScriptRoot/Code.ps1 }; It b { Get-B } }'
        } -Script {
            $coverage = @{ Enabled = $true; Path = './Code.ps1'; OutputPath = './cover.xml' }
            $result = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $true; PassThru = $true }; CodeCoverage = $coverage; Output = @{ Verbosity = 'Normal' } }
            $result.CodeCoverage.CoveragePercent
        }
        $run.Value | Should -Be 50
        $run.Text | Should -Match 'in parallel'
    }

    It 'Run.ExcludePath takes the full path of a folder.' {
        $file = @{ 'out/a.Tests.ps1' = "Describe 'a' { It 'i' { } }"; 'b.Tests.ps1' = "Describe 'b' { It 'i' { } }" }
        (Invoke-Sample -File $file -Script { foreach ($path in "$PWD/out", "$PWD/ou") { (Invoke-Pester -Configuration @{ Run = @{ ExcludePath = $path; PassThru = $true }; Output = @{ Verbosity = 'None' } }).PassedCount } }).Value | Should -Be 1, 2
    }

    It 'Mock.Global makes mocks answer calls by name from every module.' {
        $file = @{ 'M.psm1' = 'function Get-Day { Get-Date }' }
        $test = { BeforeAll { Import-Module $PSScriptRoot/M.psm1 -Force }; Describe 'd' { It 'i' { Mock Get-Date { 'mocked' }; Get-Day | Should -Be 'mocked' } } }
        (Invoke-Sample $test -File $file -Configuration @{ Mock = @{ Global = $true } }).Passed | Should -Be 1
        (Invoke-Sample $test -File $file).Failed | Should -Be 1
    }

    It 'Run.BeforeContainer is gone.' {
        (Invoke-Sample -Script { (New-PesterConfiguration).Run.PSObject.Properties.Name -contains 'BeforeContainer' }).Value | Should -BeFalse
    }

    It 'Put the code into Pester.BeforeContainer.ps1 at the root of the repository in which PowerShell is started' {
        . $PSScriptRoot/../samples/beforeContainer.ps1
        $run.Value | Should -Be 'said: here, said: here', 'said: here, said: here', 'said: here', 'said: there, said: there'
    }

    It 'A reason without -Because, as in Should-BeTrue $value ''the reason'', is an error in Should-BeTrue, Should-BeFalse, Should-BeTruthy, Should-BeFalsy and Should-Throw.' {
        Assert-TestPassed $sample 'reason'
    }

    It 'Always write -Because: with a pipe, ''x'' | Should-BeFalsy ''the reason'' still prints an error and passes, as in 6.0.0.' {
        $run = Invoke-Sample { Describe 'd' { It 'position' { 'x' | Should-BeFalsy 'the reason' }; It 'name' { 'x' | Should-BeFalsy -Because 'the reason' } } }
        Assert-TestPassed $run 'position'
        $run.Messages | Should -BeLike '*because the reason, but got: `[string`] ''x''.*'
        $run.Errors | Should -BeLike 'The input object cannot be bound to any parameters for the command*'
    }

    It 'Should-NotBeString, Should-BeFasterThan and Should-BeSlowerThan require the expected value.' {
        Assert-TestPassed $sample 'expected'
    }

    It 'The arrow of Should-BeString stands below the first character that differs.' {
        Assert-TestPassed $sample 'arrow'
    }

    It 'Messages say "1 time" instead of "1 times", and in Normal output the line of a passed file ends with its number of tests: (3 tests).' {
        Assert-TestPassed $sample 'once'
        (Invoke-Sample { Describe 'd' { It 'a' { }; It 'b' { }; It 'c' { } } } -Configuration @{ Output = @{ Verbosity = 'Normal' } }).Text | Should -Match '\(3 tests\)'
    }

    It 'A failed Should -Throw tells you when the two texts are equal, and only wildcard characters in the expected text keep them from matching.' {
        Assert-TestPassed $sample 'wildcards'
    }

    It 'The name of a skipped test with a -ForEach of its own shows its values, and each file that ran has a timestamp in a JUnitXml report.' {
        $run = Invoke-Sample { Describe 'd' { It 'case <_>' -ForEach 'x' -Skip { } }; Describe 'block <_>' -ForEach 'y' { It 'in <_>' -Skip { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'JUnitXml' } }
        $run.Tests.Name | Should -Be 'case x', 'in <_>'
        $run.Files['testResults.xml'] | Should -Match '<testsuite [^>]*timestamp="\d{4}'
    }

    It 'In a test, a break or continue with a label that no loop has fails the test.' {
        $labels.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'In 6.0.0 such a statement ends the whole run without a result' -Tag Unproved {
        'https://github.com/pester/Pester/issues/2669'
    }

    It 'in the body of a Describe or Context it still does.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { Context "c" { break nowhere } }'; 'b.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -Command "'begins'; Import-Module '$manifest'; Invoke-Pester . -Output Detailed; 'got on'"
        }
        "$($run.Value)" | Should -Match 'begins'
        "$($run.Value)" | Should -Not -Match 'got on|Tests Passed'
    }

    It 'A type assertion with a name that is not a type, such as Should-HaveType ''My.Backup'', looks at the PSTypeNames of the value.' {
        Assert-TestPassed $sample 'type name'
    }

    It 'This is a release candidate. One fault is known: when BeforeAll fails, a message about break and continue takes the place of the error. Run that file alone, without Run.Parallel: $Error then shows the error itself below that message.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { BeforeAll { throw "the cause" }; It i { } }' } -Script {
            foreach ($parallel in $false, $true) {
                $Error.Clear()
                Invoke-Pester -Configuration @{ Run = @{ Path = 'a.Tests.ps1'; Parallel = $parallel }; Output = @{ Verbosity = 'Normal' } }
                "$($Error.Exception.Message)"
            }
        }
        $run.Text | Should -Match "'break' or 'continue'"
        $run.Text | Should -Not -Match 'the cause'
        $run.Value[0] | Should -Match "^A 'break' or 'continue' statement.* the cause$"
        $run.Value[1] | Should -BeNullOrEmpty
    }

    It 'Should-* commands, which tell single values from lists. Should-BeString, Should-BeTrue and others with a type in their name do not convert the value that you test.' {
        Assert-TestPassed $sample 'lists'
    }

    It 'Parallel runs: several test files at once, in PowerShell 7.' -Tag Unproved {
        'https://github.com/pester/Pester/releases/tag/6.0.0, and the proofs of usage/parallel'
    }

    It 'Deep comparison of objects with Should-BeEquivalent.' {
        Assert-TestPassed $sample 'deep'
    }

    It 'Pester 6 runs only on Windows PowerShell 5.1 and on PowerShell 7.4 or later.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/README.md'
    }

    It 'Files are discovered and run one after the other. Pester no longer discovers all files first.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = { Write-Host 'said: find A'; Describe 'a' { It 'i' { Write-Host 'said: run A' } } }; 'B.Tests.ps1' = { Write-Host 'said: find B'; Describe 'b' { It 'i' { } } } }
        @($run.Output -match 'said: ').Trim() | Should -Be 'said: find A', 'said: run A', 'said: find B'
    }

    It 'A mock whose filters do not match no longer calls the real command.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -ParameterFilter { $Year -eq 1 }; { Get-Date } | Should -Throw "No mock for command 'Get-Date' matched*" } } }).Passed | Should -Be 1
    }

    It '-ForEach without data fails, unless you allow it.' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @() { } } }).Result | Should -Be 'Failed'
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @() -AllowNullOrEmptyForEach { } } }).Result | Should -Be 'Passed'
    }
}
