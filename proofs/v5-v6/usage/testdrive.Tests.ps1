BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $drive = Invoke-Sample -File @{
        'A.Tests.ps1' = {
            Write-Host "said: discovery=[$TestDrive]$(Test-Path TestDrive:/)"
            BeforeAll { Set-Content TestDrive:/file.bak 1; Write-Host "said: A=$TestDrive" }
            AfterAll { Write-Host "said: end=$(@(Get-ChildItem TestDrive:/ -Name) -join ',')" }
            Describe 'outer' {
                BeforeAll { Set-Content TestDrive:/outer.bak 1 }
                It 'one' { Set-Content TestDrive:/test.bak 1; Set-Content TestDrive:/outer.bak 2; Set-Content TestDrive:\back.bak 1; "$TestDrive/test.bak" | Should -Exist; $TestDrive | Should -BeOfType string }
                It 'two' { 'TestDrive:/test.bak' | Should -Exist; Get-Content TestDrive:/outer.bak | Should -Be 2; 'TestDrive:/back.bak' | Should -Exist }
                Context 'inner' {
                    BeforeAll { Set-Content TestDrive:/inner.bak 1; $null = New-Item TestDrive:/deep/er -ItemType Directory; Set-Content TestDrive:/deep/er/x 1; Set-Content TestDrive:/.hidden 1; Set-Content TestDrive:/read.bak 1; (Get-Item TestDrive:/read.bak).IsReadOnly = $true }
                    It 'three' { 'TestDrive:/inner.bak' | Should -Exist; 'TestDrive:/outer.bak' | Should -Exist; Remove-Item TestDrive:/file.bak; Set-Content TestDrive:/outer.bak 3 }
                }
                Context 'next' { It 'four' { (Get-ChildItem TestDrive:/ -Name -Force -Recurse) -join ',' | Should -Be 'back.bak,outer.bak,test.bak'; Get-Content TestDrive:/outer.bak | Should -Be 3 } }
            }
            Describe 'setup' {
                BeforeEach { Set-Content TestDrive:/each.bak 1 }
                Context 'in' { It 'makes' { } }
                Context 'after' { BeforeAll { $left = Test-Path TestDrive:/each.bak }; It 'of the setup' { $left | Should -BeFalse } }
            }
            Describe 'other' { It 'five' { 'TestDrive:/outer.bak' | Should -Not -Exist; 'TestDrive:/file.bak' | Should -Not -Exist } }
        }
        'B.Tests.ps1' = {
            BeforeAll { Write-Host "said: B=$TestDrive" }
            Describe 'b' {
                It 'empty' { Get-ChildItem TestDrive:/ | Should -BeNullOrEmpty }
                It 'two names' { Set-Content "$TestDrive/a.bak" 7; Get-Content TestDrive:/a.bak | Should -Be 7; $TestDrive | Should -Exist; [System.IO.Path]::IsPathRooted($TestDrive) | Should -BeTrue }
                It 'dot net' { Set-Content TestDrive:/n.bak 1; { [System.IO.File]::ReadAllText('TestDrive:/n.bak') } | Should -Throw; [System.IO.File]::ReadAllText("$TestDrive/n.bak") | Should -Match 1 }
                It 'location' { Push-Location TestDrive:/; try { Set-Content relative.bak 1; [System.IO.File]::Exists('relative.bak') | Should -BeFalse } finally { Pop-Location }; 'TestDrive:/relative.bak' | Should -Exist }
                It 'full name' { $TestDrive.FullName | Should -BeNullOrEmpty; (Get-Item $TestDrive).FullName | Should -Be $TestDrive }
                It 'brackets' { Set-Content -LiteralPath "$TestDrive/full[1].bak" 1; Test-Path "$TestDrive/full[1].bak" | Should -BeFalse; Test-Path -LiteralPath "$TestDrive/full[1].bak" | Should -BeTrue }
                It 'runspace' { $ps = [powershell]::Create(); $ps.AddScript('Test-Path TestDrive:/').Invoke()[0] | Should -BeFalse; $ps.Dispose() }
            }
        }
    } -Inspect { $args[0].Containers.Count }
    function Get-Outcome ($Name) { $test = $drive.Tests | Where-Object Name -EQ $Name; if ($test.Result -eq 'Failed') { "$($test.Message)" } else { $test.Result } }
    $off = Invoke-Sample { Describe 'd' { It 'stops' { Set-Content TestDrive:/x 1 -ErrorAction Stop }; It 'goes on' { Set-Content TestDrive:/x 1 }; It 'preference' { $ErrorActionPreference = 'Stop'; Set-Content TestDrive:/x 1 }; It 'variable' { "$TestDrive/full.bak" | Should -Be '/full.bak' }; It 'Out-File' { 'x' | Out-File TestDrive:/x }; It '>' { 'x' > TestDrive:/x }; It 'Export-Csv' { 1 | Export-Csv TestDrive:/x }; It 'Import-Csv' { Import-Csv TestDrive:/x }; It 'Get-Item' { Get-Item TestDrive:/x } } } -Configuration @{ TestDrive = @{ Enabled = $false } }

    $rules = Invoke-Sample -File @{ 'samples/plan.txt' = 'original' } -Test {
        BeforeDiscovery { $early = "$TestDrive" }
        Describe 'drive' {
            It 'real path' { Set-Content -Path "$TestDrive/full.bak" -Value x; 'TestDrive:/full.bak' | Should -Exist; [IO.File]::Exists("$TestDrive/full.bak") | Should -BeTrue; [IO.File]::Exists('TestDrive:/full.bak') | Should -BeFalse }
            It 'data' -ForEach @{ Early = $early; Literal = 'TestDrive:/full.bak' } { $Early | Should -BeNullOrEmpty; Get-Content -Path $Literal | Should -Be 'x' }
            It 'copy' { Copy-Item -Path "$PSScriptRoot/samples/*" -Destination $TestDrive; Set-Content -Path TestDrive:/plan.txt -Value 'changed'; Get-Content -Path "$PSScriptRoot/samples/plan.txt" | Should -Be 'original' }
            It 'inside' { Push-Location -Path TestDrive:/; try { Set-Content -Path here.txt -Value 1; "$TestDrive/here.txt" | Should -Exist; [IO.File]::Exists('here.txt') | Should -BeFalse } finally { Pop-Location } }
            It 'no part' { { [IO.File]::WriteAllText('TestDrive:/z.txt', 'x') } | Should -Throw '*TestDrive:*' }
            It 'left over' { 'TestDrive:/here.txt' | Should -Exist }
            It 'emptied' { Remove-Item -Path "$TestDrive/*" -Recurse -Force; @(Get-ChildItem -Path TestDrive:/) | Should -BeNullOrEmpty; Set-Content -Path TestDrive:/again.txt -Value 1; 'TestDrive:/again.txt' | Should -Exist }
        }
        Describe 'each' { BeforeEach { Remove-Item -Path "$TestDrive/*" -Recurse -Force }; It 'writes' { Set-Content -Path TestDrive:/a.txt -Value 1 }; It 'empty' { 'TestDrive:/a.txt' | Should -Not -Exist } }
    }
}

Describe 'usage/testdrive' {
    It 'TestDrive: is an empty temporary folder that Pester makes for each test file and deletes when the file is done.' {
        Get-Outcome 'empty' | Should -Be 'Passed'
        $drive.Text -match 'said: A=(.*)' | Should -BeTrue
        $Matches[1] | Should -Not -Exist
    }

    It 'TestDrive:/ and TestDrive:\ both work on every system.' {
        Get-Outcome 'two' | Should -Be 'Passed'
    }

    It 'TestDrive:/full.bak | a path on a PowerShell drive | cmdlets: Get-Content, Copy-Item, Test-Path' {
        Get-Outcome 'two names' | Should -Be 'Passed'
    }

    It '$TestDrive holds the path of the folder as a string. In Pester 4 it was a DirectoryInfo: $TestDrive.FullName of an old test is empty now.' {
        Get-Outcome 'one' | Should -Be 'Passed'
        Get-Outcome 'full name' | Should -Be 'Passed'
    }

    It 'In a setup block or a test, $TestDrive.FullName is empty: write $TestDrive, which is a string since Pester 5.' {
        Get-Outcome 'full name' | Should -Be 'Passed'
    }

    It 'A nested Describe or Context has no drive of its own: it works in the same folder.' {
        $run = Invoke-Sample { Describe 'outer' {
            BeforeAll { $outer = $TestDrive; Set-Content -Path TestDrive:/photos.txt -Value 1 }
            Describe 'inner' { It 'same' { $TestDrive | Should -Be $outer; 'TestDrive:/photos.txt' | Should -Exist; $null = New-Item -Path "$TestDrive/nested" -ItemType Directory; Set-Content -Path "$TestDrive/nested/a.bak" -Value 1 } }
            Context 'next' { It 'same again' { $TestDrive | Should -Be $outer; (Get-ChildItem -Path TestDrive:/).Name | Should -Be 'photos.txt' } }
        } }
        Assert-TestPassed $run 'same', 'same again'
    }

    It 'Emptying the drive also removes the files of the outer block. If these files must stay, let the inner block make a folder inside the drive. Pester removes this folder when the inner block ends.' {
        $run = Invoke-Sample { Describe 'outer' {
            BeforeAll { Set-Content -Path TestDrive:/photos.txt -Value 1 }
            Context 'folder' { It 'own' { $null = New-Item -Path "$TestDrive/nested" -ItemType Directory; Get-ChildItem -Path "$TestDrive/nested" | Should -BeNullOrEmpty } }
            Context 'emptied' { It 'stays' { (Get-ChildItem -Path TestDrive:/).Name | Should -Be 'photos.txt'; Remove-Item -Path TestDrive:/* -Recurse -Force } }
            Context 'last' { It 'gone' { Get-ChildItem -Path TestDrive:/ | Should -BeNullOrEmpty } }
        } }
        Assert-TestPassed $run 'own', 'stays', 'gone'
    }

    It 'The folder is in the system''s temporary folder, and its name differs in each run.' {
        $drive.Text -match 'said: A=(.*)' | Should -BeTrue
        $first = $Matches[1]
        (Split-Path $first).TrimEnd('/', '\') | Should -Be ([System.IO.Path]::GetTempPath().TrimEnd('/', '\'))
        $drive.Text -match 'said: B=(.*)' | Should -BeTrue
        $Matches[1] | Should -Not -Be $first
    }

    It 'TestDrive: and $TestDrive are the same place, so you can write by one name and read by the other.' {
        Get-Outcome 'two names' | Should -Be 'Passed'
    }

    It 'Native programs, Start-Process, and other processes need the real path, too: they know nothing of PowerShell drives.' {
        Get-Outcome 'dot net' | Should -Be 'Passed'
    }

    It 'To look at the files of a block later, copy the folder in AfterAll: Copy-Item -Path $TestDrive -Destination $PSScriptRoot/kept -Recurse.' {
        $run = Invoke-Sample -Test {
            Describe 'd' {
                AfterAll { Copy-Item -Path $TestDrive -Destination $PSScriptRoot/kept -Recurse }
                It 'fails' { Set-Content TestDrive:/a.txt 1; throw 'bad' }
            }
            Describe 'later' { It 'kept' { "$PSScriptRoot/kept/a.txt" | Should -Exist; 'TestDrive:/a.txt' | Should -Not -Exist } }
        }
        Assert-TestPassed $run 'kept'
    }

    It 'Remove the copy of the last run first, Remove-Item -Path $PSScriptRoot/kept -Recurse -ErrorAction Ignore: if the folder exists, the files go one folder deeper.' {
        $run = Invoke-Sample -Test {
            Describe 'first' {
                AfterAll { Copy-Item -Path $TestDrive -Destination $PSScriptRoot/kept -Recurse }
                It 'writes' { Set-Content TestDrive:/a.txt first }
            }
            Describe 'again' {
                AfterAll { Copy-Item -Path $TestDrive -Destination $PSScriptRoot/kept -Recurse }
                It 'writes' { Set-Content TestDrive:/a.txt second }
            }
            Describe 'deeper' {
                AfterAll {
                    Remove-Item -Path $PSScriptRoot/kept -Recurse -ErrorAction Ignore
                    Copy-Item -Path $TestDrive -Destination $PSScriptRoot/kept -Recurse
                }
                It 'goes one folder deeper' {
                    Get-Content "$PSScriptRoot/kept/a.txt" | Should -Be 'first'
                    Get-Content "$PSScriptRoot/kept/*/a.txt" | Should -Be 'second'
                    Set-Content TestDrive:/a.txt third
                }
            }
            Describe 'removed' {
                It 'is the copy of this run' {
                    Get-Content "$PSScriptRoot/kept/a.txt" | Should -Be 'third'
                    "$PSScriptRoot/kept/*/a.txt" | Should -Not -Exist
                }
            }
        }
        Assert-TestPassed $run 'goes one folder deeper'
        Assert-TestPassed $run 'is the copy of this run'
    }

    It 'A process that is killed leaves the folder of its drive behind' -Skip:(-not $IsLinux) {
        $folder = (New-Item -ItemType Directory "$TestDrive/killed").FullName
        'Describe d { It i { Set-Content -Path "$PSScriptRoot/$env:PROOF_KILL" -Value "$TestDrive"; if ($env:PROOF_KILL -eq "killed") { Start-Sleep -Seconds 60 } } }' | Set-Content "$folder/Kill.Tests.ps1"
        foreach ($end in 'ended', 'killed') {
            $env:PROOF_KILL = $end
            try { $process = Start-Process (Get-Process -Id $PID).Path -ArgumentList '-NoProfile', '-Command', "Import-Module '$env:PROOFS_PESTER'; Invoke-Pester '$folder/Kill.Tests.ps1'" -PassThru -RedirectStandardOutput "$folder/out.txt" }
            finally { $env:PROOF_KILL = $null }
            $wait = [Diagnostics.Stopwatch]::StartNew()
            while (-not (Get-Content "$folder/$end" -ErrorAction Ignore) -and $wait.Elapsed.TotalSeconds -lt 120) { Start-Sleep -Milliseconds 200 }
            $drive = Get-Content "$folder/$end"
            if ($end -eq 'killed') { $process.Kill() }
            $process.WaitForExit(120000) | Should -BeTrue
            Test-Path $drive | Should -Be ($end -eq 'killed')
        }
        Remove-Item $drive -Recurse -Force
    }

    It 'Pester looks at the folder when a block starts. When the block ends, it deletes the files and folders that were not there before.' {
        'two', 'three', 'four' | ForEach-Object { Get-Outcome $_ } | Should -Be 'Passed', 'Passed', 'Passed'
    }

    It 'Between the tests of one block, Pester deletes nothing.' {
        'two', 'three', 'four' | ForEach-Object { Get-Outcome $_ } | Should -Be 'Passed', 'Passed', 'Passed'
    }

    It 'BeforeAll at the top of the file | at the end of the file' {
        $drive.Text | Should -Match 'said: end='
        Get-Outcome 'two' | Should -Be 'Passed'
    }

    It 'BeforeAll or tests of a Describe | when that Describe ends' {
        Get-Outcome 'five' | Should -Be 'Passed'
        Get-Outcome 'four' | Should -Be 'Passed'
    }

    It 'BeforeAll or tests of a Context | when that Context ends; files of the Describe stay' {
        Get-Outcome 'four' | Should -Be 'Passed'
    }

    It 'an It or BeforeEach | when the block of the test ends, not after the test' {
        Get-Outcome 'of the setup' | Should -Be 'Passed'
        Get-Outcome 'two' | Should -Be 'Passed'
        Get-Outcome 'five' | Should -Be 'Passed'
    }

    It 'Only new items are removed. A file of the outer block that a test changed stays changed, and one that a test deleted stays deleted.' {
        Get-Outcome 'four' | Should -Be 'Passed'
        Get-Outcome 'five' | Should -Be 'Passed'
    }

    It 'An item that a test renamed counts as new, and is removed.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { foreach ($name in 'plan', 'kept') { Set-Content -Path "TestDrive:/$name.txt" -Value 1 } }
            Context 'c' { It 'rename' { Rename-Item -Path TestDrive:/plan.txt -NewName old.txt; 'TestDrive:/old.txt' | Should -Exist } }
            It 'later' { (Get-ChildItem -Path TestDrive:/).Name | Should -Be 'kept.txt' }
        } }
        Assert-TestPassed $run 'rename', 'later'
    }

    It 'Pester follows a link to a folder outside of the drive. If an outer block makes the link, what comes into that folder while an inner block runs is deleted when the inner block ends. Make and remove such a link in one test.' {
        $run = Invoke-Sample -File @{ 'outer/old.txt' = 'x'; 'inner/old.txt' = 'x'; 'test/old.txt' = 'x' } -Test {
            BeforeAll { function Add-Link ($Name) { $null = New-Item -ItemType SymbolicLink -Path "$TestDrive/$Name" -Value "$PSScriptRoot/$Name" } }
            Describe 'd' {
                BeforeAll { Add-Link outer }
                Context 'c' {
                    It 'outer' { Set-Content "$PSScriptRoot/outer/new.txt" 1; Set-Content "$PSScriptRoot/outer/old.txt" 2; "$PSScriptRoot/outer/new.txt" | Should -Exist }
                    It 'inner' { Add-Link inner; Set-Content "$PSScriptRoot/inner/new.txt" 1 }
                    It 'test' { Add-Link test; Set-Content "$TestDrive/test/new.txt" 1; Remove-Item "$TestDrive/test" }
                }
                It 'later' { 'outer', 'inner', 'test' | ForEach-Object { Write-Host "said: $_ $((Get-ChildItem "$PSScriptRoot/$_").Name)" }; Get-Content "$PSScriptRoot/outer/old.txt" | Should -Be 2 }
            }
        }
        Assert-TestPassed $run 'outer', 'inner', 'test', 'later'
        'outer old.txt', 'inner new.txt old.txt', 'test new.txt old.txt' | ForEach-Object { $run.Text | Should -Match "said: $_(\n|$)" }
    }

    It 'After that run, $TestDrive is a DirectoryInfo for the rest of the file: write "$TestDrive".' {
        $run = Invoke-Sample -File @{ 'inner.ps1' = "Describe 'inner' { It 'own' { } }"; 'Second.Tests.ps1' = { Describe 'd' { It 'next file' { $TestDrive | Should -BeOfType string } } } } -Test {
            Describe 'd' {
                It 'after it' {
                    Set-Content TestDrive:/a.bak 1; $before = $TestDrive; $before | Should -BeOfType string
                    $null = Invoke-Pester -Path $PSScriptRoot/inner.ps1 -PassThru -Output None
                    $TestDrive | Should -BeOfType System.IO.DirectoryInfo
                    "$TestDrive" | Should -BeExactly $before; "$TestDrive/a.bak" | Should -Exist
                    { $TestDrive + '/a.bak' } | Should -Throw
                }
                It 'next' { $TestDrive | Should -BeOfType System.IO.DirectoryInfo }
            }
            Describe 'e' { It 'next block' { $TestDrive | Should -BeOfType System.IO.DirectoryInfo } }
        }
        Assert-TestPassed $run 'after it', 'next', 'next block', 'next file'
    }

    It 'A test that stays in the drive gets a warning at the end of the file.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Set-Location TestDrive:/ } } }
        "$($run.Text) $($run.Warnings)" | Should -Match 'TestDrive'
        $run.Passed | Should -Be 1
    }

    It '[ and ] are wildcards in -Path.' {
        Get-Outcome 'brackets' | Should -Be 'Passed'
    }

    It 'Hidden files, read-only files and nested folders are cleaned like all others' {
        Get-Outcome 'four' | Should -Be 'Passed'
    }

    It 'git makes the files of its objects read-only.' -Skip:(-not (Get-Command -Name git -ErrorAction Ignore)) {
        git init --quiet "$TestDrive/repository"
        Set-Content -Path "$TestDrive/repository/plan.txt" -Value 'weekly'
        git -C "$TestDrive/repository" add .
        $objects = @(Get-ChildItem -Path "$TestDrive/repository/.git/objects" -Recurse -File)
        $objects.Count | Should -Be 1
        # An object of a list may not know the rights of its file.
        $object = Get-Item -LiteralPath $objects[0].FullName
        $object.IsReadOnly | Should -BeTrue
        $object.IsReadOnly = $false
    }

    It 'At the end of a block, Pester removes read-only files.' {
        $run = Invoke-Sample {
            BeforeAll { (New-Item "$TestDrive/top/a.txt" -Force).IsReadOnly = $true }
            Describe 'd' { It 'i' { (New-Item "$TestDrive/inner/a.txt" -Force).IsReadOnly = $true; (Get-Item "$TestDrive/inner/a.txt").IsReadOnly | Should -BeTrue } }
            AfterAll {
                Write-Host "left: $(Test-Path $TestDrive/inner) $(Test-Path $TestDrive/top)"
                Get-ChildItem -Path $TestDrive -Recurse -Force -File | ForEach-Object { $_.IsReadOnly = $false }
            }
        }
        $run.Passed | Should -Be 1
        $run.Text | Should -Match 'left: False True'
    }

    It 'At the end of the file, Windows refuses to delete a drive with such a file: Access to the path' -Tag Unproved { 'https://learn.microsoft.com/dotnet/api/system.io.directory.delete, which Pester calls in Remove-TestDrive' }

    It 'Set-Content, Get-Item and most other cmdlets then print an error, which by itself does not fail the test, unless $ErrorActionPreference is Stop. Add -ErrorAction Stop. Out-File, >, Export-Csv and Import-Csv fail the test without it.' {
        ($off.Tests | Where-Object Name -EQ 'preference').Message | Should -Match 'Cannot find drive'
        ($off.Tests | Where-Object Name -EQ 'stops').Message | Should -Match 'Cannot find drive'
        ($off.Tests | Where-Object Name -In 'goes on', 'Get-Item').Result | Should -Be 'Passed', 'Passed'
        foreach ($name in 'Out-File', '>', 'Export-Csv', 'Import-Csv') { ($off.Tests | Where-Object Name -EQ $name).Message | Should -Match 'Cannot find drive' }
        "$($off.Errors) $($off.Text)" | Should -Match 'Cannot find drive'
    }

    It '$TestDrive is empty, so that "$TestDrive/full.bak" is /full.bak.' {
        ($off.Tests | Where-Object Name -EQ 'variable').Result | Should -Be 'Passed'
    }

    It 'The drive exists while tests run, not during discovery. Code directly in a Describe or Context, and the data of -ForEach, cannot use it, and $TestDrive is empty there.' {
        $drive.Text | Should -Match 'said: discovery=\[\]False'
    }

    It 'A job, a parallel loop and every other runspace do not have the drive either.' {
        Get-Outcome 'runspace' | Should -Be 'Passed'
    }

    It 'A file of the earlier test is still there.' {
        Get-Outcome 'two' | Should -Be 'Passed'
    }

    It 'Nothing is above the root of a drive, so .. in a path cannot leave TestDrive:/.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $outside = Join-Path (Split-Path $TestDrive) "proof-$([guid]::NewGuid()).txt"; $leaf = Split-Path $outside -Leaf }
                AfterAll { Remove-Item -LiteralPath $outside -ErrorAction Ignore }
                It 'location' { Push-Location TestDrive:/; try { Set-Location ..; "$PWD" | Should -Be 'TestDrive:/' } finally { Pop-Location } }
                It 'drive' { { Set-Content -Path "TestDrive:/../$leaf" -Value x -ErrorAction Stop } | Should -Throw '*outside the base*'; $outside | Should -Not -Exist }
                It 'real path' { Set-Content -Path "$TestDrive/../$leaf" -Value x; $outside | Should -Exist }
            }
        }
        Assert-TestPassed $run 'location', 'drive', 'real path'
    }

    It 'The account may not write to its temporary folder, often with Access to the path … is denied. So the drive cannot be made, and all tests of the file fail. Before the run, name a folder that the account may write to, $env:TMP = ''C:\T'' or on Linux $env:TMPDIR = ''/srv/tmp'', or switch the drive off.' -Skip:(-not $IsLinux) {
        # Nobody can make a folder in /proc.
        $run = Invoke-Sample { Describe 'd' { It 'i' { }; It 'j' { } } } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($case in '/proc|$true', "$PWD|`$true", '/proc|$false') {
                $folder, $enabled = $case -split '\|'
                & (Get-Process -Id $PID).Path -NoProfile -Command "`$env:TMPDIR = '$folder'; Import-Module '$pester'; `$r = Invoke-Pester -Configuration @{ Run = @{ Path = './Sample.Tests.ps1'; PassThru = `$true }; TestDrive = @{ Enabled = $enabled }; Output = @{ Verbosity = 'None' } }; `"`$(`$r.PassedCount) `$(`$r.FailedCount) `$(`"`$(`$r.FailedContainers.ErrorRecord)`" -match 'CreateDirectory')`""
            }
        }
        $run.Value | Should -Be '0 2 True', '2 0 False', '2 0 False'
    }
}

Describe 'usage/testdrive, the folder is removed' {
    BeforeAll {
        $removed = Invoke-Sample -Test {
            Describe 'd' {
                Context 'one' { It 'removes it' { Remove-Item $TestDrive -Recurse -Force } }
                Context 'two' { It 'goes on' { 1 | Should -Be 1 } }
            }
        }
        $emptied = Invoke-Sample -Test {
            Describe 'd' {
                Context 'one' { It 'empties it' { Set-Content $TestDrive/a x; Remove-Item $TestDrive/* -Recurse -Force } }
                Context 'two' { It 'goes on' { 1 | Should -Be 1 } }
            }
        }
    }

    It 'The error is printed when the block ends, and fails nothing.' {
        "$($removed.Errors)" | Should -BeLike "*A drive with the name 'TestDrive' already exists.*"
        $removed.Passed | Should -Be 2
        "$($emptied.Errors)" | Should -Not -BeLike "*already exists*"
        "$((Invoke-Sample { Describe 'the only block' { It 'removes it' { Remove-Item $TestDrive -Recurse -Force } } }).Errors)" | Should -BeLike '*already exists*'
    }

    It 'If $global:ErrorActionPreference is Stop, as in GitHub Actions, the error fails the run.' {
        (Invoke-Sample { Describe 'd' { It 'removes it' { Remove-Item $TestDrive -Recurse -Force } } } -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Result | Should -Be 'Passed'
        $run = Invoke-Sample { Describe 'd' { It 'removes it' { Remove-Item $TestDrive -Recurse -Force } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }
        $run.Result | Should -Be 'Failed'
        $run.Messages | Should -BeLike "*A drive with the name 'TestDrive' already exists*"
        (Invoke-Sample { Describe 'd' { It 'empties it' { Remove-Item $TestDrive/* -Recurse -Force } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Result | Should -Be 'Passed'
    }

    It 'There is nothing to switch on, and nothing to remove afterwards.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Set-Content -Path TestDrive:/a.txt -Value 1; Write-Host "drive: $TestDrive" } } } -Script { $text = Invoke-Pester -Path . -Output Detailed 6>&1 | ForEach-Object { "$_" }; Test-Path -LiteralPath (($text -match 'drive: ')[0] -replace '.*drive: ').Trim() }
        $run.Value | Should -Contain $false
        $run.Value | Should -Not -Contain $true
    }

    It 'The data are read before the drive exists, so $TestDrive is empty in them.' {
        Assert-TestPassed $rules 'data'
    }

    It 'A literal TestDrive:/full.bak works, too, because it is only text there.' {
        Assert-TestPassed $rules 'data'
    }

    It 'In BeforeEach, empty the folder yourself, or make the files that the tests rely on.' {
        Assert-TestPassed $rules 'writes', 'empty', 'left over'
    }

    It 'The tests may then change them without touching the originals.' {
        Assert-TestPassed $rules 'copy'
    }

    It 'For code that uses the current location, go into the drive and come back in the same block.' {
        Assert-TestPassed $rules 'inside'
    }

    It '.NET methods do not follow Push-Location; they keep the folder in which the process was started.' {
        Assert-TestPassed $rules 'inside'
    }

    It 'A .NET method or a program got the PowerShell path, and read TestDrive: as the name of a folder below the current one.' {
        Assert-TestPassed $rules 'no part', 'real path'
    }

    It 'A test has removed the folder of the drive, with Remove-Item $TestDrive -Recurse.' {
        $run = Invoke-Sample { Describe 'd' { It 'removes' { Remove-Item $TestDrive -Recurse } }; Describe 'next' { It 'i' { } } }
        "$($run.Errors) $($run.Text)" | Should -Match "A drive with the name 'TestDrive' already exists"
        $run.Result | Should -Be 'Passed'
    }

    It 'Empty the folder instead: Remove-Item $TestDrive/* -Recurse -Force.' {
        Assert-TestPassed $rules 'emptied'
    }

    It 'Empty the folder in BeforeEach, or use another file name in each test.' {
        Assert-TestPassed $rules 'empty', 'left over'
    }

    It 'A test went into the drive with Set-Location and never came back.' {
        $run = Invoke-Sample { Describe 'd' { It 'stays' { Set-Location TestDrive:/ } } }
        "$($run.Warnings) $($run.Text)" | Should -Match 'Your current path is set to TestDrive:/'
        $back = Invoke-Sample { Describe 'd' { It 'comes back' { Push-Location TestDrive:/; Pop-Location } } }
        "$($back.Warnings) $($back.Text)" | Should -Not -Match 'Your current path'
    }

    It 'On Windows, a folder stays as long as something watches the folder or keeps a file in it open, for example a FileSystemWatcher or a StreamWriter of the code under test.' -Tag Unproved {
        'https://learn.microsoft.com/windows/win32/api/fileapi/nf-fileapi-removedirectorya'
    }

    It 'Release the folder before the block ends: call Dispose() in a finally of the code, or in AfterEach for an object that the test holds.' -Tag Unproved {
        'https://learn.microsoft.com/dotnet/api/system.io.filesystemwatcher.dispose'
    }

    It 'On Windows, a job or process with its current location in the drive has to end first' -Tag Unproved {
        'https://learn.microsoft.com/windows/win32/api/fileapi/nf-fileapi-removedirectorya'
    }

    It 'An assembly that was loaded from the drive, with Add-Type or as part of a module, stays in use until PowerShell ends: load it in a process of its own.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/add-type'
    }

    It '"$TestDrive/full.bak" | the same file by its real path' {
        (Invoke-Sample { Describe 'd' { It 'i' { Set-Content TestDrive:/full.bak x; Get-Content "$TestDrive/full.bak" | Should -Be 'x'; [System.IO.File]::Exists("$TestDrive/full.bak") | Should -BeTrue; [System.IO.File]::Exists('TestDrive:/full.bak') | Should -BeFalse } } }).Passed | Should -Be 1
    }

    It 'Parameters such as -File of Get-ChildItem and -Raw of Get-Content come from the drive. With them, the message of the same mistake is A parameter cannot be found that matches parameter name ''File''.' {
        $messages = (Invoke-Sample { Describe 'd' { Get-ChildItem TestDrive:/ -File; It 'i' { } } }).Messages
        $messages | Should -Match "A parameter cannot be found that matches parameter name 'File'\."
        (Invoke-Sample { Describe 'd' { Get-Content TestDrive:/a.txt -Raw; It 'i' { } } }).Messages | Should -Match "A parameter cannot be found that matches parameter name 'Raw'\."
        (Invoke-Sample { Describe 'd' { It 'i' { Get-ChildItem TestDrive:/ -File | Should -BeNullOrEmpty } } }).Passed | Should -Be 1
        "$((Invoke-Sample { Describe 'd' { Get-ChildItem TestDrive:/; It 'i' { } } }).Errors)" | Should -Match 'Cannot find drive'
    }

    It 'A run that a test itself starts with Invoke-Pester has a test drive of its own.' {
        $run = Invoke-Sample -File @{
            'inner.ps1' = "Describe 'inner' { It 'own' { Write-Host `"said: `$TestDrive`"; Get-ChildItem TestDrive:/ | Should -BeNullOrEmpty; Set-Content TestDrive:/inner.bak 1 } }"
        } -Test {
            Describe 'd' {
                It 'i' {
                    Set-Content TestDrive:/outer.bak 1; $before = $TestDrive
                    $inner = Invoke-Pester -Path $PSScriptRoot/inner.ps1 -PassThru -Output None
                    $inner.PassedCount | Should -Be 1
                    Get-ChildItem TestDrive:/ -Name | Should -Be 'outer.bak'
                    $TestDrive | Should -Be $before
                }
            }
        }
        Assert-TestPassed $run 'i'
    }

    It 'Inside the drive, $PWD and what Resolve-Path returns begin with TestDrive:/. If the code needs real paths, go in with Push-Location $TestDrive.' {
        $run = Invoke-Sample {
            Describe 'd' {
                AfterEach { Pop-Location }
                It 'drive' { Push-Location TestDrive:/; Set-Content a.bak 1; "$PWD" | Should -BeLike 'TestDrive:/*'; (Resolve-Path a.bak).Path | Should -Be 'TestDrive:/a.bak' }
                It 'real' { Push-Location $TestDrive; Set-Content b.bak 1; "$PWD" | Should -Be $TestDrive; (Resolve-Path b.bak).Path | Should -Be (Join-Path $TestDrive b.bak) }
            }
        }
        Assert-TestPassed $run 'drive', 'real'
    }

    It 'For the same reason, [xml]::new().Load(''TestDrive:/plan.xml'') says The ''testdrive'' scheme is not supported.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Set-Content TestDrive:/plan.xml '<plan />' }
                It 'drive' { [xml]::new().Load('TestDrive:/plan.xml') }
                It 'real' { $xml = [xml]::new(); $xml.Load("$TestDrive/plan.xml"); $xml.plan | Should -BeOfType string }
            }
        }
        Assert-TestPassed $run 'real'
        $run.Messages | Should -BeLike "*The 'testdrive' scheme is not supported.*"
    }

    It 'NET has this fault for every PowerShell drive, and for a relative path after Set-Location.' {
        $run = Invoke-Sample {
            BeforeAll {
                function Read-Plan ([string] $Path) { [System.IO.File]::ReadAllText($Path) }
                function Read-RealPlan { [CmdletBinding()] param ([string] $Path) [System.IO.File]::ReadAllText($PSCmdlet.GetUnresolvedProviderPathFromPSPath($Path)) }
            }
            Describe 'd' {
                BeforeAll { Set-Content TestDrive:/plan.txt 'weekly' -NoNewline; $null = New-PSDrive -Name Plans -PSProvider FileSystem -Root $TestDrive }
                AfterEach { Pop-Location }
                It '<_>' -ForEach 'TestDrive:/plan.txt', 'Plans:/plan.txt', 'plan.txt' {
                    Push-Location $TestDrive
                    { Read-Plan $_ } | Should -Throw '*Could not find*'
                    Read-RealPlan $_ | Should -Be 'weekly'
                    { Read-RealPlan "${_}x" } | Should -Throw "*Could not find file '$TestDrive/plan.txtx'*"
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'FullName of a file is its real path.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Set-Content TestDrive:/full.bak 1; $file = Get-Item TestDrive:/full.bak; $file.FullName | Should -Be (Join-Path $TestDrive full.bak); $file.FullName | Should -Not -BeLike 'TestDrive:*' } } }
        Assert-TestPassed $run 'i'
    }

    It 'Pass the real path to them, in $using:TestDrive or as an argument' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    Set-Content TestDrive:/full.bak 7
                    1 | ForEach-Object -Parallel { Test-Path TestDrive:/full.bak } | Should -BeFalse
                    1 | ForEach-Object -Parallel { Get-Content "$using:TestDrive/full.bak" } | Should -Be 7
                    Start-ThreadJob { Get-Content "$args/full.bak" } -ArgumentList $TestDrive | Receive-Job -Wait | Should -Be 7
                }
            }
        }
        Assert-TestPassed $run 'i'
    }

    It 'A function that passes its -Path to .NET has this fault for every PowerShell drive, and for a relative path after Set-Location.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Save-Text ($Path) { [System.IO.File]::WriteAllText($Path, 'x') }
                    $null = New-PSDrive -Name ProofDrive -PSProvider FileSystem -Root $TestDrive
                    $null = New-Item -ItemType Directory "$TestDrive/sub"
                }
                It 'test drive' { Save-Text 'TestDrive:/a.txt' }
                It 'other drive' { Save-Text 'ProofDrive:/a.txt' }
                It 'relative' { Push-Location "$TestDrive/sub"; try { Save-Text 'a.txt' } finally { Pop-Location }; Test-Path "$TestDrive/sub/a.txt" | Should -BeTrue }
                It 'real' { Save-Text "$TestDrive/sub/a.txt"; Test-Path "$TestDrive/sub/a.txt" | Should -BeTrue }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Failed', 'Passed'
    }

    Context 'a drive that cannot be deleted' {
        BeforeAll {
            $run = Invoke-Sample {
                Describe 'd' {
                    It 'makes' {
                        $sub = (New-Item -ItemType Directory "$TestDrive/sub").FullName
                        Set-Content "$sub/kept.bak" 1
                        Set-Content "$PSScriptRoot/drive.txt" $TestDrive -NoNewline
                        if ($IsWindows) { $global:proofStream = [System.IO.File]::OpenRead("$sub/kept.bak") }
                        else { chmod 555 $sub; if ((id -u) -eq 0) { chattr +i "$sub/kept.bak" } }
                    }
                    It 'same block' { 1 | Should -Be 1 }
                }
                Describe 'e' { It 'next block' { 'TestDrive:/sub/kept.bak' | Should -Exist } }
            }
            if (-not $IsWindows) {
                if ((id -u) -eq 0) { chattr -i "$($run.Files['drive.txt'])/sub/kept.bak" }
                chmod 755 "$($run.Files['drive.txt'])/sub"
                Remove-Item $run.Files['drive.txt'] -Recurse -Force
            }
            $freed = Invoke-Sample { Describe 'd' { It 'makes' { Set-Content TestDrive:/kept.bak 1 } }; Describe 'e' { It 'next block' { 'TestDrive:/kept.bak' | Should -Exist } } }
        }

        It 'Exception calling "Delete" with "2" argument(s) means that Pester could not delete the drive at the end of the file. The file then counts as failed, though all of its tests passed.' {
            $run.Text | Should -Match '(?s)next block.*Framework failed.*Exception calling "Delete" with "2" argument\(s\)'
            $run.Passed | Should -Be 3
            $run.Failed | Should -Be 0
            $run.Result | Should -Be 'Failed'
            $freed.Text | Should -Not -Match 'Framework failed'
        }

        It 'At the end of a block, Pester says nothing: what is in use stays for the next block.' {
            $run.Text.Substring(0, $run.Text.IndexOf('next block')) | Should -Not -Match 'denied|Delete|used by'
            $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed'
            $freed.Tests.Result | Should -Be 'Passed', 'Failed'
        }

        It 'The message goes on with the cause: Access to the path ''…'' is denied.' {
            $run.Text -replace '\s+', ' ' | Should -Match "argument\(s\): .?(Access to the path '.*kept\.bak' is denied\.|The process cannot access the file)"
        }
    }

    It 'on Windows, The process cannot access the file ''…'' because it is being used by another process.' -Tag Unproved {
        'https://github.com/aspnet/Benchmarks/pull/139'
    }

    It 'Get-Job | Remove-Job -Force in AfterEach ends the jobs of the session.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Start-Work { $null = Start-Job { $PID; Start-Sleep -Seconds 300 } } }
                AfterEach { Get-Job | Remove-Job -Force }
                It 'starts' {
                    Start-Work
                    $until = (Get-Date).AddSeconds(60)
                    while (-not ($global:proofJob = Get-Job | Receive-Job -Keep) -and (Get-Date) -lt $until) { Start-Sleep -Milliseconds 100 }
                    Get-Process -Id $global:proofJob -ErrorAction Ignore | Should -Not -BeNullOrEmpty
                }
                It 'has none' { Get-Job | Should -BeNullOrEmpty; Start-Sleep -Seconds 1; Get-Process -Id $global:proofJob -ErrorAction Ignore | Should -BeNullOrEmpty }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'In data, write the path as text that only the test uses, -ForEach ''TestDrive:/photos.bak''. Or write only its last part, and join the path in the test: Join-Path $TestDrive $_.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Set-Content TestDrive:/photos.bak 1 }
                It 'text' -ForEach 'TestDrive:/photos.bak' { Get-Content $_ | Should -Be 1 }
                It 'last part' -ForEach 'photos.bak' { $path = Join-Path $TestDrive $_; [IO.File]::Exists($path) | Should -BeTrue }
                It 'variable in data' -ForEach "$TestDrive/photos.bak" { $_ | Should -Exist }
            }
        }
        Assert-TestPassed $run 'text', 'last part'
        $run.Messages | Should -BeLike "*'/photos.bak'*"
    }

    It 'Windows PowerShell, and Windows unless long paths are switched on, limit a path to 260 characters.' -Tag Unproved { 'https://learn.microsoft.com/windows/win32/fileio/maximum-file-path-limitation' }

    It 'Join-Path -Path TestDrive:/ -ChildPath ../a -Resolve writes this error twice, and still returns TestDrive:/. With -Path $TestDrive it returns /tmp/a, or says once that there is no such path. In a folder of the drive, .. works: TestDrive:/mod/../a.txt is TestDrive:/a.txt.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'drive' {
                    $found = Join-Path -Path TestDrive:/ -ChildPath ../a -Resolve -ErrorVariable problems -ErrorAction SilentlyContinue
                    $found | Should -Be 'TestDrive:/'
                    $problems.Count | Should -Be 2
                    foreach ($problem in $problems) { "$problem" | Should -BeLike "The path '*' referred to an item that was outside the base '*'." }
                }
                It 'real path' {
                    $name = "proof-$([guid]::NewGuid())"
                    Join-Path -Path $TestDrive -ChildPath "../$name" -Resolve -ErrorVariable problems -ErrorAction SilentlyContinue | Should -BeNullOrEmpty
                    "$problems" | Should -BeLike "Cannot find path '*$name' because it does not exist."
                    Join-Path -Path $TestDrive -ChildPath ../ -Resolve | Should -Be (Join-Path (Split-Path $TestDrive) '')
                }
                It 'folder of the drive' {
                    $null = New-Item -Path TestDrive:/mod -ItemType Directory; Set-Content -Path TestDrive:/a.txt -Value 1
                    Join-Path -Path TestDrive:/mod -ChildPath ../a.txt -Resolve | Should -Be TestDrive:/a.txt
                    Get-Content -Path TestDrive:/mod/../a.txt | Should -Be 1
                }
            }
        }
        Assert-TestPassed $run 'drive', 'real path', 'folder of the drive'
    }

    It 'In the -Name of New-Item, .. can leave the drive: New-Item -Path TestDrive:/ -Name ../a.txt writes beside the folder of the drive.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' {
            $name = "proof-$([guid]::NewGuid().ToString('N')).txt"
            $beside = Join-Path (Split-Path $TestDrive) $name
            try {
                $null = New-Item -Path TestDrive:/ -Name "../$name"
                Test-Path -LiteralPath $beside | Should -BeTrue
                @(Get-ChildItem TestDrive:/).Count | Should -Be 0
            } finally { Remove-Item -LiteralPath $beside -ErrorAction Ignore }
        } } }
        $run.Messages | Should -BeNullOrEmpty
    }

    It 'and so does Ctrl+C until the next run in that session.' {
        $run = Invoke-Sample -Seconds 90 -File @{
            'stoppedRun.ps1'   = Get-Content "$PSScriptRoot/../samples/stoppedRun.ps1" -Raw
            'Hangs.Tests.ps1'  = 'Describe d { It i { Set-Content "$PSScriptRoot/drive.txt" "$TestDrive"; if ($PSScriptRoot -notlike "*next") { Start-Sleep -Seconds 60 } } }'
            'next/a.Tests.ps1' = 'Describe n { It i { } }'
        } -Script {
            . ./stoppedRun.ps1
            $session = New-StoppedSession drive.txt
            Test-Path (Get-Content drive.txt)
            $null = Invoke-InSession $session "Invoke-Pester '$PWD/next' -Output None"
            Test-Path (Get-Content drive.txt)
            $session.Dispose()
        }
        $run.Value | Should -Be $true, $false
    }
}
