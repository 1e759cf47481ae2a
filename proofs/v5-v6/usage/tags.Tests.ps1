BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # The file of the page. Each filter stands for a run of its own; the names of the tests that ran are joined.
    $ran = @{}
    $page = Invoke-Sample -File @{ 'Backup.Tests.ps1' = {
            Describe 'Test-BackupAge' -Tag 'Unit' {
                It 'accepts' { }
                It 'year' -Tag 'Slow' { }
            }
            Describe 'Nightly job' -Tag 'Integration', 'Slow' { It 'writes' { } }
            Describe 'Get-BackupName' { It 'no tag' { } }
        }
        'More.Tests.ps1'                              = {
            Describe 'deep' -Tag 'Outer' {
                BeforeAll { Write-Host 'said: setup of deep' }
                AfterAll { Write-Host 'said: teardown of deep' }
                Context 'c' { Context 'cc' { It 'inside' -Tag 'A', 'B c: any [text]!' { } } }
                It 'skipped' -Tag 'A' -Skip { Write-Host 'said: skipped' }
            }
            Describe 'comma' { It 'one string' -Tag 'Unit, Slow' { }; It 'two strings' -Tag 'Unit', 'Slow' { } }
            Describe 'late' { BeforeAll { $late = 'Late' }; It 'from BeforeAll' -Tag "$late" { } }
            Describe 'early' { BeforeDiscovery { $early = 'Early' }; It 'from BeforeDiscovery' -Tag $early { } }
        }
    } -Script {
        function Get-Ran ($Path, $Filter) {
            $result = Invoke-Pester -Configuration @{ Run = @{ Path = $Path; PassThru = $true }; Filter = $Filter; Output = @{ Verbosity = 'None' } }
            "$(($Filter.Keys | Sort-Object | ForEach-Object { "$_=$($Filter[$_])" }) -join ';') -> $(@($result.Tests | Where-Object Result -EQ Passed | ForEach-Object Name) -join ', ')"
        }
        foreach ($filter in @{}, @{ Tag = 'Unit' }, @{ Tag = 'unit' }, @{ Tag = 'Slow' }, @{ Tag = 'Unit', 'Integration' }, @{ Tag = 'Int*' }, @{ ExcludeTag = 'Slow' }, @{ Tag = 'Unit'; ExcludeTag = 'Slow' }, @{ ExcludeTag = '*' }, @{ Tag = 'None' }, @{ ExcludeTag = 'None' }, @{ Tag = 'None', 'Unit' }, @{ Tag = 'Slow'; FullName = '*no tag' }, @{ Tag = 'Slow'; Line = 'Backup.Tests.ps1:3' }, @{ FullName = '*writes'; ExcludeTag = 'Slow' }, @{ Tag = 'Sl?w' }, @{ Tag = '[IU]*t' }) { Get-Ran ./Backup.Tests.ps1 $filter }
        foreach ($filter in @{ Tag = 'Outer' }, @{ Tag = 'A' }, @{ Tag = 'B c: any `[text`]!' }, @{ Tag = 'Unit' }, @{ Tag = 'Unit, Slow' }, @{ Tag = 'Late' }, @{ Tag = 'Early' }) { 'more ' + (Get-Ran ./More.Tests.ps1 $filter) }
    }
    foreach ($line in $page.Value) { $ran[($line -split ' -> ')[0]] = ($line -split ' -> ')[1] }

    $some = Invoke-Sample {
        Describe 'none of it' { BeforeAll { Write-Host 'said: setup' }; AfterAll { Write-Host 'said: teardown' }; It 'unseen' { } }
        Describe 'some' { BeforeAll { Write-Host 'said: other setup' }; It 'seen' -Tag 'Unit' { } }
    } -Configuration @{ Filter = @{ Tag = 'Unit' }; TestResult = @{ Enabled = $true; OutputPath = 'result.xml' } }
}

Describe 'usage/tags' {
    It 'A tag is any text. Upper and lower case make no difference, and a test may have several tags.' {
        $ran['more Tag=B c: any `[text`]!'] | Should -Be 'inside'
        $ran['Tag=unit'] | Should -Be 'accepts, year'
        $ran['more Tag=A'] | Should -Be 'inside'
    }

    It 'A tag on a block counts for every test inside, at any depth.' {
        $ran['more Tag=Outer'] | Should -Be 'inside'
    }

    It 'none | all four' {
        $ran[''] | Should -Be 'accepts, year, writes, no tag'
    }

    It '-TagFilter Unit | both of Test-BackupAge' {
        $ran['Tag=Unit'] | Should -Be 'accepts, year'
    }

    It '-TagFilter Slow | the whole year; writes a file' {
        $ran['Tag=Slow'] | Should -Be 'year, writes'
    }

    It '-TagFilter Unit, Integration | tests with either tag: three' {
        $ran['Tag=Unit Integration'] | Should -Be 'accepts, year, writes'
    }

    It '-TagFilter Int* | writes a file' {
        $ran['Tag=Int*'] | Should -Be 'writes'
    }

    It '-ExcludeTagFilter Slow | accepts a new backup; has no tag' {
        $ran['ExcludeTag=Slow'] | Should -Be 'accepts, no tag'
    }

    It '-TagFilter Unit -ExcludeTagFilter Slow | accepts a new backup' {
        $ran['ExcludeTag=Slow;Tag=Unit'] | Should -Be 'accepts'
    }

    It 'Several tags in one filter mean or. There is no and, but a few lines of script find such tests.' {
        $ran['Tag=Unit Integration'] | Should -Be 'accepts, year, writes'
    }

    It 'A test that has an excluded tag, or is in a block that has one, never runs.' {
        $ran['ExcludeTag=Slow'] | Should -Be 'accepts, no tag'
        $ran['ExcludeTag=Slow;FullName=*writes'] | Should -BeNullOrEmpty
    }

    It '*, ? and […] are wildcards.' {
        $ran['Tag=Int*'] | Should -Be 'writes'
        $ran['Tag=Sl?w'] | Should -Be 'year, writes'
        $ran['Tag=[IU]*t'] | Should -Be 'accepts, year'
    }

    It 'Tests that a filter leaves out count as NotRun. They are neither failed nor skipped, and the output does not list them. A test result file has no entry for them, though some formats count them.' {
        $some.NotRun, $some.Failed, $some.Skipped | Should -Be 1, 0, 0
        $some.Text | Should -Not -Match 'unseen'
        $some.Files['result.xml'] | Should -Match 'seen'
        $some.Files['result.xml'] | Should -Not -Match 'unseen'
        $some.Files['result.xml'] | Should -Match '(not-run|disabled)="1"'
    }

    It 'The setup and teardown of a block in which nothing is selected do not run either.' {
        @($some.Output -match 'said: ') | Should -Match 'other setup'
    }

    It 'The options are Filter.Tag and Filter.ExcludeTag.' {
        $some.Passed | Should -Be 1
        $ran['ExcludeTag=Slow'] | Should -Be 'accepts, no tag'
    }

    It 'A call with -ExcludeTagFilter '''' or with another tag replaces the list of the variable, so the slow tests run again; an empty list, @(), does not replace it. -TagFilter Slow alone runs nothing' {
        (Invoke-Sample { Describe 'd' { It 'slow' -Tag Slow { }; It 'web' -Tag Web { }; It 'fast' { } } } -Script {
            $PesterPreference = [PesterConfiguration] @{ Filter = @{ ExcludeTag = 'Slow' } }
            foreach ($filter in @{}, @{ ExcludeTagFilter = 'Web' }, @{ ExcludeTagFilter = '' }, @{ ExcludeTagFilter = @() }, @{ TagFilter = 'Slow' }, @{ TagFilter = 'Slow'; ExcludeTagFilter = @() }, @{ TagFilter = 'Slow'; ExcludeTagFilter = '' }) { "$((Invoke-Pester -Path . -PassThru @filter).Passed.Name)" }
            "$((Invoke-Pester -Path . -PassThru -ExcludeTagFilter @()).Passed.Name)"
        }).Value | Should -Be 'web fast', 'slow fast', 'slow web fast', 'web fast', '', '', 'slow', 'web fast'
    }

    It 'To keep slow tests out of your runs, set the variable $PesterPreference in your profile.' {
        (Invoke-Sample { Describe 'd' { It 'slow' -Tag Slow { }; It 'fast' { } } } -Script {
            $PesterPreference = [PesterConfiguration] @{ Filter = @{ ExcludeTag = 'Slow' } }
            (Invoke-Pester -Path . -PassThru).Passed.Name
        }).Value | Should -Be 'fast'
    }

    It 'Tags and the other filters combine by or: Filter.Tag together with Filter.FullName runs the tests that match either of them. Filter.Line works the same way.' {
        $ran['FullName=*no tag;Tag=Slow'] | Should -Be 'year, writes, no tag'
        $run = Invoke-Sample -Test "Describe 'd' {`n It 'two' { }`n It 'tagged' -Tag T { }`n It 'four' { }`n}" -Script {
            Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = @{ Tag = 'T'; Line = "$((Get-Location).ProviderPath)/Sample.Tests.ps1:2" } }
        }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'two', 'tagged'
    }

    It 'A tag that no test has selects nothing, and a run with no test is a passed run with exit code 0. In this way, a typing error in a build script can switch off all tests. The line Filters selected 0 tests to run appears only at Detailed and Diagnostic verbosity; otherwise the totals are all you see.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -Script {
            foreach ($level in 'Normal', 'Detailed', 'Diagnostic') {
                Write-Host "level $level"
                $result = Invoke-Pester -Path . -TagFilter Typo -PassThru -Output $level
                "$($result.Result) $LASTEXITCODE"
            }
        }
        $run.Value | Should -Be 'Passed 0', 'Passed 0', 'Passed 0'
        @($run.Text -split 'level ' -match 'Filters selected 0 tests to run' -replace '(?s)\n.*') | Should -Be 'Detailed', 'Diagnostic'
    }

    It 'In this way, a typing error in a build script can switch off all tests.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' -Tag Unit { throw 'x' } } } -Configuration @{ Filter = @{ Tag = 'Untit' } }
        $run.Result, $run.NotRun | Should -Be 'Passed', 1
    }

    It '-Tag ''Unit, Slow'' is one tag that contains a comma.' {
        $ran['more Tag=Unit'] | Should -Be 'two strings'
        $ran['more Tag=Unit, Slow'] | Should -Be 'one string'
    }

    It 'Tags are read during discovery. A variable that is set in BeforeAll is still empty during discovery. Set it in BeforeDiscovery.' {
        $ran['more Tag=Late'] | Should -BeNullOrEmpty
        $ran['more Tag=Early'] | Should -Be 'from BeforeDiscovery'
    }

    It 'The test is skipped: a tag filter does not lift -Skip. Or the test is in a block with an excluded tag, and exclusion wins however exactly a filter names the test.' {
        $page.Text | Should -Not -Match 'said: skipped'
        $ran['ExcludeTag=Slow;FullName=*writes'] | Should -BeNullOrEmpty
    }

    It 'The tags of an It with -ForEach are the same for all of its cases.' {
        (Invoke-Sample { Describe 'd' { It 'i <_>' -ForEach 1, 2 -Tag "t$_", 'Slow' { } } } -Inspect { $args[0].Tests | ForEach-Object { $_.Tag -join ',' } }).Value | Should -Be 't,Slow', 't,Slow'
    }

    It 'When no test has both tags, the list of lines is empty, which is no filter: all tests run.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' -Tag Unit { }; It 'b' -Tag Slow { } } } -Configuration @{ Filter = @{ Line = @() } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
        $run = Invoke-Sample { Describe 'd' { It 'a' -Tag Unit { }; It 'b' -Tag Slow { } } } -Script { Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Filter = @{ Line = @("$((Get-Location).ProviderPath)/Sample.Tests.ps1:99") } } }
        $run.Tests.Result | Should -Be 'NotRun', 'NotRun'
    }

    It 'A selected line runs in spite of -Skip.' {
        $run = Invoke-Sample "Describe 'd' {`n It 'a' -Skip { }`n It 'b' -Skip { }`n}" -Script { Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Filter = @{ Line = "$((Get-Location).ProviderPath)/Sample.Tests.ps1:2" } } }
        $run.Tests.Result | Should -Be 'Passed', 'NotRun'
        (Invoke-Sample "Describe 'd' {`n It 'a' -Skip { }`n}").Skipped | Should -Be 1
    }

    It 'It stands for all cases of the test, even those that got another tag from their item.' {
        $code = "Describe 'd' -ForEach @{ Kind = 'Fast' }, @{ Kind = 'Slow' } {`n It 'a' -Tag `$Kind { }`n It 'b' { }`n}"
        $run = Invoke-Sample $code -Script { Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Filter = @{ Line = "$((Get-Location).ProviderPath)/Sample.Tests.ps1:2" } } | ForEach-Object Tests | ForEach-Object { "$($_.Tag) $($_.Name) $($_.Result)" } }
        $run.Value | Should -Be 'Fast a Passed', ' b NotRun', 'Slow a Passed', ' b NotRun'
        (Invoke-Sample $code -Configuration @{ Filter = @{ Tag = 'Slow' } }).Tests.Result | Should -Be 'NotRun', 'NotRun', 'Passed', 'NotRun'
    }

    It 'Run.SkipRun stops after discovery, so no test' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Write-Host 'said: setup' }; It 'i' { Write-Host 'said: test' } } } -Configuration @{ Run = @{ SkipRun = $true } }
        $run.Text | Should -Not -Match 'said: '
        $run.Tests.Result | Should -Be 'NotRun'
    }

    It 'Setup and cleanup that all tests of a file need belong in BeforeAll and AfterAll at the top of the file: they run as soon as one test of the file does.' {
        $file = @{ 'A.Tests.ps1' = { BeforeAll { Write-Host 'said: setup' }; AfterAll { Write-Host 'said: clean-up' }; Describe 'a' { It 'one' -Tag x { throw 'x' }; It 'two' { } }; Describe 'b' { It 'three' { } } } }
        (Invoke-Sample -File $file -Configuration @{ Filter = @{ Tag = 'x' } }).Output -match 'said: ' | Should -Be 'said: setup', 'said: clean-up'
        @((Invoke-Sample -File $file -Configuration @{ Filter = @{ Tag = 'other' } }).Output -match 'said: ') | Should -HaveCount 0
    }

    It 'Every file of the run is still discovered, because its tags are inside it.' {
        $file = @{ 'One.Tests.ps1' = { Write-Host 'said: one'; Describe 'a' -Tag x { It 'i' { } } }; 'Two.Tests.ps1' = { Write-Host 'said: two'; Describe 'b' -Tag y { It 'i' { } } } }
        $run = Invoke-Sample -File $file -Configuration @{ Filter = @{ Tag = 'x' } }
        $run.Output -match 'said: ' | Should -Be 'said: one', 'said: two'
        $run.Passed | Should -Be 1
        @((Invoke-Sample -File $file -Configuration @{ Run = @{ Path = './One.Tests.ps1' } }).Output -match 'said: ') | Should -Be 'said: one'
    }

    It 'To run only the tests that match both, pick them out as above, with ($_.Path -join ''.'') -like ''*year*'' in place of ''Slow'' -in $tags.' {
        $run = Invoke-Sample { Describe 'a' { It 'year' -Tag Slow { }; It 'day' -Tag Slow { } }; Describe 'b' { It 'other year' { } } } -Script {
            $found = (Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true; SkipRun = $true } }).Tests
            ($found | Where-Object { 'Slow' -in $_.Tag -and ($_.Path -join '.') -like '*year*' }).Name
            (Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = @{ Tag = 'Slow'; FullName = '*year*' } }).PassedCount
        }
        $run.Value | Should -Be 'year', 3
    }

    It 'An excluded tag that no test has is no error and prints no warning; the other tags of the list still work.' {
        $run = Invoke-Sample -Configuration @{ Filter = @{ ExcludeTag = 'Slow', 'NoSuchTag' } } -Test { Describe 'd' { It 'slow' -Tag Slow { }; It 'fast' { } } }
        $run.Tests.Result | Should -Be 'NotRun', 'Passed'
        $run.Text | Should -Not -Match 'warning|No such|NoSuchTag.*(not|no )'
    }

    It 'A filter is read in the same way: -ExcludeTagFilter ''Slow, Web'' leaves out neither Slow nor Web.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' -Tag Slow { }; It 'b' -Tag Web { } } } -Script {
            foreach ($filter in 'Slow, Web', @('Slow', 'Web')) { (Invoke-Pester -Path . -PassThru -ExcludeTagFilter $filter).PassedCount }
        }
        $run.Value | Should -Be 2, 0
    }

    It 'A filter has no exceptions. Give the block a tag such as Always, and name that tag in each call: -TagFilter Disk, Always.' {
        $run = Invoke-Sample { Describe 'a' -Tag Always { It 'always' { } }; Describe 'b' { It 'disk' -Tag Disk { }; It 'net' -Tag Net { } } } -Configuration @{ Filter = @{ Tag = 'Disk', 'Always' } }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'always', 'disk'
        $run = Invoke-Sample { Describe 'a' -Tag Always { It 'always' { } }; Describe 'b' { It 'disk' -Tag Disk { } } } -Configuration @{ Filter = @{ Tag = 'Disk' } }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'disk'
    }

    It 'When this takes long, name fewer files with -Path' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Write-Host "<a read>"; Describe "a" { It "i" -Tag x { } }'; 'b.Tests.ps1' = 'Write-Host "<b read>"; Describe "b" { It "i" { } }' } -Script {
            $null = Invoke-Pester -TagFilter x; Write-Host '<second>'; $null = Invoke-Pester -Path a.Tests.ps1 -TagFilter x
        }
        $run.Text | Should -Match '(?s)<b read>.*<second>.*<a read>'
        $run.Text | Should -Not -Match '(?s)<second>.*<b read>'
    }

    It 'Brackets are wildcards, too, so brackets in a name need backticks: ''Backup.size `[1`]''.' {
        $run = Invoke-Sample { Describe 'Backup' { It 'size [1]' { }; It 'size 1' { } } } -Script {
            foreach ($name in 'Backup.size [1]', 'Backup.size `[1`]') { "$((Invoke-Pester -Path . -FullNameFilter $name -Output None -PassThru).Passed.Name)" }
        }
        $run.Value | Should -Be 'size 1', 'size [1]'
    }

    It 'A test with data has its name as it is written in the file, such as Get-Backup.reads `<_`>, and is left out with all its cases.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = @('Describe "Get-Backup" {', '    It "reads <_>" -ForEach 1, 2 { }', '    It "stays" { }', '}') -join "`n" } -Script {
            $found = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; SkipRun = $true; PassThru = $true }; Output = @{ Verbosity = 'None' } }
            foreach ($name in 'Get-Backup.reads 1', 'Get-Backup.reads <_>') {
                $lines = @($found.Tests | Where-Object { $_.ExpandedPath -in $name } | ForEach-Object { '{0}:{1}' -f $_.ScriptBlock.File, $_.StartLine })
                "$((Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; PassThru = $true }; Filter = @{ ExcludeLine = $lines }; Output = @{ Verbosity = 'None' } }).Passed.ExpandedName)"
            }
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'reads 1 reads 2 stays', 'stays'
    }

    It 'With several names, as in ''Backup.*'', ''Restore.has no tag'', a test that matches one of them runs.' {
        $run = Invoke-Sample { Describe 'Backup' { It 'one' { } }; Describe 'Restore' { It 'has no tag' { }; It 'other' { } } } -Script {
            (Invoke-Pester -Path . -FullNameFilter 'Backup.*', 'Restore.has no tag' -Output None -PassThru).Passed.ExpandedPath
            (Invoke-Pester -Path . -FullNameFilter 'Backup.*, Restore.has no tag' -Output None -PassThru).Passed.Count
        }
        $run.Value | Should -Be 'Backup.one', 'Restore.has no tag', 0
    }

    It 'The filter compares the whole name, and takes wildcards: ''*.has no tag''.' {
        $run = Invoke-Sample { Describe 'd' { Context 'c' { It 'one' { }; It 'one more' { } }; It 'one' { } } } -Script {
            foreach ($filter in 'd.c.one', 'one', '*.one', 'd.c.one*') { (Invoke-Pester -Path . -PassThru -Output None -FullNameFilter $filter).Passed.ExpandedPath -join ', ' }
        }
        $run.Value | Should -Be 'd.c.one', '', 'd.one, d.c.one', 'd.c.one, d.c.one more'
    }

    It 'To run a single test, you need no tag. Give -FullNameFilter the names of the blocks around the test and the name of the test, joined by dots. The parameter cannot be combined with -Configuration: in a configuration, set the option Filter.FullName.' {
        $run = Invoke-Sample { Describe 'd' { Context 'c' { It 'one' { }; It 'one more' { } }; It 'one' { } } } -Script {
            foreach ($filter in 'd.c.one', 'one', '*.one', 'd.c.one*', 'd.one') { (Invoke-Pester -Path . -PassThru -Output None -FullNameFilter $filter).Passed.ExpandedPath -join ', ' }
        }
        $run.Value | Should -Be 'd.c.one', '', 'd.one, d.c.one', 'd.c.one, d.c.one more', 'd.one'
        $run = Invoke-Sample { Describe 'd' { It 'one' { }; It 'two' { } } } -Script {
            $configuration = New-PesterConfiguration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = @{ FullName = '*.two' }; Output = @{ Verbosity = 'None' } }
            (Invoke-Pester -Configuration $configuration).Passed.ExpandedPath
            try { Invoke-Pester -Configuration $configuration -FullNameFilter 'd.one' } catch { "$_" }
        }
        $run.Value[0] | Should -Be 'd.two'
        $run.Value[1] | Should -BeLike 'Parameter set cannot be resolved*'
    }

    It 'Filter.Line takes the file, with its full path, and the line on which the It begins:' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' {`n  It 'one' {`n  }`n  It 'two' {`n  }`n}" } -Script {
            foreach ($line in "$PWD/a.Tests.ps1:2", "$PWD/a.Tests.ps1:3", './a.Tests.ps1:2') { "$((Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = @{ Line = $line }; Output = @{ Verbosity = 'None' } }).Passed.Name)" }
        }
        $run.Value | Should -Be 'one', '', ''
    }

    It 'Both filters can also select a block, which then runs with all that is in it.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' {`n  Context 'c' {`n    It 'one' { }`n    Context 'e' { It 'two' { } }`n  }`n  It 'three' { }`n}" } -Script {
            foreach ($filter in @{ Line = "$PWD/a.Tests.ps1:2" }, @{ FullName = 'd.c' }) { "$((Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = $filter; Output = @{ Verbosity = 'None' } }).Passed.Name)" }
        }
        $run.Value | Should -Be 'one two', 'one two'
    }

    It 'Run.SkipRun stops after discovery. All tests are in the result as NotRun; ShouldRun says which of them the filters selected. A test with -Skip is selected, too.' {
        $run = Invoke-Sample { Describe 'd' { It 'in' -Tag a { Write-Host ran }; It 'skipped' -Tag a -Skip { }; It 'left out' -Tag a, b { }; It 'other' { } }; Describe 'e' -Skip { It 'inner' -Tag a { } } } -Script {
            foreach ($filter in @{ Tag = 'a'; ExcludeTag = 'b' }, @{}) {
                $result = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; SkipRun = $true; PassThru = $true }; Filter = $filter; Output = @{ Verbosity = 'None' } }
                "$($result.NotRunCount) of $($result.TotalCount): $(($result.Tests | Where-Object ShouldRun).Name -join ', ')"
            }
        }
        $run.Value | Should -Be '5 of 5: in, skipped, inner', '5 of 5: in, skipped, left out, other, inner'
        $run.Text | Should -Not -Match 'ran'
    }

    It 'A name with data in it is compared as it is written, such as keeps <Days> days.' {
        $run = Invoke-Sample { Describe 'd' { It 'keeps <Days> days' -ForEach @{ Days = 7 }, @{ Days = 30 } { }; It 'other' { } } } -Script {
            foreach ($filter in 'd.keeps <Days> days', 'd.keeps 7 days') { (Invoke-Pester -Path . -PassThru -Output None -FullNameFilter $filter).Passed.ExpandedName -join ', ' }
        }
        $run.Value | Should -Be 'keeps 7 days, keeps 30 days', ''
    }

    It 'code outside of It and the setup blocks runs, including code that computes the data of -ForEach and -TestCases.' {
        $run = Invoke-Sample -Configuration @{ Filter = @{ ExcludeTag = 'x' } } {
            Describe 'a' -Tag x -ForEach $(Write-Host 'said: block'; 1) { BeforeAll { Write-Host 'said: setup' }; It 'i' -TestCases $(Write-Host 'said: test'; @{ a = 1 }) { Write-Host 'said: run' } }
        }
        $run.Output -match 'said: ' | Should -Be 'said: block', 'said: test'
        $run.NotRun | Should -Be 1
    }

    It 'The property Tag of a test in the result holds only its own tags. The tags of its block are in Block.Tag, and the tags of the blocks further up are in the Tag of each Parent.' {
        $run = Invoke-Sample { Describe 'd' -Tag Outer { Context 'c' -Tag Inner { It 'i' -Tag Own { } } } } -Inspect { $test = $args[0].Tests[0]; "$($test.Tag)"; "$($test.Block.Tag)"; "$($test.Block.Parent.Tag)" }
        $run.Value | Should -Be 'Own', 'Inner', 'Outer'
    }

    It 'Tests with neither tag fail the build here, too. So do a BeforeAll or AfterAll that throws, whatever the tag of its block, and a file that cannot be loaded. Failed holds only tests, so the last if asks for failed blocks and files, too. When no path leads to a test file, there is no result, and the build fails, too.' {
        $script = {
            $result = Invoke-Pester -Path . -Output None -PassThru
            $critical = foreach ($test in $result.Failed) {
                $tags = @($test.Tag)
                for ($block = $test.Block; $block; $block = $block.Parent) { $tags += $block.Tag }
                if ('Warning' -in $tags) { "warns $($test.ExpandedPath)" | Out-Host } else { $test.ExpandedPath }
            }
            "failed $($result.Failed.Count)"
            if (-not $result -or $critical -or $result.FailedBlocksCount -or $result.FailedContainersCount) { "throws $(@($critical) + $result.FailedBlocks + $result.FailedContainers -join ', ')" }
        }
        $value = { param ($Text) (Invoke-Sample -File @{ 'A.Tests.ps1' = $Text } -Script $script).Value -join '; ' }
        (Invoke-Sample -File @{ 'a.txt' = '' } -Script $script).Value | Select-Object -Last 1 | Should -BeLike 'throws*'
        $two = [scriptblock]::Create("$script".Replace('-Path .', '-Path ./empty, ./full'))
        (Invoke-Sample -File @{ 'empty/a.txt' = ''; 'full/a.txt' = '' } -Script $two).Value | Select-Object -Last 1 | Should -BeLike 'throws*'
        (Invoke-Sample -File @{ 'empty/a.txt' = ''; 'full/A.Tests.ps1' = "Describe 'd' { It 'i' { } }" } -Script $two).Value | Should -Be 'failed 0'
        & $value "Describe 'd' { It 'no' { throw } }" | Should -Be 'failed 1; throws d.no'
        & $value "Describe 'd' -Tag Critical { It 'c' { throw } }" | Should -Be 'failed 1; throws d.c'
        & $value "Describe 'd' -Tag Warning { Context 'c' { It 'w' { throw } }; It 'own' -Tag x { throw } }" | Should -Be 'failed 2'
        & $value "throw 'no file'" | Should -BeLike 'failed 0; throws *A.Tests.ps1'
        & $value "Describe 'd' -Tag Warning { AfterAll { throw }; It 'w' { } }" | Should -BeLike 'failed 0; throws *d'
        & $value "Describe 'd' -Tag Warning { BeforeAll { throw }; It 'w' { } }" | Should -BeLike 'failed 1; throws *d'
        & $value "Describe 'd' -Tag Warning { AfterAll { }; It 'w' { } }" | Should -Be 'failed 0'
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'x' }; It 'i' { } }; Describe 'e' { AfterAll { throw 'y' }; It 'i' { } } } -Inspect {
            $args[0].Failed | ForEach-Object { "$($_.ItemType) $($_.ExpandedPath)" }
            $args[0].FailedBlocks.ExpandedPath
        }
        $run.Value | Should -Be 'Test d.i', 'd', 'e'
    }

    It 'To check that each test has a tag, combine this filter with Run.SkipRun, and count the tests whose ShouldRun is true. TotalCount counts all tests, not only these.' {
        # Each version has its own filter for tests without a tag.
        $filter = if ($env:PROOFS_VERSION -eq 'v6') { "Tag = 'None'" } else { "ExcludeTag = '*'" }
        foreach ($untagged in 0, 1) {
            $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' -Tag x { It 'in' { } }; Describe 'e' { It 'own' -Tag y { }$(if ($untagged) { "; It 'none' { throw 'not run' }" }) }" } -Script ([scriptblock]::Create("
                `$result = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; SkipRun = `$true; PassThru = `$true }; Filter = @{ $filter }; Output = @{ Verbosity = 'None' } }
                @(`$result.Tests | Where-Object ShouldRun).Count; `$result.TotalCount"))
            $run.Value | Should -Be $untagged, (2 + $untagged)
        }
    }

    It 'pwsh -File ./test.ps1 -Tag Unit,Slow also passes one text with a comma in it to the script; pwsh -Command passes a list.' {
        $run = Invoke-Sample -File @{ 'test.ps1' = 'param ([string[]] $Tag) "$($Tag.Count) $Tag"' } -Script {
            $shell = (Get-Process -Id $PID).Path
            & $shell -NoProfile -File ./test.ps1 -Tag 'Unit,Slow'
            & $shell -NoProfile -Command './test.ps1 -Tag Unit,Slow'
        }
        $run.Value | Should -Be '1 Unit,Slow', '2 Unit Slow'
    }

    It 'Tests that a loop makes on one line are left out together, whatever their names.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = @('Describe "Plan" {', '    foreach ($name in "mail", "photos") { It "keeps $name" { } }', '    It "stays" { }', '}') -join "`n" } -Script {
            $found = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; SkipRun = $true; PassThru = $true }; Output = @{ Verbosity = 'None' } }
            $lines = @($found.Tests | Where-Object { $_.ExpandedPath -in 'Plan.keeps mail' } | ForEach-Object { '{0}:{1}' -f $_.ScriptBlock.File, $_.StartLine })
            "$($lines.Count) $((Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; PassThru = $true }; Filter = @{ ExcludeLine = $lines }; Output = @{ Verbosity = 'None' } }).Passed.ExpandedName)"
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be '1 stays'
    }
}
