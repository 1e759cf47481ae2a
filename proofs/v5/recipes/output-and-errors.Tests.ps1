BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            BeforeAll { function Copy-It { [CmdletBinding()] param () Write-Error 'bad'; 'end' } }
            It 'throw' {
                $ErrorActionPreference = 'Continue'; { { Copy-It 2>$null } | Should -Throw } | Should -Throw 'Expected an exception to be thrown, but no exception was thrown.'
                { { Copy-It 2>$null } | Should -Not -Throw } | Should -Not -Throw; { Copy-It -ErrorAction Stop } | Should -Throw 'bad'
                $ErrorActionPreference = 'Stop'; { Copy-It } | Should -Throw 'bad'
            }
            It 'pass through' { ({ throw 'x' } | Should -Throw -PassThru) | Should -BeOfType System.Management.Automation.ErrorRecord; { throw 'x' } | Should -Throw | Should -BeNullOrEmpty }
            It 'contain' { $warnings = @(Write-Warning 'careful' 3>&1); { $warnings | Should -Contain 'careful' } | Should -Throw; [string[]] $warnings | Should -Contain 'careful' }
        }
    }
}

Describe 'recipes/output-and-errors' {
    It '-ErrorAction Stop with Should -Throw would test something else: the function then ends at the first error.' { Assert-TestPassed $sample 'throw' }

    It '-PassThru returns the error record for further checks.' { Assert-TestPassed $sample 'pass through' }

    It 'an error that does not stop the function leaves the test green, and Should -Not -Throw does not see this error.' { Assert-TestPassed $sample 'throw' }

    It 'There Write-Error ends the function, the lines after it are never reached, and Should -Throw sees an exception that it does not see on your machine.' { Assert-TestPassed $sample 'throw' }

    It 'The function wrote its error and went on. Assert on -ErrorVariable, or call it with -ErrorAction Stop inside the braces.' { Assert-TestPassed $sample 'throw' }

    It '$warnings holds records, and -Contain does not turn them into text. Write [string[]] $warnings | Should -Contain ''…''.' { Assert-TestPassed $sample 'contain' }

    It 'For an error that ends it, use Should -Throw.' {
        Assert-Passing { { throw 'x' } | Should -Throw }
        $null = Get-Failure { { Write-Error 'x' -ErrorAction SilentlyContinue } | Should -Throw }
    }

    It 'Wrap the call in braces and pipe it to Should -Throw.' {
        Assert-Passing { { throw 'x' } | Should -Throw 'x' }
        $null = Get-Failure { $(throw 'x') | Should -Throw 'x' }
    }

    It 'For a text in a variable, let PowerShell escape it: Should -Throw ([WildcardPattern]::Escape($text)).' {
        Assert-Passing { $text = 'bad [x]'; { throw $text } | Should -Throw ([WildcardPattern]::Escape($text)) }
        $null = Get-Failure { $text = 'bad [x]'; { throw $text } | Should -Throw $text }, { { throw 'bad x' } | Should -Throw ([WildcardPattern]::Escape('bad [x]')) }
    }

    It 'Its id ends with the name of the function, as in -ErrorId ''TapeLocked,Open-Backup'', and the record that comes back with -PassThru has its TargetObject and CategoryInfo.Category.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    function Open-Backup { [CmdletBinding()] param () $PSCmdlet.ThrowTerminatingError([System.Management.Automation.ErrorRecord]::new([System.IO.IOException]::new('locked'), 'TapeLocked', 'ResourceBusy', 'tape 1')) }
                    $problem = { Open-Backup } | Should -Throw -ErrorId 'TapeLocked,Open-Backup' -PassThru
                    $problem.TargetObject | Should -Be 'tape 1'; $problem.CategoryInfo.Category | Should -Be 'ResourceBusy'
                    { { Open-Backup } | Should -Throw -ErrorId 'TapeLocked' } | Should -Throw; { Open-Backup } | Should -Throw | Should -BeNullOrEmpty
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty; $run.Passed | Should -Be 1
    }

    It '-ExceptionType accepts derived types, so a common base such as [System.IO.IOException] covers several types.' {
        Assert-Passing { { throw [System.IO.FileNotFoundException] 'x' } | Should -Throw -ExceptionType ([System.IO.IOException]) }, { { throw [System.IO.PathTooLongException] 'x' } | Should -Throw -ExceptionType ([System.IO.IOException]) }
        $null = Get-Failure { { throw [System.TimeoutException] 'x' } | Should -Throw -ExceptionType ([System.IO.IOException]) }, { { throw [System.IO.IOException] 'x' } | Should -Throw -ExceptionType ([System.IO.FileNotFoundException]) }
    }

    It 'A catch whose message is only compared with Should -Not -Match is not enough either: the test passes with any other error.' {
        Assert-Passing { try { throw 'other fault' } catch { "$_" | Should -Not -Match 'disk is full' } }
        $null = Get-Failure { try { throw 'disk is full' } catch { "$_" | Should -Not -Match 'disk is full' } }
    }

    It 'When a module builds a message from a text of its own, compare the message with that text, whatever the language: $text = InModuleScope Backup { $script:text.NotFound }, then Should -Throw ([WildcardPattern]::Escape($text -f ''mail'')).' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = '$script:text = @{ NotFound = "[{0}] ist nicht da" }; function Get-Tape ($Name) { throw ($script:text.NotFound -f $Name) }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force; $text = InModuleScope Tape { $script:text.NotFound } }
                It 'escaped' { { Get-Tape mail } | Should -Throw ([WildcardPattern]::Escape($text -f 'mail')) }
                It 'plain' { { Get-Tape mail } | Should -Throw ($text -f 'mail') }
                It 'other' { { Get-Tape photos } | Should -Throw ([WildcardPattern]::Escape($text -f 'mail')) }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'In Pester 5, there is no TestDrive: either. The run prints What if: Performing the operation "New drive" instead.' {
        $run = Invoke-Sample -Seconds 120 -File @{ 'sub/a.Tests.ps1' = "Describe 'd' { It 'i' { Test-Path -Path TestDrive:/ | Should -BeTrue } }" } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($value in 'false', 'true') {
                & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; `$WhatIfPreference = `$$value; `$r = Invoke-Pester sub -Output None -PassThru; `$r.PassedCount" | Out-String
            }
        }
        "$($run.Value[0])".Trim() | Should -Be '1'
        $run.Value[1] | Should -Match 'What if: Performing the operation "New drive"'
        $run.Value[1].Trim() | Should -Match '\b0$'
    }

    It '$problems | Should -HaveCount 1 still passes, since $null counts as one.' {
        $run = Invoke-Sample {
            BeforeAll { function Show-Bare { Write-Error 'e' }; function Show-Twice { [CmdletBinding()] param () Write-Error 'e'; Write-Error 'f' } }
            Describe 'd' {
                It 'bare' { Show-Bare -ErrorVariable problems 2>$null; $problems | Should -BeNullOrEmpty; $problems | Should -HaveCount 1 }
                It 'advanced' { Show-Twice -ErrorVariable problems 2>$null; $problems | Should -HaveCount 1 }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'ask for the message, ''*maximum allowed range*'', or for the inner exception as above.' {
        $run = Invoke-Sample {
            class ProofRackFive { [ValidateRange(1, 10)] [int] $Size = 1 }
            Describe 'd' {
                BeforeAll { $rack = [ProofRackFive]::new() }
                It 'message' { { $rack.Size = 99 } | Should -Throw '*maximum allowed range*' }
                It 'inner' { $problem = { $rack.Size = 99 } | Should -Throw -PassThru; $problem.Exception.InnerException | Should -BeOfType ([System.Management.Automation.ValidationMetadataException]) }
                It 'other end' { { $rack.Size = 0 } | Should -Throw '*maximum allowed range*' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'In a test, there is a try around the call, so Should -Throw passes even then.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Share { [CmdletBinding()] param () throw 'boom'; 'after' }; function Get-Written { [CmdletBinding()] param () Write-Error 'boom'; 'after' } }
                It 'silent' { { Get-Share -ErrorAction SilentlyContinue } | Should -Throw 'boom' }
                It 'ignore' { { Get-Share -ErrorAction Ignore } | Should -Throw 'boom' }
                It 'preference' { $ErrorActionPreference = 'SilentlyContinue'; { Get-Share } | Should -Throw 'boom' }
                It 'without the assertion' { Get-Share -ErrorAction SilentlyContinue }
                It 'written' { Get-Written -ErrorAction SilentlyContinue | Should -Be 'after' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Passed'
        $run.Messages | Should -Be 'boom'
    }

    It 'Records of Write-Information have their tags in Tags: (Copy-Backup 6>&1).Tags | Should -Contain ''Audit''.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Copy-Backup { Write-Information 'one' -Tags Audit, Copy; Write-Information 'two'; 'copied' } }
            It 'tags' { (Copy-Backup 6>&1).Tags | Should -Contain 'Audit'; (Copy-Backup 6>&1).Tags | Should -Be 'Audit', 'Copy' }
            It 'other' { { (Copy-Backup 6>&1).Tags | Should -Contain 'two' } | Should -Throw; { (Copy-Backup 6> $null).Tags | Should -Contain 'Audit' } | Should -Throw }
        } }
        $run.Passed | Should -Be 2
    }

    It 'A trap { … } without break, continue, return or throw prints the error and goes on after the statement that failed, which can be a whole loop or if. There is no exception then, so assert on what the function returns. Under a global $ErrorActionPreference = ''Stop'', as in GitHub Actions, the same function throws. With continue, the trap prints nothing, and the function never throws.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { New-Module ProofTrap { function Save-Plan { trap { 'cleanup' }; throw 'disk full'; 'saved' }; function Save-Broken { trap { 'cleanup'; break }; throw 'disk full' }; function Save-Each { trap { 'cleanup' }; foreach ($i in 1, 2, 3) { if ($i -eq 2) { throw 'disk full' }; $i }; 'saved' }; function Save-Return { trap { 'cleanup'; return }; throw 'disk full'; 'saved' }; function Save-Again { trap { 'cleanup'; throw }; throw 'disk full' }; function Save-Quiet { trap { 'cleanup'; continue }; throw 'disk full'; 'saved' } } | Import-Module }
                It 'goes on' { Save-Plan 2>$null | Should -Be 'cleanup', 'saved'; { Save-Plan } | Should -Not -Throw }
                It 'continue' { Save-Quiet 2>&1 | Should -Be 'cleanup', 'saved'; $global:ErrorActionPreference = 'Stop'; try { { Save-Quiet } | Should -Not -Throw } finally { $global:ErrorActionPreference = 'Continue' } }
                It 'break' { { Save-Broken } | Should -Throw }
                It 'others' { Save-Each 2>$null | Should -Be 1, 'cleanup', 'saved'; Save-Return 2>$null | Should -Be 'cleanup'; { Save-Again } | Should -Throw }
                It 'preference' { $global:ErrorActionPreference = 'Stop'; try { { Save-Plan } | Should -Throw 'disk full' } finally { $global:ErrorActionPreference = 'Continue' } }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'Pester 5 prints the sequences as they are, so a message can show two texts that look the same: -replace [char] 27, ''␛'' on both sides makes the difference visible.' {
        $esc = [char] 27
        $messages = Get-Failure { "$([char] 27)[31mlate" | Should -Be "$([char] 27)[32mlate" }, { ("$([char] 27)[31mlate" -replace [char] 27, '␛') | Should -Be ("$([char] 27)[32mlate" -replace [char] 27, '␛') }
        $messages[0] | Should -Match ([regex]::Escape("$esc[32mlate"))
        $messages[0] | Should -Not -Match '␛'
        $messages[1] | Should -Match ([regex]::Escape('␛[32mlate'))
        $messages[1] | Should -Match ([regex]::Escape('␛[31mlate'))
    }
}
