BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $commands = (Invoke-Sample -Script { Get-Command -Module Pester | ForEach-Object { $_.Name } }).Value
}

Describe 'commands/availability' {
    It 'Add-ShouldOperator | v4, as Add-AssertionOperator | v5 | v6' {
        $commands | Should -Contain 'Add-AssertionOperator'
    }

    It 'AfterAll | v4 | v5 | v6' {
        $commands | Should -Contain 'AfterAll'
    }

    It 'AfterEach | v4 | v5 | v6' {
        $commands | Should -Contain 'AfterEach'
    }

    It 'AfterEachFeature | v4 | – | –' {
        $commands | Should -Contain 'AfterEachFeature'
    }

    It 'AfterEachScenario | v4 | – | –' {
        $commands | Should -Contain 'AfterEachScenario'
    }

    It 'Assert-MockCalled | v4 | v5 | –' {
        $commands | Should -Contain 'Assert-MockCalled'
    }

    It 'Assert-VerifiableMock | v4 | v5 | –' {
        $commands | Should -Contain 'Assert-VerifiableMock'
    }

    It 'Assert-VerifiableMocks | v4 | – | –' {
        $commands | Should -Contain 'Assert-VerifiableMocks'
    }

    It 'BeforeAll | v4 | v5 | v6' {
        $commands | Should -Contain 'BeforeAll'
    }

    It 'BeforeDiscovery | – | v5, since 5.1.0 | v6' {
        $commands | Should -Not -Contain 'BeforeDiscovery'
    }

    It 'BeforeEach | v4 | v5 | v6' {
        $commands | Should -Contain 'BeforeEach'
    }

    It 'BeforeEachFeature | v4 | – | –' {
        $commands | Should -Contain 'BeforeEachFeature'
    }

    It 'BeforeEachScenario | v4 | – | –' {
        $commands | Should -Contain 'BeforeEachScenario'
    }

    It 'Context | v4 | v5 | v6' {
        $commands | Should -Contain 'Context'
    }

    It 'ConvertTo-JUnitReport | – | v5 | v6' {
        $commands | Should -Not -Contain 'ConvertTo-JUnitReport'
    }

    It 'ConvertTo-NUnitReport | – | v5 | v6' {
        $commands | Should -Not -Contain 'ConvertTo-NUnitReport'
    }

    It 'ConvertTo-Pester4Result | – | v5 | v6' {
        $commands | Should -Not -Contain 'ConvertTo-Pester4Result'
    }

    It 'Describe | v4 | v5 | v6' {
        $commands | Should -Contain 'Describe'
    }

    It 'Export-JUnitReport | – | v5, since 5.1.0 | v6' {
        $commands | Should -Not -Contain 'Export-JUnitReport'
    }

    It 'Export-NUnitReport | – | v5 | v6' {
        $commands | Should -Not -Contain 'Export-NUnitReport'
    }

    It 'Find-GherkinStep | v4 | – | –' {
        $commands | Should -Contain 'Find-GherkinStep'
    }

    It 'Get-ShouldOperator | v4 | v5 | v6' {
        $commands | Should -Contain 'Get-ShouldOperator'
    }

    It 'Get-TestDriveItem | v4 | – | –' {
        $commands | Should -Contain 'Get-TestDriveItem'
    }

    It 'GherkinStep | v4 | – | –' {
        $commands | Should -Contain 'GherkinStep'
    }

    It 'In | v4 | – | –' {
        $commands | Should -Contain 'In'
    }

    It 'InModuleScope | v4 | v5 | v6' {
        $commands | Should -Contain 'InModuleScope'
    }

    It 'Invoke-Gherkin | v4 | – | –' {
        $commands | Should -Contain 'Invoke-Gherkin'
    }

    It 'Invoke-Pester | v4 | v5 | v6' {
        $commands | Should -Contain 'Invoke-Pester'
    }

    It 'It | v4 | v5 | v6' {
        $commands | Should -Contain 'It'
    }

    It 'Mock | v4 | v5 | v6' {
        $commands | Should -Contain 'Mock'
    }

    It 'New-Fixture | v4 | v5 | v6' {
        $commands | Should -Contain 'New-Fixture'
    }

    It 'New-MockObject | v4 | v5 | v6' {
        $commands | Should -Contain 'New-MockObject'
    }

    It 'New-PesterConfiguration | – | v5, since 5.2.0 | v6' {
        $commands | Should -Not -Contain 'New-PesterConfiguration'
    }

    It 'New-PesterContainer | – | v5, since 5.1.0 | v6' {
        $commands | Should -Not -Contain 'New-PesterContainer'
    }

    It 'New-PesterOption | v4 | – | –' {
        $commands | Should -Contain 'New-PesterOption'
    }

    It 'New-ShouldAssertion | – | – | v6, since 6.1.0' {
        $commands | Should -Not -Contain 'New-ShouldAssertion'
    }

    It 'Set-ItResult | v4 | v5 | v6' {
        $commands | Should -Contain 'Set-ItResult'
    }

    It 'Set-TestInconclusive | v4 | – | –' {
        $commands | Should -Contain 'Set-TestInconclusive'
    }

    It 'Setup | v4 | – | –' {
        $commands | Should -Contain 'Setup'
    }

    It 'Should | v4 | v5 | v6' {
        $commands | Should -Contain 'Should'
    }

    It 'Should-All | – | – | v6' {
        $commands | Should -Not -Contain 'Should-All'
    }

    It 'Should-Any | – | – | v6' {
        $commands | Should -Not -Contain 'Should-Any'
    }

    It 'Should-Be | – | – | v6' {
        $commands | Should -Not -Contain 'Should-Be'
    }

    It 'Should-BeAfter | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeAfter'
    }

    It 'Should-BeBefore | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeBefore'
    }

    It 'Should-BeCollection | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeCollection'
    }

    It 'Should-BeEmptyString | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeEmptyString'
    }

    It 'Should-BeEquivalent | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeEquivalent'
    }

    It 'Should-BeFalse | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeFalse'
    }

    It 'Should-BeFalsy | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeFalsy'
    }

    It 'Should-BeFasterThan | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeFasterThan'
    }

    It 'Should-BeGreaterThan | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeGreaterThan'
    }

    It 'Should-BeGreaterThanOrEqual | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeGreaterThanOrEqual'
    }

    It 'Should-BeHashtable | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeHashtable'
    }

    It 'Should-BeLessThan | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeLessThan'
    }

    It 'Should-BeLessThanOrEqual | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeLessThanOrEqual'
    }

    It 'Should-BeLikeString | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeLikeString'
    }

    It 'Should-BeNull | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeNull'
    }

    It 'Should-BeSame | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeSame'
    }

    It 'Should-BeSlowerThan | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeSlowerThan'
    }

    It 'Should-BeString | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeString'
    }

    It 'Should-BeTrue | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeTrue'
    }

    It 'Should-BeTruthy | – | – | v6' {
        $commands | Should -Not -Contain 'Should-BeTruthy'
    }

    It 'Should-ContainCollection | – | – | v6' {
        $commands | Should -Not -Contain 'Should-ContainCollection'
    }

    It 'Should-HaveParameter | – | – | v6' {
        $commands | Should -Not -Contain 'Should-HaveParameter'
    }

    It 'Should-HaveType | – | – | v6' {
        $commands | Should -Not -Contain 'Should-HaveType'
    }

    It 'Should-Invoke | – | – | v6' {
        $commands | Should -Not -Contain 'Should-Invoke'
    }

    It 'Should-MatchString | – | – | v6' {
        $commands | Should -Not -Contain 'Should-MatchString'
    }

    It 'Should-NotBe | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotBe'
    }

    It 'Should-NotBeEmptyString | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotBeEmptyString'
    }

    It 'Should-NotBeLikeString | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotBeLikeString'
    }

    It 'Should-NotBeNull | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotBeNull'
    }

    It 'Should-NotBeSame | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotBeSame'
    }

    It 'Should-NotBeString | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotBeString'
    }

    It 'Should-NotBeWhiteSpaceString | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotBeWhiteSpaceString'
    }

    It 'Should-NotContainCollection | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotContainCollection'
    }

    It 'Should-NotHaveParameter | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotHaveParameter'
    }

    It 'Should-NotHaveType | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotHaveType'
    }

    It 'Should-NotInvoke | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotInvoke'
    }

    It 'Should-NotMatchString | – | – | v6' {
        $commands | Should -Not -Contain 'Should-NotMatchString'
    }

    It 'Should-Throw | – | – | v6' {
        $commands | Should -Not -Contain 'Should-Throw'
    }

    It 'Assert-VerifiableMocks | v4 | Should -InvokeVerifiable or Should-Invoke -Verifiable. In Pester 4 it only throws, with the advice to use Assert-VerifiableMock.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Assert-VerifiableMocks } } }).Messages | Should -Match 'Assert-VerifiableMock'
    }

    It 'Add-AssertionOperator | v4 | Add-ShouldOperator. Renamed; each name is an alias of the other where it is not the command.' {
        $commands | Should -Contain 'Add-AssertionOperator'; (Invoke-Sample -Script { (Get-Alias Add-ShouldOperator).Definition }).Value | Should -Be 'Add-AssertionOperator'
    }
}
