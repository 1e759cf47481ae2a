BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Find-TestFile ([string[]] $Path, [string[]] $Name, [string[]] $Exclude = @()) {
        $files = @{}
        foreach ($file in $Name) { $files[$file] = "Describe 'd' { It 'i' { } }" }
        $found = Invoke-Sample -File $files -Configuration @{ Run = @{ Path = $Path; ExcludePath = $Exclude } } -Inspect {
            $here = (Get-Location).ProviderPath
            foreach ($container in $args[0].Containers) { "$($container.Item)".Substring($here.Length + 1) -replace '\\', '/' }
        }
        @($found.Value) -join ' '
    }
}

Describe 'usage/file-placement-and-naming' {
    It 'Pester 6 looks into hidden folders and finds hidden test files, so tests in .github or .build run with the rest.' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) {
        Find-TestFile '.' '.github/A.Tests.ps1', '.build/deep/B.Tests.ps1', '.C.Tests.ps1' | Should -Be '.C.Tests.ps1 .build/deep/B.Tests.ps1 .github/A.Tests.ps1'
    }

    It 'It leaves out .git, .svn and .hg, unless -Path names what is in one of them.' {
        foreach ($path in './.git/', './.git/A.Tests.ps1') { Find-TestFile $path '.git/A.Tests.ps1', 'E.Tests.ps1' | Should -Be '.git/A.Tests.ps1' }
        Find-TestFile '.' '.git/A.Tests.ps1', '.svn/B.Tests.ps1', '.hg/C.Tests.ps1', 'in/.git/D.Tests.ps1', 'E.Tests.ps1' | Should -Be 'E.Tests.ps1'
    }

    It '*/.github/* | everything below any .github folder' {
        Find-TestFile '.' '.github/A.Tests.ps1', 'in/.github/in/B.Tests.ps1', 'C.Tests.ps1' -Exclude '*/.github/*' | Should -Be 'C.Tests.ps1'
    }

    It 'A hidden folder is not found by its plain path. On Linux and macOS, where its name begins with a dot, add a slash: ./.github/.' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) {
        $run = Invoke-Sample -File @{ '.github/A.Tests.ps1' = "Describe 'd' { It 'i' { } }" } -Configuration @{ Run = @{ Path = './.github' } }
        "$($run.Text) $($run.Errors)" | Should -Match 'Could not find item '
        Find-TestFile './.github/' '.github/A.Tests.ps1' | Should -Be '.github/A.Tests.ps1'
        Find-TestFile './.github/*' '.github/A.Tests.ps1' | Should -Be '.github/A.Tests.ps1'
    }

    It 'Pester 5 skipped everything hidden, like Get-ChildItem without -Force. Exclude what should not run.' {
        $names = '.hidden/A.Tests.ps1', '.B.Tests.ps1', 'C.Tests.ps1'
        Find-TestFile '.' -Name $names | Should -Be '.B.Tests.ps1 C.Tests.ps1 .hidden/A.Tests.ps1'
        Find-TestFile '.' '*/.hidden/*' -Name $names | Should -Be '.B.Tests.ps1 C.Tests.ps1'
    }

    It 'Since 6.1.0, the full path of a folder also leaves out all that is in it.' {
        $run = Invoke-Sample -File @{ 'in/deep/A.Tests.ps1' = "Describe 'd' { It 'a' { } }"; 'B.Tests.ps1' = "Describe 'd' { It 'b' { } }" } -Script {
            Invoke-Pester -Path . -ExcludePath "$((Get-Location).ProviderPath)/in" -PassThru
        }
        $run.Tests.Name | Should -Be 'b'
    }

    It 'Or name what is in it, ./.github/*, or the folder above.' {
        foreach ($path in './.github/*', '.') { Find-TestFile $path -Name '.github/A.Tests.ps1' | Should -Be '.github/A.Tests.ps1' }
        Find-TestFile './.github' -Name '.github/A.Tests.ps1' | Should -BeNullOrEmpty
    }

    It 'So a pattern has to begin with * or with the full path, and to end with * or with the file''s name.' {
        $run = Invoke-Sample -File @{ 'old/A.Tests.ps1' = { Describe 'd' { It 'i' { } } }; 'B.Tests.ps1' = { Describe 'd' { It 'i' { } } } } -Script {
            foreach ($pattern in '*/old/*', "$PWD/old/*", '*/A.Tests.ps1', "$PWD/old/A.Tests.ps1", './old/*', 'old/*', '*/old', '*/old/', '*/A') {
                (Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true; ExcludePath = $pattern } }).PassedCount
            }
        }
        $run.Value | Should -Be 1, 1, 1, 1, 2, 2, 2, 2, 2
    }
}
