BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeHashtable' {
    It 'Passes when the value is a [hashtable] or any other dictionary, and, if you ask for it, checks the number of entries, some keys, or that the entries are ordered. It does not look at the values; for keys and values use Should-BeEquivalent.' {
        Assert-Passing { @{} | Should-BeHashtable }, { [ordered] @{} | Should-BeHashtable }, { [System.Collections.Generic.Dictionary[string, int]]::new() | Should-BeHashtable }, { @{ a = 1 } | Should-BeHashtable -Count 1 -Key a }, { [ordered] @{} | Should-BeHashtable -Ordered }
        $null = Get-Failure { 5 | Should-BeHashtable }, { @{ a = 1 } | Should-BeHashtable -Count 2 }, { @{ a = 1 } | Should-BeHashtable -Key b }, { @{} | Should-BeHashtable -Ordered }
    }

    It 'The checks run in this order, and the first that fails is reported: a dictionary at all (Expected a hashtable, but got …), -Ordered, -Count, -Key.' {
        Get-Failure { 5 | Should-BeHashtable -Ordered -Count 3 -Key a } | Should -Be 'Expected a hashtable, but got [int] 5.'
        Get-Failure { @{ a = 1 } | Should-BeHashtable -Ordered -Count 3 -Key b } | Should -BeLike 'Expected an ordered hashtable*'
        Get-Failure { @{ a = 1 } | Should-BeHashtable -Count 3 -Key b } | Should -BeLike 'Expected 3 entries*'
    }

    It 'Only missing keys are listed.' {
        Get-Failure { @{ a = 1 } | Should-BeHashtable -Key a, b, d } | Should -BeLike "*to contain keys 'b', 'd', but it does not."
    }

    It 'An ordered dictionary is printed as Dictionary{…}, with its keys sorted. When the order is wrong, the real order stands at the end of the message.' {
        Get-Failure { [ordered] @{ b = 1; a = 2 } | Should-BeHashtable -Ordered -Key a, b } | Should -BeLike "*Dictionary{a=2; b=1}, but the actual key order is 'b', 'a'."
        Get-Failure { [ordered] @{ b = 1; a = 2 } | Should-BeHashtable -Ordered -Key c } | Should -BeLike "*Dictionary{a=2; b=1} to contain key 'c', but it does not."
    }

    It 'The value to check. Hashtables pass through the pipeline whole; two of them arrive as a list and fail, with a hint unless they come from a command. A custom object is not a hashtable.' {
        Get-Failure { & { @{}; @{} } | Should-BeHashtable } | Should -Not -Match 'Hint'
        Assert-Passing { @{ a = 1; b = 2 } | Should-BeHashtable -Count 2 }
        Get-Failure { @{}, @{} | Should-BeHashtable } | Should -Match 'Hint: '
        $null = Get-Failure { [pscustomobject] @{ a = 1 } | Should-BeHashtable }
    }

    It 'There is no -Expected: in $table | Should-BeHashtable @{ a = 1 } the second table is taken for -Actual, PowerShell reports an input error, and the test fails with but got [null] $null.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { $table = @{ a = 1 }; $table | Should-BeHashtable @{ a = 1 } } } }
        $run.Messages | Should -BeLike '*but got `[null`] $null.'
        "$($run.Errors)" | Should -Match 'input object cannot be bound'
    }

    It 'The number of entries; 0 asks for an empty hashtable.' {
        Assert-Passing { @{} | Should-BeHashtable -Count 0 }, { @{ a = 1; b = 1 } | Should-BeHashtable -Count 2 }
        $null = Get-Failure { @{ a = 1 } | Should-BeHashtable -Count 0 }
    }

    It 'It reads the property Count, so a hashtable with a key of that name is judged by the value of the key.' {
        Assert-Passing { @{ Count = 5; b = 1 } | Should-BeHashtable -Count 5 }
        $null = Get-Failure { @{ Count = 5; b = 1 } | Should-BeHashtable -Count 2 }
    }

    It 'Keys that have to be there; others may be there as well.' {
        Assert-Passing { @{ a = 1; b = 1 } | Should-BeHashtable -Key a }
        $null = Get-Failure { @{ a = 1; b = 1 } | Should-BeHashtable -Key c }
    }

    It 'Each key is looked for as text: an integer key is not found.' {
        $null = Get-Failure { @{ 1 = 'x' } | Should-BeHashtable -Key 1 }
        Assert-Passing { @{ '1' = 'x' } | Should-BeHashtable -Key 1 }
    }

    It 'Case counts as it does in the dictionary, so not for @{ }.' {
        Assert-Passing { @{ Aa = 1 } | Should-BeHashtable -Key aA }
        $null = Get-Failure { $table = [hashtable]::new([System.StringComparer]::Ordinal); $table.Aa = 1; $table | Should-BeHashtable -Key aA }
    }

    It 'Wildcards have no meaning, and an empty list checks nothing.' {
        $null = Get-Failure { @{ ab = 1 } | Should-BeHashtable -Key 'a*' }
        Assert-Passing { @{} | Should-BeHashtable -Key @() }
    }

    It 'A generic Dictionary[,] ends with an error, Cannot find an overload for "Contains"' {
        Get-Failure { [System.Collections.Generic.Dictionary[string, int]]::new() | Should-BeHashtable -Key a } | Should -BeLike 'Cannot find an overload for "Contains"*'
    }

    It 'Accepts only what [ordered]@{ } makes. The result of ConvertFrom-Json -AsHashtable and a SortedDictionary[,] are refused although they keep an order.' {
        Assert-Passing { [ordered] @{} | Should-BeHashtable -Ordered }
        $null = Get-Failure { '{"a":1}' | ConvertFrom-Json -AsHashtable | Should-BeHashtable -Ordered }, { [System.Collections.Generic.SortedDictionary[string, int]]::new() | Should-BeHashtable -Ordered }, { @{} | Should-BeHashtable -Ordered }
    }

    It 'Without the switch, the order of -Key does not matter.' {
        Assert-Passing { [ordered] @{ b = 1; a = 2 } | Should-BeHashtable -Key a, b }
        $null = Get-Failure { [ordered] @{ b = 1; a = 2 } | Should-BeHashtable -Key a, b -Ordered }
    }

    It 'Printed in every message of this command, before "but".' {
        Get-Failure { 5 | Should-BeHashtable -Because 'rr' }, { @{} | Should-BeHashtable -Ordered -Because 'rr' }, { @{} | Should-BeHashtable -Count 1 -Because 'rr' }, { @{} | Should-BeHashtable -Key a -Because 'rr' }, { [ordered] @{ b = 1; a = 2 } | Should-BeHashtable -Key a, b -Ordered -Because 'rr' } | Should -BeLike '*, because rr, but *'
    }

    It 'Takes one dictionary from the pipeline and returns nothing. A failed check throws or, under Should.ErrorAction Continue, is collected.' {
        Assert-Passing { if ($null -ne (@{} | Should-BeHashtable)) { throw 'output' } }
        Assert-Collected { 5 | Should-BeHashtable }
    }

    It 'With -Key, a value that is not a dictionary ends the test in any case.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'number' { 5 | Should-BeHashtable -Key a; Write-Host ('went ' + 'on') }
                It 'null' { $null | Should-BeHashtable -Key a; Write-Host ('went ' + 'on') }
                It 'object' { [pscustomobject] @{ a = 1 } | Should-BeHashtable -Key a; Write-Host ('went ' + 'on') }
                It 'text' { 'a' | Should-BeHashtable -Key a -ErrorAction Continue; Write-Host ('went ' + 'on') }
            }
        } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Failed | Should -Be 4
        $run.Text | Should -Not -Match 'went on'
        $run = Invoke-Sample {
            Describe 'd' {
                It 'no key' { 5 | Should-BeHashtable; Write-Host ('went on' + ' 1') }
                It 'count' { 5 | Should-BeHashtable -Count 2; Write-Host ('went on' + ' 2') }
                It 'dictionary' { @{ b = 1 } | Should-BeHashtable -Key a; Write-Host ('went on' + ' 3') }
            }
        } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Failed | Should -Be 3
        $run.Text | Should -Match '(?s)went on 1.*went on 2.*went on 3'
    }

    It 'In v5, you wrote Should -BeOfType [hashtable], $table.Count | Should -Be 2 and $table.Keys | Should -Contain ''To'' instead.' {
        Assert-Passing { $table = @{ To = 1; From = 2 }; $table | Should -BeOfType [hashtable]; $table.Count | Should -Be 2; $table.Keys | Should -Contain 'To' }
    }

    It 'To compare values, Should-BeEquivalent with -ExcludePathsNotOnExpected checks some keys together with what they hold. For an [ordered] one, write [ordered] on the right as well.' {
        Assert-Passing { @{ a = 1; b = 2 } | Should-BeEquivalent @{ a = 1 } -ExcludePathsNotOnExpected }, { [ordered] @{ a = 1; b = 2 } | Should-BeEquivalent ([ordered] @{ a = 1 }) -ExcludePathsNotOnExpected }
        $null = Get-Failure { @{ a = 1; b = 2 } | Should-BeEquivalent @{ a = 2 } -ExcludePathsNotOnExpected }, { [ordered] @{ a = 1; b = 2 } | Should-BeEquivalent ([ordered] @{ a = 2 }) -ExcludePathsNotOnExpected }, { [ordered] @{ a = 1; b = 2 } | Should-BeEquivalent @{ a = 1 } -ExcludePathsNotOnExpected }
    }

    It 'Should-HaveType ([hashtable]) still works, but rejects [ordered].' {
        Assert-Passing { @{} | Should-HaveType ([hashtable]) }
        $null = Get-Failure { [ordered] @{} | Should-HaveType ([hashtable]) }
    }
}
