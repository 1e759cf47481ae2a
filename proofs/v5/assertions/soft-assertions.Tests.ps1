BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    $module = @{ 'M.psm1' = 'function Test-Two { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue }'; 'two.ps1' = '1 | Should -Be 2; 3 | Should -Be 4' }
    $test = {
        Describe 'd' {
            BeforeAll { Import-Module $PSScriptRoot/M.psm1 }
            It 'two' { 1 | Should -Be 2; 3 | Should -Be 4 }
            It 'stop' { 1 | Should -Be 2 -ErrorAction Stop; 3 | Should -Be 4 }
            It 'soft call' { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue }
            It 'exception' { 1 | Should -Be 2 -ErrorAction Continue; throw 'code broke'; 3 | Should -Be 4 }
            It 'caught' { try { 1 | Should -Be 2 -ErrorAction Continue } catch { Write-Host 'said: caught' } }
            It 'quiet' { 1 | Should -Be 2 -ErrorAction SilentlyContinue; 3 | Should -Be 4 -ErrorAction Ignore }
            It 'run' { & $PSScriptRoot/two.ps1 }
            It 'dot-sourced' { . $PSScriptRoot/two.ps1 }
            It 'function' { function Test-Here { 1 | Should -Be 2; 3 | Should -Be 4 }; Test-Here }
            It 'module' { Test-Two }
            It 'scope' { InModuleScope M { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue } }
            It 'closure' { & { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue }.GetNewClosure() }
            It 'closure as the test' { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue }.GetNewClosure()
            It 'no type' { 1 | Should -BeOfType 'No.Such.Type'; 3 | Should -Be 4 }
            It 'other type' { 1 | Should -BeOfType string; 3 | Should -Be 4 }
            It 'no mock' { Should -Invoke Get-Date; 3 | Should -Be 4 }
            It 'no call' { Mock Get-Date { }; Should -Invoke Get-Date; 3 | Should -Be 4 }
            It 'preference' { $ErrorActionPreference = 'Continue'; 1 | Should -Be 2; 3 | Should -Be 4 }
        }
    }
    $hard = Invoke-Sample $test -File $module
    $soft = Invoke-Sample $test -File $module -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
    function Get-Count ($Run, $Name) { ($Run.Tests | Where-Object Name -EQ $Name).Message.Count }
}

Describe 'assertions/soft-assertions' {
    It 'An assertion that refuses its input also ends the test, such as Should -BeOfType with a type that does not exist, or Should -Invoke for a command without a mock.' {
        'no type', 'no mock' | ForEach-Object { Get-Count $soft $_ } | Should -Be 1, 1
        'other type', 'no call' | ForEach-Object { Get-Count $soft $_ } | Should -Be 2, 2
    }

    It 'A failed Should is then recorded, the test goes on, and all failures are reported when it ends.' {
        Get-Count $soft 'two' | Should -Be 2
    }

    It 'Should takes -ErrorAction, which wins over the option. -ErrorAction Continue makes a single assertion soft; -ErrorAction Stop makes a single one end the test, whatever is configured.' {
        Get-Count $hard 'soft call' | Should -Be 2
        Get-Count $soft 'stop' | Should -Be 1
    }

    It 'Inside InModuleScope or a block from GetNewClosure() in a test, and in a function of a module, the first failure ends the test, whatever the option or -ErrorAction says. Elsewhere, a Should can be soft: in the test file, in a script that the test runs or dot-sources, and in a function that belongs to no module.' {
        'two', 'run', 'dot-sourced', 'function', 'closure as the test' | ForEach-Object { Get-Count $soft $_ } | Should -Be 2, 2, 2, 2, 2
        'module', 'scope', 'closure' | ForEach-Object { Get-Count $soft $_ } | Should -Be 1, 1, 1
        # around Describe it is another matter
        (Invoke-Sample { New-Module M { } | Import-Module; InModuleScope M { Describe 'd' { It 'i' { 1 | Should -Be 2; 3 | Should -Be 4 } } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }).Tests[0].Message | Should -HaveCount 2
    }

    It 'In BeforeAll and AfterAll, a recorded failure fails the block, but its tests run and can pass.' {
        foreach ($name in 'BeforeAll', 'AfterAll') {
            $run = Invoke-Sample "Describe 'd' { $name { 1 | Should -Be 2 }; It 'i' { } }" -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
            "$($run.Result) $($run.Passed)" | Should -Be 'Failed 1'
        }
        (Invoke-Sample "Describe 'd' { BeforeAll { 1 | Should -Be 2 -ErrorAction Stop }; It 'i' { } }" -Configuration @{ Should = @{ ErrorAction = 'Continue' } }).Failed | Should -Be 1
    }

    It 'In the -ParameterFilter of a mock, a failed Should throws whatever the option says, unless it has an -ErrorAction of its own or from $PSDefaultParameterValues.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 'm' } -ParameterFilter { $Format | Should -Be 'a'; $true }; { Get-Date -Format b } | Should -Throw } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }).Passed | Should -Be 1
        $own = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 'said: mock' } -ParameterFilter { $Format | Should -Be 'a' -ErrorAction Continue; $true }; Write-Host (Get-Date -Format b) } } }
        $own.Text | Should -Match 'said: mock'
        $own.Failed | Should -Be 1
        $default = Invoke-Sample { Describe 'd' { BeforeAll { $PSDefaultParameterValues = @{ 'Should:ErrorAction' = 'Continue' } }; It 'i' { Mock Get-Date { 'm' } -ParameterFilter { $Format | Should -Be 'a'; $true }; Get-Date -Format b | Should -Be 'm'; 3 | Should -Be 4 } } }
        $default.Tests[0].Message | Should -HaveCount 2
    }

    It 'Outside a Pester run, there is no test that could collect anything, so Should at the prompt throws, even with -ErrorAction Continue. With SilentlyContinue or Ignore, PowerShell hides that error there and goes on with the next statement, unless a try is around it.' {
        (Invoke-Sample -Script {
            try { 1 | Should -Be 2 -ErrorAction Continue; 'on' } catch { 'thrown' }
            try { 1 | Should -Be 2 -ErrorAction SilentlyContinue; 'on' } catch { 'thrown' }
            # A session of its own: here a try stands around everything.
            $session = [powershell]::Create()
            $session.AddScript("Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; 1 | Should -Be 2 -ErrorAction SilentlyContinue; 'on'").Invoke()
            $session.Dispose()
        }).Value | Should -Be 'thrown', 'thrown', 'on'
    }

    It 'The option is set on a configuration that was not passed on, or the assertion has -ErrorAction Stop.' {
        Get-Count $soft 'stop' | Should -Be 1
    }

    It '$ErrorActionPreference = ''Continue'' is another setting and has no influence on Should; it must be Should.ErrorAction or -ErrorAction.' {
        Get-Count $hard 'preference' | Should -Be 1
    }

    It 'A test file gives Should a default in $PSDefaultParameterValues. Assign a new table in BeforeAll, as here, and the default is gone after the file:' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'BeforeAll { $PSDefaultParameterValues = @{ "Should:ErrorAction" = "Continue" } }; Describe "a" { It "soft" { 1 | Should -Be 2; 3 | Should -Be 4 } }'
            'b.Tests.ps1' = 'Describe "b" { It "hard" { 1 | Should -Be 2; 3 | Should -Be 4 } }'
            'c.Tests.ps1' = '$PSDefaultParameterValues = @{ "Should:ErrorAction" = "Continue" }; Describe "c" { It "too early" { 1 | Should -Be 2; 3 | Should -Be 4 } }'
        } -Script { Invoke-Pester -Path . -PassThru -Output None }
        ($run.Tests | ForEach-Object { "$($_.Name): $($_.Message.Count)" }) -join ', ' | Should -Be 'soft: 2, hard: 1, too early: 1'
    }
}
