BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    # Default of each option, as the object itself says.
    $defaults = (Invoke-Sample -Script {
        $table = @{}
        $configuration = New-PesterConfiguration
        foreach ($section in $configuration.PSObject.Properties) {
            foreach ($option in $section.Value.PSObject.Properties) { $table["$($section.Name).$($option.Name)"] = "$($option.Value.Default)" }
        }
        $table
    }).Value[0]
    $test = { Describe 'd' { It 'passes' -Tag 'Fast' { }; It 'fails' -Tag 'Slow' { throw 'x' } } }
    # Counts of a run with these sections, and what it printed.
    function Invoke-With ([System.Collections.IDictionary] $Section, [System.Collections.IDictionary] $File = @{ 'A.Tests.ps1' = $test }, [System.Collections.IDictionary] $Environment = @{}) {
        Invoke-Sample -File $File -Configuration $Section -Environment $Environment
    }
}

Describe 'usage/configuration' {
    It '-CI | Run.Exit = $true and TestResult.Enabled = $true' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { $c = (Invoke-Pester -Path . -CI -PassThru).Configuration; "$($c.Run.Exit.Value) $($c.TestResult.Enabled.Value) $($c.CodeCoverage.Enabled.Value)" }).Value | Should -Be 'True True False'
    }

    It 'The keys are the sections, and inside each section the options. Invoke-Pester -Configuration converts a hashtable by itself; New-PesterConfiguration -Hashtable and a cast to [PesterConfiguration] give you the object to work on.' {
        $run = Invoke-Sample $test -Script {
            $hashtable = @{ Run = @{ PassThru = $true }; Filter = @{ Tag = 'Fast' } }
            foreach ($configuration in $hashtable, (New-PesterConfiguration -Hashtable $hashtable), ([PesterConfiguration] $hashtable)) { (Invoke-Pester -Configuration $configuration).PassedCount }
        }
        $run.Value | Should -Be 1, 1, 1
    }

    It 'The cast needs Pester to be imported already, because PowerShell loads modules for commands but not for types.' {
        (Invoke-Sample -Script {
            $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            "$(& $program -NoProfile -Command "try { [PesterConfiguration] @{} } catch { 'no type' }")"
        } -Seconds 120).Value | Should -Match 'no type'
    }

    It 'Print the object to see the sections, a section to see its options, an option to see its description.' {
        (Invoke-Sample -Script { $c = New-PesterConfiguration; "$($c | Out-String)"; "$($c.Run | Out-String)"; "$($c.Run.Exit | Out-String)" }).Value | ForEach-Object { $_.Trim() } | Should -Not -BeNullOrEmpty
        (Invoke-Sample -Script { "$((New-PesterConfiguration).Run.Exit | Out-String)" }).Value | Should -Match 'Exit with non-zero exit code'
    }

    It 'Assign to the option itself ($config.Run.Exit = $true) and read from its Value ($config.Run.Exit.Value).' {
        (Invoke-Sample -Script { $c = New-PesterConfiguration; $c.Run.Exit = $true; $c.Run.Exit.Value; $c.Run.Exit.GetType().Name }).Value | Should -Be $true, 'BoolOption'
    }

    It 'Invoke-Pester reads a variable $PesterPreference from the scope that calls it.' {
        (Invoke-Sample $test -Script { $PesterPreference = [PesterConfiguration] @{ Filter = @{ Tag = 'Fast' } }; (Invoke-Pester -Path . -PassThru).TotalCount - (Invoke-Pester -Path . -PassThru).NotRunCount }).Value | Should -Be 1
    }

    Context 'a call and $PesterPreference' {
        BeforeAll {
            $run = Invoke-Sample $test -Script {
                $PesterPreference = [PesterConfiguration] @{ Filter = @{ Tag = 'Fast' }; Output = @{ Verbosity = 'Detailed' }; Run = @{ PassThru = $true } }
                $result = Invoke-Pester -Configuration @{ Filter = @{ Tag = 'Slow' } }
                "$($result.FailedCount) $($result.PassedCount) $($result.Configuration.Output.Verbosity.Value) $($result.Configuration.Run.TestExtension.Value)"
            }
        }

        It 'Options that the call does not set itself are taken from that variable, even when the call has a -Configuration of its own.' {
            ($run.Value -split ' ')[2] | Should -Be 'Detailed'
        }

        It 'The order is: what the call sets, then $PesterPreference, then the defaults. So $PesterPreference can hold the settings of a repository, and -Configuration names only what a run changes: Pester merges the two.' {
            $run.Value | Should -Be '1 0 Detailed .Tests.ps1'
        }
    }

    It 'CodeCoverage.Path names the code, not the tests.' {
        (Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/Backup.ps1 }; Describe "d" { It "i" { Get-A } }' } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; UseBreakpoints = $true } } -Inspect { @($args[0].CodeCoverage.FilesAnalyzed | ForEach-Object { Split-Path $_ -Leaf }) }).Value | Should -Be 'Backup.ps1'
    }

    It 'Where a type is an array, a single value is enough.' {
        (Invoke-Sample -Script { $c = New-PesterConfiguration; $c.Run.Path = 'one'; $c.Filter.Tag = 'two'; "$($c.Run.Path.Value.GetType().Name) $($c.Filter.Tag.Value.GetType().Name)" }).Value | Should -Be 'String[] String[]'
    }

    It 'These options choose which tests of the files take part. The others are counted as NotRun.' {
        (Invoke-With @{ Filter = @{ Tag = 'Fast' } }).NotRun | Should -Be 1
    }

    It 'Run.ScriptBlock | scriptblock[] | @() | Script blocks that hold tests, each run as if it was a file.' {
        (Invoke-Sample -Script { (Invoke-Pester -Configuration @{ Run = @{ ScriptBlock = { Describe 'a' { It 'i' { } } }, { Describe 'b' { It 'j' { } } }; PassThru = $true } }).Containers.Count }).Value | Should -Be 2
    }

    It 'Run.Container | Pester.ContainerInfo[] | @() | Containers made with New-PesterContainer: files or script blocks together with the data for their param().' {
        (Invoke-Sample -File @{ 'A.Tests.ps1' = "param (`$X)`nDescribe 'd' { It 'i' { `$X | Should -Be 7 } }" } -Script { Invoke-Pester -Configuration @{ Run = @{ Container = New-PesterContainer -Path ./A.Tests.ps1 -Data @{ X = 7 }; PassThru = $true } } }).Passed | Should -Be 1
    }

    It 'Files of a Run.Path other than . run as well, but not a second time' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe a { It i { } }'; 'tests/b.Tests.ps1' = 'param ($Server = "none") Describe "on $Server" { It i { } }'; 'other/c.Tests.ps1' = 'Describe c { It i { } }' } -Script {
            $configuration = New-PesterConfiguration
            $configuration.Run.PassThru = $true
            $configuration.Output.Verbosity = 'None'
            $configuration.Run.Container = New-PesterContainer -Path ./tests/b.Tests.ps1 -Data @{ Server = 's1' }
            foreach ($path in './tests', './tests/b.Tests.ps1', './other', '.') {
                $configuration.Run.Path = $path
                "$path $(@((Invoke-Pester -Configuration $configuration).Tests.ExpandedPath | Sort-Object) -join ', ')"
            }
        }
        $run.Value | Should -Be './tests a.i, on s1.i', './tests/b.Tests.ps1 on s1.i', './other c.i, on s1.i', '. on s1.i'
    }

    It 'Run.TestExtension | string | ''.Tests.ps1'' | What the name of a test file ends in. A .ps1 file that Run.Path names directly runs with any other ending, too. On Linux and macOS, a file whose name begins with a dot does not run.' {
        $defaults['Run.TestExtension'] | Should -Be '.Tests.ps1'
        $files = @{ 'A.Check.ps1' = $test; 'B.Tests.ps1' = $test; '.C.Tests.ps1' = $test; '.D.ps1' = $test }
        (Invoke-With @{ Run = @{ TestExtension = '.Check.ps1' } } $files).Tests | Should -HaveCount 2
        (Invoke-With @{ Run = @{ Path = './A.Check.ps1' } } $files).Tests | Should -HaveCount 2
        if ([Environment]::OSVersion.Platform -eq 'Unix') {
            foreach ($path in './.C.Tests.ps1', './.D.ps1') { (Invoke-With @{ Run = @{ Path = $path } } $files).Tests | Should -HaveCount 0 }
        }
    }

    It 'Run.SkipRun | bool | $false | Discovers the tests and stops. With Run.PassThru you get them all, with the result NotRun.' {
        $defaults['Run.SkipRun'] | Should -Be 'False'
        $run = Invoke-With @{ Run = @{ SkipRun = $true } }
        $run.Tests.Result | Should -Be 'NotRun', 'NotRun'
    }

    It 'Run.SkipRemainingOnFailure | string | ''None'' | After a failed test, skip what follows in the same block (Block), in the same file (Container) or in the whole run (Run).' {
        $defaults['Run.SkipRemainingOnFailure'] | Should -Be 'None'
        $files = @{ 'A.Tests.ps1' = { Describe 'a' { It 'fails' { throw 'x' }; It 'block' { } }; Describe 'b' { It 'file' { } } }; 'B.Tests.ps1' = { Describe 'c' { It 'run' { } } } }
        $rest = foreach ($value in 'Block', 'Container', 'Run') { @((Invoke-With @{ Run = @{ SkipRemainingOnFailure = $value } } $files).Tests | Where-Object Result -EQ 'Skipped' | ForEach-Object Name) -join ',' }
        $rest | Should -Be 'block', 'block,file', 'block,file,run'
    }

    It 'Filter.ExcludeLine | string[] | @() | Leaves out what starts on these lines, in the same notation. Wins over Filter.Line.' {
        $run = Invoke-Sample -Test "Describe 'd' {`n It 'two' { }`n It 'three' { }`n}" -Script {
            $path = "$((Get-Location).ProviderPath)/Sample.Tests.ps1"
            Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = @{ Line = "${path}:1"; ExcludeLine = "${path}:3" } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'NotRun'
    }

    It 'Filter.FullName | string[] | @() | Wildcard patterns for the whole dotted path of a block or test, such as Backup.old files.*. Names are compared as they are written, with `<_`> unfilled. A test that matches this option or Filter.Tag runs; it need not match both.' {
        $run = Invoke-With @{ Filter = @{ FullName = 'd.item <_>'; Tag = 'T' } } @{ 'A.Tests.ps1' = { Describe 'd' { It 'item <_>' -ForEach 1 { }; It 'tagged' -Tag T { }; It 'other' { } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'NotRun'
        (Invoke-With @{ Filter = @{ FullName = 'd.item 1' } } @{ 'A.Tests.ps1' = { Describe 'd' { It 'item <_>' -ForEach 1 { } } } }).NotRun | Should -Be 1
    }

    It 'CodeCoverage.Path | string[] | @() | Files and folders to measure, wildcards allowed. Empty means: the folders of Run.Path, so every script in them counts.' {
        $defaults['CodeCoverage.Path'] | Should -BeNullOrEmpty
        (Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'in/Other.ps1' = 'function Get-B { 1 }'; 'A.Tests.ps1' = $test } -Configuration @{ CodeCoverage = @{ Enabled = $true; UseBreakpoints = $true } } -Inspect { @($args[0].CodeCoverage.FilesAnalyzed).Count }).Value | Should -Be 2
    }

    It 'CodeCoverage.ExcludeTests | bool | $true | Leaves files that end in Run.TestExtension out of the measurement.' {
        $defaults['CodeCoverage.ExcludeTests'] | Should -Be 'True'
        $count = { (Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $test } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = '.'; ExcludeTests = $args[0]; UseBreakpoints = $true } } -Inspect { @($args[0].CodeCoverage.FilesAnalyzed).Count }).Value }
        & $count $true | Should -Be 1
        & $count $false | Should -Be 2
    }

    It 'CodeCoverage.RecursePaths | bool | $true | Also measures the subfolders of the folders in CodeCoverage.Path.' {
        $defaults['CodeCoverage.RecursePaths'] | Should -Be 'True'
        $count = { (Invoke-Sample -File @{ 'src/A.ps1' = 'function Get-A { 1 }'; 'src/in/B.ps1' = 'function Get-B { 1 }'; 'A.Tests.ps1' = $test } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './src'; RecursePaths = $args[0]; UseBreakpoints = $true } } -Inspect { @($args[0].CodeCoverage.FilesAnalyzed).Count }).Value }
        & $count $true | Should -Be 2
        & $count $false | Should -Be 1
    }

    It 'CodeCoverage.CoveragePercentTarget | decimal | 75 | The percentage that you aim for. It colors the summary line and is printed in it; falling short does not fail the run.' {
        $defaults['CodeCoverage.CoveragePercentTarget'] | Should -Be '75'
        $run = Invoke-With @{ CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; CoveragePercentTarget = 91; UseBreakpoints = $true } } @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = { Describe 'd' { It 'i' { } } } }
        $run.Text | Should -Match '0% / 91%'
        $run.Result | Should -Be 'Passed'
    }

    It 'TestResult.OutputFormat | string | ''NUnitXml'' | NUnitXml and NUnit2.5 (the same format), NUnit3 or JUnitXml.' {
        $defaults['TestResult.OutputFormat'] | Should -Be 'NUnitXml'
        $root = { ([xml] (Invoke-With @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = $args[0] } }).Files['r.xml']).DocumentElement.LocalName }
        'NUnitXml', 'NUnit2.5', 'NUnit3', 'JUnitXml' | ForEach-Object { & $root $_ } | Should -Be 'test-results', 'test-results', 'test-run', 'testsuites'
    }

    It 'TestResult.TestSuiteName | string | ''Pester'' | The name of the outermost element of the report.' {
        $defaults['TestResult.TestSuiteName'] | Should -Be 'Pester'
        (Invoke-With @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; TestSuiteName = 'Backups' } }).Files['r.xml'] | Should -Match '<test-results [^>]*name="Backups"'
    }

    It 'Should.ErrorAction | string | ''Stop'' | Stop ends the test at the first failed assertion; Continue collects all failures.' {
        $defaults['Should.ErrorAction'] | Should -Be 'Stop'
        $two = @{ 'A.Tests.ps1' = { Describe 'd' { It 'i' { 1 | Should -Be 2; 3 | Should -Be 4 } } } }
        (Invoke-With @{} $two).Tests[0].Message | Should -HaveCount 1
        (Invoke-With @{ Should = @{ ErrorAction = 'Continue' } } $two).Tests[0].Message | Should -HaveCount 2
    }

    It 'Debug.ShowFullErrors | bool | $false | Deprecated: turns Output.StackTraceVerbosity into Full. Set that option instead.' {
        (Invoke-With @{ Debug = @{ ShowFullErrors = $true } }).Text | Should -Match 'at .*Pester\.psm1'
    }

    It 'Debug.WriteDebugMessages | bool | $false | Prints the messages that explain what Pester is doing. Output.Verbosity Diagnostic switches it on.' {
        $defaults['Debug.WriteDebugMessages'] | Should -Be 'False'
        (Invoke-With @{ Debug = @{ WriteDebugMessages = $true } }).Text | Should -Match 'Discovery: '
        (Invoke-With @{ Output = @{ Verbosity = 'Diagnostic' } }).Text | Should -Match 'Discovery: '
        (Invoke-With @{}).Text | Should -Not -Match 'Discovery: '
    }

    It 'Debug.WriteDebugMessagesFrom | string[] | @(''Discovery'', ''Skip'', ''Mock'', ''CodeCoverage'') | Which areas may print messages, wildcards allowed. There are also DiscoveryCore, Filter, MockCore, Plugin, Runtime, SessionState, Timing and others; * prints all.' {
        $defaults['Debug.WriteDebugMessagesFrom'] | Should -Be 'Discovery Skip Mock CodeCoverage'
        $all = (Invoke-With @{ Debug = @{ WriteDebugMessages = $true; WriteDebugMessagesFrom = '*' }; Filter = @{ Tag = 'Fast' } }).Text
        foreach ($area in 'DiscoveryCore', 'Filter', 'Plugin', 'Runtime', 'Timing') { $all | Should -Match "(?m)^\s*${area}: " }
        (Invoke-With @{ Debug = @{ WriteDebugMessages = $true; WriteDebugMessagesFrom = 'Run*' } }).Text | Should -Not -Match 'Discovery: '
    }

    It 'Debug.ShowNavigationMarkers | bool | $false | Prints file and line after the blocks and tests that are printed, so that an editor can turn them into links.' {
        (Invoke-With @{ Debug = @{ ShowNavigationMarkers = $true } }).Text | Should -Match 'Describing d, .*A\.Tests\.ps1:1'
    }

    It 'Debug.ShowStartMarkers | bool | $false | Prints a [|] line when a test starts, which shows where a run hangs. Needs Detailed or Diagnostic output.' {
        (Invoke-With @{ Debug = @{ ShowStartMarkers = $true } }).Text | Should -Match '\[\|\] passes'
        (Invoke-With @{ Debug = @{ ShowStartMarkers = $true }; Output = @{ Verbosity = 'Normal' } }).Text | Should -Not -Match '\[\|\]'
    }

    It 'Debug.ReturnRawResultObject | bool | $false | Leaves Pester''s internal data on the result object. For work on Pester itself.' {
        $data = { (Invoke-Sample $test -Configuration @{ Debug = @{ ReturnRawResultObject = $args[0] } } -Inspect { $null -ne $args[0].Plugins }).Value }
        & $data $true | Should -BeTrue
        & $data $false | Should -BeFalse
    }

    It 'Output.Verbosity | string | ''Normal'' | None, Normal, Detailed or Diagnostic. See output.' {
        $defaults['Output.Verbosity'] | Should -Be 'Normal'
        (Invoke-With @{ Output = @{ Verbosity = 'Loud' } }).Text | Should -Match "'None', 'Normal', 'Detailed' or 'Diagnostic'"
    }

    It 'Output.StackTraceVerbosity | string | ''Filtered'' | None, FirstLine, Filtered (only lines of your code) or Full. An error in discovery has all lines in any case.' {
        $defaults['Output.StackTraceVerbosity'] | Should -Be 'Filtered'
        $counts = foreach ($code in 'throw "x"', 'Describe "d" { It "i" { throw "x" } }') {
            foreach ($value in 'None', 'FirstLine', 'Filtered', 'Full') {
                @((Invoke-With @{ Output = @{ StackTraceVerbosity = $value } } @{ 'A.Tests.ps1' = $code }).Output -match '^\s*at ').Count
            }
        }
        $counts[0..2] | Should -Be $counts[3], $counts[3], $counts[3]
        $counts[3] | Should -BeGreaterThan 3
        $counts[4, 5] | Should -Be 0, 1
        $counts[6] | Should -BeLessThan $counts[7]
        (Invoke-With @{ Output = @{ StackTraceVerbosity = 'Loud' } }).Text | Should -Match "'None', 'FirstLine', 'Filtered' or 'Full'"
    }

    It 'Output.CIFormat | string | ''Auto'' | Auto, AzureDevops, GithubActions or None: how errors are marked in a build log. Auto looks at the environment variables TF_BUILD and GITHUB_ACTIONS.' {
        $defaults['Output.CIFormat'] | Should -Be 'Auto'
        (Invoke-With @{} -Environment @{ TF_BUILD = 'True' }).Text | Should -Match '##vso'
        (Invoke-With @{} -Environment @{ GITHUB_ACTIONS = 'true' }).Text | Should -Match '::error::'
    }

    It 'Output.CILogLevel | string | ''Error'' | Error or Warning: what a failed test, block or file becomes in the build log.' {
        $defaults['Output.CILogLevel'] | Should -Be 'Error'
        (Invoke-With @{ Output = @{ CIFormat = 'AzureDevops'; CILogLevel = 'Warning' } }).Text | Should -Match 'type=warning'
        $broken = @{ 'test.Tests.ps1' = "Describe 'd' { It 'bad test' { 1 | Should -Be 2 } }; Describe 'bad block' { AfterAll { throw 'x' }; It 'i' { } }"; 'file.Tests.ps1' = "throw 'x'" }
        foreach ($level in 'Error', 'Warning') {
            $text = (Invoke-Sample -File $broken -Configuration @{ Output = @{ Verbosity = 'Normal'; CIFormat = 'GithubActions'; CILogLevel = $level } }).Text
            foreach ($part in 'd\.bad test', 'Describe bad block', 'Discovery in') { $text | Should -Match "::$($level.ToLower())::\[-\] $part" }
        }
    }

    It 'Output.RenderMode | string | ''Auto'' | Auto, Ansi, ConsoleColor or Plaintext. Auto means plain text if the environment variable NO_COLOR exists, escape sequences if the host understands them, and console colors otherwise.' {
        $defaults['Output.RenderMode'] | Should -Be 'Auto'
        (Invoke-Sample $test -Environment @{ NO_COLOR = '1' } -Script { $c = New-PesterConfiguration; $c.Run.PassThru = $true; $c.Output.Verbosity = 'None'; "$((Invoke-Pester -Configuration $c).Configuration.Output.RenderMode.Value)" }).Value | Should -Be 'Plaintext'
    }

    It 'TestDrive.Enabled | bool | $true | Creates the TestDrive: drive for every test file.' {
        $defaults['TestDrive.Enabled'] | Should -Be 'True'
        (Invoke-With @{ TestDrive = @{ Enabled = $false } } @{ 'A.Tests.ps1' = { Describe 'd' { It 'i' { Test-Path TestDrive:/ | Should -BeFalse } } } }).Passed | Should -Be 1
    }

    It 'TestRegistry.Enabled | bool | $true | Creates the TestRegistry: drive. Has no effect outside Windows.' {
        $defaults['TestRegistry.Enabled'] | Should -Be 'True'
    }

    It '-Configuration is combined with -Path, -Output or another simple parameter.' {
        (Invoke-Sample $test -Script { Invoke-Pester -Configuration (New-PesterConfiguration) -Path . }).Errors | Should -Match 'Parameter set cannot be resolved using the specified named parameters'
    }

    It 'A hashtable is read for known names and fitting types; everything else in it is silently dropped.' {
        $run = Invoke-Sample -Script { $c = New-PesterConfiguration -Hashtable @{ Runs = @{ Path = './tests' }; Run = @{ Paths = './tests'; Exit = 'yes'; Throw = $true } }; "$($c.Run.Path.Value) $($c.Run.Exit.Value) $($c.Run.Throw.Value)" }
        $run.Value | Should -Be '. False True'
        $run.Errors | Should -BeNullOrEmpty
    }

    It 'In a list of texts, a number becomes an empty text: Tag = @(12) runs all tests, and ''12'' runs those with that tag.' {
        $run = Invoke-Sample { Describe 'd' { It 'twelve' -Tag 12 { }; It 'other' -Tag Slow { }; It 'none' { } } } -Script {
            foreach ($tag in @(12), '12', @('12')) {
                $configuration = New-PesterConfiguration -Hashtable @{ Run = @{ PassThru = $true }; Output = @{ Verbosity = 'None' }; Filter = @{ Tag = $tag } }
                "[$($configuration.Filter.Tag.Value)] $($configuration.Filter.Tag.Value.Count) $((Invoke-Pester -Configuration $configuration).Passed.Name)"
            }
            # Not in a list.
            "$((New-PesterConfiguration -Hashtable @{ Filter = @{ Tag = 12 } }).Filter.Tag.Value.Count)"
            $configuration = New-PesterConfiguration
            $configuration.Filter.Tag = 12
            "[$($configuration.Filter.Tag.Value)]"
        }
        $run.Value | Should -Be '[] 1 twelve other none', '[12] 1 twelve', '[12] 1 twelve', '0', '[12]'
        "$($run.Errors)$($run.Warnings)" | Should -BeNullOrEmpty
    }

    It 'Here all three entries are wrong: the section is Run, the option is Path, and Exit wants a Boolean.' {
        $run = Invoke-Sample -Script { foreach ($hashtable in @{ Runs = @{ Path = './tests' } }, @{ Run = @{ Paths = './tests' } }, @{ Run = @{ Exit = 'yes' } }, @{ Run = @{ Path = './tests'; Exit = $true } }) { $c = New-PesterConfiguration -Hashtable $hashtable; "$($c.Run.Path.Value) $($c.Run.Exit.Value)" } }
        $run.Value | Should -Be '. False', '. False', '. False', './tests True'
    }

    It 'A [switch] parameter of your script is dropped as well: Exit = $CI changes nothing, Exit = [bool] $CI works.' {
        $run = Invoke-Sample -Script { $CI = [switch] $true; foreach ($value in $CI, [bool] $CI) { (New-PesterConfiguration -Hashtable @{ Run = @{ Exit = $value } }).Run.Exit.Value } }
        $run.Value | Should -Be $false, $true
        $run.Errors | Should -BeNullOrEmpty
    }

    It 'Assigning to a single option of the object, $config.Run.Paths = …, reports both kinds of mistake: The property ''Paths'' cannot be found on this object. Verify that the property exists and can be set. and Cannot convert the "yes" value of type "System.String" to type "Pester.BoolOption".' {
        (Invoke-Sample -Script { $c = New-PesterConfiguration; $c.Run.Paths = './tests' }).Errors | Should -Match "The property 'Paths' cannot be found on this object"
        (Invoke-Sample -Script { $c = New-PesterConfiguration; $c.Run.Exit = 'yes' }).Errors | Should -Match 'Cannot convert the "yes" value of type "System.String" to type "Pester.BoolOption"'
    }

    It 'A hashtable for a whole section, $config.Run = @{ … }, is read as above.' {
        $run = Invoke-Sample -Script { $c = New-PesterConfiguration; $c.Run = @{ Paths = './tests'; Exit = 'yes'; PassThru = $true }; $c.Run.Path.Value; $c.Run.Exit.IsModified; $c.Run.PassThru.Value }
        $run.Errors | Should -BeNullOrEmpty
        $run.Value | Should -Be '.', $false, $true
    }

    It 'The option is an object, and an object counts as true whatever it holds.' {
        (Invoke-Sample -Script { $c = New-PesterConfiguration; [bool] $c.Run.Exit; $c.Run.Exit.Value }).Value | Should -Be $true, $false
    }

    It 'Options with a fixed list of values are checked when the run starts, not when you assign them. Report formats are checked only while their section is enabled. The message names the option and its values.' {
        $run = Invoke-With @{ TestResult = @{ Enabled = $false; OutputFormat = 'Loud' } }
        $run.Passed | Should -Be 1
        $run = Invoke-With @{ TestResult = @{ Enabled = $true; OutputFormat = 'Loud' } }
        "$($run.Text) $($run.Errors)" | Should -Match "TestResult\.OutputFormat must be .*'NUnit3'"
    }

    It 'Should.ErrorAction is the exception: it is not checked, and anything but Stop acts like Continue.' {
        $two = @{ 'A.Tests.ps1' = { Describe 'd' { It 'i' { 1 | Should -Be 2; 3 | Should -Be 4 } } } }
        (Invoke-With @{ Should = @{ ErrorAction = 'Anything' } } $two).Tests[0].Message | Should -HaveCount 2
    }

    It 'Invoke-Pester does not look for such a file, whatever its name; you load it and pass it on.' {
        $file = '@{ Output = @{ Verbosity = "None" } }'
        (Invoke-With @{} @{ 'A.Tests.ps1' = $test; 'Pester.psd1' = $file; 'PesterConfiguration.psd1' = $file }).Output -match 'Tests Passed: 1' | Should -Not -BeNullOrEmpty
        (Invoke-With @{ Output = @{ Verbosity = 'None' } }).Output -match 'Tests Passed' | Should -BeNullOrEmpty
    }

    It 'Import-PowerShellDataFile does not know $PSScriptRoot' {
        $run = Invoke-Sample -File @{ 'Bad.psd1' = '@{ Path = "$PSScriptRoot/tests" }'; 'Good.psd1' = '@{ Path = "./tests" }' } -Script {
            (Import-PowerShellDataFile -Path ./Good.psd1).Path
            try { Import-PowerShellDataFile -Path ./Bad.psd1 } catch { 'refused' }
        }
        $run.Value | Should -Be './tests', 'refused'
    }

    It 'An assignment to Value fails' {
        $run = Invoke-Sample -Script {
            $configuration = New-PesterConfiguration
            try { $configuration.Run.Exit.Value = $true } catch { "$_" }
            $configuration.Run.Exit = $true
            $configuration.Run.Exit.Value
        }
        $run.Value | Should -Be "'Value' is a ReadOnly property.", $true
    }

    It 'The simple one has a handful of parameters for the console; the advanced one has the single parameter -Configuration and reaches everything.' {
        $run = Invoke-Sample -Script {
            $common = [System.Management.Automation.PSCmdlet]::CommonParameters
            foreach ($name in 'Simple', 'Advanced') {
                $set = (Get-Command Invoke-Pester).ParameterSets | Where-Object Name -EQ $name
                @($set.Parameters.Name | Where-Object { $_ -notin $common } | Sort-Object) -join ' '
            }
        }
        $run.Value | Should -Be 'CI Container ExcludePath ExcludeTagFilter FullNameFilter Output PassThru Path TagFilter', 'Configuration'
    }

    It 'A configuration can go into a job: write Invoke-Pester -Configuration $using:config in the block of Start-Job.' {
        $run = Invoke-Sample $test -Seconds 120 -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $config = New-PesterConfiguration -Hashtable @{ Run = @{ Path = (Get-Location).ProviderPath; PassThru = $true }; Filter = @{ Tag = 'Fast' } }
            $counts = Start-Job { Import-Module $using:manifest; $r = Invoke-Pester -Configuration $using:config; "$($r.PassedCount) $($r.NotRunCount)" } | Receive-Job -Wait
            "$(@($counts)[-1])"
        }
        $run.Value | Should -Be '1 1'
    }

    It 'With these releases, pass a hashtable, and call New-PesterConfiguration -Hashtable $using:options in the job.' {
        $run = Invoke-Sample $test -Seconds 120 -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $options = @{ Run = @{ Path = (Get-Location).ProviderPath; PassThru = $true }; Filter = @{ Tag = 'Fast' } }
            $counts = Start-Job { Import-Module $using:manifest; $r = Invoke-Pester -Configuration (New-PesterConfiguration -Hashtable $using:options); "$($r.PassedCount) $($r.NotRunCount)" } | Receive-Job -Wait
            "$(@($counts)[-1])"
        }
        $run.Value | Should -Be '1 1'
    }

    It 'A hashtable can live in a file, which keeps the settings of a repository in one place.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = $test; 'Pester.psd1' = "@{ Filter = @{ Tag = 'Fast' }; Run = @{ PassThru = `$true } }" } -Script {
            Invoke-Pester -Configuration (New-PesterConfiguration -Hashtable (Import-PowerShellDataFile -Path ./Pester.psd1))
        }
        "$($run.Passed) $($run.NotRun)" | Should -Be '1 1'
    }

    It 'Paths in the file are relative to the current location.' {
        $run = Invoke-Sample -File @{
            'settings/Pester.psd1'      = "@{ Run = @{ Path = './tests'; PassThru = `$true }; TestResult = @{ Enabled = `$true; OutputPath = './out.xml' } }"
            'tests/A.Tests.ps1'          = "Describe 'd' { It 'beside the location' { } }"
            'settings/tests/B.Tests.ps1' = "Describe 'd' { It 'beside the file' { } }"
        } -Script { Invoke-Pester -Configuration (Import-PowerShellDataFile -Path ./settings/Pester.psd1) }
        $run.Tests.Name | Should -Be 'beside the location'
        $run.Files.Keys | Should -Be 'out.xml'
    }

    It 'For JSON, pass what ConvertFrom-Json -AsHashtable returns. A whole number from JSON has the type long and is silently dropped, so set such an option afterwards.' {
        $run = Invoke-Sample -Script {
            $json = '{ "Run": { "Path": ["./a", "./b"], "SkipRun": true }, "Filter": { "Tag": "Fast" }, "CodeCoverage": { "CoveragePercentTarget": 80 } }'
            $c = New-PesterConfiguration -Hashtable ($json | ConvertFrom-Json -AsHashtable)
            "$($c.Run.Path.Value) $($c.Run.SkipRun.Value) $($c.Filter.Tag.Value) $($c.CodeCoverage.CoveragePercentTarget.Value)"
            (New-PesterConfiguration -Hashtable @{ CodeCoverage = @{ CoveragePercentTarget = 80 } }).CodeCoverage.CoveragePercentTarget.Value
            try { New-PesterConfiguration -Hashtable ($json | ConvertFrom-Json) } catch { 'refused' }
        }
        $run.Value | Should -Be './a ./b True Fast 75', 80, 'refused'
    }

    It 'This configuration shows all failures of a test at once and short stack traces, and leaves out slow tests.' {
        $sections = @{ Filter = @{ ExcludeTag = 'Slow' }; Should = @{ ErrorAction = 'Continue' }; Output = @{ Verbosity = 'Detailed'; StackTraceVerbosity = 'FirstLine' } }
        $file = @{ 'A.Tests.ps1' = { Describe 'd' {
            BeforeAll { function Get-A { throw 'deep' } }
            It 'two' { 1 | Should -Be 2; 3 | Should -Be 4 }
            It 'slow' -Tag Slow { }
            It 'deep' { Get-A }
        } } }
        $run = Invoke-With $sections $file
        $run.Tests[0].Message | Should -HaveCount 2
        $run.NotRun | Should -Be 1
        @($run.Output -match '^\s*at ').Count | Should -BeLessThan @((Invoke-With @{ Filter = @{ ExcludeTag = 'Slow' }; Should = @{ ErrorAction = 'Continue' } } $file).Output -match '^\s*at ').Count
    }

    It 'The exit code tells the server that the run failed, and the report is there to publish.' {
        $run = Invoke-Sample $test -Seconds 120 -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            Set-Content ci.ps1 "Import-Module '$manifest'; Invoke-Pester -Configuration @{ Run = @{ Exit = `$true }; TestResult = @{ Enabled = `$true; OutputPath = 'out/testResults.xml'; OutputFormat = 'JUnitXml' } }"
            $null = & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -File ./ci.ps1
            $LASTEXITCODE
        }
        $run.Value | Should -Be 1
        $run.Files['out/testResults.xml'] | Should -Match '<testsuites .*failures="1"'
    }

    It 'Run.Throw ends the script when a test fails or the run cannot start.' {
        foreach ($path in '.', './missing') {
            $run = Invoke-Sample $test -File @{ 'path.txt' = $path } -Script { Invoke-Pester -Configuration @{ Run = @{ Path = (Get-Content path.txt); Throw = $true } }; 'not here' }
            $run.Errors | Should -Not -BeNullOrEmpty
            $run.Value | Should -BeNullOrEmpty
        }
    }

    It 'Since the target does not fail a run, the script compares the numbers itself' {
        $run = Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = "Describe 'd' { It 'i' { } }" } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; CoveragePercentTarget = 90; UseBreakpoints = $true } } -Inspect {
            $coverage = $args[0].CodeCoverage
            "$($args[0].Result) $($coverage.CoveragePercent -lt $coverage.CoveragePercentTarget)"
        }
        $run.Value | Should -Be 'Passed True'
    }

    It 'The value $null is dropped, too. With Path = $tesst, a misspelled variable, the default . stays, and every test file below the current folder runs.' {
        $run = Invoke-Sample -File @{ 'tests/A.Tests.ps1' = $test; 'other/B.Tests.ps1' = $test } -Script {
            $tests = './tests'
            Invoke-Pester -Configuration @{ Run = @{ Path = $tesst; PassThru = $true } }
        }
        $run.Tests | Should -HaveCount 4
        $run.Errors | Should -BeNullOrEmpty
    }

    It 'The script casts to the type before Pester is imported' {
        $run = Invoke-Sample -Seconds 120 -Script {
            $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            & $program -NoProfile -Command "try { [PesterConfiguration] @{} } catch { `$_.Exception.Message }; Import-Module '$manifest'; ([PesterConfiguration] @{}).GetType().Name"
        }
        $run.Value | Should -Be 'Unable to find type [PesterConfiguration].', 'PesterConfiguration'
    }

    It 'The result comes back as a copy, whose Result and counts are right. Run.Exit would end the job, and its exit code is lost.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { }; It 'b' { throw 'x' } } } -Seconds 240 -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($exit in $false, $true) {
                $config = New-PesterConfiguration -Hashtable @{ Run = @{ Path = "$PWD/Sample.Tests.ps1"; PassThru = $true; Exit = $exit }; Output = @{ Verbosity = 'None' } }
                $job = Start-Job { Import-Module $using:manifest; Invoke-Pester -Configuration $using:config; 'went on' }
                $null = Wait-Job $job
                $said = @(Receive-Job $job)
                $result = $said | Where-Object { $_ -isnot [string] }
                "exit $exit`: $($result.Result) $($result.PassedCount) $($result.FailedCount) $($result.PSObject.TypeNames -match '^Deserialized' -ne '' | Select-Object -First 1) $($said -contains 'went on') $($job.State) [$LASTEXITCODE]"
            }
        }
        $run.Value[0] | Should -BeLike 'exit False: Failed 1 1 Deserialized.* True Completed `[`]'
        $run.Value[1] | Should -BeLike 'exit True: *False * `[`]'
    }

    It 'The variable does count when the file itself is run, with F5 or as ./Test-BackupAge.Tests.ps1, if you set it before the first Describe.' {
        $set = '$PesterPreference = [PesterConfiguration] @{ Output = @{ Verbosity = "Detailed" } }'
        $one = "Describe 'one' { It 'a' { 1 | Should -Be 1 } }"; $two = "Describe 'two' { It 'b' { 1 | Should -Be 1 } }"
        $file = @{ 'f/First.Tests.ps1' = "$set; $one; $two"; 'f/Late.Tests.ps1' = "$one; $set; $two" }
        foreach ($call in '& ./f/First.Tests.ps1', '. ./f/First.Tests.ps1') {
            (Invoke-Sample -File $file -Script ([scriptblock]::Create($call))).Text | Should -Match '\[\+\] a'
        }
        foreach ($call in '& ./f/Late.Tests.ps1', 'Invoke-Pester -Path ./f/First.Tests.ps1') {
            $text = (Invoke-Sample -File $file -Script ([scriptblock]::Create($call))).Text
            $text | Should -Match 'Tests Passed: 2'
            $text | Should -Not -Match '\[\+\] a'
        }
    }

    It 'In a test file that Invoke-Pester runs, and also in its BeforeAll, $PesterPreference comes too late and changes nothing.' {
        $set = '$PesterPreference = [PesterConfiguration] @{ Should = @{ ErrorAction = "Continue" }; Output = @{ Verbosity = "None" }; Run = @{ SkipRemainingOnFailure = "Block" } }'
        $tests = "Describe 'd' { It 'a' { 1 | Should -Be 2; Write-Host ('went' + ' on') }; It 'b' { } }"
        foreach ($code in "$set; $tests", "BeforeDiscovery { $set }; $tests", "BeforeAll { $set }; $tests") {
            $run = Invoke-Sample $code
            $run.Tests.Result | Should -Be 'Failed', 'Passed'
            $run.Text | Should -Match '\[\+\] b'
            $run.Text | Should -Not -Match 'went on'
        }
        (Invoke-Sample $tests -Script ([scriptblock]::Create("$set; Invoke-Pester -Path . -PassThru"))).Text | Should -Match 'went on'
    }

    It 'A list in such a hashtable, or in one that Import-Clixml reads, becomes a single text: ''Fast'', ''Web'' is then the tag Fast Web. Cast such a list first, $options.Filter.Tag = [string[]] $options.Filter.Tag, and Run.Path likewise.' {
        $run = Invoke-Sample -Seconds 120 -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $options = @{ Run = @{ Path = 'a', 'b' }; Filter = @{ Tag = 'Fast', 'Web'; ExcludeTag = 'one' } }
            $show = { param ($Options) $config = New-PesterConfiguration -Hashtable $Options; '{0}/{1}/{2}' -f ($config.Run.Path.Value -join '|'), ($config.Filter.Tag.Value -join '|'), ($config.Filter.ExcludeTag.Value -join '|') }
            & $show $options
            $options | Export-Clixml -Path ./options.xml
            & $show (Import-Clixml -Path ./options.xml)
            Start-Job {
                Import-Module $using:manifest
                $options = $using:options
                $show = [scriptblock]::Create($using:show)
                & $show $options
                $options.Filter.Tag = [string[]] $options.Filter.Tag
                $options.Run.Path = [string[]] $options.Run.Path
                & $show $options
            } | Receive-Job -Wait
        }
        "$($run.Value)" | Should -Be 'a|b/Fast|Web/one a b/Fast Web/one a b/Fast Web/one a|b/Fast|Web/one'
    }

    It 'In place of Should.ErrorAction, a file can give Should a default.' {
        (Invoke-Sample { BeforeAll { $PSDefaultParameterValues = @{ 'Should:ErrorAction' = 'Continue' } }; Describe 'd' { It 'i' { 1 | Should -Be 2; 3 | Should -Be 4 } } }).Tests[0].Message | Should -HaveCount 2
        (Invoke-Sample { BeforeAll { $PesterPreference = [PesterConfiguration] @{ Should = @{ ErrorAction = 'Continue' } } }; Describe 'd' { It 'i' { 1 | Should -Be 2; 3 | Should -Be 4 } } }).Tests[0].Message | Should -HaveCount 1
    }
}
