BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/dotnet-and-com' {
    It 'A filter on $TypeName leaves all other objects alone.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock New-Object { 'fake' } -ParameterFilter { $TypeName -eq 'System.Net.Mail.SmtpClient' }; New-Object System.Net.Mail.SmtpClient | Should -Be 'fake'; New-Object System.Random | Should -BeOfType System.Random } } }).Passed | Should -Be 1
    }

    It 'At the end, check that Quit was called: $excel._Quit.Count | Should -Be 1. $excel._Quit | Should -HaveCount 1 also passes where the fake has no _Quit.' {
        Assert-Passing { $excel = New-MockObject -InputObject ([pscustomobject] @{ }) -Methods @{ Quit = { } }; $excel.Quit(); $excel._Quit.Count | Should -Be 1 }
        $null = Get-Failure { $excel = New-MockObject -InputObject ([pscustomobject] @{ }) -Methods @{ Quit = { } }; $excel._Quit.Count | Should -Be 1 }
        $null = Get-Failure { $excel = New-MockObject -InputObject ([pscustomobject] @{ }) -Methods @{ Quit = { } }; $excel.Quit(); $excel.Quit(); $excel._Quit.Count | Should -Be 1 }
        $null = Get-Failure { $excel = [pscustomobject] @{ }; $excel._Quit.Count | Should -Be 1 }
        Assert-Passing { $excel = [pscustomobject] @{ }; $excel._Quit | Should -HaveCount 1 }
    }

    It 'Should -Throw does not see the error of either kind of method.' {
        $run = Invoke-Sample -File @{ 'job.ps1' = "class ProofVoid {`n[void] Run() { Write-Error 'written' }`n[int] Count() { Write-Error 'written'; return 1 }`n}" } -Test {
            BeforeAll { . $PSScriptRoot/job.ps1 }
            Describe 'd' {
                It 'void' { { [ProofVoid]::new().Run() 2> $null } | Should -Throw }
                It 'value' { { [ProofVoid]::new().Count() 2> $null } | Should -Throw }
                It 'stop' { $ErrorActionPreference = 'Stop'; { [ProofVoid]::new().Count() } | Should -Throw 'written' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
    }

    It 'the real object is used for New-Object Net.WebClient | the filter has the whole name, and compares it with the text of the call | $TypeName -like ''*Net.WebClient''' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'whole name' { Mock New-Object { 'fake' } -ParameterFilter { $TypeName -eq 'System.Net.WebClient' }; New-Object System.Net.WebClient | Should -Be 'fake'; New-Object Net.WebClient | Should -BeOfType System.Net.WebClient }
                It 'like' { Mock New-Object { 'fake' } -ParameterFilter { $TypeName -like '*Net.WebClient' }; New-Object System.Net.WebClient | Should -Be 'fake'; New-Object Net.WebClient | Should -Be 'fake' }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'Should -BeOfType does not find the name of a class that the test file loads. Pass the type in parentheses: Should -BeOfType ([BackupPlan]).' {
        $run = Invoke-Sample -File @{ 'Own.psm1' = 'class ProofOwn { }' } @'
using module ./Own.psm1
Describe 'd' { It 'parentheses' { [ProofOwn]::new() | Should -BeOfType ([ProofOwn]) }; It 'brackets' { [ProofOwn]::new() | Should -BeOfType [ProofOwn] }; It 'text' { [ProofOwn]::new() | Should -BeOfType 'ProofOwn' }; It 'variable' { $type = [ProofOwn]; [ProofOwn]::new() | Should -BeOfType $type }; It 'a type of .NET' { 1 | Should -BeOfType [int]; 1 | Should -BeOfType 'int' } }
'@
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed', 'Passed'
        $run.Messages | Should -Match 'Could not find type'
    }

    It 'ask for the message, ''*maximum allowed range*'', or for the inner exception.' {
        $run = Invoke-Sample {
            class ProofRackFive { [ValidateRange(1, 10)] [int] $Size = 1 }
            Describe 'd' {
                BeforeAll { $rack = [ProofRackFive]::new() }
                It 'message' { { $rack.Size = 99 } | Should -Throw '*maximum allowed range*' }
                It 'inner' { $problem = { $rack.Size = 99 } | Should -Throw -PassThru; $problem.Exception.InnerException | Should -BeOfType ([System.Management.Automation.ValidationMetadataException]) }
                It 'other end' { { $rack.Size = 0 } | Should -Throw '*maximum allowed range*' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }
}
