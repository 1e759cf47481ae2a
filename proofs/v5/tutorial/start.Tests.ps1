BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/start' {
    It 'The first number must be a 5.' {
        (Invoke-Sample -Script { (Get-Module -Name Pester).Version.ToString() }).Value | Should -Match '^5\.'
    }

    It 'If PowerShell says that no valid module file was found, Pester 5 is not installed.' {
        $run = Invoke-Sample -Script { Remove-Module Pester; Import-Module -Name Pester -MinimumVersion 5.0.0 -MaximumVersion 5.99.99 -ErrorAction Stop }
        $run.Errors | Should -BeLike '*no valid module file was found*'
    }

    It 'After its name comes the time that the test took: in total, in your code, and in Pester.' {
        $run = Invoke-Sample { Describe 'd' { It 'slow' { Start-Sleep -Milliseconds 1200 } } }
        $times = [regex]::Match($run.Text, '\[\+\] slow (\d[.\d]*)s \((\d[.\d]*)s\|\d').Groups
        [double] $times[2].Value | Should -BeGreaterOrEqual 1.2
        [double] $times[1].Value | Should -BeGreaterOrEqual ([double] $times[2].Value)
    }

    It 'The next chapter explains the words Describe, It and Should.' {
        $next = Get-Content -Path "$PSScriptRoot/../../../versioned_docs/version-v5/tutorial/first-test.mdx" -Raw
        foreach ($word in 'Describe', 'It', 'Should') { $next | Should -Match "\b$word\b" }
    }
}
