BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'introduction/installation' {
    It 'Pester 5 gets critical and security fixes only.' -Tag Unproved {
        'https://github.com/pester/Pester/releases/tag/5.9.0'
    }

    It 'Without a version, you get Pester 6.' -Tag Unproved {
        'https://www.powershellgallery.com/packages/Pester'
    }

    It 'Pester 5 is tested on these systems.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/README.md'
    }

    It 'Its manifest also allows older versions, from Windows PowerShell 3.0 on.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/Pester.psd1'
    }

    It 'Windows PowerShell 3.0 and 4.0 come without Install-Module; there, install Pester without internet.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/gallery/powershellget/install-on-older-systems'
    }

    It 'The version reads 5.9.0.' {
        (Invoke-Sample -Script { "$((Get-Module -Name Pester).Version)" }).Value | Should -Be '5.9.0'
    }

    It 'The range keeps you on version 5.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.psresourceget/update-psresource'
    }

    It 'Where Install-Module installed Pester, Update-Module -Name Pester -MaximumVersion 5.99.99 does the same.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/update-module'
    }

    It 'Every version has its own folder, so 4.10.1 and 5.9.0 can be installed together.' {
        $files = @{}
        foreach ($version in '4.10.1', '5.9.0') { $files["modules/Pester/$version/Pester.psd1"] = "@{ ModuleVersion = '$version' }" }
        $run = Invoke-Sample -File $files -Script { $env:PSModulePath = "$PWD/modules"; Get-Module -Name Pester -ListAvailable | ForEach-Object { "$($_.Version)" } }
        $run.Value | Sort-Object | Should -Be '4.10.1', '5.9.0'
    }

    It 'Install-Module calls the same parameter -RequiredVersion.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/install-module'
    }

    It 'You have to ask for a prerelease, such as 6.1.0-rc1: use -Prerelease with Install-PSResource, and -AllowPrerelease with Install-Module.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/gallery/concepts/module-prerelease-support'
    }

    It 'Load only one version in a session: two at once mix up their commands, and the compiled part of Pester 5 cannot be unloaded.' -Tag Unproved {
        'https://learn.microsoft.com/dotnet/standard/assembly/unloadability'
    }

    It 'Therefore a 4.10.1 installed for you hides a 5.9.0 installed for all users, unless the script begins with a command that 4.10.1 does not have, such as New-PesterConfiguration.' {
        $files = @{}
        foreach ($version in 'one/Pester/4.10.1', 'two/Pester/5.9.0', 'two/Pester/5.8.0') { $files["$version/Pester.psd1"] = "@{ ModuleVersion = '$(Split-Path $version -Leaf)' }" }
        $run = Invoke-Sample -File $files -Script {
            Remove-Module -Name Pester
            foreach ($path in ("$PWD/one", "$PWD/two"), ("$PWD/two", "$PWD/one")) {
                $env:PSModulePath = $path -join [System.IO.Path]::PathSeparator
                "$((Import-Module -Name Pester -PassThru).Version)"
                Remove-Module -Name Pester
            }
        }
        $run.Value | Should -Be '4.10.1', '5.9.0'
    }

    It 'In an older PowerShell the command is Save-Module -Name Pester -RequiredVersion 5.9.0 -Path ./offline.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/save-module'
    }

    It 'Windows PowerShell 3.0 and 4.0 look for the files directly in Modules\Pester, without the folder named after the version.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_modules'
    }

    It 'Or leave the folder where it is and import the module by path: Import-Module ./offline/Pester/5.9.0/Pester.psd1.' {
        $run = Invoke-Sample -File @{ 'offline/Pester/9.9.9/Pester.psd1' = "@{ ModuleVersion = '9.9.9' }" } -Script { Remove-Module -Name Pester; $env:PSModulePath = ''; Import-Module ./offline/Pester/9.9.9/Pester.psd1; "$((Get-Module -Name Pester).Version)" }
        $run.Value | Should -Be '9.9.9'
    }

    It 'Pester is signed, and its certificate has changed over the years. Within version 5, it changed last with 5.6.0.' -Tag Unproved {
        'https://github.com/pester/Pester/releases'
    }

    It 'The message may also be Could not load file or assembly ''Pester, Version=5.9.0.0, …'' Assembly with same name is already loaded.' -Tag Unproved {
        'https://learn.microsoft.com/dotnet/standard/assembly/unloadability'
    }
}
