# Runs samples for Proofs.psm1, one a line, until its input ends. Each sample has a session of its own in this process,
# which is ten times faster than a process of its own. Input and output are lines of base64, so that no encoding and no
# line break of a sample can disturb them.
param (
    [Parameter(Mandatory)] [string] $Manifest,
    # Printed before each answer: whatever a sample writes to standard output itself comes without it.
    [Parameter(Mandatory)] [string] $Marker
)

$ErrorActionPreference = 'Stop'

# What a sample can change for the next one is the process's environment, with its time zone, and its folder. Nearly all
# else is in its session; Invoke-Sample says what needs a process of its own.
function Restore-Process ([System.Collections.IDictionary] $Environment, [string] $Folder) {
    $now = [System.Environment]::GetEnvironmentVariables()
    foreach ($name in @($now.Keys) + @($Environment.Keys)) {
        if ($now[$name] -cne $Environment[$name]) {
            # PowerShell passes $null as '', which since .NET 9 leaves an empty variable behind.
            $value = if ($Environment.Contains($name)) { $Environment[$name] } else { [NullString]::Value }
            [System.Environment]::SetEnvironmentVariable($name, $value)
        }
    }
    [System.TimeZoneInfo]::ClearCachedData()
    [System.Environment]::CurrentDirectory = $Folder
}

# Lines as the console would show them: Write-Host -NoNewline leaves its line open.
function ConvertTo-PrintedLine ([object[]] $Record) {
    $text = [System.Text.StringBuilder]::new()
    foreach ($item in $Record) {
        $data = $item.MessageData
        if ($data -is [System.Management.Automation.HostInformationMessage]) {
            $null = $text.Append($data.Message)
            if (-not $data.NoNewLine) { $null = $text.Append("`n") }
        } else {
            $null = $text.Append("$data`n")
        }
    }
    # Colors are escape sequences.
    @(($text.ToString() -replace "\x1b\[[0-9;]*m") -split "`r?`n")
}

function Invoke-InSession ([object] $Request) {
    $session = [powershell]::Create()
    try {
        # Assertions change nothing for the next ones, and a session with Pester in it is most of what a sample takes.
        if ($Request.IsShared) { $session.Runspace = $shared }
        $null = $session.AddScript($Request.Code).AddParameter('Request', $Request)
        $errors = [System.Collections.Generic.List[string]]::new()
        $value = @()
        try {
            $value = @($session.Invoke())
        } catch [System.Management.Automation.MethodInvocationException] {
            $errors.Add($_.Exception.InnerException.Message)
        }
        foreach ($record in $session.Streams.Error) { $errors.Add("$record") }
        @{
            # The first object says what ran, the second is the result of Pester as text, the rest is what the sample returned.
            Answer   = @($value)
            Output   = ConvertTo-PrintedLine $session.Streams.Information
            Errors   = @($errors)
            Warnings = @($session.Streams.Warning | ForEach-Object { "$_" })
        }
    } finally {
        $session.Dispose()
    }
}

# PowerShell that a sample starts does not live long enough to gain from optimized code: without, it takes a fifth less.
$env:DOTNET_JITMinOpts = '1'
$shared = [runspacefactory]::CreateRunspace()
$shared.Open()
$environment = [System.Environment]::GetEnvironmentVariables()
$folder = (Get-Location).ProviderPath
[Console]::Out.WriteLine("${Marker}ready")
while ($null -ne ($line = [Console]::In.ReadLine())) {
    $request = [System.Management.Automation.PSSerializer]::Deserialize(
        [System.Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($line)))
    $request | Add-Member -NotePropertyName Manifest -NotePropertyValue $Manifest
    $answer = Invoke-InSession $request
    Restore-Process $environment $folder
    $text = [System.Management.Automation.PSSerializer]::Serialize([pscustomobject] $answer, 6)
    [Console]::Out.WriteLine($Marker + [Convert]::ToBase64String([System.Text.Encoding]::UTF8.GetBytes($text)))
}
