BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotBeSame' {
    It 'Passes when actual and expected are two objects, even if they hold the same content.' {
        Assert-Passing { @{ a = 1 } | Should-NotBeSame @{ a = 1 } }
        $null = Get-Failure { $a = @{}; $a | Should-NotBeSame $a }
    }

    It 'There is one object, so it is shown once, with its type.' {
        Get-Failure { $a = @{}; $a | Should-NotBeSame $a } | Should -Be 'Expected [hashtable] @{}, to not be the same instance, but they were the same instance.'
    }

    It 'The object not to be shared. Lists are refused with an error and $null cannot be bound.' {
        Get-Failure { 1 | Should-NotBeSame @(1) } | Should -BeLike 'You provided a collection to the -Expected parameter*'
        Get-Failure { 1 | Should-NotBeSame $null } | Should -Be "Cannot bind argument to parameter 'Expected' because it is null."
    }

    It 'Numbers and strings are accepted, unlike in Should-BeSame, but the answer means nothing: ''a'' | Should-NotBeSame ''a'' passes, 1 | Should-NotBeSame 1 fails.' {
        Assert-Passing { 'a' | Should-NotBeSame 'a' }
        $null = Get-Failure { 1 | Should-NotBeSame 1 }
    }

    It 'The object that should be a new one. $null passes, because it is no instance at all, and so does a function without output: add Should-NotBeNull.' {
        Assert-Passing { $null | Should-NotBeSame @{} }, { & { } | Should-NotBeSame @{} }
    }

    It 'Ends up between "to not be the same instance" and "but they were".' {
        Get-Failure { $a = @{}; $a | Should-NotBeSame $a -Because 'rr' } | Should -BeLike '*to not be the same instance, because rr, but they were*'
    }

    It 'Takes an object from the pipeline and returns nothing. The same instance throws, or goes to the errors of the test with Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne (@{} | Should-NotBeSame @{})) { throw 'output' } }
        Assert-Collected { $a = @{}; $a | Should-NotBeSame $a }
    }

    It 'Should -Not -Be looks similar but compares plain values by content.' {
        $null = Get-Failure { 1 | Should -Not -Be 1 }, { 'a' | Should -Not -Be 'a' }
        Assert-Passing { 'a' | Should-NotBeSame 'a' }
    }

    It 'Should-NotBe also passes for two hashtables with equal content, without saying that it compared references.' {
        Assert-Passing { @{ a = 1 } | Should-NotBe @{ a = 1 } }
    }

    It 'It is the test for a copy: the caller may change what it got without touching the original. Together with Should-BeEquivalent it says "equal, but not the same".' {
        Assert-Passing { $a = @{ Keep = 7 }; $copy = $a.Clone(); $copy | Should-NotBeSame $a; $copy | Should-BeEquivalent $a }
        $null = Get-Failure { $a = @{ Keep = 7 }; $copy = $a; $copy | Should-NotBeSame $a }
    }

    It 'In v5, you wrote [object]::ReferenceEquals($a, $b) | Should -BeFalse. Should -Not -Be looks similar but compares plain values by content.' {
        Assert-Passing { $a = @{ }; $b = @{ }; [object]::ReferenceEquals($a, $b) | Should -BeFalse; $a | Should-NotBeSame $b }
        $null = Get-Failure { $a = @{ }; $b = $a; [object]::ReferenceEquals($a, $b) | Should -BeFalse }, { [object] $a = 5; [object] $b = 5; $a | Should -Not -Be $b }
    }
}
