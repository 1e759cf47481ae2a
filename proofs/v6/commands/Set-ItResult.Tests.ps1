BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Set-ItResult' {
    It '-Pending, known from Pester 4 and 5, is gone.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Skipped -Pending } } }).Messages | Should -Match "parameter name 'Pending'"
    }

    It 'The output of a parallel run leaves the reason out; the result has it.' {
        $body = 'Describe "d" { It "i" { Set-ItResult -Skipped -Because "the disk is full" } }'
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = $body; 'sub/b.Tests.ps1' = $body } -Script {
            foreach ($parallel in $true, $false) {
                Write-Host "<$parallel>"
                $r = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; Parallel = $parallel; PassThru = $true }; Output = @{ Verbosity = 'Detailed' } }
                "$($r.Tests.ErrorRecord)"
            }
        }
        ($run.Text -split '<False>')[0] | Should -Not -Match 'the disk is full'
        ($run.Text -split '<False>')[1] | Should -Match 'the disk is full'
        $run.Value -match 'the disk is full' | Should -HaveCount 2
    }
}
