BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/configuration' {
    It 'Cause: v4 parameters such as -OutputFile, -CodeCoverage or -Show were used with v5.' {
        foreach ($old in @{ OutputFile = 'r.xml'; OutputFormat = 'NUnitXml' }, @{ Show = 'All' }) {
            $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script ([scriptblock]::Create("Invoke-Pester -Path . $($old.Keys | ForEach-Object { "-$_ $($old[$_])" })"))
            "$($run.Warnings) $($run.Text)" | Should -Match 'Legacy'
        }
    }

    It 'It is checked only while TestResult.Enabled is $true.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $false; OutputFormat = 'Html' } }).Passed | Should -Be 1
    }

    It 'Cause: The file or folder to be measured does not exist, seen from the current location.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './none.ps1'; UseBreakpoints = $true } }
        "$($run.Errors) $($run.Text)" | Should -Match 'none.ps1'
    }

    It 'It is checked only while CodeCoverage.Enabled is $true.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ CodeCoverage = @{ Enabled = $false; OutputFormat = 'Html' } }
        $run.Passed | Should -Be 1
        "$($run.Errors)" | Should -BeNullOrEmpty
    }

    It 'Cause: The script was written for Pester 4, and Pester 5 is loaded. -TestName is gone; most of the other old parameters still work, with the warning above.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe "d" -Tag x { It "i" { } }' } -Script {
            try { $null = Invoke-Pester -Script sub -TestName d -Show None; 'works' } catch { "$_" }
            $r = Invoke-Pester -Script sub -Tag x -ExcludeTag y -Show None -PassThru -WarningVariable warning 3> $null
            "$($r.PassedCount) $("$warning" -match 'legacy parameter set')"
        }
        $text = @($run.Value | Where-Object { $_ -is [string] })
        $text[0] | Should -Match "parameter name 'TestName'"
        $text[1] | Should -Be '1 True'
    }

    It 'Cause: The session loaded the 3.4.0 of Windows PowerShell 5.1, or Pester 6. -Show came with Pester 4 and is not yet in the source of 3.4.0.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/3.4.0/Pester.psm1 has -Quiet and no -Show; https://github.com/pester/Pester/blob/4.0.2-rc/Pester.psm1 has both'
    }

    It 'Pester 5 still accepts -Show, with a warning, but not together with -CI, -Output or -Configuration (Parameter set cannot be resolved);' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Script {
            foreach ($more in '-CI', '-Output Normal', '-Configuration @{}') { try { $null = Invoke-Expression "Invoke-Pester -Show None $more"; 'works' } catch { "$_" } }
            $null = Invoke-Pester -Path . -Show None -WarningVariable warning 3> $null
            "$warning"
        }
        $run.Value[0..2] | ForEach-Object { $_ | Should -Match '^Parameter set cannot be resolved' }
        $run.Value[3] | Should -Match 'Legacy parameter set'
    }

    It 'Write -Output None for -Show None, -Output Detailed for -Show All, and -Output Normal for -Show Fails.' {
        $run = Invoke-Sample { Describe 'd' { It 'good' { }; It 'bad' { throw 'x' } } } -Script {
            foreach ($pair in @('None', 'None'), @('All', 'Detailed'), @('Fails', 'Normal')) {
                $old, $new = (Invoke-Pester -Path . -Show $pair[0] 3> $null 6>&1 | Out-String), (Invoke-Pester -Path . -Output $pair[1] 6>&1 | Out-String)
                "$($old -match 'good') $($old -match 'bad') / $($new -match 'good') $($new -match 'bad')"
            }
        }
        $run.Value | Should -Be 'False False / False False', 'True True / True True', 'False True / False True'
    }

    It 'An old parameter, such as -OutputFile, is used together with -Output or -CI.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { foreach ($more in @{ Output = 'None' }, @{ CI = $true }) { try { Invoke-Pester -OutputFile x.xml @more } catch { "$_" } }; try { $null = Invoke-Pester -OutputFile x.xml 3> $null; 'runs' } catch { "$_" } }
        $run.Value[0, 1] | Should -BeLike 'Parameter set cannot be resolved*'
        $run.Value[-1] | Should -Be 'runs'
    }

    It 'The run goes on and measures nothing, not even the other paths of the list. When $global:ErrorActionPreference is Stop, the run ends with Invoking step RunStart failed before the first test.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/b.ps1 }; Describe d { It i { Write-Host "said: ran"; Get-It } }'; 'b.ps1' = 'function Get-It { Get-Date }' } -Script {
            $run = { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; CodeCoverage = @{ Enabled = $true; Path = $args[0] } } }
            foreach ($paths in @('./none.ps1', './b.ps1'), @('./b.ps1')) { $result = & $run $paths; "$($result.PassedCount) $($result.CodeCoverage.CommandsAnalyzedCount)" }
            $ErrorActionPreference = 'Stop'
            "$((& $run './none.ps1').PassedCount)"
            $global:ErrorActionPreference = 'Stop'
            Write-Host 'said: global'
            "$((& $run './none.ps1', './b.ps1').PassedCount)"
        }
        $run.Value | Should -Be '1 0', '1 1', '1', ''
        $text = $run.Text -split 'said: global'
        $text[0] | Should -Match 'said: ran'
        $text[0] | Should -Not -Match 'RunStart'
        $text[1] | Should -Match 'Invoking step RunStart failed'
        $text[1] | Should -Not -Match 'said: ran'
    }

    It 'Move the settings to a configuration object. It takes no hashtable for -CodeCoverage' {
        $run = Invoke-Sample -File @{ 'a.ps1' = 'function Get-A { 1 }'; 'a.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            Invoke-Pester ./a.Tests.ps1 -CodeCoverage @{ Path = 'a.ps1'; Function = 'Get-A' }
            $config = New-PesterConfiguration
            try { $config.CodeCoverage.Path = @{ Path = 'a.ps1'; Function = 'Get-A' } } catch { "$_" }
            $config.CodeCoverage.Path = 'a.ps1'; "$($config.CodeCoverage.Path.Value)"
        }
        $run.Errors | Should -BeLike "Could not resolve coverage path 'System.Collections.Hashtable': *"
        @($run.Value)[-2] | Should -BeLike '*Cannot convert the "System.Collections.Hashtable" value*to type "Pester.StringArrayOption".*'
        @($run.Value)[-1] | Should -Be 'a.ps1'
    }
}
