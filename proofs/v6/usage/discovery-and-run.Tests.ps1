BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Get-Said ($Run) { @($Run.Output -match '^\s*said: ' -replace '^\s*said: ') -join ' ' }
    $two = Invoke-Sample -File @{
        'A.Tests.ps1' = { Write-Host 'said: discoverA'; $global:ProofA = 'a'; $here = 1; Describe 'a' { It 'i' { Write-Host "said: runA[$here$global:ProofB]" } } }
        'B.Tests.ps1' = { Write-Host "said: discoverB[$here$global:ProofA]"; $global:ProofB = 'b'; Describe 'b' { It 'i' { Write-Host 'said: runB' } } }
    }
}

Describe 'usage/discovery-and-run' {
    It 'Variables and functions made during discovery are gone when the tests run' {
        (Invoke-Sample { $x = 1; function Get-X { 1 }; Describe 'd' { It 'i' { $x | Should -BeNullOrEmpty; Get-Command Get-X -ErrorAction Ignore | Should -BeNullOrEmpty } } }).Passed | Should -Be 1
    }

    It 'So what a test needs belongs in BeforeAll or BeforeEach, and what a list of tests is made from belongs in BeforeDiscovery.' {
        $run = Invoke-Sample { BeforeDiscovery { $list = 'a', 'b' }; Describe 'd' { BeforeAll { $needed = 1 }; It '<_>' -ForEach $list { $needed | Should -Be 1; $list | Should -BeNullOrEmpty } } }
        $run.Tests.Name | Should -Be 'a', 'b'
        $run.Passed | Should -Be 2
    }

    It 'Its variables end there.' {
        Get-Said $two | Should -Match 'runA\[\]'
    }

    It 'Only then file B is discovered, and run.' {
        Get-Said $two | Should -Be 'discoverA runA[] discoverB[a] runB'
    }

    It 'Pester 6 discovers and runs one file before it opens the next one.' {
        Get-Said $two | Should -Be 'discoverA runA[] discoverB[a] runB'
    }

    It 'Each file is discovered and run before the next one is opened, so nothing in a later file can help an earlier one.' {
        Get-Said $two | Should -Match 'runA\[\] discoverB'
    }

    It 'Discovery of the file ends at that line. Tests above it still run; what comes below it is not found.' {
        $run = Invoke-Sample { Describe 'above' { It 'a' { } }; Describe 'd' { It 'b' { }; It 'i' -ForEach $null { }; It 'c' { } }; Describe 'below' { It 'e' { } } }
        $run.Messages | Should -Match 'Value can not be null or empty array'
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Contain 'a'
        $run.Tests.Name | Should -Not -Contain 'c'
        $run.Tests.Name | Should -Not -Contain 'e'
    }

    It 'during discovery Pester ignores every Mock, and the body of Describe is not executed again.' {
        $run = Invoke-Sample { Mock Get-Date { 'mocked' }; Describe 'd' { Mock Get-Date { 'mocked' }; $seen = Get-Date; It 'i' -ForEach @{ seen = $seen } { $seen | Should -BeOfType datetime; Get-Date | Should -BeOfType datetime } } }
        $run.Passed | Should -Be 1
    }

    It 'What all files need, for example a helper module, can be loaded before each file by Pester.BeforeContainer.ps1 in the root of the repository in which PowerShell was started.' {
        (Invoke-Sample -File @{
            '.git/HEAD'                  = 'ref: refs/heads/main'
            'Pester.BeforeContainer.ps1' = 'function global:Get-Helper { 1 }; $global:ProofLoads++'
            'A.Tests.ps1'                = { Describe 'a' { It 'i' { Get-Helper | Should -Be 1; $global:ProofLoads | Should -Be 1 } } }
            'B.Tests.ps1'                = { Describe 'b' { It 'i' { Get-Helper | Should -Be 1; $global:ProofLoads | Should -Be 2 } } }
        }).Passed | Should -Be 2
    }

    It 'A module imported by one file stays loaded for the files after it, as in any session. A file that depends on that passes in the whole run and fails alone.' {
        $files = @{
            'Backup.psm1' = 'function Get-FromModule { 1 }'
            'A.Tests.ps1' = { BeforeAll { Import-Module $PSScriptRoot/Backup.psm1 }; Describe 'a' { It 'i' { } } }
            'B.Tests.ps1' = { Describe 'b' { It 'i' { Get-FromModule | Should -Be 1 } } }
        }
        (Invoke-Sample -File $files).Failed | Should -Be 0
        (Invoke-Sample -File $files -Configuration @{ Run = @{ Path = './B.Tests.ps1' } }).Failed | Should -Be 1
    }

    It 'Pester 5 discovered all files first' -Tag Unproved {
        'https://github.com/pester/Pester/blob/5.9.0/src/Pester.Runtime.ps1, and the proofs of v5'
    }

    It 'Nothing is reported, and the run passes with Tests Passed: 0. With -ForEach the file fails instead.' {
        $loop = Invoke-Sample { BeforeAll { $list = 1, 2 }; Describe 'd' { foreach ($item in $list) { It "i $item" { } } } }
        $loop.Result | Should -Be 'Passed'
        $loop.Text | Should -Match 'Tests Passed: 0'
        (Invoke-Sample { BeforeAll { $list = 1, 2 }; Describe 'd' { It 'i <_>' -ForEach $list { } } }).Result | Should -Be 'Failed'
    }

    It 'The block is still Passed; the container is Failed.' {
        $run = Invoke-Sample { Describe 'd' { It 'before' { }; throw 'in the body'; It 'after' { } }; Describe 'e' { It 'later' { } } } -Inspect { "$($args[0].Containers[0].Result) $($args[0].Containers[0].Blocks[0].Result)" }
        $run.Value | Should -Be 'Failed Passed'
    }

    It 'A module can export a function with the name of a Pester command, such as It or Context. That function takes the place of the command: the files that follow run the function, and their tests are missing without an error. If the module exports a Should, the tests that follow pass, whatever they compare. Import such a module with -Prefix My.' {
        $second = 'Describe "b" { It "b1" { 1 | Should -Be 2 }; Context "c" { It "c1" { 1 | Should -Be 2 } } }'
        $counts = foreach ($case in 'It', 'Context', 'Should', 'It -Prefix My', 'Context -Prefix My', 'Should -Prefix My') {
            $name, $prefix = $case -split ' ', 2
            $run = Invoke-Sample -File @{ 'Own.psm1' = "function $name { 'own' }"; 'a.Tests.ps1' = "BeforeAll { Import-Module `$PSScriptRoot/Own.psm1 $prefix }; Describe 'a' { It 'a1' { 1 } }"; 'b.Tests.ps1' = $second }
            "${case}: $($run.Result) $($run.Tests.Path -join ',') $($run.Failed)"
        }
        $counts | Should -Be 'It: Passed a.a1 0', 'Context: Failed a.a1,b.b1 1', 'Should: Passed a.a1,b.b1,b.c.c1 0', 'It -Prefix My: Failed a.a1,b.b1,b.c.c1 2', 'Context -Prefix My: Failed a.a1,b.b1,b.c.c1 2', 'Should -Prefix My: Failed a.a1,b.b1,b.c.c1 2'
    }

    It 'At the top of a file, outside of all blocks, an It in BeforeAll fails the tests of the file.' {
        $run = Invoke-Sample { BeforeAll { It 'made' { throw 'ran' } }; Describe 'd' { It 'own' { } }; Describe 'e' { It 'other' { } } }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) -join ', ' | Should -Be 'own Failed, other Failed'
        # A Describe there does not.
        $run = Invoke-Sample { BeforeAll { Describe 'late' { It 'made' { throw 'ran' } } }; Describe 'd' { It 'own' { } } }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Sort-Object) -join ', ' | Should -Be 'made NotRun, own Passed'
    }
}
