BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/test-file-parameters' {
    It 'A list that came in with -Data can go into -ForEach if the file declares the parameter.' {
        $script = { Invoke-Pester -Container (New-PesterContainer -Path ./Sample.Tests.ps1 -Data @{ Servers = 'a', 'b' }) -PassThru -Output None }
        (Invoke-Sample { param ($Servers) Describe 'd' { It 'on <_>' -ForEach $Servers { } } } -Script $script).Tests.Name | Should -Be 'on a', 'on b'
        (Invoke-Sample { Describe 'd' { It 'sees it' { $Servers | Should -Be 'a', 'b' } } } -Script $script).Passed | Should -Be 1
        $run = Invoke-Sample { Describe 'd' { It 'on <_>' -ForEach $Servers { }; It 'sees it' { } } } -Script $script
        $run.Result, $run.Passed | Should -Be 'Failed', 0
        $run.Messages | Should -Match 'empty'
    }

    It 'During discovery, the variable of such a key is not there, so -ForEach $servers fails with Value can not be null or empty array: declare what makes tests in param().' {
        $test = @{ 'a.Tests.ps1' = 'Describe d { It "<_>" -ForEach $servers { } }' }
        (Invoke-Sample -File $test -Script { Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ servers = 's1', 's2' }) -PassThru }).Messages | Should -BeLike 'Value can not be null or empty array*'
        $test['a.Tests.ps1'] = 'param ($servers); ' + $test['a.Tests.ps1']
        (Invoke-Sample -File $test -Script { Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ servers = 's1', 's2' }) -PassThru }).Passed | Should -Be 2
    }
}
