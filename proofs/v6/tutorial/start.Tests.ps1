BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/start' {
    It 'The first number must be a 6.' {
        (Invoke-Sample -Script { (Get-Module -Name Pester).Version.ToString() }).Value | Should -Match '^6\.'
    }

    It 'If PowerShell says that no valid module file was found, Pester 6 is not installed.' {
        $run = Invoke-Sample -Script { Remove-Module Pester; Import-Module -Name Pester -MinimumVersion 6.0.0 -ErrorAction Stop }
        $run.Errors | Should -BeLike '*no valid module file was found*'
    }

    It 'After its name comes the time that the test took.' {
        $run = Invoke-Sample { Describe 'd' { It 'slow' { Start-Sleep -Milliseconds 1200 } } }
        [double] [regex]::Match($run.Text, '\[\+\] slow (\d[.\d]*)s').Groups[1].Value | Should -BeGreaterOrEqual 1.2
    }

    It 'The term ''Should-Be'' is not recognized, or The ''Should-Be'' command was found in the module ''Pester'', but the module could not be loaded | an older Pester is loaded' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/Pester.psd1 does not export it.'
    }

    It 'The next chapter explains the words Describe and It, and assertions such as Should-Be.' {
        $next = Get-Content -Path "$PSScriptRoot/../../../docs/tutorial/first-test.mdx" -Raw
        foreach ($word in 'Describe', 'It', 'Should-Be') { $next | Should -Match "\b$word" }
    }
}
