BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'Backup.psm1' = '$script:Days = 30; function Get-Limit { "limit $script:Days" }; function Get-Days { $script:Days }; function Get-Now { Get-Date }; Export-ModuleMember Get-Days, Get-Now'; 'Twin/Backup.psm1' = ''; 'Part.psm1' = ''; 'Bundle.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = 'Part.psm1' }" } -Test {
        Import-Module $PSScriptRoot/Backup.psm1
        InModuleScope Backup { Describe 'wrapped' { It 'private inside' { Get-Limit | Should -Be 'limit 30' }; It 'mock inside' { Mock Get-Date { 'm' }; Get-Now | Should -Be 'm'; Assert-MockCalled Get-Date -Times 1 -Exactly } } }
        Describe 'd' {
            It 'runs inside' { InModuleScope Backup { Get-Limit } | Should -Be 'limit 30'; { Get-Limit } | Should -Throw 'not recognized' }
            It 'variables' {
                $only = 'test'; $global:proofAll = 'all'
                InModuleScope Backup { "[$only][$proofAll][$Days]" } | Should -Be '[][all][30]'
                InModuleScope Backup { $Days = 1 }; Get-Days | Should -Be 30
                InModuleScope Backup { $script:Days = 2 }; Import-Module $PSScriptRoot/Backup.psm1; Get-Days | Should -Be 2
                Import-Module $PSScriptRoot/Backup.psm1 -Force; Get-Days | Should -Be 30
                Remove-Variable proofAll -Scope Global
            }
            It 'mock' { InModuleScope Backup { Mock Get-Date { 'm' } }; Get-Now | Should -Be 'm'; Get-Date | Should -BeOfType datetime; InModuleScope Backup { Mock Get-Days { 'n' } }; Get-Days | Should -Be 30; InModuleScope Backup { Get-Days } | Should -Be 'n'; Assert-MockCalled Get-Date -ModuleName Backup -Times 1 -Exactly; InModuleScope Backup { Assert-MockCalled Get-Date -Times 1 -Exactly }; { Assert-MockCalled Get-Date } | Should -Throw 'You did not declare' }
            It 'kinds' { Add-Type -TypeDefinition '[System.Management.Automation.Cmdlet("Get", "Built")] public class GetBuilt : System.Management.Automation.Cmdlet { }' -OutputAssembly $PSScriptRoot/Built.dll; Import-Module $PSScriptRoot/Built.dll; { InModuleScope Built { } } | Should -Throw 'is not a Script module'; Import-Module $PSScriptRoot/Bundle.psd1; { InModuleScope Bundle { } } | Should -Throw 'is not a Script module' }
            It 'messages' { { InModuleScope NoSuch { } } | Should -Throw "No module named 'NoSuch' is currently loaded."; Import-Module $PSScriptRoot/Twin/Backup.psm1; try { InModuleScope Backup { }; throw 'passed' } catch { "$_" | Should -BeLike 'Multiple Script modules named*' } }
        }
    }
}

Describe 'commands/InModuleScope' {
    It 'Runs a script block inside a loaded module.' {
        Assert-TestPassed $sample 'runs inside'
    }

    It 'The name of a script module that is loaded. When no module of that name is loaded, you get No module named ''…'' is currently loaded.' {
        Assert-TestPassed $sample 'messages'
    }

    It 'A loaded module that is not a script module, such as a compiled module or a manifest without RootModule, ends with is not a Script module.' {
        Assert-TestPassed $sample 'kinds'
    }

    It 'When two modules of that name are loaded, the message starts with Multiple Script modules named.' {
        Assert-TestPassed $sample 'messages'
    }

    It 'The code to run. It sees everything that the module''s own code sees. A plain assignment in the block is local, and $script: changes the module until Import-Module -Force loads the module again. Variables of the test are not there, except global variables.' {
        Assert-TestPassed $sample 'variables'
    }

    It 'Exceptions are $PSScriptRoot and $PSCommandPath, which are those of the test file; the folder of the module is (Get-Module Backup).ModuleBase.' {
        $paths = Invoke-Sample -File @{ 'module/Backup.psm1' = 'function Get-Root { $PSScriptRoot }' } -Test {
            Describe 'd' {
                It 'i' {
                    Import-Module $PSScriptRoot/module/Backup.psm1 -Force
                    $folder = Join-Path $PSScriptRoot module
                    InModuleScope Backup { "$PSScriptRoot|$PSCommandPath" } | Should -Be "$PSScriptRoot|$PSCommandPath"
                    InModuleScope Backup { "$(Get-Root)|$((Get-Module Backup).ModuleBase)" } | Should -Be "$folder|$folder"
                }
            }
        }
        $paths.Passed | Should -Be 1
    }

    It 'Nothing can be piped in.' {
        Get-PipedParameter InModuleScope | Should -BeNullOrEmpty
    }

    It 'Whatever the script block outputs is returned.' {
        Assert-TestPassed $sample 'runs inside'
    }

    It 'Old suites often wrap a whole Describe in it. That works in v4, and hides missing exports: the tests then call private functions as if they were public.' {
        Assert-TestPassed $sample 'private inside', 'runs inside'
    }

    It 'Setup and teardown that stand in it, within a Describe, never run, and no message says so. Put them into a Context inside InModuleScope, or wrap the Describe.' {
        $run = Invoke-Sample -File @{ 'Own.psm1' = '$own = 1' } -Test {
            Import-Module $PSScriptRoot/Own.psm1 -Force
            Describe 'inside' { InModuleScope Own { BeforeEach { $ran = 1 }; AfterEach { $global:ranAfter = 1 }; It 'one' { "$own $ran" | Should -Be '1 ' }; It 'two' { $global:ranAfter | Should -BeNullOrEmpty } } }
            Describe 'context' { InModuleScope Own { Context 'c' { BeforeEach { $ran = 1 }; It 'three' { "$own $ran" | Should -Be '1 1' } } } }
            InModuleScope Own { Describe 'wrapped' { BeforeEach { $ran = 1 }; It 'four' { "$own $ran" | Should -Be '1 1' } } }
        }
        $run.Passed, $run.Failed, $run.Errors.Count | Should -Be 4, 0, 0
    }

    It 'A mock made inside belongs to the module: a call in the test itself gets the real command. Check the mock inside, too, or with -ModuleName outside.' {
        Assert-TestPassed $sample 'mock inside', 'mock'
    }
}
