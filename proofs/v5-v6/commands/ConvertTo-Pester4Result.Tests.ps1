BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/ConvertTo-Pester4Result' {
    BeforeAll {
        $run = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 'Describe "outer" { Context "b" { Context "c" { It "deep <n>" -ForEach @{ n = 3 } { throw "x" } } }; It "slow" -Tag Slow { } }; Describe "setup" { BeforeAll { throw "x" }; It "i" { } }'
            $one = Invoke-Pester a.Tests.ps1 -ExcludeTagFilter Slow -PassThru -Output None
            $old = ConvertTo-Pester4Result $one
            $deep = @($old.TestResult)[0]
            "deep $($deep.Describe)|$($deep.Context)|$($deep.Name)|[$($deep.ParameterizedSuiteName)]|[$($deep.StackTrace)]|$($deep.Result)|$($deep.FailureMessage)"
            "counts total $($old.TotalCount) of $($one.TotalCount) failed $($old.FailedCount) version $($old.Version) type $($old.GetType().Name)"
            "several $(@($one, $one | ConvertTo-Pester4Result).Count)"
            try { $null = ConvertTo-Pester4Result $null; 'taken' } catch { 'refused' }
            "other $((ConvertTo-Pester4Result 'text').TotalCount)"
            Set-Content root.Tests.ps1 'AfterAll { throw "x" }; Describe "d" { It "i" { } }'
            "root $((ConvertTo-Pester4Result (Invoke-Pester root.Tests.ps1 -PassThru -Output None)).FailedCount)"
        }
    }

    It 'Converts a result of Invoke-Pester into the flat object that Pester 4 returned, with TestResult as one list of tests.' {
        "$($run.Value)" | Should -Match 'deep outer\|'
    }

    It 'The object that Invoke-Pester -PassThru returned; $null is refused. Several may be piped in, and each is converted.' {
        $run.Value | Should -Contain 'refused'
        $run.Value | Should -Contain 'several 2'
    }

    It 'The type is not checked: an object without Containers gives an empty result with all counts at 0.' {
        $run.Value | Should -Contain 'other 0'
    }

    It 'Takes the result from the pipeline. Returns a [pscustomobject] with the counts, Time, the tag filters and TestResult; each test has Describe, Context, Name, Result, Passed, Time, FailureMessage, ErrorRecord and Parameters.' {
        "$($run.Value)" | Should -Match 'Failed\|RuntimeException: x|Failed\|x'
        "$($run.Value)" | Should -Match 'type PSCustomObject'
        $filters = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 'Describe d { It i -Tag Fast { }; It j -Tag Slow { } }'
            $old = Invoke-Pester a.Tests.ps1 -TagFilter Fast -ExcludeTagFilter Slow -FullNameFilter d.i -PassThru -Output None | ConvertTo-Pester4Result
            "$($old.TagFilter)|$($old.ExcludeTagFilter)|$($old.TestNameFilter)|$($old.ScriptBlockFilter)|$($old.PassedCount)|$($old.Time.GetType().Name)"
        }
        $filters.Value | Should -Be 'Fast|Slow|||1|TimeSpan'
    }

    It 'The outermost block becomes Describe; all blocks between it and the test are joined with a backslash in Context.' {
        "$($run.Value)" | Should -Match 'deep outer\|b\\c\|'
    }

    It 'Data-driven tests differ from those of Pester 4: Name is the template, such as keeps `<Days`> days, and so are Describe and Context. ParameterizedSuiteName is empty.' {
        "$($run.Value)" | Should -Match '\|deep <n>\|\[\]\|\[\]\|Failed'
        $blocks = Invoke-Sample { Describe 'o <_>' -ForEach 1 { Context 'c <_>' -ForEach 2 { It 'n <_>' -ForEach 3 { } } } } -Inspect { ($args[0] | ConvertTo-Pester4Result).TestResult | ForEach-Object { "$($_.Describe)|$($_.Context)|$($_.Name)|$($_.ParameterizedSuiteName)|" }; $args[0].Tests[0].ExpandedPath }
        $blocks.Value | Should -Be 'o <_>|c <_>|n <_>||', 'o 1.c 2.n 3'
    }

    It 'When a test has several errors, FailureMessage has the last one, and StackTrace has the place of the second. With one error, StackTrace is empty.' {
        $three = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 "Describe 'd' {`n AfterEach { if (`$fail) { throw 'third' } }`n It 'three' {`n `$fail = 1`n 1 | Should -Be 2 -ErrorAction Continue`n 1 | Should -Be 3 -ErrorAction Continue`n }`n It 'one' { throw 'x' }`n}"
            foreach ($test in (ConvertTo-Pester4Result (Invoke-Pester a.Tests.ps1 -PassThru -Output None)).TestResult) { "$($test.Name) $($test.FailureMessage) [$(@($test.StackTrace -split '\n')[0] -replace '^.*:')]" }
        }
        $three.Value | Should -Be 'three RuntimeException: third [6]', 'one RuntimeException: x []'
    }

    It 'Tests that did not run are left out, so TotalCount can be lower than in the original.' {
        "$($run.Value)" | Should -Match 'counts total [23] of 3'
    }

    It 'A failed one outside all blocks is not counted, and neither is a file that failed during discovery, so FailedCount can be 0 after a failed run.' {
        $run.Value | Should -Contain 'root 0'
    }

    It 'Version is always 4.99.0.' {
        "$($run.Value)" | Should -Match 'version 4\.99\.0'
    }

    It 'A block whose BeforeAll or AfterAll failed counts as one more failed test, even when both failed.' {
        $run = Invoke-Sample -Script { foreach ($text in 'Describe "d" { It "i" { } ; AfterAll { throw "x" } }', 'Describe "d" { It "i" { } }', 'Describe "d" { It "i" { }; BeforeAll { throw "x" }; AfterAll { throw "y" } }') { Set-Content a.Tests.ps1 $text; $old = ConvertTo-Pester4Result (Invoke-Pester a.Tests.ps1 -PassThru -Output None); "$($old.FailedCount) of $($old.TotalCount)" } }
        $run.Value | Should -Be '1 of 2', '0 of 1', '2 of 2'
    }
}
