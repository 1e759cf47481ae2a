BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/test-files' {
    It 'Cause: A block made with [scriptblock]::Create is not tied to any session state.' {
        $run = Invoke-Sample -Script { Invoke-Pester -Container (New-PesterContainer -ScriptBlock ([scriptblock]::Create('Describe d { It i { } }'))) }
        $run.Errors | Should -BeLike 'Unbound scriptblock is not allowed*'
        (Invoke-Sample -Script { Invoke-Pester -Container (New-PesterContainer -ScriptBlock { Describe d { It bound { } } }) -Output Detailed }).Text | Should -Match '\[\+\] bound'
    }

    It 'The same happens with the hashtable of v4, @{ Path = …; Parameters = … }.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'param($Name) Describe d { It i { $Name | Should -Be x } }' } -Script { Invoke-Pester -Path @{ Path = './a.Tests.ps1'; Parameters = @{ Name = 'x' } }; (Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ Name = 'x' }) -PassThru -Output None).PassedCount }
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
        $run.Value | Should -Be 1
    }

    It 'For a configuration, write Invoke-Pester -Configuration $config.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            $config = New-PesterConfiguration
            $config.Run.Path = 'sub'; $config.Run.PassThru = $true; $config.Output.Verbosity = 'None'
            (Invoke-Pester -Configuration $config).PassedCount
            Invoke-Pester $config
        }
        $run.Value | Should -Be 1
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
    }

    It 'For data, use New-PesterContainer.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'param($Name) Describe d { It i { $Name | Should -Be x } }' } -Script { foreach ($name in 'x', 'y') { (Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ Name = $name }) -PassThru -Output None).PassedCount } }
        $run.Value | Should -Be 1, 0
    }

    It 'For several paths, write ''a.Tests.ps1'', ''b.Tests.ps1''.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe a { It i { } }'; 'b.Tests.ps1' = 'Describe b { It i { } }'; 'c.Tests.ps1' = 'Describe c { It i { } }' } -Script { (Invoke-Pester -Path 'a.Tests.ps1', 'b.Tests.ps1' -PassThru -Output None).PassedCount; Invoke-Pester -Path 'a.Tests.ps1, b.Tests.ps1' -Output None }
        $run.Value | Should -Be 2
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found'
    }

    It 'For a folder with [, give the parent, or escape the brackets. A run that is started inside such a folder ends with the error Set-Location: Cannot find path, which stops a script under $ErrorActionPreference = ''Stop''. With -CI, such a run fails with Cannot bind argument to parameter ''Path'' because it is null.' {
        $run = Invoke-Sample -File @{ 'br[1]/a.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            foreach ($path in '.', './br`[1`]', './br[1]') { "$((Invoke-Pester -Path $path -PassThru -Output None -ErrorAction Ignore 6> $null).PassedCount)" }
            Set-Location -LiteralPath './br[1]'
            $said = Invoke-Pester -PassThru -Output None 2>&1
            "$($said | Where-Object { $_ -is [System.Management.Automation.ErrorRecord] })"
            $global:ErrorActionPreference = 'Stop'
            try { Invoke-Pester -PassThru -Output None } catch { "threw $_" } finally { $global:ErrorActionPreference = 'Continue'; Set-Location .. }
        }
        $run.Value[0..2] | Should -Be '1', '1', ''
        $run.Value[3] | Should -Match 'Cannot find path'
        $run.Value[4] | Should -Match 'threw Cannot find path'
        $run = Invoke-Sample -File @{ 'br[1]/a.Tests.ps1' = 'Describe d { It i { } }'; 'run.ps1' = "Import-Module '$env:PROOFS_PESTER'; Set-Location -LiteralPath './br[1]'; if (`$args[0]) { Invoke-Pester -CI } else { Invoke-Pester }" } -Script {
            foreach ($ci in '', 'ci') { "$(& (Get-Process -Id $PID).Path -NoProfile -File ./run.ps1 $ci 2>&1) $LASTEXITCODE" }
        }
        $run.Value[0] | Should -Match 'Tests Passed: 1.*Cannot find path.* 0$'
        $run.Value[1] | Should -Match "Cannot bind argument to parameter 'Path' because it is null.* 255$"
    }
}
