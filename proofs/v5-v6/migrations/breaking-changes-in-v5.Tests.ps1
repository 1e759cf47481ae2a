BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Backup.psm1' = '$script:root = "module"; function Get-Today { Get-Date }; function Get-Root { Get-Location }; function Get-Item2 { Get-Item -Path $script:root }'
    } -Test {
        Describe 'd' {
            BeforeAll {
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Get-Disk ($Name, [switch] $Force) { 'real' }
                Import-Module $PSScriptRoot/Backup.psm1 -Force
            }

            It 'throw' {
                (Get-Message { { throw 'the disk is full' } | Should -Throw 'disk' }) | Should -BeLike 'Expected an exception with message like*'; { throw 'the Disk is full' } | Should -Throw '*disk*'
                { throw 'a [b] c' } | Should -Throw 'a `[b`] c'; (Get-Message { { throw 'a [b] c' } | Should -Throw 'a [b] c' }), (Get-Message { { throw 'a [b] c' } | Should -Throw "a `[b`] c" }) | Should -Not -Be 'PASSED'
                (Get-Message { { Get-Item ./missing -ErrorAction Stop } | Should -Throw -ErrorId 'PathNotFound' }) | Should -Not -Be 'PASSED'; { Get-Item ./missing -ErrorAction Stop } | Should -Throw -ErrorId 'PathNotFound*'
            }
            It 'bound parameters' {
                Mock Get-Disk { "[$($PSBoundParameters.Keys)][$($PesterBoundParameters.Keys)]" } -ParameterFilter { $PesterBoundParameters.ContainsKey('Force') -and -not $PSBoundParameters.ContainsKey('Force') }; Get-Disk -Force | Should -Be '[][Force]'
                Mock Get-Disk { param ($Name) "[$($PSBoundParameters.Keys)]" }; Get-Disk -Name a | Should -Be '[Name]'
            }
            It 'variables of the test' {
                $root = 'test'; Mock Get-Location { "[$root]" } -ModuleName Backup -ParameterFilter { $root -eq 'test' }; Get-Root | Should -Be '[test]'
            }
            It 'calls of the module' {
                Mock Get-Location { 'mocked' } -ModuleName Backup; Get-Root | Should -Be 'mocked'; Get-Location | Should -Not -Be 'mocked'
            }
            It 'goes to an unfiltered mock' {
                Mock Get-Date { 'test' }; Mock Get-Date { 'module' } -ModuleName Backup -ParameterFilter { $false }; Get-Today | Should -Be 'test'
            }
            It 'by the call' {
                Mock Get-Item { "[$Path]" } -ModuleName Backup; Get-Item2 | Should -Be '[module]'
            }
            It 'by the call, in InModuleScope' {
                InModuleScope Backup { Mock Get-Item { "[$Path]" } }; Get-Item2 | Should -Be '[module]'
            }
            It 'in InModuleScope' {
                $root = 'test'; InModuleScope Backup { Mock Get-Location { "[$root][$script:root]" } }; Get-Root | Should -Be '[module][module]'
                Get-Location | Should -Not -BeLike '*module*'
            }
            It 'no variable of the module' {
                Mock Get-Location { "[$root][$script:root]" } -ModuleName Backup; Get-Root | Should -Be '[][]'
            }
            It 'root' {
                $PSScriptRoot | Should -Be (Split-Path $PSCommandPath); Split-Path $PSCommandPath -Leaf | Should -Match 'Tests\.ps1$'
            }
            It 'drive' {
                $TestDrive | Should -BeOfType string
            }
            It 'inconclusive' {
                Get-Command Set-TestInconclusive -ErrorAction Ignore | Should -BeNullOrEmpty
            }
            It 'old name' {
                (Get-Alias Add-AssertionOperator).Definition | Should -Be 'Add-ShouldOperator'
            }
            It 'gherkin' {
                Get-Command Invoke-Gherkin, GherkinStep, BeforeEachFeature -Module Pester -ErrorAction Ignore | Should -BeNullOrEmpty
            }
        }
    }

    function Get-Said ($Run) { @($Run.Output -match '^\s*said: ' -replace '^\s*said: ') -join ' ' }
    $phases = Invoke-Sample {
        Write-Host "said: top[$TestDrive]"
        BeforeDiscovery { Write-Host 'said: discovery' }
        $early = 1
        BeforeAll { Write-Host "said: all[$early][$($MyInvocation.MyCommand.Path)]" }
        Describe 'd' {
            Write-Host 'said: body'
            It 'i' { Get-Date | Should -BeOfType datetime; Mock Get-Date { 'mocked' }; Get-Date | Should -Be 'mocked'; Set-Content TestDrive:/x 1 }
            It 'j' { Get-Date | Should -BeOfType datetime; $null = Mock Get-Date { 'again' }; Get-Date; Should -Invoke Get-Date -Times 1 -Exactly; Should -Invoke Get-Date -Times 2 -Exactly -Scope Describe }
            Mock Get-Date { 'in the body' }
        }
        Describe 'e' { It 'emptied' { 'TestDrive:/x' | Should -Not -Exist } }
    }

    $more = Invoke-Sample {
        Describe 'd' {
            BeforeAll { $said = try { Split-Path -Parent $MyInvocation.MyCommand.Path } catch { "$_" }; function Get-Real { 'real' } }
            It 'no path' { $said | Should -Be "Cannot bind argument to parameter 'Path' because it is null."; $PSCommandPath | Should -Exist; $PSScriptRoot | Should -Exist }
            It 'verifiable' { Mock Get-Real { } -Verifiable; { Should -InvokeVerifiable } | Should -Throw; Get-Real; Should -InvokeVerifiable }
            It 'no command' { Get-Command New-PesterOption, Set-TestInconclusive, Setup, In, Get-TestDriveItem -Module Pester -ErrorAction Ignore | Should -BeNullOrEmpty; { New-PesterOption } | Should -Throw "The term 'New-PesterOption' is not recognized*" }
            It 'inconclusive' { Set-ItResult -Inconclusive }
            It 'empty' { }
            It 'empty and marked' -Skip { }
        }
    }
    # What runs with other options give: names of tests that ran, printed lines, files.
    $calls = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It slow -Tag Slow { }; It fast -Tag Fast { throw "bad" } }'; 'Code.ps1' = 'function Get-It { 1 }'; 'broken/b.Tests.ps1' = 'Describe "e" { It "above" { } }; throw "broke"; Describe "f" { It "below" { } }' } -Script {
        function Get-Ran ($Result) { @($Result.Tests | Where-Object Executed | ForEach-Object Name) -join ' ' }
        $file = './a.Tests.ps1'
        $seen = @{
            Tag      = Get-Ran (Invoke-Pester $file -TagFilter Slow -PassThru -Output None)
            Exclude  = Get-Ran (Invoke-Pester $file -ExcludeTagFilter Slow -PassThru -Output None)
            None     = @(Invoke-Pester $file -Output None 6>&1).Count
            Normal   = (Invoke-Pester $file -Output Normal 6>&1 | Out-String)
            Detailed = (Invoke-Pester $file -Output Detailed 6>&1 | Out-String)
            Missing  = "$(try { Invoke-Pester ./nothing 6>&1 2>&1 } catch { $_ })"
        }
        Invoke-Pester -Configuration @{ Run = @{ Path = $file }; TestResult = @{ Enabled = $true; OutputPath = 'report.xml'; OutputFormat = 'JUnitXml' }; CodeCoverage = @{ Enabled = $true; Path = './Code.ps1'; OutputPath = 'covered.xml' }; Output = @{ Verbosity = 'None' } }
        $broken = Invoke-Pester ./broken -PassThru -Output None
        $seen.Broken = "$($broken.Result) $($broken.FailedCount) $($broken.FailedBlocksCount) $($broken.FailedContainersCount) $($broken.Tests.Name)"
        $seen.Report = Test-Path report.xml; $seen.Covered = Test-Path covered.xml
        $seen
    }
    $call = $calls.Value[0]
}

Describe 'migrations/breaking-changes-in-v5' {
    It '-Throw compares with -like | Expected an exception with message like … | stars around a part' {
        Assert-TestPassed $sample 'throw'
    }

    It 'The text is a wildcard pattern that must match the whole message, ignoring case. -ErrorId is compared in the same way.' {
        Assert-TestPassed $sample 'throw'
    }

    It 'Brackets in the message now need a backtick, in single quotes.' {
        Assert-TestPassed $sample 'throw'
    }

    It '$PSBoundParameters is empty in a mock | an empty table | $PesterBoundParameters' {
        Assert-TestPassed $sample 'bound parameters'
    }

    It 'In the body of a mock and in a -ParameterFilter, use $PesterBoundParameters instead.' {
        Assert-TestPassed $sample 'bound parameters'
    }

    It 'A body with a param block of its own still has $PSBoundParameters.' {
        Assert-TestPassed $sample 'bound parameters'
    }

    It 'A filter that asks $ErrorActionPreference whether the call had -ErrorAction asks $ErrorAction instead, which is empty in v4.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Mock.ps1, and a run of 4.10.1: in the filter, the preference was Stop and $ErrorAction empty, with -ModuleName and without. What v5 does is proved below.'
    }

    It 'In v5, the preference that a mock with -ModuleName sees is that of the test.' {
        $run = Invoke-Sample {
            BeforeAll {
                New-Module Own { function Set-InModule { Set-Content -Path x -Value 1 -ErrorAction Stop } } | Import-Module
                function Set-Own { Set-Content -Path x -Value 1 -ErrorAction Stop }
            }
            Describe 'd' {
                It 'test' { Mock Set-Content {} -ParameterFilter { Write-Host "test $ErrorActionPreference $ErrorAction"; $true }; Set-Own }
                It 'module' { Mock Set-Content { Write-Host "body $ErrorActionPreference" } -ModuleName Own -ParameterFilter { Write-Host "module $ErrorActionPreference $ErrorAction"; $true }; Set-InModule }
            }
        }
        $run.Text | Should -Match 'test Stop Stop'
        $run.Text | Should -Match 'module Continue Stop'
        $run.Text | Should -Match 'body Continue'
    }

    It 'The body of a mock with -ModuleName runs in the test | a variable of the module is empty | Mock in InModuleScope' {
        Assert-TestPassed $sample 'variables of the test', 'no variable of the module', 'in InModuleScope'
    }

    It 'Its body reads the variables of the test, as its filter does.' {
        Assert-TestPassed $sample 'variables of the test'
    }

    It 'Such a body can no longer read a variable of the module by its name. Write the Mock in InModuleScope, without -ModuleName: there, the body reads the variables of the module, as in v4.' {
        Assert-TestPassed $sample 'no variable of the module', 'in InModuleScope'
    }

    It 'It answers the calls of its module only, as in v4.' {
        Assert-TestPassed $sample 'calls of the module'
    }

    It 'A call that its filter rejects goes to an unfiltered mock of the test.' {
        Assert-TestPassed $sample 'goes to an unfiltered mock'
    }

    It 'In both cases, a value that the call passes as an argument is a parameter in the body.' {
        Assert-TestPassed $sample 'by the call', 'by the call, in InModuleScope'
    }

    It '$PSScriptRoot is the folder of the test file in both phases, and $PSCommandPath is its path.' {
        Assert-TestPassed $sample 'root'
    }

    It '$TestDrive is a string, not a DirectoryInfo. Neither $TestDrive nor the drive exists during discovery.' {
        Assert-TestPassed $sample 'drive'
    }

    It 'Set-TestInconclusive | Set-ItResult -Inconclusive' {
        Assert-TestPassed $sample 'inconclusive'
    }

    It 'Add-AssertionOperator | Add-ShouldOperator; the old name still works, as its alias' {
        Assert-TestPassed $sample 'old name'
    }

    It 'Invoke-Gherkin, GherkinStep, BeforeEachFeature and the other Gherkin commands | none, see Gherkin in v4' {
        Assert-TestPassed $sample 'gherkin'
    }

    It 'First, the file, all Describe and Context bodies, -ForEach, -Skip: and BeforeDiscovery run from top to bottom. Then setup and tests run. Variables and functions of the first phase are gone in the second.' {
        Get-Said $phases | Should -Match '^top\[\] discovery body all\[\]\[\]$'
    }

    It 'A $script: variable is still there as $name, but not as $script:name.' {
        (Invoke-Sample { $script:top = 1; Describe 'd' { $script:body = 2; It 'i' { "[$top][$script:top][$body][$script:body]" | Should -Be '[1][][2][]' } } }).Passed | Should -Be 1
    }

    It 'a variable or a function is missing in the test' {
        Get-Said $phases | Should -Match 'all\[\]'
    }

    It 'In a setup block, $MyInvocation describes that block.' {
        Get-Said $phases | Should -Match '\]\[\]$'
    }

    It 'At the top of the file, $MyInvocation has a path.' {
        $run = Invoke-Sample { Write-Host "top[$($MyInvocation.MyCommand.Path)]"; Describe 'd' { BeforeAll { Write-Host "setup[$($MyInvocation.MyCommand.Path)]" }; It 'i' { } } }
        $run.Text | Should -Match 'top\[.+\.Tests\.ps1\]'
        $run.Text | Should -Match 'setup\[\]'
    }

    It 'It at the top of a file | Test cannot be directly in the root. | a Describe around it' {
        (Invoke-Sample { It 'i' { } }).Messages | Should -Match 'Test cannot be directly in the root'
    }

    It 'Container failed: 1, while Failed is 0' {
        $run = Invoke-Sample 'Describe "d" { It "i" { }'
        $run.Text | Should -Match 'Failed: 0(?s:.*)Container failed: 1'
    }

    It 'The tests that discovery did not reach are missing (all tests of the file, if it has a syntax error), and FailedCount does not count them.' {
        $run = Invoke-Sample { Describe 'a' { It 'found' { } }; throw 'x'; Describe 'b' { It 'lost' { } } }
        $run.Tests.Name | Should -Not -Contain 'lost'
        $run.Failed | Should -Be 0
        (Invoke-Sample 'Describe "d" { It "i" { }').Tests | Should -HaveCount 0
    }

    Context 'a BeforeAll that throws' {
        BeforeAll {
            $run = Invoke-Sample { Describe 'd' { BeforeAll { throw 'x' }; It 'a' { Write-Host 'said: ran' }; It 'b' { } } } -Inspect { "$($args[0].FailedCount) $($args[0].Containers[0].Blocks[0].ErrorRecord.Count) $($args[0].Tests[0].ErrorRecord.Count)" }
        }

        It 'A BeforeAll that throws | every test of the block fails | fix the setup' {
            $run.Tests.Result | Should -Be 'Failed', 'Failed'
        }

        It 'The tests are counted as failed without having run, and the error belongs to the block.' {
            $run.Value[0] | Should -Be '2 1 0'
            Get-Said $run | Should -BeNullOrEmpty
        }
    }

    It 'A failure that is only collected fails the block, while its tests run and can pass.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { 1 | Should -Be 2 -ErrorAction Continue; Write-Host 'said: went on' }; It 'a' { Write-Host 'said: ran' }; It 'b' { throw 'own' } }; Describe 'e' { It 'c' { } } } -Inspect { "$($args[0].Result) $($args[0].FailedBlocks.Name)" }
        Get-Said $run | Should -Be 'went on ran'
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
        $run.Value | Should -Be 'Failed d'
        (Invoke-Sample { Describe 'd' { BeforeAll { 1 | Should -Be 2 }; It 'a' { } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }).Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { BeforeAll { 1 | Should -Be 2 }; It 'a' { } } }).Passed | Should -Be 0
    }

    It 'The exception of an AfterAll fails the block only. The totals say BeforeAll \ AfterAll failed: 1, or, for an AfterAll at the top of a file, Container failed: 1.' {
        $block = Invoke-Sample { Describe 'd' { AfterAll { throw 'x' }; It 'a' { } } }
        $block.Text | Should -Match 'BeforeAll \\ AfterAll failed: 1'
        $block.Text | Should -Not -Match 'Container failed'
        $file = Invoke-Sample { AfterAll { throw 'x' }; Describe 'd' { It 'a' { } } }
        $file.Text | Should -Match 'Container failed: 1'
        $file.Text | Should -Not -Match 'AfterAll failed'
        foreach ($run in $block, $file) { $run.Passed, $run.Failed, $run.Result | Should -Be 1, 0, 'Failed' }
    }

    It 'Setup of skipped tests | BeforeAll and AfterAll do not run | nothing' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Write-Host 'said: all' }; AfterAll { Write-Host 'said: all' }; It 'a' -Skip { } }; Describe 'e' { BeforeAll { Write-Host 'said: all' }; It 'b' -Tag Slow { } } } -Configuration @{ Filter = @{ ExcludeTag = 'Slow' } }
        Get-Said $run | Should -BeNullOrEmpty
    }

    It 'When every test of a block is skipped by -Skip, or a filter leaves all of them out, its BeforeAll and AfterAll do not run.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Write-Host 'said: all' }; AfterAll { Write-Host 'said: all' }; It 'a' -Skip { } }; Describe 'e' { BeforeAll { Write-Host 'said: all' }; It 'b' -Tag Slow { } }; Describe 'f' { BeforeAll { Write-Host 'said: by result' }; It 'c' { Set-ItResult -Skipped } } } -Configuration @{ Filter = @{ ExcludeTag = 'Slow' } }
        Get-Said $run | Should -Be 'by result'
    }

    It 'A test with an empty body | it passes | -Skip' {
        (Invoke-Sample { Describe 'd' { It 'empty' { }; It 'comment' { <# later #> }; It 'skipped' -Skip { } } }).Tests.Result | Should -Be 'Passed', 'Passed', 'Skipped'
        # Without the braces it is no test.
        $run = Invoke-Sample { Describe 'd' { It 'no body' } }
        $run.Result | Should -Be 'Failed'
        $run.Passed | Should -Be 0
    }

    It 'Nested It | Collection was modified | Context' {
        (Invoke-Sample { Describe 'd' { It 'outer' { It 'inner' { } } } }).Messages | Should -Match 'Collection was modified'
    }

    It 'InvalidOperationException: Collection was modified; enumeration operation may not execute.' {
        (Invoke-Sample { Describe 'd' { It 'outer' { It 'inner' { } } } }).Messages | Should -Match 'Collection was modified'
    }

    Context 'collected failures' {
        BeforeAll {
            $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should -Be 2 -ErrorAction Continue; 3 | Should -Be 4 -ErrorAction Continue } } }
        }

        It '-ErrorAction Continue collects failures | more than one failure in a test | usually welcome' {
            $run.Tests[0].Message | Should -HaveCount 2
        }

        It 'Should -ErrorAction Continue, or Should.ErrorAction in the configuration, lets a test go on after a failed assertion and reports all failures.' {
            $run.Tests[0].Message[0] | Should -BeLike 'Expected 2*'
            $run.Tests[0].Message[1] | Should -BeLike 'Expected 4*'
        }
    }

    It 'Such a failure fails the test even inside a try/catch' {
        (Invoke-Sample { Describe 'd' { It 'i' { try { 1 | Should -Be 2 -ErrorAction Continue } catch { } } } }).Failed | Should -Be 1
    }

    It 'A mock in the body of a block has no effect | the real command runs | BeforeAll, BeforeEach' {
        $phases.Tests[0].Result | Should -Be 'Passed'
    }

    It 'The body runs during discovery, when no test can use the mock.' {
        $phases.Tests[0].Result | Should -Be 'Passed'
    }

    It 'Mock gives no error, the real command runs, and Should -Invoke fails with Could not find Mock for command.' {
        $phases.Tests[0].Result | Should -Be 'Passed'
        (Invoke-Sample { Describe 'd' { Mock Get-Date { 1 }; It 'i' { Get-Date; Should -Invoke Get-Date } } }).Messages | Should -BeLike '*Could not find Mock for command Get-Date*'
    }

    It 'A mock ends with its test | the next test calls the real command | BeforeAll, BeforeEach' {
        $phases.Tests[1].Result | Should -Be 'Passed'
    }

    It 'Now the mock ends with the It.' {
        $phases.Tests[1].Result | Should -Be 'Passed'
    }

    It 'Calls are counted per test | smaller counts | -Scope Describe' {
        $phases.Tests[1].Result | Should -Be 'Passed'
    }

    It 'Inside an It only the calls of that test count.' {
        $phases.Tests[1].Result | Should -Be 'Passed'
    }

    It 'In AfterEach the calls of the test that just ended count.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { 1 } }; AfterEach { Should -Invoke Get-Date -Times 1 -Exactly }; It 'a' { Get-Date }; It 'b' { Get-Date }; It 'none' { }; It 'two' { Get-Date; Get-Date } } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'To count further out, use -Scope Describe or a number of levels.' {
        $phases.Tests[1].Result | Should -Be 'Passed'
    }

    Context 'Normal and Detailed' {
        BeforeAll {
            $normal = Invoke-Sample { Describe 'd' { It 'quiet one' { }; It 'bad' { throw 'x' } } } -Configuration @{ Output = @{ Verbosity = 'Normal' } }
            $detailed = Invoke-Sample { Describe 'd' { It 'quiet one' { } } }
        }

        It 'Normal output is short | passed tests are not listed | -Output Detailed' {
            $normal.Text | Should -Not -Match 'quiet one'
            $detailed.Text | Should -Match 'quiet one'
        }

        It 'Normal prints a line for each file that passed, the failed tests and the totals. -Output Detailed lists every test, as v4 did, and -Output Diagnostic adds what Pester does internally.' {
            $normal.Text | Should -Match '\[-\] d\.bad(?s:.*)Tests Passed: 1'
            $detailed.Text | Should -Match 'quiet one'
        }
    }

    It 'Now there is an error and no result object' {
        $run = Invoke-Sample -Script { $null -eq (Invoke-Pester -Path ./missing -PassThru) }
        $run.Value | Should -BeTrue
        $run.Text | Should -Match 'No test files were found and no scriptblocks were provided'
    }

    Context 'the result as a tree' {
        BeforeAll {
            $run = Invoke-Sample { Describe 'd' { It 'a' { }; It 'b' { throw 'x' }; It 'c' -Skip { }; It 'e' -Tag Out { } } } -Configuration @{ Filter = @{ ExcludeTag = 'Out' } } -Inspect {
                $r = $args[0]; "$($r.Passed.Name) $($r.Failed.Name) $($r.Skipped.Name) $($r.NotRun.Name) $($r.Failed[0].ErrorRecord[0])"; "$($r.PSObject.Properties.Name -contains 'TestResult') $($r.PSObject.Properties.Name -contains 'Time')"; (ConvertTo-Pester4Result $r).TestResult.Count
            }
        }

        It 'The result is a tree | TestResult and Time are missing | ConvertTo-Pester4Result' {
            $run.Value[1, 2] | Should -Be 'False False', 3
        }

        It 'TestResult, filtered by Result | Passed, Failed, Skipped, Inconclusive, NotRun' {
            $run.Value[0] | Should -Be 'a b c e x'
        }

        It 'A test that a filter leaves out is in the result as NotRun.' {
            ($run.Tests | Where-Object Name -EQ 'e').Result | Should -Be 'NotRun'
        }

        It 'ConvertTo-Pester4Result gives the old shape.' {
            $run.Value[2] | Should -Be 3
        }
    }

    It 'FailureMessage of a test | ErrorRecord of a test, a list. FailedBlocks has the error of a failed BeforeAll or AfterAll of a block; FailedContainers has the error of one at the top of a file, and of a broken file' {
        $top = Invoke-Sample -File @{ 'a.Tests.ps1' = 'BeforeAll { throw "before" }; Describe d { It i { } }'; 'b.Tests.ps1' = 'AfterAll { throw "after" }; Describe d { It i { } }' } -Inspect { "$($args[0].FailedBlocks.Count) $($args[0].FailedContainers | ForEach-Object { $_.Item.Name }) $($args[0].FailedContainers.ErrorRecord.Count)" }
        $top.Value | Should -Be '0 a.Tests.ps1 b.Tests.ps1 2'
        $run = Invoke-Sample { Describe 'd' { It 'b' { throw 'x' } }; Describe 'f' { BeforeAll { throw 'y' }; It 'g' { } }; Describe 'h' { AfterAll { throw 'z' }; It 'i' { } } } -File @{ 'Load.Tests.ps1' = 'Describe k { It l {' } -Inspect {
            $r = $args[0]; "$($r.Failed[0].ErrorRecord.GetType().Name) $($r.Failed[0].ErrorRecord)"; "$($r.Failed[1].Name) $($r.Failed[1].ErrorRecord.Count)"; "$($r.FailedBlocks.Name) $($r.FailedBlocks.ErrorRecord.Count)"; "$($r.FailedContainers | ForEach-Object { $_.Item.Name }) $($r.FailedContainers.ErrorRecord.Count)"
            (@($r.Failed) + $r.FailedBlocks + $r.FailedContainers).ErrorRecord.Exception.Message.Count
        }
        $run.Value | Should -Be 'List`1 x', 'g 0', 'f h 2', 'Load.Tests.ps1 1', 4
    }

    It 'The FailedCount of that object leaves out a file that broke in discovery, and a failed AfterAll at the top of a file. Look at Result of the original, too.' {
        . $PSScriptRoot/../samples/pester4Result.ps1
    }

    It '-TestName | -FullNameFilter: the path of names joined by dots, wildcards allowed' {
        $run = Invoke-Sample { Describe 'Get-Backup' { Context 'c' { It 'i' { } } }; Describe 'Other' { It 'j' { } } } -Script { (Invoke-Pester -Path . -FullNameFilter 'Get-Backup.c*' -PassThru).Passed.Name }
        $run.Value | Should -Be 'i'
    }

    It '-TagFilter and -FullNameFilter in one call select what matches either of them, not only what matches both. What -ExcludeTagFilter matches is left out in any case.' {
        (Invoke-Sample { Describe 'd' { It 'a' -Tag T { }; It 'b' { }; It 'c' { } } } -Script { (Invoke-Pester -Path . -FullNameFilter 'd.b' -TagFilter T -PassThru).Passed.Name }).Value | Should -Be 'a', 'b'
        (Invoke-Sample { Describe 'd' { It 'a' -Tag T, Out { }; It 'b' -Tag Out { }; It 'c' { } } } -Script { (Invoke-Pester -Path . -FullNameFilter 'd.b', 'd.c' -TagFilter T -ExcludeTagFilter Out -PassThru).Passed.Name }).Value | Should -Be 'c'
    }

    It 'All blocks of a file share one folder, and files that a block made are removed when the block ends' {
        $run = Invoke-Sample {
            Describe 'first' {
                BeforeAll { Set-Content TestDrive:/outer.txt 'x'; $global:ProofDrive = $TestDrive }
                Context 'nested' { It 'sees the outer file' { 'TestDrive:/outer.txt' | Should -Exist; Set-Content TestDrive:/inner.txt 'x' } }
                It 'keeps the outer file only' { 'TestDrive:/outer.txt' | Should -Exist; 'TestDrive:/inner.txt' | Should -Not -Exist }
            }
            Describe 'second' { It 'has the same folder, empty' { $TestDrive | Should -Be $global:ProofDrive; Get-ChildItem TestDrive:/ | Should -BeNullOrEmpty } }
        }
        $run.Passed | Should -Be 3
    }

    It '$TestDrive is a string; nothing there during discovery' {
        Get-Said $phases | Should -Match '^top\[\]'
        Assert-TestPassed $sample 'drive'
    }

    It 'In v4, such an error counted as one failed test.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Describe.ps1, and a run of 4.10.1 with a syntax error and with a throw in a block'
    }

    It 'v4 gave a result with 0 tests, and a message (Cannot find path) only for a path that does not exist.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1, and runs of 4.10.1 with an empty folder and with a missing one'
    }

    It 'In v4 the tests were missing from the result, and a test named Error occurred in Describe block stood in for them.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Describe.ps1'
    }

    It 'In v4 they ran for skipped tests.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Describe.ps1'
    }

    It 'In v4 an empty It was pending, and so visible.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/It.ps1, and the test file for v4 below the sentence, which npm run examples runs'
    }

    It 'v4 refused an It in an It with You are already in a test case.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/It.ps1'
    }

    It 'In v4 a part was enough, and a star was only a star.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Assertions/PesterThrow.ps1'
    }

    It 'A mock made in an It lived until the end of the Describe or Context in v4, even when the test failed.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Mock.ps1'
    }

    It 'In v4 the calls of earlier tests of the block counted, too.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Mock.ps1'
    }

    It 'It does not exist in v4.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Mock.ps1'
    }

    It 'In v4 the body read those of the module, and only the filter read those of the test.' -Tag Unproved {
        'Run on 4.10.1 by hand: a filter $v -eq ''test'' hits, and one for the value in the module does not. https://github.com/pester/Pester/blob/4.10.1/Functions/Mock.ps1'
    }

    It 'In v4 it went to the real command.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Mock.ps1'
    }

    It 'Pester 5 changed when code runs, how Should -Throw compares, what a mock counts, and how a run is configured.' {
        Get-Said $phases | Should -Match '^top\[\] body discovery|^top\[\] discovery body'
        Assert-TestPassed $sample 'throw'
        $phases.Tests[1].Result | Should -Be 'Passed'
    }

    It '$MyInvocation has no path | Cannot bind argument to parameter ''Path'' because it is null. | $PSScriptRoot, $PSCommandPath' {
        Assert-TestPassed $more 'no path'
    }

    It 'ParameterBindingValidationException: Cannot bind argument to parameter ''Path'' because it is null.' {
        Assert-TestPassed $more 'no path'
    }

    It 'No test file is an error | No test files were found | correct the path' {
        $call.Missing | Should -Match 'No test files were found'
    }

    It 'No test files were found and no scriptblocks were provided.' {
        $call.Missing | Should -Match 'No test files were found and no scriptblocks were provided\.'
    }

    It 'Removed commands | The term ''…'' is not recognized | see the table there' {
        Assert-TestPassed $more 'no command'
    }

    It 'A syntax error, or an exception during discovery, fails the file as a container.' {
        $call.Broken | Should -Be 'Failed 0 0 1 above'
        (Invoke-Sample 'Describe "d" { It "i" { 1 }').Result | Should -Be 'Failed'
    }

    It 'A script that reads only FailedCount can mistake such a run for a green one: read Result, or add FailedBlocksCount and FailedContainersCount.' {
        $call.Broken | Should -Be 'Failed 0 0 1 above'
    }

    It 'Mark it with -Skip.' {
        ($more.Tests | Where-Object Name -EQ 'empty and marked').Result | Should -Be 'Skipped'
        ($more.Tests | Where-Object Name -EQ 'empty').Result | Should -Be 'Passed'
    }

    It '-Tag, -ExcludeTag | -TagFilter, -ExcludeTagFilter' {
        $call.Tag | Should -Be 'slow'
        $call.Exclude | Should -Be 'fast'
    }

    It '-Show, -Quiet | -Output with None, Normal, Detailed, Diagnostic' {
        $call.None | Should -Be 0
        $call.Normal | Should -Not -Match '\[\+\] slow'
        $call.Detailed | Should -Match '\[\+\] slow'
    }

    It '-OutputFile, -OutputFormat | the section TestResult' {
        $call.Report | Should -BeTrue
        $calls.Files['report.xml'] | Should -Match '<testsuites'
    }

    It '-CodeCoverage and its relatives | the section CodeCoverage' {
        $call.Covered | Should -BeTrue
    }

    It 'the section CodeCoverage; its Path takes no hashtable' {
        $run = Invoke-Sample -Script {
            $configuration = New-PesterConfiguration
            $configuration.CodeCoverage.Path = './Code.ps1'
            $configuration.CodeCoverage.Path.Value
            try { $configuration.CodeCoverage.Path = @{ Path = './Code.ps1'; Function = 'Get-It' } } catch { "$_" }
        }
        $run.Value[0] | Should -Be './Code.ps1'
        $run.Value[1] | Should -BeLike '*Cannot convert the "System.Collections.Hashtable" value*'
    }

    It 'Set-TestInconclusive is Set-ItResult -Inconclusive.' {
        ($more.Tests | Where-Object Name -EQ 'inconclusive').Result | Should -Be 'Inconclusive'
        Assert-TestPassed $more 'no command'
    }

    It 'Assert-VerifiableMocks | Should -InvokeVerifiable' {
        Assert-TestPassed $more 'verifiable'
    }

    It '-EnableExit | -CI, or Run.Exit' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { throw }; It "j" { throw } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($call in 'Invoke-Pester sub -CI -Output None', 'Invoke-Pester -Configuration @{ Run = @{ Path = "sub"; Exit = $true }; Output = @{ Verbosity = "None" } }', 'Invoke-Pester sub -Output None') {
                Set-Content run.ps1 "Import-Module '$pester'; $call; exit 9"
                & (Get-Process -Id $PID).Path -NoProfile -File run.ps1; $LASTEXITCODE
            }
        }
        $run.Value | Should -Be 2, 2, 9
    }

    It 'In | Push-Location in BeforeEach and Pop-Location in AfterEach' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Push-Location TestDrive:/ }; AfterEach { Pop-Location }; It 'i' { Set-Content ./a.bak 1; "$TestDrive/a.bak" | Should -Exist } } }
        $run.Passed | Should -Be 1
        # Where In stood, around the block or in it, there is no test drive yet.
        foreach ($code in 'In $TestDrive { Describe "d" { It "i" { } } }', 'Describe "d" { In $TestDrive { It "i" { } } }', 'Push-Location TestDrive:/ -ErrorAction Stop; Describe "d" { It "i" { } }; Pop-Location') {
            $run = Invoke-Sample $code
            $run.Result | Should -Be 'Failed' -Because $code
            $run.Messages -join ' ' | Should -Match "The term 'In' is not recognized|drive with the name 'TestDrive' does not exist"
        }
    }
}
