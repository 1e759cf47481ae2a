BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Backup.psm1'   = '$script:Days = 30; $script:word = "of the module"; function Get-Today { Get-Date }; function Get-Limit { "private $script:Days" }; function Get-LimitNow { Get-Limit }; function Get-FromHelper { Get-HelperToday }; Export-ModuleMember Get-Today, Get-LimitNow, Get-FromHelper'
        'Helper.psm1'   = 'function Get-HelperToday { Get-Date }'
        'Nest/Nest.psd1'  = "@{ ModuleVersion = '1.0'; RootModule = 'Nest.psm1'; NestedModules = 'Inner.psm1' }"
        'Nest/Nest.psm1'  = 'function Get-NestToday { Get-InnerToday }'
        'Nest/Inner.psm1' = 'function Get-InnerToday { Get-Date }'
        'Bare/Bare.psd1'  = "@{ ModuleVersion = '1.0'; NestedModules = 'BareInner.psm1' }"
        'Bare/BareInner.psm1' = 'function Get-BareToday { Get-Date }'
        'Many/Many.psm1'  = '. $PSScriptRoot/one.ps1'
        'Many/one.ps1'    = 'function Get-ManyToday { Get-Date }'
        'script.ps1'      = 'Get-Date'
        'dotted.ps1'      = 'function Get-DottedToday { Get-Date }'
        'Twin/Backup.psm1' = 'function Get-Twin { }'
    } -Test {
        Import-Module $PSScriptRoot/Backup.psm1, $PSScriptRoot/Helper.psm1, $PSScriptRoot/Nest/Nest.psd1, $PSScriptRoot/Bare/Bare.psd1, $PSScriptRoot/Many/Many.psm1 -Force
        . $PSScriptRoot/dotted.ps1
        Describe 'a' {
            It 'callers' {
                Mock Get-Date { 'mocked' }
                Get-Date | Should -Be 'mocked'; & $PSScriptRoot/script.ps1 | Should -Be 'mocked'; Get-DottedToday | Should -Be 'mocked'; Get-Today | Should -BeOfType datetime
            }
            It 'module' {
                Mock Get-Date { 'in the module' } -ModuleName Backup
                Get-Today | Should -Be 'in the module'; Get-Date | Should -Be 'mocked'; Get-HelperToday | Should -BeOfType datetime
                Assert-MockCalled Get-Date -ModuleName Backup -Times 1 -Exactly -Scope It; Assert-MockCalled Get-Date -Times 1 -Exactly -Scope It
            }
            It 'not the owner' { Mock Get-Random { 'mocked' } -ModuleName Backup; Get-Random | Should -Not -Be 'mocked' }
            It 'other module' { Get-FromHelper | Should -BeOfType datetime; Mock Get-Date { 'helper' } -ModuleName Helper; Get-FromHelper | Should -Be 'helper' }
            It 'nested' { Mock Get-Date { 'nest' } -ModuleName Nest; Get-NestToday | Should -BeOfType datetime; Mock Get-Date { 'inner' } -ModuleName Inner; Get-NestToday | Should -Be 'inner'; InModuleScope Inner { 1 } | Should -Be 1 }
        }
        Describe 'refused' {
            It 'refused by filters' { Mock Get-Date { 'module' } -ModuleName Backup -ParameterFilter { $false }; Mock Get-Date { 'test' }; Get-Today | Should -BeOfType datetime }
        }
        Describe 'variables' {
            It 'body' { $word = 'of the test'; Mock Get-Date { "[$word][$other]" } -ModuleName Backup; $other = 1; Get-Today | Should -Be '[of the module][]' }
        }
        Describe 'private' {
            It 'inside' { InModuleScope Backup { Get-Limit } | Should -Be 'private 30' }
            It 'no arguments' { (Get-Command InModuleScope).Parameters.ContainsKey('Parameters') | Should -Be $false; $only = 1; InModuleScope Backup { "[$only]" } | Should -Be '[]' }
            It 'not recognized' { { Get-Limit } | Should -Throw "The term 'Get-Limit' is not recognized" }
            It 'private mock' { { Mock Get-Limit { } } | Should -Throw 'Could not find Command Get-Limit'; Mock Get-Limit { 'mocked' } -ModuleName Backup; Get-LimitNow | Should -Be 'mocked'; Assert-MockCalled Get-Limit -ModuleName Backup }
        }
        InModuleScope Backup {
            Describe 'wrapped' {
                function Get-LeftBehind { 1 }
                $script:leftBehind = 1
                It 'sees all' { Get-Limit | Should -Be 'private 30' }
                It 'mocks without a name' { Mock Get-Date { 'wrapped' }; Get-Today | Should -Be 'wrapped'; Assert-MockCalled Get-Date -Times 1 -Exactly }
            }
        }
        Describe 'after the wrapper' { It 'variables mix' { InModuleScope Backup { $script:leftBehind } | Should -Be 1; $script:leftBehind | Should -BeNullOrEmpty } }
        Describe 'kinds' {
            It 'script module' { Mock Get-Date { 1 } -ModuleName Backup; Get-Today | Should -Be 1; InModuleScope Backup { 2 } | Should -Be 2 }
            It 'manifest' { InModuleScope Nest { Get-InnerToday } | Should -BeOfType datetime; Mock Get-InnerToday { 'm' } -ModuleName Nest; Get-NestToday | Should -Be 'm' }
            It 'no root' {
                { InModuleScope Bare { 1 } } | Should -Throw "Module 'Bare' is not a Script module.  Detected modules of the following types: 'Manifest'"
                { Mock Get-Date { 1 } -ModuleName Bare } | Should -Throw "Module 'Bare' is not a Script module.  Detected modules of the following types: 'Manifest'"
                Mock Get-Date { 'bare' } -ModuleName BareInner; Get-BareToday | Should -Be 'bare'
            }
            It 'many files' { Mock Get-Date { 'many' } -ModuleName Many; Get-ManyToday | Should -Be 'many'; InModuleScope Many { Get-ManyToday } | Should -Be 'many' }
            It 'dynamic' {
                New-Module -Name ProofDynamic { function Get-Dyn { Get-Date } } | Import-Module
                Mock Get-Date { 'dyn' } -ModuleName ProofDynamic; Get-Dyn | Should -Be 'dyn'; InModuleScope ProofDynamic { Get-Dyn } | Should -Be 'dyn'
                $null = New-Module -Name ProofNotImported { function Get-Dyn2 { Get-Date } }
                { InModuleScope ProofNotImported { 1 } } | Should -Throw 'No module named'
            }
            It 'binary' {
                Import-Module Microsoft.PowerShell.ThreadJob; { InModuleScope Microsoft.PowerShell.ThreadJob { 1 } } | Should -Throw "is not a Script module"
                Mock Get-Date { 1 }; Get-Date | Should -Be 1; { Mock Get-Date { 1 } -ModuleName Microsoft.PowerShell.ThreadJob } | Should -Throw 'is not a Script module'
            }
            It 'dot-sourced file' { . $PSScriptRoot/Many/one.ps1; Mock Get-Date { 'dotted' }; Get-ManyToday | Should -Be 'dotted' }
        }
        Describe 'not loaded' {
            It 'looks only' { { Mock Get-Date { } -ModuleName NoSuch } | Should -Throw "No module named 'NoSuch' is currently loaded."; { InModuleScope NoSuch { } } | Should -Throw "No module named 'NoSuch' is currently loaded." }
        }
        Describe 'imported again' {
            It 'old copy' { Remove-Module Backup; Import-Module $PSScriptRoot/Backup.psm1; Set-Content $PSScriptRoot/Backup.psm1 'function Get-Today { "new code" }'; Import-Module $PSScriptRoot/Backup.psm1; Get-Today | Should -Not -Be 'new code'; Import-Module $PSScriptRoot/Backup.psm1 -Force; Get-Today | Should -Be 'new code' }
            It 'without the mocks' { Mock Get-Today { 'm' } -ModuleName Helper; Mock Get-Date { 'm' } -ModuleName Helper; Get-HelperToday | Should -Be 'm'; Import-Module $PSScriptRoot/Helper.psm1 -Force; Get-HelperToday | Should -BeOfType datetime }
            It 'twins' { Import-Module $PSScriptRoot/Twin/Backup.psm1; { InModuleScope Backup { } } | Should -Throw "Multiple Script modules named 'Backup' are currently loaded." }
        }
    }
}

Describe 'usage/modules' {
    It 'Remove-Module and -Force matter: without them PowerShell keeps the copy of the module that is already loaded, and your tests check yesterday''s code.' {
        Assert-TestPassed $sample 'old copy'
    }

    It 'A module has a scope of its own.' {
        Assert-TestPassed $sample 'callers'
    }

    It 'A mock made in the test is found by the test, by scripts it runs and by functions it dot-sources, but not by code in a module.' {
        Assert-TestPassed $sample 'callers', 'module'
    }

    It '-ModuleName names the module that makes the call, also when another module owns the command.' {
        Assert-TestPassed $sample 'module', 'not the owner'
    }

    It 'the test file, or a script that it runs or dot-sources | none' {
        Assert-TestPassed $sample 'callers'
    }

    It 'a function of Backup | Backup' {
        Assert-TestPassed $sample 'module'
    }

    It 'a module nested in Backup | the nested module' {
        Assert-TestPassed $sample 'nested'
    }

    It 'another module that Backup uses | that other module' {
        Assert-TestPassed $sample 'other module'
    }

    It 'Mocks in the test and in the module are two separate mocks with two separate counts.' {
        Assert-TestPassed $sample 'module'
    }

    It 'When the filters of the module''s mocks refuse a call, the real command runs, even if the test has a mock of it.' {
        Assert-TestPassed $sample 'refused by filters'
    }

    It 'The body of a mock with -ModuleName runs in the module. It reads the variables of the module, and the variables of the test do not exist there.' {
        Assert-TestPassed $sample 'body'
    }

    It 'A closure holds only the variables that were assigned where it is made, here in the It. Variables of the file, the Describe, BeforeAll and BeforeEach are empty in the closure. Assign such a value in the test first, as in $today = $fileToday.' {
        $run = Invoke-Sample -File @{ 'Tapes.psm1' = '$word = "module"; function Get-Hidden { "hidden" }; function Get-Limit ($Days) { "real" }; function Get-Tape { Get-Limit -Days 5 }; Export-ModuleMember Get-Tape' } -Test {
            Import-Module $PSScriptRoot/Tapes.psm1 -Force
            $ofFile = 'file'
            Describe 'closures' {
                $ofBody = 'body'
                BeforeAll { $ofAll = 'all' }
                BeforeEach { $ofEach = 'each' }
                It 'only its own' {
                    $ofTest = 'test'
                    Mock Get-Limit { "$ofFile $ofBody $ofAll $ofEach $ofTest" }.GetNewClosure() -ModuleName Tapes
                    "$ofFile $ofBody $ofAll $ofEach $ofTest" | Should -Be 'file body all each test'
                    (Get-Tape).Trim() | Should -Be 'test'
                }
                It 'assigned first' {
                    $ofAll = $ofAll
                    $today = $ofFile
                    Mock Get-Limit { "$ofAll $today" }.GetNewClosure() -ModuleName Tapes
                    Get-Tape | Should -Be 'all file'
                }
            }
            Describe 'where it is made' {
                $ofBody = 'body'
                Mock Get-Limit { $ofBody }.GetNewClosure() -ModuleName Tapes
                It 'in the body' { Get-Tape | Should -Be 'body' }
            }
            Describe 'not there' {
                It 'module and parameters' {
                    Mock Get-Limit { "$word/$Days/$(if (Get-Command Get-Hidden -ErrorAction SilentlyContinue) { 'found' })" }.GetNewClosure() -ModuleName Tapes
                    Get-Tape | Should -Be '//'
                }
                It 'param block' { Mock Get-Limit { param ($Days) "$Days" }.GetNewClosure() -ModuleName Tapes; Get-Tape | Should -Be '5' }
                It 'no closure' { Mock Get-Limit { "$word/$Days/$(Get-Hidden)" } -ModuleName Tapes; Get-Tape | Should -Be 'module/5/hidden' }
            }
        }
        Assert-TestPassed $run 'only its own', 'assigned first', 'in the body'
        $script:closures = $run
    }

    It 'A closure does not have the variables and private functions of the module, and the parameters of the call need a param block' {
        Assert-TestPassed $script:closures 'module and parameters', 'param block', 'no closure'
    }

    It 'A private function is best tested through the public function that uses it. When the private function has rules worth a test of their own, run the call inside the module with InModuleScope, and let the result come out.' {
        Assert-TestPassed $sample 'inside', 'not recognized'
    }

    It 'The script block takes no arguments, and variables of the test are not visible in it: pass values with the call operator.' {
        Assert-TestPassed $sample 'no arguments'
    }

    It 'Old suites often wrap everything, so that private functions and mocks need nothing more.' {
        Assert-TestPassed $sample 'sees all'
    }

    It 'It hides a missing export. The tests see every function, so they pass even when users cannot call what you test.' {
        Assert-TestPassed $sample 'sees all', 'not recognized'
    }

    It 'The tests live in the module. Their helper functions and $script: variables mix with those of the module.' {
        Assert-TestPassed $sample 'variables mix'
    }

    It 'Inside such a wrapper neither Mock nor Assert-MockCalled needs -ModuleName.' {
        Assert-TestPassed $sample 'mocks without a name'
    }

    It 'script module (.psm1) | work' {
        Assert-TestPassed $sample 'script module'
    }

    It 'manifest (.psd1) whose RootModule is a .psm1 | work; use the name of the manifest' {
        Assert-TestPassed $sample 'manifest'
    }

    It 'manifest without RootModule | do not work: Module ''Backup'' is not a Script module. Detected modules of the following types: ''Manifest''. Name the nested module' {
        Assert-TestPassed $sample 'no root'
    }

    It 'functions in many *.ps1 files that the .psm1 dot-sources | work; all of them belong to the module' {
        Assert-TestPassed $sample 'many files'
    }

    It 'dynamic module (New-Module) | work when it has a -Name and is imported with Import-Module' {
        Assert-TestPassed $sample 'dynamic'
    }

    It 'binary module (.dll) | do not work; its cmdlets can be mocked where they are called from' {
        Assert-TestPassed $sample 'binary'
    }

    It 'nested module | work; name the nested module' {
        Assert-TestPassed $sample 'nested'
    }

    It 'You can also dot-source one *.ps1 file of a module at the top of the test file. Then the function lives in the test''s scope, private or not, and mocks need no -ModuleName.' {
        Assert-TestPassed $sample 'dot-sourced file'
    }

    It 'Mock -ModuleName and InModuleScope look for a loaded module and do not import one.' {
        Assert-TestPassed $sample 'looks only'
    }

    It 'Two copies from different folders are in the session, for example the installed copy and the one in your repository.' {
        Assert-TestPassed $sample 'twins'
    }

    It 'Import-Module -Force builds a new copy of the module, without the mocks.' {
        Assert-TestPassed $sample 'without the mocks'
    }

    It 'A new Mock of the same command in the same block, or in a block inside it, does not reach that copy either. With the import in BeforeEach, only the first test gets its mock.' {
        $run = Invoke-Sample -File @{ 'Again.psm1' = 'function Get-Again { Get-Date }' } -Test {
            foreach ($name in 'one', 'other') {
                Describe "the block $name" {
                    BeforeEach { Import-Module $PSScriptRoot/Again.psm1 -Force }
                    It "first of $name" { Mock Get-Date { 'mocked' } -ModuleName Again; Get-Again | Should -Be 'mocked' }
                    It "second of $name" { Mock Get-Date { 'mocked' } -ModuleName Again; Get-Again | Should -BeOfType datetime }
                }
            }
        }
        Assert-TestPassed $run 'first of one', 'second of one', 'first of other', 'second of other'
        $run = Invoke-Sample -File @{ 'Again.psm1' = 'function Get-Again { Get-Date }' } -Test {
            Import-Module $PSScriptRoot/Again.psm1 -Force
            Describe 'd' { Mock Get-Date { 'mocked' } -ModuleName Again; Import-Module $PSScriptRoot/Again.psm1 -Force; Context 'c' { It 'inside' { Mock Get-Date { 'mocked' } -ModuleName Again; Get-Again | Should -BeOfType datetime } } }
            Describe 'e' { It 'in the next block' { Mock Get-Date { 'mocked' } -ModuleName Again; Get-Again | Should -Be 'mocked' } }
        }
        Assert-TestPassed $run 'inside', 'in the next block'
    }

    It 'The mocked command is private to its module, and the module was not named.' {
        Assert-TestPassed $sample 'private mock'
    }

    It 'The term ''Get-BackupLimit'' is not recognized: the test calls a private function from outside.' {
        Assert-TestPassed $sample 'not recognized'
    }

    It 'Export the function if users should have it, or call it in InModuleScope.' {
        Assert-TestPassed $sample 'inside', 'not recognized'
    }

    BeforeAll {
        $more = Invoke-Sample -File @{ 'Own.psm1' = '$script:Days = 30; function Get-Hidden { Get-Date }; function Get-Shown { Get-Hidden }; Export-ModuleMember Get-Shown'; 'Helper.ps1' = 'function New-SampleBackup { "helper" }' } -Test {
            Import-Module $PSScriptRoot/Own.psm1 -Force
            . $PSScriptRoot/Helper.ps1
            function global:Get-FromPrompt { 'prompt' }
            Describe 'values' {
                It 'global variable' { $global:ProofWord = 'global'; $word = 'test'; Mock Get-Hidden { "$word$global:ProofWord" } -ModuleName Own; Get-Shown | Should -Be 'global'; Remove-Variable ProofWord -Scope Global }
                It 'functions of the file' { { InModuleScope Own { New-SampleBackup } } | Should -Throw 'New-SampleBackup'; New-SampleBackup | Should -Be 'helper' }
                It 'dot-sourced in one' { $global:ProofRoot = $PSScriptRoot; InModuleScope Own { . "$global:ProofRoot/Helper.ps1"; New-SampleBackup } | Should -Be 'helper'; { InModuleScope Own { New-SampleBackup } } | Should -Throw 'not recognized' }
                It 'function of the prompt' { InModuleScope Own { Get-FromPrompt } | Should -Be 'prompt'; Remove-Item Function:/Get-FromPrompt; { InModuleScope Own { Get-FromPrompt } } | Should -Throw 'not recognized' }
                It 'script scope' { InModuleScope Own { $script:Days = 1; $Days = 2 }; InModuleScope Own { $script:Days } | Should -Be 1; Import-Module $PSScriptRoot/Own.psm1; InModuleScope Own { $script:Days } | Should -Be 1; Import-Module $PSScriptRoot/Own.psm1 -Force; InModuleScope Own { $script:Days } | Should -Be 30 }
                It 'no arguments' { (Get-Command InModuleScope).Parameters.Keys | Should -Not -Contain 'Parameters'; (Get-Command InModuleScope).Parameters.Keys | Should -Not -Contain 'ArgumentList' }
                It 'call operator' { & (Get-Module Own) { param ($A) "$A $((Get-Command Get-Hidden).Name)" } 'x' | Should -Be 'x Get-Hidden'; { & { Get-Command Get-Hidden -ErrorAction Stop } } | Should -Throw }
                It 'common parameters' { 'WhatIf', 'Confirm' | Should -BeIn ([System.Management.Automation.Cmdlet]::OptionalCommonParameters); function Get-Helped { <# .SYNOPSIS s #> [CmdletBinding(SupportsShouldProcess = $true)] param ($A) }; (Get-Help Get-Helped -Full).Parameters.Parameter | Where-Object { $_.Name -in 'WhatIf', 'Confirm' } | Where-Object { $_.Description } | Should -BeNullOrEmpty }
            }
            Describe 'every function' { foreach ($command in Get-Command -Module Own -CommandType Function) { It "has one for $($command.Name)" { 1 } } }
        }
    }

    It 'Commands that are not on this machine need a stand-in. Mock finds a stand-in of the test file. With global:, the module finds the stand-in even without a mock' {
        $run = Invoke-Sample -File @{ 'Task.psm1' = 'function Get-Task { Get-Nowhere -Name a }' } -Test {
            Import-Module $PSScriptRoot/Task.psm1 -Force
            function Get-Nowhere ([string] $Name) { 'plain' }
            function global:Get-NowhereElse { 'global' }
            Describe 'd' {
                It 'needed' { { Mock Get-NowhereAtAll { } -ModuleName Task } | Should -Throw 'Could not find Command' }
                It 'not seen' { { Get-Task } | Should -Throw 'not recognized' }
                It 'mocked' { Mock Get-Nowhere { 'mock' } -ModuleName Task -ParameterFilter { $Name -eq 'a' }; Get-Task | Should -Be 'mock'; Assert-MockCalled Get-Nowhere -ModuleName Task -Times 1 -Exactly -Scope It }
                It 'global' { & (Get-Module Task) { Get-NowhereElse } | Should -Be 'global' }
                AfterAll { Remove-Item Function:/Get-NowhereElse }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'copy them into the body with .GetNewClosure(), or use a $global: variable and remove it afterwards.' { Assert-TestPassed $more 'global variable' }

    It 'The block does not see functions of the test file either: The term ''New-SampleBackup'' is not recognized. Dot-source their file inside each block that needs it.' { Assert-TestPassed $more 'functions of the file', 'dot-sourced in one' }

    It 'A function from the prompt is global, so such a test passes in your window and fails in a new one.' { Assert-TestPassed $more 'function of the prompt' }

    It '$script: inside is the scope of the module: a change made through it stays until Import-Module -Force loads the module again' { Assert-TestPassed $more 'script scope' }

    It 'InModuleScope has no -ArgumentList and no -Parameters in v4. The call operator runs a script block in a module as well, and takes arguments.' { Assert-TestPassed $more 'no arguments', 'call operator' }

    It 'A loop makes the tests for every function, even for the functions that you write tomorrow.' { Assert-TestPassed $more 'has one for Get-Shown' }

    It 'OptionalCommonParameters holds -WhatIf and -Confirm, which have no help text of their own.' { Assert-TestPassed $more 'common parameters' }

    It 'Test-ModuleManifest also looks for each module of RequiredModules, and fails where one is not installed, even if a stand-in of that name is loaded. In that case, read the manifest as data: (Import-PowerShellDataFile -Path "$here/Tapes/Tapes.psd1").ModuleVersion | Should -Be ''1.0.0''.' {
        $run = Invoke-Sample -File @{ 'Own.psd1' = "@{ ModuleVersion = '1.0.0'; Description = 'x'; RequiredModules = 'NoSuchTapes' }"; 'Here.psd1' = "@{ ModuleVersion = '1.0.0'; Description = 'x'; RequiredModules = 'Microsoft.PowerShell.Utility' }" } -Test {
            Describe 'd' {
                It 'installed' { { Test-ModuleManifest $PSScriptRoot/Here.psd1 -ErrorAction Stop } | Should -Not -Throw }
                It 'missing' { { Test-ModuleManifest $PSScriptRoot/Own.psd1 -ErrorAction Stop } | Should -Throw "RequiredModules entry 'NoSuchTapes'" }
                It 'loaded' { New-Module NoSuchTapes { } | Import-Module; Import-Module $PSScriptRoot/Own.psd1 -ErrorAction Stop; { Test-ModuleManifest $PSScriptRoot/Own.psd1 -ErrorAction Stop } | Should -Throw "RequiredModules entry 'NoSuchTapes'" }
                It 'data' { (Import-PowerShellDataFile -Path "$PSScriptRoot/Own.psd1").ModuleVersion | Should -Be '1.0.0' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    Context 'test files at the prompt and in Invoke-Pester' {
        BeforeAll {
            $files = @{
                'Inner.psm1'         = 'function Get-Inner { Get-Date }'
                'tests/Backup.Tests.ps1' = 'Import-Module $PSScriptRoot/../Inner.psm1 -Force; Describe d { It i { Mock Get-Date { "mocked" }; Get-Inner | Should -Be "mocked" } }'
                'tests/Named.ps1'    = 'Import-Module $PSScriptRoot/../Inner.psm1 -Force; Describe d { It i { Mock Get-Date { "mocked" } -ModuleName Inner; Get-Inner | Should -Be "mocked"; Assert-MockCalled Get-Date -ModuleName Inner -Times 1 -Exactly } }'
                'Run.ps1'            = '. ./tests/Backup.Tests.ps1'
            }
            # A process for each, since its prompt has to be the global scope.
            $run = Invoke-Sample -File $files -Script {
                $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
                foreach ($line in '. ./tests/Backup.Tests.ps1', '& ./tests/Backup.Tests.ps1', './Run.ps1', 'Invoke-Pester ./tests', '. ./tests/Named.ps1', 'Invoke-Pester ./tests/Named.ps1') {
                    $said = & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; $line" | Out-String
                    "${line}: $($said -match '\[\+\] i') $($said -match '\[-\] i')"
                }
            }
        }

        It 'Only a test file that is dot-sourced at the prompt, . ./Backup.Tests.ps1, runs in the global scope, which modules see: its mock works at the prompt, and not in Invoke-Pester.' {
            $run.Value[0..3] | Should -Be '. ./tests/Backup.Tests.ps1: True False', '& ./tests/Backup.Tests.ps1: False True', './Run.ps1: False True', 'Invoke-Pester ./tests: False True'
        }

        It '-ModuleName puts the mock into the module, and Assert-MockCalled needs the same name.' {
            $run.Value[4..9] | Should -Be '. ./tests/Named.ps1: True False', 'Invoke-Pester ./tests/Named.ps1: True False'
        }
    }

    Context 'tests that a module or a script starts' {
        BeforeAll {
            $test = 'Describe "d" { BeforeAll { Import-Module $PSScriptRoot/Helper.psm1 -Force GLOBAL; Import-Module $PSScriptRoot/Tape.psm1 -Force }; It "test" { Get-HelperThing | Should -Be "helped" }; It "module" { Get-Tape | Should -Be "helped" }; It "scope" { InModuleScope Tape { INSIDE; Get-HelperThing } | Should -Be "helped" } }'
            function Invoke-From ([string] $How, [string] $Global, [string] $Inside) {
                $run = Invoke-Sample -File @{ 'Build.psm1' = 'function Start-Build { Invoke-Pester -Script sub -Show None -PassThru }; function Start-Called { & ./test.ps1 }; function Start-Dotted { . ./test.ps1 }'; 'test.ps1' = 'Invoke-Pester -Script sub -Show None -PassThru'; 'sub/a.Tests.ps1' = $test.Replace('GLOBAL', $Global).Replace('INSIDE', $Inside); 'sub/Helper.psm1' = 'function Get-HelperThing { "helped" }'; 'sub/Tape.psm1' = 'function Get-Tape { Get-HelperThing }'; 'how.txt' = $How } -Script {
                    $how = Get-Content how.txt; if ($how -ne 'script') { Import-Module ./Build.psm1 -Force; & "Start-$how" } else { Invoke-Pester -Script sub -Show None -PassThru }
                }
                "$($run.Tests.Result)"
                if ($run.Failed) { $run.Messages[0] -match "The term 'Get-HelperThing' is not recognized" }
            }
        }

        It 'A function of a module, such as a build module, has called Invoke-Pester. The tests then run in the scope of that module, and Import-Module in the tests loads a module only for the module that called Invoke-Pester. The module under test, and InModuleScope, no longer find the functions of a helper module: The term ''Get-HelperThing'' is not recognized. A script that a function of the module starts runs in that scope, too.' {
            foreach ($how in 'build', 'called', 'dotted') { Invoke-From $how | Should -Be 'Passed Failed Failed', $true -Because $how }
        }

        It 'Import the helper with -Global, or inside the InModuleScope, or start the tests in a process of their own: pwsh -NoProfile -File ./test.ps1.' {
            Invoke-From build -Global '-Global' | Should -Be 'Passed Passed Passed'
            Invoke-From build -Inside 'Import-Module "$PSScriptRoot/Helper.psm1"' | Should -Be 'Passed Failed Passed', $true
            Invoke-From script | Should -Be 'Passed Passed Passed'
        }
    }

    It 'The functions of a helper module are found, unless a module starts the tests.' {
        (Invoke-Sample -File @{ 'Helper.psm1' = 'function Get-HelperThing { "helped" }'; 'Tape.psm1' = '' } -Test { Import-Module $PSScriptRoot/Helper.psm1, $PSScriptRoot/Tape.psm1; Describe 'd' { It 'i' { InModuleScope Tape { Get-HelperThing } | Should -Be 'helped' } } }).Passed | Should -Be 1
    }

    It 'What you lose is everything else the module provides.' {
        $run = Invoke-Sample -File @{ 'Own.psm1' = '$script:limit = 5; . $PSScriptRoot/one.ps1; . $PSScriptRoot/two.ps1'; 'one.ps1' = 'function Get-One { Get-Two }; function Get-Limit { "<$script:limit>" }'; 'two.ps1' = 'function Get-Two { 2 }' } -Test {
            . $PSScriptRoot/one.ps1
            Describe 'd' {
                It 'file' { { Get-One } | Should -Throw "'Get-Two' is not recognized"; Get-Limit | Should -Be '<>' }
                It 'module' { Import-Module $PSScriptRoot/Own.psm1 -Force; Own\Get-One | Should -Be 2; Own\Get-Limit | Should -Be '<5>' }
            }
        }
        Assert-TestPassed $run 'file', 'module'
    }

    It 'As the first line of a Describe, $PSDefaultParameterValues = @{ ''Mock:ModuleName'' = ''Backup''; ''Assert-MockCalled:ModuleName'' = ''Backup'' } adds -ModuleName Backup to both commands in that block. The next block is as before. For calls of the test itself, -ModuleName '''' takes the name away again.' {
        $run = Invoke-Sample {
            New-Module -Name Backup { function Get-Part { 'real' }; function Get-Whole { "whole $(Get-Part)" } } | Import-Module
            Describe 'd' {
                $PSDefaultParameterValues = @{ 'Mock:ModuleName' = 'Backup'; 'Assert-MockCalled:ModuleName' = 'Backup' }
                It 'first' { Mock Get-Part { 'mocked' }; Get-Whole | Should -Be 'whole mocked'; Get-Part | Should -Be 'real'; Assert-MockCalled Get-Part -Times 1 -Exactly -Scope It }
                Context 'c' { It 'inner' { Mock Get-Part { 'inner' }; Get-Whole | Should -Be 'whole inner' } }
            }
            Describe 'e' { It 'next' { Mock Get-Part { 'mocked' }; Get-Whole | Should -Be 'whole real'; Get-Part | Should -Be 'mocked' } }
            Describe 'f' {
                $PSDefaultParameterValues = @{ 'Mock:ModuleName' = 'Backup'; 'Assert-MockCalled:ModuleName' = 'Backup' }
                It 'away' { Mock Get-Part { 'mocked' } -ModuleName ''; Get-Whole | Should -Be 'whole real'; Get-Part | Should -Be 'mocked'; Assert-MockCalled Get-Part -Times 1 -Exactly -Scope It -ModuleName '' }
            }
        }
        Assert-TestPassed $run 'first', 'inner', 'next', 'away'
    }

    It 'Where no module with the command is loaded, a call of the command loads the installed module, and so does Mock. Import-Module Backup, by name, takes the installed copy, too. Import your file by its path, above the first call and the first Mock. Write-Host (Get-Module Backup).Path in a test prints the path of the copy that runs.' {
        $run = Invoke-Sample -File @{ 'installed/BackupCopy/BackupCopy.psm1' = 'function Get-CopyName { "installed" }; function Use-CopyName { Get-CopyName }'; 'src/BackupCopy.psm1' = 'function Get-CopyName { "mine" }; function Use-CopyName { Get-CopyName }' } -Test {
            $path = $env:PSModulePath
            $env:PSModulePath = "$PSScriptRoot/installed" + [System.IO.Path]::PathSeparator + $path
            Describe 'd' {
                AfterEach { Remove-Module BackupCopy -ErrorAction SilentlyContinue }
                It 'call' { Get-Module BackupCopy | Should -BeNullOrEmpty; Get-CopyName | Should -Be 'installed'; (Get-Module BackupCopy).Path | Should -BeLike '*installed*BackupCopy.psm1' }
                It 'by name' { Import-Module BackupCopy; Get-CopyName | Should -Be 'installed' }
                It 'by path' { Import-Module $PSScriptRoot/src/BackupCopy.psm1; Get-CopyName | Should -Be 'mine'; @(Get-Module BackupCopy).Count | Should -Be 1; (Get-Module BackupCopy).Path | Should -BeLike '*src*BackupCopy.psm1'; Write-Host (Get-Module BackupCopy).Path }
                Context 'mock, by path' { It 'own copy' { Import-Module $PSScriptRoot/src/BackupCopy.psm1; Mock Get-CopyName { 'mocked' } -ModuleName BackupCopy; Use-CopyName | Should -Be 'mocked'; @(Get-Module BackupCopy).Count | Should -Be 1; (Get-Module BackupCopy).Path | Should -BeLike '*src*' } }
                Context 'mock' { It 'mock' { Get-Module BackupCopy | Should -BeNullOrEmpty; Mock Get-CopyName { 'mocked' }; (Get-Module BackupCopy).Path | Should -BeLike '*installed*' } }
            }
            $env:PSModulePath = $path
        }
        Assert-TestPassed $run 'call', 'by name', 'by path', 'own copy', 'mock'
        $run.Text | Should -Match 'src.BackupCopy\.psm1'
    }

    It 'A copy from another folder that is loaded already, for example by your profile, stays beside the one that you import, and (Get-Module Backup).Path names both. Remove all copies before the import. Put Version in place of Path to see an old one.' {
        $run = Invoke-Sample -File @{ 'old/BackupAged/BackupAged.psm1' = 'function Get-Aged { "old" }'; 'new/BackupAged/BackupAged.psm1' = 'function Get-Aged { "new" }'; 'old/BackupAged/BackupAged.psd1' = "@{ RootModule = 'BackupAged.psm1'; ModuleVersion = '1.0' }"; 'new/BackupAged/BackupAged.psd1' = "@{ RootModule = 'BackupAged.psm1'; ModuleVersion = '2.0' }" } -Test {
            Describe 'd' {
                BeforeEach { Import-Module $PSScriptRoot/old/BackupAged }
                AfterEach { Get-Module BackupAged -All | Remove-Module -Force }
                It 'both' { Import-Module $PSScriptRoot/new/BackupAged -Force; (Get-Module BackupAged).Path.Count | Should -Be 2; (Get-Module BackupAged).Version | Sort-Object | Should -Be '1.0', '2.0' }
                It 'same folder' { Import-Module $PSScriptRoot/old/BackupAged -Force; @((Get-Module BackupAged).Path).Count | Should -Be 1 }
                It 'removed' { Get-Module BackupAged -All | Remove-Module -Force; Import-Module $PSScriptRoot/new/BackupAged; (Get-Module BackupAged).Version | Should -Be '2.0'; (Get-Module BackupAged).Path | Should -BeLike '*new*'; Get-Aged | Should -Be 'new' }
            }
        }
        Assert-TestPassed $run 'both', 'same folder', 'removed'
    }

    Context 'texts of a module' {
        BeforeAll {
            $texts = Invoke-Sample {
                New-Module -Name ProofTexts { $script:localizedData = @{ NotFound = 'The backup ''{0}'' was not found. [1]' }; function Restore-It ($Name) { throw ($script:localizedData.NotFound -f $Name) } } | Import-Module
                Describe 'd' {
                    $text = InModuleScope ProofTexts { $script:localizedData }
                    It 'filled' { { Restore-It mail } | Should -Throw ($text.NotFound -f 'mail'); { { Restore-It mail } | Should -Throw ($text.NotFound -f 'code') } | Should -Throw 'with message' }
                    It 'not filled' { { { Restore-It mail } | Should -Throw $text.NotFound } | Should -Throw 'with message' }
                    It 'no key' { $null -eq $text.NoKey | Should -Be $true; { Restore-It mail } | Should -Throw $text.NoKey; { throw 'anything' } | Should -Throw $null; { { 1 } | Should -Throw $null } | Should -Throw 'no exception was thrown' }
                }
            }
        }

        It 'Fetch the table with InModuleScope, and fill the text with -f, as the module does. Without -f, the text still has its {0} and is never found.' { Assert-TestPassed $texts 'filled', 'not filled' }

        It 'A misspelled key gives $null, and Should -Throw $null passes for every error.' { Assert-TestPassed $texts 'no key' }
    }

    It 'PowerShell runs the scripts of ScriptsToProcess where Import-Module stands: in the test file or in the block, not in the module. The tests find what these scripts define, and the functions of the module do not: a function is not recognized, a $script: variable is empty. At a prompt, the function is found, because a module sees what is global; the variable stays empty.' {
        $plan = @{
            'Plan/Plan.psd1'  = "@{ ModuleVersion = '1.0.0'; RootModule = 'Plan.psm1'; ScriptsToProcess = 'Level.ps1'; FunctionsToExport = 'Get-Plan', 'Get-PlanDays' }"
            'Plan/Level.ps1'  = "`$script:days = 30`nfunction Get-Level { 'full' }"
            'Plan/Plan.psm1'  = "function Get-Plan { Get-Level }`nfunction Get-PlanDays { `"[`$script:days]`" }"
            'Loads/Loads.psm1' = ". `"`$PSScriptRoot/../Plan/Level.ps1`"`nfunction Get-Load { Get-Level }`nfunction Get-LoadDays { `"[`$script:days]`" }"
            'file.Tests.ps1'  = "Import-Module `"`$PSScriptRoot/Plan/Plan.psd1`"`nDescribe 'file' { It 'test' { Get-Level | Should -Be 'full'; `$script:days | Should -Be 30 }; It 'function' { { Get-Plan } | Should -Throw 'not recognized' }; It 'variable' { Get-PlanDays | Should -Be '[]' } }"
            'block.Tests.ps1' = "Describe 'block' { BeforeAll { Import-Module `"`$PSScriptRoot/Plan/Plan.psd1`" }; It 'test' { Get-Level | Should -Be 'full'; `$script:days | Should -Be 30 }; It 'function' { { Get-Plan } | Should -Throw 'not recognized' }; It 'variable' { Get-PlanDays | Should -Be '[]' } }"
            'loads.Tests.ps1' = "Import-Module `"`$PSScriptRoot/Loads/Loads.psm1`"`nDescribe 'loads' { It 'test' { Get-Load | Should -Be 'full'; Get-LoadDays | Should -Be '[30]' } }"
        }
        $run = Invoke-Sample -File $plan -Script {
            foreach ($file in 'file', 'block', 'loads') { $result = Invoke-Pester -Script "./$file.Tests.ps1" -Show None -PassThru; Remove-Module Plan, Loads -ErrorAction SilentlyContinue; "$file $($result.PassedCount) $($result.FailedCount)" }
            (& (Get-Process -Id $PID).Path -NoProfile -Command 'Import-Module ./Plan/Plan.psd1; Get-Plan; Get-PlanDays') -join ' '
        }
        $run.Value | Should -Be 'file 3 0', 'block 3 0', 'loads 1 0', 'full []'
    }

    It 'For a resource that is a class, load the class with using module, make an object of it, and call its methods: [BackupFolder]::new().Test(). Mock and Assert-MockCalled take the module of the class as -ModuleName.' {
        $run = Invoke-Sample -File @{ 'FolderDsc.psm1' = 'function Get-Place { "real" }
[DscResource()]
class ProofFolder {
    [DscProperty(Key)] [string] $Path
    [ProofFolder] Get() { return $this }
    [bool] Test() { return (Get-Place) -eq "here" }
    [void] Set() { Get-Place }
}' } -Test 'using module ./FolderDsc.psm1
Describe "d" { It "real" { [ProofFolder]::new().Test() | Should -BeFalse }; It "plain" { Mock Get-Place { "here" } -ModuleName FolderDsc; [ProofFolder]::new().Test() | Should -BeTrue; Assert-MockCalled Get-Place -ModuleName FolderDsc -Times 1 -Exactly -Scope It; { Assert-MockCalled Get-Place -Times 1 } | Should -Throw } }
Describe "without" { It "without" { Mock Get-Place { "here" }; [ProofFolder]::new().Test() | Should -BeFalse } }'
        Assert-TestPassed $run 'real', 'plain', 'without'
    }

    It 'The module stays loaded after the run. To remove it, write Remove-Module Backup on the last line of the file, or in AfterAll of the only block.' {
        $run = Invoke-Sample -File @{
            'Vault.psm1'      = 'function Get-Vault { 1 }'
            'keep.Tests.ps1'  = 'Import-Module $PSScriptRoot/Vault.psm1; Describe d { It i { Get-Vault | Should -Be 1 } }'
            'last.Tests.ps1'  = 'Import-Module $PSScriptRoot/Vault.psm1; Describe d { It i { Get-Vault | Should -Be 1 } }; Remove-Module Vault'
            'after.Tests.ps1' = 'Import-Module $PSScriptRoot/Vault.psm1; Describe d { AfterAll { Remove-Module Vault }; It i { Get-Vault | Should -Be 1 } }'
            'two.Tests.ps1'   = 'Import-Module $PSScriptRoot/Vault.psm1; Describe d { AfterAll { Remove-Module Vault }; It i { Get-Vault | Should -Be 1 } }; Describe e { It j { Get-Vault | Should -Be 1 } }'
        } -Script { foreach ($name in 'keep', 'last', 'after', 'two') { $result = Invoke-Pester "./$name.Tests.ps1" -PassThru -Show None; "$name $($result.PassedCount) $($result.FailedCount) $((Get-Module Vault).Name)"; Remove-Module Vault -ErrorAction SilentlyContinue } }
        $run.Value | Should -Be 'keep 1 0 Vault', 'last 1 0 ', 'after 1 0 ', 'two 1 1 '
    }
}
