BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'Retention.psm1' = 'class ProofRetention { [string] V() { return "one" } }' } -Test {
        Describe 'd' {
            It 'results' {
                @('[1,2]' | ConvertFrom-Json | ForEach-Object { 'x' }).Count | Should -Be 2
                ('{"d":"2026-03-31T00:00:00Z"}' | ConvertFrom-Json).d | Should -BeOfType datetime
                '<&>''' | ConvertTo-Json | Should -Be '"<&>''"'
                (0.1 + 0.2).ToString() | Should -Be '0.30000000000000004'
                ([pscustomobject] @{ a = 1 }).Count | Should -Be 1
                [pscustomobject] @{ a = 1 } | Export-Csv "$TestDrive/a.csv"; (Get-Content "$TestDrive/a.csv")[0] | Should -Be '"a"'
            }
            It 'edition' { $PSVersionTable.PSVersion.Major -ge 6 | Should -BeTrue; $PSVersionTable.PSEdition | Should -Be 'Core'; ([Environment]::OSVersion.Platform -eq 'Win32NT') | Should -Be $IsWindows; (Get-Process -Id $PID).Path | Should -Match 'pwsh(\.exe)?$' }
            It 'net method' { try { [int]::Parse('x') } catch { $caught = $_.Exception }; $caught | Should -BeOfType System.Management.Automation.MethodInvocationException; $caught.InnerException | Should -BeOfType System.FormatException }
            It 'gone' { Get-Command Get-WmiObject, Get-EventLog -ErrorAction Ignore | Should -BeNullOrEmpty; [System.Net.Http.HttpResponseMessage] | Should -Not -BeNullOrEmpty }
            It 'missing here' -Skip:($IsWindows) { Get-Command Get-CimInstance, Get-Service -ErrorAction Ignore | Should -BeNullOrEmpty }
            It 'same class' {
                Set-Content "$TestDrive/R.psm1" 'class ProofR { [string] V() { return "one" } }'; Set-Content "$TestDrive/u.ps1" "using module ./R.psm1`n[ProofR]::new().V()"
                & "$TestDrive/u.ps1" | Should -Be 'one'; Set-Content "$TestDrive/R.psm1" 'class ProofR { [string] V() { return "two" } }'; & "$TestDrive/u.ps1" | Should -Be 'one'
                (& (Get-Process -Id $PID).Path -NoProfile -File "$TestDrive/u.ps1") | Should -Be 'two'
            }
            It 'no variable' { { [scriptblock]::Create('using module $path/R.psm1') } | Should -Throw }
        }
    }
}

Describe 'recipes/windows-powershell' {
    It 'PowerShell 6 or later? | $PSVersionTable.PSVersion.Major -ge 6 | $false | $true' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'edition' }

    It 'the edition | $PSVersionTable.PSEdition | Desktop | Core' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'edition' }

    It 'on Windows? | [Environment]::OSVersion.Platform -eq ''Win32NT'' | $true | by system' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'edition' }

    It 'In 5.1 they are $null, so -not $IsWindows is true, every test with that condition is skipped, and the run is green.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' -Skip:(-not $SomethingUnknown) { throw 'never' } } }
        $run.Skipped | Should -Be 1
        $run.Result | Should -Be 'Passed'
    }

    It 'In strict mode it is an error: The variable ''$IsWindows'' cannot be retrieved because it has not been set.' -Tag Unproved { 'Windows PowerShell 5.1 has no such variable: https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_automatic_variables' }

    It '5.1 reads a whole file before it runs a line of it. One operator that it does not know fails the file at discovery, also inside a test that is skipped.' {
        $run = Invoke-Sample 'Write-Host "first line"; Describe "d" { It "i" -Skip { $a ??? "b" } }'
        $run.Result | Should -Be 'Failed'
        $run.Text | Should -Not -Match 'first line\n'
    }

    It '''[1,2]'' | ConvertFrom-Json | ForEach-Object { … } | one call with the whole list | one call for each item' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It 'ConvertFrom-Json | d is text | d is a [datetime]' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It 'ConvertTo-Json of a text with <, >, & or '' | writes them as \u003c and so on | leaves them' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It '(0.1 + 0.2).ToString() | 0.3 | 0.30000000000000004' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It '.Count of a single [pscustomobject] | $null | 1' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It 'Export-Csv | writes a #TYPE line | writes none' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It '| ends the script | since 7.2 the script goes on' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -Script { $ErrorActionPreference = 'Stop'; $lines = & (Get-Process -Id $PID).Path -NoProfile -Command '[Console]::Error.WriteLine("problem")' 2>&1; "went on after $lines" }).Value | Should -Be 'went on after problem'
    }

    It 'the outer one is a MethodInvocationException in both.' { Assert-TestPassed $sample 'net method' }

    It 'Get-WmiObject and Get-EventLog are gone in PowerShell 7; Get-CimInstance and Get-Service are missing on Linux and macOS.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'gone', 'missing here' }

    It 'A class that is loaded once stays in the session, in 5.1 and in 7: the next using module of the same file does not read it again.' { Assert-TestPassed $sample 'same class' }

    It 'The path after using module is relative to the test file, and cannot hold a variable.' { Assert-TestPassed $sample 'same class', 'no variable' }

    It 'Both runs wrote to the same file. Give each its own TestResult.OutputPath' {
        $run = Invoke-Sample -File @{ 'a/a.Tests.ps1' = 'Describe d { It first { } }'; 'b/b.Tests.ps1' = 'Describe d { It second { } }' } -Script { foreach ($part in 'a', 'b') { Invoke-Pester -Configuration @{ Run = @{ Path = $part }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' }; Output = @{ Verbosity = 'None' } } } }
        $run.Files['r.xml'] | Should -Match 'second'
        $run.Files['r.xml'] | Should -Not -Match 'first'
    }
}
