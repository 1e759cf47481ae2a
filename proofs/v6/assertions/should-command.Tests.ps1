BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'M.psm1' = 'function Test-Classic { 1 | Should -Be 1 }; function Write-ModuleError { Write-Error "soft" }; function Test-Soft { 1 | Should -Be 2 -ErrorAction Continue; "went on" }'
    } -Test {
        Describe 'd' {
            BeforeAll {
                # The message of a failed assertion, or PASSED.
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Get-Verdict ([scriptblock[]] $Code) { -join ($Code | ForEach-Object { if ((Get-Message $_) -eq 'PASSED') { '+' } else { '-' } }) }
                function Remove-Thing ([int] $Days) { }
                Import-Module $PSScriptRoot/M.psm1
                Set-Content TestDrive:/log.txt "one`nTwo"
            }

            It 'both' {
                1 | Should-Be 1; 1 | Should -Be 1
            }
            It 'be one value' {
                Get-Verdict { '1' | Should-Be 1 }, { '1' | Should -Be 1 }, { 1 | Should-Be @(1, 2) } | Should -Be '++-'
            }
            It 'be text' {
                Get-Verdict { 'A' | Should-BeString 'a' }, { 1 | Should-BeString '1' } | Should -Be '+-'
            }
            It 'be list' {
                Get-Verdict { 2, 1 | Should-BeCollection 1, 2 }, { 2, 1 | Should -Be 1, 2 } | Should -Be '+-'
            }
            It 'not be' {
                Get-Verdict { 1 | Should-NotBe 2 }, { 'a' | Should-NotBeString 'b' }, { 1 | Should-NotBe 1 }, { 'a' | Should-NotBeString 'A' } | Should -Be '++--'
                Get-Verdict { $null | Should-NotBeString 'b' }, { 5 | Should-NotBeString 'b' }, { '5' | Should-NotBeString 'b' }, { $null | Should -Not -Be 'b' }, { 5 | Should -Not -Be 'b' }, { $null | Should-NotBe 'b' } | Should -Be '--++++'
            }
            It 'exactly' {
                Get-Verdict { 'A' | Should-BeString 'a' -CaseSensitive }, { 'a' | Should-BeString 'a' -CaseSensitive }, { ('a', 'b' -join ',') -ceq ('a', 'b' -join ',') | Should-BeTrue } | Should -Be '-++'
            }
            It 'not exactly' {
                'A' | Should-NotBeString 'a' -CaseSensitive
                Get-Verdict { $null | Should-NotBeString 'a' -CaseSensitive }, { 5 | Should-NotBeString 'a' -CaseSensitive }, { $null | Should -Not -BeExactly 'a' }, { 5 | Should -Not -BeExactly 'a' } | Should -Be '--++'
            }
            It 'limits' {
                Get-Verdict { '10' | Should-BeGreaterThan 9 }, { '10' | Should -BeGreaterThan 9 }, { 1, 2 | Should-BeGreaterThan 0 }, { 1, 2 | Should-All { $_ | Should-BeGreaterThan 0 } }, { 2 | Should-BeGreaterThanOrEqual 2 }, { 1 | Should-BeLessThan 2 }, { [datetime] '2020-01-01' | Should-BeBefore ([datetime] '2021-01-01') }, { 2 | Should-BeLessThanOrEqual 2 }, { 'b', 'c' | Should-BeGreaterThan 'a' }, { 'b', 'c' | Should-BeGreaterThan 'b d' } | Should -Be '+--++++++-'
            }
            It 'opposite limit' {
                Get-Verdict { 2 | Should -Not -BeGreaterThan 2 }, { 2 | Should-BeLessThanOrEqual 2 } | Should -Be '++'
            }
            It 'like' {
                Get-Verdict { 'Ab' | Should-BeLikeString 'a*' }, { 'Ab' | Should-BeLikeString 'a*' -CaseSensitive }, { 'ab', 'ac' | Should-BeLikeString 'a*' }, { 'Ab' | Should-NotBeLikeString 'a*' -CaseSensitive }, { 'Ab' | Should-NotBeLikeString 'a*' } | Should -Be '+--+-'
                Get-Verdict { $null | Should-NotBeLikeString 'x*' }, { 5 | Should-NotBeLikeString 'x*' }, { 'a', 'b' | Should-NotBeLikeString 'x*' }, { 'a' | Should-NotBeLikeString 'x*' } | Should -Be '---+'
                Get-Verdict { $null | Should -Not -BeLike 'x*' }, { 5 | Should -Not -BeLike 'x*' }, { 'a', 'b' | Should -Not -BeLike 'x*' } | Should -Be '+++'
            }
            It 'match' {
                Get-Verdict { 'Ab' | Should-MatchString '^a' }, { 'Ab' | Should-MatchString '^a' -CaseSensitive }, { 'ab', 'ac' | Should-MatchString '^a' }, { 'Ab' | Should-NotMatchString '^a' -CaseSensitive } | Should -Be '+--+'
                Get-Verdict { $null | Should-NotMatchString 'x' }, { 5 | Should-NotMatchString 'x' }, { 'a', 'b' | Should-NotMatchString 'x' }, { 'a' | Should-NotMatchString 'x' } | Should -Be '---+'
                Get-Verdict { $null | Should -Not -Match 'x' }, { 5 | Should -Not -Match 'x' }, { 'a', 'b' | Should -Not -Match 'x' } | Should -Be '+++'
            }
            It 'yes or no' {
                Get-Verdict { 1 | Should -BeTrue }, { 'x' | Should -BeTrue }, { 1 | Should-BeTruthy }, { 'x' | Should-BeTruthy }, { 1 | Should-BeTrue }, { $true | Should-BeTrue } | Should -Be '++++-+'
                Get-Verdict { 0 | Should -BeFalse }, { 0 | Should-BeFalsy }, { 0 | Should-BeFalse }, { $false | Should-BeFalse } | Should -Be '++-+'
            }
            It 'empty' {
                Get-Verdict { $null | Should-BeNull }, { '' | Should-BeEmptyString }, { @() | Should-BeCollection @() }, { $null | Should-BeFalsy }, { '' | Should-BeFalsy }, { @() | Should-BeFalsy }, { 0 | Should-BeFalsy }, { $false | Should-BeFalsy } | Should -Be '++++++++'
                Get-Verdict { 1 | Should-NotBeNull }, { $null | Should-NotBeEmptyString }, { ' ' | Should-NotBeEmptyString }, { ' ' | Should-NotBeWhiteSpaceString } | Should -Be '+-+-'
            }
            It 'type' {
                Get-Verdict { 1 | Should-HaveType ([int]) }, { 1 | Should-HaveType int }, { 1, 2 | Should-HaveType ([int]) }, { 1, 2 | Should -BeOfType [int] }, { 1 | Should-HaveType [int] }, { 1 | Should-NotHaveType ([string]) } | Should -Be '++-+++'
            }
            It 'contain' {
                Get-Verdict { 1, 2, 3 | Should-ContainCollection 1, 3 }, { 1, 2, 3 | Should-ContainCollection 3, 1 }, { 1, 2 | Should-NotContainCollection 3 }, { 1 | Should -BeIn 1, 2 }, { 1, 2 | Should-ContainCollection 1 } | Should -Be '+-+++'
            }
            It 'count' {
                Get-Verdict { 1, 2 | Should-BeCollection -Count 2 }, { 1, 2 | Should-BeCollection -Count 3 }, { @(1, 2, 3).Count | Should-NotBe 2 } | Should -Be '+-+'
            }
            It 'parameter' {
                Get-Verdict { Get-Command Remove-Thing | Should-HaveParameter Days }, { Get-Command Remove-Thing | Should-NotHaveParameter Force }, { Get-Command Remove-Thing | Should-NotHaveParameter Days } | Should -Be '++-'
                (Get-Command Should-NotHaveParameter).Parameters.Keys | Should -Not -Contain 'Type'
            }
            It 'throw' {
                Get-Verdict { { Write-Error 'x' } | Should-Throw }, { { Write-Error 'x' } | Should -Throw }, { { Write-ModuleError } | Should-Throw }, { { Write-Error 'x' } | Should-Throw -AllowNonTerminatingError } | Should -Be '+---'
                Get-Verdict { InModuleScope M { { Write-ModuleError } | Should-Throw } }, { { InModuleScope M { Write-ModuleError } } | Should-Throw } | Should -Be '+-'
                ({ throw 'disk' } | Should-Throw -ExceptionMessage 'd*' -FullyQualifiedErrorId 'disk').Exception.Message | Should -Be 'disk'
            }
            It 'not throw' {
                Get-Command Should-NotThrow -ErrorAction Ignore | Should -BeNullOrEmpty
            }
            It 'files' {
                Test-Path TestDrive:/log.txt | Should-BeTrue
                Get-Verdict { Get-Content TestDrive:/log.txt | Should-Any { $_ -match 'two' } }, { Get-Content TestDrive:/log.txt | Should-Any { $_ -cmatch 'two' } }, { Get-Content -Raw TestDrive:/log.txt | Should-MatchString 'one\r?\ntwo' }, { Get-Content -Raw TestDrive:/log.txt | Should-MatchString 'one\r?\ntwo' -CaseSensitive } | Should -Be '+-+-'
            }
            It 'mocks' {
                Mock Get-Date { } -Verifiable; Should-NotInvoke Get-Date; Should-NotInvoke -Verifiable; Get-Date; Should-Invoke Get-Date -Times 1 -Exactly; Should-Invoke -Verifiable
            }
            It 'new' {
                Get-Command Should-BeEquivalent, Should-BeHashtable, Should-BeSame, Should-NotBeSame, Should-All, Should-Any, Should-BeBefore, Should-BeAfter, Should-BeFasterThan, Should-BeSlowerThan | Should -HaveCount 10
            }
            It 'order' {
                Get-Verdict { 2, 1 | Should -Be 1, 2 }, { 2, 1 | Should-BeCollection 1, 2 }, { 2, 1 | Should-BeEquivalent 1, 2 }, { 2, 1 | Should-ContainCollection 1, 2 } | Should -Be '-++-'
            }
            It 'shape' {
                Get-Verdict { @(7) | Should-Be 7 }, { @() | Should-BeNull }, { 1, 2 | Should-BeTruthy }, { 1, 2 | Should-Be $true }, { 1, 2 | Should-BeTrue }, { 7 | Should-BeCollection -Count 1 }, { $null | Should-BeCollection -Count 1 }, { @(1, 2), 3 | Should-BeEquivalent @(1, 2, 3) }, { @(1, 2), 3 | Should-BeCollection -Count 3 } | Should -Be '++++-+++-'
            }
            It 'hint' {
                (Get-Message { 1, 2 | Should-Be 1 }) | Should -Match '(?m)^\s*Hint: '
            }
            It 'hint, value or output' {
                function Get-Name { 'a'; 'b' }
                $names = 'a', 'b'; $plan = [pscustomobject] @{ Names = $names }
                foreach ($code in { $names | Should-Be 'a' }, { (Get-Name) | Should-Be 'a' }, { @(Get-Name) | Should-BeTrue }, { 'a', 'b' | Should-BeString 'a' }, { (1..2) | Should-BeGreaterThan 5 }, { $plan.Names | Should-Be 'a' }, { 'a,b' -split ',' | Should-Be 'a' }) { (Get-Message $code) | Should -Match 'Hint: ' -Because "$code" }
                foreach ($code in { Get-Name | Should-Be 'a' }, { Get-Name | Should-BeTrue }, { $names | Where-Object { $_ } | Should-Be 'a' }, { 'a', 'b' | ForEach-Object { $_ } | Should-BeString 'a' }, { 1..2 | Should-BeGreaterThan 5 }, { 1..2 | Should-Be 1 }) { $said = Get-Message $code; $said | Should -Not -Be 'PASSED'; $said | Should -Not -Match 'Hint' -Because "$code" }
                (Get-Message { & { 5 } | Should-BeCollection @(6) }) | Should -Match 'Hint: '
            }
            It 'actual' {
                Get-Verdict { Should-HaveType -Actual ([int[]] (1, 2)) -Expected ([int[]]) }, { Should-BeNull -Actual @() }, { Should-Be -Actual @(7) -Expected 7 }, { [int[]] (1, 2) | Should-HaveType ([int[]]) } | Should -Be '+---'
            }
            It 'conversion' {
                Get-Verdict { '1' | Should-Be 1 }, { 1 | Should-Be '1' }, { 'x' | Should-Be 1 } | Should -Be '++-'
            }
            It 'true' {
                1 | Should-Be $true; (Get-Message { 1 | Should-Be 2 }) | Should -Be 'Expected [int] 2, but got [int] 1.'
            }
            It 'no conversion' {
                Get-Verdict { 1 | Should-BeString '1' }, { 1 | Should-BeTrue }, { [pscustomobject] @{ A = 1 } | Should-BeHashtable } | Should -Be '---'
            }
            It 'rules' {
                1, 2 | Should-All { $_ -gt 0 }; (Get-Message { 1, 2 | Should-All { $_ | Should-Be 1 } }) | Should -Match 'Reasons :(?s:.*)Expected \[int\] 1'
                Get-Verdict { @() | Should-All { $true } }, { @() | Should-Any { $true } } | Should -Be '--'
            }
            It 'subset' {
                [pscustomobject] @{ A = 1; B = 2 } | Should-BeEquivalent ([pscustomobject] @{ A = 1 }) -ExcludePathsNotOnExpected
            }
            It 'blanks' {
                Get-Verdict { " a b`n" | Should-BeString 'a b' -TrimWhitespace }, { 'a  b' | Should-BeString 'a b' -TrimWhitespace }, { "a `n b" | Should-BeString 'ab' -IgnoreWhitespace } | Should -Be '+-+'
            }
            It 'lists' {
                Get-Verdict { 1, 2 | Should -Be 1, 2 }, { 1, 2 | Should-Be 1, 2 } | Should -Be '+-'
            }
            It 'opposites' {
                2 | Should-NotBe 1; 2 | Should -Not -Be 1
            }
            It 'namesake' {
                Get-Verdict { 1 | Should -BeTrue }, { 1 | Should-BeTrue }, { 1 | Should-BeTruthy } | Should -Be '+-+'
            }
            It 'not one text' {
                Get-Verdict { 'a.bak', 'b.bak' | Should-MatchString 'bak' }, { 7 | Should-MatchString '7' }, { $null | Should-BeLikeString '*' }, { 'a.bak', 'b.bak' | Should-All { $_ -match '\.bak$' } } | Should -Be '---+'
            }
            It 'hashtable' {
                (Get-Command Should-BeHashtable).Parameters.Keys | Should -Not -Contain 'Expected'
            }
        }
    }

    $names = (Invoke-Sample -Script { (Get-Command -Module Pester -Name Should-*).Name }).Value
}

Describe 'assertions/should-command' {
    It 'With both, the error The input object cannot be bound to any parameters for the command is written, and the command judges $null or an empty list, so that Should-BeNull passes.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'both' { 1 | Should-Be 1 -Actual 1 2>$null }
            It 'null' { (1 | Should-BeNull -Actual 5 2>&1) | Should -BeLike 'The input object cannot be bound to any parameters for the command*' }
            It 'list' { { 1, 2 | Should-BeCollection 1, 2 -Actual 1, 2 2>$null } | Should -Throw '*in [[]Object[[]]] @(), but*' }
            It 'one' { Should-Be 1 -Actual 1; 1 | Should-Be 1; { Should-BeNull -Actual 5 } | Should-Throw }
        } }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'null', 'list', 'one'
        "$($run.Messages)" | Should -BeLike 'Expected `[int`] 1, but got `[null`] $null.*'
    }

    It 'In most commands, a reason without -Because has the same effect, though classic Should takes it: 50 | Should-BeLessThan 5 ''the limit'' and 5 | Should-NotBe 5 ''the limit'' pass. In both cases, the test fails instead where $global:ErrorActionPreference is Stop.' {
        $file = @{ 'a.Tests.ps1' = {
                Describe 'd' {
                    It 'less' { 50 | Should-BeLessThan 5 'the limit' }
                    It 'not' { 5 | Should-NotBe 5 'the limit' }
                    It 'collection' { 1, 2 | Should-NotContainCollection 2 'the limit' }
                    It 'named' { 50 | Should-BeLessThan 5 -Because 'the limit' }
                    It 'equal' { 5 | Should-Be 5 'the limit' }
                    It 'classic' { 50 | Should -BeLessThan 5 'the limit' }
                    It 'classic passes' { 5 | Should -Be 5 'the limit' }
                    It 'pipe and name' { 1 | Should-BeNull -Actual 5 }
                }
            }
        }
        $run = Invoke-Sample -File $file
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'less', 'not', 'collection', 'classic passes', 'pipe and name'
        $run.Messages -like '*because the limit*' | Should -HaveCount 2
        $run.Messages | Should -Contain 'Expected [int] 5, but got [null] $null.'
        $stopped = Invoke-Sample -File $file -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester . -PassThru }
        ($stopped.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'classic passes'
        $stopped.Messages -like 'The input object cannot be bound to any parameters for the command*' | Should -HaveCount 5
    }

    It 'Both families ship with Pester 6, and one test can use both, so you can move file by file. You do not have to move at all.' {
        Assert-TestPassed $sample 'both'
    }

    It '-Be, one value | Should-Be | A list on the right is an error. In both commands, the type of the expected value decides.' {
        Assert-TestPassed $sample 'be one value'
    }

    It '-Be, text | Should-BeString | The actual value must be text; it is not converted.' {
        Assert-TestPassed $sample 'be text'
    }

    It '-Be, list | Should-BeCollection | The order of the items does not count any more. For the order, see below.' {
        Assert-TestPassed $sample 'be list'
    }

    It '-Not -Be | Should-NotBe, Should-NotBeString | For the second, the actual value must be text: $null and a number fail, too.' {
        Assert-TestPassed $sample 'not be'
    }

    It '-BeExactly | Should-BeString -CaseSensitive | Text only. For a list: no equivalent, use Should-BeTrue on -ceq of the joined items.' {
        Assert-TestPassed $sample 'exactly'
    }

    It '-Not -BeExactly | Should-NotBeString -CaseSensitive | The actual value must be text: $null and a number fail, too.' {
        Assert-TestPassed $sample 'not exactly'
    }

    It '-BeGreaterThan | Should-BeGreaterThan | The type of the expected value decides the comparison, not the type of the actual one. Against a number, a list fails; against a text, its items are compared as one text. Use Should-All.' {
        Assert-TestPassed $sample 'limits'
    }

    It '-BeGreaterOrEqual | Should-BeGreaterThanOrEqual | As above; note the longer name.' {
        Assert-TestPassed $sample 'limits'
    }

    It '-BeLessThan | Should-BeLessThan | As above. For dates also Should-BeBefore.' {
        Assert-TestPassed $sample 'limits'
    }

    It '-BeLessOrEqual | Should-BeLessThanOrEqual | As above; note the longer name.' {
        Assert-TestPassed $sample 'limits'
    }

    It '-Not -BeGreaterThan and the like | no equivalent, use the opposite limit | Should-BeLessThanOrEqual' {
        Assert-TestPassed $sample 'opposite limit'
    }

    It '-BeLike, -BeLikeExactly | Should-BeLikeString, with -CaseSensitive | The actual value must be one text.' {
        Assert-TestPassed $sample 'like'
    }

    It '-Not -BeLike, -Not -BeLikeExactly | Should-NotBeLikeString, with -CaseSensitive | The actual value must be one text: $null, a number and a list fail, too.' {
        Assert-TestPassed $sample 'like'
    }

    It '-Match, -MatchExactly | Should-MatchString, with -CaseSensitive | The actual value must be one text.' {
        Assert-TestPassed $sample 'match'
    }

    It '-Not -Match, -Not -MatchExactly | Should-NotMatchString, with -CaseSensitive | The actual value must be one text: $null, a number and a list fail, too.' {
        Assert-TestPassed $sample 'match'
    }

    It '-BeTrue, -Not -BeFalse | Should-BeTrue or Should-BeTruthy | Should -BeTrue accepts 1 and any text that is not empty, and so does Should-BeTruthy; Should-BeTrue wants the Boolean.' {
        Assert-TestPassed $sample 'yes or no'
    }

    It '-BeFalse, -Not -BeTrue | Should-BeFalse or Should-BeFalsy | The same, for $false.' {
        Assert-TestPassed $sample 'yes or no'
    }

    It '-BeNullOrEmpty | Should-BeNull, Should-BeEmptyString or Should-BeCollection @() | Say which one you mean. Should-BeFalsy accepts all of them, and 0 and $false too.' {
        Assert-TestPassed $sample 'empty'
    }

    It '-Not -BeNullOrEmpty | Should-NotBeNull, Should-NotBeEmptyString | The first accepts '''' and @{ }, which the classic operator refuses. The second fails for $null, an object and a list, too. Should-NotBeWhiteSpaceString also refuses blanks.' {
        Assert-Passing { '' | Should-NotBeNull }, { @{ } | Should-NotBeNull }, { 'a' | Should-NotBeEmptyString }, { ' ' | Should-NotBeEmptyString }, { 'a' | Should-NotBeWhiteSpaceString }, { [pscustomobject] @{ Name = 'a' } | Should -Not -BeNullOrEmpty }, { 'a', 'b' | Should -Not -BeNullOrEmpty }
        $null = Get-Failure { $null | Should-NotBeNull }, { '' | Should -Not -BeNullOrEmpty }, { @{ } | Should -Not -BeNullOrEmpty }, { '' | Should-NotBeEmptyString }, { $null | Should-NotBeEmptyString }, { [pscustomobject] @{ Name = 'a' } | Should-NotBeEmptyString }, { @{ Name = 'a' } | Should-NotBeEmptyString }, { 'a', 'b' | Should-NotBeEmptyString }, { ' ' | Should-NotBeWhiteSpaceString }
        Assert-TestPassed $sample 'empty'
    }

    It '-BeOfType | Should-HaveType | Looks at one value; for each item of a list, use Should-All. Write ([int]), [int] or int.' {
        Assert-TestPassed $sample 'type'
    }

    It '-Not -BeOfType | Should-NotHaveType | Looks at one value, too: 1, 2 passes for ([int]).' {
        (Invoke-Sample { Describe 'd' { It 'new' { 1, 2 | Should-NotHaveType ([int]) }; It 'classic' { 1, 2 | Should -Not -BeOfType ([int]) } } }).Tests.Result | Should -Be 'Passed', 'Failed'
        Assert-TestPassed $sample 'type'
    }

    It '-Contain | Should-ContainCollection | Also takes several items, which must come in that order.' {
        Assert-TestPassed $sample 'contain'
    }

    It '-Not -Contain | Should-NotContainCollection |' {
        Assert-TestPassed $sample 'contain'
    }

    It '-BeIn, -Not -BeIn | no equivalent, use Should-ContainCollection, Should-NotContainCollection | Swap the sides: the list goes to the left.' {
        Assert-TestPassed $sample 'contain'
    }

    It 'For several values, use Should-All { $_ -in $list } or Should-All { $_ -notin $list }: Should-NotContainCollection passes when one of them is missing.' {
        Assert-Passing { 2, 1 | Should -BeIn 1, 2, 3 }, { 2, 1 | Should-All { $_ -in 1, 2, 3 } }, { 8, 9 | Should-All { $_ -notin 1, 2, 3 } }, { 1, 2, 3 | Should-NotContainCollection 1, 9 }
        Get-Failure { 2, 9 | Should-All { $_ -in 1, 2, 3 } }, { 1, 9 | Should -Not -BeIn 1, 2, 3 }, { 1, 9 | Should-All { $_ -notin 1, 2, 3 } }, { 1, 2, 3 | Should-ContainCollection 2, 1 } | Should -HaveCount 4
    }

    It '-HaveCount | Should-BeCollection -Count |' {
        Assert-TestPassed $sample 'count'
    }

    It '-Not -HaveCount | no equivalent, use @($list).Count | Should-NotBe 2 |' {
        Assert-TestPassed $sample 'count'
    }

    It '-HaveParameter | Should-HaveParameter |' {
        Assert-TestPassed $sample 'parameter'
    }

    It '-Not -HaveParameter | Should-NotHaveParameter | Only the name; a type or default cannot be negated.' {
        Assert-TestPassed $sample 'parameter'
    }

    It '-Throw | Should-Throw | Unlike Should -Throw, it also counts Write-Error, but not with -AllowNonTerminatingError, and not from the code of a script module (unless the assertion is in InModuleScope). It always returns the error record. -ExpectedMessage is now -ExceptionMessage, and -ErrorId is -FullyQualifiedErrorId.' {
        Assert-TestPassed $sample 'throw'
    }

    It '-Not -Throw | no equivalent, use the plain call | An error that is thrown fails the test by itself. For an error that is only written, add -ErrorAction Stop to the call of an advanced function.' {
        $written = Invoke-Sample { Describe 'd' { BeforeAll { function Copy-Own { [CmdletBinding()] param () Write-Error 'own' } }; It 'thrown' { throw 'x' }; It 'written' { Copy-Own 2> $null }; It 'stopped' { Copy-Own -ErrorAction Stop } } }
        "$($written.Tests.Result)" | Should -Be 'Failed Passed Failed'
        Assert-TestPassed $sample 'not throw'
    }

    It '-Exist, -Not -Exist | no equivalent, use Test-Path with Should-BeTrue, Should-BeFalse |' {
        Assert-TestPassed $sample 'files'
    }

    It '-FileContentMatch, -FileContentMatchExactly | no equivalent, use Get-Content with Should-Any { $_ -match ''…'' } | -cmatch for the second.' {
        Assert-TestPassed $sample 'files'
    }

    It '-FileContentMatchMultiline, -FileContentMatchMultilineExactly | no equivalent, use Get-Content -Raw with Should-MatchString | With -CaseSensitive for the second.' {
        Assert-TestPassed $sample 'files'
    }

    It '-Not -FileContentMatch, -Not -FileContentMatchExactly | no equivalent, use Select-String -Quiet with Should-BeFalse | With -CaseSensitive for the second. Should-All would fail for an empty file.' {
        $run = Invoke-Sample -File @{ 'log.txt' = "copied`nDone"; 'one.txt' = 'copied'; 'none.txt' = '' } -Test {
            Describe 'd' {
                It 'lines' { Select-String -Path ./log.txt -Pattern 'failed' -Quiet | Should-BeFalse }
                It 'case' { Select-String -Path ./log.txt -Pattern 'done' -Quiet -CaseSensitive | Should-BeFalse }
                It 'one line' { Select-String -Path ./one.txt -Pattern 'failed' -Quiet | Should-BeFalse }
                It 'empty' { Select-String -Path ./none.txt -Pattern 'failed' -Quiet | Should-BeFalse }
                It 'fails: found' { Select-String -Path ./log.txt -Pattern 'done' -Quiet | Should-BeFalse }
                It 'fails: found with case' { Select-String -Path ./log.txt -Pattern 'Done' -Quiet -CaseSensitive | Should-BeFalse }
                It 'fails: Should-All' { Get-Content -Path ./none.txt | Should-All { $_ -notmatch 'failed' } }
            }
        }
        $run.Tests | ForEach-Object { $_.Result -eq 'Failed' } | Should -Be @($run.Tests | ForEach-Object { $_.Name -like 'fails*' })
        $run.Failed | Should -Be 3
    }

    It '-Not -FileContentMatchMultiline, -Not -FileContentMatchMultilineExactly | no equivalent, use Get-Content -Raw with Should-NotMatchString | An empty file fails.' {
        $run = Invoke-Sample -File @{ 'log.txt' = "copied`nDone"; 'none.txt' = '' } -Test {
            Describe 'd' {
                It 'order' { Get-Content -Path ./log.txt -Raw | Should-NotMatchString 'Done\r?\ncopied' }
                It 'case' { Get-Content -Path ./log.txt -Raw | Should-NotMatchString 'copied\r?\ndone' -CaseSensitive }
                It 'fails: found' { Get-Content -Path ./log.txt -Raw | Should-NotMatchString 'copied\r?\ndone' }
                It 'fails: empty' { Get-Content -Path ./none.txt -Raw | Should-NotMatchString 'failed' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It '-Invoke | Should-Invoke |' {
        Assert-TestPassed $sample 'mocks'
    }

    It '-Not -Invoke | Should-NotInvoke |' {
        Assert-TestPassed $sample 'mocks'
    }

    It '-InvokeVerifiable | Should-Invoke -Verifiable |' {
        Assert-TestPassed $sample 'mocks'
    }

    It '-Not -InvokeVerifiable | Should-NotInvoke -Verifiable |' {
        Assert-TestPassed $sample 'mocks'
    }

    It 'These are new, without a classic counterpart:' {
        Assert-TestPassed $sample 'new'
    }

    It 'Should-BeBefore and Should-BeAfter for a [datetime]' {
        Assert-Passing { [datetime] '2026-01-01' | Should-BeBefore ([datetime] '2026-01-02') }, { [datetime] '2026-01-02' | Should-BeAfter ([datetime] '2026-01-01') }
        $null = Get-Failure { [datetime] '2026-01-02' | Should-BeBefore ([datetime] '2026-01-01') }, { [datetime] '2026-01-01' | Should-BeAfter ([datetime] '2026-01-02') }
    }

    It 'Should-BeFasterThan and Should-BeSlowerThan for a [scriptblock] or a [timespan]' {
        Assert-Passing { { } | Should-BeFasterThan 1h }, { [timespan] '0:0:1' | Should-BeFasterThan 2s }, { { Start-Sleep -Milliseconds 20 } | Should-BeSlowerThan 1ms }, { [timespan] '0:0:3' | Should-BeSlowerThan 2s }
        $null = Get-Failure { { } | Should-BeSlowerThan 1h }, { [timespan] '0:0:3' | Should-BeFasterThan 2s }
    }

    It 'Should -Be compares lists item by item. Should-BeCollection and Should-BeEquivalent check only whether the same items are there. When the order is what you test, add Should-ContainCollection, which wants the items in the given order.' {
        Assert-TestPassed $sample 'order'
    }

    It 'A single item is taken as that item; if it is a list, its items are taken.' {
        Assert-Passing { @(7) | Should-Be 7 }, { , @(7) | Should-Be 7 }, { @(, @(, 7)) | Should-Be 7 }, { , @() | Should-BeNull }, { , [int[]] (7, 8) | Should-HaveType ([object[]]) }, { @{ a = 1 } | Should-HaveType ([hashtable]) }
        $null = Get-Failure { , [int[]] (7, 8) | Should-HaveType ([int[]]) }, { , ([System.Collections.ArrayList] @(7)) | Should-HaveType ([System.Collections.ArrayList]) }
        $null = Get-Failure { 7, 8 | Should-Be 7 }
    }

    It 'An empty list becomes $null.' {
        Assert-Passing { @() | Should-BeNull }
        $null = Get-Failure { @(7) | Should-BeNull }
    }

    It 'With most of these commands, a list fails; Should-BeTruthy and Should-Be $true, for example, accept it. A command for lists, such as Should-BeCollection, Should-ContainCollection, Should-All or Should-Any, always sees a list, even when one item or $null was piped.' {
        Assert-TestPassed $sample 'shape'
    }

    It 'Several items stay a list; lists among them are merged into it.' {
        Assert-TestPassed $sample 'shape'
    }

    It 'When the shape of the input is the likely reason for a failure, the message of many commands ends in a line that starts with Hint:.' {
        Assert-TestPassed $sample 'hint'
        foreach ($message in Get-Failure { $null | Should-BeCollection @(1) }, { @{ a = 1 } | Should-ContainCollection 1 }, { 1 | Should-BeCollection -Count 2 }, { 'a', 'b' | Should-BeNull }) { $message | Should -Match '(?m)^\s*Hint: ' }
    }

    It 'Should-HaveType, Should-BeEquivalent and the commands for a pattern, such as Should-BeLikeString, give no hint for a list.' {
        foreach ($message in Get-Failure { 'a', 'b' | Should-HaveType ([string]) }, { 'a', 'b' | Should-BeEquivalent 'a' }, { 'a', 'b' | Should-BeLikeString 'a' }, { 'a', 'b' | Should-NotBeLikeString 'c' }, { 'a', 'b' | Should-MatchString 'a' }, { 'a', 'b' | Should-NotMatchString 'c' }) { $message | Should -Not -Match 'Hint:' }
        Get-Failure { 'a', 'b' | Should-BeString 'a' } | Should -Match 'Hint:'
    }

    It 'For a list that is piped into a command for one value, there is a hint only when the list was a value in front of the pipe, such as $names or (Get-Name). After Get-Name | …, a longer pipeline or 1..2 | …, there is none.' {
        Assert-TestPassed $sample 'hint, value or output'
    }

    It 'The pipeline unrolls what you send, and the type of a list is lost on the way. -Actual passes the value untouched: an [int[]] stays an [int[]], an empty list stays a list, and an array of one number is not that number.' {
        Assert-TestPassed $sample 'actual'
        Assert-Passing { Should-Be -Actual @('a') -Expected 'a' }, { @(7) | Should-Be 7 }, { Should-BeCollection -Actual @() -Expected @() }
        $null = Get-Failure { Should-Be -Actual @(7) -Expected 7 }
    }

    It 'The expected value decides. Should-Be and its relatives use the type on the right, as the PowerShell operators do when the sides are swapped.' {
        Assert-TestPassed $sample 'conversion'
    }

    It 'So a process from Get-Process can be compared with a text, and 1 equals $true. The messages show the types in brackets.' {
        Assert-TestPassed $sample 'true'
    }

    It 'The commands with a type in their name do not convert: Should-BeString wants a string, Should-BeTrue a Boolean, and Should-BeHashtable a dictionary.' {
        Assert-TestPassed $sample 'no conversion'
    }

    It 'Should-BeCollection does convert the items: ''1'', ''2'' | Should-BeCollection @(1, 2) passes.' {
        Assert-Passing { '1', '2' | Should-BeCollection @(1, 2) }, { 1, 2 | Should-BeCollection @('1', '2') }
        $null = Get-Failure { '1', '3' | Should-BeCollection @(1, 2) }
    }

    It 'Should-All and Should-Any run their -FilterScript for each item as $_. In it, write a comparison of two single values or any assertion; the messages of failed assertions are listed under Reasons :. An empty list fails both.' {
        Assert-TestPassed $sample 'rules'
        # With a list on the left, as in -eq or -match, nothing equal is no output, which passes.
        Assert-Passing { 'weekly' | Should-All { $_ -ne 'daily' } }, { , @('weekly', 'mail') | Should-All { $_ -eq 'daily' } }, { , @('weekly', 'mail') | Should-Any { $_ -match 'daily' } }
        $null = Get-Failure { 'weekly', 'mail' | Should-All { $_ -eq 'daily' } }, { 'weekly', 'mail' | Should-Any { $_ -match 'daily' } }, { , @('weekly', 'mail') | Should-All { $_ | Should-ContainCollection 'daily' } }
    }

    It 'Should-BeEquivalent with -ExcludePathsNotOnExpected compares just those that you list on the right.' {
        Assert-TestPassed $sample 'subset'
    }

    It 'Should-BeString can ignore blanks and line breaks at both ends (-TrimWhitespace) or everywhere (-IgnoreWhitespace); -Be has no such switch. To ignore only differences in line endings, Should-BeString has -NormalizeNewline.' {
        Assert-TestPassed $sample 'blanks'
        Assert-Passing { "a`r`nb" | Should-BeString "a`nb" -NormalizeNewline }
        Get-Failure { "a`r`n b" | Should-BeString "a`nb" -NormalizeNewline } | Should -Match 'but got|different'
        $run = Invoke-Sample -Script { ((Get-Command Should).ParameterSets | Where-Object Name -EQ 'Be').Parameters | Where-Object { $_.ParameterType -eq [switch] -and $_.Name -notin 'Debug', 'Verbose' } | ForEach-Object Name | Sort-Object }
        $run.Value | Should -Be 'Be', 'Not'
    }

    It 'When a repository has moved, Should.DisableV5 = $true keeps the old notation from coming back: every classic Should in setup, tests and teardown then fails, including mock assertions. In 6.1.0-rc1, classic Should still works in the code of a module, including InModuleScope and a block from GetNewClosure() in a test.' {
        $run = Invoke-Sample -File @{ 'M.psm1' = 'function Test-Classic { 1 | Should -Be 1 }' } -Test {
            Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/M.psm1 }; It 'classic' { 1 | Should -Be 1 }; It 'mock' { Mock Get-Date; Get-Date; Should -Invoke Get-Date }; It 'module' { Test-Classic }; It 'scope' { InModuleScope M { 1 | Should -Be 1 } }; It 'closure' { & { 1 | Should -Be 1 }.GetNewClosure() }; It 'block' { & { 1 | Should -Be 1 } } }
        } -Configuration @{ Should = @{ DisableV5 = $true } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Passed', 'Passed', 'Failed'
        foreach ($name in 'BeforeAll', 'BeforeEach', 'AfterEach', 'AfterAll') { (Invoke-Sample "Describe 'd' { $name { 1 | Should -Be 1 }; It 'i' { } }" -Configuration @{ Should = @{ DisableV5 = $true } }).Result | Should -Be 'Failed' }
        (Invoke-Sample { Describe 'd' { 1 | Should -Be 1; It 'i' { } } } -Configuration @{ Should = @{ DisableV5 = $true } }).Result | Should -Be 'Passed'
    }

    It 'With Should.ErrorAction = ''Continue'' in the configuration, or in $PesterPreference, a failed assertion of either family is recorded and the test goes on. -ErrorAction Continue does so for one call, and -ErrorAction Stop turns it off for one call.' {
        $run = Invoke-Sample { Describe 'd' { It 'soft' { 1 | Should-Be 2; 3 | Should -Be 4 }; It 'stop' { 1 | Should-Be 2 -ErrorAction Stop; 3 | Should-Be 4 } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        @($run.Tests | ForEach-Object { $_.Message.Count }) | Should -Be 2, 1
        (Invoke-Sample { Describe 'd' { It 'one call' { 1 | Should-Be 2 -ErrorAction Continue; 3 | Should-Be 4 } } }).Tests[0].Message | Should -HaveCount 2
    }

    It 'The classic -Be took lists, Should-Be does not.' {
        Assert-TestPassed $sample 'lists'
    }

    It 'Many of the new commands have an opposite as a command of its own: Should-NotBe 1 instead of Should -Not -Be 1. Should-Throw and others have none: the table says what to write.' {
        (Invoke-Sample -Script { foreach ($name in 'Should-NotThrow', 'Should-NotBeCollection', 'Should-NotBe', 'Should-NotBeNull') { [bool] (Get-Command $name -ErrorAction Ignore) } }).Value | Should -Be $false, $false, $true, $true
        Assert-TestPassed $sample 'opposites'
    }

    It 'Should -BeTrue accepts 1; Should-BeTrue does not.' {
        Assert-TestPassed $sample 'namesake'
    }

    It 'Should-MatchString and Should-BeLikeString got a list, a number or $null. For a list, check its items: Should-All { $_ -match ''\.bak$'' }.' {
        Assert-TestPassed $sample 'not one text'
    }

    It 'Should-BeHashtable has no expected value, only -Key, -Count and -Ordered.' {
        Assert-TestPassed $sample 'hashtable'
    }

    It 'your own operator | no equivalent, write a function |' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { function Should-BeProof { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $Actual | Should-Be 1 }; 1 | Should-BeProof; { 2 | Should-BeProof } | Should-Throw } } }
        $run.Passed | Should -Be 1
        $names -match 'Operator' | Should -BeNullOrEmpty
    }

    It 'Each Should-* command checks one thing about one kind of value: a single value, a list, a text, a type.' {
        Assert-Passing { 1 | Should-Be 1 }, { 1, 2 | Should-BeCollection 1, 2 }, { 'a' | Should-BeString 'a' }, { 1 | Should-HaveType int }
        $null = Get-Failure { 1, 2 | Should-Be 1 }, { 1 | Should-BeString '1' }, { 'a' | Should-MatchString 1, 2 }, { 1, 2 | Should-HaveType int }
    }

    It 'Either the function should return a Boolean, or you want Should-BeTruthy.' {
        Get-Failure { 1 | Should-BeTrue } | Should -BeLike 'Expected `[bool`] $true, but got: `[int`] 1.*'
        Assert-Passing { $true | Should-BeTrue }, { 1 | Should-BeTruthy }
    }

    It 'The names are not made by putting Should in front of the classic operator.' {
        $operators = (Invoke-Sample -Script { (Get-ShouldOperator).Name }).Value
        @($operators | Where-Object { "Should-$_" -notin $names }).Count | Should -BeGreaterThan 9
    }

    It 'Should-Contain, Should-BeIn | Should-ContainCollection' {
        $names | Should -Not -Contain 'Should-Contain'; $names | Should -Not -Contain 'Should-BeIn'
        Assert-Passing { 1, 2 | Should-ContainCollection 2 }
        $null = Get-Failure { 1, 2 | Should-ContainCollection 3 }
    }

    It 'Should-HaveCount | Should-BeCollection -Count' {
        $names | Should -Not -Contain 'Should-HaveCount'
        Assert-Passing { 1, 2 | Should-BeCollection -Count 2 }
        $null = Get-Failure { 1, 2 | Should-BeCollection -Count 3 }
    }

    It 'Should-Match, Should-BeLike | Should-MatchString, Should-BeLikeString' {
        $names | Should -Not -Contain 'Should-Match'; $names | Should -Not -Contain 'Should-BeLike'
        Assert-Passing { 'ab' | Should-MatchString '^a' }, { 'ab' | Should-BeLikeString 'a*' }
        $null = Get-Failure { 'ab' | Should-MatchString '^b' }, { 'ab' | Should-BeLikeString 'b*' }
    }

    It 'Should-BeExactly | Should-BeString -CaseSensitive' {
        $names | Should -Not -Contain 'Should-BeExactly'
        Assert-Passing { 'a' | Should-BeString 'A' }
        $null = Get-Failure { 'a' | Should-BeString 'A' -CaseSensitive }
    }

    It 'Should-BeGreaterOrEqual, Should-BeLessOrEqual | Should-BeGreaterThanOrEqual, Should-BeLessThanOrEqual' {
        $names | Should -Not -Contain 'Should-BeGreaterOrEqual'; $names | Should -Not -Contain 'Should-BeLessOrEqual'
        Assert-Passing { 2 | Should-BeGreaterThanOrEqual 2 }, { 2 | Should-BeLessThanOrEqual 2 }
        $null = Get-Failure { 2 | Should-BeGreaterThanOrEqual 3 }, { 2 | Should-BeLessThanOrEqual 1 }
    }

    It 'Should-BeNullOrEmpty | Should-BeNull, Should-BeEmptyString or Should-BeCollection @()' {
        $names | Should -Not -Contain 'Should-BeNullOrEmpty'
        Assert-Passing { $null | Should-BeNull }, { '' | Should-BeEmptyString }, { @() | Should-BeCollection @() }
        $null = Get-Failure { '' | Should-BeNull }, { $null | Should-BeEmptyString }, { $null | Should-BeCollection @() }
    }

    It 'Should-NotBeNullOrEmpty | Should-NotBeEmptyString for text, else Should-NotBeNull, which accepts an empty text' {
        $names | Should -Not -Contain 'Should-NotBeNullOrEmpty'
        Assert-Passing { 'a' | Should-NotBeEmptyString }, { '' | Should-NotBeNull }
        $null = Get-Failure { '' | Should-NotBeEmptyString }, { $null | Should-NotBeEmptyString }, { $null | Should-NotBeNull }
    }

    It 'Should-NotThrow | the plain call' {
        $names | Should -Not -Contain 'Should-NotThrow'
        (Invoke-Sample { Describe 'd' { It 'throws' { throw 'x' }; It 'does not' { $null = 1 } } }).Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'Should-Exist | Test-Path with Should-BeTrue' {
        $names | Should -Not -Contain 'Should-Exist'
        Assert-Passing { Test-Path -Path $HOME | Should-BeTrue }
        $null = Get-Failure { Test-Path -Path "$HOME/not there" | Should-BeTrue }
    }

    It 'Should-FileContentMatch | Get-Content with Should-Any { $_ -match ''…'' }' {
        $names | Should -Not -Contain 'Should-FileContentMatch'
        (Invoke-Sample { Describe 'd' { BeforeAll { Set-Content TestDrive:/a.txt 'one', 'two' }; It 'has' { Get-Content TestDrive:/a.txt | Should-Any { $_ -match 'two' } }; It 'has not' { Get-Content TestDrive:/a.txt | Should-Any { $_ -match 'six' } } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'The classic operators are not deprecated: Should -BeOfType [int] with a space works in Pester 6 as well.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should -BeOfType [int] } } }
        $run.Passed | Should -Be 1
        "$($run.Warnings)$($run.Text)" | Should -Not -Match 'deprecat|obsolete'
    }

    It 'The test runs on Pester 5 or older, where only Should -Be exists.' -Tag Unproved {
        'Pester 5 exports no Should-* command: https://github.com/pester/Pester/blob/5.9.0/src/Pester.psd1'
    }

    It 'Get-Module Pester shows which version is loaded.' {
        $run = Invoke-Sample -Script { (Get-Module Pester).Version.Major; (Get-Module Pester).Name }
        $run.Value | Should -Be 6, 'Pester'
    }

    It 'A function that ends in return , $list returns its list as one item, so Should-BeCollection judges a list with one list in it. Put the call in parentheses, or assign its result to a variable first:' {
        Assert-Passing { function Get-Kind { $list = 'a', 'b'; return , $list }; Get-Kind | Should-BeCollection -Count 1; (Get-Kind) | Should-BeCollection 'a', 'b'; $kinds = Get-Kind; $kinds | Should-BeCollection 'a', 'b' }
        $null = Get-Failure { function Get-Kind { $list = 'a', 'b'; return , $list }; Get-Kind | Should-BeCollection 'a', 'b' }
    }

    It 'To test whether a function returns its list as one item or item by item, pipe the call itself. Get-Kind | Should-All { $_ -is [System.Collections.IList] } passes when the list comes as one item, also after Write-Output -NoEnumerate, and fails when its items come one by one.' {
        $one = "return , @('a', 'b')", "Write-Output -NoEnumerate -InputObject @('a', 'b')", "return , [System.Collections.Generic.List[string]] ('a', 'b')", "return , @('a')", 'return , @()'
        Assert-Passing @($one | ForEach-Object { [scriptblock]::Create("function Get-Kind { $_ }; Get-Kind | Should-All { `$_ -is [System.Collections.IList] }") })
        $items = "'a', 'b'", "return [System.Collections.Generic.List[string]] ('a', 'b')", "Write-Output -InputObject @('a', 'b')", "return @('a')", ''
        $null = Get-Failure @($items | ForEach-Object { [scriptblock]::Create("function Get-Kind { $_ }; Get-Kind | Should-All { `$_ -is [System.Collections.IList] }") })
        # With [array] another kind of list would look like items.
        $null = Get-Failure { function Get-Kind { return , [System.Collections.Generic.List[string]] ('a', 'b') }; Get-Kind | Should-All { $_ -is [array] } }
    }

    It 'Should-HaveType does not tell the two kinds of function apart. In parentheses or from a variable, lists of two items and more look the same.' {
        Assert-Passing { function Get-Kind { return , @('a', 'b') }; Get-Kind | Should-HaveType ([array]) }, { function Get-Kind { 'a', 'b' }; Get-Kind | Should-HaveType ([array]) }
        $null = Get-Failure { function Get-Kind { return , @('a') }; Get-Kind | Should-HaveType ([array]) }, { function Get-Kind { 'a' }; Get-Kind | Should-HaveType ([array]) }
        foreach ($body in "return , @('a', 'b')", "'a', 'b'") {
            $null = Get-Failure ([scriptblock]::Create("function Get-Kind { $body }; (Get-Kind) | Should-All { `$_ -is [System.Collections.IList] }")), ([scriptblock]::Create("function Get-Kind { $body }; `$kinds = Get-Kind; `$kinds | Should-All { `$_ -is [System.Collections.IList] }"))
            Assert-Passing ([scriptblock]::Create("function Get-Kind { $body }; `$kinds = Get-Kind; if (`$kinds -isnot [array]) { throw 'one' }"))
        }
        # One item in a variable still shows the difference.
        Assert-Passing { function Get-Kind { return , @('a') }; $kinds = Get-Kind; if ($kinds -isnot [array]) { throw 'one' } }, { function Get-Kind { 'a' }; $kinds = Get-Kind; if ($kinds -is [array]) { throw 'list' } }
    }

    It 'A hashtable is one item: pipe its .Values, .Keys or .GetEnumerator() to a command for lists, or use Should-BeHashtable.' {
        Assert-Passing { $h = @{ a = 1; b = 2 }; $h.Values | Should-BeCollection -Count 2; $h.Keys | Should-BeCollection -Count 2; $h.GetEnumerator() | Should-All { $_.Value -gt 0 }; $h | Should-BeHashtable }
        $null = Get-Failure { @{ a = 1; b = 2 } | Should-BeCollection -Count 2 }, { @{ a = 1; b = 2 } | Should-All { $_.Value -gt 0 } }
    }

    It 'Where the items are lists themselves, this check passes either way; a HashSet or a Queue is not an IList.' {
        Assert-Passing { function Get-Kind { @(1, 2), @(3, 4) }; Get-Kind | Should-All { $_ -is [System.Collections.IList] } }, { function Get-Kind { return , @(@(1, 2), @(3, 4)) }; Get-Kind | Should-All { $_ -is [System.Collections.IList] } }
        $null = Get-Failure { function Get-Kind { return , [System.Collections.Generic.HashSet[string]] @('a', 'b') }; Get-Kind | Should-All { $_ -is [System.Collections.IList] } }, { function Get-Kind { return , [System.Collections.Queue] @('a', 'b') }; Get-Kind | Should-All { $_ -is [System.Collections.IList] } }
    }
}
