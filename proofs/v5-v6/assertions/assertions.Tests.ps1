BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            BeforeAll {
                # The message of a failed assertion, or PASSED.
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Get-Verdict ([scriptblock[]] $Code) { -join ($Code | ForEach-Object { if ((Get-Message $_) -eq 'PASSED') { '+' } else { '-' } }) }
                function Remove-Thing ([int] $Days) { }
                Set-Content TestDrive:/log.txt 'done'
            }

            It 'no value' {
                Mock Get-Date; Get-Date
                (Get-Message { 1 | Should -Invoke Get-Date }) | Should -BeLike '*does not take pipeline input*'
            }
            It 'output' {
                function Get-List { $list = [System.Collections.ArrayList] @(); $list.Add('x'); 'value' }
                @(Get-List).Count | Should -Be 2
            }
            It 'assigned' {
                function Get-List { $list = [System.Collections.ArrayList] @(); $null = $list.Add('x'); 'value' }
                Get-List | Should -Be 'value'
            }
        }
    }

    $looks = Invoke-Sample {
        BeforeAll { function Get-Own { param ([Parameter(ParameterSetName = 'A')] $Path, $Name) } }
        Describe 'd' {
            It 'all sets' { (Get-Command Get-Own).Parameters['Name'].ParameterSets.Keys | Should -Be '__AllParameterSets' }
            It 'more' { function Get-More { $list = [System.Collections.ArrayList] @(); $list.Add('x'); 'result' }; @(Get-More).Count | Should -Be 2; @(Get-More)[0] | Should -Be 0; function Get-Alone { $list = [System.Collections.ArrayList] @(); $null = $list.Add('x'); 'result' }; Get-Alone | Should -Be 'result' }
        }
    }
}

Describe 'assertions/assertions' {
    It 'If the error may or may not come, ignore it with $output = try { Get-Backup } catch { }. $output is then what the function returned before the error.' {
        $run = Invoke-Sample {
            BeforeAll { function Get-Backup ([switch] $Fine) { 'mail'; if (-not $Fine) { throw 'disk is full' }; 'photos' } }
            Describe 'd' {
                It 'error' { $output = 'old'; $output = try { Get-Backup } catch { }; $output | Should -Be 'mail' }
                It 'none' { $output = try { Get-Backup -Fine } catch { }; $output | Should -Be 'mail', 'photos' }
                It 'without try' { $output = 'old'; try { $output = Get-Backup } catch { }; $output | Should -Be 'old' }
            }
        }
        Assert-TestPassed $run 'error', 'none', 'without try'
    }

    It 'To check what the function did before the error, such as a file that it wrote, assert it below the line with the braces.' {
        $run = Invoke-Sample {
            BeforeAll { function New-Backup { Set-Content -Path "$TestDrive/mail.bak" -Value 'x'; throw 'disk is full' } }
            Describe 'braces' { It 'braces' { { New-Backup } | Should -Throw 'disk is full'; "$TestDrive/mail.bak" | Should -Exist } }
            Describe 'bare' { It 'bare' { New-Backup; Write-Host 'reached' } }
        }
        Assert-TestPassed $run 'braces'
        $run.Failed | Should -Be 1
        $run.Text | Should -Not -Match 'reached'
    }

    It 'Where no assertion fits, throw fails the test at once and shows your text' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { throw 'There is no tape in the drive.'; Write-Host 'went on' }; It 'not' { if ($false) { throw 'x' } } } }
        $run.Failed, $run.Passed | Should -Be 1, 1
        $run.Messages | Should -Be 'There is no tape in the drive.'
        $run.Text | Should -Not -Match 'went on'
    }

    It 'dynamicparam can make a parameter for some values only. Get-Command finds such a parameter only when it gets these values, by position, in -ArgumentList:' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Get-Dynamic {
                        [CmdletBinding()] param ([string] $Kind)
                        dynamicparam { if ($Kind -eq 'tape') { $all = [System.Management.Automation.RuntimeDefinedParameterDictionary]::new(); $all.Add('Shelf', [System.Management.Automation.RuntimeDefinedParameter]::new('Shelf', [int], [System.Attribute[]] [Parameter]::new())); $all } }
                    }
                }
                It 'without' { Get-Command Get-Dynamic | Should -Not -HaveParameter Shelf }
                It 'with' { Get-Command Get-Dynamic -ArgumentList tape | Should -HaveParameter Shelf -Type int }
                It 'another' { Get-Command Get-Dynamic -ArgumentList disk | Should -Not -HaveParameter Shelf }
            }
        }
        Assert-TestPassed $run 'without', 'with', 'another'
    }

    It 'They take no value from the pipeline.' {
        Assert-TestPassed $sample 'no value'
    }

    It 'writes its result to the output.' {
        Assert-TestPassed $sample 'output'
    }

    It 'Assign that result to $null, then the value is alone again.' {
        Assert-TestPassed $sample 'assigned'
    }

    It 'A parameter that names no set is in __AllParameterSets.' {
        Assert-TestPassed $looks 'all sets'
    }

    It 'The function returns more than you think: a line in it, often a .NET method call such as $list.Add(…), writes its result to the output. Assign that result to $null, then the value is alone again.' {
        Assert-TestPassed $looks 'more'
    }

    It 'ValidateSet, ValidateRange and the other attributes refuse a value before the function starts.' {
        Assert-Passing { function Save-Tape { param ([ValidateSet('a')] $Kind) $global:proofStarted = $true }; $global:proofStarted = $false; { Save-Tape -Kind b } | Should -Throw -ErrorId 'ParameterArgumentValidationError,Save-Tape'; $global:proofStarted | Should -BeFalse; Save-Tape -Kind a; $global:proofStarted | Should -BeTrue }
    }

    It 'a mandatory [string] parameter got an empty text or $null that no such attribute refused' {
        Assert-Passing { function Save-Tape { param ([Parameter(Mandatory)] [string] $Name) }; { Save-Tape -Name '' } | Should -Throw -ErrorId 'ParameterArgumentValidationErrorEmptyStringNotAllowed,*'; { Save-Tape -Name $null } | Should -Throw -ErrorId 'ParameterArgumentValidationErrorEmptyStringNotAllowed,*' }
        Assert-Passing { function Save-Tape { param ([Parameter(Mandatory)] [ValidateSet('a')] [string] $Name) }; { Save-Tape -Name '' } | Should -Throw -ErrorId 'ParameterArgumentValidationError,*' }
        Assert-Passing { function Save-Tape { param ([Parameter(Mandatory)] [ValidateLength(0, 64)] [string] $Name) }; { Save-Tape -Name '' } | Should -Throw -ErrorId 'ParameterArgumentValidationErrorEmptyStringNotAllowed,*' }
    }

    It 'a mandatory parameter without a type, or of a type such as [hashtable], got $null' {
        Assert-Passing { function Save-Plan { param ([Parameter(Mandatory)] [hashtable] $Plan) }; { Save-Plan -Plan $null } | Should -Throw -ErrorId 'ParameterArgumentValidationErrorNullNotAllowed,*' }
        Assert-Passing { function Save-Tape { param ([Parameter(Mandatory)] $Name) }; { Save-Tape -Name $null } | Should -Throw -ErrorId 'ParameterArgumentValidationErrorNullNotAllowed,*'; Save-Tape -Name '' }
    }

    It 'a mandatory array, such as [string[]], got an empty list' {
        Assert-Passing { function Save-Tape { param ([Parameter(Mandatory)] [string[]] $Name) }; { Save-Tape -Name @() } | Should -Throw -ErrorId 'ParameterArgumentValidationErrorEmptyArrayNotAllowed,*' }, { function Save-Tape { param ([Parameter(Mandatory)] [array] $Name) }; { Save-Tape -Name @() } | Should -Throw -ErrorId 'ParameterArgumentValidationErrorEmptyCollectionNotAllowed,*' }, { function Save-Tape { param ([Parameter(Mandatory)] [System.Collections.Generic.List[string]] $Name) }; { Save-Tape -Name @() } | Should -Throw -ErrorId 'ParameterArgumentValidationErrorEmptyCollectionNotAllowed,*' }
    }

    It 'the value cannot be converted to the type' {
        Assert-Passing { function Save-Tape { param ([int] $Keep) }; { Save-Tape -Keep x } | Should -Throw -ErrorId 'ParameterArgumentTransformationError,*' }
    }

    It 'there is no such parameter' {
        Assert-Passing { function Save-Tape { [CmdletBinding()] param () }; { Save-Tape -Nope 1 } | Should -Throw -ErrorId 'NamedParameterNotFound,*' }
    }

    It 'A foreach in a test that has nothing to go through asserts nothing, and a test without a failed assertion passes.' {
        (Invoke-Sample "Describe 'd' { It 'i' { foreach (`$one in @()) { `$one | Should -Be 1 } } }").Passed | Should -Be 1
        (Invoke-Sample "Describe 'd' { It 'i' { foreach (`$one in @(2)) { `$one | Should -Be 1 } } }").Failed | Should -Be 1
    }

    It 'an attribute such as ValidateSet, ValidateRange, ValidatePattern, ValidateScript or ValidateNotNullOrEmpty refused the value' {
        Assert-Passing @(
            { function Save-Tape { param ([ValidateSet('a')] $Kind) }; { Save-Tape b } | Should -Throw -ErrorId 'ParameterArgumentValidationError,Save-Tape'; Save-Tape a }
            { function Save-Tape { param ([ValidateRange(1, 3)] $Kind) }; { Save-Tape 4 } | Should -Throw -ErrorId 'ParameterArgumentValidationError,Save-Tape'; Save-Tape 3 }
            { function Save-Tape { param ([ValidatePattern('^a')] $Kind) }; { Save-Tape b } | Should -Throw -ErrorId 'ParameterArgumentValidationError,Save-Tape'; Save-Tape a }
            { function Save-Tape { param ([ValidateScript({ $_ -eq 'a' })] $Kind) }; { Save-Tape b } | Should -Throw -ErrorId 'ParameterArgumentValidationError,Save-Tape'; Save-Tape a }
            { function Save-Tape { param ([ValidateNotNullOrEmpty()] $Kind) }; { Save-Tape '' } | Should -Throw -ErrorId 'ParameterArgumentValidationError,Save-Tape'; Save-Tape a }
        )
    }

    It 'A file log[1].txt is not read either: -Not -FileContentMatch passes, and only prints an error.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Set-Content -LiteralPath 'TestDrive:/log[1].txt' -Value 'done'; Set-Content -Path TestDrive:/log.txt -Value 'done' }
                It 'brackets' { 'TestDrive:/log[1].txt' | Should -Not -FileContentMatch 'done'; 'TestDrive:/log[1].txt' | Should -Not -FileContentMatchMultiline 'done' }
                It 'none' { 'TestDrive:/log.txt' | Should -Not -FileContentMatch 'done' }
                It 'literal' { Get-Content -LiteralPath 'TestDrive:/log[1].txt' | Should -Be 'done' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
        "$($run.Text) $($run.Errors)" | Should -Match 'log\[1\]\.txt'
    }

    It 'Brackets in a path are wildcards for -Exist, so it does not find an existing folder [old], and -Not -Exist passes.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $folder = New-Item -Path "$TestDrive/[old]" -ItemType Directory -Force; $null = New-Item -Path "$TestDrive/new" -ItemType Directory }
                It 'there' { Test-Path -LiteralPath "$TestDrive/[old]" | Should -BeTrue; "$TestDrive/[old]" | Should -Not -Exist }
                It 'without brackets' { "$TestDrive/new" | Should -Exist }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'The expected message is empty, and an empty text asks for nothing. A property that does not exist is empty: an error record has no Message, so write $record.Exception.Message.' {
        $record = [System.Management.Automation.ErrorRecord]::new([exception]::new('x'), 'id', 'NotSpecified', $null)
        $record.PSObject.Properties.Name | Should -Not -Contain 'Message'
        Assert-Passing { { throw 'full' } | Should -Throw '' }, { { throw 'full' } | Should -Throw ([pscustomobject] @{ A = 1 }).Message }
        $null = Get-Failure { { throw 'full' } | Should -Throw 'empty' }
    }

    It 'Each file below has one test that passes and tests that fail, with the messages that they give.' {
        $failure = Get-Failure { 10 | Should -Be 11 }, { 'a' | Should -BeLike 'b*' }, { 1 | Should -BeOfType string }
        $failure | ForEach-Object { $_ | Should -BeLike 'Expected*' }
    }

    It '[OutputType()] only informs: PowerShell does not check what the function returns. A test can compare the declared type with the returned one.' {
        Assert-Passing {
            function Get-Size { [OutputType([int])] param ([switch] $AsText) if ($AsText) { '7' } else { 7 } }
            $declared = (Get-Command Get-Size).OutputType.Type
            Get-Size | Should -BeOfType $declared
            Get-Size -AsText | Should -Not -BeOfType $declared
        }
    }

    It 'A name from PSTypeName has no .NET type behind it' {
        Assert-Passing {
            function Get-Named { [OutputType('My.Backup')] param () [pscustomobject] @{ PSTypeName = 'My.Backup' } }
            function Get-Typed { [OutputType([int])] param () 7 }
            (Get-Command Get-Named).OutputType.Type | Should -BeNullOrEmpty
            (Get-Command Get-Named).OutputType.Name | Should -Be 'My.Backup'
            (Get-Command Get-Typed).OutputType.Type | Should -Be ([int])
        }
    }

    It 'With several types in the attribute, $declared is a list: take the type that belongs to the call.' {
        Assert-Passing {
            function Get-Size { [OutputType([int], [string])] param ([switch] $AsText) if ($AsText) { '7' } else { 7 } }
            $declared = (Get-Command Get-Size).OutputType.Type
            $declared.Count | Should -Be 2
            Get-Size | Should -BeOfType $declared[0]
            Get-Size -AsText | Should -BeOfType $declared[1]
        }
    }

    It 'MissingArgument,… | a parameter was named without a value, as in New-Backup -Plan: Missing an argument for parameter ''Plan''.' {
        Assert-Passing {
            function New-Backup { [CmdletBinding()] param ([string] $Plan) 'made' }
            { New-Backup -Plan } | Should -Throw "Missing an argument for parameter 'Plan'.*" -ErrorId 'MissingArgument,New-Backup'
            New-Backup -Plan 'daily' | Should -Be 'made'
        }
    }

    It 'A function with neither [CmdletBinding()] nor [Parameter()] puts unknown names and surplus values into $args, also without an error.' {
        Assert-Passing {
            function Save-Tape ([string] $Plan) { "$args" }
            Save-Tape daily -Nope 3 more | Should -Be '-Nope 3 more'
            function Save-Disk ([Parameter()] [string] $Plan) { }
            { Save-Disk daily -Nope 3 } | Should -Throw -ErrorId 'NamedParameterNotFound,*'
            { Save-Disk daily more } | Should -Throw -ErrorId 'PositionalParameterNotFound,*'
        }
    }

    It 'PositionalParameterNotFound,… | more values than parameters' {
        Assert-Passing {
            function New-Backup { [CmdletBinding()] param ([string] $Plan) 'made' }
            { New-Backup a b } | Should -Throw -ErrorId 'PositionalParameterNotFound,New-Backup'
            New-Backup a | Should -Be 'made'
        }
    }

    It 'If you compare before the pipe, the message is only Expected $true, but got $false, which does not tell you the value.' {
        $before, $in = Get-Failure { $age = 5; ($age -gt 7) | Should -BeTrue }, { $age = 5; $age | Should -BeGreaterThan 7 }
        $before | Should -BeLike 'Expected $true, but got $false*'
        $before | Should -Not -Match '5'
        $in | Should -Match '5'
    }

    It 'Where no assertion fits, put the value into the reason: -Because "the age is $age".' {
        $with, $without = Get-Failure { $age = 41.5; ($age -gt 70) | Should -BeTrue -Because "the age is $age" }, { $age = 41.5; ($age -gt 70) | Should -BeTrue }
        $with | Should -BeLike '*the age is 41.5*'
        $without | Should -Not -Match '41.5'
    }

    It '(Get-Command Restore-Backup).ParameterSets.Name | Sort-Object gives the names of all sets of a command, and DefaultParameterSet the name of the set that the command takes in case of doubt.' {
        $run = Invoke-Sample -Script {
            function Restore-Backup { [CmdletBinding(DefaultParameterSetName = 'ByName')] param ([Parameter(ParameterSetName = 'ByName', Position = 0)] $Name, [Parameter(ParameterSetName = 'ById', Position = 0)] $Id) $PSCmdlet.ParameterSetName }
            "$((Get-Command Restore-Backup).ParameterSets.Name | Sort-Object)"
            (Get-Command Restore-Backup).DefaultParameterSet
            Restore-Backup 1
            Restore-Backup -Id 1
        }
        $run.Value | Should -Be 'ById ByName', 'ByName', 'ByName', 'ById'
    }

    It 'When the text comes from a variable, check first that it is there.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'empty' { $message = $null; { throw 'other' } | Should -Throw $message }
                It 'checked' { $message = $null; $message | Should -Not -BeNullOrEmpty; { throw 'other' } | Should -Throw $message }
                It 'there' { $message = 'text'; $message | Should -Not -BeNullOrEmpty; { throw 'other' } | Should -Throw $message }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'To check that a text is a GUID, convert it with -as: what cannot be converted becomes $null.' {
        'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' -as [guid] | Should -BeOfType ([guid])
        foreach ($text in 'f81d4fae-7dec', '') { $null -eq ($text -as [guid]) | Should -BeTrue }
    }

    It '-as [datetime] reads the text in the language of the computer, and accepts 1.5 as a date.' {
        $before = [cultureinfo]::CurrentCulture
        try {
            [cultureinfo]::CurrentCulture = 'en-US'
            $null -eq ('31.12.2026' -as [datetime]) | Should -BeTrue
            '1.5' -as [datetime] | Should -BeOfType ([datetime])
            [cultureinfo]::CurrentCulture = 'de-DE'
            ('31.12.2026' -as [datetime]).Month | Should -Be 12
            '1.5' -as [datetime] | Should -BeOfType ([datetime])
        } finally { [cultureinfo]::CurrentCulture = $before }
        $null -eq ('2026-13-31' -as [datetime]) | Should -BeTrue
    }

    It 'For Compare-Object, lines in another order are the same, unless you add -SyncWindow 0.' {
        @(Compare-Object ('a', 'b', 'c') ('b', 'a', 'c')).Count | Should -Be 0
        @(Compare-Object ('a', 'b', 'c') ('b', 'a', 'c') -SyncWindow 0).Count | Should -BeGreaterThan 0
        @(Compare-Object ('a', 'b') ('a', 'x')).InputObject | Sort-Object | Should -Be 'b', 'x'
    }

    Context 'a loop' {
        BeforeAll {
            $loop = {
                BeforeDiscovery { $names = 'Get-Backup', 'photos', 'music' }
                Describe 'd' {
                    It 'loop' {
                        foreach ($name in 'Get-Backup', 'photos', 'music') { $name | Should -Match '^\w+-\w+$' -Because "function '$name' needs a verb" }
                    }
                    It '<_> has a verb' -ForEach $names { $_ | Should -Match '^\w+-\w+$' }
                }
            }
            $stopping = Invoke-Sample $loop
            $going = Invoke-Sample $loop -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        }

        It 'In a loop, the first assertion that fails ends the test, unless you collect failures. So let the reason name the item: -Because "function ''$name'' needs a verb".' {
            $said = $stopping.Tests[0].Message
            "$said" | Should -BeLike "Expected regular expression '*' to match 'photos', because function 'photos' needs a verb, but it did not match.*"
            "$said" | Should -Not -Match 'music'
            "$($going.Tests[0].Message)" | Should -Match "(?s)because function 'photos' needs a verb.*because function 'music' needs a verb"
        }

        It 'With -ForEach on the It and <_> in its name, as in It ''<_> has a verb'' -ForEach $names { … }, the names of the failed tests say which items failed.' {
            $stopping.Tests | Select-Object -Skip 1 | ForEach-Object { "$($_.Result) $($_.Path)" } | Should -Be 'Passed d.Get-Backup has a verb', 'Failed d.photos has a verb', 'Failed d.music has a verb'
        }
    }

    It 'No option lets a test go on after such an error.' {
        $run = Invoke-Sample -Configuration @{ Should = @{ ErrorAction = 'Continue' } } {
            Describe 'd' {
                It 'error' { function Get-Backup { throw 'full' }; Get-Backup; Write-Host '<after the error>' }
                It 'assertion' { 1 | Should -Be 2; Write-Host '<after the assertion>' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed'
        $run.Output -match '^<' | Should -Be '<after the assertion>'
    }

    It 'If the error may or may not come, ignore it with $output = try { Get-Backup } catch { }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'comes' { function Get-Backup { 'mail'; throw 'full' }; $output = try { Get-Backup } catch { }; $output | Should -Be 'mail' }
                It 'does not' { function Get-Backup { 'mail' }; $output = try { Get-Backup } catch { }; $output | Should -Be 'mail' }
                It 'not ignored' { function Get-Backup { 'mail'; throw 'full' }; $output = Get-Backup; $output | Should -Be 'mail' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed'
    }

    It 'A call that is accepted runs the function, and no mock of the test exists in that instance:' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Set-Backup { param ([Parameter(Mandatory)] [string] $Path, [Parameter(Mandatory)] [string] $Name) Set-Content -Path $Path -Value $Name }
                    function Get-CallError ([string] $Call) {
                        $shell = [powershell]::Create()
                        $null = $shell.AddScript("function Set-Backup { ${function:Set-Backup} }; $Call").Invoke()
                        "$($shell.Streams.Error)"
                        $shell.Dispose()
                    }
                    Mock Set-Content
                }
                It 'refused' { Get-CallError "Set-Backup -Path '$TestDrive/a.txt'" | Should -BeLike '*Name.'; "$TestDrive/a.txt" | Should -Not -Exist }
                It 'accepted' { Get-CallError "Set-Backup -Path '$TestDrive/b.txt' -Name mail" | Should -BeNullOrEmpty; "$TestDrive/b.txt" | Should -Exist; Should -Invoke Set-Content -Times 0 -Exactly }
                It 'in the test' { Set-Backup -Path "$TestDrive/c.txt" -Name mail; "$TestDrive/c.txt" | Should -Not -Exist }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed'
    }

    It 'Let the block add to a list, because $seen += $name in a block fills a copy. Give the list a name that the function does not use itself.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Invoke-Each ([string[]] $Name, [scriptblock] $Action) { foreach ($one in $Name) { & $Action $one } }
                    function Invoke-Seen ([string[]] $Name, [scriptblock] $Action) { $seen = @(); foreach ($one in $Name) { & $Action $one }; $null = $seen }
                }
                BeforeEach { $seen = [System.Collections.Generic.List[string]]::new(); $other = [System.Collections.Generic.List[string]]::new() }
                It 'list' { Invoke-Each mail, code { param ($name) $seen.Add($name) }; $seen | Should -Be 'mail', 'code' }
                It 'copy of a list' { Invoke-Each mail, code { param ($name) $seen += $name }; $seen | Should -BeNullOrEmpty }
                It 'copy of an array' { $seen = @(); Invoke-Each mail, code { param ($name) $seen += $name }; $seen | Should -BeNullOrEmpty }
                It 'name of the function' { try { Invoke-Seen mail, code { param ($name) $seen.Add($name) } } catch { }; $seen | Should -BeNullOrEmpty }
                It 'name of its own' { Invoke-Seen mail, code { param ($name) $other.Add($name) }; $other | Should -Be 'mail', 'code' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'A class of your own in ValidateSet (PowerShell 7) runs its commands at each call. Mock these commands with -ModuleName, and (Get-Command Get-Tape).Parameters[''Name''].Attributes.ValidValues is the mocked list. A transformation attribute of your own can be called alone: InModuleScope Backup { [ToGigabyte]::new().Transform($ExecutionContext, ''2GB'') }.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        $module = {
            class TapeNames : System.Management.Automation.IValidateSetValuesGenerator { [string[]] GetValidValues() { return (Get-TapeName) } }
            class ToGigabyte : System.Management.Automation.ArgumentTransformationAttribute { [object] Transform([System.Management.Automation.EngineIntrinsics] $engine, [object] $value) { return [int] ("$value" -replace 'GB') } }
            function Get-TapeName { 'vault', 'attic' }
            function Get-Tape { [CmdletBinding()] param ([ValidateSet([TapeNames])] [string] $Name, [ToGigabyte()] $Size = 0) "$Name $Size" }
            Export-ModuleMember -Function Get-Tape, Get-TapeName
        }
        $run = Invoke-Sample -File @{ 'Backup.psm1' = $module } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 -Force }
                BeforeEach { $list = { (Get-Command Get-Tape).Parameters['Name'].Attributes.ValidValues } }
                It 'real' { & $list | Should -Be 'vault', 'attic'; { Get-Tape -Name fake } | Should -Throw '*set "vault,attic"*' }
                It 'mocked' { Mock Get-TapeName { 'fake' } -ModuleName Backup; & $list | Should -Be 'fake'; Get-Tape -Name fake | Should -Be 'fake 0'; { Get-Tape -Name vault } | Should -Throw '*set "fake"*' }
                It 'each call' { $script:names = 'one'; Mock Get-TapeName { $script:names } -ModuleName Backup; Get-Tape -Name one | Should -Be 'one 0'; $script:names = 'two'; Get-Tape -Name two | Should -Be 'two 0'; { Get-Tape -Name one } | Should -Throw }
                It 'without -ModuleName' { Mock Get-TapeName { 'fake' }; & $list | Should -Be 'vault', 'attic' }
                It 'attribute' { $size = InModuleScope Backup { [ToGigabyte]::new().Transform($ExecutionContext, '2GB') }; $size | Should -Be 2; $size | Should -BeOfType int; Get-Tape -Name vault -Size '3GB' | Should -Be 'vault 3' }
                It 'outside of the module' { { [ToGigabyte]::new() } | Should -Throw 'Unable to find type*' }
            }
        }
        Assert-TestPassed $run 'real', 'mocked', 'each call', 'without -ModuleName', 'attribute', 'outside of the module'
    }

    It 'Values that are taken by property name come from objects whose properties have the names of the parameters or of their aliases: [pscustomobject] @{ Name = ''mail''; Size = 1 } | Get-Label. The attribute for this is ValueFromPipelineByPropertyName.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Get-Label { param ([Parameter(ValueFromPipelineByPropertyName)] [Alias('Title')] $Name, [Parameter(ValueFromPipelineByPropertyName)] $Size) process { "$Name=$Size" } }
                    function Get-Plain { param ([Parameter(ValueFromPipeline)] $Name, $Size) process { "$($Name.GetType().Name)=$Size" } }
                }
                It 'object' { [pscustomobject] @{ Name = 'mail'; Size = 1 }, [pscustomobject] @{ Name = 'photos'; Size = 2 } | Get-Label | Should -Be 'mail=1', 'photos=2' }
                It 'alias' { [pscustomobject] @{ Title = 'mail'; Size = 1 } | Get-Label | Should -Be 'mail=1' }
                It 'hashtable' { $said = @{ Name = 'mail'; Size = 1 } | Get-Label 2>&1; "$said" | Should -BeLike 'The input object cannot be bound*' }
                It 'other name' { $said = [pscustomobject] @{ Label = 'mail' } | Get-Label 2>&1; "$said" | Should -BeLike 'The input object cannot be bound*' }
                It 'other attribute' { [pscustomobject] @{ Name = 'mail'; Size = 1 } | Get-Plain | Should -Be 'PSCustomObject=' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'A whole number is not always an [int]: in PowerShell 7, ConvertFrom-Json makes a [long] of it. The size of a file is a [long], too, and the Sum of Measure-Object is a [double].' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        Assert-Passing { (ConvertFrom-Json '{ "size": 7 }').size | Should -BeOfType long }, { (ConvertFrom-Json '{ "size": 7 }').size | Should -Not -BeOfType int }, { (1, 2 | Measure-Object -Sum).Sum | Should -BeOfType double }, { (1, 2 | Measure-Object -Sum).Sum | Should -Not -BeOfType int }, { 7 | Should -BeOfType int }
        (Invoke-Sample -File @{ 'a.txt' = 'seven' } -Test { Describe 'd' { It 'i' { (Get-Item $PSScriptRoot/a.txt).Length | Should -BeOfType long; (Get-Item $PSScriptRoot/a.txt | Measure-Object -Property Length -Sum).Sum | Should -BeOfType double } } }).Passed | Should -Be 1
    }

    It 'There, a missing value is an error, which goes to the error stream of that instance.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Invoke-There ([string] $Call) { $script:shell = [powershell]::Create(); $script:output = $shell.AddScript("function Restore-It { param ([Parameter(Mandatory)] `$File, [Parameter(Mandatory)] `$Target) 'restored' }; $Call").Invoke() } }
            AfterEach { $shell.Dispose() }
            It 'missing' { Invoke-There 'Restore-It -File a'; $output | Should -BeNullOrEmpty; $shell.Streams.Error | Should -HaveCount 1; "$($shell.Streams.Error)" | Should -BeLike '*missing mandatory parameters: Target.' }
            It 'given' { Invoke-There 'Restore-It -File a -Target b'; $output | Should -Be 'restored'; @($shell.Streams.Error).Count | Should -Be 0 }
        } }
        $run.Passed | Should -Be 2
    }

    It 'When Plan takes values from the pipeline, a refused value is not an exception: ''yearly'' | New-Backup writes the error, and goes on with the next value.' {
        $run = Invoke-Sample {
            BeforeAll { function New-Backup { param ([Parameter(Mandatory, ValueFromPipeline)] [ValidateSet('daily', 'weekly')] [string] $Plan) process { $Plan } } }
            Describe 'd' {
                It 'goes on' { { 'yearly' | New-Backup } | Should -Not -Throw; $said = 'daily', 'yearly', 'weekly' | New-Backup 2>&1; @($said).Count | Should -Be 3; $said[1].FullyQualifiedErrorId | Should -Be 'ParameterArgumentValidationError,New-Backup' }
                It 'stops' { { 'yearly' | New-Backup -ErrorAction Stop } | Should -Throw -ErrorId 'ParameterArgumentValidationError,New-Backup' }
                It 'argument' { { New-Backup -Plan 'yearly' } | Should -Throw -ErrorId 'ParameterArgumentValidationError,New-Backup' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'For a piped value, the error id is the same as in the table, unless the value cannot be converted: then the id is InputObjectNotBound,…. A property of a piped object that cannot be converted keeps ParameterArgumentTransformationError,….' {
        $run = Invoke-Sample {
            BeforeAll { function New-Backup { param ([Parameter(Mandatory, ValueFromPipeline)] [int] $Days) process { $Days } }; function New-Named { param ([Parameter(Mandatory, ValueFromPipeline)] [AllowNull()] [ValidateNotNullOrEmpty()] [string] $Plan) process { $Plan } } }
            Describe 'd' {
                It 'pipeline' { $said = 'ten' | New-Backup 2>&1; $said.FullyQualifiedErrorId | Should -Be 'InputObjectNotBound,New-Backup' }
                It 'argument' { $said = try { New-Backup -Days 'ten' } catch { $_ }; $said.FullyQualifiedErrorId | Should -Be 'ParameterArgumentTransformationError,New-Backup' }
                It 'property' { function New-Row { param ([Parameter(Mandatory, ValueFromPipelineByPropertyName)] [int] $Plan) process { $Plan } }; $said = "Plan`nten" | ConvertFrom-Csv | New-Row 2>&1; $said.FullyQualifiedErrorId | Should -Be 'ParameterArgumentTransformationError,New-Row' }
                It 'validated' { $said = '' | New-Named 2>&1; $said.FullyQualifiedErrorId | Should -Be 'ParameterArgumentValidationError,New-Named' }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed Passed' -Because "$($run.Messages)"
    }

    It 'Upper and lower case are the same, too, unless you add -CaseSensitive. Line ends do not count at all, except for one at the end of the text.' {
        @(Compare-Object ("a`r`nb`n" -split '\r?\n') ("a`nb" -split '\r?\n')).Count | Should -Be 1
        @(Compare-Object ('a', 'B') ('a', 'b')).Count | Should -Be 0
        @(Compare-Object ('a', 'B') ('a', 'b') -CaseSensitive).Count | Should -Be 2
        @(Compare-Object ("a`r`nb" -split '\r?\n') ("a`nb" -split '\r?\n') -CaseSensitive -SyncWindow 0).Count | Should -Be 0
        $null = Get-Failure { "a`r`nb" | Should -Be "a`nb" }
    }

    It 'a type with :: or a cast' {
        $null = Get-Failure { [System.DayOfWeek]::Monday | Should -Be [System.DayOfWeek]::Monday }, { 1 | Should -Be [int]'1' }
        Assert-Passing { [System.DayOfWeek]::Monday | Should -Be ([System.DayOfWeek]::Monday) }, { 1 | Should -Be ([int]'1') }
    }

    It 'the call of a command' {
        $null = Get-Failure { function Get-Kind { 'daily' }; 'daily' | Should -Be Get-Kind }
        Assert-Passing { function Get-Kind { 'daily' }; 'daily' | Should -Be (Get-Kind) }
    }

    It 'A call with parameters that no set has together throws. Its error ID is AmbiguousParameterSet, a comma and the name of the function. For a cmdlet, a mocked function or braces with InModuleScope in them, the name is another one: write ''AmbiguousParameterSet*''. The ID is the same for a call that fits several sets when none of them is the default.' {
        $run = Invoke-Sample {
            BeforeAll {
                function Restore-Backup {
                    [CmdletBinding(DefaultParameterSetName = 'ByName')]
                    param ([Parameter(ParameterSetName = 'ByName')] [string] $Name, [Parameter(Mandatory, ParameterSetName = 'ByFile')] [string] $File)
                    'restored'
                }
                function Find-Backup {
                    [CmdletBinding()]
                    param ([Parameter(ParameterSetName = 'ByName')] [string] $Name, [Parameter(ParameterSetName = 'ByFile')] [string] $File)
                    'found'
                }
            }
            Describe 'd' {
                It 'refused' { { Restore-Backup -Name mail -File mail.bak } | Should -Throw -ErrorId 'AmbiguousParameterSet,Restore-Backup' }
                It 'a cmdlet' {
                    { Get-ChildItem -Path a -LiteralPath b } | Should -Throw -ErrorId 'AmbiguousParameterSet*'
                    { { Get-ChildItem -Path a -LiteralPath b } | Should -Throw -ErrorId 'AmbiguousParameterSet,Get-ChildItem' } | Should -Throw
                }
                It 'a mock' {
                    Mock Restore-Backup { }
                    { Restore-Backup -Name mail -File mail.bak } | Should -Throw -ErrorId 'AmbiguousParameterSet*'
                    { { Restore-Backup -Name mail -File mail.bak } | Should -Throw -ErrorId 'AmbiguousParameterSet,Restore-Backup' } | Should -Throw
                }
                It 'in a module' {
                    New-Module -Name Tape -ScriptBlock { function Find-Tape { [CmdletBinding()] param ([Parameter(ParameterSetName = 'A')] $A, [Parameter(ParameterSetName = 'B')] $B) } } | Import-Module
                    { Find-Tape -A 1 -B 2 } | Should -Throw -ErrorId 'AmbiguousParameterSet,Find-Tape'
                    { InModuleScope Tape { Find-Tape -A 1 -B 2 } } | Should -Throw -ErrorId 'AmbiguousParameterSet*'
                    { { InModuleScope Tape { Find-Tape -A 1 -B 2 } } | Should -Throw -ErrorId 'AmbiguousParameterSet,Find-Tape' } | Should -Throw
                    InModuleScope Tape { { Find-Tape -A 1 -B 2 } | Should -Throw -ErrorId 'AmbiguousParameterSet,Find-Tape' }
                    Remove-Module Tape
                }
                It 'new' -Skip:(-not (Get-Command Should-Throw -ErrorAction Ignore)) { { Get-ChildItem -Path a -LiteralPath b } | Should-Throw -FullyQualifiedErrorId 'AmbiguousParameterSet*' }
                It 'several fit' { { Find-Backup } | Should -Throw -ErrorId 'AmbiguousParameterSet,Find-Backup' }
                It 'a default fits' { Restore-Backup | Should -Be 'restored' }
                It 'each alone' { Restore-Backup -Name mail | Should -Be 'restored'; Restore-Backup -File mail.bak | Should -Be 'restored'; Find-Backup -Name mail | Should -Be 'found' }
            }
        }
        Assert-TestPassed $run 'refused', 'a cmdlet', 'a mock', 'in a module', 'several fit', 'a default fits', 'each alone'
        if ($env:PROOFS_VERSION -eq 'v6') { Assert-TestPassed $run 'new' }
    }

    Context 'completers that call a command' {
        BeforeAll {
            $completed = Invoke-Sample -File @{
                'Shelf.psm1' = {
                    function Get-Tape { [pscustomobject] @{ Name = 'real' } }
                    function Get-Hidden { [pscustomobject] @{ Name = 'hidden' } }
                    function Use-Attribute { param ([ArgumentCompleter({ param($c, $p, $w) @((Get-Tape).Name) -like "$w*" })] [string] $Name) }
                    function Use-Hidden { param ([ArgumentCompleter({ param($c, $p, $w) @((Get-Hidden).Name) -like "$w*" })] [string] $Name) }
                    function Use-Registered { param ([string] $Name) }
                    Register-ArgumentCompleter -CommandName Use-Registered -ParameterName Name -ScriptBlock { param($c, $p, $w) @((Get-Hidden).Name) -like "$w*" }
                    Export-ModuleMember -Function Get-Tape, Use-*
                }
                'Later.Tests.ps1' = { Describe 'later' { It 'stays' { function Use-Own { param ([string] $Name) }; (TabExpansion2 'Use-Own -Name ' 14).CompletionMatches.CompletionText | Should -Be 'own' } } }
            } -Test {
                Describe 'd' {
                    BeforeAll {
                        Import-Module $PSScriptRoot/Shelf.psm1
                        function Get-Own { [pscustomobject] @{ Name = 'real' } }
                        function Use-Plain { param ([ArgumentCompleter({ param($c, $p, $w) (Get-Own).Name -like "$w*" })] [string] $Name) }
                        function Use-List { param ([ArgumentCompleter({ param($c, $p, $w) @((Get-Own).Name) -like "$w*" })] [string] $Name) }
                        function Use-Own { param ([string] $Name) }
                        Register-ArgumentCompleter -CommandName Use-Own -ParameterName Name -ScriptBlock { 'own' }
                        function Use-Broken { param ([ArgumentCompleter({ throw 'broken' })] [string] $Name) }
                        function Use-Nothing { param ([ArgumentCompleter({ })] [string] $Name) }
                        function Get-Offer ([string] $Line) { (TabExpansion2 -inputScript $Line -cursorColumn $Line.Length).CompletionMatches.CompletionText -join ',' }
                    }
                    It 'mocked' { Get-Offer 'Use-List -Name ' | Should -Be 'real'; Mock Get-Own { [pscustomobject] @{ Name = 'mail' } }; Get-Offer 'Use-List -Name ' | Should -Be 'mail' }
                    It 'one' { Get-Offer 'Use-Plain -Name ' | Should -Be 'True' }
                    It 'two' { Mock Get-Own { [pscustomobject] @{ Name = 'a' }, [pscustomobject] @{ Name = 'b' } }; Get-Offer 'Use-Plain -Name ' | Should -Be 'a,b' }
                    It 'attribute' {
                        Mock Get-Tape { [pscustomobject] @{ Name = 'in-module' } } -ModuleName Shelf; Get-Offer 'Use-Attribute -Name ' | Should -Be 'real'
                        Mock Get-Tape { [pscustomobject] @{ Name = 'mocked' } }; Get-Offer 'Use-Attribute -Name ' | Should -Be 'mocked'
                    }
                    It 'not exported' { Get-Offer 'Use-Hidden -Name hi' | Should -BeNullOrEmpty; InModuleScope Shelf { (TabExpansion2 'Use-Hidden -Name hi' 19).CompletionMatches.CompletionText } | Should -Be 'hidden' }
                    It 'registered' { Get-Offer 'Use-Registered -Name ' | Should -Be 'hidden'; Mock Get-Hidden { [pscustomobject] @{ Name = 'mocked' } } -ModuleName Shelf; Get-Offer 'Use-Registered -Name ' | Should -Be 'mocked' }
                    It 'files' {
                        Set-Content "$TestDrive/zebra.txt" 1
                        Push-Location $TestDrive
                        try {
                            foreach ($name in 'Use-Broken', 'Use-Nothing') {
                                Get-Offer "$name -Name ze" | Should -Match 'zebra\.txt$'
                                Get-Offer "$name -Name yy" | Should -BeNullOrEmpty
                            }
                        } finally { Pop-Location }
                        { Get-Offer 'Use-Broken -Name ze' } | Should -Not -Throw
                    }
                }
            } -Configuration @{ Run = @{ Path = './Sample.Tests.ps1', './Later.Tests.ps1' } }
        }

        It 'Where the completer calls a command, mock that command. In @( ), one backup is a list, too: without it, -like gives True, and Tab offers the word True.' { Assert-TestPassed $completed 'mocked', 'one', 'two' }

        It 'The block of [ArgumentCompleter({ … })] looks for commands from the caller, so mock without -ModuleName. It does not find a command that the module does not export.' { Assert-TestPassed $completed 'attribute', 'not exported' }

        It 'The block of Register-ArgumentCompleter belongs to the module: mock with -ModuleName. A registered completer stays for the rest of the session.' { Assert-TestPassed $completed 'registered', 'stays' }

        It 'An error in a completer is not shown. As when the completer returns nothing, PowerShell then offers the files and folders that begin with the word. In a test that nothing is offered, type a word with which no file begins.' { Assert-TestPassed $completed 'files' }
    }
}
