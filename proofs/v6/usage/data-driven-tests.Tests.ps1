BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Get-Name ($Run, $Prefix) { @($Run.Tests.Name -like "$Prefix *")[0].Substring($Prefix.Length + 1) }
    $names = Invoke-Sample {
        Describe 'd' {
            It 'sum <Size * 2>, <($Size * 2)>' -ForEach @{ Size = 3 } { }
            It 'disks <Disks>' -ForEach @{ Disks = 'D1', 'D2' } { }
            It 'plain $Name, $(1 + 1)' -ForEach @{ Name = 'n' } { }
            It 'values <a> <b> <c> <d>' -ForEach @{ a = $true; b = $null; c = 'D1', 'D2'; d = @{ Disk = 'D2' } } { }
            It 'text <a> <b>' -ForEach @{ a = 'some text'; b = [datetime] '2026-03-31' } { }
            It 'dollar <$days>' -ForEach @{ days = 7 } { }
        }
    }
}

Describe 'usage/data-driven-tests' {
    It 'In BeforeAll, 6.1.0-rc1 prints another message instead.' {
        (Invoke-Sample -Test 'Describe d { BeforeAll { param ([Parameter()] $Days) 1 }; It i { } }').Text | Should -Match "InvalidOperationException: A 'break' or 'continue' statement with a label"
        (Invoke-Sample -Test 'Describe d { AfterAll { param ([Parameter()] $Days) 1 }; It i { } }').Text | Should -Match "ParameterBindingException: A parameter cannot be found that matches parameter name"
        (Invoke-Sample -Test 'Describe d { BeforeEach { param ([Parameter()] $Days) 1 }; It i { } }').Text | Should -Match "ParameterBindingException: A parameter cannot be found that matches parameter name"
    }

    It '`<Size * 2`>, `<($Size * 2)`> | 6, 6' {
        Get-Name $names 'sum' | Should -Be '6, 6'
    }

    It '`<Disks`> | @(''D1'', ''D2'')' {
        Get-Name $names 'disks' | Should -Be "@('D1', 'D2')"
    }

    It '$Name, $(1 + 1) | the same text, in single quotes' {
        Get-Name $names 'plain' | Should -Be '$Name, $(1 + 1)'
    }

    It 'Booleans, $null, lists and hashtables are shown as you would write them in PowerShell: $true, $null, @(''D1'', ''D2''), @{Disk=''D2''}.' {
        (Invoke-Sample { Describe 'd' { It '<list> <table>' -ForEach @{ list = @(@(1, 2), 3); table = [ordered] @{ z = 1; a = 2 } } { } } }).Tests.Name | Should -Be '@([Object[]], 3) Dictionary{a=2; z=1}'
        (Invoke-Sample { Describe 'd' { It '<_>' -ForEach ([version] '1.2') { } } }).Tests.Name | Should -Be '[version]'
        Get-Name $names 'values' | Should -Be "`$true `$null @('D1', 'D2') @{Disk='D2'}"
    }

    It 'Many other objects show only their type, such as [version], and so does a list within a list. An [ordered] table is shown as Dictionary{a=2; z=1}, sorted by key.' {
        (Invoke-Sample { Describe 'd' { It '<list> <table>' -ForEach @{ list = @(@(1, 2), 3); table = [ordered] @{ z = 1; a = 2 } } { } } }).Tests.Name | Should -Be '@([Object[]], 3) Dictionary{a=2; z=1}'
        (Invoke-Sample { Describe 'd' { It '<_>' -ForEach ([version] '1.2') { } } }).Tests.Name | Should -Be '[version]'
    }

    It 'Text is shown without quotes, and a date as 03/31/2026 00:00:00.' {
        Get-Name $names 'text' | Should -Be 'some text 03/31/2026 00:00:00'
    }

    It 'Describe and Context take -ForEach too.' {
        (Invoke-Sample { Describe 'd <_>' -ForEach 1, 2 { Context 'c <_>' -ForEach 3, 4 { It 'i' { } } } }).Tests.Path | Should -Be 'd 1.c 3.i', 'd 1.c 4.i', 'd 2.c 3.i', 'd 2.c 4.i'
    }

    It 'An empty list is an error in Pester 6, so that tests do not disappear unnoticed.' {
        foreach ($list in '@()', '$null') {
            $run = Invoke-Sample "Describe 'd' { It 'i' -ForEach $list { } }"
            $run.Result | Should -Be 'Failed'
            $run.Messages | Should -Match 'Value can not be null or empty array'
        }
    }

    It 'If the list may be empty, say so with -AllowNullOrEmptyForEach on the Describe, Context or It that has the data. The block or test is then left out.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' -ForEach @() -AllowNullOrEmptyForEach { }; Context 'c' -ForEach $null -AllowNullOrEmptyForEach { It 'j' { } }; It 'k' { } } }
        $run.Tests.Name | Should -Be 'k'
        $run.Result | Should -Be 'Passed'
    }

    It 'For a whole run, set Run.FailOnNullOrEmptyForEach to $false.' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @() { } } } -Configuration @{ Run = @{ FailOnNullOrEmptyForEach = $false } }).Result | Should -Be 'Passed'
    }

    It 'A list that holds one $null, @($null), is not empty: it makes one test, with an empty $_.' {
        (Invoke-Sample { Describe 'd' -ForEach 'block' { It 'i' -ForEach @($null) { $null -eq $_ | Should -Be $true } } }).Passed | Should -Be 1
    }

    It 'The list is filled in BeforeAll, or comes from a file, folder or property that does not exist. The list is read during discovery, before any BeforeAll of the file.' {
        foreach ($list in '$fromBeforeAll', '(Get-ChildItem ./missing -ErrorAction Ignore)', '@{}.Files') {
            (Invoke-Sample "BeforeAll { `$fromBeforeAll = 1 }; Describe 'd' { It 'i' -ForEach $list { } }").Messages | Should -Match 'Value can not be null or empty array'
        }
    }

    It 'Pester adds the $ itself, and in Pester 6 two of them are an error, which fails the test.' {
        ($names.Tests | Where-Object Name -Like 'dollar*').Result | Should -Be 'Failed'
    }

    It 'The attribute makes PowerShell strict: it refuses the other values that Pester passes. The name in the message may differ, for example ____Pester.' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @{ Days = 7 } { param ([Parameter(Mandatory)] $Days) } } }).Messages | Should -Match 'A parameter cannot be found that matches parameter name'
    }

    It 'A test whose setup fails keeps the brackets in its name. So does a block whose BeforeAll fails; $result.FailedBlocks.Data has the item of that block.' {
        $run = Invoke-Sample {
            Describe 'd' { BeforeEach { throw 'x' }; It 'kept <_>' -ForEach 1 { } }
            Describe 'block <_>' -ForEach 7 { BeforeAll { throw 'x' }; It 'i' { } }
        } -Inspect { $args[0].FailedBlocks.ExpandedName; $args[0].FailedBlocks.Data }
        $run.Tests.Name | Should -Contain 'kept <_>'
        $run.Value | Should -Be 'block <_>', 7
    }

    Context 'the brackets of a skipped test' {
        BeforeAll {
            $run = Invoke-Sample { BeforeAll { $limit = 30 }; Describe 'd' -ForEach @{ Server = 'tape' } {
                    BeforeAll { $own = 'own' }
                    BeforeEach { $each = 'each' }
                    It 'runs' { }
                    It 'data <Name> <Server> <limit> <own> <each> <test>' -Skip -ForEach @{ Name = 'mail' } { $test = 'test' }
                    It 'none <Server>' -Skip { }
                } }
            $cases = Invoke-Sample {
                Describe 'd' { It 'skipped <_>' -ForEach 1 -Skip { }; Context 'data' -ForEach @{ Outer = 5 } { It 'of block <Outer>' -Skip { }; It 'of both <Outer> <_>' -ForEach 1 -Skip { }; It 'set <Outer>' { Set-ItResult -Skipped }; Context 'c' { BeforeEach { Set-ItResult -Skipped }; It 'before <Outer>' { } } } }
            }
        }

        It '-Skip, and the test has no data of its own | stay' {
            $run.Tests.Name | Should -Contain 'none <Server>'
            $cases.Tests.Name | Should -Contain 'of block <Outer>'
        }

        It '-Skip, and the test has data of its own | are filled in, from that data, the data of the blocks around the test and of the file, and what a BeforeAll that ran has set' {
            $run.Tests.Name | Should -Contain 'data mail tape 30 own $null $null'
            $cases.Tests.Name | Should -Contain 'skipped 1'
            $cases.Tests.Name | Should -Contain 'of both 5 1'
            (Invoke-Sample -File @{ 'a.Tests.ps1' = 'param ($Tape) Describe d { It "data <Name> <Tape>" -Skip -ForEach @{ Name = 1 } { } }' } -Script { Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ Tape = 'north' }) -PassThru -Output None }).Tests.Name | Should -Be 'data 1 north'
        }

        It 'In the second case, what BeforeEach or the test sets is $null.' {
            $run.Tests.Name | Should -Contain 'data mail tape 30 own $null $null'
        }

        It 'Set-ItResult in the body of the test | are filled in' {
            $cases.Tests.Name | Should -Contain 'set 5'
            $cases.Tests.Name | Should -Contain 'before <Outer>'
        }
    }

    It 'In the result object, the item of a failed case is its Data, and the item of its block is Block.Data: (Invoke-Pester -PassThru).Failed | ForEach-Object { $_.Data.Size }, as in the result object.' {
        (Invoke-Sample { Describe 'd' -ForEach @{ Disk = 'D2' } { It 'i' -ForEach @{ Size = 4 }, @{ Size = 5 } { $Size | Should -Be 4 } } } -Inspect { $args[0].Failed | ForEach-Object { $_.Data.Size; $_.Block.Data.Disk } }).Value | Should -Be 5, 'D2'
    }

    It 'So does each $null in a longer list.' {
        (Invoke-Sample { Describe 'd' { It 'i [<_>]' -ForEach 1, $null, 2, $null { } } }).Tests | Should -HaveCount 4
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach 1, $null { throw "got [$_]" } } }).Messages | Should -Be 'got [1]', 'got []'
    }

    It 'The name of the test holds `<$days`>.' {
        $run = Invoke-Sample { Describe 'd' { It 'bad <$days>' -ForEach @{ days = 7 } { }; It 'good <days>' -ForEach @{ days = 7 } { }; It 'also <($days)>' -ForEach @{ days = 7 } { } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
        $run.Tests[1, 2].Name | Should -Be 'good 7', 'also 7'
    }

    It 'An [ordered] table is shown as Dictionary{a=2; z=1}, sorted by key. Name a property, `<_.Name`>, rather than the whole object.' {
        $run = Invoke-Sample { Describe 'd' { It 'a <_>' -ForEach ([version] '1.2') { }; It 'b <_.Major>' -ForEach ([version] '1.2') { } } }
        $run.Tests.Name | Should -Be 'a [version]', 'b 1'
    }

    It 'For such plain text, write `<($Ready.ToString())`> and `<($Disks -join '' '')`>.' {
        (Invoke-Sample { Describe 'd' { It '<($Ready.ToString())> <($Disks -join " ")> <Ready> <Disks>' -ForEach @{ Ready = $true; Disks = 'D1', 'D2' } { } } }).Tests.Name | Should -Be "True D1 D2 `$true @('D1', 'D2')"
    }

    It 'When an error is only written, the rows that arrived become tests, and the run can pass.' {
        $run = Invoke-Sample 'BeforeDiscovery { $rows = Get-ChildItem "$PSScriptRoot/rows", "$PSScriptRoot/missing" }; Describe "d" { It "row <_.Name>" -ForEach $rows { } }' -File @{ 'rows/mail' = '' }
        $run.Tests.Name | Should -Be 'row mail'
        $run.Result | Should -Be 'Passed'
        "$($run.Errors)" | Should -Match 'Cannot find path'
        $run = Invoke-Sample 'BeforeDiscovery { $rows = Get-ChildItem "$PSScriptRoot/missing" }; Describe "d" { It "row <_.Name>" -ForEach $rows { }; It "other" { } }'
        $run.Result, $run.Passed | Should -Be 'Failed', 0
        $run.Messages | Should -Match 'Value can not be null or empty array'
        (Invoke-Sample 'BeforeDiscovery { $rows = Get-ChildItem "$PSScriptRoot/missing" }; Describe "d" { It "row" -ForEach $rows -AllowNullOrEmptyForEach { } }').Result | Should -Be 'Passed'
    }

    It 'Without the variable the list is $null, which has to be allowed.' {
        $test = { BeforeDiscovery { $servers = if ($env:PROOF_SERVERS) { $env:PROOF_SERVERS -split ',' } }; Describe 'd' { It 'is reached: <_>' -ForEach $servers ALLOWED { }; It 'other' { } } }
        $allowed = "$test" -replace 'ALLOWED', '-AllowNullOrEmptyForEach'; $not = "$test" -replace 'ALLOWED'
        (Invoke-Sample $allowed).Tests.Name | Should -Be 'other'
        (Invoke-Sample $not).Messages | Should -BeLike '*Value can not be null or empty array*'
        (Invoke-Sample $not -Environment @{ PROOF_SERVERS = 'north,south' }).Tests.Name | Should -Be 'is reached: north', 'is reached: south', 'other'
    }

    It '6.1.0 shows only the type and the name of the command. `<command.Name`> is right in both.' {
        $run = Invoke-Sample { Describe 'd' { It 'whole <command>' -ForEach @{ command = Get-Command Get-Date } { }; It 'name <command.Name>' -ForEach @{ command = Get-Command Get-Date } { } } }
        $run.Tests[0].Name | Should -Match "^whole \S*CmdletInfo\{Name='Get-Date'\}$"
        $run.Tests[1].Name | Should -Be 'name Get-Date'
    }

    It 'Should-All does not need the loop. It names all items that fail, and fails for an empty list' {
        $run = Invoke-Sample { Describe 'd' { It 'all' { 7, 30 | Should-All { $_ | Should-BeGreaterThanOrEqual 7 } }; It 'two' { 3, 30, 4 | Should-All { $_ | Should-BeGreaterThanOrEqual 7 } }; It 'empty' { function Get-None { , @() }; (Get-None) | Should-All { $_ | Should-BeGreaterThanOrEqual 7 } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        "$($run.Tests[1].Message)" | Should -BeLike '*but 2 of them @(3, 4) did not pass the filter.*'
    }
}
