BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            BeforeAll {
                # The message of a failed assertion, or PASSED.
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Get-Verdict ([scriptblock[]] $Code) { -join ($Code | ForEach-Object { if ((Get-Message $_) -eq 'PASSED') { '+' } else { '-' } }) }
                function Remove-Thing ([int] $Days) { }
                Set-Content TestDrive:/log.txt 'done'
            }

            It 'type name' {
                $named = [pscustomobject] @{ PSTypeName = 'Backup.Plan'; A = 1 }
                Get-Verdict { $named | Should -BeOfType 'Backup.Plan' } | Should -Be '-'
                $named.PSObject.TypeNames | Should -Contain 'Backup.Plan'
            }
            It 'throws' {
                1 | Should -Be 1 | Should -BeNullOrEmpty
                (Get-Message { 1 | Should -Be 2 }) | Should -Be 'Expected 2, but got 1.'
            }
            It 'operators' {
                Add-ShouldOperator -Name ProofOwn -Test { [pscustomobject] @{ Succeeded = $true } }
                (Get-ShouldOperator).Name | Should -Contain 'ProofOwn'
            }
            It 'be' {
                Get-Verdict { 'A' | Should -Be 'a' }, { '1' | Should -Be 1 }, { 'A' | Should -BeExactly 'a' }, { 1, 2 | Should -Be 1, 2 }, { 1, 2 | Should -Be 2, 1 }, { @{ A = 1 } | Should -Be @{ A = 1 } }, { [pscustomobject] @{ A = 1 } | Should -Be ([pscustomobject] @{ A = 1 }) } | Should -Be '++-+---'
                $one = @{ A = 1 }; $one | Should -Be $one
            }
            It 'limits' {
                Get-Verdict { [timespan] '00:04' | Should -BeLessThan '00:05' }, { 3 | Should -BeGreaterThan 2 }, { (Get-Date) | Should -BeGreaterThan ([datetime] '2020-01-01') }, { 'b' | Should -BeGreaterThan 'a' }, { '10' | Should -BeGreaterThan 9 }, { 10 | Should -BeGreaterThan '9' }, { 2 | Should -BeGreaterOrEqual 2 }, { 1 | Should -BeLessThan 2 }, { 2 | Should -BeLessOrEqual 2 }, { '10.0' | Should -BeLessThan '9.0' }, { [version] '10.0' | Should -BeGreaterThan '9.0' } | Should -Be '++++-++++++'
            }
            It 'patterns' {
                Get-Verdict { 'Mon.bak' | Should -BeLike 'mon*' }, { 'Mon.bak' | Should -BeLikeExactly 'mon*' }, { 'Mon.bak' | Should -Match '^mon' }, { 'Mon.bak' | Should -MatchExactly '^mon' } | Should -Be '+-+-'
            }
            It 'as if does' {
                Get-Verdict { 'False' | Should -BeTrue }, { '' | Should -BeFalse }, { 0 | Should -BeFalse }, { '0' | Should -BeTrue } | Should -Be '++++'
            }
            It 'empty' {
                Get-Verdict { $null | Should -BeNullOrEmpty }, { '' | Should -BeNullOrEmpty }, { @() | Should -BeNullOrEmpty }, { @{} | Should -BeNullOrEmpty }, { ' ' | Should -BeNullOrEmpty }, { [ordered] @{} | Should -BeNullOrEmpty } | Should -Be '++++--'
                Get-Verdict { '' | Should -Be $null }, { @{} | Should -Be $null }, { @() | Should -Be $null } | Should -Be '--+'
            }
            It 'lists' {
                Get-Verdict { 'a', 'b' | Should -Contain 'A' }, { 'A' | Should -BeIn 'a', 'b' }, { 1, 2 | Should -HaveCount 2 }, { 'ab' | Should -BeIn 'a*' }, { 'ab', 'c' | Should -Contain 'a*' }, { @{ N = 1 }, @{ N = 2 } | Should -Contain @{ N = 1 } } | Should -Be '+++---'
            }
            It 'type by name' {
                Get-Verdict { 1 | Should -BeOfType [int] }, { 1 | Should -BeOfType int }, { 1 | Should -BeOfType 'System.Int32' }, { 1 | Should -BeOfType ([string]) } | Should -Be '+++-'
            }
            It 'throw' {
                Get-Verdict { { throw 'disk full' } | Should -Throw }, { { Write-Error 'x' } | Should -Throw }, { { throw 'disk full' } | Should -Throw 'disk' }, { { throw 'disk full' } | Should -Throw 'disk*' }, { { Write-Error 'x' -ErrorId Backup.Lost -ErrorAction Stop } | Should -Throw -ErrorId 'Backup.Lost*' }, { { throw [System.IO.FileNotFoundException] 'x' } | Should -Throw -ExceptionType ([System.IO.IOException]) } | Should -Be '+--+++'
                ({ throw 'disk full' } | Should -Throw -PassThru).Exception.Message | Should -Be 'disk full'
                Get-Verdict { { throw 'the disk is full' } | Should -Throw '*disk*' }, { { throw 'the disk is full' } | Should -Throw 'disk' } | Should -Be '+-'
            }
            It 'parameter' {
                Get-Verdict { Get-Command Remove-Thing | Should -HaveParameter Days -Type int }, { Get-Command Remove-Thing | Should -HaveParameter Days -Type string }, { Get-Command Remove-Thing | Should -HaveParameter Force } | Should -Be '+--'
            }
            It 'mocks' {
                Mock Get-Date { } -Verifiable; (Get-Message { Should -InvokeVerifiable }) | Should -Not -Be 'PASSED'; Get-Date; Should -Invoke Get-Date -Times 1 -Exactly; Should -InvokeVerifiable
            }
            It 'files' {
                Set-Content TestDrive:/two.txt "one`ntwo"
                Get-Verdict { 'TestDrive:/two.txt' | Should -Exist }, { 'TestDrive:/two.txt' | Should -FileContentMatch 'ONE' }, { 'TestDrive:/two.txt' | Should -FileContentMatchExactly 'ONE' }, { 'TestDrive:/two.txt' | Should -FileContentMatch 'one\r?\ntwo' }, { 'TestDrive:/two.txt' | Should -FileContentMatchMultiline 'one\r?\ntwo' }, { 'TestDrive:/two.txt' | Should -FileContentMatchMultilineExactly 'ONE\r?\ntwo' }, { 'TestDrive:/no.txt' | Should -Not -FileContentMatch 'x' } | Should -Be '++--+-+'
            }
            It 'opposite and reason' {
                1 | Should -Not -Be 2; (Get-Message { 2 | Should -Be 3 -Because 'of copies' }) | Should -Be 'Expected 3, because of copies, but got 2.'
            }
            It 'negated' {
                7 | Should -Not -Be 'anything'; $null | Should -Not -Be 5
            }
            It 'taken apart' {
                Get-Verdict { 1, 2 | Should -Be 1, 2 }, { 1, 2 | Should -BeGreaterThan 0 }, { 1, 2 | Should -BeGreaterThan 1 } | Should -Be '++-'
            }
            It 'table' {
                Get-Verdict { @(7) | Should -Be 7 }, { @() | Should -Be $null }, { @() | Should -Be @() }, { $null | Should -Be @() }, { $null | Should -Be $null } | Should -Be '+++++'
                Get-Verdict { @() | Should -BeNullOrEmpty }, { $null | Should -BeNullOrEmpty }, { @() | Should -HaveCount 0 }, { $null | Should -HaveCount 1 }, { @() | Should -Contain $null } | Should -Be '+++++'
                Get-Verdict { 1, 3 | Should -BeIn 1, 2 }, { @(1) | Should -BeIn 1, 2 }, { @() | Should -BeTrue }, { @() | Should -BeFalse } | Should -Be '-+-+'
            }
            It 'case' {
                Get-Verdict { 'A' | Should -Be 'a' }, { 'A' | Should -BeExactly 'a' }, { 'A' | Should -BeLikeExactly 'a' }, { 'A' | Should -MatchExactly 'a' }, { 'A', 'B' | Should -Contain 'a' }, { 'A' | Should -BeIn 'a', 'b' } | Should -Be '+---++'
            }
        }
    }
}

Describe 'assertions/assertions' {
    It 'The format operator makes a text of a number, so ''{0}'' -f 128 | Should -BeGreaterThan 32 fails, and the same line with 9 passes. You recognize the text by its quotes in the message: Expected the actual value to be greater than 32, but got ''128''. Leave -f out, or round with [math]::Round($bytes / 1GB, 2), which returns a number.' {
        Get-Failure { '{0}' -f 128 | Should -BeGreaterThan 32 } | Should -BeLike "Expected the actual value to be greater than 32, but got '128'.*"
        Get-Failure { 16 | Should -BeGreaterThan 32 } | Should -BeLike 'Expected the actual value to be greater than 32, but got 16.*'
        Assert-Passing { '{0}' -f 9 | Should -BeGreaterThan 32 }, { 128 | Should -BeGreaterThan 32 }, { [math]::Round(128GB / 1GB, 2) | Should -BeGreaterThan 32 }, { [math]::Round(128GB / 1GB, 2) | Should -Not -BeOfType [string] }, { [math]::Round(130.5GB / 1GB, 2) | Should -BeLessThan 1000 }
    }

    It 'PowerShell passes a bare -1.50 as text, and -Be compares it as text: -1.5 | Should -Be -1.50 fails with Expected ''-1.50'', but got -1.5.' {
        Get-Failure { -1.5 | Should -Be -1.50 } | Should -Be "Expected '-1.50', but got -1.5."
        Assert-Passing { -1.5 | Should -Be (-1.50) }, { -1.5 | Should -Be -1.5 }, { 1.5 | Should -Be 1.50 }
    }

    It 'A name that you gave an object with PSTypeName is not a .NET type; look for it in PSObject.TypeNames.' {
        Assert-TestPassed $sample 'type name'
    }

    It 'If the value is what you expect, nothing happens; if not, Should throws, and the test fails with a message that shows both values.' {
        Assert-TestPassed $sample 'throws'
    }

    It 'Get-ShouldOperator lists the operators of your session, including your own.' {
        Assert-TestPassed $sample 'operators'
    }

    It '-Be compares like -eq: without case, and by the type of the expected value. -BeExactly makes case count. Neither operator checks the type: 3 | Should -Be ''3'' passes. Where the type matters, add Should -BeOfType [int].' {
        Assert-Passing { 3 | Should -Be '3' }, { 3 | Should -BeExactly '3' }, { '3' | Should -Be 3 }, { 3 | Should -BeOfType [int] }
        $null = Get-Failure { 3 | Should -Be '4' }, { '3' | Should -BeOfType [int] }
        Assert-TestPassed $sample 'be'
    }

    It 'Lists are compared item by item, in order. For both operators, two hashtables or two [pscustomobject] with the same content are not equal; each is equal only to itself. Compare their members instead.' {
        Assert-TestPassed $sample 'be'
    }

    It '-BeGreaterThan, -BeGreaterOrEqual, -BeLessThan and -BeLessOrEqual work for numbers, dates, durations, versions and texts. The type of the actual value decides, so a number, a version or a date in quotes on the left compares as text: ''10.0'' is less than ''9.0''.' {
        Assert-TestPassed $sample 'limits'
        Assert-Passing { '2020-01-01' | Should -BeGreaterThan ([datetime] '2026-03-31') }, { [datetime] '2026-03-31' | Should -BeGreaterThan '2020-01-01' }
        $null = Get-Failure { [datetime] '2020-01-01' | Should -BeGreaterThan ([datetime] '2026-03-31') }
    }

    It 'Cast such a value.' {
        Assert-Passing { [int] '10' | Should -BeGreaterThan 9 }, { [version] '10.0' | Should -BeGreaterThan '9.0' }
        $null = Get-Failure { '10' | Should -BeGreaterThan 9 }, { '10.0' | Should -BeGreaterThan '9.0' }
    }

    It '-BeLike takes wildcards, as the operator -like does, and -Match takes a regular expression. -BeLikeExactly and -MatchExactly make case count.' {
        Assert-TestPassed $sample 'patterns'
    }

    It '-BeTrue and -BeFalse judge as if does: any text but the empty one is true, and 0 is false.' {
        Assert-TestPassed $sample 'as if does'
    }

    It '-BeNullOrEmpty accepts $null, an empty text, an empty list and an empty @{ }, but not an empty [ordered] @{ }. Should -Be $null refuses the empty text and the empty hashtable, but accepts an empty list.' {
        Assert-TestPassed $sample 'empty'
    }

    It '-Contain takes one item. With a list, -Not -Contain passes although the items of that list are there. For several items, turn the sides around: ''daily'', ''weekly'' | Should -BeIn $kinds wants all of them in the list, and -Not -BeIn wants none of them in the list. A part of a text is not an item of the text: use a pattern.' {
        Assert-Passing { 'daily', 'weekly', 'monthly' | Should -Not -Contain 'daily', 'weekly' }, { 'daily', 'weekly' | Should -BeIn 'daily', 'weekly', 'monthly' }, { 'yearly', 'hourly' | Should -Not -BeIn 'daily', 'weekly' }, { 'daily backup' | Should -BeLike '*daily*' }
        (Get-Failure { 'daily', 'weekly' | Should -Not -Contain 'daily' }, { 'daily', 'yearly' | Should -BeIn 'daily', 'weekly' }, { 'yearly', 'daily' | Should -Not -BeIn 'daily', 'weekly' }, { 'daily backup' | Should -Contain 'daily' }).Count | Should -Be 4
    }

    It '-Contain looks for one item in a list, and -HaveCount counts the items. -BeIn turns the sides around and checks that the value is one of several. Neither -Contain nor -BeIn knows wildcards, and both ignore case. In a list of hashtables or [pscustomobject], they find an object only if it is the very same one.' {
        Assert-TestPassed $sample 'lists'
    }

    It 'Write the type in brackets or as a name; a class of your own, in parentheses as well: ([BackupJob]).' {
        Assert-TestPassed $sample 'type by name'
    }

    It '-Throw runs a script block and expects an error that ends it. The message and -ErrorId are wildcard patterns for the whole text, so write ''*disk*'' to look for a part of the message. -ExceptionType also accepts base types, and -PassThru returns the error record.' {
        Assert-TestPassed $sample 'throw'
    }

    It '-HaveParameter checks how a command is declared. It takes what Get-Command returns.' {
        Assert-TestPassed $sample 'parameter'
    }

    It '-Invoke counts the calls of a mock. -InvokeVerifiable checks that all mocks that were marked -Verifiable were called.' {
        Assert-TestPassed $sample 'mocks'
    }

    It '-Exist looks for a path. -FileContentMatch searches the lines of a file for a regular expression; -FileContentMatchMultiline reads the file as one text, so that a pattern may span lines. -FileContentMatchExactly and -FileContentMatchMultilineExactly make case count. With -Not, these operators also pass for a file that does not exist.' {
        Assert-TestPassed $sample 'files'
    }

    It '-Not in front of an operator turns it around. -Because adds your own reason to the message, after the word "because": write it as the rest of that sentence.' {
        Assert-TestPassed $sample 'opposite and reason'
    }

    It 'A negated operator passes for every other value, including a wrong one. Most negated operators pass for the $null that a misspelled property gives, and so does -BeFalse. Prefer the positive form: Should -Be 3 says more than Should -Not -Be 2. Strict mode in BeforeAll finds a misspelled property.' {
        Assert-TestPassed $sample 'negated'
        $file = { Describe 'd' {
                BeforeAll { STRICT; $plan = [pscustomobject] @{ Keep = 3; IsOff = $true } }
                It 'not' { $plan.Kep | Should -Not -Be 3 }
                It 'false' { $plan.IsOf | Should -BeFalse }
                It 'positive' { $plan.Kep | Should -Be 3 }
                It 'right name' { $plan.Keep | Should -Not -Be 2 }
            } }
        (Invoke-Sample ("$file" -replace 'STRICT')).Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Passed'
        $strict = Invoke-Sample ("$file" -replace 'STRICT', 'Set-StrictMode -Version Latest')
        $strict.Tests.Result | Should -Be 'Failed', 'Failed', 'Failed', 'Passed'
        $strict.Messages[0] | Should -BeLike "The property 'Kep' cannot be found on this object.*"
    }

    It 'Multiple values that are piped reach Should one by one. Some operators put the list together again and judge the whole list; the others judge every item on its own.' {
        Assert-TestPassed $sample 'taken apart'
    }

    It '-Be, -BeExactly | the list as a whole; one item is treated like a list of one | equals $null and @() | equals $null and @()' {
        Assert-TestPassed $sample 'table'
    }

    It '-BeNullOrEmpty | the list as a whole | passes | passes' {
        Assert-TestPassed $sample 'table'
    }

    It '-Contain, -HaveCount | the list as a whole | one item | no item, but -Contain $null passes' {
        Assert-TestPassed $sample 'table'
    }

    It '-BeGreaterThan and its relatives, -BeIn, -BeLike, -Match, -BeOfType, -BeTrue, -Exist and the rest | each item; the first that does not fit fails the test | that one value | judged as $null' {
        Assert-TestPassed $sample 'table'
    }

    It 'The operators that compare text ignore case, as PowerShell itself does. Most have a twin that does not: -BeExactly, -BeLikeExactly, -MatchExactly, -FileContentMatchExactly, -FileContentMatchMultilineExactly. -Contain and -BeIn have no such twin; use -ccontains and -BeTrue.' {
        Assert-TestPassed $sample 'case'
    }

    It 'The message rounds, so both numbers look the same: Expected 0.3, but got 0.3.' {
        Get-Failure { 0.1 + 0.2 | Should -Be 0.3 } | Should -Be 'Expected 0.3, but got 0.3.'
        Assert-Passing { 0.5 + 0.25 | Should -Be 0.75 }
    }

    It 'A piped list arrives as its items, so -BeOfType checks each of them. To check the type of the list itself, put a comma in front of the list, or use -is.' {
        Assert-Passing { [string[]] ('a', 'b') | Should -BeOfType [string] }, { , [string[]] ('a', 'b') | Should -BeOfType ([string[]]) }, { [string[]] ('a', 'b') -is [string[]] | Should -BeTrue }
        Get-Failure { [string[]] ('a', 'b') | Should -BeOfType ([string[]]) } | Should -BeLike '*but got ''a'' with type*'
    }

    It 'Code must fail: -Throw.' {
        Assert-Passing { { throw 'x' } | Should -Throw }
        $null = Get-Failure { { 1 } | Should -Throw }
    }

    It 'Yes or no: -BeTrue, -BeFalse.' {
        Assert-Passing { $true | Should -BeTrue }, { $false | Should -BeFalse }
        $null = Get-Failure { $false | Should -BeTrue }, { $true | Should -BeFalse }
    }

    It 'Nothing at all: -BeNullOrEmpty.' {
        Assert-Passing { $null | Should -BeNullOrEmpty }
        $null = Get-Failure { 0 | Should -BeNullOrEmpty }
    }

    It 'A text with a pattern: -BeLike, -Match.' {
        Assert-Passing { 'mail' | Should -BeLike 'm*' }, { 'mail' | Should -Match 'ai' }
        $null = Get-Failure { 'mail' | Should -BeLike 'x*' }, { 'mail' | Should -Match 'x' }
    }

    It 'A number or date with a limit: -BeGreaterThan, -BeLessThan.' {
        Assert-Passing { 3 | Should -BeGreaterThan 2 }, { [datetime] '2026-01-01' | Should -BeLessThan ([datetime] '2026-01-02') }
        $null = Get-Failure { 2 | Should -BeGreaterThan 2 }, { [datetime] '2026-01-02' | Should -BeLessThan ([datetime] '2026-01-01') }
    }

    It 'One item of a list: -Contain.' {
        Assert-Passing { 1, 2 | Should -Contain 2 }
        $null = Get-Failure { 1, 2 | Should -Contain 3 }
    }

    It 'The length of a list: -HaveCount.' {
        Assert-Passing { 1, 2 | Should -HaveCount 2 }
        $null = Get-Failure { 1, 2 | Should -HaveCount 3 }
    }

    It 'One of several values: -BeIn.' {
        Assert-Passing { 1 | Should -BeIn 1, 2 }
        $null = Get-Failure { 3 | Should -BeIn 1, 2 }
    }

    It 'A parameter of a command: -HaveParameter.' {
        Assert-Passing { Get-Command Get-Item | Should -HaveParameter Path }
        $null = Get-Failure { Get-Command Get-Item | Should -HaveParameter NoSuch }
    }

    It 'A file or its content: -Exist, -FileContentMatch.' {
        Assert-Passing { $PSHOME | Should -Exist }
        $null = Get-Failure { "$PSHOME/none" | Should -Exist }
    }

    It 'Any other value, text or list: -Be, -BeExactly.' {
        Assert-Passing { 1, 2 | Should -Be 1, 2 }, { 'a' | Should -BeExactly 'a' }
        $null = Get-Failure { 1, 2 | Should -Be 2, 1 }, { 'a' | Should -BeExactly 'A' }
    }

    It 'A mock was called: -Invoke, -InvokeVerifiable.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -Verifiable; { Should -InvokeVerifiable } | Should -Throw; { Should -Invoke Get-Date } | Should -Throw; Get-Date; Should -InvokeVerifiable; Should -Invoke Get-Date } } }).Passed | Should -Be 1
    }

    It '-Be wants exactly the same number, and a sum of fractions is rarely exact. The message rounds, so both numbers look the same: Expected 0.3, but got 0.3. There is no operator with a tolerance for floating-point numbers.' {
        Get-Failure { 0.1 + 0.2 | Should -Be 0.3 } | Should -Be 'Expected 0.3, but got 0.3.'
        Assert-Passing { 0.5 + 0.25 | Should -Be 0.75 }
        $run = Invoke-Sample -Script { (Get-Command Should).Parameters.Keys }
        $run.Value | Should -Contain 'BeGreaterThan'
        $run.Value -match 'toleran|delta|precision|approx' | Should -BeNullOrEmpty
    }

    It '-BeOfType checks for a .NET type or one of its base types.' {
        Assert-Passing { 1 | Should -BeOfType [int] }, { 1 | Should -BeOfType [ValueType] }, { 1 | Should -BeOfType [object] }
        $null = Get-Failure { 1 | Should -BeOfType [long] }, { [object]::new() | Should -BeOfType [int] }
    }

    It 'A piped @($null) arrives as $null, so -BeNullOrEmpty and -Be $null pass for it; a list of two $null fails both. Should -HaveCount 1 tells @($null) from @(), and $list.Count | Should -Be 1 tells it from $null as well.' {
        Assert-Passing { @($null) | Should -BeNullOrEmpty }, { @($null) | Should -Be $null }, { @($null) | Should -HaveCount 1 }, { $null | Should -HaveCount 1 }, { $list = @($null); $list.Count | Should -Be 1 }
        $null = Get-Failure { @($null, $null) | Should -BeNullOrEmpty }, { @($null, $null) | Should -Be $null }, { @() | Should -HaveCount 1 }, { $list = @(); $list.Count | Should -Be 1 }, { $list = $null; $list.Count | Should -Be 1 }
    }

    It 'Square brackets in the message are wildcards, too: [WildcardPattern]::Escape($text) makes them plain text. With -Not, any exception fails the test, and a message or an id after -Throw is ignored.' {
        Assert-Passing { { throw 'list a' } | Should -Throw 'list [a]' }, { { throw 'list [a]' } | Should -Throw ([WildcardPattern]::Escape('list [a]')) }
        $null = Get-Failure { { throw 'list [a]' } | Should -Throw 'list [a]' }, { { throw 'list a' } | Should -Throw ([WildcardPattern]::Escape('list [a]')) }
        $null = Get-Failure { { throw 'one' } | Should -Not -Throw }, { { throw 'one' } | Should -Not -Throw 'two' }, { { throw 'one' } | Should -Not -Throw -ErrorId 'other' }
        Assert-Passing { { 'fine' } | Should -Not -Throw 'two' }
    }

    It 'There is no -HaveProperty.' {
        (Invoke-Sample -Script { (Get-ShouldOperator).Name -match '^Have' | Sort-Object }).Value | Should -Be 'HaveCount', 'HaveParameter'
    }

    It '''Name'' | Should -BeIn $report compares with the object itself, and fails.' {
        $null = Get-Failure { $report = [pscustomobject] @{ Name = 'mail' }; 'Name' | Should -BeIn $report }
        Assert-Passing { $report = [pscustomobject] @{ Name = 'mail' }; $report | Should -BeIn $report }, { $report = [pscustomobject] @{ Name = 'mail' }; 'Name' | Should -BeIn $report.PSObject.Properties.Name }
    }

    It 'An interface of the type passes as well.' {
        Assert-Passing { , [int[]] (1, 2) | Should -BeOfType ([System.Collections.IList]) }, { 7 | Should -BeOfType ([IComparable]) }
        $null = Get-Failure { 7 | Should -BeOfType ([System.Collections.IList]) }
    }

    It 'The names of the properties are a list: look for one name in it, or compare all names.' {
        Assert-Passing { $report = [pscustomobject] @{ Name = 'a'; Size = 1 }; $report.PSObject.Properties.Name | Should -Contain 'Name' }, { $report = [pscustomobject] @{ Name = 'a'; Size = 1 }; $report.PSObject.Properties.Name | Should -Be 'Name', 'Size' }
        $null = Get-Failure { $report = [pscustomobject] @{ Name = 'a' }; $report.PSObject.Properties.Name | Should -Contain 'Size' }, { $report = [pscustomobject] @{ Name = 'a' }; $report.PSObject.Properties.Name | Should -Be 'Name', 'Size' }
    }

    It 'In most cases, the plain call does the same as Should -Not -Throw: an exception fails the test by itself, and shows the line that it comes from. You can also assign what the call returns, for the next assertion.' {
        $run = Invoke-Sample "function Get-Broken {`n    throw 'broken'`n}`nDescribe 'd' {`n    BeforeAll {`n        function Get-Broken {`n            throw 'broken'`n        }`n    }`n    It 'plain' {`n        Get-Broken`n    }`n    It 'fine' { `$value = & { 7 }; `$value | Should -Be 7 }`n    It 'in braces' { { `$inner = 7 } | Should -Not -Throw; `$inner | Should -Be 7 }`n}"
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed'
        $run.Text | Should -Match 'Sample.Tests.ps1:7'
    }

    It 'For a hashtable, look in its Keys; they are not among its properties.' {
        Assert-Passing { @{ Name = 'mail'; Keep = 7 }.Keys | Should -Contain 'Keep' }, { @{ Keep = 7 }.PSObject.Properties.Name | Should -Not -Contain 'Keep' }
        $null = Get-Failure { @{ Name = 'mail' }.Keys | Should -Contain 'Keep' }
    }

    It 'With -BeLike, ''photos*'' checks how a text starts, ''*.bak'' how it ends, and ''*2026*'' what it contains.' {
        Assert-Passing { 'photos-2026.bak' | Should -BeLike 'photos*' }, { 'photos-2026.bak' | Should -BeLike '*.bak' }, { 'photos-2026.bak' | Should -BeLike '*2026*' }
        $null = Get-Failure { 'my photos' | Should -BeLike 'photos*' }, { 'photos.bak.zip' | Should -BeLike '*.bak' }
    }

    It 'A function returns its list as items, too. So the caller gets no list when there is only one item, unless the function says return , $list.' {
        Assert-Passing { function Get-Line { , @('mail') }; , (Get-Line) | Should -BeOfType ([array]) }, { function Get-Plain { @('a', 'b') }; , (Get-Plain) | Should -BeOfType ([array]) }
        $null = Get-Failure { function Get-Plain { @('mail') }; , (Get-Plain) | Should -BeOfType ([array]) }
    }

    It 'Spaces and line breaks count, and -Be has no switch that ignores them.' {
        $null = Get-Failure { 'mail ' | Should -Be 'mail' }, { "a  b" | Should -Be 'a b' }, { "a`n" | Should -Be 'a' }
        Assert-Passing { 'mail ' | Should -Be 'mail ' }
        $run = Invoke-Sample -Script { ((Get-Command Should).ParameterSets | Where-Object Name -EQ 'Be').Parameters | Where-Object { $_.ParameterType -eq [switch] -and $_.Name -notin 'Debug', 'Verbose' } | ForEach-Object Name | Sort-Object }
        $run.Value | Should -Be 'Be', 'Not'
    }

    It 'To ignore only line endings, replace them on both sides, $text -replace ''\r\n'', "n", or compare the lines.' {
        Assert-Passing { ("a`r`nb`n" -replace '\r\n', "`n") | Should -Be ("a`nb`r`n" -replace '\r\n', "`n") }
        $null = Get-Failure { ("a`r`n b" -replace '\r\n', "`n") | Should -Be "a`nb" }, { "a`r`nb" | Should -Be "a`nb" }
    }

    It 'The message of a failed -Be shows line breaks and tabs as \r, \n and \t. [int[]] [char[]] $text shows each character as a number, such as 160 for a no-break space.' {
        Get-Failure { "a`r`n`tb" | Should -Be 'x' } | Should -BeLike "*'a\r\n\tb'*"
        Assert-Passing { $text = "a $([char] 0xa0)`n"; [int[]] [char[]] $text | Should -Be 97, 32, 160, 10 }
    }

    It 'To check for a value between two others, write two lines. A whole number can be one of a list: $days | Should -BeIn (1..31).' {
        Assert-Passing { 7 | Should -BeIn (1..31) }, { 31 | Should -BeIn (1..31) }
        $null = Get-Failure { 32 | Should -BeIn (1..31) }, { 1.5 | Should -BeIn (1..31) }, { 7 | Should -BeGreaterThan 6 -BeLessThan 8 }
    }

    It 'All three pass for an empty list: check first that there is something.' {
        $run = Invoke-Sample {
            Describe 'd' {
                Context '<Count> sizes' -ForEach @{ Sizes = @(); Count = 0 }, @{ Sizes = 4, 2, 2, 3; Count = 4 } {
                    It 'even' { $Sizes | Where-Object { $_ % 2 -ne 0 } | Should -BeNullOrEmpty }
                    It 'different' { ($Sizes | Group-Object | Where-Object Count -GT 1).Name | Should -BeNullOrEmpty }
                    It 'sorted' { $Sizes | Should -Be ($Sizes | Sort-Object) }
                    It 'something' { @($Sizes).Count | Should -BeGreaterThan 0 }
                }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Failed', 'Failed', 'Failed', 'Passed'
    }

    It 'In the same way, find items that occur twice. A list is sorted when it equals itself after Sort-Object:' {
        Assert-Passing { $s = 2, 4, 8; $s | Should -Be ($s | Sort-Object) }, { (2, 4 | Group-Object | Where-Object Count -GT 1).Name | Should -BeNullOrEmpty }
        Get-Failure { (2, 4, 4 | Group-Object | Where-Object Count -GT 1).Name | Should -BeNullOrEmpty } | Should -BeLike "*'4'*"
        $null = Get-Failure { $s = 4, 2; $s | Should -Be ($s | Sort-Object) }
    }

    It 'Put the list into @(): for a single text, -like and -match give $true or $false, and both count as something that is left.' {
        Assert-Passing { $one = 'code: copied'; $one -like '*disabled*' | Should -Not -BeNullOrEmpty }, { $one = 'code: copied'; @($one -match 'disabled') | Should -HaveCount 1 }, { $one = 'mail: disabled'; @($one) -like '*disabled*' | Should -Not -BeNullOrEmpty }, { $one = 'mail: disabled'; @(@($one) -match 'disabled') | Should -HaveCount 1 }
        $null = Get-Failure { $one = 'code: copied'; @($one) -like '*disabled*' | Should -Not -BeNullOrEmpty }, { $one = 'code: copied'; @(@($one) -match 'disabled') | Should -HaveCount 1 }, { $none = $null; @($none) -like '*disabled*' | Should -Not -BeNullOrEmpty }
    }

    It 'To check every item, collect the items that break the rule, and assert that there are none; the message of a failed test shows them.' {
        Get-Failure { 2, 3, 5 | Where-Object { $_ % 2 -ne 0 } | Should -BeNullOrEmpty } | Should -BeLike '*but got @(3, 5)*'
    }

    It '-BeNullOrEmpty also accepts one collected item that is empty itself. If items can be empty, count the collected ones with -HaveCount 0.' {
        Get-Failure { 2, 3, 5 | Where-Object { $_ % 2 -ne 0 } | Should -BeNullOrEmpty } | Should -BeLike '*but got @(3, 5)*'
        Assert-Passing { 'mail', '' | Where-Object { -not $_ } | Should -BeNullOrEmpty }, { 'mail', 'code' | Where-Object { -not $_ } | Should -HaveCount 0 }
        $null = Get-Failure { 'mail', '' | Where-Object { -not $_ } | Should -HaveCount 0 }, { 'mail', $null | Where-Object { -not $_ } | Should -HaveCount 0 }, { 'mail', '', '' | Where-Object { -not $_ } | Should -BeNullOrEmpty }
    }

    It 'For an empty list, the caller gets nothing.' {
        Assert-Passing {
            function Get-None { return @() }; function Get-One { return @(1) }; function Get-Kept { $list = @(); return , $list }
            @(Get-None).Count | Should -Be 0
            $null -eq (Get-None) | Should -BeTrue
            $one = Get-One; $one -is [array] | Should -BeFalse
            $kept = Get-Kept; $kept -is [array] | Should -BeTrue
        }
    }

    It 'In a Turkish culture, I is not i for -BeLike, -Match, -FileContentMatch and -Throw; -Be is not affected.' {
        $test = {
            Describe 'd' {
                BeforeAll { [cultureinfo]::CurrentCulture = $env:PROOF_CULTURE; Set-Content TestDrive:/a.txt 'TITLE' }
                It '-BeLike' { 'TITLE' | Should -BeLike 'ti*' }
                It '-Match' { 'TITLE' | Should -Match 'title' }
                It '-FileContentMatch' { 'TestDrive:/a.txt' | Should -FileContentMatch 'title' }
                It '-Throw' { { throw 'TITLE' } | Should -Throw 'title' }
                It 'same case' { 'TITLE' | Should -BeLike 'TI*'; 'TITLE' | Should -Match 'TITLE'; 'TABLE' | Should -BeLike 'ta*' }
                It '-Be' { 'TITLE' | Should -Be 'title'; { 'I' | Should -Be ([string] [char] 0x131) } | Should -Throw }
            }
        }
        # PowerShell keeps the expression of a pattern for the session, with the culture that it was made in: a process for each.
        $run = Invoke-Sample $test -NewProcess -Environment @{ PROOF_CULTURE = 'tr-TR' }
        @($run.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be '-BeLike', '-Match', '-FileContentMatch', '-Throw'
        $run.Passed | Should -Be 2
        (Invoke-Sample $test -NewProcess -Environment @{ PROOF_CULTURE = 'en-US' }).Passed | Should -Be 6
    }

    It 'Cast the limit of a duration, too, ([timespan] ''0:0:5''): a plain 5 is five ticks, and ''5'' is five days.' {
        Assert-Passing { [timespan]::FromSeconds(4) | Should -BeLessThan ([timespan] '0:0:5') },
        { [timespan]::FromTicks(4) | Should -BeLessThan 5 },
        { [timespan]::FromTicks(5) | Should -BeLessOrEqual 5 },
        { [timespan]::FromTicks(6) | Should -BeGreaterThan 5 },
        { [timespan]::FromDays(4) | Should -BeLessThan '5' },
        { [timespan]::FromDays(5) | Should -BeGreaterOrEqual '5' }
        $null = Get-Failure { [timespan]::FromSeconds(6) | Should -BeLessThan ([timespan] '0:0:5') },
        { [timespan]::FromSeconds(4) | Should -BeLessThan 5 },
        { [timespan]::FromTicks(5) | Should -BeLessThan 5 },
        { [timespan]::FromDays(5) | Should -BeLessThan '5' },
        { [timespan]::FromSeconds(6) | Should -BeGreaterThan '5' }
    }

    It 'A dictionary is not a list: like a hashtable, it is one single object. So check its keys or values, $sizes.Keys | Should -Contain ''mail'' and $sizes.Keys | Should -HaveCount 2. To check the type of a dictionary, you need no comma; to check the type of a list, you do:' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $names = [string[]] ('mail', 'photos')
                    $lists = [System.Collections.Generic.HashSet[string]]::new($names), [System.Collections.Generic.Queue[string]]::new($names), [System.Collections.Generic.List[string]]::new($names), [System.Collections.Queue]::new($names)
                    $typed = [System.Collections.Generic.Dictionary[string, int]]::new(); $typed.mail = 1; $typed.photos = 2
                    $tables = $typed, @{ mail = 1; photos = 2 }, [ordered] @{ mail = 1; photos = 2 }
                }
                It 'lists' {
                    foreach ($list in $lists) {
                        $list | Should -Contain 'mail'; $list | Should -HaveCount 2; $list | Should -Be 'mail', 'photos'; $list | Should -Not -Contain 'code'; 'mail' | Should -BeIn $list
                        $names | Should -Be @($list)
                        , $list | Should -BeOfType $list.GetType()
                        { $list | Should -BeOfType $list.GetType() } | Should -Throw "*but got 'mail' with type*"
                    }
                }
                It 'on the right' {
                    foreach ($list in $lists[0, 1, 3]) { { $list | Should -Be $list } | Should -Throw "Expected @('mail', 'photos'), but got @('mail', 'photos')." }
                    $lists[2] | Should -Be $lists[2]
                }
                It 'dictionaries' {
                    foreach ($sizes in $tables) {
                        $sizes | Should -Not -Contain 'mail'; $sizes | Should -HaveCount 1; 'mail' | Should -Not -BeIn $sizes
                        $sizes.Keys | Should -Contain 'mail'; $sizes.Keys | Should -HaveCount 2; $sizes.Values | Should -Contain 2
                        $sizes | Should -BeOfType $sizes.GetType()
                    }
                }
            }
        }
        Assert-TestPassed $run 'lists', 'on the right', 'dictionaries'
    }

    It 'A HashSet, a Queue and a List are lists for these operators. On the right of -Be, put @() around a HashSet or a Queue.' {
        $names = [string[]] ('mail', 'photos')
        $lists = [System.Collections.Generic.HashSet[string]]::new($names), [System.Collections.Generic.Queue[string]]::new($names), [System.Collections.Generic.List[string]]::new($names), [System.Collections.Queue]::new($names)
        foreach ($list in $lists) { $list | Should -Contain 'mail'; $list | Should -HaveCount 2; $list | Should -Be 'mail', 'photos'; $list | Should -Not -Contain 'code'; $names | Should -Be @($list) }
        foreach ($list in $lists[0, 1, 3]) { { $list | Should -Be $list } | Should -Throw "Expected @('mail', 'photos'), but got @('mail', 'photos')." }
        $lists[2] | Should -Be $lists[2]
    }

    It 'Two objects of a class are equal when the class''s own method Equals says so. -Be, -BeExactly and -Contain call this method, also for the items of a list. Two objects of a class without such a method are never equal. The message shows what ToString() returns; for a class without a ToString() of its own, it shows only the name of the class, such as `<1250a02e`>.BackupPlan.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    class ProofPlan {
                        [string] $Source
                        [int] $Keep
                        [bool] Equals([object] $other) { return $other -is [ProofPlan] -and $this.Source -eq $other.Source }
                        [string] ToString() { return '{0}, {1} days' -f $this.Source, $this.Keep }
                    }
                    class ProofBare : System.IComparable {
                        [string] $Source
                        [int] CompareTo([object] $other) { return 0 }
                    }
                    class ProofSilent {
                        [string] $Source
                        [bool] Equals([object] $other) { return $false }
                    }
                    class ProofText {
                        [string] $Source
                        [string] ToString() { return $this.Source }
                    }
                    $mail = [ProofPlan] @{ Source = 'mail'; Keep = 7 }; $same = [ProofPlan] @{ Source = 'mail'; Keep = 365 }; $other = [ProofPlan] @{ Source = 'code'; Keep = 7 }
                }
                It 'equal' {
                    $mail | Should -Be $same; $mail | Should -BeExactly $same; $other, $mail | Should -Contain $same; $mail, $other | Should -Be $same, $other; $mail, $other | Should -BeExactly $same, $other; $same | Should -BeIn $other, $mail
                    { $mail | Should -Not -Be $same } | Should -Throw
                }
                It 'not equal' {
                    $mail | Should -Not -BeExactly $other; $mail, $mail | Should -Not -Contain $other; $mail, $other | Should -Not -Be $same, $mail
                    { $mail | Should -Be $other } | Should -Throw 'Expected code, 7 days, but got mail, 7 days.'
                }
                It 'without' {
                    foreach ($type in [ProofBare], [ProofText]) {
                        $one = $type::new(); $one.Source = 'mail'; $two = $type::new(); $two.Source = 'mail'
                        $one | Should -Be $one; $one | Should -Not -Be $two; $one | Should -Not -BeExactly $two; $one, $one | Should -Not -Contain $two; $one, $one | Should -Not -Be $two, $two
                    }
                    { $one | Should -Be $two } | Should -Throw 'Expected mail, but got mail.'
                }
                It 'name' {
                    foreach ($type in [ProofBare], [ProofSilent]) {
                        $message = try { $type::new() | Should -Be $type::new() } catch { "$_" }
                        $message | Should -Match "^Expected (<\w+>\.)*$($type.Name), but got (<\w+>\.)*$($type.Name)\.$"
                    }
                }
            }
        }
        Assert-TestPassed $run 'equal', 'not equal', 'without', 'name'
    }

    It 'Where only the value counts, compare the value: Should -Be 7.' {
        Assert-Passing { [long] 7 | Should -Be 7 }, { [double] 7 | Should -Be 7 }, { (ConvertFrom-Json '{ "size": 7 }').size | Should -Be 7 }, { (3, 4 | Measure-Object -Sum).Sum | Should -Be 7 }
        $null = Get-Failure { [long] 8 | Should -Be 7 }, { [double] 7.5 | Should -Be 7 }
    }

    It 'An [ordered] table is not a [hashtable]; [System.Collections.IDictionary] passes for both.' {
        Assert-Passing { [ordered] @{ a = 1 } | Should -BeOfType System.Collections.IDictionary }, { @{ a = 1 } | Should -BeOfType ([System.Collections.IDictionary]) }, { @{ a = 1 } | Should -BeOfType hashtable }, { [ordered] @{ a = 1 } | Should -Not -BeOfType hashtable }
        $null = Get-Failure { [ordered] @{ a = 1 } | Should -BeOfType hashtable }, { [pscustomobject] @{ a = 1 } | Should -BeOfType System.Collections.IDictionary }
    }

    It 'Do not check for [pscustomobject], which passes for other values, too: a custom object is a [System.Management.Automation.PSCustomObject].' {
        Assert-Passing { 1 | Should -BeOfType [pscustomobject] }, { @{ a = 1 } | Should -BeOfType ([pscustomobject]) }, { [pscustomobject] @{ a = 1 } | Should -BeOfType [pscustomobject] }, { [pscustomobject] @{ a = 1 } | Should -BeOfType [System.Management.Automation.PSCustomObject] }
        Get-Failure { 1 | Should -BeOfType [System.Management.Automation.PSCustomObject] }, { @{ a = 1 } | Should -BeOfType [System.Management.Automation.PSCustomObject] } | Should -BeLike 'Expected the value to have type `[PSCustomObject`]*'
    }

    It 'The name of a type is not equal to the type: ''System.Int32'' | Should -Be $keep.GetType() fails with Expected [int], but got ''System.Int32''. Compare the names: $keep.GetType().FullName | Should -Be ''System.Int32''.' {
        Get-Failure { $keep = 30; 'System.Int32' | Should -Be $keep.GetType() } | Should -Be "Expected [int], but got 'System.Int32'."
        Assert-Passing { $keep = 30; $keep.GetType().FullName | Should -Be 'System.Int32' }
    }

    It 'So ''mail'' | Should -Be ''mail'', ''code'' fails: Expected @(''mail'', ''code''), but got ''mail''. To ask whether the value is in the list, write ''mail'' | Should -BeIn ''mail'', ''code''.' {
        Get-Failure { 'mail' | Should -Be 'mail', 'code' } | Should -Be "Expected @('mail', 'code'), but got 'mail'."
        Assert-Passing { 'mail' | Should -BeIn 'mail', 'code' }, { 'disk' | Should -Not -BeIn 'mail', 'code' }
    }

    It 'Add -ErrorAction Stop to Get-Content: without it, Should -Not -Match passes for a file that is missing.' {
        $run = Invoke-Sample { Describe 'd' {
                It 'without' { Get-Content -LiteralPath 'TestDrive:/log[1].txt' | Should -Not -Match 'done' }
                It 'with' { Get-Content -LiteralPath 'TestDrive:/log[1].txt' -ErrorAction Stop | Should -Not -Match 'done' }
                It 'there' { Set-Content -LiteralPath 'TestDrive:/log[1].txt' -Value 'done'; Get-Content -LiteralPath 'TestDrive:/log[1].txt' -ErrorAction Stop | Should -Not -Match 'done' }
            } } -Inspect { $args[0].Passed.Name -join ', '; $args[0].Failed.Name -join ', ' }
        $run.Value | Should -Be 'without', 'with, there'
    }

    It '-ErrorId looks at the FullyQualifiedErrorId, where the class of the cmdlet or the name of the function follows a comma, so write ''PathNotFound*''.' {
        Assert-Passing { { Get-Item ./none -ErrorAction Stop } | Should -Throw -ErrorId 'PathNotFound*'; { { Get-Item ./none -ErrorAction Stop } | Should -Throw -ErrorId 'PathNotFound' } | Should -Throw; { Get-Item ./none -ErrorAction Stop } | Should -Throw -ErrorId 'PathNotFound,Microsoft.PowerShell.Commands.GetItemCommand'; { { Get-Item ./none -ErrorAction Stop } | Should -Throw -ErrorId 'Other*' } | Should -Throw }
        Assert-Passing { function Copy-Tape { Write-Error 'no tape' -ErrorId Gone -ErrorAction Stop }; { Copy-Tape } | Should -Throw -ErrorId 'Gone*'; { Copy-Tape } | Should -Throw -ErrorId 'Gone,Copy-Tape'; { { Copy-Tape } | Should -Throw -ErrorId 'Gone' } | Should -Throw }
    }

    It '''no'' | Should -Be $true passes, too, and so does ''no'' | Should -BeExactly $true. To accept only a Boolean, write Should -BeOfType [bool] next to it.' {
        Assert-Passing { 'no' | Should -Be $true }, { 'no' | Should -BeExactly $true }, { 'no' | Should -BeTrue }, { $true | Should -BeOfType [bool] }
        $null = Get-Failure { 'no' | Should -BeOfType [bool] }, { '' | Should -Be $true }
    }

    It 'In a path, the backslash is such a character. Should -Match ''C:\Users'' ends with Unrecognized escape sequence \U., and ''C:\backup'' | Should -Match ''C:\backup'' fails, so Should -Not -Match ''C:\backup'' passes. Write Should -Match ([regex]::Escape(''C:\backup'')) or Should -BeLike ''C:\backup*''.' {
        Get-Failure { 'C:\Users' | Should -Match 'C:\Users' } | Should -BeLike '*Unrecognized escape sequence \U.'
        $null = Get-Failure { 'C:\backup' | Should -Match 'C:\backup' }
        Assert-Passing { 'C:\backup' | Should -Not -Match 'C:\backup' }, { 'C:\backup' | Should -Match ([regex]::Escape('C:\backup')) }, { 'C:\backup' | Should -BeLike 'C:\backup*' }
    }

    It '-Be wants the very same object.' {
        Assert-Passing { $one = @{ N = 1 }; $one | Should -Be $one }, { $one = [pscustomobject] @{ N = 1 }; $one | Should -Be $one }
        $null = Get-Failure { @{ N = 1 } | Should -Be @{ N = 1 } }, { [pscustomobject] @{ N = 1 } | Should -Be ([pscustomobject] @{ N = 1 }) }
    }

    It 'As text, the order of the keys counts, too, and differences nested deeper than -Depth (2 by default) can be missed.' {
        $null = Get-Failure { [ordered] @{ A = 1; B = 2 } | ConvertTo-Json | Should -Be ([ordered] @{ B = 2; A = 1 } | ConvertTo-Json) }
        Assert-Passing { $one, $other = 1, 2 | ForEach-Object { @{ A = @{ B = @{ C = @{ D = $_ } } } } | ConvertTo-Json -WarningAction SilentlyContinue }; $one | Should -Be $other }
    }

    It 'The keys of @{ } have no fixed order: in PowerShell 7, it changes from session to session, and such a test passes only sometimes.' {
        $orders = foreach ($try in 1..8) { (Invoke-Sample -NewProcess -Script { @{ one = 1; two = 2; three = 3; four = 4; five = 5; six = 6 }.Keys -join ',' }).Value }
        @($orders | Sort-Object -Unique).Count | Should -BeGreaterThan 1
    }

    It 'For two lists of objects, Compare-Object with the names of the properties says which objects are on one side only, in whatever order they stand. Without -Property, it sees only how many objects there are. Even with -Property, it sees no difference in a property whose name is misspelled, or that holds objects or hashtables:' {
        function Get-Difference ($Left, $Right, $Property) { @(Compare-Object $Left $Right -Property $Property).Count }
        $mail, $code = [pscustomobject] @{ Name = 'mail'; Size = 1 }, [pscustomobject] @{ Name = 'code'; Size = 2 }
        Get-Difference ($mail, $code) ($code, $mail) 'Name', 'Size' | Should -Be 0
        $other = [pscustomobject] @{ Name = 'mail'; Size = 3 }
        @(Compare-Object $mail $other).Count | Should -Be 0
        @(Compare-Object ($mail, $code) $other).Count | Should -Be 1
        Get-Difference $mail $other 'Name', 'Size' | Should -Be 2
        Get-Difference $mail $other 'Name', 'Sice' | Should -Be 0
        Get-Difference ([pscustomobject] @{ Plan = @{ A = 1 } }) ([pscustomobject] @{ Plan = @{ A = 2 } }) 'Plan' | Should -Be 0
        Get-Difference ([pscustomobject] @{ Plan = [pscustomobject] @{ A = 1 } }) ([pscustomobject] @{ Plan = [pscustomobject] @{ A = 2 } }) 'Plan' | Should -Be 0
        Get-Difference ([pscustomobject] @{ Plan = 1, 2 }) ([pscustomobject] @{ Plan = 1, 3 }) 'Plan' | Should -Be 2
    }

    It 'A [pscustomobject] has no Keys, so the second test passes for any two of them. Take their names from .PSObject.Properties.Name, and a value with .$name.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll {
                    $one = [pscustomobject] @{ Days = 30; Copies = 2 }; $other = [pscustomobject] @{ Days = 7; Weeks = 1 }
                    function Compare-Key ($Actual, $Expected) {
                        $Actual.Keys | Sort-Object | Should -Be ($Expected.Keys | Sort-Object)
                        foreach ($name in $Expected.Keys) { $Actual[$name] | Should -Be $Expected[$name] -Because "$name is compared" }
                    }
                    function Compare-Property ($Actual, $Expected) {
                        $Actual.PSObject.Properties.Name | Sort-Object | Should -Be ($Expected.PSObject.Properties.Name | Sort-Object)
                        foreach ($name in $Expected.PSObject.Properties.Name) { $Actual.$name | Should -Be $Expected.$name -Because "$name is compared" }
                    }
                }
                It 'keys' { Compare-Key $one $other }
                It 'keys of hashtables' { Compare-Key @{ Days = 30; Copies = 2 } @{ Copies = 2; Days = 30 } }
                It 'keys of two hashtables' { Compare-Key @{ Days = 30; Copies = 2 } @{ Copies = 2; Days = 7 } }
                It 'names' { Compare-Property $one $other }
                It 'values' { Compare-Property $one ([pscustomobject] @{ Copies = 2; Days = 7 }) }
                It 'equal' { Compare-Property $one ([pscustomobject] @{ Copies = 2; Days = 30 }) }
            } } -Inspect { $args[0].Passed.Name -join ', '; $args[0].Failed.Name -join ', ' }
        $run.Value | Should -Be 'keys, keys of hashtables, equal', 'keys of two hashtables, names, values'
    }

    Context 'Common mistakes' {
        BeforeAll {
            $mistakes = Invoke-Sample {
                Describe 'd' {
                    BeforeAll {
                        function Get-Backup { throw 'disk is full' }
                        function Get-More { $list = [System.Collections.ArrayList] @('a'); $list.Add('b'); 2 }
                        function Get-Alone { $list = [System.Collections.ArrayList] @('a'); $null = $list.Add('b'); 1 }
                    }
                    It 'passes: missing' { Get-Item -Path TestDrive:/missing.bak 2> $null }
                    It 'fails: missing' { Get-Item -Path TestDrive:/missing.bak -ErrorAction Stop }
                    It 'passes: no item' { foreach ($one in @()) { $one | Should -Be 1 } }
                    It 'fails: an item' { foreach ($one in @(2)) { $one | Should -Be 1 } }
                    It 'fails: no braces' { Get-Backup | Should -Throw 'disk is full' }
                    It 'passes: braces' { { Get-Backup } | Should -Throw 'disk is full' }
                    It 'fails: more' { Get-More | Should -Be 1 }
                    It 'passes: alone' { Get-Alone | Should -Be 1 }
                    It 'fails: type' { [System.DayOfWeek]::Monday | Should -Be [System.DayOfWeek]::Monday }
                    It 'passes: type' { [System.DayOfWeek]::Monday | Should -Be ([System.DayOfWeek]::Monday) }
                }
            }
            function Assert-Mistake ([string[]] $Name, [string] $Like = '*') {
                foreach ($one in $Name) {
                    $test = @($mistakes.Tests | Where-Object Name -EQ $one)
                    $test.Count | Should -Be 1 -Because $one
                    $test[0].Result | Should -Be @('Failed', 'Passed')[$one -like 'passes: *'] -Because "$one $($test[0].Message)"
                    if ($one -like 'fails: *') { "$($test[0].Message)" | Should -BeLike $Like -Because $one }
                }
            }
        }

        It 'The test passes, though the command wrote an error: the errors of most cmdlets do not end it, so add -ErrorAction Stop.' {
            Assert-Mistake 'passes: missing', 'fails: missing'
        }

        It 'The test passes, though no item was checked: a loop goes through an empty list.' {
            Assert-Mistake 'passes: no item', 'fails: an item'
        }

        It 'The expected exception fails the test: the call is not in braces.' {
            Assert-Mistake 'fails: no braces', 'passes: braces' 'disk is full*'
        }

        It 'Expected 1, but got @(1, 2).: the function returns more than you think.' {
            Assert-Mistake 'fails: more', 'passes: alone' 'Expected 1, but got @(1, 2).*'
        }

        It 'Expected ''[System.DayOfWeek]::Monday'': an expression needs parentheses.' {
            Assert-Mistake 'fails: type', 'passes: type' "Expected '``[System.DayOfWeek``]::Monday'*"
        }
    }
}
