BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            BeforeAll {
                # The message of a failed assertion, or PASSED.
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Get-Verdict ([scriptblock[]] $Code) { -join ($Code | ForEach-Object { if ((Get-Message $_) -eq 'PASSED') { '+' } else { '-' } }) }
                function Remove-Thing ([int] $Days) { }
                Set-Content TestDrive:/log.txt 'done'
            }

            It '-Be' {
                10 | Should -Be 10
                $said = try { 10 | Should -Be 11 } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected 11, but got 10.'
            }
            It '-BeExactly' {
                'Backup' | Should -BeExactly 'Backup'
                $said = try { 'Backup' | Should -BeExactly 'backup' } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected strings to be the same, but they were different.'
            }
            It '-BeGreaterThan' {
                3 | Should -BeGreaterThan 2
                $said = try { 1 | Should -BeGreaterThan 2 } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected the actual value to be greater than 2, but got 1.'
            }
            It '-BeGreaterOrEqual' {
                2 | Should -BeGreaterOrEqual 2
                $said = try { 1 | Should -BeGreaterOrEqual 2 } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected the actual value to be greater than or equal to 2, but got 1.'
            }
            It '-BeLessThan' {
                1 | Should -BeLessThan 2
                $said = try { 3 | Should -BeLessThan 2 } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected the actual value to be less than 2, but got 3.'
            }
            It '-BeLessOrEqual' {
                2 | Should -BeLessOrEqual 2
                $said = try { 3 | Should -BeLessOrEqual 2 } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected the actual value to be less than or equal to 2, but got 3.'
            }
            It '-BeLike' {
                'photos.bak' | Should -BeLike '*.bak'
                $said = try { 'report.zip' | Should -BeLike '*.bak' } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected like wildcard ''*.bak'' to match ''report.zip'', but it did not match.'
            }
            It '-BeLikeExactly' {
                'Report.bak' | Should -BeLikeExactly 'Report*'
                $said = try { 'Report.bak' | Should -BeLikeExactly 'report*' } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected case sensitive like wildcard ''report*'' to match ''Report.bak'', but it did not match.'
            }
            It '-Match' {
                '2026' | Should -Match '^\d+$'
                $said = try { 'backup-2026' | Should -Match '^\d+$' } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected regular expression ''^\d+$'' to match ''backup-2026'', but it did not match.'
            }
            It '-MatchExactly' {
                'Backup' | Should -MatchExactly 'Back'
                $said = try { 'Backup' | Should -MatchExactly 'backup' } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected regular expression ''backup'' to case sensitively match ''Backup'', but it did not match.'
            }
            It '-BeTrue' {
                1 | Should -BeTrue
                $said = try { $false | Should -BeTrue } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected $true, but got $false.'
            }
            It '-BeFalse' {
                0 | Should -BeFalse
                $said = try { $true | Should -BeFalse } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected $false, but got $true.'
            }
            It '-BeNullOrEmpty' {
                '' | Should -BeNullOrEmpty
                $said = try { 'text' | Should -BeNullOrEmpty } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected $null or empty, but got ''text''.'
            }
            It '-BeOfType' {
                7 | Should -BeOfType [int]
                $said = try { 'text' | Should -BeOfType [int] } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected the value to have type [int] or any of its subtypes, but got ''text'' with type [string].'
            }
            It '-BeIn' {
                'daily' | Should -BeIn @('daily', 'weekly')
                $said = try { 'full' | Should -BeIn @('daily', 'weekly') } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected collection @(''daily'', ''weekly'') to contain ''full'', but it was not found.'
            }
            It '-Contain' {
                @('daily', 'weekly') | Should -Contain 'daily'
                $said = try { @('daily', 'weekly') | Should -Contain 'monthly' } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected ''monthly'' to be found in collection @(''daily'', ''weekly''), but it was not found.'
            }
            It '-HaveCount' {
                @(1, 2) | Should -HaveCount 2
                $said = try { @(1, 2, 3) | Should -HaveCount 2 } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected a collection with size 2, but got collection with size 3 @(1, 2, 3).'
            }
            It '-Throw' {
                { throw 'disk full' } | Should -Throw 'disk*'
                $said = try { { 1 + 1 } | Should -Throw } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected an exception to be thrown, but no exception was thrown.'
            }
            It '-HaveParameter' {
                Get-Command Remove-Thing | Should -HaveParameter Days
                $said = try { Get-Command Remove-Thing | Should -HaveParameter Force } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected command Remove-Thing to have a parameter Force, but the parameter is missing.'
            }
            It '-Exist' {
                'TestDrive:/log.txt' | Should -Exist
                $said = try { 'TestDrive:/missing.bak' | Should -Exist } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected path ''TestDrive:/missing.bak'' to exist, but it did not exist.'
            }
            It '-FileContentMatch' {
                'TestDrive:/log.txt' | Should -FileContentMatch 'done'
                $said = try { 'TestDrive:/log.txt' | Should -FileContentMatch 'failed' } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected ''failed'' to be found in file ''TestDrive:/log.txt'', but it was not found.'
            }
            It '-FileContentMatchExactly' {
                'TestDrive:/log.txt' | Should -FileContentMatchExactly 'done'
                $said = try { 'TestDrive:/log.txt' | Should -FileContentMatchExactly 'DONE' } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected ''DONE'' to be case sensitively found in file ''TestDrive:/log.txt'', but it was not found.'
            }
            It '-FileContentMatchMultiline' {
                'TestDrive:/log.txt' | Should -FileContentMatchMultiline 'done'
                $said = try { 'TestDrive:/log.txt' | Should -FileContentMatchMultiline 'a\nb' } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected ''a\nb'' to be found in file ''TestDrive:/log.txt'', but it was not found.'
            }
            It '-FileContentMatchMultilineExactly' {
                'TestDrive:/log.txt' | Should -FileContentMatchMultilineExactly 'done'
                $said = try { 'TestDrive:/log.txt' | Should -FileContentMatchMultilineExactly 'a\nb' } catch { "$_" }
                ($said -split "`n")[0].Trim() | Should -Be 'Expected ''a\nb'' to be case sensitively found in file ''TestDrive:/log.txt'', but it was not found.'
            }
            It '-Invoke' {
                Mock Get-Date; Get-Date; Should -Invoke Get-Date
                (Get-Message { Should -Invoke Get-Date -Times 2 -Exactly }) | Should -BeLike 'Expected Get-Date to be called 2 times exactly, but was called 1 time*'
            }
            It 'throws' {
                (Get-Message { 1 | Should-Be 1 }) | Should -Be 'PASSED'
                (Get-Message { 1 | Should-Be 2 }) | Should -Be 'Expected [int] 2, but got [int] 1.'
                1 | Should-Be 1 | Should -BeNullOrEmpty
            }
            It 'both families' {
                1 | Should-Be 1; 1 | Should -Be 1
            }
            It 'kinds' {
                (Get-Message { 1, 2 | Should-Be 1 }) | Should -BeLike '*Hint*'; 1, 2 | Should -Be 1, 2
                (Get-Message { 10 | Should-Be 11 }) | Should -Be 'Expected [int] 11, but got [int] 10.'; (Get-Message { 10 | Should -Be 11 }) | Should -Be 'Expected 11, but got 10.'
                2 | Should-NotBe 1; 2 | Should -Not -Be 1
            }
            It 'limits' {
                Get-Verdict { 'A' | Should-Be 'a' }, { 1 | Should-NotBe 2 }, { 3 | Should-BeGreaterThan 2 }, { 2 | Should-BeGreaterThan 2 }, { 2 | Should-BeGreaterThanOrEqual 2 }, { 1 | Should-BeLessThan 2 }, { 2 | Should-BeLessThanOrEqual 2 }, { 2 | Should-BeLessThan 2 } | Should -Be '+++-+++-'
            }
            It 'same' {
                $one = [pscustomobject] @{ A = 1 }; $other = [pscustomobject] @{ A = 1 }
                Get-Verdict { $one | Should-BeSame $one }, { $one | Should-BeSame $other }, { $one | Should-NotBeSame $other }, { $one | Should-NotBeSame $one } | Should -Be '+-+-'
            }
            It 'texts' {
                Get-Verdict { 'Mon.bak' | Should-BeString 'mon.bak' }, { 'Mon.bak' | Should-BeString 'mon' }, { 'Mon.bak' | Should-BeLikeString 'mon*' }, { 'Mon.bak' | Should-BeLikeString 'mon' }, { 'Mon.bak' | Should-MatchString '^mon' }, { 'Mon.bak' | Should-MatchString '^on' } | Should -Be '+-+-+-'
            }
            It 'texts turned around' {
                Get-Verdict { 'a' | Should-NotBeString 'b' }, { 'a' | Should-NotBeLikeString 'b*' }, { 'a' | Should-NotMatchString 'b' }, { '' | Should-BeEmptyString }, { ' ' | Should-NotBeEmptyString }, { ' ' | Should-NotBeWhiteSpaceString }, { '' | Should-NotBeEmptyString } | Should -Be '+++++--'
            }
            It 'yes or no' {
                Get-Verdict { $true | Should-BeTrue }, { 1 | Should-BeTrue }, { $false | Should-BeFalse }, { 0 | Should-BeFalse } | Should -Be '+-+-'
                Get-Verdict { 1 | Should-BeTruthy }, { 'x' | Should-BeTruthy }, { '' | Should-BeFalsy }, { 0 | Should-BeFalsy }, { $null | Should-BeFalsy }, { 1 | Should-BeFalsy } | Should -Be '+++++-'
                Get-Verdict { $null | Should-BeNull }, { '' | Should-BeNull }, { '' | Should-NotBeNull }, { $null | Should-NotBeNull } | Should -Be '+-+-'
            }
            It 'collection' {
                Get-Verdict { 1, 2 | Should-BeCollection 2, 1 }, { 1, 2 | Should-BeCollection 1, 2, 3 }, { 1, 2 | Should-BeCollection 1 }, { 1, 2 | Should-BeCollection -Count 2 }, { 1, 2 | Should-BeCollection -Count 3 } | Should -Be '+--+-'
            }
            It 'contain' {
                Get-Verdict { 1, 2, 3 | Should-ContainCollection 1, 3 }, { 1, 2, 3 | Should-ContainCollection 3, 1 }, { 1, 2, 3 | Should-NotContainCollection 4 }, { 1, 2, 3 | Should-NotContainCollection 1, 3 } | Should -Be '+-+-'
            }
            It 'all and any' {
                Get-Verdict { 1, 2 | Should-All { $_ -gt 0 } }, { 1, 2 | Should-All { $_ -gt 1 } }, { 1, 2 | Should-Any { $_ -gt 1 } }, { 1, 2 | Should-Any { $_ -gt 2 } }, { 1, 2 | Should-All { $_ | Should-BeGreaterThan 0 } } | Should -Be '+-+-+'
            }
            It 'equivalent' {
                $deep = { [pscustomobject] @{ A = [pscustomobject] @{ B = [pscustomobject] @{ C = $args[0] } } } }
                Get-Verdict { & $deep 1 | Should-BeEquivalent (& $deep 1) }, { & $deep 1 | Should-BeEquivalent (& $deep 2) } | Should -Be '+-'
            }
            It 'hashtable' {
                Get-Verdict { @{ A = 1 } | Should-BeHashtable }, { @{ A = 1 } | Should-BeHashtable -Key A }, { @{ A = 1 } | Should-BeHashtable -Key B }, { @{ A = 1 } | Should-BeHashtable -Count 2 }, { 1 | Should-BeHashtable } | Should -Be '++---'
            }
            It 'type' {
                Get-Verdict { 1 | Should-HaveType ([int]) }, { 1 | Should-HaveType ([object]) }, { 1 | Should-HaveType ([string]) }, { 1 | Should-NotHaveType ([string]) } | Should -Be '++-+'
            }
            It 'dates' {
                Get-Verdict { [datetime] '2020-01-01' | Should-BeBefore ([datetime] '2021-01-01') }, { [datetime] '2020-01-01' | Should-BeBefore -Now }, { [datetime] '2020-01-01' | Should-BeAfter -Now }, { [datetime] '2020-01-01' | Should-BeBefore 1day -Ago }, { (Get-Date).AddDays(3) | Should-BeAfter 1day -FromNow } | Should -Be '++-++'
            }
            It 'durations' {
                Get-Verdict { [timespan] '00:00:01' | Should-BeFasterThan 2s }, { [timespan] '00:00:03' | Should-BeFasterThan 2s }, { { 1 } | Should-BeFasterThan 50s }, { [timespan] '00:00:03' | Should-BeSlowerThan 2s } | Should -Be '+-++'
            }
            It 'throw' {
                Get-Verdict { { throw 'disk full' } | Should-Throw }, { { 1 } | Should-Throw }, { { throw 'disk full' } | Should-Throw -ExceptionMessage 'disk' }, { { throw 'disk full' } | Should-Throw -ExceptionMessage 'disk*' }, { { Write-Error 'x' -ErrorId 'Backup.Lost' -ErrorAction Stop } | Should-Throw -FullyQualifiedErrorId 'Backup.Lost*' } | Should -Be '+--++'
                ({ throw 'disk full' } | Should-Throw).Exception.Message | Should -Be 'disk full'
                Get-Verdict { { throw 'the disk is full' } | Should-Throw '*disk*' }, { { throw 'the disk is full' } | Should-Throw 'disk' } | Should -Be '+-'
                Get-Command Should-NotThrow -ErrorAction Ignore | Should -BeNullOrEmpty
            }
            It 'parameter' {
                Get-Verdict { Get-Command Remove-Thing | Should-HaveParameter Days -Type int }, { Get-Command Remove-Thing | Should-HaveParameter Days -Type string }, { Get-Command Remove-Thing | Should-HaveParameter Force }, { Get-Command Remove-Thing | Should-NotHaveParameter Force } | Should -Be '+--+'
            }
            It 'counts' {
                Mock Get-Date; Should-NotInvoke Get-Date; Get-Date; Should-Invoke Get-Date -Times 1 -Exactly
            }
            It 'opposite' {
                (Get-Command -Module Pester -Name Should-* | Where-Object { $_.Parameters.Keys -contains 'Not' }) | Should -BeNullOrEmpty
                2 | Should-NotBe 1; 2 | Should -Not -Be 1
            }
            It 'because' {
                (Get-Message { 2 | Should-Be 3 -Because 'of copies' }) | Should -Be 'Expected [int] 3, because of copies, but got [int] 2.'
                (Get-Message { 2 | Should -Be 3 -Because 'of copies' }) | Should -Be 'Expected 3, because of copies, but got 2.'
            }
            It 'pipeline' {
                @(7) | Should-Be 7; @() | Should-BeNull
                (Get-Message { [int[]] (1, 2) | Should-HaveType ([int[]]) }) | Should -BeLike '*Object`[`]*'
            }
            It 'what they get' {
                Get-Verdict { 7 | Should-Be 7 }, { 7 | Should-BeCollection @(7) }, { @(7) | Should-Be 7 }, { @(7) | Should-BeCollection @(7) }, { $null | Should-BeNull }, { $null | Should-BeCollection -Count 1 }, { @() | Should-BeNull }, { @() | Should-BeCollection -Count 0 }, { 1, 2 | Should-BeCollection -Count 2 }, { 1, 2 | Should-Be 1 } | Should -Be '+++++++++-'
            }
            It 'case' {
                Get-Verdict { 'A' | Should-Be 'a' }, { 'A' | Should -Be 'a' }, { 'A' | Should-BeString 'a' -CaseSensitive }, { 'A', 'B' | Should-BeCollection 'a', 'b' } | Should -Be '++-+'
                (Get-Command Should-BeCollection).Parameters.Keys | Should -Not -Contain 'CaseSensitive'
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
            It 'type name' {
                $named = [pscustomobject] @{ PSTypeName = 'Backup.Plan'; A = 1 }
                Get-Verdict { $named | Should-HaveType 'Backup.Plan' }, { $named | Should -BeOfType 'Backup.Plan' }, { $named | Should-HaveType 'Backup.Other' }, { $named | Should-NotHaveType 'Backup.Plan' } | Should -Be '++--'
            }
        }
    }}

Describe 'assertions/assertions' {
    It 'PowerShell passes a bare -1.50 as text, and the assertion compares it as text. -1.5 | Should-Be -1.50 fails with Expected [string] ''-1.50'', but got [double] -1.5., and -1.5 | Should-BeGreaterThan -100.5 fails, too.' {
        (Get-Failure { -1.5 | Should-Be -1.50 }) -replace '\s+', ' ' | Should -Be "Expected [string] '-1.50', but got [double] -1.5."
        Get-Failure { -1.5 | Should-BeGreaterThan -100.5 } | Should -BeLike "*greater than *'-100.5'*"
        Assert-Passing { -1.5 | Should-Be (-1.50) }, { -1.5 | Should-BeGreaterThan (-100.5) }, { 1.5 | Should-Be 1.50 }
    }

    It '-Mandatory:$false wants a parameter that exists and is not mandatory: Get-Command Remove-OldBackup | Should-HaveParameter Days -Mandatory:$false. The classic Should -Not -HaveParameter Days -Mandatory also passes for a parameter that does not exist.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Remove-Thing ([Parameter(Mandatory)] $Path, $Days) { } }
            It 'there' { Get-Command Remove-Thing | Should-HaveParameter Days -Mandatory:$false }
            It 'missing' { { Get-Command Remove-Thing | Should-HaveParameter Keep -Mandatory:$false } | Should-Throw }
            It 'mandatory' { { Get-Command Remove-Thing | Should-HaveParameter Path -Mandatory:$false } | Should-Throw }
            It 'classic' { Get-Command Remove-Thing | Should -Not -HaveParameter Keep -Mandatory; { Get-Command Remove-Thing | Should -Not -HaveParameter Path -Mandatory } | Should-Throw }
        } }
        $run.Passed | Should -Be 4
    }

    It 'Both pass for an empty list: check first that there is something.' {
        $run = Invoke-Sample {
            Describe 'd' {
                Context '<Count> sizes' -ForEach @{ Sizes = @(); Count = 0 }, @{ Sizes = 4, 2, 2; Count = 3 } {
                    It 'different' { ($Sizes | Group-Object | Where-Object Count -GT 1).Name | Should-BeNull }
                    It 'sorted' { $Sizes -join ', ' | Should-BeString (($Sizes | Sort-Object) -join ', ') }
                    It 'something' { @($Sizes).Count | Should-BeGreaterThan 0 }
                }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed', 'Failed', 'Passed'
    }

    It 'The script block runs in a scope of its own. Put the value into a hashtable that exists before the call.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'local' { { $name = 'x'; throw 'y' } | Should-Throw; $name | Should-BeNull }
            It 'hashtable' { $found = @{}; { $found.Name = 'x'; throw 'y' } | Should-Throw y; $found.Name | Should-Be 'x' }
            It 'plain' { . { $name = 'x' }; $name | Should-Be 'x' }
        } }
        Assert-TestPassed $run 'local', 'hashtable', 'plain'
    }

    It '-Be | 10 | Should -Be 10 | 10 | Should -Be 11 | Expected 11, but got 10.' {
        Assert-TestPassed $sample '-Be'
    }

    It '-BeExactly | ''Backup'' | Should -BeExactly ''Backup'' | ''Backup'' | Should -BeExactly ''backup'' | Expected strings to be the same, but they were different.' {
        Assert-TestPassed $sample '-BeExactly'
    }

    It '-BeGreaterThan | 3 | Should -BeGreaterThan 2 | 1 | Should -BeGreaterThan 2 | Expected the actual value to be greater than 2, but got 1.' {
        Assert-TestPassed $sample '-BeGreaterThan'
    }

    It '-BeGreaterOrEqual | 2 | Should -BeGreaterOrEqual 2 | 1 | Should -BeGreaterOrEqual 2 | Expected the actual value to be greater than or equal to 2, but got 1.' {
        Assert-TestPassed $sample '-BeGreaterOrEqual'
    }

    It '-BeLessThan | 1 | Should -BeLessThan 2 | 3 | Should -BeLessThan 2 | Expected the actual value to be less than 2, but got 3.' {
        Assert-TestPassed $sample '-BeLessThan'
    }

    It '-BeLessOrEqual | 2 | Should -BeLessOrEqual 2 | 3 | Should -BeLessOrEqual 2 | Expected the actual value to be less than or equal to 2, but got 3.' {
        Assert-TestPassed $sample '-BeLessOrEqual'
    }

    It '-BeLike | ''photos.bak'' | Should -BeLike ''*.bak'' | ''report.zip'' | Should -BeLike ''*.bak'' | Expected like wildcard ''*.bak'' to match ''report.zip'', but it did not match.' {
        Assert-TestPassed $sample '-BeLike'
    }

    It '-BeLikeExactly | ''Report.bak'' | Should -BeLikeExactly ''Report*'' | ''Report.bak'' | Should -BeLikeExactly ''report*'' | Expected case sensitive like wildcard ''report*'' to match ''Report.bak'', but it did not match.' {
        Assert-TestPassed $sample '-BeLikeExactly'
    }

    It '-Match | ''2026'' | Should -Match ''^\d+$'' | ''backup-2026'' | Should -Match ''^\d+$'' | Expected regular expression ''^\d+$'' to match ''backup-2026'', but it did not match.' {
        Assert-TestPassed $sample '-Match'
    }

    It '-MatchExactly | ''Backup'' | Should -MatchExactly ''Back'' | ''Backup'' | Should -MatchExactly ''backup'' | Expected regular expression ''backup'' to case sensitively match ''Backup'', but it did not match.' {
        Assert-TestPassed $sample '-MatchExactly'
    }

    It '-BeTrue | 1 | Should -BeTrue | $false | Should -BeTrue | Expected $true, but got $false.' {
        Assert-TestPassed $sample '-BeTrue'
    }

    It '-BeFalse | 0 | Should -BeFalse | $true | Should -BeFalse | Expected $false, but got $true.' {
        Assert-TestPassed $sample '-BeFalse'
    }

    It '-BeNullOrEmpty | '''' | Should -BeNullOrEmpty | ''text'' | Should -BeNullOrEmpty | Expected $null or empty, but got ''text''.' {
        Assert-TestPassed $sample '-BeNullOrEmpty'
    }

    It '-BeOfType | 7 | Should -BeOfType [int] | ''text'' | Should -BeOfType [int] | Expected the value to have type [int] or any of its subtypes, but got ''text'' with type [string].' {
        Assert-TestPassed $sample '-BeOfType'
    }

    It '-BeIn | ''daily'' | Should -BeIn @(''daily'', ''weekly'') | ''full'' | Should -BeIn @(''daily'', ''weekly'') | Expected collection @(''daily'', ''weekly'') to contain ''full'', but it was not found.' {
        Assert-TestPassed $sample '-BeIn'
    }

    It '-Contain | @(''daily'', ''weekly'') | Should -Contain ''daily'' | @(''daily'', ''weekly'') | Should -Contain ''monthly'' | Expected ''monthly'' to be found in collection @(''daily'', ''weekly''), but it was not found.' {
        Assert-TestPassed $sample '-Contain'
    }

    It '-HaveCount | @(1, 2) | Should -HaveCount 2 | @(1, 2, 3) | Should -HaveCount 2 | Expected a collection with size 2, but got collection with size 3 @(1, 2, 3).' {
        Assert-TestPassed $sample '-HaveCount'
    }

    It '-Throw | { throw ''disk full'' } | Should -Throw ''disk*'' | { 1 + 1 } | Should -Throw | Expected an exception to be thrown, but no exception was thrown.' {
        Assert-TestPassed $sample '-Throw'
    }

    It '-HaveParameter | Get-Command Remove-Thing | Should -HaveParameter Days | Get-Command Remove-Thing | Should -HaveParameter Force | Expected command Remove-Thing to have a parameter Force, but the parameter is missing.' {
        Assert-TestPassed $sample '-HaveParameter'
    }

    It '-Exist | ''TestDrive:/log.txt'' | Should -Exist | ''TestDrive:/missing.bak'' | Should -Exist | Expected path ''TestDrive:/missing.bak'' to exist, but it did not exist.' {
        Assert-TestPassed $sample '-Exist'
    }

    It '-FileContentMatch | ''TestDrive:/log.txt'' | Should -FileContentMatch ''done'' | ''TestDrive:/log.txt'' | Should -FileContentMatch ''failed'' | Expected ''failed'' to be found in file ''TestDrive:/log.txt'', but it was not found.' {
        Assert-TestPassed $sample '-FileContentMatch'
    }

    It '-FileContentMatchExactly | ''TestDrive:/log.txt'' | Should -FileContentMatchExactly ''done'' | ''TestDrive:/log.txt'' | Should -FileContentMatchExactly ''DONE'' | Expected ''DONE'' to be case sensitively found in file ''TestDrive:/log.txt'', but it was not found.' {
        Assert-TestPassed $sample '-FileContentMatchExactly'
    }

    It '-FileContentMatchMultiline | ''TestDrive:/log.txt'' | Should -FileContentMatchMultiline ''done'' | ''TestDrive:/log.txt'' | Should -FileContentMatchMultiline ''a\nb'' | Expected ''a\nb'' to be found in file ''TestDrive:/log.txt'', but it was not found.' {
        Assert-TestPassed $sample '-FileContentMatchMultiline'
    }

    It '-FileContentMatchMultilineExactly | ''TestDrive:/log.txt'' | Should -FileContentMatchMultilineExactly ''done'' | ''TestDrive:/log.txt'' | Should -FileContentMatchMultilineExactly ''a\nb'' | Expected ''a\nb'' to be case sensitively found in file ''TestDrive:/log.txt'', but it was not found.' {
        Assert-TestPassed $sample '-FileContentMatchMultilineExactly'
    }

    It '-Invoke | Should -Invoke Get-Date | Should -Invoke Get-Date -Times 2 -Exactly | Expected Get-Date to be called 2 times exactly, but was called 1 time' {
        Assert-TestPassed $sample '-Invoke'
    }

    It 'If the value is what you expect, nothing happens; if not, the assertion throws, and the test fails with a message that shows both values.' {
        Assert-TestPassed $sample 'throws'
    }

    It 'Pester 6 has two families of assertions, and both work side by side in one test.' {
        Assert-TestPassed $sample 'both families'
    }

    It 'Kind | 41 commands, each with its own parameters and help | one command with 26 operators' {
        (Invoke-Sample -Script { @(Get-Command -Module Pester -Name Should-*).Count; @(Get-ShouldOperator).Count }).Value | Should -Be 41, 26
    }

    It 'One value or a list | separate commands; with most of them a list in the wrong place fails, and the message says why | one operator for both' {
        Assert-TestPassed $sample 'kinds'
    }

    It 'Types in messages | Expected [int] 11, but got [int] 10. | Expected 11, but got 10.' {
        Assert-TestPassed $sample 'kinds'
    }

    It 'The opposite | a command of its own: Should-NotBe 1 | Should -Not -Be 1' {
        Assert-TestPassed $sample 'kinds'
    }

    It 'Should-Be and Should-NotBe compare like -eq and -ne. Should-BeGreaterThan, Should-BeGreaterThanOrEqual, Should-BeLessThan and Should-BeLessThanOrEqual check a limit; to check for a value between two others, use two of them.' {
        Assert-TestPassed $sample 'limits'
    }

    It 'Should-BeSame and Should-NotBeSame check whether two variables hold the very same object.' {
        Assert-TestPassed $sample 'same'
    }

    It 'Should-BeString compares the whole text, Should-BeLikeString a wildcard pattern, and Should-MatchString a regular expression.' {
        Assert-TestPassed $sample 'texts'
    }

    It 'Each has a Not twin. Should-BeEmptyString, Should-NotBeEmptyString and Should-NotBeWhiteSpaceString check whether a text has content.' {
        Assert-TestPassed $sample 'texts turned around'
    }

    It 'Should-BeTrue and Should-BeFalse accept only a Boolean. Should-BeTruthy and Should-BeFalsy judge as if does. Should-BeNull and Should-NotBeNull look for $null.' {
        Assert-TestPassed $sample 'yes or no'
    }

    It 'Should-BeCollection wants exactly these items, in any order. With -Count, it checks only their number.' {
        Assert-TestPassed $sample 'collection'
    }

    It 'To check that none of several items is there, write ''yearly'', ''hourly'' | Should-All { $_ -notin $kinds }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $kinds = 'daily', 'weekly' }
                It 'none' { 'yearly', 'hourly' | Should-All { $_ -notin $kinds } }
                It 'one' { 'yearly', 'daily' | Should-All { $_ -notin $kinds } }
                It 'only one is missing' { $kinds | Should-NotContainCollection 'yearly', 'daily' }
            }
        }
        @($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) | Should -Be 'none Passed', 'one Failed', 'only one is missing Passed'
    }

    It 'Should-ContainCollection wants some of the items, in this order but with gaps allowed. Should-NotContainCollection is the opposite: with several items, it is enough that one of them is missing.' {
        Assert-TestPassed $sample 'contain'
        Assert-Passing { 1, 2, 3 | Should-NotContainCollection 1, 4 }, { 1, 2, 3 | Should-NotContainCollection 3, 1 }
    }

    It 'Should-All and Should-Any run a condition, or another assertion, on the items.' {
        Assert-TestPassed $sample 'all and any'
    }

    It 'Should-BeEquivalent compares everything inside two objects, however deep.' {
        Assert-TestPassed $sample 'equivalent'
    }

    It 'Should-BeHashtable checks only that something is a hashtable, its keys, and how many there are.' {
        Assert-TestPassed $sample 'hashtable'
    }

    It 'Should-HaveType and Should-NotHaveType check for a .NET type or one of its base types.' {
        Assert-TestPassed $sample 'type'
    }

    It 'Cast a date that is text: without the cast, ''2020-01-01'' | Should-BeAfter ([datetime] ''2026-03-31'') passes.' {
        Assert-Passing { '2020-01-01' | Should-BeAfter ([datetime] '2026-03-31') }, { [datetime] '2020-01-01' | Should-BeBefore ([datetime] '2026-03-31') }
        $null = Get-Failure { [datetime] '2020-01-01' | Should-BeAfter ([datetime] '2026-03-31') }, { '2020-01-01' | Should-BeBefore ([datetime] '2026-03-31') }
    }

    It 'Should-BeBefore and Should-BeAfter compare a date with another one, with now, or with a time ago or from now.' {
        Assert-TestPassed $sample 'dates'
    }

    It 'Should-BeFasterThan and Should-BeSlowerThan take a time span, or measure a script block.' {
        Assert-TestPassed $sample 'durations'
    }

    It 'Should-Throw runs a script block and expects an error from it. The expected message and the error id are wildcard patterns for the whole text, so write ''*disk*'' to look for a part of the message. Should-Throw returns the error record, so that you can check more of the error.' {
        Assert-TestPassed $sample 'throw'
    }

    It 'Should-Throw has no opposite: code that must not throw needs no assertion, because an exception fails the test anyway. An error that is only written does not.' {
        Get-Command -Module Pester -Name Should-NotThrow -ErrorAction Ignore | Should -BeNullOrEmpty
        $run = Invoke-Sample { Describe 'd' { It 'thrown' { throw 'x' }; It 'written' { Write-Error 'x' } } } -Inspect { $args[0].Passed.Name -join ', '; $args[0].Failed.Name -join ', ' }
        $run.Value | Should -Be 'written', 'thrown'
    }

    It 'Should-HaveParameter and Should-NotHaveParameter check how a command is declared: names, types, defaults, aliases. They take what Get-Command returns.' {
        Assert-TestPassed $sample 'parameter'
    }

    It 'Should-Invoke and Should-NotInvoke count the calls of a mock.' {
        Assert-TestPassed $sample 'counts'
    }

    It 'A Should-* command has no -Not; its opposite is a command with Not in its name, where there is one. Classic Should takes -Not in front of the operator.' {
        Assert-TestPassed $sample 'opposite'
    }

    It 'Should-All, Should-Any, Should-BeEquivalent, Should-NotBeLikeString, Should-NotBeString and Should-Throw do not show it.' {
        $failures = Get-Failure { 1 | Should-All { $_ -eq 2 } -Because 'zzz' }, { 1 | Should-Any { $_ -eq 2 } -Because 'zzz' }, { 1 | Should-BeEquivalent 2 -Because 'zzz' }, { 'a' | Should-NotBeLikeString 'a' -Because 'zzz' }, { 'a' | Should-NotBeString 'a' -Because 'zzz' }, { { } | Should-Throw -Because 'zzz' }
        $failures | Should -HaveCount 6
        $failures | Should -Not -BeLike '*zzz*'
        Get-Failure { 'a' | Should-BeString 'b' -Because 'zzz' }, { 1, 2 | Should-BeCollection @(1) -Because 'zzz' }, { 1, 2 | Should-BeCollection -Count 3 -Because 'zzz' }, { 1 | Should-Be 2 -Because 'zzz' }, { 1 | Should-BeEmptyString -Because 'zzz' }, { 'a' | Should-BeLikeString 'b' -Because 'zzz' }, { 'a' | Should-MatchString 'b' -Because 'zzz' }, { 'a' | Should-NotMatchString 'a' -Because 'zzz' } | Should -BeLike '*because zzz*'
        Get-Failure { 1, 2 | Should-BeCollection @(1, 3) -Because 'zzz' }, { 1 | Should-BeString 'b' -Because 'zzz' }, { 1 | Should-NotBeString 'b' -Because 'zzz' }, { 1 | Should-BeLikeString 'b' -Because 'zzz' }, { 1 | Should-MatchString 'b' -Because 'zzz' }, { 1 | Should-NotMatchString 'b' -Because 'zzz' } | Should -Not -BeLike '*zzz*'
    }

    It 'Should-BeCollection shows it only when the numbers of items differ.' {
        Get-Failure { 1, 2 | Should-BeCollection @(1) -Because 'zzz' }, { 1, 2 | Should-BeCollection -Count 3 -Because 'zzz' } | Should -BeLike '*zzz*'
        Get-Failure { 1, 2 | Should-BeCollection @(1, 3) -Because 'zzz' } | Should -Not -BeLike '*zzz*'
    }

    It 'Should-BeString, Should-BeLikeString, Should-MatchString and Should-NotMatchString leave it out when the value under test is not text, such as a number.' {
        Get-Failure { 'a' | Should-BeString 'b' -Because 'zzz' }, { 'a' | Should-BeLikeString 'b' -Because 'zzz' }, { 'a' | Should-MatchString 'b' -Because 'zzz' }, { 'a' | Should-NotMatchString 'a' -Because 'zzz' } | Should -BeLike '*zzz*'
        Get-Failure { 1 | Should-BeString 'b' -Because 'zzz' }, { 1 | Should-BeLikeString 'b' -Because 'zzz' }, { 1 | Should-MatchString 'b' -Because 'zzz' }, { 1 | Should-NotMatchString 'b' -Because 'zzz' } | Should -Not -BeLike '*zzz*'
    }

    It '-Because adds your own reason to the message of a Should-* command and of classic Should. The reason follows the word "because", so write it as the rest of a sentence and leave that word out.' {
        Assert-TestPassed $sample 'because'
    }

    It 'Always write the name -Because: 50 | Should-BeLessThan 5 ''the limit'' passes.' {
        $run = Invoke-Sample { Describe 'd' { It 'position' { 50 | Should-BeLessThan 5 'the limit' }; It 'name' { 50 | Should-BeLessThan 5 -Because 'the limit' } } }
        Assert-TestPassed $run 'position'
        $run.Failed | Should -Be 1
    }

    It 'Multiple values that are piped reach an assertion one by one. So a list of one item looks like the item, an empty list like nothing at all, and a typed array arrives as [Object[]].' {
        Assert-TestPassed $sample 'pipeline'
    }

    It '7 | 7 | a list of one: 7' {
        Assert-TestPassed $sample 'what they get'
    }

    It '@(7) | 7 | a list of one: 7' {
        Assert-TestPassed $sample 'what they get'
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

    It '$null | $null | a list of one: $null' {
        Assert-TestPassed $sample 'what they get'
    }

    It 'When the difference matters, pass the value with -Actual: then nothing is taken apart.' {
        Assert-Passing { @($null) | Should-BeNull }, { Should-BeNull -Actual $null }
        $null = Get-Failure { Should-BeNull -Actual @($null) }, { Should-BeNull -Actual @() }
    }

    It 'A piped @($null) arrives as $null, so Should-BeNull, Should -BeNullOrEmpty and Should -Be $null pass for it. Should-BeCollection -Count 1 or Should -HaveCount 1 tells @($null) from @(), and $list.Count | Should-Be 1 tells it from $null as well.' {
        Assert-Passing { @($null) | Should-BeNull }, { @($null) | Should -BeNullOrEmpty }, { @($null) | Should -Be $null }, { @($null) | Should-BeCollection -Count 1 }, { @($null) | Should -HaveCount 1 }, { $null | Should-BeCollection -Count 1 }, { $null | Should -HaveCount 1 }, { $list = @($null); $list.Count | Should-Be 1 }
        $null = Get-Failure { Should-BeNull -Actual @($null) }, { @($null, $null) | Should-BeNull }, { @() | Should-BeCollection -Count 1 }, { @() | Should -HaveCount 1 }, { $list = @(); $list.Count | Should-Be 1 }, { $list = $null; $list.Count | Should-Be 1 }
    }

    It '@() | $null | an empty list' {
        Assert-TestPassed $sample 'what they get'
    }

    It '1, 2 | the whole list; most fail, often with a hint | a list of two' {
        Assert-TestPassed $sample 'what they get'
        Get-Failure { 1, 2 | Should-Be 1 }, { 1, 2 | Should-BeTrue }, { $list = 1, 2; $list | Should-BeGreaterThan 0 } | Should -Match '@\(1, 2\).*(?s:.*)Hint: '
        Get-Failure { & { 1; 2 } | Should-Be 1 }, { & { 1; 2 } | Should-BeTrue }, { 1..2 | Should-Be 1 } | Should -Not -Match 'Hint'
    }

    It '@(1, 2), 3 | one list, 1, 2, 3 | a list of two, @(1, 2) and 3' {
        Get-Failure { @(1, 2), 3 | Should-Be 1 } | Should -BeLike 'Expected `[int`] 1, but got `[Object`[`]`] @(1, 2, 3).*'
        Assert-Passing { @(1, 2), 3 | Should-BeEquivalent @(1, 2, 3) }, { @(1, 2), 3 | Should-BeCollection -Count 2 }, { @(1, 2), @(3, 4) | Should-All { $_.Count -eq 2 } }
        Get-Failure { @(1, 2), 3 | Should-BeCollection -Count 3 } | Should -BeLike '*@(@(1, 2), 3), but it has 2 items*'
    }

    It 'Both families ignore case when they compare text, as PowerShell itself does.' {
        Assert-TestPassed $sample 'case'
    }

    It 'Of the classic operators, use -BeExactly, -BeLikeExactly, -MatchExactly and -FileContentMatchExactly.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { Set-Content TestDrive:/a.txt 'Ab' }
            It 'same' { 'Ab' | Should -BeExactly 'Ab'; 'Ab' | Should -BeLikeExactly 'A*'; 'Ab' | Should -MatchExactly '^A'; 'TestDrive:/a.txt' | Should -FileContentMatchExactly 'Ab' }
            It 'other case' { { 'Ab' | Should -BeExactly 'ab' } | Should -Throw; { 'Ab' | Should -BeLikeExactly 'a*' } | Should -Throw; { 'Ab' | Should -MatchExactly '^a' } | Should -Throw; { 'TestDrive:/a.txt' | Should -FileContentMatchExactly 'ab' } | Should -Throw }
            It 'without case' { 'Ab' | Should -Be 'ab'; 'Ab' | Should -BeLike 'a*'; 'Ab' | Should -Match '^a'; 'TestDrive:/a.txt' | Should -FileContentMatch 'ab' }
        } }
        $run.Passed | Should -Be 3
    }

    It 'The list commands have no such switch: check the items with Should-All.' {
        Assert-TestPassed $sample 'case'
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

    It 'No item occurs twice when Group-Object gives no group with a count above 1; Group-Object leaves $null out.' {
        Assert-Passing { (1, 2, 3 | Group-Object | Where-Object Count -GT 1).Name | Should-BeNull }, { ($null, $null, 1 | Group-Object | Where-Object Count -GT 1).Name | Should-BeNull }
        $null = Get-Failure { (1, 2, 1 | Group-Object | Where-Object Count -GT 1).Name | Should-BeNull }, { ('', '', 1 | Group-Object | Where-Object Count -GT 1).Name | Should-BeNull }
    }

    It 'A list of numbers or texts is sorted when its text stays the same after Sort-Object. For a list of objects, take a property such as $backups.Size, since the text of the objects does not tell them apart:' {
        Assert-Passing { $backups = [pscustomobject] @{ Size = 9 }, [pscustomobject] @{ Size = 1 }; $backups -join ', ' | Should-BeString (($backups | Sort-Object -Property Size) -join ', ') }
        $null = Get-Failure { $backups = [pscustomobject] @{ Size = 9 }, [pscustomobject] @{ Size = 1 }; $backups.Size -join ', ' | Should-BeString (($backups.Size | Sort-Object) -join ', ') }
        Assert-Passing { $sizes = 2, 4, 8; $sizes -join ', ' | Should-BeString (($sizes | Sort-Object) -join ', ') }
        $null = Get-Failure { $sizes = 2, 8, 4; $sizes -join ', ' | Should-BeString (($sizes | Sort-Object) -join ', ') }, { $sizes = '10', '9'; $sizes -join ', ' | Should-BeString (($sizes | Sort-Object { [int] $_ }) -join ', ') }
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

    It 'Since 6.1.0, these commands and Should -BeOfType also know a name that you gave an object with PSTypeName. Write that name as text.' {
        Assert-TestPassed $sample 'type name'
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

    It 'The message rounds, so both numbers look the same: Expected [double] 0.3, but got [double] 0.3.' {
        Get-Failure { 0.1 + 0.2 | Should-Be 0.3 } | Should -Be 'Expected [double] 0.3, but got [double] 0.3.'
        Assert-Passing { 0.5 + 0.25 | Should-Be 0.75 }
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

    It 'Code must fail: Should-Throw.' {
        Assert-Passing { { throw 'x' } | Should-Throw }
        $null = Get-Failure { { 1 } | Should-Throw }
    }

    It 'Yes or no: Should-BeTrue, Should-BeFalse.' {
        Assert-Passing { $true | Should-BeTrue }, { $false | Should-BeFalse }
        $null = Get-Failure { 1 | Should-BeTrue }, { 0 | Should-BeFalse }
    }

    It 'Nothing at all: Should-BeNull.' {
        Assert-Passing { $null | Should-BeNull }
        $null = Get-Failure { '' | Should-BeNull }
    }

    It 'A text or part of it: Should-BeString, Should-BeLikeString, Should-MatchString.' {
        Assert-Passing { 'mail' | Should-BeString 'mail' }, { 'mail' | Should-BeLikeString 'm*' }, { 'mail' | Should-MatchString 'ai' }
        $null = Get-Failure { 'mail' | Should-BeString 'm' }, { 'mail' | Should-BeLikeString 'x*' }, { 'mail' | Should-MatchString 'x' }
    }

    It 'A date or duration: Should-BeBefore, Should-BeAfter, Should-BeFasterThan.' {
        Assert-Passing { [datetime] '2026-01-01' | Should-BeBefore ([datetime] '2026-01-02') }, { [datetime] '2026-01-02' | Should-BeAfter ([datetime] '2026-01-01') }, { [timespan] '0:0:1' | Should-BeFasterThan '2s' }
        $null = Get-Failure { [datetime] '2026-01-02' | Should-BeBefore ([datetime] '2026-01-01') }, { [timespan] '0:0:3' | Should-BeFasterThan '2s' }
    }

    It 'A number with a limit: Should-BeGreaterThan, Should-BeLessThan.' {
        Assert-Passing { 3 | Should-BeGreaterThan 2 }, { 2 | Should-BeLessThan 3 }
        $null = Get-Failure { 2 | Should-BeGreaterThan 2 }, { 3 | Should-BeLessThan 3 }
    }

    It 'A list with certain items: Should-BeCollection, Should-ContainCollection.' {
        Assert-Passing { 1, 2 | Should-BeCollection @(1, 2) }, { 1, 2, 3 | Should-ContainCollection @(2, 3) }
        $null = Get-Failure { 1, 2, 3 | Should-BeCollection @(1, 2) }, { 1, 2 | Should-ContainCollection @(4) }
    }

    It 'A rule for the items of a list: Should-All, Should-Any.' {
        Assert-Passing { 1, 2 | Should-All { $_ -gt 0 } }, { 1, 2 | Should-Any { $_ -gt 1 } }
        $null = Get-Failure { 1, 2 | Should-All { $_ -gt 1 } }, { 1, 2 | Should-Any { $_ -gt 2 } }
    }

    It 'An object or hashtable with its content: Should-BeEquivalent, Should-BeHashtable.' {
        Assert-Passing { [pscustomobject] @{ a = 1 } | Should-BeEquivalent ([pscustomobject] @{ a = 1 }) }, { @{ a = 1 } | Should-BeHashtable }
        $null = Get-Failure { [pscustomobject] @{ a = 1 } | Should-BeEquivalent ([pscustomobject] @{ a = 2 }) }, { 1 | Should-BeHashtable }
    }

    It 'A parameter of a command: Should-HaveParameter.' {
        Assert-Passing { Get-Command Get-Item | Should-HaveParameter Path }
        $null = Get-Failure { Get-Command Get-Item | Should-HaveParameter NoSuch }
    }

    It 'A file: Should -Exist, Should -FileContentMatch.' {
        Assert-Passing { $PSHOME | Should -Exist }
        $null = Get-Failure { "$PSHOME/none" | Should -Exist }
    }

    It 'Any other single value: Should-Be.' {
        Assert-Passing { 30 | Should-Be 30 }
        $null = Get-Failure { 30 | Should-Be 31 }
    }

    It 'A mock was called: Should-Invoke, Should-NotInvoke.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { }; Should-NotInvoke Get-Date; Get-Date; Should-Invoke Get-Date; { Should-NotInvoke Get-Date } | Should-Throw } } }).Passed | Should -Be 1
    }

    It 'Some CI services, such as GitHub Actions with shell: pwsh, set $ErrorActionPreference = ''Stop'' before the run. There, the same lines do end the test: Output and errors explains the reason and the cure.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Write-Error 'only written'; Write-Host 'said: after' } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru }
        $run.Failed | Should -Be 1
        $run.Text | Should -Not -Match 'said: after'
    }

    It 'Works in Pester 5 | no | yes' -Tag Unproved {
        'Pester 5 exports no Should-* command: https://github.com/pester/Pester/blob/5.9.0/src/Pester.psd1'
    }

    It 'When you have moved, an option forbids the classic family.' {
        $run = Invoke-Sample { Describe 'd' { It 'classic' { 1 | Should -Be 1 }; It 'new' { 1 | Should-Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $true } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'The Should-* commands explains the new family; its table translates every classic operator' {
        $names = (Invoke-Sample -Script { (Get-ShouldOperator).Name }).Value
        $page = Get-Content -Path "$PSScriptRoot/../../../docs/assertions/should-command.mdx" -Raw
        $names.Count | Should -BeGreaterThan 20
        foreach ($name in $names) { $page | Should -Match "-$name\b" -Because "the table has -$name" }
    }

    It 'Should-Be wants exactly the same number, and a sum of fractions is rarely exact.' {
        Get-Failure { 0.1 + 0.2 | Should-Be 0.3 } | Should -Be 'Expected [double] 0.3, but got [double] 0.3.'
        Assert-Passing { 0.5 + 0.25 | Should-Be 0.75 }
    }

    It 'There is no assertion with a tolerance for floating-point numbers.' {
        $run = Invoke-Sample -Script { Get-Command -Module Pester -Name Should* | ForEach-Object { $_.Parameters.Keys } | Sort-Object -Unique }
        $run.Value | Should -Contain 'IgnoreWhitespace'
        $run.Value -match 'toleran|delta|precision|approx' | Should -BeNullOrEmpty
    }

    It 'Should-NotHaveParameter does not know parameter sets, so look at ParameterSets of the parameter, as above.' {
        $run = Invoke-Sample -Script { (Get-Command Should-NotHaveParameter).Parameters.ContainsKey('InParameterSet'); (Get-Command Should-HaveParameter).Parameters.ContainsKey('InParameterSet') }
        $run.Value | Should -Be $false, $true
    }

    It 'For files, the classic operators -Exist, -FileContentMatch and -FileContentMatchMultiline have no counterpart.' {
        $names = (Invoke-Sample -Script { (Get-Command -Module Pester -Name Should-*).Name }).Value
        $names | Should -Contain 'Should-Throw'
        $names -match 'Exist|File' | Where-Object { $_ -ne 'Should-BeFasterThan' } | Should -BeNullOrEmpty
    }

    It '"$TestDrive/[old]" | Should -Exist -LiteralPath finds the folder.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { $null = New-Item -Path "$TestDrive/[old]" -ItemType Directory -Force; "$TestDrive/[old]" | Should -Exist -LiteralPath; "$TestDrive/[new]" | Should -Not -Exist -LiteralPath } } }
        $run.Passed | Should -Be 1
    }

    It 'Get-ShouldOperator lists the operators of your session, including your own.' {
        $run = Invoke-Sample -Script { Add-ShouldOperator -Name BeProofOwn -Test { param ($ActualValue, [switch] $Negate) }; (Get-ShouldOperator).Name }
        $run.Value | Should -Contain 'BeProofOwn'
        $run.Value | Should -Contain 'BeLike'
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

    It 'A mandatory [int] takes $null for 0, without an error.' {
        Assert-Passing { function Get-Age { param ([Parameter(Mandatory)] [int] $Days) $Days }; Get-Age -Days $null | Should-Be 0 }
        $null = Get-Failure { function Get-Age { param ([Parameter(Mandatory)] [string] $Days) $Days }; Get-Age -Days $null }
    }

    It 'check for a .NET type or one of its base types.' {
        Assert-Passing { 1 | Should-HaveType ([int]) }, { 1 | Should-HaveType ([ValueType]) }, { 1 | Should-NotHaveType ([long]) }
        $null = Get-Failure { 1 | Should-HaveType ([long]) }, { 1 | Should-NotHaveType ([ValueType]) }
    }

    It 'Square brackets in the message are wildcards, too: [WildcardPattern]::Escape($text) makes them plain text.' {
        Assert-Passing { { throw 'list a' } | Should-Throw 'list [a]' }, { { throw 'list [a]' } | Should-Throw ([WildcardPattern]::Escape('list [a]')) }
        $null = Get-Failure { { throw 'list [a]' } | Should-Throw 'list [a]' }, { { throw 'list a' } | Should-Throw ([WildcardPattern]::Escape('list [a]')) }
    }

    It 'Should-Be and Should-BeEquivalent convert the value, so ''7'' | Should-Be 7 passes. Where the type counts as well, check value and type in two lines. Should-BeString and Should-BeTrue convert nothing.' {
        Assert-Passing { '7' | Should-Be 7 }, { @{ a = '7' } | Should-BeEquivalent @{ a = 7 } }, { 7 | Should-HaveType ([int]); 7 | Should-Be 7 }
        $null = Get-Failure { '7' | Should-HaveType ([int]) }, { 7 | Should-BeString '7' }, { 1 | Should-BeTrue }, { 'True' | Should-BeTrue }
    }

    It 'To check many commands, keep the rules in a table, so that each row becomes a test, as in this example. When a column Mandatory holds $true or $false, check it with -Mandatory:$Mandatory.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Backup { param ([Parameter(Mandatory)] $Path, $Age) } }
                It '<Name> <Mandatory>' -ForEach @(
                    @{ Name = 'Path'; Mandatory = $true }, @{ Name = 'Age'; Mandatory = $false }
                    @{ Name = 'Path'; Mandatory = $false }, @{ Name = 'Age'; Mandatory = $true }
                ) { Get-Command Get-Backup | Should-HaveParameter $Name -Mandatory:$Mandatory }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'For two lists of the same length, -Be names the first place that differs, Collections differ at index 2., and shows both lists.' {
        $message = Get-Failure { 'a', 'b', 'c', 'd' | Should -Be 'a', 'b', 'x', 'y' }
        $message | Should -Match 'Collections differ at index 2\.'
        $message | Should -Match "(?s)@\('a', 'b', 'x', 'y'\).*@\('a', 'b', 'c', 'd'\)"
        $message | Should -Not -Match 'index 3'
    }

    It 'Expected a collection @(1, 2, 3) with length 3, but got a collection @(@(1, 2, 3)) with length 1. means that the list arrived as one item. A comma in front of it does that: , $list | Should -Be $list. Leave the comma out. If the comma is in the function, return , $list, put the call in parentheses.' {
        $message = 'Expected a collection @(1, 2, 3) with length 3, but got a collection @(@(1, 2, 3)) with length 1.'
        Get-Failure { $list = 1, 2, 3; , $list | Should -Be $list } | Should -BeLike "$([WildcardPattern]::Escape($message))*"
        Get-Failure { function Get-Sizes { $list = 1, 2, 3; return , $list }; Get-Sizes | Should -Be 1, 2, 3 } | Should -BeLike "$([WildcardPattern]::Escape($message))*"
        Assert-Passing { $list = 1, 2, 3; $list | Should -Be $list }, { function Get-Sizes { $list = 1, 2, 3; return , $list }; (Get-Sizes) | Should -Be 1, 2, 3 }
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

    It '$plan.Rules.Count | Should-Be 0 does not tell you this: it also passes when there is no property of that name, since $null.Count is 0. $plan.Rules | Should-BeCollection -Count 0 fails for $null and for a missing property. It passes for the empty list, and for a command without output in the literal, [pscustomobject] @{ Rules = Get-Rule }. When you assign the result of such a command to a property later, the property is $null, and the assertion fails.' {
        Assert-Passing { $o = [pscustomobject] @{ Rules = 1 | Where-Object { $_ -gt 1 } }; $o.Rules | Should-BeCollection -Count 0; if ($null -ne $o.Rules) { throw 'a list' } }, { $o = [pscustomobject] @{ Rules = @() }; $o.Rules | Should-BeCollection -Count 0 }
        $null = Get-Failure { $o = [pscustomobject] @{ Rules = 1 }; $o.Rules = 1 | Where-Object { $_ -gt 1 }; $o.Rules | Should-BeCollection -Count 0 }, { $o = @{ }; $o.Rules = 1 | Where-Object { $_ -gt 1 }; $o.Rules | Should-BeCollection -Count 0 }
        $null = Get-Failure { $o = [pscustomobject] @{ Rules = $null }; $o.Rules | Should-BeCollection -Count 0 }, { $o = [pscustomobject] @{ }; $o.Rules | Should-BeCollection -Count 0 }
        Assert-Passing { $plan = [pscustomobject] @{ Name = 'daily' }; $plan.Rules.Count | Should-Be 0 }, { $plan = [pscustomobject] @{ Rules = @() }; $plan.Rules.Count | Should-Be 0 }
        Assert-Passing { $plan = [pscustomobject] @{ Rules = @() }; $plan.Rules | Should-BeCollection -Count 0 }
        $null = Get-Failure { $plan = [pscustomobject] @{ Name = 'daily' }; $plan.Rules | Should-BeCollection -Count 0 }, { $plan = [pscustomobject] @{ Rules = $null }; $plan.Rules | Should-BeCollection -Count 0 }, { $plan = [pscustomobject] @{ Rules = 'one' }; $plan.Rules | Should-BeCollection -Count 0 }, { $plan = [pscustomobject] @{ Rules = @{} }; $plan.Rules | Should-BeCollection -Count 0 }, { $plan = [pscustomobject] @{ Rules = '' }; $plan.Rules | Should-BeCollection -Count 0 }
    }

    It 'In a Turkish culture, I is not i for patterns, as in Should-BeLikeString, Should-MatchString, -BeLike, -Match and -Throw.' {
        $test = {
            Describe 'd' {
                BeforeAll { [cultureinfo]::CurrentCulture = $env:PROOF_CULTURE }
                It 'Should-BeLikeString' { 'TITLE' | Should-BeLikeString 'ti*' }
                It 'Should-MatchString' { 'TITLE' | Should-MatchString 'title' }
                It '-BeLike' { 'TITLE' | Should -BeLike 'ti*' }
                It '-Match' { 'TITLE' | Should -Match 'title' }
                It '-Throw' { { throw 'TITLE' } | Should -Throw 'title' }
                It 'same case' { 'TITLE' | Should-BeLikeString 'TI*'; 'TITLE' | Should-MatchString 'TITLE'; 'TABLE' | Should-BeLikeString 'ta*' }
                It 'no pattern' { 'TITLE' | Should-BeString 'title'; 'TITLE' | Should -Be 'title' }
            }
        }
        # PowerShell keeps the expression of a pattern for the session, with the culture that it was made in: a process for each.
        $run = Invoke-Sample $test -NewProcess -Environment @{ PROOF_CULTURE = 'tr-TR' }
        @($run.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'Should-BeLikeString', 'Should-MatchString', '-BeLike', '-Match', '-Throw'
        $run.Passed | Should -Be 2
        (Invoke-Sample $test -NewProcess -Environment @{ PROOF_CULTURE = 'en-US' }).Passed | Should -Be 7
    }

    It 'Should-BeLessThan and its relatives need the limit of a duration as a [timespan]: with a number, they fail, and they compare a limit in quotes as text.' {
        Assert-Passing { [timespan]::FromSeconds(4) | Should-BeLessThan ([timespan] '0:0:5') },
        { [timespan]::FromSeconds(5) | Should-BeLessThanOrEqual ([timespan] '0:0:5') },
        { [timespan]::FromSeconds(6) | Should-BeGreaterThan ([timespan] '0:0:5') },
        { [timespan]::FromSeconds(5) | Should-BeGreaterThanOrEqual ([timespan] '0:0:5') },
        { [timespan]::FromSeconds(10) | Should-BeLessThan '00:00:9' },
        { [timespan]::FromSeconds(10) | Should-BeLessThanOrEqual '00:00:9' },
        { [timespan]::FromSeconds(4) | Should-BeGreaterThan '0:0:5' },
        { [timespan]::FromSeconds(4) | Should-BeGreaterThanOrEqual '0:0:5' }
        $null = Get-Failure { [timespan]::FromSeconds(6) | Should-BeLessThan ([timespan] '0:0:5') },
        { [timespan]::FromSeconds(4) | Should-BeGreaterThan ([timespan] '0:0:5') },
        { [timespan]::FromTicks(4) | Should-BeLessThan 5 },
        { [timespan]::FromTicks(4) | Should-BeLessThanOrEqual 5 },
        { [timespan]::FromSeconds(6) | Should-BeGreaterThan 5 },
        { [timespan]::FromSeconds(6) | Should-BeGreaterThanOrEqual 5 },
        { [timespan]::FromSeconds(4) | Should-BeLessThan '0:0:5' }
    }

    It 'Two objects of a class are equal when the class''s own method Equals says so. Should-Be, Should-BeCollection and Should-ContainCollection call this method. Two objects of a class without such a method are never equal; to compare their properties, use Should-BeEquivalent.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    class ProofPlan {
                        [string] $Source
                        [int] $Keep
                        [bool] Equals([object] $other) { return $other -is [ProofPlan] -and $this.Source -eq $other.Source }
                    }
                    class ProofBare : System.IComparable {
                        [string] $Source
                        [int] CompareTo([object] $other) { return 0 }
                    }
                    $mail = [ProofPlan] @{ Source = 'mail'; Keep = 7 }; $same = [ProofPlan] @{ Source = 'mail'; Keep = 365 }; $other = [ProofPlan] @{ Source = 'code'; Keep = 7 }
                }
                It 'equal' {
                    $mail | Should-Be $same; $mail, $other | Should-BeCollection @($other, $same); $other, $mail | Should-ContainCollection $same
                    { $mail | Should-NotBe $same } | Should-Throw
                    { $other, $mail | Should-NotContainCollection $same } | Should-Throw
                    # It does not ask.
                    { $mail | Should-BeEquivalent $same } | Should-Throw
                    $mail | Should-BeEquivalent ([ProofPlan] @{ Source = 'mail'; Keep = 7 })
                }
                It 'not equal' {
                    $mail | Should-NotBe $other; @($mail) | Should-NotContainCollection $other
                    { $mail, $other | Should-BeCollection @($same, $mail) } | Should-Throw
                }
                It 'without' {
                    $one = [ProofBare]::new(); $one.Source = 'mail'; $two = [ProofBare]::new(); $two.Source = 'mail'
                    $one | Should-Be $one; $one | Should-NotBe $two; @($one) | Should-NotContainCollection $two
                    @($one) | Should-BeCollection @($one)
                    { @($one) | Should-BeCollection @($two) } | Should-Throw
                    $one | Should-BeEquivalent $two
                    $two.Source = 'code'
                    { $one | Should-BeEquivalent $two } | Should-Throw
                }
            }
        }
        Assert-TestPassed $run 'equal', 'not equal', 'without'
    }

    It 'A HashSet, a Queue and a List are lists for these commands; to use one as the expected list of Should-BeCollection, put @() around it. A dictionary is not a list: like a hashtable, it is one single object. So check its keys or values: $sizes.Keys | Should-ContainCollection ''mail''.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $typed = [System.Collections.Generic.Dictionary[int, int]]::new(); $typed[1] = 7; $typed[2] = 8
                    $tables = $typed, @{ 1 = 7; 2 = 8 }
                    $numbers = [int[]] (1, 2)
                    $lists = [System.Collections.Generic.HashSet[int]]::new($numbers), [System.Collections.Generic.Queue[int]]::new($numbers), [System.Collections.Generic.List[int]]::new($numbers), [System.Collections.Queue]::new($numbers)
                }
                It 'lists' {
                    foreach ($list in $lists) {
                        $list | Should-BeCollection @(2, 1); $list | Should-BeCollection -Count 2; $list | Should-ContainCollection 2; $list | Should-NotContainCollection 3; $list | Should-All { $_ -lt 3 }; $list | Should-Any { $_ -eq 2 }
                        2, 1 | Should-BeCollection @($list)
                        { $list | Should-NotContainCollection 2 } | Should-Throw
                        { 2, 1 | Should-BeCollection $list } | Should-Throw 'Cannot find an overload for "new"*'
                    }
                }
                It 'dictionaries' {
                    foreach ($sizes in $tables) {
                        $sizes | Should-NotContainCollection 1; $sizes | Should-BeCollection -Count 1; $sizes | Should-All { $_ -is [System.Collections.IDictionary] }
                        $sizes.Keys | Should-ContainCollection 1; $sizes.Keys | Should-BeCollection @(2, 1); $sizes.Values | Should-ContainCollection 8
                    }
                }
            }
        }
        Assert-TestPassed $run 'lists', 'dictionaries'
    }

    It 'Where only the value counts, compare the value: Should-Be 7.' {
        Assert-Passing { [long] 7 | Should-Be 7 }, { [double] 7 | Should-Be 7 }, { (ConvertFrom-Json '{ "size": 7 }').size | Should-Be 7 }, { (3, 4 | Measure-Object -Sum).Sum | Should-Be 7 }
        $null = Get-Failure { [long] 8 | Should-Be 7 }, { [double] 7.5 | Should-Be 7 }
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

    It 'With $ErrorActionPreference = ''Stop'' in the session, -Be and its opposite both fail with The input object cannot be bound to any parameters for the command.' {
        $test = "Describe 'd' { It 'be' { 'full-1' | Should -Be 'full' + '-1' }; It 'not' { 'full-1' | Should -Not -Be 'full' + '-1' } }"
        foreach ($preference in 'Continue', 'Stop') {
            $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'run.ps1' = "`$global:ErrorActionPreference = '$preference'; `$result = Invoke-Pester -Path ./a.Tests.ps1 -Output None -PassThru 2> `$null; `$result.Tests | ForEach-Object { `$_.ErrorRecord.Exception.Message }; `$result.FailedCount" } -Script { . ./run.ps1 }
            if ($preference -eq 'Continue') { $run.Value | Should -Be "Expected 'full', because +, but got `$null.", $null, 1 }
            else { $run.Value[0, 1] | Should -BeLike 'The input object cannot be bound to any parameters for the command*'; $run.Value[2] | Should -Be 2 }
        }
    }

    It 'Should-Throw makes an exception of this error when the function belongs to the test; for a function of a module, add -ErrorAction Stop to the call.' {
        $run = Invoke-Sample {
            BeforeAll {
                $code = { param ([Parameter(Mandatory, ValueFromPipeline)] [ValidateSet('daily')] [string] $Plan) process { $Plan } }
                ${function:New-Own} = $code
                New-Module ProofPlans ([scriptblock]::Create("function New-Plan { $code }")) | Import-Module
            }
            Describe 'd' {
                It 'own' { { 'yearly' | New-Own } | Should-Throw -FullyQualifiedErrorId 'ParameterArgumentValidationError,New-Own' }
                It 'module' { { 'yearly' | New-Plan } | Should-Throw }
                It 'module, stop' { { 'yearly' | New-Plan -ErrorAction Stop } | Should-Throw -FullyQualifiedErrorId 'ParameterArgumentValidationError,New-Plan' }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Failed Passed' -Because "$($run.Messages)"
    }

    It 'A word without $ is text: Should-NotBe Null compares with the text Null, so it passes for $null. Write Should-NotBeNull. Classic Should -Not -Be Null does the same.' {
        Assert-Passing { $null | Should-NotBe Null }, { 'null' | Should-Be Null }, { $null | Should -Not -Be Null }
        $null = Get-Failure { $null | Should-NotBeNull }, { $null | Should-NotBe $null }, { $null | Should -Not -Be $null }
    }

    It '[WildcardPattern]::Escape() escapes a lone backtick since PowerShell 7.6.' -Tag Unproved { 'Run on 7.6.5: [WildcardPattern]::Escape(''List`1'') is List``1. Since when: https://github.com/PowerShell/PowerShell/pull/25211' }

    It 'The classic Should shows only the first ten items of a list. Should-BeCollection shows both lists in full, and names the items that are missing or too many:' {
        Get-Failure { 1..12 | Should -Be (1..11 + 13) } | Should -BeLike '*at index 11*9, 10, ...2 more)*9, 10, ...2 more)*'
        Get-Failure { 1..12 | Should -Contain 99 } | Should -BeLike '*9, 10, ...2 more)*'
        Get-Failure { 1..10 | Should -Contain 99 } | Should -Not -BeLike '*more*'
        $message = Get-Failure { 1..40 | Should-BeCollection (1..39 + 50) }
        $message | Should -BeLike "*38, 39, 50)*38, 39, 40)*Missing in actual: '50 (index 39)'*Extra in actual: '40 (index 39)'*"
    }

    It '|, for example, means or in a regular expression, and ''21|12'' | Should-MatchString ''2|9'' passes.' {
        Assert-Passing { '21|12' | Should-MatchString '2|9' }, { '21|12' | Should-MatchString ([regex]::Escape('21|12')) }
        $null = Get-Failure { '21|12' | Should-MatchString ([regex]::Escape('2|9')) }
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

    It 'In a path, the backslash is such a character. Should-MatchString ''C:\Users'' ends with Unrecognized escape sequence \U., and ''C:\backup'' | Should-MatchString ''C:\backup'' fails, so Should-NotMatchString ''C:\backup'' passes. Write Should-MatchString ([regex]::Escape(''C:\backup'')) or Should-BeLikeString ''C:\backup*''.' {
        Get-Failure { 'C:\Users' | Should-MatchString 'C:\Users' } | Should -BeLike '*Unrecognized escape sequence \U.'
        $null = Get-Failure { 'C:\backup' | Should-MatchString 'C:\backup' }
        Assert-Passing { 'C:\backup' | Should-NotMatchString 'C:\backup' }, { 'C:\backup' | Should-MatchString ([regex]::Escape('C:\backup')) }, { 'C:\backup' | Should-BeLikeString 'C:\backup*' }
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

    It 'Get-Command Get-Backup -ErrorAction Ignore | Should-NotBeNull fails where there is no such command. It passes for an alias, too, even for an alias of a command that is missing. To check what an alias stands for, write (Get-Alias gbak).Definition | Should-BeString ''Get-Backup''.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Backup { }; Set-Alias gbak Get-Backup; Set-Alias gone Get-NobodyHasThis }
            It 'there' { Get-Command Get-Backup -ErrorAction Ignore | Should-NotBeNull }
            It 'missing' { { Get-Command Get-NobodyHasThis -ErrorAction Ignore | Should-NotBeNull } | Should -Throw }
            It 'alias' { Get-Command gbak -ErrorAction Ignore | Should-NotBeNull; Get-Command gone -ErrorAction Ignore | Should-NotBeNull; { gone } | Should -Throw }
            It 'definition' { (Get-Alias gbak).Definition | Should-BeString 'Get-Backup'; (Get-Alias gone).Definition | Should-NotBeString 'Get-Backup' }
        } }
        Assert-TestPassed $run 'there', 'missing', 'alias', 'definition'
    }
}
