BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            It 'file' { Setup -File in/deep/a.txt 'first'; Get-Content TestDrive:/in/deep/a.txt | Should -Be 'first'; Setup -File in/deep/a.txt 'new'; Get-Content TestDrive:/in/deep/a.txt | Should -Be 'new'; Setup -File empty.txt; (Get-Item TestDrive:/empty.txt).Length | Should -Be 0 }
            It 'by New-Item' { $null = New-Item -Path TestDrive:/new/deep/a.txt -ItemType File -Value 'first' -Force; $null = New-Item -Path TestDrive:/new/deep/a.txt -ItemType File -Value 'new' -Force; Get-Content TestDrive:/new/deep/a.txt | Should -Be 'new'; { New-Item -Path TestDrive:/other/a.txt -ItemType File -ErrorAction Stop } | Should -Throw }
            It 'folder' { Setup -Dir folder/in -Content x; Test-Path TestDrive:/folder/in -PathType Container | Should -Be $true }
            It 'neither' { Setup neither.txt x; Test-Path TestDrive:/neither.txt | Should -Be $false }
            It 'returns' { Setup -File b x | Should -BeNullOrEmpty; Setup -File c x -PassThru | Should -BeOfType System.IO.FileInfo; Setup -Dir e -PassThru | Should -BeOfType System.IO.DirectoryInfo }
        }
    }
}

Describe 'commands/Setup' {
    It 'Creates a file or a folder in TestDrive:.' {
        Assert-TestPassed $sample 'file', 'folder'
    }

    It 'It is a shorthand from before TestDrive: could be written to directly; New-Item -Force does the same, in v5 too.' {
        Assert-TestPassed $sample 'file', 'by New-Item'
    }

    It 'Folders in the path are created as needed.' {
        Assert-TestPassed $sample 'file'
    }

    It 'An existing file is overwritten.' {
        Assert-TestPassed $sample 'file'
    }

    It 'Text of the file, as one string. Of a list, only the last item arrives. Without -Content the file is empty; with -Dir the text is ignored.' {
        Assert-TestPassed $sample 'file', 'folder'
        Assert-TestPassed (Invoke-Sample { Describe 'd' { It 'list' { Setup -File list.txt 'one', 'two'; Get-Content TestDrive:/list.txt | Should -Be 'two' } } }) 'list'
    }

    It 'Without -Dir and without -File nothing is created, and there is no message.' {
        Assert-TestPassed $sample 'neither'
    }

    It 'Creates a file with the text of -Content; an existing one is replaced.' {
        Assert-TestPassed $sample 'file'
    }

    It 'Returns the new file or folder as an object. Without it nothing is returned.' {
        Assert-TestPassed $sample 'returns'
    }

    It 'Nothing can be piped in. With -PassThru it returns a FileInfo or DirectoryInfo.' {
        Get-PipedParameter Setup | Should -BeNullOrEmpty
        Assert-TestPassed $sample 'returns'
    }

    It 'Use it only inside a Describe or Context. At the top of a test file it prints an error' {
        # The root of the file system and this path are the folder of the sample.
        $run = Invoke-Sample { Setup -File $PSScriptRoot/top.bak x; Describe 'd' { It 'i' { 1 } } }
        "$($run.Errors)" | Should -Match "A drive with the name 'TestDrive' does not exist"; $run.Passed, $run.Failed | Should -Be 1, 0
        (Invoke-Sample { Context 'c' { Setup -File a.bak x; It 'i' { 'TestDrive:/a.bak' | Should -Exist } } }).Passed | Should -Be 1
        (Invoke-Sample -Script { Setup -File a x }).Errors | Should -Not -BeNullOrEmpty
    }
}
