BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/dotnet-and-com' {
    It 'With a filter on $TypeName, New-Object for any other type throws; add a default mock where the code makes other objects, too.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock New-Object { 'fake' } -ParameterFilter { $TypeName -eq 'System.Net.Mail.SmtpClient' }; New-Object System.Net.Mail.SmtpClient | Should -Be 'fake'; { New-Object System.Random } | Should -Throw; Mock New-Object { 'default' }; New-Object System.Random | Should -Be 'default' } } }).Passed | Should -Be 1
    }

    It 'At the end, check that Quit was called: $excel._Quit.Count | Should-Be 1. $excel._Quit | Should-BeCollection -Count 1 also passes where the fake has no _Quit.' {
        Assert-Passing { $excel = New-MockObject -InputObject ([pscustomobject] @{ }) -Methods @{ Quit = { } }; $excel.Quit(); $excel._Quit.Count | Should-Be 1 }
        $null = Get-Failure { $excel = New-MockObject -InputObject ([pscustomobject] @{ }) -Methods @{ Quit = { } }; $excel._Quit.Count | Should-Be 1 }
        $null = Get-Failure { $excel = New-MockObject -InputObject ([pscustomobject] @{ }) -Methods @{ Quit = { } }; $excel.Quit(); $excel.Quit(); $excel._Quit.Count | Should-Be 1 }
        $null = Get-Failure { $excel = [pscustomobject] @{ }; $excel._Quit.Count | Should-Be 1 }
        Assert-Passing { $excel = [pscustomobject] @{ }; $excel._Quit | Should-BeCollection -Count 1 }
    }

    It 'Should-BeEquivalent does not see hidden properties: two objects that differ only there pass. Check such a property by its name.' {
        $run = Invoke-Sample {
            class ProofHiddenTries { [string] $Name = 'mail'; hidden [int] $Tries; ProofHiddenTries([int] $tries) { $this.Tries = $tries } }
            Describe 'd' {
                It 'hidden' { [ProofHiddenTries]::new(3) | Should-BeEquivalent ([ProofHiddenTries]::new(9)) }
                It 'by name' { [ProofHiddenTries]::new(3).Tries | Should-Be 9 }
                It 'visible' { $other = [ProofHiddenTries]::new(3); $other.Name = 'photos'; [ProofHiddenTries]::new(3) | Should-BeEquivalent $other }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Failed Failed'
    }
}
