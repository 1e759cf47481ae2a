BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/structured-data' {
    It 'A text that is a list of one item equals that item alone, because PowerShell takes the list apart. In PowerShell 7, use ConvertFrom-Json -NoEnumerate instead to tell the two apart.' {
        Assert-Passing {
            '[{"a":1}]' | ConvertFrom-Json | ConvertTo-Json -Depth 20 -Compress | Should -Be '{"a":1}'
        }, {
            '[{"a":1},2]' | ConvertFrom-Json | ConvertTo-Json -Depth 20 -Compress | Should -Be '[{"a":1},2]'
        }, {
            '[{"a":1}]' | ConvertFrom-Json -NoEnumerate | ConvertTo-Json -Depth 20 -Compress | Should -Be '[{"a":1}]'
        }, {
            '{"a":1}' | ConvertFrom-Json -NoEnumerate | ConvertTo-Json -Depth 20 -Compress | Should -Be '{"a":1}'
        }
    }

    It 'PowerShell 7 turns a text such as 2026-03-31T00:00:00Z into a date, in UTC: compare it with [datetime] ''2026-03-31T00:00:00''. [datetime] of a text with Z is local time.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -Test {
            Describe 'd' {
                BeforeAll { $env:TZ = 'Asia/Tokyo'; [System.TimeZoneInfo]::ClearCachedData(); $when = ('{ "when": "2026-03-31T00:00:00Z" }' | ConvertFrom-Json).when }
                It 'date' { $when | Should -BeOfType [datetime]; $when.Kind | Should -Be 'Utc'; $when | Should -Be ([datetime] '2026-03-31T00:00:00') }
                It 'text' { { $when | Should -Be '2026-03-31T00:00:00Z' } | Should -Throw }
                It 'local' { ([datetime] '2026-03-31T00:00:00Z').Kind | Should -Be 'Local'; { $when | Should -Be ([datetime] '2026-03-31T00:00:00Z') } | Should -Throw }
            }
        }
        Assert-TestPassed $run 'date', 'text', 'local'
    }

    It 'An empty cell of a CSV file is an empty text, and a cell that a short row lacks is $null; -BeNullOrEmpty accepts both.' {
        Assert-Passing { ("a,b,c`n1,,3" | ConvertFrom-Csv).b | Should -BeNullOrEmpty }, { ("a,b,c`n1,2" | ConvertFrom-Csv).c | Should -BeNullOrEmpty }
        $row = Invoke-Sample -File @{ 'a.csv' = "a,b,c`n1,,3`n1,`"`"`n" } -Script { foreach ($row in Import-Csv -Path ./a.csv) { $row.b -is [string] -and $row.b -eq ''; $null -eq $row.c } }
        $row.Value | Should -Be $true, $false, $true, $true
    }

    It 'Then make a test of each result: It ''<_.Name>'' -ForEach $results { $_.Errors | Should -BeNullOrEmpty }.' {
        $run = Invoke-Sample {
            BeforeDiscovery { $results = [pscustomobject] @{ Name = 'fine'; Errors = @() }, [pscustomobject] @{ Name = 'bad'; Errors = @('no location') } }
            Describe 'd' { It '<_.Name>' -ForEach $results { $_.Errors | Should -BeNullOrEmpty } }
        }
        Assert-TestPassed $run 'fine'
        ($run.Tests | Where-Object Name -EQ 'bad').Message | Should -BeLike "*but got*'no location'*"
    }
}
