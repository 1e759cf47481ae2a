BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    function Get-Said ($Run) { @($Run.Output -match '^\s*said: ' -replace '^\s*said: ') -join ' ' }
    function Get-Outcome ($Run, $Name) { ($Run.Tests | Where-Object Name -EQ $Name).Result }

    $order = Invoke-Sample {
        Write-Host 'said: top'
        BeforeDiscovery { Write-Host 'said: discovery' }
        BeforeAll { Write-Host 'said: all' }
        Describe 'd' {
            Write-Host 'said: body'
            BeforeEach { Write-Host 'said: each' }
            AfterEach { Write-Host 'said: /each' }
            AfterAll { Write-Host 'said: /all' }
            Context 'c' { Write-Host 'said: inner'; It "i$(Write-Host 'said: name')" -Tag $(Write-Host 'said: tag'; 't') -Skip:$(Write-Host 'said: skip'; $false) -ForEach $(Write-Host 'said: data'; 1, 2) { Write-Host 'said: test' } }
        }
        Write-Host 'said: last'
    }

    # What each place sees of what the others set.
    $sees = Invoke-Sample -File @{ 'Sample.Tests.ps1' = @'
param ($Given = 'given')
$top = 'top'
BeforeDiscovery { $before = "$top $Given"; Write-Host "said: BD=$top,$Given,$(Split-Path $PSScriptRoot -Leaf)," }
BeforeAll { $file = 'file'; Write-Host "said: BA=$top,$before,$Given,$body" }
Describe 'block <name>' -ForEach @{ item = 'item' } {
    $body = 'body'
    Write-Host "said: D=$top,$before,$Given,$item,$file"
    BeforeAll { $all = 'all'; Write-Host "said: BA2=$file,$Given,$item,$body" }
    BeforeEach { $each = 'each' }
    AfterEach { Write-Host "said: AE=$file,$all,$each,$own,$_,$body" }
    AfterAll { Write-Host "said: AA=$file,$all,$each,$own,$Given,$item" }
        It 'sees <all> <each> <_>' -ForEach $item, $body, $before { $own = 'own'; Write-Host "said: It=$file,$all,$each,$_,$Given,$item,$top,$body" }
        It 'skips' -Skip:($item -eq 'item') { }
        It 'own item <n>' -ForEach @{ n = 1 }, @{ n = 2 } -Skip:($n -eq 1) -Tag "t$n" { }
}
'@ }

    $lives = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-FromModule { 1 }' } -Test {
        Import-Module $PSScriptRoot/Backup.psm1
        $global:ProofGlobal = 1; $env:PROOF_ENV = 1; Set-Content $PSScriptRoot/made.txt 1; $script:inScript = 1; function Get-FromTop { 1 }
        $null = New-Item $PSScriptRoot/sub -ItemType Directory -Force; Set-Location $PSScriptRoot/sub
        Describe 'd' {
            It 'there' { Get-FromModule | Should -Be 1; $global:ProofGlobal | Should -Be 1; $env:PROOF_ENV | Should -Be 1; "$PSScriptRoot/made.txt" | Should -Exist; Split-Path (Get-Location) -Leaf | Should -Be 'sub' }
            It 'gone' { $script:inScript | Should -BeNullOrEmpty; Get-Command Get-FromTop -ErrorAction Ignore | Should -BeNullOrEmpty }
        }
    }

    $places = Invoke-Sample -File @{ 'Code.ps1' = 'function Get-Code { "code" }'; 'Both.ps1' = 'function Get-Both { "both" }' } -Test {
        $top = 'top'
        . $PSScriptRoot/Code.ps1
        BeforeDiscovery { . $PSScriptRoot/Both.ps1; $list = @(Get-Both) + 'two'; $skip = $true }
        BeforeAll { . $PSScriptRoot/Both.ps1 }
        Describe 'wrong' {
            $body = 'body'
            It 'variables' { "$top$body" | Should -BeNullOrEmpty }
            It 'function' { { Get-Code } | Should -Throw '*not recognized*' }
        }
        Describe 'right' {
            BeforeAll { . $PSScriptRoot/Code.ps1; $read = 'read'; function Get-Helper { 'help' }; Mock Get-Date { 'for all' } }
            BeforeEach { $changed = 0; Mock Get-Location { 'for each' } }
            It 'code' { Get-Code | Should -Be 'code' }
            It 'read' { $read | Should -Be 'read' }
            It 'changed once' { $changed++; $changed | Should -Be 1 }
            It 'changed twice' { $changed++; $changed | Should -Be 1 }
            It 'from <_>' -ForEach $list { $_ | Should -BeIn 'both', 'two' }
            It 'next to it <_>' -ForEach 1, 2 { $_ | Should -BeIn 1, 2 }
            It 'skipped' -Skip:$skip { throw 'ran' }
            It 'helper' { Get-Helper | Should -Be 'help'; Get-Both | Should -Be 'both' }
            It 'mocks' { Mock Get-Item { 'own' }; "$(Get-Date) $(Get-Location) $(Get-Item x)" | Should -Be 'for all for each own' }
            It 'decides' { if (Get-Helper) { Set-ItResult -Skipped }; throw 'ran' }
        }
    }
}

Describe 'usage/discovery-and-run' {
    It 'Pester handles every test file in two passes. Discovery executes everything that is not in a setup, a teardown or an It, to find out which tests there are.' {
        Get-Said $order | Should -Match '^top discovery body inner .*last all .*/all$'
    }

    It 'The last line of the file is executed before the first line of BeforeAll.' {
        Get-Said $order | Should -Match 'last all '
    }

    It 'File A is discovered: Pester executes the top of the file, BeforeDiscovery and the bodies of Describe and Context, and reads the arguments of It' {
        Get-Said $order | Should -Match '^top discovery body inner name tag skip data last '
    }

    It 'Then file A is run: BeforeAll, and for each test BeforeEach, It and AfterEach, then AfterAll' {
        Get-Said $order | Should -Match ' last all each test /each each test /each /all$'
    }

    It 'In discovery, Describe and Context execute their bodies, and It only registers its name, its data and its script block.' {
        Get-Said $order | Should -Match 'inner name tag skip data last'
        Get-Said $order | Should -Not -Match 'test.*last'
    }

    It 'In run, Pester walks through what was registered and executes the script blocks, in scopes that are separate from discovery.' {
        Get-Said $sees | Should -Match 'It=file,all,each,item,given,item,,( |$)'
    }

    It 'The body of Describe is not executed again. This is why a plain variable that is assigned in the body does not reach a test.' {
        @((Get-Said $order) -split ' ' -eq 'body') | Should -HaveCount 1
        Get-Said $sees | Should -Match 'It=[^ ]*,( |$)'
    }

    It 'Top of the file, outside all blocks | discovery | the file''s param(), $PSScriptRoot, lines above it' {
        $run = Invoke-Sample -File @{ 'Sample.Tests.ps1' = "param (`$Given = 'given')`n`$above = 'above'; Write-Host `"said: `$Given `$above `$(`$PSScriptRoot -ne '')`"; `$null = `$below; Describe 'd' { It 'i' { } }" }
        Get-Said $run | Should -Be 'given above True'
    }

    It 'BeforeDiscovery | discovery | the same; what it assigns is there for the rest of the file, or of its block' {
        $run = Invoke-Sample {
            BeforeDiscovery { $file = 1 }
            Describe 'a' { BeforeDiscovery { $block = 2 }; Context 'c' { It 'i' { }; Write-Host "said: $file$block" } }
            Describe 'b' { Write-Host "said: $file$block"; It 'i' { } }
        }
        Get-Said $run | Should -Be '12 1'
        Get-Said $sees | Should -Match 'BD=top,given,proof-\w+,'
        Get-Said $sees | Should -Match 'D=top,top given,given'
    }

    It 'Body of Describe and Context | discovery, once for each item of its -ForEach | all of the above, and the item' {
        Get-Said $sees | Should -Match 'D=top,top given,given,item,( |$)'
        Get-Said (Invoke-Sample { Describe 'd' -ForEach 1, 2 { Write-Host "said: $_"; It 'i' { } } }) | Should -Be '1 2'
    }

    It '-ForEach, -TestCases, -Skip, -Tag and -Name of a block or test | discovery | what the body around it sees; not the items of its own -ForEach' {
        Get-Outcome $sees 'skips' | Should -Be 'Skipped'
        Get-Outcome $sees 'own item 1' | Should -Be 'Passed'
        foreach ($name in 'sees all each item', 'sees all each body', 'sees all each top given') { Get-Outcome $sees $name | Should -Be 'Passed' }
    }

    It '`<…`> in a name | run | what BeforeAll, and for a test BeforeEach, has set; the item' {
        Get-Outcome $sees 'sees all each item' | Should -Be 'Passed'
    }

    It 'BeforeAll | run, once, before the first test of its block | the file''s param(), the item of its block, variables of outer BeforeAll' {
        Get-Said $sees | Should -Match 'BA2=file,given,item,( |$)'
        Get-Said $sees | Should -Match 'BA=,,given,( |$)'
    }

    It 'BeforeEach, the script block of It, AfterEach | run, for each test | all that BeforeAll sees and sets, the item of the test, and each other''s variables' {
        Get-Said $sees | Should -Match 'It=file,all,each,item,given,item,,( |$)'
        Get-Said $sees | Should -Match 'AE=file,all,each,own,item,( |$)'
    }

    It 'AfterAll | run, once, after the last test of its block | the same as its BeforeAll, and what that BeforeAll has set; from the tests, only $script: variables and what they changed inside an object' {
        Get-Said $sees | Should -Match 'AA=file,all,,,given,item$'
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $plain = 'old'; $table = @{} }; It 'i' { $plain = 'new'; $own = 'own'; $script:kept = 'kept'; $table.Key = 'inside' }; AfterAll { Write-Host "said: $plain,$own,$kept,$($table.Key)" } } }
        Get-Said $run | Should -Be 'old,,kept,inside'
    }

    It 'Some things stay from discovery to run, because they are not in a scope of the file: imported modules, $global: and $env: variables, the current location, files on disk.' {
        Get-Outcome $lives 'there' | Should -Be 'Passed'
        Get-Outcome $lives 'gone' | Should -Be 'Passed'
    }

    It 'Pester itself hands over the file''s parameters and the items of -ForEach.' {
        Get-Said $sees | Should -Match 'It=file,all,each,item,given,item'
    }

    It 'The file with the function is loaded during discovery, and what it defined is gone in the test.' {
        (Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-Backup { 1 }' } -Test { . $PSScriptRoot/Backup.ps1; $seen = Get-Backup; Describe "seen $seen" { It 'i' { Get-Backup } } }).Messages |
            Should -Match "'Get-Backup' is not recognized"
    }

    It 'The test seems to work when your session knows the function already, as after F5 in an editor.' {
        $run = Invoke-Sample -File @{ 'Backup.ps1' = 'function Get-Backup { 1 }'; 'in/a.Tests.ps1' = '. $PSScriptRoot/../Backup.ps1; Describe d { It i { Get-Backup | Should -Be 1 } }' } -Script {
            (Invoke-Pester -Path in -PassThru -Output None).Result
            function global:Get-Backup { 1 }
            (Invoke-Pester -Path in -PassThru -Output None).Result
            Remove-Item function:global:Get-Backup
        }
        $run.Value | Should -Be 'Failed', 'Passed'
    }

    It 'In a loop with ForEach-Object, $_ is lost: in the test, $_ is an empty hashtable, or the item of a block around the test that has -ForEach.' {
        $run = Invoke-Sample { Describe 'd' { 7, 30 | ForEach-Object { It "of $_ days" { $_ | Should -BeOfType hashtable; $_.Count | Should -Be 0 } } } }
        $run.Tests.Name | Should -Be 'of 7 days', 'of 30 days'
        $run.Passed | Should -Be 2
        $outer = Invoke-Sample { Describe 'd' -ForEach 'mail', 'photos' { 7 | ForEach-Object { It "of $_ days" { throw "got $_" } } } }
        $outer.Messages | Should -Be 'got mail', 'got photos'
    }

    It 'A loop in the body of Describe runs during discovery. The double-quoted name is put together there, so it looks right. The script block runs later, when $days no longer exists.' {
        $run = Invoke-Sample { Describe 'd' { foreach ($days in 7, 30) { It "of $days" { "[$days]" | Should -Be '[]' } } } }
        $run.Tests.Name | Should -Be 'of 7', 'of 30'
        $run.Passed | Should -Be 2
    }

    It 'The name is in single quotes now, and `<_`> stands for the item.' {
        (Invoke-Sample { Describe 'd' { It 'of <_> days' -ForEach 7, 30 { $_ | Should -BeGreaterThan 6 } } }).Tests.Name | Should -Be 'of 7 days', 'of 30 days'
    }

    It 'give each test its value: -TestCases @{ days = $days }.' {
        $run = Invoke-Sample { Describe 'd' { foreach ($days in 7, 30) { It "given $days" -TestCases @{ days = $days } { Write-Host "said: $days" }; It "not given $days" { Write-Host "said: [$days]" } } } }
        Get-Said $run | Should -Be '7 [] 30 []'
    }

    It 'A function that builds the list: BeforeDiscovery.' {
        (Invoke-Sample { BeforeDiscovery { function Get-List { 1, 2 } }; Describe 'd' { It 'i' -ForEach (Get-List) { Get-Command Get-List -ErrorAction Ignore | Should -BeNullOrEmpty } } }).Passed | Should -Be 2
    }

    It '-ForEach reads its data during discovery, and BeforeAll has not run by then.' {
        (Invoke-Sample { BeforeAll { $files = 'a', 'b' }; Describe 'd' { It 'i' -ForEach $files { } } }).Passed | Should -Be 0
        (Invoke-Sample { BeforeDiscovery { $files = 'a', 'b' }; Describe 'd' { It 'i' -ForEach $files { } } }).Passed | Should -Be 2
    }

    It 'Each test gets its item, not the list. The list was a variable of discovery.' {
        (Invoke-Sample { BeforeDiscovery { $files = 'a', 'b' }; Describe 'd' { It 'i' -ForEach $files { "$_ $files" | Should -Match '^[ab] $' } } }).Passed | Should -Be 2
    }

    It 'A hashtable in the -ForEach of Describe becomes variables that discovery sees and that the tests inside see too' {
        (Invoke-Sample { Describe 'd' -ForEach @{ Files = 'a', 'b' } { It 'i <_>' -ForEach $Files { $Files.Count | Should -Be 2 } } }).Passed | Should -Be 2
    }

    It '-Skip:$condition is read during discovery. A variable from BeforeAll is empty there, and empty means "do not skip".' {
        (Invoke-Sample { Describe 'd' { BeforeAll { $late = $true }; It 'i' -Skip:$late { } } }).Passed | Should -Be 1
        (Invoke-Sample { BeforeDiscovery { $early = $true }; Describe 'd' { It 'i' -Skip:$early { } } }).Skipped | Should -Be 1
    }

    It 'A Mock directly in the body of Describe raises no error and does nothing' {
        (Invoke-Sample { Describe 'd' { Mock Test-Path { 'mocked' }; It 'i' { Test-Path . | Should -Be $true } } }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { BeforeAll { Mock Test-Path { 'mocked' } }; It 'i' { Test-Path . | Should -Be 'mocked' } } }).Passed | Should -Be 1
    }

    It 'Tests see the session that started them.' {
        (Invoke-Sample { Describe 'd' { It 'i' { $days | Should -Be 7 } } } -Script { $global:days = 7; Invoke-Pester -Path . -PassThru }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { $days | Should -Be 7 } } }).Passed | Should -Be 0
    }

    It 'A $script: variable of discovery belongs to the script or session that called Invoke-Pester: tests find it as $name, but not as $script:name.' {
        $run = Invoke-Sample '$script:disk = 7; $plain = 8; Describe d { It i { $disk | Should -Be 7; $script:disk | Should -BeNullOrEmpty; $plain | Should -BeNullOrEmpty } }'
        $run.Passed | Should -Be 1
    }

    It 'set $ErrorActionPreference = ''Stop'', so that a Write-Error ends the test.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Write-Error 'x' } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru }).Failed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { Write-Error 'x' } } } -Script { $global:ErrorActionPreference = 'Continue'; Invoke-Pester -Path . -PassThru }).Passed | Should -Be 1
    }

    It 'The names still hold `<_`>, because templates are filled during run.' {
        (Invoke-Sample { Describe 'd' { It 'knows <_>' -ForEach 1, 2 { } } } -Configuration @{ Run = @{ SkipRun = $true } } -Inspect { $args[0].Tests.ExpandedPath; "$($args[0].Tests.Result)" }).Value |
            Should -Be 'd.knows <_>', 'd.knows <_>', 'NotRun NotRun'
    }

    It 'The code under test: BeforeAll at the top of the file.' {
        Assert-TestPassed $places 'function', 'code', 'helper'
    }

    It 'A value that tests read: BeforeAll; a value that tests change: BeforeEach.' {
        Assert-TestPassed $places 'read', 'changed once', 'changed twice'
    }

    It 'The list that tests are made from: BeforeDiscovery, or right after -ForEach.' {
        Assert-TestPassed $places 'from both', 'from two', 'next to it 1', 'next to it 2'
    }

    It 'A condition for -Skip: BeforeDiscovery.' {
        Get-Outcome $places 'skipped' | Should -Be 'Skipped'
    }

    It 'A helper function that tests call: BeforeAll.' {
        Assert-TestPassed $places 'helper'
    }

    It 'A function for both: a file that you load in both.' {
        Assert-TestPassed $places 'helper', 'from both'
    }

    It 'Mock: BeforeAll, BeforeEach or It.' {
        Assert-TestPassed $places 'mocks'
    }

    It 'The variable is assigned at the top of the file or in the body of Describe. That assignment was part of discovery.' {
        Assert-TestPassed $places 'variables'
    }

    It 'Pass the values with -ForEach.' {
        Assert-TestPassed $places 'next to it 1', 'next to it 2'
    }

    It 'When only the running test can know, use Set-ItResult.' {
        Get-Outcome $places 'decides' | Should -Be 'Skipped'
    }

    It 'Run.SkipRun stops after discovery.' {
        $run = Invoke-Sample { Describe 'd' { Write-Host 'said: body'; It 'i' { Write-Host 'said: test' } } } -Configuration @{ Run = @{ SkipRun = $true } }
        Get-Said $run | Should -Be 'body'
        $run.Tests.Result | Should -Be 'NotRun'
    }

    It 'A foreach over a list that BeforeAll fills makes no test at all, because the list is still empty during discovery. Nothing is reported, and the run passes' {
        $run = Invoke-Sample { BeforeAll { $list = 1, 2 }; Describe 'd' { foreach ($item in $list) { It "i $item" { } } } }
        $run.Result | Should -Be 'Passed'
        $run.Tests | Should -HaveCount 0
        $run.Text | Should -Match 'Tests Passed: 0'
        (Invoke-Sample { BeforeDiscovery { $list = 1, 2 }; Describe 'd' { foreach ($item in $list) { It "i $item" { } } } }).Passed | Should -Be 2
    }

    It 'In $limits | ForEach-Object { It … } and in @($limits) the empty variable counts as one item, $null, and makes one test.' {
        $run = Invoke-Sample {
            BeforeAll { $limits = 7, 30 }
            Describe 'd' {
                $limits | ForEach-Object { It "pipe $($null -eq $_)" { } }
                foreach ($days in @($limits)) { It "list $($null -eq $days)" { } }
                foreach ($days in $limits) { It 'foreach' { } }
                for ($i = 0; $i -lt $limits.Count; $i++) { It 'for' { } }
                $limits.ForEach({ It 'method' { } })
            }
        }
        $run.Tests.Name | Should -Be 'pipe True', 'list True'
        $run.Passed | Should -Be 2
    }

    It 'A command that makes the cases, as in -ForEach (Get-ScriptAnalyzerRule), or a condition, as in -Skip:(-not (Test-Disk)), is needed during discovery. Without the command, the whole file fails with Discovery in … failed: load its file or import its module in BeforeDiscovery.' {
        $module = @{ 'Rule.psm1' = 'function Get-ProofRule { 1, 2 }' }
        $run = Invoke-Sample { BeforeAll { Import-Module $PSScriptRoot/Rule.psm1 }; Describe 'd' { It 'rule <_>' -ForEach (Get-ProofRule) { } }; Describe 'e' { It 'other' { } } } -File $module
        $run.Passed | Should -Be 0
        $run.Text | Should -Match '\[-\] Discovery in .* failed'
        (Invoke-Sample { BeforeDiscovery { Import-Module $PSScriptRoot/Rule.psm1 }; Describe 'd' { It 'rule <_>' -ForEach (Get-ProofRule) { } } } -File $module).Passed | Should -Be 2
        $helper = @{ 'Test-Disk.ps1' = 'function Test-Disk { $true }' }
        $run = Invoke-Sample { BeforeAll { . $PSScriptRoot/Test-Disk.ps1 }; Describe 'd' { It 'disk' -Skip:(-not (Test-Disk)) { } }; Describe 'e' { It 'other' { } } } -File $helper
        $run.Passed | Should -Be 0
        $run.Text | Should -Match '\[-\] Discovery in .* failed'
        (Invoke-Sample { BeforeDiscovery { . $PSScriptRoot/Test-Disk.ps1 }; Describe 'd' { It 'disk' -Skip:(-not (Test-Disk)) { }; It 'no disk' -Skip:(Test-Disk) { } }; Describe 'e' { It 'other' { } } } -File $helper).Tests.Result | Should -Be 'Passed', 'Skipped', 'Passed'
    }

    It 'The tests that were found before the exception still run. The other tests are missing, and FailedCount does not count them.' {
        $run = Invoke-Sample { Describe 'd' { It 'before' { }; throw 'in the body'; It 'after' { } }; Describe 'e' { It 'later' { } } }
        $run.Tests.Name | Should -Be 'before'
        $run.Passed, $run.Failed | Should -Be 1, 0
        $run.Result | Should -Be 'Failed'
        (Invoke-Sample { Describe 'd' { It 'before' { } }; Describe 'e' { It 'later' { } } }).Tests.Name | Should -Be 'before', 'later'
        $run = Invoke-Sample { Describe 'd' { It 'before' { throw 'x' }; throw 'in the body'; It 'after' { throw 'x' } } }
        $run.Tests.Name, $run.Failed | Should -Be 'before', 1
    }

    It 'An exception in the body of a Describe ends the discovery of its file. An error that a cmdlet only writes does not, unless $ErrorActionPreference is Stop.' {
        $thrown = Invoke-Sample { Describe 'd' { It 'above' { }; throw 'x'; It 'below' { } } }
        $thrown.Tests.Name | Should -Be 'above'; $thrown.Result | Should -Be 'Failed'
        $written = Invoke-Sample { Describe 'd' { It 'above' { }; Get-Item /no/such.bak; It 'below' { } } }
        $written.Tests.Name | Should -Be 'above', 'below'; $written.Result | Should -Be 'Passed'
        $stopped = Invoke-Sample { $ErrorActionPreference = 'Stop'; Describe 'd' { It 'above' { }; Get-Item /no/such.bak; It 'below' { } } }
        $stopped.Tests.Name | Should -Be 'above'; $stopped.Result | Should -Be 'Failed'
    }

    It 'An exception in BeforeDiscovery fails the file, even when a filter leaves out all of its tests.' {
        $filter = @{ Filter = @{ ExcludeTag = 'Slow' } }
        (Invoke-Sample { BeforeDiscovery { throw 'x' }; Describe 'd' -Tag Slow { It 'i' { } } } -Configuration $filter).Result | Should -Be 'Failed'
        (Invoke-Sample { BeforeDiscovery { Get-Item /no/such.bak }; Describe 'd' -Tag Slow { It 'i' { } } } -Configuration $filter).Result | Should -Be 'Passed'
    }

    It 'Even with a filter such as -TagFilter, every file is discovered, because the tags are inside the file. Tests that the filter leaves out count as NotRun, and the setup of a block in which nothing is selected does not run.' {
        $run = Invoke-Sample -File @{
            'A.Tests.ps1' = { Write-Host 'said: discovered'; Describe 'other' -Tag Slow { Write-Host 'said: body'; BeforeAll { Write-Host 'said: setup' }; It 'left out' { } } }
            'B.Tests.ps1' = { Describe 'mixed' { BeforeAll { Write-Host 'said: selected' }; It 'runs' -Tag Fast { }; It 'not this' { } } }
        } -Configuration @{ Filter = @{ Tag = 'Fast' } }
        @($run.Output -match 'said: ' -replace '^\s*said: ' | Sort-Object) | Should -Be 'body', 'discovered', 'selected'
        $run.Passed, $run.NotRun | Should -Be 1, 2
    }

    It 'An exception in BeforeDiscovery fails the file, even when a filter leaves out all of its tests. Catch the exception, and skip the tests.' {
        $filter = @{ Filter = @{ Tag = 'other' } }
        (Invoke-Sample { BeforeDiscovery { throw 'no list' }; Describe 'd' { It 'i' { } } } -Configuration $filter).Result | Should -Be 'Failed'
        $run = Invoke-Sample { BeforeDiscovery { try { throw 'no list' } catch { $problem = "$_" } }; Describe 'd' -Skip:([bool] $problem) { It 'i' { throw } } }
        $run.Result, $run.Skipped | Should -Be 'Passed', 1
    }

    It 'So keep slow code out of the bodies of Describe and Context, or name fewer files with -Path.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "a" { Write-Host "<a read>"; It "i" -Tag x { } }'; 'b.Tests.ps1' = 'Describe "b" { Write-Host "<b read>"; Context "c" { Write-Host "<c read>"; It "i" { Write-Host "<b run>" } } }' } -Script {
            $null = Invoke-Pester -TagFilter x
            Write-Host '<second>'
            $null = Invoke-Pester -Path a.Tests.ps1
        }
        $run.Text | Should -Match '(?s)<b read>.*<c read>.*<second>'
        $run.Text | Should -Not -Match '(?s)<b run>|<second>.*<b read>'
    }

    It 'A break or continue without a loop around it, in the body of a Describe or Context, ends the discovery of the file. What comes below it is not found, including the blocks after this one, and nothing says so' {
        foreach ($word in 'break', 'continue') {
            $run = Invoke-Sample -File @{
                'A.Tests.ps1' = "Describe 'one' { It 'a' { }; Context 'inner' { if (`$true) { $word }; It 'b' { throw } }; It 'c' { throw } }`nDescribe 'two' { It 'd' { throw } }"
                'B.Tests.ps1' = "Describe 'three' { It 'e' { }; foreach (`$i in 1, 2) { if (`$i -eq 2) { $word }; It `"f `$i`" { } }; It 'g' { } }"
            } -Configuration @{ Output = @{ Verbosity = 'Normal' } }
            $run.Result, $run.Passed, $run.Failed | Should -Be 'Passed', 4, 0
            $run.Text | Should -Not -Match 'break|continue|warn'
        }
    }

    It '$ErrorActionPreference = Continue without quotes is such a continue, too: write ''Continue''. In an It, this continue leaves the test, which passes.' {
        $run = Invoke-Sample { Describe 'one' { $ErrorActionPreference = Continue; It 'a' { throw } }; Describe 'two' { It 'b' { throw } } }
        $run.Result, $run.Passed, $run.Failed | Should -Be 'Passed', 0, 0
        $run = Invoke-Sample { Describe 'one' { $ErrorActionPreference = 'Continue'; It 'a' { throw } } }
        $run.Failed | Should -Be 1
        $run = Invoke-Sample { Describe 'one' { It 'word' { $ErrorActionPreference = Continue; 1 | Should -Be 2 }; It 'text' { $ErrorActionPreference = 'Continue'; 1 | Should -Be 2 }; It 'other' { $ErrorActionPreference = Stop; 1 | Should -Be 1 } } } -Inspect { "$($args[0].Passed.Name); $($args[0].Failed.Name)" }
        $run.Value | Should -Be 'word; text other'
    }

    It 'return leaves only its own block.' {
        $run = Invoke-Sample { Describe 'one' { Context 'inner' { It 'a' { }; return; It 'b' { throw } }; It 'c' { } }; Describe 'two' { It 'd' { } } }
        $run.Result, $run.Passed, $run.Failed | Should -Be 'Passed', 3, 0
    }

    It 'A function without script: or global: that is written in the test file itself, above Describe or in its body, is gone as well: move it into BeforeAll. Below InModuleScope, use the BeforeAll of the Describe inside it.' {
        $above = 'function Get-Above { 1 }; Describe d { It i { Get-Above | Should -Be 1 } }'
        (Invoke-Sample $above).Messages | Should -BeLike "*The term 'Get-Above' is not recognized*"
        (Invoke-Sample { Describe d { function Get-Body { 1 }; BeforeAll { $found = try { Get-Body } catch { "$_" } }; It i { $found | Should -Be 1 }; It j { Get-Body | Should -Be 1 } } }).Messages -join ' ' | Should -BeLike "*The term 'Get-Body' is not recognized*The term 'Get-Body' is not recognized*"
        (Invoke-Sample 'BeforeAll { function Get-Above { 1 } }; Describe d { It i { Get-Above | Should -Be 1 } }').Passed | Should -Be 1
        (Invoke-Sample 'function script:Get-Above { 1 }; function global:Get-ProofAbove { 1 }; Describe d { It i { Get-Above | Should -Be 1; Get-ProofAbove | Should -Be 1; Remove-Item function:global:Get-ProofAbove } }').Passed | Should -Be 1
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $above } -Script {
            function global:Get-Above { 1 }
            Invoke-Pester -Path ./a.Tests.ps1 -PassThru -Output None
            Remove-Item function:global:Get-Above
        }
        $run.Passed, $run.Failed | Should -Be 1, 0
    }

    It '-Skip is better, since the result then shows what did not run' {
        (Invoke-Sample 'Describe d { It a { }; if (-not $env:PROOF_SERVER) { return }; It b { } }').Tests.Name | Should -Be 'a'
        $run = Invoke-Sample 'Describe d { It a { }; It b -Skip:(-not $env:PROOF_SERVER) { } }'
        $run.Tests.Name | Should -Be 'a', 'b'
        $run.Tests.Result | Should -Be 'Passed', 'Skipped'
    }

    It 'If a block around the break or continue has -ForEach, that block is the loop: continue goes on with the next case, and break leaves out the remaining cases. What comes after that block is found.' {
        $found = foreach ($word in 'break', 'continue') {
            $data = "Describe 'data' -ForEach 1, 2, 3 { It `"above `$_`" { }; if (`$_ -eq 2) { $word }; It `"below `$_`" { } }"
            $inner = "Describe 'data' -ForEach 1, 2, 3 { Context 'c' { It `"above `$_`" { }; if (`$_ -eq 2) { $word }; It `"below `$_`" { } }; It `"after `$_`" { } }"
            foreach ($block in $data, $inner) { (Invoke-Sample -File @{ 'A.Tests.ps1' = "$block`nDescribe 'next' { It 'next' { } }" }).Tests.Name -join ', ' }
        }
        $found[0, 2] | Should -Be 'above 1, below 1, above 2, next', 'above 1, below 1, above 2, above 3, below 3, next'
        $found[1, 3] | Should -Be 'after 1, above 1, below 1, above 2, next', 'after 1, above 1, below 1, above 2, after 3, above 3, below 3, next'
    }
    It 'The tests see the variable, but an if, a loop or a name in double quotes in the body finds it empty' {
        $run = Invoke-Sample {
            BeforeAll { $set = 'north' }
            Describe 'd' {
                BeforeAll { $own = 'north' }
                It "double [$set][$own]" { $set, $own | Should -Be 'north', 'north' }
                if ($set -or $own) { It 'in an if' { } }
                foreach ($name in $set, $own) { if ($name) { It "in a loop $name" { } } }
                Context "block [$set][$own]" { if ($own) { It 'inner' { } }; It 'inner test' { $own | Should -Be 'north' } }
            }
        }
        $run.Tests.Path | Should -Be 'd.double [][]', 'd.block [][].inner test'
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
    }

    It 'What only the body needs belongs in BeforeDiscovery. For a value that the body and the tests need, give the block a -ForEach with a hashtable. In a name, write <server> in single quotes, which is filled in during the run.' {
        $run = Invoke-Sample {
            BeforeDiscovery { $early = 'south' }
            Describe 'early' { if ($early) { It "made for $early" { $early | Should -BeNullOrEmpty } } }
            Describe 'data' -ForEach @{ Server = 'north' } { if ($Server) { It "made for $Server" { $Server | Should -Be 'north' } }; Context 'c' { if ($Server) { It 'inner' { $Server | Should -Be 'north' } } } }
            Describe 'name' { BeforeAll { $server = 'north' }; It 'is <server>' { } }
        }
        $run.Tests.Path | Should -Be 'early.made for south', 'data.made for north', 'data.c.inner', 'name.is north'
        $run.Failed | Should -Be 0
    }

    It 'In a run without filters, $result.Containers | Where-Object TotalCount -EQ 0 finds the files in which no test was found.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }'; 'b.Tests.ps1' = 'BeforeAll { $l = 1, 2 }; Describe d { foreach ($x in $l) { It "i $x" { } } }'; 'c.Tests.ps1' = 'Describe d { It i -Skip { } }' } -Inspect { $args[0].Containers | Where-Object TotalCount -EQ 0 | ForEach-Object { Split-Path -Path $_.Name -Leaf } }
        $run.Value | Should -Be 'b.Tests.ps1'
        $run.Result | Should -Be 'Passed'
    }

    It 'BeforeAll runs after discovery, so an It in it comes too late. Its test never runs, and counts as NotRun; the other tests of the block run as usual' {
        foreach ($setup in 'BeforeAll', 'AfterAll') {
            $run = Invoke-Sample "Describe 'd' { $setup { Write-Host 'said: setup'; foreach (`$i in 1, 2) { It ""made `$i"" { throw 'ran' } } }; It 'own' { }; Context 'c' { It 'inner' { } } }"
            ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Sort-Object) -join ', ' | Should -Be 'inner Passed, made 1 NotRun, made 2 NotRun, own Passed'
            $run.Result | Should -Be 'Passed'
            Get-Said $run | Should -Be 'setup'
        }
        # Made during discovery, the same tests run.
        $run = Invoke-Sample "Describe 'd' { BeforeDiscovery { `$list = 1, 2 }; foreach (`$i in `$list) { It ""made `$i"" { throw 'ran' } }; It 'own' { } }"
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) -join ', ' | Should -Be 'made 1 Failed, made 2 Failed, own Passed'
    }

    It 'In a block without other tests, BeforeAll does not run either, and nothing is counted: the run passes with Tests Passed: 0.' {
        foreach ($test in 'Describe "d" { BeforeAll { Write-Host "said: setup"; It "made" { throw "ran" } } }', 'BeforeAll { Write-Host "said: setup"; It "made" { throw "ran" } }') {
            $run = Invoke-Sample $test
            $run.Result, @($run.Tests).Count | Should -Be 'Passed', 0
            $run.Text | Should -Match 'Tests Passed: 0, Failed: 0, Skipped: 0, Inconclusive: 0, NotRun: 0'
            Get-Said $run | Should -Be ''
        }
        Get-Said (Invoke-Sample { Describe 'd' { BeforeAll { Write-Host 'said: setup'; It 'made' { throw 'ran' } }; Context 'c' { It 'inner' { } } } }) | Should -Be 'setup'
    }

    It 'In BeforeEach, an It fails the tests after the first one.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { It 'made' { throw 'ran' } }; It 'one' { }; It 'two' { }; It 'three' { } }; Describe 'e' { It 'other' { } } }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Sort-Object) -join ', ' | Should -BeLike '*one Passed, other Passed, three Failed, two Failed'
        @($run.Tests | Where-Object Name -EQ 'made').Result | Select-Object -Unique | Should -Be 'NotRun'
        $run.Messages | Should -Match 'Collection was modified'
    }
}
