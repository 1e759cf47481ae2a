# Runs proof files with the newest stable Pester 5 and writes how it went: called by cli.ts.
param (
    [Parameter(Mandatory)] [string] $Pester,
    [Parameter(Mandatory)] [string] $Files,
    [Parameter(Mandatory)] [string] $Report
)
$ErrorActionPreference = 'Stop'
Import-Module -Name $Pester
$configuration = New-PesterConfiguration
$configuration.Run.Path = @($Files -split [System.IO.Path]::PathSeparator)
$configuration.Run.PassThru = $true
$configuration.Output.Verbosity = 'Normal'
$result = Invoke-Pester -Configuration $configuration
# A file or a setup that fails takes its tests along without counting them.
$broken = $result.FailedBlocksCount + $result.FailedContainersCount
$run = @{
    passed = $result.PassedCount
    failed = $result.FailedCount + $broken
    skipped = $result.SkippedCount
    failures = @($result.Failed | ForEach-Object {
        @{ file = $_.ScriptBlock.File; name = $_.ExpandedName; message = "$($_.ErrorRecord | Select-Object -First 1)" }
    })
}
[System.IO.File]::WriteAllText($Report, (ConvertTo-Json $run -Depth 3))
