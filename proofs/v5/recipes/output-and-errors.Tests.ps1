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

    It 'the call without -ErrorAction Stop: an error that does not stop the function leaves the test green, and Should -Not -Throw does not see this error' { Assert-TestPassed $sample 'throw' }

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

    It 'a catch whose message is only compared with Should -Not -Match: the test passes with any other error' {
        Assert-Passing { try { throw 'other fault' } catch { "$_" | Should -Not -Match 'disk is full' } }
        $null = Get-Failure { try { throw 'disk is full' } catch { "$_" | Should -Not -Match 'disk is full' } }
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
}
