BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            BeforeAll { Set-Content "$TestDrive/c.txt" 'abc', 'def' }
            It 'characters' {
                "$([char] 0xFEFF)abc" | Should -Be 'abc'; "$([char] 0xFEFF)abc" | Should -BeExactly 'abc'; "a$([char] 0x200B)bc" | Should -BeExactly 'abc'
                "a$([char] 160)b" | Should -Be 'a b'; { "a$([char] 160)b" | Should -BeExactly 'a b' } | Should -Throw
            }
            It 'case' { 'Mail.bak' | Should -Be 'mail.bak'; { 'Mail.bak' | Should -BeExactly 'mail.bak' } | Should -Throw }
            It 'pattern' { "$TestDrive/c.txt" | Should -FileContentMatch 'a.c'; "$TestDrive/c.txt" | Should -Not -FileContentMatch 'a\.c' }
            It 'lines' { "$TestDrive/c.txt" | Should -Not -FileContentMatch 'c\r?\nd'; "$TestDrive/c.txt" | Should -FileContentMatchMultiline 'c\r?\nd' }
            It 'no filter fits' { Mock Test-Path { 'mocked' } -ParameterFilter { $Path -eq '/mnt/x' }; Test-Path /mnt/x | Should -Be 'mocked'; Test-Path $TestDrive | Should -BeTrue }
        }
    }
}

Describe 'recipes/files-and-text' {
    It 'Should -Be ignores case, so compare names with -BeExactly there.' { Assert-TestPassed $sample 'case' }

    It 'Should -FileContentMatch looks for a regular expression in each line of one file.' { Assert-TestPassed $sample 'pattern' }

    It 'Should -Be and -BeExactly compare as a reader would: a BOM ([char] 0xFEFF) and zero-width spaces make no difference. For -Be, a non-breaking space equals a normal space.' { Assert-TestPassed $sample 'characters' }

    It 'Calls that fit no filter go to the real command.' { Assert-TestPassed $sample 'no filter fits' }

    It '-FileContentMatch looks at one line after the other. Use -FileContentMatchMultiline, and write \r?\n for the end of a line.' { Assert-TestPassed $sample 'lines' }

    It 'The message shows lengths and the first index that differs.' {
        Get-Failure { "a`tb c" | Should -Be 'a b c d' } | Should -BeLike '*Expected length: 7*Actual length:   5*index 1*'
    }

    It '-Contain compares whole items, and an item of Get-Content is a whole line. If you pipe a path to -Contain, only the path is compared, not the content of the file. For a part of the text, use' {
        $run = Invoke-Sample { Describe 'd' { It 'i' {
                    Set-Content TestDrive:/mail.txt 'a word here', 'line'
                    Get-Content TestDrive:/mail.txt | Should -Not -Contain 'word'; Get-Content TestDrive:/mail.txt | Should -Contain 'line'; 'TestDrive:/mail.txt' | Should -Not -Contain 'line'
                    'TestDrive:/mail.txt' | Should -FileContentMatch 'word'; Get-Content TestDrive:/mail.txt -Raw | Should -BeLike '*word*'
                } } }
        $run.Messages | Should -BeNullOrEmpty; $run.Passed | Should -Be 1
    }

    It 'Expected @{A=1}, but got @{A=1}. is about two objects, which are equal for -Be only if they are the same object: compare their members.' {
        Get-Failure { [pscustomobject] @{ A = 1 } | Should -Be ([pscustomobject] @{ A = 1 }) } | Should -Be 'Expected @{A=1}, but got @{A=1}.'
        Assert-Passing { $one = [pscustomobject] @{ A = 1 }; $one | Should -Be $one }
    }

    It 'Should -Be shows the part around the first difference, and the first ten items of a list; -Match and -BeLike show the whole text.' {
        # In a process of its own: the excerpt takes the width of the console.
        $run = Invoke-Sample -Script {
            Set-Content show.ps1 "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; `$long = 'a' * 2000; { `$long + 'END' | Should -Be (`$long + 'FIN') }, { 1..15 | Should -Be (1..14 + 99) }, { `$long + 'END' | Should -Match 'FIN' }, { `$long + 'END' | Should -BeLike '*FIN' } | ForEach-Object { try { & `$_ } catch { `"`$_`" -replace '\s+', ' ' } }"
            & (Get-Process -Id $PID).Path -NoProfile -File show.ps1
        }
        $run.Value[0] | Should -Match 'END'
        $run.Value[0] | Should -Not -Match 'a{300}'
        $run.Value[1] | Should -Match '9, 10, \.\.\.5 more'
        $run.Value[2, 3] | ForEach-Object { $_ | Should -Match 'a{2000}END' }
    }

    It 'For a part of the text, use ''TestDrive:/mail.txt'' | Should -FileContentMatch ''word'', or Get-Content -Path TestDrive:/mail.txt -Raw | Should -BeLike ''*word*''.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Set-Content TestDrive:/mail.txt 'first', 'a word here' }
                It 'match' { 'TestDrive:/mail.txt' | Should -FileContentMatch 'word' }
                It 'like' { Get-Content -Path TestDrive:/mail.txt -Raw | Should -BeLike '*word*' }
                It 'contain' { Get-Content -Path TestDrive:/mail.txt | Should -Contain 'word' }
                It 'path' { 'TestDrive:/mail.txt' | Should -Contain 'word' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'Check its size: (Get-Item -LiteralPath $path -ErrorAction Stop).Length | Should -Be 0. Without -ErrorAction Stop, the test passes for a missing file, too.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $file = (New-Item TestDrive:/e.txt).FullName }; It 'length' { (Get-Item -LiteralPath $file -ErrorAction Stop).Length | Should -Be 0 }; It 'missing' { (Get-Item -LiteralPath TestDrive:/none.txt).Length | Should -Be 0 }; It 'missing, stop' { (Get-Item -LiteralPath TestDrive:/none.txt -ErrorAction Stop).Length | Should -Be 0 }; It 'nothing' { $file | Should -FileContentMatch '' }; It 'ends' { $file | Should -FileContentMatch '^$' } } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed', 'Failed'
    }

    It 'A value without quotes is not text. Take the Path or FullName of what Resolve-Path or Get-Item returned.' {
        Get-Failure { '/tmp' | Should -Be (Resolve-Path /tmp) } | Should -Be "Expected /tmp, but got '/tmp'."
        Assert-Passing { '/tmp' | Should -Be (Resolve-Path /tmp).Path }, { '/tmp' | Should -Be (Get-Item /tmp).FullName }
    }

    It '(Get-Item -Path ./key.pem).UnixMode | Should -Be ''-rw-------''' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { Set-Content "$TestDrive/key.pem" 'x' }
            It 'own' { chmod 600 "$TestDrive/key.pem"; (Get-Item -Path "$TestDrive/key.pem").UnixMode | Should -Be '-rw-------' }
            It 'all' { chmod 644 "$TestDrive/key.pem"; { (Get-Item -Path "$TestDrive/key.pem").UnixMode | Should -Be '-rw-------' } | Should -Throw }
        } }
        $run.Passed | Should -Be 2
    }

    It 'In PowerShell 7, a mock of Out-File or Export-Csv refuses a name such as -Encoding utf8: take the type away.' {
        $run = Invoke-Sample { Describe 'd' {
                It 'file' { Mock Out-File { }; { 'x' | Out-File TestDrive:/a.txt -Encoding utf8 } | Should -Throw '*Cannot convert the "utf8" value*' }
                It 'csv' { Mock Export-Csv { }; { [pscustomobject] @{ A = 1 } | Export-Csv TestDrive:/a.csv -Encoding utf8 } | Should -Throw '*Cannot convert the "utf8" value*' }
                It 'away' { Mock Out-File { 'mocked' } -RemoveParameterType Encoding; 'x' | Out-File TestDrive:/a.txt -Encoding utf8 | Should -Be 'mocked' }
            } }
        if ($PSVersionTable.PSVersion.Major -ge 7) { "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed' -Because "$($run.Messages)" }
    }

    It 'Get-Content -Raw returns nothing for an empty file, so -Match ''saved'' fails with to match $null, and -Not -Match ''saved'' passes; -Match ''^$'' passes.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { $path = (New-Item TestDrive:/e.txt).FullName }
                It 'not' { Get-Content -Raw $path | Should -Not -Match 'saved' }
                It 'match' { Get-Content -Raw $path | Should -Match 'saved' }
                It 'ends' { Get-Content -Raw $path | Should -Match '^$' }
            } }
        "$($run.Tests.Result)" | Should -Be 'Passed Failed Passed'
        $run.Messages | Should -BeLike "Expected regular expression 'saved' to match `$null, but it did not match."
    }

    It 'Get-Content returns the lines one by one, and a list is not equal to a text with line breaks. The message ends in but got @(''mail'', ''code''). Compare with a list, Get-Content $path | Should -Be ''mail'', ''code''. Or read one text with -Raw, cut off the last line break, and make the line endings equal.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { $path = "$TestDrive/plan.txt"; Set-Content -Path $path -Value 'mail', 'code' }
            It 'text' { { Get-Content $path | Should -Be "mail`ncode" } | Should -Throw "*but got @('mail', 'code')." }
            It 'list' { Get-Content $path | Should -Be 'mail', 'code' }
            It 'raw' { { Get-Content $path -Raw | Should -Be "mail`ncode" } | Should -Throw; (Get-Content $path -Raw).TrimEnd() -replace '\r\n', "`n" | Should -Be "mail`ncode" }
        } }
        Assert-TestPassed $run 'text', 'list', 'raw'
    }

    It 'To check that a folder holds exactly certain files, write Get-ChildItem -Path $folder -Recurse -File -Name -Force | Sort-Object | Should -Be ''a.bak'', ''b.bak'', which also fails for one file too many.' {
        $run = Invoke-Sample -Test {
            Describe 'd' {
                BeforeEach {
                    $folder = "$TestDrive/$([guid]::NewGuid())"
                    $null = New-Item -ItemType Directory -Path $folder
                    'b.bak', 'a.bak' | ForEach-Object { Set-Content -Path "$folder/$_" -Value 1 }
                }
                It 'these two' { Get-ChildItem -Path $folder -Recurse -File -Name -Force | Sort-Object | Should -Be 'a.bak', 'b.bak' }
                It 'one too many' { Set-Content -Path "$folder/c.bak" -Value 1; Get-ChildItem -Path $folder -Recurse -File -Name -Force | Sort-Object | Should -Be 'a.bak', 'b.bak' }
                It 'one below' { $null = New-Item -ItemType Directory -Path "$folder/sub"; Set-Content -Path "$folder/sub/c.bak" -Value 1; Get-ChildItem -Path $folder -Recurse -File -Name -Force | Sort-Object | Should -Be 'a.bak', 'b.bak' }
                It 'one hidden' { Set-Content -Path "$folder/.c.bak" -Value 1; (Get-Item -Path "$folder/.c.bak" -Force).Attributes = 'Hidden'; Get-ChildItem -Path $folder -Recurse -File -Name -Force | Sort-Object | Should -Be 'a.bak', 'b.bak' }
                It 'one missing' { Remove-Item -Path "$folder/b.bak"; Get-ChildItem -Path $folder -Recurse -File -Name -Force | Sort-Object | Should -Be 'a.bak', 'b.bak' }
            }
        }
        Assert-TestPassed $run 'these two'
        $run.Passed | Should -Be 1
        $run.Failed | Should -Be 4
    }
}
