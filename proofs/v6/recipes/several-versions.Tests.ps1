BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/several-versions' {
    It 'and their -Not | -Throw with a part of the message: 4, with wildcards: 5, 6; Should-Be and the like: 6;' {
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-Be 1; 1 | Should -Be 1; { throw 'disk is full' } | Should -Throw '*disk*'; { { throw 'disk is full' } | Should -Throw 'disk' } | Should -Throw } } }).Passed | Should -Be 1
    }

    It 'falling through to the real command: 4, 5' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 'mocked' } -ParameterFilter { $false }; { Get-Date } | Should -Throw 'No mock for command*' } } }).Passed | Should -Be 1
    }

    It '-OutputFile, -EnableExit: 4, 5' {
        (Invoke-Sample -Script { foreach ($name in 'OutputFile', 'EnableExit') { (Get-Command Invoke-Pester).Parameters.ContainsKey($name) } }).Value | Should -Be $false, $false
    }

    It 'In a suite for Pester 5 and 6, avoid two BeforeAll in one block (or two of another setup or teardown), empty data for -ForEach, a command whose mocks all have a filter, Assert-MockCalled, Assert-VerifiableMock, and the tag None.' {
        foreach ($block in 'BeforeAll', 'BeforeEach', 'AfterEach', 'AfterAll') { (Invoke-Sample "Describe 'd' { $block { }; $block { }; It 'i' { } }").Result | Should -Be 'Failed' }
        (Invoke-Sample -Script { [bool] (Get-Command Assert-VerifiableMock -ErrorAction Ignore) }).Value | Should -BeFalse
        (Invoke-Sample { Describe 'd' { It 'empty' -ForEach @() { } } }).Result | Should -Be 'Failed'
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 'faked' } -ParameterFilter { $Year -eq 1 }; Get-Date } } }).Failed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 'faked' } -ParameterFilter { $Year -eq 1 }; Mock Get-Date { 'rest' }; Get-Date } } }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'untagged' { } } } -Configuration @{ Filter = @{ Tag = 'None' } }).Passed | Should -Be 1
    }

    It 'Pester 6 is loaded, which has removed it.' {
        (Invoke-Sample -Script { [bool] (Get-Command Assert-MockCalled -ErrorAction Ignore) }).Value | Should -Be $false
    }

    It 'With Pester 5 loaded and 6 installed, the message is The ''Should-Be'' command was found in the module ''Pester'', but the module could not be loaded.' {
        # The proofs themselves run on Pester 5: it goes first into a process of its own.
        $older = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
        $folder = Split-Path -Path (Split-Path -Path $env:PROOFS_PESTER)
        $installed = $folder, (Split-Path -Path $folder) -join [IO.Path]::PathSeparator
        $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
        $call = { param ($Older, $Installed) if ($Older) { Import-Module $Older }; $env:PSModulePath = "$Installed$([IO.Path]::PathSeparator)$env:PSModulePath"; try { 1 | Should-Be 1; 'passed' } catch { "$_" } }
        "$(& $program -NoProfile -Command $call -args $older, $installed 2>&1)" | Should -Match "The 'Should-Be' command was found in the module 'Pester', but the module could not be loaded due to the following error: \[An incompatible version of the Pester.dll"
        "$(& $program -NoProfile -Command $call -args '', $installed 2>&1)" | Should -Match 'passed'
    }

    It 'In a run of Pester 5, the file fails, with An incompatible version of the Pester.dll assembly is already loaded where Pester 6 is installed.' {
        $folder = Split-Path -Path (Split-Path -Path $env:PROOFS_PESTER)
        $installed = $folder, (Split-Path -Path $folder) -join [IO.Path]::PathSeparator
        $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
        $file = Join-Path -Path $TestDrive -ChildPath 'Pinned.Tests.ps1'
        $older = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
        foreach ($major in 6, 5) {
            "#Requires -Modules @{ ModuleName = 'Pester'; ModuleVersion = '$major.0.0'; MaximumVersion = '$major.99.99' }`nDescribe 'd' { It 'i' { 1 | Should -Be 1 } }" | Set-Content -Path $file
            $run = "$(& $program -NoProfile -Command { param ($Older, $Installed, $File) Import-Module $Older; $env:PSModulePath = $Installed; Invoke-Pester -Path $File } -args $older, $installed, $file 2>&1)"
            $run -match 'An incompatible version of the Pester\.dll assembly is already loaded' | Should -Be ($major -eq 6)
            $run -match 'Passed: 1' | Should -Be ($major -eq 5)
        }
    }

    It 'An older Pester is loaded: these assertions are new in Pester 6.' {
        (Invoke-Sample -Script { (Get-Command Should-Be).Module.Name }).Value | Should -Be 'Pester'
    }

    It 'In Windows PowerShell, this may be 3.4.0.' -Tag Unproved { 'Windows brings 3.4.0: https://github.com/pester/Pester/wiki/Installation-and-Update' }

    It 'count calls | – | Assert-MockCalled: 4, 5; Should -Invoke: 5, 6' {
        (Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date { }; Get-Date }; It 'new' { Should -Invoke Get-Date }; It 'old' { Assert-MockCalled Get-Date } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Should Be 1, and Pester 5 and 6 only with the dash.' {
        $run = Invoke-Sample { Describe 'd' { It 'without' { 1 | Should Be 1 }; It 'not' { 1 | Should Not Be 2 }; It 'with' { 1 | Should -Be 1; 1 | Should -Not -Be 2 } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
    }
}
