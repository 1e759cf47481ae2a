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

            It 'dash' {
                (Get-Message { 2 | Should Be 2 }) | Should -BeLike '*Legacy Should syntax (without dashes) is not supported in Pester 5*'
            }
            It 'old assertion' {
                { Assert-VerifiableMocks } | Should -Throw "The term 'Assert-VerifiableMocks' is not recognized*"
                Mock Get-Disk { } -Verifiable; { Assert-VerifiableMock } | Should -Throw '*all verifiable mocks to be called*'; Get-Disk; Assert-VerifiableMock
            }
            It 'rejects' {
                Mock Get-Date { 'module' } -ModuleName Backup -ParameterFilter { $false }; Get-Today | Should -BeOfType datetime
            }
        }
    }}

Describe 'migrations/breaking-changes-in-v5' {
    It 'Assert-VerifiableMock, without the last s, still works in v5' {
        Assert-TestPassed $sample 'old assertion'
    }

    It 'the top of every file runs before the first test, so a $global: variable that is set there holds the path of the last file of the run.' {
        $top = '$global:top = $PSCommandPath; Describe "d" { BeforeAll { $own = Split-Path -Leaf $PSCommandPath }; It "a" { "$(Split-Path -Leaf $top) $own" } }'
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = $top; 'B.Tests.ps1' = $top; 'C.Tests.ps1' = $top } -Inspect { $args[0].Tests.StandardOutput }
        $run.Value | Should -Be 'C.Tests.ps1 A.Tests.ps1', 'C.Tests.ps1 B.Tests.ps1', 'C.Tests.ps1 C.Tests.ps1'
    }

    It 'Should Be is gone | Legacy Should syntax (without dashes) is not supported | Should -Be' {
        Assert-TestPassed $sample 'dash'
    }

    It 'RuntimeException: Legacy Should syntax (without dashes) is not supported in Pester 5.' {
        Assert-TestPassed $sample 'dash'
    }

    It 'Without such an unfiltered mock, the real command runs.' {
        Assert-TestPassed $sample 'rejects'
    }

    It 'v5 keeps only the last one and does not say so.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Write-Host 'said: first' }; BeforeEach { Write-Host 'said: second' }; It 'i' { } } }
        @($run.Output -match 'said: ') | Should -Match 'second'
    }

    It '-Strict, -PesterOption | ignored' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Inconclusive } } } -Script { Invoke-Pester -Script . -Strict -PassThru }
        $run.Inconclusive | Should -Be 1
    }

    It '-Pending of It and of Set-ItResult is still accepted and gives Skipped; Set-ItResult prints a deprecation warning.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' -Pending { }; It 'j' { Set-ItResult -Pending } } }
        $run.Skipped | Should -Be 2
        "$($run.Warnings) $($run.Text)" | Should -Match 'deprecated'
    }

    It 'Several setup blocks | only the last one runs | merge them' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Write-Host 'said: one' }; BeforeAll { Write-Host 'said: two' }; It 'i' { } } }
        $run.Text | Should -Not -Match 'said: one'
        $run.Text | Should -Match 'said: two'
    }

    It '-Script, -TestName, -Show, -CodeCoverage and others | a warning about the legacy parameter set; an error for -TestName, nothing yet for -Script with a path; with a hashtable No test files were found | New-PesterConfiguration; for the hashtable New-PesterContainer' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { "$(Invoke-Pester -Script . 3>&1 6> $null)"; "$(Invoke-Pester -Script . -Show None 3>&1 6> $null)"; Invoke-Pester -TestName d }
        $run.Value[0] | Should -BeNullOrEmpty
        $run.Value[1] | Should -Match 'Legacy parameter set'
        "$($run.Errors)" | Should -Match "'TestName'"
        $hash = Invoke-Sample { param ($Days) Describe 'd' { It "i $Days" { } } } -Script {
            "$(try { Invoke-Pester -Script @{ Path = "$PWD/Sample.Tests.ps1"; Parameters = @{ Days = 7 } } *>&1 } catch { $_ })"
            (Invoke-Pester -Container (New-PesterContainer -Path "$PWD/Sample.Tests.ps1" -Data @{ Days = 7 }) -PassThru -Output None).Tests.ExpandedName
        }
        $hash.Value[0] | Should -BeLike '*No test files were found*'
        $hash.Value[0] | Should -Not -Match 'Legacy'
        $hash.Value[1] | Should -Be 'i 7'
    }

    It 'Pending is gone | skipped instead | -Skip' {
        (Invoke-Sample { Describe 'd' { It 'i' -Pending { }; It 'j' { Set-ItResult -Pending } } }).Skipped | Should -Be 2
    }
}
