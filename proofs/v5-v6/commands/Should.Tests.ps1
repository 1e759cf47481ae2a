BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $names = (Invoke-Sample -Script { (Get-ShouldOperator).Name }).Value
}

Describe 'commands/Should' {
    BeforeAll {
        $file = 'Set-Content backup.log "Kept 3`nremoved 1`r`nlast"; '
        $command = 'function Get-B { [CmdletBinding()] param ([Parameter(Mandatory)] [Alias("nm")] [string] $Name, [int] $Days = 30, [bool] $Zip = $true, $Text = "text", [Parameter(ParameterSetName = "S")] $InS, [ArgumentCompleter({ "x" })] $C, $Nul = $null) }; $g = Get-Command Get-B; '
        function Invoke-OnFile ([string[]] $Text) { (Invoke-Sample -Script ([scriptblock]::Create($file + (($Text | ForEach-Object { "try { $_ 2> `$null; 'passed' } catch { `"`$_`" }" }) -join '; ')))).Value }
        function ConvertTo-OnCommand ([string[]] $Text) { $Text | ForEach-Object { [scriptblock]::Create("$command `$g | Should $_") } }
    }

    It 'Checks one value with one operator: $actual | Should -Be $expected. A check that does not hold fails the test, and ends it unless failures are collected.' {
        Assert-Passing { 1 | Should -Be 1 }
        $null = Get-Failure { 1 | Should -Be 2 }
        $test = { Describe 'd' { It 'i' { 1 | Should -Be 1; Write-Host ('<he' + 'ld>'); 1 | Should -Be 2; Write-Host ('<went' + ' on>') } } }
        $run = Invoke-Sample $test
        $run.Failed, ($run.Text -match '<held>'), ($run.Text -match '<went on>') | Should -Be 1, $true, $false
        $run = Invoke-Sample $test -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Failed, ($run.Text -match '<went on>') | Should -Be 1, $true
    }

    It 'are checked one by one; the first that fails decides' {
        Get-Failure { 'a', 'xb', 'b' | Should -Match 'x' } | Should -BeLike "*to match 'a'*"
        $null = Get-Failure { 1, 0 | Should -BeTrue }
        Assert-Passing { 1, 2 | Should -BeIn @(1, 2) }
    }

    It 'counts as $null' {
        Get-Failure { @() | Should -BeTrue } | Should -Be 'Expected $true, but got $null.'
        Assert-Passing { @() | Should -BeIn @($null) }
    }

    It 'Turns the operator around. -Not:$false is the same as leaving it out. Should -Not -Be 1 passes for every value that does not equal 1, including wrong ones' {
        Assert-Passing { 2 | Should -Not -Be 1 }, { $null | Should -Not -Be 1 }, { 1 | Should -Not:$false -Be 1 }
        $null = Get-Failure { 1 | Should -Not -Be 1 }, { 1 | Should -Not:$false -Be 2 }
    }

    It 'Your reason, put into the failure message after "because". Leave that word out: Pester removes it from your text, even in the middle. Empty text changes nothing.' {
        Get-Failure { 1 | Should -Be 2 -Because 'it is because of x' } | Should -Be 'Expected 2, because it is of x, but got 1.'
        Get-Failure { 1 | Should -Be 2 -Because '' } | Should -Be 'Expected 2, but got 1.'
    }

    It 'Both operators compare arrays item by item and in order, nested arrays too.' {
        Assert-Passing { 1, (2, 3) | Should -Be 1, (2, 3) }
        $null = Get-Failure { 1, (2, 3) | Should -Be 1, (3, 2) }, { 2, 1 | Should -BeExactly 1, 2 }
    }

    It 'An inner list that is not an array, such as a List, needs @() around it. Without that, such a list on the right equals each value in it that counts as true.' {
        Assert-Passing { 1, 2 | Should -Be 1, ([System.Collections.Generic.List[int]] @(7, 2)) }, { 1, 7 | Should -BeExactly 1, ([System.Collections.ArrayList] @(7, 2)) }
        $null = Get-Failure { 1, 3 | Should -Be 1, ([System.Collections.Generic.List[int]] @(7, 2)) }, { 1, 0 | Should -Be 1, ([System.Collections.Generic.List[int]] @(0, 2)) }, { 1, ([System.Collections.Generic.List[int]] @(7, 2)) | Should -Be 1, 2 }
        $null = Get-Failure { 1, ([System.Collections.Generic.List[int]] @(7, 2)) | Should -Be 1, ([System.Collections.Generic.List[int]] @(7, 2)) }, { 1, 2 | Should -Be 1, @([System.Collections.Generic.List[int]] @(7, 2)) }
        Assert-Passing { 1, ([System.Collections.Generic.List[int]] @(7, 2)) | Should -Be 1, @([System.Collections.Generic.List[int]] @(7, 2)) }, { 7, 2 | Should -Be ([System.Collections.Generic.List[int]] @(7, 2)) }
    }

    It 'Two hashtables, or two [pscustomobject], with the same content are not equal; only the same instance is.' {
        $null = Get-Failure { @{ a = 1 } | Should -Be @{ a = 1 } }, { [pscustomobject] @{ a = 1 } | Should -Be ([pscustomobject] @{ a = 1 }) }
        Assert-Passing { $a = @{ a = 1 }; $a | Should -Be $a }
    }

    It 'The value equals the expected one. The type of the expected value decides how they are compared, and case does not count: ''01'' passes against 1, and any non-empty text against $true.' {
        Assert-Passing { '01' | Should -Be 1 }, { 'x' | Should -Be $true }, { 'A' | Should -Be 'a' }
        $null = Get-Failure { 1 | Should -Be '01' }, { '' | Should -Be $true }, { 2.4 | Should -Be 2 }
    }

    It '''photos.bak'' | Should -Not -Be ''photos.bak'' fails with Expected ''photos.bak'' to be different from the actual value, but got the same value.' {
        Get-Failure { 'photos.bak' | Should -Not -Be 'photos.bak' } | Should -Be "Expected 'photos.bak' to be different from the actual value, but got the same value."
    }

    It '-ExpectedValue (position 1): what you want. Give a whole array as it is, -Be @(1, 2, 3). Without an expected value, the actual value is compared with $null.' {
        Assert-Passing { 1, 2, 3 | Should -Be @(1, 2, 3) }, { $null | Should -Be }
        Get-Failure { 1 | Should -Be } | Should -Be 'Expected $null, but got 1.'
    }

    It 'As -Be, but upper and lower case count. Values are still converted: 1 passes against ''1''.' {
        Assert-Passing { 1 | Should -BeExactly '1' }
        $null = Get-Failure { 'A' | Should -BeExactly 'a' }
    }

    It '''photos.bak'' | Should -Not -BeExactly ''photos.bak'' fails with Expected ''photos.bak'' to be different from the actual value, but got exactly the same value.' {
        Get-Failure { 'photos.bak' | Should -Not -BeExactly 'photos.bak' } | Should -Be "Expected 'photos.bak' to be different from the actual value, but got exactly the same value."
    }

    It 'All four use the PowerShell operator with the same meaning, so the type of the actual value decides: 5 against ''10'' compares numbers, and ''5'' against 10 compares text. $null is less than 1, and [double]::NaN passes all four.' {
        Assert-Passing { '5' | Should -BeGreaterThan 10 }, { $null | Should -BeLessThan 1 }, { [double]::NaN | Should -BeLessThan 1 }, { [double]::NaN | Should -BeGreaterThan 1 }, { [double]::NaN | Should -BeLessOrEqual 1 }, { [double]::NaN | Should -BeGreaterOrEqual 1 }
        $null = Get-Failure { 5 | Should -BeGreaterThan '10' }
    }

    It 'The negation of each is another of the four, and gives the message of that one.' {
        Get-Failure { 100 | Should -Not -BeGreaterThan 30 } | Should -Match 'less than or equal to 30'
        Get-Failure { 1 | Should -Not -BeLessThan 30 } | Should -Match 'greater than or equal to 30'
    }

    It 'The value is greater than the expected one.' {
        Assert-Passing { 31 | Should -BeGreaterThan 30 }
        $null = Get-Failure { 29 | Should -BeGreaterThan 30 }
    }

    It '100 | Should -Not -BeGreaterThan 30 fails with Expected the actual value to be less than or equal to 30, but got 100.' {
        Get-Failure { 100 | Should -Not -BeGreaterThan 30 } | Should -Be 'Expected the actual value to be less than or equal to 30, but got 100.'
    }

    It '-ExpectedValue (position 1): the value must lie above it; equal is not enough.' {
        $null = Get-Failure { 30 | Should -BeGreaterThan 30 }
    }

    It 'The value is greater than, or equal to, the expected one.' {
        Assert-Passing { 30 | Should -BeGreaterOrEqual 30 }, { 31 | Should -BeGreaterOrEqual 30 }
        $null = Get-Failure { 29 | Should -BeGreaterOrEqual 30 }
    }

    It '30 | Should -Not -BeGreaterOrEqual 30 fails with Expected the actual value to be less than 30, but got 30.' {
        Get-Failure { 30 | Should -Not -BeGreaterOrEqual 30 } | Should -Be 'Expected the actual value to be less than 30, but got 30.'
    }

    It 'The value is less than the expected one.' {
        Assert-Passing { 29 | Should -BeLessThan 30 }
        $null = Get-Failure { 31 | Should -BeLessThan 30 }
    }

    It '29 | Should -Not -BeLessThan 30 fails with Expected the actual value to be greater than or equal to 30, but got 29.' {
        Get-Failure { 29 | Should -Not -BeLessThan 30 } | Should -Be 'Expected the actual value to be greater than or equal to 30, but got 29.'
    }

    It '-ExpectedValue (position 1): the value must lie below it; equal is not enough.' {
        $null = Get-Failure { 30 | Should -BeLessThan 30 }
    }

    It 'The value is less than, or equal to, the expected one.' {
        Assert-Passing { 30 | Should -BeLessOrEqual 30 }, { 29 | Should -BeLessOrEqual 30 }
        $null = Get-Failure { 31 | Should -BeLessOrEqual 30 }
    }

    It '30 | Should -Not -BeLessOrEqual 30 fails with Expected the actual value to be greater than 30, but got 30.' {
        Get-Failure { 30 | Should -Not -BeLessOrEqual 30 } | Should -Be 'Expected the actual value to be greater than 30, but got 30.'
    }

    It '-BeTrue and -BeFalse judge truthiness as an if does: 1 and the text ''False'' are true; 0, '''', $null and @() are false.' {
        Assert-Passing { 1 | Should -BeTrue }, { 'False' | Should -BeTrue }, { 0 | Should -BeFalse }, { '' | Should -BeFalse }, { $null | Should -BeFalse }, { @() | Should -BeFalse }
    }

    It 'Each is the negation of the other.' {
        Assert-Passing { 1 | Should -Not -BeFalse }, { 0 | Should -Not -BeTrue }
        $null = Get-Failure { 1 | Should -BeFalse }, { 0 | Should -BeTrue }
    }

    It 'The value is true, or anything that PowerShell treats as true.' {
        Assert-Passing { $true | Should -BeTrue }, { 'x' | Should -BeTrue }
    }

    It '$true | Should -Not -BeTrue fails with Expected $false, but got $true.' {
        Get-Failure { $true | Should -Not -BeTrue } | Should -Be 'Expected $false, but got $true.'
    }

    It 'The value is false, or anything that PowerShell treats as false.' {
        Assert-Passing { $false | Should -BeFalse }, { 0 | Should -BeFalse }
    }

    It '$false | Should -Not -BeFalse fails with Expected $true, but got $false.' {
        Get-Failure { $false | Should -Not -BeFalse } | Should -Be 'Expected $true, but got $false.'
    }

    It 'The value is $null, an empty string, an empty array or an empty hashtable. @($null), [DBNull]::Value and an object whose text is empty, such as [pscustomobject] @{}, pass, too. 0, a space, two nulls and an empty [ordered] dictionary do not.' {
        Assert-Passing { [pscustomobject] @{} | Should -BeNullOrEmpty }, { [System.Text.StringBuilder]::new() | Should -BeNullOrEmpty }, { [pscustomobject] @{ a = 1 } | Should -Not -BeNullOrEmpty }, { [System.Text.StringBuilder]::new('x') | Should -Not -BeNullOrEmpty }
        Assert-Passing { [DBNull]::Value | Should -BeNullOrEmpty }, { [DBNull]::Value | Should -Not -Be $null }, { $null | Should -BeNullOrEmpty }, { '' | Should -BeNullOrEmpty }, { @() | Should -BeNullOrEmpty }, { @{} | Should -BeNullOrEmpty }, { @($null) | Should -BeNullOrEmpty }
        $null = Get-Failure { 0 | Should -BeNullOrEmpty }, { ' ' | Should -BeNullOrEmpty }, { $null, $null | Should -BeNullOrEmpty }, { [ordered] @{} | Should -BeNullOrEmpty }
    }

    It '$null | Should -Not -BeNullOrEmpty fails with Expected a value, but got $null or empty.' {
        Get-Failure { $null | Should -Not -BeNullOrEmpty } | Should -Be 'Expected a value, but got $null or empty.'
    }

    It 'The value has the type, or a type derived from it. Each piped item is checked; $null has no type and fails.' {
        Assert-Passing { 1 | Should -BeOfType ([int]) }, { 1 | Should -BeOfType ([object]) }, { 1, 2 | Should -BeOfType int }
        $null = Get-Failure { 1, 'a' | Should -BeOfType int }, { $null | Should -BeOfType ([object]) }
    }

    It '[pscustomobject] and [psobject] say nothing: every piped value except $null has these types, even a number.' {
        Assert-Passing { 1 | Should -BeOfType ([pscustomobject]) }, { 'a', @{} | Should -BeOfType ([pscustomobject]) }, { 1 | Should -BeOfType ([psobject]) }
        (Get-Failure { 1 | Should -Not -BeOfType ([pscustomobject]) }, { $null | Should -BeOfType ([pscustomobject]) }).Count | Should -Be 2
    }

    It '30 | Should -Not -BeOfType [int] fails with Expected the value to not have type [int] or any of its subtypes, but got 30 with type [int].' {
        Get-Failure { 30 | Should -Not -BeOfType [int] } | Should -Be 'Expected the value to not have type [int] or any of its subtypes, but got 30 with type [int].'
    }

    It '-ExpectedType (position 1): a type, or its name as text with or without brackets.' {
        Assert-Passing { 1 | Should -BeOfType int }, { 1 | Should -BeOfType '[int]' }, { 1 | Should -BeOfType ([int]) }
    }

    It '-Contain and -HaveCount look at everything that was piped; -BeIn looks at each piped item.' {
        Assert-Passing { 1, 2 | Should -Contain 2 }, { 1, 2 | Should -HaveCount 2 }
        $null = Get-Failure { 1, 3 | Should -BeIn @(1, 2) }
    }

    It 'None of them knows wildcards or finds a part of a text, and case does not count.' {
        $null = Get-Failure { 'weekly' | Should -BeIn @('week*') }, { 'weekly', 'x' | Should -Contain 'week*' }, { 'weekly', 'x' | Should -Contain 'week' }
        Assert-Passing { 'A' | Should -BeIn @('a') }, { 'A', 'b' | Should -Contain 'a' }
    }

    It 'The collection holds the expected item.' {
        Assert-Passing { 1, 2 | Should -Contain 2 }, { 5 | Should -Contain 5 }
        $null = Get-Failure { 1, 2 | Should -Contain 3 }
    }

    It '-Contain takes one item; a list in its place is not looked up item by item.' {
        $null = Get-Failure { 1, 2, 3 | Should -Contain @(1, 2) }, { 'a', 'b' | Should -Contain @('a', 'b') }
    }

    It 'Among texts, a list counts as its items joined by spaces: ''daily'', ''weekly'' | Should -Contain @(''daily'') passes, but with @(''daily'', ''weekly'') it fails. Among numbers, @(1) is not found.' {
        Assert-Passing { 'daily', 'weekly' | Should -Contain @('daily') }, { 'daily weekly', 'x' | Should -Contain @('daily', 'weekly') }
        $null = Get-Failure { 'daily', 'weekly' | Should -Contain @('daily', 'weekly') }, { 1, 2 | Should -Contain @(1) }
    }

    It 'An empty collection holds $null: @() | Should -Contain $null passes.' {
        Assert-Passing { @() | Should -Contain $null }
        $null = Get-Failure { @() | Should -Contain 0 }, { 1, 2 | Should -Contain $null }
    }

    It 'A [pscustomobject] or a hashtable is found only if it is the same object' {
        Assert-Passing { $a = @{ a = 1 }; $a, 1 | Should -Contain $a }
        $null = Get-Failure { @{ a = 1 }, 1 | Should -Contain @{ a = 1 } }, { [pscustomobject] @{ a = 1 }, 1 | Should -Contain ([pscustomobject] @{ a = 1 }) }
    }

    It '''daily'', ''weekly'' | Should -Not -Contain ''daily'' fails with Expected ''daily'' to not be found in collection @(''daily'', ''weekly''), but it was found.' {
        Get-Failure { 'daily', 'weekly' | Should -Not -Contain 'daily' } | Should -Be "Expected 'daily' to not be found in collection @('daily', 'weekly'), but it was found."
    }

    It 'The value is one of the expected ones. When several values are piped, each of them has to be an expected one.' {
        Assert-Passing { 'weekly' | Should -BeIn @('daily', 'weekly') }, { 1, 2 | Should -BeIn @(1, 2, 3) }
        $null = Get-Failure { 1, 4 | Should -BeIn @(1, 2, 3) }
    }

    It '''weekly'' | Should -Not -BeIn @(''daily'', ''weekly'') fails with Expected collection @(''daily'', ''weekly'') to not contain ''weekly'', but it was found.' {
        Get-Failure { 'weekly' | Should -Not -BeIn @('daily', 'weekly') } | Should -Be "Expected collection @('daily', 'weekly') to not contain 'weekly', but it was found."
    }

    It 'The number of piped items is the expected one. A string and a hashtable are one item each, and so is $null; an empty array is none.' {
        Assert-Passing { 1, 2 | Should -HaveCount 2 }, { 'abc' | Should -HaveCount 1 }, { @{ a = 1; b = 2 } | Should -HaveCount 1 }, { $null | Should -HaveCount 1 }, { @() | Should -HaveCount 0 }
    }

    It '''daily'', ''weekly'' | Should -Not -HaveCount 2 fails with Expected a collection with size different from 2, but got collection with that size @(''daily'', ''weekly'').' {
        Get-Failure { 'daily', 'weekly' | Should -Not -HaveCount 2 } | Should -Be "Expected a collection with size different from 2, but got collection with that size @('daily', 'weekly')."
    }

    It '-ExpectedValue (position 1): the number; below 0 it is an error.' {
        Get-Failure { 1 | Should -HaveCount -1 } | Should -Match 'size must be greater than or equal to 0'
    }

    It 'For -BeLike, the pattern has to match the whole text; for -Match, any part of it.' {
        Assert-Passing { 'photos.bak' | Should -BeLike 'photos*' }, { 'photos.bak' | Should -Match 'otos' }
        $null = Get-Failure { 'photos.bak' | Should -BeLike 'photos' }
    }

    It 'The text matches a wildcard pattern. Case does not count.' {
        Assert-Passing { 'Photos.bak' | Should -BeLike 'photos*' }
        $null = Get-Failure { 'photos.bak' | Should -BeLike '*.zip' }
    }

    It '''photos.bak'' | Should -Not -BeLike ''*.bak'' fails with Expected like wildcard ''*.bak'' to not match ''photos.bak'', but it did match.' {
        Get-Failure { 'photos.bak' | Should -Not -BeLike '*.bak' } | Should -Be "Expected like wildcard '*.bak' to not match 'photos.bak', but it did match."
    }

    It 'and [a-z]; a bracket that stands for itself needs a backtick, in single quotes.' {
        Assert-Passing { 'a[1]' | Should -BeLike 'a`[1`]' }, { 'b' | Should -BeLike '[a-z]' }
        $null = Get-Failure { 'a[1]' | Should -BeLike 'a[1]' }
    }

    It 'As -BeLike, but upper and lower case count.' {
        $null = Get-Failure { 'Photos' | Should -BeLikeExactly 'photo*' }
        Assert-Passing { 'photos' | Should -BeLikeExactly 'photo*' }
    }

    It '''photos.bak'' | Should -Not -BeLikeExactly ''*.bak'' fails with Expected case sensitive like wildcard ''*.bak'' to not match ''photos.bak'', but it did match.' {
        Get-Failure { 'photos.bak' | Should -Not -BeLikeExactly '*.bak' } | Should -Be "Expected case sensitive like wildcard '*.bak' to not match 'photos.bak', but it did match."
    }

    It 'The text matches a regular expression somewhere. Case does not count.' {
        Assert-Passing { 'photos.bak' | Should -Match 'OTOS' }
        $null = Get-Failure { 'photos.bak' | Should -Match '^otos' }
    }

    It '''photos.bak'' | Should -Not -Match ''photo'' fails with Expected regular expression ''photo'' to not match ''photos.bak'', but it did match.' {
        Get-Failure { 'photos.bak' | Should -Not -Match 'photo' } | Should -Be "Expected regular expression 'photo' to not match 'photos.bak', but it did match."
    }

    It '-RegularExpression (position 1): the pattern. To look for plain text, pass it through [regex]::Escape().' {
        Assert-Passing { '1x2' | Should -Match '1.2' }
        $null = Get-Failure { '1x2' | Should -Match ([regex]::Escape('1.2')) }
    }

    It 'As -Match, but upper and lower case count.' {
        $null = Get-Failure { 'Photos' | Should -MatchExactly 'photos' }
    }

    It '''Photos.bak'' | Should -Not -MatchExactly ''^P'' fails with Expected regular expression ''^P'' to not case sensitively match ''Photos.bak'', but it did match.' {
        Get-Failure { 'Photos.bak' | Should -Not -MatchExactly '^P' } | Should -Be "Expected regular expression '^P' to not case sensitively match 'Photos.bak', but it did match."
    }

    It 'The actual value of all five is a path, not content.' {
        Invoke-OnFile "'kept' | Should -FileContentMatch 'kept'", "'kept' | Should -Exist" | Should -Match '^Expected'
    }

    It '$null and an empty text are not a path: -Exist fails and -Not -Exist passes. $null also prints an error, which makes -Exist and -Not -Exist fail where $global:ErrorActionPreference is Stop.' {
        (Invoke-Sample { Describe 'd' { It 'null' { $null | Should -Not -Exist } } } -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Passed | Should -Be 1
        $test = { Describe 'd' { It 'null' { $null | Should -Not -Exist }; It 'empty' { '' | Should -Not -Exist }; It 'null, positive' { $null | Should -Exist }; It 'empty, positive' { '' | Should -Exist } } }
        $run = Invoke-Sample $test
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed'
        $run.Tests[2, 3].Message | Should -Be 'Expected path $null to exist, but it did not exist.', 'Expected path <empty> to exist, but it did not exist.'
        $run = Invoke-Sample $test -Script { $global:ErrorActionPreference = 'Stop'; try { Invoke-Pester -Path ./Sample.Tests.ps1 -PassThru -Output None } finally { $global:ErrorActionPreference = 'Continue' } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed', 'Failed'
        $run.Tests[0, 2].Message | Should -BeLike '*null*'
        $run.Tests[2].Message | Should -Not -BeLike 'Expected*'
    }

    It '^ and $ are the ends of the text, and $ is also the place before a last line feed, unless the pattern starts with (?m).' {
        Assert-Passing { "12`n" | Should -Match '^\d+$' }, { "x`nmail" | Should -Match '(?m)^mail' }
        $null = Get-Failure { "12`n`n" | Should -Match '^\d+$' }, { "12`nx" | Should -Match '^\d+$' }, { "12`n" | Should -Match '^\d+\z' }, { "x`nmail" | Should -Match '^mail' }
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

    It 'Wildcards in the path are expanded, and one match is enough.' {
        Invoke-OnFile "'./back*' | Should -Exist", "'Env:PATH' | Should -Exist", "'./zz*' | Should -Exist" | Should -Be 'passed', 'passed', "Expected path './zz*' to exist, but it did not exist."
    }

    It '''./backup.log'' | Should -Not -Exist fails with Expected path ''./backup.log'' to not exist, but it did exist.' {
        Invoke-OnFile "'./backup.log' | Should -Not -Exist" | Should -Be "Expected path './backup.log' to not exist, but it did exist."
    }

    It 'A line of the file matches a regular expression. Case does not count; ^ and $ are the ends of each line.' {
        Invoke-OnFile "'./backup.log' | Should -FileContentMatch '^REMOVED 1$'", "'./backup.log' | Should -FileContentMatch '3$'", "'./backup.log' | Should -FileContentMatch '3\nrem'" | Should -Be 'passed', 'passed', "Expected '3\nrem' to be found in file './backup.log', but it was not found."
    }

    It '''./backup.log'' | Should -Not -FileContentMatch ''kept'' fails with Expected ''kept'' to not be found in file ''./backup.log'', but it was found.' {
        Invoke-OnFile "'./backup.log' | Should -Not -FileContentMatch 'kept'" | Should -Be "Expected 'kept' to not be found in file './backup.log', but it was found."
    }

    It 'As -FileContentMatch, but upper and lower case count.' {
        Invoke-OnFile "'./backup.log' | Should -FileContentMatchExactly 'Kept'", "'./backup.log' | Should -FileContentMatchExactly 'kept'" | Should -Be 'passed', "Expected 'kept' to be case sensitively found in file './backup.log', but it was not found."
    }

    It '''./backup.log'' | Should -Not -FileContentMatchExactly ''Kept'' fails with Expected ''Kept'' to not be case sensitively found in file ''./backup.log'', but it was found.' {
        Invoke-OnFile "'./backup.log' | Should -Not -FileContentMatchExactly 'Kept'" | Should -Be "Expected 'Kept' to not be case sensitively found in file './backup.log', but it was found."
    }

    It 'Case does not count.' {
        Invoke-OnFile "'./backup.log' | Should -FileContentMatchMultiline 'KEPT 3'", "'./backup.log' | Should -FileContentMatchMultilineExactly 'KEPT 3'" | Should -Be 'passed', "Expected 'KEPT 3' to be case sensitively found in file './backup.log', but it was not found."
    }

    It '''./backup.log'' | Should -Not -FileContentMatchMultiline ''^kept'' fails with Expected ''^kept'' to not be found in file ''./backup.log'', but it was found.' {
        Invoke-OnFile "'./backup.log' | Should -Not -FileContentMatchMultiline '^kept'" | Should -Be "Expected '^kept' to not be found in file './backup.log', but it was found."
    }

    It 'For the end of a line in text from Windows, write \r?$ in such a pattern; a bare $ does not find it.' {
        Assert-Passing { "a`r`nb" | Should -Match '(?m)^a\r?$' }, { "a`nb" | Should -Match '(?m)^a\r?$' }, { "a`r`nb" | Should -Not -Match '(?m)^a$' }, { "a`nb" | Should -Match '(?m)^a$' }
    }

    It 'With (?m) in front, \r?$ matches the end of every line.' {
        $run = Invoke-Sample -Script { foreach ($file in 'crlf.log', 'lf.log') { [System.IO.File]::WriteAllText("$PWD/$file", $(if ($file -eq 'lf.log') { "a`nb`nc" } else { "a`r`nb`r`nc" })); foreach ($pattern in '(?m)^b\r?$', '(?m)^b$') { try { "./$file" | Should -FileContentMatchMultiline $pattern; 'found' } catch { 'not found' } } } }
        $run.Value | Should -Be 'found', 'not found', 'found', 'found'
    }

    It '\n matches a line break of every system.' {
        Invoke-OnFile "'./backup.log' | Should -FileContentMatchMultiline '3\r?\nremoved'", "'./backup.log' | Should -FileContentMatchMultiline '1\r?\nlast'", "'./backup.log' | Should -FileContentMatchMultiline '1\nlast'" | Should -Be 'passed', 'passed', "Expected '1\nlast' to be found in file './backup.log', but it was not found."
    }

    It 'As -FileContentMatchMultiline, but upper and lower case count.' {
        Invoke-OnFile "'./backup.log' | Should -FileContentMatchMultilineExactly 'Kept 3\nremoved'", "'./backup.log' | Should -FileContentMatchMultilineExactly 'kept 3\nremoved'" | Should -Be 'passed', "Expected 'kept 3\nremoved' to be case sensitively found in file './backup.log', but it was not found."
    }

    It '''./backup.log'' | Should -Not -FileContentMatchMultilineExactly ''^Kept'' fails with Expected ''^Kept'' to not be case sensitively found in file ''./backup.log'', but it was found.' {
        Invoke-OnFile "'./backup.log' | Should -Not -FileContentMatchMultilineExactly '^Kept'" | Should -Be "Expected '^Kept' to not be case sensitively found in file './backup.log', but it was found."
    }

    It 'The script block throws a terminating error.' {
        Assert-Passing { { throw 'x' } | Should -Throw }
        $null = Get-Failure { { 1 } | Should -Throw }
    }

    It 'Pipe the block itself, in braces; anything else is refused with Input is missing or not a ScriptBlock.' {
        Get-Failure { 5 | Should -Throw }, { 'throw 1' | Should -Throw } | Should -BeLike 'Input is missing or not a ScriptBlock.*'
    }

    It 'Write-Error does not throw, unless it has -ErrorAction Stop or $ErrorActionPreference is Stop where it runs. A function of a module does not see the preference of the test.' {
        $null = Get-Failure { { Write-Error 'x' 2> $null } | Should -Throw }
        Assert-Passing { $ErrorActionPreference = 'Stop'; { Write-Error 'x' } | Should -Throw }, { { Write-Error 'x' -ErrorAction Stop } | Should -Throw }
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Write-Here { Write-Error 'x' }
                    New-Module -Name Problem { function Write-There { [CmdletBinding()] param () Write-Error 'x' }; function Write-Strict { $ErrorActionPreference = 'Stop'; Write-Error 'x' } } | Import-Module
                }
                AfterAll { Remove-Module Problem }
                It 'of the test' { $ErrorActionPreference = 'Stop'; { Write-Here } | Should -Throw }
                It 'of a module' { $ErrorActionPreference = 'Stop'; { Write-There } | Should -Throw }
                It 'of a module, handed over' { { Write-There -ErrorAction Stop } | Should -Throw }
                It 'of a module, set there' { $ErrorActionPreference = 'Continue'; { Write-Strict } | Should -Throw }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Passed'
    }

    It 'With -Not, any exception fails the test, and the three filters are ignored. { throw ''disk full'' } | Should -Not -Throw fails with Expected no exception to be thrown, but an exception "disk full" was thrown from ….' {
        Get-Failure { { throw 'disk full' } | Should -Not -Throw 'other' }, { { throw 'disk full' } | Should -Not -Throw } | Should -BeLike 'Expected no exception to be thrown, but an exception "disk full" was thrown from *'
    }

    It '-ExpectedMessage (position 1): a wildcard pattern for the whole message, case ignored. When it is left out or empty, any message will do.' {
        Assert-Passing { { throw 'disk full' } | Should -Throw 'DISK FULL' }, { { throw 'disk full' } | Should -Throw '*full*' }, { { throw 'drive [C]' } | Should -Throw 'drive `[C`]' }, { { throw 'x' } | Should -Throw '' }
        $null = Get-Failure { { throw 'disk full' } | Should -Throw 'full' }, { { throw 'drive [C]' } | Should -Throw 'drive [C]' }, { { throw 'drive [C]' } | Should -Throw "drive `[C`]" }
    }

    It 'For a part of the message, write ''*full*''' {
        Assert-Passing { { throw 'disk full' } | Should -Throw '*full*' }, { { throw 'drive [C]' } | Should -Throw 'drive `[C`]' }
        $null = Get-Failure { { throw 'disk full' } | Should -Throw 'full' }, { { throw 'drive [C]' } | Should -Throw 'drive [C]' }, { { throw 'drive [C]' } | Should -Throw "drive `[C`]" }
    }

    It '-ErrorId (position 2): a wildcard pattern for FullyQualifiedErrorId.' {
        Assert-Passing { { Get-Item /nope -ErrorAction Stop } | Should -Throw -ErrorId 'PathNotFound*' }
        $null = Get-Failure { { Get-Item /nope -ErrorAction Stop } | Should -Throw -ErrorId 'PathNotFound' }
    }

    It 'Whatever is inside, an error from a .NET method call is a MethodInvocationException. Likewise, arguments that fit no overload give a MethodException, and an error from a cast or from 1 / 0 is a RuntimeException.' {
        Assert-Passing { { [int]::Parse('x') } | Should -Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }, { { 1 / 0 } | Should -Throw -ExceptionType ([System.Management.Automation.RuntimeException]) }, { { throw [FormatException]::new('x') } | Should -Throw -ExceptionType ([FormatException]) }
        $null = Get-Failure { { [int]::Parse('x') } | Should -Throw -ExceptionType ([FormatException]) }, { { 1 / 0 } | Should -Throw -ExceptionType ([DivideByZeroException]) }, { { [int] 'x' } | Should -Throw -ExceptionType ([InvalidCastException]) }
        Assert-Passing { { [int]::Parse() } | Should -Throw -ExceptionType ([System.Management.Automation.MethodException]) }, { { [math]::Abs('x') } | Should -Throw -ExceptionType ([System.Management.Automation.MethodException]) }, { { [int] 'x' } | Should -Throw -ExceptionType ([System.Management.Automation.RuntimeException]) }
        $null = Get-Failure { { [int]::Parse() } | Should -Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }, { { [math]::Abs('x') } | Should -Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]) }
    }

    It '-ExceptionType (position 3): the type of the exception, or a base type of it.' {
        Assert-Passing { { throw [System.IO.FileNotFoundException]::new('x') } | Should -Throw -ExceptionType ([System.IO.IOException]) }
        $null = Get-Failure { { throw [System.IO.IOException]::new('x') } | Should -Throw -ExceptionType ([System.IO.FileNotFoundException]) }
    }

    It '-PassThru: returns the error record when the assertion passes, for further checks.' {
        Assert-Passing { if (({ throw 'x' } | Should -Throw -PassThru) -isnot [System.Management.Automation.ErrorRecord]) { throw 'no record' } }, { if ($null -ne ({ throw 'x' } | Should -Throw)) { throw 'output' } }
    }

    It 'The command has a parameter with that name and the properties that you ask for.' {
        Assert-Passing (ConvertTo-OnCommand '-HaveParameter Days', '-HaveParameter Days -Type ([int]) -DefaultValue 30')
        $null = Get-Failure (ConvertTo-OnCommand '-HaveParameter Nope', '-HaveParameter Days -Type ([string])')
    }

    It 'Pipe what Get-Command returns; a name as text is refused with Input value must be non-null CommandInfo object. You can get one by calling Get-Command.' {
        Get-Failure { 'Get-Item' | Should -HaveParameter Path } | Should -Be 'Input value must be non-null CommandInfo object. You can get one by calling Get-Command.'
    }

    It 'With -Not and none of the other parameters, the parameter must not exist. With -Not and other parameters, it must have none of the properties that these parameters name, which also holds for a parameter that does not exist.' {
        Assert-Passing (ConvertTo-OnCommand '-Not -HaveParameter Nope', '-Not -HaveParameter Days -Type ([string])')
        $null = Get-Failure (ConvertTo-OnCommand '-Not -HaveParameter Days', '-Not -HaveParameter Days -Type ([int])', '-Not -HaveParameter Days -Type ([int]) -DefaultValue 99')
        Assert-Passing (ConvertTo-OnCommand '-Not -HaveParameter Nope -Type ([int])', '-Not -HaveParameter Nope -Mandatory', '-Not -HaveParameter Nope -DefaultValue 30')
        $null = Get-Failure (ConvertTo-OnCommand '-HaveParameter Nope -Type ([int])')
    }

    It 'Get-Command Remove-OldBackup | Should -Not -HaveParameter Days fails with Expected command Remove-OldBackup to not have a parameter Days, but the parameter exists.' {
        Get-Failure { function Remove-OldBackup ($Days) { }; Get-Command Remove-OldBackup | Should -Not -HaveParameter Days } | Should -Be 'Expected command Remove-OldBackup to not have a parameter Days, but the parameter exists.'
    }

    It '-ParameterName (position 1): the parameter, not one of its aliases.' {
        $null = Get-Failure (ConvertTo-OnCommand '-HaveParameter nm')
    }

    It '-Type (position 2): exactly this type, as a type or as text; derived types do not count.' {
        Assert-Passing (ConvertTo-OnCommand '-HaveParameter Days ([int])', '-HaveParameter Days int')
        $null = Get-Failure (ConvertTo-OnCommand '-HaveParameter Days ([object])')
    }

    It '-DefaultValue (position 3): the default, compared as text.' {
        Assert-Passing { function Test-It { param ($Days = 30, $Now = (Get-Date)) }; Get-Command Test-It | Should -HaveParameter Days ([object]) 30; Get-Command Test-It | Should -HaveParameter Now -DefaultValue '(Get-Date)' }
        $null = Get-Failure { function Test-It { param ($Days = 30) }; Get-Command Test-It | Should -HaveParameter Days ([object]) 31 }, { function Test-It { param ($Now = (Get-Date)) }; Get-Command Test-It | Should -HaveParameter Now -DefaultValue (Get-Date) }
    }

    It 'A number in the code counts by its value: for 1KB, write 1024 or (1KB), since a bare 1KB is compared as that text.' {
        Assert-Passing (ConvertTo-OnCommand '-HaveParameter Zip -DefaultValue True', '-HaveParameter Text -DefaultValue text', '-HaveParameter Days -DefaultValue 30', "-HaveParameter Nul -DefaultValue ''", "-HaveParameter InS -DefaultValue ''")
        Assert-Passing {
            function Test-It { param ($Size = 1KB, $Name = '', $Now = (Get-Date)) }
            Get-Command Test-It | Should -HaveParameter Size -DefaultValue 1024
            Get-Command Test-It | Should -HaveParameter Name -DefaultValue ''
            Get-Command Test-It | Should -HaveParameter Now -DefaultValue '(Get-Date)'
        }
        $null = Get-Failure (ConvertTo-OnCommand "-HaveParameter Days -DefaultValue ''")
        Assert-Passing (ConvertTo-OnCommand "-Not -HaveParameter Days -DefaultValue '' -Type ([string])", '-Not -HaveParameter Days -DefaultValue 31')
        Get-Failure (ConvertTo-OnCommand "-Not -HaveParameter Days -DefaultValue ''") | Should -BeLike '*to not have a parameter Days, but the parameter exists.'
        $null = Get-Failure (ConvertTo-OnCommand "-Not -HaveParameter Nul -DefaultValue '' -Type ([string])")
        $null = Get-Failure { function Test-It { param ($Size = 1KB) }; Get-Command Test-It | Should -HaveParameter Size -DefaultValue '1KB' }, { function Test-It { param ($Size = 1KB) }; Get-Command Test-It | Should -HaveParameter Size -DefaultValue 1KB }
        Assert-Passing { function Test-It { param ($Size = 1KB, $Mask = 0x10) }; Get-Command Test-It | Should -HaveParameter Size -DefaultValue (1KB); Get-Command Test-It | Should -HaveParameter Mask -DefaultValue (0x10); Get-Command Test-It | Should -HaveParameter Mask -DefaultValue 16 }
        # A text in the code stays as it is.
        Assert-Passing { function Test-It { param ($Size = '1KB') }; Get-Command Test-It | Should -HaveParameter Size -DefaultValue 1KB }
        $null = Get-Failure { function Test-It { param ($Size = '1KB') }; Get-Command Test-It | Should -HaveParameter Size -DefaultValue 1024 }
    }

    It 'A text stands without its quotes, $true and $false without the $, and everything else as in the code. The command (Get-Date)' {
        Assert-Passing (ConvertTo-OnCommand '-HaveParameter Zip -DefaultValue True', '-HaveParameter Text -DefaultValue text', '-HaveParameter Days -DefaultValue 30')
        Assert-Passing { function Test-It { param ($Now = (Get-Date)) }; Get-Command Test-It | Should -HaveParameter Now -DefaultValue '(Get-Date)' }, { function Test-It { param ($Size = '1KB') }; Get-Command Test-It | Should -HaveParameter Size -DefaultValue 1KB }
        $null = Get-Failure { function Test-It { param ($Size = '1KB') }; Get-Command Test-It | Should -HaveParameter Size -DefaultValue 1024 }
    }

    It ''''' passes for no default, for $null and for an empty text; with -Not, it works only beside one of the other parameters.' {
        Assert-Passing (ConvertTo-OnCommand "-HaveParameter Nul -DefaultValue ''", "-HaveParameter InS -DefaultValue ''")
        Assert-Passing { function Test-It { param ($Name = '') }; Get-Command Test-It | Should -HaveParameter Name -DefaultValue '' }
        $null = Get-Failure (ConvertTo-OnCommand "-HaveParameter Days -DefaultValue ''")
        Assert-Passing (ConvertTo-OnCommand "-Not -HaveParameter Days -DefaultValue '' -Type ([string])")
        Get-Failure (ConvertTo-OnCommand "-Not -HaveParameter Days -DefaultValue ''") | Should -BeLike '*to not have a parameter Days, but the parameter exists.'
    }

    It 'A [switch] $Force has no default, so -DefaultValue $false fails.' {
        Assert-Passing { function Test-It { param ([switch] $Force) }; Get-Command Test-It | Should -HaveParameter Force -DefaultValue '' }, { function Test-It { param ([switch] $Force = $false) }; Get-Command Test-It | Should -HaveParameter Force -DefaultValue $false }
        Get-Failure { function Test-It { param ([switch] $Force) }; Get-Command Test-It | Should -HaveParameter Force -DefaultValue $false } | Should -BeLike "*default value to be 'False', but the default value was <empty>.*"
    }

    It 'The command (Get-Date) and the text ''(Get-Date)'' therefore look the same.' {
        Assert-Passing { function Test-It { param ($Now = (Get-Date)) }; Get-Command Test-It | Should -HaveParameter Now -DefaultValue '(Get-Date)' }, { function Test-It { param ($Now = '(Get-Date)') }; Get-Command Test-It | Should -HaveParameter Now -DefaultValue '(Get-Date)' }
        $null = Get-Failure { function Test-It { param ($Now = (Get-Culture)) }; Get-Command Test-It | Should -HaveParameter Now -DefaultValue '(Get-Date)' }
    }

    It 'It works for functions and scripts only, else the error is Using -DefaultValue is only supported for functions and scripts.' {
        Get-Failure { Get-Command Get-Item | Should -HaveParameter Path -DefaultValue 1 } | Should -Match 'only supported for functions and scripts'
    }

    It 'A parameter that names no set counts as missing.' {
        $null = Get-Failure (ConvertTo-OnCommand '-HaveParameter Days -InParameterSet S')
        Assert-Passing (ConvertTo-OnCommand '-HaveParameter InS -InParameterSet S')
    }

    It '-Alias (position 7): the parameter must have all of these aliases' {
        Assert-Passing (ConvertTo-OnCommand '-HaveParameter Name -Alias nm')
        $null = Get-Failure (ConvertTo-OnCommand '-HaveParameter Name -Alias nm, x')
    }

    It 'With -Not, it only works beside one of the other parameters; alone, -Not -HaveParameter Days -Alias Age still checks that there is no such parameter.' {
        Assert-Passing (ConvertTo-OnCommand '-Not -HaveParameter Nope -Alias Age')
        $null = Get-Failure (ConvertTo-OnCommand '-Not -HaveParameter Days -Alias Age')
    }

    It 'These two take no input; piping something into -Invoke is an error.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { }; Get-Date; 'x' | Should -Invoke Get-Date }; It 'j' { Mock Get-Date { }; Get-Date; Should -Invoke Get-Date } } }
        @($run.Errors).Count + $run.Failed | Should -BeGreaterThan 0
        ($run.Tests | Where-Object Name -EQ 'j').Result | Should -Be 'Passed'
    }

    It 'A mocked command was called, at least once unless you say otherwise. In an It, only the calls of that test count. In AfterAll, all calls of the block count, for a mock from BeforeAll.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Date { } }
                It 'called' { Get-Date; Get-Date; Should -Invoke Get-Date }
                It 'own' { Should -Invoke Get-Date -Times 0 }
                It 'not called' { Should -Invoke Get-Date }
                AfterAll { Should -Invoke Get-Date -Times 2 -Exactly }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
        $run.Messages.Count | Should -Be 1
    }

    It 'With -Not, it fails from one call upwards, and with -Not -Times 3 from three calls upwards. With -Not -Times 3 -Exactly, it fails only at three.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Date { } }
                It 'none' { Should -Not -Invoke Get-Date }
                It 'one' { Get-Date; Should -Not -Invoke Get-Date }
                It 'times two' { Get-Date; Get-Date; Should -Not -Invoke Get-Date -Times 3 }
                It 'times three' { 1..3 | ForEach-Object { Get-Date }; Should -Not -Invoke Get-Date -Times 3 }
                It 'exactly three' { 1..3 | ForEach-Object { Get-Date }; Should -Not -Invoke Get-Date -Times 3 -Exactly }
                It 'exactly four' { 1..4 | ForEach-Object { Get-Date }; Should -Not -Invoke Get-Date -Times 3 -Exactly }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Failed', 'Failed', 'Passed'
    }

    It '-CommandName (position 1): the mocked command or an alias of it. Without a mock of it, the assertion is an error, Could not find Mock for command, even with -Times 0.' {
        $run = Invoke-Sample { Describe 'd' { It 'no mock' { Should -Invoke Get-Date -Times 0 }; It 'alias' { Mock Get-ChildItem { }; Get-ChildItem; Should -Invoke gci -Times 1 -Exactly } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -Match 'Could not find Mock for command'
    }

    It '-Exactly: exactly this many calls. Without it, more calls pass, too.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Date { } }
                It 'more' { Get-Date; Get-Date; Should -Invoke Get-Date -Times 1 }
                It 'fewer' { Get-Date; Should -Invoke Get-Date -Times 2 }
                It 'zero' { Get-Date; Should -Invoke Get-Date -Times 0 }
                It 'exactly' { Get-Date; Get-Date; Should -Invoke Get-Date -Times 1 -Exactly }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Failed'
    }

    It 'A parameter that the call left out is $null, also a number or a switch. But when the test has a variable with the name of the parameter, that variable is used silently.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Remove-B ($Path, $Force) { }; Mock Remove-B; $Force = 'of the test' }
                It 'filter' { Remove-B a; Remove-B b; Should -Invoke Remove-B -Times 1 -Exactly -ParameterFilter { $Path -eq 'a' } }
                It 'test variable' { Remove-B a; Should -Invoke Remove-B -Times 1 -Exactly -ParameterFilter { $Force -eq 'of the test' } }
                It 'left out' { function Remove-C ([int] $Keep, [switch] $Whole) { }; Mock Remove-C; Remove-C; Should -Invoke Remove-C -Times 1 -Exactly -ParameterFilter { $null -eq $Keep -and $null -eq $Whole }; Should -Invoke Remove-C -Times 0 -Exactly -ParameterFilter { $Keep -eq 0 -or $Whole -eq $false } }
                It 'exclusive' { Remove-B a; Remove-B b; Should -Invoke Remove-B -ExclusiveFilter { $Path -eq 'a' } }
                It 'exclusive fits' { Remove-B a; Should -Invoke Remove-B -ExclusiveFilter { $Path -eq 'a' } }
                It 'combined' { Remove-B a; Should -Invoke Remove-B -ExclusiveFilter { $Path -eq 'a' } -ParameterFilter { $true } }
                It 'not' { Remove-B b; Should -Not -Invoke Remove-B -ExclusiveFilter { $Path -eq 'a' } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Passed', 'Failed', 'Failed'
    }

    It '-ParameterFilter (position 3): counts only the calls for which this script block is true.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Remove-B ($Path) { }; Mock Remove-B }
                It 'one of two' { Remove-B a; Remove-B b; Should -Invoke Remove-B -Times 1 -Exactly -ParameterFilter { $Path -eq 'a' } }
                It 'none' { Remove-B b; Should -Invoke Remove-B -Times 1 -Exactly -ParameterFilter { $Path -eq 'a' } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It '-Scope (position 6): It, Describe, Context, or a number: 0 is the current test or block, 1 the block around it.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { }; Get-Date }; It 'zero' { Get-Date; Should -Invoke Get-Date -Times 1 -Exactly -Scope 0 }; It 'one' { Should -Invoke Get-Date -Times 2 -Exactly -Scope 1; Should -Invoke Get-Date -Times 2 -Exactly -Scope Describe } } }
        $run.Passed | Should -Be 2
    }

    It 'With -Not, it fails for each verifiable mock that was called.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'none' { Should -InvokeVerifiable }
                It 'called' { Mock Get-Date { } -Verifiable; Get-Date; Should -InvokeVerifiable }
                It 'not called' { Mock Get-Date { } -Verifiable; Mock Get-Item { }; Should -InvokeVerifiable }
                It 'negated' { Mock Get-Date { } -Verifiable; Get-Date; Should -Not -InvokeVerifiable }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'Takes the actual value from the pipeline. Returns nothing when the check holds, except with -Throw -PassThru and custom operators that return data.' {
        Assert-Passing { if ($null -ne (1 | Should -Be 1)) { throw 'output' } }
    }

    It 'A failure throws an error with the id PesterAssertionFailed, in a test or anywhere else. Where failures are collected, the failure is recorded instead.' {
        Assert-Passing { try { 1 | Should -Be 2 } catch { $id = $_.FullyQualifiedErrorId }; if ($id -notlike 'PesterAssertionFailed*') { throw $id } }
        Assert-Passing { try { 1 | Should -Be 2 -ErrorAction Continue } catch { $id = $_.FullyQualifiedErrorId }; if ($id -notlike 'PesterAssertionFailed*') { throw $id } }
        $test = {
            Describe 'd' {
                It 'plain' { try { 1 | Should -Be 2; 'none' } catch { Write-Host "<$($_.FullyQualifiedErrorId)>" } }
                It 'one' { try { 1 | Should -Be 2 -ErrorAction Continue; Write-Host '<nothing to catch>' } catch { } }
                It 'stop' { try { 1 | Should -Be 2 -ErrorAction Stop } catch { } }
            }
        }
        $run = Invoke-Sample $test
        $run.Text | Should -Match '<PesterAssertionFailed>'
        $run.Text | Should -Match '<nothing to catch>'
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
        $run = Invoke-Sample $test -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Text | Should -Not -Match '<PesterAssertionFailed>'
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
    }

    It '-ExclusiveFilter (position 4): at least -Times calls match, and no other call reached a mock. It cannot be combined with -ParameterFilter or -Not.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Remove-B ($Path) { }; Mock Remove-B }
                It 'fits' { Remove-B a; Remove-B a; Should -Invoke Remove-B -Times 2 -ExclusiveFilter { $Path -eq 'a' } }
                It 'other' { Remove-B a; Remove-B b; Should -Invoke Remove-B -ExclusiveFilter { $Path -eq 'a' } }
                It 'too few' { Remove-B a; Should -Invoke Remove-B -Times 2 -ExclusiveFilter { $Path -eq 'a' } }
                It 'combined' { Remove-B a; Should -Invoke Remove-B -ExclusiveFilter { $true } -ParameterFilter { $true } }
                It 'not' { Should -Not -Invoke Remove-B -ExclusiveFilter { $true } }
            }
            Describe 'no default mock' {
                BeforeAll { function Remove-C ($Path) { }; Mock Remove-C { } -ParameterFilter { $Path -eq 'a' } }
                It 'reaches no mock' { Remove-C a; try { Remove-C b } catch { }; Should -Invoke Remove-C -ExclusiveFilter { $Path -eq 'a' } }
                It 'reaches one' { Mock Remove-C { }; Remove-C a; Remove-C b; Should -Invoke Remove-C -ExclusiveFilter { $Path -eq 'a' } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Failed', 'Failed', 'Passed', 'Failed'
    }

    It '-Times (position 2): at least this many calls; 0 means none at all.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { } }; It 'more' { Get-Date; Get-Date; Should -Invoke Get-Date 1 }; It 'zero' { Should -Invoke Get-Date 0 }; It 'not zero' { Get-Date; Should -Invoke Get-Date 0 } } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'The default is 1.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date { } }; It 'none' { Should -Invoke Get-Date }; It 'one' { Get-Date; Should -Invoke Get-Date }; It 'two' { Get-Date; Get-Date; Should -Invoke Get-Date } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
    }

    It 'It also passes where these mocks are gone: those of a test are gone in another test, and those of a test or a BeforeEach are gone in AfterAll.' {
        $run = Invoke-Sample { Describe 'd' { It 'none' { Should -InvokeVerifiable }; It 'called' { Mock Get-Date { } -Verifiable; Get-Date; Should -InvokeVerifiable }; It 'one of two' { Mock Get-Date { } -Verifiable; Mock Get-Item { } -Verifiable; Get-Date; Should -InvokeVerifiable } } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
        $gone = Invoke-Sample {
            Describe 'test' { It 'makes' { Mock Get-Date { } -Verifiable }; It 'another' { Should -InvokeVerifiable }; AfterAll { Should -InvokeVerifiable } }
            Describe 'each' { BeforeEach { Mock Get-Date { } -Verifiable }; It 'has' { }; It 'has its own' { Should -InvokeVerifiable }; AfterAll { Should -InvokeVerifiable } }
        } -Inspect { $args[0].FailedBlocksCount }
        $gone.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
        $gone.Value | Should -Be 0
        (Invoke-Sample { Describe 'all' { BeforeAll { Mock Get-Date { } -Verifiable }; It 'has' { }; AfterAll { Should -InvokeVerifiable } } } -Inspect { $args[0].FailedBlocksCount }).Value | Should -Be 1
    }

    It 'The mocks of an inner block are gone in the tests of the outer block, so check them in the inner block.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Culture { } -Verifiable; Get-Culture }
                Context 'inner' { BeforeAll { Mock Get-Date { } -Verifiable }; It 'has' { }; It 'there' { Should -InvokeVerifiable } }
                It 'outside' { Should -InvokeVerifiable }
            }
            Describe 'e' { BeforeAll { Mock Get-Date { } -Verifiable }; Context 'inner' { It 'of the outer block' { Should -InvokeVerifiable } } }
        }
        $run.Tests | Where-Object Result -EQ Failed | ForEach-Object Name | Should -Be 'there', 'of the outer block'
        Assert-TestPassed $run 'has', 'outside'
    }

    It 'Every mock that was made with -Verifiable was called. Without such a mock, the assertion passes.' {
        $run = Invoke-Sample { Describe 'd' { It 'none' { Should -InvokeVerifiable }; It 'called' { Mock Get-Date { } -Verifiable; Get-Date; Should -InvokeVerifiable }; It 'one of two' { Mock Get-Date { } -Verifiable; Mock Get-Item { } -Verifiable; Get-Date; Should -InvokeVerifiable } } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'needs $true after it.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Remove-B ($Path) { }; Mock Remove-B; Remove-B a }
            It 'with' { Should -Invoke Remove-B -Times 1 -Exactly -ParameterFilter { $Path | Should -Be 'a'; $true } }
            It 'without' { Should -Invoke Remove-B -ParameterFilter { $Path | Should -Be 'a' } }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'An assertion in the filter shows the wrong value' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Remove-B ($Path) { }; Mock Remove-B; Remove-B a }
            It 'assertion' { Should -Invoke Remove-B -ParameterFilter { $Path | Should -Be 'b'; $true } }
            It 'comparison' { Should -Invoke Remove-B -ParameterFilter { $Path -eq 'b' } }
        } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed'
        $run.Messages[0] | Should -Match "But was: +'a'"
        $run.Messages[1] | Should -Not -Match "But was: +'a'"
    }

    It 'Without that, nothing is counted, so -Not and -Times 0 pass where every call fits.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { function Remove-B ($Path) { }; Mock Remove-B; Remove-B a }
                It 'counted' { Should -Invoke Remove-B -Times 1 -Exactly -ParameterFilter { $Path | Should -Be 'a'; $true } }
                It 'not counted' { Should -Invoke Remove-B -ParameterFilter { $Path | Should -Be 'a' } }
                It 'not' { Should -Not -Invoke Remove-B -ParameterFilter { $Path | Should -Be 'a' } }
                It 'zero' { Should -Invoke Remove-B -Times 0 -ParameterFilter { $Path | Should -Be 'a' } }
                It 'not with true' { Should -Not -Invoke Remove-B -ParameterFilter { $Path | Should -Be 'a'; $true } }
                It 'zero with true' { Should -Invoke Remove-B -Times 0 -ParameterFilter { $Path | Should -Be 'a'; $true } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It '-InParameterSet (position 5, since 5.5.0): the parameter must be declared for this parameter set, and -Mandatory looks at this set alone.' {
        Assert-Passing { function Get-Z { [CmdletBinding(DefaultParameterSetName = 'A')] param ([Parameter(ParameterSetName = 'A')] [Parameter(ParameterSetName = 'B', Mandatory)] $X) }; Get-Command Get-Z | Should -HaveParameter X -InParameterSet B -Mandatory }
        $null = Get-Failure { function Get-Z { [CmdletBinding(DefaultParameterSetName = 'A')] param ([Parameter(ParameterSetName = 'A')] [Parameter(ParameterSetName = 'B', Mandatory)] $X) }; Get-Command Get-Z | Should -HaveParameter X -InParameterSet A -Mandatory }, { function Get-Z { param ($X) }; Get-Command Get-Z | Should -HaveParameter X -InParameterSet C }
    }

    It 'Get-Help Should does not know them; Get-ShouldOperator lists them' {
        $run = Invoke-Sample -Script { (Get-Command Should).ParameterSets.Count -gt 20; @(Get-ShouldOperator).Name -contains 'BeLike' }
        $run.Value | Should -Be $true, $true
    }

    It '-ExpectedValue (position 1): what you want, in the right case.' {
        Assert-Passing { 'Photos' | Should -BeExactly 'Photos' }, { 'Photos' | Should -BeExactly -ExpectedValue 'Photos' }
        $null = Get-Failure { 'Photos' | Should -BeExactly 'photos' }
    }

    It '-ExpectedValue (position 1): the lowest value that passes.' {
        Assert-Passing { 30 | Should -BeGreaterOrEqual -ExpectedValue 30 }
        $null = Get-Failure { 29 | Should -BeGreaterOrEqual -ExpectedValue 30 }
    }

    It '-ExpectedValue (position 1): the highest value that passes.' {
        Assert-Passing { 30 | Should -BeLessOrEqual -ExpectedValue 30 }
        $null = Get-Failure { 31 | Should -BeLessOrEqual -ExpectedValue 30 }
    }

    It '-ExpectedValue (position 1): the item to look for.' {
        Assert-Passing { 1, 2 | Should -Contain -ExpectedValue 2 }
        $null = Get-Failure { 1, 2 | Should -Contain -ExpectedValue 3 }
    }

    It '-ExpectedValue (position 1): the allowed values.' {
        Assert-Passing { 2 | Should -BeIn -ExpectedValue @(1, 2) }
        $null = Get-Failure { 3 | Should -BeIn -ExpectedValue @(1, 2) }
    }

    It '-ExpectedValue (position 1): a wildcard pattern in the right case.' {
        Assert-Passing { 'Photos.bak' | Should -BeLikeExactly -ExpectedValue 'Photos*' }
        $null = Get-Failure { 'Photos.bak' | Should -BeLikeExactly -ExpectedValue 'photos*' }
    }

    It 'A dot is any character.' {
        Assert-Passing { '1x2' | Should -Match -RegularExpression '1.2' }
        $null = Get-Failure { '12' | Should -Match -RegularExpression '1.2' }
    }

    It '-RegularExpression (position 1): the pattern, in the right case.' {
        Assert-Passing { 'Ax' | Should -MatchExactly -RegularExpression 'A' }
        $null = Get-Failure { 'Ax' | Should -MatchExactly -RegularExpression 'a' }
    }

    It 'In a test file, its path stands in place of line.' {
        (Invoke-Sample { Describe 'd' { It 'i' { { throw 'x' } | Should -Not -Throw } } }).Messages | Should -Match 'was thrown from .*Sample\.Tests\.ps1:1'
    }

    It 'Equality | -Be, -BeExactly' {
        Assert-Passing { 1 | Should -Be 1; 'a' | Should -BeExactly 'a' }
        $null = Get-Failure { 'A' | Should -BeExactly 'a' }
    }

    It 'Comparison | -BeGreaterThan, -BeGreaterOrEqual, -BeLessThan, -BeLessOrEqual' {
        Assert-Passing { 2 | Should -BeGreaterThan 1; 2 | Should -BeGreaterOrEqual 2; 1 | Should -BeLessThan 2; 1 | Should -BeLessOrEqual 1 }
        $null = Get-Failure { 1 | Should -BeGreaterThan 1 }
    }

    It 'Truth and null | -BeTrue, -BeFalse, -BeNullOrEmpty' {
        Assert-Passing { 1 | Should -BeTrue; 0 | Should -BeFalse; '' | Should -BeNullOrEmpty }
        $null = Get-Failure { 1 | Should -BeNullOrEmpty }
    }

    It 'Collections | -Contain, -BeIn, -HaveCount' {
        Assert-Passing { 1, 2 | Should -Contain 1; 1 | Should -BeIn @(1, 2); 1, 2 | Should -HaveCount 2 }
        $null = Get-Failure { 1, 2 | Should -HaveCount 1 }
    }

    It 'Strings | -BeLike, -BeLikeExactly, -Match, -MatchExactly' {
        Assert-Passing { 'a' | Should -BeLike 'A*'; 'a' | Should -BeLikeExactly 'a*'; 'a' | Should -Match 'A'; 'a' | Should -MatchExactly 'a' }
        $null = Get-Failure { 'a' | Should -MatchExactly 'A' }
    }

    It '-Be, -BeExactly, -BeNullOrEmpty, -Contain, -HaveCount | are one collection | is an empty collection' {
        Assert-Passing { 1, 2 | Should -Be 1, 2; 1, 2 | Should -BeExactly 1, 2; 1, 2 | Should -Contain 2; 1, 2 | Should -HaveCount 2; @() | Should -HaveCount 0; @() | Should -BeNullOrEmpty }
        $null = Get-Failure { 1, 2 | Should -BeNullOrEmpty }, { 1, 1 | Should -Be 1 }
    }

    It '-ExpectedContent (position 1): the pattern, in the right case.' {
        Invoke-OnFile "'./backup.log' | Should -FileContentMatchExactly -ExpectedContent 'Kept'", "'./backup.log' | Should -FileContentMatchExactly -ExpectedContent 'kept'" | Should -Be 'passed', "Expected 'kept' to be case sensitively found in file './backup.log', but it was not found."
    }

    It 'A parameter that does not exist has no properties, so Should -Not -HaveParameter Dayz -Mandatory passes.' {
        Assert-Passing { function Remove-OldBackup ($Days) { }; Get-Command Remove-OldBackup | Should -Not -HaveParameter Dayz -Mandatory }
        Get-Failure { function Remove-OldBackup ([Parameter(Mandatory)] $Days) { }; Get-Command Remove-OldBackup | Should -Not -HaveParameter Days -Mandatory } | Should -Match 'mandatory'
    }

    It 'Files | -Exist, -FileContentMatch, -FileContentMatchExactly, -FileContentMatchMultiline, -FileContentMatchMultilineExactly' {
        @($names -match 'Exist|File' | Sort-Object) | Should -Be 'Exist', 'FileContentMatch', 'FileContentMatchExactly', 'FileContentMatchMultiline', 'FileContentMatchMultilineExactly'
    }

    It 'Mocks | -Invoke, -InvokeVerifiable' {
        @($names -match 'Invoke' | Sort-Object) | Should -Be 'Invoke', 'InvokeVerifiable'
    }

    It 'The value under test, usually piped in.' {
        Assert-Passing { Should -ActualValue 1 -Be 1 }, { 1 | Should -Be 1 }
        $null = Get-Failure { Should -ActualValue 2 -Be 1 }
    }

    It 'Should -Not -Be 1 passes for every value that does not equal 1, including wrong ones' {
        Assert-Passing { 2 | Should -Not -Be 1 }, { $null | Should -Not -Be 1 }, { @() | Should -Not -Be 1 }, { 'oops' | Should -Not -Be 1 }
        $null = Get-Failure { 1 | Should -Not -Be 1 }, { '1' | Should -Not -Be 1 }, { $true | Should -Not -Be 1 }
    }

    It 'Test-Path finds something there: a file, a folder, or an item of any other provider such as Env:.' {
        Assert-Passing { 'Env:PATH' | Should -Exist }, { $HOME | Should -Exist }, { 'Function:prompt' | Should -Exist }
        $null = Get-Failure { 'Env:NotThereAtAll' | Should -Exist }, { "$HOME/not there" | Should -Exist }
    }

    It '-ExpectedContent (position 1): the pattern. For plain text, use [regex]::Escape().' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Set-Content TestDrive:/a.txt 'size (MB)' }
                It 'pattern' { 'TestDrive:/a.txt' | Should -FileContentMatch 's.ze' }
                It 'plain' { 'TestDrive:/a.txt' | Should -Not -FileContentMatch 'size (MB)' }
                It 'escaped' { 'TestDrive:/a.txt' | Should -FileContentMatch ([regex]::Escape('size (MB)')) }
            }
        }
        Assert-TestPassed $run 'pattern', 'plain', 'escaped'
    }

    It 'An example is Get-Command Restore-Backup | Should -HaveParameter Target -InParameterSet ByFile -Mandatory.' {
        Assert-Passing { function Restore-Backup { param ([Parameter(ParameterSetName = 'ByFile', Mandatory)] [Parameter(ParameterSetName = 'ByName')] $Target) }; Get-Command Restore-Backup | Should -HaveParameter Target -InParameterSet ByFile -Mandatory }
        $null = Get-Failure { function Restore-Backup { param ([Parameter(ParameterSetName = 'ByFile', Mandatory)] [Parameter(ParameterSetName = 'ByName')] $Target) }; Get-Command Restore-Backup | Should -HaveParameter Target -InParameterSet ByName -Mandatory }
    }

    It '-ModuleName (position 5): the same value as on the Mock.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Age { Get-Date }' } {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 }
                It 'same' { Mock Get-Date { } -ModuleName Backup; Get-Age; Should -Invoke Get-Date -ModuleName Backup }
                It 'left out' { Mock Get-Date { } -ModuleName Backup; Get-Age; Should -Invoke Get-Date }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'The operators are dynamic parameters. Get-Help Should does not know them; Get-ShouldOperator lists them, and Get-ShouldOperator -Name `<Operator`> shows the help of one. Get-Command Should -Syntax prints the blocks above.' {
        $run = Invoke-Sample -Script { (Get-Command Should).Parameters['BeLike'].IsDynamic; "$((Get-Help Should -Full | Out-String))" -match '-BeLike\b'; (Get-Command Should -Syntax | Out-String) -match '\[-BeLike\]' }
        $run.Value | Should -Be $true, $false, $true
    }

    It 'Operators of your own come from Add-ShouldOperator.' {
        (Invoke-Sample -Script { Add-ShouldOperator -Name BeProofMine -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } }; 1 | Should -BeProofMine; (Get-ShouldOperator).Name -contains 'BeProofMine' }).Value | Should -BeTrue
    }

    It 'Only -Throw runs a script block; -Be compares the block itself.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    $state = @{}
                    $plain = 'BeNullOrEmpty', 'BeTrue', 'BeFalse', 'Exist', 'Throw'
                    $tried = @((Get-Command Should).ParameterSets.Name | Where-Object { $_ -notlike 'Invoke*' } | Sort-Object -Unique)
                    $ran = foreach ($operator in $tried) {
                        $state.Ran = $false
                        foreach ($not in '', '-Not') {
                            $argument = if ($operator -in $plain) { '' } elseif ($operator -eq 'BeOfType') { '([int])' } else { '1' }
                            try { { $state.Ran = $true } | & ([scriptblock]::Create("`$input | Should $not -$operator $argument -ErrorAction Stop")) } catch { $null = $_ }
                        }
                        if ($state.Ran) { $operator }
                    }
                    $ran | Should -Be 'Throw'
                    $tried.Count | Should -BeGreaterThan 20
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        Assert-Passing { & { 1 } | Should -Be 1 }, { { throw 'missing' } | Should -Not -Be 1 }, { { throw 'missing' } | Should -Throw 'missing' }
        (Get-Failure { { 1 } | Should -Be 1 }, { { throw 'missing' } | Should -Be $null }) -like 'Expected * but got {*' | Should -HaveCount 2
    }

    It 'Two script blocks are equal only if they are the same object, hence Expected { 1 }, but got { 1 }. Compare their text instead: "$actual" | Should -Be "$expected".' {
        Assert-Passing { $one = { 1 }; $one | Should -Be $one }, { $one = { 1 }; $other = { 1 }; "$one" | Should -Be "$other" }
        Get-Failure { $one = { 1 }; $other = { 1 }; $one | Should -Be $other } | Should -BeLike 'Expected { 1 }, but got { 1 }.*'
    }

    It 'For the names of the properties of an object, write ''Keep'' | Should -BeIn $plan.PSObject.Properties.Name.' {
        Assert-Passing { $plan = [pscustomobject] @{ Keep = 1; Name = 2 }; 'Keep' | Should -BeIn $plan.PSObject.Properties.Name }
        $null = Get-Failure { $plan = [pscustomobject] @{ Keep = 1 }; 'Name' | Should -BeIn $plan.PSObject.Properties.Name }, { $plan = [pscustomobject] @{ Keep = 1 }; 'Keep' | Should -BeIn $plan }
    }

    It 'An empty file has no line, so it matches nothing, not even '''': check (Get-Item ./backup.log -ErrorAction Stop).Length | Should -Be 0.' {
        Assert-TestPassed (Invoke-Sample -File @{ 'backup.log' = ''; 'full.log' = 'x' } {
                Describe 'd' {
                    It 'empty' { './backup.log' | Should -Not -FileContentMatch ''; './backup.log' | Should -Not -FileContentMatch '^$'; './full.log' | Should -FileContentMatch '' }
                    It 'length' { (Get-Item ./backup.log).Length | Should -Be 0; { (Get-Item ./full.log -ErrorAction Stop).Length | Should -Be 0 } | Should -Throw; (Get-Item ./missing.log -ErrorAction Ignore).Length | Should -Be 0; { (Get-Item ./missing.log -ErrorAction Stop).Length | Should -Be 0 } | Should -Throw }
                }
            }) 'empty', 'length'
    }

    It 'An alias of a function of the test file is refused with Could not retrieve parameters for alias; use the name of the command instead. For a script, pipe Get-Command ./Remove-OldBackup.ps1.' {
        $run = Invoke-Sample -File @{ 'Remove-OldBackup.ps1' = 'param ($Days)' } {
            Describe 'd' {
                BeforeAll { function Get-Kind ($Name) { }; Set-Alias -Name kind -Value Get-Kind }
                It 'alias' { Get-Command kind | Should -HaveParameter Name }
                It 'command' { Get-Command Get-Kind | Should -HaveParameter Name; Get-Command gci | Should -HaveParameter Path }
                It 'script' { Get-Command ./Remove-OldBackup.ps1 | Should -HaveParameter Days; Get-Command ./Remove-OldBackup.ps1 | Should -Not -HaveParameter Name }
            }
        }
        $run.Messages | Should -BeLike '*Could not retrieve parameters for alias*'
        Assert-TestPassed $run 'command', 'script'
    }

    It 'Each piped item is checked by itself, so all lines of an output have to match.' {
        Assert-Passing { 'full one', 'full two' | Should -Match 'full' }, { 'full one', 'full two' | Should -BeLike 'full*' }, { 'full one', 'two' | Out-String | Should -Match 'full' }
        $null = Get-Failure { 'full one', 'two' | Should -Match 'full' }, { 'full one', 'two' | Should -BeLike 'full*' }
    }

    It 'so -Not -Match ''start.*end'' passes when the two stand on different lines.' {
        Assert-Passing { "start`nend" | Should -Not -Match 'start.*end' }
        $null = Get-Failure { 'start end' | Should -Not -Match 'start.*end' }, { "start`nend" | Should -Not -Match '(?s)start.*end' }
    }

    It 'A string and a hashtable are one item each, and so is $null; an empty array is none. For the entries of a hashtable, check its Count.' {
        Assert-Passing { 'abc' | Should -HaveCount 1 }, { @{ a = 1; b = 2 } | Should -HaveCount 1 }, { $null | Should -HaveCount 1 }, { @() | Should -HaveCount 0 }, { @{ a = 1; b = 2 }.Count | Should -Be 2 }
        $null = Get-Failure { @{ a = 1; b = 2 } | Should -HaveCount 2 }, { @{ a = 1 }.Count | Should -Be 2 }
    }

    It '| means or: ''2|2222'' finds a 2 anywhere.' {
        Assert-Passing { '523' | Should -Match '2|2222' }, { '2' | Should -Match '2|2222' }
        $null = Get-Failure { '513' | Should -Match '2|2222' }, { '523' | Should -Match ([regex]::Escape('2|2222')) }
    }

    It 'Each of several piped lines has to match. To find one among them, join the lines first:' {
        Assert-Passing { 'a warning', 'more' -join "`n" | Should -Match 'warning' }, { 'a warning', 'more' -join "`n" | Should -BeLike '*warning*' }, { 'warning', 'warnings' | Should -Match 'warning' }
        $null = Get-Failure { 'a warning', 'more' | Should -Match 'warning' }, { 'a warning', 'more' | Should -BeLike '*warning*' }
    }

    It 'To accept only a real Boolean, add Should -BeOfType [bool].' {
        $run = Invoke-Sample { Describe 'd' { It 'text' { 'False' | Should -BeTrue; { 'False' | Should -BeOfType [bool] } | Should -Throw }; It 'number' { 1 | Should -BeTrue; { 1 | Should -BeOfType [bool] } | Should -Throw }; It 'Boolean' { $true | Should -BeOfType [bool]; $false | Should -BeOfType [bool] } } }
        Assert-TestPassed $run 'text', 'number', 'Boolean'
    }

    It 'For a custom object, write [System.Management.Automation.PSCustomObject].' {
        Assert-Passing { [pscustomobject] @{ a = 1 } | Should -BeOfType ([System.Management.Automation.PSCustomObject]) }, { '{ "a": 1 }' | ConvertFrom-Json | Should -BeOfType System.Management.Automation.PSCustomObject }
        $null = Get-Failure { @{ a = 1 } | Should -BeOfType ([System.Management.Automation.PSCustomObject]) }, { 'text' | Should -BeOfType ([System.Management.Automation.PSCustomObject]) }, { 1 | Should -BeOfType ([System.Management.Automation.PSCustomObject]) }
        Assert-Passing { 1 | Should -BeOfType ([pscustomobject]) }
    }

    It 'In a function of a module, and in InModuleScope inside a test, a failed check still ends the test.' {
        $run = Invoke-Sample -Configuration @{ Should = @{ ErrorAction = 'Continue' } } {
            BeforeAll { New-Module -Name ProofSoft { function Test-Twice { 1 | Should -Be 2; 1 | Should -Be 3 } } | Import-Module }
            AfterAll { Remove-Module ProofSoft }
            Describe 'd' {
                It 'test' { 1 | Should -Be 2; 1 | Should -Be 3; Write-Host 'went on: test' }
                It 'function' { Test-Twice; Write-Host 'went on: function' }
                It 'scope' { InModuleScope ProofSoft { 1 | Should -Be 2; Write-Host 'went on: scope' } }
            }
        }
        $run.Failed | Should -Be 3
        $run.Output -match '^went on' | Should -Be 'went on: test'
    }

    It 'With -Not and with -Times 0, write a comparison instead: an assertion fails the test at the first call that does not fit.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { function Remove-B ($Path) { }; Mock Remove-B; Remove-B a }
                It 'not' { Should -Not -Invoke Remove-B -ParameterFilter { $Path | Should -Be 'keep'; $true } }
                It 'zero' { Should -Invoke Remove-B -Times 0 -Exactly -ParameterFilter { $Path | Should -Be 'keep'; $true } }
                It 'compared' { Should -Not -Invoke Remove-B -ParameterFilter { $Path -eq 'keep' }; Should -Invoke Remove-B -Times 0 -Exactly -ParameterFilter { $Path -eq 'keep' } }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Failed Failed Passed'
        $run.Messages[0] | Should -Match "Expected: 'keep'"
    }

    It 'A mock in BeforeAll that one test has called counts as called in the tests after it.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Own { }; Mock Get-Own -Verifiable }
            It 'before' { Should -InvokeVerifiable }
            It 'calls' { Get-Own; Should -InvokeVerifiable }
            It 'after' { Should -InvokeVerifiable }
        } }
        "$($run.Tests.Result)" | Should -Be 'Failed Passed Passed'
    }

    It 'Write ''value is `[1`]'' for the message value is [1]. [WildcardPattern]::Escape(''value is [1]'') writes the backticks for you.' {
        Assert-Passing { { throw 'value is [1]' } | Should -Throw 'value is `[1`]' }, { { throw 'value is [1]' } | Should -Throw ([WildcardPattern]::Escape('value is [1]')) }
        Get-Failure { { throw 'value is [1]' } | Should -Throw 'value is [1]' }, { { throw 'value is [1]' } | Should -Throw "value is `[1`]" } | Should -HaveCount 2
    }

    It '1 | Should -Not, without an operator, only prints an error, and the test can pass.' {
        $run = Invoke-Sample { Describe 'd' { It 'none' { 1 | Should -Not }; It 'two' { 1 | Should -Be 1 -BeTrue } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        $stop = Invoke-Sample { BeforeAll { $global:ErrorActionPreference = 'Stop' }; Describe 'd' { It 'none' { 1 | Should -Not } } }
        $stop.Messages | Should -Match 'Parameter set cannot be resolved'
    }

    It 'In a try, a failed check goes to the catch like any other error, and the test passes unless the catch throws. A failed check that is collected does not, and the test fails.' {
        $test = {
            Describe 'd' {
                It 'caught' { try { 1 | Should -Be 2 } catch { Write-Host ('<cau' + 'ght>') } }
                It 'thrown again' { try { 1 | Should -Be 2 } catch { throw } }
                It 'continue' { try { 1 | Should -Be 2 -ErrorAction Continue } catch { Write-Host ('<not ' + 'reached>') } }
            }
        }
        $run = Invoke-Sample $test
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        $run.Text | Should -Match '<caught>'
        $run.Text | Should -Not -Match '<not reached>'
        $run = Invoke-Sample $test -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Failed'
        $run.Text | Should -Not -Match '<caught>'
    }
}
