BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            BeforeAll {
                # The message of a failed assertion, or PASSED.
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
            }

            It 'no value' {
                Mock Get-Date; Get-Date
                (Get-Message { 1 | Should -Invoke Get-Date }) | Should -BeLike '*does not take pipeline input*'
            }
        }
    }
}

Describe 'assertions/assertions' {
    It 'Where no assertion fits, throw fails the test at once and shows your text' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { throw 'There is no tape in the drive.'; Write-Host 'went on' }; It 'not' { if ($false) { throw 'x' } } } }
        $run.Failed, $run.Passed | Should -Be 1, 1
        $run.Messages | Should -Be 'There is no tape in the drive.'
        $run.Text | Should -Not -Match 'went on'
    }

    It 'They take no value from the pipeline.' {
        Assert-TestPassed $sample 'no value'
    }

    It 'A file log[1].txt is not read either: -Not -FileContentMatch passes, and only prints an error.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Set-Content -LiteralPath 'TestDrive:/log[1].txt' -Value 'done'; Set-Content -Path TestDrive:/log.txt -Value 'done' }
                It 'brackets' { 'TestDrive:/log[1].txt' | Should -Not -FileContentMatch 'done'; 'TestDrive:/log[1].txt' | Should -Not -FileContentMatchMultiline 'done' }
                It 'none' { 'TestDrive:/log.txt' | Should -Not -FileContentMatch 'done' }
                It 'literal' { Get-Content -LiteralPath 'TestDrive:/log[1].txt' | Should -Be 'done' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
        "$($run.Text) $($run.Errors)" | Should -Match 'log\[1\]\.txt'
    }

    It 'Brackets in a path are wildcards for -Exist, so it does not find an existing folder [old], and -Not -Exist passes.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $folder = New-Item -Path "$TestDrive/[old]" -ItemType Directory -Force; $null = New-Item -Path "$TestDrive/new" -ItemType Directory }
                It 'there' { Test-Path -LiteralPath "$TestDrive/[old]" | Should -BeTrue; "$TestDrive/[old]" | Should -Not -Exist }
                It 'without brackets' { "$TestDrive/new" | Should -Exist }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'Each file below has one test that passes and tests that fail, with the messages that they give.' {
        $failure = Get-Failure { 10 | Should -Be 11 }, { 'a' | Should -BeLike 'b*' }, { 1 | Should -BeOfType string }
        $failure | ForEach-Object { $_ | Should -BeLike 'Expected*' }
    }

    It '[OutputType()] only informs: PowerShell does not check what the function returns. A test can compare the declared type with the returned one.' {
        Assert-Passing {
            function Get-Size { [OutputType([int])] param ([switch] $AsText) if ($AsText) { '7' } else { 7 } }
            $declared = (Get-Command Get-Size).OutputType.Type
            Get-Size | Should -BeOfType $declared
            Get-Size -AsText | Should -Not -BeOfType $declared
        }
    }

    It 'A name from PSTypeName has no .NET type behind it' {
        Assert-Passing {
            function Get-Named { [OutputType('My.Backup')] param () [pscustomobject] @{ PSTypeName = 'My.Backup' } }
            function Get-Typed { [OutputType([int])] param () 7 }
            (Get-Command Get-Named).OutputType.Type | Should -BeNullOrEmpty
            (Get-Command Get-Named).OutputType.Name | Should -Be 'My.Backup'
            (Get-Command Get-Typed).OutputType.Type | Should -Be ([int])
        }
    }

    It 'With several types in the attribute, $declared is a list: take the type that belongs to the call.' {
        Assert-Passing {
            function Get-Size { [OutputType([int], [string])] param ([switch] $AsText) if ($AsText) { '7' } else { 7 } }
            $declared = (Get-Command Get-Size).OutputType.Type
            $declared.Count | Should -Be 2
            Get-Size | Should -BeOfType $declared[0]
            Get-Size -AsText | Should -BeOfType $declared[1]
        }
    }

    It 'If you compare before the pipe, the message is only Expected $true, but got $false, which does not tell you the value.' {
        $before, $in = Get-Failure { $age = 5; ($age -gt 7) | Should -BeTrue }, { $age = 5; $age | Should -BeGreaterThan 7 }
        $before | Should -BeLike 'Expected $true, but got $false*'
        $before | Should -Not -Match '5'
        $in | Should -Match '5'
    }

    It 'Where no assertion fits, put the value into the reason: -Because "the age is $age".' {
        $with, $without = Get-Failure { $age = 41.5; ($age -gt 70) | Should -BeTrue -Because "the age is $age" }, { $age = 41.5; ($age -gt 70) | Should -BeTrue }
        $with | Should -BeLike '*the age is 41.5*'
        $without | Should -Not -Match '41.5'
    }

    It 'To check that a text is a GUID, convert it with -as: what cannot be converted becomes $null.' {
        'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' -as [guid] | Should -BeOfType ([guid])
        foreach ($text in 'f81d4fae-7dec', '') { $null -eq ($text -as [guid]) | Should -BeTrue }
    }

    It '-as [datetime] reads the text in the language of the computer, and accepts 1.5 as a date.' {
        $before = [cultureinfo]::CurrentCulture
        try {
            [cultureinfo]::CurrentCulture = 'en-US'
            $null -eq ('31.12.2026' -as [datetime]) | Should -BeTrue
            '1.5' -as [datetime] | Should -BeOfType ([datetime])
            [cultureinfo]::CurrentCulture = 'de-DE'
            ('31.12.2026' -as [datetime]).Month | Should -Be 12
            '1.5' -as [datetime] | Should -BeOfType ([datetime])
        } finally { [cultureinfo]::CurrentCulture = $before }
        $null -eq ('2026-13-31' -as [datetime]) | Should -BeTrue
    }

    Context 'a loop' {
        BeforeAll {
            $loop = {
                BeforeDiscovery { $names = 'Get-Backup', 'photos', 'music' }
                Describe 'd' {
                    It 'loop' {
                        foreach ($name in 'Get-Backup', 'photos', 'music') { $name | Should -Match '^\w+-\w+$' -Because "function '$name' needs a verb" }
                    }
                    It '<_> has a verb' -ForEach $names { $_ | Should -Match '^\w+-\w+$' }
                }
            }
            $stopping = Invoke-Sample $loop
            $going = Invoke-Sample $loop -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        }

        It 'In a loop, the first assertion that fails ends the test, unless you collect failures. So let the reason name the item: -Because "function ''$name'' needs a verb".' {
            $said = $stopping.Tests[0].Message
            "$said" | Should -BeLike "Expected regular expression '*' to match 'photos', because function 'photos' needs a verb, but it did not match.*"
            "$said" | Should -Not -Match 'music'
            "$($going.Tests[0].Message)" | Should -Match "(?s)because function 'photos' needs a verb.*because function 'music' needs a verb"
        }

        It 'It is better to make each item a test of its own. With -ForEach on the It and <_> in its name, as in It ''<_> has a verb'' -ForEach $names { … }, the names of the failed tests say which items failed.' {
            $stopping.Tests | Select-Object -Skip 1 | ForEach-Object { "$($_.Result) $($_.Path)" } | Should -Be 'Passed d.Get-Backup has a verb', 'Failed d.photos has a verb', 'Failed d.music has a verb'
        }
    }

    It 'A whole number is not always an [int]: in PowerShell 7, ConvertFrom-Json makes a [long] of it. The size of a file is a [long], too, and the Sum of Measure-Object is a [double].' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        Assert-Passing { (ConvertFrom-Json '{ "size": 7 }').size | Should -BeOfType long }, { (ConvertFrom-Json '{ "size": 7 }').size | Should -Not -BeOfType int }, { (1, 2 | Measure-Object -Sum).Sum | Should -BeOfType double }, { (1, 2 | Measure-Object -Sum).Sum | Should -Not -BeOfType int }, { 7 | Should -BeOfType int }
        (Invoke-Sample -File @{ 'a.txt' = 'seven' } -Test { Describe 'd' { It 'i' { (Get-Item $PSScriptRoot/a.txt).Length | Should -BeOfType long; (Get-Item $PSScriptRoot/a.txt | Measure-Object -Property Length -Sum).Sum | Should -BeOfType double } } }).Passed | Should -Be 1
    }
}
