BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # What a run with these options says, errors included. Each is run once.
    $known = @{}
    function Get-Said ([System.Collections.IDictionary] $Section, $File = @{ 'a.Tests.ps1' = 'Describe d { It i { } }' }) {
        $key = ConvertTo-Json $Section -Compress
        if (-not $known.ContainsKey($key)) {
            $run = Invoke-Sample -File $File -Configuration $Section
            $known[$key] = "$($run.Errors) $($run.Warnings) $($run.Text)"
        }
        $known[$key]
    }
}

Describe 'errors/configuration' {
    It 'Cause: -Configuration was combined with -Path, -Output, -CI or another simple parameter.' {
        $run = Invoke-Sample -Script { foreach ($more in @{ Path = '.' }, @{ Output = 'None' }, @{ CI = $true }) { try { Invoke-Pester -Configuration @{} @more } catch { "$_" } } }
        $run.Value | Should -HaveCount 3
        $run.Value | Should -BeLike '*Parameter set cannot be resolved*'
    }

    It 'Cause: -Configuration got a path or other text instead of a configuration object or hashtable.' {
        (Invoke-Sample -Script { Invoke-Pester -Configuration ./tests }).Errors | Should -BeLike '*parameter ''Configuration''*'
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Configuration @{ Run = @{ PassThru = $true } } }).Passed | Should -Be 1
    }

    It 'Cause: The verbosity is not one of the known levels.' {
        (Invoke-Sample -Script { Invoke-Pester -Output Loud }).Errors | Should -BeLike '*Loud*'
    }

    It 'In a hashtable, such a name is ignored without a message.' {
        $run = Invoke-Sample -Script { $null = New-PesterConfiguration -Hashtable @{ Run = @{ NoSuchOption = 1 }; NoSuchSection = @{ } }; 'made' }
        "$($run.Value)$($run.Errors)$($run.Warnings)" | Should -Be 'made'
    }

    It 'Cause: The configuration section has no option of that name.' {
        $run = Invoke-Sample -Script { $config = New-PesterConfiguration; $config.Run.Pathh = 'x' }
        "$($run.Errors)" | Should -Match 'Pathh'
    }

    It 'Cause: A value of the wrong type was assigned to an option:' {
        (Invoke-Sample -Script { $config = New-PesterConfiguration; $config.Run.Exit = 'yes' }).Errors | Should -Not -BeNullOrEmpty
        (Invoke-Sample -Script { $config = New-PesterConfiguration; $config.Run.Exit = $true; $config.Run.Exit.Value }).Value | Should -Be $true
    }

    It 'Fix: Use None, Normal, Detailed or Diagnostic.' {
        foreach ($level in 'None', 'Normal', 'Detailed', 'Diagnostic') { Get-Said @{ Output = @{ Verbosity = $level } } | Should -Not -Match 'Verbosity' }
        Get-Said @{ Output = @{ Verbosity = 'Loud' } } | Should -Match "Output\.Verbosity must be .* but it was 'Loud'"
    }

    It 'Fix: Use None, FirstLine, Filtered or Full.' {
        foreach ($level in 'None', 'FirstLine', 'Filtered', 'Full') { Get-Said @{ Output = @{ StackTraceVerbosity = $level } } | Should -Not -Match 'StackTraceVerbosity' }
        Get-Said @{ Output = @{ StackTraceVerbosity = 'Loud' } } | Should -Match 'StackTraceVerbosity'
    }

    It 'Fix: Use Auto, Ansi, ConsoleColor or Plaintext.' {
        foreach ($mode in 'Auto', 'Ansi', 'ConsoleColor', 'Plaintext') { Get-Said @{ Output = @{ RenderMode = $mode } } | Should -Not -Match 'RenderMode' }
        Get-Said @{ Output = @{ RenderMode = 'Html' } } | Should -Match 'RenderMode'
    }

    It 'Fix: Use None, Auto, AzureDevops or GithubActions.' {
        foreach ($format in 'None', 'Auto', 'AzureDevops', 'GithubActions') { Get-Said @{ Output = @{ CIFormat = $format } } | Should -Not -Match 'CIFormat' }
        Get-Said @{ Output = @{ CIFormat = 'Jenkins' } } | Should -Match 'CIFormat'
    }

    It 'Cause: A failed test is shown in the log of the build server as an error or as a warning; there is no other level.' {
        foreach ($level in 'Error', 'Warning') { Get-Said @{ Output = @{ CILogLevel = $level } } | Should -Not -Match 'CILogLevel' }
        Get-Said @{ Output = @{ CILogLevel = 'Notice' } } | Should -Match 'CILogLevel'
    }

    It 'On GitHub Actions and Azure Pipelines, the message is Cannot validate argument on parameter ''CILogLevel''.' {
        foreach ($service in 'GITHUB_ACTIONS', 'TF_BUILD') {
            $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Configuration @{ Output = @{ CILogLevel = 'Notice' } } -Environment @{ $service = 'true' }
            "$($run.Errors) $($run.Text)" | Should -Match "Cannot validate argument on parameter 'CILogLevel'"
        }
        Get-Said @{ Output = @{ CILogLevel = 'Notice' } } | Should -Match "Output.CILogLevel must be 'Error' or 'Warning'"
    }

    It 'Fix: Use None, Block, Container or Run.' {
        foreach ($scope in 'None', 'Block', 'Container', 'Run') { Get-Said @{ Run = @{ SkipRemainingOnFailure = $scope } } | Should -Not -Match 'SkipRemainingOnFailure' }
        Get-Said @{ Run = @{ SkipRemainingOnFailure = 'Test' } } | Should -Match 'SkipRemainingOnFailure'
    }

    It 'Fix: Use NUnitXml, NUnit2.5, NUnit3 or JUnitXml.' {
        foreach ($format in 'NUnitXml', 'NUnit2.5', 'NUnit3', 'JUnitXml') { Get-Said @{ TestResult = @{ Enabled = $true; OutputFormat = $format } } | Should -Not -Match 'OutputFormat' }
        Get-Said @{ TestResult = @{ Enabled = $true; OutputFormat = 'Html' } } | Should -Match "TestResult\.OutputFormat must be .* but it was 'Html'"
    }

    It 'Cause: The value is not one of the accepted levels.' {
        Get-Said @{ Output = @{ StackTraceVerbosity = 'Loud' } } | Should -Match "StackTraceVerbosity must be .* but it was 'Loud'"
        Get-Said @{ Output = @{ StackTraceVerbosity = 'FirstLine' } } | Should -Not -Match 'StackTraceVerbosity'
    }

    It 'Cause: The value is not one of the accepted modes.' {
        Get-Said @{ Output = @{ RenderMode = 'Html' } } | Should -Match 'RenderMode'
        Get-Said @{ Output = @{ RenderMode = 'Plaintext' } } | Should -Not -Match 'RenderMode'
    }

    It 'Cause: The value does not name a log format that Pester supports.' {
        Get-Said @{ Output = @{ CIFormat = 'Jenkins' } } | Should -Match 'CIFormat'
        Get-Said @{ Output = @{ CIFormat = 'AzureDevops' } } | Should -Not -Match 'CIFormat'
    }

    It 'Cause: The value is not one of the accepted scopes.' {
        Get-Said @{ Run = @{ SkipRemainingOnFailure = 'Test' } } | Should -Match 'SkipRemainingOnFailure'
        Get-Said @{ Run = @{ SkipRemainingOnFailure = 'Run' } } | Should -Not -Match 'SkipRemainingOnFailure'
    }

    It 'Cause: The report format is not known to this version.' {
        Get-Said @{ TestResult = @{ Enabled = $true; OutputFormat = 'Html' } } | Should -Match "TestResult\.OutputFormat must be .* but it was 'Html'"
        Get-Said @{ TestResult = @{ Enabled = $true; OutputFormat = 'NUnit3' } } | Should -Not -Match 'OutputFormat'
    }

    It 'Cause: The coverage format is not one Pester can write.' {
        $file = @{ 'Code.ps1' = 'function Get-It { 1 }'; 'a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/Code.ps1 }; Describe d { It i { Get-It } }' }
        Get-Said @{ CodeCoverage = @{ Enabled = $true; Path = './Code.ps1'; OutputFormat = 'Html' } } $file | Should -Match 'Html'
        Get-Said @{ CodeCoverage = @{ Enabled = $true; Path = './Code.ps1'; UseBreakpoints = $true; OutputFormat = 'JaCoCo' } } $file | Should -Match 'Tests Passed: 1'
    }

    It 'Fix: Correct the path or make it absolute, e.g. with $PSScriptRoot.' {
        $run = Invoke-Sample -File @{ 'Code.ps1' = 'function Get-It { 1 }'; 'deep/a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/../Code.ps1 }; Describe d { It i { Get-It } }'; 'build.ps1' = 'Invoke-Pester -Configuration @{ Run = @{ Path = "$PSScriptRoot/deep"; PassThru = $true }; CodeCoverage = @{ Enabled = $true; Path = "$PSScriptRoot/Code.ps1" }; Output = @{ Verbosity = "None" } }' } -Script {
            Set-Location ./deep
            (../build.ps1).CodeCoverage.CommandsExecutedCount
        }
        $run.Value | Should -Be 1
    }

    It 'For Run.Path, this is the file from a Get-ChildItem that found only one file. Of several files, the option takes the paths.' {
        $run = Invoke-Sample -File @{ 'one/a.Tests.ps1' = 'Describe "a" { It "i" { } }'; 'two/b.Tests.ps1' = 'Describe "b" { It "i" { } }'; 'two/c.Tests.ps1' = 'Describe "c" { It "i" { } }' } -Script {
            foreach ($folder in 'one', 'two') {
                $configuration = New-PesterConfiguration
                try { $configuration.Run.Path = Get-ChildItem $folder -Filter *.Tests.ps1 } catch { 'refused'; continue }
                $configuration.Run.PassThru = $true
                $configuration.Output.Verbosity = 'None'
                "$((Invoke-Pester -Configuration $configuration).PassedCount)"
            }
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'refused', '2'
    }

    It 'Set-ItResult gives this message without a result such as -Skipped, or with two results.' {
        $run = Invoke-Sample { Describe 'd' { It 'none' { Set-ItResult -Because 'x' }; It 'two' { Set-ItResult -Skipped -Inconclusive }; It 'one' { Set-ItResult -Skipped } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Skipped'
        @($run.Messages) -like 'Parameter set cannot be resolved*' | Should -HaveCount 2
    }

    It 'Or there is no such section, as in $config.TestResults.Enabled, or $config is empty or a hashtable; the message still names the option.' {
        $run = Invoke-Sample -Script { foreach ($code in { $c = New-PesterConfiguration; $c.TestResults.Enabled = $true }, { $c = @{}; $c.Run.Path = '.' }, { $none.Run.Path = '.' }, { $c = New-PesterConfiguration; $c.TestResult.Enabled = $true }) { try { & $code; 'set' } catch { "$_" } } }
        $run.Value[0] | Should -BeLike "The property 'Enabled' cannot be found on this object.*"
        $run.Value[1, 2] | Should -BeLike "The property 'Path' cannot be found on this object.*"
        $run.Value[3] | Should -Be 'set'
    }

    It '$config alone prints the sections.' {
        "$((Invoke-Sample -Script { New-PesterConfiguration | Out-String }).Value)" | Should -Match 'CodeCoverage[\s\S]*TestResult'
    }

    It 'For a switch, this is a text such as ''true'', a number, or a [switch] parameter.' {
        $run = Invoke-Sample -Script { foreach ($value in 'true', 1, [switch] $true, $true) { $c = New-PesterConfiguration; try { $c.Run.PassThru = $value; 'set' } catch { "$_" } } }
        $run.Value[0..2] | Should -BeLike 'Exception setting "PassThru": "Cannot convert*'
        $run.Value[3] | Should -Be 'set'
    }

    It 'In a hashtable, such a value of a switch is ignored without a message, and a single file for Run.Path is accepted.' {
        $run = Invoke-Sample -Script { foreach ($value in 'true', 1, [switch] $true, $true) { (New-PesterConfiguration -Hashtable @{ Run = @{ PassThru = $value } }).Run.PassThru.Value } }
        $run.Value | Should -Be $false, $false, $false, $true
        "$($run.Errors)$($run.Warnings)" | Should -BeNullOrEmpty
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe d { It of-the-file { } }'; 'b.Tests.ps1' = 'Describe d { It other { } }' } -Script {
            $file = Get-ChildItem ./sub
            $configuration = New-PesterConfiguration
            try { $configuration.Run.Path = $file; 'set' } catch { "$_" }
            (Invoke-Pester -Configuration @{ Run = @{ Path = $file; PassThru = $true }; Output = @{ Verbosity = 'None' } }).Tests.Name
        }
        $run.Value[0] | Should -BeLike 'Exception setting "Path": "Cannot convert*'
        $run.Value[1] | Should -Be 'of-the-file'
        $run.Value | Should -HaveCount 2
    }

    It 'Assign the type that the option expects, such as $true for switches, $Detailed.IsPresent for a [switch] parameter' {
        (Invoke-Sample -Script { function Set-It ([switch] $Detailed) { $c = New-PesterConfiguration; $c.Run.PassThru = $Detailed.IsPresent; $c.Run.PassThru.Value }; Set-It -Detailed; Set-It }).Value | Should -Be $true, $false
    }

    It 'The run goes on and measures nothing, not even the other paths of the list' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/b.ps1 }; Describe d { It i { Get-It } }'; 'b.ps1' = 'function Get-It { Get-Date }' } -Script { foreach ($list in @('./none.ps1', './b.ps1'), @('./b.ps1', './none.ps1'), @('./b.ps1', './b.ps1')) { $r = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = $list } }; "$($r.PassedCount) $($r.CodeCoverage.CommandsAnalyzedCount)" } }
        $run.Value | Should -Be '1 0', '1 0', '1 1'
    }

    It 'When the message comes from Should in a test, its operator, or a parameter beside it, is wrong.' {
        Get-Failure { 1 | Should -Be 1 -Match 1 } | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters.*'
        Get-Failure { 1 | Should -Be 1 -Exactly } | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters.*'
        Assert-Passing { 1 | Should -Be 1 }, { 1 | Should -Match 1 }, { 1 | Should -BeExactly 1 }
    }

    It 'For a path without -Path, the message is A positional parameter cannot be found that accepts argument ''./tests''.' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            $configuration = New-PesterConfiguration
            try { Invoke-Pester ./tests -Configuration $configuration } catch { "$_" }
            try { Invoke-Pester -Path ./tests -Configuration $configuration } catch { "$_" }
        }
        $run.Value[0] | Should -Be "A positional parameter cannot be found that accepts argument './tests'."
        $run.Value[1] | Should -BeLike 'Parameter set cannot be resolved*'
    }

    It 'The call can also come from a tool: Invoke-OperationValidation of the Operation Validation Framework uses -TestName. Its version 1.0.1 loads the newest Pester, whatever you imported.' -Tag Unproved {
        'https://github.com/PowerShell/Operation-Validation-Framework/issues/41, https://github.com/PowerShell/Operation-Validation-Framework/issues/42'
    }

    It 'When the path in the message is System.Collections.Hashtable, a hashtable of Pester 4, such as one with Path and Function, was passed' {
        $run = Invoke-Sample -File @{ 'a.ps1' = 'function Get-A { 1 }'; 'a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            $config = New-PesterConfiguration
            $config.Run.Path = './a.Tests.ps1'
            $config.CodeCoverage.Enabled = $true; $config.CodeCoverage.UseBreakpoints = $true
            $config.CodeCoverage.Path = 'a.ps1', @{ Path = 'a.ps1'; Function = 'Get-A' }
            Invoke-Pester -Configuration $config
        }
        $run.Errors | Should -BeLike "Could not resolve coverage path 'System.Collections.Hashtable': Cannot find path *System.Collections.Hashtable' because it does not exist."
    }
}
