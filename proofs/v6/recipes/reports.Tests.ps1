BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/reports' {
    It 'a file that could not be loaded, with its message | as a failed test | as a failed test | as a failed test' {
        $run = Invoke-Sample -File @{ 'bad.Tests.ps1' = 'throw "LOADTEXT"'; 'a.Tests.ps1' = 'Describe d { It i { } }' } -Inspect { ($args[0] | ConvertTo-JUnitReport).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit2.5).OuterXml; ($args[0] | ConvertTo-NUnitReport -Format NUnit3).OuterXml }
        $run.Value | ForEach-Object { $_.Contains('LOADTEXT') } | Should -Be $true, $true, $true
    }

    It 'That parameter belongs to Pester 4 and 5.' {
        (Invoke-Sample -Script { Invoke-Pester -Path . -OutputFile r.xml }).Errors | Should -BeLike '*A parameter cannot be found that matches parameter name ''OutputFile''.*'
    }
}
