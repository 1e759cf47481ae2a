BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/running' {

    It 'Cause: An assertion is directly in the body of Describe, not in an It or a setup block, so Pester checks it during discovery. When the assertion fails, the file fails, and what comes after the assertion is not discovered.' {
        (Invoke-Sample { Describe 'd' { It 'before' { }; 1 | Should -Be 2; It 'below' { } } }).Tests.Name | Should -Be 'before'
    }

    It 'The outer It counts as passed, the inner test as not run' {
        foreach ($test in 'Describe d { It outer { It inner { throw 1 } } }', 'Describe d { It outer { Context c { It inner { throw 1 } } } }') {
            $run = Invoke-Sample $test
            $run.Passed | Should -Be 1
            $run.NotRun | Should -Be 1
            $run.Messages | Should -Match 'Collection was modified'
        }
    }

    It 'Cause: The BeforeAll or AfterAll of the block threw or recorded a failure, or an expression in its name failed. After a BeforeAll that threw, or a name that failed, the tests of the block cannot run.' {
        foreach ($name in 'BeforeAll', 'AfterAll') { (Invoke-Sample "Describe 'd' { $name { throw 'broke' }; It 'i' { } }").Text | Should -Match '\[-\] Describe d failed' }
        foreach ($name in 'BeforeAll', 'AfterAll') { (Invoke-Sample "Describe 'd' { $name { 1 | Should -Be 2 -ErrorAction Continue }; It 'i' { Write-Host 'said: body' } }").Text | Should -Match '(?s)said: body.*\[-\] Describe d failed|\[-\] Describe d failed.*said: body' }
        (Invoke-Sample { Describe 'd' { BeforeEach { throw 'broke' }; It 'i' { } } }).Text | Should -Not -Match '\[-\] Describe d failed'
        (Invoke-Sample { Describe 'd' { BeforeAll { throw 'broke' }; It 'one' { Write-Host 'said: body' } } }).Text | Should -Not -Match 'said: body'
        $run = Invoke-Sample { Describe 'd <_.Nope()>' -ForEach 1 { It 'one' { Write-Host 'said: body' } } }
        $run.Text | Should -Match '\[-\] Describe d .*failed'
        $run.Text | Should -Not -Match 'said: body'
        $run.Failed | Should -Be 1
    }

    It 'Cause: A Describe, a Context or another It is nested in an It. An It cannot hold a block or another test. The outer It counts as passed, the inner test as not run, and the tests after it in the same block fail.' {
        foreach ($inner in 'Describe i { It inner { throw 1 } }', 'Context i { It inner { throw 1 } }', 'It inner { throw 1 }') {
            $run = Invoke-Sample "Describe 'd' { It 'outer' { $inner }; It 'after' { } }; Describe 'e' { It 'other' { } }"
            ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) -join ', ' | Should -Be 'outer Passed, after Failed, inner NotRun, other Passed'
            $run.Messages | Should -Match 'Collection was modified'
        }
    }

    It 'A read of the registry is not tried again in v5: such a run can fail with No more data is available.' -Tag Unproved { 'https://github.com/pester/Pester/issues/2418 and New-RandomTempRegistry in src/functions/TestRegistry.ps1 of 5.9.0, where only New-Item is in the try block' }
}
