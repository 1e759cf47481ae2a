BeforeAll {
    Import-Module "$PSScriptRoot/../Proofs.psm1"
}

Describe 'quick-start' {
    It '[+] is a test that passed. The times after its name are the total, the time in your code, and the time in Pester.' {
        $run = Invoke-Sample { Describe 'd' { It 'slow' { Start-Sleep -Milliseconds 300 } } } -Inspect { $args[0].Tests[0].Duration.TotalMilliseconds; $args[0].Tests[0].UserDuration.TotalMilliseconds; $args[0].Tests[0].FrameworkDuration.TotalMilliseconds }
        [math]::Abs($run.Value[0] - $run.Value[1] - $run.Value[2]) | Should -BeLessThan 0.01
        $run.Value[1] | Should -BeGreaterThan 290
        $run.Text -match '\[\+\] slow (\d+)ms \((\d+)ms\|(\d+)ms\)' | Should -BeTrue
        [int] $Matches[1] | Should -BeGreaterOrEqual ([int] $Matches[2] + [int] $Matches[3] - 2)
        [int] $Matches[2] | Should -BeIn ([math]::Floor($run.Value[1])), ([math]::Ceiling($run.Value[1]))
    }

    It 'The arrow points at the same place.' {
        $lines = (Get-Failure { 'abcdef' | Should -Be 'abcxef' }) -split '\r?\n'
        $was = @($lines -match 'But was:')[0]
        $was[@($lines -match '-\^')[0].IndexOf('^')] | Should -Be 'd'
    }

    It 'PowerShell 7.4 or newer on Windows, Linux or macOS is enough, and so is Windows PowerShell 5.1.' -Tag Unproved {
        'Pester tests these in its own build: https://github.com/pester/Pester/blob/5.9.0/azure-pipelines.yml'
    }

    It 'If the command stops with a message about publishers or certificates' -Tag Unproved {
        'Pester 3.4.0 of Windows is signed by another publisher: https://pester.dev/docs/introduction/installation'
    }

    It 'These pages are about Pester 5' {
        (Invoke-Sample -Script { (Get-Module Pester).Version.Major }).Value | Should -Be 5
    }

    It 'An older Pester is loaded, most likely the 3.4.0 that comes with Windows and has no -Output.' -Tag Unproved {
        'Run by hand with 4.10.1, and with 3.4.0 in PowerShell 7 without its Get-WmiObject. https://github.com/pester/Pester/blob/3.4.0/Pester.psm1'
    }
}
