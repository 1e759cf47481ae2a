BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/AfterAll' {
    It 'Each block can have one. A second one fails the file with AfterAll is already defined in this block. Each block can only have one AfterAll.' {
        (Invoke-Sample { Describe 'd' { AfterAll { Write-Host '<outer>' }; Context 'c' { AfterAll { Write-Host '<inner>' }; It 'i' { } } } }).Text | Should -Match '(?s)(<outer>.*<inner>|<inner>.*<outer>)'
        (Invoke-Sample { Describe 'd' { AfterAll { }; AfterAll { }; It 'i' { } } }).Messages | Should -Match 'AfterAll is already defined in this block\. Each block can only have one AfterAll\.'
    }

    It 'An AfterAll outside all blocks is counted in FailedContainersCount instead.' {
        $run = Invoke-Sample -Script { Set-Content d.Tests.ps1 'AfterAll { throw "x" }; Describe "d" { It "i" { } }'; $r = Invoke-Pester d.Tests.ps1 -PassThru -Output None; "containers $($r.FailedContainersCount) blocks $($r.FailedBlocksCount)" }
        $run.Value | Should -Be 'containers 1 blocks 0'
    }
}
