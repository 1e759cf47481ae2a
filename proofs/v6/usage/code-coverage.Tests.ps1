BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $files = @{
        'src/A.ps1'              = "function Get-A {`n 'a'`n}"
        'src/deep/B.ps1'         = "function Get-B { 'b' }"
        'tests/Sample.Tests.ps1' = { BeforeAll { . $PSScriptRoot/../src/A.ps1 }; Describe 'd' { It 'i' { Get-A } } }
    }
    function Invoke-Coverage ([hashtable] $Coverage, [hashtable] $Change = @{}, [hashtable] $Run = @{ Path = './tests' }) {
        $all = $files.Clone()
        # Without a console the tracer ends the run.
        if ($Coverage.Count) { $Coverage.UseBreakpoints = $true }
        foreach ($name in $Change.Keys) { $all[$name] = $Change[$name] }
        Invoke-Sample -File $all -Configuration @{ Run = $Run; CodeCoverage = $Coverage } -Inspect {
            $args[0].CodeCoverage.CommandsAnalyzedCount; "$($args[0].CodeCoverage)"
        }
    }
    function Measure-Code ([string] $Code) { (Invoke-Coverage @{ Path = './src/Code.ps1' } @{ 'src/Code.ps1' = $Code; 'tests/Sample.Tests.ps1' = { Describe 'd' { It 'i' { . $PSScriptRoot/../src/Code.ps1 } } } }).Value[0] }
    # The report of a run in a folder, with the root of the report below it.
    function Get-Report ([string] $Format, [string] $Root) {
        Invoke-Sample -File $files -Script ([scriptblock]::Create("
            `$result = Invoke-Pester -Configuration @{ Run = @{ Path = './tests'; PassThru = `$true }; CodeCoverage = @{ Path = './src'; OutputFormat = '$Format'; UseBreakpoints = `$true; ReportRoot = `"`$PWD$Root`" } }
            `"result: `$(`$result.Result)`""))
    }

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
}

Describe 'usage/code-coverage' {
    It 'A block with nothing but return can stay unreached at 100 %.' {
        $code = { param ($Body) "foreach (`$i in 1, 2) {`n    if (`$i -eq 3) {`n        $Body`n    }`n}" }
        (Invoke-Coverage @{ Path = './src/Code.ps1' } @{ 'src/Code.ps1' = (& $code 'return'); 'tests/Sample.Tests.ps1' = { Describe 'd' { It 'i' { . $PSScriptRoot/../src/Code.ps1 } } } }).Value[1] | Should -Match '^100%'
        (Invoke-Coverage @{ Path = './src/Code.ps1' } @{ 'src/Code.ps1' = (& $code 'Get-Date'); 'tests/Sample.Tests.ps1' = { Describe 'd' { It 'i' { . $PSScriptRoot/../src/Code.ps1 } } } }).Value[1] | Should -Not -Match '^100%'
    }

    It 'Pester counts which of their commands the tests ran' {
        (Invoke-Coverage @{ Path = './src' }).Value | Should -Be 2, '50% / 75%'
        (Invoke-Coverage @{}).Value[1] | Should -BeNullOrEmpty
    }

    It 'Comments, braces, param blocks, the bare word return and the condition at the end of a do loop do not count.' {
        Measure-Code '# comment' | Should -Be 0
        Measure-Code 'function f { return }; f' | Should -Be 1
        Measure-Code 'do { Get-Date } while ($false)' | Should -Be 1
        Measure-Code 'function f { param ([int] $A = 3) Get-Date }; f' | Should -Be 2
        Measure-Code 'function f { param ($Date = (Get-Date)) 1 }; f' | Should -Be 3
        Measure-Code 'function f { param ([ValidateScript({ $true })] $A) 1 }; f' | Should -Be 3
        Measure-Code 'function f { param ([ValidateSet(1)] $A) 1 }; f' | Should -Be 2
    }

    It 'a command in the default value of a parameter or in [ValidateScript()]' {
        Measure-Code '# comment' | Should -Be 0
        Measure-Code 'function f { return }; f' | Should -Be 1
        Measure-Code 'do { Get-Date } while ($false)' | Should -Be 1
        Measure-Code 'function f { param ([int] $A = 3) Get-Date }; f' | Should -Be 2
        Measure-Code 'function f { param ($Date = (Get-Date)) 1 }; f' | Should -Be 3
        Measure-Code 'function f { param ([ValidateScript({ $true })] $A) 1 }; f' | Should -Be 3
        Measure-Code 'function f { param ([ValidateSet(1)] $A) 1 }; f' | Should -Be 2
    }

    It 'break, continue, exit and throw; throw ''x'' counts twice, the throw and its text' {
        Measure-Code 'foreach ($i in 1) { break }' | Should -Be 2
        Measure-Code 'foreach ($i in 1) { continue }' | Should -Be 2
        Measure-Code 'if ($false) { exit }' | Should -Be 2
        Measure-Code 'try { throw } catch { }' | Should -Be 1
        Measure-Code "try { throw 'x' } catch { }" | Should -Be 2
    }

    It 'above a param block. Its commands are then not counted at all.' {
        Measure-Code 'function f { [Diagnostics.CodeAnalysis.ExcludeFromCodeCoverage()] param () Get-Date }; f' | Should -Be 1
        Measure-Code 'function f { param () Get-Date }; f' | Should -Be 2
    }

    It 'Below using namespace System.Diagnostics.CodeAnalysis, [ExcludeFromCodeCoverage()] is enough. Without that line, the function still counts, and a call of it ends with Cannot find the type for custom attribute ''ExcludeFromCodeCoverage''.' {
        $function = 'function f { [ExcludeFromCodeCoverage()] param () Get-Date }; f'
        $tests = { Describe 'd' { It 'i' { . $PSScriptRoot/../src/Code.ps1 } } }
        $run = Invoke-Coverage @{ Path = './src/Code.ps1' } @{ 'src/Code.ps1' = "using namespace System.Diagnostics.CodeAnalysis`n$function"; 'tests/Sample.Tests.ps1' = $tests }
        $run.Value[0], $run.Passed | Should -Be 1, 1
        $run = Invoke-Coverage @{ Path = './src/Code.ps1' } @{ 'src/Code.ps1' = $function; 'tests/Sample.Tests.ps1' = $tests }
        $run.Value[0], $run.Passed | Should -Be 2, 0
        $run.Messages | Should -Match "Cannot find the type for custom attribute 'ExcludeFromCodeCoverage'\."
    }

    It 'JaCoCo, the default | Azure Pipelines, Jenkins, Codecov, the Coverage Gutters extension | relative to the root of the repository' {
        (Get-Report JaCoCo).Files['coverage.xml'] | Should -Match '<class name="src/deep/B" sourcefilename="B\.ps1"'
        (Invoke-Sample -Script { (New-PesterConfiguration).CodeCoverage.OutputFormat.Default }).Value | Should -Be 'JaCoCo'
    }

    It 'Cobertura | GitLab, Azure Pipelines, GitHub actions, Codecov | relative to the root of the repository' {
        (Get-Report Cobertura).Files['coverage.xml'] | Should -Match '<class name="B\.ps1" filename="src/deep/B\.ps1"'
    }

    It 'The root is CodeCoverage.ReportRoot. When that option is not set, the root is Run.RepoRoot' {
        (Get-Report JaCoCo '/src').Files['coverage.xml'] | Should -Match '<class name="deep/B"'
        $run = Invoke-Sample -File $files -Script { $null = Invoke-Pester -Configuration @{ Run = @{ Path = './tests'; RepoRoot = "$PWD/src" }; CodeCoverage = @{ Path = './src'; UseBreakpoints = $true } } }
        $run.Files['coverage.xml'] | Should -Match '<class name="deep/B"'
    }

    It 'When that option is not set, the root is Run.RepoRoot' {
        $run = Invoke-Sample -File $files -Script { $null = Invoke-Pester -Configuration @{ Run = @{ Path = './tests'; RepoRoot = "$PWD/src" }; CodeCoverage = @{ Path = './src'; UseBreakpoints = $true } } }
        $run.Files['coverage.xml'] | Should -Match '<class name="deep/B"'
        (Get-Report JaCoCo).Files['coverage.xml'] | Should -Match '<class name="src/deep/B"'
    }

    It 'The format CoverageGutters of Pester 5 is gone' {
        (Invoke-Sample -Script { Invoke-Pester -Configuration @{ CodeCoverage = @{ Enabled = $true; OutputFormat = 'CoverageGutters' } } }).Text | Should -Match "CodeCoverage\.OutputFormat must be 'JaCoCo' or 'Cobertura', but it was 'CoverageGutters'\."
    }

    It 'Pester 6 has dropped that format.' {
        (Invoke-Sample -Script { Invoke-Pester -Configuration @{ CodeCoverage = @{ Enabled = $true; OutputFormat = 'CoverageGutters' } } }).Text | Should -Match 'CoverageGutters'
        (Get-Report JaCoCo).Text | Should -Match 'Covered 50%'
    }

    It 'Pester 6 measures with the tracer' {
        $breakpoints | Should -Be 'set: 1', 'set: 0', 'set: 0'
    }

    It 'CodeCoverage.UseBreakpoints = $true goes back to the way of Pester 5, a breakpoint on each command' {
        $breakpoints | Should -Be 'set: 1', 'set: 0', 'set: 0'
    }

    It 'What is counted stays that of Pester 6' {
        $change = @{ 'src/Code.ps1' = "try { throw 'x' } catch { }" }
        (Invoke-Coverage @{ Path = './src/Code.ps1'; UseBreakpoints = $true } $change).Value[0] | Should -Be 2
    }

    It 'a path that does not exist, or a pattern in such a folder | this error. The tests run, but nothing is measured, not even the other paths. The run passes without the line Covered …, with CoveragePercent 0 and an empty report' {
        $run = Invoke-Coverage @{ Path = './src/A.ps1', './source' }
        $run.Errors | Should -Match "Could not resolve coverage path './source': Cannot find path"
        $run.Result | Should -Be 'Passed'
        $run.Value | Should -Be 0, '0% / 75%'
        $run.Files['coverage.xml'].Trim([char] 0xFEFF, ' ', "`r", "`n") | Should -BeNullOrEmpty
        $run.Text | Should -Not -Match 'Covered '
        (Invoke-Coverage @{ Path = './src/A.ps1' }).Text | Should -Match 'Covered 100%'
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

    It 'such a pattern alone, in a parallel run | Invoking step DiscoveryEnd failed as well; with the output None, the run passes without a test' {
        $parallel = Invoke-Sample -File @{ 'src/A.ps1' = '1'; 'tests/A.Tests.ps1' = 'Describe "d" { It "fails" { Add-Content "$PSScriptRoot/ran.txt" x; throw "x" } }' } -Script {
            foreach ($level in 'None', 'Normal') {
                foreach ($path in './src/*.psm1', './src/*.ps1') {
                    $said = Invoke-Pester -Configuration @{ Run = @{ Path = './tests'; PassThru = $true; Parallel = $true }; CodeCoverage = @{ Path = $path }; Output = @{ Verbosity = $level } } *>&1
                    $result = $said | Where-Object { $_.PSObject.Properties.Name -contains 'PassedCount' }
                    "$level $path <$($result.Result)> $($result.TotalCount) $("$said" -match 'Invoking step DiscoveryEnd failed') ran $(Test-Path ./tests/ran.txt)"
                    Remove-Item ./tests/ran.txt -ErrorAction Ignore
                }
            }
        }
        $parallel.Value[0, 1] | Should -Be 'None ./src/*.psm1 <Passed> 0 False ran False', 'None ./src/*.ps1 <Failed> 1 False ran True'
        $parallel.Value[2, 3] | Should -Be 'Normal ./src/*.psm1 <>  True ran False', 'Normal ./src/*.ps1 <Failed> 1 False ran True'
    }

    It 'no test runs: Invoking step RunStart failed is printed, and there is no result object' {
        $run = Invoke-Sample -File $files -Script {
            $global:ErrorActionPreference = 'Stop'
            $result = Invoke-Pester -Configuration @{ Run = @{ Path = './tests'; PassThru = $true }; CodeCoverage = @{ Path = './source'; UseBreakpoints = $true } }
            "result: $result"
        }
        "$($run.Errors) $($run.Text) $($run.Value)" | Should -Match 'Invoking step RunStart failed'
        $run.Text | Should -Not -Match 'Tests Passed'
        $run.Value | Should -Not -Match 'result: \S'
    }

    It 'PowerShell was started outside the repository, so Run.RepoRoot is not the root of the repository.' {
        (Invoke-Sample -File $files -Script { [System.Environment]::CurrentDirectory = [System.IO.Path]::GetTempPath(); (New-PesterConfiguration).Run.RepoRoot.Value; $null = New-Item -ItemType Directory .git; (New-PesterConfiguration).Run.RepoRoot.Value }).Value |
            ForEach-Object { $_ | Should -Not -BeLike '*proof-*' }
    }

    It 'A root that is longer than the path of a folder with measured scripts, even if only by a slash at its end, ends a Cobertura run. The errors are Invoking step End failed and startIndex cannot be larger than length of string. The tests have run by then, but there is no report and no result object, and $LASTEXITCODE counts only the failed tests.' {
        $run = Get-Report Cobertura '/src/'
        "$($run.Errors) $($run.Text)" | Should -Match 'Invoking step End failed(.|\n)*startIndex cannot be larger than length of string'
        $run.Text | Should -Match 'Tests Passed: 1'
        $run.Value | Should -Be 'result: '
        $run.Files.Count | Should -Be 0
        (Get-Report Cobertura '/src').Value | Should -Be 'result: Passed'
    }

    It 'Invoke-Pester -CodeCoverage was a parameter of Pester 4, and still is one of Pester 5.' {
        (Invoke-Sample -Script { try { Invoke-Pester -CodeCoverage ./src } catch { "$_" } }).Value | Should -Be "A parameter cannot be found that matches parameter name 'CodeCoverage'."
    }

    It '$LASTEXITCODE is empty then, so the step succeeds unless Run.Exit or Run.Throw is on' {
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
        # PowerShell makes 1 of -1 here, since the script is dot-sourced by -Command.
        $run.Value[2] | Should -BeIn 'Exit 1', 'Exit -1', 'Exit 255'
    }

    It 'Changing the location later does not help.' {
        $run = Invoke-Sample -File @{ 'repo/.git/HEAD' = 'x'; 'repo/a.txt' = 'x' } -Script {
            $first = (New-PesterConfiguration).Run.RepoRoot.Value
            Set-Location ./repo
            (New-PesterConfiguration).Run.RepoRoot.Value -eq $first
        }
        $run.Value | Should -Be $true
    }

    It 'In Cobertura the names are then not absolute but wrong: Pester cuts off as many characters as the root is long.' {
        $run = Invoke-Sample -File @{ 'repo/src/Backup.ps1' = 'function Get-A { 1 }'; 'A.Tests.ps1' = "Describe 'd' { It 'i' { } }"; 'abc/x.txt' = 'x' } -Script {
            $root = (Get-Location).ProviderPath
            Invoke-Pester -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './repo/src/Backup.ps1'; OutputPath = './c.xml'; OutputFormat = 'Cobertura'; ReportRoot = "$root/abc"; UseBreakpoints = $true } }
            ([regex] 'filename="([^"]+)"').Match((Get-Content -Raw ./c.xml)).Groups[1].Value
        }
        $run.Value | Should -Be 'o/src/Backup.ps1'
    }

    It 'Since 6.1.0 a parallel run is measured with breakpoints, whatever UseBreakpoints says, and its report holds what all files reached.' {
        # The default of a parameter, which only breakpoints find; and the breakpoints themselves, seen by a test.
        $ways = Invoke-Sample -Seconds 240 -File @{
            'S.ps1'       = 'param ($When = (Get-Date)) $When'
            'S.Tests.ps1' = 'Describe "d" { It "i" { Add-Content "$PSScriptRoot/seen.txt" "set $(@(Get-PSBreakpoint).Count -gt 0)"; & $PSScriptRoot/S.ps1 } }'
            'run.ps1'     = 'Import-Module $args[0]; foreach ($parallel in $true, $false) { foreach ($use in $true, $false) { $r = Invoke-Pester -Configuration @{ Run = @{ Path = "./S.Tests.ps1"; Parallel = $parallel; PassThru = $true }; CodeCoverage = @{ Path = "./S.ps1"; UseBreakpoints = $use }; Output = @{ Verbosity = "None" } }; "missed: $($r.CodeCoverage.CommandsMissed.Command)" } }'
        } -Script { & (Get-Process -Id $PID).Path -NoProfile -File run.ps1 (Join-Path (Get-Module Pester).ModuleBase Pester.psd1) }
        @($ways.Value -match '^missed').Trim() | Should -Be 'missed:', 'missed:', 'missed:', 'missed: Get-Date'
        $ways.Files['seen.txt'].Trim() -split '\r?\n' | Should -Be 'set True', 'set True', 'set True', 'set False'
        $run = Invoke-Sample -File @{
            'src/A.ps1'       = "function Get-A {`n 'a'`n}`nfunction Get-B {`n 'b'`n}`nfunction Get-C {`n 'c'`n}"
            'tests/A.Tests.ps1' = { BeforeAll { . $PSScriptRoot/../src/A.ps1 }; Describe 'd' { It 'i' { Get-A } } }
            'tests/B.Tests.ps1' = { BeforeAll { . $PSScriptRoot/../src/A.ps1 }; Describe 'd' { It 'i' { Get-B } } }
        } -Configuration @{ Run = @{ Path = './tests'; Parallel = $true }; CodeCoverage = @{ Enabled = $true; Path = './src'; UseBreakpoints = $true } } -Inspect { @($args[0].CodeCoverage.CommandsMissed | ForEach-Object { $_.Command }) -join ' ' }
        $run.Value | Should -Be "'c'"
    }

    It 'With $false they are measured as well. The measurement starts when the first file has been discovered, so Describe, It and other calls of discovery count as missed in that file.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'da' {`n    It 'a' { 'ran in a' }`n}"; 'b.Tests.ps1' = "Describe 'db' {`n    It 'b' { 'ran in b' }`n}" } -Script {
            $r = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = '.'; ExcludeTests = $false } }
            $r.CodeCoverage.CommandsMissed | ForEach-Object { "$(Split-Path $_.File -Leaf) $($_.Line)" }
        }
        $run.Value | Sort-Object | Should -Be 'a.Tests.ps1 1', 'a.Tests.ps1 2'
    }

    It '-CI measures no coverage. In its place set Run.Exit, TestResult.Enabled and CodeCoverage.Path in a configuration.' {
        $files = @{ 'tests/a.Tests.ps1' = 'Describe d { It i { . $PSScriptRoot/../src/a.ps1 } }'; 'src/a.ps1' = 'function Get-A { 1 }' }
        $run = Invoke-Sample -File $files -Script { Invoke-Pester -Path ./tests -CI -Output None }
        $run.Files.Keys | Should -Be 'testResults.xml'
        $measured = Invoke-Sample -File $files -Script { Invoke-Pester -Configuration @{ Run = @{ Path = './tests'; Exit = $true }; TestResult = @{ Enabled = $true }; CodeCoverage = @{ Path = './src'; UseBreakpoints = $true } } }
        $measured.Files.Keys | Sort-Object | Should -Be 'coverage.xml', 'testResults.xml'
    }

    It 'A command in the initial value of a property counts, too. It is covered once the definition of the class was loaded in BeforeAll, whether an object was made or not. With using module or breakpoints it is listed as missed although it ran.' {
        . "$PSScriptRoot/../../v5-v6/samples/initialValue.ps1"
        foreach ($line in 'none True Passed missed', 'none False Passed covered', 'one True Passed missed', 'one False Passed covered', 'using True Passed missed', 'using False Passed missed') {
            $lines | Should -Contain $line
        }
    }

    It 'ReportGenerator and PublishCodeCoverageResults@2 say File ''…'' does not exist (any more). for each file of a JaCoCo report, and show no lines, until you name the root with -sourcedirs:. or pathToSources. Cobertura needs neither.' -Tag Unproved { 'ReportGenerator 5.6.0, run by hand on a report of each format; https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-code-coverage-results-v2' }

    It '$action = { … }, also in a hashtable or after return, counts as missed until the block itself runs. The same holds in every parallel run.' {
        foreach ($case in @('$action = { 1 }', 2), @('$action = @{ a = { 1 } }', 2), @('return { 1 }', 2), @('$action = { 1 }; $null = & $action', 0)) {
            $files = @{ 's.ps1' = "function Register-Own {`n$($case[0])`n}"; 'in/a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/../s.ps1 }; Describe d { It a { $null = Register-Own } }; Describe e { It b { Start-Sleep -Milliseconds 300 } }' }
            $run = Invoke-Sample -File $files -Script {
                foreach ($run in @{ CodeCoverage = @{ UseBreakpoints = $true } }, @{ CodeCoverage = @{ UseBreakpoints = $false } }, @{ CodeCoverage = @{ UseBreakpoints = $false }; Run = @{ Parallel = $true } }) {
                    $configuration = New-PesterConfiguration -Hashtable $run
                    $configuration.Run.Path = 'in'; $configuration.Run.PassThru = $true; $configuration.CodeCoverage.Enabled = $true; $configuration.CodeCoverage.Path = './s.ps1'; $configuration.Output.Verbosity = 'None'
                    @((Invoke-Pester -Configuration $configuration).CodeCoverage.CommandsMissed).Count
                }
            }
            $run.Value | Should -Be $case[1], $(if ($case[1]) { 1 } else { 0 }), $case[1] -Because $case[0]
        }
    }

    It 'This writes out/Cobertura.xml. -sourcedirs names the root of the file names in the report.' -Tag Unproved {
        'https://github.com/danielpalme/ReportGenerator, -sourcedirs; ReportGenerator 5.6.0, run by hand on a report of 6.1.0-rc1, whose packages are src and src/sub: without -sourcedirs, it says File ''Get-X.ps1'' does not exist (any more).'
    }
}
