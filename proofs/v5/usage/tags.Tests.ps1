BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $test = {
        Describe 'tagged' -Tag 'Unit' { It 'in block' { }; Context 'c' { It 'deeper' { } } }
        Describe 'own' { It 'own tag' -Tag 'Slow' { }; It 'untagged' { } }
    }
}

Describe 'usage/tags' {
    It '-ExcludeTagFilter * leaves out everything that has a tag, of its own or from a block around it. What remains are the tests without one.' {
        $run = Invoke-Sample $test -Configuration @{ Filter = @{ ExcludeTag = '*' } }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'untagged'
    }

    It '-ExcludeTagFilter * | has no tag' {
        (Invoke-Sample $test -Configuration @{ Filter = @{ ExcludeTag = '*' } }).Passed | Should -Be 1
        (Invoke-Sample $test).Passed | Should -Be 4
    }

    It 'There is no filter for "these tags, and the untagged tests too" in v5.' {
        foreach ($tag in 'None', '', '*') {
            $run = Invoke-Sample $test -Configuration @{ Filter = @{ Tag = 'Unit', $tag } }
            ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Not -Contain 'untagged'
        }
    }

    It 'Containers.Blocks holds the outermost blocks' {
        (Invoke-Sample $test -Inspect { $args[0].Containers.Blocks.Name; "[$($args[0].Containers.Blocks.Blocks.Name)]" }).Value | Should -Be 'tagged', 'own', '[c]'
    }
}
