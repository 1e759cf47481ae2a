BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/discovery' {
    It 'A command in a comparison gets parentheses of its own, -Skip:((Get-Disk).Count -lt 2). Without them, -Skip:(Get-Disk -lt 2), the message of the command is A parameter cannot be found that matches parameter name ''lt''.' {
        $head = 'function Get-Disk { [CmdletBinding()] param () 1 }; Describe d { It i -Skip:'
        $run = Invoke-Sample ($head + '(Get-Disk -lt 2) { } }')
        "$($run.Messages) $($run.Text) $($run.Errors)" | Should -Match "A parameter cannot be found that matches parameter name 'lt'"
        (Invoke-Sample ($head + '((Get-Disk) -lt 2) { } }')).Skipped | Should -Be 1
        (Invoke-Sample ($head + '(@(Get-Disk).Count -gt 2) { } }')).Passed | Should -Be 1
    }

    It 'A function without [CmdletBinding()] or [Parameter()] takes -lt and 2 as arguments, and nothing is compared.' {
        $run = Invoke-Sample 'function Test-Disk { "$args" -eq "-lt 2" }; Describe d { It i -Skip:(Test-Disk -lt 2) { } }'
        $run.Skipped, "$($run.Messages)$($run.Errors)" | Should -Be 1, ''
        foreach ($condition in 'Test-Disk -eq $false', 'Test-Disk -and $false') {
            $skipped = foreach ($function in 'function Test-Disk { $true }', 'function Test-Disk ($Name) { $true }') { (Invoke-Sample "$function; Describe d { It i -Skip:($condition) { } }").Skipped }
            $skipped | Should -Be 1, 1
            (Invoke-Sample "function Test-Disk { `$true }; Describe d { It i -Skip:($($condition -replace 'Test-Disk', '(Test-Disk)')) { } }").Passed | Should -Be 1
            foreach ($function in 'function Test-Disk { [CmdletBinding()] param () $true }', 'function Test-Disk { param ([Parameter()] $Name) $true }') {
                $run = Invoke-Sample "$function; Describe d { It i -Skip:($condition) { } }"
                "$($run.Messages) $($run.Text) $($run.Errors)" | Should -Match 'A parameter cannot be found that matches parameter name'
            }
        }
    }

    It 'a brace on the next line has another effect: PowerShell asks for the value of Scriptblock, and the run waits. With -NonInteractive or without any input, the message is Cannot process command because of one or more missing mandatory parameters: Scriptblock.' {
        foreach ($command in 'BeforeAll', 'BeforeEach', 'AfterAll', 'AfterEach', 'InModuleScope Pester') {
            (Invoke-Sample "Describe 'd' {`n$command`n{ `$x = 1 }`nIt 'i' { } }").Messages | Should -BeLike '*missing mandatory parameters: Scriptblock.*' -Because $command
            (Invoke-Sample "Describe 'd' {`n$command {`n`$x = 1 }`nIt 'i' { } }").Messages | Should -BeNullOrEmpty -Because $command
        }
        # Not run in Windows PowerShell.
        if ($PSVersionTable.PSVersion.Major -ge 7) {
            $run = Invoke-Sample -File @{ 'Empty.Tests.ps1' = "Describe 'd' {`nBeforeAll`n{ `$x = 1 }`nIt 'i' { } }" } -Script {
                @() | & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$env:PROOFS_PESTER'; Invoke-Pester ./Empty.Tests.ps1" | Out-String -Width 500
            }
            $run.Value -join ' ' | Should -BeLike '*Supply values*missing mandatory parameters: Scriptblock.*'
        }
    }

    It 'A Mock is made without an error, but it has no body and returns nothing.' {
        $tests = (Invoke-Sample "Describe 'd' { It 'next' { Mock Get-Date`n{ 'fake' }`nGet-Date | Should -BeNullOrEmpty }; It 'same' { Mock Get-Date {`n'fake' }`nGet-Date | Should -Be 'fake' } }").Tests
        $tests.Result | Should -Be 'Passed', 'Passed'
    }
}
