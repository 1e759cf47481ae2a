BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/jobs-and-remoting' {
    It '6.1.0-rc1 prints another message in place of that error.' {
        $run = Invoke-Sample { Describe 'on <_>' -ForEach 'south' { BeforeAll { throw "no answer from $_" }; It 'i' { } }; Describe 'test' { It 'j' { throw 'error of a test' } } }
        $run.Text | Should -Not -Match 'no answer from south'
        $run.Text | Should -Match "A 'break' or 'continue' statement"
        $run.Text | Should -Match 'error of a test'
    }
}
