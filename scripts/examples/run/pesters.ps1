# Prints each release of Pester in PESTER_MODULES (<release>/Pester/Pester.psd1) and in PSModulePath: called by environment.ts.
$places = @(if ($env:PESTER_MODULES) { (Get-Item "$env:PESTER_MODULES/*/Pester/Pester.psd1").FullName }) + 'Pester'
Get-Module -ListAvailable -Name $places -ErrorAction Ignore | ForEach-Object {
    $label = $_.PrivateData.PSData.Prerelease
    @{ release = "$($_.Version)$(if ($label) { "-$label" })"; manifest = $_.Path } | ConvertTo-Json -Compress
}
