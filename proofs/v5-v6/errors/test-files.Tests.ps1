BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/test-files' {
    It 'In a configuration, a path without quotes runs the file at once and leaves no path: Path = ./Backup.Tests.ps1 in a hashtable, or $config.Run.Path = ./Backup.Tests.ps1.' {
        $run = Invoke-Sample -File @{ 'Backup.Tests.ps1' = 'Write-Host "this file runs"; Describe d { It i { } }' } -Script {
            $table = @{ Run = @{ Path = ./Backup.Tests.ps1 } }
            "path: <$($table.Run.Path)>"
            try { Invoke-Pester -Configuration $table } catch { Write-Host "$_" }
            $config = New-PesterConfiguration
            $config.Run.Path = ./Backup.Tests.ps1
            "option: <$($config.Run.Path.Value)>"
            $table = @{ Run = @{ Path = './Backup.Tests.ps1'; PassThru = $true }; Output = @{ Verbosity = 'None' } }
            (Invoke-Pester -Configuration $table).PassedCount
        }
        $run.Value | Should -Contain 'path: <>'
        $run.Value | Should -Contain 'option: <>'
        $run.Value | Should -Contain 1
        $run.Text + $run.Errors + $run.Messages | Should -Match 'No test files were found and no scriptblocks were provided'
    }

    It 'Cause: The folder holds no file whose name ends in .Tests.ps1, so there is nothing to run.' {
        $run = Invoke-Sample -File @{ 'Backup.ps1' = 'Describe d { It i { } }' }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
        (Invoke-Sample -File @{ 'Backup.Spec.ps1' = 'Describe d { It i { } }' } -Configuration @{ Run = @{ TestExtension = '.Spec.ps1' } }).Passed | Should -Be 1
    }

    It 'Cause: Every test file that was found is also matched by the exclude path.' {
        $files = @{ 'a.Tests.ps1' = 'Describe d { It i { } }'; 'b.Tests.ps1' = 'Describe d { It i { } }' }
        $run = Invoke-Sample -File $files -Configuration @{ Run = @{ ExcludePath = '*.Tests.ps1' } }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
        (Invoke-Sample -File $files -Configuration @{ Run = @{ ExcludePath = '*/a.Tests.ps1' } }).Passed | Should -Be 1
    }

    It 'Or none was found: if an exclude path is set, the message has this form.' {
        $run = Invoke-Sample -File @{ 'a.txt' = 'x' } -Configuration @{ Run = @{ ExcludePath = '*/slow/*' } }
        "$($run.Errors) $($run.Text)" | Should -Match ([regex]::Escape("not excluded by ExcludeFile filter '*/slow/*'"))
        $run = Invoke-Sample -File @{ 'a.txt' = 'x' }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
        "$($run.Errors) $($run.Text)" | Should -Not -Match 'ExcludeFile'
    }

    It 'Cause: The test path begins with the name of a drive that this session does not have, such as Z:\tests. The whole run ends, even when other paths of the list hold tests.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            foreach ($path in 'NoDrive:\tests', 'NoDrive:/tests/a.Tests.ps1', @('./a.Tests.ps1', 'NoDrive:\tests'), @('./a.Tests.ps1', './missing/x')) {
                "$((Invoke-Pester -Path $path -Output None -PassThru -ErrorVariable failure -ErrorAction SilentlyContinue).PassedCount) $($failure -match "parameter name 'File'\.$" | Select-Object -Last 1)".Trim()
            }
        }
        $run.Value | Should -Be "A parameter cannot be found that matches parameter name 'File'.", "A parameter cannot be found that matches parameter name 'File'.", "A parameter cannot be found that matches parameter name 'File'.", '1'
    }

    It 'When the message comes from a test, a command such as Get-ChildItem -File names a missing drive, or one that is not a drive of files.' {
        $run = Invoke-Sample -Test {
            Describe 'd' {
                It 'missing' { Get-ChildItem -Path NoDrive:/x -File }
                It 'not of files' { Get-ChildItem -Path Env: -File }
                It 'without -File' { Get-ChildItem -Path NoDrive:/x -ErrorAction Stop }
                It 'of files' { Get-ChildItem -Path $TestDrive -File }
            }
        }
        $run.Messages[0, 1] | Should -Be "A parameter cannot be found that matches parameter name 'File'.", "A parameter cannot be found that matches parameter name 'File'."
        $run.Messages[2] | Should -Match 'Cannot find drive'
        $run.Passed | Should -Be 1
    }

    It 'Give a path that exists in every session, such as one that begins with $PSScriptRoot. Or make the drive before the run, with New-PSDrive -Scope Global: without -Scope, the drive of a script is not there for Pester.' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            (Invoke-Pester -Path "$PWD/tests" -Output None -PassThru).PassedCount
            $null = New-PSDrive -Name Everywhere -Scope Global -PSProvider FileSystem -Root $PWD
            (Invoke-Pester -Path Everywhere:/tests -Output None -PassThru).PassedCount
            $null = New-PSDrive -Name Here -PSProvider FileSystem -Root $PWD
            @(Get-ChildItem -Path Here:/tests -File).Count
            "got $((Invoke-Pester -Path Here:/tests -Output None -PassThru -ErrorAction SilentlyContinue).PassedCount)"
        }
        $run.Value | Should -Be 1, 1, 1, 'got '
    }

    It 'Cause: The file passed to Invoke-Pester has another extension.' {
        $run = Invoke-Sample -File @{ 'a.txt' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Path ./a.txt }
        "$($run.Errors) $($run.Warnings) $($run.Text)" | Should -Match 'a\.txt.*is not a ps1 file'
    }

    It 'Cause: A key in the container''s -Data is not a parameter of the test file, and the file has [CmdletBinding()] or a [Parameter()] attribute. Without these attributes, the key would become a variable of the tests.' {
        $run = Invoke-Sample -File @{ 'a.ps1' = 'param ([Parameter()] $Name) Describe d { It i { } }'; 'b.ps1' = '[CmdletBinding()] param ($Name) Describe d { It i { } }'; 'c.ps1' = 'param ($Name) Describe d { It i { $Nmae | Should -Be x } }' } -Script {
            foreach ($file in 'a', 'b', 'c') { (Invoke-Pester -Container (New-PesterContainer -Path "$file.ps1" -Data @{ Nmae = 'x' }) -Output None -PassThru).PassedCount }
        }
        $run.Value | Should -Be 0, 0, 1
    }

    It 'Fix: Rename the file to *.Tests.ps1, correct the path, put it in quotes, or set Run.TestExtension.' {
        (Invoke-Sample -File @{ 'Backup.ps1' = 'Describe d { It i { } }' }).Passed | Should -BeNullOrEmpty
        (Invoke-Sample -File @{ 'Backup.ps1' = 'Describe d { It i { } }' } -Configuration @{ Run = @{ TestExtension = 'Backup.ps1' } }).Passed | Should -Be 1
        (Invoke-Sample -File @{ 'Backup.Tests.ps1' = 'Describe d { It i { } }' }).Passed | Should -Be 1
    }

    It 'Fix: Narrow -ExcludePath (Run.ExcludePath) so at least one file is left.' {
        $file = @{ 'a.Tests.ps1' = 'Describe d { It i { } }'; 'b.Tests.ps1' = 'Describe d { It i { } }' }
        (Invoke-Sample -File $file -Configuration @{ Run = @{ ExcludePath = '*.Tests.ps1' } }).Passed | Should -BeNullOrEmpty
        (Invoke-Sample -File $file -Configuration @{ Run = @{ ExcludePath = '*b.Tests.ps1' } }).Passed | Should -Be 1
    }

    It 'A folder of the test path does not exist relative to the current location.' {
        $folder = Invoke-Sample -Script { Invoke-Pester -Path ./missing/a.Tests.ps1 }
        "$($folder.Text) $($folder.Errors)" | Should -Match "Cannot find path '.*missing"
    }

    It 'When only the last part of the path is missing, without a slash after it, Pester looks for test files of that name in all folders below, and runs them. When there are none, Pester prints No test files were found alone.' {
        $below = Invoke-Sample -File @{ 'sub/deep/Only.Tests.ps1' = 'Describe d { It deep { } }'; 'sub/Only.Tests.ps1' = 'Describe d { It sub { } }' } -Script { "$((Invoke-Pester -Path ./Only.Tests.ps1 -Output None -PassThru).Passed.Name | Sort-Object)"; "$(Invoke-Pester -Path ./gone/Only.Tests.ps1 -Output None -PassThru 2>&1)" }
        $below.Value[0] | Should -Be 'deep sub'
        $below.Value[1] | Should -Match 'Cannot find path'
        $alone = Invoke-Sample -Script { Invoke-Pester -Path ./missing }
        "$($alone.Text) $($alone.Errors)" | Should -Not -Match 'Cannot find path'
        "$($alone.Text) $($alone.Errors)" | Should -Match 'No test files were found'
        $slash = Invoke-Sample -Script { Invoke-Pester -Path ./missing/ }
        "$($slash.Text) $($slash.Errors)" | Should -Match "Cannot find path '.*missing"
    }

    It 'When Pester finds no test file in either case, the run ends without a result and with exit code 0, unless -CI, Run.Exit or Run.Throw is set. When another path of the list has tests, those tests run, and the missing path fails nothing, even with these settings. With $ErrorActionPreference = ''Stop'', as in a shell: pwsh step of GitHub Actions, a path in a missing folder, or a missing folder with a slash at its end, stops the whole run.' {
        $run = Invoke-Sample -Seconds 200 -File @{ 'tests/a.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            $shell = (Get-Process -Id $PID).Path
            $import = "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; "
            # What does not end PowerShell shares one process.
            function Start-It ([string[]] $Path, [string] $Section, [string] $Before) {
                $calls = $Path | ForEach-Object { "`$result = Invoke-Pester -Configuration @{ Run = @{ Path = $_; PassThru = `$true; $Section } }; Add-Content after.txt `"went on `$(`$result.PassedCount)`"" }
                if ($Section -match 'Throw') { $calls = $calls | ForEach-Object { "try { $_ } catch { Add-Content after.txt 'thrown' }" } }
                Set-Content run.ps1 "$import $Before; $($calls -join '; ')"
                Set-Content after.txt ''
                $null = & $shell -NoProfile -File run.ps1 2>&1
                "$LASTEXITCODE$(Get-Content after.txt)" -replace '\s+', ' '
            }
            $alone = "'./missing/unit'", "'./missing'"
            $beside = "'./tests', './missing/unit'", "'./tests', './missing'"
            Start-It ($alone + $beside)
            Start-It ($alone + $beside) 'Throw = $true'
            foreach ($path in $alone) { Start-It $path 'Exit = $true' }
            foreach ($path in $beside) { Start-It $path 'Exit = $true' }
            $stop = '$ErrorActionPreference = "Stop"'
            Start-It "'./tests', './missing/unit'", "'./tests', './missing/'", "'./tests', './missing'" '' $stop
            foreach ($path in "'./tests', './missing/unit'", "'./tests', './missing/'", "'./tests', './missing'") { Start-It $path 'Exit = $true' $stop }
            foreach ($call in 'Invoke-Pester -CI -Path ./missing/unit', 'Invoke-Pester -Configuration @{ Run = @{ Path = "./missing/unit"; Throw = $true } }') {
                Set-Content run.ps1 "$import $call"
                $null = & $shell -NoProfile -File run.ps1 2>&1
                $LASTEXITCODE
            }
        }
        $minusOne = if ($env:OS -eq 'Windows_NT') { -1 } else { 255 }
        $run.Value[0, 1] | Should -Be '0 went on went on went on 1 went on 1', '0 thrown thrown went on 1 went on 1'
        $run.Value[2, 3] | Should -Be "$minusOne", "$minusOne"
        $run.Value[4, 5] | Should -Be '0 went on 1', '0 went on 1'
        $run.Value[6] | Should -Be '0 went on went on went on 1'
        $run.Value[7, 8, 9] | Should -Be "$minusOne", "$minusOne", '0 went on 1'
        $run.Value[10, 11] | Should -Be $minusOne, 1
    }

    It 'On Linux, the name of a folder is case-sensitive, so ./Tests does not find ./tests.' -Skip:(-not $IsLinux) {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Path ./Tests }
        "$($run.Text) $($run.Errors)" | Should -Match 'No test files were found'
        (Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Path ./tests -PassThru -Output None }).Passed | Should -Be 1
    }

    It 'Fix: Correct the path or build it from $PSScriptRoot.' {
        (Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'Describe d { It i { } }'; 'build.ps1' = 'Invoke-Pester "$PSScriptRoot/tests" -PassThru -Output None' } -Script { Set-Location ./tests; ../build.ps1 }).Passed | Should -Be 1
    }

    It 'Fix: Name the keys like the parameters in the file''s param block. If a wildcard found several files that need different values, make one container for each file, with its own hashtable.' {
        $file = @{ 'a.Tests.ps1' = '[CmdletBinding()] param ($A) Describe "a <A>" { It i { } }'; 'b.Tests.ps1' = '[CmdletBinding()] param ($B) Describe "b <B>" { It i { } }' }
        (Invoke-Sample -File $file -Script { Invoke-Pester -Container (New-PesterContainer -Path *.Tests.ps1 -Data @{ A = 1 }) -PassThru -Output None }).Result | Should -Be 'Failed'
        $run = Invoke-Sample -File $file -Script { Invoke-Pester -Container (New-PesterContainer -Path a.Tests.ps1 -Data @{ A = 1 }), (New-PesterContainer -Path b.Tests.ps1 -Data @{ B = 2 }) -PassThru -Output None }
        $run.Tests.Path | Should -Be 'a 1.i', 'b 2.i'
    }

    It 'Cause: The Describe is not in a file. It was pasted into the console, started from an unsaved editor tab, given to pwsh -Command or Invoke-Expression, or put into a function of the console or into ForEach-Object -Parallel.' {
        $run = Invoke-Sample -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $pwsh = (Get-Process -Id $PID).Path
            "$(& $pwsh -NoProfile -NonInteractive -Command "Import-Module '$manifest'; try { Describe d { It i { } } } catch { [string] `$_ }")"
            try { Invoke-Expression 'Describe d { It i { } }' } catch { "$_" }
            & ([scriptblock]::Create('function Test-It { Describe d { It i { } } }; try { Test-It } catch { "$_" }'))
        }
        $run.Value | Should -HaveCount 3
        $run.Value | Select-Object -Unique | Should -Be 'Pester can run only saved files interactively. Please save your file to a disk.'
        $run = Invoke-Sample -Script { . ([scriptblock]::Create('Describe "d" { It "i" { Write-Host "ran the test" } }')) }
        $run.Text | Should -Not -Match 'ran the test'
        "$($run.Errors) $($run.Text)" | Should -Not -BeNullOrEmpty
        $run = Invoke-Sample -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            1 | ForEach-Object -Parallel { Import-Module $using:manifest; try { Describe d { It i { } } } catch { "$_" } }
        }
        $run.Value | Should -Be 'Pester can run only saved files interactively. Please save your file to a disk.'
    }

    It 'Fix: Save the code as a .Tests.ps1 file and run that file.' {
        (Invoke-Sample -File @{ 'Backup.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script { ./Backup.Tests.ps1 }).Text | Should -Match 'Tests Passed: 1'
    }

    It 'Or a configuration was given without the name of the parameter: Invoke-Pester $config reads the configuration as a path.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            $config = New-PesterConfiguration
            $config.Run.Path = 'sub'
            $config.Run.PassThru = $true
            $config.Output.Verbosity = 'None'
            $null = Invoke-Pester $config -Output None
            "$((Invoke-Pester -Configuration $config).Result)"
        }
        "$($run.Text) $($run.Errors)" | Should -Match 'No test files were found'
        $run.Value | Where-Object { $_ -is [string] } | Should -Be 'Passed'
    }

    It 'In a path, [ is a wildcard, and a comma within the quotes is a part of the name.' {
        $file = @{ 'br[1]/a.Tests.ps1' = 'Describe d { It i { } }'; 'b.Tests.ps1' = 'Describe d { It i { } }'; 'c.Tests.ps1' = 'Describe d { It i { } }' }
        foreach ($path in './br[1]', './b.Tests.ps1,./c.Tests.ps1', 'b.Tests.ps1,c.Tests.ps1') {
            $run = Invoke-Sample -File $file -Script ([scriptblock]::Create("Invoke-Pester -Path '$path'"))
            "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found' -Because $path
        }
        (Invoke-Sample -File $file -Script { (Invoke-Pester -Path 'b.Tests.ps1', 'c.Tests.ps1' -PassThru -Output None).PassedCount }).Value | Should -Be 2
    }

    It 'When the message comes from a test, a command such as Get-Content did not find its path. A relative path starts at the current location, not at the test file.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe d { It relative { Get-Content ./data.txt -ErrorAction Stop }; It root { Get-Content $PSScriptRoot/data.txt -ErrorAction Stop } }'; 'sub/data.txt' = 'x' }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        "$($run.Messages)" | Should -BeLike "Cannot find path '*' because it does not exist.*"
    }

    It 'One such file in a list, for example of a Get-ChildItem, stops the whole run.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }'; 'b.txt' = 'x' } -Script { "$((Invoke-Pester -Path (Get-ChildItem -File).FullName -PassThru -Output None).PassedCount)" }
        "$($run.Value)" | Should -BeNullOrEmpty
        "$($run.Errors) $($run.Text)" | Should -Match 'is not a ps1 file'
    }

    It 'Instead of the list, pass the folder: Pester runs only its *.Tests.ps1 files.' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }'; 'b.ps1' = 'throw "b"'; 'b.txt' = 'x' } -Script { (Invoke-Pester -Path . -PassThru -Output None).PassedCount }).Value | Should -Be 1
    }

    It 'When the message shows "$here/data.txt" as /data.txt, or as C:\data.txt on Windows, the variable is empty. With Invoke-Pester, setup and tests do not see a variable such as $here that the top of the file or the body of a block assigns. Assign it in BeforeAll, from $PSScriptRoot.' {
        $run = Invoke-Sample -File @{ 'data.txt' = 'x' } -Test {
            $here = $PSScriptRoot
            BeforeAll { $right = $PSScriptRoot }
            Describe 'd' {
                $inBlock = $PSScriptRoot
                It 'top' { Get-Content "$here/data.txt" -ErrorAction Stop }
                It 'block' { Get-Content "$inBlock/data.txt" -ErrorAction Stop }
                It 'right' { Get-Content "$right/data.txt" -ErrorAction Stop | Should -Be 'x' }
                Context 'setup' { BeforeEach { Copy-Item "$here/data.txt" TestDrive:/ -ErrorAction Stop }; It 'i' { } }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Failed'
        $run.Messages | Should -HaveCount 3
        # The root of the drive: / here, C:\ on Windows.
        $run.Messages | ForEach-Object { $_ | Should -Match "^Cannot find path '([A-Z]:)?[\\/]data\.txt' because it does not exist\." }
    }
}
