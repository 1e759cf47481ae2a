# The samples of the pages on Describe, Context, It, and setup and teardown.
$sample = Invoke-Sample -Seconds 300 {
    $script:log = @()
    $fileWord = 'file'
    $kept = 'kept'
    BeforeAll { $script:log += 'before all of the file' }
    Describe 'order' {
        $body = 'body'
        $script:log += 'body'
        BeforeEach { $script:log += 'each 1'; $each = 'from each' }
        BeforeEach { $script:log += 'each 2' }
        AfterEach { $script:log += "after 1 $each" }
        AfterEach { $script:log += 'after 2' }
        It 'one' { $script:log += "one $each"; $each = 'changed'; $own = 1; $body = 'changed' }
        It 'two' { $script:log += "two $own"; $body | Should -Be 'body'; $kept | Should -Be 'kept'; throw 'failed' }
        $script:log += 'between'
        Context 'inner' {
            BeforeEach { $script:log += 'inner each' }
            AfterEach { $script:log += 'inner after' }
            It 'three' { $script:log += 'three' }
        }
        It 'left out' -Skip { $script:log += 'skipped body' }
        It 'left for later' -Pending { $script:log += 'pending body' }
        It 'empty' { }
        BeforeAll { $script:log += "before all 1 $body"; $fromAll = 'all'; $fileWord = 'overwritten'; function Get-FromAll { 'function' } }
        BeforeAll { $script:log += 'before all 2' }
        AfterAll { $script:log += "after all 1 $fromAll [$body][$own]"; $fromAfterAll = 'after' }
        AfterAll { $script:log += 'after all 2' }
    }
    Describe 'afterwards' {
        It 'stays from BeforeAll' { $fromAll | Should -Be 'all'; Get-FromAll | Should -Be 'function'; $fromAfterAll | Should -Be 'after'; $fileWord | Should -Be 'overwritten' }
        It 'is gone' { $each | Should -BeNullOrEmpty; $body | Should -BeNullOrEmpty }
        Context 'c' { BeforeAll { $inContext = 'c' }; $bodyOfContext = 1; It 'sees' { $inContext | Should -Be 'c' } }
        It 'stays in the block around' { $inContext | Should -Be 'c'; $bodyOfContext | Should -BeNullOrEmpty }
    }
    Describe 'after the block around' { It 'ended with the Describe' { $inContext | Should -BeNullOrEmpty } }
    Describe 'order of blocks' {
        BeforeAll { $script:outerRan = 1 }
        Context 'i' { BeforeAll { $script:innerSaw = $script:outerRan }; It 'outer first' { $innerSaw | Should -Be 1 } }
    }
    Describe 'only skipped' { BeforeAll { $script:ranForSkipped = 1 }; AfterAll { $script:ranAfterSkipped = 1 }; It 'skip it' -Skip { } }
    Describe 'check skipped' { It 'setup ran for skipped tests' { $ranForSkipped | Should -Be 1; $ranAfterSkipped | Should -Be 1 } }
    Describe 'words' {
        $isReadOnly = $true
        It 'condition' -Skip:$isReadOnly { }
        It 'condition off' -Skip:(-not $isReadOnly) { 1 | Should -Be 1 }
        It 'age <Age> of <User.Name> and <Other>' -TestCases @{ Age = 3; User = @{ Name = 'me' } }, @{ Age = 4 } { param ($Age) $Age | Should -BeIn 3, 4 }
        It 'no param block' -TestCases @{ Height = 3 } { $Height | Should -BeNullOrEmpty }
        It 'empty list' -TestCases @() { 1 | Should -Be 1 }
        It 'error that goes on' { Write-Error 'x' 2>$null; $script:wentOn = 1 }
        It 'went on' { $wentOn | Should -Be 1 }
        foreach ($word in 'a', 'b') { It "loop $word" { $word | Should -BeIn 'a', 'b' } }
    }
    Describe 'bad cases' { It 'text' -TestCases 'text' { 1 } }
    Describe 'brace' {
        It 'first' { 1 | Should -Be 1 }
        It 'no block'
        { 1 }
        It 'never reached' { 1 | Should -Be 1 }
    }
    Describe 'tagged test' { It 'tagged' -Tag x { 1 } }
    Describe 'both' { It 'skip and pend' -Skip -Pending { 1 } }
    Describe 'mocks' {
        BeforeEach { Mock Get-Date { 1 }; Get-Date }
        AfterEach { if ($script:second -eq 1) { $script:second = 2; Assert-MockCalled Get-Date -Times 2 -Exactly } }
        It 'calls one' { Assert-MockCalled Get-Date -Times 1 -Exactly; Mock Get-Item { 'mocked' } }
        It 'calls two' { $script:second = 1; Assert-MockCalled Get-Date -Times 2 -Exactly; Assert-MockCalled Get-Date -Times 1 -Exactly -Scope It; Get-Item . | Should -Be 'mocked' }
        Context 'mock of a context' { Mock Get-Random { 'mocked' }; It 'mocked inside' { Get-Random | Should -Be 'mocked' } }
        It 'mock gone' { Get-Random | Should -Not -Be 'mocked' }
    }
    Describe 'setup fails' {
        BeforeEach { throw 'setup broke' }
        AfterEach { $script:afterBroken = @($script:afterBroken) + 'outer' }
        Context 'in' {
            BeforeEach { $script:innerSetup = 1 }
            AfterEach { $script:afterBroken = @($script:afterBroken) + 'inner' }
            It 'broken by setup' { $script:bodyRan = 1 }
        }
    }
    Describe 'check setup' { It 'after a broken setup' { $innerSetup | Should -BeNullOrEmpty; $bodyRan | Should -BeNullOrEmpty; @($afterBroken | Where-Object { $_ }) | Should -Be 'inner', 'outer' } }
    Describe 'teardown fails' { AfterEach { throw 'teardown broke' }; It 'good test' { 1 | Should -Be 1 }; It 'bad test' { 1 | Should -Be 2 } }
    Describe 'block setup fails' { BeforeAll { throw 'all broke' }; AfterAll { $script:afterAllRan = 1 }; It 'not run' { $script:notRun = 1 } }
    Describe 'check block setup' { It 'after a broken BeforeAll' { $afterAllRan | Should -Be 1; $notRun | Should -BeNullOrEmpty } }
    Describe 'location' { It 'moves' { Set-Location ([IO.Path]::GetTempPath()) } }
    Describe 'location after' { It 'still there' { "$(Get-Location)".TrimEnd('/\') | Should -Be ([IO.Path]::GetTempPath().TrimEnd('/\')) } }
    Describe 'broken body' { It 'before the error' { 1 | Should -Be 1 }; throw 'body broke'; It 'after the error' { 1 } }
    Describe 'broken context' { Context 'c' { throw 'context broke'; It 'not in it' { 1 } }; It 'outside the context' { 1 | Should -Be 1 } }
    Describe 'drive' {
        $script:folder = "$TestDrive"
        Context 'files' { It 'makes files' { Set-Content TestDrive:/a x; Set-Content TestDrive:/.b x } }
        It 'cleaned' { Test-Path TestDrive:/a | Should -Be $false; Test-Path "$TestDrive/.b" | Should -Be $true }
    }
    Describe 'drive after' { It 'own drive' { "$TestDrive" | Should -Not -Be $folder; Test-Path $folder | Should -Be $false } }
    Describe 'same name' { It 'same one' { 1 | Should -Be 1 } }
    Describe 'same name' { It 'same one' { 1 | Should -Be 1 }; Describe 'in' { Context 'in that' { It 'deep' { 1 | Should -Be 1 } } } }
    Describe 'variable' { $block = { $script:fromVariable = 1 }; BeforeAll $block; It 'not seen' { $fromVariable | Should -BeNullOrEmpty } }
    Describe 'script' {
        It 'script that exits' { Set-Content TestDrive:/exit.ps1 'exit 3'; & "$TestDrive/exit.ps1"; $LASTEXITCODE | Should -Be 3 }
        It 'returns nothing' { (Get-Command It).Parameters.Values + (Get-Command Describe).Parameters.Values + (Get-Command Context).Parameters.Values + (Get-Command BeforeAll).Parameters.Values | Where-Object { $_.Attributes.ValueFromPipeline -contains $true } | Should -BeNullOrEmpty }
    }
    $returned = Describe 'returned' { $null = 1; It 'of a block' { 1 } }
    Describe 'check return' { It 'no output' { $returned | Should -BeNullOrEmpty } }
    Describe 'block teardown fails' { Set-Content TestDrive:/left x; AfterAll { throw 'after all broke' }; It 'keeps its result' { 1 | Should -Be 1 } }
    Describe 'after a broken teardown' { It 'finds the files' { Test-Path TestDrive:/left | Should -Be $true } }
    Set-Content "$PSScriptRoot/log.txt" $script:log
}
$log = $sample.Files['log.txt'] -split "`r?`n" | Where-Object { $_ }
# Where an entry stands in the log of the order; -1 where it is missing.
function Get-Place ($Entry) { [array]::IndexOf([object[]] $log, $Entry) }
function Get-TestResult ($Name) { ($sample.Tests | Where-Object Name -EQ $Name).Result }
function Get-TestMessage ($Name) { "$(($sample.Tests | Where-Object Name -EQ $Name).Message)" }
# Messages of the failed test that stands for a block.
function Get-BlockMessage ($Block) { "$(($sample.Tests | Where-Object { $_.Name -like 'Error occurred in Describe block*' -and $_.Path -like "$Block*" }).Message)" }
# Names of the tests that run with these parameters of Invoke-Pester.
function Get-Ran ($Configuration) {
    $run = Invoke-Sample -Configuration $Configuration {
        It 'outside' { 1 | Should -Be 1 }
        Describe 'block' -Tag Fast { It 'in block' { 1 | Should -Be 1 }; Describe 'within' -Tag Deep { It 'in within' { 1 | Should -Be 1 } }; Context 'situation' -Tag Deep { It 'in situation' { 1 | Should -Be 1 } } }
        Context 'alone' -Tag Lone { It 'in alone' { 1 | Should -Be 1 } }
    }
    $run.Tests.Name
}
