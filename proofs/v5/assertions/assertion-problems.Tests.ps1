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
                Get-Verdict { Write-Soft 2>$null }, { { Write-Soft } | Should -Throw } | Should -Be '+-'
            }
            It 'braces' {
                function Get-Failing { throw 'first' }
                (Get-Message { Get-Failing | Should -Throw }) | Should -Be 'first'; { Get-Failing } | Should -Throw
            }
            It 'no braces' {
                function Get-Fine { 'fine' }
                (Get-Message { Get-Fine | Should -Throw }) | Should -BeLike "Input is missing or not a ScriptBlock. Input to '-Throw' and '-Not -Throw' must be enclosed in curly braces*"
            }
            It 'notation of v3' {
                (Get-Message { 1 | Should Be 1 }) | Should -BeLike '*Legacy Should syntax*'
            }
            It 'one operator' {
                (Get-Message { 1 | Should -BeFoo 1 }) | Should -Not -Be 'PASSED'; (Get-Message { 1 | Should -Be 1 -BeGreaterThan 0 }) | Should -Not -Be 'PASSED'
            }
            It 'same object in a list' {
                $a = @{ N = 1 }; Get-Verdict { $a, @{ N = 2 } | Should -Contain $a }, { @{ N = 1 } | Should -BeIn @(@{ N = 1 }, 2) }, { @{ N = 1 }, 2 | Should -Not -Contain @{ N = 1 } }, { [pscustomobject] @{ N = 1 } | Should -BeIn ([pscustomobject] @{ N = 1 }), 2 } | Should -Be '+-+-'
                Get-Verdict { [version] '1.0', 2 | Should -Contain ([version] '1.0') }, { [datetime] '2026-01-01' | Should -BeIn ([datetime] '2026-01-01'), 2 }, { [uri] 'http://a', 2 | Should -Contain ([uri] 'http://a') }, { [version] '1.0', 2 | Should -Contain ([version] '1.1') } | Should -Be '+++-'
            }
        }
    }
}

Describe 'assertions/assertion-problems' {
    It 'By default, Write-Error and the errors of most cmdlets do not end anything: the test goes on, and Should -Throw sees nothing either.' {
        Assert-TestPassed $sample 'errors that end nothing'
    }

    It 'Get-Backup | Should -Throw runs Get-Backup first, and its error ends the test before Should starts. Wrap the call in braces: { Get-Backup } | Should -Throw.' {
        Assert-TestPassed $sample 'braces'
    }

    It 'Without the braces, a call that does not fail gives the message Input is missing or not a ScriptBlock.' {
        Assert-TestPassed $sample 'no braces'
    }

    It 'The test says Should Be 1, the notation of Pester 3.' {
        Assert-TestPassed $sample 'notation of v3'
    }

    It 'Should knows no operator of that name, or got two operators. One call takes one operator; write a second line for the second operator.' {
        Assert-TestPassed $sample 'one operator'
    }

    It '-Contain and -BeIn find a [pscustomobject] or a hashtable only if it is the same object, not another one with equal content. A [version], a [datetime] or a [uri] is found by its value. For a [pscustomobject] or a hashtable with equal content, -Not -Contain passes, which proves nothing.' {
        Assert-TestPassed $sample 'same object in a list'
    }

    It 'A sum after an operator needs parentheses. Without them, + and what follows are further arguments: the + becomes the reason, and the value from the pipeline is lost.' {
        (Invoke-Sample "Describe 'd' { It 'i' { 'full-1' | Should -Be 'full' + '-1' } }").Messages | Should -BeLike "*Expected 'full', because +, but got `$null.*"
        (Invoke-Sample "Describe 'd' { It 'i' { 'full-1' | Should -Be ('full' + '-1') } }").Passed | Should -Be 1
    }

    It 'A variable needs no parentheses, not even with a property, an index or a method, such as $list.Count.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $days = 4; $names = 'a', 'b' }
            It 'sum' { 5 | Should -Be $days + 1 }
            It 'join' { 'a,b' | Should -Be $names -join ',' }
            It 'sum in parentheses' { 5 | Should -Be ($days + 1) }
            It 'join in parentheses' { 'a,b' | Should -Be ($names -join ',') } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Passed'
        Assert-Passing { $list = 1, 2; 2 | Should -Be $list.Count; 2 | Should -Be $list[1] }, { $day = [datetime] '2026-01-01'; [datetime] '2026-01-02' | Should -Be $day.AddDays(1) }
    }

    It 'An opposite such as -Not -Be then passes, whatever the value is.' {
        (Invoke-Sample "Describe 'd' { It 'i' { 'full-1' | Should -Not -Be 'full' + '-1'; 'full' | Should -Not -Be 'full' + '-1' } }").Passed | Should -Be 1
    }

    It 'With -Not, a test can pass because the parentheses are missing: 1 | Should -Not -Be [int]''1'' passes, also with a space after the type. A word without $ can have the same effect.' {
        Assert-Passing { $null | Should -Not -Be Null }, { 1 | Should -Not -Be [int]'1' }, { 1 | Should -Not -Be [int] '1' }
        $null = Get-Failure { 1 | Should -Not -Be ([int]'1') }, { 1 | Should -Be [int]'1' }, { 1 | Should -Be [int] '1' }, { -1 | Should -Not -Be -1 }, { $true | Should -Not -Be true }
    }

    It 'What follows an operator is an argument, so PowerShell takes [System.DayOfWeek]::Monday for text.' {
        Get-Failure { [System.DayOfWeek]::Monday | Should -Be [System.DayOfWeek]::Monday } | Should -Be "Expected '[System.DayOfWeek]::Monday', but got Monday."
        Assert-Passing { [System.DayOfWeek]::Monday | Should -Be ([System.DayOfWeek]::Monday) }
    }

    It '-HaveCount counts $null as one item, and @() around it makes a list of one $null. The $null comes from return $null, from a property that is $null or missing, or from a cast such as [array] (…). A command without any output leaves an empty list.' {
        $failure = Get-Failure { $null | Should -HaveCount 0 }, { @($null) | Should -HaveCount 0 }, { function Find-Null { return $null }; @(Find-Null) | Should -HaveCount 0 }, { ([pscustomobject] @{ A = 1 }).B | Should -HaveCount 0 }, { $cast = [array] (Get-Alias | Select-Object -First 0); $cast | Should -HaveCount 0 }
        $failure | Should -BeLike 'Expected an empty collection, but got collection with size 1*'
        Assert-Passing { function Find-Nothing { return }; @(Find-Nothing) | Should -HaveCount 0 }, { ([pscustomobject] @{ A = @() }).A | Should -HaveCount 0 }
    }

    It 'The script block runs in a scope of its own, with -Throw and with -Not -Throw.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'local' { { $name = 'x' } | Should -Not -Throw; $name | Should -BeNullOrEmpty; { $name = 'x'; throw 'y' } | Should -Throw; $name | Should -BeNullOrEmpty }
            It 'hashtable' { $found = @{}; { $found.Name = 'x'; throw 'y' } | Should -Throw y; $found.Name | Should -Be 'x' }
            It 'plain' { . { $name = 'x' }; $name | Should -Be 'x' }
        } }
        Assert-TestPassed $run 'local', 'hashtable', 'plain'
    }

    It 'The two lists are equal, but on the right, Keys and Values of a hashtable, a HashSet and a Queue count as one item. Put @() around them, or name the keys.' {
        Get-Failure { 1, 2 | Should -Be ([System.Collections.Generic.HashSet[int]] (1, 2)) }, { 1, 2 | Should -Be ([System.Collections.Queue]::new((1, 2))) } | Should -Be 'Expected @(1, 2), but got @(1, 2).', 'Expected @(1, 2), but got @(1, 2).'
        Assert-Passing { 1, 2 | Should -Be @([System.Collections.Generic.HashSet[int]] (1, 2)) }, { 1, 2 | Should -Be @([System.Collections.Queue]::new((1, 2))) }, { 1, 2 | Should -Be ([System.Collections.Generic.List[int]] (1, 2)) }
        Get-Failure { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Should -Be $plan.Keys }, { $plan = @{ Keep = 7; Name = 'a' }; $plan.Values | Should -Be $plan.Values } | Should -HaveCount 2
        Assert-Passing { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Should -Be @($plan.Keys) }, { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Sort-Object | Should -Be 'Keep', 'Name' }
    }

    It '-BeNullOrEmpty turns a single object into text, but this object cannot be turned into text: its ToString throws' {
        Get-Failure { [pscustomobject] @{ A = 1 } | Add-Member -MemberType ScriptMethod -Name ToString -Value { throw 'no text' } -Force -PassThru | Should -Not -BeNullOrEmpty } | Should -BeLike 'Exception calling "IsNullOrEmpty" with "1" argument(s)*'
        Assert-Passing { [pscustomobject] @{ A = 1 } | Should -Not -BeNullOrEmpty }, { $null -ne ([pscustomobject] @{ A = 1 } | Add-Member -MemberType ScriptMethod -Name ToString -Value { throw 'no text' } -Force -PassThru) | Should -BeTrue }
    }

    It 'Some CI services, such as GitHub Actions with shell: pwsh, set $ErrorActionPreference = ''Stop'' before the run. There, the same lines do end the test and do throw: Output and errors explains the reason and the cure.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Write-Error 'only written'; Write-Host 'said: after' }; It 'throws' { { Write-Error 'x' } | Should -Throw } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Text | Should -Not -Match 'said: after'
    }

    It 'Input to ''-Throw'' and ''-Not -Throw'' must be enclosed in curly braces.' {
        Get-Failure { 1 | Should -Throw }, { 1 | Should -Not -Throw } | Should -BeLike "*Input to '-Throw' and '-Not -Throw' must be enclosed in curly braces*"
    }

    It 'Should -Be shows only what fits into a line of the window, around the first difference; no option makes it longer.' -Tag Unproved {
        'The width of a window: Get-CompareStringMessage in https://github.com/pester/Pester/blob/HEAD/src/functions/assertions/Be.ps1'
    }

    It 'Or read the whole texts from the result of -PassThru: ErrorRecord[0].TargetObject.ShouldResult.ExpectResult of the failed test has them in Expected and Actual.' {
        $long = '$e = "a" * 300 + "X" + "b" * 300; $a = $e -replace "X", "Y"; '
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'd' { It 'a' { $long `$a | Should -Be `$e } }" } -Inspect { $record = $args[0].Failed[0].ErrorRecord[0]; $values = $record.TargetObject.ShouldResult.ExpectResult; $values.Expected -match '^.?a{300}Xb{300}.?$'; $values.Actual -match '^.?a{300}Yb{300}.?$' }
        $run.Value | Should -Be $true, $true
    }

    It 'A message shows only the first ten elements of a list, so the difference may be among those that are left out: Expected @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...2 more), but got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...2 more).' {
        Get-Failure { 1..12 | Should -Be (@(1..11) + 99) } | Should -BeLike 'Expected @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...2 more), but got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...2 more).*'
    }

    It 'A custom operator must be registered before the test runs.' {
        $late = { Describe 'd' { It 'early' { 1 | Should -BeProofOne }; It 'register' { Add-ShouldOperator -Name BeProofOne -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } } }; It 'late' { 1 | Should -BeProofOne } } }
        (Invoke-Sample $late).Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
    }

    It 'the sum above is one such case' {
        $failure = Get-Failure { 'full-1' | Should -Be 'full' + '-1' }, { [System.DayOfWeek]::Monday | Should -Be [System.DayOfWeek]::Monday }
        $failure[0] | Should -BeLike "Expected 'full', because +*"
        Assert-Passing { 'full-1' | Should -Be ('full' + '-1') }, { [System.DayOfWeek]::Monday | Should -Be ([System.DayOfWeek]::Monday) }
    }

    It 'A hashtable is one item, too; check its Count.' {
        Assert-Passing { @{ a = 1; b = 2 } | Should -HaveCount 1 }, { @{ a = 1; b = 2 }.Count | Should -Be 2 }
        $null = Get-Failure { @{ a = 1; b = 2 } | Should -HaveCount 2 }
    }

    It 'The order of the keys is not fixed, so sort both sides.' {
        Assert-Passing { $plan = @{ Name = 1; Keep = 2 }; @($plan.Keys | Sort-Object) | Should -Be @('Keep', 'Name') }
        $null = Get-Failure { $plan = [ordered] @{ Name = 1; Keep = 2 }; @($plan.Keys) | Should -Be @('Keep', 'Name') }
    }

    It 'Another cause: the items are objects, such as the files of two calls of Get-ChildItem. For -Be, two such objects are equal only if they are the very same object. Compare a property, $actual.Name | Should -Be $expected.Name, or several properties with Compare-Object -Property.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { 'a', 'b' | ForEach-Object { Set-Content TestDrive:/$_.txt 'x' }; $one = Get-ChildItem TestDrive:/; $two = Get-ChildItem TestDrive:/; $part = Get-ChildItem TestDrive:/ -Filter a.* }
                It 'same' { $one | Should -Be $one }
                It 'property' { $one.Name | Should -Be $two.Name }
                It 'several' { Compare-Object $one $two -Property Name, Length | Should -BeNullOrEmpty }
                It 'other property' { $one.Name | Should -Be $part.Name }
                It 'other several' { Compare-Object $one $part -Property Name, Length | Should -BeNullOrEmpty }
                It 'objects' { $one | Should -Be $two }
            } } -Inspect { $args[0].Passed.Name -join ', '; $args[0].Failed.Name -join ', ' }
        $run.Value | Should -Be 'same, property, several', 'other property, other several, objects'
        Assert-Passing { [version] '1.0', [version] '2.0' | Should -Be ([version] '1.0'), ([version] '2.0') }
    }

    It 'One cause is a comma in front of the list, , $list | Should -Be $list: it pipes a list with one list in it.' {
        Assert-Passing { $list = 'daily', 'weekly'; $list | Should -Be $list }, { $list = 'daily', 'weekly'; , $list | Should -HaveCount 1 }
        Get-Failure { $list = 'daily', 'weekly'; , $list | Should -Be $list } | Should -BeLike 'Expected @(''daily'', ''weekly''), but got @(''daily'', ''weekly'').*'
    }

    It 'If the comma is in the function, return , $list, put the call in parentheses.' {
        Assert-Passing { function Get-Kind { $list = 'daily', 'weekly'; return , $list }; (Get-Kind) | Should -Be 'daily', 'weekly' }
        $null = Get-Failure { function Get-Kind { $list = 'daily', 'weekly'; return , $list }; Get-Kind | Should -Be 'daily', 'weekly' }
    }

    It 'The expected message is a wildcard pattern, and its square brackets are not text: [C] stands for the one character C. That gives Expected an exception with message like ''drive [C] is full'' to be thrown, but the message was ''drive [C] is full''.' {
        $null = Get-Failure { { throw 'List`1[int]' } | Should -Throw 'List`1`[int`]' }
        Assert-Passing { { throw 'List`1[int]' } | Should -Throw 'List``1`[int`]' }
        $message = Get-Failure { { throw 'drive [C] is full' } | Should -Throw 'drive [C] is full' }
        $message | Should -Match "^Expected an exception with message like 'drive \[C\] is full' to be thrown, but the message was 'drive \[C\] is full'\."
        $message | Should -Not -Match 'Note:'
        Assert-Passing { { throw 'drive C is full' } | Should -Throw 'drive [C] is full' }, { { throw 'drive [C] is full' } | Should -Throw ([WildcardPattern]::Escape('drive [C] is full')) }, { { throw 'drive [C] is full' } | Should -Throw 'drive `[C`] is full' }
        $null = Get-Failure { { throw 'drive C is full' } | Should -Throw 'drive `[C`] is full' }, { { throw 'drive [C] is full' } | Should -Throw "drive `[C`] is full" }
    }

    It 'Escape the text, or put a backtick before each bracket and each backtick, within single quotes.' {
        $null = Get-Failure { { throw 'List`1[int]' } | Should -Throw 'List`1`[int`]' }
        Assert-Passing { { throw 'List`1[int]' } | Should -Throw 'List``1`[int`]' }, { { throw 'drive [C] is full' } | Should -Throw ([WildcardPattern]::Escape('drive [C] is full')) }, { { throw 'drive [C] is full' } | Should -Throw 'drive `[C`] is full' }
        $null = Get-Failure { { throw 'drive C is full' } | Should -Throw 'drive `[C`] is full' }, { { throw 'drive [C] is full' } | Should -Throw "drive `[C`] is full" }
    }

    It 'A function that returns an empty list, return @(), has no output, so a variable that takes its result is $null. With return , @(), the list stays. To tell the two apart, assign the result to a variable and write , $result | Should -BeOfType ([array]); -BeNullOrEmpty and -Be @() pass for both.' {
        Assert-Passing {
            function Get-None { return @() }; function Get-Kept { return , @() }
            $result = Get-None; $null -eq $result | Should -BeTrue
            $result | Should -BeNullOrEmpty; $result | Should -Be @(); , $result | Should -Not -BeOfType ([array])
            $result = Get-Kept; $result -is [array] | Should -BeTrue
            $result | Should -BeNullOrEmpty; $result | Should -Be @(); , $result | Should -BeOfType ([array])
        }
        $null = Get-Failure { function Get-None { return @() }; $result = Get-None; , $result | Should -BeOfType ([array]) }
    }

    It '$settings.Rules.Count | Should -Be 0 also passes when there is no property of that name, since $null.Count is 0. $settings.Rules | Should -HaveCount 0 fails for $null and for a missing property. It passes for the empty list, and for a command without output in the literal, [pscustomobject] @{ Rules = Get-Rule }. When you assign the result of such a command to a property later, the property is $null, and the assertion fails.' {
        Assert-Passing { $o = [pscustomobject] @{ Rules = 1 | Where-Object { $_ -gt 1 } }; $o.Rules | Should -HaveCount 0; if ($null -ne $o.Rules) { throw 'a list' } }, { $o = [pscustomobject] @{ Rules = @() }; $o.Rules | Should -HaveCount 0 }
        $null = Get-Failure { $o = [pscustomobject] @{ Rules = 1 }; $o.Rules = 1 | Where-Object { $_ -gt 1 }; $o.Rules | Should -HaveCount 0 }, { $o = @{ }; $o.Rules = 1 | Where-Object { $_ -gt 1 }; $o.Rules | Should -HaveCount 0 }
        $null = Get-Failure { $o = [pscustomobject] @{ Rules = $null }; $o.Rules | Should -HaveCount 0 }, { $o = [pscustomobject] @{ }; $o.Rules | Should -HaveCount 0 }
        Assert-Passing { $settings = [pscustomobject] @{ Name = 'x' }; $settings.Rules.Count | Should -Be 0 }, { $settings = [pscustomobject] @{ Rules = @() }; $settings.Rules.Count | Should -Be 0 }
        Assert-Passing { $settings = [pscustomobject] @{ Rules = @() }; $settings.Rules | Should -HaveCount 0 }
        $null = Get-Failure { $settings = [pscustomobject] @{ Name = 'x' }; $settings.Rules | Should -HaveCount 0 }, { $settings = [pscustomobject] @{ Rules = $null }; $settings.Rules | Should -HaveCount 0 }, { $settings = [pscustomobject] @{ Rules = 'one' }; $settings.Rules | Should -HaveCount 0 }, { $settings = [pscustomobject] @{ Rules = '' }; $settings.Rules | Should -HaveCount 0 }, { $settings = [pscustomobject] @{ Rules = @{} }; $settings.Rules | Should -HaveCount 0 }
    }

    It 'Test-Path $first, $second returns two answers as well: Should -BeTrue checks each of them, while Should -Be $true wants a single one.' {
        $run = Invoke-Sample -File @{ 'a.txt' = 'a'; 'b.txt' = 'b' } -Test {
            Describe 'd' {
                BeforeAll { $first = "$PSScriptRoot/a.txt"; $second = "$PSScriptRoot/b.txt"; $none = "$PSScriptRoot/c.txt" }
                It 'BeTrue' { Test-Path $first, $second | Should -BeTrue }
                It 'one of them' { { Test-Path $first, $none | Should -BeTrue } | Should -Throw 'Expected $true, but got $false.'; { Test-Path $none, $first | Should -BeTrue } | Should -Throw 'Expected $true, but got $false.' }
                It 'Be' { { Test-Path $first, $second | Should -Be $true } | Should -Throw 'Expected $true, but got @($true, $true).' }
                It 'one path' { Test-Path $first | Should -Be $true }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'Only -Throw runs a script block. Other operators get the block itself, which is neither $null nor empty, and counts as true. So { Get-Backup } | Should -Not -BeNullOrEmpty and { Get-Backup } | Should -BeTrue pass whatever Get-Backup does. { Get-Backup } | Should -Be $null fails with Expected $null, but got { Get-Backup }.' {
        foreach ($does in 'return', '$null', '$false', 'throw "disk is missing"') {
            $run = Invoke-Sample ("Describe 'd' { BeforeAll { function Get-Backup { `$script:ran = `$true; $does } }; BeforeEach { `$script:ran = `$false }; " + {
                It 'not empty' { { Get-Backup } | Should -Not -BeNullOrEmpty; $ran | Should -Be $false }
                It 'true' { { Get-Backup } | Should -BeTrue; $ran | Should -Be $false }
                It 'null' { { { Get-Backup } | Should -Be $null } | Should -Throw 'Expected $null, but got { Get-Backup }.'; $ran | Should -Be $false }
                It 'throw' { try { { Get-Backup } | Should -Throw } catch { $null = $_ }; $ran | Should -Be $true }
                It 'no braces, not empty' { Get-Backup | Should -Not -BeNullOrEmpty }
                It 'no braces, true' { Get-Backup | Should -BeTrue }
            } + '}')
            Assert-TestPassed $run 'not empty', 'true', 'null', 'throw'
            ($run.Tests | Where-Object Name -Like 'no braces*').Result | Should -Be $(if ($does -eq '$false') { 'Passed', 'Failed' } else { 'Failed', 'Failed' }) -Because $does
        }
    }

    It 'For a command that should return nothing, write Clear-Backup -WhatIf | Should -BeNullOrEmpty.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Clear-Backup { [CmdletBinding(SupportsShouldProcess)] param () if ($PSCmdlet.ShouldProcess('all')) { 'cleared' } } }
                It 'nothing' { Clear-Backup -WhatIf | Should -BeNullOrEmpty }
                It 'something' { Clear-Backup | Should -BeNullOrEmpty }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'A single $null is an item: for @($null), the loop runs once. Length and Count of $null are 0, and every other property is empty. Should -Not -Match, -Not -BeLike and -Not -Be pass for such an empty value. $backups | Should -Not -BeNullOrEmpty does not find a $null in a list of several; $null -in $backups | Should -BeFalse does.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $backups = @($null); $several = [pscustomobject] @{ Name = 'mail' }, $null; $whole = [pscustomobject] @{ Name = 'mail' }, [pscustomobject] @{ Name = '' } }
                It 'once' { $times = 0; foreach ($backup in $backups) { $times++; $backup.Length | Should -Be 0; $backup.Count | Should -Be 0; $backup.Name | Should -BeNullOrEmpty }; $times | Should -Be 1 }
                It 'match' { foreach ($backup in $backups) { $backup.Name | Should -Not -Match 'mail'; $backup.Name | Should -Not -BeLike 'mail*'; $backup.Name | Should -Not -Be 'mail' } }
                It 'several' { $several | Should -Not -BeNullOrEmpty; $null, 1 | Should -Not -BeNullOrEmpty }
                It 'whole' { $null -in $whole | Should -BeFalse; $null -in @() | Should -BeFalse }
                It 'fails: positive' { foreach ($backup in $backups) { $backup.Name | Should -Match 'mail' } }
                It 'fails: one' { $backups | Should -Not -BeNullOrEmpty }
                It 'fails: in one' { $null -in $backups | Should -BeFalse }
                It 'fails: in several' { $null -in $several | Should -BeFalse }
            }
        }
        $run.Tests | ForEach-Object { $_.Result -eq 'Failed' } | Should -Be @($run.Tests | ForEach-Object { $_.Name -like 'fails*' })
        $run.Failed | Should -Be 4
    }

    It 'After Should, there may be no backtick and no value.' {
        Get-Failure ([scriptblock]::Create("1 | Should ```n -Be 1")), { Should 1 -Be 1 } | Should -BeLike '*Legacy Should syntax*'
        Assert-Passing ([scriptblock]::Create("1 | Should -Be ```n 1")), { Should -ActualValue 1 -Be 1 }
    }

    It 'Where no exception is expected, leave Should -Not -Throw out and assign the result of the call.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Plan { param ([switch] $Bad) if ($Bad) { throw 'no plan' }; 'daily' } }
            It 'braces' { { $plan = Get-Plan } | Should -Not -Throw; $plan | Should -BeNullOrEmpty }
            It 'assigned' { $plan = Get-Plan; $plan | Should -Be 'daily' }
            It 'throws' { $plan = Get-Plan -Bad; $plan | Should -Be 'daily' }
        } }
        Assert-TestPassed $run 'braces', 'assigned'
        ($run.Tests | Where-Object Name -EQ 'throws').Message | Should -BeLike '*no plan'
    }

    It 'Keys and Values of a hashtable look the same as well.' {
        Get-Failure { $plan = @{ a = 1; b = 2 }; @($plan.Keys) | Should -Be $plan.Keys }, { $plan = @{ a = 1; b = 2 }; @($plan.Values) | Should -Be $plan.Values } | Should -Match '^Expected @\((.+)\), but got @\(\1\)\.$'
        Assert-Passing { $plan = @{ a = 1; b = 2 }; @($plan.Keys) | Should -Be @($plan.Keys) }, { $plan = @{ a = 1; b = 2 }; @($plan.Values) | Should -Be @($plan.Values) }
    }

    It 'A word without $ is text: Should -Not -Be Null compares with the text Null, so it passes for $null. Write Should -Not -Be $null, or Should -Not -BeNullOrEmpty, which also fails for an empty text and an empty list.' {
        Assert-Passing { $null | Should -Not -Be Null }, { 'null' | Should -Be Null }, { '' | Should -Not -Be $null }, { 'x' | Should -Not -BeNullOrEmpty }
        $null = Get-Failure { $null | Should -Not -Be $null }, { $null | Should -Not -BeNullOrEmpty }, { '' | Should -Not -BeNullOrEmpty }, { @() | Should -Not -BeNullOrEmpty }
    }

    It 'In this message, only text has quotes. The expected value is not text but an object that looks like it: a file from Get-Item, or a record that 2>&1 or 4>&1 has collected. -Be compares by the type of the expected value, so put the text after -Be: $record | Should -Be ''done''. Or take the text out of the object, such as $file.FullName or "$record".' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $verbose = (& { [CmdletBinding()] param () Write-Verbose 'done' } -Verbose) 4>&1
                    $failure = Write-Error 'done' 2>&1
                    Set-Content TestDrive:/done.txt x
                    $file = Get-Item TestDrive:/done.txt
                }
                It 'on the right' {
                    { 'done' | Should -Be $verbose } | Should -Throw 'Expected done, but got ''done''.'
                    { 'done' | Should -Be $failure } | Should -Throw 'Expected done, but got ''done''.'
                    { $file.FullName | Should -Be $file } | Should -Throw ('Expected {0}, but got ''{0}''.' -f $file.FullName)
                }
                It 'on the left' { $verbose | Should -Be 'done'; $failure | Should -Be 'done'; $file | Should -Be $file.FullName; $verbose -isnot [string] | Should -BeTrue }
                It 'text' { 'done' | Should -Be "$verbose"; "$failure" | Should -Be 'done'; 'done' | Should -Be $verbose.Message }
            }
        }
        Assert-TestPassed $run 'on the right', 'on the left', 'text'
    }

    It 'A mock with the body { $null } adds a $null: Expected ''full'', but got @($null, ''full''). Leave the body empty, so that the mock returns nothing.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Plan { Write-Verbose 'x'; 'full' } }
            It 'null' { Mock Write-Verbose { $null }; Get-Plan | Should -Be 'full' }
            It 'empty' { Mock Write-Verbose { }; Get-Plan | Should -Be 'full' }
            It 'none' { Mock Write-Verbose; Get-Plan | Should -Be 'full' }
        } }
        Assert-TestPassed $run 'empty', 'none'
        ($run.Tests | Where-Object Name -EQ 'null').Message | Should -Be "Expected 'full', but got @(`$null, 'full')."
    }

    It 'Should -BeTrue and Should -BeFalse check each piped value by itself, and name only the first that does not fit: Expected $true, but got 0. An extra value that fits stays hidden: Should -BeTrue passes for 1 and $true or a text and $true, Should -BeFalse for 0 and $false. Should -HaveCount 1 finds it.' {
        Get-Failure { function Test-Full ($Percent, [System.Collections.ArrayList] $Log = @()) { $Log.Add(1); return $Percent -gt 90 }; Test-Full 95 | Should -BeTrue } | Should -BeLike 'Expected $true, but got 0.*'
        Assert-Passing { function Test-Full ($Percent, [System.Collections.ArrayList] $Log = @()) { $Log.Add(1); return $Percent -gt 90 }; @(Test-Full 20).Count | Should -Be 2; Test-Full 20 | Should -BeFalse }
        $null = Get-Failure { function Test-Full ($Percent, [System.Collections.ArrayList] $Log = @()) { $Log.Add(1); return $Percent -gt 90 }; Test-Full 95 | Should -BeFalse }
        $null = Get-Failure { function Test-Full ($Percent, [System.Collections.ArrayList] $Log = @()) { $Log.Add(1); return $Percent -gt 90 }; Test-Full 20 | Should -HaveCount 1 }
        Assert-Passing { 1, $true | Should -BeTrue }, { 'checked', $true | Should -BeTrue }
        Get-Failure { $true, 0, $null | Should -BeTrue } | Should -BeLike 'Expected $true, but got 0.*'
        Get-Failure { $false, 'checked' | Should -BeFalse } | Should -BeLike "Expected `$false, but got 'checked'.*"
        $null = Get-Failure { 1, $true | Should -HaveCount 1 }
    }

    Context 'What you see, and its cause' {
        BeforeAll {
            $seen = Invoke-Sample {
                Describe 'd' {
                    BeforeAll {
                        function Get-Backup { throw 'disk is full' }
                        function Get-More { $list = [System.Collections.ArrayList] @('a'); $list.Add('b'); 2 }
                        function Get-Alone { $list = [System.Collections.ArrayList] @('a'); $null = $list.Add('b'); 1 }
                        function Get-Null { return $null }
                        $mail = [pscustomobject] @{ Name = 'mail' }
                        $plan = [ordered] @{ Keep = 7 }
                        $mute = [pscustomobject] @{ A = 1 } | Add-Member -MemberType ScriptMethod -Name ToString -Value { throw 'no text' } -Force -PassThru
                        $record = Write-Error 'done' 2>&1
                    }
                    It 'passes: missing' { Get-Item -Path TestDrive:/missing.bak 2> $null }
                    It 'fails: missing' { Get-Item -Path TestDrive:/missing.bak -ErrorAction Stop }
                    It 'passes: no item' { foreach ($one in @()) { $one | Should -Be 1 } }
                    It 'fails: an item' { foreach ($one in @(2)) { $one | Should -Be 1 } }
                    It 'passes: word' { $null | Should -Not -Be Null }
                    It 'fails: variable' { $null | Should -Not -Be $null }
                    It 'passes: block' { { $global:proofRan = $true; Get-Backup } | Should -BeTrue; { Get-Backup } | Should -Not -BeNullOrEmpty; $global:proofRan | Should -BeNullOrEmpty }
                    It 'fails: no block' { Get-Backup | Should -BeTrue }
                    It 'passes: empty message' { { throw 'no network' } | Should -Throw -ExpectedMessage $record.Message.Nothing }
                    It 'fails: message' { { throw 'no network' } | Should -Throw -ExpectedMessage 'disk is full' }
                    It 'passes: not' { 'full-1' | Should -Not -Be 'full' + '-1'; 'other' | Should -Not -Be 'full' + '-1' }
                    It 'fails: not, parentheses' { 'full-1' | Should -Not -Be ('full' + '-1') }
                    It 'fails: no braces' { Get-Backup | Should -Throw 'disk is full' }
                    It 'passes: braces' { { Get-Backup } | Should -Throw 'disk is full' }
                    It 'fails: brackets' { { throw 'drive [C] is full' } | Should -Throw 'drive [C] is full' }
                    It 'passes: brackets' { { throw 'drive [C] is full' } | Should -Throw 'drive `[C`] is full' }
                    It 'passes: scope' { { $name = 'mail' } | Should -Not -Throw; $name | Should -BeNullOrEmpty; . { $name = 'mail' }; $name | Should -Be 'mail' }
                    It 'fails: legacy' { 1 | Should Be 1 }
                    It 'fails: no operator' { 1 | Should -BeFoo 1 }
                    It 'fails: two operators' { 1 | Should -Be 1 -BeGreaterThan 0 }
                    It 'passes: one operator' { 1 | Should -Be 1; 1 | Should -BeGreaterThan 0 }
                    It 'fails: sum' { 'full-1' | Should -Be 'full' + '-1' }
                    It 'passes: sum' { 'full-1' | Should -Be ('full' + '-1') }
                    It 'fails: type' { [System.DayOfWeek]::Monday | Should -Be [System.DayOfWeek]::Monday }
                    It 'passes: type' { [System.DayOfWeek]::Monday | Should -Be ([System.DayOfWeek]::Monday) }
                    It 'fails: more' { Get-More | Should -Be 1 }
                    It 'passes: alone' { Get-Alone | Should -Be 1 }
                    It 'fails: null' { @(Get-Null) | Should -HaveCount 0 }
                    It 'passes: nothing' { @() | Should -HaveCount 0 }
                    It 'fails: other object' { $mail, 2 | Should -Contain ([pscustomobject] @{ Name = 'mail' }) }
                    It 'passes: same object' { $mail, 2 | Should -Contain $mail }
                    It 'fails: other hashtable' { @{ Keep = 7 } | Should -Be @{ Keep = 7 } }
                    It 'fails: other object alone' { [pscustomobject] @{ Name = 'mail' } | Should -Be $mail }
                    It 'passes: same hashtable' { $plan | Should -Be $plan; $mail | Should -Be $mail }
                    It 'fails: object' { 'done' | Should -Be $record }
                    It 'passes: text' { 'done' | Should -Be "$record" }
                    It 'fails: comma' { $list = 1, 2; , $list | Should -Be $list }
                    It 'fails: objects' { [pscustomobject] @{ A = 1 }, [pscustomobject] @{ A = 2 } | Should -Be ([pscustomobject] @{ A = 1 }), ([pscustomobject] @{ A = 2 }) }
                    It 'fails: keys' { $table = @{ a = 1; b = 2 }; @($table.Keys) | Should -Be $table.Keys }
                    It 'passes: lists' { $list = 1, 2; $list | Should -Be $list; $table = @{ a = 1; b = 2 }; @($table.Keys) | Should -Be @($table.Keys) }
                    It 'fails: mute' { $mute | Should -Not -BeNullOrEmpty }
                    It 'passes: with text' { $mail | Should -Not -BeNullOrEmpty }
                    It 'fails: ten' { 1..12 | Should -Be (@(1..11) + 99) }
                    It 'fails: two' { 1, 2 | Should -Be 1, 99 }
                    It 'fails: right' { function Get-Name { 'a', 'b' }; Get-Name | Should -Be ([System.Collections.Generic.HashSet[string]] ('a', 'b')) }
                }
            }
            function Assert-Seen ([string[]] $Name, [string] $Like = '*') {
                foreach ($one in $Name) {
                    $test = @($seen.Tests | Where-Object Name -EQ $one)
                    $test.Count | Should -Be 1 -Because $one
                    $test[0].Result | Should -Be @('Failed', 'Passed')[$one -like 'passes: *'] -Because "$one $($test[0].Message)"
                    if ($one -like 'fails: *') { "$($test[0].Message)" | Should -BeLike $Like -Because $one }
                }
            }
            function Get-SeenMessage ([string] $Name) { "$(($seen.Tests | Where-Object Name -EQ $Name).Message)" }
        }

        It 'An assertion can pass though the code is wrong, fail though the code is right, or hide the difference in its message.' {
            Assert-Seen 'passes: word', 'passes: block', 'passes: empty message', 'fails: right'
            Get-SeenMessage 'fails: ten' | Should -Not -BeLike '*99*'
            Get-SeenMessage 'fails: two' | Should -BeLike '*99*'
        }

        It 'the test passes, though the command wrote an error | the errors of most cmdlets do not end it' {
            Assert-Seen 'passes: missing', 'fails: missing'
        }

        It '… though no item was checked | a loop goes through an empty list' {
            Assert-Seen 'passes: no item', 'fails: an item'
        }

        It '… though the value is $null | a word without $ is text' {
            Assert-Seen 'passes: word', 'fails: variable'
        }

        It '… and the code in the braces never ran | operators other than -Throw get the block itself' {
            Assert-Seen 'passes: block', 'passes: braces'
            Assert-Seen 'fails: no block' 'disk is full*'
        }

        It '… for another exception | the expected message is empty' {
            Assert-Seen 'passes: empty message', 'fails: message'
        }

        It '… with -Not, whatever the value is | an expression needs parentheses' {
            Assert-Seen 'passes: not', 'fails: not, parentheses'
        }

        It 'the expected exception fails the test | the call is not in braces' {
            Assert-Seen 'fails: no braces', 'passes: braces' 'disk is full*'
        }

        It 'Should -Throw fails, and both messages look the same | square brackets are wildcards' {
            Assert-Seen 'fails: brackets', 'passes: brackets' "*with message like 'drive ``[C``] is full' to be thrown, but the message was 'drive ``[C``] is full'*"
        }

        It 'a variable assigned in the braces is empty | the block has a scope of its own' {
            Assert-Seen 'passes: scope'
        }

        It 'Legacy Should syntax (without dashes) is not supported | this is the notation of Pester 3' {
            Assert-Seen 'fails: legacy' '*Legacy Should syntax (without dashes) is not supported*'
        }

        It 'Parameter set cannot be resolved | no such operator, or two of them' {
            Assert-Seen 'fails: no operator', 'fails: two operators', 'passes: one operator' 'Parameter set cannot be resolved*'
        }

        It 'Expected ''full'', because + | a sum needs parentheses' {
            Assert-Seen 'fails: sum', 'passes: sum' "Expected 'full', because +*"
        }

        It 'Expected ''[System.DayOfWeek]::Monday'' | an expression needs parentheses' {
            Assert-Seen 'fails: type', 'passes: type' "Expected '``[System.DayOfWeek``]::Monday'*"
        }

        It 'Expected 1, but got @(1, 2). | the function returns more than you think' {
            Assert-Seen 'fails: more', 'passes: alone' 'Expected 1, but got @(1, 2).*'
        }

        It 'Expected an empty collection, but got … @($null) | a $null is one item' {
            Assert-Seen 'fails: null', 'passes: nothing' 'Expected an empty collection, but got *@($null)*'
        }

        It '… to be found in collection, for an object with these values | only the very same object is found' {
            Assert-Seen 'fails: other object', 'passes: same object' 'Expected @{Name=mail} to be found in collection *@{Name=mail}*'
        }

        It 'two equal hashtables or objects are not equal | -Be wants the very same object' {
            Assert-Seen 'fails: other hashtable', 'fails: other object alone', 'passes: same hashtable'
        }

        It 'both values look the same | one of them is an object' {
            Assert-Seen 'fails: object', 'passes: text' "Expected done, but got 'done'*"
        }

        It 'two lists look the same | two causes, and the keys of a hashtable' {
            Assert-Seen 'fails: comma', 'fails: objects', 'fails: keys', 'passes: lists'
            foreach ($one in 'fails: comma', 'fails: objects', 'fails: keys') { Get-SeenMessage $one | Should -Match '^Expected (@\(.+\)), but got (@\()*\1' -Because $one }
        }

        It 'Exception calling "IsNullOrEmpty" | the object cannot be turned into text' {
            Assert-Seen 'fails: mute', 'passes: with text' 'Exception calling "IsNullOrEmpty"*'
        }

        It 'the message ends in ...2 more | it shows ten items of a list' {
            Assert-Seen 'fails: ten' '*10, ...2 more).'
            Get-SeenMessage 'fails: two' | Should -Not -BeLike '*more*'
        }

        It 'the message shows only a part of a long string | it shows what fits into a line' -Tag Unproved {
            'The width of a window: Get-CompareStringMessage in https://github.com/pester/Pester/blob/HEAD/src/functions/assertions/Be.ps1'
        }
    }
}
