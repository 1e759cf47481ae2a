BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'errors/running' {
    It 'Fix: Go to TestDrive: with Push-Location in BeforeEach instead of Set-Location, and back with Pop-Location in AfterEach. BeforeAll and AfterAll work as well.' {
        $cases = @(
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

    It 'AfterEach also runs after a test that has pushed nothing, so Push-Location in single tests does not fit: Pop-Location then goes to a location that was pushed earlier.' {
        foreach ($case in @('AfterEach { Pop-Location }; It i { 1 }; It j { Push-Location TestDrive:/; 1 }; It k { Write-Host "place: $(Split-Path -Leaf (Get-Location).Path)." }', 'earlier'), @('BeforeEach { Push-Location TestDrive:/ }; AfterEach { Pop-Location; Write-Host "place: $(Split-Path -Leaf (Get-Location).Path)." }; It i { 1 }; It j { 1 }', 'now')) {
            $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'd' { $($case[0]) }"; 'earlier/x' = ''; 'now/x' = '' } -Script {
                $test = Convert-Path ./a.Tests.ps1; Set-Location ./earlier; Push-Location ../now
                Invoke-Pester $test
            }
            $run.Text | Should -Match "place: $($case[1])\."
        }
    }
}
