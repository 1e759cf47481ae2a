BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Get-Said ($Run) { @($Run.Output -match '^\s*said: ' -replace '^\s*said: ') -join ' ' }
    $two = Invoke-Sample -File @{
        'A.Tests.ps1' = { Write-Host 'said: discoverA'; $here = 1; $global:ProofX = 'a'; Describe 'a' { It 'i' { Write-Host "said: runA[$here$global:ProofX]" } } }
        'B.Tests.ps1' = { Write-Host "said: discoverB[$here]"; $global:ProofX = 'b'; Describe 'b' { It 'i' { Write-Host 'said: runB' } } }
    }
}

Describe 'usage/discovery-and-run' {
    It 'Variables and functions made during discovery are gone when the tests run' {
        (Invoke-Sample { $x = 1; function Get-X { 1 }; Describe 'd' { It 'i' { $x | Should -BeNullOrEmpty; Get-Command Get-X -ErrorAction Ignore | Should -BeNullOrEmpty } } }).Passed | Should -Be 1
    }

    It 'Then file B is discovered in the same way.' {
        Get-Said $two | Should -Match '^discoverA discoverB'
    }

    It 'The variables of discovery end there.' {
        Get-Said $two | Should -Match 'runA\[b\]'
    }

    It 'Last, file B is run.' {
        Get-Said $two | Should -Match 'runB$'
    }

    It 'Pester 5 discovers all files before it runs the first one' {
        Get-Said $two | Should -Be 'discoverA discoverB[] runA[b] runB'
    }

    It 'An empty list or $null makes no tests, and a run without tests counts as passed.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' -ForEach @() { }; It 'j' -ForEach $null { }; It 'k' -ForEach $unknown { } } }
        $run.Tests | Should -HaveCount 0
        $run.Result | Should -Be 'Passed'
        # An empty hashtable or text is an item.
        (Invoke-Sample { Describe 'd' { It 'i' -ForEach @{} { }; It 'j' -ForEach '' { } } }).Passed | Should -Be 2
    }

    It 'The body runs during discovery, and there Mock returns without making a mock.' {
        (Invoke-Sample { Describe 'd' { Mock Get-Date { 'mocked' }; $seen = Get-Date; It 'i' -ForEach @{ seen = $seen } { $seen | Should -BeOfType datetime } } }).Passed | Should -Be 1
    }

    It 'With several files, Pester discovers them one after the other, and then runs them in the same order.' {
        Get-Said $two | Should -Be 'discoverA discoverB[] runA[b] runB'
    }

    It 'Whatever lives outside the file''s own scope, such as $global: and $env: variables or imported modules, carries over from the discovery of a later file into the tests of an earlier one.' {
        Get-Said $two | Should -Match 'runA\[b\]'
        (Invoke-Sample -File @{
            'Late.psm1'   = 'function Get-Late { 1 }'
            'A.Tests.ps1' = { Describe 'a' { It 'i' { $env:PROOF_LATE | Should -Be 1; Get-Late | Should -Be 1 } } }
            'B.Tests.ps1' = { $env:PROOF_LATE = 1; Import-Module $PSScriptRoot/Late.psm1; Describe 'b' { It 'i' { } } }
        }).Passed | Should -Be 2
    }

    It 'Two files that import different copies of one module disturb each other in this way.' {
        (Invoke-Sample -File @{
            'one/Backup.psm1' = 'function Get-Copy { "one" }'
            'two/Backup.psm1' = 'function Get-Copy { "two" }'
            'A.Tests.ps1'     = { Import-Module $PSScriptRoot/one/Backup.psm1 -Force; Describe 'a' { It 'i' { Get-Copy | Should -Be 'two' } } }
            'B.Tests.ps1'     = { Import-Module $PSScriptRoot/two/Backup.psm1 -Force; Describe 'b' { It 'i' { Get-Copy | Should -Be 'two' } } }
        }).Passed | Should -Be 2
    }

    It 'The order of passes changes in Pester 6, which discovers and runs one file before it opens the next. A file that does its own setup works in both.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/src/Pester.Runtime.ps1, and the proofs of v6'
    }

    It 'This is the dangerous one: the tests are missing, and CI stays green. Watch the number of tests that discovery found.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $list = 1, 2 }; It 'i <_>' -ForEach $list { }; It 'j' { } } }
        $run.Result | Should -Be 'Passed'
        $run.Text | Should -Match 'Discovery found 1 tests'
    }

    It 'Nothing is reported, and the run passes.' {
        $run = Invoke-Sample { BeforeAll { $list = 1, 2 }; Describe 'd' { foreach ($item in $list) { It "i $item" { } } } }
        $run.Result | Should -Be 'Passed'
        $run.Tests | Should -HaveCount 0
    }

    It 'The block, and in v5 the container, is still Passed.' {
        $run = Invoke-Sample { Describe 'd' { It 'before' { }; throw 'in the body'; It 'after' { } }; Describe 'e' { It 'later' { } } } -Inspect { "$($args[0].Containers[0].Result) $($args[0].Containers[0].Blocks[0].Result)" }
        $run.Value | Should -Be 'Passed Passed'
    }

    It 'So what a test needs belongs in the Before* blocks of run, BeforeAll or BeforeEach, and what a list of tests is made from belongs in BeforeDiscovery.' {
        $run = Invoke-Sample { BeforeDiscovery { $list = 'a', 'b' }; Describe 'd' { BeforeAll { $needed = 1 }; It '<_>' -ForEach $list { $needed | Should -Be 1; $list | Should -BeNullOrEmpty } } }
        $run.Tests.Name | Should -Be 'a', 'b'
        $run.Passed | Should -Be 2
    }

    It 'At the top of a file, outside of all blocks, an It in BeforeAll fails the tests of the file with Test cannot be directly in the root.' {
        $run = Invoke-Sample { BeforeAll { It 'made' { throw 'ran' } }; Describe 'd' { It 'own' { } }; Describe 'e' { It 'other' { } } }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) -join ', ' | Should -Be 'own Failed, other Failed'
        $run.Text | Should -Match 'Test cannot be directly in the root\.'
        # A Describe there does not.
        $run = Invoke-Sample { BeforeAll { Describe 'late' { It 'made' { throw 'ran' } } }; Describe 'd' { It 'own' { } } }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Sort-Object) -join ', ' | Should -Be 'made NotRun, own Passed'
    }
}
