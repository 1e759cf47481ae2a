BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'errors/running' {
    It 'Fix: Go to TestDrive: with Push-Location instead of Set-Location. Go back with Pop-Location: in AfterEach after a Push-Location in a test or in BeforeEach, and in AfterAll after one in BeforeAll.' {
        $cases = @(
            @(0, 'AfterEach { Pop-Location }; It i { Push-Location TestDrive:/; 1 }; It j { Push-Location TestDrive:/; 1 }'),
            @(0, 'BeforeEach { Push-Location TestDrive:/ }; AfterEach { Pop-Location }; It i { 1 }; It j { 1 }'),
            @(0, 'BeforeAll { Push-Location TestDrive:/ }; AfterAll { Pop-Location }; It i { 1 }; It j { 1 }'),
            # Without Push-Location there is nothing to go back to, and one Pop-Location does not undo two of them.
            @(1, 'AfterEach { Pop-Location }; It i { Set-Location TestDrive:/; 1 }'),
            @(1, 'AfterAll { Pop-Location }; It i { Push-Location TestDrive:/; 1 }; It j { Push-Location TestDrive:/; 1 }')
        )
        foreach ($case in $cases) {
            $run = Invoke-Sample "Describe 'd' { $($case[1]) }"
            $run.Failed | Should -Be 0
            @((@($run.Warnings) + $run.Text) -match 'Your current path is set to TestDrive:').Count | Should -Be $case[0] -Because $case[1]
        }
    }
}
