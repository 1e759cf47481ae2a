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
}
