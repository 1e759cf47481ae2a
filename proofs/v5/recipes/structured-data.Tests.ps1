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

    Context 'whole texts' {
        BeforeAll {
            $sample = Invoke-Sample -Test {
                BeforeAll {
                    function Get-PlainJson ([string] $Json) { $Json | ConvertFrom-Json | ConvertTo-Json -Depth 20 -Compress }
                    function ConvertTo-Sorted ($Value) {
                        if ($Value -is [System.Management.Automation.PSCustomObject]) {
                            $sorted = [ordered] @{}
                            foreach ($property in $Value.PSObject.Properties | Sort-Object -Property Name) { $sorted[$property.Name] = ConvertTo-Sorted $property.Value }
                            $sorted
                        }
                        elseif ($Value -is [array]) { , @(foreach ($item in $Value) { ConvertTo-Sorted $item }) }
                        else { $Value }
                    }
                    function Get-SortedJson ([string] $Json) { ConvertTo-Json -InputObject (ConvertTo-Sorted (ConvertFrom-Json $Json)) -Depth 20 -Compress }
                }
                Describe 'd' {
                    It 'lines' {
                        $text = "{`r`n  `"a`": [ 1, { `"b`": { `"c`": { `"d`": { `"e`": `"x`" } } } } ] }"
                        Get-PlainJson $text | Should -Be (Get-PlainJson '{"a":[1,{"b":{"c":{"d":{"e":"x"}}}}]}'); $text | Should -Not -Be '{"a":[1,{"b":{"c":{"d":{"e":"x"}}}}]}'
                        Get-PlainJson $text | Should -Not -Be (Get-PlainJson '{"a":[1,{"b":{"c":{"d":{"e":"y"}}}}]}')
                        Get-PlainJson '{"a":1,"b":2}' | Should -Not -Be (Get-PlainJson '{"b":2,"a":1}')
                    }
                    It 'sorted' {
                        Get-SortedJson '{ "b": [[1], [], null, { "2": 1, "10": 0 }], "a": { "y": {}, "x": true } }' | Should -Be '{"a":{"x":true,"y":{}},"b":[[1],[],null,{"10":0,"2":1}]}'
                        Get-SortedJson '{ "a": { "x": true, "y": {} }, "b": [[1], [], null, { "10": 0, "2": 1 }] }' | Should -Be '{"a":{"x":true,"y":{}},"b":[[1],[],null,{"10":0,"2":1}]}'
                        Get-SortedJson '{ "a": [1, 2] }' | Should -Not -Be (Get-SortedJson '{ "a": [2, 1] }')
                    }
                    It 'rows' {
                        $rows = 'Name,Size', 'mail,10', 'code,20' | ConvertFrom-Csv
                        Compare-Object ('Name,Size', 'code,20', 'mail,10' | ConvertFrom-Csv) $rows -Property Name, Size | Should -BeNullOrEmpty
                        @(Compare-Object ('Name,Size', 'code,21', 'mail,10' | ConvertFrom-Csv) $rows -Property Name, Size).Count | Should -Be 2
                        Compare-Object ('Name,Size', 'code,21', 'mail,10' | ConvertFrom-Csv) $rows -Property Name | Should -BeNullOrEmpty
                        Set-Content -Path "$TestDrive/a.csv" -Value 'Name,Size', 'mail,10', 'code,20'; Compare-Object (Import-Csv -Path "$TestDrive/a.csv") $rows -Property Name, Size | Should -BeNullOrEmpty
                    }
                }
            }
        }

        It 'JSON | ConvertFrom-Json | one line of text for each' { Assert-TestPassed $sample 'lines' }

        It 'Parse each text, write it again as one line, and compare the lines.' { Assert-TestPassed $sample 'lines' }

        It 'Sort the properties on both sides, at every level. The order of the items in a list still counts' { Assert-TestPassed $sample 'sorted' }

        It 'CSV | Import-Csv, ConvertFrom-Csv | Compare-Object' { Assert-TestPassed $sample 'rows' }

        It 'Rows of CSV can be compared like other lists of objects.' { Assert-TestPassed $sample 'rows' }
    }
}
