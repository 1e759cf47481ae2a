BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # What the result says is read where it was made: it comes back as text.
    $sample = Invoke-Sample -File @{
        'A.Tests.ps1' = @'
Describe 'Outer <k>' -Tag 'T1' -ForEach @{ k = 'v' } {
  BeforeAll { 'setup says' }
  BeforeEach { Start-Sleep -Milliseconds 30 }
  It 'passes <_>' -ForEach 1, 2 { 'test says' }
  It 'fails' -Tag 'T2' { throw 'x' }
  It 'skipped' -Skip { }
  It 'inside' { Set-ItResult -Skipped -Because 'why' }
  It 'undecided' { Set-ItResult -Inconclusive }
  It 'excluded' -Tag 'No' { }
  Context 'inner' { It 'deep' { } }
}
Describe 'broken' { AfterAll { throw 'y' }; It 'was fine' { } }
Describe 'setup' { BeforeAll { throw 'z' }; It 'never' { } }
Describe 'all skipped' { It 's' -Skip { } }
Describe 'none' { It 'left out' -Tag 'No' { } }
'@
        'B.Tests.ps1' = 'throw "bad file"'
        'C.Tests.ps1' = "param (`$Given = 'default', `$Other = 'other')`nBeforeAll { 'file says' }; Describe 'c' { It 'fine' { } }"
        'D.Tests.ps1' = "Describe 'd' { It 'out' -Tag 'No' { } }"
        'E.Tests.ps1' = "Describe 'e' { It 'skips' -Skip { } }"
    } -Script {
        $PesterPreference = [PesterConfiguration] @{ Should = @{ ErrorAction = 'Continue' } }
        $configuration = New-PesterConfiguration
        $configuration.Run.Container = New-PesterContainer -Path ./A.Tests.ps1, ./B.Tests.ps1, ./D.Tests.ps1, ./E.Tests.ps1
        $configuration.Run.Container = @($configuration.Run.Container.Value) + (New-PesterContainer -Path ./C.Tests.ps1 -Data @{ Given = 'given' })
        $configuration.Run.PassThru = $true
        $configuration.Filter.ExcludeTag = 'No'
        $r = Invoke-Pester -Configuration $configuration
        $c = $r.Containers[0]
        $outer, $broken, $setup, $allSkipped, $none = $c.Blocks
        $inner = $outer.Blocks[0]
        $t = @{}
        foreach ($test in $r.Tests) { $t[$test.ExpandedName] = $test }
        $names = { @($args[0] | ForEach-Object { $_.ExpandedName }) -join ', ' }
        @{
            type = $r.GetType().FullName; text = "$r"; texts = "$($t['passes 1'])|$($t['fails'])|$($t['skipped'])|$($t['undecided'])|$($t['excluded'])"
            containers = @($r.Containers | ForEach-Object { Split-Path $_.Item -Leaf }) -join ', '
            blocks = & $names $c.Blocks; innerBlocks = & $names $outer.Blocks; innerTests = & $names $outer.Tests
            passed = & $names $r.Passed; failed = & $names $r.Failed; skipped = & $names $r.Skipped; inconclusive = & $names $r.Inconclusive; notRun = & $names $r.NotRun; all = & $names $r.Tests
            up = "$($t['deep'].Block.Name) $($t['deep'].Block.Parent.ExpandedName)"
            counts = "$($r.Result) f$($r.FailedCount) b$($r.FailedBlocksCount) c$($r.FailedContainersCount) p$($r.PassedCount) s$($r.SkippedCount) i$($r.InconclusiveCount) n$($r.NotRunCount) t$($r.TotalCount)"
            containerCounts = "f$($c.FailedCount) p$($c.PassedCount) s$($c.SkippedCount) i$($c.InconclusiveCount) n$($c.NotRunCount) t$($c.TotalCount)"
            blockCounts = "f$($outer.FailedCount) p$($outer.PassedCount) s$($outer.SkippedCount) i$($outer.InconclusiveCount) n$($outer.NotRunCount) t$($outer.TotalCount)"
            ownCounts = "f$($outer.OwnFailedCount) p$($outer.OwnPassedCount) s$($outer.OwnSkippedCount) i$($outer.OwnInconclusiveCount) n$($outer.OwnNotRunCount) t$($outer.OwnTotalCount)"
            failedBlocks = & $names $r.FailedBlocks; blockErrors = @($r.FailedBlocks | ForEach-Object { "$($_.ErrorRecord[0].Exception.GetType().Name)" }).Count
            failedContainers = @($r.FailedContainers | ForEach-Object { Split-Path $_.Item -Leaf }) -join ', '
            fileError = "$($r.FailedContainers[0].ErrorRecord[0])"; ownErrors = "$($c.ErrorRecord.Count) $($t['never'].ErrorRecord.Count) $($t['was fine'].Result) $($broken.ErrorRecord.Count)"
            display = "$($t['fails'].ErrorRecord[0].DisplayErrorMessage) / $($t['fails'].ErrorRecord[0].DisplayStackTrace)"
            skipReason = "$($t['inside'].ErrorRecord[0])"; skipNone = $t['skipped'].ErrorRecord.Count
            lastExit = $LASTEXITCODE
            durations = "$($r.Duration -ge $r.UserDuration) $($r.Duration -gt [timespan]::Zero) $($r.DiscoveryDuration -gt [timespan]::Zero) $($r.UserDuration -gt [timespan]::Zero) $($r.FrameworkDuration -gt [timespan]::Zero)"
            sum = [Math]::Abs(($r.Duration - $r.UserDuration - $r.FrameworkDuration - $r.DiscoveryDuration).TotalMilliseconds)
            containerDurations = "$($c.Duration -gt $c.UserDuration) $($c.DiscoveryDuration -gt [timespan]::Zero) $($c.UserDuration -gt [timespan]::Zero) $($c.FrameworkDuration -gt [timespan]::Zero)"
            blockDurations = "$($outer.Duration -gt $inner.Duration) $($outer.DiscoveryDuration) $($outer.FrameworkDuration -gt [timespan]::Zero) $($outer.UserDuration -gt [timespan]::Zero) $($outer.OwnDuration -lt $outer.Duration)"
            testDurations = "$($t['passes 1'].Duration -eq $t['passes 1'].UserDuration + $t['passes 1'].FrameworkDuration) $($t['passes 1'].UserDuration.TotalMilliseconds -ge 30) $($t['passes 1'].FrameworkDuration -gt [timespan]::Zero)"
            executed = $r.Executed; executedAt = $r.ExecutedAt -le (Get-Date) -and $r.ExecutedAt -gt (Get-Date).AddHours(-1)
            versions = "$($r.Version) $($r.PSVersion -eq $PSVersionTable.PSVersion)"; bound = "$($r.PSBoundParameters.Keys)"; preference = "$($r.Configuration.Should.ErrorAction.Value) $($r.Configuration.GetType().Name)"
            coverage = $null -eq $r.CodeCoverage
            items = "$($c.Item.GetType().Name)"; data = "$($r.Containers[4].Data.Given) $($r.Containers[4].Data.Other) $($c.Data.Count) $($c.Data.GetType().Name)"
            containerResults = @($r.Containers.Result) -join ', '; containerPassed = @($r.Containers.Passed) -join ', '; ownPassed = @($r.Containers.OwnPassed) -join ', '
            containerSkip = @($r.Containers.Skip) -join ', '; containerShouldRun = @($r.Containers.ShouldRun) -join ', '; containerExecuted = @($r.Containers.Executed) -join ', '
            containerAt = "$($c.ExecutedAt -ge $r.ExecutedAt)"; fileOutput = "$($r.Containers[4].StandardOutput)"
            blockPath = "$($inner.Path -join '/') $($inner.ExpandedPath)"; blockData = "$($outer.Data.k) $($null -eq $broken.Data)"; blockName = $outer.ExpandedName
            blockResults = @($c.Blocks.Result) -join ', '; blockPassed = @($c.Blocks.Passed) -join ', '; blockOwn = @($c.Blocks.OwnPassed) -join ', '; blockSkip = @($c.Blocks.Skip) -join ', '; blockRun = @($c.Blocks.ShouldRun) -join ', '; blockExecuted = @($c.Blocks.Executed) -join ', '
            group = "$($outer.GroupId -ne '') [$($broken.GroupId)] $($t['passes 1'].GroupId -eq $t['passes 2'].GroupId -and $t['passes 1'].GroupId -ne '') [$($t['fails'].GroupId)]"
            tags = "$($outer.Tag) [$($inner.Tag)] $($t['fails'].Tag) $($null -eq $t['deep'].Tag)"; kinds = "$($outer.ItemType) $($t['deep'].ItemType)"
            container = "$($outer.BlockContainer.GetType().FullName) $(Split-Path $outer.BlockContainer.Item -Leaf)"; root = "$($outer.IsRoot) $($outer.Parent.IsRoot)"; parent = $inner.Parent.ExpandedName
            order = & $names $outer.Order; blockOutput = "$($outer.StandardOutput)"; blockAt = "$($outer.ExecutedAt -ge $r.ExecutedAt)"; script = "$(Split-Path $outer.ScriptBlock.File -Leaf) $(Split-Path $t['deep'].ScriptBlock.File -Leaf)"; lines = "$($broken.StartLine) $($t['fails'].StartLine)"
            testPath = "$($t['deep'].Path -join '/') $($t['deep'].ExpandedPath)"; testData = "$($t['passes 2'].Data) $($null -eq $t['fails'].Data)"
            testResults = "$($t['passes 1'].Result) $($t['fails'].Result) $($t['skipped'].Result) $($t['undecided'].Result) $($t['excluded'].Result)"; testOutput = "$($t['passes 1'].StandardOutput)"
            testSkip = "$($t['skipped'].Skip) $($t['s'].Skip) $($t['passes 1'].Skip)"; block = $t['deep'].Block.Name; testRun = "$($t['fails'].ShouldRun) $($t['excluded'].ShouldRun)"
            testExecuted = "$($t['never'].Executed) $($t['skipped'].Executed) $($t['fails'].Executed) $($t['excluded'].Executed)"; testAt = "$($null -eq $t['never'].ExecutedAt) $($t['fails'].ExecutedAt -ge $r.ExecutedAt)"
            testPassed = "$($t['passes 1'].Passed) $($t['fails'].Passed) $($t['skipped'].Passed) $($t['undecided'].Passed) $($t['excluded'].Passed)"; testSkipped = "$($t['skipped'].Skipped) $($t['inside'].Skipped) $($t['fails'].Skipped)"; testInconclusive = "$($t['undecided'].Inconclusive) $($t['fails'].Inconclusive)"
            pester4 = @((ConvertTo-Pester4Result $r).TestResult.Name) -join ', '; sumExit = $r.FailedCount + $r.FailedBlocksCount + $r.FailedContainersCount
        }
    }
    $v = $sample.Value[0]

    $coverage = (Invoke-Sample -File @{ 'Backup.ps1' = "function Get-A { 'a' }`nfunction Get-B { 'b'; 'c' }" } -Test { BeforeAll { . $PSScriptRoot/Backup.ps1 }; Describe 'd' { It 'i' { Get-A } } } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; UseBreakpoints = $true; CoveragePercentTarget = 90 } } -Inspect {
        $c = $args[0].CodeCoverage
        @{ numbers = "$([int] $c.CoveragePercent) $($c.CoveragePercentTarget) $($c.CommandsAnalyzedCount) $($c.CommandsExecutedCount) $($c.CommandsMissedCount) $($c.FilesAnalyzedCount)"; report = $c.CoverageReport; lists = "$($c.CommandsMissed.Count) $($c.CommandsExecuted.Count) $(@($c.FilesAnalyzed).Count)"; item = "$($c.CommandsMissed[0].Line) $($c.CommandsMissed[0].Function) $($c.CommandsMissed[0].Command) $(Split-Path $c.CommandsMissed[0].File -Leaf)" }
    }).Value[0]

    # Files of which a filter, or Run.SkipRun, selected nothing, beside one with a selected test.
    $unselected = (Invoke-Sample -File @{
        'A.Tests.ps1' = "Describe 'a' { It 'x' -Tag A { }; It 'y' { }; Context 'c' { It 'z' { } } }; Describe 'a2' { It 'q' { } }"
        'B.Tests.ps1' = "Describe 'b' { It 'x' { }; Context 'in b' { It 'z' { } } }"
    } -Script {
        $table = @{}
        foreach ($name in 'filter', 'skiprun') {
            $c = New-PesterConfiguration -Hashtable @{ Run = @{ PassThru = $true }; Output = @{ Verbosity = 'None' } }
            if ($name -eq 'filter') { $c.Filter.Tag = 'A' } else { $c.Run.SkipRun = $true }
            $r = Invoke-Pester -Configuration $c
            $table[$name] = "n$($r.NotRunCount) t$($r.TotalCount)"
            $table["$name files"] = @($r.Containers | ForEach-Object { "n$($_.NotRunCount) t$($_.TotalCount)" })
            $table["$name blocks"] = @($r.Containers.Blocks | ForEach-Object { "$($_.Name) n$($_.NotRunCount) t$($_.TotalCount) own n$($_.OwnNotRunCount) t$($_.OwnTotalCount)" })
            $table["$name tests"] = @($r.Containers | ForEach-Object { $file = "$($_.Item)"; @($r.Tests | Where-Object { "$($_.ScriptBlock.File)" -eq $file }).Count })
        }
        $table
    }).Value[0]

    # Files that fail in discovery: below tests that pass, below one that fails, above the tests; and one whose BeforeAll fails.
    $halfRead = (Invoke-Sample -File @{
        'A.Tests.ps1' = "Describe 'a' { It 'x' { } }`nthrow 'below'"
        'B.Tests.ps1' = "Describe 'b' { It 'x' { throw 'test' } }`nthrow 'below'"
        'C.Tests.ps1' = "throw 'above'`nDescribe 'c' { It 'x' { } }"
        'D.Tests.ps1' = "BeforeAll { throw 'setup' }`nDescribe 'd' { It 'x' { } }"
    } -Inspect { @($args[0].Containers | ForEach-Object { "$($_.Result) $($_.Passed) $($_.OwnPassed)" }) }).Value
}

Describe 'usage/result-object' {
    It 'Invoke-Pester -PassThru returns an object of type Pester.Run, which holds every file, block and test of the run with results, errors and durations.' {
        $v.type | Should -Be 'Pester.Run'
    }

    It 'With a configuration it is the option Run.PassThru = $true.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { [bool] (Invoke-Pester -Configuration @{ Run = @{ PassThru = $true } }); [bool] (Invoke-Pester -Configuration @{}) }).Value | Should -Be $true, $false
    }

    It 'With Output.Verbosity = ''None'' the object is all you get; what tests write with Write-Host is still shown.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Write-Host 'said' } } } -Configuration @{ Output = @{ Verbosity = 'None' } }
        $run.Text.Trim() | Should -Be 'said'
    }

    It 'a Run has Containers, one for each file.' {
        $v.containers | Should -Be 'A.Tests.ps1, B.Tests.ps1, D.Tests.ps1, E.Tests.ps1, C.Tests.ps1'
    }

    It 'A Container has Blocks, the outermost Describe and Context blocks.' {
        $v.blocks | Should -Be 'Outer v, broken, setup, all skipped, none'
    }

    It 'A Block has Blocks, the nested ones, and Tests.' {
        $v.innerBlocks | Should -Be 'inner'
        $v.innerTests | Should -Be 'passes 1, passes 2, fails, skipped, inside, undecided, excluded'
    }

    It 'A Test has a Result, an ErrorRecord and a Duration.' {
        $v.testResults | Should -Be 'Passed Failed Skipped Inconclusive NotRun'
    }

    It 'The run has all tests in one list, Tests, and one list for each result: Passed, Failed, Skipped, Inconclusive, NotRun.' {
        $v.passed, $v.failed, $v.skipped, $v.inconclusive, $v.notRun | Should -Be 'passes 1, passes 2, deep, was fine, fine', 'fails, never', 'skipped, inside, s, skips', 'undecided', 'excluded, left out, out'
    }

    It 'From a test, Block leads up to its block, and Block.Parent further up.' {
        $v.up | Should -Be 'inner Outer v'
    }

    It 'As text, each object shows its result and its name: [+] passed, [-] failed, [!]' {
        $v.texts | Should -Be '[+] passes 1|[-] fails|[!] skipped|[?] undecided|[ ] excluded'
    }

    It 'The run itself reads [+] Pester.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { "$($args[0])" }).Value | Should -Be '[+] Pester'
    }

    It 'Errors are in three places: on tests, on blocks whose setup or teardown failed, and on files that did not even start.' {
        $v.failed, $v.failedBlocks, $v.failedContainers | Should -Be 'fails, never', 'broken, setup', 'B.Tests.ps1'
    }

    It 'DisplayErrorMessage and DisplayStackTrace are the texts that Pester prints, added to each error.' {
        $v.display | Should -Match '^RuntimeException: x / at <ScriptBlock>, .*A\.Tests\.ps1:5'
        $sample.Text | Should -Match 'RuntimeException: x'
    }

    It 'Result is Failed for both. ErrorRecord of a test is a list of ordinary error records. The FullyQualifiedErrorId and the Exception.GetType().FullName of each record tell which error it was, in any language. A failed assertion has the id PesterAssertionFailed; throw ''text'' has the text as its id.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { 1 | Should -Be 2 }; It 'a' { 1 | Should-Be 2 }; It 'b' { throw 'text' }; It 'c' { Get-Item -Path ./none -ErrorAction Stop } } } -Inspect {
            foreach ($test in $args[0].Failed) { "$($test.ErrorRecord[0].FullyQualifiedErrorId) $($test.ErrorRecord[0].Exception.GetType().FullName)" }
            foreach ($test in $args[0].Tests) { if ($test.Result -ne 'Failed' -or $test.ErrorRecord -isnot [Collections.Generic.List[object]]) { "$($test.Result) $($test.ErrorRecord.GetType())" } }
        }
        $run.Value | Should -Be 'PesterAssertionFailed System.Exception', 'PesterAssertionFailed System.Exception', 'text System.Management.Automation.RuntimeException', 'PathNotFound,Microsoft.PowerShell.Commands.GetItemCommand System.Management.Automation.ItemNotFoundException'
    }

    It 'An error in the body of a Describe fails the whole file: it is in $result.FailedContainers[0].ErrorRecord[0]. For a failed BeforeAll, 6.1.0-rc1 has another error in place of the one that was thrown.' {
        $run = Invoke-Sample { Describe 'd' { Get-Item -Path ./none -ErrorAction Stop; It 'a' { } } } -Inspect { $args[0].Failed.Count; $args[0].FailedBlocks.Count; $args[0].FailedContainers[0].ErrorRecord[0].FullyQualifiedErrorId }
        $run.Value | Should -Be 0, 0, 'PathNotFound,Microsoft.PowerShell.Commands.GetItemCommand'
        (Invoke-Sample { Describe 'd' { BeforeAll { throw 'own' }; It 'a' { } } } -Inspect { $args[0].FailedBlocks[0].ErrorRecord[0].FullyQualifiedErrorId }).Value | Should -Be 'PesterFlowControlStatementEscaped'
    }

    It 'The test has run has passed, and the error belongs to its block.' {
        $v.ownErrors | Should -Match 'Passed 1$'
    }

    It 'ErrorRecord is empty after a failed BeforeAll: its block or file has the error.' {
        $run = Invoke-Sample -File @{
            'Block.Tests.ps1' = 'Describe b { BeforeAll { throw 1 }; It i { } }; Describe c { BeforeEach { throw 1 }; It k { } }'
            'File.Tests.ps1'  = 'BeforeAll { throw 1 }; Describe f { It l { } }'
        } -Inspect { $args[0].Failed | ForEach-Object { "$($_.Name) $($_.ErrorRecord.Count)" }; $args[0].FailedBlocks.ErrorRecord.Count; $args[0].FailedContainers.ErrorRecord.Count }
        $run.Value | Should -Be 'i 0', 'k 1', 'l 0', 1, 1
    }

    It 'When a BeforeAll fails, the tests of the block count as failed and have no error of their own.' {
        $v.ownErrors | Should -Match '^0 0 '
        $v.failed | Should -Match 'never'
    }

    It 'The message in ErrorRecord tells why.' {
        $v.skipReason | Should -Match 'is skipped, because why'
        $v.skipNone | Should -Be 0
    }

    It 'It is the reason given to Set-ItResult' {
        $v.skipReason | Should -Match 'is skipped, because why'
    }

    It 'A test skipped by -Skip has no message.' {
        $v.skipNone | Should -Be 0
    }

    It 'Run.SkipRun stops after discovery.' {
        (Invoke-Sample { Describe 'd' { It 'i <_>' -ForEach 1 { } } } -Configuration @{ Run = @{ SkipRun = $true } } -Inspect { "$($args[0].Tests[0].Result) $($args[0].Tests[0].ExpandedName)" }).Value | Should -Be 'NotRun i <_>'
    }

    It 'ConvertTo-Pester4Result makes the flat object of Pester 4.' {
        $v.pester4 | Should -Match '^passes <_>, passes <_>, fails, '
    }

    It 'Invoke-Pester sets $LASTEXITCODE to the sum of FailedCount, FailedBlocksCount and FailedContainersCount.' {
        $v.lastExit | Should -Be $v.sumExit
        $v.sumExit | Should -Be 5
    }

    It 'Containers | List[Pester.Container] | The files and script blocks of the run, in order. The root of the tree.' {
        $v.containers | Should -Be 'A.Tests.ps1, B.Tests.ps1, D.Tests.ps1, E.Tests.ps1, C.Tests.ps1'
    }

    It 'Result | string | Passed or Failed. A run in which no test was selected is Passed.' {
        $v.counts | Should -Match '^Failed '
        (Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -Configuration @{ Filter = @{ Tag = 'None-such' } }).Result | Should -Be 'Passed'
    }

    It 'FailedCount | int | Failed tests.' {
        $v.counts | Should -Match ' f2 '
    }

    It 'FailedBlocksCount | int | Blocks whose own BeforeAll or AfterAll failed.' {
        $v.counts | Should -Match ' b2 '
    }

    It 'FailedContainersCount | int | Files that failed as a whole: in discovery, or in a BeforeAll or AfterAll at the top of the file.' {
        $v.counts | Should -Match ' c1 '
    }

    It 'PassedCount | int | Passed tests.' {
        $v.counts | Should -Match ' p5 '
        $v.containerCounts | Should -Match ' p4 '
        $v.blockCounts | Should -Match ' p3 '
    }

    It 'SkippedCount | int | Skipped tests.' {
        $v.counts | Should -Match ' s4 '
    }

    It 'InconclusiveCount | int | Tests that Set-ItResult made inconclusive.' {
        $v.counts | Should -Match ' i1 '
    }

    It 'NotRunCount | int | Tests that a filter left out, or all of them with Run.SkipRun.' {
        $v.counts | Should -Match ' n3 '
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ Run = @{ SkipRun = $true } }).NotRun | Should -Be 1
    }

    It 'TotalCount | int | All tests that were found, run or not.' {
        $v.counts | Should -Match ' t15$'
    }

    It 'Duration | timespan | Time of all files together; in a parallel run the time on the clock.' {
        $v.durations | Should -Match '^True True'
    }

    It 'Executed | bool | $true.' {
        $v.executed | Should -BeTrue
    }

    It 'ExecutedAt | datetime | When the run started.' {
        $v.executedAt | Should -BeTrue
    }

    It 'Version | string | The version of Pester, with its prerelease label.' {
        $v.versions | Should -Match "^$([regex]::Escape($env:PROOFS_RELEASE)) "
    }

    It 'PSVersion | string | The version of PowerShell.' {
        $v.versions | Should -Match ' True$'
    }

    It 'PSBoundParameters | Object | The parameters that Invoke-Pester was called with.' {
        $v.bound | Should -Be 'Configuration'
    }

    It 'Configuration | PesterConfiguration | The configuration that was in effect, $PesterPreference merged in.' {
        $v.preference | Should -Be 'Continue PesterConfiguration'
    }

    It 'DiscoveryDuration | timespan | Part of Duration spent in discovery. Zero in a parallel run, as are the next two; look at the containers.' {
        $v.durations | Should -Match '^True True True'
    }

    It 'UserDuration | timespan | Part of Duration spent in tests, setup and teardown.' {
        $v.durations | Should -Match '^True True True True'
    }

    It 'FrameworkDuration | timespan | Part of Duration spent in Pester itself.' {
        $v.durations | Should -Be 'True True True True True'
        $v.sum | Should -BeLessThan 100
    }

    It 'Failed | List[Pester.Test] | The failed tests.' {
        $v.failed | Should -Be 'fails, never'
    }

    It 'FailedBlocks | List[Pester.Block] | The blocks counted in FailedBlocksCount; their errors are in ErrorRecord.' {
        $v.failedBlocks | Should -Be 'broken, setup'
        $v.blockErrors | Should -Be 2
    }

    It 'FailedContainers | List[Pester.Container] | The files counted in FailedContainersCount.' {
        $v.failedContainers | Should -Be 'B.Tests.ps1'
    }

    It 'Passed | List[Pester.Test] | The passed tests.' {
        $v.passed | Should -Be 'passes 1, passes 2, deep, was fine, fine'
    }

    It 'Skipped | List[Pester.Test] | The skipped tests.' {
        $v.skipped | Should -Be 'skipped, inside, s, skips'
    }

    It 'Inconclusive | List[Pester.Test] | The inconclusive tests.' {
        $v.inconclusive | Should -Be 'undecided'
    }

    It 'NotRun | List[Pester.Test] | The tests that were left out.' {
        $v.notRun | Should -Be 'excluded, left out, out'
    }

    It 'Tests | List[Pester.Test] | All tests of all files in one list, whatever their result.' {
        ($v.all -split ', ').Count | Should -Be 15
    }

    It 'CodeCoverage | Pester.CodeCoverage | The numbers of code coverage; $null without CodeCoverage.Enabled.' {
        $v.coverage | Should -BeTrue
        $coverage.numbers | Should -Not -BeNullOrEmpty
    }

    It 'Item | Object | The file as FileInfo, or the script block.' {
        $v.items | Should -Be 'FileInfo'
        (Invoke-Sample -Script { (Invoke-Pester -Container (New-PesterContainer -ScriptBlock { Describe 'd' { It 'i' { } } }) -PassThru).Containers[0].Item.GetType().Name }).Value | Should -Be 'ScriptBlock'
    }

    It 'Data | Object | The -Data of New-PesterContainer, and the defaults of the file''s parameters that -Data leaves out. An empty hashtable if there is neither.' {
        $v.data | Should -Be 'given other 0 Hashtable'
    }

    It 'Blocks | List[Pester.Block] | The outermost blocks of the file.' {
        $v.blocks | Should -Be 'Outer v, broken, setup, all skipped, none'
    }

    It 'Result | string | Passed, Failed, Skipped or NotRun. Failed also when only a test in it failed.' {
        $v.containerResults | Should -Be 'Failed, Failed, NotRun, Skipped, Passed'
    }

    It 'Duration | timespan | Discovery, tests and Pester''s own work together.' {
        $v.containerDurations | Should -Match '^True'
    }

    It 'FailedCount | int | Failed tests in the file.' {
        $v.containerCounts | Should -Match '^f2 '
    }

    It 'InconclusiveCount | int | Inconclusive tests.' {
        $v.containerCounts | Should -Match ' i1 '
    }

    It 'NotRunCount | int | Tests left out; 0 if nothing in the file was selected, as with Run.SkipRun.' {
        $v.containerCounts | Should -Match ' n2 '
        $unselected.'filter files' | Should -Be 'n3 t4', 'n0 t0'
        $unselected.'skiprun files' | Should -Be 'n0 t0', 'n0 t0'
        # That of the whole run counts them.
        $unselected.filter, $unselected.skiprun | Should -Be 'n5 t6', 'n6 t6'
    }

    It 'TotalCount | int | All tests of the file; 0 if nothing in the file was selected: then count $result.Tests.' {
        $v.containerCounts | Should -Match ' t12$'
        $unselected.'filter files' | Should -Be 'n3 t4', 'n0 t0'
        $unselected.'filter tests' | Should -Be 4, 2
        $unselected.'skiprun tests' | Should -Be 4, 2
    }

    It 'NotRunCount | int | Tests left out; 0 if nothing in the file was selected.' {
        $v.blockCounts | Should -Match ' n1 '
        # a2 has nothing selected either, but its file has.
        $unselected.'filter blocks' | Should -Be 'a n2 t3 own n1 t2', 'a2 n1 t1 own n1 t1', 'b n0 t0 own n0 t0'
        $unselected.'skiprun blocks' | Should -Be 'a n0 t0 own n0 t0', 'a2 n0 t0 own n0 t0', 'b n0 t0 own n0 t0'
    }

    It 'ErrorRecord | List[Object] | What failed the file itself: an error in discovery, or in the BeforeAll or AfterAll at its top. Empty if only tests failed.' {
        $v.fileError | Should -Be 'bad file'
        $v.ownErrors | Should -Match '^0 '
    }

    It 'Passed | bool | $false if anything in the file failed, or nothing in it was run. $true if only discovery failed, below tests that ran: then ask Result, or ErrorRecord where all of these tests were skipped.' {
        (Invoke-Sample "Describe 'd' { It 'i' -Skip { } }; throw 'late'" -Inspect { $args[0].Containers[0] | ForEach-Object { "$($_.Passed) $($_.Result) $($_.ErrorRecord)" }; "$($args[0].Result)" }).Value | Should -Be 'True Skipped late', 'Failed'
        $v.containerPassed | Should -Be 'False, False, False, True, True'
        $halfRead | Should -Be 'Failed True True', 'Failed False True', 'Failed False False', 'Failed False False'
    }

    It 'OwnPassed | bool | $false if the file itself failed, or was not run. $true if discovery failed below tests that ran.' {
        $v.ownPassed | Should -Be 'True, False, False, True, True'
        $halfRead | Should -Be 'Failed True True', 'Failed False True', 'Failed False False', 'Failed False False'
    }

    It 'Skip | bool | -Skip left out everything in it.' {
        $v.containerSkip | Should -Be 'False, False, False, True, False'
    }

    It 'ShouldRun | bool | A filter selected something in it.' {
        $v.containerShouldRun | Should -Match '^True, .*, False, True, True$'
    }

    It 'Executed | bool | It was run.' {
        $v.containerExecuted | Should -Match '^True, .*, False, True, True$'
    }

    It 'ExecutedAt | datetime | When it was run.' {
        $v.containerAt | Should -Be 'True'
        $v.blockAt | Should -Be 'True'
    }

    It 'DiscoveryDuration | timespan | Part of Duration spent in discovery.' {
        $v.containerDurations | Should -Match '^True True'
    }

    It 'UserDuration | timespan | Part spent in tests, setup and teardown.' {
        $v.containerDurations | Should -Match '^True True True'
        $v.blockDurations | Should -Match ' True True$'
    }

    It 'FrameworkDuration | timespan | Part spent in Pester.' {
        $v.containerDurations | Should -Be 'True True True True'
        $v.blockDurations | Should -Match '00:00:00 True'
    }

    It 'StandardOutput | Object | What BeforeAll and AfterAll at the top of the file wrote to the pipeline; empty when BeforeAll failed.' {
        (Invoke-Sample { BeforeAll { 'lost'; throw 'x' }; AfterAll { 'lost, too' }; Describe 'd' { It 'i' { } } } -Inspect { "<$($args[0].Containers[0].StandardOutput)>" }).Value | Should -Be '<>'
        $v.fileOutput | Should -Be 'file says'
    }

    It 'Path | List[string] | The names from the outermost block down to this one.' {
        $v.blockPath | Should -Match '^Outer <k>/inner '
    }

    It 'Data | Object | The item of -ForEach that this block was made for; $null without -ForEach.' {
        $v.blockData | Should -Be 'v True'
    }

    It 'ExpandedName | string | The name with its templates filled in.' {
        $v.blockName | Should -Be 'Outer v'
        $v.all | Should -Match '^passes 1, passes 2'
    }

    It 'ExpandedPath | string | All expanded names from the outermost block on, joined by dots.' {
        $v.blockPath | Should -Match ' Outer v\.inner$'
        $v.testPath | Should -Match ' Outer v\.inner\.deep$'
    }

    It 'Blocks | List[Pester.Block] | The blocks inside.' {
        $v.innerBlocks | Should -Be 'inner'
    }

    It 'Tests | List[Pester.Test] | The tests directly in this block.' {
        $v.innerTests | Should -Be 'passes 1, passes 2, fails, skipped, inside, undecided, excluded'
    }

    It 'Result | string | Passed, Failed, Skipped or NotRun. Failed also when only something inside failed. A block with -Skip below a failed BeforeAll is Skipped.' {
        $v.blockResults | Should -Be 'Failed, Failed, Failed, Skipped, NotRun'
        $run = Invoke-Sample {
            Describe 'setup' { BeforeAll { throw 'x' }; Context 'skip' -Skip { It 'i' { } }; Context 'plain' { It 'i' { } }; Context 'mixed' { It 'i' -Skip { }; It 'j' { } } }
            Describe 'test' { It 'i' { throw 'x' }; Context 'skip' -Skip { It 'i' { } } }
        } -Inspect { @($args[0].Containers[0].Blocks.Blocks | ForEach-Object { "$($_.Name) $($_.Result) $($_.FailedCount)" }) }
        # Skipped, though its test counts as failed.
        $run.Value | Should -Be 'skip Skipped 1', 'plain Failed 1', 'mixed Failed 2', 'skip Skipped 0'
    }

    It 'FailedCount | int | Failed tests in it, at any depth.' {
        $v.blockCounts | Should -Match '^f1 '
        (Invoke-Sample { Describe 'd' { Context 'c' { It 'i' { throw 'x' } } } } -Inspect { $args[0].Containers[0].Blocks[0].FailedCount }).Value | Should -Be 1
    }

    It 'TotalCount | int | All tests in it; 0 if nothing in the file was selected.' {
        $v.blockCounts | Should -Match ' t8$'
        $unselected.'filter blocks' | Should -Be 'a n2 t3 own n1 t2', 'a2 n1 t1 own n1 t1', 'b n0 t0 own n0 t0'
    }

    It 'ErrorRecord | List[Object] | Errors of its own BeforeAll and AfterAll.' {
        $v.ownErrors | Should -Match ' 1$'
    }

    It 'Duration | timespan | Time of the block with everything in it, and of what ran before this block in the block or file around it.' {
        $v.blockDurations | Should -Match '^True'
        $run = Invoke-Sample { Describe 'd' { It 'i' { Start-Sleep -Seconds 1 } }; Describe 'e' { It 'j' { } } } -Inspect { $args[0].Containers.Blocks[1].Duration.TotalSeconds; $args[0].Tests[1].Duration.TotalSeconds }
        $run.Value[0] | Should -BeGreaterThan 0.9
        $run.Value[1] | Should -BeLessThan $run.Value[0]
    }

    It 'GroupId | string | The same for all blocks that came from one -ForEach; empty without -ForEach. A block of another file can have the same value.' {
        $same = "Describe 'd' -ForEach 1, 2 { It 'i' -ForEach 1, 2 { } }"
        $ids = Invoke-Sample -File @{ 'a.Tests.ps1' = $same; 'b.Tests.ps1' = $same } -Inspect { @($args[0].Containers.Blocks.GroupId | Select-Object -Unique).Count; @($args[0].Tests.GroupId | Select-Object -Unique).Count }
        $ids.Value | Should -Be 1, 1
        $v.group | Should -Match '^True \[\] '
    }

    It 'Tag | List[string] | The tags given to this block, not the inherited ones.' {
        $v.tags | Should -Match '^T1 \[\] '
    }

    It 'Skip | bool | It was to be skipped: by its own -Skip, by a skipped block around it, by Run.SkipRemainingOnFailure, or because everything in it that would run has -Skip.' {
        $v.blockSkip | Should -Be 'False, False, False, True, False'
        $run = Invoke-Sample { Describe 'own' -Skip { Context 'inner' { It 'i' { } } }; Describe 'all' { It 'i' -Skip { } }; Describe 'some' { It 'i' -Skip { }; It 'j' { } } } -Inspect { foreach ($block in $args[0].Containers[0].Blocks) { "$($block.Name) $($block.Skip) $($block.Blocks.Skip)" } }
        $run.Value | Should -Be 'own True True', 'all True ', 'some False '
        $run = Invoke-Sample { Describe 'fails' { It 'i' { throw 'x' } }; Describe 'rest' { It 'i' { } } } -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Run' } } -Inspect { foreach ($block in $args[0].Containers[0].Blocks) { "$($block.Name) $($block.Skip)" } }
        $run.Value | Should -Be 'fails False', 'rest True'
        $run = Invoke-Sample { Describe 'd' { It 'i' -Skip -Tag A { }; It 'j' { } } } -Configuration @{ Filter = @{ Tag = 'A' } } -Inspect { $args[0].Containers[0].Blocks.Skip }
        $run.Value | Should -Be $true
    }

    It 'ItemType | string | Block.' {
        $v.kinds | Should -Match '^Block '
    }

    It 'BlockContainer | Pester.ContainerInfo | The file or script block that it belongs to.' {
        $v.container | Should -Be 'Pester.ContainerInfo A.Tests.ps1'
    }

    It 'IsRoot | bool | $true only for the invisible block around a file.' {
        $v.root | Should -Be 'False True'
    }

    It 'Parent | Object | The block around it.' {
        $v.parent | Should -Be 'Outer v'
    }

    It 'Order | List[Object] | Its tests and blocks in the order of the run.' {
        $v.order | Should -Be 'passes 1, passes 2, fails, skipped, inside, undecided, excluded, inner'
        $code = 'Describe "d" { It "t1" { Write-Host "ran:t1" }; Context "c1" { It "i" { Write-Host "ran:c1" } }; It "t2" { Write-Host "ran:t2" }; It "t3" { Write-Host "ran:t3" }; Context "c2" { It "i" { Write-Host "ran:c2" } }; It "t4" { Write-Host "ran:t4" } }'
        $orders = foreach ($shuffle in $false, $true) {
            $run = Invoke-Sample $code -Configuration @{ Run = @{ Shuffle = $shuffle; ShuffleSeed = 3 } } -Inspect { $args[0].Containers[0].Blocks[0].Order.Name -join ' ' }
            $run.Value | Should -Be (@($run.Output -match '^ran:' -replace '^ran:') -join ' ')
            "$($run.Value)"
        }
        $orders[0] | Should -Be 't1 c1 t2 t3 c2 t4'
        $orders[1] | Should -Not -Be $orders[0]
    }

    It 'Passed | bool | $false if anything in it failed, or it was not run.' {
        $v.blockPassed | Should -Be 'False, False, False, True, False'
    }

    It 'StandardOutput | Object | What its BeforeAll and AfterAll wrote to the pipeline; empty when BeforeAll failed.' {
        $said = Invoke-Sample { Describe 'good' { BeforeAll { 'before all' }; BeforeEach { 'before each' }; AfterEach { 'after each' }; AfterAll { 'after all' }; It 'i' { 'test' } }; Describe 'bad' { BeforeAll { 'lost'; throw 'x' }; AfterAll { 'lost, too' }; It 'j' { } } } -Inspect { foreach ($block in $args[0].Containers[0].Blocks) { "<$($block.StandardOutput)>" }; "<$($args[0].Tests[0].StandardOutput)>" }
        $said.Value | Should -Be '<before all after all>', '<>', '<before each test after each>'
        $v.blockOutput | Should -Be 'setup says'
    }

    It 'DiscoveryDuration | timespan | Zero: discovery is measured for the whole file.' {
        $v.blockDurations | Should -Match '^True 00:00:00 '
    }

    It 'OwnDuration | timespan | Duration without the tests and blocks inside. It is the cost of the block''s own setup and teardown only for a block that comes first. It can be negative where slow tests stand above an inner block.' {
        $v.blockDurations | Should -Match ' True$'
        $own = (Invoke-Sample { Describe 'd' { It 'i' { Start-Sleep -Seconds 1 }; Context 'c' { It 'j' { } } } } -Inspect { $args[0].Containers.Blocks[0].OwnDuration.TotalSeconds; $args[0].Containers.Blocks[0].Blocks[0].OwnDuration.TotalSeconds }).Value
        $own[0] | Should -BeLessThan 0
        $own[1] | Should -BeGreaterThan 0.9
    }

    It 'ScriptBlock | scriptblock | Its code; ScriptBlock.File is the path of the file.' {
        $v.script | Should -Be 'A.Tests.ps1 A.Tests.ps1'
    }

    It 'StartLine | int | The line that it starts on.' {
        $v.lines | Should -Be '12 5'
    }

    It 'InconclusiveCount | int | Inconclusive tests in it.' {
        $v.blockCounts | Should -Match ' i1 '
    }

    It 'OwnPassed | bool | $false if its own setup or teardown failed, or it was not run.' {
        $v.blockOwn | Should -Be 'True, False, False, True, False'
    }

    It 'OwnTotalCount | int | Tests directly in it, without nested blocks; 0 if nothing in the file was selected. The next five count in the same way.' {
        $v.ownCounts | Should -Be 'f1 p2 s2 i1 n1 t7'
        $unselected.'filter blocks' | Should -Be 'a n2 t3 own n1 t2', 'a2 n1 t1 own n1 t1', 'b n0 t0 own n0 t0'
    }

    It 'OwnPassedCount | int | Passed tests directly in it.' {
        $v.ownCounts | Should -Match ' p2 '
    }

    It 'OwnFailedCount | int | Failed tests directly in it.' {
        $v.ownCounts | Should -Match '^f1 '
    }

    It 'OwnSkippedCount | int | Skipped tests directly in it.' {
        $v.ownCounts | Should -Match ' s2 '
    }

    It 'OwnNotRunCount | int | Tests directly in it that were left out.' {
        $v.ownCounts | Should -Match ' n1 '
    }

    It 'OwnInconclusiveCount | int | Inconclusive tests directly in it.' {
        $v.ownCounts | Should -Match ' i1 '
    }

    It 'Path | List[string] | The names from the outermost block down to the test.' {
        $v.testPath | Should -Match '^Outer <k>/inner/deep '
    }

    It 'Data | Object | The item of -ForEach or -TestCases that this test was made for; $null without either.' {
        $v.testData | Should -Be '2 True'
    }

    It 'Result | string | Passed, Failed, Skipped, Inconclusive or NotRun.' {
        $v.testResults | Should -Be 'Passed Failed Skipped Inconclusive NotRun'
    }

    It 'ErrorRecord | List[Object] | The errors of the test, its BeforeEach and AfterEach among them; more than one with soft assertions. Also holds the reason of Set-ItResult.' {
        $v.skipReason | Should -Match 'why'
        (Invoke-Sample { Describe 'd' { AfterEach { throw 'after' }; It 'i' { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue } } }).Tests[0].Message | Should -HaveCount 3
    }

    It 'ErrorRecord is empty after a failed BeforeAll: its block or file has the error. With Run.SkipRemainingOnFailure, such a test has an error that names the failure before it.' {
        $errors = foreach ($mode in 'None', 'Block', 'Container') {
            (Invoke-Sample { Describe 'p' { BeforeAll { throw 'setup' }; It 'h' { }; It 'i' { } } } -Configuration @{ Run = @{ SkipRemainingOnFailure = $mode } } -Inspect {
                "$($args[0].Tests[1].Result) [$($args[0].Tests[1].ErrorRecord)] $($args[0].FailedBlocks[0].ErrorRecord.Count)"
            }).Value
        }
        $errors[0] | Should -Be 'Failed [] 1'
        $errors[1] | Should -Be "Failed [Skipped due to previous failure at 'p' and Run.SkipRemainingOnFailure set to 'Block'] 1"
        $errors[2] | Should -Be "Failed [Skipped due to previous failure at 'p' and Run.SkipRemainingOnFailure set to 'Container'] 1"
    }

    It 'StandardOutput | Object | What the test, its BeforeEach and its AfterEach wrote to the pipeline.' {
        $v.testOutput | Should -Be 'test says'
    }

    It 'Duration | timespan | UserDuration and FrameworkDuration together.' {
        $v.testDurations | Should -Match '^True'
    }

    It 'ItemType | string | Test.' {
        $v.kinds | Should -Match ' Test$'
    }

    It 'GroupId | string | The same for all tests that came from one -ForEach or -TestCases; empty without either. A test of another file can have the same value.' {
        $same = "Describe 'd' -ForEach 1, 2 { It 'i' -ForEach 1, 2 { } }"
        $ids = Invoke-Sample -File @{ 'a.Tests.ps1' = $same; 'b.Tests.ps1' = $same } -Inspect { @($args[0].Containers.Blocks.GroupId | Select-Object -Unique).Count; @($args[0].Tests.GroupId | Select-Object -Unique).Count }
        $ids.Value | Should -Be 1, 1
        $v.group | Should -Match ' True \[\]$'
    }

    It 'Tag | List[string] | The tags given to the test itself; $null without tags.' {
        $v.tags | Should -Match ' T2 True$'
    }

    It 'Skip | bool | It was to be skipped: by -Skip, a skipped block, or Run.SkipRemainingOnFailure.' {
        $v.testSkip | Should -Be 'True True False'
    }

    It 'Block | Object | The block that it stands in.' {
        $v.block | Should -Be 'inner'
    }

    It 'ShouldRun | bool | The filters selected it.' {
        $v.testRun | Should -Be 'True False'
    }

    It 'Executed | bool | Pester reached it; $false if a BeforeAll around it failed. A skipped test counts as executed.' {
        $v.testExecuted | Should -Be 'False True True False'
    }

    It 'ExecutedAt | Nullable[datetime] | When it was run; $null if it was not.' {
        $v.testAt | Should -Be 'True True'
    }

    It 'Passed | bool | $true unless it failed or was not run: skipped and inconclusive tests have it too. Ask Result instead.' {
        $v.testPassed | Should -Be 'True False True True False'
    }

    It 'Skipped | bool | It was skipped, here or by Set-ItResult.' {
        $v.testSkipped | Should -Be 'True True False'
    }

    It 'Inconclusive | bool | It was made inconclusive.' {
        $v.testInconclusive | Should -Be 'True False'
    }

    It 'UserDuration | timespan | Time in the test, BeforeEach and AfterEach.' {
        $v.testDurations | Should -Match '^True True'
    }

    It 'FrameworkDuration | timespan | Time that Pester needed for it.' {
        $v.testDurations | Should -Be 'True True True'
    }

    It 'Besides the properties below it has the lists behind the counts: CommandsMissed and CommandsExecuted, whose items have File, Line, Function and Command, and FilesAnalyzed.' {
        $coverage.lists | Should -Be '2 1 1'
        $coverage.item | Should -Be "2 Get-B 'b' Backup.ps1"
    }

    It 'CoveragePercent | decimal | Executed commands in percent of the analyzed ones.' {
        $coverage.numbers | Should -Match '^33 '
    }

    It 'CoveragePercentTarget | decimal | The value of CodeCoverage.CoveragePercentTarget.' {
        $coverage.numbers | Should -Match '^33 90 '
    }

    It 'CoverageReport | string | The text that Pester prints, with the table of missed commands.' {
        $coverage.report | Should -Match 'Missed commands:(?s:.*)Get-B'
    }

    It 'CommandsAnalyzedCount | long | Commands in the measured files.' {
        $coverage.numbers | Should -Match '^33 90 3 '
    }

    It 'CommandsExecutedCount | long | Commands that ran.' {
        $coverage.numbers | Should -Match '^33 90 3 1 '
    }

    It 'CommandsMissedCount | long | Commands that did not run.' {
        $coverage.numbers | Should -Match '^33 90 3 1 2 '
    }

    It 'FilesAnalyzedCount | long | Measured files.' {
        $coverage.numbers | Should -Be '33 90 3 1 2 1'
    }

    It '-PassThru or Run.PassThru is missing, no test file was found' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { $null -eq (Invoke-Pester -Path .); $null -eq (Invoke-Pester -Path ./missing -PassThru) }).Value | Should -Be $true, $true
    }

    It 'A file, or the AfterAll of a block, failed.' {
        foreach ($sample in "Describe 'd' {", "Describe 'd' { AfterAll { throw 'x' }; It 'i' { } }") {
            (Invoke-Sample $sample -Inspect { "$($args[0].FailedCount) $($args[0].Result)" }).Value | Should -Be '0 Failed'
        }
        (Invoke-Sample "Describe 'd' { BeforeAll { throw 'x' }; It 'i' { } }" -Inspect { "$($args[0].FailedCount) $($args[0].Result)" }).Value | Should -Be '1 Failed'
    }

    It 'Passed of a test only means that it did not fail.' {
        $v.testPassed | Should -Be 'True False True True False'
    }

    It 'Every test of the result has the item of its -ForEach in Data. The item of the block around it is in Block.Data.' {
        (Invoke-Sample { Describe 'd' -ForEach @{ Disk = 'D2' } { It 'i' -ForEach 4 { } } } -Inspect { $args[0].Tests[0].Data; $args[0].Tests[0].Block.Data.Disk }).Value | Should -Be 4, 'D2'
    }

    It 'A test without data has $null in Data.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { $null -eq $args[0].Tests[0].Data }).Value | Should -Be $true
    }

    It 'Every test knows its file and its line, and the filter takes exactly these two.' {
        $run = Invoke-Sample "Describe 'd' {`n It 'a' { throw 'x' }`n It 'b' { }`n}" -Script {
            $failed = (Invoke-Pester -Path . -PassThru).Failed
            $lines = $failed | ForEach-Object { "$($_.ScriptBlock.File):$($_.StartLine)" }
            Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Filter = @{ Line = $lines } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'NotRun'
    }

    It 'All cases of a data-driven test run again. When no test has failed, the filter is empty, and everything runs.' {
        $run = Invoke-Sample "Describe 'd' {`n It 'a' -ForEach 1, 2 { `$_ | Should -Be 1 }`n It 'b' { }`n}" -Script {
            $test = (Invoke-Pester -Path . -PassThru).Failed
            foreach ($line in @("$($test.ScriptBlock.File):$($test.StartLine)"), @()) {
                (Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Filter = @{ Line = $line } }).Tests.Result -join ' '
            }
        }
        $run.Value | Should -Be 'Passed Failed NotRun', 'Passed Failed Passed'
    }

    It 'All tests then have the result NotRun, and templates in names are not filled in yet.' {
        $run = Invoke-Sample { Describe 'd' { It 'i <_>' -ForEach 1, 2 { } } } -Configuration @{ Run = @{ SkipRun = $true } }
        $run.Tests.Result | Should -Be 'NotRun', 'NotRun'
        $run.Tests.Name | Should -Be 'i <_>', 'i <_>'
    }

    It 'The object as a whole refers back to itself and is not made for ConvertTo-Json.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { $test = $args[0].Tests[0]; [object]::ReferenceEquals($test.Block.Tests[0], $test) }).Value | Should -Be $true
    }

    It 'For a file that build servers read, write test results or pipe the object into Export-NUnitReport or Export-JUnitReport.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { $args[0] | Export-NUnitReport -Path ./n.xml; $args[0] | Export-JUnitReport -Path ./j.xml }
        $run.Files['n.xml'] | Should -Match '<test-results'
        $run.Files['j.xml'] | Should -Match '<testsuites'
    }

    It 'Item | Object | The file or the script block.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'd' { It 'i' { } }" } -Script {
            (New-PesterContainer -Path ./A.Tests.ps1).Item.GetType().Name
            (New-PesterContainer -ScriptBlock { 'x' }).Item.GetType().Name
        }
        $run.Value | Should -Be 'FileInfo', 'ScriptBlock'
    }

    It 'Data | Object | Its data.' {
        (Invoke-Sample -Script { (New-PesterContainer -ScriptBlock { param ($A) } -Data @{ A = 5 }).Data.A }).Value | Should -Be 5
    }

    It 'on blocks, Root and the script blocks of setup and teardown (EachTestSetup and others)' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { foreach ($one in $args[0].Tests[0].Block, $args[0].Tests[0]) { @('Root', 'EachTestSetup', 'EachTestTeardown', 'OneTimeTestSetup', 'OneTimeTestTeardown' | Where-Object { $one.PSObject.Properties.Name -contains $_ }).Count } }).Value | Should -Be 5, 0
    }

    It 'on blocks and tests, Id, an old name of GroupId, and the marks of the filter and of the position (Include, Exclude, Explicit, First, Last)' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach 1 { } } } -Inspect { foreach ($one in $args[0].Tests[0].Block, $args[0].Tests[0], $args[0].Containers[0]) { @('Id', 'GroupId', 'Include', 'Exclude', 'Explicit', 'First', 'Last' | Where-Object { $one.PSObject.Properties.Name -contains $_ }).Count }; $args[0].Tests[0].Id -eq $args[0].Tests[0].GroupId }).Value | Should -Be 7, 7, 0, $true
    }

    It 'Plugins, PluginConfiguration, PluginData and FrameworkData, which are emptied before you get the object' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { foreach ($name in 'Plugins', 'PluginConfiguration', 'PluginData') { $null -eq $args[0].$name }; $null -eq $args[0].Tests[0].FrameworkData }).Value | Should -Be $true, $true, $true, $true
    }

    It 'In a parallel run, which uses ForEach-Object -Parallel, the parts of the time overlap. They are kept for each container and are zero on the run.' {
        $file = @{ 'A.Tests.ps1' = "Describe 'd' { It 'i' { } }"; 'B.Tests.ps1' = "Describe 'd' { It 'i' { } }" }
        $zero = foreach ($parallel in $true, $false) {
            "$((Invoke-Sample -File $file -Configuration @{ Run = @{ Parallel = $parallel } } -Inspect { $args[0].UserDuration -eq [timespan]::Zero; $args[0].FrameworkDuration -eq [timespan]::Zero; $args[0].Containers[0].UserDuration -gt [timespan]::Zero }).Value)"
        }
        $zero | Should -Be 'True True True', 'False False True'
    }
}

Describe 'usage/result-object, exit codes' {
    BeforeAll {
        # Exit code of `pwsh -Command "…"`.
        $code = @{}
        $run = Invoke-Sample -Seconds 280 -File @{
            'two/A.Tests.ps1'  = "Describe 'd' { It 'a' { throw 'x' }; It 'b' { throw 'x' } }"
            'many/A.Tests.ps1' = "Describe 'd' { It 'i' -ForEach (1..256) { throw 'x' } }"
            'more/A.Tests.ps1' = "Describe 'd' { It 'i' -ForEach (1..300) { throw 'x' } }"
            'none/a.txt'       = 'x'
            'good/A.Tests.ps1' = "Describe 'd' { It 'a' { } }"
            'exit.ps1'         = 'Invoke-Pester -Configuration @{ Run = @{ Path = "./two"; Exit = $true } }'
            'throw.ps1'        = 'Invoke-Pester -Configuration @{ Run = @{ Path = "./two"; Throw = $true } }'
        } -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            $calls = [ordered] @{
                plain     = 'Invoke-Pester ./two -Output None'
                exit      = 'Invoke-Pester ./two -Output None; exit $LASTEXITCODE'
                option    = 'Invoke-Pester -Configuration @{ Run = @{ Path = "./two"; Exit = $true } }'
                throw     = 'Invoke-Pester -Configuration @{ Run = @{ Path = "./two"; Throw = $true } }'
                none      = 'Invoke-Pester ./none'
                noneExit  = 'Invoke-Pester -Configuration @{ Run = @{ Path = "./none"; Exit = $true } }'
                many      = 'Invoke-Pester -Configuration @{ Run = @{ Path = "./many"; Exit = $true }; Output = @{ Verbosity = "None" } }'
                more      = 'Invoke-Pester -Configuration @{ Run = @{ Path = "./more"; Exit = $true }; Output = @{ Verbosity = "None" } }'
                manyThrow = 'Invoke-Pester -Configuration @{ Run = @{ Path = "./many"; Throw = $true }; Output = @{ Verbosity = "None" } }'
                next      = "./exit.ps1; 'the next one'"
                nextThrow = "./throw.ps1; 'the next one'"
                returned  = 'Invoke-Pester -Configuration @{ Run = @{ Path = "./good"; Exit = $true; PassThru = $true }; Output = @{ Verbosity = "None" } } | ForEach-Object { "object $($_.Result)" }'
                notFailed = 'Invoke-Pester -Configuration @{ Run = @{ Path = "./two"; Exit = $true; PassThru = $true }; Output = @{ Verbosity = "None" } } | ForEach-Object { "object $($_.Result)" }'
            }
            foreach ($name in $calls.Keys) {
                $text = & $program -NoProfile -Command "Import-Module '$manifest'; $($calls[$name])" 2>&1
                "$name $LASTEXITCODE $(@($text) -match 'the next one|^object' -join '')"
            }
            Set-Content file.ps1 "Import-Module '$manifest'; ./exit.ps1; exit `$LASTEXITCODE"
        }
        foreach ($line in $run.Value) { $name, $rest = "$line".Trim() -split ' ', 2; $code[$name] = $rest }
    }

    It 'Invoke-Pester; exit $LASTEXITCODE | 2' { $code['exit'], $code['plain'] | Should -Be '2', '0' }

    It 'with Run.Exit, or Invoke-Pester -CI | 2' { $code['option'] | Should -Be '2' }

    It 'with Run.Throw | 1' { $code['throw'] | Should -Be '1' }

    It 'no test file found | 0' { $code['none'] | Should -Be '0' }

    It 'no test file found, with Run.Exit | -1, which Linux and macOS show as 255' { $code['noneExit'] | Should -BeIn '-1', '255' }

    It 'Linux and macOS keep the exit code modulo 256: 256 failures end with 0, which means success, and 300 with 44.' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) { $code['many'], $code['more'] | Should -Be '0', '44' }

    It 'Run.Exit ends only the script that calls Invoke-Pester. After pwsh -Command "./test.ps1; ''next''" the rest runs, and the process ends with 0.' { $code['next'] | Should -Be '0 the next one' }

    It 'Run.Throw has neither problem.' { $code['manyThrow'], $code['nextThrow'] | Should -Be '1', '1' }

    It 'Run.Exit and Run.PassThru together return the object only from a run that passed; a failed run exits first.' { $code['returned'], $code['notFailed'] | Should -Be '0 object Passed', '2' }

    It 'An error that is not a failed assertion has no such values, and Should -Not -Throw has none either. In 6.1.0-rc1 the expected value of Should-BeString, Should-BeLikeString, Should-MatchString, Should-Throw and Should-HaveParameter is the text $null. Should-Invoke has that text for both values.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { throw 'x' }; It 'j' { 'a' | Should-BeString 'b' }; It 'k' { 1 | Should -Be 2 } } } -Inspect {
            param ($result)
            foreach ($test in $result.Tests) { "<$($test.ErrorRecord[0].TargetObject.ShouldResult.ExpectResult.Expected)>" }
        }
        $run.Value | Should -Be '<>', '<$null>', '<2>'

        $others = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Backup ($Name) { } }
                It 'not throw' { { throw 'a' } | Should -Not -Throw }
                It 'like' { 'a' | Should-BeLikeString 'b' }
                It 'match' { 'a' | Should-MatchString 'b' }
                It 'throw' { { throw 'a' } | Should-Throw 'b' }
                It 'parameter' { Get-Command Save-Backup | Should-HaveParameter Path }
                It 'calls' { Mock Save-Backup; Should-Invoke Save-Backup }
                It 'not like' { 'a' | Should-NotBeLikeString 'a' }
            }
        } -Inspect {
            param ($result)
            foreach ($test in $result.Tests) {
                $values = $test.ErrorRecord[0].TargetObject.ShouldResult.ExpectResult
                "$($test.Result) <$($values.Expected)> $('$null' -eq $values.Actual)"
            }
        }
        $others.Value | Should -Be 'Failed <> False', 'Failed <$null> False', 'Failed <$null> False', 'Failed <$null> False', 'Failed <$null> False', 'Failed <$null> True', "Failed <'a'> False"
    }

    It 'As text, each object shows its result and its name: [+] passed, [-] failed, [!] skipped, [?] inconclusive, [ ] not run. The run itself reads [+] Pester.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { }; It 'b' { throw }; It 'c' -Skip { }; It 'e' { Set-ItResult -Inconclusive }; It 'f' -Tag out { } } } -Configuration @{ Filter = @{ ExcludeTag = 'out' } } -Inspect {
            param ($result)
            $result.Tests | ForEach-Object { "$_" }; "$($result.Containers[0].Blocks[0])"; "$result"
        }
        $run.Value | Should -Be '[+] a', '[-] b', '[!] c', '[?] e', '[ ] f', '[-] d', '[-] Pester'
    }

    It 'Type Pester.Block: one Describe or Context, once for each item of its -ForEach. No property says which of the two it was.' {
        $run = Invoke-Sample { Describe 'd' -ForEach 1, 2 { It 'i' { } }; Context 'd' { It 'i' { } } } -Inspect {
            param ($result)
            $blocks = @($result.Containers[0].Blocks)
            "$($blocks.Count) $($blocks | ForEach-Object { $_.GetType().FullName } | Select-Object -Unique)"
            foreach ($property in $blocks[0].PSObject.Properties) {
                $pair = @($blocks[0, 2] | ForEach-Object { "$($_.($property.Name))" })
                if ($pair -match 'Describe|Context') { "$($property.Name): $pair" }
            }
        }
        $run.Value | Should -Be '3 Pester.Block'
    }

    Context 'what identifies a test' {
        BeforeAll {
            . "$PSScriptRoot/../../v5-v6/samples/testKeys.ps1"
        }

        It 'No property identifies a test.' {
            @($keyOf['c.Tests.ps1 tests.twice']).Count | Should -Be 2
            $keyOf['c.Tests.ps1 tests.twice'] | Select-Object -Unique | Should -Be 'c.Tests.ps1 tests.twice | written c.Tests.ps1 | data [] [] [] | id []'
            $keyOf['c.Tests.ps1 tests.case'] -replace '.*\| ' | Select-Object -Unique | Should -HaveCount 1
        }

        It 'Cases without a value in their name share this key. For them, add the Data in which they differ: that of the test, of a block around it, or of Block.BlockContainer.' {
            $keyOf['c.Tests.ps1 tests.case'] -replace '.* data (.*) \| id.*', '$1' | Should -Be '[3] [] []', '[4] [] []'
            $keyOf['c.Tests.ps1 block.plain'] -replace '.* data (.*) \| id.*', '$1' | Should -Be '[] [1] []', '[] [2] []'
            $keyOf['p.Tests.ps1 p.i'] -replace '.* data (.*) \| id.*', '$1' | Should -Be '[] [] [x]', '[] [] [y]'
            foreach ($value in 3, 4) { @($keyOf["c.Tests.ps1 tests.named $value"]) | Should -HaveCount 1 }
        }

        It 'the file | Block.BlockContainer.Item is the test file. ScriptBlock.File is the file in which the It is written: for shared tests, the helper' {
            foreach ($file in 'a', 'b') { $keyOf["$file.Tests.ps1 d.shared"] | Should -BeLike '* | written Shared.ps1 | *' }
            $keyOf['a.Tests.ps1 d.own'] | Should -BeLike '* | written a.Tests.ps1 | *'
        }

        It 'ExpandedPath | keeps its `<…>` in a test that did not run, as after a filter, or a failed BeforeAll or BeforeEach. A test with -Skip fills it in only if it has a -ForEach of its own' {
            @($key.Value) -like 'expanded *' | Should -Be @(
                'expanded Out out 1.in, out <D>.left <T>, all <D>.a <T>, each 1.e <T>, skip 1.s 1 2, skip 1.u <D>, skip 1.set 1'
                'expanded nothing out 1.in, out 1.left 2, all <D>.a <T>, each 1.e <T>, skip 1.s 1 2, skip 1.u <D>, skip 1.set 1'
            )
        }

        It 'Path | the names with their `<…>`, so the same in each run. All cases of a -ForEach share it: add Data, and Data of the blocks around' {
            @($key.Value) -like 'path *' -replace '^path \w+ ' | Select-Object -Unique | Should -Be 'out <D>/in, out <D>/left <T>, all <D>/a <T>, each <D>/e <T>, skip <D>/s <D> <T>, skip <D>/u <D>, skip <D>/set <D>'
            @($key.Value) -like 'cases *' | Should -Be 'cases block/plain, block/plain, tests/case, tests/case, tests/named <S>, tests/named <S>, tests/twice, tests/twice'
        }

        It 'Data | a hashtable with several keys can have them in another order in the next process: write the cases as [ordered] @{ … }' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
            $run = Invoke-Sample -Seconds 120 {
                Describe d {
                    It 'plain <One> <Six>' -ForEach @{ One = 1; Two = 2; Three = 3; Four = 4; Five = 5; Six = 6 } { }
                    It 'ordered <One> <Six>' -ForEach ([ordered] @{ One = 1; Two = 2; Three = 3; Four = 4; Five = 5; Six = 6 }) { "$One$Six" | Should -Be '16' }
                }
            } -Inspect {
                foreach ($test in $args[0].Tests) { "$($test.ExpandedName) $($test.Data.GetType().Name) $($test.Data.Keys)" }
                foreach ($process in 1..3) { & (Get-Process -Id $PID).Path -NoProfile -Command '"$(@{ One = 1; Two = 2; Three = 3; Four = 4; Five = 5; Six = 6 }.Keys)"' }
            }
            $run.Passed | Should -Be 2
            $run.Value[0] | Should -BeLike 'plain 1 6 Hashtable *'
            $run.Value[1] | Should -Be 'ordered 1 6 OrderedDictionary One Two Three Four Five Six'
            @($run.Value[2..4] | Select-Object -Unique).Count | Should -BeGreaterThan 1
        }

        It 'StartLine, GroupId | change when a line is inserted above' {
            @($key.Value) -like 'line *' | Should -Be 'line 2 [2:20], 2 []', 'line 3 [3:20], 3 []', 'line 2 [2:20], 2 []'
        }
    }
}
