BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $suite = { Describe 'd' { It 'message' { Set-TestInconclusive 'no server'; throw 'never' }; It 'bare' { Set-TestInconclusive; throw 'never' } } }
    $sample = Invoke-Sample $suite
}

Describe 'commands/Set-TestInconclusive' {
    It 'Ends the running test and reports it as inconclusive. It is the older form of Set-ItResult -Inconclusive, which can also report a test as skipped or pending. Use that command in new tests.' {
        $sample.Inconclusive | Should -Be 2
    }

    It 'The text that is shown with the test. Without the text, the test is inconclusive as well.' {
        $sample.Text | Should -Match '\[\?\] message[\s\S]*no server'; ($sample.Tests | Where-Object Name -EQ 'bare').Result | Should -Be 'Inconclusive'
    }

    It 'Nothing can be piped in, and nothing is returned: the lines below it do not run.' {
        Get-PipedParameter Set-TestInconclusive | Should -BeNullOrEmpty
        $sample.Failed | Should -Be 0
    }

    It 'An inconclusive test does not fail the run, unless -Strict of Invoke-Pester is used.' {
        $sample.Failed | Should -Be 0; (Invoke-Sample $suite -Configuration @{ Strict = $true }).Failed | Should -Be 2
    }

    It 'Directly in a Describe or Context, the command fails the block: Error occurred in Describe block, or … Context block.' {
        foreach ($name in 'Describe', 'Context') {
            $run = Invoke-Sample "$name 'b' { Set-TestInconclusive 'no data'; It 'i' { } }"
            $run.Failed, $run.Inconclusive | Should -Be 1, 0
            $run.Text | Should -Match "Error occurred in $name block"
        }
        (Invoke-Sample { Describe 'd' { It 'i' { Set-TestInconclusive 'no data' } } }).Failed | Should -Be 0
    }

    It 'Assertions that passed before the command do not count: the test is inconclusive. An assertion that failed has already ended the test, so the test stays failed.' {
        $run = Invoke-Sample { Describe 'd' { It 'passed' { 1 | Should -Be 1; Set-TestInconclusive }; It 'failed' { 1 | Should -Be 2; Set-TestInconclusive } } }
        "$($run.Tests.Result)" | Should -Be 'Inconclusive Failed'
    }
}
