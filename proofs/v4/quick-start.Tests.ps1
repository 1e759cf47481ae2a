BeforeAll {
    Import-Module "$PSScriptRoot/../Proofs.psm1"

    $files = @{
        'Get-BackupName.ps1'       = 'function Get-BackupName ([string] $Source, [datetime] $Date = (Get-Date)) { "{0}-{1:yyyyMMdd}.bak" -f $Source, $Date }'
        'Get-BackupName.Tests.ps1' = '$here = Split-Path -Parent $MyInvocation.MyCommand.Path
    $sut = (Split-Path -Leaf $MyInvocation.MyCommand.Path) -replace "\.Tests\.", "."
    . "$here/$sut"
    Describe "Get-BackupName" {
        It "right" { Get-BackupName photos ([datetime] "2026-03-31") | Should -Be "photos-20260331.bak" }
        It "wrong" { Get-BackupName photos ([datetime] "2026-03-31") | Should -Be "photos-20260031.bak" }
        It "mocked" { Mock Get-Date { [datetime] "2026-01-15" }; Get-BackupName photos | Should -Be "photos-20260115.bak" }
        Context "inner" { BeforeAll { $script:ran++ }; It "one" { $ran | Should -Be 1 }; It "two" { $ran | Should -Be 1 } }
    }'
        'deep/b.Tests.ps1'         = 'Describe "below" { It "found below" { 1 | Should -Be 1 } }'
        'deep/b.ps1'               = 'throw "no test file"'
    }
    $sample = Invoke-Sample -File $files
}

Describe 'quick-start' {
    It 'Pester runs your PowerShell code, compares what it does with what you said it should do, and tells you where the two differ.' {
        $sample.Passed, $sample.Failed | Should -Be 5, 1; $sample.Text | Should -Match 'Expected'
    }

    It 'Pester looks for files named *.' {
        Assert-TestPassed $sample 'right', 'found below'
    }

    It 'Pester 4 reads the file from top to bottom, once: the function is there when the test needs it.' {
        Assert-TestPassed $sample 'right'
    }

    It 'Describe | a block: groups the tests of one thing, usually of one function' {
        $sample.Text | Should -Match 'Describing Get-BackupName'
    }

    It 'It | a test: one sentence about what the thing does, and the code that checks it' {
        $sample.Text | Should -Match '\[\+\] right'
    }

    It 'Should -Be | an assertion: compares what comes through the pipe with what you expect, and fails the test if they differ; upper and lower case count as the same' {
        Assert-Passing { 'PHOTOS' | Should -Be 'photos' }
        Assert-TestPassed $sample 'right'; ($sample.Tests | Where-Object Name -EQ 'wrong').Result | Should -Be 'Failed'
    }

    It 'Context is a block inside a block, and BeforeAll is setup that runs once before the tests of its block.' {
        Assert-TestPassed $sample 'one', 'two'
    }

    It '[+] is a test that passed.' {
        $sample.Text | Should -Match '\[\+\] right'; $sample.Text | Should -Not -Match '\[\+\] wrong'
    }

    It 'Expected and But was: what you asked for, and what the function returned.' {
        $sample.Text | Should -Match "Expected: 'photos-20260031.bak'\s+But was:  'photos-20260331.bak'"
    }

    It 'Strings differ at index 12: where to look, counted from 0.' {
        $sample.Text | Should -Match 'Strings differ at index 12\.'
    }

    It 'The last two lines: the line of the test that failed, with its number and its file.' {
        $sample.Text | Should -Match 'at <ScriptBlock>, .*Get-BackupName.Tests.ps1: line 6'
    }

    It 'The dot and the space run the script in the test''s own scope, so that the function stays.' {
        Assert-TestPassed $sample 'right'
    }

    It 'Mock replaces Get-Date, so the function sees 15 January 2026 whenever you run it.' {
        Assert-TestPassed $sample 'mocked'
    }

    It 'Pester knows only that the two sides disagree; which side to repair is your decision. -Show Fails leaves out the tests that passed.' {
        $run = Invoke-Sample -File $files -Configuration @{ Show = 'Fails' }; $run.Text | Should -Match '\] wrong'; $run.Text | Should -Not -Match '\] right'
    }

    It 'For the next function, New-Fixture writes both files for you.' {
        (Invoke-Sample -Script { @(New-Fixture -Name Get-A).Count }).Value | Should -Be 2
    }

    It 'The test that it writes fails until you replace the placeholder with what you expect.' {
        (Invoke-Sample -Script { $null = New-Fixture -Name Get-A; Invoke-Pester -PassThru }).Failed | Should -Be 1
    }

    It 'Without a path, Invoke-Pester runs every *.' {
        (Invoke-Sample -File $files -Script { Invoke-Pester -PassThru }).Tests.Name | Should -Contain 'found below'
    }

    It 'Tests.ps1 file in the current folder and below.' {
        (Invoke-Sample -File $files -Script { Invoke-Pester -PassThru }).Tests.Name | Should -Contain 'found below'
    }

    It '-TestName is compared with the names of the outermost Describe blocks; the name of an It selects nothing.' {
        (Invoke-Sample -File $files -Configuration @{ TestName = 'below' }).Tests.Name | Should -Be 'found below'; (Invoke-Sample -File $files -Configuration @{ TestName = 'right' }).Tests | Should -BeNullOrEmpty
    }

    It 'The line that loads the script is missing.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Get-BackupName } } }).Messages | Should -Match "The term 'Get-BackupName' is not recognized"
    }

    It 'If its path is wrong, the message names that path instead of the function' {
        (Invoke-Sample "`$here = `$PSScriptRoot; `$sut = 'nope.ps1'; . `"`$here/`$sut`"; Describe 'd' { It 'i' { Get-BackupName } }").Messages | Should -Match "The term '[^']*/nope\.ps1' is not recognized"
    }

    BeforeAll {
        $more = Invoke-Sample -File @{ 'Sample.ps1' = 'function Get-Beside { "beside" }'; 'Names.psm1' = 'function Get-OfModule { "module" }'; 'Sample.Tests.ps1.txt' = 'Describe "txt" { It "not run" { 1 } }' } -Test {
            $here = Split-Path -Parent $MyInvocation.MyCommand.Path
            $sut = (Split-Path -Leaf $MyInvocation.MyCommand.Path) -replace '\.Tests\.', '.'
            . "$here/$sut"
            Describe 'names' -Tag 'names' {
                It 'same folder and name' { $here | Should -Be $PSScriptRoot; $sut | Should -Be 'Sample.ps1'; Get-Beside | Should -Be 'beside' }
                It 'one line' { . $PSScriptRoot/Sample.ps1; Get-Beside | Should -Be 'beside' }
                It 'month and minute' { '{0:yyyyMMdd}' -f [datetime] '2026-03-31' | Should -Be '20260331'; '{0:yyyymmdd}' -f [datetime] '2026-03-31' | Should -Be '20260031' }
                It 'module' { Import-Module $PSScriptRoot/Names.psm1; Get-OfModule | Should -Be 'module' }
                It 'never the same' { (Get-Date).AddDays(1).Date | Should -Not -Be (Get-Date).Date; Mock Get-Date { [datetime] '2026-01-15' }; Get-Date | Should -Be ([datetime] '2026-01-15') }
                It 'both sides' { { 'photos-20260331.bak' | Should -Be 'photos-2026-03-31.bak' } | Should -Throw 'Strings differ at index 11.'; { 'photos-20260031.bak' | Should -Be 'photos-20260331.bak' } | Should -Throw 'Strings differ at index 12.' }
                It 'tags of It' { (Get-Command It).Parameters.Keys | Should -Not -Contain 'Tag'; (Get-Command Describe).Parameters.Keys | Should -Contain 'Tag' }
            }
        }
    }

    It 'In a date format MM is the month and mm the minute' { Assert-TestPassed $more 'month and minute' }

    It 'Here the month 03 came out as 00, the minutes of midnight.' { Assert-TestPassed $more 'month and minute' }

    It 'The message has the same shape, though this time the function is right.' { Assert-TestPassed $more 'both sides' }

    It 'A module, a .psm1 file, is imported instead' { Assert-TestPassed $more 'module' }

    It 'The first lines of a v4 test file find the script under test: the same folder, and the same name without .Tests.' { Assert-TestPassed $more 'same folder and name' }

    It 'The second test had a problem to solve: today''s answer is wrong tomorrow.' { Assert-TestPassed $more 'never the same' }

    It 'If PowerShell 3.0 is the oldest version that you support, . $PSScriptRoot/Get-BackupName.ps1 does the same in one line.' { Assert-TestPassed $more 'one line' }

    It 'Tags, too, belong on Describe.' { Assert-TestPassed $more 'tags of It' }

    It 'Either you are in another folder, or the file''s name does not end in .Tests.ps1. An editor may have added .txt to it.' {
        $more.Tests.Name | Should -Not -Contain 'not run'
        (Invoke-Sample -File @{ 'other/x.txt' = ''; 'a.Tests.ps1' = 'Describe "d" { It "i" { 1 } }' } -Script { Set-Location other; (Invoke-Pester -PassThru -Show None).TotalCount }).Value | Should -Be 0
    }

    It '[-] and the name: which promise is broken.' {
        $sample.Text | Should -Match '\[-\] wrong'; $sample.Text | Should -Not -Match '\[-\] right'
    }

    It 'Change mm back to MM, run again, and see [+].' {
        $marks = foreach ($month in 'mm', 'MM') {
            $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "function Get-BackupName ([datetime] `$Date) { '{0:yyyy${month}dd}' -f `$Date }; Describe 'd' { It 'i' { Get-BackupName '2026-03-31' | Should -Be '20260331' } }" }
            [regex]::Match($run.Text, '\[.\]').Value
        }
        $marks | Should -Be '[-]', '[+]'
    }
}
