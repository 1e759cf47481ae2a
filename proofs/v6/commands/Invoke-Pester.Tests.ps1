BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Invoke-Pester' {
    It 'The two sets cannot be mixed: Invoke-Pester -Configuration $configuration -Output Detailed stops with Parameter set cannot be resolved using the specified named parameters.' {
        Get-Failure { Invoke-Pester -Configuration (New-PesterConfiguration) -Output Detailed } | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters.*'
    }

    Context 'hidden folders' {
        BeforeAll {
            $run = Invoke-Sample -File @{
                '.github/a.Tests.ps1' = 'Describe "d" { It "hidden" { } }'
                '.git/b.Tests.ps1'    = 'Describe "d" { It "git" { } }'
                '.svn/c.Tests.ps1'    = 'Describe "d" { It "svn" { } }'
                '.hg/d.Tests.ps1'     = 'Describe "d" { It "hg" { } }'
            } -Script {
                "all $((Invoke-Pester -PassThru -Output None).Tests.Name)"
                "named $(Invoke-Pester -Path ./.github -PassThru -Output None 2>&1 | ForEach-Object { "$_" -match 'Could not find item' } | Select-Object -First 1)"
                "slash $((Invoke-Pester -Path './.github/' -PassThru -Output None).Tests.Name)"
                $null = New-Item ./seen.Tests.ps1 -Value 'Describe d { It seen { } }'
                "two $((Invoke-Pester -Path ./.github, ./seen.Tests.ps1 -PassThru -Output None 2>$null).Tests.Name)"
                Set-Location ./.github
                "here $((Invoke-Pester -PassThru -Output None 2>$null).Tests.Name)"
                "slashed $((Invoke-Pester -Path "$PWD/" -PassThru -Output None).Tests.Name)"
            }
        }

        It 'Hidden folders are searched, except .git, .svn and .hg.' {
            $run.Value[0] | Should -Be 'all hidden'
        }

        It 'A hidden folder that you name needs a slash at its end. ./.github/ works; for ./.github Pester writes Could not find item and leaves the folder out.' {
            $run.Value[1..3] | Should -Be 'named True', 'slash hidden', 'two seen'
        }

        It 'When the current folder is hidden, write -Path "$PWD/".' {
            $run.Value | Select-Object -Skip 4 | Should -Be 'here ', 'slashed hidden'
        }
    }

    It 'A file that you name is left out with the same error when its name starts with a dot.' {
        $run = Invoke-Sample -File @{ '.github/a.Tests.ps1' = 'Describe "d" { It "hidden" { } }'; 'b.Tests.ps1' = 'Describe "d" { It "seen" { } }'; '.c.Tests.ps1' = 'Describe "d" { It "dot" { } }' } -Script {
            foreach ($path in './.c.Tests.ps1', './.github/a.Tests.ps1', './b.Tests.ps1') {
                $all = Invoke-Pester -Path $path -PassThru -Output None 2>&1
                "$path $("$all" -match 'Could not find item') $(@($all | Where-Object { $_ -isnot [System.Management.Automation.ErrorRecord] }).Tests.Name)"
            }
        }
        $run.Value | Should -Be './.c.Tests.ps1 True ', './.github/a.Tests.ps1 False hidden', './b.Tests.ps1 False seen'
    }

    It 'The reserved name None selects tests that have no tag at all.' {
        $both = { Describe 'd' { It 'tagged' -Tag A { }; It 'plain' { } }; Describe 'e' -Tag B { It 'inherited' { } } }
        (Invoke-Sample $both -Configuration @{ Filter = @{ Tag = 'None' } }).Tests.Where({ $_.Result -eq 'Passed' }).Name | Should -Be 'plain'
    }

    It 'Since 6.1.0 the full path of a folder also leaves out everything in that folder.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'a' { It 'kept' { } }"; 'old/B.Tests.ps1' = "Describe 'b' { It 'old' { } }"; 'old/deep/C.Tests.ps1' = "Describe 'c' { It 'deep' { } }" } -Script {
            foreach ($pattern in "$PWD/old", 'old', './old') {
                "$pattern".Replace("$PWD", '') + ': ' + ((Invoke-Pester -Path . -ExcludePath $pattern -PassThru -Output None).Tests.Name -join ',')
            }
        }
        $run.Value | Should -Be '/old: kept', 'old: kept,old,deep', './old: kept,old,deep'
    }

    It 'None excludes the tests that have no tag.' {
        (Invoke-Sample { Describe 'd' { It 'tagged' -Tag A { }; It 'plain' { } } } -Configuration @{ Filter = @{ ExcludeTag = 'None' } }).Tests.Where({ $_.Result -eq 'Passed' }).Name | Should -Be 'tagged'
    }

    It 'Each file is discovered and run before the next one is opened' {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Write-Host "<discover a>"; Describe "d" { It "i" { Write-Host "<run a>" } }'; 'b.Tests.ps1' = 'Write-Host "<discover b>"; Describe "d" { It "i" { Write-Host "<run b>" } }' } -Configuration @{}).Text | Should -Match '(?s)<discover a>.*<run a>.*<discover b>.*<run b>'
    }

    It 'The parameters -Script, -EnableExit, -OutputFile, -CodeCoverage and the rest of the Pester 4 set are gone' {
        $run = Invoke-Sample -Script { foreach ($name in 'Script', 'EnableExit', 'OutputFile', 'CodeCoverage', 'Strict', 'Show') { (Get-Command Invoke-Pester).Parameters.ContainsKey($name) } }
        $run.Value | Should -Be $false, $false, $false, $false, $false, $false
    }

    It 'Together with -CI the object is returned only when nothing failed; otherwise the script or session ends first.' {
        $files = @{ 'f.ps1' = 'Describe d { It fails { throw } }'; 'p.ps1' = 'Describe d { It passes { } }' }
        $run = Invoke-Sample -File $files -Script { $program = (Get-Process -Id $PID).Path; foreach ($file in 'f.ps1', 'p.ps1') { "$(& $program -NoProfile -Command "Import-Module '$(Join-Path (Get-Module Pester).ModuleBase Pester.psd1)'; (Invoke-Pester $file -CI -PassThru -Output None).Result; 'went on'") code $LASTEXITCODE" } }
        $run.Value | Should -Be ' code 1', 'Passed went on code 0'
    }

    It 'The exception stops both the script and its caller, with exit code 1. -ErrorAction Stop has no such effect.' {
        $files = @{ 'f.Tests.ps1' = 'Describe d { It one { throw }; It two { throw } }'; 'inner.ps1' = 'Invoke-Pester -Configuration @{ Run = @{ Path = "f.Tests.ps1"; Throw = $true }; Output = @{ Verbosity = "None" } }'; 'outer.ps1' = 'Import-Module $args[0]; ./inner.ps1; "outer went on"' }
        $run = Invoke-Sample -File $files -Script {
            $program = (Get-Process -Id $PID).Path; $manifest = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
            "$(& $program -NoProfile -File outer.ps1 $manifest 2>$null) $LASTEXITCODE"
            "$(& $program -NoProfile -Command "Import-Module '$manifest'; Invoke-Pester f.Tests.ps1 -Output None -ErrorAction Stop; 'went on'")"
        }
        $run.Value | Should -Be ' 1', 'went on'
    }

    It 'After Invoking step End failed, when a report could not be written, $LASTEXITCODE is the number of failures, and so can be 0.' {
        $run = Invoke-Sample -File @{ 'p.ps1' = 'Describe d { It passes { } }'; 'f.ps1' = 'Describe d { It fails { throw } }'; 'file' = '' } -Script {
            foreach ($name in 'p', 'f') {
                $global:LASTEXITCODE = 7
                $said = Invoke-Pester -Configuration @{ Run = @{ Path = "$name.ps1"; PassThru = $true }; TestResult = @{ OutputPath = 'file/below/r.xml' }; Output = @{ Verbosity = 'None' } } 2>&1 6>&1 | Out-String
                "$($said -match 'Invoking step End failed') $LASTEXITCODE"
            }
            $global:LASTEXITCODE = 7
            $null = New-Item code/a.ps1 -Force
            $said = Invoke-Pester -Configuration @{ Run = @{ Path = 'p.ps1' }; CodeCoverage = @{ Path = './code/*.psm1' }; Output = @{ Verbosity = 'None' } } 2>&1 6>&1 | Out-String
            "$($said -match 'Invoking step RunStart failed') $LASTEXITCODE"
        }
        $run.Value | Should -Be 'True 0', 'True 1', 'True '
    }

    It 'Run.Throw does not have this problem.' {
        $files = @{ 'f.Tests.ps1' = 'Describe d { It "<_>" -ForEach (1..256) { throw } }'; 'run.ps1' = 'Import-Module $args[0]; Invoke-Pester -Configuration @{ Run = @{ Path = "f.Tests.ps1"; Throw = $true }; Output = @{ Verbosity = "None" } }' }
        (Invoke-Sample -File $files -Script { $program = (Get-Process -Id $PID).Path; $null = & $program -NoProfile -File run.ps1 (Join-Path (Get-Module Pester).ModuleBase Pester.psd1) 2>&1; $LASTEXITCODE }).Value | Should -Be 1
    }

    It 'Brackets in a path are wildcards: put a backtick before each, as in ''./Report[1].Tests.ps1''.' {
        $run = Invoke-Sample -File @{ 'a/Report[1].Tests.ps1' = 'Describe "d" { It "bracket" { } }'; 'a/Report1.Tests.ps1' = 'Describe "d" { It "plain" { } }'; 'b/old[1]/x.Tests.ps1' = 'Describe "d" { It "folder" { } }' } -Script {
            foreach ($path in './a/Report[1].Tests.ps1', './a/Report`[1`].Tests.ps1', './b/old`[1`]', './b') {
                try { $r = Invoke-Pester -Path $path -PassThru -Output None; "$($r.Tests.Name)" } catch { 'error' }
            }
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'plain', 'bracket', 'folder', 'folder'
    }

    It 'An error of Pester itself, such as Invoking step RunStart failed, has the same effects as a run without test files.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($exit in '$false', '$true') {
                Set-Content run.ps1 "Import-Module '$pester'; `$r = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; PassThru = `$true; Exit = $exit }; CodeCoverage = @{ Enabled = `$true; Path = './sub/*.psm1' } }; `"result <`$(`$r.Result)> code <`$LASTEXITCODE>`""
                "$(& (Get-Process -Id $PID).Path -NoProfile -File run.ps1 2>&1) / $LASTEXITCODE"
            }
        }
        $run.Value | Should -Match 'Invoking step RunStart failed'
        $run.Value[0] | Should -BeLike '*result <> code <> / 0'
        $run.Value[1] | Should -BeLike '*/ 255'
    }

    It 'pwsh -Command "./build.ps1; ./publish.ps1" publishes after a build.ps1 that failed by -CI. pwsh -File ./build.ps1 ends with the number.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = "Describe 'd' { It 'i' { throw 'x' }; It 'j' { throw 'x' } }"; 'publish.ps1' = "'published'" } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            Set-Content ./build.ps1 "Import-Module '$pester'; Invoke-Pester -Path ./A.Tests.ps1 -CI -Output None; 'not reached'"
            $pwsh = (Get-Process -Id $PID).Path
            "command: $(& $pwsh -NoProfile -Command './build.ps1; ./publish.ps1') $LASTEXITCODE"
            "file: $(& $pwsh -NoProfile -File ./build.ps1) $LASTEXITCODE"
        }
        $run.Value | Should -Be 'command: published 0', 'file:  2'
    }
}
