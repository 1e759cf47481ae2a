BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'commands/New-Fixture' {
    It 'The generated test uses the classic Should -Be. It works; replace it with Should-Be if you prefer the newer family.' {
        $run = Invoke-Sample -Script {
            $null = New-Fixture -Name Get-Proof -Path made
            $text = Get-Content made/Get-Proof.Tests.ps1 -Raw
            [regex]::Matches($text, 'Should.*').Value.Trim()
            Set-Content made/Get-Proof.ps1 "function Get-Proof { $([regex]::Match($text, "Should -Be (\S.*)").Groups[1].Value.Trim()) }"
            "$((Invoke-Pester made -PassThru -Output None).Result)"
            Set-Content made/Get-Proof.Tests.ps1 $text.Replace('Should -Be', 'Should-Be')
            "$((Invoke-Pester made -PassThru -Output None).Result)"
        }
        $text = @($run.Value | Where-Object { $_ -is [string] })
        $text[0] | Should -Match '^Should -Be '
        $text[1, 2] | Should -Be 'Passed', 'Passed'
    }
}
