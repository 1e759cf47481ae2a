BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/blocks.ps1"
}

Describe 'commands/Context' {
    It 'Groups the tests of one situation inside a Describe: an option, a kind of input, a state of the system.' {
        Assert-TestPassed $sample 'mocked inside', 'sees'
    }

    It 'Mocks, variables and functions made in it end with it, except the variables and functions of BeforeAll, and $script: variables.' {
        (Invoke-Sample { Describe 'd' { Context 'c' { $script:stays = 1; $goes = 1; function Get-Gone { 1 }; BeforeAll { Mock Get-Date { 'mocked' }; function Get-Kept { 'kept' } }; It 'i' { Get-Date | Should -Be 'mocked' } }; It 'j' { $stays | Should -Be 1; $goes | Should -BeNullOrEmpty; Get-Command Get-Gone -ErrorAction SilentlyContinue | Should -BeNullOrEmpty; Get-Kept | Should -Be 'kept'; Get-Date | Should -Not -Be 'mocked' } } }).Passed | Should -Be 2
        Assert-TestPassed $sample 'mock gone', 'stays in the block around'
    }

    It 'The heading of the group in the output, below that of its Describe. -TestName of Invoke-Pester does not look at it.' {
        $sample.Text | Should -Match '(?m)^    Context inner'; Get-Ran @{ TestName = 'situation' } | Should -Be 'outside'
    }

    It 'The body: setup, tests, further blocks, and any other code.' {
        Assert-TestPassed $sample 'sees', 'outer first', 'deep'
    }

    It 'Its opening brace must be on the line of the Context, or on the line where its last argument ends.' {
        $run = Invoke-Sample "Describe 'd' {`nContext 'c'`n{ It 'i' { 1 } }`n}"
        "$($run.Messages)" | Should -BeLike '*No test fixture is provided*'
        (Invoke-Sample "Describe 'd' {`n Context 'c' -Tag @(`n 'a'`n) {`n It 'i' { 1 | Should -Be 1 } } }").Passed | Should -Be 1
    }

    It 'Inside a block, the tag chooses nothing: -Tag and -ExcludeTag look only at the outermost block, and a warning says so, Tags are only effective on the outermost test group, for now.' {
        Get-Ran @{ Tag = 'Deep' } | Should -Be 'outside'
        $run = Invoke-Sample { Describe 'd' { Context 'c' -Tag x { It 'i' { 1 | Should -Be 1 } } } }
        "$($run.Warnings) $($run.Text)" | Should -Match 'Tags are only effective on the outermost test group, for now.'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        Assert-TestPassed $sample 'returns nothing'
    }

    It 'It is meant to be inside a Describe, or inside another Context.' {
        Assert-TestPassed $sample 'deep'
    }

    It 'Pester 4 accepts one outside too, and treats it as an outer block: -TestName, -Tag and -ExcludeTag then look at it.' {
        Get-Ran @{ TestName = 'alone' } | Should -Be 'outside', 'in alone'; Get-Ran @{ Tag = 'Lone' } | Should -Be 'outside', 'in alone'; Get-Ran @{ ExcludeTag = 'Lone' } | Should -Not -Contain 'in alone'
    }

    It 'An error that a cmdlet only writes fails nothing, unless $ErrorActionPreference is Stop.' {
        $run = Invoke-Sample { Describe 'd' { Context 'c' { Get-Item /no/such.bak; It 'i' { 1 | Should -Be 1 } }; Context 'e' { $ErrorActionPreference = 'Stop'; Get-Item /no/such.bak; It 'j' { 1 | Should -Be 1 } } } }
        $run.Tests.Name | Should -Be 'i', 'Error occurred in Context block'
    }

    It 'An exception in the body, outside of a test, ends the group and counts as one failed test.' {
        $broken = @($sample.Tests | Where-Object { $_.Path -like 'broken context.c.*' })
        $broken.Result, $broken.Message | Should -Be 'Failed', 'context broke'
        Assert-TestPassed $sample 'outside the context'
    }

    It 'New files in TestDrive: are removed when it ends, except hidden ones (on Linux and macOS, those whose name starts with a dot).' {
        Assert-TestPassed $sample 'cleaned'
    }
}
