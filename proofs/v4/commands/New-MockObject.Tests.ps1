BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'commands/New-MockObject' {
    It 'Creates an object of a type without running any constructor.' {
        Assert-Passing { New-MockObject -Type System.IO.FileInfo | Should -BeOfType System.IO.FileInfo }; Get-Failure { New-Object System.IO.FileInfo } | Should -Match 'constructor'
    }

    It 'The type, by name or in brackets. It must be loaded and must be a class that can be created without a constructor: an abstract class, an interface or an unknown name is an error.' {
        Assert-Passing { New-MockObject -Type System.IO.FileInfo }, { New-MockObject -Type ([System.IO.FileInfo]) | Should -BeOfType System.IO.FileInfo }
        (Get-Failure { New-MockObject -Type System.IO.FileSystemInfo }, { New-MockObject -Type System.IDisposable }, { New-MockObject -Type No.Such.Type }).Count | Should -Be 3
    }

    It 'Nothing can be piped in. Returns one object of the type.' {
        Get-PipedParameter New-MockObject | Should -BeNullOrEmpty
        Assert-Passing { @(New-MockObject -Type System.IO.FileInfo) | Should -HaveCount 1 }
    }

    It 'Because no constructor has run, fields that the constructor fills are $null or zero.' {
        Assert-Passing { (New-MockObject -Type System.Version).Major | Should -Be 0 }, { (New-MockObject -Type System.Exception).HResult | Should -Be 0 }, { (New-Object System.Exception).HResult | Should -Not -Be 0 }
    }

    It 'A property whose getter needs such a field is $null; PowerShell hides the error.' {
        Assert-Passing { $o = New-MockObject -Type System.Collections.ArrayList; $null -eq $o.Capacity | Should -BeTrue }, { $null -ne (New-Object System.Collections.ArrayList).Capacity | Should -BeTrue }
    }
}
