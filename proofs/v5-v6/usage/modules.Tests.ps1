BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Get-Outcome ($Run, $Name) { ($Run.Tests | Where-Object Name -EQ $Name).Result }

    $sample = Invoke-Sample -File @{
        'Backup.psm1'      = @'
$script:DefaultDays = 30
function Get-Limit ($Days = $script:DefaultDays) { "limit $Days" }
function Get-Today { Get-Date }
function Test-Age ($Days) { if ($Days) { Get-Limit $Days } else { Get-Limit } }
function Invoke-Helper { Get-FromHelper }
class ProofBackup { [object] Today() { return Get-Date } }
function New-ProofBackup { [ProofBackup]::new() }
Export-ModuleMember Get-Today, Test-Age, Invoke-Helper, New-ProofBackup
'@
        'Helper.psm1'      = 'function Get-FromHelper { Get-Date }; function Set-HelperMock { Mock Get-Date { "by helper" } }; function Set-UnseenMock { Mock Get-OfTest { } }'
        'BackupCore.psm1'  = "function Get-VaultKey { 'real' }; function Open-Vault { Get-VaultKey }"
        'BackupVault.psm1' = ''
        'BackupVault.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'BackupVault.psm1'; NestedModules = @('BackupCore.psm1'); FunctionsToExport = @('Open-Vault') }"
        'script.ps1'       = 'Get-Date'
        'function.ps1'     = 'function Get-Dotted { Get-Date }'
    } -Test {
        BeforeAll {
            foreach ($name in 'Backup', 'Helper') { Import-Module $PSScriptRoot/$name.psm1 -Force }
            Import-Module $PSScriptRoot/BackupVault.psd1 -Force
            . $PSScriptRoot/function.ps1
        }
        Describe 'where' {
            It 'test scope' { Mock Get-Date { 'mocked' }; Get-Date | Should -Be 'mocked'; & $PSScriptRoot/script.ps1 | Should -Be 'mocked'; Get-Dotted | Should -Be 'mocked'; Get-Today | Should -BeOfType datetime }
            It 'module scope' { Mock Get-Date { 'mocked' } -ModuleName Backup; Get-Today | Should -Be 'mocked'; Get-Date | Should -BeOfType datetime; Should -Invoke Get-Date -Times 1 -Exactly -ModuleName Backup }
            It 'owner' { Mock Get-Date { 'mocked' } -ModuleName Microsoft.PowerShell.Utility; Get-Today | Should -Be 'mocked' }
            It 'count without name' { Mock Get-Date { 'mocked' } -ModuleName Backup; Get-Today; Should -Invoke Get-Date -Times 1 -Exactly }
            It 'two counts' { Mock Get-Date { 't' }; Mock Get-Date { 'm' } -ModuleName Backup; Get-Date; Get-Today; Get-Today; Should -Invoke Get-Date -Times 1 -Exactly; Should -Invoke Get-Date -Times 2 -Exactly -ModuleName Backup }
            It 'class method' { Mock Get-Date { 'mocked' } -ModuleName Backup; (New-ProofBackup).Today() | Should -Be 'mocked' }
            It 'other module' { Mock Get-Date { 'mocked' } -ModuleName Helper; Invoke-Helper | Should -Be 'mocked'; Get-Today | Should -BeOfType datetime }
            It 'filter refuses' { Mock Get-Date { 'test' }; Mock Get-Date { 'module' } -ModuleName Backup -ParameterFilter { $false }; Get-Today | Should -Be 'test'; Should -Invoke Get-Date -Times 1 -Exactly; Should -Invoke Get-Date -Times 0 -ModuleName Backup; Mock Get-Date { 'module' } -ModuleName Backup; Get-Today; Should -Invoke Get-Date -Times 1 -Exactly; Should -Invoke Get-Date -Times 1 -Exactly -ModuleName Backup }
            It 'body sees test' { $word = 'of test'; Mock Get-Date { $word } -ModuleName Backup -ParameterFilter { $word -eq 'of test' }; Get-Today | Should -Be 'of test' }
            It 'names are equal' { $Days = 99; Mock Get-Limit { 'mocked' } -ModuleName Backup -ParameterFilter { $Days -eq 99 }; Test-Age | Should -Be 'mocked' }
            It 'private without module' { Mock Get-Limit { 'mocked' } }
            It 'private' { Mock Get-Limit { 'mocked' } -ModuleName Backup; Test-Age 1 | Should -Be 'mocked' }
            It 'not loaded' { Mock Get-Date { } -ModuleName NotThere }
            It 'helper' { Set-HelperMock; Get-Date | Should -BeOfType datetime; Get-FromHelper | Should -Be 'by helper' }
            It 'helper, unseen' { function Get-OfTest { }; { Set-UnseenMock } | Should -Throw 'Could not find Command Get-OfTest*' }
            It 'root of nested' { Mock Get-VaultKey { 'mocked' } -ModuleName BackupVault; Open-Vault | Should -Be 'mocked' }
            It 'nested' { Mock Get-VaultKey { 'mocked' } -ModuleName BackupCore; Open-Vault | Should -Be 'mocked' }
        }
        Describe 'inside' {
            BeforeAll { $days = 7 }
            It 'no variables' { InModuleScope Backup { $days } | Should -BeNullOrEmpty }
            It 'no using' { InModuleScope Backup { $using:days } | Should -Be 7 }
            It 'parameters' { InModuleScope Backup -Parameters @{ days = $days } { $days } | Should -Be 7; InModuleScope Backup -Parameters @{ days = $days } { param ($days) $days } | Should -Be 7 }
            It 'position' { InModuleScope Backup -ArgumentList $days { param ($count) $count } | Should -Be 7 }
            It 'list by position' { InModuleScope Backup -ArgumentList 7, 30 { param ($count) "$count" } | Should -Be '7' }
            It 'list as one value' { $limits = 7, 30; InModuleScope Backup -ArgumentList (, $limits) { param ($count) "$count" } | Should -Be '7 30' }
            It 'private result' { InModuleScope Backup { Get-Limit -Days 3 } | Should -Be 'limit 3' }
            It 'changes' { InModuleScope Backup { $script:DefaultDays = 1; $DefaultOther = 2; $local = 3 }; Test-Age | Should -Be 'limit 1' }
            It 'stays changed' { Test-Age | Should -Be 'limit 1'; InModuleScope Backup { "$local$DefaultOther" } | Should -BeNullOrEmpty; InModuleScope Backup { $script:DefaultDays = 30 } }
            It 'mock inside' { $who = 'test'; InModuleScope Backup { $script:who = 'module'; Mock Get-Date { $who } }; Get-Today | Should -Be 'module'; Get-Date | Should -BeOfType datetime; Should -Invoke Get-Date -Times 1 -Exactly -ModuleName Backup }
            It 'mock gone' { Get-Today | Should -BeOfType datetime }
            It 'imported again' { Mock Get-Date { 'mocked' } -ModuleName Backup; Import-Module $PSScriptRoot/Backup.psm1 -Force; Get-Today | Should -BeOfType datetime }
        }
    }

    $wrapped = Invoke-Sample -File @{ 'Backup.psm1' = "function Get-Hidden { Get-Date }; Export-ModuleMember -Function @()" } -Test {
        BeforeDiscovery { Import-Module $PSScriptRoot/Backup.psm1 -Force }
        InModuleScope Backup {
            Describe 'w' {
                It 'sees all' { Get-Hidden | Should -BeOfType datetime }
                It 'sets script' { $script:Mixed = 'by test'; Mock Get-Date { 'mocked' }; Get-Date | Should -Be 'mocked'; Get-Hidden | Should -Be 'mocked' }
            }
        }
        Describe 'after' { It 'finds it' { InModuleScope Backup { $script:Mixed } | Should -Be 'by test' } }
    }
}

Describe 'usage/modules' {
    It 'without it PowerShell keeps the copy of the module that is already loaded, and your tests check yesterday''s code.' {
        (Invoke-Sample -File @{ 'Saved.psm1' = 'function Get-Saved { "old" }' } -Test {
            Describe 'd' { It 'i' { Import-Module $PSScriptRoot/Saved.psm1; Set-Content $PSScriptRoot/Saved.psm1 'function Get-Saved { "new" }'; Import-Module $PSScriptRoot/Saved.psm1; Get-Saved | Should -Be 'old' } }
        }).Passed | Should -Be 1
    }

    It 'A mock made in the test is found by the test, by scripts it runs and by functions it dot-sources, but not by code in a module. -ModuleName puts the mock into the module.' {
        Get-Outcome $sample 'test scope' | Should -Be 'Passed'
        Get-Outcome $sample 'module scope' | Should -Be 'Passed'
    }

    It 'The upper one is the scope of the test; a mock made without -ModuleName lives there, and calls from the test find it. The lower one is the scope of the module Backup; a mock made with -ModuleName Backup lives there, and calls from functions of the module find it.' {
        Get-Outcome $sample 'test scope' | Should -Be 'Passed'
        Get-Outcome $sample 'module scope' | Should -Be 'Passed'
    }

    It '-ModuleName names the module that makes the call, also when another module owns the command.' {
        Get-Outcome $sample 'module scope' | Should -Be 'Passed'
        Get-Outcome $sample 'owner' | Should -Be 'Failed'
    }

    It 'the test file, or a script that it runs or dot-sources | none' {
        Get-Outcome $sample 'test scope' | Should -Be 'Passed'
    }

    It 'a function of Backup | Backup' {
        Get-Outcome $sample 'module scope' | Should -Be 'Passed'
    }

    It 'a method of a class in Backup | Backup' {
        Get-Outcome $sample 'class method' | Should -Be 'Passed'
    }

    It 'a module nested in Backup | the nested module' {
        Get-Outcome $sample 'nested' | Should -Be 'Passed'
        Get-Outcome $sample 'root of nested' | Should -Be 'Failed'
    }

    It 'another module that Backup uses | that other module' {
        Get-Outcome $sample 'other module' | Should -Be 'Passed'
    }

    It 'Mocks in the test and in the module are two separate mocks with two separate counts.' {
        Get-Outcome $sample 'two counts' | Should -Be 'Passed'
    }

    It 'When the filters of the module''s mocks refuse a call, a mock without a filter in the test''s scope answers the call, and the call counts for that mock.' {
        Get-Outcome $sample 'filter refuses' | Should -Be 'Passed'
    }

    It 'When the private function has rules worth a test of their own, run the call inside the module with InModuleScope, and let the result come out.' {
        Get-Outcome $sample 'private result' | Should -Be 'Passed'
    }

    It 'The block runs in the module, where the variables of the test do not exist and $using: does not work. Pass values with -Parameters, a hashtable whose keys become variables; a param() block is optional. -ArgumentList passes values by position instead, each item of a list as a value of its own. To pass a list as one value, write -ArgumentList (, $limits).' {
        'no variables', 'parameters', 'position', 'list by position', 'list as one value', 'no using' | ForEach-Object { Get-Outcome $sample $_ } | Should -Be 'Passed', 'Passed', 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It '$script: inside InModuleScope is the scope of the module. A change that you make with $script: stays for all later tests, so put the old value back. An assignment without $script: is gone when the block ends, so an object for several tests needs $script:, too:' {
        'changes', 'stays changed' | ForEach-Object { Get-Outcome $sample $_ } | Should -Be 'Passed', 'Passed'
    }

    It 'A mock made inside the block belongs to the module, as if it had -ModuleName, and lives as long as the test or block around it. Its body, however, reads the variables of the module. From outside, check the mock with -ModuleName.' {
        $run = Invoke-Sample {
            BeforeAll { New-Module -Name Clock { function Get-Now { Get-Date } } | Import-Module }
            Describe 'block' { BeforeAll { InModuleScope Clock { Mock Get-Date { 'mocked' } } }; It 'first' { Get-Now | Should -Be 'mocked' }; It 'second' { Get-Now | Should -Be 'mocked' } }
            Describe 'after' { It 'gone' { Get-Now | Should -BeOfType datetime } }
        }
        Assert-TestPassed $run 'first', 'second', 'gone'
        'mock inside', 'mock gone' | ForEach-Object { Get-Outcome $sample $_ } | Should -Be 'Passed', 'Passed'
    }

    It 'The tests see every function, so they pass even when users cannot call what you test.' {
        Get-Outcome $wrapped 'sees all' | Should -Be 'Passed'
    }

    It 'The module must be loaded during discovery. The wrapper runs during discovery, before any BeforeAll, and the file fails when the module is not there yet.' {
        (Invoke-Sample -File @{ 'Late.psm1' = 'function Get-Late { }' } -Test { BeforeAll { Import-Module $PSScriptRoot/Late.psm1 }; InModuleScope Late { Describe 'd' { It 'i' { } } } }).Messages |
            Should -Match "No modules named 'Late' are currently loaded"
    }

    It 'Their helper functions and $script: variables mix with those of the module, and mocks of commands that the test itself calls land in the module, too.' {
        Get-Outcome $wrapped 'sets script' | Should -Be 'Passed'
        Get-Outcome $wrapped 'finds it' | Should -Be 'Passed'
    }

    It 'If InModuleScope wraps Describe, Context or It, remove the wrapper, or import the module in BeforeDiscovery.' {
        $files = @{ 'Vault.psm1' = 'function Get-Vault { "real" }' }
        foreach ($setup in 'BeforeAll', 'BeforeDiscovery') { $files["$setup.Tests.ps1"] = "$setup { Import-Module `$PSScriptRoot/Vault.psm1 -Force }; InModuleScope Vault { Describe d { It i { Get-Vault | Should -Be 'real' } } }" }
        $files['without.Tests.ps1'] = "BeforeAll { Import-Module `$PSScriptRoot/Vault.psm1 -Force }; Describe d { It i { Get-Vault | Should -Be 'real' } }"
        foreach ($case in @('BeforeAll', 'Failed'), @('BeforeDiscovery', 'Passed'), @('without', 'Passed')) {
            (Invoke-Sample -File $files -Configuration @{ Run = @{ Path = "./$($case[0]).Tests.ps1" } }).Result | Should -Be $case[1] -Because $case[0]
        }
    }

    It 'In such a file, write -ModuleName '''' to make a mock for the test itself.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-TapeDay { Get-Date }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force; $PSDefaultParameterValues = @{ 'Mock:ModuleName' = 'Tape' } }
            Describe 'd' {
                It 'default' { Mock Get-Date { 'mocked' }; Get-TapeDay | Should -Be 'mocked'; Get-Date | Should -BeOfType datetime }
                It 'empty' { Mock Get-Date { 'mocked' } -ModuleName ''; Get-TapeDay | Should -BeOfType datetime; Get-Date | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Mock -ModuleName and InModuleScope look for a loaded module and do not import one.' {
        ($sample.Tests | Where-Object Name -EQ 'not loaded').Message | Should -Match "No modules named 'NotThere' are currently loaded"
    }

    It 'The name of the module that owns the command gives the same error, or an ineffective mock: -ModuleName Microsoft.PowerShell.Utility does not reach a Get-Date that Backup calls.' {
        Get-Outcome $sample 'owner' | Should -Be 'Failed'
    }

    It 'Two copies from different folders are in the session, for example the installed copy and the one in your repository.' {
        $run = Invoke-Sample -File @{ 'a/Twin.psm1' = 'function Get-A { }'; 'b/Twin.psm1' = 'function Get-B { }' } -Test {
            Describe 'd' { It 'i' { Import-Module $PSScriptRoot/a/Twin.psm1; Import-Module $PSScriptRoot/b/Twin.psm1; InModuleScope Twin { 1 } }; It 'j' { Get-Module Twin -All | Remove-Module; Import-Module $PSScriptRoot/b/Twin.psm1; InModuleScope Twin { 1 } | Should -Be 1 } }
        }
        $run.Messages | Should -Match "Multiple script or manifest modules named 'Twin' are currently loaded"
        $run.Passed | Should -Be 1
    }

    It 'If the message comes back, check whether the manifest names a .psm1 of its own name in NestedModules' {
        $test = { Describe 'd' { It 'i' { foreach ($round in 1, 2) { Get-Module Twin -All | Remove-Module -Force; Import-Module $PSScriptRoot/Twin.psd1 -Force }; InModuleScope Twin { Get-Inner } | Should -Be 'inner' } } }
        $manifest = { param ($Line) "@{ ModuleVersion = '1.0'; FunctionsToExport = @(); $Line }" }
        $module = "function Get-Inner { 'inner' }"
        (Invoke-Sample $test -File @{ 'Twin.psm1' = $module; 'Twin.psd1' = & $manifest "NestedModules = 'Twin.psm1'" }).Messages | Should -Match "Multiple script or manifest modules named 'Twin' are currently loaded"
        (Invoke-Sample $test -File @{ 'Twin.psm1' = $module; 'Twin.psd1' = & $manifest "RootModule = 'Twin.psm1'" }).Passed | Should -Be 1
        # A nested module of another name gives no message, but it is a module of its own.
        (Invoke-Sample $test -File @{ 'Core.psm1' = $module; 'Twin.psd1' = & $manifest "NestedModules = 'Core.psm1'" }).Messages | Should -Not -Match 'Multiple'
    }

    It 'Import-Module -Force builds a new copy of the module, without the mocks.' {
        Get-Outcome $sample 'imported again' | Should -Be 'Passed'
    }

    It 'A mock that a helper module makes without -ModuleName goes into the helper module.' {
        Get-Outcome $sample 'helper' | Should -Be 'Passed'
        Get-Outcome $sample 'helper, unseen' | Should -Be 'Passed'
    }

    It 'The mocked or counted command is private to its module, and the module was not named.' {
        ($sample.Tests | Where-Object Name -EQ 'private without module').Message | Should -Match 'Could not find Command Get-Limit'
        Get-Outcome $sample 'private' | Should -Be 'Passed'
    }

    It 'A function of the test file is not enough, because the module does not see it.' {
        $run = Invoke-Sample -File @{ 'Sku.psm1' = 'function Test-Server { (Get-NoCim).ProductType -eq 3 }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Sku.psm1 -Force }
            Describe 'local' { It 'i' { function Get-NoCim { }; { Mock Get-NoCim { } -ModuleName Sku } | Should -Throw '*Could not find Command Get-NoCim*' } }
            Describe 'global' {
                BeforeAll { function global:Get-NoCim { throw 'real' } }
                AfterAll { Remove-Item Function:/Get-NoCim }
                It 'i' { Mock Get-NoCim { [pscustomobject] @{ ProductType = 3 } } -ModuleName Sku; Test-Server | Should -BeTrue }
            }
        }
        $run.Passed, $run.Failed | Should -Be 2, 0
    }

    It 'A mock copies the parameters of the function with their types, and a class of the module is unknown outside. If the module that has the class makes the call, mock with its -ModuleName. For any other call, remove the type with -RemoveParameterType.' {
        $run = Invoke-Sample -File @{ 'Typed.psm1' = 'class ProofTyped { }; function New-Typed { [ProofTyped]::new() }; function Set-Typed ([ProofTyped] $Value) { "real" }; function Save-Typed { Set-Typed (New-Typed) }'; 'Caller.psm1' = 'function Send-Typed { Set-Typed (New-Typed) }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Typed.psm1, $PSScriptRoot/Caller.psm1 }
            AfterAll { Remove-Module Typed, Caller }
            Describe 'd' {
                It 'plain' { Mock Set-Typed { 'mock' }; Set-Typed (New-Typed) | Should -Be 'mock' }
                It 'other module' { Mock Set-Typed { 'mock' } -ModuleName Caller; Send-Typed | Should -Be 'mock' }
                It 'module of the class' { Mock Set-Typed { 'mock' } -ModuleName Typed; Save-Typed | Should -Be 'mock' }
                It 'its name, another caller' { Mock Set-Typed { 'mock' } -ModuleName Typed; Set-Typed (New-Typed) | Should -Be 'real'; Send-Typed | Should -Be 'real' }
                It 'removed' { Mock Set-Typed { 'mock' } -RemoveParameterType Value; Set-Typed (New-Typed) | Should -Be 'mock' }
                It 'removed, other module' { Mock Set-Typed { 'mock' } -ModuleName Caller -RemoveParameterType Value; Send-Typed | Should -Be 'mock' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Passed', 'Passed', 'Passed'
        $run.Messages[0, 1] | Should -Match 'Unable to find type \[ProofTyped\]'
    }

    It 'Remove-Module at the end keeps the loaded copy away from other test files.' {
        $file = @{ 'Left.psm1' = 'function Get-Left { 1 }'; 'a.Tests.ps1' = 'Describe a { BeforeAll { Import-Module $PSScriptRoot/Left.psm1 -Force }; AfterAll { Remove-Module Left }; It i { Get-Left | Should -Be 1 } }'; 'b.Tests.ps1' = 'Describe b { It j { Get-Command Get-Left -ErrorAction Ignore | Should -BeNullOrEmpty } }' }
        (Invoke-Sample -File $file -Configuration @{ Run = @{ Path = './a.Tests.ps1', './b.Tests.ps1' } }).Passed | Should -Be 2
        $file['a.Tests.ps1'] = $file['a.Tests.ps1'] -replace 'AfterAll { Remove-Module Left }; '
        (Invoke-Sample -File $file -Configuration @{ Run = @{ Path = './a.Tests.ps1', './b.Tests.ps1' } }).Failed | Should -Be 1
    }

    It 'A module has a scope of its own.' {
        Get-Outcome $sample 'test scope' | Should -Be 'Passed'
        Get-Outcome $sample 'module scope' | Should -Be 'Passed'
    }

    It 'The test calls a public function of the module, and that function calls Get-Date inside the module.' {
        Get-Outcome $sample 'module scope' | Should -Be 'Passed'
    }

    It 'A private function is best tested through the public function that uses it.' {
        Get-Outcome $sample 'private' | Should -Be 'Passed'
    }

    It 'It hides a missing export.' {
        Get-Outcome $wrapped 'sees all' | Should -Be 'Passed'
    }

    It 'The tests live in the module.' {
        Get-Outcome $wrapped 'finds it' | Should -Be 'Passed'
    }

    It 'Parameters of the file are empty in it, during discovery and in the tests. A value that it passes on with -Parameters is there during discovery, and empty in the tests. Pass a value where you call the private function.' {
        $run = Invoke-Sample -File @{ 'Inside.psm1' = 'function Get-Secret ($Days) { "days $Days" }' } -Test @'
param ($Given = 'given')
BeforeDiscovery { Import-Module $PSScriptRoot/Inside.psm1 -Force }
InModuleScope Inside -Parameters @{ days = 7 } {
    Describe 'd' { It "made with $days[$Given]" { "$days$Given" | Should -BeNullOrEmpty } }
}
Describe 'e' { It 'handed over' { InModuleScope Inside -Parameters @{ days = 7 } { Get-Secret -Days $days } | Should -Be 'days 7' } }
'@
        Assert-TestPassed $run 'made with 7[]', 'handed over'
    }
}

Describe 'usage/modules, one name for a file' {
    BeforeAll {
        $asked = Invoke-Sample -File @{
            'Proof.psm1' = 'function Get-Today { Get-Date }'
        } -Test {
            Describe 'd' {
                It 'every module' { Import-Module $PSScriptRoot/Proof.psm1 -Force; Mock Get-Date { 'mocked' } -ModuleName Proof; Get-Today; { Should -Invoke Get-Date -ModuleName * } | Should -Throw 'Multiple script or manifest modules named ''[*]'' are currently loaded.*'; Should -Invoke Get-Date -ModuleName Proof -Times 1 -Exactly }
                It 'first argument' { $PSDefaultParameterValues = @{ 'InModuleScope:ModuleName' = 'Proof' }; InModuleScope -ScriptBlock { Get-Today } | Should -BeOfType datetime; { InModuleScope { Get-Today } -ErrorAction Stop } | Should -Throw }
                It 'new table' { $PSDefaultParameterValues = @{ 'Get-Date:Year' = 2001 }; (Get-Date).Year | Should -Be 2001 }
                It 'new table is gone' { (Get-Date).Year | Should -Not -Be 2001 }
                It 'old table' { $global:PSDefaultParameterValues['Get-Date:Year'] = 2002; (Get-Date).Year | Should -Be 2002 }
                It 'old table stays' { (Get-Date).Year | Should -Be 2002; $global:PSDefaultParameterValues.Remove('Get-Date:Year') }
            }
        }
    }

    It 'looks into one place, and -ModuleName * ends with an error such as Multiple script or manifest modules named ''*'' are currently loaded.' { Assert-TestPassed $asked 'every module' }

    It 'InModuleScope then needs the name -ScriptBlock, because the name of the module stays its first argument.' { Assert-TestPassed $asked 'first argument' }

    It 'A key that is added to the old table stays for the session.' { Assert-TestPassed $asked 'new table', 'new table is gone', 'old table', 'old table stays' }

    It '$script: is the test file, unless a script that the test called with & makes the call' {
        $run = Invoke-Sample -File @{ 'Counter.psm1' = '$script:count = 0; function Add-Count { Get-Date }; function Get-Count { $script:count }'; 'adds.ps1' = '$script:count = 2; Add-Count; "script $script:count"' } {
            BeforeAll { Import-Module $PSScriptRoot/Counter.psm1 -Force }
            Describe 'd' {
                It 'script' { $script:count = 1; Mock Get-Date { $script:count = 5 } -ModuleName Counter; & $PSScriptRoot/adds.ps1 | Should -Be 'script 5'; $script:count | Should -Be 1; Get-Count | Should -Be 0 }
                It 'script, inside' { InModuleScope Counter { $script:count = 0; Mock Get-Date { $script:count = 7 } }; & $PSScriptRoot/adds.ps1 | Should -Be 'script 2'; Get-Count | Should -Be 7; InModuleScope Counter { $script:count = 0 } }
                It 'outside' { Mock Get-Date { $script:count = 5 } -ModuleName Counter; Add-Count; Get-Count | Should -Be 0; $script:count | Should -Be 5 }
                It 'inside' { InModuleScope Counter { Mock Get-Date { $script:count = 7 } }; Add-Count; Get-Count | Should -Be 7 }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Passed'
    }

    It 'Get-CimInstance exists on Windows only, and Mock needs a command of that name.' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) {
        $run = Invoke-Sample { Describe 'd' { It 'missing' { Mock Get-CimInstance { 1 } }; It 'defined' { function Get-CimInstance { }; Mock Get-CimInstance { 1 }; Get-CimInstance | Should -Be 1 } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -Match 'Could not find Command Get-CimInstance'
    }

    It 'Define the function with global:, mock it with -ModuleName, and remove it at the end.' {
        $run = Invoke-Sample -File @{ 'Ask.psm1' = 'function Get-Ask { Get-CimProof }' } {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Ask.psm1 -Force; function global:Get-CimProof { 'stand-in' } }
                AfterAll { Remove-Item function:Get-CimProof }
                It 'i' { Mock Get-CimProof { 'mocked' } -ModuleName Ask; Get-Ask | Should -Be 'mocked' }
            }
            Describe 'later' { It 'j' { Get-Command Get-CimProof -ErrorAction Ignore | Should -BeNullOrEmpty } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
    }

    It 'When its block or test ends, the mock is gone from the module. What stays is the module''s own state, such as its $script: variables.' {
        $run = Invoke-Sample -File @{ 'Vault.psm1' = '$script:Count = 0; function Open-Vault { "real" }; function Connect-Vault { $script:Count++; "$(Open-Vault) $script:Count" }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Vault.psm1 -Force }
            Describe 'd' {
                It 'mocks' { Mock Open-Vault { 'mocked' } -ModuleName Vault; Connect-Vault | Should -Be 'mocked 1' }
                It 'next test' { Connect-Vault | Should -Be 'real 2' }
                Context 'block' { BeforeAll { Mock Open-Vault { 'mocked' } -ModuleName Vault }; It 'in it' { Connect-Vault | Should -Be 'mocked 3' } }
                Context 'after' { It 'next block' { Connect-Vault | Should -Be 'real 4' } }
            }
        }
        Assert-TestPassed $run 'mocks', 'next test', 'in it', 'next block'
    }

    It 'A file that passes only after another file has imported the module fails with this error when it runs alone, or first in a build. Let each file import the module.' {
        $files = @{
            'Vault.psm1'      = 'function Get-Vault { "real" }'
            'Early.Tests.ps1' = { Describe 'early' { It 'uses it' { Mock Get-Vault -ModuleName Vault } } }
            'Late.Tests.ps1'  = { Describe 'late' { BeforeAll { Import-Module $PSScriptRoot/Vault.psm1 -Force }; It 'imports' { Get-Vault | Should -Be 'real' } } }
        }
        $first = Invoke-Sample -File $files -Configuration @{ Run = @{ Path = './Early.Tests.ps1', './Late.Tests.ps1' } }
        $first.Passed, $first.Failed | Should -Be 1, 1
        $first.Messages | Should -BeLike "No modules named 'Vault' are currently loaded."
        (Invoke-Sample -File $files -Configuration @{ Run = @{ Path = './Late.Tests.ps1', './Early.Tests.ps1' } }).Passed | Should -Be 2
    }

    It 'A mock in the body of Describe or Context does nothing.' {
        $run = Invoke-Sample -File @{ 'Vault.psm1' = 'function Open-Vault { "real" }; function Connect-Vault { Open-Vault }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Vault.psm1 -Force }
            Describe 'd' { Mock Get-Date { 'mocked' }; It 'describe' { Get-Date | Should -BeOfType datetime } }
            Describe 'with the module' {
                Mock Open-Vault { 'mocked' } -ModuleName Vault
                It 'real' { Connect-Vault | Should -Be 'real' }
                Context 'setup' { BeforeAll { Mock Open-Vault { 'mocked' } -ModuleName Vault }; It 'moved' { Connect-Vault | Should -Be 'mocked' } }
            }
        }
        Assert-TestPassed $run 'describe', 'real', 'moved'
    }

    It 'Mock and count once for each module.' {
        $run = Invoke-Sample -File @{ 'One.psm1' = 'function Get-One { Get-Date }'; 'Two.psm1' = 'function Get-Two { Get-Date }' } -Test {
            Describe 'd' {
                BeforeAll { 'One', 'Two' | ForEach-Object { Import-Module $PSScriptRoot/$_.psm1 -Force } }
                It 'one' { Mock Get-Date { 'mocked' } -ModuleName One; Get-One | Should -Be 'mocked'; Get-Two | Should -Not -Be 'mocked' }
                It 'both' { 'One', 'Two' | ForEach-Object { Mock Get-Date { 'mocked' } -ModuleName $_ }; Get-One; Get-Two; Get-Two; Should -Invoke Get-Date -Times 1 -Exactly -ModuleName One; Should -Invoke Get-Date -Times 2 -Exactly -ModuleName Two }
                It 'star' { Mock Get-Date { 'mocked' } -ModuleName * }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'To test what a module cleans up when it is removed (OnRemove), call Remove-Module in the test, and check what is left. Calls that the module makes can be counted only while the module is loaded. To count what the cleanup calls, run & (Get-Module Backup).OnRemove instead. Remove-Module in AfterAll runs the cleanup again, when the mocks of a test are gone: make them in BeforeAll.' {
        $run = Invoke-Sample -File @{ 'Link.psm1' = '$global:ProofLink = 1; function Stop-Link { $global:ProofLink = 0 }; $ExecutionContext.SessionState.Module.OnRemove = { Stop-Link }; Export-ModuleMember' } -Test {
            Describe 'd' {
                BeforeEach { Import-Module $PSScriptRoot/Link.psm1 -Force }
                AfterAll { Remove-Variable ProofLink -Scope Global }
                It 'what is left' { $global:ProofLink | Should -Be 1; Remove-Module Link; $global:ProofLink | Should -Be 0 }
                It 'counted after it' { Mock Stop-Link -ModuleName Link; Remove-Module Link; Should -Invoke Stop-Link -ModuleName Link }
                It 'counted' { Mock Stop-Link -ModuleName Link; & (Get-Module Link).OnRemove; Should -Invoke Stop-Link -ModuleName Link -Times 1 -Exactly }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
        $run.Messages | Should -Match "No modules named 'Link' are currently loaded"

        $twice = Invoke-Sample -File @{ 'Link.psm1' = '$global:ProofLink = 1; function Stop-Link { $global:ProofLink = 0 }; $ExecutionContext.SessionState.Module.OnRemove = { Stop-Link }; Export-ModuleMember' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Link.psm1 -Force }
            Describe 'mocked in the test' {
                It 'counted in It' { Mock Stop-Link -ModuleName Link; & (Get-Module Link).OnRemove; Should -Invoke Stop-Link -ModuleName Link -Times 1 -Exactly; $global:ProofLink | Should -Be 1 }
                AfterAll { Remove-Module Link }
            }
            Describe 'after the first' { It 'really ran' { $global:ProofLink | Should -Be 0 } }
            Describe 'mocked in BeforeAll' {
                BeforeAll { Import-Module $PSScriptRoot/Link.psm1 -Force; Mock Stop-Link -ModuleName Link }
                It 'counted in the block' { & (Get-Module Link).OnRemove; Should -Invoke Stop-Link -ModuleName Link -Times 1 -Exactly }
                AfterAll { Remove-Module Link }
            }
            Describe 'after the second' { It 'did not run' { $global:ProofLink | Should -Be 1 }; AfterAll { Remove-Variable ProofLink -Scope Global } }
        }
        Assert-TestPassed $twice 'counted in It', 'really ran', 'counted in the block', 'did not run'
    }

    It 'To mock all functions of a module that Backup uses, loop over them: foreach ($command in InModuleScope Backup { Get-Command -Module Tapes }) { Mock $command.Name -ModuleName Backup }. Where Backup itself imports Tapes by its path, Get-Command in the test finds nothing. A mock of one of these functions in an inner block or test still comes first.' {
        $run = Invoke-Sample -File @{ 'ProofTapes.psm1' = 'function Push-Tape { "real" }; function Pop-Tape { "real" }'; 'Turn.psm1' = 'function Switch-Tape { Push-Tape; Pop-Tape }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/ProofTapes.psm1, $PSScriptRoot/Turn.psm1 -Force }
            Describe 'real' { It 'before' { Switch-Tape | Should -Be 'real', 'real' } }
            Describe 'all' {
                BeforeAll { foreach ($command in InModuleScope Turn { Get-Command -Module ProofTapes }) { Mock $command.Name -ModuleName Turn } }
                It 'none' { Switch-Tape | Should -BeNullOrEmpty; Should -Invoke Push-Tape -ModuleName Turn -Times 1 -Exactly }
                It 'one' { Mock Pop-Tape { 'mocked' } -ModuleName Turn; Switch-Tape | Should -Be 'mocked' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed'
        $run = Invoke-Sample -File @{ 'ProofTapes.psm1' = 'function Push-Tape { "real" }; function Pop-Tape { "real" }'; 'Turn.psm1' = 'Import-Module $PSScriptRoot/ProofTapes.psm1; function Switch-Tape { Push-Tape; Pop-Tape }; Export-ModuleMember -Function Switch-Tape' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Turn.psm1 -Force }
            Describe 'd' {
                It 'in the test' { Get-Command -Module ProofTapes | Should -BeNullOrEmpty; foreach ($command in Get-Command -Module ProofTapes) { Mock $command.Name -ModuleName Turn }; Switch-Tape | Should -Be 'real', 'real' }
                It 'in the module' { foreach ($command in InModuleScope Turn { Get-Command -Module ProofTapes }) { Mock $command.Name -ModuleName Turn }; Switch-Tape | Should -BeNullOrEmpty }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
        $run = Invoke-Sample -File @{ 'own/ProofTapes/ProofTapes.psm1' = 'function Push-Tape { "real" }'; 'Turn.psm1' = 'Import-Module ProofTapes; function Switch-Tape { Push-Tape }; Export-ModuleMember -Function Switch-Tape' } -Test {
            BeforeAll {
                $before = $env:PSModulePath
                $env:PSModulePath = "$PSScriptRoot/own" + [System.IO.Path]::PathSeparator + $before
                Import-Module $PSScriptRoot/Turn.psm1 -Force
            }
            AfterAll { $env:PSModulePath = $before }
            Describe 'd' { It 'installed, by its name' { (Get-Command -Module ProofTapes).Name | Should -Be 'Push-Tape' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'Functions of the test file are unknown in the module, too. Pass what they return, or dot-source their file inside the block.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = ''; 'helper.ps1' = 'function Get-Word { "help" }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force; . $PSScriptRoot/helper.ps1; function Get-Own { 'own' } }
                It 'unknown' { InModuleScope Tape { Get-Word } }
                It 'unknown own' { InModuleScope Tape { Get-Own } }
                It 'handed' { InModuleScope Tape -Parameters @{ word = Get-Word } { $word } | Should -Be 'help' }
                It 'sourced' { InModuleScope Tape -Parameters @{ root = $PSScriptRoot } { . $root/helper.ps1; Get-Word } | Should -Be 'help' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Passed'
    }

    It 'In a session that already has the function, such as an editor in which you dot-sourced the file, the module finds the function, and the test fails on the build agent only.' {
        $files = @{ 'Tape.psm1' = ''; 'helper.ps1' = 'function Get-Word { "help" }'; 'Sample.Tests.ps1' = {
            BeforeAll { . $PSScriptRoot/helper.ps1; Import-Module $PSScriptRoot/Tape.psm1 -Force }
            Describe 'd' { It 'i' { InModuleScope Tape { Get-Word } | Should -Be 'help' } }
        } }
        (Invoke-Sample -File $files -Script { Invoke-Pester -Path . -PassThru -Output None }).Result | Should -Be 'Failed'
        (Invoke-Sample -File $files -Script { function global:Get-Word { 'help' }; Invoke-Pester -Path . -PassThru -Output None }).Result | Should -Be 'Passed'
    }

    It 'A function that the block defines is gone in the same way. For a stand-in that the tests mock with -ModuleName, write function script:Get-Tape within the braces.' {
        $run = Invoke-Sample -File @{ 'Tapes.psm1' = 'function Test-Tape { Get-Tape }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Tapes.psm1 -Force }
            Describe 'plain' { BeforeAll { InModuleScope Tapes { function Get-Tape { 'real' } } }; It 'a' { { Test-Tape } | Should -Throw '*is not recognized*'; { Mock Get-Tape { 1 } -ModuleName Tapes } | Should -Throw 'Could not find Command Get-Tape' } }
            Describe 'script' { BeforeAll { InModuleScope Tapes { function script:Get-Tape { 'real' } } }; AfterAll { InModuleScope Tapes { Remove-Item Function:/Get-Tape } }; It 'b' { Test-Tape | Should -Be 'real'; Mock Get-Tape { 'mocked' } -ModuleName Tapes; Test-Tape | Should -Be 'mocked' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'A BeforeAll that stands directly in an InModuleScope around the tests runs in the module itself: all its variables stay there, with or without $script:. Write a Describe or Context inside, and put the BeforeAll into that block.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = '' } -Test {
            BeforeDiscovery { Import-Module $PSScriptRoot/Tape.psm1 -Force }
            InModuleScope Tape {
                BeforeAll { $plain = 1; $script:marked = 2 }
                Describe 'a' { BeforeAll { $inner = 3 }; It 'i' { $plain, $inner | Should -Be 1, 3 } }
            }
            Describe 'b' { It 'j' { InModuleScope Tape { "$plain $marked $inner" } | Should -Be '1 2 ' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Functions in its body are gone in the tests. Put them into the BeforeAll of a Describe inside the wrapper. What a BeforeAll above the wrapper defines is not seen there.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = '' } -Test {
            BeforeDiscovery { Import-Module $PSScriptRoot/Tape.psm1 -Force }
            BeforeAll { function Get-ProofOutside { 1 } }
            InModuleScope Tape {
                function Get-ProofBody { 1 }
                Describe 'd' { BeforeAll { function Get-ProofInside { 1 } }; It 'body' { Get-ProofBody }; It 'outside' { Get-ProofOutside }; It 'inside' { Get-ProofInside | Should -Be 1 } }
            }
            Describe 'f' { It 'plain' { Get-ProofOutside | Should -Be 1 } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Passed'
        $run.Messages[0] | Should -BeLike '*Get-ProofBody*not recognized*'
    }

    It 'It does not see the variables of a BeforeDiscovery around it. -ForEach in the wrapper gets nothing. Put the BeforeDiscovery inside.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = '' } -Test {
            BeforeDiscovery { Import-Module $PSScriptRoot/Tape.psm1 -Force; $outer = 1, 2 }
            Describe 'plain' { It 'p <_>' -ForEach $outer { } }
            InModuleScope Tape {
                BeforeDiscovery { $inner = 3, 4 }
                Describe 'wrapped' { It 'o <_>' -ForEach $outer { }; It 'n <_>' -ForEach $inner { } }
            }
        } -Configuration $(if ($env:PROOFS_VERSION -eq 'v6') { @{ Run = @{ FailOnNullOrEmptyForEach = $false } } } else { @{ } })
        $run.Tests.Name | Sort-Object | Should -Be 'n 3', 'n 4', 'p 1', 'p 2'
    }

    Context 'Invoke-Pester called by a function of a module' {
        BeforeAll {
            $test = 'Describe "d" { BeforeAll { Import-Module $PSScriptRoot/Helper.psm1 -Force GLOBAL; Import-Module $PSScriptRoot/Tape.psm1 -Force }; It "test" { Get-Help1 | Should -Be "helped" }; It "module" { Get-Tape | Should -Be "helped" }; It "scope" { InModuleScope Tape { Get-Help1 } | Should -Be "helped" } }'
            $runs = @{}
            foreach ($case in @('build', ''), @('build', '-Global'), @('script', ''), @('called', ''), @('dotted', '')) {
                $runs["$case".Trim()] = Invoke-Sample -File @{ 'Build.psm1' = 'function Start-Build { Invoke-Pester -Path sub -Output None -PassThru }; function Start-Called { & ./test.ps1 }; function Start-Dotted { . ./test.ps1 }'; 'test.ps1' = 'Invoke-Pester -Path sub -Output None -PassThru'; 'sub/a.Tests.ps1' = $test.Replace('GLOBAL', $case[1]); 'sub/Helper.psm1' = 'function Get-Help1 { "helped" }'; 'sub/Tape.psm1' = 'function Get-Tape { Get-Help1 }'; 'how.txt' = $case[0] } -Script {
                    $how = Get-Content how.txt; if ($how -ne 'script') { Import-Module ./Build.psm1 -Force; & "Start-$how" } else { Invoke-Pester -Path sub -Output None -PassThru }
                }
            }
        }

        It 'A function of a module, such as a build module, has called Invoke-Pester. The tests then run in the scope of that module, and Import-Module in the tests loads a module only for the module that called Invoke-Pester. The module under test, and InModuleScope, no longer find the functions of a helper module: CommandNotFoundException. A script that a function of the module starts runs in that scope, too.' {
            foreach ($case in 'build', 'called', 'dotted') {
                "$($runs[$case].Tests.Result)" | Should -Be 'Passed Failed Failed' -Because $case
                $runs[$case].Messages[0] | Should -Match "The term 'Get-Help1' is not recognized"
            }
        }

        It 'Import with -Global: the helper, or for Get-Module the module that it looks for. Or start the tests in a process of their own: pwsh -NoProfile -File ./test.ps1.' {
            foreach ($case in 'build -Global', 'script') { "$($runs[$case].Tests.Result)" | Should -Be 'Passed Passed Passed' -Because $case }
        }
    }

    It 'Import-Module in a function of a helper module loads the module under test for the helper module alone. In the test, Get-Backup is then a CommandNotFoundException, while InModuleScope and -ModuleName work.' {
        $run = Invoke-Sample -File @{ 'Helper.psm1' = 'function Import-Tested ($Root) { Import-Module $Root/Tested.psm1 -Force }; function Import-Wide ($Root) { Import-Module $Root/Tested.psm1 -Force -Global }'; 'Tested.psm1' = 'function Get-Backup { Get-Date }' } -Test {
            Describe 'alone' {
                BeforeAll { Import-Module $PSScriptRoot/Helper.psm1 -Force; Import-Tested $PSScriptRoot }
                It 'call' { Get-Backup }
                It 'scope' { InModuleScope Tested { Get-Backup } | Should -BeOfType datetime }
                It 'mock' { Mock Get-Date { 'mocked' } -ModuleName Tested; InModuleScope Tested { Get-Backup } | Should -Be 'mocked' }
            }
            Describe 'wide' { BeforeAll { Import-Wide $PSScriptRoot }; It 'call' { Get-Backup | Should -BeOfType datetime } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed', 'Passed'
        $run.Messages | Should -Match "The term 'Get-Backup' is not recognized"
    }

    It 'If the call stands in a nested module, a second run in the same session is enough: remove the root module first.' {
        $files = @{ 'sub/Root.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Root.psm1'; NestedModules = @('Inner.psm1'); FunctionsToExport = '*' }"; 'sub/Root.psm1' = 'function Get-Outer { Get-Inner }'; 'sub/Inner.psm1' = 'function Get-Inner { Get-Date }' }
        foreach ($first in '', 'Get-Module Root | Remove-Module; ') {
            $files['sub/a.Tests.ps1'] = "BeforeAll { ${first}Import-Module `$PSScriptRoot/Root.psd1 -Force }; Describe 'd' { It 'i' { Mock Get-Date { 'mocked' } -ModuleName Inner; Get-Outer | Should -Be 'mocked' } }"
            $run = Invoke-Sample -File $files -Script { foreach ($i in 1, 2) { "$((Invoke-Pester sub -PassThru -Output None).Result)" } }
            @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'Passed', $(if ($first) { 'Passed' } else { 'Failed' })
        }
    }

    It 'Where each test needs a new copy, import in BeforeEach, and mock below that line or in the test.' {
        $run = Invoke-Sample -File @{ 'Fresh.psm1' = 'function Get-Fresh { Get-Date }' } -Test {
            Describe 'below' {
                BeforeEach { Import-Module $PSScriptRoot/Fresh.psm1 -Force; Mock Get-Date { 'below' } -ModuleName Fresh }
                It 'one <_>' -ForEach 1, 2 { Get-Fresh | Should -Be 'below'; Should -Invoke Get-Date -ModuleName Fresh -Times 1 -Exactly }
            }
            Describe 'test' {
                BeforeEach { Import-Module $PSScriptRoot/Fresh.psm1 -Force }
                It 'two <_>' -ForEach 1, 2 { Mock Get-Date { 'test' } -ModuleName Fresh; Get-Fresh | Should -Be 'test' }
            }
            Describe 'above' {
                BeforeAll { Import-Module $PSScriptRoot/Fresh.psm1 -Force; Mock Get-Date { 'above' } -ModuleName Fresh }
                BeforeEach { Import-Module $PSScriptRoot/Fresh.psm1 -Force }
                It 'gone' { Get-Fresh | Should -BeOfType datetime }
                AfterAll { Remove-Module Fresh }
            }
        }
        $run.Passed, $run.Failed | Should -Be 5, 0
    }

    It 'When InModuleScope is written around Describe, the passed values are there during discovery only.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Private ($Days) { "days $Days" }; Export-ModuleMember' } -Test {
            BeforeDiscovery { Import-Module $PSScriptRoot/Backup.psm1 -Force }
            InModuleScope Backup -Parameters @{ Days = 30 } {
                param ($Days)
                Describe "body $Days" {
                    BeforeAll { $kept = "[$Days]" }
                    It 'run' { $Days | Should -BeNullOrEmpty; $kept | Should -Be '[]'; Get-Private $Days | Should -Be 'days ' }
                    It 'each <_>' -ForEach $Days { $_ | Should -Be 30 }
                }
            }
            InModuleScope Backup -ArgumentList 30 { param ($Days) Describe "position $Days" { It 'run' { $Days | Should -BeNullOrEmpty } } }
            Describe 'inside' { It 'run' { InModuleScope Backup -Parameters @{ Days = 30 } { Get-Private $Days } | Should -Be 'days 30'; InModuleScope Backup -ArgumentList 30 { param ($Number) Get-Private $Number } | Should -Be 'days 30' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Tests.Path | Should -Be 'body 30.run', 'body 30.each 30', 'position 30.run', 'inside.run'
    }

    It 'If the module calls a function of the test by its name, as in Invoke-Step -Command Show-Step, define the function as function global:Show-Step, and remove it at the end of the test. A script block in place of the name finds the functions of the test, unless the script block is written inside the braces of InModuleScope.' {
        $run = Invoke-Sample -File @{ 'Step.psm1' = 'function Invoke-Step ($Command) { & $Command }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Step.psm1 -Force }
            Describe 'd' {
                It 'of the test' { function Show-Step { 'shown' }; { Invoke-Step -Command Show-Step } | Should -Throw "*'Show-Step' is not recognized*" }
                It 'global' { function global:Show-Step { 'shown' }; try { Invoke-Step -Command Show-Step | Should -Be 'shown' } finally { Remove-Item function:Show-Step } }
                It 'block' { function Show-Step { 'shown' }; Invoke-Step -Command { Show-Step } | Should -Be 'shown' }
                It 'inside' { function Show-Step { 'shown' }; { InModuleScope Step { Invoke-Step -Command { Show-Step } } } | Should -Throw "*'Show-Step' is not recognized*" }
                It 'handed over' { function Show-Step { 'shown' }; InModuleScope Step -Parameters @{ step = { Show-Step } } { Invoke-Step -Command $step } | Should -Be 'shown' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'with -ModuleName | variables and functions of the test. $script: is the test file, unless a script that the test called with & makes the call | private functions of the module' {
        $run = Invoke-Sample {
            BeforeAll {
                New-Module -Name Tape { function Get-Root { '/srv' }; function ConvertTo-Name ($Name) { "$Name-tape" }; function Get-TapePath { "$(Get-Root)/x" }; Export-ModuleMember -Function Get-TapePath } | Import-Module
                function Get-TestRoot { '/test' }
            }
            AfterAll { Remove-Module Tape }
            Describe 'd' {
                It 'body' { $root = '/var'; Mock Get-Root { "$root$(Get-TestRoot)" } -ModuleName Tape; Get-TapePath | Should -Be '/var/test/x' }
                It 'filter' { Mock Get-Root { 'filtered' } -ParameterFilter { (Get-TestRoot) -eq '/test' } -ModuleName Tape; Get-TapePath | Should -Be 'filtered/x' }
                It 'private in body' { Mock Get-Root { ConvertTo-Name 'a' } -ModuleName Tape; { Get-TapePath } | Should -Throw "The term 'ConvertTo-Name' is not recognized*" }
                It 'private in filter' { Mock Get-Root { 'f' } -ParameterFilter { (ConvertTo-Name 'a') -eq 'a-tape' } -ModuleName Tape; { Get-TapePath } | Should -Throw "The term 'ConvertTo-Name' is not recognized*" }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed Passed' -Because "$($run.Messages)"
    }

    It 'inside InModuleScope | variables of the module, which the body can change, and its private functions | functions of the test file' {
        $run = Invoke-Sample {
            BeforeAll {
                New-Module -Name Tape { $script:count = 0; function Get-Root { '/srv' }; function ConvertTo-Name ($Name) { "$Name-tape" }; function Get-TapePath { "$(Get-Root)/$script:count" }; Export-ModuleMember -Function Get-TapePath } | Import-Module
                function Get-TestRoot { '/test' }
            }
            AfterAll { Remove-Module Tape }
            Describe 'd' {
                It 'private' { InModuleScope Tape { Mock Get-Root { ConvertTo-Name 'a' } }; Get-TapePath | Should -Be 'a-tape/0' }
                It 'of the test' { InModuleScope Tape { Mock Get-Root { Get-TestRoot } }; { Get-TapePath } | Should -Throw "The term 'Get-TestRoot' is not recognized*" }
                It 'outside' { Mock Get-Root { $script:count++; 'r' } -ModuleName Tape; Get-TapePath | Should -Be 'r/0' }
                It 'variable' { InModuleScope Tape { Mock Get-Root { $script:count++; 'r' } }; Get-TapePath | Should -Be 'r/1' }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed Passed' -Because "$($run.Messages)"
    }

    It 'A public function does not see the variables of the test either. Give the function a parameter, or assign the $global: variable that it reads.' {
        $run = Invoke-Sample {
            BeforeAll { New-Module -Name Tape { function Get-Name ($Given) { "[$Given$tape]" } } | Import-Module }
            AfterAll { Remove-Module Tape }
            Describe 'd' {
                It 'plain' { $tape = 'north'; Get-Name | Should -Be '[]' }
                It 'script' { $script:tape = 'north'; Get-Name | Should -Be '[]' }
                It 'global' { $global:tape = 'north'; Get-Name | Should -Be '[north]'; Remove-Variable tape -Scope Global }
                It 'parameter' { $tape = 'north'; Get-Name -Given $tape | Should -Be '[north]' }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed Passed' -Because "$($run.Messages)"
    }

    Context 'texts of a module' {
        BeforeAll {
            $texts = Invoke-Sample {
                BeforeAll { New-Module -Name ProofTexts { $script:localizedData = @{ NotFound = 'The backup ''{0}'' was not found [1].' }; function Restore-It ($Name) { throw ($script:localizedData.NotFound -f $Name) } } | Import-Module }
                Describe 'd' {
                    BeforeAll { $text = InModuleScope ProofTexts { $script:localizedData } }
                    It 'filled' { { Restore-It mail } | Should -Throw ([WildcardPattern]::Escape($text.NotFound -f 'mail')); { { Restore-It mail } | Should -Throw ([WildcardPattern]::Escape($text.NotFound -f 'code')) } | Should -Throw }
                    It 'not escaped' { { { Restore-It mail } | Should -Throw ($text.NotFound -f 'mail') } | Should -Throw }
                    It 'no key' { $null -eq $text.NoKey | Should -Be $true; { Restore-It mail } | Should -Throw $text.NoKey; { throw 'anything' } | Should -Throw $null; { { 1 } | Should -Throw $null } | Should -Throw }
                    It 'no key, new' -Skip:(-not (Get-Command Should-Throw -ErrorAction SilentlyContinue)) { { throw 'anything' } | Should-Throw $text.NoKey; { Restore-It mail } | Should-Throw ([WildcardPattern]::Escape($text.NotFound -f 'mail')); { { Restore-It mail } | Should-Throw ($text.NotFound -f 'mail') } | Should-Throw }
                }
            }
        }

        It 'Fetch the table with InModuleScope, and fill the text with -f, as the module does. The text is compared as a wildcard pattern, so escape the brackets in it with [WildcardPattern]::Escape().' { "$(($texts.Tests | Where-Object Name -In 'filled', 'not escaped').Result)" | Should -Be 'Passed Passed' -Because "$($texts.Tests.Message)" }

        It 'A misspelled key gives $null' { "$(($texts.Tests | Where-Object Name -Like 'no key*').Result)" | Should -BeIn 'Passed Passed', 'Passed Skipped' -Because "$($texts.Tests.Message)" }
    }

    Context 'an installed copy' {
        BeforeAll {
            $installed = Invoke-Sample -File @{
                'installed/ProofTape/ProofTape.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'ProofTape.psm1'; FunctionsToExport = 'Get-ProofTape' }"
                'installed/ProofTape/ProofTape.psm1' = "function Get-ProofTape { 'installed' }"
                'mine/ProofTape.psd1'                = "@{ ModuleVersion = '2.0'; RootModule = 'ProofTape.psm1'; FunctionsToExport = 'Get-ProofTape' }"
                'mine/ProofTape.psm1'                = "function Get-ProofTape { 'mine' }"
            } -Test {
                BeforeAll { $pathBefore = $env:PSModulePath; $env:PSModulePath = "$PSScriptRoot/installed$([IO.Path]::PathSeparator)$pathBefore" }
                AfterAll { $env:PSModulePath = $pathBefore }
                Describe 'd' {
                    AfterEach { Get-Module ProofTape -All | Remove-Module }
                    It 'call' { Get-ProofTape | Should -Be 'installed'; (Get-Module ProofTape).Path | Should -BeLike '*installed*'; Write-Host (Get-Module ProofTape).Path }
                    It 'mock' { Mock Get-ProofTape { 'mocked' }; Get-ProofTape | Should -Be 'mocked'; (Get-Module ProofTape).Path | Should -BeLike '*installed*' }
                    It 'loaded' { Import-Module $PSScriptRoot/mine/ProofTape.psd1; Mock Get-ProofTape { 'mocked' }; Get-ProofTape | Should -Be 'mocked'; (Get-Module ProofTape).Path | Should -BeLike '*mine*'; @(Get-Module ProofTape).Count | Should -Be 1 }
                    It 'name' { Import-Module ProofTape; Get-ProofTape | Should -Be 'installed' }
                    It 'path' { Import-Module $PSScriptRoot/mine/ProofTape.psd1; Get-ProofTape | Should -Be 'mine'; (Get-Module ProofTape).Path | Should -BeLike '*mine*' }
                    It 'both' { Import-Module ProofTape; Import-Module $PSScriptRoot/mine/ProofTape.psd1 -Force; @((Get-Module ProofTape).Path).Count | Should -Be 2; "$((Get-Module ProofTape).Version | Sort-Object)" | Should -Be '1.0 2.0' }
                    It 'removed' { Import-Module ProofTape; Get-Module ProofTape -All | Remove-Module; Import-Module $PSScriptRoot/mine/ProofTape.psd1; "$((Get-Module ProofTape).Version)" | Should -Be '2.0' }
                }
            }
        }

        It 'Where no module with the command is loaded, a call of the command loads the installed module, and so does Mock.' { Assert-TestPassed $installed 'call', 'mock', 'loaded' }

        It 'Import-Module Backup, by name, takes the installed copy, too. Import your file by its path in BeforeAll, above the first call and the first Mock. Write-Host (Get-Module Backup).Path in a test prints the path of the copy that runs.' { Assert-TestPassed $installed 'name', 'path', 'call'; $installed.Text | Should -Match 'installed.ProofTape.ProofTape\.psm1' }

        It 'A copy from another folder that is loaded already, for example by your profile, stays beside the one that you import, and (Get-Module Backup).Path names both. Remove all copies before the import.' { Assert-TestPassed $installed 'both', 'removed' }
    }

    Context 'a value that the module keeps' {
        BeforeAll {
            $kept = Invoke-Sample -File @{ 'Vault.psm1' = 'function Get-VaultCredential { if (-not $script:credential) { $script:credential = Get-Credential -UserName me -Message x; $script:other = 1 }; $script:credential }; function Get-Other { $script:other }' } -Test {
                BeforeAll { Import-Module $PSScriptRoot/Vault.psm1 -Force }
                Describe 'kept' {
                    BeforeAll { Mock Get-Credential { 'cred' } -ModuleName Vault }
                    It 'first' { Get-VaultCredential; Should -Invoke Get-Credential -ModuleName Vault -Times 1 -Exactly }
                    It 'next' { Get-VaultCredential; Get-VaultCredential; Should -Invoke Get-Credential -ModuleName Vault -Times 0 -Exactly }
                }
                Describe 'cleared' {
                    BeforeEach { InModuleScope Vault { $script:credential = $null }; Mock Get-Credential { 'cred' } -ModuleName Vault }
                    It 'cleared <_>' -ForEach 1, 2 { Get-VaultCredential; Get-VaultCredential; Should -Invoke Get-Credential -ModuleName Vault -Times 1 -Exactly }
                }
                Describe 'imported' {
                    BeforeEach { Import-Module $PSScriptRoot/Vault.psm1 -Force; Mock Get-Credential { 'cred' } -ModuleName Vault }
                    It 'imported <_>' -ForEach 1, 2 { Get-Other | Should -BeNullOrEmpty; Get-VaultCredential; Get-VaultCredential; Get-Other | Should -Be 1; Should -Invoke Get-Credential -ModuleName Vault -Times 1 -Exactly }
                }
                Describe 'above' {
                    BeforeAll { Mock Get-Credential { 'cred' } -ModuleName Vault }
                    BeforeEach { Import-Module $PSScriptRoot/Vault.psm1 -Force }
                    It 'above' { InModuleScope Vault { (Get-Command Get-Credential).CommandType } | Should -Be 'Cmdlet' }
                }
                Describe 'below' {
                    It 'below' { Mock Get-Credential { 'cred' } -ModuleName Vault; Import-Module $PSScriptRoot/Vault.psm1 -Force; InModuleScope Vault { (Get-Command Get-Credential).CommandType } | Should -Be 'Cmdlet' }
                }
            }
        }

        It 'A module that asks once and keeps the answer in a $script: variable still has it in the next test. Clear the variable in BeforeEach, call twice within one test, and count:' { Assert-TestPassed $kept 'first', 'next', 'cleared 1', 'cleared 2' }

        It 'Without the BeforeEach, the count is 0 as soon as an earlier test has called the function. Import-Module -Force in BeforeEach clears all variables of the module, and its mocks, those of BeforeAll too: write the Mock below it, in BeforeEach or in the test.' { Assert-TestPassed $kept 'next', 'imported 1', 'imported 2', 'below', 'above' }
    }

    It 'Remove all copies before the import. Copies with a .dll need a new process.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -NewProcess -Seconds 120 -File @{ 'Build.ps1' = (Get-Content "$PSScriptRoot/../../Assembly.ps1" -Raw); 'script/a/ProofLines.psm1' = 'function Get-Lines { "a" }'; 'script/b/ProofLines.psm1' = 'function Get-Lines { "b" }' } -Script {
            . ./Build.ps1
            Import-Module ./script/a/ProofLines.psm1; Remove-Module ProofLines; Import-Module ./script/b/ProofLines.psm1; Get-Lines
            # The .dll can also be one that a script module loads.
            foreach ($copy in 'a', 'b') { New-Build ProofCopyB 1.0.0.0 $copy $copy; Set-Content "$copy/ProofLoads.psm1" "`$null = Add-Type -Path `$PSScriptRoot/ProofCopyB.dll -ErrorAction Stop; function Get-Loaded { '$copy' }" }
            Import-Module ./a/ProofLoads.psm1; Get-Loaded; Remove-Module ProofLoads
            try { Import-Module ./b/ProofLoads.psm1 -ErrorAction Stop; Get-Loaded } catch { "$_" }
            & (Get-Process -Id $PID).Path -NoProfile -Command 'Import-Module ./b/ProofLoads.psm1; Get-Loaded'
        }
        $run.Value[0, 1, 3] | Should -Be 'b', 'a', 'b'
        $run.Value[2] | Should -BeLike '*Assembly with same name is already loaded*'
    }

    It 'In a function of the module under test, Get-Module does not find what the tests imported, not even the module itself. The same tests pass when you call Invoke-Pester at the prompt.' {
        $files = @{
            'Build.psm1'      = 'function Start-Build { Invoke-Pester -Path sub -Output None -PassThru }'
            'sub/Tape.psm1'   = 'function Get-Own { [bool] (Get-Module Tape) }'
            'sub/a.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force }; Describe "d" { It "own" { Get-Own | Should -BeTrue }; It "in the test" { Get-Module Tape | Should -Not -BeNullOrEmpty } }'
        }
        "$((Invoke-Sample -File $files -Script { Import-Module ./Build.psm1; Start-Build }).Tests.Result)" | Should -Be 'Failed Passed'
        "$((Invoke-Sample -File $files -Script { Invoke-Pester -Path sub -Output None -PassThru }).Tests.Result)" | Should -Be 'Passed Passed'
        $files['sub/a.Tests.ps1'] = $files['sub/a.Tests.ps1'].Replace('-Force', '-Force -Global')
        "$((Invoke-Sample -File $files -Script { Import-Module ./Build.psm1; Start-Build }).Tests.Result)" | Should -Be 'Passed Passed'
    }
}
