BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $test = {
        Describe 'tagged' -Tag 'Unit' { It 'in block' { }; Context 'c' { It 'deeper' { } } }
        Describe 'own' { It 'own tag' -Tag 'Slow' { }; It 'untagged' { } }
    }
}

Describe 'usage/tags' {
    It 'To check that each test has a tag, use that filter with Run.SkipRun, and count the tests with ShouldRun; TotalCount counts all of them.' {
        foreach ($untagged in 0, 1) {
            $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' -Tag x { It 'in' { } }; Describe 'e' { It 'own' -Tag y { }$(if ($untagged) { "; It 'none' { throw 'not run' }" }) }" } -Script {
                $result = Invoke-Pester -Configuration @{ Run = @{ Path = '.'; SkipRun = $true; PassThru = $true }; Filter = @{ ExcludeTag = '*' }; Output = @{ Verbosity = 'None' } }
                @($result.Tests | Where-Object ShouldRun).Count
                $result.TotalCount
            }
            $run.Value | Should -Be $untagged, (2 + $untagged)
        }
    }

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
