# Executes the examples of one page, one after the other, in this process. A module, so that its variables are not
# visible to the examples. What an example prints goes to the console as it would for a reader, between two marker
# lines: process.ts, which reads them, shows an example.

$ErrorActionPreference = 'Stop'

# Names of what an example can leave behind that would change the next one.
function Get-SessionSnapshot {
    [pscustomobject] @{
        Modules     = @(Get-Module | ForEach-Object Name)
        Variables   = @(Get-Variable -Scope Global | ForEach-Object Name)
        Preferences = @(Get-Variable -Scope Global -Name *Preference | ForEach-Object { [pscustomobject] @{ Name = $_.Name; Value = $_.Value } })
        Functions   = @(Get-ChildItem Function: | ForEach-Object Name)
        Aliases     = @(Get-ChildItem Alias: | ForEach-Object Name)
        Drives      = @(Get-PSDrive | ForEach-Object Name)
        Environment = [System.Environment]::GetEnvironmentVariables()
    }
}

function Restore-Session ([pscustomobject] $Snapshot, [string] $Folder) {
    Set-Location -LiteralPath $Folder
    Get-Module | Where-Object Name -NotIn $Snapshot.Modules | Remove-Module -Force -ErrorAction Ignore
    # Variables that PowerShell made for the last step come back by themselves; most cannot be removed anyway.
    Get-Variable -Scope Global | Where-Object Name -NotIn $Snapshot.Variables |
        Remove-Variable -Scope Global -Force -ErrorAction Ignore
    foreach ($preference in $Snapshot.Preferences) {
        Set-Variable -Scope Global -Name $preference.Name -Value $preference.Value -ErrorAction Ignore
    }
    Get-ChildItem Function: | Where-Object Name -NotIn $Snapshot.Functions | ForEach-Object {
        Remove-Item -LiteralPath "Function:$($_.Name)" -Force -ErrorAction Ignore
    }
    Get-ChildItem Alias: | Where-Object Name -NotIn $Snapshot.Aliases | ForEach-Object {
        Remove-Item -LiteralPath "Alias:$($_.Name)" -Force -ErrorAction Ignore
    }
    Get-PSDrive | Where-Object Name -NotIn $Snapshot.Drives | Remove-PSDrive -Force -ErrorAction Ignore
    $now = [System.Environment]::GetEnvironmentVariables()
    foreach ($name in @($now.Keys) + @($Snapshot.Environment.Keys)) {
        if ($now[$name] -cne $Snapshot.Environment[$name]) {
            [System.Environment]::SetEnvironmentVariable($name, $Snapshot.Environment[$name])
        }
    }
    $global:PSDefaultParameterValues.Clear()
    $global:Error.Clear()
    $PSStyle.OutputRendering = 'PlainText'
}

# Pester keeps assertions that a page adds in its own memory; only a fresh import forgets them.
function Get-AssertionCount {
    $pester = Get-Module Pester
    if ($pester) { & $pester { $script:AssertionOperators.Count } } else { -1 }
}

function Import-ExamplePester ([string] $Manifest) {
    Get-Module Pester | Remove-Module -Force -ErrorAction Ignore
    Import-Module -Name $Manifest -Force -Global
}

# What Pester counted, in the words of `expect`, and why counts alone would mislead.
function ConvertTo-ExampleCount ([object] $Result, [int] $Major) {
    $counts = @{
        passed       = $Result.PassedCount
        failed       = $Result.FailedCount
        skipped      = $Result.SkippedCount
        inconclusive = $Result.InconclusiveCount
        notrun       = 0
        pending      = 0
    }
    $outside = @()
    if ($Major -eq 4) {
        $counts.pending = $Result.PendingCount
    } else {
        $counts.notrun = $Result.NotRunCount
        $outside = @(
            $Result.FailedContainers | ForEach-Object ErrorRecord
            $Result.FailedBlocks | Where-Object { $_.ErrorRecord -and -not ($_.Tests.Result -contains 'Failed') } | ForEach-Object ErrorRecord
        ) | Where-Object { $_ } | ForEach-Object { "$_" }
    }
    $failures = if ($Major -eq 4) {
        $Result.TestResult | Where-Object Result -EQ 'Failed' | ForEach-Object { "$($_.Describe) $($_.Name): $($_.FailureMessage)" }
    } else {
        $Result.Failed | ForEach-Object { "$($_.ExpandedPath): $($_.ErrorRecord[0])" }
    }
    @{ counts = $counts; outside = @($outside); failures = @($failures) }
}

function Write-ExampleMarker ([string] $Text) {
    [Console]::Out.WriteLine()
    [Console]::Out.WriteLine($Text)
}

function Invoke-ExampleStep ([object] $Step, [object] $Job, [scriptblock] $InGlobalScope) {
    $report = @{}
    $wrapper = Join-Path $PSScriptRoot step.ps1
    $errors = [System.Collections.Generic.List[string]]::new()
    try {
        if ($Step.kind -eq 'expect') {
            $result = . $InGlobalScope $wrapper $Step.code | Where-Object { $_.PSObject.Properties.Name -contains 'PassedCount' } | Select-Object -Last 1
            if ($result) {
                $report += ConvertTo-ExampleCount -Result $result -Major $Job.major
            } else {
                $errors.Add('Pester returned no result.')
            }
        } elseif ($Step.kind -eq 'fails') {
            # What it shows is the message of its error, and not what it returns up to there.
            . $InGlobalScope $wrapper $Step.code 2>&1 | Where-Object { $_ -is [System.Management.Automation.ErrorRecord] } | ForEach-Object {
                $errors.Add("$_")
                Write-Host "$_"
            }
        } else {
            . $InGlobalScope $wrapper $Step.code 2>&1 | ForEach-Object {
                # What a native command writes to its error stream is text, not an error.
                if ($_ -is [System.Management.Automation.ErrorRecord] -and $_.FullyQualifiedErrorId -notlike 'NativeCommandError*') {
                    $errors.Add("$_")
                }
                $_
            } | Out-String -Stream -Width $Job.width | Write-Host
        }
    } catch {
        $errors.Add("$_")
        if ($Step.kind -eq 'fails') {
            Write-Host "$_"
        }
    }
    $report.errors = @($errors)
    $report
}

<#
.SYNOPSIS
Executes the steps of a job file and reports each.
.PARAMETER InGlobalScope
A script block made at the prompt, so that examples run in the session of a reader and not in this module.
#>
function Invoke-ExampleJob ([string] $JobFile, [scriptblock] $InGlobalScope) {
    [Console]::OutputEncoding = [System.Text.UTF8Encoding]::new($false)
    $job = [System.IO.File]::ReadAllText($JobFile) | ConvertFrom-Json
    # Only the Pesters of the job, its own first, and what comes with PowerShell.
    $env:PSModulePath = @($job.modules) + (Join-Path $PSHOME Modules) -join [System.IO.Path]::PathSeparator
    $global:ProgressPreference = 'SilentlyContinue'
    $global:ErrorActionPreference = 'Continue'
    $PSStyle.OutputRendering = 'PlainText'
    Set-Location -LiteralPath $job.folder
    Import-ExamplePester $job.manifest
    $assertions = Get-AssertionCount
    $snapshot = Get-SessionSnapshot
    foreach ($step in $job.steps) {
        if ($step.kind -eq 'write') {
            $file = Join-Path $job.folder $step.path
            $null = [System.IO.Directory]::CreateDirectory((Split-Path $file))
            [System.IO.File]::WriteAllText($file, $step.content)
            continue
        }
        if ($step.kind -eq 'empty') {
            Get-ChildItem -LiteralPath $job.folder -Force | Remove-Item -Recurse -Force
            continue
        }
        Write-ExampleMarker "$($job.marker) begin"
        $report = Invoke-ExampleStep -Step $step -Job $job -InGlobalScope $InGlobalScope
        Write-ExampleMarker "$($job.marker) end $($report | ConvertTo-Json -Compress -Depth 5)"
        if ($job.keepsSession) {
            continue
        }
        Restore-Session -Snapshot $snapshot -Folder $job.folder
        if ((Get-AssertionCount) -ne $assertions) {
            Import-ExamplePester $job.manifest
        }
    }
}

<#
.SYNOPSIS
Parses each code of a job file with PowerShell's own parser; nothing is executed. Prints the first fault of each as JSON.
#>
function Invoke-ExampleParse ([string] $JobFile) {
    [Console]::OutputEncoding = [System.Text.UTF8Encoding]::new($false)
    $codes = @(([System.IO.File]::ReadAllText($JobFile) | ConvertFrom-Json).codes)
    for ($index = 0; $index -lt $codes.Count; $index++) {
        $errors = $null
        $null = [System.Management.Automation.Language.Parser]::ParseInput($codes[$index], [ref] $null, [ref] $errors)
        # `using module` of a file that the page shows elsewhere, and the classes in it: not faults of the syntax.
        $ignored = @('ModuleNotFoundDuringParse') + @(if ($codes[$index] -match '(?m)^using module ') { 'TypeNotFound' })
        $fault = $errors | Where-Object ErrorId -NotIn $ignored | Select-Object -First 1
        if ($fault) {
            [Console]::Out.WriteLine((@{ index = $index; line = $fault.Extent.StartLineNumber; message = $fault.Message } | ConvertTo-Json -Compress))
        }
    }
    [Console]::Out.WriteLine("$($codes.Count) parsed")
}

Export-ModuleMember -Function Invoke-ExampleJob, Invoke-ExampleParse
