BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeFalsy' {
    It 'Passes when if ($value) would not be taken: $false, 0, '''', $null, an empty list, or a list whose only item is one of them.' {
        Assert-Passing { $false | Should-BeFalsy }, { 0 | Should-BeFalsy }, { '' | Should-BeFalsy }, { $null | Should-BeFalsy }, { @() | Should-BeFalsy }, { Should-BeFalsy -Actual @(0) }
        $null = Get-Failure { 1 | Should-BeFalsy }, { 'no' | Should-BeFalsy }
    }

    It 'The first half is always the same list of what would have passed. The type after "but got:" tells why the value did not pass: here, a string that looks negative but has letters in it.' {
        Get-Failure { 'no' | Should-BeFalsy }, { 5 | Should-BeFalsy } | Should -BeLike 'Expected `[bool`] $false or a falsy value: 0, "", $null or @(), but got: *'
        Get-Failure { 'no' | Should-BeFalsy } | Should -BeLike "*got: ``[string``] 'no'."
    }

    It 'An empty array or List passes both piped and by name; an empty HashSet or Queue given by name counts as true, as in an if.' {
        Assert-Passing { @() | Should-BeFalsy }, { Should-BeFalsy -Actual @() }, { Should-BeFalsy -Actual ([System.Collections.Generic.List[int]]::new()) }, { [System.Collections.Generic.List[int]]::new() | Should-BeFalsy }
        $null = Get-Failure { Should-BeFalsy -Actual ([System.Collections.Generic.HashSet[int]]::new()) }, { Should-BeFalsy -Actual ([System.Collections.Queue]::new()) }
    }

    It 'No value passes: Should-BeFalsy alone checks $null, which makes a forgotten pipe easy to miss.' {
        Assert-Passing { Should-BeFalsy }
    }

    It 'Several items always count as true and fail.' {
        $null = Get-Failure { 0, 0 | Should-BeFalsy }, { Should-BeFalsy -Actual @($false, $false) }
    }

    It 'Says why nothing was expected; it stands right after the list of falsy values.' {
        Get-Failure { 5 | Should-BeFalsy -Because 'rr' } | Should -BeLike '*$null or @(), because rr, but got*'
    }

    It 'In 6.0.0 it may also be given as the second positional argument, after a value that is not piped.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.0.0/src/functions/assert/Boolean/Should-BeFalsy.ps1'
    }

    It 'After a piped value, the reason needs -Because. Without it, 5 | Should-BeFalsy ''no backup'' prints an error, judges $null and passes.' {
        $run = Invoke-Sample { Describe 'd' { It 'bare' { 5 | Should-BeFalsy 'no backup' }; It 'named' { 5 | Should-BeFalsy -Because 'no backup' }; It 'argument' { Should-BeFalsy 5 } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        $run.Errors | Should -Match 'The input object cannot be bound to any parameters for the command'
        $stop = Invoke-Sample { BeforeAll { $global:ErrorActionPreference = 'Stop' }; Describe 'd' { It 'bare' { 5 | Should-BeFalsy 'no backup' } } }
        $stop.Failed | Should -Be 1
    }

    It 'Takes one value from the pipeline or as first argument, and returns nothing. A value that counts as true throws; under Should.ErrorAction Continue, it is recorded and the test goes on.' {
        Assert-Passing { if ($null -ne (Should-BeFalsy 0)) { throw 'output' } }
        Assert-Collected { 5 | Should-BeFalsy }
    }

    It 'Its model is the classic Should -BeFalse, and in many tests Should -BeNullOrEmpty; but an empty hashtable, which -BeNullOrEmpty accepts, fails here.' {
        Assert-Passing { 0 | Should -BeFalse }, { $null | Should -BeNullOrEmpty }, { @{} | Should -BeNullOrEmpty }
        $null = Get-Failure { @{} | Should-BeFalsy }
    }

    It 'A function that broke and returns nothing passes.' {
        Assert-Passing { & { } | Should-BeFalsy }
        $null = Get-Failure { & { } | Should-BeFalse }
    }

    It 'A function that broke and returns nothing passes. If "no" is an answer, test for it with Should-BeFalse.' {
        Assert-Passing { function Test-Broken { }; Test-Broken | Should-BeFalsy }, { function Test-Fine { $false }; Test-Fine | Should-BeFalse }
        $null = Get-Failure { function Test-Broken { }; Test-Broken | Should-BeFalse }
    }
}
