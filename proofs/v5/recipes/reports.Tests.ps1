BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/reports' {
    It 'the message of a failed BeforeAll of a block | no | no | yes' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'SETUPTEXT' }; It 'i' { } } } -Inspect { ($args[0] | ConvertTo-JUnitReport).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit2.5).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit3).OuterXml }
        $run.Value | ForEach-Object { $_.Contains('SETUPTEXT') } | Should -Be $false, $false, $true
    }

    It 'a file that could not be loaded | no | no | no' {
        $run = Invoke-Sample -File @{ 'bad.Tests.ps1' = 'throw "LOADTEXT"'; 'a.Tests.ps1' = 'Describe d { It i { } }' } -Inspect { ($args[0] | ConvertTo-JUnitReport).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit2.5).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit3).OuterXml }
        $run.Value | ForEach-Object { $_.Contains('LOADTEXT') } | Should -Be $false, $false, $false
    }

    It 'The test did not run: it was skipped, or its setup failed. Pester 5 fills in the names of tests that run.' {
        $run = Invoke-Sample { Describe 'e' { BeforeAll { throw 'x' }; It 'failed <Days>' -ForEach @{ Days = 3 } { } }; Describe 'f' { BeforeEach { throw 'x' }; It 'before <Days>' -ForEach @{ Days = 3 } { } }; Describe 'd' { It 'skipped <Days>' -ForEach @{ Days = 3 } -Skip { }; It 'ran <Days>' -ForEach @{ Days = 3 } { } } } -Inspect { ($args[0] | ConvertTo-JUnitReport).OuterXml }
        $run.Value | Should -Match 'skipped &lt;Days&gt;'
        $run.Value | Should -Match 'failed &lt;Days&gt;'
        $run.Value | Should -Match 'before &lt;Days&gt;'
        $run.Value | Should -Match 'ran 3'
    }

    It 'Pester 5 still takes it, with a warning, and Pester 6 does not: use TestResult.OutputPath.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Path . -OutputFile r.xml -OutputFormat NUnitXml }
        $run.Files.Keys | Should -Contain 'r.xml'
        "$($run.Warnings) $($run.Text)" | Should -Match 'Legacy|legacy'
    }

    It 'You passed -OutputFile, which belongs to Pester 4. Pester 5 still takes it, with a warning' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester a.Tests.ps1 -OutputFile old.xml }
        "$($run.Warnings)$($run.Text)" | Should -Match 'You are using Legacy parameter set'
        $run.Files.Keys | Should -Contain 'old.xml'
    }

    It 'The errors of a failed BeforeAll or of a file that could not be loaded are not in every format.' {
        $has = foreach ($format in 'NUnitXml', 'NUnit3', 'JUnitXml') {
            foreach ($text in 'throw "lost error"; Describe "d" { It "i" { } }', 'Describe "d" { AfterAll { throw "lost error" }; It "i" { } }') {
                (Invoke-Sample $text -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = $format } }).Files['r.xml'] -match 'lost error'
            }
        }
        $has | Should -Contain $true
        $has | Should -Contain $false
    }
}
