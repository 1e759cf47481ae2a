BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'tutorial/ci' {
    It '-Version ''[5.9.0, 6.0.0)'': any Pester 5 from 5.9.0, but not the next major version on the day it is released.' -Tag Unproved {
        'https://learn.microsoft.com/nuget/concepts/package-versioning#version-ranges'
    }

    It 'the output begins with another version of Pester | one came with the server | import it by its version, as test.ps1 does' {
        $files = Get-ChapterFile 'tutorial/ci'
        $files['test.ps1'] | Should -Match 'Import-Module .*Pester .*-MinimumVersion 5'
        (Invoke-Sample { Describe 'd' { It 'i' { } } }).Output[0] | Should -BeLike "Pester v$env:PROOFS_RELEASE*"
    }
}
