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
            It 'what if' { (Copy-Advanced -WhatIf *>&1) | Should -HaveCount 1 }
            It 'out-string' {
                if ($PSStyle) { $before = $PSStyle.OutputRendering; $PSStyle.OutputRendering = 'Ansi' }
                try { [pscustomobject] @{ Name = 'x' } | Format-Table | Out-String | Should -Match '\x1b' } finally { $PSStyle.OutputRendering = $before }
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
            function Remove-It { [CmdletBinding(SupportsShouldProcess)] param () if ($PSCmdlet.ShouldProcess('x')) { 'removed' } }
            function Confirm-It { [CmdletBinding(SupportsShouldProcess)] param () $PSCmdlet.ShouldContinue('a', 'b') }
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
            It 'mock and WhatIf' { Remove-It -WhatIf | Should -BeNullOrEmpty; Mock Remove-It { 'mocked' }; Remove-It -WhatIf | Should -Be 'mocked'; Should -Invoke Remove-It -ParameterFilter { $WhatIf } }
            It 'ShouldContinue' { $ConfirmPreference = 'None'; { Confirm-It -Confirm:$false } | Should -Throw '*A command that prompts the user failed because the host program or the command type does not support user interaction.*' }
            It 'color codes' { $text = "$([char] 27)[32mmail.bak$([char] 27)[0m"; $text -replace '\x1b\[[\d;]*m' | Should -Be 'mail.bak' }
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

    It 'The code of such a property runs where the property is read: here in the test, so the mock needs no -ModuleName. When a function of the module reads the property, the mock needs -ModuleName. Import-Module -Force also loads a types file that has changed.' {
        $types = '<Types><Type><Name>T.Rec</Name><Members><ScriptProperty><Name>Age</Name><GetScriptBlock>((Get-Date) - $this.Written).Days</GetScriptBlock></ScriptProperty></Members></Type></Types>'
        $run = Invoke-Sample -File @{
            'T.psm1' = 'function New-Rec ([datetime] $Written) { [pscustomobject] @{ PSTypeName = "T.Rec"; Written = $Written } }; function Get-RecAge ($Rec) { $Rec.Age }'
            'T.types.ps1xml' = $types
            'T.psd1' = "@{ RootModule = 'T.psm1'; ModuleVersion = '1.0.0'; TypesToProcess = 'T.types.ps1xml'; FunctionsToExport = '*' }"
        } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/T.psd1 -Force }
                It 'test' { Mock Get-Date { [datetime] '2026-03-31' }; (New-Rec -Written '2026-03-01').Age | Should -Be 30 }
                It 'module, plain' { Mock Get-Date { [datetime] '2026-03-31' }; Get-RecAge (New-Rec -Written '2026-03-01') | Should -Not -Be 30 }
                It 'module, named' { Mock Get-Date { [datetime] '2026-03-31' } -ModuleName T; Get-RecAge (New-Rec -Written '2026-03-01') | Should -Be 30 }
                It 'changed' {
                    (Get-Content $PSScriptRoot/T.types.ps1xml -Raw) -replace '\.Days', '.Days + 1000' | Set-Content $PSScriptRoot/T.types.ps1xml
                    Import-Module $PSScriptRoot/T.psd1 -Force
                    (New-Rec -Written (Get-Date)).Age | Should -Be 1000
                }
            }
        }
        Assert-TestPassed $run 'test', 'module, plain', 'module, named', 'changed'
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

    It 'The function runs to its end, end block included, even where $ErrorActionPreference is Stop.' { Assert-TestPassed $sample 'non-terminating' }

    It 'Functions of another module do not get it.' {
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

    It 'When the function is in a module, global: functions, script blocks of the test and mocks with -ModuleName do not get it either.' {
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

    It 'For the code of the second item, a preference Stop that only the test sets has the same effect.' {
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

    It 'Calling the function without -ErrorAction Stop is not enough: an error that does not stop the function leaves the test green' { Assert-TestPassed $sample 'green' }

    It 'In Windows PowerShell 5.1, -Debug asks at each message. Set $DebugPreference = ''Continue'' there instead.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_commonparameters?view=powershell-5.1: -Debug sets $DebugPreference to Inquire' }

    It 'Code in a module does not see this variable of the test: set $global:DebugPreference, and put the old value back.' {
        . "$PSScriptRoot/../samples/debugPreference.ps1"
        (Invoke-DebugPreferenceSample).Passed | Should -Be 1
    }

    It 'In a function of a module and inside InModuleScope, this parameter has no effect: mock with -ModuleName there.' {
        $run = Invoke-Sample -File @{ 'Quiet.psm1' = 'function Get-Quiet { }; function Start-Quiet { try { Get-Quiet } catch { } }'; 'Helper.psm1' = 'function Test-Value { 1 | Should -Be 2 -ErrorAction Continue }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Quiet.psm1 -Force }
                It 'inside' { InModuleScope Quiet { Mock Get-Quiet { 1 | Should -Be 2 -ErrorAction Continue }; Start-Quiet; Should -Invoke Get-Quiet -Times 1 } }
                It 'by name' { Mock Get-Quiet { 1 | Should -Be 2 -ErrorAction Continue } -ModuleName Quiet; Start-Quiet }
                It 'function of a module' { Import-Module $PSScriptRoot/Helper.psm1 -Force; try { Test-Value } catch { } }
                It 'function of the test' { function Test-Own { 1 | Should -Be 2 -ErrorAction Continue }; try { Test-Own } catch { } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Failed'
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

    It '$VerbosePreference = ''Continue'' in a test does not reach functions of a module, because they do not see variables of the test file. Pass -Verbose, which does reach them:' { Assert-TestPassed $sample 'module functions' }

    It 'The text What if: … goes to the host and into no stream, so it cannot be redirected.' { Assert-TestPassed $sample 'what if' }

    It 'PowerShell 7.2 and later write them into such a text when $PSStyle.OutputRendering is Ansi;' -Skip:($PSVersionTable.PSVersion -lt '7.2') { Assert-TestPassed $sample 'out-string' }

    It 'The function is not advanced: it has neither [CmdletBinding()] nor a [Parameter()] attribute. It takes -ErrorVariable problems as two arguments, without an error.' { Assert-TestPassed $sample 'advanced', 'no ErrorVariable' }

    It '-ErrorVariable, as above, also holds errors that the function handled.' { Assert-TestPassed $sample 'caught' }

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

    It 'Merge everything with *>&1 and group the records by their type.' { Assert-TestPassed $sample 'redirect' }

    It '[Console]::WriteLine(), Out-Host and Write-Progress write to no stream that can be redirected. Mock Out-Host and Write-Progress; for [Console], run the code in a process of its own and read what the process prints.' { Assert-TestPassed $sample 'no stream' }

    It 'Mock the command that writes.' { Assert-TestPassed $sample 'mock is quiet' }

    It 'If all that matters is that the error is reported, mock Write-Error. A mock ends nothing, whatever the preference is, and you can check the message. For code in a module, the mock needs -ModuleName.' { Assert-TestPassed $sample 'mocked error', 'mock of a module' }

    It 'If you need the text, make it with Out-String, give it a width, and compare with -Match, since the formatter decides about spaces and about the last line breaks.' { Assert-TestPassed $sample 'out-string' }

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

    It 'A mock runs with -WhatIf, too: check in a filter whether a command got the switch.' {
        Assert-TestPassed $streams 'mock and WhatIf'
    }

    It '$PSCmdlet.ShouldContinue() asks whatever -Confirm and $ConfirmPreference say' {
        Assert-TestPassed $streams 'ShouldContinue'
    }

    It 'A run without a console fails at the question: A command that prompts the user failed because the host program or the command type does not support user interaction.' {
        Assert-TestPassed $streams 'ShouldContinue'
    }

    It 'With pwsh -NonInteractive the message is PowerShell is in NonInteractive mode. Read and Prompt functionality is not available.' {
        $test = "Describe 'd' { It 'i' { function Ask-Proof { [CmdletBinding(SupportsShouldProcess)] param () `$PSCmdlet.ShouldContinue('q', 'c') }; Ask-Proof } }"
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'start.ps1' = "Import-Module (`$args[0] -replace 'psm1$', 'psd1')`nInvoke-Pester -Path ./a.Tests.ps1" } -Script {
            $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            & $program -NoProfile -NonInteractive -File ./start.ps1 (Get-Module Pester).Path | ForEach-Object { "$_" }
        }
        $run.Value -join ' ' | Should -Match 'PowerShell is in NonInteractive mode\. Read and Prompt functionality is not available\.'
    }

    It 'Where the input has ended, as with < /dev/null, the message is Object reference not set to an instance of an object.' {
        $test = "Describe 'd' { It 'i' { function Ask-Proof { [CmdletBinding(SupportsShouldProcess)] param () `$PSCmdlet.ShouldContinue('q', 'c') }; Ask-Proof } }"
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'start.ps1' = "Import-Module (`$args[0] -replace 'psm1$', 'psd1')`nInvoke-Pester -Path ./a.Tests.ps1" } -Script {
            $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            @() | & $program -NoProfile -File ./start.ps1 (Get-Module Pester).Path | ForEach-Object { "$_" }
        }
        $run.Value -join ' ' | Should -Match 'Object reference not set to an instance of an object\.'
    }

    It 'The -replace takes out color codes.' {
        Assert-TestPassed $streams 'color codes'
    }

    It 'In the test, @(Copy-Backup …).Count shows that there is too much.' {
        Assert-TestPassed $streams 'too much'
    }

    It 'Where there is no common base, for example in different versions of .NET, take the record and compare the type of its exception:' {
        Assert-Passing { $problem = { throw [System.IO.FileNotFoundException] 'x' } | Should -Throw -PassThru; $problem.Exception.GetType() | Should -BeIn @([System.IO.FileNotFoundException], [System.TimeoutException]) }
        $null = Get-Failure { $problem = { throw 'x' } | Should -Throw -PassThru; $problem.Exception.GetType() | Should -BeIn @([System.IO.FileNotFoundException], [System.TimeoutException]) }
    }

    It 'A function that ends in Format-Table or Format-List returns instructions for the screen in place of its objects, so (Show-Backup).Name is $null. Take the Format- command out of the function, and let the caller format.' {
        Assert-Passing { function Show-Backup ([string] $As) { $all = [pscustomobject] @{ Name = 'a'; Size = 1 }; if ($As -eq 'Table') { $all | Format-Table } elseif ($As -eq 'List') { $all | Format-List } else { $all } }; foreach ($as in 'Table', 'List') { $null -eq (Show-Backup -As $as).Name | Should -Be $true; Show-Backup -As $as | ForEach-Object { $_.GetType().FullName } | Should -BeLike 'Microsoft.PowerShell.Commands.Internal.Format.*' }; (Show-Backup).Name | Should -Be 'a'; Show-Backup | Format-Table | Out-String -Width 80 | Should -Match 'a\s+1' }
    }

    It 'Without -Width, Out-String cuts the rows of a table at the width of the console, which can differ on a build server.' {
        Assert-Passing { $long = [pscustomobject] @{ Text = 'y' * 2000; End = 'end' } | Format-Table -AutoSize; $long | Out-String | Should -Not -Match 'end'; $long | Out-String -Width 3000 | Should -Match 'end'; ('y' * 2000) | Out-String | Should -Match 'y{2000}' }
    }

    It 'A table or a list is made from objects by the formatter at the very end.' {
        [pscustomobject] @{ Name = 'a'; Size = 1 } | Format-Table | ForEach-Object { $_.GetType().FullName } | Should -BeLike 'Microsoft.PowerShell.Commands.Internal.Format.*'
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

    It 'Where the impact of the function is High, call it with -Confirm:$false in all other tests, or they wait for an answer.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Remove-High { [CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'High')] param () if ($PSCmdlet.ShouldProcess('a')) { 'removed' } }
                    function Remove-Medium { [CmdletBinding(SupportsShouldProcess)] param () if ($PSCmdlet.ShouldProcess('a')) { 'removed' } }
                }
                It 'with' { Remove-High -Confirm:$false | Should -Be 'removed' }
                It 'medium' { Remove-Medium | Should -Be 'removed' }
                It 'without' { $message = try { Remove-High } catch { "$_" }; $message | Should -Match 'prompts the user|NonInteractive' }
            }
        }
        Assert-TestPassed $run 'with', 'medium', 'without'
    }

    It 'A test is not an advanced function. In a test, $PSCmdlet is empty, or it belongs to the advanced script or function that called Invoke-Pester.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { "<$($PSCmdlet.MyInvocation.MyCommand.Name)>" } }'; 'plain.ps1' = 'param ($Manifest) Import-Module $Manifest; (Invoke-Pester sub -Output None -PassThru).Tests.StandardOutput'; 'advanced.ps1' = '[CmdletBinding()] param ($Manifest) Import-Module $Manifest; (Invoke-Pester sub -Output None -PassThru).Tests.StandardOutput'; 'function.ps1' = 'param ($Manifest) Import-Module $Manifest; function Start-Test { [CmdletBinding()] param () (Invoke-Pester sub -Output None -PassThru).Tests.StandardOutput }; Start-Test' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($name in 'plain', 'advanced', 'function') { & (Get-Process -Id $PID).Path -NoProfile -File "$name.ps1" $pester }
        }
        $run.Value | Should -Be '<>', '<advanced.ps1>', '<Start-Test>'
    }

    It 'Then Mock prints What if: Performing the operation "Set Alias" and makes no mock: the real command runs. Files that a test writes are not written either. Set the preference to $false before Invoke-Pester.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { function Get-Real { "real" }; Mock Get-Real { "mocked" }; Get-Real }; It "j" { Set-Content ./written.txt x; Test-Path ./written.txt } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($value in 'true', 'false') {
                & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; `$WhatIfPreference = `$$value; `$r = Invoke-Pester sub -Output None -PassThru; `"out `$(`$r.Tests.StandardOutput)`""
            }
        }
        $text = $run.Value -join "`n"
        $text | Should -Match 'What if: Performing the operation "Set Alias"'
        @($run.Value -match '^out') | Should -Be 'out real False', 'out mocked True'
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

    It 'These properties are members of the object, so read them like any other member.' {
        $run = Invoke-Sample -File @{
            'Age.types.ps1xml' = '<Types><Type><Name>Proof.File</Name><Members><ScriptProperty><Name>Age</Name><GetScriptBlock>3</GetScriptBlock></ScriptProperty></Members></Type></Types>'
            'Age.psd1' = "@{ ModuleVersion = '1.0.0'; RootModule = 'Age.psm1'; TypesToProcess = 'Age.types.ps1xml'; FunctionsToExport = '*' }"
            'Age.psm1' = 'function Get-ProofFile { [pscustomobject] @{ PSTypeName = "Proof.File"; Name = "mail" } }'
        } -Test {
            Describe 'd' {
                It 'by its root' { Import-Module $PSScriptRoot/Age.psm1; (Get-ProofFile).Age | Should -BeNullOrEmpty; Remove-Module Age }
                It 'by its manifest' { Import-Module $PSScriptRoot/Age.psd1; (Get-ProofFile).Age | Should -Be 3; (Get-ProofFile).PSObject.Properties.Name | Should -Contain 'Age' }
            }
        }
        Assert-TestPassed $run 'by its root', 'by its manifest'
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

    It 'To hide the bar without a mock, assign $ProgressPreference = ''SilentlyContinue'' in the test. A function of a module does not see that variable, only $global:ProgressPreference. Set that one before Invoke-Pester, and the whole run shows no bar.' {
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
            $written = Invoke-Sample -File @{ 'Disk.psm1' = 'function Copy-Disk { [CmdletBinding()] param () Write-Error "disk" }'; 'Backup.psm1' = 'function Copy-Advanced { [CmdletBinding()] param () Write-Error "own" }; function Copy-Plain { Write-Error "plain" }; function Copy-Other { [CmdletBinding()] param () Copy-Disk }; function Copy-Well { [CmdletBinding()] param () "fine" }; class Own { [int] Save() { Write-Error "method"; return 1 } }; function Copy-Method { $null = [Own]::new().Save() }; function Copy-Property { $null = 1 | Select-Object @{ n = "a"; e = { Write-Error "property" } } }; function Copy-Argument { $null = [pscustomobject] @{ A = 1 } | Join-Path -Path { Write-Error "argument"; "/a" } -ChildPath b }; function Copy-Switch { switch (1) { { Write-Error "condition" } { } } }; function Copy-Checked { $check = { param ([ValidateScript({ Write-Error "check"; $true })] $Name) }; & $check -Name a }; function Copy-Default { param ($Item = (Get-Item ./no-target)) "went on" }' } -Test {
                Describe 'd' {
                    BeforeAll { Import-Module $PSScriptRoot/Disk.psm1, $PSScriptRoot/Backup.psm1; function Get-Written ([scriptblock] $Code) { @(& $Code 2>&1 | Where-Object { $_ -is [System.Management.Automation.ErrorRecord] }).Count } }
                    AfterAll { Remove-Module Disk, Backup }
                    It 'advanced' { Copy-Advanced -ErrorAction Stop }
                    It 'plain' { Copy-Plain -ErrorAction Stop 2> $null }
                    It 'other module' { Copy-Other -ErrorAction Stop 2> $null }
                    It 'stream' { Get-Written { Copy-Advanced } | Should -Be 1; Get-Written { Copy-Plain } | Should -Be 1; Get-Written { Copy-Other } | Should -Be 1; Get-Written { Copy-Well } | Should -Be 0; Get-Written { Copy-Method } | Should -Be 0; Get-Written { Copy-Property } | Should -Be 0; Get-Written { Copy-Argument } | Should -Be 0; Get-Written { Copy-Switch } | Should -Be 0; Get-Written { Copy-Checked } | Should -Be 0 }
                    It 'default' { Copy-Default 2> $null | Should -Be 'went on'; $Error.Clear(); @(Copy-Default 2>&1 | Where-Object { $_ -is [System.Management.Automation.ErrorRecord] }).Count | Should -Be 0; "$Error" | Should -Match 'no-target'; Get-Written { Copy-Default } | Should -Be 1; Get-Written { Get-Item ./no-target } | Should -Be 1 }
                }
            }
        }

        It 'Call the function with -ErrorAction Stop, if it has [CmdletBinding()] and calls no function of another module.' {
            ($written.Tests | Where-Object Name -NotIn 'stream', 'default').Result | Should -Be 'Failed', 'Passed', 'Passed'
        }

        It 'The errors that are printed are in @(Copy-Backup -Name notes.txt 2>&1 | Where-Object { $_ -is [System.Management.Automation.ErrorRecord] }), which has to be empty.' {
            Assert-TestPassed $written 'stream'
        }

        It 'errors of a method that returns a value' {
            Assert-TestPassed $written 'stream'
        }

        It 'errors of the default value of a parameter, as in param ($Item = (Get-Item ./target)); & { Copy-Backup -Name notes.txt } 2>&1 has them' {
            Assert-TestPassed $written 'default'
        }

        It 'errors of a script block that computes a property or an argument (as for Select-Object and Rename-Item), checks an argument, or is a condition of switch' {
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

    It 'For functions that the test file loads, $ConfirmPreference = ''None'' in BeforeAll or in the test has the same effect. For functions of a module it has no effect: set $global:ConfirmPreference in BeforeAll, and put it back.' {
        $remove = '{ [CmdletBinding(SupportsShouldProcess, ConfirmImpact = "High")] param () if ($PSCmdlet.ShouldProcess("x")) { "removed" } }'
        $run = Invoke-Sample -File @{ 'Own.ps1' = "function Remove-Own $remove; function Invoke-Own { Remove-Own }"; 'Tape.psm1' = "function Remove-Inner $remove; function Invoke-Inner { Remove-Inner }" } -Test {
            BeforeAll { . $PSScriptRoot/Own.ps1; Import-Module $PSScriptRoot/Tape.psm1 -Force; $asks = '*A command that prompts the user failed*' }
            AfterAll { Remove-Module Tape }
            Describe 'none' { It 'asks' { { Remove-Own } | Should -Throw $asks; { Remove-Inner } | Should -Throw $asks } }
            Describe 'BeforeAll' { BeforeAll { $ConfirmPreference = 'None' }; It 'of the block' { Remove-Own | Should -Be 'removed'; Invoke-Own | Should -Be 'removed'; { Remove-Inner } | Should -Throw $asks; { Invoke-Inner } | Should -Throw $asks } }
            Describe 'It' { It 'of the test' { $ConfirmPreference = 'None'; Remove-Own | Should -Be 'removed'; Invoke-Own | Should -Be 'removed'; { Remove-Inner } | Should -Throw $asks; { Invoke-Inner } | Should -Throw $asks } }
            Describe 'top' { $ConfirmPreference = 'None'; It 'outside of a block' { { Remove-Own } | Should -Throw $asks } }
            Describe 'global' {
                BeforeAll { $before = $global:ConfirmPreference; $global:ConfirmPreference = 'None' }
                AfterAll { $global:ConfirmPreference = $before }
                It 'of the session' { Remove-Own | Should -Be 'removed'; Remove-Inner | Should -Be 'removed'; Invoke-Inner | Should -Be 'removed' }
            }
            Describe 'afterwards' { It 'asks again' { { Remove-Own } | Should -Throw $asks; { Invoke-Inner } | Should -Throw $asks } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 6
    }

    It 'What the setter of a property throws is wrapped in a SetValueInvocationException. So are the errors for a value of the wrong type, and for a value that [ValidateRange()] of a PowerShell class refuses. The id of this exception names no type (ExceptionWhenSetting, or ScriptSetValueRuntimeException from a script property): ask for the message,' {
        $run = Invoke-Sample {
            class ProofRack { [ValidateRange(1, 10)] [int] $Size = 1; [void] SetSize([int] $Size) { $this.Size = $Size } }
            Describe 'd' {
                BeforeAll { $rack = [ProofRack]::new(); $wrapper = [System.Management.Automation.SetValueInvocationException]; function Set-Size { [CmdletBinding()] param ($Rack) $Rack.Size = 99 } }
                It 'class' { { $rack.Size = 99 } | Should -Throw '*maximum allowed range*' -ErrorId ExceptionWhenSetting -ExceptionType $wrapper }
                It 'method' { { $rack.SetSize(99) } | Should -Throw '*maximum allowed range*' -ErrorId ExceptionWhenSetting -ExceptionType $wrapper }
                It 'advanced function' { { Set-Size $rack } | Should -Throw '*maximum allowed range*' -ErrorId 'ExceptionWhenSetting,Set-Size' -ExceptionType $wrapper }
                It '.NET' { { ([System.IO.FileInfo] "$TestDrive/none").LastWriteTime = [datetime] '2026-01-01' } | Should -Throw '*could not find*' -ErrorId ExceptionWhenSetting -ExceptionType $wrapper }
                It 'script property' { $fake = [pscustomobject] @{} | Add-Member -MemberType ScriptProperty -Name Size -Value { 1 } -SecondValue { throw 'full' } -PassThru; { $fake.Size = 2 } | Should -Throw '*full*' -ErrorId ScriptSetValueRuntimeException -ExceptionType $wrapper }
                It 'wrong type' { { $rack.Size = 'many' } | Should -Throw -ErrorId ExceptionWhenSetting -ExceptionType $wrapper }
                It 'accepted' { { $rack.Size = 10 } | Should -Not -Throw }
                It 'type of the inner one' { { $rack.Size = 99 } | Should -Throw -ExceptionType ([System.Management.Automation.ValidationMetadataException]) }
                It 'id of the inner one' { { $rack.Size = 99 } | Should -Throw -ErrorId 'ValidationMetadataException*' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Passed', 'Passed', 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'Two similar errors are a RuntimeException. For a read-only or missing property, its id is PropertyAssignmentException. For a hashtable that is cast to the class, as in [Disk] @{ Size = 99 }, its id is ObjectCreationError.' {
        $run = Invoke-Sample {
            class ProofRack { [ValidateRange(1, 10)] [int] $Size = 1 }
            Describe 'd' {
                BeforeAll {
                    function Get-Problem ([scriptblock] $Code) { try { & $Code; 'none' } catch { "$($_.Exception.GetType().Name) $($_.FullyQualifiedErrorId)" } }
                }
                It 'read-only' { Get-Problem { ([System.IO.FileInfo] '/a.bak').Length = 3 } | Should -Be 'RuntimeException PropertyAssignmentException' }
                It 'missing' { Get-Problem { [ProofRack]::new().Weight = 3 } | Should -Be 'RuntimeException PropertyAssignmentException' }
                It 'cast' { Get-Problem { [ProofRack] @{ Size = 99 } } | Should -Be 'RuntimeException ObjectCreationError' }
                It 'cast of a good value' { (Get-Problem { $null = [ProofRack] @{ Size = 9 } }) | Should -Be 'none' }
                It 'set' { Get-Problem { [ProofRack]::new().Size = 99 } | Should -Be 'SetValueInvocationException ExceptionWhenSetting' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
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

    It 'The preference is $true when the session sets it, or when the script that starts the tests was called with -WhatIf.' {
        $file = @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { function Get-Real { "real" }; Mock Get-Real { "mocked" }; Get-Real } }'; 'run.ps1' = "[CmdletBinding(SupportsShouldProcess)] param () Import-Module '$env:PROOFS_PESTER'; `$r = Invoke-Pester -Path `$PSScriptRoot/sub -Output None -PassThru; `"out `$(`$r.Tests.StandardOutput)`"" }
        $run = Invoke-Sample -File $file -Script {
            $pwsh = (Get-Process -Id $PID).Path
            foreach ($call in '$WhatIfPreference = $true; ./run.ps1', './run.ps1 -WhatIf', './run.ps1') { @(& $pwsh -NoProfile -Command $call) -match '^out' }
        }
        $run.Value | Should -Be 'out real', 'out real', 'out mocked'
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

    It 'To test that a call throws nothing, make the call without try: an error that ends the call then fails the test. An error that is only written does not fail it. After try { Export-Backup } catch { $problem = $_ }, an assertion that the message does not match a text passes for every other error.' {
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

    It '$PSCmdlet.ShouldProcess() is a method, so it cannot be mocked. -WhatIf makes it return $false. Without -WhatIf, here or in a calling function, -Confirm:$false makes it return $true.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Test-Process { [CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'High')] param () $PSCmdlet.ShouldProcess('it') } }
                It 'not a command' { { Mock '$PSCmdlet.ShouldProcess' { $true } } | Should -Throw '*Could not find Command*'; { Mock ShouldProcess { $true } } | Should -Throw '*Could not find Command*' }
                It 'what if' { Test-Process -WhatIf | Should -BeFalse }
                It 'no question' { Test-Process -Confirm:$false | Should -BeTrue }
                It 'both' { Test-Process -WhatIf -Confirm:$false | Should -BeFalse }
                It 'caller' {
                    function Test-Caller { [CmdletBinding(SupportsShouldProcess)] param () Test-Process -Confirm:$false }
                    Test-Caller -WhatIf | Should -BeFalse
                    Test-Caller | Should -BeTrue
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'A function that writes the color sequences into its text returns them everywhere, also where NO_COLOR is set.' {
        $run = Invoke-Sample -Script {
            Set-Content Own.ps1 'function Get-Own { "$([char] 27)[31mlate$([char] 27)[0m" }; "$($PSStyle.OutputRendering) $((Get-Own).Length) $([int] (Get-Own)[0])"'
            foreach ($value in '', '1') { $env:NO_COLOR = $value; & (Get-Process -Id $PID).Path -NoProfile -File ./Own.ps1 }
        }
        $run.Value[0] | Should -Match ' 13 27$'
        $run.Value[1] | Should -Be 'PlainText 13 27'
    }

    Context 'text with colors' {
        BeforeAll {
            $colors = Invoke-Sample {
                Describe 'd' {
                    BeforeAll { $esc = [char] 27; function Get-Own { "$esc[31mlate$esc[0m" } }
                    It 'pattern' {
                        { Get-Own | Should -Match "$esc[31mlate" } | Should -Throw '*Unterminated*'
                        { Get-Own | Should -BeLike "$esc[31mlate*" } | Should -Throw '*wildcard*'
                        Get-Own | Should -Match ([regex]::Escape("$esc[31mlate"))
                        Get-Own | Should -BeLike ([wildcardpattern]::Escape("$esc[31mlate") + '*')
                        { Get-Own | Should -Match ([regex]::Escape("$esc[32mlate")) } | Should -Throw
                        if ($env:PROOFS_VERSION -eq 'v6') {
                            { Get-Own | Should-MatchString "$esc[31mlate" } | Should -Throw '*Unterminated*'
                            { Get-Own | Should-BeLikeString "$esc[31mlate*" } | Should -Throw '*wildcard*'
                        }
                    }
                    It 'same' { "`e[31m" | Should -BeExactly "$esc[31m"; $PSStyle.Foreground.Red | Should -BeExactly "$esc[31m" }
                    It 'table' {
                        $before = $PSStyle.OutputRendering
                        try {
                            foreach ($rendering in 'Ansi', 'Host', 'PlainText') { $PSStyle.OutputRendering = $rendering; ([pscustomobject] @{ Name = 'x' } | Format-Table | Out-String).Contains($esc) | Should -Be ($rendering -eq 'Ansi') }
                        } finally { $PSStyle.OutputRendering = $before }
                    }
                }
            }
        }

        It 'read its [ as part of a pattern, so escape it, for' { Assert-TestPassed $colors 'pattern' }

        It 'In PowerShell 7, "`e[31m" is the same text, and so is $PSStyle.Foreground.Red since 7.2.' { Assert-TestPassed $colors 'same' }

        It 'For the colors of a table, set $PSStyle.OutputRendering = ''Ansi'' in the test, and put the old value back.' { Assert-TestPassed $colors 'table' }
    }
}
