BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample { Describe 'd' { It 'i' { Set-Content TestDrive:/a x; New-Item TestDrive:/f -ItemType Directory; Get-TestDriveItem a | Should -BeOfType System.IO.FileInfo; Get-TestDriveItem f | Should -BeOfType System.IO.DirectoryInfo }; It 'none' { Get-TestDriveItem none } } }
}

Describe 'commands/Get-TestDriveItem' {
    It 'Returns a file or folder of TestDrive: as an object, and warns that the command is deprecated since 4.0.0.' {
        Assert-TestPassed $sample 'i'; "$($sample.Warnings) $($sample.Text)" | Should -Match 'deprecated since Pester 4.0.0'
    }

    It 'Path relative to the root of TestDrive:. A path that does not exist gives the error of Get-Item.' {
        Assert-TestPassed $sample 'i', 'none'; "$($sample.Errors)" | Should -BeLike '*Cannot find path*none*'
    }

    It 'The error is only written, also with -ErrorAction Stop: the command does not know this parameter.' {
        $stop = Invoke-Sample { Describe 'd' { It 'old' { Get-TestDriveItem none -ErrorAction Stop }; It 'new' { Get-Item TestDrive:/none -ErrorAction Stop } } }
        $stop.Tests.Result | Should -Be 'Passed', 'Failed'; "$($stop.Errors)" | Should -BeLike '*Cannot find path*none*'
    }

    It 'Nothing can be piped in. Returns a FileInfo or DirectoryInfo.' {
        Get-PipedParameter Get-TestDriveItem | Should -BeNullOrEmpty
        Assert-TestPassed $sample 'i'
    }

    It 'The command works only inside a Describe or Context, and writes the warning at each call.' {
        @($sample.Warnings -match 'deprecated').Count | Should -Be 3
        (Invoke-Sample { Context 'c' { It 'i' { Set-Content TestDrive:/a.bak x; (Get-TestDriveItem a.bak).Name | Should -Be 'a.bak' } } }).Passed | Should -Be 1
        (Invoke-Sample -Script { Get-TestDriveItem a }).Errors | Should -Not -BeNullOrEmpty
    }
}
