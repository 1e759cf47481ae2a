BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    # Default of each option, as the object itself says.
    $defaults = (Invoke-Sample -Script {
        $table = @{}
        $configuration = New-PesterConfiguration
        foreach ($section in $configuration.PSObject.Properties) {
            foreach ($option in $section.Value.PSObject.Properties) { $table["$($section.Name).$($option.Name)"] = "$($option.Value.Default)" }
        }
        $table
    }).Value[0]
    $test = { Describe 'd' { It 'passes' -Tag 'Fast' { }; It 'fails' -Tag 'Slow' { throw 'x' } } }
    # Counts of a run with these sections, and what it printed.
    function Invoke-With ([System.Collections.IDictionary] $Section, [System.Collections.IDictionary] $File = @{ 'A.Tests.ps1' = $test }, [System.Collections.IDictionary] $Environment = @{}) {
        Invoke-Sample -File $File -Configuration $Section -Environment $Environment
    }
}

Describe 'usage/configuration' {
    It 'Run.Path | string[] | @(''.'') | Files, folders and wildcards to take tests from. A folder is searched with everything below it, hidden items excepted. Ignored while it is . and Run.ScriptBlock or Run.Container is set.' {
        (Invoke-With @{} @{ '.hidden/A.Tests.ps1' = $test; 'in/B.Tests.ps1' = $test }).Tests | Should -HaveCount 2
        (Invoke-Sample $test -Script { (Invoke-Pester -Configuration @{ Run = @{ ScriptBlock = { Describe 'a' { It 'i' { } } }; PassThru = $true } }).TotalCount; (Invoke-Pester -Configuration @{ Run = @{ Path = './Sample.Tests.ps1'; ScriptBlock = { Describe 'a' { It 'i' { } } }; PassThru = $true } }).TotalCount }).Value | Should -Be 1, 3
    }

    It 'Run.ExcludePath | string[] | @() | Wildcard patterns, each compared with the full path of every test file. */old/* leaves out a folder; a bare old or ./old leaves out nothing.' {
        $files = @{ 'old/A.Tests.ps1' = $test; 'B.Tests.ps1' = $test }
        foreach ($nothing in 'old', './old') { (Invoke-With @{ Run = @{ ExcludePath = $nothing } } $files).Tests | Should -HaveCount 4 }
        (Invoke-With @{ Run = @{ ExcludePath = '*/old/*' } } $files).Tests | Should -HaveCount 2
    }

    It 'Run.Throw | bool | $false | Ends a failed run with an exception. Wins over Run.Exit when both are on.' {
        (Invoke-Sample $test -Script { try { Invoke-Pester -Configuration @{ Run = @{ Throw = $true; Exit = $true } } } catch { 'thrown' } }).Value | Should -Be 'thrown'
    }

    It 'Filter.Tag | string[] | @() | Runs only blocks and tests with one of these tags, wildcards allowed.' {
        (Invoke-With @{ Filter = @{ Tag = 'F*t' } }).Passed | Should -Be 1
    }

    It 'Filter.ExcludeTag | string[] | @() | Leaves out blocks and tests with one of these tags. Wins over Filter.Tag.' {
        (Invoke-With @{ Filter = @{ Tag = 'Slow'; ExcludeTag = 'S*' } }).NotRun | Should -Be 2
    }

    It 'Filter.Line | string[] | @() | Runs what starts on these lines, as path:line with the full path of the file. Overrides -Skip on a block or test that it names.' {
        $run = Invoke-Sample -Test "Describe 'd' {`n It 'two' -Skip { }`n It 'three' { }`n}" -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = @{ Line = "$((Get-Location).ProviderPath)/Sample.Tests.ps1:2" } } }
        $run.Tests.Result | Should -Be 'Passed', 'NotRun'
    }

    It 'CodeCoverage.Enabled | bool | $false | Measures code coverage. Without it the other options of this section do nothing.' {
        (Invoke-With @{ CodeCoverage = @{ Path = './Backup.ps1' } } @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $test }).Files.Keys | Should -BeNullOrEmpty
    }

    It 'CodeCoverage.OutputFormat | string | ''JaCoCo'' | JaCoCo, CoverageGutters or Cobertura.' {
        $run = Invoke-With @{ CodeCoverage = @{ Enabled = $true; Path = './Backup.ps1'; OutputFormat = 'Loud' } } @{ 'Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = $test }
        "$($run.Text) $($run.Errors)" | Should -Match "must be 'JaCoCo', 'CoverageGutters' or 'Cobertura'"
    }

    It 'CodeCoverage.UseBreakpoints | bool | $true | Measures with one breakpoint for each command. $false uses the tracer, which is faster and still experimental in v5.' {
        $defaults['CodeCoverage.UseBreakpoints'] | Should -Be 'True'
    }

    It 'CodeCoverage.SingleHitBreakpoints | bool | $true | Removes each breakpoint after its first hit, which makes the run faster.' {
        $defaults['CodeCoverage.SingleHitBreakpoints'] | Should -Be 'True'
    }

    It 'TestResult.Enabled | bool | $false | Writes a test result file. Without it the other options of this section do nothing.' {
        (Invoke-With @{ TestResult = @{ OutputPath = 'r.xml' } }).Files.Keys | Should -BeNullOrEmpty
    }

    It 'In v5 the sections TestResult and CodeCoverage stay off until their Enabled is $true, whatever else you set in them.' {
        (Invoke-With @{ TestResult = @{ OutputPath = 'r.xml' }; CodeCoverage = @{ OutputPath = 'c.xml' } }).Files.Keys | Should -BeNullOrEmpty
    }
}
