BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # What the sample says with Write-Host "said: …", in order.
    function Get-Said ($Run) { @($Run.Output -match '^\s*said: ' -replace '^\s*said: ') -join ' ' }
    function Get-Outcome ($Run, $Name) { ($Run.Tests | Where-Object Name -EQ $Name).Result }

    $order = Invoke-Sample {
        BeforeAll { Write-Host 'said: file' }
        AfterAll { Write-Host 'said: /file' }
        Describe 'outer' {
            It 'first' { Write-Host 'said: first' }
            Context 'inner' {
                It 'second' { Write-Host 'said: second' }
                BeforeEach { Write-Host 'said: each2' }
                AfterEach { Write-Host 'said: /each2' }
                BeforeAll { Write-Host 'said: all2' }
                AfterAll { Write-Host 'said: /all2' }
            }
            AfterAll { Write-Host 'said: /all1' }
            AfterEach { Write-Host 'said: /each1' }
            BeforeEach { Write-Host 'said: each1' }
            BeforeAll { Write-Host 'said: all1' }
        }
        Describe 'data' -ForEach 'a', 'b' {
            BeforeAll { Write-Host "said: all-$_" }
            AfterAll { Write-Host "said: /all-$_" }
            It 'one' { Write-Host 'said: one' }
            It 'two' { Write-Host 'said: two' }
        }
    }

    $scope = Invoke-Sample {
        BeforeAll { $file = 'file'; $object = @{ n = 0 }; function Get-FromFile { 'function' } }
        Describe 'one' {
            BeforeAll { $block = 'block' }
            BeforeEach { $each = 'each'; $list = 1 }
            AfterEach { Write-Host "said: $each/$own/$list" }
            It 'changes' { $file = 'changed'; $block = 'changed'; $list++; $own = 'own'; $object.n++; $script:shared++; $each | Should -Be 'each' }
            It 'sees' { "$file $block $list $own $($object.n) $script:shared" | Should -Be 'file block 1  1 1' }
            Context 'inside' { It 'sees inside' { "$file $block $(Get-FromFile)" | Should -Be 'file block function' } }
        }
        Describe 'two' { It 'other block' { "$file $block $each $shared" | Should -Be 'file   1' } }
    }

    $broken = Invoke-Sample {
        Describe 'all' { BeforeAll { throw 'all broke' }; AfterAll { Write-Host 'said: /all' }; It 'a' { Write-Host 'said: never' }; Context 'in' { It 'b' { Write-Host 'said: never' } } }
        Describe 'each' {
            AfterAll { Write-Host 'said: /block' }
            BeforeEach { throw 'each broke' }
            AfterEach { Write-Host 'said: /each' }
            It 'c' { Write-Host 'said: never' }
            Context 'in' { BeforeEach { Write-Host 'said: never' }; AfterEach { Write-Host 'said: /inner' }; It 'd' { Write-Host 'said: never' } }
        }
        Describe 'test' { AfterEach { Write-Host 'said: /test' }; AfterAll { Write-Host 'said: /tests' }; It 'e' { throw 'test broke' } }
        Describe 'after' {
            AfterEach { Write-Host 'said: /outer' }
            AfterAll { Write-Host 'said: /afters' }
            Context 'in' { AfterEach { throw 'after broke' }; It 'f' { }; It 'g' { throw 'test broke' } }
        }
        Describe 'afterall' { AfterAll { throw 'afterall broke' }; It 'h' { } }
        Describe 'next' { It 'i' { Write-Host 'said: next' } }
    }

    $current = Invoke-Sample {
        BeforeAll { function Get-Current { $____Pester.CurrentTest }; New-Module -Name ProofReader { function Get-FromModule { $____Pester.CurrentTest.Name } } | Import-Module }
        AfterAll { Remove-Module ProofReader }
        Describe 'block <_>' -ForEach 'x' {
            BeforeEach { Write-Host "said: before=$((Get-Current).ExpandedName) $((Get-Current).Block.ExpandedName) [$((Get-Current).Result)$((Get-Current).Passed)]" }
            AfterEach { Write-Host "said: after=$((Get-Current).ExpandedPath) $((Get-Current).Block.ExpandedName) [$((Get-Current).Result)$((Get-Current).Passed)$((Get-Current).ErrorRecord)]" }
            AfterAll { Write-Host "said: $(@($____Pester.CurrentBlock.Tests | ForEach-Object Result) -join ',')" }
            It 'fails with <_>' -ForEach 'y' { Write-Host "said: in=$((Get-Current).ExpandedPath) $((Get-Current).Block.ExpandedName) [$((Get-Current).Result)$((Get-Current).Passed)]"; throw 'x' }
            It 'passes' { Write-Host "said: module=[$(Get-FromModule)]" }
        }
    }
}

Describe 'usage/setup-and-teardown' {
    It 'BeforeAll runs once, before the first test of its block, and AfterAll once after the last.' {
        Get-Said $order | Should -Match '^file all1 each1 first /each1 all2 .* /all2 /all1 .*/file$'
    }

    It 'BeforeEach and AfterEach run around every test of the block, including the tests in nested blocks.' {
        Get-Said $order | Should -Match 'each1 first /each1 .*each1 each2 second /each2 /each1'
    }

    It 'BeforeAll | once, before the first test of the block | file, Describe / Context |' {
        Get-Said $order | Should -Match '^file all1 each1 first .*all2 each1 each2 second'
    }

    It 'BeforeEach | before each test | Describe / Context |' {
        @((Get-Said $order) -split ' ' -eq 'each1') | Should -HaveCount 2
        (Invoke-Sample { BeforeEach { }; Describe 'd' { It 'i' { } } }).Passed | Should -Be 0
    }

    It 'AfterEach | after each test | Describe / Context |' {
        Get-Said $order | Should -Match 'first /each1 .*second /each2 /each1'
        (Invoke-Sample { AfterEach { }; Describe 'd' { It 'i' { } } }).Passed | Should -Be 0
    }

    It 'AfterAll | once, after the last test of the block | file, Describe / Context |' {
        Get-Said $order | Should -Match 'second /each2 /each1 /all2 /all1'
        Get-Said $order | Should -Match '/file$'
    }

    It 'The place of these commands in the block does not matter' {
        Get-Said $order | Should -Match 'all2 each1 each2 second /each2 /each1 /all2 /all1'
    }

    It 'Setup goes from the outside in, teardown from the inside out. BeforeEach of an outer block runs after BeforeAll of an inner one.' {
        Get-Said $order | Should -Match 'all2 each1 each2 second /each2 /each1 /all2'
    }

    It 'Then Context: its BeforeAll, and for each test BeforeEach of Describe, BeforeEach of Context, the test, AfterEach of Context, AfterEach of Describe. Then AfterAll of Context, and last AfterAll of Describe.' {
        Get-Said $order | Should -Match 'all2 each1 each2 second /each2 /each1 /all2 /all1'
    }

    It 'With -ForEach on the block, all of this happens again for each item.' {
        Get-Said $order | Should -Match 'all-a one two /all-a all-b one two /all-b'
    }

    It 'The tests of a block, and of the blocks inside it, can read what its BeforeAll sets.' {
        Get-Outcome $scope 'sees inside' | Should -Be 'Passed'
        Get-Outcome $scope 'other block' | Should -Be 'Passed'
    }

    It 'BeforeEach, the test and AfterEach share one scope, which is new for every test.' {
        Get-Said $scope | Should -Be 'each/own/2 each//1 each//1'
    }

    It 'So a plain assignment in one of these three, such as $count++ in BeforeEach, changes a copy. The next test starts from the old value again, and AfterAll finds the old value, too.' {
        Get-Outcome $scope 'changes' | Should -Be 'Passed'
        Get-Outcome $scope 'sees' | Should -Be 'Passed'
        (Invoke-Sample {
            Describe 'd' { BeforeAll { $count = 0; $script:total = 0 }; BeforeEach { $count++; $script:total++ }; AfterAll { Write-Host "said: $count $script:total" }; It 'i' { $count | Should -Be 1 }; It 'j' { $count | Should -Be 1 } }
        }).Text | Should -Match 'said: 0 2'
    }

    It 'BeforeAll of the file | everything in the run of the file | $value = …: a copy, for this test only' {
        $scope.Passed | Should -Be 4
    }

    It 'BeforeAll of a block | the tests, setup and teardown in the block, and the blocks in it | the same' {
        Get-Outcome $scope 'sees inside' | Should -Be 'Passed'
        Get-Outcome $scope 'other block' | Should -Be 'Passed'
        (Invoke-Sample {
            Describe 'd' { BeforeAll { $x = 1 }; BeforeEach { Write-Host "said: $x" }; AfterEach { Write-Host "said: $x" }; AfterAll { Write-Host "said: $x" }; It 'i' { $x = 2 } }
        }).Text | Should -Match '(?s)said: 1.*said: 2.*said: 1'
    }

    It 'BeforeEach or the test | the test, its AfterEach | it is the test''s own' {
        Get-Said $scope | Should -Match '^each/own/2 each//1'
    }

    It '$script:value in any of them | everything that runs after it in the file, as $script:value; as $value where no setup has a plain $value | $script:value = …: for good' {
        $run = Invoke-Sample {
            Describe 'd' { BeforeAll { $value = 0 }; It 'set' { $script:value = 1 }; It 'plain one' { "$value $script:value" | Should -Be '0 1' } }
            Describe 'e' { It 'no plain one' { "$value $script:value" | Should -Be '1 1' } }
        }
        Assert-TestPassed $run 'plain one', 'no plain one'
        Assert-TestPassed (Invoke-Sample {
            BeforeAll { $value = 0 }
            Describe 'd' { It 'set' { $script:value = 1 }; It 'plain one of the file' { "$value $script:value" | Should -Be '0 1' } }
        }) 'plain one of the file'
        Get-Outcome $scope 'other block' | Should -Be 'Passed'
    }

    It 'Code of a module sees none of these variables, nor does InModuleScope: pass the values to InModuleScope with -Parameters.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Seen { "[$a][$b][$c][$d]" }' } {
            BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force; $a = 1; $script:d = 4 }
            Describe 'd' {
                BeforeAll { $b = 2 }
                BeforeEach { $c = 3 }
                It 'test' { "[$a][$b][$c][$d]" | Should -Be '[1][2][3][4]' }
                It 'module' { Get-Seen | Should -Be '[][][][]' }
                It 'scope' { InModuleScope Backup { "[$a][$b][$c][$d]$script:d" } | Should -Be '[][][][]' }
                It 'handed over' { InModuleScope Backup { param ($a) "[$a]" } -Parameters @{ a = $a } | Should -Be '[1]' }
            }
            AfterAll { Remove-Module Backup }
        }
        Assert-TestPassed $run 'test', 'module', 'scope', 'handed over'
    }

    It 'An object is not copied.' {
        (Invoke-Sample {
            Describe 'd' { BeforeAll { $o = @{ n = 0 } }; It 'a' { $o.n++ }; It 'b' { $o.n | Should -Be 1; $o = @{ n = 9 } }; It 'c' { $o.n | Should -Be 1 } }
        }).Passed | Should -Be 3
    }

    It 'State that moves from test to test makes tests depend on their order, and on each other.' {
        $test = { Describe 'd' { BeforeAll { $o = @{ n = 0 } }; It 'a' { $o.n++ }; It 'b' { $o.n | Should -Be 1 } } }
        (Invoke-Sample $test).Failed | Should -Be 0
        (Invoke-Sample $test -Configuration @{ Filter = @{ FullName = 'd.b' } }).Failed | Should -Be 1
    }

    It 'When BeforeAll and AfterAll of a block both throw, the block has both errors' {
        $run = Invoke-Sample {
            Describe 'both' { BeforeAll { throw 'first error' }; AfterAll { throw 'second error' }; It 'i' { } }
            Describe 'one' { AfterAll { throw 'second error' }; It 'i' { } }
        } -Inspect { foreach ($block in $args[0].FailedBlocks) { "$($block.Name): $($block.ErrorRecord.Count) $($block.ErrorRecord[0])"; "$($block.ErrorRecord)" -match 'first error' } }
        # 6.1.0-rc1 puts a message of its own in the place of the error of BeforeAll: a fault that the page of messages names.
        $seen = if ($env:PROOFS_RELEASE -eq '6.1.0-rc1') { $false } else { $true }
        $run.Value | Should -Be 'both: 2 second error', $seen, 'one: 1 second error', $false
    }

    It 'BeforeAll | all tests of the block and of the blocks in it count as failed; none is executed | AfterAll of that block; the next block' {
        Get-Outcome $broken 'a' | Should -Be 'Failed'
        Get-Outcome $broken 'b' | Should -Be 'Failed'
        Get-Said $broken | Should -Match '^/all '
        Get-Said $broken | Should -Match ' next$'
    }

    It 'the test | fails | AfterEach, AfterAll' {
        Get-Outcome $broken 'e' | Should -Be 'Failed'
        Get-Said $broken | Should -Match ' /test /tests '
    }

    It 'AfterEach | the test fails, even if it had passed; if it had failed, it shows both errors | AfterEach of outer blocks, AfterAll' {
        ($broken.Tests | Where-Object Name -EQ 'f').Message | Should -Be 'after broke'
        ($broken.Tests | Where-Object Name -EQ 'g').Message | Should -Be 'test broke', 'after broke'
        Get-Said $broken | Should -Match ' /outer /outer /afters '
    }

    It 'AfterAll | keep their results; the block fails, and so does the run | the next block' {
        Get-Outcome $broken 'h' | Should -Be 'Passed'
        $run = Invoke-Sample { Describe 'd' { AfterAll { throw 'x' }; It 'h' { } } } -Inspect { "$($args[0].Containers[0].Blocks[0].Result)" }
        $run.Value[0] | Should -Be 'Failed'
        $run.Result | Should -Be 'Failed'
        $run.Failed | Should -Be 0
    }

    It 'Teardown runs after a failure, too, so it is a safe place to clean up.' {
        Get-Said $broken | Should -Match '/all .*/block .*/test /tests'
    }

    It 'The two tests are counted as failed, but not listed, because they never ran. A report has them as failed, with a message of its own. The summary names the block instead: look at BeforeAll \ AfterAll failed first.' {
        $run = Invoke-Sample { Describe 'blocked' { BeforeAll { throw 'x' }; It 'unseen one' { }; It 'unseen two' { } } }
        $run.Failed | Should -Be 2
        $run.Text | Should -Not -Match 'unseen'
        $run.Text | Should -Match 'BeforeAll \\ AfterAll failed: 1\s+- blocked'
    }

    It 'An error in the BeforeAll or AfterAll of the file counts there as Container failed.' {
        foreach ($test in { BeforeAll { throw 'x' }; Describe 'd' { It 'i' { } } }, { AfterAll { throw 'x' }; Describe 'd' { It 'i' { } } }) {
            $run = Invoke-Sample $test
            $run.Text | Should -Match 'Container failed: 1'
            $run.Text | Should -Not -Match 'BeforeAll \\ AfterAll failed'
        }
    }

    It 'Pester removes mocks at the end of the test or block that they were made in. When a block ends, Pester removes from TestDrive what the block made.' {
        (Invoke-Sample {
            BeforeAll { function Get-Disk { 'real' } }
            Describe 'a' {
                BeforeAll { Mock Get-Disk { 'mocked' }; Set-Content TestDrive:/a.txt 1 }
                It 'one' { Mock Get-Disk { 'test' }; Get-Disk | Should -Be 'test'; Set-Content TestDrive:/b.txt 1 }
                It 'two' { Get-Disk | Should -Be 'mocked'; 'TestDrive:/a.txt' | Should -Exist; 'TestDrive:/b.txt' | Should -Exist }
            }
            Describe 'b' { It 'three' { Get-Disk | Should -Be 'real'; 'TestDrive:/a.txt' | Should -Not -Exist } }
        }).Passed | Should -Be 3
    }

    It 'Variables, functions and aliases of the file are gone after the file.' {
        (Invoke-Sample -File @{
            'A.Tests.ps1' = { BeforeAll { $x = 1; function Get-X { 1 }; Set-Alias -Name gxx -Value Get-X }; Describe 'a' { It 'i' { $x | Should -Be 1; gxx | Should -Be 1 } } }
            'B.Tests.ps1' = { Describe 'b' { It 'i' { $x | Should -BeNullOrEmpty; Get-Command Get-X, gxx -ErrorAction Ignore | Should -BeNullOrEmpty } } }
        }).Passed | Should -Be 2
    }

    It '$global: and environment variables, functions made with global:, $script: variables that are set during discovery' {
        (Invoke-Sample -File @{
            'A.Tests.ps1' = { $script:atDiscovery = 1; Describe 'a' { It 'i' { $global:proofGlobal = 2; $script:inTest = 3; $env:PROOF_Y = 4 } } }
            'B.Tests.ps1' = { Describe 'b' { It 'i' { "$atDiscovery$proofGlobal$inTest$env:PROOF_Y" | Should -Be '124' } } }
        }).Passed | Should -Be 2
    }

    It 'Changes to the session and the machine stay: imported modules' {
        (Invoke-Sample -File @{
            'Backup.psm1' = 'function Get-X { 1 }'
            'A.Tests.ps1' = { BeforeAll { Import-Module ./Backup.psm1; $env:PROOF_X = 1; Set-Content "$PSScriptRoot/made.txt" 1 }; Describe 'a' { It 'i' { } } }
            'B.Tests.ps1' = { Describe 'b' { It 'i' { Get-X | Should -Be 1; $env:PROOF_X | Should -Be 1; "$PSScriptRoot/made.txt" | Should -Exist } } }
        }).Passed | Should -Be 2
    }

    It 'AfterEach cannot ask how the test ended, because the result is set later.' {
        Get-Said $current | Should -Match 'after=block x.fails with y block x \[False\]'
    }

    It 'Pester keeps the running test in $____Pester.CurrentTest, with four underscores, where the test, BeforeEach, AfterEach and the functions of the file can read it. Code of a module cannot.' {
        Get-Said $current | Should -Match 'module=\[\]'
        foreach ($place in 'before=fails', 'in=block', 'after=block') { Get-Said $current | Should -Match $place }
    }

    It 'ExpandedName, ExpandedPath | `<…`> not filled in yet | the full name | the full name' {
        Get-Said $current | Should -Match 'before=fails with <_> '
        Get-Said $current | Should -Match 'in=block x\.fails with y '
        Get-Said $current | Should -Match 'after=block x\.fails with y '
    }

    It 'Block.ExpandedName | the block | the block | the block' {
        foreach ($place in 'before', 'in', 'after') { Get-Said $current | Should -Match "$place=\S* ?\S* ?\S* ?\S* block x \[" }
    }

    It 'Result, ErrorRecord | empty | empty | empty, also after a failure' {
        foreach ($place in 'before=fails', 'in=block x.fails', 'after=block x.fails') { Get-Said $current | Should -Match "$place[^\]]* \[False\]" }
        ($current.Tests | Where-Object Result -EQ 'Failed') | Should -HaveCount 1
    }

    It 'Passed | $false | $false | $false, also after a success' {
        foreach ($place in 'before=passes', 'after=block x.passes') { Get-Said $current | Should -Match "$place[^\]]* \[False\]" }
    }

    It 'In AfterAll the results are there: $____Pester.CurrentBlock.Tests lists the tests of the block, without those of the blocks in it. After the run, -PassThru gives all of them without internals.' {
        Get-Said $current | Should -Match 'Failed,Passed$'
        Get-Said (Invoke-Sample { Describe 'd' { AfterAll { Write-Host "said: $($____Pester.CurrentBlock.Tests.Name)" }; It 'own' { }; Context 'in' { It 'inner' { } } } }) | Should -Be 'own'
    }

    It 'A BeforeAll at the top of a file runs once for that file' {
        $run = Invoke-Sample -File @{
            'A.Tests.ps1' = { BeforeAll { Write-Host 'said: A' }; Describe 'a' { It 'i' { } }; Describe 'b' { It 'i' { } } }
            'B.Tests.ps1' = { Describe 'b' { It 'i' { Write-Host 'said: b' } } }
        }
        Get-Said $run | Should -Be 'A b'
    }

    It 'Tests and blocks run in the order in which they are written, and files in the order in which they are found.' {
        $files = @{}
        foreach ($name in 'a/z', 'a/b', 'a/a/x', 'c') { $files["$name.Tests.ps1"] = "Describe 'd' { It 'i' { Write-Host 'said: $name' } }" }
        Get-Said (Invoke-Sample -File $files -Configuration @{ Run = @{ Path = './c.Tests.ps1', './a' } }) | Should -Be 'c a/b a/z a/a/x'
    }

    It 'A $script: variable can also pass it from one test to the next, but the second test then fails when it runs alone.' {
        $test = { Describe 'd' { It 'a' { $script:made = [pscustomobject] @{ Id = 7 } }; It 'b' { $made.Id | Should -Be 7 } } }
        (Invoke-Sample $test).Failed | Should -Be 0
        (Invoke-Sample $test -Configuration @{ Filter = @{ FullName = 'd.b' } }).Failed | Should -Be 1
    }

    It 'The item of -ForEach is in $result.FailedBlocks.Data.' {
        $run = Invoke-Sample { Describe 'Server <_>' -ForEach 'web', 'db' { BeforeAll { if ($_ -eq 'db') { throw 'x' } }; It 'i' { } } } -Inspect { @($args[0].FailedBlocks).Count; "$($args[0].FailedBlocks.Data)" }
        $run.Value | Should -Be 1, 'db'
    }

    It 'BeforeAll and AfterAll are left out when no test of the block is going to run, because all are skipped by -Skip or excluded by a filter. An expensive setup costs nothing then.' {
        $run = Invoke-Sample {
            Describe 'skipped' { BeforeAll { Write-Host 'said: s' }; AfterAll { Write-Host 'said: s' }; It 'i' -Skip { } }
            Describe 'filtered' { BeforeAll { Write-Host 'said: f' }; AfterAll { Write-Host 'said: f' }; It 'i' -Tag Slow { } }
            Describe 'half' { BeforeAll { Write-Host 'said: h' }; It 'i' -Skip { }; It 'j' { } }
        } -Configuration @{ Filter = @{ ExcludeTag = 'Slow' } }
        Get-Said $run | Should -Be 'h'
    }

    It 'A test that is skipped by -Skip has no BeforeEach and AfterEach either.' {
        Get-Said (Invoke-Sample { Describe 'd' { BeforeEach { Write-Host 'said: b' }; AfterEach { Write-Host 'said: a' }; It 'i' -Skip { }; It 'j' { Write-Host 'said: j' } } }) | Should -Be 'b j a'
    }

    It 'BeforeEach or AfterEach is at the top of the file, outside all blocks. For AfterEach, the message begins with Each test Teardown. Only BeforeAll, AfterAll and BeforeDiscovery are allowed there.' {
        (Invoke-Sample { BeforeEach { }; Describe 'd' { It 'i' { } } }).Messages | Should -Match '^Each test Setup'
        (Invoke-Sample { AfterEach { }; Describe 'd' { It 'i' { } } }).Messages | Should -Match '^Each test Teardown'
        (Invoke-Sample { BeforeDiscovery { }; BeforeAll { }; AfterAll { }; Describe 'd' { It 'i' { } } }).Passed | Should -Be 1
    }

    It 'TestDrive is cleaned at the end of a block, not between tests.' {
        (Invoke-Sample {
            Describe 'a' { It 'one' { Set-Content TestDrive:/x 1 }; It 'two' { 'TestDrive:/x' | Should -Exist } }
            Describe 'b' { It 'three' { 'TestDrive:/x' | Should -Not -Exist } }
        }).Passed | Should -Be 3
    }

    It 'What the BeforeAll of one Context sets is not there in the Context next to it.' {
        (Invoke-Sample { Describe 'd' { Context 'a' { BeforeAll { $x = 1 }; It 'i' { $x | Should -Be 1 } }; Context 'b' { It 'i' { $x | Should -BeNullOrEmpty } } } }).Passed | Should -Be 2
    }

    It 'AfterEach does not know yet whether the test failed.' {
        $run = Invoke-Sample { Describe 'd' { AfterEach { $test = $____Pester.CurrentTest; Write-Host "known: [$($test.Result)] $($test.Passed) $($test.ErrorRecord.Count)" }; It 'passes' { }; It 'fails' { throw 'x' } } }
        @($run.Output -match 'known:' | ForEach-Object { $_.Trim() } | Select-Object -Unique).Count | Should -Be 1
    }

    It 'the test fails as before, and the next test runs.' {
        $run = Invoke-Sample { Describe 'd' { It 'fails' { try { 1 | Should -Be 2 } catch { Write-Host 'kept'; throw } }; It 'next' { } } }
        $run.Passed, $run.Failed | Should -Be 1, 1
        $run.Messages | Should -Match 'Expected 2, but got 1'
        $run.Text | Should -Match 'kept'
    }

    It 'The function is loaded once. The two files are made anew before each test, because the tests delete them.' {
        $run = Invoke-Sample -File @{ 'code.ps1' = 'Write-Host "said: loaded"' } {
            BeforeAll { . $PSScriptRoot/code.ps1 }
            Describe 'd' {
                BeforeEach { Write-Host 'said: made'; $old = New-Item -Path TestDrive:/old.bak -ItemType File -Force }
                It 'a' { $old | Should -Exist; Remove-Item $old }
                It 'b' { $old | Should -Exist; Remove-Item $old }
            }
        }
        $run.Passed | Should -Be 2
        Get-Said $run | Should -Be 'loaded made made'
    }

    It 'In Describe: first its BeforeAll.' {
        Get-Said $order | Should -Match '^file all1 each1 first'
    }

    It 'BeforeEach runs before each test, and after the BeforeAll of an inner block. A block has no setup that runs once for each block inside it.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { Write-Host 'said: all' }
            BeforeEach { Write-Host 'said: each' }
            Context 'a' { BeforeAll { Write-Host 'said: a' }; It 'i' { }; It 'j' { } }
            Context 'b' { It 'i' { } }
        } }
        Get-Said $run | Should -Be 'all a each each each'
    }

    It 'When the blocks differ only by a value, write one Context with -ForEach: its BeforeAll runs once for each item.' {
        Get-Said $order | Should -Match 'all-a one two /all-a all-b one two'
    }

    It 'What is to run once for all items belongs in the BeforeAll of the block around it, or of the file.' {
        $run = Invoke-Sample "BeforeAll { Write-Host said:file }; Describe outer { BeforeAll { Write-Host said:outer }; Describe each -ForEach 1, 2, 3 { BeforeAll { Write-Host said:each }; It i { } } }"
        @($run.Output -match '^said:') | Should -Be 'said:file', 'said:outer', 'said:each', 'said:each', 'said:each'
    }

    It 'Unless you are counting something on purpose, set values in BeforeEach, where every test gets fresh ones.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { $all = [Collections.Generic.List[int]]::new() }
            BeforeEach { $each = [Collections.Generic.List[int]]::new() }
            It 'a' { $each.Add(1); $all.Add(1) }
            It 'b' { "$($each.Count) $($all.Count)" | Should -Be '0 1' }
        } }
        $run.Passed | Should -Be 2
    }

    It 'Teardown also runs when you stop the run with Ctrl+C; the result object and the report are lost then.' {
        $run = Invoke-Sample -Seconds 90 -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $folder = (Get-Location).ProviderPath
            $code = "Describe 'd' { AfterAll { Set-Content '$folder/after.txt' 1 }; AfterEach { Set-Content '$folder/each.txt' 1 }; It 'hangs' { Set-Content '$folder/begun.txt' 1; Start-Sleep -Seconds 60 }; It 'next' { Set-Content '$folder/next.txt' 1 } }"
            Set-Content Hangs.Tests.ps1 $code
            $shell = [powershell]::Create()
            $null = $shell.AddScript("Import-Module '$manifest'; `$result = Invoke-Pester -Configuration @{ Run = @{ Path = '$folder/Hangs.Tests.ps1'; PassThru = `$true }; TestResult = @{ Enabled = `$true; OutputPath = '$folder/report.txt' } }; Set-Content '$folder/result.txt' 1")
            $null = $shell.BeginInvoke()
            for ($n = 0; $n -lt 300 -and -not (Test-Path begun.txt); $n++) { Start-Sleep -Milliseconds 100 }
            # What Ctrl+C does to the running pipeline.
            $shell.Stop()
            foreach ($name in 'begun', 'each', 'after', 'next', 'report', 'result') { "$name $(Test-Path "$name.txt")" }
        }
        $run.Value | Should -Be 'begun True', 'each True', 'after True', 'next False', 'report False', 'result False'
    }

    It 'With Should.ErrorAction set to Continue, a failed assertion does not reach the catch.' {
        $caught = foreach ($action in 'Stop', 'Continue') {
            Get-Said (Invoke-Sample { Describe 'd' { It 'i' { try { 1 | Should -Be 2; Write-Host 'said: went-on' } catch { Write-Host 'said: caught'; throw } } } } -Configuration @{ Should = @{ ErrorAction = $action } })
        }
        $caught | Should -Be 'caught', 'went-on'
    }

    It 'No public command tells which test is running.' {
        (Invoke-Sample -Script { @((Get-Module Pester).ExportedCommands.Keys -match 'Current|Running|Test').Count }).Value | Should -Be 0
    }

    It 'Each test has a scope of its own, see above.' {
        Get-Outcome $scope 'sees' | Should -Be 'Passed'
    }

    It 'The BeforeAll belongs to another block.' {
        $run = Invoke-Sample { Describe 'd' { Context 'a' { BeforeAll { $value = 1 }; It 'own' { $value | Should -Be 1 } }; Context 'b' { It 'other' { $value | Should -Be 1 } } } }
        Get-Outcome $run 'own' | Should -Be 'Passed'
        $run.Messages | Should -BeLike '*but got $null*'
    }

    It 'BeforeAll $setup also takes a script block from a variable that BeforeDiscovery has set.' {
        (Invoke-Sample { BeforeDiscovery { $setup = { $word = 'set' } }; Describe 'd' { Context 'a' { BeforeAll $setup; It 'i' { $word | Should -Be 'set' } }; Context 'b' { BeforeAll $setup; It 'j' { $word | Should -Be 'set' } } } }).Passed | Should -Be 2
        (Invoke-Sample { BeforeAll { $setup = { $word = 'set' } }; Describe 'd' { Context 'a' { BeforeAll $setup; It 'i' { $word | Should -Be 'set' } } } }).Result | Should -Be 'Failed'
    }

    It 'Pester has no global BeforeAll or AfterAll. A BeforeAll at the top of a file runs once for that file' {
        $run = Invoke-Sample -File @{
            'A.Tests.ps1' = "BeforeAll { Write-Host 'said: all-a' }; Describe 'a' { It 'i' { }; It 'j' { } }"
            'B.Tests.ps1' = "BeforeAll { Write-Host 'said: all-b' }; Describe 'b' { It 'i' { } }"
            'C.Tests.ps1' = "Describe 'c' { It 'i' { Write-Host 'said: c' } }"
        }
        Get-Said $run | Should -Be 'all-a all-b c'
    }

    It 'For setup of the whole run, wrap Invoke-Pester in a script that sets up before it and cleans up in finally, which also runs when tests fail. With a guard in the setup, a file that runs alone can call the setup, too.' {
        $files = @{
            'Setup.ps1'   = 'if (-not $global:ProofServer) { Write-Host "said: start"; $global:ProofServer = 1 }'
            'A.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/Setup.ps1 }; Describe a { It i { $global:ProofServer | Should -Be 1; throw "failed" } }'
            'B.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/Setup.ps1 }; Describe b { It i { $global:ProofServer | Should -Be 1 } }'
        }
        $run = Invoke-Sample -File $files -Script {
            try { . ./Setup.ps1; Invoke-Pester -Path . -PassThru } finally { Write-Host "said: stop $global:ProofServer" }
        }
        Get-Said $run | Should -Be 'start stop 1'
        $run.Failed, $run.Passed | Should -Be 1, 1
        $alone = Invoke-Sample -File $files -Script { Invoke-Pester -Path ./B.Tests.ps1 -PassThru }
        Get-Said $alone | Should -Be 'start'
        $alone.Passed | Should -Be 1
    }

    It 'The cleanup is in the finally of a try around Describe, or below Describe. Both run during discovery, so they are over when the first test starts. Clean up in AfterAll, which also runs after a failure. For the whole run, a finally around Invoke-Pester is right.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'try { Describe "d" { AfterAll { Write-Host "<after all>" }; It "i" { Write-Host "<test>"; throw "x" } } } finally { Write-Host "<finally>" }; Write-Host "<below>"' } -Script {
            try { $null = Invoke-Pester -Path sub -PassThru } finally { Write-Host '<end of run>' }
        }
        $run.Text | Should -Match '(?s)<finally>.*<below>.*<test>.*<after all>.*<end of run>'
    }

    It 'AfterAll has no command that tells how the tests ended, either. In BeforeAll, make an object, $state = @{ Failed = 0 }, and count in it with if (-not $succeeded) { $state.Failed++ } in AfterEach. AfterAll of the block then reads $state.Failed.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $state = @{ Failed = 0 } }; AfterEach { if (-not $succeeded) { $state.Failed++ } }; AfterAll { Write-Host "<failed $($state.Failed)>" }; It 'a' { 1 | Should -Be 2; $succeeded = $true }; It 'b' { $succeeded = $true }; It 'c' { throw } } }
        $run.Text | Should -Match '<failed 2>'
        (Invoke-Sample -Script { (Get-Module -Name Pester).ExportedFunctions.Keys -match "^Get-" }).Value | Should -Be 'Get-ShouldOperator'
    }

    It 'An error of BeforeEach or AfterEach is printed at the test, like an error of the test itself. The line number below the message tells the two apart.' {
        foreach ($name in 'BeforeEach', 'AfterEach') {
            $run = Invoke-Sample "Describe 'd' {`n    $name {`n        throw 'of $name'`n    }`n    It 'i' {`n        1`n    }`n}"
            $run.Text | Should -Match "(?s)\[-\] i .*of $name.*Sample\.Tests\.ps1:3"
            $run.Failed | Should -Be 1
        }
        (Invoke-Sample "Describe 'd' {`n    It 'i' {`n        throw 'own'`n    }`n}").Text | Should -Match '(?s)\[-\] i .*own.*Sample\.Tests\.ps1:3'
    }

    It 'Its plain variables and its functions are gone in BeforeAll and in the tests.' {
        $run = Invoke-Sample {
            Describe 'd' {
                $plain = 'p'; $script:kept = 'k'; function Get-Own { 'own' }
                Write-Host "said: body[$plain][$(Get-Own)]"
                BeforeAll { function Get-Set { 'set' }; $set = 1; Write-Host "said: setup[$plain][$kept][$(@(Get-Command Get-Own -ErrorAction SilentlyContinue).Count)]" }
                It 'i' { Write-Host "said: test[$plain][$kept][$(@(Get-Command Get-Own -ErrorAction SilentlyContinue).Count)][$set][$(Get-Set)]" }
            }
        }
        Get-Said $run | Should -Be 'body[p][own] setup[][k][0] test[][k][0][1][set]'
    }

    It 'Such code never sees a value that BeforeAll or a test sets, not even one in $script:.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $script:value = 'old' }
                It 'sets' { $script:value = 'new'; Write-Host 'said: test' }
                Write-Host "said: body[$script:value]"
                It 'later' { $script:value | Should -Be 'new'; Write-Host "said: later[$script:value]" }
                AfterAll { Write-Host "said: after[$script:value]" }
            }
            Write-Host "said: below[$script:value]"
        }
        Get-Said $run | Should -Be 'body[] below[] test later[new] after[new]'
    }

    It 'A test that Set-ItResult ends does not reach its last line, and so keeps its log. With Should.ErrorAction set to Continue, a failed test does reach its last line, and its log is removed.' {
        $left = foreach ($action in 'Stop', 'Continue') {
            $run = Invoke-Sample {
                Describe 'd' {
                    BeforeEach { $succeeded = $false; $log = New-Item -Path "$PSScriptRoot/logs/$($____Pester.CurrentTest.Name).log" -ItemType File -Force }
                    AfterEach { if ($succeeded) { Remove-Item -Path $log } }
                    AfterAll { Write-Host "said: $((Get-ChildItem $PSScriptRoot/logs).BaseName -join '-')" }
                    It 'fails' { 1 | Should -Be 2; $succeeded = $true }
                    It 'passes' { 1 | Should -Be 1; $succeeded = $true }
                    It 'skips' { Set-ItResult -Skipped -Because 'x'; $succeeded = $true }
                }
            } -Configuration @{ Should = @{ ErrorAction = $action } }
            $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Skipped'
            Get-Said $run
        }
        $left | Should -Be 'fails-skips', 'skips'
    }

    It 'An object is not copied. If you call Add of a list or set a property, the next test sees the change. += is an assignment, and changes a copy' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { $list = [System.Collections.Generic.List[string]]::new(); $array = @('a'); $object = [pscustomobject] @{ Name = 'old' } }
                It 'one' { $list.Add('x'); $list += 'y'; $array += 'b'; $object.Name = 'new'; $array.Count | Should -Be 2 }
                It 'two' { $list.Count | Should -Be 1; $array.Count | Should -Be 1; $object.Name | Should -Be 'new' }
            } }
        Assert-TestPassed $run 'one', 'two'
    }

    It 'The error that was printed is in $result.FailedBlocks.ErrorRecord, and the error of the file in $result.FailedContainers.ErrorRecord.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'AfterAll { throw "file" }; Describe d { It i { } }'; 'b.Tests.ps1' = 'Describe e { AfterAll { throw "block" }; It i { } }' } -Inspect { "$($args[0].FailedBlocks.ErrorRecord)"; "$($args[0].FailedContainers.ErrorRecord)" }
        $run.Value | Should -Be 'block', 'file'
    }

    It 'Or the first test changed an object from BeforeAll: a key of a hashtable, a property, an Add to a list. Objects are not copied, so make such objects in BeforeEach, too.' {
        $test = {
            Describe 'd' {
                SETUP { $table = @{ Name = 'mail' }; $plan = [pscustomobject] @{ Name = 'mail' }; $list = [System.Collections.Generic.List[string]] @('a'); $text = 'old'; $array = @('a') }
                It 'first' { $table.Name = 'new'; $plan.Name = 'new'; $list.Add('b'); $text = 'new'; $array += 'b' }
                It 'key' { $table.Name | Should -Be 'mail' }
                It 'property' { $plan.Name | Should -Be 'mail' }
                It 'list' { $list.Count | Should -Be 1 }
                It 'variable' { $text | Should -Be 'old'; $array.Count | Should -Be 1 }
            }
        }
        $all = Invoke-Sample "$test".Replace('SETUP', 'BeforeAll')
        $all.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Failed', 'Passed'
        (Invoke-Sample "$test".Replace('SETUP', 'BeforeEach')).Passed | Should -Be 5
        (Invoke-Sample "$test".Replace('SETUP', 'BeforeAll') -Configuration @{ Filter = @{ FullName = 'd.key', 'd.property', 'd.list' } }).Passed | Should -Be 3
    }

    It 'Empty the folder in BeforeEach and make the files there, so that every test starts with the same files. -Force alone leaves what a test has added.' {
        $run = Invoke-Sample {
            Describe 'force' {
                BeforeEach { $null = New-Item TestDrive:/one.bak -Force }
                It 'adds' { $null = New-Item TestDrive:/two.bak }
                It 'finds <_>' -ForEach 'two files' { (Get-ChildItem TestDrive:/).Name | Sort-Object | Should -Be 'one.bak', 'two.bak' }
            }
            Describe 'empty' {
                BeforeEach { Get-ChildItem TestDrive:/ | Remove-Item -Recurse -Force; $null = New-Item TestDrive:/one.bak }
                It 'adds' { $null = New-Item TestDrive:/two.bak }
                It 'finds one file' { (Get-ChildItem TestDrive:/).Name | Should -Be 'one.bak' }
            }
        }
        $run.Passed, $run.Failed | Should -Be 4, 0
    }

    It 'Code in the body of Describe, or below it, runs in discovery, before the tests of the file. Its plain variables and its functions are gone in BeforeAll and in the tests. Such code never sees a value that BeforeAll or a test sets, not even one in $script:.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Write-Host "setup [$plain]"; $script:set = 'by setup' }
                $plain = 'plain'; function Get-Plain { 'plain' }
                Write-Host "body [$script:set]"
                It 'i' { Write-Host "test [$plain] [$(Get-Command Get-Plain -ErrorAction Ignore)] [$script:set]" }
            }
            Write-Host "below [$script:set]"
        }
        ($run.Output -match '^\s*(body|below|setup|test) \[').Trim() | Should -Be 'body []', 'below []', 'setup []', 'test [] [] [by setup]'
    }

    It 'In the names of such a block and of its tests, `<_`> and `<Key`> stay as written, Describe Server `<_`> failed, because names are filled in after BeforeAll.' {
        $run = Invoke-Sample {
            Describe 'Server <_>' -ForEach 'north' { BeforeAll { throw 'down' }; It 'keeps <Days>' -ForEach @{ Days = 7 } { } }
            Describe 'Tape <_>' -ForEach 'south' { BeforeAll { }; It 'keeps <Days>' -ForEach @{ Days = 7 } { } }
        } -Inspect { $args[0].FailedBlocks.ExpandedName; $args[0].Tests.ExpandedPath }
        $run.Text | Should -Match ([regex]::Escape('Describe Server <_> failed'))
        $run.Value | Should -Be 'Server <_>', 'Server <_>.keeps <Days>', 'Tape south.keeps 7'
    }

    It 'Let the test itself say that it succeeded: its last line sets a variable, which AfterEach of the same test sees. What a failed test wrote then stays for you to look at.' {
        $run = Invoke-Sample {
            Describe 'd' {
                AfterEach { if ($succeeded) { Remove-Item -Path $file } }
                It 'fails' { $file = "$PSScriptRoot/kept.txt"; Set-Content -Path $file -Value 'half'; 1 | Should -Be 2; $succeeded = $true }
                It 'passes' { $file = "$PSScriptRoot/gone.txt"; Set-Content -Path $file -Value 'whole'; 1 | Should -Be 1; $succeeded = $true }
            }
        }
        "$($run.Passed) $($run.Failed)" | Should -Be '1 1'
        @($run.Files.Keys) | Should -Be 'kept.txt'
    }

    It 'BeforeEach runs before each test of its block and of the blocks inside, and no option leaves a test out. Put the tests that need it into a Context, with the BeforeEach in it.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $script:ran = [System.Collections.Generic.List[string]] @() }
                BeforeEach { $script:ran.Add('outer') }
                It 'one' { $script:ran.Clear() }
                Context 'c' { BeforeEach { $script:ran.Add('inner') }; It 'two' { $script:ran | Should -Be 'outer', 'inner'; $script:ran.Clear() } }
                Context 'e' { It 'three' { $script:ran | Should -Be 'outer' } }
            }
        }
        Assert-TestPassed $run 'one', 'two', 'three'
    }

    It 'A process that is killed, for example at a time limit, runs no teardown.' -Skip:(-not $IsLinux) {
        $folder = (New-Item -ItemType Directory "$TestDrive/teardown").FullName
        'Describe d { AfterAll { Set-Content "$PSScriptRoot/$env:PROOF_END.after" 1 }; It i { Set-Content "$PSScriptRoot/$env:PROOF_END" 1; if ($env:PROOF_END -ne "ended") { Start-Sleep -Seconds 60 } } }' | Set-Content "$folder/Kill.Tests.ps1"
        foreach ($end in 'ended', 'TERM', 'KILL') {
            $env:PROOF_END = $end
            try { $process = Start-Process (Get-Process -Id $PID).Path -ArgumentList '-NoProfile', '-Command', "Import-Module '$env:PROOFS_PESTER'; Invoke-Pester '$folder/Kill.Tests.ps1'" -PassThru -RedirectStandardOutput "$folder/out.txt" }
            finally { $env:PROOF_END = $null }
            $wait = [Diagnostics.Stopwatch]::StartNew()
            while (-not (Test-Path "$folder/$end") -and $wait.Elapsed.TotalSeconds -lt 120) { Start-Sleep -Milliseconds 200 }
            if ($end -ne 'ended') { /bin/kill "-$end" $process.Id }
            $process.WaitForExit(120000) | Should -BeTrue
            Test-Path "$folder/$end.after" | Should -Be ($end -eq 'ended')
        }
    }

    It 'Save the old value in the first line of BeforeAll. If the setup stops before that line, AfterAll assigns $null, which deletes the environment variable: after $env:PATH = $null, programs are not found for the rest of the session.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $env:PROOF_SAVED = 'before'; $path = $env:PATH }
                AfterAll { $env:PATH = $path }
                Context 'late' { BeforeAll { throw 'early'; $before = $env:PROOF_SAVED; $env:PROOF_SAVED = 'x' }; AfterAll { $env:PROOF_SAVED = $before }; It 'never' { } }
                Context 'gone' { It 'gone' { Test-Path env:PROOF_SAVED | Should -BeFalse; $env:PROOF_SAVED = 'before' } }
                Context 'first' { BeforeAll { $before = $env:PROOF_SAVED; $env:PROOF_SAVED = 'x'; throw 'later' }; AfterAll { $env:PROOF_SAVED = $before }; It 'never' { } }
                Context 'kept' { It 'kept' { $env:PROOF_SAVED | Should -Be 'before' } }
                Context 'path' { BeforeAll { $env:PATH = $null }; It 'one' { { uname } | Should -Throw } }
                Context 'path, later' { It 'two' { { uname } | Should -Throw; $env:PATH = $path; { uname } | Should -Not -Throw } }
            }
        }
        Assert-TestPassed $run 'gone', 'kept', 'one', 'two'
    }

    It 'The test drive stays behind, and so does a mock in a module: there, the mocked command fails with Mock data are not setup for this scope. The next Invoke-Pester in the same session removes the mock, and the drive unless the test drive is switched off.' {
        $run = Invoke-Sample -Seconds 120 -File @{
            'Tape.psm1'        = 'function Get-Today { Get-Date }'
            'Other.psm1'       = 'function Get-Folder { Get-Location }'
            'stoppedRun.ps1'   = Get-Content "$PSScriptRoot/../samples/stoppedRun.ps1" -Raw
            'Hangs.Tests.ps1'  = 'Describe d { BeforeAll { Import-Module $PSScriptRoot/Tape.psm1, $PSScriptRoot/Other.psm1 -Global; Mock Get-Date -ModuleName Tape { "mocked" }; InModuleScope Other { Mock Get-Location { "mocked" } }; Mock Get-Item { "mocked" } }; It i { Set-Content "$PSScriptRoot/begun.txt" "$(Get-Today) $(Get-Folder)"; Set-Content "$PSScriptRoot/drive.txt" (Get-PSDrive TestDrive).Root; Start-Sleep -Seconds 60 } }'
            'next/a.Tests.ps1' = 'Describe n { It i { } }'
        } -Script {
            . ./stoppedRun.ps1
            foreach ($next in "Invoke-Pester '$PWD/next' -Output None", "Invoke-Pester -Configuration @{ Run = @{ Path = '$PWD/next' }; Output = @{ Verbosity = 'None' }; TestDrive = @{ Enabled = `$false } }") {
                Remove-Item begun.txt, drive.txt -ErrorAction Ignore
                $session = New-StoppedSession drive.txt
                $look = "foreach (`$name in 'Get-Today', 'Get-Folder') { try { `$null = & `$name; 'real' } catch { `"`$_`" } }; (Get-Command Get-Item).CommandType; [bool](Get-PSDrive TestDrive -ErrorAction Ignore)"
                foreach ($code in $look, $next, $look) {
                    $said = @(Invoke-InSession $session $code) -join ', '
                    if ($code -eq $look) { "$said, $(Test-Path (Get-Content drive.txt))" }
                }
                Get-Content begun.txt
                $session.Dispose()
                Remove-Item (Get-Content drive.txt) -Recurse -ErrorAction Ignore
            }
        }
        $run.Value | Where-Object { $_ -match 'scope' } | Should -HaveCount 2
        $run.Value[0] | Should -BeLike '*Mock data are not setup for this scope*, *Mock data are not setup for this scope*, Cmdlet, True, True'
        $run.Value[1, 2] | Should -Be 'real, real, Cmdlet, False, False', 'mocked mocked'
        $run.Value[4] | Should -Be 'real, real, Cmdlet, True, True'
    }
}
