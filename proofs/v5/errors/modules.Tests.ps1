BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/modules' {
    It 'Cause: The path of the module under test is wrong. With -ErrorAction Stop in BeforeAll, as below, all tests below that BeforeAll fail. Without -ErrorAction Stop, the message is only printed, and the tests run without the module.' {
        $printed = Invoke-Sample { BeforeAll { Import-Module $PSScriptRoot/None.psm1 }; Describe 'd' { It 'a' { }; It 'b' { } } }
        $printed.Passed | Should -Be 2
        "$($printed.Errors) $($printed.Text)" | Should -Match 'None.psm1'
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/None.psm1 -ErrorAction Stop }; It 'a' { }; It 'b' { } } }
        $run.Failed | Should -Be 2
        "$($run.Messages)" | Should -Match 'None.psm1'
    }

    It 'Detected modules of the following types: ''Manifest''; Pester 5 enters them.' {
        $run = Invoke-Sample -File @{ 'Tape.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('part.ps1'); FunctionsToExport = @('Get-Tape') }"; 'part.ps1' = 'function Get-Tape { Get-Inner }; function Get-Inner { "real" }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psd1 -Force }
                It 'type' { (Get-Module Tape).ModuleType | Should -Be 'Manifest' }
                It 'inside' { InModuleScope Tape { Get-Inner } | Should -Be 'real' }
                It 'mock' { Mock Get-Inner { 'mocked' } -ModuleName Tape; Get-Tape | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }
}
