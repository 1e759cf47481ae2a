BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        function Get-Moved { 'function' }
        Describe 'd' {
            BeforeAll { $ready = 1 }
            It 'basics' { $ready | Should -Be 1; 'TestDrive:/' | Should -Exist }
            It 'mock' { Mock Get-Date { 'm' }; Get-Date | Should -Be 'm'; New-Module -Name ProofLimits { } | Import-Module; InModuleScope ProofLimits { 1 } | Should -Be 1 }
            It 'registry' { Test-Path TestRegistry:/ | Should -Be ([Environment]::OSVersion.Platform -ne 'Unix') }
            It 'paths' { Set-Content TestDrive:/a.bak 'a'; [IO.File]::Exists("$TestDrive/a.bak") | Should -BeTrue; [IO.File]::Exists('TestDrive:/a.bak') | Should -BeFalse; [IO.Path]::GetTempPath() | Should -Exist; "a`r`nb" -split '\r?\n' | Should -Be 'a', 'b'; "a`nb" -split '\r?\n' | Should -Be 'a', 'b' }
            It 'no command' { { Mock Get-ProofMissing { } } | Should -Throw 'Could not find Command'; function Get-ProofMissing ($Name) { }; Mock Get-ProofMissing { "$Name" }; Get-ProofMissing -Name a | Should -Be 'a' }
            It 'aliases' { if ([Environment]::OSVersion.Platform -eq 'Unix') { 'ls', 'cp', 'rm', 'cat', 'sort' | ForEach-Object { Get-Command $_ | Select-Object -First 1 | Should -BeOfType System.Management.Automation.ApplicationInfo } } }
        }
    }
}

Describe 'introduction/powershell-core-limitations' {
    It 'Describe, It, Should, setup and teardown | yes | yes | yes' {
        Assert-TestPassed $sample 'basics'
    }

    It 'Mock, InModuleScope | yes | yes | yes' {
        Assert-TestPassed $sample 'mock'
    }

    It 'TestDrive: | yes | yes | yes' {
        Assert-TestPassed $sample 'basics'
    }

    It 'TestRegistry: | yes | yes | no' {
        Assert-TestPassed $sample 'registry'
    }

    It 'Code coverage | from 3.0 on | yes | yes' {
        $run = Invoke-Sample "Describe 'd' { It 'i' { 1 | Should -Be 1 } }" -Configuration @{ CodeCoverage = 'Sample.Tests.ps1' } -Inspect { $args[0].CodeCoverage.NumberOfCommandsExecuted }
        $run.Value | Should -BeGreaterThan 0
    }

    It 'NUnit and JUnit reports | yes | yes | yes' {
        foreach ($format in 'NUnitXml', 'JUnitXml') { (Invoke-Sample "Describe 'd' { It 'i' { } }" -Configuration @{ OutputFile = 'r.xml'; OutputFormat = $format }).Files['r.xml'] | Should -Match 'xml' }
    }

    It 'Gherkin | yes | yes | yes' {
        (Invoke-Sample -File @{ 'a.feature' = "Feature: A`n  Scenario: One`n    Given a`n"; 'a.Steps.ps1' = "Given 'a' { }" } -Script { (Invoke-Gherkin -PassThru).PassedCount }).Value | Should -Be 1
    }

    It '$env:TEMP | "$TestDrive", or [System.IO.Path]::GetTempPath(); .NET does not know TestDrive:/' {
        Assert-TestPassed $sample 'paths'
    }

    It 'a comparison with "rn" | -split ''\r?\n'', or [System.Environment]::NewLine' {
        Assert-TestPassed $sample 'paths'
    }

    It 'Off Windows, TestRegistry: is missing, and with -EnableExit 256 failed tests end with exit code 0.' {
        Assert-TestPassed $sample 'registry'
        $run = Invoke-Sample -File @{ 'run.ps1' = '' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($count in 1, 255, 256, 257) {
                Set-Content -Path A.Tests.ps1 -Value "Describe 'd' { 1..$count | ForEach-Object { It `"i `$_`" { throw 'x' } } }"
                $null = & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Pester -Script ./A.Tests.ps1 -Show None -EnableExit"
                $LASTEXITCODE
            }
        }
        $run.Value | Should -Be $(if ([Environment]::OSVersion.Platform -eq 'Unix') { 1, 255, 0, 1 } else { 1, 255, 256, 257 })
    }

    It 'A command must exist before you can mock it.' {
        Assert-TestPassed $sample 'no command'
    }

    It 'Where the command is missing, define an empty function with its name and the parameters that the code uses, and mock that function.' {
        Assert-TestPassed $sample 'no command'
    }

    It 'The aliases ls, cp, rm, cat, sort and others exist on Windows only; on Linux and macOS these names are native programs.' {
        Assert-TestPassed $sample 'aliases'
    }

    It 'The tests run on Linux or macOS.' {
        Assert-TestPassed $sample 'registry'
    }

    It 'Mock found no such command on this system. Define a stand-in first.' {
        Assert-TestPassed $sample 'no command'
    }

    It 'a forward slash, which .NET and most programs take everywhere; cmdlets and dot-sourcing take both' {
        $run = Invoke-Sample -File @{ 'in/a.ps1' = '"sourced"' } -Script { [System.IO.File]::Exists("$PWD/in/a.ps1"); . ./in/a.ps1; Test-Path './in\a.ps1'; . './in\a.ps1'; [System.IO.File]::Exists("$PWD\in\a.ps1") }
        $run.Value | Should -Be $true, 'sourced', $true, 'sourced', ([System.IO.Path]::DirectorySeparatorChar -eq '\')
    }

    It 'Files and folders whose name starts with a dot are hidden there, and Pester 4 leaves them out. The tests of a hidden folder run when you give its path: -Script ./.build.' -Skip:$IsWindows {
        $test = 'Describe "d" { It "i" { 1 } }'
        (Invoke-Sample -File @{ '.in/a.Tests.ps1' = $test; '.b.Tests.ps1' = $test; 'c.Tests.ps1' = $test } -Script { (Invoke-Pester -PassThru -Show None).TotalCount; (Invoke-Pester -Script ./.in -PassThru -Show None).TotalCount }).Value | Should -Be 1, 1
    }

    It 'For a parameter that the code pipes into, add ValueFromPipeline.' {
        $run = Invoke-Sample {
            function Get-ProofPlain ([string] $Identity) { }
            function Get-ProofPiped { param ([Parameter(ValueFromPipeline = $true)] [string] $Identity) }
            Describe 'd' {
                It 'plain' { Mock Get-ProofPlain { "got <$Identity>" }; 'bob' | Get-ProofPlain | Should -Be 'got <>'; Get-ProofPlain -Identity bob | Should -Be 'got <bob>' }
                It 'piped' { Mock Get-ProofPiped { "got <$Identity>" } -ParameterFilter { $Identity -eq 'bob' }; 'bob' | Get-ProofPiped | Should -Be 'got <bob>' }
            }
        }
        Assert-TestPassed $run 'plain', 'piped'
    }

    It 'a file named get-backup.ps1, loaded as Get-Backup.ps1 | the exact name: on Linux, case counts in file names' -Skip:(-not $IsLinux) {
        $run = Invoke-Sample -File @{ 'get-backup.ps1' = '"loaded"' } -Script { . ./get-backup.ps1; try { . ./Get-Backup.ps1 } catch { "$_" } }
        $run.Value[0] | Should -Be 'loaded'; $run.Value[1] | Should -BeLike "*'./Get-Backup.ps1' is not recognized*"
    }

    It 'Off Windows, Get-Service, Get-CimInstance, Get-WmiObject, Get-EventLog and Get-ADUser do not exist' -Skip:$IsWindows {
        $run = Invoke-Sample { Describe 'd' { foreach ($name in 'Get-Service', 'Get-CimInstance', 'Get-WmiObject', 'Get-EventLog', 'Get-ADUser') { It $name { { Mock $name { } } | Should -Throw "Could not find Command $name" } }; It 'is there' { Mock Get-Process { 'mocked' }; Get-Process | Should -Be 'mocked' } } }
        $run.Passed | Should -Be 6 -Because "$($run.Messages)"
    }

    It 'Where a module makes the call, write global: before the name.' {
        $run = Invoke-Sample -File @{ 'Task.psm1' = 'function Get-Task { Get-ProofNowhere }' } -Test {
            Import-Module $PSScriptRoot/Task.psm1 -Force
            Describe 'plain' { function Get-ProofNowhere { 'plain' }; It 'not seen' { { Get-Task } | Should -Throw 'not recognized' } }
            Describe 'global' { function global:Get-ProofNowhere { 'global' }; AfterAll { Remove-Item Function:/Get-ProofNowhere }; It 'seen' { Get-Task | Should -Be 'global' }; It 'mocked' { Mock Get-ProofNowhere { 'mocked' } -ModuleName Task; Get-Task | Should -Be 'mocked' } }
        }
        $run.Passed | Should -Be 3 -Because "$($run.Messages)"
    }

    It 'The path and the folder differ in case: ./Tests and ./tests are two folders on Linux.' -Skip:(-not $IsLinux) {
        $run = Invoke-Sample -File @{ 'Tests/a.Tests.ps1' = 'Describe "d" { It "i" { 1 } }'; 'two/a.Tests.ps1' = 'Describe "d" { It "i" { 1 } }'; 'Two/b.Tests.ps1' = 'Describe "d" { It "i" { 1 }; It "j" { 1 } }' } -Script { foreach ($path in './Tests', './tests', './two', './Two') { (Invoke-Pester -Script $path -PassThru -Show None 2>$null).TotalCount } }
        $run.Value | Should -Be 1, 0, 1, 2
    }

    It 'A comparison with a full path needs the right separator as well.' {
        $separator = [System.IO.Path]::DirectorySeparatorChar; $other = if ($separator -eq '/') { '\' } else { '/' }
        $run = Invoke-Sample -File @{ 'separators.txt' = "$separator", $other -join "`n" } -Test { Describe 'd' { foreach ($separator in Get-Content $PSScriptRoot/separators.txt) { It $separator { Join-Path $TestDrive 'a' | Should -Be "$TestDrive${separator}a" } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }
}
