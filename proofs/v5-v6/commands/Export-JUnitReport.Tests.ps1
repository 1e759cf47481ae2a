BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Export-JUnitReport' {
    BeforeAll {
        $run = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 'Describe "d" { It "passes" { } }'
            $one = Invoke-Pester a.Tests.ps1 -PassThru -Output None
            Export-JUnitReport $one deep/folder/report.xml
            Set-Content old.xml 'old'; $one | Export-JUnitReport -Path old.xml
            "replaced $((Get-Content old.xml -Raw) -match '<testsuites')"
            Set-Location deep; Export-JUnitReport $one relative.xml; Set-Location ..
            "relative $(Test-Path deep/relative.xml)"
            try { Export-JUnitReport $one ./deep; 'folder taken' } catch { 'folder refused' }
            Set-Location deep; Export-JUnitReport $one Env:/foo.xml; Set-Location ..
            "env $(Test-Path Env:/foo.xml) here $(Test-Path deep/foo.xml) process $(Test-Path (Join-Path ([System.Environment]::CurrentDirectory) foo.xml))"
            "utf8 $((Get-Content old.xml -TotalCount 1) -match 'utf-8') $([System.IO.File]::ReadAllBytes((Convert-Path old.xml))[0..2])"
            foreach ($wrong in 'text', 5, $null) { try { Export-JUnitReport $wrong x.xml; 'taken' } catch { 'refused' } }
            Export-JUnitReport ([pscustomobject] @{ FailedCount = 1 }) odd.xml
            Export-JUnitReport ([pscustomobject] @{ Containers = $one.Containers }) containers.xml
            $configuration = New-PesterConfiguration; $configuration.Run.Path = 'a.Tests.ps1'; $configuration.Output.Verbosity = 'None'; $configuration.TestResult.OutputFormat = 'JUnitXml'; $configuration.TestResult.Enabled = $true; $configuration.TestResult.OutputPath = 'direct.xml'
            Invoke-Pester -Configuration $configuration
        }
    }

    It 'Writes a result that Invoke-Pester returned to a JUnit XML file, the format that GitLab and Jenkins read.' {
        $run.Files['deep/folder/report.xml'] | Should -Match '<testsuites'
    }

    It 'set TestResult.Enabled and TestResult.OutputFormat = ''JUnitXml'' in the' {
        $run.Files['direct.xml'] | Should -Match '<testsuites'
    }

    It 'Text, a number and $null are refused. So is the copy that comes out of Start-Job, Import-Clixml or ConvertFrom-Json: write the report where the tests run.' {
        $copies = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'
            $result = Invoke-Pester a.Tests.ps1 -PassThru -Output None
            Export-Clixml -InputObject $result -Path result.clixml
            $import = "Import-Module '$((Get-Module Pester).Path)'; Set-Location '$PWD'; Invoke-Pester a.Tests.ps1 -PassThru -Output None"
            $fromJob = Start-Job ([scriptblock]::Create($import)) | Receive-Job -Wait
            foreach ($copy in (Import-Clixml result.clixml), $fromJob, ($result | ConvertTo-Json -WarningAction SilentlyContinue | ConvertFrom-Json)) {
                "$($copy.Result)"
                try { Export-JUnitReport -Result $copy -Path copy.xml; 'taken' } catch { 'refused' }
                try { $copy | Export-JUnitReport -Path copy.xml -ErrorAction Stop; 'taken' } catch { 'refused' }
            }
            $result | Export-JUnitReport -Path here.xml
        }
        $copies.Value | Should -Be 'Passed', 'refused', 'refused', 'Passed', 'refused', 'refused', 'Passed', 'refused', 'refused'
        $copies.Files.Contains('copy.xml') | Should -BeFalse
        $copies.Files.Contains('here.xml') | Should -BeTrue
    }

    It 'A custom object or hashtable is accepted, without an error, if it has only properties that a result has, too, with values that PowerShell can convert. Without Containers among them, the report has no tests.' {
        $fits = Invoke-Sample -Script {
            foreach ($count in 3, '3', 'three') {
                foreach ($custom in @{ FailedCount = $count }, [pscustomobject] @{ FailedCount = $count }) {
                    try { Export-JUnitReport -Result $custom -Path fits.xml; 'taken' } catch { 'refused' }
                }
            }
        }
        $fits.Value | Should -Be 'taken', 'taken', 'taken', 'taken', 'refused', 'refused'
        @($run.Value | Where-Object { $_ -eq 'refused' }).Count | Should -Be 3
        $run.Files['odd.xml'] | Should -Match 'tests="0"'
        $run.Files['odd.xml'] | Should -Not -Match '<testcase '
        $run.Files['containers.xml'] | Should -Match '<testcase '
    }

    It 'The file to write; an existing file is replaced without asking. Missing folders are created, but a folder with [ in its name is an error.' {
        $run.Files.Keys | Should -Contain 'deep/folder/report.xml'
        $run.Value | Should -Contain 'replaced True'
        $brackets = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'
            $result = Invoke-Pester a.Tests.ps1 -PassThru -Output None
            $null = [System.IO.Directory]::CreateDirectory("$PWD/there [1]")
            $start = "$PWD"
            foreach ($target in 'new [1]/r.xml', 'there [1]/r.xml', 'new ]/r.xml', 'r[1].xml') {
                try { Export-JUnitReport $result $target; 'written' } catch { 'error' }
            }
            Set-Location -LiteralPath "$start/there [1]"
            try { Export-JUnitReport $result r.xml; 'written' } catch { 'error' }
        }
        $brackets.Value | Should -Be 'error', 'error', 'written', 'written', 'error'
        $brackets.Files.Keys | Where-Object { $_ -like '*.xml' } | Sort-Object | Should -Be 'new ]/r.xml', 'r[1].xml'
    }

    It 'A relative path starts at the current location of PowerShell.' {
        $run.Value | Should -Contain 'relative True'
    }

    It 'A drive that Pester does not see, such as one that a script makes without -Scope Global, ends with Cannot bind argument to parameter ''Path'' because it is null.' {
        $drives = Invoke-Sample -File @{ 'make.ps1' = 'param ($Result, $Name, $Scope); $null = New-PSDrive -Name $Name -PSProvider FileSystem -Root $PWD @Scope; Test-Path "${Name}:/make.ps1"; Export-JUnitReport -Result $Result -Path "${Name}:/$Name.xml"' } -Script {
            Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'
            $result = Invoke-Pester a.Tests.ps1 -PassThru -Output None
            try { ./make.ps1 $result ProofLocal @{} } catch { "$_" }
            try { ./make.ps1 $result ProofGlobal @{ Scope = 'Global' } } catch { "$_" }
            Remove-PSDrive ProofGlobal -Scope Global
            try { Export-JUnitReport -Result $result -Path ProofNone:/none.xml } catch { "$_" }
        }
        $refused = "Cannot bind argument to parameter 'Path' because it is null."
        $drives.Value | Should -Be $true, $refused, $true, $refused
        $drives.Files.Keys | Where-Object { $_ -like '*.xml' } | Should -Be 'ProofGlobal.xml'
    }

    It 'A path that is a folder fails. . and .. write a file with the name of that folder into the current folder. A path of another provider, such as Env:/report.xml, is not an error: the file lands in the current folder of PowerShell.' {
        $run.Value | Should -Contain 'folder refused'
        $dots = Invoke-Sample -File @{ 'top/reports/A.Tests.ps1' = "Describe 'd' { It 'i' { } }" } -Script {
            Set-Location -Path ./top/reports
            $result = Invoke-Pester -PassThru -Output None
            $result | Export-JUnitReport -Path .
            $result | Export-JUnitReport -Path ..
            (Get-ChildItem -File).Name
        }
        $dots.Value | Should -Contain 'reports'
        $dots.Value | Should -Contain 'top'
        $run.Value | Should -Contain 'env False here True process False'
    }

    It 'Takes a Pester.Run object from the pipeline.' {
        $run.Value | Should -Contain 'replaced True'
    }

    It 'The file is written as UTF-8, with a byte order mark.' {
        $run.Value | Should -Contain 'utf8 True 239 187 191'
    }

    It 'When several results are piped in, only the last one is written.' {
        $run = Invoke-Sample -Script { foreach ($name in 'one', 'two') { Set-Content "$name.Tests.ps1" "Describe '$name' { It 'i' { } }" }; 'one', 'two' | ForEach-Object { Invoke-Pester "$_.Tests.ps1" -PassThru -Output None } | Export-JUnitReport -Path r.xml }
        $run.Files['r.xml'] | Should -Match 'two\.i'
        $run.Files['r.xml'] | Should -Not -Match 'one\.i'
    }

    It 'With -CI or Run.Exit a run with failures ends the script or the session before this command is reached.' {
        foreach ($call in 'Invoke-Pester -Path sub -CI -Output None -PassThru', 'Invoke-Pester -Configuration @{ Run = @{ Path = "sub"; Exit = $true; PassThru = $true }; Output = @{ Verbosity = "None" } }', 'Invoke-Pester -Path sub -Output None -PassThru') {
            $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { 1 | Should -Be 2 } }'; 'test.ps1' = "Import-Module '$((Get-Item $env:PROOFS_PESTER).FullName)'; `$r = $call; `$r | Export-JUnitReport -Path report.xml" } -Script { & (Get-Process -Id $PID).Path -NoProfile -File test.ps1 | Out-Null }
            $run.Files.Contains('report.xml') | Should -Be ($call -notmatch 'CI|Exit')
        }
    }

    It 'The object that Invoke-Pester -PassThru returned.' {
        $sample = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            Invoke-Pester a.Tests.ps1 -PassThru -Output None | Export-JUnitReport -Path with.xml
            try { Invoke-Pester a.Tests.ps1 -Output None | Export-JUnitReport -Path without.xml -ErrorAction Stop } catch { 'refused' }
        }
        @($sample.Files.Keys) | Should -Be 'with.xml'
    }
}
