BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $test = {
        Describe 'd' {
            It 'passed' { }
            It 'failed' { throw 'no disk' }
            It 'skipped' -Skip { }
            It 'inconclusive' { Set-ItResult -Inconclusive }
            It 'left out' -Tag Slow { }
        }
    }
    function Get-Report ([string] $Format, [object] $Sample = $test) {
        $run = Invoke-Sample $Sample -Configuration @{ Filter = @{ ExcludeTag = 'Slow' }; TestResult = @{ Enabled = $true; OutputFormat = $Format } }
        [xml] $run.Files['testResults.xml']
    }
    $nunit = Get-Report NUnitXml
    $nunit3 = Get-Report NUnit3
    $junit = Get-Report JUnitXml
    function Get-Outcome ([string] $Name) {
        $cases = $nunit.SelectSingleNode("//test-case[contains(@name, '$Name')]"), $nunit3.SelectSingleNode("//test-case[contains(@name, '$Name')]"), $junit.SelectSingleNode("//testcase[contains(@name, '$Name')]")
        if ($null -eq $cases[0] -and $null -eq $cases[1] -and $null -eq $cases[2]) { return 'none' }
        "$($cases[0].result) $($cases[1].result) $($cases[2].status)$($cases[2].ChildNodes | ForEach-Object { " $($_.LocalName)" })"
    }

    # A process that ends by itself, its exit code and what it printed.
    $process = {
        $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
        & $program -NoProfile -File ./start.ps1 (Get-Module Pester).Path | ForEach-Object { "$_" }
        "exit code $LASTEXITCODE"
    }
    function Start-Run ([string] $Section, [string] $After = "'went on'") {
        $start = "Import-Module (`$args[0] -replace 'psm1$', 'psd1')`n`$configuration = [PesterConfiguration] @{ Run = @{ Path = './tests'; $Section }; Output = @{ Verbosity = 'None' } }`nInvoke-Pester -Configuration `$configuration`n$After"
        (Invoke-Sample -File @{ 'start.ps1' = $start; 'tests/A.Tests.ps1' = { Describe 'd' { It 'a' { throw 'x' }; It 'b' { throw 'x' } } } } -Script $process).Value -join '; '
    }
}

Describe 'usage/test-results' {
    It 'the default, and NUnit2.5 | test-results |' {
        $nunit.DocumentElement.LocalName | Should -Be 'test-results'
        (Get-Report 'NUnit2.5').DocumentElement.LocalName | Should -Be 'test-results'
        (Invoke-Sample -Script { (New-PesterConfiguration).TestResult.OutputFormat.Default }).Value | Should -Be 'NUnitXml'
    }

    It 'NUnit3 | test-run |' {
        $nunit3.DocumentElement.LocalName | Should -Be 'test-run'
    }

    It 'JUnitXml | testsuites |' {
        $junit.DocumentElement.LocalName | Should -Be 'testsuites'
    }

    It 'Passed | result="Success" | result="Passed" | status="Passed"' {
        Get-Outcome passed | Should -Be 'Success Passed Passed'
    }

    It 'Failed | result="Failure" | result="Failed" | status="Failed" with <failure>' {
        Get-Outcome failed | Should -Be 'Failure Failed Failed failure'
    }

    It 'Skipped | result="Ignored" | result="Skipped" | status="Skipped" with <skipped>' {
        Get-Outcome skipped | Should -Be 'Ignored Skipped Skipped skipped'
    }

    It 'Inconclusive | result="Inconclusive" | result="Inconclusive" | status="Inconclusive" with <skipped>' {
        Get-Outcome inconclusive | Should -Be 'Inconclusive Inconclusive Inconclusive skipped'
    }

    It 'NotRun | left out; a test with -ForEach may leave an empty suite | left out | left out, but counted in tests and disabled' {
        Get-Outcome 'left out' | Should -Be 'none'
        $nunit.DocumentElement.total | Should -Be 4
        $nunit3.DocumentElement.total | Should -Be 4
        $junit.DocumentElement.tests | Should -Be 5
        $junit.SelectSingleNode('//testsuite').tests | Should -Be 5
        $junit.SelectSingleNode('//testsuite').disabled | Should -Be 1
    }

    It 'At the top of a JUnitXml report, in `<testsuites`>, disabled counts the skipped tests as well.' {
        $junit.DocumentElement.disabled | Should -Be 2
        (Get-Report JUnitXml { Describe 'd' { It 'passed' { }; It 'inconclusive' { Set-ItResult -Inconclusive } } }).DocumentElement.disabled | Should -Be 0
    }

    It 'Only NUnit3 has tags, as a property Category where they were given: at the block, the test, or the suite around the cases of a -ForEach. In the result object tags are in Tag.' {
        $tagged = { Describe 'd' -Tag TagD { Context 'c' -Tag TagC { It 'i' -Tag TagI, TagJ { }; It 'plain' { }; It 'case <_>' -Tag TagF -ForEach 1, 2 { } } } }
        foreach ($format in 'NUnitXml', 'NUnit2.5', 'JUnitXml') { (Get-Report $format $tagged).OuterXml | Should -Not -Match 'TagD|TagC|TagI|TagJ|TagF' -Because $format }
        $found = (Get-Report NUnit3 $tagged).SelectNodes('//property[@name = "Category"]') | ForEach-Object { $node = $_.ParentNode.ParentNode; "$($_.value) $($node.LocalName) $($node.type)".Trim() }
        $found -join ', ' | Should -Be 'TagD test-suite TestSuite, TagC test-suite TestFixture, TagI test-case, TagJ test-case, TagF test-suite ParameterizedMethod'
        $run = Invoke-Sample $tagged -Inspect { $result = @($args)[0]; $result.Tests | ForEach-Object { "$($_.Name): $($_.Tag)" }; "$($result.Tests[0].Block.Tag) $($result.Tests[0].Block.Parent.Tag)" }
        $run.Value | Should -Be 'i: TagI TagJ', 'plain: ', 'case <_>: TagF', 'case <_>: TagF', 'TagC TagD'
    }

    It 'For other properties of a test, such as the number of a bug or of a test case, give the test data. In NUnit3 the keys of -ForEach @{ Bug = 12 } become properties of the case or block, <property name="Bug" value="12" />. A single value, as in -ForEach 12, makes no property.' {
        $data = { Describe 'd' { It 'case' -ForEach @{ Bug = 12 } { }; It 'value' -ForEach 12 { }; Context 'block' -ForEach @{ Bug = 13 } { It 'i' { } }; Context 'plain' -ForEach 13 { It 'i' { } } } }
        $found = foreach ($node in (Get-Report NUnit3 $data).SelectNodes('//property[not(starts-with(@name, "_"))]')) { "$($node.ParentNode.ParentNode.LocalName) $($node.OuterXml)" }
        $found | Sort-Object | Should -Be 'test-case <property name="Bug" value="12" />', 'test-suite <property name="Bug" value="13" />'
        foreach ($format in 'NUnitXml', 'JUnitXml') { (Get-Report $format $data).OuterXml | Should -Not -Match '<propert(y|ies)[^>]*Bug' -Because $format }
    }

    It 'Where the name of a test shows no value, all cases of its -ForEach have the same name. The NUnit formats then add the values of a hashtable in parentheses, Test-BackupAge.is too old(31,"mail"), in the order of its keys, which @{ } does not fix. Other items are not added, JUnitXml adds nothing, and only NUnit3 adds the values of a block.' {
        $cases = { Describe 'd' {
            It 'old' -ForEach ([ordered] @{ Age = 31; Name = 'mail' }), ([ordered] @{ Name = 'code'; Age = 40 }), @{ Age = 50 } { }
            It 'with <Age>' -ForEach ([ordered] @{ Age = 31; Name = 'mail' }) { }
            It 'number' -ForEach 1, 2 { }
            It 'object' -ForEach ([pscustomobject] @{ Age = 31 }) { }
        }; Describe 'block' -ForEach @{ Server = 'one' } { It 'up' { } } }
        foreach ($format in 'NUnitXml', 'NUnit2.5', 'NUnit3') {
            $names = (Get-Report $format $cases).SelectNodes('//test-case').name
            $names | Where-Object { $_ -match '^d\.(old|with)' } | Should -Be 'd.old(31,"mail")', 'd.old("code",40)', 'd.old(50)', 'd.with 31' -Because $format
            $names | Where-Object { $_ -match '^block' } | Should -Be $(if ($format -eq 'NUnit3') { 'block("one").up' } else { 'block.up' }) -Because $format
            ($names | Where-Object { $_ -match '^d\.(number|object)' }) -replace '\(\)$' | Should -Be 'd.number', 'd.number', 'd.object' -Because $format
        }
        (Get-Report JUnitXml $cases).SelectNodes('//testcase').name | Should -Be 'd.old', 'd.old', 'd.old', 'd.with 31', 'd.number', 'd.number', 'd.object', 'block.up'
    }

    It 'No option leaves Describe and Context out of an NUnit report; JUnitXml has only files and tests.' {
        $blocks = {
            Describe 'd of c' { Context 'c' { It 'i' { } } }
            Context 'c of d' { Describe 'd' { It 'i' { } } }
            Describe 'd of both' { It 'i' { }; Context 'in' { It 'j' { } } }
            Describe 'with data' -ForEach 1 { It 'i' { } }
        }
        $junit = Get-Report JUnitXml $blocks
        $junit.SelectNodes('//testsuite').Count | Should -Be 1
        (Invoke-Sample -Script { (New-PesterConfiguration).TestResult.PSObject.Properties.Name }).Value | Sort-Object | Should -Be 'Enabled', 'OutputEncoding', 'OutputFormat', 'OutputPath', 'TestSuiteName'
    }

    It 'In NUnitXml, Describe and Context are both a test-suite of the type TestFixture, and cannot be told apart.' {
        $blocks = {
            Describe 'd of c' { Context 'c' { It 'i' { } } }
            Context 'c of d' { Describe 'd' { It 'i' { } } }
            Describe 'd of both' { It 'i' { }; Context 'in' { It 'j' { } } }
            Describe 'with data' -ForEach 1 { It 'i' { } }
        }
        $types = { param ($report) foreach ($name in 'd of c', 'c', 'c of d', 'd', 'd of both', 'in', 'with data') { "$($report.SelectSingleNode("//test-suite[@name='$name' or substring-after(@name, '.')='$name']").type)" } }
        & $types (Get-Report NUnitXml $blocks) | Should -Be (@('TestFixture') * 7)
        # What a block is says _TYPE of NUnit3, and nothing in NUnitXml: two blocks of either kind differ by their names only.
        $alike = { param ($keyword) ((Get-Report NUnitXml ([scriptblock]::Create("$keyword 'x' { It 'i' { } }"))).SelectSingleNode("//test-suite[@name='x']").CloneNode($true)).Attributes | Where-Object Name -NE 'time' | ForEach-Object { "$($_.Name)=$($_.Value)" } }
        & $alike Describe | Should -Be (& $alike Context)
    }

    It 'In NUnit3 the property _TYPE of a block says Describe or Context. The type of a block says what it holds: TestFixture if it has tests of its own, TestSuite if it has only blocks. A ParameterizedFixture stands around the blocks of a -ForEach.' {
        $blocks = {
            Describe 'd of c' { Context 'c' { It 'i' { } } }
            Context 'c of d' { Describe 'd' { It 'i' { } } }
            Describe 'd of both' { It 'i' { }; Context 'in' { It 'j' { } } }
            Describe 'with data' -ForEach 1 { It 'i' { } }
        }
        $types = { param ($report) foreach ($name in 'd of c', 'c', 'c of d', 'd', 'd of both', 'in', 'with data') { "$($report.SelectSingleNode("//test-suite[@name='$name' or substring-after(@name, '.')='$name']").type)" } }
        & $types (Get-Report NUnit3 $blocks) | Should -Be 'TestSuite', 'TestFixture', 'TestSuite', 'TestFixture', 'TestFixture', 'TestFixture', 'ParameterizedFixture'
        $type = { param ($report, $name) $report.SelectSingleNode("//test-suite[@name='$name']/properties/property[@name='_TYPE']").value }
        $nunit3 = Get-Report NUnit3 $blocks
        foreach ($name in 'd of c', 'd', 'd of both') { & $type $nunit3 $name | Should -Be 'Describe' -Because $name }
        foreach ($name in 'c', 'c of d', 'in') { & $type $nunit3 $name | Should -Be 'Context' -Because $name }
    }

    It 'TestResult.TestSuiteName changes the name of the outermost element, which is Pester by default.' {
        $junit.DocumentElement.name | Should -Be 'Pester'
        $run = Invoke-Sample $test -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'JUnitXml'; TestSuiteName = 'Backup' } }
        ([xml] $run.Files['testResults.xml']).DocumentElement.name | Should -Be 'Backup'
    }

    Context 'a computer at UTC-5' {
        BeforeAll {
            function Get-TimedReport ([string] $Format) {
                $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Environment @{ TZ = 'America/Bogota'; PROOF_FORMAT = $Format } -Script {
                    [TimeZoneInfo]::ClearCachedData()
                    Invoke-Pester -Configuration @{ Run = @{ Path = '.' }; TestResult = @{ Enabled = $true; OutputFormat = $env:PROOF_FORMAT }; Output = @{ Verbosity = 'None' } }
                }
                [xml] $run.Files['testResults.xml']
            }
            $utc = [datetime]::UtcNow
        }

        It 'NUnit3 has the start and the end of each test and block, in UTC.' {
            $nunit3 = Get-TimedReport NUnit3
            $nodes = @($nunit3.SelectNodes('//test-case')) + @($nunit3.SelectNodes('//test-suite'))
            $nodes.Count | Should -Be 3
            foreach ($node in $nodes) { foreach ($name in 'start-time', 'end-time') { $node.$name | Should -Match 'Z$'; [math]::Abs(([datetimeoffset] $node.$name).UtcDateTime.Subtract($utc).TotalMinutes) | Should -BeLessThan 30 } }
        }

        It 'NUnitXml has one date and time for the run, in the local time of the computer.' {
            $nunit = Get-TimedReport NUnitXml
            $local = [datetime] "$($nunit.DocumentElement.date) $($nunit.DocumentElement.time)"
            if ($env:OS -ne 'Windows_NT') { [math]::Abs($local.AddHours(5).Subtract($utc).TotalMinutes) | Should -BeLessThan 30 }
            $nunit.SelectNodes('//*[@start-time or @timestamp]').Count | Should -Be 0
        }
    }

    It 'One run writes one file.' {
        $run = Invoke-Sample $test -File @{ 'Second.Tests.ps1' = $test } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'out/own.xml' } }
        $run.Files.Keys | Should -Be 'out/own.xml'
    }

    It 'return XML' {
        $run = Invoke-Sample $test -Inspect { (ConvertTo-NUnitReport $args[0]).GetType().FullName; (ConvertTo-JUnitReport $args[0]).GetType().FullName }
        $run.Value | Should -Be 'System.Xml.XmlDocument', 'System.Xml.XmlDocument'
    }

    It 'it sets Run.Exit and TestResult.Enabled, and writes testResults.xml in the current folder' {
        $start = "Import-Module (`$args[0] -replace 'psm1$', 'psd1')`nInvoke-Pester -CI -Path ./tests -Output None`n'went on'"
        $run = Invoke-Sample -File @{ 'start.ps1' = $start; 'tests/A.Tests.ps1' = { Describe 'd' { It 'a' { throw 'x' }; It 'b' { throw 'x' } } } } -Script $process
        $run.Value -join '; ' | Should -Be 'exit code 2'
        $run.Files.Keys | Should -Contain 'testResults.xml'
    }

    It 'ends with the number of failures as exit code | a script that a build server starts' {
        Start-Run 'Exit = $true' | Should -Be 'exit code 2'
    }

    It 'goes on with an exception that try and catch can handle; uncaught, exit code 1' {
        Start-Run 'Throw = $true' | Should -Match 'exit code 1$'
        Start-Run 'Throw = $true' | Should -Not -Match 'went on'
        (Invoke-Sample $test -Script { try { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Throw = $true } } } catch { 'caught' } }).Value | Should -Be 'caught'
    }

    It 'on Linux and macOS each of these four commands sets $LASTEXITCODE to 0.' -Skip:($env:OS -eq 'Windows_NT') {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { throw 1 }; It j { throw 2 } }' } -Script {
            foreach ($command in 'Export-NUnitReport', 'Export-JUnitReport', 'ConvertTo-NUnitReport', 'ConvertTo-JUnitReport') {
                $result = Invoke-Pester -Path . -Output None -PassThru
                $arguments = if ($command -like 'Export*') { @{ Path = './out.xml' } } else { @{} }
                $before = $LASTEXITCODE
                $null = $result | & $command @arguments
                "$before $LASTEXITCODE $($result.Result)"
            }
        }
        $run.Value | Should -Be @('2 0 Failed', '2 0 Failed', '2 0 Failed', '2 0 Failed')
    }

    It 'goes on; $LASTEXITCODE holds the number' {
        Start-Run 'PassThru = $false' '"went on with $LASTEXITCODE"; exit 7' | Should -Be 'went on with 2; exit code 7'
    }

    It 'A script that continues after the run should look at Result, and not at FailedCount: a file that cannot be loaded and a failed AfterAll are not failed tests.' {
        foreach ($sample in 'Describe "d" {', { Describe 'd' { AfterAll { throw 'late' }; It 'i' { } } }) {
            $run = Invoke-Sample $sample
            $run.Result | Should -Be 'Failed'
            $run.Failed | Should -Be 0
        }
    }

    It 'Invoke-Pester -PassThru returns an object, which is true in an if even after a failure.' {
        $run = Invoke-Sample -File @{ 'Red.Tests.ps1' = 'Describe d { It i { throw "x" } }'; 'Green.Tests.ps1' = 'Describe d { It i { "output of the test" } }' } -Script {
            foreach ($name in 'Red', 'Green') {
                $result = & "./$name.Tests.ps1" 6> "$name.txt"
                "$name by name: $($null -eq $result)"
                if (Invoke-Pester -Path "$name.Tests.ps1" -Output None -PassThru) { "$name true" }
                if (Invoke-Pester -Path "$name.Tests.ps1" -Output None) { "$name true without it" }
                if ((Invoke-Pester -Path "$name.Tests.ps1" -Output None -PassThru).Result -eq 'Passed') { "$name passed" }
            }
            $result = ./Red.Tests.ps1 6> $null
            "as written: $($null -eq $result)"
        }
        $run.Value | Should -Be 'Red by name: True', 'Red true', 'Green by name: True', 'Green true', 'Green passed', 'as written: True'
        # Both did run.
        $run.Files['Red.txt'] | Should -Match 'Failed: 1'
        $run.Files['Green.txt'] | Should -Match 'Passed: 1'
    }

    It 'Result is Failed when one of FailedCount, FailedBlocksCount and FailedContainersCount is above 0.' {
        $inspect = { "$($args[0].Result) $($args[0].FailedCount) $($args[0].FailedBlocksCount) $($args[0].FailedContainersCount)" }
        (Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -Inspect $inspect).Value | Should -Be 'Failed 1 0 0'
        (Invoke-Sample { Describe 'd' { AfterAll { throw 'x' }; It 'i' { } } } -Inspect $inspect).Value | Should -Be 'Failed 0 1 0'
        (Invoke-Sample 'Describe "d" {' -Inspect $inspect).Value | Should -Be 'Failed 0 0 1'
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect $inspect).Value | Should -Be 'Passed 0 0 0'
    }

    It 'On GitHub Actions and Azure Pipelines Pester marks failures in the log by itself, so that they show in the overview: Output.CIFormat = ''Auto'' looks for the environment variables GITHUB_ACTIONS and TF_BUILD.' {
        (Invoke-Sample $test -Environment @{ GITHUB_ACTIONS = 'true' }).Text | Should -Match '::error'
        (Invoke-Sample $test -Environment @{ TF_BUILD = 'True' }).Text | Should -Match '##vso\[task\.logissue type=error\]'
        (Invoke-Sample $test).Text | Should -Not -Match '::error|##vso'
    }

    It 'Output.CILogLevel = ''Warning'' turns them into warnings; Output.CIFormat = ''None'' switches the marks off.' {
        $run = Invoke-Sample $test -Environment @{ GITHUB_ACTIONS = 'true' } -Configuration @{ Output = @{ CILogLevel = 'Warning' } }
        $run.Text | Should -Match '::warning'
        $run.Text | Should -Not -Match '::error'
        (Invoke-Sample $test -Environment @{ GITHUB_ACTIONS = 'true' } -Configuration @{ Output = @{ CIFormat = 'None' } }).Text | Should -Not -Match '::(error|warning)'
    }

    It 'An AfterAll failed, which belongs to no test: NUnit3 writes the error at its block, NUnitXml leaves the error out' {
        $late = { Describe 'd' { AfterAll { throw 'late error' }; It 'i' { } } }
        (Get-Report NUnit3 $late).OuterXml | Should -Match 'late error'
        (Get-Report NUnitXml $late).OuterXml | Should -Not -Match 'late error'
        $report = Get-Report JUnitXml $late
        $report.OuterXml | Should -Not -Match 'late error'
        $report.DocumentElement.errors | Should -Be 1
    }

    It 'When the AfterAll stands outside all blocks, no format has its message.' {
        $top = { AfterAll { throw 'late error' }; Describe 'd' { It 'i' { } } }
        foreach ($format in 'NUnit3', 'NUnitXml', 'JUnitXml') { (Get-Report $format $top).OuterXml | Should -Not -Match 'late error' }
        (Get-Report JUnitXml $top).DocumentElement.errors | Should -Be 1
    }

    It 'Every run that finds a test file overwrites the report. Without a test file, the report of the run before stays.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'a' { It 'first' { } }"; 'B.Tests.ps1' = "Describe 'b' { It 'second' { } }" } -Script {
            foreach ($file in 'A', 'B', 'C') { Invoke-Pester -Configuration @{ Run = @{ Path = "./$file.Tests.ps1" }; TestResult = @{ Enabled = $true } } }
        }
        $run.Files['testResults.xml'] | Should -Match 'second'
        $run.Files['testResults.xml'] | Should -Not -Match 'first'
    }

    It 'The name of the format is one of the four in the message.' {
        $run = Invoke-Sample $test -Script { Invoke-Pester -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'JUnit' } } }
        "$($run.Text) $($run.Errors)" | Should -Match "TestResult\.OutputFormat must be 'NUnitXml', 'NUnit2\.5', 'NUnit3' or 'JUnitXml', but it was 'JUnit'\."
    }

    It 'In NUnitXml and NUnit2.5 the first test-suite gets that name, too.' {
        foreach ($format in 'NUnitXml', 'NUnit2.5') {
            $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = $format; TestSuiteName = 'Backup'; OutputPath = 'own.xml' } }
            ([xml] $run.Files['own.xml']).SelectSingleNode('//test-suite').name | Should -Be 'Backup'
        }
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'NUnit3'; TestSuiteName = 'Backup'; OutputPath = 'own.xml' } }
        ([xml] $run.Files['own.xml']).SelectSingleNode('//test-suite').name | Should -Not -Be 'Backup'
    }

    It 'The name of the It alone is in description of NUnitXml; methodname of NUnit3 has that name as written' {
        $read = { param ($Format, $Node) ([xml] (Invoke-Sample { Describe 'd' { Context 'c' { It 'i <_>' -ForEach 'x' { } } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = $Format; OutputPath = 'own.xml' } }).Files['own.xml']).SelectSingleNode("//$Node") }
        $nunit2 = & $read NUnitXml 'test-case'
        $nunit2.name, $nunit2.description | Should -Be 'd.c.i x', 'i x'
        $nunit3 = & $read NUnit3 'test-case'
        $nunit3.name, $nunit3.methodname | Should -Be 'd.c.i x', 'i <_>'
        (& $read JUnitXml 'testcase').name | Should -Be 'd.c.i x'
    }

    It 'A test is called by its path, with a dot between the parts: Test-BackupAge.accepts a file of today. No option changes that.' {
        $names = foreach ($format in 'NUnitXml', 'NUnit3', 'JUnitXml') {
            $run = Invoke-Sample { Describe 'Test-BackupAge' { Context 'c' { It 'accepts a file of today' { } } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = $format; TestSuiteName = 'Mine'; OutputEncoding = 'utf8' } }
            ([xml] $run.Files['testResults.xml']).SelectSingleNode('//test-case | //testcase').GetAttribute($(if ($format -eq 'NUnit3') { 'fullname' } else { 'name' }))
        }
        $names | Should -Be (@('Test-BackupAge.c.accepts a file of today') * 3)
        # Nothing else can be set.
        (Invoke-Sample -Script { (New-PesterConfiguration).TestResult.PSObject.Properties.Name | Sort-Object }).Value | Should -Be 'Enabled', 'OutputEncoding', 'OutputFormat', 'OutputPath', 'TestSuiteName'
    }

    It 'NUnit3 has an element output with what a test wrote to the pipeline, such as "log: $path", if that line stands before the assertion that fails. A [pscustomobject] leaves an empty line: pipe it to Out-String. The other formats leave the output out, and no format has attachments: what a report does not hold.' {
        foreach ($format in 'NUnit3', 'NUnitXml', 'JUnitXml') {
            $run = Invoke-Sample { Describe 'd' { It 'i' { 'log: early'; 1 | Should -Be 2; 'log: late' } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = $format; OutputPath = 'r.xml' } }
            $run.Files['r.xml'] | Should -Not -Match '<attachment'
            $run.Files['r.xml'] -match 'log: early(?!'')' | Should -Be ($format -eq 'NUnit3')
            $run.Files['r.xml'] | Should -Not -Match '<output>[^<]*log: late'
        }
        $objects = Invoke-Sample { Describe 'd' { It 'object' { [pscustomobject] @{ Size = 4711 } }; It 'text' { [pscustomobject] @{ Size = 4712 } | Out-String } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'NUnit3'; OutputPath = 'r.xml' } }
        $objects.Files['r.xml'] | Should -Match '4712'
        $objects.Files['r.xml'] | Should -Not -Match '4711'
    }

    It 'A failed test is not an error of Invoke-Pester: without Run.Throw, try and catch around the call see nothing, even with -ErrorAction Stop.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { 1 | Should -Be 2 } }' } -Script {
            try { Invoke-Pester -Path sub -Output None; 'seen nothing' } catch { 'caught' }
            try { Invoke-Pester -Path sub -Output None -ErrorAction Stop; 'seen nothing' } catch { 'caught' }
            try { Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; Throw = $true }; Output = @{ Verbosity = 'None' } }; 'seen nothing' } catch { 'caught' }
        }
        $run.Value | Should -Be 'seen nothing', 'seen nothing', 'caught'
    }

    It 'Tests that were skipped or ended as inconclusive do not fail a run, and no option changes that.' {
        $runs = @(Invoke-SampleByOption 'Describe "d" { It "i" -Skip { }; It "j" { Set-ItResult -Inconclusive } }')
        $runs.Count | Should -BeGreaterThan 8
        $runs | Where-Object Result -NE 'Passed' | Should -BeNullOrEmpty
    }

    It 'For this reason the exit code should decide, not the report.' {
        $run = Invoke-Sample { Describe 'd' { AfterAll { throw 'x' }; It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } } -Inspect { param ($result) "$($result.Result)" }
        $run.Value | Should -Be 'Failed'
        ([xml] $run.Files['r.xml']).'test-results'.failures | Should -Be 0
    }

    It 'an error that a test lets through goes to stderr, though the test passes. Catch it in the test, or write 2> $null after the call.' {
        $run = Invoke-Sample -File @{ 'a/a.Tests.ps1' = 'Describe "d" { It "i" { Write-Error "let through" } }'; 'b/b.Tests.ps1' = 'Describe "d" { It "i" { Write-Error "let through" 2> $null } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($folder in 'a', 'b') {
                & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Pester -Path $folder -CI -Output None" 2> error.txt
                $LASTEXITCODE
                "$(Get-Content error.txt -Raw)" -match 'let through'
            }
        }
        $run.Value | Should -Be 0, $true, 0, $false
    }

    It 'An exit code that a program left behind in a test is not the reason: Invoke-Pester sets $LASTEXITCODE anew when it ends. The next test does find that exit code.' {
        $run = Invoke-Sample -File @{ 'a/a.Tests.ps1' = 'Describe "d" { It "i" { & /bin/sh -c "exit 7" }; It "j" { $LASTEXITCODE | Should -Be 7 } }' } -Script {
            $result = Invoke-Pester -Path a -Output None -PassThru
            "$($result.Result) $LASTEXITCODE"
        }
        @($run.Value -match '\d') | Should -Be 'Passed 0'
    }

    It 'No option writes a report for each test file.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "a" { It "i" { } }'; 'sub/b.Tests.ps1' = 'Describe "b" { It "i" { } }' } -Script {
            (New-PesterConfiguration).TestResult.PSObject.Properties.Name -join ' '
            $null = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub' }; Output = @{ Verbosity = 'None' }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } }
        }
        $run.Value -split ' ' | Where-Object { $_ -notin 'Enabled', 'OutputFormat', 'OutputPath', 'OutputEncoding', 'TestSuiteName' } | Should -BeNullOrEmpty
        @($run.Files.Keys) | Should -Be 'r.xml'
        $run.Files['r.xml'] | Should -Match '(?s)a\.Tests\.ps1.*b\.Tests\.ps1'
    }

    It 'A format of your own, such as CSV, is made from the result, too.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { }; It "j" { throw } }' } -Script {
            (Invoke-Pester sub -PassThru -Output None).Tests | Select-Object ExpandedPath, Result | ConvertTo-Csv -UseQuotes Never
        }
        $run.Value | Should -Be 'ExpandedPath,Result', 'd.i,Passed', 'd.j,Failed'
    }

    It 'The element ''results'' has invalid child element ''test-suite''. List of possible elements expected: ''test-case''. The schema allows tests or inner suites below a block, not both. In NUnitXml a block has both as soon as a test stands beside an inner block or beside a test with -ForEach. Where a tool checks the file, take NUnit3 or JUnitXml, which are valid, or put such tests into blocks of their own.' {
        $cases = @{
            beside  = "Describe 'd' { It 'i' { }; Context 'c' { It 'j' { } } }"
            foreach = "Describe 'd' { It 'i' { }; It 'j <_>' -ForEach 1, 2 { } }"
            own     = "Describe 'd' { Context 'b' { It 'i' { } }; Context 'c' { It 'j' { } } }"
        }
        foreach ($case in $cases.Keys) {
            $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = $cases[$case] } -Script {
                foreach ($format in @('NUnitXml', 'NUnit25/nunit_schema_2.5.xsd'), @('NUnit3', 'NUnit3/TestResult.xsd'), @('JUnitXml', 'JUnit4/junit_schema_4.xsd')) {
                    $null = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub' }; Output = @{ Verbosity = 'None' }; TestResult = @{ Enabled = $true; OutputFormat = $format[0]; OutputPath = 'r.xml' } }
                    $schemas = [System.Xml.Schema.XmlSchemaSet]::new()
                    $schemas.XmlResolver = [System.Xml.XmlUrlResolver]::new()
                    $null = $schemas.Add($null, (Join-Path (Get-Module Pester).ModuleBase "schemas/$($format[1])"))
                    $xml = [xml]::new()
                    $xml.Load("$PWD/r.xml")
                    $xml.Schemas = $schemas
                    try { $xml.Validate($null); "$($format[0]) valid" } catch { "$($format[0]) $($_.Exception.InnerException.Message)" }
                }
            }
            if ($case -eq 'own') { $run.Value[0] | Should -Be 'NUnitXml valid' } else { $run.Value[0] | Should -Match "The element 'results' has invalid child element 'test-(suite|case)'" }
            $run.Value[1, 2] | Should -Be 'NUnit3 valid', 'JUnitXml valid'
        }
    }

    It 'A run without a single test passes, too' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -Script {
            foreach ($tag in 'absent', '') { $result = Invoke-Pester -Path . -Output None -PassThru -TagFilter $tag; "$($result.Result) $($result.TotalCount -eq $result.NotRunCount)" }
        }
        $run.Value | Should -Be 'Passed True', 'Failed False'
    }

    Context 'a run in a job' {
        BeforeAll {
            $jobs = Invoke-Sample -File @{ 'bad.Tests.ps1' = 'Describe d { It i { 1 | Should -Be 2 } }' } -Script {
                $pester = (Get-Module Pester).Path
                $run = {
                    param ($Pester, $Folder, $Throw)
                    Import-Module $Pester
                    Set-Location $Folder
                    $config = New-PesterConfiguration
                    $config.Run.Path = './bad.Tests.ps1'
                    $config.Run.PassThru = $true
                    $config.Run.Throw = $Throw
                    $config.Output.Verbosity = 'None'
                    (Invoke-Pester -Configuration $config).Result
                    $LASTEXITCODE
                }
                $global:LASTEXITCODE = 7
                Start-Job $run -ArgumentList $pester, $PWD.Path, $false | Receive-Job -Wait -ErrorAction Stop
                $LASTEXITCODE
                try { Start-Job $run -ArgumentList $pester, $PWD.Path, $true | Receive-Job -Wait -ErrorAction Stop } catch { "caught: $_" }
            }
        }

        It 'A run in Start-Job keeps its exit code and $LASTEXITCODE in the process of the job.' {
            $jobs.Value[1, 2] | Should -Be 1, 7
        }

        It 'Let the job set Run.Throw: Receive-Job -ErrorAction Stop then throws in your script.' {
            $jobs.Value[3] | Should -BeLike 'caught: *1 test failed*'
        }

        It 'Or let the job set Run.PassThru, without Run.Exit, and return (Invoke-Pester -Configuration $config).Result; look at that text.' {
            $jobs.Value[0] | Should -BeExactly 'Failed'
        }
    }

    Context 'texts' {
        BeforeAll {
            $texts = @{}
            foreach ($format in 'NUnit3', 'NUnitXml', 'NUnit2.5', 'JUnitXml') {
                $texts[$format] = Invoke-Sample {
                    Describe 'd' {
                        BeforeAll { function Sync-Backup { [CmdletBinding()] param ($Text) Write-Host "host $Text"; Write-Warning "warning $Text"; Write-Verbose "verbose $Text"; Write-Error "error $Text" -ErrorAction Continue } }
                        It 'plain' { Sync-Backup plain -Verbose }
                        It 'redirected' { Sync-Backup piped *>&1 }
                        It 'switched on' { Sync-Backup loud -Verbose *>&1 }
                        It 'several lines' { & { Sync-Backup one -Verbose; Sync-Backup two } *>&1 }
                    }
                } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = $format; OutputPath = 'r.xml' } }
            }
            function Get-Text ([string] $Format, [string] $Test) { ([xml] $texts[$Format].Files['r.xml']).SelectNodes("//test-case[@name='d.$Test']/output").InnerText -split '\r?\n' }
        }

        It 'No format has the text of Write-Host, warnings, verbose messages, and errors that a test lets through.' {
            foreach ($format in $texts.Keys) {
                $texts[$format].Passed | Should -Be 4
                $texts[$format].Files['r.xml'] | Should -Match 'several lines'
                $texts[$format].Files['r.xml'] | Should -Not -Match '(host|warning|verbose|error) plain'
            }
        }

        It 'In NUnit3 they appear when the test redirects them into the pipeline, with Sync-Backup *>&1, or with & { … } *>&1 around several lines. The terminal then no longer shows them.' {
            Get-Text NUnit3 'redirected' | Should -Be 'host piped', 'warning piped', 'error piped'
            Get-Text NUnit3 'several lines' | Should -Be 'host one', 'warning one', 'verbose one', 'error one', 'host two', 'warning two', 'error two'
            foreach ($format in 'NUnitXml', 'NUnit2.5', 'JUnitXml') { $texts[$format].Files['r.xml'] | Should -Not -Match '(host|warning|error) (piped|one)' }
            $texts['NUnit3'].Text | Should -Match 'host plain'
            $texts['NUnit3'].Text | Should -Not -Match 'host (piped|one)'
        }

        It 'Verbose messages must be switched on as well: Sync-Backup -Verbose *>&1.' {
            Get-Text NUnit3 'switched on' | Should -Contain 'verbose loud'
            Get-Text NUnit3 'redirected' | Should -Not -Contain 'verbose piped'
        }
    }

    It 'When filters leave out all tests of a run, the report has no test in it' {
        foreach ($format in 'NUnitXml', 'NUnit3', 'JUnitXml') {
            foreach ($tag in 'a', 'none') {
                $run = Invoke-Sample { Describe 'd' -Tag a { It 'i' { } } } -Configuration @{ Filter = @{ Tag = $tag }; TestResult = @{ Enabled = $true; OutputFormat = $format } }
                [xml] $xml = $run.Files['testResults.xml']
                $xml.SelectNodes('//testcase | //test-case').Count | Should -Be @{ a = 1; none = 0 }[$tag]
            }
        }
    }

    It 'pwsh -Command ./test.ps1 and a shell: pwsh step of GitHub Actions turn any number of failures into exit code 1; pwsh -File ./test.ps1 keeps the number.' {
        # The last lines are what the runner of GitHub Actions puts around a step: https://github.com/actions/runner/blob/main/src/Runner.Worker/Handlers/ScriptHandlerHelpers.cs
        $run = Invoke-Sample -Seconds 180 -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            Set-Content a.Tests.ps1 'Describe d { It i { 1 | Should -Be 2 }; It j { 1 | Should -Be 2 } }'
            Set-Content test.ps1 "Import-Module '$manifest'; Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1'; Exit = `$true }; Output = @{ Verbosity = 'None' } }"
            Set-Content step.ps1 '$ErrorActionPreference = "stop"', './test.ps1', 'if ((Test-Path -LiteralPath variable:\LASTEXITCODE)) { exit $LASTEXITCODE }'
            $shell = (Get-Process -Id $PID).Path
            $null = & $shell -NoProfile -File ./test.ps1; $LASTEXITCODE
            $null = & $shell -NoProfile -Command ./test.ps1; $LASTEXITCODE
            $null = & $shell -NoProfile -Command ". './step.ps1'"; $LASTEXITCODE
        }
        $run.Value | Should -Be 2, 1, 1
    }

    It 'With #Requires -Modules Pester in test.ps1, pwsh -File turns the number into 0' {
        $run = Invoke-Sample -Seconds 180 -Script {
            $base = Split-Path (Get-Module Pester).Path
            $env:PSModulePath = if ((Split-Path $base -Leaf) -eq 'Pester') { Split-Path $base } else { Split-Path (Split-Path $base) }
            Set-Content a.Tests.ps1 'Describe d { It i { 1 | Should -Be 2 }; It j { 1 | Should -Be 2 } }'
            foreach ($line in '#Requires -Modules Pester', 'Import-Module Pester') {
                Set-Content test.ps1 $line, "Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1'; Exit = `$true }; Output = @{ Verbosity = 'None' } }"
                $null = & (Get-Process -Id $PID).Path -NoProfile -File ./test.ps1; $LASTEXITCODE
            }
        }
        $run.Value | Should -Be 0, 2
    }

    It 'To notice that fewer tests ran than before, compare PassedCount + FailedCount. TotalCount counts tests that a filter left out as well.' {
        $run = Invoke-Sample { Describe 'd' { It 'passes' { }; It 'fails' { throw 'x' }; It 'left out' -Tag Slow { } } } -Configuration @{ Filter = @{ ExcludeTag = 'Slow' } } -Inspect { $args[0].PassedCount + $args[0].FailedCount; $args[0].TotalCount }
        $run.Value | Should -Be 2, 3
    }

    It 'A block with a failed test has result="Failure", too, and so has its file: a tool that counts suites counts one failure several times. total and failures of the root element count only tests.' {
        $run = Invoke-Sample { Describe 'd' { Context 'c' { It 'bad' { throw 'x' }; It 'good' { } } }; Describe 'e' { It 'good' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } } -Inspect {
            [xml] $report = Get-Content ./r.xml -Raw
            "$($report.'test-results'.total) $($report.'test-results'.failures)"
            "$($report.SelectNodes('//test-suite[@result="Failure"]').Count) $($report.SelectNodes('//test-suite[@result="Success"]').Count) $($report.SelectNodes('//test-case[@result="Failure"]').Count)"
        }
        $run.Value[0] | Should -Be '3 1'
        $run.Value[1] | Should -Be '4 1 1'
    }

    It 'NotRun | left out; a test with -ForEach may leave an empty suite' {
        foreach ($format in 'NUnitXml', 'NUnit3') {
            $run = Invoke-Sample { Describe 'd' { It 'runs' -Tag A { }; It 'left out' { }; It 'left out <_>' -ForEach 1, 2 { } } } -Configuration @{ Filter = @{ Tag = 'A' }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = $format } } -Inspect {
                [xml] $report = Get-Content ./r.xml -Raw
                "$($report.SelectNodes('//test-case').Count) $($report.SelectNodes('//test-suite[contains(@name, "left out")]').Count)"
            }
            $run.Value | Should -Be $(if ($format -eq 'NUnitXml') { '1 1' } else { '1 0' })
        }
    }

    It 'goes on; $LASTEXITCODE holds the number, is empty if Pester could not start the run, and keeps its old value if PowerShell refused the call, as for a misspelled parameter' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { throw 1 }; It j { throw 2 } }'; 'none/a.txt' = '' } -Script {
            foreach ($call in { Invoke-Pester -Path ./a.Tests.ps1 -Output None }, { Invoke-Pester -Path ./none -Output None }, { Invoke-Pester -Paht ./a.Tests.ps1 }) {
                $global:LASTEXITCODE = 0
                $result = try { & $call } catch { $null }
                "[$LASTEXITCODE] $([int] ($result.Result -ne 'Passed'))"
            }
        }
        @($run.Value | Where-Object { $_ -match '^\[' }) | Should -Be '[2] 1', '[] 1', '[0] 1'
    }

    It 'In a loop that calls Invoke-Pester for each file, $LASTEXITCODE has the number of the last file alone. With -CI or Run.Exit, the first file with a failure ends the loop, and the other files do not run. Give all files to one run, such as Invoke-Pester -Path ./tests -CI. For names with another ending, set Run.TestExtension, or pass a list: -Path (Get-ChildItem -Recurse -Filter *.test.ps1).FullName.' {
        $file = @{
            'a.test.ps1' = 'Describe a { It one { 1 | Should -Be 2 }; It two { 1 | Should -Be 2 } }'
            'b.test.ps1' = 'Describe b { It three { } }'
            'loop.ps1'   = 'foreach ($file in Get-ChildItem *.test.ps1) { Invoke-Pester $file -Output None; "ran $($file.Name)" }; "code $LASTEXITCODE"'
            'exit.ps1'   = 'foreach ($file in Get-ChildItem *.test.ps1) { $c = New-PesterConfiguration; $c.Run.Path = $file.FullName; $c.Run.Exit = $true; $c.Output.Verbosity = "None"; Invoke-Pester -Configuration $c; "ran $($file.Name)" }; "end"'
            'ci.ps1'     = 'foreach ($file in Get-ChildItem *.test.ps1) { Invoke-Pester $file -CI -Output None; "ran $($file.Name)" }; "end"'
            'once.ps1'   = 'Invoke-Pester -Path (Get-ChildItem -Recurse -Filter *.test.ps1).FullName -CI'
            'ending.ps1' = '$c = New-PesterConfiguration; $c.Run.Path = "."; $c.Run.TestExtension = ".test.ps1"; $c.Run.Exit = $true; Invoke-Pester -Configuration $c'
        }
        $run = Invoke-Sample -File $file -Script { ./loop.ps1; './exit.ps1', './ci.ps1', './once.ps1', './ending.ps1' | ForEach-Object { "file $_"; & $_; "code $LASTEXITCODE" } }
        $said = "$($run.Value)"
        $said | Should -BeLike '*ran a.test.ps1 ran b.test.ps1 code 0 file ./exit.ps1 code 2 file ./ci.ps1 code 2 file ./once.ps1 code 2 file ./ending.ps1 code 2'
        $run.Text | Should -BeLike '*Passed: 1, Failed: 2*'
    }

    It 'pwsh -File ./Backup.Tests.ps1 ends with the number of failures, but with 0 if the file has #Requires -Modules Pester.' {
        $run = Invoke-Sample -File @{
            'Bad.Tests.ps1'  = 'Describe a { It one { 1 | Should -Be 2 }; It two { 1 | Should -Be 2 }; It three { } }'
            'Good.Tests.ps1' = 'Describe a { It three { } }'
            'Zero.Tests.ps1' = "#Requires -Modules Pester`nDescribe a { It one { 1 | Should -Be 2 }; It two { 1 | Should -Be 2 } }"
        } -Script {
            $manifest = (Get-Module Pester).Path -replace '\.psm1$', '.psd1'
            $env:PSModulePath = (Split-Path (Split-Path $manifest)) + [System.IO.Path]::PathSeparator + $env:PSModulePath
            foreach ($file in './Bad.Tests.ps1', './Good.Tests.ps1', './Zero.Tests.ps1') { & (Get-Process -Id $PID).Path -NoProfile -File $file | Where-Object { $_ -like '*Tests Passed:*' }; "code $LASTEXITCODE" }
        }
        ("$($run.Value)" -replace "\e\[[\d;]*m") | Should -Match '(?s)Passed: 1, Failed: 2.*code 2.*Passed: 1, Failed: 0.*code 0.*Passed: 0, Failed: 2.*code 0'
    }

    It 'The publishing task of Azure DevOps reads no tags from a JUnit or NUnit report, so the column Tags stays empty there; it reads names.' -Tag Unproved { 'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-test-results-v2#result-formats-mapping: the lists of JUnit, NUnit 2 and NUnit 3 have Title and no tags; https://github.com/pester/Pester/issues/1649: the column was empty' }

    It 'as Azure Pipelines does with failOnStderr, and its task Pester@10 by default' -Tag Unproved {
        'https://github.com/pester/AzureDevOpsExtension/pull/59'
    }

    It 'The task found the file, and took no result from it. First compare the formats, as the text asks that follows Invalid results file: Please make sure the Test Result Format field in the task matches the result format of the file.' -Tag Unproved {
        'https://github.com/microsoft/azure-pipelines-tasks/issues/6877, https://github.com/pester/Pester/issues/1794'
    }

    It 'It must be JUnit for JUnitXml, and NUnit for NUnitXml, NUnit2.5 and NUnit3.' -Tag Unproved {
        'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-test-results-v2: CTest, JUnit (xUnit), NUnit 2, NUnit 3'
    }

    It 'exit of -CI and Run.Exit ends the script that called Invoke-Pester, not the process around it. Typed at a prompt, Invoke-Pester -CI ends PowerShell itself' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe d { It i { throw 1 }; It j { throw 2 } }' } -Script {
            $shell = (Get-Process -Id $PID).Path
            $import = "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; "
            foreach ($call in 'Invoke-Pester ./sub -CI -Output None', 'Invoke-Pester -Configuration @{ Run = @{ Path = "sub"; Exit = $true }; Output = @{ Verbosity = "None" } }', 'Invoke-Pester ./sub -Output None') {
                Set-Content test.ps1 "$import $call; 'script ' + 'goes on'"
                Set-Content around.ps1 './test.ps1; "around goes on with $LASTEXITCODE"'
                "$(& $shell -NoProfile -File ./around.ps1)"
                if ($call -notmatch '-CI') { "$("$import $call", "'still ' + 'here'" | & $shell -NoProfile -Command -)" -match 'still here' }
            }
        }
        $run.Value | Should -Be 'around goes on with 2', 'around goes on with 2', $false, 'script goes on around goes on with 2', $true
    }

    It 'Typed at a prompt, Invoke-Pester -CI ends PowerShell itself, but not the terminal of the PowerShell extension of VS Code, which goes on. In this terminal, look at $LASTEXITCODE.' {
        # The extension itself cannot run here (https://github.com/pester/Pester/issues/1527). What stands for it is a host that does not end when a script asks for it.
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe d { It i { throw 1 }; It j { throw 2 } }' } -Script {
            $import = "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; Set-Location '$PWD'; "
            "prompt: $("$import Invoke-Pester ./sub -CI -Output None", "'still ' + 'here'" | & (Get-Process -Id $PID).Path -NoProfile -Command -)"
            $host2 = [powershell]::Create()
            "call: $($host2.AddScript("$import Invoke-Pester ./sub -CI -Output None; 'goes on'").Invoke())"
            $host2.Commands.Clear()
            "next: $($host2.AddScript('"still here $LASTEXITCODE"').Invoke())"
        }
        $run.Value[0] | Should -Not -Match 'still here'
        $run.Value[1, 2] | Should -Be 'call: ', 'next: still here 2'
    }

    It 'With Run.Exit, a second Invoke-Pester in the same script is never reached after a failure.' {
        $run = Invoke-Sample -File @{ 'a/a.Tests.ps1' = 'Describe "d" { It "i" { throw } }'; 'b/b.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($order in @('a', 'b'), @('b', 'a')) {
                Set-Content run.ps1 "Import-Module '$pester'; foreach (`$path in '$($order[0])', '$($order[1])') { `"run `$path`"; Invoke-Pester -Configuration @{ Run = @{ Path = `$path; Exit = `$true }; Output = @{ Verbosity = 'None' } } }"
                "$(& (Get-Process -Id $PID).Path -NoProfile -File run.ps1) $LASTEXITCODE"
            }
        }
        $run.Value | Should -Be 'run a 1', 'run b run a 1'
    }

    It 'A path without a test file has no result, and so counts as failed here.' {
        $run = Invoke-Sample -File @{ 'good/a.Tests.ps1' = 'Describe d { It i { } }'; 'bad/b.Tests.ps1' = 'Describe d { AfterAll { throw 1 }; It i { } }'; 'empty/readme.txt' = '' } -Script {
            $failed = foreach ($path in './good', './bad', './empty', './missing') {
                $result = Invoke-Pester -Path $path -PassThru -Output None
                if ($result.Result -ne 'Passed') { $path }
            }
            $failed
        }
        $run.Value | Should -Be './bad', './empty', './missing'
    }

    It 'A test file that you start by its name, $result = ./Backup.Tests.ps1, prints its totals and returns nothing.' {
        $run = Invoke-Sample -File @{ 'Backup.Tests.ps1' = 'Describe d { It i { "to the pipeline" }; It j { throw 1 } }' } -Script { $result = ./Backup.Tests.ps1; "nothing: $($null -eq $result)" }
        $run.Value | Should -Contain 'nothing: True'
        $run.Text | Should -Match 'Tests Passed: 1, Failed: 1'
    }

    It 'There are three ways to let a failed test fail the build.' {
        $run = Invoke-Sample -File @{
            'exit.ps1'         = 'Invoke-Pester -Configuration @{ Run = @{ Path = $args[0]; Exit = $true }; Output = @{ Verbosity = "None" } }; "goes on"'
            'throw.ps1'        = 'Invoke-Pester -Configuration @{ Run = @{ Path = $args[0]; Throw = $true }; Output = @{ Verbosity = "None" } }; "goes on"'
            'own.ps1'          = '$result = Invoke-Pester -Configuration @{ Run = @{ Path = $args[0]; PassThru = $true }; Output = @{ Verbosity = "None" } }; "goes on"; exit [int] ($result.Result -ne "Passed")'
            'good/a.Tests.ps1' = 'Describe d { It i { } }'
            'bad/a.Tests.ps1'  = 'Describe d { It i { throw 1 } }'
        } -Script {
            foreach ($tests in 'good', 'bad') { foreach ($way in 'exit', 'throw', 'own') { $global:LASTEXITCODE = 0; $said = try { & "./$way.ps1" "./$tests" } catch { 'exception' }; "$tests $way $said $([bool] $LASTEXITCODE)" } }
        }
        $run.Value | Should -Be 'good exit goes on False', 'good throw goes on False', 'good own goes on False', 'bad exit  True', 'bad throw exception True', 'bad own goes on True'
    }

    It 'Failures can also be read out of a report.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It good { }; It bad { throw "broken" }; It left -Skip { } }' } -Script {
            $result = Invoke-Pester ./a.Tests.ps1 -Output None -PassThru
            ($result | ConvertTo-NUnitReport).SelectNodes('//test-case[@result="Failure"]').ForEach({ "$($_.name) $($_.failure.message)" })
            ($result | ConvertTo-NUnitReport -Format NUnit3).SelectNodes('//test-case[@result="Failed"]').ForEach({ "$($_.name) $($_.failure.message.InnerText)" })
            ($result | ConvertTo-JUnitReport).SelectNodes('//testcase[failure]').ForEach({ "$($_.name) $($_.failure.message)" })
        }
        $run.Value.Count | Should -Be 3
        $run.Value | ForEach-Object { $_ | Should -Match '^d\.bad .*broken' }
    }
}
