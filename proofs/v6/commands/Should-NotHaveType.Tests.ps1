BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotHaveType' {
    It 'Passes when a value is neither of a type nor of one derived from it.' {
        Assert-Passing { 1 | Should-NotHaveType ([string]) }, { 1 | Should-NotHaveType ([long]) }
        $null = Get-Failure { 1 | Should-NotHaveType ([int]) }, { 1 | Should-NotHaveType ([ValueType]) }
    }

    It 'The first type is the forbidden one, the second is the type of the value. They differ when the value''s type derives from the forbidden one, as in than [Object], but got [int] 12.' {
        Get-Failure { 12 | Should-NotHaveType ([object]) } | Should -Be 'Expected value to be of different type than [Object], but got [int] 12.'
    }

    It 'The type to rule out, as ([string]) or as its name, string. ([object]), ([psobject]) and ([pscustomobject]) fail for every single piped value except $null.' {
        $null = Get-Failure { [pscustomobject] @{ a = 1 } | Should-NotHaveType ([pscustomobject]) }, { @(1) | Should-NotHaveType ([psobject]) }
        Assert-Passing { 1, 2 | Should-NotHaveType ([psobject]) }, { [pscustomobject] @{ a = 1 }, [pscustomobject] @{ a = 2 } | Should-NotHaveType ([pscustomobject]) }
        $null = Get-Failure { 'a' | Should-NotHaveType ([string]) }, { 'a' | Should-NotHaveType string }, { 1 | Should-NotHaveType ([object]) }, { @{} | Should-NotHaveType ([object]) }, { 1 | Should-NotHaveType ([psobject]) }, { 1 | Should-NotHaveType ([pscustomobject]) }, { @{} | Should-NotHaveType ([pscustomobject]) }
        Assert-Passing { $null | Should-NotHaveType ([object]) }, { $null | Should-NotHaveType ([pscustomobject]) }
    }

    It 'Since 6.1.0, a name that PSTypeName gives counts, too, so a misspelled type is taken for such a name and passes.' {
        Assert-Passing { 'a' | Should-NotHaveType Strin }
        $null = Get-Failure { [pscustomobject] @{ PSTypeName = 'My.Backup' } | Should-NotHaveType 'My.Backup' }
    }

    It 'The name of a class that is written inside a block of the test file, such as BeforeAll, also passes: give its type in parentheses.' {
        $run = Invoke-Sample {
            class ProofTopD { }
            Describe 'd' {
                BeforeAll { class ProofJobD { } }
                It 'name' { [ProofJobD]::new() | Should-NotHaveType 'ProofJobD' }
                It 'type' { [ProofJobD]::new() | Should-NotHaveType ([ProofJobD]) }
                It 'name, at the top' { [ProofTopD]::new() | Should-NotHaveType 'ProofTopD' }
                It 'type of another' { [ProofTopD]::new() | Should-NotHaveType ([ProofJobD]) }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed'
    }

    It 'Printed after the forbidden type.' {
        Get-Failure { 12 | Should-NotHaveType ([int]) -Because 'rr' } | Should -BeLike '*than `[int`], because rr, but got*'
    }

    It 'Takes one value and returns nothing. A value of the type throws, or adds an error to the test under Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne (1 | Should-NotHaveType ([string]))) { throw 'output' } }
        Assert-Collected { 1 | Should-NotHaveType ([int]) }
    }

    It 'The classic form is Should -Not -BeOfType, which looks at each piped item; here the piped items are one value.' {
        Assert-Passing { 1, 'a' | Should-NotHaveType ([string]) }
        $null = Get-Failure { 1, 'a' | Should -Not -BeOfType ([string]) }, { 1, 'a' | Should-NotHaveType ([object[]]) }
    }

    It 'Since $null passes, put Should-NotBeNull in front where a value is expected.' {
        Assert-Passing { $null | Should-NotHaveType ([string]) }
    }

    It 'So does a fake whose PSTypeName is the name of a loaded type' {
        Assert-Passing { [pscustomobject] @{ PSTypeName = 'System.IO.FileInfo' } | Should-NotHaveType 'System.IO.FileInfo' }
        $null = Get-Failure { [System.IO.FileInfo] 'a' | Should-NotHaveType 'System.IO.FileInfo' }
    }
}
