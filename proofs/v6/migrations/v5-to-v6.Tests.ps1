BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            BeforeAll {
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Get-Verdict ([scriptblock[]] $Code) { -join ($Code | ForEach-Object { if ((Get-Message $_) -eq 'PASSED') { '+' } else { '-' } }) }
                function Get-Disk ($Name) { 'real' }
            }

            It 'unchanged' {
                1 | Should -Be 1; Mock Get-Disk { 'mocked' }; Get-Disk | Should -Be 'mocked'; (New-PesterConfiguration).Run.Path.Value | Should -Be '.'
            }
            It 'removed' {
                Get-Command Assert-MockCalled, Assert-VerifiableMock -ErrorAction Ignore | Should -BeNullOrEmpty; (Get-Message { Assert-MockCalled x }) | Should -BeLike "The term 'Assert-MockCalled' is not recognized*"
            }
            It 'no fall through' {
                Mock Get-Disk { } -ParameterFilter { $Name -eq 'a' }; (Get-Message { Get-Disk b }) | Should -BeLike "No mock for command 'Get-Disk' matched the call: none of the parameter filters matched, and there is no default mock to fall back to.*"
            }
            It 'dash' {
                (Get-Message { 2 | Should Be 2 }) | Should -Be 'Parameter set cannot be resolved using the specified named parameters. One or more parameters issued cannot be used together or an insufficient number of parameters were provided.'
            }
            It 'unbound' {
                (Get-Message { New-PesterContainer -ScriptBlock ([scriptblock]::Create('1')) }) | Should -BeLike 'Unbound scriptblock is not allowed, because it would run inside of Pester session state and produce unexpected results*'
            }
            It 'counterparts' {
                Mock Remove-Item { } -Verifiable; Should -Not -Invoke Remove-Item; Should-NotInvoke Remove-Item; Remove-Item x
                Should -Invoke Remove-Item -Times 1 -Exactly; Should-Invoke Remove-Item -Times 1 -Exactly; Should -InvokeVerifiable; Should-Invoke -Verifiable
            }
            It 'parameters' {
                foreach ($name in 'Times', 'Exactly', 'ParameterFilter', 'ExclusiveFilter', 'ModuleName', 'Scope') { (Get-Command Should-Invoke).Parameters.Keys | Should -Contain $name }
            }
            It 'lists calls' {
                Mock Get-Disk; Get-Disk recorded; (Get-Message { Should -Invoke Get-Disk -Times 5 }) | Should -Match 'recorded'
            }
            It 'caught' {
                Mock Get-Disk { } -ParameterFilter { $false }; (Get-Message { try { Get-Disk } catch { } }) | Should -Be 'PASSED'
            }
            It 'short list' {
                $own = (Get-Command Invoke-Pester).Parameters.Keys | Where-Object { $_ -notin [System.Management.Automation.PSCmdlet]::CommonParameters }
                ($own | Sort-Object) -join ' ' | Should -Be 'CI Configuration Container ExcludePath ExcludeTagFilter FullNameFilter Output PassThru Path TagFilter'
            }
            It 'old parameters' {
                (Get-Message { Invoke-Pester -OutputFile x.xml }) | Should -Be "A parameter cannot be found that matches parameter name 'OutputFile'."
            }
            It 'negative' {
                (Get-Message { -3 | Should-BeGreaterThan -5 }) | Should -BeLike "Expected the actual value to be greater than ?string? '-5', but it was not.*"; -3 | Should-BeGreaterThan (-5)
            }
            It 'type' {
                Get-Verdict { '10' | Should -BeGreaterThan 9 }, { '10' | Should-BeGreaterThan 9 } | Should -Be '-+'
            }
            It 'boolean' {
                Get-Verdict { 1 | Should -BeTrue }, { 1 | Should-BeTrue }, { 1 | Should-BeTruthy } | Should -Be '+-+'
            }
            It 'collections' {
                Get-Verdict { 1, 2 | Should-Be 1, 2 }, { 1, 2 | Should-BeCollection 2, 1 } | Should -Be '-+'
            }
            It 'no Not' {
                (Get-Command -Module Pester -Name Should-* | Where-Object { $_.Parameters.Keys -contains 'Not' }) | Should -BeNullOrEmpty; 1 | Should-NotBe 2
            }
            It 'throw' {
                ({ throw 'x' } | Should-Throw).Exception.Message | Should -Be 'x'
                Get-Verdict { { Write-Error 'x' } | Should-Throw }, { { Write-Error 'x' } | Should-Throw -AllowNonTerminatingError } | Should -Be '+-'
            }
            It 'number of commands' {
                @(Get-Command -Module Pester -Name Should-*).Count | Should -Be 41
            }
            It 'literal path' {
                Set-Content -LiteralPath "$TestDrive/a[1].txt" 1; "$TestDrive/a[1].txt" | Should -Exist -LiteralPath
            }
        }
    }

    function Get-Said ($Run) { @($Run.Output -match '^\s*said: ' -replace '^\s*said: ') -join ' ' }
    $names = Invoke-Sample {
        Describe 'd' {
            It 'sum <($a + $b)>' -ForEach @{ a = 1; b = 2 } { }
            It 'list <files>' -ForEach @{ files = 'mail', 'web' } { }
            It 'flag <flag>' -ForEach @{ flag = $true } { }
            It 'map <map>' -ForEach @{ map = @{ a = 1 } } { }
            It 'none <nothing>' -ForEach @{ nothing = $null } { }
            It 'plain $(1 + 1)' { }
            It 'on <release>, <release.ToString()>' -ForEach @{ release = [version] '1.2' } { }
            It 'object <object>' -ForEach @{ object = [pscustomobject] @{ a = 1 } } { }
        }
    } -Configuration @{ Filter = @{ FullName = 'd.*' } }
    $two = Invoke-Sample -File @{
        'A.Tests.ps1' = { Write-Host 'said: A'; Describe 'a' { It 'i' { Write-Host "said: runA[$global:ProofB]" } } }
        'B.Tests.ps1' = { Write-Host 'said: B'; $global:ProofB = 1; Describe 'b' { It 'i' { Write-Host 'said: runB' } } }
    }

    $counterparts = (Invoke-Sample -Script { (Get-Command -Module Pester -Name Should-*).Name }).Value
    function Assert-Counterpart ([string[]] $Name) { foreach ($command in $Name) { $command | Should -BeIn $counterparts } }
    $none = @{ 'A.Tests.ps1' = "Describe 'd' { It 'tagged' -Tag T { }; It 'untagged' { }; It 'named' -Tag None { } }" }
    function Get-Chosen ($Filter) { (Invoke-Sample -File $none -Configuration @{ Filter = $Filter }).Tests | Where-Object Result -EQ 'Passed' | ForEach-Object Name }
    $parameters = (Invoke-Sample -Script { (Get-Command Invoke-Pester).Parameters.Keys }).Value
    $options = (Invoke-Sample -Script { $c = New-PesterConfiguration; foreach ($section in $c.PSObject.Properties) { foreach ($option in $section.Value.PSObject.Properties) { "$($section.Name).$($option.Name)" } } }).Value
}

Describe 'migrations/v5-to-v6' {
    It 'Most tests written for Pester 5 run unchanged on Pester 6: Should -Be, BeforeAll, Mock and the configuration object are still there.' {
        Assert-TestPassed $sample 'unchanged'
    }

    It 'Assert-MockCalled, Assert-VerifiableMock removed | The term ''Assert-MockCalled'' is not recognized | Should-Invoke or Should -Invoke' {
        Assert-TestPassed $sample 'removed'
    }

    It 'CommandNotFoundException: The term ''Assert-MockCalled'' is not recognized as a name of a cmdlet, function, script file, or executable program.' {
        Assert-TestPassed $sample 'removed'
    }

    It 'Mocks do not fall through | No mock for command … matched the call | add a mock without a filter' {
        Assert-TestPassed $sample 'no fall through'
    }

    It 'RuntimeException: No mock for command ''Get-Content'' matched the call: none of the parameter filters matched, and there is no default mock to fall back to.' {
        Assert-TestPassed $sample 'no fall through'
    }

    It 'Now the call throws.' {
        Assert-TestPassed $sample 'no fall through'
    }

    It 'Should Be without a dash | a parameter set error | write Should -Be' {
        Assert-TestPassed $sample 'dash'
    }

    It 'ParameterBindingException: Parameter set cannot be resolved using the specified named parameters.' {
        Assert-TestPassed $sample 'dash'
    }

    It 'One or more parameters issued cannot be used together or an insufficient number of parameters were provided.' {
        Assert-TestPassed $sample 'dash'
    }

    It '2 | Should Be 2 is the style of Pester 3. v5 named the mistake; v6 knows only that the words do not fit any parameter.' {
        Assert-TestPassed $sample 'dash'
    }

    It 'A script writes Should -Be in all files of a folder.' {
        . "$PSScriptRoot/../../v4-v5-v6/samples/dashScript.ps1"
        Assert-Converted 'docs/errors/operators.mdx'
    }

    It 'Unbound script blocks | Unbound scriptblock is not allowed | write the block as a literal' {
        Assert-TestPassed $sample 'unbound'
    }

    It 'Unbound scriptblock is not allowed, because it would run inside of Pester session state and produce unexpected results.' {
        Assert-TestPassed $sample 'unbound'
    }

    It 'A block from [scriptblock]::Create() belongs to no scope.' {
        Assert-TestPassed $sample 'unbound'
    }

    It 'Passing such a block to Describe, It, a setup command or New-PesterContainer is an error now.' {
        Assert-TestPassed $sample 'unbound'
    }

    It 'Assert-MockCalled Remove-Item -Times 1 -Exactly | Should -Invoke Remove-Item -Times 1 -Exactly | Should-Invoke Remove-Item -Times 1 -Exactly' {
        Assert-TestPassed $sample 'counterparts'
    }

    It 'Assert-MockCalled Remove-Item -Times 0 | Should -Not -Invoke Remove-Item | Should-NotInvoke Remove-Item' {
        Assert-TestPassed $sample 'counterparts'
    }

    It 'Assert-VerifiableMock | Should -InvokeVerifiable | Should-Invoke -Verifiable' {
        Assert-TestPassed $sample 'counterparts'
    }

    It 'The parameters -Times, -Exactly, -ParameterFilter, -ExclusiveFilter, -ModuleName and -Scope keep their names and meanings.' {
        Assert-TestPassed $sample 'parameters'
    }

    It 'With Should -Not -Invoke and Should-NotInvoke, leave out -Times 0 and -Exactly. With -Exactly, both forbid precisely one call, and two calls pass. Should-Invoke Remove-Item -Times 0 -Exactly is right, too.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { Mock Remove-Item { } }
                It 'plain, <_> calls' -ForEach 0, 1, 2 { for ($n = 0; $n -lt $_; $n++) { Remove-Item x }; Should-NotInvoke Remove-Item }
                It 'exactly, <_> calls' -ForEach 0, 1, 2 { for ($n = 0; $n -lt $_; $n++) { Remove-Item x }; Should-NotInvoke Remove-Item -Exactly }
                It 'classic, <_> calls' -ForEach 0, 1, 2 { for ($n = 0; $n -lt $_; $n++) { Remove-Item x }; Should -Not -Invoke Remove-Item -Exactly }
                It 'not 0 times, <_> calls' -ForEach 0, 1, 2 { for ($n = 0; $n -lt $_; $n++) { Remove-Item x }; Should-NotInvoke Remove-Item -Times 0 }
                It 'exactly 0 times, <_> calls' -ForEach 0, 1, 2 { for ($n = 0; $n -lt $_; $n++) { Remove-Item x }; Should-Invoke Remove-Item -Times 0 -Exactly }
            }
        }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'plain, 0 calls', 'exactly, 0 calls', 'exactly, 2 calls', 'classic, 0 calls', 'classic, 2 calls', 'exactly 0 times, 0 calls'
    }

    It 'A failing count now lists the calls that were recorded.' {
        Assert-TestPassed $sample 'lists calls'
    }

    It 'Code under test with a try/catch can catch this error. So can the short form of Where-Object: in a ForEach-Object { } after Where-Object Size -GT 100, the error can become a non-terminating one, and the test passes.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll {
                    function Get-List { [pscustomobject] @{ Path = 'a'; Size = 200 } }
                    Mock Remove-Item { } -ParameterFilter { $Path -eq 'other' }
                }
                It 'short' { Get-List | Where-Object Size -GT 100 | ForEach-Object { Remove-Item $_.Path } 2> $null }
                It 'block' { Get-List | Where-Object { $_.Size -gt 100 } | ForEach-Object { Remove-Item $_.Path } }
            } }
        "$($run.Tests.Result)" | Should -Be 'Passed Failed'
        $run.Messages | Should -BeLike "No mock for command 'Remove-Item'*"
        Assert-TestPassed $sample 'caught'
    }

    It 'Invoke-Pester now knows only its own short list (-Path, -ExcludePath, -TagFilter, -ExcludeTagFilter, -FullNameFilter, -CI, -Output, -PassThru, -Container) and -Configuration.' {
        Assert-TestPassed $sample 'short list'
    }

    It 'v4 parameters of Invoke-Pester removed | A parameter cannot be found that matches parameter name ''OutputFile'' | use the configuration' {
        Assert-TestPassed $sample 'old parameters'
    }

    It 'A parameter cannot be found that matches parameter name ''OutputFile''.' {
        Assert-TestPassed $sample 'old parameters'
    }

    It 'A bare negative number is text. PowerShell reads -5 as an argument of a command, so -3 | Should-BeGreaterThan -5 fails: Expected the actual value to be greater than [string] ''-5'', but it was not.' {
        Assert-TestPassed $sample 'negative'
    }

    It 'The expected value decides the type. Should -BeGreaterThan uses the type of the actual value, Should-BeGreaterThan that of the expected value.' {
        Assert-TestPassed $sample 'type'
    }

    It 'Should-BeTrue wants a boolean. 1 | Should -BeTrue passes, 1 | Should-BeTrue does not; Should-BeTruthy does.' {
        Assert-TestPassed $sample 'boolean'
    }

    It 'Collections have their own commands. Should-Be refuses a collection as the expected value; Should-BeCollection accepts one, and ignores the order of the items.' {
        Assert-TestPassed $sample 'collections'
    }

    It 'There is no -Not. Negative checks are commands such as Should-NotBe.' {
        Assert-TestPassed $sample 'no Not'
    }

    It 'Should-Throw returns the error, and counts Write-Error as a throw unless you add -AllowNonTerminatingError.' {
        Assert-TestPassed $sample 'throw'
    }

    It '41 Should-* commands' {
        Assert-TestPassed $sample 'number of commands'
    }

    It 'Should -Exist -LiteralPath | Should' {
        Assert-TestPassed $sample 'literal path'
    }

    Context 'empty data' {
        BeforeAll {
            $runs = foreach ($data in '$null', '@()') { Invoke-Sample "Describe 'd' { It 'i' -ForEach $data { } }" }
        }

        It 'Empty data in -ForEach | Value can not be null or empty array | fill it in BeforeDiscovery, or allow it' {
            foreach ($run in $runs) { $run.Messages | Should -Match '^Value can not be null or empty array' }
        }

        It 'Value can not be null or empty array.' {
            foreach ($run in $runs) { $run.Messages | Should -Match '^Value can not be null or empty array\. If this is expected, use -AllowNullOrEmptyForEach on this It' }
        }

        It '-ForEach (or -TestCases) with $null or an empty array now fails the file.' {
            $runs.Result | Should -Be 'Failed', 'Failed'
        }
    }

    It 'Where no data is a normal case, say so with -AllowNullOrEmptyForEach on the It, Context or Describe.' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @() -AllowNullOrEmptyForEach { }; Context 'c' -ForEach $null -AllowNullOrEmptyForEach { It 'j' { } } } }).Result | Should -Be 'Passed'
    }

    It 'Run.FailOnNullOrEmptyForEach set to $false brings the old behavior back for a whole run.' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach $null { } } } -Configuration @{ Run = @{ FailOnNullOrEmptyForEach = $false } }).Result | Should -Be 'Passed'
    }

    Context 'two setup blocks' {
        BeforeAll {
            $run = Invoke-Sample { Describe 'd' { BeforeAll { }; BeforeAll { }; It 'i' { } } }
        }

        It 'Two setup blocks of a kind | BeforeAll is already defined in this block | merge them' {
            $run.Messages | Should -Match '^BeforeAll is already defined in this block'
        }

        It 'BeforeAll is already defined in this block. Each block can only have one BeforeAll. Combine the code into a single BeforeAll block.' {
            $run.Messages | Should -Be 'BeforeAll is already defined in this block. Each block can only have one BeforeAll. Combine the code into a single BeforeAll block.'
        }
    }

    It 'Two BeforeEach, AfterEach or AfterAll in one block fail in the same way.' {
        foreach ($kind in 'BeforeEach', 'AfterEach', 'AfterAll') { (Invoke-Sample "Describe 'd' { $kind { }; $kind { }; It 'i' { } }").Messages | Should -Match "^$kind is already defined in this block" }
    }

    It 'Each nested block may have its own, and several BeforeDiscovery blocks are fine.' {
        (Invoke-Sample { BeforeDiscovery { }; BeforeDiscovery { }; Describe 'd' { BeforeAll { }; Context 'c' { BeforeAll { }; It 'i' { } } } }).Passed | Should -Be 1
    }

    It 'Each file is discovered right before it runs | not recognized, or data is empty in another file | let each file load what it needs' {
        Get-Said $two | Should -Be 'A runA[] B runB'
    }

    It 'Pester 6 reads one file, runs it, and opens the next.' {
        Get-Said $two | Should -Be 'A runA[] B runB'
    }

    It 'A file that relied on the top-level code of another file, such as an Import-Module or a $global: variable at the top of a later file, no longer finds it.' {
        Get-Said $two | Should -Be 'A runA[] B runB'
    }

    It 'Hidden folders are searched | more tests than before | Run.ExcludePath' {
        (Invoke-Sample -File @{ '.github/A.Tests.ps1' = "Describe 'd' { It 'i' { } }" }).Passed | Should -Be 1
    }

    It 'The lines Starting discovery in … files. and Discovery found … tests are gone, except with Run.SkipRun' {
        $two.Text | Should -Not -Match 'Starting discovery|Discovery found'
        $skipped = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ Run = @{ SkipRun = $true } }
        $skipped.Text | Should -Match '(?s)Starting discovery in 1 files\..*Discovery found 1 tests'
    }

    It 'A file that cannot be read shows up between the results of the other files.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = 'Describe a { It i { } }'; 'B.Tests.ps1' = 'Describe b {'; 'C.Tests.ps1' = 'Describe c { It i { } }' }
        $run.Text | Should -Match '(?s)Describing a.*\[-\] Discovery in [^\n]*B\.Tests\.ps1 failed.*Describing c'
    }

    It 'A build that names no version, or only -MinimumVersion 5.0.0, gets Pester 6 by itself.' {
        $files = @{}
        foreach ($version in '5.9.0', '6.0.0') { $files["modules/Pester/$version/Pester.psd1"] = "@{ ModuleVersion = '$version' }" }
        $run = Invoke-Sample -File $files -Script {
            Remove-Module -Name Pester
            $env:PSModulePath = "$PWD/modules"
            foreach ($more in @{ }, @{ MinimumVersion = '5.0.0' }, @{ MaximumVersion = '5.99.99' }) { "$((Import-Module -Name Pester -PassThru @more).Version)"; Remove-Module -Name Pester }
        }
        $run.Value | Should -Be '6.0.0', '6.0.0', '5.9.0'
    }

    It 'Names: all of `<…`> is an expression | other test names in the output and the reports, or a parser error | escape with a backtick' {
        $names.Tests[0].Name | Should -Be 'sum 3'
    }

    It 'Pester 5 leaves brackets unchanged if they contain a $ of their own. Pester 6 evaluates them: a test named `<$name`> fails in v6 with Unexpected token ''name'', so write `<name`>. Pester 6 shows booleans, lists and hashtables the way PowerShell writes them, and many other objects only by their type.' {
        $names.Tests[0].Name | Should -Be 'sum 3'
        $names.Tests[1].Name | Should -Be "list @('mail', 'web')"
        $names.Tests[7].Name | Should -Be 'object [PSObject]'
        $dollar = Invoke-Sample { Describe 'd' { It 'copies <$name>' -ForEach @{ name = 'mail' } { 1 }; It 'copies <name>' -ForEach @{ name = 'mail' } { 1 } } }
        $dollar.Tests.Result | Should -Be 'Failed', 'Passed'; "$($dollar.Messages)" | Should -Match "Unexpected token 'name'"
    }

    It 'on [version]; write `<release.ToString()`>' {
        $names.Tests[6].Name | Should -Be 'on [version], 1.2'
    }

    It 'sum 3' {
        $names.Tests[0].Name | Should -Be 'sum 3'
    }

    It 'list @(''mail'', ''web'')' {
        $names.Tests[1].Name | Should -Be "list @('mail', 'web')"
    }

    It 'flag $true' {
        $names.Tests[2].Name | Should -Be 'flag $true'
    }

    It 'map @{a=1}' {
        $names.Tests[3].Name | Should -Be 'map @{a=1}'
    }

    It 'none $null' {
        $names.Tests[4].Name | Should -Be 'none $null'
    }

    It 'Outside the brackets everything is literal, even backticks and $(…)' {
        $names.Tests[5].Name | Should -Be 'plain $(1 + 1)'
    }

    It 'Filter.FullName is not affected: it compares the name as you wrote it.' {
        (Invoke-Sample { Describe 'd' { It 'i <_>' -ForEach 1 { } } } -Configuration @{ Filter = @{ FullName = 'd.i <_>' } }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i <_>' -ForEach 1 { } } } -Configuration @{ Filter = @{ FullName = 'd.i 1' } }).Passed | Should -Be 0
    }

    Context 'It -Pending' {
        BeforeAll {
            $run = Invoke-Sample { Describe 'd' { It 'i' -Pending { } } }
        }

        It 'Pending removed | parameter name ''Pending'', or a parameter set error | -Skip, -Skipped or -Inconclusive' {
            $run.Messages | Should -Match "parameter name 'Pending'"
        }

        It 'It -Pending fails the file with A parameter cannot be found that matches parameter name ''Pending''.' {
            $run.Messages | Should -Match "A parameter cannot be found that matches parameter name 'Pending'"
            $run.Text | Should -Match 'Container failed: 1'
        }
    }

    It 'Set-ItResult -Pending fails its test with a parameter set error.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Set-ItResult -Pending } } }
        $run.Failed | Should -Be 1
    }

    Context 'None in a filter' {
        BeforeAll {
            $run = Invoke-Sample { Describe 'd' { It 'a' -Tag T { }; It 'b' { } } } -Configuration @{ Filter = @{ Tag = 'none' } }
        }

        It 'The tag None is reserved | other tests are selected | rename the tag' {
            $run.Passed | Should -Be 1
        }

        It 'In a filter, None now selects the tests without any tag.' {
            ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'b'
        }
    }

    Context 'CoverageGutters' {
        BeforeAll {
            $run = Invoke-Sample -File @{ 'B.ps1' = 'function Get-A { 1 }' } -Test { Describe 'd' { It 'i' { } } } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './B.ps1'; OutputFormat = 'CoverageGutters' } }
        }

        It 'CoverageGutters removed | CodeCoverage.OutputFormat must be ''JaCoCo'' or ''Cobertura'' | JaCoCo or Cobertura' {
            "$($run.Text) $($run.Errors)" | Should -Match "CodeCoverage\.OutputFormat must be 'JaCoCo' or 'Cobertura'"
        }

        It 'CodeCoverage.OutputFormat must be ''JaCoCo'' or ''Cobertura'', but it was ''CoverageGutters''. Please review your configuration.' {
            "$($run.Text) $($run.Errors)" | Should -Match "CodeCoverage\.OutputFormat must be 'JaCoCo' or 'Cobertura', but it was 'CoverageGutters'\. Please review your configuration\."
        }
    }

    It 'Reports switch themselves on | a result or coverage file appears | set Enabled to $false' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ OutputPath = 'r.xml' } }).Files.Keys | Should -Be 'r.xml'
    }

    It 'Setting an option of TestResult or CodeCoverage, such as OutputPath or Path, now enables the feature.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ OutputPath = 'r.xml' } }).Files.Keys | Should -Be 'r.xml'
    }

    It 'A configuration that sets such an option but wants no report has to set Enabled to $false:' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ OutputPath = 'r.xml'; Enabled = $false } }).Files.Keys | Should -BeNullOrEmpty
    }

    Context 'properties of the result' {
        BeforeAll {
            $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect {
                $r = $args[0]
                foreach ($object in $r.Tests[0], $r.Containers[0].Blocks[0], (ConvertTo-Pester4Result $r)) {
                    "$($object.PSObject.Properties.Name | Where-Object { $_ -in 'Name', 'TestResult', 'Focus', 'PendingCount', 'OwnPendingCount' })"
                }
            }
        }

        It 'Result object | Focus and PendingCount are gone | drop them' {
            $run.Value | Should -Not -Match 'Focus|PendingCount'
        }

        It 'Tests and blocks no longer have a Focus property. Blocks no longer have PendingCount and OwnPendingCount, and the object from ConvertTo-Pester4Result no longer has PendingCount.' {
            $run.Value | Should -Be 'Name', 'Name', 'TestResult'
        }
    }

    It 'CodeCoverage.UseBreakpoints is $false by default' {
        (Invoke-Sample -Script { (New-PesterConfiguration).CodeCoverage.UseBreakpoints.Default }).Value | Should -Be $false
    }

    It 'break, continue, exit and throw now count as commands, also with breakpoints.' {
        (Invoke-Sample -File @{ 'B.ps1' = "function Get-A { foreach (`$i in 1) { break } }" } -Test { Describe 'd' { It 'i' { } } } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './B.ps1'; UseBreakpoints = $true } } -Inspect { @($args[0].CodeCoverage.CommandsMissed.Command) }).Value | Should -Contain 'break'
    }

    It 'Should.DisableV5 forbids the classic syntax | Configuration' {
        (Invoke-Sample { Describe 'd' { It 'classic' { 1 | Should -Be 1 }; It 'new' { 1 | Should-Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $true } }).Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'A file Pester.BeforeContainer.ps1 in the root of the repository in which PowerShell was started runs before each file | Setup for every file' {
        . $PSScriptRoot/../samples/beforeContainer.ps1
        $run.Value | Should -Be 'said: here, said: here', 'said: here, said: here', 'said: here', 'said: there, said: there'
    }

    It 'None in a tag filter selects what has no tag | Tags' {
        (Invoke-Sample { Describe 'd' { It 'a' -Tag T { }; It 'b' { } } } -Configuration @{ Filter = @{ Tag = 'None' } }).Passed | Should -Be 1
    }

    It 'Put a condition around the test, which works in both versions:' {
        $run = Invoke-Sample { BeforeDiscovery { $archived = @(); $names = 'a', 'b' }; Describe 'd' { if ($archived) { It 'archived <_>' -ForEach $archived { } }; if ($names) { It 'name <_>' -ForEach $names { } } } }
        $run.Passed, $run.Tests.Count | Should -Be 2, 2
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @() { } } }).Result | Should -Be 'Failed'
    }

    It 'The commands of the module Assert became part of Pester 6 under other names.' {
        $names = 'BeEquivalent', 'NotBe', 'NotBeString', 'NotBeLikeString', 'BeFalse', 'NotBeNull', 'NotBeSame', 'NotHaveType', 'BeGreaterThanOrEqual', 'BeLessThanOrEqual', 'NotContainCollection', 'Any', 'All', 'Throw'
        $found = (Invoke-Sample -Script { (Get-Command -Module Pester).Name }).Value
        $found | Should -Not -Contain 'Assert-Equivalent'
        foreach ($name in $names) { $found | Should -Contain "Should-$name" }
    }

    It 'This applies to -TagFilter, -ExcludeTagFilter, Filter.Tag and Filter.ExcludeTag; upper and lower case make no difference.' {
        foreach ($name in 'None', 'NONE') {
            Get-Chosen @{ Tag = $name } | Should -Be 'untagged', 'named'
            Get-Chosen @{ ExcludeTag = $name } | Should -Be 'tagged'
        }
        (Invoke-Sample -File $none -Script { Invoke-Pester -TagFilter none -Output None -PassThru }).Passed | Should -Be 2
        (Invoke-Sample -File $none -Script { Invoke-Pester -ExcludeTagFilter none -Output None -PassThru }).Passed | Should -Be 1
    }

    It 'A test that carries a tag of that name should get another tag.' {
        Get-Chosen @{ Tag = 'None' } | Should -Contain 'untagged'
    }

    It 'If this is expected, use -AllowNullOrEmptyForEach on this It, or set the Run.FailOnNullOrEmptyForEach configuration option to $false to allow it for the whole run.' {
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @() { } } }).Messages | Should -BeLike 'Value can not be null or empty array. If this is expected, use -AllowNullOrEmptyForEach on this It, or set the Run.FailOnNullOrEmptyForEach configuration option to $false to allow it for the whole run.*'
    }

    It 'In v5 the test silently vanished and the run passed, which hid the classic mistake: data that a BeforeAll sets comes too late for discovery.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/Pester.Runtime.ps1, and the proofs of usage/data-driven-tests in v5'
    }

    It 'A file that has to run on Pester 5, too, cannot use -AllowNullOrEmptyForEach: v5 does not have that parameter.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/functions/It.ps1'
    }

    It 'In each block, Pester 5 ran only the last one and silently ignored the others. Look closely at what the ignored blocks do: they have not run for a while.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/functions/SetupTeardown.ps1, and the proofs of usage/setup-and-teardown in v5'
    }

    It 'With an older Pester installed, PowerShell finds the command there, and the message is The ''Assert-MockCalled'' command was found in the module ''Pester'', but the module could not be loaded.' {
        $old = @{ 'modules/Pester/4.10.1/Pester.psd1' = "@{ ModuleVersion = '4.10.1'; RootModule = 'Pester.psm1'; FunctionsToExport = 'Assert-MockCalled' }"; 'modules/Pester/4.10.1/Pester.psm1' = 'throw "incompatible version"' }
        (Invoke-Sample -File $old -Script { $env:PSModulePath = "$PWD/modules"; try { Assert-MockCalled x } catch { "$_" } }).Value | Should -BeLike "The 'Assert-MockCalled' command was found in the module 'Pester', but the module could not be loaded*"
    }

    It 'When every Mock of a command had a -ParameterFilter and none accepted the call, v5 ran the real command.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/functions/Mock.ps1, and the test file for v5 below the sentence, which npm run examples runs'
    }

    It 'Write Where-Object { $_.Size -gt 100 } in code that you test: see the mock throws, and the test passes.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Get-Disk { }; Mock Get-Disk { } -ParameterFilter { $false } }; It 'short' { 'a' | Where-Object Length -GT 0 | ForEach-Object { Get-Disk } }; It 'block' { 'a' | Where-Object { $_.Length -gt 0 } | ForEach-Object { Get-Disk } } } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Pester 5 read all files first and then ran all of them.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/Pester.Runtime.ps1, and the proofs of usage/discovery-and-run in v5'
    }

    It 'Scripts that parse the console should read the result object instead.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Script { Invoke-Pester -Path . -Output None -PassThru }
        $run.Text | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'Test files in hidden folders and files whose names begin with a dot are found now; .git, .svn and .hg are left out.' {
        $file = @{}
        foreach ($name in '.cache/a', '.dot', '.git/b', '.svn/c', '.hg/d', 'deep/.git/e') { $file["$name.Tests.ps1"] = "Describe '$name' { It 'i' { } }" }
        (Invoke-Sample -File $file).Tests.Path | Sort-Object | Should -Be '.cache/a.i', '.dot.i'
    }

    It 'If a tool keeps a copy of your tests in such a folder, exclude it with Run.ExcludePath or -ExcludePath. The pattern must match the full path of the files, or, since 6.1.0, be the full path of a folder.' {
        $file = @{ '.cache/a.Tests.ps1' = "Describe 'a' { It 'i' { } }"; 'b.Tests.ps1' = "Describe 'b' { It 'i' { } }" }
        $run = Invoke-Sample -File $file -Script {
            foreach ($pattern in '*.cache*', "$PWD/.cache", '.cache') { (Invoke-Pester -ExcludePath $pattern -Output None -PassThru).PassedCount }
            (Invoke-Pester -Configuration @{ Run = @{ ExcludePath = "$PWD/.cache"; PassThru = $true }; Output = @{ Verbosity = 'None' } }).PassedCount
        }
        $run.Value | Should -Be 1, 1, 2, 1
    }

    It 'In the name of a test or a block, both versions put a $ in front of the text between `< and `>, and evaluate the result.' {
        $run = Invoke-Sample { Describe 'd' { It 'twice <n * 2>' -ForEach @{ n = 3 } { }; It 'now <Get-Date>' { } } }
        $run.Tests[0].Name | Should -Be 'twice 6'
        $run.Tests[1].Result | Should -Be 'Failed'
    }

    It 'Reports contain these names, so after the upgrade check whatever reads the reports.' {
        $run = Invoke-Sample { Describe 'd' { It 'flag <flag>' -ForEach @{ flag = $true } { } } } -Configuration @{ TestResult = @{ OutputPath = 'r.xml' } }
        $run.Files['r.xml'] | Should -Match 'flag \$true'
    }

    It 'Both already counted as skipped in v5.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/functions/Set-ItResult.ps1, and the proofs of commands/It in v5'
    }

    It 'Pester 5 accepted most parameters of v4, many of them with a deprecation warning.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/Main.ps1, and the proofs of commands/Invoke-Pester in v5'
    }

    It '-Script | -Path, or Run.Path' {
        $parameters | Should -Contain 'Path'
        $parameters | Should -Not -Contain 'Script'
        $options | Should -Contain 'Run.Path'
    }

    It '-Script @{ Path = …; Parameters = … } | -Container with New-PesterContainer' {
        $file = @{ 'a.Tests.ps1' = 'param ($Name); Describe "d" { It "<Name>" { } }' }
        (Invoke-Sample -File $file -Script { Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ Name = 'given' }) -PassThru -Output None }).Tests.Name | Should -Be 'given'
    }

    It '-Tags, -Name | -TagFilter, -FullNameFilter' {
        $parameters | Should -Contain 'TagFilter'
        $parameters | Should -Contain 'FullNameFilter'
        $parameters | Should -Not -Contain 'Tags'
        $parameters | Should -Not -Contain 'Name'
    }

    It '-OutputFile, -OutputFormat | TestResult.OutputPath, TestResult.OutputFormat' {
        'TestResult.OutputPath', 'TestResult.OutputFormat' | ForEach-Object { $options | Should -Contain $_ }
        'OutputFile', 'OutputFormat' | ForEach-Object { $parameters | Should -Not -Contain $_ }
    }

    It '-CodeCoverage | CodeCoverage.Enabled, CodeCoverage.Path' {
        'CodeCoverage.Enabled', 'CodeCoverage.Path' | ForEach-Object { $options | Should -Contain $_ }
        $parameters | Should -Not -Contain 'CodeCoverage'
    }

    It '-CodeCoverageOutputFile, -CodeCoverageOutputFileFormat, -CodeCoverageOutputFileEncoding | CodeCoverage.OutputPath, CodeCoverage.OutputFormat, CodeCoverage.OutputEncoding' {
        'CodeCoverage.OutputPath', 'CodeCoverage.OutputFormat', 'CodeCoverage.OutputEncoding' | ForEach-Object { $options | Should -Contain $_ }
        $parameters -like 'CodeCoverage*' | Should -BeNullOrEmpty
    }

    It '-Show, -Quiet | -Output, or Output.Verbosity' {
        $parameters | Should -Contain 'Output'
        'Show', 'Quiet' | ForEach-Object { $parameters | Should -Not -Contain $_ }
        $options | Should -Contain 'Output.Verbosity'
    }

    It '-Strict, -PesterOption | nothing; v5 ignored them already. The name of the suite is TestResult.TestSuiteName' {
        'Strict', 'PesterOption' | ForEach-Object { $parameters | Should -Not -Contain $_ }
    }

    It 'Coverage uses a profiler | other timing; more commands are counted | adjust the target; CodeCoverage.UseBreakpoints for the timing only' {
        $counts = foreach ($old in $true, $false) { (Invoke-Sample -File @{ 'B.ps1' = 'function Get-A { foreach ($i in 1, 2) { break } }' } -Test { Describe 'd' { It 'i' { } } } -Configuration @{ Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = './B.ps1'; UseBreakpoints = $old } } -Inspect { $args[0].CodeCoverage.CommandsAnalyzedCount }).Value }
        $counts | Should -Be 2, 2
    }

    It 'UseBreakpoints brings back the old way of measuring, not the old numbers.' {
        (Invoke-Sample -File @{ 'B.ps1' = 'function Get-A { foreach ($i in 1) { break } }' } -Test { Describe 'd' { It 'i' { } } } -Configuration @{ Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = './B.ps1'; UseBreakpoints = $true } } -Inspect { @($args[0].CodeCoverage.CommandsMissed.Command) }).Value | Should -Contain 'break'
    }

    It 'In every format, paths are now relative to the root of the repository in which PowerShell was started, so JaCoCo, the default, serves editors, too. Run.RepoRoot and CodeCoverage.ReportRoot set that root.' {
        $run = Invoke-Sample -File @{ 'sub/src/B.ps1' = 'function Get-A { 1 }'; 'a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            foreach ($root in @{ Run = @{ RepoRoot = "$PWD" } }, @{ Run = @{ RepoRoot = "$PWD/sub" } }, @{ CodeCoverage = @{ ReportRoot = "$PWD/sub" } }) {
                $config = [PesterConfiguration] $root
                $config.Run.Path = './a.Tests.ps1'; $config.Output.Verbosity = 'None'
                $config.CodeCoverage.Path = './sub/src/B.ps1'; $config.CodeCoverage.OutputPath = 'coverage.xml'; $config.CodeCoverage.UseBreakpoints = $true
                Invoke-Pester -Configuration $config
                [regex]::Match((Get-Content coverage.xml -Raw), '<class name="([^"]*)"').Groups[1].Value
            }
        }
        $run.Value | Should -Be 'sub/src/B', 'src/B', 'src/B'
    }

    It 'The format existed to give an editor paths that it could resolve.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/functions/Coverage.ps1'
    }

    It 'In v5 it had no effect until Enabled was $true.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/functions/TestResults.ps1, and the proofs of usage/test-results in v5'
    }

    It 'All other properties stay; the result object lists them.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Inspect { $r = $args[0]; foreach ($part in $r, $r.Tests[0], $r.Containers[0].Blocks[0], $r.Containers[0]) { $part.PSObject.Properties.Name -join ' ' } }
        # What 5.9.0 has, without those of the sentence before.
        $v5 = 'Containers Result FailedCount FailedBlocksCount FailedContainersCount PassedCount SkippedCount InconclusiveCount NotRunCount TotalCount Duration Executed ExecutedAt Version PSVersion PSBoundParameters Plugins PluginConfiguration PluginData Configuration DiscoveryDuration UserDuration FrameworkDuration Failed FailedBlocks FailedContainers Passed Skipped Inconclusive NotRun Tests CodeCoverage',
        'Name Path Data ExpandedName ExpandedPath Result ErrorRecord StandardOutput Duration ItemType Id GroupId ScriptBlock Tag Skip Block First Last Include Exclude Explicit ShouldRun StartLine Executed ExecutedAt Passed Skipped Inconclusive UserDuration FrameworkDuration PluginData FrameworkData',
        'Name Path Data ExpandedName ExpandedPath Blocks Tests Result FailedCount PassedCount SkippedCount NotRunCount TotalCount ErrorRecord Duration Id GroupId Tag Skip ItemType BlockContainer Root IsRoot Parent EachTestSetup OneTimeTestSetup EachTestTeardown OneTimeTestTeardown',
        'Name Type Item Data Blocks Result Duration FailedCount PassedCount SkippedCount InconclusiveCount NotRunCount TotalCount ErrorRecord Passed OwnPassed Skip ShouldRun Executed ExecutedAt DiscoveryDuration UserDuration FrameworkDuration StandardOutput'
        for ($i = 0; $i -lt $v5.Count; $i++) { foreach ($name in -split $v5[$i]) { -split $run.Value[$i] | Should -Contain $name } }
    }

    It 'You need not rewrite anything: you can use both families of assertions in one file, and in one test. When everything is rewritten, Should.DisableV5 keeps the classic family from coming back.' {
        $test = { Describe 'd' { It 'classic' { 1 | Should -Be 1; 1, 2 | Should -Contain 2; { throw 'x' } | Should -Throw }; It 'both' { 1 | Should -Be 1; 1 | Should-Be 1 }; It 'new' { 1 | Should-Be 1 } } }
        (Invoke-Sample $test).Passed | Should -Be 3
        (Invoke-Sample $test -Configuration @{ Should = @{ DisableV5 = $true } }).Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
    }

    It 'In a function of a script module, Write-Error counts only when you call that function with -ErrorAction Stop, when the whole assertion is inside InModuleScope, or where $global:ErrorActionPreference is Stop.' {
        (Invoke-Sample -File @{ 'M.psm1' = 'function Write-Mod { [CmdletBinding()] param () Write-Error x }' } -Test { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/M.psm1 }; It 'i' { { Write-Mod 2> $null } | Should-Throw }; It 'allow' { { Write-Mod 2> $null } | Should-Throw -AllowNonTerminatingError } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -PassThru -Output None }).Tests[0].Result | Should -Be 'Passed'
        $run = Invoke-Sample -File @{ 'M.psm1' = 'function Write-Mod { [CmdletBinding()] param () Write-Error "x" -ErrorId own; "after" }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/M.psm1; function Write-Own { [CmdletBinding()] param () Write-Error 'x' } }
            Describe 'd' { It 'module' { { Write-Mod 2> $null } | Should-Throw }; It 'stop' { { Write-Mod -ErrorAction Stop } | Should-Throw }; It 'own' { { Write-Own } | Should-Throw }; It 'whole assertion inside' { InModuleScope M { { Write-Mod 2> $null } | Should-Throw } }; It 'only the call inside' { { InModuleScope M { Write-Mod 2> $null } } | Should-Throw } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It 'In Pester 6, Assert-Equivalent is not recognized unless you still import that module.' {
        $run = Invoke-Sample -File @{ 'Assert.psm1' = 'function Assert-Equivalent { "the module" }' } -Script { try { Assert-Equivalent 1 1 } catch { "$_" }; Import-Module ./Assert.psm1; Assert-Equivalent 1 1 }
        $run.Value[0] | Should -BeLike "The term 'Assert-Equivalent' is not recognized*"
        $run.Value[1] | Should -Be 'the module'
    }

    It 'Assert-Equal, Assert-NotEqual | Should-Be, Should-NotBe' {
        Assert-Counterpart Should-Be, Should-NotBe
    }

    It 'Assert-StringEqual, Assert-StringNotEqual | Should-BeString, Should-NotBeString' {
        Assert-Counterpart Should-BeString, Should-NotBeString
    }

    It 'Assert-Like, Assert-NotLike | Should-BeLikeString, Should-NotBeLikeString' {
        Assert-Counterpart Should-BeLikeString, Should-NotBeLikeString
    }

    It 'Assert-True, Assert-False | Should-BeTrue, Should-BeFalse' {
        Assert-Counterpart Should-BeTrue, Should-BeFalse
    }

    It 'Assert-Null, Assert-NotNull | Should-BeNull, Should-NotBeNull' {
        Assert-Counterpart Should-BeNull, Should-NotBeNull
    }

    It 'Assert-Same, Assert-NotSame | Should-BeSame, Should-NotBeSame' {
        Assert-Counterpart Should-BeSame, Should-NotBeSame
    }

    It 'Assert-Type, Assert-NotType | Should-HaveType, Should-NotHaveType' {
        Assert-Counterpart Should-HaveType, Should-NotHaveType
    }

    It 'Assert-LessThan, Assert-GreaterThan and …OrEqual | Should-BeLessThan, Should-BeGreaterThan and …OrEqual' {
        Assert-Counterpart Should-BeLessThan, Should-BeGreaterThan, Should-BeLessThanOrEqual, Should-BeGreaterThanOrEqual
    }

    It 'Assert-Contain, Assert-NotContain | Should-ContainCollection, Should-NotContainCollection' {
        Assert-Counterpart Should-ContainCollection, Should-NotContainCollection
    }

    It 'Assert-Any, Assert-All | Should-Any, Should-All' {
        Assert-Counterpart Should-Any, Should-All
    }

    It 'Deep comparison of objects | Should-BeEquivalent' {
        Assert-Passing { [pscustomobject] @{ a = @{ b = 1 } } | Should-BeEquivalent ([pscustomobject] @{ a = @{ b = 1 } }) }
        Get-Failure { [pscustomobject] @{ a = @{ b = 1 } } | Should-BeEquivalent ([pscustomobject] @{ a = @{ b = 2 } }) } | Should -Match 'b'
    }

    It 'Failed counts list the calls of a mock | Check how a mock was called' {
        Assert-TestPassed $sample 'lists calls'
    }

    It 'A reason needs -Because. 50 | Should -BeLessThan 5 ''the limit'' fails with that reason. 50 | Should-BeLessThan 5 ''the limit'' prints an error and passes, since the text is used as -Actual.' {
        $run = Invoke-Sample { Describe 'd' { It 'classic' { 50 | Should -BeLessThan 5 'the limit' }; It 'new' { 50 | Should-BeLessThan 5 'the limit' }; It 'named' { 50 | Should-BeLessThan 5 -Because 'the limit' }; It 'text' { Should-BeString 'a' 'b' } } }
        $run.Messages[0, 1] | Should -BeLike '*less than*5, because the limit, but*'
        $run.Messages[2] | Should -BeLike "*Expected: 'a'*But was:  'b'*"
        Assert-TestPassed $run 'new'
        $run.Errors | Should -BeLike 'The input object cannot be bound*'
    }

    It 'Pester 6 supports Windows PowerShell 5.1 and PowerShell 7.4 and later, on Linux, macOS and Windows.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/README.md'
    }

    It 'PowerShell 3, 4, 6 and the earlier 7 releases need Pester 5.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/README.md'
    }

    It 'Every deprecation warning of v5 is an error in v6.' {
        foreach ($old in '-OutputFile x.xml', '-Tags x', '-Show None', '-Script .', '-CodeCoverage x.ps1') {
            (Invoke-Sample "'$old'" -Script ([scriptblock]::Create("try { Invoke-Pester $old } catch { `"`$_`" }"))).Value | Should -BeLike 'A parameter cannot be found*'
        }
    }

    It '-TestName, gone since v5 | -FullNameFilter, or Filter.FullName' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { }; It "j" { } }' } -Script {
            try { Invoke-Pester sub -TestName d; 'taken' } catch { "$_" }
            (Invoke-Pester sub -FullNameFilter 'd.i' -PassThru -Output None).PassedCount
            (Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; PassThru = $true }; Filter = @{ FullName = 'd.i' }; Output = @{ Verbosity = 'None' } }).PassedCount
        }
        $run.Value[0] | Should -Match "parameter name 'TestName'"
        $run.Value[1, 2] | Should -Be 1, 1
    }

    It '$TestDrive is a folder whose name begins with Pester_; in v5, the name was a GUID. A test that expects a GUID in a path fails, and so does a test that a text with such a path does not contain the word Pester. Take the path out of the text first: $text.Replace("$TestDrive", '''').' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'name' { Split-Path $TestDrive -Leaf | Should -Match '^Pester_\w+$' }
                It 'guid' { $TestDrive | Should -Match '[0-9a-f]{8}-[0-9a-f]{4}' }
                It 'word' { "error in $TestDrive/a.ps1" | Should -Not -Match 'pester' }
                It 'cut' { $text = "error in $TestDrive/a.ps1"; $text.Replace("$TestDrive", '') | Should -Not -Match 'pester' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed'
    }

    It 'CodeCoverage.Enabled, CodeCoverage.Path; no place for a hashtable' {
        $run = Invoke-Sample -Script {
            try { Invoke-Pester -CodeCoverage 'a.ps1' } catch { "$_" }
            $config = New-PesterConfiguration
            try { $config.CodeCoverage.Path = @{ Path = 'a.ps1'; Function = 'Get-A' } } catch { "$_" }
            $config.CodeCoverage.Path = 'a.ps1'; "$($config.CodeCoverage.Path.Value)"
        }
        $run.Value[0, 2] | Should -Be "A parameter cannot be found that matches parameter name 'CodeCoverage'.", 'a.ps1'
        $run.Value[1] | Should -BeLike '*Cannot convert the "System.Collections.Hashtable" value*'
    }
}
