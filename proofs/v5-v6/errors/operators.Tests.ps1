BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../../v4-v5-v6/samples/dashScript.ps1"
    $page = if ($env:PROOFS_VERSION -eq 'v6') { 'docs/errors/operators.mdx' } else { 'versioned_docs/version-v5/errors/operators.mdx' }
}

Describe 'errors/operators' {
    It 'The script below adds the dash in all files of a folder.' { Assert-Converted $page }

    It 'reads the code, so that comments and strings stay as they are, and knows every operator, including yours.' { Assert-Converted $page }

    It 'Files that it changes are saved as UTF-8 with a byte order mark, which every PowerShell reads; convert files in another encoding first.' { Assert-Converted $page }

    It 'Two more things differ from Pester 3 and 4: a part of a message needs stars, Should -Throw ''*disk*'', and Should Contain for a file of Pester 3 is Should -FileContentMatch.' {
        (Invoke-Sample { Describe 'd' { It 'i' {
            { { throw 'the disk is full' } | Should -Throw 'disk' } | Should -Throw
            { throw 'the disk is full' } | Should -Throw '*disk*'
            Set-Content TestDrive:/a.log 'saved'
            { 'TestDrive:/a.log' | Should -Contain 'saved' } | Should -Throw
            'TestDrive:/a.log' | Should -FileContentMatch 'saved'
        } } }).Passed | Should -Be 1
    }

    It 'Cause: Should has no operator of that name.' {
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should -BeNotThere 1 } } }).Failed | Should -Be 1
        (Invoke-Sample -Script { Get-ShouldOperator | ForEach-Object Name }).Value | Should -Contain 'Be'
    }

    It 'Custom operators must be registered with Add-ShouldOperator first.' {
        (Invoke-Sample { BeforeAll { Add-ShouldOperator -Name BeProofTrue -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = [bool] $ActualValue; FailureMessage = 'no' } } }; Describe 'd' { It 'i' { $true | Should -BeProofTrue } } }).Passed | Should -Be 1
    }

    It 'With a value in front of the pipe, the error is only written out, and the test can still be counted as passed. Where $global:ErrorActionPreference is Stop, as in GitHub Actions, the test fails.' {
        (Invoke-Sample "Describe 'd' { It 'i' {`n1 | Should`n} }" -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Passed | Should -Be 1
        (Invoke-Sample "Describe 'd' { It 'i' {`n1 | Should`n} }" -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Messages | Should -BeLike 'Parameter set cannot be resolved*'
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should; Write-Host ('went ' + 'on') } } }
        $run.Passed | Should -Be 1
        $run.Text | Should -Match 'went on'
    }

    It 'Cause: Two operators were combined in one Should call, which no parameter set allows.' {
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should -Be 1 -BeOfType int } } }).Failed | Should -Be 1
    }

    It 'Cause: A custom operator was registered again with a changed definition in the same session.' {
        $run = Invoke-Sample -Script { Add-ShouldOperator -Name BeProofTwice -Test { 1 }; Add-ShouldOperator -Name BeProofTwice -Test { 1 }; 'same is fine'; Add-ShouldOperator -Name BeProofTwice -Test { 2 } }
        $run.Value | Should -Contain 'same is fine'
        "$($run.Errors)" | Should -Match 'BeProofTwice'
    }

    It 'Cause: The name or an alias given to Add-ShouldOperator has a space in it.' {
        foreach ($name in 'Be Good', "Be`tGood") { (Invoke-Sample -Script ([scriptblock]::Create("Add-ShouldOperator -Name '$name' -Test { 1 }"))).Errors | Should -Not -BeNullOrEmpty }
        (Invoke-Sample -Script { Add-ShouldOperator -Name Be-Good! -Test { 1 } }).Errors | Should -BeNullOrEmpty
    }

    It 'Cause: The script block of a new operator has a parameter with the name of an operator, so that Should could not tell the parameter and the operator apart.' {
        (Invoke-Sample -Script { Add-ShouldOperator -Name BeProofNamed -Test { param ($ActualValue, $Match) } }).Errors | Should -Match 'Match'
    }

    It 'Cause: Should has a parameter set for each operator, and PowerShell allows 32 in a command. Pester''s own operators take 26, so the seventh of yours in a session fails.' {
        $run = Invoke-Sample -Script { @(Get-ShouldOperator).Count; 1..7 | ForEach-Object { Add-ShouldOperator -Name "BeProof$_" -Test { 1 }; "added $_" } }
        $run.Value | Should -Be 26, 'added 1', 'added 2', 'added 3', 'added 4', 'added 5', 'added 6'
        $run.Errors | Should -Match '32'
    }

    It 'Fix: Combine several operators into one, with a parameter for what differs: Should -BeBackup -That IsLarge.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = {
                Describe 'd' {
                    BeforeAll {
                        Add-ShouldOperator -Name BeBackup -Test {
                            param ($ActualValue, $That, [switch] $Negate)
                            $is = switch ($That) { 'IsLarge' { $ActualValue -gt 100 } 'IsEven' { $ActualValue % 2 -eq 0 } }
                            [pscustomobject] @{ Succeeded = $is -xor $Negate; FailureMessage = "not $That" }
                        }
                    }
                    It 'large' { 200 | Should -BeBackup -That IsLarge; 3 | Should -Not -BeBackup -That IsLarge }
                    It 'even' { 4 | Should -BeBackup -That IsEven; 3 | Should -BeBackup -That IsEven }
                }
            } } -Script { (Invoke-Pester -PassThru -Output None).Tests | ForEach-Object { "$($_.Result) $($_.ErrorRecord)" } }
        $run.Value | Should -Be 'Passed ', 'Failed not IsEven'
    }

    It 'Cause: Get-ShouldOperator was asked for an operator of your own, whose function is not visible at the prompt. A visible function without help shows its syntax and no warning.' {
        $run = Invoke-Sample -Seconds 200 -Script {
            function global:BeBareProof ($ActualValue, $Size) { [pscustomobject] @{ Succeeded = $true } }
            Add-ShouldOperator -Name BeBareProof -Test ${function:BeBareProof}
            Add-ShouldOperator -Name BeHiddenProof -Test { param ($ActualValue) [pscustomobject] @{ Succeeded = $true } }
            foreach ($name in 'BeBareProof', 'BeHiddenProof') {
                $warning = $null
                $text = Get-ShouldOperator -Name $name -WarningVariable warning -WarningAction SilentlyContinue | Out-String
                "syntax $($text -match 'Size') warned $("$warning" -match 'No help found for Should operator')"
            }
        }
        $run.Value | Should -Be 'syntax True warned False', 'syntax False warned True'
    }

    It 'Fix: Ignore it, or read the help of a built-in operator.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/main/src/functions/Get-ShouldOperator.ps1'
    }

    It 'Cause: Should was called without an operator. With a value in front of the pipe, the error is only written out, and the test can still be counted as passed.' {
        $run = Invoke-Sample "Describe 'd' { It 'piped' { 1 |`nShould`n }; It 'not piped' { Should`n } }"
        "$($run.Text) $($run.Errors)" | Should -Match 'Parameter set cannot be resolved'
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Fix: Start a new session after changing the operator, or import Pester again: Import-Module Pester -Force, with -RequiredVersion where several versions are installed, since a bare name may take another one.' {
        $run = Invoke-Sample -Script {
            Add-ShouldOperator -Name BeProofOne -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } }
            try { Add-ShouldOperator -Name BeProofOne -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $false } }; 'no error' } catch { 'refused' }
            Import-Module (Get-Module Pester).Path -Force
            try { Add-ShouldOperator -Name BeProofOne -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $false } }; 'accepted' } catch { "$_" }
        }
        $run.Value | Should -Be 'refused', 'accepted'
    }

    It 'The text is that of src/functions/Get-ShouldOperator.ps1 in the source of Pester.' {
        $run = Invoke-Sample -Script { foreach ($name in 'Get-ShouldOperator', 'Add-ShouldOperator') { (Get-Command $name).Definition -match 'No help found for Should operator' } }
        $run.Value | Should -Be $true, $false
    }

    It 'A wrong parameter after a right operator gives other messages: 1 | Should -Be 1 -Becuase ''x'' writes The input object cannot be bound to any parameters for the command, and fails with Expected 1, but got $null.' {
        $run = Invoke-Sample { Describe 'd' { It 'wrong' { 1 | Should -Be 1 -Becuase 'x' }; It 'right' { 1 | Should -Be 1 -Because 'x' }; It 'written' { 1 | Should -Be 1 -Becuase 'x' -ErrorAction SilentlyContinue; $Error[0].ToString() | Should -Match 'x' } } }
        $run.Tests.Result[0, 1] | Should -Be 'Failed', 'Passed'
        @($run.Messages)[0] | Should -Be 'Expected 1, but got $null.'
        "$($run.Errors) $($run.Text)" -replace '\s+', ' ' | Should -Match 'input object cannot be bound'
    }

    It 'Or a parameter belongs to another operator, as in Should -Be 1 -Exactly, or two parameters exclude each other, as -ParameterFilter and -ExclusiveFilter do.' {
        $run = Invoke-Sample { Describe 'd' { It 'other' { 1 | Should -Be 1 -Exactly }; It 'filters' { Mock Get-Date { }; Should -Invoke Get-Date -Times 0 -ParameterFilter { $true } -ExclusiveFilter { $true } }; It 'right' { Mock Get-Date { }; Should -Invoke Get-Date -Times 0 -Exactly -ParameterFilter { $true } } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
        @($run.Messages) -like 'Parameter set cannot be resolved*' | Should -HaveCount 2
    }

    It 'One more space in the copy in a second file is a change. Or the name is one of Pester''s own, such as HaveCount.' {
        $run = Invoke-Sample -Script { foreach ($code in { Add-ShouldOperator -Name BeProofCopy -Test { 1 } }, { Add-ShouldOperator -Name BeProofCopy -Test {  1 } }, { Add-ShouldOperator -Name HaveCount -Test { 1 } }, { Add-ShouldOperator -Name BeProofCopy -Test { 1 } }) { try { & $code; 'made' } catch { "$_" } } }
        $run.Value | Should -Be 'made', "Assertion operator name 'BeProofCopy' has been added multiple times.", "Assertion operator name 'HaveCount' has been added multiple times.", 'made'
    }

    It 'For an alias of Pester''s operators, such as EQ, the message is Assertion operator name ''EQ'' already exists as an alias for operator ''''. At the prompt and in a run with -Configuration, it is only Index operation failed; the array index evaluated to null.' {
        (Invoke-Sample -Script { foreach ($code in { Add-ShouldOperator -Name BeProofAlias -Alias EQ -Test { 1 } }, { Add-ShouldOperator -Name EQ -Test { 1 } }) { try { & $code; 'made' } catch { "$_" } } }).Value | Should -Be 'Index operation failed; the array index evaluated to null.', 'Index operation failed; the array index evaluated to null.'
        $file = @{ 'a.Tests.ps1' = { Describe 'd' { It 'i' { Add-ShouldOperator -Name EQ -Test { 1 } } } } }
        (Invoke-Sample -File $file -Script { Invoke-Pester -Path . -PassThru }).Messages | Should -Be "Assertion operator name 'EQ' already exists as an alias for operator ''"
        (Invoke-Sample -File $file -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true } } }).Messages | Should -Be 'Index operation failed; the array index evaluated to null.'
    }

    It 'Keep the operator in one script that the files load, and give it a name that Get-ShouldOperator does not list.' {
        $run = Invoke-Sample -File @{ 'Op.ps1' = 'Add-ShouldOperator -Name BeProofShared -Test { param($ActualValue) [pscustomobject]@{ Succeeded = $true } }'; 'a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/Op.ps1 }; Describe d { It i { 1 | Should -BeProofShared } }'; 'b.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/Op.ps1 }; Describe d { It i { 1 | Should -BeProofShared } }' }
        $run.Passed | Should -Be 2
    }

    It 'Fix: Give the parameter another name, and begin a new session or Import-Module Pester -Force: the attempt that failed has taken the name of the operator.' {
        $run = Invoke-Sample -Script {
            function Test-One ($ActualValue, [switch] $Negate, $BeTrue) { [pscustomobject] @{ Succeeded = $true } }
            function Test-Two ($ActualValue, [switch] $Negate, $Other) { [pscustomobject] @{ Succeeded = $true } }
            $add = { param ($Test) try { Add-ShouldOperator -Name BeGood -InternalName Test-BeGood -Test $Test; 'added' } catch { "$_" } }
            & $add ${function:Test-One}
            & $add ${function:Test-Two}
            Import-Module (Get-Module Pester).Path -Force
            & $add ${function:Test-Two}
        }
        $run.Value[0] | Should -BeLike 'Test block for assertion operator * contains a parameter named BeTrue*'
        $run.Value[1] | Should -BeLike 'Assertion operator name * has been added multiple times.'
        $run.Value[2] | Should -Be 'added'
    }

    It 'A test that $null satisfies passes, whatever the value: most negated tests, such as 2 | Should -Not -Be 2 -Becuase ''x'', and tests with -BeNullOrEmpty or -BeFalse.' {
        $run = Invoke-Sample { Describe 'd' {
                It 'not' { 2 | Should -Not -Be 2 -Becuase 'x' }
                It 'empty' { 'text' | Should -BeNullOrEmpty -Becuase 'x' }
                It 'be' { 2 | Should -Be 2 -Becuase 'x' }
                It 'right' { 2 | Should -Not -Be 2 -Because 'x' }
                It 'false' { $true | Should -BeFalse -Becuase 'x' }
                It 'match' { 'text' | Should -Not -Match 'text' -Becuase 'x' }
                It 'true' { $true | Should -BeTrue -Becuase 'x' }
                It 'not empty' { 'text' | Should -Not -BeNullOrEmpty -Becuase 'x' }
                It 'not throw' { { 1 } | Should -Not -Throw -Becuase 'x' }
            } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed', 'Passed', 'Passed', 'Failed', 'Failed', 'Failed'
    }
}
