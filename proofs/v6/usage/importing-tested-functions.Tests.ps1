BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/importing-tested-functions' {
    It 'In 6.1.0-rc1 a failing BeforeAll prints a message about break and continue in place of its own' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'my own words' }; It 'i' { } } }
        $run.Text | Should -Match "'break' or 'continue'"
        $run.Text | Should -Not -Match 'my own words'
    }
}
