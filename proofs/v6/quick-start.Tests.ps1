BeforeAll {
    Import-Module "$PSScriptRoot/../Proofs.psm1"
}

Describe 'quick-start' {
    It 'The arrow points at the same place' {
        $lines = (Get-Failure { 'abcdef' | Should-BeString 'abcxef' }) -split '\r?\n'
        $was = @($lines -match 'But was:')[0]
        $was[@($lines -match '-\^')[0].IndexOf('^')] | Should -Be 'd'
    }

    It 'In 6.0.0 the arrow is one character too far left, so trust the number.' -Tag Unproved {
        'Run on 6.0.0 by hand; the change of 6.1.0: https://github.com/pester/Pester/releases/tag/6.1.0-rc1'
    }

    It 'a file without failures' {
        $run = Invoke-Sample { Describe 'd' { It 'a' { } } } -Configuration @{ Output = @{ Verbosity = 'Normal' } }
        @($run.Output -match 'Sample\.Tests\.ps1') | Should -HaveCount 1
    }

    It 'You need PowerShell 7.4 or newer, on Windows, Linux or macOS, or Windows PowerShell 5.1.' -Tag Unproved {
        'https://github.com/pester/Pester/releases/tag/6.0.0'
    }

    It 'Windows PowerShell 5.1 does not have that command' -Tag Unproved {
        'PSResourceGet comes with PowerShell 7.4: https://learn.microsoft.com/powershell/gallery/powershellget/install-powershellget'
    }

    It 'These pages are about Pester 6' {
        (Invoke-Sample -Script { (Get-Module Pester).Version.Major }).Value | Should -Be 6
    }

    It '[+] is a test that passed.' {
        $run = Invoke-Sample { Describe 'd' { It 'passes' { }; It 'fails' { throw } } }
        $run.Text | Should -Match '\[\+\] passes'
        $run.Text | Should -Not -Match '\[\+\] fails'
    }

    It 'With Pester 5 loaded and 6 installed, the message is The ''Should-BeString'' command was found in the module ''Pester'', but the module could not be loaded.' {
        # The proofs themselves run on Pester 5: it goes first into a process of its own.
        $older = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
        $folder = Split-Path -Path (Split-Path -Path $env:PROOFS_PESTER)
        $installed = $folder, (Split-Path -Path $folder) -join [IO.Path]::PathSeparator
        $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
        $call = { param ($Older, $Installed) if ($Older) { Import-Module $Older }; $env:PSModulePath = "$Installed$([IO.Path]::PathSeparator)$env:PSModulePath"; try { 'a' | Should-BeString 'a'; 'passed' } catch { "$_" } }
        "$(& $program -NoProfile -Command $call -args $older, $installed 2>&1)" | Should -Match "The 'Should-BeString' command was found in the module 'Pester', but the module could not be loaded due to the following error: \[An incompatible version of the Pester.dll"
        "$(& $program -NoProfile -Command $call -args '', $installed 2>&1)" | Should -Match 'passed'
    }

    It 'An older Pester is loaded: the Should-… commands are new in Pester 6, and the 3.4.0 that comes with Windows has no -Output.' -Tag Unproved {
        'The parameters of 3.4.0: https://github.com/pester/Pester/blob/3.4.0/Pester.psm1; the notes of 6.0.0: https://github.com/pester/Pester/releases/tag/6.0.0'
    }
}
