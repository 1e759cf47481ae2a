BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $files = @{
        'Sample.Tests.ps1' = "Describe 'd' { It 'i' { . `$PSScriptRoot/code.ps1; Get-One; . `$PSScriptRoot/src/more.ps1 } }"
        'code.ps1'         = "function Get-One {`n    'one'`n}`nfunction Get-OneMore {`n    'two'`n}`nfunction Set-Two { 'three' }`n"
        'src/more.ps1'     = "'more'"
        'src/more.psm1'    = "'module'"
        'src/x.Tests.ps1'  = "'test'"
        'class.ps1'        = "class Job {`n    [string] Run() { return 'x' }`n}`n'outside'"
        'counted.ps1'      = 'function Get-Counted { param ([ValidateScript({ Test-Path $_ })] $A = 5, $B = (Get-Random))
            # a comment
            if ($x) { 2 | ForEach-Object { $_ } }
            do { $x = 1; break; continue } until ($x); throw; throw "x"; exit; exit 3; return
        }
        Get-Counted
        return Get-Date'
    }
    $sample = Invoke-Sample -File $files -Script {
        function Get-Coverage ($What) { (Invoke-Pester -Script ./Sample.Tests.ps1 -Show None -PassThru -CodeCoverage $What).CodeCoverage }
        $all = Get-Coverage ./code.ps1
        "file $($all.NumberOfCommandsAnalyzed) $($all.NumberOfCommandsExecuted) $($all.NumberOfCommandsMissed) $($all.NumberOfFilesAnalyzed)"
        "files $(@($all.AnalyzedFiles)[0] -eq (Resolve-Path ./code.ps1).Path)"
        "missed $(@($all.MissedCommands).Count) $(@($all.MissedCommands)[0].PSObject.Properties.Name)"
        "hit $(@($all.HitCommands).Count) $(@($all.HitCommands)[0].Command)"
        "wildcard $((Get-Coverage ./src/*.ps1, ./src/*.psm1).NumberOfFilesAnalyzed)"
        "test file $((Get-Coverage ./src/x.Tests.ps1).NumberOfFilesAnalyzed)"
        "included $((Get-Coverage @{ Path = './src/*.ps1'; IncludeTests = $true }).NumberOfFilesAnalyzed)"
        "function $((Get-Coverage @{ Path = './code.ps1'; Function = 'Get-One*' }).NumberOfCommandsAnalyzed) $((Get-Coverage @{ Path = './code.ps1'; Function = 'Get-One' }).NumberOfCommandsAnalyzed)"
        "class $((Get-Coverage @{ Path = './class.ps1'; Class = 'Job' }).NumberOfCommandsAnalyzed)"
        "lines $((Get-Coverage @{ Path = './code.ps1'; StartLine = 4; EndLine = 6 }).NumberOfCommandsAnalyzed)"
        "short $((Get-Coverage @{ p = './code.ps1'; s = 4; e = 6 }).NumberOfCommandsAnalyzed) $((Get-Coverage @{ p = './code.ps1'; f = 'Get-One' }).NumberOfCommandsAnalyzed) $((Get-Coverage @{ p = './class.ps1'; c = 'Job' }).NumberOfCommandsAnalyzed)"
        "mixed $((Get-Coverage ./src/more.ps1, @{ Path = './code.ps1'; Function = 'Get-One' }).NumberOfCommandsAnalyzed)"
        "folder $((Get-Coverage ./src).NumberOfCommandsAnalyzed)"
        "parameters $((Get-Command Invoke-Pester).Parameters.Keys -match 'Target|Percent')"
        $counted = Get-Coverage ./counted.ps1
        "counted $(@($counted.MissedCommands | ForEach-Object { $_.Command }) -join ' ; ')"
    }
    $class = Invoke-Sample -File @{
        'own.ps1' = "class Own {`n    [datetime] `$Written = (Get-Date)`n    Own() { `$this.Written = `$this.Written.AddDays(1) }`n    [int] Age() { return 3 }`n    [int] Never() { return 4 }`n}"
        'a.Tests.ps1' = ". `$PSScriptRoot/own.ps1; Describe 'd' { It 'i' { `$own = New-Object Own; `$own.Age() | Should -Be 3; `$own.Written -gt (Get-Date) | Should -Be `$true } }"
    } -Script {
        $result = Invoke-Pester -Script ./a.Tests.ps1 -Show None -PassThru -CodeCoverage ./own.ps1
        "$($result.PassedCount) passed"
        $result.CodeCoverage.HitCommands | ForEach-Object { "hit $($_.Class) $($_.Function) $($_.Line)" }
        $result.CodeCoverage.MissedCommands | ForEach-Object { "missed $($_.Class) $($_.Function) $($_.Line)" }
    }
    function Get-Line ($Start) { $sample.Value | Where-Object { $_ -like "$Start *" } }
}

Describe 'usage/code-coverage' {
    It 'The report names each file without its folder.' {
        $run = Invoke-Sample -File @{ 'src/a.ps1' = "'a'"; 'src/sub/b.ps1' = "'b'"; 'A.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script {
            Invoke-Pester -Script ./A.Tests.ps1 -CodeCoverage ./src/a.ps1, ./src/sub/b.ps1 -CodeCoverageOutputFile ./jacoco.xml -Show Summary
        }
        $report = $run.Files['jacoco.xml']
        @([regex]::Matches($report, '<(?:package|sourcefile) name="([^"]+)"') | ForEach-Object { $_.Groups[1].Value } | Sort-Object) | Should -Be 'a.ps1', 'b.ps1', 'src', 'src/sub'
    }

    It 'The paths in the report begin with the name of the folder that all measured files have in common: src/Backup.ps1 where you measure src alone. With files of src and of another folder beside it, it is the folder of the repository, backup/src/Backup.ps1.' {
        $run = Invoke-Sample -File @{ 'backup/src/Backup.ps1' = "'a'"; 'backup/src/sub/b.ps1' = "'b'"; 'backup/lib/c.ps1' = "'c'"; 'backup/A.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script {
            foreach ($measured in @('./src/Backup.ps1'), @('./src/Backup.ps1', './src/sub/b.ps1'), @('./src/Backup.ps1', './lib/c.ps1')) {
                Push-Location ./backup; Invoke-Pester -Script ./A.Tests.ps1 -CodeCoverage $measured -CodeCoverageOutputFile ../jacoco.xml -Show Summary; Pop-Location
                @([regex]::Matches((Get-Content ./jacoco.xml -Raw), '<package name="([^"]+)"') | ForEach-Object { $_.Groups[1].Value } | Sort-Object) -join ' '
            }
        }
        $run.Value | Should -Be 'src', 'src src/sub', 'backup/lib backup/src'
    }

    It 'Take that name away in codecov.yml' -Tag Unproved {
        'https://docs.codecov.com/docs/fixing-paths'
    }

    It 'So the pages that the task or ReportGenerator makes have percentages, but no lines, with File ''Backup.ps1'' does not exist (any more). Name the folder above the common folder of the measured files: for files in src and below, that is pathToSources: $(System.DefaultWorkingDirectory), or -sourcedirs:. of ReportGenerator.' -Tag Unproved {
        'ReportGenerator 5.6.0, run by hand on a report of 4.10.1 for src/y.psm1 and src/sub/x.ps1: no lines without -sourcedirs, only those of y.psm1 with -sourcedirs:src, all with -sourcedirs:. ; https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-code-coverage-results-v2'
    }

    It 'Methods and constructors of a class count like functions, and the column Class names the class. A command in the initial value of a property, [datetime] $Written = (Get-Date), counts as well, and is listed as missed although it ran.' {
        $class.Value | Should -Be '1 passed', 'hit Own Own 3', 'hit Own Age 4', 'missed Own  2', 'missed Own Never 5'
    }

    It 'Pester counts commands and expressions, each once, however often they run: a call, each part of a pipeline, the right side of an assignment, a condition. So a line can hold several commands, and a block of ten lines only one.' {
        # Not the default of $A, the condition of until, and return, throw and exit alone.
        Get-Line 'counted' | Should -Be 'counted Test-Path $_ ; Get-Random ; if ($x) { 2 | ForEach-Object { $_ } } ; 2 ; ForEach-Object { $_ } ; $_ ; $x = 1 ; throw "x" ; 3 ; Get-Counted ; return Get-Date'
    }

    It 'Comments, braces, param blocks, the condition at the end of a do loop, and the bare words return, throw, break, continue and exit do not count. What follows return, throw or exit counts, and so does a command in a default value or in [ValidateScript()]. A branch that holds nothing but break can stay unreached at 100 %.' {
        # Not the default of $A, the condition of until, and return, throw and exit alone.
        Get-Line 'counted' | Should -Be 'counted Test-Path $_ ; Get-Random ; if ($x) { 2 | ForEach-Object { $_ } } ; 2 ; ForEach-Object { $_ } ; $_ ; $x = 1 ; throw "x" ; 3 ; Get-Counted ; return Get-Date'
    }

    Context 'an if with one block that ran' {
        BeforeAll {
            $codes = @{ branch = "if (1) {`n    'ran'`n}"; line = 'if ($old) { ''x'' } else { ''y'' }'; lines = "if (`$old) {`n 'x'`n} else { 'y' }" }
            $reports = @{}
            foreach ($name in $codes.Keys) {
                $run = Invoke-Sample -File @{ 'code.ps1' = $codes[$name]; 'Sample.Tests.ps1' = "Describe 'd' { It 'i' { . `$PSScriptRoot/code.ps1 } }" } -Configuration @{
                    CodeCoverage = './code.ps1'; CodeCoverageOutputFile = 'c.xml'; Script = './Sample.Tests.ps1'
                } -Inspect { $args[0].CodeCoverage.NumberOfCommandsMissed }
                $reports[$name] = @{ Missed = $run.Value[0]; Xml = $run.Files['c.xml'] }
            }
        }

        It 'Branches are not counted, and the report holds no branches either. An if without else is covered once its block ran, though its condition was never false.' {
            $reports.branch.Missed | Should -Be 0
            $reports.branch.Xml | Should -Match '<line '
            $reports.branch.Xml | Should -Not -MatchExactly 'BRANCH|(mb|cb)="[1-9]'
        }

        It 'In the totals of the report, a line is covered as soon as one of its commands ran. So if ($old) { ''x'' } else { ''y'' } in one line is covered when one of the two blocks ran.' {
            $reports.line.Missed | Should -Be 1
            $reports.line.Xml | Should -Match '<counter type="LINE" missed="0" covered="1"'
            $reports.lines.Xml | Should -Match '<counter type="LINE" missed="1" covered="2"'
        }
    }

    It 'With -PassThru the property CodeCoverage of the result holds the numbers and lists.' {
        $sample.Value | Should -Contain 'file 3 1 2 1'
    }

    It 'NumberOfCommandsAnalyzed | all commands that were measured' {
        $sample.Value | Should -Contain 'file 3 1 2 1'
    }

    It 'NumberOfCommandsExecuted | those that ran' {
        $sample.Value | Should -Contain 'file 3 1 2 1'
    }

    It 'NumberOfCommandsMissed | those that did not' {
        $sample.Value | Should -Contain 'file 3 1 2 1'
    }

    It 'NumberOfFilesAnalyzed | the number of files' {
        $sample.Value | Should -Contain 'file 3 1 2 1'
    }

    It 'AnalyzedFiles | their full paths' {
        $sample.Value | Should -Contain 'files True'
    }

    It 'MissedCommands | a list with File, Class, Function, Line, Command, HitCount and the exact position of each' {
        'File', 'Class', 'Function', 'Line', 'Command', 'HitCount' | ForEach-Object { Get-Line 'missed' | Should -Match "\b$_\b" }; Get-Line 'missed' | Should -Match '^missed 2'
    }

    It 'HitCommands | the same for commands that ran' {
        Get-Line 'hit' | Should -Be "hit 1 'one'"
    }

    It './Remove-OldBackup.ps1 | a file' {
        $sample.Value | Should -Contain 'file 3 1 2 1'
    }

    It './src/*.ps1, ./src/*.psm1 | all files of that name; test files are left out' {
        $sample.Value | Should -Contain 'wildcard 2'
    }

    It '@{ Path = ''./Backup.ps1''; Function = ''Get-Backup*'' } | the functions of that name, wildcards work' {
        $sample.Value | Should -Contain 'function 2 1'
    }

    It '@{ Path = ''./Backup.ps1''; Class = ''BackupJob'' } | the class of that name' {
        $sample.Value | Should -Contain 'class 1'
    }

    It '@{ Path = ''./Backup.ps1''; StartLine = 10; EndLine = 40 } | the commands between two lines' {
        $sample.Value | Should -Contain 'lines 1'
    }

    It 'The keys may be shortened to p, f, c, s and e. Several values form a list, and may mix paths with hashtables.' {
        $sample.Value | Should -Contain 'short 1 1 1'; $sample.Value | Should -Contain 'mixed 2'
    }

    It 'Test files count only when a path that ends in .Tests.ps1 names them, as a text or as a file of Get-ChildItem, or with the key IncludeTests = $true in a hashtable. Leave them out of a list: Get-ChildItem ./src/*.ps1 -Exclude *.Tests.ps1.' {
        $run = Invoke-Sample -File @{ 'a.ps1' = '1'; 'a.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script {
            foreach ($what in './a.Tests.ps1', @{ Path = './a.Tests.ps1' }, @{ Path = './a.Tests.ps1'; IncludeTests = $true }, './a*.ps1', (Get-ChildItem ./*.ps1), (Get-ChildItem ./*.ps1 -Exclude *.Tests.ps1), './*.Tests.ps1') { (Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None -CodeCoverage $what).CodeCoverage.NumberOfFilesAnalyzed; }
        }
        $run.Value | Should -Be 1, 0, 1, 1, 2, 1, 1
        $sample.Value | Should -Contain 'wildcard 2'; $sample.Value | Should -Contain 'test file 1'; $sample.Value | Should -Contain 'included 2'
    }

    It 'Path, Function and Class take one text, not a list.' {
        $list = Invoke-Sample -File $files -Configuration @{ CodeCoverage = @{ Path = './code.ps1', './class.ps1' }; Script = './Sample.Tests.ps1' }
        "$($list.Errors)" | Should -BeLike "Could not resolve coverage path './code.ps1 ./class.ps1'*"
        $run = Invoke-Sample -File @{ 'a.ps1' = "function A { 1 }`nfunction B { 2 }`nclass K { [int] C() { return 3 } }"; 'a.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script {
            foreach ($what in @{ Path = './a.ps1'; Function = 'A' }, @{ Path = './a.ps1'; Function = 'A', 'B' }, @{ Path = './a.ps1'; Function = '[AB]' }, @{ Path = './a.ps1'; Class = 'K' }, @{ Path = './a.ps1'; Class = 'K', 'L' }) { (Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None -CodeCoverage $what).CodeCoverage.NumberOfFilesAnalyzed; }
        }
        $run.Value | Should -Be 1, 0, 1, 1, 0
    }

    It 'Code coverage sets a breakpoint on each command, so such a run is slower' {
        (Invoke-Sample "Describe 'd' { It 'i' { (Get-PSBreakpoint).Count | Should -Be 3 } }" -File @{ 'code.ps1' = $files['code.ps1'] } -Configuration @{ CodeCoverage = 'code.ps1' }).Passed | Should -Be 1
    }

    It 'There is no parameter for a target.' {
        $sample.Value | Should -Contain 'parameters '
    }

    It 'Name the scripts, or a folder of their own: a pattern such as ./*.ps1 measures this script, too, and most of it has not run yet.' {
        $test = 'param ($What) $run = Invoke-Pester -Script ./Sample.Tests.ps1 -CodeCoverage $What -PassThru -Show None; $run.CodeCoverage.MissedCommands | ForEach-Object { Split-Path -Leaf $_.File }; ''end'''
        $run = Invoke-Sample -File @{ 'src/code.ps1' = "'code'"; 'Sample.Tests.ps1' = "Describe 'd' { It 'i' { . `$PSScriptRoot/src/code.ps1 } }"; 'test.ps1' = $test } -Script { foreach ($what in './*.ps1', './src/*.ps1') { "$(./test.ps1 $what)" } }
        $run.Value[0] | Should -Match 'test\.ps1'
        $run.Value[1] | Should -Be 'end'
    }

    It 'which looks into this folder only (./src/**/*.ps1 looks into those directly below it)' {
        $run = Invoke-Sample -File @{ 'src/a.ps1' = '1'; 'src/b/b.ps1' = '1'; 'src/b/c/c.ps1' = '1'; 'Sample.Tests.ps1' = "Describe 'd' { It 'i' { } }" } -Script {
            foreach ($what in './src/*.ps1', './src/**/*.ps1') { "$((Invoke-Pester -Script ./Sample.Tests.ps1 -CodeCoverage $what -PassThru -Show None).CodeCoverage.AnalyzedFiles | Split-Path -Leaf)" }
        }
        $run.Value | Should -Be 'a.ps1', 'b.ps1'
    }

    It '-CodeCoverageOutputFile writes a report in the JaCoCo format, which Azure Pipelines, Jenkins and Codecov read. -CodeCoverageOutputFileEncoding changes the encoding from utf8; JaCoCo is the only format. The folder of the file must exist.' {
        $run = Invoke-Sample $files['Sample.Tests.ps1'] -File $files -Configuration @{ CodeCoverage = './code.ps1'; CodeCoverageOutputFile = 'c.xml'; Script = './Sample.Tests.ps1' }
        $run.Files['c.xml'] | Should -Match 'JACOCO'
        $run.Files['c.xml'] | Should -Match 'encoding="utf-8"'
        $run = Invoke-Sample -File $files -Configuration @{ CodeCoverage = './code.ps1'; CodeCoverageOutputFile = 'none/c.xml'; Script = './Sample.Tests.ps1' }
        $run.Errors | Should -Match 'Could not find a part of the path'
    }

    It '-CodeCoverage names a folder.' {
        $sample.Value | Should -Contain 'folder 0'
    }

    It 'The path is relative to the current location, not to the script. Build it from the folder of your script. The tests run all the same, and the other paths of the list are measured. Where $global:ErrorActionPreference is Stop, Invoke-Pester ends before the first test.' {
        $stopped = Invoke-Sample -File $files -Script { $global:ErrorActionPreference = 'Stop'; try { Invoke-Pester -Script ./Sample.Tests.ps1 -CodeCoverage ./nothing.ps1 -PassThru } catch { 'ended' } }
        $stopped.Value | Should -Be 'ended'
        $stopped.Text | Should -Not -Match 'Describing'
        $run = Invoke-Sample -File $files -Configuration @{ CodeCoverage = './nothing.ps1'; Script = './Sample.Tests.ps1' }
        $run.Passed | Should -Be 1
        "$($run.Errors)" | Should -BeLike "Could not resolve coverage path './nothing.ps1': Cannot find path*"
        $mixed = Invoke-Sample -File $files -Script { $ErrorActionPreference = 'Stop'; (Invoke-Pester -Script ./Sample.Tests.ps1 -CodeCoverage ./nothing.ps1, ./code.ps1 -PassThru -Show None).CodeCoverage.NumberOfFilesAnalyzed }
        $mixed.Value | Should -Be 1
    }

    It 'With -Show None Pester 4 creates the file and writes nothing into it.' {
        $run = Invoke-Sample -File $files -Configuration @{ CodeCoverage = './code.ps1'; CodeCoverageOutputFile = 'c.xml'; Script = './Sample.Tests.ps1'; Show = 'None' }
        $run.Files['c.xml'] | Should -Be ''
    }

    It 'The file is empty as well when no command was measured, for example because -CodeCoverage names a folder.' {
        $run = Invoke-Sample -File $files -Configuration @{ CodeCoverage = './src'; CodeCoverageOutputFile = 'c.xml'; Script = './Sample.Tests.ps1' }
        $run.Files['c.xml'] | Should -Be ''
    }

    It 'The tests load another copy, for example the installed one. What counts is the file that runs: import the module by its path in the repository, and measure that file.' {
        $run = Invoke-Sample "Describe 'd' { It 'i' { . `$PSScriptRoot/copy/code.ps1; Get-One } }" -File @{ 'code.ps1' = $files['code.ps1']; 'copy/code.ps1' = $files['code.ps1'] } -Configuration @{ CodeCoverage = 'code.ps1' } -Inspect { $args[0].CodeCoverage.NumberOfCommandsExecuted }
        $run.Value | Should -Be 0
    }

    It 'By itself a module is measured like a dot-sourced script, including private functions that are called in InModuleScope. Name its .psm1 and the .ps1 files that it dot-sources' {
        $module = @{
            'src/Inner.ps1'   = "function Get-Inner {`n 'inner'`n}"
            'src/Tools.psm1'  = ". `$PSScriptRoot/Inner.ps1`nfunction Get-Tool {`n Get-Inner`n}`nExport-ModuleMember -Function Get-Tool"
            'out.Tests.ps1'   = "Import-Module `$PSScriptRoot/src/Tools.psm1 -Force`nDescribe 'd' { It 'i' { Get-Tool | Should -Be 'inner' } }"
            'in.Tests.ps1'    = "Import-Module `$PSScriptRoot/src/Tools.psm1 -Force`nDescribe 'd' { It 'i' { InModuleScope Tools { Get-Inner | Should -Be 'inner' } } }"
        }
        $run = Invoke-Sample -File $module -Script {
            foreach ($test in 'out', 'in') {
                foreach ($path in @('./src/*.psm1', './src/*.ps1'), @('./src/*.psm1')) {
                    $result = Invoke-Pester -Script "./$test.Tests.ps1" -CodeCoverage $path -PassThru -Show None
                    "$test $($result.PassedCount) $($result.CodeCoverage.NumberOfCommandsExecuted)/$($result.CodeCoverage.NumberOfCommandsAnalyzed)"
                }
            }
        }
        $run.Value | Should -Be 'out 1 4/4', 'out 1 3/3', 'in 1 3/4', 'in 1 2/3'
    }

    It 'The hashtable names a function or lines but no file.' {
        (Invoke-Sample -File $files -Configuration @{ CodeCoverage = @{ Function = 'x' }; Script = './Sample.Tests.ps1' }).Errors | Should -BeLike "*Coverage value 'System.Collections.Hashtable' is missing required Path key.*"
    }

    It 'Only what runs in the session of the tests is measured.' {
        foreach ($call in '$null = Start-Job { . "$using:PSScriptRoot/f.ps1"; Get-Proof } | Receive-Job -Wait -AutoRemoveJob', '. $PSScriptRoot/f.ps1; Get-Proof') {
            $run = Invoke-Sample -File @{ 'f.ps1' = 'function Get-Proof { "one" }'; 'a.Tests.ps1' = "Describe 'd' { It 'i' { $call } }" } -Script { (Invoke-Pester -Script ./a.Tests.ps1 -CodeCoverage ./f.ps1 -PassThru -Show None).CodeCoverage.NumberOfCommandsExecuted }
            $run.Value | Should -Be ([int] ($call -notlike '*Start-Job*'))
        }
    }

    It 'An exception is what stands on the right of -and and -or: it is covered with its statement, whether it ran or not.' {
        $files = @{
            'f.ps1'       = 'function Test-Confirmed { "asked" }; function Remove-B ([switch] $Force, [string] $Name) { if ($Force -or (Test-Confirmed)) { "removed" }; if ($Name -and (Test-Path -Path $Name)) { "there" } }'
            'a.Tests.ps1' = { . $PSScriptRoot/f.ps1; Describe 'd' { It 'i' { Remove-B -Force | Should -Be 'removed' } } }
        }
        $run = Invoke-Sample -File $files -Script {
            $coverage = (Invoke-Pester -Script ./a.Tests.ps1 -CodeCoverage ./f.ps1 -PassThru -Show None).CodeCoverage
            "hit $($coverage.HitCommands.Command -join ' ')"
            "missed $($coverage.MissedCommands.Command -join ' ')"
        }
        $run.Value[0] | Should -Match 'Test-Confirmed.*Test-Path'
        $run.Value[1] | Should -Be 'missed "asked" "there"'
    }

    It 'To see what the function''s own tests cover, run these tests alone, with -Script ./tests/Get-Backup.Tests.ps1 -CodeCoverage @{ Path = ''./Backup.ps1''; Function = ''Get-Backup'' }, or mock the function in the others.' {
        $load = ". `$PSScriptRoot/../Backup.ps1`n"
        $files = @{
            'Backup.ps1'                 = "function Get-Backup (`$Name) { if (`$Name) { 'named' } else { 'all' } }`nfunction Copy-Backup { Get-Backup }"
            'tests/Get-Backup.Tests.ps1' = $load + 'Describe "own" { It "named" { Get-Backup x | Should -Be named } }'
            'tests/Copy.Tests.ps1'       = $load + 'Describe "others" { It "all" { Copy-Backup | Should -Be all } }'
            'mocked/Get-Backup.Tests.ps1' = $load + 'Describe "own" { It "named" { Get-Backup x | Should -Be named } }'
            'mocked/Copy.Tests.ps1'      = $load + 'Describe "others" { It "all" { Mock Get-Backup { "mocked" }; Copy-Backup | Should -Be mocked } }'
        }
        $run = Invoke-Sample -File $files -Script { foreach ($path in './tests', './tests/Get-Backup.Tests.ps1', './mocked') { "$((Invoke-Pester -Script $path -CodeCoverage @{ Path = './Backup.ps1'; Function = 'Get-Backup' } -PassThru -Show None).CodeCoverage.MissedCommands.Command)" } }
        $run.Value | Should -Be '', "'all'", "'all'"
    }

    It 'A covered command has run, whoever called it: a function that only another function calls is covered by the tests of its caller.' {
        $files = @{ 'f.ps1' = "function Get-Inner { 'inner' }`nfunction Get-Outer { Get-Inner }`nfunction Get-Never { 'never' }"; 'a.Tests.ps1' = '. $PSScriptRoot/f.ps1; Describe "d" { It "i" { Get-Outer | Should -Be inner } }' }
        $run = Invoke-Sample -File $files -Script { (Invoke-Pester -Script ./a.Tests.ps1 -CodeCoverage ./f.ps1 -PassThru -Show None).CodeCoverage | ForEach-Object { "$($_.HitCommands.Command)|$($_.MissedCommands.Command)" } }
        $run.Value | Should -Be "'inner' Get-Inner|'never'"
    }

    It 'To leave out a folder, such as one with foreign code, select the files by their full path: (Get-ChildItem ./src -Recurse -Filter *.ps1 | Where-Object { $_.FullName -notmatch ''[\\/]vendor[\\/]'' }).FullName. -Exclude vendor of Get-ChildItem compares the name of each file, so the files in that folder are still measured.' {
        $files = @{ 'src/own.ps1' = "'own'"; 'src/sub/more.ps1' = "'more'"; 'src/vendor/foreign.ps1' = "'foreign'"; 'a.Tests.ps1' = "Describe 'd' { It 'i' { 1 | Should -Be 1 } }" }
        $run = Invoke-Sample -File $files -Script {
            $own = (Get-ChildItem ./src -Recurse -Filter *.ps1 | Where-Object { $_.FullName -notmatch '[\\/]vendor[\\/]' }).FullName
            $excluded = (Get-ChildItem ./src -Recurse -Include *.ps1 -Exclude vendor).FullName
            foreach ($list in $own, $excluded) { ((Invoke-Pester -Script ./a.Tests.ps1 -CodeCoverage $list -Show None -PassThru).CodeCoverage.AnalyzedFiles | Split-Path -Leaf | Sort-Object) -join ' ' }
        }
        $run.Value | Should -Be 'more.ps1 own.ps1', 'foreign.ps1 more.ps1 own.ps1'
    }

    It 'ReportGenerator makes it from the JaCoCo report' -Tag Unproved {
        'ReportGenerator 5.6.0, run by hand with -reporttypes:SonarQube on a report of 4.10.1 for src/A.ps1: three lineToCover, path="./src/A.ps1" with -sourcedirs:. ; https://docs.sonarsource.com/sonarqube-server/analyzing-source-code/test-coverage/generic-test-data'
    }

    It 'Without -sourcedirs, the new report has only the name of a file, Backup.ps1 in place of ./src/Backup.ps1.' -Tag Unproved {
        'The same run without -sourcedirs: path="A.ps1"; https://github.com/danielpalme/ReportGenerator'
    }

    It 'let it read the file after the tests, also when they failed. In the Jenkinsfile, this line goes into always, below nunit' -Tag Unproved {
        'https://www.jenkins.io/doc/pipeline/steps/coverage/ ; the same step stands in the recipe of v5 for Cobertura.'
    }

    It 'ReportGenerator adds them, in a report of the format Cobertura' -Tag Unproved {
        'ReportGenerator 5.6.0, run by hand with -reporttypes:Cobertura on a report of 4.10.1 for src/Backup.ps1 and src/sub/Sub.ps1: filename="./src/Backup.ps1" and "./src/sub/Sub.ps1" with -sourcedirs:., "Backup.ps1" and "Sub.ps1" without; https://docs.gitlab.com/ci/testing/code_coverage/cobertura'
    }

    It 'Each value of -Show but None prints the line that coverage looks for.' {
        $page = [System.IO.File]::ReadAllText("$PSScriptRoot/../../../versioned_docs/version-v4/usage/code-coverage.mdx")
        $pattern = [regex]::Match($page, "coverage: '/(.+)/'").Groups[1].Value
        $pattern | Should -Match 'Covered'
        $values = (Invoke-Sample -Script { [enum]::GetNames((Get-Command Invoke-Pester).Parameters['Show'].ParameterType) }).Value
        $values | Should -Contain 'Summary'
        foreach ($value in $values) {
            $run = Invoke-Sample -File $files -Script ([scriptblock]::Create("Invoke-Pester -Script ./Sample.Tests.ps1 -CodeCoverage ./code.ps1 -Show $value"))
            $run.Text -match $pattern | Should -Be ($value -ne 'None') -Because $value
        }
    }

    It 'The blank and the comma in the expression are for other cultures: Pester prints 88.89% on an English system, and 88.89 % where no culture is set.' {
        $page = [System.IO.File]::ReadAllText("$PSScriptRoot/../../../versioned_docs/version-v4/usage/code-coverage.mdx")
        $pattern = [regex]::Match($page, "coverage: '/(.+)/'").Groups[1].Value
        foreach ($case in @('en-US', '33.33%'), @('', '33.33 %')) {
            $run = Invoke-Sample -File $files -Script ([scriptblock]::Create("[cultureinfo]::CurrentCulture = '$($case[0])'; Invoke-Pester -Script ./Sample.Tests.ps1 -CodeCoverage ./code.ps1 -Show Summary"))
            [regex]::Match($run.Text, 'Covered (.*?) of').Groups[1].Value | Should -Be $case[1]
            $run.Text | Should -Match $pattern
        }
    }

    It 'A script block that runs by GetSteppablePipeline() counts as missed, and so does the line that assigns it. A proxy function from [System.Management.Automation.ProxyCommand]::Create() has two such commands in one line.' {
        $run = Invoke-Sample -File @{
            'plain.ps1' = "function Get-Plain {`n    `$block = { Get-Random }`n    & `$block`n}"
            'a.Tests.ps1' = ". `$PSScriptRoot/made.ps1; . `$PSScriptRoot/plain.ps1; Describe 'd' { It 'runs' { 3, 1 | Join-Sorted | Should -Be 1, 3; Get-Plain | Should -Not -BeNullOrEmpty } }"
        } -Script {
            "function Join-Sorted {`n$([System.Management.Automation.ProxyCommand]::Create((Get-Command Sort-Object)))`n}" | Set-Content ./made.ps1
            $result = Invoke-Pester -Script ./a.Tests.ps1 -Show None -PassThru -CodeCoverage ./made.ps1, ./plain.ps1
            "$($result.PassedCount) passed"
            $coverage = $result.CodeCoverage
            $coverage.MissedCommands | ForEach-Object { $_.Command }
            # As the page says.
            $missed = @($coverage.MissedCommands | Where-Object { $_.Command -notlike '*& $wrappedCmd @PSBoundParameters*' })
            $percent = 100 - 100 * $missed.Count / $coverage.NumberOfCommandsAnalyzed
            $missed.Count; $percent -eq 100 * ($coverage.NumberOfCommandsExecuted + 2) / $coverage.NumberOfCommandsAnalyzed
        }
        $run.Value | Should -Be '1 passed', '$PSBoundParameters[''OutBuffer''] = 1', '$scriptCmd = {& $wrappedCmd @PSBoundParameters }', '& $wrappedCmd @PSBoundParameters', 1, $true
    }
}
