# A session in which the run of ./Hangs.Tests.ps1 was stopped, as Ctrl+C stops a pipeline, once the test had written $Begun.
function New-StoppedSession ([string] $Begun) {
    $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
    $session = [runspacefactory]::CreateRunspace(); $session.Open()
    $shell = [powershell]::Create(); $shell.Runspace = $session
    $null = $shell.AddScript("Import-Module '$manifest'; Invoke-Pester '$((Get-Location).ProviderPath)/Hangs.Tests.ps1' -Output None").BeginInvoke()
    for ($n = 0; $n -lt 300 -and -not (Get-Content $Begun -ErrorAction Ignore); $n++) { Start-Sleep -Milliseconds 100 }
    $shell.Stop()
    $session
}

function Invoke-InSession ($Session, [string] $Code) {
    $shell = [powershell]::Create(); $shell.Runspace = $Session
    $shell.AddScript($Code).Invoke()
}
