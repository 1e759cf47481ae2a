BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'commands/Add-ShouldOperator' {
    It 'The operator without its dash: BeBackupFile is used as Should -BeBackupFile. It must be one word and must not be taken, in whatever case:' {
        $plain = Invoke-Sample -File @{ 'in/a.Tests.ps1' = 'Describe d { It i { Add-ShouldOperator -Name EQ -Test { param ($ActualValue, [switch] $Negate) } } }' } -Script {
            (Invoke-Pester -Path in -PassThru -Output None).Tests.ErrorRecord.Exception.Message
            (Invoke-Pester -Configuration @{ Run = @{ Path = 'in'; PassThru = $true }; Output = @{ Verbosity = 'None' } }).Tests.ErrorRecord.Exception.Message
        }
        $plain.Value | Should -Be "Assertion operator name 'EQ' already exists as an alias for operator ''", 'Index operation failed; the array index evaluated to null.'
        Get-Failure { Add-ShouldOperator -Name eq -Test { param ($ActualValue, [switch] $Negate) } } | Should -Be 'Index operation failed; the array index evaluated to null.'
        Get-Failure { Add-ShouldOperator -Name be -Test { param ($ActualValue, [switch] $Negate) } } | Should -BeLike "*Assertion operator name 'be' has been added multiple times.*"
    }

    It 'The alias of another operator, such as EQ, gives Assertion operator name ''EQ'' already exists as an alias for operator ''''. At the prompt and in a run with -Configuration, it is only Index operation failed; the array index evaluated to null.' {
        $plain = Invoke-Sample -File @{ 'in/a.Tests.ps1' = 'Describe d { It i { Add-ShouldOperator -Name EQ -Test { param ($ActualValue, [switch] $Negate) } } }' } -Script {
            (Invoke-Pester -Path in -PassThru -Output None).Tests.ErrorRecord.Exception.Message
            (Invoke-Pester -Configuration @{ Run = @{ Path = 'in'; PassThru = $true }; Output = @{ Verbosity = 'None' } }).Tests.ErrorRecord.Exception.Message
        }
        $plain.Value | Should -Be "Assertion operator name 'EQ' already exists as an alias for operator ''", 'Index operation failed; the array index evaluated to null.'
        Get-Failure { Add-ShouldOperator -Name eq -Test { param ($ActualValue, [switch] $Negate) } } | Should -Be 'Index operation failed; the array index evaluated to null.'
    }

    It 'Registering exactly the same code again, with the same name, aliases and -SupportsArrayInput, does nothing, so a file that registers may run twice.' {
        $run = Invoke-Sample -Script {
            $code = { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } }
            Add-ShouldOperator -Name BeProofTwice -Alias Twice -Test $code
            try { Add-ShouldOperator -Name BeProofTwice -Alias Twice -Test $code; 'same: nothing' } catch { "same: $_" }
            try { Add-ShouldOperator -Name BeProofTwice -Alias Twice -Test $code -SupportsArrayInput; 'array: nothing' } catch { 'array: refused' }
            try { Add-ShouldOperator -Name BeProofTwice -Alias Other -Test $code; 'alias: nothing' } catch { 'alias: refused' }
        }
        $run.Value | Should -Be 'same: nothing', 'array: refused', 'alias: refused'
    }
}
