BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-BeSame' {
    It 'Passes when actual and expected are the same instance, not merely equal.' {
        Assert-Passing { $a = @{ Keep = 7 }; $a | Should-BeSame $a }
        $null = Get-Failure { @{ Keep = 7 } | Should-BeSame @{ Keep = 7 } }
    }

    It 'The message shows the expected object first and the actual one last, each with its type. Both may look alike, as here: the message can show content only, and the comparison does not look at the content.' {
        Get-Failure { @{ a = 1 } | Should-BeSame @{ a = 1 } } | Should -Be 'Expected [hashtable] @{a=1}, to be the same instance but it was not. Actual: [hashtable] @{a=1}'
    }

    It 'You provided a value type or a string is the refusal of a number, a date or a string.' {
        Get-Failure { 1 | Should-BeSame 1 }, { Get-Date | Should-BeSame (Get-Date) }, { 'a' | Should-BeSame 'a' } | Should -BeLike 'Should-BeSame compares objects by reference. You provided a value type or a string*'
    }

    It 'It ends by recommending Should-BeEqual; the command is called Should-Be.' {
        Get-Failure { 1 | Should-BeSame 1 } | Should -BeLike '*Use Should-BeEqual instead.'
        Get-Failure { Should-BeEqual 1 } | Should -BeLike '*Should-BeEqual*not recognized*'
    }

    It 'The object that must come back. Numbers, dates, Booleans, strings and every kind of list, even an empty List[int], are refused with an error, and $null cannot be bound.' {
        $null = Get-Failure { 1 | Should-BeSame 1 }, { $true | Should-BeSame $true }, { 'a' | Should-BeSame 'a' }, { $l = [System.Collections.Generic.List[int]]::new(); Should-BeSame $l -Actual $l }, { $l = 1, 2; Should-BeSame $l -Actual $l }
        Get-Failure { 1 | Should-BeSame $null } | Should -Be "Cannot bind argument to parameter 'Expected' because it is null."
    }

    It 'Hashtables, custom objects, class instances and script blocks are fine.' {
        Assert-Passing { $a = @{}; $a | Should-BeSame $a }, { $a = [pscustomobject] @{}; $a | Should-BeSame $a }, { $a = [System.Text.StringBuilder]::new(); $a | Should-BeSame $a }, { $a = { 1 }; $a | Should-BeSame $a }
    }

    It 'The object under test. The pipeline does not change it; a list with one object is unwrapped to that object. $null is not the same as anything.' {
        Assert-Passing { $a = @{}; @($a) | Should-BeSame $a }
        $null = Get-Failure { $null | Should-BeSame @{} }
    }

    It 'Comes after the expected object, before "to be the same instance".' {
        Get-Failure { @{} | Should-BeSame @{} -Because 'rr' } | Should -BeLike 'Expected `[hashtable`] @{}, because rr, to be the same instance*'
    }

    It 'Takes one object from the pipeline and returns nothing. Another instance throws, or is collected as Should.ErrorAction says; the refusals always throw.' {
        Assert-Passing { $a = @{}; if ($null -ne ($a | Should-BeSame $a)) { throw 'output' } }
        Assert-Collected { @{} | Should-BeSame @{} }
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-BeSame 1; Write-Host 'went on' } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Text | Should -Not -Match 'went on'
    }

    It 'Should -Be did so for hashtables and objects as a side effect, and Should-Be still does, with a message that does not mention it.' {
        Assert-Passing { $a = @{}; $a | Should -Be $a }, { $a = @{}; $a | Should-Be $a }
        Get-Failure { @{} | Select-Object -Unique | Should -Be @{} }, { @{} | Should-Be @{} } | Should -Not -Match 'instance'
    }

    It 'For equal content, use Should-BeEquivalent.' {
        Assert-Passing { @{ Keep = 7 } | Should-BeEquivalent @{ Keep = 7 } }
        $null = Get-Failure { @{ Keep = 7 } | Should-BeSame @{ Keep = 7 } }
    }

    It 'Should-BeSame compares objects by reference. You provided a value type or a string is the refusal of a number, a date or a string.' {
        foreach ($value in '1', "'a'", '(Get-Date)') {
            Get-Failure ([scriptblock]::Create("`$one = $value; `$one | Should-BeSame `$one")) | Should -BeLike '*Should-BeSame compares objects by reference. You provided a value type or a string*'
        }
        Assert-Passing { $one = @{ }; $one | Should-BeSame $one }
    }

    It 'No classic operator compares references on purpose. Should -Be did so for hashtables and objects as a side effect, and Should-Be still does, with a message that does not mention it.' {
        Assert-Passing { $one = @{ a = 1 }; $one | Should -Be $one; $one | Should-Be $one }
        $message = Get-Failure { @{ a = 1 } | Should -Be @{ a = 1 } }, { @{ a = 1 } | Should-Be @{ a = 1 } }, { [pscustomobject] @{ a = 1 } | Should-Be ([pscustomobject] @{ a = 1 }) }
        $message | Should -HaveCount 3
        $message -match 'reference|same instance' | Should -BeNullOrEmpty
    }

    It 'To check that two variables share one list, write [object]::ReferenceEquals($a, $b) | Should-BeTrue. Wrapping the list does not help: two hashtables around one list are two objects, and Should-BeSame fails.' {
        Assert-Passing { $a = @(1, 2); $b = $a; [object]::ReferenceEquals($a, $b) | Should-BeTrue }
        Get-Failure { $a = @(1, 2); $b = @(1, 2); [object]::ReferenceEquals($a, $b) | Should-BeTrue } | Should -BeLike '*$false*'
        Get-Failure { $a = @(1, 2); $b = $a; @{ List = $b } | Should-BeSame @{ List = $a } } | Should -BeLike '*to be the same instance but it was not*'
    }
}
