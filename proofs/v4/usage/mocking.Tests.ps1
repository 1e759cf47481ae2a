BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    . "$PSScriptRoot/../samples/mocking.ps1"
}

Describe 'usage/mocking' {
    BeforeAll {
        $more = Invoke-Sample -Test {
            function Remove-Old ($Path) { $limit = (Get-Date).AddDays(-30); Get-ChildItem $Path | Where-Object { $_.LastWriteTime -lt $limit } | ForEach-Object { Remove-Item $_.FullName; $_.Name } }
            function Get-Part ($Name, [string[]] $Path, [System.IO.FileInfo] $File) { 'real' }
            Describe 'nothing real' {
                Mock Get-Date { [datetime] '2026-03-31' }
                Mock Get-ChildItem { [pscustomobject] @{ Name = 'old'; FullName = "$TestDrive/old"; LastWriteTime = [datetime] '2026-01-15' } }
                Mock Remove-Item
                It 'three mocks' { Set-Content -Path "$TestDrive/old" -Value 1; Remove-Old $TestDrive | Should -Be 'old'; "$TestDrive/old" | Should -Exist }
            }
            Describe 'real' { It 'without mocks' { Set-Content -Path "$TestDrive/old" -Value 1; (Get-Item "$TestDrive/old").LastWriteTime = [datetime]::Now.AddDays(-90); Remove-Old $TestDrive | Should -Be 'old'; "$TestDrive/old" | Should -Not -Exist } }
            Describe 'queue' { It 'a call too many' { $states = [System.Collections.Generic.Queue[string]] @('busy'); Mock Get-Part { $states.Dequeue() }; Get-Part | Should -Be 'busy'; { Get-Part } | Should -Throw 'Queue empty' } }
            Describe 'param' { It 'no param block' { Mock Get-Part { "got $Name" }; Get-Part 'a' | Should -Be 'got a' } }
            Describe 'stand-in' { It 'program' { function no-such-program { }; Mock no-such-program { "$args" }; no-such-program -a 'b c' | Should -Be '-a b c'; { Mock no-such-program2 { } } | Should -Throw 'Could not find Command' } }
            Describe 'objects' { It 'held as an object' { Mock Get-Part { 'mocked' }; Get-Part | Should -Be 'mocked'; & ${function:Get-Part} | Should -Be 'real'; & (Get-Command Get-Part -CommandType Function) | Should -Be 'real'; & (Get-Command Get-Part) | Should -Be 'mocked' } }
            Describe 'kept in a test' { It 'keeps' { $real = Get-Command Get-Part; Mock Get-Part { & $real }; Get-Part | Should -Be 'real' }; It 'lacks it' { { Get-Part } | Should -Throw 'not valid' } }
            Describe 'kept in the block' { $real = Get-Command Get-Part; It 'first' { Mock Get-Part { & $real }; Get-Part | Should -Be 'real' }; It 'second' { Get-Part | Should -Be 'real' } }
        }
    }

    It 'Mock replaces a command with a script block of yours until the Describe or Context around it ends: the code under test calls the command by its name and gets your answer.' {
        Assert-TestPassed $sample 'replaces the command', 'is gone'
    }

    It 'Assert-MockCalled then checks how often the command was called, and with what.' {
        Assert-TestPassed $sample 'filters the count', 'two calls'
    }

    It 'Functions, cmdlets, aliases and native programs can be mocked, as long as the command exists when Mock runs.' {
        Assert-TestPassed $sample 'kinds of command'
    }

    It 'A mock without a script block, such as Mock Remove-Item, does nothing and returns nothing; { return $null } returns one $null.' {
        Assert-TestPassed $sample 'no body'
        $run = Invoke-Sample {
            Describe 'none' { Mock Get-Date; It 'none' { @(Get-Date).Count | Should -Be 0 } }
            Describe 'null' { Mock Get-Date { return $null }; It 'one' { @(Get-Date).Count | Should -Be 1; $null -eq @(Get-Date)[0] | Should -Be $true } }
            Describe 'return' { Mock Get-Date { return }; It 'none, too' { @(Get-Date).Count | Should -Be 0 } }
        }
        Assert-TestPassed $run 'none', 'one', 'none, too'
    }

    It 'Mock may stand in the body of a block, in setup, or in a test.' {
        Assert-TestPassed $sample 'body and setup', 'replaces the command'
    }

    It 'Code inside a module needs -ModuleName as well.' {
        Assert-TestPassed $sample 'module'
    }

    It 'A mock without a filter is the default: it answers the calls that no filter accepts.' {
        Assert-TestPassed $sample 'filter before default'
    }

    It 'Mocks with a filter. The mock made last comes first, so an inner block goes before an outer block, and any BeforeEach goes before both.' {
        Assert-TestPassed $sample 'inner before outer', 'filter before default'
        $run = Invoke-Sample {
            function Get-Own ($Name) { 'real' }
            Describe 'outer' {
                BeforeEach { Mock Get-Own { 'outer each' } -ParameterFilter { $Name } }
                Mock Get-Own { 'outer' } -ParameterFilter { $Name }
                Context 'inner' { Mock Get-Own { 'inner' } -ParameterFilter { $Name }; It 'each first' { Get-Own a | Should -Be 'outer each' } }
            }
            Describe 'bodies' {
                Mock Get-Own { 'outer' } -ParameterFilter { $Name }
                Context 'inner' { Mock Get-Own { 'inner' } -ParameterFilter { $Name }; It 'inner first' { Get-Own a | Should -Be 'inner' } }
            }
        }
        Assert-TestPassed $run 'each first', 'inner first'
    }

    It 'Mocks without a filter. Again the mock made last comes first.' {
        Assert-TestPassed $sample 'filter before default'
    }

    It 'None left: the real command runs.' {
        Assert-TestPassed $sample 'only a filter', 'outer default'
    }

    It 'So a filter beats a default wherever the two are written, and a wide filter below a narrow one hides the narrow one.' {
        Assert-TestPassed $sample 'filter before default', 'inner before outer'
    }

    It 'A call that no filter accepts is not counted either.' {
        Assert-TestPassed $sample 'only a filter'
    }

    It 'The real command runs in a scope of its own: a function from a file that Invoke-Expression dot-sources reaches the caller only with script: in its name. Put the call that must not run into a function, and mock that function.' {
        $run = Invoke-Sample -File @{ 'part.ps1' = 'function Get-Part1 { 1 }; function script:Get-Part2 { 2 }' } -Test {
            function Read-Setting { Invoke-Expression ". '$PSScriptRoot/none.ps1'" }
            function Test-Part { "<$([bool] (Get-Command Get-Part1 -ErrorAction Ignore))$([bool] (Get-Command Get-Part2 -ErrorAction Ignore))>" }
            function Start-Plain { Invoke-Expression ". '$PSScriptRoot/part.ps1'"; Invoke-Expression ". '$PSScriptRoot/none.ps1'"; Test-Part }
            function Start-Split { Invoke-Expression ". '$PSScriptRoot/part.ps1'"; Read-Setting; Test-Part }
            Describe 'split' { It 'i' { Mock Read-Setting; Start-Split | Should -Be '<TrueTrue>'; Assert-MockCalled Read-Setting -Times 1 -Exactly } }
            Describe 'plain' { It 'i' { Mock Invoke-Expression { } -ParameterFilter { $Command -like '*none*' }; Start-Plain | Should -Be '<FalseTrue>' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Give each dangerous command a default mock that throws, so that an unforeseen call fails the test instead of doing its work. Where the code catches errors, count the unforeseen calls, too: -Times 0.' {
        $run = Invoke-Sample {
            function Clear-Own ($Name) { throw 'real' }
            function Use-Quiet { try { Clear-Own b } catch { } }
            Describe 'd' {
                Mock Clear-Own { throw 'unforeseen' }; Mock Clear-Own { } -ParameterFilter { $Name -eq 'a' }
                It 'fails' { Clear-Own b }
                It 'caught' { Use-Quiet }
                It 'counted' { Use-Quiet; Assert-MockCalled Clear-Own -Times 0 -Scope It -ParameterFilter { $Name -ne 'a' } }
                It 'foreseen' { Clear-Own a; Assert-MockCalled Clear-Own -Times 0 -Scope It -ParameterFilter { $Name -ne 'a' } }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed', 'Passed'
    }

    It 'arguments of the call | variables named after the parameters, such as $Path | the same, also under each alias of a declared parameter' {
        Assert-TestPassed $sample 'arguments'
    }

    It 'The body alone decides what a mock returns: parameters such as -Filter leave nothing out of it.' {
        $run = Invoke-Sample -File @{ 'files/a.bak' = 'a'; 'files/b.txt' = 'b' } -Test {
            Describe 'd' {
                It 'real' { (Get-ChildItem -Path "$PSScriptRoot/files" -Filter *.bak).Name | Should -Be 'a.bak' }
                It 'filter' { Mock Get-ChildItem { 'a.bak', 'b.txt' }; Get-ChildItem -Path "$PSScriptRoot/files" -Filter *.bak | Should -Be 'a.bak', 'b.txt' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It '-ErrorAction, -WhatIf and other common parameters | no variables | no variables: ask $PSBoundParameters' {
        $run = Invoke-Sample { Describe 'd' {
            function Save-Disk { [CmdletBinding(SupportsShouldProcess = $true)] param ($Name) }
            Mock Save-Disk { "[$Name$ErrorAction$WhatIf]" }
            It 'body' { Save-Disk -Name a -ErrorAction Stop -WhatIf | Should -Be '[a]' }
            It 'count' {
                Save-Disk -Name a -ErrorAction Stop -WhatIf
                Assert-MockCalled Save-Disk -Times 0 -Scope It -ParameterFilter { $ErrorAction -eq 'Stop' -or $WhatIf }
                Assert-MockCalled Save-Disk -Times 1 -Exactly -Scope It -ParameterFilter { $PSBoundParameters['ErrorAction'] -eq 'Stop' -and $PSBoundParameters['WhatIf'] -and $Name -eq 'a' }
            }
            It 'filter' {
                Mock Save-Disk { 'variable' } -ParameterFilter { $ErrorAction -eq 'Stop' -or $WhatIf }
                Save-Disk -ErrorAction Stop -WhatIf | Should -Be '[]'
                Mock Save-Disk { 'bound' } -ParameterFilter { $PSBoundParameters['ErrorAction'] -eq 'Stop' }
                Save-Disk -ErrorAction Stop | Should -Be 'bound'
                Save-Disk | Should -Be '[]'
            }
        } }
        $run.Passed, $run.Failed | Should -Be 3, 0
    }

    It '$PSScriptRoot | empty: put it into a variable of the test first | empty' {
        $run = Invoke-Sample { Describe 'd' {
            $root = $PSScriptRoot
            It 'body' { $PSScriptRoot | Should -Not -BeNullOrEmpty; Mock Get-Date { "[$PSScriptRoot][$root]" }; Get-Date | Should -Be "[][$root]" }
            It 'filter' { Mock Get-Date { 'found' } -ParameterFilter { $PSScriptRoot -eq '' -and $root }; Get-Date | Should -Be 'found'; Assert-MockCalled Get-Date -Scope It -ParameterFilter { $PSScriptRoot -eq '' } }
        } }
        $run.Passed, $run.Failed | Should -Be 2, 0
    }

    It '$PSBoundParameters | empty, unless the body has its own param() block | the parameters that the caller passed' {
        Assert-TestPassed $sample 'bound parameters'
    }

    It '$args | first the arguments that no parameter took, then the others as pairs, -Path: and its value | only the arguments that no parameter took' {
        Assert-TestPassed $sample 'args'
    }

    It 'What a param() block of the body takes is not in $args.' {
        Assert-TestPassed $sample 'args', 'args beside a param block'
    }

    It 'Default values of the real command are not applied.' {
        Assert-TestPassed $sample 'defaults'
    }

    It 'in the body | empty, or 0 for a number' {
        Assert-TestPassed $sample 'defaults'
    }

    It 'in a filter of Mock | the same; with -ModuleName, and for a dynamic or a common parameter, a variable of the test takes its place' {
        Assert-TestPassed $sample 'of a mock in a module', 'not of a mock'
        $run = Invoke-Sample { Describe 'd' {
            function Get-Vault ([string] $Name, [int] $Keep = 3, [switch] $Force) { 'real' }
            It 'on Mock' { Mock Get-Vault { 'mocked' } -ParameterFilter { $Name -is [string] -and $Keep -is [int] -and $Force -eq $false }; Get-Vault | Should -Be 'mocked' }
        } }
        Assert-TestPassed $run 'on Mock'
    }

    It 'in a filter of Assert-MockCalled | $null, even for a number or a switch, or a variable of the test takes its place' {
        $run = Invoke-Sample { Describe 'd' {
            function Get-Vault ([string] $Name, [int] $Keep = 3, [switch] $Force) { 'real' }
            It 'in a count' { Mock Get-Vault; Get-Vault; Assert-MockCalled Get-Vault -Scope It -ParameterFilter { $null -eq $Name -and $null -eq $Keep -and $null -eq $Force } }
            It 'in a count, passed' { Mock Get-Vault; Get-Vault -Name '' -Keep 0 -Force:$false; Assert-MockCalled Get-Vault -Scope It -ParameterFilter { '' -eq $Name -and $Keep -eq 0 -and $Force -eq $false } }
            It 'in a count, a variable' { $Force = 9; Mock Get-Vault; Get-Vault; Assert-MockCalled Get-Vault -Scope It -ParameterFilter { $Force -eq 9 } }
        } }
        Assert-TestPassed $run 'in a count', 'in a count, passed', 'in a count, a variable'
    }

    It 'To ask in a filter whether the call passed a parameter, write $PSBoundParameters.ContainsKey(''Keep'').' {
        Assert-TestPassed $sample 'bound parameters'
    }

    It 'Body and filter see the variables of the test, unless the code that makes the call has a variable of that name. In a mock with -ModuleName, the body does not see them: bring the values into it.' {
        Assert-TestPassed $sample 'variables'
        $run = Invoke-Sample { Describe 'd' {
            function Get-User { 'real' }
            function Get-Users { $users = 'inner'; Get-User }
            It 'body' { $users = 'mocked'; Mock Get-User { $users }; Get-Users | Should -Be 'inner'; Get-User | Should -Be 'mocked' }
            It 'filter' { $users = 'mocked'; Mock Get-User { 'default' }; Mock Get-User { 'fits' } -ParameterFilter { $users -eq 'mocked' }; Get-Users | Should -Be 'default'; Get-User | Should -Be 'fits' }
        } }
        Assert-TestPassed $run 'body', 'filter'
    }

    It 'A filter passes when it returns something that PowerShell treats as true.' {
        Assert-TestPassed $sample 'truthy'
    }

    It 'A mock stays until the Describe or Context around it ends, no matter where in that block the mock was made.' {
        Assert-TestPassed $sample 'is back', 'is gone'
    }

    It 'A mock made in an It still answers in the next It, even when the first It failed.' {
        Assert-TestPassed $sample 'finds it'
    }

    It 'A Mock at the top of the file, outside all blocks, is seen by the tests of the file as well.' {
        Assert-TestPassed $sample 'top of the file'
    }

    It 'A filter for several mocks or checks can be in a variable: $isMarch = { $Name -eq ''march.bak'' }, then -ParameterFilter $isMarch. The body of a function without a param block works as well: -ParameterFilter ${function:Test-March}.' {
        $run = Invoke-Sample {
            function Save-Own ($Name) { 'real' }
            function Test-March { $Name -eq 'march.bak' }
            function Test-Param { param ($Name) $Name -eq 'march.bak' }
            Describe 'param' { It 'param' { Mock Save-Own { 'mock' } -ParameterFilter ${function:Test-Param}; { Save-Own -Name march.bak } | Should -Throw "The term 'param' is not recognized" } }
            $isMarch = { $Name -eq 'march.bak' }
            foreach ($kind in 'variable', 'function') {
                $filter = if ($kind -eq 'variable') { $isMarch } else { ${function:Test-March} }
                Describe $kind {
                    Mock Save-Own { 'default' }
                    Mock Save-Own { 'march' } -ParameterFilter $filter
                    It $kind {
                        Save-Own -Name march.bak | Should -Be 'march'; Save-Own -Name june.bak | Should -Be 'default'
                        Assert-MockCalled Save-Own -Times 1 -Exactly -Scope It -ParameterFilter $filter
                        Assert-MockCalled Save-Own -Times 2 -Exactly -Scope It
                    }
                }
            }
        }
        Assert-TestPassed $run 'param', 'variable', 'function'
    }

    It 'The filter { $PSBoundParameters.Count -eq 0 } takes only the plain Get-Date; Get-Date -Day 1 is then the real one.' {
        $run = Invoke-Sample {
            Describe 'd' { It 'plain' {
                Mock Get-Date { [datetime] '1999-03-31' } -ParameterFilter { $PSBoundParameters.Count -eq 0 }
                (Get-Date).Year | Should -Be 1999
                (Get-Date -Day 1).Year | Should -Be ([datetime]::Now.Year); (Get-Date -Day 1).Day | Should -Be 1
                Get-Date -Format yyyy | Should -Be ([datetime]::Now.ToString('yyyy'))
            } }
        }
        Assert-TestPassed $run 'plain'
    }

    It 'The mock of an alias has the parameters of the command behind it, so it refuses most options of the program: curl $url -I ends with Missing an argument for parameter ''InFile''. Write curl.exe in the code, and mock curl.exe.' {
        $run = Invoke-Sample {
            Set-Alias -Name proofcurl -Value Invoke-WebRequest
            function proofcurl.exe { 'real' }
            Describe 'd' {
                It 'alias' { Mock proofcurl { 'mock' }; $url = 'https://example.com'; { proofcurl $url -I } | Should -Throw "Missing an argument for parameter 'InFile'."; foreach ($option in '-s', '-L', '-k', '-fsSL', '-o a.zip') { { Invoke-Expression "proofcurl $option $url" } | Should -Throw -ExceptionType ([System.Management.Automation.ParameterBindingException]) }; proofcurl https://example.com | Should -Be 'mock'; Assert-MockCalled Invoke-WebRequest -Times 1 -Exactly -Scope It }
                It 'program' { Mock proofcurl.exe { "mock $args" }; proofcurl.exe --url https://example.com -I | Should -Be 'mock --url https://example.com -I' }
            }
        }
        Assert-TestPassed $run 'alias', 'program'
    }

    It 'In Windows PowerShell, curl and wget are aliases of Invoke-WebRequest.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/invoke-webrequest?view=powershell-5.1' }

    It 'call the command by its name, which may be in a variable, & $name' {
        Assert-TestPassed (Invoke-Sample {
            function Save-Own { 'real' }
            Describe 'd' { It 'name' { $held = Get-Command Save-Own -CommandType Function; Mock Save-Own { 'mock' }; $name = 'Save-Own'; & $name | Should -Be 'mock'; & $held | Should -Be 'real' } }
        }) 'name'
    }

    It 'A program such as tar has no declared parameters, so its arguments are in $args, in the body and in filters.' {
        Assert-TestPassed $sample 'args'
    }

    It 'A mock does not set $LASTEXITCODE; set the global variable yourself when the code reads it.' {
        Assert-TestPassed $sample 'exit code'
    }

    It 'A path (& /usr/bin/tar), or a command object from before the mock, reaches the real program.' {
        Assert-TestPassed $sample 'full path'
    }

    It 'The call operator & cannot be mocked, but it looks up the name after it: & tar.exe and & $name call the mock of that name.' {
        Assert-TestPassed $sample 'call operator'
    }

    It 'When the program is not installed where the tests run, define an empty function of its name before the mock' {
        Assert-TestPassed $sample 'not installed'
    }

    It 'A mock keeps the parameters of the real command: types still convert, ValidateSet still refuses, Mandatory is still mandatory. A function without [CmdletBinding()] can have parameters of its own that are named like common parameters. The mock does not keep some of these, such as $Verbose and $ErrorAction; it does keep $WhatIf and $InformationAction.' {
        Assert-TestPassed $sample 'kept', 'taken away'
        $run = Invoke-Sample {
            function Write-Own ([string] $Message, [switch] $Verbose, $ErrorAction, [switch] $Wordy) { "$Message $Verbose $ErrorAction $Wordy" }
            Describe 'd' {
                It 'real' { Write-Own m -Verbose -ErrorAction Stop -Wordy | Should -Be 'm True Stop True' }
                It 'lost' { Mock Write-Own { "$Message [$Verbose] [$ErrorAction] $Wordy" }; Write-Own m -Verbose -ErrorAction Stop -Wordy | Should -Be 'm [] [] True' }
                It 'filter' { Mock Write-Own { 'default' }; Mock Write-Own { 'fits' } -ParameterFilter { $Verbose }; Write-Own m -Verbose | Should -Be 'default'; Mock Write-Own { 'wordy' } -ParameterFilter { $Wordy }; Write-Own m -Wordy | Should -Be 'wordy' }
                It 'near' { function Set-Near ([switch] $WhatIf, $InformationAction) { }; Mock Set-Near { "[$WhatIf] [$InformationAction]" }; Set-Near -WhatIf -InformationAction Stop | Should -Be '[True] [Stop]' }
            }
        }
        Assert-TestPassed $run 'real', 'lost', 'filter', 'near'
        $run = Invoke-Sample {
            function Set-One ([ValidateSet('a', 'b')] $Kind, [ValidateRange(1, 2)] $Count) { 'real' }
            function Set-Two ([ValidateSet('a', 'b')] [ValidateNotNullOrEmpty()] $Kind) { 'real' }
            Describe 'd' {
                It 'one attribute' { Mock Set-One { "$Kind $Count" } -RemoveParameterValidation Kind, Count; Set-One -Kind c -Count 9 | Should -Be 'c 9' }
                It 'two attributes' { { Mock Set-Two { "$Kind" } -RemoveParameterValidation Kind; Set-Two -Kind c } | Should -Throw }
            }
        }
        Assert-TestPassed $run 'one attribute', 'two attributes'
    }

    It '-RemoveParameterType and -RemoveParameterValidation take the names of parameters that should lose their type or their validation, if the validation is one attribute.' {
        $run = Invoke-Sample {
            function Set-One ([ValidateSet('a', 'b')] $Kind, [ValidateRange(1, 2)] $Count) { 'real' }
            function Set-Two ([ValidateSet('a', 'b')] [ValidateNotNullOrEmpty()] $Kind) { 'real' }
            Describe 'd' {
                It 'one attribute' { Mock Set-One { "$Kind $Count" } -RemoveParameterValidation Kind, Count; Set-One -Kind c -Count 9 | Should -Be 'c 9' }
                It 'two attributes' { { Mock Set-Two { "$Kind" } -RemoveParameterValidation Kind; Set-Two -Kind c } | Should -Throw }
            }
        }
        Assert-TestPassed $run 'one attribute', 'two attributes'
    }

    It 'Mandatory cannot be removed.' {
        Assert-TestPassed $sample 'taken away'
    }

    It 'While that mock exists, another Mock of the same command, in the same block or further inside, reuses the replacement that the first mock built, and ignores these parameters.' {
        Assert-TestPassed $sample 'ignored on a second mock', 'ignored inside'
    }

    It 'Microsoft.PowerShell.Utility\Get-Date would not help: calls with the module name in front reach the mock, too.' {
        Assert-TestPassed $sample 'module name in front'
    }

    It '.NET calls: [datetime]::Now, [System.IO.File]::Delete() | call a cmdlet (Get-Date, Remove-Item), or wrap the call in a small function and mock that' {
        Assert-TestPassed $sample 'method of .NET'
    }

    It 'methods of an object, COM objects, classes | pass in a stand-in, or mock New-Object: objects, .NET and COM' {
        Assert-TestPassed $sample 'object'
    }

    It 'a parameter of a type that you cannot construct | New-MockObject makes an object of the type without its constructor' {
        Assert-TestPassed $sample 'type'
    }

    Context 'arguments of a mocked program' {
        BeforeAll {
            $arguments = Invoke-Sample { Describe 'd' {
                Mock printf { $args -join '|' }
                Mock tr { "$($args[0])" }
                It 'together' { printf x -p:Version=1.0 -- y | Should -Be 'x|-p:|Version=1.0|y' }
                It 'colon' { printf -p:Version=1.0 | Should -Be '-p:|Version=1.0' }
                It 'dot' { printf -Dtest.skip=true | Should -Be '-Dtest|.skip=true'; printf '-Dtest.skip=true' | Should -Be '-Dtest.skip=true'; printf --test.skip=true | Should -Be '--test.skip=true' }
                It 'dashes' { printf x -- y | Should -Be 'x|y' }
                It 'number' { tr 0755 | Should -Be '755' }
                It 'quoted' { printf x '-p:Version=1.0' '--' y | Should -Be 'x|-p:Version=1.0|--|y'; tr '0755' | Should -Be '0755' }
            } }
        }

        It 'Three kinds of arguments arrive changed, unless they stand in quotes:' { Assert-TestPassed $arguments 'together', 'quoted' }

        It '-p:Version=1.0 is two items, -p: and Version=1.0. So is -Dtest.skip=true: -Dtest and .skip=true.' { Assert-TestPassed $arguments 'colon', 'dot' }

        It 'A bare -- is left out.' { Assert-TestPassed $arguments 'dashes' }

        It 'A number is a number: 0755 is 755.' { Assert-TestPassed $arguments 'number' }
    }

    It 'A list, a,b or in a variable, is one item of $args; splatted, @list, it is several items.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' {
            Mock printf { "$($args.Count)" }
            $list = 'a', 'b'
            printf '%s\n' a,b | Should -Be 2
            printf '%s\n' $list | Should -Be 2
            printf '%s\n' @list | Should -Be 3
            printf '%s\n' a b | Should -Be 3
        } } }
        $run.Passed, $run.Failed | Should -Be 1, 0
    }

    It 'variables, such as $IsWindows, $PSVersionTable and $PSScriptRoot: Could not find Command $IsWindows | read the variable in a small function, and mock that function' {
        $run = Invoke-Sample { Describe 'd' {
            function Test-OnWindows { $IsWindows }
            function Get-Target { if (Test-OnWindows) { 'C:/backup' } else { '/srv/backup' } }
            It 'no command' { foreach ($name in '$IsWindows', '$PSVersionTable', '$PSScriptRoot') { { Mock $name { $true } } | Should -Throw "Could not find Command $name" } }
            It 'function' { foreach ($answer in $true, $false) { Mock Test-OnWindows { $answer }; Get-Target | Should -Be $(if ($answer) { 'C:/backup' } else { '/srv/backup' }) } }
        } }
        Assert-TestPassed $run 'no command', 'function'
    }

    It 'a function inside of another function | define an empty function of that name first; its mock also answers in place of the inner function' {
        $run = Invoke-Sample {
            function Copy-Backup { function Get-Target { 'real' }; "to $(Get-Target)" }
            Describe 'd' {
                It 'missing' { { Mock Get-Target { 'mocked' } } | Should -Throw 'Could not find Command Get-Target'; Copy-Backup | Should -Be 'to real' }
                It 'empty first' { function Get-Target { }; Copy-Backup | Should -Be 'to real'; Mock Get-Target { 'mocked' }; Copy-Backup | Should -Be 'to mocked' }
            }
        }
        Assert-TestPassed $run 'missing', 'empty first'
    }

    It 'a native program called by its full path | call it by name, or wrap it' {
        Assert-TestPassed $sample 'full path'
    }

    It 'a script called by its path; a Mock of the path does nothing, without an error | put the call into a function, and mock that function' {
        $run = Invoke-Sample -File @{ 'send.ps1' = '"really sent"' } -Test {
            Describe 'd' {
                function Send-It { & "$PSScriptRoot/send.ps1" }
                It 'path' { Mock "$PSScriptRoot/send.ps1" { 'mocked' }; & "$PSScriptRoot/send.ps1" | Should -Be 'really sent' }
                It 'function' { Mock Send-It { 'mocked' }; Send-It | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'path', 'function'
    }

    It 'Mock the starter, and what takes its result, so that the block runs in the test. A block with $using: cannot run in the test.' {
        Assert-TestPassed $sample 'job', 'another runspace'
    }

    It 'a call made inside a module | add -ModuleName' {
        Assert-TestPassed $sample 'module'
    }

    It 'a command that does not exist yet, such as a function inside of another function | define an empty function of that name first' {
        Assert-TestPassed $sample 'not there yet'
    }

    Context 'names in the param block of a body' {
        BeforeAll {
            $names = Invoke-Sample { Describe 'd' {
                function Get-Disk { [CmdletBinding()] param ([Alias('From')] [string] $Name, [int] $Size) 'real' }
                It 'other' { Mock Get-Disk { param ($Other, $Name) "[$Other][$Name]" }; Get-Disk a 4 | Should -Be '[][a]' }
                It 'alias' { Mock Get-Disk { param ($From) "[$From]" }; Get-Disk a 4 | Should -Be '[]' }
                It 'begins' { Mock Get-Disk { param ($NameList, $Na) "[$NameList][$Na]" }; Get-Disk -Name a | Should -Be '[a][]' }
                It 'program' { Mock printf { param ($First) "[$First][$args]" }; printf a b | Should -Be '[a][b]'; printf -x a b | Should -Be '[b][-x a]'; printf b -x a | Should -Be '[b][-x a]'; printf --x a | Should -Be '[--x][a]' }
                It 'function' { function Get-Tape ($Name) { 'real' }; Mock Get-Tape { param ($Name, $Other) "[$Name][$Other]" }; Get-Tape a b | Should -Be '[a][b]' }
            } }
        }

        It 'If you write one, its names must be those of the real parameters. Other names stay empty.' { Assert-TestPassed $names 'other', 'alias' }

        It 'A name that begins with the name of a parameter, as $NameList for -Name, gets the value of that parameter.' { Assert-TestPassed $names 'begins' }

        It 'A name can take an argument that no parameter took, such as push of git push origin. It does not get an argument that begins with a single -, nor the next one: with tar -czf a.tgz photos, the first name gets photos.' { Assert-TestPassed $names 'program', 'function' }
    }

    It 'Or count the calls in a $script: variable; a plain variable in the body starts again at each call.' {
        $run = Invoke-Sample { Describe 'd' {
            function Get-Disk { 'real' }
            It 'plain' { $count = 5; Mock Get-Disk { $count++; $count }; Get-Disk | Should -Be 6; Get-Disk | Should -Be 6; $count | Should -Be 5 }
            It 'script' { $script:count = 5; Mock Get-Disk { $script:count++; $script:count }; Get-Disk | Should -Be 6; Get-Disk | Should -Be 7 }
        } }
        Assert-TestPassed $run 'plain', 'script'
    }

    It 'The function asks the clock, reads a folder and deletes files. With three mocks, the test does none of these three things, and gives the same result on any day and any machine.' { Assert-TestPassed $more 'three mocks', 'without mocks' }

    It 'One call too many fails, because the queue is then empty.' { Assert-TestPassed $more 'a call too many' }

    It 'The body needs no param() block.' { Assert-TestPassed $more 'no param block' }

    It 'It has no parameters, so the arguments are in $args, as with the program.' { Assert-TestPassed $more 'program' }

    It 'a command held as an object: & (Get-Command Save-Backup -CommandType Function), & ${function:Save-Backup}' { Assert-TestPassed $more 'held as an object' }

    It 'In the body and in any filter, $PSCmdlet.ParameterSetName does not tell the parameter set of the call. Ask for a parameter of that set, in a filter with $PSBoundParameters.ContainsKey(''Path'').' {
        $run = Invoke-Sample { Describe 'd' {
            function Find-Disk { param ([Parameter(ParameterSetName = 'A')] $Path, [Parameter(ParameterSetName = 'B')] $Id) $PSCmdlet.ParameterSetName }
            It 'real' { Find-Disk -Path x | Should -Be 'A' }
            It 'body' { Mock Find-Disk { "[$($PSCmdlet.ParameterSetName)]" }; Find-Disk -Path x | Should -Not -Match 'A\]'; Find-Disk -Id 1 | Should -Not -Match 'B\]' }
            It 'count' { Mock Find-Disk; Find-Disk -Path x; Find-Disk -Id 1; Assert-MockCalled Find-Disk -Times 0 -Exactly -Scope It -ParameterFilter { $PSCmdlet.ParameterSetName -eq 'A' }; Assert-MockCalled Find-Disk -Times 1 -Exactly -Scope It -ParameterFilter { $PSBoundParameters.ContainsKey('Path') } }
            function Find-Volume { param ([Parameter(ParameterSetName = 'A')] $Path, [Parameter(ParameterSetName = 'B')] $Id) $PSCmdlet.ParameterSetName }
            It 'filter' { Mock Find-Volume { 'mocked' } -ParameterFilter { $PSCmdlet.ParameterSetName -eq 'A' }; Find-Volume -Path x | Should -Be 'A'; Find-Volume -Id 1 | Should -Be 'B' }
            It 'parameter' { Mock Find-Volume { 'mocked' } -ParameterFilter { $PSBoundParameters.ContainsKey('Path') }; Find-Volume -Path x | Should -Be 'mocked'; Find-Volume -Id 1 | Should -Be 'B' }
            It 'default set' { function Find-Tape { [CmdletBinding(DefaultParameterSetName = 'B')] param ([Parameter(ParameterSetName = 'A')] $Path, [Parameter(ParameterSetName = 'B')] $Id) $PSCmdlet.ParameterSetName }; Mock Find-Tape { 'mocked' } -ParameterFilter { $PSCmdlet.ParameterSetName -eq 'B' }; Find-Tape -Path x | Should -Be 'mocked' }
        } }
        Assert-TestPassed $run 'real', 'body', 'count', 'filter', 'parameter', 'default set'
    }

    It 'If an It stores the object, the mock lacks it in the next test: where several tests need the object, store it in the block.' { Assert-TestPassed $more 'keeps', 'lacks it', 'second' }

    It 'Pass a value, or define a function of that name without the attribute, and mock that function.' {
        $run = Invoke-Sample {
            function Save-Vault { param ([Parameter(Mandatory = $true)] $Name) }
            Describe 'd' {
                It 'left out' { Mock Save-Vault { 'saved' } -RemoveParameterValidation Name; { Save-Vault } | Should -Throw 'missing mandatory parameters: Name' }
                It 'passed' { Mock Save-Vault { 'saved' }; Save-Vault -Name x | Should -Be 'saved' }
            }
            Describe 'e' {
                function Save-Vault { param ($Name) }
                It 'without' { Mock Save-Vault { 'saved' }; Save-Vault | Should -Be 'saved' }
            }
        }
        Assert-TestPassed $run 'left out', 'passed', 'without'
    }

    It 'These parameters do not reach dynamic parameters, such as -ToSession of Copy-Item, nor arguments by name of a function with a dynamicparam block. Define a function of the same name, and mock that function.' {
        . "$PSScriptRoot/../samples/dynamicParameters.ps1"
        Assert-TestPassed $dynamic 'name', 'position', 'pipeline', 'validation', 'fits', 'no such block', 'own function'
    }

    It 'An object from New-MockObject -Type System.Management.Automation.Runspaces.PSSession fits -ToSession as it is.' {
        $run = Invoke-Sample {
            Describe 'object' { It 'object' { Mock Copy-Item { 'mocked' }; Copy-Item -Path a -Destination b -ToSession (New-MockObject -Type System.Management.Automation.Runspaces.PSSession) | Should -Be 'mocked' } }
            Describe 'text' { It 'text' { Mock Copy-Item { 'mocked' }; { Copy-Item -Path a -Destination b -ToSession 'a' } | Should -Throw } }
            Describe 'type' { It 'type' { Mock Copy-Item { 'mocked' } -RemoveParameterType ToSession; { Copy-Item -Path a -Destination b -ToSession 'a' } | Should -Throw } }
        }
        Assert-TestPassed $run 'object', 'text', 'type'
    }

    It 'In a mock with -ModuleName, neither works: the queue of the test does not exist there, and $script: is that of the module, which goes on counting in the next test. Use a closure or a $global: variable.' {
        $run = Invoke-Sample -File @{ 'State.psm1' = 'function Get-State { Read-State }; function Read-State { "real" }' } -Test {
            Import-Module $PSScriptRoot/State.psm1 -Force
            Describe 'd' {
                It 'queue' { $states = [System.Collections.Generic.Queue[string]] @('busy', 'done'); Mock Read-State { $states.Dequeue() } -ModuleName State; { Get-State } | Should -Throw 'null-valued' }
                It 'script' { $script:calls = 0; Mock Read-State { $script:calls++; $script:calls } -ModuleName State; Get-State | Should -Be 1; Get-State | Should -Be 2; $script:calls | Should -Be 0 }
                It 'next' { $script:calls = 0; Mock Read-State { $script:calls++; $script:calls } -ModuleName State; Get-State | Should -Be 3 }
                It 'closure' { $states = [System.Collections.Generic.Queue[string]] @('busy', 'done'); Mock Read-State { $states.Dequeue() }.GetNewClosure() -ModuleName State; Get-State | Should -Be 'busy'; Get-State | Should -Be 'done' }
                It 'global <Number>' -TestCases @{ Number = 1 }, @{ Number = 2 } { $global:proofCalls = 0; Mock Read-State { $global:proofCalls++; $global:proofCalls } -ModuleName State; Get-State | Should -Be 1; Get-State | Should -Be 2 }
            }
            Describe 'without a module' {
                function Read-Own { 'real' }
                It 'queue' { $states = [System.Collections.Generic.Queue[string]] @('busy', 'done'); Mock Read-Own { $states.Dequeue() }; Read-Own | Should -Be 'busy' }
                It 'script' { $script:calls = 0; Mock Read-Own { $script:calls++; $script:calls }; Read-Own | Should -Be 1; $script:calls | Should -Be 1 }
                It 'next' { $script:calls = 0; Mock Read-Own { $script:calls++; $script:calls }; Read-Own | Should -Be 1 }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 9
    }

    It 'A filter on several arguments compares their joined text: "$args" -like ''-czf *''.' -Skip:($IsWindows -or $PSVersionTable.PSVersion.Major -lt 6) {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'joined' { Mock tar { 'mocked' } -ParameterFilter { "$args" -like '-czf *' }; Mock tar { 'other' }; tar -czf out.tgz src | Should -Be 'mocked'; tar -xzf out.tgz | Should -Be 'other' }
            }
            # Compared one by one, no item has the space.
            Describe 'e' { It 'apart' { Mock tar { 'mocked' } -ParameterFilter { $args -like '-czf *' }; Mock tar { 'other' }; tar -czf out.tgz src | Should -Be 'other' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Where the code waits in between, Mock Start-Sleep, and count its calls.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Start-Sleep; 1, 2 | ForEach-Object { Start-Sleep -Seconds 60 }; Assert-MockCalled Start-Sleep -Times 2 -Exactly -Scope It -ParameterFilter { $Seconds -eq 60 } } } } -Seconds 50).Passed | Should -Be 1
    }

    It 'With [CmdletBinding()] or a [Parameter()] attribute, the block must take every argument of the call. Otherwise the call ends with A parameter cannot be found that matches parameter name.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Get-Own ($Path, $Keep) { } }
            It 'binding' { Mock Get-Own { [CmdletBinding()] param ($Path) "m $Path" }; Get-Own -Path a | Should -Be 'm a'; { Get-Own -Path a -Keep 1 } | Should -Throw "A parameter cannot be found that matches parameter name 'Keep'" }
        }
        Describe 'e' { BeforeAll { function Get-Own ($Path, $Keep) { } }
            It 'attribute' { Mock Get-Own { param ([Parameter()] $Path) "m $Path" }; { Get-Own -Path a -Keep 1 } | Should -Throw "A parameter cannot be found that matches parameter name 'Keep'" }
        }
        Describe 'f' { BeforeAll { function Log { "real $args" } }
            It 'plain' { Mock Log { param ($Text, $More) "$Text|$More|$args" }; Log push origin main | Should -Be 'push|origin|main' }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'The call through the command object reaches the real function. The calls that the function makes to itself go by name, and reach the mock' {
        $run = Invoke-Sample {
            function Get-Down ($Number) { if ($Number -eq 0) { 'real end' } else { "real $(Get-Down ($Number - 1))" } }
            Describe 'd' { It 'i' { $real = Get-Command Get-Down -CommandType Function; Mock Get-Down { 'mocked' }; & $real 1 | Should -Be 'real mocked'; & $real 0 | Should -Be 'real end'; Get-Down 0 | Should -Be 'mocked'; Assert-MockCalled Get-Down -Times 2 -Exactly } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'Pester itself does not use your mocks: Mock Test-Path does not change what Should -Exist finds, and Mock Write-Host does not hide the report. Calls in the test file do reach the mock.' {
        $run = Invoke-Sample {
            Describe 'd' {
                Mock Write-Host { 'hidden' }
                It 'exist' { Mock Test-Path { $false }; Set-Content -Path "$TestDrive/a.txt" -Value 1; "$TestDrive/a.txt" | Should -Exist; Assert-MockCalled Test-Path -Times 0 -Scope It; Test-Path "$TestDrive/a.txt" | Should -Be $false }
                It 'own call' { Write-Host 'mine' | Should -Be 'hidden'; Assert-MockCalled Write-Host -Times 1 -Exactly -Scope It }
            }
        }
        Assert-TestPassed $run 'exist', 'own call'
        $run.Output -match '\[\+\] (exist|own call)' | Should -HaveCount 2
        $run.Output -match '^mine' | Should -BeNullOrEmpty
    }

    It 'Mock takes no wildcards. To mock every command of a module, use a loop: Get-Command -Module Tapes | ForEach-Object { Mock $_.Name }.' {
        $run = Invoke-Sample {
            New-Module -Name Tapes { function Get-Tape { 'real' }; function Get-Reel { 'real' } } | Import-Module
            Describe 'd' {
                It 'wildcard' { { Mock Get-Ta* } | Should -Throw 'Could not find Command Get-Ta*'; Get-Tape | Should -Be 'real' }
                It 'loop' { Get-Command -Module Tapes | ForEach-Object { Mock $_.Name }; Get-Tape | Should -Be $null; Get-Reel | Should -Be $null; Assert-MockCalled Get-Reel -Times 1 -Exactly; Assert-MockCalled Get-Tape -Times 1 -Exactly -Scope It }
            }
        }
        Assert-TestPassed $run 'wildcard', 'loop'
    }

    It 'PowerShell takes the output of a mock apart, as it does with the output of a function. ''a'', ''b'' arrives as two texts, @(''a'') as one text, and @() as nothing, so a variable is $null then. A DataTable arrives as its rows.' {
        $run = Invoke-Sample { Describe 'd' {
            function Get-List { @() }
            It 'function' { $x = Get-List; $null -eq $x | Should -Be $true }
            It 'two' { Mock Get-List { 'a', 'b' }; (Get-List | Measure-Object).Count | Should -Be 2 }
            It 'one' { Mock Get-List { @('a') }; (Get-List) -is [string] | Should -Be $true }
            It 'empty' { Mock Get-List { @() }; $x = Get-List; $null -eq $x | Should -Be $true }
            It 'table' {
                $table = New-Object System.Data.DataTable; $null = $table.Columns.Add('N'); $null = $table.Rows.Add('x'); $null = $table.Rows.Add('y')
                Mock Get-List { $table }; @(Get-List).Count | Should -Be 2; @(Get-List)[0] -is [System.Data.DataRow] | Should -Be $true
                Mock Get-List { , $table }; $x = Get-List; $x -is [System.Data.DataTable] | Should -Be $true
            }
        } }
        Assert-TestPassed $run 'function', 'two', 'one', 'empty', 'table'
    }

    It 'A comma in front keeps the list together: , @(). Write it only where the real command also returns the list as one object, because @(Get-BackupName).Count is then 1 for an empty list.' {
        $run = Invoke-Sample { Describe 'd' {
            function Get-List { }
            It 'comma' { Mock Get-List { , @() }; $x = Get-List; $x -is [array] | Should -Be $true; $x.Count | Should -Be 0; @(Get-List).Count | Should -Be 1 }
            It 'none' { Mock Get-List { @() }; $x = Get-List; $x -is [array] | Should -Be $false; @(Get-List).Count | Should -Be 0 }
        } }
        Assert-TestPassed $run 'comma', 'none'
    }

    It 'To fill a [ref] parameter, the body sets its Value: $Line.Value = ''mail'' for the parameter -Line.' {
        $run = Invoke-Sample {
            function Read-Line ($Path, [ref] $Line) { }
            Describe 'd' { It 'filled' { Mock Read-Line { $Line.Value = 'mail' }; $text = 'old'; Read-Line -Path p -Line ([ref] $text); $text | Should -Be 'mail'; Assert-MockCalled Read-Line -Times 1 -Exactly } }
            Describe 'e' { It 'left' { Mock Read-Line { $Line = 'mail' }; $text = 'old'; Read-Line -Path p -Line ([ref] $text); $text | Should -Be 'old' } }
        }
        Assert-TestPassed $run 'filled', 'left'
    }

    It 'A parameter that has the name of a read-only variable of PowerShell, such as -Host or -PSEdition, gets an underscore. The body reads $_Host, because $Host is still PowerShell''s own. A filter takes both $Host and $_Host, and $PSBoundParameters has the key _Host.' -Skip:($PSVersionTable.PSVersion.Major -lt 6) {
        $run = Invoke-Sample {
            foreach ($name in 'Host', 'PSEdition') {
                Describe $name {
                    Set-Item -Path Function:Send-Log -Value ([scriptblock]::Create("[CmdletBinding()] param ([string] `$$name)"))
                    It "$name body" {
                        Mock Send-Log ([scriptblock]::Create("`"`$_$name|`$(`$$name -eq 'srv')`""))
                        $splat = @{ $name = 'srv' }; Send-Log @splat | Should -Be 'srv|False'
                    }
                    foreach ($filter in "`$$name -eq 'srv'", "`$_$name -eq 'srv'", "`$PSBoundParameters['_$name'] -eq 'srv'") {
                        It "mock $($filter -replace '\W')" { Mock Send-Log { 'by filter' } -ParameterFilter ([scriptblock]::Create($filter)); $splat = @{ $name = 'srv' }; Send-Log @splat | Should -Be 'by filter'; Assert-MockCalled Send-Log -Times 1 -Exactly -Scope It -ParameterFilter ([scriptblock]::Create($filter)) }
                    }
                    It "$name key" { Mock Send-Log; $splat = @{ $name = 'srv' }; Send-Log @splat; Assert-MockCalled Send-Log -Times 0 -Exactly -Scope It -ParameterFilter ([scriptblock]::Create("`$PSBoundParameters['$name'] -eq 'srv'")) }
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 10
    }

    It 'A function with a parameter -Host cannot run in earnest, so a call that no filter accepts ends with Cannot overwrite variable Host because it is read-only or constant.' {
        $run = Invoke-Sample { Describe 'd' {
            function Send-Log ($Host) { 'real' }
            It 'real' { { Send-Log -Host srv } | Should -Throw 'Cannot overwrite variable Host because it is read-only or constant' }
            It 'refused' { Mock Send-Log { 'mocked' } -ParameterFilter { $Host -eq 'srv' }; Send-Log -Host srv | Should -Be 'mocked'; { Send-Log -Host other } | Should -Throw 'Cannot overwrite variable Host because it is read-only or constant' }
        } }
        Assert-TestPassed $run 'real', 'refused'
    }

    It 'Text that the code pipes into the program calls the mock once for each line. The line is in $_, in the body and in the filter of a Mock, but not in the filter of Assert-MockCalled.' -Skip:($IsWindows -or $PSVersionTable.PSVersion.Major -lt 6) {
        $run = Invoke-Sample { Describe 'd' {
            It 'body' { Mock grep { "got $_ $args" }; 'a', 'b' | grep x | Should -Be 'got a x', 'got b x'; Assert-MockCalled grep -Times 2 -Exactly -Scope It; Assert-MockCalled grep -Times 0 -Exactly -Scope It -ParameterFilter { $_ -eq 'a' } }
            It 'filter' { Mock grep { 'other' }; Mock grep { 'by filter' } -ParameterFilter { $_ -eq 'a' }; 'a', 'b' | grep x | Should -Be 'by filter', 'other' }
        } }
        Assert-TestPassed $run 'body', 'filter'
    }

    It 'For an error text of the program, use Write-Error in the body: 2>&1 receives it. Under $ErrorActionPreference = ''Stop'', this Write-Error stops the code.' -Skip:($IsWindows -or $PSVersionTable.PSVersion.Major -lt 6) {
        $run = Invoke-Sample { Describe 'd' {
            Mock grep { Write-Error 'bad file'; 'out' }
            function Use-Grep ($Preference) { $ErrorActionPreference = $Preference; try { $null = grep x 2> $null; 'went on' } catch { 'stopped' } }
            It 'received' { $all = @(grep x 2>&1); $all[0] -is [System.Management.Automation.ErrorRecord] | Should -Be $true; "$($all[0])|$($all[1])" | Should -Be 'bad file|out' }
            It 'stops' { Use-Grep Stop | Should -Be 'stopped'; Use-Grep Continue | Should -Be 'went on' }
        } }
        Assert-TestPassed $run 'received', 'stops'
    }

    It 'A call with the module name in front, such as Microsoft.PowerShell.Utility\Get-Date, reaches the mock of Get-Date, too. Mock Microsoft.PowerShell.Utility\Get-Date makes the same mock.' {
        $run = Invoke-Sample {
            Describe 'plain' { It 'plain' { Mock Get-Date { 'mocked' }; Microsoft.PowerShell.Utility\Get-Date | Should -Be 'mocked'; Get-Date | Should -Be 'mocked'; Assert-MockCalled Get-Date -Times 2 -Exactly -Scope It; & (Get-Command Get-Date -CommandType Cmdlet) | Should -BeOfType datetime } }
            Describe 'qualified' { It 'qualified' { Mock Microsoft.PowerShell.Utility\Get-Date { 'mocked' }; Microsoft.PowerShell.Utility\Get-Date | Should -Be 'mocked'; Get-Date | Should -Be 'mocked'; Assert-MockCalled Get-Date -Times 2 -Exactly -Scope It; Assert-MockCalled Microsoft.PowerShell.Utility\Get-Date -Times 2 -Exactly -Scope It } }
        }
        Assert-TestPassed $run 'plain', 'qualified'
    }

    It 'A filter takes no param() block. With one, the filter of Mock ends the call, and the filter of Assert-MockCalled ends the check, with The term ''param'' is not recognized.' {
        $run = Invoke-Sample { Describe 'd' {
            function Get-Part ($Name) { 'real' }
            It 'count' { Mock Get-Part { 'mocked' }; Get-Part a | Should -Be 'mocked'; Assert-MockCalled Get-Part -Times 1 -Exactly -Scope It -ParameterFilter { $Name -eq 'a' }; { Assert-MockCalled Get-Part -ParameterFilter { param($Name) $Name -eq 'a' } } | Should -Throw 'The term ''param'' is not recognized' }
            It 'mock' { Mock Get-Part { 'filtered' } -ParameterFilter { $Name -eq 'a' }; Get-Part a | Should -Be 'filtered'; Mock Get-Part { 'never' } -ParameterFilter { param($Name) $Name -eq 'a' }; { Get-Part a } | Should -Throw 'The term ''param'' is not recognized' }
        } }
        Assert-TestPassed $run 'count', 'mock'
    }

    It 'environment variables: Could not find Command env:BACKUP_HOME' {
        $run = Invoke-Sample { Describe 'd' { It 'variable' { $env:BACKUP_HOME = 'x'; { Mock env:BACKUP_HOME { 'y' } } | Should -Throw 'Could not find Command env:BACKUP_HOME'; { Mock Env:\BACKUP_HOME { 'y' } } | Should -Throw 'Could not find Command'; $env:BACKUP_HOME = $null } } }
        Assert-TestPassed $run 'variable'
    }

    It 'Start-Process is a cmdlet with parameters: filter on $FilePath and on the list $ArgumentList. Return an object with what the code reads, such as ExitCode. A mock without a body returns nothing, and the ExitCode of nothing is not 0.' {
        $run = Invoke-Sample {
            function Get-Code { $process = Start-Process -FilePath agent.exe -ArgumentList '/quiet', '/norestart' -Wait -PassThru; if ($process.ExitCode -ne 0) { "not 0: $($process.ExitCode)" } else { 'fine' } }
            Describe 'fine' { It 'fine' { Mock Start-Process { [pscustomobject] @{ ExitCode = 0 } }; Get-Code | Should -Be 'fine'; Assert-MockCalled Start-Process -Times 1 -Exactly -Scope It -ParameterFilter { $FilePath -eq 'agent.exe' -and $ArgumentList.Count -eq 2 -and $ArgumentList -contains '/quiet' -and $Wait } } }
            Describe 'failed' { It 'failed' { Mock Start-Process { [pscustomobject] @{ ExitCode = 3 } }; Get-Code | Should -Be 'not 0: 3' } }
            Describe 'nothing' { It 'nothing' { Mock Start-Process; Get-Code | Should -Be 'not 0: '; { (Start-Process agent.exe -PassThru).WaitForExit() } | Should -Throw 'null-valued' } }
            Describe 'method' { It 'method' { Mock Start-Process { [pscustomobject] @{ ExitCode = 0 } | Add-Member -MemberType ScriptMethod -Name WaitForExit -Value { $true } -PassThru }; (Start-Process agent.exe -PassThru).WaitForExit() | Should -Be $true } }
        }
        Assert-TestPassed $run 'fine', 'failed', 'nothing', 'method'
    }

    It 'Start-Process powershell { ./nightly.ps1 } passes the block as text: "$ArgumentList" -like ''*nightly.ps1*''. The mock starts nothing, so no line of the script runs or is covered.' {
        $run = Invoke-Sample -File @{ 'nightly.ps1' = 'Set-Content -Path $PSScriptRoot/ran.txt -Value 1' } -Test {
            Describe 'd' { It 'block' {
                Mock Start-Process
                Start-Process powershell { ./nightly.ps1 }
                Assert-MockCalled Start-Process -Times 1 -Exactly -Scope It -ParameterFilter { $FilePath -eq 'powershell' -and $ArgumentList[0] -is [string] -and "$ArgumentList" -like '*nightly.ps1*' }
                "$PSScriptRoot/ran.txt" | Should -Not -Exist
            } }
        }
        Assert-TestPassed $run 'block'
    }

    It 'A mock of Get-Date answers every call: Get-Date -Format yyyyMMdd gets a date in place of a text, and Get-Date -Date ''2020-01-01'' gets the date of the mock. Format the date in the body, and let a filter refuse the calls that have a -Date.' {
        $run = Invoke-Sample {
            Describe 'plain' { It 'plain' { Mock Get-Date { [datetime] '1999-03-31' }; Get-Date -Format yyyyMMdd | Should -BeOfType datetime; Get-Date -Date '2020-01-01' | Should -Be ([datetime] '1999-03-31'); Get-Date '2020-01-01' | Should -Be ([datetime] '1999-03-31') } }
            Describe 'body' { It 'body' {
                Mock Get-Date -ParameterFilter { -not $PSBoundParameters.ContainsKey('Date') } -MockWith { $now = [datetime] '1999-03-31'; if ($Format) { $now.ToString($Format) } else { $now } }
                Get-Date -Format yyyyMMdd | Should -Be '19990331'; Get-Date | Should -Be ([datetime] '1999-03-31')
                Get-Date -Date '2020-01-01' | Should -Be ([datetime] '2020-01-01'); Get-Date '2020-01-01' -Format yyyy | Should -Be '2020'
            } }
        }
        Assert-TestPassed $run 'plain', 'body'
    }

    It 'A loop that waits for a time never ends while Get-Date returns the same date. Let the mock of Start-Sleep move the clock. In a loop without an end, let it throw.' {
        $run = Invoke-Sample {
            function Wait-End ([datetime] $End) { $round = 0; while ((Get-Date) -lt $End) { $round++; if ($round -gt 50) { return 'no end' }; Start-Sleep -Seconds 600 }; "rounds $round" }
            Describe 'same' { It 'same' { Mock Start-Sleep; Mock Get-Date { [datetime] '1999-03-31' }; Wait-End '1999-04-01' | Should -Be 'no end' } }
            Describe 'moved' { It 'moved' { $script:clock = [datetime] '1999-03-31T01:00:00'; Mock Get-Date { $script:clock }; Mock Start-Sleep { $script:clock = $script:clock.AddSeconds($Seconds) }; Wait-End '1999-03-31T01:25:00' | Should -Be 'rounds 3' } }
            Describe 'thrown' { It 'thrown' { $script:rounds = 0; Mock Start-Sleep { $script:rounds++; if ($script:rounds -eq 3) { throw 'enough' } }; { while ($true) { Start-Sleep -Seconds 60 } } | Should -Throw 'enough'; Assert-MockCalled Start-Sleep -Times 3 -Exactly -Scope It } }
        }
        Assert-TestPassed $run 'same', 'moved', 'thrown'
    }

    It 'In a module, a $global: variable takes the place of $script:clock.' {
        $run = Invoke-Sample -File @{ 'Window.psm1' = 'function Wait-Window ([datetime] $End) { $round = 0; while ((Get-Date) -lt $End) { $round++; if ($round -gt 50) { return "no end" }; Start-Sleep -Seconds 600 }; "rounds $round" }' } -Test {
            Import-Module $PSScriptRoot/Window.psm1 -Force
            Describe 'global' { It 'global' { $global:proofClock = [datetime] '1999-03-31T01:00:00'; Mock Get-Date { $global:proofClock } -ModuleName Window; Mock Start-Sleep { $global:proofClock = $global:proofClock.AddSeconds($Seconds) } -ModuleName Window; Wait-Window '1999-03-31T01:25:00' | Should -Be 'rounds 3'; Remove-Variable proofClock -Scope Global } }
            Describe 'script' { It 'script' { $script:clock = [datetime] '1999-03-31T01:00:00'; Mock Get-Date { $script:clock } -ModuleName Window; Mock Start-Sleep -ModuleName Window; Wait-Window '1999-03-31T01:25:00' | Should -Be 'no end'; Assert-MockCalled Get-Date -ModuleName Window -Times 51 -Exactly -Scope It } }
        }
        Assert-TestPassed $run 'global', 'script'
    }

    It 'All values that Import-Csv returns are text, and 10 comes before 9 when text is sorted. A mock that returns numbers does not show this, so let ConvertFrom-Csv make the rows. For JSON, let a mock of Get-Content return one text, as -Raw does.' {
        $run = Invoke-Sample {
            function Get-Plan { (Import-Csv -Path TestDrive:/plan.csv | Sort-Object -Property Keep).Name }
            function Get-Keep { ConvertFrom-Json (Get-Content -Path settings.json -Raw) | ForEach-Object { $_.keep } }
            Describe 'csv' {
                It 'real' { Set-Content TestDrive:/plan.csv 'Name,Keep', 'mail,9', 'code,10'; Get-Plan | Should -Be 'code', 'mail'; (Import-Csv TestDrive:/plan.csv).Keep | Should -BeOfType string }
                It 'numbers' { Mock Import-Csv { [pscustomobject] @{ Name = 'mail'; Keep = 9 }; [pscustomobject] @{ Name = 'code'; Keep = 10 } }; Get-Plan | Should -Be 'mail', 'code' }
                It 'text' { Mock Import-Csv { 'Name,Keep', 'mail,9', 'code,10' | ConvertFrom-Csv }; Get-Plan | Should -Be 'code', 'mail' }
            }
            Describe 'json' {
                It 'one text' { Mock Get-Content { '{ "keep": 7 }' }; Get-Keep | Should -Be 7 }
                It 'lines' { Mock Get-Content { '{', '"keep": 7', '}' }; { Get-Keep } | Should -Throw }
            }
        }
        Assert-TestPassed $run 'real', 'numbers', 'text', 'one text', 'lines'
    }

    It 'In a chain such as 1, 2 | Get-Part | Save-Part, the mock of Get-Part has to return a value for each object. If it returns nothing, no object reaches Save-Part, and a mock of Save-Part is not called at all. If it returns $null, a mandatory parameter refuses it: Cannot bind argument to parameter ''Part'' because it is null. This error is only written, so the test can still pass.' {
        $run = Invoke-Sample {
            function Get-Part { param([Parameter(Mandatory = $true, ValueFromPipeline = $true)] $Part) process { $Part } }
            function Save-Part { param([Parameter(Mandatory = $true, ValueFromPipeline = $true)] $Part) process { "real $Part" } }
            function Invoke-Work { 1, 2 | Get-Part | Save-Part }
            Describe 'd' {
                Context 'value' { It 'value' { Mock Get-Part { $Part * 10 }; Mock Save-Part { "saved $Part" }; Invoke-Work | Should -Be 'saved 10', 'saved 20' } }
                Context 'nothing' { It 'nothing' { Mock Get-Part; Mock Save-Part { 'saved' }; Invoke-Work | Should -BeNullOrEmpty; Assert-MockCalled Save-Part -Times 0 -Scope It } }
                Context 'real' { It 'real' { function Save-Whole { 'whole' }; Mock Get-Part; 1, 2 | Get-Part | Save-Whole | Should -Be 'whole'; Invoke-Work | Should -BeNullOrEmpty; Mock Save-Whole { 'mocked' }; 1, 2 | Get-Part | Save-Whole | Should -BeNullOrEmpty; Assert-MockCalled Save-Whole -Times 0 -Scope It } }
                Context 'null' { It 'null' { Mock Get-Part { $null }; Mock Save-Part { 'saved' }; Invoke-Work 2>&1 | ForEach-Object { "$_" } | Should -Be @('Cannot bind argument to parameter ''Part'' because it is null.', 'Cannot bind argument to parameter ''Part'' because it is null.') } }
                Context 'passes' { It 'passes' { Mock Get-Part { $null }; Mock Save-Part { 'saved' }; Invoke-Work } }
            }
        }
        Assert-TestPassed $run 'value', 'nothing', 'real', 'null', 'passes'
    }

    It 'Mock the first command, which reaches outside, and let it return objects with the properties that the next commands read. Leave Where-Object as it is, so that the test checks the condition.' {
        $run = Invoke-Sample {
            function Get-ProofDisk { throw 'the real disks' }
            function Get-Inner { Get-ProofDisk | Where-Object BusType -NE USB }
            Describe 'd' {
                Mock Get-ProofDisk { [pscustomobject] @{ Number = 0; BusType = 'SATA' }; [pscustomobject] @{ Number = 1; BusType = 'USB' } }
                It 'first' { (Get-Inner).Number | Should -Be 0 }
                It 'condition is gone' { Mock Where-Object { 'any' }; Get-Inner | Should -Be 'any', 'any' }
            }
        }
        Assert-TestPassed $run 'first', 'condition is gone'
    }

    It 'A mock of a download writes the file that the code looks for next. The requests around the download have mocks of their own, and the mock without a filter refuses all others:' {
        $run = Invoke-Sample {
            function Save-Tool ($Path) { Invoke-RestMethod -Uri https://backup.example/license -Method Post; Invoke-RestMethod -Uri https://backup.example/tool.zip -OutFile $Path }
            Describe 'd' {
                Mock Invoke-RestMethod { throw "no mock for $Uri" }
                Mock Invoke-RestMethod { Set-Content -Path $OutFile -Value 'zip' } -ParameterFilter { $OutFile }
                It 'refuses' { { Save-Tool -Path TestDrive:/tool.zip } | Should -Throw 'no mock for https://backup.example/license'; 'TestDrive:/tool.zip' | Should -Not -Exist }
                It 'saves' { Mock Invoke-RestMethod -ParameterFilter { $Method -eq 'Post' }; Save-Tool -Path TestDrive:/tool.zip; 'TestDrive:/tool.zip' | Should -Exist }
            }
        }
        Assert-TestPassed $run 'refuses', 'saves'
    }

    It 'For code that reads $row.Name, a [pscustomobject] is enough. $row[''Name''] finds nothing in it; a hashtable answers both, but the Count of a single one is the number of its columns. In each of them, write [System.DBNull]::Value for a NULL.' {
        $run = Invoke-Sample {
            function Get-ProofRow { throw 'real' }
            function Get-ByProperty { foreach ($row in Get-ProofRow) { $row.Name } }
            function Get-ByIndex { foreach ($row in Get-ProofRow) { $row['Name'] } }
            Describe 'd' {
                Context 'object' {
                    Mock Get-ProofRow { [pscustomobject] @{ Name = 'a' }; [pscustomobject] @{ Name = 'c' } }
                    It 'property' { Get-ByProperty | Should -Be 'a', 'c' }
                    It 'no index' { Get-ByIndex | Should -BeNullOrEmpty }
                }
                Context 'hashtable' { Mock Get-ProofRow { @{ Name = 'a' }; @{ Name = 'c' } }; It 'both' { Get-ByProperty | Should -Be 'a', 'c'; Get-ByIndex | Should -Be 'a', 'c' } }
                Context 'single' {
                    It 'hashtable counts' { Mock Get-ProofRow { @{ Name = 'a'; Finished = 'b'; Size = 1 } }; (Get-ProofRow).Count | Should -Be 3 }
                    It 'object counts' { Mock Get-ProofRow { [pscustomobject] @{ Name = 'a'; Finished = 'b'; Size = 1 } }; (Get-ProofRow).Count | Should -Be 1 }
                }
                Context 'NULL' {
                    It 'in both' {
                        Mock Get-ProofRow { @{ Name = 'a'; Finished = [System.DBNull]::Value }; [pscustomobject] @{ Name = 'c'; Finished = [System.DBNull]::Value }; [pscustomobject] @{ Name = 'd'; Finished = $null } }
                        Get-ProofRow | Where-Object { $_.Finished -is [DBNull] } | ForEach-Object { $_.Name } | Should -Be 'a', 'c'
                    }
                }
            }
        }
        Assert-TestPassed $run 'property', 'no index', 'both', 'hashtable counts', 'object counts', 'in both'
    }

    It 'The rows of a real DataTable also answer $row[0], and the Count is right. For the table itself, write a comma in front.' {
        $run = Invoke-Sample {
            function Get-ProofRow { throw 'real' }
            function Get-ByProperty { foreach ($row in Get-ProofRow) { $row.Name } }
            function Get-ByIndex { foreach ($row in Get-ProofRow) { $row['Name'] } }
            function New-Table { $table = New-Object System.Data.DataTable; $table.Columns.AddRange([System.Data.DataColumn[]] ('Name', 'Finished')); $null = $table.Rows.Add('a', 'b'); $null = $table.Rows.Add('c', [DBNull]::Value); , $table }
            Describe 'd' {
                Context 'others' { It 'no number' { Mock Get-ProofRow { @{ Name = 'a' }; [pscustomobject] @{ Name = 'c' } }; foreach ($row in Get-ProofRow) { if ($row -is [hashtable]) { $row[0] | Should -BeNullOrEmpty } else { $row[0].GetType().Name | Should -Be 'PSCustomObject' } } } }
                Context 'one row' { It 'count' { Mock Get-ProofRow { $table = New-Table; $table.Rows.RemoveAt(1); $table.Rows }; (Get-ProofRow).Count | Should -Be 1 } }
                Context 'rows' {
                    Mock Get-ProofRow { (New-Table).Rows }
                    It 'number' { @(foreach ($row in Get-ProofRow) { $row[0] }) | Should -Be 'a', 'c'; (Get-ProofRow).Count | Should -Be 2 }
                    It 'row' { Get-ByProperty | Should -Be 'a', 'c'; Get-ByIndex | Should -Be 'a', 'c'; (Get-ProofRow)[1].Finished -is [DBNull] | Should -BeTrue; (Get-ProofRow)[0].Finished -is [DBNull] | Should -BeFalse }
                }
                Context 'table' { It 'table' { Mock Get-ProofRow { , (New-Table) }; (Get-ProofRow).GetType().Name | Should -Be 'DataTable'; (Get-ProofRow).Rows.Count | Should -Be 2 } }
                Context 'no comma' { It 'no comma' { Mock Get-ProofRow { $table = New-Table; $table }; @(Get-ProofRow)[0].GetType().Name | Should -Be 'DataRow' } }
            }
        }
        Assert-TestPassed $run 'no number', 'count', 'number', 'row', 'table', 'no comma'
    }

    It '[DBNull] is an object: $null -eq $row.Finished is false for it, and Should -Be $null fails. Should -BeNullOrEmpty passes.' {
        $run = Invoke-Sample { Describe 'd' {
            It 'value' { $null -eq [DBNull]::Value | Should -BeFalse; [DBNull]::Value -is [object] | Should -BeTrue }
            It 'fails' { [DBNull]::Value | Should -Be $null }
            It 'passes' { [DBNull]::Value | Should -BeNullOrEmpty }
        } }
        Assert-TestPassed $run 'value', 'passes'
        $run.Failed | Should -Be 1
    }

    Context 'a function kept as an object, and Invoke-Command without a computer' {
        BeforeAll {
            $kept = Invoke-Sample {
                function Write-A { Write-B }
                function Write-B { 'real' }
                $loggers = @{ A = ${function:Write-A} }
                function Invoke-All { foreach ($logger in $loggers.Values) { Invoke-Command $logger -ArgumentList 1 } }
                function Invoke-Named { foreach ($name in 'Write-A') { & $name } }
                function Invoke-Here { Invoke-Command -ScriptBlock { param ($Text) "$(Write-A) $Text" } -ArgumentList 1 }
                New-Module -Name ProofLocal { function Write-M { 'real' }; function Invoke-M { Invoke-Command { Write-M } } } | Import-Module -Force
                Describe 'd' {
                    Context 'a' { It 'list' { Mock Write-A { 'mock' }; Invoke-All | Should -Be 'real' } }
                    Context 'b' { It 'taken later' { Mock Write-A { 'mock' }; Invoke-Command ${function:Write-A} | Should -Be 'real' } }
                    Context 'c' { It 'name' { Mock Write-A { 'mock' }; Invoke-Named | Should -Be 'mock' } }
                    Context 'd' { It 'what the code calls' { Mock Write-B { 'mock' }; Invoke-All | Should -Be 'mock' } }
                    Context 'e' { It 'in place' { Mock Write-A { 'mock' }; Invoke-Here | Should -Be 'mock 1' } }
                    Context 'f' { It 'module, without its name' { Mock Write-M { 'mock' }; Invoke-M | Should -Be 'real' } }
                    Context 'g' { It 'module' { Mock Write-M { 'mock' } -ModuleName ProofLocal; Invoke-M | Should -Be 'mock' } }
                }
            }
        }

        It 'and a list of such objects that Invoke-Command runs | the object is the code: call the command by its name, which may be in a variable, & $name, or mock the commands that the code calls' {
            Assert-TestPassed $kept 'list', 'taken later', 'name', 'what the code calls'
        }

        It 'Without a computer or a session, as in Invoke-Command { Save-Backup }, the block runs in place, and the mocks answer as they are' {
            Assert-TestPassed $kept 'in place', 'module, without its name', 'module'
        }
    }

    It 'a command in a workflow of Windows PowerShell | it runs in other sessions, where no mock exists' -Tag Unproved { 'https://github.com/pester/Pester/issues/404 and https://learn.microsoft.com/previous-versions/technet-magazine/dn151046(v=msdn.10)' }

    It 'PowerShell 7 has no workflows' {
        (Invoke-Sample -Script { try { [scriptblock]::Create('workflow Save-All { 1 }') } catch { "$_" } }).Value | Should -BeLike '*Workflow is not supported in PowerShell 6+*'
    }
}
