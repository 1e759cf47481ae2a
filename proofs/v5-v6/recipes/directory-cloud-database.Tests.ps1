BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Seconds 150 -File @{
        'Accounts.psm1'  = 'function Get-Account { Get-ProofUser -Identity jo }'
        'Directory.psm1' = 'function Get-ProofUser { [CmdletBinding()] param ($Identity) throw "not mocked" }'
        'needs.ps1'      = "#Requires -Modules Directory`n'needs ran'"
        'version.ps1'    = "#Requires -Modules @{ ModuleName = 'Directory'; ModuleVersion = '1.0' }`n'version ran'"
    } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Accounts.psm1, $PSScriptRoot/Directory.psm1 -Force
                function Get-Bound { [CmdletBinding()] param ($Identity) throw 'not mocked' }
                function Get-Loose ($Identity) { }
                function Set-Piped { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Identity) process { } }
                function Set-ByName { [CmdletBinding()] param ([Parameter(ValueFromPipelineByPropertyName)] $Name) process { } }
                function Set-NotPiped { [CmdletBinding()] param ($Identity) }
                function Set-Typed { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [System.IO.FileInfo] $Identity) process { } }
                function Set-Checked { param ([ValidateScript({ throw 'The Identity property on the argument is null or empty.' })] $Identity) }
                function Get-Thing ([System.Text.RegularExpressions.Group[]] $Machine) { }
            }
            It 'site drive' { function Get-Site { Set-Location P01: -ErrorAction Stop; 'there' }; { Get-Site } | Should -Throw; Mock Set-Location; Get-Site | Should -Be 'there' }
            It 'iis drive' { { Get-ChildItem -Path IIS:\Sites -ErrorAction Stop } | Should -Throw '*drive*IIS*'; Mock Get-ChildItem { 'default' }; Mock Get-ChildItem { 'site' } -ParameterFilter { $Path -like 'IIS:*' }; Get-ChildItem -Path IIS:\Sites | Should -Be 'site'; Get-ChildItem -Path $PSScriptRoot | Should -Be 'default' }
            It 'no command' { { Mock Get-ADUserOfNobody { } } | Should -Throw 'Could not find Command Get-ADUserOfNobody' -ExceptionType System.Management.Automation.CommandNotFoundException }
            It 'enough' { { Get-Bound -Identity x } | Should -Throw 'not mocked'; Mock Get-Bound { "user $Identity" }; Get-Bound -Identity jo | Should -Be 'user jo' }
            It 'refuses' { Mock Get-Bound { 1 }; { Get-Bound -Identit0 x } | Should -Throw 'A parameter cannot be found that matches parameter name ''Identit0''.'; Mock Get-Loose { 1 }; Get-Loose -Identit0 x | Should -Be 1; (Get-Command Get-Bound).Parameters.Keys | Should -Contain 'ErrorAction' }
            It 'pipeline' {
                Mock Set-Piped { "got $Identity" }; 'a', 'b' | Set-Piped | Should -Be 'got a', 'got b'; Mock Set-ByName { "got $Name" }; [pscustomobject] @{ Name = 'n' } | Set-ByName | Should -Be 'got n'
                Mock Set-NotPiped { 'called' }; $said = 'a' | Set-NotPiped 2>&1; "$said" | Should -BeLike 'The input object cannot be bound to any parameters for the command*'
            }
            It 'function wins' { function Get-Date { 'function' }; Get-Date | Should -Be 'function'; Mock Get-Date { 'mocked' }; Get-Date | Should -Be 'mocked' }
            It 'module' { Mock Get-ProofUser { 'mocked' } -ModuleName Accounts; Get-Account | Should -Be 'mocked' }
            It 'requires' { & $PSScriptRoot/needs.ps1 | Should -Be 'needs ran'; { & $PSScriptRoot/version.ps1 } | Should -Throw -ExceptionType System.Management.Automation.ScriptRequiresException }
            It 'typed' {
                Mock Set-Typed { 'called' }; $ErrorActionPreference = 'Continue'; $result = & { [pscustomobject] @{ Name = 'x' } | Set-Typed; 'went on' } 2>$null; $result | Should -Be 'went on'; Should -Invoke Set-Typed -Times 0 -Exactly
                $ErrorActionPreference = 'Stop'; { [pscustomobject] @{ Name = 'x' } | Set-Typed } | Should -Throw 'The input object cannot be bound*'
            }
            It 'typed, stop' { Mock Set-Typed { 'called' }; $ErrorActionPreference = 'Stop'; { [pscustomobject] @{ Name = 'x' } | Set-Typed } | Should -Throw 'The input object cannot be bound*' }
            It 'untyped' { Mock Set-Typed { 'called' } -RemoveParameterType Identity; [pscustomobject] @{ Name = 'x' } | Set-Typed | Should -Be 'called' }
            It 'by type' { Mock Set-Typed { 'called' }; New-MockObject -Type System.IO.FileInfo | Set-Typed | Should -Be 'called' }
            It 'by name' { Mock Set-Typed { 'called' }; { Set-Typed -Identity ([pscustomobject] @{ Name = 'x' }) } | Should -Throw '*Cannot process argument transformation on parameter ''Identity''. Cannot convert*' }
            It 'first mock' { Mock Set-Typed { 'first' } -ParameterFilter { $false }; Mock Set-Typed { 'second' } -RemoveParameterType Identity; { Set-Typed -Identity ([pscustomobject] @{ Name = 'x' }) } | Should -Throw '*argument transformation*' }
            It 'added property' { $fake = New-MockObject -Type System.IO.FileInfo -Properties @{ Department = 'it' }; $fake.Department | Should -Be 'it'; $fake | Should -BeOfType System.IO.FileInfo }
            It 'filter' {
                Mock Set-Typed { 'default' }; Mock Set-Typed { 'left' } -ParameterFilter { $Identity -eq 'a.txt' -and $Identity -is [string] }; Set-Typed -Identity a.txt | Should -Be 'default'
                Mock Set-Typed { 'text' } -ParameterFilter { "$Identity" -eq $Identity.ToString() -and "$Identity" -like '*a.txt' }; Set-Typed -Identity a.txt | Should -Be 'text'
            }
            It 'left out' { Mock Get-Loose { 'default' }; Mock Get-Loose { 'text' } -ParameterFilter { "$Identity" -eq 'a' }; Get-Loose | Should -Be 'default'; Mock Get-Loose { 'method' } -ParameterFilter { $Identity.ToString() -eq 'a' }; { Get-Loose } | Should -Throw '*null-valued*' }
            It 'always true' { Mock Get-Loose { 'default' }; Mock Get-Loose { 'admins' } -ParameterFilter { 'Admins' }; Get-Loose -Identity other | Should -Be 'admins' }
            It 'validation' { Mock Set-Checked { 'called' }; { Set-Checked -Identity x } | Should -Throw '*Cannot validate argument on parameter ''Identity''. The Identity property on the argument is null or empty.*' }
            It 'no validation' { Mock Set-Checked { 'called' } -RemoveParameterValidation Identity -RemoveParameterType Identity; Set-Checked -Identity x | Should -Be 'called' }
            It 'empty mock' { Mock Get-Bound; Get-Bound -Identity x | Should -BeNullOrEmpty }
            It 'nested' { Mock Get-Bound { [pscustomobject] @{ a = [pscustomobject] @{ b = [pscustomobject] @{ c = @{ d = 5 } } } } }; (Get-Bound).a.b.c.d | Should -Be 5 }
            It 'row' { $table = [System.Data.DataTable]::new(); $null = $table.Columns.Add('Size'); $row = $table.NewRow(); $row['Size'] = [DBNull]::Value; $table.Rows.Add($row); Mock Get-Bound { $table.Rows[0] }; (Get-Bound).Size | Should -BeOfType DBNull; (Get-Bound)['Size'] | Should -BeOfType DBNull }
            It 'az' { function Connect-ProofAccount { throw 'opens a browser' }; function Get-ProofContext { throw 'not mocked' }; function Start-Login { if (-not (Get-ProofContext)) { Connect-ProofAccount } }
                Mock Connect-ProofAccount; Mock Get-ProofContext { 'in' }; Start-Login; Should -Invoke Connect-ProofAccount -Times 0 -Exactly; Mock Get-ProofContext; Start-Login; Should -Invoke Connect-ProofAccount -Times 1 -Exactly }
            It 'function app' {
                Set-Content "$TestDrive/run.ps1" 'param ($Request) Push-ProofBinding -Name Response -Value ([ProofContext] @{ Body = $Request.Query.Name })'
                { & "$TestDrive/run.ps1" -Request @{ Query = @{ Name = 'mail' } } } | Should -Throw 'Unable to find type `[ProofContext`].'
                Add-Type 'public class ProofContext { public object Body { get; set; } }'
                { & "$TestDrive/run.ps1" -Request @{ Query = @{ Name = 'mail' } } } | Should -Throw '*Push-ProofBinding*is not recognized*'
                function Push-ProofBinding ($Name, $Value) { throw 'not mocked' }; Mock Push-ProofBinding
                & "$TestDrive/run.ps1" -Request @{ Query = @{ Name = 'mail' } }; Should -Invoke Push-ProofBinding -Times 1 -Exactly -ParameterFilter { $Value.Body -eq 'mail' }
            }
            It 'query' { function Invoke-ProofSql ($Query) { throw 'not mocked' }; Mock Invoke-ProofSql { 'row' } -ParameterFilter { $Query -like 'SELECT*' }; Invoke-ProofSql -Query 'SELECT 1' | Should -Be 'row'; { Invoke-ProofSql -Query 'DELETE x' } | Should -Throw; Should -Invoke Invoke-ProofSql -Times 1 -Exactly -ParameterFilter { $Query -eq 'SELECT 1' } }
            It 'connection' { { Mock '[System.Data.SqlClient.SqlConnection]::new' { } } | Should -Throw 'Could not find Command*'; function Get-ProofConnection { throw 'connects' }; Mock Get-ProofConnection { 'connected' }; Get-ProofConnection | Should -Be 'connected' }
            It 'disposable' { function Stop-ProofVm { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [System.IDisposable[]] $VM) process { throw 'not mocked' } }; Mock Stop-ProofVm { "stopped $($VM.Name)" } -RemoveParameterType VM; [pscustomobject] @{ Name = 'idle' } | Stop-ProofVm | Should -Be 'stopped idle' }
            It 'stub' {
                function Get-WithTypes { [CmdletBinding()] param ([Parameter(Mandatory, ValueFromPipeline)] [string] $Name, [System.Net.Http.HttpClient] $Client, [System.Nullable[System.ConsoleKey]] $Key, [System.Nullable[datetime]] $Day) dynamicparam { $all = [System.Management.Automation.RuntimeDefinedParameterDictionary]::new(); $all.Add('Late', [System.Management.Automation.RuntimeDefinedParameter]::new('Late', [string], [System.Collections.ObjectModel.Collection[Attribute]] @([Parameter]::new()))); $all } process { } }
                $data = [System.Management.Automation.CommandMetadata]::new((Get-Command Get-WithTypes))
                foreach ($parameter in $data.Parameters.Values) {
                    $types = @($parameter.ParameterType) + $parameter.ParameterType.GenericTypeArguments
                    if ($types.Assembly | Where-Object { $_ -notin [string].Assembly, [powershell].Assembly }) { $parameter.ParameterType = [object] }
                }
                $text = [System.Management.Automation.ProxyCommand]::GetParamBlock($data)
                $text | Should -Match '\$\{Name\}'; $text | Should -Match 'Object\]\s*\$\{Client\}'; $text | Should -Match 'Object\]\s*\$\{Key\}'; $text | Should -Match 'Nullable\[datetime\]\]\s*\$\{Day\}'; $text | Should -Not -Match 'Late'
            }
            It 'catches' { Add-Type 'namespace Proof { public class NotFound : System.Exception { public NotFound(string m) : base(m) { } } }'; Mock Get-Bound { throw [Proof.NotFound]::new('none') }; & { try { Get-Bound -Identity x } catch [Proof.NotFound] { 'unknown' } } | Should -Be 'unknown'; Mock Get-Bound { throw 'no server' }; { try { Get-Bound -Identity x } catch [Proof.NotFound] { 'unknown' } } | Should -Throw 'no server' }
            It 'no type' { { [scriptblock]::Create('param ([Microsoft.ActiveDirectory.Management.ADUser] $u) $u').Invoke('x') } | Should -Throw '*Unable to find type `[Microsoft.ActiveDirectory.Management.ADUser`].*' }
            It 'interface' { { New-MockObject -Type System.IDisposable } | Should -Throw '*Cannot create an instance of an interface.*' }
        }
    }
}

Describe 'recipes/directory-cloud-database' {
    It 'Mock needs a command of that name. Without one, it fails with CommandNotFoundException: Could not find Command Get-ADUser.' { Assert-TestPassed $sample 'no command' }

    It 'A function with the parameters that your code uses is enough. Let the function throw, so that a call that nobody has mocked fails the test, unless the code catches every error.' {
        Assert-TestPassed $sample 'enough'
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { function Get-ADUser ($Identity) { throw 'not mocked' }; function Test-User ($Name) { try { $null = Get-ADUser -Identity $Name; $true } catch { $false } } }
                It 'fails' { Get-ADUser -Identity a }
                It 'caught' { Test-User a | Should -Be $false }
            } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It '[CmdletBinding()] makes the function refuse a parameter that you have forgotten or mistyped, and gives it -ErrorAction and the other common parameters.' { Assert-TestPassed $sample 'refuses' }

    It 'A parameter that takes objects from the pipeline needs [Parameter(ValueFromPipeline)] or ValueFromPipelineByPropertyName, and the function needs a process block.' { Assert-TestPassed $sample 'pipeline' }

    It 'PowerShell prefers a function to a cmdlet of the same name, so the tests run in the same way where the module is installed.' { Assert-TestPassed $sample 'function wins' }

    It 'A module does not see the functions of a test. Import the stand-ins as a module, then mock with the -ModuleName of the module that makes the call.' { Assert-TestPassed $sample 'module' }

    It 'A loaded module of the right name also satisfies #Requires -Modules, unless that line asks for a version.' { Assert-TestPassed $sample 'requires' }

    It 'The resulting error does not end the code, unless $ErrorActionPreference is Stop: PowerShell prints it, the mock is not called, and the result is empty.' { Assert-TestPassed $sample 'typed', 'typed, stop' }

    It 'Write -RemoveParameterType on the first mock of the command; a later mock reuses what the first one has built.' { Assert-TestPassed $sample 'untyped', 'first mock' }

    It 'A property that the type does not have, such as one that -Properties would load, is added.' { Assert-TestPassed $sample 'added property' }

    It 'To see such an error at once, write $ErrorActionPreference = ''Stop'' into BeforeAll.' { Assert-TestPassed $sample 'typed' }

    It 'Code in a module sees only $global:ErrorActionPreference; restore that variable in AfterAll.' {
        $module = 'function Set-Typed { param ([Parameter(ValueFromPipeline)] [System.IO.FileInfo] $Identity) process { } }; function Use-Typed { [pscustomobject] @{ Name = "x" } | Set-Typed }'
        foreach ($case in @('$ErrorActionPreference', 'Passed'), @('$global:ErrorActionPreference', 'Failed')) {
            $test = "BeforeAll { Import-Module `$PSScriptRoot/Typed.psm1 -Force; Mock Set-Typed -ModuleName Typed; $($case[0]) = 'Stop' }; AfterAll { $($case[0]) = 'Continue'; Remove-Module Typed }; Describe 'd' { It 'i' { Use-Typed } }"
            (Invoke-Sample $test -File @{ 'Typed.psm1' = $module }).Tests.Result | Should -Be $case[1] -Because $case[0]
        }
    }

    It '$Identity is no longer the text that the code passed: PowerShell has converted it to the type of the parameter. With such an object on the left, -eq compares objects.' { Assert-TestPassed $sample 'filter' }

    It 'Write "$Identity" rather than $Identity.ToString(), which fails the test when a call leaves the parameter out.' { Assert-TestPassed $sample 'filter', 'left out' }

    It 'a text that is not empty is true for every call.' { Assert-TestPassed $sample 'always true' }

    It 'The parameter has a validation of its own, and an empty fake does not pass it. -RemoveParameterValidation removes the validation, and can be combined with -RemoveParameterType.' { Assert-TestPassed $sample 'validation', 'no validation' }

    It 'For this call, an empty mock, Mock Get-ADUser, is the right answer.' { Assert-TestPassed $sample 'empty mock' }

    It 'Return nested objects with the properties that your code reads; the depth does not matter.' { Assert-TestPassed $sample 'nested' }

    It 'When the code looks for [DBNull], or reads columns as it would from a DataRow, return a row of a real DataTable.' { Assert-TestPassed $sample 'row' }

    It 'interface types such as VirtualMachine[], which New-MockObject cannot make.' { Assert-TestPassed $sample 'interface' }

    It 'A parameter cannot be found that matches parameter name ''Identity''. | the stand-in with [CmdletBinding()] lacks the parameter' { Assert-TestPassed $sample 'refuses' }

    It 'The input object cannot be bound to any parameters for the command … | the type of the pipeline parameter, or a stand-in without ValueFromPipeline' { Assert-TestPassed $sample 'typed', 'pipeline' }

    It 'Cannot process argument transformation on parameter ''Identity''. Cannot convert … | the fake was passed by name' { Assert-TestPassed $sample 'by name' }

    It '-RemoveParameterType has no effect | an earlier mock of the command was made without it' { Assert-TestPassed $sample 'first mock' }

    It 'Define a function with the name and the parameters of the command, then Mock it. The test then needs no module, no domain and no subscription, and gives the same result on every machine. Where the module is installed, mock its commands directly, and loosen typed parameters with -RemoveParameterType.' { Assert-TestPassed $sample 'enough', 'untyped' }

    It 'Get-Mailbox, Get-CMDevice, Get-PnPListItem of SharePoint, Get-Website of IIS, Add-DnsServerResourceRecordA and all other commands are replaced in the same way.' { Assert-TestPassed $sample 'no command', 'enough', 'site drive', 'iis drive' }

    It 'Where code reads a drive such as IIS:, mock Get-ChildItem with a filter: { $Path -like ''IIS:*'' }.' { Assert-TestPassed $sample 'no command', 'enough', 'site drive', 'iis drive' }

    It 'Code for Configuration Manager (SCCM) first goes to the drive of its site: mock Set-Location, too.' { Assert-TestPassed $sample 'no command', 'enough', 'site drive', 'iis drive' }

    It 'On a machine that has the module, PowerShell itself can print the parameters of each command. In the script below, object stands in for types that exist only with the module.' { Assert-TestPassed $sample 'stub' }

    It 'Dynamic parameters are not in the output.' { Assert-TestPassed $sample 'stub' }

    It 'For Active Directory, the call is Get-Command -Module ActiveDirectory -CommandType Cmdlet' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/activedirectory/' }

    It 'A mock keeps the types of the real parameters. Set-ADUser takes an ADUser from the pipeline, and your [pscustomobject] is not one.' { Assert-TestPassed $sample 'typed', 'untyped' }

    It 'Where the type is the cause, remove the type of the parameter with -RemoveParameterType, or pass an object of that type, such as one from New-MockObject.' { Assert-TestPassed $sample 'typed', 'untyped', 'by type' }

    It 'With the real module, the types are Microsoft.ActiveDirectory.Management.ADUser, …ADGroup and so on, and New-MockObject makes them without a domain.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/activedirectory/set-aduser' }

    It 'The error is Cannot validate argument on parameter ''Identity''. The Identity property on the argument is null or empty.' { Assert-TestPassed $sample 'validation' }

    It 'For an unknown user, Get-ADUser -Identity ends with an error instead of returning nothing' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/activedirectory/get-aduser' }

    It 'Code that catches an error by its type needs that type. Where the module is missing, a class of the same name stands in for it.' { Assert-TestPassed $sample 'catches' }

    It 'Get-ADUser -Filter, by contrast, returns nothing.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/activedirectory/get-aduser' }

    It 'Mock the login as well: Connect-AzAccount would open a browser, and Get-AzContext decides whether the code logs in at all.' { Assert-TestPassed $sample 'az' }

    It 'The run.ps1 of a function is a script with parameters, so call it with a made-up request. Push-OutputBinding and the type HttpResponseContext exist only in the Functions host: write a stand-in for each, and mock Push-OutputBinding.' { Assert-TestPassed $sample 'function app' }

    It 'Without the stand-in for the type, the call fails with Unable to find type [HttpResponseContext].' {
        $run = Invoke-Sample -File @{ 'run.ps1' = 'param ($Request) Push-OutputBinding -Name Response -Value ([HttpResponseContext] @{ Body = $Request })' } -Test {
            BeforeAll { function Push-OutputBinding ($Name, $Value) { } }
            Describe 'd' {
                It 'without' { Mock Push-OutputBinding; & $PSScriptRoot/run.ps1 -Request x }
                It 'with' { class HttpResponseContext { [object] $Body }; Mock Push-OutputBinding; & $PSScriptRoot/run.ps1 -Request x; Should -Invoke Push-OutputBinding -Times 1 -Exactly -ParameterFilter { $Value.Body -eq 'x' } }
            }
        }
        $run.Messages | Should -Be 'Unable to find type [HttpResponseContext].'
        Assert-TestPassed $run 'with'
    }

    It 'What the host adds, such as the body as an object and the bindings of function.json, is not part of this test.' -Tag Unproved { 'https://learn.microsoft.com/azure/azure-functions/functions-reference-powershell' }

    It 'Mock the command that sends the query, and check the query in a filter.' { Assert-TestPassed $sample 'query' }

    It 'Code that uses [System.Data.SqlClient.SqlConnection] calls .NET, which no mock reaches: put the call into a function of your own.' { Assert-TestPassed $sample 'connection' }

    It 'In the example, an interface of .NET plays the part of VirtualMachine.' { Assert-TestPassed $sample 'disposable', 'interface' }

    It 'Could not find Command Get-ADUser | the module is not installed, or not loaded | a function of that name' { Assert-TestPassed $sample 'no command', 'enough' }

    It 'the filter never matches | the value was converted | compare a text' { Assert-TestPassed $sample 'filter' }

    It 'Unable to find type [Microsoft.ActiveDirectory.Management.ADUser]. | the type comes with the module' { Assert-TestPassed $sample 'no type' }

    It 'WARNING: Error initializing default drive: ''Unable to find a default server …' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/activedirectory/about/about_activedirectory_provider' }
}

Describe 'recipes/directory-cloud-database, names of types' {
    It 'write PSTypeName = ''…'' with that name into the [pscustomobject], or -RemoveParameterType' {
        $names = Invoke-Sample -Test {
            Describe 'd' {
                BeforeAll { function Set-Card ([PSTypeName('Proof.Card')] $InputObject) { } }
                It 'refused' { Mock Set-Card { 'mocked' }; { Set-Card ([pscustomobject] @{ A = 1 }) } | Should -Throw "Cannot bind argument to parameter 'InputObject', because PSTypeNames of the argument do not match the PSTypeName required by the parameter: *" }
                It 'named' { Mock Set-Card { 'mocked' }; Set-Card ([pscustomobject] @{ PSTypeName = 'Proof.Card' }) | Should -Be 'mocked' }
                It 'removed' { Mock Set-Card { 'mocked' } -RemoveParameterType InputObject; Set-Card ([pscustomobject] @{ A = 1 }) | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $names 'refused', 'named', 'removed'
    }

    It 'A stand-in with [CmdletBinding()] fails in the same way if none of its parameters takes objects from the pipeline.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'bound' { function Set-Proof { [CmdletBinding()] param ($Identity) }; Mock Set-Proof { 'called' }; 'a' | Set-Proof 2> $null | Should -Be 'called' }
                It 'simple' { function Set-Proof ($Identity) { }; Mock Set-Proof { 'called' }; 'a' | Set-Proof | Should -Be 'called' }
                It 'pipeline' { function Set-Proof { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Identity) }; Mock Set-Proof { 'called' }; 'a' | Set-Proof | Should -Be 'called' }
                It 'property' { function Set-Proof { [CmdletBinding()] param ([Parameter(ValueFromPipelineByPropertyName)] $Name) }; Mock Set-Proof { 'called' }; [pscustomobject] @{ Name = 'a' } | Set-Proof | Should -Be 'called' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed', 'Passed'
    }

    It 'passes the text with $name in it, not the value of $name.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-ProofUser ([string] $Filter) { } }
                It 'text' { $name = 'Ann'; Mock Get-ProofUser { 'found' } -ParameterFilter { "$Filter" -like '*$name*' }; Get-ProofUser -Filter { Name -like $name } | Should -Be 'found' }
                It 'value' { $name = 'Ann'; Mock Get-ProofUser { 'other' }; Mock Get-ProofUser { 'found' } -ParameterFilter { "$Filter" -like '*Ann*' }; Get-ProofUser -Filter { Name -like $name } | Should -Be 'other'; Get-ProofUser -Filter "Name -like '$name'" | Should -Be 'found' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'A value of an enum, such as the Status of a service, becomes a number, though PowerShell prints the word: $_.Status -eq ''Running'' is false for the copy. So save the word:' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $live = [pscustomobject] @{ Name = 'mail'; Status = [System.Threading.ThreadState]::Running }
                    $live | Export-Clixml "$TestDrive/saved.xml"
                    $live | Select-Object -Property Name, @{ Name = 'Status'; Expression = { "$($_.Status)" } } | Export-Clixml "$TestDrive/words.xml"
                }
                It 'live' { $live.Status -eq 'Running' | Should -BeTrue; @($live | Where-Object Status -EQ 'Running').Count | Should -Be 1 }
                It 'copy' { $copy = Import-Clixml "$TestDrive/saved.xml"; $copy.Status | Should -BeOfType int; $copy.Status -eq 'Running' | Should -BeFalse; @($copy | Where-Object Status -EQ 'Running').Count | Should -Be 0; $copy | Out-String | Should -Match 'Running' }
                It 'word' { $copy = Import-Clixml "$TestDrive/words.xml"; $copy.Name | Should -Be 'mail'; $copy.Status -eq 'Running' | Should -BeTrue }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'In PowerShell 7, ConvertTo-Json -EnumsAsStrings keeps the words of enums.' {
        $run = Invoke-Sample -Script {
            $live = [pscustomobject] @{ Status = [System.Threading.ThreadState]::Running }
            ($live | ConvertTo-Json -EnumsAsStrings | ConvertFrom-Json).Status -eq 'Running'
            ($live | ConvertTo-Json | ConvertFrom-Json).Status -eq 'Running'
        }
        $run.Value | Should -Be $true, $false
    }

    It 'PowerShell converts it only if the type can be made without arguments and each property of your object can be set there.' {
        $run = Invoke-Sample {
            BeforeAll {
                Add-Type -TypeDefinition @'
namespace ProofConvert {
    public class Plain { public string Name { get; set; } public string Mail { get; private set; } }
    public class Needy { public Needy(string name) { Name = name; } public string Name { get; set; } }
}
'@
                function Set-Plain { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [ProofConvert.Plain] $Identity) process { 'real' } }
                function Set-Needy { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] [ProofConvert.Needy] $Identity) process { 'real' } }
            }
            Describe 'd' {
                BeforeAll { Mock Set-Plain { "called $($Identity.Name)" }; Mock Set-Needy { "called $($Identity.Name)" } }
                It 'converted' { [pscustomobject] @{ Name = 'x' } | Set-Plain | Should -Be 'called x' }
                It 'another property' { { [pscustomobject] @{ Name = 'x'; Other = 'y' } | Set-Plain -ErrorAction Stop } | Should -Throw 'The input object cannot be bound*' }
                It 'read-only property' { { [pscustomobject] @{ Name = 'x'; Mail = 'y' } | Set-Plain -ErrorAction Stop } | Should -Throw 'The input object cannot be bound*' }
                It 'arguments' { { [pscustomobject] @{ Name = 'x' } | Set-Needy -ErrorAction Stop } | Should -Throw 'The input object cannot be bound*' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'A .NET object two levels down comes back as text: add -Depth 5 if your code reads that deep.' {
        $run = Invoke-Sample -Script {
            Get-Item $PSHOME | Export-Clixml two.xml; $two = Import-Clixml two.xml; Get-Item $PSHOME | Export-Clixml five.xml -Depth 5; $five = Import-Clixml five.xml
            $two.Parent -is [string]; $two.Parent.Parent -is [string]; $five.Parent.Parent -is [string]
        }
        $run.Value | Should -Be $false, $true, $false
    }

    It 'ConvertTo-Json -Depth 5 and ConvertFrom-Json do the same with a JSON file, but a version, a time span or a GUID does not keep its type.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $live = [pscustomobject] @{ When = [datetime] '2026-03-01T10:00:00'; Days = 30; Size = 5GB; Part = 1.5; List = 1, 2; One = @('mail'); Version = [version] '1.2.3'; Span = [timespan]::FromHours(1); Guid = [guid]::NewGuid(); Level = @{ Two = @{ Three = @{ Four = @{ Five = 'deep' } } } } }
                    $live | Add-Member ScriptMethod Close { 'closed' }
                    $live | ConvertTo-Json -Depth 5 | Set-Content "$TestDrive/five.json"
                    $live | ConvertTo-Json -WarningAction SilentlyContinue | Set-Content "$TestDrive/flat.json"
                    $live | Export-Clixml "$TestDrive/saved.xml"
                    Mock Get-Item { Get-Content "$TestDrive/five.json" -Raw | ConvertFrom-Json }
                }
                It 'values' { $copy = Get-Item x; $copy.When | Should -BeOfType datetime; $copy.When | Should -Be $live.When; $copy.Days | Should -Be 30; $copy.Size | Should -Be 5GB; $copy.Part | Should -Be 1.5; $copy.List | Should -Be 1, 2; , $copy.One | Should -BeOfType array }
                It 'depth' { (Get-Item x).Level.Two.Three.Four.Five | Should -Be 'deep'; (Get-Content "$TestDrive/flat.json" -Raw | ConvertFrom-Json).Level.Two.Three | Should -BeOfType string }
                It 'methods' { $live.Close() | Should -Be 'closed'; { (Get-Item x).Close() } | Should -Throw '*does not contain a method named*' }
                It 'other types' {
                    $copy = Get-Item x; $copy.Version | Should -Not -BeOfType version; $copy.Span | Should -Not -BeOfType timespan; $copy.Guid | Should -Not -BeOfType guid
                    $saved = Import-Clixml "$TestDrive/saved.xml"; $saved.Version | Should -BeOfType version; $saved.Span | Should -BeOfType timespan; $saved.Guid | Should -BeOfType guid
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'The mock reads the file. The objects in it are copies, as after a remote call: dates, numbers and lists stay what they are, but methods are lost.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $live = Get-Item $PSCommandPath | Select-Object *, @{ n = 'Nested'; e = { [pscustomobject] @{ Deep = 7 } } }, @{ n = 'List'; e = { 1, 2 } }
                    $live | Add-Member ScriptMethod Close { 'closed' }
                    $live, (Get-Process -Id $PID) | Export-Clixml "$TestDrive/saved.xml"
                    Mock Get-Item { (Import-Clixml "$TestDrive/saved.xml")[0] }
                }
                It 'values' { $copy = Get-Item x; $copy.List | Should -Be 1, 2; $copy.LastWriteTime | Should -BeOfType datetime; $copy.Length | Should -BeOfType long; $copy.Nested.Deep | Should -Be 7 }
                It 'methods' { $live.Close() | Should -Be 'closed'; { (Get-Item x).Close() } | Should -Throw '*does not contain a method named*'; { (Import-Clixml "$TestDrive/saved.xml")[1].Kill() } | Should -Throw '*does not contain a method named*' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'az is a program, so its arguments are in $args, and its output is text. A stand-in lets the test run where az is not installed' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'missing' { Mock proof-az { '[]' } }
                It 'function' { function proof-az { }; Mock proof-az { '[{"name":"mail"}]' } -ParameterFilter { "$args" -eq 'group list --output json' }; (proof-az group list --output json | ConvertFrom-Json).name | Should -Be 'mail' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'A value that the script converts to a [guid], for example, must be a GUID, or the call ends with Unrecognized Guid format.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-ProofVariable { }; function Start-Proof { [guid] $id = [guid]::new((Get-ProofVariable)); $id } }
                It 'other' { Mock Get-ProofVariable { 'subscription' }; { Start-Proof } | Should -Throw '*Unrecognized Guid format.*' }
                It 'guid' { Mock Get-ProofVariable { '7f0d4b5e-3a52-4c52-9d0a-0b8f2f4f8c11' }; Start-Proof | Should -BeOfType guid }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
    }

    It 'There, a variable that is set in the body of Describe, outside of BeforeAll, is empty.' {
        (Invoke-Sample { Describe 'd' { $rows = 1, 2; BeforeAll { $kept = 3 }; It 'i' { Mock Get-Date { "<$rows$kept>" }; Get-Date | Should -Be '<3>' } } }).Passed | Should -Be 1
    }

    It 'For rows from a file, read the file in the body of the mock, as a recorded answer.' {
        $run = Invoke-Sample -File @{ 'rows.csv' = "Name,Size`nmail,3`nweb,4" } { Describe 'd' { BeforeAll { function Get-Plan { throw 'not mocked' } }; It 'i' { Mock Get-Plan { Import-Csv -Path $PSScriptRoot/rows.csv }; (Get-Plan).Name | Should -Be 'mail', 'web' } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'Where the answer has several levels, put an object inside the object: [pscustomobject] @{ Instances = @([pscustomobject] @{ InstanceId = ''i-1'' }) }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-ProofInstance { throw 'not mocked' }; function Get-FirstId { (Get-ProofInstance).Instances[0].InstanceId } }
                It 'object' { Mock Get-ProofInstance { [pscustomobject] @{ Instances = @([pscustomobject] @{ InstanceId = 'i-1' }) } }; Get-FirstId | Should -Be 'i-1' }
                It 'flat' { Mock Get-ProofInstance { [pscustomobject] @{ InstanceId = 'i-1' } }; $id = try { Get-FirstId } catch { }; $id | Should -BeNullOrEmpty }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'Or let the code pass a string, -Filter "Name -like ''$name''", which contains the value.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-ProofUser ([string] $Filter) { throw 'not mocked' }; $name = 'jo*' }
                BeforeEach { Mock Get-ProofUser { $Filter } }
                It 'string' { Get-ProofUser -Filter "Name -like '$name'" | Should -Be "Name -like 'jo*'" }
                It 'script block' { Get-ProofUser -Filter { Name -like $name } | Should -Be ' Name -like $name ' }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'Sign in before the run, ask Azure once in BeforeAll, and list the expected resources after -ForEach.' {
        $run = Invoke-Sample -Test {
            BeforeAll { $global:asked = 0; function Get-ProofResource { $global:asked++; [pscustomobject] @{ Name = 'vault' } }; $resources = Get-ProofResource }
            Describe 'd' {
                It 'has <Name>' -ForEach @(@{ Name = 'vault' }, @{ Name = 'logs' }) { ($resources | Where-Object Name -EQ $Name) | Should -Not -BeNullOrEmpty }
                It 'asked once' { $global:asked | Should -Be 1 }
                It 'nothing from discovery <_.Name>' -ForEach $resources { $true | Should -BeTrue }
            }
        }
        $run.Tests | Where-Object Name -NotLike 'nothing*' | ForEach-Object Result | Should -Be 'Passed', 'Failed', 'Passed'
    }

    It 'An empty answer shows that something is gone' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'gone' { Get-Item "$TestDrive/old" -ErrorAction SilentlyContinue | Should -BeNullOrEmpty }
                It 'there' { Set-Content "$TestDrive/old" x; Get-Item "$TestDrive/old" -ErrorAction SilentlyContinue | Should -BeNullOrEmpty }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'The answer is also empty for a misspelled name, so take the name from the source that the deployment uses.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Set-Content "$TestDrive/backup-old" x; $deployed = 'backup-old' }
                It 'misspelt' { Get-Item "$TestDrive/bakcup-old" -ErrorAction SilentlyContinue | Should -BeNullOrEmpty }
                It 'deployed' { Get-Item "$TestDrive/$deployed" -ErrorAction SilentlyContinue | Should -BeNullOrEmpty }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Get-AutomationVariable, Get-AutomationPSCredential and similar commands exist only where Azure Automation runs the script.' -Tag Unproved { 'https://learn.microsoft.com/azure/automation/shared-resources/variables, https://learn.microsoft.com/azure/automation/shared-resources/credentials' }

    It 'Mock Get-MgUser and similar commands as above. Code that sends requests itself calls Invoke-MgGraphRequest, which returns a hashtable: the objects are in value, and @odata.nextLink is there while more pages follow. Also mock Connect-MgGraph, which would open a browser.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.graph.authentication/invoke-mggraphrequest, https://learn.microsoft.com/graph/paging, https://learn.microsoft.com/powershell/microsoftgraph/authentication-commands' }

    It 'Mock the commands that connect, too.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Connect-ProofExchange { throw 'connects' }; function Get-ProofMailbox { throw 'not mocked' }; function Get-Shared { Connect-ProofExchange; Get-ProofMailbox } }
                BeforeEach { Mock Get-ProofMailbox { 'office' } }
                It 'both' { Mock Connect-ProofExchange; Get-Shared | Should -Be 'office' }
                It 'one' { { Get-Shared } | Should -Throw 'connects' }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'A type accelerator and its method are not commands.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'accelerator' { foreach ($name in '[adsisearcher]', 'adsisearcher', 'FindAll') { { Mock $name { } } | Should -Throw "Could not find Command*" } }
                It 'function' { function Find-ProofEntry { throw 'searches' }; Mock Find-ProofEntry { 'found' }; Find-ProofEntry | Should -Be 'found' }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'In a real result, each property is a list.' -Tag Unproved { 'https://learn.microsoft.com/dotnet/api/system.directoryservices.resultpropertycollection' }

    It 'the same message, from a command for network or storage | the parameter has a type as well' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Set-Named1 ([PSTypeName('Backup.Disk')] $InputObject) { }
                    function Set-Typed1 ([PSTypeName('Backup.Disk')] [version[]] $InputObject) { }
                    $named = [pscustomobject] @{ PSTypeName = 'Backup.Disk'; Id = 1 }
                    $typed = [version] '1.0'
                    $typed.PSObject.TypeNames.Insert(0, 'Backup.Disk')
                }
                It 'bare' { Mock Set-Named1 { 'mocked' }; { Set-Named1 -InputObject ([pscustomobject] @{ Id = 1 }) } | Should -Throw "Cannot bind argument to parameter 'InputObject', because PSTypeNames of the argument do not match the PSTypeName required by the parameter: Backup.Disk." }
                It 'named' { Mock Set-Named1 { 'mocked' }; Set-Named1 -InputObject $named | Should -Be 'mocked' }
                It 'removed' { Mock Set-Named1 { 'mocked' } -RemoveParameterType InputObject; Set-Named1 -InputObject 1 | Should -Be 'mocked' }
                It 'typed, named only' { Mock Set-Typed1 { 'mocked' }; { Set-Typed1 -InputObject $named } | Should -Throw '*to type*' }
                It 'typed, of another name' { Mock Set-Typed1 { 'mocked' }; { Set-Typed1 -InputObject ([version] '1.0') } | Should -Throw '*PSTypeNames of the argument do not match*' }
                It 'typed and named' { Mock Set-Typed1 { 'mocked' }; Set-Typed1 -InputObject $typed | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 6
    }

    It 'Code that has to tell the two apart writes Hyper-V\Get-VM. This call needs a module of that name: with a function alone, it ends with The module ''Hyper-V'' could not be loaded. So put each stand-in into a module, and mock it with the name of the module in front. Without the module''s name, Mock replaces the command that a plain Get-VM would run, and a call of the other module''s command reaches the real one.' {
        $run = Invoke-Sample {
            Describe 'function' {
                BeforeAll { function Get-VM { 'function' } }
                It 'alone' { Mock Get-VM { 'mocked' }; Get-VM | Should -Be 'mocked'; { Hyper-V\Get-VM } | Should -Throw 'The module ''Hyper-V'' could not be loaded.*' }
            }
            Describe 'modules' {
                BeforeAll { foreach ($name in 'Hyper-V', 'Other') { New-Module -Name $name -ScriptBlock ([scriptblock]::Create("function Get-VM { 'real $name' }")) | Import-Module } }
                AfterAll { Remove-Module Hyper-V, Other }
                It 'no name' { Mock Get-VM { 'mocked' }; Get-VM | Should -Be 'mocked'; Other\Get-VM | Should -Be 'mocked'; Hyper-V\Get-VM | Should -Be 'real Hyper-V' }
                It 'name' { Mock Hyper-V\Get-VM { 'mocked' }; Hyper-V\Get-VM | Should -Be 'mocked'; Other\Get-VM | Should -Be 'real Other'; Should -Invoke Get-VM -Times 1 -Exactly }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    Context 'two modules' {
        BeforeAll {
            $run = Invoke-Sample {
                Describe 'd' {
                    BeforeAll { foreach ($name in 'Hyper-V', 'Other') { New-Module -Name $name -ScriptBlock ([scriptblock]::Create("function Get-VM { 'own $name' }")) | Import-Module } }
                    AfterAll { Remove-Module Hyper-V, Other }
                    It 'later' { Mock Other\Get-VM { 'other' }; Mock Hyper-V\Get-VM { 'hyper' }; Hyper-V\Get-VM | Should -Be 'hyper'; Other\Get-VM | Should -Be 'hyper' }
                    It 'other order' { Mock Hyper-V\Get-VM { 'hyper' }; Mock Other\Get-VM { 'other' }; Hyper-V\Get-VM | Should -Be 'other'; Other\Get-VM | Should -Be 'other' }
                    It 'itself' { Mock Hyper-V\Get-VM { 'hyper' }; Hyper-V\Get-VM | Should -Be 'hyper'; Other\Get-VM | Should -Be 'own Other' }
                    It 'plain' { Mock Hyper-V\Get-VM { 'hyper' }; Get-VM | Should -Be 'hyper' }
                    It 'mock of the plain one' { Mock Get-VM { 'other' }; Get-VM | Should -Be 'other'; Hyper-V\Get-VM | Should -Be 'own Hyper-V' }
                }
            }
        }

        It 'While both names are mocked, the later mock answers for both.' { Assert-TestPassed $run 'later', 'other order' }

        It 'When the code calls both commands, mock one of them, and let the stand-in of the other return its answer itself.' { Assert-TestPassed $run 'itself' }

        It 'When the code calls one of them without the name of its module, mock the command that this plain call runs: a mock of Hyper-V\Get-VM also answers a plain Get-VM.' {
            Assert-TestPassed $run 'plain', 'mock of the plain one'
            $run.Messages | Should -BeNullOrEmpty
        }
    }

    It 'Two rows of a DataTable with the same values are not equal for' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $table = [System.Data.DataTable]::new(); $null = $table.Columns.Add('Name'); $null = $table.Rows.Add('mail'); $null = $table.Rows.Add('mail') }
                It 'rows' { { $table.Rows[0] | Should -Be $table.Rows[1] } | Should -Throw; $table.Rows[0] | Should -Be $table.Rows[0] }
                It 'values' { $table.Rows[0].ItemArray | Should -Be $table.Rows[1].ItemArray }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'The objects of SMO come from New-Object, so mock New-Object. A type in your param() still has to exist.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Get-Name { (New-Object -TypeName Microsoft.SqlServer.Management.Smo.Server -ArgumentList sql1).Name }
                    function Get-Typed ([Microsoft.SqlServer.Management.Smo.Server] $Server) { $Server.Name }
                }
                BeforeEach { Mock New-Object { [pscustomobject] @{ Name = 'sql1' } } -ParameterFilter { $TypeName -like '*.Smo.Server' } }
                It 'made' { Get-Name | Should -Be 'sql1' }
                It 'typed' { { Get-Typed -Server (New-Object -TypeName Microsoft.SqlServer.Management.Smo.Server) } | Should -Throw '*Unable to find type*' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Code that asks for the table itself, as in $result.Rows.Count, needs the whole table: write , $table in the mock. Without the comma, the code receives the rows.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Invoke-Sqlcmd { throw 'not mocked' }; $table = [System.Data.DataTable]::new(); $null = $table.Columns.Add('name'); $null = $table.Rows.Add('mail') }
                It 'whole' { Mock Invoke-Sqlcmd { , $table }; $result = Invoke-Sqlcmd; $result.Rows.Count | Should -Be 1; , $result | Should -BeOfType ([System.Data.DataTable]) }
                It 'rows' { Mock Invoke-Sqlcmd { $table }; $result = Invoke-Sqlcmd; $result.Rows.Count | Should -Be 0; $result | Should -BeOfType ([System.Data.DataRow]) }
            }
        }
        Assert-TestPassed $run 'whole', 'rows'
    }

    It 'Scripts for Exchange on premises call New-PSSession and Import-PSSession. Mock these two and Remove-PSSession, and let New-PSSession return a fake session. Add-PSSnapin does not exist in PowerShell 7: define a stand-in of that name.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Get-ProofMailbox { }
                    function Get-Shared {
                        $session = New-PSSession -ConfigurationName Microsoft.Exchange -ConnectionUri http://ex1.example/PowerShell -Authentication Kerberos
                        $null = Import-PSSession -Session $session -DisableNameChecking
                        Get-ProofMailbox
                        Remove-PSSession -Session $session
                    }
                    function Start-Snapin { Add-PSSnapin Microsoft.Exchange.Management.PowerShell.SnapIn; 'started' }
                }
                BeforeEach { Mock New-PSSession { New-MockObject -Type System.Management.Automation.Runspaces.PSSession }; Mock Get-ProofMailbox { 'office' } }
                It 'all' { Mock Import-PSSession; Mock Remove-PSSession; Get-Shared | Should -Be 'office'; Should -Invoke New-PSSession -Times 1 -Exactly -ParameterFilter { $ConnectionUri -eq 'http://ex1.example/PowerShell' } }
                It 'real Import-PSSession' { Mock Remove-PSSession; { Get-Shared } | Should -Throw }
                It 'real Remove-PSSession' { Mock Import-PSSession; { $ErrorActionPreference = 'Stop'; Get-Shared } | Should -Throw '*Object reference not set*' }
                It 'no session' { Mock New-PSSession { [pscustomobject] @{ Id = 1 } }; Mock Import-PSSession; Mock Remove-PSSession; { Get-Shared } | Should -Throw '*Cannot convert the "@{Id=1}" value*' }
                It 'no snap-in' { Get-Command Add-PSSnapin -ErrorAction Ignore | Should -BeNullOrEmpty; { Start-Snapin } | Should -Throw '*Add-PSSnapin*'; { Mock Add-PSSnapin } | Should -Throw 'Could not find Command Add-PSSnapin' }
                It 'function' { function Add-PSSnapin { }; Start-Snapin | Should -Be 'started' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 6
    }

    It 'A connection made by New-Object can be mocked.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll {
                function Get-State { $connection = New-Object System.Data.SqlClient.SqlConnection; $connection.State }
                function Get-NetState { [System.Net.Sockets.TcpClient]::new().Connected }
            }
            It 'New-Object' { Mock New-Object { [pscustomobject] @{ State = 'fake' } } -ParameterFilter { $TypeName -like '*SqlConnection' }; Get-State | Should -Be 'fake'; Should -Invoke New-Object -Times 1 -Exactly }
            It '.NET' { Mock New-Object { 'fake' }; Get-NetState | Should -BeFalse; Should -Invoke New-Object -Times 0 -Exactly }
        } }
        $run.Passed | Should -Be 2
    }

    It 'A script that begins with Import-Module ActiveDirectory also needs Mock Import-Module. Create this mock before the script is loaded or run. Neither a function nor a loaded module of stand-ins satisfies Import-Module: the line prints an error or, under Stop, ends the script.' {
        $run = Invoke-Sample -File @{ 'get.ps1' = 'Import-Module ProofDirectory -ErrorAction Stop; Get-ProofUser'; 'plain.ps1' = 'Import-Module ProofDirectory; Get-ProofUser' } -Test {
            Describe 'd' {
                BeforeAll { function Get-ProofUser { 'fake' } }
                It 'function' { { & $PSScriptRoot/get.ps1 } | Should -Throw "*'ProofDirectory' was not loaded*" }
                It 'module' { New-Module ProofDirectory { function Get-ProofUser { 'fake' } } | Import-Module; try { { & $PSScriptRoot/get.ps1 } | Should -Throw "*'ProofDirectory' was not loaded*" } finally { Remove-Module ProofDirectory } }
                It 'plain' { $said = & $PSScriptRoot/plain.ps1 2>&1; "$($said[0])" | Should -BeLike "*'ProofDirectory' was not loaded*"; $said[1] | Should -Be 'fake'; $ErrorActionPreference = 'Stop'; { & $PSScriptRoot/plain.ps1 } | Should -Throw "*'ProofDirectory' was not loaded*" }
                It 'mock, run' { Mock Import-Module; & $PSScriptRoot/get.ps1 | Should -Be 'fake' }
                It 'mock, loaded' { Mock Import-Module; . $PSScriptRoot/get.ps1 | Should -Be 'fake' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'The spaces inside the braces belong to the text, so -eq needs Trim(): "$Filter".Trim() -eq ''Enabled -eq $true''.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'typed' { function Get-ProofUser ([string] $Filter) { }; Mock Get-ProofUser; Get-ProofUser -Filter { Enabled -eq $true }; Should -Invoke Get-ProofUser -Times 0 -Exactly -ParameterFilter { "$Filter" -eq 'Enabled -eq $true' }; Should -Invoke Get-ProofUser -Times 1 -Exactly -ParameterFilter { "$Filter".Trim() -eq 'Enabled -eq $true' } }
                It 'untyped' { function Get-ProofAny ($Filter) { }; Mock Get-ProofAny; Get-ProofAny -Filter { Enabled -eq $true }; Should -Invoke Get-ProofAny -Times 0 -Exactly -ParameterFilter { "$Filter" -eq 'Enabled -eq $true' }; Should -Invoke Get-ProofAny -Times 1 -Exactly -ParameterFilter { "$Filter".Trim() -eq 'Enabled -eq $true' } }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
    }

    It 'To see what the code does without the module, let that mock throw what PowerShell throws for a missing module: Mock Import-Module { throw [System.IO.FileNotFoundException] ''no module'' }.' {
        $run = Invoke-Sample {
            BeforeAll { function Connect-Directory ([string] $Module = 'ActiveDirectory') { try { Import-Module $Module -ErrorAction Stop; 'ready' } catch [System.IO.FileNotFoundException] { 'missing' } catch { 'other' } } }
            Describe 'd' {
                It 'really' { Connect-Directory NoSuchProofModule | Should -Be 'missing' }
                It 'mocked' { Mock Import-Module { throw [System.IO.FileNotFoundException] 'no module' }; Connect-Directory | Should -Be 'missing' }
                It 'other type' { Mock Import-Module { throw 'no module' }; Connect-Directory | Should -Be 'other' }
            }
        }
        Assert-TestPassed $run 'really', 'mocked', 'other type'
    }

    Context 'a stand-in that is out of date' {
        BeforeAll {
            $outdated = Invoke-Sample -NewProcess -File @{
                'OwnTape/OwnTape.psm1' = @'
  function Invoke-OwnPlan {
      [CmdletBinding()] param ([Parameter(Position = 0)] [string] $PlanPath)
      dynamicparam {
          $parameters = [System.Management.Automation.RuntimeDefinedParameterDictionary]::new()
          if ($PlanPath -eq 'tape') { $parameters.Add('Shelf', [System.Management.Automation.RuntimeDefinedParameter]::new('Shelf', [string], [System.Attribute[]] [Parameter]::new())) }
          $parameters
      }
      end { }
  }
'@
                'stubs.ps1'            = 'function Set-Content { [CmdletBinding(SupportsShouldProcess)] param ($Path, $Value, $Encoding, [switch] $NoNewline, [switch] $Compress) throw "not mocked" }; function Set-Plain ($Path) { throw "not mocked" }; function Set-Attributed { param ([Parameter()] $Path) throw "not mocked" }; function Set-Strict { [CmdletBinding()] param ($Path) throw "not mocked" }; function Invoke-OwnPlan { [CmdletBinding()] param ($PlanPath, $Gone) throw "not mocked" }'
            } -Test {
                BeforeAll {
                    . $PSScriptRoot/stubs.ps1
                    $env:PSModulePath = "$PSScriptRoot$([System.IO.Path]::PathSeparator)$env:PSModulePath"
                }
                Describe 'd' {
                    It 'goes on' { Mock Invoke-OwnPlan { 'mocked' }; Invoke-OwnPlan -PlanPath tape -Gone 1 | Should -Be 'mocked'; { OwnTape\Invoke-OwnPlan -PlanPath tape -Gone 1 } | Should -Throw '*Gone*' }
                    It 'behind' { (Get-Command Invoke-OwnPlan).Source | Should -BeNullOrEmpty; (Get-Command OwnTape\Invoke-OwnPlan).Source | Should -Be 'OwnTape'; (Get-Command Microsoft.PowerShell.Management\Set-Content).CommandType | Should -Be 'Cmdlet' }
                    It 'names' {
                        $real = Get-Command Microsoft.PowerShell.Management\Set-Content -ArgumentList $PSScriptRoot
                        (Get-Command Set-Content).Parameters.Keys | Where-Object { $_ -notin $real.Parameters.Keys } | Should -Be 'Compress'
                    }
                    It 'dynamic' {
                        (Get-Command OwnTape\Invoke-OwnPlan -ArgumentList tape).Parameters.Keys | Should -Contain 'Shelf'
                        (Get-Command OwnTape\Invoke-OwnPlan -ArgumentList disk).Parameters.Keys | Should -Not -Contain 'Shelf'
                        (Get-Command OwnTape\Invoke-OwnPlan).Parameters.Keys | Should -Not -Contain 'Shelf'
                        (Get-Command Microsoft.PowerShell.Management\Set-Content -ArgumentList $PSScriptRoot).Parameters.Keys | Should -Contain 'NoNewline'
                        (Get-Command Microsoft.PowerShell.Management\Set-Content -ArgumentList Env:/).Parameters.Keys | Should -Not -Contain 'NoNewline'
                    }
                    It 'plain' { Mock Set-Plain { 'plain' }; Mock Set-Strict { 'strict' }; Mock Set-Attributed { 'attributed' }; { Set-Attributed -Path a -Gone 1 } | Should -Throw '*Gone*'; Set-Plain -Path a -Gone 1 | Should -Be 'plain'; { Set-Strict -Path a -Gone 1 } | Should -Throw '*Gone*' }
                    It 'module' {
                        Remove-Module OwnTape
                        New-Module -Name OwnTape { function Invoke-OwnPlan ($StandIn) { } } | Import-Module
                        try { (Get-Command OwnTape\Invoke-OwnPlan).Parameters.Keys | Should -Contain 'StandIn' } finally { Remove-Module OwnTape }
                    }
                }
            }
        }

        It 'When a new release of the module renames or removes a parameter, the stand-in still has it, and the unit tests go on passing.' { Assert-TestPassed $outdated 'goes on' }

        It 'The name of the module in front finds the command behind the stand-in' { Assert-TestPassed $outdated 'behind' }

        It 'The test names Compress.' { Assert-TestPassed $outdated 'names' }

        It 'Load no module of stand-ins in this file: the name in front would find the stand-in.' { Assert-TestPassed $outdated 'module' }

        It 'For dynamic parameters, pass the values that they depend on, by position, as -ArgumentList. In the example, the value is a path in a file system, for which Set-Content has -NoNewline.' { Assert-TestPassed $outdated 'dynamic' }

        It 'Invoke-Plaster takes its parameters from the template: Get-Command Plaster\Invoke-Plaster -ArgumentList ./template.' -Tag Unproved { 'https://github.com/PowerShellOrg/Plaster/blob/master/docs/en-US/Invoke-Plaster.md' }

        It 'A stand-in with neither [CmdletBinding()] nor [Parameter()] takes a parameter that it does not have without an error.' { Assert-TestPassed $outdated 'plain' }
    }
}
