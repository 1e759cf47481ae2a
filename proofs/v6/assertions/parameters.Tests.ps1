BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'assertions/parameters' {
    It 'Should-HaveParameter checks that a command has a parameter, and with -Mandatory that it is mandatory. To check that a parameter refuses a value, pipe a call in braces into Should-Throw.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Save-Tape ([Parameter(Mandatory)] $Name, [ValidateRange(1, 9)] [int] $Days) { 'saved' } }
            It 'has' { Get-Command Save-Tape | Should-HaveParameter Days; { Get-Command Save-Tape | Should-HaveParameter Force } | Should -Throw }
            It 'mandatory' { Get-Command Save-Tape | Should-HaveParameter Name -Mandatory; { Get-Command Save-Tape | Should-HaveParameter Days -Mandatory } | Should -Throw }
            It 'refuses' { { Save-Tape -Name a -Days 10 } | Should-Throw; { { Save-Tape -Name a -Days 9 } | Should-Throw } | Should -Throw }
        } }
        Assert-TestPassed $run 'has', 'mandatory', 'refuses'
    }

    It '-Mandatory:$false wants a parameter that exists and is not mandatory: Get-Command Remove-OldBackup | Should-HaveParameter Days -Mandatory:$false. The classic Should -Not -HaveParameter Days -Mandatory also passes for a parameter that does not exist.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Remove-Thing ([Parameter(Mandatory)] $Path, $Days) { } }
            It 'there' { Get-Command Remove-Thing | Should-HaveParameter Days -Mandatory:$false }
            It 'missing' { { Get-Command Remove-Thing | Should-HaveParameter Keep -Mandatory:$false } | Should-Throw }
            It 'mandatory' { { Get-Command Remove-Thing | Should-HaveParameter Path -Mandatory:$false } | Should-Throw }
            It 'classic' { Get-Command Remove-Thing | Should -Not -HaveParameter Keep -Mandatory; { Get-Command Remove-Thing | Should -Not -HaveParameter Path -Mandatory } | Should-Throw }
        } }
        $run.Passed | Should -Be 4
    }

    It 'Should-HaveParameter and Should-NotHaveParameter check how a command is declared: names, types, defaults, aliases. They take what Get-Command returns.' {
        Assert-Passing { function Remove-Thing ([int] $Days) { }; Get-Command Remove-Thing | Should-HaveParameter Days -Type int }, { function Remove-Thing ([int] $Days) { }; Get-Command Remove-Thing | Should-NotHaveParameter Force }
        $null = Get-Failure { function Remove-Thing ([int] $Days) { }; Get-Command Remove-Thing | Should-HaveParameter Days -Type string }, { function Remove-Thing ([int] $Days) { }; Get-Command Remove-Thing | Should-HaveParameter Force }, { function Remove-Thing ([int] $Days) { }; Get-Command Remove-Thing | Should-NotHaveParameter Days }
    }

    It 'Should-NotHaveParameter does not know parameter sets, so look at ParameterSets of the parameter, as above.' {
        $run = Invoke-Sample -Script { (Get-Command Should-NotHaveParameter).Parameters.ContainsKey('InParameterSet'); (Get-Command Should-HaveParameter).Parameters.ContainsKey('InParameterSet') }
        $run.Value | Should -Be $false, $true
    }

    It 'A mandatory [int] takes $null for 0, without an error.' {
        Assert-Passing { function Get-Age { param ([Parameter(Mandatory)] [int] $Days) $Days }; Get-Age -Days $null | Should-Be 0 }
        $null = Get-Failure { function Get-Age { param ([Parameter(Mandatory)] [string] $Days) $Days }; Get-Age -Days $null }
    }

    It 'To check many commands, keep the rules in a table, so that each row becomes a test, as in this example. When a column Mandatory holds $true or $false, check it with -Mandatory:$Mandatory.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Backup { param ([Parameter(Mandatory)] $Path, $Age) } }
                It '<Name> <Mandatory>' -ForEach @(
                    @{ Name = 'Path'; Mandatory = $true }, @{ Name = 'Age'; Mandatory = $false }
                    @{ Name = 'Path'; Mandatory = $false }, @{ Name = 'Age'; Mandatory = $true }
                ) { Get-Command Get-Backup | Should-HaveParameter $Name -Mandatory:$Mandatory }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'Should-Throw makes an exception of this error when the function belongs to the test; for a function of a module, add -ErrorAction Stop to the call.' {
        $run = Invoke-Sample {
            BeforeAll {
                $code = { param ([Parameter(Mandatory, ValueFromPipeline)] [ValidateSet('daily')] [string] $Plan) process { $Plan } }
                ${function:New-Own} = $code
                New-Module ProofPlans ([scriptblock]::Create("function New-Plan { $code }")) | Import-Module
            }
            Describe 'd' {
                It 'own' { { 'yearly' | New-Own } | Should-Throw -FullyQualifiedErrorId 'ParameterArgumentValidationError,New-Own' }
                It 'module' { { 'yearly' | New-Plan } | Should-Throw }
                It 'module, stop' { { 'yearly' | New-Plan -ErrorAction Stop } | Should-Throw -FullyQualifiedErrorId 'ParameterArgumentValidationError,New-Plan' }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Failed Passed' -Because "$($run.Messages)"
    }

    It 'Get-Command Get-Backup -ErrorAction Ignore | Should-NotBeNull fails where there is no such command. It passes for an alias, too, even for an alias of a command that is missing. To check what an alias stands for, write (Get-Alias gbak).Definition | Should-BeString ''Get-Backup''.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Backup { }; Set-Alias gbak Get-Backup; Set-Alias gone Get-NobodyHasThis }
            It 'there' { Get-Command Get-Backup -ErrorAction Ignore | Should-NotBeNull }
            It 'missing' { { Get-Command Get-NobodyHasThis -ErrorAction Ignore | Should-NotBeNull } | Should -Throw }
            It 'alias' { Get-Command gbak -ErrorAction Ignore | Should-NotBeNull; Get-Command gone -ErrorAction Ignore | Should-NotBeNull; { gone } | Should -Throw }
            It 'definition' { (Get-Alias gbak).Definition | Should-BeString 'Get-Backup'; (Get-Alias gone).Definition | Should-NotBeString 'Get-Backup' }
        } }
        Assert-TestPassed $run 'there', 'missing', 'alias', 'definition'
    }

    It 'Get-Command found nothing, or something else was piped, such as the name of the command as text.' {
        Get-Failure { Get-Command Get-ProofNothing -ErrorAction Ignore | Should-HaveParameter Path }, { 'Get-Item' | Should-HaveParameter Path } | Should -BeLike 'Input value must be non-null CommandInfo object.*'
        Assert-Passing { Get-Command Get-Item | Should-HaveParameter Path }
    }

    It 'The name was written with its dash: write Should-HaveParameter Keep, not -Keep in quotes.' {
        Get-Failure { function Get-It ($Keep) { }; Get-Command Get-It | Should-HaveParameter '-Keep' } | Should -BeLike '*but the parameter is missing.'
        Assert-Passing { function Get-It ($Keep) { }; Get-Command Get-It | Should-HaveParameter Keep }
    }
}
