BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should' {
    It 'For a path with brackets, escape them with a backtick, in single quotes: ''./plan`[1`].txt''. In double quotes, PowerShell takes that backtick away, and -Not -Exist passes for a file that exists. Double the backtick, or write [WildcardPattern]::Escape("$TestDrive/plan[1].txt") | Should -Exist.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'single' { [System.IO.File]::WriteAllText("$TestDrive/plan[1].txt", ''); 'TestDrive:/plan`[1`].txt' | Should -Exist; 'TestDrive:/plan`[2`].txt' | Should -Not -Exist; 'TestDrive:/plan[1].txt' | Should -Not -Exist }
                It 'double' { "$TestDrive/plan`[1`].txt" | Should -Not -Exist; { "$TestDrive/plan`[1`].txt" | Should -Exist } | Should -Throw }
                It 'doubled' { "$TestDrive/plan``[1``].txt" | Should -Exist; "$TestDrive/plan``[2``].txt" | Should -Not -Exist }
                It 'escape' { [WildcardPattern]::Escape("$TestDrive/plan[1].txt") | Should -Exist; [WildcardPattern]::Escape("$TestDrive/plan[2].txt") | Should -Not -Exist }
            }
        }
        Assert-TestPassed $run 'single', 'double', 'doubled', 'escape'
    }
}
