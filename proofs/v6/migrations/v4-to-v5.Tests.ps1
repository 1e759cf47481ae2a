BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'migrations/v4-to-v5' {
    It 'Should Be without a dash | a parameter set error | Should -Be' {
        Get-Failure { 2 | Should Be 2 } | Should -BeLike 'Parameter set cannot be resolved*'
        Assert-Passing { 2 | Should -Be 2 }
    }

    It 'v6 answers Parameter set cannot be resolved using the specified named parameters.' {
        Get-Failure { 2 | Should Be 2 }, { 2 | Should Not Be 3 } | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters.*'
    }

    It 'Assert-MockCalled | not recognized in v6, other counts in v5 | Should -Invoke' {
        (Invoke-Sample -Script { Assert-MockCalled Get-Date }).Errors | Should -BeLike '*Assert-MockCalled*not recognized*'
    }

    It 'Parameters of Invoke-Pester | an error in v6, in v5 mostly a warning; -Tag, -ExcludeTag and -PassThru still work | New-PesterConfiguration' {
        (Invoke-Sample { Describe 'd' { It 'i' -Tag A { }; It 'j' -Tag A, B { } } } -Script { (Invoke-Pester -Tag A -ExcludeTag B -PassThru -Output None).PassedCount }).Value | Should -Be 1
        foreach ($name in 'Script', 'EnableExit', 'OutputFile', 'CodeCoverage', 'Show', 'PesterOption') {
            (Invoke-Sample -File @{ 'name.txt' = $name } -Script { $old = @{ (Get-Content name.txt) = 'x' }; Invoke-Pester @old }).Errors | Should -BeLike "*parameter*'$name'*"
        }
    }

    It 'A -ForEach without data gives no tests in v5, and fails the file in v6.' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach $nothing { } } }).Result | Should -Be 'Failed'
    }

    It 'With -Script, v6 answers A parameter cannot be found that matches parameter name ''Script''.' {
        $run = Invoke-Sample -File @{ 'Disk.Tests.ps1' = 'param ($Target) Describe d { It i { } }' } -Script { Invoke-Pester -Script @{ Path = './Disk.Tests.ps1'; Parameters = @{ Target = 'disk' } } }
        $run.Errors | Should -Match "A parameter cannot be found that matches parameter name 'Script'\."
        (Invoke-Sample -File @{ 'Disk.Tests.ps1' = 'param ($Target) Describe d { It i { } }' } -Script { (Invoke-Pester -Container (New-PesterContainer -Path ./Disk.Tests.ps1 -Data @{ Target = 'disk' }) -PassThru).PassedCount }).Value | Should -Be 1
    }

    It 'and are gone in v6.' {
        (Invoke-Sample -Script { Get-Command Assert-MockCalled, Assert-VerifiableMock -ErrorAction Ignore }).Value | Should -BeNullOrEmpty
    }

    It 'in v6 all but -Tag, -ExcludeTag and -PassThru are gone.' {
        (Invoke-Sample -Script { 'Script', 'TestName', 'EnableExit', 'OutputFile', 'CodeCoverage', 'Show', 'Quiet', 'Strict', 'PesterOption' | Where-Object { (Get-Command Invoke-Pester).Parameters.Keys -contains $_ } }).Value | Should -BeNullOrEmpty
        (Invoke-Sample { Describe 'd' { It 'i' -Tag A { }; It 'j' -Tag A, B { } } } -Script { (Invoke-Pester -Tag A -ExcludeTag B -PassThru -Output None).PassedCount }).Value | Should -Be 1
    }

    It '-Strict | nothing' {
        (Invoke-Sample -Script { 'Strict', 'PesterOption' | Where-Object { (Get-Command Invoke-Pester).Parameters.Keys -contains $_ } }).Value | Should -BeNullOrEmpty
    }
}
