BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $run = Invoke-Sample {
        Describe 'tagged' -Tag 'Unit' { It 'in block' { }; Context 'c' { It 'deeper' { } } }
        Describe 'own' { It 'own tag' -Tag 'Slow' { }; It 'untagged' { } }
    } -Script {
        function Get-Ran ($Filter) { @((Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; Filter = $Filter; Output = @{ Verbosity = 'None' } }).Passed.Name) -join ', ' }
        Get-Ran @{ Tag = 'None' }
        Get-Ran @{ ExcludeTag = 'None' }
        Get-Ran @{ Tag = 'None', 'Unit' }
    }
}

Describe 'usage/tags' {
    It '-TagFilter None | has no tag' {
        $run.Value[0] | Should -Be 'untagged'
    }

    It 'None in a filter stands for the tests that have no tag, neither their own nor from a block around them. -TagFilter None runs only those tests, -ExcludeTagFilter None leaves them out, and -TagFilter None, Unit adds them to the tests with the tag Unit.' {
        $run.Value | Should -Be 'untagged', 'in block, deeper, own tag', 'in block, deeper, untagged'
    }

    It 'None is reserved: do not use it as a tag of your own.' {
        $own = Invoke-Sample { Describe 'd' { It 'mine' -Tag None { }; It 'untagged' { }; It 'tagged' -Tag T { } } } -Configuration @{ Filter = @{ Tag = 'None' } }
        ($own.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'mine', 'untagged'
    }

    It '$blocks.Blocks.Tag has the tags of the blocks directly inside.' {
        $run = Invoke-Sample { Describe 'a' -Tag one { Context 'b' -Tag two { Context 'c' -Tag three { It 'i' { } } } } } -Configuration @{ Run = @{ SkipRun = $true } } -Inspect { $blocks = $args[0].Containers.Blocks; "$($blocks.Tag) $($blocks.Blocks.Tag)" }
        $run.Value | Should -Be 'one two'
    }

    It 'Output.ShowTags = $true prints the tags after the names. To list tests with their own tags, without the tags of their blocks, use $result.Tests | Select-Object -Property ExpandedPath, Tag.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = { Describe 'd' -Tag 'Harbor' { It 'i' -Tag 'Orchard' { 1 | Should -Be 1 }; It 'j' { 1 | Should -Be 1 } } } } -Script {
            Invoke-Pester -Path sub -Output Detailed
            'with'
            Invoke-Pester -Configuration @{ Run = @{ Path = 'sub' }; Output = @{ Verbosity = 'Detailed'; ShowTags = $true } }
            'then'
            $result = Invoke-Pester -Path sub -PassThru -Output None
            $result.Tests | Select-Object -Property ExpandedPath, Tag | ForEach-Object { "tags $($_.ExpandedPath) [$($_.Tag -join ',')]" }
        }
        ($run.Text -split 'Tests Passed')[0] | Should -Not -Match 'Harbor|Orchard'
        $run.Text | Should -Match 'd \[Tags: Harbor\]'
        $run.Text | Should -Match 'i \[Tags: Orchard\]'
        $run.Text | Should -Not -Match 'j \[Tags'
        $value = @($run.Value | Where-Object { $_ -is [string] })
        $value -match '^tags' | Should -Be 'tags d.i [Orchard]', 'tags d.j []'
    }
}
