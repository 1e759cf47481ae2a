BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'migrations/v3-to-v4' {
    It 'Most tests of Pester 3 run on Pester 4 unchanged.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It 'Three renames break tests: Should Contain for files is Should -FileContentMatch, Assert-VerifiableMocks lost its final s, and Invoke-Pester -OutputXml became -OutputFile.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Mock.ps1, and the proofs of v4'
    }

    It 'A list that is piped into Should Be is now compared as a whole, which fails some tests too.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Be.ps1, and the proofs of v4'
    }

    It 'A script adds the dashes in all files of a folder.' {
        . "$PSScriptRoot/../../v4-v5-v6/samples/dashScript.ps1"
        Assert-Converted $(if ($env:PROOFS_VERSION -eq 'v6') { 'docs/errors/operators.mdx' } else { 'versioned_docs/version-v5/errors/operators.mdx' })
    }

    It 'The rest can wait, but write Should -Be with a dash before you go on to v5, which accepts nothing else.' {
        $run = Invoke-Sample { Describe 'd' { It 'dash' { 1 | Should -Be 1 }; It 'old' { 1 | Should Be 1 } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Pester 3.4.0 is what Windows 10, Windows 11 and Windows Server since 2016 ship.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/scripting/whats-new/differences-from-windows-powershell'
    }

    It 'Should Contain looks into lists | Expected … to be found in collection, and a path; with Not, the test passes for the wrong reason | Should -FileContentMatch' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Contain.ps1, and the proofs of v4'
    }

    It 'Should ContainExactly | ''ContainExactly'' is not a valid Should operator. | Should -FileContentMatchExactly' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Contain.ps1, and the proofs of v4'
    }

    It 'Assert-VerifiableMocks | This command has been renamed to ''Assert-VerifiableMock'' | drop the s' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Mock.ps1, and the proofs of v4'
    }

    It 'Invoke-Pester -OutputXml | A parameter cannot be found that matches parameter name ''OutputXml''. | -OutputFile, -OutputFormat' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It 'Invoke-Pester -Quiet | a warning | -Show None' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It 'Should Be without a dash | nothing yet; an error in v5 | Should -Be' {
        (Invoke-Sample { Describe 'd' { It 'old' { 1 | Should Be 1 } } }).Failed | Should -Be 1
    }

    It 'Lists with Should Be | Expected 1, but got @(1, 1). | expect the whole list' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Be.ps1, and the proofs of v4'
    }

    It 'Two internal commands | The term ''…'' is not recognized | do not use them' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It 'In v3 Contain searched the text of a file.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Contain.ps1, and the proofs of v4'
    }

    It 'In v4 Contain searches a list for an item, as PowerShell''s -contains does, and the file operators got names of their own.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Contain.ps1, and the proofs of v4'
    }

    It 'A path is a list of one string, so an old test now compares the path itself.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It 'Should Contain | Should -FileContentMatch' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Contain.ps1, and the proofs of v4'
    }

    It 'Should ContainExactly | Should -FileContentMatchExactly' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Contain.ps1, and the proofs of v4'
    }

    It 'none | Should -FileContentMatchMultiline' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/FileContentMatch.ps1, and the proofs of v4'
    }

    It 'none | Should -Contain, for a list' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Contain.ps1, and the proofs of v4'
    }

    It 'This command has been renamed to ''Assert-VerifiableMock'' (without the ''s'' at the end), please update your code.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Mock.ps1, and the proofs of v4'
    }

    It '-OutputFile writes the report, and -OutputFormat sets its format: NUnitXml, or JUnitXml since 4.9.0.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It 'WARNING: The -Quiet parameter has been deprecated; please use the new -Show parameter instead.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It '-Show also takes finer values, such as Fails and Summary.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It 'Operators are parameters now: Should -Be, Should -Not -Be. v4 accepts the old form too, without completion and help. -Because works only with the new form.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Be.ps1, and the proofs of v4'
    }

    It 'v3 took the piped items one at a time, and each item had to equal the expected value or one of its items. v4 takes all piped items as one list: the number, the order and the items must be those of the expected list.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It '1, 1 | Should Be 1 | passes | fails; write Should -Be 1, 1' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Be.ps1, and the proofs of v4'
    }

    It '2, 1 | Should Be 1, 2 | passes | fails; sort the list first, or expect its order' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Be.ps1, and the proofs of v4'
    }

    It '1 | Should Be 1, 2 | passes | fails; write 1 | Should -BeIn 1, 2' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Be.ps1, and the proofs of v4'
    }

    It '1, 2 | Should Be 1, 2 | passes | passes' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Be.ps1, and the proofs of v4'
    }

    It '0, 1 | Should Be 0, 1 | fails | passes' -Tag Unproved {
        'https://github.com/pester/Pester/issues/609, run by hand on 3.4.0, and the proofs of v4'
    }

    It 'The last line fails in v3 with Expected: {0 1}, But was: {0}: an item that counts as false, such as 0, '''' or $false, stands only once in the expected list. As long as such a test must run on v3, join both lists with -join '',''.' -Tag Unproved {
        'Run by hand on 3.4.0: 0, 1; 1, 0; '''', ''a''; $false, $true; and $null, 1 fail against themselves, 0, 0, 1 and the joined lists pass; https://github.com/pester/Pester/issues/609'
    }

    It 'A script that uses one should mock or call the real command instead.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Mock.ps1, and the proofs of v4'
    }

    It 'Should -BeIn, -BeTrue, -BeFalse, -HaveCount, -HaveParameter, and -Because on every operator' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/Be.ps1, and the proofs of v4'
    }

    It 'Describe and Context may be nested in each other' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It 'Gherkin: .feature files with Invoke-Gherkin, in v4 only' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It 'Coverage reports in JaCoCo form, and operators of your own with Add-ShouldOperator' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It 'PowerShell on Linux and macOS, since 4.1' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and the proofs of v4'
    }

    It 'Should Not Contain passes, also when the text is in the file. For a test that must run on both, join the lines: (Get-Content -Path $file) -join "`n" | Should Match ''photos''. Begin a pattern that has ^ or $ with (?m).' -Tag Unproved {
        'Pester 4 and 3, see the proofs of v4; 3.4.0: https://github.com/pester/Pester/blob/3.4.0/Functions/Assertions/Match.ps1'
    }
}
