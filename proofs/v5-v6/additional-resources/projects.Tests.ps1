BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'additional-resources/projects' {
    # What it reads: TestResult of the object, as https://github.com/equelin/Format-Pester/issues/44 shows.
    It 'Format-Pester reads the result object of Pester 4, which ConvertTo-Pester4Result makes.' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { }; It 'b' { throw 'x' } } } -Inspect {
            [bool] $args[0].PSObject.Properties['TestResult']
            ($args[0] | ConvertTo-Pester4Result | Select-Object -ExpandProperty TestResult).Name
        }
        $run.Value | Should -Be $false, 'a', 'b'
    }
}
