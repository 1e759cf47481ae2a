BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $suite = {
        Describe 'd' {
            It 'inconclusive' { Set-ItResult -Inconclusive -Because 'no server'; throw 'never' }
            It 'pending' { Set-ItResult -Pending; throw 'never' }
            It 'skipped' { Set-ItResult -Skipped; throw 'never' }
            It 'none of them' { Set-ItResult -Because x }
            It 'two of them' { Set-ItResult -Skipped -Pending }
        }
    }
    $sample = Invoke-Sample $suite
    function Get-TestResult ($Name) { ($sample.Tests | Where-Object Name -Like "$Name*").Result }
}

Describe 'commands/Set-ItResult' {
    It 'Ends the running test at once and gives it a result other than passed or failed, with a reason.' {
        'inconclusive', 'pending', 'skipped' | ForEach-Object { Get-TestResult $_ | Should -Be $_ }; $sample.Text | Should -Match 'no server'
    }

    It 'Reports the test as inconclusive, [?]: it ran, and proved neither success nor failure. It does not fail the run, unless -Strict of Invoke-Pester is used.' {
        $sample.Text | Should -Match '\[\?\] inconclusive'
        $sample.Failed | Should -Be 2
        (Invoke-Sample $suite -Configuration @{ Strict = $true }).Failed | Should -Be 5
    }

    It 'The reason, printed after the name of the test and the word because. Without a reason, only the result is shown.' {
        $sample.Text | Should -Match 'inconclusive, .*because no server'; $sample.Text | Should -Not -Match 'pending.*because'
    }

    It 'Reports the test as pending, as It -Pending does: still to be written.' {
        Get-TestResult 'pending' | Should -Be 'Pending'
    }

    It 'Reports the test as skipped, [!], as It -Skip does. Exactly one of -Skipped, -Pending and -Inconclusive must be given. -Skipped:$false also skips the test: put a condition into an if.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Skipped:$false }; It 'j' { if ($false) { Set-ItResult -Skipped } } } }).Tests.Result | Should -Be 'Skipped', 'Passed'
        $sample.Text | Should -Match '\[!\] skipped'
        Get-TestResult 'none of them' | Should -Be 'Failed'
        Get-TestResult 'two of them' | Should -Be 'Failed'
    }

    It 'Nothing can be piped in, and nothing is returned: the lines below it do not run.' {
        Get-PipedParameter Set-ItResult | Should -BeNullOrEmpty
        Get-TestResult 'skipped' | Should -Be 'Skipped'
    }

    It 'In BeforeEach it ends each test of the block; in BeforeAll it skips nothing, and the block fails.' {
        $run = Invoke-Sample {
            Describe 'each' { BeforeEach { Set-ItResult -Skipped -Because 'on purpose' }; It 'one' { throw 'x' }; It 'two' { throw 'x' } }
            Describe 'all' { BeforeAll { Set-ItResult -Skipped -Because 'on purpose' }; It 'three' { 1 | Should -Be 1 } }
        }
        @($run.Tests | ForEach-Object { "$($_.Result) $($_.Name)" }) | Should -Be 'Skipped one', 'Skipped two', 'Failed Error occurred in Describe block'
    }

    It 'The command throws, so a try with catch around it swallows the error: the test then continues and may pass.' {
        (Invoke-Sample { Describe 'd' { It 'a' { try { Set-ItResult -Skipped } catch { }; 1 | Should -Be 1 }; It 'b' { try { throw 'x' } catch { Set-ItResult -Skipped } }; It 'c' { try { Set-ItResult -Skipped } finally { 1 } } } }).Tests.Result | Should -Be 'Passed', 'Skipped', 'Skipped'
    }

    It 'A function that calls Set-ItResult would end its own test, too. Put the call into braces, and check the reason and the error id with Should -Throw: PesterTestSkipped, PesterTestPending or PesterTestInconclusive.' {
        $run = Invoke-Sample {
            function Confirm-Disk ([string] $As, [switch] $Fine) { if (-not $Fine) { $result = @{ $As = $true }; Set-ItResult @result -Because 'the disk is full' }; 'fine' }
            Describe 'd' {
                foreach ($as in 'Skipped', 'Pending', 'Inconclusive') {
                    It "braces $as" { { Confirm-Disk -As $as } | Should -Throw 'the disk is full' -ErrorId "PesterTest$as" }
                    It "without braces $as" { Confirm-Disk -As $as | Should -Be 'fine' }
                }
                It 'other id' { { Confirm-Disk -As Skipped } | Should -Throw -ErrorId 'PesterTestPending' }
                It 'no call' { { Confirm-Disk -Fine } | Should -Throw -ErrorId 'PesterTestSkipped' }
            }
        }
        Assert-TestPassed $run 'braces Skipped', 'braces Pending', 'braces Inconclusive'
        ($run.Tests | Where-Object Name -Like 'without braces*').Result | Should -Be 'Skipped', 'Pending', 'Inconclusive'
        ($run.Tests | Where-Object Name -In 'other id', 'no call').Result | Should -Be 'Failed', 'Failed'
    }
}
