BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/pester-in-pester' {
    It 'The inner run has a test drive, mocks and counts of its own, and a test that fails in the inner run does not fail your test.' {
        (Invoke-Sample -File @{ 'inner.ps1' = 'Describe inner { It i { "TestDrive:/outer.txt" | Should -Not -Exist; Get-Date | Should -BeOfType datetime; throw "inner fails" } }' } -Test { Describe 'd' { It 'outer' { Set-Content TestDrive:/outer.txt x; $result = Invoke-Pester -Path $PSScriptRoot/inner.ps1 -PassThru -Output None; $result.FailedCount | Should -Be 1; "$($result.Tests[0].ErrorRecord)" | Should -Be 'inner fails' } } } -Configuration @{ Run = @{ Path = './Sample.Tests.ps1' } }).Passed | Should -Be 1
    }

    It 'With the mock, check the configuration that Invoke-Pester was called with. An option is compared by its Value' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Test-Table { Invoke-Pester -Configuration @{ Run = @{ Path = './tests' } } }
                    function Test-Object { $config = New-PesterConfiguration; $config.Run.Path = './more', './tests'; Invoke-Pester -Configuration $config }
                }
                BeforeEach { Mock Invoke-Pester }
                It 'table' { Test-Table; Should -Invoke Invoke-Pester -Times 1 -Exactly -ParameterFilter { $Configuration.Run.Path.Value -eq './tests' } }
                It 'object' { Test-Object; Should -Invoke Invoke-Pester -Times 1 -Exactly -ParameterFilter { $Configuration.Run.Path.Value -eq './tests' } }
                It 'another path' { Test-Object; Should -Invoke Invoke-Pester -Times 0 -Exactly -ParameterFilter { $Configuration.Run.Path.Value -eq './other' } }
                It 'without Value' {
                    Test-Table
                    Should -Invoke Invoke-Pester -Times 0 -Exactly -ParameterFilter { $Configuration.Run.Path -eq './tests' }
                    # The option is an object, so it is true.
                    Should -Invoke Invoke-Pester -Times 1 -Exactly -ParameterFilter { $Configuration.Run.Exit }
                    Should -Invoke Invoke-Pester -Times 0 -Exactly -ParameterFilter { $Configuration.Run.Exit.Value }
                }
            }
        }
        Assert-TestPassed $run 'table', 'object', 'another path', 'without Value'
    }

    It 'When the calling function is in a module, both commands need -ModuleName.' {
        $run = Invoke-Sample -File @{
            'Runner.psm1'        = 'function Test-All ($Path) { (Invoke-Pester -Configuration @{ Run = @{ Path = $Path; PassThru = $true }; Output = @{ Verbosity = "None" } }).PassedCount }'
            'inner/one.ps1'      = "Describe 'inner' { It 'i' { } }"
        } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Runner.psm1 -Force }
                It 'both' {
                    Mock Invoke-Pester { @{ PassedCount = 77 } } -ModuleName Runner
                    Test-All ./tests | Should -Be 77
                    Should -Invoke Invoke-Pester -ModuleName Runner -Times 1 -Exactly -ParameterFilter { $Configuration.Run.Path.Value -eq './tests' }
                    { Should -Invoke Invoke-Pester -Times 1 -Exactly } | Should -Throw '*Could not find Mock for command Invoke-Pester*'
                }
                It 'mock without' {
                    Mock Invoke-Pester { @{ PassedCount = 77 } }
                    Test-All "$PSScriptRoot/inner/one.ps1" | Should -Be 1
                }
            }
        }
        Assert-TestPassed $run 'both', 'mock without'
    }

    Context 'a test file is tested' {
        BeforeAll {
            $checked = Invoke-Sample -File @{
                'check.ps1'   = "Describe 'server' { It 'has a backup of today' { Get-BackupAge | Should -BeLessThan 1 } }"
                'real.ps1'    = 'function Get-BackupAge { 0 }'
                'dotted.ps1'  = "BeforeAll { . `$PSScriptRoot/real.ps1 }; Describe 'server' { It 'has a backup of today' { Get-BackupAge | Should -BeLessThan 1 } }"
                'Backup.psm1' = 'function Get-BackupAge { Get-Age }; function Get-Age { 9 }'
            } -Test {
                BeforeAll {
                    function Get-InnerRun ($Name) { Invoke-Pester -Path "$PSScriptRoot/$Name.ps1" -Output None -PassThru }
                }
                Describe 'function' {
                    It 'in the test' { function Get-BackupAge { 7 }; (Get-InnerRun check).FailedCount | Should -Be 1; function Get-BackupAge { 0 }; (Get-InnerRun check).PassedCount | Should -Be 1 }
                    It 'without' { (Get-InnerRun check).Tests[0].ErrorRecord | Should -BeLike "*'Get-BackupAge' is not recognized*" }
                    It 'dot-sourced' { function Get-BackupAge { 7 }; (Get-InnerRun dotted).PassedCount | Should -Be 1 }
                }
                Describe 'module' {
                    BeforeAll { Import-Module "$PSScriptRoot/Backup.psm1" -Force }
                    It 'not seen' { function Get-Age { 0 }; (Get-InnerRun check).FailedCount | Should -Be 1 }
                }
            }
        }

        It 'Define a function with the name of the command in your test: the inner run sees it, unless the file dot-sources the real one. A module does not see it.' {
            Assert-TestPassed $checked 'in the test', 'without', 'dot-sourced', 'not seen'
        }
    }

    It 'Import-Module Pester -Force, or the same release from another folder | the next mock fails: Mock data are not setup for this scope, what happened?' {
        $run = Invoke-Sample -File @{
            'Forced.Tests.ps1' = { Describe 'd' { It 'mock before' { Mock Get-Date { 1 }; Get-Date | Should -Be 1 }; It 'forced' { Import-Module (Get-Module Pester).Path -Force }; It 'passes' { 1 | Should -Be 1 }; It 'mock' { Mock Get-Date { 1 }; Get-Date | Should -Be 1 } } }
        } -Script {
            $pwsh = (Get-Process -Id $PID).Path
            $base = (Get-Module Pester).ModuleBase
            Copy-Item $base ./Copy -Recurse
            (Get-Content ./Forced.Tests.ps1 -Raw).Replace('(Get-Module Pester).Path -Force', '$PSScriptRoot/Copy/Pester.psd1') | Set-Content ./Other.Tests.ps1
            foreach ($name in 'Forced', 'Other') { & $pwsh -NoProfile -Command "Import-Module '$base/Pester.psd1'; (Invoke-Pester ./$name.Tests.ps1 -Output None -PassThru).Tests | ForEach-Object { `"`$(`$_.Name): `$(`$_.Result) `$(`$_.ErrorRecord[0])`".Trim() }" }
        }
        $expected = 'mock before: Passed', 'forced: Passed', 'passes: Passed', 'mock: Failed Mock data are not setup for this scope, what happened?'
        $run.Value | Should -Be ($expected + $expected)
    }

    It 'Import-Module of another release | the import fails, and the test can pass all the same' -Tag Unproved { 'Run by hand, in a test: 5.8.0 under 5.9.0, and 6.0.0 and 5.9.0 under 6.1.0-rc1 print the error, and the test passes; 6.1.0-rc1 under 5.9.0 fails it; 6.1.0-rc1 under 5.9.0 and 5.9.0 under 6.1.0-rc1 throw the messages of recipes/several-versions#dll; the test after it passes. https://github.com/pester/Pester/blob/6.1.0-rc1/src/Pester.Types.ps1' }

    It 'Remove-Module Pester | the next mock fails in the same way, or PowerShell cannot load Pester again' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = { Describe 'd' { It 'removes' { Remove-Module Pester }; It 'next' { 1 | Should -Be 1 }; It 'mock' { Mock Get-Date { 1 } } } } } -Script {
            $base = (Get-Module Pester).ModuleBase
            $null = New-Item ./modules/Pester -ItemType Directory
            Copy-Item $base "./modules/Pester/$((Get-Module Pester).Version)" -Recurse
            foreach ($path in "$PSHOME/Modules", "$PWD/modules$([System.IO.Path]::PathSeparator)$PSHOME/Modules") {
                & (Get-Process -Id $PID).Path -NoProfile -Command "`$env:PSModulePath = '$path'; Import-Module '$base/Pester.psd1'; (Invoke-Pester ./a.Tests.ps1 -Output None -PassThru).Tests | ForEach-Object { `"`$(`$_.Name): `$(`$_.Result) `$(`$_.ErrorRecord[0])`".Trim().Split([char] 10)[0] }"
            }
        }
        $run.Value | Should -HaveCount 6
        $run.Value[0] | Should -Be 'removes: Passed'
        $run.Value[1] | Should -BeLike "next: Failed The term 'Should' is not recognized*"
        $run.Value[3, 4] | Should -Be 'removes: Passed', 'next: Passed'
        $run.Value[5] | Should -Be 'mock: Failed Mock data are not setup for this scope, what happened?'
        # Another release, run by hand with 6.1.0-rc1 under 5.9.0 and 5.9.0 under 6.1.0-rc1: could not be loaded. 4.10.1 under 5.9.0: Should works.
    }

    It 'A process also tests the code with another version of Pester' {
        $run = Invoke-Sample -File @{ 'Test-Suite.ps1' = 'function Test-Suite ($Path) { $result = Invoke-Pester -Path $Path -PassThru -Output None; "{0}: {1} of {2} failed" -f $result.Result, $result.FailedCount, $result.TotalCount }'; 'Inner.ps1' = 'Describe inner { It passes { }; It fails { throw "on purpose" } }' } -Test {
            Describe 'd' {
                It 'i' {
                    $base = (Get-Module Pester).ModuleBase; $version = "$((Get-Module Pester).Version)"; $pwsh = (Get-Process -Id $PID).Path
                    $null = New-Item "$TestDrive/modules/Pester" -ItemType Directory; Copy-Item $base "$TestDrive/modules/Pester/$version" -Recurse
                    $command = "`$env:PSModulePath = '$TestDrive/modules$([System.IO.Path]::PathSeparator)$PSHOME/Modules'; Import-Module Pester -RequiredVersion {0} -ErrorAction Stop; . '$PSScriptRoot/Test-Suite.ps1'; Test-Suite -Path '$PSScriptRoot/Inner.ps1'"
                    $answer = & $pwsh -NoProfile -Command ($command -f $version)
                    $answer | Should -Be 'Failed: 1 of 2 failed'
                    & $pwsh -NoProfile -Command ($command -f '99.0.0') 2>$null | Should -BeNullOrEmpty
                    Mock Get-Date { 1 }; Get-Date | Should -Be 1
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
    }

    It 'A program that hosts PowerShell calls Invoke-Pester like any command. Ask for the result object, and switch the output off, since there is no console to print to.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { }; It "j" { throw } }' } -Script {
            $shell = [powershell]::Create()
            $null = $shell.AddCommand('Import-Module').AddParameter('Name', ((Get-Module Pester).Path -replace 'psm1$', 'psd1')).Invoke()
            $shell.Commands.Clear()
            $result = $shell.AddCommand('Invoke-Pester').AddParameter('Path', "$PWD/sub").AddParameter('PassThru', $true).AddParameter('Output', 'None').Invoke()
            "$($result[0].Result) $($result.Count) $($shell.Streams.Information.Count)"
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'Failed 1 0'
    }
}
