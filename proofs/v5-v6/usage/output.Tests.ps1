BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $test = {
        Describe 'Restore-Backup' {
            BeforeAll {
                function Get-BackupDisk { throw 'disk is missing' }
                function Restore-Backup { Get-BackupDisk }
            }
            It 'copies' { Restore-Backup }
            It 'compares' { 1 | Should -Be 2 }
            It 'passes' { Write-Host 'said by a test'; Write-Warning 'warned by a test' }
            It 'left out' -Tag Slow { }
            It 'skipped' -Skip { }
            It 'skipped inside' { Set-ItResult -Skipped -Because 'no tape' }
            It 'inconclusive' { Set-ItResult -Inconclusive }
        }
    }
    $green = { Describe 'Green' { It 'one' { } } }
    $files = @{ 'Green.Tests.ps1' = $green; 'Skipped.Tests.ps1' = { Describe 'd' { It 'a' -Skip { }; It 'b' -Skip { } } } }

    function Invoke-With ([System.Collections.IDictionary] $Output, [System.Collections.IDictionary] $Environment = @{}) {
        Invoke-Sample $test -File $files -Environment $Environment -Configuration @{ Output = $Output; Filter = @{ ExcludeTag = 'Slow' } }
    }
    # Pester counts the lines below the message of the failed test.
    function Get-Trace ($Run) { @($Run.Output | Where-Object { $_ -match '^\s*at ' }) }

    # Its own process, whose output goes into a pipe: which modes have escape sequences?
    $colors = {
        $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
        & $program -NoProfile -File ./colors.ps1 (Get-Module Pester).Path | ForEach-Object {
            if ($_ -match '^mode: (.*)') { $mode = $Matches[1]; $found = 'none' }
            elseif ($_ -match "$([char] 27)\[") { $found = 'colors' }
            elseif ($_ -match '^end') { "${mode}: $found" }
        }
    }
    $colorFiles = @{
        'Green.Tests.ps1' = $green
        'colors.ps1'      = {
            Import-Module ($args[0] -replace 'psm1$', 'psd1')
            foreach ($when in 'plain', 'NO_COLOR') {
                if ($when -eq 'NO_COLOR') { $env:NO_COLOR = '1' }
                foreach ($mode in 'Auto', 'Ansi', 'ConsoleColor', 'Plaintext') {
                    "mode: $when $mode"
                    Invoke-Pester -Configuration @{ Output = @{ RenderMode = $mode } }
                    'end'
                }
            }
        }
    }
    $piped = (Invoke-Sample -File $colorFiles -Script $colors -Seconds 300).Value -join '; '
    $started = (Invoke-Sample -File $colorFiles -Environment @{ NO_COLOR = '1' } -Script $colors -Seconds 300).Value -join '; '

    $none = Invoke-With @{ Verbosity = 'None' }
    $normal = Invoke-With @{ Verbosity = 'Normal' }
    $detailed = Invoke-With @{ Verbosity = 'Detailed' }
    $diagnostic = Invoke-With @{ Verbosity = 'Diagnostic' }
}

Describe 'usage/output' {
    It 'At Normal, Pester prints nothing for a file whose tests pass until the file ends.' {
        $run = Invoke-Sample -Configuration @{ Output = @{ Verbosity = 'Normal' } } -Test { Describe 'd' { It 'a' { Write-Host 'in a' }; It 'b' { Write-Host 'in b' } } }
        $run.Text | Should -Match '(?s)(Running tests[^\n]*)\s+in a\s+in b\s+\[\+\] [^\n]*Sample\.Tests\.ps1'
    }

    It 'On GitHub Actions, leave out -NoNewline. The service reads the log line by line, and a sign in front of ::error:: hides the failed test from its annotations.' {
        # A line is a command only if it begins with ::, see TryParseV2 in https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
        $github = @{ Output = @{ Verbosity = 'Normal'; CIFormat = 'GithubActions' } }
        (Invoke-Sample -Configuration $github -Test { Describe 'd' { AfterEach { Write-Host '.' -NoNewline }; It 'a' { 1 | Should -Be 2 } } }).Text | Should -Match '(?m)^\.::error::\[-\] d\.a'
        (Invoke-Sample -Configuration $github -Test { Describe 'd' { AfterEach { Write-Host '.' }; It 'a' { 1 | Should -Be 2 } } }).Text | Should -Match '(?m)^::error::\[-\] d\.a'
    }

    It 'A failed test gets the same sign, in front of its line. A test that does not start, after -Skip or a failed BeforeAll, gets none. With -Output None, Pester adds nothing to the signs.' {
        $test = { Describe 'd' { AfterEach { Write-Host '.' -NoNewline }; It 'a' { 1 | Should -Be 1 }; It 'b' { 1 | Should -Be 2 }; It 'c' -Skip { }; It 'e' { 1 | Should -Be 1 }; Context 'inner' { It 'f' { 1 | Should -Be 1 } }; Context 'setup' { BeforeAll { throw 'x' }; It 'g' { } } } }
        $run = Invoke-Sample -Configuration @{ Output = @{ Verbosity = 'Normal' } } -Test $test
        $run.Text | Should -Match '\.\.\[-\] d\.b'
        $run.Text | Should -Match '\.\.\[-\] Context d\.setup failed'
        (Invoke-Sample -Configuration @{ Output = @{ Verbosity = 'None' } } -Test $test).Text.Trim() | Should -Be '....'
    }

    It 'None | only warnings, errors that are written, and what tests print; read the result with -PassThru' {
        (Invoke-Sample { Describe 'd' { It 'stays' { Set-Location TestDrive: } } } -Configuration @{ Output = @{ Verbosity = 'None' } }).Warnings | Should -BeLike 'Your current path is set to TestDrive:*'
        $run = Invoke-Sample -Script { Invoke-Pester -Path ./nowhere -Output None }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
        $run = Invoke-Sample "throw 'in discovery'" -Configuration @{ Output = @{ Verbosity = 'None' } }
        "$($run.Text)$($run.Errors)" | Should -BeNullOrEmpty
        $run = Invoke-Sample { Get-Item ./missing; Describe 'd' { It 'i' { Write-Error 'of a test' } } } -Configuration @{ Output = @{ Verbosity = 'None' } }
        "$($run.Errors)" | Should -Match 'missing.*of a test'
        $none.Text.Trim() | Should -Be 'said by a test'
        $none.Warnings | Should -Be 'warned by a test'
        $none.Errors | Should -BeNullOrEmpty
        $none.Failed | Should -Be 2
        $normal.Text | Should -Match 'Tests Passed:'
    }

    It 'one line for each file that ran without a failure, each failed test with its message, and the totals; the default' {
        @($normal.Output -match 'Green\.Tests\.ps1') | Should -HaveCount 1
        $normal.Text | Should -Match '\[-\] Restore-Backup\.copies.*\n.*disk is missing'
        $normal.Text | Should -Not -Match 'Restore-Backup\.passes'
        $normal.Text | Should -Match 'Tests Passed: 2, Failed: 2'
        (Invoke-Sample -Script { (New-PesterConfiguration).Output.Verbosity.Default }).Value | Should -Be 'Normal'
    }

    It 'A file whose tests -Skip left out has two lines, [+] and [!].' {
        $skipped = @($normal.Output -match 'Skipped\.Tests\.ps1')
        $skipped | Should -HaveCount 2
        $skipped[0] | Should -Match '^\[\+\]'
        $skipped[1] | Should -Match '^\[!\]'
        $mixed = Invoke-Sample { Describe 'd' { It 'a' { Set-ItResult -Skipped }; It 'b' -Skip { } } } -Configuration @{ Output = @{ Verbosity = 'Normal' } }
        @($mixed.Output -match 'Sample\.Tests\.ps1') | Should -HaveCount 1
    }

    It 'Detailed | also the version, the filters, each file, block and test' {
        foreach ($words in 'Pester v\d', "'ExcludeTag' set to \('Slow'\)", "Running tests from '.*Green\.Tests\.ps1'", 'Describing Green', '\[\+\] one') {
            $detailed.Text | Should -Match $words
            $normal.Text | Should -Not -Match $words
        }
    }

    It 'Diagnostic | also debug messages about discovery, skipping, mocks and code coverage' {
        $run = Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-Backup { 1 }' } -Test {
            Describe 'd' { BeforeAll { . ./Backup.ps1 }; It 'i' { Mock Get-Backup { 2 }; Get-Backup }; It 's' -Skip { } }
        } -Configuration @{ Output = @{ Verbosity = 'Diagnostic' }; CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; UseBreakpoints = $true } }
        foreach ($area in 'Discovery', 'Skip', 'Mock', 'CodeCoverage') { $run.Text | Should -Match "(?m)^\s*${area}: " }
        $detailed.Text | Should -Not -Match '(?m)^\s*Discovery: '
    }

    It '-Output Minimal is accepted too and prints the same as Normal.' {
        $minimal = Invoke-With @{ Verbosity = 'Minimal' }
        $lines = { @($args[0].Output -replace '[\d.]+m?s\b' -replace 'proof-\w+') }
        & $lines $minimal | Should -Be (& $lines $normal)
        (Invoke-Sample $green -Script { Invoke-Pester -Path . -Output Minimal -PassThru }).Passed | Should -Be 1
    }

    It 'At this level, a failed test is printed without the lines of its blocks, so it is named by its whole path, blocks included.' {
        $normal.Text | Should -Match '\[-\] Restore-Backup\.copies'
        $detailed.Text | Should -Match '\[-\] copies'
    }

    It 'With mocks in the tests, this output grows long.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 1 }; Get-Date } } } -Configuration @{ Output = @{ Verbosity = 'Diagnostic' } }
        @($run.Output -match '^\s*Mock: ').Count | Should -BeGreaterThan 10
    }

    It 'Only Pester''s own text is silenced. What a test itself prints with Write-Host or Write-Warning still appears.' {
        $none.Text | Should -Match 'said by a test'
        $none.Warnings | Should -Be 'warned by a test'
    }

    It 'Each line has a mark, the name of the test and its duration. Below a failure, the message and the places it came from follow.' {
        $detailed.Text | Should -Match '\[-\] copies \d[\d.]*m?s.*\n\s+RuntimeException: disk is missing\n\s+at Get-BackupDisk, '
    }

    It 'An error that is not a failed assertion starts with the type of the exception.' {
        $detailed.Text | Should -Match '\n\s+RuntimeException: disk is missing\n'
        $detailed.Text | Should -Match '\n\s+Expected 2, but got 1\.'
    }

    It '[-] | failed; the message and the stack trace follow' {
        $detailed.Text | Should -Match '\[-\] compares.*\n\s+Expected 2, but got 1\.\n\s+at '
    }

    It '[|] | started; only with Debug.ShowStartMarkers' {
        $run = Invoke-Sample $test -Configuration @{ Debug = @{ ShowStartMarkers = $true } }
        $run.Text | Should -Match '\[\|\] passes'
        $detailed.Text | Should -Not -Match '\[\|\]'
    }

    It 'Tests that a filter left out are not listed. The totals count them as NotRun.' {
        $detailed.Text | Should -Not -Match 'left out'
        $detailed.Text | Should -Match 'NotRun: 1'
    }

    It 'Output.StackTraceVerbosity decides how many lines follow the message of a failed test.' {
        $counts = 'None', 'FirstLine', 'Filtered', 'Full' | ForEach-Object { @(Get-Trace (Invoke-With @{ StackTraceVerbosity = $_ })).Count }
        $counts | Should -Be ($counts | Sort-Object -Unique)
    }

    It 'The first lines are the innermost: where it was thrown, then who called it.' {
        $trace = Get-Trace $detailed
        $trace[0] | Should -Match 'at Get-BackupDisk, .*Sample.Tests.ps1:\d'
        $trace[1] | Should -Match 'at Restore-Backup, '
    }

    It 'None | the message alone' {
        $run = Invoke-With @{ StackTraceVerbosity = 'None' }
        Get-Trace $run | Should -BeNullOrEmpty
        $run.Text | Should -Match 'disk is missing'
    }

    It 'FirstLine | the message and the innermost line' {
        $trace = Get-Trace (Invoke-With @{ StackTraceVerbosity = 'FirstLine' })
        $trace | Should -HaveCount 2
        $trace[0] | Should -Match 'at Get-BackupDisk, '
    }

    It 'Filtered | the lines of your own code, the default' {
        $trace = Get-Trace $detailed
        $trace[0..2] -join ' ' | Should -Match 'at Get-BackupDisk.*at Restore-Backup.*at <ScriptBlock>, .*Sample.Tests.ps1'
        $trace -join ' ' | Should -Not -Match 'Pester.psm1'
        (Invoke-Sample -Script { (New-PesterConfiguration).Output.StackTraceVerbosity.Default }).Value | Should -Be 'Filtered'
    }

    It 'Full | the lines inside Pester too, some twenty of them' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -Configuration @{ Output = @{ StackTraceVerbosity = 'Full' } }
        $inside = @(Get-Trace $run) -match 'Pester.psm1'
        $inside.Count | Should -BeGreaterThan 14
        $inside.Count | Should -BeLessThan 26
    }

    It 'None and FirstLine do not shorten it there.' {
        foreach ($value in 'None', 'FirstLine') {
            $run = Invoke-With @{ StackTraceVerbosity = $value } -Environment @{ TERM_PROGRAM = 'vscode' }
            $run.Text | Should -Match 'at Get-BackupDisk, .*\n\s*at Restore-Backup, (?s:.)*disk is missing'
        }
    }

    It 'In a GitHub Actions or Azure Pipelines job Pester writes failures in the log''s own format' {
        (Invoke-With @{} -Environment @{ GITHUB_ACTIONS = 'true' }).Text | Should -Match '::error::\[-\]'
        (Invoke-With @{} -Environment @{ TF_BUILD = 'True' }).Text | Should -Match '##vso\[task\.logissue type=error\]\s+\[-\] copies'
        $detailed.Text | Should -Not -Match '::error::|##vso'
    }

    It 'OwnDuration also holds the time of what ran in the file before the block. It lacks the time of tests that stand above an inner block, and can be negative.' {
        $own = (Invoke-Sample { Describe 'd' { It 'i' { Start-Sleep -Seconds 1 } }; Describe 'e' { It 'j' { } } } -Inspect { $args[0].Containers.Blocks.OwnDuration.TotalSeconds }).Value
        $own[1] | Should -BeGreaterThan 0.9
        $own[1] | Should -BeGreaterThan $own[0]
        $own = (Invoke-Sample { Describe 'above' { BeforeAll { Start-Sleep -Milliseconds 200 }; It 'i' { Start-Sleep -Seconds 3 }; Context 'c' { It 'j' { } } }; Describe 'below' { BeforeAll { Start-Sleep -Milliseconds 200 }; Context 'c' { It 'j' { } }; It 'i' { Start-Sleep -Seconds 3 } } } -Inspect { $args[0].Containers.Blocks.OwnDuration.TotalSeconds }).Value
        $own[0] | Should -BeLessThan 0
        $own[1] | Should -BeGreaterThan 0.19
    }

    It 'The time of BeforeAll and AfterAll is not part of any test, not even of the first. It is part of the OwnDuration of their block, or of the UserDuration of the file if they stand outside of blocks.' {
        # Lower limits only, which no busy machine breaks: what took a second stands in one place, beside the time of the tests.
        $inspect = {
            $file = $args[0].Containers[0]; $block = $file.Blocks[0]
            $tests = ($args[0].Tests.Duration.TotalSeconds | Measure-Object -Sum).Sum
            $block.OwnDuration.TotalSeconds
            $block.Duration.TotalSeconds - $tests
            $file.UserDuration.TotalSeconds
            $file.Duration.TotalSeconds - $block.Duration.TotalSeconds
        }
        $own, $besideTests, $null = (Invoke-Sample { Describe 'd' { BeforeAll { Start-Sleep -Seconds 1 }; AfterAll { Start-Sleep -Seconds 1 }; It 'first' { }; It 'last' { } } } -Inspect $inspect).Value
        $own | Should -BeGreaterThan 1.9
        $besideTests | Should -BeGreaterThan 1.9
        $null, $null, $user, $besideBlock = (Invoke-Sample { BeforeAll { Start-Sleep -Seconds 1 }; AfterAll { Start-Sleep -Seconds 1 }; Describe 'd' { It 'first' { }; It 'last' { } } } -Inspect $inspect).Value
        $user | Should -BeGreaterThan 1.9
        $besideBlock | Should -BeGreaterThan 1.9
    }

    It 'Output.CIFormat is Auto: it looks for the environment variables GITHUB_ACTIONS and TF_BUILD with the value true.' {
        (Invoke-Sample -Script { (New-PesterConfiguration).Output.CIFormat.Default }).Value | Should -Be 'Auto'
        (Invoke-With @{ CIFormat = 'None' } -Environment @{ GITHUB_ACTIONS = 'true' }).Text | Should -Not -Match '::error::'
        (Invoke-With @{} -Environment @{ GITHUB_ACTIONS = 'true' }).Text | Should -Match '::error::'
        (Invoke-With @{} -Environment @{ GITHUB_ACTIONS = '1'; TF_BUILD = '1' }).Text | Should -Not -Match '::error::|##vso'
        (Invoke-With @{} -Environment @{ GITLAB_CI = 'true' }).Text | Should -Not -Match '::error::|##vso'
    }

    It 'Output.CILogLevel may be Error or Warning; it changes how the failure is shown, not the exit code.' {
        $run = Invoke-Sample $test -Script {
            foreach ($level in 'Error', 'Warning') {
                $configuration = New-PesterConfiguration
                $configuration.Output.CIFormat = 'AzureDevops'
                $configuration.Output.CILogLevel = $level
                Invoke-Pester -Configuration $configuration
                $global:LASTEXITCODE
            }
        }
        $run.Value | Should -Be 2, 2
        $run.Text | Should -Match '(?s)type=error\].*type=warning\]'
        $wrong = Invoke-With @{ CIFormat = 'AzureDevops'; CILogLevel = 'Info' }
        "$($wrong.Text) $($wrong.Errors)" | Should -Match "'?Error'?( or |,)'?Warning"
    }

    It 'Plaintext when the environment variable NO_COLOR exists. The default' {
        $run = Invoke-Sample $green -Environment @{ NO_COLOR = '1' } -Script {
            Invoke-Pester -Path . -PassThru -Output None | ForEach-Object { "$($_.Configuration.Output.RenderMode.Value)" }
            (New-PesterConfiguration).Output.RenderMode.Default
        }
        $run.Value[0, 1] | Should -Be 'Plaintext', 'Auto'
    }

    It 'Ansi | ANSI escape sequences in the text, also when the output of PowerShell goes into a pipe or a file' {
        $piped | Should -Match 'plain Ansi: colors'
        $piped | Should -Match 'plain Plaintext: none'
    }

    It 'In PowerShell 7, 6> run.log and Out-File within the session leave the escape sequences out in every mode, unless $PSStyle.OutputRendering is Ansi.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        $run = Invoke-Sample $green -Script {
            foreach ($rendering in 'Host', 'Ansi') {
                $PSStyle.OutputRendering = $rendering
                foreach ($mode in 'Auto', 'Ansi', 'ConsoleColor', 'Plaintext') {
                    $configuration = @{ Output = @{ RenderMode = $mode } }
                    Invoke-Pester -Configuration $configuration 6> run.log
                    Invoke-Pester -Configuration $configuration 6>&1 | Out-File -FilePath out.log
                    $colors = 'run.log', 'out.log' | ForEach-Object { [System.IO.File]::ReadAllText("$PWD/$_").Contains([char] 27) }
                    "$rendering ${mode}: $colors"
                }
            }
            $PSStyle.OutputRendering = 'Host'
        }
        $run.Value -match '^Host .*True' | Should -BeNullOrEmpty
        $run.Value -match '^Host .*False False' | Should -HaveCount 4
        $run.Value | Should -Contain 'Ansi Ansi: True True'
    }

    It 'A NO_COLOR that exists when PowerShell 7 starts removes the colors of every mode' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        foreach ($mode in 'Auto', 'Ansi', 'ConsoleColor') { $started | Should -Match "plain ${mode}: none" }
    }

    It 'A NO_COLOR that you set later removes the colors of Auto; those of Ansi stay.' {
        $piped | Should -Match 'NO_COLOR Auto: none'
        $piped | Should -Match 'NO_COLOR Ansi: colors'
    }

    It 'ConsoleColor | the colors of the console' {
        $run = Invoke-Sample $green -Script {
            foreach ($mode in 'ConsoleColor', 'Plaintext') {
                $c = New-PesterConfiguration
                $c.Output.RenderMode = $mode
                $said = Invoke-Pester -Configuration $c 6>&1
                "$(@($said.MessageData.ForegroundColor | Where-Object { $null -ne $_ }).Count -gt 0) $("$said" -match "$([char] 27)\[")"
            }
        }
        $run.Value | Should -Be 'True False', 'False False'
    }

    It 'Plaintext | no color' {
        $run = Invoke-Sample $green -Script {
            foreach ($mode in 'Plaintext', 'Ansi') {
                $c = New-PesterConfiguration
                $c.Output.RenderMode = $mode
                "$(Invoke-Pester -Configuration $c 6>&1)" -match "$([char] 27)\["
            }
        }
        $run.Value | Should -Be $false, $true
    }

    It 'At Detailed, Debug.ShowStartMarkers prints a line when a test starts.' {
        $started = Invoke-Sample $test -Configuration @{ Debug = @{ ShowStartMarkers = $true } }
        $started.Text | Should -Match '\[\|\] copies\.\.\.'
        $started.Text.IndexOf('[|] passes') | Should -BeLessThan $started.Text.IndexOf('said by a test')
        (Invoke-Sample $test -Configuration @{ Debug = @{ ShowStartMarkers = $true }; Output = @{ Verbosity = 'Normal' } }).Text | Should -Not -Match '\[\|\]'
    }

    It '[|] reads a tape..., without a result | this test, its BeforeEach or its AfterEach' {
        $run = Invoke-Sample { Describe 'd' { It 'fine' { }; It 'ends' { [System.Environment]::Exit(7) } } } -Seconds 300 -Script {
            $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            & $program -NoProfile -Command "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; Invoke-Pester -Configuration @{ Debug = @{ ShowStartMarkers = `$true }; Output = @{ Verbosity = 'Detailed' } }"
        }
        $run.Value -join "`n" | Should -Match '(?s)\[\|\] ends\.\.\.(?!.*\[[-+!?]\])'
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Write-Host 'said: before' }; AfterEach { Write-Host 'said: after' }; It 'a' { }; It 'b' { } } } -Configuration @{ Debug = @{ ShowStartMarkers = $true } }
        $run.Text | Should -Match '(?s)\[\|\] a\.\.\..*said: before.*said: after.*\[\+\] a.*\[\|\] b\.\.\..*said: before.*said: after.*\[\+\] b'
    }

    It 'Debug.ShowNavigationMarkers adds file and line' {
        $run = Invoke-Sample $test -Configuration @{ Debug = @{ ShowNavigationMarkers = $true } }
        $run.Text | Should -Match 'passes, .*Sample\.Tests\.ps1:\d+'
        $detailed.Text | Should -Not -Match 'passes, .*Sample\.Tests\.ps1'
    }

    It 'An error that Pester itself throws, such as Could not find Command of Mock, has no stack trace unless Full is set. With Full, the first line of your own file says where the error came from.' {
        $code = { Describe 'd' { It 'mock' { Mock Get-NoSuchCommand { } } } }
        $run = Invoke-Sample $code
        $run.Text | Should -Match 'Could not find Command Get-NoSuchCommand'
        $run.Text | Should -Not -Match '(?m)^\s+at '
        (Invoke-Sample $code -Configuration @{ Output = @{ StackTraceVerbosity = 'Full' } }).Text | Should -Match '(?m)^\s+at .*\.Tests\.ps1:\d+'
        # The line is there for an error of other code.
        (Invoke-Sample { Describe 'd' { It 'own' { throw 'x' } } }).Text | Should -Match '(?m)^\s+at .*\.Tests\.ps1:\d+'
    }

    It 'Debug.ShowFullErrors is the old name of Output.StackTraceVerbosity = ''Full'' and wins over it.' {
        $run = Invoke-Sample $test -Configuration @{ Debug = @{ ShowFullErrors = $true }; Output = @{ StackTraceVerbosity = 'None' } }
        $run.Text | Should -Match 'at .*Pester\.psm1'
        $detailed.Text | Should -Not -Match 'Pester\.psm1'
    }

    It 'ErrorRecord of each failed test, block and file holds its errors, ready for display in DisplayErrorMessage and DisplayStackTrace.' {
        $run = Invoke-Sample $test -File @{ 'Block.Tests.ps1' = 'Describe b { AfterAll { throw "too late" }; It i { } }'; 'File.Tests.ps1' = 'throw "no file"' } -Inspect {
            $failed = $args[0].Failed[0].ErrorRecord[0]
            $failed.GetType().Name; $failed.DisplayErrorMessage; $failed.DisplayStackTrace
            foreach ($item in $args[0].FailedBlocks[0], $args[0].FailedContainers[0]) { $item.ErrorRecord[0].DisplayErrorMessage; $item.ErrorRecord[0].DisplayStackTrace }
        }
        $run.Value[0] | Should -Be 'ErrorRecord'
        $run.Value[1] | Should -Be 'RuntimeException: disk is missing'
        $run.Value[2] | Should -Match '^at Get-BackupDisk'
        $run.Value[3] | Should -Be 'RuntimeException: too late'
        $run.Value[4] | Should -Match 'Block\.Tests\.ps1'
        $run.Value[5] | Should -Match 'no file'
        $run.Value[6] | Should -Match 'File\.Tests\.ps1'
    }

    It 'After a failed BeforeAll the tests are in Failed without an error; the block or the file has the error.' {
        $files = @{
            'Block.Tests.ps1' = 'Describe b { BeforeAll { throw 1 }; It i { }; Context c { It j { } } }'
            'Each.Tests.ps1'  = 'Describe e { BeforeEach { throw 1 }; It k { } }'
            'File.Tests.ps1'  = 'BeforeAll { throw 1 }; Describe f { It l { } }'
        }
        $run = Invoke-Sample -File $files -Inspect {
            $args[0].Failed | ForEach-Object { "$($_.Name) $($_.ErrorRecord.Count)" }
            $args[0].FailedBlocks | ForEach-Object { "$($_.Name) $($_.ErrorRecord.Count)" }
            $args[0].FailedContainers | ForEach-Object { "$(Split-Path $_.Item -Leaf) $($_.ErrorRecord.Count)" }
        }
        $run.Value | Should -Be 'i 0', 'j 0', 'k 1', 'l 0', 'b 1', 'File.Tests.ps1 1'
    }

    It 'What a test wrote to the pipeline is in StandardOutput.' {
        (Invoke-Sample { Describe 'd' { It 'i' { 'into the pipe'; Write-Host 'to the host' } } } -Inspect { $args[0].Tests[0].StandardOutput }).Value |
            Should -Be 'into the pipe'
    }

    It 'A wrong word stops the run before the first test.' {
        $run = Invoke-With @{ Verbosity = 'Verbose' }
        $run.Text | Should -Match "must be 'None', 'Normal', 'Detailed' or 'Diagnostic', but it was 'Verbose'"
        $run.Tests | Should -BeNullOrEmpty
        $run.Text | Should -Not -Match 'said by a test'
    }

    It 'The other options of the section answer in the same way, each with its own list.' {
        foreach ($option in 'StackTraceVerbosity', 'CIFormat', 'CILogLevel', 'RenderMode') {
            $run = Invoke-With @{ $option = 'Loud' }
            $run.Text | Should -Match "Output\.$option must be '.*' or '.*', but it was 'Loud'"
            $run.Text | Should -Not -Match 'said by a test'
        }
    }

    It '-Output and -Configuration cannot be used together.' {
        (Invoke-Sample $green -Script { Invoke-Pester -Configuration (New-PesterConfiguration) -Output Detailed }).Errors |
            Should -Match 'Parameter set cannot be resolved'
    }

    It 'Pester writes to the host, not to the pipeline, so $text = Invoke-Pester holds nothing. 6> run.log catches the text, but puts each colored piece on a line of its own.' {
        $run = Invoke-Sample $green -Script {
            $c = New-PesterConfiguration
            $c.Output.RenderMode = 'ConsoleColor'
            $text = Invoke-Pester -Configuration $c 6> run.log
            $null -eq $text
        }
        $run.Value | Should -Be $true
        $run.Files['run.log'] | Should -Match '(?m)^Tests Passed: 1,\s*$'
        $run.Files['run.log'] | Should -Match '(?m)^Failed: 0,\s*$'
    }

    It 'Inner blocks print their heading when they run. A test of the Describe that is written below a Context is printed below it as well, with less indentation' {
        $run = Invoke-Sample { Describe 'Outer' { Context 'Inner' { It 'in' { } }; It 'out' { } } }
        $run.Text | Should -Match 'Describing Outer\n Context Inner\n   \[\+\] in .*\n  \[\+\] out '
    }

    It 'Invoke-Pester -Verbose does not reach the tests.' {
        $file = @{ 'A.Tests.ps1' = { Describe 'd' { It 'i' { Write-Verbose 'said' } } } }
        (Invoke-Sample -File $file -Script { Invoke-Pester -Path . -Output None -Verbose 4>&1 | ForEach-Object { "$_" } }).Value | Should -Not -Contain 'said'
        (Invoke-Sample -File $file -Script { $VerbosePreference = 'Continue'; Invoke-Pester -Path . -Output None 4>&1 | ForEach-Object { "$_" } }).Value | Should -Contain 'said'
    }

    It 'Stack traces, colors and the format for build logs have options of their own, all in the Output section of the configuration.' {
        $names = (Invoke-Sample -Script { @((New-PesterConfiguration).Output.PSObject.Properties.Name) }).Value
        foreach ($name in 'StackTraceVerbosity', 'RenderMode', 'CIFormat') { $names | Should -Contain $name }
    }

    It 'No level prints the failed tests alone; Normal comes closest.' {
        $file = @{ 'A.Tests.ps1' = "Describe 'd' { It 'fails' { throw 'x' }; It 'passes' { } }"; 'B.Tests.ps1' = "Describe 'd' { It 'green' { } }" }
        $lines = foreach ($level in 'None', 'Normal', 'Detailed', 'Diagnostic') {
            $text = (Invoke-Sample -File $file -Configuration @{ Output = @{ Verbosity = $level } }).Text
            "$level $($text -match '\[-\]') $($text -match '\[\+\]') $($text -match '\[\+\] passes')"
        }
        $lines | Should -Be 'None False False False', 'Normal True True False', 'Detailed True True True', 'Diagnostic True True True'
    }

    It 'Functions of a module do not see a preference of the test.' {
        $run = Invoke-Sample -File @{ 'Talk.psm1' = 'function Get-Talk { [CmdletBinding()] param () Write-Verbose "from module" }' } {
            BeforeAll { Import-Module $PSScriptRoot/Talk.psm1 -Force; function Get-Own { [CmdletBinding()] param () Write-Verbose 'from test' } }
            Describe 'd' { It 'i' {
                $VerbosePreference = 'Continue'
                Get-Own 4>&1 | Should -Be 'from test'
                Get-Talk 4>&1 | Should -BeNullOrEmpty
                Get-Talk -Verbose 4>&1 | Should -Be 'from module'
            } }
        }
        $run.Passed | Should -Be 1
    }

    It 'Each level that names a failed test prints its message, too; Output.StackTraceVerbosity = ''None'' leaves out the lines below the message.' {
        $seen = foreach ($level in 'None', 'Normal', 'Detailed', 'Diagnostic') {
            $run = Invoke-Sample { Describe 'd' { It 'fails here' { throw 'no disk' } } } -Configuration @{ Output = @{ Verbosity = $level; StackTraceVerbosity = 'None' } }
            "$level $($run.Text -match '\[-\].*fails here') $($run.Text -match 'no disk') $($run.Text -match '(?m)^\s*at ')"
        }
        $seen | Should -Be 'None False False False', 'Normal True True False', 'Detailed True True False', 'Diagnostic True True False'
        (Invoke-Sample { Describe 'd' { It 'fails here' { throw 'no disk' } } }).Text | Should -Match '(?m)^\s*at '
    }

    It 'No option leaves out only the lines about discovery, the lines about files, or the totals.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "the test" { } }' } -Script {
            $names = (New-PesterConfiguration).Output.PSObject.Properties.Name
            foreach ($change in @{ }, @{ StackTraceVerbosity = 'None' }, @{ CIFormat = 'None' }, @{ CILogLevel = 'Warning' }, @{ RenderMode = 'Plaintext' }, @{ ShowTags = $true }, @{ CIDebugOutput = 'None' }) {
                $configuration = New-PesterConfiguration
                $configuration.Run.Path = 'sub'
                $configuration.Output.Verbosity = 'Detailed'
                foreach ($name in $change.Keys) { if ($name -in $names) { $configuration.Output.$name = $change[$name] } }
                $text = Invoke-Pester -Configuration $configuration 6>&1 | Out-String
                ($text -match 'the test') -and ($text -match 'Discovery found|Running tests from \d files') -and ($text -match "Running tests from '") -and ($text -match 'Tests Passed:')
            }
            "$($names | Where-Object { $_ -notin 'Verbosity', 'StackTraceVerbosity', 'CIFormat', 'CILogLevel', 'RenderMode', 'ShowTags', 'CIDebugOutput' })"
        }
        $run.Value | Select-Object -SkipLast 1 | Select-Object -Unique | Should -Be $true
        $run.Value[-1] | Should -BeNullOrEmpty
    }

    It 'Most often, code that hangs waits for an answer: a mandatory parameter without a value, Read-Host, a confirmation, or a program such as git that asks for a password. pwsh -NonInteractive -Command Invoke-Pester turns PowerShell''s own questions into errors, so the test fails and names the line' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' {`n    It 'mandatory' {`n        function f { param ([Parameter(Mandatory)] `$Name) }; f`n    }`n    It 'read' {`n        Read-Host`n    }`n    It 'confirmation' {`n        New-Item x.txt -Confirm`n    }`n    It 'none' { 1 }`n}" } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            "$(& (Get-Process -Id $PID).Path -NoProfile -NonInteractive -Command "Import-Module '$pester'; `$r = Invoke-Pester -Path . -PassThru -Output None; `$r.Tests | ForEach-Object { `$_.Result; `$_.ErrorRecord.InvocationInfo.ScriptLineNumber }")"
        }
        $run.Value | Should -Be 'Failed 3 Failed 6 Failed 9 Passed'
    }

    It 'Pester has no template for its text. For a format of your own, run with -Output None and print from the result.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            (New-PesterConfiguration).Output.PSObject.Properties.Name -match 'template|format' -notmatch '^(CI|StackTrace)'
            $result = Invoke-Pester a.Tests.ps1 -Output None -PassThru
            $result.Tests | ForEach-Object { Write-Host "mine: $($_.ExpandedPath)" }
        }
        $run.Value | Should -BeNullOrEmpty
        $run.Text.Trim() | Should -Be 'mine: d.i'
    }

    Context 'streams of the code under test' {
        BeforeAll {
            $test = 'Describe "d" { BeforeAll { function Copy-Backup { [CmdletBinding()] param ($Name) Write-Error ("err" + "or CALL"); Write-Warning ("warn" + "ing CALL"); Write-Verbose ("verb" + "ose CALL") } }; It "i" { $all = Copy-Backup -Verbose REDIRECT } }'
            $file = @{}
            $calls = [ordered] @{ a = ''; b = '2>&1'; c = '2> $null'; d = '3> $null'; e = '4> $null' }
            foreach ($name in $calls.Keys) { $file["$name.Tests.ps1"] = $test.Replace('REDIRECT', $calls[$name]).Replace('CALL', $name) }
            $run = Invoke-Sample -File $file -Script {
                $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
                & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; (Invoke-Pester -Path . -Output None -PassThru).Result" 2>&1 | Out-String
            }
            $said = [regex]::Matches($run.Value, '(error|warning|verbose) [abcde]\b').Value | Sort-Object -Unique
        }

        It 'The code under test wrote an error that did not stop it, and the test let the error through to the console, and so to the log of a build. Where the error is expected, capture it and check it, Copy-Backup -Name x 2>&1, or discard it with 2> $null.' {
            @($said -like 'error*') | Should -Be 'error a', 'error d', 'error e'
            $run.Value | Should -Match 'Passed'
        }

        It '3> $null discards warnings, and 4> $null discards verbose messages.' {
            @($said -like 'warning*') | Should -Be 'warning a', 'warning b', 'warning c', 'warning e'
            @($said -like 'verbose*') | Should -Be 'verbose a', 'verbose b', 'verbose c', 'verbose d'
        }
    }

    It 'Running tests from ''…'', with the path of a file | a BeforeAll above the first test of this file: the name of a block is printed with its first test' {
        $text = (Invoke-Sample { BeforeAll { Write-Host 'said: file' }; Describe 'named' { BeforeAll { Write-Host 'said: block' }; Context 'inner' { BeforeAll { Write-Host 'said: setup' }; It 'i' { Write-Host 'said: test' } } } }).Text
        $text | Should -Match "(?s)Running tests from '[^']*Sample\.Tests\.ps1'\s+said: file\s+said: block\s+said: setup\s+Describing named.*said: test"
    }

    It 'the result of a test | AfterAll, or BeforeAll of the next block' {
        $text = (Invoke-Sample { Describe 'named' { AfterAll { Write-Host 'said: teardown' }; It 'first' { }; Context 'inner' { BeforeAll { Write-Host 'said: setup' }; It 'second' { } } } } -Configuration @{ Debug = @{ ShowStartMarkers = $true }; Output = @{ Verbosity = 'Detailed' } }).Text
        $text | Should -Match '(?s)\[\|\] first.*\[\+\] first.*said: setup.*\[\|\] second.*\[\+\] second.*said: teardown'
        $text | Should -Not -Match '(?s)inner.*said: setup'
    }

    It 'The text of Write-Host in a test is printed at every verbosity, above the line of the test. What a test only outputs, such as $size or Write-Output $size, is not printed: it is in StandardOutput of the test in the result.' {
        foreach ($verbosity in 'None', 'Normal', 'Detailed', 'Diagnostic') {
            $run = Invoke-Sample -Configuration @{ Output = @{ Verbosity = $verbosity } } { Describe 'd' { It 'small' { Write-Host 'hosted'; 'plain'; Write-Output 'written' } } }
            $run.Output -join "`n" | Should -Match 'hosted'
            $run.Output -join "`n" | Should -Not -Match '(?m)^(plain|written)$'
            if ($verbosity -eq 'Detailed') { $run.Output -join "`n" | Should -Match '(?s)hosted.*small' }
        }
        $run = Invoke-Sample -Inspect { $args[0].Tests.StandardOutput } { Describe 'd' { It 'small' { Write-Host 'hosted'; 'plain'; Write-Output 'written' } } }
        $run.Value | Should -Be 'plain', 'written'
    }

    It 'Pester prints the line of a test when the test has ended, so nothing shows the test that hangs.' {
        $text = (Invoke-Sample { Describe 'd' { It 'early name' { Write-Host 'said: first' }; It 'late name' { Write-Host 'said: second' } } }).Text
        $text | Should -Match '(?s)said: first.*early name.*said: second.*late name'
        $text | Should -Not -Match '(?s)late name.*said: second'
    }

    It 'It has no timeout.' {
        (Get-Command It).Parameters.Keys -match 'time' | Should -BeNullOrEmpty
        (Invoke-Sample -Inspect { (New-PesterConfiguration).Run.PSObject.Properties.Name -match 'timeout' } { Describe 'd' { It 'i' { } } }).Value | Should -BeNullOrEmpty
    }

    It 'The ExecutedAt of a test tells when it began. No option prints that time. BeforeEach { Write-Host (Get-Date -Format o) } in a block prints it, above the line of each of its tests.' {
        $before = Get-Date
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Write-Host (Get-Date -Format o) }; It 'one' { Start-Sleep -Milliseconds 50 }; It 'two' { }; It 'left out' -Tag x { } } } -Configuration @{ Filter = @{ ExcludeTag = 'x' }; Output = @{ Verbosity = 'Detailed' } } -Inspect {
            $one, $two, $other = $args[0].Tests
            $one.ExecutedAt -lt $two.ExecutedAt
            $null -eq $other.ExecutedAt
            $one.ExecutedAt
        }
        $run.Value[0, 1] | Should -Be $true, $true
        ([datetime] $run.Value[2]) -ge $before | Should -BeTrue
        $run.Text | Should -Match '(?s)20\d\d-\d\d-\d\dT.*one.*20\d\d-\d\d-\d\dT.*two'
    }

    It 'Leave -Output None out to list the failures once more below the usual text.' {
        $run = Invoke-Sample { Describe 'd' { It 'bad' { 1 | Should -Be 2 } } } -Script {
            $result = Invoke-Pester -Path . -PassThru
            foreach ($item in $result.Failed) { Write-Host "again: $($item.ErrorRecord[0].DisplayErrorMessage)" }
        }
        $run.Text | Should -Match '(?s)\[-\] d\.bad.*Tests Passed.*again: Expected 2, but got 1'
    }

    It 'Its file is in the stack trace below it, and in the result: $result.Failed.ScriptBlock.File.' {
        $run = Invoke-Sample -File @{
            'one/Bad.Tests.ps1'  = { Describe 'd' { It 'fails' { 1 | Should -Be 2 }; It 'passes' { 1 | Should -Be 1 } } }
            'one/Good.Tests.ps1' = { Describe 'd' { It 'passes' { 1 | Should -Be 1 } } }
        } -Script {
            $result = Invoke-Pester -Path ./one -PassThru
            "file: $(Split-Path -Path $result.Failed.ScriptBlock.File -Leaf)"
            "all: $(($result.Tests.ScriptBlock.File | Split-Path -Leaf | Sort-Object -Unique) -join ',')"
        }
        $lines = @($run.Value | Where-Object { $_ -is [string] }) + @($run.Output)
        $lines | Should -Contain 'file: Bad.Tests.ps1'
        $lines | Should -Contain 'all: Bad.Tests.ps1,Good.Tests.ps1'
        "$($run.Output)" | Should -Match 'at .+Bad\.Tests\.ps1:\d'
    }

    It 'No option changes these marks, or the words of the output.' {
        # Each option that there is, and what it is about: none of these is a mark or a text.
        $options = (Invoke-Sample -Script { (New-PesterConfiguration).Output.PSObject.Properties.Name }).Value
        $options | Where-Object { $_ -notin 'Verbosity', 'StackTraceVerbosity', 'CIFormat', 'CILogLevel', 'CIDebugOutput', 'RenderMode', 'ShowTags' } | Should -BeNullOrEmpty
        foreach ($configuration in @{}, @{ RenderMode = 'Plaintext' }, @{ StackTraceVerbosity = 'None' }, @{ CIFormat = 'None' }) {
            (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ Output = $configuration }).Text | Should -Match '(?s)Describing d.*\[\+\] i .*Tests Passed: 1'
        }
    }

    It 'Import-Module -DisableNameChecking imports a module without the warning about unapproved verbs.' {
        $run = Invoke-Sample -File @{ 'Odd.psm1' = 'function Fetch-Odd { }' } -Test { Describe 'd' { It 'i' {
            @(Import-Module "$PSScriptRoot/Odd.psm1" -Force 3>&1 | ForEach-Object { "$_" }) | Should -BeLike '*unapproved verbs*'
            Import-Module "$PSScriptRoot/Odd.psm1" -Force -DisableNameChecking 3>&1 | Should -BeNullOrEmpty
        } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'Start-Transcript before the run keeps what is printed too, failures included. Each colored piece is a line of its own there as well. An error that ends a test adds one or more lines with TerminatingError().' {
        $kept = @{}
        foreach ($kind in 'ends', 'soft', 'good') {
            $test = @{ ends = "It 'one' { 1 | Should -Be 2 }; It 'two' { throw 'own' }; It 'three' { }"; soft = "It 'one' { 1 | Should -Be 2 }"; good = "It 'three' { }" }[$kind]
            $run = Invoke-Sample -File @{
                'a.Tests.ps1' = "Describe 'd' { $test }"
                'run.ps1'     = '$null = Start-Transcript ./log.txt; try { Invoke-Pester -Configuration @{ Run = @{ Path = "./a.Tests.ps1" }; Output = @{ Verbosity = "Detailed" }; Should = @{ ErrorAction = $args[0] } } } finally { $null = Stop-Transcript }'
            } -Script ([scriptblock]::Create("`$manifest = (Get-Module Pester).Path -replace 'psm1`$', 'psd1'; `$null = & (Get-Process -Id `$PID).Path -NoProfile -Command `"Import-Module '`$manifest'; ./run.ps1 $(if ($kind -eq 'soft') { 'Continue' } else { 'Stop' })`""))
            $kept[$kind] = $run.Files['log.txt'] -split '\r?\n' -replace '\x1b\[[0-9;]*m'
        }
        $kept.ends | Should -Contain '  [-] one'
        $kept.ends | Should -Contain '   Expected 2, but got 1.'
        $kept.ends -match '^ [\d.]+m?s\b' | Should -HaveCount 3
        @($kept.ends -match 'TerminatingError\(\): "Expected 2').Count | Should -BeGreaterThan 0
        @($kept.ends -match 'TerminatingError\(\): "own"').Count | Should -BeGreaterThan 0
        $kept.soft | Should -Contain '   Expected 2, but got 1.'
        $kept.soft -match 'TerminatingError' | Should -BeNullOrEmpty
        $kept.good | Should -Contain '  [+] three'
        $kept.good -match 'TerminatingError' | Should -BeNullOrEmpty
    }

    It 'Write try { Invoke-Pester … } finally { Stop-Transcript }, so that the file is closed.' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = "Describe 'd' { It 'i' { throw 'own' } }"
            'with.ps1'    = '$null = Start-Transcript ./with.txt; try { Invoke-Pester -Configuration @{ Run = @{ Path = "./a.Tests.ps1"; Throw = $true }; Output = @{ Verbosity = "None" } } } finally { $null = Stop-Transcript }'
            'without.ps1' = '$null = Start-Transcript ./without.txt; Invoke-Pester -Configuration @{ Run = @{ Path = "./a.Tests.ps1"; Throw = $true }; Output = @{ Verbosity = "None" } }; $null = Stop-Transcript'
        } -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($name in 'with', 'without') {
                $null = & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$manifest'; try { ./$name.ps1 } catch { }; Write-Host ('written ' + 'later')" 2>&1
            }
        }
        $run.Files['with.txt'] | Should -Match 'Pester run failed'
        $run.Files['with.txt'] | Should -Not -Match 'written later'
        $run.Files['without.txt'] | Should -Match 'written later'
    }

    It 'To keep the messages of a call with -Verbose out of the log, write 4> $null after the call. To see the messages only when the assertion fails, capture them and pass them in -Because:' {
        $assertion = if ($env:PROOFS_VERSION -eq 'v6') { 'Should-BeString' } else { 'Should -Be' }
        $test = {
            Describe 'd' {
                BeforeAll {
                    New-Module -Name Saver { function Save-Far { [CmdletBinding()] param ($Name) Write-Verbose "looking for $Name"; Save-Farther $Name }; function Save-Farther { [CmdletBinding()] param ($Name) Write-Verbose "copying $Name"; "saved $Name" }; Export-ModuleMember Save-Far } | Import-Module
                    function Save-Backup { [CmdletBinding()] param ($Name) Write-Verbose "looking for $Name"; Write-Verbose "copying $Name"; "saved $Name" }
                }
                It 'shown by <_>' -ForEach 'Save-Backup', 'Save-Far' { & $_ shown -Verbose | ASSERT 'saved shown' }
                It 'sent away by <_>' -ForEach 'Save-Backup', 'Save-Far' { & $_ away -Verbose 4> $null | ASSERT 'saved away' }
                It 'passes with <_>' -ForEach 'Save-Backup', 'Save-Far' {
                    $text, $log = (& $_ mail -Verbose 4>&1).Where({ $_ -isnot [System.Management.Automation.VerboseRecord] }, 'Split')
                    $text | ASSERT 'saved mail' -Because "it wrote: $log"
                }
                It 'fails with <_>' -ForEach 'Save-Backup', 'Save-Far' {
                    $text, $log = (& $_ tape -Verbose 4>&1).Where({ $_ -isnot [System.Management.Automation.VerboseRecord] }, 'Split')
                    $text | ASSERT 'saved mail' -Because "it wrote: $log"
                }
            }
        }
        $run = Invoke-Sample -File @{ 'Verbose.Tests.ps1' = "$test".Replace('ASSERT', $assertion) } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Pester -Configuration @{ Output = @{ Verbosity = 'Detailed'; RenderMode = 'Plaintext'; StackTraceVerbosity = 'None' } }" 2>&1 | Out-String
        }
        $text = $run.Value -replace '\x1b\[[\d;]*m'
        @([regex]::Matches($text, '(?m)^ +\[(.)\] (\w+)').ForEach({ "$($_.Groups[1])$($_.Groups[2])" })) | Should -Be '+shown', '+shown', '+sent', '+sent', '+passes', '+passes', '-fails', '-fails'
        @([regex]::Matches($text, '(?m)^VERBOSE: copying (\w+)').ForEach({ "$($_.Groups[1])" })) | Should -Be 'shown', 'shown'
        [regex]::Matches($text, 'because it wrote: looking for tape copying tape') | Should -HaveCount 2
        $text | Should -Not -Match '(looking for|copying) (away|mail)'
    }

    It 'To see the name of each test in every run, set Output.Verbosity to Detailed in $PesterPreference, which can stand in your profile.' {
        $run = Invoke-Sample { Describe 'd' { It 'is named' { } } } -Script { $PesterPreference = New-PesterConfiguration; $PesterPreference.Output.Verbosity = 'Detailed'; Invoke-Pester -Path . }
        $run.Text | Should -Match '\[\+\] is named'
        (Invoke-Sample { Describe 'd' { It 'is named' { } } } -Script { Invoke-Pester -Path . }).Text | Should -Not -Match 'is named'
    }

    It 'Output.Verbosity rules only the lines of Pester. What the code under test writes with Write-Host or Write-Warning is printed between them, at every level, even at None.' {
        foreach ($level in 'None', 'Normal', 'Detailed', 'Diagnostic') {
            $run = Invoke-Sample { Describe 'd' { It 'i' { Write-Host 'said by the code'; Write-Warning 'warned by the code' } } } -Configuration @{ Output = @{ Verbosity = $level } }
            "$($run.Text) $($run.Warnings)" | Should -Match '(?s)said by the code.*warned by the code'
            $run.Text -match 'Tests Passed' | Should -Be ($level -ne 'None')
        }
    }

    It 'in one call | 3> $null 6> $null behind the call: the first is for warnings, the second for Write-Host' {
        # The session of a sample keeps what is redirected; a process shows what a user sees.
        $test = "BeforeAll { function Copy-Backup { Write-Host 'said'; Write-Warning 'warned'; 'copied' } }
            Describe d {
                It both { Copy-Backup 3> `$null 6> `$null | Should -Be 'copied' }
                It next { Write-Host 'the next'; Copy-Backup 3> `$null | Should -Be 'copied' }
                It last { Write-Host 'the last'; Copy-Backup 6> `$null | Should -Be 'copied' }
            }"
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'run.ps1' = "Import-Module '$env:PROOFS_PESTER'; `$r = Invoke-Pester -Path . -Output None -PassThru; `"passed `$(`$r.PassedCount)`"" } -Environment @{ NO_COLOR = '1' } -Script { & (Get-Process -Id $PID).Path -NoProfile -File ./run.ps1 }
        $run.Value | Should -Be 'the next', 'said', 'the last', 'WARNING: warned', 'passed 3'
    }

    It 'in all tests of a block | Mock Write-Host and Mock Write-Warning in its BeforeAll, with -ModuleName for code in a module' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Copy-Tape { Write-Host "said by the module"; Write-Warning "warned by the module" }' } -Test {
            BeforeAll {
                Import-Module $PSScriptRoot/Tape.psm1 -Force
                function Copy-Backup { Write-Host 'said by the file'; Write-Warning 'warned by the file' }
            }
            AfterAll { Remove-Module Tape }
            Describe 'hidden' {
                BeforeAll { Mock Write-Host; Mock Write-Warning; Mock Write-Host -ModuleName Tape; Mock Write-Warning -ModuleName Tape }
                It 'first' { Copy-Backup; Copy-Tape }
                It 'second' { Copy-Backup; Copy-Tape }
            }
            Describe 'without -ModuleName' {
                BeforeAll { Mock Write-Host; Mock Write-Warning }
                It 'third' { Copy-Backup; Copy-Tape }
            }
        }
        $run.Passed | Should -Be 3
        $text = "$($run.Text) $($run.Warnings)"
        [regex]::Matches($text, '(?:said|warned) by the module') | Should -HaveCount 2
        $text | Should -Not -Match 'by the file'
    }

    It 'warnings in the whole run | Invoke-Pester 3> $null' {
        $files = @{ 'Tape.psm1' = 'function Copy-Tape { Write-Warning "warned by the module" }'; 'a.Tests.ps1' = "Describe d { It i { Import-Module `$PSScriptRoot/Tape.psm1; Write-Host 'said'; Write-Warning 'warned'; Copy-Tape } }" }
        foreach ($redirect in '', '3> $null') {
            $files['run.ps1'] = "Import-Module '$env:PROOFS_PESTER'; Invoke-Pester -Path . $redirect"
            $text = (Invoke-Sample -File $files -Environment @{ NO_COLOR = '1' } -Script { & (Get-Process -Id $PID).Path -NoProfile -File ./run.ps1 }).Value -join "`n"
            $text | Should -Match '(?s)said.*Tests Passed: 1'
            [regex]::Matches($text, 'WARNING: warned') | Should -HaveCount $(if ($redirect) { 0 } else { 2 })
        }
    }

    It 'in the whole run, with the lines of Pester | $result = Invoke-Pester -Output None -PassThru 3> $null 6> $null' {
        $files = @{ 'a.Tests.ps1' = "Describe d { It i { Write-Host 'said'; Write-Warning 'warned' } }" }
        $files['run.ps1'] = "Import-Module '$env:PROOFS_PESTER'; `$result = Invoke-Pester -Path . -Output None -PassThru 3> `$null 6> `$null; `"passed `$(`$result.PassedCount)`""
        (Invoke-Sample -File $files -Environment @{ NO_COLOR = '1' } -Script { & (Get-Process -Id $PID).Path -NoProfile -File ./run.ps1 }).Value | Should -Be 'passed 1'
        $files['run.ps1'] = $files['run.ps1'] -replace '\d> \$null'
        (Invoke-Sample -File $files -Environment @{ NO_COLOR = '1' } -Script { & (Get-Process -Id $PID).Path -NoProfile -File ./run.ps1 }).Value | Should -Be 'said', 'WARNING: warned', 'passed 1'
    }

    It 'In BeforeAll, $WarningPreference = ''SilentlyContinue'' hides warnings, and $InformationPreference = ''Ignore'', not ''SilentlyContinue'', hides Write-Host. Neither reaches code in a module. At the prompt, ''Ignore'' hides the lines of Pester, too.' {
        $files = @{
            'Tape.psm1' = 'function Copy-Tape { Write-Host "said by the module"; Write-Warning "warned by the module" }'
            'a.Tests.ps1' = "BeforeAll {
                    Import-Module `$PSScriptRoot/Tape.psm1 -Force
                    `$WarningPreference = 'SilentlyContinue'; `$InformationPreference = 'Ignore'
                }
                AfterAll { Remove-Module Tape }
                Describe d {
                    It file { Write-Warning 'warned by the file'; Write-Host 'said by the file' }
                    It module { Copy-Tape }
                    It silent { `$InformationPreference = 'SilentlyContinue'; Write-Host 'said at SilentlyContinue' }
                }"
        }
        foreach ($prompt in '', '$InformationPreference = "Ignore"; ') {
            $run = Invoke-Sample -File ($files + @{ 'run.txt' = "${prompt}Import-Module '$env:PROOFS_PESTER'; Invoke-Pester -Path ." }) -Environment @{ NO_COLOR = '1' } -Script {
                & (Get-Process -Id $PID).Path -NoProfile -Command (Get-Content ./run.txt -Raw) | Out-String
            }
            $text = $run.Value -join "`n"
            $text | Should -Match 'warned by the module'
            $text | Should -Not -Match 'by the file'
            $text | Should -Match 'said at SilentlyContinue'
            $text -match 'said by the module' | Should -Be (-not $prompt)
            $text -match 'Tests Passed: 3' | Should -Be (-not $prompt)
        }
    }

    It 'This warning, The names of some imported commands from the module ''Backup'' include unapproved verbs, comes at each import, so at least once for each test file that imports the module.' {
        $file = @{ 'Backup.psm1' = 'function Fetch-Backup { }' }
        foreach ($name in 'a', 'b') { $file["in/$name.Tests.ps1"] = 'BeforeAll { Import-Module "$PSScriptRoot/../Backup.psm1" }; Describe d { It i { }; It j { } }' }
        foreach ($name in 'c', 'd') { $file["top/$name.Tests.ps1"] = 'Import-Module "$PSScriptRoot/../Backup.psm1" -Force; Describe d { It i { }; It j { } }' }
        $file['none/e.Tests.ps1'] = 'Describe d { It i { } }'
        $run = Invoke-Sample -File $file -Script { foreach ($folder in 'in', 'top', 'none') { Get-Module Backup | Remove-Module; $lines = Invoke-Pester -Path $folder 3>&1; "$folder $(@($lines -like 'The names of some imported commands from the module ''Backup'' include unapproved verbs*').Count)" } }
        $run.Value | Should -Be 'in 2', 'top 2', 'none 0'
    }

    It 'An object of Resolve-Path leads to its drive and its provider, and ConvertTo-Json follows them. In PowerShell 7, the text has megabytes at -Depth 5, and no end is in sight at -Depth 10, in a test as at the prompt. Convert the .Path of the object.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $length = { param ($value, $depth) (ConvertTo-Json -InputObject @{ Path = $value } -Depth $depth -WarningAction Ignore).Length }
        & $length (Resolve-Path -Path $PSScriptRoot) 5 | Should -BeGreaterThan 1MB
        & $length (Resolve-Path -Path $PSScriptRoot).Path 10 | Should -BeLessThan 1KB
        $file = @{ 'deep.Tests.ps1' = 'Describe d { It i { (ConvertTo-Json -InputObject @{ Path = Resolve-Path -Path $PSScriptRoot } -Depth 5 -WarningAction Ignore).Length | Should -BeGreaterThan 1MB } }' }
        (Invoke-Sample -File $file).Passed | Should -Be 1
        $job = Start-Job { $null = ConvertTo-Json -InputObject @{ Path = Resolve-Path -Path . } -Depth 10 -WarningAction Ignore }
        try { $job | Wait-Job -Timeout 15 | Should -BeNullOrEmpty } finally { $job | Remove-Job -Force }
    }
}
