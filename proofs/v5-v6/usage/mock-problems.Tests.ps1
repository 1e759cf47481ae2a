BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Backup.psm1' = 'function Get-Today { Get-Date }'
        'Other.psm1'  = 'function Get-OtherToday { Get-Date }'
    } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Backup.psm1, $PSScriptRoot/Other.psm1 -Force
                function Get-Disk ($Name, [int] $Size = 5) { 'real' }
            }

            It 'module sees no mock of the test' {
                Mock Get-Date { 'mocked' }; Get-Today | Should -BeOfType datetime
                Mock Get-Date { 'mocked' } -ModuleName Backup; Get-Today | Should -Be 'mocked'; Get-OtherToday | Should -BeOfType datetime
            }
            It 'command first' {
                { Mock Get-Unknown { } } | Should -Throw '*Could not find Command Get-Unknown*'
            }
            It 'private' {
                InModuleScope Backup { function script:Get-Hidden { 'real' } }
                { Mock Get-Hidden { } } | Should -Throw '*Could not find Command Get-Hidden*'; Mock Get-Hidden { 'mocked' } -ModuleName Backup
            }
            It 'default value' {
                Mock Get-Disk { 'default' }; Mock Get-Disk { 'five' } -ParameterFilter { $Size -eq 5 }; Get-Disk | Should -Be 'default'; Get-Disk -Size 5 | Should -Be 'five'
            }
            It 'objects and text' {
                function Get-Typed ([System.IO.FileInfo] $File) { }; Mock Get-Typed { 'default' }; Mock Get-Typed { 'equal' } -ParameterFilter { $File -eq [version] '1.0' }; Mock Get-Typed { 'typed' } -ParameterFilter { $File -is [System.IO.FileInfo] }
                Get-Typed a.bak | Should -Be 'typed'
            }
            It 'variable of the test' {
                $Size = 9; Mock Get-Disk; Get-Disk a
                Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Size -eq 9 }
                Should -Invoke Get-Disk -Times 0 -Exactly -ParameterFilter { $PesterBoundParameters.Size -eq 9 }
            }
            It 'at least once' {
                Mock Get-Disk; Get-Disk; Get-Disk; Should -Invoke Get-Disk -Times 1; { Should -Invoke Get-Disk -Times 1 -Exactly } | Should -Throw
            }
            It 'short form' {
                Mock Get-Disk { throw 'mock broke' }
                $disk = [pscustomobject] @{ Size = 500 }
                $disk | Where-Object Size -GT 100 -ErrorAction SilentlyContinue -ErrorVariable said | ForEach-Object { Get-Disk }
                "$said" | Should -BeLike '*mock broke*'
                { $ErrorActionPreference = 'Stop'; $disk | Where-Object Size -GT 100 | ForEach-Object { Get-Disk } } | Should -Throw '*mock broke*'
            }
            It 'script block' {
                Mock Get-Disk { throw 'mock broke' }
                { 1 | Where-Object { $true } | ForEach-Object { Get-Disk } } | Should -Throw 'mock broke'
            }
        }
    }
}

Describe 'usage/mock-problems' {
    It 'Code in a module does not look into the test''s scope for commands, so it never sees the mock. -ModuleName puts the mock into the module that makes the call, here Backup, not into the one that owns Get-Date.' {
        Assert-TestPassed $sample 'module sees no mock of the test'
    }

    It 'Mock copies the parameters of the real command, so the command must exist first.' {
        Assert-TestPassed $sample 'command first'
    }

    It 'A private function of a module is only found with -ModuleName.' {
        Assert-TestPassed $sample 'private'
    }

    It 'A parameter that the caller omitted is empty, whatever its default value is.' {
        Assert-TestPassed $sample 'default value'
    }

    It 'it is $null, so $Force -eq $false and $Keep -eq 0 do not hold: write -not $Force.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Vault ([int] $Keep = 3, [switch] $Force) { 'real' } }
            BeforeEach { Mock Get-Vault }
            It 'switch' { Get-Vault; { Should -Invoke Get-Vault -ParameterFilter { $Force -eq $false } } | Should -Throw '*called 0 times*'; Should -Invoke Get-Vault -ParameterFilter { -not $Force } }
            It 'number' { Get-Vault; { Should -Invoke Get-Vault -ParameterFilter { $Keep -eq 0 } } | Should -Throw '*called 0 times*' }
            It 'passed' { Get-Vault -Force; { Should -Invoke Get-Vault -ParameterFilter { -not $Force } } | Should -Throw '*called 0 times*' }
        } }
        Assert-TestPassed $run 'switch', 'number', 'passed'
    }

    It 'A filter sees the value after it was converted to the type of its parameter, and an object such as a file is not equal to a string.' {
        Assert-TestPassed $sample 'objects and text'
    }

    It 'If the test has a variable of that name, the filter silently uses it. $PesterBoundParameters rules that out.' {
        Assert-TestPassed $sample 'variable of the test'
    }

    It 'With a filter, look for a variable of the test that has the name of the parameter: the filter then counts calls that left the parameter out.' {
        foreach ($count in @('Should -Invoke') + @(if ($env:PROOFS_VERSION -eq 'v6') { 'Should-Invoke' })) {
            $run = Invoke-Sample -File @{ 'Sender.psm1' = 'function Send-Backup ($Name, $Size) { }; function Send-All { Send-Backup -Name mail; Send-Backup -Size 1 }' } -Test ({
                BeforeAll { Import-Module $PSScriptRoot/Sender.psm1 -Force; function Save-Backup ($Name, $Size) { } }
                AfterAll { Remove-Module Sender }
                Describe 'd' {
                    BeforeEach { Mock Save-Backup; Save-Backup -Name mail; Save-Backup -Size 1 }
                    It 'same name' { $Name = 'mail'; ASSERT Save-Backup -Times 2 -Exactly -ParameterFilter { $Name -eq 'mail' } }
                    It 'passes' { $Name = 'mail'; ASSERT Save-Backup -Times 1 -ParameterFilter { $Name -eq 'mail' } }
                    It 'data' -ForEach @{ Name = 'mail' } { ASSERT Save-Backup -Times 2 -Exactly -ParameterFilter { $Name -eq 'mail' } }
                    It 'module' { $Name = 'mail'; Mock Send-Backup -ModuleName Sender; Send-All; ASSERT Send-Backup -ModuleName Sender -Times 2 -Exactly -ParameterFilter { $Name -eq 'mail' } }
                    It 'given' { $Name = 'mail'; Save-Backup -Name tape; ASSERT Save-Backup -Times 0 -Exactly -ParameterFilter { $Name -eq 'tape' -and $Size } }
                    It 'other name' { $wanted = 'mail'; ASSERT Save-Backup -Times 1 -Exactly -ParameterFilter { $Name -eq $wanted } }
                    It 'bound' { $Name = 'mail'; ASSERT Save-Backup -Times 1 -Exactly -ParameterFilter { $PesterBoundParameters.Name -eq 'mail' } }
                }
            }).ToString().Replace('ASSERT', $count)
            $run.Messages | Should -BeNullOrEmpty
            $run.Passed | Should -Be 7
        }
    }

    It '-Times 1 means "at least once".' {
        Assert-TestPassed $sample 'at least once'
    }

    It 'Where-Object in its short form, such as Where-Object Size -GT 100, can catch what a later command in the pipeline throws, even a command that is not the next one. Where-Object then turns the exception into a non-terminating error.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll {
                    function Get-List { [pscustomobject] @{ Path = 'a'; Size = 200 }, [pscustomobject] @{ Path = 'b'; Size = 300 } }
                    Mock Remove-Item { throw 'from mock' }
                }
                It 'next' { Get-List | Where-Object Size -GT 100 | ForEach-Object { Remove-Item $_.Path } 2> $null }
                It 'third' { Get-List | Where-Object Size -GT 100 | Select-Object Path | ForEach-Object { Remove-Item $_.Path } 2> $null }
                It 'sorted' { Get-List | Where-Object Size -GT 100 | Sort-Object Path | ForEach-Object { Remove-Item $_.Path } }
                It 'block' { Get-List | Where-Object { $_.Size -gt 100 } | ForEach-Object { Remove-Item $_.Path } }
            } }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Failed Failed'
        Assert-TestPassed $sample 'short form'
    }

    It 'With a script block, Where-Object { $_.Size -gt 100 }, the error gets through.' {
        Assert-TestPassed $sample 'script block'
    }

    It 'A Mock in the body of a Describe does not help, because it has no effect.' {
        $run = Invoke-Sample { Describe 'd' { Mock Get-Date { 1 }; It 'i' { Get-Date; Should -Invoke Get-Date -Times 1 -Exactly } } }
        $run.Passed | Should -Be 0
        $run.Messages | Should -Match 'Could not find Mock for command Get-Date in script scope'
        (Invoke-Sample { Describe 'd' { BeforeAll { Mock Get-Date { 1 } }; It 'i' { Get-Date; Should -Invoke Get-Date -Times 1 -Exactly } } }).Passed | Should -Be 1
    }

    It 'A Mock in the body of a Describe or Context, at the top of the file, or in BeforeDiscovery has no effect and raises no error. That code runs during discovery, and mocks belong to the run: an example.' {
        $run = Invoke-Sample { Mock Get-Date { 'mocked' }; BeforeDiscovery { Mock Get-Date { 'mocked' } }; Describe 'd' { Mock Get-Date { 'mocked' }; Context 'c' { Mock Get-Date { 'mocked' }; It 'i' { Get-Date | Should -BeOfType datetime } } } }
        $run.Passed | Should -Be 1
        $run.Failed | Should -Be 0
    }

    It 'Mock was called outside a Pester run, for example at the prompt or in a script that is not a test file.' {
        (Invoke-Sample -Script { Mock Get-Date { 1 } }).Errors | Should -Not -BeNullOrEmpty
    }

    Context 'the code loads Pester again' {
        BeforeAll { . "$PSScriptRoot/../samples/pesterAgain.ps1" }

        It 'Or the code under test has called Import-Module Pester -Force, in this test or an earlier one' {
            Assert-TestPassed $run earlier, other
            ($run.Tests | Where-Object Name -EQ later).Message | Should -Match '^Mock data are not setup for this scope'
        }
    }

    It 'The body of the mock calls the command that it replaces, and so calls itself.' {
        # Three levels are enough: without an end, the process may die before PowerShell counts to its limit.
        (Invoke-Sample { Describe 'd' { It 'i' { $script:depth = 0; Mock Get-Date { $script:depth++; if ($script:depth -lt 3) { Get-Date } else { 'deep' } }; Get-Date | Should -Be 'deep'; $script:depth | Should -Be 3 } } }).Passed | Should -Be 1
    }

    It 'let Pester tell you: each line names the scope in which a mock was set up, looked for, found or not found, and the values that a filter saw.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { 1 } -ParameterFilter { $Format -eq 'x' }; Mock Get-Date { 2 }; Get-Date -Format y } } } -Configuration @{ Output = @{ Verbosity = 'Diagnostic' } }).Text | Should -Match '(?s)Mock: Setting up .*Mock: .*Format'
    }

    It 'A call in BeforeAll therefore finds no mock, reaches the real command, and is not counted.' {
        $run = Invoke-Sample {
            BeforeAll { function Get-Root { 'real' } }
            Describe 'late' { BeforeEach { Mock Get-Root { 'mocked' } }; Context 'c' { BeforeAll { $root = Get-Root }; It 'i' { $root | Should -Be 'real'; Should -Invoke Get-Root -Times 0 -Exactly -Scope Context } } }
            Describe 'early' { BeforeAll { Mock Get-Root { 'mocked' } }; Context 'c' { BeforeAll { $root = Get-Root }; It 'i' { $root | Should -Be 'mocked'; Should -Invoke Get-Root -Times 1 -Exactly -Scope Context } } }
        }
        $run.Passed, $run.Failed | Should -Be 2, 0
    }

    It 'A command that collects its input and answers once, in an end block, answers once for each piped object when it is mocked.' {
        $run = Invoke-Sample {
            BeforeAll { function Measure-Disk { param ([Parameter(ValueFromPipeline)] $Name) end { 'one' } } }
            Describe 'd' {
                It 'real' { @(1, 2, 3 | Measure-Disk).Count | Should -Be 1 }
                It 'mocked' { Mock Measure-Disk { 'm' }; @(1, 2, 3 | Measure-Disk).Count | Should -Be 3; Should -Invoke Measure-Disk -Times 3 -Exactly }
            }
        }
        $run.Passed, $run.Failed | Should -Be 2, 0
    }

    It 'The function is gone when the test ends. Calls of the function are not counted; a mock counts three calls, one for each object.' {
        $run = Invoke-Sample {
            BeforeAll { function Get-Root { 'real' } }
            Describe 'd' {
                It 'mine' { function Get-Root { 'mine' }; Get-Root | Should -Be 'mine'; { Should -Invoke Get-Root } | Should -Throw '*Could not find Mock*' }
                It 'real again' { Get-Root | Should -Be 'real' }
            }
        }
        $run.Passed, $run.Failed | Should -Be 2, 0
    }

    It 'The body, and a filter on Mock, have a $_ of their own: the object that was piped into the mocked command, and nothing when no object was piped.' {
        $inputs = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Piped { param ([Parameter(ValueFromPipeline)] $Name) process { 'real' } }; function Get-Whole { param ([Parameter(ValueFromPipeline)] $Name) end { "real $(@($input).Count)" } } }
            It 'input' { 'a', 'b' | Get-Whole | Should -Be 'real 2'; Mock Get-Piped { "$_ [$(@($input).Count)]" }; 'a', 'b' | Get-Piped | Should -Be 'a [0]', 'b [0]'; Get-Piped | Should -Be ' [0]' }
        } }
        Assert-TestPassed $inputs 'input'
        $run = Invoke-Sample {
            BeforeAll { function Get-Reply ($Uri) { 'real' }; function Get-Piped { param ([Parameter(ValueFromPipeline)] $Name) process { 'real' } } }
            Describe 'd' {
                It 'each' -ForEach 200 { Mock Get-Reply { "[$_]" }; Get-Reply x | Should -Be '[]' }
                It 'loop' { Mock Get-Reply { "[$_]" }; 5 | ForEach-Object { Get-Reply x } | Should -Be '[]' }
                It 'piped' { Mock Get-Piped { "[$_]" }; 5 | Get-Piped | Should -Be '[5]' }
                It 'variable' -ForEach 200 { $code = $_; Mock Get-Reply { "[$code]" }; Get-Reply x | Should -Be '[200]' }
                It 'filter' -ForEach 200 { Mock Get-Piped { 'other' }; Mock Get-Piped { 'fits' } -ParameterFilter { $_ -eq 200 }; Get-Piped | Should -Be 'other'; 200 | Get-Piped | Should -Be 'fits'; 7 | Get-Piped | Should -Be 'other' }
            }
        }
        $run.Passed, $run.Failed | Should -Be 5, 0
    }

    It '$input is always empty.' {
        $inputs = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Piped { param ([Parameter(ValueFromPipeline)] $Name) process { 'real' } }; function Get-Whole { param ([Parameter(ValueFromPipeline)] $Name) end { "real $(@($input).Count)" } } }
            It 'input' { 'a', 'b' | Get-Whole | Should -Be 'real 2'; Mock Get-Piped { "$_ [$(@($input).Count)]" }; 'a', 'b' | Get-Piped | Should -Be 'a [0]', 'b [0]'; Get-Piped | Should -Be ' [0]' }
        } }
        Assert-TestPassed $inputs 'input'
    }

    It 'With -ModuleName, $_ is the $_ of the test instead. Use the variable of the parameter, or make the mock in InModuleScope.' {
        $run = Invoke-Sample -File @{ 'Piped.psm1' = 'function Get-Piped { param ([Parameter(ValueFromPipeline)] $Name) process { "real" } }; function Use-Piped { "p" | Get-Piped }; function Use-Loop { "loop" | ForEach-Object { Get-Piped -Name p } }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Piped.psm1 -Force }
            Describe 'd' {
                It 'item' -ForEach 'item' { Mock Get-Piped { "[$_]" } -ModuleName Piped; Use-Piped | Should -Be '[item]'; Use-Loop | Should -Be '[item]' }
                It 'loop' { Mock Get-Piped { "[$_]" } -ModuleName Piped; 'of the test' | ForEach-Object { Use-Piped } | Should -Be '[of the test]' }
                It 'filter' -ForEach 'item' { Mock Get-Piped { 'default' } -ModuleName Piped; Mock Get-Piped { 'piped' } -ModuleName Piped -ParameterFilter { $_ -eq 'p' }; Use-Piped | Should -Be 'default'; Mock Get-Piped { 'item' } -ModuleName Piped -ParameterFilter { $_ -eq 'item' }; Use-Piped | Should -Be 'item' }
                It 'parameter' -ForEach 'item' { Mock Get-Piped { "[$Name]" } -ModuleName Piped; Use-Piped | Should -Be '[p]' }
                It 'inside' -ForEach 'item' { InModuleScope Piped { Mock Get-Piped { "[$_]" } }; Use-Piped | Should -Be '[p]' }
                It 'own' -ForEach 'item' { Mock Get-Piped { "[$_]" }; 'p' | Get-Piped | Should -Be '[p]' }
            }
        }
        Assert-TestPassed $run 'item', 'loop', 'filter', 'parameter', 'inside', 'own'
    }

    It '$ScriptBlock is never missing, because it is a variable of Pester in every test: ask $PesterBoundParameters.ContainsKey(''ScriptBlock'').' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Start-Own ($ScriptBlock, $Block) { }; Mock Start-Own }
            It 'in every test' { $ScriptBlock | Should -Not -BeNullOrEmpty }
            It 'missing' { Start-Own; Should -Invoke Start-Own -Times 0 -ParameterFilter { $null -eq $ScriptBlock }; Should -Invoke Start-Own -Times 1 -Exactly -ParameterFilter { $null -eq $Block } }
            It 'key' { Start-Own; Should -Invoke Start-Own -Times 1 -Exactly -ParameterFilter { -not $PesterBoundParameters.ContainsKey('ScriptBlock') }; Start-Own { 1 }; Should -Invoke Start-Own -Times 1 -Exactly -ParameterFilter { $PesterBoundParameters.ContainsKey('ScriptBlock') } }
            It 'mock' { Mock Start-Own { 'missing' } -ParameterFilter { $null -eq $ScriptBlock }; Start-Own | Should -Be 'missing' }
        } }
        Assert-TestPassed $run 'in every test', 'missing', 'key', 'mock'
    }
}

Describe 'usage/mock-problems, filters and calls that readers ask about' {
    BeforeAll {
        $asked = Invoke-Sample -Test {
            Describe 'd' {
                BeforeAll { function Save-Disk ([string] $Name) { 'real' } }
                It 'second line' { Mock Save-Disk { 'default' }; Mock Save-Disk { 'filter' } -ParameterFilter { $Name; $Name -eq 'a' }; Save-Disk b | Should -Be 'filter'; Mock Save-Disk { 'one' } -ParameterFilter { $Name -eq 'b' -and $true }; Save-Disk b | Should -Be 'one'; Save-Disk c | Should -Be 'filter' }
                It 'two false' { Mock Save-Disk { 'default' }; Mock Save-Disk { 'filter' } -ParameterFilter { $false; $false }; Save-Disk b | Should -Be 'filter' }
                It 'one false' { Mock Save-Disk { 'default' }; Mock Save-Disk { 'filter' } -ParameterFilter { $false }; Save-Disk b | Should -Be 'default' }
            }
        }
    }

    It 'So a second line with a result, even one that only prints a variable, makes the filter accept everything.' { Assert-TestPassed $asked 'second line' }

    It 'A string that is not empty counts as true, and so does a list of two results, even of two $false' { Assert-TestPassed $asked 'two false', 'one false' }
}

Describe 'usage/mock-problems, bodies, filters and counts' {
    BeforeAll {
        $more = Invoke-Sample -Test {
            Describe 'd' {
                BeforeAll {
                    function Get-Disk ([string] $Name, [string[]] $Path) { 'real' }
                    function Get-Sum { param ([Parameter(ValueFromPipeline)] $Value) process { } end { 'once' } }
                }
                It 'each piped' { Mock Get-Sum { 'body' }; 1, 2, 3 | Get-Sum | Should -HaveCount 3; $bodies = @(1, 2, 3 | Get-Sum); $bodies | Should -Be 'body', 'body', 'body' }
                It 'item' -ForEach 200 { Mock Get-Disk { "[$_]" }; Get-Disk x | Should -Be '[]'; 5 | ForEach-Object { Get-Disk x } | Should -Be '[]' }
                It 'list' {
                    Mock Get-Disk { "$($Path -is [string]) $($Path -is [array]) $($Path.Count)" }; Get-Disk -Path a | Should -Be 'False True 1'
                    Mock Get-Disk { 'both' } -ParameterFilter { $Path -eq 'a' }; Get-Disk -Path a, b | Should -Be 'both'
                    Mock Get-Disk { 'differs' } -ParameterFilter { $Path -ne 'a' }; Get-Disk -Path a, b | Should -Be 'differs'
                    Mock Get-Disk { 'contains' } -ParameterFilter { $Path -contains 'b' }; Get-Disk -Path a, b | Should -Be 'contains'
                }
                It 'every call' {
                    function Get-Any ([string] $Text, $Any) { 'real' }
                    Mock Get-Any { 'default' }; Mock Get-Any { 'x' } -ParameterFilter { $Any.StartsWith('a') }
                    { Get-Any } | Should -Throw '*You cannot call a method on a null-valued expression*'
                    Mock Get-Any { 'y' } -ParameterFilter { $Any -like 'a*' }
                    Mock Get-Any { 'z' } -ParameterFilter { $Text.StartsWith('a') }
                    Get-Any -Any b | Should -Be 'default'; Get-Any -Any ab | Should -Be 'y'
                }
                It 'every plain call' {
                    Mock Get-Disk { 'like' } -ParameterFilter { $Name -like 'a*' }; Mock Get-Disk { 'default' }
                    Get-Disk | Should -Be 'default'; Get-Disk abc | Should -Be 'like'
                }
                It 'counts as true' {
                    Mock Get-Disk { 'default' }
                    foreach ($filter in { 1 }, { 'text' }, { , 0, 0 }) { Mock Get-Disk { 'accepted' } -ParameterFilter $filter; Get-Disk | Should -Be 'accepted' }
                }
                It 'counts as false' {
                    Mock Get-Disk { 'default' }
                    foreach ($filter in { 0 }, { '' }, { $null }, { }) { Mock Get-Disk { 'accepted' } -ParameterFilter $filter }
                    Get-Disk | Should -Be 'default'
                }
            }
            Describe 'setup' {
                BeforeEach { Mock Get-Date { 'each' } }
                It 'outer' { Get-Date | Should -Be 'each' }
                Context 'in' { BeforeAll { $seen = Get-Date }; It 'inner setup' { $seen | Should -BeOfType datetime; Should -Invoke Get-Date -Times 0 -Exactly -Scope Context } }
            }
        }
    }

    It 'BeforeEach runs before each test, and after every BeforeAll, including that of an inner block.' { Assert-TestPassed $more 'outer', 'inner setup' }

    It 'The body of a mock runs once for each object from the pipeline, with its begin and end blocks.' {
        Assert-TestPassed $more 'each piped'
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Sum { param ([Parameter(ValueFromPipeline)] $Name) begin { 'b' } process { $Name } end { 'e' } } }
            It 'real' { 1, 2 | Get-Sum | Should -Be @('b', 1, 2, 'e') }
            It 'mock' { Mock Get-Sum { begin { 'b' } process { $Name } end { 'e' } }; 1, 2 | Get-Sum | Should -Be @('b', 1, 'e', 'b', 2, 'e') }
        } }
        Assert-TestPassed $run 'real', 'mock'
    }

    It 'Instead, define a function of that name in the test. Code in a module does not see this function.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-Sum { process { } end { "real" } }; function Get-Tape { 1, 2 | Get-Sum }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force }
                It 'mock' { Mock Get-Sum { 'mocked' }; 1, 2 | Get-Sum | Should -Be 'mocked', 'mocked' }
                It 'function' { function Get-Sum { end { 'own' } }; 1, 2 | Get-Sum | Should -Be 'own'; Get-Tape | Should -Be 'real' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Or give it a name, as a key of a hashtable for -ForEach; the key must not be the name of a parameter of the command.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Tape ($Name) { 'real' } }
                It 'item' -ForEach 'mail' { Mock Get-Tape { "<$_>" }; Get-Tape -Name x | Should -Be '<>' }
                It 'key' -ForEach @{ Wanted = 'mail' } { Mock Get-Tape { "<$Wanted>" }; Get-Tape -Name x | Should -Be '<mail>' }
                It 'parameter' -ForEach @{ Name = 'mail' } { Mock Get-Tape { "<$Name>" }; Get-Tape -Name x | Should -Be '<x>' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'This $_ is neither the item of a ForEach-Object around the call nor the item of -ForEach.' { Assert-TestPassed $more 'item' }

    It '-Path, -Name and -ComputerName of most commands take a list, as do most parameters with ValueFromRemainingArguments, and the variable is a list even when one value was passed.' {
        Import-Module Microsoft.PowerShell.Utility, Microsoft.PowerShell.Management
        foreach ($name in 'Path', 'Name', 'ComputerName') {
            $all = @(Get-Command -Module Microsoft.PowerShell.Core, Microsoft.PowerShell.Utility, Microsoft.PowerShell.Management -CommandType Cmdlet | Where-Object { $_.Parameters -and $_.Parameters.ContainsKey($name) })
            @($all | Where-Object { $_.Parameters[$name].ParameterType.IsArray }).Count | Should -BeGreaterThan ($all.Count / 2)
        }
        Assert-TestPassed $more 'list'
        # One of type [string] gets one text, so it is "most".
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll {
                function Invoke-Typed ([Parameter(ValueFromRemainingArguments)] [string[]] $Rest) { 'real' }
                function Invoke-Untyped ([Parameter(ValueFromRemainingArguments)] $Rest) { 'real' }
                function Invoke-Text ([Parameter(ValueFromRemainingArguments)] [string] $Rest) { 'real' }
            }
            It '<_>' -ForEach 'Invoke-Typed', 'Invoke-Untyped', 'Invoke-Text' {
                Mock $_ { "$($Rest -is [System.Collections.IList]) $(@($Rest).Count)" } -ParameterFilter { $Rest -is [System.Collections.IList] -and $Rest -contains 'a' }
                Mock $_ { 'no list' } -ParameterFilter { $Rest -is [string] }
                & $_ a | Should -Be 'True 1'
                & $_ a b | Should -Be 'True 2'
            }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
        $run.Messages | Should -Match "but got 'no list'|But was:\s+'no list'"
    }

    It 'On a list, -eq returns the items that are equal and -ne those that are not, so both can be true for the same call. -is asks for the type of the list' { Assert-TestPassed $more 'list' }

    It 'A filter passes when its result counts as true.' { Assert-TestPassed $more 'counts as true', 'counts as false' }

    It 'it is $null, and $null has no methods. In the filter of a Mock it is '''' for a parameter of type [string], 0 for a number, and $null for most others.' {
        Assert-TestPassed $more 'every call', 'every plain call'
        $count = Invoke-Sample { Describe 'd' {
            BeforeAll { function Send-Disk ([string] $Text) { 'real' } }
            It 'count' { Mock Send-Disk; Send-Disk; { Should -Invoke Send-Disk -Times 0 -ParameterFilter { $Text.Trim() -eq 'x' } } | Should -Throw '*null-valued*' }
            It 'mock' { Mock Send-Disk { 'empty' } -ParameterFilter { $Text.Trim() -eq '' }; Send-Disk | Should -Be 'empty' }
        } }
        Assert-TestPassed $count 'count', 'mock'
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Disk ([int] $Size, [double] $Rate, [datetime] $Date, [string[]] $Path, [hashtable] $Map) { 'real' } }
            It 'i' { Mock Get-Disk { 'accepted' } -ParameterFilter { $Size -is [int] -and $Size -eq 0 -and $Rate -is [double] -and $Rate -eq 0 -and $null -eq $Date -and $null -eq $Path -and $null -eq $Map }; Get-Disk | Should -Be 'accepted' }
        } }
        $run.Passed | Should -Be 1
    }

    It 'A function without parameters has the arguments in $args, and no variables for them.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Plain { 'real' } }
            It 'i' { Mock Get-Plain { "default [$Name]" }; Mock Get-Plain { "args $args" } -ParameterFilter { $args[0] -eq 'a' -or $args -contains '-Name' -and $null -eq $Name }; Get-Plain a | Should -Be 'args a'; Get-Plain -Name x | Should -BeLike 'args -Name* x'; Get-Plain b | Should -Be 'default []' }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'There, for a call without -Credential, $Credential is the variable of that name in the module. Another test file may have set that variable with $script:.' {
        $run = Invoke-Sample -File @{
            'Vault.psm1'    = 'function Open-Vault ($Credential) { }; function Connect-Vault { Open-Vault }'
            'A.Tests.ps1' = { BeforeAll { Import-Module $PSScriptRoot/Vault.psm1 }; Describe 'a' { It 'sets' { InModuleScope Vault { $script:Credential = 'left' } } } }
            'B.Tests.ps1' = {
                Describe 'b' {
                    It 'asks the variable' { InModuleScope Vault { Mock Open-Vault; Connect-Vault; Should -Invoke Open-Vault -Exactly 1 -ParameterFilter { $Credential -eq 'left' } } }
                    It 'asks the key' { InModuleScope Vault { Mock Open-Vault; Connect-Vault; Should -Invoke Open-Vault -Exactly 1 -ParameterFilter { -not $PesterBoundParameters.ContainsKey('Credential') } } }
                    It 'outside of the module' { Mock Open-Vault -ModuleName Vault; Connect-Vault; Should -Invoke Open-Vault -ModuleName Vault -Exactly 1 -ParameterFilter { $null -eq $Credential } }
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'both use that module, so neither needs -ModuleName there.' {
        $run = Invoke-Sample -File @{ 'Vault.psm1' = 'function Open-Vault { "real" }; function Connect-Vault { Open-Vault }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Vault.psm1 -Force }
            Describe 'd' {
                It 'inside' { InModuleScope Vault { Mock Open-Vault { 'mocked' }; Connect-Vault | Should -Be 'mocked'; Should -Invoke Open-Vault -Exactly 1 } }
                It 'count outside' { InModuleScope Vault { Mock Open-Vault; Connect-Vault }; Should -Invoke Open-Vault }
                It 'mock outside' { Mock Open-Vault; Connect-Vault; InModuleScope Vault { Should -Invoke Open-Vault } }
            }
        }
        Assert-TestPassed $run 'inside'
        $run.Failed | Should -Be 2
    }

    It 'A call to your code in such a place comes too early, too. It runs before any mock is made, so the real commands run: a Set-Content in the code writes the real file.' {
        $run = Invoke-Sample -File @{ 'Save.ps1' = 'function Save-Plan ($Path) { Set-Content -Path $Path -Value real }' } -Test {
            . $PSScriptRoot/Save.ps1
            BeforeAll { . $PSScriptRoot/Save.ps1; Mock Set-Content }
            BeforeDiscovery { Save-Plan "$PSScriptRoot/discovery.txt" }
            Save-Plan "$PSScriptRoot/top.txt"
            Describe 'd' {
                BeforeAll { Save-Plan "$PSScriptRoot/setup.txt" }
                Save-Plan "$PSScriptRoot/body.txt"
                It 'i' { Save-Plan "$PSScriptRoot/test.txt" }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Files.Keys | Sort-Object | Should -Be 'body.txt', 'discovery.txt', 'top.txt'
    }

    It 'With a module as the Source, the mock needs -ModuleName.' {
        $run = Invoke-Sample -File @{ 'Age.psm1' = 'function Test-Age { Get-Date }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Age.psm1 -Force }
            Describe 'd' {
                It 'source' { (Get-Command Test-Age | Select-Object Name, Source).Source | Should -Be 'Age' }
                It 'with' { Mock Get-Date { 'mocked' } -ModuleName Age; Test-Age | Should -Be 'mocked' }
                It 'without' { Mock Get-Date { 'mocked' }; Test-Age | Should -BeOfType datetime }
            }
        }
        Assert-TestPassed $run 'source', 'with', 'without'
    }

    It 'Without a Source, for a dot-sourced function, the mock must not have -ModuleName.' {
        $files = @{ 'Age.psm1' = 'function Test-Age { Get-Date }'; 'Age.ps1' = 'function Test-Age { Get-Date }' }
        $run = Invoke-Sample -File $files -Test {
            BeforeAll { . $PSScriptRoot/Age.ps1 }
            Describe 'd' {
                It 'source' { (Get-Command Test-Age | Select-Object Name, Source).Source | Should -BeNullOrEmpty }
                It 'with' { { Mock Get-Date { 'mocked' } -ModuleName Age } | Should -Throw '*No modules named*' }
                It 'with another module' { Import-Module $PSScriptRoot/Age.psm1 -Force -Prefix Other; Mock Get-Date { 'mocked' } -ModuleName Age; Test-Age | Should -BeOfType datetime }
                It 'without' { Mock Get-Date { 'mocked' }; Test-Age | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'source', 'with', 'with another module', 'without'
    }

    It 'A function that is defined by another function, or by a script called with &, exists only while that code runs. Define a stand-in of that name in the test first. The mock of this function then answers in both cases.' {
        $run = Invoke-Sample -File @{ 'inner.ps1' = 'function Get-Inner { "real" }; Get-Inner' } -Test {
            BeforeAll { function Start-Outer { function Get-Inner { 'real' }; Get-Inner } }
            Describe 'd' {
                It 'unknown' { $null = & $PSScriptRoot/inner.ps1; Start-Outer | Should -Be 'real'; { Mock Get-Inner { 'mocked' } } | Should -Throw '*Could not find Command Get-Inner*' }
                It 'empty one' {
                    function Get-Inner { }
                    Mock Get-Inner { 'mocked' }
                    & $PSScriptRoot/inner.ps1 | Should -Be 'mocked'
                    Start-Outer | Should -Be 'mocked'
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        Assert-TestPassed $run 'unknown', 'empty one'
    }

    It 'The throw in the stand-in fails a test that forgot the mock.' {
        $run = Invoke-Sample {
            BeforeAll { function Send-Mail { throw 'Send-Mail is not mocked' }; function Start-Nightly { Send-Mail } }
            Describe 'd' { It 'forgot' { Start-Nightly }; It 'mocked' { Mock Send-Mail; Start-Nightly } }
        }
        Assert-TestPassed $run 'mocked'
        $run.Messages | Should -Be 'Send-Mail is not mocked'
    }

    It '-match takes a regular expression, in which the backslashes of a path have a meaning of their own.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { Mock Copy-Item; Copy-Item 'S:\Folder\a.txt' D }
                It 'match' { Should -Invoke Copy-Item -ParameterFilter { $Path -match 'S:\Folder' } }
                It 'like' { Should -Invoke Copy-Item -ParameterFilter { $Path -like 'S:\Folder\*' }; Should -Invoke Copy-Item -Exactly 0 -ParameterFilter { $Path -like 'S:\Other\*' } }
                It 'escaped' { Should -Invoke Copy-Item -ParameterFilter { $Path -match [regex]::Escape('S:\Folder') } }
            }
        }
        Assert-TestPassed $run 'like', 'escaped'
        $run.Messages | Should -BeLike '*Unrecognized escape sequence*'
    }

    It 'A mock with -ModuleName can also be lost: an Import-Module -Force after the mock makes a new copy of the module, without the mock.' {
        $run = Invoke-Sample -File @{ 'Clock.psm1' = 'function Get-Now { Get-Date }' } -Test {
            Describe 'd' {
                BeforeEach { Import-Module $PSScriptRoot/Clock.psm1 -Force; Mock Get-Date { 'mocked' } -ModuleName Clock }
                It 'without' { Get-Now | Should -Be 'mocked' }
                It 'again' { Import-Module $PSScriptRoot/Clock.psm1; Get-Now | Should -Be 'mocked' }
                It 'forced' { Import-Module $PSScriptRoot/Clock.psm1 -Force; Get-Now | Should -Be 'mocked' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'A command that collects its input and answers once, in an end block, answers once for each piped object when it is mocked. No option changes that.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Measure-Tape { param ([Parameter(ValueFromPipeline)] [ValidateRange(0, 9)] [int] $Size) end { 'once' } } }
                It 'real' { @(1, 2, 3 | Measure-Tape).Count | Should -Be 1 }
                It 'mock <_>' -ForEach @{ }, @{ Verifiable = $true }, @{ ParameterFilter = { $true } }, @{ RemoveParameterType = 'Size' }, @{ RemoveParameterValidation = 'Size' } { $options = $_; Mock Measure-Tape { 'mock' } @options; @(1, 2, 3 | Measure-Tape).Count | Should -Be 3 }
                It 'function' { function Measure-Tape { param ([Parameter(ValueFromPipeline)] $Size) end { 'own' } }; @(1, 2, 3 | Measure-Tape).Count | Should -Be 1 }
            }
        }
        $run.Passed, $run.Failed | Should -Be 7, 0
    }

    It '-Filter { Name -like $name } arrives as text that contains $name, not the value of $name.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Find-Account { param ([string] $Filter) }; Mock Find-Account { $Filter } }
                It 'block' { $name = 'Ann'; (Find-Account -Filter { Name -like $name }).Trim() | Should -Be 'Name -like $name' }
                It 'text' { $name = 'Ann'; Find-Account -Filter "Name -like '$name'" | Should -Be "Name -like 'Ann'" }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'stands inside InModuleScope.' {
        $run = Invoke-Sample -File @{ 'Mail.psm1' = 'function Send-Report { param ($To) Send-Proof -To $To }; function Send-Proof { param ($To, $Credential) }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Mail.psm1 -Force; InModuleScope Mail { $script:Credential = 'left' } }
                BeforeEach { Mock Send-Proof { } -ModuleName Mail; Send-Report -To a }
                It 'outside' { Should -Invoke Send-Proof -ModuleName Mail -Times 1 -Exactly -ParameterFilter { -not $Credential } }
                It 'inside' { InModuleScope Mail { Should -Invoke Send-Proof -Times 1 -Exactly -ParameterFilter { -not $Credential } } }
                It 'inside, asked' { InModuleScope Mail { Should -Invoke Send-Proof -Times 1 -Exactly -ParameterFilter { -not $PesterBoundParameters.ContainsKey('Credential') } } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'A BeforeAll directly in InModuleScope sets the variable even without that prefix.' {
        $run = Invoke-Sample -File @{ 'Mail.psm1' = 'function Get-Left { $Credential }' } -Test {
            BeforeDiscovery { Import-Module $PSScriptRoot/Mail.psm1 -Force }
            InModuleScope Mail {
                BeforeAll { $Credential = 'left' }
                Describe 'a' { BeforeAll { $Other = 'gone' }; It 'i' { } }
            }
            Describe 'b' {
                It 'left' { Get-Left | Should -Be 'left'; InModuleScope Mail { $script:Credential } | Should -Be 'left' }
                It 'gone' { InModuleScope Mail { $script:Other } | Should -BeNullOrEmpty }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'A hashtable or another object that the code has changed after the call has the new value by then. A filter on Mock sees the value at the time of the call, and so does the body of the mock.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Proof ($Plan) { }; function Step-Plan { $plan = @{ State = 'new' }; Save-Proof -Plan $plan; $plan.State = 'done' } }
                It 'count new' { Mock Save-Proof { }; Step-Plan; Should -Invoke Save-Proof -Times 1 -Exactly -ParameterFilter { $Plan.State -eq 'new' } }
                It 'count done' { Mock Save-Proof { }; Step-Plan; Should -Invoke Save-Proof -Times 1 -Exactly -ParameterFilter { $Plan.State -eq 'done' } }
                It 'mock' { $script:states = @(); Mock Save-Proof { $script:states += $Plan.State } -ParameterFilter { $Plan.State -eq 'new' }; Step-Plan; $script:states | Should -Be 'new' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
    }

    It 'The value was piped, and is in another parameter. A file piped into Remove-Item is in $LiteralPath, with a prefix. An object without a PSPath is text in $Path.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Set-Content -Path $TestDrive/a.bak -Value 'a'; function Clear-Old { Get-ChildItem -Path $TestDrive -Filter *.bak | Remove-Item } }
                BeforeEach { Mock Remove-Item }
                It 'file' { Clear-Old; Should -Invoke Remove-Item -Times 0 -ParameterFilter { $Path }; Should -Invoke Remove-Item -Times 1 -Exactly -ParameterFilter { $LiteralPath -like '*a.bak' } }
                It 'by name' { Remove-Item -Path $TestDrive/a.bak; Should -Invoke Remove-Item -Times 1 -Exactly -ParameterFilter { $Path -like '*a.bak' } }
                It 'prefix' {
                    $full = (Get-Item -Path $TestDrive/a.bak).FullName; Clear-Old
                    Should -Invoke Remove-Item -Times 0 -ParameterFilter { $LiteralPath -eq $full }
                    Should -Invoke Remove-Item -Times 1 -Exactly -ParameterFilter { $LiteralPath -eq "Microsoft.PowerShell.Core\FileSystem::$full" }
                }
                It 'object' { Mock Get-ChildItem { [pscustomobject] @{ FullName = '/srv/a.bak' } }; Clear-Old; Should -Invoke Remove-Item -Times 1 -Exactly -ParameterFilter { $Path -like '@{FullName=*' } }
                It 'object with a PSPath' { Mock Get-ChildItem { [pscustomobject] @{ PSPath = '/srv/a.bak' } }; Clear-Old; Should -Invoke Remove-Item -Times 1 -Exactly -ParameterFilter { $LiteralPath -eq '/srv/a.bak' } }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'A mock in It comes just as late for what BeforeEach calls, such as the constructor of a class.' {
        $run = Invoke-Sample {
            class ProofLate { [string] $Disk = (Get-Disk) }
            Describe 'd' {
                BeforeAll { function Get-Disk { 'real' } }
                Context 'late' { BeforeEach { $job = [ProofLate]::new() }; It 'late' { Mock Get-Disk { 'mock' }; $job.Disk | Should -Be 'real'; [ProofLate]::new().Disk | Should -Be 'mock' } }
                Context 'early' { BeforeEach { Mock Get-Disk { 'mock' }; $job = [ProofLate]::new() }; It 'early' { $job.Disk | Should -Be 'mock' } }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'While the mock exists, the name of the command is an alias of a function that Pester made, and Get-Command Save-Backup returns that alias.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Backup ($Name) { } }
                It 'alias' {
                    (Get-Command Save-Backup).CommandType | Should -Be 'Function'
                    Mock Save-Backup
                    $found = Get-Command Save-Backup
                    $found.CommandType | Should -Be 'Alias'
                    $found.ResolvedCommand.CommandType | Should -Be 'Function'
                    $found.Definition | Should -Not -Be 'Save-Backup'
                    (Get-Command Save-Backup -CommandType Function).Name | Should -Be 'Save-Backup'
                }
                It 'gone' { (Get-Command Save-Backup).CommandType | Should -Be 'Function' }
            }
        }
        Assert-TestPassed $run 'alias', 'gone'
    }

    It 'A check of the parameters of the command can end with Could not retrieve parameters for mock Save-Backup.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Backup ($Name) { } }
                It 'asked after' { Mock Save-Backup; Get-Command Save-Backup | Should -HaveParameter Name }
                It 'asked before' { $command = Get-Command Save-Backup; Mock Save-Backup; $command | Should -HaveParameter Name }
                It 'by kind' { Mock Save-Backup; Get-Command Save-Backup -CommandType Function | Should -HaveParameter Name }
            }
        }
        Assert-TestPassed $run 'asked before', 'by kind'
        $run.Messages | Should -BeLike '*Could not retrieve parameters for mock Save-Backup.*'
    }

    It 'The value was converted to the type of the parameter.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Typed ([System.IO.FileInfo] $File) { 'real' }; function Save-Plain ($File) { 'real' } }
                It 'converted' {
                    Mock Save-Typed; Mock Save-Plain
                    Save-Typed mail.bak; Save-Plain mail.bak
                    Should -Invoke Save-Typed -Times 0 -Exactly -ParameterFilter { $File -eq 'mail.bak' }
                    Should -Invoke Save-Plain -Times 1 -Exactly -ParameterFilter { $File -eq 'mail.bak' }
                    Should -Invoke Save-Typed -Times 1 -Exactly -ParameterFilter { $File.Name -eq 'mail.bak' }
                }
            }
        }
        Assert-TestPassed $run 'converted'
    }

    It '-eq compares hashtables and [pscustomobject] by identity, so a copy with the same content is never equal.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Save-Plan ($Plan) { } }
                It 'identity' {
                    Mock Save-Plan
                    $table = @{ Name = 'mail' }; $object = [pscustomobject] @{ Name = 'mail' }
                    Save-Plan $table; Save-Plan $object
                    Should -Invoke Save-Plan -Times 1 -Exactly -ParameterFilter { $Plan -eq $table }
                    Should -Invoke Save-Plan -Times 1 -Exactly -ParameterFilter { $Plan -eq $object }
                    $tableCopy = @{ Name = 'mail' }; $objectCopy = [pscustomobject] @{ Name = 'mail' }
                    Should -Invoke Save-Plan -Times 0 -Exactly -ParameterFilter { $Plan -eq $tableCopy }
                    Should -Invoke Save-Plan -Times 0 -Exactly -ParameterFilter { $Plan -eq $objectCopy }
                    Should -Invoke Save-Plan -Times 2 -Exactly -ParameterFilter { ($Plan | ConvertTo-Json) -eq ($tableCopy | ConvertTo-Json) }
                }
            }
        }
        Assert-TestPassed $run 'identity'
    }

    It 'If the mock works on one machine only, the other machine loads the function under test from a different place.' {
        $test = {
            Describe 'd' {
                BeforeAll { if ($env:PROOF_FROM -eq 'module') { Import-Module $PSScriptRoot/Age.psm1 } else { . $PSScriptRoot/Age.ps1 } }
                It 'plain' { Mock Get-Date { 'mocked' }; Test-BackupAge | Should -Be 'mocked' }
                It 'named' { Mock Get-Date { 'mocked' } -ModuleName Age; Test-BackupAge | Should -Be 'mocked' }
                It 'source' { "$((Get-Command Test-BackupAge).Source)" | Should -Be $(if ($env:PROOF_FROM -eq 'module') { 'Age' } else { '' }) }
            }
        }
        $files = @{ 'Age.ps1' = 'function Test-BackupAge { Get-Date }'; 'Age.psm1' = 'function Test-BackupAge { Get-Date }' }
        (Invoke-Sample $test -File $files -Environment @{ PROOF_FROM = 'module' }).Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
        (Invoke-Sample $test -File $files -Environment @{ PROOF_FROM = 'file' }).Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'The parameter takes a list.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Copy-Listed ([string[]] $Path) { }; function Copy-Single ([string] $Path) { } }
                It 'one value' {
                    Mock Copy-Listed; Mock Copy-Single
                    Copy-Listed -Path mail.bak; Copy-Single -Path mail.bak
                    Should -Invoke Copy-Listed -Times 0 -Exactly -ParameterFilter { $Path -is [string] }
                    Should -Invoke Copy-Listed -Times 1 -Exactly -ParameterFilter { $Path -contains 'mail.bak' }
                    Should -Invoke Copy-Single -Times 1 -Exactly -ParameterFilter { $Path -is [string] }
                }
            }
        }
        Assert-TestPassed $run 'one value'
    }

    It 'For a function in a nested module, Source names the root module. The mock needs the nested module: (Get-Command Test-BackupAge).ScriptBlock.Module.Name.' {
        $files = @{ 'Root/Root.psm1' = 'function Get-RootAge { "root" }'; 'Root/Inner.psm1' = 'function Test-InnerAge { Get-Date }'; 'Root/Root.psd1' = "@{ ModuleVersion = '1.0.0'; RootModule = 'Root.psm1'; NestedModules = 'Inner.psm1'; FunctionsToExport = 'Get-RootAge', 'Test-InnerAge' }" }
        $run = Invoke-Sample -File $files -Test {
            BeforeAll { Import-Module $PSScriptRoot/Root/Root.psd1 -Force }
            AfterAll { Remove-Module Root }
            Describe 'd' {
                It 'names' { (Get-Command Test-InnerAge).Source | Should -Be 'Root'; (Get-Command Test-InnerAge).ScriptBlock.Module.Name | Should -Be 'Inner' }
                It 'root' { Mock Get-Date { 'mocked' } -ModuleName Root; Test-InnerAge | Should -BeOfType datetime }
                It 'nested' { Mock Get-Date { 'mocked' } -ModuleName Inner; Test-InnerAge | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'A command whose module is not installed, such as Invoke-Sqlcmd, needs a stand-in: in BeforeAll or the test, define a function of that name, with the parameters that your code uses. Mock this function.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'without' { { Mock Invoke-NoSuchSql { 1 } } | Should -Throw '*Could not find Command Invoke-NoSuchSql*' }
                It 'in the test' { function Invoke-NoSuchSql ($Query) { throw 'real' }; Mock Invoke-NoSuchSql { "rows of $Query" }; Invoke-NoSuchSql -Query q | Should -Be 'rows of q' }
                Context 'c' { BeforeAll { function Invoke-NoSuchSql ($Query) { throw 'real' }; Mock Invoke-NoSuchSql { "rows of $Query" } }; It 'in BeforeAll' { Invoke-NoSuchSql -Query q | Should -Be 'rows of q' } }
            }
        }
        Assert-TestPassed $run 'without', 'in the test', 'in BeforeAll'
    }

    It 'The filter has a param() block, which hides the parameters of the command: in { param($Name) $Name -eq ''mail'' }, $Name is empty. Leave the block out.' {
        $run = Invoke-Sample {
            BeforeAll { function Save-Plan ([string] $Name, [int] $Keep) { 'real' } }
            Describe 'd' {
                It 'count' {
                    Mock Save-Plan; Save-Plan -Name mail -Keep 3
                    Should -Invoke Save-Plan -Times 0 -ParameterFilter { param($Name) $Name -eq 'mail' }
                    Should -Invoke Save-Plan -Times 1 -Exactly -ParameterFilter { param($Name) $null -eq $Name -and $Keep -eq 3 }
                    Should -Invoke Save-Plan -Times 1 -Exactly -ParameterFilter { $Name -eq 'mail' }
                }
                It 'mock' { Mock Save-Plan { 'default' }; Mock Save-Plan { 'filtered' } -ParameterFilter { param($Name) $Name -eq 'mail' }; Save-Plan -Name mail | Should -Be 'default' }
                It 'mock without it' { Mock Save-Plan { 'default' }; Mock Save-Plan { 'filtered' } -ParameterFilter { $Name -eq 'mail' }; Save-Plan -Name mail | Should -Be 'filtered' }
            }
        }
        Assert-TestPassed $run 'count', 'mock', 'mock without it'
    }

    It 'The body and the filter of a mock read a variable when they run, not when the mock is made. After a loop, the variable has its last value for all of the mocks. $_ of ForEach-Object is gone by then, so each filter compares with $null.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Disk ($Name) { 'real' } }
                It 'body' { foreach ($disk in 'D1', 'D2') { Mock Get-Disk { "mocked $disk" } -ParameterFilter ([scriptblock]::Create("`$Name -eq '$disk'")) }; Get-Disk -Name D1 | Should -Be 'mocked D2' }
                It 'filter' { Mock Get-Disk { 'default' }; foreach ($disk in 'D1', 'D2') { Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $disk } }; "$(Get-Disk -Name D1) $(Get-Disk -Name D2)" | Should -Be 'default mocked' }
                It 'pipeline' { Mock Get-Disk { 'default' }; 'D1', 'D2' | ForEach-Object { $disk = $_; Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $disk } }; "$(Get-Disk -Name D1) $(Get-Disk -Name D2)" | Should -Be 'default mocked' }
                It 'underscore' { Mock Get-Disk { 'default' }; 'D1', 'D2' | ForEach-Object { Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $_ } }; "$(Get-Disk -Name D1) $(Get-Disk -Name D2) $('D1' | ForEach-Object { Get-Disk -Name $_ }) $(Get-Disk)" | Should -Be 'default default default mocked' }
                It 'changed' { $disk = 'D1'; Mock Get-Disk { "mocked $disk" } -ParameterFilter { $Name -eq $disk }; $disk = 'D2'; Get-Disk -Name D2 | Should -Be 'mocked D2' }
            }
        }
        Assert-TestPassed $run 'body', 'filter', 'pipeline', 'underscore', 'changed'
    }

    It 'Make one mock that reads a table. Or make the filter from a text, and the body with GetNewClosure(), which has no effect on a filter. Such a body finds no function of the test file. For the arguments of the call, give it a param() block.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Disk ($Name) { 'real' } }
                BeforeEach { Mock Get-Disk { 'default' } }
                It 'table' { $states = @{ D1 = 'full'; D2 = 'empty' }; Mock Get-Disk { $states[$Name] }; "$(Get-Disk -Name D1) $(Get-Disk -Name D2)" | Should -Be 'full empty' }
                It 'text' { foreach ($disk in 'D1', 'D2') { Mock Get-Disk { "mocked $disk $Name" }.GetNewClosure() -ParameterFilter ([scriptblock]::Create("`$Name -eq '$disk'")) }; "$(Get-Disk -Name D1)|$(Get-Disk -Name D2)" | Should -Be 'mocked D1 |mocked D2 ' }
                It 'param' { foreach ($disk in 'D1', 'D2') { Mock Get-Disk { param ($Name) "mocked $disk $Name" }.GetNewClosure() -ParameterFilter ([scriptblock]::Create("`$Name -eq '$disk'")) }; Get-Disk -Name D1 | Should -Be 'mocked D1 D1' }
                It 'function' { function Get-State { 'full' }; Mock Get-Disk { Get-State }; Get-Disk -Name D1 | Should -Be 'full'; Mock Get-Disk { Get-State }.GetNewClosure(); { Get-Disk -Name D1 } | Should -Throw '*''Get-State'' is not recognized*' }
                It 'closure as filter' { foreach ($disk in 'D1', 'D2') { Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $disk }.GetNewClosure() }; "$(Get-Disk -Name D1) $(Get-Disk -Name D2)" | Should -Be 'default default' }
            }
        }
        Assert-TestPassed $run 'table', 'text', 'param', 'function', 'closure as filter'
    }

    It 'The names of variables do not depend on case. So $Name -eq $name compares the argument with itself, and accepts each call that passes a single value or leaves the parameter out.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Disk ($Name, [string] $Kind) { 'real' } }
                BeforeEach { $name = 'D1'; $kind = 'full'; Mock Get-Disk { 'default' } }
                It 'mock' { Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $name }; Get-Disk -Name D9 | Should -Be 'mocked'; Get-Disk -Name '' | Should -Be 'mocked'; Get-Disk | Should -Be 'mocked' }
                It 'count' { Get-Disk -Name D9; Get-Disk -Name D8; Get-Disk; Should -Invoke Get-Disk -Times 3 -Exactly -ParameterFilter { $Name -eq $name }; Should -Invoke Get-Disk -Times 3 -Exactly -ParameterFilter { $Kind -eq $kind } }
                It 'number, list' { $name = 5; Get-Disk -Name 7; Get-Disk -Name D8, D9; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Name -eq $name } }
                It 'other name' { $expected = 'D1'; Mock Get-Disk { 'mocked' } -ParameterFilter { $Name -eq $expected }; Get-Disk -Name D9 | Should -Be 'default'; Get-Disk -Name D1 | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'mock', 'count', 'number, list', 'other name'
    }

    It 'A mock keeps the types of the real command, also for objects that come through the pipeline. An object that does not fit is refused with The input object cannot be bound to any parameters for the command. PowerShell prints this error and goes on: the mock is not called, and nothing comes back. The error stops the code only when the call has -ErrorAction Stop, or $ErrorActionPreference is Stop there.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { function Get-Piped { param ([Parameter(ValueFromPipeline)] [int] $Number) process { } }; Mock Get-Piped { 'mocked' }; { 'text' | Get-Piped -ErrorAction Stop } | Should -Throw; $said = 'text' | Get-Piped 2>&1; "$said" | Should -Match 'The input object cannot be bound to any parameters for the command'; Should -Invoke Get-Piped -Times 0 -Exactly; 1 | Get-Piped | Should -Be 'mocked'; $ErrorActionPreference = 'Stop'; { 'text' | Get-Piped } | Should -Throw } } }
        $run.Passed | Should -Be 1
    }

    Context 'a proxy function' {
        BeforeAll {
            $body = @'
                [CmdletBinding()]
                param([Parameter(ValueFromPipeline)] [string] $Path)
                begin {
                    $wrappedCmd = 'Microsoft.PowerShell.Management\Get-Item'
                    $scriptCmd = { & $wrappedCmd @PSBoundParameters }
                    $steppablePipeline = $scriptCmd.GetSteppablePipeline($MyInvocation.CommandOrigin)
                    $steppablePipeline.Begin($PSCmdlet)
                }
                process { $steppablePipeline.Process($_) }
                end { $steppablePipeline.End() }
'@
            $run = Invoke-Sample -File @{ 'data.txt' = 'x'; 'Proxy.ps1' = "function Get-Named { $body }; function Get-Short { $($body.Replace('Microsoft.PowerShell.Management\', '')) }"; 'Backup.psm1' = "function Get-Item { $body }"; 'Counted.psm1' = "function Get-Item { $($body.Replace('begin {', 'begin { $global:proxyRuns++')) }; function Get-Two { Get-Item a }" } -Test {
                Describe 'd' {
                    BeforeAll {
                        . $PSScriptRoot/Proxy.ps1
                        $created = [System.Management.Automation.ProxyCommand]::Create([System.Management.Automation.CommandMetadata] (Get-Command Get-Item))
                        Set-Item function:Get-Created ([scriptblock]::Create($created))
                        Set-Item function:Get-Changed ([scriptblock]::Create(($created -replace '\$wrappedCmd = \$ExecutionContext.*', '$wrappedCmd = ''Get-Item''')))
                        $data = "$PSScriptRoot/data.txt"
                    }
                    It 'object' { Mock Get-Item { 'mocked' }; (Get-Created -Path $data).Name | Should -Be 'data.txt'; Should -Invoke Get-Item -Times 0 -Exactly }
                    It 'name' { Mock Get-Item { "mocked $Path" }; Get-Changed -Path a | Should -Be 'mocked a'; Get-Short -Path b | Should -Be 'mocked b'; 'c', 'd' | Get-Named | Should -Be 'mocked c', 'mocked d'; Should -Invoke Get-Item -Times 4 -Exactly }
                    It 'no mock' { (Get-Named -Path $data).Name | Should -Be 'data.txt' }
                    It 'same name' { function Get-Item { throw 'the proxy ran' }; Mock Get-Item { 'mocked' }; Get-Item | Should -Be 'mocked' }
                    It 'module' {
                        Import-Module $PSScriptRoot/Backup.psm1 -Force
                        try {
                            Mock Microsoft.PowerShell.Management\Get-Item { 'mocked' } -ModuleName Backup
                            Backup\Get-Item -Path $data | Should -Be 'mocked'
                            Should -Invoke Microsoft.PowerShell.Management\Get-Item -Times 1 -Exactly -ModuleName Backup
                        }
                        finally { Remove-Module Backup }
                    }
                    It 'inside the module' {
                        Import-Module $PSScriptRoot/Counted.psm1 -Force
                        try {
                            Mock Microsoft.PowerShell.Management\Get-Item { 'mocked' } -ModuleName Counted
                            $global:proxyRuns = 0
                            Get-Two | Should -Be 'mocked'
                            $global:proxyRuns | Should -Be 0
                            Counted\Get-Item a | Should -Be 'mocked'
                            $global:proxyRuns | Should -Be 1
                        }
                        finally { Remove-Module Counted; Remove-Variable proxyRuns -Scope Global }
                    }
                    It 'module, short name' {
                        Import-Module $PSScriptRoot/Backup.psm1 -Force
                        try { Mock Get-Item { 'mocked' } -ModuleName Backup; (Backup\Get-Item -Path $data).Name | Should -Be 'data.txt' }
                        finally { Remove-Module Backup }
                    }
                }
            }
        }

        It '[System.Management.Automation.ProxyCommand]::Create() writes a function that gets the wrapped command as an object, and a mock does not replace an object. Put the name of the command into $wrappedCmd instead. The name of the module in front of it is allowed.' {
            Assert-TestPassed $run 'object', 'name', 'no mock'
        }

        It 'A proxy with the name of the command itself is replaced by the mock. Keep such a proxy in a module, and give the mock the long name: Mock Microsoft.PowerShell.Management\Get-Item -ModuleName Backup. Call the proxy from the test: a call inside the module gets the mock at once.' {
            Assert-TestPassed $run 'same name', 'module', 'module, short name', 'inside the module'
        }
    }

    Context 'the tables: symptom, cause and cure' {
        BeforeAll {
            $table = Invoke-Sample -File @{
                'Clock.psm1'  = 'function Get-Now { Get-Date }'
                'Tools.psm1'  = 'function Use-FixedDate { Mock Get-Date { "mocked" } }; function Get-ToolDate { Get-Date }; function New-Body { { "[$Name]" } }; function New-ParamBody { { param ($Name) "[$Name]" } }'
                'Helpers.ps1' = 'function Use-OwnDate { Mock Get-Date { "mocked" } }'
            } -Test {
                BeforeAll {
                    Import-Module $PSScriptRoot/Clock.psm1, $PSScriptRoot/Tools.psm1 -Force
                    . $PSScriptRoot/Helpers.ps1
                    function Get-Disk ($Name, $Size) { "real $Name" }
                    function Measure-Disk { param ([Parameter(ValueFromPipeline)] $Name) end { 'real' } }
                    function Stop-Disk { param ([Parameter(ValueFromPipeline)] [System.Diagnostics.Process] $Process) process { 'real' } }
                }
                AfterAll { Remove-Module Clock, Tools }
                Describe 'module' {
                    It 'module calls' {
                        Mock Get-Date { 'mocked' }; Get-Now | Should -BeOfType datetime; { Should -Invoke Get-Date -Times 1 } | Should -Throw '*was called 0 times*'
                        Mock Get-Date { 'mocked' } -ModuleName Clock; Get-Now | Should -Be 'mocked'; Should -Invoke Get-Date -Times 1 -Exactly -ModuleName Clock
                    }
                    It 'module helper' {
                        Use-FixedDate; Get-ToolDate | Should -Be 'mocked'; Get-Date | Should -BeOfType datetime; Get-Now | Should -BeOfType datetime
                        Use-OwnDate; Get-Date | Should -Be 'mocked'
                    }
                }
                Describe 'discovery' {
                    Mock Get-Date { 'mocked' }
                    It 'right above' { Get-Date | Should -BeOfType datetime }
                    Context 'in a setup' { BeforeAll { Mock Get-Date { 'mocked' } }; It 'setup above' { Get-Date | Should -Be 'mocked' } }
                }
                Describe 'each' {
                    BeforeEach { Mock Get-Date { 'mocked' } }
                    Context 'inner' { BeforeAll { $early = Get-Date }; It 'too late' { $early | Should -BeOfType datetime; Get-Date | Should -Be 'mocked' } }
                }
                Describe 'all' {
                    BeforeAll { Mock Get-Date { 'mocked' } }
                    Context 'inner' { BeforeAll { $early = Get-Date }; It 'in time' { $early | Should -Be 'mocked' } }
                }
                Describe 'counts' {
                    It 'verifiable' {
                        Mock Get-Disk { 'default' }; Mock Get-Disk { 'verified' } -Verifiable -ParameterFilter { $Name -eq 'D1' }
                        { Should -InvokeVerifiable } | Should -Throw '*Expected all verifiable mocks to be called*'
                        Get-Disk D2; { Should -InvokeVerifiable } | Should -Throw '*Expected all verifiable mocks to be called*'
                        Get-Disk D1 | Should -Be 'verified'; Should -InvokeVerifiable
                    }
                    It 'verifiable, another mock' {
                        Mock Get-Disk { 'verified' } -Verifiable; Mock Get-Disk { 'other' } -ParameterFilter { $Name -eq 'D1' }
                        Get-Disk D1 | Should -Be 'other'; { Should -InvokeVerifiable } | Should -Throw '*Expected all verifiable mocks to be called*'
                        Get-Disk D2 | Should -Be 'verified'; Should -InvokeVerifiable
                    }
                    It 'at least' { Mock Get-Disk; Get-Disk; Get-Disk; Should -Invoke Get-Disk -Times 1; { Should -Invoke Get-Disk -Times 1 -Exactly } | Should -Throw '*was called 2 times*'; { Should -Invoke Get-Disk -Times 3 } | Should -Throw '*was called 2 times*' }
                }
                Describe 'filters' {
                    It 'every call' {
                        Mock Get-Disk { 'default' }
                        Mock Get-Disk { 'accepted' } -ParameterFilter { $Name -eq 'D1'; $Size -eq 5 }; Get-Disk D2 9 | Should -Be 'accepted'; Get-Disk | Should -Be 'accepted'
                        Mock Get-Disk { 'text' } -ParameterFilter { 'D1' }; Get-Disk D2 | Should -Be 'text'
                    }
                    It 'one condition' { Mock Get-Disk { 'default' }; Mock Get-Disk { 'accepted' } -ParameterFilter { $Name -eq 'D1' -and $Size -eq 5 }; Get-Disk D1 9 | Should -Be 'default'; Get-Disk D1 5 | Should -Be 'accepted' }
                    It 'null' {
                        Mock Get-Disk; Get-Disk -Name D1; { Should -Invoke Get-Disk -ParameterFilter { $Size.Trim() -eq 'x' } } | Should -Throw '*You cannot call a method on a null-valued expression.*'
                        Should -Invoke Get-Disk -Times 0 -Exactly -ParameterFilter { $Size -and $Size.Trim() -eq 'x' }
                        Mock Get-Disk; Get-Disk -Size ' x '; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Size -and $Size.Trim() -eq 'x' }
                    }
                    It 'only the other calls' { Mock Get-Disk; Get-Disk -Size x; Get-Disk -Size y; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $Size.Trim() -eq 'x' } }
                    It 'asked every time' {
                        Mock Get-Disk { 'default' }; $script:asked = @(); Mock Get-Disk { 'accepted' } -ParameterFilter { $script:asked += "[$Size]"; $Size -eq 5 }
                        Get-Disk D1 | Should -Be 'default'; Get-Disk; Get-Disk -Size 5 | Should -Be 'accepted'; "$script:asked" | Should -Be '[] [] [5]'
                    }
                    It 'escape' {
                        Mock Get-Disk { 'default' }; Mock Get-Disk { 'matched' } -ParameterFilter { $Name -match 'S:\Folder' }; { Get-Disk 'S:\Folder\a' } | Should -Throw '*Unrecognized escape sequence*'
                    }
                    It 'escaped' { Mock Get-Disk { 'default' }; Mock Get-Disk { 'matched' } -ParameterFilter { $Name -match [regex]::Escape('S:\Folder') }; Get-Disk 'S:\Folder\a' | Should -Be 'matched'; Get-Disk 'S:\Other' | Should -Be 'default' }
                    It 'sorted' {
                        Mock Get-Disk; Get-Disk -Name b, a
                        Should -Invoke Get-Disk -Times 0 -Exactly -ParameterFilter { $Name -join ',' -eq 'a,b' }
                        Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { ($Name | Sort-Object) -join ',' -eq 'a,b' }
                        Should -Invoke Get-Disk -Times 0 -Exactly -ParameterFilter { ($Name | Sort-Object) -join ',' -eq 'a,c' }
                    }
                }
                Describe 'answers' {
                    It 'loop' {
                        Mock Get-Disk { 'default' }
                        foreach ($disk in 'D1', 'D2') { Mock Get-Disk { "mocked $disk" } -ParameterFilter { $Name -eq $disk } }
                        Get-Disk D2 | Should -Be 'mocked D2'; Get-Disk D1 | Should -Be 'default'
                        $disk = 'D1'; Get-Disk D1 | Should -Be 'mocked D1'
                    }
                    It 'table' { $states = @{ D1 = 'full'; D2 = 'empty' }; Mock Get-Disk { $states[$Name] }; Get-Disk D1 | Should -Be 'full'; Get-Disk D2 | Should -Be 'empty' }
                    It 'foreign body' {
                        Mock Get-Disk (New-Body); Get-Disk D1 | Should -Be '[]'
                        Mock Get-Disk (New-ParamBody); Get-Disk D1 | Should -Be '[D1]'
                        Mock Get-Disk { "[$Name]" }.GetNewClosure(); Get-Disk D1 | Should -Be '[]'
                        Mock Get-Disk { param ($Name) "[$Name]" }.GetNewClosure(); Get-Disk D1 | Should -Be '[D1]'
                        Mock Get-Disk { "[$Name]" }; Get-Disk D1 | Should -Be '[D1]'
                    }
                    It 'each object' {
                        'D1', 'D2' | Measure-Disk | Should -Be 'real'
                        Mock Measure-Disk { 'mocked' }; @('D1', 'D2' | Measure-Disk).Count | Should -Be 2
                        Mock Measure-Disk { if ($Name -eq 'D2') { 'mocked' } }; 'D1', 'D2' | Measure-Disk | Should -Be 'mocked'
                    }
                    It 'left in' {
                        $null = New-Item TestDrive:/a.bak, TestDrive:/b.txt; (Get-ChildItem TestDrive:/ -Filter *.bak).Name | Should -Be 'a.bak'
                        Mock Get-ChildItem { 'a.bak', 'b.txt' }; Get-ChildItem TestDrive:/ -Filter *.bak | Should -Be 'a.bak', 'b.txt'
                        Mock Get-ChildItem { 'a.bak', 'b.txt' | Where-Object { $_ -like $Filter } }; Get-ChildItem TestDrive:/ -Filter *.bak | Should -Be 'a.bak'
                    }
                    It 'underscore <_>' -ForEach 404 {
                        Mock Get-Disk { "[$_]" }; Get-Disk | Should -Be '[]'; 5 | ForEach-Object { Get-Disk } | Should -Be '[]'
                        $code = $_; Mock Get-Disk { "[$code]" }; Get-Disk | Should -Be '[404]'
                    }
                    It 'piped underscore' { Mock Measure-Disk { "[$_]" }; 'D1' | Measure-Disk | Should -Be '[D1]' }
                    It 'alias' {
                        (Get-Command Get-Disk).CommandType | Should -Be 'Function'; $before = (Get-Command Get-Disk).Definition
                        Mock Get-Disk { 'mocked' }; (Get-Command Get-Disk).CommandType | Should -Be 'Alias'
                        (Get-Command Get-Disk -CommandType Function).Definition | Should -Be $before
                    }
                    It 'no alias afterwards' { (Get-Command Get-Disk).CommandType | Should -Be 'Function' }
                    It 'caught' { Mock Get-Disk { throw 'from mock' }; 'D1' | Where-Object Length -GT 0 | ForEach-Object { Get-Disk $_ } 2> $null; Should -Invoke Get-Disk -Times 1 -Exactly }
                    It 'not caught' { Mock Get-Disk { throw 'from mock' }; { 'D1' | Where-Object { $_.Length -gt 0 } | ForEach-Object { Get-Disk $_ } } | Should -Throw 'from mock' }
                }
                Describe 'messages' {
                    It 'missing' { { Mock Send-Nowhere { 'sent' } } | Should -Throw '*Could not find Command Send-Nowhere*'; function Send-Nowhere { }; Mock Send-Nowhere { 'sent' }; Send-Nowhere | Should -Be 'sent' }
                    It 'refused' {
                        Mock Stop-Disk { 'mocked' }; $object = [pscustomobject] @{ Id = 42 }
                        $said = @($object | Stop-Disk 2>&1); $said.Count | Should -Be 1; "$said" | Should -BeLike '*The input object cannot be bound to any parameters*'; Should -Invoke Stop-Disk -Times 0 -Exactly
                    }
                    It 'any object' { Mock Stop-Disk { 'mocked' } -RemoveParameterType Process; [pscustomobject] @{ Id = 42 } | Stop-Disk | Should -Be 'mocked' }
                }
            }
            . "$PSScriptRoot/../samples/pesterAgain.ps1"
        }

        It 'the real command runs, or was called 0 times | a module makes the call' { Assert-TestPassed $table 'module calls' }

        It 'the real command runs, though it is mocked right above | the body of a Describe runs during discovery' { Assert-TestPassed $table 'right above', 'setup above' }

        It 'the real command runs in BeforeAll | BeforeEach makes the mock after every BeforeAll' { Assert-TestPassed $table 'too late', 'in time' }

        It 'the real command runs, though a helper makes the mock | the helper is in a module, and mocks there' { Assert-TestPassed $table 'module helper' }

        It 'Expected all verifiable mocks to be called | the code did not call one, its filter accepted no call, or another mock took it, or a module makes the call' { Assert-TestPassed $table 'verifiable', 'verifiable, another mock' }

        It 'more calls than expected, and the test passes | -Times 1 means "at least once"' { Assert-TestPassed $table 'at least' }

        It 'the filter accepts every call | its result counts as true' { Assert-TestPassed $table 'every call', 'one condition' }

        It 'of several mocks from a loop, the last one answers | body and filter read a variable when they run' { Assert-TestPassed $table 'loop', 'table' }

        It 'a body from a helper module or a closure sees no arguments | it needs a param() block' { Assert-TestPassed $table 'foreign body' }

        It 'one result for each piped object | the body runs once for each object' { Assert-TestPassed $table 'each object' }

        It 'a mock returns what -Filter should leave out | its body alone decides what it returns' { Assert-TestPassed $table 'left in' }

        It '$_ is empty | the body has a $_ of its own' { Assert-TestPassed $table 'underscore 404', 'piped underscore' }

        It 'Get-Command returns something else | the name is an alias while the mock exists' { Assert-TestPassed $table 'alias', 'no alias afterwards' }

        It 'the mock throws, the test passes | Where-Object in its short form can catch it' { Assert-TestPassed $table 'caught', 'not caught' }

        It 'Could not find Command … | the command must exist first' { Assert-TestPassed $table 'missing' }

        It 'You cannot call a method on a null-valued expression. | a call leaves the parameter out' { Assert-TestPassed $table 'null', 'only the other calls' }

        It 'Unrecognized escape sequence | -match takes a regular expression' { Assert-TestPassed $table 'escape', 'escaped' }

        It 'Sort the list first if the order does not matter.' { Assert-TestPassed $table 'sorted' }

        It 'A filter is asked about every call of the command, even about a call that leaves the parameter out. The variable of the parameter is empty then.' { Assert-TestPassed $table 'asked every time' }

        It 'Mock data are not setup for this scope | Mock was called outside a Pester run, or the code loads Pester again' {
            $outside = Invoke-Sample -Script { try { Mock Get-Date { 1 } } catch { "$_" } }
            $outside.Value | Should -BeLike 'Mock data are not setup for this scope*'
            ($run.Tests | Where-Object Name -EQ later).Message | Should -BeLike 'Mock data are not setup for this scope*'
            ($prevented.Tests | Where-Object Name -EQ later).Result | Should -Be 'Passed'
        }

        It 'a filter for $null fails in the whole run | the module has a variable of that name' {
            $file = @{
                'Vault.psm1'  = 'function Open-Vault ($Credential) { }; function Connect-Vault { Open-Vault }'
                'B.Tests.ps1' = {
                    BeforeAll { Import-Module $PSScriptRoot/Vault.psm1 }
                    Describe 'b' {
                        It 'null' { InModuleScope Vault { Mock Open-Vault; Connect-Vault; Should -Invoke Open-Vault -Times 1 -Exactly -ParameterFilter { $null -eq $Credential } } }
                        It 'asked' { InModuleScope Vault { Mock Open-Vault; Connect-Vault; Should -Invoke Open-Vault -Times 1 -Exactly -ParameterFilter { -not $PesterBoundParameters.ContainsKey('Credential') } } }
                    }
                }
            }
            "$((Invoke-Sample -File $file).Tests.Result)" | Should -Be 'Passed Passed'
            $file['A.Tests.ps1'] = { BeforeAll { Import-Module $PSScriptRoot/Vault.psm1 }; Describe 'a' { It 'sets' { InModuleScope Vault { $script:Credential = 'left' } } } }
            $whole = Invoke-Sample -File $file
            ($whole.Tests | Where-Object Name -EQ null).Result | Should -Be 'Failed'
            ($whole.Tests | Where-Object Name -EQ asked).Result | Should -Be 'Passed'
        }

        It 'the real command runs in a job, by a path, in .NET, in a proxy | it cannot be mocked; a proxy function can be changed' {
            $run = Invoke-Sample -File @{ 'Tool.ps1' = '"real"' } -Test {
                Describe 'd' {
                    BeforeAll {
                        $created = [System.Management.Automation.ProxyCommand]::Create([System.Management.Automation.CommandMetadata] (Get-Command Get-Item))
                        Set-Item function:Get-Created ([scriptblock]::Create($created))
                        Set-Item function:Get-Changed ([scriptblock]::Create(($created -replace '\$wrappedCmd = \$ExecutionContext.*', '$wrappedCmd = ''Get-Item''')))
                        $path = $env:PATH; $env:PATH = "$PSScriptRoot$([System.IO.Path]::PathSeparator)$path"
                    }
                    AfterAll { $env:PATH = $path }
                    BeforeEach { Mock Get-Date { 'mocked' }; Mock Get-Item { 'mocked' } }
                    It 'job' { $job = Start-Job { Get-Date }; $job | Receive-Job -Wait -AutoRemoveJob | Should -BeOfType datetime; & { Get-Date } | Should -Be 'mocked' }
                    It 'path' { Mock Tool.ps1 { 'mocked' }; Tool.ps1 | Should -Be 'mocked'; & $PSScriptRoot/Tool.ps1 | Should -Be 'real' }
                    It 'path as name' { try { Mock "$PSScriptRoot/Tool.ps1" { 'mocked' } } catch { $null = $_ }; & "$PSScriptRoot/Tool.ps1" | Should -Be 'real' }
                    It '.NET' { [datetime]::Now | Should -BeOfType datetime; Should -Invoke Get-Date -Times 0 -Exactly }
                    It 'proxy' { (Get-Created -Path $PSScriptRoot/Tool.ps1).Name | Should -Be 'Tool.ps1'; Get-Changed -Path $PSScriptRoot/Tool.ps1 | Should -Be 'mocked' }
                }
            }
            Assert-TestPassed $run 'job', 'path', 'path as name', '.NET', 'proxy'
        }
    }

    It 'Or a run was stopped with Ctrl+C, and the mocked command of a module fails since then: start the next run.' {
        $run = Invoke-Sample -Seconds 90 -File @{
            'Tape.psm1'        = 'function Get-Today { Get-Date }'
            'stoppedRun.ps1'   = Get-Content "$PSScriptRoot/../samples/stoppedRun.ps1" -Raw
            'Hangs.Tests.ps1'  = 'Describe d { It i { Import-Module $PSScriptRoot/Tape.psm1 -Global; Mock Get-Date -ModuleName Tape { "mocked" }; Set-Content "$PSScriptRoot/begun.txt" (Get-Today); Start-Sleep -Seconds 60 } }'
            'next/a.Tests.ps1' = 'Describe n { It i { } }'
        } -Script {
            . ./stoppedRun.ps1
            $session = New-StoppedSession begun.txt
            $look = 'try { (Get-Today).GetType().Name } catch { "$_" }'
            foreach ($code in $look, "Invoke-Pester '$PWD/next' -Output None", $look) { Invoke-InSession $session $code }
            $session.Dispose()
        }
        $run.Value | Should -Be 'Mock data are not setup for this scope, what happened?', 'DateTime'
    }
}
