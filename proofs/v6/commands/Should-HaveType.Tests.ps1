BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-HaveType' {
    It 'Passes when a value is of a type, a type derived from it, or implements it as an interface: the operator -is.' {
        Assert-Passing { 1 | Should-HaveType ([int]) }, { 1 | Should-HaveType ([object]) }, { 1 | Should-HaveType ([System.IComparable]) }
        $null = Get-Failure { 1 | Should-HaveType ([long]) }
    }

    It 'The message shows the wanted type, the reason, the real type and the value. [null] $null means that there is no value and hence no type.' {
        Get-Failure { 1 | Should-HaveType ([string]) -Because 'rr' } | Should -Be 'Expected value to have type [string], because rr, but got [int] 1.'
        Get-Failure { $null | Should-HaveType ([string]) } | Should -Be 'Expected value to have type [string], but got [null] $null.'
    }

    It 'If a typed list was piped as a value, such as an [int[]], the hint below names the type that you piped and the one that arrived.' {
        Get-Failure { $list = [int[]] (1, 2); $list | Should-HaveType ([int[]]) }, { (& { , ([int[]] (1, 2)) }) | Should-HaveType ([int[]]) } | Should -Match 'Hint: You piped a \[int\[\]\].*saw \[Object\[\]\]'
        Get-Failure { 1, 2 | Should-HaveType ([int[]]) }, { $list = 'a', 'b'; $list | Should-HaveType ([string[]]) }, { & { , ([int[]] (1, 2)) } | Should-HaveType ([int]) }, { & { [int[]] (1, 2) } | Should-HaveType ([int[]]) } | Should -Not -Match 'Hint'
        Get-Failure { [int[]] (1, 2) | Should-HaveType ([int[]]) } | Should -Match 'Hint: You piped a \[int\[\]\].*saw \[Object\[\]\]'
    }

    It 'Expected value to have type or PSTypeName ''Strin'' means that there is no type of that name, or that the class is written inside a block. The name is then taken for one that PSTypeName gives.' {
        Get-Failure { 'a' | Should-HaveType 'Strin' } | Should -BeLike "Expected value to have type or PSTypeName 'Strin'*"
        $run = Invoke-Sample { Describe 'd' { BeforeAll { class ProofJobC { } }; It 'i' { [ProofJobC]::new() | Should-HaveType 'ProofJobC' } } }
        $run.Messages | Should -BeLike "Expected value to have type or PSTypeName 'ProofJobC'*"
        Assert-Passing { [pscustomobject] @{ PSTypeName = 'Strin' } | Should-HaveType 'Strin' }
    }

    It 'The using namespace of your file does not count for a name as text: write System.IO.DirectoryInfo, or ([DirectoryInfo]).' {
        $tests = '[DirectoryInfo]', 'DirectoryInfo', 'System.IO.DirectoryInfo', '([DirectoryInfo])' | ForEach-Object { "It '$_' { Get-Item -Path `$PSScriptRoot | Should-HaveType $_ }" }
        $run = Invoke-Sample "using namespace System.IO`nDescribe 'd' { $($tests -join '; ') }"
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Passed'
        $run.Messages | Should -BeLike "Expected value to have type or PSTypeName 'DirectoryInfo'*"
    }

    It 'The type, in parentheses, ([datetime]), or its name as text, with or without brackets.' {
        Assert-Passing { Get-Date | Should-HaveType ([datetime]) }, { Get-Date | Should-HaveType datetime }, { Get-Date | Should-HaveType '[datetime]' }
    }

    It 'A name that PSTypeName gives to an object counts, too, in whatever case but without wildcards.' {
        Assert-Passing { [pscustomobject] @{ PSTypeName = 'My.Backup' } | Should-HaveType 'my.backup' }
        $null = Get-Failure { [pscustomobject] @{ PSTypeName = 'My.Backup' } | Should-HaveType 'My.*' }
    }

    It 'In 6.0.0, brackets need the parentheses, and made-up names are refused.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.0.0/src/functions/assert/General/Should-HaveType.ps1'
    }

    It 'The value whose type counts. A piped list of one becomes its item, several items become an Object[], and an empty list becomes $null. An argument keeps its type. $null has no type and fails, even for [object].' {
        Assert-Passing { @(1) | Should-HaveType ([int]) }, { [int[]] (1, 2) | Should-HaveType ([object[]]) }, { Should-HaveType ([int[]]) -Actual ([int[]] (1, 2)) }
        $null = Get-Failure { @() | Should-HaveType ([object]) }, { $null | Should-HaveType ([object]) }
    }

    It 'Follows the wanted type.' {
        Get-Failure { 1 | Should-HaveType ([string]) -Because 'rr' } | Should -BeLike '*`[string`], because rr, but got*'
    }

    It 'Takes one value from the pipeline or by name, and returns nothing. A wrong type throws, or is collected by Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne (Should-HaveType ([int]) -Actual 1)) { throw 'output' } }
        Assert-Collected { 1 | Should-HaveType ([string]) }
    }

    It 'It is the successor of Should -BeOfType, which checked each piped item.' {
        Assert-Passing { 'a', 'b' | Should -BeOfType ([string]) }, { 'a', 'b' | Should-All { $_ -is [string] } }
        $null = Get-Failure { 'a', 'b' | Should-HaveType ([string]) }, { 'a', 1 | Should -BeOfType ([string]) }, { 'a', 1 | Should-All { $_ -is [string] } }
    }

    It '[pscustomobject] and [psobject] say little: a piped hashtable or string passes for them, too.' {
        Assert-Passing { @{} | Should-HaveType ([pscustomobject]) }, { 'a' | Should-HaveType ([pscustomobject]) }, { @{} | Should-HaveType ([psobject]) }, { 'a' | Should-HaveType ([psobject]) }
    }

    It 'Numbers keep their own type: 5GB is a [long], 1.5 and a sum of Measure-Object are a [double], and PowerShell 7 reads whole numbers of JSON as [long]. There is no conversion, unlike in Should-Be.' {
        Assert-Passing { 5GB | Should-HaveType ([long]) }, { 1.5 | Should-HaveType ([double]) }, { (1, 2 | Measure-Object -Sum).Sum | Should-HaveType ([double]) }, { ('{ "Days": 30 }' | ConvertFrom-Json).Days | Should-HaveType ([long]) }, { '1' | Should-Be 1 }
        $null = Get-Failure { '1' | Should-HaveType ([int]) }, { 1 | Should-HaveType ([long]) }, { ('{ "Days": 30 }' | ConvertFrom-Json).Days | Should-HaveType ([int]) }, { (1, 2 | Measure-Object -Sum).Sum | Should-HaveType ([int]) }
    }

    It 'For lists, pass the value with -Actual, because the pipeline takes them apart.' {
        Assert-Passing { Should-HaveType ([int[]]) -Actual ([int[]] (1, 2)) }
        $null = Get-Failure { [int[]] (1, 2) | Should-HaveType ([int[]]) }
    }

    It 'A class of your own counts, also one that the test file dot-sources in BeforeAll: Should-HaveType ([BackupJob]), or its name. One that is written inside a block of the test file, such as BeforeAll, is not found by its name.' {
        $run = Invoke-Sample -File @{ 'job.ps1' = 'class ProofJobA { }; class ProofJobB { }' } -Test {
            class ProofAtTop { }
            BeforeAll { . $PSScriptRoot/job.ps1; class ProofInAll { } }
            Describe 'd' {
                class ProofInBody { }
                BeforeEach { class ProofInEach { } }
                It 'type' { [ProofJobA]::new() | Should-HaveType ([ProofJobA]) }
                It 'name' { [ProofJobA]::new() | Should-HaveType 'ProofJobA' }
                It 'other' { [ProofJobA]::new() | Should-HaveType ([ProofJobB]) }
                It 'top' { [ProofAtTop]::new() | Should-HaveType ([ProofAtTop]); [ProofAtTop]::new() | Should-HaveType 'ProofAtTop' }
                It 'inside, type' { class ProofInIt { }; [ProofInAll]::new() | Should-HaveType ([ProofInAll]); [ProofInBody]::new() | Should-HaveType ([ProofInBody]); [ProofInEach]::new() | Should-HaveType ([ProofInEach]); [ProofInIt]::new() | Should-HaveType ([ProofInIt]) }
                It 'inside, name: all' { [ProofInAll]::new() | Should-HaveType 'ProofInAll' }
                It 'inside, name: body' { [ProofInBody]::new() | Should-HaveType 'ProofInBody' }
                It 'inside, name: each' { [ProofInEach]::new() | Should-HaveType 'ProofInEach' }
                It 'inside, name: it' { class ProofInIt2 { }; [ProofInIt2]::new() | Should-HaveType 'ProofInIt2' }
            }
        }
        Assert-TestPassed $run 'type', 'name', 'top', 'inside, type'
        ($run.Tests | Where-Object Name -EQ 'other').Result | Should -Be 'Failed'
        $byName = @($run.Tests | Where-Object Name -Like 'inside, name*')
        $byName.Result | Should -Be 'Failed', 'Failed', 'Failed', 'Failed'
        $byName.Message | Should -BeLike 'Expected value to have type or PSTypeName *'
    }

    It 'It is the successor of Should -BeOfType, which checked each piped item. For that, use Should-All with { $_ -is [string] }.' {
        Assert-Passing { 'a', 'b' | Should -BeOfType string }, { 'a', 'b' | Should-All { $_ -is [string] } }
        $null = Get-Failure { 'a', 2 | Should -BeOfType string }, { 'a', 2 | Should-All { $_ -is [string] } }, { 'a', 'b' | Should-HaveType ([string]) }
    }

    It 'A custom object is a [System.Management.Automation.PSCustomObject].' {
        Assert-Passing { [pscustomobject] @{ a = 1 } | Should-HaveType ([System.Management.Automation.PSCustomObject]) }, { @{ a = 1 } | Should-HaveType ([pscustomobject]) }
        $null = Get-Failure { @{ a = 1 } | Should-HaveType ([System.Management.Automation.PSCustomObject]) }, { 'text' | Should-HaveType ([System.Management.Automation.PSCustomObject]) }
    }

    It 'The name of a loaded type is always that type: a fake with the name System.IO.FileInfo fails, so look for it in $file.PSObject.TypeNames.' {
        $null = Get-Failure { [pscustomobject] @{ PSTypeName = 'System.IO.FileInfo' } | Should-HaveType 'System.IO.FileInfo' }, { [pscustomobject] @{ PSTypeName = 'System.Int32' } | Should-HaveType 'System.Int32' }
        Assert-Passing { $file = [pscustomobject] @{ PSTypeName = 'System.IO.FileInfo' }; $file.PSObject.TypeNames | Should-ContainCollection 'System.IO.FileInfo' }, { [System.IO.FileInfo] 'a' | Should-HaveType 'System.IO.FileInfo' }
    }
}
