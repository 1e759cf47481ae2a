BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Get-Name ($Run, $Prefix) { @($Run.Tests.Name -like "$Prefix *")[0].Substring($Prefix.Length + 1) }
    $names = Invoke-Sample {
        Describe 'd' {
            It 'sum <Size * 2>' -ForEach @{ Size = 3 } { }
            It 'disks <Disks>' -ForEach @{ Disks = 'D1', 'D2' } { }
            It 'missing [<Missing>]' { }
            It 'plain $Name, $(1 + 1), <($Size * 2)>' -ForEach @{ Name = 'n' } { }
            It 'values <a>, <c>, [<b>], <d>' -ForEach @{ a = $true; b = $null; c = 'D1', 'D2'; d = @{ Disk = 'D2' } } { }
            It 'date <_>' -ForEach ([datetime] '2026-03-31') { }
            It 'dollar <$days>' -ForEach @{ days = 7 } { }
            It 'generic [<string>]' -ForEach @{ days = 7 } { }
        }
    }
}

Describe 'usage/data-driven-tests' {
    It 'In BeforeAll and AfterAll, it can be ______pester_invoke_block_parameters.' {
        # Which of the two values of Pester comes first differs from session to session.
        foreach ($setup in 'BeforeAll', 'AfterAll') {
            $names = for ($try = 0; $try -lt 12 -and $names -notcontains '______pester_invoke_block_parameters'; $try++) {
                $text = (Invoke-Sample -NewProcess -Test "Describe d { $setup { param ([Parameter()] `$Days) 1 }; It i { } }").Text
                $names = @([regex]::Match($text, "matches parameter name '(\w+)'").Groups[1].Value); $names
            }
            $names | Should -Contain '______pester_invoke_block_parameters'
            $names | ForEach-Object { $_ | Should -BeIn '____Pester', '______pester_invoke_block_parameters' }
            $names = $null
        }
        (Invoke-Sample -Test 'Describe d { BeforeEach { param ([Parameter()] $Days) 1 }; It i { } }').Text | Should -Match "ParameterBindingException: A parameter cannot be found that matches parameter name"
    }

    It '`<Size * 2`> | 6' {
        Get-Name $names 'sum' | Should -Be '6'
    }

    It 'In a name with a template such as `<_`>, Pester 5 reads each backtick as an escape:  ''runs git `<_`> now''  loses both backticks. A backtick at the very end fails the test with a ParseException. To show one backtick, write two, but write none directly before `<: there, a backtick keeps the template as text. A name without `< keeps its backticks.' {
        (Invoke-Sample { Describe 'd' { It 'x ``<_>`` z' -ForEach 1 { } } }).Tests.Name | Should -Be 'x `<_>` z'
        $run = Invoke-Sample {
            Describe 'd' {
                It 'runs `git <_>` now' -ForEach 'status' { }
                It 'runs `` git <_> `` now' -ForEach 'status' { }
                It 'runs `git status`' { }
            }
            Describe 'e' { It 'ends <_> `' -ForEach 'status' { } }
        }
        $run.Tests.Name[0..2] | Should -Be 'runs git status now', 'runs ` git status ` now', 'runs `git status`'
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
        $run.Tests[3].Message | Should -Match 'ParseException|missing the terminator'
    }

    It '`<Disks`> | D1 D2' {
        Get-Name $names 'disks' | Should -Be 'D1 D2'
    }

    It '`<Missing`> | nothing at all' {
        Get-Name $names 'missing' | Should -Be '[]'
    }

    It '$Name, $(1 + 1), `<($Size * 2)`> | the same text, in single quotes; `<…`> with a $ in it is not filled in' {
        Get-Name $names 'plain' | Should -Be '$Name, $(1 + 1), <($Size * 2)>'
    }

    It 'Values are shown as in a double-quoted string: True, D1 D2 for an array, nothing for $null, and System.Collections.Hashtable for a hashtable.' {
        Get-Name $names 'values' | Should -Be 'True, D1 D2, [], System.Collections.Hashtable'
    }

    It 'A date is shown as 03/31/2026 00:00:00' {
        Get-Name $names 'date' | Should -Be '03/31/2026 00:00:00'
    }

    It 'Describe and Context take -ForEach too.' {
        (Invoke-Sample { Describe 'd <_>' -ForEach 1, 2 { Context 'c <_>' -ForEach 3, 4 { It 'i' { } } } }).Tests.Path | Should -Be 'd 1.c 3.i', 'd 1.c 4.i', 'd 2.c 3.i', 'd 2.c 4.i'
    }

    It 'An empty list, or $null, makes no tests, and Pester 5 says nothing about it: the block or the test is left out, and the run passes.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' -ForEach @() { }; It 'b' -ForEach $null { }; Context 'c' -ForEach @() { It 'e' { } }; It 'f' { } } }
        $run.Tests.Name | Should -Be 'f'
        $run.Result | Should -Be 'Passed'
        $run.Warnings | Should -BeNullOrEmpty
    }

    It 'A list that holds one $null, @($null), is not empty. It makes one test, and $_ in that test is not $null, but the item of the block around the test.' {
        (Invoke-Sample { Describe 'd' -ForEach 'block' { It 'i' -ForEach @($null) { $_ | Should -Be 'block' } } }).Passed | Should -Be 1
    }

    It 'If no such block has data, $_ is a hashtable with the file''s parameters, empty if there are none, and `<_`> in the name becomes System.Collections.Hashtable.' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @($null) { , $_ | Should -BeOfType hashtable; $_.Count | Should -Be 0 } } }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i <_>' -ForEach @($null) { } } }).Text | Should -Match 'i System.Collections.Hashtable'
        (Invoke-Sample -File @{ 'P.Tests.ps1' = "param (`$Root)`nDescribe 'd' { It 'i' -ForEach @(`$null) { `$_.Root | Should -Be 'given' } }" } -Script {
            Invoke-Pester -Container (New-PesterContainer -Path ./P.Tests.ps1 -Data @{ Root = 'given' }) -PassThru
        }).Passed | Should -Be 1
    }

    It 'The list is filled in BeforeAll. It is read during discovery, before any BeforeAll, so it is empty, and an empty list makes no tests.' {
        (Invoke-Sample { BeforeAll { $list = 1, 2 }; Describe 'd' { It 'i' -ForEach $list { } } }).Tests | Should -HaveCount 0
    }

    It 'Pester adds the $ itself, and leaves a template with a $ of its own as it is.' {
        Get-Name $names 'dollar' | Should -Be '<$days>'
    }

    It 'What the brackets name does not exist: a typing error in the key, or a generic type such as List`<string`> in the text.' {
        Get-Name $names 'generic' | Should -Be '[]'
        Get-Name $names 'missing' | Should -Be '[]'
    }

    It 'The attribute makes PowerShell strict: it refuses the other values that Pester passes. The name in the message may also be one of your keys.' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @{ Days = 7; Other = 1 } { param ([Parameter(Mandatory)] $Days) } } }).Messages | Should -Match 'A parameter cannot be found that matches parameter name'
    }

    It 'A test that -Skip skips, or whose setup fails, keeps the brackets in its name.' {
        $run = Invoke-Sample { Describe 'd' { It 'skipped <_>' -ForEach 1 -Skip { }; Context 'c' { BeforeEach { throw 'x' }; It 'kept <_>' -ForEach 1 { } } } }
        $run.Tests.Name | Should -Be 'skipped <_>', 'kept <_>'
    }

    It 'The name is in double quotes, so that the expression can have single quotes.' {
        (Invoke-Sample { Describe 'd' { It "is <Word + 's'>" -ForEach @{ Word = 'file' } { } } }).Tests.Name | Should -Be 'is files'
    }

    It 'If the list must not be empty, for example because it is read from a folder, check it where it is made.' {
        $run = Invoke-Sample { BeforeDiscovery { $files = @(); if (-not $files) { throw 'no files' } }; Describe 'd' { It '<_>' -ForEach $files { } } }
        $run.Result | Should -Be 'Failed'
        $run.Messages | Should -Match 'no files'
    }

    It 'In the result object, the item of a failed case is its Data, and the item of its block is Block.Data: (Invoke-Pester -PassThru).Failed | ForEach-Object { $_.Data.Size }, as Output shows.' {
        (Invoke-Sample { Describe 'd' -ForEach @{ Disk = 'D2' } { It 'i' -ForEach @{ Size = 4 }, @{ Size = 5 } { $Size | Should -Be 4 } } } -Inspect { $args[0].Failed | ForEach-Object { $_.Data.Size; $_.Block.Data.Disk } }).Value | Should -Be 5, 'D2'
    }

    It 'Set-ItResult in the body of the test fills the brackets in.' {
        (Invoke-Sample { Describe 'd' { It 'skipped <_>' -ForEach 1 -Skip { }; It 'set <_>' -ForEach 2 { Set-ItResult -Skipped }; Context 'c' { BeforeEach { Set-ItResult -Skipped }; It 'before <_>' -ForEach 3 { } } } }).Tests.Name | Should -Be 'skipped <_>', 'set 2', 'before <_>'
    }

    It 'Pester 5 leaves an expression with a double quote in it as it is.' {
        (Invoke-Sample { Describe 'd' { It 'is <Size -gt 1 ? "big" : "small">' -ForEach @{ Size = 2 } { }; It "is <Size -gt 1 ? 'big' : 'small'>" -ForEach @{ Size = 2 } { } } }).Tests.Name | Should -Be 'is <Size -gt 1 ? "big" : "small">', 'is big'
    }

    It 'The same goes for each $null in a longer list.' {
        (Invoke-Sample { Describe 'd' -ForEach 'block' { It 'i' -ForEach 1, $null { throw "got $_" } } }).Messages | Should -Be 'got 1', 'got block'
    }

    It 'A foreach over it, with It inside, makes none either.' {
        $run = Invoke-Sample { BeforeAll { $list = 1, 2 }; Describe 'd' { foreach ($item in $list) { It "i $item" { } }; It 'other' { } } }
        $run.Tests.Name | Should -Be 'other'
        (Invoke-Sample { BeforeDiscovery { $list = 1, 2 }; Describe 'd' { foreach ($item in $list) { It "i $item" { } } } }).Tests | Should -HaveCount 2
    }

    It 'Tests that BeforeAll itself makes do not run.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { foreach ($item in 1, 2) { It "i $item" { throw 'ran' } } }; It 'other' { } } }
        $run.Passed, $run.Failed | Should -Be 1, 0
        (Invoke-Sample { Describe 'd' { foreach ($item in 1, 2) { It "i $item" { throw 'ran' } } } }).Failed | Should -Be 2
    }

    It 'A block whose BeforeAll fails keeps the brackets, too; the item of that block is in $result.FailedBlocks.Data.' {
        $run = Invoke-Sample { Describe 'on <Server>' -ForEach @{ Server = 'north' } { BeforeAll { throw 'broken' }; It 'i' { } } } -Inspect { $args[0].FailedBlocks.Data.Server; $args[0].FailedBlocks.ExpandedName }
        $run.Value | Should -Be 'north', 'on <Server>'
    }

    It 'Name an object''s property, `<_.Name`>, rather than the whole object.' {
        $run = Invoke-Sample { Describe 'd' { It 'a <_>' -ForEach ([pscustomobject] @{ Name = 'mail'; Size = 1 }) { }; It 'b <_.Name>' -ForEach ([pscustomobject] @{ Name = 'mail'; Size = 1 }) { } } }
        $run.Tests.Name | Should -Be 'a @{Name=mail; Size=1}', 'b mail'
    }

    It 'When an error is only written, the rows that arrived become tests, and without any row the run passes.' {
        foreach ($code in 'It "row" -ForEach $rows { }', 'It "row" -ForEach $rows { }; It "other" { }') {
            $run = Invoke-Sample "BeforeDiscovery { `$rows = Get-ChildItem ""`$PSScriptRoot/missing"" }; Describe 'd' { $code }"
            $run.Result | Should -Be 'Passed'
            $run.Tests.Name | Should -Not -Contain 'row'
            "$($run.Errors)" | Should -Match 'Cannot find path'
        }
        (Invoke-Sample 'BeforeDiscovery { $rows = Get-ChildItem "$PSScriptRoot/missing" -ErrorAction Stop }; Describe "d" { It "row" -ForEach $rows { } }').Result | Should -Be 'Failed'
    }

    It 'If there is one case with an empty name in place of many, the list is wrapped.' {
        $run = Invoke-Sample {
            BeforeDiscovery { $wrapped = , @(@{ Name = 'mail' }, @{ Name = 'photos' }); $answer = @{ value = @(@{ Name = 'mail' }, @{ Name = 'photos' }) } }
            Describe 'd' { It 'wrapped [<Name>]' -ForEach $wrapped { }; It 'answer [<Name>]' -ForEach $answer { }; It 'list [<Name>]' -ForEach @($answer.value) { } }
        }
        $run.Tests.Name | Should -Be 'wrapped []', 'answer []', 'list [mail]', 'list [photos]'
    }

    It 'Without the variable the list is $null, and an empty list makes no test.' {
        $test = { BeforeDiscovery { $servers = if ($env:PROOF_SERVERS) { $env:PROOF_SERVERS -split ',' } }; Describe 'd' { It 'is reached: <_>' -ForEach $servers { }; It 'other' { } } }
        (Invoke-Sample $test).Tests.Name | Should -Be 'other'
        (Invoke-Sample $test -Environment @{ PROOF_SERVERS = 'north,south' }).Tests.Name | Should -Be 'is reached: north', 'is reached: south', 'other'
    }

    It 'Pester 6 fails the whole file there.' -Tag Unproved { 'Proved for 6.1.0-rc1 in proofs/v5-v6/recipes/several-versions.Tests.ps1; https://github.com/pester/Pester/releases/tag/6.0.0' }

    It 'An if around the test makes no test in both versions' {
        $run = Invoke-Sample { BeforeDiscovery { $none = @(); $some = 'a', 'b' }; Describe 'd' { if ($none) { It 'none <_>' -ForEach $none { } }; if ($some) { It 'some <_>' -ForEach $some { } } } }
        $run.Tests.Name | Should -Be 'some a', 'some b'
    }

    Context 'the script that finds tests without data' {
        BeforeAll {
            # The script as it stands on the page.
            $page = Get-Content -Raw -Path "$PSScriptRoot/../../../versioned_docs/version-v5/usage/data-driven-tests.mdx"
            $script = [regex]::Match($page, '(?s)### Find the tests that got no data.*?```powershell run\n(.*?)```').Groups[1].Value
            $lost = @(
                'BeforeAll { $late = 1, 2 }'
                'Describe "d" {'
                '    It "data" -ForEach 1, 2 { Write-Host "said: ran" }'
                '    It "none" -ForEach $late { }'
                '    foreach ($i in $late) {'
                '        It "loop $i" { }'
                '    }'
                '    It "several lines" `'
                '        -ForEach 1 { }'
                '    It `'
                '        -Name "several lines, none" -ForEach @() { }'
                '    It "skipped" -Skip { }'
                '    Context "block" -ForEach $late {'
                '        It "in a block" { }'
                '    }'
                '    if ($false) {'
                '        It "in an if" { }'
                '    }'
                '    It "shares" { }; It "shared line" -ForEach @() { }'
                '    . $PSScriptRoot/Shared.ps1'
                '    It "body of another file" $body'
                '    It "body from text" ([scriptblock]::Create("1"))'
                '}'
            ) -join "`n"
            $found = Invoke-Sample -File @{ 'tests/Lost.Tests.ps1' = $lost; 'tests/Shared.ps1' = "`$body = { }`nIt 'shared' { }`nIt 'shared, none' -ForEach @() { }"; 'tests/Full.Tests.ps1' = 'Describe d { It i { }; It j -ForEach 1 { } }'; 'Find.ps1' = $script } -Script { ./Find.ps1 | ForEach-Object { $_ -replace '^.*[\\/]' } }
        }

        It 'This script compares the code of the test files with the tests that were found, and runs none of them. It prints the line of each It that made no test, also of one in a foreach loop over an empty list' {
            $script | Should -Match 'SkipRun = \$true'
            $found.Value | Should -Contain 'Lost.Tests.ps1:4'
            $found.Value | Should -Contain 'Lost.Tests.ps1:6'
            $found.Value | Should -Contain 'Lost.Tests.ps1:10'
            $found.Value | Should -Contain 'Lost.Tests.ps1:14'
            foreach ($line in 3, 8, 12) { $found.Value | Should -Not -Contain "Lost.Tests.ps1:$line" }
            $found.Value -like 'Full*' | Should -BeNullOrEmpty
            $found.Text | Should -Not -Match 'said: ran'
        }

        It 'The list also has each It below an if that was false, and each whose script block is not written in the file. It does not have an It in a file that a test file loads, or one that shares its line with an It that made a test.' {
            $found.Value | Should -Contain 'Lost.Tests.ps1:17'
            $found.Value | Should -Contain 'Lost.Tests.ps1:21'
            $found.Value | Should -Contain 'Lost.Tests.ps1:22'
            $found.Value | Should -Not -Contain 'Lost.Tests.ps1:19'
            $found.Value -like 'Shared*' | Should -BeNullOrEmpty
        }
    }
}
