BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'Z.Tests.ps1' = 'Describe "other file" { It "sees nothing of it" { "$top$script:number$fromAll$(Get-Command Get-Top -ErrorAction SilentlyContinue)" | Should -BeNullOrEmpty } }' } -Test {
        $top = 'top'
        function Get-Top { 'top' }
        function Get-Real { 'real' }
        BeforeAll { $script:ranOutside = 1 }
        Describe 'scopes' {
            $body = 'body'
            BeforeAll { $fromAll = "all [$body]"; $topInAll = $top }
            BeforeEach { $each = 'each'; function Get-Each { 'each' }; $bodyInEach = $body }
            AfterEach { $script:log += "[$each][$own]" }
            AfterAll { $script:afterAll = "[$fromAll][$each][$body][$own]" }
            $before = $each
            It 'first' { $own = 1; $script:number = 1; $fromAll | Should -Be 'all []'; $topInAll | Should -Be 'top'; "$each $bodyInEach $(Get-Each)" | Should -Be 'each body each'; $before | Should -BeNullOrEmpty }
            $after = $each
            It 'second' { $own | Should -BeNullOrEmpty; $number | Should -Be 1; $after | Should -Be 'each' }
            Context 'inner' { BeforeAll { $inContext = 'context' }; It 'inner blocks' { $body | Should -Be 'body' } }
            It 'after the inner block' { $inContext | Should -Be 'context' }
        }
        Describe 'afterwards' {
            It 'until the block around it ends' { $fromAll | Should -Be 'all []'; $inContext | Should -BeNullOrEmpty }
            It 'seen at the end' { $afterAll | Should -Be '[all []][][][]'; $log | Should -BeLike '`[each`]`[`]*' }
            It 'nothing outside' { $ranOutside | Should -BeNullOrEmpty }
        }
        Describe 'mocks' { Mock Get-Real { 'mocked' }; BeforeAll { $real = Get-Real }; It 'not in BeforeAll' { $real | Should -Be 'real'; Get-Real | Should -Be 'mocked' } }
        Describe 'objects' {
            $count = 0; $shared = @{ Count = 0 }
            It 'assigns' { $count = 1; $shared.Count++ }
            It 'copy' { $count | Should -Be 0; $shared.Count | Should -Be 1 }
        }
    }
    $failing = Invoke-Sample {
        Describe 'body' { AfterAll { $script:log += 'a' }; It 'above' { 1 }; throw 'x'; It 'below' { 1 } }
        Describe 'setup' { BeforeAll { throw 'x' }; AfterAll { $script:log += 'b' }; It 'never' { 1 } }
        Describe 'context' { Context 'in' { BeforeAll { throw 'x' }; It 'never either' { 1 } }; It 'next to it' { 1 } }
        Describe 'each' {
            BeforeEach { if ($script:log -eq 'ab') { throw 'x' } }
            AfterEach { $script:log += 'c' }
            It 'no body' { $script:log += 'body' }
            It 'next one' { 1 }
        }
        Describe 'after each' { AfterEach { throw 'x' }; It 'made to fail' { 1 } }
        Describe 'after all' { AfterAll { throw 'x' }; It 'keeps its result' { 1 } }
        Describe 'log' { It 'log' { $script:log | Should -BeLike 'abc*'; $script:log | Should -Not -BeLike '*body*' } }
    }
    function Get-Outcome ($Block) { ($failing.Tests | Where-Object Path -Like "$Block*" | ForEach-Object { "$($_.Name): $($_.Result)" }) -join '; ' }
}

Describe 'usage/setup-and-teardown' {
    It 'Call Set-StrictMode -Version Latest at the top of the test file. Strict mode then holds for all blocks and tests of this file, and for the functions that the file dot-sources.' {
        $run = Invoke-Sample -File @{
            'own.ps1' = 'function Get-Own { "own $neverSet" }'
            'Z.Tests.ps1' = 'Describe "z" { It "next file" { "z $neverSet" | Should -Be "z " } }'
        } -Test {
            Set-StrictMode -Version Latest
            . $PSScriptRoot/own.ps1
            Describe 'a' { It 'test' { { $neverSet } | Should -Throw 'has not been set' }; It 'own' { { Get-Own } | Should -Throw 'has not been set' } }
            Describe 'b' { $body = try { "$neverSet" } catch { 'strict' }; Context 'c' { It 'second block' { $body | Should -Be 'strict'; { $neverSet } | Should -Throw 'has not been set' } } }
        }
        Assert-TestPassed $run 'test', 'own', 'second block', 'next file'
    }

    It 'In a Describe or an It, it holds until that block or test ends.' {
        $run = Invoke-Sample {
            Describe 'a' { Set-StrictMode -Version Latest; It 'in the block' { { $neverSet } | Should -Throw 'has not been set' } }
            Describe 'b' { It 'after the block' { "b $neverSet" | Should -Be 'b ' }; It 'in the test' { Set-StrictMode -Version Latest; { $neverSet } | Should -Throw 'has not been set' }; It 'after the test' { "b $neverSet" | Should -Be 'b ' } }
        }
        Assert-TestPassed $run 'in the block', 'after the block', 'in the test', 'after the test'
    }

    It 'A function of a module is not strict, nor is a block of InModuleScope, unless the module itself calls Set-StrictMode. The body of a mock is as strict as the code that makes the call, such as the test, or the module of -ModuleName. A -ParameterFilter never is, so it may ask for a parameter that the call left out.' {
        $files = @{
            'Loose.psm1' = 'function Get-Loose { "loose $neverSet" }; function Get-Part { 1 }; function Start-Part { Get-Part }; function Start-StrictPart { Set-StrictMode -Version Latest; Get-Part }'
            'Strict.psm1' = 'Set-StrictMode -Version Latest; function Get-Strict { "strict $neverSet" }; function Get-Piece { 1 }; function Start-Piece { Get-Piece }'
            'Test.ps1' = {
                Import-Module $PSScriptRoot/Loose.psm1, $PSScriptRoot/Strict.psm1 -Force
                function Save-Own ($Name, $Keep) { 'real' }
                Describe 'd' {
                    It 'loose module' { Get-Loose | Should -Be 'loose ' }
                    It 'strict module' { { Get-Strict } | Should -Throw 'has not been set' }
                    It 'strict body' { Mock Save-Own { "mock $neverSet" }; { Save-Own -Name a } | Should -Throw 'has not been set' }
                    It 'body in a module' { Mock Get-Part { "mock $neverSet" } -ModuleName Loose; Start-Part | Should -Be 'mock '; Mock Get-Piece { "mock $neverSet" } -ModuleName Strict; { Start-Piece } | Should -Throw 'has not been set'; { Start-StrictPart } | Should -Throw 'has not been set' }
                    It 'strict caller' { function Start-Own { Set-StrictMode -Version Latest; Save-Own }; Mock Save-Own { "mock $neverSet" }; { Start-Own } | Should -Throw 'has not been set' }
                    It 'block in a module' { InModuleScope Loose { "in $neverSet" } | Should -Be 'in '; { InModuleScope Strict { "in $neverSet" } } | Should -Throw 'has not been set' }
                    It 'filter' { Mock Save-Own { 'mock' } -ParameterFilter { $null -eq $Keep -and $null -eq $neverSet }; Save-Own -Name a | Should -Be 'mock'; Assert-MockCalled Save-Own -Times 1 -Scope It -ParameterFilter { $null -eq $Keep -and $null -eq $neverSet } }
                }
            }
        }
        $run = Invoke-Sample -File $files -Test 'Set-StrictMode -Version Latest; . $PSScriptRoot/Test.ps1'
        Assert-TestPassed $run 'loose module', 'strict module', 'strict body', 'body in a module', 'strict caller', 'block in a module', 'filter'
        $without = Invoke-Sample -File $files -Test '. $PSScriptRoot/Test.ps1'
        Assert-TestPassed $without 'loose module', 'strict module', 'body in a module', 'strict caller', 'block in a module', 'filter'
        @($without.Tests | Where-Object Name -EQ 'strict body').Result | Should -Be 'Failed'
        $session = Invoke-Sample -File ($files + @{ 'S.Tests.ps1' = '. $PSScriptRoot/Test.ps1; Describe "s" { It "strict session" { { $neverSet } | Should -Throw "has not been set" } }' }) -Script {
            $code = "Import-Module '$((Get-Module Pester).Path)'; Set-StrictMode -Version Latest; (Invoke-Pester -Script ./S.Tests.ps1 -PassThru -Show None).TestResult | ForEach-Object { `$_.Name + ' ' + `$_.Result }"
            & (Get-Process -Id $PID).Path -NoProfile -Command $code
        }
        $session.Value | Should -Contain 'strict session Passed'
        $session.Value | Should -Contain 'loose module Passed'
        $session.Value | Should -Contain 'filter Passed'
    }

    It 'the top of the file | everything in the file | other files' {
        Assert-TestPassed $sample 'first', 'sees nothing of it'
    }

    It 'the body of a block | its tests, its BeforeEach and AfterEach, inner blocks | its own BeforeAll and AfterAll' {
        Assert-TestPassed $sample 'first', 'inner blocks', 'seen at the end'
    }

    It 'BeforeAll | the body, all tests, AfterAll, and what comes after the block, until the block around it ends' {
        Assert-TestPassed $sample 'first', 'after the inner block', 'until the block around it ends', 'seen at the end'
    }

    It 'BeforeEach | the test, AfterEach, and the rest of the body after the first test | its own BeforeAll and AfterAll' {
        Assert-TestPassed $sample 'first', 'second', 'seen at the end'
    }

    It 'It | this test | other tests, AfterEach, AfterAll' {
        Assert-TestPassed $sample 'second', 'seen at the end'
    }

    It '$script:name, anywhere | everything that runs later in the file | other files' {
        Assert-TestPassed $sample 'second', 'sees nothing of it'
    }

    It 'What a test assigns is gone when it ends. Use $script: to keep a value, or change an object that the block made.' {
        Assert-TestPassed $sample 'copy', 'second'
    }

    It '$list += ''x'' in a test does not add to the list of the block, but starts from nothing: write $list = $list + ''x''.' {
        $run = Invoke-Sample -Test {
            Describe 'd' {
                BeforeAll { $ofSetup = 1, 2 }
                $list = 1, 2; $number = 5
                It 'nothing' { $list += 3; $list | Should -Be 3; $number += 1; $number | Should -Be 1; $ofSetup += 3; $ofSetup | Should -Be 3 }
                It 'added' { $list = $list + 3; $list | Should -Be 1, 2, 3; $number++; $number | Should -Be 6; $list += 4; $list | Should -Be 1, 2, 3, 4 }
            }
        }
        Assert-TestPassed $run 'nothing', 'added'
    }

    It 'the body or BeforeAll | the rest of the block does not run; one failed test, Error occurred in Describe block or … Context block; AfterAll runs' {
        Get-Outcome 'body' | Should -Be 'above: Passed; Error occurred in Describe block: Failed'
        Get-Outcome 'setup' | Should -Be 'Error occurred in Describe block: Failed'
        Get-Outcome 'context' | Should -Be 'Error occurred in Context block: Failed; next to it: Passed'
        Assert-TestPassed $failing 'log'
    }

    It 'BeforeEach | this test fails, its body does not run; AfterEach runs' {
        Get-Outcome 'each' | Should -Be 'no body: Failed; next one: Passed'; Assert-TestPassed $failing 'log'
    }

    It 'AfterEach | the test fails; the AfterEach that would follow, those of outer blocks too, do not run' {
        Get-Outcome 'after each' | Should -Be 'made to fail: Failed'
        $run = Invoke-Sample {
            Describe 'outer' {
                AfterEach { $global:seen += 'outer1 '; if ($global:outerThrows) { throw 'x' } }
                AfterEach { $global:seen += 'outer2 ' }
                Context 'inner' {
                    AfterEach { $global:seen = 'inner '; if ($global:innerThrows) { throw 'x' } }
                    It 'none' { $global:innerThrows = $global:outerThrows = $false }
                    It 'all ran' { $global:seen | Should -Be 'inner outer1 outer2 '; $global:innerThrows = $true }
                    It 'outer ones did not' { $global:seen | Should -Be 'inner '; $global:innerThrows = $false; $global:outerThrows = $true }
                    It 'second did not' { $global:seen | Should -Be 'inner outer1 '; $global:outerThrows = $false }
                }
            }
        }
        ($run.Tests | ForEach-Object { "$($_.Name): $($_.Result) $($_.Message)" }) -join '; ' | Should -Be 'none: Passed ; all ran: Failed x; outer ones did not: Failed x; second did not: Passed '
    }

    It 'AfterAll | one more failed test, named in the same way' {
        Get-Outcome 'after all' | Should -Be 'keeps its result: Passed; Error occurred in Describe block: Failed'
    }

    It 'If the teardown throws as well, there is one failed test, and only the error of the teardown is shown. This holds for AfterEach after a test or its BeforeEach, and for AfterAll after the body or BeforeAll of the same block.' {
        $two = Invoke-Sample { Describe 'test and block' { AfterAll { throw 'last' }; It 'i' { throw 'first' } } }
        $two.Tests.Message | Should -Be 'first', 'last'
        $run = Invoke-Sample {
            Describe 'block' { BeforeAll { throw 'first' }; AfterAll { throw 'last' }; It 'i' { } }
            Describe 'body' { AfterAll { throw 'last' }; throw 'first' }
            Describe 'each' { BeforeEach { throw 'first' }; AfterEach { throw 'last' }; It 'i' { 1 } }
            Describe 'test' { AfterEach { throw 'last' }; It 'i' { throw 'first' } }
        }
        $run.Tests.Message | Should -Be 'last', 'last', 'last', 'last'; $run.Text | Should -Not -Match 'first'
    }

    It 'BeforeAll runs before the body, wherever it is in the block, even in an if whose condition is false.' {
        Assert-TestPassed $sample 'first'
        $run = Invoke-Sample {
            Describe 'd' {
                $body = if ($null -eq $before) { 'no' } else { $before }
                if ($false) { BeforeAll { $before = 'yes' }; It 'not in the run' { } }
                It 'i' { $body | Should -Be 'yes' }
            }
        }
        Assert-TestPassed $run 'i'; $run.Tests | Should -HaveCount 1
    }

    It 'A mock of the body is not there either.' {
        Assert-TestPassed $sample 'not in BeforeAll'
    }

    It 'Outside of every block, BeforeAll and the other three do nothing, and say nothing.' {
        Assert-TestPassed $sample 'nothing outside'; $sample.Errors | Should -BeNullOrEmpty
    }

    It 'Wrap Invoke-Pester in a script that sets up before it and cleans up in finally, which also runs when tests fail. With a guard in the setup, a file that runs alone can call the setup, too.' {
        $files = @{
            'Setup.ps1'   = 'if (-not $global:ProofServer) { Write-Host "said: start"; $global:ProofServer = 1 }'
            'A.Tests.ps1' = '. $PSScriptRoot/Setup.ps1; Describe a { It i { $global:ProofServer | Should -Be 1; throw "failed" } }'
            'B.Tests.ps1' = '. $PSScriptRoot/Setup.ps1; Describe b { It i { $global:ProofServer | Should -Be 1 } }'
        }
        $run = Invoke-Sample -File $files -Script {
            try { . ./Setup.ps1; Invoke-Pester -Script . -PassThru } finally { Write-Host "said: stop $global:ProofServer" }
        }
        @($run.Output -match 'said: ' -replace '.*said: ') | Should -Be 'start', 'stop 1'
        $run.Failed, $run.Passed | Should -Be 1, 1
        $alone = Invoke-Sample -File $files -Script { Invoke-Pester -Script ./B.Tests.ps1 -PassThru }
        @($alone.Output -match 'said: ' -replace '.*said: ') | Should -Be 'start'
        $alone.Passed | Should -Be 1
    }

    It 'Tests run in the order in which they are written, files path by path as you name them: -Script ./b.Tests.ps1, ./a.Tests.ps1.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe a { It z { Write-Host "said: az" }; It y { Write-Host "said: ay" } }'; 'b.Tests.ps1' = 'Describe b { It i { Write-Host "said: b" } }' } -Script {
            Invoke-Pester -Script ./b.Tests.ps1, ./a.Tests.ps1 -Show None; Write-Host 'said: now'; Invoke-Pester -Script ./a.Tests.ps1, ./b.Tests.ps1 -Show None
        }
        @($run.Output -match 'said: ' -replace '.*said: ') | Should -Be 'b', 'az', 'ay', 'now', 'az', 'ay', 'b'
    }

    BeforeAll {
        $more = Invoke-Sample -File @{ 'f.ps1' = 'function Get-FromFile { "file" }'; 'Left.psm1' = 'function Get-Left { 1 }'; 'Sample2.Tests.ps1' = 'Describe "next file" { It "reached" { $global:ProofLeft | Should -Be "left"; $env:PROOF_LEFT | Should -Be "left"; Get-Module Left | Should -Not -BeNullOrEmpty; (Get-Location).Path | Should -Be ([System.IO.Path]::GetTempPath().TrimEnd("/")) } ; It "no BeforeAll of the other file" { $script:globalSetup | Should -BeNullOrEmpty } }' } -Test {
            Describe 'order' {
                $script:log = @()
                BeforeAll { $script:early = 'all' }
                BeforeEach { $script:log += 'each' }
                AfterEach { $script:log += 'after' }
                $script:log += "body after $script:early"
                It 'fails' { throw 'x' }
                It 'runs next' { 1 }
                AfterAll { $script:cleaned = 1 }
            }
            Describe 'check' { It 'order' { $script:log | Should -Be 'body after all', 'each', 'after', 'each', 'after'; $script:cleaned | Should -Be 1 } }
            Describe 'functions' {
                function Get-Body { 'body' }
                BeforeAll { function Get-All { 'all' }; $inAll = [bool] (Get-Command Get-Body -ErrorAction SilentlyContinue) }
                BeforeEach { . $PSScriptRoot/f.ps1 }
                It 'seen' { Get-Body | Should -Be 'body'; Get-All | Should -Be 'all'; Get-FromFile | Should -Be 'file'; $inAll | Should -BeFalse; function Get-Test { 1 } }
                It 'gone' { Get-Command Get-Test -ErrorAction SilentlyContinue | Should -BeNullOrEmpty }
            }
            Describe 'functions later' { It 'only those of BeforeAll' { Get-All | Should -Be 'all'; Get-Command Get-Body, Get-FromFile -ErrorAction SilentlyContinue | Should -BeNullOrEmpty } }
            Describe 'AfterAll' { $body = 1; BeforeEach { $each = 1 }; It 'assigns' { $test = 1 }; AfterAll { $script:seen = "[$body$each$test]" } }
            Describe 'check AfterAll' { It 'empty' { $script:seen | Should -Be '[]' } }
            Describe 'leaves' { It 'mock and file' { Mock Get-Date { 'mocked' }; Set-Content TestDrive:/left x }; It 'finds them' { Get-Date | Should -Be 'mocked'; 'TestDrive:/left' | Should -Exist }; BeforeAll { $ofBeforeAll = 'still' } }
            Describe 'after leaves' { It 'only the variable' { $ofBeforeAll | Should -Be 'still'; Get-Date | Should -Not -Be 'mocked'; 'TestDrive:/left' | Should -Not -Exist } }
            Describe 'reach' { It 'sets' { $global:ProofLeft = 'left'; $env:PROOF_LEFT = 'left'; Import-Module $PSScriptRoot/Left.psm1; Set-Location ([System.IO.Path]::GetTempPath()) }; It 'no switch' { (Get-Command Invoke-Pester).Parameters.Keys -match 'Stop|First|FailFast' | Should -BeNullOrEmpty } }
            BeforeAll { $script:globalSetup = 1 }
        }
    }

    It 'BeforeAll runs once before the body of its block, BeforeEach before each test, AfterEach and AfterAll clean up, even after a failure. The body of a block is code that runs where it' { Assert-TestPassed $more 'order' }

    It 'The same holds for functions, including the functions of a file that is dot-sourced there.' { Assert-TestPassed $more 'seen', 'gone', 'only those of BeforeAll' }

    It 'There is no switch that ends the run at the first failed test.' { Assert-TestPassed $more 'no switch' }

    It 'Pester has no global BeforeAll or AfterAll: they belong to a block of one file.' { Assert-TestPassed $more 'no BeforeAll of the other file' }

    It 'It was assigned in the body, in BeforeEach or in a test.' { Assert-TestPassed $more 'empty' }

    It 'An earlier test or block left something behind: a mock or a file in TestDrive, made in the same block, a variable of another BeforeAll.' { Assert-TestPassed $more 'finds them', 'only the variable' }

    It 'A $global: or environment variable, a loaded module and the current location even reach the files that follow.' { Assert-TestPassed $more 'reached' }

    It 'It | the test fails, the next ones run' { Assert-TestPassed $more 'runs next' }

    It 'In a block, setup that stands directly within InModuleScope or ForEach-Object never runs either: write it directly in the block, or in a Context within them.' {
        $run = Invoke-Sample -File @{ 'Own.psm1' = '' } -Test {
            Import-Module $PSScriptRoot/Own.psm1 -Force
            Describe 'd' {
                InModuleScope Own { BeforeEach { $global:seen += 'module' } }
                1 | ForEach-Object { BeforeEach { $global:seen += 'each' } }
                BeforeEach { $global:seen += 'block' }
                It 'i' { $global:seen | Should -Be 'block' }
            }
            Describe 'e' {
                InModuleScope Own { Context 'm' { BeforeEach { $global:within = 'module' }; It 'in the module' { $global:within | Should -Be 'module' } } }
                1 | ForEach-Object { Context 'l' { BeforeEach { $global:within = 'each' }; It 'in the loop' { $global:within | Should -Be 'each' } } }
            }
        }
        Assert-TestPassed $run 'i', 'in the module', 'in the loop'
    }

    It 'Setup in a function that the block calls, or in a script that the block dot-sources, does not run. Put only the code of the setup into the function, and call the function in BeforeEach.' {
        $run = Invoke-Sample -File @{ 'shared.ps1' = 'BeforeAll { $global:proofRan += "script" }; BeforeEach { $global:proofRan += "script" }' } -Test {
            $global:proofRan = @()
            function Set-Hooks { BeforeAll { $global:proofRan += 'function' }; BeforeEach { $global:proofRan += 'function' } }
            function Set-Plan { $global:proofRan += 'called' }
            Describe 'd' {
                . $PSScriptRoot/shared.ps1
                Set-Hooks
                BeforeEach { Set-Plan }
                It 'i' { $global:proofRan | Should -Be 'called' }
            }
        }
        Assert-TestPassed $run 'i'
    }

    It 'A test has no variable with its own name or result. The result of the run has both: (Invoke-Pester -PassThru).TestResult.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'its very name' { $all = foreach ($scope in 0..30) { try { Get-Variable -Scope $scope -ErrorAction Stop } catch { break } }; $script:seen = @($all | Where-Object { $_.Value -is [string] } | ForEach-Object { $_.Value }); $own = 'own text' }
                It 'seen' { $script:seen.Count | Should -BeGreaterThan 3; $script:seen | Should -Not -Match 'its very name|Passed|Failed' }
            }
        }
        "$($run.Tests.Name)|$($run.Tests.Result)" | Should -Be 'its very name seen|Passed Passed'
    }

    It 'AfterEach does not know the result of its test. Catch the failure in the test, keep what you need, and throw it again: the test fails with the same message. Copy files out of TestDrive:, which is emptied at the end of the block.' {
        $run = Invoke-Sample {
            Describe 'd' {
                AfterEach {
                    $all = foreach ($scope in 0..30) { try { Get-Variable -Scope $scope -ErrorAction Stop } catch { break } }
                    $global:proofTexts += @($all | Where-Object { $_.Value -is [string] } | ForEach-Object { $_.Value })
                }
                It 'plain' { 1 | Should -Be 2 }
                It 'kept' { try { Set-Content TestDrive:/a.log 'x'; 1 | Should -Be 2 } catch { $global:proofKept = Get-Content TestDrive:/a.log; throw } }
                It 'also' { try { throw 'disk full' } catch { throw } }
            }
            Describe 'after' {
                It 'gone' { Test-Path TestDrive:/a.log | Should -BeFalse; $global:proofKept | Should -Be 'x'; $global:proofTexts.Count | Should -BeGreaterThan 3; $global:proofTexts | Should -Not -Match '^(Passed|Failed)$' }
            }
        }
        Assert-TestPassed $run 'gone'
        $run.Failed | Should -Be 3
        @($run.Messages) | Should -Be 'Expected 2, but got 1.', 'Expected 2, but got 1.', 'disk full'
    }

    It 'For whole blocks, ask the result after the run: $result.TestResult | Where-Object { $_.Result -eq ''Failed'' } | Group-Object -Property Describe makes one group for each Describe in which something failed.' {
        $run = Invoke-Sample {
            Describe 'bad' { It 'a' { 1 | Should -Be 2 }; Context 'c' { It 'b' { 1 | Should -Be 2 } } }
            Describe 'good' { It 'a' { 1 | Should -Be 1 } }
            Describe 'broken' { AfterAll { throw 'x' }; It 'a' { 1 | Should -Be 1 } }
        } -Script {
            $result = Invoke-Pester -Show None -PassThru
            $result.TestResult | Where-Object { $_.Result -eq 'Failed' } | Group-Object -Property Describe | ForEach-Object { "$($_.Name) $($_.Count)" }
        }
        $run.Value | Sort-Object | Should -Be 'bad 2', 'broken 1'
    }

    It 'Assign the variable in the test, $env:BACKUP_HOME = ''/mnt/tape''; the code under test reads it like any other. $env:BACKUP_HOME = $null removes the variable. Pester does not put the old value back, so the next tests and files see yours.' {
        $run = Invoke-Sample -File @{
            'A.Tests.ps1' = 'function Get-Home { $env:BACKUP_HOME }; Describe A { It sets { $env:BACKUP_HOME = "/mnt/tape"; Get-Home | Should -Be "/mnt/tape" }; It next { Get-Home | Should -Be "/mnt/tape" } }'
            'B.Tests.ps1' = 'Describe B { It file { $env:BACKUP_HOME | Should -Be "/mnt/tape" }; It removes { Test-Path Env:/BACKUP_HOME | Should -Be $true; $env:BACKUP_HOME = $null; Test-Path Env:/BACKUP_HOME | Should -Be $false } }'
        }
        Assert-TestPassed $run 'sets', 'next', 'file', 'removes'
    }

    It 'No command runs its code once before each inner block: BeforeEach runs before each test, and BeforeAll of the Describe once in all. Write a function at the top of the file, and call it in the BeforeAll of each Context. Its variables end with it, so let it return what the tests need.' {
        $run = Invoke-Sample {
            function Initialize-Proof { $inside = 'inside'; $script:log += 'f'; 'returned' }
            $script:log = ''
            Describe 'd' {
                BeforeAll { $script:log += 'A' }
                BeforeEach { $script:log += 'e' }
                Context 'one' { BeforeAll { $made = Initialize-Proof }; It 'one' { $made | Should -Be 'returned'; $inside | Should -BeNullOrEmpty }; It 'two' { $made | Should -Be 'returned' } }
                Context 'two' { BeforeAll { $made = Initialize-Proof }; It 'three' { $made | Should -Be 'returned' } }
            }
            Describe 'log' { It 'log' { $script:log | Should -Be 'Afeefe' } }
        }
        Assert-TestPassed $run 'one', 'two', 'three', 'log'
        (Invoke-Sample -Script { (Get-Command -Module Pester -Name Before*).Name }).Value | Sort-Object | Should -Be 'BeforeAll', 'BeforeEach', 'BeforeEachFeature', 'BeforeEachScenario'
    }

    It 'Blocks that differ only in a value can be written in a loop, with one BeforeAll in it.' {
        $run = Invoke-Sample {
            $script:log = ''
            Describe 'd' { foreach ($name in 'a', 'b') { Context "of $name" { BeforeAll { $script:log += $name; $of = $name }; It 'one' { $of | Should -Be $name }; It 'two' { $of | Should -Be $name } } } }
            Describe 'log' { It 'log' { $script:log | Should -Be 'ab' } }
        }
        $run.Passed | Should -Be 5
    }

    It 'So keep assertions out of AfterEach: when a test fails, its message is lost if the assertion fails as well. Let the cleanup also stand a setup that was not finished: Remove-Item -Path $path -ErrorAction SilentlyContinue.' {
        $run = Invoke-Sample {
            Describe 'both' { AfterEach { 1 | Should -Be 2 }; It 'i' { 'test' | Should -Be $null } }
            Describe 'one' { AfterEach { 1 | Should -Be 1 }; It 'i' { 3 | Should -Be 4 } }
            Describe 'setup' { BeforeEach { throw 'no disk' }; AfterEach { Remove-Item -Path TestDrive:/none -ErrorAction SilentlyContinue }; It 'i' { 1 } }
            Describe 'strict' { BeforeEach { throw 'no disk' }; AfterEach { Remove-Item -Path TestDrive:/none -ErrorAction Stop }; It 'i' { 1 } }
        }
        $run.Messages | Select-Object -First 3 | Should -Be 'Expected 2, but got 1.', 'Expected 4, but got 3.', 'no disk'
        $run.Messages[3] | Should -BeLike 'Cannot find path*'
        $run.Failed | Should -Be 4
    }

    It 'It runs for every test of its block, and there is no way to leave one out. Put the tests that need it into a Context, with the BeforeEach in it.' {
        $run = Invoke-Sample {
            $script:log = ''
            Describe 'd' {
                It 'without' { $script:log += 't' }
                Context 'c' { BeforeEach { $script:log += 'e' }; It 'one' { $script:log += 't' }; It 'two' { $script:log += 't' } }
                It 'below' { $script:log += 't' }
            }
            Describe 'log' { It 'log' { $script:log | Should -Be 'tetett' } }
        }
        Assert-TestPassed $run 'log'
        (Invoke-Sample -Script { (Get-Command BeforeEach).Parameters.Keys | Where-Object { $_ -notin [System.Management.Automation.PSCmdlet]::CommonParameters } }).Value | Should -Be 'Scriptblock'
    }

    It 'Ctrl+C ends the run, but AfterEach of the test and AfterAll of its block still run, and TestDrive: is removed. If the block stands in another one, its AfterAll runs twice, and that of the outer block not at all. The result and the report are lost.' {
        $run = Invoke-Sample -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $folder = (Get-Location).ProviderPath
            $hangs = "AfterAll { Add-Content '$folder/log.txt' block }; AfterEach { Add-Content '$folder/log.txt' each }; It 'hangs' { Set-Content '$folder/begun.txt' `"`$TestDrive`"; Start-Sleep -Seconds 60 }; It 'next' { Add-Content '$folder/log.txt' next }"
            foreach ($code in "Describe 'd' { $hangs }", "Describe 'd' { AfterAll { Add-Content '$folder/log.txt' outer }; Context 'c' { $hangs } }; Describe 'other' { It 'i' { Add-Content '$folder/log.txt' other } }") {
                Remove-Item log.txt, begun.txt -ErrorAction SilentlyContinue
                Set-Content Hangs.Tests.ps1 $code
                $shell = [powershell]::Create()
                $null = $shell.AddScript("Import-Module '$manifest'; `$result = Invoke-Pester -Script '$folder/Hangs.Tests.ps1' -PassThru -OutputFile '$folder/report.xml'; Set-Content '$folder/result.txt' 1")
                $null = $shell.BeginInvoke()
                for ($n = 0; $n -lt 300 -and -not (Test-Path begun.txt); $n++) { Start-Sleep -Milliseconds 100 }
                Start-Sleep -Milliseconds 300
                # What Ctrl+C does to the running pipeline.
                $shell.Stop()
                "$((Get-Content log.txt) -join ' '), $(Test-Path (Get-Content begun.txt)) $(Test-Path report.xml) $(Test-Path result.txt)"
            }
        }
        $run.Value | Should -Be 'each block, False False False', 'each block block, False False False'
    }
}
