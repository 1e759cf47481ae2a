BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -NewProcess -File @{
        'ProofPlan.psm1' = 'class ProofPlan { [int] $Keep = 7; [string] Today() { return "$(Get-Date)" } }; function Get-ProofPlan { [ProofPlan]::new() }'
        'ProofFile.ps1'  = 'class ProofFile { [string] Today() { return "$(Get-Date)" } }'
        'Using.Tests.ps1' = 'using module ./ProofPlan.psm1', 'Describe "using" { It "known" { [ProofPlan]::new().Keep | Should -Be 7 }; It "mock by module" { Mock Get-Date { "mocked" } -ModuleName ProofPlan; [ProofPlan]::new().Today() | Should -Be "mocked" } }' -join "`n"
    } -Test {
        . "$PSScriptRoot/ProofFile.ps1"
        Import-Module "$PSScriptRoot/ProofPlan.psm1"
        Describe 'classes' {
            It 'not known' { { [ProofPlan]::new() } | Should -Throw 'Unable to find type [ProofPlan].' }
            It 'inside the module' { (InModuleScope ProofPlan { [ProofPlan]::new() }).Keep | Should -Be 7; (Get-ProofPlan).Keep | Should -Be 7 }
            It 'dot-sourced' { Mock Get-Date { 'mocked' }; [ProofFile]::new().Today() | Should -Be 'mocked' }
        }
        Describe 'stand-ins' {
            It 'filter' { $smtp = [pscustomobject] @{ Host = 'x' }; Mock New-Object { $smtp } -ParameterFilter { $TypeName -like '*SmtpClient' }; (New-Object System.Net.Mail.SmtpClient).Host | Should -Be 'x'; (New-Object System.Version 1, 2).Minor | Should -Be 2 }
            It 'module' {
                New-Module -Name ProofMail { function Get-Client { New-Object -TypeName System.Net.Mail.SmtpClient } } | Import-Module
                $smtp = [pscustomobject] @{ Host = 'x' }
                Mock New-Object { $smtp } -ParameterFilter { $TypeName -like '*SmtpClient' } -ModuleName ProofMail
                Get-Client | Should -BeNullOrEmpty
                Mock New-Object { $smtp }.GetNewClosure() -ParameterFilter { $TypeName -like '*SmtpClient' } -ModuleName ProofMail
                (Get-Client).Host | Should -Be 'x'
            }
            It 'method' {
                $one = New-MockObject -Type System.Diagnostics.Process; $two = New-MockObject -Type System.Diagnostics.Process
                { $one | Add-Member -MemberType ScriptMethod -Name Kill -Value { 'killed' } -ErrorAction Stop } | Should -Throw 'already exists'
                $one | Add-Member -MemberType ScriptMethod -Name Kill -Value { 'killed' } -Force
                $one.Kill() | Should -Be 'killed'; { $two.Kill() } | Should -Throw
            }
        }
    }
}

Describe 'usage/dotnet-and-com' {
    It 'Give the mock a filter, so that other calls of New-Object still work.' {
        Assert-TestPassed $sample 'filter'
    }

    It 'In a module the mock needs -ModuleName, and its body does not see $smtp' {
        Assert-TestPassed $sample 'module'
    }

    It 'Add a script method of the same name with -Force. Only PowerShell code sees it, and only on this object.' {
        Assert-TestPassed $sample 'method'
    }

    It 'using module in the first line of the test file makes the classes of a module known. Import-Module does not.' {
        Assert-TestPassed $sample 'known', 'not known'
    }

    It 'A command that a method calls is mocked with the module of the class.' {
        Assert-TestPassed $sample 'mock by module'
    }

    It 'A class in a .ps1 file is dot-sourced like a function' {
        Assert-TestPassed $sample 'dot-sourced'
    }

    It 'The class is in a module that was loaded with Import-Module.' {
        Assert-TestPassed $sample 'not known', 'inside the module'
    }
}
