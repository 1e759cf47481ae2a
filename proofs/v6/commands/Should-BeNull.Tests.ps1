BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeNull' {
    It 'Passes for $null, and for a pipeline that delivers nothing.' {
        Assert-Passing { $null | Should-BeNull }, { & { } | Should-BeNull }
        $null = Get-Failure { '' | Should-BeNull }
    }

    It 'The actual value follows its type, always in quotes that are not part of the value: a number appears as ''5'', a string with two pairs (''''mail''''), an empty string as ''`<empty`>''.' {
        Get-Failure { 5 | Should-BeNull } | Should -Be "Expected `$null, but got [int] '5'."
        Get-Failure { 'mail' | Should-BeNull } | Should -Be "Expected `$null, but got [string] ''mail''."
        Get-Failure { '' | Should-BeNull } | Should -Be "Expected `$null, but got [string] '<empty>'."
    }

    It 'The value that should not exist. Nothing piped, a piped @() and a piped @($null) all arrive as $null and pass; two piped $null are a list and fail.' {
        Assert-Passing { Should-BeNull }, { @() | Should-BeNull }, { @($null) | Should-BeNull }
        $null = Get-Failure { $null, $null | Should-BeNull }
    }

    It 'A misspelled variable or property is $null, too, so check the name if the test passes at once.' {
        Assert-Passing { $undefinedName | Should-BeNull }, { @{ Comment = 1 }.Coment | Should-BeNull }
    }

    It 'Why there is nothing to find. It is written after "Expected $null".' {
        Get-Failure { 5 | Should-BeNull -Because 'rr' } | Should -Be "Expected `$null, because rr, but got [int] '5'."
    }

    It 'Without -Because, 5 | Should-BeNull ''no backup'' prints an error, judges $null and passes.' {
        $run = Invoke-Sample { Describe 'd' { It 'bare' { 5 | Should-BeNull 'no backup' }; It 'named' { 5 | Should-BeNull -Because 'no backup' }; It 'argument' { Should-BeNull 5 } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        $run.Errors | Should -Match 'The input object cannot be bound to any parameters for the command'
        $stop = Invoke-Sample { BeforeAll { $global:ErrorActionPreference = 'Stop' }; Describe 'd' { It 'bare' { 5 | Should-BeNull 'no backup' } } }
        $stop.Failed | Should -Be 1
    }

    It 'Reads the pipeline to its end and returns nothing.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1..3 | ForEach-Object { Write-Host "item $_"; $null } | Should-BeNull } } }
        $run.Text | Should -Match 'item 3'
    }

    It 'Any value makes it throw, or adds an error to the test with -ErrorAction Continue.' {
        Assert-Collected { 5 | Should-BeNull }
        $run = Invoke-Sample { Describe 'd' { It 'i' { 5 | Should-BeNull -ErrorAction Continue; 6 | Should-BeNull -ErrorAction Continue } } }
        $run.Tests[0].Message.Count | Should -Be 2
    }

    It 'It takes over one half of Should -BeNullOrEmpty; empty strings, empty lists and empty hashtables need their own commands in v6.' {
        Assert-Passing { $null | Should -BeNullOrEmpty }, { '' | Should -BeNullOrEmpty }, { @{} | Should -BeNullOrEmpty }
        $null = Get-Failure { '' | Should-BeNull }, { @{} | Should-BeNull }, { Should-BeNull -Actual @() }
    }

    It 'Should-BeFalsy accepts most of them at once.' {
        Assert-Passing { '' | Should-BeFalsy }, { Should-BeFalsy -Actual @() }
        $null = Get-Failure { @{} | Should-BeFalsy }
    }

    It '[DBNull]::Value, as databases return it, is an object and fails.' {
        $null = Get-Failure { [DBNull]::Value | Should-BeNull }
    }

    It 'Should-Be $null does the same and shows the value without the extra quotes.' {
        Assert-Passing { $null | Should-Be $null }
        Get-Failure { 5 | Should-Be $null } | Should -Be 'Expected [null] $null, but got [int] 5.'
    }
}
