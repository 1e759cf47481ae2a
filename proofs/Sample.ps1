# Runs in the session of one sample, of any documented Pester: imports it, runs the sample in its folder, and returns what
# became of it as plain data, since objects of Pester do not come through to another process.
param ([Parameter(Mandatory)] [object] $Request)

$ProgressPreference = 'SilentlyContinue'
Set-Location -LiteralPath $Request.Folder
[System.Environment]::CurrentDirectory = $Request.Folder
# Only the Pester under proof, and what comes with PowerShell.
$env:PSModulePath = Join-Path $PSHOME Modules
foreach ($name in @($Request.Environment.Keys)) {
    [System.Environment]::SetEnvironmentVariable($name, $Request.Environment[$name])
}
# Pester 6 lets PowerShell accept the verb Should for five seconds after each import, in the whole process. When the time of
# an earlier sample ends during this import, PowerShell would warn of the verb.
Import-Module -Name $Request.Manifest -Force -Global -DisableNameChecking
$module = Get-Module -Name Pester
$label = $module.PrivateData.PSData.Prerelease
$release = "$($module.Version)" + $(if ($label) { "-$label" })

function Get-ErrorText ($ErrorRecord) { @($ErrorRecord | ForEach-Object { "$($_.Exception.Message)" }) }

function ConvertTo-PlainResult ($Result) {
    if ($module.Version.Major -eq 4) {
        return @{
            Result = if ($Result.FailedCount) { 'Failed' } else { 'Passed' }
            Passed = $Result.PassedCount; Failed = $Result.FailedCount; Skipped = $Result.SkippedCount
            Inconclusive = $Result.InconclusiveCount; NotRun = 0; Pending = $Result.PendingCount
            Tests = @($Result.TestResult | ForEach-Object {
                    @{ Name = $_.Name; Path = @($_.Describe, $_.Context, $_.Name | Where-Object { $_ }) -join '.'; Result = $_.Result; Message = @($_.FailureMessage | Where-Object { $_ }) }
                })
            BlockErrors = @()
        }
    }
    @{
        Result = "$($Result.Result)"
        Passed = $Result.PassedCount; Failed = $Result.FailedCount; Skipped = $Result.SkippedCount
        Inconclusive = $Result.InconclusiveCount; NotRun = $Result.NotRunCount; Pending = 0
        Tests = @($Result.Tests | ForEach-Object {
                @{ Name = $_.ExpandedName; Path = $_.ExpandedPath; Result = "$($_.Result)"; Message = @(Get-ErrorText $_.ErrorRecord) }
            })
        BlockErrors = @(Get-ErrorText @($Result.Containers.ErrorRecord; $Result.FailedBlocks.ErrorRecord))
    }
}

# The advanced configuration of a hashtable by sections, with what every sample needs.
function New-SampleConfiguration ([System.Collections.IDictionary] $Section) {
    $configuration = New-PesterConfiguration
    $configuration.Run.Path = $Request.Folder
    $configuration.Run.PassThru = $true
    $configuration.Output.Verbosity = 'Detailed'
    foreach ($sectionName in @($Section.Keys)) {
        foreach ($name in @($Section[$sectionName].Keys)) {
            $configuration.$sectionName.$name = $Section[$sectionName][$name]
        }
    }
    $configuration
}

$result = $null
$value = @()
$errorText = $null
try {
    if ($Request.Script) {
        # One by one, so that what came before an error is kept.
        & ([scriptblock]::Create($Request.Script)) | ForEach-Object { $value += , $_ }
    } elseif ($module.Version.Major -eq 4) {
        $parameters = @{ Script = $Request.Folder; PassThru = $true }
        foreach ($name in @($Request.Configuration.Keys)) { $parameters[$name] = $Request.Configuration[$name] }
        $result = Invoke-Pester @parameters
    } else {
        $result = Invoke-Pester -Configuration (New-SampleConfiguration $Request.Configuration)
    }
    if ($Request.Inspect -and $result) {
        $value = @(& ([scriptblock]::Create($Request.Inspect)) $result)
    }
} catch {
    $errorText = "$($_.Exception.Message)"
}
$run = @($value + @($result)) | Where-Object { $_ -and $_.PSObject.Properties.Name -contains 'PassedCount' } | Select-Object -Last 1
[pscustomobject] @{
    Release = $release
    Plain   = if ($run) { ConvertTo-PlainResult $run }
    # Lines of Get-Content carry their drive and provider along, which take half a minute to be serialized.
    Value   = @($value | Where-Object { $null -eq $_ -or -not ($_.PSObject.Properties.Name -contains 'PassedCount') } |
            ForEach-Object { if ($_ -is [string]) { "$_" } else { , $_ } })
    Error   = $errorText
}
