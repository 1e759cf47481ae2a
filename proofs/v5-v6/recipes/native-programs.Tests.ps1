BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'Tools.psm1' = 'function Start-FromModule { tar-of-nobody start }' } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Tools.psm1 -Force
                function tool { 'real' }
                $options = '--level', 9
                $pwsh = (Get-Process -Id $PID).Path
            }
            BeforeEach { $global:LASTEXITCODE = 0; $seen = [System.Collections.Generic.List[object]]::new() }
            AfterAll { $global:LASTEXITCODE = 0 }
            It 'name' {
                Mock tool { "one $args"; 'two'; $global:LASTEXITCODE = 3 }
                tool a b | Should -Be 'one a b', 'two'; $LASTEXITCODE | Should -Be 3
            }
            It 'subcommands' {
                Mock tool { throw "unexpected call: tool $args" }; Mock tool { 'clean' } -ParameterFilter { $args[0] -eq 'status' }
                tool status | Should -Be 'clean'; { tool push } | Should -Throw 'unexpected call: tool push'
            }
            It 'passed' { $text = 'a b'; Mock tool { $seen.AddRange($args) }; tool "$text" 'c d' $text; $seen | Should -Be 'a b', 'c d', 'a b' }
            It 'no parameters' {
                Mock tool { 'default' }; Mock tool { 'filtered' } -ParameterFilter { $Path -or $Message }
                tool -Path x -Message y | Should -Be 'default'
            }
            It 'tar' { Mock tool { $seen.AddRange($args) }; tool -czf photos.tgz photos; $seen | Should -Be '-czf', 'photos.tgz', 'photos' }
            It 'equals' { Mock tool { $seen.AddRange($args) }; tool --depth=1; $seen.Count | Should -Be 1; $seen[0] | Should -Be '--depth=1' }
            It 'number' { Mock tool { $seen.AddRange($args) }; tool --count 5; $seen.Count | Should -Be 2; $seen[1] | Should -BeOfType int }
            It 'colon' { Mock tool { $args -join '|' }; tool -p:Version=1.0 | Should -Be '-p:|Version=1.0'; tool '-p:Version=1.0' | Should -Be '-p:Version=1.0'; if (-not $IsWindows) { printf '<%s>' -p:Version=1.0 | Should -Be '<-p:Version=1.0>' } }
            It 'dot' { Mock tool { $args -join '|' }; tool -Dtest.skip=true | Should -Be '-Dtest|.skip=true'; tool '-Dtest.skip=true' | Should -Be '-Dtest.skip=true'; tool --test.skip=true | Should -Be '--test.skip=true' }
            It 'dashes' { Mock tool { $args -join '|' }; tool checkout -- a.txt | Should -Be 'checkout|a.txt'; tool checkout '--' a.txt | Should -Be 'checkout|--|a.txt'; tool run -- a -- b | Should -Be 'run|a|--|b' }
            It 'nothing' { Mock tool { "$($args.Count)$($args[1])" }; tool a $null b | Should -Be '3'; if (-not $IsWindows) { printf '<%s>' a $null b | Should -Be '<a><b>' } }
            It 'splatted' { Mock tool { $seen.AddRange($args) }; tool @options; $seen | Should -Be '--level', 9 }
            It 'list' { Mock tool { $seen.AddRange($args) }; tool $options; $seen.Count | Should -Be 1; $seen[0] | Should -Be '--level', 9 }
            It 'stop parsing' {
                Mock tool { $seen.AddRange($args) }
                tool --% -x "a b"
                $seen | Should -Be '--%', '-x "a b"'
            }
            It 'not set' { $global:LASTEXITCODE = 7; Mock tool { 'x' }; tool; $LASTEXITCODE | Should -Be 7 }
            It 'not global' { $global:LASTEXITCODE = 7; Mock tool { $LASTEXITCODE = 3 }; tool; $LASTEXITCODE | Should -Be 7 }
            It 'question' { Mock tool { $global:LASTEXITCODE = 3 }; tool; $? | Should -BeTrue }
            It 'question of a real program' { & $pwsh -NoProfile -Command 'exit 3'; $? | Should -BeFalse }
            It 'preference' {
                $PSNativeCommandUseErrorActionPreference = $true; $ErrorActionPreference = 'Stop'
                Mock tool { $global:LASTEXITCODE = 3 }; tool
                { & $pwsh -NoProfile -Command 'exit 3' } | Should -Throw '*non-zero exit code*'
                Mock tool { throw 'failed' }; { tool } | Should -Throw 'failed'
            }
            It 'stderr' {
                Mock tool { 'out'; Write-Error 'problem' -ErrorAction Continue; 'end' }
                $ErrorActionPreference = 'Stop'; $lines = tool 2>&1
                $lines.Count | Should -Be 3; $lines[1] | Should -BeOfType System.Management.Automation.ErrorRecord
                Mock tool { 'out'; Write-Error 'problem'; 'end' }; { tool 2>&1 } | Should -Throw 'problem'
            }
            It 'real stderr' {
                $ErrorActionPreference = 'Stop'
                $lines = & $pwsh -NoProfile -Command '[Console]::Error.WriteLine(''problem'')' 2>&1
                $lines | Should -BeOfType System.Management.Automation.ErrorRecord
            }
            It 'text' { Mock tool { '[{ "name":', '"main" }]' }; (tool list | ConvertFrom-Json).name | Should -Be 'main' }
            It 'piped' {
                Mock tool { $seen.Add($_); $seen.Add(@($input).Count) }
                'a', 'b' | tool --in; $seen | Should -Be 'a', 0, 'b', 0
                Should -Invoke tool -Times 2 -Exactly
            }
            It 'piped into a function' {
                function gpg { $script:calls++; $script:lines = @($input) }
                $script:calls = 0; 'a', 'b' | gpg; $script:calls | Should -Be 1; $script:lines | Should -Be 'a', 'b'
            }
            It 'missing' {
                { Mock kubectl-of-nobody { } } | Should -Throw -ExceptionType System.Management.Automation.CommandNotFoundException -ExpectedMessage 'Could not find Command kubectl-of-nobody'
                function kubectl-of-nobody { }; Mock kubectl-of-nobody { 'pods' }; kubectl-of-nobody | Should -Be 'pods'
            }
            It 'parameters of the function' {
                function with ($Name) { }; Mock with { $Name } -ParameterFilter { $seen.Add("$args"); $true }
                with a b; $seen | Should -Be 'b'
            }
            It 'module wants global' {
                function tar-of-nobody { 'of the test' }
                { Mock tar-of-nobody { } -ModuleName Tools } | Should -Throw '*Could not find Command tar-of-nobody*'
                function global:tar-of-nobody { 'global' }
                Mock tar-of-nobody { 'mocked' } -ModuleName Tools; Start-FromModule | Should -Be 'mocked'
            }
            It 'variable' { Mock tool { 'mocked' }; $name = 'tool'; & $name | Should -Be 'mocked' }
            It 'found before' { $command = Get-Command tool; Mock tool { 'mocked' }; & $command | Should -Be 'real' }
            It 'path' { Mock whoami { 'mocked' }; whoami | Should -Be 'mocked'; & (Get-Command whoami -CommandType Application)[0].Source | Should -Not -Be 'mocked' }
            It 'start process' {
                Mock Start-Process { [pscustomobject] @{ ExitCode = 3010 } } -ParameterFilter { $FilePath -eq 'setup' -and $ArgumentList -contains '/q' }
                (Start-Process setup /i, /q -PassThru).ExitCode | Should -Be 3010
            }
            It 'net' { { Mock '[System.Diagnostics.Process]::Start' { } } | Should -Throw 'Could not find Command*' }
        }
    }
}

Describe 'recipes/native-programs' {
    It 'Mock the program by its name, as you would a cmdlet: Mock git { … }.' { Assert-TestPassed $sample 'name' }

    It 'The arguments are in $args, the lines that the mock returns are the output, and the exit code is what you assign to $global:LASTEXITCODE.' { Assert-TestPassed $sample 'name' }

    It 'Each subcommand has a mock that answers it, and the mock without a filter refuses everything else.' { Assert-TestPassed $sample 'subcommands' }

    It '$args holds what the code passed, already without quotes and with variables replaced.' { Assert-TestPassed $sample 'passed' }

    It 'On Windows, a mock of the program itself answers git and git.exe. A mock of a stand-in function answers only the name of that function.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        # .sh plays the part of .exe.
        $run = Invoke-Sample -File @{ 'proofgit.sh' = "#!/bin/sh`necho real" } -Test {
            Describe 'd' {
                BeforeAll { chmod +x $PSScriptRoot/proofgit.sh; $before = $env:PATH; $env:PATH = "$PSScriptRoot`:$env:PATH" }
                AfterAll { $env:PATH = $before }
                It 'itself' { Mock proofgit.sh { 'mocked' }; proofgit.sh | Should -Be 'mocked'; proofgit | Should -Be 'mocked' }
                It 'stand-in' { function proofgit { }; Mock proofgit { 'mocked' }; proofgit | Should -Be 'mocked'; proofgit.sh | Should -Be 'real' }
            }
        }
        Assert-TestPassed $run 'itself', 'stand-in'
    }

    It 'A program has no declared parameters, so $Path or $Message in a filter is not an argument of the call.' { Assert-TestPassed $sample 'no parameters' }

    It 'tar -czf photos.tgz photos | -czf, photos.tgz, photos' { Assert-TestPassed $sample 'tar' }

    It 'tool --depth=1 | --depth=1' { Assert-TestPassed $sample 'equals' }

    It 'tool --count 5 | --count, and the number 5; 0755 is 755' {
        Assert-TestPassed $sample 'number'
        (Invoke-Sample { Describe 'd' { It 'i' { Mock tr { "$($args[0])" }; tr 0755 | Should -Be '755'; tr '0755' | Should -Be '0755' } } }).Passed | Should -Be 1
    }

    It 'tool *.bak | *.bak; on Linux and macOS, a real program gets the names of the files' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample { Describe 'd' { It 'i' { function tool { }; Mock tool { "$args" }; Push-Location $TestDrive; '' > a.bak; '' > b.bak; try { tool *.bak | Should -Be '*.bak'; printf '<%s>' *.bak | Should -Be '<a.bak><b.bak>' } finally { Pop-Location } } } }
        $run.Passed | Should -Be 1
    }

    It 'tool "two words" | two words' { Assert-TestPassed $sample 'passed' }

    It 'tool -p:Version=1.0 | two items, -p: and Version=1.0; with quotes around the whole argument, one item' { Assert-TestPassed $sample 'colon' }

    It 'tool -Dtest.skip=true | two items, -Dtest and .skip=true; with quotes around the whole argument, one item' { Assert-TestPassed $sample 'dot' }

    It 'tool checkout -- a.txt | checkout, a.txt: the first -- is lost, unless it is in quotes' { Assert-TestPassed $sample 'dashes' }

    It 'tool $null | one empty item; a real program gets none' { Assert-TestPassed $sample 'nothing' }

    It 'tool @options, splatted | each item separately' { Assert-TestPassed $sample 'splatted' }

    It 'tool get pods,services | get, and one item, which is a list; a real program gets pods,services' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample { Describe 'd' { It 'i' { function tool { }; Mock tool { "$($args.Count) $($args[1].Count) $($args[1][1])" }; tool get pods,services | Should -Be '2 2 services'; printf '<%s>' get pods,services | Should -Be '<get><pods,services>' } } }
        $run.Passed | Should -Be 1
    }

    It 'tool $options, a variable with a list | one item, which is the list; a real program gets each item separately' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        Assert-TestPassed $sample 'list'
        (Invoke-Sample -Script { $options = '%s|', '--level', 9; /usr/bin/printf $options }).Value | Should -Be '--level|9|'
    }

    It '@args in such a function loses a bare --, and the -p: of -p:Version=1.0. Quote these arguments in the call.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    function Invoke-Printf { printf '<%s>' @args }
                    Invoke-Printf a -- b | Should -Be '<a><b>'
                    Invoke-Printf a -p:Version=1.0 b | Should -Be '<a><Version=1.0><b>'
                    Invoke-Printf a '--' b '-p:Version=1.0' | Should -Be '<a><--><b><-p:Version=1.0>'
                }
            }
        }
        $run.Passed | Should -Be 1
    }

    It 'needs quotes and commas: Invoke-Tool ''build'', ''--'', ''-p:Version=1.0''.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample { Describe 'd' { It 'i' { function Invoke-Printf ([string[]] $Argument) { printf '<%s>' $Argument }; Invoke-Printf -Argument 'a', '--', '-p:Version=1.0' | Should -Be '<a><--><-p:Version=1.0>'; Invoke-Printf 'a', '--', '-p:Version=1.0' | Should -Be '<a><--><-p:Version=1.0>'; Invoke-Printf a, -p:Version=1.0 | Should -Be '<a><-p:>'; Invoke-Printf a -p:Version=1.0 | Should -Be '<a>' } } }
        $run.Passed | Should -Be 1
    }

    It 'tool --% -x "a b" | --%, and the rest as one text' { Assert-TestPassed $sample 'stop parsing' }

    It 'A mock does not set the exit code by itself, and without global:, you only make a variable that ends with the mock.' { Assert-TestPassed $sample 'not set', 'not global' }

    It '$? is true after a mock, whatever the exit code is.' { Assert-TestPassed $sample 'question' }

    It 'A test of code that checks $? needs the real program, or a function in its place. Code that checks $LASTEXITCODE can be tested with a mock.' { Assert-TestPassed $sample 'question of a real program', 'name' }

    It 'With $PSNativeCommandUseErrorActionPreference (PowerShell 7.4), a real program that fails writes an error. A mock does not. Let the mock throw, and the code sees an error as well.' { Assert-TestPassed $sample 'preference' }

    It 'For stderr, call Write-Error with -ErrorAction Continue: with 2>&1 the code then gets error records between the lines, as from a real program.' { Assert-TestPassed $sample 'stderr', 'real stderr' }

    It '-ErrorAction Continue keeps the mock going where $ErrorActionPreference is Stop.' { Assert-TestPassed $sample 'stderr' }

    It 'PowerShell 7.2 and later go on.' { Assert-TestPassed $sample 'real stderr' }

    It 'In Windows PowerShell 5.1, a real program that writes to a redirected stderr ends the code under this preference; PowerShell 7.2 and later go on.' -Tag Unproved {
        'https://github.com/PowerShell/PowerShell/issues/3996: with $ErrorActionPreference = ''Stop'' a redirected stderr ends a script'
    }

    It 'Return text, so that the ConvertFrom-Json of your code is tested, too.' { Assert-TestPassed $sample 'text' }

    It 'The mock runs once for each line that is piped in. $_ is the line; $input is empty.' { Assert-TestPassed $sample 'piped' }

    It '$_ is the line; $input is empty. For a program that a module calls, make the mock in InModuleScope: with -ModuleName, the line is not in $_.' {
        $run = Invoke-Sample -File @{ 'Lines.psm1' = 'function Send-Line { "a", "b" | sort --reverse }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Lines.psm1 -Force; function sort { 'of the test' } }
            Describe 'd' {
                BeforeEach { $global:proofLines = [System.Collections.Generic.List[object]]::new() }
                AfterAll { Remove-Variable -Name proofLines -Scope Global }
                It 'inside' { InModuleScope Lines { Mock sort { $global:proofLines.Add($_) } }; Send-Line; $global:proofLines | Should -Be 'a', 'b'; Should -Invoke sort -ModuleName Lines -Times 2 -Exactly }
                It 'by name' { Mock sort { $global:proofLines.Add($_) } -ModuleName Lines; Send-Line; $global:proofLines | Should -HaveCount 2; $global:proofLines | Should -Not -Contain 'a'; $global:proofLines | Should -Not -Contain 'b' }
                It 'own code' { Mock sort { $global:proofLines.Add($_) }; 'a', 'b' | sort --reverse; $global:proofLines | Should -Be 'a', 'b' }
            }
        }
        Assert-TestPassed $run 'inside', 'by name', 'own code'
    }

    It 'A function gpg that the test defines and does not mock is called once, and has all lines in $input.' { Assert-TestPassed $sample 'piped into a function' }

    It 'Mock needs a command with the name of the program. Otherwise Mock fails: CommandNotFoundException: Could not find Command kubectl.' { Assert-TestPassed $sample 'missing' }

    It 'Leave the function without parameters, so that everything stays in $args.' { Assert-TestPassed $sample 'parameters of the function', 'passed' }

    It 'For code in a module, make the function global.' { Assert-TestPassed $sample 'module wants global' }

    It '& $name with a name in the variable calls the mock.' { Assert-TestPassed $sample 'variable' }

    It 'A path reaches the real program. So does the result of a Get-Command from before the mock, or of a Get-Command -CommandType Application while the mock exists.' {
        Assert-TestPassed $sample 'path', 'found before'
        $run = Invoke-Sample { Describe 'd' { It 'i' { $program = [System.IO.Path]::GetFileNameWithoutExtension((Get-Process -Id $PID).Path); Mock $program { 'mocked' }; & $program -NoProfile -Command '"real"' | Should -Be 'mocked'; & (Get-Command $program -CommandType Application | Select-Object -First 1) -NoProfile -Command '"real"' | Should -Be 'real' } } }
        $run.Messages | Should -BeNullOrEmpty
    }

    It 'It is a cmdlet with parameters: filter on $FilePath and $ArgumentList, and return an object with the ExitCode that the code reads.' { Assert-TestPassed $sample 'start process' }

    It '[System.Diagnostics.Process]::Start() is a .NET method and cannot be mocked: wrap it in a function.' { Assert-TestPassed $sample 'net' }

    It 'Invoke-Pester sets $LASTEXITCODE anew when it ends, so a program that fails in a test leaves nothing behind.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { & (Get-Process -Id $PID).Path -NoProfile -Command "exit 7"; $LASTEXITCODE | Should -Be 7 } }' } -Script { Invoke-Pester -Path . -Output None; $LASTEXITCODE }
        $run.Value | Should -Be 0
    }

    It 'RuntimeException: az ended with 1, though the mock is used | $LASTEXITCODE is left from an earlier program | set it to 0 in the mock' { Assert-TestPassed $sample 'not set' }

    It 'more calls than expected | lines are piped in | one call for each line' { Assert-TestPassed $sample 'piped' }

    It 'Return one string for each line: this is how PowerShell sees the output of a program.' { Assert-TestPassed $sample 'name', 'real stderr' }

    It 'Collect the lines, and expect as many calls as there are lines.' { Assert-TestPassed $sample 'piped' }

    It 'Define an empty function in BeforeAll, and mock that function. The empty function also protects machines where the program is installed.' { Assert-TestPassed $sample 'missing', 'path' }

    It 'Could not find Command kubectl | the program is not installed | an empty function' { Assert-TestPassed $sample 'missing' }

    It 'the real program runs | the program is called by its path, or inside a module | wrap the call, or add -ModuleName' { Assert-TestPassed $sample 'path', 'module wants global' }

    It 'the filter with $Name or $Path never matches | a program has no parameters | use $args' { Assert-TestPassed $sample 'no parameters', 'subcommands' }

    It 'the filter with $args[1] never matches | the code passes a list in one variable | take $args apart' { Assert-TestPassed $sample 'list' }

    It 'az … --output json, kubectl … -o json and the like print text.' -Tag Unproved { 'https://learn.microsoft.com/cli/azure/format-output-azure-cli, https://kubernetes.io/docs/reference/kubectl/' }

    It 'When the code is in a module, add -ModuleName to Mock and to' { Assert-TestPassed $sample 'module wants global' }
}

Describe 'recipes/native-programs, names' {
    It 'reads -I as its own parameter' {
        $alias = Invoke-Sample -Test { Describe 'd' { It 'alias' { Set-Alias curl Invoke-WebRequest; Mock curl { 'mocked' }; { curl https://backup.example -I } | Should -Throw "Missing an argument for parameter 'InFile'.*"; curl https://backup.example | Should -Be 'mocked' } } }
        Assert-TestPassed $alias 'alias'
    }

    It 'The value stays for the next test: set it in BeforeEach. The build does not see it, because Invoke-Pester sets $LASTEXITCODE anew when it ends.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { BeforeAll { function proof-tar { }; Mock proof-tar { $global:LASTEXITCODE = 4 } }; It "i" { proof-tar; $LASTEXITCODE | Should -Be 4 }; It "j" { $LASTEXITCODE | Should -Be 4 }; Context "c" { BeforeEach { $global:LASTEXITCODE = 0 }; It "k" { $LASTEXITCODE | Should -Be 0; proof-tar }; It "l" { $LASTEXITCODE | Should -Be 0; proof-tar } } }' } -Script {
            $r = Invoke-Pester sub -Output None -PassThru
            "passed $($r.PassedCount) $LASTEXITCODE"
        }
        @($run.Value -match '^passed') | Should -Be 'passed 4 0'
    }

    It 'In such code, the call is a text. Mock Invoke-Expression and look at $Command, or mock the program: the text runs where the function does, so it finds this mock, too.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function proof-tar { 'real' }; function Start-Proof { Invoke-Expression "proof-tar -cf a.tar" } }
                It 'expression' { Mock Invoke-Expression { 'mocked' } -ParameterFilter { $Command -like 'proof-tar *' }; Start-Proof | Should -Be 'mocked' }
                It 'program' { Mock proof-tar { "mocked $args" }; Start-Proof | Should -Be 'mocked -cf a.tar' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Do not mock Invoke-Expression if the code needs variables or functions that other calls of Invoke-Expression set. Put the call that must not run into a function, and mock that function.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Send-Now { Invoke-Expression 'proof-scp $name' }
                    function Start-Plain { Invoke-Expression '$name = "a.bak"'; Invoke-Expression 'proof-scp $name'; "<$name>" }
                    function Start-Split { Invoke-Expression '$name = "a.bak"'; Send-Now; "<$name>" }
                }
                It 'plain' { $real = Get-Command Invoke-Expression -CommandType Cmdlet; Mock Invoke-Expression { & $real @PesterBoundParameters }; Mock Invoke-Expression { } -ParameterFilter { $Command -like 'proof-scp*' }; Start-Plain | Should -Be '<>' }
                It 'split' { Mock Send-Now; Start-Split | Should -Be '<a.bak>'; Should -Invoke Send-Now -Times 1 -Exactly }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
        $parts = Invoke-Sample -File @{ 'part.ps1' = 'function Get-Part1 { 1 }' } -Test {
            Describe 'd' {
                BeforeAll {
                    function Read-Setting { Invoke-Expression ". '$PSScriptRoot/none.ps1'" }
                    function Start-Plain { Invoke-Expression ". '$PSScriptRoot/part.ps1'"; Invoke-Expression ". '$PSScriptRoot/none.ps1'"; Get-Part1 }
                    function Start-Split { Invoke-Expression ". '$PSScriptRoot/part.ps1'"; Read-Setting; Get-Part1 }
                }
                It 'plain' {
                    $invoke = Get-Command Invoke-Expression -CommandType Cmdlet
                    Mock Invoke-Expression { & $invoke @PesterBoundParameters }
                    Mock Invoke-Expression -ParameterFilter { $Command -like '*none*' }
                    { Start-Plain } | Should -Throw '*Get-Part1*not recognized*'
                }
                It 'split' { Mock Read-Setting; Start-Split | Should -Be 1; Should -Invoke Read-Setting -Times 1 -Exactly }
            }
        }
        $parts.Messages | Should -BeNullOrEmpty
        $parts.Passed | Should -Be 2
    }

    It 'Even a mock that calls the real command loses them, because the real command then runs in a scope of the mock. A variable that Set-Variable or Invoke-Expression sets in that scope does not reach the caller, unless its name begins with script:. The same is true for a function from a file that Invoke-Expression dot-sources.' {
        $run = Invoke-Sample -File @{ 'part.ps1' = 'function Get-Part1 { 1 }; function script:Get-Part2 { 2 }' } -Test {
            Describe 'd' {
                BeforeAll {
                    function Set-Plain { Set-Variable -Name proofA -Value 1; "<$proofA>" }
                    function Set-Expression { Invoke-Expression '$proofB = 1; $script:proofC = 2'; "<$proofB$proofC>" }
                    function Set-Part { Invoke-Expression ". '$PSScriptRoot/part.ps1'"; "<$([bool] (Get-Command Get-Part1 -ErrorAction Ignore))$([bool] (Get-Command Get-Part2 -ErrorAction Ignore))>" }
                }
                It 'real' { Set-Plain | Should -Be '<1>'; Set-Expression | Should -Be '<12>'; Set-Part | Should -Be '<TrueTrue>' }
                It 'mocked' {
                    $set = Get-Command Set-Variable -CommandType Cmdlet; $run = Get-Command Invoke-Expression -CommandType Cmdlet
                    Mock Set-Variable { & $set @PesterBoundParameters }; Mock Invoke-Expression { & $run @PesterBoundParameters }
                    $script:proofC = $null
                    Set-Plain | Should -Be '<>'; Set-Expression | Should -Be '<2>'; Set-Part | Should -Be '<FalseTrue>'
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'A block, as in Start-Process pwsh { ./nightly.ps1 }, arrives as text in $ArgumentList: compare with "$ArgumentList" -like ''*nightly.ps1*''. The block would run in another process, so no mock and no coverage reaches it; test that script by itself.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'text' { Mock Start-Process { $ArgumentList } -ParameterFilter { "$ArgumentList" -like '*nightly.ps1*' }; $got = Start-Process pwsh { ./nightly.ps1 }; $got | Should -BeOfType string }
                It 'process' { Mock Get-Date { 'mocked' }; & (Get-Process -Id $PID).Path -NoProfile -Command 'Get-Date' | Should -Not -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'The test of a missing program fails with The term … is not recognized.' {
        (Invoke-Sample { Describe 'd' { It 'i' { no-such-proof --version } } }).Messages | Should -Match "The term 'no-such-proof' is not recognized"
    }

    It 'A mock without a body returns nothing. Code that asks $process.ExitCode -ne 0 then sees a failure, because $null is not 0. Where the code calls a method, such as $process.WaitForExit(), give the object the method: New-MockObject -Type System.Diagnostics.Process -Properties @{ ExitCode = 0 } -Methods @{ WaitForExit = { } }. For WaitForExit(5000), let the method return $true; a loop over $process.HasExited ends only if you add that property with $true.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Start-Setup { $process = Start-Process setup -Wait -PassThru; if ($process.ExitCode -ne 0) { 'failed' } else { 'done' } }
                    function Wait-Setup { $process = Start-Process setup -PassThru; $process.WaitForExit(); if ($process.ExitCode -ne 0) { 'failed' } else { 'done' } }
                }
                It 'no body' { Mock Start-Process; Start-Setup | Should -Be 'failed'; Mock Start-Process { [pscustomobject] @{ ExitCode = 0 } }; Start-Setup | Should -Be 'done' }
                It 'method' { Mock Start-Process { [pscustomobject] @{ ExitCode = 0 } }; { Wait-Setup } | Should -Throw "*does not contain a method named 'WaitForExit'*"; Mock Start-Process { New-MockObject -Type System.Diagnostics.Process -Properties @{ ExitCode = 0 } -Methods @{ WaitForExit = { } } }; Wait-Setup | Should -Be 'done' }
                It 'timeout' { function Limit-Setup { $process = Start-Process setup -PassThru; if ($process.WaitForExit(5000)) { 'done' } else { 'late' } }; Mock Start-Process { New-MockObject -Type System.Diagnostics.Process -Properties @{ ExitCode = 0 } -Methods @{ WaitForExit = { } } }; Limit-Setup | Should -Be 'late'; Mock Start-Process { New-MockObject -Type System.Diagnostics.Process -Methods @{ WaitForExit = { $true } } }; Limit-Setup | Should -Be 'done' }
                It 'exited' { (New-MockObject -Type System.Diagnostics.Process -Properties @{ ExitCode = 0 }).HasExited | Should -BeFalse; (New-MockObject -Type System.Diagnostics.Process -Properties @{ HasExited = $true }).HasExited | Should -BeTrue }
                It 'other code' { Mock Start-Process { New-MockObject -Type System.Diagnostics.Process -Properties @{ ExitCode = 3 } -Methods @{ WaitForExit = { } } }; Wait-Setup | Should -Be 'failed' }
            }
        }
        Assert-TestPassed $run 'no body', 'method', 'timeout', 'exited', 'other code'
    }
}
