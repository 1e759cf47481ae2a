BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/importing-tested-functions' {
    It 'In 6.1.0-rc1 a failing BeforeAll prints a message about break and continue in place of its own message. That is a fault of that release: $Error has the real message' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'my own words' }; It 'i' { } } } -Inspect { "$($Error.Exception.Message)" }
        $run.Value | Should -Match "'break' or 'continue'.* my own words"
        $run.Text | Should -Match "'break' or 'continue'"
        $run.Text | Should -Not -Match 'my own words'
    }

    It 'That is a fault of that release: $Error has the real message' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'my own words' }; It 'i' { } } } -Inspect { "$($Error.Exception.Message)" }
        $run.Value | Should -Match 'my own words'
        $run.Text | Should -Not -Match 'my own words'
    }

    It 'In 6.1.0-rc1 another message takes its place.' {
        $run = Invoke-Sample -File @{ 'Lib.ps1' = 'Export-ModuleMember -Function Get-Lib' } -Test { BeforeAll { . "$PSScriptRoot/Lib.ps1" }; Describe 'd' { It 'i' { 1 } } }
        "$($run.Messages)" | Should -Match 'escaped from your code'
        "$($run.Messages)" | Should -Not -Match 'Export-ModuleMember'
    }
}
