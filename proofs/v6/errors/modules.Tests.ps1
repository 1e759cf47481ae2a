BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/modules' {
    It 'With -ErrorAction Stop, as below, the file fails when the import is in BeforeDiscovery. When the import is in BeforeAll, all tests below that BeforeAll fail, in 6.1.0-rc1 with another message. Without -ErrorAction Stop, the message is only printed, and the tests run without the module.' {
        $run = Invoke-Sample { BeforeDiscovery { Import-Module $PSScriptRoot/None.psm1 -ErrorAction Stop }; Describe 'd' { It 'a' { } } }
        "$($run.Messages)" | Should -Match 'None.psm1'
        (Invoke-Sample { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/None.psm1 -ErrorAction Stop }; It 'a' { }; It 'b' { } } }).Failed | Should -Be 2
        foreach ($block in 'BeforeAll', 'BeforeDiscovery') {
            $printed = Invoke-Sample "$block { Import-Module `$PSScriptRoot/None.psm1 }; Describe 'd' { It 'a' { }; It 'b' { } }"
            $printed.Passed | Should -Be 2
            "$($printed.Errors) $($printed.Text)" | Should -Match 'None.psm1'
        }
    }

    It 'When BeforeAll loads that file, 6.1.0-rc1 shows another message in its place.' {
        $file = @{ 'Get-User.ps1' = "#Requires -Modules NoSuchModule`nfunction Get-User { }" }
        (Invoke-Sample -File $file { Describe 'd' { BeforeAll { . $PSScriptRoot/Get-User.ps1 }; It 'i' { } } }).Messages | Should -BeLike "A 'break' or 'continue' statement with a label*"
        (Invoke-Sample -File $file { Describe 'd' { It 'i' { . $PSScriptRoot/Get-User.ps1 } } }).Messages | Should -BeLike "The script 'Get-User.ps1' cannot be run because*NoSuchModule*"
    }

    It 'Cause: -ModuleName has a slash, which leads to a nested module, and nothing before or after the slash.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Date { } -ModuleName 'Pester/' } } }).Failed | Should -Be 1
    }

    It 'Cause: The part after the slash is not a nested module of the loaded module.' {
        (Invoke-Sample { Describe 'd' { It 'i' { InModuleScope 'Pester/NotNested' { 1 } } } }).Messages | Should -Match 'NotNested'
    }

    It 'Cause: The nested module is compiled (Binary) and has no script scope that Pester could enter.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/6.1.0-rc1/src/functions/InModuleScope.ps1'
    }

    It 'Cause: The path of the module under test is wrong.' {
        Assert-TestPassed (Invoke-Sample { Describe 'd' { It 'wrong' { { Import-Module $PSScriptRoot/Wrong.psm1 -ErrorAction Stop } | Should-Throw '*Wrong.psm1*was not loaded*' } } }) 'wrong'
    }

    It 'Cause: Two copies of the outer module from different folders are loaded, and each brings its own nested module.' {
        $file = @{ 'a.Tests.ps1' = 'Describe d { BeforeAll { Import-Module $PSScriptRoot/one/Outer, $PSScriptRoot/two/Outer }; It i { Mock Get-Date { 1 } -ModuleName Outer/Inner } }' }
        foreach ($folder in 'one', 'two') { $file["$folder/Outer/Outer.psd1"] = '@{ ModuleVersion = "1.0"; NestedModules = "Inner.psm1"; FunctionsToExport = "*" }'; $file["$folder/Outer/Inner.psm1"] = 'function Get-Inner { Get-Date }' }
        (Invoke-Sample -File $file).Failed | Should -Be 1
        $file['a.Tests.ps1'] = $file['a.Tests.ps1'] -replace ', \$PSScriptRoot/two/Outer'
        (Invoke-Sample -File $file).Passed | Should -Be 1
    }

    It 'Detected modules of the following types: ''Manifest''; Pester 6 enters them.' {
        $run = Invoke-Sample -File @{ 'Tape.psd1' = "@{ ModuleVersion = '1.0'; NestedModules = @('part.ps1'); FunctionsToExport = @('Get-Tape') }"; 'part.ps1' = 'function Get-Tape { Get-Inner }; function Get-Inner { "real" }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psd1 -Force }
                It 'type' { (Get-Module Tape).ModuleType | Should -Be 'Manifest' }
                It 'inside' { InModuleScope Tape { Get-Inner } | Should -Be 'real' }
                It 'mock' { Mock Get-Inner { 'mocked' } -ModuleName Tape; Get-Tape | Should -Be 'mocked' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'or ./Backup.psm1, where the message has ''.''.' {
        (Invoke-Sample -File @{ 'Proofs3.psm1' = '' } -Test { Describe 'd' { It 'path' { Import-Module $PSScriptRoot/Proofs3.psm1; InModuleScope ./Proofs3.psm1 { 1 } } } }).Messages | Should -Be "No modules named '.' are currently loaded."
    }

    It 'Or, on Linux and macOS, it is the full path of a file, such as $PSScriptRoot/Backup.psm1. On Windows, the message for such a path is, for drive C:, No modules named ''C:'' are currently loaded.' {
        $run = Invoke-Sample -File @{ 'Proofs4.psm1' = '' } -Test { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/Proofs4.psm1 }; It 'path' { InModuleScope $PSScriptRoot/Proofs4.psm1 { 1 } }; It 'name' { InModuleScope Proofs4 { 1 } | Should -Be 1 } } }
        $run.Messages | Should -BeLike "Invalid ModuleName format '*Proofs4.psm1'.*"
        $run.Passed | Should -Be 1
    }

    It 'When the import is in BeforeAll, all tests below that BeforeAll fail, in 6.1.0-rc1 with another message.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/None.psm1 -ErrorAction Stop }; It 'a' { }; It 'b' { } } }
        $run.Failed | Should -Be 2
        $run.Text -replace '\s+', ' ' | Should -Match "statement with a label that does not match"
    }

    It 'Name both modules, or leave the slash out. For a file, write the name alone, Backup.' {
        $run = Invoke-Sample -File @{ 'ProofFile.psm1' = 'function Get-Day { Get-Date -Format dddd }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/ProofFile.psm1 -Force }
                AfterAll { Remove-Module ProofFile }
                It 'path' { Mock Get-Date { 'fake' } -ModuleName "$PSScriptRoot/ProofFile.psm1" }
                It 'slash' { InModuleScope ProofFile/ { 1 } }
                It 'name' { Mock Get-Date { 'fake' } -ModuleName ProofFile; Get-Day | Should-Be 'fake'; InModuleScope ProofFile { 1 } | Should-Be 1 }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed'
        $run.Messages | Should -BeLike 'Invalid ModuleName format*'
    }
}
