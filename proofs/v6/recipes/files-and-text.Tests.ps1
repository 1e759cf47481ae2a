BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            BeforeAll { Set-Content "$TestDrive/c.txt" 'abc', 'def' }
            It 'characters' {
                "$([char] 0xFEFF)abc" | Should-Be 'abc'; "$([char] 0xFEFF)abc" | Should-BeString -CaseSensitive 'abc'; "a$([char] 0x200B)bc" | Should-BeString -CaseSensitive 'abc'
                "a$([char] 160)b" | Should-Be 'a b'; "a$([char] 160)b" | Should-BeString 'a b'; { "a$([char] 160)b" | Should-BeString -CaseSensitive 'a b' } | Should-Throw
            }
            It 'case' { 'Mail.bak' | Should-Be 'mail.bak'; { 'Mail.bak' | Should-BeString -CaseSensitive 'mail.bak' } | Should-Throw }
            It 'pattern' { Get-Content "$TestDrive/c.txt" | Should-Any { $_ -match '^a.c$' }; { Get-Content "$TestDrive/c.txt" | Should-Any { $_ -match '^x$' } } | Should-Throw }
            It 'lines' { { Get-Content "$TestDrive/c.txt" | Should-Any { $_ -match 'c\r?\nd' } } | Should-Throw; Get-Content "$TestDrive/c.txt" -Raw | Should-MatchString 'c\r?\nd' }
            It 'no filter fits' {
                $real = Get-Command Test-Path -CommandType Cmdlet
                Mock Test-Path { 'mocked' } -ParameterFilter { $Path -eq '/mnt/x' }; { Test-Path $TestDrive } | Should-Throw 'No mock for command*'
                Mock Test-Path { & $real @PesterBoundParameters }; Test-Path $TestDrive | Should-BeTrue; Test-Path /mnt/x | Should-Be 'mocked'
            }
        }
    }
}

Describe 'recipes/files-and-text' {
    It 'Should-Be ignores case, so compare names with Should-BeString -CaseSensitive there.' { Assert-TestPassed $sample 'case' }

    It 'For a pattern in one file, use Should-Any: Get-Content $path | Should-Any { $_ -match ''^- mail$'' }.' { Assert-TestPassed $sample 'pattern' }

    It 'Should-Be and Should-BeString compare as a reader would: a BOM ([char] 0xFEFF) and zero-width spaces make no difference. Without -CaseSensitive, a non-breaking space equals a normal space.' { Assert-TestPassed $sample 'characters' }

    It 'In v6, a call that fits no filter is an error, so a second mock without a filter passes the call on to the real command.' { Assert-TestPassed $sample 'no filter fits' }

    It 'Get-Content returns one line after the other. Read the file with -Raw, and write \r?\n for the end of a line' { Assert-TestPassed $sample 'lines' }

    It 'The message shows lengths and the first index that differs.' {
        Get-Failure { "a`tb c" | Should-BeString 'a b c d' } | Should -BeLike '*Expected length: 7*Actual length:   5*index 1*'
    }

    It 'Should-BeString -NormalizeNewline (since 6.1.0) treats all line endings as equal, and still compares all other white space.' {
        Assert-Passing { "a`r`nb" | Should-BeString "a`nb" -NormalizeNewline }
        Get-Failure { "a`r`n b" | Should-BeString "a`nb" -NormalizeNewline } | Should -Not -BeNullOrEmpty
        Get-Failure { "a`r`nb" | Should-BeString "a`nb" } | Should -Not -BeNullOrEmpty
    }

    It 'Should-ContainCollection compares whole items, and an item of Get-Content is a whole line. For a part of the text, use Get-Content -Path TestDrive:/mail.txt -Raw | Should-BeLikeString ''*word*''.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' {
                    Set-Content TestDrive:/mail.txt 'a word here', 'line'
                    { Get-Content TestDrive:/mail.txt | Should-ContainCollection 'word' } | Should-Throw; Get-Content TestDrive:/mail.txt | Should-ContainCollection 'line'
                    Get-Content -Path TestDrive:/mail.txt -Raw | Should-BeLikeString '*word*'
                } } }
        $run.Messages | Should -BeNullOrEmpty; $run.Passed | Should -Be 1
    }

    It 'Check its size: (Get-Item -LiteralPath $path -ErrorAction Stop).Length | Should-Be 0. Without -ErrorAction Stop, the test passes for a missing file, too.' {
        $run = Invoke-Sample { Describe 'd' { It 'empty' { $path = (New-Item TestDrive:/e.txt).FullName; (Get-Item -LiteralPath $path -ErrorAction Stop).Length | Should-Be 0 }; It 'full' { Set-Content TestDrive:/f.txt x; (Get-Item -LiteralPath TestDrive:/f.txt -ErrorAction Stop).Length | Should-Be 0 }; It 'missing' { (Get-Item -LiteralPath TestDrive:/none.txt).Length | Should-Be 0 }; It 'missing, stop' { (Get-Item -LiteralPath TestDrive:/none.txt -ErrorAction Stop).Length | Should-Be 0 } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Failed'
    }

    It 'Should-BeString and Should-Be show both texts in full, however long they are; the classic Should -Be shows the part around the first difference.' {
        # In a process of its own: the excerpt takes the width of the console.
        $run = Invoke-Sample -Script {
            Set-Content show.ps1 "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; `$long = 'a' * 2000; { `$long + 'END' | Should-BeString (`$long + 'FIN') }, { `$long + 'END' | Should-Be (`$long + 'FIN') }, { `$long + 'END' | Should -Be (`$long + 'FIN') } | ForEach-Object { try { & `$_ } catch { `"`$_`" -replace '\s+', ' ' } }"
            & (Get-Process -Id $PID).Path -NoProfile -File show.ps1
        }
        $run.Value[0, 1] | ForEach-Object { $_ | Should -Match 'a{2000}END'; $_ | Should -Match 'a{2000}FIN' }
        $run.Value[2] | Should -Match 'END'
        $run.Value[2] | Should -Not -Match 'a{300}'
    }

    It 'In a message of Should -Be, a value without quotes is not text. Take the Path or FullName of what Resolve-Path or Get-Item returned.' {
        Get-Failure { '/tmp' | Should -Be (Resolve-Path /tmp) } | Should -Be "Expected /tmp, but got '/tmp'."
        Assert-Passing { '/tmp' | Should -Be (Resolve-Path /tmp).Path }, { '/tmp' | Should -Be (Get-Item /tmp).FullName }
    }

    It 'To count how often the code makes a folder, write Should-Invoke New-Item -ParameterFilter { $Path -contains ''/srv/backup'' -and $ItemType -eq ''Directory'' }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { Mock New-Item }
                It 'folder' { New-Item -Path /srv/backup -ItemType Directory -Force; New-Item -Path /srv/a, /srv/backup -ItemType Directory; Should-Invoke New-Item -Times 2 -Exactly -ParameterFilter { $Path -contains '/srv/backup' -and $ItemType -eq 'Directory' } }
                It 'others' { New-Item -Path /srv/backup -ItemType File; New-Item -Path /srv/other -ItemType Directory; Should-Invoke New-Item -Times 0 -Exactly -ParameterFilter { $Path -contains '/srv/backup' -and $ItemType -eq 'Directory' } }
            }
        }
        Assert-TestPassed $run 'folder', 'others'
    }

    It 'Get-Content returns the lines one by one, and a list is not equal to a text with line breaks. The message ends in but got [Object[]] @(''mail'', ''code''). Join the lines, (Get-Content $path) -join ''|'' | Should-Be ''mail|code''. Or read one text with -Raw, cut off the last line break, and make the line endings equal. Get-Content $path | Should-BeCollection ''mail'', ''code'' ignores the order of the lines.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { $path = "$TestDrive/plan.txt"; Set-Content -Path $path -Value 'mail', 'code' }
            It 'text' { foreach ($check in { Get-Content $path | Should-BeString "mail`ncode" }, { Get-Content $path | Should-Be "mail`ncode" }) { $said = try { & $check; 'passed' } catch { "$_" }; $said.EndsWith("but got [Object[]] @('mail', 'code').") | Should -BeTrue } }
            It 'list' { (Get-Content $path) -join '|' | Should-Be 'mail|code'; { (Get-Content $path) -join '|' | Should-Be 'code|mail' } | Should-Throw; Get-Content $path | Should-BeCollection 'mail', 'code'; Get-Content $path | Should-BeCollection 'code', 'mail' }
            It 'raw' { { Get-Content $path -Raw | Should-BeString "mail`ncode" } | Should -Throw; (Get-Content $path -Raw).TrimEnd() -replace '\r\n', "`n" | Should-BeString "mail`ncode" }
        } }
        Assert-TestPassed $run 'text', 'list', 'raw'
    }

    It 'Should-Be prints an object of Resolve-Path with its drive and provider, thousands of characters.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'path' { $said = try { Resolve-Path -Path $PSScriptRoot | Should-Be 'x' } catch { "$_" }; $said.Length | Should -BeGreaterThan 5000; $said | Should -BeLike '*PSDriveInfo{*ProviderInfo{*' }
            It 'item' { $said = try { Get-Item -Path $PSScriptRoot | Should-Be 'x' } catch { "$_" }; $said.Length | Should -BeLessThan 1000 }
        } }
        Assert-TestPassed $run 'path', 'item'
    }

    It 'To check that a folder holds exactly certain files, write Get-ChildItem -Path $folder -Recurse -File -Name -Force | Should-BeCollection ''a.bak'', ''b.bak'', which also fails for one file too many.' {
        $run = Invoke-Sample -Test {
            Describe 'd' {
                BeforeEach {
                    $folder = "$TestDrive/$([guid]::NewGuid())"
                    $null = New-Item -ItemType Directory -Path $folder
                    'b.bak', 'a.bak' | ForEach-Object { Set-Content -Path "$folder/$_" -Value 1 }
                }
                It 'these two' { Get-ChildItem -Path $folder -Recurse -File -Name -Force | Should-BeCollection 'a.bak', 'b.bak' }
                It 'one too many' { Set-Content -Path "$folder/c.bak" -Value 1; Get-ChildItem -Path $folder -Recurse -File -Name -Force | Should-BeCollection 'a.bak', 'b.bak' }
                It 'one below' { $null = New-Item -ItemType Directory -Path "$folder/sub"; Set-Content -Path "$folder/sub/c.bak" -Value 1; Get-ChildItem -Path $folder -Recurse -File -Name -Force | Should-BeCollection 'a.bak', 'b.bak' }
                It 'one hidden' { Set-Content -Path "$folder/.c.bak" -Value 1; (Get-Item -Path "$folder/.c.bak" -Force).Attributes = 'Hidden'; Get-ChildItem -Path $folder -Recurse -File -Name -Force | Should-BeCollection 'a.bak', 'b.bak' }
                It 'one missing' { Remove-Item -Path "$folder/b.bak"; Get-ChildItem -Path $folder -Recurse -File -Name -Force | Should-BeCollection 'a.bak', 'b.bak' }
            }
        }
        Assert-TestPassed $run 'these two'
        $run.Passed | Should -Be 1
        $run.Failed | Should -Be 4
    }
}
