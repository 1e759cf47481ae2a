BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Get-Said ($Run) { @($Run.Output -match '^\s*said: ' -replace '^\s*said: ') -join ' ' }
    function Get-Outcome ($Run, $Name) { ($Run.Tests | Where-Object Name -EQ $Name).Result }

    $steps = @{
        'A.Tests.ps1' = {
            Describe 'first' { It 'fails' { throw 'x' }; It 'rest of block' { }; Context 'c' { It 'inner block' { } } }
            Describe 'second' { It 'rest of file' { } }
        }
        'B.Tests.ps1' = { Describe 'b' { It 'next file' { } } }
    }
    function Get-Rest ($Value) {
        $configuration = if ($Value) { @{ Run = @{ SkipRemainingOnFailure = $Value } } } else { @{} }
        @((Invoke-Sample -File $steps -Configuration $configuration).Tests | Where-Object Result -EQ 'Skipped' | ForEach-Object Name) -join ', '
    }

    $skipped = Invoke-Sample {
        Describe 'block' -Skip { BeforeAll { Write-Host 'said: all' }; BeforeEach { Write-Host 'said: each' }; AfterAll { Write-Host 'said: /all' }; It 'in block' { }; Context 'c' { It 'deep in block' { } } }
        Describe 'inside' {
            BeforeEach { Write-Host 'said: before' }
            AfterEach { Write-Host 'said: after' }
            It 'from inside' { Write-Host 'said: start'; Set-ItResult -Skipped -Because 'no tape'; Write-Host 'said: never' }
            It 'undecided' { Set-ItResult -Inconclusive -Because 'odd clock' }
            It 'not started' -Skip { }
        }
        BeforeDiscovery { $fromDiscovery = $true }
        Describe 'conditions' {
            BeforeAll { $late = $true }
            It 'late' -Skip:$late { }
            It 'discovered' -Skip:$fromDiscovery { }
            It 'false' -Skip:$false { }
            It 'environment' -Skip:($env:PROOF_SKIP -eq '1') { }
        }
        Describe 'data <Ready>' -ForEach @{ Ready = $false } { It 'of block' -Skip:(-not $Ready) { }; It 'own <n>' -ForEach @{ n = 1 }, @{ n = 2 } -Skip:($n -eq 1) { if ($n -eq 2) { Set-ItResult -Skipped } } }
    } -Environment @{ PROOF_SKIP = '1' } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'result.xml' } }
}

Describe 'usage/skip' {
    It 'A skipped test counts as skipped in the totals and in the result file, so nobody mistakes it for a passed one. -Output Detailed lists it.' {
        $skipped.Text | Should -Match '\[!\] not started'
        $skipped.Files['result.xml'] | Should -Match 'name="inside\.not started"[^>]*result="Ignored"'
        $atNormal = Invoke-Sample { Describe 'd' { It 'left out' -Skip { }; It 'run' { } } } -Configuration @{ Output = @{ Verbosity = 'Normal' } }
        $atNormal.Text | Should -Not -Match 'left out'
        $atNormal.Text | Should -Match 'Tests Passed: 1, Failed: 0, Skipped: 1'
    }

    It 'On a block, -Skip covers everything inside: the tests, including those with -Skip:$false, and the setup and teardown, which do not run either.' {
        $run = Invoke-Sample { Describe 'd' -Skip { It 'one' -Skip:$false { }; Context 'c' -Skip:$false { It 'two' { } } }; Describe 'e' { It 'three' -Skip:$false { } } }
        $run.Tests.Result | Should -Be 'Skipped', 'Skipped', 'Passed'
        Get-Outcome $skipped 'in block' | Should -Be 'Skipped'
        Get-Outcome $skipped 'deep in block' | Should -Be 'Skipped'
        Get-Said $skipped | Should -Not -Match 'all|each'
    }

    It 'Skipped tests do not fail a run and do not change its exit code.' {
        (Invoke-Sample { Describe 'd' { It 'a' -Skip { }; It 'b' { Set-ItResult -Skipped } } } -Script { $result = Invoke-Pester -Path . -PassThru; "$($result.Result) $LASTEXITCODE" }).Value | Should -Be 'Passed 0'
    }

    It 'There is one exception: when a BeforeAll around a test with -Skip fails, the test counts as failed, like the other tests of the block.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'x' }; It 'skipped' -Skip { }; It 'other' { } }; Describe 'only' { BeforeAll { throw 'x' }; It 'alone' -Skip { } } }
        Get-Outcome $run 'skipped' | Should -Be 'Failed'
        Get-Outcome $run 'alone' | Should -Be 'Skipped'
    }

    It 'Give -Skip a Boolean, for example one made from an environment variable or from a value of BeforeDiscovery. A text, as in -Skip:$env:CI, fails the file, and so does a number, a list or what Get-Command returns.' {
        $test = { Describe 'd' { It 'text' -Skip:$env:CI { } } }
        (Invoke-Sample $test).Passed | Should -Be 1
        $run = Invoke-Sample $test -Environment @{ CI = 'true' }
        $run.Result | Should -Be 'Failed'
        "$($run.Errors) $($run.Text)" | Should -Match 'Cannot convert value "System.String" to type "System.Management.Automation.SwitchParameter"'
        foreach ($value in '1', '@($true)', '(Get-Command Get-Item)') {
            $run = Invoke-Sample "Describe 'd' { It 'i' -Skip:$value { } }"
            $run.Result | Should -Be 'Failed' -Because $value
            "$($run.Errors) $($run.Text)" | Should -Match 'to type "System.Management.Automation.SwitchParameter"'
            (Invoke-Sample "Describe 'd' { It 'i' -Skip:([bool] $value) { } }").Skipped | Should -Be 1
        }
        (Invoke-Sample { Describe 'd' { It 'Boolean' -Skip:([bool] $env:CI) { } } } -Environment @{ CI = 'true' }).Skipped | Should -Be 1
    }

    It 'A variable that holds true or false: -Skip:($env:NO_TAPE -eq ''true''). With [bool], any text that is not empty is $true, even false and 0.' {
        $test = { Describe 'd' { It 'bool' -Skip:([bool] $env:NO_TAPE) { }; It 'compared' -Skip:($env:NO_TAPE -eq 'true') { } } }
        foreach ($case in @('true', 2), @('false', 1), @('0', 1)) {
            (Invoke-Sample $test -Environment @{ NO_TAPE = $case[0] }).Skipped | Should -Be $case[1] -Because $case[0]
        }
        (Invoke-Sample $test).Passed | Should -Be 2
    }

    It '-Skip is a switch, so it takes a value after a colon.' {
        Get-Outcome $skipped 'false' | Should -Be 'Passed'
    }

    It 'Without the colon, as in -Skip ($isOld), the file fails.' {
        (Invoke-Sample { Describe 'd' { $isOld = $true; It 'i' -Skip ($isOld) { } } }).Result | Should -Be 'Failed'
        (Invoke-Sample { Describe 'd' { $isOld = $true; It 'i' -Skip:($isOld) { } } }).Result | Should -Be 'Passed'
    }

    It 'The value must be known when Pester discovers the tests, before any BeforeAll of the file has run.' {
        'late', 'discovered', 'environment' | ForEach-Object { Get-Outcome $skipped $_ } | Should -Be 'Passed', 'Skipped', 'Skipped'
    }

    It '$IsWindows, $IsLinux and $IsMacOS do not exist in Windows PowerShell 5.1. In Windows PowerShell, -Skip:(-not $IsWindows) is always true' {
        $run = Invoke-Sample -Script { Get-Variable IsWindows -ValueOnly -ErrorAction Ignore }
        if ($PSVersionTable.PSVersion.Major -lt 6) { $run.Value | Should -BeNullOrEmpty } else { $run.Value | Should -BeOfType bool }
    }

    It 'When only the running test can tell whether to skip, for example after asking a service, call Set-ItResult. It ends the test at once, and the reason is shown beside the name of the test. In a try whose catch hides every error, Set-ItResult has no effect.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'caught' { try { Set-ItResult -Skipped } catch { }; Write-Host 'said: on' }
            It 'finally' { try { Set-ItResult -Skipped } finally { }; Write-Host 'said: never' }
            It 'other error' { try { Set-ItResult -Skipped } catch [System.IO.IOException] { }; Write-Host 'said: never' }
            It 'thrown again' { try { Set-ItResult -Skipped } catch { throw }; Write-Host 'said: never' }
            It 'in the catch' { try { throw 'x' } catch { Set-ItResult -Skipped }; Write-Host 'said: never' }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Skipped', 'Skipped', 'Skipped', 'Skipped'
        Get-Said $run | Should -Be 'on'
        Get-Said $skipped | Should -Match 'before start after'
        $skipped.Text | Should -Match '\[!\] from inside is skipped, because no tape'
    }

    It '-Inconclusive in place of -Skipped says "could not be decided". An inconclusive test does not fail the run either.' {
        Get-Outcome $skipped 'undecided' | Should -Be 'Inconclusive'
        $skipped.Result | Should -Be 'Passed'
    }

    It 'A test that is skipped from inside has started already, so its BeforeEach and AfterEach run; with -Skip they do not.' {
        Get-Said $skipped | Should -Be 'before start after before after'
    }

    It '-Skip is read once for the It, before its cases are known, so it cannot look at the cases. Call Set-ItResult in the body of the test or in BeforeEach instead.' {
        'own 1', 'own 2' | ForEach-Object { Get-Outcome $skipped $_ } | Should -Be 'Passed', 'Skipped'
        (Invoke-Sample { Describe 'd' { BeforeEach { Set-ItResult -Skipped }; It 'i' { throw 'x' } } }).Skipped | Should -Be 1
    }

    It 'The data of a block are known when its body is read, so an It inside the Describe below could also use -Skip:(-not $Ready).' {
        Get-Outcome $skipped 'of block' | Should -Be 'Skipped'
    }

    It 'None | nothing, the default' {
        Get-Rest | Should -BeNullOrEmpty
        Get-Rest 'None' | Should -BeNullOrEmpty
    }

    It 'Run | the rest of the file and all files that follow' {
        Get-Rest 'Run' | Should -Be 'rest of block, inner block, rest of file, next file'
    }

    It 'Each of the skipped tests carries the reason in its ErrorRecord: Skipped due to previous failure at ''restore.mounts the disk'' and Run.SkipRemainingOnFailure set to ''Block''.' {
        $run = Invoke-Sample -File $steps -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Block' } }
        ($run.Tests | Where-Object Name -EQ 'rest of block').Message | Should -Be "Skipped due to previous failure at 'first.fails' and Run.SkipRemainingOnFailure set to 'Block'"
    }

    It 'BeforeAll runs after discovery. While Pester discovers the test, $isReadOnly does not exist yet, and -Skip:$null means "do not skip".' {
        Get-Outcome $skipped 'late' | Should -Be 'Passed'
        (Invoke-Sample { Describe 'd' { It 'i' -Skip:$null { } } }).Passed | Should -Be 1
    }

    It 'Pester treats the call as an error of the setup, and all tests of the block fail.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { Set-ItResult -Skipped -Because 'no disk' }; It 'a' { }; It 'b' { } } }).Failed | Should -Be 2
    }

    It 'A single test that you run by its line ("Run test" in Visual Studio Code, Filter.Line) runs in spite of -Skip, because you asked for exactly that test. A test that you select by tag or by name stays skipped.' {
        $run = Invoke-Sample -Test "Describe 'd' {`n It 'i' -Tag T -Skip { }`n}" -Script {
            foreach ($filter in @{ Line = "$((Get-Location).ProviderPath)/Sample.Tests.ps1:2" }, @{ Tag = 'T' }, @{ FullName = 'd.i' }) {
                "$((Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = $filter }).Tests[0].Result)"
            }
        }
        $run.Value | Should -Be 'Passed', 'Skipped', 'Skipped'
    }

    It 'tests and inner blocks with a -Skip of their own' {
        $run = Invoke-Sample -Script {
            Set-Content s.Tests.ps1 "Describe 'd' -Skip {`n It 'i' { }`n It 'own' -Skip { }`n Context 'c' -Skip { It 'inner' { } }`n Context 'e' { It 'plain' { } }`n}"
            $configuration = New-PesterConfiguration
            $configuration.Run.Path = 's.Tests.ps1'; $configuration.Run.PassThru = $true
            $configuration.Filter.Line = (Resolve-Path s.Tests.ps1).ProviderPath + ':1'
            $result = Invoke-Pester -Configuration $configuration
            "passed: $($result.Passed.Name | Sort-Object)"; "skipped: $($result.Skipped.Name | Sort-Object)"
        }
        $run.Value | Should -Be 'passed: i plain', 'skipped: inner own'
    }

    It 'the tests of an inner block without a -Skip of its own, when you run the line of this inner block and an outer block is skipped' {
        $test = "Describe 'outer' -Skip {`n BeforeAll { Write-Host 'said: outer setup' }; AfterAll { Write-Host 'said: outer teardown' }`n Context 'inner' {`n BeforeAll { Write-Host 'said: inner setup' }; AfterAll { Write-Host 'said: inner teardown' }`n It 'i' { }`n }`n Context 'own' -Skip {`n It 'j' { }`n }`n}`nDescribe 'runs' {`n Context 'inner' {`n It 'k' { }`n }`n}"
        $run = @{}
        foreach ($line in 3, 5, 7, 8, 12) {
            $run[$line] = Invoke-Sample -Test $test -Script ([scriptblock]::Create("Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = `$true }; Filter = @{ Line = `"`$((Get-Location).ProviderPath)/Sample.Tests.ps1:$line`" } }"))
        }
        (3, 5, 7, 8, 12 | ForEach-Object { "$_ $($run[$_].Tests | Where-Object Result -NE 'NotRun' | ForEach-Object { "$($_.Name) $($_.Result)" })" }) | Should -Be '3 i Skipped', '5 i Passed', '7 j Passed', '8 j Passed', '12 k Passed'
    }

    It 'When you run a test by its line, the setup and teardown of the skipped blocks around it run, too.' {
        $test = "Describe 'outer' -Skip {`n BeforeAll { Write-Host 'said: outer setup' }; AfterAll { Write-Host 'said: outer teardown' }`n Context 'inner' {`n BeforeAll { Write-Host 'said: inner setup' }; AfterAll { Write-Host 'said: inner teardown' }`n It 'i' { }`n }`n Context 'own' -Skip {`n It 'j' { }`n }`n}`nDescribe 'runs' {`n Context 'inner' {`n It 'k' { }`n }`n}"
        $run = @{}
        foreach ($line in 3, 5) {
            $run[$line] = Invoke-Sample -Test $test -Script ([scriptblock]::Create("Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = `$true }; Filter = @{ Line = `"`$((Get-Location).ProviderPath)/Sample.Tests.ps1:$line`" } }"))
        }
        $run[5].Output -match '^said: ' | Should -Be 'said: outer setup', 'said: inner setup', 'said: inner teardown', 'said: outer teardown'
        $run[3].Output -match '^said: ' | Should -BeNullOrEmpty
    }

    It 'When you run a block by its line, the -Skip of that block has no effect either: its tests run.' {
        $run = Invoke-Sample -Test "Describe 'around' {`n Describe 'd' -Skip {`n It 'i' { }`n It 'j' { }`n It 'own' -Skip { }`n }`n}" -Script {
            foreach ($line in 1, 2) {
                "$((Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = @{ Line = "$((Get-Location).ProviderPath)/Sample.Tests.ps1:$line" } }).Tests.Result)"
            }
        }
        $run.Value | Should -Be 'Skipped Skipped Skipped', 'Passed Passed Skipped'
    }

    It 'a return at the top of the file: its tests are missing from all counts, and the run passes' {
        $run = Invoke-Sample { return; Describe 'd' { It 'i' { throw 'x' } } } -Inspect { $args[0].Result; $args[0].TotalCount }
        $run.Value | Should -Be 'Passed', 0
    }

    It 'return in place of Set-ItResult also ends the test, but as passed.' {
        $run = Invoke-Sample { Describe 'd' { It 'returns' { if ($true) { return }; throw 'x' }; It 'asks' { Set-ItResult -Skipped; throw 'x' }; It 'late' { 1 | Should -Be 2; return } } }
        'returns', 'asks', 'late' | ForEach-Object { Get-Outcome $run $_ } | Should -Be 'Passed', 'Skipped', 'Failed'
    }

    It 'In the body of a Describe or Context, return leaves out the tests below it in that block: they are in no count, and the run passes.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'above' { }
                Context 'c' { It 'above in c' { }; if ($true) { return }; It 'left out in c' { throw 'x' } }
                It 'beside' { }
                return
                It 'left out' { throw 'x' }
                Context 'left out, too' { It 'deep' { throw 'x' } }
            }
            Describe 'next' { It 'after' { } }
        } -Inspect { $args[0].Result; $args[0].TotalCount; $args[0].SkippedCount; $args[0].NotRunCount }
        $run.Value | Should -Be 'Passed', 4, 0, 0
        $run.Tests.Name | Sort-Object | Should -Be 'above', 'above in c', 'after', 'beside'
    }

    It '#Requires -Modules BackupTools: the file fails' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "#Requires -Modules BackupTools`nDescribe 'd' { It 'i' { } }" } -Inspect { $args[0].Result; $args[0].FailedContainersCount; $args[0].SkippedCount }
        $run.Value | Should -Be 'Failed', 1, 0
    }

    It 'In Windows PowerShell, -Skip:(-not $IsWindows) is always true: all tests that are meant for Windows are skipped, and the run stays green.' {
        # A name that does not exist, as $IsWindows does not in Windows PowerShell 5.1.
        $run = Invoke-Sample { Describe 'd' { It 'i' -Skip:(-not $ProofIsMissing) { throw 'x' } } }
        "$($run.Skipped) $($run.Result)" | Should -Be '1 Passed'
    }

    It 'The condition below is right in Windows PowerShell and in PowerShell 7 on every system.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' -Skip:([System.Environment]::OSVersion.Platform -ne 'Win32NT') { } } }
        $isWindowsHere = $PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows
        $run.Passed | Should -Be ([int] [bool] $isWindowsHere)
        $run.Skipped | Should -Be ([int] (-not $isWindowsHere))
    }

    It 'Once the fault is repaired, the test passes.' {
        $run = Invoke-Sample { Describe 'd' { It 'known <_>' -ForEach 1, 2 { try { $_ | Should -Be 2 } catch { Set-ItResult -Inconclusive -Because 'known' } } } }
        $run.Tests.Result | Should -Be 'Inconclusive', 'Passed'
        $run.Result | Should -Be 'Passed'
    }

    It 'With Should.ErrorAction set to Continue, a failed assertion does not reach the catch.' {
        $results = foreach ($action in 'Stop', 'Continue') {
            (Invoke-Sample { Describe 'd' { It 'i' { try { 1 | Should -Be 2 } catch { Set-ItResult -Inconclusive } } } } -Configuration @{ Should = @{ ErrorAction = $action } }).Tests.Result
        }
        $results | Should -Be 'Inconclusive', 'Failed'
    }

    It 'Run.SkipRemainingOnFailure skips the tests that follow a failed one, which helps when each step needs the step before it.' {
        $steps = { Describe 'd' { It 'one' { }; It 'two' { throw 'x' }; It 'three' { } } }
        (Invoke-Sample $steps -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Block' } }).Tests.Result | Should -Be 'Passed', 'Failed', 'Skipped'
        (Invoke-Sample $steps).Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'Set-ItResult was called in BeforeAll, where there is no test whose result it could set.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Set-ItResult -Skipped }; It 'a' { } }; Describe 'e' { BeforeEach { Set-ItResult -Skipped }; It 'b' { } } }
        $run.Tests.Result | Should -Be 'Failed', 'Skipped'
    }

    It 'Pester fills in `<_`> and `<Name`> when a test runs, and a test with -Skip does not run.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { $Name = 'set' }; It 'runs <Name>' { }; It 'skipped <Name>' -Skip { throw 'x' }; It 'item <_>' -ForEach 1 { } } }).Tests.Name | Should -Be 'runs set', 'skipped <Name>', 'item 1'
    }

    It 'If no test of a block is left to run, its BeforeAll and AfterAll do not run.' {
        $code = { Describe 'd' { It 'fails' { throw 'x' }; Context 'left out' { BeforeAll { New-Item setup.txt }; AfterAll { New-Item teardown.txt }; It 'i' { } } } }
        (Invoke-Sample -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Run' } } $code).Files.Keys | Should -Not -Contain 'setup.txt'
        (Invoke-Sample -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Run' } } $code).Files.Keys | Should -Not -Contain 'teardown.txt'
        (Invoke-Sample $code).Files.Keys | Should -Contain 'teardown.txt'
    }

    It '.NET for the platform, because $IsWindows, $IsLinux and $IsMacOS do not exist in Windows PowerShell 5.1.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_automatic_variables'
    }

    It 'If all tests of a block have -Skip, the BeforeAll and AfterAll of that block do not run either.' {
        $run = Invoke-Sample {
            Describe 'all' { BeforeAll { Write-Host 'said: all' }; AfterAll { Write-Host 'said: /all' }; It 'i' -Skip { }; Context 'c' { It 'j' -Skip { } } }
            Describe 'one left' { BeforeAll { Write-Host 'said: some' }; AfterAll { Write-Host 'said: /some' }; It 'i' -Skip { }; Context 'c' { It 'j' { } } }
        }
        Get-Said $run | Should -Be 'some /some'
        $run.Skipped | Should -Be 3
    }

    It '-Skip takes no reason, so use Set-ItResult where a report should show a reason. In the result, the reason is the ErrorRecord of the test. Of the report formats, NUnit3 and JUnitXml have the reason, and NUnitXml does not.' {
        $reports = foreach ($format in 'NUnit3', 'JUnitXml', 'NUnitXml') {
            (Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Skipped -Because 'no tape' } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = $format; OutputPath = 'result.xml' } }).Files['result.xml'] -match 'no tape'
        }
        $reports | Should -Be $true, $true, $false
        ($skipped.Tests | Where-Object Name -EQ 'from inside').Message | Should -Be 'is skipped, because no tape'
        (Invoke-Sample -Script { (Get-Command It).Parameters['Skip'].ParameterType.Name; (Get-Command It).Parameters.Keys -contains 'Because' }).Value | Should -Be 'SwitchParameter', $false
    }

    It 'For that case, add a test that ends as inconclusive or, with -Skipped, as skipped.' {
        foreach ($disks in @(), @('D1')) {
            $run = Invoke-Sample "Describe 'd' { BeforeAll { `$disks = @($(@($disks | ForEach-Object { "'$_'" }) -join ',')) }; It 'inconclusive' { if (-not `$disks) { Set-ItResult -Inconclusive } }; It 'skipped' { if (-not `$disks) { Set-ItResult -Skipped } } }"
            $run.Tests.Result | Should -Be $(if ($disks) { 'Passed', 'Passed' } else { 'Inconclusive', 'Skipped' })
        }
    }

    It 'With a tag in place of the condition, you can make two runs, each with its part of the tests.' {
        $test = { Describe 'd' { It 'needs rights' -Tag Admin { }; It 'plain' { } } }
        ((Invoke-Sample $test -Configuration @{ Filter = @{ Tag = 'Admin' } }).Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'needs rights'
        ((Invoke-Sample $test -Configuration @{ Filter = @{ ExcludeTag = 'Admin' } }).Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'plain'
    }

    It 'Call Set-ItResult inside this test: in the body of a Describe, it makes the whole file fail.' {
        $run = Invoke-Sample { Describe 'before' { It 'i' { } }; Describe 'd' { Set-ItResult -Inconclusive -Because 'empty'; It 'j' { } } } -Inspect { $args[0].Result; $args[0].FailedContainersCount; $args[0].InconclusiveCount }
        $run.Value | Should -Be 'Failed', 1, 0
    }

    It 'When only the setup can tell whether to skip, keep the reason there, and call Set-ItResult in BeforeEach.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { try { throw 'no disk' } catch { $problem = "$_" } }
                BeforeEach { if ($problem) { Set-ItResult -Skipped -Because $problem } }
                It 'a' { throw 'x' }
                It 'b' { throw 'x' }
            }
        }
        $run.Tests.Result | Should -Be 'Skipped', 'Skipped'
        $run.Tests[1].Message | Should -Be 'is skipped, because no disk'
    }

    It '$result.InconclusiveCount counts such tests.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { Set-ItResult -Inconclusive }; It 'b' { Set-ItResult -Inconclusive -Because 'x' }; It 'c' { Set-ItResult -Skipped }; It 'd' { throw 'x' } } } -Inspect { $args[0].InconclusiveCount }
        $run.Value | Should -Be 2
    }

    It 'Skipped tests do not fail a run and do not change its exit code. A build that should fail when tests are skipped asks the result.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "i" -Skip { }; It "j" { Set-ItResult -Skipped } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Pester -Path . -CI -Output None; 'not ended'" | Select-Object -Last 1
            $LASTEXITCODE
            $result = Invoke-Pester -Path . -PassThru -Output None
            "$($result.Result) $($result.SkippedCount)"
        }
        $run.Value | Where-Object { $_ -isnot [System.Management.Automation.PSObject] -or $_ -is [string] -or $_ -is [int] } | Should -Be 'not ended', 0, 'Passed 2'
    }

    It 'If a command in BeforeDiscovery gives the value, import its module there, too.' {
        $files = @{ 'Ready.psm1' = 'function Test-Ready { $false }' }
        (Invoke-Sample -File $files -Test { BeforeAll { Import-Module $PSScriptRoot/Ready.psm1 }; BeforeDiscovery { $ready = Test-Ready }; Describe 'd' { It 'i' -Skip:(-not $ready) { } } }).Result | Should -Be 'Failed'
        (Invoke-Sample -File $files -Test { BeforeDiscovery { Import-Module $PSScriptRoot/Ready.psm1; $ready = Test-Ready }; Describe 'd' { It 'i' -Skip:(-not $ready) { } } }).Skipped | Should -Be 1
    }

    It 'A command that this machine may not have: -Skip:(-not (Get-Command -Name New-SmbShare -ErrorAction Ignore)).' {
        $run = Invoke-Sample { Describe 'd' { It 'missing' -Skip:(-not (Get-Command -Name New-NoSuchShare -ErrorAction Ignore)) { New-NoSuchShare }; It 'there' -Skip:(-not (Get-Command -Name New-Item -ErrorAction Ignore)) { } } }
        $run.Tests.Result | Should -Be 'Skipped', 'Passed'
        $run.Errors | Should -BeNullOrEmpty
    }

    It 'In a build: -Skip:([bool] $env:CI). GitHub Actions and GitLab set $env:CI, and Azure Pipelines sets $env:TF_BUILD.' -Tag Unproved {
        'https://docs.github.com/actions/reference/workflows-and-actions/variables; https://docs.gitlab.com/ci/variables/predefined_variables/; https://learn.microsoft.com/azure/devops/pipelines/build/variables'
    }

    It 'A condition that is known earlier belongs in the -Skip of the block.' {
        $run = Invoke-Sample { BeforeDiscovery { $known = $true }; Describe 'block' -Skip:$known { BeforeAll { Write-Host 'said: block' }; It 'i' { } }; Describe 'each' { BeforeAll { Write-Host 'said: setup'; $known = $true }; BeforeEach { if ($known) { Set-ItResult -Skipped } }; It 'j' { } } }
        $run.Tests.Result | Should -Be 'Skipped', 'Skipped'
        @($run.Output -match '^said: ') | Should -Be 'said: setup'
    }

    It 'On Windows, a script with #Requires -RunAsAdministrator does not even load without these rights' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_requires'
    }

    It 'A failing BeforeEach fails only the tests that run.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { throw 'x' }; It 'skipped' -Skip { }; It 'one' { }; It 'two' { } }; Describe 'next' { It 'other' { } } }
        'skipped', 'one', 'two', 'other' | ForEach-Object { Get-Outcome $run $_ } | Should -Be 'Skipped', 'Failed', 'Failed', 'Passed'
    }

    It 'A failed BeforeEach or AfterEach counts as a failure, since it fails its test.' {
        foreach ($kind in 'BeforeEach', 'AfterEach') {
            $sample = "Describe 'd' { $kind { throw 'x' }; It 'first' { }; It 'second' { } }; Describe 'next' { It 'after' { } }"
            $run = Invoke-Sample $sample -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Run' } }
            'first', 'second', 'after' | ForEach-Object { Get-Outcome $run $_ } | Should -Be 'Failed', 'Skipped', 'Skipped'
            $run = Invoke-Sample $sample
            'first', 'second', 'after' | ForEach-Object { Get-Outcome $run $_ } | Should -Be 'Failed', 'Failed', 'Passed'
        }
    }

    It 'Any other error, such as a misspelled command, becomes inconclusive, too. If the fault is a failed assertion, begin the catch with if ($_.FullyQualifiedErrorId -ne ''PesterAssertionFailed'') { throw }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'typo' { try { Get-Misspelt | Should -Be 'a' } catch { Set-ItResult -Inconclusive -Because 'x' } }
                It 'typo, asked' { try { Get-Misspelt | Should -Be 'a' } catch { if ($_.FullyQualifiedErrorId -ne 'PesterAssertionFailed') { throw }; Set-ItResult -Inconclusive -Because 'x' } }
                It 'assertion, asked' { try { 'b' | Should -Be 'a' } catch { if ($_.FullyQualifiedErrorId -ne 'PesterAssertionFailed') { throw }; Set-ItResult -Inconclusive -Because 'x' } }
                It 'new assertion, asked' { try { if (Get-Command Should-Be -ErrorAction Ignore) { 'b' | Should-Be 'a' } else { 'b' | Should -Be 'a' } } catch { if ($_.FullyQualifiedErrorId -ne 'PesterAssertionFailed') { throw }; Set-ItResult -Inconclusive -Because 'x' } }
            }
        }
        $run.Tests.Result | Should -Be 'Inconclusive', 'Failed', 'Inconclusive', 'Inconclusive'
    }

    It 'Pester still reads the body of a skipped block: code outside of its tests and setup runs during discovery, and an exception there fails the file. Put such code into BeforeAll. Put a loop that makes tests into an if with the opposite of the -Skip condition.' {
        $run = Invoke-Sample { Describe 'd' -Skip { Write-Host 'said: body'; BeforeDiscovery { Write-Host 'said: before discovery' }; BeforeAll { Write-Host 'said: setup' }; It 'one' { Write-Host 'said: test' }; Context 'c' { Write-Host 'said: inner body'; It 'two' { } } } }
        $run.Tests.Result | Should -Be 'Skipped', 'Skipped'
        @($run.Output -match '^said: ') | Should -Be 'said: body', 'said: before discovery', 'said: inner body'
        $test = "BeforeDiscovery { `$noTape = `$true }; Describe 'other' { It 'fine' { } }; Describe 'd' -Skip:`$noTape { {0}; It 'i' { } }"
        $loop = 'foreach ($tape in Get-NoSuchTape) { It "tape $tape" { } }'
        $cases = [ordered] @{ $loop = 'Failed'; 'throw "x"' = 'Failed'; "if (`$noTape) { $loop }" = 'Failed'; "if (-not `$noTape) { $loop }" = 'Passed'; 'BeforeAll { Get-NoSuchTape }' = 'Passed' }
        foreach ($code in $cases.Keys) {
            $run = Invoke-Sample $test.Replace('{0}', $code)
            $run.Result | Should -Be $cases[$code] -Because $code
            if ($cases[$code] -eq 'Passed') { $run.Tests.Result | Should -Be 'Passed', 'Skipped' -Because $code }
        }
    }

    It 'On other systems, the condition below is $false.' -Skip:([Environment]::OSVersion.Platform -eq 'Win32NT') {
        $run = Invoke-Sample {
            BeforeDiscovery {
                $onWindows = [Environment]::OSVersion.Platform -eq 'Win32NT'
                $isAdmin = $onWindows -and [Security.Principal.WindowsPrincipal]::new([Security.Principal.WindowsIdentity]::GetCurrent()).IsInRole([Security.Principal.WindowsBuiltInRole]::Administrator)
            }
            Describe 'd' { It 'admin' -Skip:(-not $isAdmin) { }; It 'not admin' -Skip:$isAdmin { } }
        }
        $run.Tests.Result | Should -Be 'Skipped', 'Passed'
        $run.Errors | Should -BeNullOrEmpty
    }

    It 'If -Skip skips all cases, each case is a skipped test of its own. To get one line for all of them, decide in the body of the block which It to make' {
        (Invoke-Sample { Describe 'd' { It 'each <_>' -Skip -ForEach 'a', 'b' { } } }).Skipped | Should -Be 2
        foreach ($case in @('true', 'd.one'), @('false', 'd.each a d.each b')) {
            "$((Invoke-Sample ('BeforeDiscovery { $none = $' + $case[0] + '; $users = "a", "b" }; Describe d { if ($none) { It one -Skip { } } else { It "each <_>" -ForEach $users { } } }')).Tests.Path)" | Should -Be $case[1]
        }
    }
}
