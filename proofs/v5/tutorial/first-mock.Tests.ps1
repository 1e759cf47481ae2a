BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Remove-Both { [CmdletBinding()] param () foreach ($name in "january", "february") { Remove-Item -Path "/nowhere/$name.bak" } }' } -Test {
        BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force; Mock -ModuleName Backup Remove-Item -ParameterFilter { $Path -like '*january*' } }
        Describe 'd' {
            It 'stop' { Remove-Both -ErrorAction Stop }
            It 'go on' { Remove-Both -ErrorVariable problem -ErrorAction SilentlyContinue; $problem.Count | Should -Be 1 }
            It 'plain' { Remove-Both }
        }
    }
}

Describe 'tutorial/first-mock' {
    It 'and the filter does not accept that call. When no mock accepts a call, the real command runs.' {
        ($run.Tests | Where-Object Name -EQ 'stop').Message | Should -BeLike 'Cannot find path*february.bak*'
        Assert-TestPassed $run 'go on'
    }

    It 'Nothing was lost, but only because there is no such file; without -ErrorAction Stop, the test would even be green.' {
        Assert-TestPassed $run 'plain'
        ($run.Tests | Where-Object Name -EQ 'stop').Result | Should -Be 'Failed'
    }
}
