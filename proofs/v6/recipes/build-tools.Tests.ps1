BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/build-tools' {
    It 'platyPS leaves text such as {{ Fill in the Synopsis }} where nobody has written anything, which is not empty either: $help | Out-String | Should-NotMatchString ''{{''.' {
        $text = "`n<#`n.SYNOPSIS`n{{ Fill in the Synopsis }}`n#>`n"
        $run = Invoke-Sample "Describe 'd' { BeforeAll { function Get-Left {$text 1 }; `$help = Get-Help Get-Left }; It 'not empty' { `$help.Synopsis | Should -Not -BeNullOrEmpty }; It 'found' { `$help | Out-String | Should-NotMatchString '{{' } }"
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }
}
