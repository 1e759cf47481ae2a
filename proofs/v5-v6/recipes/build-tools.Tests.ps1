BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $failing = 'Describe d { It i { throw 1 } }'
    $coverage = @{ 'source/A.ps1' = 'function Get-A { 1 }'; 'built.psm1' = "# region`nfunction Get-A { 1 }"; 'a.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/built.psm1 -Force }; Describe d { It i { Get-A } }' }
    function Get-Covered ($Path) { (Invoke-Sample -File $coverage -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = $Path; UseBreakpoints = $true } } -Inspect { $args[0].CodeCoverage.CoveragePercent; @($args[0].CodeCoverage.CommandsExecuted).Line }).Value }
    $sample = Invoke-Sample -File @{ 'Dsc.psm1' = 'class ProofFolder { [string] Get() { return (Get-Date) } }; function Get-Inside { Get-BackupTaskOfNobody }' } -Test {
        Describe 'd' {
            BeforeAll { Import-Module $PSScriptRoot/Dsc.psm1 -Force; $limit = 5 }
            It 'read' { $limit | Should -Be 5; $script:kept = 1 }
            It 'kept' { $script:kept | Should -Be 1 }
            It 'in module scope' { Mock Get-Date { 'mocked' } -ModuleName Dsc; (InModuleScope Dsc { [ProofFolder]::new() }).Get() | Should -Be 'mocked' }
            It 'no command' { { Mock Get-BackupTaskOfNobody { } -ModuleName Dsc } | Should -Throw 'Could not find Command Get-BackupTaskOfNobody'; function global:Get-BackupTaskOfNobody { }; Mock Get-BackupTaskOfNobody { 'mocked' } -ModuleName Dsc; Get-Inside | Should -Be 'mocked'; Remove-Item Function:/Get-BackupTaskOfNobody }
        }
    }
}

Describe 'recipes/build-tools' {
    It 'what BeforeAll sets is read in It.' { Assert-TestPassed $sample 'read' }

    It 'the variable then lives until the file ends.' {
        Assert-TestPassed $sample 'kept'
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe a { It i { $script:kept = 1 } }; Describe b { It i { $script:kept | Should -Be 1 } }'; 'b.Tests.ps1' = 'Describe c { It i { $script:kept | Should -BeNullOrEmpty } }' }).Passed | Should -Be 3
    }

    It 'Let Pester throw. A task fails when its code throws' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $failing } -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Throw = $true } }; 'after' }
        $run.Errors | Should -BeLike 'Pester run failed, because 1 test failed*'
        $run.Value | Should -BeNullOrEmpty
        (Invoke-Sample -File @{ 'a.Tests.ps1' = $failing } -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.' } }; 'after' }).Value | Should -Be 'after'
    }

    It 'Run.Exit does not belong into a build script: it ends the script in the middle of the build.' {
        $run = Invoke-Sample -NewProcess -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }'; 'b.ps1' = 'Invoke-Pester -Configuration @{ Run = @{ Path = "a.Tests.ps1"; Exit = $true }; Output = @{ Verbosity = "None" } }; "after"' } -Script { & ./b.ps1; 'caller' }
        $run.Value | Should -Be 'caller'
    }

    It 'Coverage counts the file that runs, so the source files would show 0 %.' {
        (Get-Covered './source/A.ps1')[0] | Should -Be 0
        (Get-Covered './built.psm1')[0] | Should -Be 100
    }

    It 'A missed line is a line of the built file.' { (Get-Covered './built.psm1')[1] | Should -Be 2 }

    It 'Commands that the methods call are mocked with -ModuleName' { Assert-TestPassed $sample 'in module scope' }

    It 'A derived class cannot be written there, because PowerShell must know the base class when it reads the file.' {
        $run = Invoke-Sample -File @{ 'D.psm1' = 'class ProofKnown { }' } -Test 'BeforeAll { Import-Module $PSScriptRoot/D.psm1 -Force }; Describe d { It i { InModuleScope D { class ProofDerived : ProofKnown { }; 1 } } }'
        $run.Result | Should -Be 'Failed'
        $run.Passed | Should -Be 0
    }

    It 'The path after using module is literal, and relative to the test file.' {
        (Invoke-Sample -File @{ 'mods/L.psm1' = 'class ProofLiteral { [int] $Number = 3 }'; 'tests/a.Tests.ps1' = "using module ../mods/L.psm1`nDescribe d { It i { [ProofLiteral]::new().Number | Should -Be 3 } }" }).Passed | Should -Be 1
        (Invoke-Sample -File @{ 'mods/L.psm1' = 'class ProofLiteral2 { }'; 'tests/a.Tests.ps1' = "using module `$PSScriptRoot/../mods/L.psm1`nDescribe d { It i { 1 } }" }).Passed | Should -Be 0
    }

    It 'The task printed the failures and ended without an error.' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = $failing } -Script { Invoke-Pester -Path . -Output None; 'after' }).Value | Should -Be 'after'
    }

    It 'Name the file that the tests import.' { (Get-Covered './built.psm1')[0] | Should -Be 100 }

    It 'Import-Module -Force and using module do not load a class again.' {
        $run = Invoke-Sample -Script {
            Set-Content R.psm1 'class ProofAgain { [string] V() { return "one" } }'; Set-Content u.ps1 "using module ./R.psm1`n[ProofAgain]::new().V()"
            & ./u.ps1; Set-Content R.psm1 'class ProofAgain { [string] V() { return "two" } }'; Import-Module ./R.psm1 -Force; & ./u.ps1
        }
        $run.Value | Should -Be 'one', 'one'
    }

    It 'Define a stub with the same parameters before you mock it, as a global: function when a module calls it.' { Assert-TestPassed $sample 'no command' }

    It 'A file could not be loaded, or an AfterAll failed. Print $result.FailedContainers.ErrorRecord and $result.FailedBlocks.ErrorRecord' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'throw "load"'; 'b.Tests.ps1' = 'Describe d { AfterAll { throw "after" }; It i { } }' } -Configuration @{ Output = @{ Verbosity = 'None' } } -Inspect { "$($args[0].FailedContainers.ErrorRecord)"; "$($args[0].FailedBlocks.ErrorRecord)" }
        $run.Value | Should -Be 'load', 'after'
        $run.Result | Should -Be 'Failed'
    }
}
