BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/flaky-tests' {
    It 'Pester has no option that runs a failed test again.' {
        (Invoke-Sample -Script { (New-PesterConfiguration).Run.PSObject.Properties.Name -match 'Retry|Rerun' }).Value | Should -BeNullOrEmpty
    }

    It 'Failed holds only tests: a failed AfterAll and a file that could not be read are not in it.' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { AfterAll { throw 1 }; It passes { } }; Describe e { BeforeAll { throw 1 }; It fails { } }'; 'b.Tests.ps1' = 'Describe d { It i { }' } -Script { (Invoke-Pester -Path . -Output None -PassThru).Failed.Name }).Value | Should -Be 'fails'
    }

    Context 'retries of whole tests' {
        BeforeAll {
            $run = Invoke-Sample -Seconds 120 -File @{
                'a.Tests.ps1' = "Describe 'network' {`n  It 'case <_>' -ForEach 1, 2 { if (`$_ -eq 2) { `$global:ProofTries++; `$global:ProofTries | Should -BeGreaterThan 1 } }`n  It 'passes' { }`n  It 'stays' { 1 | Should -Be 2 }`n}"
            } -Script {
                $global:ProofTries = 0
                $config = New-PesterConfiguration; $config.Run.Path = '.'; $config.Run.PassThru = $true; $config.Output.Verbosity = 'None'; $config.TestResult.Enabled = $true; $config.TestResult.OutputPath = './flaky.xml'
                $first = $result = Invoke-Pester -Configuration $config
                $config.Filter.Line = @($result.Failed | ForEach-Object { '{0}:{1}' -f $_.ScriptBlock.File, $_.StartLine })
                foreach ($on in $false, $true) {
                    $config.TestResult.Enabled = $on
                    $result = Invoke-Pester -Configuration $config
                    "$(@($first.Failed.ExpandedPath | Where-Object { $_ -notin $result.Failed.ExpandedPath })) ran $(@($result.Tests | Where-Object Executed).ExpandedName -join ', ') report $(([xml] (Get-Content ./flaky.xml -Raw)).'test-results'.total)"
                }
            }
        }

        It 'flaky.xml is the report of the first run. With TestResult still on, each further run would replace the file, by a report of its own few tests.' {
            $run.Value[0] | Should -BeLike 'network.case 2 ran * report 4'
            $run.Value[1] | Should -BeLike '* report 3'
        }

        It 'A loop around Invoke-Pester does it: the file and line of each failed test become the filter of the next run.' {
            $run.Value[0] | Should -BeLike 'network.case 2 ran *stays report *'
            $run.Value[0] | Should -Not -Match 'ran .*passes'
        }

        It 'A line selects all cases of a -ForEach, so all of them run again.' {
            $run.Value[0] | Should -BeLike '* ran case 1, case 2, stays report *'
        }
    }

    It 'The last lines therefore look at the failed blocks and files of the first run. A failed BeforeAll is among them, so it fails the build even if the tests pass at the next try.' {
        $run = Invoke-Sample -Seconds 120 -File @{
            'block.Tests.ps1' = "Describe 'd' {`n  BeforeAll { `$global:ProofSetup++; if (`$global:ProofSetup -eq 1) { throw 'not yet' } }`n  It 'i' { }`n}"
            'file.Tests.ps1'  = "BeforeAll { `$global:ProofSetup++; if (`$global:ProofSetup -eq 1) { throw 'not yet' } }`nDescribe 'd' {`n  It 'i' { }`n}"
            'after.Tests.ps1' = "Describe 'd' {`n  AfterAll { throw 'cleanup' }`n  It 'i' { }`n  It 'j' { `$global:ProofSetup++; `$global:ProofSetup | Should -BeGreaterThan 1 }`n}`nDescribe 'e' {`n  AfterAll { throw 'cleanup' }`n  It 'i' { }`n}"
        } -Script {
            foreach ($name in 'block', 'file', 'after') {
                $global:ProofSetup = 0
                $config = New-PesterConfiguration; $config.Run.Path = "./$name.Tests.ps1"; $config.Run.PassThru = $true; $config.Output.Verbosity = 'None'
                $first = Invoke-Pester -Configuration $config
                $config.Filter.Line = @($first.Failed | ForEach-Object { '{0}:{1}' -f $_.ScriptBlock.File, $_.StartLine })
                $result = Invoke-Pester -Configuration $config
                "$name $($first.FailedBlocksCount) $($first.FailedContainersCount) $($result.FailedCount)"
            }
        }
        $run.Value | Should -Be 'block 1 0 0', 'file 0 1 0', 'after 2 0 0'
    }

    It 'With Should.ErrorAction set to Continue, give the assertion -ErrorAction Stop. Without this parameter, the first failure counts, and nothing is repeated.' {
        $run = Invoke-Sample {
            BeforeAll {
                function Invoke-Retry ([scriptblock] $Assertion, [int] $Times = 5) {
                    for ($try = 1; $true; $try++) { try { return & $Assertion } catch { if ($try -ge $Times) { throw } } }
                }
            }
            Describe 'd' {
                BeforeEach { $script:calls = 0 }
                AfterEach { Write-Host "<$script:calls>" }
                It 'without' { Invoke-Retry { (++$script:calls) | Should -Be 3 } }
                It 'with' { Invoke-Retry { (++$script:calls) | Should -Be 3 -ErrorAction Stop } }
            }
        } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Text | Should -Match '(?s)<1>.*<3>'
    }

    It 'The file needs no param() for this.' {
        $run = Invoke-Sample -File @{ 'a.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Container (New-PesterContainer -Path a.ps1 -Data (1..3 | ForEach-Object { @{ Run = $_ } })) -PassThru -Output None }
        $run.Passed | Should -Be 3
    }

    It 'If it has a param() with [CmdletBinding()] or [Parameter()], that param() must declare the key, here $Run.' {
        $run = Invoke-Sample -Script {
            foreach ($head in 'param ($X)', 'param ([Parameter()] $X)', '[CmdletBinding()] param ($X)', '[CmdletBinding()] param ($Run)', 'param ([Parameter()] $Run)') {
                Set-Content a.ps1 "$head`nDescribe d { It i { } }"
                $result = Invoke-Pester -Container (New-PesterContainer -Path a.ps1 -Data @{ Run = 1 }, @{ Run = 2 }) -PassThru -Output None
                "passed: $($result.PassedCount), refused: $(@($result.Containers.ErrorRecord) -match "matches parameter name 'Run'" | Measure-Object | ForEach-Object Count)"
            }
        }
        @($run.Value -match '^passed') | Should -Be 'passed: 2, refused: 0', 'passed: 0, refused: 2', 'passed: 0, refused: 2', 'passed: 2, refused: 0', 'passed: 2, refused: 0'
    }

    It 'In the test file, -ForEach (1..20) on an It repeats that test alone.' {
        (Invoke-Sample 'Describe d { It other { }; It i -ForEach (1..20) { } }').Passed | Should -Be 21
    }

    It 'An earlier file left something in the session' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { $global:ProofLeft = 1; $env:PROOF_LEFT = 2 } }'; 'b.Tests.ps1' = 'Describe d { It i { $global:ProofLeft | Should -Be 1; $env:PROOF_LEFT | Should -Be 2 } }' }).Passed | Should -Be 2
    }

    It 'What a file dot-sources in BeforeAll goes away with the file; a function global: stays.' {
        $run = Invoke-Sample -File @{
            'lib.ps1'     = 'function Get-ProofOwn { "own" }; Set-Alias proofown Get-ProofOwn; $proofOwn = 1; $script:proofScript = 1; function global:Get-ProofGlobal { "global" }'
            'a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/lib.ps1 }; Describe a { It there { Get-ProofOwn | Should -Be own; proofown | Should -Be own; $proofOwn, $script:proofScript | Should -Be 1, 1; Get-ProofGlobal | Should -Be global } }'
            'b.Tests.ps1' = 'Describe b { It gone { Get-Command Get-ProofOwn, proofown -ErrorAction Ignore | Should -BeNullOrEmpty; "$proofOwn$script:proofScript" | Should -BeNullOrEmpty }; It stays { Get-ProofGlobal | Should -Be global } }'
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'share one session.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe a { It i { $global:proofOfA = 1; $PID } }'; 'b.Tests.ps1' = 'Describe b { It i { $global:proofOfA | Should -Be 1 } }' }
        $run.Passed | Should -Be 2
        (Invoke-Sample -File @{ 'b.Tests.ps1' = 'Describe b { It i { $global:proofOfA | Should -Be 1 } }' }).Failed | Should -Be 1
    }

    It 'Remove-Module in AfterAll does not help where the file also dot-sources a script with the same functions or aliases: the global functions and aliases of the module stay.' {
        foreach ($case in 'alone', 'both') {
            $load = "$(if ($case -eq 'both') { '. $PSScriptRoot/Code.ps1; ' })Import-Module `$PSScriptRoot/ProofLoaded.psm1"
            $run = Invoke-Sample -File @{
                'Code.ps1'         = 'function Get-ProofLoaded { 1 }; Set-Alias -Name proofloaded -Value Get-ProofLoaded'
                'ProofLoaded.psm1' = '. $PSScriptRoot/Code.ps1; Export-ModuleMember -Function * -Alias *'
                'a.Tests.ps1'      = "BeforeAll { $load }; AfterAll { Remove-Module ProofLoaded }; Describe a { It i { proofloaded | Should -Be 1 } }"
                'b.Tests.ps1'      = 'Describe b { It i { @(Get-Command Get-ProofLoaded, proofloaded -ErrorAction Ignore).Count | Should -Be 0 } }'
            }
            $run.Tests.Result | Should -Be 'Passed', $(if ($case -eq 'both') { 'Failed' } else { 'Passed' })
        }
    }

    Context 'files that leave something behind' {
        BeforeAll {
            $leaving = Invoke-Sample -NewProcess -File @{
                'find.ps1'             = [regex]::Match((Get-Content "$PSScriptRoot/../../../docs/recipes/flaky-tests.mdx" -Raw), 'title="find-leftovers.ps1"\n([\s\S]+?)\n```').Groups[1].Value
                'left/[a].Tests.ps1'   = 'BeforeAll { New-Module OwnLeft { function Get-OwnLeft { } } | Import-Module; function global:Get-OwnGlobal { }; Set-Alias shelf Get-OwnGlobal -Scope Global; $global:ownLeft = 1; $env:OWN_LEFT = 1 }; Describe a { It i { } }'
                'left/b.Tests.ps1'     = 'BeforeAll { New-Module OwnLeft { function Get-OwnLeft { } } | Import-Module; $global:ownLeft = 2; function Get-Own { }; $script:own = 1; $env:OWN_LEFT = 2 }; Describe b { It i { } }'
                'left/d.Tests.ps1'     = 'BeforeAll { Add-Type -TypeDefinition "public class OwnLeftClass { }"; $global:ownLeft = 3; function global:Get-OwnGlobal { 3 }; Set-Alias shelf Get-Date -Scope Global; New-Item -Path $PSScriptRoot/sub -ItemType Directory -Force; Set-Location -Path $PSScriptRoot/sub }; Describe d { It i { } }'
                'twice.psm1'           = 'function Get-OwnStays { }'
                'twice.ps1'            = 'function Get-OwnStays { }'
                'left/e.Tests.ps1'     = 'BeforeAll { Import-Module $PSScriptRoot/../twice.psm1; . $PSScriptRoot/../twice.ps1 }; AfterAll { Remove-Module twice }; Describe e { It i { } }'
                'left/c.Tests.ps1'     = 'BeforeAll { New-Module OwnGone { } | Import-Module }; AfterAll { Remove-Module OwnGone }; Describe c { It i { if (Get-Command Start-ThreadJob -ErrorAction Ignore) { $null = Start-ThreadJob { } | Wait-Job } } }'
            } -Script { ./find.ps1 }
            $left = @($leaving.Value | Where-Object { $_ -is [string] })
        }

        It 'The script below runs file by file in one session. After each file, it lists the modules, functions, aliases and variables that were not there before.' {
            foreach ($line in 'the module OwnLeft', 'the Function Get-OwnGlobal', 'the Alias shelf', '$global:ownLeft', '$env:OWN_LEFT = 1') { $left | Should -Contain "[a].Tests.ps1 leaves $line" }
            @($left -like '`[a`]*').Count | Should -Be 5
            @($left -like 'e.*') | Should -Be 'e.Tests.ps1 leaves the Function Get-OwnStays'
            @($left -match 'OwnGone|Get-Own$|OwnLeft$' -notmatch 'module OwnLeft|global:ownLeft').Count | Should -Be 0
        }

        It 'The script does not show a changed location, a class from Add-Type, or a change to a $global: variable, function or alias that was there before: for these, halve.' { @($left -like 'd.*') | Should -BeNullOrEmpty }

        It 'Two files that leave the same thing share one line, that of the first file.' { @($left -like 'b.*') | Should -Be 'b.Tests.ps1 leaves $env:OWN_LEFT = 2' }

        It 'A module that PowerShell loads when one of its commands is first used is listed, too, such as Pester itself in a new session, or that of Start-ThreadJob.' -Skip:($PSVersionTable.PSEdition -ne 'Core') { @($left -like 'c.Tests.ps1 leaves the module *ThreadJob').Count | Should -Be 1 }
    }

    It 'Pester removes its mocks and the test drive, and goes back to the folder where the run began. Everything else that the first run made is still there: what the section above names, and files, aliases and jobs.' {
        $run = Invoke-Sample -File @{ 'first.Tests.ps1' = {
            Describe d { It i {
                Mock Get-Date { 'faked' }
                Set-Content -Path TestDrive:/in.txt, $PSScriptRoot/left.txt -Value x
                $global:left = 'value'
                Set-Alias -Name left -Value Get-Item -Scope Global
                $null = Start-Job -Name left { }
                Get-Date | Should -Be 'faked'
                Set-Location -Path ([System.IO.Path]::GetTempPath())
            } }
        }; 'second.Tests.ps1' = 'Set-Location ..; Describe d { BeforeAll { Set-Location .. }; It i { "$PWD" | Should -Not -Be $PSScriptRoot } }' } -Script {
            $before = "$PWD"
            (Invoke-Pester -Path ./first.Tests.ps1, ./second.Tests.ps1 -PassThru -Output None).Result
            "$PWD" -eq $before
            (Get-Date) -is [datetime]; Test-Path TestDrive:/
            $left; (Get-Alias left).Definition; Test-Path ./left.txt; @(Get-Job -Name left).Count
        }
        $run.Value | Should -Be @('Passed', $true, $true, $false, 'value', 'Get-Item', $true, 1)
    }

    It 'Invoke-Pester has no parameter for a new runspace or process.' {
        $run = Invoke-Sample -Script { "$(@((Get-Command Invoke-Pester).Parameters.Keys) -match 'runspace|process|job|session')|" }
        $run.Value | Should -Be '|'
    }

    It 'pwsh -NoProfile -Command Invoke-Pester -CI starts a clean session without your profile. $LASTEXITCODE is then the number of failures, on Linux and macOS modulo 256.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It one { $global:here | Should -Be 1 }; It two { $global:here | Should -Be 1 }; It three { } }' } -Script {
            "$(@((Get-Command Invoke-Pester).Parameters.Keys) -match 'runspace|process|job|session')|"
            $global:here = 1
            (Invoke-Pester -Path . -PassThru -Output None).FailedCount
            $env:PSModulePath = "$(Split-Path (Split-Path (Get-Module Pester).Path))$([IO.Path]::PathSeparator)$env:PSModulePath"
            $null = & (Get-Process -Id $PID).Path -NoProfile -Command Invoke-Pester -CI
            "exit $LASTEXITCODE"
            Set-Content -Path ./many.Tests.ps1 -Value 'Describe d { It n -ForEach (1..255) { throw 1 } }'
            $null = & (Get-Process -Id $PID).Path -NoProfile -Command Invoke-Pester -CI
            "exit $LASTEXITCODE"
            Remove-Item ./many.Tests.ps1
            $result = Start-Job { Invoke-Pester -Path $using:PWD -PassThru } | Receive-Job -Wait 6>$null
            "$($result.PSTypeNames[0]) $($result.Result) $($result.TotalCount) $($result.PassedCount) $($result.FailedCount)"
            "$($result.Failed[0].ErrorRecord)|"
        }
        $run.Value | Should -Be '|', 0, 'exit 2', "exit $(if ($env:OS -eq 'Windows_NT') { 257 } else { 1 })", 'Deserialized.Pester.Run Failed 3 1 2', '|'
    }

    It 'Start-Job { Invoke-Pester -Path $using:PWD -PassThru } | Receive-Job -Wait returns the result, as a copy whose Result and counts are complete.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It one { throw 1 }; It two { throw 1 }; It three { } }' } -Script {
            $env:PSModulePath = "$(Split-Path (Split-Path (Get-Module Pester).Path))$([IO.Path]::PathSeparator)$env:PSModulePath"
            $result = Start-Job { Invoke-Pester -Path $using:PWD -PassThru } | Receive-Job -Wait 6>$null
            "$($result.PSTypeNames[0]) $($result.Result) $($result.TotalCount) $($result.PassedCount) $($result.FailedCount)"
        }
        $run.Value | Should -Be 'Deserialized.Pester.Run Failed 3 1 2'
    }

    It 'On Windows, -Credential of Start-Job runs the job as another user.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/start-job' }

    It 'Clean up in AfterAll, and import with -Force.' {
        $run = Invoke-Sample -File @{ 'm.psm1' = 'function Get-It { 1 }'; 'plain.ps1' = 'Import-Module ./m.psm1; Get-It'; 'forced.ps1' = 'Import-Module ./m.psm1 -Force; Get-It' } -Script {
            & ./plain.ps1
            Set-Content -Path ./m.psm1 -Value 'function Get-It { 2 }'
            & ./plain.ps1; & ./forced.ps1
        }
        $run.Value | Should -Be @(1, 1, 2)
    }

    It 'The file uses a function or module that another file loads. Load the function or module in BeforeAll of the file that uses it.' {
        $file = @{ 'a.Tests.ps1' = 'BeforeAll { function global:Get-ProofShared { 1 } }; Describe d { It a { } }'; 'b.Tests.ps1' = 'Describe d { It b { Get-ProofShared | Should -Be 1 } }'; 'c.Tests.ps1' = 'BeforeAll { function Get-ProofOwn { 1 } }; Describe d { It c { Get-ProofOwn | Should -Be 1 } }' }
        (Invoke-Sample -File $file).Passed | Should -Be 3
        $alone = Invoke-Sample -File $file -Configuration @{ Run = @{ ExcludePath = 'a.Tests.ps1', '*a.Tests.ps1' } }
        ($alone.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'b'
        $alone.Passed | Should -Be 1
    }

    It 'tests run in the order written, and $script: keeps a value from one to the next.' {
        (Invoke-Sample { Describe 'd' { It 'a' { $script:x = 1; $plain = 1 }; It 'b' { $script:x | Should -Be 1; $plain | Should -BeNullOrEmpty } } }).Passed | Should -Be 2
    }

    It 'But then the later test cannot run alone, and when the earlier test fails, the later one fails for no reason of its own.' {
        $test = { Describe 'd' { It 'first' { $script:backup = $true }; It 'second' { $script:backup | Should -BeTrue } } }
        (Invoke-Sample $test).Passed | Should -Be 2
        (Invoke-Sample $test -Configuration @{ Filter = @{ FullName = 'd.second' } }).Failed | Should -Be 1
        (Invoke-Sample ("$test" -replace 'script:backup = \$true', 'script:backup = throw "broken"')).Failed | Should -Be 2
    }

    It 'The option belongs to the run, not to the file. In a test file that Invoke-Pester runs, $PesterPreference comes too late for this option.' {
        $run = Invoke-Sample { $PesterPreference = New-PesterConfiguration; $PesterPreference.Run.SkipRemainingOnFailure = 'Block'; Describe 'd' { BeforeAll { $PesterPreference = New-PesterConfiguration; $PesterPreference.Run.SkipRemainingOnFailure = 'Block' }; It 'a' { throw 1 }; It 'b' { } } }
        $run.Skipped | Should -Be 0
        (Invoke-Sample { Describe 'd' { It 'a' { throw 1 }; It 'b' { } }; Describe 'e' { It 'c' { } } } -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Block' } }).Skipped | Should -Be 1
    }

    It 'using module gives a test file the class that the session loaded first, even after Import-Module -Force.' {
        $run = Invoke-Sample -File @{ 'C.psm1' = 'class ProofKept { [string] V() { return "one" } }; function New-ProofKept { [ProofKept]::new() }'; 'C.Tests.ps1' = "using module ./C.psm1`nDescribe d { It i { Write-Host ('test sees ' + [ProofKept]::new().V()) } }" } -Script {
            Invoke-Pester ./C.Tests.ps1 -Output None
            (Get-Content C.psm1) -replace 'one', 'two' | Set-Content C.psm1
            Import-Module ./C.psm1 -Force
            Invoke-Pester ./C.Tests.ps1 -Output None
            (New-ProofKept).V()
        }
        [regex]::Matches($run.Text, 'test sees one').Count | Should -Be 2
        $run.Value | Should -Be 'two'
    }

    It 'A test that waits for something outside repeats its assertion.' {
        $page = Get-Content "$PSScriptRoot/../../../docs/recipes/flaky-tests.mdx" -Raw
        $function = [regex]::Match($page, '    function Invoke-Retry[\s\S]+?\n    \}\n').Value
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = "BeforeAll {`n$function}`nDescribe 'd' { BeforeEach { `$script:calls = 0 }; AfterEach { Write-Host `"<`$script:calls>`" }; It 'plain' { (++`$script:calls) | Should -Be 3 }; It 'repeated' { Invoke-Retry { (++`$script:calls) | Should -Be 3 } }; It 'too late' { Invoke-Retry { (++`$script:calls) | Should -Be 9 } } }"
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed'
        $run.Text | Should -Match '(?s)<1>.*<3>.*<5>'
    }

    It 'When a result depends on other test files, look for what an earlier file left in the session.' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'BeforeAll { $env:PROOF_LEFT = 1 }; Describe a { It i { } }'
            'b.Tests.ps1' = 'Describe b { It i { $env:PROOF_LEFT | Should -BeNullOrEmpty } }'
        } -Script {
            foreach ($path in './b.Tests.ps1', ('./a.Tests.ps1', './b.Tests.ps1')) {
                (Invoke-Pester -Path $path -Output None -PassThru).Result
                $env:PROOF_LEFT = $null
            }
        }
        $run.Value | Should -Be 'Passed', 'Failed'
    }

    It 'In AfterAll of the earlier file, remove what it leaves, or run that file in a process of its own.' {
        $run = Invoke-Sample -Seconds 120 -File @{
            'a.Tests.ps1' = 'BeforeAll { $env:PROOF_LEFT = 1; function global:Get-ProofLeft { } }; Describe a { It i { } }'
            'b.Tests.ps1' = 'Describe b { It i { "$env:PROOF_LEFT$(Get-Command Get-ProofLeft -ErrorAction Ignore)" | Should -BeNullOrEmpty } }'
            'alone.ps1'   = "Import-Module '$env:PROOFS_PESTER'; Invoke-Pester -Path ./a.Tests.ps1 -CI"
        } -Script {
            function Get-Result ($Path) { (Invoke-Pester -Path $Path -Output None -PassThru).Result; $env:PROOF_LEFT = $null; Remove-Item Function:/Get-ProofLeft -ErrorAction Ignore }
            Get-Result ./a.Tests.ps1, ./b.Tests.ps1
            $null = & (Get-Process -Id $PID).Path -NoProfile -File ./alone.ps1
            Get-Result ./b.Tests.ps1
            Add-Content ./a.Tests.ps1 '; AfterAll { $env:PROOF_LEFT = $null; Remove-Item Function:/Get-ProofLeft }'
            Get-Result ./a.Tests.ps1, ./b.Tests.ps1
        }
        $run.Value | Should -Be 'Failed', 'Passed', 'Passed'
    }

    It 'To see whether a test fails now and then, run its file again and again: each set of data of New-PesterContainer is a run of its own. The test of this example counts its tries in a file, and fails at the first one' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'Describe d { BeforeAll { Write-Host "setup $Run" }; It i { $counter = "$PSScriptRoot/tries.txt"; $tries = 1 + (Get-Content -Path $counter -ErrorAction Ignore); Set-Content -Path $counter -Value $tries; $tries | Should -BeGreaterThan 1 } }'
        } -Script {
            $container = New-PesterContainer -Path ./a.Tests.ps1 -Data (1..20 | ForEach-Object { @{ Run = $_ } })
            $result = Invoke-Pester -Container $container -Output None -PassThru
            '{0} of {1} passed in {2} containers' -f $result.PassedCount, $result.TotalCount, $result.Containers.Count
            $alone = Invoke-Pester -Path ./a.Tests.ps1 -Output None -PassThru
            '{0} of {1}' -f $alone.PassedCount, $alone.TotalCount
        }
        $run.Value | Should -Be '19 of 20 passed in 20 containers', '1 of 1'
        [regex]::Matches($run.Text, 'setup \d').Count | Should -Be 20
    }

    It 'So clean up in that file, and run the script again in a new session.' {
        $find = [regex]::Match((Get-Content "$PSScriptRoot/../../../docs/recipes/flaky-tests.mdx" -Raw), 'title="find-leftovers.ps1"\n([\s\S]+?)\n```').Groups[1].Value
        $file = @{ 'find.ps1' = $find; 'left/a.Tests.ps1' = 'BeforeAll { $global:ownLeft = 1 }; Describe a { It i { } }'; 'left/b.Tests.ps1' = 'BeforeAll { $global:ownLeft = 1 }; Describe b { It i { } }' }
        $run = Invoke-Sample -NewProcess -File $file -Script { @(& ./find.ps1) -match 'ownLeft'; Set-Content ./left/a.Tests.ps1 'Describe a { It i { } }'; @(& ./find.ps1) -match 'ownLeft' | ForEach-Object { "same session: $_" } }
        $run.Value | Should -Be 'a.Tests.ps1 leaves $global:ownLeft'
        $file['left/a.Tests.ps1'] = 'Describe a { It i { } }'
        (Invoke-Sample -NewProcess -File $file -Script { @(& ./find.ps1) -match 'ownLeft' }).Value | Should -Be 'b.Tests.ps1 leaves $global:ownLeft'
    }

    It 'A changed class from Add-Type, or one that an unchanged file names, as with using module, needs a new process.' {
        $run = Invoke-Sample -Seconds 120 -NewProcess -File @{
            'named.ps1'   = "class ProofNamed { [string] V() { return 'one' } }"
            'N.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/named.ps1 }; Describe d { It i { [ProofNamed]::new().V() } }'
            'dot.ps1'     = "class ProofDot { [string] V() { return 'one' } }"
            'import.psm1' = "class ProofImport { [string] V() { return 'one' } }; function New-ProofImport { [ProofImport]::new() }"
            'using.psm1'  = "class ProofUsing { [string] V() { return 'one' } }"
            'add.txt'     = 'public class ProofAdded { public static string V() { return "one"; } }'
            'A.Tests.ps1' = "using module ./using.psm1`nBeforeAll { . `$PSScriptRoot/dot.ps1; Import-Module `$PSScriptRoot/import.psm1 -Force; try { Add-Type -TypeDefinition (Get-Content `$PSScriptRoot/add.txt -Raw) } catch { } }`nDescribe d { It i { [ProofDot]::new().V(), (New-ProofImport).V(), [ProofUsing]::new().V(), [ProofAdded]::V() } }"
        } -Script {
            $show = { "$((Invoke-Pester -Path ./A.Tests.ps1, ./N.Tests.ps1 -Output None -PassThru 2>$null).Tests.StandardOutput)" }
            & $show
            foreach ($file in './named.ps1', './dot.ps1', './import.psm1', './using.psm1', './add.txt') { (Get-Content $file -Raw).Replace('one', 'two') | Set-Content $file }
            & $show
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$((Get-Module Pester).Path)'; $show"
        }
        $run.Value | Should -Be 'one one one one one', 'two two one one one', 'two two two two two'
    }
}
