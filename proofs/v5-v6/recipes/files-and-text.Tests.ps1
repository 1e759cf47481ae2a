BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            BeforeAll { $pwsh = (Get-Process -Id $PID).Path }
            It 'line endings' {
                Set-Content "$TestDrive/a.txt" 'a', 'b'; [System.IO.File]::ReadAllText("$TestDrive/a.txt") | Should -BeExactly "a$([Environment]::NewLine)b$([Environment]::NewLine)"
                ([scriptblock]::Create("@'`na`r`nb`n'@").Invoke())[0] | Should -BeExactly "a`r`nb"
                { "a`r`nb" | Should -Be "a`nb" } | Should -Throw
            }
            It 'lines' { [System.IO.File]::WriteAllText("$TestDrive/b.txt", "a`r`nb`r`n"); Get-Content "$TestDrive/b.txt" | Should -Be 'a', 'b' }
            It 'boms' {
                $text = [string] [char] 0xF6
                $text | Set-Content "$TestDrive/utf8.txt" -Encoding utf8BOM; [System.IO.File]::ReadAllBytes("$TestDrive/utf8.txt")[0..2] | Should -Be 0xEF, 0xBB, 0xBF
                $text | Set-Content "$TestDrive/utf16.txt" -Encoding unicode; [System.IO.File]::ReadAllBytes("$TestDrive/utf16.txt")[0..1] | Should -Be 0xFF, 0xFE
                foreach ($encoding in 'utf8', 'utf8NoBOM') { $text | Set-Content "$TestDrive/n.txt" -NoNewline -Encoding $encoding; [System.IO.File]::ReadAllBytes("$TestDrive/n.txt") | Should -Be 0xC3, 0xB6 }
                $text | Set-Content "$TestDrive/n.txt" -NoNewline; [System.IO.File]::ReadAllBytes("$TestDrive/n.txt") | Should -Be 0xC3, 0xB6
                Get-Content "$TestDrive/n.txt" | Should -Be $text
                $text > "$TestDrive/out.txt"; [System.IO.File]::ReadAllBytes("$TestDrive/out.txt")[0..1] | Should -Be 0xC3, 0xB6
                $text | Out-File "$TestDrive/out.txt"; [System.IO.File]::ReadAllBytes("$TestDrive/out.txt")[0..1] | Should -Be 0xC3, 0xB6
            }
            It 'scripts with and without BOM' {
                foreach ($encoding in 'utf8BOM', 'utf8NoBOM') { "'$([char] 0xF6)'" | Set-Content "$TestDrive/s.ps1" -Encoding $encoding; & "$TestDrive/s.ps1" | Should -BeExactly ([string] [char] 0xF6) }
            }
            It 'real path' { Test-Path $TestDrive; [System.IO.Directory]::Exists($TestDrive) | Should -BeTrue; [System.IO.Directory]::Exists('TestDrive:/') | Should -BeFalse }
            It 'mocked files' {
                Mock Test-Path { $true } -ParameterFilter { $Path -eq '/mnt/backup' }
                Test-Path /mnt/backup | Should -BeTrue
            }
            It 'without a filter' { Mock Test-Path { $true }; Test-Path ./nothing-here | Should -BeTrue }
            It 'by number' { [char] 0xF6 | Should -Be ([System.Text.Encoding]::UTF8.GetString([byte[]] (0xC3, 0xB6))) }
            It 'bytes' { [System.IO.File]::WriteAllText("$TestDrive/u.txt", 'a', [System.Text.Encoding]::Unicode); [System.IO.File]::ReadAllBytes("$TestDrive/u.txt") | Should -Be 0xFF, 0xFE, 0x61, 0 }
            It 'drive only' { { [System.IO.File]::Open("$TestDrive/open.txt", 'Create').Dispose() } | Should -Not -Throw; $TestDrive | Should -BeLike "$([System.IO.Path]::GetTempPath().TrimEnd('/', '\'))*" }
            It 'filter' { Mock Test-Path { $true } -ParameterFilter { $Path -eq '/mnt/tape' }; Mock Test-Path { $false }; Test-Path /mnt/tape | Should -BeTrue }
            It 'compare characters' { [int[]] "a$([char] 0xFEFF)".ToCharArray() | Should -Be 97, 65279 }
            It 'version' {
                $file = Get-Item (Join-Path $PSHOME 'System.Management.Automation.dll'); $file.VersionInfo.FileVersion | Should -Not -BeNullOrEmpty
                { $file.VersionInfo = 1 } | Should -Throw; $null = $file | Add-Member -NotePropertyName VersionInfo -NotePropertyValue 1 -Force -ErrorAction SilentlyContinue; $file.VersionInfo | Should -Not -Be 1
            }
            It 'last line' {
                Set-Content "$TestDrive/d.txt" 'a'; { Get-Content "$TestDrive/d.txt" -Raw | Should -Be 'a' } | Should -Throw; (Get-Content "$TestDrive/d.txt" -Raw).TrimEnd() | Should -Be 'a'
                Set-Content "$TestDrive/d.txt" 'a' -NoNewline; Get-Content "$TestDrive/d.txt" -Raw | Should -Be 'a'
            }
            It 'net path' { { [System.IO.File]::ReadAllText('TestDrive:/mail.bak') } | Should -Throw '*Could not find*TestDrive:*' }
            It 'length' {
                $stream = [System.IO.File]::Create("$TestDrive/big.bin"); $stream.SetLength(1GB); $stream.Dispose(); (Get-Item "$TestDrive/big.bin").Length | Should -Be 1GB
            }
            It 'raw' { Set-Content "$TestDrive/e.txt" 'a', 'b'; @(Get-Content "$TestDrive/e.txt").Count | Should -Be 2; @(Get-Content "$TestDrive/e.txt" -Raw).Count | Should -Be 1 }
            It 'whole text in the message' { try { ('x' * 5000) | Should -Match 'y' } catch { $message = "$_" }; $message | Should -Match 'x{5000}' }
            It 'full disk' { Mock Set-Content { throw [System.IO.IOException] 'There is not enough space on the disk.' }; { Set-Content x y } | Should -Throw 'There is not enough space on the disk.' -ExceptionType System.IO.IOException }
        }
    }
    $unix = if ($PSVersionTable.PSEdition -eq 'Core' -and -not $IsWindows) {
        Invoke-Sample {
            Describe 'd' {
                It 'two files' { 'a', 'A' | ForEach-Object { $_ | Set-Content "$TestDrive/$_.bak" }; (Get-ChildItem $TestDrive -Filter *.bak).Count | Should -Be 2 }
                It 'lock' {
                    $file = "$TestDrive/locked.txt"; 'x' | Set-Content $file; $lock = [System.IO.File]::Open($file, 'Open', 'ReadWrite', 'None')
                    try { & cat $file | Should -Be 'x'; { Get-Content $file -ErrorAction Stop } | Should -Throw '*being used by another process*' } finally { $lock.Dispose() }
                }
                It 'link' {
                    'x' | Set-Content "$TestDrive/mail.bak"; $null = New-Item -ItemType SymbolicLink -Path "$TestDrive/link" -Value "$TestDrive/mail.bak"; Get-Content "$TestDrive/link" | Should -Be 'x'
                    $null = New-Item -ItemType SymbolicLink -Path 'TestDrive:/link1' -Value "$TestDrive/mail.bak"; Get-Content TestDrive:/link1 | Should -Be 'x'
                    $reached = try { $null = New-Item -ItemType SymbolicLink -Path 'TestDrive:/link2' -Value 'TestDrive:/mail.bak' -ErrorAction Stop; Get-Content TestDrive:/link2 -ErrorAction Stop } catch { 'nowhere' }
                    $reached | Should -Be 'nowhere'
                }
            }
        }
    }

    $full = Invoke-Sample {
        Describe 'd' {
            BeforeAll {
                function Copy-Plan ($To) { try { Copy-Item "$TestDrive/plan.txt" $To; 'went on' } catch { 'caught' } }
                Set-Content "$TestDrive/plan.txt" 'x'
            }
            It 'written' { Copy-Plan /dev/full 2> $null | Should -Be 'went on'; $all = @(Copy-Item "$TestDrive/plan.txt" /dev/full 2>&1); $all.Count | Should -Be 1; $all[0].Exception | Should -BeOfType System.IO.IOException }
            It 'thrown' { { 'x' | Out-File /dev/full } | Should -Throw -ExceptionType System.IO.IOException; { [pscustomobject] @{ A = 1 } | Export-Csv /dev/full } | Should -Throw -ExceptionType System.IO.IOException }
            It 'written by the mock' { Mock Copy-Item { Write-Error 'There is not enough space on the disk.' }; Copy-Plan x 2> $null | Should -Be 'went on' }
            It 'thrown by the mock' { Mock Out-File { throw [System.IO.IOException] 'There is not enough space on the disk.' }; { 'x' | Out-File y } | Should -Throw 'There is not enough space on the disk.' }
            It 'catch' { Copy-Plan /dev/full 2> $null | Should -Be 'went on'; Mock Copy-Item { throw 'x' }; Copy-Plan x | Should -Be 'caught' }
        }
    }
}

Describe 'recipes/files-and-text' {
    It '-FileContentMatch reads a file without a byte order mark as UTF-8. -FileContentMatchMultiline reads such a file as Get-Content does: as UTF-8, or in Windows PowerShell in the code page of Windows. Read a file in another encoding yourself: Get-Content -Path $path -Raw -Encoding latin1' {
        $run = Invoke-Sample {
            BeforeAll {
                $text = "f$([char] 0xE4)llig"
                $utf8, $latin, $mark, $sixteen = foreach ($encoding in [System.Text.UTF8Encoding]::new($false), [System.Text.Encoding]::GetEncoding(28591), [System.Text.UTF8Encoding]::new($true), [System.Text.Encoding]::Unicode) {
                    $path = "$TestDrive/$([guid]::NewGuid())"; [System.IO.File]::WriteAllText($path, $text, $encoding); $path
                }
            }
            Describe 'd' {
                It 'as UTF-8' { foreach ($operator in 'FileContentMatch', 'FileContentMatchExactly') { $match = @{ $operator = $true; ExpectedContent = $text }; $utf8 | Should @match; $mark | Should @match; $sixteen | Should @match; $latin | Should -Not @match } }
                It 'as Get-Content does' {
                    foreach ($path in $utf8, $latin, $mark, $sixteen) { $reads = (Get-Content $path) -eq $text; [bool] (& { try { $path | Should -FileContentMatchMultiline $text; $true } catch { $false } }) | Should -Be ([bool] $reads) }
                    $mark | Should -FileContentMatchMultiline $text; $latin | Should -Not -FileContentMatchMultiline $text
                }
                It 'by its encoding' -Skip:($PSVersionTable.PSVersion.Major -lt 7) { Get-Content -Path $latin -Raw -Encoding latin1 | Should -Match $text; Get-Content -Path $latin -Raw | Should -Not -Match $text }
            }
        }
        Assert-TestPassed $run 'as UTF-8', 'as Get-Content does', 'by its encoding'
    }

    It 'The line endings differ: Set-Content and Out-File write `r`n on Windows and `n elsewhere, and a here-string has the endings of the test file itself' { Assert-TestPassed $sample 'line endings' }

    It 'the file as lines, or make the endings equal on both sides:' { Assert-TestPassed $sample 'lines' }

    It 'EF BB BF for UTF-8, FF FE for UTF-16.' { Assert-TestPassed $sample 'boms' }

    It 'Set-Content without -Encoding | the code page of Windows, such as 1252 | UTF-8 without BOM' { Assert-TestPassed $sample 'boms' }

    It 'Out-File, > without -Encoding | UTF-16 with BOM | UTF-8 without BOM' { Assert-TestPassed $sample 'boms' }

    It '-Encoding utf8 | UTF-8 with BOM | UTF-8 without BOM' { Assert-TestPassed $sample 'boms' }

    It '-Encoding utf8BOM, utf8NoBOM | an error | as the name says' { Assert-TestPassed $sample 'boms' }

    It 'Get-Content of a file without BOM | the code page of Windows | UTF-8' { Assert-TestPassed $sample 'boms' }

    It 'Windows PowerShell 5.1 reads a script without a BOM in the code page of Windows' -Tag Unproved {
        'https://learn.microsoft.com/powershell/scripting/dev-cross-plat/vscode/understanding-file-encoding'
    }

    It 'PowerShell 7 reads UTF-8 with and without a BOM.' { Assert-TestPassed $sample 'scripts with and without BOM' }

    It '$TestDrive is a real path, TestDrive:/ is not.' { Assert-TestPassed $sample 'real path' }

    It 'On Linux, upper and lower case differ in file names: Mail.bak and mail.bak are two files.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $unix 'two files' }

    It 'A lock keeps other programs out on Windows only. On Linux and macOS, PowerShell respects a lock with ''None'' when it reads or writes the file; Remove-Item, Move-Item and Rename-Item still work.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        Assert-TestPassed $unix 'lock'
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { $file = "$TestDrive/$([guid]::NewGuid()).txt"; Set-Content $file 'x'; $lock = [System.IO.File]::Open($file, 'Open', 'ReadWrite', 'None') }
            AfterEach { $lock.Dispose() }
            It 'reads and writes' { { Get-Content $file -ErrorAction Stop } | Should -Throw '*being used by another process*'; { Set-Content $file 'y' -ErrorAction Stop } | Should -Throw '*being used by another process*' }
            It 'other lock' { $lock.Dispose(); $lock = [System.IO.File]::Open($file, 'Open', 'Read', 'Read'); Set-Content $file 'y' -ErrorAction Stop; Get-Content $file | Should -Be 'y' }
            It 'removes' { Remove-Item $file -ErrorAction Stop; $file | Should -Not -Exist }
            It 'moves' { Move-Item $file "$file.moved" -ErrorAction Stop; "$file.moved" | Should -Exist }
            It 'renames' { Rename-Item $file 'renamed.txt' -ErrorAction Stop; "$TestDrive/renamed.txt" | Should -Exist }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'A symbolic link needs the real path of its target' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $unix 'link' }

    It 'With TestDrive:/… as the value, the link leads nowhere or is refused' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $unix 'link' }

    It 'If only the size matters, set the length' { Assert-TestPassed $sample 'length' }

    It 'Keep the text of a big file out of assertions' {
        Assert-TestPassed $sample 'whole text in the message'
        $whole = if ($env:PROOFS_VERSION -eq 'v6') { { 'x' * 5000 | Should-Be 'y' }, { 'x' * 5000 | Should-MatchString 'y' } } else { { 'x' * 5000 | Should -BeLike 'y' }, { 'x' * 5000 | Should -BeNullOrEmpty } }
        Get-Failure $whole | Should -Match 'x{5000}'
    }

    It 'Without a filter, it answers every call of the code under test, even calls for the code''s own files' { Assert-TestPassed $sample 'without a filter', 'mocked files' }

    It 'Let a mock of Get-Content return what the cmdlet would: one string for each line, or one string when the code says -Raw.' { Assert-TestPassed $sample 'raw' }

    It 'VersionInfo of a file is read-only, and New-MockObject or Add-Member cannot replace it.' { Assert-TestPassed $sample 'version' }

    It '.NET methods, programs, other processes | they do not know PowerShell drives' { Assert-TestPassed $sample 'net path' }

    It 'a file in the body of Describe, or for -ForEach | the drive exists only while tests run' {
        $run = Invoke-Sample { Describe 'd' { $there = Test-Path TestDrive:/; It 'i' -ForEach @(@{ There = $there; Known = [bool] $TestDrive }) { $There | Should -BeFalse; $Known | Should -BeFalse; Test-Path TestDrive:/ | Should -BeTrue } } }
        $run.Passed | Should -Be 1
    }

    It 'a file that stays after the run | the drive is deleted' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { Set-Content TestDrive:/a.txt x; $global:kept = "$TestDrive" } }' } -Script { Invoke-Pester -Path . -Output None; $global:kept.Length -gt 3; Test-Path $global:kept }
        $run.Value | Should -Be $true, $false
    }

    It 'Set-Content ends the file with a line break, and Get-Content -Raw returns it. Write with -NoNewline, or compare .TrimEnd().' { Assert-TestPassed $sample 'last line' }

    It 'A .NET method or a program got the name of the drive.' { Assert-TestPassed $sample 'net path' }

    It 'such as a full disk or missing rights, mock the cmdlet' { Assert-TestPassed $sample 'full disk' }

    It 'Copy-Item writes an error: Mock Copy-Item { Write-Error ''There is not enough space on the disk.'' }.' -Skip:(-not (Test-Path /dev/full)) { Assert-TestPassed $full 'written', 'written by the mock' }

    It 'Out-File and Export-Csv throw: Mock Out-File { throw [System.IO.IOException] ''There is not enough space on the disk.'' }.' -Skip:(-not (Test-Path /dev/full)) { Assert-TestPassed $full 'thrown', 'thrown by the mock' }

    It 'Let the mock fail as the cmdlet does: a mock that throws runs a catch that a written error does not reach.' -Skip:(-not (Test-Path /dev/full)) { Assert-TestPassed $full 'written', 'catch' }

    It 'Read the bytes with .NET, which works in Windows PowerShell 5.1 and in PowerShell 7.' { Assert-TestPassed $sample 'bytes' }

    It 'In Visual Studio Code, this is the encoding UTF-8 with BOM in the status bar, or "[powershell]": { "files.encoding": "utf8bom" } in the settings.' -Tag Unproved { 'https://code.visualstudio.com/docs/editing/codebasics#_file-encoding-support' }

    It 'C:\backup is a path on Windows only.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -Script { Set-Content -Path 'C:\backup' -Value x -ErrorAction Stop }).Errors | Should -BeLike 'Cannot find drive. A drive with the name ''C'' does not exist.'
        (Invoke-Sample -Script { [System.IO.Path]::IsPathRooted('C:\backup') }).Value | Should -BeFalse
    }

    It 'On macOS and on some Windows machines, the temporary folder has a second name (/var for /private/var, RUNNER~1).' -Tag Unproved { 'https://developer.apple.com/library/archive/documentation/FileManagement/Conceptual/FileSystemProgrammingGuide, https://learn.microsoft.com/windows/win32/fileio/naming-a-file' }

    It 'When every character matters, compare character by character, or compare the bytes.' { Assert-TestPassed $sample 'compare characters', 'bytes' }

    It 'Mock these commands only for a path that cannot exist in a test, such as a mount or another computer; for all other paths, the test drive is simpler.' { Assert-TestPassed $sample 'filter', 'drive only' }

    It 'On Windows, PowerShell 7 makes a symbolic link as an administrator or in the developer mode, and Windows PowerShell only as an administrator: Administrator privilege required for this operation.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.management/new-item, https://github.com/PowerShell/PowerShell/issues/2845 for Windows PowerShell' }

    It 'on Windows with The filename, directory name, or volume label syntax is incorrect.' -Tag Unproved { 'https://github.com/pester/Pester/issues/1863' }

    It 'C:\Program Files, /etc, a network share | the drive is one folder in the temporary folder | a parameter for the root, or a mock' { Assert-TestPassed $sample 'drive only' }

    It 'rights of other users, quotas, case rules | the drive has those of the system that runs the tests | a mock that fails as the cmdlet does' { Assert-TestPassed $sample 'full disk' }

    It 'names longer than Windows allows | the path of the drive counts, too | short names' -Tag Unproved { 'https://learn.microsoft.com/windows/win32/fileio/maximum-file-path-limitation' }

    It 'The code under test opened the file and never closed it, so the test drive cannot be emptied on Windows.' -Tag Unproved { 'https://learn.microsoft.com/windows/win32/fileio/creating-and-opening-files' }

    It 'Values from Import-Csv are text, or $null where a row ends before the last column. Let the mock make such objects: Mock Import-Csv { ''Name,Size'', ''mail,3'' | ConvertFrom-Csv }. Or write a small file to the test drive.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Size { (Import-Csv TestDrive:/sizes.csv).Size } }
                It 'file' { 'Name,Size', 'mail,3' | Set-Content TestDrive:/sizes.csv; Get-Size | Should -BeOfType string; Get-Size | Should -BeExactly '3' }
                It 'short' { 'Name,Size', 'mail', 'photos,', ',7' | Set-Content TestDrive:/sizes.csv; $rows = Import-Csv TestDrive:/sizes.csv; $null -eq $rows[0].Size | Should -BeTrue; $rows[2].Name | Should -BeOfType string }
                It 'mock' { Mock Import-Csv { 'Name,Size', 'mail,3' | ConvertFrom-Csv }; Get-Size | Should -BeOfType string; Get-Size | Should -BeExactly '3' }
                It 'number' { Mock Import-Csv { [pscustomobject] @{ Name = 'mail'; Size = 3 } }; Get-Size | Should -BeOfType string }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It 'An empty file has no line, so no pattern matches.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $null = New-Item TestDrive:/e.txt; Set-Content TestDrive:/f.txt '' }; It 'empty <_>' -ForEach '', '.*', '^$' { 'TestDrive:/e.txt' | Should -FileContentMatch $_ }; It 'line' { 'TestDrive:/f.txt' | Should -FileContentMatch '^$' } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Failed', 'Passed'
    }

    It 'A mock of Get-ChildItem can return a [pscustomobject] with the properties that the code reads. A typed parameter, such as [System.IO.FileInfo] $File, needs a file object. [System.IO.FileInfo] ''/srv/mail.bak'' has names and paths, but no size and a date of the year 1601, so better return real files: Mock Get-ChildItem { Get-Item -Path "$TestDrive/*.bak" }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Typed ([System.IO.FileInfo] $File) { $File.Name }; function Get-Any ($File) { $File.Name } }
                It 'any' { Mock Get-ChildItem { [pscustomobject] @{ Name = 'mail.bak' } }; Get-ChildItem | ForEach-Object { Get-Any $_ } | Should -Be 'mail.bak' }
                It 'typed' { Mock Get-ChildItem { [pscustomobject] @{ Name = 'mail.bak' } }; { Get-ChildItem | ForEach-Object { Get-Typed $_ } } | Should -Throw }
                It 'real' { Set-Content "$TestDrive/mail.bak" 'x'; Mock Get-ChildItem { Get-Item -Path "$TestDrive/*.bak" }; Get-ChildItem | ForEach-Object { Get-Typed $_ } | Should -Be 'mail.bak' }
                It 'made up' {
                    $file = [System.IO.FileInfo] '/srv/mail.bak'
                    $file.Name, $file.Extension | Should -Be 'mail.bak', '.bak'
                    $file.LastWriteTimeUtc.Year | Should -Be 1601
                    $file.Length | Should -BeNullOrEmpty
                }
            }
        }
        $run.Passed | Should -Be 4
    }

    It 'Its body runs once for each piped object, which is in $InputObject for Export-Csv and Out-File, and in $Value for Set-Content and Add-Content.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { $script:seen = @() }
                It 'Export-Csv' { Mock Export-Csv { $script:seen += $InputObject.Name }; [pscustomobject] @{ Name = 'a' }, [pscustomobject] @{ Name = 'b' } | Export-Csv -Path x.csv; $script:seen | Should -Be 'a', 'b'; Should -Invoke Export-Csv -Times 2 -Exactly }
                It 'Out-File' { Mock Out-File { $script:seen += $InputObject }; 'a', 'b' | Out-File -FilePath x.txt; $script:seen | Should -Be 'a', 'b'; Should -Invoke Out-File -Times 2 -Exactly }
                It '<_>' -ForEach 'Set-Content', 'Add-Content' { Mock $_ { $script:seen += $Value }; 'a', 'b' | & $_ -Path x.txt; $script:seen | Should -Be 'a', 'b'; Should -Invoke $_ -Times 2 -Exactly }
                It 'redirection' { Mock Out-File; 'a' > "$TestDrive/x.txt"; 'b' >> "$TestDrive/x.txt"; Should -Invoke Out-File -Times 2 -Exactly -ParameterFilter { $FilePath -eq "$TestDrive/x.txt" }; "$TestDrive/x.txt" | Should -Not -Exist }
            }
        }
        $run.Passed | Should -Be 5
    }

    It 'For code that reads or sets permissions, mock Get-Acl and Set-Acl. On systems other than Windows, the mocks need a function first.' -Skip:([Environment]::OSVersion.Platform -eq 'Win32NT') {
        $run = Invoke-Sample { Describe 'd' { It 'none' { Mock Get-Acl }; It 'function' { function Get-Acl ($Path) { }; Mock Get-Acl { 'acl' }; Get-Acl -Path / | Should -Be 'acl' } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'On other systems, PowerShell 7 has the mode in a property:' -Skip:([Environment]::OSVersion.Platform -eq 'Win32NT') {
        $null = New-Item -Path "$TestDrive/key.pem"
        chmod 600 "$TestDrive/key.pem"
        (Get-Item -Path "$TestDrive/key.pem").UnixMode | Should -Be '-rw-------'
        chmod 644 "$TestDrive/key.pem"
        (Get-Item -Path "$TestDrive/key.pem").UnixMode | Should -Be '-rw-r--r--'
    }

    It 'FileSystemRights holds several rights at once, so check it with HasFlag:' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $modify = [System.Security.AccessControl.FileSystemRights]::Modify
        $modify.HasFlag([System.Security.AccessControl.FileSystemRights]::Write) | Should -BeTrue
        $modify.HasFlag([System.Security.AccessControl.FileSystemRights]::FullControl) | Should -BeFalse
        $modify -eq [System.Security.AccessControl.FileSystemRights]::Write | Should -BeFalse
    }

    It 'A file that is piped in arrives in $LiteralPath, with Microsoft.PowerShell.Core\FileSystem:: in front of the path: compare with -like ''*.txt''.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { Mock Get-Content { "[$Path] [$($LiteralPath -replace '.*[\\/]')]" } }
                It 'piped' { $null = New-Item TestDrive:/a.txt; Get-Item "$TestDrive/a.txt" | Get-Content | Should -Be '[] [a.txt]' }
                It 'named' { Get-Content -Path a.txt | Should -Be '[a.txt] []' }
                It 'prefix' {
                    $null = New-Item TestDrive:/b.txt; $file = Get-Item "$TestDrive/b.txt"
                    Mock Get-Content { 'equal' } -ParameterFilter { $LiteralPath -eq $file.FullName }
                    $file | Get-Content | Should -BeLike '*b.txt]'
                    Mock Get-Content { 'like' } -ParameterFilter { $LiteralPath -like 'Microsoft.PowerShell.Core\FileSystem::*' -and $LiteralPath -like '*.txt' }
                    $file | Get-Content | Should -Be 'like'
                }
            }
        }
        $run.Passed | Should -Be 3
    }

    It 'Where the function returns several lines, write (Get-Overview) -join "`n" in both places: otherwise, the file holds System.Object[].' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Overview { 'code,3'; 'mail,9' }; $saved = "$TestDrive/approved/overview.csv" }
                It 'plain' { $null = New-Item -Path $saved -ItemType File -Force -Value (Get-Overview); Get-Content -Path $saved -Raw | Should -Be 'System.Object[]'; { Get-Overview | Should -Be (Get-Content -Path $saved -Raw) } | Should -Throw }
                It 'joined' { $null = New-Item -Path $saved -ItemType File -Force -Value ((Get-Overview) -join "`n"); (Get-Overview) -join "`n" | Should -Be (Get-Content -Path $saved -Raw); Get-Content -Path $saved | Should -Be 'code,3', 'mail,9' }
            }
        }
        Assert-TestPassed $run 'plain', 'joined'
    }

    It 'On Windows, search the rules of Get-Acl for the account and the right.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.security/get-acl, https://learn.microsoft.com/dotnet/api/system.security.accesscontrol.filesystemaccessrule' }

    It 'With -SyncWindow 0 -CaseSensitive, Compare-Object also compares order and case.' {
        foreach ($other in ('b', 'a'), ('A', 'b')) {
            Compare-Object -ReferenceObject 'a', 'b' -DifferenceObject $other | Should -BeNullOrEmpty
            Compare-Object -ReferenceObject 'a', 'b' -DifferenceObject $other -SyncWindow 0 -CaseSensitive | Should -Not -BeNullOrEmpty
        }
        Compare-Object -ReferenceObject 'a', 'b' -DifferenceObject 'a', 'b' -SyncWindow 0 -CaseSensitive | Should -BeNullOrEmpty
    }

    It 'Or keep the file in ASCII, and write the character by its number: [char] 0xF6 is' { Assert-TestPassed $sample 'by number' }

    It 'A parameter with [ValidateScript({ Test-Path $_ })] calls the mock as well.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Tape { param ([ValidateScript({ Test-Path $_ })] $Path) 'saved' } }
                It 'refused' { { Save-Tape -Path /no/such } | Should -Throw '*validation script*' }
                It 'says yes' { Mock Test-Path { $true } -ParameterFilter { $Path -eq '/no/such' }; Save-Tape -Path /no/such | Should -Be 'saved'; { Save-Tape -Path /no/other } | Should -Throw; Should -Invoke Test-Path -Times 1 -Exactly }
                It 'says no' { Mock Test-Path { $false }; { Save-Tape -Path $TestDrive } | Should -Throw '*validation script*' }
            }
        }
        Assert-TestPassed $run 'refused', 'says yes', 'says no'
    }

    It 'A function that takes the time from [datetime]::Now does not see this mock: change the code, or match a pattern, as in the second test.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-NetLine { "$([datetime]::Now.ToString('yyyy-MM-dd')) done" }; function Get-Line { "$((Get-Date).ToString('yyyy-MM-dd')) done" } }
                It 'i' { Mock Get-Date { [datetime] '2001-02-03' }; Get-Line | Should -Be '2001-02-03 done'; Get-NetLine | Should -Not -Be '2001-02-03 done'; Get-NetLine | Should -Match '^\d{4}-\d\d-\d\d done$' }
            }
        }
        Assert-TestPassed $run 'i'
    }

    It 'A Write-Log that reads its caller from (Get-PSCallStack)[1].Command gets `<ScriptBlock`> from a test: call it through a function.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Write-Log { (Get-PSCallStack)[1].Command }; function Copy-Tape { Write-Log } }
                It 'test' { Write-Log | Should -Be '<ScriptBlock>' }
                It 'function' { Copy-Tape | Should -Be 'Copy-Tape' }
                It 'function of the test' { function Invoke-It { Write-Log }; Invoke-It | Should -Be 'Invoke-It' }
            }
        }
        Assert-TestPassed $run 'test', 'function', 'function of the test'
    }

    Context 'redirection and mkdir' -Skip:($PSVersionTable.PSVersion -lt '7.4' -or [Environment]::OSVersion.Platform -eq 'Win32NT') {
        BeforeAll {
            $run = Invoke-Sample {
                Describe 'd' {
                    BeforeEach { Mock Out-File }
                    It 'program' { uname > "$TestDrive/a.txt"; uname >> "$TestDrive/a.txt"; @(Get-Content "$TestDrive/a.txt").Count | Should -Be 2; Should -Invoke Out-File -Times 0 -Exactly }
                    It 'not right behind' { uname | ForEach-Object { $_ } > "$TestDrive/b.txt"; "$TestDrive/b.txt" | Should -Not -Exist; Should -Invoke Out-File }
                    It 'its errors' { ls /no/such 2> "$TestDrive/c.txt"; "$TestDrive/c.txt" | Should -Not -Exist; Should -Invoke Out-File }
                    It 'program mocked' { Mock uname { 'mocked' }; uname > "$TestDrive/e.txt"; "$TestDrive/e.txt" | Should -Not -Exist; Should -Invoke Out-File -Times 1 -Exactly; Should -Invoke uname -Times 1 -Exactly }
                    It 'New-Item' { Mock New-Item; mkdir "$TestDrive/f"; "$TestDrive/f" | Should -Exist; Should -Invoke New-Item -Times 0 -Exactly }
                    It 'mkdir' { Mock mkdir; mkdir "$TestDrive/g"; "$TestDrive/g" | Should -Not -Exist; Should -Invoke mkdir -Times 1 -Exactly }
                    # What mkdir is on Windows: a function that holds the cmdlet as an object.
                    It 'function of Windows' {
                        function mkdir ([string[]] $Path) { $command = $ExecutionContext.InvokeCommand.GetCommand('New-Item', 'Cmdlet'); & $command -Type Directory -Path $Path }
                        Mock New-Item; $null = mkdir "$TestDrive/h"; "$TestDrive/h" | Should -Exist; Should -Invoke New-Item -Times 0 -Exactly
                        Mock mkdir; mkdir "$TestDrive/i"; "$TestDrive/i" | Should -Not -Exist; Should -Invoke mkdir -Times 1 -Exactly -ParameterFilter { $Path -eq "$TestDrive/i" }
                    }
                }
            }
        }

        It 'A mock of Out-File also answers for > and >>, but not directly after a native program, as in robocopy … > $log. PowerShell 7 writes that file itself, so mock the program.' {
            Assert-TestPassed $run 'program', 'not right behind', 'its errors', 'program mocked'
        }

        It 'A mock of New-Item does not catch mkdir: mock mkdir.' {
            Assert-TestPassed $run 'New-Item', 'mkdir', 'function of Windows'
            $run.Messages | Should -BeNullOrEmpty
        }
    }

    It 'Give different files a mock each: Mock Get-Content { ''mail'' } -ParameterFilter { $Path -like ''*.txt'' }.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { Set-Content "$TestDrive/real.log" 'real'; Mock Get-Content { 'mail' } -ParameterFilter { $Path -like '*.txt' }; Mock Get-Content { 'rows' } -ParameterFilter { $Path -like '*.csv' } }
            It 'each' { Get-Content /srv/a.txt | Should -Be 'mail'; Get-Content -Path /srv/a.csv | Should -Be 'rows' }
            It 'neither' { $text = try { Get-Content "$TestDrive/real.log" } catch { "$_" }; $text | Should -Not -BeIn 'mail', 'rows' }
        } }
        $run.Passed | Should -Be 2
    }

    It 'New-Item -ParameterFilter { $Path -contains ''/srv/backup'' -and $ItemType -eq ''Directory'' }.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { Mock New-Item }
            It 'counted' { New-Item -Path /srv/backup -ItemType Directory; New-Item /srv/backup -Type directory -Force; New-Item -Path /srv, /srv/backup -ItemType Directory; Should -Invoke New-Item -Times 3 -Exactly -ParameterFilter { $Path -contains '/srv/backup' -and $ItemType -eq 'Directory' } }
            It 'not counted' { New-Item -Path /srv/backup -ItemType File; New-Item -Path /srv/other -ItemType Directory; Should -Invoke New-Item -Times 0 -Exactly -ParameterFilter { $Path -contains '/srv/backup' -and $ItemType -eq 'Directory' } }
        } }
        $run.Passed | Should -Be 2
    }

    It 'For a missing folder, Get-ChildItem only writes an error.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'one line' { @(Get-ChildItem -Path "$TestDrive/no" -Force 2>$null).Count | Should -Be 0 }
            It 'two lines' { "$TestDrive/no" | Should -Exist; @(Get-ChildItem -Path "$TestDrive/no" -Force).Count | Should -Be 0 }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'To check that a folder is empty, write two lines: $folder | Should -Exist, and then @(Get-ChildItem -Path $folder -Force).Count |' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'missing, one line' { @(Get-ChildItem -Path "$TestDrive/no" -Force 2>$null).Count | Should -Be 0 }
                It 'missing, two lines' { "$TestDrive/no" | Should -Exist; @(Get-ChildItem -Path "$TestDrive/no" -Force).Count | Should -Be 0 }
                It 'empty' { $null = New-Item -Path "$TestDrive/a" -ItemType Directory; "$TestDrive/a" | Should -Exist; @(Get-ChildItem -Path "$TestDrive/a" -Force).Count | Should -Be 0 }
                It 'hidden file' { $null = New-Item -Path "$TestDrive/b/.x" -Force; "$TestDrive/b" | Should -Exist; @(Get-ChildItem -Path "$TestDrive/b" -Force).Count | Should -Be 0 }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Failed'
    }
}
