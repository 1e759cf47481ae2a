BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/assertions' {
    It 'Cause: The type name given to -BeOfType cannot be resolved in this session.' {
        Get-Failure { 1 | Should -BeOfType 'NoSuchType' } | Should -Match 'NoSuchType'
        Assert-Passing { 1 | Should -BeOfType ([int]) }, { 1 | Should -BeOfType 'int' }
    }

    It 'Pester looks the name up outside of the file, so it does not find a class that the test file defines or dot-sources, nor a type by its short name below using namespace.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { class ProofJob { } }; It 'name' { [ProofJob]::new() | Should -BeOfType ProofJob }; It 'type' { [ProofJob]::new() | Should -BeOfType ([ProofJob]) } } }
        Assert-TestPassed $run 'type'
        ($run.Tests | Where-Object Name -EQ 'name').Result | Should -Be 'Failed'
    }

    It 'For a class, pass the type in parentheses: Should -BeOfType ([BackupJob]). Below using namespace System.Collections, write ([IList]), or the full name, [System.Collections.IList].' {
        $run = Invoke-Sample @'
using namespace System.Collections
using namespace System.Net
Describe 'd' { It 'short' { [Cookie]::new('a', 'b') | Should -BeOfType [Cookie] }; It 'short, not' { 'text' | Should -Not -BeOfType [IList] }; It 'in parentheses' { [Cookie]::new('a', 'b') | Should -BeOfType ([Cookie]); , [ArrayList] @(1) | Should -BeOfType ([IList]); 'text' | Should -Not -BeOfType ([IList]) }; It 'full' { [Cookie]::new('a', 'b') | Should -BeOfType [System.Net.Cookie]; , [ArrayList] @(1) | Should -BeOfType [System.Collections.IList] } }
'@
        Assert-TestPassed $run 'in parentheses', 'full'
        foreach ($name in 'short', 'short, not') { ($run.Tests | Where-Object Name -EQ $name).Message | Should -BeLike 'Could not find type `[[CI]*`]. Make sure that the assembly*' -Because $name }
    }

    It 'Fix: For a class, pass the type in parentheses: Should -BeOfType ([BackupJob]).' {
        (Invoke-Sample { Describe 'd' { BeforeAll { class ProofJobTwo { } }; It 'type' { [ProofJobTwo]::new() | Should -BeOfType ([ProofJobTwo]) } } }).Passed | Should -Be 1
    }

    It 'The PSTypeName of a custom object is not a type, either.' {
        (Invoke-Sample { Describe 'd' { It 'i' { [pscustomobject]@{ PSTypeName = 'My.Job' } | Should -BeOfType 'My.Job' } } }).Messages | Should -BeLike 'Could not find type `[My.Job`].*'
    }

    It 'For a PSTypeName, write $job.PSObject.TypeNames | Should -Contain ''My.Job''.' {
        (Invoke-Sample { Describe 'd' { It 'i' { $job = [pscustomobject]@{ PSTypeName = 'My.Job' }; $job.PSObject.TypeNames | Should -Contain 'My.Job' }; It 'j' { ([pscustomobject]@{ A = 1 }).PSObject.TypeNames | Should -Contain 'My.Job' } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'For another .NET type, check the name, or load its assembly in BeforeAll.' {
        $run = Invoke-Sample -File @{ 'late/a.ps1' = 'Add-Type -TypeDefinition "namespace ProofLate { public class Tape { } }" -OutputAssembly $args[0]' } -Script {
            & (Get-Process -Id $PID).Path -NoProfile -File ./late/a.ps1 "$PWD/Late.dll"
            Set-Content ./a.Tests.ps1 'Describe d { It before { "x" | Should -BeOfType ProofLate.Tape }; Context c { BeforeAll { Add-Type -Path $PSScriptRoot/Late.dll }; It after { [ProofLate.Tape]::new() | Should -BeOfType ProofLate.Tape }; It name { [ProofLate.Tape]::new() | Should -BeOfType ProofLate.Tapes } } }'
            Invoke-Pester -Path ./a.Tests.ps1 -Output None -PassThru
        }
        Assert-TestPassed $run 'after'
        ($run.Tests | Where-Object Name -NE 'after').Message | Should -BeLike '*Could not find type `[ProofLate.Tape*'
    }
}
