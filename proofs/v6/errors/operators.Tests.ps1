BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/operators' {
    It 'v6 no longer has the clear message of v5, and only says that the parameters do not fit.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should Be 1 } } }
        "$($run.Messages) $($run.Text)" | Should -Match 'Parameter set cannot be resolved|positional parameter'
        "$($run.Messages)" | Should -Not -Match 'Legacy'
    }

    It 'Cause: Should.DisableV5 is switched on and the file still has an assertion with a space.' {
        $run = Invoke-Sample { Describe 'd' { It 'old' { 1 | Should -Be 1 }; It 'new' { 1 | Should-Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $true } }
        ($run.Tests | Where-Object Name -EQ 'old').Result | Should -Be 'Failed'
        Assert-TestPassed $run 'new'
    }

    It 'Fix: Rewrite it with the Should-* commands, or switch the option off.' {
        $new = Invoke-Sample { Describe 'd' { It 'i' { 1 | Should-Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $true } }
        $new.Passed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should -Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $true } }).Failed | Should -Be 1
        (Invoke-Sample { Describe 'd' { It 'i' { 1 | Should -Be 1 } } } -Configuration @{ Should = @{ DisableV5 = $false } }).Passed | Should -Be 1
    }

    It 'When the name is Be, PowerShell may have tried to load Pester 4 as well, because of a command that Pester 6 lacks.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Pester.psm1; run by hand with 6.1.0-rc1 and a call of Assert-MockCalled: this message with 4.10.1 on the module path, which a proof does not have, and Should operator ''Be'' is not registered with 5.9.0; a name that no module has is not recognized'
    }

    It 'In BeforeAll, 6.1.0-rc1 shows another message in its place.' {
        $codes = @{
            "^Assertion operator name 'BeProof' has been added multiple times" = 'Add-ShouldOperator -Name BeProof -Test { 1 }; Add-ShouldOperator -Name BeProof -Test { 2 }'
            "^Assertion operator name 'HaveCount' has been added multiple times" = 'Add-ShouldOperator -Name HaveCount -Test { 1 }'
            "^Assertion operator name 'Be' has been added multiple times" = 'Add-ShouldOperator -Name Be -Test { 1 }'
            '^Index operation failed; the array index evaluated to null' = 'Add-ShouldOperator -Name EQ -Test { 1 }'
        }
        foreach ($message in $codes.Keys) {
            $code = $codes[$message]
            $run = Invoke-Sample "Describe 'd' { BeforeAll { $code }; It 'i' { } }"
            $run.Messages | Should -Match "^A 'break' or 'continue' statement"
            $run.Text | Should -Not -Match $message.TrimStart('^')
            foreach ($test in "Describe 'd' { BeforeEach { $code }; It 'i' { } }", "BeforeDiscovery { $code }; Describe 'd' { It 'i' { } }") {
                (Invoke-Sample $test).Messages | Should -Match $message
            }
        }
    }

    It 'Pester''s own operators take 26, so the seventh of yours in a session fails. In BeforeAll, 6.1.0-rc1 shows another message in its place.' {
        $seven = '1..7 | ForEach-Object { Add-ShouldOperator -Name "BeProof$_" -Test { 1 } }'
        $run = Invoke-Sample "Describe 'd' { BeforeAll { $seven }; It 'i' { } }"
        $run.Messages | Should -Match "^A 'break' or 'continue' statement"
        $run.Text | Should -Not -Match 'Max number of assertion operators'
        (Invoke-Sample "Describe 'd' { BeforeEach { $seven }; It 'i' { } }").Messages | Should -Match '^Max number of assertion operators \(32\) has already been reached'
    }
}
