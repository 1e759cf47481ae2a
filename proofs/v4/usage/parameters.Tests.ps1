BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/parameters' {
    It 'It can check the type, the default value (of a function only), whether the parameter is mandatory, and whether it completes its argument.' {
        $code = 'function Test-It ([Parameter(Mandatory = $true)] $A, [ArgumentCompleter({ 1 })] [int] $B = 3) { };'
        $command = 'Get-Command Test-It | Should -HaveParameter'
        foreach ($wanted in 'A -Mandatory', 'B -Type int', 'B -DefaultValue 3', 'B -HasArgumentCompleter') { Assert-Passing ([scriptblock]::Create("$code $command $wanted")) }
        foreach ($wrong in 'B -Mandatory', 'B -Type string', 'B -DefaultValue 4', 'A -HasArgumentCompleter') { Get-Failure ([scriptblock]::Create("$code $command $wrong")) | Should -BeLike 'Expected command*' }
    }

    It 'When ValidateSet or another attribute refuses a value, the call throws before the function starts.' {
        Assert-Passing { $script:started = 0; function Get-It { param ([ValidateSet('a')] $X, [ValidateRange(1, 2)] $Y) $script:started++ }; { Get-It -X b } | Should -Throw -ErrorId 'ParameterArgumentValidationError'; { Get-It -Y 3 } | Should -Throw; $script:started | Should -Be 0; Get-It -X a; $script:started | Should -Be 1 }
    }

    It 'When the message says that a default is <empty> though the function has one, look at the line of param.' {
        $run = Invoke-Sample "function Get-Own {`n param`n (`n [int] `$Days = 30`n )`n}`nDescribe 'd' { It 'empty' { { Get-Command Get-Own | Should -HaveParameter Days -DefaultValue 30 } | Should -Throw 'the default value was <empty>' } }"
        Assert-TestPassed $run 'empty'
    }

    It '-HaveParameter does not check aliases. Ask the parameter itself: (Get-Command New-Backup).Parameters[''Plan''].Aliases | Should -Contain ''Kind''.' {
        $run = Invoke-Sample {
            function New-Backup { param ([Alias('Kind')] [string] $Plan, [string] $Name) }
            Describe 'd' {
                It 'aliases' { (Get-Command New-Backup).Parameters['Plan'].Aliases | Should -Contain 'Kind'; (Get-Command New-Backup).Parameters['Name'].Aliases | Should -Not -Contain 'Kind' }
                It 'no parameter' { { Get-Command New-Backup | Should -HaveParameter Plan -Alias Kind } | Should -Throw 'A parameter cannot be found' }
                It 'not by alias' { Get-Command New-Backup | Should -HaveParameter Plan; Get-Command New-Backup | Should -Not -HaveParameter Kind }
            }
        }
        Assert-TestPassed $run 'aliases', 'no parameter', 'not by alias'
    }

    It 'To check that a command exists, look for it: Get-Command Get-Backup -ErrorAction SilentlyContinue | Should -Not -BeNullOrEmpty. That also finds an alias; for what the alias means, write (Get-Alias gbak).Definition | Should -Be ''Get-Backup''.' {
        Assert-Passing { function Get-Backup { 1 }; Get-Command Get-Backup -ErrorAction SilentlyContinue | Should -Not -BeNullOrEmpty }, { function Get-Backup { 1 }; Set-Alias gbak Get-Backup; Get-Command gbak -ErrorAction SilentlyContinue | Should -Not -BeNullOrEmpty; (Get-Alias gbak).Definition | Should -Be 'Get-Backup' }
        $null = Get-Failure { Get-Command Get-NoBackup -ErrorAction SilentlyContinue | Should -Not -BeNullOrEmpty }, { Set-Alias gbak Get-Date; (Get-Alias gbak).Definition | Should -Be 'Get-Backup' }
    }

    It 'For a parameter that must be there and not be mandatory, write two checks. The second also passes where there is no such parameter, and it fails for a parameter that is mandatory in one of its parameter sets. -Mandatory:$false counts as left out.' {
        $run = Invoke-Sample {
            function Get-Optional ($Days) { $Days }
            function Get-Mandatory ([Parameter(Mandatory)] $Days) { $Days }
            function Get-None ($Other) { $Other }
            function Get-First { [CmdletBinding(DefaultParameterSetName = 'a')] param([Parameter(Mandatory, ParameterSetName = 'a')] [Parameter(ParameterSetName = 'b')] $Days) $Days }
            function Get-Second { [CmdletBinding(DefaultParameterSetName = 'a')] param([Parameter(ParameterSetName = 'a')] [Parameter(Mandatory, ParameterSetName = 'b')] $Days) $Days }
            Describe 'd' {
                It 'sets' { foreach ($command in Get-Command Get-First, Get-Second) { { $command | Should -Not -HaveParameter Days -Mandatory } | Should -Throw 'but it was mandatory' } }
                It 'optional' { $command = Get-Command Get-Optional; $command | Should -HaveParameter Days; $command | Should -Not -HaveParameter Days -Mandatory }
                It 'mandatory' { $command = Get-Command Get-Mandatory; $command | Should -HaveParameter Days; { $command | Should -Not -HaveParameter Days -Mandatory } | Should -Throw 'but it was mandatory' }
                It 'missing' { $command = Get-Command Get-None; { $command | Should -HaveParameter Days } | Should -Throw 'the parameter is missing'; $command | Should -Not -HaveParameter Days -Mandatory }
                It 'false' { Get-Command Get-Mandatory | Should -HaveParameter Days -Mandatory:$false; Get-Command Get-Optional | Should -HaveParameter Days -Mandatory:$false; { Get-Command Get-None | Should -HaveParameter Days -Mandatory:$false } | Should -Throw 'the parameter is missing' }
                It 'not false' { Get-Command Get-None | Should -Not -HaveParameter Days -Mandatory:$false; foreach ($command in Get-Command Get-Optional, Get-Mandatory) { { $command | Should -Not -HaveParameter Days -Mandatory:$false } | Should -Throw 'but the parameter exists' } }
            }
        }
        Assert-TestPassed $run 'sets', 'optional', 'mandatory', 'missing', 'false', 'not false'
    }

    It 'Get-Command found nothing, or something else was piped, such as the name of the command as text.' {
        Get-Failure { Get-Command Get-NoBackup -ErrorAction SilentlyContinue | Should -HaveParameter Path }, { 'Get-Item' | Should -HaveParameter Path } | Should -BeLike '*Input value must be non-null CommandInfo object.*'
        Assert-Passing { Get-Command Get-Item | Should -HaveParameter Path }
    }
}
