BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        $inFile = $true
        Describe 'conditions' {
            $inBody = $true
            BeforeAll { $inSetup = $true }
            BeforeEach { $inEach = $true }
            It 'each' -Skip:$inEach { 1 }
            It 'file' -Skip:$inFile { 1 }
            It 'body' -Skip:$inBody { 1 }
            It 'setup' -Skip:$inSetup { 1 }
            It 'not set' -Skip:$notSet { 1 }
        }
        Describe 'default' {
            $PSDefaultParameterValues = @{ 'It:Skip' = $true }
            $script:ran += 'body '
            BeforeAll { $script:ran += 'all ' }
            BeforeEach { $script:ran += 'each ' }
            It 'by default' { throw 'x' }
            Context 'in' { It 'inside' { throw 'x' } }
        }
        Describe 'next' { It 'no longer' { $script:ran | Should -Be 'all body ' } }
        Describe 'default off' { $PSDefaultParameterValues = @{ 'It:Skip' = $false }; It 'empty, default' { } }
        Describe 'before each' { BeforeEach { Set-ItResult -Skipped -Because 'no disk' }; It 'by BeforeEach' { throw 'x' } }
        if ($false) { Describe 'if' { It 'left out' { 1 } } }
        Describe 'results' { It 'empty' { }; It 'only a comment' { <# later #> }; It 'pending' -Pending { 1 }; It 'set' { Set-ItResult -Pending }; It 'inconclusive' { Set-ItResult -Inconclusive -Because 'ticket 42'; throw 'x' } }
        Describe 'empty' { It 'empty, skip off' -Skip:$false { }; It 'empty, pending off' -Pending:$false { } }
        Describe 'caught' { BeforeAll { try { throw 'x' } catch { $script:noDb = $true } }; It 'without a database' -Skip:$script:noDb { throw 'x' } }
    }
    function Get-Outcome ($Name) { ($sample.Tests | Where-Object Name -EQ $Name).Result }
}

Describe 'usage/skip' {
    It 'A variable of the file, the block, or its BeforeAll can decide.' {
        'file', 'body', 'setup' | ForEach-Object { Get-Outcome $_ | Should -Be 'Skipped' }
        Assert-TestPassed $sample 'each', 'not set'
    }

    It 'A variable of BeforeEach comes too late: the first test does not have it, and each later test has the value from the test before.' {
        (Invoke-Sample { Describe 'd' { $number = 0; BeforeEach { $skipIt = $true }; It 'first' -Skip:$skipIt { 1 | Should -Be 1 }; It 'second' -Skip:$skipIt { 1 | Should -Be 1 } } }).Tests.Result | Should -Be 'Passed', 'Skipped'
    }

    It 'It takes a Boolean after a colon, -Skip:$noDisk or -Skip:([bool] $env:CI); with a text, or without the colon, the block fails.' {
        $test = { Describe 'd' { It 'text' -Skip:$env:CI { 1 } }; Describe 'e' { It 'Boolean' -Skip:([bool] $env:CI) { 1 } } }
        $run = Invoke-Sample $test -Environment @{ CI = 'true' }
        $run.Failed, $run.Skipped | Should -Be 1, 1
        (Invoke-Sample $test).Passed | Should -Be 2
        (Invoke-Sample { Describe 'd' { $noDisk = $true; It 'i' -Skip ($noDisk) { 1 } } }).Failed | Should -Be 1
        (Invoke-Sample { Describe 'd' { $noDisk = $true; It 'i' -Skip:$noDisk { 1 } } }).Skipped | Should -Be 1
    }

    It 'It must be a Boolean: with a text, such as $env:CI, a warning is printed and the tests run.' {
        $test = { Describe 'd' { $PSDefaultParameterValues = @{ 'It:Skip' = $env:CI }; It 'i' { 1 | Should -Be 1 } } }
        $run = Invoke-Sample $test -Environment @{ CI = 'true' }
        $run.Passed, $run.Skipped | Should -Be 1, 0; $run.Warnings | Should -Match "default value 'true' to parameter 'Skip' failed"
        $run = Invoke-Sample "$test".Replace('$env:CI', '[bool] $env:CI') -Environment @{ CI = 'true' }
        $run.Passed, $run.Skipped | Should -Be 0, 1; $run.Warnings | Should -BeNullOrEmpty
    }

    It 'The value holds for the blocks inside, but not within InModuleScope, and ends with the block.' {
        $module = 'New-Module -Name ProofSkip { function Get-Hidden { 1 } } | Import-Module; '
        $default = '$PSDefaultParameterValues = @{ "It:Skip" = $true }; '
        $run = Invoke-Sample ($module + 'Describe "d" { ' + $default + 'InModuleScope ProofSkip { It "within" { 1 }; Context "c" { It "deeper" { 1 } } }; It "beside" { throw "x" } }')
        $run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Should -Be 'within Passed', 'deeper Passed', 'beside Skipped'
        (Invoke-Sample ($module + 'InModuleScope ProofSkip { Describe "d" { ' + $default + 'It "its own" { throw "x" } } }')).Skipped | Should -Be 1
        'by default', 'inside' | ForEach-Object { Get-Outcome $_ | Should -Be 'Skipped' }; Assert-TestPassed $sample 'no longer'
    }

    It 'BeforeAll and the body of the block still run.' {
        Assert-TestPassed $sample 'no longer'
    }

    It 'To decide before each test, and with a reason, call Set-ItResult -Skipped -Because ''no disk'' in BeforeEach.' {
        Get-Outcome 'by BeforeEach' | Should -Be 'Skipped'; $sample.Text | Should -Match 'because no disk'
    }

    It 'An if around the block leaves it out of the counts and the report.' {
        $sample.Tests.Name | Should -Not -Contain 'left out'
    }

    It 'pending [?] | It -Pending, an empty body, Set-ItResult -Pending | is not written yet' {
        'empty', 'only a comment', 'pending', 'set' | ForEach-Object { Get-Outcome $_ | Should -Be 'Pending' }; $sample.Text | Should -Match '\[\?\] pending'
    }

    It 'inconclusive [?] | Set-ItResult -Inconclusive, Set-TestInconclusive | ran, and proved nothing' {
        Get-Outcome 'inconclusive' | Should -Be 'Inconclusive'; $sample.Text | Should -Match '\[\?\] inconclusive'
    }

    It 'None of them fails the run, unless -Strict is used.' {
        $sample.Failed | Should -Be 0
        (Invoke-Sample { Describe 'd' { It 'a' -Skip { 1 }; It 'b' { }; It 'c' { Set-ItResult -Inconclusive } } } -Configuration @{ Strict = $true }).Failed | Should -Be 3
    }

    It '-Skip:$false and -Pending:$false make an empty test pass in v4, and so does the default value ''It:Skip'' = $false.' {
        Assert-TestPassed $sample 'empty, skip off', 'empty, pending off', 'empty, default'
    }

    It 'To skip them instead, catch the error there and use the result' {
        Get-Outcome 'without a database' | Should -Be 'Skipped'
    }

    It 'The variable stays for the next blocks: begin the BeforeAll with $script:noDb = $false.' {
        $run = Invoke-Sample {
            Describe 'caught' { BeforeAll { $script:noDb = $false; try { throw 'x' } catch { $script:noDb = $true } }; It 'first' -Skip:$script:noDb { 1 | Should -Be 1 } }
            Describe 'fine' { BeforeAll { try { 1 } catch { $script:noDb = $true } }; It 'still set' -Skip:$script:noDb { 1 | Should -Be 1 } }
            Describe 'reset' { BeforeAll { $script:noDb = $false; try { 1 } catch { $script:noDb = $true } }; It 'runs' -Skip:$script:noDb { 1 | Should -Be 1 } }
        }
        $run.Tests.Result | Should -Be 'Skipped', 'Skipped', 'Passed'
    }

    BeforeAll {
        $more = Invoke-Sample {
            $noDisk = $true
            Describe 'conditions' {
                It 'left out' -Skip { throw 'x' }
                It 'condition' -Skip:$noDisk { throw 'x' }
                It 'reason' { Set-ItResult -Skipped -Because 'no disk'; throw 'x' }
                It 'known' { Set-ItResult -Inconclusive -Because 'ticket 42'; throw 'x' }
                $late = $true
                It 'read when reached' -Skip:$late { throw 'x' }
                $late = $false
                It 'read again' -Skip:$late { 1 }
                It 'no Skip on blocks' { foreach ($name in 'Describe', 'Context') { (Get-Command $name).Parameters.Keys | Should -Not -Contain 'Skip' }; (Get-Command It).Parameters.Keys | Should -Contain 'Skip' }
            }
            Describe 'broken' { BeforeAll { throw 'setup' }; It 'missing' { 1 } }
        }
    }

    It 'Describe and Context have no -Skip in v4.' { Assert-TestPassed $more 'no Skip on blocks' }

    It '-Skip on an It leaves the test out and counts it as skipped. It takes a Boolean after a colon, -Skip:$noDisk or -Skip:([bool] $env:CI); with a text, or without the colon, the block fails. Inside the test Set-ItResult does the same, with a reason.' {
        (Invoke-Sample { Describe 'd' { $noDisk = $true; It 'i' -Skip $noDisk { 1 }; It 'later' { 1 } } }).Tests.Name | Should -Be 'Error occurred in Describe block'
        $more.Tests | Where-Object Name -In 'left out', 'condition', 'reason' | ForEach-Object { $_.Result } | Should -Be 'Skipped', 'Skipped', 'Skipped'; $more.Text | Should -Match 'reason, is skipped, because no disk'
    }

    It 'The condition of -Skip is read when the It is reached.' {
        $more.Tests | Where-Object Name -Like 'read*' | ForEach-Object { $_.Result } | Should -Be 'Skipped', 'Passed'
    }

    It 'skipped [!] | It -Skip, Set-ItResult -Skipped | does not apply here' {
        $more.Text | Should -Match '\[!\] left out'; $more.Text | Should -Match '\[!\] reason'
    }

    It 'A known failure can be noted this way: Set-ItResult -Inconclusive -Because ''ticket 42''.' {
        ($more.Tests | Where-Object Name -EQ 'known').Result | Should -Be 'Inconclusive'; $more.Text | Should -Match 'known, is inconclusive, because ticket 42'
    }

    It 'A BeforeAll that throws fails the block with one failed test, such as Error occurred in Describe block, and its tests are missing.' {
        @($more.Tests | Where-Object Path -Like 'broken*').Name | Should -Be 'Error occurred in Describe block'
    }

    It 'A BeforeEach that throws fails its test only.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { if ($script:proofSecond) { throw 'x' }; $script:proofSecond = $true }; It 'one' { 1 }; It 'two' { 1 }; It 'skipped' -Skip { 1 } }; Describe 'next' { It 'other' { 1 } } }
        $run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Should -Be 'one Passed', 'two Failed', 'skipped Skipped', 'other Passed'
    }

    It '-Skip holds for all cases of -TestCases. Decide in the test with Set-ItResult, or write the tests in a loop, where each has its own -Skip:' {
        $run = Invoke-Sample {
            Describe 'd' {
                $cases = @{ N = 1; Out = $false }, @{ N = 2; Out = $true }
                It 'all <N>' -Skip:$true -TestCases $cases { param ($N, $Out) 1 }
                It 'set <N>' -TestCases $cases { param ($N, $Out) if ($Out) { Set-ItResult -Skipped -Because 'out' }; $Out | Should -BeFalse }
                foreach ($case in $cases) { It "loop $($case.N)" -Skip:$case.Out { $case.Out | Should -BeFalse } }
            }
        }
        $run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Should -Be 'all 1 Skipped', 'all 2 Skipped', 'set 1 Passed', 'set 2 Skipped', 'loop 1 Passed', 'loop 2 Skipped'
    }

    It 'On other systems, this condition is $false:' {
        $run = Invoke-Sample -Script {
            $isAdmin = ($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) -and ([Security.Principal.WindowsPrincipal] [Security.Principal.WindowsIdentity]::GetCurrent()).IsInRole([Security.Principal.WindowsBuiltInRole]::Administrator)
            "$IsWindows $isAdmin"
        }
        if ([Environment]::OSVersion.Platform -eq 'Unix') { $run.Value | Should -Be 'False False'; $run.Errors | Should -BeNullOrEmpty }
    }
}
