BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/New-Fixture' {
    It 'Writes two files for a new function: Name.ps1, whose function throws "not implemented", and Name.Tests.ps1 with a failing test that loads it. It never overwrites a file.' {
        $run = Invoke-Sample -Script { New-Fixture -Name Get-Backup | Out-Null; New-Fixture -Name Get-Backup 3> $null | Out-Null; "second" }
        ($run.Files.Keys | Sort-Object) -join ' ' | Should -Be 'Get-Backup.ps1 Get-Backup.Tests.ps1'
        $run.Files['Get-Backup.ps1'] | Should -Match '(?s)function Get-Backup .*throw .*not implemented'
        $run.Files['Get-Backup.Tests.ps1'] | Should -Match '(?s)PSCommandPath.*Get-Backup \| Should -Be'
        $run.Warnings | Should -Match 'Skipping the file'
    }

    It 'The generated test fails with NotImplementedException: Get-Backup is not implemented. Replace both the function and the expectation, and it passes.' {
        $run = Invoke-Sample -Script {
            $null = New-Fixture -Name Get-Backup
            $function = "function Get-Backup { 'photos.bak' }"
            $generated = Get-Content -Path ./Get-Backup.Tests.ps1 -Raw
            (Invoke-Pester -Path ./Get-Backup.Tests.ps1 -PassThru -Output None).Tests.ErrorRecord[0].Exception | ForEach-Object { "$($_.GetType().Name): $($_.Message)" }
            Set-Content -Path ./Get-Backup.ps1 -Value $function
            "only the function $((Invoke-Pester -Path ./Get-Backup.Tests.ps1 -PassThru -Output None).PassedCount)"
            Set-Content -Path ./Get-Backup.Tests.ps1 -Value $generated.Replace('YOUR_EXPECTED_VALUE', 'photos.bak')
            "both $((Invoke-Pester -Path ./Get-Backup.Tests.ps1 -PassThru -Output None).PassedCount)"
        }
        $run.Value | Should -Be 'NotImplementedException: Get-Backup is not implemented.', 'only the function 0', 'both 1'
    }

    It 'The name of the function, and of both files.' {
        $run = Invoke-Sample -Script { New-Fixture -Name Get-Backup.ps1 | Out-Null }
        ($run.Files.Keys | Sort-Object) -join ' ' | Should -Be 'Get-Backup.ps1 Get-Backup.Tests.ps1'
    }

    It 'An ending .ps1 or .psm1 is dropped, so Get-Backup.ps1 means the same. The script is a .ps1 file in any case.' {
        $run = Invoke-Sample -Script { New-Fixture -Name Get-Backup.ps1 | Out-Null; New-Fixture -Name Get-Other.psm1 | Out-Null }
        ($run.Files.Keys | Sort-Object) -join ' ' | Should -Be 'Get-Backup.ps1 Get-Backup.Tests.ps1 Get-Other.ps1 Get-Other.Tests.ps1'
    }

    It 'ps1 inside the name is dropped as well, with the character before it: Test-Ps1File becomes TestFile.' {
        $run = Invoke-Sample -Script { New-Fixture -Name Test-Ps1File | Out-Null }
        ($run.Files.Keys | Sort-Object) -join ' ' | Should -Be 'TestFile.ps1 TestFile.Tests.ps1'
    }

    It 'A name with a space gives Name is not valid. Whitespace are not allowed in a function name.' {
        (Invoke-Sample -Script { New-Fixture -Name 'Get Backup' }).Errors | Should -Match 'Name is not valid\. Whitespace are not allowed in a function name\.'
    }

    It 'The folder for both files, created with its parents if it is missing. A relative path starts at the current location of PowerShell. An empty path is the current location too.' {
        $run = Invoke-Sample -Script { New-Fixture -Name Get-A -Path deep/folder | Out-Null; Set-Location deep; New-Fixture -Name Get-B -Path here | Out-Null; New-Fixture -Name Get-C -Path '' | Out-Null }
        $run.Files.Keys | Should -Contain 'deep/folder/Get-A.ps1'
        $run.Files.Keys | Should -Contain 'deep/here/Get-B.ps1'
        $run.Files.Keys | Should -Contain 'deep/Get-C.ps1'
    }

    It 'Returns a System.IO.FileInfo for each file that it wrote.' {
        $run = Invoke-Sample -Script { New-Fixture -Name Get-A | ForEach-Object { $_.GetType().FullName } }
        $run.Value | Should -Be 'System.IO.FileInfo', 'System.IO.FileInfo'
    }

    It 'A file that exists is left alone, with the warning Skipping the file ''…'', because it already exists.; only the missing one is written.' {
        $run = Invoke-Sample -Script { Set-Content Get-A.ps1 'mine'; New-Fixture -Name Get-A | Out-Null }
        $run.Files['Get-A.ps1'].Trim() | Should -Be 'mine'
        $run.Files.Keys | Should -Contain 'Get-A.Tests.ps1'
        $run.Warnings | Should -Match "Skipping the file '.*', because it already exists\."
    }

    It 'The generated test derives the path of the script from its own ($PSCommandPath), so both files have to stay in one folder.' {
        $run = Invoke-Sample -Script { New-Fixture -Name Get-A | Out-Null }
        $run.Files['Get-A.Tests.ps1'] | Should -Match '\$PSCommandPath'
    }

    It 'Nothing can be piped in' {
        (Invoke-Sample -Script { 'x' | New-Fixture -Name Get-A | Out-Null }).Errors | Should -Match 'The input object cannot be bound to any parameters'
    }

    It 'Both files are saved as UTF-8.' {
        $run = Invoke-Sample -Script { New-Fixture -Name Get-Größe | Out-Null; foreach ($name in 'Get-Größe.ps1', 'Get-Größe.Tests.ps1') { [System.Text.Encoding]::UTF8.GetString([System.IO.File]::ReadAllBytes((Join-Path (Get-Location).ProviderPath $name))) -match 'Größe' } }
        $run.Value | Should -Be $true, $true
    }

    It 'The text of the files is fixed. For a text of your own, keep a template and replace the name in it: New-Item -Path ./Get-Backup.Tests.ps1 -Value (Get-Content -Path ./template.ps1 -Raw).Replace(''NAME'', ''Get-Backup''). A file that exists is an error then, and is not replaced.' {
        $run = Invoke-Sample -File @{ 'template.ps1' = 'Describe NAME { It own { } }' } -Script {
            (Get-Command New-Fixture).Parameters.Keys | Where-Object { $_ -notin [System.Management.Automation.Cmdlet]::CommonParameters }
            $null = New-Item -Path ./Get-Backup.Tests.ps1 -Value (Get-Content -Path ./template.ps1 -Raw).Replace('NAME', 'Get-Backup')
            $null = New-Item -Path ./Get-Backup.Tests.ps1 -Value 'lost' -ErrorAction SilentlyContinue -ErrorVariable problem
            @($problem).Count
            (Invoke-Pester -Path ./Get-Backup.Tests.ps1 -PassThru -Output None).Passed.ExpandedPath
        }
        $run.Value | Should -Be 'Name', 'Path', 1, 'Get-Backup.own'
    }

    It 'A test file with $here and $sut comes from the New-Fixture of Pester 3 or 4, which the session has loaded.' {
        # That of 4.10.1 was run by hand: https://github.com/pester/Pester/blob/4.10.1/Functions/New-Fixture.ps1
        $run = Invoke-Sample -Script { $null = New-Fixture -Name Get-It; [System.IO.File]::ReadAllText("$PWD/Get-It.Tests.ps1") }
        $run.Value | Should -Not -Match '\$here|\$sut'
        $run.Value | Should -Match 'PSCommandPath'
    }
}
