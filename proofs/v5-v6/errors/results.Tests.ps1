BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/results' {
    It 'The summary counts files that failed as a whole.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It found { } }; throw 1; Describe e { It lost { } }'; 'b.Tests.ps1' = 'AfterAll { throw 2 }; Describe d { It i { } }' }
        $run.Text | Should -Match 'Container failed: 2'
        $run.Tests.Name | Should -Be 'found', 'i'
    }

    It 'Cause: The tag or name filter fits none of the tests, or -ExcludeTagFilter fits all of them. The tests are counted as NotRun, and the run still succeeds.' {
        foreach ($filter in @{ Tag = 'nobody' }, @{ FullName = 'nobody' }, @{ ExcludeTag = 'Slow' }, @{ ExcludeTag = 'i' }) {
            $run = Invoke-Sample { Describe 'd' -Tag Slow { It 'i' -Tag i { throw 'ran' }; It 'j' { } } } -Configuration @{ Filter = $filter }
            $run.NotRun, $run.Passed, $run.Failed, $run.Result | Should -Be $(if ($filter.ExcludeTag -eq 'i') { 1, 1, 0, 'Passed' } else { 2, 0, 0, 'Passed' })
        }
    }

    It 'it is matched against -Tag or the full name of a test or block.' {
        $test = { Describe 'd' { Context 'c' { It 'i' { } } } }
        (Invoke-Sample $test -Configuration @{ Filter = @{ FullName = 'd.c.i' } }).Passed | Should -Be 1
        (Invoke-Sample $test -Configuration @{ Filter = @{ FullName = 'i' } }).Passed | Should -Be 0
    }

    It 'The full name begins with the names of its blocks, as in Backup.works. The full name of a block, such as Backup or Backup.inner, selects all tests of that block. Any other part of a full name needs stars.' {
        $test = { Describe 'd' { It 'has a disk' { } } }
        $blocks = { Describe 'Backup' { It 'a' { }; Context 'in' { It 'b' { } } }; Describe 'Other' { It 'c' { } } }
        (Invoke-Sample $blocks -Configuration @{ Filter = @{ FullName = 'Backup' } }).Passed | Should -Be 2
        (Invoke-Sample $blocks -Configuration @{ Filter = @{ FullName = 'Backup.in' } }).Passed | Should -Be 1
        (Invoke-Sample $blocks -Configuration @{ Filter = @{ FullName = 'Back' } }).Passed | Should -Be 0
        (Invoke-Sample $blocks -Configuration @{ Filter = @{ FullName = 'in' } }).Passed | Should -Be 0
        (Invoke-Sample $test -Configuration @{ Filter = @{ FullName = '*has*' } }).Passed | Should -Be 1
        (Invoke-Sample $test -Configuration @{ Filter = @{ FullName = 'has a disk' } }).Passed | Should -Be 0
    }

    It 'and not the name that the output shows.' {
        $test = { Describe 'd' { It 'has <n>' -ForEach @{ n = 1 } { } } }
        (Invoke-Sample $test -Configuration @{ Filter = @{ FullName = 'd.has <n>' } }).Tests.Name | Should -Be 'has 1'
        (Invoke-Sample $test -Configuration @{ Filter = @{ FullName = 'd.has 1' } }).NotRun | Should -Be 1
    }

    It 'Run.Throw is on, so a failed run ends in an exception after the summary.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { throw 1 } } } -Configuration @{ Run = @{ Throw = $true } }
        $run.Errors | Should -BeLike 'Pester run failed*'
        $run.Text | Should -Match 'Tests completed'
    }

    It 'Cause: In the XML report, a test has this text when it was never started. One of these things has happened: a BeforeAll above the test threw, the name of a block around it could not be evaluated, a BeforeEach or AfterEach is at the top of the file, or a test before it holds a block or another test.' {
        $cases = @(
            @(1, 'Describe d { BeforeAll { throw 1 }; It i { Write-Host "said: ran" } }'),
            @(1, 'BeforeAll { throw 1 }; Describe d { It i { Write-Host "said: ran" } }'),
            @(1, 'Describe "d <_.Nope()>" -ForEach 1 { Context c { It i { Write-Host "said: ran" } } }'),
            @(1, 'BeforeEach { }; Describe d { It i { Write-Host "said: ran" } }'),
            @(1, 'AfterEach { }; Describe d { It i { Write-Host "said: ran" } }'),
            @(1, 'Describe d { It o { It inner { } }; It i { Write-Host "said: ran" } }'),
            @(1, 'Describe d { It o { Context c { } }; It i { Write-Host "said: ran" } }'),
            @(1, 'Describe d { It o { Describe c { } }; It i { Write-Host "said: ran" } }'),
            # These have errors of their own, or none.
            @(0, 'Describe d { BeforeEach { throw 1 }; It i { } }'),
            @(0, 'Describe d { It "i <_.Nope()>" -ForEach 1 { } }'),
            @(0, 'Describe d { AfterAll { throw 1 }; It i { } }'),
            @(0, 'AfterAll { throw 1 }; Describe d { It i { } }')
        )
        foreach ($case in $cases) {
            $run = Invoke-Sample $case[1] -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } }
            [regex]::Matches($run.Files['r.xml'], 'This test should run but it did not\. Most likely a setup in some parent block failed\.').Count | Should -Be $case[0] -Because $case[1]
            $run.Text | Should -Not -Match 'said: ran'
        }
    }

    It 'Export-NUnitReport writes only the two NUnit formats.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { foreach ($format in 'NUnit2.5', 'NUnit3', 'JUnitXml') { try { $args[0] | Export-NUnitReport -Path "$format.xml" -Format $format; "wrote $format" } catch { "refused $format" } } }
        $run.Value | Should -Be 'wrote NUnit2.5', 'wrote NUnit3', 'refused JUnitXml'
    }

    It 'Run.SkipRun has the same effect.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { foreach ($skip in $true, $false) { $r = Invoke-Pester -Configuration @{ Run = @{ PassThru = $true; SkipRun = $skip }; Output = @{ Verbosity = 'None' } }; "$($r.Result) $($r.NotRunCount)" } }
        $run.Value | Should -Be 'Passed 1', 'Passed 0'
    }

    It 'A value of the line filter begins with the full path of the file.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i -Tag Fast { } }' } -Script { foreach ($filter in @{ Tag = 'Fast,Slow' }, @{ Tag = 'Fast', 'Slow' }, @{ Line = 'a.Tests.ps1:1' }, @{ Line = "$PWD/a.Tests.ps1:1" }) { (Invoke-Pester -Configuration @{ Filter = $filter; Run = @{ PassThru = $true }; Output = @{ Verbosity = 'None' } }).PassedCount } }
        $run.Value | Should -Be 0, 1, 0, 1
    }

    It 'Several tags are a list, ''Fast'', ''Slow''.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i -Tag Fast { } }' } -Script { foreach ($filter in @{ Tag = 'Fast,Slow' }, @{ Tag = 'Fast', 'Slow' }) { (Invoke-Pester -Configuration @{ Filter = $filter; Run = @{ PassThru = $true }; Output = @{ Verbosity = 'None' } }).PassedCount } }
        $run.Value | Should -Be 0, 1
    }

    It 'The message counts blocks and files, too: 1 block failed, 1 container failed.' {
        $run = Invoke-Sample -File @{ 'block.ps1' = 'Describe d { AfterAll { throw "x" }; It i { } }'; 'file.ps1' = 'throw "x"'; 'good.ps1' = 'Describe d { It i { } }' } -Script { foreach ($file in 'block', 'file', 'good') { try { Invoke-Pester -Configuration @{ Run = @{ Path = "./$file.ps1"; Throw = $true }; Output = @{ Verbosity = 'None' } }; 'no error' } catch { "$_" } } }
        $run.Value | Should -Be 'Pester run failed, because 1 block failed', 'Pester run failed, because 1 container failed', 'no error'
    }

    It 'switch Run.Throw off if you check Result of the result object instead. FailedCount can be 0 although the run failed.' {
        $run = Invoke-Sample -File @{ 'block.ps1' = 'Describe d { AfterAll { throw "x" }; It i { } }'; 'file.ps1' = 'throw "x"'; 'test.ps1' = 'Describe d { It i { throw "x" } }'; 'good.ps1' = 'Describe d { It i { } }' } -Script { foreach ($file in 'block', 'file', 'test', 'good') { $result = Invoke-Pester "./$file.ps1" -Output None -PassThru; "$file $($result.Result) $($result.FailedCount)" } }
        $run.Value | Should -Be 'block Failed 0', 'file Failed 0', 'test Failed 1', 'good Passed 0'
    }

    It 'What the configuration calls NUnitXml has the name NUnit2.5 here.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { $r = Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Output = @{ Verbosity = 'None' }; TestResult = @{ Enabled = $true; OutputFormat = 'NUnitXml'; OutputPath = 'one.xml' } }; try { $r | Export-NUnitReport -Path two.xml -Format NUnitXml } catch { "$_" }; $r | Export-NUnitReport -Path two.xml -Format NUnit2.5; foreach ($file in 'one.xml', 'two.xml') { ([xml] (Get-Content $file -Raw)).DocumentElement.LocalName } }
        $run.Value[0] | Should -BeLike 'Cannot validate argument on parameter ''Format''.*'
        $run.Value[1, 2] | Should -Be 'test-results', 'test-results'
    }
}
