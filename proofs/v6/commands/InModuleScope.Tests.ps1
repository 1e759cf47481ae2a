BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/InModuleScope' {
    It 'A failed assertion inside ends the test at once, even with Should.ErrorAction = ''Continue''.' {
        $run = Invoke-Sample { BeforeAll { $null = New-Module -Name Backup { } | Import-Module -PassThru }; Describe 'd' { It 'i' { InModuleScope Backup { 1 | Should-Be 2 }; Write-Host ('<went ' + 'on>') } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Failed | Should -Be 1
        $run.Text | Should -Not -Match '<went on>'
    }

    It 'Should-Invoke inside it needs no -ModuleName; outside it does, even for an exported function that was mocked inside.' {
        $run = Invoke-Sample {
            BeforeAll { $null = New-Module -Name Backup { function Get-Inner { }; function Get-Outer { Get-Inner } } | Import-Module -PassThru }
            Describe 'd' {
                It 'inside' { InModuleScope Backup { Mock Get-Inner { }; Get-Outer; Should-Invoke Get-Inner -Times 1 -Exactly } }
                It 'outside' { InModuleScope Backup { Mock Get-Inner { } }; Get-Outer; Should-Invoke Get-Inner -Times 1 -Exactly }
                It 'outside with name' { InModuleScope Backup { Mock Get-Inner { } }; Get-Outer; Should-Invoke Get-Inner -Times 1 -Exactly -ModuleName Backup }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }
}
