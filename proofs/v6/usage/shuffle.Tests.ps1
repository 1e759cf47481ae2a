BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $files = @{}
    foreach ($name in 'A', 'B', 'C') {
        $files["$name.Tests.ps1"] = "Describe '${name}1' { BeforeAll { Write-Host 'said: all' }; AfterAll { Write-Host 'said: /all' }; It 'a' { }; It 'b' -Tag x { }; Context 'c' { It 'd' { }; It 'e' { } }; It 'f <_>' -ForEach 1, 2, 3 { } }; Describe '${name}2' -Tag y { It 'g' { }; It 'h' -Tag x { } }"
    }
    # Files, blocks and tests in the order of the run: A1.a A1.b …
    function Get-Order ([hashtable] $Run, [hashtable] $Change = @{}, [hashtable] $Filter = @{}) {
        $all = $files.Clone()
        foreach ($name in $Change.Keys) { $all[$name] = $Change[$name] }
        $sample = Invoke-Sample -File $all -Configuration @{ Run = $Run; Filter = $Filter } -Inspect {
            function Get-Name ($Block) { $Block.Order | ForEach-Object { if ($_.PSObject.Properties['Order']) { Get-Name $_ } elseif ($_.ShouldRun) { $_.ExpandedPath } } }
            $args[0].Containers | ForEach-Object { $_.Blocks | ForEach-Object { Get-Name $_ } }
        }
        $sample.Value -join ', '
    }
    function Get-Letter ([string] $Order, [string] $Pattern) { @($Order -split ', ' -match $Pattern) -join ', ' }
    $usual = Get-Order @{}
    $shuffled = foreach ($seed in 1..8) { Get-Order @{ Shuffle = $true; ShuffleSeed = $seed } }

    $dependent = {
        Describe 'the folder of backups' {
            It 'is empty at first' { Get-ChildItem TestDrive:/ | Should-BeNull }
            It 'gets a backup' { Set-Content TestDrive:/photos.bak x }
            It 'lists the backup' { (Get-ChildItem TestDrive:/).Name | Should-Be 'photos.bak' }
        }
    }
    $sequence = @{ 'B.Tests.ps1' = "#pester:no-shuffle`n" + $files['B.Tests.ps1'] }
}

Describe 'usage/shuffle' {
    It 'and Pester runs files, blocks and tests in random order' {
        @($shuffled | Sort-Object -Unique) | Should -HaveCount 8
        $shuffled | Should -Not -Contain $usual
    }

    It 'A test that passes only because another one ran before it fails when it comes first.' {
        (Invoke-Sample $dependent).Passed | Should -Be 3
        $results = foreach ($seed in 1..6) { (Invoke-Sample $dependent -Configuration @{ Run = @{ Shuffle = $true; ShuffleSeed = $seed } }).Result }
        $results | Should -Contain 'Failed'
    }

    It 'Pester prints the seed of the order, and with that number you get the same order again.' {
        $run = Invoke-Sample -File $files -Configuration @{ Run = @{ Shuffle = $true } }
        $run.Text -match 'using seed (\d+)\. Set ''Run\.ShuffleSeed = (\d+)''' | Should -BeTrue
        $Matches[1] | Should -Be $Matches[2]
        Get-Order @{ Shuffle = $true; ShuffleSeed = 3 } | Should -Be $shuffled[2]
    }

    It 'The option exists since 6.1.0 and is marked as experimental there.' {
        (Invoke-Sample -Script { (Get-Module Pester).Version.ToString(); [Pester.RunConfiguration].GetProperty('Shuffle').Name; (New-PesterConfiguration).Run.Shuffle.Description }).Value -join ' ' | Should -Match '^6\.1\.0 Shuffle .*experimental'
    }

    It 'to get a new order with each run' {
        $run = { (Invoke-Sample -File $files -Configuration @{ Run = @{ Shuffle = $true } } -Inspect { $args[0].Configuration.Run.ShuffleSeed.Value }).Value }
        & $run | Should -Not -Be (& $run)
    }

    It '| until the block of the test ends' {
        $run = Invoke-Sample {
            Describe 'd' { It 'a' { Set-Content TestDrive:/a.bak x }; It 'b' { 'TestDrive:/a.bak' | Should -Exist } }
            Describe 'e' { It 'c' { 'TestDrive:/a.bak' | Should -Not -Exist } }
        }
        $run.Passed | Should -Be 3
    }

    It '| until the file ends' {
        $run = Invoke-Sample -File @{
            'A.Tests.ps1' = { Describe 'd' { It 'a' { $script:count = 1 } }; Describe 'e' { It 'b' { $script:count | Should -Be 1 } } }
            'B.Tests.ps1' = { Describe 'f' { It 'c' { $script:count | Should -BeNullOrEmpty } } }
        }
        $run.Passed | Should -Be 3
    }

    It 'the current location | until the run ends' {
        $run = Invoke-Sample -File @{
            'A.Tests.ps1' = { Describe 'd' { It 'a' { Set-Location / } } }
            'B.Tests.ps1' = { Describe 'f' { It 'c' { $PWD.Path | Should -Be '/' } } }
        } -Script { $start = $PWD.Path; Invoke-Pester -Path . -PassThru; "same: $($PWD.Path -eq $start)" }
        $run.Passed | Should -Be 2
        $run.Value | Should -Be 'same: True'
    }

    It '| until the session ends' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Get-Backup { }'; 'A.Tests.ps1' = { Describe 'd' { It 'a' { $env:PROOF_TARGET = 'set'; Import-Module ./Backup.psm1 } } } } -Script {
            Invoke-Pester -Path . -Output None
            "$env:PROOF_TARGET $((Get-Module Backup).Name)"
        }
        $run.Value | Should -Be 'set Backup'
    }

    It 'a value that a module remembers | until the module is imported again with -Force' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = '$script:count = 0; function Add-Count { $script:count++; $script:count }' } {
            Describe 'd' {
                BeforeAll { Import-Module ./Backup.psm1 }
                It 'a' { Add-Count | Should -Be 1 }
                It 'b' { Import-Module ./Backup.psm1; Add-Count | Should -Be 2 }
                It 'c' { Import-Module ./Backup.psm1 -Force; Add-Count | Should -Be 1 }
            }
        }
        $run.Passed | Should -Be 3
    }

    It 'The number is also in the result, which helps where the output is None:' {
        $run = Invoke-Sample -File $files -Configuration @{ Run = @{ Shuffle = $true }; Output = @{ Verbosity = 'None' } } -Inspect { $args[0].Configuration.Run.ShuffleSeed.Value }
        $run.Value | Should -BeGreaterThan 0
        $run.Text | Should -Not -Match 'seed'
    }

    It 'The seed repeats the order for the same files, named in the same order: ./b, ./a as Run.Path runs in a different order than ./a, ./b. With one file more or less, the other files get another order, too.' {
        $abc = Get-Order @{ Path = './A.Tests.ps1', './B.Tests.ps1', './C.Tests.ps1'; Shuffle = $true; ShuffleSeed = 5 }
        $abc | Should -Be (Get-Order @{ Path = './A.Tests.ps1', './B.Tests.ps1', './C.Tests.ps1'; Shuffle = $true; ShuffleSeed = 5 })
        $abc | Should -Not -Be (Get-Order @{ Path = './C.Tests.ps1', './B.Tests.ps1', './A.Tests.ps1'; Shuffle = $true; ShuffleSeed = 5 })
        $less = Get-Order @{ Path = './A.Tests.ps1', './B.Tests.ps1'; Shuffle = $true; ShuffleSeed = 5 }
        $less | Should -Not -Be (Get-Letter $shuffled[4] '^[AB]')
        @($less -split ', ') | Should -HaveCount @((Get-Letter $shuffled[4] '^[AB]') -split ', ').Count
    }

    It 'Filters do not change the order: tests that a tag or Filter.FullName leaves out keep their place in the order.' {
        Get-Order @{ Shuffle = $true; ShuffleSeed = 5 } -Filter @{ Tag = 'x' } | Should -Be (Get-Letter $shuffled[4] '\.[bh]$')
        Get-Order @{ Shuffle = $true; ShuffleSeed = 5 } -Filter @{ FullName = '*.f *' } | Should -Be (Get-Letter $shuffled[4] '\.f ')
    }

    It 'A report file does not hold the seed; the seed in an NUnit3 report is another number.' {
        $run = Invoke-Sample -File $files -Configuration @{ Run = @{ Shuffle = $true; ShuffleSeed = 712345 }; TestResult = @{ OutputFormat = 'NUnit3' } }
        $run.Files['testResults.xml'] | Should -Not -Match '712345'
        $run.Files['testResults.xml'] | Should -Match ' seed="\d+"'
        $run.Text | Should -Match '712345'
    }

    It 'the files of a run | setup and teardown: BeforeAll comes first, AfterAll last' {
        @($shuffled | ForEach-Object { $_[0] } | Sort-Object -Unique) | Should -Be 'A', 'B', 'C'
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = $files['A.Tests.ps1'] } -Configuration @{ Run = @{ Shuffle = $true; ShuffleSeed = 5 } }
        $lines = @($run.Output -match 'said|\[\+\] [abdef]')
        $lines[0] | Should -Be 'said: all'
        $lines[-1] | Should -Be 'said: /all'
    }

    It 'the blocks at the top of a file | which tests are in which block' {
        @($shuffled | ForEach-Object { (Get-Letter $_ '^A').Substring(0, 2) } | Sort-Object -Unique) | Should -Be 'A1', 'A2'
        foreach ($order in $shuffled) { @($order -split ', ' | Sort-Object) | Should -Be @($usual -split ', ' | Sort-Object) }
    }

    It 'the tests and blocks within a block | the steps within a test' {
        @($shuffled | ForEach-Object { (Get-Letter $_ '^A1') } | Sort-Object -Unique).Count | Should -BeGreaterThan 4
    }

    It 'of a test and of a block | what runs at all: nothing is left out or added, unless Run.SkipRemainingOnFailure skips after a failure' {
        @($shuffled | ForEach-Object { (Get-Letter $_ '^A1\.f') } | Sort-Object -Unique).Count | Should -BeGreaterThan 1
        $blocks = @{ 'A.Tests.ps1' = "Describe 'A<_>' -ForEach 1, 2, 3, 4 { It 'i' { } }" }
        @(1..4 | ForEach-Object { Get-Letter (Get-Order @{ Shuffle = $true; ShuffleSeed = $_ } $blocks) '^A' } | Sort-Object -Unique).Count | Should -BeGreaterThan 1
        @($shuffled | ForEach-Object { @($_ -split ', ').Count } | Sort-Object -Unique) | Should -Be @($usual -split ', ').Count
    }

    It 'An item moves only among its neighbors, so the tests of two blocks are never mixed.' {
        foreach ($order in $shuffled) {
            $blocks = @($order -split ', ' | ForEach-Object { $_.Substring(0, 2) })
            $runs = 1; for ($i = 1; $i -lt $blocks.Count; $i++) { if ($blocks[$i] -ne $blocks[$i - 1]) { $runs++ } }
            $runs | Should -Be 6
        }
    }

    It 'anywhere in a file keeps its blocks and tests in order. The file itself still gets a random place among the others.' {
        $orders = 1..8 | ForEach-Object { Get-Order @{ Shuffle = $true; ShuffleSeed = $_ } $sequence }
        foreach ($order in $orders) { Get-Letter $order '^B' | Should -Be (Get-Letter $usual '^B') }
        @($orders | ForEach-Object { $_[0] } | Sort-Object -Unique).Count | Should -BeGreaterThan 1
        $last = @{ 'B.Tests.ps1' = $files['B.Tests.ps1'] + "`n# pester:no-shuffle" }
        foreach ($seed in 1..3) { Get-Letter (Get-Order @{ Shuffle = $true; ShuffleSeed = $seed } $last) '^B' | Should -Be (Get-Letter $usual '^B') }
    }

    It 'There is no such comment for a single block.' {
        $inside = @{ 'B.Tests.ps1' = "Describe 'B1' { #pester:no-shuffle`n It 'a' { }; It 'b' { } }; Describe 'B2' { It 'g' { }; It 'h' { } }; Describe 'B3' { It 'i' { } }" }
        foreach ($seed in 1..4) { Get-Letter (Get-Order @{ Shuffle = $true; ShuffleSeed = $seed } $inside) '^B' | Should -Be 'B1.a, B1.b, B2.g, B2.h, B3.i' }
    }

    It 'Run.ShuffleSeed alone changes nothing.' {
        Get-Order @{ ShuffleSeed = 5 } | Should -Be $usual
    }

    It '#pester:no-shuffle has to be a line comment. `<# pester:no-shuffle #`> and a text in quotes do not count.' {
        foreach ($text in "<# pester:no-shuffle #>`n", "`$null = '#pester:no-shuffle'`n") {
            $orders = 1..4 | ForEach-Object { Get-Letter (Get-Order @{ Shuffle = $true; ShuffleSeed = $_ } @{ 'B.Tests.ps1' = $text + $files['B.Tests.ps1'] }) '^B' }
            @($orders -ne (Get-Letter $usual '^B')).Count | Should -BeGreaterThan 2
        }
    }

    It 'lists the backup came first, and the file that it lists was not there yet.' {
        $first = foreach ($seed in 1..6) {
            $run = Invoke-Sample $dependent -Configuration @{ Run = @{ Shuffle = $true; ShuffleSeed = $seed } }
            $order = @($run.Output -match '\[[+-]\]' -replace '^.*\[[+-]\] (.*?) \S+$', '$1')
            if ($order[0] -eq 'lists the backup') { ($run.Tests | Where-Object Name -EQ 'lists the backup').Result }
        }
        $first | Should -Not -BeNullOrEmpty
        $first | Should -Not -Contain 'Passed'
    }

    It 'A suite in a fixed order can pass for years although its tests lean on each other. You notice this when you run one test alone, skip, delete or move a test, or run files in parallel: a test fails that nobody has touched.' {
        1..3 | ForEach-Object { (Invoke-Sample $dependent).Passed } | Should -Be 3, 3, 3
        (Invoke-Sample $dependent -Configuration @{ Filter = @{ FullName = '*.lists the backup' } }).Failed | Should -Be 1
        (Invoke-Sample ("$dependent".Replace("It 'gets a backup'", "It 'gets a backup' -Skip"))).Failed | Should -Be 1
    }

    It 'Each shuffled run prints its seed at its start.' {
        $run = Invoke-Sample $dependent -Configuration @{ Run = @{ Shuffle = $true; ShuffleSeed = 77 } }
        $run.Text | Should -Match '(?s)77.*\[[+-]\]'
        (Invoke-Sample $dependent -Configuration @{ Run = @{ Shuffle = $true } }).Text | Should -Match '(?i)seed\D*\d+'
    }

    It 'So narrow a failing run down with filters, not with Run.Path.' {
        $run = @{ Shuffle = $true; ShuffleSeed = 3 }
        $all = Get-Letter (Get-Order $run) '^A'
        Get-Letter (Get-Order $run -Filter @{ FullName = 'A*' }) '^A' | Should -Be $all
        $alone = foreach ($seed in 1..6) { (Get-Letter (Get-Order @{ Shuffle = $true; ShuffleSeed = $seed }) '^C') -eq (Get-Order @{ Shuffle = $true; ShuffleSeed = $seed; Path = './C.Tests.ps1' }) }
        $alone | Should -Contain $false
    }

    It 'The result object lists files and blocks in the order of the run.' {
        $run = Invoke-Sample -File $files -Configuration @{ Run = @{ Shuffle = $true; ShuffleSeed = 5 } } -Inspect {
            @($args[0].Containers | ForEach-Object { Split-Path $_.Item -Leaf }) -join ' '
            @($args[0].Containers | ForEach-Object { $_.Blocks.Name }) -join ' '
        }
        @($run.Output -match 'Running tests from .*[ABC]\.Tests' -replace '.*([ABC]\.Tests\.ps1).*', '$1') -join ' ' | Should -Be $run.Value[0]
        @($run.Output -match '^Describing ' -replace 'Describing (\w+).*', '$1') -join ' ' | Should -Be $run.Value[1]
    }

    It 'A line comment #pester:no-shuffle anywhere in a file keeps its blocks and tests in order.' {
        $end = @{ 'B.Tests.ps1' = $files['B.Tests.ps1'] + "`n#pester:no-shuffle" }
        foreach ($seed in 1..4) { Get-Letter (Get-Order @{ Shuffle = $true; ShuffleSeed = $seed } $end) '^B' | Should -Be (Get-Letter $usual '^B') }
        $orders = foreach ($seed in 1..4) { Get-Letter (Get-Order @{ Shuffle = $true; ShuffleSeed = $seed } $end) '^A' }
        $orders | Where-Object { $_ -ne (Get-Letter $usual '^A') } | Should -Not -BeNullOrEmpty
    }

    It 'Both options work together, with one difference. In a parallel run, the files start in their usual order, and the order within a file depends only on the seed and that file.' {
        $run = @{ Shuffle = $true; ShuffleSeed = 4; Parallel = $true }
        $three = Get-Letter (Get-Order $run) '^C'
        $three | Should -Be (Get-Order ($run + @{ Path = './C.Tests.ps1' }))
        $three | Should -Not -Be (Get-Letter $usual '^C')
    }

    It 'A seed from a parallel run of several files therefore gives a different order in a run without Run.Parallel, and the other way around.' {
        Get-Order @{ Shuffle = $true; ShuffleSeed = 4; Parallel = $true } | Should -Not -Be (Get-Order @{ Shuffle = $true; ShuffleSeed = 4 })
        Get-Order @{ Shuffle = $true; ShuffleSeed = 4; Parallel = $true } | Should -Be (Get-Order @{ Shuffle = $true; ShuffleSeed = 4; Parallel = $true })
    }

    It 'The files are not the same, or not named in the same order, or one of the two runs was parallel.' {
        $run = @{ Shuffle = $true; ShuffleSeed = 6 }
        $order = Get-Order $run
        Get-Order $run | Should -Be $order
        Get-Letter (Get-Order $run @{ 'D.Tests.ps1' = "Describe 'D1' { It 'x' { } }" }) '^[ABC]' | Should -Not -Be $order
        Get-Order ($run + @{ Parallel = $true }) | Should -Not -Be $order
    }

    It '(Get-Module Pester).Version shows the version.' {
        (Invoke-Sample -Script { "$((Get-Module Pester).Version)" }).Value | Should -Be ($env:PROOFS_RELEASE -replace '-.*')
    }

    It 'Files with #pester:no-parallel are shuffled together instead: to repeat their order, run all of them.' {
        $alone = @{ 'A.Tests.ps1' = $files['A.Tests.ps1'] + "`n#pester:no-parallel"; 'B.Tests.ps1' = $files['B.Tests.ps1'] + "`n#pester:no-parallel" }
        $differences = foreach ($seed in 1..4) {
            $run = @{ Shuffle = $true; ShuffleSeed = $seed; Parallel = $true }
            $together = Get-Order $run $alone
            $together | Should -Be (Get-Order $run $alone)
            (Get-Letter $together '^A') -ne (Get-Order ($run + @{ Path = './A.Tests.ps1' }) $alone)
        }
        $differences | Should -Contain $true
    }
}
