BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $test = {
        BeforeAll { function Get-Backup { throw 'disk is missing' } }
        Describe 'Get-Backup' {
            It 'passes' { }
            It 'fails' { Get-Backup }
            It 'skipped' -Skip { }
            It 'not selected' -Tag Slow { }
        }
        Describe 'Left out' -Tag Slow { It 'i' { } }
    }
    $files = @{ 'Green.Tests.ps1' = { Describe 'Green' { It 'one' { } } } }
    function Invoke-With ([System.Collections.IDictionary] $Output) {
        Invoke-Sample $test -File $files -Configuration @{ Output = $Output; Filter = @{ ExcludeTag = 'Slow' } }
    }
    $detailed = Invoke-With @{ Verbosity = 'Detailed' }
    $normal = Invoke-With @{ Verbosity = 'Normal' }

    $debugFiles = @{ 'Backup.ps1' = 'function Get-Backup { 1 }' }
    $debugTest = { Describe 'd' { BeforeAll { . ./Backup.ps1 }; It 'i' -Tag x { Mock Get-Backup { 2 } -ParameterFilter { $true }; Get-Backup }; It 's' -Skip { } } }
    function Get-DebugLine ([string] $Area) {
        $debug = @{ WriteDebugMessages = $true }
        if ($Area) { $debug.WriteDebugMessagesFrom = $Area }
        (Invoke-Sample $debugTest -File $debugFiles -Configuration @{
            Debug = $debug; Filter = @{ Tag = 'x' }; CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; UseBreakpoints = $true }
        }).Output | Where-Object { $_ -match '^(?:Discovery|DiscoveryCore|Filter|Skip|Mock|MockCore|CodeCoverage|Plugin|Runtime|SessionState|Timing)(?:Core)?: ' }
    }
    $all = Get-DebugLine '*'
}

Describe 'usage/troubleshooting' {
    It 'the result object holds the error of every failure' {
        $run = Invoke-Sample -File @{
            'Block.Tests.ps1'  = { Describe 'd' { AfterAll { throw 'of the block' }; It 'i' { } } }
            'Broken.Tests.ps1' = { throw 'of the file' }
        } -Test { Describe 'd' { It 'i' { throw 'of the test' } } } -Inspect {
            "$($args[0].Failed.ErrorRecord)"; "$($args[0].FailedBlocks.ErrorRecord)"; "$($args[0].FailedContainers.ErrorRecord)"
        }
        $run.Value[0] | Should -Match 'of the test'
        $run.Value[1] | Should -Be 'of the block'
        $run.Value[2] | Should -Match 'of the file'
    }

    It 'Here $expected is assigned while Pester reads the file, and is gone when the test runs:' {
        $run = Invoke-Sample { Describe 'd' { $expected = 'x'; Write-Host "read: $expected"; It 'i' { $expected | Should -Be 'x' } } }
        $run.Text | Should -Match 'read: x'
        $run.Messages | Should -BeLike "*Expected 'x', but got `$null.*"
    }

    It '-Output Detailed prints each selected block, and each selected test with its result and its time.' {
        foreach ($words in 'Describing Get-Backup', '\[\+\] passes \d+', '\[-\] fails \d+', '\[!\] skipped \d+', 'Describing Green', '\[\+\] one \d+') { $detailed.Text | Should -Match $words }
        $detailed.Text | Should -Not -Match 'not selected|Describing Left out'
    }

    It 'Normal, the default, prints the failed ones and one line for each file that ran without a failure.' {
        $normal.Text | Should -Match '\[-\] Get-Backup\.fails'
        $normal.Text | Should -Not -Match 'passes|skipped \d|Sample\.Tests\.ps1 \d'
        @($normal.Output -match 'Green\.Tests\.ps1') | Should -HaveCount 1
    }

    It 'The stack trace of a failed test ends at your code.' {
        $trace = @($detailed.Output -match '^\s+at ')
        $trace.Count | Should -Be 2
        $trace | Should -Match 'Sample\.Tests\.ps1'
        # That of a file which failed in discovery goes on into Pester.
        @((Invoke-Sample { throw 'in discovery' }).Output -match '^\s*at .*Pester\.psm1').Count | Should -BeGreaterThan 2
    }

    It 'to Full to see the lines inside Pester too' {
        @((Invoke-With @{ StackTraceVerbosity = 'Full' }).Output -match '^\s+at .*Pester\.psm1').Count | Should -BeGreaterThan 5
        @($detailed.Output -match '^\s+at .*Pester\.psm1').Count | Should -Be 0
    }

    It '-Output Diagnostic is Detailed plus the debug messages of the usual areas.' {
        $diagnostic = Invoke-With @{ Verbosity = 'Diagnostic' }
        $own = { @($args[0].Output | Where-Object { $_ -and $_ -notmatch '^\s*(Discovery|Skip|Mock|CodeCoverage): ' } | ForEach-Object { $_ -replace '[\d.]+m?s\b' -replace 'proof-\w+' }) }
        & $own $diagnostic | Should -Be (& $own $detailed)
        $diagnostic.Text | Should -Match 'Discovery: '
        $detailed.Text | Should -Not -Match 'Discovery: '
    }

    It 'To choose other areas, leave the verbosity below Diagnostic, which prints these four whatever areas you name.' {
        $test = { Describe 'd' { BeforeAll { Mock Get-Date { 1 } }; It 'i' { Get-Date }; It 'skipped' -Skip { } } }
        $areas = { param ($Configuration) @((Invoke-Sample $test -Configuration $Configuration).Output | ForEach-Object { if ($_ -match '^\s*(Discovery|Skip|Mock|Runtime): ') { $Matches[1] } } | Sort-Object -Unique) }
        & $areas @{ Output = @{ Verbosity = 'Diagnostic' }; Debug = @{ WriteDebugMessagesFrom = 'Skip' } } | Should -Be 'Discovery', 'Mock', 'Skip'
        & $areas @{ Output = @{ Verbosity = 'Detailed' }; Debug = @{ WriteDebugMessages = $true; WriteDebugMessagesFrom = 'Skip' } } | Should -Be 'Skip'
        & $areas @{ Output = @{ Verbosity = 'Normal' }; Debug = @{ WriteDebugMessages = $true; WriteDebugMessagesFrom = 'Skip' } } | Should -Be 'Skip'
    }

    It 'Debug tests in VS Code runs with Diagnostic. If the messages slow down the debugger, set powershell.pester.debugOutputVerbosity to Detailed.' -Tag Unproved { 'https://github.com/PowerShell/vscode-powershell/blob/main/package.json' }

    It 'Discovery | which files are read, how many tests each has, how long that took' {
        $lines = (Get-DebugLine 'Discovery') -join "`n"
        $lines | Should -Match 'Discovering tests in .*Sample\.Tests\.ps1'
        $lines | Should -Match 'Found 2 tests in \d+ ?ms'
    }

    It 'DiscoveryCore | which block and test was found, in detail' {
        $lines = (Get-DebugLine 'DiscoveryCore') -join "`n"
        $lines | Should -Match "Adding block d(.|\n)*Added test 'i'"
    }

    It 'Filter | why a tag, a name or a line selects a test or does not' {
        (Get-DebugLine 'Filter') -join "`n" | Should -Match "d\.i.*[Ii]ncluded.*tag filter 'x'"
    }

    It 'Skip | which test or block is skipped' {
        (Invoke-Sample { Describe 'd' -Skip { It 'i' { } } } -Configuration @{ Debug = @{ WriteDebugMessages = $true; WriteDebugMessagesFrom = 'Skip' } }).Text |
            Should -Match 'Skip: \(d\) Block is skipped(.|\n)*Skip: \(d\.i\) Test is skipped'
    }

    It 'Mock | where a mock is defined, looked for, found, and which filter fits' {
        $lines = (Get-DebugLine 'Mock') -join "`n"
        foreach ($words in 'Setting up parametrized mock for Get-Backup', 'Finding all behaviors', 'Found 0 behaviors in all parent blocks, and 1 behaviors in test', 'passed parameter filter') { $lines | Should -Match $words }
    }

    It 'MockCore | the same from deeper inside' {
        Get-DebugLine 'MockCore' | Should -Match '^\s*MockCore: '
        $all -match '^\s*MockCore: ' | Should -Not -BeNullOrEmpty
    }

    It 'CodeCoverage | which files are measured, and how many commands of each' {
        (Get-DebugLine 'CodeCoverage') -join "`n" | Should -Match '\d+ commands'
        (Get-DebugLine 'CodeCoverage') -join "`n" | Should -Match 'Backup\.ps1'
    }

    It 'The default is Discovery, Skip, Mock and CodeCoverage; * prints all areas.' {
        (Invoke-Sample -Script { (New-PesterConfiguration).Debug.WriteDebugMessagesFrom.Default }).Value | Should -Be 'Discovery', 'Skip', 'Mock', 'CodeCoverage'
        $areas = { param ($Lines) @($Lines | ForEach-Object { ($_ -split ':')[0].Trim() } | Sort-Object -Unique) }
        & $areas @(Get-DebugLine) | Should -Not -Contain 'Filter'
        foreach ($area in 'Filter', 'MockCore', 'DiscoveryCore', 'Runtime') { & $areas @($all) | Should -Contain $area }
    }

    It '-PassThru returns the whole run: each test with its result, its errors and its data. This result answers questions that the printed text cannot answer.' {
        $run = Invoke-Sample { Describe 'd' { It 'i <_>' -ForEach 1, 2 { $_ | Should -Be 1 } } } -Script { Invoke-Pester -Path . -PassThru | ForEach-Object { $_.Tests } | ForEach-Object { "$($_.Result) $($_.Data) $($_.ErrorRecord.Count)" } }
        $run.Value | Should -Be 'Passed 1 0', 'Failed 2 1'
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { Invoke-Pester -Path . }).Value | Should -BeNullOrEmpty
    }

    It 'Errors of a BeforeAll are on the block, in $result.FailedBlocks; the tests of the block are in Failed without an error.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'early' }; It 'i' { } } } -Inspect { $args[0].FailedBlocks.Name; @($args[0].FailedBlocks.ErrorRecord).Count; @($args[0].Failed[0].ErrorRecord).Count }
        $run.Value | Should -Be 'd', 1, 0
    }

    It 'Errors of a file that could not be read, or of a BeforeAll at its top, are in $result.FailedContainers.' {
        (Invoke-Sample 'Describe "d" {' -Inspect { "$($args[0].FailedContainers.ErrorRecord)" }).Value | Should -Match 'Missing closing'
        (Invoke-Sample { BeforeAll { throw 'early' }; Describe 'd' { It 'i' { } } } -Inspect { @($args[0].FailedContainers.ErrorRecord).Count; @($args[0].FailedBlocks).Count }).Value | Should -Be 1, 0
    }

    It 'At Detailed, Debug.ShowStartMarkers prints a line before each test.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Write-Host 'running' } } } -Configuration @{ Debug = @{ ShowStartMarkers = $true } }
        $lines = @($run.Output | Where-Object { $_ -cmatch '^running|i\.\.\.|\[\+\] i' })
        $lines[0] | Should -Match '\[\|\] i\.\.\.'
        $lines[1] | Should -Be 'running'
        @((Invoke-Sample { Describe 'd' { It 'i' { } } }).Output -match 'i\.\.\.').Count | Should -Be 0
    }

    It 'The script with the function is loaded at the top of the test file, which is read before the tests run.' {
        $run = Invoke-Sample -File @{ 'Get-Backup.ps1' = 'function Get-Backup { }' } {
            . $PSScriptRoot/Get-Backup.ps1
            Describe 'd' { It 'i' { Get-Backup } }
        }
        $run.Messages | Should -BeLike "*The term 'Get-Backup' is not recognized as a name of a cmdlet, function, script file, or executable program.*"
    }

    It 'The variable is assigned in the body of Describe or Context, or at the top of the file.' {
        $run = Invoke-Sample { $top = 1; Describe 'd' { $describe = 1; Context 'c' { $context = 1; It 'i' { "[$top$describe$context]" | Should -Be '[111]' } } } }
        $run.Messages | Should -BeLike "*But was:  '``[``]'*"
    }

    It 'Mock needs the command that it replaces.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Unknown { } } } }).Messages | Should -BeLike '*Could not find Command Get-Unknown*'
    }

    It 'add -ModuleName when the command is a private function of a module.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Hidden { }; function Get-Shown { Get-Hidden }; Export-ModuleMember Get-Shown' } {
            Describe 'd' { BeforeAll { Import-Module ./Backup.psm1 }; It 'a' { Mock Get-Hidden { } }; It 'b' { Mock Get-Hidden { 'mocked' } -ModuleName Backup; Get-Shown | Should -Be 'mocked' } }
        }
        $run.Messages | Should -BeLike '*Could not find Command Get-Hidden*'
        $run.Passed | Should -Be 1
    }

    It 'The code did not make the call, or made it inside a module, which does not see a mock of the test.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Place { Get-Location }' } {
            Describe 'd' {
                BeforeAll { Import-Module ./Backup.psm1 }
                It 'a' { Mock Get-Location { }; Get-Place; Should -Invoke Get-Location }
                It 'b' { Mock Get-Location { } -ModuleName Backup; Get-Place; Should -Invoke Get-Location -ModuleName Backup }
            }
        }
        $run.Messages | Should -BeLike '*Expected Get-Location to be called at least 1 time*but was called 0 times*'
        $run.Passed | Should -Be 1
    }

    It 'The assertion counts the calls of a command that is not mocked at that place: it was not mocked at all, was mocked only in another test, or was mocked with another -ModuleName. Mock the command in BeforeAll, with the same -ModuleName as the assertion.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Place { Get-Location }' } {
            Describe 'd' {
                BeforeAll { Import-Module ./Backup.psm1 }
                It 'never' { Should -Invoke Get-Location }
                It 'other' { Mock Get-Location { } -ModuleName Backup; Should -Invoke Get-Location }
                It 'mocks' { Mock Get-Location { } }
                It 'of another test' { Should -Invoke Get-Location }
                Context 'c' { BeforeAll { Mock Get-Location { } -ModuleName Backup }; It 'right' { Get-Place; Should -Invoke Get-Location -ModuleName Backup -Times 1 -Exactly } }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Failed Failed Passed Failed Passed'
        foreach ($message in $run.Messages) { $message | Should -BeLike '*Could not find Mock for command Get-Location in script scope.*' }
    }

    It 'The Mock is in the body of a Describe or Context, outside of any setup.' {
        $run = Invoke-Sample {
            Describe 'd' { Mock Get-Date { 'mocked' }; It 'a' { Get-Date | Should -Be 'mocked' } }
            Describe 'e' { BeforeAll { Mock Get-Date { 'mocked' } }; It 'b' { Get-Date | Should -Be 'mocked' } }
        }
        $run.Failed | Should -Be 1
        $run.Passed | Should -Be 1
    }

    It 'Or a module makes the call: number 5.' {
        $run = Invoke-Sample -File @{ 'Clock.psm1' = 'function Get-Now { Get-Date }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Clock.psm1 -Force }
                It 'in the test' { Mock Get-Date { 'mocked' }; Get-Now | Should -BeOfType datetime; Get-Date | Should -Be 'mocked' }
                It 'in the module' { Mock Get-Date { 'mocked' } -ModuleName Clock; Get-Now | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'After a failed BeforeAll, all tests of the block fail without running' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'early' }; It 'a' { Write-Host ran }; Context 'c' { It 'b' { Write-Host ran } } } }
        $run.Failed | Should -Be 2
        $run.Text | Should -Not -Match '\bran\b'
    }

    It 'The message does not name the path' {
        $run = Invoke-Sample -Script { $null = New-Item -ItemType Directory Empty; Invoke-Pester -Path ./Empty }
        "$($run.Text) $($run.Errors)" | Should -Match 'No test files were found and no scriptblocks were provided\.'
        "$($run.Text) $($run.Errors)" -replace '(?m)^.*Empty$' | Should -Not -Match 'Empty'
    }

    It 'No file below the path ends in .Tests.ps1, or the path is wrong.' {
        foreach ($path in './Empty', './Missing') {
            $run = Invoke-Sample -File @{ 'Empty/Backup.Test.ps1' = ''; 'path.txt' = $path } -Script { Invoke-Pester -Path (Get-Content path.txt) }
            "$($run.Text) $($run.Errors)" | Should -Match 'No test files were found'
        }
    }

    It 'Or Invoke-Pester $config lacks -Configuration, and Pester reads the object as a path.' {
        foreach ($named in $true, $false) {
            $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { } }'; 'named.txt' = "$named" } -Script {
                $config = New-PesterConfiguration
                $config.Run.Path = 'sub'
                if ((Get-Content named.txt) -eq 'True') { Invoke-Pester -Configuration $config } else { Invoke-Pester $config }
            }
            "$($run.Text) $($run.Errors)" -match 'No test files were found' | Should -Be (-not $named)
            $run.Text -match 'Tests Passed: 1' | Should -Be $named
        }
    }

    It 'A path is built from a variable that exists only during discovery, or from $MyInvocation.MyCommand.Path.' {
        $run = Invoke-Sample {
            $here = $PSScriptRoot
            Describe 'd' { It 'a' { Join-Path $here x }; It 'b' { Split-Path -Path $MyInvocation.MyCommand.Path }; It 'c' { Join-Path $PSScriptRoot x } }
        }
        $run.Messages | Should -BeLike "Cannot bind argument to parameter 'Path' because it is null."
        $run.Failed | Should -Be 2
    }

    It 'Describe, Context and It are commands, so their opening brace has to stand on the same line.' {
        foreach ($sample in "Describe 'd'`n{ It 'i' { } }", "Describe 'd' { Context 'c'`n{ It 'i' { } } }") {
            (Invoke-Sample $sample).Messages | Should -BeLike '*No test fixture is provided. (Have you put the open curly brace on the next line?)*'
        }
        (Invoke-Sample "Describe 'd' { It 'i'`n{ } }").Messages | Should -BeLike '*No test scriptblock is provided*'
    }

    It 'The code runs before the assertion can catch it.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Remove-OldBackup { throw 'no disk' } }; It 'a' { Remove-OldBackup | Should -Throw }; It 'b' { { Remove-OldBackup } | Should -Throw } } }
        $run.Messages | Should -Be 'no disk'
        $run.Passed | Should -Be 1
    }

    It 'A tag or name filter selects no test, and a run without tests passes.' {
        foreach ($filter in @{ Tag = 'missing' }, @{ FullName = 'fails' }) {
            $run = Invoke-Sample { Describe 'd' { It 'fails' { throw 'x' } } } -Configuration @{ Filter = $filter }
            $run.Result | Should -Be 'Passed'
            $run.Text | Should -Match 'Tests Passed: 0, Failed: 0, Skipped: 0, Inconclusive: 0, NotRun: 1'
        }
    }

    It 'Names are compared as a whole path with dots' {
        $names = { (Invoke-Sample { Describe 'd' { It 'one' { }; It 'two' { } } } -Configuration @{ Filter = @{ FullName = $args[0] } }).Passed }
        & $names 'd.one' | Should -Be 1
        & $names 'one' | Should -Be 0
        & $names '*one' | Should -Be 1
    }

    It 'A name with <…`> is compared as you wrote it.' {
        $passed = foreach ($name in 'd.one 1', 'd.one <_>') {
            (Invoke-Sample { Describe 'd' { It 'one <_>' -ForEach 1, 2 { } } } -Configuration @{ Filter = @{ FullName = $name } }).Passed
        }
        $passed | Should -Be 0, 2
    }

    It 'Plugin, Runtime, SessionState, Timing | what you attach to a bug report' {
        foreach ($area in 'Plugin', 'Runtime', 'SessionState', 'Timing') { $all -match "^${area}: " | Should -Not -BeNullOrEmpty }
        @(Get-DebugLine) -match '^(?:Plugin|Runtime|SessionState|Timing): ' | Should -BeNullOrEmpty
    }

    It 'The last test without a result is the one that hangs.' {
        $run = Invoke-Sample -Seconds 120 -File @{ 'A.Tests.ps1' = { Describe 'd' { It 'first' { }; It 'second' { [System.Environment]::Exit(0) }; It 'third' { } } } } -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            Set-Content run.ps1 "Import-Module '$manifest'; Invoke-Pester -Configuration @{ Run = @{ Path = './A.Tests.ps1' }; Debug = @{ ShowStartMarkers = `$true }; Output = @{ Verbosity = 'Detailed'; RenderMode = 'Plaintext' } }"
            & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -File ./run.ps1
        }
        $lines = @($run.Value -match '\[.\] (?:first|second|third)' -replace '(first|second|third).*', '$1' | ForEach-Object { $_.Trim() })
        $lines | Should -Be '[|] first', '[+] first', '[|] second'
    }

    It 'What still fails there is the real problem; what passes there depends on another test, a loaded module or a variable of your session.' {
        $file = @{ 'A.Tests.ps1' = { Describe 'd' { It 'first' { $script:left = 1 }; It 'depends' { $script:left | Should -BeNullOrEmpty }; It 'real' { 1 | Should -Be 2 } } } }
        (Invoke-Sample -File $file).Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        foreach ($case in @('depends', 'Passed'), @('real', 'Failed')) {
            ((Invoke-Sample -File $file -Configuration @{ Filter = @{ FullName = "d.$($case[0])" } }).Tests | Where-Object Name -EQ $case[0]).Result | Should -Be $case[1]
        }
    }

    It 'The second line tells which Pester you are running.' {
        (Invoke-Sample -Script { (Get-Module -Name Pester).Version.ToString() }).Value | Should -Be ($env:PROOFS_RELEASE -replace '-.*')
    }

    It 'For a module, give -ModuleName with the module that makes the call, both to Mock and to the assertion.' {
        $run = Invoke-Sample -File @{ 'Clock.psm1' = 'function Get-Now { Get-Date }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Clock.psm1 -Force }
                It 'none' { Mock Get-Date { 1 }; $null = Get-Now; Should -Invoke Get-Date -Times 1 -Exactly }
                It 'mock only' { Mock Get-Date { 1 } -ModuleName Clock; $null = Get-Now; Should -Invoke Get-Date -Times 1 -Exactly }
                It 'both' { Mock Get-Date { 1 } -ModuleName Clock; $null = Get-Now; Should -Invoke Get-Date -Times 1 -Exactly -ModuleName Clock }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
    }

    It 'At a prompt, set a breakpoint on a line, on a command or on a variable, and run the file as usual' {
        Get-BreakpointHit | Should -Be 'line 3', 'command', 'code', 'variable', 'line 8'
    }

    It 'At the prompt [DBG]:, type the name of a variable to see its value. v goes to the next line, s steps into what the line calls, k shows who called, c goes on. On a line with Should, s goes into the code of Pester first: put the call on a line of its own.' {
        $text = Invoke-Debugger -Line '$inTest', 'v', 'v', '$next', 's', 'k', 'o', 'v', 's', 'c' -File @{
            'a.Tests.ps1' = "Describe 'd' { It 'i' {`n    function Get-Tape { 'inside' }`n    `$inTest = 5`n    Wait-Debugger`n    `$next = 6`n    `$tape = Get-Tape`n    `$tape = 'again'`n    Get-Tape | Should -Be inside`n} }"
        }
        $text | Should -Match '\[DBG\]:[^\n]* \$inTest\n5\n'
        $text | Should -Match '\[DBG\]:[^\n]* \$next\n6\n'
        $text | Should -Match '\[DBG\]:[^\n]* s\n[^\n]*a\.Tests\.ps1:2 '
        $text | Should -Match '\[DBG\]:[^\n]* k\n\s*Command[^\n]*\n[^\n]*\nGet-Tape '
        $text | Should -Match '\[DBG\]:[^\n]* s\n[^\n]*Pester\.psm1:'
        $text | Should -Match 'Tests Passed: 1, Failed: 0'
    }

    It 'The line Wait-Debugger, in a test, in the code or in the body of a mock, stops there without a breakpoint. Remove the line afterwards: it stops on a build server, too.' {
        $text = Invoke-Debugger -Line '$inTest', 'c', '$inCode', 'c', '$inBody', 'c' -File @{
            'code.ps1'    = "function Get-Tape { `$inCode = 6`n Wait-Debugger`n 'code' }"
            'a.Tests.ps1' = "Describe 'd' { It 'i' { . ./code.ps1; `$inTest = 5`n Wait-Debugger`n Get-Tape | Should -Be code; Mock Get-Tape { `$inBody = 7`n Wait-Debugger`n 'mocked' }; Get-Tape | Should -Be mocked } }"
        }
        foreach ($stop in '$inTest\n5', '$inCode\n6', '$inBody\n7') { $text | Should -Match "\[DBG\]:[^\n]*\$stop\n" }
        $text | Should -Match 'Tests Passed: 1, Failed: 0'
    }

    It 'With "$here/data.txt", the message is Cannot find path ''/data.txt'' because it does not exist.' {
        $run = Invoke-Sample -File @{ 'data.txt' = 'x' } -Test { $here = $PSScriptRoot; Describe 'd' { It 'text' { Get-Content "$here/data.txt" -ErrorAction Stop }; It 'joined' { Join-Path $here data.txt } } }
        $run.Messages[0] | Should -Match "^Cannot find path '([A-Z]:)?[\\/]data\.txt' because it does not exist\."
        $run.Messages[1] | Should -Match "^Cannot bind argument to parameter 'Path' because it is null\."
    }
}
