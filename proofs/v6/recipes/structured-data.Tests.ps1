BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/structured-data' {
    It 'Neither the order of properties nor the order of list items counts, nor do letter case and type: 1 equals "1". Where these matter, turn each into one line of text with ConvertFrom-Json | ConvertTo-Json -Depth 9 -Compress, and compare the lines with Should-BeString -CaseSensitive.' {
        Assert-Passing { '{ "a": 1, "b": "X" }' | ConvertFrom-Json | Should-BeEquivalent ('{"b":"x","a":"1"}' | ConvertFrom-Json) }
        Get-Failure { '{ "a": 1 }' | ConvertFrom-Json | Should-BeEquivalent ('{"a":"2"}' | ConvertFrom-Json) } | Should -Match '"?a"?'
        Assert-Passing { '{ "a":   1 }' | ConvertFrom-Json | ConvertTo-Json -Depth 9 -Compress | Should-BeString ('{"a":1}' | ConvertFrom-Json | ConvertTo-Json -Depth 9 -Compress) -CaseSensitive }
        Get-Failure { '{ "a": 1 }' | ConvertFrom-Json | ConvertTo-Json -Depth 9 -Compress | Should-BeString ('{"a":"1"}' | ConvertFrom-Json | ConvertTo-Json -Depth 9 -Compress) -CaseSensitive } | Should -Not -BeNullOrEmpty
        Get-Failure { '{ "a": 1 }' | ConvertFrom-Json | ConvertTo-Json -Depth 9 -Compress | Should-BeString ('{"A":1}' | ConvertFrom-Json | ConvertTo-Json -Depth 9 -Compress) -CaseSensitive } | Should -Not -BeNullOrEmpty

        Assert-Passing {
            ('{ "a": [1, 2], "b": [{ "c": 1 }, { "c": 2 }] }' | ConvertFrom-Json) | Should-BeEquivalent ('{ "b": [{ "c": 2 }, { "c": 1 }], "a": [2, 1] }' | ConvertFrom-Json)
        }, { ('{ "a": ["x"] }' | ConvertFrom-Json) | Should-BeEquivalent ('{ "a": ["x"] }' | ConvertFrom-Json) }
    }

    It 'a list of one number fails in 6.1.0-rc1.' {
        (Get-Failure { ('{ "a": [1] }' | ConvertFrom-Json) | Should-BeEquivalent ('{ "a": [1] }' | ConvertFrom-Json) }).Count | Should -Be 1
    }

    It 'A text that is a list of one item equals that item alone, because PowerShell takes the list apart.' {
        Assert-Passing {
            '[{"a":1}]' | ConvertFrom-Json | Should-BeEquivalent ('{"a":1}' | ConvertFrom-Json)
        }, {
            '[{"a":1}]' | ConvertFrom-Json | ConvertTo-Json -Depth 9 -Compress | Should-BeString '{"a":1}' -CaseSensitive
        }
        $null = Get-Failure { '[{"a":1},{"a":2}]' | ConvertFrom-Json | Should-BeEquivalent ('{"a":1}' | ConvertFrom-Json) }
    }

    It 'For Should-BeEquivalent, ["a"] equals "a" even then' {
        Assert-Passing {
            Should-BeEquivalent -Actual (ConvertFrom-Json '["a"]' -NoEnumerate) -Expected (ConvertFrom-Json '"a"' -NoEnumerate)
        }, {
            Should-BeEquivalent -Actual (ConvertFrom-Json '"a"' -NoEnumerate) -Expected (ConvertFrom-Json '["a"]' -NoEnumerate)
        }, {
            '{ "names": ["a"] }' | ConvertFrom-Json | Should-BeEquivalent ('{ "names": "a" }' | ConvertFrom-Json)
        }, {
            '{ "names": "a" }' | ConvertFrom-Json | Should-BeEquivalent ('{ "names": ["a"] }' | ConvertFrom-Json)
        }
        $null = Get-Failure {
            Should-BeEquivalent -Actual (ConvertFrom-Json '["a"]' -NoEnumerate) -Expected (ConvertFrom-Json '"b"' -NoEnumerate)
        }, {
            Should-BeEquivalent -Actual (ConvertFrom-Json '["a","b"]' -NoEnumerate) -Expected (ConvertFrom-Json '"a"' -NoEnumerate)
        }, {
            '{ "names": [{ "n": 1 }] }' | ConvertFrom-Json | Should-BeEquivalent ('{ "names": { "n": 1 } }' | ConvertFrom-Json)
        }
    }

    It 'To tell ["a"] from "a", compare lines of text, and read both with ConvertFrom-Json -NoEnumerate (PowerShell 7).' {
        Assert-Passing {
            '["a"]' | ConvertFrom-Json -NoEnumerate | ConvertTo-Json -Depth 9 -Compress | Should-BeString '["a"]' -CaseSensitive
        }, {
            '"a"' | ConvertFrom-Json -NoEnumerate | ConvertTo-Json -Depth 9 -Compress | Should-BeString '"a"' -CaseSensitive
        }, {
            '{ "names": ["a"] }' | ConvertFrom-Json -NoEnumerate | ConvertTo-Json -Depth 9 -Compress | Should-BeString '{"names":["a"]}' -CaseSensitive
        }, {
            # Without the switch, the list is lost.
            '["a"]' | ConvertFrom-Json | ConvertTo-Json -Depth 9 -Compress | Should-BeString '"a"' -CaseSensitive
        }
    }

    It 'Rows of CSV are objects, so Should-BeEquivalent compares them, whatever the order of the columns. The order of the columns of a CSV file is the order of the properties of a row.' {
        Assert-Passing { $rows = @('Name,Size', 'mail,10' | ConvertFrom-Csv); $rows[0].PSObject.Properties.Name -join ',' | Should-Be 'Name,Size' }, { ('Name,Size', 'mail,10' | ConvertFrom-Csv) | Should-BeEquivalent ('Size,Name', '10,mail' | ConvertFrom-Csv) }
        $null = Get-Failure { $rows = @('Size,Name', '10,mail' | ConvertFrom-Csv); $rows[0].PSObject.Properties.Name -join ',' | Should-Be 'Name,Size' }
    }

    It 'PowerShell 7 makes dates of texts such as 2026-03-31T00:00:00Z.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        Assert-Passing { ('{ "when": "2026-03-31T00:00:00Z" }' | ConvertFrom-Json).when | Should-HaveType ([datetime]) }, { ('{ "when": "2026-03-31" }' | ConvertFrom-Json).when | Should-HaveType ([string]) }
    }

    It 'An empty cell of a CSV file is an empty text, and a cell that a short row lacks is $null; Should-BeFalsy accepts both.' {
        Assert-Passing { ("a,b,c`n1,,3" | ConvertFrom-Csv).b | Should-BeFalsy }, { ("a,b,c`n1,2" | ConvertFrom-Csv).c | Should-BeFalsy }
        $row = Invoke-Sample -File @{ 'a.csv' = "a,b,c`n1,,3`n1,`"`"`n" } -Script { foreach ($row in Import-Csv -Path ./a.csv) { $row.b -is [string] -and $row.b -eq ''; $null -eq $row.c } }
        $row.Value | Should -Be $true, $false, $true, $true
    }

    It 'JSON | ConvertFrom-Json | Should-BeEquivalent' {
        Assert-Passing { '{ "a":   "x", "b": { "c": null } }' | ConvertFrom-Json | Should-BeEquivalent ("{`"b`":{`"c`":null},`r`n`"a`":`"x`"}" | ConvertFrom-Json) }
        $null = Get-Failure { '{ "a": "x", "b": { "c": null } }' | ConvertFrom-Json | Should-BeEquivalent ('{ "a": "x", "b": { "c": 1 } }' | ConvertFrom-Json) }, { '{ "a": 1 }' | ConvertFrom-Json | Should-BeEquivalent ('{ "a": 1, "b": 2 }' | ConvertFrom-Json) }
    }

    It 'CSV | Import-Csv, ConvertFrom-Csv | Should-BeEquivalent' {
        Assert-Passing { 'Name,Size', 'mail,10', 'code,20' | ConvertFrom-Csv | Should-BeEquivalent ('Name,Size', 'code,20', 'mail,10' | ConvertFrom-Csv) }
        $null = Get-Failure { 'Name,Size', 'mail,10', 'code,20' | ConvertFrom-Csv | Should-BeEquivalent ('Name,Size', 'code,21', 'mail,10' | ConvertFrom-Csv) }, { 'Name,Size', 'mail,10', 'code,20' | ConvertFrom-Csv | Should-BeEquivalent ('Name,Size', 'mail,10' | ConvertFrom-Csv) }
    }

    It 'Then make a test of each result: It ''<_.Name>'' -ForEach $results { $_.Errors | Should-BeNull }.' {
        $run = Invoke-Sample {
            BeforeDiscovery { $results = [pscustomobject] @{ Name = 'fine'; Errors = $null }, [pscustomobject] @{ Name = 'empty'; Errors = @() }, [pscustomobject] @{ Name = 'bad'; Errors = @('no location') } }
            Describe 'd' { It '<_.Name>' -ForEach $results { $_.Errors | Should-BeNull } }
        }
        Assert-TestPassed $run 'fine', 'empty'
        ($run.Tests | Where-Object Name -EQ 'bad').Message | Should -BeLike "*no location*"
    }

    It 'So expect a date, too: [datetime] ''2026-03-31T00:00:00''.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        Assert-Passing { ('{ "when": "2026-03-31T00:00:00Z" }' | ConvertFrom-Json).when | Should-Be ([datetime] '2026-03-31T00:00:00') }, { '{ "when": "2026-03-31T00:00:00Z" }' | ConvertFrom-Json | Should-BeEquivalent ([pscustomobject] @{ when = [datetime] '2026-03-31T00:00:00' }) }
        $null = Get-Failure { ('{ "when": "2026-03-31T00:00:00Z" }' | ConvertFrom-Json).when | Should-Be '2026-03-31T00:00:00Z' }, { ('{ "when": "2026-03-31T00:00:00Z" }' | ConvertFrom-Json).when | Should-Be ([datetime] '2026-04-01T00:00:00') }
    }
}
