BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/whatif-and-confirm' {
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
}
