BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            BeforeAll {
                # The message of a failed assertion, or PASSED.
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Get-Verdict ([scriptblock[]] $Code) { -join ($Code | ForEach-Object { if ((Get-Message $_) -eq 'PASSED') { '+' } else { '-' } }) }
            }

            It 'errors that end nothing' {
                function Write-Soft { Write-Error 'soft'; 'after' }
                Get-Verdict { Write-Soft 2>$null }, { { Write-Soft } | Should-Throw }, { { Write-Soft } | Should -Throw } | Should -Be '++-'
                New-Module SoftModule { function Write-ModuleSoft { Write-Error 'soft' } } | Import-Module
                Get-Verdict { { Write-ModuleSoft 2>$null } | Should-Throw }, { { InModuleScope SoftModule { Write-ModuleSoft 2>$null } } | Should-Throw }, { InModuleScope SoftModule { { Write-ModuleSoft 2>$null } | Should-Throw } } | Should -Be '--+'
            }
            It 'same object in a list' {
                $a = @{ N = 1 }; Get-Verdict { $a, @{ N = 2 } | Should-ContainCollection $a }, { @{ N = 1 }, @{ N = 2 } | Should-ContainCollection @{ N = 1 } }, { [pscustomobject] @{ N = 1 } | Should-ContainCollection ([pscustomobject] @{ N = 1 }) } | Should -Be '+--'
                Get-Verdict { [version] '1.0', 2 | Should-ContainCollection ([version] '1.0') }, { [datetime] '2026-01-01', 2 | Should-ContainCollection ([datetime] '2026-01-01') }, { [uri] 'http://a', 2 | Should-ContainCollection ([uri] 'http://a') }, { [version] '1.0', 2 | Should-ContainCollection ([version] '1.1') } | Should -Be '+++-'
            }
            It 'one value' {
                (Get-Message { 1, 2 | Should-Be 1, 2 }) | Should -Not -Be 'PASSED'
            }
            It 'families mixed' {
                (Get-Message { 1 | Should-Be -Not 2 }) | Should -BeLike "*parameter*'Not'*"
            }
            It 'items' {
                Get-Verdict { 1 | Should-All { $false } }, { 1 | Should-All { $false; 1 } }, { 1 | Should-All { throw 'x' } }, { 1 | Should-All { 0 } }, { 1 | Should-All { '' } }, { 1 | Should-All { } }, { 1 | Should-All { $_.Missing } }, { 1 | Should-All { 1; $false } } | Should -Be '---+++++'
            }
            It 'any' {
                Get-Verdict { 1 | Should-Any { $false } }, { 1 | Should-Any { 0 } }, { 1 | Should-Any { $false; 1 } } | Should -Be '-++'
            }
            It 'braces' {
                function Get-Failing { throw 'first' }
                (Get-Message { Get-Failing | Should-Throw }) | Should -Be 'first'; { Get-Failing } | Should-Throw
            }
        }
    }
}

Describe 'assertions/assertion-problems' {
    It 'The script block runs in a scope of its own. Put the value into a hashtable that exists before the call.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'local' { { $name = 'x'; throw 'y' } | Should-Throw; $name | Should-BeNull }
            It 'hashtable' { $found = @{}; { $found.Name = 'x'; throw 'y' } | Should-Throw y; $found.Name | Should-Be 'x' }
            It 'plain' { . { $name = 'x' }; $name | Should-Be 'x' }
        } }
        Assert-TestPassed $run 'local', 'hashtable', 'plain'
    }

    It 'Classic Should -Be shows only what fits into a line of the window, around the first difference; no option makes it longer. Should-BeString shows both texts in full.' -Tag Unproved {
        'The width of a window: Get-CompareStringMessage in https://github.com/pester/Pester/blob/HEAD/src/functions/assertions/Be.ps1'
    }

    It 'The result of -PassThru also has the whole texts of Should -Be: ErrorRecord[0].TargetObject.ShouldResult.ExpectResult of the failed test has them in Expected and Actual.' {
        $long = '$e = "a" * 300 + "X" + "b" * 300; $a = $e -replace "X", "Y"; '
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'd' { It 'a' { $long `$a | Should -Be `$e } }" } -Inspect { $record = $args[0].Failed[0].ErrorRecord[0]; $values = $record.TargetObject.ShouldResult.ExpectResult; $values.Expected -match '^.?a{300}Xb{300}.?$'; $values.Actual -match '^.?a{300}Yb{300}.?$' }
        $run.Value | Should -Be $true, $true
    }

    It 'Should-BeCollection compares the items in the same way, so the files of two Get-ChildItem calls differ. Compare a property: $actual.Name | Should-BeCollection @($expected.Name). Without @(), a single expected file is an error.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { 'a', 'b' | ForEach-Object { Set-Content TestDrive:/$_.txt 'x' }; $one = Get-ChildItem TestDrive:/; $two = Get-ChildItem TestDrive:/; $part = Get-ChildItem TestDrive:/ -Filter a.* }
                It 'same' { $one | Should-BeCollection $one }
                It 'property' { $one.Name | Should-BeCollection @($two.Name) }
                It 'one file' { $part.Name | Should-BeCollection @($part.Name) }
                It 'no @()' { $part.Name | Should-BeCollection $part.Name }
                It 'other property' { $one.Name | Should-BeCollection @($part.Name) }
                It 'objects' { $one | Should-BeCollection $two }
            } } -Inspect { $args[0].Passed.Name -join ', '; $args[0].Failed.Name -join ', ' }
        $run.Value | Should -Be 'same, property, one file', 'no @(), other property, objects'
    }

    It 'By default, Write-Error and the errors of most cmdlets do not end anything, so the test goes on. Should-Throw counts these errors, unless they come from the code of a script module and the assertion stands outside InModuleScope. Classic Should -Throw does not count them.' {
        Assert-TestPassed $sample 'errors that end nothing'
    }

    It 'Should-ContainCollection finds a [pscustomobject] or a hashtable only if it is the same object, not another one with equal content. A [version], a [datetime] or a [uri] is found by its value.' {
        Assert-TestPassed $sample 'same object in a list'
    }

    It 'Should-Be and its relatives compare one value.' {
        Assert-TestPassed $sample 'one value'
    }

    It 'Should-Be -Not mixes the families.' {
        Assert-TestPassed $sample 'families mixed'
    }

    It 'In 6.1.0-rc1, nothing rejects an item that is an empty list.' {
        Assert-Passing { @('a'), @() | Should-All { $_.Count -gt 0 } }, { @(), @() | Should-All { $false } }, { @('a'), @() | Should-All { if ($_.Count -eq 0) { throw 'empty' } } }, { @('a'), @() | Should-All { $_.Count | Should-BeGreaterThan 0 } }
        $null = Get-Failure { @('a'), @('b') | Should-All { $_.Count -gt 1 } }, { @{ n = @() } | Should-All { $_.n.Count -gt 0 } }, { '', 'a' | Should-All { $_.Length -gt 0 } }
    }

    It 'An item is rejected only when the first output of the script block is the Boolean $false, or when an assertion or anything else in the block throws. 0, an empty text, no output at all or a missing property does not reject the item, nor does a $false after other output.' {
        Assert-TestPassed $sample 'items'
    }

    It 'Should-Any judges in the same way. In 6.1.0-rc1, it also passes when more output follows the $false.' {
        Assert-TestPassed $sample 'any'
    }

    It 'Get-Backup | Should-Throw runs Get-Backup first, and its error ends the test before the assertion starts. Wrap the call in braces: { Get-Backup } | Should-Throw.' {
        Assert-TestPassed $sample 'braces'
    }

    It 'A sum after Should-Be needs parentheses. Without them, + and what follows are further arguments of the command.' {
        (Invoke-Sample "Describe 'd' { It 'i' { 'full-1' | Should-Be 'full' + '-1' } }").Messages | Should -BeLike "*A positional parameter cannot be found that accepts argument '-1'.*"
        (Invoke-Sample "Describe 'd' { It 'i' { 'full-1' | Should-Be ('full' + '-1') } }").Passed | Should -Be 1
    }

    It 'A variable needs no parentheses, not even with a property, an index or a method, such as $list.Count.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $days = 4; $names = 'a', 'b' }
            It 'sum' { 5 | Should-Be $days + 1 }
            It 'join' { 'a,b' | Should-Be $names -join ',' }
            It 'sum in parentheses' { 5 | Should-Be ($days + 1) }
            It 'join in parentheses' { 'a,b' | Should-Be ($names -join ',') } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Passed'
        Assert-Passing { $list = 1, 2; 2 | Should-Be $list.Count; 2 | Should-Be $list[1] }, { $day = [datetime] '2026-01-01'; [datetime] '2026-01-02' | Should-Be $day.AddDays(1) }
    }

    It 'Should -Be ''full'' + ''-1'' says Expected ''full'', because +, but got $null., and Should -Not -Be ''full'' + ''-1'' passes, whatever the value is.' {
        (Invoke-Sample "Describe 'd' { It 'i' { 'full-1' | Should -Be 'full' + '-1' } }").Messages | Should -BeLike "*Expected 'full', because +, but got `$null.*"
        (Invoke-Sample "Describe 'd' { It 'i' { 'full-1' | Should -Not -Be 'full' + '-1'; 'full' | Should -Not -Be 'full' + '-1' } }").Passed | Should -Be 1
    }

    It '1 | Should-NotBe [int]''1'' also passes, and so does [version] ''8.0'' | Should-BeGreaterThan [version]''9.0''.' {
        Assert-Passing { 1 | Should-NotBe [int]'1' }, { [version] '8.0' | Should-BeGreaterThan [version]'9.0' }
        $null = Get-Failure { 1 | Should-NotBe ([int]'1') }, { 1 | Should-Be [int]'1' }, { [version] '8.0' | Should-BeGreaterThan ([version]'9.0') }
    }

    It 'What follows an assertion is an argument, so PowerShell takes [System.DayOfWeek]::Monday for text.' {
        Get-Failure { [System.DayOfWeek]::Monday | Should-Be [System.DayOfWeek]::Monday } | Should -Be "Expected [string] '[System.DayOfWeek]::Monday', but got [DayOfWeek] Monday."
        Assert-Passing { [System.DayOfWeek]::Monday | Should-Be ([System.DayOfWeek]::Monday) }
    }

    It 'The list commands count a piped $null as one item, and @() around it makes a list of one $null. The $null comes from return $null, from a property that is $null or missing, or from a cast such as [array] (…).' {
        $failure = Get-Failure { $null | Should-BeCollection -Count 0 }, { function Find-Null { return $null }; @(Find-Null) | Should-BeCollection -Count 0 }, { ([pscustomobject] @{ A = 1 }).B | Should-BeCollection -Count 0 }, { $cast = [array] (Get-Alias | Select-Object -First 0); $cast | Should-BeCollection -Count 0 }
        $failure | Should -BeLike 'Expected 0 items in * @($null), but it has 1 items.*'
        Assert-Passing { function Find-Nothing { return }; @(Find-Nothing) | Should-BeCollection -Count 0 }, { ([pscustomobject] @{ A = @() }).A | Should-BeCollection -Count 0 }
    }

    It 'Should-BeCollection got the Keys or Values of a hashtable, or a List of numbers, as the expected list. Put @() around it:' {
        Get-Failure { 1, 2 | Should-BeCollection ([System.Collections.Generic.List[int]] (1, 2)) } | Should -Be 'Cannot find an overload for "new" and the argument count: "1".'
        Assert-Passing { $list = [System.Collections.Generic.List[int]] (1, 2); 1, 2 | Should-BeCollection @($list) }, { 'a', 'b' | Should-BeCollection ([System.Collections.Generic.List[string]] ('a', 'b')) }
        Get-Failure { 7, 'a' | Should-BeCollection @{ Keep = 7; Name = 'a' }.Values } | Should -Be 'Cannot find an overload for "new" and the argument count: "1".'
        Get-Failure { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Should-BeCollection $plan.Keys } | Should -Be 'Cannot find an overload for "new" and the argument count: "1".'
        Assert-Passing { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Should-BeCollection @($plan.Keys) }
    }

    It 'Check first that there is something, or use Should-All, which refuses an empty list:' {
        Get-Failure { @() | Should-All { $_ -gt 0 } } | Should -BeLike '*contains no items to compare.'
        Assert-Passing { @(1) | Should-All { $_ -gt 0 } }
    }

    It 'Classic Should -BeNullOrEmpty turns a single object into text, but this object cannot be turned into text: its ToString throws' {
        Get-Failure { [pscustomobject] @{ A = 1 } | Add-Member -MemberType ScriptMethod -Name ToString -Value { throw 'no text' } -Force -PassThru | Should -Not -BeNullOrEmpty } | Should -BeLike 'Exception calling "IsNullOrEmpty" with "1" argument(s)*'
        Assert-Passing { [pscustomobject] @{ A = 1 } | Add-Member -MemberType ScriptMethod -Name ToString -Value { throw 'no text' } -Force -PassThru | Should-NotBeNull }
    }

    It 'Some CI services, such as GitHub Actions with shell: pwsh, set $ErrorActionPreference = ''Stop'' before the run. There, the same lines do end the test: Output and errors explains the reason and the cure.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Write-Error 'only written'; Write-Host 'said: after' } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru }
        $run.Failed | Should -Be 1
        $run.Text | Should -Not -Match 'said: after'
    }

    It 'Outside an assertion for errors, make them count with -ErrorAction Stop.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Write-It { [CmdletBinding()] param () Write-Error 'bad' } }; It 'counts' { Write-It -ErrorAction Stop }; It 'does not' { Write-It } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'Should-NotBeNull takes the object as it is.' {
        Assert-Passing { $thing = [pscustomobject] @{ A = 1 }; $thing | Add-Member -MemberType ScriptMethod -Name ToString -Value { throw 'no text' } -Force; $thing | Should-NotBeNull }
        $null = Get-Failure { $thing = [pscustomobject] @{ A = 1 }; $thing | Add-Member -MemberType ScriptMethod -Name ToString -Value { throw 'no text' } -Force; $thing | Should -Not -BeNullOrEmpty }
    }

    It 'For a list, there are other commands; for a list of objects, there is Should-BeEquivalent.' {
        Assert-Passing { [pscustomobject] @{ A = 1 }, [pscustomobject] @{ A = 2 } | Should-BeEquivalent @([pscustomobject] @{ A = 1 }, [pscustomobject] @{ A = 2 }) }
        $null = Get-Failure { [pscustomobject] @{ A = 1 }, [pscustomobject] @{ A = 2 } | Should-BeEquivalent @([pscustomobject] @{ A = 1 }, [pscustomobject] @{ A = 3 }) }, { [pscustomobject] @{ A = 1 }, [pscustomobject] @{ A = 2 } | Should-BeCollection @([pscustomobject] @{ A = 1 }, [pscustomobject] @{ A = 2 }) }
        Get-Failure { 'a', 'b' | Should-Be @('a', 'b') } | Should -BeLike 'You provided a collection to the -Expected parameter.*'
        Assert-Passing { 'a', 'b' | Should-BeCollection @('a', 'b') }
    }

    It 'A command without any output leaves an empty list.' {
        Assert-Passing { function Find-Nothing { return }; @(Find-Nothing) | Should-BeCollection -Count 0 }
        $null = Get-Failure { function Find-Null { return $null }; @(Find-Null) | Should-BeCollection -Count 0 }
    }

    It 'with classic Should, the sum above is one such case' {
        Get-Failure { 'full-1' | Should -Be 'full' + '-1' } | Should -BeLike "Expected 'full', because +*"
        Assert-Passing { 'full-1' | Should -Not -Be 'full' + '-1' }, { 'full-1' | Should -Be ('full' + '-1') }
    }

    It 'The expected message is a wildcard pattern, and its square brackets are not text: [C] stands for the one character C. That gives Expected an exception, with message like ''drive [C] is full'' to be thrown, but the message was ''drive [C] is full''. Only classic Should -Throw explains this in a note.' {
        $null = Get-Failure { { throw 'List`1[int]' } | Should-Throw 'List`1`[int`]' }
        Assert-Passing { { throw 'List`1[int]' } | Should-Throw 'List``1`[int`]' }
        $message = Get-Failure { { throw 'drive [C] is full' } | Should-Throw 'drive [C] is full' }
        $message | Should -Match "^Expected an exception, with message like 'drive \[C\] is full' to be thrown, but the message was 'drive \[C\] is full'\."
        $message | Should -Not -Match 'Note:'
        Assert-Passing { { throw 'drive C is full' } | Should-Throw 'drive [C] is full' }, { { throw 'drive [C] is full' } | Should-Throw ([WildcardPattern]::Escape('drive [C] is full')) }, { { throw 'drive [C] is full' } | Should-Throw 'drive `[C`] is full' }
        $null = Get-Failure { { throw 'drive C is full' } | Should-Throw 'drive `[C`] is full' }, { { throw 'drive [C] is full' } | Should-Throw "drive `[C`] is full" }
        Get-Failure { { throw 'drive [C] is full' } | Should -Throw 'drive [C] is full' } | Should -Match 'Note: .*wildcard'
    }

    It 'Escape the text, or put a backtick before each bracket and each backtick, within single quotes.' {
        $null = Get-Failure { { throw 'List`1[int]' } | Should-Throw 'List`1`[int`]' }
        Assert-Passing { { throw 'List`1[int]' } | Should-Throw 'List``1`[int`]' }, { { throw 'drive [C] is full' } | Should-Throw ([WildcardPattern]::Escape('drive [C] is full')) }, { { throw 'drive [C] is full' } | Should-Throw 'drive `[C`] is full' }
        $null = Get-Failure { { throw 'drive C is full' } | Should-Throw 'drive `[C`] is full' }, { { throw 'drive [C] is full' } | Should-Throw "drive `[C`] is full" }
    }

    It 'Test-Path $first, $second returns two answers as well: check each one with Should-All { $_ }. Should-Be $true passes for every list of two, even of $false.' {
        $run = Invoke-Sample -File @{ 'a.txt' = 'a'; 'b.txt' = 'b' } -Test {
            Describe 'd' {
                BeforeAll { $first = "$PSScriptRoot/a.txt"; $second = "$PSScriptRoot/b.txt"; $none = "$PSScriptRoot/c.txt" }
                It 'all' { Test-Path $first, $second | Should-All { $_ } }
                It 'one of them' { { Test-Path $first, $none | Should-All { $_ } } | Should-Throw; { Test-Path $none, $first | Should-All { $_ } } | Should-Throw }
                It 'BeTrue' { { Test-Path $first, $second | Should-BeTrue } | Should-Throw }
                It 'Be' { Test-Path $first, $second | Should-Be $true; Test-Path $first, $none | Should-Be $true; Test-Path $none, $none | Should-Be $true; { Test-Path $none | Should-Be $true } | Should-Throw }
                It 'one path' { Test-Path $first | Should-BeTrue }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'Should-Throw runs a script block. Most other assertions get the block itself, which is neither $null nor empty, and counts as true. So { Get-Backup } | Should-NotBeNull, Should-BeTruthy and Should-NotBe pass whatever Get-Backup does. Leave the braces out.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'ran' {
                    $state = @{}
                    $calls = @{}, @{ Expected = 1 }, @{ Expected = '1' }, @{ Expected = [int] }, @{ Expected = '1s' }, @{ FilterScript = { $true } }, @{ ParameterName = 'x' }
                    $ran = foreach ($command in (Get-Command -Module Pester -Name Should-* | Sort-Object -Property Name).Name) {
                        $state.Ran = $false
                        foreach ($call in $calls) { try { $null = { $state.Ran = $true } | & $command @call -ErrorAction Stop } catch { $null = $_ } }
                        if ($state.Ran) { $command }
                    }
                    $ran | Should -Be 'Should-BeFasterThan', 'Should-BeSlowerThan', 'Should-Throw'
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        Assert-Passing { { throw 'missing' } | Should-NotBeNull }, { { throw 'missing' } | Should-BeTruthy }, { { throw 'missing' } | Should-NotBe 1 }, { { throw 'missing' } | Should-NotBe $null }, { { $null } | Should-NotBeNull }, { { $false } | Should-BeTruthy }, { { 1 } | Should-NotBe 1 }, { { throw 'missing' } | Should -Not -BeNullOrEmpty }
        $null = Get-Failure { & { $null } | Should-NotBeNull }, { & { $false } | Should-BeTruthy }, { & { 1 } | Should-NotBe 1 }, { { $null } | Should-BeNull }, { { $true } | Should-BeTrue }, { { 1 } | Should-Be 1 }
    }

    It 'A single $null is an item: for @($null), the number is 1, and the loop runs once. Length and Count of $null are 0, and every other property is empty. Classic Should -Not -Match and Should-NotBe pass for such an empty value. Use Should-NotMatchString, which refuses $null, or check the items: $backups | Should-All { $null -ne $_ }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $backups = @($null); $several = [pscustomobject] @{ Name = 'mail' }, $null; $whole = [pscustomobject] @{ Name = 'mail' }, [pscustomobject] @{ Name = '' } }
                It 'once' { $backups.Count | Should-BeGreaterThan 0; $times = 0; foreach ($backup in $backups) { $times++; $backup.Length | Should-Be 0; $backup.Count | Should-Be 0; $backup.Name | Should-BeNull }; $times | Should-Be 1 }
                It 'passes' { foreach ($backup in $backups) { $backup.Name | Should -Not -Match 'mail'; $backup.Name | Should-NotBe 'mail' } }
                It 'whole' { foreach ($backup in $whole) { $backup.Name | Should-NotMatchString 'tape' }; $whole | Should-All { $null -ne $_ } }
                It 'fails: string' { foreach ($backup in $backups) { $backup.Name | Should-NotMatchString 'mail' } }
                It 'fails: all' { $backups | Should-All { $null -ne $_ } }
                It 'fails: all of several' { $several | Should-All { $null -ne $_ } }
            }
        }
        $run.Tests | ForEach-Object { $_.Result -eq 'Failed' } | Should -Be @($run.Tests | ForEach-Object { $_.Name -like 'fails*' })
        $run.Failed | Should -Be 3
    }

    It 'A word without $ is text: Should-NotBe Null compares with the text Null, so it passes for $null. Write Should-NotBeNull. Classic Should -Not -Be Null does the same.' {
        Assert-Passing { $null | Should-NotBe Null }, { 'null' | Should-Be Null }, { $null | Should -Not -Be Null }
        $null = Get-Failure { $null | Should-NotBeNull }, { $null | Should-NotBe $null }, { $null | Should -Not -Be $null }
    }

    It 'The classic Should shows only the first ten items of a list. Should-BeCollection shows both lists in full, and names the items that are missing or too many:' {
        Get-Failure { 1..12 | Should -Be (1..11 + 13) } | Should -BeLike '*at index 11*9, 10, ...2 more)*9, 10, ...2 more)*'
        Get-Failure { 1..12 | Should -Contain 99 } | Should -BeLike '*9, 10, ...2 more)*'
        Get-Failure { 1..10 | Should -Contain 99 } | Should -Not -BeLike '*more*'
        $message = Get-Failure { 1..40 | Should-BeCollection (1..39 + 50) }
        $message | Should -BeLike "*38, 39, 50)*38, 39, 40)*Missing in actual: '50 (index 39)'*Extra in actual: '40 (index 39)'*"
    }

    It 'A mock with the body { $null } adds a $null: Expected [string] ''full'', but got [Object[]] @($null, ''full''). Leave the body empty, so that the mock returns nothing.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Plan { Write-Verbose 'x'; 'full' } }
            It 'null' { Mock Write-Verbose { $null }; Get-Plan | Should-Be 'full' }
            It 'empty' { Mock Write-Verbose { }; Get-Plan | Should-Be 'full' }
            It 'none' { Mock Write-Verbose; Get-Plan | Should-Be 'full' }
        } }
        Assert-TestPassed $run 'empty', 'none'
        ($run.Tests | Where-Object Name -EQ 'null').Message | Should -Be "Expected [string] 'full', but got [Object[]] @(`$null, 'full')."
    }

    Context 'an object that looks like text' {
        BeforeAll {
            $records = Invoke-Sample { Describe 'd' {
                BeforeAll {
                    $problem = Write-Error 'done' 2>&1; $item = Get-Item ./none 2>&1; $caught = try { Get-Item ./none -ErrorAction Stop } catch { $_ }; Set-Content -Path TestDrive:/a.txt -Value 'x'; $file = Get-Item TestDrive:/a.txt
                    function Get-Message ([scriptblock] $Call) { try { & $Call; 'passed' } catch { "$_" } }
                }
                It 'error' { $text = Get-Message { $problem | Should-BeString 'done' }; $text | Should -BeLike "Expected ?string? 'done', but got ?Management.Automation.ErrorRecord? *"; $text.Length | Should -BeGreaterThan 2000 }
                It 'cmdlet' { $watch = [Diagnostics.Stopwatch]::StartNew(); $text = Get-Message { $item | Should-BeString 'done' }; $text | Should -BeLike '*Management.Automation.ErrorRecord*'; $text.Length | Should -BeGreaterThan 2000000; $watch.Elapsed.TotalSeconds | Should -BeGreaterThan 3 }
                It 'text' { "$problem" | Should-BeString 'done'; "$caught" | Should-BeLikeString 'Cannot find path*' }
                It 'file' { $text = Get-Message { $file | Should-BeString $file.FullName }; $text.Length | Should -BeLessThan 400; $text | Should -BeLike '*IO.FileInfo*'; $file.FullName | Should-BeString "$TestDrive/a.txt".Replace('/', [IO.Path]::DirectorySeparatorChar) }
                It 'left' { $problem | Should-Be 'done'; $caught | Should-Be "$caught"; Get-Message { $problem | Should-Be 'other' } | Should -Not -Be 'passed' }
                It 'right' { Get-Message { 'done' | Should-Be $problem } | Should -BeLike 'Expected ?Management.Automation.ErrorRecord? *' }
                It 'classic' { Get-Message { 'done' | Should -Be $problem } | Should -Be "Expected done, but got 'done'." }
            } }
        }

        It 'One of the two values is not text but an object that looks like it: a record that catch, 2>&1 or 4>&1 has collected. The message prints all that hangs on the object. For the error of a cmdlet such as Get-Item, that takes many seconds, and millions of characters.' { Assert-TestPassed $records 'error', 'cmdlet' }

        It 'Take the text out of the object: "$record" | Should-BeString ''done''. A file from Get-Item is no text either, and has a short message: compare $file.FullName. $record | Should-Be ''done'' passes, because the expected value is text. The other way round, ''done'' | Should-Be $record fails, and classic Should -Be then prints only Expected done, but got ''done''.' { Assert-TestPassed $records 'text', 'file', 'left', 'right', 'classic' }
    }

    It 'For a function that answers $true or $false, Should-BeTrue and Should-BeFalse fail with an extra value, and name the whole list: Expected [bool] $true, but got: [Object[]] @(0, $true). Classic Should -BeTrue and Should -BeFalse check each piped value by itself, so an extra value that fits stays hidden: 1 or a text before $true, 0 before $false.' {
        Get-Failure { function Test-Full ($Percent, [System.Collections.ArrayList] $Log = @()) { $Log.Add(1); return $Percent -gt 90 }; Test-Full 95 | Should-BeTrue } | Should -BeLike 'Expected `[bool`] $true, but got: `[Object`[`]`] @(0, $true).*'
        Get-Failure { function Test-Full ($Percent, [System.Collections.ArrayList] $Log = @()) { $Log.Add(1); return $Percent -gt 90 }; Test-Full 20 | Should-BeFalse } | Should -BeLike '*`[Object`[`]`] @(0, $false).*'
        Assert-Passing { function Test-Full ($Percent, [System.Collections.ArrayList] $Log = @()) { $Log.Add(1); return $Percent -gt 90 }; @(Test-Full 20).Count | Should-Be 2; Test-Full 20 | Should -BeFalse }
        $null = Get-Failure { function Test-Full ($Percent, [System.Collections.ArrayList] $Log = @()) { $Log.Add(1); return $Percent -gt 90 }; Test-Full 95 | Should -BeFalse }
        Assert-Passing { 1, $true | Should -BeTrue }, { 'checked', $true | Should -BeTrue }
        Get-Failure { $true, 0, $null | Should -BeTrue } | Should -BeLike 'Expected $true, but got 0.*'
        Get-Failure { $false, 'checked' | Should -BeFalse } | Should -BeLike "Expected `$false, but got 'checked'.*"
        $null = Get-Failure { 1, $true | Should-BeTrue }, { 'checked', $true | Should-BeTrue }, { $null, $false | Should-BeFalse }
    }
}
