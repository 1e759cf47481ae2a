BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/ConvertTo-NUnitReport' {
    BeforeAll {
        $run = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 'Describe "d" { It "passes" { }; It "skipped" { Set-ItResult -Skipped }; It "unsure" { Set-ItResult -Inconclusive }; It "left out" -Tag Slow { } }'
            Set-Content broken.Tests.ps1 'Describe "d" { throw "x" }'
            $one = Invoke-Pester a.Tests.ps1 -ExcludeTagFilter Slow -PassThru -Output None
            $xml = ConvertTo-NUnitReport $one
            "type $($xml.GetType().Name) text $((ConvertTo-NUnitReport $one -AsString).GetType().Name)"
            "root $($xml.DocumentElement.LocalName) $((ConvertTo-NUnitReport $one -Format nunit3).DocumentElement.LocalName)"
            "cases $($xml.SelectNodes('//test-case').Count) total $($xml.DocumentElement.total) not-run $($xml.DocumentElement.'not-run') results $(($xml.SelectNodes('//test-case') | ForEach-Object result) -join ',')"
            try { $null = ConvertTo-NUnitReport $one -Format NUnitXml; 'NUnitXml taken' } catch { 'NUnitXml refused' }
            "encoding $((ConvertTo-NUnitReport $one -AsString) -match 'utf-16') lines $(((ConvertTo-NUnitReport $one -AsString) -split '\n').Count -gt 5)"
            "with containers $((ConvertTo-NUnitReport ([pscustomobject] @{ Containers = $one.Containers })).SelectNodes('//test-case').Count)"
            foreach ($wrong in 'text', 5, $null) { try { $null = ConvertTo-NUnitReport $wrong; 'taken' } catch { 'refused' } }
            "odd $((ConvertTo-NUnitReport ([pscustomobject] @{ FailedCount = 1 })).DocumentElement.total)"
            $totals = $one | Select-Object -Property TotalCount, Tests | ConvertTo-NUnitReport
            "totals $($totals.DocumentElement.total) cases $($totals.SelectNodes('//test-case').Count)"
            "several $(@($one, $one | ConvertTo-NUnitReport).Count)"
            $report = ConvertTo-NUnitReport (Invoke-Pester broken.Tests.ps1 -PassThru -Output None)
            "broken cases $($report.SelectNodes('//test-case').Count) files $($report.SelectNodes('//test-suite[contains(@name, ""broken"")]').Count)"
        }
    }

    It 'Turns a result that Invoke-Pester returned into NUnit XML, to look into it or to send it somewhere.' {
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
                try { $null = ConvertTo-NUnitReport -Result $copy; 'taken' } catch { 'refused' }
                try { $null = $copy | ConvertTo-NUnitReport -ErrorAction Stop; 'taken' } catch { 'refused' }
            }
            ($result | ConvertTo-NUnitReport).GetType().Name
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
                        $report = $thing | ConvertTo-NUnitReport -ErrorVariable problems
                        "$($report.DocumentElement.LocalName) $($report.SelectNodes('//test-case').Count) $($problems.Count -gt 0)"
                        $report = $null
                        try { $report = ConvertTo-NUnitReport -Result $thing } catch { }
                        "$($null -ne $report)"
                        $report = $null
                        try { $report = $thing | ConvertTo-NUnitReport } catch { 'thrown' }
                        "$($null -ne $report)"
                    }
                })
            $session.Invoke()
            "printed $($session.Streams.Error.Count -ge 5)"
            $session.Dispose()
        }
        $piped.Value | Should -Be (@('test-results 0 True', 'False', 'thrown', 'False') * 5 + @('test-results 1 False', 'True', 'True', 'printed True'))
    }

    It 'A custom object or hashtable is accepted, without an error, if it has only properties that a result has, too, with values that PowerShell can convert. Without Containers among them, the report has no tests.' {
        $fits = Invoke-Sample -Script {
            foreach ($count in 3, '3', 'three') {
                foreach ($custom in @{ FailedCount = $count }, [pscustomobject] @{ FailedCount = $count }) {
                    try { $null = ConvertTo-NUnitReport -Result $custom; 'taken' } catch { 'refused' }
                }
            }
        }
        $fits.Value | Should -Be 'taken', 'taken', 'taken', 'taken', 'refused', 'refused'
        @($run.Value | Where-Object { $_ -eq 'refused' }).Count | Should -Be 3
        $run.Value | Should -Contain 'odd 0'
        @($run.Value | Where-Object { $_ -match '^totals [1-9]\d* cases 0$' }).Count | Should -Be 1
        $run.Value | Should -Contain 'with containers 3'
    }

    It 'When several results are piped in, only the last one is converted; use a loop instead.' {
        $run.Value | Should -Contain 'several 1'
    }

    It 'NUnit2.5 has the root element test-results' {
        $run.Value | Should -Contain 'root test-results test-run'
    }

    It 'Case does not matter. The name NUnitXml, known from the configuration, is not accepted here.' {
        $run.Value | Should -Contain 'NUnitXml refused'
        $run.Value | Should -Contain 'root test-results test-run'
    }

    It 'Returns the XML as one text, indented, instead of a document that you can query. The text names utf-16 as its encoding, so save it with Export-NUnitReport, not with Set-Content.' {
        $run.Value | Should -Contain 'encoding True lines True'
    }

    It 'Takes a Pester.Run object from the pipeline. Returns a System.Xml.XmlDocument, or a string with -AsString.' {
        $run.Value | Should -Contain 'type XmlDocument text String'
    }

    It 'Tests that a filter left out have no test-case; NUnit 2.5 counts them in not-run.' {
        "$($run.Value)" | Should -Match 'cases 3 .*not-run 1 '
    }

    It 'Skipped tests have result="Ignored" in NUnit 2.5, inconclusive tests Inconclusive.' {
        "$($run.Value)" | Should -Match 'results Success,Ignored,Inconclusive'
    }

    It 'The object that Invoke-Pester -PassThru returned.' {
        $sample = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            (Invoke-Pester a.Tests.ps1 -PassThru -Output None | ConvertTo-NUnitReport).DocumentElement.LocalName
            "$(try { (Invoke-Pester a.Tests.ps1 -Output None | ConvertTo-NUnitReport -ErrorAction Stop).DocumentElement.LocalName } catch { })"
        }
        $sample.Value | Should -Be 'test-results', ''
    }
}
