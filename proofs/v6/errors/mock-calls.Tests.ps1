BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/mock-calls' {
    It 'The new command begins its message with Should-Invoke: instead.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Should-Invoke Get-Process } } }).Messages | Should -BeLike 'Should-Invoke:*'
    }

    It 'The old counting command, deprecated in v5, no longer exists in v6.' {
        (Invoke-Sample -Script { [bool] (Get-Command Assert-MockCalled -ErrorAction Ignore) }).Value | Should -Be $false
    }

    It 'Cause: -Scope It asks for the calls of one test, but in AfterAll no test is running. In BeforeAll, 6.1.0-rc1 shows another message in its place.' {
        $message = @{ AfterAll = 'Assertion is placed outside of an It block, but -Scope It is specified.'; BeforeAll = "A 'break' or 'continue' statement with a label*" }
        foreach ($name in 'AfterAll', 'BeforeAll') {
            (Invoke-Sample "Describe 'd' { $name { Mock Get-Date { 1 }; Should -Invoke Get-Date -Scope It -Times 0 }; It 'i' { } }").Messages | Should -BeLike $message[$name]
            (Invoke-Sample "Describe 'd' { $name { Mock Get-Date { 1 }; Should -Invoke Get-Date -Times 0 }; It 'i' { } }").Result | Should -Be 'Passed'
        }
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 1 }; Should -Invoke Get-Date -Scope It -Times 0 } } }).Passed | Should -Be 1
    }

    It 'When an older Pester is installed as well, PowerShell finds the command there and tries to load that Pester.' -Tag Unproved { 'https://github.com/IvanPavlak/WinuX/pull/39; seen here with 3.4.0 and with 5.9.0 beside 6.1.0-rc1, which a proof does not have' }

    It 'In Windows PowerShell, the Pester 3.4.0 of Windows may load in the middle of the run. Later tests then fail with may only be used inside a Describe block.' -Tag Unproved { 'https://github.com/IvanPavlak/WinuX/pull/39; run by hand with 6.1.0-rc1 and 3.4.0 in PowerShell 7, without the Get-WmiObject of 3.4.0: the test with Assert-MockCalled and all later ones fail so.' }

    It 'The message is then The ''Assert-MockCalled'' command was found in the module ''Pester'', but the module could not be loaded' -Tag Unproved {
        'Run by hand: 6.1.0-rc1 with 5.8.0, 5.9.0 or 4.10.1 on the module path. https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_modules'
    }
}
