BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        BeforeAll { $top = 'top' }
        $early = $true
        Describe 'd' {
            BeforeAll { $inside = 1; function Get-Loaded { 'loaded' } }
            It 'top' { $top | Should -Be 'top'; $inside | Should -Be 1; Get-Loaded | Should -Be 'loaded' }
            It 'cases <Written>' -TestCases @{ Written = 'x' } { param ($Written) $Written | Should -Be 'x' }
            It 'foreach <_>' -ForEach 1, 2 { $_ | Should -BeGreaterThan 0 }
            It 'classic' { 'a' | Should -BeExactly 'a'; 'abc' | Should -Match 'b'; { throw 'x' } | Should -Throw; 1, 2 | Should -Contain 2; '' | Should -BeNullOrEmpty; $TestDrive | Should -Exist; 1 | Should -Not -Be 2 }
            It 'script' { $script:shared = 5 }
            It 'script later' { $script:shared | Should -Be 5 }
            It 'skipped' { Set-ItResult -Skipped }
            It 'inconclusive' { Set-ItResult -Inconclusive }
            It 'early' -Skip:$early { throw 'never' }
            It 'in scope' { InModuleScope Pester -Parameters @{ x = 1 } { $x } | Should -Be 1 }
        }
    }
}

Describe 'recipes/several-versions' {
    It 'the compiled part of Pester cannot be unloaded, so 5 and 6 exclude each other, and 4 and 5 mix up their commands.' -Tag Unproved { 'tests of two releases in one process need both releases; https://learn.microsoft.com/dotnet/standard/assembly/unloadability' }

    It 'load code | dot-source in BeforeAll inside Describe | BeforeAll at the top of the file: 5, 6; code at the top of the file that tests need: 4' { Assert-TestPassed $sample 'top' }

    It 'test with data | -TestCases with hashtables, and a param block in the test | -ForEach, values without param, data on Describe: 5, 6' { Assert-TestPassed $sample 'cases x', 'foreach 1', 'foreach 2' }

    It 'compare | Should -Be, -BeExactly, -Match, -Throw, -Contain, -BeNullOrEmpty, -Exist and their -Not' { Assert-TestPassed $sample 'classic' }

    It 'share a value between tests | $script:name' { Assert-TestPassed $sample 'script', 'script later' }

    It 'skip while running | Set-ItResult -Skipped, -Inconclusive' {
        ($sample.Tests | Where-Object Name -EQ 'skipped').Result | Should -Be 'Skipped'
        ($sample.Tests | Where-Object Name -EQ 'inconclusive').Result | Should -Be 'Inconclusive'
    }

    It 'name with values | <Written>' { Assert-TestPassed $sample 'cases x' }

    It 'The line at the top of the file is run in discovery by Pester 5 and 6' { ($sample.Tests | Where-Object Name -EQ 'early').Result | Should -Be 'Skipped' }

    It 'Between 5 and 6, the common part is much larger: -ForEach, BeforeDiscovery, Should -Invoke, InModuleScope -Parameters, the configuration object and the whole Should -… family.' { Assert-TestPassed $sample 'foreach 1', 'in scope' }

    It 'With -Output Detailed, it is the first line of the run. The result object has it in Version.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { $args[0].Version }
        $run.Output[0] | Should -BeLike 'Pester v?.?.*'
        "$($run.Value)" | Should -Match '^\d+\.\d+\.\d+'
    }

    It '-MinimumVersion 5.0.0 has no upper end.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/powershellget/install-module, -MinimumVersion and -MaximumVersion; no gallery here' }

    It 'Install-PSResource takes a range: -Version ''[5.0.0, 6.0.0)''.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.psresourceget/install-psresource, -Version; the command is not here' }
}
