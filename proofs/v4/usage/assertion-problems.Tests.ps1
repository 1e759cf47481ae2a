BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/assertion-problems' {
    It 'a negative number: a bare one is text, too, so -1.5 | Should -Be -1.50 fails; write (-1.50)' {
        $run = Invoke-Sample { Describe 'd' { It 'text' { -1.5 | Should -Be -1.50 }; It 'number' { -1.5 | Should -Be (-1.50); -1.5 | Should -Be -1.5; 1.5 | Should -Be 1.50 } } }
        $run.Failed | Should -Be 1
        $run.Messages | Should -BeLike "Expected '-1.50', but got -1.5.*"
    }

    It '-Contain and -BeIn find a [pscustomobject] or a hashtable only if it is the same object, not another one with equal content. A [version], a [datetime] or a [uri] is found by its value. For a [pscustomobject] or a hashtable with equal content, -Not -Contain passes, which proves nothing.' {
        Assert-Passing { $object = @{ A = 1 }; $object, 2 | Should -Contain $object }, { @{ A = 1 }, 2 | Should -Not -Contain @{ A = 1 } }, { [pscustomobject] @{ A = 1 } | Should -Not -BeIn ([pscustomobject] @{ A = 1 }), 2 }
        Assert-Passing { $object = [pscustomobject] @{ A = 1 }; $object | Should -BeIn $object, 2 }
        Assert-Passing { [version] '1.0', 2 | Should -Contain ([version] '1.0') }, { [datetime] '2026-01-01' | Should -BeIn ([datetime] '2026-01-01'), 2 }, { [uri] 'http://a', 2 | Should -Contain ([uri] 'http://a') }
    }

    It 'By default, Write-Error and the errors of most cmdlets do not end anything: the test goes on, and Should -Throw sees nothing either.' {
        $run = Invoke-Sample {
            function Write-Problem { Write-Error 'not the end' 2>$null }
            Describe 'd' {
                It 'error goes on' { Write-Problem; Get-Item TestDrive:\none 2>$null; $script:wentOn = $true }
                It 'went on' { $script:wentOn | Should -Be $true; { Write-Problem } | Should -Not -Throw; { Write-Problem -ErrorAction Stop } | Should -Not -Throw }
            }
        }
        Assert-TestPassed $run 'error goes on', 'went on'
    }

    It 'Where $ErrorActionPreference is Stop before the run, as on GitHub Actions with shell: pwsh, these errors do end the test. Set the preference at the top of the test file.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'd' { It 'ends' { Write-Error 'x' } }"; 'B.Tests.ps1' = "`$ErrorActionPreference = 'Continue'; Describe 'd' { It 'goes on' { Write-Error 'x' 2>`$null } }" } -Script { $ErrorActionPreference = 'Stop'; $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Script . -PassThru }
        Assert-TestPassed $run 'goes on'
        ($run.Tests | Where-Object Name -EQ 'ends').Result | Should -Be 'Failed'
    }

    It 'A function of a module does not see it there: set $global:ErrorActionPreference for it.' {
        $module = "New-Module Backup { function Get-Backup { Write-Error 'x' } } | Import-Module; function Get-Own { Write-Error 'x' }"
        $top = Invoke-Sample "$module; `$ErrorActionPreference = 'Stop'; Describe 'd' { It 'own' { Get-Own }; It 'module' { Get-Backup 2>`$null } }"
        $top.Tests.Result | Should -Be 'Failed', 'Passed'
        $global = Invoke-Sample "$module; Describe 'd' { It 'own' { Get-Own }; It 'module' { Get-Backup } }" -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Script . -PassThru }
        $global.Tests.Result | Should -Be 'Failed', 'Failed'
    }

    It 'Get-Backup | Should -Throw runs Get-Backup first, and its error ends the test before Should starts.' {
        Get-Failure { & { throw 'own error' } | Should -Throw } | Should -Be 'own error'
        Assert-Passing { { throw 'own error' } | Should -Throw }
    }

    It 'Wrap the call in braces: { Get-Backup } | Should -Throw.' {
        Get-Failure { & { throw 'own error' } | Should -Throw } | Should -Be 'own error'
        Assert-Passing { { throw 'own error' } | Should -Throw }
    }

    It 'Without the braces, a call that does not fail gives Scriptblock not found. when it returned nothing, and Cannot process argument transformation on parameter ''ActualValue''. when it returned a value.' {
        Get-Failure { & { } | Should -Throw } | Should -BeLike '*Scriptblock not found*'
        Get-Failure { & { 1 } | Should -Throw } | Should -BeLike "Cannot process argument transformation on parameter 'ActualValue'.*"
    }

    It '-Throw searches for the text as it stands, including the stars.' {
        Get-Failure { { throw 'disk full' } | Should -Throw '*disk*' } | Should -Not -BeNullOrEmpty
        Assert-Passing { { throw 'disk *full* now' } | Should -Throw '*full*' }
    }

    It 'Should got two operators, as in 1 | Should -Be 1 -BeOfType int. One call takes one operator; write a second line for the second operator.' {
        Get-Failure { 1 | Should -Be 1 -BeOfType int } | Should -Be "A positional parameter cannot be found that accepts argument '1'."
        Assert-Passing { 1 | Should -Be 1 }, { 1 | Should -BeOfType int }
    }

    It 'When neither of two operators has a value, as in -BeTrue -BeFalse, the message is Parameter set cannot be resolved using the specified named parameters.' {
        Get-Failure { 1 | Should -BeTrue -BeFalse } | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters.*'
    }

    It 'An operator that Should does not know gives A parameter cannot be found that matches parameter name.' {
        Get-Failure { 1 | Should -BeNothingKnown } | Should -BeLike 'A parameter cannot be found that matches parameter name*'
    }

    It 'The function returns more than you think:' {
        Get-Failure { function Get-One { $list = New-Object System.Collections.ArrayList; $list.Add(5); 1 }; Get-One | Should -Be 1 } | Should -BeLike 'Expected 1, but got @(0, 1)*'
    }

    It 'It still works in v4, without -Because and other parameters; the migration from v3 tells you how to replace it.' {
        Assert-Passing { 1 | Should Be 1 }, { 1 | Should Not Be 2 }; Get-Failure { 1 | Should Be 2 -Because 'reason' } | Should -Not -BeLike '*because reason*'
    }

    It 'A sum after an operator needs parentheses: ''full-1'' | Should -Be (''full'' + ''-1''). Without them, + and ''-1'' are further arguments of Should.' {
        (Invoke-Sample "Describe 'd' { It 'i' { 'full-1' | Should -Be ('full' + '-1') } }").Passed | Should -Be 1
        (Invoke-Sample "Describe 'd' { It 'i' { 'full-1' | Should -Be 'full' + '-1' } }").Messages | Should -BeLike "*Parameter 'Be' cannot be specified in parameter set 'Legacy'.*"
    }

    It 'A value directly after Should, as in Should $file -Exist, gives the message with the name of its operator.' {
        Get-Failure { $file = 'x'; Should $file -Exist }, { Should 2 -Be 2 }, { Should 2 -Not -Be 3 } | Should -Be "Parameter 'Exist' cannot be specified in parameter set 'Legacy'.", "Parameter 'Be' cannot be specified in parameter set 'Legacy'.", "Parameter 'Not' cannot be specified in parameter set 'Legacy'."
        Assert-Passing { $file = [System.IO.Path]::GetTempPath(); $file | Should -Exist }
    }

    It 'A word without $ is text: Should -Not -Be Null compares with the text Null, so it passes for $null. Write Should -Not -Be $null, or Should -Not -BeNullOrEmpty, which also fails for an empty text and an empty list.' {
        Assert-Passing { $null | Should -Not -Be Null }, { 'null' | Should -Be Null }, { '' | Should -Not -Be $null }, { 'x' | Should -Not -BeNullOrEmpty }
        $null = Get-Failure { $null | Should -Not -Be $null }, { $null | Should -Not -BeNullOrEmpty }, { '' | Should -Not -BeNullOrEmpty }, { @() | Should -Not -BeNullOrEmpty }
    }

    It 'What follows an operator is an argument, so PowerShell takes [System.DayOfWeek]::Monday for text.' {
        Get-Failure { [System.DayOfWeek]::Monday | Should -Be [System.DayOfWeek]::Monday } | Should -Be "Expected '[System.DayOfWeek]::Monday', but got Monday."
        Assert-Passing { [System.DayOfWeek]::Monday | Should -Be ([System.DayOfWeek]::Monday) }
    }

    It '-HaveCount counts $null as one item, and @() around it makes a list of one $null. The $null comes from return $null, from a property that is $null or missing, or from a variable or cast of a list type, such as [array] or [string[]], that got no value.' {
        $failure = Get-Failure { $null | Should -HaveCount 0 }, { @($null) | Should -HaveCount 0 }, { function Find-Null { return $null }; @(Find-Null) | Should -HaveCount 0 }, { ([pscustomobject] @{ A = 1 }).B | Should -HaveCount 0 }, { $cast = [array] (Get-Alias | Select-Object -First 0); $cast | Should -HaveCount 0 }
        $failure | Should -BeLike 'Expected an empty collection, but got collection with size 1*'
        Assert-Passing { function Find-Nothing { return }; @(Find-Nothing) | Should -HaveCount 0 }
    }

    It 'The right side is Keys or Values of a hashtable, or another collection that is not a list. Put @() around them; with -Not, such a comparison passes. Or the lists differ after the tenth item.' {
        Get-Failure { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Should -Be $plan.Keys }, { $plan = @{ Keep = 7; Name = 'a' }; $plan.Values | Should -Be $plan.Values } | Should -HaveCount 2
        Assert-Passing { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Should -Be @($plan.Keys) }, { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Sort-Object | Should -Be 'Keep', 'Name' }, { $plan = @{ Keep = 7; Name = 'a' }; $plan.Keys | Should -Not -Be $plan.Keys }
        Get-Failure { 1, 2 | Should -Be ([System.Collections.Generic.HashSet[int]] @(1, 2)) }, { 1, 2 | Should -Be ([System.Collections.Queue] @(1, 2)) } | Should -Be 'Expected @(1, 2), but got @(1, 2).', 'Expected @(1, 2), but got @(1, 2).'
        Assert-Passing { 1, 2 | Should -Be @([System.Collections.Generic.HashSet[int]] @(1, 2)) }, { 1, 2 | Should -Be ([System.Collections.ArrayList] @(1, 2)) }, { [System.Collections.Generic.HashSet[int]] @(1, 2) | Should -Be 1, 2 }, { 1, 2 | Should -Not -Be ([System.Collections.Generic.HashSet[int]] @(1, 2)) }
        $null = Get-Failure { 1, 2 | Should -Not -Be @([System.Collections.Generic.HashSet[int]] @(1, 2)) }
        Get-Failure { 1..15 | Should -Be (@(1..14) + 99) } | Should -Be 'Expected @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), but got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).'
        Get-Failure { 1..15 | Should -Be (@(1..9) + 99 + 11..15) } | Should -BeLike 'Expected @(1, 2, 3, 4, 5, 6, 7, 8, 9, 99)*'
    }

    It '-BeNullOrEmpty turns a single object into text, but this object cannot be turned into text: its ToString throws' {
        Get-Failure { [pscustomobject] @{ A = 1 } | Add-Member -MemberType ScriptMethod -Name ToString -Value { throw 'no text' } -Force -PassThru | Should -Not -BeNullOrEmpty } | Should -BeLike 'Exception calling "IsNullOrEmpty" with "1" argument(s)*'
        Assert-Passing { [pscustomobject] @{ A = 1 } | Should -Not -BeNullOrEmpty }, { $null -ne ([pscustomobject] @{ A = 1 } | Add-Member -MemberType ScriptMethod -Name ToString -Value { throw 'no text' } -Force -PassThru) | Should -BeTrue }
    }

    It 'A cast with a space, as in Should -BeGreaterThan [version] ''9.0'', gives the message above. Without the space, type and value are one text, and 1 | Should -Not -Be [int]''1'' passes.' {
        Get-Failure { [version] '10.0' | Should -BeGreaterThan [version] '9.0' }, { 1 | Should -Not -Be [int] '1' } | Should -Match 'cannot be specified in parameter set ''Legacy'''
        Assert-Passing { 1 | Should -Not -Be [int]'1' }, { '[int]1' | Should -Be [int]'1' }
        Get-Failure { 1 | Should -Be [int]'1' } | Should -Be "Expected '[int]1', but got 1."
        $null = Get-Failure { 1 | Should -Not -Be ([int]'1') }
    }

    It 'The $null comes from return $null, from a property that is $null or missing, or from a variable or cast of a list type, such as [array] or [string[]], that got no value.' {
        Get-Failure { function Get-None { return $null }; @(Get-None) | Should -HaveCount 0 }, { @(([pscustomobject] @{ a = $null }).a) | Should -HaveCount 0 }, { @(([pscustomobject] @{ a = 1 }).b) | Should -HaveCount 0 }, { @([array] $null) | Should -HaveCount 0 }, { function Get-Nothing { }; [array] $list = Get-Nothing; $list | Should -HaveCount 0 }, { function Get-Nothing { }; [string[]] $list = Get-Nothing; $list | Should -HaveCount 0 } | Should -BeLike 'Expected an empty collection, but got collection with size 1*'
        Assert-Passing { function Get-Nothing { return }; @(Get-Nothing) | Should -HaveCount 0 }, { function Get-Nothing { }; $list = Get-Nothing; $list | Should -HaveCount 0 }, { [array] $list = @(); $list | Should -HaveCount 0 }
    }

    It 'For -HaveCount, a hashtable is one item, too. Check its own count: $plan.Count | Should -Be 2.' {
        Assert-Passing { @{ a = 1; b = 2 } | Should -HaveCount 1 }, { $plan = @{ a = 1; b = 2 }; $plan.Count | Should -Be 2 }
    }

    It 'For two long texts, the message shows a few characters around the first difference, ''...aaaaaybbbb...''; for a list, it shows the first ten items.' {
        Get-Failure { "$('a' * 50)y$('b' * 50)" | Should -Be "$('a' * 50)x$('b' * 50)" } | Should -Match 'But was:  ''\.\.\.a{5}yb{4}\.\.\.'''
        Get-Failure { 1..12 | Should -Be (2..13) } | Should -BeLike '*got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).'
    }

    It 'a line in it, often a .NET method such as $list.Add(…), writes its result to the output.' {
        Get-Failure { function Get-One { $list = [System.Collections.ArrayList] @(); $list.Add('x'); 1 }; Get-One | Should -Be 1 } | Should -Be 'Expected 1, but got @(0, 1).'
        Assert-Passing { function Get-One { $list = [System.Collections.ArrayList] @(); $null = $list.Add('x'); 1 }; Get-One | Should -Be 1 }
    }

    It '-FileContentMatch reads the file under test as UTF-8, -FileContentMatchMultiline in the default encoding of PowerShell.' {
        $run = Invoke-Sample {
            $text = "B$([char] 0xE4)cker"; $utf8 = New-Object System.Text.UTF8Encoding $false; $latin = [System.Text.Encoding]::GetEncoding(28591)
            Describe 'd' {
                It 'read as UTF-8' { [IO.File]::WriteAllText("$TestDrive/utf8", $text, $utf8); [IO.File]::WriteAllText("$TestDrive/latin", $text, $latin); foreach ($operator in 'FileContentMatch', 'FileContentMatchExactly') { $match = @{ $operator = $true; ExpectedContent = $text }; "$TestDrive/utf8" | Should @match; "$TestDrive/latin" | Should -Not @match } }
                It 'read as Get-Content does' { foreach ($name in 'utf8', 'latin') { $reads = (Get-Content "$TestDrive/$name") -eq $text; (& { try { "$TestDrive/$name" | Should -FileContentMatchMultiline $text; $true } catch { $false } }) | Should -Be ([bool] $reads) } }
            }
        }
        Assert-TestPassed $run 'read as UTF-8', 'read as Get-Content does'
    }

    It 'Both read a file with a byte order mark rightly. A file in another encoding you read yourself: Get-Content -Path $path -Raw -Encoding latin1 | Should -Match ''fällig''.' {
        $run = Invoke-Sample {
            $text = "f$([char] 0xE4)llig"
            Describe 'd' {
                It 'with a mark' {
                    foreach ($encoding in [System.Text.Encoding]::Unicode, [System.Text.Encoding]::BigEndianUnicode, (New-Object System.Text.UTF8Encoding $true)) {
                        [IO.File]::WriteAllText("$TestDrive/marked", $text, $encoding)
                        "$TestDrive/marked" | Should -FileContentMatch $text
                        "$TestDrive/marked" | Should -FileContentMatchMultiline $text
                    }
                }
                It 'read yourself' {
                    $path = "$TestDrive/latin"; [IO.File]::WriteAllText($path, $text, [System.Text.Encoding]::GetEncoding(28591))
                    { $path | Should -FileContentMatch $text } | Should -Throw 'but it was not found'
                    Get-Content -Path $path -Raw -Encoding latin1 | Should -Match $text
                    { Get-Content -Path $path -Raw | Should -Match $text } | Should -Throw
                }
            }
        }
        Assert-TestPassed $run 'with a mark', 'read yourself'
    }

    It 'In Windows PowerShell, write -Encoding Default.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.management/get-content?view=powershell-5.1#-encoding' }

    It 'There is no option for more.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1..12 | Should -Be (2..13) } } } -Script {
            foreach ($option in @{ }, @{ Experimental = $true }, @{ IncludeVSCodeMarker = $true }, @{ TestSuiteName = 'x' }, @{ Experimental = $true; ShowScopeHints = $true }) { (Invoke-Pester -Script . -PassThru -Show All -PesterOption $option).TestResult[0].FailureMessage }
            (Invoke-Pester -Script . -PassThru -Strict).TestResult[0].FailureMessage
            (Get-Command New-PesterOption).Parameters.Keys -match 'Verb|Length|Count|Size|Max|Full|Diff' -ne 'Verbose'
        }
        $run.Value.Count | Should -Be 6
        $run.Value | Should -BeLike '*got @(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).'
    }

    It 'The order of the lines does not count then, unless you add -SyncWindow 0. Upper and lower case do not count, unless you add -CaseSensitive. Line ends do not count at all, except for one at the end of the text:' {
        @(Compare-Object ('a', 'B', 'c') ('b', 'a', 'c')).Count | Should -Be 0
        @(Compare-Object ('a', 'b', 'c') ('b', 'a', 'c') -SyncWindow 0).Count | Should -BeGreaterThan 0
        @(Compare-Object ('a', 'B') ('a', 'b') -CaseSensitive).Count | Should -Be 2
        @(Compare-Object ("a`r`nb" -split '\r?\n') ("a`nb" -split '\r?\n') -CaseSensitive -SyncWindow 0).Count | Should -Be 0
        @(Compare-Object ("a`r`nb`n" -split '\r?\n') ("a`nb" -split '\r?\n')).Count | Should -Be 1
        @(Compare-Object ('a', 'B') ('a', 'b')).Count | Should -Be 0
        $null = Get-Failure { "a`r`nb" | Should -Be "a`nb" }
    }

    It 'A comma in front of the list, , $list | Should -Be $list, pipes a list with one list in it. Leave the comma out. If the comma is in the function, return , $list, put the call in parentheses.' {
        $message = 'Expected @(1, 2, 3), but got @(1, 2, 3).'
        Get-Failure { $list = 1, 2, 3; , $list | Should -Be $list } | Should -Be $message
        Get-Failure { function Get-Sizes { $list = 1, 2, 3; return , $list }; Get-Sizes | Should -Be 1, 2, 3 } | Should -Be $message
        Assert-Passing { $list = 1, 2, 3; , $list | Should -HaveCount 1 }, { $list = 1, 2, 3; $list | Should -Be $list }, { function Get-Sizes { $list = 1, 2, 3; return , $list }; (Get-Sizes) | Should -Be 1, 2, 3 }
    }

    It 'Another cause: the items are objects, and -Be wants the very same objects. Compare a property.' {
        Get-Failure { [pscustomobject] @{ Name = 'mail' } | Should -Be ([pscustomobject] @{ Name = 'mail' }) } | Should -Be 'Expected @{Name=mail}, but got @{Name=mail}.'
        Get-Failure { [pscustomobject] @{ Name = 'mail' }, [pscustomobject] @{ Name = 'code' } | Should -Be ([pscustomobject] @{ Name = 'mail' }), ([pscustomobject] @{ Name = 'code' }) } | Should -Be 'Expected @(@{Name=mail}, @{Name=code}), but got @(@{Name=mail}, @{Name=code}).'
        Assert-Passing { $list = [pscustomobject] @{ Name = 'mail' }, [pscustomobject] @{ Name = 'code' }; $list | Should -Be $list; $list.Name | Should -Be 'mail', 'code' }
    }

    It 'The code in the braces runs in a scope of its own, with -Throw and with -Not -Throw. Where no exception is expected, leave Should -Not -Throw out and assign the result of the call: an exception fails the test anyway. Where one is expected, put the value into a hashtable that exists before the call:' {
        $run = Invoke-Sample { Describe 'd' {
            It 'local' { { $name = 'x' } | Should -Not -Throw; $name | Should -BeNullOrEmpty; { $name = 'x'; throw 'y' } | Should -Throw 'y'; $name | Should -BeNullOrEmpty }
            It 'hashtable' { $found = @{}; { $found.Name = 'x'; throw 'y' } | Should -Throw 'y'; $found.Name | Should -Be 'x' }
            It 'assigned' { $name = & { 'x' }; $name | Should -Be 'x' }
            It 'anyway' { $name = & { throw 'disk' } }
        } }
        Assert-TestPassed $run 'local', 'hashtable', 'assigned'
        $run.Failed | Should -Be 1
        $run.Messages | Should -BeLike 'disk*'
    }

    It 'An assertion that fails ends its test, so the assertions below it do not run; -ErrorAction Continue changes nothing in v4.' {
        $run = Invoke-Sample {
            $script:reached = 0
            Describe 'd' {
                It 'plain' { 1 | Should -Be 2; $script:reached++; 3 | Should -Be 4 }
                It 'continue' { 1 | Should -Be 2 -ErrorAction Continue; $script:reached++; 3 | Should -Be 4 }
                It 'passes' { 1 | Should -Be 1; $script:below = 1; $script:reached | Should -Be 0 }
                It 'below' { $script:below | Should -Be 1 }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Failed Failed Passed Passed'
        @($run.Messages) | Should -Be 'Expected 2, but got 1.', 'Expected 2, but got 1.'
    }

    It 'Get-Content returns a list of lines, and a text with line breaks is not equal to a list. Compare with a list, or read the file as one text with -Raw, from PowerShell 3.0 on. -Raw also returns the line break at the end, which Set-Content writes: cut it off with .TrimEnd().' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { Set-Content -Path TestDrive:/plan.txt -Value 'mail', 'code'; Set-Content -Path TestDrive:/none.txt -Value 'mail', 'code' -NoNewline }
            It 'text' { Get-Content -Path TestDrive:/plan.txt | Should -Be "mail`ncode" }
            It 'raw' { Get-Content -Path TestDrive:/plan.txt -Raw | Should -Be "mail`ncode" }
            It 'lines' { Get-Content -Path TestDrive:/plan.txt | Should -Be 'mail', 'code'; { Get-Content -Path TestDrive:/plan.txt | Should -Be 'mail', 'x' } | Should -Throw }
            It 'trimmed' { (Get-Content -Path TestDrive:/plan.txt -Raw).TrimEnd() -replace '\r\n', "`n" | Should -Be "mail`ncode" }
            It 'without the line break' { Get-Content -Path TestDrive:/none.txt -Raw | Should -Be 'mailcode' }
        } }
        "$($run.Tests.Result)" | Should -Be 'Failed Failed Passed Passed Passed'
    }

    It 'Line breaks are \r\n or \n, depending on the system and on how the test file was saved: replace \r\n on both sides.' {
        $run = Invoke-Sample -File @{ 'One.Tests.ps1' = "Describe 'd' { It 'i' { @'`na`nb`n'@.Length | Should -Be 3 } }"; 'Two.Tests.ps1' = "Describe 'd' { It 'i' { @'`r`na`r`nb`r`n'@.Length | Should -Be 4; @'`r`na`r`nb`r`n'@ -replace '\r\n', ""``n"" | Should -Be ""a``nb"" } }" }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
        $null = Get-Failure { "a`r`nb" | Should -Be "a`nb" }
        Assert-Passing { "a`r`nb" -replace '\r\n', "`n" | Should -Be "a`nb" }
    }

    It 'Text has quotes in this message, and an object has none. Here the expected value is an object that looks like the text: a file of Get-Item, or a record that 2>&1 or 4>&1 has collected. The type of the expected value decides, so put the text after the operator: $record | Should -Be ''done'' passes. Or take the text out of the object first, such as $file.FullName or "$record".' {
        $run = Invoke-Sample {
            Describe 'd' {
                $verbose = (& { [CmdletBinding()] param () Write-Verbose 'done' } -Verbose) 4>&1
                $failure = Write-Error 'done' 2>&1
                Set-Content TestDrive:/done.txt x
                $file = Get-Item TestDrive:/done.txt
                It 'on the right' {
                    { 'done' | Should -Be $verbose } | Should -Throw 'Expected done, but got ''done''.'
                    { 'done' | Should -BeExactly $verbose } | Should -Throw 'Expected exactly done, but got ''done''.'
                    { 'done' | Should -Be $failure } | Should -Throw 'Expected done, but got ''done''.'
                    { $file.FullName | Should -Be $file } | Should -Throw ('Expected {0}, but got ''{0}''.' -f $file.FullName)
                }
                It 'on the left' { $verbose | Should -Be 'done'; $verbose | Should -BeExactly 'done'; $failure | Should -Be 'done'; $file | Should -Be $file.FullName; $verbose -isnot [string] | Should -BeTrue }
                It 'text' { 'done' | Should -Be "$verbose"; "$failure" | Should -Be 'done'; 'done' | Should -Be $verbose.Message }
            }
        }
        Assert-TestPassed $run 'on the right', 'on the left', 'text'
    }

    It 'A mock that ends in return $null adds a $null to the output of the code, and the message does not show it: Expected ''done'', but got @(''done''). Leave out the return, or the whole body: Mock Write-Verbose.' {
        $run = Invoke-Sample {
            function Start-Work { Write-Verbose 'starts'; 'done' }
            Describe 'null' { It 'null' { Mock Write-Verbose { return $null }; @(Start-Work).Count | Should -Be 2; { Start-Work | Should -Be 'done' } | Should -Throw "Expected 'done', but got @('done')." } }
            Describe 'empty' { It 'empty' { Mock Write-Verbose { }; Start-Work | Should -Be 'done' } }
            Describe 'none' { It 'none' { Mock Write-Verbose; Start-Work | Should -Be 'done'; @(Start-Work).Count | Should -Be 1 } }
        }
        Assert-TestPassed $run 'null', 'empty', 'none'
    }

    Context 'an assertion in a function that is called twice' {
        BeforeAll {
            $helper = Invoke-Sample -File @{
                'Assert.ps1' = "function Assert-It (`$Name) {`n    `$Name | Should -Be 'x' -Because `"it is the name `$Name`"`n}"
                'a.Tests.ps1' = ". `$PSScriptRoot/Assert.ps1`nDescribe 'd' {`n    It 'i' {`n        Assert-It x`n        Assert-It y`n    }`n}"
            } -Script {
                $result = Invoke-Pester -Script ./a.Tests.ps1 -PassThru -OutputFile n.xml
                Invoke-Pester -Script ./a.Tests.ps1 -OutputFile j.xml -OutputFormat JUnitXml -Show None
                $result.TestResult[0].StackTrace; $result.TestResult[0].ErrorRecord.ScriptStackTrace; Get-Content n.xml -Raw; Get-Content j.xml -Raw
            }
        }

        It 'The lines at the end of the message are the calls, the innermost first. The first line is the assertion in the function, and the line of the test file further down is the call:' {
            $helper.Text | Should -Match 'at Assert-It, \S*Assert\.ps1: line 2\s+at <ScriptBlock>, \S*a\.Tests\.ps1: line 5\s'
        }

        It 'A report in NUnitXml has only the line in the function, as StackTrace of the result has, and JUnitXml has none. All calls are in ErrorRecord.ScriptStackTrace of the result.' {
            $stack, $all, $nunit, $junit = $helper.Value
            $stack | Should -Match 'Assert\.ps1: line 2'; $stack | Should -Not -Match 'a\.Tests\.ps1: line'
            $nunit | Should -Match 'Assert\.ps1: line 2'; $nunit | Should -Not -Match 'a\.Tests\.ps1: line'
            $junit | Should -Not -Match ': line \d'; $junit | Should -Match '<failure'
            $all | Should -Match 'Assert\.ps1: line 2'; $all | Should -Match 'a\.Tests\.ps1: line 5'
        }

        It 'For a report, and for calls in a loop, say in the function what it checks: -Because "it is the name $Name".' {
            $helper.Value[2..3] | ForEach-Object { $_ | Should -Match 'because it is the name y' }
        }
    }
}
