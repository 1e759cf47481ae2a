BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/loading' {
    It 'Without such a function, Pester.dll was not loaded: its folder bin was not copied along, or Windows blocks the file. Then Import-Module Pester ends with Should operator ''Be'' is not registered, and its first error names that file. Invoke-Pester says the module could not be loaded due to the following error: [Should operator ''Be'' is not registered].' {
        $run = Invoke-Sample -Seconds 120 -Script {
            $null = New-Item Copied -ItemType Directory
            Copy-Item (Split-Path (Get-Module Pester).Path) Copied/Pester -Recurse
            $child = @'
                $env:PSModulePath = "$PWD/Copied$([System.IO.Path]::PathSeparator)$env:PSModulePath"
                Import-Module Pester
                "end: $($Error[0])"; "first: $($Error[-1])"
                try { [Pester.ContainerInfo].Name } catch { "type: $_" }
                try { $null = Invoke-Pester -Container @() -Output None -ErrorAction Stop; 'run: started' } catch { "run: $_".Split("`n")[0] }
'@
            (& (Get-Process -Id $PID).Path -NoProfile -Command $child 2>$null) -match '^first|^end|^run|^type|^ContainerInfo'
            Remove-Item Copied/Pester/bin -Recurse
            (& (Get-Process -Id $PID).Path -NoProfile -Command $child 2>$null) -match '^first|^end|^run|^type|^ContainerInfo'
        }
        $run.Value[0..2] | Should -Be 'end: ', 'first: ', 'ContainerInfo'
        $run.Value[3] | Should -Not -Match 'could not be loaded'
        $run.Value[4] | Should -Be "end: Should operator 'Be' is not registered"
        $run.Value[5] | Should -BeLike 'first: *Pester.dll*'
        $run.Value[6] | Should -Be 'type: Unable to find type [Pester.ContainerInfo].'
        $run.Value[7] | Should -Match "the module could not be loaded due to the following error: \[Should operator 'Be' is not registered\]"
    }

    It 'In Pester 5.2.2 it said Unable to find type.' -Tag Unproved {
        'https://github.com/pester/Pester/issues/1987'
    }

    It 'Of the versions in one folder, the newest is taken: -MaximumVersion 5.99 keeps v6 out.' {
        $run = Invoke-Sample -File @{ 'modules/Pester/9.0.0/Pester.psd1' = "@{ ModuleVersion = '9.0.0' }"; 'modules/Pester/5.1.0/Pester.psd1' = "@{ ModuleVersion = '5.1.0' }" } -Script {
            $env:PSModulePath = "$PWD/modules"
            Remove-Module -Name Pester
            (Import-Module -Name Pester -MinimumVersion 5.0 -MaximumVersion 5.99 -PassThru).Version.ToString()
            Remove-Module -Name Pester
            (Import-Module -Name Pester -MinimumVersion 5.0 -PassThru).Version.ToString()
        }
        $run.Value | Should -Be '5.1.0', '9.0.0'
    }

    It 'Cause: A Pester 5 older than 5.7.1 was loaded in this session before, or any Pester 5 before an import of Pester 6; removing the module does not unload its assembly. If 5.7.1 or 5.8.0 was loaded before, the message is another one.' {
        $run = Invoke-Sample -Script { Remove-Module Pester; ([AppDomain]::CurrentDomain.GetAssemblies() | Where-Object { $_.GetName().Name -eq 'Pester' }).Count; [bool] ('PesterConfiguration' -as [type]) }
        $run.Value[-1] | Should -BeTrue
        $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
        # A stand-in for the assembly of the Pester that came first: the check reads its version only. Pester 6 was run by hand.
        $import = { param ($version, $manifest) Add-Type "[assembly: System.Reflection.AssemblyVersion(`"$version`")] public class PesterConfiguration { }"; Import-Module $manifest }
        "$(& $program -NoProfile -Command $import -args '5.7.0.0', $env:PROOFS_PESTER 2>&1)" | Should -Match 'An incompatible version of the Pester.dll assembly is already loaded'
        "$(& $program -NoProfile -Command $import -args '5.7.1.0', $env:PROOFS_PESTER 2>&1)" | Should -Not -Match 'An incompatible version'
    }

    It 'The text comes from src/Pester.Types.ps1 in the source of Pester.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/Pester.Types.ps1'
    }

    It 'Cause: New-PesterContainer of one Pester works with the Pester.dll of an older one, which this session loaded before: in VS Code, for instance, an open test file loads Pester. An assembly cannot be unloaded, so a second Import-Module changes the commands but not the types.' -Tag Unproved {
        'Run by hand with 5.8.0 and 5.9.0: 6 of 8 imports printed it; https://github.com/pester/Pester/issues/1770'
    }

    It 'The message above is that of Pester 5.1.0; later releases print another one at the import. If 5.8.0 was loaded before, the import of 5.9.0 goes on, and mostly prints a third message, which ends the import when $ErrorActionPreference is Stop.' -Tag Unproved {
        'Run by hand with 5.8.0 and 5.9.0: 6 of 8 imports printed it; https://github.com/pester/Pester/issues/1770'
    }

    It '[PesterConfiguration].Assembly.Location says which assembly is loaded.' {
        $run = Invoke-Sample -Script { [PesterConfiguration].Assembly.Location; (Get-Module Pester).ModuleBase }
        $run.Value[0] | Should -BeLike "$($run.Value[1])*Pester.dll"
    }

    It 'In VS Code, choose PowerShell: Restart Session.' -Tag Unproved {
        'https://code.visualstudio.com/docs/languages/powershell'
    }

    It '[Pester.OutputTypes], the type of -Show in Pester 4 and 5, is missing in the same way: a function that names the type in param() is called before Pester is loaded.' {
        $run = Invoke-Sample -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $code = 'function Show-It { param ([Pester.OutputTypes] $Show = "All") "$Show" }; $call = { try { Show-It } catch { if ("$_" -eq "Unable to find type [Pester.OutputTypes].") { "missing" } else { "$_" } } }; & $call; Import-Module "{0}"; & $call'.Replace('{0}', $manifest)
            & (Get-Process -Id $PID).Path -NoProfile -Command $code
        }
        $run.Value | Should -Be 'missing', 'All'
    }
}
