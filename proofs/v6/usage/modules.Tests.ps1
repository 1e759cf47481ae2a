BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $sample = Invoke-Sample -File @{
        'Backup.psm1'      = 'function Get-Today { Get-Date }'
    } -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force }
        Describe 'd' {
            It 'counts' {
                Mock Get-Date { 'mocked' } -ModuleName Backup; Get-Today
                Should-Invoke Get-Date -Times 1 -Exactly -ModuleName Backup; Should -Invoke Get-Date -Times 1 -Exactly -ModuleName Backup
                { Should-Invoke Get-Date -Times 1 -Exactly } | Should -Throw; { Should -Invoke Get-Date -Times 1 -Exactly } | Should -Throw
            }
        }
    }
    function Get-Outcome ($Name) { ($sample.Tests | Where-Object Name -EQ $Name).Result }
}

Describe 'usage/modules' {
    It 'Should-Invoke and the classic Should -Invoke need the same -ModuleName as the mock.' {
        Get-Outcome 'counts' | Should -Be 'Passed'
    }

    It 'Each command has a key of its own: Should:ModuleName applies only to the classic Should -Invoke, so a file with both kinds needs all keys.' {
        $run = Invoke-Sample -File @{ 'Day.psm1' = 'function Get-Day { Get-Date }' } {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Day.psm1 -Force; $PSDefaultParameterValues = @{ 'Mock:ModuleName' = 'Day'; 'Should:ModuleName' = 'Day' } }
                It 'classic' { Mock Get-Date { 'mocked' }; Get-Day | Should-Be 'mocked'; Should -Invoke Get-Date -Times 1 -Exactly }
                It 'new' { Mock Get-Date { 'mocked' }; Get-Day | Should-Be 'mocked'; Should-Invoke Get-Date -Times 1 -Exactly }
                It 'own key' { $PSDefaultParameterValues['Should-Invoke:ModuleName'] = 'Day'; Mock Get-Date { 'mocked' }; Get-Day | Should-Be 'mocked'; Should-Invoke Get-Date -Times 1 -Exactly }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'If no code may call a command, let its mock throw: Mock Invoke-WebRequest { throw "unexpected call: $Uri" }. With the experimental Mock.Global, this one mock answers the calls of all modules.' {
        $file = @{ 'Web.psm1' = 'function Get-Web { Invoke-WebRequest -Uri http://127.0.0.1:9/a }'; 'Outer.psm1' = 'function Get-Outer { Get-Web }; function Get-Short { iwr -Uri http://127.0.0.1:9/b }; function Get-Own { Invoke-WebRequest -Uri http://127.0.0.1:9/b }' }
        $test = {
            BeforeAll { Import-Module $PSScriptRoot/Web.psm1, $PSScriptRoot/Outer.psm1 -Force }
            Describe 'd' {
                BeforeEach { Mock Invoke-WebRequest { throw "unexpected call: $Uri" } }
                It 'module' { { Get-Web } | Should-Throw 'unexpected call: http://127.0.0.1:9/a' }
                It 'second module' { { Get-Own } | Should-Throw 'unexpected call: http://127.0.0.1:9/b' }
                It 'module of a module' { { Get-Outer } | Should-Throw 'unexpected call: http://127.0.0.1:9/a' }
                It 'test' { { Invoke-WebRequest -Uri http://127.0.0.1:9/c } | Should-Throw 'unexpected call: http://127.0.0.1:9/c' }
            }
        }
        $global = Invoke-Sample $test -File $file -Configuration @{ Mock = @{ Global = $true } }
        $global.Messages | Should -BeNullOrEmpty
        $global.Passed | Should -Be 4
        (Invoke-Sample $test -File $file).Tests.Result | Should -Be 'Failed', 'Failed', 'Failed', 'Passed'
        $short = { BeforeAll { Import-Module $PSScriptRoot/Web.psm1, $PSScriptRoot/Outer.psm1 -Force }; Describe 'd' { It 'i' { Mock Invoke-WebRequest { throw 'unexpected' }; { Get-Short } | Should-Throw 'Connection refused*' } } }
        (Invoke-Sample $short -File $file -Configuration @{ Mock = @{ Global = $true } }).Messages | Should -BeNullOrEmpty
    }

    It 'Make the mock twice, once for each caller, and count twice. Or set Mock.Global and make one mock' {
        $test = {
            BeforeAll { Import-Module $PSScriptRoot/Log.psm1 -Force }
            Describe 'd' {
                It 'one' { Mock Get-User { 'test' }; "$(& $PSScriptRoot/both.ps1)" | Should-Be 'script: test module: test'; Should-Invoke Get-User -Times 2 -Exactly }
                It 'two' { Mock Get-User { 'test' }; Mock Get-User { 'test' } -ModuleName Log; "$(& $PSScriptRoot/both.ps1)" | Should-Be 'script: test module: test'; Should-Invoke Get-User -Times 1 -Exactly; Should-Invoke Get-User -Times 1 -Exactly -ModuleName Log }
            }
        }
        $file = @{ 'Log.psm1' = 'function Save-Log { "module: $(Get-User)" }; function Get-User { "root" }'; 'both.ps1' = '"script: $(Get-User)"; Save-Log' }
        (Invoke-Sample $test -File $file).Tests.Result | Should -Be 'Failed', 'Passed'
        (Invoke-Sample $test -File $file -Configuration @{ Mock = @{ Global = $true } }).Tests[0].Result | Should -Be 'Passed'
    }

    It 'Without Mock.Global nothing counts the calls from all modules together' {
        $test = {
            BeforeAll { Import-Module $PSScriptRoot/One.psm1, $PSScriptRoot/Two.psm1 -Force }
            Describe 'd' {
                BeforeEach { Mock Get-Date { 'mocked' } -ModuleName One; Mock Get-Date { 'mocked' } -ModuleName Two; Mock Get-Date { 'mocked' }; $null = Get-One; $null = Get-Two; $null = Get-Date }
                It 'together' { Should-Invoke Get-Date -Times 3 -Exactly }
                It 'star' { Should-Invoke Get-Date -Times 3 -Exactly -ModuleName * }
                It 'each' { Should-Invoke Get-Date -Times 1 -Exactly; foreach ($name in 'One', 'Two') { Should-Invoke Get-Date -Times 1 -Exactly -ModuleName $name } }
            }
        }
        $file = @{ 'One.psm1' = 'function Get-One { Get-Date }'; 'Two.psm1' = 'function Get-Two { Get-Date }' }
        (Invoke-Sample $test -File $file).Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
        (Invoke-Sample $test -File $file -Configuration @{ Mock = @{ Global = $true } }).Tests[0].Result | Should -Be 'Passed'
    }
}
