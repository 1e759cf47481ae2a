BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'introduction/installation' {
    It '6.1.0-rc1 | 5.1 | 7.4 and newer | Windows, Linux, macOS' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/README.md'
    }

    It '5.9.0 | 5.1 | 7.4 and newer | Windows, Linux, macOS' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/README.md'
    }

    It '4.10.1 | 2.0 to 5.1 | 6 and 7 | Windows, Linux, macOS' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/README.md'
    }

    It 'Windows PowerShell and PowerShell 7 are two programs with separate module folders.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/scripting/whats-new/migrating-from-windows-powershell-51-to-powershell-7'
    }

    It 'On Windows, install Pester in each one that you use.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/scripting/whats-new/migrating-from-windows-powershell-51-to-powershell-7'
    }

    It 'The first line is for older systems, which do not use the protocol of the Gallery, TLS 1.2, by default. -SkipPublisherCheck lets you install Pester beside the 3.4.0 that comes with Windows.' -Tag Unproved {
        'https://devblogs.microsoft.com/powershell/powershell-gallery-tls-support/'
    }

    It 'Answer yes if you are asked about the NuGet provider.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/gallery/powershellget/install-on-older-systems'
    }

    It 'No output means that it worked.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.psresourceget/install-psresource'
    }

    It 'An update puts the new version beside the old one, and a running session keeps what it has loaded: open a new session afterwards.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.psresourceget/update-psresource'
    }

    It 'If you do not name a version, Import-Module Pester takes the first folder in $env:PSModulePath that has any Pester, and the highest version in that folder. If the session begins with a command that both versions have, such as Invoke-Pester, PowerShell chooses in the same way.' {
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
        $stubs = @{}
        foreach ($stub in @('one/Pester/4.10.1', 'Invoke-Pester'), @('two/Pester/5.9.0', 'Invoke-Pester', 'New-PesterConfiguration')) {
            $functions = $stub[1..9]
            $stubs["$($stub[0])/Pester.psd1"] = "@{ ModuleVersion = '$(Split-Path $stub[0] -Leaf)'; RootModule = 'Pester.psm1'; FunctionsToExport = '$($functions -join "','")' }"
            $stubs["$($stub[0])/Pester.psm1"] = ($functions | ForEach-Object { "function $_ { '$(Split-Path $stub[0] -Leaf)' }" }) -join "`n"
        }
        $run = Invoke-Sample -File $stubs -Script {
            foreach ($command in 'Invoke-Pester', 'New-PesterConfiguration', 'New-PesterConfiguration; Invoke-Pester') {
                "$(& (Get-Process -Id $PID).Path -NoProfile -Command "`$env:PSModulePath = '$PWD/one' + [IO.Path]::PathSeparator + '$PWD/two'; $command")"
            }
        }
        $run.Value | Should -Be '4.10.1', '5.9.0', '5.9.0 5.9.0'
    }

    It 'No version of Pester needs another one.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/src/Pester.psd1'
    }

    It 'You can remove an old version as soon as no script and no #Requires line names it, and the built-in 3.4.0 can stay.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/scripting/whats-new/differences-from-windows-powershell'
    }

    It 'Windows 10, Windows 11 and Windows Server since 2016 come with Pester 3.4.0, signed by Microsoft, for Windows PowerShell.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/scripting/whats-new/differences-from-windows-powershell'
    }

    It 'You do not have to remove it.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/scripting/whats-new/differences-from-windows-powershell'
    }

    It 'S-1-5-32-544 is the Administrators group in every language of Windows.' -Tag Unproved {
        'https://learn.microsoft.com/windows-server/identity/ad-ds/manage/understand-security-identifiers'
    }

    It 'If Get-Module -Name Pester -ListAvailable still shows 3.4.0, there is a second copy below ${env:ProgramFiles(x86)}.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/scripting/whats-new/differences-from-windows-powershell'
    }

    It 'For Windows PowerShell the folder is WindowsPowerShell\Modules instead.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_psmodulepath'
    }

    It 'If your Documents folder is redirected, for example to OneDrive, the first entry of $env:PSModulePath shows the place.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_psmodulepath'
    }

    It 'Two other sources have the same module. The NuGet package holds it in its tools folder.' -Tag Unproved {
        'https://www.nuget.org/packages/Pester'
    }

    It 'The Chocolatey package (choco install pester) puts it into the module folder of Windows PowerShell for all users.' -Tag Unproved {
        'https://community.chocolatey.org/packages/pester'
    }

    It 'Install-Module found the built-in Pester and sees another publisher.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/install-module'
    }

    It 'That is expected: add -SkipPublisherCheck.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/install-module'
    }

    It 'The same goes for The version ''…'' of the module ''Pester'' being installed is not catalog signed.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/install-module'
    }

    It 'Install-PSResource does not compare publishers.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/install-module'
    }

    It 'Update-Module cannot leave out the check, so use this command once: Install-Module -Name Pester' -Tag Unproved {
        'Only one has -SkipPublisherCheck: https://learn.microsoft.com/powershell/module/powershellget/update-module, https://learn.microsoft.com/powershell/module/powershellget/install-module'
    }

    It 'The message may also be Unable to download from URI ''https://go.microsoft.com/fwlink/…''.' -Tag Unproved {
        'https://devblogs.microsoft.com/powershell/powershell-gallery-tls-support/'
    }

    It 'The Gallery accepts TLS 1.2 and newer only, and an older Windows PowerShell starts with an older TLS. Switch TLS 1.2 on for this session and try again.' -Tag Unproved {
        'https://devblogs.microsoft.com/powershell/powershell-gallery-tls-support/'
    }

    It 'Get-PSRepository lists the galleries that this PowerShell knows.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/get-psrepository'
    }

    It 'If it warns Unable to find module repositories., as it does after some installations with snap, register the Gallery.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/register-psrepository'
    }

    It 'If the Gallery is listed, TLS or a proxy is in the way.' -Tag Unproved {
        'https://devblogs.microsoft.com/powershell/powershell-gallery-tls-support/'
    }

    It 'Some packages of PowerShell, such as the one for Alpine Linux, do not contain the modules that install other modules.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/scripting/install/install-alpine'
    }

    It 'If that is missing as well, save Pester on another computer and copy it.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.psresourceget/save-psresource'
    }

    It 'Older versions of Install-Module try to install for all users unless told otherwise.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/powershellget/install-module'
    }

    It 'This session has already loaded another version of Pester, perhaps through an editor that opened a test file.' -Tag Unproved {
        'https://learn.microsoft.com/dotnet/standard/assembly/unloadability'
    }

    It 'Remove-Module does not help.' -Tag Unproved {
        'https://learn.microsoft.com/dotnet/standard/assembly/unloadability'
    }

    It 'Pester was installed for the other PowerShell, or for another user.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_psmodulepath'
    }

    It 'Pester is one PowerShell module without dependencies, and one command installs it.' {
        $run = Invoke-Sample -Script { $module = Get-Module Pester; @($module.RequiredModules).Count; @((Import-PowerShellDataFile $module.Path.Replace('.psm1', '.psd1')).RequiredModules | Where-Object { $_ }).Count }
        $run.Value | Should -Be 0, 0
    }

    It 'A version that neither of the two commands finds was copied into place, or installed by the other PowerShell.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.psresourceget/get-installedpsresource'
    }

    It '(Get-Module -Name Pester -ListAvailable).Version lists what you have.' {
        $run = Invoke-Sample -File @{ 'modules/Pester/4.10.1/Pester.psd1' = "@{ ModuleVersion = '4.10.1' }"; 'modules/Pester/5.9.0/Pester.psd1' = "@{ ModuleVersion = '5.9.0' }"; 'modules/Other/1.0/Other.psd1' = "@{ ModuleVersion = '1.0' }" } -Environment @{ PSModulePath = 'set below' } -Script {
            $env:PSModulePath = "$PWD/modules"
            "$((Get-Module -Name Pester -ListAvailable).Version | Sort-Object)"
        }
        $run.Value | Should -Be '4.10.1 5.9.0'
    }

    It 'Copy the whole folder. Without the Pester.dll in its bin folder, the import prints Unable to find type [PesterConfiguration]. and other errors.' {
        $run = Invoke-Sample -Script {
            $folder = Split-Path (Get-Module Pester).Path
            foreach ($name in 'whole', 'part') { Copy-Item $folder ./$name/Pester -Recurse }
            Get-ChildItem part/Pester/bin -Recurse -Filter Pester.dll | Remove-Item
            foreach ($name in 'whole', 'part') { "$(& (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module ./$name/Pester/Pester.psd1; 'end'" 2>&1)" }
        }
        $run.Value[0] | Should -Be 'end'
        $run.Value[1] | Should -Match 'Unable to find type \[PesterConfiguration\]\.'
    }

    It 'The session is in Constrained Language mode, and Pester cannot be loaded there.' {
        $run = Invoke-Sample -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($mode in 'FullLanguage', 'ConstrainedLanguage') { "$(& (Get-Process -Id $PID).Path -NoProfile -Command "`$ExecutionContext.SessionState.LanguageMode = '$mode'; try { Import-Module '$manifest' -ErrorAction Stop } catch { }; (Get-Module Pester).Name" 2>$null)" }
        }
        $run.Value | Should -Be 'Pester', ''
    }

    It 'The license of Pester, Apache 2.0, allows you to pass the module on, also in a repository of your own.' {
        # What the module says; that the license allows it says section 4 of its text.
        (Invoke-Sample -Script { "$((Get-Module Pester).LicenseUri)" }).Value | Should -Be 'https://www.apache.org/licenses/LICENSE-2.0.html'
    }

    It '-Scope CurrentUser installs for your account only. Install with -Scope AllUsers as administrator, or import Pester by its path.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/powershellget/install-module, -Scope' }

    It 'PSDepend passes the switch on if the entry of Pester in its requirements.psd1 has Parameters = @{ SkipPublisherCheck = $true }.' -Tag Unproved {
        'https://github.com/RamblingCookieMonster/PSDepend/blob/017fc6cc8299c801392eb53039585df3f549dd45/PSDepend/PSDependScripts/PSGalleryModule.ps1, parameter SkipPublisherCheck; https://github.com/devblackops/Stucco/issues/3'
    }

    It 'Install-Module -Force found that this version is installed already, and could not open one of its files for writing. On Windows, each PowerShell that has loaded Pester keeps Pester.dll open, for example the terminal of Visual Studio Code. For a version that is installed for all users, missing administrator rights can be the cause, too. The command leaves the installed version as it is' -Tag Unproved {
        'https://github.com/PowerShell/PowerShellGetv2: src/PowerShellGet/PSGet.Resource.psd1 (ModuleVersionInUse); PowerShellGet/private/Test-ModuleInUse.ps1 and Test-FileInUse.ps1 (opens each file for reading and writing); PowerShellGet/private/functions/Install-PackageUtility.ps1 ("check if module is in use": asks for exactly this version, and then leaves out Copy-Module); https://github.com/cisagov/ScubaGear/issues/983'
    }

    It 'Uninstall-Module tries the files in the same way, and ends with Module ''Pester'' is in currently in use. or, in newer versions, Module ''Pester'' is in currently in use or you don''t have the required permissions.' -Tag Unproved {
        'https://github.com/PowerShell/PowerShellGetv2: PowerShellGet/public/providerfunctions/Uninstall-Package.ps1, src/PowerShellGet/PSGet.Resource.psd1 (ModuleIsInUse); the older text: https://learn.microsoft.com/powershell/module/powershellget/uninstall-module'
    }

    It 'PowerShell 7 comes without Pester' {
        (Invoke-Sample -Script { (Get-ChildItem -Path $PSHOME/Modules).Name -contains 'Pester'; (Get-ChildItem -Path $PSHOME/Modules).Name -contains 'Microsoft.PowerShell.Utility' }).Value | Should -Be $false, $true
    }
}
