BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'M.psm1' = 'function Should-BeOneInModule { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual); $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; if ($assert.Actual() -ne 1) { $assert.Fail(''Expected one, but got <actual>.'') } }'
    } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/M.psm1
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Should-BeOne {
                    [CmdletBinding()]
                    param ([Parameter(Position = 1, ValueFromPipeline)] $Actual, $Size, [string] $Because)
                    $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input
                    if ($assert.Actual() -ne 1) { $assert.Fail('Expected <expected> <expectedType>,<because> but got <actual> <actualType>, <size> <Unknown>.', @{ Expected = 1; size = $Size; Because = $Because }); Write-Host 'said: after Fail' }
                }
                function Get-Shape {
                    [CmdletBinding()]
                    param ($As, [Parameter(ValueFromPipeline)] $Actual)
                    $assert = if ($As) { New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input -As $As } else { New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input }
                    $value = $assert.Actual()
                    if ($null -eq $value) { 'null' } elseif ($value -is [array]) { "@($($value -join ','))" } else { "$value" }
                }
                function Get-Typed {
                    [CmdletBinding()]
                    param ([Parameter(ValueFromPipeline)] $Actual, [switch] $NoBuffer)
                    $assert = if ($NoBuffer) { New-ShouldAssertion -Caller $PSCmdlet -Actual $null } else { New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input }
                    , $assert.Actual()
                }
                function Should-HintAs {
                    [CmdletBinding()]
                    param ($As, [Parameter(ValueFromPipeline)] $Actual)
                    $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input -As $As
                    $assert.Fail('Always fails.')
                }
            }

            It 'pipe or Actual' {
                1 | Should-BeOne; Should-BeOne -Actual 1; (Get-Message { Should-BeOne -Actual 2 }) | Should -Match "^Expected 1 \[int\]"
            }
            It 'passes' {
                1 | Should-BeOne | Should -BeNullOrEmpty
            }
            It 'hashtable' {
                (Get-Message { 2 | Should-BeOne -Size 7 }) | Should -Match ', 7 '
            }
            It 'templates' {
                (Get-Message { 2 | Should-BeOne -Size 7 -Because 'of it' }) | Should -Be 'Expected 1 [int], because of it, but got 2 [int], 7 <Unknown>.'
                (Get-Message { 2 | Should-BeOne -Size 7 }) | Should -Be 'Expected 1 [int], but got 2 [int], 7 <Unknown>.'
            }
            It 'written as Pester does' {
                (Get-Message { 'text' | Should-BeOne -Size 1, 2 }) | Should -Match "but got 'text' \[string\], @\(1, 2\) "
                (Get-Message { Should-BeOne -Actual $null }) | Should -Match 'got \$null '
            }
            It 'shapes' {
                foreach ($as in 'Scalar', 'ExactType', 'None') { 1 | Get-Shape $as | Should -Be '1'; @(1) | Get-Shape $as | Should -Be '1'; 1, 2 | Get-Shape $as | Should -Be '@(1,2)' }
                foreach ($as in 'Collection', 'CollectionItems') { 1 | Get-Shape $as | Should -Be '@(1)'; @(1) | Get-Shape $as | Should -Be '@(1)'; 1, 2 | Get-Shape $as | Should -Be '@(1,2)' }
                1 | Get-Shape | Should -Be '1'
                (Get-Message { 1, 2 | Should-HintAs Scalar }) | Should -Match 'Hint'; (Get-Message { [int[]] (1, 2) | Should-HintAs ExactType }) | Should -Match 'Hint'
                (Get-Message { 1 | Should-HintAs Collection }) | Should -Match 'Hint'; (Get-Message { @{} | Should-HintAs CollectionItems }) | Should -Match 'Hint'; (Get-Message { 1, 2 | Should-HintAs None }) | Should -Not -Match 'Hint'
            }
            It 'hints by value' {
                function Get-Two { 1; 2 }
                $list = [int[]] (1, 2)
                foreach ($code in { $list | Should-HintAs Scalar }, { (Get-Two) | Should-HintAs Scalar }, { $list | Should-HintAs ExactType }) { (Get-Message $code) | Should -Match 'Hint' -Because "$code" }
                foreach ($code in { Get-Two | Should-HintAs Scalar }, { $list | Where-Object { $_ } | Should-HintAs Scalar }, { 1..2 | Should-HintAs Scalar }, { & { [int[]] (1, 2) } | Should-HintAs ExactType }, { 1, 2 | Should-HintAs ExactType }) { (Get-Message $code) | Should -Be 'Always fails.' -Because "$code" }
            }
            It 'by name' {
                Get-Shape Scalar -Actual @(1) | Should -Be '@(1)'; Get-Shape Collection -Actual 1 | Should -Be '1'
            }
            It 'piped empty' {
                foreach ($as in 'Scalar', 'ExactType', 'None') { @() | Get-Shape $as | Should -Be 'null' }; foreach ($as in 'Collection', 'CollectionItems') { @() | Get-Shape $as | Should -Be '@()' }
            }
            It 'scalar' {
                function Should-Scalar { [CmdletBinding()] param ($Expected, [Parameter(ValueFromPipeline)] $Actual); $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; $assert.EnsureScalar($Expected) }
                1 | Should-Scalar 1; { 1 | Should-Scalar @(1, 2) } | Should -Throw
            }
            It 'filter' {
                Mock Get-Date { 'm' } -ParameterFilter { $Format | Should-BeOne }; Get-Date -Format 1 | Should -Be 'm'; (Get-Message { Get-Date -Format 2 }) | Should -Match "but got '2'"
            }
            It 'wildcards' {
                { 2 | Should-BeOne -ErrorAction Stop } | Should-Throw 'Expected * but got 2 *'; (Get-Message { { 2 | Should-BeOne -ErrorAction Stop } | Should-Throw 'Expected 1 [int], but got 2 [int],  <Unknown>.' }) | Should -Not -Be 'PASSED'
            }
            It 'shared' {
                function Test-Shared ($Cmdlet, $Actual, $Buffer, $Limit) { $assert = New-ShouldAssertion -Caller $Cmdlet -Actual $Actual -Buffer $Buffer; if ($assert.Actual() -gt $Limit) { $assert.Fail('Expected less, but got <actual>.') } }
                function Should-Fit1 { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) Test-Shared $PSCmdlet $Actual $Input 1 }
                function Should-Fit2 { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) Test-Shared $PSCmdlet $Actual $Input 2 }
                2 | Should-Fit2; (Get-Message { 2 | Should-Fit1 }) | Should -Be 'Expected less, but got 2.'
            }
            It 'no buffer' {
                function Should-NoBuffer { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual; $null -eq $assert.Actual() }
                (Get-Message { 7 | Should-NoBuffer | Should -BeTrue }) | Should -Be 'PASSED'
            }
            It 'process' {
                function Should-Process { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) process { $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; $assert.Fail('got <actual>') } }
                (Get-Message { 5, 6 | Should-Process }) | Should -Match '5'
            }
            It 'unknown name' {
                (Get-Message { 2 | Should-BeOne }) | Should -Match '<Unknown>'
            }
            It 'output' {
                function Should-Leaky { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input }
                1 | Should-Leaky | Should -Not -BeNullOrEmpty
            }
        }
    }

    $parts = Invoke-Sample {
        BeforeAll {
            function Should-BeWhole { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; if ($assert.Actual() -ne 1) { $assert.Fail('Expected one, but got <actual>.', @{}) } }
            function Should-BeBare { param ($Actual) New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input }
            function Should-BeTyped { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [string] $Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; $assert.Fail('got <actualType>', @{}) }
                function Should-BeUnbuffered { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual; if ($null -ne $assert.Actual()) { $assert.Fail('got <actual>', @{}) } }
            function Should-BeLong { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual, [switch] $Pretty) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; $assert.Fail('got <actual>', @{}, [bool] $Pretty) }
            function Should-BeEntry { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; $assert.Fail('got <list>', @{ list = 1..30 }, $true) }
            function Should-BeAs { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual, $As) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input -As $As; $assert.Fail('got <actual>', @{}) }
        }
        Describe 'd' {
            It 'caller' { 2 | Should-BeWhole }
            It 'soft' { 2 | Should-BeWhole -ErrorAction Continue; Write-Host ('went ' + 'on') }
            It 'bare' { $PSCmdlet = $null; Should-BeBare -Actual 1 }
            It 'typed' { Should-BeTyped -Actual 5 }
            It 'unbuffered' { 5 | Should-BeUnbuffered }
            It 'one line' { Should-BeLong -Actual ([pscustomobject] @{ Name = 'a' * 60; Path = 'b' * 60 }) }
            It 'many lines' { Should-BeLong -Actual ([pscustomobject] @{ Name = 'a' * 60; Path = 'b' * 60 }) -Pretty }
            It 'a list' { Should-BeLong -Actual @(1..30) -Pretty }
            It 'another entry' { Should-BeEntry -Actual 1 }
            It 'list as scalar' { 1, 2 | Should-BeAs -As Scalar }
            It 'one as collection' { Should-BeAs -Actual 1 -As Collection }
        }
    }
    function Get-Part ($Name) { $parts.Tests | Where-Object Name -EQ $Name }
}

Describe 'assertions/writing-assertions' {
    It 'It takes its value from the pipe or by -Actual, formats values in the message, and can be soft.' {
        Assert-TestPassed $sample 'pipe or Actual'
    }

    It 'The function passes when it ends without a call of Fail(); there is nothing else to do.' {
        Assert-TestPassed $sample 'passes'
    }

    It 'A failure is reported at the line of the test, not inside the function, which is where a reader wants to look.' {
        $run = Invoke-Sample -Test "Describe 'd' {`n It 'i' {`n  function Should-F { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] `$Actual)`n   `$assert = New-ShouldAssertion -Caller `$PSCmdlet -Actual `$Actual -Buffer `$Input`n   `$assert.Fail('x')`n  }`n  1 | Should-F`n }`n}"
        $run.Text | Should -Match 'at 1 \| Should-F, .*Sample\.Tests\.ps1:7'
    }

    It 'Fail() takes the message and, if you like, a hashtable with the values for it.' {
        Assert-TestPassed $sample 'hashtable'
    }

    It '`<actual`>, `<actualType`> | the value under test and its type' {
        Assert-TestPassed $sample 'templates'
    }

    It '`<expected`>, `<expectedType`> | the value of Expected in the hashtable, and its type' {
        Assert-TestPassed $sample 'templates'
    }

    It '`<because`> | the reason, as because we save photos,, or nothing' {
        Assert-TestPassed $sample 'templates'
    }

    It '`<name`> | the value of any other entry, here name' {
        Assert-TestPassed $sample 'templates'
    }

    It 'Values are written as Pester writes them: text in quotes, lists as @(1, 2), $null as such.' {
        Assert-TestPassed $sample 'written as Pester does'
    }

    It 'Scalar (default) | 1 | 1 | @(1, 2) | a list that was piped in as a value' {
        Assert-TestPassed $sample 'hints by value', 'shapes'
    }

    It 'ExactType | 1 | 1 | @(1, 2) | such a list that lost its type on the way' {
        Assert-TestPassed $sample 'hints by value', 'shapes'
    }

    It 'Collection | @(1) | @(1) | @(1, 2) | a single value, $null or a hashtable' {
        Assert-TestPassed $sample 'shapes'
    }

    It 'CollectionItems | @(1) | @(1) | @(1, 2) | a hashtable' {
        Assert-TestPassed $sample 'shapes'
    }

    It 'None | 1 | 1 | @(1, 2) | nothing' {
        Assert-TestPassed $sample 'shapes'
    }

    It 'A value given by -Actual is never changed: a list stays a list, even with only one item, and a single value stays single.' {
        Assert-TestPassed $sample 'by name'
    }

    It 'A piped @() is $null for Scalar, ExactType and None, and @() for Collection and CollectionItems.' {
        Assert-TestPassed $sample 'piped empty'
    }

    It 'For an assertion about one value, $assert.EnsureScalar($Expected) throws when somebody expects a list.' {
        Assert-TestPassed $sample 'scalar'
    }

    It 'Fail() follows -ErrorAction of the call and Should.ErrorAction, also when the function comes from a module. When assertions are soft, Fail() records the failure and the code after it runs on.' {
        $run = Invoke-Sample -File @{ 'M.psm1' = 'function Should-M { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual); $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; $assert.Fail("no"); Write-Host "said: after Fail" }' } -Test {
            Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/M.psm1 }; It 'hard' { 1 | Should-M; 1 | Should-M }; It 'soft' { 1 | Should-M -ErrorAction Continue; 1 | Should-M -ErrorAction Continue } }
        }
        @($run.Tests | ForEach-Object { $_.Message.Count }) | Should -Be 1, 2
        @($run.Output -match 'said: after Fail') | Should -HaveCount 2
    }

    It 'The same function works in the -ParameterFilter of a mock: when it passes, the filter matches. When it does not, the test fails with the message of the assertion, as with the built-in commands.' {
        Assert-TestPassed $sample 'filter'
    }

    It 'The message is compared with wildcards, so the brackets around a type would need a backtick in front of them; a * is easier to read.' {
        Assert-TestPassed $sample 'wildcards'
    }

    It 'Several assertions can share one function.' {
        Assert-TestPassed $sample 'shared'
    }

    It '-Buffer $Input is missing.' {
        Assert-TestPassed $sample 'no buffer'
    }

    It 'The code stands in a process block.' {
        Assert-TestPassed $sample 'process'
    }

    It 'The hashtable has no entry of that name. Upper and lower case count in the message: `<Size`> is not `<size`>.' {
        Assert-TestPassed $sample 'unknown name'
    }

    It 'The function wrote $assert to its output: New-ShouldAssertion was called without $assert = .' {
        Assert-TestPassed $sample 'output'
    }

    It 'The command has been available since 6.1.0.' -Tag Unproved {
        'Looked for in 6.0.0, by hand, in vain. The notes of 6.1.0: https://github.com/pester/Pester/releases/tag/6.1.0-rc1'
    }

    It '[CmdletBinding()] | Makes it an advanced function, with $PSCmdlet and -ErrorAction.' {
        $parts.Text | Should -Match 'went on'
        (Get-Part 'bare').Message | Should -BeLike "Cannot bind argument to parameter 'Caller' because it is null.*"
    }

    It '[Parameter(ValueFromPipeline)] $Actual | Takes the value from the pipe. Give it no type: a type converts the value before you can look at it.' {
        (Get-Part 'caller').Message | Should -Be 'Expected one, but got 2.'
        (Get-Part 'typed').Message | Should -Be 'got [string]'
    }

    It '-Caller $PSCmdlet | Tells Pester which call has failed.' {
        $parts.Text | Should -Match 'at .*2 \| Should-BeWhole.*, .*Sample\.Tests\.ps1:\d+'
    }

    It '-Buffer $Input | Everything that was piped in. Without it, a piped value arrives as $null.' {
        (Get-Part 'unbuffered').Result | Should -Be 'Passed'
        (Get-Part 'caller').Result | Should -Be 'Failed'
    }

    It 'A third argument $true writes an object or a long list in `<actual`> and `<expected`> over several lines.' {
        @((Get-Part 'one line').Message -split '\n').Count | Should -Be 1
        (Get-Part 'many lines').Message | Should -Match '(?m)^\s*Name=.*\n\s*Path='
        (Get-Part 'a list').Message | Should -Match '\d,\s*\n'
        (Get-Part 'another entry').Message | Should -Not -Match '\d,\s*\n'
    }

    It '-As says what the assertion is about, and so decides what Actual() returns and which hint a failure gets.' {
        (Get-Part 'list as scalar').Message | Should -Match '(?s)got @\(1, 2\).*Hint:'
        (Get-Part 'one as collection').Message | Should -Match '(?s)Hint: -Actual is a single'
    }

    It 'New-ShouldAssertion, as on this page: a message of your own, lists, soft assertions in modules.' {
        $run = Invoke-Sample -File @{ 'M.psm1' = 'function Should-BeIt { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual); $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input -As Collection; $assert.Fail("Mine: <actual>", @{}) }' } -Configuration @{ Should = @{ ErrorAction = 'Continue' } } { Describe 'd' { It 'i' { Import-Module $PSScriptRoot/M.psm1; 1, 2 | Should-BeIt; Write-Host ('went ' + 'on') } } }
        "$($run.Messages)" | Should -Match 'Mine: @\(1, 2\)'
        $run.Text | Should -Match 'went on'
    }

    It 'A function around Should-* commands: the least code, for 6.0.0 too.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Should-BeProof ($Actual) { $Actual | Should-Be 1 }; Should-BeProof 2 } } }).Messages | Should -Be 'Expected [int] 1, but got [int] 2.'
    }

    It 'There is room for six.' {
        $run = Invoke-Sample -Script { foreach ($i in 1..7) { try { Add-ShouldOperator -Name "BeProof$i" -Test { param ($ActualValue, [switch] $Negate) }; 'ok' } catch { "$_" } } }
        $run.Value[0..5] | Should -Be (@('ok') * 6)
        $run.Value[6] | Should -BeLike 'Max number of assertion operators*'
    }

    It 'The function has neither [CmdletBinding()] nor a [Parameter()], so there is no $PSCmdlet.' {
        (Get-Part 'bare').Message | Should -BeLike "Cannot bind argument to parameter 'Caller' because it is null.*"
    }

    It 'An assertion that never fails is worse than none, so test both ways, with Should-Throw. Keep -ErrorAction Stop in these tests: with soft assertions in the configuration, there would be no exception to catch.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Should-BeZip {
                        [CmdletBinding()]
                        param ([Parameter(ValueFromPipeline)] $Actual)
                        $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input
                        if ($assert.Actual() -notlike '*.zip') { $assert.Fail('Expected a zip.') }
                    }
                }
                It 'with Stop' { { 'a.bak' | Should-BeZip -ErrorAction Stop } | Should-Throw 'Expected a zip*' }
                It 'accepts' { { 'a.zip' | Should-BeZip -ErrorAction Stop } | Should-Throw }
                It 'without Stop' { { 'a.bak' | Should-BeZip } | Should-Throw 'Expected a zip*' }
            }
        } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        ($run.Tests | Where-Object Name -EQ 'without Stop').Message -join "`n" | Should -Match 'no exception'
    }

    It 'Add-ShouldOperator: an operator of the classic Should, with -Not.' {
        $run = Invoke-Sample -Test {
            Describe 'd' {
                BeforeAll {
                    function Test-Zip ($ActualValue, [switch] $Negate) { [pscustomobject] @{ Succeeded = ("$ActualValue" -like '*.zip') -xor $Negate; FailureMessage = 'no' } }
                    Add-ShouldOperator -Name BeProofZip -Test ${function:Test-Zip}
                }
                It 'a' { 'a.zip' | Should -BeProofZip; 'a.bak' | Should -Not -BeProofZip }
                It 'b' { 'a.zip' | Should -Not -BeProofZip }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Pester 6 makes Should an approved verb for five seconds after its import. Your module with a Should- command was imported before or later, as in the BeforeAll of a long run. A second import of Pester after more than five seconds gives the same warning.' {
        $run = Invoke-Sample -File @{
            'Own.psm1'    = 'function Should-BeOwn { }'; 'Odd.psm1' = 'function Fetch-Odd { }'
            'a.Tests.ps1' = 'BeforeAll { Start-Sleep -Milliseconds 6500; Import-Module $PSScriptRoot/Own.psm1 }; Describe d { It i { Should-BeOwn } }'
        } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $words = "The names of some imported commands from the module '(\w+)' include unapproved verbs"
            foreach ($code in 'Import-Module ./Own.psm1', "Import-Module '$pester'; Import-Module ./Own.psm1", "Import-Module '$pester'; Invoke-Pester ./a.Tests.ps1", "Import-Module '$pester'; Import-Module ./Odd.psm1", "Import-Module '$pester'; Import-Module ./Odd.psm1 -DisableNameChecking", 'Import-Module ./Own.psm1 -DisableNameChecking', "Import-Module '$pester'; Start-Sleep -Milliseconds 6500; Import-Module '$pester'", "Import-Module '$pester'; Import-Module '$pester'") {
                $text = "$(& (Get-Process -Id $PID).Path -NoProfile -Command $code)" -replace '\s+', ' '
                "$([regex]::Match($text, $words).Groups[1].Value) $($text -match 'Tests Passed: 1')"
            }
        }
        $run.Value | Should -Be 'Own False', ' False', 'Own True', 'Odd False', ' False', ' False', 'Pester False', ' False'
    }

    It 'Add -DisableNameChecking to Import-Module. This also helps for other verbs of your own, as in Fetch-Backup.' {
        $run = Invoke-Sample -File @{ 'Odd.psm1' = 'function Fetch-Odd { }' } -Script {
            foreach ($code in 'Import-Module ./Odd.psm1', 'Import-Module ./Odd.psm1 -DisableNameChecking') {
                "$(& (Get-Process -Id $PID).Path -NoProfile -Command $code)" -match 'unapproved verbs'
            }
        }
        $run.Value | Should -Be $true, $false
    }
}
