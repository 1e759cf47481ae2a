BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeEquivalent' {
    It 'Compares two values by content: properties, keys and list items, down to the last level, no matter whether they are the same instance.' {
        Assert-Passing { @{ a = 1; b = @{ c = 1, 2 } } | Should-BeEquivalent @{ a = 1; b = @{ c = 1, 2 } } }, { [pscustomobject] @{ a = @{ b = 1 } } | Should-BeEquivalent ([pscustomobject] @{ a = @{ b = 1 } }) }
        $null = Get-Failure { @{ a = 1; b = @{ c = 1, 2 } } | Should-BeEquivalent @{ a = 1; b = @{ c = 1, 3 } } }
    }

    It 'Some keys, such as 0, are left out.' {
        Assert-Passing { @{ 0 = 'a'; 1 = 'b' } | Should-BeEquivalent @{ 0 = 'x'; 1 = 'b' } }, { @{ 1 = 'b' } | Should-BeEquivalent @{ 0 = 'a'; 1 = 'b' } }
        $null = Get-Failure { @{ 0 = 'a'; 1 = 'b' } | Should-BeEquivalent @{ 0 = 'a'; 1 = 'x' } }, { @{ '0' = 'a' } | Should-BeEquivalent @{ '0' = 'x' } }
    }

    It 'It has one line for each difference, with the path of the property; each hashtable around it adds a line Expected hashtable … before that. Expected is missing property ''X'' that the actual object has. stands without the path, and means that the actual value has more than you described.' {
        function Get-Summary ([string] $Message) { ($Message -replace '(?s).*Summary:').Trim() -split '\r?\n' }
        Get-Summary (Get-Failure { [pscustomobject] @{ T = [pscustomobject] @{ a = 1; b = 2; c = 3 } } | Should-BeEquivalent ([pscustomobject] @{ T = [pscustomobject] @{ a = 1; b = 3; c = 4 } }) }) |
            Should -BeLike 'Expected property .T.?* with value *'
        Get-Summary (Get-Failure { @{ T = @{ a = 1 } } | Should-BeEquivalent @{ T = @{ a = 2 } } }) | Should -Be @(
            'Expected hashtable @{T=@{a=2}}, but got @{T=@{a=1}}.', 'Expected hashtable @{a=2}, but got @{a=1}.', 'Expected property .T.a with value 2 to be equivalent to the actual value, but got 1.')
        Get-Summary (Get-Failure { [pscustomobject] @{ T = [pscustomobject] @{ a = 1; X = 2 } } | Should-BeEquivalent ([pscustomobject] @{ T = [pscustomobject] @{ a = 1 } }) }) |
            Should -Be "Expected is missing property 'X' that the actual object has."
        Get-Summary (Get-Failure { [pscustomobject] @{ a = 1 } | Should-BeEquivalent ([pscustomobject] @{ a = 1; X = 2 }) }) | Should -Be "Expected has property 'X' that the actual object does not have."
    }

    It 'For lists of the same length, the line ends with some values were missing: and the expected items that found no partner; lists of one plain value show both values instead.' {
        Get-Failure { Should-BeEquivalent -Actual @('a') -Expected @('b') } | Should -Match 'Expected ''b'' to be equivalent to the actual value, but got @\(''a''\)'
        Get-Failure { Should-BeEquivalent -Actual @([pscustomobject] @{ x = 1 }) -Expected @([pscustomobject] @{ x = 2 }) } | Should -Match 'some values were missing'
        Get-Failure { 1, 2, 3 | Should-BeEquivalent @(1, 2, 4) } | Should -Match 'some values were missing: @\(4\)\.'
        Get-Failure { 1, 2 | Should-BeEquivalent @(1, 2, 4) } | Should -Not -Match 'some values were missing'
    }

    It 'If you used options, they follow under Used options:.' {
        Get-Failure { @{ T = 1 } | Should-BeEquivalent @{ T = 2 } -ExcludePath 'X' } | Should -Match "(?s)Used options:.*Exclude path 'X'"
        Get-Failure { @{ T = 1 } | Should-BeEquivalent @{ T = 2 } } | Should -Not -Match 'Used options'
    }

    It 'A list wants a list of the same length, in any order.' {
        Assert-Passing { 'False' | Should-BeEquivalent $false }, { '1.2' | Should-Be ([version] '1.2') }, { 'http://a/' | Should-Be ([uri] 'http://a/') }
        $null = Get-Failure { 'False' | Should-Be $false }, { '1.2' | Should-BeEquivalent ([version] '1.2') }, { 'http://a/' | Should-BeEquivalent ([uri] 'http://a/') }
        Assert-Passing { '1' | Should-BeEquivalent 1 }, { 2, 1 | Should-BeEquivalent @(1, 2) }, { [uri] 'http://a/' | Should-BeEquivalent ([uri] 'http://a/') }, { @{ a = $null } | Should-BeEquivalent @{ a = $null } }
        $null = Get-Failure { 1 | Should-BeEquivalent '01' }, { [pscustomobject] @{ a = 1 } | Should-BeEquivalent @{ a = 1 } }, { 1, 2 | Should-BeEquivalent @(1, 2, 3) }, { 1 | Should-BeEquivalent $null }
    }

    It 'A hashtable wants a hashtable.' {
        Assert-Passing { @{ a = 1 } | Should-BeEquivalent @{ a = 1 } }
        $null = Get-Failure { [pscustomobject] @{ a = 1 } | Should-BeEquivalent @{ a = 1 } }, { @{ a = 2 } | Should-BeEquivalent @{ a = 1 } }
    }

    It 'Anything else is compared by its properties, whatever its class.' {
        Assert-Passing { [System.Tuple[string, int]]::new('a', 1) | Should-BeEquivalent ([pscustomobject] @{ Item1 = 'a'; Item2 = 1; Length = 2 }) }
        $null = Get-Failure { [System.Tuple[string, int]]::new('a', 1) | Should-BeEquivalent ([pscustomobject] @{ Item1 = 'a'; Item2 = 2; Length = 2 }) }
    }

    It 'A plain value is compared as in Should-Be, but ''False'', versions and addresses by other rules.' {
        Assert-Passing { 'False' | Should-BeEquivalent $false }, { '1.2' | Should-Be ([version] '1.2') }, { 'http://a/' | Should-Be ([uri] 'http://a/') }, { '1' | Should-BeEquivalent 1 }
        $null = Get-Failure { 'False' | Should-Be $false }, { '1.2' | Should-BeEquivalent ([version] '1.2') }, { 'http://a/' | Should-BeEquivalent ([uri] 'http://a/') }, { 1 | Should-BeEquivalent '01' }
    }

    It '$null is refused as the top level (use Should-BeNull), but may stand inside.' {
        Assert-Passing { @{ a = $null } | Should-BeEquivalent @{ a = $null } }
        $null = Get-Failure { 1 | Should-BeEquivalent $null }
    }

    It 'The value to look into. Piping unwraps a list of one, so @($job) | Should-BeEquivalent @($job2) compares an object with a list and fails, and a piped @() arrives as $null, which is not equivalent to @(). Lists in a piped list are joined: @(1, 2), @(3, 4) arrives as 1, 2, 3, 4. Pass such a list by name: -Actual @($job).' {
        $null = Get-Failure { $job = [pscustomobject] @{ a = 1 }; @($job) | Should-BeEquivalent @($job) }, { @() | Should-BeEquivalent @() }
        Assert-Passing { $job = [pscustomobject] @{ a = 1 }; Should-BeEquivalent @($job) -Actual @($job) }, { Should-BeEquivalent @() -Actual @() }
        Assert-Passing { @(1, 2), @(3, 4) | Should-BeEquivalent @(1, 2, 3, 4) }, { Should-BeEquivalent @(@(3, 4), @(1, 2)) -Actual @(@(1, 2), @(3, 4)) }
        $null = Get-Failure { @(1, 2), @(3, 4) | Should-BeEquivalent @(@(1, 2), @(3, 4)) }
    }

    It 'Accepted, but 6.1.0-rc1 does not print it.' {
        Get-Failure { @{ a = 1 } | Should-BeEquivalent @{ a = 2 } -Because 'rr' } | Should -Not -Match 'rr'
    }

    It 'Paths that are not compared on either side, for example ''Target.Path''. Wildcards work, and excluding a path also excludes all that is below it.' {
        Assert-Passing { @{ Target = @{ Path = 1; Keep = 3 } } | Should-BeEquivalent @{ Target = @{ Path = 2; Keep = 3 } } -ExcludePath 'Target.Path' }, { @{ T = @{ Path = 1 } } | Should-BeEquivalent @{ T = @{ Path = 2 } } -ExcludePath 'T.P*' }, { @{ T = @{ Path = 1 } } | Should-BeEquivalent @{ T = @{ Path = 2 } } -ExcludePath 'T' }
        $null = Get-Failure { @{ Target = @{ Path = 1; Keep = 3 } } | Should-BeEquivalent @{ Target = @{ Path = 2; Keep = 4 } } -ExcludePath 'Target.Path' }
    }

    It 'A path that does not exist is ignored silently, so a typing mistake shows up as a difference; an empty list excludes nothing.' {
        Assert-Passing { @{ T = 1 } | Should-BeEquivalent @{ T = 1 } -ExcludePath 'Nope' }, { @{ T = 1 } | Should-BeEquivalent @{ T = 1 } -ExcludePath @() }
        $null = Get-Failure { @{ T = 1 } | Should-BeEquivalent @{ T = 2 } -ExcludePath 'TT' }, { @{ T = 1 } | Should-BeEquivalent @{ T = 2 } -ExcludePath @() }
    }

    It 'Ignores what the actual value has in addition: extra properties and keys on all levels.' {
        Assert-Passing { @{ a = 1; b = 2; c = @{ d = 1; e = 2 } } | Should-BeEquivalent @{ a = 1; c = @{ d = 1 } } -ExcludePathsNotOnExpected }, { [pscustomobject] @{ a = 1; b = 2 } | Should-BeEquivalent ([pscustomobject] @{ a = 1 }) -ExcludePathsNotOnExpected }
        $null = Get-Failure { @{ a = 1; b = 2 } | Should-BeEquivalent @{ a = 2 } -ExcludePathsNotOnExpected }
    }

    It 'It does not help with extra list items' {
        $null = Get-Failure { @{ l = 1, 2, 3 } | Should-BeEquivalent @{ l = 1, 2 } -ExcludePathsNotOnExpected }, { @{ a = 1 } | Should-BeEquivalent @{ a = 1; b = 2 } -ExcludePathsNotOnExpected }
    }

    It 'Without the switch, every extra property is a difference.' {
        $null = Get-Failure { @{ a = 1; b = 2 } | Should-BeEquivalent @{ a = 1 } }, { [pscustomobject] @{ a = 1; b = 2 } | Should-BeEquivalent ([pscustomobject] @{ a = 1 }) }
    }

    It 'Equivalency treats the text ''False'' as $false and compares script blocks by their text. Equality drops these two exceptions.' {
        Assert-Passing { 'False' | Should-BeEquivalent $false }, { { 1 } | Should-BeEquivalent { 1 } }
        $null = Get-Failure { 'False' | Should-BeEquivalent $false -Comparator Equality }, { { 1 } | Should-BeEquivalent { 1 } -Comparator Equality }, { { 1 } | Should-BeEquivalent { 2 } }
    }

    It 'Both go by the type of the expected value and ignore case, so neither makes the comparison strict.' {
        Assert-Passing { 'A' | Should-BeEquivalent 'a' }, { 'A' | Should-BeEquivalent 'a' -Comparator Equality }, { '1' | Should-BeEquivalent 1 -Comparator Equality }
        $null = Get-Failure { 2.4 | Should-BeEquivalent 2 }
    }

    It 'Takes a value from the pipeline. Equivalent values return nothing; a difference throws, or is collected under Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne (@{ a = 1 } | Should-BeEquivalent @{ a = 1 })) { throw 'output' } }
        Assert-Collected { @{ a = 1 } | Should-BeEquivalent @{ a = 2 } }
    }

    It 'No classic operator did this: Should -Be compares hashtables and most objects by reference, and Compare-Object or a conversion to JSON was the usual way out.' {
        $null = Get-Failure { @{ a = 1 } | Should -Be @{ a = 1 } }, { [pscustomobject] @{ a = 1 } | Should -Be ([pscustomobject] @{ a = 1 }) }
    }

    It 'The direction matters. [ordered]@{ a = 1 } on the expected side accepts a plain hashtable, but not the other way round.' {
        Assert-Passing { @{ a = 1 } | Should-BeEquivalent ([ordered] @{ a = 1 }) }
        $null = Get-Failure { [ordered] @{ a = 1 } | Should-BeEquivalent @{ a = 1 } }
    }

    It 'A hashtable and an object are never equivalent, in neither direction, although they hold the same names and values.' {
        $null = Get-Failure { [pscustomobject] @{ a = 1 } | Should-BeEquivalent @{ a = 1 } }, { @{ a = 1 } | Should-BeEquivalent ([pscustomobject] @{ a = 1 }) }
    }

    It 'Lists are compared without order, even inside properties, but each item counts once: 1, 1, 2 is not equivalent to 1, 2, 2.' {
        Assert-Passing { @{ l = 1, 2 } | Should-BeEquivalent @{ l = 2, 1 } }
        $null = Get-Failure { 1, 1, 2 | Should-BeEquivalent @(1, 2, 2) }
    }

    It '@{ a = 1 } accepts ''01'', because 1 converts it; @{ a = ''01'' } does not accept 1. Numbers on the expected side are therefore the more tolerant choice, strings the stricter one.' {
        Assert-Passing { @{ a = '01' } | Should-BeEquivalent @{ a = 1 } }
        $null = Get-Failure { @{ a = 1 } | Should-BeEquivalent @{ a = '01' } }
    }

    It 'A list compared with text becomes its items joined by spaces: @{ a = ''x y'' } accepts @{ a = ''x'', ''y'' }, and @{ a = ''x'' } accepts @{ a = @(''x'') }.' {
        Assert-Passing { @{ a = 'x', 'y' } | Should-BeEquivalent @{ a = 'x y' } }, { @{ a = @('x') } | Should-BeEquivalent @{ a = 'x' } }
        $null = Get-Failure { @{ a = 'x', 'y' } | Should-BeEquivalent @{ a = 'xy' } }
    }

    It 'In 6.1.0-rc1, a list of one number on the expected side counts as that number: @{ a = @(1) } accepts @{ a = 1 }, and refuses its own copy with Expected property .a with value 1 to be equivalent to the actual value, but got @(1).' {
        Assert-Passing { @{ a = 1 } | Should-BeEquivalent @{ a = @(1) } }
        Get-Failure { @{ a = @(1) } | Should-BeEquivalent @{ a = @(1) } } | Should -Match 'Expected property \.a with value 1 to be equivalent to the actual value, but got @\(1\)'
    }

    It 'The same happens with one date, one GUID or one time span; one text, one $true and longer lists do compare.' {
        $null = Get-Failure { $d = Get-Date; @{ a = @($d) } | Should-BeEquivalent @{ a = @($d) } }, { $g = [guid]::NewGuid(); @{ a = @($g) } | Should-BeEquivalent @{ a = @($g) } }, { @{ a = @([timespan] '01:00') } | Should-BeEquivalent @{ a = @([timespan] '01:00') } }
        Assert-Passing { @{ a = @('t') } | Should-BeEquivalent @{ a = @('t') } }, { @{ a = @($true) } | Should-BeEquivalent @{ a = @($true) } }, { @{ a = 1, 2 } | Should-BeEquivalent @{ a = 1, 2 } }
    }

    It 'A HashSet, Queue, Stack or the keys of a hashtable with two or more items differ even from the same items when they are a property or come by -Actual.' {
        $null = Get-Failure { Should-BeEquivalent @('a', 'b') -Actual ([System.Collections.Generic.HashSet[string]] ('a', 'b')) }, { @{ T = [System.Collections.Generic.Queue[string]] ('a', 'b') } | Should-BeEquivalent @{ T = @('a', 'b') } }, { Should-BeEquivalent @('a', 'b') -Actual ([System.Collections.Generic.Stack[string]] ('a', 'b')) }, { Should-BeEquivalent @('a', 'b') -Actual @{ a = 1; b = 1 }.Keys }
        Assert-Passing { $set = [System.Collections.Generic.HashSet[string]] ('a', 'b'); Should-BeEquivalent @('a', 'b') -Actual @($set) }, { $set = [System.Collections.Generic.HashSet[string]] ('a', 'b'); $set | Should-BeEquivalent @('a', 'b') }
    }

    It 'Columns of a DataRow or DataTable cannot be left out by their names.' {
        $null = Get-Failure { $t = [System.Data.DataTable]::new(); $null = $t.Columns.Add('Id'); $null = $t.Columns.Add('Name'); $null = $t.Rows.Add(1, 'a'); $u = [System.Data.DataTable]::new(); $null = $u.Columns.Add('Id'); $null = $u.Columns.Add('Name'); $null = $u.Rows.Add(2, 'a'); Should-BeEquivalent $u.Rows[0] -Actual $t.Rows[0] -ExcludePath 'Id' }
    }

    It 'With -Verbose, it reports each single comparison' {
        $run = Invoke-Sample -Script { @(@{ a = 1 } | Should-BeEquivalent @{ a = 1 } -Verbose 4>&1).Count -gt 1 }
        $run.Value | Should -Be $true
    }

    It 'If the order is the point, compare item by item.' {
        Assert-Passing { 1, 2 | Should-BeEquivalent @(2, 1) }, { (1, 2)[0] | Should-Be 1; (1, 2)[1] | Should-Be 2 }
        $null = Get-Failure { (2, 1)[0] | Should-Be 1; (2, 1)[1] | Should-Be 2 }
    }

    It 'With one on both sides, the comparison may not end. Make an array first: @($set).' {
        { Invoke-Sample -Seconds 12 -Script { @{ T = [System.Collections.Queue] @(1, 2) } | Should-BeEquivalent @{ T = [System.Collections.Queue] @(1, 2) } } } | Should -Throw -ExpectedMessage 'The sample took more than 12 seconds.'
        Assert-Passing { $queue = [System.Collections.Queue] @(1, 2); @{ T = @($queue) } | Should-BeEquivalent @{ T = @($queue) } }
    }

    It 'Objects with deep properties, such as two files, two processes, or a file and an object of your own that lacks some of its properties, can keep the comparison busy for minutes.' {
        { Invoke-Sample -Seconds 12 -Script { Get-Item -Path $PSHOME/pwsh.dll | Should-BeEquivalent ([pscustomobject] @{ Name = 'pwsh.dll' }) } } | Should -Throw -ExpectedMessage 'The sample took more than 12 seconds.'
        { Invoke-Sample -Seconds 12 -Script { Get-Item -Path $PSHOME/pwsh.dll | Should-BeEquivalent (Get-Item -Path $PSHOME/pwsh.exe, $PSHOME/pwsh -ErrorAction Ignore)[0] } } | Should -Throw -ExpectedMessage 'The sample took more than 12 seconds.'
    }

    It 'Compare Select-Object -Property Name, Length; beside an object of your own, -ExcludePathsNotOnExpected is enough.' {
        Assert-Passing { Get-Item -Path $PSHOME/pwsh.dll | Select-Object -Property Name, Length | Should-BeEquivalent (Get-Item -Path $PSHOME/pwsh.dll | Select-Object -Property Name, Length) }, { Get-Item -Path $PSHOME/pwsh.dll | Should-BeEquivalent ([pscustomobject] @{ Name = 'pwsh.dll' }) -ExcludePathsNotOnExpected }
        $null = Get-Failure { Get-Item -Path $PSHOME/pwsh.dll | Select-Object -Property Name, Length | Should-BeEquivalent ([pscustomobject] @{ Name = 'other'; Length = 1 }) }, { Get-Item -Path $PSHOME/pwsh.dll | Should-BeEquivalent ([pscustomobject] @{ Name = 'other' }) -ExcludePathsNotOnExpected }
    }

    It 'What an object holds outside its properties is not compared: two [regex] with different patterns are equivalent, and so are two [securestring] of the same length, also in a [pscredential]. Compare "$pattern", or GetNetworkCredential().Password.' {
        Assert-Passing { [regex] 'a' | Should-BeEquivalent ([regex] 'b') }, { [pscredential]::new('u', (ConvertTo-SecureString 'x' -AsPlainText -Force)) | Should-BeEquivalent ([pscredential]::new('u', (ConvertTo-SecureString 'y' -AsPlainText -Force))) }
        $null = Get-Failure { ConvertTo-SecureString 'x' -AsPlainText -Force | Should-BeEquivalent (ConvertTo-SecureString 'yy' -AsPlainText -Force) }, { [pscredential]::new('u', (ConvertTo-SecureString 'x' -AsPlainText -Force)) | Should-BeEquivalent ([pscredential]::new('v', (ConvertTo-SecureString 'x' -AsPlainText -Force))) }, { "$([regex] 'a')" | Should-BeEquivalent "$([regex] 'b')" }, { [pscredential]::new('u', (ConvertTo-SecureString 'x' -AsPlainText -Force)).GetNetworkCredential().Password | Should-BeEquivalent 'y' }
    }

    It 'Each expected item takes the first one that fits.' {
        Assert-Passing { [pscustomobject] @{ N = 1; S = 5 }, [pscustomobject] @{ N = 1; S = 3 } | Should-BeEquivalent @([pscustomobject] @{ N = 1 }, [pscustomobject] @{ N = 1; S = 3 }) -ExcludePathsNotOnExpected }
        $null = Get-Failure { [pscustomobject] @{ N = 1; S = 3 }, [pscustomobject] @{ N = 1; S = 5 } | Should-BeEquivalent @([pscustomobject] @{ N = 1 }, [pscustomobject] @{ N = 1; S = 3 }) -ExcludePathsNotOnExpected }
    }
}
