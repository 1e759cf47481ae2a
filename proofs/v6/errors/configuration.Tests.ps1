BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/configuration' {
    It 'were removed in v6.' {
        (Invoke-Sample -Script { foreach ($name in 'Script', 'OutputFile', 'CodeCoverage', 'EnableExit', 'Show') { (Get-Command Invoke-Pester).Parameters.ContainsKey($name) } }).Value | Should -Be (, $false * 5)
    }

    It 'Cause: .NET knows no encoding of that name, so the report is written in UTF-8 with a byte order mark. The run itself is not affected.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; PassThru = $true }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputEncoding = 'none-such' }; Output = @{ Verbosity = 'None' } }; [System.IO.File]::ReadAllBytes("$PWD/r.xml")[0..2] }
        $run.Passed | Should -Be 1
        $run.Value | Should -Be 0xEF, 0xBB, 0xBF
    }

    It 'The run goes on and measures nothing, not even the other paths of the list. When $global:ErrorActionPreference is Stop, the run ends with Invoking step RunStart failed before the first test.' {
        $options = { @{ Run = @{ Path = '.'; PassThru = $true }; CodeCoverage = @{ Enabled = $true; Path = './none.ps1'; UseBreakpoints = $true } } }
        $file = @{ 'a.Tests.ps1' = 'Describe d { It i { } }' }
        (Invoke-Sample -File $file -Script ([scriptblock]::Create("`$ErrorActionPreference = 'Stop'; Invoke-Pester -Configuration ($options)"))).Passed | Should -Be 1
        $stopped = Invoke-Sample -File $file -Script ([scriptblock]::Create("`$global:ErrorActionPreference = 'Stop'; Invoke-Pester -Configuration ($options)"))
        "$($stopped.Errors) $($stopped.Text)" | Should -Match 'Invoking step RunStart failed'
    }

    It 'Fix: Use JaCoCo or Cobertura.' {
        foreach ($format in 'JaCoCo', 'Cobertura') { (Invoke-Sample -File @{ 'c.ps1' = '1' } { Describe 'd' { It 'i' { } } } -Configuration @{ CodeCoverage = @{ Enabled = $true; OutputFormat = $format; Path = './c.ps1'; OutputPath = "$format.xml"; UseBreakpoints = $true } }).Files.Keys | Should -Contain "$format.xml" }
    }

    It 'Cause: The file or folder to be measured does not exist, seen from the current location.' {
        $run = Invoke-Sample -File @{ 'Code.ps1' = 'function Get-It { 1 }'; 'deep/a.Tests.ps1' = 'Describe d { It i { } }' } -Script { Set-Location ./deep; Invoke-Pester -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './Code.ps1' } } }
        "$($run.Errors) $($run.Text)" | Should -Match 'Code\.ps1'
    }

    It 'Fix: Use UTF8, UTF8NoBOM, Unicode or another name that .NET knows, such as iso-8859-1.' {
        foreach ($name in 'UTF8', 'UTF8NoBOM', 'Unicode', 'iso-8859-1') {
            $run = Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ Enabled = $true; OutputEncoding = $name } }
            "$($run.Errors) $($run.Warnings)" | Should -Not -Match 'ncoding'
            $run.Files.Keys | Should -Contain 'testResults.xml'
        }
    }

    It 'The 3.4.0 of Windows PowerShell 5.1 does not know -Show either' -Tag Unproved {
        'https://github.com/pester/Pester/blob/3.4.0/Pester.psm1'
    }

    It 'Write -Output None for -Show None, -Output Detailed for -Show All, and -Output Normal for -Show Fails.' {
        $run = Invoke-Sample { Describe 'd' { It 'good' { }; It 'bad' { throw 'x' } } } -Script {
            try { Invoke-Pester -Path . -Show None; 'works' } catch { "$_" }
            foreach ($new in 'None', 'Detailed', 'Normal') { $text = Invoke-Pester -Path . -Output $new 6>&1 | Out-String; "$($text -match 'good') $($text -match 'bad')" }
        }
        $run.Value | Should -Be "A parameter cannot be found that matches parameter name 'Show'.", 'False False', 'True True', 'False True'
    }

    It 'Pester 6 has no CoverageGutters any more.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { foreach ($format in 'CoverageGutters', 'JaCoCo') { Invoke-Pester -Configuration @{ CodeCoverage = @{ OutputFormat = $format } } } }
        "$($run.Text) $($run.Errors)" | Should -BeLike "*CodeCoverage.OutputFormat must be 'JaCoCo' or 'Cobertura', but it was 'CoverageGutters'*"
        "$($run.Text) $($run.Errors)" | Should -Not -BeLike "*it was 'JaCoCo'*"
    }

    It 'CodeCoverage.OutputEncoding says the same.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }'; 'b.ps1' = 'function Get-It { 1 }' } -Script { Invoke-Pester -Configuration @{ Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = './b.ps1'; OutputEncoding = 'UTF-99' } } }
        "$($run.Warnings) $($run.Text)" | Should -Match "CodeCoverage.OutputEncoding 'UTF-99' is not a valid encoding name, falling back to 'UTF8'"
    }
}
