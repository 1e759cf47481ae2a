BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/testdrive' {
    It 'To compare paths, write Join-Path $TestDrive full.bak' {
        $run = Invoke-Sample { Describe 'd' { It 'i' {
            Set-Content TestDrive:/full.bak 1
            $name = (Get-Item TestDrive:/full.bak).FullName
            $name | Should -Be (Join-Path $TestDrive full.bak)
            # The separator of another system leads to the same file on Windows, and is another text everywhere.
            $other = if ([IO.Path]::DirectorySeparatorChar -eq '/') { '\' } else { '/' }
            $name | Should -Not -Be "$TestDrive${other}full.bak"
        } } }
        $run.Passed | Should -Be 1 -Because "$($run.Messages)"
    }

    It 'The target of a symbolic link needs the real path, too: New-Item -ItemType SymbolicLink -Path "$TestDrive/link" -Value "$TestDrive/full.bak". With TestDrive:/full.bak as the value, the link leads nowhere.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample { Describe 'd' {
            It 'real' { Set-Content TestDrive:/full.bak 1; $null = New-Item -ItemType SymbolicLink -Path "$TestDrive/link" -Value "$TestDrive/full.bak"; Get-Content TestDrive:/link | Should -Be '1' }
            It 'drive' { Set-Content TestDrive:/full.bak 1; $null = New-Item -ItemType SymbolicLink -Path "$TestDrive/other" -Value TestDrive:/full.bak -ErrorAction Stop; { Get-Content TestDrive:/other -ErrorAction Stop } | Should -Throw }
        } }
        Assert-TestPassed $run 'real', 'drive'
    }
}
