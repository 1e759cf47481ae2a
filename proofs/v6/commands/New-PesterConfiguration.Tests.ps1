BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/New-PesterConfiguration' {
    It 'Options of TestResult and CodeCoverage that you set switch the report or the coverage on; there is no need to set Enabled as well.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ OutputPath = 'r.xml' } }).Files.Keys | Should -Contain 'r.xml'
    }

    It 'With $null the command returns $null, not a configuration.' {
        Assert-Passing { if ($null -ne (New-PesterConfiguration -Hashtable $null)) { throw } }, { if ($null -eq (New-PesterConfiguration -Hashtable @{})) { throw } }
    }
}
