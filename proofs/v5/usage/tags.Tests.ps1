BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $test = {
        Describe 'tagged' -Tag 'Unit' { It 'in block' { }; Context 'c' { It 'deeper' { } } }
        Describe 'own' { It 'own tag' -Tag 'Slow' { }; It 'untagged' { } }
    }
}

Describe 'usage/tags' {
    It '-ExcludeTagFilter * leaves out everything that has a tag, of its own or from a block around it. The tests without a tag remain.' {
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

    It 'A test with -Skip is selected, too. Code coverage has to be off.' {
        $files = @{ 'sub/a.Tests.ps1' = 'Describe d { It skipped -Skip { }; It out -Tag Out { } }'; 'Code.ps1' = 'function Get-It { 1 }' }
        $run = Invoke-Sample -File $files -Script {
            foreach ($enabled in $false, $true) {
                $result = Invoke-Pester -Configuration @{ Run = @{ Path = './sub'; SkipRun = $true; PassThru = $true }; Filter = @{ ExcludeTag = 'Out' }; CodeCoverage = @{ Enabled = $enabled; Path = './Code.ps1' } }
                if ($result) { foreach ($one in $result.Tests) { "$($one.Name) $($one.Result) $($one.ShouldRun)" } } else { 'no result' }
            }
        }
        $run.Value | Should -Be 'skipped NotRun True', 'out NotRun False', 'no result'
        $run.Text | Should -Match 'Invoking step End failed'
    }

    It 'Containers.Blocks holds the outermost blocks' {
        (Invoke-Sample $test -Inspect { $args[0].Containers.Blocks.Name; "[$($args[0].Containers.Blocks.Blocks.Name)]" }).Value | Should -Be 'tagged', 'own', '[c]'
    }

    It 'The output does not show tags, and no option of v5 adds them; v6 has Output.ShowTags. To list tests with their own tags, without the tags of their blocks, use $result.Tests | Select-Object -Property ExpandedPath, Tag.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = { Describe 'd' -Tag 'Harbor' { It 'i' -Tag 'Orchard' { 1 | Should -Be 1 }; It 'j' { 1 | Should -Be 1 } } } } -Script {
            (New-PesterConfiguration).Output.PSObject.Properties.Name | ForEach-Object { "option $_" }
            foreach ($verbosity in 'Normal', 'Detailed') { Invoke-Pester -Path sub -Output $verbosity }
            'then'
            $result = Invoke-Pester -Path sub -PassThru -Output None
            $result.Tests | Select-Object -Property ExpandedPath, Tag | ForEach-Object { "tags $($_.ExpandedPath) [$($_.Tag -join ',')]" }
        }
        $run.Text | Should -Match '\[\+\]'
        $run.Text -replace '(?m)^tags .*' | Should -Not -Match 'Harbor|Orchard'
        $value = @($run.Value | Where-Object { $_ -is [string] })
        $value -match '^option .*Tag' | Should -BeNullOrEmpty
        $value -match '^option' | Should -Not -BeNullOrEmpty
        $value -match '^tags' | Should -Be 'tags d.i [Orchard]', 'tags d.j []'
    }
}
