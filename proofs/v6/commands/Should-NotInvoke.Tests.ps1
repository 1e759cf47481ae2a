BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotInvoke' {
    BeforeAll {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Remove-Backup ($Path) { 'real' }; Set-Alias rb Remove-Backup }
                It 'never' { Mock Remove-Backup; Should-NotInvoke Remove-Backup | Should-Be $null }
                It 'once' { Mock Remove-Backup; Remove-Backup a; Should-NotInvoke Remove-Backup -Because 'rr' }
                It 'filter' { Mock Remove-Backup { 1 }; Remove-Backup a; Remove-Backup b; Should-NotInvoke Remove-Backup -ParameterFilter { $Path -eq 'a' } }
                It 'filter fits' { Mock Remove-Backup; Remove-Backup b; Should-NotInvoke Remove-Backup -ParameterFilter { $Path -eq 'a' } }
                It 'misspelt' { Mock Remove-Backup; Remove-Backup a; Should-NotInvoke Remove-Backup -ParameterFilter { $Paht -eq 'a' } }
                It 'misspelt like' { Mock Remove-Backup; Remove-Backup a; Should-NotInvoke Remove-Backup -ParameterFilter { $Paht -like 'a*' } }
                It 'misspelt ne' { Mock Remove-Backup; Remove-Backup a; Should-NotInvoke Remove-Backup -ParameterFilter { $Paht -ne 'a' } }
                It 'right ne' { Mock Remove-Backup; Remove-Backup a; Should-NotInvoke Remove-Backup -ParameterFilter { $Path -ne 'a' } }
                It 'alias' { Mock Remove-Backup; Remove-Backup a; Should-NotInvoke rb }
                It 'no mock' { Should-NotInvoke Remove-Backup }
                It 'times 3' { Mock Remove-Backup; Remove-Backup a; Remove-Backup a; Should-NotInvoke Remove-Backup -Times 3 }
                It 'times 3 reached' { Mock Remove-Backup; 1..3 | ForEach-Object { Remove-Backup a }; Should-NotInvoke Remove-Backup -Times 3 }
                It 'times 0' { Mock Remove-Backup; Should-NotInvoke Remove-Backup -Times 0 }
                It 'times 0, called' { Mock Remove-Backup; Remove-Backup a; Should-NotInvoke Remove-Backup -Times 0 }
                It 'exactly 0: none' { Mock Remove-Backup; Should-NotInvoke Remove-Backup -Times 0 -Exactly }
                It 'exactly 0: one' { Mock Remove-Backup; Remove-Backup a; Should-NotInvoke Remove-Backup -Times 0 -Exactly }
                It 'exactly 0: three' { Mock Remove-Backup; 1..3 | ForEach-Object { Remove-Backup a }; Should-NotInvoke Remove-Backup -Times 0 -Exactly }
                It 'exclusive' { Mock Remove-Backup; Should-NotInvoke Remove-Backup -ExclusiveFilter { $true } }
                It 'exactly 2: one' { Mock Remove-Backup; Remove-Backup a; Should-NotInvoke Remove-Backup -Times 2 -Exactly }
                It 'exactly 2: two' { Mock Remove-Backup; Remove-Backup a; Remove-Backup a; Should-NotInvoke Remove-Backup -Times 2 -Exactly }
                It 'exactly 2: three' { Mock Remove-Backup; 1..3 | ForEach-Object { Remove-Backup a }; Should-NotInvoke Remove-Backup -Times 2 -Exactly }
                It 'exactly: one' { Mock Remove-Backup; Remove-Backup a; Should-NotInvoke Remove-Backup -Exactly }
                It 'exactly: two' { Mock Remove-Backup; Remove-Backup a; Remove-Backup a; Should-NotInvoke Remove-Backup -Exactly }
                It 'verifiable' { Mock Remove-Backup -Verifiable -ParameterFilter { $Path -eq 'q' }; Remove-Backup q; Should-NotInvoke -Verifiable }
                It 'verifiable fits' { Mock Remove-Backup -Verifiable; Should-NotInvoke -Verifiable | Should-Be $true }
                It 'verifiable times' { Should-NotInvoke -Verifiable -Times 1 }
                It 'classic' { Mock Remove-Backup; Should -Not -Invoke Remove-Backup; Should-Invoke Remove-Backup -Times 0 }
                It 'real' { function Send-Backup { Get-Date }; Mock Get-Date -ModuleName Pester { }; $null = Send-Backup; Should-NotInvoke Get-Date -ModuleName Pester }
                It 'module missing' { Mock Get-Date -ModuleName Pester { }; Should-NotInvoke Get-Date }
                It 'times 0 of Should-Invoke' { Mock Remove-Backup; Remove-Backup a; Remove-Backup b; Should-Invoke Remove-Backup -Times 0 }
                foreach ($call in @{ Times = 2 }, @{ Times = 2; Exactly = $true }, @{ Verifiable = $true }) { It "because $($call.Keys)" -ForEach @{ Call = $call } { Mock Remove-Backup -Verifiable; Remove-Backup a; Remove-Backup a; if (-not $Call.Verifiable) { $Call.CommandName = 'Remove-Backup' }; Should-NotInvoke @Call -Because 'rr' } }
            }
            Describe 'scopes' {
                BeforeAll { function Remove-Backup ($Path) { }; Mock Remove-Backup; Remove-Backup all }
                It 'own' { Should-NotInvoke Remove-Backup; Should-NotInvoke Remove-Backup -Scope 0 }
                It 'block' { Should-NotInvoke Remove-Backup -Scope Describe }
                It 'own call' { Remove-Backup own; Should-NotInvoke Remove-Backup }
                AfterAll { try { Should-NotInvoke Remove-Backup } catch { Write-Host "AfterAll: $_" } }
            }
        }
        $result = @{}; $message = @{}
        foreach ($test in $run.Tests) { $result[$test.Name] = $test.Result; $message[$test.Name] = "$($test.Message)" }
    }

    It 'Passes when a mocked command was not called.' {
        $result['never'], $result['once'] | Should -Be 'Passed', 'Failed'
    }

    It 'The first line counts the calls.' {
        $message['once'] | Should -Match '^Expected Remove-Backup not to be called.* but (it )?was'
    }

    It 'The list has every recorded call in the scope, with [*] for the calls that were not wanted and [ ] for the rest. Beside each call is the place of the mock''s body; for a mock without a body, this is a place in Pester itself.' {
        $bare = Invoke-Sample { Describe 'd' { BeforeAll { function Remove-Backup { } }; It 'i' { Mock Remove-Backup; Remove-Backup; Should-NotInvoke Remove-Backup } } }
        $bare.Messages | Should -Match 'from .*Pester\.psm1:\d+'
        $message['block'] | Should -Match "-Path 'all'"
        $message['own call'] | Should -Match "-Path 'own'"
        $message['own call'] | Should -Not -Match "-Path 'all'"
        $message['filter'] | Should -Match "(?s)\[\*\] Remove-Backup -Path 'a'.*Sample\.Tests\.ps1:\d+.*\[ \] Remove-Backup -Path 'b'"
    }

    It 'The mocked command or its alias. Without a mock the assertion is an error, Could not find Mock for command, even though the command was of course not called.' {
        $result['alias'] | Should -Be 'Failed'
        $message['no mock'] | Should -Match 'Could not find Mock for command'
    }

    It 'Not needed with -Verifiable.' {
        $result['verifiable fits'] | Should -Be 'Passed'
    }

    It 'The number of calls from which the assertion fails, by default 1: -Times 3 allows two. Without -Exactly, 0 always fails, because there are never fewer than no calls. With -Exactly, 0 passes as soon as there was a call. Leave both out instead.' {
        $result['times 0, called'], $result['exactly 0: none'], $result['exactly 0: one'], $result['exactly 0: three'] | Should -Be 'Failed', 'Failed', 'Passed', 'Passed'
        $result['times 3'], $result['times 3 reached'], $result['times 0'] | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'Counts only the calls for which it returns something true, so { $Path -eq ''mail.bak'' } forbids these calls and allows all others.' {
        $result['filter'], $result['filter fits'] | Should -Be 'Failed', 'Passed'
    }

    It 'A misspelled variable is empty: -eq and -like then refuse every call and the assertion passes, while -ne accepts every call and the assertion fails.' {
        $result['misspelt'], $result['misspelt like'], $result['misspelt ne'] | Should -Be 'Passed', 'Passed', 'Failed'
        $result['filter'], $result['right ne'] | Should -Be 'Failed', 'Passed'
    }

    It 'Has no meaning here: whatever it is combined with, the call ends with an error, and with a command name that error is Cannot use -ExclusiveFilter when -Not is specified.' {
        $message['exclusive'] | Should -Match 'Cannot use -ExclusiveFilter when -Not is specified'
    }

    It 'Needed when the mock was made with Mock -ModuleName, with the same name.' {
        $message['module missing'] | Should -Match 'Could not find Mock for command'
    }

    It 'Where to look: It, Describe, Context or a number of levels outward. Without -Scope, a test sees its own calls, and AfterAll those of its block, for a mock from BeforeAll.' {
        $result['own'], $result['block'] | Should -Be 'Passed', 'Failed'
        $run.Text | Should -Match 'AfterAll: Expected Remove-Backup not to be called'
    }

    It 'Forbids precisely that number of calls: with -Times 2 -Exactly, one and three calls pass.' {
        $result['exactly 2: one'], $result['exactly 2: two'], $result['exactly 2: three'] | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'Without -Times, it forbids exactly one call.' {
        $result['exactly: one'], $result['exactly: two'] | Should -Be 'Failed', 'Passed'
    }

    It 'Comes before the "but" of the message.' {
        $because = @($message.Keys) -like 'because *'
        $because.Count | Should -Be 3
        foreach ($name in @('once') + $because) { $message[$name] | Should -Match 'because rr, but ' }
    }

    It 'Fails if any mock that was made with Mock -Verifiable was called, and lists these mocks with their filters. Takes no other parameter except -Because.' {
        $message['verifiable'] | Should -Match "Remove-Backup with \{ \`$Path -eq 'q' \}"
        $message['verifiable times'] | Should -Match 'Parameter set cannot be resolved'
    }

    It 'Returns nothing when the command was not called, and $true with -Verifiable.' {
        $result['never'], $result['verifiable fits'] | Should -Be 'Passed', 'Passed'
    }

    It 'A call that was not wanted throws, or is collected with Should.ErrorAction Continue.' {
        $sample = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { }; Get-Date; Should-NotInvoke Get-Date; Write-Host ('went ' + 'on') } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $sample.Failed | Should -Be 1
        $sample.Text | Should -Match 'went on'
    }

    It 'This is Should -Not -Invoke. Should-Invoke -Times 0 says the same with another message: to be called 0 times exactly, but was called 2 times.' {
        $result['classic'] | Should -Be 'Passed'
        $message['times 0 of Should-Invoke'] | Should -Match 'Remove-Backup to be called 0 times exactly, but was called 2 times'
    }

    It 'A typing mistake in a filter can make the assertion pass, and so can a scope that is too narrow.' {
        $result['misspelt'], $result['misspelt ne'], $result['own'] | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'Calls to the real command, made where the mock does not reach, are not seen.' {
        $result['real'] | Should -Be 'Passed'
    }

    It 'Needed when the mock was made with Mock -ModuleName, with the same name. Inside InModuleScope, that module is the default.' {
        $run = Invoke-Sample -File @{ 'Clock.psm1' = 'function Get-Now { Get-Date }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Clock.psm1; Mock Get-Date { 1 } -ModuleName Clock }
                It 'with' { Should-NotInvoke Get-Date -ModuleName Clock }
                It 'without' { Should-NotInvoke Get-Date }
                It 'inside' { InModuleScope Clock { Should-NotInvoke Get-Date } }
                It 'inside called' { $null = Get-Now; InModuleScope Clock { Should-NotInvoke Get-Date } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Failed'
    }

    It 'The wider the scope, the more the assertion forbids.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Mock Get-Date { 1 } }
                It 'calls' { Get-Date }
                It 'own' { Should-NotInvoke Get-Date }
                It 'block' { Should-NotInvoke Get-Date -Scope Describe }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'The command has to be mocked first. To check for a number of calls, there is Should-Invoke.' {
        $run = Invoke-Sample { Describe 'd' { It 'no mock' { Should-NotInvoke Get-Date }; It 'mock' { Mock Get-Date { 1 }; Should-NotInvoke Get-Date }; It 'often' { Mock Get-Date { 1 }; Get-Date; Get-Date; Should-Invoke Get-Date -Times 2 -Exactly } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
    }
}
