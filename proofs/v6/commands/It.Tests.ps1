BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/It' {
    Context 'names with values' {
        BeforeAll {
            $names = (Invoke-Sample { Describe 'd' { BeforeAll { $yes = $true; $list = 'mail', 7; $a = 1; $b = 2; $release = [version] '1.2' }; It '<yes>' { }; It '<list>' { }; It '<nope>' { }; It '<($a + $b)>' { }; It '<release>' { } } }).Tests.Name
        }

        It 'Values are written as PowerShell would write them: $true, @(''mail'', 7). Many objects show only their type, such as [version].' {
            $names[0, 1] | Should -Be '$true', "@('mail', 7)"
            $names | Select-Object -Skip 4 | Should -Be '[version]'
        }

        It 'An unknown name gives $null; in strict mode, it fails the test.' {
            $strict = "Describe 'd' { BeforeAll { Set-StrictMode -Version Latest }; It 'no <nope>' { }; It 'known' { } }"
            (Invoke-Sample $strict).Tests.Result | Should -Be 'Failed', 'Passed'
            $names[2] | Should -Be '$null'
        }

        It 'expressions such as `<($a + $b)`> are calculated.' {
            $names[3] | Should -Be '3'
        }
    }

    It 'The data are read during discovery, so a variable from BeforeAll is still empty there; use BeforeDiscovery. @() or $null is an error that ends the discovery of the file, unless -AllowNullOrEmptyForEach or Run.FailOnNullOrEmptyForEach = $false allows it.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $data = 1 }; It 'above' { }; It 'i' -ForEach $data { }; It 'below' { } } }
        $run.Result | Should -Be 'Failed'
        $run.Tests.Name | Should -Be 'above'
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @() { }; It 'j' { } } } -Configuration @{ Run = @{ FailOnNullOrEmptyForEach = $false } }).Result | Should -Be 'Passed'
    }

    It 'Accepts @() or $null in -ForEach: there is then no such test, and the run goes on. Without -ForEach, the switch has no effect.' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @() -AllowNullOrEmptyForEach { }; It 'j' -ForEach $null -AllowNullOrEmptyForEach { }; It 'k' -AllowNullOrEmptyForEach { } } }).Tests.Name | Should -Be 'k'
    }

    It 'The outer test passes, and the block around it fails with Collection was modified; enumeration operation may not execute.' {
        $run = Invoke-Sample { Describe 'd' { It 'outer' { It 'inner' { } } } }
        ($run.Tests | Where-Object Name -EQ 'outer').Result | Should -Be 'Passed'
        $run.Messages | Should -Match 'Collection was modified; enumeration operation may not execute'
    }

    It '-Pending, known from Pester 4 and 5, is gone.' {
        (Invoke-Sample { Describe 'd' { It 'i' -Pending { } } }).Messages | Should -Match "parameter name 'Pending'"
    }

    It 'A test cannot hold another It, Describe or Context. The outer test passes, and the block around it fails with Collection was modified; enumeration operation may not execute.' {
        foreach ($inner in 'It "in" { }', 'Describe "in" { It "x" { } }', 'Context "in" { It "x" { } }') {
            $run = Invoke-Sample "Describe 'd' { It 'out' { $inner } }"
            ($run.Tests | Where-Object Name -EQ 'out').Result, $run.Result | Should -Be 'Passed', 'Failed'
            $run.Messages | Should -Match 'Collection was modified; enumeration operation may not execute\.'
        }
    }

    It 'Its tests further down fail without running.' {
        $run = Invoke-Sample { Describe 'd' { It 'above' { }; It 'out' { It 'in' { } }; It 'below' { Write-Host 'ran' } }; Describe 'e' { It 'other' { } } }
        ($run.Tests | Where-Object Name -EQ 'below').Result | Should -Be 'Failed'
        ($run.Tests | Where-Object Name -In 'above', 'out', 'other').Result | Should -Be 'Passed', 'Passed', 'Passed'
        $run.Output | Should -Not -Contain 'ran'
    }
}
