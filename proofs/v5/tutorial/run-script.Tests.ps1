BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/run-script' {
    It 'The first lines load Pester 5, even where another version is installed beside it.' {
        $installed = @{}
        foreach ($version in '5.1.0', '6.2.0') { $installed["modules/Pester/$version/Pester.psd1"] = "@{ ModuleVersion = '$version' }" }
        $run = Invoke-Sample -NewProcess -File $installed -Script {
            Remove-Module -Name Pester
            $env:PSModulePath = "$PWD/modules"
            if (-not (Get-Module -Name Pester)) { Import-Module -Name Pester -MinimumVersion 5.0.0 -MaximumVersion 5.99.99 }
            (Get-Module -Name Pester).Version.ToString()
        }
        $run.Value | Should -Be '5.1.0'
    }

    It 'If the session has loaded a Pester already, the script uses that one.' {
        $installed = @{}
        foreach ($version in '5.1.0', '6.2.0') { $installed["modules/Pester/$version/Pester.psd1"] = "@{ ModuleVersion = '$version' }" }
        $run = Invoke-Sample -NewProcess -File $installed -Script {
            Remove-Module -Name Pester
            $env:PSModulePath = "$PWD/modules"
            Import-Module -Name Pester -RequiredVersion 6.2.0
            if (-not (Get-Module -Name Pester)) { Import-Module -Name Pester -MinimumVersion 5.0.0 -MaximumVersion 5.99.99 }
            (Get-Module -Name Pester).Version.ToString()
        }
        $run.Value | Should -Be '6.2.0'
    }
}
