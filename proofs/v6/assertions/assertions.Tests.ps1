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
            It 'type name' {
                $named = [pscustomobject] @{ PSTypeName = 'Backup.Plan'; A = 1 }
                Get-Verdict { $named | Should-HaveType 'Backup.Plan' }, { $named | Should -BeOfType 'Backup.Plan' }, { $named | Should-HaveType 'Backup.Other' }, { $named | Should-NotHaveType 'Backup.Plan' } | Should -Be '++--'
            }
        }
    }
}

Describe 'assertions/assertions' {
    It 'PowerShell passes a bare -1.50 as text, and the assertion compares it as text. -1.5 | Should-Be -1.50 fails with Expected [string] ''-1.50'', but got [double] -1.5., and -1.5 | Should-BeGreaterThan -100.5 fails, too.' {
        (Get-Failure { -1.5 | Should-Be -1.50 }) -replace '\s+', ' ' | Should -Be "Expected [string] '-1.50', but got [double] -1.5."
        Get-Failure { -1.5 | Should-BeGreaterThan -100.5 } | Should -BeLike "*greater than *'-100.5'*"
        Assert-Passing { -1.5 | Should-Be (-1.50) }, { -1.5 | Should-BeGreaterThan (-100.5) }, { 1.5 | Should-Be 1.50 }
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

    It 'Since 6.1.0, these commands and Should -BeOfType also know a name that you gave an object with PSTypeName. Write that name as text.' {
        Assert-TestPassed $sample 'type name'
    }

    It 'The message rounds, so both numbers look the same: Expected [double] 0.3, but got [double] 0.3.' {
        Get-Failure { 0.1 + 0.2 | Should-Be 0.3 } | Should -Be 'Expected [double] 0.3, but got [double] 0.3.'
        Assert-Passing { 0.5 + 0.25 | Should-Be 0.75 }
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

    It '|, for example, means or in a regular expression, and ''21|12'' | Should-MatchString ''2|9'' passes.' {
        Assert-Passing { '21|12' | Should-MatchString '2|9' }, { '21|12' | Should-MatchString ([regex]::Escape('21|12')) }
        $null = Get-Failure { '21|12' | Should-MatchString ([regex]::Escape('2|9')) }
    }

    It 'In a path, the backslash is such a character. Should-MatchString ''C:\Users'' ends with Unrecognized escape sequence \U., and ''C:\backup'' | Should-MatchString ''C:\backup'' fails, so Should-NotMatchString ''C:\backup'' passes. Write Should-MatchString ([regex]::Escape(''C:\backup'')) or Should-BeLikeString ''C:\backup*''.' {
        Get-Failure { 'C:\Users' | Should-MatchString 'C:\Users' } | Should -BeLike '*Unrecognized escape sequence \U.'
        $null = Get-Failure { 'C:\backup' | Should-MatchString 'C:\backup' }
        Assert-Passing { 'C:\backup' | Should-NotMatchString 'C:\backup' }, { 'C:\backup' | Should-MatchString ([regex]::Escape('C:\backup')) }, { 'C:\backup' | Should-BeLikeString 'C:\backup*' }
    }
}
