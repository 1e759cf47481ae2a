BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            It 'one word' { { Add-ShouldOperator -Name 'Be Two' -Test { } } | Should -Throw 'must be a single word'; { Add-ShouldOperator -Name BeTwo -Alias 'B T' -Test { } } | Should -Throw 'must be a single word'; Add-ShouldOperator -Name BeProofWord -Test { } }
            It 'parameter' { { Add-ShouldOperator -Name BeProofParameter -Test { param ($ActualValue, $BeLike) $true } } | Should -Throw "contains a parameter named BeLike, which conflicts with another assertion operator's name or alias." ; Add-ShouldOperator -Name BeProofOther -Test { param ($ActualValue, $Like) $true } }
            It 'unknown' { { 1 | Should Equal 1 } | Should -Throw "'Equal' is not a valid Should operator."; { 1 | Should } | Should -Throw "'' is not a valid Should operator." }
            It 'unknown with a dash' { foreach ($call in { 1 | Should -Equal 1 }, { 1 | Should -Not -Equal 1 }, { 1 | Should -Equal }) { $caught = try { & $call; 'none' } catch { "$_" }; $caught | Should -Be "A parameter cannot be found that matches parameter name 'Equal'." }; { 1 | Should Equal 1 } | Should -Throw 'is not a valid Should operator' }
            It 'twice' { { Add-ShouldOperator -Name BeLike -Test { 1 } } | Should -Throw "Assertion operator name 'BeLike' has been added multiple times."; Add-ShouldOperator -Name BeProofTwice -Test { 1 }; { Add-ShouldOperator -Name BeProofTwice -Test { 2 } } | Should -Throw 'has been added multiple times' }
            It 'outside' { { throw 'no backup' } | Should -Throw 'no backup' }
            It 'not wrapped' { & { throw 'no backup' } | Should -Throw }
            It 'cyclic' { $a = @(1, $null); $a[1] = $a; $b = @(1, $null); $b[1] = $b; { $a | Should -Be $b } | Should -Throw 'Reached the recursion depth limit'; $deep = @(1); $other = @(1); foreach ($level in 1..110) { $deep = @(0, $deep); $other = @(0, $other) }; { $deep | Should -Be $other } | Should -Throw 'Reached the recursion depth limit'; $flat = @(1); $same = @(1); foreach ($level in 1..90) { $flat = @(0, $flat); $same = @(0, $same) }; $flat | Should -Be $same }
            It 'negative' { { 1 | Should -HaveCount -1 } | Should -Throw 'Excpected collection size must be greater than or equal to 0.' }
            It 'nothing' { { & { } | Should -Throw } | Should -Throw 'not found' }
            It 'type' { { 1 | Should -BeOfType NoSuchType } | Should -Throw 'Could not find type []. Make sure that the assembly that contains that type is loaded.' }
            It 'command' { { 'Get-Item' | Should -HaveParameter Path } | Should -Throw 'Input value must be non-null CommandInfo object'; { $null | Should -HaveParameter Path } | Should -Throw 'Input value must be non-null CommandInfo object' }
        }
    }
}

Describe 'errors/assertions' {
    It 'Cause: The new Should-* commands exist only in v6 and later.' {
        (Invoke-Sample -Script { Get-Command -Module Pester -Name Should-* }).Value | Should -BeNullOrEmpty
    }

    It 'Cause: The name or an alias given to Add-ShouldOperator has a space in it.' {
        Assert-TestPassed $sample 'one word'
    }

    It 'Cause: The script block of a new operator has a parameter with the name of an operator, so that Should could not tell them apart.' {
        Assert-TestPassed $sample 'parameter'
    }

    It 'Cause: Get-ShouldOperator was asked for an operator of your own, and there is no global function of the name in its -InternalName, or else in its -Name.' {
        $run = Invoke-Sample -Script {
            function global:Test-Bare ($ActualValue) { 1 }
            function global:BeProofNamed ($ActualValue) { 1 }
            Add-ShouldOperator -Name BeProofBare -Test ${function:Test-Bare} -InternalName Test-Bare
            Add-ShouldOperator -Name BeProofNamed -Test ${function:BeProofNamed}
            Add-ShouldOperator -Name BeProofOther -Test ${function:Test-Bare}
            foreach ($name in 'BeProofBare', 'BeProofNamed', 'BeProofOther') { $null = Get-ShouldOperator -Name $name }
            function Test-Private ($ActualValue) { <# .SYNOPSIS
                local help #> }
            Add-ShouldOperator -Name BeProofHelp -Test ${function:Test-Private} -InternalName Test-Private
            Add-ShouldOperator -Name BeProofNoHelp -Test { 1 }
            Get-ShouldOperator -Name BeProofHelp
            Get-ShouldOperator -Name BeProofNoHelp
        }
        $run.Warnings | Should -Be "No help found for Should operator 'BeProofOther'", "No help found for Should operator 'Test-Private'", "No help found for Should operator 'BeProofNoHelp'"
    }

    It 'Cause: Should has no operator of that name, or was called without one; the quotes are empty then.' {
        Assert-TestPassed $sample 'unknown'
    }

    It 'With a dash, as in Should -Equal 1, the message is A parameter cannot be found that matches parameter name ''Equal''.' {
        Assert-TestPassed $sample 'unknown with a dash'
    }

    It 'Cause: An operator of that name is registered already, with another definition: one of Pester''s, or an earlier one of yours.' {
        Assert-TestPassed $sample 'twice'
    }

    It 'Fix: Choose another name, or import Pester again (Import-Module Pester -RequiredVersion 4.10.1 -Force) after changing the operator.' {
        (Invoke-Sample -Script { Add-ShouldOperator -Name BeProofNew -Test { 1 }; Add-ShouldOperator -Name BeProofNew -Test { 2 } }).Errors | Should -Match 'has been added multiple times'
        (Invoke-Sample -Script { Add-ShouldOperator -Name BeProofNew -Test { 1 }; Import-Module ((Get-Module Pester).Path -replace 'psm1$', 'psd1') -Force; Add-ShouldOperator -Name BeProofNew -Test { 2 } }).Errors | Should -BeNullOrEmpty
    }

    It 'Cause: The expected exception fails the test itself, because the call runs before the assertion gets a chance to catch it.' {
        Assert-TestPassed $sample 'outside'; ($sample.Tests | Where-Object Name -EQ 'not wrapped').Message | Should -Be 'no backup'
    }

    It 'Cause: Should -Be walks into nested lists, and gives up after 100 levels. In most cases, both lists contain themselves.' {
        Assert-TestPassed $sample 'cyclic'
    }

    It 'Cause: The expected count is negative, usually the result of a wrong calculation. The typing error is Pester''s.' {
        Assert-TestPassed $sample 'negative'
    }

    It 'Cause: Should -Throw got nothing: the command ran before it, and had no output.' {
        Assert-TestPassed $sample 'nothing'
    }

    It 'With output, the message is Cannot process argument transformation on parameter ''ActualValue''.' {
        Get-Failure { 5 | Should -Throw } | Should -BeLike "Cannot process argument transformation on parameter 'ActualValue'.*"
        Get-Failure { $null | Should -Throw } | Should -BeLike 'Scriptblock not found.*'
    }

    It 'Cause: The type name given to -BeOfType cannot be resolved in this session. This release leaves the brackets empty.' {
        Assert-TestPassed $sample 'type'
    }

    It 'Cause: -HaveParameter got a name or nothing instead of a command object.' {
        Assert-TestPassed $sample 'command'
    }

    It 'Below using namespace System.Collections, write ([IList]), or the full name, [System.Collections.IList].' {
        $run = Invoke-Sample @'
using namespace System.Collections
using namespace System.Net
Describe 'd' { It 'short' { [Cookie]::new('a', 'b') | Should -BeOfType [Cookie] }; It 'short, not' { 'text' | Should -Not -BeOfType [IList] }; It 'in parentheses' { [Cookie]::new('a', 'b') | Should -BeOfType ([Cookie]); , [ArrayList] @(1) | Should -BeOfType ([IList]); 'text' | Should -Not -BeOfType ([IList]) }; It 'full' { [Cookie]::new('a', 'b') | Should -BeOfType [System.Net.Cookie]; , [ArrayList] @(1) | Should -BeOfType [System.Collections.IList] } }
'@
        Assert-TestPassed $run 'in parentheses', 'full'
        foreach ($name in 'short', 'short, not') { ($run.Tests | Where-Object Name -EQ $name).Message | Should -BeLike 'Could not find type `[`]. Make sure that the assembly*' -Because $name }
    }

    It 'A PowerShell class is not found by its name: pass the type, ([BackupJob]).' {
        (Invoke-Sample { class BackupJobProof { }; Describe 'd' { It 'by name' { [BackupJobProof]::new() | Should -BeOfType 'BackupJobProof' }; It 'by type' { [BackupJobProof]::new() | Should -BeOfType ([BackupJobProof]) } } }).Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'Fix: Ignore it, or read the help of a built-in operator.' {
        $run = Invoke-Sample -Script { Add-ShouldOperator -Name BeProved -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $true } }; Get-ShouldOperator -Name BeProved; 'x' | Should -BeProved; [bool] (Get-ShouldOperator -Name BeLike) }
        $run.Warnings | Should -Match 'No help found for Should operator'; $run.Value[-1] | Should -Be $true
    }

    It 'For a PSTypeName: $job.PSObject.TypeNames | Should -Contain ''My.Job''.' {
        Assert-Passing { $job = [pscustomobject]@{ PSTypeName = 'My.Job' }; $job.PSObject.TypeNames | Should -Contain 'My.Job' }
        Get-Failure { $job = [pscustomobject]@{ PSTypeName = 'My.Other' }; $job.PSObject.TypeNames | Should -Contain 'My.Job' } | Should -BeLike "Expected 'My.Job' to be found in collection*"
    }

    It 'The PSTypeName of a custom object is not a type, either.' {
        Get-Failure { [pscustomobject]@{ PSTypeName = 'My.Job' } | Should -BeOfType 'My.Job' } | Should -BeLike 'Could not find type*'
        Assert-Passing { $job = [pscustomobject]@{ PSTypeName = 'My.Job' }; $job.PSObject.TypeNames | Should -Contain 'My.Job' }
    }

    It 'It gets nothing when Get-Command does not find the command.' {
        Get-Failure { Get-Command Get-Missing -ErrorAction SilentlyContinue | Should -HaveParameter Size } | Should -BeLike 'Input value must be non-null CommandInfo object.*'
        Assert-Passing { Get-Command Get-Date | Should -HaveParameter Format }
    }

    It 'For an alias of Pester''s, such as EQ, the message is Index operation failed; the array index evaluated to null.' {
        (Invoke-Sample -Script { try { Add-ShouldOperator -Name BeProofAlias -Alias EQ -Test { 1 } } catch { "$_" } }).Value | Should -Be 'Index operation failed; the array index evaluated to null.'
    }

    It 'Or the block stands after it, as in Should -Throw { … }.' {
        Get-Failure { Should -Throw { throw 'x' } } | Should -BeLike 'Scriptblock not found.*'
        Assert-Passing { { throw 'x' } | Should -Throw }
    }

    It 'Fix: Give the parameter another name, and begin a new session, or Import-Module Pester -RequiredVersion 4.10.1 -Force: the attempt that failed has taken the name of the operator.' {
        $run = Invoke-Sample -Script {
            function Test-One ($ActualValue, [switch] $Negate, $BeTrue) { [pscustomobject] @{ Succeeded = $true } }
            function Test-Two ($ActualValue, [switch] $Negate, $Other) { [pscustomobject] @{ Succeeded = $true } }
            $add = { param ($Test) try { Add-AssertionOperator -Name BeGood -Test $Test; 'added' } catch { "$_" } }
            & $add ${function:Test-One}
            & $add ${function:Test-Two}
            Import-Module (Get-Module Pester).Path -Force
            & $add ${function:Test-Two}
        }
        $run.Value[0] | Should -BeLike 'Test block for assertion operator * contains a parameter named BeTrue*'
        $run.Value[1] | Should -BeLike 'Assertion operator name * has been added multiple times.'
        $run.Value[2] | Should -Be 'added'
    }

    It 'When the name is Be, another version of Pester is loaded in the session.' {
        $other = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
        $run = Invoke-Sample -File @{ 'other.txt' = $other; 'in/a.Tests.ps1' = 'Describe "d" { It "i" { 1 | Should -Be 1 } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'; Remove-Module Pester
            Import-Module (Get-Content other.txt)
            try { Import-Module $pester -ErrorAction Stop } catch { "$_" }
            (Get-Module Pester).Version.Major -ge 5
        }
        $run.Value | Should -Be "Assertion operator name 'Be' has been added multiple times.", $true
    }

    It 'For the two versions, run Remove-Module Pester first, or start a new session, and import the version you want.' {
        $other = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
        $run = Invoke-Sample -File @{ 'other.txt' = $other; 'in/a.Tests.ps1' = 'Describe "d" { It "i" { 1 | Should -Be 1 } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'; Remove-Module Pester
            Import-Module (Get-Content other.txt)
            Remove-Module Pester; Import-Module $pester -ErrorAction Stop
            (Get-Module Pester).Version.Major; (Invoke-Pester -Script ./in -PassThru -Show None).PassedCount
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; (Get-Module Pester).Version.Major"
        }
        $run.Value | Should -Be 4, 1, 4
    }
}
