BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/errors-and-output' {
    It 'PowerShell ran New-Backup first, to send its result through the pipe, and New-Backup threw before Should-Throw was reached. Pass the code in braces, and Should-Throw runs it:' {
        Get-Failure { & { throw 'mine' } | Should-Throw } | Should -Be 'mine'
        Assert-Passing { { throw 'mine' } | Should-Throw }
    }

    It 'A bare Should-Throw accepts any error, even with a typing mistake in the test.' {
        Assert-Passing { { Get-Bcakup } | Should-Throw }
        Get-Failure { { Get-Bcakup } | Should-Throw '*does not exist*' } | Should -BeLike 'Expected an exception*'
    }

    It 'But the text is a pattern for the whole message, so a part of it needs stars around it: ''*does not exist*''.' {
        Get-Failure { { throw 'It does not exist.' } | Should-Throw 'does not exist' } | Should -BeLike 'Expected an exception*'
        Assert-Passing { { throw 'It does not exist.' } | Should-Throw '*does not exist*' }
    }

    It '-ErrorAction SilentlyContinue keeps them off the screen.' {
        $run = Invoke-Sample -Script { Write-Error 'quiet' -ErrorAction SilentlyContinue; Write-Error 'loud' }
        $run.Errors | Should -Be 'loud'
    }

    It 'Should-Throw waits for an error that ends the command, and Write-Error in a module does not end it. In the test file itself, Write-Error would end the command: there, Should-Throw sets $ErrorActionPreference to Stop.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function New-InModule { Write-Error "x"; $ErrorActionPreference }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force; function New-InFile { Write-Error 'x' } }
            Describe 'd' {
                It 'module' { { New-InModule 2>$null } | Should-Throw }
                It 'file' { { New-InFile } | Should-Throw 'x' }
                It 'preference' { { if ($ErrorActionPreference -eq 'Stop') { throw 'it is Stop' } } | Should-Throw 'it is Stop' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
        $run.Messages | Should -BeLike 'Expected an exception*'
    }

    It 'an error that ends the command | { … } | Should-Throw -ExceptionMessage ''…''' {
        Assert-Passing { { throw 'mine' } | Should-Throw -ExceptionMessage 'mine' }
        Get-Failure { { throw 'mine' } | Should-Throw -ExceptionMessage 'yours' } | Should -BeLike 'Expected an exception*'
    }
}
