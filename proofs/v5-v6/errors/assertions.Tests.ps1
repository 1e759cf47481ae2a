BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/assertions' {
    It 'Cause: Should -Throw got the result of a command instead of the code to run.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Get-Date | Should -Throw } } }).Messages | Should -BeLike '*not a ScriptBlock*'
    }

    It 'because the call runs before the assertion gets a chance to catch it.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Get-Backup { throw 'no backup' } }; It 'wrong' { Get-Backup | Should -Throw }; It 'right' { { Get-Backup } | Should -Throw 'no backup' } } }
        ($run.Tests | Where-Object Name -EQ 'wrong').Message | Should -BeLike '*no backup*'
        Assert-TestPassed $run 'right'
    }

    It 'Cause: -HaveParameter got a name or nothing instead of a command object.' {
        Get-Failure { 'Get-Date' | Should -HaveParameter Date }, { $null | Should -HaveParameter Date } | Should -HaveCount 2
    }

    It 'Fix: Pipe Get-Command <name> into Should.' {
        Assert-Passing { Get-Command Get-Date | Should -HaveParameter Date }
    }

    It 'Cause: Should -Be walks into nested lists, and gives up after 100 levels. In most cases, both lists contain themselves.' {
        (Invoke-Sample { Describe 'd' { It 'i' { $a = @(1, $null); $a[1] = $a; $b = @(1, $null); $b[1] = $b; $a | Should -Be $b } } }).Messages | Should -Match 'recursion depth limit'
        Get-Failure { $deep = @(1); $other = @(1); foreach ($level in 1..110) { $deep = @(0, $deep); $other = @(0, $other) }; $deep | Should -Be $other } | Should -Match 'recursion depth limit of 100'
        Assert-Passing { $flat = @(1); $same = @(1); foreach ($level in 1..90) { $flat = @(0, $flat); $same = @(0, $same) }; $flat | Should -Be $same }
    }

    It 'Cause: The command is a program, which has no parameters that PowerShell knows.' {
        Get-Failure { Get-Command whoami -CommandType Application | Select-Object -First 1 | Should -HaveParameter x } | Should -Not -BeNullOrEmpty
    }

    It 'Cause: A compiled cmdlet does not say which default values its parameters have.' {
        Get-Failure { Get-Command Get-Date | Should -HaveParameter Format -DefaultValue x } | Should -Not -BeNullOrEmpty
        Assert-Passing { function Get-It ($Name = 'x') { }; Get-Command Get-It | Should -HaveParameter Name -DefaultValue x }
    }

    It 'Cause: The expected count is negative, usually the result of a wrong calculation.' {
        (Get-Failure { 1, 2 | Should -HaveCount -1 }) | Should -Match 'greater than or equal to 0|negative'
        Assert-Passing { @() | Should -HaveCount 0 }
    }

    It 'Fix: Put the call in braces: { ... } | Should -Throw.' {
        Assert-Passing { { throw 'x' } | Should -Throw }
        Get-Failure { Get-Date | Should -Throw } | Should -BeLike '*not a ScriptBlock*'
    }

    It 'Cause: The command is an alias that the test file makes for a function of its own, and Pester cannot read the parameters of that function.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Get-Disk ($Name) { }; Set-Alias -Name gdisk -Value Get-Disk }; It 'alias' { Get-Command gdisk | Should -HaveParameter Name }; It 'function' { Get-Command Get-Disk | Should -HaveParameter Name } } }
        Assert-TestPassed $run 'function'
        ($run.Tests | Where-Object Name -EQ 'alias').Result | Should -Be 'Failed'
    }

    It 'Or the command is mocked when the assertion runs.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Get-Disk ($Name) { } }; BeforeEach { Mock Get-Disk }; It 'mocked' { Get-Command Get-Disk | Should -HaveParameter Name }; It 'fixed' { Get-Command Get-Disk | Where-Object Parameters | Should -HaveParameter Name } } }
        Assert-TestPassed $run 'fixed'
        $run.Messages | Should -BeLike 'Could not retrieve parameters for mock Get-Disk.*'
    }

    It 'Or it got nothing: in Should -Throw { … }, the block is in the wrong place. A parameter that does not exist, such as -Message, makes PowerShell leave out a piped block, too.' {
        $run = Invoke-Sample { Describe 'd' { It 'behind' { Should -Throw { throw 'x' } }; It 'unknown' { { throw 'x' } | Should -Throw -Message 'x' }; It 'right' { { throw 'x' } | Should -Throw -ExpectedMessage 'x' } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
        @($run.Messages) -like 'Input is missing or not a ScriptBlock.*' | Should -HaveCount 2
    }

    It 'A function counts as a cmdlet while it is mocked.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Get-It ([int] $Size = 3) { } }; It 'real' { Get-Command Get-It | Should -HaveParameter Size -DefaultValue 3 }; It 'mocked' { Mock Get-It { }; Get-Command Get-It | Where-Object Parameters | Should -HaveParameter Size -DefaultValue 3 }; It 'before' { Get-Command Get-It | Should -HaveParameter Size -DefaultValue 3; Mock Get-It { } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
        $run.Messages | Should -Be 'Using -DefaultValue is only supported for functions and scripts.'
    }

    It 'It gets nothing when Get-Command does not find the command, or when a parameter after it has a wrong name, such as -Mandatry.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Get-It ($Size) { } }; It 'no command' { Get-Command Get-Missing -ErrorAction SilentlyContinue | Should -HaveParameter Size }; It 'wrong' { Get-Command Get-It | Should -HaveParameter Size -Mandatry }; It 'right' { Get-Command Get-It | Should -HaveParameter Size } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
        @($run.Messages) -like 'Input value must be non-null CommandInfo object.*' | Should -HaveCount 2
    }

    It 'The message goes to -ExpectedMessage.' {
        Assert-Passing { { throw 'disk full' } | Should -Throw -ExpectedMessage 'disk*' }
        Get-Failure { { throw 'disk full' } | Should -Throw -ExpectedMessage 'no file' }, { { throw 'disk full' } | Should -Throw -Message 'disk*' } | Should -HaveCount 2
    }
}
