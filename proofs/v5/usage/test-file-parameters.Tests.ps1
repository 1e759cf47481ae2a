BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/test-file-parameters' {
    It 'A list that came in with -Data can go into -ForEach if the file declares the parameter.' {
        $script = { Invoke-Pester -Container (New-PesterContainer -Path ./Sample.Tests.ps1 -Data @{ Servers = 'a', 'b' }) -PassThru -Output None }
        (Invoke-Sample { param ($Servers) Describe 'd' { It 'on <_>' -ForEach $Servers { } } } -Script $script).Tests.Name | Should -Be 'on a', 'on b'
        $run = Invoke-Sample { Describe 'd' { It 'on <_>' -ForEach $Servers { }; It 'sees it' { $Servers | Should -Be 'a', 'b' } } } -Script $script
        $run.Tests.Name | Should -Be 'sees it'
        $run.Result | Should -Be 'Passed'
        $run.Errors | Should -BeNullOrEmpty
    }

    It 'During discovery, the variable of such a key is not there, so -ForEach $servers finds nothing and makes no test: declare what makes tests in param().' {
        $test = @{ 'a.Tests.ps1' = 'Describe d { It "<_>" -ForEach $servers { }; It "other" { } }' }
        (Invoke-Sample -File $test -Script { Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ servers = 's1', 's2' }) -PassThru }).Tests.Name | Should -Be 'other'
        $test['a.Tests.ps1'] = 'param ($servers); ' + $test['a.Tests.ps1']
        (Invoke-Sample -File $test -Script { Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ servers = 's1', 's2' }) -PassThru }).Passed | Should -Be 3
    }
}
