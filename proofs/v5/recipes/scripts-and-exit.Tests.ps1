BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $run = Invoke-Sample -Configuration @{ CodeCoverage = @{ Enabled = $false } } -File @{
        'a.Tests.ps1' = 'Describe d { BeforeAll { function Close-It { exit 1 } }; AfterAll { Write-Host "AfterAll ran" }; It before { }; It closes { Close-It }; It after { } }'
        'b.Tests.ps1' = 'Describe e { It next { } }'
    }
    $label = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { foreach ($n in 1) { continue nextFile } }; It after { Write-Host "went on" } }' } -Script { Invoke-Pester -Path .; 'behind' }
}

Describe 'recipes/scripts-and-exit' {
    It 'When a test calls a function directly, no script file runs below the test file, so exit ends the run of the test file:' {
        $run.Failed | Should -Be 2
        $run.Passed | Should -Be 2
        $run.Text | Should -Match 'next'
    }

    It 'The test that called the function and all tests after it count as failed. None of them is listed, and there is no message.' {
        $run.Failed | Should -Be 2
        $run.Messages | Should -BeNullOrEmpty
        $run.Text | Should -Match '\[\+\] before'
        $run.Text | Should -Not -Match 'closes|\] after'
    }

    It 'exit in a function | the rest of the file does not run, and counts as failed' {
        $run.Failed | Should -Be 2
        $run.Text | Should -Not -Match '\] after'
    }

    It 'AfterAll still runs. The next file prints A drive with the name ''TestDrive'' already exists.' {
        $run.Text | Should -Match 'AfterAll ran'
        $run.Errors -join ' ' | Should -Match 'A drive with the name ''TestDrive'' already exists.'
    }

    It 'It is worse where the function has written something before its exit, and the test calls the function without a pipe. The whole run then ends without a summary and a result, and exit $LASTEXITCODE after the run gives 0. The message is Cannot find an overload for "Add" and the argument count: "1".' {
        $run = Invoke-Sample -File @{
            'bare/a.Tests.ps1'  = 'Describe d { BeforeAll { function Close-It { "closing"; exit 3 } }; It a { Close-It }; It b { } }'
            'piped/a.Tests.ps1' = 'Describe d { BeforeAll { function Close-It { "closing"; exit 3 } }; It a { Close-It | Should -Be 1 }; It b { } }'
            'run.ps1'           = "param (`$Path) Import-Module '$env:PROOFS_PESTER'; `$result = Invoke-Pester -Path `$Path -PassThru; ""result [`$(`$result.Result)]""; exit `$LASTEXITCODE"
        } -Script {
            $pwsh = (Get-Process -Id $PID).Path
            foreach ($path in './bare', './piped') { (& $pwsh -NoProfile -File ./run.ps1 $path 2>&1) -join ' '; "code $LASTEXITCODE" }
        }
        $run.Value[0] | Should -Match 'Cannot find an overload for "Add" and the argument count: "1"'
        $run.Value[0] | Should -Not -Match 'Tests Passed'
        $run.Value[0] | Should -Match 'result \[\]'
        $run.Value[1] | Should -Be 'code 0'
        $run.Value[2] | Should -Match 'Tests Passed: 0.*result \[Failed\]'
    }

    It 'An exit ended the file that ran before, so its test drive was never removed.' {
        $run.Errors -join ' ' | Should -Match 'A drive with the name ''TestDrive'' already exists.'
    }

    It 'break or continue with a label that no loop has, as in continue nextFile | the whole run ends there, and so does the script that started the run, with exit code 0. Only the missing report shows this' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'Describe d { It i { continue nextFile }; It j { 1 | Should -Be 2 } }'
            'test.ps1'    = "Import-Module '$env:PROOFS_PESTER'; Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1'; Throw = `$true }; TestResult = @{ Enabled = `$true } }; 'went on'; exit 7"
        } -Script {
            $text = & (Get-Process -Id $PID).Path -NoProfile -File ./test.ps1
            "$LASTEXITCODE $("$text" -match 'went on') $(Test-Path ./testResults.xml)"
        }
        $run.Value | Should -Be '0 False False'
        $label.Text | Should -Match 'Describing d|Running tests'
        $label.Text | Should -Not -Match 'went on|Tests Passed'
    }

    It 'With -NonInteractive, the same mistake reads Cannot process command because of one or more missing mandatory parameters.' {
        $run = Invoke-Sample -File @{ 'asks.ps1' = 'param ([Parameter(Mandatory)] [string] $Name) "given $Name"' } -Test { BeforeAll { . $PSScriptRoot/asks.ps1 }; Describe 'd' { It 'i' { & $PSScriptRoot/asks.ps1 -Name x } } }
        $run.Passed | Should -Be 0
        $run.Messages -join ' ' | Should -Match 'Cannot process command because of one or more missing mandatory parameters'
    }

    It 'Code under test called exit. The last test that is listed is the last one before the exit.' {
        $run = Invoke-Sample { Describe 'd' { It 'first' { }; It 'second' { function Stop-It { exit 3 }; Stop-It }; It 'third' { } } }
        $run.Text | Should -Match '\[\+\] first'
        $run.Text | Should -Not -Match 'second|third'
    }

    It 'The script runs twice: BeforeAll dot-sources it, as you do with a file of functions, and that run has no parameters.' {
        $run = Invoke-Sample -File @{ 'asks.ps1' = 'param ([Parameter(Mandatory)] $Name) "given $Name"' } -Test { Describe 'd' { BeforeAll { . $PSScriptRoot/asks.ps1 }; It 'i' { & $PSScriptRoot/asks.ps1 -Name x } } }
        $run.Failed | Should -Be 1
        $run.Messages -join ' ' | Should -Match 'missing mandatory parameters: Name'
    }

    It 'A function that throws is tested with Should -Throw.' {
        Assert-Passing { function Stop-It { throw 'x' }; { Stop-It } | Should -Throw 'x' }
        $null = Get-Failure { function Stop-It { }; { Stop-It } | Should -Throw }
    }

    It 'The other cause is a test that removes the drive itself with Remove-Item $TestDrive. Remove what is in the drive instead: Remove-Item $TestDrive/* -Recurse -Force.' {
        $next = { Describe 'next' { It 'i' { Set-Content TestDrive:/a 'x' } } }
        $drive = Invoke-Sample -File @{ 'a.Tests.ps1' = { Describe 'd' { It 'i' { Remove-Item $TestDrive -Recurse -Force } } }; 'b.Tests.ps1' = $next }
        $drive.Text + "$($drive.Messages)" + "$($drive.Errors)" | Should -Match "A drive with the name 'TestDrive' already exists"
        $content = Invoke-Sample -File @{ 'a.Tests.ps1' = { Describe 'd' { It 'i' { Set-Content TestDrive:/a 'x'; Remove-Item $TestDrive/* -Recurse -Force } } }; 'b.Tests.ps1' = $next }
        $content.Passed | Should -Be 2
    }

    It 'A call that fits no filter runs the empty function, so add a mock without a filter.' {
        $run = Invoke-Sample -File @{ 'own.ps1' = 'function Get-Own ($Path) { "real" }; Get-Own -Path src' } -Test {
            Describe 'd' {
                BeforeAll { function Get-Own ($Path) { 'empty' }; Mock Get-Own { 'filtered' } -ParameterFilter { $Path -eq 'other' } }
                It 'i' { try { $got = & $PSScriptRoot/own.ps1 } catch { $got = "$_" -replace "(?s)^(No mock for command).*", '$1' }; Mock Get-Own { 'any' }; $got, (& $PSScriptRoot/own.ps1) | Should -Be 'empty', 'any' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'In the body and the filter of a mock that the script calls, $script: means the script, not the test file. A count kept there is lost, and may overwrite a variable of the script. Count with Should -Invoke, or keep what was called in a list or hashtable of the test. Name this list or hashtable without $script:, as in $list.Add($Name).' {
        $run = Invoke-Sample -File @{ 'sends.ps1' = '$script:kept = "own"; Send-Named one; Send-Named two; $script:kept' } -Test {
            Describe 'd' {
                BeforeAll { function Send-Named ($Name) { } }
                It 'count' { $script:calls = 0; Mock Send-Named { $script:calls++ }; $null = & $PSScriptRoot/sends.ps1; $script:calls | Should -Be 0; Should -Invoke Send-Named -Times 2 -Exactly; Send-Named three; $script:calls | Should -Be 1 }
                It 'overwritten' { Mock Send-Named { $script:kept = 'of the mock' }; & $PSScriptRoot/sends.ps1 | Should -Be 'of the mock' }
                It 'not overwritten' { Mock Send-Named { $kept = 'of the mock' }; & $PSScriptRoot/sends.ps1 | Should -Be 'own' }
                It 'filter' { $script:kept = 'test'; Mock Send-Named { 'any' }; Mock Send-Named { 'of the test' } -ParameterFilter { $script:kept -eq 'test' }; & $PSScriptRoot/sends.ps1 | Should -Be 'any', 'any', 'own'; Send-Named | Should -Be 'of the test' }
                It 'list' { $list = [System.Collections.Generic.List[string]]::new(); Mock Send-Named { $list.Add($Name) }; $null = & $PSScriptRoot/sends.ps1; $list | Should -Be 'one', 'two' }
                It 'hashtable' { $seen = @{ Calls = 0 }; Mock Send-Named { $seen.Calls++ }; $null = & $PSScriptRoot/sends.ps1; $seen.Calls | Should -Be 2 }
                It 'list with script' { $script:list = [System.Collections.Generic.List[string]]::new(); Mock Send-Named { $script:list.Add($Name) }; { & $PSScriptRoot/sends.ps1 } | Should -Throw 'You cannot call a method on a null-valued expression.'; $script:list | Should -BeNullOrEmpty }
                It 'list, made with script' { $script:list = [System.Collections.Generic.List[string]]::new(); Mock Send-Named { $list.Add($Name) }; $null = & $PSScriptRoot/sends.ps1; $script:list | Should -Be 'one', 'two' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 8
    }

    It 'the same, in the braces of Should -Throw | break and continue leave only the braces, and nothing was thrown' {
        foreach ($word in 'break', 'continue') {
            (Invoke-Sample "Describe 'd' { BeforeAll { function Step-Out { $word } }; It 'i' { { Step-Out } | Should -Throw; throw 'never' } }").Messages | Should -BeLike '*no exception was thrown*'
        }
    }

    It 'break or continue, not in such braces, after the test or the code has written something | the block fails. What the code wrote does not count where it is piped to an assertion' {
        foreach ($call in "'a'; break", "'a', 'b' | ForEach-Object { `$_; continue }") {
            $function = "BeforeAll { function Get-Part { $call } }"
            (Invoke-Sample "Describe 'd' { $function; It 'i' { Get-Part } }").Text | Should -Match 'Exception calling "AddRange"'
            (Invoke-Sample "Describe 'd' { $function; It 'i' { Get-Part | Should -Be 'a' } }").Text | Should -Not -Match 'AddRange'
            (Invoke-Sample "Describe 'd' { $function; It 'i' { { Get-Part } | Should -Throw } }").Text | Should -Not -Match 'AddRange'
        }
        (Invoke-Sample "Describe 'd' { It 'i' { 'text'; { break } | Should -Throw } }").Text | Should -Not -Match 'AddRange'
        foreach ($call in "'text'; Stop-It", "'text'; Stop-It | Should -Be 'a'", '$first = Get-Part') {
            (Invoke-Sample "Describe 'd' { BeforeAll { function Stop-It { break }; function Get-Part { 'a'; break } }; It 'i' { $call } }").Text | Should -Match 'Exception calling "AddRange"' -Because $call
        }
    }
}
