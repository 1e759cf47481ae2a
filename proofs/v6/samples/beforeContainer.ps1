# $run.Value: what Pester.BeforeContainer.ps1 of two repositories prints, by where PowerShell was started and where it went. Three pages of v6 say it.
$run = Invoke-Sample -File @{
    'here/.git/HEAD' = 'x'; 'here/Pester.BeforeContainer.ps1' = 'Write-Host "said: here"'; 'here/sub/A.Tests.ps1' = "Describe 'a' { It 'i' { } }"; 'here/sub/B.Tests.ps1' = "Describe 'b' { It 'i' { } }"
    'there/.git/HEAD' = 'x'; 'there/Pester.BeforeContainer.ps1' = 'Write-Host "said: there"'; 'there/sub/C.Tests.ps1' = "Describe 'c' { It 'i' { } }"
    'run.ps1' = 'param ($Manifest, $Folder, $Path) Import-Module $Manifest; Set-Location $Folder; Invoke-Pester $Path -Output None'
} -Script {
    $manifest = Join-Path (Get-Module Pester).ModuleBase Pester.psd1
    $pwsh = (Get-Process -Id $PID).Path
    $top = "$PWD"
    # Started in, went to, path.
    foreach ($case in @('here', 'here', './sub'), @('here/sub', 'here/sub', '.'), @('here', 'there', './sub'), @('there', 'there', '../here/sub')) {
        Set-Location "$top/$($case[0])"
        @(& $pwsh -NoProfile -File "$top/run.ps1" $manifest "$top/$($case[1])" $case[2]) -join ', '
    }
}
