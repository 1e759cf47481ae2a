BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # The files that a run with these paths executes, relative to the folder of the sample.
    function Find-TestFile ([string[]] $Path, [string[]] $Exclude = @(), [string[]] $Name = $names, [hashtable] $More = @{}) {
        $files = @{}
        foreach ($file in $Name) { $files[$file] = "Describe 'd' { It 'i' { } }" }
        $run = @{ Path = $Path; ExcludePath = $Exclude }
        foreach ($key in $More.Keys) { $run[$key] = $More[$key] }
        $found = Invoke-Sample -File $files -Configuration @{ Run = $run } -Inspect {
            $here = (Get-Location).ProviderPath
            foreach ($container in $args[0].Containers) { "$($container.Item)".Substring($here.Length + 1) -replace '\\', '/' }
        }
        # The order differs between releases.
        @($found.Value | Sort-Object) -join ' '
    }

    $names = 'top.Tests.ps1', 'tests/Get-A.Tests.ps1', 'tests/Get-B.Tests.ps1', 'tests/Set-C.Tests.ps1', 'tests/Get-D.ps1', 'tests/in/Get-E.Tests.ps1', 'tests/in/Move-F.Tests.ps1', 'src/tests/G.Tests.ps1', 'src/deep/tests/H.Tests.ps1', 'check.ps1', 'check.txt'
}

Describe 'usage/file-placement-and-naming' {
    It 'nothing, or . | every *.Tests.ps1 in the current folder and below' {
        Find-TestFile '.' | Should -Be 'src/deep/tests/H.Tests.ps1 src/tests/G.Tests.ps1 tests/Get-A.Tests.ps1 tests/Get-B.Tests.ps1 tests/in/Get-E.Tests.ps1 tests/in/Move-F.Tests.ps1 tests/Set-C.Tests.ps1 top.Tests.ps1'
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { Invoke-Pester -PassThru }).Passed | Should -Be 1
    }

    It 'a folder, ./tests | every *.Tests.ps1 in it and below' {
        Find-TestFile './tests' | Should -Be 'tests/Get-A.Tests.ps1 tests/Get-B.Tests.ps1 tests/in/Get-E.Tests.ps1 tests/in/Move-F.Tests.ps1 tests/Set-C.Tests.ps1'
    }

    It 'a file, ./tests/Get-BackupName.Tests.ps1 | that file' {
        Find-TestFile './tests/Get-A.Tests.ps1' | Should -Be 'tests/Get-A.Tests.ps1'
    }

    It 'a file with any other name, ./check.ps1 | that file too, as long as it ends in .ps1 and, on Linux and macOS, does not begin with a dot' {
        Find-TestFile './check.ps1' | Should -Be 'check.ps1'
        Find-TestFile './check.txt' | Should -BeNullOrEmpty
        if ([Environment]::OSVersion.Platform -eq 'Unix') {
            Find-TestFile './.check.ps1' -Name '.check.ps1', 'check.ps1' | Should -BeNullOrEmpty
            Find-TestFile './.in/check.ps1' -Name '.in/check.ps1' | Should -Be '.in/check.ps1'
        }
    }

    It 'a wildcard for files, ./tests/Get-* | the files of that folder that match and end in .Tests.ps1; if there is only one match, that file, as long as it ends in .ps1' {
        Find-TestFile './tests/Get-*' | Should -Be 'tests/Get-A.Tests.ps1 tests/Get-B.Tests.ps1'
        Find-TestFile './tests/Get-D*' | Should -Be 'tests/Get-D.ps1'
    }

    It 'a wildcard for folders, ./*/tests | every *.Tests.ps1 in the folders that match, and below' {
        Find-TestFile './*/tests' -Name 'a/tests/A.Tests.ps1', 'b/tests/in/B.Tests.ps1', 'b/other/C.Tests.ps1', 'tests/D.Tests.ps1' | Should -Be 'a/tests/A.Tests.ps1 b/tests/in/B.Tests.ps1'
    }

    It 'a file name or wildcard that matches nothing in its folder, Get-BackupName.Tests.ps1 | what matches anywhere below that folder and ends in .Tests.ps1' {
        $names = 'a/Get-X.Tests.ps1', 'a/b/Get-X.Tests.ps1', 'a/b/Get-X.ps1', 'a/b/Set-X.Tests.ps1'
        Find-TestFile 'Get-X.Tests.ps1' -Name $names | Should -Be 'a/b/Get-X.Tests.ps1 a/Get-X.Tests.ps1'
        Find-TestFile './a/Set-*' -Name $names | Should -Be 'a/b/Set-X.Tests.ps1'
        Find-TestFile './a/Get-*' -Name $names | Should -Be 'a/Get-X.Tests.ps1'
    }

    It 'several, ./tests, ./tools | all of them, each file once' {
        Find-TestFile './tests/in', './src', './tests/in/Get-E.Tests.ps1' | Should -Be 'src/deep/tests/H.Tests.ps1 src/tests/G.Tests.ps1 tests/in/Get-E.Tests.ps1 tests/in/Move-F.Tests.ps1'
    }

    It 'Upper and lower case do not matter in the ending: backup.tests.ps1 is found on Linux too. Backup.Test.ps1 and BackupTests.ps1 are not.' {
        Find-TestFile '.' -Name 'backup.tests.ps1', 'Backup.Test.ps1', 'BackupTests.ps1' | Should -Be 'backup.tests.ps1'
    }

    It '-ExcludePath takes wildcard patterns, and Pester compares each with the full path of each file.' {
        Find-TestFile './tests' '*/in/*' | Should -Be 'tests/Get-A.Tests.ps1 tests/Get-B.Tests.ps1 tests/Set-C.Tests.ps1'
        Find-TestFile './tests' 'in/*' | Should -Match 'Get-E'
    }

    It '*.Integration.Tests.ps1 | all files with that ending' {
        Find-TestFile '.' '*.Integration.Tests.ps1' -Name 'a.Integration.Tests.ps1', 'b/c.Integration.Tests.ps1', 'b/d.Tests.ps1' | Should -Be 'b/d.Tests.ps1'
    }

    It '/home/me/backup/tests/* | everything below that folder' {
        $run = Invoke-Sample -File @{ 'tests/A.Tests.ps1' = "Describe 'd' { It 'i' { } }"; 'tests/in/B.Tests.ps1' = "Describe 'd' { It 'i' { } }"; 'C.Tests.ps1' = "Describe 'd' { It 'c' { } }" } -Script {
            Invoke-Pester -Path . -ExcludePath "$((Get-Location).ProviderPath)/tests/*" -PassThru
        }
        $run.Tests.Name | Should -Be 'c'
    }

    It 'tests, ./tests, ./tests/*, */tests | nothing: no full path of a file looks like this' {
        foreach ($pattern in 'tests', './tests', './tests/*', '*/tests') { Find-TestFile './tests/in' $pattern | Should -Be 'tests/in/Get-E.Tests.ps1 tests/in/Move-F.Tests.ps1' }
    }

    It '/ and \ mean the same here.' {
        Find-TestFile './tests' '*/in/*' | Should -Be (Find-TestFile './tests' '*\in\*')
        Find-TestFile './tests' '*\in\*' | Should -Not -Match 'Get-E'
    }

    It 'The option also lets you use a house style such as .Test.ps1.' {
        Find-TestFile '.' -Name 'a.Test.ps1', 'b.Tests.ps1' -More @{ TestExtension = '.Test.ps1' } | Should -Be 'a.Test.ps1'
    }

    It 'The path exists but holds no *.Tests.ps1, or the path does not exist. The message is the same in both cases.' {
        foreach ($path in './empty', './missing') {
            (Invoke-Sample -File @{ 'empty/a.ps1' = '1' } -Configuration @{ Run = @{ Path = $path } }).Text | Should -Match 'No test files were found and no scriptblocks were provided'
        }
    }

    It 'The message is an error that is only printed: the script goes on, and there is no result object. In CI, set Run.Throw or Run.Exit, so that the job fails.' {
        $run = Invoke-Sample -Script { $result = Invoke-Pester -Path ./missing -PassThru; "on $($null -eq $result)"; Invoke-Pester -Configuration @{ Run = @{ Path = './missing'; Throw = $true } }; 'not here' }
        $run.Value | Should -Be 'on True'
        $run.Errors | Should -Match 'No test files were found'
    }

    It 'Of several paths, a wrong path is skipped, mostly without a message, as long as another path holds tests.' {
        foreach ($wrong in './missing', './missing.Tests.ps1') {
            $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = { Describe 'd' { It 'i' { } } } } -Configuration @{ Run = @{ Path = './tests', $wrong; Throw = $true } }
            "$($run.Result) $($run.Passed)" | Should -Be 'Passed 1'
            "$($run.Errors) $($run.Text)" | Should -Not -Match 'missing|No test files'
        }
    }

    It 'A path on a drive that does not exist, such as Z:\tests, ends the whole run, with A parameter cannot be found that matches parameter name ''File''. Check each path with Test-Path first.' {
        $files = @{ 'tests/a.Tests.ps1' = { Describe 'd' { It 'i' { } } } }
        $run = Invoke-Sample -File $files -Script {
            foreach ($paths in @('NoDrive:\tests', './tests'), @('./tests', 'NoDrive:\tests')) { "got $($null -ne (Invoke-Pester -Path $paths -PassThru))" }
            Test-Path -Path 'NoDrive:\tests'
        }
        $run.Value | Should -Be 'got False', 'got False', $false
        "$($run.Errors) $($run.Text)" | Should -Match "A parameter cannot be found that matches parameter name 'File'\."
        # the nearest case: the folder is missing, the drive is there
        $run = Invoke-Sample -File $files -Script { (Invoke-Pester -Path ./missing, ./tests -PassThru).PassedCount }
        $run.Value | Should -Be 1
        "$($run.Errors) $($run.Text)" | Should -Not -Match "parameter name 'File'"
    }

    It '-ExcludePath ./old is a pattern that no file''s full path matches.' {
        Find-TestFile '.' './old' -Name 'old/A.Tests.ps1' | Should -Be 'old/A.Tests.ps1'
        Find-TestFile '.' '*/old/*' -Name 'old/A.Tests.ps1' | Should -BeNullOrEmpty
    }

    It '-Path reads brackets as a wildcard.' {
        Find-TestFile './set[1]' -Name 'set[1]/A.Tests.ps1', 'set1/B.Tests.ps1' | Should -Be 'set1/B.Tests.ps1'
        Find-TestFile '.' -Name 'set[1]/A.Tests.ps1' | Should -Be 'set[1]/A.Tests.ps1'
    }

    It 'The current folder is where you are, not where the file is.' {
        $run = Invoke-Sample -File @{ 'src/Get-A.ps1' = 'function Get-A { 1 }'; 'tests/A.Tests.ps1' = { Describe 'd' { It 'here' { . ./src/Get-A.ps1; Get-A }; It 'there' { . ./../src/Get-A.ps1 }; It 'root' { . $PSScriptRoot/../src/Get-A.ps1; Get-A } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'Invoke-Pester $config also ends with this message, because it reads the configuration as a path: write Invoke-Pester -Configuration $config.' {
        $files = @{ 'A.Tests.ps1' = { Describe 'd' { It 'i' { } } } }
        $run = Invoke-Sample -File $files -Script { $config = New-PesterConfiguration; $config.Run.PassThru = $true; Invoke-Pester $config }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
        (Invoke-Sample -File $files -Script { $config = New-PesterConfiguration; $config.Run.PassThru = $true; Invoke-Pester -Configuration $config }).Passed | Should -Be 1
    }

    It 'Invoke-Pester finds every *.Tests.ps1 in the current folder and below.' {
        Find-TestFile '.' -Name 'a.Tests.ps1', 'in/b.Tests.ps1', 'in/deep/c.Tests.ps1', 'in/d.ps1' | Should -Be 'a.Tests.ps1 in/b.Tests.ps1 in/deep/c.Tests.ps1'
    }

    It 'The path to the code goes up one folder and down again: start from $PSScriptRoot, never from the current folder.' {
        $run = Invoke-Sample -File @{ 'src/Get-A.ps1' = 'function Get-A { 1 }'; 'tests/A.Tests.ps1' = { Describe 'd' { It 'root' { . $PSScriptRoot/../src/Get-A.ps1; Get-A | Should -Be 1 }; It 'current' { . ./../src/Get-A.ps1 } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It '/ works as a separator on every system.' {
        $run = Invoke-Sample -File @{ 'src/Get-A.ps1' = 'function Get-A { 1 }'; 'tests/A.Tests.ps1' = { Describe 'd' { It 'slash' { . $PSScriptRoot/../src/Get-A.ps1; Get-A | Should -Be 1 } } } }
        $run.Passed | Should -Be 1
        Find-TestFile './tests/in' | Should -Be 'tests/in/Get-E.Tests.ps1 tests/in/Move-F.Tests.ps1'
    }

    It 'In a configuration the option is Run.ExcludePath.' {
        (Invoke-Sample -File @{ 'old/A.Tests.ps1' = "Describe 'd' { It 'old' { } }"; 'B.Tests.ps1' = "Describe 'd' { It 'new' { } }" } -Configuration @{ Run = @{ ExcludePath = '*/old/*' } }).Tests.Name | Should -Be 'new'
    }

    It 'There are three ways to tell them apart, and they can be combined.' {
        $files = @{}
        foreach ($name in 'unit/A.Tests.ps1', 'unit/B.Slow.Tests.ps1', 'integration/C.Tests.ps1', 'integration/D.Slow.Tests.ps1') { $files[$name] = "Describe '$name' { It 'tagged' -Tag Net { }; It 'plain' { } }" }
        $run = Invoke-Sample -File $files -Configuration @{ Run = @{ Path = './integration'; TestExtension = '.Slow.Tests.ps1' }; Filter = @{ Tag = 'Net' } }
        @($run.Tests | Where-Object Result -EQ 'Passed').Path | Should -Be 'integration/D.Slow.Tests.ps1.tagged'
    }

    It 'By folder. tests/unit and tests/integration, chosen with -Path. The folder says what kind of test it is, and nobody forgets it.' {
        Find-TestFile './tests/unit' -Name 'tests/unit/A.Tests.ps1', 'tests/integration/B.Tests.ps1' | Should -Be 'tests/unit/A.Tests.ps1'
    }

    It 'Tags mark single tests or blocks inside a file, and are the most precise of the three ways.' {
        $run = Invoke-Sample { Describe 'd' { It 'test' -Tag Net { }; It 'other' { }; Context 'block' -Tag Net { It 'inside' { } } } } -Configuration @{ Filter = @{ Tag = 'Net' } }
        @($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'test', 'inside'
    }

    It 'The test loads the code relative to the current folder, . ./src/Get-BackupName.ps1.' {
        $files = @{ 'src/Get-A.ps1' = 'function Get-A { 1 }'; 'tests/A.Tests.ps1' = { BeforeAll { . ./src/Get-A.ps1 }; Describe 'd' { It 'i' { Get-A | Should -Be 1 } } } }
        $run = Invoke-Sample -File $files -Script { (Invoke-Pester -Path ./tests -PassThru).PassedCount; Set-Location ./tests; (Invoke-Pester -Path . -PassThru).PassedCount }
        $run.Value[0] | Should -Be 1
        $run.Value | Should -Not -Contain 2
        @($run.Value)[-1] | Should -Be 0
    }

    It 'Name a test file after what it tests, with the ending .Tests.ps1: Test-BackupAge.ps1 is tested by Test-BackupAge.Tests.ps1.' {
        (Invoke-Sample -Script { $null = New-Fixture -Name Test-BackupAge }).Files.Keys | Sort-Object | Should -Be 'Test-BackupAge.ps1', 'Test-BackupAge.Tests.ps1'
    }

    It 'Two containers, New-PesterContainer -Path, or two calls of Invoke-Pester include the file, for example in two tasks of a build. In one list for -Path or Run.Path, folders and files may overlap: each file runs once.' {
        $run = Invoke-Sample -File @{ 'tests/A.Tests.ps1' = { Describe 'd' { It 'i' { } } } } -Script {
            $twice = (New-PesterContainer -Path ./tests/A.Tests.ps1), (New-PesterContainer -Path ./tests)
            (Invoke-Pester -Container $twice -PassThru).PassedCount
            $list = './tests', '.', './tests/A.Tests.ps1', './tests/*.Tests.ps1', "$PWD/tests"
            (Invoke-Pester -Path $list -PassThru).PassedCount
            (Invoke-Pester -Configuration @{ Run = @{ Path = $list; PassThru = $true } }).PassedCount
        }
        $run.Value | Should -Be 2, 1, 1
    }

    It 'A script that calls Pester file by file can remove duplicates with Sort-Object -Property FullName -Unique.' {
        $run = Invoke-Sample -File @{ 'sub/b.Tests.ps1' = ''; 'sub/a.Tests.ps1' = '' } -Script {
            $files = @(Get-ChildItem sub -Filter *.Tests.ps1) + @(Get-Item sub/a.Tests.ps1)
            "$($files.Count): $(($files | Sort-Object -Property FullName -Unique).Name)"
        }
        $run.Value | Should -Be '3: a.Tests.ps1 b.Tests.ps1'
    }

    It 'Run.Throw ends the script after the kind that failed. For tags, name the same path in each run and add Filter = @{ Tag = $kind }.' {
        $page = Get-Content "$PSScriptRoot/../../../$(if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { 'versioned_docs/version-v5' })/usage/file-placement-and-naming.mdx" -Raw
        $stages = [regex]::Match($page, '(?s)title="stages\.ps1"[^\n]*\n(.*?)```').Groups[1].Value
        $byTag = $stages -replace 'tests/\$kind', 'tests' -replace '(?m)^(\s*)TestResult', '$1Filter = @{ Tag = $kind }; TestResult'
        $byTag | Should -Match 'Tag = \$kind'
        $last = { "Write-Host 'went on'" }
        foreach ($kind in 'folder', 'tag') {
            foreach ($value in 1, 2) {
                $run = Invoke-Sample -File @{
                    'stages.ps1'                           = $(if ($kind -eq 'tag') { $byTag } else { $stages }) + (& $last)
                    'tests/unit/a.Tests.ps1'               = "Describe 'u' -Tag unit { It 'i' { Write-Host 'ran unit'; $value | Should -Be 1 } }"
                    'tests/integration/b.Tests.ps1'        = "Describe 'n' -Tag integration { It 'i' { Write-Host 'ran integration' } }"
                } -Script { try { ./stages.ps1 } catch { Write-Host "threw: $_" } }
                if ($value -eq 1) {
                    $run.Text | Should -Match '(?s)ran unit.*ran integration.*went on'
                    @($run.Files.Keys | Sort-Object) | Should -Be 'out/integration.xml', 'out/unit.xml'
                    $run.Files['out/unit.xml'] | Should -Match 'a\.Tests\.ps1'
                } else {
                    $run.Text | Should -Match '(?s)ran unit.*threw: .*1'
                    $run.Text | Should -Not -Match 'ran integration|went on'
                    @($run.Files.Keys) | Should -Be 'out/unit.xml'
                }
            }
        }
        # Without the option the next kind runs.
        $run = Invoke-Sample -File @{ 'stages.ps1' = $stages -replace '; Throw = \$true'; 'tests/unit/a.Tests.ps1' = "Describe 'u' { It 'i' { throw 'no' } }"; 'tests/integration/b.Tests.ps1' = "Describe 'n' { It 'i' { Write-Host 'ran integration' } }" } -Script { ./stages.ps1 }
        $run.Text | Should -Match 'ran integration'
    }

    It './**/tests | the same as ./*/tests: two stars do not go deeper than one' {
        $found = Find-TestFile './**/tests'
        $found | Should -Be 'src/tests/G.Tests.ps1'
        Find-TestFile './*/tests' | Should -Be $found
        Find-TestFile './*/*/tests' | Should -Be 'src/deep/tests/H.Tests.ps1'
    }

    It 'If a script holds the function and, below it, the Describe, Invoke-Pester loads the function during discovery, and the tests end with The term ''Get-BackupName'' is not recognized. The same tests pass when you start the script by its name, and where the session already knows the function, perhaps an older one. Starting or dot-sourcing such a script to use the function runs its tests, too.' {
        $script = "function Get-BackupName { 'mail' }`nDescribe 'd' { It 'i' { Get-BackupName | Should -Be 'mail' } }"
        $alone = Invoke-Sample -File @{ 'Get-BackupName.ps1' = $script } -Script { Invoke-Pester -Path ./Get-BackupName.ps1 -PassThru }
        $alone.Failed | Should -Be 1
        $alone.Messages -join ' ' | Should -BeLike "*The term 'Get-BackupName' is not recognized*"

        $known = Invoke-Sample -File @{ 'Get-BackupName.ps1' = $script } -Script { function global:Get-BackupName { 'mail' }; Invoke-Pester -Path ./Get-BackupName.ps1 -PassThru; Remove-Item function:Get-BackupName }
        $known.Passed | Should -Be 1

        # The function of the session answers, not the one of the file.
        $older = Invoke-Sample -File @{ 'Get-BackupName.ps1' = $script } -Script { function global:Get-BackupName { 'old' }; Invoke-Pester -Path ./Get-BackupName.ps1 -PassThru; Remove-Item function:Get-BackupName }
        $older.Messages -join ' ' | Should -BeLike "*'old'*"

        $used = Invoke-Sample -File @{ 'Get-BackupName.ps1' = $script } -Script { ./Get-BackupName.ps1; . ./Get-BackupName.ps1; "used: $(Get-BackupName)" }
        [regex]::Matches($used.Text, 'Tests Passed: 1,') | Should -HaveCount 2
        $used.Value | Should -Be 'used: mail'
    }

    It 'To try something out, define the function in BeforeAll of a test file.' {
        (Invoke-Sample -Test "BeforeAll { function Get-BackupName { 'mail' } }`nDescribe 'd' { It 'i' { Get-BackupName | Should -Be 'mail' } }").Passed | Should -Be 1
    }

    It 'Pester finds tests by running each such file, so the script does its work, whatever the tags. Without a Describe or Context, the file has no tests, and the run passes.' {
        $files = @{ 'Write.Tests.ps1' = 'Set-Content -Path $PSScriptRoot/made.txt -Value work'; 'Other.ps1' = 'Set-Content -Path $PSScriptRoot/other.txt -Value work' }
        $all = Invoke-Sample -File $files -Script { Invoke-Pester -Path . -PassThru }
        $all.Result | Should -Be 'Passed'
        $all.Tests | Should -HaveCount 0
        $all.Files.Keys | Should -Be 'made.txt'

        $tagged = Invoke-Sample -File ($files + @{ 'a.Tests.ps1' = "Describe 'd' -Tag Fast { It 'i' { } }" }) -Script { Invoke-Pester -Path . -TagFilter Fast -PassThru }
        $tagged.Passed | Should -Be 1
        $tagged.Files.Keys | Should -Be 'made.txt'

        (Invoke-Sample -File $files -Configuration @{ Run = @{ ExcludePath = '*/Write.Tests.ps1' } }).Files.Keys | Should -BeNullOrEmpty
    }

    It 'The Test Explorer of VS Code does the same when it shows the tests of the file.' -Tag Unproved {
        'https://github.com/TylerLeonhardt/vscode-pester-test-adapter/issues/16'
    }
}
