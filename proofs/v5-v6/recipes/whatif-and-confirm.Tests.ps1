BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        BeforeAll {
            function Copy-Advanced { [CmdletBinding(SupportsShouldProcess)] param ([Parameter(ValueFromPipeline)] $Name) process { Write-Error "bad $Name" } end { if ($PSCmdlet.ShouldProcess('x')) { 'end ran' } } }
            function Remove-It { [CmdletBinding(SupportsShouldProcess)] param () if ($PSCmdlet.ShouldProcess('x')) { 'removed' } }
            function Confirm-It { [CmdletBinding(SupportsShouldProcess)] param () $PSCmdlet.ShouldContinue('a', 'b') }
            $ErrorActionPreference = 'Continue'
        }
        Describe 'd' {
            It 'what if' { (Copy-Advanced -WhatIf *>&1) | Should -HaveCount 1 }
            It 'mock and WhatIf' { Remove-It -WhatIf | Should -BeNullOrEmpty; Mock Remove-It { 'mocked' }; Remove-It -WhatIf | Should -Be 'mocked'; Should -Invoke Remove-It -ParameterFilter { $WhatIf } }
            It 'ShouldContinue' { $ConfirmPreference = 'None'; { Confirm-It -Confirm:$false } | Should -Throw '*A command that prompts the user failed because the host program or the command type does not support user interaction.*' }
        }
    }
}

Describe 'recipes/whatif-and-confirm' {
    It 'The text What if: … goes to the host and into no stream, so it cannot be redirected.' { Assert-TestPassed $sample 'what if' }

    It 'A mock runs with -WhatIf, too: check in a filter whether a command got the switch.' {
        Assert-TestPassed $sample 'mock and WhatIf'
    }

    It '$PSCmdlet.ShouldContinue() asks whatever -Confirm and $ConfirmPreference say' {
        Assert-TestPassed $sample 'ShouldContinue'
    }

    It 'A run without a console fails at the question, with one of these messages.' {
        Assert-TestPassed $sample 'ShouldContinue'
        $test = "Describe 'd' { It 'i' { function Ask-Proof { [CmdletBinding(SupportsShouldProcess)] param () `$PSCmdlet.ShouldContinue('q', 'c') }; Ask-Proof } }"
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'start.ps1' = "Import-Module (`$args[0] -replace 'psm1$', 'psd1')`nInvoke-Pester -Path ./a.Tests.ps1" } -Script {
            $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            & $program -NoProfile -NonInteractive -File ./start.ps1 (Get-Module Pester).Path | ForEach-Object { "$_" }
        }
        $run.Value -join ' ' | Should -Match 'PowerShell is in NonInteractive mode\. Read and Prompt functionality is not available\.'
    }

    It 'Where the input has ended, as with < /dev/null, the message is Object reference not set to an instance of an object.' {
        $test = "Describe 'd' { It 'i' { function Ask-Proof { [CmdletBinding(SupportsShouldProcess)] param () `$PSCmdlet.ShouldContinue('q', 'c') }; Ask-Proof } }"
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'start.ps1' = "Import-Module (`$args[0] -replace 'psm1$', 'psd1')`nInvoke-Pester -Path ./a.Tests.ps1" } -Script {
            $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            @() | & $program -NoProfile -File ./start.ps1 (Get-Module Pester).Path | ForEach-Object { "$_" }
        }
        $run.Value -join ' ' | Should -Match 'Object reference not set to an instance of an object\.'
    }

    It 'Where the impact of the function is High, call it with -Confirm:$false in all other tests, or they wait for an answer.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Remove-High { [CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'High')] param () if ($PSCmdlet.ShouldProcess('a')) { 'removed' } }
                    function Remove-Medium { [CmdletBinding(SupportsShouldProcess)] param () if ($PSCmdlet.ShouldProcess('a')) { 'removed' } }
                }
                It 'with' { Remove-High -Confirm:$false | Should -Be 'removed' }
                It 'medium' { Remove-Medium | Should -Be 'removed' }
                It 'without' { $message = try { Remove-High } catch { "$_" }; $message | Should -Match 'prompts the user|NonInteractive' }
            }
        }
        Assert-TestPassed $run 'with', 'medium', 'without'
    }

    It 'For functions that the test file loads, $ConfirmPreference = ''None'' in BeforeAll or in the test has the same effect. For functions of a module it has no effect: set $global:ConfirmPreference in BeforeAll, and put it back.' {
        $remove = '{ [CmdletBinding(SupportsShouldProcess, ConfirmImpact = "High")] param () if ($PSCmdlet.ShouldProcess("x")) { "removed" } }'
        $run = Invoke-Sample -File @{ 'Own.ps1' = "function Remove-Own $remove; function Invoke-Own { Remove-Own }"; 'Tape.psm1' = "function Remove-Inner $remove; function Invoke-Inner { Remove-Inner }" } -Test {
            BeforeAll { . $PSScriptRoot/Own.ps1; Import-Module $PSScriptRoot/Tape.psm1 -Force; $asks = '*A command that prompts the user failed*' }
            AfterAll { Remove-Module Tape }
            Describe 'none' { It 'asks' { { Remove-Own } | Should -Throw $asks; { Remove-Inner } | Should -Throw $asks } }
            Describe 'BeforeAll' { BeforeAll { $ConfirmPreference = 'None' }; It 'of the block' { Remove-Own | Should -Be 'removed'; Invoke-Own | Should -Be 'removed'; { Remove-Inner } | Should -Throw $asks; { Invoke-Inner } | Should -Throw $asks } }
            Describe 'It' { It 'of the test' { $ConfirmPreference = 'None'; Remove-Own | Should -Be 'removed'; Invoke-Own | Should -Be 'removed'; { Remove-Inner } | Should -Throw $asks; { Invoke-Inner } | Should -Throw $asks } }
            Describe 'top' { $ConfirmPreference = 'None'; It 'outside of a block' { { Remove-Own } | Should -Throw $asks } }
            Describe 'global' {
                BeforeAll { $before = $global:ConfirmPreference; $global:ConfirmPreference = 'None' }
                AfterAll { $global:ConfirmPreference = $before }
                It 'of the session' { Remove-Own | Should -Be 'removed'; Remove-Inner | Should -Be 'removed'; Invoke-Inner | Should -Be 'removed' }
            }
            Describe 'afterwards' { It 'asks again' { { Remove-Own } | Should -Throw $asks; { Invoke-Inner } | Should -Throw $asks } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 6
    }

    It '$PSCmdlet.ShouldProcess() is a method, so it cannot be mocked. -WhatIf makes it return $false. Without -WhatIf, here or in a calling function, -Confirm:$false makes it return $true.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Test-Process { [CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'High')] param () $PSCmdlet.ShouldProcess('it') } }
                It 'not a command' { { Mock '$PSCmdlet.ShouldProcess' { $true } } | Should -Throw '*Could not find Command*'; { Mock ShouldProcess { $true } } | Should -Throw '*Could not find Command*' }
                It 'what if' { Test-Process -WhatIf | Should -BeFalse }
                It 'no question' { Test-Process -Confirm:$false | Should -BeTrue }
                It 'both' { Test-Process -WhatIf -Confirm:$false | Should -BeFalse }
                It 'caller' {
                    function Test-Caller { [CmdletBinding(SupportsShouldProcess)] param () Test-Process -Confirm:$false }
                    Test-Caller -WhatIf | Should -BeFalse
                    Test-Caller | Should -BeTrue
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'A test is not an advanced function. In a test, $PSCmdlet is empty, or it belongs to the advanced script or function that called Invoke-Pester.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { "<$($PSCmdlet.MyInvocation.MyCommand.Name)>" } }'; 'plain.ps1' = 'param ($Manifest) Import-Module $Manifest; (Invoke-Pester sub -Output None -PassThru).Tests.StandardOutput'; 'advanced.ps1' = '[CmdletBinding()] param ($Manifest) Import-Module $Manifest; (Invoke-Pester sub -Output None -PassThru).Tests.StandardOutput'; 'function.ps1' = 'param ($Manifest) Import-Module $Manifest; function Start-Test { [CmdletBinding()] param () (Invoke-Pester sub -Output None -PassThru).Tests.StandardOutput }; Start-Test' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($name in 'plain', 'advanced', 'function') { & (Get-Process -Id $PID).Path -NoProfile -File "$name.ps1" $pester }
        }
        $run.Value | Should -Be '<>', '<advanced.ps1>', '<Start-Test>'
    }

    It 'The preference is $true when the session sets it, or when the script that starts the tests was called with -WhatIf.' {
        $file = @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { function Get-Real { "real" }; Mock Get-Real { "mocked" }; Get-Real } }'; 'run.ps1' = "[CmdletBinding(SupportsShouldProcess)] param () Import-Module '$env:PROOFS_PESTER'; `$r = Invoke-Pester -Path `$PSScriptRoot/sub -Output None -PassThru; `"out `$(`$r.Tests.StandardOutput)`"" }
        $run = Invoke-Sample -File $file -Script {
            $pwsh = (Get-Process -Id $PID).Path
            foreach ($call in '$WhatIfPreference = $true; ./run.ps1', './run.ps1 -WhatIf', './run.ps1') { @(& $pwsh -NoProfile -Command $call) -match '^out' }
        }
        $run.Value | Should -Be 'out real', 'out real', 'out mocked'
    }

    It 'Then Mock prints What if: Performing the operation "Set Alias" and makes no mock: the real command runs. Files that a test writes are not written either. Set the preference to $false before Invoke-Pester.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { function Get-Real { "real" }; Mock Get-Real { "mocked" }; Get-Real }; It "j" { Set-Content ./written.txt x; Test-Path ./written.txt } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($value in 'true', 'false') {
                & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; `$WhatIfPreference = `$$value; `$r = Invoke-Pester sub -Output None -PassThru; `"out `$(`$r.Tests.StandardOutput)`""
            }
        }
        $text = $run.Value -join "`n"
        $text | Should -Match 'What if: Performing the operation "Set Alias"'
        @($run.Value -match '^out') | Should -Be 'out real False', 'out mocked True'
    }
}
