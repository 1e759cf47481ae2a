BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/native-programs' {
    It 'the same message | a function wrote something and then called exit | let it throw; $null = does not help' {
        $test = 'Describe d { BeforeAll { function Close-Out { "wrote"; END }; CALL }; It i { } }'
        $run = Invoke-Sample -File @{
            'exit/a.Tests.ps1'  = $test.Replace('END', 'exit 1').Replace('CALL', 'Close-Out')
            'null/a.Tests.ps1'  = $test.Replace('END', 'exit 1').Replace('CALL', '$null = Close-Out')
            'throw/a.Tests.ps1' = $test.Replace('END', 'throw "closed"').Replace('CALL', 'Close-Out')
            'run.ps1'           = "param (`$Path) Import-Module '$env:PROOFS_PESTER'; Invoke-Pester -Path `$Path"
        } -Script {
            foreach ($path in './exit', './null', './throw') { (& (Get-Process -Id $PID).Path -NoProfile -File ./run.ps1 $path 2>&1) -join ' ' }
        }
        $run.Value[0, 1] | Should -Match 'Cannot find an overload for "Add" and the argument count: "1"'
        $run.Value[2] | Should -Match 'RuntimeException: closed'
    }
}
