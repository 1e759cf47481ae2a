BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/New-PesterConfiguration' {
    It 'for $null the command returns $null.' {
        Assert-Passing { if ($null -ne (New-PesterConfiguration -Hashtable $null)) { throw } }
    }

    It 'TestResult and CodeCoverage do nothing until their Enabled is $true, whatever else is set.' {
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ OutputPath = 'r.xml' } }).Files.Keys | Should -Not -Contain 'r.xml'
        (Invoke-Sample { Describe 'd' { It 'i' { } } } -Configuration @{ TestResult = @{ OutputPath = 'r.xml'; Enabled = $true } }).Files.Keys | Should -Contain 'r.xml'
    }
}
