BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        try { Set-Content TestDrive:/early x -ErrorAction Stop; $early = 'no error' } catch { $early = "$_" }
        Describe 'first' {
            $script:first = "$TestDrive"
            $script:bodySaw = Test-Path TestDrive:/
            Set-Content TestDrive:/outer.bak x
            Set-Content TestDrive:/changed.bak x
            Set-Content TestDrive:/gone.bak x
            BeforeAll { $script:setupSaw = Test-Path TestDrive:/ }
            It 'starts empty' { @(Get-ChildItem TestDrive:/).Count | Should -Be 3; $bodySaw | Should -Be $true; $setupSaw | Should -Be $true }
            It 'both slashes' { Test-Path TestDrive:/outer.bak | Should -Be $true; Test-Path TestDrive:\outer.bak | Should -Be $true }
            It 'not at the top' { $early | Should -BeLike '*drive*TestDrive*does not exist*' }
            It 'real path' {
                Get-Content "$TestDrive/outer.bak" | Should -Be x; "$TestDrive" | Should -BeLike "$([IO.Path]::GetTempPath())*"
                $TestDrive | Should -BeOfType System.IO.DirectoryInfo; $TestDrive.FullName | Should -Be "$TestDrive"
            }
            It 'no plus' { { $TestDrive + '/full.bak' } | Should -Throw 'op_Addition'; Join-Path -Path $TestDrive -ChildPath outer.bak | Should -Exist }
            It 'not a cmdlet' {
                { [IO.File]::ReadAllText('TestDrive:/outer.bak') } | Should -Throw 'Could not find a part of the path'
                [IO.File]::ReadAllText("$TestDrive/outer.bak") | Should -Match x
                if (Get-Command cat -CommandType Application -ErrorAction SilentlyContinue) { cat "$TestDrive/outer.bak" | Should -Be x; cat TestDrive:/outer.bak 2>$null | Should -BeNullOrEmpty }
            }
            It 'part of the path' { try { [IO.File]::ReadAllText('TestDrive:/outer.bak') } catch { "$_" | Should -BeLike "*$([Environment]::CurrentDirectory)*TestDrive:*" } }
            Context 'inner' {
                Set-Content TestDrive:/.hidden x
                BeforeEach { Set-Content TestDrive:/each.bak x }
                It 'makes' { Set-Content TestDrive:/test.bak x; Set-Content TestDrive:/changed.bak y; Remove-Item TestDrive:/gone.bak }
                It 'still there' { Test-Path TestDrive:/test.bak | Should -Be $true; Test-Path TestDrive:/each.bak | Should -Be $true }
                Describe 'describe inside' { It 'makes inside' { Set-Content TestDrive:/inside.bak x; New-Item TestDrive:/dir/deep -ItemType Directory } }
                It 'deleted with the Describe inside' { Test-Path TestDrive:/inside.bak | Should -Be $false; Test-Path TestDrive:/dir | Should -Be $false; Test-Path TestDrive:/test.bak | Should -Be $true }
            }
            It 'cleaned' { Test-Path TestDrive:/test.bak | Should -Be $false; Test-Path TestDrive:/each.bak | Should -Be $false; Test-Path TestDrive:/outer.bak | Should -Be $true }
            It 'only new items' { Get-Content TestDrive:/changed.bak | Should -Be y; Test-Path TestDrive:/gone.bak | Should -Be $false }
            It 'hidden' { Test-Path "$TestDrive/.hidden" | Should -Be $true }
            It 'goes there' { $before = Get-Location; In TestDrive:/ { Set-Content ./in.bak x }; Test-Path "$TestDrive/in.bak" | Should -Be $true; try { In TestDrive:/ { throw 'x' } } catch { }; "$(Get-Location)" | Should -Be "$before" }
            It 'net methods stay' { $before = [IO.Path]::GetFullPath('x'); In $TestDrive { [IO.Path]::GetFullPath('x') } | Should -Be $before }
            It 'older commands' { Setup -File setup.bak 'x'; Get-TestDriveItem setup.bak | Should -BeOfType System.IO.FileInfo; Get-Content TestDrive:/setup.bak | Should -Be x }
        }
        $afterwards = Test-Path $first
        Describe 'second' {
            It 'new folder' { Test-Path TestDrive:/outer.bak | Should -Be $false; "$TestDrive" | Should -Not -Be $first; $afterwards | Should -Be $false; @(Get-ChildItem TestDrive:/).Count | Should -Be 0 }
        }
    }
}

Describe 'usage/testdrive' {
    It 'copy the folder in AfterAll, which runs before Pester deletes anything. Remove the copy of the last run first: if the folder exists, the files go one folder deeper.' {
        $test = "Describe 'd' {
            AfterAll { Copy-Item -Path `$TestDrive.FullName -Destination `$PSScriptRoot/outer -Recurse }
            It 'i' { Set-Content TestDrive:/a.bak x }
            Context 'c' { AfterAll { if (-not (Test-Path `$PSScriptRoot/inner)) { Copy-Item -Path `$TestDrive.FullName -Destination `$PSScriptRoot/inner -Recurse } }; It 'j' { Set-Content TestDrive:/b.bak x } }
        }"
        $run = Invoke-Sample -File @{ 'in/a.Tests.ps1' = $test } -Script {
            foreach ($time in 1, 2) {
                $null = Invoke-Pester -Script ./in -Show None
                (Get-ChildItem ./in/outer -Recurse -File | ForEach-Object { if ($_.Directory.Name -eq 'outer') { $_.Name } else { "deeper/$($_.Name)" } } | Sort-Object) -join ' '
            }
            (Get-ChildItem ./in/inner -File | ForEach-Object { $_.Name }) -join ' '
        }
        $run.Value | Should -Be 'a.bak', 'a.bak deeper/a.bak', 'a.bak b.bak'
    }

    It 'New-Item, Get-Item and Get-ChildItem return files whose FullName is the real path, also when you ask for TestDrive:\full.bak. Expect Join-Path $TestDrive full.bak, or compare Name alone. Convert-Path TestDrive:\full.bak makes the real path of a path on the drive.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'new' { (New-Item TestDrive:\full.bak -ItemType File).FullName | Should -Be (Join-Path $TestDrive full.bak) }
                It 'get' { (Get-Item TestDrive:\full.bak).FullName | Should -Be (Join-Path $TestDrive full.bak); (Get-ChildItem TestDrive:\).FullName | Should -Be (Join-Path $TestDrive full.bak); (Get-Item TestDrive:\full.bak).Name | Should -Be full.bak }
                It 'convert' { Convert-Path TestDrive:\full.bak | Should -Be (Join-Path $TestDrive full.bak) }
                It 'wrong' { (Get-Item TestDrive:\full.bak).FullName | Should -Be 'TestDrive:\full.bak' }
            }
        }
        Assert-TestPassed $run new, get, convert
        $run.Messages | Should -Match "Expected: 'TestDrive:\\full.bak'"
    }

    It 'TestDrive: is an empty temporary folder that Pester makes for each outer Describe and deletes when the block is done.' {
        Assert-TestPassed $sample 'starts empty', 'new folder'
    }

    It 'There is nothing to switch on, and nothing to remove afterwards.' {
        Assert-TestPassed $sample 'starts empty', 'new folder'
    }

    It 'TestDrive:/ and TestDrive:\ both work on every system.' {
        Assert-TestPassed $sample 'both slashes'
    }

    It 'The drive is there in the body of the block, in setup and in tests, but not at the top of the file.' {
        Assert-TestPassed $sample 'starts empty', 'not at the top'
    }

    It 'TestDrive:\full.bak | a path on a PowerShell drive | cmdlets: Get-Content, Copy-Item, Test-Path' {
        Assert-TestPassed $sample 'both slashes'
    }

    It '"$TestDrive/full.bak" | the same file by its real path in the system''s temporary folder | everything that is not a cmdlet.' {
        Assert-TestPassed $sample 'real path', 'not a cmdlet'
    }

    It 'Such an inner block has no drive of its own: it works in the folder of the outer Describe.' {
        $run = Invoke-Sample { Describe 'outer' {
            $outer = "$TestDrive"; Set-Content TestDrive:/photos.txt x
            Describe 'inner' { It 'same' { "$TestDrive" | Should -Be $outer; New-Item "$TestDrive/nested" -ItemType Directory; @(Get-ChildItem TestDrive:/).Count | Should -Be 2 } }
            Context 'next' { It 'same again' { "$TestDrive" | Should -Be $outer; (Get-ChildItem TestDrive:/).Name | Should -Be 'photos.txt'; Remove-Item TestDrive:/* -Recurse -Force } }
            It 'gone' { 'TestDrive:/photos.txt' | Should -Not -Exist }
        } }
        Assert-TestPassed $run 'same', 'same again', 'gone'
    }

    It 'Emptying the drive also removes the files of the outer block. If these files must stay, let the inner block make a folder inside the drive. Pester removes this folder when the inner block ends.' {
        $run = Invoke-Sample { Describe 'outer' {
            Set-Content TestDrive:/photos.txt x
            Context 'folder' { It 'own' { New-Item "$TestDrive/nested" -ItemType Directory; Get-ChildItem "$TestDrive/nested" | Should -BeNullOrEmpty } }
            Context 'emptied' { It 'stays' { (Get-ChildItem TestDrive:/).Name | Should -Be 'photos.txt'; Remove-Item TestDrive:/* -Recurse -Force } }
            It 'gone' { 'TestDrive:/photos.txt' | Should -Not -Exist }
        } }
        Assert-TestPassed $run 'own', 'stays', 'gone'
    }

    It '$TestDrive is a DirectoryInfo object, so put it into a string or write $TestDrive.FullName.' {
        Assert-TestPassed $sample 'real path', 'no plus'
    }

    It 'The name of the folder differs in each run.' {
        Assert-TestPassed $sample 'new folder'
    }

    It 'Native programs, Start-Process, and other processes need the real path, too: they know nothing of PowerShell drives.' {
        Assert-TestPassed $sample 'not a cmdlet'
    }

    It 'Pester looks at the folder when a Context, or a Describe inside another, starts. When the block ends, it deletes the files and folders that were not there before.' {
        Assert-TestPassed $sample 'deleted with the Describe inside', 'cleaned'
    }

    It 'Between the tests of one block, Pester deletes nothing.' {
        Assert-TestPassed $sample 'still there'
    }

    It 'an outer Describe | when that Describe ends, with the whole folder' {
        Assert-TestPassed $sample 'new folder'
    }

    It 'a Context | when that Context ends; files of the Describe stay' {
        Assert-TestPassed $sample 'cleaned'
    }

    It 'an It or BeforeEach | when the block of the test ends, not after the test' {
        Assert-TestPassed $sample 'still there', 'cleaned'
    }

    It 'Only new items are removed at the end of a Context. A file of the outer block that a test changed stays changed, and one that a test deleted stays deleted.' {
        Assert-TestPassed $sample 'only new items', 'cleaned'
    }

    It 'An item that a test renamed counts as new, and is removed.' {
        $run = Invoke-Sample { Describe 'd' {
            Set-Content -Path TestDrive:/old.bak, TestDrive:/kept.bak -Value 'x'
            Context 'c' { It 'renames' { Rename-Item -Path TestDrive:/old.bak -NewName new.bak; Test-Path TestDrive:/new.bak | Should -BeTrue } }
            It 'afterwards' { (Get-ChildItem -Path TestDrive:/).Name | Should -Be 'kept.bak' }
        } }
        $run.Passed, $run.Failed | Should -Be 2, 0
    }

    It 'A hidden file or folder (on Linux and macOS, one whose name starts with a dot, such as .git) stays until the Describe ends.' {
        Assert-TestPassed $sample 'hidden', 'new folder'
        $run = Invoke-Sample { Describe 'd' {
            Context 'c' { It 'makes' { $folders = foreach ($name in '.git', 'plain') { New-Item -Path "TestDrive:/$name" -ItemType Directory }; if ($env:OS) { $folders[0].Attributes = 'Directory, Hidden' }; Set-Content TestDrive:/.git/config, TestDrive:/plain/config x } }
            It 'afterwards' { (Get-ChildItem -Path TestDrive:/ -Recurse -Force).Name | Should -Be '.git', 'config' }
        } }
        $run.Passed | Should -Be 2 -Because "$($run.Messages)"
    }

    It 'The older commands Setup and Get-TestDriveItem make and read items of the drive; new tests use New-Item and Get-Item.' {
        Assert-TestPassed $sample 'older commands'
    }

    It 'In runs a script block with another current location and comes back, even after an error.' {
        Assert-TestPassed $sample 'goes there'
    }

    It 'The folder must be there: otherwise the script block runs in the current folder.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { $here = "$PWD"; In TestDrive:/missing { Write-Host "<same $("$PWD" -eq $here)>" }; In TestDrive:/ { Write-Host "<there $("$PWD" -ne $here)>" } } } }
        $run.Text | Should -Match '<same True>'; $run.Text | Should -Match '<there True>'
    }

    It 'A path that begins with $PWD leads them to the file after In $TestDrive, but not after In TestDrive:/.' {
        $run = Invoke-Sample { Describe 'd' {
            Set-Content -Path TestDrive:/a.txt -Value 'x'
            It 'folder' { In $TestDrive { [IO.File]::Exists("$PWD/a.txt") } | Should -BeTrue }
            It 'drive' { In TestDrive:/ { [IO.File]::Exists("$PWD/a.txt") } | Should -BeFalse }
        } }
        $run.Passed | Should -Be 2 -Because "$($run.Messages)"
    }

    It 'NET methods do not follow a change of location; they keep the folder in which the process was started.' {
        Assert-TestPassed $sample 'net methods stay'
    }

    It 'The code is at the top of the file, outside every Describe, or runs after the block.' {
        Assert-TestPassed $sample 'not at the top'
    }

    It 'NET method or a program got the PowerShell path, and read TestDrive: as the name of a folder below the current one.' {
        Assert-TestPassed $sample 'part of the path'
    }

    It 'A file of the earlier test is still there. Empty the folder in BeforeEach, or use another file name in each test.' {
        $run = Invoke-Sample { Describe 'left' { It 'a' { Set-Content TestDrive:/x 1 }; It 'still there' { 'TestDrive:/x' | Should -Exist }; It 'another name' { 'TestDrive:/y' | Should -Not -Exist } }; Describe 'emptied' { BeforeEach { Remove-Item TestDrive:/* -Recurse -Force }; It 'c' { Set-Content TestDrive:/x 1 }; It 'empty' { 'TestDrive:/x' | Should -Not -Exist } } }
        Assert-TestPassed $run 'still there', 'another name', 'empty'
        Assert-TestPassed $sample 'still there'
    }

    It '$TestDrive + ''/full.bak'' is an error, since $TestDrive is an object.' {
        Assert-TestPassed $sample 'no plus'
    }

    It 'A test went into the drive with Set-Location and never came back.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Set-Location TestDrive:/ } } }
        "$($run.Text) $($run.Warnings)" | Should -BeLike '*Your current path is set to TestDrive:/:. You should leave TestDrive:\ before leaving Describe.*'
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Push-Location }; AfterEach { Pop-Location }; It 'i' { Set-Location TestDrive:/; throw 'x' } } }
        "$($run.Text) $($run.Warnings)" | Should -Not -BeLike '*Your current path*'
    }

    It 'The drive lies in the temporary folder of the account. To have it elsewhere, set a folder that exists before the run: $env:TMP on Windows, $env:TMPDIR on Linux.' {
        # What decides on Windows: https://learn.microsoft.com/dotnet/api/system.io.path.gettemppath
        $name = if ([Environment]::OSVersion.Platform -eq 'Win32NT') { 'TMP' } else { 'TMPDIR' }
        $run = Invoke-Sample -File @{ 'name.txt' = $name; 'a.Tests.ps1' = 'Describe "d" { It "i" { Split-Path "$TestDrive" | Should -Be $global:other; Set-Content TestDrive:/a x; Test-Path $TestDrive/a | Should -Be $true } }' } -Script {
            $global:other = (New-Item ./other -ItemType Directory).FullName
            (Invoke-Pester -Script ./a.Tests.ps1 -Show None -PassThru).PassedCount
            Set-Item "env:$(Get-Content name.txt)" $global:other
            (Invoke-Pester -Script ./a.Tests.ps1 -Show None -PassThru).PassedCount
        }
        $run.Value | Should -Be 0, 1
    }

    It 'On macOS it is always /private/tmp.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Environment.ps1, Get-TempDirectory'
    }

    It 'On Windows, Pester cannot delete what is still open when the block ends. That may be the file of a StreamWriter, a folder that a FileSystemWatcher watches, the location of a job, or an assembly from the drive.' -Tag Unproved {
        'https://learn.microsoft.com/windows/win32/api/fileapi/nf-fileapi-removedirectorya and https://github.com/pester/Pester/issues/986'
    }

    It 'When Pester cannot delete the folder, the error is only printed. No test fails, and the folder stays among the temporary files.' {
        # On Linux, PowerShell does not delete the current location.
        $run = Invoke-Sample {
            Describe 'd' { It 'held' { $global:held = "$TestDrive"; Set-Location $TestDrive; 1 | Should -Be 1 } }
            Set-Location $PSScriptRoot
            Describe 'e' { It 'stays' { Test-Path $global:held | Should -Be $true; "$TestDrive" | Should -Not -Be $global:held } }
            Remove-Item $global:held -Recurse
        }
        Assert-TestPassed $run held, stays
        $run.Failed | Should -Be 0
        "$($run.Errors)" | Should -Match 'Cannot remove the item at'
    }

    It 'Set-Location $TestDrive gives no such warning. The location stays, and on Linux so does the folder: Cannot remove the item at ''…'' because it is in use.' {
        if ([Environment]::OSVersion.Platform -ne 'Unix') { Set-ItResult -Skipped -Because 'the sentence is about Linux and macOS' }
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' { It 'i' { Set-Location `$TestDrive; `$global:folder = `$TestDrive.FullName } }" } -Script {
            Invoke-Pester -Script ./a.Tests.ps1
            "$($PWD.ProviderPath -eq $folder) $(Test-Path -LiteralPath $folder)"
            Set-Location /; Remove-Item -LiteralPath $folder -Recurse
        }
        $run.Value | Should -Be 'True True'
        "$($run.Errors)" | Should -Match 'Cannot remove the item at .* because it is in use'
        "$($run.Text) $($run.Warnings)" | Should -Not -Match 'Your current path'
    }

    It 'When an AfterAll throws, nothing of its block is removed. If it is the AfterAll of a Context, the rest of the Describe finds the files. If it is the AfterAll of an outer Describe, all later Describe blocks of the session find them, also in the next run.' {
        $run = Invoke-Sample {
            Describe 'd' { Set-Content TestDrive:/outer x; Context 'c' { AfterAll { throw 'x' }; It 'i' { Set-Content TestDrive:/left x } }; It 'after the Context' { Test-Path TestDrive:/left | Should -Be $true } }
            Describe 'e' { AfterAll { throw 'x' }; It 'cleaned as always' { Test-Path TestDrive:/outer, TestDrive:/left | Should -Be $false, $false; Set-Content TestDrive:/kept x } }
            Describe 'f' { It 'after the Describe' { Test-Path TestDrive:/kept | Should -Be $true } }
        }
        Assert-TestPassed $run 'after the Context', 'cleaned as always', 'after the Describe'
        $left = { Describe 'a' { Set-Content TestDrive:/kept x; AfterAll { if ($global:broken) { throw 'x' } } }; Describe 'b' { It 'own' { 1 } }; Describe 'c' { It "kept: $(Test-Path TestDrive:/kept)" { 1 } } }
        $next = { Describe 'd' { It "next run: $(Test-Path TestDrive:/kept)" { 1 } } }
        foreach ($broken in $true, $false) {
            $run = Invoke-Sample -File @{ 'one.ps1' = $left; 'two.ps1' = $next; 'broken.txt' = "$broken" } -Script { $global:broken = (Get-Content broken.txt) -eq 'True'; (Invoke-Pester ./one.ps1 -PassThru -Show None).TestResult.Name; (Invoke-Pester ./two.ps1 -PassThru -Show None).TestResult.Name }
            $run.Value | Should -Contain "kept: $broken"; $run.Value | Should -Contain "next run: $broken"
        }
    }

    It 'The next block inside the same Describe then cannot make its drive. The error is only printed, and the tests go on.' {
        foreach ($what in '"TestDrive:/"', '$TestDrive', '"TestDrive:/*"') {
            $run = Invoke-Sample "Describe 'a' { It 'i' { Set-Content TestDrive:/x 1; Remove-Item $what -Recurse -Force; Test-Path TestDrive:/x | Should -BeFalse; (Get-PSDrive TestDrive).Name | Should -Be 'TestDrive' }; Context 'c' { It 'j' { 1 } } }"
            $run.Passed | Should -Be 2; "$($run.Errors)" -like '*already exists*' | Should -Be ($what -notlike '*`**') -Because $what
        }
        $run = Invoke-Sample {
            Describe 'a' { It 'removes' { Remove-Item TestDrive:/ -Recurse -Force }; Context 'c' { It 'has none' { Test-Path TestDrive:/ | Should -BeFalse } } }
            Describe 'b' { It 'has one' { Test-Path TestDrive:/ | Should -BeTrue } }
        }
        Assert-TestPassed $run 'removes', 'has none', 'has one'
        $run.Errors | Should -BeLike "*A drive with the name 'TestDrive' already exists.*"
        (Invoke-Sample { Describe 'a' { It 'removes' { Remove-Item TestDrive:/ -Recurse -Force } }; Describe 'b' { It 'i' { 1 } } }).Errors | Should -BeNullOrEmpty
    }

    It 'A job, ForEach-Object -Parallel or another process has no such drive either. Give it the real path: Start-Job { Get-Content -Path "$using:TestDrive/list.txt" }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                Set-Content -Path TestDrive:/list.txt -Value 'photos'
                It 'drive' { { Start-Job { Get-Content -Path TestDrive:/list.txt } | Receive-Job -Wait -AutoRemoveJob -ErrorAction Stop } | Should -Throw "A drive with the name 'TestDrive' does not exist." }
                It 'path' { Start-Job { Get-Content -Path "$using:TestDrive/list.txt" } | Receive-Job -Wait -AutoRemoveJob | Should -Be 'photos' }
                It 'parallel' { 1 | ForEach-Object -Parallel { Test-Path -Path TestDrive:/list.txt; Test-Path -Path "$using:TestDrive/list.txt" } | Should -Be $false, $true }
            }
        }
        $run.Passed | Should -Be 3
    }

    It 'The tests may then change them without touching the originals.' {
        $run = Invoke-Sample -File @{ 'samples/plan.txt' = 'photos' } -Test {
            Describe 'd' {
                BeforeEach { Copy-Item -Path "$PSScriptRoot/samples/*" -Destination TestDrive:/ -Recurse -Force }
                It 'changes' { Add-Content -Path TestDrive:/plan.txt -Value 'mail'; @(Get-Content "$PSScriptRoot/samples/plan.txt").Count | Should -Be 1 }
                It 'starts afresh' { @(Get-Content TestDrive:/plan.txt).Count | Should -Be 1 }
            }
        }
        Assert-TestPassed $run 'changes', 'starts afresh'
    }

    It 'Parameters such as -File of Get-ChildItem and -Raw of Get-Content come from the drive. With them, the message of the same mistake is A parameter cannot be found that matches parameter name ''File''.' {
        $run = Invoke-Sample {
            try { Get-ChildItem -Path TestDrive:/ -File } catch { Write-Host "top: $_" }
            try { Get-Content -Path TestDrive:/a.txt -Raw } catch { Write-Host "raw: $_" }
            Describe 'd' { It 'inside' { Get-ChildItem -Path TestDrive:/ -File | Should -BeNullOrEmpty } }
        }
        $run.Passed | Should -Be 1
        "$($run.Output)" | Should -Match "top: A parameter cannot be found that matches parameter name 'File'\."
        "$($run.Output)" | Should -Match "raw: A parameter cannot be found that matches parameter name 'Raw'\."
    }

    It 'In BeforeEach, empty the folder yourself, or make the files that the tests rely on.' {
        $run = Invoke-Sample {
            Describe 'left' { It 'a' { Set-Content TestDrive:/x 1 }; It 'b' { 'TestDrive:/x' | Should -Exist } }
            Describe 'emptied' { BeforeEach { Remove-Item TestDrive:/* -Recurse -Force }; It 'a' { Set-Content TestDrive:/x 1 }; It 'b' { 'TestDrive:/x' | Should -Not -Exist } }
            Describe 'made' { BeforeEach { Set-Content TestDrive:/x 'new' }; It 'a' { Set-Content TestDrive:/x 'changed' }; It 'b' { Get-Content TestDrive:/x | Should -Be 'new' } }
        }
        $run.Passed, $run.Failed | Should -Be 6, 0
    }

    It 'If $global:ErrorActionPreference is Stop, that block fails instead, and its tests are missing. The next outer Describe gets a new drive.' {
        $test = { Describe 'd' { It 'removes' { Remove-Item $TestDrive -Recurse -Force }; Context 'c' { It 'inner' { } }; It 'after' { } }; Describe 'next' { It 'new' { Set-Content TestDrive:/a.txt x; 'TestDrive:/a.txt' | Should -Exist } } }
        (Invoke-Sample $test).Tests.Name | Should -Be 'removes', 'inner', 'after', 'new'
        $run = Invoke-Sample -File @{ 'in/a.Tests.ps1' = $test } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Script in -PassThru }
        $run.Tests.Name | Should -Not -Contain 'inner'
        $run.Messages | Should -BeLike "*'TestDrive' already exists*"
        ($run.Tests | Where-Object Name -EQ 'new').Result | Should -Be 'Passed'
    }

    It 'For the same reason, a method that takes an address, such as Load of [xml], says The ''testdrive'' scheme is not supported.' -Skip:($PSVersionTable.PSVersion.Major -lt 6) {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'the drive' { Set-Content TestDrive:/plan.xml '<plan/>'; [xml]::new().Load('TestDrive:/plan.xml') }
                It 'the path' { Set-Content TestDrive:/plan.xml '<plan/>'; $xml = [xml]::new(); $xml.Load("$TestDrive/plan.xml"); $xml.plan | Should -Be '' }
            }
        }
        $run.Messages | Should -BeLike "*The 'testdrive' scheme is not supported.*"
        Assert-TestPassed $run 'the path'
    }

    It 'in Windows PowerShell 5.1 The URI prefix is not recognized.' -Tag Unproved { 'https://github.com/pester/Pester/issues/638' }

    It 'Where the code pipes them into a mock of Remove-Item, they arrive in another parameter than $Path, or as text.' {
        $run = Invoke-Sample {
            function Remove-Old { Get-ChildItem -Path . | Where-Object { $_.LastWriteTime -lt '2026-02-01' } | Remove-Item }
            function New-Old ([hashtable] $More) { New-Object -TypeName PSObject -Property (@{ Name = 'old.bak'; LastWriteTime = [datetime] '2026-01-15' } + $More) }
            Describe 'd' {
                Mock Remove-Item { $script:seen = $Path; $script:literal = $LiteralPath }
                It 'text' { Mock Get-ChildItem { New-Old @{ FullName = '/srv/old.bak' } }; Remove-Old; "$seen" | Should -BeLike '@{*Name=old.bak*}'; $seen[0].GetType() | Should -Be ([string]); $literal | Should -BeNullOrEmpty }
                It 'file' { Mock Get-ChildItem { Get-Item TestDrive:/new.bak }; Set-Content TestDrive:/new.bak 'x'; (Get-Item TestDrive:/new.bak).LastWriteTime = '2026-01-15'; Remove-Old; $seen | Should -BeNullOrEmpty; "$literal" | Should -BeLike '*new.bak' }
                It 'own path' { Mock Get-ChildItem { New-Old @{ Path = '/srv/old.bak' } }; Remove-Old; "$seen" | Should -Be '/srv/old.bak' }
            }
        }
        Assert-TestPassed $run 'text', 'file', 'own path'
    }

    It 'Set what the code looks at on a real file: LastWriteTime, CreationTime or IsReadOnly. SetLength makes a file of any size at once.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'states' {
                $file = New-Item -Path TestDrive:/old.bak -ItemType File
                $file.CreationTime = [datetime] '2019-01-31'; $file.LastWriteTime = [datetime] '2020-01-31'; $file.IsReadOnly = $true
                $again = Get-Item -Path "$TestDrive/old.bak"
                $again.LastWriteTime | Should -Be ([datetime] '2020-01-31'); $again.IsReadOnly | Should -Be $true
            }
            It 'created' { $file = New-Item -Path TestDrive:/new.bak -ItemType File; $file.CreationTime = [datetime] '2019-01-31'; (Get-Item -Path "$TestDrive/new.bak").CreationTime | Should -Be ([datetime] '2019-01-31') }
            It 'size' { $watch = [System.Diagnostics.Stopwatch]::StartNew(); $stream = [System.IO.File]::Create("$TestDrive/big.bak"); $stream.SetLength(5GB); $stream.Dispose(); $watch.Elapsed.TotalSeconds | Should -BeLessThan 5; (Get-Item -Path TestDrive:/big.bak).Length | Should -Be 5GB }
        } }
        Assert-TestPassed $run 'states', 'created', 'size'
    }

    It 'Your own settings, such as commit.gpgsign, do not reach the repository then, and git config --global in the code changes only the file of the test.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $before = $env:GIT_CONFIG_GLOBAL
                    Set-Content -Path TestDrive:/mine -Value '[user]', 'name = Me', 'email = me@example.com', '[commit]', 'gpgsign = true'
                    Set-Content -Path TestDrive:/test -Value '[user]', 'name = Tester', 'email = tester@example.com'
                    git init --quiet "$TestDrive/backup"
                }
                AfterAll { $env:GIT_CONFIG_GLOBAL = $before }
                It 'mine' { $env:GIT_CONFIG_GLOBAL = "$TestDrive/mine"; git -C "$TestDrive/backup" config --get commit.gpgsign | Should -Be 'true' }
                It 'of the test' { $env:GIT_CONFIG_GLOBAL = "$TestDrive/test"; git -C "$TestDrive/backup" config --get commit.gpgsign | Should -BeNullOrEmpty; git -C "$TestDrive/backup" commit --quiet --allow-empty --message first; git -C "$TestDrive/backup" log -1 '--format=%an' | Should -Be 'Tester' }
                It 'global' { $env:GIT_CONFIG_GLOBAL = "$TestDrive/test"; git config --global backup.keep 7; "$TestDrive/test" | Should -FileContentMatch 'keep = 7'; "$TestDrive/mine" | Should -Not -FileContentMatch 'keep' }
            }
        }
        Assert-TestPassed $run 'mine', 'of the test', 'global'
    }

    It 'On some Windows machines, the path of the temporary folder has a short name in it, such as C:\Users\RUNNER~1 for C:\Users\runneradmin.' -Tag Unproved {
        'https://github.com/actions/runner-images/issues/712 and https://github.com/pester/Pester/issues/273'
    }

    It 'With a watcher that is still open, the error comes in some runs only, and can be Cannot remove item …: The directory is not empty.' -Tag Unproved { 'https://github.com/pester/Pester/issues/986: 2 of 15 runs, Windows PowerShell 5.1' }
}
