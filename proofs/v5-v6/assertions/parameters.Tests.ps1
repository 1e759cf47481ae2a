BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $looks = Invoke-Sample {
        BeforeAll { function Get-Own { param ([Parameter(ParameterSetName = 'A')] $Path, $Name) } }
        Describe 'd' {
            It 'all sets' { (Get-Command Get-Own).Parameters['Name'].ParameterSets.Keys | Should -Be '__AllParameterSets' }
        }
    }
}

Describe 'assertions/parameters' {
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

    It 'A parameter that names no set is in __AllParameterSets.' {
        Assert-TestPassed $looks 'all sets'
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

    It 'an attribute such as ValidateSet, ValidateRange, ValidatePattern, ValidateScript or ValidateNotNullOrEmpty refused the value' {
        Assert-Passing @(
            { function Save-Tape { param ([ValidateSet('a')] $Kind) }; { Save-Tape b } | Should -Throw -ErrorId 'ParameterArgumentValidationError,Save-Tape'; Save-Tape a }
            { function Save-Tape { param ([ValidateRange(1, 3)] $Kind) }; { Save-Tape 4 } | Should -Throw -ErrorId 'ParameterArgumentValidationError,Save-Tape'; Save-Tape 3 }
            { function Save-Tape { param ([ValidatePattern('^a')] $Kind) }; { Save-Tape b } | Should -Throw -ErrorId 'ParameterArgumentValidationError,Save-Tape'; Save-Tape a }
            { function Save-Tape { param ([ValidateScript({ $_ -eq 'a' })] $Kind) }; { Save-Tape b } | Should -Throw -ErrorId 'ParameterArgumentValidationError,Save-Tape'; Save-Tape a }
            { function Save-Tape { param ([ValidateNotNullOrEmpty()] $Kind) }; { Save-Tape '' } | Should -Throw -ErrorId 'ParameterArgumentValidationError,Save-Tape'; Save-Tape a }
        )
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
                        function Use-Enum { param ([ArgumentCompleter({ throw 'broken' })] [System.DayOfWeek] $Day) }
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
                        $Error.Clear(); $null = Get-Offer 'Use-Broken -Name ze'; "$Error" | Should -Match 'broken'
                        Get-Offer 'Use-Enum -Day sat' | Should -Be 'Saturday'
                    }
                }
            } -Configuration @{ Run = @{ Path = './Sample.Tests.ps1', './Later.Tests.ps1' } }
        }

        It 'Where the completer calls a command, mock that command. In @( ), one backup is a list, too: without it, -like gives True, and Tab offers the word True.' { Assert-TestPassed $completed 'mocked', 'one', 'two' }

        It 'The block of [ArgumentCompleter({ … })] looks for commands from the caller, so mock without -ModuleName. It does not find a command that the module does not export, except in a test within InModuleScope: call TabExpansion2 outside of it.' { Assert-TestPassed $completed 'attribute', 'not exported' }

        It 'The block of Register-ArgumentCompleter belongs to the module: mock with -ModuleName. A registered completer stays for the rest of the session.' { Assert-TestPassed $completed 'registered', 'stays' }

        It 'An exception in a completer is not shown; $Error has it. As when the completer returns nothing, PowerShell then offers the values of an enum, or the files and folders that begin with the word. In a test that nothing is offered, type a word with which no file begins.' { Assert-TestPassed $completed 'files' }
    }
}
