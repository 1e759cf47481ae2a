BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Invoke-Pester' {
    It 'The two sets cannot be mixed: Invoke-Pester -Configuration $configuration -Output Detailed stops with Parameter set cannot be resolved using the specified named parameters.' {
        Get-Failure { Invoke-Pester -Configuration (New-PesterConfiguration) -Output Detailed } | Should -BeLike 'Parameter set cannot be resolved using the specified named parameters.*'
    }

    It 'Hidden folders are searched, except .git, .svn and .hg. On Linux and macOS a hidden folder cannot be named itself: ./.github ends with Could not find item, ./.github/* works.' {
        $run = Invoke-Sample -File @{ '.github/a.Tests.ps1' = 'Describe "d" { It "hidden" { } }'; '.git/b.Tests.ps1' = 'Describe "d" { It "git" { } }'; '.svn/c.Tests.ps1' = 'Describe "d" { It "svn" { } }'; '.hg/d.Tests.ps1' = 'Describe "d" { It "hg" { } }' } -Script { "all $((Invoke-Pester -PassThru -Output None).Tests.Name)"; "named $(Invoke-Pester -Path ./.github -PassThru -Output None 2>&1 | ForEach-Object { "$_" -match 'Could not find item' } | Select-Object -First 1)"; "star $((Invoke-Pester -Path './.github/*' -PassThru -Output None).Tests.Name)" }
        $run.Value | Should -Be 'all hidden', 'named True', 'star hidden'
    }

    It 'The reserved name None selects tests that have no tag at all.' {
        $both = { Describe 'd' { It 'tagged' -Tag A { }; It 'plain' { } }; Describe 'e' -Tag B { It 'inherited' { } } }
        (Invoke-Sample $both -Configuration @{ Filter = @{ Tag = 'None' } }).Tests.Where({ $_.Result -eq 'Passed' }).Name | Should -Be 'plain'
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
}
