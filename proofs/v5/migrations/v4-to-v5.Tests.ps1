BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'migrations/v4-to-v5' {
    It 'Should Be without a dash | Legacy Should syntax (without dashes) is not supported | Should -Be' {
        Get-Failure { 2 | Should Be 2 } | Should -BeLike '*Legacy Should syntax (without dashes) is not supported*'
        Assert-Passing { 2 | Should -Be 2 }
    }

    It 'v5 answers Legacy Should syntax (without dashes) is not supported in Pester 5.' {
        Get-Failure { 2 | Should Be 2 }, { 2 | Should Not Be 3 } | Should -BeLike '*Legacy Should syntax (without dashes) is not supported in Pester 5.*'
    }

    It 'Assert-MockCalled | other counts | Should -Invoke' {
        (Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { } }; It 'a' { Get-Date }; It 'b' { Get-Date; Assert-MockCalled Get-Date -Times 1 -Exactly; Should -Invoke Get-Date -Times 1 -Exactly } } }).Passed | Should -Be 2
    }

    It 'Parameters of Invoke-Pester | a warning about the legacy parameter set; an error for -TestName, nothing for -Script with a path | New-PesterConfiguration' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { Invoke-Pester -Script . -Show All -PassThru; Invoke-Pester -Script . -TestName d }
        "$($run.Warnings)" | Should -Match 'Legacy'
        $run.Passed | Should -Be 1
        "$($run.Errors)" | Should -Match "'TestName'"
        $path = Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { Invoke-Pester -Script . -PassThru }
        "$($path.Warnings)$($path.Errors)" | Should -BeNullOrEmpty
        $path.Passed | Should -Be 1
    }

    It 'A -ForEach without data silently gives no tests.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' -ForEach $nothing { }; It 'j' { } } }
        $run.Tests.Name | Should -Be 'j'
        $run.Result | Should -Be 'Passed'
    }

    It 'The old names still work in v5' {
        (Invoke-Sample { Describe 'd' { It 'a' { Mock Get-Date { } -Verifiable; Get-Date; Assert-MockCalled Get-Date -Times 1 -Exactly; Assert-VerifiableMock; { Assert-MockCalled Get-Date -Times 2 } | Should -Throw } } }).Passed | Should -Be 1
    }

    It 'Invoke-Pester of v5 still takes most of the old parameters with a warning, but not -TestName' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { Invoke-Pester -Script . -Show None -PassThru; Invoke-Pester -Script . -TestName d }
        "$($run.Warnings)" | Should -Match 'Legacy'
        $run.Passed | Should -Be 1
        "$($run.Errors)" | Should -Match "'TestName'"
    }

    It '-Strict | nothing' {
        (Invoke-Sample -Script { (New-PesterConfiguration).PSObject.Properties.Name -match 'Strict|Option'; (New-PesterConfiguration).Run.PSObject.Properties.Name -match 'Strict|Option' }).Value | Should -BeNullOrEmpty
    }

    It 'No command converts a file.' {
        $names = (Invoke-Sample -Script { (Get-Command -Module Pester).Name }).Value
        $names | Should -Contain 'Invoke-Pester'
        @($names -match '^(Convert|Update|Upgrade|Repair)') | Where-Object { $_ -notmatch 'Report$|Pester4Result$' } | Should -BeNullOrEmpty
    }

    It 'Names that change, such as Assert-MockCalled, and the lines with $here and $sut can be replaced in all files at once. For code that has to move into a block, and for loops around It, look at each file yourself.' {
        $run = Invoke-Sample -File @{
            'Get-Day.ps1' = 'function Get-Day { Get-Date }'
            'Get-Day.Tests.ps1' = @'
$here = Split-Path -Parent $MyInvocation.MyCommand.Path
$sut = (Split-Path -Leaf $MyInvocation.MyCommand.Path) -replace '\.Tests\.', '.'
. "$here\$sut"
Describe 'd' {
        $days = 1, 2
        It 'names' { Mock Get-Date { 'mocked' }; Get-Day | Should -Be 'mocked'; Assert-MockCalled Get-Date -Times 1 -Exactly }
        It 'code beside' { $days | Should -Be 1, 2 }
        foreach ($day in 1, 2) { It "loop" { $day | Should -BeGreaterThan 0 } }
}
'@
        } -Script {
            $text = (Get-Content Get-Day.Tests.ps1 -Raw) -replace 'Assert-MockCalled', 'Should -Invoke' -replace '(?m)^\$(here|sut) .*\r?\n' -replace '\. "\$here\\\$sut"', 'BeforeAll { . $PSCommandPath.Replace(".Tests.ps1", ".ps1") }'
            Set-Content Get-Day.Tests.ps1 $text
            Invoke-Pester -Path . -PassThru -Output None
        }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) | Should -Be 'names Passed', 'code beside Failed', 'loop Failed', 'loop Failed'
    }
}
