BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Copy.psm1' = @'
function Copy-InModule { [CmdletBinding(SupportsShouldProcess)] param () Write-Verbose 'verbose'; Write-Error 'module error'; 'module went on' }
function Write-InModule { Write-Warning 'by module' }
'@
    } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Copy.psm1 -Force
                function Copy-Advanced { [CmdletBinding(SupportsShouldProcess)] param ([Parameter(ValueFromPipeline)] $Name) process { Write-Error "bad $Name" } end { if ($PSCmdlet.ShouldProcess('x')) { 'end ran' } } }
                function Copy-Attribute { param ([Parameter()] $Name) Write-Warning 'careful' }
                function Copy-Simple ($Name) { Write-Error 'simple'; 'went on' }
                function Write-All { [CmdletBinding()] param () 'out'; Write-Error 'e'; Write-Warning 'w'; Write-Verbose 'v'; Write-Debug 'd'; Write-Information 'i'; Write-Host 'h' }
                function Write-ByMethod { [CmdletBinding()] param () $PSCmdlet.WriteWarning('method'); $PSCmdlet.WriteVerbose('method') }
                function Get-Caught { [CmdletBinding()] param () try { throw 'caught' } catch { }; Get-Item ./nothing-here; Write-Error 'mine' }
                $ErrorActionPreference = 'Continue'
            }
            It 'redirect' {
                (Write-All -ErrorAction SilentlyContinue 3>&1 | Where-Object { $_ -is [System.Management.Automation.WarningRecord] }).Message | Should -Be 'w'
                (Write-All 2>&1 3>$null 6>$null | Where-Object { $_ -is [System.Management.Automation.ErrorRecord] }).Count | Should -Be 1
                (Write-All -Verbose 2>$null 3>$null 4>&1 6>$null)[1] | Should -BeOfType System.Management.Automation.VerboseRecord
                (Write-All -Debug 2>$null 3>$null 5>&1 6>$null)[1] | Should -BeOfType System.Management.Automation.DebugRecord
                $said = Write-All 2>$null 3>$null 6>&1 | Where-Object { $_ -is [System.Management.Automation.InformationRecord] }; "$said" | Should -Be 'i h'
                (Write-All -Verbose *>&1).Count | Should -Be 6
                Write-All 2>$null 3>$null 4>&1 5>&1 6>$null | Should -Be 'out'
            }
            It 'variables' {
                $output = Write-All -ErrorVariable e -WarningVariable w -InformationVariable i 2>$null 3>$null 6>$null
                $output | Should -Be 'out'; $e.Count | Should -Be 1; [string[]] $w | Should -Be 'w'; [string[]] $i | Should -Be 'i', 'h'
                (Get-Command Write-All).Parameters.Keys -like '*Variable' | Should -Not -Contain 'VerboseVariable'
            }
            It 'advanced' {
                (Get-Command Copy-Attribute).Parameters.Keys | Should -Contain 'WarningVariable'; (Get-Command Copy-Simple).Parameters.Keys | Should -Not -Contain 'WarningVariable'
                Copy-Attribute -WarningVariable w 3>$null; "$w" | Should -Be 'careful'
            }
            It 'records' {
                $warnings = Copy-Attribute 3>&1
                { $warnings | Should -Contain 'careful' } | Should -Throw
                [string[]] $warnings | Should -Contain 'careful'
            }
            It 'no stream' {
                (& { Out-Host -InputObject 'x'; Write-Progress -Activity 'a' -Completed } *>&1) | Should -BeNullOrEmpty
                Mock Out-Host { 'host' }; Mock Write-Progress { 'progress' }; Out-Host -InputObject 'x' | Should -Be 'host'; Write-Progress -Activity a | Should -Be 'progress'
            }
            It 'mock is quiet' { Mock Write-Warning { }; Copy-Attribute 3>&1 | Should -BeNullOrEmpty; Should -Invoke Write-Warning -Times 1 -Exactly }
            It 'mock of a module' {
                Mock Write-Warning { }; (Write-InModule 3>&1) | Should -Not -BeNullOrEmpty
                Mock Write-Warning { } -ModuleName Copy; Write-InModule 3>&1 | Should -BeNullOrEmpty; Should -Invoke Write-Warning -ModuleName Copy -Times 1 -Exactly
            }
            It 'mocked verbose' { Mock Write-Verbose { }; Write-All *>$null; Should -Invoke Write-Verbose -Times 1 -Exactly }
            It 'methods' {
                Mock Write-Warning { }; Mock Write-Verbose { }; Write-ByMethod -WarningVariable w 3>$null; Should -Invoke Write-Warning -Times 0 -Exactly
                "$w" | Should -Be 'method'; (Write-ByMethod -Verbose 3>$null 4>&1).Message | Should -Be 'method'
            }
            It 'non-terminating' {
                foreach ($preference in 'Stop', 'Continue', 'SilentlyContinue') {
                    $ErrorActionPreference = $preference
                    1, 2 | Copy-Advanced -ErrorAction SilentlyContinue -ErrorVariable problems | Should -Be 'end ran'; $problems.Count | Should -Be 2
                }
                { 1, 2 | Copy-Advanced -ErrorAction Stop } | Should -Throw 'bad 1'
            }
            It 'simple' {
                $ErrorActionPreference = 'Continue'; (Copy-Simple 2>&1)[1] | Should -Be 'went on'
                $ErrorActionPreference = 'Stop'; { Copy-Simple 2>&1 } | Should -Throw 'simple'
                $ErrorActionPreference = 'SilentlyContinue'; Copy-Simple 2>&1 | Should -Be 'went on'
            }
            It 'preference of before' { $ErrorActionPreference | Should -Be 'Continue' }
            It 'any error' { { Get-Nothingg } | Should -Throw; { { Get-Nothingg } | Should -Throw 'no disk' } | Should -Throw }
            It 'pattern' {
                { throw 'a [b] c' } | Should -Throw 'a `[b`] c'; { throw 'a [b] c' } | Should -Throw 'a*'
                { { throw 'a [b] c' } | Should -Throw 'a [b] c' } | Should -Throw; { { throw 'a [b] c' } | Should -Throw '`[b`]' } | Should -Throw
                { throw 'a [b] c' } | Should -Throw ([WildcardPattern]::Escape('a [b] c'))
            }
            It 'green' { Copy-Advanced -Name x -ErrorAction Continue 2>$null }
            It 'module functions' {
                $ErrorActionPreference = 'Stop'; $VerbosePreference = 'Continue'
                (Copy-InModule 2>&1 4>&1)[-1] | Should -Be 'module went on'; Copy-InModule 2>$null 4>&1 | Should -Be 'module went on'
                { Copy-InModule -ErrorAction Stop } | Should -Throw 'module error'; (Copy-InModule -Verbose 2>$null 4>&1)[0].Message | Should -Be 'verbose'
            }
            It 'caught' { Get-Caught -ErrorAction SilentlyContinue -ErrorVariable problems; $problems.Count | Should -BeGreaterThan 2; [string[]] $problems.Exception.Message | Should -Contain 'caught'; [string[]] $problems.Exception.Message | Should -Contain 'mine' }
            It 'dollar error' { $Error.Clear(); try { throw 'caught' } catch { }; "$($Error[0])" | Should -Be 'caught' }
            It 'no ErrorVariable' { function Get-Bare { Write-Error 'bare'; $args }; Get-Bare -ErrorVariable problems 2>$null | Should -Be '-ErrorVariable', 'problems'; $problems | Should -BeNullOrEmpty }
            It 'mocked error' {
                Mock Write-Error { }; Copy-Advanced -Name x -ErrorAction Stop | Should -Be 'end ran'
                Mock Write-Error { throw $Message }; { Copy-Advanced -Name x } | Should -Throw 'bad x'
            }
            It 'extra output' { function Get-More { $list = [System.Collections.ArrayList]::new(); $list.Add(5); $null = $list.Add(6); 'real' }; Get-More | Should -Be 0, 'real' }
        }
    }

    $streams = Invoke-Sample {
        BeforeAll {
            function Copy-It {
                [CmdletBinding(SupportsShouldProcess)]
                param ([Parameter(ValueFromPipeline)] $Name)
                process { if ($Name -notlike '*.bak') { Write-Error "$Name is not a backup"; return }; Write-Warning 'w'; Write-Verbose 'v'; Write-Host 'h'; "copy of $Name" }
                end { Write-Information 'Closed' }
            }
            function Show-Plain { Write-Host 'plain' -ForegroundColor Red }
            function Save-It { [CmdletBinding()] param () }
            function Use-It { Save-It -ErrorAction SilentlyContinue; 'after' }
        }
        Describe 'd' {
            It 'five streams' {
                $all = 'a', 'b.bak' | Copy-It -Verbose *>&1
                @($all | ForEach-Object { $_.GetType().Name } | Sort-Object -Unique) | Should -Be 'ErrorRecord', 'InformationRecord', 'String', 'VerboseRecord', 'WarningRecord'
                "$all" | Should -Match 'not a backup.*copy of b\.bak.*Closed'
            }
            It 'plain function' { $said = Show-Plain 6>&1; "$said" | Should -Be 'plain'; "$($said.MessageData.ForegroundColor)" | Should -Be 'Red'; (Get-Command Show-Plain).Parameters.ContainsKey('InformationVariable') | Should -BeFalse }
            It 'quiet' { Mock Write-Host { }; Show-Plain 6>&1 | Should -BeNullOrEmpty; Should -Invoke Write-Host -ParameterFilter { $ForegroundColor -eq 'Red' } }
            It 'write' { Mock Save-It { Write-Error 'no' }; Use-It | Should -Be 'after'; Save-It -ErrorAction SilentlyContinue -ErrorVariable problem; "$problem" | Should -Be 'no' }
            It 'throw' { Mock Save-It { throw 'no' }; { Use-It } | Should -Throw 'no' }
            It 'too much' { function Copy-Extra { $list = [System.Collections.ArrayList]::new(); $list.Add(1); 'copy' }; @(Copy-Extra).Count | Should -Be 2; function Copy-One { $list = [System.Collections.ArrayList]::new(); $null = $list.Add(1); 'copy' }; @(Copy-One).Count | Should -Be 1 }
        }
    }
}

Describe 'recipes/output-and-errors' {
    It 'PowerShell wraps the exception that a .NET method or constructor throws; what a method of a PowerShell class throws stays as it is. The id of the error begins with the name of the inner type, and an advanced function adds its own name at the end, so ask for the id ''FormatException*''.' {
        $run = Invoke-Sample {
            BeforeAll {
                class Tape { [void] Eject() { throw [ArgumentException]::new('x') } }
                function Get-Advanced { [CmdletBinding()] param () [int]::Parse('x') }
            }
            Describe 'd' {
                It 'wrapped' { { [int]::Parse('x') } | Should -Throw -ExceptionType ([System.Management.Automation.MethodInvocationException]); { [int]::Parse('x') } | Should -Throw -ErrorId FormatException }
                It 'constructor' { { [version]::new('x') } | Should -Throw -ErrorId ArgumentException -ExceptionType ([System.Management.Automation.MethodInvocationException]) }
                It 'class' { { [Tape]::new().Eject() } | Should -Throw -ExceptionType ([ArgumentException]) }
                It 'advanced' { { Get-Advanced } | Should -Throw -ErrorId 'FormatException,Get-Advanced'; { Get-Advanced } | Should -Throw -ErrorId 'FormatException*'; { { Get-Advanced } | Should -Throw -ErrorId 'FormatException' } | Should -Throw }
            }
        }
        Assert-TestPassed $run 'wrapped', 'constructor', 'class', 'advanced'
    }

    It 'Every stream has a number, and N>&1 puts what is written there into the output. The records keep their type, so you can tell them apart. A …Variable parameter collects the records, too, and leaves the output as it is.' { Assert-TestPassed $sample 'redirect', 'variables' }

    It 'Write-Error | 2>&1 | ErrorRecord | -ErrorVariable' { Assert-TestPassed $sample 'redirect', 'variables' }

    It 'Write-Warning | 3>&1 | WarningRecord | -WarningVariable' { Assert-TestPassed $sample 'redirect', 'variables' }

    It 'Write-Verbose | 4>&1, and -Verbose | VerboseRecord | none' { Assert-TestPassed $sample 'redirect', 'variables' }

    It 'Write-Debug | 5>&1, and -Debug | DebugRecord | none' { Assert-TestPassed $sample 'redirect', 'variables' }

    It 'Write-Information, Write-Host | 6>&1 | InformationRecord | -InformationVariable' { Assert-TestPassed $sample 'redirect', 'variables' }

    It 'all of them | *>&1 | each has its own type | none' { Assert-TestPassed $sample 'redirect' }

    It 'The parameters exist only on cmdlets and on functions with [CmdletBinding()] or a [Parameter()] attribute.' { Assert-TestPassed $sample 'advanced' }

    It 'A record is not text' { Assert-TestPassed $sample 'records' }

    It '-ErrorAction Continue matters in a session where errors are fatal: there, the first error would end the test (see CI services).' { Assert-TestPassed $sample 'simple' }

    It 'Write-Host writes to the information stream.' { Assert-TestPassed $sample 'redirect', 'variables' }

    It 'Out-Host and Write-Progress write to no stream that can be redirected. Mock Out-Host and Write-Progress;' { Assert-TestPassed $sample 'no stream' }

    It 'The mocked command shows nothing on the screen' { Assert-TestPassed $sample 'mock is quiet' }

    It 'For code in a module, give both commands the -ModuleName of that module.' { Assert-TestPassed $sample 'mock of a module' }

    It 'A mocked Write-Verbose is called even without -Verbose, so you can count the calls without setting a preference.' { Assert-TestPassed $sample 'mocked verbose' }

    It '$PSCmdlet.WriteWarning(), $PSCmdlet.WriteVerbose() and $PSCmdlet.WriteError() are methods, not commands. Mocks do not see them; redirection and the variables do.' { Assert-TestPassed $sample 'methods' }

    It 'The function runs to its end, end block included, even where $ErrorActionPreference is Stop;' { Assert-TestPassed $sample 'non-terminating' }

    It 'any | a function of another module | the global preference' {
        $run = Invoke-Sample -Script {
            $null = New-Module ProofInner { function Get-Inner { [CmdletBinding()] param () Write-Error 'inner'; 'inner went on' } } | Import-Module -PassThru
            $null = New-Module ProofOuter { function Get-Outer { [CmdletBinding()] param () Get-Inner; Get-Item /nope/missing; 'outer went on' }; function Get-Own { [CmdletBinding()] param () Write-Error 'own'; 'own went on' } } | Import-Module -PassThru
            foreach ($preference in 'Continue', 'Stop') {
                $global:ErrorActionPreference = $preference
                foreach ($name in 'Get-Own', 'Get-Outer') { try { "$preference $(& $name -ErrorAction SilentlyContinue -ErrorVariable problems)" } catch { "$preference ended: $_" } }
            }
            $global:ErrorActionPreference = 'Continue'
        }
        $run.Value | Should -Be 'Continue own went on', 'Continue inner went on outer went on', 'Stop own went on', 'Stop ended: inner'
    }

    It 'Some code that the function calls does not get the -ErrorAction of the call. Its errors end the function where the preference is Stop:' {
        $places = Invoke-Sample -File @{ 'ProofPlaces.psm1' = 'function Get-Part { [CmdletBinding()] param () }; function Use-Part { [CmdletBinding()] param () Get-Part; "end" }; function Use-Item { [CmdletBinding()] param () Get-Item /nope/missing; "end" }; function Use-Wide { [CmdletBinding()] param () Get-ProofWide; "end" }; function Use-Block { [CmdletBinding()] param ($Block) & $Block; "end" }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/ProofPlaces.psm1; function global:Get-ProofWide { Write-Error 'wide' }; $before = $global:ErrorActionPreference; $global:ErrorActionPreference = 'Stop' }
            AfterAll { $global:ErrorActionPreference = $before; Remove-Item function:global:Get-ProofWide; Remove-Module ProofPlaces }
            Describe 'd' {
                It 'cmdlet' { Use-Item -ErrorAction SilentlyContinue | Should -Be 'end' }
                It 'mock' { Mock Get-Part { Write-Error 'mock' } -ModuleName ProofPlaces; { Use-Part -ErrorAction SilentlyContinue } | Should -Throw 'mock' }
                It 'global' { { Use-Wide -ErrorAction SilentlyContinue } | Should -Throw 'wide' }
                It 'block' { { Use-Block { Write-Error 'block' } -ErrorAction SilentlyContinue } | Should -Throw 'block' }
            }
        }
        $places.Messages | Should -BeNullOrEmpty
        $places.Passed | Should -Be 4
    }

    It 'one of a module | a global: function, a script block of the test, or a mock with -ModuleName | the global preference, or that of the test alone' {
        $own = Invoke-Sample -File @{ 'ProofPlaces.psm1' = 'function Get-Part { [CmdletBinding()] param () }; function Use-Part { [CmdletBinding()] param () Get-Part; "end" }; function Use-Block { [CmdletBinding()] param ($Block) & $Block; "end" }; function Use-Other { [CmdletBinding()] param () Get-ProofOther; "end" }; function Use-Wide { [CmdletBinding()] param () Get-ProofWide; "end" }'; 'ProofOther.psm1' = 'function Get-ProofOther { Write-Error "other" }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/ProofPlaces.psm1, $PSScriptRoot/ProofOther.psm1; function global:Get-ProofWide { Write-Error 'wide' }; $ErrorActionPreference = 'Stop' }
            AfterAll { Remove-Item function:global:Get-ProofWide; Remove-Module ProofPlaces, ProofOther }
            Describe 'd' {
                It 'mock' { Mock Get-Part { Write-Error 'mock' } -ModuleName ProofPlaces; { Use-Part -ErrorAction SilentlyContinue } | Should -Throw 'mock' }
                It 'block' { { Use-Block { Write-Error 'block' } -ErrorAction SilentlyContinue } | Should -Throw 'block' }
                It 'global' { { Use-Wide -ErrorAction SilentlyContinue } | Should -Throw 'wide' }
                It 'function of the file' { function Use-Own { [CmdletBinding()] param ($Block) & $Block; 'end' }; Use-Own { Write-Error 'block' } -ErrorAction SilentlyContinue | Should -Be 'end' }
                It 'other module' { Use-Other -ErrorAction SilentlyContinue 2> $null | Should -Be 'end' }
            }
        }
        $own.Messages | Should -BeNullOrEmpty
        $own.Passed | Should -Be 5
    }

    It 'The preference holds for this test only. In a session where errors are fatal, 2>&1 needs it. With SilentlyContinue, there would be nothing to merge.' { Assert-TestPassed $sample 'simple', 'preference of before' }

    It 'Name the message, the id or the type. Otherwise the test passes with any error, even that of a misspelled command.' { Assert-TestPassed $sample 'any error' }

    It 'The message is a wildcard pattern for the whole text: put a star where more text may stand, and a backtick before [ and ].' { Assert-TestPassed $sample 'pattern' }

    It 'the call without -ErrorAction Stop: an error that does not stop the function leaves the test green' { Assert-TestPassed $sample 'green' }

    It 'In Windows PowerShell 5.1, -Debug asks at each message. Set $DebugPreference = ''Continue'' there instead.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_commonparameters?view=powershell-5.1: -Debug sets $DebugPreference to Inquire' }

    It 'Code in a module needs the $global: variable.' {
        . "$PSScriptRoot/../samples/debugPreference.ps1"
        (Invoke-DebugPreferenceSample).Passed | Should -Be 1
    }

    It 'In a function of a module and inside InModuleScope, this parameter has no effect: mock with -ModuleName there. In a block from GetNewClosure(), it has none either.' {
        $run = Invoke-Sample -File @{ 'Quiet.psm1' = 'function Get-Quiet { }; function Start-Quiet { try { Get-Quiet } catch { } }'; 'Helper.psm1' = 'function Test-Value { 1 | Should -Be 2 -ErrorAction Continue }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Quiet.psm1 -Force }
                It 'inside' { InModuleScope Quiet { Mock Get-Quiet { 1 | Should -Be 2 -ErrorAction Continue }; Start-Quiet; Should -Invoke Get-Quiet -Times 1 } }
                It 'by name' { Mock Get-Quiet { 1 | Should -Be 2 -ErrorAction Continue } -ModuleName Quiet; Start-Quiet }
                It 'function of a module' { Import-Module $PSScriptRoot/Helper.psm1 -Force; try { Test-Value } catch { } }
                It 'function of the test' { function Test-Own { 1 | Should -Be 2 -ErrorAction Continue }; try { Test-Own } catch { } }
                It 'closure' { try { & { 1 | Should -Be 2 -ErrorAction Continue }.GetNewClosure() } catch { } }
                It 'mock from a closure' { Mock Get-Date { 1 | Should -Be 2 -ErrorAction Continue }.GetNewClosure(); try { Get-Date } catch { } }
                It 'mock by name from a closure' { Mock Get-Quiet { 1 | Should -Be 2 -ErrorAction Continue }.GetNewClosure() -ModuleName Quiet; Start-Quiet; Should -Invoke Get-Quiet -ModuleName Quiet }
                It 'mock' { Mock Get-Date { 1 | Should -Be 2 -ErrorAction Continue }; try { Get-Date } catch { } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Failed', 'Passed', 'Passed', 'Passed', 'Failed'
    }

    It 'Give that assertion -ErrorAction Continue. The failure is then recorded at once, and no catch can take it away.' {
        $run = Invoke-Sample { Describe 'd' { It 'swallowed' { try { 1 | Should -Be 2 } catch { } }; It 'recorded' { try { 1 | Should -Be 2 -ErrorAction Continue } catch { } } } }
        ($run.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'recorded'
    }

    It 'The CI service sets $ErrorActionPreference = ''Stop'' before it runs your command, and the tests inherit it.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { "preference $ErrorActionPreference" | Write-Host } }' } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Path . -Output Detailed }
        $run.Text | Should -Match 'preference Stop'
    }

    It 'GitHub Actions sets the preference in each step with shell: pwsh or shell: powershell' -Tag Unproved {
        'https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax: prepends $ErrorActionPreference = ''stop'' to script contents'
    }

    It 'Azure Pipelines sets it in its PowerShell task (input errorActionPreference, by default stop).' -Tag Unproved {
        'https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/powershell-v2: errorActionPreference, default value stop'
    }

    It 'Functions of a module do not see variables of the test file' { Assert-TestPassed $sample 'module functions' }

    It 'A preference such as $ErrorActionPreference that you set in the test file reaches the functions that the test file loads, but not the functions of a module. Pass the parameter instead' { Assert-TestPassed $sample 'module functions', 'simple' }

    It '$VerbosePreference = ''Continue'' in a test does not reach functions of a module. Pass -Verbose, which does:' { Assert-TestPassed $sample 'module functions' }

    It 'The function is not advanced: it has neither [CmdletBinding()] nor a [Parameter()] attribute. It takes -ErrorVariable problems as two arguments, without an error.' { Assert-TestPassed $sample 'advanced', 'no ErrorVariable' }

    It '-ErrorVariable: it also holds errors that the function handled' { Assert-TestPassed $sample 'caught' }

    It 'So do not count the errors; assert that yours is among them: $problems.Exception.Message |' { Assert-TestPassed $sample 'caught' }

    It '-ErrorVariable also records errors that the function caught with try and catch or silenced with -ErrorAction SilentlyContinue, and the errors of the commands that the function calls.' {
        Assert-TestPassed $sample 'caught'
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Get-Silenced { [CmdletBinding()] param () $null = Get-Item TestDrive:/none -ErrorAction SilentlyContinue; 'fine' }
                    function Get-Good { [CmdletBinding()] param () 'fine' }
                }
                It 'silenced' { Get-Silenced -ErrorAction SilentlyContinue -ErrorVariable problems | Should -Be 'fine'; $problems.Count | Should -Be 1 }
                It 'stop' { Get-Silenced -ErrorAction Stop | Should -Be 'fine' }
                It 'good' { Get-Good -ErrorAction SilentlyContinue -ErrorVariable problems | Should -Be 'fine'; $problems.Count | Should -Be 0 }
            }
        }
        Assert-TestPassed $run 'silenced', 'stop', 'good'
    }

    It '$Error belongs to the session: it keeps the errors of everything that ran before, including the caught ones.' { Assert-TestPassed $sample 'dollar error' }

    It '$Error.Count is no measure of what a user sees. It also counts errors that the code catches or hides with SilentlyContinue or 2> $null, and those that' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { $Error.Clear() }
                It 'caught' { try { throw 'x' } catch { }; $Error.Count | Should -Be 1 }
                It 'silenced' { Get-Item ./none -ErrorAction SilentlyContinue; $Error.Count | Should -Be 1 }
                It 'redirected' { Get-Item ./none 2> $null; $Error.Count | Should -Be 1 }
                It 'expected' { { throw 'x' } | Should -Throw; $Error.Count | Should -Be 1 }
                It 'expected, new' -Skip:(-not (Get-Command Should-Throw -ErrorAction SilentlyContinue)) { { throw 'x' } | Should-Throw; $Error.Count | Should -BeGreaterThan 0 }
                It 'none' { Get-Item . | Out-Null; $Error.Count | Should -Be 0 }
            }
        }
        Assert-TestPassed $run 'caught', 'silenced', 'redirected', 'expected', 'none'
        if ($env:PROOFS_VERSION -eq 'v6') { Assert-TestPassed $run 'expected, new' }
    }

    It 'An error that -ErrorAction Ignore hides is not in $Error.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { $Error.Clear(); function Copy-Tape { [CmdletBinding()] param () Write-Error 'no tape' } }
                It 'cmdlet' { Get-Item ./none -ErrorAction Ignore; $Error.Count | Should -Be 0 }
                It 'function' { Copy-Tape -ErrorAction Ignore; $Error.Count | Should -Be 0 }
                It 'not ignored' { Copy-Tape -ErrorAction SilentlyContinue; $Error.Count | Should -Be 1 }
            }
        }
        Assert-TestPassed $run 'cmdlet', 'function', 'not ignored'
    }

    It 'A mocked Write-Error writes nothing, so it does not stop the function under -ErrorAction Stop either. If the function is to end there, let the mock throw: Mock Write-Error { throw $Message }.' { Assert-TestPassed $sample 'mocked error' }

    It 'Whatever a line of a function does not assign becomes output, for example what $list.Add(…) or New-Item returns.' { Assert-TestPassed $sample 'extra output' }

    It 'Redirect the stream that you want to test into the output, for example warnings with 3>&1, and assert on what comes back. Collect an error that does not end the function in -ErrorVariable.' { Assert-TestPassed $sample 'redirect', 'non-terminating' }

    It 'All types are in System.Management.Automation.' { Assert-TestPassed $sample 'redirect' }

    It 'merge everything with *>&1 and group the records by their type.' { Assert-TestPassed $sample 'redirect' }

    It '[Console]::WriteLine(), Out-Host and Write-Progress write to no stream that can be redirected. Mock Out-Host and Write-Progress; for [Console], run the code in a process of its own and read what the process prints.' { Assert-TestPassed $sample 'no stream' }

    Context 'a writer for [Console]' {
        BeforeAll {
            $writer = @{
                'sub/a.Tests.ps1' = @'
                    Describe 'test' {
                        It 'in the test' {
                            $before = [Console]::Out; $text = [System.IO.StringWriter]::new(); [Console]::SetOut($text)
                            try { [Console]::WriteLine('console text'); Write-Host 'host text'; Write-Warning 'careful text' } finally { [Console]::SetOut($before) }
                            Set-Content -Path "$PSScriptRoot/test.txt" -Value $text.ToString()
                        }
                    }
                    Describe 'block' {
                        BeforeAll { $before = [Console]::Out; $text = [System.IO.StringWriter]::new(); [Console]::SetOut($text) }
                        AfterAll { [Console]::SetOut($before); Set-Content -Path "$PSScriptRoot/block.txt" -Value $text.ToString() }
                        It 'in the block' { }
                    }
                    Describe 'after' { It 'after the block' { [Console]::WriteLine('shown again') } }
'@
                'run.ps1'         = "Import-Module '$env:PROOFS_PESTER'; Invoke-Pester -Path ./sub -Output Detailed"
            }
        }

        It 'When the output of PowerShell is redirected, only [Console] writes into it.' {
            $run = Invoke-Sample -File $writer -Script {
                $printed = & (Get-Process -Id $PID).Path -NoProfile -File ./run.ps1 | Out-String
                $printed
                Get-Content -Path ./sub/test.txt -Raw
                Get-Content -Path ./sub/block.txt -Raw
            }
            foreach ($shown in 'host text', 'careful text', '\[\+\] in the test', '\[\+\] in the block', 'shown again') { $run.Value[0] | Should -Match $shown }
            $run.Value[0] | Should -Not -Match 'console text'
            $run.Value[1].Trim() | Should -Be 'console text'
            "$($run.Value[2])".Trim() | Should -BeNullOrEmpty
        }

        It 'In a terminal, Write-Host, warnings and the lines of Pester can go into the StringWriter as well, as long as it is set. So set it in the test: if BeforeAll sets it, the results of the block are not shown.' -Skip:(-not (Test-Path -Path /usr/bin/script) -or -not $IsLinux) {
            $run = Invoke-Sample -File $writer -Script {
                $command = "'$((Get-Process -Id $PID).Path)' -NoProfile -File ./run.ps1"
                & bash -c "script -qec `"$command`" /dev/null < /dev/null" | Out-String
                Get-Content -Path ./sub/test.txt -Raw
                Get-Content -Path ./sub/block.txt -Raw
            }
            foreach ($shown in '\[\+\] in the test', '\[\+\] after the block', 'shown again') { $run.Value[0] | Should -Match $shown }
            foreach ($missing in 'console text', 'host text', 'careful text', 'in the block') { $run.Value[0] | Should -Not -Match $missing }
            foreach ($text in 'console text', 'host text', 'careful text') { $run.Value[1] | Should -Match $text }
            $run.Value[2] | Should -Match '\[\+\] in the block'
        }
    }

    It 'Mock the command that writes.' { Assert-TestPassed $sample 'mock is quiet' }

    It 'If all that matters is that the error is reported, mock Write-Error. A mock ends nothing, whatever the preference is, and you can check the message. For code in a module, the mock needs -ModuleName.' { Assert-TestPassed $sample 'mocked error', 'mock of a module' }

    It 'A failed assertion is an exception. Code that catches everything catches it, too: when the assertion is in a script block or a mock that such code calls, the test stays green.' {
        $run = Invoke-Sample { Describe 'd' { It 'in a block' { $block = { 1 | Should -Be 2 }; try { & $block } catch { } }; It 'in a mock' { Mock Get-Date { 1 | Should -Be 2 }; try { Get-Date } catch { } }; It 'not caught' { 1 | Should -Be 2 } } }
        ($run.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'not caught'
    }

    It 'This function writes to five streams. A bad name is an error that does not stop the function: it goes on with the next name, and its end block runs.' {
        Assert-TestPassed $streams 'five streams'
    }

    It '6>&1 catches the message from every function, -InformationVariable from an advanced function. The color is in MessageData.ForegroundColor. A mock of Write-Host also keeps the test''s own output quiet.' {
        Assert-TestPassed $streams 'plain function', 'quiet'
    }

    It 'The -ErrorAction and -ErrorVariable of the call then work as for the real command; throw would end the code in any case.' {
        Assert-TestPassed $streams 'write', 'throw'
    }

    It 'For code in a module, make the mock inside the module: InModuleScope Backup { Mock Get-Item { Write-Error ''cannot find it'' } }. With -ModuleName, only -ErrorVariable works.' {
        $run = Invoke-Sample -File @{ 'Backup.psm1' = @'
function Use-Stop { try { Get-Item x -ErrorAction Stop 2> $null; 'no error' } catch { 'caught' } }
function Use-Quiet { Get-Item x -ErrorAction SilentlyContinue }
function Use-Ignore { Get-Item x -ErrorAction Ignore }
function Use-Variable { Get-Item x -ErrorAction SilentlyContinue -ErrorVariable problem 2> $null; "$problem" }
'@ } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force }
            Describe 'd' {
                It 'inside' {
                    InModuleScope Backup { Mock Get-Item { Write-Error 'cannot find it' } }
                    Use-Stop | Should -Be 'caught'; Use-Quiet 2>&1 | Should -BeNullOrEmpty; Use-Ignore 2>&1 | Should -BeNullOrEmpty; Use-Variable | Should -Be 'cannot find it'
                }
                It 'by name' {
                    Mock Get-Item { Write-Error 'cannot find it' } -ModuleName Backup
                    Use-Stop | Should -Be 'no error'; "$(Use-Quiet 2>&1)" | Should -Be 'cannot find it'; "$(Use-Ignore 2>&1)" | Should -Be 'cannot find it'; Use-Variable | Should -Be 'cannot find it'
                }
                It 'own code' {
                    Mock Get-Item { Write-Error 'cannot find it' }
                    { Get-Item x -ErrorAction Stop } | Should -Throw 'cannot find it'; Get-Item x -ErrorAction SilentlyContinue 2>&1 | Should -BeNullOrEmpty
                }
            }
        }
        Assert-TestPassed $run 'inside', 'by name', 'own code'
    }

    It 'A stand-in for a missing command needs [CmdletBinding()] for this. Without it, -ErrorAction Stop has no effect, and the variable stays empty.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Get-Advanced { [CmdletBinding()] param ($Name) }
                    function Get-Plain ($Name) { }
                    Mock Get-Advanced { Write-Error 'no'; 'went on' }
                    Mock Get-Plain { Write-Error 'no'; 'went on' }
                }
                It 'advanced' {
                    { Get-Advanced -Name a -ErrorAction Stop } | Should -Throw 'no'
                    Get-Advanced -Name a -ErrorAction SilentlyContinue -ErrorVariable problem | Should -Be 'went on'
                    $problem | Should -HaveCount 1
                }
                It 'plain' {
                    Get-Plain -Name a -ErrorAction Stop 2> $null | Should -Be 'went on'
                    Get-Plain -Name a -ErrorAction SilentlyContinue -ErrorVariable problem 2> $null | Should -Be 'went on'
                    $problem | Should -BeNullOrEmpty
                }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'In the test, @(Copy-Backup …).Count shows that there is too much.' {
        Assert-TestPassed $streams 'too much'
    }

    It 'Where there is no common base, for example in different versions of .NET, take the record and compare the type of its exception:' {
        Assert-Passing { $problem = { throw [System.IO.FileNotFoundException] 'x' } | Should -Throw -PassThru; $problem.Exception.GetType() | Should -BeIn @([System.IO.FileNotFoundException], [System.TimeoutException]) }
        $null = Get-Failure { $problem = { throw 'x' } | Should -Throw -PassThru; $problem.Exception.GetType() | Should -BeIn @([System.IO.FileNotFoundException], [System.TimeoutException]) }
    }

    It 'An error from $PSCmdlet.ThrowTerminatingError() is tested like a throw.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    function Open-Backup { [CmdletBinding()] param () $PSCmdlet.ThrowTerminatingError([System.Management.Automation.ErrorRecord]::new([System.IO.IOException]::new('tape is locked'), 'TapeLocked', 'ResourceBusy', 'tape 1')) }
                    { Open-Backup } | Should -Throw 'tape is locked' -ExceptionType ([System.IO.IOException])
                    { { Open-Backup } | Should -Throw 'tape is free' } | Should -Throw; { { Open-Backup } | Should -Throw -ExceptionType ([System.TimeoutException]) } | Should -Throw
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty; $run.Passed | Should -Be 1
    }

    It 'For an exception class of your own, use -ExceptionType ([BackupException]) where the test knows the class.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'class TapeException : System.Exception { TapeException([string] $m) : base($m) { } }; function Read-Tape { throw [TapeException]::new("torn") }' } {
            Describe 'd' {
                BeforeAll {
                    . ([scriptblock]::Create('class DiskException : System.Exception { DiskException([string] $m) : base($m) { } }'))
                    function Read-Disk { throw (New-Object DiskException 'full') }
                    Import-Module $PSScriptRoot/Tape.psm1 -Force
                }
                It 'known' { { Read-Disk } | Should -Throw -ExceptionType ([DiskException]) }
                It 'known, another one' { { throw 'x' } | Should -Throw -ExceptionType ([DiskException]) }
                It 'unknown' { { Read-Tape } | Should -Throw -ExceptionType ([TapeException]) }
                It 'by name' { try { Read-Tape } catch { $_.Exception.GetType().Name | Should -Be 'TapeException' } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Passed'
    }

    It 'What Write-Output writes is the output of the function itself: assign it, and compare.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Written { Write-Output 'written'; Write-Host 'shown' } }
                It 'assigned' { $output = Get-Written; $output | Should -Be 'written'; Get-Written 6>&1 | Should -HaveCount 2 }
            }
        }
        Assert-TestPassed $run 'assigned'
    }

    It 'For these messages, compare the id or the type.' {
        Assert-Passing { { Get-Item ./not-there -ErrorAction Stop } | Should -Throw -ErrorId 'PathNotFound,Microsoft.PowerShell.Commands.GetItemCommand' -ExceptionType ([System.Management.Automation.ItemNotFoundException]) }
        $null = Get-Failure { { Get-Item ./not-there -ErrorAction Stop } | Should -Throw -ErrorId 'PathNotFound' }, { { throw 'not-there' } | Should -Throw -ExceptionType ([System.Management.Automation.ItemNotFoundException]) }
    }

    It 'Where the test does not know it, compare the name: $problem.Exception.GetType().Name' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'class BackupException : System.Exception { BackupException ([string] $Text) : base($Text) { } }; function Open-Tape { throw [BackupException]::new("locked") }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 }
                It 'type' { { Open-Tape } | Should -Throw -ExceptionType ([BackupException]) }
                It 'name' { $problem = { Open-Tape } | Should -Throw -PassThru; $problem.Exception.GetType().Name | Should -Be 'BackupException' }
                It 'other' { $problem = { throw 'locked' } | Should -Throw -PassThru; $problem.Exception.GetType().Name | Should -Not -Be 'BackupException' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
        $run.Messages | Should -Match 'Unable to find type \[BackupException\]'
    }

    It 'Better still, collect the values in the script block and assert after the call.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Invoke-Quietly ([scriptblock] $Action) { try { & $Action } catch { } } }
                It 'inside' { Invoke-Quietly { 1 | Should -Be 2 } }
                It 'after' { $seen = [System.Collections.Generic.List[int]]::new(); Invoke-Quietly { $seen.Add(1) }; $seen | Should -Be 2 }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Pester runs each test in a try, and inside a try such an error ends everything up to the catch, whatever $ErrorActionPreference is. So a test that calls such code fails. After an error that Write-Error or a command such as Get-Item reports, the code goes on in a test, too.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'unset' { $ErrorActionPreference = 'Continue'; Set-StrictMode -Version Latest; "$notSet"; Write-Host 'after unset' }
                It 'zero' { $ErrorActionPreference = 'SilentlyContinue'; $zero = 0; 1 / $zero; Write-Host 'after zero' }
                It 'method' { $ErrorActionPreference = 'Continue'; [int]::Parse('x'); Write-Host 'after method' }
                It 'unknown' { $ErrorActionPreference = 'Continue'; Get-NoSuchThing; Write-Host 'after unknown' }
                It 'reported' { Write-Error 'x' 2> $null; Get-Item ./none 2> $null; Write-Host 'after reported' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Failed', 'Failed', 'Passed'
        $run.Text | Should -Match 'after reported'
        $run.Text | Should -Not -Match 'after (unset|zero|method|unknown)'
    }

    It 'An unset variable in strict mode, 1/0, an exception of a method or an unknown command ends only its own statement at the prompt, and the next line runs.' {
        foreach ($code in '$null = Set-StrictMode -Version Latest; "$notSet"', '$zero = 0; 1 / $zero', '[int]::Parse("x")', 'Get-NoSuchThing') {
            $shell = [powershell]::Create()
            try { $shell.AddScript("$code; 'after'").Invoke() | Should -Be 'after'; $shell.Streams.Error.Count | Should -Be 1 } finally { $shell.Dispose() }
        }
        $shell = [powershell]::Create()
        try { { $shell.AddScript("throw 'x'; 'after'").Invoke() } | Should -Throw '*x*' } finally { $shell.Dispose() }
    }

    It 'To test what follows the error, run the code where no try is around it: in a runspace of its own, as below, in a job, or with pwsh -File. pwsh -Command { … }, with a script block, stops at the error, too.' {
        $run = Invoke-Sample -File @{ 'zero.ps1' = '$zero = 0; 1 / $zero; "after"' } -Test {
            Describe 'd' {
                It 'i' {
                    $program = (Get-Process -Id $PID).Path
                    { & $PSScriptRoot/zero.ps1 } | Should -Throw 'Attempted to divide by zero.'
                    & $program -NoProfile -File $PSScriptRoot/zero.ps1 2> $null | Select-Object -Last 1 | Should -Be 'after'
                    @(& $program -NoProfile -Command { $zero = 0; 1 / $zero; 'after' } 2> $null) -contains 'after' | Should -BeFalse
                    Start-Job { $zero = 0; 1 / $zero; 'after' } | Receive-Job -Wait -AutoRemoveJob 2> $null | Should -Be 'after'
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'has neither of these parameters: see Errors and warnings of a method.' {
        foreach ($call in '$job.Run(-ErrorAction Stop)', '$job.Run() -ErrorVariable problems') {
            $errors = $null
            $null = [System.Management.Automation.Language.Parser]::ParseInput($call, [ref] $null, [ref] $errors)
            $errors.Count | Should -BeGreaterThan 0 -Because $call
        }
        $null = [System.Management.Automation.Language.Parser]::ParseInput('Invoke-Job -ErrorAction Stop -ErrorVariable problems', [ref] $null, [ref] $errors)
        $errors.Count | Should -Be 0
    }

    BeforeAll {
        # How many bars a host would get to see; the activity of each is the name of the test.
        $bars = Invoke-Sample -File @{
            'Bar.psm1' = 'function Show-InModule ($Activity) { 50, 100 | ForEach-Object { Write-Progress -Activity $Activity -PercentComplete $_ }; Write-Progress -Activity $Activity -Completed }'
            'Bar.Tests.ps1' = @'
                BeforeAll {
                    Import-Module $PSScriptRoot/Bar.psm1 -Force
                    function Show-Here ($Activity) { 50, 100 | ForEach-Object { Write-Progress -Activity $Activity -PercentComplete $_ }; Write-Progress -Activity $Activity -Completed }
                }
                Describe 'd' {
                    It 'shown' { Show-Here shown }
                    It 'mocked' {
                        Mock Write-Progress; Show-Here mocked
                        foreach ($filter in { $PercentComplete -eq 100 }, { $Completed }) { Should -Invoke Write-Progress -Times 1 -Exactly -ParameterFilter $filter }
                        Should -Invoke Write-Progress -Times 0 -Exactly -ParameterFilter { $PercentComplete -eq 99 }
                        Should -Invoke Write-Progress -Times 3 -Exactly
                    }
                    It 'preference' { $ProgressPreference = 'SilentlyContinue'; Show-Here preference }
                    It 'preference in a module' { $ProgressPreference = 'SilentlyContinue'; Show-InModule preferenceInModule }
                    It 'global in a module' { $before = $global:ProgressPreference; try { $global:ProgressPreference = 'SilentlyContinue'; Show-InModule globalInModule } finally { $global:ProgressPreference = $before } }
                    It 'mock in a module' { Mock Write-Progress; Show-InModule mockInModule }
                    It 'mock of the module' { Mock Write-Progress -ModuleName Bar; Show-InModule mockOfModule }
                }
'@
        } -Script {
            $shell = [powershell]::Create()
            $null = $shell.AddScript({ param ($Manifest, $Folder) Import-Module $Manifest; Set-Location $Folder; (Invoke-Pester -Path . -Output None -PassThru).PassedCount }).AddArgument((Join-Path (Get-Module Pester).ModuleBase Pester.psd1)).AddArgument($PWD.Path)
            "$($shell.Invoke()) passed"
            foreach ($activity in 'shown', 'mocked', 'preference', 'preferenceInModule', 'globalInModule', 'mockInModule', 'mockOfModule') { "${activity}: $(@($shell.Streams.Progress | Where-Object Activity -EQ $activity).Count)" }
            $shell.Dispose()
            $shell = [powershell]::Create()
            $null = $shell.AddScript({ param ($Manifest, $Folder) Import-Module $Manifest; Set-Location $Folder; $global:ProgressPreference = 'SilentlyContinue'; Invoke-Pester -Path . -Output None -FullNameFilter 'd.shown', 'd.mock in a module' }).AddArgument((Join-Path (Get-Module Pester).ModuleBase Pester.psd1)).AddArgument($PWD.Path)
            $null = $shell.Invoke()
            "set before the run: $(@($shell.Streams.Progress | Where-Object Activity -In 'shown', 'mockInModule').Count)"
            $shell.Dispose()
        }
    }

    It 'For the call that ends the bar, the filter is { $Completed }.' { $bars.Value[0] | Should -Be '7 passed' }

    It 'A mock of Write-Progress also hides the bar, and a filter checks what the bar would show:' {
        $bars.Value[0] | Should -Be '7 passed'
        foreach ($count in 'shown: 3', 'mocked: 0', 'mockInModule: 3', 'mockOfModule: 0') { $bars.Value | Should -Contain $count }
    }

    It 'To hide the bar without a mock, assign $ProgressPreference = ''SilentlyContinue'' in the test; for a function of a module, assign $global:ProgressPreference. Set that one before Invoke-Pester, and the whole run shows no bar.' {
        foreach ($count in 'preference: 0', 'preferenceInModule: 3', 'globalInModule: 0', 'shown: 3', 'mockInModule: 3', 'set before the run: 0') { $bars.Value | Should -Contain $count }
    }

    It '$? is true after a mock, even after a mock that writes an error. For code that checks $?, define in the test a function with the name of the command. In this function, $PSCmdlet.WriteError() makes $? false; Write-Error does not.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { function Save-Plan { Copy-Item -Path plan.txt -Destination plan.bak -ErrorAction SilentlyContinue; $? } }
                It 'real' { Save-Plan | Should -Be $false }
                It 'mock' { Mock Copy-Item { Write-Error 'full' }; Save-Plan | Should -Be $true }
                It 'own' { function Copy-Item { [CmdletBinding()] param ($Path, $Destination) $PSCmdlet.WriteError([System.Management.Automation.ErrorRecord]::new([Exception] 'full', 'Full', 'NotSpecified', $null)) }; Save-Plan | Should -Be $false }
                It 'Write-Error' { function Copy-Item { [CmdletBinding()] param ($Path, $Destination) Write-Error 'full' }; Save-Plan | Should -Be $true }
            } }
        Assert-TestPassed $run 'real', 'mock', 'own', 'Write-Error'
    }

    Context 'errors that do not stop the function' {
        BeforeAll {
            $written = Invoke-Sample -File @{ 'Disk.psm1' = 'function Copy-Disk { [CmdletBinding()] param () Write-Error "disk" }'; 'Backup.psm1' = 'function Copy-Advanced { [CmdletBinding()] param () Write-Error "own" }; function Copy-Plain { Write-Error "plain" }; function Copy-Other { [CmdletBinding()] param () Copy-Disk }; function Copy-Well { [CmdletBinding()] param () "fine" }; class Own { [int] Save() { Write-Error "method"; return 1 } }; function Copy-Method { $null = [Own]::new().Save() }' } -Test {
                Describe 'd' {
                    BeforeAll { Import-Module $PSScriptRoot/Disk.psm1, $PSScriptRoot/Backup.psm1; function Get-Written ([scriptblock] $Code) { @(& $Code 2>&1 | Where-Object { $_ -is [System.Management.Automation.ErrorRecord] }).Count } }
                    AfterAll { Remove-Module Disk, Backup }
                    It 'advanced' { Copy-Advanced -ErrorAction Stop }
                    It 'plain' { Copy-Plain -ErrorAction Stop 2> $null }
                    It 'other module' { Copy-Other -ErrorAction Stop 2> $null }
                    It 'stream' { Get-Written { Copy-Advanced } | Should -Be 1; Get-Written { Copy-Plain } | Should -Be 1; Get-Written { Copy-Other } | Should -Be 1; Get-Written { Copy-Well } | Should -Be 0; Get-Written { Copy-Method } | Should -Be 0 }
                }
            }
        }

        It 'Call the function with -ErrorAction Stop, if it has [CmdletBinding()] and calls no function of another module.' {
            ($written.Tests | Where-Object Name -NE 'stream').Result | Should -Be 'Failed', 'Passed', 'Passed'
        }

        It 'Or look at the errors that are printed. This list has to be empty: @(Copy-Backup -Name notes.txt 2>&1 | Where-Object { $_ -is [System.Management.Automation.ErrorRecord] }).' {
            Assert-TestPassed $written 'stream'
        }

        It 'It does not hold errors of a method that returns a value.' {
            Assert-TestPassed $written 'stream'
        }
    }

    It 'To try on your machine what the CI service does, set $ErrorActionPreference = ''Stop'' at the prompt before Invoke-Pester, as above. In a script, set $global:ErrorActionPreference: functions of a module do not see a variable of the script.' {
        $run = Invoke-Sample -File @{
            'Disk.psm1'      = 'function Copy-Disk { Write-Error "disk"; "went on" }'
            'd.Tests.ps1'    = 'BeforeAll { Import-Module $PSScriptRoot/Disk.psm1; function Copy-Own { Write-Error "own"; "went on" } }; AfterAll { Remove-Module Disk }; Describe "d" { It "own" { Copy-Own 2> $null | Should -Be "went on" }; It "module" { Copy-Disk 2> $null | Should -Be "went on" } }'
            'before.ps1'     = '(Invoke-Pester ./d.Tests.ps1 -Output None -PassThru).Failed.Name -join " "'
            'script.ps1'     = '$ErrorActionPreference = "Stop"; ./before.ps1'
            'global.ps1'     = '$global:ErrorActionPreference = "Stop"; ./before.ps1'
        } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($command in './before.ps1', './script.ps1', './global.ps1', '$ErrorActionPreference = "Stop"; ./before.ps1') {
                "$(& (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; $command" | Select-Object -Last 1)"
            }
        }
        $run.Value | Should -Be '', 'own', 'own module', 'own module'
    }

    It 'For code in a module, define the function in InModuleScope, as function script:Copy-Item, and remove it there afterwards.' {
        $run = Invoke-Sample -File @{ 'Plans.psm1' = 'function Save-Plan { Copy-Item -Path plan.txt -Destination plan.bak -ErrorAction SilentlyContinue; $? }' } -Test {
            BeforeAll {
                Import-Module $PSScriptRoot/Plans.psm1 -Force
                $fail = { [CmdletBinding()] param ($Path, $Destination) $PSCmdlet.WriteError([System.Management.Automation.ErrorRecord]::new([Exception] 'full', 'Full', 'NotSpecified', $null)) }
                $null = New-Item -Path TestDrive:/plan.txt; Push-Location TestDrive:
            }
            AfterAll { Pop-Location; Remove-Module Plans }
            Describe 'd' {
                It 'real' { Save-Plan | Should -Be $true }
                It 'in the test' { Set-Item function:Copy-Item $fail; Save-Plan | Should -Be $true }
                It 'no script:' { InModuleScope Plans -Parameters @{ Fail = $fail } { function Copy-Item { [CmdletBinding()] param ($Path, $Destination) $PSCmdlet.WriteError([System.Management.Automation.ErrorRecord]::new([Exception] 'full', 'Full', 'NotSpecified', $null)) } }; Save-Plan | Should -Be $true }
                It 'script:' { InModuleScope Plans { function script:Copy-Item { [CmdletBinding()] param ($Path, $Destination) $PSCmdlet.WriteError([System.Management.Automation.ErrorRecord]::new([Exception] 'full', 'Full', 'NotSpecified', $null)) } }; Save-Plan | Should -Be $false }
                It 'stays' { Save-Plan | Should -Be $false }
                It 'removed' { InModuleScope Plans { Remove-Item -Path function:Copy-Item }; Save-Plan | Should -Be $true }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 6
    }

    It 'For all tests of a file, assign $PSDefaultParameterValues = @{ ''*:ErrorAction'' = ''Stop'' } in BeforeAll. Each call of a cmdlet or of a function with [CmdletBinding()] then has this -ErrorAction, in the tests and in functions that the file dot-sources. A call that hides an error with 2> $null then throws this error. Calls in a module and in InModuleScope do not have this -ErrorAction.' {
        $files = @{
            'own.ps1'     = 'function Save-Advanced { [CmdletBinding()] param () Write-Error "own"; "went on" }; function Save-Plain { Write-Error "plain"; "went on" }; function Save-Hiding { Get-Item -Path /no/such 2> $null; "went on" }; function Save-Quietly { Get-Item -Path /no/such -ErrorAction SilentlyContinue; "went on" }'
            'Disk.psm1'   = 'function Save-Disk { [CmdletBinding()] param () Write-Error "disk"; "went on" }; function Save-PlainDisk { Write-Error "disk"; "went on" }; function Save-Both { Save-Disk }'
            'b.Tests.ps1' = 'Describe "next file" { It "next" { Get-Item -Path /no/such 2> $null } }'
            'a.Tests.ps1' = @'
        BeforeAll { $assign = 1; . $PSScriptRoot/own.ps1; Import-Module $PSScriptRoot/Disk.psm1 -Force }
        AfterAll { Remove-Module Disk }
        Describe 'd' {
            It 'cmdlet' { Get-Item -Path /no/such 2> $null }
            It 'advanced' { Save-Advanced 2> $null }
            It 'plain, dot-sourced' { Save-Plain 2> $null }
            It 'hiding' { Save-Hiding }
            Context 'c' { It 'module, advanced' { Save-Disk 2> $null } }
            It 'own ErrorAction' { Save-Quietly; Get-Item -Path /no/such -ErrorAction SilentlyContinue }
            It 'module, plain' { Save-PlainDisk 2> $null }
            It 'module, inner call' { Save-Both 2> $null }
            It 'InModuleScope' { InModuleScope Disk { Save-Disk 2> $null; Get-Item -Path /no/such 2> $null } }
        }
'@
        }
        $configuration = @{ Run = @{ Path = './a.Tests.ps1', './b.Tests.ps1' } }
        (Invoke-Sample -File $files -Configuration $configuration).Passed | Should -Be 10
        $files['a.Tests.ps1'] = $files['a.Tests.ps1'].Replace('$assign = 1', '$PSDefaultParameterValues = @{ ''*:ErrorAction'' = ''Stop'' }')
        $run = Invoke-Sample -File $files -Configuration $configuration
        @($run.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'cmdlet', 'advanced', 'plain, dot-sourced', 'hiding', 'module, advanced'
        @($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'own ErrorAction', 'module, plain', 'module, inner call', 'InModuleScope', 'next'
    }

    It 'Assertions have this -ErrorAction, too, so no assertion of such a file is soft.' {
        $test = @'
        Describe 'd' {
            BeforeAll { $assign = 1 }
            It 'Should' { 1 | Should -Be 2; Write-Host 'said: Should' }
            It 'Should-Be' { if (Get-Command Should-Be -ErrorAction Ignore) { 1 | Should-Be 2 }; Write-Host 'said: Should-Be' }
        }
'@
        $configuration = @{ Should = @{ ErrorAction = 'Continue' } }
        @((Invoke-Sample $test -Configuration $configuration).Output -match '^said: ') | Should -Be 'said: Should', 'said: Should-Be'
        $run = Invoke-Sample $test.Replace('$assign = 1', '$PSDefaultParameterValues = @{ ''*:ErrorAction'' = ''Stop'' }') -Configuration $configuration
        # Pester 5 has no Should-Be.
        @($run.Output -match '^said: ').Count | Should -Be ([int] ($env:PROOFS_VERSION -eq 'v5'))
        $run.Text | Should -Not -Match '(?m)^said: Should$'
    }

    It 'Even a throw can be silenced. Called with -ErrorAction SilentlyContinue or Ignore, or under a preference of that name, the function goes on after its throw, unless a try is around the call.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        $code = @'
function Get-Share { [CmdletBinding()] param () throw 'boom'; 'after' }
function Get-Outer { Get-Share -ErrorAction SilentlyContinue; 'outer' }
"silent: $(Get-Share -ErrorAction SilentlyContinue)"
"ignore: $(Get-Share -ErrorAction Ignore)"
foreach ($ErrorActionPreference in 'SilentlyContinue', 'Ignore') { "preference ${ErrorActionPreference}: $(Get-Share)" }
$ErrorActionPreference = 'Continue'
try { "try: $(Get-Share -ErrorAction SilentlyContinue)" } catch { "try: caught $_" }
try { "try around the caller: $(Get-Outer)" } catch { "try around the caller: caught $_" }
"caller: $(Get-Outer)"
"plain: $(Get-Share)"
'not reached'
'@
        # In a process of its own, since the samples run in a try.
        $run = Invoke-Sample -File @{ 'Share.ps1' = $code } -Script { & (Get-Process -Id $PID).Path -NoProfile -File ./Share.ps1 2>$null; "exit $LASTEXITCODE" }
        $run.Value | Should -Be 'silent: after', 'ignore: after', 'preference SilentlyContinue: after', 'preference Ignore: after', 'try: caught boom', 'try around the caller: caught boom', 'caller: after outer', 'exit 1'
    }

    It 'Records of Write-Information have their tags in Tags: (Copy-Backup 6>&1).Tags' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Copy-Backup { 'output'; Write-Information 'a' -Tags Audit, Backup; Write-Host 'b' }
                    function Copy-One { Write-Information 'a' -Tags Audit }
                    function Copy-Other { Write-Information 'Audit' -Tags Other }
                    function Copy-Advanced { [CmdletBinding()] param () Write-Information 'a' -Tags Audit, Backup }
                }
                It 'several' { (Copy-Backup 6>&1).Tags | Should -Contain 'Audit'; (Copy-Backup 6>&1).Tags | Should -Contain 'Backup' }
                It 'one' { (Copy-One 6>&1).Tags | Should -Contain 'Audit' }
                It 'variable' { Copy-Advanced -InformationVariable said; $said[0].Tags | Should -Contain 'Audit' }
                It 'other' { (Copy-Other 6>&1).Tags | Should -Contain 'Audit' }
                It 'not redirected' { (Copy-Backup 6> $null).Tags | Should -Contain 'Audit' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'Mocks and variables of the test do not reach code that runs in one of these ways.' {
        $run = Invoke-Sample -File @{ 'show.ps1' = '"[$mine] $((Get-Date).GetType().Name)"' } { Describe 'd' { It 'i' {
            Mock Get-Date { 'mocked' }; $mine = 1
            . $PSScriptRoot/show.ps1 | Should -Be '[1] String'
            $shell = [powershell]::Create(); $shell.AddScript((Get-Content $PSScriptRoot/show.ps1 -Raw)).Invoke() | Should -Be '[] DateTime'; $shell.Dispose()
            Start-Job -FilePath $PSScriptRoot/show.ps1 | Receive-Job -Wait -AutoRemoveJob | Should -Be '[] DateTime'
            & (Get-Process -Id $PID).Path -NoProfile -File $PSScriptRoot/show.ps1 | Should -Be '[] DateTime'
        } } }
        Assert-TestPassed $run 'i'
    }

    It 'The id of a cmdlet''s own error ends with the full name of the cmdlet''s class: ''PathNotFound,Microsoft.PowerShell.Commands.GetItemCommand'' from Get-Item, or ''TapeLocked,Tape.OpenTapeCommand'' from your cmdlet in C#. The pattern ''TapeLocked,*'' leaves the class out.' {
        $asserted = if ($env:PROOFS_VERSION -eq 'v6') { 'Should-Throw', '-FullyQualifiedErrorId' } else { 'Should -Throw', '-ErrorId' }
        $test = {
            BeforeAll {
                Add-Type -PassThru -TypeDefinition @'
using System; using System.Management.Automation;
namespace ProofTape {
    [Cmdlet(VerbsCommon.Open, "ProofTape")]
    public class OpenTapeCommand : PSCmdlet {
        [Parameter(Position = 0)] public string Kind { get; set; }
        [Parameter] [ValidateRange(1, 5)] public int Speed { get; set; }
        [Parameter] public string Label { get { return ""; } set { throw new TimeoutException("setter"); } }
        protected override void ProcessRecord() {
            var record = new ErrorRecord(new InvalidOperationException("locked"), "TapeLocked", ErrorCategory.ResourceBusy, null);
            if (Kind == "end") ThrowTerminatingError(record);
            if (Kind == "write") WriteError(record);
            if (Kind == "throw") throw new TimeoutException("too slow");
        }
    }
}
'@ | ForEach-Object Assembly | Import-Module
            }
            Describe 'd' {
                It 'class' {
                    { Open-ProofTape end } | THROW ID 'TapeLocked,ProofTape.OpenTapeCommand'
                    { Open-ProofTape write -ErrorAction Stop } | THROW ID 'TapeLocked,ProofTape.OpenTapeCommand'
                    { Get-Item ./no-such-item -ErrorAction Stop } | THROW ID 'PathNotFound,Microsoft.PowerShell.Commands.GetItemCommand'
                    { Open-ProofTape end } | THROW ID 'TapeLocked,*'
                }
                It 'without' { { Open-ProofTape end } | THROW ID 'TapeLocked' }
                It 'command' { { Open-ProofTape end } | THROW ID 'TapeLocked,Open-ProofTape' }
                It 'short' { { Open-ProofTape end } | THROW ID 'TapeLocked,OpenTapeCommand' }
                It 'type' { { Open-ProofTape throw } | THROW -ExceptionType ([System.TimeoutException]) }
                It 'setter' { { Open-ProofTape -Label x } | THROW -ExceptionType ([System.Management.Automation.ParameterBindingException]) }
                It 'validation' { { Open-ProofTape -Speed 9 } | THROW -ExceptionType ([System.Management.Automation.ParameterBindingException]) }
                It 'wrapped' { { 'a'.Substring(9) } | THROW -ExceptionType ([System.ArgumentOutOfRangeException]) }
            }
        }
        $run = Invoke-Sample -Test "$test".Replace('THROW', $asserted[0]).Replace(' ID ', " $($asserted[1]) ")
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Failed', 'Passed', 'Passed', 'Passed', 'Failed' -Because "$($run.Messages)"
    }

    It 'The call is in braces, as in a test of a throw: the variable is gone after the closing brace. Write -ErrorVariable script:problems.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Copy-Own { [CmdletBinding()] param () Write-Error 'own' } }
            It 'braces' { & { Copy-Own -ErrorVariable problems -ErrorAction SilentlyContinue }; $problems.Count | Should -Be 0 }
            It 'throw' { { Copy-Own -ErrorVariable problems -ErrorAction SilentlyContinue; throw 'x' } | Should -Throw; $problems.Count | Should -Be 0 }
            It 'script' { & { Copy-Own -ErrorVariable script:problems -ErrorAction SilentlyContinue }; $problems.Count | Should -Be 1 }
            It 'none' { Copy-Own -ErrorVariable mine -ErrorAction SilentlyContinue; $mine.Count | Should -Be 1 }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'The call has -ErrorAction Ignore: an error that the function itself writes does not get into the variable, unless its Write-Error has an -ErrorAction of its own.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Copy-Own { [CmdletBinding()] param () Write-Error 'own' } }
            It 'none' { Copy-Own -ErrorVariable mine -ErrorAction SilentlyContinue; $mine.Count | Should -Be 1 }
            It 'ignore' { Copy-Own -ErrorVariable ignored -ErrorAction Ignore; $ignored.Count | Should -Be 0 }
            It 'own action' { function Copy-Action { [CmdletBinding()] param () Write-Error 'own' -ErrorAction Continue }; Copy-Action -ErrorVariable action -ErrorAction Ignore 2> $null; $action.Count | Should -Be 1 }
            It 'caught' { function Copy-Caught { [CmdletBinding()] param () try { throw 'caught' } catch { } }; Copy-Caught -ErrorVariable caught -ErrorAction Ignore; $caught.Count | Should -BeGreaterThan 0 }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'In the mock, the error of Write-Error $_ is in $ErrorRecord, and that of Write-Error -Exception is in $Exception.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Copy-Record { try { throw 'full' } catch { Write-Error $_ } }; function Copy-Exception { Write-Error -Exception ([System.IO.IOException] 'full') } }
            It 'record' { Mock Write-Error { throw $ErrorRecord }; { Copy-Record } | Should -Throw 'full' }
            It 'exception' { Mock Write-Error { throw $Exception }; { Copy-Exception } | Should -Throw 'full' }
            It 'message' { Mock Write-Error { throw "<$Message>" }; { Copy-Record } | Should -Throw '<>'; { Copy-Exception } | Should -Throw '<>' }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'Commands that the function calls write to the same streams. With -Verbose, an Import-Module in the function adds Loading module from path ''…''. and a line for each command of the module.' {
        $run = Invoke-Sample -File @{ 'Tapes.psm1' = 'function Get-Tape { 1 }; function Set-Tape { 1 }' } -Test {
            BeforeAll { function Start-Work { [CmdletBinding()] param() Write-Verbose 'Reading old.bak'; Import-Module "$PSScriptRoot/Tapes.psm1" -Force } }
            Describe 'd' {
                It 'adds' {
                    $verbose = Start-Work -Verbose 4>&1
                    $verbose.Message | Should -Contain 'Reading old.bak'
                    @($verbose.Message -like "Loading module from path '*Tapes.psm1'.").Count | Should -Be 1
                    foreach ($command in 'Get-Tape', 'Set-Tape') { @($verbose.Message -like "*'$command'*").Count | Should -BeGreaterThan 0 }
                    { $verbose.Message | Should -Be 'Reading old.bak' } | Should -Throw
                }
            }
        }
        Assert-TestPassed $run 'adds'
    }

    It 'A catch that only cleans up makes the test green. Clean up in finally or in AfterEach: both run after a failed assertion, and the test still fails. When failures are collected, a failed assertion throws nothing, so it does not start the catch.' {
        $test = {
            Describe 'd' {
                AfterEach { Write-Host 'after each' }
                It 'in catch' { try { 1 | Should -Be 2 } catch { Write-Host 'in catch' } }
                It 'in finally' { try { 1 | Should -Be 2 } finally { Write-Host 'in finally' } }
            }
        }
        $run = Invoke-Sample $test
        ($run.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'in finally'
        $run.Text | Should -Match '(?s)in catch.*after each.*in finally.*after each'

        $soft = Invoke-Sample $test -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        ($soft.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'in catch', 'in finally'
        $soft.Text | Should -Not -Match '(?m)^in catch'
        $soft.Text | Should -Match '(?m)^in finally'
    }

    It 'To test that a call throws nothing, make the call without try: an error that ends the call then fails the test.' {
        $run = Invoke-Sample {
            BeforeAll { function Export-Backup { throw 'the disk is full' } }
            Describe 'd' {
                It 'caught' { try { Export-Backup } catch { $problem = $_ }; $problem.Exception.Message | Should -Not -Match 'access denied' }
                It 'the text itself' { try { Export-Backup } catch { $problem = $_ }; $problem.Exception.Message | Should -Not -Match 'disk is full' }
                It 'called' { Export-Backup }
                It 'written' { Write-Error 'no disk' -ErrorAction Continue }
            }
        }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'caught', 'written'
    }
}
