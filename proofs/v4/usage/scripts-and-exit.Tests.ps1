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
            It 'empty one first' { function Get-Own { }; Mock Get-Own { 'mocked' }; & "$PSScriptRoot/own.ps1" | Should -Be 'mocked' }
        }
        Describe 'remote' {
            function Get-Remote { Invoke-Command -ComputerName x -ScriptBlock { param ($Word) "$Word $(Get-Date)" } -ArgumentList 'at' }
            function Get-Using { $word = 1; Invoke-Command -ComputerName x -ScriptBlock { $using:word } -ArgumentList 1 }
            Mock Get-Date { 'mocked' }
            Mock Invoke-Command { & $ScriptBlock @ArgumentList }
            It 'block in the test' { Get-Remote | Should -Be 'at mocked' }
            It 'using' { { Get-Using } | Should -Throw 'A Using variable cannot be retrieved.' }
        }
    }
}

Describe 'usage/scripts-and-exit' {
    It 'Mocks of the test answer the commands that it calls, and exit ends only the script and leaves its code in $LASTEXITCODE.' {
        Assert-TestPassed $sample 'mock answers', 'exit'
    }

    It 'A script that throws instead of exit is checked as a function is' {
        Assert-TestPassed $sample 'no exit'
    }

    It 'Mock wants the command to exist, and the functions of a script exist only while it runs.' {
        Assert-TestPassed $sample 'not there'
    }

    It 'The mock then goes before the function that the script defines.' {
        Assert-TestPassed $sample 'empty one first'
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

    It 'After a script that ends without exit it still has the value from before' {
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
}
