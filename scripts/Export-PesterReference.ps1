<#
.SYNOPSIS
Writes what an installed release of Pester says of itself to data/reference.

.DESCRIPTION
Reads commands, parameters, operators, configuration, result types, messages, and the addresses of this site in its
help from the module itself, and writes them as v4.json, v5.json or v6.json, by the major version of the release. Names that no release had before are added to
since.json with this release, and names that the newest release no longer has get the release before it as their last
one. The shape of the files is data/reference/schema.ts. After it,
"npm run build" says which headings, rows and pages it asks for.

Run it in a PowerShell process that has not loaded Pester yet: the types of a release cannot be unloaded.

.PARAMETER Version
The release, as the PowerShell Gallery names it.

.PARAMETER ModulePath
The module's manifest, for a release that is not in PSModulePath.

.PARAMETER OutputFolder
Where to write; since.json in it is brought up to date, if it is there.

.EXAMPLE
pwsh scripts/Export-PesterReference.ps1 -Version 6.1.0-rc1
#>
[CmdletBinding()]
param (
    [Parameter(Mandatory)]
    [ValidatePattern('^\d+\.\d+\.\d+(-\w+)?$')]
    [string] $Version,

    [string] $ModulePath,

    [string] $OutputFolder = (Join-Path $PSScriptRoot '../data/reference')
)

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

# Exported by v4 only so that code inside mocks can reach them; nobody is meant to call them.
$internalCommands = 'SafeGetCommand', 'Invoke-Mock', 'Get-MockDynamicParameter', 'Set-DynamicParameterVariable'

# What a run returns, from the outside in; the other public types of the module are its own business.
$publicTypes = 'Pester.Run', 'Pester.Container', 'Pester.Block', 'Pester.Test', 'Pester.ContainerInfo', 'Pester.CodeCoverage'

$commonParameters = [System.Management.Automation.Cmdlet]::CommonParameters +
    [System.Management.Automation.Cmdlet]::OptionalCommonParameters

function Get-Release ([psmoduleinfo] $Module) {
    $data = $Module.PrivateData
    $label = if ($data -is [hashtable] -and $data['PSData']) { $data['PSData']['Prerelease'] }
    if ($label) { "$($Module.Version)-$label" } else { "$($Module.Version)" }
}

function Import-Release {
    if (Get-Module -Name Pester) {
        throw 'Pester is already loaded in this process; run the script with "pwsh scripts/Export-PesterReference.ps1".'
    }
    $candidates = if ($ModulePath) {
        Get-Module -ListAvailable -Name $ModulePath
    }
    else {
        Get-Module -ListAvailable -Name Pester
    }
    $found = $candidates | Where-Object { (Get-Release $_) -eq $Version } | Select-Object -First 1
    if (-not $found) {
        $where = if ($ModulePath) { $ModulePath } else { 'PSModulePath' }
        $installed = ($candidates | ForEach-Object { Get-Release $_ }) -join ', '
        throw "Pester $Version is not in $where. Found there: $(if ($installed) { $installed } else { 'no Pester' })."
    }
    Import-Module -Name $found.Path -PassThru
}

# The default as it is written in the function's own param block; dynamic parameters have none.
function Get-DefaultText ([System.Management.Automation.FunctionInfo] $Command) {
    $defaults = @{}
    $definition = $Command.ScriptBlock.Ast
    $block = $definition.Body.ParamBlock
    $declared = if ($block) { $block.Parameters } else { $definition.Parameters }
    foreach ($parameter in $declared) {
        if ($parameter.DefaultValue) {
            $defaults[$parameter.Name.VariablePath.UserPath] = $parameter.DefaultValue.Extent.Text
        }
    }
    $defaults
}

function ConvertTo-SetFacts ([string] $Set, [System.Management.Automation.CommandParameterInfo] $Parameter) {
    [ordered]@{
        set       = $Set
        required  = $Parameter.IsMandatory
        position  = if ($Parameter.Position -ge 0) { $Parameter.Position } else { $null }
        pipeline  = @(
            if ($Parameter.ValueFromPipeline) { 'value' }
            if ($Parameter.ValueFromPipelineByPropertyName) { 'propertyName' }
        )
        remaining = $Parameter.ValueFromRemainingArguments
    }
}

# Parameters in the order in which the syntax lines, default set first, show them.
function Get-ParameterFacts ([System.Management.Automation.FunctionInfo] $Command) {
    $defaults = Get-DefaultText $Command
    $parameters = [ordered]@{}
    foreach ($set in $Command.ParameterSets) {
        foreach ($parameter in $set.Parameters | Where-Object Name -NotIn $commonParameters) {
            if (-not $parameters.Contains($parameter.Name)) {
                $attributes = $Command.Parameters[$parameter.Name].Attributes
                $parameters[$parameter.Name] = [ordered]@{
                    name        = $parameter.Name
                    type        = "$($parameter.ParameterType)"
                    aliases     = @($parameter.Aliases)
                    default     = $defaults[$parameter.Name]
                    validValues = @($attributes | Where-Object { $_ -is [ValidateSet] } | ForEach-Object ValidValues)
                    wildcards   = [bool]($attributes | Where-Object { $_ -is [SupportsWildcards] })
                    dynamic     = $parameter.IsDynamic
                    sets        = [System.Collections.Generic.List[object]]::new()
                }
            }
            $parameters[$parameter.Name].sets.Add((ConvertTo-SetFacts $set.Name $parameter))
        }
    }
    $parameters.Values
}

function ConvertTo-CommandFacts ([System.Management.Automation.FunctionInfo] $Command, [psmoduleinfo] $Module) {
    $aliases = $Module.ExportedAliases.Values | Where-Object Definition -EQ $Command.Name | Sort-Object Name
    $syntax = (Get-Command -Name $Command.Name -Module $Module.Name -Syntax) -split '\r?\n' | Where-Object { $_.Trim() }
    [ordered]@{
        name       = $Command.Name
        aliases    = @($aliases | ForEach-Object Name)
        syntax     = @($syntax | ForEach-Object Trim)
        parameters = @(Get-ParameterFacts $Command)
    }
}

# Options in the order of the class; the type is that of the value, not of the option object around it.
function Get-ConfigurationFacts {
    $facts = [ordered]@{}
    $configuration = New-PesterConfiguration
    foreach ($section in $configuration.PSObject.Properties) {
        $facts[$section.Name] = @(
            foreach ($option in $section.Value.PSObject.Properties) {
                $default = $option.Value.Default
                # An absolute path was looked up on this machine: it is no default that the module declares.
                if ($default -is [string] -and [System.IO.Path]::IsPathRooted($default)) { $default = $null }
                [ordered]@{
                    name    = $option.Name
                    type    = "$($option.Value.GetType().GetProperty('Value').PropertyType)"
                    default = $default
                }
            }
        )
    }
    $facts
}

function Get-TypeFacts ([System.Reflection.Assembly] $Assembly) {
    $facts = [ordered]@{}
    foreach ($name in $publicTypes) {
        $type = $Assembly.GetType($name)
        if (-not $type) { continue }
        $facts[$name] = @(
            foreach ($property in $type.GetProperties()) {
                [ordered]@{ name = $property.Name; type = "$($property.PropertyType)" }
            }
        )
    }
    $facts
}

# Addresses of this site, below its root, that the module's help and messages name: readers follow them from the console.
function Get-SiteAddress ([psmoduleinfo] $Module) {
    $addresses = [System.Collections.Generic.SortedSet[string]]::new([System.StringComparer]::Ordinal)
    Get-ChildItem -LiteralPath $Module.ModuleBase -Recurse -File -Include *.ps1, *.psm1, *.psd1, *.txt, *.xml |
        Select-String -Pattern 'https://pester\.dev(/[\w./-]*\w)' -AllMatches |
        ForEach-Object { $_.Matches } |
        ForEach-Object { [void] $addresses.Add($_.Groups[1].Value) }
    $addresses
}

# What the module may print, a line each; where it puts a value stands "…".
function Get-MessageFacts ([psmoduleinfo] $Module) {
    $messages = [System.Collections.Generic.SortedSet[string]]::new([System.StringComparer]::Ordinal)
    $isText = {
        $args[0] -is [System.Management.Automation.Language.StringConstantExpressionAst] -or
        $args[0] -is [System.Management.Automation.Language.ExpandableStringExpressionAst]
    }
    foreach ($file in Get-ChildItem -LiteralPath $Module.ModuleBase -Recurse -File -Include *.ps1, *.psm1) {
        $ast = [System.Management.Automation.Language.Parser]::ParseFile($file.FullName, [ref] $null, [ref] $null)
        foreach ($literal in $ast.FindAll($isText, $true)) {
            $text = $literal.Value
            if ($literal -is [System.Management.Automation.Language.ExpandableStringExpressionAst]) {
                foreach ($nested in $literal.NestedExpressions) { $text = $text.Replace($nested.Extent.Text, '…') }
            }
            foreach ($line in $text -replace '<\w+>|\{\d[^}]*\}', '…' -split '\r?\n') {
                # Three words in a row: other texts are names, patterns and code.
                if ($line -match '[a-z]{2,} [a-z]{2,}\b.* [a-z]{2,}') { [void] $messages.Add($line.Trim()) }
            }
        }
    }
    $messages
}

function Write-Json ([object] $Facts, [string] $Name) {
    $json = ($Facts | ConvertTo-Json -Depth 10) -replace '\r\n', "`n"
    $path = Join-Path (Resolve-Path -LiteralPath $OutputFolder).ProviderPath $Name
    [System.IO.File]::WriteAllText($path, "$json`n")
    Write-Verbose "Wrote $path"
}

# Adds to since.json what this release brought. The names of a release that is listed there already are taken as known:
# the file says more about old releases than one module can tell.
function Update-Since ([System.Collections.IDictionary] $Reference) {
    $path = Join-Path $OutputFolder 'since.json'
    if (-not (Test-Path -LiteralPath $path)) { return }
    $since = Get-Content -LiteralPath $path -Raw | ConvertFrom-Json -AsHashtable
    $release = [version]($Version -split '-')[0]
    $earlier = @($since.releases | Where-Object { [version]$_ -lt $release } | Sort-Object { [version]$_ })
    $isNewest = -not ($since.releases | Where-Object { [version]$_ -gt $release })
    $since.releases = @($since.releases + "$release" | Sort-Object { [version]$_ } -Unique)

    $operators = @($Reference.operators | ForEach-Object { $_.name })
    $present = @{
        command   = @($Reference.commands | ForEach-Object { $_.name })
        parameter = @(
            foreach ($command in $Reference.commands) {
                foreach ($parameter in $command.parameters) {
                    # The switch of an operator of Should counts as operator, not as parameter.
                    if (-not $parameter.dynamic -or $parameter.name -notin $operators) {
                        "$($command.name)/$($parameter.name)"
                    }
                }
            }
        )
        operator  = $operators
        option    = @(
            if ($Reference.Contains('configuration')) {
                foreach ($section in $Reference.configuration.Keys) {
                    foreach ($option in $Reference.configuration[$section]) { "$section.$($option.name)" }
                }
            }
        )
    }
    foreach ($kind in $present.Keys) {
        $known = $since[$kind]
        foreach ($name in $present[$kind]) {
            if (-not $known.Contains($name)) {
                $known[$name] = [ordered]@{ since = "$release" }
            } elseif ($known[$name].Contains('last') -and [version]$known[$name].last -lt $release) {
                # An older version had another release, which still has what the newest one dropped.
                $known[$name].last = "$release"
            }
        }
        foreach ($name in @($known.Keys)) {
            if (-not $isNewest -or $name -in $present[$kind] -or $known[$name].Contains('last')) { continue }
            if ($known[$name].since -eq "$release") {
                # Only a prerelease of this release had it.
                $known.Remove($name)
            } else {
                $known[$name].last = $earlier[-1]
            }
        }
        $sorted = [ordered]@{}
        $names = [string[]]$known.Keys
        [array]::Sort($names, [System.StringComparer]::Ordinal)
        foreach ($name in $names) { $sorted[$name] = $known[$name] }
        $since[$kind] = $sorted
    }
    Write-Json $since 'since.json'
}

$module = Import-Release
$commands = Get-Command -Module $module.Name -CommandType Function |
    Where-Object Name -NotIn $internalCommands |
    Sort-Object Name
$reference = [ordered]@{
    pester     = $Version
    powershell = "$($PSVersionTable.PSVersion)"
    commands   = @($commands | ForEach-Object { ConvertTo-CommandFacts $_ $module })
    operators  = @(
        Get-ShouldOperator | ForEach-Object {
            [ordered]@{ name = $_.Name; aliases = @($_.Alias | Where-Object { $_ }) }
        }
    )
    addresses  = @(Get-SiteAddress $module)
    messages   = @(Get-MessageFacts $module)
}
if ($module.ExportedCommands.ContainsKey('New-PesterConfiguration')) {
    $reference.configuration = Get-ConfigurationFacts
    $reference.types = Get-TypeFacts (New-PesterConfiguration).GetType().Assembly
}
Write-Json $reference "v$($module.Version.Major).json"
Update-Since $reference
