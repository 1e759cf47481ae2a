BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $commands = (Invoke-Sample -Script { Get-Command -Module Pester | ForEach-Object { $_.Name } }).Value
}

Describe 'commands/index' {
    It 'Invoke-Pester: Runs the tests of files and folders, and prints, returns or writes what came out.' {
        $commands | Should -Contain 'Invoke-Pester'
    }

    It 'New-PesterOption: Creates an object with rarely needed settings for the -PesterOption parameter of Invoke-Pester.' {
        $commands | Should -Contain 'New-PesterOption'
    }

    It 'New-Fixture: Writes an empty function and its test file, the test already loading the function.' {
        $commands | Should -Contain 'New-Fixture'
    }

    It 'Describe: Groups the tests of one function or feature in Pester 4, and bounds their setup, mocks, variables and files.' {
        $commands | Should -Contain 'Describe'
    }

    It 'Context: Groups the tests of one situation inside a Describe of Pester 4, with setup and mocks of their own.' {
        $commands | Should -Contain 'Context'
    }

    It 'It: Defines one test of Pester 4.' {
        $commands | Should -Contain 'It'
    }

    It 'Set-ItResult: Ends the running test and reports it as skipped, pending or inconclusive, with a reason.' {
        $commands | Should -Contain 'Set-ItResult'
    }

    It 'Set-TestInconclusive: Ends the running test and reports it as inconclusive; the older form of Set-ItResult -Inconclusive.' {
        $commands | Should -Contain 'Set-TestInconclusive'
    }

    It 'In: Runs a script block in another location and returns to the old one, also after an error.' {
        $commands | Should -Contain 'In'
    }

    It 'BeforeAll: Runs its script block once before the first test of its Describe or Context.' {
        $commands | Should -Contain 'BeforeAll'
    }

    It 'BeforeEach: Runs its script block before every test of its Describe or Context, so that each test starts from the same state.' {
        $commands | Should -Contain 'BeforeEach'
    }

    It 'AfterEach: Runs its script block after every test of its Describe or Context, also after a test that failed.' {
        $commands | Should -Contain 'AfterEach'
    }

    It 'AfterAll: Runs its script block once after the last test of its Describe or Context, also when tests failed.' {
        $commands | Should -Contain 'AfterAll'
    }

    It 'Setup: Creates a file or folder in TestDrive:; an old shorthand for New-Item.' {
        $commands | Should -Contain 'Setup'
    }

    It 'Get-TestDriveItem: Returns a file or folder of TestDrive:.' {
        $commands | Should -Contain 'Get-TestDriveItem'
    }

    It 'Mock: Replaces a command with a script block of yours until the Describe or Context ends, and records every call of it.' {
        $commands | Should -Contain 'Mock'
    }

    It 'New-MockObject: Creates an object of a .' {
        $commands | Should -Contain 'New-MockObject'
    }

    It 'InModuleScope: Runs a script block inside a module, so that a test can reach its private functions and variables.' {
        $commands | Should -Contain 'InModuleScope'
    }

    It 'Assert-MockCalled: Fails unless a mocked command was called as often, and with such arguments, as you say.' {
        $commands | Should -Contain 'Assert-MockCalled'
    }

    It 'Assert-VerifiableMock: Fails when a mock that was made with -Verifiable has not been called.' {
        $commands | Should -Contain 'Assert-VerifiableMock'
    }

    It 'Assert-VerifiableMocks: The old name of Assert-VerifiableMock.' {
        $commands | Should -Contain 'Assert-VerifiableMocks'
    }

    It 'Should: The assertion command of Pester 4.' {
        $commands | Should -Contain 'Should'
    }

    It 'Add-AssertionOperator: Adds an operator of your own to Should, backed by a function that compares and explains.' {
        $commands | Should -Contain 'Add-AssertionOperator'
    }

    It 'Get-ShouldOperator: Lists the operators of Should, your own included, or shows the help of one.' {
        $commands | Should -Contain 'Get-ShouldOperator'
    }

    It 'Invoke-Gherkin: Runs the scenarios of *.feature files with the steps that *.' {
        $commands | Should -Contain 'Invoke-Gherkin'
    }

    It 'GherkinStep: Defines what a step of a feature file does: a regular expression for its text, and a script block.' {
        $commands | Should -Contain 'GherkinStep'
    }

    It 'Find-GherkinStep: Finds the definition that a step text leads to, with its file and line.' {
        $commands | Should -Contain 'Find-GherkinStep'
    }

    It 'BeforeEachFeature: Runs a script block before each feature of a Gherkin run.' {
        $commands | Should -Contain 'BeforeEachFeature'
    }

    It 'BeforeEachScenario: Runs a script block before each scenario of a Gherkin run.' {
        $commands | Should -Contain 'BeforeEachScenario'
    }

    It 'AfterEachScenario: Runs a script block after each scenario of a Gherkin run.' {
        $commands | Should -Contain 'AfterEachScenario'
    }

    It 'AfterEachFeature: Runs a script block after each feature of a Gherkin run.' {
        $commands | Should -Contain 'AfterEachFeature'
    }

    It 'Deprecated since Pester 4.0.0: use Get-Item with TestDrive:.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Set-Content TestDrive:/a x; Get-TestDriveItem a } } }).Warnings | Should -Match 'deprecated since Pester 4.0.0'
    }

    It 'It throws, and says that the command was renamed.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Assert-VerifiableMocks } } }).Messages | Should -Match 'Assert-VerifiableMock'
    }

    It 'It passes unless its script block throws, as every failing assertion does.' {
        (Invoke-Sample { Describe 'd' { It 'good' { 1 | Should -Be 1 }; It 'bad' { 1 | Should -Be 2 } } }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'It tests a piped value with one of 23 operators and fails the test when it does not hold.' {
        (Invoke-Sample -Script { @(Get-ShouldOperator).Count }).Value | Should -Be 23
    }
}
