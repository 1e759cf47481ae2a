BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Mock' {
    It 'A ValidateScript of a module that uses its private functions or $script: variables is checked correctly only with the -ModuleName of that module. Elsewhere, the check can refuse a right value and accept a wrong value, so let the mock drop the attribute.' {
        $module = '$script:kinds = "daily"; $script:taken = 3; function Test-Slot ($Slot) { $Slot -gt 0 }; function Set-Own ([ValidateScript({ Test-Slot $_ })] [int] $Slot) { "real" }; function Set-Kind ([ValidateScript({ $_ -in $script:kinds })] [string] $Kind) { "real" }; function Set-Free ([ValidateScript({ $script:taken -notcontains $_ })] [int] $Slot) { "real" }; function Use-Own { Set-Own -Slot 3; Set-Kind -Kind daily }; Export-ModuleMember -Function Set-*, Use-*'
        # Pester 4 keeps a mock until its block ends, so the mock that drops the attribute has a block of its own.
        $run = Invoke-Sample -File @{ 'Robot.psm1' = $module } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Robot.psm1 -Force; function Get-Refusal ([scriptblock] $Code) { try { & $Code } catch { "$_" } } }
                It 'real' { Set-Own -Slot 3 | Should -Be 'real'; Set-Kind -Kind daily | Should -Be 'real'; { Set-Free -Slot 3 } | Should -Throw }
                It 'private function' { Mock Set-Own { 'mocked' }; Get-Refusal { Set-Own -Slot 3 } | Should -Match 'Cannot validate argument.*Test-Slot' }
                It 'variable' { Mock Set-Kind { 'mocked' }; Get-Refusal { Set-Kind -Kind daily } | Should -Match 'Cannot validate argument' }
                It 'wrong value' { Mock Set-Free { 'mocked' }; Set-Free -Slot 3 | Should -Be 'mocked' }
                It 'with -ModuleName' { Mock Set-Own { 'mocked' } -ModuleName Robot; Mock Set-Kind { 'mocked' } -ModuleName Robot; Use-Own | Should -Be 'mocked', 'mocked' }
            }
            Describe 'e' { It 'dropped' { Mock Set-Own { 'mocked' } -RemoveParameterValidation Slot; Set-Own -Slot 3 | Should -Be 'mocked' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 6
    }

    It 'A call by path runs the real native program or the real script, even after a Mock with that path, which gives no error.' {
        $run = Invoke-Sample -File @{ 'Copy.ps1' = "'real'" } {
            Describe 'd' {
                BeforeAll { $script = Join-Path $PSScriptRoot 'Copy.ps1'; $program = @(Get-Command tar -CommandType Application)[0].Path }
                It 'script' { Mock $script { 'mocked' }; & $script | Should -Be 'real'; . $script | Should -Be 'real' }
                It 'relative' { Push-Location $PSScriptRoot; try { Mock ./Copy.ps1 { 'mocked' }; ./Copy.ps1 | Should -Be 'real' } finally { Pop-Location } }
                It 'program' { Mock $program { 'mocked' }; "$(& $program --version)" | Should -BeLike '*tar*' }
                It 'name' { Mock tar { 'mocked' }; tar --version | Should -Be 'mocked'; "$(& $program --version)" | Should -BeLike '*tar*' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }
}
