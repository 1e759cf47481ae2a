<#
.SYNOPSIS
Writes the messages that a release of Pester can throw or write to data/messages.

.DESCRIPTION
Reads the sources of a release: each "throw", Write-Error, Write-Warning, exception and error record of its scripts, and
each "throw new" of its compiled part. Failing assertions are apart, and so is a statement that only passes on the text
of another. Writes v4.json, v5.json or v6.json, by the major version of the release: for each message the file and the
text, with its variables in angle brackets. The shape of the files is data/messages/schema.ts.

A message that the file already has keeps its "entry", the id of the entry on the pages of error messages that explains
it, or its "leftOut", the reason why none does. A new message has neither: "npm run test:unit" names it.

.PARAMETER Version
The release, as the PowerShell Gallery names it.

.PARAMETER SourceFolder
A copy of Pester's repository at the tag of the release.

.PARAMETER OutputFolder
Where to write.

.EXAMPLE
pwsh scripts/Export-PesterMessages.ps1 -Version 6.1.0-rc1 -SourceFolder ../Pester
#>
[CmdletBinding()]
param (
    [Parameter(Mandatory)]
    [ValidatePattern('^\d+\.\d+\.\d+(-\w+)?$')]
    [string] $Version,

    [Parameter(Mandatory)]
    [string] $SourceFolder,

    [string] $OutputFolder = (Join-Path $PSScriptRoot '../data/messages')
)

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

# A variable can be made from others; a longer chain than this one is taken for a circle.
$maximumDepth = 5

$exceptionType = '(Exception|ErrorRecord)\]?$'

# Since v5 the module is in "src"; v4 has it beside its build scripts.
function Get-SourceFile ([string] $Root) {
    $source = Join-Path $Root 'src'
    $paths = if (Test-Path $source) { $source } else { 'Pester.psm1', 'Functions' | ForEach-Object { Join-Path $Root $_ } }
    Get-ChildItem -Path $paths -Recurse -File -Include *.ps1, *.psm1, *.cs |
        Where-Object { $_.Name -notlike '*.Tests.ps1' -and $_.FullName -notmatch '[\\/](PesterTests|csharp[\\/].*\.ps1$)' } |
        Sort-Object FullName
}

# The name that a reader sees for what is put into a message: that of the last variable or property in it.
function Get-Placeholder ([System.Management.Automation.Language.Ast] $Expression) {
    if ("$Expression" -match '::NewLine\)?$') { return ' ' }
    $names = $Expression.FindAll({
            param($node)
            $node -is [System.Management.Automation.Language.VariableExpressionAst] -or
            ($node -is [System.Management.Automation.Language.MemberExpressionAst] -and
                $node.Member -is [System.Management.Automation.Language.StringConstantExpressionAst])
        }, $true) | ForEach-Object {
        if ($_ -is [System.Management.Automation.Language.VariableExpressionAst]) { $_.VariablePath.UserPath -replace '^.*:' }
        else { "$($_.Member)" }
    }
    $name = $names | Where-Object { $_ -notin '_', 'null', 'Value', 'SafeCommands' } | Select-Object -First 1
    if (-not $name) { return '<value>' }
    "<$($name.Substring(0, 1).ToLowerInvariant())$($name.Substring(1))>"
}

function Expand-Text ([System.Management.Automation.Language.ExpandableStringExpressionAst] $String) {
    $text = $String.Value
    $start = 0
    foreach ($nested in $String.NestedExpressions) {
        $found = $text.IndexOf($nested.Extent.Text, $start)
        $placeholder = Get-Placeholder $nested
        $text = $text.Remove($found, $nested.Extent.Text.Length).Insert($found, $placeholder)
        $start = $found + $placeholder.Length
    }
    $text
}

# The texts that were assigned to a variable in the function, or the script, that uses it.
function Get-AssignedText ([System.Management.Automation.Language.VariableExpressionAst] $Variable, [int] $Depth) {
    $scope = $Variable.Parent
    while ($scope.Parent -and $scope -isnot [System.Management.Automation.Language.FunctionDefinitionAst]) {
        $scope = $scope.Parent
    }
    $name = $Variable.VariablePath.UserPath
    $scope.FindAll({
            param($node)
            $node -is [System.Management.Automation.Language.AssignmentStatementAst] -and
            $node.Operator -eq 'Equals' -and "$($node.Left)" -match "(^|\])\`$$name`$"
        }, $true) | ForEach-Object { Get-Text $_.Right ($Depth + 1) }
}

# The longest of the texts in arguments: the others are names and ids.
function Get-LongestText ([System.Management.Automation.Language.Ast[]] $Arguments, [int] $Depth) {
    $longest = $null
    foreach ($argument in $Arguments) {
        $texts = @(Get-Text $argument ($Depth + 1))
        if ("$texts".Length -gt "$longest".Length) { $longest = $texts }
    }
    $longest
}

function Get-CommandText ([System.Management.Automation.Language.CommandAst] $Command, [int] $Depth) {
    $first = "$($Command.CommandElements[0])"
    if ($functions.ContainsKey($first)) {
        $last = $functions[$first].Body.EndBlock.Statements[-1]
        if ($last -is [System.Management.Automation.Language.ReturnStatementAst]) { $last = $last.Pipeline }
        return Get-Text $last ($Depth + 1)
    }
    $arguments = @($Command.CommandElements | Select-Object -Skip 1)
    if ($first -notmatch 'New-Object' -or "$arguments" -match '(Exception|ErrorRecord)\b') {
        Get-LongestText $arguments $Depth
    }
}

# The texts that an expression can have; none where it has no text of its own.
function Get-Text ([System.Management.Automation.Language.Ast] $Expression, [int] $Depth = 0) {
    if (-not $Expression -or $Depth -gt $maximumDepth) { return }
    switch ($Expression.GetType().Name) {
        'StringConstantExpressionAst' { $Expression.Value }
        'ExpandableStringExpressionAst' { Expand-Text $Expression }
        'VariableExpressionAst' { Get-AssignedText $Expression $Depth }
        'PipelineAst' { Get-Text $Expression.PipelineElements[-1] $Depth }
        'CommandExpressionAst' { Get-Text $Expression.Expression $Depth }
        'ParenExpressionAst' { Get-Text $Expression.Pipeline $Depth }
        'SubExpressionAst' { $Expression.SubExpression.Statements | ForEach-Object { Get-Text $_ $Depth } }
        'IfStatementAst' {
            $bodies = @($Expression.Clauses.Item2) + $Expression.ElseClause | Where-Object { $_ }
            $bodies | ForEach-Object { Get-Text $_.Statements[-1] $Depth }
        }
        'ArrayLiteralAst' { Get-LongestText $Expression.Elements $Depth }
        'ConvertExpressionAst' { Get-Text $Expression.Child $Depth }
        'CommandAst' { Get-CommandText $Expression $Depth }
        'InvokeMemberExpressionAst' {
            if ("$($Expression.Member)" -notin 'CreateShouldErrorRecord', 'Join') { Get-LongestText @($Expression.Arguments) $Depth }
        }
        'BinaryExpressionAst' {
            $left = @(Get-Text $Expression.Left $Depth)
            switch ($Expression.Operator) {
                'Format' {
                    $values = if ($Expression.Right -is [System.Management.Automation.Language.ArrayLiteralAst]) { $Expression.Right.Elements } else { $Expression.Right }
                    $names = @($values | ForEach-Object { Get-Placeholder $_ })
                    $left | ForEach-Object { [regex]::Replace($_, '\{(\d+)[^}]*\}', { param($match) $names[[int]$match.Groups[1].Value] }) }
                }
                'Plus' {
                    $right = @(Get-Text $Expression.Right $Depth)
                    if (-not $left) { $left = @(Get-Placeholder $Expression.Left) }
                    if (-not $right) { $right = @(Get-Placeholder $Expression.Right) }
                    foreach ($a in $left) { foreach ($b in $right) { "$a$b" } }
                }
            }
        }
    }
}

# What a statement or an expression throws or writes; nothing for all that is no message.
function Get-MessageExpression ([System.Management.Automation.Language.Ast] $Node) {
    switch ($Node.GetType().Name) {
        'ThrowStatementAst' { $Node.Pipeline }
        'CommandAst' {
            $first = "$($Node.CommandElements[0])"
            if ($first -match 'Write-(Error|Warning)\b' -or
                ($first -match 'New-Object' -and "$($Node.CommandElements)" -match '(Exception|ErrorRecord)\b')) { $Node }
        }
        'ConvertExpressionAst' { if ("$($Node.Type.TypeName)" -match $exceptionType) { $Node } }
        'InvokeMemberExpressionAst' {
            if ("$($Node.Member)" -eq 'CreateErrorRecord' -or
                ("$($Node.Member)" -eq 'new' -and "$($Node.Expression)" -match $exceptionType)) { $Node }
        }
    }
}

function Get-ScriptMessage ([System.Management.Automation.Language.Ast] $Script) {
    $candidates = $Script.FindAll({
            param($node)
            $node -is [System.Management.Automation.Language.ThrowStatementAst] -or
            $node -is [System.Management.Automation.Language.CommandAst] -or
            $node -is [System.Management.Automation.Language.ConvertExpressionAst] -or
            $node -is [System.Management.Automation.Language.InvokeMemberExpressionAst]
        }, $true)
    $candidates | ForEach-Object { Get-MessageExpression $_ } | ForEach-Object { Get-Text $_ }
}

# Of C#, the longest string of "throw new …Exception(…)" is the message.
function Get-CompiledMessage ([string] $Code) {
    foreach ($throw in [regex]::Matches($Code, 'throw new \w+\((?:"(?:[^"\\]|\\.)*"|[^";])*?\)\s*[;,]')) {
        $strings = [regex]::Matches($throw.Value, '"((?:[^"\\]|\\.)*)"') | ForEach-Object { $_.Groups[1].Value }
        $longest = $strings | Sort-Object Length | Select-Object -Last 1
        [regex]::Replace("$longest", '\{(?:nameof\()?(?:\w+\.)*(\w+)[^}]*\}', {
                param($match)
                $name = $match.Groups[1].Value
                "<$($name.Substring(0, 1).ToLowerInvariant())$($name.Substring(1))>"
            })
    }
}

# A text without words between its variables says nothing of its own.
function Test-OwnText ([string] $Text) {
    ($Text -replace '<\w+>') -match '\w\S*\s+\S*\w'
}

$root = (Resolve-Path $SourceFolder).Path
$files = @(Get-SourceFile $root)
if (-not $files) { throw "There are no sources of Pester in '$root'. A copy of its repository has them in src, or in Functions." }

$functions = @{}
$scripts = foreach ($file in $files | Where-Object Extension -NE '.cs') {
    $script = [System.Management.Automation.Language.Parser]::ParseFile($file.FullName, [ref] $null, [ref] $null)
    $script.FindAll({ param($node) $node -is [System.Management.Automation.Language.FunctionDefinitionAst] }, $true) |
        Where-Object { $_.Name -match '^(Get|New)-\w*(Message|ErrorRecord)$' } |
        ForEach-Object { $functions[$_.Name] = $_ }
    @{ File = $file; Script = $script }
}

$found = @(
    foreach ($script in $scripts) {
        Get-ScriptMessage $script.Script | ForEach-Object { @{ File = $script.File; Text = $_ } }
    }
    foreach ($file in $files | Where-Object Extension -EQ '.cs') {
        Get-CompiledMessage (Get-Content -Raw $file.FullName) | ForEach-Object { @{ File = $file; Text = $_ } }
    }
)

$target = Join-Path $OutputFolder "v$($Version.Split('.')[0]).json"
$decided = @{}
if (Test-Path $target) {
    (Get-Content -Raw $target | ConvertFrom-Json -AsHashtable).messages | ForEach-Object { $decided[$_.text] = $_ }
}

$seen = [System.Collections.Generic.HashSet[string]]::new()
$messages = foreach ($message in $found | Where-Object { Test-OwnText $_.Text }) {
    $text = $message.Text.Trim() -replace '\s+', ' '
    if (-not $seen.Add($text)) { continue }
    $entry = [ordered]@{
        file = [System.IO.Path]::GetRelativePath($root, $message.File.FullName) -replace '\\', '/'
        text = $text
    }
    foreach ($decision in 'entry', 'leftOut') {
        if ($decided.ContainsKey($text) -and $decided[$text].ContainsKey($decision)) { $entry[$decision] = $decided[$text][$decision] }
    }
    $entry
}

$null = New-Item -ItemType Directory -Path $OutputFolder -Force
[ordered]@{ pester = $Version; messages = @($messages) } | ConvertTo-Json -Depth 4 | Set-Content -Path $target
"$target has $(@($messages).Count) messages."
