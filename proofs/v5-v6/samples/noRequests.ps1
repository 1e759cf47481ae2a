# A run of one test file below a guard against real requests, as recipes/rest-apis shows it: $run, whose values are what the
# guard noted. Dot-sourced by the proofs of recipes/rest-apis, for v5, v6 and both.
$guard = @'
foreach ($command in Get-Command -Name Invoke-RestMethod, Invoke-WebRequest -CommandType Cmdlet) {
    $binding = [System.Management.Automation.ProxyCommand]::GetCmdletBindingAttribute($command)
    $parameters = [System.Management.Automation.ProxyCommand]::GetParamBlock($command)
    $code = @"
        $binding
        param ($parameters)
        process {
            `$global:sentRequests += @("$($command.Name) `$Uri")
            throw "unmocked request: $($command.Name) `$Uri"
        }
"@
    Set-Item -Path "Function:/global:$($command.Name)" -Value ([scriptblock]::Create($code))
}
'@
$guardedModule = @'
function Get-Report ([string] $Name) { Invoke-RestMethod -Uri "http://127.0.0.1:9/$Name" }
function Get-Short ([string] $Name) { irm "http://127.0.0.1:9/$Name" }
function Get-Page ([string] $Name) { Invoke-WebRequest -Uri "http://127.0.0.1:9/$Name" }
function Get-Long { Microsoft.PowerShell.Utility\Invoke-RestMethod -Uri http://127.0.0.1:9/long }
function Get-Client { [System.Net.Http.HttpClient]::new().GetStringAsync('http://127.0.0.1:9/client').GetAwaiter().GetResult() }
function Test-Report ([string] $Name) { try { [bool] (Invoke-RestMethod -Uri "http://127.0.0.1:9/$Name") } catch { $false } }
'@
$run = Invoke-Sample -File @{
    'Guard.ps1'     = $guard
    'Guarded.psm1'  = $guardedModule
    'script.ps1'    = 'Invoke-RestMethod -Uri http://127.0.0.1:9/script'
    'a.Tests.ps1'   = {
        BeforeAll { Import-Module $PSScriptRoot/Guarded.psm1 -Force }
        AfterAll { Remove-Module Guarded }
        Describe 'd' {
            It 'module' { { Get-Report module } | Should -Throw 'unmocked request: Invoke-RestMethod http://127.0.0.1:9/module' }
            It 'alias' { { Get-Short alias } | Should -Throw 'unmocked request: Invoke-RestMethod http://127.0.0.1:9/alias' }
            It 'other command' { { Get-Page page } | Should -Throw 'unmocked request: Invoke-WebRequest http://127.0.0.1:9/page' }
            It 'script' { { & $PSScriptRoot/script.ps1 } | Should -Throw 'unmocked request: Invoke-RestMethod http://127.0.0.1:9/script' }
            It 'fails' { Get-Report fails }
            It 'caught' { Test-Report caught | Should -Be $false }
            It 'mock in the module' { Mock Invoke-RestMethod { "mocked $Uri" } -ModuleName Guarded -ParameterFilter { $Uri -like '*mocked' }; Get-Report mocked | Should -Be 'mocked http://127.0.0.1:9/mocked'; Should -Invoke Invoke-RestMethod -ModuleName Guarded -Times 1 -Exactly -ParameterFilter { $Uri.AbsolutePath -eq '/mocked' } }
            It 'mock in the test' { Mock Invoke-RestMethod { "mocked $Uri $Body" } -ParameterFilter { $Method -eq 'Post' }; Invoke-RestMethod -Uri http://127.0.0.1:9/mocked -Method Post -Body x | Should -Be 'mocked http://127.0.0.1:9/mocked x' }
            It 'refused by the filter' { Mock Invoke-RestMethod { 'mocked' } -ModuleName Guarded -ParameterFilter { $Uri -like '*mocked' }; Get-Report refused }
            It 'long name' { { Get-Long } | Should -Throw '*refused*' }
            It 'client' { { Get-Client } | Should -Throw '*refused*' }
        }
    }
} -Script {
    $global:sentRequests = @()
    . ./Guard.ps1
    try { Invoke-Pester -Path ./a.Tests.ps1 -Output None -PassThru } finally { Remove-Item -Path 'Function:/Invoke-RestMethod', 'Function:/Invoke-WebRequest' }
    $global:sentRequests
}
