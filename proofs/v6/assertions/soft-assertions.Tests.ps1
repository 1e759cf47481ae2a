BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $module = @{ 'M.psm1' = 'function Test-Two { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue }' }
    $test = {
        Describe 'd' {
            BeforeAll { Import-Module $PSScriptRoot/M.psm1 }
            It 'two' { 1 | Should -Be 2; 3 | Should -Be 4 }
            It 'stop' { 1 | Should -Be 2 -ErrorAction Stop; 3 | Should -Be 4 }
            It 'soft call' { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue }
            It 'exception' { 1 | Should -Be 2 -ErrorAction Continue; throw 'code broke'; 3 | Should -Be 4 }
            It 'caught' { try { 1 | Should -Be 2 -ErrorAction Continue } catch { Write-Host 'said: caught' } }
            It 'quiet' { 1 | Should -Be 2 -ErrorAction SilentlyContinue; 3 | Should -Be 4 -ErrorAction Ignore }
            It 'module' { Test-Two }
            It 'scope' { InModuleScope M { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue } }
            It 'preference' { $ErrorActionPreference = 'Continue'; 1 | Should -Be 2; 3 | Should -Be 4 }
        }
    }
    $hard = Invoke-Sample $test -File $module
    $soft = Invoke-Sample $test -File $module -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
    function Get-Count ($Run, $Name) { ($Run.Tests | Where-Object Name -EQ $Name).Message.Count }
}

Describe 'assertions/soft-assertions' {
    It 'A failed assertion is then recorded, the test goes on, and all failures are reported when it ends.' {
        Get-Count $soft 'two' | Should -Be 2
    }

    It 'The test counts as one failed test, and its ErrorRecord in the result object holds one entry for each failure.' {
        $soft.Failed | Should -Be 9
        Get-Count $soft 'two' | Should -Be 2
    }

    It 'Every assertion takes -ErrorAction, which wins over the option. -ErrorAction Continue makes a single assertion soft; -ErrorAction Stop makes a single one end the test, whatever is configured.' {
        Get-Count $hard 'soft call' | Should -Be 2
        Get-Count $soft 'stop' | Should -Be 1
    }

    It 'An assertion that refuses its input also ends the test, such as Should-MatchString for $null, Should-BeHashtable -Key for anything but a dictionary, or Should-Be with a list on the right.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'null' { $null | Should-MatchString 'a'; 3 | Should-Be 4 }
            It 'list' { 1 | Should-Be @(1, 2); 3 | Should-Be 4 }
            It 'text' { 'b' | Should-MatchString 'a'; 3 | Should-Be 4 }
            It 'key' { 1 | Should-BeHashtable -Key a; throw 'went on' }
            It 'key of a dictionary' { @{ b = 1 } | Should-BeHashtable -Key a; throw 'went on' }
        } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        @($run.Tests | ForEach-Object { @($_.Message).Count }) | Should -Be 1, 1, 2, 2, 2
        @($run.Tests | ForEach-Object { @($_.Message) -contains 'went on' }) | Should -Be $false, $false, $false, $false, $true
    }

    It 'Both families can be mixed: the Should-* commands and the classic Should follow the same rules.' {
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-Be 2; 3 | Should -Be 4; 5 | Should-Be 6 -ErrorAction Stop; 7 | Should -Be 8 } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }).Tests[0].Message | Should -HaveCount 3
    }

    It 'Code of a module cannot collect failures: inside InModuleScope or a block from GetNewClosure() in a test, and in a function of a module that calls an assertion, the first failure ends the test, even with -ErrorAction Continue.' {
        'module', 'scope' | ForEach-Object { Get-Count $soft $_ } | Should -Be 1, 1
        $run = Invoke-Sample { Describe 'd' {
            It 'closure' { & { 1 | Should-Be 2 -ErrorAction Continue; 3 | Should-Be 4 -ErrorAction Continue }.GetNewClosure() }
            It 'block' { & { 1 | Should-Be 2 -ErrorAction Continue; 3 | Should-Be 4 -ErrorAction Continue } }
            It 'closure as the test' { 1 | Should-Be 2 -ErrorAction Continue; 3 | Should-Be 4 -ErrorAction Continue }.GetNewClosure()
        } }
        @($run.Tests | ForEach-Object { @($_.Message).Count }) | Should -Be 1, 2, 2
        # around Describe it is another matter
        (Invoke-Sample { New-Module M { } | Import-Module; InModuleScope M { Describe 'd' { It 'i' { 1 | Should-Be 2; 3 | Should-Be 4 } } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }).Tests[0].Message | Should -HaveCount 2
    }

    It 'A Should-* command of your own may stand in a module: built with New-ShouldAssertion, it collects wherever the test itself calls it.' {
        $file = @{
            'Own.psm1'   = 'function Should-Own { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; $assert.Fail("<actual> is wrong") }; function Should-Wrap { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $Actual | Should-Be 0 }'
            'Other.psm1' = 'function Test-Own { 1 | Should-Own; 2 | Should-Own }'
        }
        $run = Invoke-Sample -File $file -Configuration @{ Should = @{ ErrorAction = 'Continue' } } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Own.psm1, $PSScriptRoot/Other.psm1 -DisableNameChecking; function Test-Local { 1 | Should-Own; 2 | Should-Own } }
            Describe 'd' {
                It 'test' { 1 | Should-Own; 2 | Should-Own }
                It 'function of the test' { Test-Local }
                It 'wrapped' { 1 | Should-Wrap; 2 | Should-Wrap }
                It 'other module' { Test-Own }
                It 'scope' { InModuleScope Other { 1 | Should-Own; 2 | Should-Own } }
            }
        }
        @($run.Tests | ForEach-Object { @($_.Message).Count }) | Should -Be 2, 2, 1, 1, 1
    }

    It 'In BeforeAll and AfterAll, a recorded failure fails the block, but its tests run and can pass.' {
        foreach ($name in 'BeforeAll', 'AfterAll') {
            $run = Invoke-Sample "Describe 'd' { $name { 1 | Should-Be 2 }; It 'i' { } }" -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
            "$($run.Result) $($run.Passed)" | Should -Be 'Failed 1'
        }
        (Invoke-Sample "Describe 'd' { BeforeAll { 1 | Should-Be 2 -ErrorAction Stop }; It 'i' { } }" -Configuration @{ Should = @{ ErrorAction = 'Continue' } }).Failed | Should -Be 1
    }

    It 'In Should-Any, an assertion that fails for one item is recorded for the test, even when another item fits.' {
        (Invoke-Sample { Describe 'd' { It 'i' { 1, 5 | Should-Any { $_ | Should-Be 5 } }; It 'j' { 1, 5 | Should-Any { $_ -eq 5 } }; It 'k' { 1, 5 | Should-Any { $_ | Should-Be 5 -ErrorAction Stop } } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }).Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
    }

    It 'Outside a Pester run, there is no test that could collect anything, so an assertion at the prompt throws, even with -ErrorAction Continue. With SilentlyContinue or Ignore, it prints nothing there, and the next statement runs. If there is a try around it, the catch is entered instead.' {
        (Invoke-Sample -Script {
            try { 1 | Should -Be 2 -ErrorAction Continue; 'on' } catch { 'thrown' }
            try { 1 | Should -Be 2 -ErrorAction SilentlyContinue; 'on' } catch { 'thrown' }
            # A session of its own: here a try stands around everything.
            $session = [powershell]::Create()
            $session.AddScript("Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; 1 | Should -Be 2 -ErrorAction SilentlyContinue; 'on'").Invoke()
            $session.Dispose()
        }).Value | Should -Be 'thrown', 'thrown', 'on'
    }

    It 'In the -ParameterFilter of a mock, a failed assertion throws, unless it has an -ErrorAction of its own or from $PSDefaultParameterValues.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 'm' } -ParameterFilter { $Format | Should-Be 'a'; $true }; { Get-Date -Format b } | Should -Throw; } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }).Passed | Should -Be 1
        $run = Invoke-Sample { Describe 'd' {
            It 'own' { Mock Get-Date { 'm' } -ParameterFilter { $Format | Should-Be 'a' -ErrorAction Continue; $true }; Get-Date -Format b | Should-Be 'm'; 3 | Should-Be 4 -ErrorAction Continue }
            It 'default' { $PSDefaultParameterValues = @{ 'Should-*:ErrorAction' = 'Continue' }; Mock Get-Date { 'm' } -ParameterFilter { $Format | Should-Be 'a'; $true }; Get-Date -Format b | Should-Be 'm'; 3 | Should-Be 4 }
        } }
        @($run.Tests | ForEach-Object { @($_.Message).Count }) | Should -Be 2, 2
    }

    It 'The option is set on a configuration that was not passed on, or the assertion has -ErrorAction Stop or runs in a module.' {
        Get-Count $soft 'stop' | Should -Be 1
        Get-Count $soft 'module' | Should -Be 1
    }

    It '$ErrorActionPreference = ''Continue'' is another setting and has no influence on assertions; it must be Should.ErrorAction or -ErrorAction.' {
        Get-Count $hard 'preference' | Should -Be 1
    }

    It 'The key Should*:ErrorAction covers both families, Should:ErrorAction only the classic Should, and Should-*:ErrorAction only the commands. Assign a new table in BeforeAll, as here, and the default is gone after the file:' {
        $body = 'Describe "d" { It "classic" { 1 | Should -Be 2; 3 | Should -Be 4 }; It "command" { 1 | Should-Be 2; "a" | Should-BeString "b" } }'
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = "BeforeAll { `$PSDefaultParameterValues = @{ 'Should*:ErrorAction' = 'Continue' } }; $body"
            'b.Tests.ps1' = "BeforeAll { `$PSDefaultParameterValues = @{ 'Should:ErrorAction' = 'Continue' } }; $body"
            'c.Tests.ps1' = "BeforeAll { `$PSDefaultParameterValues = @{ 'Should-*:ErrorAction' = 'Continue' } }; $body"
            'd.Tests.ps1' = $body
        } -Script { Invoke-Pester -Path . -PassThru -Output None }
        ($run.Tests | ForEach-Object { "$($_.Message.Count)" }) -join ' ' | Should -Be '2 2 2 1 1 2 1 1'
    }
}
