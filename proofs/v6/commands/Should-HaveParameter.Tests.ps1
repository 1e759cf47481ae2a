BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-HaveParameter' {
    BeforeAll {
        $command = 'function Get-Backup { [CmdletBinding(DefaultParameterSetName = "ByDate")] param ([Parameter(Mandatory)] [Alias("Id")] [string] $Name, [int] $Keep = 30, $Any, [switch] $Force, [datetime] $At = (Get-Date), [bool] $Zip = $true, $Empty = "", $Null = $null, [Parameter(ParameterSetName = "ByDate")] [Parameter(ParameterSetName = "ByAge", Mandatory)] $Age, [ArgumentCompleter({ "x" })] $Target, [ValidateSet("a")] $Mode) }; $c = Get-Command Get-Backup; '
        function Test-Parameter ([string[]] $Assertion) { Assert-Passing ($Assertion | ForEach-Object { [scriptblock]::Create("$command `$c | Should-HaveParameter $_") }) }
        function Get-ParameterFailure ([string[]] $Assertion) { Get-Failure ($Assertion | ForEach-Object { [scriptblock]::Create("$command `$c | Should-HaveParameter $_") }) }
    }

    It 'Passes when a command has a parameter with the properties that you name: type, default value, mandatory or not, parameter set, aliases, argument completer.' {
        Test-Parameter 'Keep -Type ([int])', 'Keep -DefaultValue 30', 'Name -Mandatory', 'Age -InParameterSet ByAge', 'Name -Alias Id', 'Target -HasArgumentCompleter'
        $null = Get-ParameterFailure 'Nope', 'Keep -Type ([string])', 'Keep -DefaultValue 31', 'Keep -Mandatory', 'Age -InParameterSet Other', 'Name -Alias Number', 'Keep -HasArgumentCompleter'
    }

    It 'Pipe in what Get-Command returns. It tests the declaration, without running the command.' {
        Assert-Passing { function Get-Backup ($Name) { throw 'it ran' }; Get-Command Get-Backup | Should-HaveParameter Name }
    }

    It 'A dynamicparam block runs, and the parameters that it returns count.' {
        $dynamic = 'function Get-Dynamic { [CmdletBinding()] param ($Name) dynamicparam { $script:ran = $true; $all = [System.Management.Automation.RuntimeDefinedParameterDictionary]::new(); $all.Add("Late", [System.Management.Automation.RuntimeDefinedParameter]::new("Late", [int], [System.Collections.ObjectModel.Collection[Attribute]] @([System.Management.Automation.ParameterAttribute] @{ Mandatory = $true }))); $all } begin { throw "it ran" } }; $script:ran = $false; '
        Assert-Passing ([scriptblock]::Create("$dynamic Get-Command Get-Dynamic | Should-HaveParameter Late -Type ([int]) -Mandatory; if (-not `$script:ran) { throw 'not run' }"))
        $null = Get-Failure ([scriptblock]::Create("$dynamic Get-Command Get-Dynamic | Should-HaveParameter Later"))
    }

    It 'Everything that you asked for stands before the reason. Everything that was not so stands after "but", with the real values.' {
        Get-ParameterFailure 'Name -Type ([int]) -Alias Id, x -Because "rr"' | Should -Match "^Expected command Get-Backup to have a parameter Name, of type \[System\.Int32\] and with aliases 'Id' and 'x', because rr, but it was of type \[System\.String\] and it didn't have an alias 'x'\.$"
    }

    It 'If the parameter does not exist, or not in the named set, only its name and the set stand before the reason, and the parameter is missing after it.' {
        Get-ParameterFailure 'Nope -Type ([int]) -Mandatory -Because "rr"' | Should -Be 'Expected command Get-Backup to have a parameter Nope, because rr, but the parameter is missing.'
        Get-ParameterFailure 'Age -InParameterSet Other -Mandatory -Because "rr"' | Should -Match '^Expected command Get-Backup to have a parameter Age[^,]* Other, because rr, but the parameter is missing\.$'
        Get-ParameterFailure 'Nope -Type ([int])', 'Age -InParameterSet Other' | Should -BeLike '*, but the parameter is missing.'
    }

    It 'Input value must be non-null CommandInfo object. means that something other than the result of Get-Command was piped: a name as text, several commands, or nothing because the command was not found.' {
        Get-Failure { 'Get-Item' | Should-HaveParameter Path }, { Get-Command Get-Item, Get-Date | Should-HaveParameter Path }, { Get-Command Get-Nothing -ErrorAction Ignore | Should-HaveParameter Path } | Should -BeLike 'Input value must be non-null CommandInfo object.*'
    }

    It 'The name, without the dash and without case.' {
        Test-Parameter 'keep', 'KEEP'
        $null = Get-ParameterFailure "'-Keep'"
    }

    It 'An alias is not a name, and wildcards have no meaning.' {
        $null = Get-ParameterFailure 'Id', "'Kee*'"
    }

    It 'When it is left out, the assertion looks for a parameter without a name and fails.' {
        Get-ParameterFailure '' | Should -BeLike '*the parameter is missing.'
    }

    It 'The exact type: ([string]), or as text ''string'' or ''[string]''. Base types do not count.' {
        Test-Parameter 'Name -Type ([string])', 'Name -Type string', "Name -Type '[string]'"
        $null = Get-ParameterFailure 'Name -Type ([object])'
    }

    It 'A parameter without a declared type is an [object], and a switch is a [switch].' {
        Test-Parameter 'Any -Type ([object])', 'Force -Type ([switch])'
    }

    It 'An unknown name is an error.' {
        Get-ParameterFailure 'Name -Type Strin' | Should -BeLike 'Could not find type*'
    }

    It 'A number in the code counts by its value: for 1KB, write 1024 or (1KB), since a bare 1KB is compared as that text.' {
        Test-Parameter 'Keep -DefaultValue 30', "Keep -DefaultValue '30'", "At -DefaultValue '(Get-Date)'", 'Zip -DefaultValue true', "Any -DefaultValue ''", "Null -DefaultValue ''"
        $null = Get-ParameterFailure "Keep -DefaultValue ''", 'Zip -DefaultValue false'
        Assert-Passing { function Get-Kb ($Size = 1KB, $Text = "abc", $None = '') { }; $k = Get-Command Get-Kb; $k | Should-HaveParameter Size -DefaultValue 1024; $k | Should-HaveParameter Size -DefaultValue (1KB); $k | Should-HaveParameter Text -DefaultValue abc; $k | Should-HaveParameter None -DefaultValue '' }
        $null = Get-Failure { function Get-Kb ($Size = 1KB) { }; Get-Command Get-Kb | Should-HaveParameter Size -DefaultValue 1KB }, { function Get-Kb ($Text = "abc") { }; Get-Command Get-Kb | Should-HaveParameter Text -DefaultValue '"abc"' }
        Assert-Passing { function Get-Kb ($Size = '1KB') { }; Get-Command Get-Kb | Should-HaveParameter Size -DefaultValue 1KB }
        $null = Get-Failure { function Get-Kb ($Size = '1KB') { }; Get-Command Get-Kb | Should-HaveParameter Size -DefaultValue 1024 }
    }

    It 'An expression counts by its code' {
        Test-Parameter "At -DefaultValue '(Get-Date)'"
    }

    It 'A text stands without its quotes, a Boolean as true or false.' {
        Test-Parameter 'Zip -DefaultValue true'
        $null = Get-ParameterFailure 'Zip -DefaultValue false'
        Assert-Passing { function Get-Kb ($Text = "abc") { }; Get-Command Get-Kb | Should-HaveParameter Text -DefaultValue abc }
        $null = Get-Failure { function Get-Kb ($Text = "abc") { }; Get-Command Get-Kb | Should-HaveParameter Text -DefaultValue '"abc"' }
    }

    It ''''' stands for no default, for $null and for an empty text.' {
        Test-Parameter "Any -DefaultValue ''", "Null -DefaultValue ''"
        $null = Get-ParameterFailure "Keep -DefaultValue ''"
        Assert-Passing { function Get-Kb ($None = '') { }; Get-Command Get-Kb | Should-HaveParameter None -DefaultValue '' }
    }

    It 'So (Get-Url) and the text ''(Get-Url)'' both fit ''(Get-Url)''.' {
        Assert-Passing { function Connect-Backup ($Url = (Get-Url), $Text = '(Get-Url)') { }; $c = Get-Command Connect-Backup; $c | Should-HaveParameter Url -DefaultValue '(Get-Url)'; $c | Should-HaveParameter Text -DefaultValue '(Get-Url)' }
        $null = Get-Failure { function Connect-Backup ($Url = (Get-Url)) { }; Get-Command Connect-Backup | Should-HaveParameter Url -DefaultValue 'Get-Url' }
    }

    It 'A [switch] $Force has no default, so -DefaultValue $false fails.' {
        Assert-Passing { function Test-It { param ([switch] $Force) }; Get-Command Test-It | Should-HaveParameter Force -DefaultValue '' }, { function Test-It { param ([switch] $Force = $false) }; Get-Command Test-It | Should-HaveParameter Force -DefaultValue $false }
        Get-Failure { function Test-It { param ([switch] $Force) }; Get-Command Test-It | Should-HaveParameter Force -DefaultValue $false } | Should -BeLike "*default value to be 'False', but the default value was <empty>*"
    }

    It 'The default as text. Case does not count. A compiled cmdlet has no readable defaults and ends with an error.' {
        Test-Parameter "At -DefaultValue '(GET-DATE)'"
        Get-Failure { Get-Command Get-Item | Should-HaveParameter Path -DefaultValue 'x' } | Should -Match 'only supported for functions and scripts'
    }

    It 'The set in which the parameter must be, and to which -Mandatory then refers.' {
        Test-Parameter 'Age -InParameterSet ByAge -Mandatory', 'Age -InParameterSet ByDate -Mandatory:$false'
        $null = Get-ParameterFailure 'Age -InParameterSet ByDate -Mandatory'
    }

    It 'A parameter that belongs to no particular set is found under __AllParameterSets only.' {
        Test-Parameter 'Keep -InParameterSet __AllParameterSets'
        $null = Get-ParameterFailure 'Keep -InParameterSet ByAge'
    }

    It 'One or more aliases which the parameter must have; it may have others, too. Those that are missing are named in the message.' {
        Test-Parameter 'Name -Alias Id'
        Get-ParameterFailure 'Name -Alias Id, x, y' | Should -BeLike "*didn't have the aliases 'x' and 'y'."
    }

    It 'For an alias, and for a command that is mocked at the moment, PowerShell may not know the parameters; the error names the command to use. For -DefaultValue of a mocked function, use Get-Command -CommandType Function.' {
        Get-Failure { function Get-Backup3 ($Name) { }; Set-Alias gb Get-Backup3; Get-Command gb | Should-HaveParameter Name } | Should -Match 'known issue.*Get-Command Get-Backup3'
        $run = Invoke-Sample { Describe 'd' { It 'i' { function Get-Backup ($Name) { }; Mock Get-Backup; Get-Command Get-Backup | Should-HaveParameter Name } } }
        $run.Messages | Should -Match 'Could not retrieve parameters for mock Get-Backup'
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Backup ($Name = 'mail') { } }
                It 'named command' { Mock Get-Backup; Get-Command Get-Backup | Where-Object Parameters | Should-HaveParameter Name }
                It 'named command, default' { Mock Get-Backup; Get-Command Get-Backup | Where-Object Parameters | Should-HaveParameter Name -DefaultValue 'mail' }
                It 'function, default' { Mock Get-Backup; Get-Command Get-Backup -CommandType Function | Should-HaveParameter Name -DefaultValue 'mail' }
                It 'function, other default' { Mock Get-Backup; Get-Command Get-Backup -CommandType Function | Should-HaveParameter Name -DefaultValue 'photos' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed', 'Failed'
    }

    It 'Placed after all requirements, before the list of what was wrong.' {
        Get-ParameterFailure 'Keep -Type ([string]) -Because rr' | Should -BeLike '*`[System.String`], because rr, but it was of type*'
    }

    It 'The parameter must be mandatory in at least one set. -Mandatory:$false asks for the opposite. Without the switch, this is not checked.' {
        Test-Parameter 'Age -Mandatory', 'Keep -Mandatory:$false'
        $null = Get-ParameterFailure 'Keep -Mandatory', 'Name -Mandatory:$false'
    }

    It 'Wants a completer, from [ArgumentCompleter()] or registered with Register-ArgumentCompleter -CommandName; one registered for all commands, [ValidateSet()] and [ArgumentCompletions()] do not count. With -HasArgumentCompleter:$false, there must be none.' {
        Test-Parameter 'Target -HasArgumentCompleter', 'Mode -HasArgumentCompleter:$false'
        Assert-Passing { function Get-Backup2 ($Name) { }; Register-ArgumentCompleter -CommandName Get-Backup2 -ParameterName Name -ScriptBlock { }; Get-Command Get-Backup2 | Should-HaveParameter Name -HasArgumentCompleter }
        $null = Get-ParameterFailure 'Mode -HasArgumentCompleter', 'Target -HasArgumentCompleter:$false'
        $null = Get-Failure { function Get-Backup4 ($Everywhere) { }; Register-ArgumentCompleter -ParameterName Everywhere -ScriptBlock { 'x' }; Get-Command Get-Backup4 | Should-HaveParameter Everywhere -HasArgumentCompleter }
        $null = Get-Failure { function Get-Backup3 ([ArgumentCompletions('daily', 'weekly')] $Kind) { }; Get-Command Get-Backup3 | Should-HaveParameter Kind -HasArgumentCompleter }
    }

    It 'Takes a CommandInfo from the pipeline. It returns $true, even when something does not hold:' {
        Assert-Passing { if ("$(try { Get-Command Get-Item | Should-HaveParameter Nope } catch { 'caught' })" -ne 'True caught') { throw 'not both' } }
        Assert-Passing { if ((Get-Command Get-Item | Should-HaveParameter Path) -isnot [bool]) { throw 'no output' } }
    }

    It 'then it also throws, or is collected by Should.ErrorAction Continue; wrong input always throws.' {
        Assert-Collected { Get-Command Get-Item | Should-HaveParameter Nope }
        $run = Invoke-Sample { Describe 'd' { It 'i' { 'x' | Should-HaveParameter Nope; Write-Host 'went on' } } } -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Text | Should -Not -Match 'went on'
    }

    It 'Common parameters such as -Verbose count for functions with [CmdletBinding()].' {
        Test-Parameter 'Verbose'
        $null = Get-Failure { function Get-Simple ($Name) { }; Get-Command Get-Simple | Should-HaveParameter Verbose }
    }

    It 'One command from Get-Command: function, cmdlet, script. Do not pipe the name as text.' {
        $run = Invoke-Sample -File @{ 'save.ps1' = 'param ($Path)' } -Test {
            Describe 'd' {
                BeforeAll { function Save-Proof ($Path) { } }
                It 'function' { Get-Command Save-Proof | Should-HaveParameter Path }
                It 'cmdlet' { Get-Command Get-Item | Should-HaveParameter Path }
                It 'script' { Get-Command $PSScriptRoot/save.ps1 | Should-HaveParameter Path }
                It 'text' { 'Get-Item' | Should-HaveParameter Path }
                It 'two' { Get-Command Get-Item, Save-Proof | Should-HaveParameter Path }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'Parameters and rules are those of Should -HaveParameter. Only its -Not became a command, Should-NotHaveParameter, which checks only the name.' {
        $run = Invoke-Sample -Script {
            $common = [System.Management.Automation.Cmdlet]::CommonParameters
            $new = (Get-Command Should-HaveParameter).Parameters.Keys
            ((Get-Command Should).ParameterSets | Where-Object Name -EQ 'HaveParameter').Parameters.Name | Where-Object { $_ -notin $common -and $_ -notin $new }
            '-'
            (Get-Command Should-NotHaveParameter).Parameters.Keys | Where-Object { $_ -notin $common }
        }
        $place = [array]::IndexOf($run.Value, '-')
        $run.Value[0..($place - 1)] | Sort-Object | Should -Be (@('ActualValue', 'CallerSessionState', 'CommandDisplayName', 'HaveParameter', 'Not') | Where-Object { $_ -in $run.Value })
        $run.Value[($place + 1)..9] | Where-Object { $_ } | Sort-Object | Should -Be 'Actual', 'Because', 'ParameterName'
    }

    It 'For a function inside a module, use Get-Command -Module, or InModuleScope if it is not exported.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-Tape ($Path) { }; function Get-Hidden ($Path) { }; Export-ModuleMember Get-Tape' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 }
                It 'exported' { Get-Command -Module Tape -Name Get-Tape | Should-HaveParameter Path }
                It 'hidden' { Get-Command -Module Tape -Name Get-Hidden | Should-HaveParameter Path }
                It 'inside' { InModuleScope Tape { Get-Command Get-Hidden | Should-HaveParameter Path } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
    }
}
