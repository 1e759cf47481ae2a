BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'V.psm1' = 'function Get-V { 1 }' } -Test {
        $top = 'top'; $list = 1, 2; $item = Get-Item .
        Describe 'd' {
            $body = 'body'
            BeforeAll { Import-Module $PSScriptRoot/V.psm1 -Force; $set = 'set' }
            It 'body' { $body | Should -BeNullOrEmpty; $top | Should -BeNullOrEmpty; $set | Should -Be 'set' }
            It 'given <_>' -ForEach 'given' { $_ | Should -Be 'given' }
            It 'in module' { InModuleScope V { $set } | Should -BeNullOrEmpty; InModuleScope V -Parameters @{ Set = $set } { $Set } | Should -Be 'set' }
            It 'null argument' { { Get-Item -Path $body } | Should -Throw '*Cannot bind argument to parameter ''Path'' because it is null.*' }
            It 'null method' { { $item.Delete() } | Should -Throw 'You cannot call a method on a null-valued expression.' }
            It 'null index' { { $list[0] } | Should -Throw 'Cannot index into a null array.' }
            It 'strict' { Set-StrictMode -Version Latest; { $body } | Should -Throw '*cannot be retrieved because it has not been set*'; $set | Should -Be 'set' }
        }
    }
}

Describe 'errors/variables' {
    It 'The variable is assigned directly in the Describe body, so it exists only while tests are being discovered.' {
        Assert-TestPassed $sample 'body'
    }

    It 'Assign the variable in BeforeAll or BeforeEach, or pass it with -ForEach.' {
        Assert-TestPassed $sample 'body', 'given given'
    }

    It 'The block of InModuleScope runs in the module, where the variables of the test are not visible.' {
        Assert-TestPassed $sample 'in module'
    }

    It 'Pass the values with -Parameters.' {
        Assert-TestPassed $sample 'in module'
    }

    It 'A setup block was written in an It.' {
        $run = Invoke-Sample "Describe 'd' { It 'i' { BeforeAll { `$x = 1 }; `$x | Should -Be 1 } }"
        $run.Failed | Should -BeGreaterOrEqual 1
    }

    It 'A variable that was set outside BeforeAll is empty when the test runs, and the command refuses a null argument.' {
        Assert-TestPassed $sample 'null argument'
    }

    It 'The object on which the method is called is null, usually because it was created during discovery rather than in a setup block.' {
        Assert-TestPassed $sample 'null method'
    }

    It 'The array is filled outside the setup blocks, so the test indexes into null.' {
        Assert-TestPassed $sample 'null index'
    }

    It 'Or the array is in the param() block of a mock, under a name that the mocked command does not have.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Proof ($Name) { } }
                It 'other' { Mock Get-Proof { param ($List) $List[0] }; Get-Proof -Name mail, photos }
                It 'same' { Mock Get-Proof { param ($Name) $Name[0] }; Get-Proof -Name mail, photos | Should -Be 'mail' }
            }
        }
        $run.Messages | Should -Be 'Cannot index into a null array.'
        $run.Passed | Should -Be 1
    }

    It 'Strict mode is on and the test reads a variable that does not exist in its scope.' {
        Assert-TestPassed $sample 'strict'
    }

    It 'A variable is empty in a test, most often because it was set where only discovery sees it.' {
        $run = Invoke-Sample { Describe 'd' { $body = 1; BeforeAll { $setup = 2 }; It 'body' { $body | Should -BeNullOrEmpty }; It 'setup' { $setup | Should -Be 2 } } }
        $run.Passed | Should -Be 2
    }

    It 'Fix: Setup blocks belong in Describe or Context, next to the It.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { $one = 1 }; It 'i' { $one | Should -Be 1 } }; Describe 'e' { Context 'c' { BeforeEach { $one = 1 }; It 'j' { $one | Should -Be 1 } } } }).Passed | Should -Be 2
        (Invoke-Sample { Describe 'd' { It 'i' { BeforeAll { $one = 1 }; $one | Should -Be 1 } } }).Failed | Should -Be 1
    }

    It 'Fix: Fill the array in BeforeAll, or pass it as -ForEach data.' {
        $run = Invoke-Sample { Describe 'd' { $body = 1, 2; BeforeAll { $setup = 1, 2 }; It 'body' { $body[0] | Should -Be 1 }; It 'setup' { $setup[0] | Should -Be 1 }; It 'data' -ForEach @{ Data = 1, 2 } { $data[0] | Should -Be 1 } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
        $run.Messages | Should -BeLike 'Cannot index into a null array*'
    }

    It 'A variable is also empty when it was set in another It, or in the block of { … } | Should -Not -Throw.' {
        $run = Invoke-Sample { Describe 'd' { It 'sets' { $first = 'x'; $first | Should -Be 'x' }; It 'other' { $first | Should -Be 'x' }; It 'block' { { $result = 'x' } | Should -Not -Throw; $result | Should -BeExactly 'x' }; It 'plain' { $result = 'x'; $result | Should -Be 'x' } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed'
    }

    It 'Instead of Should -Not -Throw, write $result = Get-Backup: an exception fails the test anyway. An error that is only written, as by Write-Error, fails the test in neither form.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Get-Backup { throw 'broken' }; $result = Get-Backup; $result } } }).Messages | Should -Be 'broken'
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Get-Backup { Write-Error 'soft'; 'mail' } }; It 'plain' { $result = Get-Backup; $result | Should -Be 'mail' }; It 'block' { { Get-Backup } | Should -Not -Throw }; It 'stop' { $ErrorActionPreference = 'Stop'; $result = Get-Backup; $result } } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'Or a mock got a null argument for a parameter that is mandatory in the real command; -RemoveParameterValidation does not change that.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Save-It ([Parameter(Mandatory)] $Item) { } }; It 'mock' { Mock Save-It { 'mocked' } -RemoveParameterValidation Item; { Save-It -Item $null } | Should -Throw "Cannot bind argument to parameter 'Item' because it is null." }; It 'stand-in' { function Save-It ($Item) { }; Mock Save-It { 'mocked' }; Save-It -Item $null | Should -Be 'mocked' } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'For a mandatory parameter, mock a stand-in function without Mandatory.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Remove-Item ($Path) { }; Mock Remove-Item { 'mocked' }; Remove-Item -Path $null | Should -Be 'mocked' }; It 'j' { Mock Remove-Item { 'mocked' }; Remove-Item -Path $null } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Or the code under test returned nothing.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Get-Nothing { }; $result = Get-Nothing; $result[0] | Should -Be 1 } } }).Messages | Should -Be 'Cannot index into a null array.'
    }

    It 'Or the code under test returned nothing, as with DifferenceObject of Compare-Object.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Get-Nothing { }; Compare-Object @('a') (Get-Nothing) } } }).Messages | Should -BeLike "Cannot bind argument to parameter 'DifferenceObject' because it is null."
    }

    It 'In a -ParameterFilter, the object is a parameter that the call left out, and the filter is asked anyway.' {
        $filter = Invoke-Sample {
            Describe 'd' {
                BeforeEach { function Get-Disk ([version] $Release) { 'real' }; Mock Get-Disk { 'default' }; Mock Get-Disk { 'mocked' } -ParameterFilter { $Release.ToString() -eq '1.0' } }
                It 'passed' { Get-Disk -Release 1.0 | Should -Be 'mocked' }
                It 'left out' { Get-Disk }
            }
        }
        Assert-TestPassed $filter 'passed'
        $filter.Messages | Should -BeLike '*You cannot call a method on a null-valued expression*'
    }

    It 'If the message is about It itself, the test is in ForEach-Object -Parallel, whose runspaces know nothing of the run. If Pester was imported by its path, the message is The term ''It'' is not recognized.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        $file = @{ 'a.Tests.ps1' = 'Describe d { 1 | ForEach-Object -Parallel { It i { } } }' }
        $byPath = Invoke-Sample -File $file -Script { "$(Invoke-Pester . -Output None 2>&1)" }
        "$($byPath.Value) $($byPath.Errors)" | Should -Match "The term 'It' is not recognized"
        $byName = Invoke-Sample -File $file -Script {
            $env:PSModulePath = Split-Path (Split-Path (Get-Module Pester).Path)
            "$(Invoke-Pester . -Output None 2>&1)"
        }
        "$($byName.Value) $($byName.Errors)" | Should -Match 'You cannot call a method on a null-valued expression'
    }

    It 'Either error is only printed: the tests of the loop are missing, and the run can pass without them.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        $file = @{
            'a.Tests.ps1'       = 'Describe d { 1..2 | ForEach-Object -Parallel { It "in the loop" { 1 | Should -Be 2 } }; It beside { 1 | Should -Be 1 } }'
            'plain/b.Tests.ps1' = 'Describe d { 1..2 | ForEach-Object { It "in the loop" { 1 | Should -Be 2 } }; It beside { 1 | Should -Be 1 } }'
        }
        $byPath = Invoke-Sample -File $file -Script {
            foreach ($name in './a.Tests.ps1', './plain') { $result = Invoke-Pester $name -Output None -PassThru 2> $null; "$($result.Result) $($result.TotalCount) $LASTEXITCODE" }
        }
        $byPath.Value | Should -Be 'Passed 1 0', 'Failed 3 2'
        $byName = Invoke-Sample -File $file -Script {
            $env:PSModulePath = Split-Path (Split-Path (Get-Module Pester).Path)
            $result = Invoke-Pester ./a.Tests.ps1 -Output None -PassThru 2> $null; "$($result.Result) $($result.TotalCount) $LASTEXITCODE"
        }
        $byName.Value | Should -Be 'Passed 1 0'
    }

    It 'Instead of a parallel loop around tests, let the loop collect the data, and give the data to the tests with -ForEach.' {
        $run = Invoke-Sample {
            BeforeDiscovery { $data = 'a', 'b' | ForEach-Object -Parallel { @{ Name = $_; Size = $_.Length } } | Sort-Object { $_.Name } }
            Describe 'd' { It 'size of <Name>' -ForEach $data { $Size | Should -Be 1 } }
        }
        $run.Tests.Name | Should -Be 'size of a', 'size of b'
        $run.Passed | Should -Be 2
    }

    It 'The message can also end with because it is an empty string. In quotes, as in -Path "$folder", null becomes an empty text. It does so without quotes, too, when the parameter of a function or a mock has the type [string].' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Text ([Parameter(Mandatory)] [string] $Name) { }; function Get-List ([Parameter(Mandatory)] [string[]] $Name) { }; function Get-Any ([Parameter(Mandatory)] $Name) { } }
                It 'quoted' { { Get-Item -Path "$folder" } | Should -Throw '*''Path'' because it is an empty string.'; { Get-List -Name "$folder" } | Should -Throw '*because it is an empty string.'; { Get-Text -Name "$folder" } | Should -Throw '*because it is an empty string.' }
                It 'bare' { { Get-Item -Path $folder } | Should -Throw '*''Path'' because it is null.'; { Get-List -Name $folder } | Should -Throw '*because it is null.'; { Get-Any -Name $folder } | Should -Throw '*because it is null.' }
                It 'bare text' { { Get-Text -Name $folder } | Should -Throw '*because it is an empty string.' }
                It 'mock' { { New-Alias -Name $folder -Value x } | Should -Throw '*''Name'' because it is null.'; Mock New-Alias; { New-Alias -Name $folder -Value x } | Should -Throw '*''Name'' because it is an empty string.' }
            }
        }
        Assert-TestPassed $run 'quoted', 'bare', 'bare text', 'mock'
    }

    It 'Or the variable is a parameter of a function that holds the It, and needs -ForEach.' {
        $run = Invoke-Sample {
            BeforeDiscovery {
                function Test-Held ($Path) { It 'held' { Get-Item -Path $Path } }
                function Test-Handed ($Path) { It 'handed' -ForEach @{ Path = $Path } { Get-Item -Path $Path } }
            }
            Describe 'd' { Test-Held -Path $PSScriptRoot; Test-Handed -Path $PSScriptRoot }
        }
        "$($run.Tests.Result)" | Should -Be 'Failed Passed'
        @($run.Tests)[0].Message | Should -Be "Cannot bind argument to parameter 'Path' because it is null."
    }
}
