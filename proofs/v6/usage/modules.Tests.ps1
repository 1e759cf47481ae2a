BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $sample = Invoke-Sample -File @{
        'Backup.psm1'      = 'function Get-Today { Get-Date }; function Get-Limit ($Days) { "limit $Days" }; function Test-Age { Get-Limit }'
        'BackupCore.psm1'  = "function Get-VaultKey { 'real' }; function Open-Vault { Get-VaultKey }"
        'BackupVault.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('BackupCore.psm1'); FunctionsToExport = @('Open-Vault') }"
    } -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force; Import-Module $PSScriptRoot/BackupVault.psd1 -Force }
        Describe 'd' {
            It 'counts' {
                Mock Get-Date { 'mocked' } -ModuleName Backup; Get-Today
                Should-Invoke Get-Date -Times 1 -Exactly -ModuleName Backup; Should -Invoke Get-Date -Times 1 -Exactly -ModuleName Backup
                { Should-Invoke Get-Date -Times 1 -Exactly } | Should -Throw; { Should -Invoke Get-Date -Times 1 -Exactly } | Should -Throw
            }
            It 'test variables' { $word = 'of test'; Mock Get-Date { $word } -ModuleName Backup -ParameterFilter { $word -eq 'of test' }; Get-Today | Should -Be 'of test' }
            It 'equal names' { $Days = 99; Mock Get-Limit { "[$Days]" } -ModuleName Backup -ParameterFilter { $Days -eq 99 }; Test-Age | Should -Be '[99]' }
            It 'path' { Mock Get-VaultKey { 'mocked' } -ModuleName BackupVault/BackupCore; Open-Vault | Should -Be 'mocked' }
            It 'root' { Mock Get-VaultKey { 'mocked' } -ModuleName BackupVault; Open-Vault | Should -Be 'real' }
            It 'nowhere' { { Mock Get-VaultKey { } -ModuleName BackupVault/Core } | Should -Throw "No nested module named 'Core' was found under 'BackupVault'. Available nested modules: BackupCore." }
        }
    }
    function Get-Outcome ($Name) { ($sample.Tests | Where-Object Name -EQ $Name).Result }
}

Describe 'usage/modules' {
    It 'Should-Invoke and the classic Should -Invoke need the same -ModuleName as the mock.' {
        Get-Outcome 'counts' | Should -Be 'Passed'
    }

    It 'The body and the filter of a mock with -ModuleName still run in the test''s scope, so they can use the variables and functions of the test, but no private function of the module. Watch for equal names: for a parameter that the caller omits, body and filter see the test''s variable of that name.' {
        Get-Outcome 'test variables' | Should -Be 'Passed'
        Get-Outcome 'equal names' | Should -Be 'Passed'
    }

    It 'After -ModuleName, name the nested module that makes the call, either alone or as a path from its root, such as BackupVault/BackupCore.' {
        Get-Outcome 'path' | Should -Be 'Passed'
    }

    It 'The path says which nested module is meant when two modules have a nested module of the same name.' {
        (Invoke-Sample -File @{
            'a/Core.psm1' = "function Get-Key { 'real a' }; function Open-A { Get-Key }"; 'a/VaultA.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('Core.psm1'); FunctionsToExport = @('Open-A') }"
            'b/Core.psm1' = "function Get-Key { 'real b' }; function Open-B { Get-Key }"; 'b/VaultB.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('Core.psm1'); FunctionsToExport = @('Open-B') }"
        } -Test {
            BeforeAll { Import-Module $PSScriptRoot/a/VaultA.psd1; Import-Module $PSScriptRoot/b/VaultB.psd1 }
            Describe 'd' { It 'i' { Mock Get-Key { 'mocked' } -ModuleName VaultB/Core; Open-B | Should -Be 'mocked'; Open-A | Should -Be 'real a' } }
        }).Passed | Should -Be 1
    }

    It 'The path, BackupVault/BackupCore, leads to the new copy.' {
        (Invoke-Sample -File @{
            'Inner.psm1' = "function Get-Key { 'real' }; function Open-Safe { Get-Key }"
            'Outer.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('Inner.psm1'); FunctionsToExport = @('Open-Safe') }"
        } -Test {
            BeforeAll { foreach ($time in 1..3) { Import-Module $PSScriptRoot/Outer.psd1 -Force } }
            Describe 'd' {
                It 'name' { Mock Get-Key { 'mocked' } -ModuleName Inner; Open-Safe | Should -Be 'real' }
                It 'path' { Mock Get-Key { 'mocked' } -ModuleName Outer/Inner; Open-Safe | Should -Be 'mocked' }
            }
        }).Passed | Should -Be 2
    }

    It 'Naming the root module puts the mock where the call does not look.' {
        Get-Outcome 'root' | Should -Be 'Passed'
    }

    It 'For a path that does not exist, the error lists the names that exist: No nested module named ''Core'' was found under ''BackupVault''. Available nested modules: BackupCore.' {
        Get-Outcome 'nowhere' | Should -Be 'Passed'
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

    It 'Since 6.1.0 the experimental Mock.Global makes one mock answer the calls of all modules by the command''s name. Calls by an alias, such as iwr, still run the real command. If no code may call a command, let its mock throw: Mock Invoke-WebRequest { throw "unexpected call: $Uri" }.' {
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

    It 'No mock reaches what a .psm1 calls at its top while it is imported, unless Mock.Global is set' {
        $test = {
            Describe 'd' {
                AfterAll { Remove-Module Startup -ErrorAction Ignore }
                It 'of the test' { Mock Get-Date { 'mocked' }; Import-Module $PSScriptRoot/Startup.psm1 -Force; Get-StartDay | Should-Be 'mocked' }
            }
        }
        $file = @{ 'Startup.psm1' = '$day = Get-Date -Format yyyy; function Get-StartDay { $day }' }
        (Invoke-Sample $test -File $file).Tests.Result | Should -Be 'Failed'
        (Invoke-Sample $test -File $file -Configuration @{ Mock = @{ Global = $true } }).Tests.Result | Should -Be 'Passed'
    }
}
