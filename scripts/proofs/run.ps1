# Runs proof files with the newest stable Pester 5, each that no other process has taken yet: called by cli.ts.
param (
    [Parameter(Mandatory)] [string] $Pester,
    # A text file with the path of a proof file on each line. Reports are written beside it, 0.json for the first.
    [Parameter(Mandatory)] [string] $List
)
$ErrorActionPreference = 'Stop'

function ConvertTo-Failure ([string] $File, [string] $Name, [object] $Of) {
    @{ file = $File; name = $Name; message = "$($Of.ErrorRecord | Select-Object -First 1)" }
}

Import-Module -Name $Pester
$files = [System.IO.File]::ReadAllLines($List)
for ($place = 0; $place -lt $files.Count; $place++) {
    $report = Join-Path (Split-Path $List) "$place.json"
    # Only one process can make the file of the report, and so takes the proof file.
    try { [System.IO.File]::Open($report, 'CreateNew').Dispose() } catch [System.IO.IOException] { continue }
    $configuration = New-PesterConfiguration
    $configuration.Run.Path = $files[$place]
    $configuration.Run.PassThru = $true
    $configuration.Output.Verbosity = 'None'
    $result = Invoke-Pester -Configuration $configuration
    # A file or a setup that fails takes its tests along without counting them.
    $broken = $result.FailedBlocksCount + $result.FailedContainersCount
    $failed = $result.FailedCount + $broken
    Write-Host "$($files[$place] -replace '^.*[\\/]proofs[\\/]'): $($result.PassedCount) passed, $failed failed, $($result.SkippedCount) skipped in $([int] $result.Duration.TotalSeconds) s"
    $run = @{
        passed = $result.PassedCount
        failed = $failed
        skipped = $result.SkippedCount
        names = @($result.Tests | ForEach-Object Name)
        failures = @(
            # The name as it is written: in ExpandedName, <text> of a statement is gone.
            $result.Failed | ForEach-Object { ConvertTo-Failure $files[$place] $_.Name $_ }
            # A setup, or the file itself.
            @($result.FailedBlocks) + @($result.FailedContainers) | ForEach-Object { ConvertTo-Failure $files[$place] '' $_ }
        )
    }
    [System.IO.File]::WriteAllText($report, (ConvertTo-Json $run -Depth 3))
}
