BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/modules' {
    It 'Cause: The path of the module under test is wrong; all tests below that BeforeAll fail with it.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/None.psm1 -ErrorAction Stop }; It 'a' { }; It 'b' { } } }
        $run.Failed | Should -Be 2
        "$($run.Messages)" | Should -Match 'None.psm1'
    }
}
