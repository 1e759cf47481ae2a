BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/run-script' {
    It 'The first lines load Pester 5, even where another version is installed beside it.' {
        $installed = @{}
        foreach ($version in '5.1.0', '6.2.0') { $installed["modules/Pester/$version/Pester.psd1"] = "@{ ModuleVersion = '$version' }" }
        $run = Invoke-Sample -File $installed -Script {
            Remove-Module -Name Pester
            $env:PSModulePath = "$PWD/modules"
            if (-not (Get-Module -Name Pester)) { Import-Module -Name Pester -MinimumVersion 5.0.0 -MaximumVersion 5.99.99 }
            (Get-Module -Name Pester).Version.ToString()
        }
        $run.Value | Should -Be '5.1.0'
    }

    It 'If the session has loaded Pester 5 or 6 already, the script uses that one.' {
        $installed = @{}
        foreach ($version in '5.1.0', '6.2.0') { $installed["modules/Pester/$version/Pester.psd1"] = "@{ ModuleVersion = '$version' }" }
        $run = Invoke-Sample -File $installed -Script {
            Remove-Module -Name Pester
            $env:PSModulePath = "$PWD/modules"
            Import-Module -Name Pester -RequiredVersion 6.2.0
            if (-not (Get-Module -Name Pester)) { Import-Module -Name Pester -MinimumVersion 5.0.0 -MaximumVersion 5.99.99 }
            (Get-Module -Name Pester).Version.ToString()
        }
        $run.Value | Should -Be '6.2.0'

        $installed = @{ 'modules/Pester/4.10.1/Pester.psd1' = '@{ ModuleVersion = "4.10.1" }' }
        foreach ($version in '5.1.0', '6.2.0') {
            $installed["modules/Pester/$version/Pester.psd1"] = "@{ ModuleVersion = '$version'; RootModule = 'Pester.psm1'; FunctionsToExport = 'New-PesterConfiguration' }"
            $installed["modules/Pester/$version/Pester.psm1"] = "function New-PesterConfiguration { '$version' }"
        }
        foreach ($pair in ('5.1.0', '5.1.0'), ('6.2.0', '6.2.0'), ('4.10.1', '6.2.0')) {
            $loaded, $used = $pair
            $code = { Remove-Module -Name Pester; $env:PSModulePath = "$PWD/modules"; Import-Module -Name Pester -RequiredVersion LOADED; if (-not (Get-Module -Name Pester)) { Import-Module -Name Pester -MinimumVersion 5.0.0 -MaximumVersion 5.99.99 }; New-PesterConfiguration }
            (Invoke-Sample -File $installed -Script ([scriptblock]::Create("$code".Replace('LOADED', $loaded)))).Value | Should -Be $used
        }
    }
}
