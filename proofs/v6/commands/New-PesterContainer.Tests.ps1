BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/New-PesterContainer' {
    It 'Blocks made from text, with [scriptblock]::Create(), are refused with Unbound scriptblock is not allowed.' {
        Get-Failure { New-PesterContainer -ScriptBlock ([scriptblock]::Create('1')) } | Should -BeLike 'Unbound scriptblock is not allowed*'
    }

    It 'Values for parameters are visible in names, in setup and in tests, and during discovery, so they may feed -ForEach.' {
        $run = Invoke-Sample -File @{ 'a.ps1' = 'param ($List) Describe "d $List" { BeforeAll { Write-Host "<setup $List>" }; It "item <_>" -ForEach $List { Write-Host "<test $List>" } }' } -Script { Invoke-Pester -Container (New-PesterContainer -Path a.ps1 -Data @{ List = 'x', 'y' }) -PassThru -Output None }
        $run.Tests.Path | Should -Be 'd x y.item x', 'd x y.item y'
        $run.Text | Should -Match '<setup x y>'
        $run.Text | Should -Match '<test x y>'
    }

    It 'A key without a parameter becomes a variable in setup and tests, though not during discovery. When the param block has [CmdletBinding()] or [Parameter()], such a key fails the container instead.' {
        $run = Invoke-Sample -File @{ 'a.ps1' = 'param ($Name) Describe "d" { BeforeAll { Write-Host "<setup $Extra>" }; It "has [$Extra]" { Write-Host "<test $Extra>" } }'; 'b.ps1' = '[CmdletBinding()] param ($Name) Describe "d" { It "i" { } }' } -Script { $a = Invoke-Pester -Container (New-PesterContainer -Path a.ps1 -Data @{ Extra = 'x' }) -PassThru -Output None; "$($a.Tests.Name)"; $b = Invoke-Pester -Container (New-PesterContainer -Path b.ps1 -Data @{ Extra = 'x' }) -PassThru -Output None; "$($b.Result) $($b.FailedContainersCount)" }
        $run.Text | Should -Match '(?s)<setup x>.*<test x>'
        $run.Value | Should -Be 'has []', 'Failed 1'
    }

    It 'With Run.Parallel files run in parallel, with and without -Data. A single script block among the containers makes the whole run sequential, with a warning.' {
        $body = 'param ($Disk) Describe "d" { It "i" { [runspace]::DefaultRunspace.Id } }'
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $body; 'b.Tests.ps1' = $body } -Script {
            $own = [runspace]::DefaultRunspace.Id
            $files = @(New-PesterContainer -Path a.Tests.ps1 -Data @{ Disk = 'C' }) + @(New-PesterContainer -Path b.Tests.ps1)
            foreach ($containers in $files, ($files + @(New-PesterContainer -ScriptBlock { Describe 's' { It 'i' { [runspace]::DefaultRunspace.Id } } }))) {
                $r = Invoke-Pester -Configuration @{ Run = @{ Container = $containers; Parallel = $true; PassThru = $true }; Output = @{ Verbosity = 'None' } } -WarningVariable warning 3> $null
                "own $(@($r.Tests.StandardOutput | Where-Object { $_ -eq $own }).Count) of $($r.TotalCount)"
            }
        }
        @($run.Value -match '^own') | Should -Be 'own 0 of 2', 'own 3 of 3'
    }

    It 'So are blocks that Import-PowerShellDataFile reads: write -ScriptBlock { . (. $data.Tests) }' {
        $run = Invoke-Sample -File @{ 'a.psd1' = '@{ Tests = { Describe "d" { It "i" { } } } }' } -Script {
            $data = Import-PowerShellDataFile a.psd1
            foreach ($block in $data.Tests, { . (. $data.Tests) }) { try { (Invoke-Pester -Container (New-PesterContainer -ScriptBlock $block) -Output None -PassThru).PassedCount } catch { "$_" } }
        }
        $run.Value[0] | Should -BeLike 'Unbound scriptblock is not allowed*'
        $run.Value[1] | Should -Be 1
    }

    It 'and only .git, .svn and .hg are left out.' {
        $files = @{ }
        foreach ($name in 'top', 'sub/s', 'node_modules/n', '.hid/h', '.git/g', '.svn/v', 'sub/.hg/m') { $files["in/$name.Tests.ps1"] = 'Describe d { It i { } }' }
        (Invoke-Sample -File $files -Script { New-PesterContainer -Path in | ForEach-Object { $_.Item.Name } | Sort-Object }).Value | Should -Be 'h.Tests.ps1', 'n.Tests.ps1', 's.Tests.ps1', 'top.Tests.ps1'
    }
}
