BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'Copy.psm1' = 'function Copy-InModule { [CmdletBinding()] param () Write-Error "bad"; "end" }' } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Copy.psm1 -Force
                function Copy-It { [CmdletBinding()] param () Write-Error 'bad'; $script:reached = $true }
                $ErrorActionPreference = 'Continue'
            }
            It 'fatal' { $script:reached = $false; { Copy-It } | Should-Throw 'bad'; $script:reached | Should-BeFalse }
            It 'module' {
                { { Copy-InModule 2>$null } | Should-Throw } | Should-Throw 'Expected an exception, to be thrown*'
                { Copy-InModule -ErrorAction Stop } | Should-Throw 'bad'
            }
            It 'record' { ({ throw 'x' } | Should-Throw).Exception.Message | Should-Be 'x' }
            It 'contain' { $warnings = @(Write-Warning 'careful' 3>&1); { $warnings | Should-ContainCollection 'careful' } | Should-Throw; [string[]] $warnings | Should-ContainCollection 'careful' }
        }
        Describe 'fails by itself' { It 'throws' { throw 'x' } }
    }
}

Describe 'recipes/output-and-errors' {
    It 'In a function that the test file loads, it makes errors fatal, so the function ends at the first error.' { Assert-TestPassed $sample 'fatal' }

    It 'In a function of a module, it finds no exception.' { Assert-TestPassed $sample 'module' }

    It 'The error record comes back for further checks.' { Assert-TestPassed $sample 'record' }

    It 'There is no Should-NotThrow, because an error that ends the call fails the test by itself.' {
        ($sample.Tests | Where-Object Name -EQ 'throws').Result | Should -Be 'Failed'
        (Invoke-Sample -Script { Get-Command Should-NotThrow -ErrorAction Ignore }).Value | Should -BeNullOrEmpty
    }

    It 'A function of a module wrote its error and went on. Should-Throw makes errors fatal with a preference variable, which functions of a module do not see.' { Assert-TestPassed $sample 'fatal', 'module' }

    It 'Should-ContainCollection does not turn records into text.' { Assert-TestPassed $sample 'contain' }

    It 'For an error that ends it, use Should-Throw.' {
        Assert-Passing { { throw 'x' } | Should-Throw }
        $null = Get-Failure { { 1 } | Should-Throw }
    }

    It 'Wrap the call in braces and pipe it to Should-Throw.' {
        Assert-Passing { { throw 'x' } | Should-Throw 'x' }
        $null = Get-Failure { $(throw 'x') | Should-Throw 'x' }
    }

    It 'For a text in a variable, let PowerShell escape it: Should-Throw ([WildcardPattern]::Escape($text)).' {
        Assert-Passing { $text = 'bad [x]'; { throw $text } | Should-Throw ([WildcardPattern]::Escape($text)) }
        $null = Get-Failure { $text = 'bad [x]'; { throw $text } | Should-Throw $text }
    }

    It 'There Write-Error ends the function, and with it the test: the lines after it are never reached.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Write-It { Write-Error 'bad'; 'reached' } }; It 'fatal' { $ErrorActionPreference = 'Stop'; Write-It; Write-Host 'after fatal' }; It 'default' { Write-It; Write-Host 'after default' } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Output | Should -Contain 'after default'
        $run.Output | Should -Not -Contain 'after fatal'
    }

    It 'Its id ends with the name of the function, as in -FullyQualifiedErrorId ''TapeLocked,Open-Backup'', and the record that comes back has its TargetObject and CategoryInfo.Category.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    function Open-Backup { [CmdletBinding()] param () $PSCmdlet.ThrowTerminatingError([System.Management.Automation.ErrorRecord]::new([System.IO.IOException]::new('locked'), 'TapeLocked', 'ResourceBusy', 'tape 1')) }
                    $problem = { Open-Backup } | Should-Throw -FullyQualifiedErrorId 'TapeLocked,Open-Backup'
                    $problem.TargetObject | Should-BeString 'tape 1'; "$($problem.CategoryInfo.Category)" | Should-BeString 'ResourceBusy'
                    { { Open-Backup } | Should-Throw -FullyQualifiedErrorId 'TapeLocked' } | Should-Throw
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty; $run.Passed | Should -Be 1
    }

    It '-ExceptionType accepts derived types, so a common base such as [System.IO.IOException] covers several types.' {
        Assert-Passing { { throw [System.IO.FileNotFoundException] 'x' } | Should-Throw -ExceptionType ([System.IO.IOException]) }, { { throw [System.IO.PathTooLongException] 'x' } | Should-Throw -ExceptionType ([System.IO.IOException]) }
        $null = Get-Failure { { throw [System.TimeoutException] 'x' } | Should-Throw -ExceptionType ([System.IO.IOException]) }, { { throw [System.IO.IOException] 'x' } | Should-Throw -ExceptionType ([System.IO.FileNotFoundException]) }
    }

    It 'Assert on -ErrorVariable, or call the function with -ErrorAction Stop inside the braces.' {
        $run = Invoke-Sample -File @{ 'ProofStop.psm1' = 'function Copy-InModule { [CmdletBinding()] param () Write-Error "bad" }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/ProofStop.psm1 }
                It 'stop' { { Copy-InModule -ErrorAction Stop } | Should-Throw 'bad' }
                It 'variable' { Copy-InModule -ErrorAction SilentlyContinue -ErrorVariable problem; "$problem" | Should-BeString 'bad' }
                It 'neither' { { Copy-InModule 2>$null } | Should-Throw }
            }
        }
        Assert-TestPassed $run 'stop', 'variable'
        $run.Messages | Should -Be 'Expected an exception, to be thrown, but no exception was thrown.'
    }

    It 'With -AllowNonTerminatingError, a written error does not count.' {
        $run = Invoke-Sample { Describe 'd' { It 'with' { { Write-Error 'written' } | Should-Throw -AllowNonTerminatingError }; It 'without' { { Write-Error 'written' } | Should-Throw }; It 'thrown' { { throw 'x' } | Should-Throw -AllowNonTerminatingError } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
    }

    It 'a catch whose message is only compared with Should-NotMatchString: the test passes with any other error' {
        Assert-Passing { try { throw 'other fault' } catch { "$_" | Should-NotMatchString 'disk is full' } }
        $null = Get-Failure { try { throw 'disk is full' } catch { "$_" | Should-NotMatchString 'disk is full' } }
    }

    It '@($problems).Count | Should-Be 1 still passes, since $null counts as one.' {
        $run = Invoke-Sample {
            BeforeAll { function Show-Bare { Write-Error 'e' }; function Show-Twice { [CmdletBinding()] param () Write-Error 'e'; Write-Error 'f' } }
            Describe 'd' {
                It 'bare' { Show-Bare -ErrorVariable problems 2>$null; $problems | Should -BeNullOrEmpty; @($problems).Count | Should-Be 1 }
                It 'advanced' { Show-Twice -ErrorVariable problems 2>$null; @($problems).Count | Should-Be 1 }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Tests of a parallel run do not inherit the preference, and an error that they only write ends that run.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $files = @{ 'a.Tests.ps1' = 'Describe d { It i { Write-Host "seen: $ErrorActionPreference"; Write-Error e; Write-Host ("went " + "on") } }'; 'b.Tests.ps1' = 'Describe e { It j { } }' }
        $alone = Invoke-Sample -File $files -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true } } }
        $alone.Passed, $alone.Failed | Should -Be 1, 1
        $alone.Text | Should -Match 'seen: Stop'
        $alone.Text | Should -Not -Match 'went on'
        $together = Invoke-Sample -File $files -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true; Parallel = $true } } }
        $together.Text | Should -Match 'seen: Continue'
        $together.Text | Should -Match 'WriteErrorException: e'
        $together.Text | Should -Not -Match 'Tests Passed'
        $together.Result | Should -BeNullOrEmpty
        $well = Invoke-Sample -File $files -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true; Parallel = $true } } }
        $well.Passed, $well.Failed | Should -Be 2, 0
        $well.Text | Should -Match 'went on'
    }

    It 'In a test, there is a try around the call, so Should-Throw passes even then.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Share { [CmdletBinding()] param () throw 'boom'; 'after' }; function Get-Written { [CmdletBinding()] param () Write-Error 'boom'; 'after' } }
                It 'silent' { { Get-Share -ErrorAction SilentlyContinue } | Should-Throw 'boom' }
                It 'ignore' { { Get-Share -ErrorAction Ignore } | Should-Throw 'boom' }
                It 'preference' { $ErrorActionPreference = 'SilentlyContinue'; { Get-Share } | Should-Throw 'boom' }
                It 'without the assertion' { Get-Share -ErrorAction SilentlyContinue }
                It 'written' { Get-Written -ErrorAction SilentlyContinue | Should -Be 'after' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Passed'
        $run.Messages | Should -Be 'boom'
    }
}
