BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'strict' { It 'strict variable' { Set-StrictMode -Version Latest; $notThere } }
        Describe 'outside' { It 'before' { 1 | Should -Be 1 }; 1 | Should -Be 2; It 'after the assertion' { } }
        Describe 'nested' { It 'outer' { It 'inner' { 1 | Should -Be 1 } } }
        Describe 'old' { It 'inconclusive' { Set-TestInconclusive }; It 'item' { Set-Content TestDrive:/a x; Get-TestDriveItem a | Should -Not -BeNullOrEmpty } }
        Describe 'drive' { It 'net' { { [IO.File]::WriteAllText('TestDrive:/none/x', 'x') } | Should -Throw 'Could not find a part of the path'; [IO.File]::WriteAllText("$TestDrive/x", 'x'); 'TestDrive:/x' | Should -Exist } }
        Describe 'content' { It 'missing file' { 'TestDrive:/none' | Should -FileContentMatch x } }
        Describe 'registry' { It 'registry' { Test-Path TestRegistry:/ | Should -Be $false } }
        Describe 'stays' { It 'stays there' { Set-Location TestDrive:/ } }
    }
    function Get-Message ($Name) { "$(($sample.Tests | Where-Object Name -EQ $Name).Message)" }
}

Describe 'errors/running' {
    It 'Cause: Strict mode is on and the test reads a variable that does not exist in its scope.' {
        Get-Message 'strict variable' | Should -Match 'cannot be retrieved because it has not been set'
    }

    It 'Cause: An assertion is directly in the body of a block, or in the BeforeAll or AfterAll of a block. When the assertion fails, the rest of the block does not run. The failure is counted as a test named Error occurred in Describe block, in a Context as Error occurred in Context block. Outside of the blocks, the assertion ends the file, as Error occurred in test script ''`<file`>''.' {
        $outside = Invoke-Sample { Describe 'a' { It 'above' { 1 } }; 1 | Should -Be 2; Describe 'b' { It 'below' { 1 } } }
        $outside.Tests[0].Name | Should -Be 'above'; $outside.Tests[1].Name | Should -BeLike "Error occurred in test script '*Sample.Tests.ps1'"; $outside.Tests.Count | Should -Be 2
        @($sample.Tests | Where-Object Path -Like 'outside.*').Name | Should -Be 'before', 'Error occurred in Describe block'
        $run = Invoke-Sample {
            Describe 'a' { BeforeAll { 1 | Should -Be 2 }; It 'not run' { 1 } }
            Describe 'b' { AfterAll { 1 | Should -Be 2 }; It 'run' { 1 } }
            Describe 'c' { Context 'd' { 1 | Should -Be 2; It 'not run' { 1 } }; It 'beside' { 1 } }
            Describe 'e' { BeforeEach { 1 | Should -Be 2 }; It 'each' { 1 } }
        }
        @($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) | Should -Be 'Error occurred in Describe block Failed', 'run Passed', 'Error occurred in Describe block Failed', 'Error occurred in Context block Failed', 'beside Passed', 'each Failed'
    }

    It 'Cause: An It was put inside another It, directly or in a block. The inner test fails; of several inner tests, only the first fails. The outer test still counts as passed.' {
        ($sample.Tests | Where-Object Name -EQ 'outer').Result | Should -Be 'Passed'; ($sample.Tests | Where-Object Name -EQ 'inner').Result | Should -Be 'Failed'
        $run = Invoke-Sample { Describe 'd' { It 'outer' { It 'first' { 1 }; It 'second' { 1 } } } }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) -join ', ' | Should -Be 'first Failed, second Passed, outer Passed'
    }

    It 'Cause: Set-TestInconclusive still works, and Pester 5 no longer has it.' {
        ($sample.Tests | Where-Object Name -EQ 'inconclusive').Result | Should -Be 'Inconclusive'
    }

    It 'NET methods do not know PowerShell drives and read TestDrive: as an ordinary folder name.' {
        Assert-TestPassed $sample 'net'
    }

    It 'Fix: Use the real path in the variable $TestDrive.' {
        Assert-TestPassed $sample 'net'
    }

    It 'Cause: A test changed into TestDrive:, and the outermost block ended with TestDrive: still as the current location.' {
        "$($sample.Warnings)" | Should -BeLike '*Your current path is set to TestDrive:/:. You should leave TestDrive:\ before leaving Describe.*'
    }

    It 'Cause: -FileContentMatch was pointed to a file that does not exist.' {
        Get-Message 'missing file' | Should -Not -BeNullOrEmpty; "$($sample.Errors)" | Should -Match 'none'
    }

    It 'With -Not, the error is only printed, and the test passes. If $global:ErrorActionPreference is Stop, the test fails. A build script that sets its own $ErrorActionPreference to Stop has this effect when it is started by pwsh -File, but not when you call it at the prompt.' {
        $test = { Describe 'd' { It 'i' { "$TestDrive/none.txt" | Should -Not -FileContentMatch 'x' } } }
        $printed = Invoke-Sample $test
        $printed.Passed | Should -Be 1
        $printed.Errors | Should -BeLike 'Cannot find path*none.txt*'
        $run = Invoke-Sample $test -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Script . -Show None -PassThru }
        $run.Failed | Should -Be 1
        $run.Messages | Should -BeLike 'Cannot find path*none.txt*'
        $build = 'param ($Manifest) PREFERENCE; Import-Module $Manifest; $result = Invoke-Pester -Script . -Show None -PassThru; "failed: $($result.FailedCount), passed: $($result.PassedCount)"'
        $files = @{ 'build.ps1' = $build -replace 'PREFERENCE', '$ErrorActionPreference = "Stop"'; 'plain.ps1' = $build -replace 'PREFERENCE;' }
        (Invoke-Sample $test -File $files -Script {
            $manifest = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
            $pwsh = (Get-Process -Id $PID).Path
            foreach ($arguments in @('-File', './build.ps1', $manifest), @('-File', './plain.ps1', $manifest), @('-Command', "./build.ps1 '$manifest'")) { & $pwsh -NoProfile @arguments 2>$null | Where-Object { $_ -like 'failed:*' } }
        }).Value | Should -Be 'failed: 1, passed: 0', 'failed: 0, passed: 1', 'failed: 0, passed: 1'
    }

    It 'Cause: TestRegistry: exists only on Windows.' {
        if ([Environment]::OSVersion.Platform -eq 'Unix') { Assert-TestPassed $sample 'registry' }
    }

    It 'Cause: On Windows, TestRegistry: is a key below HKEY_CURRENT_USER, and the account that runs the tests has no permission to create this key. The text comes from Functions/Environment.ps1 in the source of Pester.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Environment.ps1'
    }

    It 'Cause: Get-TestDriveItem still works, and Pester 5 no longer has it.' {
        Assert-TestPassed $sample 'item'
    }

    It 'When the path in the message leads to the real folder of the drive, a folder below it is missing: Set-Content TestDrive:/sub/full.bak ''x'' does not make the folder.' {
        $run = Invoke-Sample { Describe 'd' { It 'missing' { { Set-Content TestDrive:/sub/full.bak 'x' -ErrorAction Stop } | Should -Throw 'Could not find a part of the path' }; It 'made' { $null = New-Item TestDrive:/sub -ItemType Directory; Set-Content TestDrive:/sub/full.bak 'x' -ErrorAction Stop; 'TestDrive:/sub/full.bak' | Should -Exist } } }
        $run.Passed | Should -Be 2
    }

    It 'Make a missing folder first: New-Item TestDrive:/sub -ItemType Directory.' {
        (Invoke-Sample { Describe 'd' { It 'made' { $null = New-Item TestDrive:/sub -ItemType Directory; Set-Content TestDrive:/sub/full.bak 'x' -ErrorAction Stop }; It 'missing' { Set-Content TestDrive:/other/full.bak 'x' -ErrorAction Stop } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }
}
