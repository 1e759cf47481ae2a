BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Describe' {
    It 'The data are read during discovery, so compute them in BeforeDiscovery. @() or $null drops the block and all its tests, without any message.' {
        $run = Invoke-Sample { Describe 'd' -ForEach @() { It 'i' { } }; Describe 'e' -ForEach $null { It 'j' { } }; Describe 'f' { It 'k' { } } }
        $run.Tests.Name | Should -Be 'k'
        $run.Result | Should -Be 'Passed'
    }

    It 'For the item $null, $_ is something else.' {
        $run = Invoke-Sample { Describe 'd <_>' -ForEach $null, 'mail' { It 'i' { $null -eq $_ | Should -BeFalse; Write-Host "<$_>" } } }
        $run.Passed | Should -Be 2
        $run.Text | Should -Match '<System.Collections.Hashtable>'
        $run.Text | Should -Match '<mail>'
        $run.Tests.Path | Should -Be 'd System.Collections.Hashtable.i', 'd mail.i'
    }
}
