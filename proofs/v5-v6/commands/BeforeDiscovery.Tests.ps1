BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/BeforeDiscovery' {
    BeforeAll {
        $run = Invoke-Sample {
            BeforeAll { Write-Host '<setup>' }
            BeforeDiscovery { Write-Host '<discovery one>'; $data = 'a', 'b'; function Get-D { 1 }; 'not shown' }
            BeforeDiscovery { Write-Host "<discovery two $data>"; $skip = $true }
            BeforeDiscovery { }
            Describe 'd' {
                BeforeDiscovery { $inner = 'i' }
                BeforeAll { Write-Host "<BeforeAll $data $(Get-Command Get-D -ErrorAction Ignore)>" }
                It 'test <_>' -ForEach $data { Write-Host "<test $_ data=$data>" }
                It 'inner <_>' -ForEach $inner { }
                It 'skipped' -Skip:$skip { }
            }
            Describe 'other' { It 'outer <_>' -ForEach @($inner | Where-Object { $_ }; 'none') { } }
        }
    }

    It 'Marks code that must run while Pester discovers tests, before any setup: computing data for -ForEach, or a condition for -Skip.' {
        $run.Text | Should -Match '(?s)<discovery one>.*<setup>'
        ($run.Tests | Where-Object Name -Like 'test *').Name | Should -Be 'test a', 'test b'
        $run.Skipped | Should -Be 1
    }

    It 'The same code would work directly in the file; BeforeDiscovery says that this is on purpose.' {
        $sample = Invoke-Sample { $data = 'a', 'b'; Describe 'd' { It 'test <_>' -ForEach $data { } } }
        $sample.Tests.Name | Should -Be 'test a', 'test b'
    }

    It 'The code to run, at once and in the place where it is written. It may be empty, but $null fails the file. Its variables are there for the rest of the file''s discovery, or of the block in which it is written.' {
        ($run.Tests | Where-Object Name -Like 'inner *').Name | Should -Be 'inner i'
        ($run.Tests | Where-Object Name -Like 'outer *').Name | Should -Be 'outer none'
    }

    It 'At the top of a file, do not use the names $d and $p: Pester''s own variables hide these from the bodies of blocks.' {
        foreach ($name in 'd', 'p', 'data') {
            $hidden = Invoke-Sample "BeforeDiscovery { `$$name = 1, 2 }; Describe 'block' { It 'sees [`$$name]' { } }; Describe 'outer <_>' -ForEach `$$name { It 'i' { } }"
            $sees = Invoke-Sample "BeforeDiscovery { `$$name = 1, 2 }; Describe 'block' { It `"sees [`$$name]`" { } }"
            $sees.Tests.Name | Should -Be $(if ($name -eq 'data') { 'sees [1 2]' } else { 'sees []' })
            $hidden.Tests | Should -HaveCount 3
        }
    }

    It 'It may be empty, but $null fails the file.' {
        (Invoke-Sample { BeforeDiscovery $null; Describe 'd' { It 'i' { } } }).Result | Should -Be 'Failed'
    }

    It 'What the script block writes to the pipeline is not shown.' {
        $run.Text | Should -Not -Match 'not shown'
    }

    It 'Variables and functions from it do not exist in setup and tests, unless they are global, as with $global:name or function global:Get-Name. A $script: variable is there as $name, and not as $script:name. The current item of -ForEach is carried over.' {
        $sample = Invoke-Sample {
            BeforeDiscovery { $script:kept = 5; $global:wide = 6; function Get-Narrow { 7 }; function global:Get-ProofWide { 8 } }
            Describe 'd' { It 'i' { Write-Host "<kept $kept|$script:kept|$wide>"; Get-Command Get-Narrow -ErrorAction Ignore | Should -BeNullOrEmpty; Get-ProofWide | Should -Be 8 } }
            AfterAll { Remove-Item Function:/Get-ProofWide }
        }
        $sample.Messages | Should -BeNullOrEmpty
        $sample.Text | Should -Match '<kept 5\|\|6>'
        $run.Text | Should -Match '<BeforeAll  >'
        $run.Text | Should -Match '<test a data=>'
    }

    It 'An error that ends it, as from throw, fails the file, and no test' {
        $sample = Invoke-Sample { Describe 'before' { It 'i' { } }; BeforeDiscovery { throw 'x' }; Describe 'after' { It 'j' { } } }
        $sample.Result | Should -Be 'Failed'
        $sample.Tests.Name | Should -Not -Contain 'j'
    }

    It 'An error that does not end it, as from Get-ChildItem for a missing folder, is only printed, and discovery goes on.' {
        $sample = Invoke-Sample { BeforeDiscovery { $plans = Get-ChildItem "$PSScriptRoot/missing" }; Describe 'd' { It "i$($plans.Count)" { } } }
        $sample.Result | Should -Be 'Passed'
        $sample.Tests.Name | Should -Be 'i0'
        "$($sample.Errors) $($sample.Text)" | Should -Match 'missing.+does not exist'
    }

    It 'Where $ErrorActionPreference is Stop, as in a pwsh step of GitHub Actions, it fails the file, too.' {
        $sample = Invoke-Sample { $ErrorActionPreference = 'Stop'; BeforeDiscovery { Get-ChildItem "$PSScriptRoot/missing" }; Describe 'd' { It 'i' { } } }
        $sample.Result | Should -Be 'Failed'
        $sample.Tests | Should -BeNullOrEmpty
    }

    It 'A file may have several; they run in order.' {
        $run.Text | Should -Match '(?s)<discovery one>.*<discovery two a b>'
    }

    It 'It runs even when a filter leaves out every test of the file.' {
        (Invoke-Sample { BeforeDiscovery { Write-Host '<ran>' }; Describe 'd' { It 'i' { } } } -Configuration @{ Filter = @{ FullName = 'nope' } }).Text | Should -Match '<ran>'
    }

    It 'Nothing can be piped in' {
        $sample = Invoke-Sample { Describe 'd' { 'x' | BeforeDiscovery { }; It 'plain' { } } }
        @($sample.Errors) + @($sample.Messages) | Should -Match 'The input object cannot be bound to any parameters'
    }

    It 'Whatever tests need when they run belongs in BeforeAll.' {
        (Invoke-Sample { BeforeDiscovery { $early = 1 }; BeforeAll { $late = 1 }; Describe 'd' { It 'early' { $early | Should -Be 1 }; It 'late' { $late | Should -Be 1 } } }).Tests.Result | Should -Be 'Failed', 'Passed'
    }
}
