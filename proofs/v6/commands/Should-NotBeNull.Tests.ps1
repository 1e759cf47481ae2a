BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotBeNull' {
    It 'Passes when the value is anything but $null.' {
        Assert-Passing { '' | Should-NotBeNull }, { 0 | Should-NotBeNull }, { $false | Should-NotBeNull }
        $null = Get-Failure { $null | Should-NotBeNull }
    }

    It 'There is only one way to fail, so the message shows no type.' {
        Get-Failure { $null | Should-NotBeNull } | Should -Be 'Expected not $null, but got $null.'
    }

    It 'If you piped a list whose one item is $null, a hint explains that the pipeline unwrapped it.' {
        Get-Failure { @($null) | Should-NotBeNull } | Should -Match 'Hint: .*the pipeline unwraps a single-item collection'
    }

    It 'The value that must exist. The pipeline drops an empty list, so @() | Should-NotBeNull fails, and -Actual @() passes.' {
        $null = Get-Failure { @() | Should-NotBeNull }
        Assert-Passing { Should-NotBeNull -Actual @() }
    }

    It 'A function that returns @() outputs nothing and fails both ways; with return , @() its result passes as -Actual.' {
        $null = Get-Failure { function Get-Bare { return @() }; Get-Bare | Should-NotBeNull }, { function Get-Bare { return @() }; Should-NotBeNull -Actual (Get-Bare) }, { function Get-Kept { return , @() }; Get-Kept | Should-NotBeNull }
        Assert-Passing { function Get-Kept { return , @() }; Should-NotBeNull -Actual (Get-Kept) }
    }

    It 'Two or more piped items are a list and pass, even if all are $null.' {
        Assert-Passing { $null, $null | Should-NotBeNull }
    }

    It 'Takes any value from the pipeline and returns nothing, so the value is not passed on. On $null, it throws, or is collected under Should.ErrorAction Continue.' {
        Assert-Passing { if ($null -ne (5 | Should-NotBeNull)) { throw 'output' } }
        Assert-Collected { $null | Should-NotBeNull }
    }

    It 'It covers the null half of Should -Not -BeNullOrEmpty. An empty string passes here, which the classic operator rejected; add Should-NotBeEmptyString where text is meant.' {
        Assert-Passing { '' | Should-NotBeNull }
        $null = Get-Failure { $null | Should -Not -BeNullOrEmpty }, { '' | Should -Not -BeNullOrEmpty }
    }

    It 'It is the usual guard in front of further checks; for text that must have content, use Should-NotBeWhiteSpaceString.' {
        Assert-Passing { '' | Should-NotBeNull }, { 'x' | Should-NotBeWhiteSpaceString }
        $null = Get-Failure { '' | Should-NotBeWhiteSpaceString }, { ' ' | Should-NotBeWhiteSpaceString }, { $null | Should-NotBeNull }
        $run = Invoke-Sample { Describe 'd' { It 'i' { $plan = $null; $plan | Should-NotBeNull; Write-Host ('fur' + 'ther') } } }
        $run.Text | Should -Not -Match 'further'
    }
}
