BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-Be' {
    It 'Compares one value with another by PowerShell''s -eq, with the expected value on the left, so the type of the expected value decides how they are compared.' {
        Assert-Passing { '01' | Should-Be 1 }, { 7 | Should-Be $true }
        Get-Failure { 1 | Should-Be '01' } | Should -Be "Expected [string] '01', but got [int] 1."
    }

    It 'Each value is shown with its type in brackets.' {
        Get-Failure { '2.5' | Should-Be 2 } | Should -Be "Expected [int] 2, but got [string] '2.5'."
    }

    It 'fails although both mean the same day, because a date converts to a text of another form.' {
        Get-Failure { [datetime] '2026-01-01' | Should-Be '2026-01-01' } | Should -Be "Expected [string] '2026-01-01', but got [datetime] 01/01/2026 00:00:00."
        Assert-Passing { [datetime] '2026-01-01' | Should-Be ([datetime] '2026-01-01') }, { '2026-01-01' | Should-Be ([datetime] '2026-01-01') }
    }

    It 'When you piped a list, such as $names, a paragraph that starts with Hint: follows and says what the pipeline made of the list; after a command, there is none.' {
        Get-Failure { $names = 'a', 'b'; $names | Should-Be 'a' }, { (& { 1; 2 }) | Should-Be 1 } | Should -Match '(?s)\n\nHint: You piped a \[Object\[\]\].*the pipeline'
        Get-Failure { & { 1; 2 } | Should-Be 1 }, { $names = 'a', 'b'; $names | Where-Object { $_ } | Should-Be 'a' } | Should -Not -Match 'Hint'
        Get-Failure { 1, 2 | Should-Be 1 } | Should -Match '(?s)^Expected \[int\] 1, .*\n\nHint: You piped a \[Object\[\]\].*the pipeline'
        Get-Failure { 2 | Should-Be 1 } | Should -Not -Match 'Hint'
    }

    It 'Two values can look alike and still differ: 0.1 + 0.2 | Should-Be 0.3 ends with Expected [double] 0.3, but got [double] 0.3.' {
        Get-Failure { 0.1 + 0.2 | Should-Be 0.3 } | Should -Be 'Expected [double] 0.3, but got [double] 0.3.'
    }

    It 'What the value has to equal, and the type that decides: 1 accepts ''1'', $true accepts every value that counts as true, and a string is compared without regard to case. $null is allowed and equals only $null, not 0, $false or an empty string.' {
        Assert-Passing { '1' | Should-Be 1 }, { 'x' | Should-Be $true }, { 2 | Should-Be $true }, { 'A' | Should-Be 'a' }, { $null | Should-Be $null }
        $null = Get-Failure { 0 | Should-Be $null }, { $false | Should-Be $null }, { '' | Should-Be $null }, { 0 | Should-Be $true }
    }

    It 'A list is refused with an error, also an empty one or @($null).' {
        Get-Failure { 1 | Should-Be @(1) }, { 1 | Should-Be @() }, { $null | Should-Be @($null) } | Should -BeLike 'You provided a collection to the -Expected parameter.*'
    }

    It 'The value under test. A piped one-item list is unwrapped and a piped empty list arrives as $null, so @(1) | Should-Be 1 and @() | Should-Be $null pass.' {
        Assert-Passing { @(1) | Should-Be 1 }, { @() | Should-Be $null }
    }

    It 'By name, nothing is unwrapped: -Actual @(1) is a list and does not equal 1, and -Actual @() is not $null. But -Actual @(''x'') equals ''x'', since against a text the items are joined.' {
        Assert-Passing { Should-Be 'x' -Actual @('x') }, { Should-Be 'x y' -Actual @('x', 'y') }, { Should-Be '1' -Actual @(1) }
        $null = Get-Failure { Should-Be 'x' -Actual @('x', 'y') }
        Get-Failure { Should-Be 1 -Actual @(1) } | Should -Be 'Expected [int] 1, but got [Object[]] @(1).'
        $null = Get-Failure { Should-Be $null -Actual @() }
    }

    It 'Stands between the two values in the message.' {
        Get-Failure { 1 | Should-Be 2 -Because 'two' } | Should -Be 'Expected [int] 2, because two, but got [int] 1.'
    }

    It 'The word "because" is removed from your text, so both ''the limit is 11'' and ''because the limit is 11'' read well; an empty text adds nothing.' {
        Get-Failure { 1 | Should-Be 2 -Because 'the limit is 11' }, { 1 | Should-Be 2 -Because 'because the limit is 11' } | Select-Object -Unique | Should -Be 'Expected [int] 2, because the limit is 11, but got [int] 1.'
        Get-Failure { 1 | Should-Be 2 -Because '' } | Should -Be 'Expected [int] 2, but got [int] 1.'
    }

    It 'Takes the value to test from the pipeline. It returns nothing when the values are equal (inside a mock''s parameter filter it returns $true); otherwise it throws, or records the failure and goes on when Should.ErrorAction is Continue.' {
        Assert-Passing { if ($null -ne (1 | Should-Be 1)) { throw 'it returned something' } }
        Assert-Collected { 1 | Should-Be 2 }
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    function Get-Backup ($Keep) { 'real' }
                    Mock Get-Backup { 'mock' } -ParameterFilter { $Keep | Should-Be 7 }
                    Get-Backup -Keep 7 | Should-Be 'mock'
                }
            }
        }
        $run.Passed | Should -Be 1
    }

    It 'It replaces the classic Should -Be, which converts in the same direction but also compares lists.' {
        Assert-Passing { '1' | Should -Be 1 }, { 1, 2 | Should -Be 1, 2 }
        $null = Get-Failure { 1 | Should -Be '01' }, { 1, 2 | Should-Be @(1, 2) }
    }

    It 'There is no counterpart of -Not: the negation is a command of its own, Should-NotBe.' {
        Get-Failure { 1 | Should-Be 2 -Not } | Should -BeLike "*parameter name 'Not'*"
        Assert-Passing { 1 | Should-NotBe 2 }
    }

    It 'A list on the actual side is not always caught. $true accepts any list of two or more items, and a string compares with the items joined by spaces: ''a'', ''b'' | Should-Be ''a b'' passes.' {
        Assert-Passing { 0, 0 | Should-Be $true }, { 'a', 'b' | Should-Be 'a b' }
        $null = Get-Failure { 0 | Should-Be $true }, { 1, 2 | Should-Be 1 }
    }

    It 'Hashtables and most objects are equal only if both sides are the same instance.' {
        Assert-Passing { $a = @{ Keep = 7 }; $a | Should-Be $a }, { $a = [pscustomobject] @{ Keep = 7 }; $a | Should-Be $a }
        $null = Get-Failure { [pscustomobject] @{ Keep = 7 } | Should-Be ([pscustomobject] @{ Keep = 7 }) }
    }

    It '@{ Keep = 7 } | Should-Be @{ Keep = 7 } fails with two identical texts; compare content with Should-BeEquivalent.' {
        Get-Failure { @{ Keep = 7 } | Should-Be @{ Keep = 7 } } | Should -Be 'Expected [hashtable] @{Keep=7}, but got [hashtable] @{Keep=7}.'
        Assert-Passing { @{ Keep = 7 } | Should-BeEquivalent @{ Keep = 7 } }
    }

    It 'A negative number without parentheses is text to PowerShell: Should-Be -1 expects the string ''-1'', as the message shows. It often passes anyway; write Should-Be (-1) to compare numbers.' {
        Get-Failure { 1 | Should-Be -1 } | Should -BeLike "Expected ``[string``] '-1',*"
        Get-Failure { 1 | Should-Be (-1) } | Should -BeLike 'Expected `[int`] -1,*'
        Assert-Passing { -1 | Should-Be -1 }, { -1 | Should-Be (-1) }
    }

    It '$null | Should-Be $false and 0 | Should-BeTrue fail in v6.' {
        $null = Get-Failure { $null | Should-Be $false }, { 0 | Should-BeTrue }
    }

    It 'Where you mean "counts as true", say Should-BeTruthy.' {
        Assert-Passing { 1 | Should-BeTruthy }, { 'x' | Should-BeTruthy }
        $null = Get-Failure { 1 | Should-BeTrue }
    }

    It 'Two script blocks with the same text differ as well; Should-BeEquivalent compares their text.' {
        $null = Get-Failure { { 1 } | Should-Be { 1 } }, { { 1 } | Should-BeEquivalent { 2 } }
        Assert-Passing { $block = { 1 }; $block | Should-Be $block }, { { 1 } | Should-BeEquivalent { 1 } }
    }

    It 'Dates differ in milliseconds and ticks, which the message does not show.' {
        $message = Get-Failure { ([datetime] '2026-01-01').AddTicks(1) | Should-Be ([datetime] '2026-01-01') }
        $shown = @([regex]::Matches($message, '\d{4}-\d\d-\d\d\S*|\d\d/\d\d/\d{4} \d\d:\d\d:\d\d').Value | Select-Object -Unique)
        $shown | Should -HaveCount 1
        $message | Should -Not -Match '0000001'
    }

    It 'A version equals its text: [version] ''1.2.3'' | Should-Be ''1.2.3'' passes. [version] ''1.2'' and [version] ''1.2.0'' are not equal.' {
        Assert-Passing { [version] '1.2.3' | Should-Be '1.2.3' }, { [version] '1.2.3' | Should-Be ([version] '1.2.3') }, { [version] '1.2' | Should-NotBe ([version] '1.2.0') }
        $null = Get-Failure { [version] '1.2' | Should-Be ([version] '1.2.0') }, { [version] '1.2.0' | Should-Be ([version] '1.2') }, { [version] '1.2' | Should-Be '1.2.0' }, { [version] '1.2.3' | Should-Be '1.2.4' }, { [version] '1.2.3' | Should-BeString '1.2.3' }
    }
}
