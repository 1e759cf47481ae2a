BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'd' {
            It 'there and back' { $here = "$(Get-Location)"; In $TestDrive { "$(Get-Location)" } | Should -Be "$TestDrive"; "$(Get-Location)" | Should -Be $here; { In TestDrive:/ { throw 'x' } } | Should -Throw x; "$(Get-Location)" | Should -Be $here }
            It 'relative' { In TestDrive:/ { Set-Content ./a.bak x }; Test-Path "$TestDrive/a.bak" | Should -Be $true; In Env:/ { "$(Get-Location)" } | Should -BeLike 'Env:*' }
            It 'program and .NET' { Set-Content TestDrive:/rel.txt in; $file = [IO.Path]::Combine([IO.Directory]::GetCurrentDirectory(), 'rel.txt'); [IO.File]::WriteAllText($file, 'process'); In TestDrive:/ { sh -c 'cat rel.txt' } | Should -Be 'in'; In TestDrive:/ { Get-Content ./rel.txt } | Should -Be 'in'; In TestDrive:/ { [IO.File]::ReadAllText('rel.txt') } | Should -Be 'process'; Remove-Item $file }
            It 'brackets' { $here = "$(Get-Location)"; $null = [System.IO.Directory]::CreateDirectory("$TestDrive/a[1]"); (In 'TestDrive:/a[1]' { "$(Get-Location)" } 2>$null) | Should -Be $here; (In "TestDrive:/a`[1`]" { "$(Get-Location)" } 2>$null) | Should -Be $here; In 'TestDrive:/a`[1`]' { (Get-Location).ProviderPath } | Should -Be "$TestDrive/a[1]"; In ([WildcardPattern]::Escape("$TestDrive/a[1]")) { (Get-Location).ProviderPath } | Should -Be "$TestDrive/a[1]" }
            It 'missing' { $here = "$(Get-Location)"; (In TestDrive:/none { "$(Get-Location)" } 2>$null) | Should -Be $here }
            It 'reports' { In TestDrive:/none { } }
            It 'scope' { $in = 'before'; In TestDrive:/ { $in = 1; $other = 2; 'out' } | Should -Be 'out'; $in | Should -Be 'before'; $other | Should -BeNullOrEmpty }
        }
    }
}

Describe 'commands/In' {
    It 'Runs a script block with another folder as the current location, and goes back afterwards, even when the block throws.' {
        Assert-TestPassed $sample 'there and back'
    }

    It 'It is meant for code under test that passes relative paths to cmdlets or programs. .NET methods, such as [IO.File]::ReadAllText(), still read them from the folder of the process.' {
        Assert-TestPassed $sample 'relative', 'program and .NET'
    }

    It 'The folder to go to, by path on any drive, including TestDrive:/.' {
        Assert-TestPassed $sample 'there and back', 'relative'
    }

    It 'For code that passes paths with $PWD in them to .NET methods, go to $TestDrive: in TestDrive:/, $PWD begins with the name of the drive.' {
        $run = Invoke-Sample { Describe 'd' {
            Set-Content -Path TestDrive:/a.txt -Value 'x'
            It 'drive' { In TestDrive:/ { "$PWD" } | Should -BeLike 'TestDrive:*'; In TestDrive:/ { [IO.File]::Exists("$PWD/a.txt") } | Should -BeFalse; In TestDrive:/ { Test-Path "$PWD/a.txt" } | Should -BeTrue }
            It 'folder' { In $TestDrive { [IO.File]::Exists("$PWD/a.txt") } | Should -BeTrue; In $TestDrive { [IO.File]::Exists('a.txt') } | Should -BeFalse }
        } }
        $run.Passed | Should -Be 2 -Because "$($run.Messages)"
    }

    It 'The folder must exist. Otherwise Push-Location reports an error, and the script block runs in the current folder, unless $global:ErrorActionPreference is Stop.' {
        (Invoke-Sample { Describe 'd' { It 'i' { In TestDrive:/none { Set-Content './ran' x } } } } -Script { $ErrorActionPreference = 'Stop'; Invoke-Pester -Script . -PassThru -Show None; "ran: $(Test-Path ./ran)" }).Value | Should -Contain 'ran: True'
        (Invoke-Sample { Describe 'd' { It 'i' { In TestDrive:/none { Set-Content './ran' x } } } } -Script { $global:ErrorActionPreference = 'Stop'; Invoke-Pester -Script . -PassThru -Show None; "ran: $(Test-Path ./ran)" }) | ForEach-Object { $_.Messages | Should -BeLike 'Cannot find path*none*'; $_.Value | Should -Contain 'ran: False' }
        Assert-TestPassed $sample 'missing'; "$($sample.Errors)" | Should -Match 'none'
    }

    It 'The same happens for a folder with brackets, unless there is a backtick before each bracket, in single quotes, or [WildcardPattern]::Escape() put it there.' {
        Assert-TestPassed $sample 'brackets'
    }

    It 'The code to run there. It runs in a scope of its own: what it assigns is gone afterwards, and what it outputs is returned.' {
        Assert-TestPassed $sample 'scope'
    }

    It 'Nothing can be piped in.' {
        Get-PipedParameter In | Should -BeNullOrEmpty
    }

    It 'Returns what the script block outputs.' {
        Assert-TestPassed $sample 'scope'
    }

    It 'In works only in a run; at the prompt it throws The In command may only be used from a Pester test script.' {
        (Invoke-Sample -Script { In . { 1 } }).Errors | Should -Be 'The In command may only be used from a Pester test script.'
    }

    It 'Without the slash, TestDrive: is the folder of that drive that was last the current one.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' {
            $null = New-Item -ItemType Directory TestDrive:/sub
            In TestDrive:/sub { }
            In TestDrive: { Set-Content last.txt 1 }
            'TestDrive:/sub/last.txt' | Should -Exist
            In TestDrive:/ { Set-Content root.txt 1 }
            'TestDrive:/root.txt' | Should -Exist
        } } }
        $run.Messages | Should -BeNullOrEmpty
    }
}
