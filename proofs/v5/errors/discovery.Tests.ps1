BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/discovery' {
    It 'Those above it still run.' {
        (Invoke-Sample 'Describe "above" { It "above" { } }; throw "broke"').Passed | Should -Be 1
    }

    It 'No tests run and nothing fails: the -ForEach data comes from BeforeAll, which has not run when v5 generates the tests.' {
        $run = Invoke-Sample 'Describe "d" { BeforeAll { $data = 1, 2 }; It "i <_>" -ForEach $data { } }'
        $run.Tests | Should -BeNullOrEmpty
        $run.Result | Should -Be 'Passed'
        (Invoke-Sample 'BeforeDiscovery { $data = 1, 2 }; Describe "d" { It "i <_>" -ForEach $data { } }').Passed | Should -Be 2
    }

    It 'Fix: Fill the variable in BeforeDiscovery.' {
        (Invoke-Sample 'Describe d { BeforeAll { $list = 1, 2 }; It "i <_>" -ForEach $list { } }').Passed | Should -Be 0
        (Invoke-Sample 'Describe d { BeforeDiscovery { $list = 1, 2 }; It "i <_>" -ForEach $list { } }').Passed | Should -Be 2
    }
}
