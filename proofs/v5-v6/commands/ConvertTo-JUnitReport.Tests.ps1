BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/ConvertTo-JUnitReport' {
    BeforeAll {
        $run = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 'Describe "d" { It "passes" { }; It "skipped" { Set-ItResult -Skipped }; It "unsure" { Set-ItResult -Inconclusive }; It "left out" -Tag Slow { } }'
            Set-Content broken.Tests.ps1 'Describe "d" { throw "x" }'
            $one = Invoke-Pester a.Tests.ps1 -ExcludeTagFilter Slow -PassThru -Output None
            $xml = ConvertTo-JUnitReport $one
            "type $($xml.GetType().Name) text $((ConvertTo-JUnitReport $one -AsString).GetType().Name)"
            "root $($xml.DocumentElement.LocalName) suites $($xml.SelectNodes('//testsuite').Count) cases $($xml.SelectNodes('//testcase').Count) tests $($xml.DocumentElement.tests) disabled $($xml.DocumentElement.disabled)"
            "skipped $($xml.SelectNodes('//skipped').Count) status $(($xml.SelectNodes('//testcase') | ForEach-Object status) -join ',')"
            "encoding $((ConvertTo-JUnitReport $one -AsString) -match 'utf-16') lines $(((ConvertTo-JUnitReport $one -AsString) -split '\n').Count -gt 5)"
            "with containers $((ConvertTo-JUnitReport ([pscustomobject] @{ Containers = $one.Containers })).SelectNodes('//testcase').Count)"
            foreach ($wrong in 'text', 5, $null) { try { $null = ConvertTo-JUnitReport $wrong; 'taken' } catch { 'refused' } }
            foreach ($odd in [pscustomobject] @{ FailedCount = 1 }, @{ FailedCount = 1 }) { "odd $((ConvertTo-JUnitReport $odd).DocumentElement.tests) $((ConvertTo-JUnitReport $odd).SelectNodes('//testsuite').Count)" }
            try { $null = ConvertTo-JUnitReport ([pscustomobject] @{ Foreign = 1 }); 'foreign taken' } catch { 'foreign refused' }
            "all disabled $((ConvertTo-JUnitReport (Invoke-Pester a.Tests.ps1 -PassThru -Output None)).DocumentElement.disabled)"
            "several $(@($one, $one | ConvertTo-JUnitReport).Count)"
            $broken = Invoke-Pester broken.Tests.ps1 -PassThru -Output None
            $report = ConvertTo-JUnitReport $broken
            "broken suites $($report.SelectNodes('//testsuite').Count) errors $($report.DocumentElement.errors)"
        }
    }

    It 'Turns a result that Invoke-Pester returned into JUnit XML, to look into it or to send it somewhere.' {
        $run.Value | Should -Contain 'type XmlDocument text String'
    }

    It 'Text, a number and $null are refused. So is the copy that comes out of Start-Job, Import-Clixml or ConvertFrom-Json: convert the result where the tests run.' {
        $copies = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'
            $result = Invoke-Pester a.Tests.ps1 -PassThru -Output None
            Export-Clixml -InputObject $result -Path result.clixml
            $import = "Import-Module '$((Get-Module Pester).Path)'; Set-Location '$PWD'; Invoke-Pester a.Tests.ps1 -PassThru -Output None"
            $fromJob = Start-Job ([scriptblock]::Create($import)) | Receive-Job -Wait
            foreach ($copy in (Import-Clixml result.clixml), $fromJob, ($result | ConvertTo-Json -WarningAction SilentlyContinue | ConvertFrom-Json)) {
                "$($copy.Result)"
                try { $null = ConvertTo-JUnitReport -Result $copy; 'taken' } catch { 'refused' }
                try { $null = $copy | ConvertTo-JUnitReport -ErrorAction Stop; 'taken' } catch { 'refused' }
            }
            ($result | ConvertTo-JUnitReport).GetType().Name
        }
        $copies.Value | Should -Be 'Passed', 'refused', 'refused', 'Passed', 'refused', 'refused', 'Passed', 'refused', 'refused', 'XmlDocument'
    }

    It 'Piped in, such a value prints errors, and a report without tests comes out all the same. Inside of a try, the same call throws.' {
        $piped = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            # a session of its own, without the try around a sample
            $session = [powershell]::Create().AddScript("Set-Location '$PWD'; Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'").AddScript({
                    $result = Invoke-Pester a.Tests.ps1 -PassThru -Output None
                    Export-Clixml -InputObject $result -Path result.clixml
                    foreach ($thing in (Import-Clixml result.clixml), ($result | ConvertTo-Json -WarningAction SilentlyContinue | ConvertFrom-Json), 'text', 5, $null, $result) {
                        $report = $thing | ConvertTo-JUnitReport -ErrorVariable problems
                        "$($report.DocumentElement.LocalName) $($report.SelectNodes('//testcase').Count) $($problems.Count -gt 0)"
                        $report = $null
                        try { $report = ConvertTo-JUnitReport -Result $thing } catch { }
                        "$($null -ne $report)"
                        $report = $null
                        try { $report = $thing | ConvertTo-JUnitReport } catch { 'thrown' }
                        "$($null -ne $report)"
                    }
                })
            $session.Invoke()
            "printed $($session.Streams.Error.Count -ge 5)"
            $session.Dispose()
        }
        $piped.Value | Should -Be (@('testsuites 0 True', 'False', 'thrown', 'False') * 5 + @('testsuites 1 False', 'True', 'True', 'printed True'))
    }

    It 'A custom object or hashtable is accepted, without an error, if it has only properties that a result has, too, with values that PowerShell can convert. Without Containers among them, the report has no tests.' {
        $fits = Invoke-Sample -Script {
            foreach ($count in 3, '3', 'three') {
                foreach ($custom in @{ FailedCount = $count }, [pscustomobject] @{ FailedCount = $count }) {
                    try { $null = ConvertTo-JUnitReport -Result $custom; 'taken' } catch { 'refused' }
                }
            }
        }
        $fits.Value | Should -Be 'taken', 'taken', 'taken', 'taken', 'refused', 'refused'
        @($run.Value | Where-Object { $_ -eq 'refused' }).Count | Should -Be 3
        @($run.Value | Where-Object { $_ -eq 'odd 0 0' }).Count | Should -Be 2
        $run.Value | Should -Contain 'foreign refused'
        $run.Value | Should -Contain 'with containers 3'
    }

    It 'When several results are piped in, only the last one is converted; use a loop instead.' {
        $run.Value | Should -Contain 'several 1'
    }

    It 'Returns the XML as one text, indented, instead of a document that you can query. The text names utf-16 as its encoding, so save it with Export-JUnitReport, not with Set-Content.' {
        $run.Value | Should -Contain 'encoding True lines True'
    }

    It 'Takes a Pester.Run object from the pipeline. Returns a System.Xml.XmlDocument, or a string with -AsString.' {
        $run.Value | Should -Contain 'type XmlDocument text String'
    }

    It 'The root element is testsuites, with one testsuite for each test file or script block. A file of which a filter left nothing has no testsuite.' {
        "$($run.Value)" | Should -Match 'root testsuites suites 1 '
        $files = @{ 'ran.Tests.ps1' = 'Describe "d" { It "i" { }; It "j" -Tag Slow { } }'; 'skipped.Tests.ps1' = 'Describe "d" { It "i" -Skip { } }'; 'out.Tests.ps1' = 'Describe "d" -Tag Slow { It "i" { } }' }
        $three = Invoke-Sample -File $files -Script { foreach ($tag in 'Slow', 'none of these') { (ConvertTo-JUnitReport (Invoke-Pester -ExcludeTagFilter $tag -PassThru -Output None)).SelectNodes('//testsuite').Count } }
        $three.Value | Should -Be 2, 3
    }

    It 'Skipped and inconclusive tests both have a skipped element; their status tells them apart.' {
        $run.Value | Should -Contain 'skipped 2 status Passed,Skipped,Inconclusive'
    }

    It 'Tests that a filter left out have no testcase, but are counted in tests and disabled.' {
        "$($run.Value)" | Should -Match 'cases 3 tests 4 disabled 2'
        "$($run.Value)" | Should -Match 'all disabled 1'
    }

    It 'In the root element disabled counts skipped tests as well.' {
        $report = [xml] (Invoke-Sample { Describe 'd' { It 'i' { }; It 'j' -Skip { }; It 'k' -Tag Out { } } } -Configuration @{ Filter = @{ ExcludeTag = 'Out' } } -Inspect { ($args[0] | ConvertTo-JUnitReport).OuterXml }).Value
        $report.testsuites.disabled, $report.testsuites.testsuite.disabled, $report.testsuites.testsuite.skipped | Should -Be '2', '1', '1'
    }

    It 'The object that Invoke-Pester -PassThru returned.' {
        $sample = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            (Invoke-Pester a.Tests.ps1 -PassThru -Output None | ConvertTo-JUnitReport).DocumentElement.LocalName
            "$(try { (Invoke-Pester a.Tests.ps1 -Output None | ConvertTo-JUnitReport -ErrorAction Stop).DocumentElement.LocalName } catch { })"
        }
        $sample.Value | Should -Be 'testsuites', ''
    }
}
