# Runs assertions, each a script block of its own, in a session that is kept for the next ones.
param ([Parameter(Mandatory)] [object] $Request)

if (-not (Get-Module -Name Pester)) {
    $ProgressPreference = 'SilentlyContinue'
    $env:PSModulePath = Join-Path $PSHOME Modules
    Import-Module -Name $Request.Manifest -Global
}
$module = Get-Module -Name Pester
$label = $module.PrivateData.PSData.Prerelease
$message = foreach ($text in $Request.Assertion) {
    $failure = $null
    try { $null = & ([scriptblock]::Create($text)) } catch { $failure = "$($_.Exception.Message)" }
    , $failure
}
[pscustomobject] @{
    Release = "$($module.Version)" + $(if ($label) { "-$label" })
    Message = @($message)
}
