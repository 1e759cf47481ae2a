BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/assertions' {
    It 'Should -BeOfType reads such a name as the name of a class of the value instead. With the short name of an interface, such as [IList] below using namespace System.Collections, it fails with Expected the value to have type or PSTypeName, and with -Not it passes.' {
        Get-Failure { Get-Command Get-Date | Should -HaveParameter Date -Type 'NoSuchType' } | Should -Match 'NoSuchType'
        Get-Failure { 1 | Should -BeOfType 'NoSuchType' } | Should -BeLike 'Expected the value to have type or PSTypeName*'
        Assert-Passing { 1 | Should -Not -BeOfType 'NoSuchType' }
        Get-Failure { 1 | Should -Not -BeOfType 'int' } | Should -BeLike 'Expected the value to not have type*'
        (Invoke-Sample "using namespace System.Net`nusing namespace System.Collections`nDescribe 'd' { It 'class' { [Cookie]::new('a', 'b') | Should -BeOfType [Cookie] }; It 'interface' { { , [ArrayList] @(1) | Should -BeOfType [IList] } | Should -Throw 'Expected the value to have type or PSTypeName*' }; It 'not' { , [ArrayList] @(1) | Should -Not -BeOfType [IList] }; It 'full name' { , [ArrayList] @(1) | Should -BeOfType [System.Collections.IList] } }").Passed | Should -Be 4
    }

    It 'Cause: The type name given to -Type of Should -HaveParameter cannot be resolved in this session, or only by the using namespace of your file, which Pester does not know.' {
        Get-Failure { Get-Command Get-Date | Should -HaveParameter Date -Type 'NoSuchType' } | Should -Match 'NoSuchType'
    }

    It 'Below using namespace System.Collections, write ([IList]), or the full name, [System.Collections.IList].' {
        $run = Invoke-Sample @'
using namespace System.Collections
Describe 'd' { BeforeAll { function Get-Old ([IList] $List) { } }; It 'short' { Get-Command Get-Old | Should -HaveParameter List -Type [IList] }; It 'short, of a value' { , [ArrayList] @(1) | Should -BeOfType [IList] }; It 'short, not' { , [ArrayList] @(1) | Should -Not -BeOfType [IList] }; It 'in parentheses' { Get-Command Get-Old | Should -HaveParameter List -Type ([IList]); , [ArrayList] @(1) | Should -BeOfType ([IList]) }; It 'full' { Get-Command Get-Old | Should -HaveParameter List -Type [System.Collections.IList]; , [ArrayList] @(1) | Should -BeOfType [System.Collections.IList] }; It 'in parentheses, not' { , [ArrayList] @(1) | Should -Not -BeOfType ([IList]) } }
'@
        Assert-TestPassed $run 'short, not', 'in parentheses', 'full'
        ($run.Tests | Where-Object Name -EQ 'short').Message | Should -BeLike 'Could not find type `[IList`]*'
        ($run.Tests | Where-Object Name -EQ 'short, of a value').Message | Should -BeLike 'Expected the value to have type or PSTypeName `[IList`]*'
        ($run.Tests | Where-Object Name -EQ 'in parentheses, not').Result | Should -Be 'Failed'
    }

    It 'Fix: Check the name, or load the assembly before the test. Pass a class of PowerShell as the type itself, in parentheses: -Type ([BackupJob]).' {
        (Invoke-Sample {
            Describe 'd' {
                BeforeAll { class ProofJob { }; function Start-Job2 ([ProofJob] $Job) { } }
                It 'by name' { { Get-Command Start-Job2 | Should -HaveParameter Job -Type 'ProofJob' } | Should -Throw 'Could not find type*ProofJob*' }
                It 'as a type' { Get-Command Start-Job2 | Should -HaveParameter Job -Type ([ProofJob]) }
            }
        }).Passed | Should -Be 2
    }

    It 'Should-BeFasterThan and Should-BeSlowerThan also take a [timespan].' {
        Assert-Passing { [timespan] '00:00:01' | Should-BeFasterThan ([timespan] '00:00:20') }, { [timespan] '00:00:30' | Should-BeSlowerThan ([timespan] '00:00:20') }
        Get-Failure { (Get-Date).AddDays(-3) | Should-BeBefore -Time ([timespan] '1.00:00:00') -Ago } | Should -BeLike '*is not a valid timespan string*'
    }

    It 'Cause: Should-Be compares single values only.' {
        Get-Failure { 1, 2 | Should-Be @(1, 2) } | Should -Not -BeNullOrEmpty
        Assert-Passing { 1 | Should-Be 1 }, { 1, 2 | Should-BeCollection @(1, 2) }
    }

    It 'So do Should-NotBe, Should-BeSame and Should-BeGreaterThan. A list of one item, or of none, is a list as well.' {
        $said = Get-Failure { 1 | Should-NotBe @(1) }, { 1 | Should-BeSame @(1) }, { 1 | Should-BeGreaterThan @(0) }, { 1 | Should-Be @(1) }, { @() | Should-Be @() }
        $said | Should -HaveCount 5
        $said | Should -BeLike 'You provided a collection to the -Expected parameter.*'
        Assert-Passing { $expected = @(1); 1 | Should-Be $expected[0] }, { @() | Should-BeCollection @() }
    }

    It 'Get-Content gives a list, with one item for each line. Should-BeLikeString says the same about -like.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Set-Content TestDrive:/a.txt 'a', 'b' }; It 'lines' { Get-Content TestDrive:/a.txt | Should-MatchString 'a' }; It 'raw' { Get-Content TestDrive:/a.txt -Raw | Should-MatchString 'a' }; It 'like' { Get-Content TestDrive:/a.txt | Should-BeLikeString 'a*' } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed'
        $run.Messages[0] | Should -BeLike 'Actual is expected to be string,*-match operator*'
        $run.Messages[1] | Should -BeLike 'Actual is expected to be string,*-like operator*'
    }

    It 'Cause: A list, a number, a file or $null was passed where one string is expected.' {
        Get-Failure { $null | Should-MatchString 'a' }, { Get-Item / | Should-MatchString '/' } | Should -BeLike 'Actual is expected to be string*'
        Get-Failure { Should-MatchString -Actual @('a', 'b') -Expected 'a' }, { 1 | Should-MatchString '1' } | Should -HaveCount 2
        Assert-Passing { 'a' | Should-MatchString 'a' }
    }

    It 'Cause: The duration given to Should-BeFasterThan or Should-BeSlowerThan, or with -Ago or -FromNow, cannot be read.' {
        Get-Failure { { } | Should-BeFasterThan 'soon' }, { { } | Should-BeSlowerThan '5 apples' }, { Get-Date | Should-BeBefore soon -Ago }, { Get-Date | Should-BeAfter soon -FromNow } | Should -BeLike '*is not a valid timespan string*'
        Assert-Passing { { } | Should-BeFasterThan 20s }, { { } | Should-BeFasterThan ([timespan] '00:00:20') }
    }

    It 'Cause: The expected message is a pattern, in which [ and ] do not stand for themselves.' {
        Get-Failure { { throw 'a [b] c' } | Should-Throw 'a [b] c' } | Should -Not -BeNullOrEmpty
        Assert-Passing { { throw 'a [b] c' } | Should-Throw ([WildcardPattern]::Escape('a [b] c')) }, { { throw 'abc' } | Should-Throw 'a?c' }
    }

    It 'Cause: The expected value is a number, a string or another value, and Should-BeSame checks whether both are one object. The command that the message names does not exist.' {
        Get-Failure { 1 | Should-BeSame 1 }, { 'a' | Should-BeSame 'a' } | Should -HaveCount 2
        $list = Get-Failure { 1 | Should-BeSame 1 }
        $named = [regex]::Matches("$list", 'Should-\w+').Value | Where-Object { $_ -ne 'Should-BeSame' } | Select-Object -First 1
        (Invoke-Sample -Script ([scriptblock]::Create("[bool] (Get-Command $named -ErrorAction Ignore)"))).Value | Should -Be $false
    }

    It 'Cause: Should-MatchString or Should-NotMatchString got a list, a number or another type as its pattern.' {
        Get-Failure { 'a' | Should-MatchString @('a', 'b') }, { 'a' | Should-NotMatchString 5 } | Should -HaveCount 2
        Assert-Passing { 'full' | Should-MatchString 'full|diff' }
    }

    It 'Fix: Escape the expected message.' {
        Assert-Passing { { throw 'a [b] *' } | Should-Throw ([WildcardPattern]::Escape('a [b] *')) }
        Get-Failure { { throw 'a [b]' } | Should-Throw 'a [b]' } | Should -Not -BeNullOrEmpty
    }

    It 'Several patterns can be one: ''full|diff''.' {
        Assert-Passing { 'diff.bak' | Should-MatchString 'full|diff' }, { 'full.bak' | Should-MatchString 'full|diff' }
        Get-Failure { 'log.bak' | Should-MatchString 'full|diff' } | Should -Not -BeNullOrEmpty
    }

    It 'A number without a unit cannot, and neither can 00:00:10.' {
        Get-Failure { { } | Should-BeFasterThan 100 }, { { } | Should-BeFasterThan '100' }, { { } | Should-BeFasterThan '00:00:10' } | Should -BeLike '*is not a valid timespan string*'
        Assert-Passing { { } | Should-BeFasterThan '100s' }
    }

    It 'Fix: Use Should-BeCollection for lists. For lists of objects, such as [pscustomobject], use Should-BeEquivalent, because Should-BeCollection finds such an object only if it is the very same one. For a list with one item, pass the item, $expected[0].' {
        Get-Failure { 1, 2 | Should-Be @(1, 2) }, { 1 | Should-Be @(1) } | Should -BeLike 'You provided a collection to the -Expected parameter.*'
        Assert-Passing { 1, 2 | Should-BeCollection @(1, 2) }, { $expected = @(1); 1 | Should-Be $expected[0] }, { $one = [pscustomobject] @{ Name = 'a' }; $one, $one | Should-BeCollection @($one, $one) }, { [pscustomobject] @{ Name = 'a' }, [pscustomobject] @{ Name = 'b' } | Should-BeEquivalent @([pscustomobject] @{ Name = 'a' }, [pscustomobject] @{ Name = 'b' }) }
        $null = Get-Failure { [pscustomobject] @{ Name = 'a' }, [pscustomobject] @{ Name = 'b' } | Should-BeCollection @([pscustomobject] @{ Name = 'a' }, [pscustomobject] @{ Name = 'b' }) }, { [pscustomobject] @{ Name = 'a' }, [pscustomobject] @{ Name = 'b' } | Should-BeEquivalent @([pscustomobject] @{ Name = 'a' }, [pscustomobject] @{ Name = 'c' }) }
    }
}
