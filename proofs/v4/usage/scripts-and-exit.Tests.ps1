BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'ends.ps1'  = 'Get-Date'
        'exit3.ps1' = 'Get-Date; exit 3'
        'throw.ps1' = 'throw "x does not exist"'
        'own.ps1'   = 'function Get-Own ($Path) { "real" }; Get-Own -Path src'
        'guard.ps1' = 'function Get-Guarded { 1 }; if ($MyInvocation.InvocationName -eq ".") { return }; Set-Content $PSScriptRoot/ran.txt x'
    } -Test {
        . "$PSScriptRoot/guard.ps1"
        Describe 'scripts' {
            Mock Get-Date { 'mocked' }
            It 'mock answers' { & "$PSScriptRoot/ends.ps1" | Should -Be 'mocked' }
            It 'exit' { & "$PSScriptRoot/exit3.ps1" | Should -Be 'mocked'; $LASTEXITCODE | Should -Be 3 }
            It 'no exit' { $global:LASTEXITCODE = 7; & "$PSScriptRoot/ends.ps1"; $LASTEXITCODE | Should -Be 7; { & "$PSScriptRoot/throw.ps1" } | Should -Throw 'does not exist'; $LASTEXITCODE | Should -Be 7 }
            It 'in a job' { Start-Job { "$(Get-Date)" } | Receive-Job -Wait | Should -Not -Be 'mocked' }
            It 'guard' { Get-Guarded | Should -Be 1; Test-Path $PSScriptRoot/ran.txt | Should -BeFalse; & "$PSScriptRoot/guard.ps1"; Test-Path $PSScriptRoot/ran.txt | Should -BeTrue }
        }
        Describe 'own' {
            It 'not there' { { Mock Get-Own { 'mocked' } } | Should -Throw 'Could not find Command Get-Own' }
            It 'no filter fits' { function Get-Own ($Path) { 'empty' }; Mock Get-Own { 'filtered' } -ParameterFilter { $Path -eq 'other' }; & "$PSScriptRoot/own.ps1" | Should -Be 'empty'; Mock Get-Own { 'any' }; & "$PSScriptRoot/own.ps1" | Should -Be 'any' }
            It 'empty one first' { function Get-Own { }; Mock Get-Own { 'mocked' }; & "$PSScriptRoot/own.ps1" | Should -Be 'mocked' }
        }
        Describe 'remote' {
            function Get-Remote { Invoke-Command -ComputerName x -ScriptBlock { param ($Word) "$Word $(Get-Date)" } -ArgumentList 'at' }
            function Get-Using { $word = 1; Invoke-Command -ComputerName x -ScriptBlock { $using:word } -ArgumentList 1 }
            Mock Get-Date { 'mocked' }
            Mock Invoke-Command { & $ScriptBlock @ArgumentList }
            It 'block in the test' { Get-Remote | Should -Be 'at mocked' }
            It 'no arguments' { function Get-Default { Invoke-Command -ComputerName x -ScriptBlock { param ($Word = 'first', $Other = 'second') "$Word $Other" } }; Get-Default | Should -Be ' second' }
            It 'using' { { Get-Using } | Should -Throw 'A Using variable cannot be retrieved.' }
        }
    }
}

Describe 'usage/scripts-and-exit' {
    It 'To fail a test that ends, but too late, measure the call: Measure-Command { Get-Backup } | Should -BeLessThan ([timespan] ''00:00:05''). A variable that is assigned in these braces keeps its value behind them.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'quick' { Measure-Command { $found = 'x' } | Should -BeLessThan ([timespan] '00:00:05'); $found | Should -Be x }
                It 'slow' { Measure-Command { Start-Sleep -Milliseconds 50 } | Should -BeLessThan ([timespan] '00:00:00.01') }
            }
        }
        Assert-TestPassed $run quick
        $run.Messages | Should -Match '^Expected the actual value to be less than 00:00:00.0100000, but got 00:00:0'
    }

    It 'The inner run itself works, and -PassThru returns its result. But each command that was mocked at that moment stays broken, with this message, for the rest of the file, except where it is mocked anew.' {
        $inner = "Describe 'inner' { It 'fails' { 1 | Should -Be 2 } }"
        $run = Invoke-Sample -File @{
            'inner.ps1' = $inner
            'a.Tests.ps1' = "Describe 'a' {
                It 'nothing mocked' { (Invoke-Pester -Script ./inner.ps1 -Show None -PassThru).FailedCount | Should -Be 1; Mock Get-Culture { 'c' } ; Get-Culture | Should -Be c }
            }
            Describe 'b' {
                BeforeAll { Mock Get-Date { 'mocked' } }
                It 'inner' { (Invoke-Pester -Script ./inner.ps1 -Show None -PassThru).FailedCount | Should -Be 1 }
                It 'after' { { Get-Date } | Should -Throw `"Internal error detected:  Mock for 'Get-Date' in module '' was called, but does not exist in the mock table.`" }
                It 'not mocked' { Get-Culture | Should -BeOfType [cultureinfo] }
            }
            Describe 'c' { It 'next block' { { Get-Date } | Should -Throw 'does not exist in the mock table' } }"
            'b.Tests.ps1' = "Describe 'd' { It 'next file' { Get-Date | Should -BeOfType [datetime] } }"
        } -Script { (Invoke-Pester -Script . -Show None -PassThru).TestResult | ForEach-Object { "$($_.Name): $($_.Result) $($_.FailureMessage)".Trim() } }
        $run.Value | Should -Be 'nothing mocked: Passed', 'inner: Passed', 'after: Passed', 'not mocked: Passed', 'next block: Passed', 'next file: Passed'
    }

    It 'In the braces of Should -Throw or InModuleScope, and in the body of a mock, they leave only the braces. For Should -Throw nothing was thrown then.' {
        foreach ($word in 'break', 'continue') {
            $run = Invoke-Sample "New-Module Own { function Use-Own { $word } } | Import-Module; Describe 'd' { It 'module' { foreach (`$i in 1, 2) { InModuleScope Own { Use-Own; throw 'never' } }; `$i | Should -Be 2; throw 'reached' }; It 'mock' { Mock Get-Date { $word; throw 'never' }; foreach (`$i in 1, 2) { Get-Date }; `$i | Should -Be 2; throw 'reached' } }"
            $run.Tests.Message | Should -Be 'reached', 'reached'
            (Invoke-Sample "Describe 'd' { It 'i' { { $word } | Should -Throw; throw 'never' } }").Messages | Should -BeLike '*no exception was thrown*'
        }
    }

    It 'ForEach-Object is not a loop: write return there to go on with the next item. To stop, use foreach or Select-Object -First 1.' {
        foreach ($word in 'break', 'continue') {
            $run = Invoke-Sample "Describe 'd' { It 'calls' { `$first = 'a', 'b' | ForEach-Object { `$_; $word }; throw 'never' }; It 'returns' { 1, 2, 3 | ForEach-Object { if (`$_ -eq 2) { return }; `$_ } | Should -Be 1, 3 }; It 'loops' { foreach (`$i in 1, 2) { $word }; throw 'reached' }; It 'first' { 1, 2, 3 | Select-Object -First 1 | Should -Be 1; throw 'reached' } }"
            @($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) | Should -Be 'calls Passed', 'returns Passed', 'loops Failed', 'first Failed'
            ($run.Tests | Where-Object Name -In 'loops', 'first').Message | Should -Be 'reached', 'reached'
        }
    }

    Context 'break and continue outside of a loop' {
        BeforeAll {
            $runs = @{}
            foreach ($word in 'break', 'continue') {
                $runs[$word] = Invoke-Sample "function Step-Out { $word }
                    Describe 'loop of the test' { It 'seen' { `$seen = foreach (`$i in 1, 2) { `$i; Step-Out; 'below' }; throw `"`$seen`" }; It 'no loop' { Step-Out; throw 'below' } }
                    Describe 'body' { It 'above' { }; Step-Out; It 'below' { throw 'below' } }
                    Describe 'outer' { Context 'inner' { It 'inside' { }; Step-Out; It 'inside, below' { throw 'below' } }; It 'outside' { 1 } }"
            }
        }

        It 'The code under test called break or continue outside of a loop. Both act on the innermost loop around the call, even on a loop of the test: this loop ends, or goes on with its next item.' {
            foreach ($word in $runs.Keys) { ($runs[$word].Tests | Where-Object Name -EQ 'seen').Message | Should -Be @{ break = '1'; continue = '1 2' }[$word] }
        }

        It 'In a test, they leave the test, which passes, and the lines below the call never run.' {
            foreach ($run in $runs.Values) { Assert-TestPassed $run 'no loop' }
        }

        It 'In the body of a block, the tests below are missing, without a message.' {
            foreach ($run in $runs.Values) {
                @($run.Tests.Name) | Should -Be 'seen', 'no loop', 'above', 'inside', 'outside'
                # The only message is that of the test with the loop.
                $run.Messages | Should -Be ($run.Tests | Where-Object Name -EQ 'seen').Message
            }
        }
    }

    It 'With a label that no loop has, the whole run ends with TestGroups stack corrupted.' {
        foreach ($word in 'break', 'continue') {
            $run = Invoke-Sample -File @{
                'a.Tests.ps1' = "function Step-Out { $word nowhere } Describe 'a' { It 'above' { throw 'lost' }; It 'leaves' { Step-Out }; It 'below' { } }"
                'b.Tests.ps1' = "Describe 'b' { It 'next file' { Write-Host 'second file' } }"; 'c.Tests.ps1' = "function Step-Out { $word here } Describe 'c' { It 'has it' { :here foreach (`$i in 1, 2) { foreach (`$j in 1, 2) { Step-Out; throw 'below' } }; Write-Host 'after the loop' } }"
            } -Script {
                $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
                Set-Content run.ps1 "Import-Module '$pester'; `$result = Invoke-Pester -Script ./c.Tests.ps1 -PassThru; `"labelled `$(`$result.PassedCount)`"; `$result = `$null; `$result = Invoke-Pester -Script ./a.Tests.ps1, ./b.Tests.ps1 -PassThru; `"result `$(`$result.TotalCount) `$(`$result.FailedCount)`""
                & (Get-Process -Id $PID).Path -NoProfile -File run.ps1 2>&1
            }
            $lines = $run.Value -join "`n"
            $lines | Should -Match 'after the loop[\s\S]*labelled 1\n'
            $lines | Should -Not -Match 'second file|Tests Passed: [^1]'
            $lines | Should -Match 'TestGroups stack'; $lines | Should -Match '(?m)^result 1 1$'
            @([regex]::Matches($lines, 'Tests Passed')).Count | Should -Be 1
        }
    }

    It 'Mocks of the test answer the commands that it calls, and exit ends only the script and leaves its code in $LASTEXITCODE.' {
        Assert-TestPassed $sample 'mock answers', 'exit'
    }

    It 'A script that throws instead of calling exit is tested like a function' {
        Assert-TestPassed $sample 'no exit'
    }

    It 'Mock needs the command to exist, and the functions of a script exist only while the script runs.' {
        Assert-TestPassed $sample 'not there'
    }

    It 'The mock then takes precedence over the function that the script defines.' {
        Assert-TestPassed $sample 'empty one first'
    }

    It 'A call that fits no filter runs the empty function, so add a mock without a filter.' {
        Assert-TestPassed $sample 'no filter fits'
    }

    It 'A call without -ArgumentList passes one $null, so the default of a first parameter is lost:' {
        Assert-TestPassed $sample 'no arguments', 'block in the test'
    }

    It 'The second condition leaves out the methods of classes' {
        $run = Invoke-Sample -File @{ 'class.ps1' = 'class ProofTaken { [bool] IsOld() { return $true } }; function Get-Taken { "taken" }; if ($true) { function Get-Inner { "inner" } }; throw "ran"' } -Script {
            $ast = [System.Management.Automation.Language.Parser]::ParseFile("$PWD/class.ps1", [ref] $null, [ref] $null)
            $ast.FindAll({ $args[0] -is [System.Management.Automation.Language.FunctionDefinitionAst] }, $false).Name -join ' '
            $ast.FindAll({ $args[0] -is [System.Management.Automation.Language.FunctionDefinitionAst] -and $args[0].Parent.GetType().Name -ne 'FunctionMemberAst' }, $false).Name -join ' '
        }
        $run.Value | Should -Be 'IsOld Get-Taken Get-Inner', 'Get-Taken Get-Inner'
    }

    It 'in a job, or on another computer runs in another session and sees no mock.' {
        Assert-TestPassed $sample 'in a job'
    }

    It 'A block of Invoke-Command can be run in the test, with its commands mocked, unless it has $using: variables' {
        Assert-TestPassed $sample 'block in the test', 'using'
    }

    It 'one line below its functions stops it when it is dot-sourced' {
        Assert-TestPassed $sample 'guard'
    }

    It 'After a script that ends without exit, $LASTEXITCODE still has the value from before: set $global:LASTEXITCODE = 0 first.' {
        Assert-TestPassed $sample 'no exit'
    }

    It 'A function that calls exit in a test ends the whole run, and nothing counts as failed.' {
        $run = Invoke-Sample -File @{
            'A.Tests.ps1' = 'function Stop-It { exit 3 }; Describe a { It one { 1 }; It stops { Stop-It }; It never { throw 1 } }'
            'B.Tests.ps1' = 'Describe b { It later { throw 1 } }'
        } -Script {
            $shell = (Get-Process -Id $PID).Path; $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            & $shell -NoProfile -Command "Import-Module '$pester'; `$r = Invoke-Pester -Script ./A.Tests.ps1, ./B.Tests.ps1 -PassThru -Show All; `"failed: `$(`$r.FailedCount)`"" 2>&1 | Out-String
        }
        "$($run.Value)" | Should -Match 'TestGroups stack'; "$($run.Value)" | Should -Not -Match 'never|later|failed: [1-9]'
    }

    It 'Or put exit into a function of its own, and mock that function. The mock throws, because the code after the exit must not run either:' {
        $run = Invoke-Sample { function Close-It ($Code) { exit $Code }; function Start-It { Close-It 3; $script:after = $true }; Describe 'd' { BeforeEach { $script:after = $false }; It 'throws' { Mock Close-It { throw "exit $Code" }; { Start-It } | Should -Throw 'exit 3'; $script:after | Should -BeFalse } }; Describe 'e' { It 'does not' { Mock Close-It { }; $script:after = $false; Start-It; $script:after | Should -BeTrue } } }
        $run.Passed | Should -Be 2
    }

    BeforeAll {
        $more = Invoke-Sample -File @{ 'Own.ps1' = 'param ($X) function Get-OwnPart ($Name) { "own $Name" }; Get-OwnPart $X'; 'Mand.ps1' = 'param ([Parameter(Mandatory = $true)] $Channel) function Get-Mand { "mand $Channel" }; if ($MyInvocation.InvocationName -eq ".") { return }; throw "ran"'; 'All.ps1' = 'function Get-AllPart { 1 }; $script:ranAll = 1'; 'Exit.ps1' = 'exit 3'; 'Plain.ps1' = '"x"' } -Test {
            Describe 'd' {
                It 'passed where called' { & $PSScriptRoot/Own.ps1 -X y | Should -Be 'own y' }
                It 'not there yet' { { Mock Get-OwnPart { } } | Should -Throw 'Could not find Command Get-OwnPart' }
                It 'empty one first' { function Get-OwnPart ($Name) { }; Mock Get-OwnPart { 'other' }; Mock Get-OwnPart { "mocked $Name" } -ParameterFilter { $Name -eq 'a' }; & $PSScriptRoot/Own.ps1 a | Should -Be 'mocked a'; & $PSScriptRoot/Own.ps1 b | Should -Be 'other' }
                It 'mandatory' { { . $PSScriptRoot/Mand.ps1 } | Should -Throw 'missing mandatory parameters: Channel'; . $PSScriptRoot/Mand.ps1 -Channel night; Get-Mand | Should -Be 'mand night' }
                It 'runs everything' { . $PSScriptRoot/All.ps1; Get-AllPart | Should -Be 1; $ranAll | Should -Be 1 }
                It 'no question' { function Get-Asked { param ([Parameter(Mandatory = $true)] $Name) 'started' }; Mock Read-Host { 'answer' }; { Get-Asked } | Should -Throw 'missing mandatory parameters: Name'; Assert-MockCalled Read-Host -Times 0 -Scope It }
                It 'no timeout' { (Get-Command It).Parameters.Keys + (Get-Command Describe).Parameters.Keys -match 'time' | Should -BeNullOrEmpty }
                It 'last exit code' { & $PSScriptRoot/Exit.ps1; $LASTEXITCODE | Should -Be 3; & $PSScriptRoot/Plain.ps1; $LASTEXITCODE | Should -Be 3; Get-Item /none -ErrorAction SilentlyContinue; $LASTEXITCODE | Should -Be 3; sh -c 'exit 4'; $LASTEXITCODE | Should -Be 4 }
            }
        }
    }

    It 'First define an empty function of that name, with the parameters that a filter uses.' { Assert-TestPassed $more 'empty one first' }

    It 'When the script has a mandatory parameter, pass it: . "$here/Send-Report.ps1" -Channel night.' { Assert-TestPassed $more 'mandatory' }

    It 'The question for a missing mandatory parameter cannot be mocked: PowerShell asks before the function starts.' { Assert-TestPassed $more 'no question' }

    It 'The function is in the script that the test runs, and does not exist yet when Mock looks for it: define an empty function first.' { Assert-TestPassed $more 'not there yet' }

    It '. "$here/Start-Backup.ps1" runs everything in the script, not only its functions, and asks for its mandatory parameters' { Assert-TestPassed $more 'runs everything', 'mandatory' }

    It 'Parameters of the script under test are passed where the test calls the script.' { Assert-TestPassed $more 'passed where called' }

    It 'In v4 a test has no time limit.' { Assert-TestPassed $more 'no timeout' }

    It 'Only exit and native programs set it.' { Assert-TestPassed $more 'last exit code' }

    It 'The param block is read in any case.' { Assert-TestPassed $more 'mandatory' }

    It 'Parameters of the test file itself come from Invoke-Pester -Script @{ Path = ''./Backup.Tests.ps1''; Parameters = @{ Server = ''srv01'' } }. The file needs a param block for them at its top: parameters for a whole file.' {
        $files = @{ 'Backup.Tests.ps1' = 'param ($Server) Describe "d" { It "i" { $Server | Should -Be "srv01" } }'; 'None.Tests.ps1' = 'Describe "d" { It "i" { $Server | Should -Be "srv01" } }' }
        (Invoke-Sample -File $files -Script { foreach ($file in 'Backup', 'None') { (Invoke-Pester -Script @{ Path = "./$file.Tests.ps1"; Parameters = @{ Server = 'srv01' } } -PassThru -Show None).PassedCount } }).Value | Should -Be 1, 0
    }

    It 'In the body and the filter of a mock that a script calls, $script: means the script, so a count kept there is lost. Count with Assert-MockCalled, or in a list or hashtable of the test. Name this list or hashtable without $script:.' {
        $run = Invoke-Sample -File @{ 'sends.ps1' = '$script:kept = "own"; Send-Named one; Send-Named two; $script:kept' } -Test {
            Describe 'd' {
                function Send-Named ($Name) { }
                It 'count' { $script:calls = 0; Mock Send-Named { $script:calls++ }; $null = & $PSScriptRoot/sends.ps1; $script:calls | Should -Be 0; Assert-MockCalled Send-Named -Times 2 -Exactly -Scope It; Send-Named three; $script:calls | Should -Be 1 }
                It 'overwritten' { Mock Send-Named { $script:kept = 'of the mock' }; & $PSScriptRoot/sends.ps1 | Should -Be 'of the mock' }
                It 'list' { $list = [System.Collections.Generic.List[string]]::new(); Mock Send-Named { $list.Add($Name) }; $null = & $PSScriptRoot/sends.ps1; $list | Should -Be 'one', 'two' }
                It 'hashtable' { $seen = @{ Calls = 0 }; Mock Send-Named { $seen.Calls++ }; $null = & $PSScriptRoot/sends.ps1; $seen.Calls | Should -Be 2 }
                It 'list with script' { $script:list = [System.Collections.Generic.List[string]]::new(); Mock Send-Named { $script:list.Add($Name) }; { & $PSScriptRoot/sends.ps1 } | Should -Throw 'You cannot call a method on a null-valued expression.'; $script:list | Should -BeNullOrEmpty }
                It 'list, made with script' { $script:list = [System.Collections.Generic.List[string]]::new(); Mock Send-Named { $list.Add($Name) }; $null = & $PSScriptRoot/sends.ps1; $script:list | Should -Be 'one', 'two' }
            }
            Describe 'filter' {
                function Send-Named ($Name) { }
                It 'filter' { $script:kept = 'test'; Mock Send-Named { 'any' }; Mock Send-Named { 'of the test' } -ParameterFilter { $script:kept -eq 'test' }; & $PSScriptRoot/sends.ps1 | Should -Be 'any', 'any', 'own'; Send-Named | Should -Be 'of the test' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 7
    }

    It 'Nothing of the script runs, param and #Requires included; repeat its using namespace lines in the test file.' {
        foreach ($line in '', 'using namespace System.IO') {
            $run = Invoke-Sample -File @{ 'uses.ps1' = "using namespace System.IO`nfunction Get-Taken { [Path]::GetFileName('a/b') }" } ("$line`n" + '$ast = [System.Management.Automation.Language.Parser]::ParseFile("$PSScriptRoot/uses.ps1", [ref] $null, [ref] $null)
                $ast.FindAll({ $args[0] -is [System.Management.Automation.Language.FunctionDefinitionAst] }, $false) | ForEach-Object { . ([scriptblock]::Create($_.Extent.Text)) }
                Describe "d" { It "takes" { Get-Taken | Should -Be "b" } }')
            "$($run.Passed) $($run.Messages)" | Should -BeLike $(if ($line) { '1 ' } else { '0 *Unable to find type*Path*' })
        }
        $run = Invoke-Sample -File @{ 'needs.ps1' = "#Requires -Modules ProofAbsent`nparam ([Parameter(Mandatory = `$true)] `$Name)`nfunction Get-Taken { 'taken' }`n`$global:proofNeedsRan = 1" } {
            $ast = [System.Management.Automation.Language.Parser]::ParseFile("$PSScriptRoot/needs.ps1", [ref] $null, [ref] $null)
            $ast.FindAll({ $args[0] -is [System.Management.Automation.Language.FunctionDefinitionAst] }, $false) | ForEach-Object { . ([scriptblock]::Create($_.Extent.Text)) }
            Describe 'd' { It 'from the text' { Get-Taken | Should -Be 'taken'; Test-Path variable:global:proofNeedsRan | Should -Be $false; { . "$PSScriptRoot/needs.ps1" -Name x } | Should -Throw 'ProofAbsent' } }
        }
        Assert-TestPassed $run 'from the text'
    }

    It 'Code outside of a function cannot call the functions inside it. To test one of them, move it out, or take it from the text as above, with $true in place of $false: FindAll then finds the inner functions, too. To replace it, define an empty function first.' {
        $run = Invoke-Sample -File @{ 'outer.ps1' = 'function Copy-Backup { function Get-Target { "real" }; "to $(Get-Target)" }' } {
            $ast = [System.Management.Automation.Language.Parser]::ParseFile("$PSScriptRoot/outer.ps1", [ref] $null, [ref] $null)
            $isFunction = { param($Node) $Node -is [System.Management.Automation.Language.FunctionDefinitionAst] -and $Node.Parent.GetType().Name -ne 'FunctionMemberAst' }
            Describe 'd' {
                It 'not called' { . "$PSScriptRoot/outer.ps1"; Copy-Backup | Should -Be 'to real'; { Get-Target } | Should -Throw 'not recognized' }
                It 'found' { $ast.FindAll($isFunction, $false).Name -join ' ' | Should -Be 'Copy-Backup'; $ast.FindAll($isFunction, $true).Name -join ' ' | Should -Be 'Copy-Backup Get-Target' }
                It 'taken' { foreach ($function in $ast.FindAll($isFunction, $true)) { . ([scriptblock]::Create($function.Extent.Text)) }; Get-Target | Should -Be 'real' }
                It 'replaced' { . "$PSScriptRoot/outer.ps1"; function Get-Target { }; Mock Get-Target { 'mocked' }; Copy-Backup | Should -Be 'to mocked' }
            }
        }
        Assert-TestPassed $run 'not called', 'found', 'taken', 'replaced'
    }

    It '#Requires is checked before the first line runs. Where a requirement is not met, the call or the dot-source throws The script ''Start-Backup.ps1'' cannot be run because …, and a mock does not help.' {
        $run = Invoke-Sample -File @{ 'Start-Backup.ps1' = "`$global:proofStarted = 1`n#Requires -Modules ProofAbsent" } {
            Describe 'd' { It 'throws' {
                Mock Get-Module { $true }; Mock Import-Module
                { & "$PSScriptRoot/Start-Backup.ps1" } | Should -Throw 'The script ''Start-Backup.ps1'' cannot be run because'
                { . "$PSScriptRoot/Start-Backup.ps1" } | Should -Throw 'The script ''Start-Backup.ps1'' cannot be run because'
                Test-Path variable:global:proofStarted | Should -Be $false
            } }
        }
        Assert-TestPassed $run 'throws'
    }

    It 'A module of that name, loaded with New-Module -Name BackupTools { } | Import-Module, satisfies #Requires -Modules BackupTools.' {
        $run = Invoke-Sample -File @{ 'Start-Backup.ps1' = "#Requires -Modules BackupTools`n'started'" } {
            Describe 'd' {
                It 'without' { { & "$PSScriptRoot/Start-Backup.ps1" } | Should -Throw 'BackupTools' }
                It 'with' { New-Module -Name BackupTools { } | Import-Module; & "$PSScriptRoot/Start-Backup.ps1" | Should -Be 'started' }
            }
        }
        Assert-TestPassed $run 'without', 'with'
    }

    It 'On Windows, a test cannot get around #Requires -RunAsAdministrator, which Linux ignores.' -Skip:($IsWindows) {
        $run = Invoke-Sample -File @{ 'Admin.ps1' = "#Requires -RunAsAdministrator`n'started'" } { Describe 'd' { It 'ignored' { & "$PSScriptRoot/Admin.ps1" | Should -Be 'started' } } }
        Assert-TestPassed $run 'ignored'
    }

    It '-Session takes only a PSSession. Another object from the mock of New-PSSession ends with Cannot bind parameter ''Session''., or, in the call of a mock, with Cannot process argument transformation on parameter ''Session''. Return an empty session, made by New-MockObject. Mock every command that takes the session, Remove-PSSession included.' {
        $run = Invoke-Sample { Describe 'd' {
            Mock Invoke-Command { 'asked' }
            Mock Remove-PSSession { 'closed' }
            It 'object' { { Invoke-Command -Session ([pscustomobject] @{ ComputerName = 'vault' }) -ScriptBlock { 1 } } | Should -Throw 'Cannot process argument transformation on parameter ''Session''.' }
            It 'session' {
                $made = New-MockObject -Type System.Management.Automation.Runspaces.PSSession
                Invoke-Command -Session $made -ScriptBlock { 1 } | Should -Be 'asked'
                Remove-PSSession -Session $made | Should -Be 'closed'; Remove-PSSession $made | Should -Be 'closed'; $made | Remove-PSSession | Should -Be 'closed'
            }
        }
        Describe 'not mocked' { It 'real' { { Invoke-Command -Session ([pscustomobject] @{ ComputerName = 'vault' }) -ScriptBlock { 1 } } | Should -Throw 'Cannot bind parameter ''Session''.'; $made = New-MockObject -Type System.Management.Automation.Runspaces.PSSession; { Remove-PSSession -Session $made -ErrorAction Stop } | Should -Throw; { Invoke-Command -Session $made -ScriptBlock { 1 } -ErrorAction Stop } | Should -Throw } } }
        Assert-TestPassed $run 'object', 'session', 'real'
    }

    It 'Code that asks again until the answer is right needs another answer for each call. With the same wrong answer each time, the loop never ends:' {
        $run = Invoke-Sample {
            function Confirm-Removal { $asked = 0; do { $asked++; if ($asked -gt 50) { return 'never' }; $answer = Read-Host -Prompt 'Remove? (y/n)' } until ($answer -eq 'y' -or $answer -eq 'n'); $answer }
            Describe 'a' { It 'same' { Mock Read-Host { 'perhaps' }; Confirm-Removal | Should -Be 'never'; Assert-MockCalled Read-Host -Times 50 -Exactly -Scope It } }
            Describe 'b' { It 'other' { $answers = [System.Collections.Generic.Queue[string]] @('perhaps', '', 'y'); Mock Read-Host { $answers.Dequeue() }; Confirm-Removal | Should -Be 'y'; Assert-MockCalled Read-Host -Times 3 -Exactly -Scope It } }
        }
        Assert-TestPassed $run 'same', 'other'
    }

    It 'In a program that has PowerShell built in and no console, such as a service, the question fails with A command that prompts the user failed because the host program or the command type does not support user interaction.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' { It 'asks' { Read-Host -Prompt Name }; It 'prints' { Write-Host 'x' } }" } -Script {
            $shell = [powershell]::Create().AddScript('param ($Pester, $Folder) Import-Module $Pester; Set-Location -LiteralPath $Folder; Invoke-Pester -Script . -PassThru').AddArgument(((Get-Module Pester).Path -replace 'psm1$', 'psd1')).AddArgument("$PWD")
            foreach ($test in $shell.Invoke()[0].TestResult) { '{0} {1} {2}' -f $test.Name, $test.Result, $test.FailureMessage }
            $shell.Dispose()
        }
        $run.Value[0] | Should -BeLike 'asks Failed A command that prompts the user failed because the host program or the command type does not support user interaction.*'
        $run.Value[1] | Should -BeLike 'prints Passed*'
    }

    It 'Up to PowerShell 4.0, Write-Host fails there as well, and with it Pester: run it with -Show None and -PassThru.' -Tag Unproved {
        'Windows PowerShell 4.0 does not run here; https://github.com/pester/Pester/issues/993 https://github.com/pester/Pester/issues/223'
    }

    It 'In a build that starts PowerShell with -NonInteractive, a question without a mock fails: PowerShell is in NonInteractive mode. Read and Prompt functionality is not available. $Host.UI.PromptForChoice() is a method and cannot be mocked: put it into a function, and mock that function.' {
        $run = Invoke-Sample -File @{ 'ask.ps1' = 'Read-Host -Prompt Name' } -Test { Describe 'd' {
            It 'asks' { $said = & (Get-Process -Id $PID).Path -NoProfile -NonInteractive -File "$PSScriptRoot/ask.ps1" 2>&1; "$said" -replace '[\s|]+', ' ' | Should -Match 'PowerShell is in NonInteractive mode\. Read and Prompt functionality is' }
            It 'method' { { Mock '$Host.UI.PromptForChoice' { 0 } } | Should -Throw 'Could not find Command'; function Get-Choice { $Host.UI.PromptForChoice('Backup', 'Remove?', @('&Yes', '&No'), 1) }; Mock Get-Choice { 0 }; Get-Choice | Should -Be 0 }
        } }
        Assert-TestPassed $run 'asks', 'method'
    }

    It 'A function without a process block handles only the last of them, which a test with one object does not show. For a parameter with ValueFromPipelineByPropertyName, pipe an object that has the property.' {
        $run = Invoke-Sample {
            function Get-Wrong ([Parameter(ValueFromPipeline = $true)] $Source) { "$Source.bak" }
            function Get-Right { param ([Parameter(ValueFromPipeline = $true)] $Source) process { "$Source.bak" } }
            function Get-Named { param ([Parameter(ValueFromPipelineByPropertyName = $true)] $Source) process { "$Source.bak" } }
            Describe 'd' {
                It 'last' { 'a', 'b' | Get-Wrong | Should -Be 'b.bak'; @('a', 'b' | Get-Wrong).Count | Should -Be 1; 'a' | Get-Wrong | Should -Be 'a.bak' }
                It 'every' { ('a', 'b' | Get-Right) -join ' ' | Should -Be 'a.bak b.bak' }
                It 'property' { [pscustomobject] @{ Source = 'a' } | Get-Named | Should -Be 'a.bak'; @([pscustomobject] @{ Other = 'a' } | Get-Named 2> $null).Count | Should -Be 0 }
            }
        }
        Assert-TestPassed $run 'last', 'every', 'property'
    }

    It 'To see it in a test, put the call into a loop of the test, and set a variable behind the call:' {
        foreach ($word in 'break', 'continue', 'return') {
            $run = Invoke-Sample "function Remove-It { $word }; Describe 'd' { It 'seen' { `$reached = `$false; foreach (`$once in 1) { Remove-It; `$reached = `$true }; `$reached | Should -BeTrue }; It 'unseen' { Remove-It; 1 | Should -Be 2 } }"
            ($run.Tests | Where-Object Name -EQ 'seen').Result | Should -Be $(if ($word -eq 'return') { 'Passed' } else { 'Failed' })
            ($run.Tests | Where-Object Name -EQ 'unseen').Result | Should -Be $(if ($word -eq 'return') { 'Failed' } else { 'Passed' })
        }
    }

    It 'In a begin block, return leaves only this block, and process still runs.' {
        $run = Invoke-Sample {
            function Get-Named { param ([Parameter(ValueFromPipeline = $true)] $Name) begin { return; 'begin' } process { "$Name.bak" } }
            Describe 'd' { It 'goes on' { 'a', 'b' | Get-Named | Should -Be 'a.bak', 'b.bak' } }
        }
        Assert-TestPassed $run 'goes on'
    }

    It 'In BeforeAll or BeforeEach, they leave the setup, and the tests run. break in BeforeEach also leaves out the setups that would follow, such as the BeforeEach of an inner block.' {
        foreach ($word in 'break', 'continue') {
            foreach ($setup in 'BeforeAll', 'BeforeEach') {
                $run = Invoke-Sample "function Step-Out { $word } Describe 'd' { $setup { Write-Host 'above'; Step-Out; Write-Host 'below' }; It 'one' { 1 | Should -Be 1 }; Context 'c' { It 'two' { 1 | Should -Be 2 } } }"
                "$word $setup $($run.Passed) $($run.Failed)" | Should -Be "$word $setup 1 1"
                $run.Text | Should -Match 'above'; $run.Text | Should -Not -Match '(?m)^below'
            }
            $run = Invoke-Sample "function Step-Out { $word } Describe 'd' { BeforeEach { Step-Out }; Context 'c' { BeforeEach { Write-Host 'inner setup' }; It 'two' { 1 | Should -Be 1 } } }"
            $run.Passed | Should -Be 1
            $run.Text -match 'inner setup' | Should -Be ($word -eq 'continue')
            (Invoke-Sample "function Step-Out { $word } Describe 'd' { BeforeAll { Step-Out }; Context 'c' { BeforeEach { Write-Host 'inner setup' }; It 'two' { 1 | Should -Be 1 } } }").Text | Should -Match 'inner setup'
        }
    }

    It 'In $ErrorActionPreference = Continue without quotes, Continue is the keyword. As the first line of a Describe, it leaves only the name of the block on the screen; at the top of the file, not even that. Write ''Continue''.' {
        $run = Invoke-Sample { Describe 'named' { $ErrorActionPreference = Continue; It 'lost' { 1 | Should -Be 2 } } }
        $run.Tests | Should -BeNullOrEmpty; $run.Messages | Should -BeNullOrEmpty; $run.Errors | Should -BeNullOrEmpty
        $run.Text | Should -Match 'Describing named\s+Tests completed'
        $run = Invoke-Sample "`$ErrorActionPreference = Continue; Describe 'named' { It 'lost' { 1 | Should -Be 2 } }"
        $run.Tests | Should -BeNullOrEmpty; $run.Errors | Should -BeNullOrEmpty
        $run.Text | Should -Not -Match 'Describing'; $run.Text | Should -Match 'Tests Passed: 0, Failed: 0'
        (Invoke-Sample { $ErrorActionPreference = 'Continue'; Describe 'named' { $ErrorActionPreference = 'Continue'; It 'found' { 1 | Should -Be 2 } } }).Failed | Should -Be 1
        # Another value without quotes is no keyword, and fails.
        (Invoke-Sample { Describe 'named' { $ErrorActionPreference = Stop; It 'lost' { 1 } } }).Failed | Should -Be 1
    }

    It 'The line of a block is printed when it begins, that of a test when it has ended. So what hangs is behind the last line: the next test, a setup or teardown, or code outside of tests. With -Show Fails, the lines of passed tests are missing. A Write-Host as the first line of a test names it before the rest of it runs.' {
        $file = @{ 'a.Tests.ps1' = "Describe 'outer' { BeforeAll { Write-Host 'in BeforeAll' }; AfterEach { Write-Host 'in AfterEach' }; AfterAll { Write-Host 'in AfterAll' }; It 'first' { Write-Host 'in first' }; Context 'inner' { It 'second' { Write-Host 'in second' } } }" }
        $all, $fails = foreach ($show in 'All', 'Fails') { Invoke-Sample -File $file -Configuration @{ Show = $show } }
        (@([regex]::Matches($all.Text, 'Describing outer|Context inner|\[\+\] \w+|\bin (?:first|second|[AB]\w+)')).Value -join ', ') | Should -Be 'Describing outer, in BeforeAll, in first, in AfterEach, [+] first, Context inner, in second, in AfterEach, [+] second, in AfterAll'
        (@([regex]::Matches($fails.Text, 'Describing outer|Context inner|\[\+\] \w+|\bin (?:first|second|[AB]\w+)')).Value -join ', ') | Should -Be 'Describing outer, in BeforeAll, in first, in AfterEach, Context inner, in second, in AfterEach, in AfterAll'
    }

    It 'A test of the inner run that calls such a command without a mock of its own fails with it, too.' {
        $run = Invoke-Sample -File @{ 'inner.ps1' = "Describe 'inner' { It 'asks' { Get-Date }; It 'does not' { 1 | Should -Be 1 }; It 'own' { Mock Get-Date { 'own' }; Get-Date | Should -Be 'own' } }" } -Test {
            Describe 'd' { Mock Get-Date { 'mocked' }; It 'i' { $r = Invoke-Pester -Script ./inner.ps1 -Show None -PassThru; $r.FailedCount | Should -Be 1; $r.PassedCount | Should -Be 2; $r.TestResult[0].FailureMessage | Should -BeLike "*Mock for 'Get-Date' in module '' was called, but does not exist in the mock table.*" } }
        }
        Assert-TestPassed $run i
    }

    Context 'a test file is tested' {
        BeforeAll {
            $checked = Invoke-Sample -File @{
                'check.ps1'  = "Describe 'server' -Tag 'Health' { It 'has a backup of today' { Get-BackupAge | Should -BeLessThan 1 } }"
                'Backup.psm1' = 'function Get-BackupAge { Get-Age }; function Get-Age { "real" }'
                'real.ps1'    = 'function Get-BackupAge { 0 }'
                'dotted.ps1'  = ". `$PSScriptRoot/real.ps1; Describe 'server' { It 'has a backup of today' { Get-BackupAge | Should -BeLessThan 1 } }"
                'loads.ps1'   = "Describe 'server' { Import-Module `$PSScriptRoot/Backup.psm1 -Force; It 'has a backup of today' { Get-BackupAge | Should -Be 7 } }"
                'lost.ps1'    = "Describe 'faked' { Mock Get-Age { 7 } -ModuleName Backup; . `$PSScriptRoot/loads.ps1 }"
                'each.ps1'    = "Describe 'faked' { BeforeEach { Mock Get-Age { 7 } -ModuleName Backup }; . `$PSScriptRoot/loads.ps1 }"
                'own.ps1'     = "Describe 'faked' { Mock Get-Age { 7 } -ModuleName Backup; . `$PSScriptRoot/check.ps1; It 'count' { Assert-MockCalled Get-Age -ModuleName Backup -Times 1 -Exactly -Scope Describe } }"
                'few.ps1'     = "Describe 'faked' { Mock Get-Age { 0 } -ModuleName Backup; . `$PSScriptRoot/check.ps1; It 'count' { Assert-MockCalled Get-Age -ModuleName Backup -Times 2 -Exactly -Scope Describe } }"
            } -Test {
                $here = Split-Path -Parent $MyInvocation.MyCommand.Path
                Describe 'function' {
                    It 'in the test' { function Get-BackupAge { 7 }; (Invoke-Pester -Script "$here/check.ps1" -Show None -PassThru).FailedCount | Should -Be 1; function Get-BackupAge { 0 }; (Invoke-Pester -Script "$here/check.ps1" -Show None -PassThru).PassedCount | Should -Be 1 }
                    It 'dot-sourced' { function Get-BackupAge { 7 }; (Invoke-Pester -Script "$here/dotted.ps1" -Show None -PassThru).PassedCount | Should -Be 1 }
                    It 'gone' { Get-Command Get-BackupAge -ErrorAction SilentlyContinue | Should -BeNullOrEmpty }
                    It 'without' { $r = Invoke-Pester -Script "$here/check.ps1" -Show None -PassThru; $r.TestResult[0].FailureMessage | Should -BeLike "*'Get-BackupAge' is not recognized*" }
                }
                Describe 'module' {
                    Import-Module "$here/Backup.psm1" -Force
                    It 'not seen' { function Get-Age { 0 }; $r = Invoke-Pester -Script "$here/check.ps1" -Show None -PassThru; $r.TestResult[0].FailureMessage | Should -BeLike '*but got ''real''*' }
                    It 'own file' { $r = Invoke-Pester -Script "$here/own.ps1" -Show None -PassThru; "$($r.TestResult.Name): $($r.TestResult.Result)" | Should -Be 'has a backup of today count: Failed Passed' }
                    It 'lost' { $r = Invoke-Pester -Script "$here/lost.ps1" -Show None -PassThru; "$($r.TestResult.FailureMessage)" | Should -BeLike '*but got ''real''*' }
                    It 'each' { (Invoke-Pester -Script "$here/each.ps1" -Show None -PassThru).PassedCount | Should -Be 1 }
                    It 'wrong count' { $r = Invoke-Pester -Script "$here/few.ps1" -Show None -PassThru; "$($r.TestResult.Result)" | Should -Be 'Passed Failed' }
                    It 'tags' { (Invoke-Pester -Script "$here/check.ps1" -Tag Health -Show None -PassThru).TotalCount | Should -Be 1; (Invoke-Pester -Script "$here/own.ps1" -Tag Health -Show None -PassThru).TotalCount | Should -Be 0; (Invoke-Pester -Script "$here/own.ps1" -ExcludeTag Health -Show None -PassThru).TotalCount | Should -Be 2 }
                }
            }
        }

        It 'So that the inner run gets false data, define a function with the name of the command in your test: the inner run sees it, unless the file dot-sources the real one.' { Assert-TestPassed $checked 'in the test', 'gone', 'without', 'dot-sourced' }

        It 'A module does not see the function. For a command that a module calls, run a file that makes the mock and then the tests of the check: Describe ''faked'' { Mock Get-BackupAge { 7 } -ModuleName Backup; . $PSScriptRoot/Server.Check.ps1 }.' { Assert-TestPassed $checked 'not seen', 'own file' }

        It 'At the end of this Describe, an It can count the calls with Assert-MockCalled and -Scope Describe. Tags in the check have no effect there.' { Assert-TestPassed $checked 'own file', 'wrong count', 'tags' }

        It 'Load the module before that mock. If the check itself loads it with -Force, the mock is lost: make it in BeforeEach.' { Assert-TestPassed $checked 'lost', 'each' }
    }
}
