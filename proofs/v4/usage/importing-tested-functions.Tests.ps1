BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Lib.ps1'   = "function Get-Lib { 'lib' }"
        'src/a.ps1' = 'function Get-A { 1 }'
        'src/b.ps1' = 'function Get-B { 2 }'
    } -Test {
        $here = Split-Path -Parent $MyInvocation.MyCommand.Path
        $sut = (Split-Path -Leaf $MyInvocation.MyCommand.Path) -replace '\.Tests\.', '.'
        Describe 'paths' {
            $body = $MyInvocation.MyCommand.Path
            BeforeAll { $setup = $MyInvocation.MyCommand.Path }
            It 'top only' { $here | Should -Be $PSScriptRoot; $sut | Should -Be 'Sample.ps1'; "$body$setup$($MyInvocation.MyCommand.Path)" | Should -BeNullOrEmpty }
            It 'no path' { { Split-Path -Parent $MyInvocation.MyCommand.Path } | Should -Throw "Cannot bind argument to parameter 'Path' because it is null." }
            It 'many files' { Get-ChildItem "$here/src" -Filter *.ps1 | ForEach-Object { . $_.FullName }; (Get-A) + (Get-B) | Should -Be 3 }
            It 'no dot' { & "$here/Lib.ps1"; Get-Command Get-Lib -ErrorAction SilentlyContinue | Should -BeNullOrEmpty }
        }
        Describe 'inside of It' {
            It 'loads' { . "$PSScriptRoot/Lib.ps1"; Get-Lib | Should -Be 'lib' }
            It 'is gone' { Get-Command Get-Lib -ErrorAction SilentlyContinue | Should -BeNullOrEmpty }
        }
        Describe 'inside of BeforeEach' { BeforeEach { . "$PSScriptRoot/Lib.ps1" }; It 'has it' { Get-Lib | Should -Be 'lib' } }
        Describe 'another block' { It 'has it no more' { Get-Command Get-Lib -ErrorAction SilentlyContinue | Should -BeNullOrEmpty } }
        Describe 'body and BeforeAll' {
            . "$PSScriptRoot/Lib.ps1"
            BeforeAll { $found = Get-Command Get-Lib -ErrorAction SilentlyContinue }
            AfterAll { Set-Content "$PSScriptRoot/after.txt" "[$(Get-Command Get-Lib -ErrorAction SilentlyContinue)]" }
            It 'is in the test only' { $found | Should -BeNullOrEmpty; Get-Lib | Should -Be 'lib' }
        }
        Describe 'BeforeAll' { BeforeAll { . "$PSScriptRoot/Lib.ps1" }; It 'one line' { Get-Lib | Should -Be 'lib' } }
    }
}

Describe 'usage/importing-tested-functions' {
    It 'does the same in one line, and works inside blocks as well.' {
        Assert-TestPassed $sample 'one line', 'loads'
    }

    It '$here is the folder of the test file.' {
        Assert-TestPassed $sample 'top only'
    }

    It 'the name of the test file without .Tests' {
        Assert-TestPassed $sample 'top only'
    }

    It 'many files in a folder' {
        Assert-TestPassed $sample 'many files'
    }

    It '$MyInvocation.MyCommand.Path is the path of the file only at its top. Inside of Describe, BeforeAll or It it is empty' {
        Assert-TestPassed $sample 'top only', 'no path'
    }

    It 'run the script in a scope of its own, and its functions are gone.' {
        Assert-TestPassed $sample 'no dot'
    }

    It 'The script is dot-sourced in another It, in the body of another block, or in a function.' {
        Assert-TestPassed $sample 'is gone', 'has it', 'has it no more'
    }

    It 'The script is dot-sourced in the body of the block, and BeforeAll or AfterAll calls the function' {
        Assert-TestPassed $sample 'is in the test only'; $sample.Files['after.txt'] | Should -BeLike '`[`]*'
    }

    It 'look in the current location, which is where the run was started, not where the test file is.' {
        $run = Invoke-Sample -File @{ 'tests/At.Tests.ps1' = 'Describe d { It i { Test-Path ./At.Tests.ps1 | Should -BeFalse; Test-Path $PSScriptRoot/At.Tests.ps1 | Should -BeTrue } }' } -Script { (Invoke-Pester -Script ./tests -PassThru -Show None).PassedCount }
        $run.Value | Should -Be 1
    }

    It 'Assemblies, and classes from using module, stay until PowerShell is started again.' {
        $run = Invoke-Sample -NewProcess -Script {
            Set-Content Mod.psm1 'class ProofModuleClass { $Keep = 7 }'
            Set-Content Cls.ps1 'class ProofFileClass { $Keep = 7 }'
            Set-Content C.Tests.ps1 'using module ./Mod.psm1', '. "$PSScriptRoot/Cls.ps1"', 'Describe d { It i { "module $([ProofModuleClass]::new().Keep) file $((New-Object ProofFileClass).Keep)" | Set-Content seen.txt } }'
            $null = Invoke-Pester -Script ./C.Tests.ps1 -Show None; Get-Content seen.txt
            (Get-Content Mod.psm1) -replace 7, 8 | Set-Content Mod.psm1; (Get-Content Cls.ps1) -replace 7, 8 | Set-Content Cls.ps1
            $null = Invoke-Pester -Script ./C.Tests.ps1 -Show None; Get-Content seen.txt
        }
        $run.Value | Should -Be 'module 7 file 7', 'module 7 file 8'
    }
}
