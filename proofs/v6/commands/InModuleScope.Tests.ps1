BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/InModuleScope' {
    It 'A failed assertion inside ends the test at once, even with Should.ErrorAction = ''Continue''.' {
        $run = Invoke-Sample { BeforeAll { $null = New-Module -Name Backup { } | Import-Module -PassThru }; Describe 'd' { It 'i' { InModuleScope Backup { 1 | Should-Be 2 }; Write-Host ('<went ' + 'on>') } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Failed | Should -Be 1
        $run.Text | Should -Not -Match '<went on>'
    }
}
