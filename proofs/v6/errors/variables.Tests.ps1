BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/variables' {
    It 'Classic Should prints the message without types: Expected ''full.bak'', but got $null.' {
        Get-Failure { $null | Should -Be 'full.bak' } | Should -BeLike 'Expected ''full.bak'', but got $null.*'
    }

    It 'Classic Should prints Expected 1, but got $null.' {
        Get-Failure { $null | Should -Be 1 } | Should -BeLike 'Expected 1, but got $null.*'
    }

    It 'In the test it is empty.' {
        (Invoke-Sample { Describe 'd' { $limit = 30; Write-Host "discovery $limit"; It 'i' { $null -eq $limit | Should -BeTrue } } }).Passed | Should -Be 1
    }

    It 'You can compare two lists without Compare-Object: $actual | Should-BeCollection $expected says which list arrived, and Should-BeEquivalent compares lists of objects.' {
        Get-Failure { $actual = 'mail', 'photos'; $expected = 'mail', 'music'; $actual | Should-BeCollection $expected } | Should -Match "'mail', 'photos'"
        Assert-Passing { $actual = 'mail', 'music'; $expected = 'mail', 'music'; $actual | Should-BeCollection $expected }
        $new = '$actual = [pscustomobject] @{ N = 1 }, [pscustomobject] @{ N = 2 }; $expected = [pscustomobject] @{ N = 1 }, [pscustomobject] @{ N = {0} }; '
        Assert-Passing ([scriptblock]::Create($new.Replace('{0}', '2') + '$actual | Should-BeEquivalent $expected'))
        Get-Failure ([scriptblock]::Create($new.Replace('{0}', '3') + '$actual | Should-BeEquivalent $expected')) | Should -Match 'N=3'
        Get-Failure ([scriptblock]::Create($new.Replace('{0}', '2') + '$actual | Should-BeCollection $expected')) | Should -Match 'some values were not'
    }
}
