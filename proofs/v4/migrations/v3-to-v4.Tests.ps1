BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        function Get-Out { 'out' }
        Describe 'd' {
            It 'contain' { Set-Content TestDrive:/a.log 'saved photos'; { 'TestDrive:/a.log' | Should Contain 'photos' } | Should -Throw; 'photos' | Should Contain 'photos'; 'TestDrive:/a.log' | Should -FileContentMatch 'photos'; 1, 2 | Should -Contain 2 }
            It 'file operators' { 'TestDrive:/a.log' | Should -FileContentMatchExactly 'saved'; 'TestDrive:/a.log' | Should -Not -FileContentMatchExactly 'Saved'; 'TestDrive:/a.log' | Should -FileContentMatchMultiline 'd p' }
            It 'contain exactly' { { 'x' | Should ContainExactly 'x' } | Should -Throw "'ContainExactly' is not a valid Should operator." }
            It 'old name' { { Assert-VerifiableMocks } | Should -Throw "This command has been renamed to 'Assert-VerifiableMock' (without the 's' at the end), please update your code." }
            It 'no dash' { 2 | Should Be 2; 'a' | Should Not Be 'b'; { throw 'x' } | Should Throw 'x'; { 1 | Should Be 2 -Because 'reason' } | Should -Throw 'Because'; { 1 | Should -Not Be 2 } | Should -Throw "Parameter 'Not' cannot be specified in parameter set 'Legacy'."; { 1 | Should Not -Be 2 } | Should -Throw 'Legacy'; 1 | Should -Not -Be 2 }
            It 'lists' {
                { 1, 1 | Should Be 1 } | Should -Throw 'Expected 1, but got @(1, 1).'; 1, 1 | Should -Be 1, 1
                { 2, 1 | Should Be 1, 2 } | Should -Throw; 2, 1 | Sort-Object | Should Be 1, 2
                { 1 | Should Be 1, 2 } | Should -Throw; 1 | Should -BeIn 1, 2; 1, 2 | Should Be 1, 2
            }
            It 'because' { { 1 | Should -Be 2 -Because 'reason' } | Should -Throw 'because reason' }
            It 'new operators' { 1 | Should -BeIn 1; $true | Should -BeTrue; $false | Should -BeFalse; 1 | Should -HaveCount 1; Get-Command Get-Item | Should -HaveParameter Path }
            Describe 'inside' { Context 'c' { Describe 'deeper' { It 'nested' { 1 | Should -Be 1 } } } }
        }
    }
    $commands = (Invoke-Sample -Script { Get-Command -Module Pester | ForEach-Object { $_.Name } }).Value
}

Describe 'migrations/v3-to-v4' {
    It 'Three renames break tests: Should Contain for files is Should -FileContentMatch, Assert-VerifiableMocks lost its final s, and Invoke-Pester -OutputXml became -OutputFile.' {
        Assert-TestPassed $sample 'contain', 'old name'
        (Invoke-Sample -Script { Invoke-Pester -OutputXml x.xml }).Errors | Should -Be "A parameter cannot be found that matches parameter name 'OutputXml'."
    }

    It 'A list that is piped into Should Be is now compared as a whole, which fails some tests too.' {
        Assert-TestPassed $sample 'lists'
    }

    It 'The rest can wait, but write Should -Be with a dash from now on: v5 accepts nothing else.' {
        Assert-TestPassed $sample 'no dash'
    }

    It 'Should Contain looks into lists | Expected … to be found in collection, and a path; with Not, the test passes for the wrong reason | Should -FileContentMatch' {
        Assert-TestPassed $sample 'contain'
    }

    It 'Should ContainExactly | ''ContainExactly'' is not a valid Should operator. | Should -FileContentMatchExactly' {
        Assert-TestPassed $sample 'contain exactly'
    }

    It 'Assert-VerifiableMocks | This command has been renamed to ''Assert-VerifiableMock'' | drop the s' {
        Assert-TestPassed $sample 'old name'
    }

    It 'Invoke-Pester -OutputXml | A parameter cannot be found that matches parameter name ''OutputXml''. | -OutputFile, -OutputFormat' {
        (Invoke-Sample -Script { Invoke-Pester -OutputXml x.xml }).Errors | Should -Be "A parameter cannot be found that matches parameter name 'OutputXml'."
    }

    It 'Invoke-Pester -Quiet | a warning | -Show None' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ Quiet = $true }).Warnings | Should -Match 'deprecated'
    }

    It 'Should Be without a dash | nothing yet; an error in v5 | Should -Be' {
        Assert-TestPassed $sample 'no dash'
    }

    It 'Lists with Should Be | Expected 1, but got @(1, 1). | expect the whole list' {
        Assert-TestPassed $sample 'lists'
    }

    It 'Two internal commands | The term ''…'' is not recognized | do not use them' {
        $commands | Should -Not -Contain 'Get-MockDynamicParameters'; $commands | Should -Not -Contain 'Set-DynamicParameterVariables'
    }

    It 'In v4 Contain searches a list for an item, as PowerShell''s -contains does, and the file operators got names of their own. A path is a list of one string, so an old test now compares the path itself.' {
        Assert-TestPassed $sample 'contain'
    }

    It 'Should Contain | Should -FileContentMatch' {
        Assert-TestPassed $sample 'contain'
    }

    It 'Should ContainExactly | Should -FileContentMatchExactly' {
        Assert-TestPassed $sample 'file operators'
    }

    It 'none | Should -FileContentMatchMultiline' {
        Assert-TestPassed $sample 'file operators'
    }

    It 'none | Should -Contain, for a list' {
        Assert-TestPassed $sample 'contain'
    }

    It 'This command has been renamed to ''Assert-VerifiableMock'' (without the ''s'' at the end), please update your code.' {
        Assert-TestPassed $sample 'old name'
    }

    It '-OutputFile writes the report, and -OutputFormat sets its format: NUnitXml, or JUnitXml since 4.9.0.' {
        (Invoke-Sample -Script { (Get-Command Invoke-Pester).Parameters['OutputFormat'].Attributes.ValidValues }).Value | Should -Be 'NUnitXml', 'JUnitXml'
    }

    It 'WARNING: The -Quiet parameter has been deprecated; please use the new -Show parameter instead.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ Quiet = $true }).Warnings | Should -Be 'The -Quiet parameter has been deprecated; please use the new -Show parameter instead. To get no output use -Show None.'
    }

    It '-Show also takes finer values, such as Fails and Summary.' {
        (Invoke-Sample -Script { [enum]::GetNames((Get-Command Invoke-Pester).Parameters['Show'].ParameterType) }).Value | Should -Contain 'Fails'
    }

    It 'Operators are parameters now: Should -Be, Should -Not -Be. v4 accepts the old form too, without completion and help, but no mixture: Should -Not Be 2 fails with Parameter ''Not'' cannot be specified in parameter set ''Legacy''. -Because works only with the new form.' {
        Assert-TestPassed $sample 'no dash', 'because'
    }

    It 'Rename Should Contain for files before you run the script, since it makes -Contain of that.' {
        $page = [IO.File]::ReadAllText("$PSScriptRoot/../../../versioned_docs/version-v4/migrations/v3-to-v4.mdx")
        $script = [regex]::Match($page, '(?s)```powershell\n(foreach \(\$file.*?)```').Groups[1].Value
        $run = Invoke-Sample -File @{ 'convert.ps1' = $script; 'tests/A.Tests.ps1' = '"a.log" | Should Contain "saved"; "b.log" | Should FileContentMatch "saved"' } -Script { . ./convert.ps1; Get-Content ./tests/A.Tests.ps1 -Raw }
        $run.Value | Should -Be '"a.log" | Should -Contain "saved"; "b.log" | Should -FileContentMatch "saved"'
    }

    It 'The script reads the code, so comments and strings stay as they are, and it knows every operator, yours included. Files that it changes are saved as UTF-8 with a byte order mark, which every PowerShell reads; convert files in another encoding first.' {
        . "$PSScriptRoot/../../v4-v5-v6/samples/dashScript.ps1"
        Assert-Converted 'versioned_docs/version-v4/migrations/v3-to-v4.mdx'
    }

    It 'v3 took the piped items one at a time, and each item had to equal the expected value or one of its items. v4 takes all piped items as one list: the number, the order and the items must be those of the expected list.' {
        Assert-TestPassed $sample 'lists'
    }

    It '1, 1 | Should Be 1 | passes | fails; write Should -Be 1, 1' {
        Assert-TestPassed $sample 'lists'
    }

    It '2, 1 | Should Be 1, 2 | passes | fails; sort the list first, or expect its order' {
        Assert-TestPassed $sample 'lists'
    }

    It '1 | Should Be 1, 2 | passes | fails; write 1 | Should -BeIn 1, 2' {
        Assert-TestPassed $sample 'lists'
    }

    It '1, 2 | Should Be 1, 2 | passes | passes' {
        Assert-TestPassed $sample 'lists'
    }

    It '0, 1 | Should Be 0, 1 | fails | passes' {
        # In v3: see the proof below.
        Assert-Passing { 0, 1 | Should Be 0, 1 }, { 0, 1 | Should -Be 0, 1 }, { '', 'a' | Should -Be '', 'a' }, { $false, $true | Should -Be $false, $true }
        $null = Get-Failure { 0, 1 | Should -Be 1, 0 }
    }

    It 'The last line fails in v3 with Expected: {0 1}, But was: {0}: an item that counts as false, such as 0, '''' or $false, stands only once in the expected list. As long as such a test must run on v3, join both lists with -join '',''.' -Tag Unproved {
        'Run by hand on 3.4.0: 0, 1; 1, 0; '''', ''a''; $false, $true; and $null, 1 fail against themselves, 0, 0, 1 and the joined lists pass; https://github.com/pester/Pester/issues/609'
    }

    It 'If every item has to be the same, however many there are, write $copies | Should -BeIn 1. That fails for an empty list, too. -Match and -BeOfType still check each item.' {
        Assert-Passing { 1 | Should -BeIn 1 }, { $copies = 1, 1, 1; $copies | Should -BeIn 1 }, { 'mail.bak', 'web.bak' | Should -Match '\.bak$' }, { 1, 2 | Should -BeOfType int }
        $null = Get-Failure { 1, 1, 2 | Should -BeIn 1 }, { 2, 1, 1 | Should -BeIn 1 }, { $copies = @(); $copies | Should -BeIn 1 }, { 1, 1 | Should -Be 1 }, { 'mail.bak', 'web.txt' | Should -Match '\.bak$' }, { 'web.txt', 'mail.bak' | Should -Match '\.bak$' }, { 1, 'two' | Should -BeOfType int }
    }

    It 'v3 exported some of its own parts: Invoke-Mock, Get-MockDynamicParameters, Set-DynamicParameterVariables, SafeGetCommand. v4 still exports all four, but the two in the middle lost their final s.' {
        'Invoke-Mock', 'Get-MockDynamicParameter', 'Set-DynamicParameterVariable', 'SafeGetCommand' | ForEach-Object { $commands | Should -Contain $_ }
    }

    It 'Should -BeIn, -BeTrue, -BeFalse, -HaveCount, -HaveParameter, and -Because on every operator' {
        Assert-TestPassed $sample 'new operators', 'because'
    }

    It 'Describe and Context may be nested in each other' {
        Assert-TestPassed $sample 'nested'
    }

    It 'Gherkin: .feature files with Invoke-Gherkin' {
        $commands | Should -Contain 'Invoke-Gherkin'
    }

    It 'Coverage reports in JaCoCo form, and operators of your own with Add-ShouldOperator' {
        (Invoke-Sample "Describe 'd' { It 'i' { 1 } }" -Configuration @{ CodeCoverage = 'Sample.Tests.ps1'; CodeCoverageOutputFile = 'c.xml' }).Files['c.xml'] | Should -Match 'JACOCO'; (Invoke-Sample -Script { Get-Alias Add-ShouldOperator }).Value | Should -Not -BeNullOrEmpty
    }

    It 'PowerShell on Linux and macOS, since 4.1' {
        if ([Environment]::OSVersion.Platform -eq 'Unix') { $sample.Passed | Should -BeGreaterThan 0 }
    }

    It 'Should -Not -Throw fails for any exception in v4, and ignores a message after it' {
        $message = Get-Failure { { throw 'a' } | Should -Not -Throw }, { { throw 'a' } | Should -Not -Throw 'b' }, { { throw 'a' } | Should -Not -Throw 'a' }, { { throw 'a' } | Should Not Throw 'b' }
        $message | Should -BeLike 'Expected no exception to be thrown, but an exception "a" was thrown*'
        Assert-Passing { { 1 } | Should -Not -Throw 'b' }, { { throw 'a' } | Should -Throw 'a' }
    }

    It 'This script adds the dashes in all files of a folder.' {
        $page = [IO.File]::ReadAllText("$PSScriptRoot/../../../versioned_docs/version-v4/migrations/v3-to-v4.mdx")
        $files = @{ 'convert.ps1' = [regex]::Match($page, '(?s)```powershell\n(foreach \(\$file.*?)```').Groups[1].Value }
        foreach ($name in 'tests/A.Tests.ps1', 'tests/B.Tests.ps1', 'tests/in/C.Tests.ps1', 'other/D.Tests.ps1') { $files[$name] = '1 | Should Be 1; 2 | Should Not Be 1' }
        $run = Invoke-Sample -File $files -Script { $null = . ./convert.ps1; Get-ChildItem . -Recurse -Filter *.Tests.ps1 | Sort-Object Name | ForEach-Object { (Get-Content $_.FullName -Raw).Trim() } }
        $run.Value | Should -Be (@('1 | Should -Be 1; 2 | Should -Not -Be 1') * 3 + '1 | Should Be 1; 2 | Should Not Be 1')
    }

    It 'Operators of your own, functions such as PesterBeBackup | ''BeBackup'' is not a valid Should operator. | Add-AssertionOperator' {
        $run = Invoke-Sample {
            function PesterBeOldBackup ($value) { $value -like '*.bak' }
            function PesterBeOldBackupFailureMessage ($value) { 'message' }
            function NotPesterBeOldBackupFailureMessage ($value) { 'message' }
            Describe 'd' { It 'old' { 'a.bak' | Should BeOldBackup } }
        }
        $run.Messages | Should -Be "'BeOldBackup' is not a valid Should operator."
    }

    It 'v4 knows only what Add-AssertionOperator has registered. Put the three functions into one: it gets $Negate, and returns the result and the message.' {
        $run = Invoke-Sample -Test {
            function Test-ProofName ($ActualValue, [switch] $Negate) {
                New-Object PSObject -Property @{ Succeeded = ($ActualValue -like '*.bak') -xor $Negate; FailureMessage = if ($Negate) { 'no backup' } else { 'a backup' } }
            }
            function global:PesterBeGlobalBackup ($value) { $true }
            Add-AssertionOperator -Name BeProofBackup -Test ${function:Test-ProofName}
            Describe 'd' {
                It 'passes' { 'a.bak' | Should -BeProofBackup; 'a.zip' | Should -Not -BeProofBackup }
                It 'fails' { { 'a.zip' | Should -BeProofBackup } | Should -Throw 'a backup'; { 'a.bak' | Should -Not -BeProofBackup } | Should -Throw 'no backup' }
                It 'not even a global one' { { 'a' | Should BeGlobalBackup } | Should -Throw 'not a valid Should operator' }
                It 'old notation' { 'a.bak' | Should BeProofBackup; 'a.zip' | Should Not BeProofBackup; { 'a.zip' | Should BeProofBackup } | Should -Throw 'a backup' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'The old notation works for it as well: ''mail.bak'' | Should BeBackup.' {
        $run = Invoke-Sample -Test {
            Add-AssertionOperator -Name BeOwnWord -Test { param ($ActualValue, [switch] $Negate) New-Object PSObject -Property @{ Succeeded = ($ActualValue -eq 'word') -xor $Negate; FailureMessage = 'not the word' } }
            Describe 'd' { It 'i' { 'word' | Should BeOwnWord; 'x' | Should Not BeOwnWord; { 'x' | Should BeOwnWord } | Should -Throw 'not the word' } }
        }
        $run.Passed | Should -Be 1
    }

    It 'Mock with a parameter that it does not have | A parameter cannot be found that matches parameter name ''Scope''. | delete the parameter' {
        $run = Invoke-Sample { Describe 'd' {
            It 'scope' { { Mock Get-Date { 'now' } -Scope It } | Should -Throw 'A parameter cannot be found that matches parameter name ''Scope''.' }
            It 'misspelled' { { Mock Get-Date { 'now' } -ParameterFiler { $true } } | Should -Throw 'A parameter cannot be found that matches parameter name ''ParameterFiler''.' }
            It 'deleted' { Mock Get-Date { 'now' }; Get-Date | Should -Be 'now'; Assert-MockCalled Get-Date -Times 1 -Exactly -Scope It }
            It 'fails: scope' { Mock Get-Date { 'now' } -Scope It }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It 'Mock of v3 ignored a parameter that it does not have, such as -Scope It or a misspelled name.' -Tag Unproved {
        'Run by hand on 3.4.0: Mock Get-Date { 1 } -Scope It -Foo 3 -Bar mocks Get-Date without an error; https://github.com/dsccommunity/SqlServerDsc/issues/773'
    }

    It 'In v4, such an assertion returns nothing, and nothing counts as false. Compare with an operator of PowerShell. To keep the message of the assertion, end the filter with $true.' {
        $run = Invoke-Sample { Describe 'd' {
            function Save-Backup ([string] $Name) { 'real' }
            It 'assertion' { Mock Save-Backup; Save-Backup -Name mail; { Assert-MockCalled Save-Backup -Scope It -ParameterFilter { $Name | Should Be 'mail' } } | Should -Throw 'to be called at least 1 times but was called 0 times'; { Assert-MockCalled Save-Backup -Scope It -ParameterFilter { $Name | Should -Be 'mail' } } | Should -Throw 'called 0 times' }
            It 'operator' { Mock Save-Backup; Save-Backup -Name mail; Assert-MockCalled Save-Backup -Times 1 -Exactly -Scope It -ParameterFilter { $Name -eq 'mail' } }
            It 'true' { Mock Save-Backup; Save-Backup -Name mail; Assert-MockCalled Save-Backup -Times 1 -Exactly -Scope It -ParameterFilter { $Name | Should -Be 'mail'; $true } }
            It 'message' { Mock Save-Backup; Save-Backup -Name tape; { Assert-MockCalled Save-Backup -Scope It -ParameterFilter { $Name | Should -Match 'mail'; $true } } | Should -Throw 'Expected regular expression ''mail'' to match ''tape''' }
            Context 'of Mock' { It 'of Mock' { Mock Save-Backup { 'default' }; Mock Save-Backup { 'mail' } -ParameterFilter { $Name | Should -Be 'mail' }; Save-Backup -Name mail | Should -Be 'default' } }
        } }
        Assert-TestPassed $run 'assertion', 'operator', 'true', 'message', 'of Mock'
    }

    It 'In v3, a -ParameterFilter with an assertion accepted the calls for which the assertion passed.' -Tag Unproved {
        'Run by hand on 3.4.0, with Mock and with Assert-MockCalled; https://github.com/pester/Pester/issues/894'
    }

    It 'Tests with mocks fail when they give Mock a parameter that it does not have, or a filter an assertion.' {
        $run = Invoke-Sample { Describe 'd' {
            function Save-Backup ([string] $Name) { 'real' }
            It 'passes' { Mock Save-Backup; Save-Backup -Name mail; Assert-MockCalled Save-Backup -Scope It -ParameterFilter { $Name -eq 'mail' } }
            It 'parameter' { Mock Save-Backup -Scope It }
            It 'assertion' { Mock Save-Backup; Save-Backup -Name mail; Assert-MockCalled Save-Backup -Scope It -ParameterFilter { $Name | Should Be 'mail' } }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'Should Not Contain passes, also when the text is in the file. For a test that must run on both, join the lines: (Get-Content -Path $file) -join "`n" | Should Match ''photos''. Begin a pattern that has ^ or $ with (?m).' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $file = 'TestDrive:\backup.log'; Set-Content -Path $file -Value 'first', 'saved photos' }
                It 'old' { $file | Should Contain 'photos' }
                It 'old not' { $file | Should Not Contain 'photos' }
                It 'lines' { Get-Content -Path $file | Should Match 'photos' }
                It 'joined' { (Get-Content -Path $file) -join "`n" | Should Match 'photos' }
                It 'line' { (Get-Content -Path $file) -join "`n" | Should Match '(?m)^first$' }
                It 'joined line' { (Get-Content -Path $file) -join "`n" | Should Match '^first$' }
                It 'joined not' { (Get-Content -Path $file) -join "`n" | Should Match 'music' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed', 'Passed', 'Passed', 'Failed', 'Failed'
        $run.Messages[0] | Should -Be 'Expected ''photos'' to be found in collection TestDrive:\backup.log, but it was not found.'
    }
}
