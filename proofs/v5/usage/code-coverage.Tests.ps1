BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $files = @{
        'src/A.ps1'              = "function Get-A {`n 'a'`n}"
        'src/deep/B.ps1'         = "function Get-B { 'b' }"
        'tests/Sample.Tests.ps1' = { BeforeAll { . $PSScriptRoot/../src/A.ps1 }; Describe 'd' { It 'i' { Get-A } } }
    }
    function Invoke-Coverage ([hashtable] $Coverage, [hashtable] $Change = @{}) {
        $all = $files.Clone()
        foreach ($name in $Change.Keys) { $all[$name] = $Change[$name] }
        Invoke-Sample -File $all -Configuration @{ Run = @{ Path = './tests' }; CodeCoverage = $Coverage } -Inspect {
            $args[0].CodeCoverage.CommandsAnalyzedCount; "$($args[0].CodeCoverage)"
        }
    }
    function Measure-Code ([string] $Code) { (Invoke-Coverage @{ Enabled = $true; Path = './src/Code.ps1' } @{ 'src/Code.ps1' = $Code; 'tests/Sample.Tests.ps1' = { Describe 'd' { It 'i' { . $PSScriptRoot/../src/Code.ps1 } } } }).Value[0] }
    function Get-Report ([string] $Format) { (Invoke-Coverage @{ Enabled = $true; Path = './src'; OutputFormat = $Format }).Files['coverage.xml'] }

    # Without a console the tracer ends the run, so it is shown in a process that has one.
    $traceFiles = $files.Clone()
    $traceFiles['tests/Sample.Tests.ps1'] = { BeforeAll { . $PSScriptRoot/../src/A.ps1 }; Describe 'd' { It 'i' { Get-A; Write-Host "set: $(@(Get-PSBreakpoint).Count)" } } }
    $traceFiles['trace.ps1'] = {
        Import-Module ($args[0] -replace 'psm1$', 'psd1')
        foreach ($section in @{ UseBreakpoints = $true }, @{ UseBreakpoints = $false }, @{}) {
            $section.Enabled = $true
            $section.Path = './src'
            $result = Invoke-Pester -Configuration @{ Run = @{ Path = './tests'; PassThru = $true }; CodeCoverage = $section; Output = @{ Verbosity = 'None' } }
            "coverage: $($result.CodeCoverage) $($result.CodeCoverage.CommandsMissed.Command -join ' ')"
        }
    }
    $traced = (Invoke-Sample -File $traceFiles -Script { & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -File ./trace.ps1 (Get-Module Pester).Path } -Seconds 300).Value
    $breakpoints = @($traced -match '^set: ')
    $coverage = @($traced -match '^coverage: ')
}

Describe 'usage/code-coverage' {
    It 'Pester then counts which of their commands the tests ran' {
        (Invoke-Coverage @{ Enabled = $true; Path = './src' }).Value | Should -Be 2, '50% / 75%'
    }

    It 'Comments, braces, param blocks, the condition at the end of a do loop, and bare words such as return, break, continue and throw do not count. A command in a default value, such as $Date = (Get-Date), or in [ValidateScript()] counts.' {
        Measure-Code '# comment' | Should -Be 0
        Measure-Code 'function f { param ([int] $A = 3) Get-Date }; f' | Should -Be 2
        Measure-Code 'do { Get-Date } while ($false)' | Should -Be 1
        Measure-Code 'function f { return }; f' | Should -Be 1
        Measure-Code 'foreach ($i in 1) { break }' | Should -Be 1
        Measure-Code 'foreach ($i in 1) { continue }' | Should -Be 1
        Measure-Code 'if ($false) { throw }' | Should -Be 1
        Measure-Code 'if ($false) { throw "with a text" }' | Should -Be 2
        Measure-Code 'function f { param ($Date = (Get-Date)) 1 }; f' | Should -Be 3
        Measure-Code 'function f { param ([ValidateScript({ $true })] $A) 1 }; f' | Should -Be 3
        Measure-Code 'function f { param ([ValidateSet(1)] $A) 1 }; f' | Should -Be 2
    }

    It 'A block with nothing but break can stay unreached at 100 %.' {
        $code = { param ($Body) "foreach (`$i in 1, 2) {`n    if (`$i -eq 3) {`n        $Body`n    }`n}" }
        (Invoke-Coverage @{ Enabled = $true; Path = './src/Code.ps1' } @{ 'src/Code.ps1' = (& $code 'break'); 'tests/Sample.Tests.ps1' = { Describe 'd' { It 'i' { . $PSScriptRoot/../src/Code.ps1 } } } }).Value[1] | Should -Match '^100%'
        (Invoke-Coverage @{ Enabled = $true; Path = './src/Code.ps1' } @{ 'src/Code.ps1' = (& $code 'Get-Date'); 'tests/Sample.Tests.ps1' = { Describe 'd' { It 'i' { . $PSScriptRoot/../src/Code.ps1 } } } }).Value[1] | Should -Not -Match '^100%'
    }

    It 'In v5 the smallest unit is the file.' {
        Measure-Code "function f { [Diagnostics.CodeAnalysis.ExcludeFromCodeCoverage()] param () Get-Date }; f" | Should -Be 2
    }

    It 'Pester 5 ignores it without a message.' {
        $run = Invoke-Coverage @{ Enabled = $true; Path = './src/Code.ps1' } @{ 'src/Code.ps1' = 'function f { [Diagnostics.CodeAnalysis.ExcludeFromCodeCoverage()] param () Get-Date }; f'; 'tests/Sample.Tests.ps1' = { Describe 'd' { It 'i' { . $PSScriptRoot/../src/Code.ps1 } } } }
        $run.Value[0] | Should -Be 2
        $run.Text | Should -Match 'Tests Passed'
        $run.Text, $run.Warnings | Should -Not -Match 'Exclude'
    }

    It 'JaCoCo, the default | Azure Pipelines, Jenkins, Codecov | below the name of the common folder of all measured files' {
        Get-Report JaCoCo | Should -Match '<class name="src/deep/B" sourcefilename="deep/B\.ps1"'
        (Invoke-Sample -Script { (New-PesterConfiguration).CodeCoverage.OutputFormat.Default }).Value | Should -Be 'JaCoCo'
    }

    It 'CoverageGutters | the Coverage Gutters extension of VS Code | relative to the folder of the report file; absolute for files that are not below it' {
        Get-Report CoverageGutters | Should -Match '<package name="src/deep">'
        (Invoke-Coverage @{ Enabled = $true; Path = './src'; OutputFormat = 'CoverageGutters'; OutputPath = 'out/coverage.xml' }).Files['out/coverage.xml'] | Should -Match '<package name="(/|[A-Z]:).*/src/deep">'
        (Invoke-Coverage @{ Enabled = $true; Path = './src'; OutputFormat = 'CoverageGutters'; OutputPath = 'src/coverage.xml' }).Files['src/coverage.xml'] | Should -Match '<package name="deep">'
    }

    It 'Cobertura | GitLab, Azure Pipelines, GitHub actions, Codecov | relative to the common folder of all measured files' {
        Get-Report Cobertura | Should -Match '<class name="B\.ps1" filename="deep/B\.ps1"'
    }

    It 'CoverageGutters is JaCoCo with other paths.' {
        $plain = { (Get-Report $args[0]) -replace '(name|sourcefilename)="[^"]*"' -replace '(start|dump)="\d+"' -replace '\s+' }
        & $plain CoverageGutters | Should -Be (& $plain JaCoCo)
    }

    It 'By default Pester 5 sets a breakpoint on each command' {
        $run = Invoke-Coverage @{ Enabled = $true; Path = './src' } @{ 'tests/Sample.Tests.ps1' = { Describe 'd' { It 'i' { @(Get-PSBreakpoint).Count | Should -Be 2 } } } }
        $run.Passed | Should -Be 1
    }

    It '$false measures with the tracer of the PowerShell Profiler instead' {
        $breakpoints | Should -Be 'set: 1', 'set: 0', 'set: 1'
        $coverage[1] | Should -Be $coverage[0]
    }

    It 'a path that does not exist, or a pattern in such a folder | this error. The tests run, but nothing is measured, not even the other paths, and coverage.xml is empty' {
        $run = Invoke-Coverage @{ Enabled = $true; Path = './src/A.ps1', './source' }
        $run.Errors | Should -Match "Could not resolve coverage path './source': Cannot find path"
        $run.Passed | Should -Be 1
        $run.Value | Should -Be 0, '0% / 75%'
        $run.Files['coverage.xml'].Trim() | Should -BeNullOrEmpty
        $missing = Invoke-Coverage @{ Enabled = $true; Path = './src/A.ps1', './zz/*.ps1' }
        "$($missing.Errors) $($missing.Text)" | Should -Match 'Could not resolve coverage path ''\./zz/\*\.ps1'': Cannot find path'
        $missing.Passed | Should -Be 1
        $missing.Value[0] | Should -Be 0
    }

    It 'a pattern that fits no file, such as ./src/*.psm1, beside other paths | it is left out' {
        $beside = Invoke-Coverage @{ Enabled = $true; Path = './src/A.ps1', './src/*.nothing' }
        $beside.Passed | Should -Be 1
        $beside.Value[0] | Should -BeGreaterThan 0
    }

    It 'such a pattern alone | the run ends before any test: Invoking step RunStart failed, with Cannot bind argument to parameter ''LiteralPath'' because it is null.' {
        $alone = Invoke-Sample -File $files -Script {
            $result = Invoke-Pester -Configuration @{ Run = @{ Path = './tests'; PassThru = $true }; CodeCoverage = @{ Enabled = $true; Path = './src/*.nothing' } }
            "result: $result"
        }
        "$($alone.Errors) $($alone.Text)" | Should -Match '(?s)Invoking step RunStart failed.*Cannot bind argument to parameter ''LiteralPath'' because it is null'
        $alone.Text | Should -Not -Match 'Tests Passed'
        $alone.Value | Should -Not -Match 'result: \S'
    }

    It 'With $global:ErrorActionPreference = ''Stop'', which GitHub sets for steps with shell: pwsh, the error does stop the run. The message starts with Invoking step RunStart failed, no test runs, and there is no result object.' {
        $run = Invoke-Sample -File $files -Script {
            $global:ErrorActionPreference = 'Stop'
            $result = Invoke-Pester -Configuration @{ Run = @{ Path = './tests'; PassThru = $true }; CodeCoverage = @{ Enabled = $true; Path = './source' } }
            "result: $result"
        }
        "$($run.Errors) $($run.Text) $($run.Value)" | Should -Match 'Invoking step RunStart failed'
        $run.Text | Should -Not -Match 'Tests Passed'
        $run.Value | Should -Not -Match 'result: \S'
    }

    It 'In v5 the section stays off until CodeCoverage.Enabled is $true, also with -CI and when CodeCoverage.Path is set.' {
        $run = Invoke-Coverage @{ Path = './src' }
        $run.Value[1] | Should -BeNullOrEmpty
        $run.Files.Count | Should -Be 0
        $ci = Invoke-Sample -File $files -Script { Invoke-Pester -Path ./tests -CI -Output None }
        $ci.Files.Keys | Should -Be 'testResults.xml'
    }

    It 'Pester writes these three.' {
        (Invoke-Sample -Script { Invoke-Pester -Configuration @{ CodeCoverage = @{ Enabled = $true; OutputFormat = 'Html' } } }).Text | Should -Match "CodeCoverage\.OutputFormat must be 'JaCoCo', 'CoverageGutters' or 'Cobertura', but it was 'Html'\."
    }

    It 'The parameter is from Pester 4 and deprecated' {
        $run = Invoke-Sample -File $files -Script { Invoke-Pester -Path ./tests -CodeCoverage ./src }
        "$($run.Warnings) $($run.Text)" | Should -Match 'Legacy parameter set'
        $run.Text | Should -Match 'Covered 50%'
    }

    It 'In v5 JaCoCo also repeats the folders in sourcefilename, as in sub/Get-Backup.ps1, where tools such as the Coverage plugin of Jenkins expect only the name of the file. When such a tool does not find your files, take CoverageGutters, which has only the name there, or Cobertura.' {
        $name = { [regex]::Match((Get-Report $args[0]), 'sourcefilename="([^"]*B\.[^"]+)"').Groups[1].Value }
        & $name JaCoCo | Should -Match '/B\.psm?1$'
        & $name CoverageGutters | Should -Match '^B\.psm?1$'
    }

    It 'so such a step can end green. Run.Throw or Run.Exit makes it fail.' {
        $run = Invoke-Sample -Seconds 120 -File @{ 'A.Tests.ps1' = "Describe 'd' { It 'i' { } }" } -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($option in 'PassThru', 'Throw', 'Exit') {
                Set-Content run.ps1 "`$global:ErrorActionPreference = 'Stop'; Import-Module '$manifest'; Invoke-Pester -Configuration @{ Run = @{ $option = `$true }; CodeCoverage = @{ Enabled = `$true; Path = './source'; UseBreakpoints = `$true } }"
                $null = & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -Command '. ./run.ps1' 2>&1
                "$option $LASTEXITCODE"
            }
        }
        $run.Value[0] | Should -Be 'PassThru 0'
        $run.Value[1] | Should -Be 'Throw 1'
        $run.Value[2] | Should -Not -Be 'Exit 0'
    }

    It 'Pester 6 writes only the name.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/src/functions/Coverage.ps1, sourcefilename'
    }

    It 'marked as experimental in v5' {
        (Invoke-Sample -Script { $option = (New-PesterConfiguration).CodeCoverage.UseBreakpoints; "$($option.Default) $($option.Description -match 'experimental')" }).Value | Should -Be 'True True'
    }

    It 'With $false they are measured as well, and show Describe, It and other calls of discovery as missed, because the measurement starts after discovery.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'da' {`n    It 'a' { 'ran in a' }`n}"; 'b.Tests.ps1' = "Describe 'db' {`n    It 'b' { 'ran in b' }`n}" } -Script {
            $r = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = '.'; ExcludeTests = $false } }
            $r.CodeCoverage.CommandsMissed | ForEach-Object { "$(Split-Path $_.File -Leaf) $($_.Line)" }
        }
        $run.Value | Sort-Object | Should -Be 'a.Tests.ps1 1', 'a.Tests.ps1 2', 'b.Tests.ps1 1', 'b.Tests.ps1 2'
    }

    It 'A command in the initial value of a property counts, too, and is listed as missed although it ran. With the profiler it is covered once the definition of the class was loaded in BeforeAll, whether an object was made or not.' {
        . "$PSScriptRoot/../../v5-v6/samples/initialValue.ps1"
        foreach ($line in 'none True Passed missed', 'none False Passed covered', 'one True Passed missed', 'one False Passed covered', 'using True Passed missed', 'using False Passed missed') {
            $lines | Should -Contain $line
        }
    }

    It 'ReportGenerator and PublishCodeCoverageResults@2 say File ''…'' does not exist (any more). for each file of a JaCoCo or CoverageGutters report, and show no lines, until you name the folder with -sourcedirs or pathToSources. For JaCoCo name the common folder of the measured files, as in -sourcedirs:src. For CoverageGutters name the folder of the report, -sourcedirs:.. Cobertura needs neither.' -Tag Unproved { 'ReportGenerator 5.6.0, run by hand on a report of each format; https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-code-coverage-results-v2' }

    It '$action = { … }, also in a hashtable or after return, counts as missed until the block itself runs.' {
        foreach ($case in @('$action = { 1 }', 2), @('$action = @{ a = { 1 } }', 2), @('return { 1 }', 2), @('$action = { 1 }; $null = & $action', 0)) {
            $files = @{ 's.ps1' = "function Register-Own {`n$($case[0])`n}"; 'in/a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/../s.ps1 }; Describe d { It a { $null = Register-Own } }' }
            $run = Invoke-Sample -File $files -Script {
                foreach ($breakpoints in $true, $false) { @((Invoke-Pester -Configuration @{ Run = @{ Path = 'in'; PassThru = $true }; CodeCoverage = @{ Enabled = $true; Path = './s.ps1'; UseBreakpoints = $breakpoints }; Output = @{ Verbosity = 'None' } }).CodeCoverage.CommandsMissed).Count }
            }
            # With $false only the command inside of a block that was not called is missed.
            $run.Value | Should -Be $case[1], $(if ($case[1]) { 1 } else { 0 }) -Because $case[0]
        }
    }

    It 'This writes out/Cobertura.xml. -sourcedirs names the common folder of the measured files.' -Tag Unproved {
        'https://github.com/danielpalme/ReportGenerator, -sourcedirs; ReportGenerator 5.6.0, run by hand on a report of 5.9.0 with files in src and src/sub: without -sourcedirs, it says File ''sub/Get-Y.ps1'' does not exist (any more).'
    }
}
