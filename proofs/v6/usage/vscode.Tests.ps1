BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/vscode' {
    It 'What all test files need belongs in Pester.BeforeContainer.ps1 in the root of the repository. Pester runs this file before each test file, whoever calls Invoke-Pester, if PowerShell was started in the repository.' {
        $run = Invoke-Sample -File @{ '.git/config' = ''; 'Pester.BeforeContainer.ps1' = 'Write-Host "<before>"; function Get-Shared { "shared" }'; 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { Get-Shared | Should -Be "shared" } }'; 'sub/b.Tests.ps1' = 'Describe "d" { It "i" { Get-Shared | Should -Be "shared" } }' } -Script {
            function Start-Own { Invoke-Pester -Path sub -PassThru }
            Start-Own
        }
        $run.Passed | Should -Be 2
        ($run.Text -split '<before>').Count | Should -Be 3
    }

    It 'After a mere Set-Location, Pester does not run it, unless Run.RepoRoot names the folder.' {
        $files = @{ 'repo/.git/config' = ''; 'repo/Pester.BeforeContainer.ps1' = 'Write-Host "<before>"'; 'repo/sub/a.Tests.ps1' = 'Describe "d" { It "i" { } }' }
        $run = Invoke-Sample -File $files -Script { Set-Location repo; Invoke-Pester -Path sub -PassThru }
        $run.Passed | Should -Be 1
        $run.Text | Should -Not -Match '<before>'
        $run = Invoke-Sample -File $files -Script { Set-Location repo; Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; RepoRoot = "$PWD"; PassThru = $true } } }
        $run.Passed | Should -Be 1
        $run.Text | Should -Match '<before>'
    }

    It 'Another version of Pester was used in this session before. A session cannot drop a .NET assembly: restart the session as above.' {
        $run = Invoke-Sample -Script {
            $base = (Get-Module Pester).ModuleBase
            Remove-Module Pester
            "$(Get-Module Pester)"
            @([AppDomain]::CurrentDomain.GetAssemblies() | Where-Object { $_.Location -like "$base*Pester.dll" }).Count
        }
        $run.Value | Should -Be '', 1
    }

    It 'In a parallel run, no breakpoint is hit: set Run.Parallel to $false.' {
        $body = "Describe 'd' { It 'i' {`n1 | Should -Be 1`n} }"
        $run = Invoke-Sample -Seconds 120 -File @{ 'sub/a.Tests.ps1' = $body; 'sub/b.Tests.ps1' = $body } -Script {
            foreach ($parallel in $true, $false) {
                $global:hits = 0
                $points = Get-ChildItem sub | ForEach-Object { Set-PSBreakpoint -Script $_.FullName -Line 2 -Action { $global:hits++ } }
                $null = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; Parallel = $parallel }; Output = @{ Verbosity = 'None' } }
                $points | Remove-PSBreakpoint
                $hits
            }
        }
        $run.Value | Should -Be 0, 2
    }

    It 'A file of a parallel run runs in another runspace, too.' {
        $body = "Describe 'd' { It 'i' { Write-Host `"<`$([runspace]::DefaultRunspace.InstanceId)>`" } }"
        $run = Invoke-Sample -Seconds 120 -File @{ 'sub/a.Tests.ps1' = $body; 'sub/b.Tests.ps1' = $body } -Script {
            foreach ($parallel in $true, $false) {
                $text = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; Parallel = $parallel }; Output = @{ Verbosity = 'Detailed' } } 6>&1 | Out-String
                $seen = @([regex]::Matches($text, '<([0-9a-f-]{36})>') | ForEach-Object { $_.Groups[1].Value })
                "$($seen.Count) own: $(@($seen -eq [runspace]::DefaultRunspace.InstanceId).Count)"
            }
        }
        $run.Value | Should -Be '2 own: 0', '2 own: 2'
    }
}
