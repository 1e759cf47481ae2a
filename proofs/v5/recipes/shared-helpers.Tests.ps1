BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/shared-helpers' {
    It 'A failed Should in a helper names the line in the helper first. The last line of the stack trace is the line of the test.' {
        $run = Invoke-Sample -File @{ 'Helper.ps1' = 'function Assert-It { 1 | Should -Be 2 }'; 'a.Tests.ps1' = "BeforeAll { . `$PSScriptRoot/Helper.ps1 }`nDescribe d {`nIt i { Assert-It }`n}" }
        $run.Text | Should -Match '(?s)Helper\.ps1:1.*a\.Tests\.ps1:3'
    }

    It 'Pester 5 has no such hook: each file loads its own helpers.' {
        (Invoke-Sample -File @{ 'Pester.BeforeContainer.ps1' = 'function Get-Hooked { "hooked" }'; 'a.Tests.ps1' = 'Describe d { It i { Get-Hooked } }'; '.git/HEAD' = '' }).Failed | Should -Be 1
    }

    It 'TestDrive: and Should | work | work' {
        (Invoke-Sample -File @{ 'h.psm1' = 'function Test-It { Test-Path TestDrive:/ | Should -BeTrue }'; 'h.ps1' = 'function Test-That { Test-Path TestDrive:/ | Should -BeTrue }'; 'a.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/h.psm1; . $PSScriptRoot/h.ps1 }; Describe d { It i { Test-It; Test-That } }' }).Passed | Should -Be 1
    }

    It 'Pester 6 runs a file named Pester.BeforeContainer.ps1 before each test file.' -Tag Unproved { 'proved on the page of v6; https://github.com/pester/Pester/releases/tag/6.0.0' }

    It 'Of two BeforeAll in that block, its own or from a second call, only the later one runs, without a message.' {
        $run = Invoke-Sample -File @{ 'Shared.ps1' = 'function Test-Shared { BeforeAll { $shared = "set"; $script:count++ }; It "shared" { } }' } -Test {
            BeforeDiscovery { . $PSScriptRoot/Shared.ps1 }
            Describe 'd' { BeforeAll { $own = 'own' }; Test-Shared; It 'above' { "$shared|$own" | Should -Be 'set|' } }
            Describe 'e' { Test-Shared; BeforeAll { $own = 'own' }; It 'below' { "$shared|$own" | Should -Be '|own' } }
            Describe 'f' { Test-Shared; Test-Shared; It 'twice' { $script:count | Should -Be 2 } }
        }
        Assert-TestPassed $run 'above', 'below', 'twice'
        $run.Warnings | Should -BeNullOrEmpty
    }

    It 'If the module is imported again with -Force, in BeforeAll or in BeforeDiscovery of a later test file, these mocks are in the new copy, and the body still belongs to the first. Leave out -Force.' {
        $file = { Import-Module $PSScriptRoot/Shared.psm1 FORCE }
        $test = "BeforeDiscovery { $file }; Describe 'd' { BeforeAll { Mock Get-Location { 'mocked' } -ModuleName Shared }; Test-Body }"
        foreach ($force in '-Force', '') {
            $run = Invoke-Sample -File @{
                'Shared.psm1' = "function Test-Body { It 'mocked' { Get-Location | Should -Be 'mocked' } }"
                'a.Tests.ps1' = $test.Replace('FORCE', $force); 'b.Tests.ps1' = $test.Replace('FORCE', $force)
            }
            "$($run.Tests.Result)" | Should -Be ($(if ($force) { 'Failed Passed' } else { 'Passed Passed' }))
        }
    }
}
