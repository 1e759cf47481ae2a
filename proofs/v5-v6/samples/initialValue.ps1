# $lines: whether the initial value of a property is covered, by how its class is loaded and measured. v5 and v6 say it in other words.
$files = @{
    'src/Archive.psm1'       = "class Archive {`n [datetime] `$Made = (Get-Date)`n}`nfunction New-Archive { [Archive]::new() }"
    'none/Archive.Tests.ps1' = { BeforeAll { Import-Module $PSScriptRoot/../src/Archive.psm1 -Force }; Describe 'd' { It 'makes no object' { 1 | Should -Be 1 } } }
    'one/Archive.Tests.ps1'  = { BeforeAll { Import-Module $PSScriptRoot/../src/Archive.psm1 -Force }; Describe 'd' { It 'makes one' { (New-Archive).Made | Should -BeGreaterThan ([datetime] '2000-01-01') } } }
    'using/Archive.Tests.ps1' = "using module ../src/Archive.psm1`nDescribe 'd' { It 'makes one' { [Archive]::new().Made | Should -BeGreaterThan ([datetime] '2000-01-01') } }"
    'measure.ps1'            = {
        Import-Module $args[0]
        foreach ($folder in 'none', 'one', 'using') {
            foreach ($breakpoints in $true, $false) {
                $result = Invoke-Pester -Configuration @{ Run = @{ Path = "./$folder"; PassThru = $true }; CodeCoverage = @{ Enabled = $true; Path = './src'; UseBreakpoints = $breakpoints }; Output = @{ Verbosity = 'None' } }
                "$folder $breakpoints $($result.Result) $(if ($result.CodeCoverage.CommandsMissed.Command -contains 'Get-Date') { 'missed' } elseif ($result.CodeCoverage.CommandsExecuted.Command -contains 'Get-Date') { 'covered' })"
            }
        }
    }
}
# A process of its own: the tracer cannot run in that of the proofs.
$lines = (Invoke-Sample -File $files -Script { & ([System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName) -NoProfile -File ./measure.ps1 (Get-Module Pester).Path } -Seconds 300).Value
