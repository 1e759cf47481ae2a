BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/New-PesterContainer' {
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

    It 'A block that Import-PowerShellDataFile reads holds the block of the file within another one, so Pester finds 0 tests, without an error. Write -ScriptBlock { . (. $data.Tests) }' {
        $run = Invoke-Sample -File @{ 'a.psd1' = '@{ Tests = { Describe "d" { It "i" { } } } }' } -Script {
            $data = Import-PowerShellDataFile a.psd1
            foreach ($block in $data.Tests, { . (. $data.Tests) }) { $result = Invoke-Pester -Container (New-PesterContainer -ScriptBlock $block) -Output None -PassThru; "$($result.Result) $($result.TotalCount)" }
        }
        $run.Value | Should -Be 'Passed 0', 'Passed 1'
        $run.Errors | Should -BeNullOrEmpty
    }

    It 'and only what is hidden and subfolders that are links are left out.' -Skip:($IsWindows -or $PSVersionTable.PSVersion.Major -lt 6) {
        $files = @{ }
        foreach ($name in 'top', 'sub/s', 'node_modules/n', '.dot', '.hid/h', '.git/g') { $files["in/$name.Tests.ps1"] = 'Describe d { It i { } }' }
        (Invoke-Sample -File $files -Script { $null = New-Item out -ItemType Directory; Set-Content out/e.Tests.ps1 'Describe d { It i { } }'; $null = New-Item -ItemType SymbolicLink -Path in/link -Target "$PWD/out"; New-PesterContainer -Path in | ForEach-Object { $_.Item.Name } | Sort-Object }).Value | Should -Be 'n.Tests.ps1', 's.Tests.ps1', 'top.Tests.ps1'
    }
}
