BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/vscode' {
    It 'Remove-Module Pester is not enough: its assembly stays' {
        $run = Invoke-Sample -Script {
            $base = (Get-Module Pester).ModuleBase
            Remove-Module Pester
            "$(Get-Module Pester)"
            [PesterConfiguration].Assembly.Location.StartsWith($base)
        }
        $run.Value | Should -Be '', $true
    }

    It '[PesterConfiguration].Assembly.Location names the file that is loaded.' {
        $run = Invoke-Sample -Script { [PesterConfiguration].Assembly.Location; (Get-Module Pester).ModuleBase }
        $run.Value[0] | Should -BeLike "$($run.Value[1])*Pester.dll"
    }
}
