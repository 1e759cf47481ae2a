BeforeAll {
    Import-Module "$PSScriptRoot/../Proofs.psm1"
}

Describe 'quick-start' {
    It 'The arrow stands below the same place' {
        $lines = (Get-Failure { 'abcdef' | Should-BeString 'abcxef' }) -split '\r?\n'
        $was = @($lines -match 'But was:')[0]
        $was[@($lines -match '-\^')[0].IndexOf('^')] | Should -Be 'd'
    }

    It 'in 6.0.0 it is one character too far left, so trust the number there' -Tag Unproved {
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

    It 'An older Pester is loaded: the Should-… commands are new in Pester 6, and the 3.4.0 that comes with Windows has no -Output.' -Tag Unproved {
        'The parameters of 3.4.0: https://github.com/pester/Pester/blob/3.4.0/Pester.psm1; the notes of 6.0.0: https://github.com/pester/Pester/releases/tag/6.0.0'
    }
}
