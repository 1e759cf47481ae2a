BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/reports' {
    It 'a file in which no test was found, with its message | as a failed test | as a failed suite | as a failed suite' {
        $run = Invoke-Sample -File @{ 'bad.Tests.ps1' = 'throw "LOADTEXT"' } -Inspect { ($args[0] | ConvertTo-JUnitReport).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit2.5).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit3).OuterXml }
        $run.Value | ForEach-Object { $_.Contains('LOADTEXT') } | Should -Be $true, $true, $true
        ([xml] $run.Value[0]).SelectNodes('//testcase').status | Should -Be 'Failed'
        foreach ($text in $run.Value[1..2]) {
            ([xml] $text).SelectNodes('//test-case').Count | Should -Be 0
            ([xml] $text).SelectNodes('//test-suite[contains(@name, "bad.Tests.ps1")]').result | Should -Match '^Fail'
        }
    }

    It 'the error of a file after its first tests | no | as a failed suite, without the message | as a failed suite, without the message' {
        $run = Invoke-Sample -File @{ 'bad.Tests.ps1' = "Describe d { It i { } }`nthrow 'LATETEXT'" } -Inspect { "$($args[0].Result)"; ($args[0] | ConvertTo-JUnitReport).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit2.5).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit3).OuterXml }
        $run.Value[0] | Should -Be 'Failed'
        $run.Value[1..3] | ForEach-Object { $_.Contains('LATETEXT') } | Should -Be $false, $false, $false
        ([xml] $run.Value[1]).SelectNodes('//testcase').status | Should -Be 'Passed'
        foreach ($text in $run.Value[2..3]) { ([xml] $text).SelectNodes('//test-suite[contains(@name, "bad.Tests.ps1")]').result | Should -Match '^Fail' }
    }

    It 'A file that could not be loaded is a //testcase[error].' {
        $run = Invoke-Sample -File @{ 'bad.Tests.ps1' = 'throw "LOADTEXT"'; 'a.Tests.ps1' = 'Describe d { It i { throw "own" } }' } -Inspect { ($args[0] | ConvertTo-JUnitReport).OuterXml }
        $report = [xml] $run.Value
        $report.SelectNodes('//testcase[error]') | ForEach-Object { $_.name } | Should -BeLike '*bad.Tests.ps1'
        $report.SelectNodes('//testcase[failure]') | ForEach-Object { $_.name } | Should -Be 'd.i'
    }

    It 'the message of a failed BeforeAll of a block | no | no | yes, but 6.1.0-rc1 loses it' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'SETUPTEXT' }; It 'i' { } } } -Inspect { ($args[0] | ConvertTo-JUnitReport).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit2.5).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit3).OuterXml }
        $run.Value | ForEach-Object { $_.Contains('SETUPTEXT') } | Should -Be $false, $false, $false
        $run.Value | ForEach-Object { $_.Contains('escaped from your code') } | Should -Be $false, $false, $true
    }

    It 'That parameter belongs to Pester 4 and 5.' {
        (Invoke-Sample -Script { Invoke-Pester -Path . -OutputFile r.xml }).Errors | Should -BeLike '*A parameter cannot be found that matches parameter name ''OutputFile''.*'
    }

    It 'The setup of the test failed, or the test was skipped: Pester fills in the names of tests that run.' {
        $run = Invoke-Sample { Describe 'e' { BeforeAll { throw 'x' }; It 'failed <Days>' -ForEach @{ Days = 3 } { } }; Describe 'f' { BeforeEach { throw 'x' }; It 'before <Days>' -ForEach @{ Days = 3 } { } }; Describe 'd' -ForEach @{ Days = 3 } { It 'skipped <Days>' -Skip { }; It 'ran <Days>' { } } } -Inspect { ($args[0] | ConvertTo-JUnitReport).OuterXml }
        foreach ($name in 'failed', 'before', 'skipped') { $run.Value | Should -Match "$name &lt;Days&gt;" }
        $run.Value | Should -Match 'ran 3'
    }

    It 'ConvertTo-Pester4Result makes such an object.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { }; It j { throw } }' } -Script { $old = Invoke-Pester a.Tests.ps1 -PassThru -Output None | ConvertTo-Pester4Result; "$($old.TotalCount) $($old.FailedCount) $(@($old.TestResult).Count)" }
        $run.Value | Should -Be '2 1 2'
    }

    It 'The error of a failed BeforeAll or AfterAll is not in every format.' {
        $has = foreach ($format in 'NUnitXml', 'NUnit3', 'JUnitXml') {
            (Invoke-Sample 'Describe "d" { AfterAll { throw "lost error" }; It "i" { } }' -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = $format } }).Files['r.xml'] -match 'lost error'
        }
        $has | Should -Contain $true
        $has | Should -Contain $false
    }

    It 'In 6.1.0-rc1, the message of a failed BeforeAll is lost there, too.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "a" { BeforeAll { throw "BLOCKTEXT" }; It "i" { } }'; 'b.Tests.ps1' = 'BeforeAll { throw "TOPTEXT" }; Describe "b" { It "i" { } }'; 'c.Tests.ps1' = 'Describe "c" { AfterAll { throw "AFTERTEXT" }; It "i" { } }' } -Inspect { "$($args[0].FailedBlocks.ErrorRecord) $($args[0].FailedContainers.ErrorRecord) $($args[0].Tests.ErrorRecord)" }
        $run.Value | Should -Match 'AFTERTEXT'
        $run.Value | Should -Not -Match 'BLOCKTEXT|TOPTEXT'
    }
}
