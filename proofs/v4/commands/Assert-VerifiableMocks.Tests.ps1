BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/mocking.ps1"
}

Describe 'commands/Assert-VerifiableMocks' {
    It 'The old name of Assert-VerifiableMock, without the final s.' {
        Assert-TestPassed $sample 'throws'
    }

    It 'It checks nothing: it throws, and the message names the new command.' {
        Assert-TestPassed $sample 'throws'
    }

    It 'Nothing can be piped in, and nothing is returned: it always throws.' {
        Assert-TestPassed $sample 'throws'
    }
}
