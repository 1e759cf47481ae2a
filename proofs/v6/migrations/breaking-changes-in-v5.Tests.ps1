BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Backup.psm1' = '$script:root = "module"; function Get-Today { Get-Date }; function Get-Root { Get-Location }; function Get-Item2 { Get-Item -Path $script:root }'
    } -Test {
        Describe 'd' {
            BeforeAll {
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Get-Disk ($Name, [switch] $Force) { 'real' }
                Import-Module $PSScriptRoot/Backup.psm1 -Force
            }

            It 'rejects' {
                Mock Get-Date { 'module' } -ModuleName Backup -ParameterFilter { $false }; (Get-Message { Get-Today }) | Should -BeLike 'No mock for command*'
            }
            It 'dash' {
                (Get-Message { 2 | Should Be 2 }) | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters*'
            }
        }
    }}

Describe 'migrations/breaking-changes-in-v5' {
    It 'In v6, Pester reads the next file only after the tests of the file before it.' {
        $top = '$global:top = $PSCommandPath; Describe "d" { BeforeAll { $own = Split-Path -Leaf $PSCommandPath }; It "a" { "$(Split-Path -Leaf $top) $own" } }'
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = $top; 'B.Tests.ps1' = $top; 'C.Tests.ps1' = $top } -Inspect { $args[0].Tests.StandardOutput }
        $run.Value | Should -Be 'A.Tests.ps1 A.Tests.ps1', 'B.Tests.ps1 B.Tests.ps1', 'C.Tests.ps1 C.Tests.ps1'
    }

    It 'v6 throws.' {
        Assert-TestPassed $sample 'rejects'
    }

    It 'Should Be is gone | a message about legacy syntax, in v6 about parameter sets | Should -Be' {
        Assert-TestPassed $sample 'dash'
    }

    It 'ParameterBindingException: Parameter set cannot be resolved using the specified named parameters.' {
        Assert-TestPassed $sample 'dash'
    }

    It 'v6 fails the file with BeforeEach is already defined in this block.' {
        (Invoke-Sample { Describe 'd' { BeforeEach { }; BeforeEach { }; It 'i' { } } }).Messages | Should -Match 'BeforeEach is already defined in this block'
    }

    It 'v6 does not know it.' {
        (Invoke-Sample { Describe 'd' { It 'i' -Pending { } } }).Messages | Should -Match "parameter name 'Pending'"
    }

    It 'Several setup blocks | v5 runs only the last one, v6 throws | merge them' {
        (Invoke-Sample { Describe 'd' { BeforeAll { }; BeforeAll { }; It 'i' { } } }).Result | Should -Be 'Failed'
        (Invoke-Sample { Describe 'd' { BeforeAll { }; It 'i' { } } }).Result | Should -Be 'Passed'
    }

    It '-Script, -TestName, -Show, -CodeCoverage and others | a warning in v5 (an error for -TestName, nothing yet for -Script with a path), an error in v6 | New-PesterConfiguration' {
        (Invoke-Sample -Script { foreach ($old in @{ Script = '.' }, @{ TestName = 'd' }, @{ Show = 'None' }, @{ CodeCoverage = '.' }) { try { Invoke-Pester @old; 'accepted' } catch { "$_" } } }).Value | Should -Match 'matches parameter name'
    }

    It '-Strict, -PesterOption | ignored in v5, gone in v6' {
        (Invoke-Sample -Script { 'Strict', 'PesterOption' | Where-Object { (Get-Command Invoke-Pester).Parameters.Keys -contains $_ } }).Value | Should -BeNullOrEmpty
    }
}
