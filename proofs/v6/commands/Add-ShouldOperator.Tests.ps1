BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Add-ShouldOperator' {
    It 'Registering exactly the same code again, with the same name, aliases and -SupportsArrayInput, does nothing, so a file that registers may run twice.' {
        Assert-Passing { $code = { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } }; Add-ShouldOperator -Name BeTwice -Test $code -Alias BTW; Add-ShouldOperator -Name BeTwice -Test $code -Alias BTW; 1 | Should -BeTwice }
    }

    It 'A script block that was made from text and belongs to no session is refused with Unbound scriptblock is not allowed.' {
        Get-Failure { Add-ShouldOperator -Name BeUnbound -Test ([scriptblock]::Create('param ($ActualValue, [switch] $Negate) $true')) } | Should -BeLike 'Unbound scriptblock is not allowed*'
    }

    It 'The operator without its dash: BeBackupFile is used as Should -BeBackupFile. It must be one word and must not be taken, in whatever case:' {
        $plain = Invoke-Sample -File @{ 'in/a.Tests.ps1' = 'Describe d { It i { Add-ShouldOperator -Name EQ -Test { param ($ActualValue, [switch] $Negate) } } }' } -Script {
            (Invoke-Pester -Path in -PassThru -Output None).Tests.ErrorRecord.Exception.Message
            (Invoke-Pester -Configuration @{ Run = @{ Path = 'in'; PassThru = $true }; Output = @{ Verbosity = 'None' } }).Tests.ErrorRecord.Exception.Message
        }
        $plain.Value | Should -Be "Assertion operator name 'EQ' already exists as an alias for operator ''", 'Index operation failed; the array index evaluated to null.'
        Get-Failure { Add-ShouldOperator -Name eq -Test { param ($ActualValue, [switch] $Negate) } } | Should -Be 'Index operation failed; the array index evaluated to null.'
        Get-Failure { Add-ShouldOperator -Name be -Test { param ($ActualValue, [switch] $Negate) } } | Should -Match "Assertion operator name 'be' has been added multiple times"
    }

    It 'The alias of another operator, such as EQ, gives Assertion operator name ''EQ'' already exists as an alias for operator ''''. At the prompt and in a run with -Configuration, it is only Index operation failed; the array index evaluated to null.' {
        $plain = Invoke-Sample -File @{ 'in/a.Tests.ps1' = 'Describe d { It i { Add-ShouldOperator -Name EQ -Test { param ($ActualValue, [switch] $Negate) } } }' } -Script {
            (Invoke-Pester -Path in -PassThru -Output None).Tests.ErrorRecord.Exception.Message
            (Invoke-Pester -Configuration @{ Run = @{ Path = 'in'; PassThru = $true }; Output = @{ Verbosity = 'None' } }).Tests.ErrorRecord.Exception.Message
        }
        $plain.Value | Should -Be "Assertion operator name 'EQ' already exists as an alias for operator ''", 'Index operation failed; the array index evaluated to null.'
        Get-Failure { Add-ShouldOperator -Name eq -Test { param ($ActualValue, [switch] $Negate) } } | Should -Be 'Index operation failed; the array index evaluated to null.'
    }

    It 'Operators only extend the classic Should; for an assertion in the style of Should-BeString, write a function that throws, as Custom assertions shows.' {
        $run = Invoke-Sample -Script { Add-ShouldOperator -Name BeProofOnly -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } }; 1 | Should -BeProofOnly; [bool] (Get-Command Should-BeProofOnly -ErrorAction Ignore) }
        $run.Value | Should -BeFalse
    }

    It 'The seventh fails with Max number of assertion operators (32) has already been reached. In BeforeAll, 6.1.0-rc1 shows another message in its place.' {
        $seven = '1..7 | ForEach-Object { Add-ShouldOperator -Name "BeProof$_" -Test { 1 } }'
        foreach ($test in "Describe 'd' { BeforeAll { $seven }; It 'i' { } }", "BeforeAll { $seven }; Describe 'd' { It 'i' { } }") {
            $run = Invoke-Sample $test -Inspect { "$($Error.Exception.Message)" }
            $run.Messages | Should -Match "^A 'break' or 'continue' statement"
            $run.Text | Should -Not -Match 'Max number of assertion operators'
            $run.Value | Should -Match "'break' or 'continue'.* Max number of assertion operators \(32\) has already been reached"
        }
        foreach ($test in "Describe 'd' { BeforeEach { $seven }; It 'i' { } }", "Describe 'd' { It 'i' { $seven } }", "BeforeDiscovery { $seven }; Describe 'd' { It 'i' { } }", "Describe 'd' { $seven; It 'i' { } }") {
            (Invoke-Sample $test).Messages | Should -Match '^Max number of assertion operators \(32\) has already been reached'
        }
        (Invoke-Sample "Describe 'd' { BeforeAll { $($seven.Replace('7', '6')) }; It 'i' { } }").Passed | Should -Be 1
    }
}
