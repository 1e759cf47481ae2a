BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/mocking.ps1"
}

Describe 'usage/check-calls' {
    BeforeAll {
        $verifiable = Invoke-Sample -Test {
            function Get-Part ($Name) { 'real' }
            Describe 'verifiable' {
                Context 'a' { It 'above the call' { Mock Get-Part -Verifiable; { Assert-VerifiableMock } | Should -Throw 'Expected Get-Part to be called with $True'; Get-Part; Assert-VerifiableMock } }
                Context 'b' { It 'with a filter' { Mock Get-Part -Verifiable -ParameterFilter { $Name -eq 'a' }; Get-Part 'b'; { Assert-VerifiableMock } | Should -Throw 'Expected Get-Part to be called with $Name -eq ''a'''; Get-Part 'a'; Assert-VerifiableMock } }
                It 'old name' { Mock Get-Part -Verifiable; Get-Part; { Assert-VerifiableMocks } | Should -Throw 'has been renamed to' }
            }
        }
    }

    It 'Assert-MockCalled counts the calls that reached a mock.' {
        Assert-TestPassed $sample 'one call', 'no calls'
    }

    It 'Assert-MockCalled Remove-Item | 1 or more' {
        Assert-TestPassed $sample 'no calls', 'one call', 'two calls'
    }

    It 'Assert-MockCalled Remove-Item -Times 3 | 3 or more' {
        Assert-TestPassed $sample 'two calls'
    }

    It 'Assert-MockCalled Remove-Item -Times 3 -Exactly | 3' {
        Assert-TestPassed $sample 'two calls'
    }

    It 'Assert-MockCalled Remove-Item -Exactly | 1' {
        Assert-TestPassed $sample 'one call', 'two calls'
    }

    It 'Assert-MockCalled Remove-Item -Times 0 | 0, with or without -Exactly' {
        Assert-TestPassed $sample 'no calls', 'one call'
    }

    It '-ParameterFilter limits the count to some calls; the mock itself needs no filter for that.' {
        Assert-TestPassed $sample 'filters the count'
    }

    It '-ExclusiveFilter passes when at least one call matches and no other call reached a mock.' {
        Assert-TestPassed $sample 'filters the count', 'no call at all'
        $run = Invoke-Sample {
            function Get-Own ($Name) { 'real' }
            Describe 'only a filter' { Mock Get-Own { } -ParameterFilter { $Name -eq 'a' }; It 'no mock for it' { Get-Own a; Get-Own b | Should -Be 'real'; Assert-MockCalled Get-Own -ExclusiveFilter { $Name -eq 'a' } } }
            Describe 'default' { Mock Get-Own { }; It 'a mock for it' { Get-Own a; Get-Own b; { Assert-MockCalled Get-Own -ExclusiveFilter { $Name -eq 'a' } } | Should -Throw } }
        }
        Assert-TestPassed $run 'no mock for it', 'a mock for it'
    }

    It 'For another call beside these, the message is Expected Remove-Item to only be called with with parameters matching the specified filter, but 1 non-matching calls were made.' {
        $run = Invoke-Sample { Describe 'd' {
            Mock Remove-Item
            It 'beside' { Remove-Item -Path a; Remove-Item -Path b; Assert-MockCalled Remove-Item -Scope It -ExclusiveFilter { $Path -eq 'a' } }
            It 'instead' { Remove-Item -Path b; Assert-MockCalled Remove-Item -Scope It -ExclusiveFilter { $Path -eq 'a' } }
            It 'none' { Remove-Item -Path a; Assert-MockCalled Remove-Item -Scope It -ExclusiveFilter { $Path -eq 'a' } }
        } }
        $run.Messages | Should -Be 'Expected Remove-Item to only be called with with parameters matching the specified filter, but 1 non-matching calls were made', 'Expected Remove-Item to be called at least 1 times but was called 0 times'
        Assert-TestPassed $run 'none'
    }

    It 'Objects that are piped into a mock count as one call each.' {
        Assert-TestPassed $sample 'piped'
    }

    It '''a'', ''b'' | Set-Content -Path out.txt is two calls, with one text in $Value each time. Set-Content -Path out.txt -Value ''a'', ''b'' is one call with both texts.' {
        $run = Invoke-Sample { Describe 'd' {
            Mock Set-Content
            It 'piped' { 'a', 'b' | Set-Content -Path out.txt; Assert-MockCalled Set-Content -Times 2 -Exactly -Scope It -ParameterFilter { @($Value).Count -eq 1 -and $Path -eq 'out.txt' }; Assert-MockCalled Set-Content -Times 1 -Exactly -Scope It -ParameterFilter { $Value -eq 'b' } }
            It 'passed' { Set-Content -Path out.txt -Value 'a', 'b'; Assert-MockCalled Set-Content -Times 1 -Exactly -Scope It; Assert-MockCalled Set-Content -Times 1 -Exactly -Scope It -ParameterFilter { $Value.Count -eq 2 } }
        } }
        Assert-TestPassed $run 'piped', 'passed'
    }

    It 'A call counts even when the mock throws. To see what the code does then, in its finally block for example, call the code in the It. In the body of the block, the error would end the block with Error occurred in Describe block.' {
        $functions = 'function Save-Vault { }; function Close-Vault { }; function Backup-Vault { try { Save-Vault } finally { Close-Vault } }'
        $run = Invoke-Sample "$functions; Describe 'd' {
            Mock Save-Vault { throw 'disk full' }; Mock Close-Vault { }
            It 'none' { Assert-MockCalled Save-Vault -Times 0 -Exactly -Scope It }
            It 'counts' { { Backup-Vault } | Should -Throw 'disk full'; Assert-MockCalled Save-Vault -Times 1 -Exactly -Scope It; Assert-MockCalled Close-Vault -Times 1 -Exactly -Scope It }
        }"
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
        foreach ($block in 'Describe', 'Context') {
            $body = "Mock Save-Vault { throw 'disk full' }; It 'above' { 1 | Should -Be 1 }; Backup-Vault; It 'below' { 1 | Should -Be 1 }"
            $run = Invoke-Sample "$functions; Describe 'd' { $(if ($block -eq 'Context') { "Context 'c' { $body }" } else { $body }) }; Describe 'e' { It 'later' { 1 | Should -Be 1 } }"
            $run.Tests | ForEach-Object { "$($_.Name): $($_.Result)" } | Should -Be 'above: Passed', "Error occurred in $block block: Failed", 'later: Passed'
            $run.Messages | Should -Be 'disk full'
        }
        # The error ends the block; without it, a call in the body counts as well.
        $run = Invoke-Sample "$functions; Describe 'd' { Mock Save-Vault { throw 'disk full' }; Mock Close-Vault { }; try { Backup-Vault } catch { }; It 'below' { Assert-MockCalled Close-Vault -Times 1 -Exactly } }"
        $run.Passed | Should -Be 1
    }

    It 'Without -Scope, an assertion counts all calls since the nearest Describe or Context began, including those of earlier tests.' {
        Assert-TestPassed $sample 'with the body', 'two calls'
    }

    It 'It or 0 | this test, with its BeforeEach; not those that the body of the block or BeforeAll made' {
        $run = Invoke-Sample {
            function Get-Vault { 'real' }
            Describe 'd' {
                Mock Get-Vault
                Context 'each' { BeforeEach { Get-Vault }; It 'each 1' { Assert-MockCalled Get-Vault -Times 1 -Exactly -Scope It }; It 'each 2' { Get-Vault; Assert-MockCalled Get-Vault -Times 2 -Exactly -Scope It } }
                Context 'body' { Get-Vault; It 'body' { Assert-MockCalled Get-Vault -Times 0 -Scope It; Assert-MockCalled Get-Vault -Times 1 -Exactly -Scope Context; Assert-MockCalled Get-Vault -Times 1 -Exactly } }
                Context 'all' { BeforeAll { Get-Vault }; It 'all' { Assert-MockCalled Get-Vault -Times 0 -Scope It; Assert-MockCalled Get-Vault -Times 1 -Exactly -Scope Context } }
            }
        }
        Assert-TestPassed $run 'each 1', 'each 2', 'body', 'all'
    }

    It '1 | the nearest block so far, the default' {
        Assert-TestPassed $sample 'with the body'
    }

    It 'Context, Describe | the nearest block of that kind so far, including its inner blocks' {
        Assert-TestPassed $sample 'inside', 'after the inner one'
    }

    It '2, 3, … | one block further out, two blocks further out' {
        Assert-TestPassed $sample 'inside'
    }

    It 'Calls from an inner block count outside of it only if the outer block itself has a mock of the command. The calls of a command that only an inner block mocked are forgotten with that block.' {
        $run = Invoke-Sample {
            function Get-Vault { }
            function Get-Disk { }
            Describe 'd' {
                Mock Get-Disk
                Context 'inner' { Mock Get-Disk; Mock Get-Vault; It 'calls' { Get-Disk; Get-Vault; Assert-MockCalled Get-Vault -Times 1 -Exactly -Scope Describe } }
                Context 'next' { Mock Get-Vault; It 'forgotten' { Assert-MockCalled Get-Vault -Times 0 -Scope Describe }; It 'included' { Assert-MockCalled Get-Disk -Times 1 -Exactly -Scope Describe } }
            }
        }
        Assert-TestPassed $run 'calls', 'forgotten', 'included'
    }

    It 'Without a Context around the test, -Scope Context counts only this test.' {
        $run = Invoke-Sample {
            function Get-Vault { }
            Describe 'd' {
                Mock Get-Vault
                It 'first' { Get-Vault }
                It 'no Context' { Get-Vault; Assert-MockCalled Get-Vault -Times 1 -Exactly -Scope Context; Assert-MockCalled Get-Vault -Times 2 -Exactly -Scope Describe }
                Context 'c' {
                    It 'a' { Get-Vault }
                    It 'in a Context' { Get-Vault; Assert-MockCalled Get-Vault -Times 2 -Exactly -Scope Context }
                }
            }
        }
        Assert-TestPassed $run 'no Context', 'in a Context'
    }

    It 'The message gives the number of calls but not their arguments.' {
        Assert-TestPassed $sample 'says no arguments'
    }

    It 'Content that is piped is collected in the same way: Mock Set-Content { $script:lines += $Value }, with $script:lines = @() above it.' {
        $run = Invoke-Sample { Describe 'd' { It 'collected' { $script:lines = @(); Mock Set-Content { $script:lines += $Value }; 'a', 'b' | Set-Content -Path "$TestDrive/out.txt"; $script:lines -join ',' | Should -Be 'a,b'; "$TestDrive/out.txt" | Should -Not -Exist } } }
        Assert-TestPassed $run 'collected'
    }

    It 'Write the filter { $PSBoundParameters[''ErrorAction''] -eq ''Stop'' }, or for a switch, { $PSBoundParameters[''WhatIf''] }. Do not ask $ErrorActionPreference: it is Stop in the filter, too, but also when the code around the call has set it. A function without [CmdletBinding()] and [Parameter()] has no such parameters: there, the words are in $args.' {
        $run = Invoke-Sample {
            function Get-Full { [CmdletBinding()] param($Name) }
            function Get-Attributed { param([Parameter()] $Name) }
            function Get-Bare { param($Name) }
            function Invoke-Work { Get-Full -ErrorAction Stop; Get-Attributed -ErrorAction Stop; Get-Item -Path x -ErrorAction Stop }
            function Invoke-Set { $ErrorActionPreference = 'Stop'; Get-Full }
            Describe 'd' {
                It 'bound' {
                    Mock Get-Full; Mock Get-Attributed; Mock Get-Item
                    Invoke-Work
                    foreach ($command in 'Get-Full', 'Get-Attributed', 'Get-Item') {
                        Assert-MockCalled $command -Times 1 -Exactly -Scope It -ParameterFilter { $PSBoundParameters['ErrorAction'] -eq 'Stop' }
                        Assert-MockCalled $command -Times 1 -Exactly -Scope It -ParameterFilter { $ErrorActionPreference -eq 'Stop' }
                    }
                }
                It 'mock' { Mock Get-Full { 'stops' } -ParameterFilter { $PSBoundParameters['ErrorAction'] -eq 'Stop' }; Get-Full -ErrorAction Stop | Should -Be 'stops'; Get-Full | Should -BeNullOrEmpty }
                It 'not passed' { Mock Get-Full; Get-Full; Assert-MockCalled Get-Full -Times 0 -Scope It -ParameterFilter { $PSBoundParameters['ErrorAction'] -eq 'Stop' }; Assert-MockCalled Get-Full -Times 1 -Exactly -Scope It }
                It 'preference' { Mock Get-Full { } -Verifiable -ParameterFilter { $script:seen = "$ErrorActionPreference [$($PSBoundParameters['ErrorAction'])]"; $true }; Invoke-Set; $script:seen | Should -Be 'Stop []' }
                It 'switches' {
                    Mock Get-Full; Mock Remove-Item
                    Get-Full -Verbose; Get-Full; $VerbosePreference = 'Continue'; Get-Full
                    Assert-MockCalled Get-Full -Times 1 -Exactly -Scope It -ParameterFilter { $PSBoundParameters['Verbose'] }
                    Remove-Item -Path x -WhatIf; Remove-Item -Path x -WhatIf:$false; Remove-Item -Path x; $WhatIfPreference = $true; Remove-Item -Path x
                    Assert-MockCalled Remove-Item -Times 1 -Exactly -Scope It -ParameterFilter { $PSBoundParameters['WhatIf'] }
                    Assert-MockCalled Remove-Item -Times 4 -Exactly -Scope It
                }
                It 'bare' { Mock Get-Bare; Get-Bare -ErrorAction Stop; Assert-MockCalled Get-Bare -Times 1 -Exactly -Scope It -ParameterFilter { "$args" -eq '-ErrorAction Stop' -and -not $PSBoundParameters['ErrorAction'] } }
            }
        }
        Assert-TestPassed $run 'bound', 'mock', 'not passed', 'preference', 'bare', 'switches'
    }

    It 'Make an object of it in the filter, and compare its values: ConvertTo-Json adds line breaks and spaces, so the text is not the one that you would type.' {
        $run = Invoke-Sample { Describe 'd' {
            Mock Invoke-RestMethod
            $body = @{ name = 'mail' } | ConvertTo-Json
            $null = Invoke-RestMethod -Uri https://backup.example -Method Post -Body $body
            It 'object' { Assert-MockCalled Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { ($Body | ConvertFrom-Json).name -eq 'mail' }; Assert-MockCalled Invoke-RestMethod -Times 0 -ParameterFilter { ($Body | ConvertFrom-Json).name -eq 'code' } }
            It 'text' { $body | Should -Match "`n"; Assert-MockCalled Invoke-RestMethod -Times 0 -ParameterFilter { $Body -eq '{"name":"mail"}' }; Assert-MockCalled Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Body -replace '\s' -eq '{"name":"mail"}' } }
        } }
        Assert-TestPassed $run 'object', 'text'
    }

    It 'Invoke-RestMethod returns objects, so let the mock return a [pscustomobject], or ''{ "id": 1 }'' | ConvertFrom-Json for a recorded answer. An answer of Invoke-WebRequest has its text in Content: [pscustomobject] @{ StatusCode = 200; Content = ''{ "id": 1 }'' }.' {
        $run = Invoke-Sample {
            function Get-Id { (Invoke-RestMethod -Uri https://backup.example).id }
            Describe 'object' { It 'object' { Mock Invoke-RestMethod { [pscustomobject] @{ id = 1 } }; Get-Id | Should -Be 1 } }
            Describe 'recorded' { It 'recorded' { Mock Invoke-RestMethod { '{ "id": 1 }' | ConvertFrom-Json }; Get-Id | Should -Be 1 } }
            Describe 'text' { It 'text' { Mock Invoke-RestMethod { '{ "id": 1 }' }; Get-Id | Should -BeNullOrEmpty } }
            Describe 'web' { It 'web' { Mock Invoke-WebRequest { [pscustomobject] @{ StatusCode = 200; Content = '{ "id": 1 }' } }; ((Invoke-WebRequest -Uri https://backup.example).Content | ConvertFrom-Json).id | Should -Be 1 } }
        }
        Assert-TestPassed $run 'object', 'recorded', 'text', 'web'
    }

    It 'The text has the names of the variables, not their values, and -eq with another block is false. To check what the block does, let the mock run it, and mock the commands in it:' {
        $run = Invoke-Sample {
            function Invoke-Logged ([scriptblock] $Command) { 'real' }
            function Clear-Disk1 ($Name) { "cleared $Name" }
            function Start-Work ($Name) { Invoke-Logged { Clear-Disk1 -Name $Name } }
            Describe 'd' {
                It 'text' { Mock Invoke-Logged; Start-Work 'D9'; Assert-MockCalled Invoke-Logged -Times 1 -Exactly -Scope It -ParameterFilter { "$Command" -eq ' Clear-Disk1 -Name $Name ' }; Assert-MockCalled Invoke-Logged -Times 0 -Scope It -ParameterFilter { "$Command" -like '*D9*' } }
                It 'equal' { Mock Invoke-Logged; Start-Work 'D9'; Assert-MockCalled Invoke-Logged -Times 0 -Scope It -ParameterFilter { $Command -eq { Clear-Disk1 -Name $Name } }; Assert-MockCalled Invoke-Logged -Times 1 -Exactly -Scope It }
                It 'run' { Mock Clear-Disk1 { "mocked $Name" }; Mock Invoke-Logged { & $Command }; Start-Work 'D9' | Should -Be 'mocked D9'; Assert-MockCalled Clear-Disk1 -Times 1 -Exactly -Scope It -ParameterFilter { $Name -eq 'D9' } }
            }
        }
        Assert-TestPassed $run 'text', 'equal', 'run'
    }

    It 'Mark the mocks that must be used with -Verifiable, and end the test with Assert-VerifiableMock.' {
        $run = Invoke-Sample {
            function Get-Vault { }
            Describe 'd' {
                Context 'a' { It 'not called' { Mock Get-Vault -Verifiable; { Assert-VerifiableMock } | Should -Throw 'Get-Vault' } }
                Context 'b' { It 'called' { Mock Get-Vault -Verifiable; Get-Vault; Assert-VerifiableMock } }
                Context 'c' { It 'not marked' { Mock Get-Vault; Assert-VerifiableMock } }
                Context 'd' { It 'not asked' { Mock Get-Vault -Verifiable } }
            }
        }
        Assert-TestPassed $run 'not called', 'called', 'not marked', 'not asked'
    }

    It 'Its message names one command that was never called, even when there are more.' {
        Assert-TestPassed $sample 'names them', 'names one'
    }

    It 'Without Assert-VerifiableMock, the mark has no effect.' {
        Assert-TestPassed $sample 'mark alone'
    }

    It 'Above the call of the code, Assert-VerifiableMock fails, because nothing was called yet.' { Assert-TestPassed $verifiable 'above the call' }

    It 'A mock with a filter needs a call that the filter accepts: the message then has the filter in place of $True.' { Assert-TestPassed $verifiable 'with a filter', 'above the call' }

    It 'Since the mark stays with the mock, it is still pending in the next It of the block.' {
        Assert-TestPassed $sample 'names one'
    }

    It 'One such test per Context avoids that.' {
        Assert-TestPassed $sample 'mark alone', 'nothing is pending'
    }

    It 'A -Verifiable mock of an outer block must be called, even when an inner mock answers in its place: leave the mark off the default.' {
        $run = Invoke-Sample {
            function Get-Disk { 'real' }
            Describe 'marked' { Mock Get-Disk -Verifiable; Context 'c' { It 'asked' { Mock Get-Disk { 'inner' }; Get-Disk | Should -Be 'inner'; { Assert-VerifiableMock } | Should -Throw 'Expected Get-Disk to be called' } } }
            Describe 'not marked' { Mock Get-Disk; Context 'c' { It 'not asked' { Mock Get-Disk { 'inner' } -Verifiable; Get-Disk; Assert-VerifiableMock } } }
        }
        Assert-TestPassed $run 'asked', 'not asked'
    }

    It 'The name of Pester 3, Assert-VerifiableMocks, checks nothing and ends with an error.' { Assert-TestPassed $verifiable 'old name' }

    It 'A call counts for the whole life of the mock: once one Context has called a mock of the Describe, Assert-VerifiableMock passes in every later Context.' {
        $run = Invoke-Sample {
            function Get-Disk { 'real' }
            Describe 'd' { Mock Get-Disk -Verifiable; Context 'a' { It 'before' { { Assert-VerifiableMock } | Should -Throw 'Expected Get-Disk' } }; Context 'b' { It 'calls' { Get-Disk; Assert-VerifiableMock } }; Context 'c' { It 'later' { Assert-VerifiableMock } } }
        }
        Assert-TestPassed $run 'before', 'calls', 'later'
    }
}
