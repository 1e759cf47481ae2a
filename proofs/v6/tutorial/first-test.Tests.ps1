BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/first-test' {
    It 'Should-BeTrue and Should-BeFalse are assertions of Pester 6; New-Fixture still writes the older Should -Be, which works as well.' {
        Assert-Passing { $true | Should-BeTrue }, { $false | Should-BeFalse }, { 1 | Should -Be 1 }
        (Invoke-Sample -Script { New-Fixture -Name Get-Disk }).Files['Get-Disk.Tests.ps1'] | Should -Match 'Should -Be "YOUR'
    }
}
