# What is said of the script that puts dashes before the operators of Should: it is taken from the page, run, and its tests, too.
function Assert-Converted ([string] $Page) {
    $script = [regex]::Match([IO.File]::ReadAllText("$PSScriptRoot/../../../$Page"), '(?s)```powershell\n(foreach \(\$file.*?)```').Groups[1].Value
    $before = @(
        'Describe "d" {'
        '    It "Should Be in a name" { # 1 | Should Be 2'
        '        2 | Should Be 2; 2 | should not be 3; 2 | Should -Not Be 3; 1 | Should BeIn 1, 2; 1, 2 | Should HaveCount 2'
        '        1, 2 | Should Contain 2; $true | Should BeTrue; $false | Should BeFalse; 2 | Should BeGreaterOrEqual 2'
        '        Set-Content TestDrive:/a.log "saved"; "TestDrive:/a.log" | Should FileContentMatch "saved"'
        '        { "x" | Should BeExactly "y" } | Should Throw; 2 |'
        '            Should Not BeOfType string; Should -Be 2 -ActualValue 2'
        "        '| Should Be', '$([char] 228)' | Should Be '| Should Be', '$([char] 228)'"
        '    }'
        '}'
    ) -join "`n"
    $run = Invoke-Sample "Describe 'd' { It 'i' { } }" -File @{ 'tests/A.Tests.ps1' = $before; 'tests/B.Tests.ps1' = '# nothing to do'; 'convert.ps1' = "$script" } -Script {
        $null = . ./convert.ps1
        [IO.File]::ReadAllText("$PWD/tests/A.Tests.ps1")
        ([IO.File]::ReadAllBytes("$PWD/tests/A.Tests.ps1")[0..2] -join ' '), [IO.File]::ReadAllBytes("$PWD/tests/B.Tests.ps1")[0]
        (Invoke-Pester ./tests -PassThru).PassedCount
    }
    $run.Value[0] | Should -BeLike '*"Should Be in a name" { # 1 | Should Be 2*2 | should -not -be 3; 2 | Should -Not -Be 3; 1 | Should -BeIn*| Should -BeExactly "y" } | Should -Throw; 2 |*Should -Not -BeOfType string; Should -Be 2 -A*''| Should Be'', *'
    $run.Value[1..3] | Should -Be '239 187 191', 35, 1
}
