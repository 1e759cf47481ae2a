BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/loading' {
    It 'In BeforeAll 6.1.0-rc1 shows another message in its place.' {
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

    It 'In the middle of a run, a call of a command that Pester 6 has removed, such as Assert-MockCalled, makes PowerShell load it.' -Tag Unproved {
        'Automatic loading by name: https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_modules'
    }

    It '[Pester.OutputTypes] is the type of -Show in Pester 4 and 5. Pester 6 does not have it, so a function that names it in param() fails also after the import.' {
        $run = Invoke-Sample -NewProcess -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $code = 'function Show-It { param ([Pester.OutputTypes] $Show = "All") "$Show" }; $call = { try { Show-It } catch { if ("$_" -eq "Unable to find type [Pester.OutputTypes].") { "missing" } else { "$_" } } }; & $call; Import-Module "{0}"; & $call'.Replace('{0}', $manifest)
            & (Get-Process -Id $PID).Path -NoProfile -Command $code
        }
        $run.Value | Should -Be 'missing', 'missing'
    }
}
