BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        function Test-Named ($ActualValue, [switch] $Negate, [string] $Because) {
            $fits = $ActualValue -eq 'named'
            if ($Negate) { $fits = -not $fits }
            New-Object -TypeName PSObject -Property @{ Succeeded = $fits; FailureMessage = "negated $Negate, because $Because" }
        }
        if (-not (Get-ShouldOperator | Where-Object { $_.Name -eq 'BeNamed' })) { Add-AssertionOperator -Name BeNamed -Test ${function:Test-Named} }
        $script:reached = 0
        Describe 'd' {
            It 'two failures' { 1 | Should -Be 2; $script:reached++; 3 | Should -Be 4 }
            It 'ended by the first' { $script:reached | Should -Be 0 }
            It 'calls' {
                Mock Get-Date { 1 }; Get-Date; Assert-MockCalled Get-Date
                { 1 | Should -Invoke Get-Date } | Should -Throw 'A parameter cannot be found'
            }
            It 'own operator is listed' { (Get-ShouldOperator).Name -contains 'BeNamed' | Should -Be $true }
            It 'own operator' {
                'named' | Should -BeNamed
                { 'x' | Should -BeNamed -Because 'reason' } | Should -Throw 'negated False, because reason'
                'x' | Should -Not -BeNamed
                { 'named' | Should -Not -BeNamed } | Should -Throw 'negated True, because'
            }
            It 'files' {
                Set-Content TestDrive:\one.log 'Kept: 3', 'Removed: 1'; Set-Content $TestDrive/two.log 'x'
                'TestDrive:\one.log' | Should -Exist; "$TestDrive/two.log" | Should -Exist; 'Variable:\HOME' | Should -Exist; 'TestDrive:\none' | Should -Not -Exist
                'TestDrive:\one.log' | Should -FileContentMatch '^removed'; 'TestDrive:\one.log' | Should -Not -FileContentMatch '3\r?\nRemoved'
                'TestDrive:\one.log' | Should -FileContentMatchMultiline '3\r?\nRemoved'
                'TestDrive:\one.log' | Should -FileContentMatchExactly 'Kept'; 'TestDrive:\one.log' | Should -Not -FileContentMatchExactly 'kept'
            }
            It 'no file' { 'TestDrive:\none' | Should -Not -FileContentMatch 'x' }
        }
    }
}

Describe 'usage/assertions' {
    It 'If the value is what you expect, nothing happens; if not, Should throws, and the test fails with a message that shows both values.' {
        Assert-Passing { 1 | Should -Be 1 }; Get-Failure { 1 | Should -Be 2 } | Should -BeLike 'Expected 2, but got 1*'
    }

    It 'The first assertion that fails ends its test, unless code around the assertion catches the error. For an assertion in a mock, the code that calls the mock can do so.' {
        Assert-TestPassed $sample 'ended by the first'
        $run = Invoke-Sample {
            function Save-Vault { 'real' }
            function Copy-Vault { try { Save-Vault } catch { 'handled' } }
            function Copy-Plain { Save-Vault; 'copied' }
            Describe 'd' { Mock Save-Vault { 1 | Should -Be 2 }; It 'code catches' { Copy-Vault | Should -Be 'handled' }; It 'code does not' { Copy-Plain; throw 'not reached' } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        "$($run.Messages)" | Should -BeLike 'Expected 2, but got 1.*'
    }

    It '-Because adds your reason to the message, and -Not turns an operator around.' {
        Get-Failure { 1 | Should -Be 2 -Because 'it is so' } | Should -BeLike '*because it is so*'
        Assert-Passing { 1 | Should -Not -Be 2 }
        Get-Failure { 1 | Should -Not -Be 1 } | Should -BeLike 'Expected 1 to be different*'
    }

    It 'A negated operator passes for every other value, including a wrong one, so prefer the positive form.' {
        Assert-Passing { 'wrong, too' | Should -Not -Be 2 }, { $null | Should -Not -Be 2 }
    }

    It 'a value, a text, a list | -Be, -BeExactly when case counts' {
        Assert-Passing { 1 | Should -Be 1 }, { 'A' | Should -Be 'a' }, { 1, 2 | Should -Be 1, 2 }, { 'A' | Should -BeExactly 'A' }
        Get-Failure { 'A' | Should -BeExactly 'a' } | Should -BeLike 'Expected strings to be the same*'
    }

    It 'more or less than a limit, a date, a duration | -BeGreaterThan, -BeGreaterOrEqual, -BeLessThan, -BeLessOrEqual' {
        Assert-Passing { 2 | Should -BeGreaterThan 1 }, { 2 | Should -BeGreaterOrEqual 2 }, { 1 | Should -BeLessThan 2 }, { 2 | Should -BeLessOrEqual 2 }, { [datetime] '2026-01-15' | Should -BeLessThan ([datetime] '2026-03-31') }, { [timespan] '00:00:01' | Should -BeLessThan ([timespan] '00:00:05') }
        (Get-Failure { [datetime] '2026-03-31' | Should -BeLessThan ([datetime] '2026-01-15') }, { [timespan] '00:00:05' | Should -BeLessThan ([timespan] '00:00:01') }).Count | Should -Be 2
        (Get-Failure { 2 | Should -BeGreaterThan 2 }, { 1 | Should -BeGreaterOrEqual 2 }, { 2 | Should -BeLessThan 2 }, { 3 | Should -BeLessOrEqual 2 }).Count | Should -Be 4
    }

    It 'a command that exists | -Not -BeNullOrEmpty, after Get-Command' {
        Assert-Passing { Get-Command Get-Date -ErrorAction SilentlyContinue | Should -Not -BeNullOrEmpty }
        Get-Failure { Get-Command Get-NoSuchCommand -ErrorAction SilentlyContinue | Should -Not -BeNullOrEmpty } | Should -BeLike 'Expected a value*'
    }

    It 'yes, no, nothing | -BeTrue, -BeFalse, -BeNullOrEmpty' {
        Assert-Passing { $true | Should -BeTrue }, { $false | Should -BeFalse }, { $null | Should -BeNullOrEmpty }
        (Get-Failure { $false | Should -BeTrue }, { $true | Should -BeFalse }, { 1 | Should -BeNullOrEmpty }).Count | Should -Be 3
    }

    It 'a text with a pattern | -BeLike for wildcards, -Match for a regular expression; -BeLikeExactly, -MatchExactly when case counts' {
        Assert-Passing { 'Ab' | Should -BeLike 'a*' }, { 'Ab' | Should -Match '^a' }, { 'Ab' | Should -BeLikeExactly 'A*' }, { 'Ab' | Should -MatchExactly '^A' }
        (Get-Failure { 'Ab' | Should -BeLikeExactly 'a*' }, { 'Ab' | Should -MatchExactly '^a' }).Count | Should -Be 2
    }

    It 'an item in a list, so many items | -Contain, -HaveCount' {
        Assert-Passing { 1, 2 | Should -Contain 2 }, { 1, 2 | Should -HaveCount 2 }
        (Get-Failure { 1, 2 | Should -Contain 3 }, { 1, 2 | Should -HaveCount 3 }).Count | Should -Be 2
    }

    It 'one of several values | -BeIn' {
        Assert-Passing { 1 | Should -BeIn 1, 2 }, { 3 | Should -Not -BeIn 1, 2 }
    }

    It 'a type | -BeOfType' {
        Assert-Passing { 1 | Should -BeOfType int }, { 1 | Should -Not -BeOfType string }
    }

    It 'a file, or something in it | -Exist, -FileContentMatch, -FileContentMatchExactly, -FileContentMatchMultiline' {
        Assert-TestPassed $sample 'files'
    }

    It 'an exception | -Throw' {
        Assert-Passing { { throw 'x' } | Should -Throw }, { { 1 } | Should -Not -Throw }
    }

    It 'a parameter of a command | -HaveParameter' {
        Assert-Passing { Get-Command Get-Item | Should -HaveParameter Path }, { Get-Command Get-Item | Should -Not -HaveParameter Nothing }
    }

    It 'Calls of a mock are checked by Assert-MockCalled, not by Should.' {
        Assert-TestPassed $sample 'calls'
    }

    It 'Get-ShouldOperator lists the operators of your session, including your own.' {
        Assert-TestPassed $sample 'own operator is listed'
    }

    It '-Be compares like -eq: without case, and by the type of the expected value. -BeExactly makes case count.' {
        Assert-Passing { 'A' | Should -Be 'a' }, { '10' | Should -Be 10 }, { 10 | Should -Be '10' }
        Get-Failure { '010' | Should -BeExactly '10' } | Should -Not -BeNullOrEmpty
        Get-Failure { 2.4 | Should -Be 2 } | Should -BeLike 'Expected 2, but got 2.4*'
        Assert-Passing { '010' | Should -Be 10 }, { 10 | Should -Not -Be '010' }
    }

    It 'Lists are compared item by item, in order. If the order does not count, sort both sides. An inner list that is not an array, such as a List, needs @() around it. Without that, such a list on the right equals each value in it that counts as true.' {
        Assert-Passing { 1, 2 | Should -Be 1, 2 }, { 1, @(2, 3) | Should -Be 1, @(2, 3) }, { 1, 2 | Should -Be ([System.Collections.Generic.List[int]] @(1, 2)) }
        (Get-Failure { 1, 2 | Should -Be 2, 1 }, { 1, 2 | Should -Be 1, 2, 3 }).Count | Should -Be 2
        Assert-Passing { 1, 2 | Should -Be 1, ([System.Collections.Generic.List[int]] @(7, 2)) }, { 1, ([System.Collections.Generic.List[int]] @(7, 2)) | Should -Be 1, @([System.Collections.Generic.List[int]] @(7, 2)) }
        $null = Get-Failure { 1, 2 | Should -Be 1, @([System.Collections.Generic.List[int]] @(7, 2)) }, { 1, 0 | Should -Be 1, ([System.Collections.Generic.List[int]] @(0, 2)) }, { 1, ([System.Collections.Generic.List[int]] @(7, 2)) | Should -Be 1, 2 }
    }

    It 'Two hashtables, or two [pscustomobject], with the same content are not equal for either operator: compare their members.' {
        (Get-Failure { @{ A = 1 } | Should -Be @{ A = 1 } }, { @{ A = 1 } | Should -BeExactly @{ A = 1 } }, { [pscustomobject] @{ A = 1 } | Should -Be ([pscustomobject] @{ A = 1 }) }, { [pscustomobject] @{ A = 1 } | Should -BeExactly ([pscustomobject] @{ A = 1 }) }).Count | Should -Be 4
    }

    It 'To find several items in a list, turn the sides around: ''mail'', ''code'' | Should -BeIn $names; with -Not, none of them may be there. -Not -Contain with a list passes although the items are there.' {
        Assert-Passing { 'mail', 'code' | Should -BeIn 'mail', 'code', 'photos' }, { 'music', 'tapes' | Should -Not -BeIn 'mail', 'code' }, { 'mail', 'code', 'photos' | Should -Not -Contain 'mail', 'code' }
        (Get-Failure { 'mail', 'music' | Should -BeIn 'mail', 'code' }, { 'music', 'mail' | Should -Not -BeIn 'mail', 'code' }, { 'mail', 'code' | Should -Not -Contain 'mail' }).Count | Should -Be 3
    }

    It 'The four operators work for numbers, dates, durations, versions and texts.' {
        Assert-Passing { 2 | Should -BeGreaterThan 1 }, { [datetime] '2026-02-01' | Should -BeGreaterOrEqual ([datetime] '2026-01-01') }, { 'a' | Should -BeLessThan 'b' }, { [timespan] '00:04:00' | Should -BeLessThan '00:05:00' }, { 'a' | Should -BeLessOrEqual 'a' }
    }

    It 'The type of the actual value decides, so a number, a version or a date in quotes on the left compares as text: ''10.0'' is less than ''9.0''.' {
        Assert-Passing { 10 | Should -BeGreaterThan '9' }
        Get-Failure { '10' | Should -BeGreaterThan 9 } | Should -Not -BeNullOrEmpty
        Assert-Passing { '10.0' | Should -BeLessThan '9.0' }, { [version] '10.0' | Should -BeGreaterThan '9.0' }, { '2020-01-01' | Should -BeGreaterThan ([datetime] '2026-03-31') }
        $null = Get-Failure { [datetime] '2020-01-01' | Should -BeGreaterThan ([datetime] '2026-03-31') }
    }

    It '-BeTrue and -BeFalse judge as if does: any text but the empty one is true, and 0 is false. -BeNullOrEmpty accepts $null, an empty text, an empty list and an empty @{ }, but not an empty [ordered] @{ }.' {
        Assert-Passing { 'False' | Should -BeTrue }, { '' | Should -BeFalse }, { 0 | Should -BeFalse }, { '0' | Should -BeTrue }
        Assert-Passing { $null | Should -BeNullOrEmpty }, { '' | Should -BeNullOrEmpty }, { @() | Should -BeNullOrEmpty }, { @{ } | Should -BeNullOrEmpty }
        (Get-Failure { 0 | Should -BeNullOrEmpty }, { ' ' | Should -BeNullOrEmpty }, { [ordered] @{ } | Should -BeNullOrEmpty }).Count | Should -Be 3
    }

    It 'Should -Be $null accepts $null and an empty list, but neither an empty text nor an empty hashtable.' {
        Assert-Passing { $null | Should -Be $null }, { @() | Should -Be $null }
        (Get-Failure { '' | Should -Be $null }, { @{ } | Should -Be $null }).Count | Should -Be 2
    }

    It '-BeLike takes wildcards, as the operator -like does, and they must cover the whole text. -Match takes a regular expression that may match anywhere.' {
        Assert-Passing { 'abc' | Should -BeLike 'a*' }, { 'abc' | Should -Match 'b' }
        Get-Failure { 'abc' | Should -BeLike 'b' } | Should -Not -BeNullOrEmpty
    }

    It '-Contain looks for one item, without wildcards. -BeIn works the other way around.' {
        Assert-Passing { 'ab', 'c' | Should -Not -Contain 'a*' }, { 'c' | Should -BeIn 'ab', 'c' }, { [System.ArgumentNullException]::new('x') | Should -BeOfType System.ArgumentException }
    }

    It '-BeOfType accepts derived types as well.' {
        Assert-Passing { [System.ArgumentNullException]::new('x') | Should -BeOfType System.ArgumentException }
        $null = Get-Failure { [System.ArgumentException]::new('x') | Should -BeOfType System.ArgumentNullException }
    }

    It 'Wrap the call in braces, so that Should runs it and catches what it throws.' {
        Assert-Passing { { throw 'caught' } | Should -Throw 'caught' }
    }

    It 'The text after -Throw is a part of the message; case and wildcards mean nothing in it. -ErrorId is a part of the FullyQualifiedErrorId, and -ExceptionType accepts base types. -PassThru returns the error record for further checks.' {
        Assert-Passing { { throw 'Disk full' } | Should -Throw 'disk FULL' }, { { throw 'disk full' } | Should -Throw 'full' }, { { Get-Item none -ErrorAction Stop } | Should -Throw -ErrorId PathNotFound }
        (Get-Failure { { throw 'disk full' } | Should -Throw 'disk*' }, { { throw 'disk full' } | Should -Throw 'other' }).Count | Should -Be 2
        Assert-Passing { { throw [System.ArgumentNullException] 'x' } | Should -Throw -ExceptionType ([System.ArgumentException]) }
        Assert-Passing { { throw 'x' } | Should -Throw -PassThru | Should -BeOfType System.Management.Automation.ErrorRecord }
    }

    It '-FileContentMatch compares a regular expression with each line, and -FileContentMatchMultiline with the file as one text. Where case counts over several lines, start the pattern with (?-i). -Not -FileContentMatch passes for a file that does not exist, and only prints an error, unless $global:ErrorActionPreference is Stop.' {
        (Invoke-Sample { Describe 'd' { It 'i' { './none.log' | Should -Not -FileContentMatch x } } } -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Script . -PassThru -Show None }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { './none.log' | Should -Not -FileContentMatch x } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Script . -PassThru -Show None }).Messages | Should -BeLike 'Cannot find path*none.log*'
        Assert-TestPassed $sample 'files', 'no file'
        "$($sample.Errors) $($sample.Text)" | Should -Match 'none'
    }

    It 'These operators take a path: -Exist takes a path of any provider, and the three others take a path of a file system.' {
        Assert-Passing { 'Env:PATH' | Should -Exist }, { 'Function:prompt' | Should -Exist }
        Get-Failure { 'Env:PATH' | Should -FileContentMatch . }, { 'Env:PATH' | Should -FileContentMatchExactly . } | ForEach-Object { $_ | Should -BeLike "A parameter cannot be found that matches parameter name 'Encoding'*" }
        Get-Failure { 'Env:PATH' | Should -FileContentMatchMultiline . } | Should -BeLike "A parameter cannot be found that matches parameter name 'Delimiter'*"
    }

    It 'Brackets in a path are wildcards for all four, so -Exist does not find an existing folder [old], and -Not -Exist passes. A file plan[1].txt is not read either: -Not -FileContentMatch passes, and only prints an error.' {
        $run = Invoke-Sample -File @{ '[old]/x.txt' = 'x'; 'plan[1].txt' = 'kept'; 'plan2.txt' = 'kept' } -Test {
            Describe 'd' {
                It 'folder' { "$PSScriptRoot/[old]" | Should -Not -Exist; Test-Path -LiteralPath "$PSScriptRoot/[old]" | Should -BeTrue }
                foreach ($operator in 'FileContentMatch', 'FileContentMatchExactly', 'FileContentMatchMultiline') {
                    It $operator { $check = @{ $operator = $true; ExpectedContent = 'kept' }; "$PSScriptRoot/plan[1].txt" | Should -Not @check; "$PSScriptRoot/plan2.txt", "$PSScriptRoot/plan``[1``].txt" | Should @check }
                }
            }
        }
        Assert-TestPassed $run 'folder', 'FileContentMatch', 'FileContentMatchExactly', 'FileContentMatchMultiline'
        $run.Errors | Select-Object -First 1 | Should -BeLike 'An object at the specified path*plan*does not exist*'
    }

    It '-HaveParameter takes what Get-Command returns.' {
        Assert-Passing { Get-Command Get-Item | Should -HaveParameter Path }; Get-Failure { 'Get-Item' | Should -HaveParameter Path } | Should -Not -BeNullOrEmpty
    }

    It 'The pipeline takes a list apart before Should sees it. Some operators put the list together again and judge the whole list; the others judge every item on its own.' {
        Assert-Passing { 1, 2 | Should -Be 1, 2 }; Get-Failure { 1, 2 | Should -BeGreaterThan 1 } | Should -BeLike '*greater than 1, but got 1*'
    }

    It '-Be, -BeExactly | the list as a whole; one item is treated like a list of one | equals $null and @() | equals $null and @()' {
        Assert-Passing { @(7) | Should -Be 7 }, { 7 | Should -Be @(7) }, { $null | Should -Be $null }, { $null | Should -Be @() }, { @() | Should -Be $null }, { @() | Should -BeExactly @() }, { $null | Should -BeExactly @() }
        (Get-Failure { 1, 2 | Should -Be 1 }, { 1, 1 | Should -BeExactly 1 }).Count | Should -Be 2
    }

    It '-BeNullOrEmpty | the list as a whole | passes | passes' {
        Assert-Passing { $null | Should -BeNullOrEmpty }, { @() | Should -BeNullOrEmpty }, { '', '' | Should -Not -BeNullOrEmpty }
    }

    It '-Contain | the list as a whole | one item | judged as $null' {
        Assert-Passing { 1, 2 | Should -Contain 2 }, { $null | Should -Contain $null }, { @() | Should -Contain $null }
    }

    It '-HaveCount | the list as a whole | one item | no item' {
        Assert-Passing { $null | Should -HaveCount 1 }, { @() | Should -HaveCount 0 }, { 1, 2 | Should -HaveCount 2 }
    }

    It 'all others | each item; the first that does not fit fails the test | that one value | judged as $null' {
        (Get-Failure { 2, 1, 0 | Should -BeGreaterThan 1 }) | Should -BeLike '*but got 1*'
        (Get-Failure { 'a', 'b' | Should -Match a }, { 1, 'b' | Should -BeOfType int }, { 1, 5 | Should -BeIn 1, 2 }, { 1, 0 | Should -BeTrue }, { 'a', 'b' | Should -BeLike a }).Count | Should -Be 5
        Assert-Passing { $null | Should -Not -BeOfType int }, { $null | Should -BeFalse }, { @() | Should -BeFalse }, { @() | Should -BeIn $null, 1 }, { $null | Should -BeLessThan 1 }, { @() | Should -BeLessThan 1 }
    }

    It 'It takes part in -Not and -Because when you read $Negate and $Because.' {
        Assert-TestPassed $sample 'own operator'
    }

    It '-Match ''S:\Folder'', and -match in a -ParameterFilter, end with Unrecognized escape sequence \F.' {
        Get-Failure { 'x' | Should -Match 'S:\Folder' } | Should -Match 'Unrecognized escape sequence \\F'
        Assert-Passing { 'in S:\Folder\a' | Should -Match ([regex]::Escape('S:\Folder')) }
        (Invoke-Sample { function Get-Disk ($Path) { }; Describe 'd' { Mock Get-Disk { }; It 'i' { Get-Disk 'S:\Folder'; Assert-MockCalled Get-Disk -ParameterFilter { $Path -match 'S:\Folder' } } } }).Messages | Should -Match 'Unrecognized escape sequence \\F'
    }

    It 'The message rounds, so both numbers look the same: Expected 0.3, but got 0.3.' {
        Get-Failure { 0.1 + 0.2 | Should -Be 0.3 } | Should -Be 'Expected 0.3, but got 0.3.'
        Assert-Passing { 0.5 + 0.25 | Should -Be 0.75 }
    }

    It 'A date on the left needs a date on the right, Should -Be ([datetime] ''2026-01-15''), since a text is not converted into a date.' {
        Assert-Passing { [datetime] '2026-01-15' | Should -Be ([datetime] '2026-01-15') }, { '2026-01-15' | Should -Be ([datetime] '2026-01-15') }; $null = Get-Failure { [datetime] '2026-01-15' | Should -Be '2026-01-15' }
    }

    It '-Be wants exactly the same number, and a sum of fractions is rarely exact.' {
        $null = Get-Failure { 0.1 + 0.2 | Should -Be 0.3 }, { 0.7 + 0.1 | Should -Be 0.8 }; Assert-Passing { 0.5 + 0.25 | Should -Be 0.75 }
    }

    It 'There is no operator with a tolerance.' {
        (Invoke-Sample -Script { (Get-Command Should).ParameterSets.Parameters.Name | Where-Object { $_ -match 'Toler|Delta|Within|Approx|Precision' }; Get-ShouldOperator | Where-Object { $_.Name -match 'Toler|Delta|Within|Approx|Precision' } }).Value | Should -BeNullOrEmpty
    }

    It '''False'' | Should -BeTrue passes, and so do -Be $true and -BeExactly $true.' {
        Assert-Passing { 'False' | Should -BeTrue }, { 'False' | Should -Be $true }, { 'False' | Should -BeExactly $true }; $null = Get-Failure { '' | Should -BeTrue }, { $false | Should -Be $true }
    }

    It '-BeLike and -Match check every item of a list.' {
        $null = Get-Failure { 'abc', 'xyz' | Should -BeLike '*b*' }, { 'abc', 'xyz' | Should -Match 'b' }; Assert-Passing { 'abc', 'b' | Should -BeLike '*b*' }, { 'abc', 'b' | Should -Match 'b' }
    }

    It 'Test-Path -LiteralPath takes the path as it is written: Test-Path -LiteralPath ''.\[old]'' | Should -BeTrue.' {
        $run = Invoke-Sample -File @{ '[old]/a.txt' = '' } -Test { Describe 'd' { It 'i' { Test-Path -LiteralPath '.\[old]' | Should -BeTrue; Test-Path -LiteralPath '.\[new]' | Should -BeFalse; './[old]' | Should -Not -Exist } } }
        $run.Passed | Should -Be 1
    }

    It '-Be wants the very same object.' {
        Assert-Passing { $a = @{ x = 1 }; $b = $a; $a | Should -Be $b }; $null = Get-Failure { @{ x = 1 } | Should -Be @{ x = 1 } }
    }

    It 'To put a text of your own into the message of a built-in operator, -Because "function ''$name'' …" is enough.' {
        Get-Failure { $name = 'photos'; $name | Should -Match '-' -Because "function '$name' needs a verb" } | Should -BeLike "Expected regular expression '-' to match 'photos', because function 'photos' needs a verb, but it did not match.*"
        Get-Failure { $name = 'photos'; $name | Should -Match '-' } | Should -Not -Match 'because'
    }

    It '-TestCases with `<name`> in the name of the test makes each item a test of its own, and the names of the failed tests say which items failed.' {
        $run = Invoke-Sample { Describe 'd' { It '<name> has a verb' -TestCases @{ name = 'Get-Backup' }, @{ name = 'photos' }, @{ name = 'music' } { param ($name) $name | Should -Match '-' } } }
        $run.Tests | ForEach-Object { "$($_.Result) $($_.Name)" } | Should -Be 'Passed Get-Backup has a verb', 'Failed photos has a verb', 'Failed music has a verb'
    }

    It 'If the order does not count, sort both sides.' {
        Assert-Passing { 3, 1, 2 | Sort-Object | Should -Be (2, 3, 1 | Sort-Object) }
        (Get-Failure { 3, 1, 2 | Should -Be 2, 3, 1 }, { 3, 1, 2 | Sort-Object | Should -Be 2, 3, 1 }).Count | Should -Be 2
    }

    It 'To find at least one item that fits a pattern, select with -like or -match from a list, and check that something is left. For a single text, -like and -match give $true or $false, and both count as something that is left.' {
        Assert-Passing { 'code: copied' -like '*disabled*' | Should -Not -BeNullOrEmpty }, { 'code: copied' -match 'disabled' | Should -Not -BeNullOrEmpty }, { @('mail: disabled', 'code') -like '*disabled*' | Should -Not -BeNullOrEmpty }
        $null = Get-Failure { @('code: copied') -like '*disabled*' | Should -Not -BeNullOrEmpty }, { @('code: copied') -match 'disabled' | Should -Not -BeNullOrEmpty }
    }

    It 'An [ordered] table is not a [hashtable]; [System.Collections.IDictionary] passes for both.' {
        Assert-Passing { [ordered] @{ a = 1 } | Should -BeOfType [System.Collections.IDictionary] }, { @{ a = 1 } | Should -BeOfType [System.Collections.IDictionary] }, { @{ a = 1 } | Should -BeOfType [hashtable] }, { [ordered] @{ a = 1 } | Should -Not -BeOfType [hashtable] }
        $null = Get-Failure { [ordered] @{ a = 1 } | Should -BeOfType [hashtable] }, { [pscustomobject] @{ a = 1 } | Should -BeOfType [System.Collections.IDictionary] }
    }

    It 'A call without the braces ends the test when it throws, also with -ErrorAction SilentlyContinue. So put the call into the braces, and check below this line what the function did before it threw, such as a file that it wrote.' {
        $run = Invoke-Sample {
            function Save-Own { [CmdletBinding()] param () Set-Content TestDrive:/own.bak 'x'; throw 'disk full' }
            Describe 'd' {
                It 'plain' { Save-Own; $script:went = 1 }
                It 'silent' { Save-Own -ErrorAction SilentlyContinue; $script:went = 1 }
                It 'braces' { { Save-Own } | Should -Throw 'disk full'; 'TestDrive:/own.bak' | Should -Exist; $script:went | Should -BeNullOrEmpty }
            }
        }
        Assert-TestPassed $run 'braces'
        @($run.Tests | Where-Object Result -EQ Failed).Name | Should -Be 'plain', 'silent'
    }

    It '$names = Get-BackupName assigns nothing when the function throws; $names = try { Get-BackupName } catch { } keeps what the function returned before that.' {
        $run = Invoke-Sample {
            function Get-Own { 'mail'; 'photos'; throw 'disk full' }
            Describe 'd' {
                It 'nothing' { $names = 'old'; try { $names = Get-Own } catch { }; $names | Should -Be 'old' }
                It 'kept' { $names = 'old'; $names = try { Get-Own } catch { }; $names | Should -Be 'mail', 'photos' }
            }
        }
        Assert-TestPassed $run 'nothing', 'kept'
    }

    It 'There is room for eight.' {
        $run = Invoke-Sample -Script {
            foreach ($number in 1..9) { Add-AssertionOperator -Name "BeOwn$number" -Test { param ($ActualValue, [switch] $Negate) New-Object PSObject -Property @{ Succeeded = $true } }; try { 1 | Should -Be 1; 'passes' } catch { 'fails' } }
        }
        $run.Value | Should -Be (@('passes') * 8 + 'fails')
    }

    It 'Two files are the same when their hashes are: (Get-FileHash -LiteralPath $a -ErrorAction Stop).Hash | Should -Be (Get-FileHash -LiteralPath $b -ErrorAction Stop).Hash.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { foreach ($name in 'a', 'b', 'c[1]', 'c[2]') { [IO.File]::WriteAllText("$TestDrive/$name", $(if ($name -in 'a', 'b') { 'x' } else { $name })) } }
                function Test-Same ($a, $b) { (Get-FileHash -LiteralPath $a -ErrorAction Stop).Hash | Should -Be (Get-FileHash -LiteralPath $b -ErrorAction Stop).Hash }
                It 'same' { Test-Same TestDrive:/a TestDrive:/b }
                It 'other' { Test-Same TestDrive:/a 'TestDrive:/c[1]' }
                It 'brackets' { Test-Same 'TestDrive:/c[1]' 'TestDrive:/c[2]' }
                It 'missing' { Test-Same TestDrive:/d TestDrive:/e }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Failed Failed Failed'
    }

    It 'To find items that occur twice, write $names | Group-Object | Where-Object { $_.Count -gt 1 } | ForEach-Object { $_.Name } | Should -BeNullOrEmpty, which shows them.' {
        $twice = { $args[0] | Group-Object | Where-Object { $_.Count -gt 1 } | ForEach-Object { $_.Name } | Should -BeNullOrEmpty }
        $run = Invoke-Sample ("Describe 'd' { It 'none' { & {$twice} @('a', 'b') }; It 'one' { & {$twice} @('a', 'b', 'a') } }")
        "$($run.Tests.Result)" | Should -Be 'Passed Failed'; $run.Messages | Should -Match 'got a\.'
    }

    It 'Where case counts over several lines, start the pattern with (?-i).' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Set-Content TestDrive:/a.txt "Kept 3`nRemoved 1" }; It 'right' { 'TestDrive:/a.txt' | Should -FileContentMatchMultiline '(?-i)3\r?\nRemoved' }; It 'wrong' { 'TestDrive:/a.txt' | Should -FileContentMatchMultiline '(?-i)3\r?\nremoved' } } }
        "$($run.Tests.Result)" | Should -Be 'Passed Failed'
    }

    It 'A drive, function, alias or variable of the tests is found only when it is global, as after New-PSDrive -Scope Global.' {
        $run = Invoke-Sample -Test { Describe 'd' {
            BeforeAll { Set-Content "$TestDrive/a.txt" x; $null = New-PSDrive -Name ProofOwn -PSProvider FileSystem -Root $TestDrive; $null = New-PSDrive -Name ProofWide -PSProvider FileSystem -Root $TestDrive -Scope Global }
            AfterAll { Remove-PSDrive ProofWide -Scope Global }
            It 'own' { Test-Path ProofOwn:/a.txt | Should -BeTrue; 'ProofOwn:/a.txt' | Should -Not -Exist }
            It 'global' { 'ProofWide:/a.txt' | Should -Exist }
            It 'others' { function Get-ProofOwn { }; Set-Alias proofown Get-Date; $proofOwn = 1; foreach ($path in 'Function:Get-ProofOwn', 'Alias:proofown', 'Variable:proofOwn') { Test-Path $path | Should -BeTrue; $path | Should -Not -Exist } }
            It 'global ones' { function global:Get-ProofWide { }; $global:proofWide = 1; try { 'Function:Get-ProofWide' | Should -Exist; 'Variable:proofWide' | Should -Exist } finally { Remove-Item Function:Get-ProofWide; Remove-Variable proofWide -Scope Global } }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'So ''mail'' | Should -Be ''mail'', ''code'' fails: Expected @(''mail'', ''code''), but got ''mail''. To ask whether the value is in the list, write ''mail'' | Should -BeIn ''mail'', ''code''.' {
        Get-Failure { 'mail' | Should -Be 'mail', 'code' } | Should -Be "Expected @('mail', 'code'), but got 'mail'."
        Assert-Passing { 'mail' | Should -BeIn 'mail', 'code' }, { 'disk' | Should -Not -BeIn 'mail', 'code' }
    }

    It 'A function that outputs an array with one item returns that item, and neither -Be nor -HaveCount shows the difference. , (Get-Name) | Should -BeOfType [array] fails in that case; the parentheses belong to it. return , $list in the function keeps the array.' {
        Assert-Passing { function Get-Name { @('mail') }; Get-Name | Should -Be @('mail'); Get-Name | Should -HaveCount 1 }, { function Get-Name { $list = @('mail'); return , $list }; (Get-Name) | Should -Be 'mail'; (Get-Name) | Should -HaveCount 1 }
        Get-Failure { function Get-Name { @('mail') }; , (Get-Name) | Should -BeOfType [array] } | Should -BeLike "*type ?array?*but got 'mail' with type ?string?*"
        Assert-Passing { function Get-Name { $list = @('mail'); return , $list }; , (Get-Name) | Should -BeOfType [array] }, { function Get-Name { 'mail', 'code' }; , (Get-Name) | Should -BeOfType [array] }
        { [scriptblock]::Create(', Get-Name | Should -BeOfType [array]') } | Should -Throw
    }

    It 'For the duration of a call, measure it. Leave a wide margin, since a build machine may be slow or busy: (Measure-Command { Save-Backup }).TotalSeconds | Should -BeLessThan 10.' {
        Assert-Passing { function Save-Backup { 'out' }; (Measure-Command { Save-Backup }).TotalSeconds | Should -BeLessThan 10 }
        $null = Get-Failure { function Save-Backup { Start-Sleep -Milliseconds 300 }; (Measure-Command { Save-Backup }).TotalSeconds | Should -BeLessThan 0.2 }, { function Save-Backup { throw 'disk' }; (Measure-Command { Save-Backup }).TotalSeconds | Should -BeLessThan 10 }
    }

    It 'A text is a GUID if -as can convert it, since it otherwise gives $null: $id -as [guid] | Should -Not -BeNullOrEmpty. For numbers and dates, that is not enough: '''' -as [int] is 0, and ''1.5'' -as [datetime] is a date.' {
        Assert-Passing { $id = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'; $id -as [guid] | Should -Not -BeNullOrEmpty }, { '' -as [int] | Should -Be 0 }, { '1.5' -as [datetime] | Should -BeOfType [datetime] }, { 'x' -as [int] | Should -Be $null }
        $null = Get-Failure { $id = 'f81d4fae'; $id -as [guid] | Should -Not -BeNullOrEmpty }, { $id = ''; $id -as [guid] | Should -Not -BeNullOrEmpty }, { $id = $null; $id -as [guid] | Should -Not -BeNullOrEmpty }
    }

    It 'Check the digits of a number with -Match ''^\d+$'', and a date by its form: { [datetime]::ParseExact($text, ''yyyy-MM-dd'', [cultureinfo]::InvariantCulture) } | Should -Not -Throw.' {
        Assert-Passing { '15' | Should -Match '^\d+$' }, { $text = '2026-02-28'; { [datetime]::ParseExact($text, 'yyyy-MM-dd', [cultureinfo]::InvariantCulture) } | Should -Not -Throw }
        $null = Get-Failure { '' | Should -Match '^\d+$' }, { '1.5' | Should -Match '^\d+$' }
        $null = Get-Failure { $text = '2026-02-30'; { [datetime]::ParseExact($text, 'yyyy-MM-dd', [cultureinfo]::InvariantCulture) } | Should -Not -Throw }, { $text = '1.5'; { [datetime]::ParseExact($text, 'yyyy-MM-dd', [cultureinfo]::InvariantCulture) } | Should -Not -Throw }
    }

    It 'To check that a list is sorted, compare it with itself: $names | Should -Be ($names | Sort-Object).' {
        Assert-Passing { $names = 'code', 'mail', 'mail'; $names | Should -Be ($names | Sort-Object) }
        $null = Get-Failure { $names = 'mail', 'code'; $names | Should -Be ($names | Sort-Object) }
    }

    It 'For -Contain, a hashtable or an object is one item, so $plan | Should -Contain ''Keep'' does not find the key. Search the list of the keys, or of the names of the properties. $report.Size | Should -BeNullOrEmpty passes also when the property does not exist.' {
        Get-Failure { $plan = @{ Keep = 7; Name = 'mail' }; $plan | Should -Contain 'Keep' }, { $report = [pscustomobject] @{ Keep = 7 }; $report | Should -Contain 'Keep' } | Should -BeLike "Expected 'Keep' to be found in collection*"
        Assert-Passing { $plan = @{ Keep = 7; Name = 'mail' }; $plan.Keys | Should -Contain 'Keep' }, { $report = [pscustomobject] @{ Keep = 7 }; $report.PSObject.Properties | ForEach-Object { $_.Name } | Should -Contain 'Keep' }
        $null = Get-Failure { $plan = @{ Name = 'mail' }; $plan.Keys | Should -Contain 'Keep' }, { $report = [pscustomobject] @{ Name = 7 }; $report.PSObject.Properties | ForEach-Object { $_.Name } | Should -Contain 'Keep' }, { $report = [pscustomobject] @{ Size = 7 }; $report.Size | Should -BeNullOrEmpty }
        Assert-Passing { $report = [pscustomobject] @{ Name = 7 }; $report.Size | Should -BeNullOrEmpty }, { $report = [pscustomobject] @{ Size = $null }; $report.Size | Should -BeNullOrEmpty }
    }

    It 'Should -Throw alone accepts any exception, even that of a misspelled command: { Remove-Bakup } | Should -Throw passes. Name a part of the message, the id or the type.' {
        Assert-Passing { function Remove-Backup { throw 'no name' }; { Remove-Bakup } | Should -Throw }, { { [int] 'x' } | Should -Throw }, { function Remove-Backup { throw 'no name' }; { Remove-Backup } | Should -Throw 'no name' }
        $null = Get-Failure { { Remove-Bakup } | Should -Throw 'no name' }, { { Remove-Bakup } | Should -Throw -ErrorId 'no name' }, { { Remove-Bakup } | Should -Throw -ExceptionType ([System.ArgumentException]) }
    }

    It 'A type needs its parameter and parentheses. Without the parentheses, it is a text: Cannot convert the "[System.ArgumentException]" value of type "System.String" to type "System.Type".' {
        Get-Failure { { throw [System.ArgumentException] 'x' } | Should -Throw -ExceptionType [System.ArgumentException] } | Should -BeLike '*Cannot convert the "`[System.ArgumentException`]" value of type "System.String" to type "System.Type".*'
        Assert-Passing { { throw [System.ArgumentException] 'x' } | Should -Throw -ExceptionType ([System.ArgumentException]) }
    }

    It 'Without -ExceptionType, as in Should -Throw ([System.ArgumentException]) or in the old Should Throw, its name is searched for in the message.' {
        Get-Failure { { throw [System.ArgumentException] 'x' } | Should -Throw ([System.ArgumentException]) }, { { throw [System.ArgumentException] 'x' } | Should Throw ([System.ArgumentException]) }, { { throw [System.ArgumentException] 'x' } | Should Throw [System.ArgumentException] } |
            Should -BeLike "Expected an exception, with message *System.ArgumentException* to be thrown, but the message was 'x'*"
        Assert-Passing { { throw 'a System.ArgumentException b' } | Should -Throw ([System.ArgumentException]) }, { { throw 'a System.ArgumentException b' } | Should Throw ([System.ArgumentException]) }, { { throw 'a [System.ArgumentException] b' } | Should Throw [System.ArgumentException] }
    }

    It 'For one of several types, take the error record. -BeIn wants exactly one of these types, not one derived from them:' {
        Assert-Passing { $thrown = { throw [System.IO.FileNotFoundException] 'x' } | Should -Throw -PassThru; $thrown.Exception.GetType() | Should -BeIn ([System.IO.FileNotFoundException]), ([System.TimeoutException]) }, { $thrown = { throw [System.TimeoutException] 'x' } | Should -Throw -PassThru; $thrown.Exception.GetType() | Should -BeIn ([System.IO.FileNotFoundException]), ([System.TimeoutException]) }
        $null = Get-Failure { $thrown = { throw [System.IO.FileNotFoundException] 'x' } | Should -Throw -PassThru; $thrown.Exception.GetType() | Should -BeIn ([System.IO.IOException]), ([System.TimeoutException]) }
    }

    It 'Two XML documents are different objects, too: Expected System.Xml.XmlDocument, but got System.Xml.XmlDocument.' {
        Get-Failure { [xml] '<plan><mail /></plan>' | Should -Be ([xml] '<plan><mail /></plan>') } | Should -Be 'Expected System.Xml.XmlDocument, but got System.Xml.XmlDocument.'
        Assert-Passing { $plan = [xml] '<plan><mail /></plan>'; $plan | Should -Be $plan }
    }

    It 'A cast to [xml] leaves out the layout, that is, spaces and line breaks between two tags.' {
        Assert-Passing { $actual = [xml] "<plan>`n  <mail/>`n</plan>"; $actual.OuterXml | Should -Be ([xml] '<plan><mail /></plan>').OuterXml }
        $null = Get-Failure { $actual = [xml] '<plan><code/></plan>'; $actual.OuterXml | Should -Be ([xml] '<plan><mail /></plan>').OuterXml }, { $actual = [xml] '<plan> mail </plan>'; $actual.OuterXml | Should -Be ([xml] '<plan>mail</plan>').OuterXml }
    }

    It 'For a value between two limits, write two assertions. For whole numbers, -BeIn (1..10) does it in one.' {
        Assert-Passing { 5 | Should -BeGreaterThan 1; 5 | Should -BeLessThan 10 }, { 1 | Should -BeIn (1..10) }, { 10 | Should -BeIn (1..10) }
        $null = Get-Failure { 0 | Should -BeIn (1..10) }, { 11 | Should -BeIn (1..10) }, { 5.5 | Should -BeIn (1..10) }, { 5 | Should -BeGreaterThan 1 -BeLessThan 10 }
    }

    It 'To check that a date is about now, compare it with a minute ago, $backup.Date | Should -BeGreaterThan (Get-Date).AddMinutes(-1), or limit the difference: [math]::Abs(((Get-Date) - $backup.Date).TotalSeconds) | Should -BeLessThan 60.' {
        Assert-Passing { $backup = @{ Date = Get-Date }; $backup.Date | Should -BeGreaterThan (Get-Date).AddMinutes(-1); [math]::Abs(((Get-Date) - $backup.Date).TotalSeconds) | Should -BeLessThan 60 }, { $backup = @{ Date = (Get-Date).AddHours(1) }; $backup.Date | Should -BeGreaterThan (Get-Date).AddMinutes(-1) }
        $null = Get-Failure { $backup = @{ Date = (Get-Date).AddMinutes(-2) }; $backup.Date | Should -BeGreaterThan (Get-Date).AddMinutes(-1) }, { $backup = @{ Date = (Get-Date).AddMinutes(-2) }; [math]::Abs(((Get-Date) - $backup.Date).TotalSeconds) | Should -BeLessThan 60 }, { $backup = @{ Date = (Get-Date).AddMinutes(2) }; [math]::Abs(((Get-Date) - $backup.Date).TotalSeconds) | Should -BeLessThan 60 }
    }

    It 'Without -Property, Compare-Object sees only how many [pscustomobject] there are on each side, so two lists with different values pass.' {
        $run = Invoke-Sample {
            $one = [pscustomobject] @{ Name = 'mail'; Size = 1 }; $two = [pscustomobject] @{ Name = 'code'; Size = 2 }; $three = [pscustomobject] @{ Name = 'x'; Other = 3 }
            Describe 'd' {
                It 'without' { Compare-Object @($one, $two) @($three, $one) | Should -BeNullOrEmpty; Compare-Object $one $three | Should -BeNullOrEmpty; Compare-Object @($one, $two) $three | Should -Not -BeNullOrEmpty }
                It 'with' { { Compare-Object $one $two -Property Name, Size | Should -BeNullOrEmpty } | Should -Throw 'Expected $null or empty' }
            }
        }
        Assert-TestPassed $run 'without', 'with'
    }

    It 'A file is empty when its Length is 0: (Get-Item -Path $path -ErrorAction Stop).Length | Should -Be 0. Without -ErrorAction Stop, a missing file passes as well.' {
        $run = Invoke-Sample {
            Describe 'd' {
                Set-Content TestDrive:/empty.log -Value '' -NoNewline
                Set-Content TestDrive:/line.log -Value ''
                It 'empty' { $path = 'TestDrive:/empty.log'; (Get-Item -Path $path -ErrorAction Stop).Length | Should -Be 0 }
                It 'line' { $path = 'TestDrive:/line.log'; (Get-Item -Path $path -ErrorAction Stop).Length | Should -Be 0 }
                It 'missing' { $path = 'TestDrive:/none.log'; (Get-Item -Path $path -ErrorAction Stop).Length | Should -Be 0 }
                It 'missing passes' { $path = 'TestDrive:/none.log'; (Get-Item -Path $path -ErrorAction SilentlyContinue).Length | Should -Be 0 }
            }
        }
        $run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Should -Be 'empty Passed', 'line Failed', 'missing Failed', 'missing passes Passed'
    }

    It '-FileContentMatch '''' and ''^$'' fail for an empty file, since there is no line to compare. A file that may hold blanks and line breaks, but nothing else, passes Should -Not -FileContentMatch ''\S''.' {
        $run = Invoke-Sample {
            Describe 'd' {
                Set-Content TestDrive:/empty.log -Value '' -NoNewline
                Set-Content TestDrive:/blank.log -Value '  ', ''
                Set-Content TestDrive:/text.log -Value '', ' x'
                It 'nothing' { 'TestDrive:/empty.log' | Should -FileContentMatch '' }
                It 'line' { 'TestDrive:/empty.log' | Should -FileContentMatch '^$' }
                It 'line of a blank file' { 'TestDrive:/blank.log' | Should -FileContentMatch '^$' }
                It 'blank' { 'TestDrive:/blank.log' | Should -Not -FileContentMatch '\S' }
                It 'empty' { 'TestDrive:/empty.log' | Should -Not -FileContentMatch '\S' }
                It 'text' { 'TestDrive:/text.log' | Should -Not -FileContentMatch '\S' }
            }
        }
        $run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Should -Be 'nothing Failed', 'line Failed', 'line of a blank file Passed', 'blank Passed', 'empty Passed', 'text Failed'
    }

    It '| means or in a regular expression, so ''21|12'' | Should -Match ''2|2222'' passes, although the texts differ. Where the whole text has to be equal, use -Be, or -BeExactly when case counts.' {
        Assert-Passing { '21|12' | Should -Match '2|2222' }, { '21|12' | Should -MatchExactly '2|2222' }, { '21|12' | Should -Be '21|12' }, { '21|12' | Should -Match ([regex]::Escape('21|12')) }
        $null = Get-Failure { '21|12' | Should -Match '2\|2222' }, { '21|12' | Should -Be '2|2222' }, { 'a|b' | Should -BeExactly 'A|b' }
    }

    It 'The format operator makes a text of a number, so ''{0}'' -f 128 | Should -BeGreaterThan 32 fails, and the same line with 9 passes. You recognize a text by its quotes in the message: Expected the actual value to be greater than 32, but got ''128''. Leave -f out, and round with [math]::Round($bytes / 1GB, 2), which returns a number.' {
        Get-Failure { '{0}' -f 128 | Should -BeGreaterThan 32 } | Should -Be "Expected the actual value to be greater than 32, but got '128'."
        Get-Failure { 8 | Should -BeGreaterThan 32 } | Should -Be 'Expected the actual value to be greater than 32, but got 8.'
        Assert-Passing { '{0}' -f 9 | Should -BeGreaterThan 32 }, { $bytes = 128GB + 5; [math]::Round($bytes / 1GB, 2) | Should -BeGreaterThan 32 }, { $bytes = 128GB + 5; [math]::Round($bytes / 1GB, 2) -is [double] | Should -BeTrue }
    }

    It 'A @{ } keeps its keys in no fixed order. The JSON of two equal ones can differ, so compare their keys and values instead.' {
        $run = Invoke-Sample {
            function Get-Pair { foreach ($round in 1..50) {
                $keys = 1..4 | ForEach-Object { [guid]::NewGuid().ToString() }
                $one = @{ }; foreach ($key in $keys) { $one[$key] = 1 }
                $two = @{ }; foreach ($key in $keys[3..0]) { $two[$key] = 1 }
                , ($one, $two)
            } }
            Describe 'd' {
                $pairs = Get-Pair
                It 'json' { @($pairs | Where-Object { ($_[0] | ConvertTo-Json) -ne ($_[1] | ConvertTo-Json) }).Count | Should -BeGreaterThan 0 }
                It 'not all' { @($pairs | Where-Object { ($_[0] | ConvertTo-Json) -eq ($_[1] | ConvertTo-Json) }).Count | Should -BeGreaterThan 0 }
                It 'by key' { foreach ($pair in $pairs) { $pair[0].Keys | Sort-Object | Should -Be ($pair[1].Keys | Sort-Object); foreach ($key in $pair[1].Keys) { $pair[0][$key] | Should -Be $pair[1][$key] } } }
            }
        }
        Assert-TestPassed $run 'json', 'not all', 'by key'
    }

    It 'throw ''reason'' fails a test without an assertion.' {
        $run = Invoke-Sample { Describe 'd' { It 'throws' { throw 'reason' }; It 'does not' { 'reason' } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        "$($run.Messages)" | Should -BeLike '*reason*'
    }

    It 'To check the type of the list itself, put a comma in front of it: , $names | Should -BeOfType ([string[]]).' {
        Assert-Passing { [string[]] $names = 'mail', 'code'; , $names | Should -BeOfType ([string[]]) }, { [string[]] $names = 'mail', 'code'; $names | Should -BeOfType ([string]) }
        Get-Failure { [string[]] $names = 'mail', 'code'; $names | Should -BeOfType ([string[]]) } | Should -BeLike 'Expected the value to have type*'
    }
}
