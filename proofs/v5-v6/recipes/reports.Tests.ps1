BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $run = Invoke-Sample -File @{
        'a.Tests.ps1'   = @'
 Describe 'd' {
  It 'p <Days>' -ForEach @{ Days = 31415 } -Tag OwnTag { 'TOPIPE'; Write-Host 'TOHOST' }
  It 'skipped test' -Skip { }
  It 'inconclusive test' { Set-ItResult -Inconclusive -Because 'REASONTEXT' }
  It 'failed test' { 1 | Should -Be 2 -Because 'BECAUSETEXT' }
  It 'filtered test' -Tag Out { }
}
Describe 'setup' { BeforeAll { throw 'SETUPTEXT' }; It 'in setup' { } }
Describe 'teardown' { AfterAll { throw 'TEARDOWNTEXT' }; It 'in teardown' { } }
'@
        'bad.Tests.ps1' = 'throw "LOADTEXT"'
        'code.ps1'      = 'function Get-NotCovered { "x" }'
    } -Configuration @{ Filter = @{ ExcludeTag = 'Out' }; Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = './code.ps1'; UseBreakpoints = $true } } -Inspect {
        ($args[0] | ConvertTo-JUnitReport).OuterXml
        ($args[0] | ConvertTo-NUnitReport -Format NUnit2.5).OuterXml
        ($args[0] | ConvertTo-NUnitReport -Format NUnit3).OuterXml
        $args[0].CodeCoverage.CommandsMissedCount
        @($args[0].NotRun).Count
        "$($args[0].FailedContainers.ErrorRecord)"
        "$(($args[0].Tests | Where-Object Name -EQ 'p <Days>').StandardOutput)"
    }
    # Whether each of the three reports holds the text, in the order of the table.
    function Test-Held ($Text) { $run.Value[0..2] | ForEach-Object { $_.Contains($Text) } }
}

Describe 'recipes/reports' {
    It 'Pester writes XML for build servers and no HTML.' { (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputFormat = 'Html'; OutputPath = 'r.html' } }).Files.Keys | Should -BeNullOrEmpty }

    It 'passed, failed, skipped, inconclusive tests | yes | yes | yes' { foreach ($name in 'p 31415', 'failed test', 'skipped test', 'inconclusive test') { Test-Held $name | Should -Be $true, $true, $true } }

    It 'tests left out by a filter | no | no | no' { Test-Held 'filtered test' | Should -Be $false, $false, $false }

    It 'reason of Set-ItResult | yes | no | yes' { Test-Held 'REASONTEXT' | Should -Be $true, $false, $true }

    It 'text of -Because in a failure | yes | yes | yes' { Test-Held 'BECAUSETEXT' | Should -Be $true, $true, $true }

    It 'tags | no | no | yes' { Test-Held 'OwnTag' | Should -Be $false, $false, $true }

    It 'the values of -ForEach | only in the name | only in the name | yes' {
        Test-Held '31415' | Should -Be $true, $true, $true
        Test-Held 'name="Days"' | Should -Be $false, $false, $true
    }

    It 'what a test wrote to the pipeline | no | no | yes' { Test-Held 'TOPIPE' | Should -Be $false, $false, $true }

    It 'what a test wrote with Write-Host | no | no | no' { Test-Held 'TOHOST' | Should -Be $false, $false, $false }

    It 'tests of a block whose BeforeAll failed | as failed | as failed | as failed' { Test-Held 'in setup' | Should -Be $true, $true, $true }

    It 'the message of a failed BeforeAll or AfterAll | no | no | yes' { Test-Held 'TEARDOWNTEXT' | Should -Be $false, $false, $true }

    It 'code coverage | no | no | no' { Test-Held 'Get-NotCovered' | Should -Be $false, $false, $false }

    It 'All of it but the text of Write-Host is in the' {
        $run.Value[3..4] | Should -Be 1, 1
        $run.Value[5] | Should -Match 'LOADTEXT'
        $run.Value[6] | Should -Be 'TOPIPE'
    }

    It 'To tell the same tests of two systems apart, give each run a name of its own with TestResult.TestSuiteName, and each file a path of its own.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; TestSuiteName = 'MyLinux'; OutputPath = 'own.xml' } }).Files['own.xml'] | Should -Match 'MyLinux'
    }

    It 'Export-Clixml writes the object to a file, and Import-Clixml reads it: names, results, counts and messages are there, as a copy without methods.' {
        $copy = Invoke-Sample { Describe 'd' { It 'named' { 1 | Should -Be 2 } } } -Inspect { $args[0] | Select-Object FailedCount, @{ n = 'Tests'; e = { $_.Tests | Select-Object ExpandedName, @{ n = 'Result'; e = { "$($_.Result)" } }, @{ n = 'Message'; e = { "$($_.ErrorRecord)" } } } } | Export-Clixml a.xml; $read = Import-Clixml a.xml; $read.FailedCount; $read.Tests.ExpandedName; $read.Tests.Result; $read.Tests.Message }
        $copy.Value[0..2] | Should -Be 1, 'named', 'Failed'
        $copy.Value[3] | Should -BeLike 'Expected 2, but got 1*'
    }

    It 'The message of a failed test has a control character in it, most likely a color of the terminal, and XML cannot hold it.' {
        $colored = Invoke-Sample { Describe 'd' { It 'i' { throw "$([char] 27)[31mred" } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputPath = 'r.xml' } }
        "$($colored.Errors) $($colored.Text)" | Should -Match 'hexadecimal value 0x1B, is an invalid character'
    }

    It 'ConvertTo-Json got whole test objects, which hold their block, which holds the test.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { $test = $args[0].Tests[0]; [object]::ReferenceEquals($test.Block.Tests[0], $test) }).Value | Should -Be $true
    }
}
