BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/loading' {
    It 'Without such a function, Pester.dll was not loaded: its folder bin was not copied along, or Windows blocks the file. Then the first error of Import-Module Pester names that file, and Invoke-Pester says Unable to find type [Pester.Run].' {
        $run = Invoke-Sample -Seconds 120 -Script {
            $null = New-Item Copied -ItemType Directory
            Copy-Item (Split-Path (Get-Module Pester).Path) Copied/Pester -Recurse
            $child = 'Import-Module ./Copied/Pester/Pester.psd1; "first: $($Error[-1])"; try { [Pester.ContainerInfo].Name } catch { "$_" }; try { Invoke-Pester -Path nowhere } catch { "run: $_" }'
            (& (Get-Process -Id $PID).Path -NoProfile -Command $child 2>$null) -match '^first|ContainerInfo|^run: Unable'
            Remove-Item Copied/Pester/bin -Recurse
            (& (Get-Process -Id $PID).Path -NoProfile -Command $child 2>$null) -match '^first|ContainerInfo|^run: Unable'
        }
        $run.Value[0, 1] | Should -Be 'first: ', 'ContainerInfo'
        $run.Value[2] | Should -BeLike 'first: *Pester.dll*'
        $run.Value[3, 4] | Should -Be 'Unable to find type [Pester.ContainerInfo].', 'run: Unable to find type [Pester.Run].'
    }

    It 'In BeforeAll, 6.1.0-rc1 shows another message in place of this one.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { . ./Nope.ps1 }; It 'i' { } } }).Messages | Should -BeLike "A 'break' or 'continue' statement*"
        (Invoke-Sample { Describe 'd' { BeforeEach { . ./Nope.ps1 }; It 'i' { } } }).Messages | Should -BeLike "The term './Nope.ps1' is not recognized*"
    }

    It 'Cause: An older version of Pester 5 or 6 was loaded in this session before; removing the module does not unload its assembly.' {
        # The proofs themselves run on an older release: it goes first into a process of its own.
        $older = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
        $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
        $import = { param ($First, $Second) Import-Module $First; Remove-Module Pester; Import-Module $Second; "loaded $((Get-Module Pester).Version.Major)" }
        "$(& $program -NoProfile -Command $import -args $older, $env:PROOFS_PESTER 2>&1)" | Should -Match 'An incompatible version of the Pester.dll assembly is already loaded'
        "$(& $program -NoProfile -Command $import -args $env:PROOFS_PESTER, $env:PROOFS_PESTER 2>&1)" | Should -Match 'loaded 6'
    }

    It 'In the middle of a run, a call to a command that Pester 6 has removed, such as Assert-MockCalled, makes PowerShell load 3.4.0.' -Tag Unproved {
        'Automatic loading by name: https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_modules'
    }

    It '[Pester.OutputTypes] is the type of -Show in Pester 4 and 5. Pester 6 does not have this type, so a function that names it in param() fails even after the import.' {
        $run = Invoke-Sample -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $code = 'function Show-It { param ([Pester.OutputTypes] $Show = "All") "$Show" }; $call = { try { Show-It } catch { if ("$_" -eq "Unable to find type [Pester.OutputTypes].") { "missing" } else { "$_" } } }; & $call; Import-Module "{0}"; & $call'.Replace('{0}', $manifest)
            & (Get-Process -Id $PID).Path -NoProfile -Command $code
        }
        $run.Value | Should -Be 'missing', 'missing'
    }

    It 'or write [string] in param().' {
        $run = Invoke-Sample -Script {
            function Show-Type { param ([Pester.OutputTypes] $Show = 'All') "$Show" }; function Show-Text { param ([string] $Show = 'All') "$Show" }
            foreach ($name in 'Show-Type', 'Show-Text') { try { & $name } catch { "$_" } }
        }
        $run.Value | Should -Be 'Unable to find type [Pester.OutputTypes].', 'All'
    }

    It 'Pester 6 has no -Show, so the function must pass the value as -Output, such as Detailed or None.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            function Test-Show ([string] $Show) { Invoke-Pester -Path ./A.Tests.ps1 -Show $Show }
            function Test-Output ([string] $Show) { Invoke-Pester -Path ./A.Tests.ps1 -Output $Show -PassThru }
            try { Test-Show None } catch { "$_" }
            foreach ($value in 'Detailed', 'None') { "$value $((Test-Output $value).PassedCount)" }
        }
        $run.Value | Should -Be "A parameter cannot be found that matches parameter name 'Show'.", 'Detailed 1', 'None 1'
    }
}
