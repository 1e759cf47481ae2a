BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        function Get-Moved { 'function' }
        Describe 'd' {
            BeforeAll { $ready = 1 }
            It 'basics' { $ready | Should -Be 1; 'TestDrive:/' | Should -Exist }
            It 'mock' { Mock Get-Date { 'm' }; Get-Date | Should -Be 'm'; New-Module -Name ProofLimits { } | Import-Module; InModuleScope ProofLimits { 1 } | Should -Be 1 }
            It 'registry' { Test-Path TestRegistry:/ | Should -Be ([Environment]::OSVersion.Platform -ne 'Unix') }
            It 'paths' { [IO.Path]::GetTempPath() | Should -Exist; "a`r`nb" -split '\r?\n' | Should -Be 'a', 'b'; "a`nb" -split '\r?\n' | Should -Be 'a', 'b' }
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

    It '$env:TEMP | TestDrive:/, or [System.IO.Path]::GetTempPath()' {
        Assert-TestPassed $sample 'paths'
    }

    It 'a comparison with "rn" | -split ''\r?\n'', or [System.Environment]::NewLine' {
        Assert-TestPassed $sample 'paths'
    }

    It 'A command must exist before you can mock it.' {
        Assert-TestPassed $sample 'no command'
    }

    It 'Define an empty function of the name where the command is missing, with the parameters that the code uses, and mock that.' {
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

    It 'Files and folders whose name starts with a dot are hidden there, and Pester 4 does not search them.' -Skip:$IsWindows {
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
}
