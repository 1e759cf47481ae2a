BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/build-tools' {
    It 'platyPS leaves text such as {{ Fill in the Synopsis }} where nobody has written anything, which is not empty either: $help | Out-String | Should-NotMatchString ''{{''.' {
        $text = "`n<#`n.SYNOPSIS`n{{ Fill in the Synopsis }}`n#>`n"
        $run = Invoke-Sample "Describe 'd' { BeforeAll { function Get-Left {$text 1 }; `$help = Get-Help Get-Left }; It 'not empty' { `$help.Synopsis | Should -Not -BeNullOrEmpty }; It 'found' { `$help | Out-String | Should-NotMatchString '{{' } }"
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'A function without parameters has an empty list, which fails the file unless the test has -AllowNullOrEmptyForEach.' {
        $test = 'BeforeDiscovery { $functions = @{ Command = "Get-A"; Parameters = @("Path") }, @{ Command = "Get-B"; Parameters = @() } }; Describe "<Command>" -ForEach $functions { It "has help" { }; It "describes -<_>" -ForEach $Parameters SWITCH { } }'
        $run = Invoke-Sample $test.Replace('SWITCH', '') -Inspect { "$($args[0].Result) $($args[0].FailedContainersCount) $($args[0].PassedCount)" }
        $run.Value | Should -BeLike 'Failed 1 *'
        (Invoke-Sample $test.Replace('SWITCH', '-AllowNullOrEmptyForEach')).Tests.Path | Should -Be 'Get-A.has help', 'Get-A.describes -Path', 'Get-B.has help'
    }
}
