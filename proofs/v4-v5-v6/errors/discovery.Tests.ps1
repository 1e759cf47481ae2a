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
}
