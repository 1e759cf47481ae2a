BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/ci' {
    It '-Version ''[6.0.0, 7.0.0)'': any Pester 6, but not the next major version on the day it is released.' -Tag Unproved {
        'https://learn.microsoft.com/nuget/concepts/package-versioning#version-ranges'
    }

    It 'The term ''Should-Be'' is not recognized | another Pester, such as one that came with the server | import it by its version, as test.ps1 does' {
        $files = Get-ChapterFile 'tutorial/ci'
        $files['test.ps1'] | Should -Match 'Import-Module .*Pester .*-MinimumVersion 6'
    }
}
