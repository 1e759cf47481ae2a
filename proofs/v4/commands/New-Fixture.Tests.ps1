BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'old/Get-Old.ps1' = 'mine' } -Script {
        $made = @(New-Fixture source Get-Backup); "types $($made | ForEach-Object { $_.GetType().FullName })"
        $null = New-Fixture -Name Get-Here.ps1
        $null = New-Fixture -Name Test-Ps1File
        $old = @(New-Fixture old Get-Old); "old $($old.Name)"
        $null = New-Fixture -Name 'Get Space'
        foreach ($file in './Get Space.ps1', './Get-Here.ps1') { $problems = $null; $null = [System.Management.Automation.Language.Parser]::ParseFile("$(Resolve-Path $file)", [ref] $null, [ref] $problems); "problems $($problems.Count -gt 0)" }
        Invoke-Pester -Script ./source -PassThru -Show None
        "$(Get-Content old/Get-Old.ps1)"
    }
}

Describe 'commands/New-Fixture' {
    It 'Writes two files: a script with an empty function, and a test file that loads it and holds one failing test.' {
        $sample.Files['source/Get-Backup.ps1'] | Should -Match '^function Get-Backup \{\s*\}\s*$'
        $sample.Files['source/Get-Backup.Tests.ps1'] | Should -Match '\. "\$here'
        $sample.Passed, $sample.Failed | Should -Be 0, 1
    }

    It 'The folder for both files, created if it is missing. The path comes first, before the name: New-Fixture source Get-Backup. Without a path, the current folder is used, and -Name must be written out: New-Fixture -Name Get-Backup.' {
        (Invoke-Sample -Script { New-Fixture Get-Backup }).Errors | Should -Match 'missing mandatory parameters: Name'
        $sample.Files.Keys | Should -Contain 'source/Get-Backup.ps1'; $sample.Files.Keys | Should -Contain 'Get-Here.ps1'
    }

    It 'The name of the function and of both files. ps1 and the character before it are dropped wherever they stand: Get-Backup.ps1 becomes Get-Backup, but Test-Ps1File becomes TestFile. A name with a space is accepted, and gives code that cannot be parsed.' {
        $sample.Files.Keys | Should -Contain 'Get-Here.Tests.ps1'
        $sample.Files.Keys | Should -Contain 'TestFile.ps1'
        $sample.Value | Should -Contain 'problems True'
        $sample.Value | Should -Contain 'problems False'
    }

    It 'Nothing can be piped in. Returns a System.IO.FileInfo for each file that it wrote.' {
        Get-PipedParameter New-Fixture | Should -BeNullOrEmpty
        $sample.Value | Should -Contain 'types System.IO.FileInfo System.IO.FileInfo'
    }

    It 'A file that exists is left alone, with the warning Skipping the file ''…'', because it already exists.; only the missing one is written.' {
        "$($sample.Warnings)" | Should -BeLike "*Skipping the file '*Get-Old.ps1', because it already exists.*"
        $sample.Value | Should -Contain 'old Get-Old.Tests.ps1'
        $sample.Value | Should -Contain 'mine'
    }

    It 'It knows scripts only: -Name Backup.psm1 writes Backup.psm1.ps1.' {
        (Invoke-Sample -Script { New-Fixture -Name Backup.psm1 | ForEach-Object { $_.Name }; (Get-Command New-Fixture).Parameters.Keys -match 'modul|type|kind|psm' }).Value | Should -Be 'Backup.psm1.ps1', 'Backup.psm1.Tests.ps1'
    }
}
