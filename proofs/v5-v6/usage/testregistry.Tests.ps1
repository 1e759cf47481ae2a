BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        BeforeDiscovery { $noRegistry = [Environment]::OSVersion.Platform -ne 'Win32NT' }
        Write-Host "said: discovery $(Test-Path TestRegistry:/)"
        Describe 'd' {
            It 'no variable' { Get-Variable TestRegistry -ErrorAction Ignore | Should -BeNullOrEmpty }
            It 'elsewhere' { (Test-Path TestRegistry:/) | Should -Be ([Environment]::OSVersion.Platform -eq 'Win32NT') }
            It 'needs a registry' -Skip:$noRegistry { New-Item TestRegistry:/Backup -ErrorAction Stop | Should -Not -BeNullOrEmpty }
            It 'mocked' { function Get-Policy { (Get-ItemProperty -Path 'HKLM:\Software\Backup').Days }; Mock Get-ItemProperty { [pscustomobject] @{ Days = 14 } }; Get-Policy | Should -Be 14; Should -Invoke Get-ItemProperty -Times 1 -Exactly }
        }
    } -Inspect { $args[0].Configuration.TestRegistry.Enabled.Value }
    $off = Invoke-Sample { Describe 'd' { It 'i' { New-Item TestRegistry:/Backup -ErrorAction Stop } } } -Configuration @{ TestRegistry = @{ Enabled = $false } }
}

Describe 'usage/testregistry' {
    It 'These tests need Windows; on other systems, the drive does not exist.' {
        Assert-TestPassed $sample 'elsewhere'
    }

    It 'There is no variable $TestRegistry.' {
        Assert-TestPassed $sample 'no variable'
    }

    It 'Skip the tests that need a registry where there is none. The condition is read during discovery, and [Environment] exists in Windows PowerShell too, where $IsWindows does not.' {
        ($sample.Tests | Where-Object Name -EQ 'needs a registry').Result | Should -Be $(if ([Environment]::OSVersion.Platform -eq 'Win32NT') { 'Passed' } else { 'Skipped' })
    }

    It 'On Linux and macOS the first test is reported as skipped, the second passes.' -Skip:($PSVersionTable.PSEdition -ne 'Core' -or $IsWindows) {
        $sample.Skipped | Should -Be 1
        $sample.Failed | Should -Be 0
    }

    It 'When the key cannot be changed, or the tests must do the same work on every system, mock the cmdlets that read and write it.' {
        Assert-TestPassed $sample 'mocked'
    }

    It 'The test below runs on every system.' {
        Assert-TestPassed $sample 'mocked'
    }

    It 'When the option is off, a cmdlet that reads or writes on the drive prints an error.' {
        $off.Failed | Should -Be 1
    }

    It 'On Linux and macOS the option is also $true, although there is no drive.' {
        $sample.Value | Should -Be $true
        Assert-TestPassed $sample 'elsewhere'
    }

    It 'Either the tests do not run on Windows: skip them. Or the option is off. Or the drive was used during discovery, directly in a Describe or in the data of -ForEach: move that code into BeforeAll.' {
        $sample.Text | Should -Match 'said: discovery False'
        $off.Messages | Should -Match "Cannot find drive\. A drive with the name 'TestRegistry' does not exist\."
    }

    It 'TestRegistry: is a temporary registry key that Pester makes for each test file on Windows and deletes at the end, with all keys below it. Point the code under test at it, and it can create and change real keys and values without touching the machine''s settings.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/TestRegistry.ps1'
    }

    It 'Code with a fixed HKLM:\… path in its body cannot be pointed at the test key, and needs a mock instead.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/TestRegistry.ps1'
    }

    It 'TestRegistry: is a PowerShell drive whose root is a key with a random name below HKCU:\Software\Pester, so no administrator rights are needed. HKCU:\Software\Pester itself stays; keys that a canceled run left below it can be deleted by hand.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/TestRegistry.ps1'
    }

    It 'Keys stay as long as files on the test drive do.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/TestRegistry.ps1'
    }

    It 'BeforeAll at the top of the file | at the end of the file' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/TestRegistry.ps1'
    }

    It 'BeforeAll or tests of a Describe or Context | when that block ends' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/TestRegistry.ps1'
    }

    It 'an It or BeforeEach | when the block of the test ends, not after the test' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/TestRegistry.ps1'
    }

    It 'Only whole keys that are new are removed. A value that a test adds to a key of an outer block stays, and so does a changed value. Put the old value back in AfterEach, or make the key in the block that changes it.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/TestRegistry.ps1'
    }

    It 'You recognize the problem by the message Was not able to create a Pester Registry key for TestRegistry at …, or Was not able to registry key for TestRegistry at …, before the first test. Pester 4, and releases of Pester 5 before 5.4.0, print the first message without the path. If the key HKCU:\Software\Pester exists and the account may not read it, the run hangs in these releases.' -Tag Unproved {
        'Needs Windows; read: Get-TempRegistry of 4.10.1 and 5.3.0 throws without a path when New-Item fails, and the loop in New-RandomTempRegistry has no end while Test-Path says true. https://github.com/pester/Pester/pull/2236 ended that, 5.4.0 has it.'
    }

    It 'Cleaning happens at the end of a block, and only for keys.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/TestRegistry.ps1'
    }

    It 'For a key that may not be read, let the mock write the error, Mock Get-ItemProperty { Write-Error ''access denied'' }, or throw it' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Level { try { (Get-ItemProperty -Path 'HKLM:/Software/Backup' -ErrorAction Stop).Level } catch { 'none' } }; function Get-Loose { Get-ItemProperty -Path 'HKLM:/Software/Backup' } }
                It 'written' { Mock Get-ItemProperty { Write-Error 'access denied' }; Get-Level | Should -Be 'none'; $problem = $null; Get-Loose -ErrorVariable problem 2>&1 | Should -BeLike '*access denied*' }
                It 'thrown' { Mock Get-ItemProperty { throw 'access denied' }; Get-Level | Should -Be 'none'; { Get-Loose } | Should -Throw 'access denied' }
                It 'value' { Mock Get-ItemProperty { [pscustomobject] @{ Level = 3 } }; Get-Level | Should -Be 3 }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'On Linux and macOS, Set-ItemProperty has no -Type, because -Type is a parameter of the registry provider. A mock of the command has no -Type either.' -Skip:($PSVersionTable.PSEdition -ne 'Core' -or $IsWindows) {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Set-Policy { Set-ItemProperty -Path HKLM:/Backup -Name Days -Value 7 -Type DWord } }
                It 'real' { { Set-Policy } | Should -Throw "*matches parameter name 'Type'*" }
                It 'mock' { Mock Set-ItemProperty { }; { Set-Policy } | Should -Throw "*matches parameter name 'Type'*" }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'Before you mock the command, define function Set-ItemProperty ($Path, $Name, $Value, $Type) { } in BeforeAll. For code in a module, define function script:Set-ItemProperty … within InModuleScope.' {
        $run = Invoke-Sample {
            BeforeAll {
                New-Module -Name PolicyMod { function Set-InModule { Set-ItemProperty -Path HKLM:/Backup -Name Days -Value 7 -Type DWord } } | Import-Module -Global
                function Set-Policy { Set-ItemProperty -Path HKLM:/Backup -Name Days -Value 7 -Type DWord }
            }
            Describe 'here' { BeforeAll { function Set-ItemProperty ($Path, $Name, $Value, $Type) { throw 'real' } }; It 'i' { Mock Set-ItemProperty { 'mocked' } -ParameterFilter { $Type -eq 'DWord' }; Set-Policy | Should -Be 'mocked' } }
            Describe 'after' { It 'i' { (Get-Command Set-ItemProperty).CommandType | Should -Be 'Cmdlet' } }
            Describe 'not in the module' { BeforeAll { function Set-ItemProperty ($Path, $Name, $Value, $Type) { } }; It 'i' { Mock Set-ItemProperty { 'mocked' } -ModuleName PolicyMod; { Set-InModule } | Should -Throw "*matches parameter name 'Type'*" } }
            Describe 'module' { BeforeAll { InModuleScope PolicyMod { function script:Set-ItemProperty ($Path, $Name, $Value, $Type) { throw 'real' } } }; It 'i' { Mock Set-ItemProperty { 'mocked' } -ModuleName PolicyMod -ParameterFilter { $Type -eq 'DWord' }; Set-InModule | Should -Be 'mocked' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It '-Path is a list. One call with two keys, such as both Uninstall keys of the 64-bit and the 32-bit programs, runs the mock once, and $Path -eq holds for each of the keys. With foreach ($key in $Path) in its body, the mock answers for each key. For two calls, add a second mock with -ParameterFilter { $Path -like ''*WOW6432Node*'' } to the mock without a filter.' {
        $run = Invoke-Sample {
            BeforeAll { function Get-Both { Get-ItemProperty -Path 'HKLM:\SOFTWARE\Uninstall\*', 'HKLM:\SOFTWARE\WOW6432Node\Uninstall\*' }
            function Get-Twice { Get-ItemProperty 'HKLM:\SOFTWARE\Uninstall\*'; Get-ItemProperty 'HKLM:\SOFTWARE\WOW6432Node\Uninstall\*' } }
            Describe 'one call' {
                It 'i' {
                    Mock Get-ItemProperty { foreach ($key in $Path) { "for $key" } }
                    Get-Both | Should -Be 'for HKLM:\SOFTWARE\Uninstall\*', 'for HKLM:\SOFTWARE\WOW6432Node\Uninstall\*'
                    Should -Invoke Get-ItemProperty -Times 1 -Exactly
                    Should -Invoke Get-ItemProperty -Times 1 -Exactly -ParameterFilter { $Path -eq 'HKLM:\SOFTWARE\Uninstall\*' }
                    Should -Invoke Get-ItemProperty -Times 1 -Exactly -ParameterFilter { $Path -eq 'HKLM:\SOFTWARE\WOW6432Node\Uninstall\*' }
                    Should -Invoke Get-ItemProperty -Times 0 -Exactly -ParameterFilter { $Path -eq 'HKLM:\SOFTWARE\Other\*' }
                }
            }
            Describe 'one answer' { It 'i' { Mock Get-ItemProperty { 'once' }; @(Get-Both).Count | Should -Be 1 } }
            Describe 'two calls' { It 'i' { Mock Get-ItemProperty { '64' }; Mock Get-ItemProperty { '32' } -ParameterFilter { $Path -like '*WOW6432Node*' }; Get-Twice | Should -Be '64', '32'; Get-Both | Should -Be '32' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'Code that calls a method of the key, (Get-Item -Path $key).GetValue(''Days''), needs an object with that method:' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-BackupDays { (Get-Item -Path 'HKLM:\Software\Policies\Backup').GetValue('Days') } }
                It 'method' { Mock Get-Item { New-MockObject -InputObject ([pscustomobject] @{}) -Methods @{ GetValue = { param ($Name) @{ Days = 14 }[$Name] } } }; Get-BackupDays | Should -Be 14 }
                It 'property' { Mock Get-Item { [pscustomobject] @{ Days = 14 } }; { Get-BackupDays } | Should -Throw '*does not contain a method named*GetValue*' }
            }
        }
        Assert-TestPassed $run 'method', 'property'
    }

    It 'Pester 4.5.0 to 4.9.0 can print the message now and then when several runs go on at once, also where no test uses the drive. In Pester 5 and 6, runs at the same time can cause another message.' -Tag Unproved { 'https://github.com/pester/Pester/issues/1216, https://github.com/pester/Pester/issues/1360, https://github.com/pester/Pester/issues/2418' }
}
