BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $files = @{
        'Pester.BeforeContainer.ps1' = 'function Get-Hooked { "hooked" }; Write-Host "hook runs"'
        '.git/HEAD'                  = ''
        'tests/a.Tests.ps1'          = 'Get-Hooked; Describe d { It a { Get-Hooked | Should -Be hooked } }'
        'tests/b.Tests.ps1'          = 'Describe d { It b { Get-Hooked | Should -Be hooked } }'
    }
}

Describe 'recipes/shared-helpers' {
    It 'Pester dot-sources it before each test file and each container of a script block, in parallel, sequential and nested runs. Tests and discovery can use what the file loads.' {
        $hook = @{ 'repo/.git/config' = ''; 'repo/Pester.BeforeContainer.ps1' = 'Write-Host "hook runs"' }
        $run = Invoke-Sample -File $hook -Script { $configuration = New-PesterConfiguration; $configuration.Run.RepoRoot = "$PWD/repo"; $configuration.Run.Container = New-PesterContainer -ScriptBlock { Describe 'd' { It 'i' { } } }; $configuration.Output.Verbosity = 'None'; Invoke-Pester -Configuration $configuration }
        [regex]::Matches($run.Text, 'hook runs').Count | Should -Be 1
        $run = Invoke-Sample -File $hook -Script { $configuration = New-PesterConfiguration; $configuration.Run.RepoRoot = "$PWD/repo"; $configuration.Run.Container = New-PesterContainer -ScriptBlock { Describe 'd' { It 'i' { $inner = New-PesterConfiguration; $inner.Run.RepoRoot = "$PWD/repo"; $inner.Run.Container = New-PesterContainer -ScriptBlock { Describe 'd' { It 'i' { } } }; $inner.Output.Verbosity = 'None'; Invoke-Pester -Configuration $inner } } }; $configuration.Output.Verbosity = 'None'; Invoke-Pester -Configuration $configuration }
        [regex]::Matches($run.Text, 'hook runs').Count | Should -Be 2
        $run = Invoke-Sample -File $files
        $run.Passed | Should -Be 2
        [regex]::Matches($run.Text, 'hook runs').Count | Should -Be 2
        (Invoke-Sample -File $files -Configuration @{ Run = @{ Parallel = $true } }).Passed | Should -Be 2
    }

    It 'By default, this is the nearest folder with a .git folder, upward from the folder where the process was started, not from the test files. A .git file, as in a worktree, does not count. Without a .git folder, the root is the folder where the process was started.' {
        (Invoke-Sample -File $files -Script { Set-Location tests; [System.Environment]::CurrentDirectory = (Get-Location).Path; Invoke-Pester -Path . -Output None -PassThru }).Passed | Should -Be 2
        $run = Invoke-Sample -File @{ 'repo/Pester.BeforeContainer.ps1' = 'Write-Host "hook of root"'; 'repo/sub/Pester.BeforeContainer.ps1' = 'Write-Host "hook of sub"'; 'repo/sub/a.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            Set-Location repo/sub; [System.Environment]::CurrentDirectory = (Get-Location).Path
            foreach ($kind in 'none', 'file', 'folder') {
                Remove-Item ../.git -Force -ErrorAction Ignore
                if ($kind -eq 'file') { Set-Content ../.git 'gitdir: elsewhere' } elseif ($kind -eq 'folder') { $null = New-Item ../.git -ItemType Directory }
                "$kind $(Invoke-Pester -Path . -Output None 6>&1)"
            }
        }
        $run.Value | Should -Be 'none hook of sub', 'file hook of sub', 'folder hook of root'
    }

    It 'When the process was started elsewhere, Pester does not find the file, and does not say so. Set Run.RepoRoot in the script that runs your tests, and the tests do not depend on this folder.' {
        $elsewhere = Invoke-Sample -File $files -Script { $here = (Get-Location).Path; Set-Location ([System.IO.Path]::GetTempPath()); [System.Environment]::CurrentDirectory = (Get-Location).Path; Invoke-Pester -Path $here/tests/b.Tests.ps1 -Output Detailed -PassThru }
        $elsewhere.Failed | Should -Be 1
        $elsewhere.Text | Should -Not -Match 'BeforeContainer'
        (Invoke-Sample -File $files -Script { $here = (Get-Location).Path; Set-Location ([System.IO.Path]::GetTempPath()); [System.Environment]::CurrentDirectory = (Get-Location).Path; Invoke-Pester -Configuration @{ Run = @{ Path = "$here/tests/b.Tests.ps1"; RepoRoot = $here; PassThru = $true } } }).Passed | Should -Be 1
    }

    It 'A failed assertion in a helper names the line in the helper, and at the default Output.StackTraceVerbosity nothing else. Full shows the line of the test, too, some lines further down.' {
        $helper = @{ 'Helper.ps1' = 'function Assert-It { 1 | Should-Be 2 }'; 'a.Tests.ps1' = "BeforeAll { . `$PSScriptRoot/Helper.ps1 }`nDescribe d {`nIt i { Assert-It }`n}" }
        $filtered = (Invoke-Sample -File $helper).Text
        $filtered | Should -Match 'Helper\.ps1:1'
        $filtered | Should -Not -Match 'a\.Tests\.ps1: ?(line )?3'
        (Invoke-Sample -File $helper -Configuration @{ Output = @{ StackTraceVerbosity = 'Full' } }).Text | Should -Match '(?s)Helper\.ps1: ?(line )?1.*a\.Tests\.ps1: ?(line )?3'
    }

    It 'For relative paths, start from $PSScriptRoot, the folder of the file; the current location is that of the run.' {
        $run = Invoke-Sample -File @{
            'repo/Pester.BeforeContainer.ps1' = '$global:seen = "$(Split-Path $PSScriptRoot -Leaf) $(Split-Path $PWD -Leaf)"'
            'repo/tests/A.Tests.ps1'          = { Describe 'd' { It 'i' { } } }
            'other/a.txt'                     = ''
        } -Script {
            $root = (Resolve-Path ./repo).Path
            Push-Location ./other
            $null = Invoke-Pester -Configuration @{ Run = @{ Path = "$root/tests"; RepoRoot = $root; PassThru = $true }; Output = @{ Verbosity = 'None' } }
            Pop-Location
            $global:seen
        }
        $run.Value | Should -Be 'repo other'
    }

    It 'TestDrive: and assertions | work | work' {
        (Invoke-Sample -File @{ 'h.psm1' = 'function Test-It { Test-Path TestDrive:/ | Should-BeTrue }'; 'h.ps1' = 'function Test-That { Test-Path TestDrive:/ | Should-BeTrue }'; 'a.Tests.ps1' = 'BeforeAll { Import-Module $PSScriptRoot/h.psm1; . $PSScriptRoot/h.ps1 }; Describe d { It i { Test-It; Test-That } }' }).Passed | Should -Be 1
    }

    It 'Pester reads this file for every test file, and the file cannot find out for which one. A file of this name in a subfolder is not read.' {
        $run = Invoke-Sample -File @{ 'Pester.BeforeContainer.ps1' = 'Write-Host "said: root"'; 'sub/Pester.BeforeContainer.ps1' = 'Write-Host "said: sub"'; 'a.Tests.ps1' = 'Describe d { It i { } }'; 'sub/b.Tests.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Configuration @{ Run = @{ RepoRoot = $PWD.Path; PassThru = $true }; Output = @{ Verbosity = 'Normal' } } }
        @($run.Output -eq 'said: root') | Should -HaveCount 2
        $run.Output | Should -Not -Contain 'said: sub'
    }

    It 'BeforeAll, AfterAll, BeforeEach and AfterEach have no effect in this file, and no error says so. Write setup code directly into the file. What has to be cleaned up after a test file needs an AfterAll in that test file.' {
        $run = Invoke-Sample -File @{ 'Pester.BeforeContainer.ps1' = 'Write-Host "said: file"; BeforeAll { Write-Host "said: BeforeAll" }; AfterAll { Write-Host "said: AfterAll" }; BeforeEach { Write-Host "said: BeforeEach" }; AfterEach { Write-Host "said: AfterEach" }'; 'a.Tests.ps1' = 'AfterAll { Write-Host "said: own" }; Describe d { It i { } }' } -Script { Invoke-Pester -Configuration @{ Run = @{ RepoRoot = $PWD.Path; PassThru = $true }; Output = @{ Verbosity = 'Normal' } } }
        $run.Result | Should -Be 'Passed'
        @($run.Output -match '^said:') | Should -Be 'said: file', 'said: own'
    }

    It 'An exception in this file, such as that of a Mock, ends the run without a result; a parallel run loses test files.' {
        foreach ($text in 'throw "broken"', 'Mock Get-Date { "mocked" }') {
            $run = Invoke-Sample -File @{ 'Pester.BeforeContainer.ps1' = $text; 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script {
                foreach ($parallel in $false, $true) {
                    $result = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; RepoRoot = "$PWD"; Parallel = $parallel; PassThru = $true }; Output = @{ Verbosity = 'None' } } 2>$null
                    "parallel $parallel $($result.Result) $($result.TotalCount)"
                }
            }
            $run.Value | Should -Be 'parallel False  ', 'parallel True Passed 0'
        }
    }

    It 'After a run that is not parallel, what the file has set is still there: functions and variables in the scope that called Invoke-Pester, imported modules and keys of $PSDefaultParameterValues in the session.' {
        $run = Invoke-Sample -File @{
            'Pester.BeforeContainer.ps1' = 'Import-Module $PSScriptRoot/ProofLeft.psm1; function Get-ProofLeft { 1 }; $left = 2; $PSDefaultParameterValues["Get-ProofNone:Name"] = 1'
            'ProofLeft.psm1'             = 'function Get-InModule { }'
            'a.Tests.ps1'                = 'Describe d { It i { } }'
            'run.ps1'                    = 'param ($Parallel) Invoke-Pester -Configuration @{ Run = @{ Path = "."; RepoRoot = "$PWD"; Parallel = $Parallel }; Output = @{ Verbosity = "None" } }; Get-Rest inside'
        } -Script {
            function Get-Rest ($Place) { "${Place}: $([bool] (Get-Command Get-ProofLeft -ErrorAction Ignore)) $left $([bool] (Get-Module ProofLeft)) $($PSDefaultParameterValues.Keys)" }
            & ./run.ps1 -Parallel $true
            & ./run.ps1 -Parallel $false
            Get-Rest outside
        }
        $run.Value | Should -Be 'inside: False  False ', 'inside: True 2 True Get-ProofNone:Name', 'outside: False  True Get-ProofNone:Name'
    }

    It 'If the file sets a default for Mock:ModuleName, the next run makes its mocks in that module, so the mocks of another project have no effect. When the module is gone, these mocks fail: No modules named ''Backup'' are currently loaded. Remove such a key in AfterAll of the test file: $PSDefaultParameterValues.Remove(''Mock:ModuleName''). The next test file gets the key again.' {
        $test = { AFTER; Describe 'd' { It 'i' { Mock Get-Inner { 'mocked' }; Get-Backup | Should-Be 'mocked' } } }
        foreach ($set in '$PSDefaultParameterValues["Mock:ModuleName"] = "Backup"', '$PSDefaultParameterValues = @{ "Mock:ModuleName" = "Backup" }') {
            $seen = foreach ($after in '', 'AfterAll { $PSDefaultParameterValues.Remove("Mock:ModuleName") }') {
                $run = Invoke-Sample -File @{
                    'repo/Pester.BeforeContainer.ps1' = 'Import-Module $PSScriptRoot/Backup.psm1 -Force; ' + $set
                    'repo/Backup.psm1'                = 'function Get-Inner { "real" }; function Get-Backup { Get-Inner }; Export-ModuleMember Get-Backup'
                    'repo/a.Tests.ps1'                = "$test".Replace('AFTER', $after)
                    'repo/b.Tests.ps1'                = "$test".Replace('AFTER', $after)
                    'other/o.Tests.ps1'               = 'Describe o { It i { Mock Get-Date { "mocked" }; Get-Date | Should-HaveType string } }'
                } -Script {
                    $runs = @('repo', 'other', 'other')
                    for ($i = 0; $i -lt 3; $i++) {
                        if ($i -eq 2) { Remove-Module Backup }
                        $result = Invoke-Pester -Configuration @{ Run = @{ Path = "./$($runs[$i])"; RepoRoot = "$PWD/$($runs[$i])"; PassThru = $true }; Output = @{ Verbosity = 'None' } }
                        "$($result.PassedCount) $($result.Tests.ErrorRecord)"
                    }
                }
                "$($run.Value -join '|')"
            }
            $seen[0] | Should -BeLike '2 |0 Expected*string*datetime*|0 No modules named ''Backup'' are currently loaded.'
            $seen[1] | Should -Be '2 |1 |1 '
        }
    }

    It 'Read the variables of the file by their plain names: $script: in a test means the test file, so $script:server is $null in a test.' {
        $run = Invoke-Sample -File @{ '.git/config' = ''; 'Pester.BeforeContainer.ps1' = '$server = "north"; $script:other = "south"' } -Test { Describe 'd' { It 'i' { "$server|$script:server|$other|$script:other" | Should -Be 'north||south|' } } } -Script {
            foreach ($parallel in $false, $true) {
                $result = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; RepoRoot = "$PWD"; Parallel = $parallel; PassThru = $true }; Output = @{ Verbosity = 'None' } }
                "$($result.Result) $($result.Tests.ErrorRecord)"
            }
        }
        $run.Value | Should -Be 'Passed ', 'Passed '
    }

    It 'Assign variables without BeforeDiscovery: in a parallel run, this block and everything below it is lost.' {
        $lost = Invoke-Sample -File @{ 'Pester.BeforeContainer.ps1' = "function Get-Above { 1 }`nBeforeDiscovery { `$own = 5 }`nfunction Get-Below { 2 }"; 'a.Tests.ps1' = 'Describe d { It i { "$([bool] (Get-Command Get-Above -ErrorAction Ignore)) $([bool] (Get-Command Get-Below -ErrorAction Ignore)) $own" | Set-Content (Join-Path $env:PROOF_OUT out.txt) } }' } -Script {
            $env:PROOF_OUT = "$PWD"
            foreach ($parallel in $false, $true) { $null = Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1'; RepoRoot = "$PWD"; Parallel = $parallel }; Output = @{ Verbosity = 'None' } } *>&1; Get-Content out.txt; Remove-Item out.txt }
        }
        $lost.Value | Should -Be 'True True 5', 'True False '
    }

    It 'In place of an error in BeforeAll, 6.1.0-rc1 gives another message.' {
        $run = Invoke-Sample -File @{
            'Block.Tests.ps1' = 'Describe b { BeforeAll { throw "of a block" }; It i { } }; Describe c { AfterAll { throw "of an AfterAll" }; It j { } }'
            'File.Tests.ps1'  = 'BeforeAll { throw "of a file" }; Describe f { It l { } }'
        } -Inspect { @($args[0].FailedBlocks) + @($args[0].FailedContainers) | ForEach-Object { "$($_.ErrorRecord)".Substring(0, 14) } }
        $run.Value | Should -Be "A 'break' or '", 'of an AfterAll', "A 'break' or '"
    }

    It 'A second BeforeAll in that block, its own or from a second call, fails the file with BeforeAll is already defined in this block.' {
        foreach ($body in 'BeforeAll { }; Test-Shared', 'Test-Shared; BeforeAll { }', 'Test-Shared; Test-Shared') {
            $run = Invoke-Sample -File @{ 'Shared.ps1' = 'function Test-Shared { BeforeAll { }; It "shared" { } }' } -Test "BeforeDiscovery { . `$PSScriptRoot/Shared.ps1 }; Describe 'd' { $body }"
            $run.Result | Should -Be 'Failed'
            "$($run.Messages)" | Should -BeLike '*BeforeAll is already defined in this block.*'
        }
        (Invoke-Sample -File @{ 'Shared.ps1' = 'function Test-Shared { BeforeAll { }; It "shared" { } }' } -Test { BeforeDiscovery { . $PSScriptRoot/Shared.ps1 }; Describe 'd' { BeforeEach { }; Test-Shared } }).Passed | Should -Be 1
    }
}
