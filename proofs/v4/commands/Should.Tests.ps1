BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $files = Invoke-Sample -File @{ 'a.log' = "Kept: 3`nRemoved: 1`n"; 'b[1].log' = 'x'; 'latin.log' = 'x' } -Test {
        Set-Location $PSScriptRoot
        function Write-Problem { Write-Error 'x' 2>$null }
        function Get-One ($DaysOld) { }
        Describe 'd' {
            It 'paths' { './a.log' | Should -Exist; '.' | Should -Exist; 'Env:PATH' | Should -Exist; './none.log' | Should -Not -Exist; 'Kept' | Should -Not -Exist }
            It 'wildcards' { './*.log' | Should -Exist; './*.none' | Should -Not -Exist; './b[1].log' | Should -Not -Exist; './b`[1`].log' | Should -Exist }
            It 'not exist' { { './a.log' | Should -Not -Exist } | Should -Throw "Expected path './a.log' to not exist, but it did exist." }
            It 'missing' {
                './none.log' | Should -Not -FileContentMatch x 2>$null; './none.log' | Should -Not -FileContentMatchExactly x 2>$null; './none.log' | Should -Not -FileContentMatchMultiline x 2>$null
                { './none.log' | Should -FileContentMatch x } | Should -Throw
            }
            It 'prints an error' { './none.log' | Should -Not -FileContentMatch x }
            It 'line' {
                './a.log' | Should -FileContentMatch 'kept'; './a.log' | Should -FileContentMatch '^removed: 1$'; './a.log' | Should -FileContentMatch '3$'; './a.log' | Should -Not -FileContentMatch '3.Removed'
                './a.log' | Should -Not -FileContentMatch ([regex]::Escape('^kept')); './a.log' | Should -FileContentMatch ([regex]::Escape('Kept: 3'))
                { './a.log' | Should -Not -FileContentMatch 'kept' } | Should -Throw "Expected 'kept' to not be found in file './a.log', but it was found."
            }
            It 'line exactly' {
                './a.log' | Should -FileContentMatchExactly 'Kept'; './a.log' | Should -Not -FileContentMatchExactly 'kept'
                { './a.log' | Should -Not -FileContentMatchExactly 'Kept' } | Should -Throw "Expected 'Kept' to not be case sensitively found in file './a.log', but it was found."
            }
            It 'multiline' {
                './a.log' | Should -FileContentMatchMultiline '3\nremoved'; './a.log' | Should -Not -FileContentMatchMultiline '^removed'; './a.log' | Should -FileContentMatchMultiline '(?m)^removed'; './a.log' | Should -FileContentMatchMultiline '^kept'
                { './a.log' | Should -Not -FileContentMatchMultiline '^kept' } | Should -Throw "Expected '^kept' to not be found in file './a.log', but it was found."
            }
            It 'crlf' { [IO.File]::WriteAllText("$PSScriptRoot/crlf.log", "a`r`nb"); './crlf.log' | Should -Not -FileContentMatchMultiline 'a\nb'; './crlf.log' | Should -FileContentMatchMultiline 'a\r?\nb'; './crlf.log' | Should -FileContentMatch 'a$' }
            It 'crlf end' { [IO.File]::WriteAllText("$PSScriptRoot/crlf.log", "a`r`nb`r`nc"); [IO.File]::WriteAllText("$PSScriptRoot/lf.log", "a`nb`nc"); './crlf.log' | Should -FileContentMatchMultiline '(?m)^b\r?$'; './lf.log' | Should -FileContentMatchMultiline '(?m)^b\r?$'; './crlf.log' | Should -Not -FileContentMatchMultiline '(?m)^b$' }
            It 'error' { { Write-Problem } | Should -Not -Throw; $ErrorActionPreference = 'Stop'; { Write-Problem } | Should -Throw }
            It 'error of a module' {
                New-Module -Name Problem { function Write-There { [CmdletBinding()] param () Write-Error 'x' 2>$null }; function Write-Strict { $ErrorActionPreference = 'Stop'; Write-Error 'x' } } | Import-Module
                { Write-Strict } | Should -Throw; { Write-There -ErrorAction Stop } | Should -Throw
                $ErrorActionPreference = 'Stop'; { Write-There } | Should -Not -Throw
                Remove-Module Problem
            }
            It 'stops' { 1 | Should -Be 2 -ErrorAction Continue; $script:wentOn = 1 }
            It 'stopped' { $wentOn | Should -BeNullOrEmpty }
            It 'returns' { (1 | Should -Be 1) | Should -BeNullOrEmpty; ({ throw 'x' } | Should -Throw) | Should -BeNullOrEmpty; ({ throw 'x' } | Should -Throw -PassThru) | Should -BeOfType System.Management.Automation.ErrorRecord; { { throw 'x' } | Should -Throw other -PassThru } | Should -Throw }
            It 'thrown here' { { { throw 'disk full' } | Should -Not -Throw } | Should -Throw 'Expected no exception to be thrown, but an exception "disk full" was thrown from '; { { throw 'disk full' } | Should -Throw other } | Should -Throw 'Sample.Tests.ps1:' }
        }
    }
    # The assertion on the parameter of a function, as text for Assert-Passing and Get-Failure.
    function Get-ParameterCheck ($Param, $Check) { [scriptblock]::Create("function Test-It $Param { }; Get-Command Test-It | Should $Check") }
}

Describe 'commands/Should' {
    It 'Checks one value with one operator: $actual | Should -Be $expected. A check that does not hold throws, which fails the test.' {
        Assert-Passing { 1 | Should -Be 1 }; Get-Failure { 1 | Should -Be 2 } | Should -BeLike 'Expected 2*'
    }

    It 'The value under test, usually piped in.' {
        Assert-Passing { 1, 2 | Should -Be 1, 2 }, { Should -ActualValue 1 -Be 1 }
        Get-Failure { Should -ActualValue 1, 2 -Be 1, 2 } | Should -Not -BeNullOrEmpty
    }

    It 'A switch that turns the operator around. Without it, or with -Not:$false, the operator counts as it is. With it, the operator passes for any other value, including wrong ones, so prefer a positive check where you can.' {
        Assert-Passing { 1 | Should -Not -Be 2 }, { 1 | Should -Not:$false -Be 1 }, { 'wrong, too' | Should -Not -Be 2 }; Get-Failure { 1 | Should -Not -Be 1 } | Should -Not -BeNullOrEmpty
    }

    It 'Your reason, put into the failure message after "because". Without it, the message has no reason.' {
        Get-Failure { 1 | Should -Be 2 -Because 'it is so' }, { 1 | Should -Be 2 } | Should -Be 'Expected 2, because it is so, but got 1.', 'Expected 2, but got 1.'
    }

    It 'An inner list of another type, such as a List, needs @() around it. Without that, such a list on the right equals each value in it that counts as true.' {
        (Get-Failure { 1, 2 | Should -Be 2, 1 }, { 1, 2 | Should -BeExactly 2, 1 }, { 1, 2 | Should -Be 1 }).Count | Should -Be 3
        Assert-Passing { 1, @(2, 3) | Should -Be 1, @(2, 3) }; $null = Get-Failure { 1, @(2, 3) | Should -Be 1, @(2, 4) }, { 1, @(2, 3) | Should -Be 1, 3 }, { 'a', @('b', 'c') | Should -BeExactly 'a', @('b', 'C') }
        Assert-Passing { 1, 2 | Should -Be 1, ([System.Collections.Generic.List[int]] @(7, 2)) }, { 1, 7 | Should -BeExactly 1, ([System.Collections.ArrayList] @(7, 2)) }
        $null = Get-Failure { 1, 3 | Should -Be 1, ([System.Collections.Generic.List[int]] @(7, 2)) }, { 1, 0 | Should -Be 1, ([System.Collections.Generic.List[int]] @(0, 2)) }, { 1, ([System.Collections.Generic.List[int]] @(7, 2)) | Should -Be 1, 2 }
        $null = Get-Failure { 1, ([System.Collections.Generic.List[int]] @(7, 2)) | Should -Be 1, ([System.Collections.Generic.List[int]] @(7, 2)) }, { 1, 2 | Should -Be 1, @([System.Collections.Generic.List[int]] @(7, 2)) }
        Assert-Passing { 1, ([System.Collections.Generic.List[int]] @(7, 2)) | Should -Be 1, @([System.Collections.Generic.List[int]] @(7, 2)) }, { 7, 2 | Should -Be ([System.Collections.Generic.List[int]] @(7, 2)) }
    }

    It 'Both operators compare arrays item by item and in order, nested arrays too.' {
        (Get-Failure { 1, 2 | Should -Be 2, 1 }, { 1, 2 | Should -BeExactly 2, 1 }, { 1, 2 | Should -Be 1 }).Count | Should -Be 3
        Assert-Passing { 1, @(2, 3) | Should -Be 1, @(2, 3) }; $null = Get-Failure { 1, @(2, 3) | Should -Be 1, @(2, 4) }, { 1, @(2, 3) | Should -Be 1, 3 }, { 'a', @('b', 'c') | Should -BeExactly 'a', @('b', 'C') }
    }

    It 'A one-item array equals its item, and piped $null, @() and @($null) equal each other.' {
        Assert-Passing { @(7) | Should -Be 7 }, { 7 | Should -BeExactly @(7) }, { $null | Should -Be @() }, { @() | Should -Be $null }, { @($null) | Should -Be @() }, { @($null) | Should -BeExactly $null }, { @() | Should -BeExactly @($null) }
    }

    It 'Two hashtables, or two [pscustomobject], with the same content are not equal; only the same instance is.' {
        (Get-Failure { @{ A = 1 } | Should -Be @{ A = 1 } }, { [pscustomobject] @{ A = 1 } | Should -BeExactly ([pscustomobject] @{ A = 1 }) }).Count | Should -Be 2
        Assert-Passing { $same = @{ A = 1 }; $same | Should -Be $same }, { $same = [pscustomobject] @{ A = 1 }; $same | Should -BeExactly $same }
    }

    It 'The value equals the expected one. The type of the expected value decides how they are compared, and case does not count: ''01'' passes against 1, and any non-empty text against $true.' {
        Assert-Passing { 'A' | Should -Be 'a' }, { '01' | Should -Be 1 }, { 'text' | Should -Be $true }
        (Get-Failure { 1 | Should -Be '01' }, { '' | Should -Be $true }, { 2.4 | Should -Be 2 }).Count | Should -Be 3
    }

    It '''photos.bak'' | Should -Not -Be ''photos.bak'' fails with Expected ''photos.bak'' to be different from the actual value, but got the same value.' {
        Get-Failure { 'photos.bak' | Should -Not -Be 'photos.bak' } | Should -Be 'Expected ''photos.bak'' to be different from the actual value, but got the same value.'
    }

    It '''photos.bak'' | Should -Not -BeExactly ''photos.bak'' fails with Expected ''photos.bak'' to be different from the actual value, but got exactly the same value.' {
        Get-Failure { 'photos.bak' | Should -Not -BeExactly 'photos.bak' } | Should -Be 'Expected ''photos.bak'' to be different from the actual value, but got exactly the same value.'
    }

    It '100 | Should -Not -BeGreaterThan 30 fails with Expected the actual value to be less than or equal to 30, but got 100.' {
        Get-Failure { 100 | Should -Not -BeGreaterThan 30 } | Should -Be 'Expected the actual value to be less than or equal to 30, but got 100.'
    }

    It '30 | Should -Not -BeGreaterOrEqual 30 fails with Expected the actual value to be less than 30, but got 30.' {
        Get-Failure { 30 | Should -Not -BeGreaterOrEqual 30 } | Should -Be 'Expected the actual value to be less than 30, but got 30.'
    }

    It '29 | Should -Not -BeLessThan 30 fails with Expected the actual value to be greater than or equal to 30, but got 29.' {
        Get-Failure { 29 | Should -Not -BeLessThan 30 } | Should -Be 'Expected the actual value to be greater than or equal to 30, but got 29.'
    }

    It '30 | Should -Not -BeLessOrEqual 30 fails with Expected the actual value to be greater than 30, but got 30.' {
        Get-Failure { 30 | Should -Not -BeLessOrEqual 30 } | Should -Be 'Expected the actual value to be greater than 30, but got 30.'
    }

    It '$true | Should -Not -BeTrue fails with Expected $false, but got $true.' {
        Get-Failure { $true | Should -Not -BeTrue } | Should -Be 'Expected $false, but got $true.'
    }

    It '$false | Should -Not -BeFalse fails with Expected $true, but got $false.' {
        Get-Failure { $false | Should -Not -BeFalse } | Should -Be 'Expected $true, but got $false.'
    }

    It '$null | Should -Not -BeNullOrEmpty fails with Expected a value, but got $null or empty.' {
        Get-Failure { $null | Should -Not -BeNullOrEmpty } | Should -Be 'Expected a value, but got $null or empty.'
    }

    It '30 | Should -Not -BeOfType [int] fails with Expected the value to not have type [int] or any of its subtypes, but got 30 with type [int].' {
        Get-Failure { 30 | Should -Not -BeOfType [int] } | Should -Be 'Expected the value to not have type [int] or any of its subtypes, but got 30 with type [int].'
    }

    It '''daily'', ''weekly'' | Should -Not -Contain ''daily'' fails with Expected ''daily'' to not be found in collection @(''daily'', ''weekly''), but it was found.' {
        Get-Failure { 'daily', 'weekly' | Should -Not -Contain 'daily' } | Should -Be 'Expected ''daily'' to not be found in collection @(''daily'', ''weekly''), but it was found.'
    }

    It '''weekly'' | Should -Not -BeIn @(''daily'', ''weekly'') fails with Expected collection @(''daily'', ''weekly'') to not contain ''weekly'', but it was found.' {
        Get-Failure { 'weekly' | Should -Not -BeIn @('daily', 'weekly') } | Should -Be 'Expected collection @(''daily'', ''weekly'') to not contain ''weekly'', but it was found.'
    }

    It '''daily'', ''weekly'' | Should -Not -HaveCount 2 fails with Expected a collection with size different from 2, but got collection with that size @(''daily'', ''weekly'').' {
        Get-Failure { 'daily', 'weekly' | Should -Not -HaveCount 2 } | Should -Be 'Expected a collection with size different from 2, but got collection with that size @(''daily'', ''weekly'').'
    }

    It '''photos.bak'' | Should -Not -BeLike ''*.bak'' fails with Expected like wildcard ''*.bak'' to not match ''photos.bak'', but it did match.' {
        Get-Failure { 'photos.bak' | Should -Not -BeLike '*.bak' } | Should -Be 'Expected like wildcard ''*.bak'' to not match ''photos.bak'', but it did match.'
    }

    It '''photos.bak'' | Should -Not -BeLikeExactly ''*.bak'' fails with Expected case sensitive like wildcard ''*.bak'' to not match ''photos.bak'', but it did match.' {
        Get-Failure { 'photos.bak' | Should -Not -BeLikeExactly '*.bak' } | Should -Be 'Expected case sensitive like wildcard ''*.bak'' to not match ''photos.bak'', but it did match.'
    }

    It '''photos.bak'' | Should -Not -Match ''photo'' fails with Expected regular expression ''photo'' to not match ''photos.bak'', but it did match.' {
        Get-Failure { 'photos.bak' | Should -Not -Match 'photo' } | Should -Be 'Expected regular expression ''photo'' to not match ''photos.bak'', but it did match.'
    }

    It '''Photos.bak'' | Should -Not -MatchExactly ''^P'' fails with Expected regular expression ''^P'' to not case sensitively match ''Photos.bak'', but it did match.' {
        Get-Failure { 'Photos.bak' | Should -Not -MatchExactly '^P' } | Should -Be 'Expected regular expression ''^P'' to not case sensitively match ''Photos.bak'', but it did match.'
    }

    It '-ExpectedValue (position 1): what you want. Give a whole array as it is, -Be @(1, 2, 3).' {
        Assert-Passing { 1, 2, 3 | Should -Be @(1, 2, 3) }
    }

    It 'Without an expected value, the actual value is compared with $null.' {
        Assert-Passing { $null | Should -Be }; Get-Failure { 1 | Should -Be } | Should -Be 'Expected $null, but got 1.'
    }

    It 'As -Be, but upper and lower case count.' {
        Assert-Passing { 'A' | Should -BeExactly 'A' }; Get-Failure { 'A' | Should -BeExactly 'a' } | Should -BeLike 'Expected strings to be the same*'
    }

    It 'Values are still converted: 1 passes against ''1''.' {
        Assert-Passing { 1 | Should -BeExactly '1' }
    }

    It '-ExpectedValue (position 1): what you want, in the right case.' {
        Get-Failure { 'photos' | Should -BeExactly 'Photos' } | Should -Not -BeNullOrEmpty
    }

    It 'All four use the PowerShell operator with the same meaning, so the type of the actual value decides: 5 against ''10'' compares numbers, and ''5'' against 10 compares text. $null is less than 1. [double]::NaN passes all four, with -Not too.' {
        (Get-Failure { 5 | Should -BeGreaterThan '10' }, { '5' | Should -BeLessThan 10 }).Count | Should -Be 2
        Assert-Passing { $null | Should -BeLessThan 1 }
        foreach ($operator in 'GreaterThan', 'GreaterOrEqual', 'LessThan', 'LessOrEqual') { Assert-Passing ([scriptblock]::Create("[double]::NaN | Should -Be$operator 1")), ([scriptblock]::Create("[double]::NaN | Should -Not -Be$operator 1")) }
    }

    It 'The value is greater than the expected one.' {
        Assert-Passing { 31 | Should -BeGreaterThan 30 }; Get-Failure { 30 | Should -BeGreaterThan 30 } | Should -Not -BeNullOrEmpty
    }

    It '-ExpectedValue (position 1): the value must lie above it; equal is not enough.' {
        Assert-Passing { 31 | Should -BeGreaterThan 30 }; Get-Failure { 30 | Should -BeGreaterThan 30 } | Should -Not -BeNullOrEmpty
    }

    It 'The value is greater than, or equal to, the expected one.' {
        Assert-Passing { 30 | Should -BeGreaterOrEqual 30 }, { 31 | Should -BeGreaterOrEqual 30 }; Get-Failure { 29 | Should -BeGreaterOrEqual 30 } | Should -Not -BeNullOrEmpty
    }

    It '-ExpectedValue (position 1): the lowest value that passes.' {
        Assert-Passing { 30 | Should -BeGreaterOrEqual 30 }, { 31 | Should -BeGreaterOrEqual 30 }; Get-Failure { 29 | Should -BeGreaterOrEqual 30 } | Should -Not -BeNullOrEmpty
    }

    It 'The value is less than the expected one.' {
        Assert-Passing { 29 | Should -BeLessThan 30 }; Get-Failure { 30 | Should -BeLessThan 30 } | Should -Not -BeNullOrEmpty
    }

    It '-ExpectedValue (position 1): the value must lie below it; equal is not enough.' {
        Assert-Passing { 29 | Should -BeLessThan 30 }; Get-Failure { 30 | Should -BeLessThan 30 } | Should -Not -BeNullOrEmpty
    }

    It 'The value is less than, or equal to, the expected one.' {
        Assert-Passing { 30 | Should -BeLessOrEqual 30 }, { 29 | Should -BeLessOrEqual 30 }; Get-Failure { 31 | Should -BeLessOrEqual 30 } | Should -Not -BeNullOrEmpty
    }

    It '-ExpectedValue (position 1): the highest value that passes.' {
        Assert-Passing { 30 | Should -BeLessOrEqual 30 }, { 29 | Should -BeLessOrEqual 30 }; Get-Failure { 31 | Should -BeLessOrEqual 30 } | Should -Not -BeNullOrEmpty
    }

    It '-BeTrue and -BeFalse judge truthiness as an if does: 1 and the text ''False'' are true; 0, '''', $null and @() are false.' {
        Assert-Passing { 1 | Should -BeTrue }, { 'False' | Should -BeTrue }, { 0 | Should -BeFalse }, { '' | Should -BeFalse }, { $null | Should -BeFalse }, { @() | Should -BeFalse }
    }

    It 'Each is the negation of the other.' {
        Assert-Passing { 1 | Should -Not -BeFalse }, { 0 | Should -Not -BeTrue }; Get-Failure { 1 | Should -Not -BeTrue } | Should -Be 'Expected $false, but got 1.'
    }

    It 'The value is true, or anything that PowerShell treats as true.' {
        Assert-Passing { $true | Should -BeTrue }, { 'x' | Should -BeTrue }; Get-Failure { $false | Should -BeTrue } | Should -Not -BeNullOrEmpty
    }

    It 'The value is false, or anything that PowerShell treats as false.' {
        Assert-Passing { $false | Should -BeFalse }, { 0 | Should -BeFalse }; Get-Failure { 'x' | Should -BeFalse } | Should -Not -BeNullOrEmpty
    }

    It 'The value is $null, an empty string, an empty array or an empty hashtable. @($null) and an object whose text is empty, such as [pscustomobject] @{}, pass, too. 0, a space, two nulls and an empty [ordered] dictionary do not.' {
        Assert-Passing { [pscustomobject] @{} | Should -BeNullOrEmpty }, { [System.Text.StringBuilder]::new() | Should -BeNullOrEmpty }, { [pscustomobject] @{ a = 1 } | Should -Not -BeNullOrEmpty }, { [System.Text.StringBuilder]::new('x') | Should -Not -BeNullOrEmpty }
        Assert-Passing { $null | Should -BeNullOrEmpty }, { '' | Should -BeNullOrEmpty }, { @() | Should -BeNullOrEmpty }, { @{ } | Should -BeNullOrEmpty }, { @($null) | Should -BeNullOrEmpty }
        (Get-Failure { 0 | Should -BeNullOrEmpty }, { ' ' | Should -BeNullOrEmpty }, { $null, $null | Should -BeNullOrEmpty }, { [ordered] @{ } | Should -BeNullOrEmpty }).Count | Should -Be 4
    }

    It 'The value has the type, or a type derived from it.' {
        Assert-Passing { [ArgumentNullException]::new('x') | Should -BeOfType ([ArgumentException]) }; Get-Failure { [ArgumentException]::new('x') | Should -BeOfType ([ArgumentNullException]) } | Should -Not -BeNullOrEmpty
    }

    It 'Each piped item is checked; $null has no type and fails.' {
        (Get-Failure { 1, 'x' | Should -BeOfType int }, { $null | Should -BeOfType int }).Count | Should -Be 2
    }

    It '[pscustomobject] and [psobject] say nothing: every piped value except $null has these types, even a number.' {
        Assert-Passing { 1 | Should -BeOfType ([pscustomobject]) }, { 'a', @{} | Should -BeOfType ([pscustomobject]) }, { 1 | Should -BeOfType ([psobject]) }
        (Get-Failure { 1 | Should -Not -BeOfType ([pscustomobject]) }, { $null | Should -BeOfType ([pscustomobject]) }).Count | Should -Be 2
    }

    It '-ExpectedType (position 1): a type, or its name as text with or without brackets. Write classes of your own as ([Backup]).' {
        Assert-Passing { 1 | Should -BeOfType int }, { 1 | Should -BeOfType '[int]' }, { 1 | Should -BeOfType ([int]) }, { class ProofShouldType { }; [ProofShouldType]::new() | Should -BeOfType ([ProofShouldType]) }
        (Get-Failure { class ProofShouldOther { }; [ProofShouldOther]::new() | Should -BeOfType [ProofShouldOther] }).Count | Should -Be 1
    }

    It 'An unknown name as text throws, also with -Not.' {
        (Get-Failure { 1 | Should -BeOfType NoSuchType }, { 1 | Should -Not -BeOfType NoSuchType }).Count | Should -Be 2
    }

    It '-Contain and -HaveCount look at everything that was piped; -BeIn looks at each piped item.' {
        Assert-Passing { 1, 2 | Should -Contain 2 }, { 1, 2 | Should -HaveCount 2 }; Get-Failure { 1, 5 | Should -BeIn 1, 2 } | Should -Match '5'
    }

    It 'None of them knows wildcards or finds a part of a text, and case does not count.' {
        Assert-Passing { 'ab' | Should -Not -Contain 'a*' }, { 'ab' | Should -Not -Contain 'a' }, { 'a*' | Should -Not -BeIn 'ab' }, { 'a' | Should -Not -BeIn 'ab' }, { 'AB' | Should -Contain 'ab' }, { 'AB' | Should -BeIn 'ab', 'c' }
    }

    It 'The collection holds the expected item.' {
        Assert-Passing { 1, 2 | Should -Contain 2 }; Get-Failure { 1, 2 | Should -Contain 3 } | Should -Not -BeNullOrEmpty
    }

    It '-ExpectedValue (position 1): the item to look for.' {
        Assert-Passing { 1, 2 | Should -Contain 2 }; Get-Failure { 1, 2 | Should -Contain 3 } | Should -Not -BeNullOrEmpty
    }

    It '-Contain takes one item: a list as expected value is not looked up item by item, and ''a'', ''b'' | Should -Contain @(''a'', ''b'') fails.' {
        Get-Failure { 'a', 'b' | Should -Contain @('a', 'b') } | Should -Not -BeNullOrEmpty
    }

    It 'An empty list contains $null: @() | Should -Contain $null passes.' {
        Assert-Passing { @() | Should -Contain $null }
    }

    It 'The value is one of the expected ones.' {
        Assert-Passing { 1 | Should -BeIn 1, 2 }; Get-Failure { 3 | Should -BeIn 1, 2 } | Should -Not -BeNullOrEmpty
    }

    It '-ExpectedValue (position 1): the allowed values.' {
        Assert-Passing { 1 | Should -BeIn 1, 2 }; Get-Failure { 3 | Should -BeIn 1, 2 } | Should -Not -BeNullOrEmpty
    }

    It 'When several values are piped, each of them has to be an expected one.' {
        Assert-Passing { 1, 2 | Should -BeIn 1, 2, 3 }; Get-Failure { 1, 4 | Should -BeIn 1, 2, 3 } | Should -Not -BeNullOrEmpty
    }

    It 'The number of piped items is the expected one.' {
        Assert-Passing { 1, 2 | Should -HaveCount 2 }; Get-Failure { 1, 2 | Should -HaveCount 1 } | Should -Not -BeNullOrEmpty
    }

    It 'A string and a hashtable are one item each, and so is $null; an empty array is none.' {
        Assert-Passing { 'text' | Should -HaveCount 1 }, { @{ A = 1; B = 2 } | Should -HaveCount 1 }, { $null | Should -HaveCount 1 }, { @() | Should -HaveCount 0 }
    }

    It '-ExpectedValue (position 1): the number; below 0 it is an error.' {
        Get-Failure { 1 | Should -HaveCount -1 } | Should -Not -BeLike 'Expected a collection*'; Get-Failure { 1 | Should -Not -HaveCount -1 } | Should -Not -BeLike 'Expected a collection*'
    }

    It 'For -BeLike, the pattern has to match the whole text; for -Match, any part of it.' {
        Assert-Passing { 'abc' | Should -BeLike 'a*' }, { 'abc' | Should -Not -BeLike 'b' }, { 'abc' | Should -Match 'b' }
    }

    It 'The text matches a wildcard pattern. Case does not count.' {
        Assert-Passing { 'abc' | Should -BeLike 'A?C' }; Get-Failure { 'abc' | Should -BeLike 'x*' } | Should -Not -BeNullOrEmpty
    }

    It 'and [a-z]; a bracket that stands for itself needs a backtick, in single quotes.' {
        Assert-Passing { 'b' | Should -BeLike '[a-c]' }, { 'a[1]' | Should -Not -BeLike 'a[1]' }, { 'a[1]' | Should -BeLike 'a`[1`]' }
    }

    It 'As -BeLike, but upper and lower case count.' {
        Assert-Passing { 'abc' | Should -BeLikeExactly 'a*' }, { 'abc' | Should -Not -BeLikeExactly 'A*' }
    }

    It '-ExpectedValue (position 1): a wildcard pattern in the right case.' {
        Assert-Passing { 'abc' | Should -BeLikeExactly 'a*' }, { 'abc' | Should -Not -BeLikeExactly 'A*' }
    }

    It 'The text matches a regular expression somewhere. Case does not count.' {
        Assert-Passing { 'abc' | Should -Match 'B' }; Get-Failure { 'abc' | Should -Match '^b' } | Should -Not -BeNullOrEmpty
    }

    It '-RegularExpression (position 1): the pattern. To look for plain text, pass it through [regex]::Escape().' {
        Assert-Passing { 'axb' | Should -Match 'a.b' }, { 'axb' | Should -Not -Match ([regex]::Escape('a.b')) }, { 'a.b' | Should -Match ([regex]::Escape('a.b')) }
    }

    It 'As -Match, but upper and lower case count.' {
        Assert-Passing { 'abc' | Should -MatchExactly 'b' }, { 'abc' | Should -Not -MatchExactly 'B' }
    }

    It '-RegularExpression (position 1): the pattern, in the right case.' {
        Assert-Passing { 'abc' | Should -MatchExactly 'b' }, { 'abc' | Should -Not -MatchExactly 'B' }
    }

    It 'The actual value of all four is a path, not content.' {
        Assert-TestPassed $files 'paths'
    }

    It 'When the file is missing, the three operators that read it print an error and find nothing, so -Not passes, unless $global:ErrorActionPreference is Stop; check with -Exist first.' {
        (Invoke-Sample { Describe 'd' { It 'i' { './none.log' | Should -Not -FileContentMatch x } } } -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Script . -PassThru -Show None }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { './none.log' | Should -Not -FileContentMatch x } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Script . -PassThru -Show None }).Messages | Should -BeLike 'Cannot find path*none.log*'
        Assert-TestPassed $files 'missing', 'prints an error'; "$($files.Errors)" | Should -Match 'none.log'
    }

    It 'Test-Path finds something there: a file, a folder, or an item of any other provider such as Env:.' {
        Assert-TestPassed $files 'paths'
    }

    It 'Wildcards in the path are expanded, and one match is enough.' {
        Assert-TestPassed $files 'wildcards'
    }

    It '''./backup.log'' | Should -Not -Exist fails with Expected path ''./backup.log'' to not exist, but it did exist.' {
        Assert-TestPassed $files 'not exist'
    }

    It '^ and $ are the ends of the file, $ also the place before a last line feed, unless the pattern starts with (?m).' {
        $run = Invoke-Sample -File @{ 'a.log' = "Kept: 3`nRemoved: 1`n" } {
            Describe 'd' {
                It 'ends' { './a.log' | Should -FileContentMatchMultiline '^Kept'; './a.log' | Should -FileContentMatchMultiline '1$' }
                It 'a line within' { './a.log' | Should -Not -FileContentMatchMultiline '3$'; './a.log' | Should -Not -FileContentMatchMultiline '^Removed' }
                It '(?m)' { './a.log' | Should -FileContentMatchMultiline '(?m)3$'; './a.log' | Should -FileContentMatchMultiline '(?m)^Removed' }
                It '\z' { './a.log' | Should -Not -FileContentMatchMultiline '1\z' }
            }
        }
        $run.Passed | Should -Be 4
    }

    It 'A line of the file matches a regular expression. Case does not count; ^ and $ are the ends of each line.' {
        Assert-TestPassed $files 'line'
    }

    It '''./backup.log'' | Should -Not -FileContentMatch ''kept'' fails with Expected ''kept'' to not be found in file ''./backup.log'', but it was found.' {
        Assert-TestPassed $files 'line'
    }

    It '-ExpectedContent (position 1): the pattern.' {
        Assert-TestPassed $files 'line'
    }

    It 'For plain text, use [regex]::Escape().' {
        Assert-TestPassed $files 'line'
    }

    It 'As -FileContentMatch, but upper and lower case count.' {
        Assert-TestPassed $files 'line exactly'
    }

    It '''./backup.log'' | Should -Not -FileContentMatchExactly ''Kept'' fails with Expected ''Kept'' to not be case sensitively found in file ''./backup.log'', but it was found.' {
        Assert-TestPassed $files 'line exactly'
    }

    It '-ExpectedContent (position 1): the pattern, in the right case.' {
        Assert-TestPassed $files 'line exactly'
    }

    It 'Case does not count, unless the pattern starts with (?-i); Pester 4 has no operator with Exactly for this.' {
        Assert-TestPassed $files 'multiline'
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Set-Content TestDrive:/a.txt "Kept 3`nRemoved 1" }; $file = 'TestDrive:/a.txt'
                It 'any case' { $file | Should -FileContentMatchMultiline 'kept 3\r?\nremoved' }
                It 'other case' { $file | Should -FileContentMatchMultiline '(?-i)kept 3\r?\nremoved' }
                It 'its case' { $file | Should -FileContentMatchMultiline '(?-i)Kept 3\r?\nRemoved' }
                It 'each line' { $file | Should -FileContentMatchMultiline '(?m)(?-i)^Removed' }
                It 'exactly' { $file | Should -FileContentMatchMultilineExactly 'Kept' } } }
        "$($run.Tests.Result)" | Should -Be 'Passed Failed Passed Passed Failed'
        $run.Tests[4].Message | Should -Match "parameter name 'FileContentMatchMultilineExactly'"
    }

    It '''./backup.log'' | Should -Not -FileContentMatchMultiline ''^kept'' fails with Expected ''^kept'' to not be found in file ''./backup.log'', but it was found.' {
        Assert-TestPassed $files 'multiline'
    }

    It 'With (?m) in front, \r?$ matches the end of every line.' {
        Assert-TestPassed $files 'crlf end'
    }

    It '\n matches a line break of every system.' {
        Assert-TestPassed $files 'crlf'
    }

    It 'The script block throws a terminating error.' {
        Assert-Passing { { throw 'x' } | Should -Throw }; Get-Failure { { 1 } | Should -Throw } | Should -Not -BeNullOrEmpty
    }

    It 'Write-Error does not throw, unless it has -ErrorAction Stop or $ErrorActionPreference is Stop where it runs. A function of a module does not see the preference of the test.' {
        Assert-TestPassed $files 'error', 'error of a module'
        Assert-Passing { { Write-Error 'x' -ErrorAction Stop } | Should -Throw }
    }

    It 'In a test file, its path stands in place of line. { throw ''disk full'' } | Should -Not -Throw fails with Expected no exception to be thrown, but an exception "disk full" was thrown from ….' {
        Assert-TestPassed $files 'thrown here'
    }

    It '-ExpectedMessage (position 1): a part of the message. Wildcards have no meaning: ''*full*'' fails.' {
        Assert-Passing { { throw 'disk full' } | Should -Throw 'k f' }; Get-Failure { { throw 'disk full' } | Should -Throw '*full*' } | Should -Not -BeNullOrEmpty
    }

    It 'When it is left out or empty, any message will do.' {
        Assert-Passing { { throw 'x' } | Should -Throw }, { { throw 'x' } | Should -Throw '' }
    }

    It '-ErrorId (by name only): a part of FullyQualifiedErrorId, without wildcards.' {
        Assert-Passing { { Get-Item none -ErrorAction Stop } | Should -Throw -ErrorId PathNotFound }; Get-Failure { { Get-Item none -ErrorAction Stop } | Should -Throw -ErrorId 'PathNot*' } | Should -Not -BeNullOrEmpty
    }

    It 'Whatever is inside, an error from a .NET method call is a MethodInvocationException. Likewise, arguments that fit no overload give a MethodException, and an error from a cast or from 1 / 0 is a RuntimeException.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'method' { { [int]::Parse('x') } | Should -Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }
            It 'division' { { 1 / 0 } | Should -Throw -ExceptionType ([System.Management.Automation.RuntimeException]) }
            It 'no overload' { { [int]::Parse() } | Should -Throw -ExceptionType ([System.Management.Automation.MethodException]); { [math]::Abs('x') } | Should -Throw -ExceptionType ([System.Management.Automation.MethodException]) }
            It 'no overload, count' { { [int]::Parse() } | Should -Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }
            It 'no overload, type' { { [math]::Abs('x') } | Should -Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }
            It 'method, inside' { { [int]::Parse('x') } | Should -Throw -ExceptionType ([FormatException]) }
            It 'division, inside' { { 1 / 0 } | Should -Throw -ExceptionType ([DivideByZeroException]) }
            It 'cast, inside' { { [int] 'x' } | Should -Throw -ExceptionType ([InvalidCastException]) }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Failed', 'Failed', 'Failed', 'Failed'
    }

    It '-ExceptionType (by name only): the type of the exception, or a base type of it.' {
        Assert-Passing { { throw [ArgumentNullException] 'x' } | Should -Throw -ExceptionType ([ArgumentException]) }; Get-Failure { { throw 'x' } | Should -Throw -ExceptionType ([ArgumentException]) } | Should -Not -BeNullOrEmpty
    }

    It 'With -Not, message, id and type are ignored: any exception fails the test.' {
        Get-Failure { { throw 'x' } | Should -Not -Throw 'other' }, { { throw 'x' } | Should -Not -Throw -ErrorId 'other' }, { { throw 'x' } | Should -Not -Throw -ExceptionType ([ArgumentException]) } | Should -HaveCount 3
        Assert-Passing { { 1 } | Should -Not -Throw 'other' }
        Assert-Passing { { 1 } | Should -Not -Throw 'full' }, { { 1 } | Should -Not -Throw -ErrorId 'DiskFull' }
        (Get-Failure { { throw 'disk full' } | Should -Not -Throw }, { { throw 'disk full' } | Should -Not -Throw 'access denied' }, { { throw 'disk full' } | Should -Not -Throw -ErrorId 'Other' }).Count | Should -Be 3
    }

    It '-PassThru: returns the error record when the assertion passes, for further checks.' {
        Assert-TestPassed $files 'returns'
    }

    It 'Returns nothing; with -PassThru, -Throw returns the error record.' {
        Assert-TestPassed $files 'returns'
    }

    It 'The command has a parameter with that name and the properties that you ask for.' {
        Assert-Passing { Get-Command Get-Item | Should -HaveParameter Path }, { Get-Command Get-Item | Should -HaveParameter Path -Mandatory }; Get-Failure { Get-Command Get-Item | Should -HaveParameter Nothing } | Should -Not -BeNullOrEmpty
    }

    It 'You can get one by calling Get-Command.' {
        Get-Failure { 'Get-Item' | Should -HaveParameter Path } | Should -Be 'Input value must be non-null CommandInfo object. You can get one by calling Get-Command.'
    }

    It 'With -Not and none of the other parameters, the parameter must not exist. With -Not and other parameters, it must have none of the properties that these parameters name, which also holds for a parameter that does not exist.' {
        Assert-Passing (Get-ParameterCheck '([int] $Days)' '-Not -HaveParameter Days -Type string'), (Get-ParameterCheck '([int] $Days)' '-Not -HaveParameter Days -Mandatory'), (Get-ParameterCheck '([int] $Days)' '-Not -HaveParameter Dayz')
        $null = Get-Failure (Get-ParameterCheck '([int] $Days)' '-Not -HaveParameter Days'), (Get-ParameterCheck '([int] $Days)' '-Not -HaveParameter Days -Type int'), (Get-ParameterCheck '([int] $Days = 30)' '-Not -HaveParameter Days -Type string -DefaultValue 30')
        Assert-Passing (Get-ParameterCheck '([int] $Days)' '-Not -HaveParameter Dayz -Type int'), (Get-ParameterCheck '([int] $Days)' '-Not -HaveParameter Dayz -Mandatory'), (Get-ParameterCheck '([int] $Days)' '-Not -HaveParameter Dayz -DefaultValue 30'), (Get-ParameterCheck '([int] $Days)' '-Not -HaveParameter Dayz -HasArgumentCompleter')
        $null = Get-Failure (Get-ParameterCheck '([int] $Days)' '-HaveParameter Dayz -Type int')
    }

    It 'Get-Command Remove-OldBackup | Should -Not -HaveParameter Days fails with Expected command Remove-OldBackup to not have a parameter Days, but the parameter exists.' {
        Get-Failure { function Remove-OldBackup ($Days) { }; Get-Command Remove-OldBackup | Should -Not -HaveParameter Days } | Should -Be 'Expected command Remove-OldBackup to not have a parameter Days, but the parameter exists.'
    }

    It '-ParameterName (position 1): the parameter, not one of its aliases.' {
        Get-Failure (Get-ParameterCheck '([Alias("Old")] $Days)' '-HaveParameter Old') | Should -Not -BeNullOrEmpty
    }

    It '-Type (by name only): exactly this type, as a type or as text; derived types do not count.' {
        Assert-Passing (Get-ParameterCheck '([ArgumentException] $A)' '-HaveParameter A -Type ([ArgumentException])'), (Get-ParameterCheck '([int] $A)' '-HaveParameter A -Type int')
        (Get-Failure (Get-ParameterCheck '([ArgumentException] $A)' '-HaveParameter A -Type ([ArgumentNullException])'), (Get-ParameterCheck '([ArgumentNullException] $A)' '-HaveParameter A -Type ([ArgumentException])')).Count | Should -Be 2
    }

    It ''''' stands for no default. It fails with the default value was '')'' for the last parameter of a param block when the closing parenthesis stands on the next line. With -Not, it works only beside one of the other parameters.' {
        Assert-Passing (Get-ParameterCheck '($A = 30)' '-HaveParameter A -DefaultValue 30'), (Get-ParameterCheck '($A = "x")' '-HaveParameter A -DefaultValue x'), (Get-ParameterCheck '($A = $null)' '-HaveParameter A -DefaultValue null'), (Get-ParameterCheck '($A, $B)' "-HaveParameter B -DefaultValue ''")
        Get-Failure { function Test-It { param ([int] $A
            ) }; Get-Command Test-It | Should -HaveParameter A -DefaultValue '' } | Should -BeLike "*the default value was ')'*"
        Assert-Passing (Get-ParameterCheck '([int] $A = 30, $B)' "-Not -HaveParameter A -DefaultValue '' -Type string"), (Get-ParameterCheck '([int] $A = 30, $B)' '-Not -HaveParameter A -DefaultValue 31')
        $null = Get-Failure (Get-ParameterCheck '([int] $A, $B)' "-Not -HaveParameter A -DefaultValue '' -Type string")
        Get-Failure (Get-ParameterCheck '([int] $A = 30, $B)' "-Not -HaveParameter A -DefaultValue ''") | Should -BeLike '*to not have a parameter A, but the parameter exists.'
    }

    It 'The opening parenthesis must be on the line of param. On the next line, the check fails with the default value was <empty>, and '''' passes. Move it up, or read the default from the code, with the quotes of a text: (Get-Command Remove-OldBackup).ScriptBlock.Ast.Body.ParamBlock.Parameters[1].DefaultValue.Extent.Text.' {
        $run = Invoke-Sample @"
function Get-Below {
    [CmdletBinding()]
    param
    (
        [string] `$Path = 'x',
        [int] `$Days = 30
    )
}
function Get-Same {
    [CmdletBinding()]
    param (
        [string]
        `$Path = 'x',

        [int]
        `$Days = 30
    )
}
Describe 'd' {
    It 'below' { foreach (`$pair in @{ Path = 'x' }, @{ Days = 30 }) { foreach (`$name in `$pair.Keys) { { Get-Command Get-Below | Should -HaveParameter `$name -DefaultValue `$pair[`$name] } | Should -Throw 'the default value was <empty>'; Get-Command Get-Below | Should -HaveParameter `$name -DefaultValue '' } } }
    It 'same' { Get-Command Get-Same | Should -HaveParameter Path -DefaultValue x; Get-Command Get-Same | Should -HaveParameter Days -DefaultValue 30; { Get-Command Get-Same | Should -HaveParameter Path -DefaultValue '' } | Should -Throw "the default value was 'x'" }
    It 'code' { foreach (`$name in 'Get-Below', 'Get-Same') { `$defaults = (Get-Command `$name).ScriptBlock.Ast.Body.ParamBlock.Parameters.DefaultValue.Extent.Text; `$defaults[1] | Should -Be 30; `$defaults[0] | Should -BeExactly "'x'" } }
    It 'default' { function Get-Other { param (`$Plain, `$Yes = `$true, `$Sum = 2 * 15) }; (Get-Command Get-Other).ScriptBlock.Ast.Body.ParamBlock.Parameters | ForEach-Object { "`$(`$_.DefaultValue.Extent.Text)" } | Should -BeExactly '', '`$true', '2 * 15' }
}
"@
        Assert-TestPassed $run 'below', 'same', 'code', 'default'
    }

    It 'Write it without quotes and without the $ of a variable: -DefaultValue 30, and null for $null.' {
        Assert-Passing (Get-ParameterCheck '($A = 30)' '-HaveParameter A -DefaultValue 30'), (Get-ParameterCheck '($A = "x")' '-HaveParameter A -DefaultValue x'), (Get-ParameterCheck '($A = $null)' '-HaveParameter A -DefaultValue null')
    }

    It 'When a default has several parts, such as [int] 5 or 2 * 15, only the first one is compared.' {
        Assert-Passing (Get-ParameterCheck '($A = 2 * 15)' '-HaveParameter A -DefaultValue 2'), (Get-ParameterCheck '($A = [int] 5)' '-HaveParameter A -DefaultValue "[int]"'), (Get-ParameterCheck '($A = (2 * 15))' '-HaveParameter A -DefaultValue "(2*15)"')
        (Get-Failure (Get-ParameterCheck '($A = 2 * 15)' '-HaveParameter A -DefaultValue 30'), (Get-ParameterCheck '($A = 2 * 15)' '-HaveParameter A -DefaultValue "2 * 15"'), (Get-ParameterCheck '($A = [int] 5)' '-HaveParameter A -DefaultValue 5')).Count | Should -Be 3
    }

    It 'It works for functions only: it finds no default of a script or a cmdlet.' {
        $run = Invoke-Sample -File @{ 'days.ps1' = 'param ([int] $Days = 30)' } -Test { Describe 'd' {
            It 'function' { function Test-It { param ([int] $Days = 30) }; Get-Command Test-It | Should -HaveParameter Days -DefaultValue 30 }
            It 'script' { { Get-Command $PSScriptRoot/days.ps1 | Should -HaveParameter Days -DefaultValue 30 } | Should -Throw 'the default value was <empty>'; Get-Command $PSScriptRoot/days.ps1 | Should -HaveParameter Days -Type int }
            It 'cmdlet' { { Get-Command Get-Random | Should -HaveParameter Count -DefaultValue 1 } | Should -Throw 'the default value was <empty>' }
        } }
        Assert-TestPassed $run 'function', 'script', 'cmdlet'
    }

    It '-Mandatory: the parameter must be mandatory.' {
        Assert-Passing (Get-ParameterCheck '([Parameter(Mandatory = $true)] $A)' '-HaveParameter A -Mandatory')
        Get-Failure (Get-ParameterCheck '($A)' '-HaveParameter A -Mandatory') | Should -Match 'mandatory'
    }

    It 'Without the switch, and with -Mandatory:$false, this is not checked.' {
        Assert-Passing (Get-ParameterCheck '([Parameter(Mandatory = $true)] $A)' '-HaveParameter A'), (Get-ParameterCheck '([Parameter(Mandatory = $true)] $A)' '-HaveParameter A -Mandatory:$false')
    }

    It '-HasArgumentCompleter: the parameter must have the attribute [ArgumentCompleter()]; a completer registered with Register-ArgumentCompleter does not count.' {
        Assert-Passing (Get-ParameterCheck '([ArgumentCompleter({ 1 })] $A)' '-HaveParameter A -HasArgumentCompleter')
        Get-Failure { function Test-It ($A) { }; Register-ArgumentCompleter -CommandName Test-It -ParameterName A -ScriptBlock { 1 }; Get-Command Test-It | Should -HaveParameter A -HasArgumentCompleter } | Should -Not -BeNullOrEmpty
    }

    It 'Without the switch, it is not checked.' {
        Assert-Passing (Get-ParameterCheck '([ArgumentCompleter({ 1 })] $A)' '-HaveParameter A')
    }

    It 'Takes the values under test from the pipeline.' {
        Assert-Passing { 1 | Should -Be 1 }
    }

    It 'A check that does not hold throws.' {
        Get-Failure { 1 | Should -Be 2 } | Should -Be 'Expected 2, but got 1.'
    }

    It 'The first failing check ends the test, unless code around it catches it; -ErrorAction Continue changes nothing in v4.' {
        Assert-TestPassed $files 'stopped'
        $run = Invoke-Sample {
            function Save-Vault { 'real' }
            function Copy-Vault { try { Save-Vault } catch { 'handled' } }
            Describe 'd' {
                It 'caught' { try { 1 | Should -Be 2 } catch { }; $script:after = 'went on' }
                It 'in a mock' { $script:after | Should -Be 'went on'; Mock Save-Vault { 1 | Should -Be 2 }; Copy-Vault | Should -Be 'handled' }
                It 'not caught' { Mock Save-Vault { 1 | Should -Be 2 }; Save-Vault; throw 'not reached' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
        "$($run.Messages)" | Should -BeLike 'Expected 2, but got 1.*'
    }

    It 'The message shows the first ten items of arrays that differ, without the index at which they differ, and two different strings without an arrow.' {
        Get-Failure { 1, 2, 3 | Should -Be 1, 2, 4 }, { 'a' | Should -Be 'b' } | Should -Not -Match 'index 2|---|\^'
        Get-Failure { 1..11 | Should -Be (2..12) } | Should -Be 'Expected @(2, 3, 4, 5, 6, 7, 8, 9, 10, 11), but got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).'
        Get-Failure { 1..10 | Should -Be 1 } | Should -Be 'Expected 1, but got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).'
    }

    It 'The first value of an operator may stand after it without a name. The others need their names: -Throw ''full'' ''DiskFull'' fails with Parameter ''Throw'' cannot be specified in parameter set ''Legacy''.' {
        Assert-Passing { 1 | Should -Be 1 }, { { throw 'x' } | Should -Throw x }, { 1 | Should -BeOfType int }
        Get-Failure { { throw 'disk full' } | Should -Throw 'full' 'disk full' } | Should -Be "Parameter 'Throw' cannot be specified in parameter set 'Legacy'."
    }

    It '-Because comes after the value, unless the value has its name: -Be -Because ''reason'' 1 fails with the same message.' {
        Get-Failure { 1 | Should -Be -Because 'reason' 1 } | Should -Be "Parameter 'Be' cannot be specified in parameter set 'Legacy'."
        Assert-Passing { 1 | Should -Be -Because 'reason' -ExpectedValue 1 }, { 1 | Should -Because 'reason' -Be 1 }, { 1 | Should -Be 1 -Because 'reason' }
    }

    It 'Equality | -Be, -BeExactly' {
        (Invoke-Sample -Script { Get-ShouldOperator | ForEach-Object { $_.Name } }).Value.Count | Should -Be 23
    }

    It 'Comparison | -BeGreaterThan, -BeGreaterOrEqual, -BeLessThan, -BeLessOrEqual' {
        (Invoke-Sample -Script { Get-ShouldOperator | ForEach-Object { $_.Name } }).Value.Count | Should -Be 23
    }

    It 'Truth and null | -BeTrue, -BeFalse, -BeNullOrEmpty' {
        (Invoke-Sample -Script { Get-ShouldOperator | ForEach-Object { $_.Name } }).Value.Count | Should -Be 23
    }

    It 'Collections | -Contain, -BeIn, -HaveCount' {
        (Invoke-Sample -Script { Get-ShouldOperator | ForEach-Object { $_.Name } }).Value.Count | Should -Be 23
    }

    It 'Strings | -BeLike, -BeLikeExactly, -Match, -MatchExactly' {
        (Invoke-Sample -Script { Get-ShouldOperator | ForEach-Object { $_.Name } }).Value.Count | Should -Be 23
    }

    It 'Files | -Exist, -FileContentMatch, -FileContentMatchExactly, -FileContentMatchMultiline' {
        (Invoke-Sample -Script { Get-ShouldOperator | ForEach-Object { $_.Name } }).Value.Count | Should -Be 23
    }

    It '-Contain does not look into a file, as it did in Pester 3: that is -FileContentMatch.' {
        $run = Invoke-Sample -File @{ 'a.log' = 'photos' } -Test { Describe 'd' { It 'i' { Set-Location $PSScriptRoot; './a.log' | Should -Not -Contain 'photos'; './a.log' | Should -Contain './a.log'; './a.log' | Should -FileContentMatch 'photos' } } }
        $run.Passed | Should -Be 1
    }

    It 'Each of several piped lines has to match.' {
        Assert-Passing { 'warning 1', 'warning 2' | Should -BeLike '*warning*' }, { 'warning 1', 'warning 2' | Should -Match 'warning' }, { 'a', 'warning' -join "`n" | Should -BeLike '*warning*' }, { 'a', 'warning' -join "`n" | Should -Match 'warning' }
        (Get-Failure { 'a', 'warning' | Should -BeLike '*warning*' }, { 'a', 'warning' | Should -Match 'warning' }, { 'warning', 'a' | Should -Match 'warning' }).Count | Should -Be 3
    }

    It 'A dot is any character. In a text of several lines, a dot stops at the line break unless the pattern starts with (?s), so -Not -Match ''start.*end'' passes when the two stand on different lines.' {
        Assert-Passing { 'aXb' | Should -Match 'a.b' }, { 'aXb' | Should -Not -Match ([regex]::Escape('a.b')) }, { 'a.b' | Should -Match ([regex]::Escape('a.b')) }, { 'x12y' | Should -Match '2|2222' }
        Assert-Passing { "start`nend" | Should -Not -Match 'start.*end' }, { "start`r`nend" | Should -Not -Match 'start.*end' }, { "start`nend" | Should -Match '(?s)start.*end' }, { "x start end`nend" | Should -Match 'start.*end' }
        $null = Get-Failure { 'start, end' | Should -Not -Match 'start.*end' }, { "start`nend" | Should -Not -Match '(?s)start.*end' }, { "start`nend" | Should -Match 'start.end' }
        Get-Failure { 'x13y' | Should -Match '2|2222' } | Should -Not -BeNullOrEmpty
    }

    It '| means or: ''2|2222'' finds a 2 anywhere.' {
        Assert-Passing { 'x12y' | Should -Match '2|2222' }
        Get-Failure { 'x13y' | Should -Match '2|2222' } | Should -Not -BeNullOrEmpty
    }

    It 'To accept only a real Boolean, add Should -BeOfType [bool].' {
        $run = Invoke-Sample { Describe 'd' { It 'text' { 'False' | Should -BeTrue; { 'False' | Should -BeOfType [bool] } | Should -Throw }; It 'number' { 1 | Should -BeTrue; { 1 | Should -BeOfType [bool] } | Should -Throw }; It 'Boolean' { $true | Should -BeOfType [bool]; $false | Should -BeOfType [bool] } } }
        Assert-TestPassed $run 'text', 'number', 'Boolean'
    }

    It 'The file is read in the default encoding of PowerShell; the other two operators read UTF-8.' {
        $run = Invoke-Sample {
            $text = "B$([char] 0xE4)cker"; $utf8 = New-Object System.Text.UTF8Encoding $false; $latin = [System.Text.Encoding]::GetEncoding(28591)
            Describe 'd' {
                It 'read as UTF-8' { [IO.File]::WriteAllText("$TestDrive/utf8", $text, $utf8); [IO.File]::WriteAllText("$TestDrive/latin", $text, $latin); foreach ($operator in 'FileContentMatch', 'FileContentMatchExactly') { $match = @{ $operator = $true; ExpectedContent = $text }; "$TestDrive/utf8" | Should @match; "$TestDrive/latin" | Should -Not @match } }
                It 'read as Get-Content does' { foreach ($name in 'utf8', 'latin') { $reads = (Get-Content "$TestDrive/$name") -eq $text; (& { try { "$TestDrive/$name" | Should -FileContentMatchMultiline $text; $true } catch { $false } }) | Should -Be ([bool] $reads) } }
            }
        }
        Assert-TestPassed $run 'read as UTF-8', 'read as Get-Content does'
    }
}
