BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/mocking.ps1"
}

Describe 'commands/Mock' {
    It 'Replaces a command, so that the code under test calls your script block instead.' {
        Assert-TestPassed $sample 'replaces the command'
    }

    It 'In Pester 4 a mock stays until the Describe or Context around it ends; in v5 it ends with the test that made it.' {
        Assert-TestPassed $sample 'finds it', 'is gone'
    }

    It 'The function, cmdlet, alias or native program to replace.' {
        Assert-TestPassed $sample 'kinds of command'
    }

    It 'An alias mocks the command behind it.' {
        Assert-TestPassed $sample 'counted by its alias'
    }

    It 'The command must exist at that moment: an unknown name gives Could not find Command.' {
        Assert-TestPassed $sample 'kinds of command'
    }

    It 'The arguments of the call are there as variables named after the parameters, without a param block. The arguments of native programs are in $args.' {
        Assert-TestPassed $sample 'arguments', 'args'
    }

    It 'Defaults of the real command do not apply.' {
        Assert-TestPassed $sample 'defaults'
    }

    It 'Without -MockWith, the mock returns nothing.' {
        Assert-TestPassed $sample 'no body'
    }

    It 'With -ModuleName, the script block reads variables of the module, not those of the test.' {
        Assert-TestPassed $sample 'variables'
    }

    It 'A script block that sees the arguments as -MockWith does. The mock answers only calls for which the filter returns something true.' {
        Assert-TestPassed $sample 'arguments', 'truthy'
    }

    It '$PSBoundParameters in the filter holds what the caller passed, including common parameters such as -ErrorAction, which have no variable.' {
        Assert-TestPassed $sample 'bound parameters'
        $run = Invoke-Sample { Describe 'd' { It 'i' {
            Mock Remove-Item { 'variable' } -ParameterFilter { $ErrorAction -eq 'Stop' }
            Mock Remove-Item { 'none' }
            Remove-Item -Path x -ErrorAction Stop | Should -Be 'none'
            Mock Remove-Item { 'bound' } -ParameterFilter { $PSBoundParameters['ErrorAction'] -eq 'Stop' -and $Path -eq 'x' }
            Remove-Item -Path x -ErrorAction Stop | Should -Be 'bound'
        } } }
        $run.Passed, $run.Failed | Should -Be 1, 0
    }

    It 'With -ModuleName, a parameter that was left out takes the value of a variable of the test with that name.' {
        Assert-TestPassed $sample 'of a mock in a module', 'not of a mock'
    }

    It 'When there are only filters and none matches, the real command runs.' {
        Assert-TestPassed $sample 'outer default', 'only a filter'
    }

    It 'The loaded script module whose code makes the call.' {
        Assert-TestPassed $sample 'module'
    }

    It 'A module that is not loaded gives No module named ''…'' is currently loaded.' {
        Assert-TestPassed $sample 'no module'
    }

    It 'Without -ModuleName, the mock is for code outside modules, or, inside InModuleScope, for that module.' {
        Assert-TestPassed $sample 'module', 'mock without a name'
    }

    It 'Parameters whose type the mock drops, so that a call may pass a stand-in object of another type.' {
        Assert-TestPassed $sample 'taken away', 'kept'
    }

    It 'Without it, arguments are converted as by the real command and can fail.' {
        Assert-TestPassed $sample 'kept'
    }

    It 'The same command was already mocked in this block or in a block around it' {
        Assert-TestPassed $sample 'ignored on a second mock', 'ignored inside'
    }

    It 'Parameters whose validation attributes the mock drops, such as ValidateSet. Without -RemoveParameterValidation, the values are checked as always. A mandatory parameter stays mandatory in any case.' {
        Assert-TestPassed $sample 'taken away', 'kept'
    }

    It 'The same limits hold as above.' {
        Assert-TestPassed $sample 'ignored on a second mock', 'ignored inside'
    }

    It '-RemoveParameterValidation works for a parameter with one such attribute. With two or more of them, Mock ends with Index was out of range, or the mock still checks one. Then mock a function of your own with that name.' {
        $run = Invoke-Sample {
            function Set-One ([ValidateSet('a', 'b')] [Alias('K')] [string] $Kind) { 'real' }
            function Set-Two ([ValidateSet('a', 'b')] [ValidateNotNullOrEmpty()] [string] $Kind) { 'real' }
            function Set-Three ([ValidateSet('a', 'b')] [ValidateNotNullOrEmpty()] [ValidateLength(1, 2)] [string] $Kind) { 'real' }
            Describe 'd' {
                It 'one' { Mock Set-One { "m $Kind" } -RemoveParameterValidation Kind; Set-One c | Should -Be 'm c' }
                It 'two' { Mock Set-Two { "m $Kind" } -RemoveParameterValidation Kind; Set-Two c | Should -Be 'm c' }
                It 'three' { Mock Set-Three { "m $Kind" } -RemoveParameterValidation Kind; Set-Three c | Should -Be 'm c' }
            }
            Describe 'own' { function Set-Two ($Kind) { }; It 'own function' { Mock Set-Two { "m $Kind" }; Set-Two c | Should -Be 'm c' } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed'
        $run.Messages[0] | Should -BeLike '*does not belong to the set*'; $run.Messages[1] | Should -BeLike '*Index was out of range*'
    }

    It 'Marks the mock as one that has to be called. The mark alone checks nothing: it needs Assert-VerifiableMock at the end of the test.' {
        Assert-TestPassed $sample 'mark alone', 'names one'
    }

    It 'Nothing can be piped in, and Mock returns nothing.' {
        Assert-TestPassed $sample 'returns nothing'
        Get-PipedParameter Mock | Should -BeNullOrEmpty
    }

    It 'A call of the mocked command returns what -MockWith outputs.' {
        Assert-TestPassed $sample 'returns nothing'
    }

    It 'A mock made in an It is still there in the next It of the same block, even when the first It failed.' {
        Assert-TestPassed $sample 'finds it', 'is gone'
    }

    It 'Mock may stand directly in a Describe or Context, in setup, or in a test.' {
        Assert-TestPassed $sample 'body and setup', 'replaces the command'
    }

    It 'Of several filters that match, and of several mocks without a filter, the one defined last answers. The innermost block comes first, after any BeforeEach.' {
        Assert-TestPassed $sample 'inner before outer', 'filter before default'
        $run = Invoke-Sample {
            function Get-Own ($Name) { 'real' }
            Describe 'outer' {
                BeforeEach { Mock Get-Own { 'each' }; Mock Get-Own { 'each filtered' } -ParameterFilter { $Name } }
                Context 'inner' { Mock Get-Own { 'inner' }; Mock Get-Own { 'inner filtered' } -ParameterFilter { $Name }; It 'each first' { Get-Own | Should -Be 'each'; Get-Own a | Should -Be 'each filtered' } }
            }
            Describe 'bodies' {
                Mock Get-Own { 'outer' }; Mock Get-Own { 'outer filtered' } -ParameterFilter { $Name }
                Context 'inner' { Mock Get-Own { 'inner' }; Mock Get-Own { 'inner filtered' } -ParameterFilter { $Name }; It 'inner first' { Get-Own | Should -Be 'inner'; Get-Own a | Should -Be 'inner filtered' } }
            }
        }
        Assert-TestPassed $run 'each first', 'inner first'
    }

    It 'Piping three objects into a mocked command runs the body three times, and counts three calls.' {
        Assert-TestPassed $sample 'piped'
    }

    It 'Outside a run, Mock throws The Mock command may only be used from a Pester test script.' {
        (Invoke-Sample -Script { Mock Get-Date { 1 } }).Errors | Should -Be 'The Mock command may only be used from a Pester test script.'
    }

    It 'A mock of a native program does not set $LASTEXITCODE. Assign $global:LASTEXITCODE in the body.' {
        Assert-TestPassed $sample 'exit code'
    }

    It 'In the last two cases, mock a function of your own with the name of the command.' {
        . "$PSScriptRoot/../samples/dynamicParameters.ps1"
        Assert-TestPassed $dynamic 'name', 'own function'
    }

    It 'A function with a dynamicparam block gets the argument by name or position: Cannot retrieve the dynamic parameters for the cmdlet.' {
        . "$PSScriptRoot/../samples/dynamicParameters.ps1"
        Assert-TestPassed $dynamic 'name', 'position', 'pipeline', 'validation', 'fits', 'no such block', 'own function'
    }

    It 'A static .NET method is not a command and cannot be mocked.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'method' { foreach ($name in '[IO.Path]::GetTempPath', 'IO.Path.GetTempPath', 'GetTempPath') { { Mock $name { 'mocked' } } | Should -Throw 'Could not find Command' } }
            It 'wrapped' { function Get-TempPath { [IO.Path]::GetTempPath() }; Get-TempPath | Should -Not -Be 'mocked'; Mock Get-TempPath { 'mocked' }; Get-TempPath | Should -Be 'mocked' }
        } }
        Assert-TestPassed $run 'method', 'wrapped'
    }
}
