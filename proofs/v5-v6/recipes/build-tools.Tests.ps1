BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $failing = 'Describe d { It i { throw 1 } }'
    $coverage = @{ 'source/A.ps1' = 'function Get-A { 1 }'; 'built.psm1' = "# region`nfunction Get-A { 1 }"; 'a.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/built.psm1 -Force }; Describe d { It i { Get-A } }' }
    function Get-Covered ($Path) { (Invoke-Sample -File $coverage -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = $Path; UseBreakpoints = $true } } -Inspect { $args[0].CodeCoverage.CoveragePercent; @($args[0].CodeCoverage.CommandsExecuted).Line }).Value }
    $sample = Invoke-Sample {
        Describe 'd' {
            BeforeAll { $limit = 5 }
            It 'read' { $limit | Should -Be 5; $script:kept = 1 }
            It 'kept' { $script:kept | Should -Be 1 }
        }
    }
}

Describe 'recipes/build-tools' {
    It 'an It reads the variables that BeforeAll sets.' { Assert-TestPassed $sample 'read' }

    It 'the variable then lives until the file ends.' {
        Assert-TestPassed $sample 'kept'
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe a { It i { $script:kept = 1 } }; Describe b { It i { $script:kept | Should -Be 1 } }'; 'b.Tests.ps1' = 'Describe c { It i { $script:kept | Should -BeNullOrEmpty } }' }).Passed | Should -Be 3
    }

    It 'Let Pester throw. A task fails when its code throws' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $failing } -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Throw = $true } }; 'after' }
        $run.Errors | Should -BeLike 'Pester run failed, because 1 test failed*'
        $run.Value | Should -BeNullOrEmpty
        (Invoke-Sample -File @{ 'a.Tests.ps1' = $failing } -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.' } }; 'after' }).Value | Should -Be 'after'
    }

    It 'Run.Exit does not belong in a build script: after a failed run, it ends the script in the middle of the build.' {
        $build = 'Invoke-Pester -Configuration @{ Run = @{ Path = "a.Tests.ps1"; Exit = $true }; Output = @{ Verbosity = "None" } }; "after"'
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $failing; 'b.ps1' = $build } -Script { & ./b.ps1; 'caller' }
        $run.Value | Should -Be 'caller'
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }'; 'b.ps1' = $build } -Script { & ./b.ps1 }
        $run.Value | Should -Be 'after'
    }

    It 'Coverage counts the file that runs, so the source files would show 0 %.' {
        (Get-Covered './source/A.ps1')[0] | Should -Be 0
        (Get-Covered './built.psm1')[0] | Should -Be 100
    }

    It 'A missed line is a line of the built file.' { (Get-Covered './built.psm1')[1] | Should -Be 2 }

    It 'So a mock that worked with dot-sourced sources replaces nothing in the built module: the real command runs, and the count ends with but was called 0 times.' {
        $run = Invoke-Sample -File @{
            'Get-Limit.ps1'        = 'function Get-Limit { "limit $(Get-Date)" }'
            'ProofBuilt.psm1'      = 'function Get-Limit { "limit $(Get-Date)" }'
        } -Test {
            Describe 'source' {
                BeforeAll { . $PSScriptRoot/Get-Limit.ps1; Mock Get-Date { 'mocked' } }
                It 'is mocked' { Get-Limit | Should -Be 'limit mocked'; Should -Invoke Get-Date -Times 1 -Exactly }
            }
            Describe 'built' {
                BeforeAll { Import-Module $PSScriptRoot/ProofBuilt.psm1 -Force }
                AfterAll { Remove-Module ProofBuilt }
                It 'real command' { Mock Get-Date { 'mocked' }; Get-Limit | Should -Not -Be 'limit mocked' }
                It 'count' { Mock Get-Date { 'mocked' }; $null = Get-Limit; Should -Invoke Get-Date -Times 1 -Exactly }
                It 'count without -ModuleName' { Mock Get-Date { 'mocked' } -ModuleName ProofBuilt; Get-Limit | Should -Be 'limit mocked'; Should -Invoke Get-Date -Times 1 -Exactly }
                It 'both' { Mock Get-Date { 'mocked' } -ModuleName ProofBuilt; Get-Limit | Should -Be 'limit mocked'; Should -Invoke Get-Date -ModuleName ProofBuilt -Times 1 -Exactly }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed', 'Passed'
        $run.Messages[0] | Should -Match 'but was called 0 times'
    }

    It 'The task printed the failures and ended without an error.' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = $failing } -Script { Invoke-Pester -Path . -Output None; 'after' }).Value | Should -Be 'after'
    }

    It 'Name the file that the tests import.' { (Get-Covered './built.psm1')[0] | Should -Be 100 }

    It 'A file could not be loaded, or an AfterAll failed. Print $result.FailedContainers.ErrorRecord and $result.FailedBlocks.ErrorRecord' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'throw "load"'; 'b.Tests.ps1' = 'Describe d { AfterAll { throw "after" }; It i { } }' } -Configuration @{ Output = @{ Verbosity = 'None' } } -Inspect { "$($args[0].FailedContainers.ErrorRecord)"; "$($args[0].FailedBlocks.ErrorRecord)" }
        $run.Value | Should -Be 'load', 'after'
        $run.Result | Should -Be 'Failed'
    }

    It 'PSReviewUnusedParameter | parameters of a stand-in, or of a mock with param' -Tag Unproved { 'https://learn.microsoft.com/powershell/utility-modules/psscriptanalyzer/rules/reviewunusedparameter' }

    It 'PSUseShouldProcessForStateChangingFunctions | a stand-in named New-… or Remove-…' -Tag Unproved { 'https://learn.microsoft.com/powershell/utility-modules/psscriptanalyzer/rules/useshouldprocessforstatechangingfunctions' }

    It 'PSAvoidGlobalVars | a $global: variable of the tests; not $global:LASTEXITCODE' -Tag Unproved { 'https://github.com/PowerShell/PSScriptAnalyzer/blob/master/CHANGELOG.MD, 1.12.0' }

    It 'PSAvoidUsingConvertToSecureStringWithPlainText | made-up credentials' -Tag Unproved { 'https://learn.microsoft.com/powershell/utility-modules/psscriptanalyzer/rules/avoidusingconverttosecurestringwithplaintext' }

    It 'PSAvoidUsingPlainTextForPassword | parameters of helpers' -Tag Unproved { 'https://learn.microsoft.com/powershell/utility-modules/psscriptanalyzer/rules/avoidusingplaintextforpassword' }

    It 'PSUseUsingScopeModifierInNewRunspaces | a variable in the block of a job' -Tag Unproved { 'https://learn.microsoft.com/powershell/utility-modules/psscriptanalyzer/rules/useusingscopemodifierinnewrunspaces' }

    It 'PSUseBOMForUnicodeEncodedFile | test names with accents' -Tag Unproved { 'https://learn.microsoft.com/powershell/utility-modules/psscriptanalyzer/rules/usebomforunicodeencodedfile' }

    It 'The variable ''limit'' is assigned but never used.' -Tag Unproved { 'https://learn.microsoft.com/powershell/utility-modules/psscriptanalyzer/rules/usedeclaredvarsmorethanassignments' }

    It 'This is a false alarm. The rule looks at each script block on its own, and does not know that an It reads the variables that BeforeAll sets.' -Tag Unproved { 'https://learn.microsoft.com/powershell/utility-modules/psscriptanalyzer/rules/usedeclaredvarsmorethanassignments' }

    It 'VS Code takes the file that powershell.scriptAnalysis.settingsPath names, and uses it for all files of the workspace:' -Tag Unproved { 'https://github.com/PowerShell/vscode-powershell/blob/main/package.json' }

    It 'With the tag, you can leave the slow analyzer out while you work: Invoke-Pester -ExcludeTagFilter Style.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe style -Tag Style { It i { throw "analyzer" } }; Describe code { It j { } }' } -Script { Invoke-Pester -Path . -ExcludeTagFilter Style -Output None -PassThru }
        $run.Passed | Should -Be 1
        $run.NotRun | Should -Be 1
    }

    It 'A task fails when its code throws, and the build stops with an exit code that is not 0.' -Tag Unproved { 'https://github.com/nightroman/Invoke-Build/wiki' }

    It 'PowerShellBuild has ready-made psake tasks; its $PSBPreference.Test holds the path, the output format and the coverage threshold. With $PSBPreference.Test.ImportModule = $true, PowerShellBuild imports the built module before the tests.' -Tag Unproved { 'https://github.com/psake/PowerShellBuild' }

    It 'ModuleBuilder, Sampler and PowerShellBuild join many source files into one .psm1.' -Tag Unproved { 'https://github.com/PoshCode/ModuleBuilder, https://github.com/gaelcolas/Sampler, https://github.com/psake/PowerShellBuild' }

    It 'The tools have this built in. ModuleBuilder marks each file with #Region and has the command ConvertTo-SourceLineNumber. Sampler rewrites the report with its task Convert_Pester_Coverage.' -Tag Unproved { 'https://github.com/PoshCode/ModuleBuilder, https://github.com/gaelcolas/Sampler' }

    It 'The keys below Configuration are the options of the configuration.' -Tag Unproved { 'https://github.com/gaelcolas/Sampler' }

    It 'With Run.Throw, the log of the build shows Pester run failed, because 1 test failed.' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = $failing } -Configuration @{ Run = @{ Throw = $true } }).Errors | Should -BeLike 'Pester run failed, because 1 test failed*'
    }

    It 'The tests load the built module, and CodeCoverage.Path names the sources, or the other way round.' { (Get-Covered './source/A.ps1')[0] | Should -Be 0 }

    It 'Pester has no watch mode.' {
        $run = Invoke-Sample -Script { @(Get-Command -Module Pester).Name -match 'watch'; @((Get-Command -Module Pester).Parameters.Keys) -match 'watch'; @((New-PesterConfiguration).PSObject.Properties.Value | ForEach-Object { $_.PSObject.Properties.Name }) -match 'watch' }
        $run.Value | Should -BeNullOrEmpty
    }

    It 'Use a loop that looks at the times of the files instead.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            $last = ''
            foreach ($round in 1..3) {
                if ($round -eq 3) { (Get-Item a.Tests.ps1).LastWriteTimeUtc = (Get-Date).AddDays(1) }
                $state = Get-ChildItem -File | ForEach-Object { "$($_.FullName) $($_.LastWriteTimeUtc.Ticks)" }
                if ("$state" -ne $last) { $last = "$state"; "round $round $((Invoke-Pester a.Tests.ps1 -PassThru -Output None).Result)" }
            }
        }
        $run.Value | Should -Be 'round 1 Passed', 'round 3 Passed'
    }

    It 'With classes, or with an Import-Module without -Force, call pwsh -NoProfile -Command "Invoke-Pester -Path ''$Tests''" in the loop. Otherwise, the tests keep running the old code.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'class Tape { [int] $Size = 1 }'; 'a.Tests.ps1' = "using module ./Tape.psm1`nDescribe d { It i { [Tape]::new().Size | Should -Be 2 } }" } -Script {
            (Invoke-Pester a.Tests.ps1 -PassThru -Output None).Result
            'class Tape { [int] $Size = 2 }' | Set-Content Tape.psm1
            "same $((Invoke-Pester a.Tests.ps1 -PassThru -Output None).Result)"
            "new $(& (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$(Join-Path (Get-Module Pester).ModuleBase Pester.psd1)'; (Invoke-Pester a.Tests.ps1 -PassThru -Output None).Result")"
        }
        $run.Value | Should -Be 'Failed', 'same Failed', 'new Passed'
        $run = Invoke-Sample -File @{ 'Disk.psm1' = 'function Get-Size { 1 }'; 'a.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/Disk.psm1 }; Describe d { It i { Get-Size | Should -Be 1 } }'; 'b.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/Disk.psm1 -Force }; Describe d { It i { Get-Size | Should -Be 1 } }' } -Script {
            (Invoke-Pester a.Tests.ps1 -PassThru -Output None).Result
            'function Get-Size { 2 }' | Set-Content Disk.psm1
            "same $((Invoke-Pester a.Tests.ps1 -PassThru -Output None).Result)"
            "new $(& (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$(Join-Path (Get-Module Pester).ModuleBase Pester.psd1)'; (Invoke-Pester a.Tests.ps1 -PassThru -Output None).Result")"
            "force $((Invoke-Pester b.Tests.ps1 -PassThru -Output None).Result)"
        }
        $run.Value | Should -Be 'Passed', 'same Passed', 'new Failed', 'force Failed'
    }

    It 'Git starts the file .git/hooks/pre-commit before it commits, and cancels the commit when the file ends with an exit code other than 0. On Linux and macOS, make the file executable with chmod +x.' -Tag Unproved {
        'https://git-scm.com/docs/githooks'
    }

    It 'runs the tests in a session of their own, which also loads changed classes.' {
        $run = Invoke-Sample -Script {
            foreach ($version in 'one', 'two') {
                Set-Content S.psm1 "class ProofSession { [string] V() { return '$version' } }"; Set-Content u.ps1 "using module ./S.psm1`n[ProofSession]::new().V()"
                "here $(& ./u.ps1)"
                "own $(& (Get-Process -Id $PID).Path -NoProfile -File ./u.ps1)"
            }
        }
        $run.Value | Should -Be 'here one', 'own one', 'here one', 'own two'
    }

    It 'Print $result.FailedContainers.ErrorRecord and $result.FailedBlocks.ErrorRecord.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'throw "bad file"'; 'b.Tests.ps1' = 'Describe d { AfterAll { throw "bad end" }; It i { } }' } -Inspect { "$($args[0].FailedCount)"; "$($args[0].FailedContainers.ErrorRecord)"; "$($args[0].FailedBlocks.ErrorRecord)" }
        $run.Value[0] | Should -Be '0'
        $run.Value[1] | Should -Match 'bad file'
        $run.Value[2] | Should -Match 'bad end'
    }

    It 'Without Run.PassThru there is no result object, so a task that asks for FailedCount -gt 0 lets every run through.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { throw 'x' } } } -Script {
            foreach ($pass in $false, $true) {
                $result = Invoke-Pester -Configuration @{ Run = @{ PassThru = $pass }; Output = @{ Verbosity = 'None' } }
                if ($result.FailedCount -gt 0) { 'stopped' } else { "let through: $($null -eq $result)" }
            }
        }
        $run.Value | Should -Be 'let through: True', 'stopped'
    }

    It 'The specified module ''Backup'' was not loaded because no valid module file was found in any module directory. The tests of a Sampler project, such as those of the DSC community, import the built module by its name.' {
        $run = Invoke-Sample -File @{ 'output/builtModule/Backup/1.0.0/Backup.psm1' = ''; 'output/builtModule/Backup/1.0.0/Backup.psd1' = '@{ RootModule = "Backup.psm1"; ModuleVersion = "1.0.0" }'; 'a.Tests.ps1' = 'Describe "d" { It "i" { Import-Module -Name Backup -ErrorAction Stop } }' } -Script {
            $first = Invoke-Pester a.Tests.ps1 -PassThru -Output None
            "$($first.Failed.ErrorRecord)"
            $env:PSModulePath += [System.IO.Path]::PathSeparator + "$PWD/output/builtModule"
            (Invoke-Pester a.Tests.ps1 -PassThru -Output None).Result
        }
        $run.Value[0] | Should -BeLike 'The specified module ''Backup'' was not loaded because no valid module file was found in any module directory.*'
        $run.Value[1] | Should -Be 'Passed'
    }

    It 'Where a pipeline puts the build elsewhere, give the test file param ([string] $ModulePath = "$PSScriptRoot/../output/Backup/Backup.psm1"), import $ModulePath, and let the build pass its own path.' {
        $file = @{ 'output/Backup/Backup.psm1' = 'function Get-Place { "default" }'; 'drop/Backup.psm1' = 'function Get-Place { "drop" }' }
        $file['tests/a.Tests.ps1'] = 'param ([string] $ModulePath = "$PSScriptRoot/../output/Backup/Backup.psm1"); BeforeAll { Import-Module -Name $ModulePath -Force }; Describe "d" { It "i" { Write-Host "said: $(Get-Place)" } }'
        $run = Invoke-Sample -File $file -Script {
            Invoke-Pester -Path tests
            Invoke-Pester -Container (New-PesterContainer -Path tests/a.Tests.ps1 -Data @{ ModulePath = "$PWD/drop/Backup.psm1" })
        }
        @($run.Output -match 'said: ' -replace '.*said: ') | Should -Be 'default', 'drop'
    }

    It 'To get a test for each rule, call the analyzer once for all files, and let each test select its findings.' {
        $run = Invoke-Sample {
            BeforeAll { $global:analyzed = 0; function Invoke-ProofAnalyzer { $global:analyzed++; [pscustomobject] @{ RuleName = 'Alias'; Message = 'm' } }; $findings = Invoke-ProofAnalyzer }
            Describe 'd' {
                It 'nothing breaks <_>' -ForEach 'Host', 'Alias' { $findings | Where-Object RuleName -EQ $_ | Should -BeNullOrEmpty }
                It 'once' { $global:analyzed | Should -Be 1 }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'Pass the rules with -ForEach. In a loop around It alone, a test would not know its rule, and would pass.' {
        $run = Invoke-Sample {
            BeforeAll { $findings = [pscustomobject] @{ RuleName = 'Alias'; Message = 'm' } }
            Describe 'd' {
                $rules = 'Host', 'Alias' | ForEach-Object { [pscustomobject] @{ RuleName = $_ } }
                It 'data <_.RuleName>' -ForEach $rules { $findings | Where-Object RuleName -EQ $_.RuleName | Should -BeNullOrEmpty }
                foreach ($rule in $rules) { It "loop $($rule.RuleName)" { $rule | Should -BeNullOrEmpty; $findings | Where-Object RuleName -EQ $rule.RuleName | Should -BeNullOrEmpty } }
                # Not the loop alone: each test gets its rule.
                foreach ($rule in $rules) { It "both $($rule.RuleName)" -TestCases @{ rule = $rule } { $findings | Where-Object RuleName -EQ $rule.RuleName | Should -BeNullOrEmpty } }
            }
        }
        @($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) | Should -Be 'data Host Passed', 'data Alias Failed', 'loop Host Passed', 'loop Alias Passed', 'both Host Passed', 'both Alias Failed'
    }

    It 'With rules of your own in -CustomRulePath, only these rules run' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/psscriptanalyzer/invoke-scriptanalyzer' }

    It 'Registered repositories belong to the user, not to the session' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/powershellget/register-psrepository' }

    It '-Force does not unload a module of the same name from another path. Without the first line of BeforeAll, both modules would be loaded in the second run.' {
        $code = "param ([string] `$Module = `"`$PSScriptRoot/../source/Twin.psm1`")`nBeforeAll {`nGet-Module -Name Twin -All | Remove-Module -Force`nImport-Module -Name `$Module -Force`n}`nDescribe 'd' { It 'i' { Write-Host `"loaded `$(@(Get-Module -Name Twin).Count) `$(Get-Twin)`"; (Get-Module -Name Twin).ExportedFunctions.Keys | Should -Be 'Get-Twin' } }"
        $files = @{ 'source/Twin.psm1' = "function Get-Twin { 'source' }"; 'output/Twin.psm1' = "function Get-Twin { 'output' }" }
        $twice = {
            $built = New-PesterContainer -Path ./tests/Either.Tests.ps1 -Data @{ Module = "$PWD/output/Twin.psm1" }
            (Invoke-Pester -Path ./tests/Either.Tests.ps1 -Output None -PassThru).Result
            (Invoke-Pester -Container $built -Output None -PassThru).Result
        }
        $run = Invoke-Sample -File ($files + @{ 'tests/Either.Tests.ps1' = $code }) -Script $twice
        $run.Value | Should -Be 'Passed', 'Passed'
        $run.Output -match '^loaded' | Should -Be 'loaded 1 source', 'loaded 1 output'
        $run = Invoke-Sample -File ($files + @{ 'tests/Either.Tests.ps1' = $code -replace 'Get-Module -Name Twin -All.+' }) -Script $twice
        $run.Value | Should -Be 'Passed', 'Failed'
        $run.Output -match '^loaded' | Should -Be 'loaded 1 source', 'loaded 2 output'
    }

    It 'The error names the line of the assertion, not of the finding' {
        $run = Invoke-Sample "Describe 'd' {`n    It 'i' {`n        `$findings = [pscustomobject] @{ Line = 77; ScriptPath = 'Get-Backup.ps1'; Message = 'bad' }`n        `$findings | ForEach-Object { `"`$(`$_.ScriptPath):`$(`$_.Line) `$(`$_.Message)`" } | Should -BeNullOrEmpty`n    }`n}"
        $run.Text | Should -Match 'Sample\.Tests\.ps1:4'
        $run.Text | Should -Not -Match 'Sample\.Tests\.ps1:77'
        $run.Messages | Should -BeLike '*Get-Backup.ps1:77 bad*'
    }

    It 'Make, npm and MSBuild need a command that ends with an exit code: pwsh -NoProfile -NonInteractive -File ./test.ps1, with Run.Exit in the script. A failed test then fails make, npm test and dotnet build.' -Skip:([bool] ('make', 'npm', 'dotnet', 'pwsh' | Where-Object { -not (Get-Command -Name $_ -ErrorAction Ignore) })) {
        $page = if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { 'versioned_docs/version-v5' }
        $target = [regex]::Match([System.IO.File]::ReadAllText((Join-Path $PSScriptRoot "../../../$page/recipes/build-tools.mdx")), '(?s)<Target Name="PesterTests".+?</Target>').Value
        $target | Should -Not -BeNullOrEmpty
        $run = Invoke-Sample -Seconds 300 -Environment @{ DOTNET_NOLOGO = '1'; DOTNET_CLI_TELEMETRY_OPTOUT = '1'; MSBUILDDISABLENODEREUSE = '1' } -File @{
            'Makefile'     = "test:`n`tpwsh -NoProfile -NonInteractive -File ./test.ps1`n"
            'package.json' = '{ "scripts": { "test": "pwsh -NoProfile -NonInteractive -File ./test.ps1" } }'
            'all.proj'     = "<Project DefaultTargets=`"Build`"><Target Name=`"Build`" />$target</Project>"
            'a.Tests.ps1'  = 'Describe d { It i { 1 | Should -Be $env:PROOF_WANTED } }'
            'test.ps1'     = 'Import-Module $env:PROOF_PESTER; $config = New-PesterConfiguration; $config.Run.Path = "$PSScriptRoot/a.Tests.ps1"; $config.Run.Exit = $env:PROOF_EXIT -eq 1; $config.Output.Verbosity = "None"; Invoke-Pester -Configuration $config'
        } -Script {
            $env:PROOF_PESTER = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
            foreach ($case in @{ Wanted = 1; Exit = 1 }, @{ Wanted = 2; Exit = 1 }, @{ Wanted = 2; Exit = 0 }) {
                $env:PROOF_WANTED = $case.Wanted; $env:PROOF_EXIT = $case.Exit
                $codes = @(
                    make test *> $null; $LASTEXITCODE
                    npm test *> $null; $LASTEXITCODE
                    dotnet build --no-restore all.proj *> $null; $LASTEXITCODE
                )
                "$($codes | ForEach-Object { if ($_) { 'failed' } else { 'passed' } })"
            }
        }
        $run.Value | Should -Be 'passed passed passed', 'failed failed failed', 'passed passed passed'
    }

    It 'It copies the files, so that output/Backup/1.2.3/Public/Get-Backup.ps1 has the lines of source/Public/Get-Backup.ps1. Replace the folder in the report, as below' {
        $format = if ($env:PROOFS_VERSION -eq 'v5') { 'CoverageGutters', 'Cobertura', 'JaCoCo' } else { 'JaCoCo', 'Cobertura' }
        $run = Invoke-Sample -NewProcess -File @{
            '.git/HEAD'                                   = ''
            'output/Backup/1.2.3/Public/Get-Backup.ps1'   = "function Get-Backup { 'backup' }"
            'output/Backup/1.2.3/Backup.psm1'             = ". `$PSScriptRoot/Public/Get-Backup.ps1`nfunction Get-Other { 'other' }"
            'Built.Tests.ps1'                             = 'Describe d { It i { Import-Module $PSScriptRoot/output/Backup/1.2.3/Backup.psm1 -Force; Get-Backup | Should -Be backup } }'
        } -Environment @{ PROOF_FORMATS = "$format" } -Script {
            Set-Location $PWD.ProviderPath
            foreach ($format in $env:PROOF_FORMATS -split ' ') {
                $options = @{ Run = @{ Path = './Built.Tests.ps1' }; Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = 'output/Backup/1.2.3'; OutputFormat = $format; OutputPath = './coverage.xml' } }
                if ($env:PROOFS_VERSION -eq 'v6') { $options.CodeCoverage.ReportRoot = "$PWD" }
                Invoke-Pester -Configuration $options
                $before = Get-Content -Path ./coverage.xml -Raw
                (Get-Content -Path ./coverage.xml -Raw) -replace 'output/Backup/[\d.]+', 'source' | Set-Content -Path ./coverage.xml
                $xml = [xml] (Get-Content -Path ./coverage.xml -Raw)
                $names = if ($format -eq 'Cobertura') { "$($xml.coverage.sources.source -replace [regex]::Escape("$PWD"), 'root') " + ($xml.coverage.packages.package.classes.class.filename -join ' ') } else { $xml.report.package.name -join ' ' }
                "$format $($before -match 'output/') $names"
            }
        }
        $said = @($run.Value | Where-Object { $_ -is [string] })
        $wanted = if ($env:PROOFS_VERSION -eq 'v5') { 'CoverageGutters True source source/Public', 'Cobertura True root/source Backup.psm1 Public/Get-Backup.ps1', 'JaCoCo False 1.2.3 1.2.3/Public' }
        else { 'JaCoCo True source source/Public', 'Cobertura True root source/Backup.psm1 source/Public/Get-Backup.ps1' }
        $said | Should -Be $wanted -Because "$($run.Errors)"
    }

    It 'Codecov and other services show only files whose path in the report is a path of the repository.' -Tag Unproved { 'https://docs.codecov.com/docs/fixing-paths' }

    It 'A function of the built module looks for commands in the module first.' {
        $run = Invoke-Sample -File @{ 'ProofFirst.psm1' = 'function Get-Place { "module" }; function Get-Answer { Get-Place }; function Get-Other { Get-Outside }; Export-ModuleMember -Function Get-Answer, Get-Other' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/ProofFirst.psm1 -Force; function global:Get-Place { 'session' }; function global:Get-Outside { 'session' } }
            AfterAll { Remove-Module ProofFirst; Remove-Item function:/Get-Place, function:/Get-Outside }
            Describe 'd' {
                It 'own' { Get-Answer | Should -Be 'module'; Get-Place | Should -Be 'session' }
                It 'not in the module' { Get-Other | Should -Be 'session' }
            }
        }
        Assert-TestPassed $run 'own', 'not in the module'
    }

    It 'In the test file, with an attribute above everything else and a param block.' {
        $attribute = "[Diagnostics.CodeAnalysis.SuppressMessageAttribute('PSUseDeclaredVarsMoreThanAssignments', '', Justification = 'x')]"
        $test = "Describe 'd' { BeforeAll { `$limit = 30 }; It 'i' { `$limit | Should -Be 30 } }"
        (Invoke-Sample "$attribute`nparam ()`n$test").Passed | Should -Be 1
        (Invoke-Sample "$attribute`n$test").Result | Should -Be 'Failed'
        (Invoke-Sample "`$early = 1`n$attribute`nparam ()`n$test").Result | Should -Be 'Failed'
    }

    It 'On a build server, turn the result of psake into an exit code: Invoke-psake; exit ([int] (-not $psake.build_success)).' {
        $run = Invoke-Sample -File @{ 'code.ps1' = 'Invoke-psake; exit ([int] (-not $psake.build_success))'; 'without.ps1' = 'Invoke-psake' } -Script {
            # The variable that psake exports, which says how its build ended.
            function Invoke-psake { $global:psake = @{ build_success = $env:PROOF_BUILD -eq 1 } }
            foreach ($env:PROOF_BUILD in 1, 0) { foreach ($file in 'code', 'without') { $global:LASTEXITCODE = 0; & "./$file.ps1"; "$file $env:PROOF_BUILD $LASTEXITCODE" } }
        }
        $run.Value | Should -Be 'code 1 0', 'without 1 0', 'code 0 1', 'without 0 0'
    }

    It 'Put path and line into the text, "$($_.ScriptPath):$($_.Line)", which terminals and editors can turn into a link.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    [pscustomobject] @{ ScriptPath = '/src/Get-Backup.ps1'; Line = 7; Message = 'bad' } |
                        ForEach-Object { "$($_.ScriptPath):$($_.Line) $($_.Message)" } | Should -BeNullOrEmpty
                }
            }
        }
        $run.Text | Should -Match "'/src/Get-Backup\.ps1:7 bad'"
    }

    It 'An action is a module of its own, so the tests run in the scope of a module. Start a new process in the action, too.' {
        $run = Invoke-Sample -File @{
            'sub/Tape.psm1'   = 'function Get-Own { [bool] (Get-Module Tape) }'
            'sub/a.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force }; Describe "d" { It "own" { Get-Own | Should -BeTrue }; It "scope" { $ExecutionContext.SessionState.Module | Should -BeNullOrEmpty } }'
        } -Script {
            "prompt $((Invoke-Pester -Path sub -Output None -PassThru).Tests.Result)"
            Remove-Module Tape
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $own = { $global:proofResult = "$((Invoke-Pester -Path FOLDER -Output None -PassThru).Tests.Result)" }
            $process = { $global:proofResult = & (Get-Process -Id $PID).Path -NoProfile -Command 'Import-Module "MANIFEST"; "$((Invoke-Pester -Path FOLDER -Output None -PassThru).Tests.Result)"' }
            foreach ($action in $own, $process) {
                $global:proofResult = $null
                $timer = [System.Timers.Timer]::new(100); $timer.AutoReset = $false
                $job = Register-ObjectEvent -InputObject $timer -EventName Elapsed -Action ([scriptblock]::Create("$action".Replace('FOLDER', "$PWD/sub").Replace('MANIFEST', $manifest)))
                $timer.Start()
                for ($n = 0; $n -lt 300 -and -not $global:proofResult; $n++) { Start-Sleep -Milliseconds 100 }
                "action $global:proofResult"
                $job | Remove-Job -Force
            }
        }
        $run.Value | Should -Be 'prompt Passed Passed', 'action Failed Failed', 'action Passed Passed'
    }
}
