BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/loading' {
    It 'Cause: An older version of Pester 5 was loaded in this session before; removing the module does not unload its assembly.' {
        $run = Invoke-Sample -NewProcess -Script { Remove-Module Pester; ([AppDomain]::CurrentDomain.GetAssemblies() | Where-Object { $_.GetName().Name -eq 'Pester' }).Count; [bool] ('PesterConfiguration' -as [type]) }
        $run.Value[-1] | Should -BeTrue
    }

    It 'The text is that of src/Pester.Types.ps1 in the source of Pester.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/Pester.Types.ps1'
    }

    It 'Cause: New-PesterContainer of one Pester works with the Pester.dll of an older one, which this session loaded before: in VS Code, for instance, an open test file loads Pester. An assembly cannot be unloaded, so a second Import-Module changes the commands but not the types. The message is that of Pester 5.1.0; later releases refuse the import with another one.' -Tag Unproved {
        'https://github.com/pester/Pester/issues/1770'
    }

    It '[PesterConfiguration].Assembly.Location says which one is loaded.' {
        $run = Invoke-Sample -Script { [PesterConfiguration].Assembly.Location; (Get-Module Pester).ModuleBase }
        $run.Value[0] | Should -BeLike "$($run.Value[1])*Pester.dll"
    }

    It 'In VS Code choose PowerShell: Restart Session.' -Tag Unproved {
        'https://code.visualstudio.com/docs/languages/powershell'
    }
}
