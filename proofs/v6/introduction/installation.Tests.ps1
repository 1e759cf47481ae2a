BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'introduction/installation' {
    It 'Without a version you get the newest stable release, which is 6.0.0 or newer.' -Tag Unproved {
        'https://www.powershellgallery.com/packages/Pester'
    }

    It 'Pester 5 may load on older versions, from Windows PowerShell 3.0 on, but is no longer tested there.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/Pester.psd1'
    }

    It 'The release candidate that these pages describe needs a newer Install-Module, because the one that comes with Windows does not know prereleases.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/gallery/concepts/module-prerelease-support'
    }

    It 'For the release candidate the version reads 6.1.0: PowerShell keeps the label of a prerelease apart from the number.' {
        (Invoke-Sample -Script { "$((Get-Module -Name Pester).Version)" }).Value | Should -Be '6.1.0'
    }

    It 'In Windows PowerShell the command is Update-Module -Name Pester, which works once Pester has been installed with Install-Module.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/update-module'
    }

    It 'Every version has its own folder, so 5.9.0 and 6.0.0 can be installed together.' {
        $files = @{}
        foreach ($version in '5.9.0', '6.0.0') { $files["modules/Pester/$version/Pester.psd1"] = "@{ ModuleVersion = '$version' }" }
        $run = Invoke-Sample -File $files -Script { $env:PSModulePath = "$PWD/modules"; Get-Module -Name Pester -ListAvailable | ForEach-Object { "$($_.Version)" } }
        $run.Value | Sort-Object | Should -Be '5.9.0', '6.0.0'
    }

    It 'Install-Module calls the same parameter -RequiredVersion; there, a prerelease such as -RequiredVersion 6.1.0-rc1 needs -AllowPrerelease.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/install-module'
    }

    It 'Import-Module never takes the label of a prerelease: give it the version 6.1.0.' {
        $run = Invoke-Sample -Script { try { Import-Module -Name Pester -RequiredVersion 6.1.0-rc1 -ErrorAction Stop; 'taken' } catch { "$_" } }
        $run.Value | Should -BeLike '*Cannot convert value "6.1.0-rc1" to type "System.Version"*'
    }

    It 'Load only one version in a session: the compiled part of Pester cannot be unloaded.' -Tag Unproved {
        'https://learn.microsoft.com/dotnet/standard/assembly/unloadability'
    }

    It 'Therefore a 5.9.0 installed for you hides a 6.0.0 installed for all users.' {
        $files = @{}
        foreach ($version in 'one/Pester/5.9.0', 'two/Pester/6.0.0', 'two/Pester/5.8.0') { $files["$version/Pester.psd1"] = "@{ ModuleVersion = '$(Split-Path $version -Leaf)' }" }
        $run = Invoke-Sample -File $files -Script {
            Remove-Module -Name Pester
            foreach ($path in ("$PWD/one", "$PWD/two"), ("$PWD/two", "$PWD/one")) {
                $env:PSModulePath = $path -join [System.IO.Path]::PathSeparator
                "$((Import-Module -Name Pester -PassThru).Version)"
                Remove-Module -Name Pester
            }
        }
        $run.Value | Should -Be '5.9.0', '6.0.0'
    }

    It 'In Windows PowerShell the command is Save-Module -Name Pester -RequiredVersion 6.0.0 -Path ./offline. Both commands write offline/Pester/6.0.0.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/save-module'
    }

    It 'Or leave the folder where it is and import the module by path: Import-Module ./offline/Pester/6.0.0/Pester.psd1.' {
        $run = Invoke-Sample -File @{ 'offline/Pester/9.9.9/Pester.psd1' = "@{ ModuleVersion = '9.9.9' }" } -Script { Remove-Module -Name Pester; $env:PSModulePath = ''; Import-Module ./offline/Pester/9.9.9/Pester.psd1; "$((Get-Module -Name Pester).Version)" }
        $run.Value | Should -Be '9.9.9'
    }

    It 'Pester is signed, and its certificate has changed over the years, most recently with 5.6.0 and with 6.' -Tag Unproved {
        'https://github.com/pester/Pester/releases'
    }

    It 'The Install-Module in use is the old one that comes with Windows.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/gallery/powershellget/install-on-older-systems'
    }

    It 'When you go back to an older version, the message is Could not load file or assembly ''Pester, Version=5.9.0.0, …'' Assembly with same name is already loaded.' -Tag Unproved {
        'https://learn.microsoft.com/dotnet/standard/assembly/unloadability'
    }

    It 'These pages describe 6.1.0-rc1, and say where 6.0.0 differs.' {
        $run = Invoke-Sample -Script { "$((Get-Module Pester).Version)-$((Get-Module Pester).PrivateData.PSData.Prerelease)" }
        $run.Value | Should -Be $env:PROOFS_RELEASE
    }
}
