BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Invoke-Pester' {
    It 'On Linux and macOS, files and folders whose names start with a dot are left out.' {
        $run = Invoke-Sample -File @{ '.github/a.Tests.ps1' = 'Describe "d" { It "hidden" { } }'; 'b.Tests.ps1' = 'Describe "d" { It "seen" { } }'; '.c.Tests.ps1' = 'Describe "d" { It "dot" { } }' } -Script { "all $((Invoke-Pester -PassThru -Output None).Tests.Name)" }
        $run.Value | Should -Be 'all seen'
    }

    It 'All files are discovered first, then all are run' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Write-Host "<discover a>"; Describe "d" { It "i" { Write-Host "<run a>" } }'; 'b.Tests.ps1' = 'Write-Host "<discover b>"; Describe "d" { It "i" { Write-Host "<run b>" } }' } -Configuration @{}).Text | Should -Match '(?s)<discover a>.*<discover b>.*<run a>.*<run b>'
    }

    It 'The current folder is restored after the run, wherever a test went.' {
        $run = Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" { Set-Location / } }'; $before = (Get-Location).Path; Invoke-Pester a.Tests.ps1 -Output None; (Get-Location).Path -eq $before }
        $run.Value | Should -Be $true
    }

    It 'The parameters that follow are the legacy set. They are translated to the configuration, bring a warning that starts with You are using Legacy parameter set, and are gone in Pester 6.' {
        $run = Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'; (Invoke-Pester -Path a.Tests.ps1 -Show None -PassThru).PassedCount }
        $run.Value | Should -Be 1
        "$($run.Warnings) $($run.Text)" | Should -Match 'You are using Legacy parameter set'
    }

    It 'Naming a file turns on the report and says where it goes.' {
        $run = Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'; Invoke-Pester -Path a.Tests.ps1 -OutputFile r.xml -Show None }
        $run.Files.Keys | Should -Contain 'r.xml'
    }

    It 'On its own it writes nothing; it needs -OutputFile.' {
        $run = Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'; Invoke-Pester -Path a.Tests.ps1 -OutputFormat NUnitXml -Show None }
        @($run.Files.Keys | Where-Object { $_ -like '*.xml' }).Count | Should -Be 0
    }

    It 'Names that only -Output has, such as Normal, are refused.' {
        $null = Get-Failure { Invoke-Pester -Path a.Tests.ps1 -Show Normal }
    }

    It 'A hashtable with paths and parameters, as in Pester 4, is not understood; use -Container.' {
        (Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'; Invoke-Pester -Path @{ Path = 'a.Tests.ps1' } -Output None -ErrorAction SilentlyContinue; 'end' }).Text | Should -Not -Match 'passed'
    }

    It 'There is no value for "tests without any tag".' {
        (Invoke-Sample { Describe 'd' { It 'tagged' -Tag A { }; It 'plain' { } } } -Configuration @{ Filter = @{ Tag = 'None' } }).Passed | Should -Be 0
    }

    It 'All and Default become Detailed, Fails becomes Normal, None stays None, and every other value, such as Summary, becomes Detailed.' {
        $run = Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "passes" { } }'; foreach ($show in 'All', 'Default', 'Fails', 'None', 'Summary') { "$show $((Invoke-Pester -Path a.Tests.ps1 -Show $show -PassThru 3> $null 6> $null).Configuration.Output.Verbosity.Value)" } }
        $run.Value | Should -Be 'All Detailed', 'Default Detailed', 'Fails Normal', 'None None', 'Summary Detailed'
    }

    It 'Naming a file also turns on coverage, of the code in Run.Path if -CodeCoverage is not given.' {
        $run = Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "passes" { } }'; Set-Content code.ps1 'function Get-A { 1 }'; Invoke-Pester -Path . -CodeCoverageOutputFile cov.xml -Show None 3> $null }
        $run.Files.Keys | Should -Contain 'cov.xml'
    }

    It 'Sets cannot be mixed: Invoke-Pester -Configuration $configuration -Output Detailed stops with Parameter set cannot be resolved using the specified named parameters.' {
        Get-Failure { Invoke-Pester -Configuration (New-PesterConfiguration) -Output Detailed } | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters.*'
    }

    It 'Ignored, whatever you pass. Its options are in the configuration now.' {
        $run = Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'; (Invoke-Pester -Path a.Tests.ps1 -PesterOption 'anything' -Show None -PassThru 3> $null).PassedCount }
        $run.Value | Should -Be 1
    }

    It 'Without the switch only $LASTEXITCODE is set.' {
        $run = Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" { throw "x" } }'; Invoke-Pester -Path a.Tests.ps1 -Show None 3> $null; "code $LASTEXITCODE" }
        $run.Value | Should -Be 'code 1'
    }

    It 'In Pester 4 it turned skipped and pending tests into failures; nothing in Pester 5 does that, so check SkippedCount of the result instead.' {
        $run = Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" -Skip { } }'; $r = Invoke-Pester -Path a.Tests.ps1 -Strict -Show None -PassThru 3> $null; "$($r.Result) $($r.SkippedCount)" }
        $run.Value | Should -Be 'Passed 1'
    }

    It 'Left out, the output is Normal, whatever the default says.' {
        $run = Invoke-Sample -Script { Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'; (Invoke-Pester -Path a.Tests.ps1 -Strict -PassThru 3> $null 6> $null).Configuration.Output.Verbosity.Value }
        $run.Value | Should -Be 'Normal'
    }

    It 'For a folder with brackets in its name that does not help: give the folder above it.' {
        $run = Invoke-Sample -File @{ 'up/br[1]/X.Tests.ps1' = "Describe 'd' { It 'i' { } }" } -Script {
            foreach ($path in './up/br`[1`]', './up') { "$path $((Invoke-Pester -Path $path -Output None -PassThru).PassedCount)" }
        }
        $run.Value | Should -Be './up/br`[1`] ', './up 1'
    }
}
