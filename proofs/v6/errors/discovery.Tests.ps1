BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/discovery' {
    It 'The same block has two setups of one kind. v5 silently kept only the last one; v6 reports it.' {
        foreach ($name in 'BeforeAll', 'AfterAll', 'BeforeEach', 'AfterEach') { (Invoke-Sample "Describe 'd' { $name { }; $name { }; It 'i' { } }").Result | Should -Be 'Failed' }
        (Invoke-Sample "Describe 'd' { BeforeAll { }; AfterAll { }; It 'i' { } }").Result | Should -Be 'Passed'
    }

    It 'The second one can come from a dot-sourced file, or from a loop around the first.' {
        "$((Invoke-Sample '. $PSScriptRoot/h.ps1; BeforeAll { }; Describe d { It i { } }' -File @{ 'h.ps1' = 'BeforeAll { }' }).Messages)" | Should -Match 'BeforeAll is already defined in this block'
        "$((Invoke-Sample 'Describe d { foreach ($n in 1, 2) { BeforeAll { }; It i { } } }').Messages)" | Should -Match 'BeforeAll is already defined in this block'
        (Invoke-Sample '. $PSScriptRoot/h.ps1; Describe d { It i { $shared | Should -Be 1 } }' -File @{ 'h.ps1' = 'BeforeAll { $shared = 1 }' }).Passed | Should -Be 1
    }

    It 'Turn what a shared file has in its BeforeAll into a function, and call that function. Put a Context around a BeforeAll in a loop.' {
        (Invoke-Sample 'BeforeAll { . $PSScriptRoot/h.ps1; $shared = Get-Shared }; Describe d { It i { $shared | Should -Be 1 } }' -File @{ 'h.ps1' = 'function Get-Shared { 1 }' }).Passed | Should -Be 1
        (Invoke-Sample 'Describe d { foreach ($n in 1, 2) { Context "c $n" { BeforeAll { $a = 1 }; It i { $a | Should -Be 1 } } } }').Passed | Should -Be 2
    }

    It 'Cause: A block made with [scriptblock]::Create was passed to It, Describe or a setup command. Such a block is not tied to the test''s scope.' {
        foreach ($call in 'It i', 'BeforeAll') { (Invoke-Sample "Describe 'd' { $call ([scriptblock]::Create('1')); It 'j' { } }").Result | Should -Be 'Failed' }
        (Invoke-Sample "Describe 'd' { It 'i' { & ([scriptblock]::Create('1')) } }").Passed | Should -Be 1
    }

    It 'Should-Throw and Should-All refuse such a block, too, while Should -Throw accepts it.' {
        foreach ($test in "[scriptblock]::Create('throw 1') | Should-Throw", "1 | Should-All ([scriptblock]::Create('`$_'))") { "$((Invoke-Sample "Describe 'd' { It 'i' { $test } }").Messages)" | Should -Match 'Unbound scriptblock is not allowed' }
        foreach ($test in "[scriptblock]::Create('throw 1') | Should -Throw", "`$code = [scriptblock]::Create('throw 1'); { & `$code } | Should-Throw") { (Invoke-Sample "Describe 'd' { It 'i' { $test } }").Passed | Should -Be 1 }
    }

    It 'The switch is gone from It in v6.' {
        (Invoke-Sample "Describe 'd' { It 'i' -Pending { } }").Result | Should -Be 'Failed'
    }

    It 'Tests above the failing line still run; tests below that line are never found.' {
        (Invoke-Sample 'Describe "above" { It "above" { } }; throw "broke"; Describe "below" { It "below" { } }').Tests.Name | Should -Be 'above'
    }

    It '-ForEach or -TestCases is evaluated during discovery, before any BeforeAll of the file has run, so the list is empty.' {
        (Invoke-Sample 'Describe "d" { BeforeAll { $data = 1, 2 }; It "i <_>" -ForEach $data { } }').Result | Should -Be 'Failed'
        (Invoke-Sample 'BeforeDiscovery { $data = 1, 2 }; Describe "d" { It "i <_>" -ForEach $data { } }').Passed | Should -Be 2
        (Invoke-Sample 'Describe "d" { It "i <_>" -ForEach @() -AllowNullOrEmptyForEach { }; It "j" { } }').Result | Should -Be 'Passed'
    }

    It 'Fix: Merge the code into one block.' {
        (Invoke-Sample 'Describe d { BeforeAll { $a = 1 }; BeforeAll { $b = 2 }; It i { "$a$b" | Should -Be 12 } }').Messages | Select-Object -First 1 | Should -Match 'BeforeAll is already defined in this block'
        (Invoke-Sample 'Describe d { BeforeAll { $a = 1; $b = 2 }; It i { "$a$b" | Should -Be 12 } }').Passed | Should -Be 1
    }

    It 'Fix: Build the list in BeforeDiscovery, with paths that begin with $PSScriptRoot. If the list may really be empty, add -AllowNullOrEmptyForEach.' {
        (Invoke-Sample 'Describe d { BeforeAll { $list = 1, 2 }; It "i <_>" -ForEach $list { } }').Messages | Select-Object -First 1 | Should -Match 'Value can not be null or empty array'
        (Invoke-Sample 'Describe d { BeforeDiscovery { $list = 1, 2 }; It "i <_>" -ForEach $list { } }').Passed | Should -Be 2
        (Invoke-Sample 'Describe d { It "i <_>" -ForEach @() -AllowNullOrEmptyForEach { }; It other { } }').Passed | Should -Be 1
    }

    It 'In the name of a block, 6.1.0-rc1 prints a message about break and continue instead.' {
        foreach ($name in 'has <file.Foo()>', 'if a < b and c > d') {
            (Invoke-Sample "Describe '$name' -ForEach @{ file = 'a' } { It 'i' { } }").Messages | Should -BeLike "A 'break' or 'continue' statement*"
            (Invoke-Sample "Describe 'd' { It '$name' -ForEach @{ file = 'a' } { } }").Messages | Should -Not -BeLike "A 'break' or 'continue' statement*"
        }
    }

    It 'Cause: Set-ItResult was called in the body of a block or in AfterAll. The command works by throwing, so in a body it ends the discovery of the file. In BeforeAll, 6.1.0-rc1 prints a message about break and continue instead.' {
        (Invoke-Sample { Describe 'd' { It 'first' { }; Set-ItResult -Skipped -Because 'no disk'; It 'i' { } } }).Messages | Should -Match 'is skipped, because no disk'
        (Invoke-Sample { Describe 'd' { AfterAll { Set-ItResult -Skipped -Because 'no disk' }; It 'i' { } } }).Messages | Should -Match 'is skipped, because no disk'
        (Invoke-Sample { Describe 'd' { BeforeAll { Set-ItResult -Skipped -Because 'no disk' }; It 'i' { } } }).Messages | Should -BeLike "A 'break' or 'continue' statement*"
    }

    It 'To give a reason, call Set-ItResult in the body, with -Skipped or -Inconclusive and -Because; its -Pending is gone, too.' {
        $run = Invoke-Sample { Describe 'd' { It 'skipped' { Set-ItResult -Skipped -Because 'no disk' }; It 'inconclusive' { Set-ItResult -Inconclusive -Because 'no disk' }; It 'pending' { Set-ItResult -Pending } } }
        $run.Tests.Result | Should -Be 'Skipped', 'Inconclusive', 'Failed'
        $run.Text | Should -Match 'because no disk'
        (Invoke-Sample -Script { (Get-Command Set-ItResult).Parameters.Keys -contains 'Pending'; (Get-Command Set-ItResult).Parameters.Keys -contains 'Skipped' }).Value | Should -Be $false, $true
    }

    It 'Brackets around a single word do not fail: List`<int`> becomes List$null.' {
        $run = Invoke-Sample "Describe 'd' { It 'List<int>' { }; It 'List``<int>' { }; It 'keeps <b and c>' { } }"
        $run.Tests.Name | Select-Object -First 2 | Should -Be 'List$null', 'List<int>'
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }
}
