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
    $moving = { Describe 'd' { It 'goes' { Set-Location (New-Item other -ItemType Directory) } } }
    $test = { Describe 'd' { It 'passes' -Tag 'Fast' { }; It 'fails' -Tag 'Slow' { throw 'x' } } }
    # Counts of a run with these sections, and what it printed.
    function Invoke-With ([System.Collections.IDictionary] $Section, [System.Collections.IDictionary] $File = @{ 'A.Tests.ps1' = $test }, [System.Collections.IDictionary] $Environment = @{}) {
        Invoke-Sample -File $File -Configuration $Section -Environment $Environment
    }
    # What a script prints in a PowerShell of its own, with Pester imported, and its exit code at the end.
    function Invoke-Shell ([string] $Command, [System.Collections.IDictionary] $File) {
        (Invoke-Sample -File ($File + @{ 'command.txt' = $Command }) -Seconds 120 -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            Set-Content command.ps1 "Import-Module '$manifest'; $(Get-Content command.txt -Raw)"
            & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -File ./command.ps1 | Where-Object { $_ -like 'got*' }
            "exit code $LASTEXITCODE"
        }).Value -join ', '
    }
}

Describe 'usage/configuration' {
    It 'Run.Path | string[] | @(''.'') | Files, folders and wildcards to take tests from. A folder is searched with everything below it, except hidden items.' {
        (Invoke-With @{} @{ '.hidden/A.Tests.ps1' = $test; 'in/B.Tests.ps1' = $test }).Tests | Should -HaveCount 2
    }

    It 'Run.Path: the whole list is ignored while its first path is . and Run.ScriptBlock or Run.Container is set. A list that starts with ./ is not ignored.' {
        (Invoke-Sample $test -Script {
            $one = { Describe 'a' { It 'i' { } } }
            foreach ($path in $null, '.', @('.', './Sample.Tests.ps1'), @('./Sample.Tests.ps1', '.'), './Sample.Tests.ps1', './') {
                foreach ($more in @{ ScriptBlock = $one }, @{ Container = New-PesterContainer -ScriptBlock $one }) {
                    $run = @{ PassThru = $true } + $more
                    if ($path) { $run.Path = $path }
                    (Invoke-Pester -Configuration @{ Run = $run; Output = @{ Verbosity = 'None' } }).TotalCount
                }
            }
        }).Value -join ' ' | Should -Be '1 1 1 1 1 1 3 3 3 3 3 3'
    }

    It 'Run.ExcludePath | string[] | @() | Wildcard patterns, each compared with the full path of every file that Run.Path finds. */old/* leaves out a folder; a bare old or ./old leaves out nothing.' {
        $files = @{ 'old/A.Tests.ps1' = $test; 'B.Tests.ps1' = $test }
        foreach ($nothing in 'old', './old') { (Invoke-With @{ Run = @{ ExcludePath = $nothing } } $files).Tests | Should -HaveCount 4 }
        (Invoke-With @{ Run = @{ ExcludePath = '*/old/*' } } $files).Tests | Should -HaveCount 2
        # The files of Run.Container are not compared.
        (Invoke-Sample -File $files -Script { (Invoke-Pester -Configuration @{ Run = @{ Container = New-PesterContainer -Path ./old/A.Tests.ps1, ./B.Tests.ps1; ExcludePath = '*/old/*'; PassThru = $true } }).TotalCount }).Value | Should -Be 4
    }

    It 'Run.Throw | bool | $false | Ends a failed run with an exception. Wins over Run.Exit when both are on.' {
        (Invoke-Sample $test -Script { try { Invoke-Pester -Configuration @{ Run = @{ Throw = $true; Exit = $true } } } catch { 'thrown' } }).Value | Should -Be 'thrown'
    }

    It 'Filter.Tag | string[] | @() | Runs only blocks and tests with one of these tags, wildcards allowed.' {
        (Invoke-With @{ Filter = @{ Tag = 'F*t' } }).Passed | Should -Be 1
    }

    It 'Filter.ExcludeTag | string[] | @() | Leaves out blocks and tests with one of these tags. Wins over Filter.Tag.' {
        (Invoke-With @{ Filter = @{ Tag = 'Slow'; ExcludeTag = 'S*' } }).NotRun | Should -Be 2
    }

    It 'Filter.Line | string[] | @() | Runs what starts on these lines, as path:line with the full path of the file. Overrides -Skip on a block or test that it names.' {
        $run = Invoke-Sample -Test "Describe 'd' {`n It 'two' -Skip { }`n It 'three' { }`n}" -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = @{ Line = "$((Get-Location).ProviderPath)/Sample.Tests.ps1:2" } } }
        $run.Tests.Result | Should -Be 'Passed', 'NotRun'
    }

    It 'CodeCoverage.Enabled | bool | $false | Measures code coverage. Without it the other options of this section do nothing.' {
        (Invoke-With @{ CodeCoverage = @{ Path = './Backup.ps1' } } @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $test }).Files.Keys | Should -BeNullOrEmpty
    }

    It 'CodeCoverage.OutputFormat | string | ''JaCoCo'' | JaCoCo, CoverageGutters or Cobertura.' {
        $run = Invoke-With @{ CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; OutputFormat = 'Loud' } } @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $test }
        "$($run.Text) $($run.Errors)" | Should -Match "must be 'JaCoCo', 'CoverageGutters' or 'Cobertura'"
    }

    It 'CodeCoverage.UseBreakpoints | bool | $true | Measures with one breakpoint for each command. $false uses the tracer, which is faster and still experimental in v5.' {
        $defaults['CodeCoverage.UseBreakpoints'] | Should -Be 'True'
    }

    It 'CodeCoverage.SingleHitBreakpoints | bool | $true | Removes each breakpoint after its first hit, which makes the run faster.' {
        $defaults['CodeCoverage.SingleHitBreakpoints'] | Should -Be 'True'
    }

    It 'TestResult.Enabled | bool | $false | Writes a test result file. Without it the other options of this section do nothing, except that TestSuiteName counts for an export.' {
        (Invoke-With @{ TestResult = @{ OutputPath = 'r.xml'; OutputFormat = 'NUnit3' } }).Files.Keys | Should -BeNullOrEmpty
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ TestSuiteName = 'harbor'; OutputFormat = 'NUnit3'; OutputPath = 'r.xml' } } -Inspect {
            $args[0] | Export-NUnitReport -Path nunit.xml
            $args[0] | Export-JUnitReport -Path junit.xml
            foreach ($file in 'nunit.xml', 'junit.xml') { $root = ([xml] (Get-Content $file -Raw)).DocumentElement; "$($root.LocalName) $($root.name) $(@($root.'test-suite').name)" }
        }
        $run.Value | Should -BeLike '*harbor*'
        $run.Value[0] | Should -BeLike 'test-results*'
        $run.Files.Keys | Sort-Object | Should -Be 'junit.xml', 'nunit.xml'
    }

    It 'Leave CodeCoverage.Enabled off: with a JaCoCo report such a run ends with Invoking step End failed and no result.' {
        $files = @{ 'A.Tests.ps1' = $test; 'Code.ps1' = 'function Get-It { 1 }' }
        foreach ($format in 'JaCoCo', 'CoverageGutters', 'Cobertura') {
            $run = Invoke-With @{ Run = @{ SkipRun = $true }; CodeCoverage = @{ Enabled = $true; Path = './Code.ps1'; OutputFormat = $format } } $files
            if ($format -eq 'JaCoCo') {
                $run.Text | Should -Match 'Invoking step End failed'
                $run.Result | Should -BeNullOrEmpty
            } else {
                $run.Text | Should -Not -Match 'step End failed'
                $run.NotRun | Should -Be 2
            }
        }
        $off = Invoke-With @{ Run = @{ SkipRun = $true }; CodeCoverage = @{ Path = './Code.ps1' } } $files
        $off.NotRun, $off.Result | Should -Be 2, 'Passed'
    }

    It 'In v5 the sections TestResult and CodeCoverage stay off until their Enabled is $true, whatever else you set in them.' {
        (Invoke-With @{ TestResult = @{ OutputPath = 'r.xml' }; CodeCoverage = @{ OutputPath = 'c.xml' } }).Files.Keys | Should -BeNullOrEmpty
    }

    It 'Run.Exit: the exit code is the number of failed tests, blocks and containers. It is -1 (255 on Linux) when the run could not start at all. On Linux and macOS 256 failures end with 0; Run.Throw does not have this problem. With or without Run.Exit, $LASTEXITCODE gets the number of failures; it is empty when Pester could not start the run.' {
        $failures = @{ 'A.Tests.ps1' = { Describe 'test' { It 'one' { throw 'x' }; It 'two' { } }; Describe 'block' { BeforeAll { throw 'x' }; It 'three' { } } }; 'B.Tests.ps1' = 'throw "x"' }
        Invoke-Shell 'Invoke-Pester -Configuration @{ Run = @{ Exit = $true } }; "got on"' $failures | Should -Be 'exit code 4'
        Invoke-Shell 'Invoke-Pester -Configuration @{ Run = @{ Exit = $true; Path = "./missing" } }; "got on"' @{} | Should -BeIn 'exit code -1', 'exit code 255'
        Invoke-Shell 'Invoke-Pester -Configuration @{ Run = @{ Exit = $true } }' @{ 'A.Tests.ps1' = "Describe 'd' { It 'i' -ForEach (1..256) { throw 'x' } }" } | Should -BeIn 'exit code 0', 'exit code 256'
        Invoke-Shell 'Invoke-Pester -Configuration @{ Run = @{ Throw = $true } }' @{ 'A.Tests.ps1' = "Describe 'd' { It 'i' -ForEach (1..256) { throw 'x' } }" } | Should -Be 'exit code 1'
        Invoke-Shell 'Invoke-Pester; "got $LASTEXITCODE"; $global:LASTEXITCODE = $null; Invoke-Pester -Path ./missing; "got <$LASTEXITCODE>"; exit 9' $failures | Should -Be 'got 4, got <>, exit code 9'
    }

    It 'Run.PassThru | bool | $false | Returns the result object. With Run.Exit it is written out before exit ends the script or the session.' {
        Invoke-Shell '"got $(@(Invoke-Pester -Output None).Count) $((Invoke-Pester -PassThru -Output None).FailedCount)"' @{ 'A.Tests.ps1' = $test } | Should -Match '^got 0 1,'
        Invoke-Shell 'Invoke-Pester -Configuration @{ Run = @{ PassThru = $true; Exit = $true } } | ForEach-Object { "got $($_.FailedCount)" }' @{ 'A.Tests.ps1' = $test } | Should -Be 'got 1, exit code 1'
    }

    It 'A third interface takes the parameters of Pester 4, such as -OutputFile, -EnableExit and -CodeCoverage. It prints a deprecation warning' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = $test } -Script { Invoke-Pester -Script . -OutputFile ./r.xml -OutputFormat NUnitXml }
        "$($run.Warnings) $($run.Text)" | Should -Match 'Legacy parameter set'
        $run.Files.Keys | Should -Contain 'r.xml'
    }

    It '-Script is another name for -Path and gives no warning by itself' {
        $run = Invoke-Sample -File @{ 'tests/A.Tests.ps1' = $test; 'B.Tests.ps1' = $test } -Script { Invoke-Pester -Script ./tests -PassThru }
        $run.Tests | Should -HaveCount 2
        "$($run.Warnings) $($run.Text)" | Should -Not -Match 'Legacy|deprecat'
    }

    It 'CodeCoverage.OutputEncoding | string | ''UTF8'' | Encoding of the report, a value that Out-File -Encoding accepts. A report in JaCoCo or CoverageGutters declares UTF-8 in any case, so with Unicode an XML parser refuses the file.' {
        $formats = Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $test } -Script {
            foreach ($format in 'JaCoCo', 'CoverageGutters', 'Cobertura') {
                $null = Invoke-Pester -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; OutputPath = "./$format.xml"; OutputEncoding = 'Unicode'; OutputFormat = $format }; Output = @{ Verbosity = 'None' } }
                $xml = [System.Xml.XmlDocument]::new(); $xml.XmlResolver = $null
                try { $xml.Load("$PWD/$format.xml"); "$format read" } catch { "$format refused" }
            }
        }
        $formats.Value | Should -Be 'JaCoCo refused', 'CoverageGutters refused', 'Cobertura read'
        $run = Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $test } -Script {
            foreach ($name in 'Unicode', 'ASCII', 'Nonsense') {
                Invoke-Pester -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; OutputPath = "./$name.xml"; OutputEncoding = $name } }
                if (Test-Path "./$name.xml") { $xml = [System.Xml.XmlDocument]::new(); $xml.XmlResolver = $null; try { $xml.Load("$PWD/$name.xml"); 'read' } catch { 'not read' }; @([System.IO.File]::ReadAllBytes("$((Get-Location).ProviderPath)/$name.xml")[0..1]) -join ' ' }
            }
        }
        $run.Value | Should -Be 'not read', '255 254', 'read', '60 63'
    }

    It 'Meant for the encoding of the report. 5.9.0 does not read this option: the file is always UTF-8, with a BOM.' {
        $run = Invoke-Sample $test -Script {
            foreach ($name in 'Unicode', 'ASCII', 'UTF8') {
                Invoke-Pester -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = './r.xml'; OutputEncoding = $name } }
                @([System.IO.File]::ReadAllBytes("$((Get-Location).ProviderPath)/r.xml")[0..3]) -join ' '
            }
        }
        $run.Value | Should -Be '239 187 191 60', '239 187 191 60', '239 187 191 60'
    }

    It 'The options that only Pester 6 has, such as Run.Parallel, give the first of these messages, too.' {
        (Invoke-Sample -Script { $c = New-PesterConfiguration; $c.Run.Parallel = $true }).Errors | Should -Match "The property 'Parallel' cannot be found on this object. Verify that the property exists and can be set."
    }

    It 'CodeCoverage.OutputPath | string | ''coverage.xml'' | The report file, relative to the location at the end of the run, which a test can change. Missing folders are created. With [ or ] in the path, no report can be written, and there is no result.' {
        $defaults['CodeCoverage.OutputPath'] | Should -Be 'coverage.xml'
        (Invoke-With @{ CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; OutputPath = 'new/deep/c.xml'; UseBreakpoints = $true } } @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $moving }).Files.Keys | Should -Contain 'other/new/deep/c.xml'
        $run = Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            foreach ($target in 'new [1]/c.xml', 'c[1].xml', 'c].xml', 'new/c.xml') {
                $said = Invoke-Pester -Configuration @{ Run = @{ PassThru = $true; Path = './A.Tests.ps1' }; CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; OutputPath = $target; UseBreakpoints = $true }; Output = @{ Verbosity = 'None' } } 2>&1 6>&1
                "$([bool] ($said -match 'Invoking step End failed')) $(@($said | Where-Object { $_.PSObject.Properties.Name -contains 'PassedCount' }).Count) $(Test-Path -LiteralPath $target)"
            }
        }
        $run.Value | Should -Be 'True 0 False', 'True 0 False', 'True 0 False', 'False 1 True'
    }

    It 'TestResult.OutputPath | string | ''testResults.xml'' | The report file, relative to the location at the end of the run, which a test can change. Missing folders are created. With [ in the name of a folder, no report can be written, and there is no result.' {
        $defaults['TestResult.OutputPath'] | Should -Be 'testResults.xml'
        (Invoke-With @{ TestResult = @{ Enabled = $true; OutputPath = 'new/deep/r.xml' } } @{ 'A.Tests.ps1' = $moving }).Files.Keys | Should -Be 'other/new/deep/r.xml'
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            $null = [System.IO.Directory]::CreateDirectory("$PWD/there [1]")
            foreach ($target in 'new [1]/r.xml', 'there [1]/r.xml', 'new ]/r.xml', 'r[1].xml') {
                $global:LASTEXITCODE = 7
                $said = Invoke-Pester -Configuration @{ Run = @{ PassThru = $true; Path = './A.Tests.ps1' }; TestResult = @{ Enabled = $true; OutputPath = $target }; Output = @{ Verbosity = 'None' } } 2>&1 6>&1
                "$([bool] ($said -match 'Invoking step End failed')) $(@($said | Where-Object { $_.PSObject.Properties.Name -contains 'PassedCount' }).Count) $(Test-Path -LiteralPath $target) $LASTEXITCODE"
            }
        }
        $run.Value | Should -Be 'True 0 False 0', 'True 0 False 0', 'False 1 True 0', 'False 1 True 0'
    }

    It 'Invoke-Pester has two interfaces that matter, and one call uses one of them. The simple one has a handful of parameters for the console; the advanced one has the single parameter -Configuration and reaches everything.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            $sets = (Get-Command Invoke-Pester).ParameterSets
            $common = [System.Management.Automation.Cmdlet]::CommonParameters
            "$($sets.Name)"
            "$(($sets | Where-Object Name -EQ Advanced).Parameters.Name | Where-Object { $_ -notin $common })"
            try { Invoke-Pester -Configuration (New-PesterConfiguration) -Path sub; 'both' } catch { "$_" }
            (Invoke-Pester -Path sub -Output None -PassThru).PassedCount
        }
        $run.Value[0] | Should -Match 'Simple'
        $run.Value[1] | Should -Be 'Configuration'
        $run.Value[2] | Should -Match 'Parameter set cannot be resolved'
    }
}
