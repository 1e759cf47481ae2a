BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/test-files' {
    It 'The folder holds no file whose name ends in .Tests.ps1, so there is nothing to run.' {
        $run = Invoke-Sample -File @{ 'Backup.ps1' = 'Describe d { It i { } }' }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
        (Invoke-Sample -File @{ 'Backup.Spec.ps1' = 'Describe d { It i { } }' } -Configuration @{ Run = @{ TestExtension = '.Spec.ps1' } }).Passed | Should -Be 1
    }

    It 'Every test file that was found is also matched by the exclude path.' {
        $files = @{ 'a.Tests.ps1' = 'Describe d { It i { } }'; 'b.Tests.ps1' = 'Describe d { It i { } }' }
        $run = Invoke-Sample -File $files -Configuration @{ Run = @{ ExcludePath = '*.Tests.ps1' } }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
        (Invoke-Sample -File $files -Configuration @{ Run = @{ ExcludePath = '*/a.Tests.ps1' } }).Passed | Should -Be 1
    }

    It 'The file passed to Invoke-Pester has another extension.' {
        $run = Invoke-Sample -File @{ 'a.txt' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Path ./a.txt }
        "$($run.Errors) $($run.Warnings) $($run.Text)" | Should -Match 'a\.txt.*is not a ps1 file'
    }

    It 'A key in the container''s -Data is not a parameter of the test file, and the file has [CmdletBinding()] or a [Parameter()] attribute. Without these the key would become a variable of the tests.' {
        $run = Invoke-Sample -File @{ 'a.ps1' = 'param ([Parameter()] $Name) Describe d { It i { } }'; 'b.ps1' = '[CmdletBinding()] param ($Name) Describe d { It i { } }'; 'c.ps1' = 'param ($Name) Describe d { It i { $Nmae | Should -Be x } }' } -Script {
            foreach ($file in 'a', 'b', 'c') { (Invoke-Pester -Container (New-PesterContainer -Path "$file.ps1" -Data @{ Nmae = 'x' }) -Output None -PassThru).PassedCount }
        }
        $run.Value | Should -Be 0, 0, 1
    }

    It 'a configuration was given without the name of the parameter: Invoke-Pester $config takes it for a path.' {
        $files = @{ 'A.Tests.ps1' = { Describe 'd' { It 'i' { } } } }
        $run = Invoke-Sample -File $files -Script { $config = New-PesterConfiguration; $config.Run.PassThru = $true; Invoke-Pester $config }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
        (Invoke-Sample -File $files -Script { $config = New-PesterConfiguration; $config.Run.PassThru = $true; Invoke-Pester -Configuration $config }).Passed | Should -Be 1
    }
}
