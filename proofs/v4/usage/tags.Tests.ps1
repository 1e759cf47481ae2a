BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $suite = {
        Describe 'tagged' -Tag 'Unit', 'Fast' {
            It 'in tagged' { 1 }
            Context 'inner' -Tag 'Deep' { It 'in inner' { 1 } }
        }
        Describe 'plain' { It 'in plain' { 1 } }
        Describe 'x [daily]' { It 'in brackets' { throw 'x' } }
        It 'outside' { 1 }
    }
    # Names of the tests that run with these parameters, without the one that always runs.
    function Get-Chosen ($Parameter) {
        $names = (Invoke-Sample $suite -Configuration $Parameter).Tests.Name
        $names | Should -Contain 'outside'
        ($names | Where-Object { $_ -ne 'outside' }) -join ', '
    }
}

Describe 'usage/tags' {
    It 'A block runs when it has one of the tags of -Tag and none of -ExcludeTag.' {
        Get-Chosen @{ Tag = 'Fast', 'Smoke' } | Should -Be 'in tagged, in inner'
        Get-Chosen @{ Tag = 'Unit'; ExcludeTag = 'Fast' } | Should -BeNullOrEmpty
    }

    It 'A block without a tag runs only when -Tag is not used.' {
        Get-Chosen @{ Tag = '*' } | Should -Be 'in tagged, in inner'; Get-Chosen @{ ExcludeTag = '*' } | Should -Be 'in plain, in brackets'
    }

    It 'Case does not count, and wildcards work.' {
        Get-Chosen @{ Tag = 'uN*' } | Should -Be 'in tagged, in inner'; Get-Chosen @{ ExcludeTag = 'f*' } | Should -Be 'in plain, in brackets'
    }

    It 'tags and names of inner blocks select nothing.' {
        Get-Chosen @{ Tag = 'Deep' } | Should -BeNullOrEmpty; Get-Chosen @{ TestName = 'inner' } | Should -BeNullOrEmpty
    }

    It 'Brackets in a name are wildcards for -TestName.' {
        Get-Chosen @{ TestName = 'x [daily]' } | Should -BeNullOrEmpty; Get-Chosen @{ TestName = 'x `[daily`]' } | Should -Be 'in brackets'
    }

    It 'An empty list runs nothing and is no error' {
        $run = Invoke-Sample $suite -Script {
            (Invoke-Pester -Script @() -PassThru -Show None).TotalCount
            (Invoke-Pester -Script (Get-ChildItem *.none).FullName -PassThru -Show None).TotalCount
        }
        $run.Value | Should -Be 0, 0; $run.Errors | Should -BeNullOrEmpty
    }

    It 'Keep the result, and run the blocks that have a failed test' {
        $run = Invoke-Sample $suite -Script {
            $result = Invoke-Pester -Script . -PassThru -Show None
            $failed = $result.TestResult | Where-Object { $_.Result -eq 'Failed' } | ForEach-Object { [System.Management.Automation.WildcardPattern]::Escape($_.Describe) }
            (Invoke-Pester -Script . -TestName $failed -PassThru -Show None).TestResult | ForEach-Object { $_.Name }
        }
        $run.Value | Should -Be 'in brackets', 'outside'
    }

    It 'A bare file name is run as a command, and counts as one failed test named Error occurred in test script ''Backup.Tests.ps1''.' {
        $run = Invoke-Sample $suite -Script { (Invoke-Pester -Script Sample.Tests.ps1 -PassThru -Show None).TestResult | ForEach-Object { $_.Name }; (Invoke-Pester -Script ./Sample.Tests.ps1 -PassThru -Show None).TotalCount }
        $run.Value | Should -Be "Error occurred in test script 'Sample.Tests.ps1'", 5
    }

    It 'It has no -Tag in v4, and the rest of its block does not run.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { 1 }; It 'b' -Tag x { 1 }; It 'c' { 1 } }; Describe 'e' { It 'next' { 1 } } }
        $run.Tests.Name | Should -Be 'a', 'Error occurred in Describe block', 'next'
        $run.Messages | Should -BeLike "A parameter cannot be found that matches parameter name 'Tag'.*"
    }

    It 'An It outside of every block is not filtered.' {
        Get-Chosen @{ TestName = 'nothing' } | Should -BeNullOrEmpty
    }

    It 'In the body of a mock they are not hit, because Pester 4 runs a copy of it: put the lines into a function of the test file, and let the body call that.' {
        $run = Invoke-Sample -File @{ 'Break.Tests.ps1' = "function Get-Tape { 'real' }`nfunction Get-Answer {`n    'answer'`n}`nDescribe 'd' {`n    It 'i' {`n        Mock Get-Tape {`n            Get-Answer`n        }`n        Get-Tape | Should -Be 'answer'`n    }`n}" } -Script {
            $file = (Resolve-Path ./Break.Tests.ps1).Path
            $global:hits = @()
            $points = foreach ($line in 3, 8, 10) { Set-PSBreakpoint -Script $file -Line $line -Action ([scriptblock]::Create("`$global:hits += $line")) }
            $null = Invoke-Pester -Script $file -Show None
            $points | Remove-PSBreakpoint
            "$($global:hits | Sort-Object)"
        }
        $run.Value | Should -Be '3 10'
    }
}
