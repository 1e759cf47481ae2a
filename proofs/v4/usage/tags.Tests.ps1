BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $suite = {
        Describe 'tagged' -Tag 'Unit', 'Fast' {
            It 'in tagged' { 1 }
            Context 'inner' -Tag 'Deep' { It 'in inner' { 1 } }
        }
        Describe 'plain' { It 'in plain' { 1 } }
        Describe 'x [daily]' { It 'in brackets' { throw 'x' } }
        It 'outside' { 1 }
    }
    $debugged = Invoke-Debugger -Line '$inTest', 'c', '$inBody', 'c' -File @{
        'a.Tests.ps1' = "function Get-Tape { 1 }`nDescribe 'd' { It 'i' { `$inTest = 5; Wait-Debugger; Mock Get-Tape { `$inBody = 7`n Wait-Debugger`n 'mocked' }; Get-Tape | Should -Be mocked } }"
    }
    # Names of the tests that run with these parameters, without the one that always runs.
    function Get-Chosen ($Parameter) {
        $names = (Invoke-Sample $suite -Configuration $Parameter).Tests.Name
        $names | Should -Contain 'outside'
        ($names | Where-Object { $_ -ne 'outside' }) -join ', '
    }
}

Describe 'usage/tags' {
    It 'A block runs when it has one of the tags of -Tag and none of -ExcludeTag.' {
        Get-Chosen @{ Tag = 'Fast', 'Smoke' } | Should -Be 'in tagged, in inner'
        Get-Chosen @{ Tag = 'Unit'; ExcludeTag = 'Fast' } | Should -BeNullOrEmpty
    }

    It 'A block without a tag runs only when -Tag is not used.' {
        Get-Chosen @{ Tag = '*' } | Should -Be 'in tagged, in inner'; Get-Chosen @{ ExcludeTag = '*' } | Should -Be 'in plain, in brackets'
    }

    It 'Case does not count, and wildcards work.' {
        Get-Chosen @{ Tag = 'uN*' } | Should -Be 'in tagged, in inner'; Get-Chosen @{ ExcludeTag = 'f*' } | Should -Be 'in plain, in brackets'
    }

    It 'tags and names of inner blocks select nothing.' {
        Get-Chosen @{ Tag = 'Deep' } | Should -BeNullOrEmpty; Get-Chosen @{ TestName = 'inner' } | Should -BeNullOrEmpty
    }

    It 'Brackets in a name are wildcards for -TestName.' {
        Get-Chosen @{ TestName = 'x [daily]' } | Should -BeNullOrEmpty; Get-Chosen @{ TestName = 'x `[daily`]' } | Should -Be 'in brackets'
    }

    It 'An empty list runs nothing and is no error. The same goes for a path with brackets.' {
        $run = Invoke-Sample -File @{ 'in[1]/a.Tests.ps1' = "Describe 'd' { It 'i' { 1 } }" } -Script { (Invoke-Pester -Script (Get-ChildItem -Recurse -Filter *.Tests.ps1).FullName -PassThru -Show None).TotalCount; (Invoke-Pester -Script . -PassThru -Show None).TotalCount }
        $run.Value | Should -Be 0, 1; $run.Errors | Should -BeNullOrEmpty
        $run = Invoke-Sample $suite -Script {
            (Invoke-Pester -Script @() -PassThru -Show None).TotalCount
            (Invoke-Pester -Script (Get-ChildItem *.none).FullName -PassThru -Show None).TotalCount
        }
        $run.Value | Should -Be 0, 0; $run.Errors | Should -BeNullOrEmpty
    }

    It 'Keep the result, and run the blocks that have a failed test' {
        $run = Invoke-Sample $suite -Script {
            $result = Invoke-Pester -Script . -PassThru -Show None
            $failed = $result.TestResult | Where-Object { $_.Result -eq 'Failed' } | ForEach-Object { [System.Management.Automation.WildcardPattern]::Escape($_.Describe) }
            (Invoke-Pester -Script . -TestName $failed -PassThru -Show None).TestResult | ForEach-Object { $_.Name }
        }
        $run.Value | Should -Be 'in brackets', 'outside'
    }

    It 'Run its Describe by name, or by the number of the line with its opening brace.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'one' { It 'i' { 1 } }`nDescribe 'two' ``
    -Tag 'x' {`n    It 'j' { 1 }`n}`n" } -Script {
            (Invoke-Pester -Script ./a.Tests.ps1 -TestName two -PassThru -Show None).TestResult.Name
            foreach ($line in 1..4) { $ran = (Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None -PesterOption @{ ScriptBlockFilter = @{ Path = "$PWD/a.Tests.ps1"; Line = $line } }).TestResult; "$line $($ran.Name)" }
        }
        $run.Value | Should -Be 'j', '1 i', '2 ', '3 j', '4 '
    }

    It 'A bare file name is run as a command, and counts as one failed test named Error occurred in test script ''Backup.Tests.ps1''.' {
        $run = Invoke-Sample $suite -Script { (Invoke-Pester -Script Sample.Tests.ps1 -PassThru -Show None).TestResult | ForEach-Object { $_.Name }; (Invoke-Pester -Script ./Sample.Tests.ps1 -PassThru -Show None).TotalCount }
        $run.Value | Should -Be "Error occurred in test script 'Sample.Tests.ps1'", 5
    }

    It 'It has no -Tag in v4, and the rest of its block does not run.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { 1 }; It 'b' -Tag x { 1 }; It 'c' { 1 } }; Describe 'e' { It 'next' { 1 } } }
        $run.Tests.Name | Should -Be 'a', 'Error occurred in Describe block', 'next'
        $run.Messages | Should -BeLike "A parameter cannot be found that matches parameter name 'Tag'.*"
    }

    It 'The file, or one before it in the run, loads Pester anew, as with Import-Module Pester -Force. The new copy knows nothing of the filter, and its tests are not counted, not even those that fail.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "if (`$env:LOAD) { Import-Module ((Get-Module Pester).Path -replace 'psm1$', 'psd1') -Force }; Describe 'unit' -Tag Unit { It 'u' { 1 } }; Describe 'slow' -Tag Slow { It 's' { throw 'x' } }"; 'b.Tests.ps1' = "Describe 'next unit' -Tag Unit { It 'v' { 1 } }; Describe 'next slow' -Tag Slow { It 't' { throw 'x' } }" } -Script {
            foreach ($env:LOAD in '', '1') { "load <$env:LOAD>"; (Invoke-Pester -Script . -Tag Unit -PassThru).TotalCount; Write-Host "end of <$env:LOAD>" }
            $env:LOAD = ''
        }
        $run.Value | Should -Be 'load <>', 2, 'load <1>', 0
        $first, $second = $run.Text -split 'end of <>'
        $first | Should -Match '\[\+\] v'; $first | Should -Not -Match '\[-\]'
        foreach ($name in '\[\+\] u', '\[-\] s', '\[\+\] v', '\[-\] t') { $second | Should -Match $name }
    }

    It 'An It outside of every block is not filtered.' {
        Get-Chosen @{ TestName = 'nothing' } | Should -BeNullOrEmpty
    }

    It 'In the body of a mock they are not hit, because Pester 4 runs a copy of the body: put the lines into a function of the test file, and let the body call that function.' {
        $run = Invoke-Sample -File @{ 'Break.Tests.ps1' = "function Get-Tape { 'real' }`nfunction Get-Answer {`n    'answer'`n}`nDescribe 'd' {`n    It 'i' {`n        Mock Get-Tape {`n            Get-Answer`n        }`n        Get-Tape | Should -Be 'answer'`n    }`n}" } -Script {
            $file = (Resolve-Path ./Break.Tests.ps1).Path
            $global:hits = @()
            $points = foreach ($line in 3, 8, 10) { Set-PSBreakpoint -Script $file -Line $line -Action ([scriptblock]::Create("`$global:hits += $line")) }
            $null = Invoke-Pester -Script $file -Show None
            $points | Remove-PSBreakpoint
            "$($global:hits | Sort-Object)"
        }
        $run.Value | Should -Be '3 10'
    }

    It 'Invoke-Pester runs all *.Tests.ps1 files of a folder. -Script takes fewer files, -TestName the names of Describe blocks, -Tag and -ExcludeTag their tags.' {
        $files = @{ 'a.Tests.ps1' = 'Describe "one" -Tag "x" { It "a1" { 1 } }; Describe "two" { It "a2" { 1 } }'; 'in/b.Tests.ps1' = 'Describe "one" { It "b1" { 1 } }'; 'c.ps1' = 'Describe "one" { It "no test file" { 1 } }' }
        $run = Invoke-Sample -File $files -Script { foreach ($set in @{ Script = '.' }, @{ Script = './in' }, @{ Script = '.'; TestName = 'one' }, @{ Script = '.'; Tag = 'x' }, @{ Script = '.'; ExcludeTag = 'x' }) { ((Invoke-Pester @set -PassThru -Show None).TestResult.Name | Sort-Object) -join ' ' } }
        $run.Value | Should -Be 'a1 a2 b1', 'b1', 'a1 b1', 'a1', 'a2 b1'
    }

    It 'It looks for the place of a failure right below the name of the test, where IncludeVSCodeMarker prints it' {
        # The matcher: https://github.com/PowerShell/vscode-powershell/blob/000273f920890ef2c0f1a016dde5618c279f1c3f/package.json
        $name = '^\s*(?:\[-\]\s+)(.*?)(?:\s+\d+\.?\d*\s*m?s)(?:\s+\(\d+\.?\d*m?s\|\d+\.?\d*m?s\))?\s*$'
        $place = '^\s+[Aa]t\s+([^,]+,)?(.+?):(\s+line\s+)?(\d+)(\s+char:\d+)?$'
        foreach ($option in @{ IncludeVSCodeMarker = $true }, @{ }) {
            $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'd' {`n    It 'asserts' { 1 | Should -Be 2 }`n    It 'throws' { throw 'x' }`n    It 'passes' { 1 | Should -Be 1 }`n}" } -Configuration @{ Script = './A.Tests.ps1'; PesterOption = $option }
            $lines = @($run.Text -split '\r?\n')
            $found = for ($i = 0; $i -lt $lines.Count - 1; $i++) {
                if ($lines[$i] -match $name) { $test = $Matches[1]; if ($lines[$i + 1] -match $place) { "$test $(Split-Path -Leaf $Matches[2]) $($Matches[4])" } }
            }
            $found | Should -Be $(if ($option.Count) { 'asserts A.Tests.ps1 2', 'throws A.Tests.ps1 3' })
        }
    }

    It 'That is one tag with a comma in it, and a run without tests is green. Write a list, -Tag ''Unit'', ''Slow''. powershell -File ./test.ps1 -Tag Unit,Slow passes one text as well: split it in the script, -Tag ($Tag -split '','').' {
        $run = Invoke-Sample -File @{ 'in/a.Tests.ps1' = 'Describe "u" -Tag Unit { It "u" { 1 | Should -Be 1 } }; Describe "f" -Tag Fast { It "f" { 1 | Should -Be 1 } }'; 'test.ps1' = 'param ([string[]] $Tag) Import-Module $env:PROOF_PESTER; foreach ($tags in $Tag, ($Tag -split ",")) { $r = Invoke-Pester -Script ./in -Tag $tags -Show None -PassThru; "$($r.TotalCount) $($r.FailedCount)" }' } -Script {
            $env:PROOF_PESTER = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $r = Invoke-Pester -Script ./in -Tag 'Unit,Slow' -Show None -PassThru; "$($r.TotalCount) $($r.FailedCount)"
            $r = Invoke-Pester -Script ./in -Tag 'Unit', 'Slow' -Show None -PassThru; "$($r.TotalCount) $($r.FailedCount)"
            & (Get-Process -Id $PID).Path -NoProfile -File ./test.ps1 -Tag 'Unit,Slow'
        }
        $run.Value | Should -Be '0 0', '1 0', '0 0', '1 0'
    }

    It 'The function Invoke-Retry of v5 works in v4, too: define it in the Describe.' {
        $page = [System.IO.File]::ReadAllText("$PSScriptRoot/../../../versioned_docs/version-v5/recipes/flaky-tests.mdx")
        $function = [regex]::Match($page, '(?s)    function Invoke-Retry.*?\n    \}').Value
        $function | Should -Match 'Start-Sleep'
        $run = Invoke-Sample "Describe 'd' {`n$function
            It 'in the end' { `$script:calls = 0; Invoke-Retry { (++`$script:calls) | Should -Be 3 }; `$script:calls | Should -Be 3 }
            It 'never' { `$script:calls = 0; Invoke-Retry -Times 2 { (++`$script:calls) | Should -Be 3 } }
        }"
        Assert-TestPassed $run 'in the end'
        $run.Messages | Should -Be 'Expected 3, but got 2.'
    }

    It 'To leave out a folder, look at the full path: Where-Object { $_.FullName -notmatch ''[\\/](integration|node_modules)[\\/]'' }.' {
        $test = "Describe 'd' { It '{0}' { 1 } }"
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test.Replace('{0}', 'a'); 'integration/b.Tests.ps1' = $test.Replace('{0}', 'b'); 'x/node_modules/y/c.Tests.ps1' = $test.Replace('{0}', 'c'); 'x/integration.Tests.ps1' = $test.Replace('{0}', 'd') } -Script {
            $files = Get-ChildItem -Path . -Filter *.Tests.ps1 -Recurse | Where-Object { $_.FullName -notmatch '[\\/](integration|node_modules)[\\/]' }
            ((Invoke-Pester -Script $files.FullName -PassThru -Show None).TestResult.Name | Sort-Object) -join ' '
        }
        $run.Value | Should -Be 'a d'
    }

    It 'At a prompt or in the ISE, set a breakpoint on a line, on a command or on a variable, and run the file as usual' {
        Get-BreakpointHit | Should -Be 'line 3', 'command', 'code', 'variable', 'line 8'
    }

    It 'On a line with Should, s goes into the code of Pester first: put the call on a line of its own.' {
        $text = Invoke-Debugger -Line 'v', 's', 'o', 'v', 's', 'c' -File @{
            'a.Tests.ps1' = "Describe 'd' { It 'i' {`n    function Get-Tape { 'inside' }`n    Wait-Debugger`n    `$tape = Get-Tape`n    `$tape = 'again'`n    Get-Tape | Should -Be inside`n} }"
        }
        $text | Should -Match '\[DBG\]:[^\n]* s\n[^\n]*a\.Tests\.ps1:2 '
        $text | Should -Match '\[DBG\]:[^\n]* s\n[^\n]*Should\.ps1:'
        $text | Should -Match 'Tests Passed: 1, Failed: 0'
    }

    It 'The line Wait-Debugger, in a test or in the code, stops there without a breakpoint. Remove the line afterwards: it stops on a build server, too.' {
        $debugged | Should -Match '\[DBG\]:[^\n]*\$inTest\n5\n'
    }

    It 'A breakpoint on a line in the body of a mock is not hit, as in the editor, but Wait-Debugger stops there.' {
        $debugged | Should -Match '\[DBG\]:[^\n]*\$inBody\n7\n'
        $debugged | Should -Match 'Tests Passed: 1, Failed: 0'
    }

    It 'the tests may load another copy of the file. As a line of the test, Write-Host (Get-Command Get-Backup).ScriptBlock.File prints which one; the prompt does not know the functions of the test.' {
        $run = Invoke-Sample -File @{ 'one/x.ps1' = 'function Get-Own { 1 }'; 'two/x.ps1' = 'function Get-Own { 2 }'; 'a.Tests.ps1' = "Describe 'd' { . ./two/x.ps1; It 'i' { (Get-Command Get-Own).ScriptBlock.File | Should -Be (Convert-Path ./two/x.ps1); Write-Host (Get-Command Get-Own).ScriptBlock.File; (Get-Command Get-Own).ScriptBlock.File -replace '^', 'bare:' } }" } -Script {
            $global:hits = 0
            $point = Set-PSBreakpoint -Script ./one/x.ps1 -Line 1 -Action { $global:hits++ }
            (Invoke-Pester -Script ./a.Tests.ps1 -Show None -PassThru).PassedCount; $point | Remove-PSBreakpoint; $global:hits
            "prompt: $((Get-Command Get-Own -ErrorAction SilentlyContinue).Name)"
        }
        $run.Value | Should -Be 1, 0, 'prompt: '
        # A line without Write-Host prints nothing.
        $run.Text | Should -Match 'two.x\.ps1'
        $run.Text | Should -Not -Match 'bare:'
    }

    It 'Each Context lists the whole drive when it starts and when it ends. With thousands of files, that takes longer than the tests.' {
        $test = "Describe 'd' { if ({0}) { 1..{0} | ForEach-Object { [IO.File]::WriteAllText(`"`$TestDrive/`$_`", 'x') } }; `$global:from = Get-Date; 1..5 | ForEach-Object { Context `"c`$_`" { It 'i' { 1 | Should -Be 1 } } }; `$global:took = ((Get-Date) - `$global:from).TotalMilliseconds }"
        $run = Invoke-Sample -File @{ 'none.Tests.ps1' = $test.Replace('{0}', '0'); 'many.Tests.ps1' = $test.Replace('{0}', '4000') } -Script {
            foreach ($name in 'none', 'none', 'many') { $null = Invoke-Pester -Script "./$name.Tests.ps1" -Show None; $global:took }
        }
        $run.Value[2] | Should -BeGreaterThan (3 * $run.Value[1])
    }

    It 'There is no parameter that leaves files out.' {
        (Invoke-Sample -Script { (Get-Command Invoke-Pester).Parameters.Keys -match 'exclu' }).Value | Should -Be 'ExcludeTag'
    }

    It 'Make a mock once, in the Describe or Context. In BeforeEach or in each test, every test adds one more, which stays until the block ends. A call asks the filters of these one after the other.' {
        $run = Invoke-Sample {
            function Get-Own ($Name) { 'real' }
            Describe 'once' { Mock Get-Own { 'mock' } -ParameterFilter { $script:once++; $Name -eq 'none' }; 1..3 | ForEach-Object { It "once $_" { Get-Own -Name a } }; It 'once asked' { $script:once | Should -Be 3 } }
            Describe 'each' { BeforeEach { Mock Get-Own { 'mock' } -ParameterFilter { $script:each++; $Name -eq 'none' } }; 1..3 | ForEach-Object { It "each $_" { Get-Own -Name a } }; It 'each asked' { $script:each | Should -Be (1 + 2 + 3) } }
            Describe 'test' { 1..3 | ForEach-Object { It "test $_" { Mock Get-Own { 'mock' } -ParameterFilter { $script:test++; $Name -eq 'none' }; Get-Own -Name a } }; It 'test asked' { $script:test | Should -Be (1 + 2 + 3) } }
            Describe 'blocks' { 1..3 | ForEach-Object { Context "c $_" { Mock Get-Own { 'mock' } -ParameterFilter { $script:blocks++; $Name -eq 'none' }; It "blocks $_" { Get-Own -Name a } } }; It 'blocks asked' { $script:blocks | Should -Be 3 } }
        }
        Assert-TestPassed $run 'once asked', 'each asked', 'test asked', 'blocks asked'
    }

    It 'Or give the blocks of these files a tag, and leave them out with -ExcludeTag. The code around the blocks then runs all the same.' {
        $run = Invoke-Sample { Write-Host 'around'; Describe 'slow' -Tag Slow { Write-Host 'inside'; It 'slow' { 1 } }; Describe 'quick' { It 'quick' { 1 } } } -Configuration @{ ExcludeTag = 'Slow' }
        $run.Text | Should -Match 'around'; $run.Text | Should -Not -Match 'inside'
        Assert-TestPassed $run 'quick'
    }

    It 'Wildcards select files as well, -Script ./tests/Get-*.Tests.ps1, and several paths form a list.' {
        $files = @{ 'tests/Get-A.Tests.ps1' = 'Describe "d" { It "a" { 1 } }'; 'tests/Get-B.Tests.ps1' = 'Describe "d" { It "b" { 1 } }'; 'tests/New-C.Tests.ps1' = 'Describe "d" { It "c" { 1 } }' }
        (Invoke-Sample -File $files -Script { ((Invoke-Pester -Script ./tests/Get-*.Tests.ps1 -PassThru -Show None).TestResult.Name | Sort-Object) -join ' '; (Invoke-Pester -Script ./tests/New-C.Tests.ps1, ./tests/Get-A.Tests.ps1 -PassThru -Show None).TestResult.Name -join ' ' }).Value | Should -Be 'a b', 'c a'
    }

    It 'Pester 4 runs one file after the other.' {
        $files = @{ 'a.Tests.ps1' = '$global:now = "a"; Describe "a" { It "a" { Start-Sleep -Milliseconds 50; $global:now | Should -Be "a" } }'; 'b.Tests.ps1' = '$global:now = "b"; Describe "b" { It "b" { Start-Sleep -Milliseconds 50; $global:now | Should -Be "b" } }' }
        (Invoke-Sample -File $files -Script { Invoke-Pester -PassThru -Show None }).Passed | Should -Be 2
    }

    It 'The path of a file needs a folder: Invoke-Pester -Script ./Backup.Tests.ps1.' {
        $run = Invoke-Sample -File @{ 'Backup.Tests.ps1' = 'Describe "d" { It "i" { 1 } }'; 'in/B.Tests.ps1' = 'Describe "d" { It "i" { 1 } }' } -Script { foreach ($path in './Backup.Tests.ps1', 'in/B.Tests.ps1', 'in', 'Backup.Tests.ps1') { (Invoke-Pester -Script $path -PassThru -Show None).PassedCount } }
        $run.Value | Should -Be 1, 1, 1, 0
    }

    It 'Each file is run from top to bottom, and the filter decides block by block. So code outside of the blocks runs in any case, and an exception in it is a failed test.' {
        $run = Invoke-Sample { Write-Host 'top'; Describe 'd' -Tag 'x' { Write-Host 'body'; It 'i' { 1 } }; throw 'below' } -Configuration @{ Tag = 'other' }
        $run.Text | Should -Match 'top'; $run.Text | Should -Not -Match 'body'; $run.Failed, $run.Passed | Should -Be 1, 0; $run.Messages | Should -Be 'below'
    }

    It 'An error that is only printed, as Import-Module does for a missing module, fails nothing.' {
        $run = Invoke-Sample { Import-Module ./no-such-module.psm1; Write-Host 'went on'; Describe 'd' -Tag 'x' { It 'i' { 1 } } } -Configuration @{ Tag = 'x' }
        $run.Text | Should -Match 'went on'; $run.Failed, $run.Passed | Should -Be 0, 1
        $run = Invoke-Sample { Import-Module ./no-such-module.psm1 -ErrorAction Stop; Describe 'd' -Tag 'x' { It 'i' { 1 } } } -Configuration @{ Tag = 'x' }
        $run.Failed, $run.Passed | Should -Be 1, 0; $run.Messages | Should -Match 'no-such-module'
    }

    It 'In new versions of the extension, the setting is false by default. The extension then warns: Pester 5.0.0 or newer is required because setting PowerShell > Pester: Use Legacy Code Lens is disabled, but Pester 4.10.1 is loaded.' -Tag Unproved {
        'https://github.com/PowerShell/vscode-powershell/blob/main/modules/PowerShellEditorServices/InvokePesterStub.ps1 and https://github.com/PowerShell/vscode-powershell/pull/5513'
    }

    It './Backup.Tests.ps1 at the prompt runs its tests and prints their results, but no summary. There is no filter, no report and no result object.' {
        $run = Invoke-Sample -File @{ 'Backup.Tests.ps1' = 'Describe "mail" { It "good" { 1 | Should -Be 1 }; It "bad" { 1 | Should -Be 2 } }' } -Script { $back = ./Backup.Tests.ps1; "[$back]" }
        $run.Value | Should -Be '[]'
        $run.Text | Should -Match '\[\+\] good'
        $run.Text | Should -Match '\[-\] bad'
        $run.Text | Should -Not -Match 'Tests Passed'
        (Invoke-Sample -File @{ 'Backup.Tests.ps1' = 'Describe "mail" { It "good" { 1 | Should -Be 1 } }' } -Script { Invoke-Pester ./Backup.Tests.ps1 }).Text | Should -Match 'Tests Passed'
    }

    It 'A build that starts the file in this way stays green even when tests fail.' {
        $run = Invoke-Sample -File @{ 'Backup.Tests.ps1' = 'Import-Module $env:PROOF_PESTER; Describe "mail" { It "bad" { 1 | Should -Be 2 } }' } -Script {
            $env:PROOF_PESTER = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $text = & (Get-Process -Id $PID).Path -NoProfile -File ./Backup.Tests.ps1 | Out-String
            "$LASTEXITCODE $($text -match '\[-\] bad')"
        }
        $run.Value | Should -Be '0 True'
    }

    It 'Write a script that loads Pester 4 and runs the tests, and name it in a .vscode/launch.json. Run and Debug starts it under the debugger, with the breakpoints of all files; Ctrl+F5 starts it without.' -Tag Unproved {
        'https://code.visualstudio.com/docs/debugtest/debugging and https://github.com/PowerShell/vscode-powershell/blob/main/package.json, debuggers'
    }

    It 'The temporary console is a new session for each start: no other version of Pester is loaded, and changed classes are read again.' -Tag Unproved {
        'https://github.com/PowerShell/vscode-powershell/blob/main/package.json, createTemporaryIntegratedConsole'
    }

    It 'Its Test Explorer needs the extension PowerShell Tools, and lists only files that end in .Tests.ps1. A Describe with a variable in its name is not listed.' -Tag Unproved {
        'https://github.com/adamdriscoll/poshtools/issues/166 and https://github.com/adamdriscoll/poshtools/issues/466'
    }

    It 'In some releases of Windows PowerShell 5.1, one that is never hit slows down the whole run.' -Tag Unproved {
        'https://github.com/pester/Pester/issues/1352 and https://github.com/pester/Pester/issues/1318'
    }

    Context 'A list of the tests' {
        BeforeAll {
            $page = Get-Content "$PSScriptRoot/../../../versioned_docs/version-v4/usage/tags.mdx" -Raw
            $list, $skip = [regex]::Matches(($page -split '\{#list\}')[1], '```powershell run\n([\s\S]+?)\n```') | Select-Object -First 2 | ForEach-Object { $_.Groups[1].Value }
            $run = Invoke-Sample -File @{
                'list.ps1' = $list; 'skip.ps1' = $skip; 'Own.psm1' = 'function Get-Own { }'
                'a.Tests.ps1' = "Write-Host 'ran top'`nDescribe 'outer' -Tag 'Own' {`n  Write-Host 'ran body'; BeforeAll { Write-Host 'ran BeforeAll' }; BeforeEach { Write-Host 'ran BeforeEach' }`n  It 'one' { Write-Host 'ran one' }`n  Context 'inner' {`n    foreach (`$name in 'p', 'q') {`n      It `"loop `$name`" { Write-Host 'ran loop' }`n    }`n    It 'case <N>' -TestCases @{ N = 1 }, @{ N = 2 } { param (`$N) Write-Host 'ran case' }`n  }`n}`nDescribe 'other' {`n  It 'open' -Skip:`$false { Write-Host 'ran open' }`n}`nImport-Module `$PSScriptRoot/Own.psm1 -Force`nInModuleScope Own {`n  Describe 'module' {`n    It 'within' { Write-Host 'ran within' }`n  }`n}"
            } -Script {
                ./list.ps1; '---'; ./skip.ps1; '---'
                $global:PSDefaultParameterValues['It:Skip'] = $true; (Invoke-Pester -Script . -Tag Own -PassThru -Show None).TestResult | ForEach-Object { "$($_.Name) $($_.Result)" }; $global:PSDefaultParameterValues.Remove('It:Skip')
            }
            $listed, $skipped, $tagged = ($run.Value -join "`n") -split '\n---\n'
        }

        It 'The parser of PowerShell finds the calls in the files, and nothing runs.' {
            # What ran is counted below: each word once for each of the two runs.
            $listed -split '\n' | Should -Be 'a.Tests.ps1', "Describe 'outer' -Tag 'Own' {", "  It 'one' { Write-Host 'ran one' }", "  Context 'inner' {", '      It "loop $name" { Write-Host ''ran loop'' }', "    It 'case <N>' -TestCases @{ N = 1 }, @{ N = 2 } { param (`$N) Write-Host 'ran case' }", "Describe 'other' {", "  It 'open' -Skip:`$false { Write-Host 'ran open' }", "  Describe 'module' {", "    It 'within' { Write-Host 'ran within' }"
        }

        It 'A test in a loop or with -TestCases is listed once, with its name as written. For the real names, let a run skip the tests:' {
            ($listed -split '\n' -match 'loop|case <N>').Count | Should -Be 2
            $skipped -split '\n' | Should -Be 'outer / one', 'outer / inner / loop p', 'outer / inner / loop q', 'outer / inner / case 1', 'outer / inner / case 2', 'other / open', 'module / within'
        }

        It 'Filters such as -Tag count here. Code outside of tests still runs, and so does BeforeAll. A test with -Skip:$false and a test within InModuleScope run, too.' {
            $tagged -split '\n' | Should -Be 'one Skipped', 'loop p Skipped', 'loop q Skipped', 'case 1 Skipped', 'case 2 Skipped'
            # The list printed none of these; the first run all, the second no test.
            (@([regex]::Matches(($run.Output -join "`n"), 'ran \w+')).Value | Sort-Object) -join ', ' | Should -Be 'ran BeforeAll, ran BeforeAll, ran body, ran body, ran open, ran top, ran top, ran within'
        }
    }
}
