BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # What one test file shows. The tests are looked up by their names.
    $sample = Invoke-Sample -File @{
        'Backup.psm1' = 'function Get-Today { Get-Date }'
    } -Test {
        BeforeAll {
            Import-Module $PSScriptRoot/Backup.psm1
            function Get-Disk ($Name) { "real $Name" }
            function Get-DiskReport { Get-Disk 'of report' }
            Set-Alias -Name gdisk -Value Get-Disk
            $ofFile = [System.Collections.Generic.List[string]] @()
        }

        Describe 'each' {
            BeforeEach { $log = [System.Collections.Generic.List[int]] @(); $given = 'new'; $tries++ }
            AfterEach { Write-Host "after each: $given $($log.Count) $own" }
            It 'each first' { $log.Count | Should -Be 0; $log.Add(1); $given = 'changed'; $own = 'own'; $tries | Should -Be 1 }
            It 'each second' { $log.Count | Should -Be 0; $given | Should -Be 'new'; $own | Should -BeNullOrEmpty; $tries | Should -Be 1; $log.Add(1) }
            It 'each case <_>' -ForEach 1, 2 { $log.Count | Should -Be 0; $given | Should -Be 'new'; $tries | Should -Be 1; $log.Add(1); $given = 'changed' }
            Context 'inner' { It 'each inner' { $log.Count | Should -Be 0; $given | Should -Be 'new'; $tries | Should -Be 1 } }
        }

        Describe 'all' {
            BeforeAll { $list = [System.Collections.Generic.List[string]] @(); $made = [guid]::NewGuid(); $box = @{ Count = 0 } }
            AfterAll { Write-Host "after all: $list; $($box.Count)" }
            It 'all first' { $list.Count | Should -Be 0; $ofFile.Add('one'); $list.Add("$made"); $box.Count++ }
            It 'all second' { "$list" | Should -Be "$made"; "$ofFile" | Should -Be 'one'; $box.Count++ }
            Context 'inner' { It 'all inner' { "$list" | Should -Be "$made"; "$ofFile" | Should -Be 'one'; $box.Count++ } }
        }
        Describe 'all of the file' {
            It 'all other block' { "$ofFile" | Should -Be 'one'; $list | Should -BeNullOrEmpty; $box | Should -BeNullOrEmpty }
        }

        Describe 'drive' {
            BeforeAll { Set-Content TestDrive:/block.bak 'x' }
            It 'drive writes' { Set-Content TestDrive:/test.bak 'x' }
            It 'drive keeps' { (Get-ChildItem TestDrive:/).Name | Should -Be 'block.bak', 'test.bak' }
            Context 'inner' { It 'drive inner' { 'TestDrive:/test.bak' | Should -Exist; Set-Content TestDrive:/inner.bak 'x' } }
            Context 'inner, later' { It 'drive inner later' { 'TestDrive:/inner.bak' | Should -Not -Exist; 'TestDrive:/test.bak' | Should -Exist } }
        }
        Describe 'drive of the next block' {
            It 'drive next' { Get-ChildItem TestDrive:/ | Should -BeNullOrEmpty }
        }

        Describe 'mocks' {
            It 'by name' {
                $command = Get-Command Get-Disk
                Mock Get-Disk { 'mocked' }
                Get-DiskReport | Should -Be 'mocked'; & 'Get-Disk' | Should -Be 'mocked'; gdisk | Should -Be 'mocked'
                Should -Invoke Get-Disk -Times 3 -Exactly; & $command x | Should -Be 'real x'
            }
            It 'module' {
                Mock Get-Date { 'plain' }; Get-Date | Should -Be 'plain'; Get-Today | Should -BeOfType datetime
            }
            It 'module named' {
                Mock Get-Date { 'named' } -ModuleName Backup; Get-Today | Should -Be 'named'; Get-Date | Should -BeOfType datetime
            }
            It 'answer' {
                Mock Get-Date { 'answer' }; Get-Date | Should -Be 'answer'
                Mock Get-Date { 1; 2 }; Get-Date | Should -Be 1, 2
                Mock Get-Date { }; Get-Date | Should -BeNullOrEmpty
            }
            It 'filter' {
                Mock Get-Disk { 'other' }; Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq 'a' }; Get-Disk a | Should -Be 'mocked'; Get-Disk b | Should -Be 'other'; Get-Disk | Should -Be 'other'
            }
            It 'no filter' {
                Mock Get-Disk { 'mocked' }; foreach ($name in 'a', '', $null, 7, @{}) { Get-Disk $name | Should -Be 'mocked' }; Get-Disk | Should -Be 'mocked'
            }
            It 'queue' {
                $states = [System.Collections.Generic.Queue[string]] @('busy', 'done'); Mock Get-Disk { $states.Dequeue() }
                Get-Disk | Should -Be 'busy'; Get-Disk | Should -Be 'done'; { Get-Disk } | Should -Throw '*Queue empty*'
                $turn = 0; Mock Get-Disk { $turn++; $turn }; Get-Disk | Should -Be 1; Get-Disk | Should -Be 1
            }
            It 'spy' {
                $real = Get-Command Get-Disk -CommandType Function; Mock Get-Disk { & $real @PesterBoundParameters }
                Get-Disk -Name a | Should -Be 'real a'; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Name -eq 'a' }
                Mock Get-Disk { Get-Disk a }; { Get-Disk -Name a } | Should -Throw '*call depth*'
            }
            It 'order' {
                function Stop-Agent { }; function Start-Agent { }
                $calls = [System.Collections.Generic.List[string]] @(); Mock Stop-Agent { $calls.Add('stop') }; Mock Start-Agent { $calls.Add('start') }
                Stop-Agent; Start-Agent; $calls | Should -Be 'stop', 'start'
                $calls.Clear(); Start-Agent; Stop-Agent; { $calls | Should -Be 'stop', 'start' } | Should -Throw
            }
            It 'time' {
                function Wait-Disk { Start-Sleep -Seconds 300; (Get-Date).Year }
                Mock Start-Sleep; Mock Get-Date { [datetime] '1999-12-31' }; Wait-Disk | Should -Be 1999
                Should -Invoke Start-Sleep -Times 1 -Exactly -ParameterFilter { $Seconds -eq 300 }; [datetime]::Now.Year | Should -BeGreaterThan 2000
            }
            It 'object' {
                function Get-Page ([System.Net.WebClient] $Client) { $Client.DownloadString('http://localhost:1/') }
                $fake = New-MockObject -Type System.Net.WebClient -Methods @{ DownloadString = { 'fake' } }
                Get-Page $fake | Should -Be 'fake'; $fake._DownloadString.Count | Should -Be 1; { Get-Page ([System.Net.WebClient]::new()) } | Should -Throw
                $store = [pscustomobject] @{} | Add-Member -MemberType ScriptMethod -Name Read -Value { "read $args" } -PassThru; $store.Read('a') | Should -Be 'read a'
            }
        }

        Describe 'counts' {
            BeforeAll { Mock Get-Disk { 'mocked' }; Get-Disk }
            It 'counts first' { Get-Disk; Get-Disk; Should -Invoke Get-Disk -Times 2 -Exactly; Mock Get-DiskReport { 'of the test' }; Get-DiskReport | Should -Be 'of the test' }
            It 'counts second' { Should -Not -Invoke Get-Disk; Get-Disk | Should -Be 'mocked'; Should -Invoke Get-Disk -Times 1 -Exactly; Get-DiskReport | Should -Be 'mocked' }
            It 'counts case <_>' -ForEach 1, 2 { Should -Not -Invoke Get-Disk; Get-Disk; Should -Invoke Get-Disk -Times 1 -Exactly }
            Context 'inner' { It 'counts inner' { Should -Not -Invoke Get-Disk; Get-Disk; Should -Invoke Get-Disk -Times 1 -Exactly } }
            It 'counts of the block' { Should -Not -Invoke Get-Disk; Should -Invoke Get-Disk -Times 8 -Exactly -Scope Describe }
        }
        Describe 'after the mocks' {
            It 'mock is gone' { Get-Disk x | Should -Be 'real x'; Mock Get-Disk; Should -Not -Invoke Get-Disk }
        }

        Describe 'the rest' {
            It 'at least' {
                Mock Get-Disk; { Should -Invoke Get-Disk -Times 1 } | Should -Throw; Get-Disk; Should -Invoke Get-Disk -Times 1; Get-Disk; Should -Invoke Get-Disk -Times 1; { Should -Invoke Get-Disk -Times 1 -Exactly } | Should -Throw
            }
            It 'tolerance' {
                { 0.1 + 0.2 | Should -Be 0.3 } | Should -Throw; [math]::Abs(0.1 + 0.2 - 0.3) | Should -BeLessThan 0.0001; { [math]::Abs(0.31 - 0.3) | Should -BeLessThan 0.0001 } | Should -Throw
                [math]::Round(0.1 + 0.2, 4) | Should -Be 0.3; { [math]::Round(0.31, 4) | Should -Be 0.3 } | Should -Throw
            }
            It 'streams' {
                function Save-Backup { Write-Warning 'disk is full'; Write-Error 'other' }
                $seen = Save-Backup 3>&1 2>$null; $seen | Should -BeOfType System.Management.Automation.WarningRecord; $seen.Message | Should -Be 'disk is full'
                Save-Backup 2>$null 3>$null | Should -BeNullOrEmpty; (Save-Backup 2>&1 3>$null).Exception.Message | Should -Be 'other'
            }
        }
        Describe 'environment' {
            BeforeEach { $before = $env:PROOF_SAVED; $env:PROOF_SAVED = 'of the test'; $env:PROOF_LEFT = 'left' }
            AfterEach { $env:PROOF_SAVED = $before }
            It 'environment' { $env:PROOF_SAVED | Should -Be 'of the test' }
        }
        Describe 'after the environment' {
            It 'environment restored' { $env:PROOF_SAVED | Should -BeNullOrEmpty; $env:PROOF_LEFT | Should -Be 'left' }
        }
    }

    # Habits of other frameworks, as on the page.
    $habits = Invoke-Sample {
        BeforeAll { function Save-Backup ([string] $Name) { if (-not $Name) { throw 'no name' } } }
        Describe 'habits' {
            $limit = 30
            It 'variable' { $limit | Should -BeNullOrEmpty }
            It 'compares' { 1 -eq 2; Write-Host 'went on' }
            It 'counts' { Mock Save-Backup; Save-Backup -Name mail; Save-Backup -Name code; Should -Invoke Save-Backup -Times 1 }
            It 'writes' { Set-Content -Path TestDrive:/mail.bak -Value 'x' }
            It 'finds' { Test-Path -Path TestDrive:/mail.bak | Should -BeTrue }
            It 'throws' { Save-Backup | Should -Throw }
        }
    } -Inspect { param ($Result) "$(($Result.Tests | Where-Object Name -EQ 'compares').StandardOutput)" }
}

Describe 'introduction/other-frameworks' {
    It 'def test_…, test(), [Fact], [Test] | It inside Describe' {
        $run = Invoke-Sample { Describe 'd' { It 'inside' { 1 | Should -Be 1 } } }
        $run.Passed | Should -Be 1
        $run = Invoke-Sample { It 'alone' { 1 | Should -Be 1 } }
        $run.Passed | Should -Be 0
        $run.Result | Should -Be 'Failed'
    }

    It 'test_*.py, *.test.js | a file whose name ends with .Tests.ps1' {
        $test = { Describe 'd' { It "from $(Split-Path $PSCommandPath -Leaf)" { } } }
        $run = Invoke-Sample -File @{ 'Save.Tests.ps1' = $test; '.Tests.ps1' = $test; 'sub/Old.tests.PS1' = $test; 'Save.Test.ps1' = $test; 'test_Save.ps1' = $test; 'Save.Tests.psm1' = $test; 'Tests.ps1' = $test } -Script {
            Invoke-Pester -Path . -PassThru -Output None
        }
        $names = @($run.Tests.Name)
        $names | Should -Contain 'from Save.Tests.ps1'
        $names -match 'Test\.ps1|test_|psm1| Tests' | Should -BeNullOrEmpty
    }

    It 'approx, toBeCloseTo | numbers with a tolerance' {
        Assert-TestPassed $sample 'tolerance'
    }

    It 'Assert.Multiple | Should.ErrorAction' {
        Assert-Collected { 1 | Should -Be 2 }
        $test = { Describe 'd' { It 'i' { 1 | Should -Be 2; 3 | Should -Be 4; Write-Host ('the end ' + 'of it') } } }
        $run = Invoke-Sample $test -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Text | Should -Match 'the end of it'
        $run.Tests.Message.Count | Should -Be 2
        $run = Invoke-Sample $test
        $run.Text | Should -Not -Match 'the end of it'
        $run.Tests.Message.Count | Should -Be 1
    }

    It 'toMatchSnapshot | a saved file' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = {
                BeforeAll {
                    function Get-Overview { "Name,Days`ncode,$env:PROOF_DAYS" }
                    $saved = "$PSScriptRoot/overview.csv"
                    if (-not (Test-Path -Path $saved)) { $null = New-Item -Path $saved -ItemType File -Value (Get-Overview) }
                }
                Describe 'd' { It 'i' { Get-Overview | Should -Be (Get-Content -Path $saved -Raw) } }
            }
        } -Script {
            foreach ($days in 3, 3, 4) { $env:PROOF_DAYS = $days; "$((Invoke-Pester -Path . -PassThru -Output None).Result)" }
            @((Get-Command -Module Pester).Name) -match 'snapshot'
        }
        $run.Value | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It '[Theory] with [InlineData], [TestCase] | -ForEach on It or Describe' {
        $run = Invoke-Sample {
            Describe 'on It' { It 'keeps <Days>' -ForEach @{ Days = 7 }, @{ Days = 60 } { $Days | Should -BeIn 7, 60; Write-Host "It has $Days" } }
            Describe 'on Describe <_>' -ForEach 'mail', 'code' { It 'saves' { Write-Host "Describe has $_" } }
        }
        $run.Tests.Path | Should -Be 'on It.keeps 7', 'on It.keeps 60', 'on Describe mail.saves', 'on Describe code.saves'
        $run.Passed | Should -Be 4
        foreach ($line in 'It has 7', 'It has 60', 'Describe has mail', 'Describe has code') { $run.Output | Should -Contain $line }
    }

    It '[MemberData], TestCaseSource | -ForEach with a list from BeforeDiscovery' {
        $run = Invoke-Sample {
            BeforeDiscovery { $names = 1..3 | ForEach-Object { "disk $_" } }
            Describe 'd' { It '<_>' -ForEach $names { $_ | Should -BeLike 'disk ?' } }
        }
        $run.Tests.Name | Should -Be 'disk 1', 'disk 2', 'disk 3'
        $run.Passed | Should -Be 3
        $run = Invoke-Sample {
            BeforeAll { $names = 1..3 | ForEach-Object { "disk $_" } }
            Describe 'd' { It 'there' { }; It '<_>' -ForEach $names { } }
        }
        $run.Tests.Name | Where-Object { $_ -like 'disk*' } | Should -BeNullOrEmpty
    }

    It '@pytest.mark.skip, test.skip, test.todo, [Fact(Skip = "…")] | -Skip' {
        $run = Invoke-Sample { Describe 'd' { It 'skipped' -Skip { throw 'it ran' }; It 'todo' -Skip { }; It 'other' { } } }
        ($run.Tests | Where-Object Result -EQ 'Skipped').Name | Should -Be 'skipped', 'todo'
        $run.Passed | Should -Be 1
        $run.Result | Should -Be 'Passed'
    }

    It 'skipif, pytest.skip() | -Skip: with a condition, or Set-ItResult in the test' {
        $run = Invoke-Sample {
            BeforeDiscovery { $yes = $true; $no = $false }
            Describe 'd' {
                It 'true' -Skip:$yes { throw 'it ran' }
                It 'false' -Skip:$no { }
                It 'expression' -Skip:(1 -eq 1) { throw 'it ran' }
                It 'inside' { if (1 -eq 1) { Set-ItResult -Skipped -Because 'no disk' }; throw 'it went on' }
                It 'not inside' { if (1 -eq 2) { Set-ItResult -Skipped } }
            }
        }
        $run.Tests.Result | Should -Be 'Skipped', 'Passed', 'Skipped', 'Skipped', 'Passed'
    }

    It 'xfail, test.failing | try, catch and Set-ItResult' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'known' { try { 1 | Should -Be 2 } catch { Set-ItResult -Inconclusive -Because 'issue 42' } }
                It 'repaired' { try { 1 | Should -Be 1 } catch { Set-ItResult -Inconclusive -Because 'issue 43' } }
                It 'skipped' { try { 1 | Should -Be 2 } catch { Set-ItResult -Skipped } }
            }
        }
        $run.Tests.Result | Should -Be 'Inconclusive', 'Passed', 'Skipped'
        $run.Result | Should -Be 'Passed'
    }

    It 'BeforeEach and AfterEach; each test gets its own variables' {
        Assert-TestPassed $sample 'each first', 'each second', 'each case 1', 'each case 2', 'each inner'
        $sample.Output -match '^after each' | Should -Be 'after each: changed 1 own', 'after each: new 1 ', 'after each: changed 1 ', 'after each: changed 1 ', 'after each: new 0 '
        $run = Invoke-Sample { Describe 'd' { AfterEach { Write-Host 'cleaned' }; It 'fails' { throw 'x' } } }
        $run.Failed | Should -Be 1
        $run.Output | Should -Contain 'cleaned'
    }

    It 'BeforeAll and AfterAll of a block or a file; all its tests share the objects made there' {
        Assert-TestPassed $sample 'all first', 'all second', 'all inner', 'all other block'
        $sample.Output -match '^after all' | Should -Match '^after all: [-0-9a-f]{36}; 3$'
        $run = Invoke-Sample {
            BeforeAll { Write-Host 'file begins' }
            AfterAll { Write-Host 'file ends' }
            Describe 'd' { BeforeAll { Write-Host 'block begins' }; AfterAll { Write-Host 'block ends' }; It 'a' { Write-Host 'a' }; It 'b' { Write-Host 'b' } }
        }
        $run.Output | Where-Object { $_ -in 'file begins', 'file ends', 'block begins', 'block ends', 'a', 'b' } | Should -Be 'file begins', 'block begins', 'a', 'b', 'block ends', 'file ends'
    }

    It 'conftest.py, setupFiles | a script that each test file loads' {
        $run = Invoke-Sample -File @{
            'Helpers.ps1' = 'function Get-Sample { "of helper" }'
            'conftest.ps1' = 'function Get-Conftest { "of conftest" }'
            'a.Tests.ps1' = { BeforeAll { . $PSScriptRoot/Helpers.ps1 }; Describe 'a' { It 'a' { Get-Sample | Should -Be 'of helper' } } }
            'b.Tests.ps1' = { BeforeAll { . $PSScriptRoot/Helpers.ps1 }; Describe 'b' { It 'b' { Get-Sample | Should -Be 'of helper' } } }
            'c.Tests.ps1' = { Describe 'c' { It 'c' { Get-Command Get-Sample, Get-Conftest -ErrorAction Ignore | Should -BeNullOrEmpty } } }
        } -Script { Invoke-Pester -Path . -PassThru -Output None }
        Assert-TestPassed $run 'a', 'b', 'c'
    }

    It 'scope="session", globalSetup, ICollectionFixture | a script around the run' {
        $test = { BeforeAll { $global:perFile++ }; Describe 'd' { It 'i' { $global:server | Should -Be 'localhost' } } }
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'b.Tests.ps1' = $test } -Script {
            $global:perFile = 0; $global:perRun = 0
            $global:server = 'localhost'; $global:perRun++
            $result = Invoke-Pester -Path . -PassThru -Output None
            "$($result.PassedCount) passed, $global:perRun for the run, $global:perFile for the files"
        }
        $run.Value | Should -Be '2 passed, 1 for the run, 2 for the files'
    }

    It 'tmp_path | TestDrive:, cleaned up after each block' {
        Assert-TestPassed $sample 'drive writes', 'drive keeps', 'drive inner', 'drive inner later', 'drive next'
    }

    It 'capsys, caplog | a redirection such as 3>&1 for warnings' {
        Assert-TestPassed $sample 'streams'
    }

    It 'monkeypatch.setenv | save and restore' {
        Assert-TestPassed $sample 'environment', 'environment restored'
    }

    It 'A mock replaces a command by its name. Nothing is injected.' {
        Assert-TestPassed $sample 'by name'
    }

    It 'When code in a module makes the call, the mock needs -ModuleName.' {
        Assert-TestPassed $sample 'module', 'module named'
    }

    It 'Mock Get-Date { … }, where { … } returns the answer' {
        Assert-TestPassed $sample 'answer'
    }

    It 'It.Is, when with arguments; It.IsAny | -ParameterFilter; no filter' {
        Assert-TestPassed $sample 'filter', 'no filter'
    }

    It 'mockReturnValueOnce, SetupSequence, side_effect with a list | a queue: another value for each call' {
        Assert-TestPassed $sample 'queue'
    }

    It 'jest.spyOn, which still calls the original | the real command from its mock' {
        Assert-TestPassed $sample 'spy'
    }

    It 'MockSequence, InSequence | a list: order of calls' {
        Assert-TestPassed $sample 'order'
    }

    It 'clearAllMocks, restoreAllMocks | not needed, each test counts from 0' {
        Assert-TestPassed $sample 'counts first', 'counts second', 'counts case 1', 'counts case 2', 'counts inner', 'counts of the block', 'mock is gone'
    }

    It 'useFakeTimers, freezegun | mock Get-Date and Start-Sleep' {
        Assert-TestPassed $sample 'time'
    }

    It '| an object with methods of your own: methods' {
        Assert-TestPassed $sample 'object'
    }

    It 'pytest, npx jest, dotnet test | Invoke-Pester' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe a { It a { } }'; 'sub/deep/b.Tests.ps1' = 'Describe b { It b { } }'; 'c.ps1' = 'throw "no test file"' } -Script { Invoke-Pester -PassThru -Output None }
        $run.Tests.Name | Sort-Object | Should -Be 'a', 'b'
        $run.Result | Should -Be 'Passed'
    }

    It 'pytest.ini, jest.config.js, .runsettings | New-PesterConfiguration in a script' {
        $run = Invoke-Sample -File @{ 'a/a.Tests.ps1' = 'Describe a { It fast { }; It slow -Tag Slow { } }'; 'b/b.Tests.ps1' = 'Describe b { It b { } }'; 'pester.ini' = 'path=b'; 'test.ps1' = '$config = New-PesterConfiguration; $config.Run.Path = "a"; $config.Run.PassThru = $true; $config.Filter.ExcludeTag = "Slow"; Invoke-Pester -Configuration $config' } -Script { ./test.ps1 }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'fast'
        $run.NotRun | Should -Be 1
    }

    It '-m, @pytest.mark, [Trait], [Category] | -Tag at the test, -TagFilter at the run' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = { Describe 'd' { It 'slow' -Tag Slow { }; It 'both' -Tag Slow, Disk { }; It 'disk' -Tag Disk { }; It 'none' { } } } } -Script {
            foreach ($filter in 'Slow', @('Slow', 'Disk'), 'Other') { "$((Invoke-Pester -Path . -TagFilter $filter -PassThru -Output None).Passed.Name)" }
        }
        $run.Value | Should -Be 'slow both', 'slow both disk', ''
    }

    It '-k, --testNamePattern, --filter, test.only | -FullNameFilter ''*words*'' or a line' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' {`n It 'one' { }`n It 'two' { }`n}" } -Script {
            foreach ($filter in 'd.two', '*two', '*t*w*', 'two') { "$((Invoke-Pester -Path . -FullNameFilter $filter -PassThru -Output None).Passed.Name)" }
            foreach ($line in 2, 3, 4) { "$((Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = @{ Line = "$PWD/a.Tests.ps1:$line" }; Output = @{ Verbosity = 'None' } }).Passed.Name)" }
        }
        $run.Value | Should -Be 'two', 'two', 'two', '', 'one', 'two', ''
    }

    It '--lf (last failed), --onlyFailures | a list that a script keeps' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' {`n It 'good' { }`n It 'bad' { throw }`n}"; 'b.Tests.ps1' = "Describe 'd' {`n It 'also good' { }`n}" } -Script {
            function Invoke-Run ($Line) { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = @{ Line = @($Line) }; Output = @{ Verbosity = 'None' } } }
            $result = Invoke-Run
            "$($result.Tests.Where{ $_.Executed }.Name | Sort-Object)"
            Set-Content -Path list.txt -Value @($result.Failed | ForEach-Object { '{0}:{1}' -f $_.ScriptBlock.File, $_.StartLine })
            "$((Invoke-Run (Get-Content list.txt)).Tests.Where{ $_.Executed }.Name)"
            @((Get-Command Invoke-Pester).Parameters.Keys) + @((New-PesterConfiguration).Filter.PSObject.Properties.Name) -match 'fail|last'
        }
        $run.Value | Should -Be 'also good bad good', 'bad'
    }

    It '-x, --bail | Run.SkipRemainingOnFailure = ''Run''' {
        $files = @{ 'a.Tests.ps1' = { Describe 'd' { It 'a1' { throw }; It 'a2' { } }; Describe 'e' { It 'a3' { } } }; 'b.Tests.ps1' = { Describe 'd' { It 'b1' { } } } }
        $results = foreach ($mode in 'Run', 'Container', 'None') {
            $run = Invoke-Sample -File $files -Configuration @{ Run = @{ SkipRemainingOnFailure = $mode } }
            "$mode $(($run.Tests | Sort-Object -Property Name | ForEach-Object { $_.Result }) -join ' ')"
        }
        $results | Should -Be 'Run Failed Skipped Skipped Skipped', 'Container Failed Skipped Skipped Passed', 'None Failed Passed Passed Passed'
    }

    It '--watch, dotnet watch test | a loop: tests on each save' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe a { It a { $global:runs++ } }' } -Script {
            $global:runs = 0; $last = ''
            foreach ($round in 1..4) {
                if ($round -eq 3) { (Get-Item a.Tests.ps1).LastWriteTime = (Get-Date).AddMinutes(5) }
                $state = "$(Get-ChildItem -Path . -Recurse -Filter *.ps1 | ForEach-Object { "$($_.FullName) $($_.LastWriteTimeUtc.Ticks)" })"
                if ($state -ne $last) { $last = $state; Invoke-Pester -Path . -Output None }
                "$global:runs"
            }
            @((Get-Command -Module Pester).Parameters.Keys) -match 'watch'
        }
        $run.Value | Should -Be '1', '1', '2', '2'
    }

    It '--collect-only, --list-tests | Run.SkipRun, and the names from the result' {
        $files = @{ 'a.Tests.ps1' = { BeforeAll { Write-Host ('setup ' + 'ran') }; Describe 'd' { It 'one' -Tag Unit { throw 'it ran' }; It 'two' { throw 'it ran' } } } }
        $run = Invoke-Sample -File $files -Configuration @{ Run = @{ SkipRun = $true }; Filter = @{ Tag = 'Unit' } } -Inspect { param ($Result) $Result.Tests | ForEach-Object { "$($_.Name) $($_.ShouldRun)" } }
        $run.Value | Should -Be 'one True', 'two False'
        $run.NotRun | Should -Be 2
        $run.Failed | Should -Be 0
        $run.Text | Should -Not -Match 'setup ran'
        $run.Text | Should -Not -Match '\b(one|two)\b'
        (Invoke-Sample -File $files).Failed | Should -Be 2
    }

    It '-s, console.log, ITestOutputHelper | Write-Host: print a value. No report contains this output: output in NUnit XML' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = { Describe 'd' { It 'i' { Write-Host ('by ' + 'host'); 'by ' + 'pipeline' } } } } -Script {
            foreach ($verbosity in 'None', 'Normal', 'Detailed') {
                $lines = @(Invoke-Pester -Path . -Output $verbosity *>&1)
                "$verbosity $(@($lines -match 'by host').Count) $(@($lines -match 'by pipeline').Count)"
            }
            foreach ($format in 'NUnitXml', 'NUnit2.5', 'NUnit3', 'JUnitXml') {
                Invoke-Pester -Configuration @{ Run = @{ Path = '.' }; TestResult = @{ Enabled = $true; OutputFormat = $format; OutputPath = "$PWD/report.xml" }; Output = @{ Verbosity = 'None' } }
                $report = Get-Content -Path report.xml -Raw
                "$format $($report -match 'by host') $($report -match 'by pipeline')"
            }
        }
        $run.Value | Should -Be 'None 1 0', 'Normal 1 0', 'Detailed 1 0', 'NUnitXml False False', 'NUnit2.5 False False', 'NUnit3 False True', 'JUnitXml False False'
    }

    It '--durations | the result object' {
        $run = Invoke-Sample { Describe 'd' { It 'quick' { }; It 'slow' { Start-Sleep -Milliseconds 700 }; It 'quick, too' { } } } -Inspect {
            param ($Result)
            $slow = $Result.Tests | Sort-Object -Property Duration -Descending | Select-Object -First 1
            "$($slow.Name) $($slow.Duration.TotalSeconds -ge 0.69)"
        }
        $run.Value | Should -Be 'slow True'
    }

    It 'pytest-cov, --coverage, Coverlet | CodeCoverage.Enabled' {
        $files = @{ 'Get-Disk.ps1' = "function Get-Disk (`$Name) {`n if (`$Name) { 'named' }`n else { 'none' }`n}"; 'a.Tests.ps1' = { BeforeAll { . $PSScriptRoot/Get-Disk.ps1 }; Describe 'd' { It 'i' { Get-Disk a | Should -Be 'named' } } } }
        $inspect = { param ($Result) "$($Result.CodeCoverage.CommandsExecutedCount) $($Result.CodeCoverage.CommandsMissedCount)" }
        (Invoke-Sample -File $files -Configuration @{ CodeCoverage = @{ Enabled = $true }; Output = @{ Verbosity = 'None' } } -Inspect $inspect).Value | Should -Be '2 1'
        (Invoke-Sample -File $files -Inspect $inspect).Value.Trim() | Should -BeIn '', '0 0'
    }

    It '[Combinatorial] with [Values], several parametrize on one test | one list on the block and one on the test' {
        (Invoke-Sample { Describe 'd <n>' -ForEach @{ n = 1 }, @{ n = 2 } { It '<n> <_>' -ForEach 'a', 'b' { "$n $_" | Should -BeIn '1 a', '1 b', '2 a', '2 b' } } }).Tests.Path | Should -Be 'd 1.1 a', 'd 1.1 b', 'd 2.2 a', 'd 2.2 b'
    }

    It 'Assert.Inconclusive, Assume.That | Set-ItResult -Inconclusive' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { Set-ItResult -Inconclusive -Because 'x'; throw 'it went on' }; It 'b' { if (1 -eq 2) { Set-ItResult -Inconclusive } } } }
        $run.Result, $run.Inconclusive, $run.Passed, $run.Failed | Should -Be 'Passed', 1, 1, 0
    }

    It 'request.node.name, TestContext.CurrentContext.Test.Name | $____Pester.CurrentTest' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { $before = $____Pester.CurrentTest.Name }; It 'test <_>' -ForEach 1, 2 { $before, $____Pester.CurrentTest.ExpandedName | Should -Be 'test <_>', "test $_" } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'InternalsVisibleTo | InModuleScope' {
        $run = Invoke-Sample -File @{ 'M.psm1' = 'function Get-Private { 1 }; Export-ModuleMember' } -Test { BeforeAll { Import-Module $PSScriptRoot/M.psm1 }; Describe 'd' { It 'i' { { Get-Private } | Should -Throw '*is not recognized*'; InModuleScope M { Get-Private } | Should -Be 1 } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'fixture(params=[…]), [TestFixture(…)], TestFixtureSource, describe.each | -ForEach on Describe, whose BeforeAll runs for each item' {
        $run = Invoke-Sample { Describe 'd <_>' -ForEach 'a', 'b' { BeforeAll { Write-Host "setup $_"; $made = "made $_" }; It 'one' { $made | Should -Be "made $_" }; It 'two' { $made | Should -Be "made $_" } } }
        $run.Passed | Should -Be 4
        $run.Output -match 'setup' | ForEach-Object Trim | Should -Be 'setup a', 'setup b'
    }

    It 'autouse=True | nothing to add: a BeforeEach runs for all tests of its block, in inner blocks, too' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { $made = 'new' }; It 'a' { $made | Should -Be 'new' }; Context 'c' { It 'b' { $made | Should -Be 'new' }; Context 'e' { It 'c' { $made | Should -Be 'new' } } } }; Describe 'other' { It 'd' { $made | Should -BeNullOrEmpty } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It '[Explicit] | a tag, and -ExcludeTagFilter in every other run' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = { Describe 'd' { It 'explicit' -Tag Explicit { }; It 'other' { } } } } -Script {
            (Invoke-Pester -Path . -ExcludeTagFilter Explicit -PassThru -Output None).Passed.Name -join ' '
            (Invoke-Pester -Path . -TagFilter Explicit -PassThru -Output None).Passed.Name -join ' '
        }
        $run.Value | Should -Be 'other', 'explicit'
    }

    It '[Order], pytest-order | the order in the file' {
        (Invoke-Sample { Describe 'z' { It 'b' { Write-Host 'ran b' }; Context 'c' { It 'd' { Write-Host 'ran d' } }; It 'a' { Write-Host 'ran a' } }; Describe 'y' { It 'e' { Write-Host 'ran e' } } }).Output -match '^\s*ran ' | ForEach-Object Trim | Should -Be 'ran b', 'ran d', 'ran a', 'ran e'
    }

    It '[Retry], pytest-rerunfailures, jest.retryTimes | no option' {
        $run = Invoke-Sample -Script {
            (Get-Command It, Describe, Invoke-Pester).Parameters.Keys -match 'retry|rerun|timeout|time' -join ' '
            $config = New-PesterConfiguration
            ($config.PSObject.Properties.Name | ForEach-Object { $config.$_.PSObject.Properties.Name }) -match 'retry|rerun|timeout|limit$' -join ' '
        }
        $run.Value[0] | Should -BeNullOrEmpty
        $run.Value[1] | Should -BeIn '', 'ParallelThrottleLimit'
    }

    It '[Timeout], pytest-timeout, jest.setTimeout | no option' {
        $run = Invoke-Sample -Script { 'Run', 'Filter', 'Should', 'Debug', 'Output' | ForEach-Object { (New-PesterConfiguration).$_.PSObject.Properties.Name } | Where-Object { $_ -match 'time|seconds' }; (Get-Command It).Parameters.Keys -contains 'Skip' }
        $run.Value | Should -Be $true
    }

    It '[Repeat], pytest-repeat | -ForEach (1..20), or the file many times' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach (1..20) { } } }).Passed | Should -Be 20
        (Invoke-Sample -File @{ 'a.Tests.ps1' = { Describe 'd' { It 'i' { } } } } -Script { Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data (1..3 | ForEach-Object { @{ Run = $_ } })) -PassThru -Output None }).Passed | Should -Be 3
    }

    It '--cov-fail-under, coverageThreshold | a look at the result: CodeCoverage.CoveragePercentTarget fails nothing.' {
        $files = @{ 'Get-Disk.ps1' = "function Get-Disk (`$Name) {`n if (`$Name) { 'named' }`n else { 'none' }`n}"; 'a.Tests.ps1' = { BeforeAll { . $PSScriptRoot/Get-Disk.ps1 }; Describe 'd' { It 'i' { Get-Disk a | Should -Be 'named' } } } }
        $run = Invoke-Sample -File $files -Configuration @{ CodeCoverage = @{ Enabled = $true; CoveragePercentTarget = 99 }; Output = @{ Verbosity = 'None' } } -Inspect { param ($Result) $Result.CodeCoverage.CoveragePercent -lt 99; $LASTEXITCODE }
        $run.Result, $run.Value[0], $run.Value[1] | Should -Be 'Passed', $true, 0
    }

    It '--junitxml, --logger trx | TestResult.OutputFormat, JUnit or NUnit, not TRX' {
        foreach ($format in 'JUnitXml', 'NUnitXml', 'NUnit3') {
            $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = $format; OutputPath = 'out.xml' } }
            $run.Files['out.xml'] | Should -Match '<(testsuites|test-results|test-run)\b'
        }
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'Trx'; OutputPath = 'out.xml' } }
        $run.Files.Keys | Should -BeNullOrEmpty
        $run.Text + $run.Errors | Should -BeLike '*TestResult.OutputFormat must be*'
    }

    It 'What is right in other frameworks means something else here. All tests of this file pass, except the last' {
        $habits.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It 'The variable is empty in the test' {
        Assert-TestPassed $habits 'variable'
        $run = Invoke-Sample {
            Describe 'd' { $limit = 30; BeforeAll { $inAll = 30 }; BeforeEach { $inEach = 30 }; It 'i' { "$limit, $inAll, $inEach" | Should -Be ', 30, 30' } }
        }
        Assert-TestPassed $run 'i'
    }

    It 'The body of Describe runs while Pester looks for tests, and has ended before the tests run.' {
        $run = Invoke-Sample {
            Describe 'd' { Write-Host 'body begins'; It 'a' { Write-Host 'test a' }; Context 'c' { Write-Host 'inner body'; It 'b' { Write-Host 'test b' } }; Write-Host 'body ends' }
            Describe 'later' { Write-Host 'later body'; It 'c' { Write-Host 'test c' } }
        }
        $run.Output | Where-Object { $_ -cmatch '^(body|inner|later body|test)' } | Should -Be 'body begins', 'inner body', 'body ends', 'later body', 'test a', 'test b', 'test c'
        $run = Invoke-Sample { Describe 'd' { Write-Host ('the ' + 'body'); It 'a' { Write-Host ('the ' + 'test') } } } -Configuration @{ Run = @{ SkipRun = $true } }
        $run.Text | Should -Match 'the body'
        $run.Text | Should -Not -Match 'the test'
    }

    It '1 -eq 2 outputs False, which Pester does not show, and the test goes on' {
        Assert-TestPassed $habits 'compares'
        $habits.Output | Should -Contain 'went on'
        $habits.Value | Should -Be 'False'
        foreach ($verbosity in 'Detailed', 'Diagnostic') {
            $run = Invoke-Sample { Describe 'd' { It 'i' { 1 -eq 2; Write-Host ('went ' + 'on') } } } -Configuration @{ Output = @{ Verbosity = $verbosity } }
            $run.Text | Should -Match 'went on'
            $run.Text | Should -Not -MatchExactly 'False'
        }
    }

    It 'A comparison alone checks nothing' {
        Assert-TestPassed $habits 'compares'
        $run = Invoke-Sample { Describe 'd' { It 'equal' { 1 -eq 2 }; It 'match' { 'a' -match 'b' }; It 'false' { $false }; It 'asserted' { 1 -eq 2 | Should -BeTrue } } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It 'The count passes, though there were more calls' {
        Assert-TestPassed $habits 'counts'
        Assert-TestPassed $sample 'at least'
    }

    It 'The next test sees the files of the last one' {
        Assert-TestPassed $habits 'writes', 'finds'
        $run = Invoke-Sample {
            Describe 'd' { BeforeEach { Remove-Item -Path TestDrive:/* -Recurse -Force }; It 'a' { Set-Content TestDrive:/a.bak 'x' }; It 'b' { 'TestDrive:/a.bak' | Should -Not -Exist } }
        }
        Assert-TestPassed $run 'a', 'b'
    }

    It 'TestDrive: is one folder for the test file, and keeps what a test writes until the block of that test ends' {
        Assert-TestPassed $sample 'drive writes', 'drive keeps', 'drive inner', 'drive inner later', 'drive next'
        $test = { Describe 'a' { It 'a' { Write-Host "drive=$TestDrive" }; Context 'c' { It 'b' { Write-Host "drive=$TestDrive" } } }; Describe 'b' { It 'c' { Write-Host "drive=$TestDrive" } } }
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'b.Tests.ps1' = $test } -Script { Invoke-Pester -Path . -PassThru -Output None }
        $drives = $run.Output -match '^drive='
        $drives.Count | Should -Be 6
        $drives[0..2] | Select-Object -Unique | Should -HaveCount 1
        $drives[3..5] | Select-Object -Unique | Should -HaveCount 1
        $drives[0] | Should -Not -Be $drives[3]
    }
}
