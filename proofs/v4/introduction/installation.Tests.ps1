BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # What a run counts whose test file begins with this line, where a newer Pester is installed. After: files that follow.
    function Get-FailedCount ([string] $Line, [switch] $IsNewerInstalled, [hashtable] $After = @{}) {
        $newer = @{ 'modules/Pester/9.0.0/Pester.psd1' = "@{ RootModule = 'Pester.psm1'; ModuleVersion = '9.0.0' }"; 'modules/Pester/9.0.0/Pester.psm1' = 'function Describe { Write-Host "carried out" }' }
        $path = if ($IsNewerInstalled) { 'modules' } else { 'empty' }
        $run = Invoke-Sample "$Line; Describe 'd' { Write-Host 'carried out'; It 'i' { throw 'x' } }" -File ($newer + $After + @{ 'path.txt' = $path }) -Script { $env:PSModulePath = "$PWD/$(Get-Content path.txt)"; (Invoke-Pester -PassThru).FailedCount }
        $run.Text | Should -Match 'carried out'
        if ($After.Count) { $run.Text | Should -Match 'next one as well' }
        $run.Value
    }

    # What scripts with a #Requires line or a limit do, where a newer Pester is installed beside 4.10.1.
    $exact = "#Requires -Modules @{ ModuleName = 'Pester'; RequiredVersion = '4.10.1' }"
    $range = "@{ ModuleName = 'Pester'; ModuleVersion = '4.4.0'; MaximumVersion = '4.99.99' }"
    $version = "(Get-Module Pester).Version -join ','"
    $requires = (Invoke-Sample -File @{
            'other.txt'        = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
            'in/a.Tests.ps1'   = "Describe 'd' { It 'i' { 1 | Should -Be 1 } }"
            'in5/a.Tests.ps1'  = "$exact`nDescribe 'd' { It 'i' { 1 | Should -Be 1 } }"
            'own.psd1'         = "@{ ModuleVersion = '1.0'; RequiredModules = @($range) }"
            'none.ps1'         = 'Import-Module Pester; (Get-Module Pester).Version.Major -gt 4'
            'exact.ps1'        = "$exact`n$version; (Invoke-Pester -Script ./in -PassThru -Show None).PassedCount"
            'range.ps1'        = "#Requires -Modules $range`n$version"
            'maximum.ps1'      = "./range.ps1; Remove-Module Pester; Import-Module ./own.psd1; $version; Remove-Module own, Pester; Import-Module Pester -MaximumVersion 4.99.99; $version"
            'loaded.ps1'       = 'Import-Module Pester; try { ./exact.ps1 } catch { "$_" }; $run = Invoke-Pester ./in5 -PassThru -Output None; $run.FailedContainersCount; "$($run.FailedContainers[0].ErrorRecord)"'
        } -Script {
            $pester = Split-Path (Get-Module Pester).Path; $folder = (New-Item ./modules/Pester -ItemType Directory).FullName
            Copy-Item (Split-Path (Get-Content other.txt)) "$folder/$((Import-PowerShellDataFile (Get-Content other.txt)).ModuleVersion)" -Recurse; Copy-Item $pester "$folder/4.10.1" -Recurse
            $env:PSModulePath = "$PWD/modules"
            foreach ($name in 'none', 'exact', 'maximum', 'loaded') { "$name $((& (Get-Process -Id $PID).Path -NoProfile -File "./$name.ps1") -join ' ')" }
        }).Value
}

Describe 'introduction/installation' {
    It 'A test file, or code that it runs outside of blocks, says Import-Module Pester -Force, or Import-Module Pester where a newer version is installed. That loads Pester anew in the middle of the run: the tests below that line and those of the next files are carried out, and the run that started them does not count them' {
        Get-FailedCount 'Import-Module ((Get-Module Pester).Path -replace "psm1$", "psd1") -Force' | Should -Be 0
        Get-FailedCount 'Import-Module Pester' -IsNewerInstalled | Should -Be 0
        Get-FailedCount 'Import-Module Pester' | Should -Be 1
        $after = @{ 'Z.Tests.ps1' = 'Describe "z" { Write-Host "next one as well"; It "j" { throw "y" } }' }
        Get-FailedCount 'Import-Module ((Get-Module Pester).Path -replace "psm1$", "psd1") -Force' -After $after | Should -Be 0
        Get-FailedCount 'Import-Module Pester' -After $after | Should -Be 2
    }

    It 'With -Force and a newer version, the file starts again and again, for up to minutes. PowerShell then ends with Stack overflow, or the run with call depth overflow and this last line.' -Tag Unproved {
        'Run by hand with 5.9.0 (once each) and 6.1.0-rc1 (Stack overflow) installed. It takes minutes, and a second release is not beside the one under proof: Invoke-Pester of 5.x called by a file that Pester 4 has dot-sourced runs that file, https://github.com/pester/Pester/blob/5.9.0/src/Main.ps1'
    }

    It 'Import-Module Pester -RequiredVersion 4.10.1 may stay, without -Force.' {
        Get-FailedCount 'Import-Module Pester -RequiredVersion 4.10.1' -IsNewerInstalled | Should -Be 1
        Get-FailedCount 'Import-Module ((Get-Module Pester).Path -replace "psm1$", "psd1") -RequiredVersion 4.10.1 -Force' -IsNewerInstalled | Should -Be 0
    }

    It 'If you do not name a version, PowerShell takes the first folder in $env:PSModulePath that has any Pester, and the highest version in that folder.' {
        $files = @{ 'empty/readme.txt' = '' }
        foreach ($place in 'one/Pester/4.9.0', 'one/Pester/4.10.1', 'two/Pester/9.0.0') { $files["$place/Pester.psd1"] = "@{ RootModule = 'Pester.psm1'; ModuleVersion = '$(Split-Path -Leaf $place)'; FunctionsToExport = 'Get-Taken' }"; $files["$place/Pester.psm1"] = "function Get-Taken { '$place' }" }
        $run = Invoke-Sample -File $files -Script {
            Remove-Module Pester
            foreach ($order in @('empty', 'one', 'two'), @('two', 'one', 'empty')) { $env:PSModulePath = ($order | ForEach-Object { "$PWD/$_" }) -join [IO.Path]::PathSeparator; Get-Taken; Remove-Module Pester; Import-Module Pester; Get-Taken; Remove-Module Pester }
        }
        $run.Value | Should -Be 'one/Pester/4.10.1', 'one/Pester/4.10.1', 'two/Pester/9.0.0', 'two/Pester/9.0.0'
    }

    It 'A #Requires line in the script that starts the run loads a version, where no Pester is loaded yet' {
        $requires | Should -Contain 'none True'; $requires | Should -Contain 'exact 4.10.1 1'
    }

    It 'takes the newest version between the two. RequiredModules in the manifest of a module takes the same hashtables. Install-Module and Import-Module have -MaximumVersion 4.99.99, too.' {
        $requires | Should -Contain 'maximum 4.10.1 4.10.1 4.10.1' # Install-Module: https://learn.microsoft.com/powershell/module/powershellget/install-module
    }

    It 'Where Pester 5 or later is already loaded, the line fails with Assertion operator name ''Be'' has been added multiple times. In a test file that Pester 5 runs, it fails the file.' {
        $requires | Should -Contain "loaded Assertion operator name 'Be' has been added multiple times. 1 Assertion operator name 'Be' has been added multiple times."
    }

    It 'The session has already loaded another copy of Pester 4, from another folder, and this copy was not imported beside it. Call Remove-Module Pester before the import, or start a new session.' {
        $run = Invoke-Sample -File @{ 'in/a.Tests.ps1' = 'Describe "d" { It "i" { 1 | Should -Be 1 } }' } -Script {
            Copy-Item (Get-Module Pester).ModuleBase ./copy/Pester -Recurse -Container; $path = { [bool] ((Get-Module Pester).Path -like '*copy*') }
            try { Import-Module ./copy/Pester/Pester.psd1 -ErrorAction Stop } catch { "$_" -match 'Error in TypeData "Gherkin.Ast.Scenario": The member ToString is already present.' }; & $path
            Remove-Module Pester; Import-Module ./copy/Pester/Pester.psd1 -ErrorAction Stop; & $path; (Invoke-Pester -Script ./in -PassThru -Show None).PassedCount
        }
        $run.Value | Should -Be $true, $false, $true, 1
    }

    It 'A newer version was loaded first, or an Import-Module Pester without a version loaded it later. Open a new session and import 4.10.1 before anything else.' {
        $other = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
        $run = Invoke-Sample -File @{ 'other.txt' = $other; 'in/a.Tests.ps1' = 'Describe "d" { It "i" { 1 | Should -Be 1 } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'; Remove-Module Pester
            Import-Module (Get-Content other.txt)
            try { Import-Module $pester } catch { }
            Invoke-Pester -Path ./in
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Pester -Script ./in"
        }
        $run.Text | Should -Match 'Starting discovery in 1 files'; $run.Value -join "`n" | Should -Match 'Pester v4.10.1'
        $later = Invoke-Sample -File @{ 'other.txt' = $other; 'in/a.Tests.ps1' = 'Describe "d" { It "i" { 1 | Should -Be 1 } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'; $folder = (New-Item ./modules/Pester -ItemType Directory).FullName
            Copy-Item (Split-Path (Get-Content other.txt)) "$folder/$((Import-PowerShellDataFile (Get-Content other.txt)).ModuleVersion)" -Recurse; Copy-Item (Split-Path $pester) "$folder/4.10.1" -Recurse
            $env:PSModulePath = "$PWD/modules$([System.IO.Path]::PathSeparator)$env:PSModulePath"; $shell = (Get-Process -Id $PID).Path
            foreach ($import in 'Import-Module Pester', 'Import-Module Pester -RequiredVersion 4.10.1') { (& $shell -NoProfile -Command "Import-Module Pester -RequiredVersion 4.10.1; $import; Invoke-Pester ./in") -replace '\e\[\d+m' -match '^Starting discovery|^Running tests|^Pester v4' | Select-Object -First 1 }
        }
        $later.Value[0] | Should -Match '^Starting discovery in|^Running tests from'; $later.Value[1] | Should -Be 'Pester v4.10.1'
    }

    It 'Pester is one PowerShell module without dependencies' {
        $run = Invoke-Sample -Script {
            $manifest = Import-PowerShellDataFile -Path ((Get-Module Pester).Path -replace 'psm1$', 'psd1')
            "$($manifest.RequiredModules)|$($manifest.NestedModules)|$($manifest.RequiredAssemblies)"
            & (Get-Process -Id $PID).Path -NoProfile -Command "`$env:PSModulePath = Join-Path `$PSHOME Modules; Import-Module '$((Get-Module Pester).Path)'; (Get-Module Pester).RequiredModules.Count; (Invoke-Pester -Script . -PassThru -Show None).PassedCount"
        } -Test { Describe 'd' { It 'i' { 1 | Should -Be 1 } } }
        $run.Value | Should -Be '||', 0, 1
    }

    It 'Pester brings its texts in en-US only' {
        $run = Invoke-Sample -Script { Get-ChildItem (Get-Module Pester).ModuleBase -Recurse -Filter *.psd1 | Where-Object { $_.Directory.Name -match '^[a-z]{2}(-[A-Z]{2})?$' } | ForEach-Object { "$($_.Directory.Name)/$($_.Name)" } }
        $run.Value | Should -Be 'en-US/Gherkin.psd1', 'en-US/RSpec.psd1'
    }

    It 'The first line is Starting discovery in … or Running tests from …' -Tag Unproved { 'https://github.com/pester/Pester/releases: 5.8.0, 5.9.0, 6.0.0 and 6.1.0-rc1, run by hand with -Script and with -Show Fails' }

    It '-Scope CurrentUser installs for your account only. Install with -Scope AllUsers as administrator, or import Pester by its path.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/powershellget/install-module, -Scope' }

    It 'Pester 5 or later is loaded, where Invoke-Pester has no -TestName.' {
        $other = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
        $run = Invoke-Sample -File @{ 'other.txt' = $other } -Script {
            (Get-Command Invoke-Pester).Parameters.ContainsKey('TestName'); Remove-Module Pester; Import-Module (Get-Content other.txt)
            try { Invoke-Pester -Path ./in -TestName 'x' } catch { "$_" }
        }
        $run.Value | Should -Be $true, "A parameter cannot be found that matches parameter name 'TestName'."
    }

    It 'Tools that were written for v4 call it, such as Invoke-OperationValidation of the Operation Validation Framework.' -Tag Unproved {
        'https://github.com/PowerShell/Operation-Validation-Framework/blob/0f089223fc4d1f0ac94079fd995c7e43f4cec205/OperationValidation/Public/Invoke-OperationValidation.ps1'
    }

    It 'Version 1.0.1 of that framework loads the newest Pester all the same.' -Tag Unproved {
        'https://github.com/PowerShell/Operation-Validation-Framework/issues/42'
    }

    It 'PSDepend passes the switch on if the entry of Pester in its requirements.psd1 has Parameters = @{ SkipPublisherCheck = $true }.' -Tag Unproved {
        'https://github.com/RamblingCookieMonster/PSDepend/blob/017fc6cc8299c801392eb53039585df3f549dd45/PSDepend/PSDependScripts/PSGalleryModule.ps1, parameter SkipPublisherCheck; https://github.com/devblackops/Stucco/issues/3'
    }

    It 'PowerShell found the command in an installed Pester 4, and the import of that copy failed. With Assertion operator name ''Be'' has been added multiple times. behind it, Pester 5 or later is already loaded, which has no Gherkin. Open a new session, and call Import-Module -Name Pester -RequiredVersion 4.10.1 first.' {
        $other = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
        $run = Invoke-Sample -File @{ 'other.txt' = $other } -Script {
            $folder = New-Item -ItemType Directory ./modules/Pester/4.10.1
            Copy-Item "$((Get-Module Pester).ModuleBase)/*" $folder -Recurse
            $start = "`$env:PSModulePath = '$PWD/modules' + [IO.Path]::PathSeparator + (Join-Path `$PSHOME Modules); "
            $call = 'try { Invoke-Gherkin -Path ./none *> $null; "worked" } catch { "$_" }; (Get-Module Pester).Version.ToString(); '
            & (Get-Process -Id $PID).Path -NoProfile -Command "$start Import-Module '$(Get-Content other.txt)'; (Get-Module Pester).Version.Major; $call"
            '---'
            & (Get-Process -Id $PID).Path -NoProfile -Command "$start Import-Module -Name Pester -RequiredVersion 4.10.1; $call"
            '---'
            & (Get-Process -Id $PID).Path -NoProfile -Command "`$env:PSModulePath = Join-Path `$PSHOME Modules; Import-Module '$(Get-Content other.txt)'; $call"
        }
        $text = $run.Value -join "`n"
        $before, $right, $alone = $text -split '---'
        $before | Should -Match "^5\n"
        $before | Should -Match "The 'Invoke-Gherkin' command was found in the module 'Pester', but the module could not be loaded"
        $before | Should -Match "Assertion operator name 'Be' has been added multiple times\."
        $right.Trim() | Should -Be "worked`n4.10.1"
        $alone | Should -Match "The term 'Invoke-Gherkin' is not recognized"
    }

    It 'Get-Module Pester | Remove-Module at the top of a test file acts like -Force: the import below it, or the next command of Pester, loads Pester anew.' {
        foreach ($line in 'Get-Module Pester | Remove-Module; Import-Module Pester -RequiredVersion 4.10.1', 'Get-Module Pester | Remove-Module') {
            $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = "$line; Describe 'd' { Write-Host 'carried out'; It 'i' { throw 'x' } }"; 'sub/b.Tests.ps1' = "Describe 'e' { Write-Host 'next one as well'; It 'j' { throw 'x' } }" } -Script {
                $folder = (New-Item ./modules/Pester -ItemType Directory).FullName
                Copy-Item (Split-Path (Get-Module Pester).Path) "$folder/4.10.1" -Recurse
                $env:PSModulePath = "$PWD/modules$([IO.Path]::PathSeparator)$PSHOME/Modules"
                (Invoke-Pester -Script ./sub -PassThru).FailedCount
            }
            $run.Text | Should -Match 'carried out'; $run.Text | Should -Match 'next one as well'
            $run.Value | Should -Be 0 -Because $line
        }
    }
}
