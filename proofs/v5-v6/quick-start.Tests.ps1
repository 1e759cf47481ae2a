BeforeAll {
    Import-Module "$PSScriptRoot/../Proofs.psm1"
    $test = {
        BeforeAll {
            Write-Host 'setup'
            function Get-BackupName ([string] $Source, [datetime] $Date) { '{0}-{1:yyyymmdd}.bak' -f $Source, $Date }
        }
        Describe 'Get-BackupName' {
            It 'puts the date into the file name' {
                Get-BackupName -Source photos -Date '2026-03-31' | Should -Be 'photos-20260331.bak'
            }
            It 'passes' { 1 | Should -Be 1 }
        }
    }
    $detailed = Invoke-Sample $test
    $normal = Invoke-Sample $test -File @{ 'Green.Tests.ps1' = { Describe 'Green' { It 'one' { } } } } -Configuration @{ Output = @{ Verbosity = 'Normal' } }
}

Describe 'quick-start' {
    It 'Pester runs your PowerShell code, compares what it does with what you said it should do, and tells you where the two differ.' {
        $detailed.Messages | Should -BeLike "*Strings differ at index 12*Expected: 'photos-20260331.bak'*But was:  'photos-20260031.bak'*"
        $detailed.Passed | Should -Be 1
    }

    It 'Pester looks for files named *.Tests.ps1.' {
        $names = @{ 'A.Tests.ps1' = "Describe 'a' { It 'found' { } }"; 'B.Test.ps1' = "Describe 'b' { It 'left out' { } }"; 'Tests.ps1' = "Describe 'c' { It 'left out' { } }" }
        (Invoke-Sample -File $names).Tests.Name | Should -Be 'found'
    }

    It 'setup: runs once, before the tests; here it makes the function known' {
        @($detailed.Output -eq 'setup') | Should -HaveCount 1
        (Invoke-Sample { function Get-BackupName { }; Describe 'd' { It 'i' { Get-BackupName } } }).Messages | Should -BeLike '*Get-BackupName*is not recognized*'
    }

    It 'a block: groups the tests of one thing, usually of one function' {
        $detailed.Tests.Path | Should -Be 'Get-BackupName.puts the date into the file name', 'Get-BackupName.passes'
    }

    It 'an assertion: compares what comes through the pipe with what you expect, and fails the test if they differ; upper and lower case count as the same' {
        Assert-Passing $(if ($env:PROOFS_RELEASE -like '5.*') { { 'PHOTOS' | Should -Be 'photos' } } else { { 'PHOTOS' | Should-BeString 'photos' } })
        $detailed.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It '[-] and the name: which promise is broken.' {
        $detailed.Text | Should -Match '\[-\] puts the date into the file name'
        $detailed.Text | Should -Match '\[\+\] passes'
    }

    It 'Here the month 03 came out as 00, the minutes of midnight.' {
        '{0:yyyymmdd}' -f [datetime] '2026-03-31' | Should -Be '20260031'
        '{0:yyyymmdd}' -f [datetime] '2026-03-31 10:42' | Should -Be '20264231'
    }

    It 'where to look, counted from 0' {
        Get-Failure { 'abc' | Should -Be 'xbc' }, { 'abc' | Should -Be 'abx' } | Should -BeLike '*Strings differ at index *'
        Get-Failure { 'abc' | Should -Be 'xbc' } | Should -BeLike '*at index 0.*'
        Get-Failure { 'abc' | Should -Be 'abx' } | Should -BeLike '*at index 2.*'
    }

    It 'at …:14: the file and the line of the assertion.' {
        $detailed.Text | Should -Match ' at .*Sample\.Tests\.ps1:8\b'
    }

    It 'Without -Output Detailed, Pester lists failures and totals, one line for a file without failures, and no passed tests. In the list of failures, the name of the block comes before the name of the test.' {
        $normal.Text | Should -Match '\[-\] Get-BackupName\.puts the date'
        $normal.Text | Should -Match 'Tests Passed: 2, Failed: 1'
        @($normal.Output -match 'Green\.Tests\.ps1') | Should -HaveCount 1
        $normal.Text | Should -Not -Match 'passes|\[\+\] one'
        $detailed.Text | Should -Not -Match '\[-\] Get-BackupName\.'
    }

    It 'The dot and the space run the script in the test''s own scope, so that the function stays. $PSScriptRoot is the folder of the test file, so the path is right wherever you start Pester from.' {
        $run = Invoke-Sample -File @{
            'Get-BackupName.ps1' = 'function Get-BackupName { "loaded" }'
            'Dot.Tests.ps1'      = { BeforeAll { . $PSScriptRoot/Get-BackupName.ps1 }; Describe 'd' { It 'dotted' { Get-BackupName | Should -Be 'loaded' } } }
            'Call.Tests.ps1'     = { BeforeAll { & $PSScriptRoot/Get-BackupName.ps1 }; Describe 'd' { It 'called' { Get-BackupName } } }
        } -Script { $here = $PWD.Path; Set-Location /; Invoke-Pester -Path $here -PassThru }
        ($run.Tests | Where-Object Name -EQ 'dotted').Result | Should -Be 'Passed'
        ($run.Tests | Where-Object Name -EQ 'called').Result | Should -Be 'Failed'
    }

    It 'Mock replaces Get-Date during that one test, so the function sees 15 January 2026 whenever you run it.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Today ([datetime] $Date = (Get-Date)) { $Date } }
                It 'mocked' { Mock Get-Date { [datetime] '2026-01-15' }; Get-Today | Should -Be ([datetime] '2026-01-15') }
                It 'after it' { Get-Today | Should -Not -Be ([datetime] '2026-01-15') }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'Without a path, Invoke-Pester runs every test file in the current folder and below.' {
        $files = @{ 'A.Tests.ps1' = "Describe 'a' { It 'here' { } }"; 'sub/deep/B.Tests.ps1' = "Describe 'b' { It 'below' { } }"; 'start/C.Tests.ps1' = "Describe 'c' { It 'start' { } }" }
        (Invoke-Sample -File $files -Script { Invoke-Pester -PassThru }).Passed | Should -Be 3
        (Invoke-Sample -File $files -Script { Set-Location start; Invoke-Pester -PassThru }).Passed | Should -Be 1
    }

    It 'New-Fixture writes both files for you, and the test file already loads the code' {
        $run = Invoke-Sample -Script { New-Fixture -Name Test-BackupAge | Out-Null }
        @($run.Files.Keys | Sort-Object) | Should -Be 'Test-BackupAge.ps1', 'Test-BackupAge.Tests.ps1'
        $run.Files['Test-BackupAge.Tests.ps1'] | Should -Match '(?s)BeforeAll \{\s+\. .*'
    }

    It 'The new test fails until you write the function and put what you expect into the test.' {
        $edit = { param ($File, $From, $To) (Get-Content $File -Raw) -replace $From, $To | Set-Content $File }
        $run = Invoke-Sample -Script ([scriptblock]::Create("`$edit = {$edit}; " + {
                    New-Fixture -Name Test-BackupAge | Out-Null
                    $result = { (Invoke-Pester -Path . -PassThru -Output None).Result }
                    & $result
                    & $edit Test-BackupAge.Tests.ps1 '"YOUR_EXPECTED_VALUE"' '42'
                    & $result
                    & $edit Test-BackupAge.ps1 'throw .*' '42'
                    & $result
                }))
        $run.Value | Should -Be 'Failed', 'Failed', 'Passed'
    }

    It 'The line that loads the function is outside BeforeAll. Pester reads the file once to find the tests and runs them later, and a function that the first pass loaded is gone by then.' {
        $run = Invoke-Sample -File @{ 'Get-BackupName.ps1' = 'function Get-BackupName { }' } {
            . $PSScriptRoot/Get-BackupName.ps1
            Write-Host "first pass: $(Get-Command Get-BackupName)"
            Describe 'd' { It 'i' { Get-BackupName } }
        }
        @($run.Output -eq 'first pass: Get-BackupName') | Should -HaveCount 1
        $run.Messages | Should -BeLike "*The term 'Get-BackupName' is not recognized*"
    }

    It 'Either you are in another folder, or the file''s name does not end in .Tests.ps1. An editor may have added .txt to it.' {
        $run = Invoke-Sample -File @{ 'sub/A.Tests.ps1.txt' = ''; 'sub/B.ps1' = '' } -Script { try { Invoke-Pester -Path . } catch { "$_" } }
        "$($run.Value) $($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
    }

    It 'You pasted the test into the prompt, or started it from an editor tab that was never saved.' {
        $run = Invoke-Sample -Script { try { Describe 'd' { It 'i' { } } } catch { "$_" } }
        "$($run.Value) $($run.Errors)" | Should -Match 'Pester can run only saved files interactively'
    }

    It 'a test: one sentence about what the thing does, and the code that checks it' {
        $detailed.Tests.Name | Should -Be 'puts the date into the file name', 'passes'
        $detailed.Text | Should -Match '\[\+\] passes'
    }

    It 'In a date format MM is the month and mm the minute' {
        '{0:MM} {0:mm}' -f [datetime] '2026-03-31 10:42' | Should -Be '03 42'
    }

    It 'Expected and But was: what you asked for, and what the function returned.' {
        $detailed.Messages | Should -Match "Expected: 'photos-20260331.bak'\s+But was:  'photos-20260031.bak'"
    }

    It 'Change mm back to MM, run again, and see [+].' {
        $run = Invoke-Sample ([scriptblock]::Create(("$test" -creplace 'yyyymmdd', 'yyyyMMdd')))
        $run.Text | Should -Match '\[\+\] puts the date into the file name'
        $detailed.Text | Should -Match '\[-\] puts the date into the file name'
    }

    It 'The message has the same shape, though this time the function is right. Pester knows only that the two sides disagree' {
        $failure = Get-Failure { 'photos-20260031.bak' | Should -Be 'photos-20260331.bak' }, { 'photos-20260331.bak' | Should -Be 'photos-2026-03-31.bak' }
        foreach ($message in $failure) { $message | Should -Match "(?s)differ.*Expected: '.*But was:  '.*-\^" }
    }

    It 'The second test had a problem to solve: today''s answer is wrong tomorrow.' {
        function Get-BackupName ([string] $Source, [datetime] $Date = (Get-Date)) { '{0}-{1:yyyyMMdd}.bak' -f $Source, $Date }
        $today = Get-BackupName -Source photos
        Mock Get-Date { [datetime]::Now.AddDays(1) }
        Get-BackupName -Source photos | Should -Not -Be $today
    }

    It 'The test file loads this script in BeforeAll.' {
        $files = @{ 'Get-BackupName.ps1' = 'function Get-BackupName { "loaded" }' }
        (Invoke-Sample -File $files { BeforeAll { . $PSScriptRoot/Get-BackupName.ps1 }; Describe 'd' { It 'i' { Get-BackupName | Should -Be 'loaded' } } }).Passed | Should -Be 1
        (Invoke-Sample -File $files { Describe 'd' { It 'i' { Get-BackupName | Should -Be 'loaded' } } }).Failed | Should -Be 1
    }
}
