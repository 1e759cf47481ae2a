BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'Copy.psm1' = 'function Copy-InModule { [CmdletBinding()] param () Write-Error "bad"; "end" }' } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Copy.psm1 -Force
                function Copy-It { [CmdletBinding()] param () Write-Error 'bad'; $script:reached = $true }
                $ErrorActionPreference = 'Continue'
            }
            It 'fatal' { $script:reached = $false; { Copy-It } | Should-Throw 'bad'; $script:reached | Should-BeFalse }
            It 'module' {
                { { Copy-InModule 2>$null } | Should-Throw } | Should-Throw 'Expected an exception, to be thrown*'
                { Copy-InModule -ErrorAction Stop } | Should-Throw 'bad'
            }
            It 'record' { ({ throw 'x' } | Should-Throw).Exception.Message | Should-Be 'x' }
            It 'contain' { $warnings = @(Write-Warning 'careful' 3>&1); { $warnings | Should-ContainCollection 'careful' } | Should-Throw; [string[]] $warnings | Should-ContainCollection 'careful' }
        }
        Describe 'fails by itself' { It 'throws' { throw 'x' } }
    }
}

Describe 'recipes/output-and-errors' {
    It 'Should-Throw would test something else: it makes errors fatal, so there the function ends at the first one.' { Assert-TestPassed $sample 'fatal' }

    It 'The error record comes back for further checks.' { Assert-TestPassed $sample 'record' }

    It 'There is no Should-NotThrow, because an error that ends the call fails the test by itself.' {
        ($sample.Tests | Where-Object Name -EQ 'throws').Result | Should -Be 'Failed'
        (Invoke-Sample -Script { Get-Command Should-NotThrow -ErrorAction Ignore }).Value | Should -BeNullOrEmpty
    }

    It 'A function of a module wrote its error and went on. Should-Throw makes errors fatal with a preference variable, which functions of a module do not see.' { Assert-TestPassed $sample 'fatal', 'module' }

    It 'Should-ContainCollection does not make texts of records' { Assert-TestPassed $sample 'contain' }

    It 'For one that does, use Should-Throw.' {
        Assert-Passing { { throw 'x' } | Should-Throw }
        $null = Get-Failure { { 1 } | Should-Throw }
    }

    It 'Wrap the call in braces and pipe it to Should-Throw.' {
        Assert-Passing { { throw 'x' } | Should-Throw 'x' }
        $null = Get-Failure { $(throw 'x') | Should-Throw 'x' }
    }

    It 'For a text in a variable, let PowerShell do it: Should-Throw ([WildcardPattern]::Escape($text)).' {
        Assert-Passing { $text = 'bad [x]'; { throw $text } | Should-Throw ([WildcardPattern]::Escape($text)) }
        $null = Get-Failure { $text = 'bad [x]'; { throw $text } | Should-Throw $text }
    }

    It 'There Write-Error ends the function, and with it the test: the lines after it are never reached.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function Write-It { Write-Error 'bad'; 'reached' } }; It 'fatal' { $ErrorActionPreference = 'Stop'; Write-It; Write-Host 'after fatal' }; It 'default' { Write-It; Write-Host 'after default' } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Output | Should -Contain 'after default'
        $run.Output | Should -Not -Contain 'after fatal'
    }
}
