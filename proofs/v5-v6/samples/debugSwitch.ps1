# What runs print of verbose messages with the debug switch of a CI service: by Invoke-Pester alone, with a preference in
# the script that calls it, and with the line of the page. A text for each.
function Get-DebugRun ([hashtable] $Environment) {
    $files = @{
        'sub/a.Tests.ps1' = 'BeforeAll { function Get-Own { [CmdletBinding()] param () Write-Verbose "own text" }; Import-Module $PSScriptRoot/Talk.psm1 -Force }; Describe d { It i { Write-Verbose "test text"; Get-Own; Get-Talk } }'
        'sub/Talk.psm1'   = 'function Get-Talk { [CmdletBinding()] param () Write-Verbose "module text" }'
        'plain.ps1'       = 'Invoke-Pester -Path ./sub'
        'local.ps1'       = '$VerbosePreference = "Continue"; Invoke-Pester -Path ./sub'
        'line.ps1'        = 'if ($env:SYSTEM_DEBUG -eq ''true'' -or $env:RUNNER_DEBUG -eq ''1'') { $global:VerbosePreference = ''Continue'' }; Invoke-Pester -Path ./sub'
    }
    (Invoke-Sample -File $files -Environment $Environment -Script {
        $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
        foreach ($name in 'plain', 'local', 'line') {
            # A script of its own scope, as it is called by the line of a CI service.
            $text = "$(& (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; & ./$name.ps1")"
            "$name $(foreach ($word in 'test', 'own', 'module') { if ($text -match "VERBOSE: $word text") { $word } }) $($text -match 'Tests Passed: 1,')"
        }
    }).Value
}
