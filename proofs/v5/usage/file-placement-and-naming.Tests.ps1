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
    It 'on Linux and macOS, files whose name begins with a dot, and folders such as .github with everything below them' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) {
        Find-TestFile '.' '.github/A.Tests.ps1', '.build/deep/B.Tests.ps1', '.C.Tests.ps1', 'D.Tests.ps1' | Should -Be 'D.Tests.ps1'
    }

    It 'Pester 5 looks for files like Get-ChildItem without -Force.' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) {
        Find-TestFile '.' '.C.Tests.ps1', 'D.Tests.ps1' | Should -Be 'D.Tests.ps1'
        Set-Content TestDrive:/.C.Tests.ps1 ''; Set-Content TestDrive:/D.Tests.ps1 ''
        (Get-ChildItem TestDrive:/).Name | Should -Be 'D.Tests.ps1'
        (Get-ChildItem TestDrive:/ -Force).Name | Should -Be '.C.Tests.ps1', 'D.Tests.ps1'
    }

    It 'To run the tests in a hidden folder, name a file in it or a folder below it.' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) {
        Find-TestFile './.github/A.Tests.ps1', './.github/scripts' '.github/A.Tests.ps1', '.github/scripts/B.Tests.ps1' | Should -Be '.github/A.Tests.ps1 .github/scripts/B.Tests.ps1'
    }

    It 'On Linux and macOS, ./.github is not found, and ./.github/ is.' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) {
        Find-TestFile './.github' '.github/A.Tests.ps1' | Should -BeNullOrEmpty
        Find-TestFile './.github/' '.github/A.Tests.ps1', '.github/in/B.Tests.ps1' | Should -Be '.github/A.Tests.ps1 .github/in/B.Tests.ps1'
    }

    It '*/tests/* | everything below any tests folder' {
        Find-TestFile '.' 'tests/A.Tests.ps1', 'in/tests/in/B.Tests.ps1', 'C.Tests.ps1' -Exclude '*/tests/*' | Should -Be 'C.Tests.ps1'
    }

    It 'In Pester 5, this goes for brackets in the name of the current folder and of each folder above it, too: a run without -Path then finds nothing.' {
        $run = Invoke-Sample -File @{ 'set[1]/in/A.Tests.ps1' = "Describe 'd' { It 'i' { } }" } -Script {
            $here = "$PWD"
            foreach ($folder in 'set[1]', 'set[1]/in') {
                Set-Location -LiteralPath "$here/$folder"
                "none: $((Invoke-Pester -PassThru -Output None).TotalCount)"
                "in: $((Invoke-Pester -Path ./in -PassThru -Output None).TotalCount)"
            }
            foreach ($path in '../..', "$here") { "above: $((Invoke-Pester -Path $path -PassThru -Output None).TotalCount)" }
            Set-Location -LiteralPath $here
        }
        $run.Value | Should -Be 'none: ', 'in: ', 'none: ', 'in: ', 'above: 1', 'above: 1'
    }

    It 'Escaping them does not help for a folder.' {
        Find-TestFile './set`[1`]' 'set[1]/A.Tests.ps1' | Should -BeNullOrEmpty
        Find-TestFile './set`[1`]/A.Tests.ps1' 'set[1]/A.Tests.ps1' | Should -Be 'set[1]/A.Tests.ps1'
    }

    It 'Give the folder above the brackets, such as ..: below it, names with brackets are found literally.' {
        Find-TestFile '.' 'set[1]/A.Tests.ps1' | Should -Be 'set[1]/A.Tests.ps1'
        $run = Invoke-Sample -File @{ 'set[1]/A.Tests.ps1' = "Describe 'd' { It 'i' { } }" } -Script { $here = "$PWD"; Set-Location -LiteralPath "$here/set[1]"; (Invoke-Pester -Path .. -PassThru -Output None).Tests.Name; Set-Location -LiteralPath $here }
        $run.Value | Should -Be 'i'
    }

    It 'A hidden folder is not found by its plain path, and a search of the folder above leaves it out. On Linux and macOS, where its name begins with a dot, add a slash: ./.github/.' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) {
        $run = Invoke-Sample -File @{ '.github/A.Tests.ps1' = "Describe 'd' { It 'i' { } }" } -Configuration @{ Run = @{ Path = './.github' } }
        "$($run.Text) $($run.Errors)" | Should -Match 'Could not find item '
        Find-TestFile '.' '.github/A.Tests.ps1' | Should -BeNullOrEmpty
        Find-TestFile './.github/' '.github/A.Tests.ps1' | Should -Be '.github/A.Tests.ps1'
    }

    It 'Or name what is in it: ./.github/*, a file, or a folder below it.' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or $IsWindows) {
        foreach ($path in './.github/*', './.github/in/A.Tests.ps1', './.github/in') { Find-TestFile $path '.github/in/A.Tests.ps1' | Should -Be '.github/in/A.Tests.ps1' }
        Find-TestFile './.github' '.github/in/A.Tests.ps1' | Should -BeNullOrEmpty
    }

    It 'Pester 6 finds all hidden test files from the folder above, except those in .git, .svn and .hg, but does not find ./.github either.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/src/Main.ps1, Find-File; proved for 6.1.0-rc1 by proofs/v6/usage/file-placement-and-naming.Tests.ps1'
    }

    It 'what is in a folder that is a link' -Skip:($IsWindows -or $PSVersionTable.PSVersion.Major -lt 6) {
        $run = Invoke-Sample -File @{ 'real/a.Tests.ps1' = 'Describe d { It linked { } }'; 'in/b.Tests.ps1' = 'Describe d { It direct { } }' } -Script { $null = New-Item -ItemType SymbolicLink -Path in/link -Target "$PWD/real"; (Invoke-Pester -Path in -PassThru -Output None).Tests.Name }
        $run.Value | Should -Be 'direct'
    }
}
