BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $files = @{ 'a.Tests.ps1' = "param (`$Word) Describe 'd' { It 'i' { 1 | Should -Be 1 } }"; 'notes.txt' = 'x' }
    function Get-Said ([scriptblock] $Script) { $run = Invoke-Sample -File $files -Script $Script; "$($run.Errors) $($run.Warnings)" }
}

Describe 'errors/configuration' {
    It 'Cause: An old switch of v4 was used.' {
        Get-Said { Invoke-Pester -Script . -Quiet } | Should -Match 'The -Quiet parameter has been deprecated'; Get-Said { Invoke-Pester -Script . -Show None } | Should -Not -Match 'deprecated'
    }

    It 'Cause: A hashtable given to -Script, or its alias -Path, has no Path, or its Path is not one text: it is a list, or a file object from Get-ChildItem.' {
        Get-Said { Invoke-Pester -Script @{ Parameters = @{ Word = 1 } } -Show None } | Should -Match 'Path'
        Get-Said { Invoke-Pester -Path @{ Path = 'a.Tests.ps1', 'b.Tests.ps1' } -Show None } | Should -Match 'Path'
        Get-Said { Invoke-Pester -Path @{ Path = (Get-ChildItem ./a.Tests.ps1) } -Show None } | Should -Match 'Path'; (Get-Said { Invoke-Pester -Path @{ Path = (Get-ChildItem ./a.Tests.ps1).FullName } -Show None }).Trim() | Should -Be ''
        (Get-Said { Invoke-Pester -Path @{ Path = './a.Tests.ps1' } -Show None }).Trim() | Should -Be ''
    }

    It 'Or the path has no quotes: Path = ./Backup.Tests.ps1 runs the file at once, and leaves nothing for Path.' {
        $file = @{ 'Backup.Tests.ps1' = "Write-Host 'runs'; Describe 'd' { It 'i' { 1 | Should -Be 1 } }" }
        $run = Invoke-Sample -File $file -Script { Invoke-Pester -Script @{ Path = ./Backup.Tests.ps1 } -Show None }
        $run.Text | Should -Match 'runs'; $run.Errors | Should -Be 'When passing hashtables to the -Path parameter, the Path key is mandatory, and must contain a single string.'
        $run = Invoke-Sample -File $file -Script { (Invoke-Pester -Script @{ Path = './Backup.Tests.ps1' } -Show None -PassThru).PassedCount }
        $run.Value | Should -Be 1; $run.Errors | Should -BeNullOrEmpty
    }

    It 'Cause: The parameters for a test file were given as text, as a list, or as an object, such as one from ConvertFrom-Json.' {
        Get-Said { Invoke-Pester -Script @{ Path = './a.Tests.ps1'; Parameters = ('{ "Word": 1 }' | ConvertFrom-Json) } -Show None } | Should -Match 'Parameters'
        Get-Said { Invoke-Pester -Script @{ Path = './a.Tests.ps1'; Parameters = 'a', 'b' } -Show None } | Should -Match 'Parameters'
        Get-Said { Invoke-Pester -Script @{ Path = './a.Tests.ps1'; Parameters = 'text' } -Show None } | Should -Match 'Parameters'; (Get-Said { Invoke-Pester -Script @{ Path = './a.Tests.ps1'; Parameters = @{ Word = 1 } } -Show None }).Trim() | Should -Be ''
    }

    It 'Cause: The file to be measured does not exist, seen from the current location. Or a hashtable has a list as Path, which is taken for one path: a.ps1 b.ps1.' {
        Get-Said { Invoke-Pester -Script . -Show None -CodeCoverage ./none.ps1 } | Should -Match "Could not resolve coverage path './none.ps1'"
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = ''; 'a.ps1' = 'function Get-A { 1 }'; 'b.ps1' = 'function Get-B { 1 }' } -Script {
            (Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None -CodeCoverage @{ Path = 'a.ps1', 'b.ps1' } 2>&1 | ForEach-Object { if ($_ -is [System.Management.Automation.ErrorRecord]) { "$_" } else { $_.CodeCoverage.NumberOfFilesAnalyzed } })
            (Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None -CodeCoverage @{ Path = 'a.ps1' }, @{ Path = 'b.ps1' }).CodeCoverage.NumberOfFilesAnalyzed
        }
        $run.Value[0] | Should -BeLike "Could not resolve coverage path 'a.ps1 b.ps1': Cannot find path '*a.ps1 b.ps1' because it does not exist."; $run.Value[1..2] | Should -Be 0, 2
    }

    It 'Name files, or use a wildcard: for a folder, nothing is measured.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = ''; 'src/b.ps1' = 'function Get-B { 1 }' } -Script { foreach ($path in './src', './src/*') { (Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None -CodeCoverage $path).CodeCoverage.NumberOfCommandsAnalyzed } }
        $run.Value | Should -Be 0, 1
    }

    It 'Cause: A coverage hashtable has no Path entry, or Path is empty.' {
        Get-Said { Invoke-Pester -Script . -Show None -CodeCoverage @{ Function = 'x' } } | Should -Match 'is missing required Path key'
        Get-Said { Invoke-Pester -Script . -Show None -CodeCoverage @{ Path = '' } } | Should -Match 'is missing required Path key'
        Get-Said { Invoke-Pester -Script . -Show None -CodeCoverage @{ Path = 'none.ps1' } } | Should -Not -Match 'is missing required Path key'
    }

    It 'Cause: A coverage path leads to a file that is not a script or module.' {
        Get-Said { Invoke-Pester -Script . -Show None -CodeCoverage ./notes.txt } | Should -Match 'notes.txt'
    }

    It 'Cause: Code coverage needs breakpoints and a parser that Windows PowerShell 2.0 does not have. The text comes from Functions/Coverage.ps1 in the source of Pester.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/4.10.1/Functions/Coverage.ps1'
    }
}
