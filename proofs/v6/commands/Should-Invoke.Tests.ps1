BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-Invoke' {
    BeforeAll {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Remove-Backup ($Path) { 'real' }; Set-Alias rb Remove-Backup }
                It 'enough' { Mock Remove-Backup; Remove-Backup a; Remove-Backup b; Should-Invoke Remove-Backup; Should-Invoke Remove-Backup -Times 2 }
                It 'too few' { Mock Remove-Backup; Remove-Backup a; Should-Invoke Remove-Backup -Times 2 -Because 'rr' }
                It 'none' { Mock Remove-Backup; Should-Invoke Remove-Backup }
                It 'filter' { Mock Remove-Backup { 1 }; Remove-Backup a; Remove-Backup b; Should-Invoke Remove-Backup -Times 2 -ParameterFilter { $Path -eq 'a' } }
                It 'filter fits' { Mock Remove-Backup; Remove-Backup a; Remove-Backup b; Should-Invoke Remove-Backup -Times 1 -Exactly -ParameterFilter { $Path -eq 'a' } }
                It 'no mock' { Should-Invoke Remove-Backup -Times 0 }
                It 'other module' { Mock Get-Date -ModuleName Pester { }; Should-Invoke Get-Date -Times 0 }
                It 'alias' { Mock Remove-Backup; Remove-Backup a; Should-Invoke rb -Times 1 -Exactly }
                It 'no name' { Should-Invoke }
                It 'zero' { Mock Remove-Backup; Remove-Backup a; Should-Invoke Remove-Backup -Times 0 }
                It 'zero exactly' { Mock Remove-Backup; Remove-Backup a; Should-Invoke Remove-Backup -Times 0 -Exactly }
                It 'zero fits' { Mock Remove-Backup; Should-Invoke Remove-Backup -Times 0; Should-Invoke Remove-Backup -Times 0 -Exactly }
                It 'exactly' { Mock Remove-Backup; Remove-Backup a; Remove-Backup b; Should-Invoke Remove-Backup -Exactly }
                It 'exactly fits' { Mock Remove-Backup; Remove-Backup a; Should-Invoke Remove-Backup -Exactly }
                It 'exclusive' { Mock Remove-Backup; Remove-Backup a; Remove-Backup b; Should-Invoke Remove-Backup -ExclusiveFilter { $Path -eq 'a' } }
                It 'exclusive fits' { Mock Remove-Backup; Remove-Backup a; Remove-Backup a; Should-Invoke Remove-Backup -ExclusiveFilter { $Path -eq 'a' } }
                It 'both filters' { Mock Remove-Backup; Remove-Backup a; Should-Invoke Remove-Backup -ExclusiveFilter { $true } -ParameterFilter { $true } }
                It 'exclusive alone' { Should-Invoke -ExclusiveFilter { $true } }
                It 'scope Context' { Mock Remove-Backup; Should-Invoke Remove-Backup -Scope Context }
                It 'scope 99' { Mock Remove-Backup; Remove-Backup a; Should-Invoke Remove-Backup -Scope 99 }
                It 'verifiable' { Mock Remove-Backup -Verifiable -ParameterFilter { $Path -eq 'q' }; Should-Invoke -Verifiable -Because 'rr' }
                It 'verifiable fits' { Mock Remove-Backup -Verifiable; Remove-Backup a; Should-Invoke -Verifiable | Should-Be $true }
                It 'nothing verifiable' { Should-Invoke -Verifiable }
                It 'verifiable times' { Should-Invoke -Verifiable -Times 1 }
                It 'piped' { Mock Remove-Backup; Remove-Backup a; 'x' | Should-Invoke Remove-Backup }
                It 'returns' { Mock Remove-Backup; Remove-Backup a; Should-Invoke Remove-Backup | Should-Be $null }
                It 'not accepted' { Mock Remove-Backup -ParameterFilter { $false }; { Remove-Backup a } | Should-Throw | Out-Null; Should-Invoke Remove-Backup -Times 0 }
                It 'pipeline' { function Send-Backup { param ([Parameter(ValueFromPipeline)] $Name) process { } }; Mock Send-Backup; 'a', 'b' | Send-Backup; Should-Invoke Send-Backup -Times 2 -Exactly }
            }
            Describe 'scopes' {
                BeforeAll { function Remove-Backup ($Path) { }; Mock Remove-Backup; Remove-Backup all }
                BeforeEach { Remove-Backup each }
                It 'own' { Should-Invoke Remove-Backup -Times 1 -Exactly; Should-Invoke Remove-Backup -Times 1 -Exactly -Scope 0 }
                It 'block' { Should-Invoke Remove-Backup -Times 3 -Exactly -Scope Describe; Should-Invoke Remove-Backup -Times 3 -Exactly -Scope 1 }
                Context 'inner' { It 'context' { Should-Invoke Remove-Backup -Times 1 -Exactly -Scope Context } }
                AfterAll {
                    Should-Invoke Remove-Backup -Times 4 -Exactly
                    try { Should-Invoke Remove-Backup -Scope It } catch { Write-Host "AfterAll: $_" }
                }
            }
            InModuleScope Pester { Describe 'module' { It 'scope' { Mock Get-Date -ModuleName Pester { }; Get-Date; Should-Invoke Get-Date -Times 1 -Exactly } } }
        }
        $result = @{}; $message = @{}
        foreach ($test in $run.Tests) { $result[$test.Name] = $test.Result; $message[$test.Name] = "$($test.Message)" }
    }

    It 'Counts the calls of a mocked command and fails when there were too few, or, with -Exactly, not exactly as many as you say.' {
        $result['enough'] | Should -Be 'Passed'
        $result['exactly fits'] | Should -Be 'Passed'
        $result['too few'], $result['exactly'] | Should -Be 'Failed', 'Failed'
    }

    It 'The first line says what you wanted and how many calls fit. Below, every call in the scope that was counted is listed:' {
        $message['filter'] | Should -Match "^Expected Remove-Backup to be called at least 2 times, but was called 1 time\r?\n"
        $message['filter'] | Should -Match "(?s)\[\*\] Remove-Backup -Path 'a'.*\[ \] Remove-Backup -Path 'b'"
        $message['none'] | Should -Match '<none>'
    }

    It '`<none`> means that no mock answered a call there.' {
        $message['none'] | Should -Match '<none>'
    }

    It '[*] matched the filter, [ ] did not.' {
        $message['filter'] | Should -Match "^Expected Remove-Backup to be called at least 2 times, but was called 1 time\r?\n"
        $message['filter'] | Should -Match "(?s)\[\*\] Remove-Backup -Path 'a'.*\[ \] Remove-Backup -Path 'b'"
    }

    It 'The file and line are those of the mock''s body, not of the call. For a mock without a body, they point into Pester itself.' {
        $message['filter'] | Should -Match 'Sample\.Tests\.ps1:\d+'
        $message['too few'] | Should -Match 'Pester\.psm1:\d+'
    }

    It 'An error with Could not find Mock for command is not about the count: no mock of that name exists where the assertion looks. Usually -ModuleName is missing on Mock or on the assertion.' {
        $message['no mock'], $message['other module'] | Should -Match 'Could not find Mock for command'
    }

    It 'The mocked command; an alias of it works as well. It must have been mocked, even for -Times 0.' {
        $result['alias'] | Should -Be 'Passed'
        $result['no mock'] | Should -Be 'Failed'
    }

    It 'Required unless you use -Verifiable: without any parameter PowerShell asks for it or ends with an error.' {
        $message['no name'] | Should -Match 'missing mandatory parameters: CommandName'
    }

    It 'The smallest number of calls, by default 1; with -Exactly the only number allowed. 0 always means "not at all", with or without -Exactly.' {
        $result['enough'], $result['zero fits'] | Should -Be 'Passed', 'Passed'
        $result['zero'], $result['zero exactly'], $result['exactly'], $result['none'] | Should -Be 'Failed', 'Failed', 'Failed', 'Failed'
    }

    It 'A script block that runs once for each recorded call; calls for which it returns something true are counted.' {
        $result['filter fits'] | Should -Be 'Passed'
        $result['filter'] | Should -Be 'Failed'
    }

    It 'It cannot be combined with -ExclusiveFilter.' {
        $message['both filters'] | Should -Match 'Parameter set cannot be resolved'
    }

    It 'Like -ParameterFilter, but in addition fails if even one call does not match.' {
        $result['exclusive fits'] | Should -Be 'Passed'
        $message['exclusive'] | Should -Match '1 non-matching calls were made'
    }

    It 'The second parameter set in the syntax, with this parameter alone, has no use: PowerShell asks for the command name as well or ends with an error.' {
        $message['exclusive alone'] | Should -Match 'missing mandatory parameters: CommandName'
    }

    It 'Which calls count: It, Describe, Context, or a number of levels outward from here, 0 being the current test. Without -Scope, inside a test only that test counts, and in AfterAll the whole block. A mock from BeforeEach or a test is gone in AfterAll.' {
        (Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date { } }; It 'i' { Get-Date }; AfterAll { Should-Invoke Get-Date } } } -Configuration @{}).Text | Should -Match 'Could not find Mock for command Get-Date'
        $result['own'], $result['block'], $result['context'] | Should -Be 'Passed', 'Passed', 'Passed'
        $run.Messages | Should -Not -Match 'called 4 times'
    }

    It 'It outside a test and Context without such a block are errors; a number larger than the depth is not an error.' {
        $run.Text | Should -Match 'AfterAll: .*outside of an It block'
        $message['scope Context'] | Should -Match '-Scope Context is specified'
        $result['scope 99'] | Should -Be 'Passed'
    }

    It 'Makes -Times the precise number. Without -Times it means exactly one call. Without the switch, more calls than asked for are fine.' {
        $result['exactly'], $result['exactly fits'], $result['enough'] | Should -Be 'Failed', 'Passed', 'Passed'
    }

    It 'Checks every mock that was made with Mock -Verifiable instead of one command, and lists those that were not called, each with its filter.' {
        $message['verifiable'] | Should -Match "(?s)these were not:.*Command Remove-Backup with \{ \`$Path -eq 'q' \}"
        $result['verifiable fits'] | Should -Be 'Passed'
    }

    It 'With no such mock the check passes, even in AfterAll, where the mocks of tests and of BeforeEach are gone.' {
        $result['nothing verifiable'] | Should -Be 'Passed'
        $gone = Invoke-Sample {
            Describe 'test' { It 'i' { Mock Get-Date -Verifiable }; AfterAll { Should-Invoke -Verifiable } }
            Describe 'each' { BeforeEach { Mock Get-Date -Verifiable }; It 'j' { }; AfterAll { Should-Invoke -Verifiable } }
        } -Inspect { $args[0].FailedBlocksCount }
        $gone.Passed, $gone.Value[0] | Should -Be 2, 0
        (Invoke-Sample { Describe 'all' { BeforeAll { Mock Get-Date -Verifiable }; It 'i' { }; AfterAll { Should-Invoke -Verifiable } } } -Inspect { $args[0].FailedBlocksCount }).Value | Should -Be 1
    }

    It 'A mock of BeforeAll that one test has called counts as called in the tests after it.' {
        $run = Invoke-Sample {
            BeforeAll { function Save-Backup { } }
            Describe 'all' { BeforeAll { Mock Save-Backup -Verifiable }; It 'calls' { Save-Backup; Should-Invoke -Verifiable }; It 'does not' { Should-Invoke -Verifiable } }
            Describe 'each' { BeforeEach { Mock Save-Backup -Verifiable }; It 'calls' { Save-Backup; Should-Invoke -Verifiable }; It 'does not' { Should-Invoke -Verifiable } }
            Describe 'nobody' { BeforeAll { Mock Save-Backup -Verifiable }; It 'does not' { Should-Invoke -Verifiable } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It '-Verifiable combines only with -Because.' {
        $message['verifiable times'] | Should -Match 'Parameter set cannot be resolved'
        $message['verifiable'] | Should -Match 'because rr'
    }

    It 'Nothing can be piped in: ''x'' | Should-Invoke Remove-Item writes an error.' {
        $result['piped'] | Should -Be 'Passed'
        $run.Errors | Should -Match 'input object cannot be bound'
    }

    It 'A passed count returns nothing; -Verifiable returns $true.' {
        $result['returns'], $result['verifiable fits'] | Should -Be 'Passed', 'Passed'
    }

    It 'A wrong count throws, or is collected under Should.ErrorAction Continue.' {
        $sample = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date; Should-Invoke Get-Date; Write-Host ('went ' + 'on') } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $sample.Failed | Should -Be 1
        $sample.Text | Should -Match 'went on'
    }

    It 'It is Should -Invoke under a new name, with the same parameters; -Verifiable takes over Should -InvokeVerifiable, and -Not became Should-NotInvoke. Assert-MockCalled and Assert-VerifiableMock are gone in v6.' {
        $sample = Invoke-Sample {
            Describe 'd' {
                It 'classic' { Mock Get-Date { } -Verifiable; Get-Date; Should -Invoke Get-Date -Times 1 -Exactly; Should -InvokeVerifiable }
                It 'classic not' { Mock Get-Date { }; Should -Not -Invoke Get-Date; Should-NotInvoke Get-Date }
                It 'old' { Get-Command Assert-MockCalled, Assert-VerifiableMock -ErrorAction Ignore | Should-BeNull }
            }
        }
        $sample.Passed | Should -Be 3
    }

    It 'A call that no mock accepted is not recorded. In v6 it throws where it happens.' {
        $result['not accepted'] | Should -Be 'Passed'
    }

    It 'Calls of BeforeEach belong to the test that follows; calls of BeforeAll are not seen in a test without -Scope Describe or -Scope Context.' {
        $result['own'], $result['block'], $result['context'] | Should -Be 'Passed', 'Passed', 'Passed'
    }

    It 'Calls of a BeforeAll at the top of the file need a number that leads out of all blocks, such as -Scope 2.' {
        $sample = Invoke-Sample {
            BeforeAll { function Save-Top { }; Mock Save-Top { }; Save-Top }
            Describe 'd' { It 'block' { Should-Invoke Save-Top -Scope Describe }; It 'one' { Should-Invoke Save-Top -Scope 1 }; It 'two' { Should-Invoke Save-Top -Scope 2 -Times 1 -Exactly } }
        }
        $sample.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
    }

    It 'Objects that are piped into a mocked function count as one call each.' {
        $result['pipeline'] | Should -Be 'Passed'
    }

    It 'A Should-* assertion in it returns true when it passes, and fails the test with its own message when it does not.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Remove-Backup ($Path) { } }
                It 'passes' { Mock Remove-Backup; Remove-Backup a; Should-Invoke Remove-Backup -Times 1 -Exactly -ParameterFilter { $Path | Should-Be 'a' } }
                It 'fails' { Mock Remove-Backup; Remove-Backup b; Should-Invoke Remove-Backup -Times 0 -Exactly -ParameterFilter { $Path | Should-Be 'a' } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        $run.Messages | Should -BeLike 'Expected *''a''*but got*''b''*'
    }

    It 'The module in which the mock was made, the same value as on Mock. Inside InModuleScope it defaults to that module, elsewhere to no module. In $PSDefaultParameterValues its key is Should-Invoke:ModuleName; Should:ModuleName applies only to the classic Should -Invoke.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Age { Get-Date }' } {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 }
                BeforeEach { Mock Get-Date { } -ModuleName Backup; Get-Age }
                It 'same' { Should-Invoke Get-Date -ModuleName Backup -Times 1 -Exactly }
                It 'left out' { Should-Invoke Get-Date }
                It 'inside' { InModuleScope Backup { Should-Invoke Get-Date -Times 1 -Exactly } }
                It 'own key' { $PSDefaultParameterValues = @{ 'Should-Invoke:ModuleName' = 'Backup' }; Should-Invoke Get-Date -Times 1 -Exactly }
                It 'other key' { $PSDefaultParameterValues = @{ 'Should:ModuleName' = 'Backup' }; Should-Invoke Get-Date }
                It 'classic' { $PSDefaultParameterValues = @{ 'Should:ModuleName' = 'Backup' }; Should -Invoke Get-Date -Times 1 -Exactly }
                It 'classic, new key' { $PSDefaultParameterValues = @{ 'Should-Invoke:ModuleName' = 'Backup' }; Should -Invoke Get-Date }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Passed', 'Failed', 'Passed', 'Failed'
    }

    It 'For "never called" write Should-NotInvoke.' {
        (Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date { 1 } }; It 'never' { Should-NotInvoke Get-Date }; It 'called' { Get-Date; Should-NotInvoke Get-Date } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'The order in which the parameters of a call are listed varies from run to run.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -Seconds 300 -File @{ 'A.Tests.ps1' = { Describe 'd' { It 'i' { function Send-It ($One, $Two, $Three, $Four, $Five) { }; Mock Send-It; Send-It -One 1 -Two 2 -Three 3 -Four 4 -Five 5; Should-Invoke Send-It -Times 2 } } } } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($number in 1..4) { & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; (Invoke-Pester -Path ./A.Tests.ps1 -PassThru -Output None).Tests.ErrorRecord.Exception.Message" | Where-Object { $_ -match '\[\*\]' } }
        }
        @($run.Value).Count | Should -Be 4
        @($run.Value | Sort-Object -Unique).Count | Should -BeGreaterThan 1
        foreach ($name in 'One', 'Two', 'Three', 'Four', 'Five') { $run.Value | Should -Match "-$name \d" }
    }
}
