BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        function Write-Plain ($Path) { Write-Error 'e'; Write-Verbose 'v'; 'out' }
        function Write-Attribute { param ([Parameter()] $Path) Write-Error 'e'; Write-Verbose 'v' }
        function Write-All { [CmdletBinding()] param () Write-Error 'e'; Write-Warning 'w'; Write-Verbose 'v'; Write-Host 'h'; Write-Information 'i'; 'out' }
        function Copy-Plain { try { Copy-Item a b; 'copied' } catch { "failed: $_" } }
        function Copy-Stop { try { Copy-Item a b -ErrorAction Stop; 'copied' } catch { "failed: $_" } }
        function Copy-Preference { $ErrorActionPreference = 'Stop'; try { Copy-Item a b; 'copied' } catch { "failed: $_" } }
        Describe 'streams' {
            It 'redirect' {
                (Write-All 2>&1 3>$null 6>$null)[0] | Should -BeOfType System.Management.Automation.ErrorRecord
                (Write-All 3>&1 2>$null 6>$null)[0].Message | Should -Be 'w'
                (Write-All -Verbose 4>&1 2>$null 3>$null 6>$null)[0].Message | Should -Be 'v'
                (Write-All 6>&1 2>$null 3>$null) -join ' ' | Should -Be 'h i out'
            }
            It 'variables' {
                $null = Write-All -ErrorVariable ev -WarningVariable wv -InformationVariable iv -ErrorAction SilentlyContinue -WarningAction SilentlyContinue 6>$null
                "$ev $wv $iv" | Should -Be 'e w h i'
            }
            It 'no verbose without the switch' { Write-All 4>&1 2>$null 3>$null 6>$null | Should -Be 'out' }
            It 'preference' { $VerbosePreference = 'Continue'; (Write-Plain 4>&1 2>$null)[0].Message | Should -Be 'v' }
            It 'not advanced' { { Write-Plain -ErrorAction Stop 2>$null } | Should -Not -Throw; Write-Plain -Verbose 4>&1 2>$null | Should -Be 'out'; (Write-Plain 2>&1)[0] | Should -BeOfType System.Management.Automation.ErrorRecord }
            It 'attribute' { { Write-Attribute -ErrorAction Stop } | Should -Throw 'e'; (Write-Attribute -Verbose 4>&1 2>$null).Message | Should -Be 'v' }
            It 'no throw' { { Write-All 2>$null 3>$null 6>$null } | Should -Not -Throw; { Get-Item TestDrive:/missing 2>$null } | Should -Not -Throw }
            It 'module' {
                New-Module -Name ProofVerbose { function Write-FromModule { [CmdletBinding()] param () Write-Verbose 'v' } } | Import-Module
                $VerbosePreference = 'Continue'
                Write-FromModule 4>&1 | Should -BeNullOrEmpty; (Write-FromModule -Verbose 4>&1).Message | Should -Be 'v'
            }
        }
        Describe 'catch' {
            Mock Copy-Item { Write-Error 'disk full' }
            It 'stops' { Copy-Stop | Should -Be 'failed: disk full' }
            It 'by preference' { Copy-Preference | Should -Be 'failed: disk full' }
            It 'goes on' { Copy-Plain 2>$null | Should -Be 'copied' }
        }
    }
}

Describe 'usage/output-and-errors' {
    It 'errors | 2>&1 | -ErrorVariable | Write-Error' {
        Assert-TestPassed $sample 'redirect', 'variables'
    }

    It 'warnings | 3>&1 | -WarningVariable | Write-Warning' {
        Assert-TestPassed $sample 'redirect', 'variables'
    }

    It 'verbose, with -Verbose | 4>&1 | none | Write-Verbose' {
        Assert-TestPassed $sample 'redirect', 'no verbose without the switch'
    }

    It 'Write-Information, and since PowerShell 5.0 Write-Host | 6>&1 | -InformationVariable | Write-Information, Write-Host' {
        Assert-TestPassed $sample 'redirect', 'variables'
    }

    It 'After Write-Error and after most errors of cmdlets, the function goes on, so Should -Throw sees nothing, unless $ErrorActionPreference is Stop.' {
        (Invoke-Sample { Describe 'd' { It 'i' { $ErrorActionPreference = 'Stop'; { Write-Error 'x' } | Should -Throw x; { Get-Item ./none } | Should -Throw } } }).Passed | Should -Be 1
        Assert-TestPassed $sample 'no throw'
    }

    It 'The variables, -ErrorAction, -WarningAction and -Verbose need [CmdletBinding()] or a [Parameter()] in the function. Without these attributes, the function takes -WarningVariable warnings as two arguments, without an error, and the variable stays empty. $warnings | Should -HaveCount 1 passes all the same, since $null counts as one.' {
        Assert-TestPassed $sample 'not advanced', 'attribute'
        $run = Invoke-Sample {
            function Show-Bare ($Path) { Write-Warning 'w'; Write-Error 'e'; Write-Information 'i'; "$args" }
            function Show-Attribute { param ([Parameter()] $Path) Write-Warning 'w' }
            Describe 'd' {
                foreach ($name in 'WarningVariable', 'ErrorVariable', 'InformationVariable') {
                    It $name { $call = @{ $name = 'warnings' }; Show-Bare -Path a @call 2>$null 3>$null 6>$null | Should -Match "^-$($name):? warnings$"; $warnings | Should -BeNullOrEmpty; $warnings | Should -HaveCount 1 }
                }
                It 'two arguments' { Show-Bare -Path a -WarningVariable warnings 2>$null 3>$null 6>$null | Should -Be '-WarningVariable warnings'; $null -eq $warnings | Should -BeTrue }
                It 'actions' { @(Show-Bare -Path a -WarningAction SilentlyContinue 3>&1 2>$null 6>$null)[0].Message | Should -Be 'w'; @(Show-Bare -Path a -ErrorAction SilentlyContinue 2>&1 3>$null 6>$null)[0].Exception.Message | Should -Be 'e' }
                It 'advanced' { Show-Attribute -Path a -WarningVariable warnings -WarningAction SilentlyContinue 3>&1 | Should -BeNullOrEmpty; $warnings[0].Message | Should -Be 'w' }
            }
        }
        $run.Passed, $run.Failed | Should -Be 6, 0
    }

    It 'A mock that calls Write-Error fails as a cmdlet does: the caller''s try catches the error only if the caller makes the error terminating, with -ErrorAction Stop or $ErrorActionPreference = ''Stop''.' {
        Assert-TestPassed $sample 'stops', 'by preference', 'goes on'
    }

    It 'Verbose messages exist only with -Verbose, or with $VerbosePreference = ''Continue''.' {
        Assert-TestPassed $sample 'no verbose without the switch', 'preference'
    }

    It 'A function without [CmdletBinding()] and [Parameter()] has no -Verbose, and a function in a module does not see the preference of the test file.' {
        Assert-TestPassed $sample 'not advanced', 'attribute', 'module'
    }

    BeforeAll {
        $more = Invoke-Sample -File @{ 'Warn.psm1' = 'function Show-Inside { Write-Warning "inside" }' } -Test {
            Import-Module $PSScriptRoot/Warn.psm1
            function Show-All { [CmdletBinding(SupportsShouldProcess = $true)] param () Write-Warning 'careful'; 'returned'; if ($PSCmdlet.ShouldProcess('x')) { 'done' } }
            function Show-Bare { Write-Error 'broken'; 'went on' }
            Describe 'd' {
                It 'returned only' { Show-All 3>$null | Should -Be 'returned', 'done'; $all = Show-All 3>&1; $all.Count | Should -Be 3 }
                It 'by type' { $all = Show-All 3>&1; @($all | Where-Object { $_ -is [System.Management.Automation.WarningRecord] }).Count | Should -Be 1; @($all | Where-Object { $_ -isnot [System.Management.Automation.WarningRecord] }).Count | Should -Be 2 }
                It 'redirected or mocked' { (Show-All 3>&1)[0].Message | Should -Be 'careful'; Mock Write-Warning; Show-All 3>&1 | Should -Be 'returned', 'done'; Assert-MockCalled Write-Warning -Times 1 -Exactly }
                It 'module' { Mock Write-Warning { }; (Show-Inside 3>&1).Message | Should -Be 'inside'; Mock Write-Warning { } -ModuleName Warn; Show-Inside 3>&1 | Should -BeNullOrEmpty }
                It 'bare' { $problems = Show-Bare 2>&1; "$($problems[0])", $problems[1] | Should -Be 'broken', 'went on'; { Show-Bare -ErrorAction Stop 2>$null } | Should -Not -Throw }
                It 'mock of a cmdlet only' {
                    function Show-Own { [CmdletBinding()] param () $PSCmdlet.WriteError([System.Management.Automation.ErrorRecord]::new([Exception] 'own', 'id', 'NotSpecified', $null)); Get-Item TestDrive:/missing; $PSCmdlet.WriteWarning('own') }
                    Mock Write-Error; Mock Write-Warning
                    Show-Own 2>$null 3>$null
                    Assert-MockCalled Write-Error -Times 0 -Exactly -Scope It; Assert-MockCalled Write-Warning -Times 0 -Exactly -Scope It
                    Show-Bare; Show-All
                    Assert-MockCalled Write-Error -Times 1 -Exactly -Scope It; Assert-MockCalled Write-Warning -Times 1 -Exactly -Scope It
                }
                It 'handled errors' {
                    function Show-Handled { [CmdletBinding()] param () try { Get-Item TestDrive:/missing -ErrorAction Stop } catch { }; Get-Item TestDrive:/gone -ErrorAction SilentlyContinue }
                    function Show-Ignored { [CmdletBinding()] param () Get-Item TestDrive:/gone -ErrorAction Ignore }
                    Show-Handled -ErrorVariable problems; "$problems" | Should -Match 'missing'; "$problems" | Should -Match 'gone'
                    Show-Ignored -ErrorVariable none; $none | Should -BeNullOrEmpty
                    Show-Handled 2>&1 | Should -BeNullOrEmpty
                }
                It 'status code' { try { throw 'text' } catch { $_.Exception.Response.StatusCode | Should -BeNullOrEmpty }; $thrown = [Microsoft.PowerShell.Commands.HttpResponseException]::new('m', [System.Net.Http.HttpResponseMessage]::new(404)); try { throw $thrown } catch { $_.Exception.Response.StatusCode | Should -Be 404 } }
                It 'ShouldProcess' { { Mock ShouldProcess { } } | Should -Throw 'Could not find Command ShouldProcess'; Show-All -WhatIf 3>$null 6>$null | Should -Be 'returned' }
            }
            # A mock of Write-Error would last for the whole block.
            Describe 'no mock' {
                It 'did not stop' { { Show-Bare 2>$null } | Should -Not -Throw; function Show-Cmd { [CmdletBinding()] param () Write-Error 'broken' }; { Show-Cmd -ErrorAction Stop } | Should -Throw 'broken' }
            }
        }
    }

    It 'A test sees only what a function returns.' { Assert-TestPassed $more 'returned only' }

    It 'Redirect another stream into the output, for example warnings with 3>&1, or mock the command that writes, such as Write-Warning.' { Assert-TestPassed $more 'redirected or mocked' }

    It 'A redirected stream is mixed with what the function returns.' { Assert-TestPassed $more 'returned only' }

    It 'Select the records by their type: $all | Where-Object { $_ -is [System.Management.Automation.WarningRecord] }.' { Assert-TestPassed $more 'by type' }

    It 'For a function in a module, the mock needs -ModuleName.' { Assert-TestPassed $more 'module' }

    It 'A mock of Write-Error or Write-Warning answers these commands only, not the errors and warnings of other cmdlets or of $PSCmdlet.WriteError().' { Assert-TestPassed $more 'mock of a cmdlet only' }

    It '-ErrorVariable also holds errors that the function caught or silenced with SilentlyContinue; 2>&1 does not.' { Assert-TestPassed $more 'handled errors' }

    It 'A function without [CmdletBinding()] and [Parameter()] has neither parameter. In such a function, redirect the stream: $problems = Remove-OldBackup 2>&1.' { Assert-TestPassed $more 'bare' }

    It 'Code that reads $_.Exception.Response.StatusCode finds nothing in a thrown text. Throw the exception of the real command, with a response inside.' { Assert-TestPassed $more 'status code' }

    It 'ShouldProcess is a method and cannot be mocked.' { Assert-TestPassed $more 'ShouldProcess' }

    It 'The error was written and did not stop the command: add -ErrorAction Stop to the call, as above.' { Assert-TestPassed $more 'did not stop' }

    It 'With 3>&1 and its relatives, the records of that stream are in the list, too. Redirect what you do not want to $null, or select by type.' { Assert-TestPassed $more 'returned only', 'by type' }

    It 'For code in a module, first make the error in the test, $problem = New-HttpError -StatusCode 404, and pass it to the mock: Mock Invoke-RestMethod { throw $problem }.GetNewClosure() -ModuleName Backup. The body of the mock runs in the module, where neither the function nor a variable of the test exists.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = 'function Find-Report { try { Invoke-RestMethod -Uri x } catch { if ($_.Exception.Response.StatusCode -eq 404) { "none" } else { throw } } }' } -Test {
            Import-Module $PSScriptRoot/Backup.psm1 -Force
            function New-HttpError ([int] $StatusCode) { [Microsoft.PowerShell.Commands.HttpResponseException]::new("answered $StatusCode", [System.Net.Http.HttpResponseMessage]::new($StatusCode)) }
            Describe 'a' { It 'handed over' { $problem = New-HttpError -StatusCode 404; Mock Invoke-RestMethod { throw $problem }.GetNewClosure() -ModuleName Backup; Find-Report | Should -Be 'none' } }
            Describe 'b' { It 'another status' { $problem = New-HttpError -StatusCode 503; Mock Invoke-RestMethod { throw $problem }.GetNewClosure() -ModuleName Backup; { Find-Report } | Should -Throw 'answered 503' } }
            Describe 'c' { It 'function' { Mock Invoke-RestMethod { throw (New-HttpError -StatusCode 404) } -ModuleName Backup; { Find-Report } | Should -Throw 'New-HttpError' } }
            Describe 'd' { It 'function in a closure' { Mock Invoke-RestMethod { throw (New-HttpError -StatusCode 404) }.GetNewClosure() -ModuleName Backup; { Find-Report } | Should -Throw 'New-HttpError' } }
            Describe 'e' { It 'variable' { $problem = New-HttpError -StatusCode 404; Mock Invoke-RestMethod { throw $problem } -ModuleName Backup; { Find-Report } | Should -Throw 'ScriptHalted' } }
            Describe 'f' { It 'no module' { function Find-Here { try { Invoke-RestMethod -Uri x } catch { [int] $_.Exception.Response.StatusCode } }; Mock Invoke-RestMethod { throw (New-HttpError -StatusCode 404) }; Find-Here | Should -Be 404 } }
        }
        Assert-TestPassed $run 'handed over', 'another status', 'function', 'function in a closure', 'variable', 'no module'
    }

    It 'Write-Progress writes to no stream that can be redirected. Mock Write-Progress, which also hides the bar, and count its calls with -ParameterFilter { $PercentComplete -eq 100 }.' {
        $run = Invoke-Sample -File @{
            'Bar.Tests.ps1' = @'
function Show-Here { 50, 100 | ForEach-Object { Write-Progress -Activity proof -PercentComplete $_ } }
Describe 'shown' { It 'i' { @(Show-Here *>&1).Count | Should -Be 0 } }
Describe 'mocked' { It 'i' { Mock Write-Progress { }; Show-Here; Assert-MockCalled Write-Progress -Times 1 -Exactly -Scope It -ParameterFilter { $PercentComplete -eq 100 }; Assert-MockCalled Write-Progress -Times 0 -Exactly -Scope It -ParameterFilter { $PercentComplete -eq 99 } } }
'@
        } -Script {
            foreach ($test in 'shown', 'mocked') {
                $shell = [powershell]::Create()
                $null = $shell.AddScript({ param ($Manifest, $Folder, $Test) Import-Module $Manifest; Set-Location $Folder; (Invoke-Pester -Script ./Bar.Tests.ps1 -TestName $Test -Show None -PassThru).PassedCount }).AddArgument((Join-Path (Get-Module Pester).ModuleBase Pester.psd1)).AddArgument($PWD.Path).AddArgument($test)
                $passed = $shell.Invoke()
                "${test}: $passed passed, $(@($shell.Streams.Progress | Where-Object Activity -EQ 'proof').Count) bars"
                $shell.Dispose()
            }
        }
        $run.Value | Should -Be 'shown: 1 passed, 2 bars', 'mocked: 1 passed, 0 bars'
    }

    It 'What the body of a mock outputs becomes output of the function, too. Mock Write-Verbose { return $null } adds a $null to this output: Expected ''done'', but got @(''done''). Leave out the body: Mock Write-Verbose.' {
        $run = Invoke-Sample {
            function Copy-Backup { Write-Verbose 'copying'; 'done' }
            function Copy-Quietly { $null = Write-Verbose 'copying'; 'done' }
            Describe 'null' {
                Mock Write-Verbose { return $null }
                It 'two' { @(Copy-Backup).Count | Should -Be 2; $null -eq @(Copy-Backup)[0] | Should -Be $true }
                It 'message' { { Copy-Backup | Should -Be 'done' } | Should -Throw 'Expected ''done'', but got @(''done'').' }
                It 'thrown away' { Copy-Quietly | Should -Be 'done' }
            }
            Describe 'text' { Mock Write-Verbose { 'said' }; It 'said' { Copy-Backup | Should -Be 'said', 'done' } }
            Describe 'no body' { Mock Write-Verbose; It 'one' { @(Copy-Backup).Count | Should -Be 1; Copy-Backup | Should -Be 'done' } }
        }
        Assert-TestPassed $run 'two', 'message', 'thrown away', 'said', 'one'
    }

    It 'A trap { … } without break, continue, return or throw prints the error and goes on after the statement that failed, which can be a whole loop or if. There is no exception then, so assert on what the function returns. Under a global $ErrorActionPreference = ''Stop'', as in GitHub Actions, the same function throws. With continue, the trap prints nothing, and the function never throws.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { New-Module ProofTrap { function Save-Plan { trap { 'cleanup' }; throw 'disk full'; 'saved' }; function Save-Broken { trap { 'cleanup'; break }; throw 'disk full' }; function Save-Each { trap { 'cleanup' }; foreach ($i in 1, 2, 3) { if ($i -eq 2) { throw 'disk full' }; $i }; 'saved' }; function Save-Return { trap { 'cleanup'; return }; throw 'disk full'; 'saved' }; function Save-Again { trap { 'cleanup'; throw }; throw 'disk full' }; function Save-Quiet { trap { 'cleanup'; continue }; throw 'disk full'; 'saved' } } | Import-Module }
                It 'goes on' { Save-Plan 2>$null | Should -Be 'cleanup', 'saved'; { Save-Plan } | Should -Not -Throw }
                It 'continue' { Save-Quiet 2>&1 | Should -Be 'cleanup', 'saved'; $global:ErrorActionPreference = 'Stop'; try { { Save-Quiet } | Should -Not -Throw } finally { $global:ErrorActionPreference = 'Continue' } }
                It 'break' { { Save-Broken } | Should -Throw }
                It 'others' { Save-Each 2>$null | Should -Be 1, 'cleanup', 'saved'; Save-Return 2>$null | Should -Be 'cleanup'; { Save-Again } | Should -Throw }
                It 'preference' { $global:ErrorActionPreference = 'Stop'; try { { Save-Plan } | Should -Throw 'disk full' } finally { $global:ErrorActionPreference = 'Continue' } }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'Invoke-Pester -Verbose does not switch them on for your functions. To see them during a run, also those of modules, set $global:VerbosePreference = ''Continue'' before it. Lines such as Exporting function ''EnterTest''. come from Pester itself.' {
        $test = {
            New-Module -Name ProofAloud { function Write-FromModule { [CmdletBinding()] param () Write-Verbose 'in module' } } | Import-Module
            function Write-Own { [CmdletBinding()] param () Write-Verbose 'in file' }
            Describe 'd' { It 'i' { Write-Own; Write-FromModule } }
        }
        $run = Invoke-Sample $test -Script {
            "switch: $(Invoke-Pester -Verbose -Show None 4>&1)"
            $global:VerbosePreference = 'Continue'
            try { "global: $(Invoke-Pester -Show None 4>&1)" } finally { $global:VerbosePreference = 'SilentlyContinue' }
        }
        $run.Value[0] | Should -BeLike 'switch:*'
        $run.Value[0] | Should -Not -Match 'in file|in module'
        $run.Value[1] | Should -Match "Exporting function 'EnterTest'\..*in file in module"
    }

    It '-ErrorAction SilentlyContinue or Ignore in the call silences the Write-Error of the mock. A throw of the mock ends the test all the same, unless the code catches it. So for a command that finds nothing, let the mock return nothing, or write an error.' {
        $run = Invoke-Sample {
            function Find-Thing ($Action) { $found = Get-Item -Path x -ErrorAction $Action; if ($found) { 'found' } else { 'nothing' } }
            foreach ($action in 'SilentlyContinue', 'Ignore') {
                Describe "writes $action" { It "writes $action" { Mock Get-Item { Write-Error 'gone' }; $said = Find-Thing $action 2>&1; "$said" | Should -Be 'nothing' } }
                Describe "throws $action" { It "throws $action" { Mock Get-Item { throw 'gone' }; Find-Thing $action } }
                Describe "caught $action" { It "caught $action" { Mock Get-Item { throw 'gone' }; $(try { Find-Thing $action } catch { "caught $_" }) | Should -Be 'caught gone' } }
            }
            Describe 'not silenced' { It 'not silenced' { Mock Get-Item { Write-Error 'gone' }; $said = @(Find-Thing Continue 2>&1); "$($said[0])" | Should -Be 'gone'; $said[1] | Should -Be 'nothing' } }
            Describe 'returns' { It 'returns' { Mock Get-Item; Find-Thing Ignore | Should -Be 'nothing' } }
        }
        Assert-TestPassed $run 'writes SilentlyContinue', 'writes Ignore', 'caught SilentlyContinue', 'caught Ignore', 'not silenced', 'returns'
        @($run.Tests | Where-Object { $_.Name -like 'throws*' -and $_.Result -eq 'Failed' }).Count | Should -Be 2
    }

    It 'PowerShell wraps what a .NET method throws into a MethodInvocationException, so -ExceptionType ([System.FormatException]) fails: … but the exception type was [System.Management.Automation.MethodInvocationException]. The original message is a part of the new one. The error id begins with the name of the original type, and InnerException has the exception itself:' {
        $run = Invoke-Sample {
            function Get-Size ([string] $Text) { [int]::Parse($Text) }
            function Get-AdvancedSize { [CmdletBinding()] param ([string] $Text) [int]::Parse($Text) }
            Describe 'd' {
                It 'type' { { { Get-Size many } | Should -Throw -ExceptionType ([System.FormatException]) } | Should -Throw 'but the exception type was [System.Management.Automation.MethodInvocationException].' }
                It 'message' { { Get-Size many } | Should -Throw 'not in a correct format'; { Get-Size many } | Should -Throw 'Exception calling "Parse" with "1" argument(s): "' }
                It 'id' { (({ Get-Size many } | Should -Throw -PassThru).FullyQualifiedErrorId) | Should -Be 'FormatException'; (({ Get-AdvancedSize many } | Should -Throw -PassThru).FullyQualifiedErrorId) | Should -Be 'FormatException,Get-AdvancedSize'; { [int]::Parse('99999999999') } | Should -Throw -ErrorId 'OverflowException' }
                It 'inner' { ({ Get-Size many } | Should -Throw -PassThru).Exception.InnerException | Should -BeOfType ([System.FormatException]) }
            }
        }
        Assert-TestPassed $run 'type', 'message', 'id', 'inner'
    }

    It 'A method or constructor of a PowerShell class is not wrapped, except by New-Object: Exception calling ".ctor".' {
        $run = Invoke-Sample -Test {
            class ProofPlan {
                ProofPlan([int] $Keep) { if ($Keep -lt 1) { throw [System.ArgumentException]::new('keep one') } }
                [void] Save() { throw [System.InvalidOperationException]::new('disk full') }
                static [void] Clear() { throw [System.InvalidOperationException]::new('locked') }
            }
            Describe 'd' {
                It 'class' { { [ProofPlan]::new(0) } | Should -Throw 'keep one' -ExceptionType ([System.ArgumentException]); { [ProofPlan]::new(1).Save() } | Should -Throw 'disk full' -ExceptionType ([System.InvalidOperationException]); { [ProofPlan]::Clear() } | Should -Throw 'locked' -ExceptionType ([System.InvalidOperationException]) }
                It 'New-Object' { { New-Object ProofPlan -ArgumentList 0 } | Should -Throw 'Exception calling ".ctor"' -ExceptionType ([System.Management.Automation.MethodInvocationException]) }
            }
        }
        Assert-TestPassed $run 'class', 'New-Object'
    }

    It 'The list $Error holds the errors of the whole session, those of earlier tests included.' {
        $run = Invoke-Sample { Describe 'd' { It 'writes' { $Error.Clear(); Get-Item ./no-such-file -ErrorAction SilentlyContinue }; It 'comes later' { $Error.Count | Should -Be 1 }; It 'clears' { $Error.Clear(); $Error.Count | Should -Be 0 } }; Describe 'other' { It 'writes' { $Error.Clear(); Get-Item ./no-such-file -ErrorAction SilentlyContinue } }; Describe 'last' { It 'has it' { $Error.Count | Should -Be 1 } } }
        $run.Passed, $run.Failed | Should -Be 5, 0
    }

    It 'So begin with $Error.Clear(), and compare $Error.Count with 0 at the end. It counts the caught and the silenced errors as well, and those that Should -Throw expects, but none of -ErrorAction Ignore.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { $Error.Clear() }
                It 'nothing' { Get-Date; $Error.Count | Should -Be 0 }
                It 'written' { Write-Error 'x' 2> $null; $Error.Count | Should -Be 1 }
                It 'caught' { try { throw 'x' } catch { 'caught' }; $Error.Count | Should -Be 1 }
                It 'silenced' { Get-Item ./no-such-file -ErrorAction SilentlyContinue; $Error.Count | Should -Be 1 }
                It 'expected' { { throw 'x' } | Should -Throw; $Error.Count | Should -Be 1 }
                It 'ignored' { Get-Item ./no-such-file -ErrorAction Ignore; $Error.Count | Should -Be 0 }
                It 'in a module' {
                    New-Module -Name M -ScriptBlock { function Get-It { Write-Error 'x' -ErrorAction SilentlyContinue } } | Import-Module
                    Get-It
                    $Error.Count | Should -Be 1
                }
            }
        }
        $run.Passed, $run.Failed | Should -Be 7, 0
    }

    It 'The metadata of a command say whether it supports -WhatIf, and whether it asks by itself. A command with the impact High does. Without SupportsShouldProcess, the impact has no effect: it is None, or Medium for a function that is not advanced.' {
        $run = Invoke-Sample {
            function Clear-High { [CmdletBinding(SupportsShouldProcess = $true, ConfirmImpact = 'High')] param() if ($PSCmdlet.ShouldProcess('x')) { 'cleared' } }
            function Clear-Plain { [CmdletBinding(SupportsShouldProcess = $true)] param() if ($PSCmdlet.ShouldProcess('x')) { 'cleared' } }
            function Clear-Bare { [CmdletBinding()] param() }
            function Clear-Claim { [CmdletBinding(ConfirmImpact = 'High')] param() 'cleared' }
            function Get-Metadata ($Name) { [System.Management.Automation.CommandMetadata] (Get-Command $Name) }
            Describe 'd' {
                It 'high' { (Get-Metadata Clear-High).ConfirmImpact | Should -Be 'High'; (Get-Metadata Clear-High).SupportsShouldProcess | Should -BeTrue; { Clear-High } | Should -Throw 'does not support user interaction'; Clear-High -Confirm:$false | Should -Be 'cleared' }
                It 'plain' { (Get-Metadata Clear-Plain).ConfirmImpact | Should -Be 'Medium'; (Get-Metadata Clear-Plain).SupportsShouldProcess | Should -BeTrue; Clear-Plain | Should -Be 'cleared' }
                It 'none' { foreach ($name in 'Clear-Bare', 'Clear-Claim', 'Get-ChildItem') { (Get-Metadata $name).ConfirmImpact | Should -Be 'None'; (Get-Metadata $name).SupportsShouldProcess | Should -BeFalse }; Clear-Claim | Should -Be 'cleared' }
                It 'simple' { function Clear-Simple { 'cleared' }; (Get-Metadata Clear-Simple).ConfirmImpact | Should -Be 'Medium'; (Get-Metadata Clear-Simple).SupportsShouldProcess | Should -BeFalse; $ConfirmPreference = 'Low'; Clear-Simple | Should -Be 'cleared' }
            }
        }
        Assert-TestPassed $run 'high', 'plain', 'none', 'simple'
    }

    It 'Commands that the function calls write to these streams as well. With -Verbose, an Import-Module in the function adds Loading module from path ''…''. and lines such as Importing function ''Get-Tape''. for each command of the module.' {
        $run = Invoke-Sample -File @{ 'Tapes.psm1' = 'function Get-Tape { 1 }; function Set-Tape { 1 }' } -Test {
            function Start-Work { [CmdletBinding()] param() Write-Verbose 'looking into /srv'; Import-Module "$PSScriptRoot/Tapes.psm1" -Force }
            Describe 'd' {
                It 'adds' {
                    $verbose = Start-Work -Verbose 4>&1
                    $verbose.Message | Should -Contain 'looking into /srv'
                    @($verbose.Message -like "Loading module from path '*Tapes.psm1'.").Count | Should -Be 1
                    foreach ($command in 'Get-Tape', 'Set-Tape') { $verbose.Message | Should -Contain "Importing function '$command'." }
                    { $verbose.Message | Should -Be 'looking into /srv' } | Should -Throw
                }
            }
        }
        Assert-TestPassed $run 'adds'
    }

    It 'PowerShell 7 has no Write-EventLog, and Linux and macOS have no Get-WinEvent. A stand-in is enough for the mock. With [CmdletBinding()] in the stand-in, the -ErrorAction of the code counts.' {
        $run = Invoke-Sample {
            function Find-Event { try { Get-WinEvent -FilterHashtable @{ Id = 100 } -ErrorAction Stop } catch { 'none' } }
            Describe 'commands' { It 'missing' { Get-Command Write-EventLog, Get-WinEvent -ErrorAction SilentlyContinue | Should -BeNullOrEmpty } }
            Describe 'full' {
                function Get-WinEvent { [CmdletBinding()] param([hashtable[]] $FilterHashtable) }
                Mock Get-WinEvent { Write-Error 'No events were found.' }
                It 'stops' { Find-Event 2>&1 | Should -Be 'none' }
                It 'silent' { Get-WinEvent -FilterHashtable @{ Id = 1 } -ErrorAction SilentlyContinue 2>&1 | Should -BeNullOrEmpty }
            }
            Describe 'bare' {
                function Get-WinEvent ([hashtable[]] $FilterHashtable) { }
                Mock Get-WinEvent { Write-Error 'No events were found.' }
                It 'does not stop' { Find-Event 2>&1 | ForEach-Object { "$_" } | Should -Be 'No events were found.' }
            }
        }
        Assert-TestPassed $run 'missing', 'stops', 'silent', 'does not stop'
    }

    It 'Of these two ways, the variable also shows that the error does not stop the function: a throw, or an error that stops it otherwise, ends the test in spite of SilentlyContinue. With -ErrorAction Stop, the test passes for both kinds of error.' {
        $run = Invoke-Sample {
            function Write-One { [CmdletBinding()] param() Write-Error 'bad'; 'goes on' }
            function Write-Two { [CmdletBinding()] param() $PSCmdlet.WriteError([System.Management.Automation.ErrorRecord]::new([exception] 'bad', 'X', 'NotSpecified', $null)); 'goes on' }
            function Stop-One { [CmdletBinding()] param() throw 'bad' }
            function Stop-Two { [CmdletBinding()] param() $PSCmdlet.ThrowTerminatingError([System.Management.Automation.ErrorRecord]::new([exception] 'bad', 'X', 'NotSpecified', $null)) }
            function Stop-Three { [CmdletBinding()] param() $null = [int]::Parse('bad'); 'goes on' }
            function Stop-Four { [CmdletBinding()] param() Get-Item ./bad -ErrorAction Stop; 'goes on' }
            Describe 'd' {
                foreach ($name in 'Write-One', 'Write-Two', 'Stop-One', 'Stop-Two', 'Stop-Three', 'Stop-Four') {
                    It "variable $name" { & $name -ErrorVariable problems -ErrorAction SilentlyContinue | Should -Be 'goes on'; $problems[0].Exception.Message | Should -Be 'bad' }
                    It "stop $name" { { & $name -ErrorAction Stop } | Should -Throw 'bad' }
                }
            }
        }
        Assert-TestPassed $run 'variable Write-One', 'variable Write-Two', 'stop Write-One', 'stop Write-Two', 'stop Stop-One', 'stop Stop-Two', 'stop Stop-Three', 'stop Stop-Four'
        foreach ($name in 'One', 'Two', 'Three', 'Four') { $test = $run.Tests | Where-Object Name -EQ "variable Stop-$name"; $test.Result | Should -Be 'Failed' -Because $name; $test.Message | Should -Match 'bad' }
    }

    It 'The id in the record ends with the name of the function that wrote the error: Write-Error -ErrorId BackupGone gives BackupGone,Remove-OldBackup.' {
        $run = Invoke-Sample {
            function Remove-OldBackup { [CmdletBinding()] param() Write-Error 'bad' -ErrorId BackupGone }
            function Write-Plain { [CmdletBinding()] param() Write-Error 'bad' }
            Describe 'd' { It 'id' {
                Remove-OldBackup -ErrorVariable problems -ErrorAction SilentlyContinue; $problems[0].FullyQualifiedErrorId | Should -Be 'BackupGone,Remove-OldBackup'
                (Remove-OldBackup 2>&1).FullyQualifiedErrorId | Should -Be 'BackupGone,Remove-OldBackup'
                Write-Plain -ErrorVariable plain -ErrorAction SilentlyContinue; $plain[0].FullyQualifiedErrorId | Should -Be 'Microsoft.PowerShell.Commands.WriteErrorException,Write-Plain'
                Get-Item TestDrive:/missing -ErrorVariable item -ErrorAction SilentlyContinue; $item[0].FullyQualifiedErrorId | Should -Be 'PathNotFound,Microsoft.PowerShell.Commands.GetItemCommand'
            } }
        }
        Assert-TestPassed $run 'id'
    }
}
