BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/discovery' {
    It 'Tests above that line still run.' {
        (Invoke-Sample 'Describe "above" { It "above" { } }; throw "broke"').Passed | Should -Be 1
    }

    It 'No tests run and nothing fails: the -ForEach data comes from BeforeAll, which has not run when v5 generates the tests.' {
        $run = Invoke-Sample 'Describe "d" { BeforeAll { $data = 1, 2 }; It "i <_>" -ForEach $data { } }'
        $run.Tests | Should -BeNullOrEmpty
        $run.Result | Should -Be 'Passed'
        (Invoke-Sample 'BeforeDiscovery { $data = 1, 2 }; Describe "d" { It "i <_>" -ForEach $data { } }').Passed | Should -Be 2
    }

    It 'Fix: Fill the variable in BeforeDiscovery, with paths that begin with $PSScriptRoot.' {
        (Invoke-Sample 'Describe d { BeforeAll { $list = 1, 2 }; It "i <_>" -ForEach $list { } }').Passed | Should -Be 0
        (Invoke-Sample 'Describe d { BeforeDiscovery { $list = 1, 2 }; It "i <_>" -ForEach $list { } }').Passed | Should -Be 2
    }

    It 'Cause: Set-ItResult was called in BeforeAll or in the body of a block. The command works by throwing, so in a body it ends the discovery of the file. In BeforeAll, all tests of the block fail.' {
        (Invoke-Sample { Describe 'd' { It 'first' { }; Set-ItResult -Skipped -Because 'no disk'; It 'i' { } } }).Messages | Should -Match 'is skipped, because no disk'
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Set-ItResult -Skipped -Because 'no disk' }; It 'i' { }; It 'j' { } }; Describe 'e' { It 'k' { } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
        (Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Skipped -Because 'no disk' } } }).Skipped | Should -Be 1
    }

    It 'Brackets around a single word do not fail: List`<int`> becomes List.' {
        $run = Invoke-Sample "Describe 'd' { It 'List<int>' { }; It 'List``<int>' { }; It 'keeps <b and c>' { } }"
        $run.Tests.Name | Select-Object -First 2 | Should -Be 'List', 'List<int>'
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }
}
