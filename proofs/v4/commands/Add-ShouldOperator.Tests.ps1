BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        function Test-File ($ActualValue, [switch] $Negate, [string] $Because, $CallerSessionState) { $script:calls++; $script:state = $CallerSessionState; New-Object PSObject -Property @{ Succeeded = ($ActualValue -like '*.bak') -xor $Negate; FailureMessage = "own message for $ActualValue, negated $Negate, because $Because" } }
        function Test-List ($ActualValue, [switch] $Negate) { $script:listCalls++; New-Object PSObject -Property @{ Succeeded = $true; FailureMessage = "$(@($ActualValue).Count)" } }
        Add-AssertionOperator -Name BeProofFile -Test ${function:Test-File} -Alias PF, ProofFile
        Add-AssertionOperator -Name BeProofList -Test ${function:Test-List} -SupportsArrayInput
        Describe 'd' {
            It 'used' { 'a.bak' | Should -BeProofFile; 'a.bak' | Should -PF; 'a.bak' | Should -ProofFile; 'a' | Should -Not -BeProofFile; { 'a' | Should -BeProofFile -Because 'reason' } | Should -Throw 'own message for a, negated False, because reason'; $state | Should -BeNullOrEmpty }
            It 'no alias' { { 1 | Should -ProofLists } | Should -Throw; (Get-ShouldOperator | Where-Object Name -eq 'BeProofList').Alias | Should -BeNullOrEmpty }
            It 'one word' { { Add-AssertionOperator -Name 'Be Two' -Test { } } | Should -Throw; { Add-AssertionOperator -Name Be -Test { 1 } } | Should -Throw; { Add-AssertionOperator -Name BeProofFile -Test { 1 } } | Should -Throw }
            It 'again' { Add-AssertionOperator -Name BeProofFile -Test ${function:Test-File} -Alias PF, ProofFile; { Add-AssertionOperator -Name BeProofFile -Test ${function:Test-File} -Alias PF } | Should -Throw; Add-AssertionOperator -Name BeProofList -Test ${function:Test-List} -SupportsArrayInput }
            It 'calls' { $script:calls = 0; 'a.bak', 'b.bak' | Should -BeProofFile; $calls | Should -Be 2; { 'c', 'd' | Should -BeProofFile } | Should -Throw 'own message for c'; 1, 2 | Should -BeProofList; $listCalls | Should -Be 1 }
            It 'alias of the command' { (Get-Alias Add-ShouldOperator).Definition | Should -Be 'Add-AssertionOperator' }
            It 'returns nothing' { (Add-AssertionOperator -Name BeProofLast -Test { }) | Should -BeNullOrEmpty }
        }
    }
}

Describe 'commands/Add-ShouldOperator' {
    It 'Adds an operator to Should, so that a check that you need often reads like the built-in ones and fails with a message of its own.' {
        Assert-TestPassed $sample 'used'
    }

    It 'Add-ShouldOperator is an alias of the same command; in v5 that is its name.' {
        Assert-TestPassed $sample 'alias of the command'
    }

    It 'The operator without its dash: BeBackupFile is used as Should -BeBackupFile.' {
        Assert-TestPassed $sample 'used'
    }

    It 'It must be one word and must not be taken.' {
        Assert-TestPassed $sample 'one word'
    }

    It 'Registering exactly the same code again, with the same name, aliases and -SupportsArrayInput, does nothing, so a file that registers may run twice.' {
        Assert-TestPassed $sample 'again'
    }

    It 'Without a parameter $Because, -Because is an error.' {
        $run = Invoke-Sample { Add-AssertionOperator -Name ProofNoBecause -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } }; Describe 'd' { It 'without' { 1 | Should -ProofNoBecause }; It 'with' { 1 | Should -ProofNoBecause -Because 'x' } } }
        $run.Passed | Should -Be 1; $run.Messages | Should -BeLike 'Parameter set cannot be resolved*'
    }

    It 'The code of the operator, usually $function:Name. It needs $ActualValue and [switch] $Negate, and must return an object with Succeeded and FailureMessage; both the negation and the text of -Because are up to it.' {
        Assert-TestPassed $sample 'used'
    }

    It 'More names for the same operator. Without it, there are none.' {
        Assert-TestPassed $sample 'used', 'no alias'
    }

    It 'Calls the function once, with the piped items as one array. Without it, the function is called once for each piped item, and the first that fails decides.' {
        Assert-TestPassed $sample 'calls'
    }

    It 'With or without it, a piped empty list makes one call, with $null; @($ActualValue) then has one item.' {
        $run = Invoke-Sample {
            function Test-Seen ($ActualValue, [switch] $Negate) { $script:seen += "$($null -eq $ActualValue) $(@($ActualValue).Count);"; [pscustomobject] @{ Succeeded = $true } }
            Add-AssertionOperator -Name BeProofSeen -Test ${function:Test-Seen}
            Add-AssertionOperator -Name BeProofSeenAll -Test ${function:Test-Seen} -SupportsArrayInput
            Describe 'd' {
                It 'empty' { $script:seen = ''; @() | Should -BeProofSeenAll; $seen | Should -Be 'True 1;'; $script:seen = ''; @() | Should -BeProofSeen; $seen | Should -Be 'True 1;' }
                It 'not empty' { $script:seen = ''; 1, 2 | Should -BeProofSeenAll; $seen | Should -Be 'False 2;'; $script:seen = ''; 1, 2 | Should -BeProofSeen; $seen | Should -Be 'False 1;False 1;' }
            }
        }
        Assert-TestPassed $run 'empty', 'not empty'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Get-PipedParameter Add-AssertionOperator | Should -BeNullOrEmpty
        Assert-TestPassed $sample 'returns nothing'
    }

    It 'The operator exists until the module is removed: it is there for all later files of the session, even if they never register it.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Add-AssertionOperator -Name BeProofKept -Test { New-Object PSObject -Property @{ Succeeded = `$true } }"; 'B.Tests.ps1' = "Describe 'd' { It 'uses it' { 1 | Should -BeProofKept } }" } -Script { $null = Invoke-Pester -Script ./A.Tests.ps1 -Show None; Invoke-Pester -Script ./B.Tests.ps1 -PassThru -Show None }
        Assert-TestPassed $run 'uses it'
    }

    It 'A parameter named CallerSessionState stays empty in v4.' {
        Assert-TestPassed $sample 'used'
    }

    It 'There is room for eight: PowerShell allows 32 parameter sets, and Should needs 24. The ninth is added without an error, and then every Should fails: The maximum number of parameter sets for this command has been exceeded. Aliases do not count.' {
        $run = Invoke-Sample -Script {
            @((Get-Command Should).ParameterSets).Count
            foreach ($number in 1..9) {
                Add-AssertionOperator -Name "BeOwn$number" -Alias "Own$number" -Test { param ($ActualValue, [switch] $Negate) New-Object PSObject -Property @{ Succeeded = $true } }
                try { 1 | Should -Be 1; 'passes' } catch { "$_" }
            }
        }
        $run.Value[0] | Should -Be 24
        $run.Value[1..8] | Select-Object -Unique | Should -Be 'passes'
        $run.Value[9] | Should -BeLike '*The maximum number of parameter sets for this command has been exceeded.'
    }

    It 'The name of the function behind the operator, when it is not the same as -Name. Only Get-ShouldOperator uses it, to find the comment-based help of that function, which has to be global.' {
        $run = Invoke-Sample -Script {
            function global:Test-ProofGlobal ($ActualValue, [switch] $Negate) { <# .SYNOPSIS
                help of the global one #> [pscustomobject] @{ Succeeded = $true } }
            & { function Test-ProofLocal ($ActualValue, [switch] $Negate) { <# .SYNOPSIS
                help of the local one #> [pscustomobject] @{ Succeeded = $true } }
                Add-AssertionOperator -Name BeProofGlobal -Test ${function:Test-ProofGlobal} -InternalName Test-ProofGlobal
                Add-AssertionOperator -Name BeProofLocal -Test ${function:Test-ProofLocal} -InternalName Test-ProofLocal
                Add-AssertionOperator -Name BeProofUnnamed -Test ${function:Test-ProofGlobal} }
            foreach ($name in 'Global', 'Local', 'Unnamed') { "$name $((Get-ShouldOperator -Name "BeProof$name").Synopsis)" }
            1 | Should -BeProofLocal; 1 | Should -BeProofUnnamed; 'used'
            Remove-Item Function:/Test-ProofGlobal
        }
        $run.Value | Should -Be 'Global help of the global one', 'Local ', 'Unnamed ', 'used'
    }
}
