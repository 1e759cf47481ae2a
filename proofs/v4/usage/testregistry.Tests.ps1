BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/testregistry' {
    It 'These tests need Windows; on other systems, the drive does not exist.' {
        if ([Environment]::OSVersion.Platform -eq 'Unix') { (Invoke-Sample { Describe 'd' { It 'i' { Test-Path TestRegistry:/ | Should -Be $false } } }).Passed | Should -Be 1 }
    }

    It 'TestRegistry: is a temporary registry key that Pester makes for each outer Describe on Windows and deletes at its end, with all keys below it.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/TestRegistry.ps1'
    }

    It 'TestRegistry: is a PowerShell drive whose root is a key with a random name below HKCU:\Software\Pester, so no administrator rights are needed.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/TestRegistry.ps1'
    }

    It 'HKCU:\Software\Pester itself stays; keys that a canceled run left below it can be deleted by hand.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/TestRegistry.ps1'
    }

    It 'Keys live as files in TestDrive do.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/TestRegistry.ps1'
    }

    It 'an outer Describe | when that Describe ends' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/TestRegistry.ps1'
    }

    It 'a Context | when that Context ends; keys of the Describe stay' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/TestRegistry.ps1'
    }

    It 'an It or BeforeEach | when the block of the test ends, not after the test' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/TestRegistry.ps1'
    }

    It 'Only whole keys that are new are removed at the end of a Context. A value that a test adds to a key of the Describe stays, and so does a changed value. Put the old value back in AfterEach, or make the key in the block that changes it.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/TestRegistry.ps1'
    }

    It 'There is no variable $TestRegistry.' {
        (Invoke-Sample { Describe 'd' { It 'i' { $TestRegistry | Should -BeNullOrEmpty } } }).Passed | Should -Be 1
    }

    It 'Describe and Context have no -Skip in v4, so give it to each It.' {
        (Invoke-Sample -Script { (Get-Command Describe).Parameters.Keys + (Get-Command Context).Parameters.Keys -eq 'Skip' }).Value | Should -BeNullOrEmpty
    }

    It 'BeforeAll and the body of the block run even when all tests of the block are skipped: keep registry calls out of them, or ask if (-not $noRegistry) there.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { $script:ran++ }; $script:ran++; BeforeEach { $script:ran++ }; It 'i' -Skip { } }; Describe 'e' { It 'ran' { $ran | Should -Be 2 } } }).Passed | Should -Be 1
    }

    It 'On Linux and macOS, Set-ItemProperty has no -Type, because -Type is a parameter of the registry provider. A mock of the command has no -Type either.' -Skip:($PSVersionTable.PSEdition -ne 'Core' -or $IsWindows) {
        $run = Invoke-Sample {
            function Set-Policy { Set-ItemProperty -Path HKLM:/Backup -Name Days -Value 7 -Type DWord }
            Describe 'real' { It 'real' { { Set-Policy } | Should -Throw "matches parameter name 'Type'" } }
            Describe 'mock' { It 'mock' { Mock Set-ItemProperty { }; { Set-Policy } | Should -Throw "matches parameter name 'Type'" } }
        }
        $run.Passed | Should -Be 2
    }

    It 'Before you mock the command, define function Set-ItemProperty ($Path, $Name, $Value, $Type) { } in the body of the block. For code in a module, define function script:Set-ItemProperty … within InModuleScope.' {
        $run = Invoke-Sample {
            New-Module -Name PolicyMod { function Set-InModule { Set-ItemProperty -Path HKLM:/Backup -Name Days -Value 7 -Type DWord } } | Import-Module -Global
            function Set-Policy { Set-ItemProperty -Path HKLM:/Backup -Name Days -Value 7 -Type DWord }
            Describe 'body' { function Set-ItemProperty ($Path, $Name, $Value, $Type) { throw 'real' }; It 'i' { Mock Set-ItemProperty { 'mocked' } -ParameterFilter { $Type -eq 'DWord' }; Set-Policy | Should -Be 'mocked' } }
            Describe 'after' { It 'i' { (Get-Command Set-ItemProperty).CommandType | Should -Be 'Cmdlet' } }
            Describe 'not in the module' { It 'i' { function Set-ItemProperty ($Path, $Name, $Value, $Type) { }; Mock Set-ItemProperty { 'mocked' } -ModuleName PolicyMod; { Set-InModule } | Should -Throw "matches parameter name 'Type'" } }
            Describe 'module' { It 'i' { InModuleScope PolicyMod { function script:Set-ItemProperty ($Path, $Name, $Value, $Type) { throw 'real' } }; Mock Set-ItemProperty { 'mocked' } -ModuleName PolicyMod -ParameterFilter { $Type -eq 'DWord' }; Set-InModule | Should -Be 'mocked' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It '-Path is a list. One call with two keys, such as both Uninstall keys of the 64-bit and the 32-bit programs, runs the mock once, and $Path -eq holds for each of the keys. With foreach ($key in $Path) in its body, the mock answers for each key. For two calls, add a second mock with -ParameterFilter { $Path -like ''*WOW6432Node*'' } to the mock without a filter.' {
        $run = Invoke-Sample {
            function Get-Both { Get-ItemProperty -Path 'HKLM:\SOFTWARE\Uninstall\*', 'HKLM:\SOFTWARE\WOW6432Node\Uninstall\*' }
            function Get-Twice { Get-ItemProperty 'HKLM:\SOFTWARE\Uninstall\*'; Get-ItemProperty 'HKLM:\SOFTWARE\WOW6432Node\Uninstall\*' }
            Describe 'one call' {
                It 'i' {
                    Mock Get-ItemProperty { foreach ($key in $Path) { "for $key" } }
                    Get-Both | Should -Be 'for HKLM:\SOFTWARE\Uninstall\*', 'for HKLM:\SOFTWARE\WOW6432Node\Uninstall\*'
                    Assert-MockCalled Get-ItemProperty -Times 1 -Exactly
                    Assert-MockCalled Get-ItemProperty -Times 1 -Exactly -ParameterFilter { $Path -eq 'HKLM:\SOFTWARE\Uninstall\*' }
                    Assert-MockCalled Get-ItemProperty -Times 1 -Exactly -ParameterFilter { $Path -eq 'HKLM:\SOFTWARE\WOW6432Node\Uninstall\*' }
                    Assert-MockCalled Get-ItemProperty -Times 0 -Exactly -ParameterFilter { $Path -eq 'HKLM:\SOFTWARE\Other\*' }
                }
            }
            Describe 'one answer' { It 'i' { Mock Get-ItemProperty { 'once' }; @(Get-Both).Count | Should -Be 1 } }
            Describe 'two calls' { It 'i' { Mock Get-ItemProperty { '64' }; Mock Get-ItemProperty { '32' } -ParameterFilter { $Path -like '*WOW6432Node*' }; Get-Twice | Should -Be '64', '32'; Get-Both | Should -Be '32' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'Pester 4 has no option to leave the drive out.' {
        $run = Invoke-Sample -Script { 'Invoke-Pester', 'New-PesterOption', 'Describe' | ForEach-Object { (Get-Command $_).Parameters.Keys } }
        $run.Value | Should -Contain 'PesterOption'; $run.Value | Should -Not -Match 'Registry|Drive'
    }
}
