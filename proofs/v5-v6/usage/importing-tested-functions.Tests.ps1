BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Get-Outcome ($Run, $Name) { ($Run.Tests | Where-Object Name -EQ $Name).Result }
    $files = @{ 'Backup.ps1' = 'function Get-Backup { "from $PSScriptRoot" }'; 'Backup.psm1' = 'function Get-FromModule { Get-Private }; function Get-Private { "private" }; Export-ModuleMember Get-FromModule' }

    $sample = Invoke-Sample -File ($files + @{ 'script.ps1' = "param ([Parameter(Mandatory)] `$Root)`nfunction Get-Inner { `$Root }`n`$global:ProofRan = 'ran'" }) -Test {
        BeforeAll { Write-Host "invocation [$($MyInvocation.MyCommand.Path)]"; Write-Host 'BeforeAll runs'; . $PSScriptRoot/Backup.ps1; Import-Module $PSScriptRoot/Backup.psm1 -Force }
        Write-Host 'top runs'
        Describe 'a' { It 'dot' { Get-Backup | Should -Be "from $PSScriptRoot" } }
        Describe 'b' {
            It 'other block' { Get-Backup | Should -Be "from $PSScriptRoot" }
            It 'module' { Get-FromModule | Should -Be 'private' }
            It 'private' { Get-Private }
            It 'not dotted' { ./Other.ps1; Get-Other }
            It 'dotted' { . ./Other.ps1; Get-Other | Should -Be 'other' }
            It 'runs the file' { . $PSScriptRoot/script.ps1 -Root TestDrive:/; $global:ProofRan | Should -Be 'ran'; Get-Inner | Should -Be 'TestDrive:/' }
        }
    }
}

Describe 'usage/importing-tested-functions' {
    It 'build the path from $PSScriptRoot, the folder of the test file.' {
        Get-Outcome $sample 'dot' | Should -Be 'Passed'
    }

    It '(Get-Module Backup).Path says which copy is loaded. Two paths mean two copies, and with two copies Mock -ModuleName and InModuleScope fail: remove them all first.' {
        $run = Invoke-Sample -File @{ 'a/Backup.psm1' = 'function Get-Copy { "a" }'; 'b/Backup.psm1' = 'function Get-Copy { "b" }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/a/Backup.psm1, $PSScriptRoot/b/Backup.psm1 -Force }
            Describe 'd' {
                It 'two' {
                    (Get-Module Backup).Path | Split-Path | Split-Path -Leaf | Should -Be 'a', 'b'
                    { Mock Get-Copy -ModuleName Backup } | Should -Throw 'Multiple*'
                    { InModuleScope Backup { 1 } } | Should -Throw 'Multiple*'
                }
                It 'one' {
                    Get-Module Backup -All | Remove-Module -Force
                    Import-Module $PSScriptRoot/b/Backup.psm1
                    (Get-Module Backup).Path | Should -BeLike '*b?Backup.psm1'
                    Mock Get-Copy { 'mocked' } -ModuleName Backup
                    InModuleScope Backup { Get-Copy } | Should -Be 'mocked'
                }
            }
        }
        $run.Passed | Should -Be 2
    }

    It '. ./file.ps1 runs the file in the current scope, so that its functions stay. ./file.ps1 alone runs the file in a scope of its own, and its functions are gone at once.' {
        $run = Invoke-Sample -File @{ 'Other.ps1' = 'function Get-Other { 1 }' } -Test { Describe 'd' { It 'not dotted' { ./Other.ps1; Get-Other }; It 'dotted' { . ./Other.ps1; Get-Other | Should -Be 1 } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    Context 'what the first pass leaves' {
        BeforeAll {
            $dotted = Invoke-Sample -File $files -Test { . $PSScriptRoot/Backup.ps1; $there = Get-Backup; Describe 'd' { It 'i <there>' -ForEach @{ there = $there } { $there | Should -Match '^from'; Get-Command Get-Backup -ErrorAction Ignore | Should -BeNullOrEmpty } } }
            $kept = Invoke-Sample -File $files -Test {
                Import-Module $PSScriptRoot/Backup.psm1; $plain = 1; $script:proofScript = 4; $global:proofKept = 2; $env:PROOF_KEPT = 3
                Describe 'd' {
                    It 'plain' { "$plain" | Should -Be '' }
                    It 'module' { Get-FromModule | Should -Be 'private' }
                    It 'global and environment' { "$proofKept$env:PROOF_KEPT" | Should -Be '23' }
                    It 'script' { "[$proofScript][$script:proofScript]" | Should -Be '[4][]' }
                }
            }
        }

        It 'Pester handles a test file in two passes: it executes the file to discover the tests, and runs setup and tests later. A line at the top of the file belongs to the first pass. Functions and variables of the first pass are gone in the second pass, with these exceptions:' {
            @($sample.Output -match 'top runs') | Should -HaveCount 1
            $dotted.Passed | Should -Be 1
            Assert-TestPassed $kept 'plain'
        }

        It 'An imported module, a $global: variable and an environment variable stay.' {
            Assert-TestPassed $kept 'module', 'global and environment'
        }

        It 'A $script: variable stays, but under the name $name, not as $script:name.' {
            Assert-TestPassed $kept 'script'
        }
    }

    It 'BeforeAll at the top of the file runs in the second pass, once, before all tests of the file, and what it defines is there for all of them.' {
        @($sample.Output -match 'BeforeAll runs') | Should -HaveCount 1
        $sample.Text.IndexOf('top runs') | Should -BeLessThan $sample.Text.IndexOf('BeforeAll runs')
        'dot', 'other block' | ForEach-Object { Get-Outcome $sample $_ } | Should -Be 'Passed', 'Passed'
    }

    It 'New-Fixture writes this header.' {
        $run = Invoke-Sample -Script { New-Fixture -Name Get-X | Out-Null }
        $run.Files['Get-X.Tests.ps1'] | Should -Match '\$PSCommandPath\.Replace\(''\.Tests\.ps1'', ?''\.ps1''\)'
    }

    It '-Force loads the module again, so that you test what you have just saved.' {
        (Invoke-Sample -File @{ 'Saved.psm1' = 'function Get-Saved { "old" }' } -Test {
            Describe 'd' {
                It 'i' {
                    Import-Module $PSScriptRoot/Saved.psm1
                    Set-Content $PSScriptRoot/Saved.psm1 'function Get-Saved { "new" }'
                    Import-Module $PSScriptRoot/Saved.psm1; Get-Saved | Should -Be 'old'
                    Import-Module $PSScriptRoot/Saved.psm1 -Force; Get-Saved | Should -Be 'new'
                }
            }
        }).Passed | Should -Be 1
    }

    It 'Tests see what the module exports, like any user of it.' {
        'module', 'private' | ForEach-Object { Get-Outcome $sample $_ } | Should -Be 'Passed', 'Failed'
    }

    It 'For a class in a module, put using module on the first line of the test file. The path is relative to the file, and must be literal text without variables. Even for a module beside the test file it begins with ./: using module BackupJob.psm1 fails with Could not find the module.' {
        $class = @{ 'Classes.psm1' = 'class ProofDisk { [int] $Size = 7 }' }
        (Invoke-Sample -File ($class + @{ 'in/C.Tests.ps1' = "using module ../Classes.psm1`nDescribe 'd' { It 'i' { ([ProofDisk]::new()).Size | Should -Be 7 } }" })).Passed | Should -Be 1
        (Invoke-Sample -File ($class + @{ 'C.Tests.ps1' = "BeforeAll { Import-Module `$PSScriptRoot/Classes.psm1 }`nDescribe 'd' { It 'i' { ([ProofDisk]::new()).Size } }" })).Messages | Should -Match 'Unable to find type \[ProofDisk\]'
        $beside = foreach ($path in './Classes.psm1', 'Classes.psm1', 'in/More.psm1') {
            $run = Invoke-Sample -File ($class + @{ 'in/More.psm1' = 'class ProofDisk { [int] $Size = 7 }'; 'C.Tests.ps1' = "using module $path`nDescribe 'd' { It 'i' { ([ProofDisk]::new()).Size | Should -Be 7 } }" })
            "$path $($run.Passed) $("$($run.Messages)" -match "Could not find the module 'Classes\.psm1'")"
        }
        $beside | Should -Be './Classes.psm1 1 False', 'Classes.psm1 0 True', 'in/More.psm1 1 False'
        (Invoke-Sample -File ($class + @{ 'C.Tests.ps1' = "using module `$PSScriptRoot/Classes.psm1`nDescribe 'd' { It 'i' { } }" })).Passed | Should -Be 0
    }

    It 'A class or enum in a .ps1 file is dot-sourced in BeforeAll, as functions are, and the tests can then write [BackupJob]::new(). Dot-source the files in order: each class or enum that a class names, even if only inside a method, comes before it.' {
        $classes = @{ 'Kind.ps1' = 'enum ProofOrder { Full; Diff }'; 'Job.ps1' = 'class ProofOrderJob { [ProofOrder] $Kind = "Diff" }'; 'Big.ps1' = 'class ProofOrderBig : ProofOrderJob { }'; 'Maker.ps1' = 'class ProofOrderMaker { [object] Make() { return [ProofOrderBig]::new() } }' }
        $load = @{
            'in order'  = 'BeforeAll { . $PSScriptRoot/Kind.ps1; . $PSScriptRoot/Job.ps1; . $PSScriptRoot/Big.ps1 }'
            'base late' = 'BeforeAll { . $PSScriptRoot/Kind.ps1; . $PSScriptRoot/Big.ps1; . $PSScriptRoot/Job.ps1 }'
            'enum late' = 'BeforeAll { . $PSScriptRoot/Job.ps1; . $PSScriptRoot/Kind.ps1; . $PSScriptRoot/Big.ps1 }'
            'as text'   = 'BeforeAll { . $PSScriptRoot/Kind.ps1; . $PSScriptRoot/Job.ps1; . $PSScriptRoot/Big.ps1; . ([scriptblock]::Create("class ProofOrderFake : ProofOrderBig { }")) }'
            'in method late' = 'BeforeAll { . $PSScriptRoot/Kind.ps1; . $PSScriptRoot/Job.ps1; . $PSScriptRoot/Maker.ps1; . $PSScriptRoot/Big.ps1 }'
            'in method' = 'BeforeAll { . $PSScriptRoot/Kind.ps1; . $PSScriptRoot/Job.ps1; . $PSScriptRoot/Big.ps1; . $PSScriptRoot/Maker.ps1 }'
            'at the top' = '. $PSScriptRoot/Kind.ps1; . $PSScriptRoot/Job.ps1; . $PSScriptRoot/Big.ps1'
            'inherits'  = 'BeforeAll { . $PSScriptRoot/Kind.ps1; . $PSScriptRoot/Job.ps1; . $PSScriptRoot/Big.ps1; class ProofOrderFake : ProofOrderBig { } }'
        }
        foreach ($name in $load.Keys) {
            $run = Invoke-Sample -File ($classes + @{ 'C.Tests.ps1' = "$($load[$name])`nDescribe 'd' { It 'i' { [ProofOrderBig]::new().Kind | Should -Be 'Diff' } }" })
            $run.Passed | Should -Be ([int] ($name -in 'in order', 'in method', 'as text')) -Because $name
        }
    }

    It 'Dot-sourcing runs the whole file. If it holds functions and the code that calls them, the backup starts when the tests do.' {
        Get-Outcome $sample 'runs the file' | Should -Be 'Passed'
    }

    It 'The file is loaded outside BeforeAll, or run without the dot.' {
        foreach ($test in '. $PSScriptRoot/Backup.ps1', 'BeforeAll { & $PSScriptRoot/Backup.ps1 }') {
            (Invoke-Sample "$test`nDescribe 'd' { It 'i' { Get-Backup } }" -File $files).Messages | Should -Match "'Get-Backup' is not recognized"
        }
    }

    It 'With InModuleScope around Describe, dot-source in a BeforeAll inside.' {
        $run = Invoke-Sample -File ($files + @{ 'Tape.psm1' = 'function Get-Inner { "inner" }' }) -Test {
            BeforeDiscovery { Import-Module $PSScriptRoot/Tape.psm1 -Force }
            BeforeAll { . $PSScriptRoot/Backup.ps1 }
            InModuleScope Tape { Describe 'outside' { It 'i' { Get-Backup } } }
            InModuleScope Tape { . $PSScriptRoot/Backup.ps1; Describe 'body' { It 'i' { Get-Backup } } }
            InModuleScope Tape { Describe 'inside' { BeforeAll { . $PSScriptRoot/Backup.ps1 }; It 'i' { Get-Backup } } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
        $run.Messages | Should -Match "'Get-Backup' is not recognized"
    }

    It 'Or the function is private: its module does not export it, and you call it inside the module.' {
        $run = Invoke-Sample -File @{ 'Private.psm1' = 'function Get-Open { Get-Hidden }; function Get-Hidden { 1 }; Export-ModuleMember Get-Open' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Private.psm1 -Force }
                It 'outside' { Get-Hidden }
                It 'inside' { InModuleScope Private { Get-Hidden } | Should -Be 1; Get-Open | Should -Be 1 }
            }
        }
        $run.Passed, $run.Failed | Should -Be 1, 1
        $run.Messages | Should -Match "'Get-Hidden' is not recognized"
    }

    It '$MyInvocation.MyCommand.Path is empty inside BeforeAll, because there it describes the script block and not the file.' {
        $sample.Text | Should -Match 'invocation \[\]'
    }

    It 'The class was loaded at the top of the file with a dot, or its module came with Import-Module, which does not bring classes along.' {
        $module = @{ 'Classes.psm1' = 'class ProofInModule { [int] $Size = 7 }; function Get-Size { [ProofInModule]::new().Size }' }
        $imported = Invoke-Sample -File ($module + @{ 'C.Tests.ps1' = "BeforeAll { Import-Module `$PSScriptRoot/Classes.psm1 -Force }; Describe 'd' { It 'function' { Get-Size | Should -Be 7 }; It 'class' { [ProofInModule]::new() } }" })
        $imported.Passed | Should -Be 1
        $imported.Messages | Should -Match 'Unable to find type \[ProofInModule\]'
        (Invoke-Sample -File ($module + @{ 'C.Tests.ps1' = "using module ./Classes.psm1`nDescribe 'd' { It 'i' { [ProofInModule]::new().Size | Should -Be 7 } }" })).Passed | Should -Be 1
        (Invoke-Sample -File @{ 'Dotted.ps1' = 'class ProofDotted { [int] $Size = 7 }'; 'C.Tests.ps1' = ". `$PSScriptRoot/Dotted.ps1`nDescribe 'd' { It 'i' { [ProofDotted]::new() } }" }).Messages | Should -Match 'Unable to find type \[ProofDotted\]'
    }

    It 'The dot-sourced script has a mandatory parameter.' {
        Get-Outcome $sample 'runs the file' | Should -Be 'Passed'
        (Invoke-Sample -File @{ 'script.ps1' = 'param ([Parameter(Mandatory)] $Root)' } -Test { Describe 'd' { It 'i' { . $PSScriptRoot/script.ps1 } } }).Messages | Should -Match 'missing mandatory parameters: Root'
    }

    It 'A .ps1 file with functions is dot-sourced; a module is imported with -Force.' {
        'dot', 'module' | ForEach-Object { Get-Outcome $sample $_ } | Should -Be 'Passed', 'Passed'
        (Invoke-Sample -File $files { Describe 'd' { It 'i' { & $PSScriptRoot/Backup.ps1; Get-Backup } } }).Failed | Should -Be 1
    }

    It 'From the test file''s own name. When the two files are in the same folder, this header fits every test file, and survives renaming. The name must end in .Tests.ps1 with a capital T, since Replace() is case-sensitive' {
        $header = { BeforeAll { . $PSCommandPath.Replace('.Tests.ps1', '.ps1') }; Describe 'd' { It 'i' { Get-Named | Should -Be 1 } } }
        (Invoke-Sample -File @{ 'Get-Named.ps1' = 'function Get-Named { 1 }'; 'Get-Named.Tests.ps1' = $header; 'in/Renamed.ps1' = 'function Get-Named { 1 }'; 'in/Renamed.Tests.ps1' = $header }).Passed | Should -Be 2
        (Invoke-Sample -File @{ 'Get-Named.ps1' = 'function Get-Named { 1 }'; 'Get-Named.tests.ps1' = $header }).Passed | Should -Be 0
    }

    It 'From a tests folder. Go up one folder and down again' {
        (Invoke-Sample -File @{ 'src/Get-Named.ps1' = 'function Get-Named { 1 }'; 'tests/A.Tests.ps1' = { BeforeAll { . $PSScriptRoot/../src/Get-Named.ps1 }; Describe 'd' { It 'i' { Get-Named | Should -Be 1 } } } }).Passed | Should -Be 1
    }

    It 'A session does not reload a class that a test file names. After you change the class, run the tests in a new session, pwsh -Command Invoke-Pester, or you test the old class.' {
        $run = Invoke-Sample -Seconds 120 -File @{ 'Reloaded.psm1' = 'class ProofReloaded { [int] $Size = 7 }'; 'C.Tests.ps1' = "using module ./Reloaded.psm1`nDescribe 'd' { It 'i' { ([ProofReloaded]::new()).Size | Should -Be 7 } }" } -Script {
            (Invoke-Pester -Path ./C.Tests.ps1 -PassThru).PassedCount
            Set-Content ./Reloaded.psm1 'class ProofReloaded { [int] $Size = 8 }'
            (Invoke-Pester -Path ./C.Tests.ps1 -PassThru).PassedCount
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -Command "Import-Module '$manifest'; (Invoke-Pester -Path ./C.Tests.ps1 -PassThru -Output None).PassedCount"
        }
        $run.Value | Should -Be 1, 1, 0
    }

    It 'Moving them into BeforeAll unchanged does not work: $MyInvocation.MyCommand.Path is empty there.' {
        $lines = '$here = Split-Path -Parent $MyInvocation.MyCommand.Path; $sut = (Split-Path -Leaf $MyInvocation.MyCommand.Path) -replace "\.Tests\.", "."; . "$here\$sut"'
        $test = "Describe 'd' { It 'i' { Get-Named | Should -Be 1 } }"
        (Invoke-Sample -File @{ 'Get-Named.ps1' = 'function Get-Named { 1 }'; 'Get-Named.Tests.ps1' = "BeforeAll { $lines }`n$test" }).Passed | Should -Be 0
        (Invoke-Sample -File @{ 'Get-Named.ps1' = 'function Get-Named { 1 }'; 'Get-Named.Tests.ps1' = "BeforeAll { . `$PSScriptRoot/Get-Named.ps1 }`n$test" }).Passed | Should -Be 1
        (Invoke-Sample { Write-Host "<top $([bool] $MyInvocation.MyCommand.Path)>"; Describe 'd' { BeforeAll { Write-Host "<setup $([bool] $MyInvocation.MyCommand.Path)>" }; It 'i' { } } }).Text | Should -Match '(?s)<top True>.*<setup False>'
    }

    It 'The module was imported without -Force, and an older copy was loaded already. Import-Module then does nothing.' {
        $run = Invoke-Sample -File @{ 'Old.psm1' = 'function Get-Old { "old" }' } { Describe 'd' {
            BeforeAll { Import-Module $PSScriptRoot/Old.psm1; Set-Content $PSScriptRoot/Old.psm1 'function Get-Old { "new" }'; Import-Module $PSScriptRoot/Old.psm1 }
            It 'old' { Get-Old | Should -Be 'old' }
            It 'forced' { Import-Module $PSScriptRoot/Old.psm1 -Force; Get-Old | Should -Be 'new' }
        } }
        $run.Passed | Should -Be 2
    }

    It 'What a test file dot-sources is gone after the run, and modules stay loaded. A function that you dot-sourced at the prompt is still there: the tests call it when the test file loads no function of that name.' {
        $run = Invoke-Sample -File @{
            'Gone.ps1'   = 'function Get-ProofGone { "new" }'
            'Kept.psm1'  = 'function Get-ProofKept { "kept" }'
            'Old.ps1'    = 'function Get-ProofGone { "old" }'
            'loads.Tests.ps1' = { BeforeAll { . $PSScriptRoot/Gone.ps1; Import-Module $PSScriptRoot/Kept.psm1 }; Describe 'd' { It 'i' { Get-ProofGone | Should -Be 'new'; Get-ProofKept | Should -Be 'kept' } } }
            'none.Tests.ps1'  = { Describe 'd' { It 'i' { Get-ProofGone | Should -Be 'old' } } }
        } -Script {
            $config = @{ Run = @{ PassThru = $true; Path = './loads.Tests.ps1' }; Output = @{ Verbosity = 'None' } }
            "loads $((Invoke-Pester -Configuration $config).PassedCount) gone $($null -eq (Get-Command Get-ProofGone -ErrorAction Ignore)) kept $(Get-ProofKept)"
            . ./Old.ps1
            "again $((Invoke-Pester -Configuration $config).PassedCount) $(Get-ProofGone)"
            $config.Run.Path = './none.Tests.ps1'
            "none $((Invoke-Pester -Configuration $config).PassedCount)"
        }
        $run.Value | Should -Be 'loads 1 gone True kept kept', 'again 1 old', 'none 1'
    }

    It 'For a class that the test file names, even -Force is not enough: open a new session.' {
        $run = Invoke-Sample -File @{ 'Forced.psm1' = 'class ProofForced { [int] $Size = 7 }' } -Script {
            Set-Content ask.ps1 "using module ./Forced.psm1`n[ProofForced]::new().Size"
            ./ask.ps1
            Set-Content ./Forced.psm1 'class ProofForced { [int] $Size = 8 }'
            Import-Module ./Forced.psm1 -Force
            ./ask.ps1
        }
        $run.Value | Should -Be 7, 7
    }

    It '$PSScriptRoot/Backup.ps1 -Root TestDrive:/, or move the functions out.' {
        Get-Outcome $sample 'runs the file' | Should -Be 'Passed'
        (Invoke-Sample -File @{ 'Functions.ps1' = 'function Get-Inner { 1 }'; 'script.ps1' = "param ([Parameter(Mandatory)] `$Root)`n. `$PSScriptRoot/Functions.ps1`n`$Root" } { Describe 'd' { It 'i' { . $PSScriptRoot/Functions.ps1; Get-Inner | Should -Be 1 } } }).Passed | Should -Be 1
    }

    It 'Dot-source everything in a folder that is not a test:' {
        $run = Invoke-Sample -File @{ 'src/Get-One.ps1' = 'function Get-One { 1 }'; 'src/Get-Two.ps1' = 'function Get-Two { 2 }'; 'src/Get-Two.Tests.ps1' = 'throw "not to be loaded"' } {
            BeforeAll { foreach ($file in Get-ChildItem -Path $PSScriptRoot/src/*.ps1 -Exclude *.Tests.ps1) { . $file.FullName } }
            Describe 'd' { It 'loaded' { Get-One | Should -Be 1; Get-Two | Should -Be 2 } }
        } -Configuration @{ Run = @{ ExcludePath = '*/src/*' } }
        $run.Passed | Should -Be 1
    }

    It 'Cannot convert the "BackupJob" value of type "BackupJob" to type "BackupJob" is the sign of two copies of a class in one session.' {
        $run = Invoke-Sample -File @{ 'Job.ps1' = 'class ProofTwice { }; function Get-ProofJob ([ProofTwice] $Job) { $Job.GetType().Name }' } -Script {
            . ./Job.ps1
            $first = ${function:Get-ProofJob}
            & $first ([ProofTwice]::new())
            Add-Content ./Job.ps1 '# changed'
            . ./Job.ps1
            try { & $first (Invoke-Expression '[ProofTwice]::new()') } catch { "$_" }
        }
        $run.Value[0] | Should -Be 'ProofTwice'
        $run.Value[1] | Should -Match 'Cannot convert the "ProofTwice" value of type "ProofTwice" to type "ProofTwice"'
    }

    It 'An import by name finds the module only where it is installed, and so fails on a build agent. When you have to use the name, put the folder above the module into $env:PSModulePath first.' {
        $run = Invoke-Sample -File @{ 'src/Backup/Backup.psm1' = 'function Get-FromModule { 1 }' } -Test {
            Describe 'by name' { BeforeAll { Import-Module Backup -ErrorAction Stop }; It 'i' { } }
            Describe 'folder above' {
                BeforeAll { $env:PSModulePath = "$PSScriptRoot/src" + [System.IO.Path]::PathSeparator + $env:PSModulePath; Import-Module Backup -ErrorAction Stop }
                It 'j' { Get-FromModule | Should -Be 1 }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'Both are empty in lines that you run as a selection, without their file' {
        $run = Invoke-Sample -File @{ 'whole.ps1' = '"[$PSScriptRoot$PSCommandPath]"' } -Script { . ./whole.ps1; Invoke-Expression (Get-Content whole.ps1) }
        $run.Value[0] | Should -BeLike '*whole.ps1?'
        $run.Value[1] | Should -Be '[]'
    }

    It 'Tests and AfterAll read its variables without $script:' {
        $run = Invoke-Sample {
            BeforeAll { $root = 'one' }
            AfterAll { Write-Host "after [$root]" }
            Describe 'd' { It 'reads' { $root | Should -Be 'one'; $root = 'two' }; It 'reads again' { $root | Should -Be 'one' } }
        }
        $run.Passed | Should -Be 2
        $run.Text | Should -Match 'after \[one\]'
    }

    It 'To import the module once for a whole suite, but again when you run one file in an editor, write Import-Module $PSScriptRoot/Backup.psm1 -Force:(-not $env:BACKUP_SUITE) and leave out the Remove-Module.' {
        $test = 'BeforeAll { Import-Module $PSScriptRoot/Once.psm1 -Force:(-not $env:BACKUP_SUITE) }; Describe d { It i { Get-Once | Should -Be 1 } }'
        $once = @{ 'Once.psm1' = '[System.Environment]::SetEnvironmentVariable("PROOF_ONCE", "$env:PROOF_ONCE+"); function Get-Once { 1 }'; 'a.Tests.ps1' = $test; 'b.Tests.ps1' = $test }
        foreach ($case in @('1', '+'), @('', '++')) {
            $run = Invoke-Sample -File $once -Environment @{ BACKUP_SUITE = $case[0] } -Inspect { $env:PROOF_ONCE }
            $run.Passed | Should -Be 2
            $run.Value | Should -Be $case[1]
        }
        $once['a.Tests.ps1'] = $once['b.Tests.ps1'] = "$test; AfterAll { Remove-Module Once }"
        (Invoke-Sample -File $once -Environment @{ BACKUP_SUITE = '1' } -Inspect { $env:PROOF_ONCE }).Value | Should -Be '++'
    }

    It 'The files then share the variables of the module.' {
        $test = 'BeforeAll { Import-Module $PSScriptRoot/Count.psm1 -Force:(-not $env:BACKUP_SUITE) }; Describe d { It i { Write-Host "count $(Add-Count)" } }'
        $files = @{ 'Count.psm1' = '$script:count = 0; function Add-Count { $script:count += 1; $script:count }'; 'a.Tests.ps1' = $test; 'b.Tests.ps1' = $test }
        (Invoke-Sample -File $files -Environment @{ BACKUP_SUITE = '1' }).Text | Should -Match '(?s)count 1.*count 2'
        (Invoke-Sample -File $files -Environment @{ BACKUP_SUITE = '' }).Text | Should -Not -Match 'count 2'
    }

    Context 'a path from Replace' {
        BeforeAll {
            $replace = '. $PSCommandPath.Replace(''.Tests.ps1'', ''.ps1'')'
            # Two tests, of which one needs the function.
            function Invoke-Named ([string] $Name, [string] $Line, [scriptblock] $Before = { }) {
                Invoke-Sample -File @{ 'temp.ps1' = 'function Get-Temp { 7 }'; "$Name" = "BeforeAll { $Line }; Describe 'd' { It 'i' { Get-Temp | Should -Be 7 }; It 'j' { } }" } -Script ([scriptblock]::Create("$Before`nInvoke-Pester -Path './$Name' -PassThru"))
            }
            $itself = Invoke-Named 'temp.tests.ps1' $replace
        }

        It 'A file that is named temp.tests.ps1 loads itself with . $PSCommandPath.Replace(''.Tests.ps1'', ''.ps1''), since Replace() is case-sensitive and changes nothing.' {
            $itself.Messages | Should -Match "'Get-Temp' is not recognized"
            (Invoke-Named 'temp.tests.ps1' 'Write-Host "loads [$(Split-Path -Leaf $PSCommandPath.Replace(''.Tests.ps1'', ''.ps1''))]"').Text | Should -Match 'loads \[temp\.tests\.ps1\]'
        }

        It 'The sign is a NotRun above 0 without a filter: the tests of the file are found a second time, and not run.' {
            $itself.Passed, $itself.Failed, $itself.NotRun | Should -Be 1, 1, 2
            $itself.Text | Should -Match 'NotRun: 2'
            (Invoke-Sample -File @{ 'temp.ps1' = 'function Get-Temp { 7 }'; 'temp.tests.ps1' = "BeforeAll { $replace }; Describe 'd' { It 'i' { Get-Temp } }" } -Script { Invoke-Pester -Path ./temp.tests.ps1 -PassThru }).Text | Should -Match 'NotRun: 1'
        }

        It 'Name the file temp.Tests.ps1, or write . ($PSCommandPath -replace ''\.tests\.ps1$'', ''.ps1''), with the parentheses.' {
            $good = '. ($PSCommandPath -replace ''\.tests\.ps1$'', ''.ps1'')'
            foreach ($case in @('temp.Tests.ps1', $replace), @('temp.Tests.ps1', $good), @('temp.tests.ps1', $good)) {
                $run = Invoke-Named @case
                $run.Passed, $run.NotRun | Should -Be 2, 0
            }
            (Invoke-Named 'temp.Tests.ps1' ($good -replace '[()]')).Messages | Should -Match "'Get-Temp' is not recognized"
        }

        It 'Any name without .Tests.ps1 has the same effect, for example Backup.Test.ps1, or a name with a space before .ps1. Rename the file, or write the name of the script, . $PSScriptRoot/Backup.ps1.' {
            foreach ($name in 'temp.Test.ps1', 'temp.Tests .ps1', 'temp.Tests.Unit.ps1', 'Test-Temp.ps1') {
                $run = Invoke-Named $name $replace
                $run.Messages | Should -Match "'Get-Temp' is not recognized"
                $run.Passed, $run.Failed, $run.NotRun | Should -Be 1, 1, 2
                $run = Invoke-Named $name '. $PSScriptRoot/temp.ps1'
                $run.Passed, $run.NotRun | Should -Be 2, 0
            }
            $run = Invoke-Named 'temp.Tests.ps1' $replace
            $run.Passed, $run.NotRun | Should -Be 2, 0
        }

        It 'Functions that F5 left in the session hide the mistake.' {
            $hidden = Invoke-Named 'temp.tests.ps1' $replace { . ./temp.ps1 }
            $hidden.Passed, $hidden.NotRun | Should -Be 2, 2
        }
    }

    Context 'a variable at the top of a script' {
        BeforeAll {
            $run = Invoke-Sample -File @{
                'Plain.ps1' = '$Config = "plain"; function Get-Plain { "<$script:Config>" }; if ($Print) { Get-Plain }'
                'Script.ps1' = '$script:Named = "named"; function Get-Named { "<$script:Named>" }'
                'Call.ps1' = 'param ($Print) $Config = "plain"; function Get-Called { "<$script:Config>" }; Get-Called'
                'Mod.psm1' = '. $PSScriptRoot/Plain.ps1; function Get-FromModule { Get-Plain }; Export-ModuleMember -Function Get-FromModule'
            } -Test {
                BeforeAll { . $PSScriptRoot/Plain.ps1; . $PSScriptRoot/Script.ps1; Import-Module $PSScriptRoot/Mod.psm1 }
                AfterAll { Remove-Module Mod }
                Describe 'd' {
                    It 'dot' { Get-Plain | Should -Be '<>' }
                    It 'named' { Get-Named | Should -Be '<named>' }
                    It 'called' { & $PSScriptRoot/Call.ps1 | Should -Be '<plain>' }
                    It 'module' { Get-FromModule | Should -Be '<plain>' }
                    Context 'set' { BeforeEach { $script:Config = 'test' }; It 'set' { Get-Plain | Should -Be '<test>' } }
                }
            }
        }

        It 'The file sets a plain $Config at its top, and its function reads $script:Config. When the file is called with &, or dot-sourced by a module, both are one variable. When it is dot-sourced in BeforeAll, the plain variable belongs to the BeforeAll, and $script: means the test file, so the function gets $null.' {
            Assert-TestPassed $run 'dot', 'called', 'module'
        }

        It 'Write $script:Config = … in the file, or set it in the test: BeforeEach { $script:Config = @{ Url = ''test'' } }.' {
            Assert-TestPassed $run 'named', 'set'
        }
    }

    It 'A function that a module imports for itself, with Import-Module in its .psm1, is not visible outside when the manifest names what to export. Import that second module in the test as well, or call the function inside the first: InModuleScope Backup { Get-Inner }.' {
        $run = Invoke-Sample -File @{
            'Inner.psm1'  = 'function Get-Inner { "inner" }'
            'Backup.psm1' = 'Import-Module $PSScriptRoot/Inner.psm1; function Get-Outer { Get-Inner }'
            'Backup.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Backup.psm1'; FunctionsToExport = 'Get-Outer' }"
            'Open.psm1'   = 'Import-Module $PSScriptRoot/Inner.psm1'
        } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Backup.psd1 -Force }
                AfterAll { Remove-Module Backup, Open, Inner -ErrorAction Ignore }
                It 'not visible' { Get-Outer | Should -Be 'inner'; { Get-Inner } | Should -Throw '*Get-Inner*not recognized*' }
                It 'inside' { InModuleScope Backup { Get-Inner } | Should -Be 'inner' }
                It 'imported as well' { Import-Module $PSScriptRoot/Inner.psm1; Get-Inner | Should -Be 'inner'; Remove-Module Inner }
                It 'no manifest' { Import-Module $PSScriptRoot/Open.psm1; Get-Inner | Should -Be 'inner' }
            }
        }
        Assert-TestPassed $run 'not visible', 'inside', 'imported as well', 'no manifest'
    }

    It 'In an interactive session PowerShell asks for the value instead, and the run seems to hang.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -File @{ 'Backup.ps1' = 'param ([Parameter(Mandatory)] $Root) function Get-Root { $Root }'; 'A.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/Backup.ps1 }; Describe d { It i { Get-Root | Should -Be answer } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $run = "Import-Module '$pester'; Invoke-Pester -Path ./A.Tests.ps1"
            'answer' | & (Get-Process -Id $PID).Path -NoProfile -Command $run | Out-String
            'answer' | & (Get-Process -Id $PID).Path -NoProfile -NonInteractive -Command $run | Out-String
        }
        $run.Value[0] | Should -Match '(?s)Supply values for the following parameters:.*Root: .*Tests Passed: 1'
        $run.Value[1] | Should -Match 'Tests Passed: 0'
    }

    Context 'a class in the test file' {
        BeforeAll {
            $run = Invoke-Sample -File @{ 'a.Tests.ps1' = @(
                'class ProofTop { [int] $N = 1 }; BeforeAll { class ProofAll { [int] $N = 2 } }; BeforeDiscovery { class ProofEarly { } }'
                'Describe "d" { class ProofBody { [int] $N = 4 }; enum ProofKind { Full; Diff }; BeforeAll { class ProofBlock { [int] $N = 3 } }; It "body" { [ProofBody]::new().N | Should -Be 4; [ProofKind]::Diff | Should -Be "Diff" }; It "top" { [ProofTop]::new().N | Should -Be 1 }; It "all" { [ProofAll]::new().N | Should -Be 2 }; It "block" { [ProofBlock]::new().N | Should -Be 3 }; It "early" { { [ProofEarly]::new() } | Should -Throw "Unable to find type*" } }'
                'Describe "e" { It "next" { { [ProofBlock]::new() } | Should -Throw "Unable to find type*" }; It "next of the body" { { [ProofBody]::new() } | Should -Throw "Unable to find type*"; { [ProofKind]::Full } | Should -Throw "Unable to find type*" } }') -join '; ' }
        }

        It 'You can also write a class or enum that only the tests use into the test file: at the top, in the body of a block, or in BeforeAll of the file or of the block.' {
            Assert-TestPassed $run 'top', 'body', 'all', 'block'
        }

        It 'A class in the body of a block, or in its BeforeAll, is unknown in the next block.' {
            Assert-TestPassed $run 'block', 'body', 'next', 'next of the body'
        }

        It 'A class in BeforeDiscovery is unknown in the tests: Unable to find type.' {
            Assert-TestPassed $run 'early'
        }
    }

    It 'Its methods read and set the $script: variables of the file.' {
        $method = "{ [string] Read() { return `$script:word }`n [void] Set() { `$script:word = 'changed' } }"
        $run = Invoke-Sample "class ProofReadTop $method`nBeforeAll { `$script:word = 'first'; class ProofReadAll $method }`nDescribe d { class ProofReadBody $method`n It '<_>' -ForEach 'Top', 'All', 'Body' { `$log = switch (`$_) { Top { [ProofReadTop]::new() } All { [ProofReadAll]::new() } Body { [ProofReadBody]::new() } }; `$script:word = 'first'; `$log.Read() | Should -Be 'first'; `$log.Set(); `$script:word | Should -Be 'changed' } }"
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed' -Because "$($run.Messages)"
    }

    It 'New-Object and a helper file find only a class from BeforeAll.' {
        $run = Invoke-Sample -File @{ 'help.ps1' = 'function Get-Top { [ProofNewTop]::new() }; function Get-Body { [ProofNewBody]::new() }; function Get-All { [ProofNewAll]::new() }'; 'a.Tests.ps1' = 'class ProofNewTop { }; BeforeAll { class ProofNewAll { }; . $PSScriptRoot/help.ps1 }; Describe "d" { class ProofNewBody { }; It "top" { { New-Object ProofNewTop } | Should -Throw "Cannot find type*"; { Get-Top } | Should -Throw "Unable to find type*"; [ProofNewTop]::new() | Should -Not -BeNullOrEmpty }; It "body" { { New-Object ProofNewBody } | Should -Throw "Cannot find type*"; { Get-Body } | Should -Throw "Unable to find type*"; [ProofNewBody]::new() | Should -Not -BeNullOrEmpty }; It "all" { New-Object ProofNewAll | Should -Not -BeNullOrEmpty; Get-All | Should -Not -BeNullOrEmpty } }' }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed' -Because "$($run.Messages)"
    }

    It 'InModuleScope in a test finds only a class from the top of the file or from the body of the block.' {
        $run = Invoke-Sample 'class ProofScopeTop { }; BeforeAll { class ProofScopeAll { }; New-Module -Name ProofScope { } | Import-Module }; AfterAll { Remove-Module ProofScope }; Describe d { class ProofScopeBody { }; It i { InModuleScope ProofScope { [ProofScopeTop]::new() } | Should -Not -BeNullOrEmpty; InModuleScope ProofScope { [ProofScopeBody]::new() } | Should -Not -BeNullOrEmpty; { InModuleScope ProofScope { [ProofScopeAll]::new() } } | Should -Throw "Unable to find type*" } }'
        $run.Passed | Should -Be 1 -Because "$($run.Messages)"
    }

    It 'A class in the test file that inherits from a class of the tested code, or names one inside itself, is read too early: write it as text.' {
        foreach ($stub in 'class ProofStub : ProofReal { }', 'class ProofStub { [ProofReal] $Kept }', 'class ProofStub { [object] Get () { return [ProofReal]::new() } }') {
            $run = Invoke-Sample -File @{ 'Real.ps1' = 'class ProofReal { }'; 'a.Tests.ps1' = "BeforeAll { . `$PSScriptRoot/Real.ps1; $stub }; Describe d { It i { } }" }
            $run.Messages | Should -Match 'Unable to find type \[ProofReal\]'
        }
    }

    Context 'functions named like commands of Pester' {
        It 'Loaded in BeforeAll, a function Should or Mock takes the place of that command in the tests of the file: every assertion with Should passes, and nothing is mocked.' {
            $run = Invoke-Sample 'BeforeAll { . "$PSScriptRoot/code.ps1" }; Describe "d" { It "wrong" { Mock Get-Date { 1 }; $date = Get-Date; if ($date -isnot [datetime]) { throw "mocked" }; 1 | Should -Be 2 }; It "module" { 1 | Pester\Should -Be 2 } }' -File @{ 'code.ps1' = 'function Should { }; function Mock { }' }
            Assert-TestPassed $run 'wrong'
            ($run.Tests | Where-Object Name -EQ 'module').Result | Should -Be 'Failed'
            $files = @{ 'code.ps1' = 'function Should { }'; 'a.Tests.ps1' = 'BeforeAll { . "$PSScriptRoot/code.ps1" }; Describe "a" { It "passes" { 1 | Should -Be 2 } }'; 'b.Tests.ps1' = 'Describe "b" { It "fails" { 1 | Should -Be 2 } }' }
            (Invoke-Sample -File $files -Script { (Invoke-Pester -Path ./a.Tests.ps1, ./b.Tests.ps1 -PassThru -Output None).Failed.Name }).Value | Should -Be 'fails'
        }

        It 'Describe, Context and It have been read before, so functions of these names do no harm there.' {
            $run = Invoke-Sample 'BeforeAll { . "$PSScriptRoot/code.ps1" }; Describe "d" { Context "c" { It "runs" { 1 | Should -Be 2 } } }' -File @{ 'code.ps1' = 'function Describe { }; function Context { }; function It { }' }
            ($run.Tests | Where-Object Name -EQ 'runs').Result | Should -Be 'Failed'
        }

        It 'They do when the code is loaded at the top of the file, or when a module that exports them is loaded before the run. Blocks or tests are then missing, without a message.' {
            $run = Invoke-Sample '. "$PSScriptRoot/code.ps1"; Describe "d" { Context "c" { It "in it" { 1 | Should -Be 2 } }; It "beside it" { 1 | Should -Be 1 } }' -File @{ 'code.ps1' = 'function Context { }' }
            $run.Tests.Name | Should -Be 'beside it'; $run.Failed | Should -Be 0; $run.Errors | Should -BeNullOrEmpty
            $run = Invoke-Sample -File @{ 'Code.psm1' = 'function It { }'; 'a.Tests.ps1' = 'Describe "d" { It "lost" { 1 | Should -Be 2 } }' } -Script {
                (Invoke-Pester -Path ./a.Tests.ps1 -PassThru -Output None).FailedCount
                Import-Module ./Code.psm1
                (Invoke-Pester -Path ./a.Tests.ps1 -PassThru -Output None).TotalCount
                Remove-Module Code
            }
            $run.Value | Should -Be 1, 0
        }

        It 'A function that its module does not export does no harm, except inside InModuleScope of that module.' {
            $run = Invoke-Sample 'BeforeAll { Import-Module "$PSScriptRoot/Hidden.psm1" -Force }; Describe "d" { It "sees it" { Get-Own | Should -Be "mine" }; It "fails" { Get-Own | Should -Be "other" } }' -File @{ 'Hidden.psm1' = 'function Should { "mine" }; function Get-Own { Should }; Export-ModuleMember Get-Own' }
            Assert-TestPassed $run 'sees it'
            $run.Failed | Should -Be 1
            $run = Invoke-Sample 'BeforeAll { Import-Module "$PSScriptRoot/Hidden.psm1" -Force }; Describe "d" { It "inside" { InModuleScope Hidden { 1 | Should -Be 2 } }; It "named" { InModuleScope Hidden { 1 | Pester\Should -Be 2 } } }' -File @{ 'Hidden.psm1' = 'function Should { }; function Get-Own { }; Export-ModuleMember Get-Own' }
            Assert-TestPassed $run 'inside'
            ($run.Tests | Where-Object Name -EQ 'named').Result | Should -Be 'Failed'
        }

        It 'An advanced function Should ends the test with A parameter cannot be found that matches parameter name ''Be''. instead.' {
            foreach ($code in 'function Should { [CmdletBinding()] param() }', 'function Should { param([Parameter()] $Text) }') {
                $run = Invoke-Sample 'BeforeAll { . "$PSScriptRoot/code.ps1" }; Describe "d" { It "right" { 1 | Should -Be 1 } }' -File @{ 'code.ps1' = $code }
                $run.Messages | Should -BeLike "*A parameter cannot be found that matches parameter name 'Be'.*"
            }
        }
    }

    It 'BeforeAll dot-sources a script with that line, so the setup fails, and with it the tests of its block or file.' {
        $run = Invoke-Sample -File @{ 'Lib.ps1' = "function Get-Lib { 'lib' }`nExport-ModuleMember -Function Get-Lib" } -Test { BeforeAll { . "$PSScriptRoot/Lib.ps1" }; Describe 'd' { It 'i' { 1 }; It 'j' { 1 } } }
        $run.Passed | Should -Be 0
        $run.Failed | Should -Be 2
        $block = Invoke-Sample -File @{ 'Lib.ps1' = "function Get-Lib { 'lib' }`nExport-ModuleMember -Function Get-Lib" } -Test { Describe 'd' { BeforeAll { . "$PSScriptRoot/Lib.ps1" }; It 'i' { 1 }; Context 'c' { It 'j' { 1 } } }; Describe 'e' { It 'k' { 1 } } }
        $block.Passed | Should -Be 1
        $block.Failed | Should -Be 2
        $plain = Invoke-Sample -File @{ 'Lib.ps1' = "function Get-Lib { 'lib' }" } -Test { BeforeAll { . "$PSScriptRoot/Lib.ps1" }; Describe 'd' { It 'i' { Get-Lib | Should -Be 'lib' } } }
        $plain.Passed | Should -Be 1
    }

    It 'A class in BeforeAll is unknown in the data of -ForEach, such as @{ Job = [BackupJob]::new() }: discovery fails with Unable to find type. There, a class from the top of the file, from the body of a block around it or from BeforeDiscovery is known.' {
        $rest = "`nDescribe 'd' { It 'i' -ForEach @{ Job = [{0}]::new() } { `$Job.Days | Should -Be 30 } }"
        $body = 'class {0} {{ [int] $Days = 30 }}'
        $run = foreach ($case in @('ForEachAll', "BeforeAll { $body }"), @('ForEachTop', $body), @('ForEachDiscovery', "BeforeDiscovery { $body }")) {
            Invoke-Sample -Test (($case[1].Replace('{{', '{').Replace('}}', '}') + $rest).Replace('{0}', $case[0]))
        }
        $run[0].Messages -join ' ' | Should -BeLike '*Unable to find type `[ForEachAll`]*'
        $run[0].Passed | Should -Be 0
        $run[1, 2].Passed | Should -Be 1, 1
        (Invoke-Sample 'Describe d { class ForEachBody { [int] $Days = 30 }; It i -ForEach @{ Job = [ForEachBody]::new() } { $Job.Days | Should -Be 30 } }').Passed | Should -Be 1
    }

    It 'In a function that BeforeAll calls, what the loop loads is gone when the function returns. A dot before the call, . Import-Source, keeps it, except for a function of a module.' {
        $run = Invoke-Sample -File @{ 'part.ps1' = "function Get-Part { 'part' }"; 'Loader.psm1' = 'function Import-Part { foreach ($file in Get-ChildItem -Path $PSScriptRoot/part*.ps1) { . $file.FullName } }' } -Test {
            Describe 'in a function of a module, with a dot' {
                BeforeAll { Import-Module $PSScriptRoot/Loader.psm1; . Import-Part }
                AfterAll { Remove-Module Loader }
                It 'gone, too' { { Get-Part } | Should -Throw "The term 'Get-Part' is not recognized*" }
            }
            Describe 'in a function' {
                BeforeAll { function Import-Part { foreach ($file in Get-ChildItem -Path $PSScriptRoot/part*.ps1) { . $file.FullName }; Get-Part }; $inside = Import-Part }
                It 'gone' { $inside | Should -Be 'part'; { Get-Part } | Should -Throw "The term 'Get-Part' is not recognized*" }
            }
            Describe 'in a function, with a dot' {
                BeforeAll { function Import-Part { foreach ($file in Get-ChildItem -Path $PSScriptRoot/part*.ps1) { . $file.FullName } }; . Import-Part }
                It 'kept' { Get-Part | Should -Be 'part' }
            }
            Describe 'in a loop' {
                BeforeAll { foreach ($file in Get-ChildItem -Path $PSScriptRoot/part*.ps1) { . $file.FullName } }
                It 'there' { Get-Part | Should -Be 'part' }
            }
            Describe 'in ForEach-Object' {
                BeforeAll { Get-ChildItem -Path $PSScriptRoot/part*.ps1 | ForEach-Object { . $_.FullName } }
                It 'there, too' { Get-Part | Should -Be 'part' }
            }
        }
        Assert-TestPassed $run 'gone, too', 'gone', 'kept', 'there', 'there, too'
    }

    Context 'Scripts that do something, names of Pester' {
        BeforeAll {
            $loaded = Invoke-Sample -File @{
                'Start-Backup.ps1' = 'function Get-Target { "tape" }; if ($MyInvocation.InvocationName -ne ".") { $global:proofStarted++ }'
                'Work.ps1'         = 'function Get-Kind { "full" }; $global:proofWorked = $true; Get-Kind'
                'Send-Backup.ps1'  = 'Write-Mail (Get-Date)'
                'Inside.psm1'      = 'function Get-Outside { "outside $(Get-Inside)" }; function Get-Inside { "inside" }; Export-ModuleMember Get-Outside'
                'Script.ps1'       = 'function Get-Outside { "x" }; Export-ModuleMember Get-Outside'
            } {
                Describe 'd' {
                    It 'dot-sourced' { $global:proofStarted = 0; . $PSScriptRoot/Start-Backup.ps1; Get-Target | Should -Be 'tape'; $global:proofStarted | Should -Be 0; & $PSScriptRoot/Start-Backup.ps1; $global:proofStarted | Should -Be 1 }
                    It 'out of its text' {
                        $global:proofWorked = $false
                        $tree = [System.Management.Automation.Language.Parser]::ParseFile("$PSScriptRoot/Work.ps1", [ref] $null, [ref] $null)
                        $tree.FindAll({ $args[0] -is [System.Management.Automation.Language.FunctionDefinitionAst] }, $false) | ForEach-Object { . ([scriptblock]::Create($_.Extent.Text)) }
                        Get-Kind | Should -Be 'full'; $global:proofWorked | Should -Be $false
                    }
                    It 'mocked before' { function Write-Mail { throw 'real' }; Mock Write-Mail { 'mock' }; Mock Get-Date { 'now' }; & $PSScriptRoot/Send-Backup.ps1 | Should -Be 'mock'; Should -Invoke Write-Mail -Times 1 -Exactly; Should -Invoke Get-Date -Times 1 -Exactly }
                    It 'mocked after' { function Write-Mail { throw 'real' }; & $PSScriptRoot/Send-Backup.ps1; Mock Write-Mail { 'mock' } }
                    It 'module' { Import-Module $PSScriptRoot/Inside.psm1 -Force; Get-Outside | Should -Be 'outside inside'; Get-Command Get-Inside -ErrorAction Ignore | Should -BeNullOrEmpty; InModuleScope Inside { Get-Inside } | Should -Be 'inside' }
                    It 'script' { . $PSScriptRoot/Script.ps1 }
                }
            }
            function Assert-Failed ([string] $Name, [string] $Like) { $test = $loaded.Tests | Where-Object Name -EQ $Name; $test.Result | Should -Be 'Failed'; "$($test.Message)" | Should -BeLike $Like }
        }

        It 'If they have to stay, two other ways lead to the functions: the script notices that it is dot-sourced, by if ($MyInvocation.InvocationName -ne ''.'') around its work, or the tests take the functions out of its text.' {
            Assert-TestPassed $loaded 'dot-sourced', 'out of its text'
        }

        It 'Before that call, mock the commands and functions that the script calls.' {
            Assert-TestPassed $loaded 'mocked before'
            Assert-Failed 'mocked after' '*real*'
        }

        It 'Or make the script a module: name it Backup.psm1 and write Import-Module $PSScriptRoot/Backup.psm1 -Force. Then call private functions inside the module.' {
            Assert-TestPassed $loaded 'module'
            Assert-Failed 'script' '*Export-ModuleMember cmdlet can only be called from inside a module*'
        }

        It 'The code under test has a function with the name of a command of Pester.' {
            foreach ($name in 'Should', 'Assert-Else') {
                $run = Invoke-Sample -File @{ 'Named.ps1' = "function $name { }" } { BeforeAll { . $PSScriptRoot/Named.ps1 }; Describe 'd' { It 'i' { 1 | Should -Be 2 } } }
                $run.Passed | Should -Be ([int] ($name -eq 'Should')) -Because $name
            }
            foreach ($name in 'It', 'Test-Else') {
                $run = Invoke-Sample -File @{ 'Named.ps1' = "function $name { }"; 'A.Tests.ps1' = ". `$PSScriptRoot/Named.ps1`nDescribe 'd' { It 'i' { 1 | Should -Be 1 } }" }
                $run.Passed | Should -Be ([int] ($name -ne 'It')) -Because $name
                $run.Messages | Should -BeNullOrEmpty
            }
        }
    }
}
