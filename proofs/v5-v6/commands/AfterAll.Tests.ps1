BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/AfterAll' {
    BeforeAll {
        $run = Invoke-Sample {
            AfterAll { Write-Host '<file end>' }
            Describe 'a' {
                BeforeAll { $plain = 1; $list = @{ Count = 1 } }
                AfterAll { Write-Host "<a end plain=$plain list=$($list.Count)>"; 'not returned' }
                It 'fails' { $plain = 2; $list.Count = 2; throw 'x' }
                It 'last' { Write-Host '<a last>' }
                Context 'inner' { It 'inner' { Write-Host '<inner test>' }; AfterAll { Write-Host '<inner end>' } }
            }
            Describe 'setup' { BeforeAll { throw 'setup' }; It 'i' { }; AfterAll { Write-Host '<setup end>' } }
            Describe 'skipped' { It 'i' -Skip { }; AfterAll { Write-Host '<skipped end>' } }
            Describe 'tag' { It 'i' -Tag 'Slow' { }; AfterAll { Write-Host '<tag end>' } }
            Describe 'empty' { AfterAll { }; It 'i' { Write-Host '<empty>' } }
        } -Configuration @{ Filter = @{ ExcludeTag = 'Slow' } }
    }

    It 'Runs once, after the last test of its block, or of the file when it is outside all blocks.' {
        $run.Text | Should -Match '(?s)<a last>.*<a end.*<setup end>.*<file end>'
        [regex]::Matches($run.Text, '<a end').Count | Should -Be 1
    }

    It 'The code to run. It may be empty, but $null fails the file.' {
        $run.Text | Should -Match '<empty>'
        $null = (Invoke-Sample { Describe 'd' { AfterAll $null; It 'i' { } } }).Result | Should -Be 'Failed'
    }

    It 'What a test assigned to one of them is gone by then. What a test changed inside a hashtable or list of BeforeAll is still there.' {
        $run.Text | Should -Match '<a end plain=1 list=2>'
    }

    It 'Nothing can be piped in, and nothing is returned.' {
        $run.Text | Should -Not -Match 'not returned'
    }

    It 'It runs even after failed tests, and when BeforeAll of its own block failed.' {
        $run.Text | Should -Match '<a end'
        $run.Text | Should -Match '<setup end>'
    }

    It 'It does not run when no test of the block runs, because all are skipped by -Skip or filtered out.' {
        $run.Text | Should -Not -Match '<skipped end>|<tag end>'
    }

    It 'With nested blocks, the inner AfterAll runs first.' {
        $run.Text | Should -Match '(?s)<inner end>.*<a end'
    }

    It 'When it throws, FailedBlocksCount and $LASTEXITCODE count it, but FailedCount does not.' {
        $sample = Invoke-Sample -Script {
            Set-Content d.Tests.ps1 'Describe "d" { It "i" { }; AfterAll { throw "x" } }'
            $result = Invoke-Pester -Path d.Tests.ps1 -PassThru -Output None
            "blocks $($result.FailedBlocksCount) tests $($result.FailedCount) exit $LASTEXITCODE"
        }
        $sample.Value | Should -Be 'blocks 1 tests 0 exit 1'
    }

    It 'It may be anywhere in its block, for example right below BeforeAll, where the two are easy to compare.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { }; AfterAll { Write-Host '<end>' }; It 'i' { Write-Host '<test>' } } }).Text | Should -Match '(?s)<test>.*<end>'
    }

    It 'Inside an It it does nothing, without an error.' {
        $run = Invoke-Sample { Describe 'd' { AfterAll { Write-Host '<of the block>' }; It 'i' { AfterAll { Write-Host '<of the test>'; throw 'ran' } }; It 'next' { } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
        $run.Text | Should -Match '<of the block>'
        $run.Text | Should -Not -Match '<of the test>'
    }

    It 'It sees the variables of BeforeAll. What a test assigned to one of them is gone by then. What a test changed inside a hashtable or list of BeforeAll is still there.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $name = 'setup'; $table = @{ a = 1 } }; AfterAll { Write-Host "<$name $($table.a)>" }; It 'i' { $name = 'test'; $table.a = 2; $name | Should -Be 'test' } } }
        $run.Passed | Should -Be 1
        $run.Text | Should -Match '<setup 2>'
    }

    It 'So is $script:count, if both BeforeAll and the test write it with $script:.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $script:both = 1; $plain = 1; $script:setup = 1 }; AfterAll { Write-Host "<$both $plain $setup>" }; It 'i' { $script:both = 2; $script:plain = 2; $setup = 2; $setup | Should -Be 2 } } }
        $run.Passed | Should -Be 1
        $run.Text | Should -Match '<2 1 1>'
    }
}
