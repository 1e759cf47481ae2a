BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/mocking' {
    It 'Cause: Only filtered mocks exist and none fits the arguments. Up to v5, the real command was called in this case; v6 stops.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 1 } -ParameterFilter { $false }; { Get-Date } | Should -Throw 'No mock for command*'; Mock Get-Date { 'default' }; Get-Date | Should -Be 'default' } } }
        $run.Passed | Should -Be 1
    }

    It 'In Pester 5 and 4 a call of the mock fails with this message, too.' -Tag Unproved {
        'Run on 5.9.0 and 4.10.1 by hand: Mock passes, the call fails; https://github.com/pester/Pester/blob/5.9.0/src/functions/Mock.ps1, and the proofs of v5'
    }

    It 'Cause: A test mocked a command and then called Invoke-Pester. The tests of the inner run meet the mock of the outer run, which does not answer them.' {
        $run = Invoke-Sample -File @{ 'inner.ps1' = 'Describe i { It inner { Get-Date | Should -Be 1 } }' } -Test { Describe 'd' { It 'outer' { Mock Get-Date { 1 }; (Invoke-Pester -Path $PSScriptRoot/inner.ps1 -Output None -PassThru).Failed.ErrorRecord.Exception.Message | Should -Not -BeNullOrEmpty } } }
        Assert-TestPassed $run 'outer'
    }

    It 'Fix: Correct the filter or add a mock without a filter as the default.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 'a' } -ParameterFilter { $Year -eq 1 }; { Get-Date } | Should -Throw; Mock Get-Date { 'default' }; Get-Date | Should -Be 'default'; Get-Date -Year 1 | Should -Be 'a' } } }).Passed | Should -Be 1
    }

    It 'Fix: Mock the command in the inner test, too, or start the inner run before the mock.' {
        $run = Invoke-Sample -File @{ 'inner.ps1' = 'Describe "inner" { It "own mock" { Mock Get-Date { "inner" }; Get-Date | Should -Be "inner" } }' } -Test { Describe 'd' { It 'i' { Mock Get-Date { 'outer' }; (Invoke-Pester -Path "$PSScriptRoot/inner.ps1" -PassThru -Output None).PassedCount | Should -Be 1 } } }
        $run.Passed | Should -Be 1
    }

    It 'Cause: A command computes some of its parameters while it is called, in dynamicparam, and that code failed. In Pester 6 a mock goes on without these parameters, so the call reached the real command: the command was not mocked, or not where it is called.' {
        $run = Invoke-Sample -File @{ 'M.psm1' = 'function Get-Dynamic { [CmdletBinding()] param ($Name) dynamicparam { throw "no connection" } process { "real" } }; function Get-It { Get-Dynamic }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/M.psm1 -Force }
                It 'mocked' { Mock Get-Dynamic { 'mocked' }; Get-Dynamic | Should -Be 'mocked' }
                It 'not mocked' { { Get-Dynamic } | Should -Throw '*no connection*' }
                It 'mocked elsewhere' { Mock Get-Dynamic { 'mocked' }; { Get-It } | Should -Throw '*no connection*'; Mock Get-Dynamic { 'in the module' } -ModuleName M; Get-It | Should -Be 'in the module' }
            }
        }
        Assert-TestPassed $run 'mocked', 'not mocked', 'mocked elsewhere'
    }

    It 'The names of encodings, as in -Encoding utf8NoBOM, are accepted. A mock of Out-File or Export-Csv also accepts a wrong name.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Out-File { 'mocked' }; 'x' | Out-File a.txt -Encoding utf8NoBOM | Should -Be 'mocked' }; It 'j' { Mock Out-File { 'mocked' }; 'x' | Out-File a.txt -Encoding nosuch | Should -Be 'mocked' }; It 'k' { 'x' | Out-File TestDrive:/a.txt -Encoding nosuch } } }).Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
        (Invoke-Sample { Describe 'd' { It 'csv' { Mock Export-Csv { 'mocked' }; 1 | Export-Csv a.csv -Encoding nosuch | Should -Be 'mocked' }; It 'set' { Mock Set-Content { 'mocked' }; 'x' | Set-Content a.txt -Encoding utf8NoBOM | Should -Be 'mocked' }; It 'refused' { Mock Set-Content { 'mocked' }; 'x' | Set-Content a.txt -Encoding nosuch } } }).Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'Fix: Mock the command, with -ModuleName if a module calls it. A call that uses one of the dynamic parameters needs a stand-in function with that parameter.' {
        $store = "function Set-ProofStore { [CmdletBinding()] param ([string] `$Name) dynamicparam { if (-not `$Name) { throw 'none' }; `$all = [System.Management.Automation.RuntimeDefinedParameterDictionary]::new(); `$all.Add('Late', [System.Management.Automation.RuntimeDefinedParameter]::new('Late', [string], [System.Collections.ObjectModel.Collection[Attribute]] @([Parameter]::new()))); `$all } process { 'real' } }"
        $run = Invoke-Sample -File @{ 'Store.psm1' = $store } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Store.psm1 -Force }
                It 'real' { Set-ProofStore -Name a -Late b | Should -Be 'real' }
                It 'mocked' { Mock Set-ProofStore { 'mocked' }; Set-ProofStore | Should -Be 'mocked' }
                It 'stand-in' { function Set-ProofStore ($Name, $Late) { }; Mock Set-ProofStore { "mocked $Late" }; Set-ProofStore -Late b | Should -Be 'mocked b' }
                It 'without a stand-in' { Mock Set-ProofStore { 'mocked' }; { Set-ProofStore -Late b } | Should -Throw '*parameter name ''Late''*' }
            }
        }
        Assert-TestPassed $run 'real', 'mocked', 'stand-in', 'without a stand-in'
    }

    It 'For a Mock in BeforeAll, 6.1.0-rc1 shows another message in its place.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { class Inline { [string] $Name }; function Get-Inline { param ([Inline] $Backup) 'real' }; Mock Get-Inline { 'kept' } }
                It 'a' { 1 | Should -Be 1 }
            }
        }
        $run.Text | Should -Match 'escaped from your code'
        $run.Text | Should -Not -Match 'Missing type name'
    }

    It 'Or the code under test has removed Pester with all other modules, by Get-Module | Remove-Module. The test files that follow no longer belong to the run: their failures are printed, but neither the result nor the exit code includes them.' {
        $files = @{ 'a.Tests.ps1' = 'Describe a { It clears { Get-Module | Remove-Module; 1 | Should -Be 1 }; It mocks { Mock Get-Date { 1 }; Get-Date | Should -Be 1 } }' }
        # Pester is on the module path, as an installed one, and is loaded again by the next of its commands.
        $run = Invoke-Sample -File $files -Script { $env:PSModulePath += [IO.Path]::PathSeparator + (Split-Path -Path (Split-Path -Path (Get-Module -Name Pester).Path)); (Invoke-Pester -Path . -PassThru -Output None).Tests | ForEach-Object { "$($_.Name): $($_.Result) $($_.ErrorRecord)" } }
        $run.Value | Should -Be 'clears: Passed ', 'mocks: Failed Mock data are not setup for this scope, what happened?'
        $files = @{ 'a.Tests.ps1' = 'Describe a { It clears { Get-Module | Remove-Module; 1 | Should -Be 1 } }'; 'b.Tests.ps1' = 'Describe b { It fails { 1 | Should -Be 2 } }' }
        $run = Invoke-Sample -File $files -Script { $env:PSModulePath += [IO.Path]::PathSeparator + (Split-Path -Path (Split-Path -Path (Get-Module -Name Pester).Path)); $result = Invoke-Pester -Path . -PassThru; "$($result.Result) $($result.PassedCount) $($result.FailedCount) $LASTEXITCODE"; $result.Tests | ForEach-Object { "$($_.ExpandedPath): $($_.Result) $($_.ErrorRecord)" } }
        $run.Value | Should -Be 'Passed 1 0 0', 'a.clears: Passed '
        $run.Text | Should -Match '\[-\] b\.fails'
        $run.Text | Should -Match 'Tests Passed: 1, Failed: 0'
        $files['a.Tests.ps1'] = 'Describe a { It clears { Get-Module | Where-Object Name -NE Pester | Remove-Module; 1 | Should -Be 1 } }'
        $left = Invoke-Sample -File $files -Script { $env:PSModulePath += [IO.Path]::PathSeparator + (Split-Path -Path (Split-Path -Path (Get-Module -Name Pester).Path)); $result = Invoke-Pester -Path . -PassThru; "$($result.Result) $LASTEXITCODE" }
        $left.Value | Should -Be 'Failed 1'
    }

    It 'The same happens where the real command itself turns a text into the object, such as -Version Latest of Set-StrictMode or -ViewType VirtualMachine of Get-View. The mock loses that step, and a text does not fit the type.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'real' { { Set-StrictMode -Version Latest } | Should -Not -Throw }
                It 'Set-StrictMode' { Mock Set-StrictMode { 'mocked' }; { Set-StrictMode -Version Latest } | Should -Throw '*on parameter ''Version''. Cannot convert value "Latest" to type "System.Version".*'; Set-StrictMode -Version 3.0 | Should -Be 'mocked' }
                It 'without the type' { Mock Set-StrictMode { "mocked $Version" } -RemoveParameterType Version; Set-StrictMode -Version Latest | Should -Be 'mocked Latest' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'For a text, remove the type: Mock Get-View -RemoveParameterType ViewType.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-View ([type] $ViewType) { 'real' } }
                It 'with type' { Mock Get-View { "a $ViewType" }; Get-View -ViewType VirtualMachine }
                It 'without' { Mock Get-View { "a $ViewType" } -RemoveParameterType ViewType; Get-View -ViewType VirtualMachine | Should-Be 'a VirtualMachine' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -BeLike 'Cannot process argument transformation on parameter ''ViewType''*'
    }

    # A cmdlet of our own with the parameters of Get-PackageSource: in sets of their own for Get-Command, without sets in a call.
    It 'The message Parameter set cannot be resolved using the specified named parameters. at the call of a mock of Get-Package or Get-PackageSource comes from Pester before 6.1.0. There, define a function of the same name in BeforeAll, with the parameters that you need, and mock that function.' {
        # By hand with this cmdlet: the message on 6.0.0, 5.9.0 and 5.8.0, not on 6.1.0-rc1; the function helps on each.
        $run = Invoke-Sample {
            BeforeAll {
                Add-Type -TypeDefinition 'using System.Management.Automation; using System.Collections.ObjectModel; [Cmdlet("Get", "ProofSetSource")] public class GetProofSetSource : PSCmdlet, IDynamicParameters { [Parameter(Position = 0)] public string Name { get; set; } public object GetDynamicParameters() { var all = new RuntimeDefinedParameterDictionary(); foreach (var name in new[] { "One", "Two" }) { var attribute = new ParameterAttribute(); if (MyInvocation.PipelineLength == 0) attribute.ParameterSetName = name; all.Add(name, new RuntimeDefinedParameter(name, typeof(string), new Collection<System.Attribute> { attribute })); } return all; } protected override void ProcessRecord() { WriteObject("real"); } }' -PassThru | ForEach-Object Assembly | Import-Module
            }
            Describe 'd' {
                It 'real' { Get-ProofSetSource | Should -Be 'real' }
                It 'mocked' { Mock Get-ProofSetSource { 'mocked' }; Get-ProofSetSource | Should -Be 'mocked'; Get-ProofSetSource -Name x | Should -Be 'mocked'; Get-ProofSetSource -One x | Should -Be 'mocked' }
                It 'stand-in' { function Get-ProofSetSource ($Name) { }; Mock Get-ProofSetSource { "mocked $Name" }; Get-ProofSetSource -Name x | Should -Be 'mocked x' }
            }
        }
        Assert-TestPassed $run 'real', 'mocked', 'stand-in'
    }
}
