BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'M.psm1' = 'function Test-Classic { 1 | Should -Be 1 }; function Write-ModuleError { Write-Error "soft" }; function Test-Soft { 1 | Should -Be 2 -ErrorAction Continue; "went on" }'
    } -Test {
        Describe 'd' {
            BeforeAll {
                # The message of a failed assertion, or PASSED.
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Get-Verdict ([scriptblock[]] $Code) { -join ($Code | ForEach-Object { if ((Get-Message $_) -eq 'PASSED') { '+' } else { '-' } }) }
                function Remove-Thing ([int] $Days) { }
                Import-Module $PSScriptRoot/M.psm1
                Set-Content TestDrive:/log.txt "one`nTwo"
            }

            It 'takes and returns' {
                1 | Should -Be 1 | Should -BeNullOrEmpty; (Get-Message { 1 | Should -Be 2 }) | Should -Be 'Expected 2, but got 1.'
            }
            It 'parts' {
                Should -ActualValue 1 -Be 1; Should -Be 1 -ActualValue 1; 1 | Should -Not -Be -ExpectedValue 2
                (Get-Message { 1 | Should -Be 2 -Because 'of copies' }) | Should -Match 'because of copies'
                Get-Verdict { 1 | Should -Be 1 -Match 1 }, { 1 | Should -Be 2 -ErrorAction Stop } | Should -Be '--'
            }
            It 'order and short names' {
                Should -Because 'x' -Be 1 -ActualValue 1; 1 | Should -EQ 1; 'A' | Should -CEQ 'A'; 2 | Should -GT 1
            }
            It 'returns' {
                1 | Should -Be 1 | Should -BeNullOrEmpty; ({ throw 'disk' } | Should -Throw -PassThru).Exception.Message | Should -Be 'disk'
            }
            It 'error record' {
                $record = try { 1 | Should -Be 2 } catch { $_ }; $record.FullyQualifiedErrorId | Should -Be 'PesterAssertionFailed'; "$record" | Should -Be 'Expected 2, but got 1.'
            }
            It 'lists' {
                Get-Verdict { 1, 2 | Should -Be 1, 2 }, { 1, 2 | Should -HaveCount 2 }, { 1, 2 | Should -BeGreaterThan 1 }, { Should -HaveCount 2 -ActualValue @(1, 2) } | Should -Be '++--'
            }
            It 'two operators' {
                (Get-Message { 1 | Should -Be 1 -Match 1 }) | Should -Not -Be 'PASSED'; (Get-Message { 1 | Should -BeFoo 1 }) | Should -Not -Be 'PASSED'
            }
            It 'no operator' {
                $error.Clear(); 1 | Should; $error.Count | Should -BeGreaterThan 0
            }
            It 'dash' {
                (Get-Message { 1 | Should Be 1 }) | Should -BeLike '*Legacy Should syntax (without dashes) is not supported*'
            }
            It 'operator of PowerShell' {
                (Get-Message { -not 'x' | Should -BeTrue }) | Should -Be 'Expected $true, but got $false.'
            }
            It 'command of v6' {
                (Get-Message { 1 | Should-Be 1 }) | Should -BeLike "*'Should-Be' is not recognized*"
            }
        }
    }}

Describe 'assertions/should-command' {
    It 'Should takes a value from the pipeline and one operator as a parameter. It returns nothing when the two fit, and throws an error that fails the test when they do not.' {
        Assert-TestPassed $sample 'takes and returns'
    }

    It 'Value under test | $name | | Comes from the pipeline, or as -ActualValue.' {
        Assert-TestPassed $sample 'parts'
    }

    It '-Not | -Not | Turns the operator around.' {
        Assert-TestPassed $sample 'parts'
    }

    It 'Operator | -Be, -Match, -Throw … | Exactly one. Assertions shows them all.' {
        Assert-TestPassed $sample 'parts'
    }

    It 'Expected value | ''old.bak'' | Belongs to the operator; by position or by name.' {
        Assert-TestPassed $sample 'parts'
    }

    It '-Because | -Because ''the limit is a year'' | Goes into the message after "because".' {
        Assert-TestPassed $sample 'parts'
    }

    It '-ErrorAction | -ErrorAction Stop | Ends the test or goes on, see below.' {
        Assert-TestPassed $sample 'parts'
    }

    It 'The order of the parameters does not matter to PowerShell; written as above, the line reads like a sentence. The operators Be, BeExactly, BeGreaterThan and its relatives also have short names, such as -EQ, -CEQ and -GT.' {
        Assert-TestPassed $sample 'order and short names'
    }

    It 'Should returns nothing, so an assertion in the middle of a test adds nothing to the output. The one exception among Pester''s own operators is Should -Throw -PassThru, which returns the error that it caught.' {
        Assert-TestPassed $sample 'returns'
    }

    It 'A failed Should throws an error record whose FullyQualifiedErrorId is PesterAssertionFailed, with the message of the operator. This id tells a failed assertion from an error of the code under test.' {
        Assert-TestPassed $sample 'error record'
    }

    It 'Should also works at the prompt, without any Describe or It.' {
        (Invoke-Sample -Script { 1 | Should -Be 1; 'fine'; try { 1 | Should -Be 2 } catch { "$_" } }).Value | Should -Be 'fine', 'Expected 2, but got 1.'
    }

    It 'A piped list is taken apart. -Be, -BeExactly, -BeNullOrEmpty, -Contain and -HaveCount put it together again and judge it as a whole; all other operators judge the items one after the other.' {
        Assert-TestPassed $sample 'lists'
    }

    It 'By default, the first failure ends the test. With Should.ErrorAction = ''Continue'' in the configuration or in $PesterPreference, all failures of a test are collected. -ErrorAction Stop makes an exception for one call, so that a check on which the rest depends still ends the test.' {
        $test = { Describe 'd' { It 'soft' { 1 | Should -Be 2; 3 | Should -Be 4 }; It 'stop' { 1 | Should -Be 2 -ErrorAction Stop; 3 | Should -Be 4 } } }
        @((Invoke-Sample $test).Tests | ForEach-Object { $_.Message.Count }) | Should -Be 1, 1
        @((Invoke-Sample $test -Configuration @{ Should = @{ ErrorAction = 'Continue' } }).Tests | ForEach-Object { $_.Message.Count }) | Should -Be 2, 1
    }

    It 'In the body of Describe or at the top of the file, it runs during discovery, long before the tests. A failure there ends the discovery of the file: tests above it still run, those below it are not found, and the file counts as failed.' {
        $setup = { Describe 'all' { BeforeAll { 1 | Should -Be 2; Write-Host ('setup went' + ' on') }; It 'a' { Write-Host ('a' + ' ran') }; Context 'inner' { It 'a2' { } } }; Describe 'each' { BeforeAll { $calls = @{ Count = 0 } }; BeforeEach { $calls.Count++; if ($calls.Count -eq 1) { 1 | Should -Be 2 } }; It 'b' { }; It 'b2' { } }; Describe 'after' { BeforeAll { $calls = @{ Count = 0 } }; AfterEach { $calls.Count++; if ($calls.Count -eq 1) { 1 | Should -Be 2 } }; It 'c' { }; It 'c2' { } } }
        $run = Invoke-Sample $setup
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Failed', 'Passed', 'Failed', 'Passed'
        $run.Output | Should -Not -Contain 'a ran'
        $run = Invoke-Sample $setup -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Passed', 'Failed', 'Passed'
        $run.Output | Should -Contain 'a ran'
        $run.Output | Should -Contain 'setup went on'
        $run.Result | Should -Be 'Failed'
        $run.Text | Should -Match '(?m)^BeforeAll \\ AfterAll failed: 1\s+- all'
        foreach ($sample in { Describe 'd' { It 'above' { }; 1 | Should -Be 2; It 'below' { } }; Describe 'e' { It 'further below' { } } }, { Describe 'd' { It 'above' { } }; 1 | Should -Be 2; Describe 'e' { It 'further below' { } } }) {
            foreach ($action in 'Stop', 'Continue') {
                $run = Invoke-Sample $sample -Configuration @{ Should = @{ ErrorAction = $action } }
                ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) | Should -Be 'above Passed'
                $run.Text | Should -Match 'Container failed: 1'
            }
        }
    }

    It 'In BeforeAll, it fails all tests of the block. When failures are collected, it fails the block, and its tests run.' {
        $setup = { Describe 'all' { BeforeAll { 1 | Should -Be 2; Write-Host ('setup went' + ' on') }; It 'a' { Write-Host ('a' + ' ran') }; Context 'inner' { It 'a2' { } } } }
        $run = Invoke-Sample $setup
        $run.Tests.Result | Should -Be 'Failed', 'Failed'
        $run.Output | Should -Not -Contain 'a ran'
        $run = Invoke-Sample $setup -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
        $run.Output | Should -Contain 'a ran'
        $run.Output | Should -Contain 'setup went on'
        $run.Text | Should -Match '(?m)^BeforeAll \\ AfterAll failed: 1\s+- all'
    }

    It 'In BeforeEach, it fails the test, and in AfterEach the test before it.' {
        $setup = { Describe 'each' { BeforeAll { $calls = @{ Count = 0 } }; BeforeEach { $calls.Count++; if ($calls.Count -eq 1) { 1 | Should -Be 2 } }; It 'b' { }; It 'b2' { } }; Describe 'after' { BeforeAll { $calls = @{ Count = 0 } }; AfterEach { $calls.Count++; if ($calls.Count -eq 1) { 1 | Should -Be 2 } }; It 'c' { }; It 'c2' { } } }
        (Invoke-Sample $setup).Tests.Result | Should -Be 'Failed', 'Passed', 'Failed', 'Passed'
        (Invoke-Sample $setup -Configuration @{ Should = @{ ErrorAction = 'Continue' } }).Tests.Result | Should -Be 'Failed', 'Passed', 'Failed', 'Passed'
    }

    It 'The call has two operators, or one that does not exist.' {
        Assert-TestPassed $sample 'two operators'
    }

    It '$value | Should without an operator writes an error and goes on, unless $global:ErrorActionPreference is Stop.' {
        (Invoke-Sample "Describe 'd' { It 'i' {`n1 | Should`n} }" -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Passed | Should -Be 1
        (Invoke-Sample "Describe 'd' { It 'i' {`n1 | Should`n} }" -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Messages | Should -BeLike 'Parameter set cannot be resolved*'
        Assert-TestPassed $sample 'no operator'
    }

    It 'With a } or a comment after it on the line, the test fails with the next message.' {
        $run = Invoke-Sample "Describe 'd' { It 'brace' { 1 | Should }`nIt 'comment' { 1 | Should # later`n }`nIt 'semicolon' { 1 | Should; `n } }"
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
        $run.Messages | Should -BeLike '*Legacy Should syntax (without dashes) is not supported in Pester 5*'
    }

    It 'A backtick stands directly after Should, with -Be on the next line. Leave the operator on the line of Should, and break the line after it.' {
        $run = Invoke-Sample "Describe 'd' { It 'behind Should' { 1 | Should ```n -Be 1`n }; It 'behind the operator' { 1 | Should -Be ```n 1`n } }"
        $run.Messages | Should -BeLike '*Legacy Should syntax*'
        $run.Passed, $run.Failed | Should -Be 1, 1
    }

    It 'A value stands directly after Should, as in Should $file -Exist. Pipe it, $file | Should -Exist, or name it, Should -ActualValue $file -Exist.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $file = $PSScriptRoot }
                It 'behind' { Should $file -Exist }
                It 'behind, text' { Should 2 -Be 2 }
                It 'behind, not' { Should 2 -Not -Be 3 }
                It 'piped' { $file | Should -Exist }
                It 'named' { Should -ActualValue $file -Exist }
                It 'piped, missing' { { "$file/none" | Should -Exist } | Should -Throw 'Expected path*' }
                It 'named, missing' { { Should -ActualValue "$file/none" -Exist } | Should -Throw 'Expected path*' }
            }
        }
        Assert-TestPassed $run 'piped', 'named', 'piped, missing', 'named, missing'
        $run.Messages | Should -HaveCount 3
        $run.Messages | Should -BeLike '*Legacy Should syntax (without dashes) is not supported in Pester 5*'
    }

    It 'The test says Should Be 1. Since Pester 5, the operator needs its dash: Should -Be 1.' {
        Assert-TestPassed $sample 'dash'
    }

    It '-not $value | Should -BeTrue is PowerShell''s own -not, applied to the value.' {
        Assert-TestPassed $sample 'operator of PowerShell'
    }

    It 'Should-Be, without a space, is a command of Pester 6.' {
        Assert-TestPassed $sample 'command of v6'
    }

    It 'In Pester 5, write Should -Be.' {
        (Invoke-Sample { Describe 'd' { It 'dash' { 1 | Should-Be 1 }; It 'space' { 1 | Should -Be 1 } } }).Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'If the operator is your own, register it in BeforeAll or BeforeDiscovery.' {
        $file = 'Add-ShouldOperator -Name BeProofTwo -Test { param ($ActualValue, [switch] $Negate) [pscustomobject] @{ Succeeded = $ActualValue -eq 2 } }'
        foreach ($block in 'BeforeAll', 'BeforeDiscovery') { (Invoke-Sample "$block { $file }; Describe 'd' { It 'i' { 2 | Should -BeProofTwo } }").Passed | Should -Be 1 }
        (Invoke-Sample { Describe 'd' { It 'i' { 2 | Should -BeProofTwo } } }).Messages | Should -BeLike 'Parameter set cannot be resolved*'
    }

    It 'With -ActualValue, a list counts as a single item in v5, so pipe lists. A piped @($null) arrives as $null, so -BeNullOrEmpty passes for it; its Count is 1, while the Count of @() is 0.' {
        Assert-Passing { 1, 2 | Should -HaveCount 2 }, { Should -ActualValue (1, 2) -HaveCount 1 }
        Assert-Passing { @($null) | Should -BeNullOrEmpty }, { @($null) | Should -BeExactly $null }, { @($null).Count | Should -Be 1 }, { @().Count | Should -Be 0 }
        $null = Get-Failure { @($null, $null) | Should -BeNullOrEmpty }
    }

    It 'A function that ends in return , $list returns its list as one item. So -Be, -Contain and -HaveCount judge a list with one list in it, also with @( ) around the call. Put the call in parentheses, or assign its result to a variable first:' {
        $messages = foreach ($check in '-Be a, b', '-Contain a', '-HaveCount 2') {
            foreach ($call in 'Get-Kind', '@(Get-Kind)') { Get-Failure ([scriptblock]::Create("function Get-Kind { `$list = 'a', 'b'; return , `$list }; $call | Should $check")) }
            Assert-Passing ([scriptblock]::Create("function Get-Kind { `$list = 'a', 'b'; return , `$list }; (Get-Kind) | Should $check; `$kinds = Get-Kind; `$kinds | Should $check"))
        }
        $messages | Should -HaveCount 6
    }

    It 'To test whether a function returns its list as one item or item by item, pipe the call itself. Get-Kind | Should -BeOfType ([System.Collections.IList]) passes when the list comes as one item, also after Write-Output -NoEnumerate. With -Not, it passes when the items come one by one.' {
        $one = "return , @('a', 'b')", "Write-Output -NoEnumerate -InputObject @('a', 'b')", "return , [System.Collections.Generic.List[string]] ('a', 'b')", "return , @('a')", 'return , @()'
        $items = "'a', 'b'", "return [System.Collections.Generic.List[string]] ('a', 'b')", "Write-Output -InputObject @('a', 'b')", "return @('a')"
        $check = { param ($Body, $Not) [scriptblock]::Create("function Get-Kind { $Body }; Get-Kind | Should $Not -BeOfType ([System.Collections.IList])") }
        Assert-Passing (@($one | ForEach-Object { & $check $_ '' }) + @($items | ForEach-Object { & $check $_ '-Not' }))
        $null = Get-Failure (@($one | ForEach-Object { & $check $_ '-Not' }) + @($items | ForEach-Object { & $check $_ '' }))
        # With [array] another kind of list would look like items.
        Assert-Passing { function Get-Kind { return , [System.Collections.Generic.List[string]] ('a', 'b') }; Get-Kind | Should -Not -BeOfType ([array]) }
    }

    It 'In parentheses or from a variable, lists of two items and more look the same.' {
        foreach ($body in "return , @('a', 'b')", "'a', 'b'") {
            foreach ($call in '(Get-Kind)', '$kinds = Get-Kind; $kinds') {
                $null = Get-Failure ([scriptblock]::Create("function Get-Kind { $body }; $call | Should -BeOfType ([System.Collections.IList])"))
                Assert-Passing ([scriptblock]::Create("function Get-Kind { $body }; $call | Should -Be 'a', 'b'"))
            }
            Assert-Passing ([scriptblock]::Create("function Get-Kind { $body }; `$kinds = Get-Kind; if (`$kinds -isnot [array]) { throw 'one' }"))
        }
        # One item in a variable still shows the difference.
        Assert-Passing { function Get-Kind { return , @('a') }; $kinds = Get-Kind; if ($kinds -isnot [array]) { throw 'one' } }, { function Get-Kind { 'a' }; $kinds = Get-Kind; if ($kinds -is [array]) { throw 'list' } }
    }

    It '''b'' | Should -Be @(''a'', ''b'') fails, because one item is not that list. ''b'' | Should -BeIn @(''a'', ''b'') checks whether it is one of the items.' {
        $null = Get-Failure { 'b' | Should -Be @('a', 'b') }
        $null = Get-Failure { 'c' | Should -BeIn @('a', 'b') }
        Assert-Passing { 'b' | Should -BeIn @('a', 'b') }, { 'a', 'b' | Should -Be @('a', 'b') }
    }

    It 'Where the items are lists themselves, they look like a list that comes as one; a HashSet or a Queue is not an IList.' {
        Assert-Passing { function Get-Kind { @(1, 2), @(3, 4) }; Get-Kind | Should -BeOfType ([System.Collections.IList]) }, { function Get-Kind { return , [System.Collections.Generic.HashSet[string]] @('a', 'b') }; Get-Kind | Should -Not -BeOfType ([System.Collections.IList]) }, { function Get-Kind { return , [System.Collections.Queue] @('a', 'b') }; Get-Kind | Should -Not -BeOfType ([System.Collections.IList]) }
        $null = Get-Failure { function Get-Kind { @(1, 2), @(3, 4) }; Get-Kind | Should -Not -BeOfType ([System.Collections.IList]) }
    }
}
