BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'Get-BackupAge.ps1' = 'function Get-BackupAge { 30 }'; 'Sample.ps1' = 'function Get-Sample { "by path" }' } -Test {
        . $PSScriptRoot/Get-BackupAge.ps1
        Write-Host "said: top $(Get-BackupAge)"
        function Get-Helper { 'early' }
        BeforeAll { . $PSCommandPath.Replace('.Tests.ps1', '.ps1'); function Get-LateHelper { 'late' }; $here = "[$($MyInvocation.MyCommand.Path)]" }
        BeforeDiscovery { $names = 'photos', 'mail'; $yes = $true; $pairs = @{ Name = 'photos'; Days = 3 }, @{ Name = 'mail'; Days = 4 } }
        Describe 'd' {
            $source = 'photos'
            Write-Host "said: body $source"
            Mock Get-Date { 'mocked in the body' }
            BeforeAll { $assigned = 'by BeforeAll'; $late = $true; $lateNames = 'a', 'b'; function Get-Real { 'real' } }
            It 'top is gone' { { Get-BackupAge } | Should -Throw "The term 'Get-BackupAge' is not recognized as a name of a cmdlet, function, script file, or executable program.*" }
            It 'top by BeforeAll' { Get-Sample | Should -Be 'by path'; $here | Should -Be '[]' }
            It 'helper' { { Get-Helper } | Should -Throw '*not recognized*'; Get-LateHelper | Should -Be 'late' }
            It 'variable of the body' { $source | Should -BeNullOrEmpty; { $source | Should -Be 'photos' } | Should -Throw "Expected 'photos', but got `$null." }
            It 'assigns' { $assigned | Should -Be 'by BeforeAll'; $assigned = 'by the test'; $assigned | Should -Be 'by the test' }
            It 'reads after the assignment' { $assigned | Should -Be 'by BeforeAll' }
            It 'mock of the body' { Get-Date | Should -BeOfType datetime }
            It 'mocks' { Mock Get-Real { 'mocked' }; Get-Real | Should -Be 'mocked'; Get-Real; Should -Invoke Get-Real -Times 2 -Exactly }
            It 'mock of the test before' { Get-Real | Should -Be 'real'; Mock Get-Real { 'again' }; Get-Real; Should -Invoke Get-Real -Times 1 -Exactly; Should -Invoke Get-Real -Times 3 -Exactly -Scope Describe }
            foreach ($name in 'photos', 'mail') { It "loop $name" { $name | Should -BeNullOrEmpty } }
            It 'each <_>' -ForEach $names { $_ | Should -BeIn 'photos', 'mail' }
            It 'pair <Name>' -TestCases $pairs { "$Name $Days" | Should -BeIn 'photos 3', 'mail 4' }
            It 'skip too late' -Skip:$late { $late | Should -BeTrue }
            It 'skip in time' -Skip:$yes { throw 'ran' }
            Context 'skipped' -Skip:$yes { It 'in a context' { throw 'ran' } }
            It 'throw' {
                { { throw 'the disk is full' } | Should -Throw 'disk' } | Should -Throw "Expected an exception with message like 'disk' to be thrown, but the message was 'the disk is full'.*"
                { throw 'the disk is full' } | Should -Throw '*disk*'; { throw 'disk [C:]' } | Should -Throw 'disk `[C:`]'; { { throw 'disk [C:]' } | Should -Throw 'disk [C:]' } | Should -Throw
            }
            It 'error id' { { Get-Item ./missing -ErrorAction Stop } | Should -Throw -ErrorId 'PathNotFound*'; { { Get-Item ./missing -ErrorAction Stop } | Should -Throw -ErrorId 'PathNotFound' } | Should -Throw }
            It 'verifiable' { Mock Get-Real { } -Verifiable; { Should -InvokeVerifiable } | Should -Throw; Get-Real; Should -InvokeVerifiable }
            It 'never' { Mock Get-Real { }; Should -Not -Invoke Get-Real; Get-Real; { Should -Not -Invoke Get-Real } | Should -Throw }
            It 'parameters that stay' { Mock Get-Real { }; Get-Real; Should -Invoke Get-Real -Times 1 -Exactly -ParameterFilter { $true }; Should -Invoke Get-Real -Times 0 -Exactly -ParameterFilter { $false } }
        }
        Describe 'skipped' -Skip { It 'in a describe' { throw 'ran' } }
    }
    function Get-Result ($Name) { ($sample.Tests | Where-Object Name -EQ $Name).Result }

    $suite = @{
        'a/One.Tests.ps1' = 'Describe "One" { Context "c" { It "good" -Tag Slow { }; It "bad" { throw "broke" } } }'
        'b/Two.Tests.ps1' = 'Describe "Two" { It "good" -Tag Fast { } }'
        'source/Code.ps1' = 'function Get-It { 1 }'
    }
    # Names of the tests that ran.
    function Get-Ran ([scriptblock] $Script) {
        $run = Invoke-Sample -File $suite -Script $Script
        @($run.Tests | Where-Object Result -NE 'NotRun' | ForEach-Object { $_.Path } | Sort-Object) -join ', '
    }
    # Exit codes of the runs that end PowerShell, each in a process of its own.
    $exits = Invoke-Sample -File ($suite + @{ 'two/Sample.Tests.ps1' = 'Describe d { It a { throw 1 }; It b { throw 1 }; It c { } }' }) -Script {
        $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
        foreach ($call in '-Path ./two -CI', '-Configuration @{ Run = @{ Path = "./a"; Exit = $true } }', '-Path ./a') {
            Set-Content run.ps1 "Import-Module '$pester'; Invoke-Pester $call"
            $null = & (Get-Process -Id $PID).Path -NoProfile -File run.ps1
            $LASTEXITCODE
        }
    }
    $result = (Invoke-Sample -File $suite -Script {
            $r = Invoke-Pester -Path . -PassThru -Output None
            "$($r.Containers.Count) $(@($r.Containers.Blocks.Tests).Count) $($r.Failed.Count) $($r.Skipped.Count)"
            $r.Failed | ForEach-Object ExpandedPath
            "$($r.PSObject.Properties.Name -contains 'TestResult')"
            $old = ConvertTo-Pester4Result $r
            "$($old.TestResult.Count) $(($old.TestResult | Where-Object Result -EQ Failed).Name)"
            (ConvertTo-NUnitReport $r).OuterXml -match '<test-results .*total="3"'
        }).Value
}

Describe 'migrations/v4-to-v5' {
    It 'Pester 5 reads a whole test file first (discovery) and runs its tests afterwards.' {
        $run = Invoke-Sample { Describe 'd' { Write-Host 'said: body 1'; It 'i' { Write-Host 'said: test' } }; Describe 'e' { Write-Host 'said: body 2'; It 'j' { } } }
        @($run.Output -match 'said: ') -replace '.*said: ' | Should -Be 'body 1', 'body 2', 'test'
    }

    It 'move what your tests need into BeforeAll, data for loops into BeforeDiscovery, and the settings of a run into a configuration object.' {
        Assert-TestPassed $sample 'top by BeforeAll', 'assigns', 'each photos', 'each mail'
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { $c = New-PesterConfiguration; $c.Run.PassThru = $true; $c.Output.Verbosity = 'None'; Invoke-Pester -Configuration $c }).Passed | Should -Be 1
    }

    It 'In v5, what was at the top of the file and of the block is now in a BeforeAll:' {
        (Invoke-Sample -File @{ 'Age.ps1' = 'function Get-Age { ((Get-Date) - [datetime] "2026-01-01").Days }' } -Test {
            BeforeAll { . $PSScriptRoot/Age.ps1 }
            Describe 'd' { BeforeAll { Mock Get-Date { [datetime] '2026-01-31' } }; It 'i' { Get-Age | Should -Be 30 } }
        }).Passed | Should -Be 1
    }

    It 'Loading the code under test | The term ''…'' is not recognized | into BeforeAll, with $PSScriptRoot' {
        $sample.Text | Should -Match 'said: top 30'
        Assert-TestPassed $sample 'top is gone', 'top by BeforeAll'
        # a module stays, so the sentence is about functions
        (Invoke-Sample { New-Module Top { function Get-Top { 1 } } | Import-Module; Describe 'd' { It 'i' { Get-Top | Should -Be 1 } } }).Passed | Should -Be 1
    }

    It 'Variables of a block | Expected …, but got $null. | into BeforeAll or BeforeEach' {
        $sample.Text | Should -Match 'said: body photos'
        Assert-TestPassed $sample 'variable of the body', 'assigns'
    }

    It 'Mocks of a block | the real command runs | into BeforeAll or BeforeEach' {
        Assert-TestPassed $sample 'mock of the body'
        (Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date { 'mocked' } }; It 'i' { Get-Date | Should -Be 'mocked' } }; Describe 'e' { BeforeAll { Mock Get-Date { 'mocked' } }; It 'i' { Get-Date | Should -Be 'mocked' } } }).Passed | Should -Be 2
    }

    It 'Loops around It | right names, empty values | -ForEach and BeforeDiscovery' {
        Assert-TestPassed $sample 'loop photos', 'loop mail', 'each photos', 'each mail'
    }

    It 'It outside of a block | Test cannot be directly in the root. | put a Describe around it' {
        (Invoke-Sample 'It "alone" { }').Messages | Should -BeLike '*Test cannot be directly in the root.*'
        (Invoke-Sample 'Describe "d" { It "alone" { } }').Passed | Should -Be 1
    }

    It '-Skip with a condition | the test still runs | compute it in BeforeDiscovery' {
        Get-Result 'skip too late' | Should -Be 'Passed'
        Get-Result 'skip in time' | Should -Be 'Skipped'
    }

    It 'Should -Throw with a text | Expected an exception with message like … | add wildcards' {
        Assert-TestPassed $sample 'throw'
    }

    It 'Parameters for a test file | No test files were found | New-PesterContainer -Data' {
        (Invoke-Sample -File @{ 'Disk.Tests.ps1' = 'param ($Target) Describe "to <Target>" { It "i" { $Target | Should -Be disk } }' } -Script {
            Invoke-Pester -Container (New-PesterContainer -Path ./Disk.Tests.ps1 -Data @{ Target = 'disk' }) -PassThru -Output None
        }).Tests.Path | Should -Be 'to disk.i'
    }

    It 'The result | properties are missing | the new object, or ConvertTo-Pester4Result' {
        $result[2, 3] | Should -Be 'False', '3 bad'
    }

    It 'Gherkin | The term ''Invoke-Gherkin'' is not recognized | stay on v4 for these tests' {
        (Invoke-Sample -Script { Invoke-Gherkin }).Errors | Should -BeLike 'The term ''Invoke-Gherkin'' is not recognized*'
    }

    It 'CommandNotFoundException: The term ''Get-BackupAge'' is not recognized as a name of a cmdlet, function, script file, or executable program.' {
        Assert-TestPassed $sample 'top is gone'
    }

    It 'A function that the top of the file defines or dot-sources exists during discovery only. So does a variable. If the top of the file sets $here, the variable is empty in a test, and a path that begins with it fails: Cannot find path ''/samples'' because it does not exist.' {
        $sample.Text | Should -Match 'said: top 30'
        Assert-TestPassed $sample 'top is gone', 'top by BeforeAll'
        $run = Invoke-Sample { $here = $PSScriptRoot; Describe 'd' { It 'i' { Get-Item "$here/samples-of-proof" -ErrorAction Stop } } }
        "$($run.Messages)" | Should -Match "Cannot find path '[^']*samples-of-proof' because it does not exist."
        "$($run.Messages)" | Should -Not -Match "[\\/]\w+[\\/]samples-of-proof'"
        # a module stays, so the sentence is about functions
        (Invoke-Sample { New-Module Top { function Get-Top { 1 } } | Import-Module; Describe 'd' { It 'i' { Get-Top | Should -Be 1 } } }).Passed | Should -Be 1
    }

    It 'Dot-source or import in a BeforeAll at the top of the file. This BeforeAll may be outside of every Describe. $MyInvocation.MyCommand.Path is empty there; use $PSScriptRoot, or derive the name from $PSCommandPath:' {
        Assert-TestPassed $sample 'top is gone', 'top by BeforeAll'
    }

    It 'Helper functions that a test file defines for itself move into a BeforeAll as well.' {
        Assert-TestPassed $sample 'helper'
    }

    It 'Expected ''photos'', but got $null.' {
        Assert-TestPassed $sample 'variable of the body'
    }

    It 'The body of Describe and Context runs during discovery, and its variables are gone when the tests run.' {
        $sample.Text | Should -Match '(?s)said: body photos.*Describing '
        Assert-TestPassed $sample 'variable of the body'
    }

    It 'A test can read what BeforeAll assigned, but a plain assignment in a test, such as $count = 2, ends with that test.' {
        Assert-TestPassed $sample 'assigns', 'reads after the assignment'
        (Invoke-Sample { Describe 'd' { BeforeAll { $count = @{ n = 1 } }; It 'i' { $count.n = 2; $script:other = 3 }; It 'j' { "$($count.n)$other" | Should -Be '23' } } }).Passed | Should -Be 2
    }

    It 'A Mock directly in a Describe or Context raises no error and has no effect: the tests call the real command.' {
        Assert-TestPassed $sample 'mock of the body'
        (Invoke-Sample { Describe 'd' { Context 'c' { Mock Get-Date { 'x' }; It 'i' { Get-Date | Should -BeOfType datetime } } } }).Result | Should -Be 'Passed'
    }

    It 'A mock from an It ends with that It now' {
        Assert-TestPassed $sample 'mocks', 'mock of the test before'
    }

    It 'Tests that relied on the mock of an earlier test need it in BeforeAll.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { 'x' } }; It 'i' { Get-Date | Should -Be 'x' }; It 'j' { Get-Date | Should -Be 'x' } } }).Passed | Should -Be 2
    }

    It 'In v4 the loop variable was visible in the body of It.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/It.ps1, and the test file for v4 below the sentence, which npm run examples runs'
    }

    It 'Now the variable is empty there, and $_ of ForEach-Object is an empty hashtable. The name of the test, a text in double quotes, is still right.' {
        $run = Invoke-Sample {
            Describe 'd' {
                foreach ($name in 'photos', 'mail') { It "foreach $name" { $name | Should -BeNullOrEmpty } }
                'photos', 'mail' | ForEach-Object { It "piped $_" { $_ | Should -BeOfType hashtable; $_.Count | Should -Be 0 } }
            }
        }
        Assert-TestPassed $run 'foreach photos', 'foreach mail', 'piped photos', 'piped mail'
        Assert-TestPassed $sample 'loop photos', 'loop mail', 'each photos', 'each mail', 'pair photos', 'pair mail'
        (Invoke-Sample -Script { (Get-Command It).Parameters['ForEach'].Aliases }).Value | Should -Contain 'TestCases'
        (Invoke-Sample -Script { (Get-Command Describe).Parameters['ForEach'].Aliases }).Value | Should -Not -Contain 'TestCases'
    }

    It 'Hand the values over with -ForEach, which takes plain values ($_) and hashtables (a variable for each key). In It, this parameter is also called -TestCases.' {
        Assert-TestPassed $sample 'loop photos', 'loop mail', 'each photos', 'each mail', 'pair photos', 'pair mail'
        (Invoke-Sample -Script { (Get-Command It).Parameters['ForEach'].Aliases }).Value | Should -Contain 'TestCases'
        (Invoke-Sample -Script { (Get-Command Describe).Parameters['ForEach'].Aliases }).Value | Should -Not -Contain 'TestCases'
    }

    It 'The data must be known at discovery. Compute it in BeforeDiscovery: what BeforeAll assigns comes too late.' {
        (Invoke-Sample { BeforeDiscovery { $n = 1, 2 }; Describe 'd' { It 'i <_>' -ForEach $n { } } }).Passed | Should -Be 2
        (Invoke-Sample { Describe 'd' { BeforeAll { $n = 1, 2 }; It 'i <_>' -ForEach $n { }; It 'j' { } } }).Tests.Name | Should -Not -Contain 'i 1'
    }

    It 'The keys of a hashtable are variables in the body, without a param() block.' {
        Assert-TestPassed $sample 'pair photos', 'pair mail'
    }

    It 'v4 ran an It that is in no block.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/It.ps1, and the test file for v4 below the sentence, which npm run examples runs'
    }

    It 'Now it has to be in a Describe. BeforeEach and AfterEach cannot be at the top of a file either; BeforeAll and AfterAll can.' {
        foreach ($name in 'BeforeEach', 'AfterEach') { (Invoke-Sample "$name { }; Describe d { It i { } }").Result | Should -Be 'Failed' }
        (Invoke-Sample 'BeforeAll { }; AfterAll { }; Describe d { It i { } }').Result | Should -Be 'Passed'
    }

    It '-Skip:$condition is read during discovery, so a variable of BeforeAll is $null there and the test runs.' {
        Get-Result 'skip too late' | Should -Be 'Passed'
    }

    It 'Environment variables are known at discovery: -Skip:([bool] $env:CI).' {
        (Invoke-Sample { Describe 'd' { It 'i' -Skip:([bool] $env:PROOF_SKIP) { } } } -Environment @{ PROOF_SKIP = '1' }).Skipped | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' -Skip:([bool] $env:PROOF_SKIP) { } } } -Environment @{ PROOF_SKIP = '' }).Passed | Should -Be 1
    }

    It 'Without [bool] a text fails the whole file.' {
        $run = Invoke-Sample { Describe 'd' { It 'h' { }; It 'i' -Skip:$env:PROOF_SKIP { } } } -Environment @{ PROOF_SKIP = '1' } -Script { $r = Invoke-Pester -Path . -PassThru -Output None; "files $($r.FailedContainersCount) $($r.Containers[0].ErrorRecord)" }
        $run.Value | Should -Match "files 1 .*on parameter 'Skip'"
    }

    It '[Environment]::OSVersion.Platform -eq ''Win32NT'' works, too' {
        $run = Invoke-Sample { Describe 'd' { It 'i' -Skip:([Environment]::OSVersion.Platform -eq 'Win32NT') { }; It 'j' -Skip:([Environment]::OSVersion.Platform -ne 'Win32NT') { } } }
        $run.Passed | Should -Be 1
        $run.Skipped | Should -Be 1
    }

    It '$IsWindows is empty in Windows PowerShell 5.1, so -Skip:(-not $IsWindows) skips every test there.' {
        (Invoke-Sample { Describe 'd' { It 'i' -Skip:(-not $SomethingUnknown) { throw 'never' } } }).Skipped | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' -Skip:(-not $PSHOME) { } } }).Passed | Should -Be 1
    }

    It '-Skip now also works on Describe and Context. It replaces $PSDefaultParameterValues[''It:Skip'']: set in BeforeAll, that default skips other tests.' {
        $other = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { BeforeAll { $PSDefaultParameterValues["It:Skip"] = $true }; It own { } }'; 'b.Tests.ps1' = 'Describe e { It other { } }' } -Script { foreach ($file in 'a', 'b') { "$((Invoke-Pester -Path "./$file.Tests.ps1" -PassThru -Output None).Tests.Result)" } }
        $other.Value | Should -Be 'Passed', 'Skipped'
        Get-Result 'in a describe' | Should -Be 'Skipped'
        Get-Result 'in a context' | Should -Be 'Skipped'
    }

    It 'Expected an exception with message like ''disk'' to be thrown, but the message was ''the disk is full''.' {
        Assert-TestPassed $sample 'throw'
    }

    It 'In v4 a part of the message was enough.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/PesterThrow.ps1, and the test file for v4 below the sentence, which npm run examples runs'
    }

    It 'Now the text is a -like pattern for the whole message, and -ErrorId is compared in the same way. Put stars around a part of the message. Put a backtick before a literal bracket, and use single quotes.' {
        Assert-TestPassed $sample 'throw', 'error id'
    }

    It 'Assert-MockCalled Remove-Item | Should -Invoke Remove-Item' {
        Assert-TestPassed $sample 'mocks'
    }

    It 'Assert-MockCalled Remove-Item -Times 0 | Should -Not -Invoke Remove-Item' {
        Assert-TestPassed $sample 'never'
    }

    It 'Assert-VerifiableMock | Should -InvokeVerifiable' {
        Assert-TestPassed $sample 'verifiable'
    }

    It 'The default scope has changed. Inside an It, only the calls of that test count; in v4 all calls of the block so far counted.' {
        Assert-TestPassed $sample 'mock of the test before'
    }

    It 'Add -Scope with the kind of the nearest block, Describe or Context, to count them all.' {
        Assert-TestPassed $sample 'mock of the test before', 'parameters that stay'
        (Invoke-Sample -File @{ 'M.psm1' = 'function Get-Today { Get-Date }' } -Test { Describe 'd' { Context 'c' { BeforeAll { Import-Module $PSScriptRoot/M.psm1; Mock Get-Date { 'x' } -ModuleName M }; It 'i' { Get-Today }; It 'j' { Get-Today; Should -Invoke Get-Date -ModuleName M -Times 2 -Exactly -Scope Context } } } }).Passed | Should -Be 2
    }

    It '-ParameterFilter, -Times, -Exactly and -ModuleName stay.' {
        Assert-TestPassed $sample 'parameters that stay'
        (Invoke-Sample -File @{ 'M.psm1' = 'function Get-Today { Get-Date }' } -Test { Describe 'd' { Context 'c' { BeforeAll { Import-Module $PSScriptRoot/M.psm1; Mock Get-Date { 'x' } -ModuleName M }; It 'i' { Get-Today }; It 'j' { Get-Today; Should -Invoke Get-Date -ModuleName M -Times 2 -Exactly -Scope Context } } } }).Passed | Should -Be 2
    }

    It 'With -Not, leave out -Times 0 and -Exactly. Should -Not -Invoke Remove-Item -Exactly forbids precisely one call, and two calls pass. Should -Invoke Remove-Item -Times 0 -Exactly is right, too.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { Mock Remove-Item { } }
                It 'plain, <_> calls' -ForEach 0, 1, 2 { for ($n = 0; $n -lt $_; $n++) { Remove-Item x }; Should -Not -Invoke Remove-Item }
                It 'exactly, <_> calls' -ForEach 0, 1, 2 { for ($n = 0; $n -lt $_; $n++) { Remove-Item x }; Should -Not -Invoke Remove-Item -Exactly }
                It 'not 0 times, <_> calls' -ForEach 0, 1, 2 { for ($n = 0; $n -lt $_; $n++) { Remove-Item x }; Should -Not -Invoke Remove-Item -Times 0 }
                It 'exactly 0 times, <_> calls' -ForEach 0, 1, 2 { for ($n = 0; $n -lt $_; $n++) { Remove-Item x }; Should -Invoke Remove-Item -Times 0 -Exactly }
            }
        }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'plain, 0 calls', 'exactly, 0 calls', 'exactly, 2 calls', 'exactly 0 times, 0 calls'
    }

    It '-Script | -Path, or Run.Path' {
        Get-Ran { Invoke-Pester -Path ./b -PassThru -Output None } | Should -Be 'Two.good'
        Get-Ran { Invoke-Pester -Configuration @{ Run = @{ Path = './b'; PassThru = $true }; Output = @{ Verbosity = 'None' } } } | Should -Be 'Two.good'
    }

    It '-TestName | -FullNameFilter, or Filter.FullName; it compares the whole path of a test or a block, Describe.Context.It' {
        Get-Ran { Invoke-Pester -Path . -FullNameFilter 'One.c' -PassThru -Output None } | Should -Be 'One.c.bad, One.c.good'
        Get-Ran { Invoke-Pester -Path . -FullNameFilter 'One.c.g' -PassThru -Output None } | Should -BeNullOrEmpty
        Get-Ran { Invoke-Pester -Path . -FullNameFilter 'One.c.good' -PassThru -Output None } | Should -Be 'One.c.good'
        Get-Ran { Invoke-Pester -Path . -FullNameFilter 'good' -PassThru -Output None } | Should -BeNullOrEmpty
        Get-Ran { Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Filter = @{ FullName = 'One.c.good' }; Output = @{ Verbosity = 'None' } } } | Should -Be 'One.c.good'
    }

    It '-Tag, -ExcludeTag | -TagFilter, -ExcludeTagFilter, or Filter.Tag, Filter.ExcludeTag' {
        Get-Ran { Invoke-Pester -Path . -TagFilter Slow -PassThru -Output None } | Should -Be 'One.c.good'
        Get-Ran { Invoke-Pester -Path . -ExcludeTagFilter Slow -PassThru -Output None } | Should -Be 'One.c.bad, Two.good'
        Get-Ran { Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Filter = @{ Tag = 'Slow', 'Fast'; ExcludeTag = 'Slow' }; Output = @{ Verbosity = 'None' } } } | Should -Be 'Two.good'
    }

    It '-Show All, -Show Fails | -Output Detailed, -Output Normal (default), or Output.Verbosity' {
        $levels = (Invoke-Sample -File $suite -Script { Invoke-Pester -Path . -Output Detailed 6>&1 | Out-String; Invoke-Pester -Path . -Output Normal 6>&1 | Out-String; (New-PesterConfiguration).Output.Verbosity.Value; Invoke-Pester -Configuration @{ Output = @{ Verbosity = 'Detailed' } } 6>&1 | Out-String }).Value
        $levels[0, 3] | ForEach-Object { $_ | Should -Match '\[\+\] good' }
        $levels[1] | Should -Not -Match '\[\+\] good'
        $levels[1] | Should -Match '\[-\] One\.c\.bad'
        $levels[2] | Should -Be 'Normal'
    }

    It '-Show None, -Quiet | -Output None' {
        (Invoke-Sample -File $suite -Script { Invoke-Pester -Path . -Output None }).Text | Should -BeNullOrEmpty
    }

    It '-EnableExit | -CI, or Run.Exit' {
        $exits.Value | Should -Be 2, 1, 0
    }

    It '-OutputFile, -OutputFormat | TestResult.Enabled, TestResult.OutputPath, TestResult.OutputFormat' {
        $run = Invoke-Sample -File $suite -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'results.xml'; OutputFormat = 'JUnitXml' } }
        $run.Files['results.xml'] | Should -Match '<testsuites'
    }

    It '-PassThru | -PassThru, or Run.PassThru' {
        (Invoke-Sample -File $suite -Script { $null -eq (Invoke-Pester -Path . -Output None); $null -eq (Invoke-Pester -Path . -Output None -PassThru); $null -eq (Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Output = @{ Verbosity = 'None' } }) }).Value | Should -Be $true, $false, $false
    }

    It 'On a build server Invoke-Pester -CI does most of that: it writes testResults.xml and exits with the number of failures.' {
        $exits.Value[0] | Should -Be 2
        $exits.Files['testResults.xml'] | Should -Match 'test-results'
    }

    It 'No test files were found and no scriptblocks were provided.' {
        $run = Invoke-Sample -File @{ 'Disk.Tests.ps1' = 'param ($Target) Describe d { It i { } }' } -Script { Invoke-Pester -Path @{ Path = './Disk.Tests.ps1'; Parameters = @{ Target = 'disk' } } }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found and no scriptblocks were provided\.'
    }

    It 'A hashtable with Path and Parameters is not a path.' {
        (Invoke-Sample -File $suite -Script { Invoke-Pester -Path @{ Path = './b'; Parameters = @{ } } -PassThru -Output None }).Passed | Should -BeNullOrEmpty
    }

    It '-PassThru returns a tree of containers, blocks and tests with lists such as Failed and Skipped.' {
        $result[0, 1, 2] | Should -Be '2 1 1 0', 'One.c.bad', 'False'
    }

    It 'ConvertTo-Pester4Result turns the tree into the flat object of v4, for scripts that you cannot change now. ConvertTo-NUnitReport turns the tree into a report.' {
        $result[3, 4] | Should -Be '3 bad', $true
    }

    It 'The FailedCount of the flat object leaves out a file that broke in discovery, and a failed AfterAll at the top of a file. Look at Result of the original, too.' {
        . $PSScriptRoot/../samples/pester4Result.ps1
    }

    It 'Invoke-Gherkin and .feature files work in v4 only.' {
        $run = Invoke-Sample -File @{ 'a.feature' = "Feature: f`n  Scenario: s`n    Given g" } -Script { Get-Command Invoke-Gherkin -ErrorAction Ignore; Invoke-Pester -Path ./a.feature }
        $run.Value | Should -BeNullOrEmpty
        "$($run.Errors) $($run.Text)" | Should -Not -Match 'Tests Passed: 1'
    }

    It '-CodeCoverage, -CodeCoverageOutputFile | CodeCoverage.Enabled, CodeCoverage.Path, CodeCoverage.OutputPath' {
        # Without a console the tracer ends the run.
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }'; 'source/Code.ps1' = 'function Get-It { 1 }' } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './source/*.ps1'; OutputPath = 'covered.xml'; UseBreakpoints = $true } }
        $run.Files['covered.xml'] | Should -Match 'Code\.ps1'
    }

    It 'A test that vanished is a mistake too.' {
        $run = Invoke-Sample 'Describe d { BeforeAll { $list = 1, 2 }; foreach ($one in $list) { It "i $one" { } }; It other { } }'
        $run.Passed, $run.Failed | Should -Be 1, 0
    }

    It 'Until a file is converted it can stay on v4, in a run of its own.' -Tag Unproved {
        'Versions stand side by side on the module path: https://learn.microsoft.com/powershell/module/microsoft.powershell.core/import-module'
    }

    It 'In v5 the wrapper runs at discovery, before any BeforeAll has imported the module.' {
        $module = @{ 'Wrapped.psm1' = 'function Get-Inner { 1 }; Export-ModuleMember' }
        $run = Invoke-Sample -File $module { BeforeAll { Import-Module $PSScriptRoot/Wrapped.psm1 }; InModuleScope Wrapped { Describe 'd' { It 'i' { } } } }
        $run.Text | Should -Match 'No modules named ''Wrapped'' are currently loaded'
        $run.Passed | Should -Be 0
        (Invoke-Sample -File $module { BeforeAll { Import-Module $PSScriptRoot/Wrapped.psm1 }; Describe 'd' { It 'i' { InModuleScope Wrapped { Get-Inner } | Should -Be 1 } } }).Passed | Should -Be 1
    }

    It 'The wrapped file also runs in v5 if Import-Module stays above the wrapper, and variables and mocks move into a BeforeAll inside' {
        $module = @{ 'Wrapped.psm1' = 'function Get-Inner { 1 }; function Get-Outer { Get-Inner }; Export-ModuleMember Get-Outer' }
        $run = Invoke-Sample -File $module {
            Import-Module $PSScriptRoot/Wrapped.psm1 -Force
            InModuleScope Wrapped {
                Describe 'moved' { BeforeAll { $name = 'photos'; Mock Get-Inner { 2 } }; It 'inside' { Get-Outer | Should -Be 2; $name | Should -Be 'photos'; Should -Invoke Get-Inner -Times 1 } }
                Describe 'left' { $name = 'photos'; Mock Get-Inner { 2 }; It 'in the body' { Get-Outer | Should -Be 1; $name | Should -BeNullOrEmpty } }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'But the wrapper hides what the module fails to export.' {
        $run = Invoke-Sample -File @{ 'Wrapped.psm1' = 'function Get-Inner { 1 }; function Get-Outer { 2 }; Export-ModuleMember Get-Outer' } {
            Import-Module $PSScriptRoot/Wrapped.psm1 -Force
            InModuleScope Wrapped { Describe 'wrapped' { It 'not exported' { Get-Inner | Should -Be 1 } } }
            Describe 'plain' { It 'not exported' { Get-Inner | Should -Be 1 }; It 'exported' { Get-Outer | Should -Be 2 } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'A script adds the dashes in all files of a folder.' {
        . "$PSScriptRoot/../../v4-v5-v6/samples/dashScript.ps1"
        Assert-Converted $(if ($env:PROOFS_VERSION -eq 'v6') { 'docs/errors/operators.mdx' } else { 'versioned_docs/version-v5/errors/operators.mdx' })
    }

    It 'InModuleScope around the file | No modules named ''…'' are currently loaded. | import in BeforeAll, -ModuleName on mocks' {
        $module = @{ 'Backup.psm1' = 'function Get-Today { Get-Date }' }
        $wrapped = Invoke-Sample -File $module -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 }
            InModuleScope Backup { Describe 'd' { It 'wrapped' { Mock Get-Date { 'mocked' }; Get-Today | Should -Be 'mocked' } } }
        }
        $wrapped.Passed | Should -Be 0
        "$($wrapped.Messages) $($wrapped.Text)" | Should -Match "No modules named 'Backup' are currently loaded\."
        $named = Invoke-Sample -File $module -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 }
            Describe 'd' { It 'named' { Mock Get-Date { 'mocked' } -ModuleName Backup; Get-Today | Should -Be 'mocked' } }
        }
        Assert-TestPassed $named 'named'
    }

    It 'A broken file and a failed AfterAll, which v4 listed as failed tests, are in FailedContainers and FailedBlocks.' {
        $run = Invoke-Sample { Describe 'd' { AfterAll { throw 'x' }; It 'i' { } } } -File @{ 'Load.Tests.ps1' = 'Describe k { It l {' } -Inspect {
            $args[0].Failed.Count; "$($args[0].FailedContainers | ForEach-Object { $_.Item.Name }) $($args[0].FailedBlocks.Name)"
        }
        $run.Value | Should -Be 0, 'Load.Tests.ps1 d'
    }

    It 'In AfterAll, a check with -InvokeVerifiable now passes for mocks of a test or a BeforeEach, whether they were called or not. Move such a check into the tests.' {
        $gone = Invoke-Sample {
            Describe 'test' { It 'i' { Mock Get-Date { } -Verifiable }; AfterAll { Should -InvokeVerifiable } }
            Describe 'each' { BeforeEach { Mock Get-Date { } -Verifiable }; It 'j' { }; AfterAll { Should -InvokeVerifiable } }
            Describe 'called' { It 'k' { Mock Get-Date { } -Verifiable; Get-Date }; AfterAll { Should -InvokeVerifiable } }
        } -Inspect { $args[0].FailedBlocksCount }
        $gone.Passed, $gone.Value[0] | Should -Be 3, 0
        (Invoke-Sample { Describe 'd' { BeforeEach { Mock Get-Date { } -Verifiable }; It 'not called' { Should -InvokeVerifiable }; It 'called' { Get-Date; Should -InvokeVerifiable } } }).Tests.Result | Should -Be 'Failed', 'Passed'
        (Invoke-Sample { Describe 'all' { BeforeAll { Mock Get-Date { } -Verifiable }; It 'i' { }; AfterAll { Should -InvokeVerifiable } } } -Inspect { $args[0].FailedBlocksCount }).Value | Should -Be 1
    }

    It 'No modules named ''Backup'' are currently loaded.' {
        $file = @{ 'Backup.psm1' = 'function Get-Backup { Get-Private }; function Get-Private { "private" }; Export-ModuleMember Get-Backup' }
        $around = 'InModuleScope Backup { Describe "d" { BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 }; It "i" { Get-Private | Should -Be private } } }'
        $inside = 'Describe "d" { BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 }; It "i" { InModuleScope Backup { Get-Private } | Should -Be private } }'
        (Invoke-Sample -File $file $around).Text | Should -Match "No modules named 'Backup' are currently loaded\."
        (Invoke-Sample -File $file $inside).Passed | Should -Be 1
    }

    It '-PesterOption | the configuration; the name of the suite is TestResult.TestSuiteName' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; TestSuiteName = 'Backup' } } -Inspect { ([xml] (Get-Content ./r.xml -Raw)).'test-results'.'test-suite'.name }
        $run.Value | Should -Be 'Backup'
    }
}
