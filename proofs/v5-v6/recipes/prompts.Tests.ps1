BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'asks.ps1'     = 'param ([Parameter(Mandatory)] [string] $Name) "given $Name"'
        'question.ps1' = 'Read-Host "Name"'
    } -Test {
        Describe 'd' {
            BeforeAll {
                $pwsh = (Get-Process -Id $PID).Path
            }
            It 'answers' {
                'two', 'rows' | & $pwsh -NoProfile -File $PSScriptRoot/question.ps1 | Select-Object -Last 1 | Should -Be 'two'
                $lines = 'photos' | & $pwsh -NoProfile -File $PSScriptRoot/asks.ps1; $lines[-1] | Should -Be 'given photos'; "$lines" | Should -Match 'Name: photos'
                'two' | & $pwsh -NoProfile -NonInteractive -File $PSScriptRoot/question.ps1 2>$null | Should -Not -Contain 'two'
            }
            It 'queue' { $answers = [System.Collections.Generic.Queue[string]] @('one', 'two'); Mock Read-Host { $answers.Dequeue() }; & $PSScriptRoot/question.ps1 | Should -Be 'one'; Read-Host | Should -Be 'two' }
        }
    }
}

Describe 'recipes/prompts' {
    It 'Mock Read-Host, and let the mock return the answer. The mock also answers pause, a function that calls Read-Host.' {
        $run = Invoke-Sample -File @{ 'ask.ps1' = '"before"; pause; "after"' } -Test {
            Describe 'd' { It 'i' { Mock Read-Host { 'yes' }; & $PSScriptRoot/ask.ps1 | Should -Be 'before', 'after'; Should -Invoke Read-Host -Times 1 -Exactly; (Get-Command pause).CommandType | Should -Be 'Function' } }
        }
        Assert-TestPassed $run 'i'
    }

    It 'For several questions, choose the answer by the prompt, or take the answers from a queue.' { Assert-TestPassed $sample 'queue' }

    It 'The mock gives the same wrong answer each time, and the script asks until the answer is right. Take the answers from a queue: a queue that is empty throws.' {
        $run = Invoke-Sample -File @{ 'Ask.ps1' = 'do { $days = Read-Host -Prompt Days } until ($days -as [int]); $days' } -Test {
            Describe 'd' {
                It 'again' { $script:asked = 0; Mock Read-Host { if (++$script:asked -gt 50) { throw 'still asking' }; 'many' }; function Get-Days { do { $days = Read-Host -Prompt Days } until ($days -as [int]) }; { Get-Days } | Should -Throw 'still asking' }
                It 'queue' { $answers = [System.Collections.Generic.Queue[string]] @('many'); Mock Read-Host { $answers.Dequeue() }; { & $PSScriptRoot/Ask.ps1 } | Should -Throw '*Queue empty*' }
                It 'default' { Mock Read-Host { throw "unexpected question: $Prompt" }; Mock Read-Host { '3' } -ParameterFilter { $Prompt -eq 'Hours' }; { & $PSScriptRoot/Ask.ps1 } | Should -Throw 'unexpected question: Days' }
            }
        }
        Assert-TestPassed $run 'again', 'queue', 'default'
    }

    It 'start the script in a process of its own without -NonInteractive, and pipe the answers into it' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'answers' }

    It 'In PowerShell 7, the piped values answer Read-Host and the questions for mandatory parameters. The questions are part of the output, so compare the last line of the output.' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'answers' }

    It 'A list such as Out-GridView -PassThru is a command, so mock it. The mock runs once for each piped row: let the mock answer for the chosen row only.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Out-GridView { param ([Parameter(ValueFromPipeline)] $InputObject, [switch] $PassThru) process { throw 'real' } } }
                It 'chosen' { Mock Out-GridView { $InputObject } -ParameterFilter { $InputObject -eq 'b' }; Mock Out-GridView; 'a', 'b', 'c' | Out-GridView -PassThru | Should -Be 'b'; Should -Invoke Out-GridView -Times 3 -Exactly }
                It 'all' { Mock Out-GridView { 'one' }; 'a', 'b', 'c' | Out-GridView -PassThru | Should -Be 'one', 'one', 'one' }
            }
        }
        Assert-TestPassed $run 'chosen', 'all'
    }

    It 'The mock runs once for each piped row: let the mock answer for the chosen row only. The command exists on Windows only; elsewhere, define a function of that name first.' -Skip:$IsWindows {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Select-Proof { 'a', 'b', 'c' | Out-GridView -PassThru } }
                It 'each' { function Out-GridView { param ([Parameter(ValueFromPipeline)] $InputObject, [switch] $PassThru) process { } }; Mock Out-GridView { $InputObject }; Select-Proof | Should -Be 'a', 'b', 'c' }
                It 'chosen' { function Out-GridView { param ([Parameter(ValueFromPipeline)] $InputObject, [switch] $PassThru) process { } }; Mock Out-GridView { if ($InputObject -eq 'b') { $InputObject } }; Select-Proof | Should -Be 'b' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
        # In a process of its own: a session from [powershell]::Create() has the cmdlet, and cannot run it.
        (Invoke-Sample -Script { & (Get-Process -Id $PID).Path -NoProfile -Command '"<$(Get-Command Out-GridView -ErrorAction Ignore)>"' }).Value | Should -Be '<>'
    }

    It '$Host.UI.PromptForChoice(), which asks for a choice, and $Host.UI.RawUI.ReadKey(), which reads a key, are methods and cannot be mocked.' {
        (Invoke-Sample { Describe 'd' { It 'i' { { Mock '$Host.UI.PromptForChoice' { } } | Should -Throw 'Could not find Command*'; function Get-Choice { $Host.UI.PromptForChoice('a', 'b', @('&y', '&n'), 0) }; Mock Get-Choice { 1 }; Get-Choice | Should -Be 1 } } }).Passed | Should -Be 1
    }

    Context 'PromptForChoice without a console' {
        BeforeAll {
            $run = Invoke-Sample -File @{ 'ask.ps1' = '$Host.UI.PromptForChoice("a", "b", @("&y", "&n"), 0)' } -Script { "$(& (Get-Process -Id $PID).Path -NoProfile -NonInteractive -File ./ask.ps1 2>&1)" }
            $text = "$($run.Value)" -replace '\x1b\[[\d;]*m' -replace '[\s|]+', ' '
        }

        It 'In a run without a console, the method itself fails.' {
            $text | Should -Match 'Exception calling "PromptForChoice" with "4" argument'
        }

        It 'under pwsh -NonInteractive: PowerShell is in NonInteractive mode. Read and Prompt functionality is not available.' {
            $text | Should -Match 'PowerShell is in NonInteractive mode\. Read and Prompt functionality is not available'
        }
    }

    It 'in a runspace of its own: A command that prompts the user failed because the host program or the command type does not support user interaction.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { $null = $Host.UI.PromptForChoice('a', 'b', @([System.Management.Automation.Host.ChoiceDescription]::new('&Yes')), 0) } } }
        "$($run.Messages)" | Should -Match 'A command that prompts the user failed because the host program or the command type does not support user interaction'
    }

    Context 'what the code asks with' {
        BeforeAll {
            $sample = Invoke-Sample -File @{ 'ask.ps1' = '$source = Read-Host -Prompt Folder; do { $days = Read-Host -Prompt Days } until ($days -as [int]); pause; "$source $days"' } -Test {
                Describe 'd' {
                    BeforeAll {
                        function Remove-Old { [CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'High')] param () if ($PSCmdlet.ShouldProcess('old')) { 'removed' } }
                        function Read-Choice { $Host.UI.PromptForChoice('a', 'b', @('&y', '&n'), 0) -eq 0 }
                        function Read-Key { $Host.UI.RawUI.ReadKey('NoEcho,IncludeKeyDown').Character }
                        function Clear-Old { if ((Read-Choice) -and (Read-Key) -eq 'y') { 'cleared' } else { 'kept' } }
                        function Confirm-Removal ($Cmdlet) { $Cmdlet.ShouldContinue('remove', 'sure') }
                        function Remove-All { [CmdletBinding()] param () if (Confirm-Removal $PSCmdlet) { 'all' } else { 'none' } }
                        function Get-Named { param ([Parameter(Mandatory)] [string] $Name, $Days) $Name }
                        if (-not (Get-Command -Name Out-GridView -ErrorAction Ignore)) { function Out-GridView ([Parameter(ValueFromPipeline)] $InputObject, [switch] $PassThru) { } }
                    }
                    It 'queue' {
                        $answers = [System.Collections.Generic.Queue[string]] @('many', '30')
                        Mock Read-Host; Mock Read-Host { 'photos' } -ParameterFilter { $Prompt -eq 'Folder' }; Mock Read-Host { $answers.Dequeue() } -ParameterFilter { $Prompt -eq 'Days' }
                        & $PSScriptRoot/ask.ps1 | Should -Be 'photos 30'
                        Should -Invoke Read-Host -Times 4 -Exactly; Should -Invoke Read-Host -Times 2 -Exactly -ParameterFilter { $Prompt -eq 'Days' }
                    }
                    It 'secret' {
                        Mock Read-Host { [securestring]::new() } -ParameterFilter { $AsSecureString }; Mock Get-Credential { [pscredential]::new('me', (Read-Host -AsSecureString)) }
                        Read-Host 'Password' -AsSecureString | Should -BeOfType [securestring]; (Get-Credential).UserName | Should -Be 'me'
                    }
                    It 'list' { Mock Out-GridView { $InputObject } -ParameterFilter { $InputObject -eq 'b' }; Mock Out-GridView; 'a', 'b' | Out-GridView -PassThru | Should -Be 'b' }
                    It 'methods' { { Clear-Old } | Should -Throw; Mock Read-Choice { $true }; { Clear-Old } | Should -Throw; Mock Read-Key { 'y' }; Clear-Old | Should -Be 'cleared'; Mock Read-Choice { $false }; Clear-Old | Should -Be 'kept' }
                    It 'confirm' { { Remove-Old } | Should -Throw; Remove-Old -Confirm:$false | Should -Be 'removed' }
                    It 'should continue' { { Remove-All } | Should -Throw; { Remove-All -Confirm:$false } | Should -Throw; Mock Confirm-Removal { $true }; Remove-All | Should -Be 'all'; Mock Confirm-Removal { $false }; Remove-All | Should -Be 'none' }
                    It 'mandatory' { Get-Named -Name 'a' | Should -Be 'a'; $parameters = (Get-Command Get-Named).Parameters; $parameters['Name'].Attributes.Mandatory | Should -BeTrue; $parameters['Days'].Attributes.Mandatory | Should -BeFalse }
                }
            }
        }

        It 'Read-Host, pause | mock Read-Host' { Assert-TestPassed $sample 'queue' }

        It 'Where the same question comes again, let the body take the next answer from a queue, as in the second.' { Assert-TestPassed $sample 'queue' }

        It 'Read-Host -AsSecureString, Get-Credential | mock them, and return a password or a credential' { Assert-TestPassed $sample 'secret' }

        It 'Out-GridView -PassThru | mock it' { Assert-TestPassed $sample 'list' }

        It '$Host.UI.PromptForChoice(), $Host.UI.RawUI.ReadKey() | put it into a function, and mock that function' { Assert-TestPassed $sample 'methods' }

        It '-Confirm | pass -Confirm:$false' { Assert-TestPassed $sample 'confirm' }

        It '$PSCmdlet.ShouldContinue() | put it into a function, and mock that function' { Assert-TestPassed $sample 'should continue' }

        It 'A question of $PSCmdlet.ShouldContinue() is answered in the same way.' { Assert-TestPassed $sample 'should continue' }

        It 'a mandatory parameter | pass it, and read its declaration' { Assert-TestPassed $sample 'mandatory' }
    }

    It 'Nobody answers: a question of the script has no mock. Run the tests with pwsh -NonInteractive, and the question becomes an error that names the place.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -File @{ 'ask.ps1' = "'before'`nRead-Host -Prompt Name" } -Script { "$(& (Get-Process -Id $PID).Path -NoProfile -NonInteractive -File ./ask.ps1 2>&1)"; "$('photos' | & (Get-Process -Id $PID).Path -NoProfile -File ./ask.ps1 2>&1)" }
        $text = $run.Value -replace '\x1b\[[\d;]*m' -replace '[\s|]+', ' '
        $text[0] | Should -Match 'ask\.ps1:2.*PowerShell is in NonInteractive mode'
        $text[1] | Should -BeLike '*photos*'
        $text[1] | Should -Not -BeLike '*NonInteractive*'
    }
}
