BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        function Test-Named ($ActualValue, [switch] $Negate, [string] $Because) {
            $fits = $ActualValue -eq 'named'
            if ($Negate) { $fits = -not $fits }
            New-Object -TypeName PSObject -Property @{ Succeeded = $fits; FailureMessage = "negated $Negate, because $Because" }
        }
        if (-not (Get-ShouldOperator | Where-Object { $_.Name -eq 'BeNamed' })) { Add-AssertionOperator -Name BeNamed -Test ${function:Test-Named} }
        function Write-Problem { Write-Error 'not the end' 2>$null }
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
            It 'error goes on' { Write-Problem; Get-Item TestDrive:\none 2>$null; $script:wentOn = $true }
            It 'went on' { $script:wentOn | Should -Be $true; { Write-Problem } | Should -Not -Throw; { Write-Problem -ErrorAction Stop } | Should -Not -Throw }
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
    It 'a negative number: a bare one is text, too, so -1.5 | Should -Be -1.50 fails; write (-1.50)' {
        $run = Invoke-Sample { Describe 'd' { It 'text' { -1.5 | Should -Be -1.50 }; It 'number' { -1.5 | Should -Be (-1.50); -1.5 | Should -Be -1.5; 1.5 | Should -Be 1.50 } } }
        $run.Failed | Should -Be 1
        $run.Messages | Should -BeLike "Expected '-1.50', but got -1.5.*"
    }

    It 'If the value is what you expect, nothing happens; if not, Should throws, and the test fails with a message that shows both values.' {
        Assert-Passing { 1 | Should -Be 1 }; Get-Failure { 1 | Should -Be 2 } | Should -BeLike 'Expected 2, but got 1*'
    }

    It 'The first assertion that fails ends its test, unless code around the assertion catches the error. For an assertion in a mock, the code that calls the mock can do so. -Because adds your reason to the message, and -Not turns an operator around.' {
        Assert-TestPassed $sample 'ended by the first'
        $run = Invoke-Sample {
            function Save-Vault { 'real' }
            function Copy-Vault { try { Save-Vault } catch { 'handled' } }
            function Copy-Plain { Save-Vault; 'copied' }
            Describe 'd' { Mock Save-Vault { 1 | Should -Be 2 }; It 'code catches' { Copy-Vault | Should -Be 'handled' }; It 'code does not' { Copy-Plain; throw 'not reached' } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        "$($run.Messages)" | Should -BeLike 'Expected 2, but got 1.*'
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

    It 'It can check the type, the default value (of a function only), whether the parameter is mandatory, and whether it completes its argument.' {
        $code = 'function Test-It ([Parameter(Mandatory = $true)] $A, [ArgumentCompleter({ 1 })] [int] $B = 3) { };'
        $command = 'Get-Command Test-It | Should -HaveParameter'
        foreach ($wanted in 'A -Mandatory', 'B -Type int', 'B -DefaultValue 3', 'B -HasArgumentCompleter') { Assert-Passing ([scriptblock]::Create("$code $command $wanted")) }
        foreach ($wrong in 'B -Mandatory', 'B -Type string', 'B -DefaultValue 4', 'A -HasArgumentCompleter') { Get-Failure ([scriptblock]::Create("$code $command $wrong")) | Should -BeLike 'Expected command*' }
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

    It '-Contain and -BeIn find a [pscustomobject] or a hashtable only if it is the same object, not another one with equal content. A [version], a [datetime] or a [uri] is found by its value. For a [pscustomobject] or a hashtable with equal content, -Not -Contain passes, which proves nothing.' {
        Assert-Passing { $object = @{ A = 1 }; $object, 2 | Should -Contain $object }, { @{ A = 1 }, 2 | Should -Not -Contain @{ A = 1 } }, { [pscustomobject] @{ A = 1 } | Should -Not -BeIn ([pscustomobject] @{ A = 1 }), 2 }
        Assert-Passing { $object = [pscustomobject] @{ A = 1 }; $object | Should -BeIn $object, 2 }
        Assert-Passing { [version] '1.0', 2 | Should -Contain ([version] '1.0') }, { [datetime] '2026-01-01' | Should -BeIn ([datetime] '2026-01-01'), 2 }, { [uri] 'http://a', 2 | Should -Contain ([uri] 'http://a') }
    }

    It 'By default, Write-Error and the errors of most cmdlets do not end anything: the test goes on, and Should -Throw sees nothing either.' {
        Assert-TestPassed $sample 'error goes on', 'went on'
    }

    It 'Where $ErrorActionPreference is Stop before the run, as on GitHub Actions with shell: pwsh, these errors do end the test. Set the preference at the top of the test file.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'd' { It 'ends' { Write-Error 'x' } }"; 'B.Tests.ps1' = "`$ErrorActionPreference = 'Continue'; Describe 'd' { It 'goes on' { Write-Error 'x' 2>`$null } }" } -Script { $ErrorActionPreference = 'Stop'; $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Script . -PassThru }
        Assert-TestPassed $run 'goes on'
        ($run.Tests | Where-Object Name -EQ 'ends').Result | Should -Be 'Failed'
    }

    It 'A function of a module does not see it there: set $global:ErrorActionPreference for it.' {
        $module = "New-Module Backup { function Get-Backup { Write-Error 'x' } } | Import-Module; function Get-Own { Write-Error 'x' }"
        $top = Invoke-Sample "$module; `$ErrorActionPreference = 'Stop'; Describe 'd' { It 'own' { Get-Own }; It 'module' { Get-Backup 2>`$null } }"
        $top.Tests.Result | Should -Be 'Failed', 'Passed'
        $global = Invoke-Sample "$module; Describe 'd' { It 'own' { Get-Own }; It 'module' { Get-Backup } }" -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Script . -PassThru }
        $global.Tests.Result | Should -Be 'Failed', 'Failed'
    }

    It 'Get-Backup | Should -Throw runs Get-Backup first, and its error ends the test before Should starts.' {
        Get-Failure { & { throw 'own error' } | Should -Throw } | Should -Be 'own error'
        Assert-Passing { { throw 'own error' } | Should -Throw }
    }

    It 'Wrap the call in braces: { Get-Backup } | Should -Throw.' {
        Get-Failure { & { throw 'own error' } | Should -Throw } | Should -Be 'own error'
        Assert-Passing { { throw 'own error' } | Should -Throw }
    }

    It 'Without the braces, a call that does not fail gives Scriptblock not found. when it returned nothing, and Cannot process argument transformation on parameter ''ActualValue''. when it returned a value.' {
        Get-Failure { & { } | Should -Throw } | Should -BeLike '*Scriptblock not found*'
        Get-Failure { & { 1 } | Should -Throw } | Should -BeLike "Cannot process argument transformation on parameter 'ActualValue'.*"
    }

    It '-Throw searches for the text as it stands, including the stars.' {
        Get-Failure { { throw 'disk full' } | Should -Throw '*disk*' } | Should -Not -BeNullOrEmpty
        Assert-Passing { { throw 'disk *full* now' } | Should -Throw '*full*' }
    }

    It 'Should got two operators, as in 1 | Should -Be 1 -BeOfType int. One call takes one operator; write a second line for the second operator.' {
        Get-Failure { 1 | Should -Be 1 -BeOfType int } | Should -Be "A positional parameter cannot be found that accepts argument '1'."
        Assert-Passing { 1 | Should -Be 1 }, { 1 | Should -BeOfType int }
    }

    It 'When neither of two operators has a value, as in -BeTrue -BeFalse, the message is Parameter set cannot be resolved using the specified named parameters.' {
        Get-Failure { 1 | Should -BeTrue -BeFalse } | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters.*'
    }

    It 'An operator that Should does not know gives A parameter cannot be found that matches parameter name.' {
        Get-Failure { 1 | Should -BeNothingKnown } | Should -BeLike 'A parameter cannot be found that matches parameter name*'
    }

    It 'The function returns more than you think:' {
        Get-Failure { function Get-One { $list = New-Object System.Collections.ArrayList; $list.Add(5); 1 }; Get-One | Should -Be 1 } | Should -BeLike 'Expected 1, but got @(0, 1)*'
    }

    It 'It still works in v4, without -Because and other parameters; the migration from v3 tells you how to replace it.' {
        Assert-Passing { 1 | Should Be 1 }, { 1 | Should Not Be 2 }; Get-Failure { 1 | Should Be 2 -Because 'reason' } | Should -Not -BeLike '*because reason*'
    }

    It '-Match ''S:\Folder'', and -match in a -ParameterFilter, end with Unrecognized escape sequence \F.' {
        Get-Failure { 'x' | Should -Match 'S:\Folder' } | Should -Match 'Unrecognized escape sequence \\F'
        Assert-Passing { 'in S:\Folder\a' | Should -Match ([regex]::Escape('S:\Folder')) }
        (Invoke-Sample { function Get-Disk ($Path) { }; Describe 'd' { Mock Get-Disk { }; It 'i' { Get-Disk 'S:\Folder'; Assert-MockCalled Get-Disk -ParameterFilter { $Path -match 'S:\Folder' } } } }).Messages | Should -Match 'Unrecognized escape sequence \\F'
    }

    It 'A sum after an operator needs parentheses: ''full-1'' | Should -Be (''full'' + ''-1''). Without them, + and ''-1'' are further arguments of Should.' {
        (Invoke-Sample "Describe 'd' { It 'i' { 'full-1' | Should -Be ('full' + '-1') } }").Passed | Should -Be 1
        (Invoke-Sample "Describe 'd' { It 'i' { 'full-1' | Should -Be 'full' + '-1' } }").Messages | Should -BeLike "*Parameter 'Be' cannot be specified in parameter set 'Legacy'.*"
    }

    It 'A value directly after Should, as in Should $file -Exist, gives the message with the name of its operator.' {
        Get-Failure { $file = 'x'; Should $file -Exist }, { Should 2 -Be 2 }, { Should 2 -Not -Be 3 } | Should -Be "Parameter 'Exist' cannot be specified in parameter set 'Legacy'.", "Parameter 'Be' cannot be specified in parameter set 'Legacy'.", "Parameter 'Not' cannot be specified in parameter set 'Legacy'."
        Assert-Passing { $file = [System.IO.Path]::GetTempPath(); $file | Should -Exist }
    }

    It 'The message rounds, so both numbers look the same: Expected 0.3, but got 0.3.' {
        Get-Failure { 0.1 + 0.2 | Should -Be 0.3 } | Should -Be 'Expected 0.3, but got 0.3.'
        Assert-Passing { 0.5 + 0.25 | Should -Be 0.75 }
    }

    It 'A word without $ is text: Should -Not -Be Null compares with the text Null, so it passes for $null. Write Should -Not -Be $null, or Should -Not -BeNullOrEmpty, which also fails for an empty text and an empty list.' {
        Assert-Passing { $null | Should -Not -Be Null }, { 'null' | Should -Be Null }, { '' | Should -Not -Be $null }, { 'x' | Should -Not -BeNullOrEmpty }
        $null = Get-Failure { $null | Should -Not -Be $null }, { $null | Should -Not -BeNullOrEmpty }, { '' | Should -Not -BeNullOrEmpty }, { @() | Should -Not -BeNullOrEmpty }
    }

    It 'What follows an operator is an argument, so PowerShell takes [System.DayOfWeek]::Monday for text.' {
        Get-Failure { [System.DayOfWeek]::Monday | Should -Be [System.DayOfWeek]::Monday } | Should -Be "Expected '[System.DayOfWeek]::Monday', but got Monday."
        Assert-Passing { [System.DayOfWeek]::Monday | Should -Be ([System.DayOfWeek]::Monday) }
    }

    It '-HaveCount counts $null as one item, and @() around it makes a list of one $null. The $null comes from return $null, from a property that is $null or missing, or from a variable or cast of a list type, such as [array] or [string[]], that got no value.' {
        $failure = Get-Failure { $null | Should -HaveCount 0 }, { @($null) | Should -HaveCount 0 }, { function Find-Null { return $null }; @(Find-Null) | Should -HaveCount 0 }, { ([pscustomobject] @{ A = 1 }).B | Should -HaveCount 0 }, { $cast = [array] (Get-Alias | Select-Object -First 0); $cast | Should -HaveCount 0 }
        $failure | Should -BeLike 'Expected an empty collection, but got collection with size 1*'
        Assert-Passing { function Find-Nothing { return }; @(Find-Nothing) | Should -HaveCount 0 }
    }

    It 'The message Expected @(''Keep'', ''Name''), but got @(''Keep'', ''Name''). shows the same list twice. It comes from Keys or Values of a hashtable, or from another collection that is not a list, on the right. Put @() around them; with -Not, such a comparison passes. Or the lists differ after the tenth item.' {
        Get-Failure { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Should -Be $plan.Keys }, { $plan = @{ Keep = 7; Name = 'a' }; $plan.Values | Should -Be $plan.Values } | Should -HaveCount 2
        Assert-Passing { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Should -Be @($plan.Keys) }, { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Sort-Object | Should -Be 'Keep', 'Name' }, { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Should -Not -Be $plan.Keys }
        Get-Failure { 1, 2 | Should -Be ([System.Collections.Generic.HashSet[int]] @(1, 2)) }, { 1, 2 | Should -Be ([System.Collections.Queue] @(1, 2)) } | Should -Be 'Expected @(1, 2), but got @(1, 2).', 'Expected @(1, 2), but got @(1, 2).'
        Assert-Passing { 1, 2 | Should -Be @([System.Collections.Generic.HashSet[int]] @(1, 2)) }, { 1, 2 | Should -Be ([System.Collections.ArrayList] @(1, 2)) }, { [System.Collections.Generic.HashSet[int]] @(1, 2) | Should -Be 1, 2 }, { 1, 2 | Should -Not -Be ([System.Collections.Generic.HashSet[int]] @(1, 2)) }
        $null = Get-Failure { 1, 2 | Should -Not -Be @([System.Collections.Generic.HashSet[int]] @(1, 2)) }
        Get-Failure { 1..15 | Should -Be (@(1..14) + 99) } | Should -Be 'Expected @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), but got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).'
        Get-Failure { 1..15 | Should -Be (@(1..9) + 99 + 11..15) } | Should -BeLike 'Expected @(1, 2, 3, 4, 5, 6, 7, 8, 9, 99)*'
    }

    It '-BeNullOrEmpty turns a single object into text, but this object cannot be turned into text: its ToString throws' {
        Get-Failure { [pscustomobject] @{ A = 1 } | Add-Member -MemberType ScriptMethod -Name ToString -Value { throw 'no text' } -Force -PassThru | Should -Not -BeNullOrEmpty } | Should -BeLike 'Exception calling "IsNullOrEmpty" with "1" argument(s)*'
        Assert-Passing { [pscustomobject] @{ A = 1 } | Should -Not -BeNullOrEmpty }, { $null -ne ([pscustomobject] @{ A = 1 } | Add-Member -MemberType ScriptMethod -Name ToString -Value { throw 'no text' } -Force -PassThru) | Should -BeTrue }
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

    It 'When ValidateSet or another attribute refuses a value, the call throws before the function starts.' {
        Assert-Passing { $script:started = 0; function Get-It { param ([ValidateSet('a')] $X, [ValidateRange(1, 2)] $Y) $script:started++ }; { Get-It -X b } | Should -Throw -ErrorId 'ParameterArgumentValidationError'; { Get-It -Y 3 } | Should -Throw; $script:started | Should -Be 0; Get-It -X a; $script:started | Should -Be 1 }
    }

    It 'A cast with a space, as in Should -BeGreaterThan [version] ''9.0'', gives the message above. Without the space, type and value are one text, and 1 | Should -Not -Be [int]''1'' passes.' {
        Get-Failure { [version] '10.0' | Should -BeGreaterThan [version] '9.0' }, { 1 | Should -Not -Be [int] '1' } | Should -Match 'cannot be specified in parameter set ''Legacy'''
        Assert-Passing { 1 | Should -Not -Be [int]'1' }, { '[int]1' | Should -Be [int]'1' }
        Get-Failure { 1 | Should -Be [int]'1' } | Should -Be "Expected '[int]1', but got 1."
        $null = Get-Failure { 1 | Should -Not -Be ([int]'1') }
    }

    It 'The $null comes from return $null, from a property that is $null or missing, or from a variable or cast of a list type, such as [array] or [string[]], that got no value.' {
        Get-Failure { function Get-None { return $null }; @(Get-None) | Should -HaveCount 0 }, { @(([pscustomobject] @{ a = $null }).a) | Should -HaveCount 0 }, { @(([pscustomobject] @{ a = 1 }).b) | Should -HaveCount 0 }, { @([array] $null) | Should -HaveCount 0 }, { function Get-Nothing { }; [array] $list = Get-Nothing; $list | Should -HaveCount 0 }, { function Get-Nothing { }; [string[]] $list = Get-Nothing; $list | Should -HaveCount 0 } | Should -BeLike 'Expected an empty collection, but got collection with size 1*'
        Assert-Passing { function Get-Nothing { return }; @(Get-Nothing) | Should -HaveCount 0 }, { function Get-Nothing { }; $list = Get-Nothing; $list | Should -HaveCount 0 }, { [array] $list = @(); $list | Should -HaveCount 0 }
    }

    It 'For -HaveCount, a hashtable is one item, too. Check its own count: $plan.Count | Should -Be 2.' {
        Assert-Passing { @{ a = 1; b = 2 } | Should -HaveCount 1 }, { $plan = @{ a = 1; b = 2 }; $plan.Count | Should -Be 2 }
    }

    It '-Be wants the very same object.' {
        Assert-Passing { $a = @{ x = 1 }; $b = $a; $a | Should -Be $b }; $null = Get-Failure { @{ x = 1 } | Should -Be @{ x = 1 } }
    }

    It 'For two long texts, the message shows a few characters around the first difference, ''...aaaaaybbbb...''; for a list, it shows the first ten items.' {
        Get-Failure { "$('a' * 50)y$('b' * 50)" | Should -Be "$('a' * 50)x$('b' * 50)" } | Should -Match 'But was:  ''\.\.\.a{5}yb{4}\.\.\.'''
        Get-Failure { 1..12 | Should -Be (2..13) } | Should -BeLike '*got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).'
    }

    It 'a line in it, often a .NET method such as $list.Add(…), writes its result to the output.' {
        Get-Failure { function Get-One { $list = [System.Collections.ArrayList] @(); $list.Add('x'); 1 }; Get-One | Should -Be 1 } | Should -Be 'Expected 1, but got @(0, 1).'
        Assert-Passing { function Get-One { $list = [System.Collections.ArrayList] @(); $null = $list.Add('x'); 1 }; Get-One | Should -Be 1 }
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

    It '-FileContentMatch reads the file under test as UTF-8, -FileContentMatchMultiline in the default encoding of PowerShell.' {
        $run = Invoke-Sample {
            $text = "B$([char] 0xE4)cker"; $utf8 = New-Object System.Text.UTF8Encoding $false; $latin = [System.Text.Encoding]::GetEncoding(28591)
            Describe 'd' {
                It 'read as UTF-8' { [IO.File]::WriteAllText("$TestDrive/utf8", $text, $utf8); [IO.File]::WriteAllText("$TestDrive/latin", $text, $latin); foreach ($operator in 'FileContentMatch', 'FileContentMatchExactly') { $match = @{ $operator = $true; ExpectedContent = $text }; "$TestDrive/utf8" | Should @match; "$TestDrive/latin" | Should -Not @match } }
                It 'read as Get-Content does' { foreach ($name in 'utf8', 'latin') { $reads = (Get-Content "$TestDrive/$name") -eq $text; (& { try { "$TestDrive/$name" | Should -FileContentMatchMultiline $text; $true } catch { $false } }) | Should -Be ([bool] $reads) } }
            }
        }
        Assert-TestPassed $run 'read as UTF-8', 'read as Get-Content does'
    }

    It 'Both read a file with a byte order mark rightly. A file in another encoding you read yourself: Get-Content -Path $path -Raw -Encoding latin1 | Should -Match ''fällig''.' {
        $run = Invoke-Sample {
            $text = "f$([char] 0xE4)llig"
            Describe 'd' {
                It 'with a mark' {
                    foreach ($encoding in [System.Text.Encoding]::Unicode, [System.Text.Encoding]::BigEndianUnicode, (New-Object System.Text.UTF8Encoding $true)) {
                        [IO.File]::WriteAllText("$TestDrive/marked", $text, $encoding)
                        "$TestDrive/marked" | Should -FileContentMatch $text
                        "$TestDrive/marked" | Should -FileContentMatchMultiline $text
                    }
                }
                It 'read yourself' {
                    $path = "$TestDrive/latin"; [IO.File]::WriteAllText($path, $text, [System.Text.Encoding]::GetEncoding(28591))
                    { $path | Should -FileContentMatch $text } | Should -Throw 'but it was not found'
                    Get-Content -Path $path -Raw -Encoding latin1 | Should -Match $text
                    { Get-Content -Path $path -Raw | Should -Match $text } | Should -Throw
                }
            }
        }
        Assert-TestPassed $run 'with a mark', 'read yourself'
    }

    It 'In Windows PowerShell, write -Encoding Default.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.management/get-content?view=powershell-5.1#-encoding' }

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

    It 'When the message says that a default is <empty> though the function has one, look at the line of param.' {
        $run = Invoke-Sample "function Get-Own {`n param`n (`n [int] `$Days = 30`n )`n}`nDescribe 'd' { It 'empty' { { Get-Command Get-Own | Should -HaveParameter Days -DefaultValue 30 } | Should -Throw 'the default value was <empty>' } }"
        Assert-TestPassed $run 'empty'
    }

    It 'There is no option for more.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1..12 | Should -Be (2..13) } } } -Script {
            foreach ($option in @{ }, @{ Experimental = $true }, @{ IncludeVSCodeMarker = $true }, @{ TestSuiteName = 'x' }, @{ Experimental = $true; ShowScopeHints = $true }) { (Invoke-Pester -Script . -PassThru -Show All -PesterOption $option).TestResult[0].FailureMessage }
            (Invoke-Pester -Script . -PassThru -Strict).TestResult[0].FailureMessage
            (Get-Command New-PesterOption).Parameters.Keys -match 'Verb|Length|Count|Size|Max|Full|Diff' -ne 'Verbose'
        }
        $run.Value.Count | Should -Be 6
        $run.Value | Should -BeLike '*got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).'
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

    It 'The order of the lines does not count then, unless you add -SyncWindow 0. Upper and lower case do not count, unless you add -CaseSensitive. Line ends do not count at all, except for one at the end of the text:' {
        @(Compare-Object ('a', 'B', 'c') ('b', 'a', 'c')).Count | Should -Be 0
        @(Compare-Object ('a', 'b', 'c') ('b', 'a', 'c') -SyncWindow 0).Count | Should -BeGreaterThan 0
        @(Compare-Object ('a', 'B') ('a', 'b') -CaseSensitive).Count | Should -Be 2
        @(Compare-Object ("a`r`nb" -split '\r?\n') ("a`nb" -split '\r?\n') -CaseSensitive -SyncWindow 0).Count | Should -Be 0
        @(Compare-Object ("a`r`nb`n" -split '\r?\n') ("a`nb" -split '\r?\n')).Count | Should -Be 1
        @(Compare-Object ('a', 'B') ('a', 'b')).Count | Should -Be 0
        $null = Get-Failure { "a`r`nb" | Should -Be "a`nb" }
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

    It 'A comma in front of the list, , $list | Should -Be $list, pipes a list with one list in it. Leave the comma out. If the comma is in the function, return , $list, put the call in parentheses.' {
        $message = 'Expected @(1, 2, 3), but got @(1, 2, 3).'
        Get-Failure { $list = 1, 2, 3; , $list | Should -Be $list } | Should -Be $message
        Get-Failure { function Get-Sizes { $list = 1, 2, 3; return , $list }; Get-Sizes | Should -Be 1, 2, 3 } | Should -Be $message
        Assert-Passing { $list = 1, 2, 3; , $list | Should -HaveCount 1 }, { $list = 1, 2, 3; $list | Should -Be $list }, { function Get-Sizes { $list = 1, 2, 3; return , $list }; (Get-Sizes) | Should -Be 1, 2, 3 }
    }

    It 'Another cause: the items are objects, and -Be wants the very same objects. Compare a property.' {
        Get-Failure { [pscustomobject] @{ Name = 'mail' } | Should -Be ([pscustomobject] @{ Name = 'mail' }) } | Should -Be 'Expected @{Name=mail}, but got @{Name=mail}.'
        Get-Failure { [pscustomobject] @{ Name = 'mail' }, [pscustomobject] @{ Name = 'code' } | Should -Be ([pscustomobject] @{ Name = 'mail' }), ([pscustomobject] @{ Name = 'code' }) } | Should -Be 'Expected @(@{Name=mail}, @{Name=code}), but got @(@{Name=mail}, @{Name=code}).'
        Assert-Passing { $list = [pscustomobject] @{ Name = 'mail' }, [pscustomobject] @{ Name = 'code' }; $list | Should -Be $list; $list.Name | Should -Be 'mail', 'code' }
    }

    It 'The code in the braces runs in a scope of its own, with -Throw and with -Not -Throw. Where no exception is expected, leave Should -Not -Throw out and assign the result of the call: an exception fails the test anyway. Where one is expected, put the value into a hashtable that exists before the call:' {
        $run = Invoke-Sample { Describe 'd' {
            It 'local' { { $name = 'x' } | Should -Not -Throw; $name | Should -BeNullOrEmpty; { $name = 'x'; throw 'y' } | Should -Throw 'y'; $name | Should -BeNullOrEmpty }
            It 'hashtable' { $found = @{}; { $found.Name = 'x'; throw 'y' } | Should -Throw 'y'; $found.Name | Should -Be 'x' }
            It 'assigned' { $name = & { 'x' }; $name | Should -Be 'x' }
            It 'anyway' { $name = & { throw 'disk' } }
        } }
        Assert-TestPassed $run 'local', 'hashtable', 'assigned'
        $run.Failed | Should -Be 1
        $run.Messages | Should -BeLike 'disk*'
    }

    It 'A function that outputs an array with one item returns that item, and neither -Be nor -HaveCount shows the difference. , (Get-Name) | Should -BeOfType [array] fails in that case; the parentheses belong to it. return , $list in the function keeps the array.' {
        Assert-Passing { function Get-Name { @('mail') }; Get-Name | Should -Be @('mail'); Get-Name | Should -HaveCount 1 }, { function Get-Name { $list = @('mail'); return , $list }; (Get-Name) | Should -Be 'mail'; (Get-Name) | Should -HaveCount 1 }
        Get-Failure { function Get-Name { @('mail') }; , (Get-Name) | Should -BeOfType [array] } | Should -BeLike "*type ?array?*but got 'mail' with type ?string?*"
        Assert-Passing { function Get-Name { $list = @('mail'); return , $list }; , (Get-Name) | Should -BeOfType [array] }, { function Get-Name { 'mail', 'code' }; , (Get-Name) | Should -BeOfType [array] }
        { [scriptblock]::Create(', Get-Name | Should -BeOfType [array]') } | Should -Throw
    }

    It 'Aliases are not among them. Ask the parameter itself: (Get-Command New-Backup).Parameters[''Plan''].Aliases | Should -Contain ''Kind''.' {
        $run = Invoke-Sample {
            function New-Backup { param ([Alias('Kind')] [string] $Plan, [string] $Name) }
            Describe 'd' {
                It 'aliases' { (Get-Command New-Backup).Parameters['Plan'].Aliases | Should -Contain 'Kind'; (Get-Command New-Backup).Parameters['Name'].Aliases | Should -Not -Contain 'Kind' }
                It 'no parameter' { { Get-Command New-Backup | Should -HaveParameter Plan -Alias Kind } | Should -Throw 'A parameter cannot be found' }
                It 'not by alias' { Get-Command New-Backup | Should -HaveParameter Plan; Get-Command New-Backup | Should -Not -HaveParameter Kind }
            }
        }
        Assert-TestPassed $run 'aliases', 'no parameter', 'not by alias'
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

    It 'An assertion that fails ends its test, so the assertions below it do not run; -ErrorAction Continue changes nothing in v4.' {
        $run = Invoke-Sample {
            $script:reached = 0
            Describe 'd' {
                It 'plain' { 1 | Should -Be 2; $script:reached++; 3 | Should -Be 4 }
                It 'continue' { 1 | Should -Be 2 -ErrorAction Continue; $script:reached++; 3 | Should -Be 4 }
                It 'passes' { 1 | Should -Be 1; $script:below = 1; $script:reached | Should -Be 0 }
                It 'below' { $script:below | Should -Be 1 }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Failed Failed Passed Passed'
        @($run.Messages) | Should -Be 'Expected 2, but got 1.', 'Expected 2, but got 1.'
    }

    It 'Get-Content returns a list of lines, and a text with line breaks is not equal to a list. Compare with a list, or read the file as one text with -Raw, from PowerShell 3.0 on. -Raw also returns the line break at the end, which Set-Content writes: cut it off with .TrimEnd().' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { Set-Content -Path TestDrive:/plan.txt -Value 'mail', 'code'; Set-Content -Path TestDrive:/none.txt -Value 'mail', 'code' -NoNewline }
            It 'text' { Get-Content -Path TestDrive:/plan.txt | Should -Be "mail`ncode" }
            It 'raw' { Get-Content -Path TestDrive:/plan.txt -Raw | Should -Be "mail`ncode" }
            It 'lines' { Get-Content -Path TestDrive:/plan.txt | Should -Be 'mail', 'code'; { Get-Content -Path TestDrive:/plan.txt | Should -Be 'mail', 'x' } | Should -Throw }
            It 'trimmed' { (Get-Content -Path TestDrive:/plan.txt -Raw).TrimEnd() -replace '\r\n', "`n" | Should -Be "mail`ncode" }
            It 'without the line break' { Get-Content -Path TestDrive:/none.txt -Raw | Should -Be 'mailcode' }
        } }
        "$($run.Tests.Result)" | Should -Be 'Failed Failed Passed Passed Passed'
    }

    It 'Line breaks are \r\n or \n, depending on the system and on how the test file was saved: replace \r\n on both sides.' {
        $run = Invoke-Sample -File @{ 'One.Tests.ps1' = "Describe 'd' { It 'i' { @'`na`nb`n'@.Length | Should -Be 3 } }"; 'Two.Tests.ps1' = "Describe 'd' { It 'i' { @'`r`na`r`nb`r`n'@.Length | Should -Be 4; @'`r`na`r`nb`r`n'@ -replace '\r\n', ""``n"" | Should -Be ""a``nb"" } }" }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
        $null = Get-Failure { "a`r`nb" | Should -Be "a`nb" }
        Assert-Passing { "a`r`nb" -replace '\r\n', "`n" | Should -Be "a`nb" }
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

    It 'To check that a command exists, look for it: Get-Command Get-Backup -ErrorAction SilentlyContinue | Should -Not -BeNullOrEmpty. That also finds an alias; for what the alias means, write (Get-Alias gbak).Definition | Should -Be ''Get-Backup''.' {
        Assert-Passing { function Get-Backup { 1 }; Get-Command Get-Backup -ErrorAction SilentlyContinue | Should -Not -BeNullOrEmpty }, { function Get-Backup { 1 }; Set-Alias gbak Get-Backup; Get-Command gbak -ErrorAction SilentlyContinue | Should -Not -BeNullOrEmpty; (Get-Alias gbak).Definition | Should -Be 'Get-Backup' }
        $null = Get-Failure { Get-Command Get-NoBackup -ErrorAction SilentlyContinue | Should -Not -BeNullOrEmpty }, { Set-Alias gbak Get-Date; (Get-Alias gbak).Definition | Should -Be 'Get-Backup' }
    }

    It 'Text has quotes in this message, and an object has none. Here the expected value is an object that looks like the text: a file of Get-Item, or a record that 2>&1 or 4>&1 has collected. The type of the expected value decides, so put the text after the operator: $record | Should -Be ''done'' passes. Or take the text out of the object first, such as $file.FullName or "$record".' {
        $run = Invoke-Sample {
            Describe 'd' {
                $verbose = (& { [CmdletBinding()] param () Write-Verbose 'done' } -Verbose) 4>&1
                $failure = Write-Error 'done' 2>&1
                Set-Content TestDrive:/done.txt x
                $file = Get-Item TestDrive:/done.txt
                It 'on the right' {
                    { 'done' | Should -Be $verbose } | Should -Throw 'Expected done, but got ''done''.'
                    { 'done' | Should -BeExactly $verbose } | Should -Throw 'Expected exactly done, but got ''done''.'
                    { 'done' | Should -Be $failure } | Should -Throw 'Expected done, but got ''done''.'
                    { $file.FullName | Should -Be $file } | Should -Throw ('Expected {0}, but got ''{0}''.' -f $file.FullName)
                }
                It 'on the left' { $verbose | Should -Be 'done'; $verbose | Should -BeExactly 'done'; $failure | Should -Be 'done'; $file | Should -Be $file.FullName; $verbose -isnot [string] | Should -BeTrue }
                It 'text' { 'done' | Should -Be "$verbose"; "$failure" | Should -Be 'done'; 'done' | Should -Be $verbose.Message }
            }
        }
        Assert-TestPassed $run 'on the right', 'on the left', 'text'
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

    It 'A mock that ends in return $null adds a $null to the output of the code, and the message does not show it: Expected ''done'', but got @(''done''). Leave out the return, or the whole body: Mock Write-Verbose.' {
        $run = Invoke-Sample {
            function Start-Work { Write-Verbose 'starts'; 'done' }
            Describe 'null' { It 'null' { Mock Write-Verbose { return $null }; @(Start-Work).Count | Should -Be 2; { Start-Work | Should -Be 'done' } | Should -Throw "Expected 'done', but got @('done')." } }
            Describe 'empty' { It 'empty' { Mock Write-Verbose { }; Start-Work | Should -Be 'done' } }
            Describe 'none' { It 'none' { Mock Write-Verbose; Start-Work | Should -Be 'done'; @(Start-Work).Count | Should -Be 1 } }
        }
        Assert-TestPassed $run 'null', 'empty', 'none'
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

    Context 'an assertion in a function that is called twice' {
        BeforeAll {
            $helper = Invoke-Sample -File @{
                'Assert.ps1' = "function Assert-It (`$Name) {`n    `$Name | Should -Be 'x' -Because `"it is the name `$Name`"`n}"
                'a.Tests.ps1' = ". `$PSScriptRoot/Assert.ps1`nDescribe 'd' {`n    It 'i' {`n        Assert-It x`n        Assert-It y`n    }`n}"
            } -Script {
                $result = Invoke-Pester -Script ./a.Tests.ps1 -PassThru -OutputFile n.xml
                Invoke-Pester -Script ./a.Tests.ps1 -OutputFile j.xml -OutputFormat JUnitXml -Show None
                $result.TestResult[0].StackTrace; $result.TestResult[0].ErrorRecord.ScriptStackTrace; Get-Content n.xml -Raw; Get-Content j.xml -Raw
            }
        }

        It 'The lines at the end of the message are the calls, the innermost first. The first line is the assertion in the function, and the line of the test file further down is the call:' {
            $helper.Text | Should -Match 'at Assert-It, \S*Assert\.ps1: line 2\s+at <ScriptBlock>, \S*a\.Tests\.ps1: line 5\s'
        }

        It 'A report in NUnitXml has only the line in the function, as StackTrace of the result has, and JUnitXml has none. All calls are in ErrorRecord.ScriptStackTrace of the result.' {
            $stack, $all, $nunit, $junit = $helper.Value
            $stack | Should -Match 'Assert\.ps1: line 2'; $stack | Should -Not -Match 'a\.Tests\.ps1: line'
            $nunit | Should -Match 'Assert\.ps1: line 2'; $nunit | Should -Not -Match 'a\.Tests\.ps1: line'
            $junit | Should -Not -Match ': line \d'; $junit | Should -Match '<failure'
            $all | Should -Match 'Assert\.ps1: line 2'; $all | Should -Match 'a\.Tests\.ps1: line 5'
        }

        It 'For a report, and for calls in a loop, say in the function what it checks: -Because "it is the name $Name".' {
            $helper.Value[2..3] | ForEach-Object { $_ | Should -Match 'because it is the name y' }
        }
    }

    It 'For a parameter that must be there and not be mandatory, write two checks: $command | Should -HaveParameter Days and $command | Should -Not -HaveParameter Days -Mandatory. The second also passes where there is no such parameter. It fails for a parameter that is mandatory in one of its parameter sets. -Mandatory:$false counts as left out.' {
        $run = Invoke-Sample {
            function Get-Optional ($Days) { $Days }
            function Get-Mandatory ([Parameter(Mandatory)] $Days) { $Days }
            function Get-None ($Other) { $Other }
            function Get-First { [CmdletBinding(DefaultParameterSetName = 'a')] param([Parameter(Mandatory, ParameterSetName = 'a')] [Parameter(ParameterSetName = 'b')] $Days) $Days }
            function Get-Second { [CmdletBinding(DefaultParameterSetName = 'a')] param([Parameter(ParameterSetName = 'a')] [Parameter(Mandatory, ParameterSetName = 'b')] $Days) $Days }
            Describe 'd' {
                It 'sets' { foreach ($command in Get-Command Get-First, Get-Second) { { $command | Should -Not -HaveParameter Days -Mandatory } | Should -Throw 'but it was mandatory' } }
                It 'optional' { $command = Get-Command Get-Optional; $command | Should -HaveParameter Days; $command | Should -Not -HaveParameter Days -Mandatory }
                It 'mandatory' { $command = Get-Command Get-Mandatory; $command | Should -HaveParameter Days; { $command | Should -Not -HaveParameter Days -Mandatory } | Should -Throw 'but it was mandatory' }
                It 'missing' { $command = Get-Command Get-None; { $command | Should -HaveParameter Days } | Should -Throw 'the parameter is missing'; $command | Should -Not -HaveParameter Days -Mandatory }
                It 'false' { Get-Command Get-Mandatory | Should -HaveParameter Days -Mandatory:$false; Get-Command Get-Optional | Should -HaveParameter Days -Mandatory:$false; { Get-Command Get-None | Should -HaveParameter Days -Mandatory:$false } | Should -Throw 'the parameter is missing' }
                It 'not false' { Get-Command Get-None | Should -Not -HaveParameter Days -Mandatory:$false; foreach ($command in Get-Command Get-Optional, Get-Mandatory) { { $command | Should -Not -HaveParameter Days -Mandatory:$false } | Should -Throw 'but the parameter exists' } }
            }
        }
        Assert-TestPassed $run 'sets', 'optional', 'mandatory', 'missing', 'false', 'not false'
    }
}
