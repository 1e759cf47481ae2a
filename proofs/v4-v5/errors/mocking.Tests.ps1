BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/mocking' {
    It 'A dynamic parameter of a function can have the name of a read-only variable. A call of the mock with that parameter fails, too, with Cannot overwrite variable PSEdition because it is read-only or constant.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Get-Tape {
                        [CmdletBinding()] param ($Name)
                        dynamicparam {
                            $all = [System.Management.Automation.RuntimeDefinedParameterDictionary]::new()
                            foreach ($one in 'PSEdition', 'PID', 'Edition') {
                                $all.Add($one, [System.Management.Automation.RuntimeDefinedParameter]::new($one, [string], [System.Collections.ObjectModel.Collection[System.Attribute]] @([Parameter]::new())))
                            }
                            $all
                        }
                        end { "real $($PSBoundParameters.PSEdition)" }
                    }
                }
                It 'real' { Get-Tape -PSEdition Core | Should -Be 'real Core' }
                It 'without it' { Mock Get-Tape { 'mocked' }; Get-Tape -Name a | Should -Be 'mocked' }
                It 'another name' { Mock Get-Tape { "mocked $Edition" }; Get-Tape -Edition Core | Should -Be 'mocked Core' }
                It 'with it' {
                    Mock Get-Tape { 'mocked' }
                    $(try { Get-Tape -PSEdition Core } catch { "$_" }) | Should -BeLike '*Cannot overwrite variable PSEdition because it is read-only or constant.*'
                    $(try { Get-Tape -PID 1 } catch { "$_" }) | Should -BeLike '*Cannot overwrite variable PID because it is read-only or constant.*'
                }
            }
            Describe 'instead' {
                BeforeAll { function Get-Tape ($PSEdition) { } }
                It 'stand-in' { Mock Get-Tape { "mocked $_PSEdition" }; Get-Tape -PSEdition Core | Should -Be 'mocked Core' }
            }
        }
        Assert-TestPassed $run 'real', 'without it', 'another name', 'with it', 'stand-in'
    }
}
