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
    }
    # What became of a test of the sample: Passed, or its message.
    function Get-Outcome ($Name) {
        $test = $sample.Tests | Where-Object Name -EQ $Name
        if ($test.Result -eq 'Failed') { "$($test.Message)" } else { $test.Result }
    }
}

Describe 'migrations/breaking-changes-in-v5' {
    It 'v6 throws.' {
        Get-Outcome 'rejects' | Should -Be 'Passed'
    }

    It 'Should Be is gone | a message about legacy syntax, in v6 about parameter sets | Should -Be' {
        Get-Outcome 'dash' | Should -Be 'Passed'
    }

    It 'ParameterBindingException: Parameter set cannot be resolved using the specified named parameters.' {
        Get-Outcome 'dash' | Should -Be 'Passed'
    }

    It 'v6 fails the file with BeforeEach is already defined in this block.' {
        (Invoke-Sample { Describe 'd' { BeforeEach { }; BeforeEach { }; It 'i' { } } }).Messages | Should -Match 'BeforeEach is already defined in this block'
    }

    It 'v6 does not know it.' {
        (Invoke-Sample { Describe 'd' { It 'i' -Pending { } } }).Messages | Should -Match "parameter name 'Pending'"
    }
}
