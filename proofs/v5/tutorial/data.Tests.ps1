BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/data' {
    It 'This is the same trap again, and this time nothing is red. -ForEach is read during the discovery, and BeforeAll runs later, right before the tests. The list was still empty, so Pester made no test from it: five tests ran, not eleven.' {
        $run = Invoke-Sample {
            BeforeAll { Write-Host 'setup'; $choices = 1, 7 }
            Describe 'd' {
                Write-Host "choices: [$choices]"
                It 'one' { Write-Host 'test' }
                Context 'c' -ForEach $choices { It 'two' { } }
            }
        }
        ($run.Output -match '^(setup$|choices|test$)') | Should -Be 'choices: []', 'setup', 'test'
        $run.Result | Should -Be 'Passed'
        $run.Tests.Name | Should -Be 'one'
        (Invoke-Sample { BeforeDiscovery { $choices = 1, 7 }; Describe 'd' { Context 'c' -ForEach $choices { It 'two' { } } } }).Passed | Should -Be 2
    }
}
