BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/It' {
    It 'An unknown name gives nothing; in strict mode, it fails the test.' {
        $strict = "Describe 'd' { BeforeAll { Set-StrictMode -Version Latest }; It 'no <nope>' { }; It 'known' { } }"
        (Invoke-Sample $strict).Tests.Result | Should -Be 'Failed', 'Passed'
        (Invoke-Sample { Describe 'd' { BeforeAll { $yes = $true; $list = 'mail', 7 }; It 'is <yes>' { }; It 'has <list>' { }; It 'no [<nope>]' { } } }).Tests.Name | Should -Be 'is True', 'has mail 7', 'no []'
    }

    It 'Values are written as plain text.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { $yes = $true; $list = 'mail', 7 }; It 'is <yes>' { }; It 'has <list>' { }; It 'no [<nope>]' { } } }).Tests.Name | Should -Be 'is True', 'has mail 7', 'no []'
    }

    It 'What is not a name, such as `</b> or `<first name>, fails the test.' {
        foreach ($name in 'a </b>', 'a <first name>') {
            $run = Invoke-Sample -File @{ 'Names.Tests.ps1' = "Describe 'd' { It '$name' { } }" } -Script { Invoke-Pester -PassThru -Output None }
            $run.Failed | Should -Be 1 -Because $name
        }
    }

    It 'The data are read during discovery, so a variable from BeforeAll is still empty there; use BeforeDiscovery. @() or $null creates no test, without any message.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $data = 1 }; It 'i' -ForEach $data { }; It 'j' -ForEach @() { }; It 'k' { } } }
        $run.Tests.Name | Should -Be 'k'
        $run.Result | Should -Be 'Passed'
    }

    It 'Deprecated: the test is reported as skipped, exactly as with -Skip. It cannot be combined with -Skip and is gone in Pester 6.' {
        (Invoke-Sample { Describe 'd' { It 'i' -Pending { } } }).Skipped | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' -Pending -Skip { } } }).Result | Should -Be 'Failed'
    }

    It 'A test cannot hold another It, Describe or Context: what happens then.' {
        foreach ($inner in 'It "in" { }', 'Describe "in" { It "x" { } }', 'Context "in" { It "x" { } }') {
            $run = Invoke-Sample "Describe 'd' { It 'out' { $inner } }"
            $run.Result, ($run.Tests | Where-Object Name -EQ 'out').Result | Should -Be 'Failed', 'Passed'
            ($run.Tests | Where-Object Name -NE 'out').Result | Should -Be 'NotRun'
        }
        (Invoke-Sample { Describe 'd' { Describe 'in' { It 'x' { } } } }).Result | Should -Be 'Passed'
    }

    It 'any item is $_ (for the item $null it is something else)' {
        $run = Invoke-Sample { Describe 'd' { It 'i' -ForEach $null, 'mail' { $null -eq $_ | Should -BeFalse; Write-Host "<$_>" } }; Describe 'block' -ForEach 'outer' { It 'i' -ForEach @($null) { $_ | Should -Be 'outer' } } }
        $run.Passed | Should -Be 3
        $run.Text | Should -Match '<System.Collections.Hashtable>'
        $run.Text | Should -Match '<mail>'
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @{ Value = $null } { $null -eq $Value | Should -BeTrue } } }).Passed | Should -Be 1
    }
}
