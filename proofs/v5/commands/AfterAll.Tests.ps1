BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/AfterAll' {
    It 'Each block should have one.' {
        (Invoke-Sample { Describe 'd' { AfterAll { Write-Host '<outer>' }; Context 'c' { AfterAll { Write-Host '<inner>' }; It 'i' { } } } }).Text | Should -Match '(?s)(<outer>.*<inner>|<inner>.*<outer>)'
    }

    It 'Of several in the same block, only the last one runs, without a message' {
        (Invoke-Sample { Describe 'd' { AfterAll { Write-Host '<first>' }; AfterAll { Write-Host '<second>' }; It 'i' { } } }).Text | Should -Match '(?s)^(?!.*<first>).*<second>'
    }

    It 'When it throws, FailedBlocksCount and $LASTEXITCODE count it, but FailedCount does not. An AfterAll outside all blocks is counted in FailedContainersCount instead.' {
        $run = Invoke-Sample -File @{ 'a/a.Tests.ps1' = 'Describe "d" { AfterAll { throw "x" }; It "i" { } }'; 'b/b.Tests.ps1' = 'AfterAll { throw "x" }; Describe "d" { It "i" { } }' } -Script {
            foreach ($path in 'a', 'b') { $r = Invoke-Pester $path -PassThru -Output None; "$LASTEXITCODE tests $($r.FailedCount) blocks $($r.FailedBlocksCount) files $($r.FailedContainersCount)" }
        }
        @($run.Value -match 'tests') | Should -Be '1 tests 0 blocks 1 files 0', '1 tests 0 blocks 0 files 1'
    }
}
