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

    It 'Parallel runs do not help: their files share one process, with its assemblies.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -NewProcess -Seconds 120 -File @{ 'Build.ps1' = (Get-Content "$PSScriptRoot/../../Assembly.ps1" -Raw) } -Script {
            . ./Build.ps1
            foreach ($folder in 'one', 'two') {
                New-Build ProofSizeC 1.0.0.0 $folder $folder
                Set-Content "$folder.Tests.ps1" "Describe d { It i { Import-Module `$PSScriptRoot/$folder/ProofSizeC.psd1; Get-ProofSizeC | Should-Be $folder } }"
            }
            $tests = @((Invoke-Pester -Configuration @{ Run = @{ Path = './one.Tests.ps1', './two.Tests.ps1'; Parallel = $true; PassThru = $true }; Output = @{ Verbosity = 'None' } }).Tests)
            "$($tests.Result | Sort-Object)"; "$(@($tests | Where-Object Result -EQ Failed)[0].ErrorRecord[0])"
        }
        $run.Value[0] | Should -Be 'Failed Passed'
        $run.Value[1] | Should -BeLike '*Assembly with same name is already loaded*'
    }

    It 'ask for the message, Should-Throw ''*maximum allowed range*''.' {
        $run = Invoke-Sample {
            class ProofRackSix { [ValidateRange(1, 10)] [int] $Size = 1 }
            Describe 'd' {
                BeforeAll { $rack = [ProofRackSix]::new() }
                It 'message' { { $rack.Size = 99 } | Should-Throw '*maximum allowed range*' }
                It 'other end' { { $rack.Size = 0 } | Should-Throw '*maximum allowed range*' }
                It 'type' { { $rack.Size = 99 } | Should-Throw -ExceptionType ([System.Management.Automation.ValidationMetadataException]) }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }
}
