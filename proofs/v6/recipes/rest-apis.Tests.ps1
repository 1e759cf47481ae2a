BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/rest-apis' {
    It 'The mock has a filter that refused the call. The call then throws, and the test fails, unless the code catches the error.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 'mocked' } -ParameterFilter { $false }; { Get-Date } | Should -Throw 'No mock for command*' }; It 'not caught' { Mock Get-Date { 'mocked' } -ParameterFilter { $false }; Get-Date }; It 'caught' { Mock Get-Date { 'mocked' } -ParameterFilter { $false }; try { Get-Date } catch { $null } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'A failing -ParameterFilter lists the calls with all of their arguments' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Invoke-RestMethod { }; Invoke-RestMethod http://x.example/wrong -Method Post; Should-Invoke Invoke-RestMethod -Exactly -ParameterFilter { $Uri -eq 'http://x.example/right' } } } }
        $run.Messages | Should -Match '(?s)called 0 times.*Performed invocations:.*Post'
        $run.Messages | Should -Match 'x.example/wrong'
    }

    It 'Should-Invoke then checks which request the code has made.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Mock Invoke-RestMethod { }; Invoke-RestMethod 'http://x.example/a' }; It 'right' { Should-Invoke Invoke-RestMethod -ParameterFilter { $Uri -like '*/a' } }; It 'wrong' { Should-Invoke Invoke-RestMethod -ParameterFilter { $Uri -like '*/b' } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'A failing assertion shows which value was different.' {
        (Invoke-Sample { Describe 'd' { It 'i' { $script:calls = @(); Mock Invoke-RestMethod { $script:calls += $PesterBoundParameters }; Invoke-RestMethod 'http://x.example/a'; "$($script:calls[0].Uri)" | Should-BeString 'http://x.example/b' } } }).Messages | Should -Match "(?s)x\.example/b.*x\.example/a"
    }

    It 'In v5, the real command runs.' -Tag Unproved {
        'Proved beside it, in proofs/v5/recipes/rest-apis.Tests.ps1; the change: https://github.com/pester/Pester/releases/tag/6.0.0'
    }

    It 'The call is in a module, and the mock has no -ModuleName. Add it, or set the experimental Mock.Global.' {
        $test = {
            BeforeAll { Import-Module $PSScriptRoot/Rest.psm1 -Force }
            Describe 'd' {
                It 'none' { Mock Invoke-RestMethod { 'mocked' }; Get-State | Should-Be 'mocked' }
                It 'named' { Mock Invoke-RestMethod { 'mocked' } -ModuleName Rest; Get-State | Should-Be 'mocked' }
            }
        }
        $file = @{ 'Rest.psm1' = 'function Get-State { Invoke-RestMethod -Uri http://127.0.0.1:9/state }' }
        (Invoke-Sample $test -File $file).Tests.Result | Should -Be 'Failed', 'Passed'
        (Invoke-Sample $test -File $file -Configuration @{ Mock = @{ Global = $true } }).Tests.Result | Should -Be 'Passed', 'Passed'
    }

    Context 'a guard for the whole suite' {
        BeforeAll { . "$PSScriptRoot/../../v5-v6/samples/noRequests.ps1" }

        It 'A call that no filter of a mock accepts throws by itself, and is not noted.' {
            ($run.Tests | Where-Object Name -EQ 'refused by the filter').Message | Should -BeLike "No mock for command 'Invoke-RestMethod' matched the call*"
            $run.Value | Should -Not -Contain 'Invoke-RestMethod http://127.0.0.1:9/refused'
        }

        It 'To guard a test file that runs by itself, too, and the files of a parallel run, dot-source NoRequests.ps1 in Pester.BeforeContainer.ps1. The functions then stay in the session, and after a parallel run, there are no notes.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
            $files = @{
                'Guard.ps1' = $guard; 'Guarded.psm1' = $guardedModule; 'Pester.BeforeContainer.ps1' = '. $PSScriptRoot/Guard.ps1'
                'a.Tests.ps1' = { BeforeAll { Import-Module $PSScriptRoot/Guarded.psm1 -Force }; AfterAll { Remove-Module Guarded }; Describe 'a' { It 'i' { { Get-Report one } | Should -Throw 'unmocked request: *' } } }
                'b.Tests.ps1' = { BeforeAll { Import-Module $PSScriptRoot/Guarded.psm1 -Force }; AfterAll { Remove-Module Guarded }; Describe 'b' { It 'i' { Test-Report two | Should -Be $false } } }
            }
            $script = {
                $global:sentRequests = @()
                $configuration = New-PesterConfiguration
                $configuration.Run.Path = './a.Tests.ps1', './b.Tests.ps1'
                $configuration.Run.RepoRoot = "$PWD"
                $configuration.Run.Parallel = 'PARALLEL' -eq 'yes'
                $configuration.Run.PassThru = $true
                $configuration.Output.Verbosity = 'None'
                Invoke-Pester -Configuration $configuration
                "$((Get-Command -Name Invoke-RestMethod).CommandType)"
                $global:sentRequests
            }
            $sequential = Invoke-Sample -File $files -NewProcess -Script ([scriptblock]::Create("$script"))
            $sequential.Passed | Should -Be 2
            $sequential.Value | Should -Be 'Function', 'Invoke-RestMethod http://127.0.0.1:9/one', 'Invoke-RestMethod http://127.0.0.1:9/two'
            $parallel = Invoke-Sample -File $files -NewProcess -Script ([scriptblock]::Create("$script".Replace('PARALLEL', 'yes')))
            $parallel.Passed | Should -Be 2
            $parallel.Value | Should -Be 'Cmdlet'
        }
    }
}
