BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Get-Said ($Run) { @($Run.Output -match '^\s*said: ' -replace '^\s*said: ') -join ' ' }
    function Get-Outcome ($Run, $Name) { ($Run.Tests | Where-Object Name -EQ $Name).Result }

    $kinds = Invoke-Sample {
        Describe 'd' {
            BeforeAll { $fromAll = 'all' }
            BeforeEach { $fromEach = 'each' }
            It 'hash <Key> <_.Key>' -ForEach @{ Key = 'a'; Other = 1 }, @{ Key = 'b'; Other = 2 } { $Key | Should -Be $_.Key; $Other | Should -BeIn 1, 2; $PSItem.Key | Should -Be $Key; if ($Key -eq 'a') { throw 'a fails' } }
            It 'ordered <Key>' -ForEach ([ordered] @{ Key = 'o' }) { $Key | Should -Be 'o'; $_.Key | Should -Be 'o' }
            It 'text <_>' -ForEach 'x', 7, ([datetime] '2026-03-31') { $_ | Should -Not -BeNullOrEmpty; $PSItem | Should -Be $_ }
            It 'object <_.Name>' -ForEach ([pscustomobject] @{ Name = 'n' }) { $_.Name | Should -Be 'n'; $Name | Should -BeNullOrEmpty }
            It 'array <_[0]>' -ForEach @(, @('p', 'q')) { $_[1] | Should -Be 'q' }
            It 'one case <_.Count>' -ForEach @{ a = 1; b = 2; c = 3 } { }
            It 'expression <Disks[0]>, <Disks.Count> <fromAll> <fromEach>' -ForEach @{ Disks = 'D1', 'D2' } { }
            It 'literal `<Name`>' -ForEach @{ Name = 'n' } { }
            It 'date <_>' -ForEach ([datetime] '2026-03-31') { }
            It 'skipped <_>' -ForEach 1 -Skip { }
            It 'by TestCases <Key>' -TestCases @{ Key = 't' } { $Key | Should -Be 't' }
        }
        Describe 'setup fails' { BeforeEach { throw 'x' }; It 'kept <_>' -ForEach 1 { } }
    }

    $blocks = Invoke-Sample {
        Describe 'outer <_>' -ForEach 1, 2 {
            Write-Host "said: body$_"
            BeforeAll { Write-Host "said: all$_" }
            BeforeEach { Write-Host "said: each$_" }
            AfterEach { Write-Host "said: /each$_" }
            AfterAll { Write-Host "said: /all$_" }
            Context 'in' { It 'own <_>' -ForEach 'x' { Write-Host "said: test$_"; 5, 6 | ForEach-Object { Write-Host "said: pipe$_" } }; It 'of block' { Write-Host "said: plain$_" } }
        }
    }

    $more = Invoke-Sample -File @{ 'data.json' = '[ { "Source": "photos", "Days": 365 } ]'; 'data.csv' = "Source,Days`nphotos,365" } -Test {
        BeforeDiscovery { $csv = Import-Csv $PSScriptRoot/data.csv; $json = Get-Content $PSScriptRoot/data.json -Raw | ConvertFrom-Json; $listed = @{ a = 1; b = 2 } }
        Describe 'd' {
            It 'fails <n>' -ForEach @{ n = 5 } { throw 'x' }
            It 'entry <_.Key>' -ForEach @($listed.GetEnumerator()) { }
            It 'enumerator <_.Key>' -ForEach $listed.GetEnumerator() { $_.Key | Should -BeNullOrEmpty; @($_).Count | Should -Be 2 }
            It 'csv <_.Source>' -ForEach $csv { $_.Days | Should -BeExactly '365'; $_.Days | Should -BeOfType string; $Source | Should -BeNullOrEmpty }
            It 'json <_.Source>' -ForEach $json { $_.Days | Should -Be 365; $Source | Should -BeNullOrEmpty }
            It 'word <Word>' -ForEach @{ Expected = $true; Word = 'too old' } { }
            It "single <if (`$Expected) { 'x' }>" -ForEach @{ Expected = $true } { }
            foreach ($days in 7, 30) { It 'loop <days>' { $days | Should -BeNullOrEmpty } }
            foreach ($days in 7, 30) { It 'passed <days>' -ForEach @{ days = $days } { $days | Should -BeIn 7, 30 } }
            It "double $Days" -ForEach @{ Days = 7 } { }
            It 'right <Days>' -ForEach @{ Days = 7 } { }
            It 'prefix' -ForEach @{ Day = 1; DayName = 'Monday' } { param ($DayName) }
            It 'declared' -ForEach @{ Day = 1; DayName = 'Monday' } { param ($Day, $DayName) "$Day $DayName" | Should -Be '1 Monday' }
            It 'missing key' -ForEach @{ Day = 1 } { param ($DayName) $DayName | Should -Be 1 }
        }
        Describe 'server <_>' -ForEach 'north', 'south' {
            BeforeDiscovery { $disks = "$_-D1", "$_-D2" }
            BeforeAll { $server = $_ }
            It 'has <_> on <server>' -ForEach $disks { $_ | Should -BeLike "$server-*" }
        }
        Describe 'hash <Name>' -ForEach @{ Name = 'n'; Size = 3 } {
            It 'inner <_>' -ForEach 1 { "$_ $Name $Size" | Should -Be '1 n 3' }
        }
    }
}

Describe 'usage/data-driven-tests' {

    It 'If the items are hashtables, their keys become variables in the test, and `<Key`> puts the value into the name. Any other item is $_ in the test, and `<_`> in the name.' {
        $kinds.Tests.Name | Should -Contain 'hash a a'
        Get-Outcome $kinds 'hash b b' | Should -Be 'Passed'
        Get-Outcome $kinds 'text x' | Should -Be 'Passed'
    }

    It 'Each case is a test of its own, with its own name, result and line in the report. One that fails does not stop the others.' {
        Get-Outcome $kinds 'hash a a' | Should -Be 'Failed'
        Get-Outcome $kinds 'hash b b' | Should -Be 'Passed'
    }

    It 'hashtable, [ordered] or another dictionary | a variable for each key, and the whole as $_ | `<Key`>, `<_.Key`>' {
        Get-Outcome $kinds 'hash b b' | Should -Be 'Passed'
        Get-Outcome $kinds 'ordered o' | Should -Be 'Passed'
        $run = Invoke-Sample {
            BeforeDiscovery {
                $generic = [Collections.Generic.Dictionary[string, object]]::new(); $generic['Size'] = 1
                $sorted = [Collections.SortedList]::new(); $sorted['Size'] = 2
            }
            Describe 'd' { It 'size <Size> <_.Size>' -ForEach $generic, $sorted { $Size | Should -BeIn 1, 2; $_.Size | Should -Be $Size } }
        }
        $run.Tests.Name | Should -Be 'size 1 1', 'size 2 2'
        $run.Passed, $run.Failed | Should -Be 2, 0
    }

    It 'script block, also in a key | & $_ or & $Action, which finds what the test finds | `<_`>, `<Action`>: its text' {
        $run = Invoke-Sample {
            BeforeDiscovery { $early = 'early' }
            Describe 'd' {
                BeforeAll { $late = 'late'; function Get-Late { 'function' } }
                It 'key <Action>' -ForEach @{ Action = { "[$early] $late $own $(Get-Late)" } } { $own = 'own'; & $Action | Should -Be '[] late own function' }
                It 'item <_>' -ForEach { 1 + 1 }, { 4 - 2 } { & $_ | Should -Be 2 }
            }
        }
        $run.Passed, $run.Failed | Should -Be 3, 0
        $run.Tests.Name -join ' ' | Should -Match 'key .*Get-Late.*item .*1 \+ 1.*item .*4 - 2'
    }

    It 'No variable holds the number of the case: put it into the data, @{ Index = $i; Name = $list[$i] }.' {
        $run = Invoke-Sample {
            BeforeDiscovery { $list = 'mail', 'photos'; $data = foreach ($i in 0..1) { @{ Index = $i; Name = $list[$i] } } }
            Describe 'd' {
                It '<Index> <Name>' -ForEach $data { ('mail', 'photos')[$Index] | Should -Be $Name }
                It 'none <_>' -ForEach 'mail', 'photos' { (Get-Variable).Name | Where-Object { $_ -match 'index|number' } | Should -BeNullOrEmpty }
            }
        }
        $run.Tests.Name | Should -Be '0 mail', '1 photos', 'none mail', 'none photos'
        $run.Passed, $run.Failed | Should -Be 4, 0
    }

    It 'A key Host, Home or PID fails the test with Cannot overwrite variable Host because it is read-only or constant. On a block it fails the whole file. $_.Host does not help, because the test fails before it begins.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'input' -ForEach @{ Input = 'mine' } { @($Input).Count | Should -Be 0; $_.Input | Should -Be 'mine' }
                It 'args' -ForEach @{ Args = 'mine' } { "$args" | Should -Not -Be 'mine' }
                It 'text' -ForEach @{ Text = 'mine'; Server = 's1' } { "$Text $Server" | Should -Be 'mine s1' }
                It 'host' -ForEach @{ Host = 'mine' } { Write-Host '<began>'; $_.Host | Should -Be 'mine' }
                It 'home' -ForEach @{ Home = 'mine' } { Write-Host '<began>' }
                It 'pid' -ForEach @{ PID = 'mine' } { Write-Host '<began>' }
            }
        }
        Assert-TestPassed $run 'input', 'args', 'text'
        foreach ($name in 'host', 'home', 'pid') {
            Get-Outcome $run $name | Should -Be 'Failed'
            ($run.Tests | Where-Object Name -EQ $name).Message -join ' ' | Should -Match "Cannot overwrite variable $name because it is read-only or constant\."
        }
        $run.Text | Should -Not -Match '<began>'
        $run = Invoke-Sample { Describe 'before' { It 'i' { } }; Describe 'd' -ForEach @{ Host = 'mine' } { It 'j' { } }; Describe 'after' { It 'k' { } } }
        $run.Tests.Name | Should -Not -Contain 'k'
        $run.Messages -join ' ' | Should -Match 'Cannot overwrite variable Host because it is read-only or constant\.'
    }

    It 'text, number, date | $_ | `<_`>' {
        Get-Outcome $kinds 'text 7' | Should -Be 'Passed'
    }

    It 'object, for example a file or a row of a DataTable | $_, with properties $_.Name | `<_.Name`>' {
        Get-Outcome $kinds 'object n' | Should -Be 'Passed'
        $run = Invoke-Sample {
            BeforeDiscovery { $table = [Data.DataTable]::new(); $null = $table.Columns.Add('Name'); $null = $table.Rows.Add('one'); $null = $table.Rows.Add('two') }
            Describe 'd' { It 'row <_.Name>' -ForEach $table.Rows { $_.Name | Should -BeIn 'one', 'two' } }
        }
        $run.Tests.Name | Should -Be 'row one', 'row two'
        $run.Passed, $run.Failed | Should -Be 2, 0
    }

    It 'array | $_, with elements $_[0], $_[1] | `<_`>, `<_[0]`>' {
        Get-Outcome $kinds 'array p' | Should -Be 'Passed'
    }

    It '$PSItem is the same as $_.' {
        Get-Outcome $kinds 'text x' | Should -Be 'Passed'
    }

    It 'One hashtable is one case, not one for each key.' {
        Get-Outcome $kinds 'one case 3' | Should -Be 'Passed'
        Get-Outcome $kinds 'text x' | Should -Be 'Passed'
    }

    It 'A param() block in the test is allowed, but not needed.' {
        (Invoke-Sample { Describe 'd' { It 'with' -ForEach @{ Day = 1 } { param ($Day) $Day | Should -Be 1 }; It 'without' -ForEach @{ Day = 1 } { $Day | Should -Be 1 } } }).Passed | Should -Be 2
    }

    It 'On It, -TestCases is another name for -ForEach. Older tests use it, and it does exactly the same.' {
        Get-Outcome $kinds 'by TestCases t' | Should -Be 'Passed'
        (Invoke-Sample -Script { (Get-Command It).Parameters['ForEach'].Aliases }).Value | Should -Be 'TestCases'
    }

    It 'What stands between `< and `> in a name is a PowerShell expression, with the first $ left out. It is filled in when the test runs, so besides the data it can use what BeforeAll and BeforeEach have set.' {
        Get-Outcome $kinds 'expression D1, 2 all each' | Should -Be 'Passed'
    }

    It '`<Disks[0]`>, `<Disks.Count`> | D1, 2' {
        Get-Outcome $kinds 'expression D1, 2 all each' | Should -Be 'Passed'
    }

    It '`<Name`>, because a backtick takes the brackets literally' {
        Get-Outcome $kinds 'literal <Name>' | Should -Be 'Passed'
    }

    It 'Everything inside runs again for each item: setup, tests and nested blocks. Blocks and tests with data can be nested.' {
        Get-Said $blocks | Should -Be 'body1 body2 all1 eachx testx pipe5 pipe6 /eachx each1 plain1 /each1 /all1 all2 eachx testx pipe5 pipe6 /eachx each2 plain2 /each2 /all2'
    }

    It 'Describe or Context | its body (during discovery), BeforeAll, BeforeEach, all tests and blocks in it, AfterEach, AfterAll' {
        Get-Said $blocks | Should -Match '^body1 body2 all1 .*each1 plain1 /each1 /all1 '
    }

    It 'It | BeforeEach, the test, AfterEach' {
        Get-Said $blocks | Should -Match 'eachx testx pipe5 pipe6 /eachx'
    }

    It 'A test with its own data has its own $_, which hides the $_ of the block.' {
        Get-Said $blocks | Should -Match 'testx pipe5 pipe6'
    }

    It 'Inside Where-Object or ForEach-Object, $_ is the item of the pipeline.' {
        Get-Said $blocks | Should -Match 'testx pipe5 pipe6'
    }

    It 'After a switch, or after a catch that caught an error, $_ is empty in the rest of the test or setup. Save the item before that, $item = $_. The variables of a hashtable keep their values.' {
        $run = Invoke-Sample {
            Describe 'd' -ForEach 'block' {
                BeforeAll { $before = $_; try { throw 'x' } catch { }; $after = $_ }
                It 'setup' { "<$before><$after><$_>" | Should -Be '<block><><block>' }
                It 'switch' -ForEach 'own' { $item = $_; switch (9) { 9 { $_ | Should -Be 9 } }; "<$item><$_>" | Should -Be '<own><>' }
                It 'switch without a match' -ForEach 'own' { switch (9) { 1 { } }; "<$_>" | Should -Be '<>' }
                It 'catch' -ForEach 'own' { try { throw 'x' } catch { "$_" | Should -Be 'x' }; "<$_>" | Should -Be '<>' }
                It 'item of the block' { try { throw 'x' } catch { }; "<$_>" | Should -Be '<>' }
                It 'hashtable' -ForEach @{ Name = 'own' } { switch (9) { 9 { } }; "<$Name><$_>" | Should -Be '<own><>' }
                It 'catch without an error' -ForEach 'own' { try { 1 } catch { }; "<$_>" | Should -Be '<own>' }
                It 'pipeline, loop, block, function' -ForEach 'own' {
                    function Invoke-Switch { switch (9) { 9 { } } }
                    1 | ForEach-Object { }; 1 | Where-Object { $_ }; foreach ($i in 1, 2) { "<$_>" | Should -Be '<own>' }; & { switch (9) { 9 { } } }; Invoke-Switch
                    { throw 'x' } | Should -Throw
                    "<$_>" | Should -Be '<own>'
                }
                It 'next test' { "<$_>" | Should -Be '<block>' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 9
    }

    It '-ForEach reads its data while Pester discovers the tests. Compute that data in BeforeDiscovery, because BeforeAll runs only later.' {
        (Invoke-Sample { BeforeDiscovery { $list = 1, 2 }; Describe 'd' { It 'i' -ForEach $list { } } }).Passed | Should -Be 2
        (Invoke-Sample { BeforeAll { $list = 1, 2 }; Describe 'd' { It 'i' -ForEach $list { } } }).Passed | Should -Be 0
    }

    It 'A test gets its item, not the list. If the test needs both, give the list to the block, -ForEach @{ List = $list }, or set the list in BeforeAll as well.' {
        $run = Invoke-Sample {
            BeforeDiscovery { $list = 5, 6 }
            Describe 'no' { It 'i <_>' -ForEach $list { $null -eq $list | Should -BeTrue; $_ | Should -BeIn 5, 6 } }
            Describe 'block' -ForEach @{ List = $list } { It 'b <_>' -ForEach $List { $List | Should -Be 5, 6; $_ | Should -BeIn $List } }
            Describe 'setup' { BeforeAll { $list = 5, 6 }; It 's <_>' -ForEach $list { $list[0] | Should -Be 5; $_ | Should -BeIn $list } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Tests.Name | Should -Be 'i 5', 'i 6', 'b 5', 'b 6', 's 5', 's 6'
    }

    It 'In the result, Name and Path hold the names as they are written. For a report of your own, use ExpandedName and ExpandedPath.' {
        $run = Invoke-Sample { Describe 'on <Server>' -ForEach @{ Server = 'north' } { It 'has <_>' -ForEach 'D1' { throw 'x' } } } -Inspect {
            $test = $args[0].Failed[0]
            $test.Name; $test.Path -join '|'; $test.ExpandedName; $test.ExpandedPath; $test.Block.Name; $test.Block.ExpandedName
        }
        $run.Value | Should -Be 'has <_>', 'on <Server>|has <_>', 'has D1', 'on north.has D1', 'on <Server>', 'on north'
    }

    It 'All values are text; convert where it matters.' {
        (Invoke-Sample -File @{ 'd.csv' = "Name,Days`nx,7" } -Test { BeforeDiscovery { $rows = Import-Csv "$PSScriptRoot/d.csv" }; Describe 'd' { It '<_.Name>' -ForEach $rows { $_.Days | Should -BeOfType string } } }).Passed | Should -Be 1
    }

    It 'A key with a hyphen or a space takes braces: ${my-key} in the test, <{my-key}> in the name.' {
        $run = Invoke-Sample {
            Describe 'block <{my-key}>' -ForEach @{ 'my-key' = 7 } { It 'space <{my key}>' -ForEach @{ 'my key' = 8 } { "${my-key}${my key}" | Should -Be '78' } }
            Describe 'without' { It 'in the name <my-key>' -ForEach @{ 'my-key' = 7 } { } }
        }
        { [scriptblock]::Create('$my-key | Should -Be 7') } | Should -Throw "*Unexpected token '-key'*"
        $run.Passed, $run.Failed | Should -Be 1, 1
        ($run.Tests | Where-Object Result -EQ 'Passed').Path | Should -Be 'block 7.space 8'
    }

    It 'Do not convert with [bool], since any text is $true, even False: write $_.Ready -eq ''True''.' {
        Assert-TestPassed (Invoke-Sample -File @{ 'd.csv' = "Name,Ready`ndisk,True`ntape,False" } -Test {
            BeforeDiscovery { $rows = Import-Csv "$PSScriptRoot/d.csv" }
            Describe 'd' { It '<_.Name>' -ForEach $rows { [bool] $_.Ready | Should -BeTrue; $_.Ready -eq 'True' | Should -Be ($_.Name -eq 'disk') } }
        }) 'disk', 'tape'
    }

    It '-AsHashtable, which PowerShell 6 and newer have, turns the objects into hashtables, so the names become variables again.' -Skip:($PSVersionTable.PSVersion.Major -lt 6) {
        (Invoke-Sample { BeforeDiscovery { $rows = '[{"Days":7},{"Days":8}]' | ConvertFrom-Json -AsHashtable }; Describe 'd' { It 'd<Days>' -ForEach $rows { throw "got $Days" } } }).Messages | Should -Be 'got 7', 'got 8'
    }

    It 'A test file can have a param() block at its top, like any script. The parameters are visible everywhere in it, in both passes, so -ForEach can use them, too.' {
        $run = Invoke-Sample -File @{ 'P.Tests.ps1' = "param (`$Root = 'default')`nWrite-Host `"said: `$Root`"; BeforeAll { Write-Host `"said: `$Root`" }; Describe 'd' { It 'i' -ForEach `$Root { `"`$_ `$Root`" | Should -Be 'given given' } }" } -Script {
            Invoke-Pester -Container (New-PesterContainer -Path ./P.Tests.ps1 -Data @{ Root = 'given' }) -PassThru
        }
        $run.Passed | Should -Be 1
        Get-Said $run | Should -Be 'given given'
    }

    It '$PSBoundParameters is filled only at the top of the file.' {
        (Invoke-Sample -File @{ 'P.Tests.ps1' = "param (`$Root, `$Other)`n`$top = `$PSBoundParameters.Keys -join ','; Describe 'd' -ForEach @{ top = `$top } { It 'i' { `$top | Should -Be 'Root'; `$PSBoundParameters.Keys | Should -Not -Contain 'Root' } }" } -Script {
            Invoke-Pester -Container (New-PesterContainer -Path ./P.Tests.ps1 -Data @{ Root = 'given' }) -PassThru
        }).Passed | Should -Be 1
    }

    It 'Since version 5 the name still comes out right, but the variable is empty in the test' {
        $run = Invoke-Sample { Describe 'd' { foreach ($days in 7, 8) { It "of $days" { "[$days]" | Should -Be '[]' } } } }
        $run.Passed | Should -Be 2
        $run.Tests.Name | Should -Be 'of 7', 'of 8'
    }

    It 'A loop that has to stay, for example because it decides which tests there are, passes the value on: -ForEach @{ days = $days }.' {
        $run = Invoke-Sample { Describe 'd' { foreach ($days in 7, 8) { It "of $days" -ForEach @{ days = $days } { throw "got $days" } } } }
        $run.Messages | Should -Be 'got 7', 'got 8'
    }

    It 'Any pair of brackets in a name is taken for an expression, even when the test has no data' {
        (Invoke-Sample { Describe 'd' { It 'makes <b>text</b>' { }; It 'keeps if a < b and c > d' { } } }).Messages | Should -Match '^The term ''\$(/b)?'' is not recognized'
        (Invoke-Sample { Describe 'd' { It 'a `<b`> c' { } } }).Tests.Name | Should -Be 'a <b> c'
    }

    It '-ForEach @(@(''mail'', 30)) is not one case with two values. PowerShell flattens it to two cases, mail and 30.' {
        (Invoke-Sample { Describe 'd' { It '<_>' -ForEach @(@('mail', 30)) { } } }).Tests.Name | Should -Be 'mail', '30'
    }

    It 'A param() block in the test has a [Parameter()] attribute, for example Mandatory.' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @{ Days = 7; Other = 1 } { param ([Parameter(Mandatory)] $Days) } } }).Failed | Should -Be 1
    }

    It 'Types and validations such as [ValidateRange(1, 9)] are fine; leave [Parameter()] out.' {
        $run = Invoke-Sample { Describe 'd' { It 'd<Days>' -ForEach @{ Days = '7' }, @{ Days = 70 } { param ([ValidateRange(1, 9)] [int] $Days) $Days | Should -BeOfType int } } }
        $run.Passed, $run.Failed | Should -Be 1, 1
    }

    It 'The -Skip of a test is read once for all cases of its own -ForEach, before they are known. The item of a block around the test is known by then.' {
        (Invoke-Sample { Describe 'd' { It 'd<Days>' -ForEach @{ Days = 7 }, @{ Days = 70 } -Skip:($Days -eq 7) { } } }).Passed | Should -Be 2
        (Invoke-Sample { Describe 'd' -ForEach 'disk', 'tape' { It 'i' -Skip:($_ -eq 'tape') { } } }).Tests.Result | Should -Be 'Passed', 'Skipped'
    }

    It 'It $Days and It "of $Days days" are read during discovery, when the keys of the test''s own data are not variables yet.' {
        $run = Invoke-Sample { Describe 'd' { It "of $Days days" -ForEach @{ Days = 7 } { $Days | Should -Be 7 }; It 'of <Days> days' -ForEach @{ Days = 7 } { } } }
        $run.Tests.Name | Should -Be 'of  days', 'of 7 days'
        (Invoke-Sample { Describe 'd' -ForEach @{ Days = 7 } { It "of $Days days" { } } }).Tests.Name | Should -Be 'of 7 days'
        (Invoke-Sample { Describe 'd' { It $Days -ForEach @{ Days = 7 } { } } }).Messages | Should -Match "parameter 'Name' because it is an empty string"
    }

    It 'The value is empty there, or comes from a variable of that name elsewhere.' {
        (Invoke-Sample { Describe 'd' { $Days = 'many'; It "of $Days days" -ForEach @{ Days = 7 } { } } }).Tests.Name | Should -Be 'of many days'
    }

    It 'PowerShell takes a parameter whose name begins with the key if there is no exact one.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'twice' -ForEach @{ Day = 1; DayName = 'Monday' } { param ($DayName) }
                It 'exact' -ForEach @{ Day = 1; DayName = 'Monday' } { param ($Day, $DayName) $Day, $DayName | Should -Be 1, 'Monday' }
            }
        }
        $run.Passed, $run.Failed | Should -Be 1, 1
        $run.Messages | Should -Match 'is specified more than once'
    }

    It 'Without the @(…), PowerShell hands over the enumerator itself: you get a single case whose $_.Key and $_.Value are $null.' {
        $run = Invoke-Sample {
            BeforeDiscovery { $limits = [ordered] @{ mail = 30; photos = 365 } }
            Describe 'd' {
                It 'without' -ForEach $limits.GetEnumerator() { "$($_.Key)$($_.Value)" | Should -Be '' }
                It 'with' -ForEach @($limits.GetEnumerator()) { "$($_.Key)$($_.Value)" | Should -Match '^(mail30|photos365)$' }
            }
        }
        $run.Passed | Should -Be 3
    }

    It 'A new case is a new line of data.' {
        foreach ($data in '7, 30', '7, 30, 90') { (Invoke-Sample "Describe 'd' { It '<_>' -ForEach $data { } }").Passed | Should -Be @($data -split ',').Count }
    }

    It 'In the result object, the item of a failed case is its Data' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @{ n = 5 } { throw 'x' } } } -Inspect { $args[0].Failed[0].Data.n }).Value | Should -Be 5
    }

    It 'An expression can choose the word, too: It "is `<Expected ? ''too old'' : ''kept''`>" (PowerShell 7).' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        (Invoke-Sample { Describe 'd' { It "is <Expected ? 'too old' : 'kept'>" -ForEach @{ Expected = $true }, @{ Expected = $false } { } } }).Tests.Name | Should -Be 'is too old', 'is kept'
    }

    It 'A Boolean reads badly in a name. Give the case a key of its own for the word' {
        (Invoke-Sample { Describe 'd' { It 'is <Expected>: <Word>' -ForEach @{ Expected = $true; Word = 'too old' } { } } }).Tests.Name | Should -Match 'is \$?True: too old'
    }

    It 'Compute the inner list in a BeforeDiscovery inside the block: it runs once for each outer item, and sees that item.' {
        ($more.Tests | Where-Object Path -Like 'server*').Name | Should -Be 'has north-D1 on north', 'has north-D2 on north', 'has south-D1 on south', 'has south-D2 on south'
    }

    It 'In BeforeAll, save what the tests need of the outer item besides its keys.' {
        ($more.Tests | Where-Object Path -Like 'server*').Result | Should -Not -Contain 'Failed'
        Get-Outcome $more 'inner 1' | Should -Be 'Passed'
    }

    It 'The outer item needs a name of its own, because the inner item is $_, too.' {
        ($more.Tests | Where-Object Path -Like 'server*').Result | Should -Not -Contain 'Failed'
    }

    It 'Import-Csv gives objects, so the columns are $_.Source and `<_.Source`>.' {
        Get-Outcome $more 'csv photos' | Should -Be 'Passed'
    }

    It 'In Windows PowerShell leave -AsHashtable out and use $_.Days, as with CSV.' {
        Get-Outcome $more 'json photos' | Should -Be 'Passed'
    }

    It 'A loop around It worked in Pester 4.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/It.ps1'
    }

    It 'Write brackets in single quotes instead: they are filled in later.' {
        Get-Outcome $more 'right 7' | Should -Be 'Passed'
        $more.Tests.Name | Should -Not -Contain 'double 7'
    }

    It 'The test has a param() block that declares only some of the keys.' {
        ($more.Tests | Where-Object Name -EQ 'prefix').Message | Should -BeLike "Cannot bind parameter because parameter 'Day*' is specified more than once*"
    }

    It 'So Day goes to -DayName.' {
        Get-Outcome $more 'missing key' | Should -Be 'Passed'
        Get-Outcome $more 'declared' | Should -Be 'Passed'
    }

    It 'A filter cannot choose one of the cases: names are compared as they are written, such as keeps `<Days`> days, and all cases have the same line number.' {
        $file = @{ 'A.Tests.ps1' = "Describe 'd' {`n It 'keeps <Days> days' -ForEach @{ Days = 7 }, @{ Days = 30 } { }`n It 'other' { }`n}" }
        $passed = foreach ($name in 'd.keeps 7 days', 'd.keeps <Days> days') { (Invoke-Sample -File $file -Configuration @{ Filter = @{ FullName = $name } }).Passed }
        $passed | Should -Be 0, 2
        $run = Invoke-Sample -File $file -Script { Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Filter = @{ Line = "$((Get-Location).ProviderPath)/A.Tests.ps1:2" } } }
        $run.Passed | Should -Be 2
    }

    It 'A hashtable is one case.' {
        (Invoke-Sample { Describe 'd' { It 'one <a> <b>' -ForEach @{ a = 1; b = 2 } { }; It 'two <Key>' -ForEach @(@{ a = 1; b = 2 }.GetEnumerator()) { } } }).Tests | Should -HaveCount 3
    }

    It 'The item of an It is there for that test, its BeforeEach and its AfterEach only.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { Write-Host "said: all [$Size]" }
            BeforeEach { Write-Host "said: before [$Size]" }
            AfterEach { Write-Host "said: after [$Size]" }
            AfterAll { Write-Host "said: end [$Size]" }
            It 'data' -ForEach @{ Size = 5 } { Write-Host "said: test [$Size]" }
            It 'next' { Write-Host "said: next [$Size]" }
        } }
        @($run.Output -match 'said: ' -replace '.*said: ') | Should -Be 'all []', 'before [5]', 'test [5]', 'after [5]', 'before []', 'next []', 'after []', 'end []'
    }

    It 'Some names do not work as keys, Input and Host for example.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'input' -ForEach @{ Input = 'x' } { "$Input" | Should -Be ''; $_.Input | Should -Be 'x' }
                It 'text' -ForEach @{ Text = 'x' } { $Text | Should -Be 'x' }
                It 'host' -ForEach @{ Host = 'x' } { }
            }
        }
        Assert-TestPassed $run 'input', 'text'
        $run.Messages | Should -BeLike '*Cannot overwrite variable Host because it is read-only or constant*'
    }

    It '$Input and $args in the test are PowerShell''s, not yours: $Input is empty. $_.Input works, too.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'input' -ForEach @{ Input = 'x'; Args = 'y' } { "$Input" | Should -Be ''; "$args" | Should -Not -Be 'y' }
                It '<_.Keys>' -ForEach @{ Host = 1 }, @{ Home = 1 }, @{ PID = 1 } { }
                It 'other' { }
            }
        }
        Assert-TestPassed $run 'input', 'other'
        $run.Failed | Should -Be 3
        $run.Messages | Should -BeLike '*Cannot overwrite variable * because it is read-only or constant*'
        $block = Invoke-Sample { Describe 'd' -ForEach @{ Host = 1 } { It 'i' { } }; Describe 'e' { It 'j' { } } }
        $block.Result, $block.Passed | Should -Be 'Failed', 0
        $block.Messages | Should -BeLike '*Cannot overwrite variable Host*'
    }

    It 'So -FullNameFilter ''*keeps*'' selects all cases, and ''*30 days*'' selects none.' {
        $sample = { Describe 'd' { It 'keeps <Days> days' -ForEach @{ Days = 7 }, @{ Days = 30 } { }; It 'other' { } } }
        (Invoke-Sample $sample -Configuration @{ Filter = @{ FullName = '*keeps*' } }).Passed | Should -Be 2
        (Invoke-Sample $sample -Configuration @{ Filter = @{ FullName = '*30 days*' } }).Passed | Should -Be 0
        (Invoke-Sample $sample -Configuration @{ Filter = @{ FullName = '*<Days> days*' } }).Passed | Should -Be 2
    }

    It 'A list that is a part of the outer item needs no BeforeDiscovery. Name its key after the inner -ForEach, or its property if the items are objects: -ForEach $_.Disks. A nested Context takes such a list in the same way.' {
        $run = Invoke-Sample {
            Describe 'on <Server>' -ForEach @{ Server = 'north'; Disks = 'D1', 'D2' }, @{ Server = 'south'; Disks = 'D3' } {
                It 'has <_> on <Server>' -ForEach $Disks { $_ | Should -BeLike 'D?' }
                Context 'disk <_>' -ForEach $Disks { It 'in <_>' { } }
            }
            Describe 'object <_.Name>' -ForEach ([pscustomobject] @{ Name = 'west'; Disks = 'D4', 'D5' }) { It 'holds <_>' -ForEach $_.Disks { } }
        }
        $run.Tests.Name | Should -Be 'has D1 on north', 'has D2 on north', 'in D1', 'in D2', 'has D3 on south', 'in D3', 'holds D4', 'holds D5'
        $run.Failed | Should -Be 0
    }

    It 'With one more level of folders, such as samples/retention/valid, the name of the rule is $_.Directory.Parent.Name.' {
        (Invoke-Sample -File @{ 'samples/retention/valid/a.json' = '{}' } -Test { BeforeDiscovery { $files = Get-ChildItem $PSScriptRoot/samples -Recurse -File }; Describe 'd' { It '<_.Directory.Parent.Name> <_.Directory.Name>' -ForEach $files { } } }).Tests.Name | Should -Be 'retention valid'
    }

    It 'A .psd1 file is a hashtable already: $case = Import-PowerShellDataFile -Path $_.FullName; $case.Name = $_.BaseName; $case makes a case of each file. A hashtable in the file, such as Parameters, can be splatted in the test: Test-Retention @Parameters.' {
        $run = Invoke-Sample -File @{ 'samples/week.psd1' = "@{ Parameters = @{ Days = 7; Limit = 5 }; Expected = 'old' }"; 'samples/day.psd1' = "@{ Parameters = @{ Days = 1; Limit = 5 }; Expected = 'new' }" } -Test {
            BeforeDiscovery { $cases = Get-ChildItem -Path $PSScriptRoot/samples -Filter *.psd1 | ForEach-Object { $case = Import-PowerShellDataFile -Path $_.FullName; $case.Name = $_.BaseName; $case } }
            BeforeAll { function Test-Retention ($Days, $Limit) { if ($Days -gt $Limit) { 'old' } else { 'new' } } }
            Describe 'd' {
                It '<Name> is <Expected>' -ForEach $cases { Test-Retention @Parameters | Should -Be $Expected; $Parameters | Should -BeOfType hashtable }
                It 'not splatted: <Name>' -ForEach $cases { Test-Retention $Parameters | Should -Be $Expected }
            }
        }
        @($run.Tests | Where-Object Name -NotLike 'not*' | ForEach-Object { "$($_.Name) $($_.Result)" } | Sort-Object) | Should -Be 'day is new Passed', 'week is old Passed'
        @($run.Tests | Where-Object { $_.Name -like 'not*' -and $_.Result -eq 'Failed' }) | Should -Not -BeNullOrEmpty
        # Without the line the cases have no name of their own.
        $plain = Invoke-Sample -File @{ 'samples/week.psd1' = '@{ Days = 7 }' } -Test { BeforeDiscovery { $cases = Get-ChildItem -Path $PSScriptRoot/samples -Filter *.psd1 | ForEach-Object { Import-PowerShellDataFile -Path $_.FullName } }; Describe 'd' { It '<Name> of <Days>' -ForEach $cases { } } }
        $plain.Tests.Name | Should -Not -BeLike 'week*'
    }

    It 'The name of a block can use what its own BeforeAll sets.' {
        $run = Invoke-Sample { Describe 'of <disk>' { BeforeAll { $disk = 'D1' }; It 'i' { } } }
        $run.Tests.Path | Should -Be 'of D1.i'
    }

    It 'The same goes for a variable of BeforeAll in the name of a test or block.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $disk = 'D1' }; Context "c $disk" { It "i $disk" { }; It 'j <disk>' { } } } }
        $run.Tests.Path | Should -Be 'd.c .i ', 'd.c .j D1'
    }

    It 'Filters and -Skip choose among tests, and Pester needs the data to make the tests. So it reads the data even of tests that they leave out.' {
        $test = {
            BeforeDiscovery { Write-Host 'said: list'; $names = 'a', 'b' }
            Describe 'd' -Tag x { BeforeAll { Write-Host 'said: setup' }; It 'i <_>' -ForEach $names { } }
            Describe 'e' { It 'j' { } }
        }
        foreach ($filter in @{ ExcludeTag = 'x' }, @{ FullName = 'e.j' }, @{ Tag = 'nowhere' }) {
            $run = Invoke-Sample $test -Configuration @{ Filter = $filter }
            @($run.Output -match 'said: ') | Should -Be 'said: list'
            $run.Tests.Count | Should -Be 3
        }
        $run = Invoke-Sample { Describe 'd' -Skip { It 'i <_>' -ForEach $(Write-Host 'said: list'; 'a', 'b') { } }; Describe 'e' { It 'j' -Skip -ForEach $(Write-Host 'said: list'; 'a') { } } }
        @($run.Output -match 'said: ') | Should -Be 'said: list', 'said: list'
        $run.Skipped | Should -Be 3
    }

    It 'when the tests do not run, their setup does not run either.' {
        $run = Invoke-Sample -Configuration @{ Filter = @{ ExcludeTag = 'x' } } {
            Describe 'd <_>' -ForEach 'a', 'b' { BeforeAll { Write-Host "said: $_" }; It 'i' -Tag x { } }
            Describe 'e <_>' -ForEach 'c', 'd' { BeforeAll { Write-Host "said: $_" }; It 'i' -Skip { } }
            Describe 'f <_>' -ForEach 'g' { BeforeAll { Write-Host "said: $_" }; It 'i' { } }
        }
        @($run.Output -match 'said: ') | Should -Be 'said: g'
    }

    It 'The body and the filter of a mock see the keys as well, in the same places: Mock Get-Disk { $Disk } in BeforeAll answers for each Disk of the block.' {
        $run = Invoke-Sample {
            Describe 'on <Disk>' -ForEach @{ Disk = 'D1' }, @{ Disk = 'D2' } {
                BeforeAll { function Get-Disk ($Name) { 'real' }; Mock Get-Disk { $Disk }; Mock Get-Disk { 'filtered' } -ParameterFilter { $Name -eq $Disk } }
                It 'body' { Get-Disk | Should -Be $Disk; $Disk | Should -BeIn 'D1', 'D2' }
                It 'filter' { Get-Disk -Name $Disk | Should -Be 'filtered'; Get-Disk -Name D9 | Should -Be $Disk }
            }
            Describe 'key of the test' {
                BeforeAll { function Get-Disk { 'real' }; Mock Get-Disk { "<$Disk>" }; $early = Get-Disk }
                It 'own' -ForEach @{ Disk = 'D3' } { Get-Disk | Should -Be '<D3>'; $early | Should -Be '<>' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'Quote a column with a space or a hyphen, $_.''Full Name'', also in the name of a test: "user `<_.''Full Name''`>". Without the quotes, `<_.Full Name`> fails each test with a ParseException, and $_.Full Name in the test fails the whole file.' {
        $run = Invoke-Sample -File @{ 'd.csv' = "Full Name,E-Mail`nJ Doe,j@x`nM Roe,m@x" } -Test {
            BeforeDiscovery { $rows = Import-Csv "$PSScriptRoot/d.csv" }
            Describe 'd' {
                It "user <_.'Full Name'> <_.'E-Mail'>" -ForEach $rows { $_.'Full Name' | Should -BeLike '* *oe' }
                It 'bare <_.Full Name>' -ForEach $rows { }
                It 'bare <_.E-Mail>' -ForEach $rows { }
            }
        }
        $run.Passed, $run.Failed | Should -Be 2, 4
        $run.Text | Should -Match 'user J Doe j@x'
        @($run.Messages -match 'Unexpected token').Count | Should -BeGreaterOrEqual 4
        $run = Invoke-Sample -File @{ 'd.csv' = "Full Name`nJ Doe" } -Test 'BeforeDiscovery { $rows = Import-Csv "$PSScriptRoot/d.csv" }; Describe "d" { It "i" -ForEach $rows { $_.Full Name | Should -Be x }; It "other" { } }'
        $run.Passed, $run.Failed | Should -Be 0, 0
        $run.Text | Should -Match 'ParseException'
    }

    It 'Read rows of a database, users of a directory and other answers of a live system in BeforeDiscovery, too: each of these objects becomes a test, `<_.Name`>.' {
        $run = Invoke-Sample {
            BeforeDiscovery { $table = [System.Data.DataTable]::new(); $null = $table.Columns.Add('Name'); $null = $table.Rows.Add('mail'); $null = $table.Rows.Add('photos') }
            Describe 'd' { It 'row <_.Name>' -ForEach $table.Rows { $_.Name | Should -BeIn 'mail', 'photos' } }
        }
        $run.Passed | Should -Be 2
        $run.Text | Should -Match 'row photos'
    }

    It 'Give the query -ErrorAction Stop: an error that throws fails the whole file. When an error is only written, the rows that arrived become tests' {
        $files = @{ 'rows/mail' = ''; 'rows/photos' = '' }
        foreach ($query in 'throw "no server"', 'Get-ChildItem "$PSScriptRoot/missing" -ErrorAction Stop', 'Get-ChildItem "$PSScriptRoot/rows", "$PSScriptRoot/missing" -ErrorAction Stop') {
            $run = Invoke-Sample "BeforeDiscovery { `$rows = $query }; Describe 'd' { It 'i' { }; It 'row <_.Name>' -ForEach `$rows { } }" -File $files
            $run.Result, $run.Passed, @($run.Tests).Count | Should -Be 'Failed', 0, 0
            $run.Text | Should -Match 'no server|Cannot find path'
        }
        $run = Invoke-Sample 'BeforeDiscovery { $rows = Get-ChildItem "$PSScriptRoot/rows", "$PSScriptRoot/missing" }; Describe "d" { It "row <_.Name>" -ForEach $rows { } }' -File $files
        $run.Tests.Name | Should -Be 'row mail', 'row photos'
        $run.Result | Should -Be 'Passed'
        "$($run.Errors)" | Should -Match 'Cannot find path'
    }

    It 'The answer of a REST service is often one hashtable or object whose value holds the list, and so makes one case. Give -ForEach the list itself, @($answer.value).' {
        $run = Invoke-Sample {
            BeforeDiscovery { $answer = @{ value = @(@{ Id = 1 }, @{ Id = 2 }) } }
            Describe 'd' { It 'whole' -ForEach $answer { $Id | Should -BeNullOrEmpty }; It 'list <Id>' -ForEach @($answer.value) { $Id | Should -BeGreaterThan 0 } }
        }
        $run.Tests.Name | Should -Be 'whole', 'list 1', 'list 2'
        $run.Passed | Should -Be 3
    }

    It 'The items of -ForEach are not copied. All tests of a block get the same hashtable or list in $Options, and so do two tests with the same list of cases. An assignment such as $Days = 0 changes a copy; $Options.Keep = 0 or $List.Add(1) changes the data.' {
        $run = Invoke-Sample {
            Describe 'block' -ForEach @{ Days = 30; Options = @{ Keep = 30 }; List = [System.Collections.Generic.List[int]] @(5) } {
                It 'changes' { $Days = 0; $Options.Keep = 0; $List.Add(1) }
                It 'sees' { $Days | Should -Be 30; $Options.Keep | Should -Be 0; $List | Should -Be 5, 1 }
            }
            Describe 'cases' {
                BeforeDiscovery { $cases = @(@{ Days = 30; Options = @{ Keep = 30 } }) }
                It 'one' -ForEach $cases { $Days = 0; $Options.Keep = 0 }
                It 'two' -ForEach $cases { $Days | Should -Be 30; $Options.Keep | Should -Be 0 }
                It 'other list' -ForEach @{ Options = @{ Keep = 30 } } { $Options.Keep | Should -Be 30 }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'Make a copy for each test, with $plan = $Options.Clone() in BeforeEach. Clone copies the outer level only, and [ordered] and List[int] do not have it. For those and for nested data, let the case hold a script block that makes the data, @{ New = { @{ Keep = 30 } } }, and write $plan = & $New.' {
        $run = Invoke-Sample {
            Describe 'clone' -ForEach @{ Options = @{ Keep = 30; Mail = @{ To = 'ops' } } } {
                BeforeEach { $plan = $Options.Clone() }
                It 'changes' { $plan.Keep = 0; $plan.Mail.To = 'me' }
                It 'outer' { $plan.Keep | Should -Be 30 }
                It 'nested' { $plan.Mail.To | Should -Be 'me' }
            }
            Describe 'none' {
                It 'ordered' { { ([ordered] @{ Keep = 30 }).Clone() } | Should -Throw '*does not contain a method named*Clone*' }
                It 'list' { { [System.Collections.Generic.List[int]]::new().Clone() } | Should -Throw '*does not contain a method named*Clone*' }
            }
            Describe 'made' -ForEach @{ New = { @{ Keep = 30; Mail = @{ To = 'ops' } } } } {
                BeforeEach { $plan = & $New }
                It 'changes' { $plan.Keep = 0; $plan.Mail.To = 'me' }
                It 'all' { $plan.Keep | Should -Be 30; $plan.Mail.To | Should -Be 'ops' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 7
    }

    It 'All values of an enum are a list as well, -ForEach ([enum]::GetValues([DayOfWeek])). Each value has its type in the test, $_ -is [DayOfWeek], and its word in the name, `<_>.' {
        $run = Invoke-Sample {
            Describe 'test' { It 'on <_>' -ForEach ([enum]::GetValues([DayOfWeek])) { $_ -is [DayOfWeek] | Should -BeTrue; $_ -is [string] | Should -BeFalse } }
            Describe 'block <_>' -ForEach ([enum]::GetValues([DayOfWeek])) { It 'i' { $_ -is [DayOfWeek] | Should -BeTrue } }
            Describe 'words' { It 'on <_>' -ForEach ([enum]::GetNames([DayOfWeek])) { $_ -is [DayOfWeek] | Should -BeFalse } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 21
        @($run.Tests | Where-Object Path -Like 'test.*').Name | Should -Be ([enum]::GetNames([DayOfWeek]) | ForEach-Object { "on $_" })
        @($run.Tests | Where-Object Path -Like 'block *').Path | Should -Be ([enum]::GetNames([DayOfWeek]) | ForEach-Object { "block $_.i" })
    }

    It 'A key has the name of a variable that belongs to PowerShell. Give the key another name, such as Text or Server.' {
        $run = Invoke-Sample { Describe 'd' { It 'input' -ForEach @{ Input = 'a' } { "[$Input]" | Should -Be '[]' }; It 'host' -ForEach @{ Host = 'a' } { }; It 'others' -ForEach @{ Text = 'a'; Server = 'b' } { "$Text $Server" | Should -Be 'a b' } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
        $run.Messages | Should -BeLike '*Cannot overwrite variable Host*'
    }

    It 'The body of the block sees the item, so an if in the body can choose the tests. The body does not see what BeforeAll sets, because BeforeAll runs later.' {
        $run = Invoke-Sample { Describe 'd <Name>' -ForEach @{ Name = 'disk'; Ready = $true }, @{ Name = 'tape'; Ready = $false } { BeforeAll { $target = $Name }; if ($Ready) { It 'writes' { $target | Should -Be 'disk' } } else { It 'reports' { $target | Should -Be 'tape' } }; if ($target) { It 'late' { } } } }
        $run.Tests.Path | Should -Be 'd disk.writes', 'd tape.reports'
        $run.Passed | Should -Be 2
    }

    It 'In a name in double quotes, PowerShell fills in $Name itself, during discovery. What BeforeAll sets and the data of the test are not there yet. The place stays empty, or shows the item of the block around the test or a variable of the session. Write `<Name`> instead.' {
        $run = Invoke-Sample { BeforeDiscovery { $early = 'early' }; Describe 'd' { BeforeAll { $here = 'here' }; It "i $here|$Name|$early" -ForEach @{ Name = 'n' } { }; It "j <here>|<Name>" -ForEach @{ Name = 'n' } { } } }
        $run.Tests.Name | Should -Be 'i ||early', 'j here|n'
        (Invoke-Sample { Describe 'd' -ForEach 'north', 'west' { It "on $_" -ForEach 'disk', 'tape' { } } }).Tests.Name | Should -Be 'on north', 'on north', 'on west', 'on west'
        $run = Invoke-Sample -File @{ 'Session.Tests.ps1' = 'Describe "d" { It "of $proofName" -ForEach @{ proofName = "n" } { } }' } -Script { $global:proofName = 'session'; try { (Invoke-Pester ./Session.Tests.ps1 -Output None -PassThru).Tests.ExpandedName } finally { Remove-Variable proofName -Scope Global } }
        $run.Value | Should -Be 'of session'
    }

    It 'Put the arguments of the call into a hashtable of their own, and splat it. A key that you leave out takes the default of its parameter:' {
        $run = Invoke-Sample { BeforeAll { function Get-BackupName { param ([string] $Source, [string] $Date = 'today') "$Source-$Date" } }; Describe 'd' { It 'i' -ForEach @{ Arguments = @{ Source = 'mail' }; Expected = 'mail-today' }, @{ Arguments = @{ Source = 'mail'; Date = '31' }; Expected = 'mail-31' } { Get-BackupName @Arguments | Should -Be $Expected } } }
        $run.Passed | Should -Be 2
    }

    It 'A case that holds only arguments is splatted as a whole, Get-BackupName @_. A key that is no parameter, such as Expected, then fails in a function with [CmdletBinding()] or [Parameter()]: A parameter cannot be found that matches parameter name ''Expected''. Other functions get it in $args. An object is not splatted: it arrives as the first argument.' {
        $run = Invoke-Sample {
            BeforeAll {
                function Get-Plain ($A, $B) { "$A$B|$args" }
                function Get-Bound { [CmdletBinding()] param ($A, $B) "$A$B" }
                function Get-Attributed { param ([Parameter()] $A, $B) "$A$B" }
            }
            Describe 'd' {
                It 'whole' -ForEach @{ A = 1; B = 2 } { Get-Bound @_ | Should -Be '12'; Get-Plain @_ | Should -Be '12|' }
                It 'more in args' -ForEach @{ A = 1; B = 2; Expected = 3 } { Get-Plain @_ | Should -Be '12|-Expected: 3' }
                It 'more, bound' -ForEach @{ A = 1; B = 2; Expected = 3 } { Get-Bound @_ }
                It 'more, attributed' -ForEach @{ A = 1; B = 2; Expected = 3 } { Get-Attributed @_ }
                It 'object' -ForEach ([pscustomobject] @{ A = 1; B = 2 }) { Get-Bound @_ | Should -Be '@{A=1; B=2}' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed', 'Passed'
        $run.Messages | Should -Be (@("A parameter cannot be found that matches parameter name 'Expected'.") * 2)
    }

    It 'When the values exist only while the test runs, such as what the command under test returns, there cannot be a test for each of them. Loop inside one test, and let -Because name the item' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Size { 5, 50 }; $sizes = Get-Size }
                foreach ($size in $sizes) { It "each $size" { } }
                It 'loop' { foreach ($size in Get-Size) { $size | Should -BeLessThan 9 -Because "of item $size" } }
            }
        }
        $run.Tests.Name | Should -Be 'loop'
        $run.Messages | Should -Match 'of item 50'
    }

    Context 'items picked at random' {
        BeforeAll {
            $pick = @{
                own = 'BeforeDiscovery { $random = [System.Random]::new($Seed); $records = 1..1000 | Sort-Object { $random.Next() } | Select-Object -First 3 }'
                set = 'BeforeDiscovery { $records = 1..1000 | Get-Random -Count 3 -SetSeed $Seed }'
            }
            $body = 'BeforeAll { Write-Host "run $Seed" }; Describe "Seed $Seed" { It "record <_>" -ForEach $records { Write-Host "number $(Get-Random)" } }'
            $files = @{ 'own.Tests.ps1' = "param ([int] `$Seed = (Get-Random -Maximum 100000)) $($pick.own); $body"; 'set.Tests.ps1' = "param ([int] `$Seed) $($pick.set); $body" }
            $picked = Invoke-Sample -File $files -Script {
                foreach ($file in 'own', 'set') {
                    foreach ($seed in 7, 7, 8) {
                        $output = Invoke-Pester -Container (New-PesterContainer -Path "./$file.Tests.ps1" -Data @{ Seed = $seed }) -Output Detailed -PassThru 6>&1
                        $run = @($output | Where-Object { $_.PSObject.TypeNames -contains 'Pester.Run' })[0]
                        "$file $seed cases: $($run.Tests.ExpandedPath)"
                        "$file $seed numbers: $("$output" -replace '(?s)^.*?(?=number)' | Select-String -Pattern 'number \d+' -AllMatches | ForEach-Object { $_.Matches.Value })"
                    }
                }
                foreach ($try in 1, 2, 3) {
                    $output = Invoke-Pester -Path ./own.Tests.ps1 -Output Detailed -PassThru 6>&1
                    $run = @($output | Where-Object { $_.PSObject.TypeNames -contains 'Pester.Run' })[0]
                    "default: $($run.Tests[0].ExpandedPath -replace '\..*') run $([regex]::Match("$output", 'run (\d+)').Groups[1].Value)"
                }
            }
            $lines = @($picked.Value | Where-Object { $_ -is [string] })
        }

        It 'The same seed picks the same items again, as long as the list is the same' {
            $cases = @($lines -like 'own * cases: *')
            $cases.Count | Should -Be 3
            $cases[0] | Should -Be $cases[1]
            $cases[0] | Should -Match 'Seed 7\.record \d+ Seed 7\.record \d+ Seed 7\.record \d+'
            ($cases[2] -replace '.*?: ' -replace 'Seed \d') | Should -Not -Be ($cases[0] -replace '.*?: ' -replace 'Seed \d')
        }

        It 'Without -Data, each run has a seed of its own, which is the same in discovery and in the tests.' {
            $seeds = @($lines -like 'default: *')
            $seeds.Count | Should -Be 3
            @($seeds | Select-Object -Unique).Count | Should -BeGreaterThan 1
            $seeds | ForEach-Object { $_ | Should -Match '^default: Seed (\d+) run \1$' }
        }

        It 'Get-Random -Count 3 -SetSeed $Seed also picks the items, but then later calls of Get-Random in the session, those of the code under test included, return the same numbers in each run.' {
            $cases = @($lines -like 'set * cases: *')
            $cases[0] | Should -Be $cases[1]
            $cases[2] | Should -Not -Be $cases[0]
            $numbers = @($lines -like 'set * numbers: *')
            $numbers[0] | Should -Match 'number \d+'
            $numbers[0] | Should -Be $numbers[1]
            # With a generator of its own they differ.
            $numbers = @($lines -like 'own * numbers: *')
            $numbers[0] | Should -Match 'number \d+'
            $numbers[0] | Should -Not -Be $numbers[1]
        }
    }
}
