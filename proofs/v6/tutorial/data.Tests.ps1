BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/data' {
    It 'This is the same trap again. -ForEach is read during the discovery, and BeforeAll runs later, right before the tests. The list was still empty, and Pester 6 refuses an empty list. Only the five tests above the empty -ForEach were found, so look at Container failed, not only at the tests that passed.' {
        $run = Invoke-Sample {
            BeforeAll { Write-Host 'setup'; $choices = 1, 7 }
            Describe 'd' {
                Write-Host "choices: [$choices]"
                It 'one' { Write-Host 'test' }
                Context 'c' -ForEach $choices { It 'two' { } }
                It 'below' { Write-Host 'below' }
            }
        }
        ($run.Output -match '^(setup$|choices|test$|below$)') | Should -Be 'choices: []', 'setup', 'test'
        $run.Result | Should -Be 'Failed'
        $run.Text | Should -Match 'Container failed: 1'
        (Invoke-Sample { BeforeDiscovery { $choices = 1, 7 }; Describe 'd' { Context 'c' -ForEach $choices { It 'two' { } } } }).Passed | Should -Be 2
    }
}
