BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Lib.ps1'   = "function Get-Lib { 'lib' }"
        'src/a.ps1' = 'function Get-A { 1 }'
        'src/b.ps1' = 'function Get-B { 2 }'
        'src/b.Tests.ps1' = 'throw "a test file was loaded"'
    } -Test {
        $here = Split-Path -Parent $MyInvocation.MyCommand.Path
        $sut = (Split-Path -Leaf $MyInvocation.MyCommand.Path) -replace '\.Tests\.', '.'
        Describe 'paths' {
            $body = $MyInvocation.MyCommand.Path
            BeforeAll { $setup = $MyInvocation.MyCommand.Path }
            It 'top only' { $here | Should -Be $PSScriptRoot; $sut | Should -Be 'Sample.ps1'; "$body$setup$($MyInvocation.MyCommand.Path)" | Should -BeNullOrEmpty }
            It 'no path' { { Split-Path -Parent $MyInvocation.MyCommand.Path } | Should -Throw "Cannot bind argument to parameter 'Path' because it is null." }
            It 'many files' { Get-ChildItem "$here/src/*.ps1" -Exclude *.Tests.ps1 | ForEach-Object { . $_.FullName }; (Get-A) + (Get-B) | Should -Be 3 }
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
    It 'does the same in one line, and works inside blocks as well, but not in the body of a mock.' {
        Assert-TestPassed $sample 'one line', 'loads'
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { "<$PSScriptRoot>" }; Get-Date | Should -Be '<>'; & { $PSScriptRoot } | Should -Not -BeNullOrEmpty } } }
        $run.Passed | Should -Be 1 -Because "$($run.Messages)"
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

    It '$MyInvocation.MyCommand.Path is the path of the file only at its top. Inside Describe, BeforeAll or It it is empty. It is also empty when you run these lines alone, from a selection in an editor.' {
        Assert-TestPassed $sample 'top only', 'no path'
        $run = Invoke-Sample -File @{ 'a.ps1' = '"[$(Split-Path -Leaf $MyInvocation.MyCommand.Path)]"' } -Script { $pwsh = (Get-Process -Id $PID).Path; foreach ($line in '"[$($MyInvocation.MyCommand.Path)]"', './a.ps1') { & $pwsh -NoProfile -Command $line } }
        $run.Value | Should -Be '[]', '[a.ps1]'
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
        $run = Invoke-Sample -Script {
            Set-Content Mod.psm1 'class ProofModuleClass { $Keep = 7 }'
            Set-Content Cls.ps1 'class ProofFileClass { $Keep = 7 }'
            Set-Content C.Tests.ps1 'using module ./Mod.psm1', '. "$PSScriptRoot/Cls.ps1"', 'Describe d { It i { "module $([ProofModuleClass]::new().Keep) file $((New-Object ProofFileClass).Keep)" | Set-Content seen.txt } }'
            $null = Invoke-Pester -Script ./C.Tests.ps1 -Show None; Get-Content seen.txt
            (Get-Content Mod.psm1) -replace 7, 8 | Set-Content Mod.psm1; (Get-Content Cls.ps1) -replace 7, 8 | Set-Content Cls.ps1
            $null = Invoke-Pester -Script ./C.Tests.ps1 -Show None; Get-Content seen.txt
        }
        $run.Value | Should -Be 'module 7 file 7', 'module 7 file 8'
    }

    BeforeAll {
        $more = Invoke-Sample -File @{
            'Own.ps1' = 'function Get-Own { "own" }'; 'src/Sample.ps1' = 'function Get-Src { "src" }'; 'Sample.ps1' = 'function Get-Beside { "beside" }'; 'lib/Lib.ps1' = 'function Get-Lib2 { "lib" }'; 'Once.ps1' = '"ran"'
            'Mod/Mod.psd1' = "@{ RootModule = 'Mod.psm1'; ModuleVersion = '1.0'; FunctionsToExport = 'Get-Mod' }"; 'Mod/Mod.psm1' = 'function Get-Mod { "$(Get-Content $PSScriptRoot/word.txt)" }; $word = Get-Content $PSScriptRoot/word.txt; function Get-Loaded { $script:word }; function Get-Inner { 1 }; Export-ModuleMember Get-Mod, Get-Loaded'; 'Mod/word.txt' = 'one'
            'Cls.psm1' = 'class ProofCls { [int] $Keep = 7 }'; 'Cls.Tests.ps1' = 'using module ./Cls.psm1
Describe "class" { It "using module" { [ProofCls]::new().Keep | Should -Be 7 } }'
        } -Test {
            $here = Split-Path -Parent $MyInvocation.MyCommand.Path
            $sut = (Split-Path -Leaf $MyInvocation.MyCommand.Path) -replace '\.Tests\.', '.'
            . "$here/Own.ps1"
            Describe 'rows' {
                It 'stays' { Get-Own | Should -Be 'own' }
                It 'beside' { $sut | Should -Be 'Sample.ps1'; . "$here/$sut"; Get-Beside | Should -Be 'beside' }
                It 'other name' { 'Other.Tests.ps1' -replace '\.Tests\.', '.' | Should -Be 'Other.ps1'; { . "$here/Other.ps1" } | Should -Throw 'not recognized'; 'OtherTests.ps1' -replace '\.Tests\.', '.' | Should -Be 'OtherTests.ps1' }
                It 'in src' { . "$here/src/../src/$sut"; Get-Src | Should -Be 'src' }
                It 'in lib' { . "$PSScriptRoot/src/../lib/Lib.ps1"; Get-Lib2 | Should -Be 'lib' }
                It 'module' { Import-Module "$here/src/../Mod/Mod.psd1" -Force; Get-Mod | Should -Be 'one'; { Get-Inner } | Should -Throw 'not recognized' }
                It 'old code' { Set-Content "$here/Mod/Mod.psm1" 'function Get-Mod { "new" }'; Import-Module "$here/Mod/Mod.psd1"; Get-Mod | Should -Be 'one'; Import-Module "$here/Mod/Mod.psd1" -Force; Get-Mod | Should -Be 'new' }
                It 'runs at once' { & "$here/Once.ps1" | Should -Be 'ran' }
                It 'in a function' { function Use-It { . "$here/lib/Lib.ps1"; Get-Lib2 }; Use-It | Should -Be 'lib'; Get-Command Get-Lib2 -ErrorAction SilentlyContinue | Should -BeNullOrEmpty }
                It 'relative' { function Get-Relative { Get-Content ./plan.txt }; Set-Content TestDrive:/plan.txt 'plan'; In TestDrive:/ { Get-Relative } | Should -Be 'plan'; { Get-Content ./plan.txt -ErrorAction Stop } | Should -Throw }
            }
        }
    }

    It 'The dot and the space run the script in the scope of the test file, so that its functions stay.' { Assert-TestPassed $more 'stays' }

    It 'Older test files, and those of New-Fixture, also compute $sut, the system under test: the name of the test file without .Tests, here Get-BackupName.ps1. . "$here/$sut" then loads the script, which works only if the script has that name and is in the folder of the test.' {
        Assert-TestPassed $more 'beside', 'other name'
        (Invoke-Sample -Script { $null = New-Fixture . Get-Made; Get-Content Get-Made.Tests.ps1 }).Value | Should -Contain '$sut = (Split-Path -Leaf $MyInvocation.MyCommand.Path) -replace ''\.Tests\.'', ''.'''
    }

    It 'beside the test | . "$here/$sut"' { Assert-TestPassed $more 'beside' }

    It 'in src, the test in tests | . "$here/../src/$sut"' { Assert-TestPassed $more 'in src' }

    It 'in another place | . "$PSScriptRoot/../lib/Get-BackupName.ps1"' { Assert-TestPassed $more 'in lib' }

    It 'a module | Import-Module "$here/../Backup/Backup.psd1" -Force, see Modules' { Assert-TestPassed $more 'module' }

    It 'a class in a module | using module ../Backup.psm1, see classes' { Assert-TestPassed $more 'using module' }

    It 'a script that runs at once | & "$here/$sut" in the test, see scripts' { Assert-TestPassed $more 'runs at once' }

    It 'Its functions go with that scope.' { Assert-TestPassed $more 'in a function' }

    It 'The path leads to another file: print "$here/$sut". -replace ''\.Tests\.'' needs a file that ends in .Tests.ps1.' { Assert-TestPassed $more 'other name' }

    It 'The function is private to a module.' { Assert-TestPassed $more 'module' }

    It 'Code under test that uses relative paths can be called in a folder of its own.' { Assert-TestPassed $more 'relative' }

    It 'A module stays loaded in the session: import it with -Force.' { Assert-TestPassed $more 'old code' }

    It 'The test file dot-sources itself. The old line .Replace(''.Tests.'', ''.'') counts upper and lower case, so in backup.tests.ps1 it changes nothing, and "$here/$sut" is the test file. Write -replace ''\.Tests\.'', ''.'', which does not count case.' {
        $code = '$here = Split-Path -Parent $MyInvocation.MyCommand.Path
$sut = (Split-Path -Leaf $MyInvocation.MyCommand.Path)LINE
if ("$here/$sut" -eq $MyInvocation.MyCommand.Path) { $global:proofRounds++; if ($global:proofRounds -gt 3) { throw "once more" } }
. "$here/$sut"
Describe "d" { It "i" { Get-Named | Should -Be 1 } }'
        $files = @{ 'backup.ps1' = 'function Get-Named { 1 }'; 'backup.tests.ps1' = $code -replace 'LINE', '.Replace(".Tests.", ".")' }
        $run = Invoke-Sample -File $files -Script { $global:proofRounds = 0; Invoke-Pester ./backup.tests.ps1 -PassThru -Show None | ForEach-Object { "$($_.PassedCount) $($_.TestResult[0].FailureMessage)" } }
        $run.Value | Should -Be '0 once more'
        $files['backup.tests.ps1'] = $code -replace 'LINE', " -replace '\.Tests\.', '.'"
        (Invoke-Sample -File $files -Script { $global:proofRounds = 0; Invoke-Pester ./backup.tests.ps1 -PassThru -Show None | ForEach-Object { "$($_.PassedCount) $global:proofRounds" } }).Value | Should -Be '1 0'
    }

    It 'A file named Backup.Test.ps1 or BackupTests.ps1 loads itself with either line: rename the file, or write the name of the script.' {
        foreach ($line in '.Replace(".Tests.", ".")', " -replace '\.Tests\.', '.'") {
            $code = '$sut = (Split-Path -Leaf $MyInvocation.MyCommand.Path)' + $line + '; if ($global:proofRounds++ -lt 3) { . "$PSScriptRoot/$sut" } else { throw "itself: $sut" }'
            $run = Invoke-Sample -File @{ 'Backup.Test.ps1' = $code; 'BackupTests.ps1' = $code } -Script { foreach ($file in './Backup.Test.ps1', './BackupTests.ps1') { $global:proofRounds = 0; (Invoke-Pester $file -PassThru -Show None).TestResult[0].FailureMessage } }
            $run.Value | Should -Be 'itself: Backup.Test.ps1', 'itself: BackupTests.ps1'
        }
    }

    It 'Loaded by the test file, that function takes the place of the command: Context ''full disk'' { … } calls your function, and the tests in the block are missing without a message.' {
        $tests = "Describe 'd' { Context 'full disk' { It 'in the context' { 1 | Should -Be 2 } }; It 'beside it' { 1 | Should -Be 1 } }"
        foreach ($load in '. "$PSScriptRoot/code.ps1"', 'Import-Module "$PSScriptRoot/Code.psm1" -Force') {
            $run = Invoke-Sample "$load; $tests" -File @{ 'code.ps1' = 'function Context { "mine" }'; 'Code.psm1' = 'function Context { "mine" }' }
            $run.Tests.Name | Should -Be 'beside it'; $run.Failed | Should -Be 0; $run.Errors | Should -BeNullOrEmpty
        }
        (Invoke-Sample $tests).Failed | Should -Be 1
    }

    It 'The code under test has a function with the name of a command of Pester, such as Context, It, Mock or Setup.' {
        foreach ($name in 'Describe', 'Context', 'It', 'Mock', 'Setup') {
            (Invoke-Sample ". `"`$PSScriptRoot/code.ps1`"; `$global:proofSeen = $name x { 1 }" -File @{ 'code.ps1' = "function $name { 'mine' }" } -Inspect { $global:proofSeen }).Value | Should -Be 'mine'
        }
    }

    It 'Put the module in front of Pester''s command, Pester\Context ''full disk'' { … }, or rename the function. Pester\BeforeAll and the three others like it would not run. A function that its module does not export does no harm, except inside InModuleScope of that module.' {
        $run = Invoke-Sample { Describe 'd' { Pester\BeforeAll { $script:ran += 1 }; Pester\BeforeEach { $script:ran += 1 }; Pester\AfterEach { $script:ran += 1 }; Pester\AfterAll { $script:ran += 1 }; It 'one' { 1 } }; Describe 'e' { It 'none ran' { $script:ran | Should -BeNullOrEmpty } } }
        Assert-TestPassed $run 'none ran'
        $run = Invoke-Sample '. "$PSScriptRoot/code.ps1"; Describe "d" { Pester\Context "full disk" { It "in the context" { Context | Should -Be "mine" } } }' -File @{ 'code.ps1' = 'function Context { "mine" }' }
        Assert-TestPassed $run 'in the context'
        $run = Invoke-Sample 'Import-Module "$PSScriptRoot/Hidden.psm1" -Force; Describe "d" { Context "full disk" { It "in the context" { Get-Own | Should -Be "mine" } } }' -File @{ 'Hidden.psm1' = 'function Context { "mine" }; function Get-Own { Context }; Export-ModuleMember Get-Own' }
        Assert-TestPassed $run 'in the context'
        $run = Invoke-Sample 'Import-Module "$PSScriptRoot/Hidden.psm1" -Force; Describe "d" { It "outside" { 1 | Should -Be 2 }; It "inside" { InModuleScope Hidden { 1 | Should -Be 2 } }; It "named" { InModuleScope Hidden { 1 | Pester\Should -Be 2 } } }' -File @{ 'Hidden.psm1' = 'function Should { }; function Get-Own { }; Export-ModuleMember Get-Own' }
        Assert-TestPassed $run 'inside'
        ($run.Tests | Where-Object Result -EQ 'Failed').Name | Should -Be 'outside', 'named'
    }

    It 'An advanced function refuses the arguments instead, with A positional parameter cannot be found or A parameter cannot be found that matches parameter name ''Be''.' {
        foreach ($attribute in '[CmdletBinding()] param()', 'param([Parameter()] $Text)') {
            $run = Invoke-Sample '. "$PSScriptRoot/code.ps1"; Describe "d" { It "asserts" { 1 | Should -Be 1 } }; Describe "e" { Context "full disk" { It "lost" { 1 } } 2 }' -File @{ 'code.ps1' = "function Should { $attribute }; function Context { $attribute }" }
            @($run.Tests.Message) -join ' ' | Should -Match "A parameter cannot be found that matches parameter name 'Be'"
            @($run.Tests.Message) -join ' ' | Should -Match 'A positional parameter cannot be found'
        }
    }

    It 'With a function Should, every Should passes.' {
        (Invoke-Sample '. "$PSScriptRoot/code.ps1"; Describe "d" { It "wrong" { Mock Get-Date { }; Assert-MockCalled Get-Date } }' -File @{ 'code.ps1' = 'function Should { }' }).Messages | Should -Match 'at least 1 times'
        $run = Invoke-Sample '. "$PSScriptRoot/code.ps1"; Describe "d" { It "wrong" { 1 | Should -Be 2; { 1 } | Should -Throw; $true | Should -BeFalse } }' -File @{ 'code.ps1' = 'function Should { }' }
        Assert-TestPassed $run 'wrong'
    }

    It 'The exported functions of a module do the same. The module stays loaded, so the files that run after this one lose their tests, too.' {
        $run = Invoke-Sample -File @{
            'Code.psm1'     = 'function It { "mine" }'
            'a.Tests.ps1'   = 'Describe a { It one { 1 | Should -Be 1 } }'
            'b.Tests.ps1'   = 'Import-Module "$PSScriptRoot/Code.psm1"; Describe b { It two { 1 | Should -Be 2 } }'
            'c.Tests.ps1'   = 'Describe c { It three { 1 | Should -Be 3 } }'
        } -Script { $result = Invoke-Pester -Script . -PassThru -Show None; "$($result.TestResult.Name) $($result.FailedCount)" }
        $run.Value | Should -Be 'one 0'
    }

    It 'After Remove-Module, they fail: The term ''Context'' is not recognized.' {
        $run = Invoke-Sample -File @{
            'Code.psm1'   = 'function Context { "mine" }'
            'a.Tests.ps1' = 'Import-Module "$PSScriptRoot/Code.psm1"; Describe a { It one { 1 | Should -Be 1 } }; if ($env:PROOF_REMOVE) { Remove-Module Code }'
            'b.Tests.ps1' = 'Describe b { Context c { It two { 1 | Should -Be 1 } } }'
        } -Script {
            foreach ($env:PROOF_REMOVE in '', '1') { "<$env:PROOF_REMOVE>" + (Invoke-Pester -Script . -PassThru -Show None).TestResult.FailureMessage; Remove-Module Code -ErrorAction SilentlyContinue; Import-Module (Get-Module Pester).Path -Force }
            $env:PROOF_REMOVE = $null
        }
        $run.Value[0] | Should -Be '<>'; $run.Value[1] | Should -BeLike "<1>*The term 'Context' is not recognized*"
    }

    It 'The test file dot-sources a script with that line. No test below runs, and one failed test, Error occurred in test script, counts instead. Dot-sourced in a Describe or a test, the script fails only this block or test.' {
        $file = @{ 'Lib.ps1' = "function Get-Lib { 'lib' }; function Get-Inner { 'inner' }; Export-ModuleMember -Function Get-Lib" }
        $top = Invoke-Sample -File $file -Test { Describe 'above' { It 'above' { 1 } }; . "$PSScriptRoot/Lib.ps1"; Describe 'd' { It 'i' { } }; Describe 'e' { It 'j' { 1 } } }
        $top.Messages | Should -Be 'The Export-ModuleMember cmdlet can only be called from inside a module.'
        $top.Tests.Count | Should -Be 2
        $top.Tests[0].Name | Should -Be 'above'
        $top.Tests[1].Name | Should -BeLike 'Error occurred in test script*'
        $inner = Invoke-Sample -File $file -Test {
            Describe 'block' { . "$PSScriptRoot/Lib.ps1"; It 'of the block' { 1 } }
            Describe 'setup' { BeforeAll { . "$PSScriptRoot/Lib.ps1" }; It 'of the setup' { 1 } }
            Describe 'test' { It 'fails' { . "$PSScriptRoot/Lib.ps1" }; It 'runs' { 1 | Should -Be 1 } }
        }
        @($inner.Messages) | Should -Be @(, 'The Export-ModuleMember cmdlet can only be called from inside a module.' * 3)
        $inner.Passed | Should -Be 1
        $inner.Tests.Name | Should -Not -Contain 'of the block'
        $inner.Tests.Name | Should -Not -Contain 'of the setup'
    }

    It 'Give the functions a file of their own, without the line. Or make the script a module: name it Backup.psm1 and write Import-Module "$here/Backup.psm1" -Force. Then call private functions in InModuleScope.' {
        $run = Invoke-Sample -File @{ 'Proved.psm1' = "function Get-Lib { 'lib' }; function Get-Inner { 'inner' }; Export-ModuleMember -Function Get-Lib" } -Test {
            $here = Split-Path -Parent $MyInvocation.MyCommand.Path
            Import-Module "$here/Proved.psm1" -Force
            Describe 'd' {
                It 'exported' { Get-Lib | Should -Be 'lib' }
                It 'private' { { Get-Inner } | Should -Throw 'is not recognized'; InModuleScope Proved { Get-Inner } | Should -Be 'inner' }
            }
        }
        Assert-TestPassed $run 'exported', 'private'
    }
}
