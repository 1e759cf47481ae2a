BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $options = (Invoke-Sample -Script { $c = New-PesterConfiguration; foreach ($section in $c.PSObject.Properties) { foreach ($option in $section.Value.PSObject.Properties) { "$($section.Name).$($option.Name)" } } }).Value
}

Describe 'introduction/whats-new' {
    It 'Version shows which one is loaded.' {
        (Invoke-Sample -Script { "$((Get-Module Pester).Version)" }).Value | Should -BeLike '5.*'
    }

    It 'Pester 5 is in maintenance. It gets critical and security fixes, and no new features.' -Tag Unproved {
        'https://github.com/pester/Pester/releases/tag/5.9.0'
    }

    It 'It is tested on Windows PowerShell 5.1 and on PowerShell 7.4 and later.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/README.md'
    }

    It 'No command, parameter, option or message changed since 5.8.0.' -Tag Unproved {
        'https://github.com/pester/Pester/compare/5.8.0...5.9.0'
    }

    It 'Pester 5 goes into maintenance: it behaves as 5.8.0 does, and from now on gets critical and security fixes only.' -Tag Unproved {
        'https://github.com/pester/Pester/releases/tag/5.9.0'
    }

    It 'Debug.ShowStartMarkers needs Detailed or Diagnostic output.' {
        foreach ($level in @{ Name = 'Normal'; Shown = $false }, @{ Name = 'Detailed'; Shown = $true }, @{ Name = 'Diagnostic'; Shown = $true }) {
            $run = Invoke-Sample { Describe 'd' { It 'one' { } } } -Configuration @{ Debug = @{ ShowStartMarkers = $true }; Output = @{ Verbosity = $level.Name } }
            $run.Text -match '\[\|\] one\.\.\.' | Should -Be $level.Shown
        }
    }

    It 'Coverage reports in the Cobertura format, and CodeCoverage.ExcludeTests does what it says.' {
        $run = Invoke-Sample -File @{ 'Code.ps1' = 'function Get-It { 1 }' } -Test { Describe 'd' { It 'i' { } } } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './*.ps1'; OutputFormat = 'Cobertura'; OutputPath = 'c.xml' } }
        $run.Files['c.xml'] | Should -Match '<coverage[^>]*line-rate'
        $run.Files['c.xml'] | Should -Not -Match 'Sample\.Tests'
    }

    It 'Install 5.7.1, which was released on the same day.' -Tag Unproved {
        'https://github.com/pester/Pester/releases/tag/5.7.1'
    }

    It 'A test that you mark as inconclusive has a count of its own in the totals.' {
        $run = Invoke-Sample { Describe 'd' { It 'one' { Set-ItResult -Inconclusive }; It 'two' { } } }
        "$($run.Inconclusive) $($run.Skipped)" | Should -Be '1 0'
        $run.Text | Should -Match 'Inconclusive: 1'
    }

    It 'Setup and teardown no longer run where no test does, and inconclusive tests are counted and shown as such.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Write-Host 'said: setup' }; AfterAll { Write-Host 'said: teardown' }; It 'i' -Skip { } }; Describe 'e' { It 'j' { Set-ItResult -Inconclusive } } }
        $run.Text | Should -Not -Match 'said:'
        $run.Text | Should -Match '\[\?\] j is inconclusive'
    }

    It '5.6.1 followed on July 1.' -Tag Unproved {
        'https://github.com/pester/Pester/releases/tag/5.6.1'
    }

    It 'A wrong word in an option of Output now stops the run at once.' {
        foreach ($option in 'StackTraceVerbosity', 'CIFormat', 'RenderMode', 'CILogLevel') {
            $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ Output = @{ $option = 'Loud' } }
            "$($run.Errors) $($run.Text)" | Should -Match "Output\.$option must be .*, but it was 'Loud'"
            $run.Text | Should -Not -Match 'Tests Passed'
        }
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ Should = @{ ErrorAction = 'Loud' } }).Result | Should -Be 'Passed'
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ Output = @{ Verbosity = 'Loud' } }
        "$($run.Errors) $($run.Text)" | Should -Match "Output\.Verbosity must be 'None', 'Normal', 'Detailed' or 'Diagnostic', but it was 'Loud'"
        $run.Text | Should -Not -Match 'Tests Passed'
    }

    It 'NUnit 3 reports, Output.CILogLevel, and a check of the configuration before the run begins.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'NUnit3' } }
        $run.Files['testResults.xml'] | Should -Match '<test-run '
    $options | Should -Contain 'Output.CILogLevel'
    }

    It 'The reference of Should shows -Because of mock assertions.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { }; Should -Invoke Get-Date -Because 'it is asked' } } }).Messages | Should -Match 'because it is asked'
    }

    It 'Output.RenderMode chooses ANSI colors or plain text, and -Because works with mock assertions.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ Output = @{ RenderMode = 'Other' } }
        "$($run.Errors) $($run.Text)" | Should -Match "Output\.RenderMode must be .*'Ansi'.*'Plaintext'"
    }

    It 'CodeCoverage.UseBreakpoints = $false measures coverage with a tracer.' {
        (Invoke-Sample -File @{ 'Code.ps1' = 'function Get-It { 1 }' } -Test { BeforeAll { . $PSScriptRoot/Code.ps1 }; Describe 'd' { It 'i' { Get-It } } } -Configuration @{ Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = './Code.ps1'; UseBreakpoints = $false } } -Inspect { $args[0].CodeCoverage.CommandsExecutedCount; @(Get-PSBreakpoint).Count }).Value | Should -Be 1, 0
    }

    It 'New-MockObject takes -Properties, -Methods and an object that exists.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { $o = New-MockObject -InputObject ([pscustomobject] @{ a = 1 }) -Properties @{ b = 2 } -Methods @{ Get = { 'got' } }; "$($o.a) $($o.b) $($o.Get())" | Should -Be '1 2 got' } } }
        $run.Passed | Should -Be 1
    }

    It 'Much faster code coverage as an option, mocked objects with methods and properties, and Run.SkipRemainingOnFailure.' {
        'CodeCoverage.UseBreakpoints', 'Run.SkipRemainingOnFailure' | ForEach-Object { $options | Should -Contain $_ }
    }

    It 'Run.SkipRemainingOnFailure, Filter.ExcludeLine, Output.StackTraceVerbosity, Output.CIFormat, TestDrive.Enabled and TestRegistry.Enabled are new options.' {
        foreach ($option in 'Run.SkipRemainingOnFailure', 'Filter.ExcludeLine', 'Output.StackTraceVerbosity', 'Output.CIFormat', 'TestDrive.Enabled', 'TestRegistry.Enabled') { $options | Should -Contain $option }
    }

    It 'Should -FileContentMatchMultilineExactly looks at case and several lines.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Set-Content TestDrive:/a.txt "one`ntwo" }; It 'same' { 'TestDrive:/a.txt' | Should -FileContentMatchMultilineExactly 'one\r?\ntwo' }; It 'case' { 'TestDrive:/a.txt' | Should -FileContentMatchMultilineExactly 'One\r?\ntwo' } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Run.SkipRun, CodeCoverage.CoveragePercentTarget and CodeCoverage.RecursePaths came with it.' {
        foreach ($option in 'Run.SkipRun', 'CodeCoverage.CoveragePercentTarget', 'CodeCoverage.RecursePaths') { $options | Should -Contain $option }
    }

    It 'New-PesterConfiguration creates the configuration, and Run.Throw makes a failed run an error.' {
        (Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -Script { try { Invoke-Pester -Configuration @{ Run = @{ Throw = $true }; Output = @{ Verbosity = 'None' } }; 'no error' } catch { 'error' } }).Value | Should -Be 'error'
    }

    It 'Data-driven tests can repeat whole blocks.' {
        (Invoke-Sample { Describe 'd <_>' -ForEach 1, 2 { It 'i' { } } }).Passed | Should -Be 2
    }

    It 'Code that computes test cases belongs in BeforeDiscovery.' {
        (Invoke-Sample { BeforeDiscovery { $cases = 1, 2 }; BeforeAll { $late = 1, 2 }; Describe 'd' { It 'early <_>' -ForEach $cases { }; It 'late <_>' -ForEach $late { } } }).Tests.Name | Should -Be 'early 1', 'early 2'
    }

    It 'A test file can have a param() block, filled by New-PesterContainer.' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'param ($Name); Describe "d" { It "<Name>" { } }' } -Script { Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ Name = 'given' }) -PassThru -Output None }).Tests.Name | Should -Be 'given'
    }

    It 'The major version that discovers all tests before it runs them, with one configuration object and a new result object.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = { Write-Host 'said: find A'; Describe 'a' { It 'i' { Write-Host 'said: run A' } } }; 'B.Tests.ps1' = { Write-Host 'said: find B'; Describe 'b' { It 'i' { } } } }
        @($run.Output -match 'said: ').Trim() | Should -Be 'said: find A', 'said: find B', 'said: run A'
    }

    It 'Suites of version 4 have to be changed.' {
        $run = Invoke-Sample { Describe 'd' { $path = 'x'; It 'i' { $path | Should -Be 'x'; 1 | Should Be 1 } } }
        $run.Failed | Should -Be 1
    }

    It 'Debug.ShowStartMarkers prints a line when a test starts, which shows where a run hangs.' {
        foreach ($case in @($true, 'Detailed', $true), @($true, 'Diagnostic', $true), @($true, 'Normal', $false), @($false, 'Detailed', $false)) {
            $run = Invoke-Sample { Describe 'd' { It 'hangs' { Write-Host '<in test>' } } } -Configuration @{ Debug = @{ ShowStartMarkers = $case[0] }; Output = @{ Verbosity = $case[1] } }
            $run.Text -match '(?s)\[\|\] hangs.*<in test>' | Should -Be $case[2]
        }
    }
}
