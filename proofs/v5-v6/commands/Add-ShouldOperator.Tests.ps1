BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Add-ShouldOperator' {
    BeforeAll {
        $run = Invoke-Sample {
            BeforeAll {
                function ShouldBeBackup ($ActualValue, [switch] $Negate, [string] $Because) {
                    $ok = $ActualValue -like '*.bak'
                    if ($Negate) { $ok = -not $ok }
                    [pscustomobject] @{ Succeeded = $ok; FailureMessage = "'$ActualValue' is no backup" }
                }
                Add-ShouldOperator -Name BeBackup -Test $function:ShouldBeBackup -Alias BBK
                function ShouldNothing ($ActualValue, [switch] $Negate) { }
                Add-ShouldOperator -Name BeNothing -Test $function:ShouldNothing
                function ShouldTrue ($ActualValue, [switch] $Negate) { $true }
                Add-ShouldOperator -Name BeTrueish -Test $function:ShouldTrue
                function ShouldNoNegate ($ActualValue) { [pscustomobject] @{ Succeeded = $true } }
                Add-ShouldOperator -Name BeNoNegate -Test $function:ShouldNoNegate
                $script:calls = 0
                function ShouldArray ($ActualValue, [switch] $Negate) { $script:calls++; [pscustomobject] @{ Succeeded = $true } }
                Add-ShouldOperator -Name BeArray -Test $function:ShouldArray -SupportsArrayInput
                Add-ShouldOperator -Name BeEach -Test $function:ShouldBeBackup -InternalName ShouldBeBackup
            }
            Describe 'd' {
                It 'passes' { 'a.bak' | Should -BeBackup; 'a.bak' | Should -BBK }
                It 'fails' { 'a.zip' | Should -BeBackup }
                It 'negated' { 'a.zip' | Should -Not -BeBackup }
                It 'taken' { Add-ShouldOperator -Name bebackup -Test { param ($ActualValue, [switch] $Negate) } }
                It 'same' { Add-ShouldOperator -Name BeBackup -Test $function:ShouldBeBackup -Alias BBK }
                It 'nothing' { 1 | Should -BeNothing }
                It 'true' { 1 | Should -BeTrueish }
                It 'no negate' { 1 | Should -Not -BeNoNegate }
                It 'array' { 1, 2 | Should -BeArray; @() | Should -BeArray; $script:calls | Should -Be 2 }
                It 'each' { 'a.zip', 'b.zip' | Should -BeEach }
                It 'empty alias' { Add-ShouldOperator -Name BeX -Test { } -Alias '' }
                It 'returns' { Add-ShouldOperator -Name BeBackup -Test $function:ShouldBeBackup -Alias BBK | Should -BeNullOrEmpty }
                It 'reserved' { Add-ShouldOperator -Name BeMatching -Test { param ($ActualValue, [switch] $Negate, $Match) } ; 1 | Should -BeMatching -Match 1 }
                It 'old alias' { Get-Command Add-AssertionOperator | Should -Not -BeNullOrEmpty }
            }
        }
        $result = @{}; $message = @{}; foreach ($test in $run.Tests) { $result[$test.Name] = $test.Result; $message[$test.Name] = "$($test.Message)" }
    }

    It 'Turns a function into an operator of Should, so that tests can say $file | Should -BeBackupFile.' {
        $result['passes'] | Should -Be 'Passed'
        $message['fails'] | Should -Be "'a.zip' is no backup"
    }

    It 'The code of the operator, usually $function:Name. It needs $ActualValue and [switch] $Negate; a function without Negate accepts -Not and ignores it.' {
        $result['negated'], $result['no negate'] | Should -Be 'Passed', 'Passed'
    }

    It 'A function that returns nothing, or a bare $true, fails the test with an empty message.' {
        $result['nothing'], $result['true'] | Should -Be 'Failed', 'Failed'
        $message['nothing'] | Should -BeNullOrEmpty
    }

    It 'More names for the same operator. Without it, there are none; an empty string is not accepted.' {
        $result['passes'], $result['empty alias'] | Should -Be 'Passed', 'Failed'
    }

    It 'Calls the function once, with the piped items as one array.' {
        $result['array'] | Should -Be 'Passed'
    }

    It 'Without it, the function is called once for each piped item, and the first that fails decides. With or without it, a piped empty list makes one call, with $null; @($ActualValue) then has one item.' {
        $message['each'] | Should -Be "'a.zip' is no backup"
        $sample = Invoke-Sample {
            BeforeAll {
                function ShouldBeSeenAll ($ActualValue, [switch] $Negate) { $script:all += "$($null -eq $ActualValue) $(@($ActualValue).Count);"; [pscustomobject] @{ Succeeded = $true } }
                Add-ShouldOperator -Name BeSeenAll -Test $function:ShouldBeSeenAll -SupportsArrayInput
                function ShouldBeSeen ($ActualValue, [switch] $Negate) { $script:seen += @(if ($null -eq $ActualValue) { 'null' } else { "$ActualValue" }); [pscustomobject] @{ Succeeded = $ActualValue -ne 'b' } }
                Add-ShouldOperator -Name BeSeen -Test $function:ShouldBeSeen
            }
            Describe 'd' {
                BeforeEach { $script:seen = @() }
                It 'each' { { 'a', 'b', 'c' | Should -BeSeen } | Should -Throw; $script:seen | Should -Be 'a', 'b' }
                It 'empty' { @() | Should -BeSeen; $script:seen | Should -Be 'null' }
                It 'all' { $script:all = ''; 1, 2 | Should -BeSeenAll; $script:all | Should -Be 'False 2;'; $script:all = ''; @() | Should -BeSeenAll; $script:all | Should -Be 'True 1;' }
            }
        }
        $sample.Passed | Should -Be 3
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        $result['returns'] | Should -Be 'Passed'
    }

    It 'The alias Add-AssertionOperator still works.' {
        $result['old alias'] | Should -Be 'Passed'
    }

    It 'Pester has room for 32 operators and brings 26, so six of your own fit in one session. The seventh fails with Max number of assertion operators (32) has already been reached.' {
        $sample = Invoke-Sample -Script { "before $(@(Get-ShouldOperator).Count)"; 1..6 | ForEach-Object { $test = [scriptblock]::Create("param(`$ActualValue, [switch] `$Negate) $_"); New-Module { param ($test, $i) Add-ShouldOperator -Name "Mine$i" -Test { param ($ActualValue, [switch] $Negate) } } -ArgumentList $test, $_ | Out-Null }; try { Add-ShouldOperator -Name Mine7 -Test { param ($ActualValue, [switch] $Negate) 7 }; 'seventh' } catch { "$_" } }
        $sample.Value[0] | Should -Be 'before 26'
        $sample.Value[1] | Should -Match 'Max number of assertion operators \(32\) has already been reached'
    }

    It 'The operator exists until the module is removed: it is there for all later files of the session, even if they never register it.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'BeforeAll { function ShouldBeLater ($ActualValue, [switch] $Negate) { [pscustomobject] @{ Succeeded = $true } }; Add-ShouldOperator -Name BeLater -Test $function:ShouldBeLater }; Describe "a" { It "i" { 1 | Should -BeLater } }'; 'b.Tests.ps1' = 'Describe "b" { It "later file" { 1 | Should -BeLater } }' } -Configuration @{}
        $run.Passed | Should -Be 2
    }

    It 'A function with a parameter CallerSessionState gets the session state of the test in it, and can read the test''s variables through it. Declare it last: it takes a position, as the parameters of your own do.' {
        $run = Invoke-Sample {
            BeforeAll { function ShouldSee ($ActualValue, [switch] $Negate, $CallerSessionState) { [pscustomobject] @{ Succeeded = $CallerSessionState.PSVariable.GetValue('limit') -eq $ActualValue; FailureMessage = 'other' } }; Add-ShouldOperator -Name BeLimit -Test $function:ShouldSee }
            Describe 'd' { It 'i' { $limit = 5; 5 | Should -BeLimit }; It 'j' { $limit = 6; 5 | Should -BeLimit } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
        $run = Invoke-Sample {
            BeforeAll {
                function ShouldFirst ($ActualValue, [switch] $Negate, $CallerSessionState, $Least) { [pscustomobject] @{ Succeeded = $Least -eq 2 } }
                Add-ShouldOperator -Name BeFirstPlace -Test $function:ShouldFirst
                function ShouldLast ($ActualValue, [switch] $Negate, $Least, $CallerSessionState) { [pscustomobject] @{ Succeeded = $Least -eq 2 } }
                Add-ShouldOperator -Name BeLastPlace -Test $function:ShouldLast
            }
            Describe 'd' { It 'last' { 1 | Should -BeLastPlace 2 }; It 'first' { 1 | Should -BeFirstPlace 2 }; It 'first, second value' { 1 | Should -BeFirstPlace 9 2 } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'An alias that is taken gives the same messages as a taken -Name.' {
        Get-Failure { Add-ShouldOperator -Name BeAliased -Test { param ($ActualValue, [switch] $Negate) } -Alias Be } | Should -Match "Assertion operator name 'Be' has been added multiple times"
        Get-Failure { Add-ShouldOperator -Name BeAliased -Test { param ($ActualValue, [switch] $Negate) } -Alias GT } | Should -Match 'Index operation failed; the array index evaluated to null'
    }

    It 'With [CmdletBinding()] or a [Parameter()] attribute, it also needs $CallerSessionState, and fails at every use if one of the three is missing.' {
        $run = Invoke-Sample {
            BeforeAll { function ShouldA { [CmdletBinding()] param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } }; Add-ShouldOperator -Name BeAdv -Test $function:ShouldA; function ShouldB { [CmdletBinding()] param ($ActualValue, [switch] $Negate, $CallerSessionState) [pscustomobject] @{ Succeeded = $true } }; Add-ShouldOperator -Name BeAdvFull -Test $function:ShouldB }
            Describe 'd' { It 'i' { 1 | Should -BeAdv }; It 'j' { 1 | Should -BeAdvFull } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'A parameter that has the name of another operator, such as Match, is refused.' {
        $run = Invoke-Sample -Script { foreach ($code in 'param ($ActualValue, $Match, [switch] $Negate)', 'param ($ActualValue, $Matching, [switch] $Negate)') { try { Add-ShouldOperator -Name "BeProof$($code.Length)" -Test (Invoke-Expression "{ $code }"); 'taken' } catch { 'refused' } } }
        $run.Value | Should -Be 'refused', 'taken'
    }

    It 'The name of the function behind the operator, when it is not the same as -Name. Only Get-ShouldOperator uses it, to find the comment-based help that it shows. Without it, help is looked up under -Name. The function must be visible outside of the test file for that.' {
        $run = Invoke-Sample -Script {
            function global:Test-ProofInside { <# .SYNOPSIS
                Help of the inside. #> param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } }
            function global:BeProofNamed { <# .SYNOPSIS
                Help by name. #> param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } }
            Add-ShouldOperator -Name BeProofInside -InternalName Test-ProofInside -Test ${function:Test-ProofInside}
            Add-ShouldOperator -Name BeProofNamed -Test $function:BeProofNamed
            1 | Should -BeProofInside
            "inside $(Get-ShouldOperator -Name BeProofInside | Out-String)"
            "named $(Get-ShouldOperator -Name BeProofNamed | Out-String)"
        }
        "$($run.Value)" | Should -Match '(?s)inside .*Help of the inside.*named .*Help by name'
    }

    It 'A text that lands on a switch only prints an error, and the function then gets no piped value: the test can pass. A number or a Boolean sets the switch.' {
        $run = Invoke-Sample -Test {
            BeforeAll {
                function ShouldBeKept ($ActualValue, [switch] $Strict, [string] $Folder, [switch] $Negate) { $script:seen = "<$ActualValue>"; $script:strict = [bool] $Strict; [pscustomobject] @{ Succeeded = $ActualValue -ne 'bad'; FailureMessage = 'bad' } }
                Add-ShouldOperator -Name BeKept -Test $function:ShouldBeKept
            }
            Describe 'd' {
                It 'by name' { 'bad' | Should -BeKept -Folder x }
                It 'on the switch' { 'bad' | Should -BeKept x 2> $null }
                It 'got nothing' { $script:seen | Should -Be '<>' }
                It 'prints' { ('bad' | Should -BeKept x 2>&1) | Should -BeLike 'The input object cannot be bound*' }
                It 'sets' { $script:strict = 'unset'; 'good' | Should -BeKept 1; $script:strict | Should -BeTrue; 'good' | Should -BeKept $false; $script:strict | Should -BeFalse; 'good' | Should -BeKept $true; $script:strict | Should -BeTrue; $script:seen | Should -Be '<good>' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed', 'Passed', 'Passed'
    }

    It 'A switch takes a position as well, so declare it last, after $Because, or give what follows it by name.' {
        $run = Invoke-Sample -Test {
            BeforeAll {
                function ShouldBeSwitched ($ActualValue, [long] $Size, [switch] $Strict, $Kind, [switch] $Negate) { $script:kind = "$Kind"; [pscustomobject] @{ Succeeded = $true } }
                function ShouldBeLast ($ActualValue, [long] $Size, $Kind, [switch] $Strict, [switch] $Negate) { $script:kind = "$Kind"; [pscustomobject] @{ Succeeded = $true } }
                Add-ShouldOperator -Name BeSwitched -Test $function:ShouldBeSwitched
                function ShouldBeReason ($ActualValue, [long] $Size, $Because, [switch] $Strict, [switch] $Negate) { $script:reason = "$Because"; [pscustomobject] @{ Succeeded = $true } }
                Add-ShouldOperator -Name BeReason -Test $function:ShouldBeReason
                Add-ShouldOperator -Name BeLast -Test $function:ShouldBeLast
            }
            Describe 'd' {
                It 'place' { 1 | Should -BeSwitched 4 bad 2> $null; $script:kind | Should -Be '' }
                It 'by name' { 1 | Should -BeSwitched 4 -Kind bad; $script:kind | Should -Be 'bad' }
                It 'reason' { 1 | Should -BeReason 4 'the reason'; $script:reason | Should -Be 'the reason' }
                It 'last' { 1 | Should -BeLast 4 bad; $script:kind | Should -Be 'bad' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'The name of another operator gives Assertion operator name ''…'' has been added multiple times.' {
        Get-Failure { Add-ShouldOperator -Name be -Test { param ($ActualValue, [switch] $Negate) } } | Should -BeLike "*Assertion operator name 'be' has been added multiple times.*"
        Assert-Passing { Add-ShouldOperator -Name BeProofNew -Test { param ($ActualValue, [switch] $Negate) } }
    }
}
