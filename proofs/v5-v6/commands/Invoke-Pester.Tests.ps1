BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Invoke-Pester' {
    BeforeAll {
        $files = @{ 'tests/A.Tests.ps1' = 'Describe "a" { It "i" { } }'; 'tests/in/Deep.Tests.ps1' = 'Describe "deep" { It "i" { } }'; 'tests/other.ps1' = 'Describe "o" { It "i" { } }'; 'old/C.Tests.ps1' = 'Describe "c" { It "i" { } }'; 'br[1]/X.Tests.ps1' = 'Describe "x" { It "i" { } }'; 'run.ps1' = 'Describe "r" { It "i" { } }' }
        $paths = (Invoke-Sample -File $files -Script {
            function Get-Run ([hashtable] $Parameter) { $r = Invoke-Pester -Output None -PassThru @Parameter *>&1; (@($r.Containers | Where-Object { $_ } | ForEach-Object { [System.IO.Path]::GetFileName("$($_.Item)") } | Sort-Object) -join ',') + $(if ("$r" -match 'No test files were found') { 'none' }) }
            "folder $(Get-Run @{ Path = 'tests' })"
            "file $(Get-Run @{ Path = 'run.ps1' })"
            "items $(Get-Run @{ Path = './tests/*' })"
            "below $(Get-Run @{ Path = './tests/D*' })"
            "below by name $(Get-Run @{ Path = './tests/Deep.Tests.ps1' })|$(Get-Run @{ Path = 'A.Tests.ps1' })|$(Get-Run @{ Path = './other.ps1' })|$(Get-Run @{ Path = './old/Deep.Tests.ps1' })"
            "null $(Get-Run @{ Path = $null })"
            "without $(Get-Run @{})"
            "empty $(Get-Run @{ Path = '' }) $(Get-Run @{ Path = @() })"
            "twice $(Get-Run @{ Path = './tests/A.Tests.ps1', './tests/A*' })"
            "brackets $(Get-Run @{ Path = 'br[1]/X.Tests.ps1' }) $(Get-Run @{ Path = 'br`[1`]/X.Tests.ps1' })"
            "exclude $(Get-Run @{ Path = '.'; ExcludePath = '*/in/*' })|$(Get-Run @{ Path = '.'; ExcludePath = '*\in\*' })|$(Get-Run @{ Path = '.'; ExcludePath = './old' })|$(Get-Run @{ Path = '.'; ExcludePath = 'old' })"
            "nothing left $(Get-Run @{ Path = '.'; ExcludePath = '*' })"
            $container = New-PesterContainer -Path tests/A.Tests.ps1
            "container $(Get-Run @{ Container = $container })|$(Get-Run @{ Container = $container; Path = '.' })|$(Get-Run @{ Container = $container; Path = 'tests' })"
        }).Value
        $filters = (Invoke-Sample -File @{ 'f.Tests.ps1' = 'Describe "Block" -Tag "Outer" { It "one" -Tag "Fast" { }; It "two" { }; It "keeps <n>" -ForEach @{ n = 3 } { } }; Describe "Free" { It "three" { } }' } -Script {
            function Get-Names ([hashtable] $Parameter) { @((Invoke-Pester -Path f.Tests.ps1 -Output None -PassThru @Parameter).Passed | ForEach-Object { $_.ExpandedPath }) -join ',' }
            "tag $(Get-Names @{ TagFilter = 'fast' })|$(Get-Names @{ TagFilter = 'OUT*' })|$(Get-Names @{ TagFilter = @() })|$(Get-Names @{ TagFilter = '' })"
            "either $(Get-Names @{ TagFilter = 'Fast'; FullNameFilter = 'Free.three' })"
            "exclude $(Get-Names @{ ExcludeTagFilter = 'outer' })|$(Get-Names @{ ExcludeTagFilter = 'F*'; TagFilter = 'Outer' })|$(Get-Names @{ ExcludeTagFilter = 'Fast'; FullNameFilter = 'Block.one' })"
            "name $(Get-Names @{ FullNameFilter = 'block.ONE' })|$(Get-Names @{ FullNameFilter = 'one' })|$(Get-Names @{ FullNameFilter = '*one*' })|$(Get-Names @{ FullNameFilter = 'Free' })|$(Get-Names @{ FullNameFilter = 'Block.keeps <n>' })|$(Get-Names @{ FullNameFilter = 'Block.keeps 3' })"
            $run = Invoke-Pester -Path f.Tests.ps1 -FullNameFilter 'nope' -PassThru -Output None
            "selected none $($run.Result) $($run.NotRunCount)"
        }).Value
        $rest = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "passes" { Write-Host "<written>" }; It "fails" { 1 | Should -Be 2 } }'; 's.Tests.ps1' = 'Describe "d" { It "i" -Skip { } }'; 'later.Tests.ps1' = 'Describe "d" { It "i" { Set-ItResult -Skipped } }'; 'b.Tests.ps1' = 'Describe "d" { BeforeAll { throw "x" }; It "i" { } }' } -Script {
            foreach ($verbosity in 'None', 'Normal', 'Minimal', 'Detailed', 'Diagnostic') { $text = (Invoke-Pester a.Tests.ps1 -Output $verbosity 6>&1 | Out-String) -replace '\e\[[0-9;]*m'; "$verbosity written=$($text -match '<written>') failure=$($text -match '\[-\] d.fails') passes=$($text -match '\[\+\] passes') debug=$($text -match 'Discovery: |Runtime: ') totals=$($text -match 'Tests Passed: 1')" }
            $skip = (Invoke-Pester s.Tests.ps1 -Output Normal 6>&1 | Out-String); $later = (Invoke-Pester later.Tests.ps1 -Output Normal 6>&1 | Out-String)
            "lines $([regex]::Matches($skip, '\[[+!]\]').Count) $([regex]::Matches($later, '\[[+!]\]').Count)"
            "returns $(@(Invoke-Pester a.Tests.ps1 -Output None).Count) code $LASTEXITCODE"
            $null = Invoke-Pester b.Tests.ps1 -Output None; "block code $LASTEXITCODE"
            $run = Invoke-Pester a.Tests.ps1 -PassThru -Output None
            "type $($run.GetType().FullName) $($run.Containers.Count) $($run.Tests.Count) $($run.Failed.Count) $($run.Skipped.Count)"
            $global:LASTEXITCODE = $null; $nothing = Invoke-Pester -Path nope -PassThru -Output None 2>$null; "no files [$nothing] [$LASTEXITCODE]"
            $configuration = New-PesterConfiguration; $configuration.Run.Path = 'a.Tests.ps1'; $configuration.Run.Throw = $true; $configuration.Output.Verbosity = 'None'
            try { Invoke-Pester -Configuration $configuration } catch { "thrown $_" }
            $table = Invoke-Pester -Configuration @{ Run = @{ Path = 'a.Tests.ps1'; PassThru = $true }; Output = @{ Verbosity = 'None' } }; "table $($table.TotalCount)"
            $configuration.Run.Throw = $false; $configuration.Run.PassThru = $true; $first = Invoke-Pester -Configuration $configuration; $second = Invoke-Pester -Configuration $configuration; "again $($first.TotalCount) $($second.TotalCount) same $([object]::ReferenceEquals($first.Configuration, $configuration))"
            try { Invoke-Pester -Configuration $configuration -Output Detailed } catch { "mixed $_" }
            $d = 'mine'; $p = 'mine'; Invoke-Pester s.Tests.ps1 -Output None; "overwritten $($d -ne 'mine') $($p -ne 'mine')"
            $PesterPreference = New-PesterConfiguration; $PesterPreference.Filter.FullName = 'nope'; $PesterPreference.Output.Verbosity = 'None'
            "preference $((Invoke-Pester -Path a.Tests.ps1 -PassThru).NotRunCount)"
        }
        $text = "$($rest.Value)"
        $ci = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "fails" { throw "x" }; It "fails too" { throw "x" } }' } -Script { Set-Content build.ps1 'Invoke-Pester a.Tests.ps1 -CI -Output None; Write-Host "<not reached>"'; ./build.ps1; Write-Host "<code $LASTEXITCODE>" }
    }

    It 'Runs the tests in files, folders or script blocks and prints what failed.' {
        $text | Should -Match 'Normal written=True failure=True'
    }

    It 'Files, folders or wildcards to run (Run.Path).' {
        $paths | Should -Contain 'folder A.Tests.ps1,Deep.Tests.ps1'
    }

    It 'a folder | the files in it and below whose names end in .Tests.ps1' {
        $paths | Should -Contain 'folder A.Tests.ps1,Deep.Tests.ps1'
    }

    It 'a file | this file, whatever its name, if it ends in .ps1' {
        $paths | Should -Contain 'file run.ps1'
    }

    It 'a wildcard that matches several items | the test files that it matches, and the test files in the folders that it matches' {
        $paths | Should -Contain 'items A.Tests.ps1,Deep.Tests.ps1'
    }

    It 'a file name or a wildcard that matches nothing in its own folder | the test files that it matches in the folders below' {
        $paths | Should -Contain 'below Deep.Tests.ps1'
        $paths | Should -Contain 'below by name Deep.Tests.ps1|A.Tests.ps1|none|none'
    }

    It '$null, such as a variable without a value | the current folder, as without the parameter' {
        $null = $paths | Where-Object { $_ -like 'null *' } | Should -Be (($paths | Where-Object { $_ -like 'without *' }) -replace '^without', 'null')
        ($paths | Where-Object { $_ -like 'null *' }) | Should -Match 'A\.Tests\.ps1.*Deep'
    }

    It ''''' or @() | nothing: No test files were found' {
        $paths | Should -Contain 'empty none none'
    }

    It 'A file that is reached twice runs once.' {
        $paths | Should -Contain 'twice A.Tests.ps1'
    }

    It 'wildcards: put a backtick before each, as in ''./Report[1].Tests.ps1''.' {
        $paths | Should -Contain 'brackets none X.Tests.ps1'
    }

    It 'Wildcard patterns for files to leave out (Run.ExcludePath). Each pattern is compared with the full path of each file that -Path found; slash and backslash count as the same.' {
        $all = 'A.Tests.ps1,C.Tests.ps1,Deep.Tests.ps1,X.Tests.ps1'
        $paths | Should -Contain "exclude A.Tests.ps1,C.Tests.ps1,X.Tests.ps1|A.Tests.ps1,C.Tests.ps1,X.Tests.ps1|$all|$all"
    }

    It '''*/old/*'' leaves out everything below old. A plain folder such as old or ./old matches no file and so excludes nothing.' {
        $all = 'A.Tests.ps1,C.Tests.ps1,Deep.Tests.ps1,X.Tests.ps1'
        $paths | Should -Contain "exclude A.Tests.ps1,C.Tests.ps1,X.Tests.ps1|A.Tests.ps1,C.Tests.ps1,X.Tests.ps1|$all|$all"
    }

    It 'If no file is left, the run ends with No test files were found.' {
        $paths | Should -Contain 'nothing left none'
    }

    It 'Runs only tests that carry one of these tags, on the It or on any block around it (Filter.Tag). Wildcards work and case is ignored.' {
        "$filters" | Should -Match 'tag Block\.one\|Block\.one,Block\.two,Block\.keeps 3\|'
    }

    It 'An empty array or string selects everything.' {
        "$filters" | Should -Match '\|Block\.one,Block\.two,Block\.keeps 3,Free\.three\|Block\.one,Block\.two,Block\.keeps 3,Free\.three either'
    }

    It 'Together with -FullNameFilter, a test runs when either of the two filters matches.' {
        $filters | Should -Contain 'either Block.one,Free.three'
    }

    It 'Leaves out tests with one of these tags (Filter.ExcludeTag), with the same rules for wildcards, case and inheritance. It wins over -TagFilter and -FullNameFilter.' {
        $filters | Should -Contain 'exclude Free.three|Block.two,Block.keeps 3|'
    }

    It 'Runs only tests whose full name matches (Filter.FullName). The full name is made of the names of all blocks and of the test, joined by dots, as in Get-BackupAge.counts whole days. Case is ignored.' {
        $filters | Should -Contain 'name Block.one||Block.one|Free.three|Block.keeps 3|'
    }

    It 'The whole name must match, so write ''*whole days*'' for a part.' {
        $filters | Should -Contain 'name Block.one||Block.one|Free.three|Block.keeps 3|'
    }

    It 'The full name of a block selects all tests in it.' {
        $filters | Should -Contain 'name Block.one||Block.one|Free.three|Block.keeps 3|'
    }

    It 'For data-driven tests the name is the template, for example keeps `<Days`> days, not the expanded text.' {
        $filters | Should -Contain 'name Block.one||Block.one|Free.three|Block.keeps 3|'
    }

    It 'Sets TestResult.Enabled and Run.Exit.' {
        $ci.Files.Keys | Should -Contain 'testResults.xml'
        $ci.Text | Should -Not -Match '<not reached>'
    }

    It 'The report is written to testResults.xml in the current folder.' {
        $ci.Files['testResults.xml'] | Should -Match '<test-results'
    }

    It 'the script that made the call ends, with the number of failures as exit code.' {
        $ci.Text | Should -Not -Match '<not reached>'
        $ci.Text | Should -Match '<code 2>'
    }

    It 'Code coverage stays off.' {
        $ci.Files.Keys | Should -Not -Contain 'coverage.xml'
    }

    It 'Without -CI, failed tests only set $LASTEXITCODE.' {
        $text | Should -Match 'code 1'
    }

    It 'None | nothing but warnings and errors that are written; Write-Host in a test still prints' {
        $run = Invoke-Sample -Script { Invoke-Pester -Path ./nowhere -Output None }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
        $text | Should -Match 'None written=True failure=False passes=False debug=False totals=False'
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Get-Item ./missing }; It 'i' { Write-Error 'of a test'; Write-Warning 'noticed'; 1 | Should -Be 2 } } } -Configuration @{ Output = @{ Verbosity = 'None' } }
        $run.Errors | Should -HaveCount 2
        "$($run.Errors)" | Should -Match 'missing.*of a test'
        $run.Warnings | Should -Be 'noticed'
        $run.Text.Trim() | Should -Be ''
        $run.Failed | Should -Be 1
    }

    It 'A script continues after that error, without the option, unless $ErrorActionPreference is Stop.' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'Describe "d" -Tag Slow { It "i" { } }'
            'run.ps1'     = '$c = New-PesterConfiguration; $c.Run.Path = "./a.Tests.ps1"; $c.Filter.ExcludeTags = "Slow"; $c.Run.PassThru = $true; $c.Output.Verbosity = "None"; "passed $((Invoke-Pester -Configuration $c).PassedCount)"'
            'right.ps1'   = '$c = New-PesterConfiguration; $c.Run.Path = "./a.Tests.ps1"; $c.Filter.ExcludeTag = "Slow"; $c.Run.PassThru = $true; $c.Output.Verbosity = "None"; "passed $((Invoke-Pester -Configuration $c).PassedCount)"'
            'stop.ps1'    = '$ErrorActionPreference = "Stop"; . ./run.ps1'
        } -Script {
            foreach ($script in 'run', 'right', 'stop') {
                # a session of its own, without the try around a sample
                $session = [powershell]::Create().AddScript("Set-Location '$PWD'; Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; ./$script.ps1")
                $said = try { "$($session.Invoke())" } catch { 'ended' }
                "$script $said | $(@($session.Streams.Error) -match "The property 'ExcludeTags' cannot be found" | ForEach-Object { 'error' })"
                $session.Dispose()
            }
        }
        $run.Value | Should -Be 'run passed 1 | error', 'right passed 0 | ', 'stop ended | '
    }

    It 'Normal, Minimal | failures, one line for each file without failures, and totals' {
        $text | Should -Match 'Normal written=True failure=True passes=False debug=False totals=True'
        $text | Should -Match 'Minimal written=True failure=True passes=False debug=False totals=True'
    }

    It 'Detailed | every test that ran or was skipped' {
        $text | Should -Match 'Detailed written=True failure=\w+ passes=True debug=False totals=True'
    }

    It 'Diagnostic | the same, and Pester''s own debug messages' {
        $text | Should -Match 'Diagnostic written=True failure=\w+ passes=True debug=True'
    }

    It 'With Normal, a file whose tests are all skipped by -Skip gets two lines, [+] and [!].' {
        $rest.Value | Should -Contain 'lines 2 1'
    }

    It 'Returns the result of the run as an object (Run.PassThru).' {
        $text | Should -Match 'type Pester\.Run'
        $text | Should -Match 'returns 0'
    }

    It 'What to run, as objects from New-PesterContainer: files or script blocks, with or without data (Run.Container).' {
        "$paths" | Should -Match 'container A\.Tests\.ps1\|'
    }

    It 'The default path is then not searched. A -Path other than . runs as well, except for files that are already containers.' {
        $paths | Should -Contain 'container A.Tests.ps1|A.Tests.ps1|A.Tests.ps1,Deep.Tests.ps1'
    }

    It 'A configuration from New-PesterConfiguration, or a hashtable of the same shape.' {
        $rest.Value | Should -Contain 'table 2'
    }

    It 'Options that you leave alone come from the variable $PesterPreference, if the calling scope has one, and from the defaults otherwise.' {
        $rest.Value | Should -Contain 'preference 2'
    }

    It 'The object is copied, so a run does not change it and you can use it again.' {
        $rest.Value | Should -Contain 'again 2 2 same False'
        (Invoke-Sample -Script { "$(Invoke-Pester -Configuration $null *>&1)" }).Value | Should -Match 'Object reference not set to an instance of an object'
    }

    It 'With -PassThru, or Run.PassThru in the configuration, the command returns one Pester.Run object with the counts, the Containers, all Tests, and lists such as Failed and Skipped. Otherwise it returns nothing.' {
        $rest.Value | Should -Contain 'type Pester.Run 1 2 1 0'
        $text | Should -Match 'returns 0'
    }

    It 'After a run, $LASTEXITCODE is the number of failed tests, blocks and containers.' {
        $text | Should -Match 'returns 0 code 1'
        $text | Should -Match 'block code [12]'
    }

    It 'With Run.Exit, the script that calls Invoke-Pester exits with that number' {
        $ci.Text | Should -Match '<code 2>'
    }

    It 'What follows in the script, such as a second Invoke-Pester, does not run then: name all paths in one call, or use -PassThru and look at both results.' {
        $run = Invoke-Sample -File @{
            'bad.Tests.ps1'  = "Describe 'd' { It 'i' { 1 | Should -Be 2 } }"
            'good.Tests.ps1' = "Describe 'd' { It 'i' { Write-Host '<good ran>' } }"
            'exit.ps1'       = 'param($First) $c = New-PesterConfiguration; $c.Run.Path = $First; $c.Run.Exit = $true; $c.Output.Verbosity = "None"; Invoke-Pester -Configuration $c; $c.Run.Path = "./good.Tests.ps1"; Invoke-Pester -Configuration $c; "<end>"'
            'both.ps1'       = '$r = "./bad.Tests.ps1", "./good.Tests.ps1" | ForEach-Object { Invoke-Pester $_ -Output None -PassThru }; "$($r.Result)"'
        } -Script {
            Write-Host '<after bad>'; & ./exit.ps1 ./bad.Tests.ps1
            Write-Host '<after good>'; & ./exit.ps1 ./good.Tests.ps1
            & ./both.ps1
            "$((Invoke-Pester -Path ./bad.Tests.ps1, ./good.Tests.ps1 -Output None -PassThru).TotalCount)"
        }
        $run.Value | Should -Be '<end>', 'Failed Passed', '2'
        $run.Text | Should -Match '<after bad>\s+<after good>\s+<good ran>\s+<good ran>'
    }

    It 'With Run.Throw, the command throws Pester run failed, because 2 tests failed instead.' {
        $text | Should -Match 'thrown Pester run failed, because 1 test'
    }

    It 'When no test file is found, Pester writes an error message; it throws an exception only with Run.Throw. No object is returned, and $LASTEXITCODE is empty.' {
        $rest.Value | Should -Contain 'no files [] []'
        (Invoke-Sample -Script { try { $null = Invoke-Pester -Configuration @{ Run = @{ Path = './none'; Throw = $true } } 2>$null; 'went on' } catch { 'thrown' } }).Value | Should -Be 'thrown'
        (Invoke-Sample -Script { try { $null = Invoke-Pester -Configuration @{ Run = @{ Path = './none' } } 2>$null; 'went on' } catch { 'thrown' } }).Value | Should -Be 'went on'
    }

    It 'A run in which the filters select no test is Passed.' {
        $filters | Should -Contain 'selected none Passed 4'
    }

    It 'If the calling scope has a variable $PesterPreference, it also fills in what the simple parameters leave open.' {
        $rest.Value | Should -Contain 'preference 2'
    }

    It 'Nothing can be piped in. Get-ChildItem | Invoke-Pester writes The input object cannot be bound to any parameters for the command for each item, and then runs all tests below the current folder. Give files as a list, -Path (Get-ChildItem -Filter *.Tests.ps1).FullName, and make sure that the list is not empty: without a path, the current folder runs.' {
        (Invoke-Sample -Script { 'x' | Invoke-Pester -Path nope -Output None }).Errors | Should -Match 'The input object cannot be bound to any parameters'
        $test = 'Describe d { It i { } }'
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'one/b.Tests.ps1' = $test; 'one/c.ps1' = 'throw'; 'none/d.txt' = '' } -Script {
            try { Get-ChildItem -Path one | Invoke-Pester -Output None -ErrorAction Stop } catch { "$_" }
            foreach ($folder in 'one', 'none') { "$((Invoke-Pester -Path (Get-ChildItem -Path $folder -Filter *.Tests.ps1).FullName -Output None -PassThru).Containers | ForEach-Object { $_.Item.Name } | Sort-Object)" }
            $null = New-Item -ItemType Directory -Path ./below, ./below/deep
            Set-Content -Path ./below/deep/x.Tests.ps1 -Value 'Describe d { It deep { } }'
            Push-Location ./below
            $Error.Clear()
            $piped = Get-ChildItem -Path ../one | Invoke-Pester -Output None -PassThru 2>$null
            Pop-Location
            "$($piped.TotalCount) $($piped.Tests.Name)"
        }
        $run.Value[0] | Should -BeLike 'The input object cannot be bound to any parameters for the command*'
        $run.Value[1, 2] | Should -Be 'b.Tests.ps1', 'a.Tests.ps1 b.Tests.ps1'
        $run.Value[3] | Should -Be '1 deep'
    }

    It 'Without the switch, the command prints' {
        $run = Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'; @(Invoke-Pester a.Tests.ps1).Count }
        $run.Value | Should -Be 0
        $run.Text | Should -Match 'Tests Passed: 1'
    }

    It 'On Linux and macOS, exit codes end at 255 and then start again from 0: 256 failures exit with 0, 300 with 44.' {
        if ($IsLinux -or $IsMacOS) {
            $shell = (Get-Process -Id $PID).Path
            foreach ($pair in @(256, 0), @(300, 44)) {
                & $shell -NoProfile -Command "exit $($pair[0])"
                $LASTEXITCODE | Should -Be $pair[1]
            }
        }
    }

    It 'The Containers of the result have an entry for each file, with its counts.' {
        (Invoke-Sample -File @{ 'A.Tests.ps1' = { Describe 'a' { It 'i' { }; It 'f' { throw 'x' } } }; 'B.Tests.ps1' = { Describe 'b' { It 'i' { } } } } -Inspect {
            $args[0].Containers | ForEach-Object { '{0} {1} {2} {3}' -f $_.Item.Name, $_.Result, $_.PassedCount, $_.FailedCount }
        }).Value | Should -Be 'A.Tests.ps1 Failed 1 1', 'B.Tests.ps1 Passed 1 0'
    }

    It 'Typed at the prompt, the call ends PowerShell itself' {
        $run = Invoke-Sample -File @{ 'f.Tests.ps1' = 'Describe d { It fails { throw } }' } -Script {
            $program = (Get-Process -Id $PID).Path; $manifest = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
            "Import-Module '$manifest'; Invoke-Pester f.Tests.ps1 -Output None -CI", "'still ' + 'here'" | & $program -NoProfile -Command -
            "code $LASTEXITCODE"
        }
        $run.Value | Should -Contain 'code 1'
        $run.Value | Should -Not -Contain 'still here'
    }

    It 'So $run = Invoke-Pester -CI -PassThru assigns nothing when a test fails.' {
        $files = @{ 'run.ps1' = 'Import-Module $args[0]; try { $run = Invoke-Pester -Path $args[1] -CI -PassThru -Output None } finally { "run: [$($run.Result)]" }'; 'f.ps1' = 'Describe d { It fails { throw } }'; 'p.ps1' = 'Describe d { It passes { } }' }
        $run = Invoke-Sample -File $files -Script { $program = (Get-Process -Id $PID).Path; foreach ($file in 'f.ps1', 'p.ps1') { & $program -NoProfile -File run.ps1 (Join-Path (Get-Module Pester).ModuleBase Pester.psd1) $file } }
        $run.Value | Should -Contain 'run: [Passed]'
        $run.Value | Should -Not -Contain 'run: [Failed]'
    }

    It 'How much is printed (Output.Verbosity).' {
        $run = Invoke-Sample -File @{ 'p.Tests.ps1' = 'Describe d { It passes { } }' } -Script { foreach ($level in 'None', 'Normal', 'Detailed') { $text = Invoke-Pester p.Tests.ps1 -Output $level 6>&1 | Out-String; "$($text.Length -gt 0) $($text -match 'passes')" } }
        $run.Value | Should -Be 'False False', 'True False', 'True True'
    }

    It '-Path to -Container are the simple interface; they set options of the configuration, which are named below. -Configuration is the advanced interface.' {
        $run = Invoke-Sample -Script { (Get-Command Invoke-Pester).ParameterSets | Where-Object Name -In Simple, Advanced | Sort-Object Name | ForEach-Object { @($_.Parameters.Name -match '^(Configuration|Path|Container|CI|Output)$' | Sort-Object) -join ',' } }
        $run.Value | Should -Be 'Configuration', 'CI,Container,Output,Path'
    }

    It 'With Run.Exit the exit code is -1, which Linux and macOS show as 255.' {
        $run = Invoke-Sample -Script { $program = (Get-Process -Id $PID).Path; & $program -NoProfile -Command "Import-Module '$(Join-Path (Get-Module Pester).ModuleBase Pester.psd1)'; Invoke-Pester -Configuration @{ Run = @{ Path = 'none'; Exit = `$true } }" 2>&1 | Out-Null; $LASTEXITCODE }
        $run.Value | Should -Be $(if ($env:OS -eq 'Windows_NT') { -1 } else { 255 })
    }

    It 'If one of the two variables has a type in that scope, such as the parameter [switch] $d of a function, each file fails, for example with a PSInvalidCastException.' {
        $run = Invoke-Sample -File @{ 'p.Tests.ps1' = 'Describe d { It passes { } }' } -Script { function Start-It ([switch] $d) { Invoke-Pester p.Tests.ps1 -Output None -PassThru }; $r = Start-It; "$($r.Result) $($r.Containers[0].ErrorRecord[0].Exception.GetType().Name)"; function Start-Other ([switch] $other) { Invoke-Pester p.Tests.ps1 -Output None -PassThru }; (Start-Other).Result }
        "$($run.Value)" | Should -BeLike 'Failed PSInvalidCastException*Passed'
    }

    It 'when an error ends the run, as with a path without test files, or when Run.Throw reports failures.' {
        $run = Invoke-Sample -File @{ 'bad.Tests.ps1' = 'Describe d { It i { throw 1 } }'; 'good.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            foreach ($case in @('none', $false), @('bad.Tests.ps1', $true), @('bad.Tests.ps1', $false), @('good.Tests.ps1', $true)) {
                $result = $null
                try { $result = Invoke-Pester -Configuration @{ Run = @{ Path = $case[0]; Throw = $case[1]; PassThru = $true }; Output = @{ Verbosity = 'None' } } 2> $null } catch { }
                $null -ne $result
            }
        }
        $run.Value | Should -Be $false, $false, $true, $true
    }

    It 'The command overwrites variables named $d and $p in the scope that calls it. Give your own variables other names, also in a loop over paths.' {
        $rest.Value | Should -Contain 'overwritten True True'
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            $p = $d = $q = 'mine'
            function Start-Run { $p = $d = 'inner'; Invoke-Pester -Path ./a.Tests.ps1 -Output None; "$($p -eq 'inner') $($d -eq 'inner')" }
            Start-Run
            "$p $d"
            foreach ($p in './a.Tests.ps1') { Invoke-Pester -Path $p -Output None; $p -eq './a.Tests.ps1' }
            foreach ($path in './a.Tests.ps1') { Invoke-Pester -Path $path -Output None; $path -eq './a.Tests.ps1' }
            $q
        }
        $run.Value | Should -Be 'False False', 'mine mine', $false, $true, 'mine'
    }

    It 'The second run of $p = ''./tests''; Invoke-Pester -Path $p runs a file of Pester itself, and fails with The expression after ''.'' in a pipeline element produced an object that was not valid.' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe d { It i { } }' } -Script { $p = './tests'; $other = './tests'; foreach ($i in 1, 2) { "$((Invoke-Pester -Path $other -PassThru -Output None).Result)" }; $p = './tests'; foreach ($i in 1, 2) { "$((Invoke-Pester -Path $p -PassThru).Result)" } }
        $run.Value | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
        $run.Text | Should -Match "The expression after '\.' in a pipeline element produced an object that was not valid"
    }

    It 'Run.Exit ends with -1. On GitHub Actions and Azure Pipelines, Run.Throw does not throw then if no test failed.' {
        $run = Invoke-Sample -Seconds 300 -File @{ 'p.ps1' = 'Describe d { It passes { } }'; 'f.ps1' = 'Describe d { It fails { throw } }'; 'file' = '' } -Script {
            $pester = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
            foreach ($case in '', 'GITHUB_ACTIONS', 'TF_BUILD') {
                foreach ($name in 'p', 'f') {
                    foreach ($option in 'Throw', 'Exit') {
                        Set-Content run.ps1 "if ('$case') { Set-Item 'env:$case' 'true' }; Import-Module '$pester'; `$how = 'went on'; try { Invoke-Pester -Configuration @{ Run = @{ Path = './$name.ps1'; $option = `$true }; TestResult = @{ Enabled = `$true; OutputPath = './file/below/r.xml' }; Output = @{ Verbosity = 'None' } } } catch { `$how = 'thrown' }; `"how: `$how`""
                        $said = & (Get-Process -Id $PID).Path -NoProfile -File run.ps1 2>&1
                        "$case $name $option $("$said" -match 'Invoking step End failed') $(@($said -match '^how: ') -replace 'how: ') $LASTEXITCODE".Trim()
                    }
                }
            }
        }
        foreach ($case in 'GITHUB_ACTIONS', 'TF_BUILD') {
            $run.Value | Should -Contain "$case p Throw True went on 0"
            $run.Value | Should -Contain "$case f Throw True thrown 0"
            $run.Value | Where-Object { $_ -like "$case p Exit*" } | Should -BeIn "$case p Exit True  -1", "$case p Exit True  255"
        }
        $run.Value | Should -Contain 'p Throw False thrown 0'
        $run.Value | Where-Object { $_ -like 'p Exit*' } | Should -BeIn 'p Exit True  -1', 'p Exit True  255'
        $failed = @($run.Value | Where-Object { $_ -like '*f Exit*' })
        $failed | Should -HaveCount 3
        $failed | Should -Match 'f Exit True  (-1|255)$'
    }

    It 'The result is an object, so it is true in an if even after a failure: ask if ($run.Result -eq ''Passed''). A test file that you start by its own name, ./Backup.Tests.ps1, returns nothing.' {
        $run = Invoke-Sample -File @{ 'good.Tests.ps1' = 'Describe d { It a { } }'; 'bad.Tests.ps1' = 'Describe d { It a { throw "x" } }' } -Script {
            foreach ($name in 'good', 'bad') {
                $result = Invoke-Pester -Path ./$name.Tests.ps1 -Output None -PassThru
                "$name $(if ($result) { 'true' } else { 'false' }) $(if ($result.Result -eq 'Passed') { 'true' } else { 'false' })"
                $own = & ./$name.Tests.ps1
                "own [$own]"
                $PesterPreference = New-PesterConfiguration
                $PesterPreference.Run.PassThru = $true
                $own = & ./$name.Tests.ps1
                "own with PassThru [$own]"
                Remove-Variable PesterPreference
            }
        }
        $run.Value | Should -Be 'good true true', 'own []', 'own with PassThru []', 'bad true false', 'own []', 'own with PassThru []'
        # Both files did run, twice each.
        ([regex]::Matches($run.Text, 'Tests Passed: 1, Failed: 0')).Count | Should -Be 2
        ([regex]::Matches($run.Text, 'Tests Passed: 0, Failed: 1')).Count | Should -Be 2
    }

    It 'When the BeforeAll of a block failed, the block has a line. Its tests have none, though they count as failed.' {
        $run = Invoke-Sample { Describe 'block' { BeforeAll { throw 'early' }; It 'one' { }; It 'two' { } } }
        $run.Failed | Should -Be 2
        $run.Text | Should -Match '\[-\] Describe block failed'
        $run.Text | Should -Not -Match '\[-\] (one|two)'
    }

    It 'Put a backtick before each bracket in a name.' {
        $run = Invoke-Sample { Describe 'with [b]' { It 'one' { } } } -Script { foreach ($name in 'with [b]', 'with `[b`]') { "$((Invoke-Pester -Path . -FullNameFilter $name -Output None -PassThru).PassedCount)" } }
        $run.Value | Should -Be '0', '1'
    }
}
