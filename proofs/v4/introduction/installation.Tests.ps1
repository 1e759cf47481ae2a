BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # What a run counts whose test file begins with this line, where a newer Pester is installed.
    function Get-FailedCount ([string] $Line, [switch] $IsNewerInstalled) {
        $newer = @{ 'modules/Pester/9.0.0/Pester.psd1' = "@{ RootModule = 'Pester.psm1'; ModuleVersion = '9.0.0' }"; 'modules/Pester/9.0.0/Pester.psm1' = 'function Describe { Write-Host "carried out" }' }
        $path = if ($IsNewerInstalled) { 'modules' } else { 'empty' }
        $run = Invoke-Sample "$Line; Describe 'd' { Write-Host 'carried out'; It 'i' { throw 'x' } }" -File ($newer + @{ 'path.txt' = $path }) -Script { $env:PSModulePath = "$PWD/$(Get-Content path.txt)"; (Invoke-Pester -PassThru).FailedCount }
        $run.Text | Should -Match 'carried out'
        $run.Value
    }
}

Describe 'introduction/installation' {
    It 'A test file, or code that it runs outside of blocks, says Import-Module Pester -Force, or Import-Module Pester where a newer version is installed. That loads Pester anew in the middle of the run: the tests below that line are carried out, and the run that started them does not count them' {
        Get-FailedCount 'Import-Module ((Get-Module Pester).Path -replace "psm1$", "psd1") -Force' | Should -Be 0
        Get-FailedCount 'Import-Module Pester' -IsNewerInstalled | Should -Be 0
        Get-FailedCount 'Import-Module Pester' | Should -Be 1
    }

    It 'With -Force and a newer version the file begins again and again, for up to minutes. PowerShell then ends with Stack overflow, or the run with call depth overflow and this last line.' -Tag Unproved {
        'Run by hand with 5.9.0 (once each) and 6.1.0-rc1 (Stack overflow) installed. It takes minutes, and a second release is not beside the one under proof: Invoke-Pester of 5.x called by a file that Pester 4 has dot-sourced runs that file, https://github.com/pester/Pester/blob/5.9.0/src/Main.ps1'
    }

    It 'Import-Module Pester -RequiredVersion 4.10.1 may stay, without -Force.' {
        Get-FailedCount 'Import-Module Pester -RequiredVersion 4.10.1' -IsNewerInstalled | Should -Be 1
        Get-FailedCount 'Import-Module ((Get-Module Pester).Path -replace "psm1$", "psd1") -RequiredVersion 4.10.1 -Force' -IsNewerInstalled | Should -Be 0
    }
}
