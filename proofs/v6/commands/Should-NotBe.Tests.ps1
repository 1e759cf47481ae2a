BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotBe' {
    It 'Passes when a value is not equal to another one, by the same rules as Should-Be: -eq, with the expected value on the left.' {
        Assert-Passing { 1 | Should-NotBe '01' }, { 8 | Should-NotBe 7 }
        $null = Get-Failure { '01' | Should-NotBe 1 }, { 'A' | Should-NotBe 'a' }
    }

    It 'Only the expected value is shown, with its type.' {
        Get-Failure { '10' | Should-NotBe 10 } | Should -Be 'Expected [int] 10, to be different than the actual value, but they were equal.'
    }

    It '''10'' | Should-NotBe 10 ends with the same sentence. After a piped list, such as $names, a paragraph that starts with Hint: follows; after a command, there is none.' {
        Get-Failure { $names = @('a'); $names | Should-NotBe 'a' }, { $names = 'a', 'b'; $names | Should-NotBe 'a b' } | Should -Match '\n\nHint: '
        Get-Failure { & { 'a' } | Should-NotBe 'a' }, { & { 'a'; 'b' } | Should-NotBe 'a b' } | Should -Not -Match 'Hint'
        Get-Failure { '10' | Should-NotBe 10 } | Should -Be 'Expected [int] 10, to be different than the actual value, but they were equal.'
        Get-Failure { @(10) | Should-NotBe 10 } | Should -Match '(?s)but they were equal\..*\n\nHint: '
    }

    It 'The one value that is wrong. $null is allowed; then every other value passes, as with Should-NotBeNull.' {
        Assert-Passing { 0 | Should-NotBe $null }, { '' | Should-NotBe $null }, { $false | Should-NotBe $null }
        $null = Get-Failure { $null | Should-NotBe $null }
    }

    It 'A list is refused with an error.' {
        Get-Failure { 1 | Should-NotBe @(2) } | Should -BeLike 'You provided a collection to the -Expected parameter.*'
    }

    It 'The value that must differ. A piped list of one is unwrapped before the comparison, and a piped empty list becomes $null.' {
        $null = Get-Failure { @(10) | Should-NotBe 10 }, { @() | Should-NotBe $null }
    }

    It 'Passed by name, -Actual @(10) stays a list and differs from 10.' {
        Assert-Passing { Should-NotBe 10 -Actual @(10) }
    }

    It 'Comes before "but they were equal" in the message.' {
        Get-Failure { 10 | Should-NotBe 10 -Because 'b' } | Should -Be 'Expected [int] 10, to be different than the actual value, because b, but they were equal.'
    }

    It 'Takes the value to test from the pipeline and returns nothing.' {
        Assert-Passing { if ($null -ne (1 | Should-NotBe 2)) { throw 'output' } }
    }

    It 'A value that is equal throws, unless -ErrorAction Continue or Should.ErrorAction collects it.' {
        Assert-Collected { 1 | Should-NotBe 1 }
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-NotBe 1 -ErrorAction Continue; Write-Host ('went ' + 'on') } } }
        $run.Failed | Should -Be 1
        $run.Text | Should -Match 'went on'
    }

    It 'A passing test may prove nothing. Two hashtables, or two [pscustomobject], with the same content are two instances and therefore always "different" here, and a list of several items differs from every number.' {
        Assert-Passing { @{ a = 1 } | Should-NotBe @{ a = 1 } }, { [pscustomobject] @{ a = 1 } | Should-NotBe ([pscustomobject] @{ a = 1 }) }, { 1, 2 | Should-NotBe 1 }
        $null = Get-Failure { $a = @{ a = 1 }; $a | Should-NotBe $a }
    }

    It 'There is no negative form of Should-BeEquivalent or Should-BeCollection: state what the content should be.' {
        $run = Invoke-Sample -Script { Get-Command -Module Pester -Name 'Should-NotBeEq*', 'Should-NotBeColl*' -ErrorAction Ignore; 'none' }
        $run.Value | Should -Be 'none'
    }

    It 'It stands for the classic Should -Not -Be. That one compares lists as well; here they are an error on the expected side.' {
        Assert-Passing { 1, 2 | Should -Not -Be 1, 3 }, { 1 | Should -Not -Be 2 }
        $null = Get-Failure { 1, 2 | Should -Not -Be 1, 2 }
    }

    It 'Only the expected value is shown, with its type. The actual one equals it after conversion and may look different: ''10'' | Should-NotBe 10 ends with the same sentence.' {
        $message = Get-Failure { 10 | Should-NotBe 10 }, { '10' | Should-NotBe 10 }
        $message[1] | Should -BeExactly $message[0]
        $message[0] | Should -Match '\[int\] 10'
        Assert-Passing { '11' | Should-NotBe 10 }
    }
}
