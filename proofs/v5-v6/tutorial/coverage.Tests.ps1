BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $friendly = @'
function Get-Backup {
    [CmdletBinding()]
    param ([string] $Path)

    if (-not (Test-Path -Path $Path)) {
        Write-Warning "The folder '$Folder' does not exist."
        return
    }
    Get-ChildItem -Path $Path -Filter *.bak | Sort-Object -Property LastWriteTime
}
'@
    $present = { BeforeAll { . $PSScriptRoot/Get-Backup.ps1 }; Describe 'd' { It 'there' { Get-Backup -Path $PSScriptRoot | Should -BeNullOrEmpty } } }
    $absent = { BeforeAll { . $PSScriptRoot/Get-Backup.ps1 }; Describe 'd' { It 'there' { Get-Backup -Path $PSScriptRoot }; It 'missing' { Get-Backup -Path ./nowhere -WarningAction SilentlyContinue | Should -BeNullOrEmpty } } }
    # Without a console the tracer ends the run.
    $measure = { param ($Verbosity) @{ CodeCoverage = @{ Enabled = $true; Path = './Get-Backup.ps1'; UseBreakpoints = $true }; Output = @{ Verbosity = $Verbosity } } }
    $gap = Invoke-Sample -File @{ 'Get-Backup.ps1' = $friendly } -Test $present -Configuration (& $measure 'Detailed')
    $short = Invoke-Sample -File @{ 'Get-Backup.ps1' = $friendly } -Test $present -Configuration (& $measure 'Normal')
    $full = Invoke-Sample -File @{ 'Get-Backup.ps1' = $friendly } -Test $absent -Configuration (& $measure 'Detailed')
    $warning = Invoke-Sample -File @{ 'Get-Backup.ps1' = $friendly } -Test {
        BeforeAll { . $PSScriptRoot/Get-Backup.ps1 }
        Describe 'd' {
            It 'empty' { Get-Backup -Path ./nowhere 3>&1 | Should -Be "The folder '' does not exist." }
            It 'error' { { Get-ChildItem -Path ./nowhere -ErrorAction Stop } | Should -Throw }
            It 'no error' { Get-Backup -Path ./nowhere -ErrorAction Stop -WarningAction SilentlyContinue }
        }
    }
}

Describe 'tutorial/coverage' {
    It 'Code coverage counts the commands that ran during the tests, and lists those that did not.' {
        $gap.Text | Should -Match 'Missed command'
        $gap.Text | Should -Match 'Write-Warning'
        $gap.Text -replace '(?s)^.*Missed command' | Should -Not -Match 'Sort-Object'
        $full.Text | Should -Not -Match 'Missed command'
    }

    It 'Instead of an error for a missing folder, it now prints a warning:' {
        Assert-TestPassed $warning 'error', 'no error', 'empty'
    }

    It 'All tests are green.' {
        $gap.Result | Should -Be 'Passed'
    }

    It 'One command was never run: the new warning.' {
        $gap.Text | Should -Match 'Missed command:'
        $gap.Text | Should -Not -Match 'Missed commands'
    }

    It 'The percentage is a number for a report; the list is what you read. 75% is the target, which nothing depends on yet.' {
        $run = Invoke-Sample -File @{ 'Get-Backup.ps1' = 'function Get-Backup { 1; 2; 3; 4 }' } -Configuration (& $measure 'Normal') -Test { Describe 'd' { It 'i' { } } }
        $run.Text | Should -Match 'Covered 0% / 75%'
        $run.Result | Should -Be 'Passed'
    }

    It 'Normal verbosity prints the percentage without the list:' {
        $short.Text | Should -Match 'Covered \d'
        $short.Text | Should -Not -Match 'Missed command|Write-Warning'
    }

    It 'No command is missed anymore.' {
        $full.Text | Should -Match 'Covered 100% /'
    }

    It 'Every command is covered, and the code is still wrong.' {
        Assert-TestPassed $warning 'empty'
        $full.Result | Should -Be 'Passed'
    }

    It 'The variable is called $Path, and $Folder is empty.' {
        Assert-TestPassed $warning 'empty'
    }

    It 'Coverage counts what ran. Coverage cannot know whether anybody looked at the result.' {
        $run = Invoke-Sample -File @{ 'Get-Backup.ps1' = $friendly } -Configuration (& $measure 'Normal') -Test {
            BeforeAll { . $PSScriptRoot/Get-Backup.ps1 }
            Describe 'd' { It 'asserts nothing' { Get-Backup -Path $PSScriptRoot; Get-Backup -Path ./nowhere -WarningAction SilentlyContinue } }
        }
        $run.Text | Should -Match 'Covered 100% /'
    }

    It 'Each measurement also wrote a report, coverage.xml.' {
        $gap.Files.Keys | Should -Contain 'coverage.xml'
        $warning.Files.Keys | Should -Not -Contain 'coverage.xml'
    }

    It 'All of them. The module loads the file, but defining a function runs none of its commands.' {
        $run = Invoke-Sample -File @{ 'Get-Backup.ps1' = $friendly } -Configuration (& $measure 'Normal') -Test { BeforeAll { . $PSScriptRoot/Get-Backup.ps1 }; Describe 'd' { It 'i' { } } }
        $run.Text | Should -Match 'Covered 0% /'
    }
}
