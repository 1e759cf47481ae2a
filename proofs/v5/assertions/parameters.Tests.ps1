BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'assertions/parameters' {
    It 'Should -HaveParameter checks that a command has a parameter, and with -Mandatory that it is mandatory. To check that a parameter refuses a value, pipe a call in braces into Should -Throw.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Save-Tape ([Parameter(Mandatory)] $Name, [ValidateRange(1, 9)] [int] $Days) { 'saved' } }
            It 'has' { Get-Command Save-Tape | Should -HaveParameter Days; { Get-Command Save-Tape | Should -HaveParameter Force } | Should -Throw }
            It 'mandatory' { Get-Command Save-Tape | Should -HaveParameter Name -Mandatory; { Get-Command Save-Tape | Should -HaveParameter Days -Mandatory } | Should -Throw }
            It 'refuses' { { Save-Tape -Name a -Days 10 } | Should -Throw; { { Save-Tape -Name a -Days 9 } | Should -Throw } | Should -Throw }
        } }
        Assert-TestPassed $run 'has', 'mandatory', 'refuses'
    }

    It 'In this version, -Mandatory:$false checks nothing, and -Not with -Mandatory passes for a parameter that is not there.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Remove-Thing ([Parameter(Mandatory)] $Path, $Days) { } }
            It 'missing' { Get-Command Remove-Thing | Should -Not -HaveParameter Keep -Mandatory }
            It 'mandatory' { { Get-Command Remove-Thing | Should -Not -HaveParameter Path -Mandatory } | Should -Throw }
            It 'false' { Get-Command Remove-Thing | Should -HaveParameter Path -Mandatory:$false; Get-Command Remove-Thing | Should -HaveParameter Days -Mandatory:$false }
        } }
        $run.Passed | Should -Be 3
    }

    It '-HaveParameter checks how a command is declared. It takes what Get-Command returns.' {
        Assert-Passing { function Remove-Thing ([int] $Days) { }; Get-Command Remove-Thing | Should -HaveParameter Days -Type int }
        $null = Get-Failure { function Remove-Thing ([int] $Days) { }; Get-Command Remove-Thing | Should -HaveParameter Days -Type string }, { function Remove-Thing ([int] $Days) { }; Get-Command Remove-Thing | Should -HaveParameter Force }
    }

    It 'It takes what Get-Command returns. -Alias checks that the parameter has these other names, as in Should -HaveParameter Path -Alias Root.' {
        Assert-Passing { function Get-It { param([Alias('Root')] $Path) }; Get-Command Get-It | Should -HaveParameter Path -Alias Root }
        $null = Get-Failure { function Get-It { param([Alias('Root')] $Path) }; Get-Command Get-It | Should -HaveParameter Path -Alias Path }, { function Get-It { param($Path) }; 'Get-It' | Should -HaveParameter Path }
    }

    It 'This takes two assertions: the parameter exists, and it is not mandatory. The second assertion alone also passes for a parameter that does not exist. -Mandatory:$false checks nothing.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Remove-Thing ([Parameter(Mandatory)] $Path, $Days) { } }
            It 'missing' { Get-Command Remove-Thing | Should -Not -HaveParameter Keep -Mandatory; { Get-Command Remove-Thing | Should -HaveParameter Keep } | Should -Throw }
            It 'there' { Get-Command Remove-Thing | Should -HaveParameter Days; Get-Command Remove-Thing | Should -Not -HaveParameter Days -Mandatory }
            It 'mandatory' { { Get-Command Remove-Thing | Should -Not -HaveParameter Path -Mandatory } | Should -Throw }
            It 'false' { Get-Command Remove-Thing | Should -HaveParameter Path -Mandatory:$false }
        } }
        $run.Passed | Should -Be 4
    }

    It 'A mandatory [int] takes $null for 0, without an error.' {
        Assert-Passing { function Get-Count { param ([Parameter(Mandatory)] [int] $Count) $Count }; Get-Count -Count $null | Should -Be 0 }
        Assert-Passing { function Get-Day { param ([Parameter(Mandatory)] [datetime] $Day) }; { Get-Day -Day $null } | Should -Throw -ErrorId 'ParameterArgumentTransformationError,*' }
    }

    It 'With -Not and -InParameterSet, the parameter must not be in that set at all.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { function Get-Own { param ([Parameter(ParameterSetName = 'A')] $Path, [Parameter(ParameterSetName = 'B')] $Name) } }; It 'i' { Get-Command Get-Own | Should -Not -HaveParameter Path -InParameterSet B; { Get-Command Get-Own | Should -Not -HaveParameter Path -InParameterSet A } | Should -Throw } } }).Passed | Should -Be 1
    }

    It 'Get-Command Get-Backup -ErrorAction Ignore | Should -Not -BeNullOrEmpty fails where there is no such command. It passes for an alias, too, even for an alias of a command that is missing. To check what an alias stands for, write (Get-Alias gbak).Definition | Should -Be ''Get-Backup''.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Backup { }; Set-Alias gbak Get-Backup; Set-Alias gone Get-NobodyHasThis }
            It 'there' { Get-Command Get-Backup -ErrorAction Ignore | Should -Not -BeNullOrEmpty }
            It 'missing' { { Get-Command Get-NobodyHasThis -ErrorAction Ignore | Should -Not -BeNullOrEmpty } | Should -Throw '*but got $null or empty*' }
            It 'alias' { Get-Command gbak -ErrorAction Ignore | Should -Not -BeNullOrEmpty; Get-Command gone -ErrorAction Ignore | Should -Not -BeNullOrEmpty; { gone } | Should -Throw }
            It 'definition' { (Get-Alias gbak).Definition | Should -Be 'Get-Backup'; (Get-Alias gone).Definition | Should -Not -Be 'Get-Backup' }
        } }
        Assert-TestPassed $run 'there', 'missing', 'alias', 'definition'
    }

    It 'Get-Command found nothing, or something else was piped, such as the name of the command as text.' {
        Get-Failure { Get-Command Get-ProofNothing -ErrorAction Ignore | Should -HaveParameter Path }, { 'Get-Item' | Should -HaveParameter Path } | Should -BeLike 'Input value must be non-null CommandInfo object.*'
        Assert-Passing { Get-Command Get-Item | Should -HaveParameter Path }
    }

    It 'The name was written with its dash: write Should -HaveParameter Keep, not -Keep in quotes.' {
        Get-Failure { function Get-It ($Keep) { }; Get-Command Get-It | Should -HaveParameter '-Keep' } | Should -BeLike '*but the parameter is missing.'
        Assert-Passing { function Get-It ($Keep) { }; Get-Command Get-It | Should -HaveParameter Keep }
    }
}
