BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'additional-resources/courses' {
    It 'Since v5, setup code and mocks stand elsewhere, Should -Be needs its dash, -Throw compares the whole message, and a test by default counts only its own calls of a mock.' {
        $run = Invoke-Sample {
            Describe 'as in v4' {
                $body = 'body'
                function Get-Body { 'body' }
                Mock Get-Date { 'mocked' }
                It 'variable of the body' { $body | Should -Be 'body' }
                It 'function of the body' { Get-Body | Should -Be 'body' }
                It 'mock of the body' { Get-Date | Should -Be 'mocked' }
                It 'no dash' { 1 | Should Be 1 }
                It 'part of the message' { { throw 'the disk is full' } | Should -Throw 'disk' }
            }
            Describe 'since v5' {
                BeforeAll {
                    $setup = 'setup'
                    function Get-Setup { 'setup' }
                    Mock Get-Date { 'mocked' }
                }
                It 'variable of BeforeAll' { $setup | Should -Be 'setup'; Get-Setup | Should -Be 'setup' }
                It 'mock of BeforeAll' { Get-Date | Should -Be 'mocked'; Should -Invoke Get-Date -Exactly -Times 1 }
                It 'dash' { 1 | Should -Be 1 }
                It 'whole message' { { throw 'the disk is full' } | Should -Throw 'the disk is full'; { throw 'the disk is full' } | Should -Throw '*disk*' }
                It 'own calls' { Get-Date | Should -Be 'mocked'; Should -Invoke Get-Date -Exactly -Times 1; Should -Invoke Get-Date -Exactly -Times 2 -Scope Describe }
            }
        }
        $run.Tests.Result | Should -Be (@('Failed') * 5 + @('Passed') * 5)
    }
}
