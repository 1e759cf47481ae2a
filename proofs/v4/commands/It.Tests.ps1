BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/blocks.ps1"
}

Describe 'commands/It' {
    It 'Defines one test inside a Describe or Context.' {
        Assert-TestPassed $sample 'same one', 'deep', 'loop a'
    }

    It 'It passes when its script block ends without a terminating error; an empty one is reported as pending.' {
        Get-TestResult 'one' | Should -Be 'Passed'; Get-TestResult 'two' | Should -Be 'Failed'; Get-TestResult 'empty' | Should -Be 'Pending'
    }

    It 'What the test proves, shown in the output.' {
        $sample.Text | Should -Match '\] left out, is skipped'
    }

    It '`<Age`> is replaced by the value of that key of the test case; other names in angle brackets, and paths such as `<User.Name`>, stay as they are written.' {
        Assert-TestPassed $sample 'age 3 of <User.Name> and <Other>', 'age 4 of <User.Name> and <Other>'
    }

    It 'Its opening brace must be on the line of the It, or on the line where its last argument ends. Without it, the block around the test stops there, and one failed test says No test script block is provided. (Have you put the open curly brace on the next line?)' {
        Get-BlockMessage 'brace' | Should -Be 'No test script block is provided. (Have you put the open curly brace on the next line?)'
        Get-TestResult 'never reached' | Should -BeNullOrEmpty
        Assert-TestPassed $sample 'first'
        (Invoke-Sample "Describe 'd' {`n It 'i' -TestCases @(`n @{ n = 1 }`n @{ n = 2 }`n) {`n 1 | Should -Be 1 } }").Passed | Should -Be 2
    }

    It 'With -Skip or -Pending, the body may be left out.' {
        (Invoke-Sample { Describe 'd' { It 'a' -Skip; It 'b' -Pending; It 'c' } }).Tests.Result | Should -Be 'Skipped', 'Pending', 'Failed'
    }

    It 'An empty body makes the test pending, but with -Skip:$false or -Pending:$false it passes.' {
        Get-TestResult 'empty' | Should -Be 'Pending'
        (Invoke-Sample { Describe 'd' { It 'a' -Skip:$false { }; It 'b' -Pending:$false { }; It 'c' { } } }).Tests.Result | Should -Be 'Passed', 'Passed', 'Pending'
    }

    It 'If $ErrorActionPreference is Stop, Write-Error writes such an error.' {
        $stopped = Invoke-Sample { Describe 'd' { It 'stop' { $ErrorActionPreference = 'Stop'; Write-Error 'we' }; It 'continue' { $ErrorActionPreference = 'Continue'; Write-Error 'we' } } }
        $stopped.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'A function of a module sees $global:ErrorActionPreference, but not the variable of the test file.' {
        $module = { BeforeAll { New-Module Backup { function Get-Backup { Write-Error 'we' } } | Import-Module; function Get-Own { Write-Error 'we' }; $ErrorActionPreference = 'Stop' }; It 'own' { Get-Own }; It 'module' { Get-Backup 2>$null }; It 'global' { try { $global:ErrorActionPreference = 'Stop'; Get-Backup } finally { $global:ErrorActionPreference = 'Continue' } } }
        (Invoke-Sample "Describe 'd' { $module }").Tests.Result | Should -Be 'Failed', 'Passed', 'Failed'
    }

    It 'Write-Error does not fail a test; only a terminating error does.' {
        Assert-TestPassed $sample 'error that goes on', 'went on'; Get-TestResult 'two' | Should -Be 'Failed'
    }

    It 'The data: hashtables, one test for each. Their keys are variables in the body only if a param block declares them.' {
        Assert-TestPassed $sample 'age 3 of <User.Name> and <Other>', 'age 4 of <User.Name> and <Other>', 'no param block'
    }

    It 'Anything but a hashtable is an error: Cannot convert the "…" value of type "System.String" to type "System.Collections.IDictionary[]".' {
        Get-BlockMessage 'bad cases' | Should -BeLike '*Cannot convert the "text" value of type "System.String" to type "System.Collections.IDictionary`[`]".*'
    }

    It 'An empty list does not leave the test out: the test runs once, without values.' {
        Assert-TestPassed $sample 'empty list'; (Get-TestResult 'empty list') | Should -HaveCount 1
    }

    It 'Reports the test as pending, a reminder that it is still to be written, and does not run it.' {
        Get-TestResult 'left for later' | Should -Be 'Pending'; $log | Should -Not -Contain 'pending body'
    }

    It 'The switch cannot be combined with -Skip.' {
        Get-BlockMessage 'both' | Should -BeLike 'Parameter set cannot be resolved*'
    }

    It 'Without the switch, a test with an empty body is pending, too.' {
        ($sample.Tests | Where-Object Result -EQ 'Pending').Name | Should -Be 'left for later', 'empty'
    }

    It 'Reports the test as skipped and does not run it, nor its BeforeEach.' {
        Get-TestResult 'left out' | Should -Be 'Skipped'; $log | Should -Not -Contain 'skipped body'; @($log -eq 'each 1').Count | Should -Be 3
    }

    It 'It takes a condition after a colon, -Skip:$isReadOnly, which may use variables of the block.' {
        Get-TestResult 'condition' | Should -Be 'Skipped'; Get-TestResult 'condition off' | Should -Be 'Passed'
    }

    It '-Skip:(-not $IsWindows) also skips the test in Windows PowerShell, where that variable does not exist; conditions for a platform do not.' {
        Get-TestResult 'condition' | Should -Be 'Skipped'; Get-TestResult 'condition off' | Should -Be 'Passed'
    }

    It 'Nothing can be piped in, and nothing is returned. The outcome is in the result of the run, one object for each test.' {
        Assert-TestPassed $sample 'returns nothing', 'no output'; ($sample.Tests | Where-Object Name -EQ 'deep') | Should -HaveCount 1
    }

    It 'The test runs where it is written.' {
        Get-Place 'between' | Should -BeGreaterThan (Get-Place 'two '); Get-Place 'between' | Should -BeLessThan (Get-Place 'three')
    }

    It 'Variables that were assigned above it in the file or block are visible in the test, and so are those of a foreach around it. What the test assigns is gone in the next test.' {
        Get-Place 'two ' | Should -BeGreaterThan 0; Assert-TestPassed $sample 'loop a', 'loop b'; Get-TestMessage 'two' | Should -Be 'failed'
    }

    It 'It may also be outside of all blocks; then it runs whatever -TestName, -Tag and -ExcludeTag say.' {
        Get-Ran @{ TestName = 'block' } | Should -Contain 'outside'
        Get-Ran @{ Tag = 'nothing' } | Should -Be 'outside'
        Get-Ran @{ ExcludeTag = 'Fast', 'Lone' } | Should -Be 'outside'
    }

    It 'A mock made in it stays until the Describe or Context around it ends.' {
        Assert-TestPassed $sample 'calls two', 'mock gone'
    }

    It 'There is no -Tag here: using it fails the Describe. Tag the block instead.' {
        Get-BlockMessage 'tagged test' | Should -Be "A parameter cannot be found that matches parameter name 'Tag'."
    }

    It 'Code under test that calls exit ends the whole run, not only the test: later tests and files are missing, nothing counts as failed, and an error says TestGroups stack corrupted.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'd' { It 'ends' { exit 3 }; It 'later' { } }"; 'B.Tests.ps1' = "Describe 'e' { It 'next file' { 1 | Should -Be 1 } }" }
        "$($run.Errors) $($run.Text)" | Should -Match 'TestGroups stack corrupted'
        $run.Text | Should -Not -Match 'later|next file'
    }

    It 'A script that the test runs with & may call exit: that ends only the script, and sets $LASTEXITCODE.' {
        Assert-TestPassed $sample 'script that exits'
    }
}
