BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/modules' {
    It 'Cause: A #Requires line names a module that is not installed, or not in the version that the line asks for.' {
        $run = Invoke-Sample "#Requires -Modules NoSuchModule`nDescribe 'd' { It 'i' { } }"
        $run.Passed | Should -Be 0
        "$($run.Messages) $($run.Text)" | Should -Match 'NoSuchModule'
        $run = Invoke-Sample "#Requires -Modules @{ ModuleName = 'Pester'; ModuleVersion = '99.0.0' }`nDescribe 'd' { It 'i' { } }"
        $run.Passed | Should -Be 0
        "$($run.Messages) $($run.Text)" | Should -Match '"#requires" statements of the script are missing.*Pester'
        (Invoke-Sample "#Requires -Modules @{ ModuleName = 'Pester'; ModuleVersion = '4.0.0' }`nDescribe 'd' { It 'i' { } }").Passed | Should -Be 1
    }

    It 'Pester itself can count as missing when another version of it is loaded.' -Tag Unproved {
        'Needs two releases: run by hand with 5.9.0 beside 5.8.0, and 6.1.0-rc1 beside 6.0.0; between 4, 5 and 6 the import itself fails with another message. The case: https://github.com/PSModule/NerdFonts/issues/83'
    }

    It 'Cause: The command names a module that is not imported in this session.' {
        (Invoke-Sample { Describe 'd' { It 'i' { InModuleScope NotImported { 1 } } } }).Messages | Should -BeLike 'No modules named ''NotImported'' are currently loaded.'
    }

    It 'If InModuleScope wraps Describe, Context or It, import the module before that line, because the wrapper runs during discovery.' {
        $module = @{ 'Wrap.psm1' = 'function Get-Secret { 5 }; Export-ModuleMember' }
        (Invoke-Sample -File ($module + @{ 'a.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/Wrap.psm1 -Force }; InModuleScope Wrap { Describe d { It i { Get-Secret | Should -Be 5 } } }' })).Passed | Should -Be 0
        (Invoke-Sample -File ($module + @{ 'a.Tests.ps1' = 'Import-Module $PSScriptRoot/Wrap.psm1 -Force; InModuleScope Wrap { Describe d { It i { Get-Secret | Should -Be 5 } } }' })).Passed | Should -Be 1
        foreach ($wrapped in 'Context c { It i { Get-Secret | Should -Be 5 } }', 'It i { Get-Secret | Should -Be 5 }') {
            (Invoke-Sample -File ($module + @{ 'a.Tests.ps1' = "Describe d { BeforeAll { Import-Module `$PSScriptRoot/Wrap.psm1 -Force }; InModuleScope Wrap { $wrapped } }" })).Passed | Should -Be 0
            (Invoke-Sample -File ($module + @{ 'a.Tests.ps1' = "Describe d { Import-Module `$PSScriptRoot/Wrap.psm1 -Force; InModuleScope Wrap { $wrapped } }" })).Passed | Should -Be 1
        }
    }

    It 'Cause: -ModuleName of Mock names a module that is not imported.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -ModuleName NotImported } } }).Messages | Should -Match 'NotImported'
    }

    It 'Or it names the module by its file.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Root { Get-Date }' } {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force }
                AfterAll { Remove-Module Backup }
                It 'name' { Mock Get-Date { 1 } -ModuleName Backup; Get-Root | Should -Be 1 }
                It 'file' { Mock Get-Date { 1 } -ModuleName Backup.psm1 }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        "$($run.Messages)" | Should -BeLike "No modules named 'Backup.psm1' are currently loaded.*"
    }

    It 'Two copies of the module from different folders are loaded, for example an installed copy and the copy in the repository.' {
        $run = Invoke-Sample -File @{ 'one/Twice.psm1' = 'function A { 1 }'; 'two/Twice.psm1' = 'function A { 2 }'; 'a.Tests.ps1' = 'Describe d { BeforeAll { Import-Module $PSScriptRoot/one/Twice.psm1, $PSScriptRoot/two/Twice.psm1 -Force }; It twice { InModuleScope Twice { 1 } }; It removed { Get-Module Twice | Remove-Module; Import-Module $PSScriptRoot/two/Twice.psm1; InModuleScope Twice { A } | Should -Be 2 } }' }
        ($run.Tests | Where-Object Name -EQ 'twice').Message | Should -Match 'Multiple'
        Assert-TestPassed $run 'removed'
    }

    It 'Two modules of that name are loaded at once' {
        $run = Invoke-Sample -File @{
            'one/Twice.psm1' = 'function A { 1 }'; 'two/Twice.psm1' = 'function A { 2 }'
            'Own.psm1' = ''; 'Own.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = 'Own.psm1' }"
        } -Test {
            BeforeAll { Import-Module $PSScriptRoot/one/Twice.psm1, $PSScriptRoot/two/Twice.psm1, $PSScriptRoot/Own.psd1 }
            Describe 'd' {
                It 'copies' { (Get-Module Twice -All).Path | Split-Path -Parent | Split-Path -Leaf | Sort-Object | Should -Be 'one', 'two' }
                It 'manifest' { (Get-Module Own -All).Path | Split-Path -Leaf | Sort-Object | Should -Be 'Own.psd1', 'Own.psm1'; @(Get-Module Own).Count | Should -Be 1 }
            }
        }
        $run.Passed | Should -Be 2 -Because "$($run.Messages)"
    }

    It 'The manifest Backup.psd1 names Backup.psm1 in NestedModules, so one import loads two modules of the same name.' {
        $test = { Describe 'd' { It 'i' { @(Get-Module Backup -All).Count | Should -Be 0; Import-Module $PSScriptRoot/Backup.psd1; Write-Host "count $(@(Get-Module Backup -All).Count)"; InModuleScope Backup { Get-Root } | Should -Be 'root' } } }
        $run = Invoke-Sample $test -File @{ 'Backup.psm1' = "function Get-Root { 'root' }"; 'Backup.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = 'Backup.psm1' }" }
        $run.Text | Should -Match 'count 2'
        $run.Messages | Should -Match "Multiple script or manifest modules named 'Backup' are currently loaded"
        $run = Invoke-Sample $test -File @{ 'Core.psm1' = "function Get-Root { 'root' }"; 'Backup.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = 'Core.psm1' }" }
        $run.Text | Should -Match 'count 1'
        $run.Messages | Should -Not -Match 'Multiple'
    }

    It 'With a manifest that names Backup.psm1 in NestedModules, removing does not help. Write RootModule = ''Backup.psm1'' instead, and there is one module.' {
        $test = { Describe 'd' { It 'i' { Import-Module $PSScriptRoot/Backup.psd1; Get-Module Backup -All | Remove-Module -Force; Import-Module $PSScriptRoot/Backup.psd1 -Force; Write-Host "count $(@(Get-Module Backup -All).Count)"; InModuleScope Backup { Get-Root } | Should -Be 'root' } } }
        $run = Invoke-Sample $test -File @{ 'Backup.psm1' = "function Get-Root { 'root' }"; 'Backup.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = 'Backup.psm1' }" }
        $run.Messages | Should -Match 'Multiple script or manifest modules'
        $run = Invoke-Sample $test -File @{ 'Backup.psm1' = "function Get-Root { 'root' }"; 'Backup.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Backup.psm1' }" }
        $run.Passed | Should -Be 1 -Because "$($run.Messages)"
        $run.Text | Should -Match 'count 1'
    }

    It 'Without -All, a copy that another module has imported stays.' {
        $files = @{ 'one/Twice.psm1' = 'function A { 1 }'; 'two/Twice.psm1' = 'function A { 2 }'; 'Other.psm1' = 'Import-Module $PSScriptRoot/one/Twice.psm1' }
        $run = Invoke-Sample -File $files -Test {
            Describe 'd' {
                BeforeEach { Import-Module $PSScriptRoot/Other.psm1 -Force }
                It 'without' { Get-Module Twice | Remove-Module -Force; Import-Module $PSScriptRoot/two/Twice.psm1; { InModuleScope Twice { A } } | Should -Throw 'Multiple*' }
                It 'all' { Get-Module Twice -All | Remove-Module -Force; Import-Module $PSScriptRoot/two/Twice.psm1; InModuleScope Twice { A } | Should -Be 2 }
            }
        }
        Assert-TestPassed $run 'without', 'all'
    }

    It 'Cause: The named module is compiled (binary) and has no script scope Pester could enter.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { InModuleScope Microsoft.PowerShell.Utility { 1 } } } }
        $run.Messages | Should -Match 'Microsoft.PowerShell.Utility'
        $run.Failed | Should -Be 1
    }

    It 'Fix: Build the path from $PSScriptRoot and check the file name.' {
        (Invoke-Sample -File @{ 'tests/M.psm1' = 'function Get-It { 1 }'; 'tests/a.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/M.psm1 -Force }; Describe d { It i { Get-It | Should -Be 1 } }' }).Passed | Should -Be 1
        (Invoke-Sample -File @{ 'tests/M.psm1' = 'function Get-It { 1 }'; 'tests/a.Tests.ps1' = 'BeforeAll { Import-Module ./M.psm1 -Force }; Describe d { It i { Get-It | Should -Be 1 } }' }).Failed | Should -Be 1
    }

    Context 'paths of a module' {
        BeforeAll {
            $run = Invoke-Sample -File @{ 'src/Proofx.psm1' = ''; 'Proofx/Proofx.psm1' = ''; 'Proofx.psm1' = '' } -Script { foreach ($name in './src', 'Proofx', 'Proofx.psm1', 'src/Proofx.psm1', './proofx.psm1', './Proofx', './Proofx.psm1', './src/Proofx.psm1') { try { Import-Module $name -ErrorAction Stop; 'loaded' } catch { "$_" } } }
            $named = Invoke-Sample -File @{ 'modules/Proofy/Proofy.psm1' = '' } -Script {
                $env:PSModulePath = "$PWD/modules$([System.IO.Path]::PathSeparator)$env:PSModulePath"
                foreach ($name in 'Proofy', 'proofy', './modules/Proofy', './modules/proofy') { try { Import-Module $name -Force -ErrorAction Stop; 'loaded' } catch { "$_" } }
            }
            $refused = 'The specified module * was not loaded because no valid module file was found in any module directory.'
        }

        It 'A folder, such as ./src, has no module of its own name in it.' {
            $run.Value[0] | Should -BeLike $refused
            $run.Value[5] | Should -Be 'loaded'
        }

        It 'A path that begins with neither ./ nor ../ nor a root, such as Backup, Backup.psm1 or src/Backup.psm1, is not looked for in the current folder.' {
            $run.Value[1..3] | Should -BeLike $refused
            $run.Value[6, 7] | Should -Be 'loaded', 'loaded'
        }

        It 'On Linux, a path is case-sensitive.' {
            if ($IsLinux) { $run.Value[4], $named.Value[3] | Should -BeLike $refused }
            # The name of a module is not.
            $named.Value[0..2] | Should -Be 'loaded', 'loaded', 'loaded'
        }
    }

    It 'A dot-sourced script is not a module.' {
        $run = Invoke-Sample -File @{ 'Proofs1.ps1' = 'function Get-It { 5 }'; 'Proofs2.psm1' = 'function Get-It { 5 }' } -Test { Describe 'd' { It 'dotted' { . $PSScriptRoot/Proofs1.ps1; InModuleScope Proofs1 { 1 } }; It 'module' { Import-Module $PSScriptRoot/Proofs2.psm1; InModuleScope Proofs2 { Get-It } | Should -Be 5 } } }
        $run.Messages | Should -Be "No modules named 'Proofs1' are currently loaded."
        $run.Passed | Should -Be 1
    }

    It 'Or the command names the module by its file: Backup.psm1' {
        $run = Invoke-Sample -File @{ 'Proofs3.psm1' = 'function Get-It { 5 }' } -Test { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/Proofs3.psm1 }; It 'file' { InModuleScope Proofs3.psm1 { 1 } }; It 'path' { InModuleScope ./Proofs3.psm1 { 1 } }; It 'mock' { Mock Get-Date { } -ModuleName Proofs3.psm1 }; It 'name' { InModuleScope Proofs3 { Get-It } | Should -Be 5 } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Failed', 'Passed'
        $run.Messages[0, 2] | Should -Be "No modules named 'Proofs3.psm1' are currently loaded.", "No modules named 'Proofs3.psm1' are currently loaded."
        $run.Messages[1] | Should -BeLike "No modules named '.*' are currently loaded."
    }

    It 'PowerShell has loaded the installed copy automatically after the import: for a command that only that copy has, or because the module calls Get-Command -Module Backup while it is imported.' {
        $modules = @{
            'installed/ProofBack/ProofBack.psm1' = 'function Get-It { "installed" }; function Get-Only { "only" }'
            'installed/ProofBack/ProofBack.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'ProofBack.psm1'; FunctionsToExport = 'Get-It', 'Get-Only' }"
            'src/ProofBack/ProofBack.psm1'       = 'function Get-It { "tested" }'
            'src/ProofBack/ProofBack.psd1'       = "@{ ModuleVersion = '1.0'; RootModule = 'ProofBack.psm1'; FunctionsToExport = 'Get-It' }"
            'src/Asks/ProofBack.psm1'            = '$null = Get-Command -Module ProofBack; function Get-It { "tested" }'
            'setup.ps1'                          = '$pathBefore = $env:PSModulePath; $env:PSModulePath = "$PSScriptRoot/installed$([System.IO.Path]::PathSeparator)$env:PSModulePath"; Get-Module ProofBack -All | Remove-Module -Force'
        }
        $run = Invoke-Sample -File $modules -Test {
            Describe 'own command' {
                BeforeAll { . $PSScriptRoot/setup.ps1; Import-Module $PSScriptRoot/src/ProofBack -Force }
                AfterAll { $env:PSModulePath = $pathBefore }
                It 'before' { InModuleScope ProofBack { Get-It } | Should -Be 'tested'; Get-It | Should -Be 'tested' }
                It 'calls it' { Get-Only | Should -Be 'only' }
                It 'after' { InModuleScope ProofBack { Get-It } }
            }
            Describe 'asks' {
                BeforeAll { . $PSScriptRoot/setup.ps1; Import-Module $PSScriptRoot/src/Asks/ProofBack.psm1 -Force }
                AfterAll { $env:PSModulePath = $pathBefore }
                It 'after the import' { InModuleScope ProofBack { Get-It } }
            }
            Describe 'removed' {
                # The path of the import need not be the one that the module has in the end.
                BeforeAll { . $PSScriptRoot/setup.ps1; $path = "$PSScriptRoot/installed/../src/Asks/ProofBack.psm1"; $module = Import-Module $path -Force -PassThru; Get-Module ProofBack -All | Where-Object Path -NE $module.Path | Remove-Module -Force }
                AfterAll { $env:PSModulePath = $pathBefore }
                It 'inside' { InModuleScope ProofBack { Get-It } | Should -Be 'tested'; @(Get-Module ProofBack -All).Count | Should -Be 1 }
                It 'outside' { Get-It | Should -Be 'tested'; InModuleScope ProofBack { Get-It } | Should -Be 'tested' }
                It 'loads it again' { Get-Only | Should -Be 'only'; { InModuleScope ProofBack { Get-It } } | Should -Throw 'Multiple*' }
            }
        }
        Assert-TestPassed $run 'before', 'calls it', 'inside', 'outside', 'loads it again'
        $run.Messages | Should -HaveCount 2
        $run.Messages | Should -BeLike 'Multiple script or manifest modules named ''ProofBack'' are currently loaded*'
    }

    It 'If the import brings the installed copy back, remove that copy after the import: $module = Import-Module $path -Force -PassThru; Get-Module Backup -All | Where-Object Path -NE $module.Path | Remove-Module -Force. A call of a command that only the installed copy has would load that copy again: correct the call.' {
        $run = Invoke-Sample -File @{ 'installed/ProofBack/ProofBack.psm1' = 'function Get-It { "installed" }; function Get-Only { "only" }'; 'src/ProofBack.psm1' = '$null = Get-Command -Module ProofBack; function Get-It { "tested" }' } -Test {
            Describe 'd' {
                BeforeAll { $pathBefore = $env:PSModulePath; $env:PSModulePath = "$PSScriptRoot/installed$([System.IO.Path]::PathSeparator)$env:PSModulePath"; $path = "$PSScriptRoot/installed/../src/ProofBack.psm1" }
                AfterAll { $env:PSModulePath = $pathBefore }
                BeforeEach { Get-Module ProofBack -All | Remove-Module -Force }
                It 'as long as it is there' { $null = Import-Module $path -Force -PassThru; { InModuleScope ProofBack { Get-It } } | Should -Throw 'Multiple*' }
                It 'removed' { $module = Import-Module $path -Force -PassThru; Get-Module ProofBack -All | Where-Object Path -NE $module.Path | Remove-Module -Force; InModuleScope ProofBack { Get-It } | Should -Be 'tested'; Get-It | Should -Be 'tested' }
                It 'back again' { $module = Import-Module $path -Force -PassThru; Get-Module ProofBack -All | Where-Object Path -NE $module.Path | Remove-Module -Force; Get-Only | Should -Be 'only'; { InModuleScope ProofBack { Get-It } } | Should -Throw 'Multiple*' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'Pester 4 refused manifests without RootModule as well, with is not a Script module. Detected modules of the following types: ''Manifest''' -Tag Unproved { 'Run by hand with 4.10.1: https://github.com/pester/Pester/blob/4.10.1/Functions/InModuleScope.ps1' }
}
