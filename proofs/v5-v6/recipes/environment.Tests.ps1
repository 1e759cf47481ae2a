BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Prefs.psm1' = 'function Get-ModulePreference { $VerbosePreference; $global:ProofLimit; "$($neverSet.Length)" }; function Write-Module { [CmdletBinding()] param () Write-Error "module"; "on" }'
        'tools/tool.ps1' = '"played $args"'
    } -Test {
        $env:PROOF_TOP = 'top'
        $global:ProofTop = 'top'
        $plainTop = 'top'
        $script:scriptTop = 'top'
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Prefs.psm1 -Force
                function Get-OwnPreference { $VerbosePreference }; function Get-OwnPreferences { $ProgressPreference; $InformationPreference }
                $start = (Get-Location).Path
            }
            It 'null removes' { $env:PROOF_A = 'x'; $env:PROOF_A = $null; Test-Path Env:PROOF_A | Should -BeFalse; [Environment]::GetEnvironmentVariables().Keys | Should -Not -Contain 'PROOF_A' }
            It 'sets' { $env:PROOF_B = 'left'; $global:ProofB = 'left'; Push-Location $TestDrive; $own = 'left' }
            It 'sees' { $env:PROOF_B | Should -Be 'left'; $global:ProofB | Should -Be 'left'; (Get-Location).Path | Should -Be (Resolve-Path $TestDrive).ProviderPath; $own | Should -BeNullOrEmpty; Pop-Location }
            It 'not a command' { { Mock env:PROOF_B { } } | Should -Throw 'Could not find Command*' }
            It 'net sees' { $env:PROOF_C = 'x'; [Environment]::GetEnvironmentVariable('PROOF_C') | Should -Be 'x' }
            It 'path' {
                $before = $env:PATH
                try {
                    $env:PATH = "$PSScriptRoot/tools" + [IO.Path]::PathSeparator + $before; tool.ps1 a | Should -Be 'played a'
                    $env:PATH = ''; { whoami } | Should -Throw '*not recognized*'
                } finally { $env:PATH = $before }
            }
            It 'command mocked away' { Get-Command whoami | Should -Not -BeNullOrEmpty; Mock Get-Command { }; Get-Command whoami | Should -BeNullOrEmpty }
            It 'net location' { $folder = [System.Environment]::CurrentDirectory; Push-Location $TestDrive; try { [System.IO.Path]::GetFullPath('a.txt') | Should -Be (Join-Path $folder 'a.txt') } finally { Pop-Location } }
            It 'preference' { $VerbosePreference = 'Continue'; Get-OwnPreference | Should -Be 'Continue'; (Get-ModulePreference)[0] | Should -Be 'SilentlyContinue' }
            It 'preference afterwards' { $VerbosePreference | Should -Be 'SilentlyContinue' }
            It 'preference of a module' {
                $global:VerbosePreference = 'Continue'; try { (Get-ModulePreference)[0] | Should -Be 'Continue' } finally { $global:VerbosePreference = 'SilentlyContinue' }
                { Write-Module -ErrorAction Stop } | Should -Throw 'module'; Write-Module -ErrorAction Ignore | Should -Be 'on'
            }
            It 'defaults' {
                $PSDefaultParameterValues = @{ 'Get-Date:Year' = 2001 }; (Get-Date).Year | Should -Be 2001
                $ProgressPreference = 'Ignore'; $InformationPreference = 'Ignore'; (Get-OwnPreferences) -join ' ' | Should -Be 'Ignore Ignore'
            }
            It 'defaults afterwards' { (Get-Date).Year | Should -Not -Be 2001; (Get-OwnPreferences) -join ' ' | Should -Not -Match 'Ignore' }
            It 'one default' { $PSDefaultParameterValues['Get-Date:Year'] = 2001; (Get-Date).Year | Should -Be 2001 }
            It 'one default afterwards' { try { (Get-Date).Year | Should -Be 2001 } finally { $PSDefaultParameterValues.Remove('Get-Date:Year') } }
            It 'automatic' {
                { Mock PSVersionTable { } } | Should -Throw
                foreach ($name in 'IsWindows', 'PSVersionTable', 'HOME') { { Set-Variable -Name $name -Value 1 -ErrorAction Stop } | Should -Throw "Cannot overwrite variable $name because it is read-only or constant." }
            }
            It 'home' { $before = $env:HOME; try { $env:HOME = '/elsewhere'; $HOME | Should -Not -Be '/elsewhere' } finally { $env:HOME = $before } }
            It 'machine' { Mock hostname { 'mocked' }; hostname | Should -Be 'mocked'; Mock whoami { 'me' }; whoami | Should -Be 'me'; { Mock '[Environment]::MachineName' { } } | Should -Throw }
            It 'top' { $env:PROOF_TOP | Should -Be 'top'; $global:ProofTop | Should -Be 'top'; $scriptTop | Should -Be 'top'; $plainTop | Should -BeNullOrEmpty }
            It 'registry' -Skip:($IsWindows) { { Get-Item HKLM:/Software -ErrorAction Stop } | Should -Throw 'Cannot find drive. A drive with the name ''HKLM'' does not exist.'; Mock Get-ItemProperty { 'mocked' }; Get-ItemProperty -Path HKLM:/Software | Should -Be 'mocked' }
            It 'registry type' -Skip:($IsWindows) {
                Mock Set-ItemProperty { }; Set-ItemProperty -Path HKLM:/a -Name b -Value 1; { Set-ItemProperty -Path HKLM:/a -Name b -Value 1 -Type DWord } | Should -Throw '*parameter name ''Type''*'
            }
            It 'registry function' -Skip:($IsWindows) {
                function Set-ItemProperty ($Path, $Name, $Value, $Type) { throw 'real' }; Mock Set-ItemProperty { $Type }; Set-ItemProperty -Path HKLM:/a -Name b -Value 1 -Type DWord | Should -Be 'DWord'
            }
            It 'moves' { function Move-It { Set-Location $TestDrive }; Move-It }
            It 'moved' { (Get-Location).Path | Should -Not -Be $start; Set-Location $start }
        }
    }
    $strict = Invoke-Sample -File @{ 'Loose.psm1' = 'function Get-Loose { "loose $neverSet" }' } -Test {
        BeforeAll { Set-StrictMode -Version Latest; Import-Module $PSScriptRoot/Loose.psm1 -Force; function Get-Own { "own $neverSet" } }
        Describe 'd' { It 'test' { { $neverSet } | Should -Throw '*cannot be retrieved because it has not been set*' }; It 'own' { { Get-Own } | Should -Throw '*has not been set*' }; It 'module' { Get-Loose | Should -Be 'loose ' } }
    }
    $defaults = Invoke-Sample {
        BeforeAll { function Get-BackupMode { [CmdletBinding()] param ([string] $Mode = 'own') $Mode } }
        Describe 'removed' {
            BeforeAll { $PSDefaultParameterValues['Get-BackupMode:Mode'] = 'setup'; $seen = Get-BackupMode; $PSDefaultParameterValues.Remove('Get-BackupMode:Mode') }
            It 'removed' { $seen | Should -Be 'setup'; Get-BackupMode | Should -Be 'own' }
            It 'removed, next' { Get-BackupMode | Should -Be 'own' }
        }
        Describe 'block' {
            BeforeAll { $plan = & { $PSDefaultParameterValues = @{ '*-Backup*:Mode' = 'setup' }; Get-BackupMode } }
            It 'own block' { $plan | Should -Be 'setup'; Get-BackupMode | Should -Be 'own' }
        }
        Describe 'throws' { BeforeAll { & { $PSDefaultParameterValues = @{ '*-Backup*:Mode' = 'setup' }; throw (Get-BackupMode) } }; It 'never' { } }
        Describe 'after' { It 'after a throw' { Get-BackupMode | Should -Be 'own' } }
        Describe 'no block' { BeforeAll { $PSDefaultParameterValues = @{ '*-Backup*:Mode' = 'setup' } }; It 'without a block' { Get-BackupMode | Should -Be 'setup' } }
    }
}

Describe 'recipes/environment' {
    It 'which runs even when the test fails.' {
        (Invoke-Sample { Describe 'd' { AfterEach { Write-Host 'put back' }; It 'i' { throw 'x' } } }).Text | Should -Match 'put back'
    }

    It 'Environment variables, the current location and $global: variables belong to the whole session: what one test leaves behind, all later tests see.' { Assert-TestPassed $sample 'sets', 'sees' }

    It 'Assigning $null to an environment variable removes it, so a variable that was not there before is gone again after the test.' { Assert-TestPassed $sample 'null removes' }

    It 'Since PowerShell 7.5, $env:NAME = '''' makes an empty variable; earlier versions remove the variable.' {
        $run = Invoke-Sample -Script { $env:PROOF_EMPTY = 'x'; $env:PROOF_EMPTY = ''; Test-Path env:PROOF_EMPTY }
        $run.Value | Should -Be ($PSVersionTable.PSVersion -ge [version] '7.5')
    }

    It 'You cannot: a mock replaces commands, and $env:NAME is not a command.' { Assert-TestPassed $sample 'not a command' }

    It 'Code that calls [Environment]::GetEnvironmentVariable(''NAME'') sees the same values.' { Assert-TestPassed $sample 'net sees' }

    It 'Names ignore case on Windows only.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -Script { $env:PROOF_CASE = 'x'; "$env:proof_case" }).Value | Should -Be ''
    }

    It 'To test that a program is missing, make PATH empty, or mock Get-Command.' { Assert-TestPassed $sample 'path', 'command mocked away' }

    It 'Put a folder of the test drive in front of PATH, with a script that takes the place of the program.' { Assert-TestPassed $sample 'path' }

    It '.NET methods do not follow: they use the folder in which PowerShell was started.' { Assert-TestPassed $sample 'net location' }

    It 'Pester does not change the location, and does not restore it between tests.' { Assert-TestPassed $sample 'moves', 'moved' }

    It 'Invoke-Pester restores the location when the run ends.' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = "Describe d { It i { Set-Location / } }"; 'tests/b.Tests.ps1' = 'Describe e { It j { $PWD.Path | Should -Be "/" } }' } -Script { $before = "$PWD"; $result = Invoke-Pester -Path ./tests -Output None -PassThru; $result.PassedCount; "$PWD" -eq $before }
        $run.Value | Should -Be 2, $true
    }

    It 'A mock of Get-ItemProperty or Set-ItemProperty needs no registry, so these tests run on Linux and macOS, too. Of their parameters, only -Type of Set-ItemProperty does not exist there: code that uses it needs a function named Set-ItemProperty.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'registry', 'registry type', 'registry function' }

    It 'The value holds for the test and for the functions that the test file itself loads, and is gone afterwards.' { Assert-TestPassed $sample 'preference', 'preference afterwards' }

    It 'Functions of a module see only the $global: variable, or the parameter: -ErrorAction, -Verbose, -Confirm:$false.' { Assert-TestPassed $sample 'preference', 'preference of a module' }

    It 'An assignment to $ProgressPreference or $InformationPreference works in the same way:' { Assert-TestPassed $sample 'defaults', 'defaults afterwards' }

    It 'A single key, as in $PSDefaultParameterValues[''Get-Date:Year''] = 2026, changes the table of the session, and later tests see it.' { Assert-TestPassed $sample 'one default', 'one default afterwards' }

    It 'Strict mode then holds for the tests and for the functions that the file loads. It does not hold for functions of a module, which need a Set-StrictMode in the module itself.' { Assert-TestPassed $strict 'test', 'own', 'module' }

    It '$IsWindows, $PSVersionTable, $HOME and $PSScriptRoot cannot be mocked, and most cannot be assigned.' { Assert-TestPassed $sample 'automatic' }

    It '[Environment]::MachineName and [Environment]::UserName need a function like the one above.' { Assert-TestPassed $sample 'machine' }

    It 'The programs hostname and whoami can be mocked.' { Assert-TestPassed $sample 'machine' }

    It '$env:COMPUTERNAME and $env:USERNAME can be set (they exist on Windows).' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Test-Path Env:COMPUTERNAME | Should -Be ($env:OS -eq 'Windows_NT'); $env:COMPUTERNAME = 'proof'; $env:USERNAME = 'ann'; "$env:COMPUTERNAME $env:USERNAME" | Should -Be 'proof ann'; [Environment]::MachineName | Should -Not -Be 'proof' } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'Linux ignores the line.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -File @{ 'a.Tests.ps1' = "#Requires -RunAsAdministrator`nDescribe d { It i { } }" }).Passed | Should -Be 1
    }

    It 'On Windows, a file with #Requires -RunAsAdministrator fails as a whole instead; Linux ignores the line.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_requires'
    }

    It '$HOME is a variable of its own and does not follow $env:HOME.' { Assert-TestPassed $sample 'home' }

    It 'A plain variable from the top of the file is lost. Tests do see $env: and $global: variables, and a $script: variable by its plain name.' { Assert-TestPassed $sample 'top' }

    It 'Most automatic variables cannot be assigned. Set-Variable -Force overwrites some of them, such as $IsWindows, but for everything that runs in the session, including Pester.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        Assert-TestPassed $sample 'automatic'
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $before = $IsWindows }
                AfterAll { Set-Variable -Name IsWindows -Value $before -Force }
                It 'sets' { Set-Variable -Name IsWindows -Value 'forced' -Force }
                It 'sees' { & (Get-Module Pester) { $IsWindows } | Should -Be 'forced' }
            }
        } -Configuration @{ TestRegistry = @{ Enabled = $false } }
        Assert-TestPassed $run 'sees'
    }

    It 'The registry exists on Windows only.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'registry' }

    It 'All later tests start in the location that the code has set' { Assert-TestPassed $sample 'moves', 'moved' }

    It 'With the target ''User'' or ''Machine'', GetEnvironmentVariable reads the Windows registry: put such a call into a function of its own, and mock that function.' -Tag Unproved { 'https://learn.microsoft.com/dotnet/api/system.environment.getenvironmentvariable' }

    It 'Everywhere else, and for keys that must not be touched, mock the cmdlets that read and write the key.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock Get-ItemProperty { [pscustomobject] @{ Days = 30 } }; Mock Set-ItemProperty; (Get-ItemProperty -Path HKLM:/Software/Backup).Days | Should -Be 30; Set-ItemProperty -Path HKLM:/Software/Backup -Name Days -Value 7; Should -Invoke Set-ItemProperty -Times 1 -Exactly -ParameterFilter { $Value -eq 7 } } } }).Passed | Should -Be 1
    }

    It 'HKLM: exists on Windows only.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'registry' }

    It 'When the account that runs the tests may not write to its registry, switch the test key off with TestRegistry.Enabled.' {
        (Invoke-Sample -Script { $options = New-PesterConfiguration; $options.TestRegistry.Enabled.Default; $options.TestRegistry.Enabled = $false; $options.TestRegistry.Enabled.Value }).Value | Should -Be $true, $false
    }

    It 'at the top of the test file, outside of a block | no test that Invoke-Pester runs: code there runs during discovery only' {
        (Invoke-Sample { Set-StrictMode -Version Latest; Describe 'd' { It 'i' { $neverSet | Should -BeNullOrEmpty } } }).Passed | Should -Be 1
        (Invoke-Sample { BeforeAll { Set-StrictMode -Version Latest }; Describe 'd' { It 'i' { $neverSet | Should -BeNullOrEmpty } } }).Failed | Should -Be 1
    }

    It 'Such tests run both branches on every system, while a real path separator, case rule or registry needs the real system.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { function Test-OnWindows { $IsWindows }; function Get-Root { if (Test-OnWindows) { 'C:\' } else { '/' } } }; It 'w' { Mock Test-OnWindows { $true }; Get-Root | Should -Be 'C:\' }; It 'l' { Mock Test-OnWindows { $false }; Get-Root | Should -Be '/' } } }).Passed | Should -Be 2
    }

    It 'Put the check for these rights into a function, and mock the answer of the function, for both cases. Then no test needs the rights.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { function Test-Elevated { throw 'asks the system' }; function Get-Scope { if (Test-Elevated) { 'all' } else { 'me' } } }; It 'y' { Mock Test-Elevated { $true }; Get-Scope | Should -Be 'all' }; It 'n' { Mock Test-Elevated { $false }; Get-Scope | Should -Be 'me' } } }).Passed | Should -Be 2
    }

    It 'For tests that do need the rights, compute the answer in BeforeDiscovery, and skip the tests where the rights are missing: Describe ''…'' -Skip:(-not $elevated).' {
        foreach ($answer in $true, $false) {
            $run = Invoke-Sample "BeforeDiscovery { `$elevated = `$$answer }; Describe 'd' -Skip:(-not `$elevated) { It 'i' { } }"
            $run.Skipped | Should -Be ([int] (-not $answer))
        }
    }

    It 'Pester itself needs no such rights.' -Tag Unproved { 'the runs of this project are in accounts with and without rights: https://docs.github.com/actions/concepts/runners/github-hosted-runners' }

    It 'An environment variable, the location, a $global: variable or an imported module of the other test is still there.' {
        Assert-TestPassed $sample 'sees'
        (Invoke-Sample -File @{ 'm.psm1' = 'function Get-ProofLeft { 1 }'; 'a.Tests.ps1' = 'Describe a { It i { Import-Module $PSScriptRoot/m.psm1 } }'; 'b.Tests.ps1' = 'Describe b { It i { Get-ProofLeft | Should -Be 1; Remove-Module m } }' }).Passed | Should -Be 2
    }

    It 'For a program, Get-Command -Name git -CommandType Application -ErrorAction Ignore returns nothing where it is missing.' {
        Assert-Passing {
            function Get-ProofProgram { }
            Get-Command -Name Get-ProofProgram -CommandType Application -ErrorAction Ignore | Should -BeNullOrEmpty
            Get-Command -Name no-such-proof -CommandType Application -ErrorAction Ignore | Should -BeNullOrEmpty
            Get-Command -Name sh -CommandType Application -ErrorAction Ignore | Should -Not -BeNullOrEmpty
        }
    }

    It 'Functions that the test file loads see a plain variable of the test, but functions of a module do not.' {
        $run = Invoke-Sample -File @{ 'own.ps1' = 'function Get-Own { "<$word>" }'; 'Tape.psm1' = 'function Get-FromModule { "<$word>" }' } -Test {
            Describe 'd' { BeforeAll { . $PSScriptRoot/own.ps1; Import-Module $PSScriptRoot/Tape.psm1 -Force }; It 'i' { $word = 'test'; Get-Own | Should -Be '<test>'; Get-FromModule | Should -Be '<>' } }
        }
        $run.Passed | Should -Be 1
    }

    It 'in a file that is dot-sourced in BeforeAll | the tests as well' {
        $run = Invoke-Sample -File @{ 'strict.ps1' = 'Set-StrictMode -Version Latest'; 'plain.ps1' = '' } -Test {
            Describe 'strict' { BeforeAll { . $PSScriptRoot/strict.ps1 }; It 'test' { $notThere2 } }
            Describe 'plain' { BeforeAll { . $PSScriptRoot/plain.ps1 }; It 'test' { $notThere2 } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'Set-StrictMode -Off, in BeforeAll of a block or in the test, switches strict mode off there, also for the functions of such a file. Functions of a module keep the mode of their module.' {
        $run = Invoke-Sample -File @{ 'strict.ps1' = 'Set-StrictMode -Version Latest; function Get-Loose { $null = $notThere1; "done" }'; 'Strict.psm1' = 'Set-StrictMode -Version Latest; function Get-Module1 { $null = $notThere1; "done" }' } -Test {
            BeforeAll { . $PSScriptRoot/strict.ps1; Import-Module $PSScriptRoot/Strict.psm1 -Force }
            Describe 'd' {
                It 'test' { $notThere2 }
                It 'function' { Get-Loose }
                It 'off' { Set-StrictMode -Off; $notThere2; Get-Loose | Should -Be 'done' }
                It 'module' { Set-StrictMode -Off; Get-Module1 }
            }
            Describe 'e' { BeforeAll { Set-StrictMode -Off }; It 'block' { $notThere2; Get-Loose | Should -Be 'done' } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Failed', 'Passed'
    }

    It 'In the mock of a command whose parameter has the name of a read-only variable, for example -Host, the variable is $_Host.' {
        (Invoke-Sample { Describe 'd' { It 'i' { function Connect-Proof ($Host, $Port) { }; Mock Connect-Proof { "$_Host $Port" } -ParameterFilter { $_Host -eq 'mail' }; Connect-Proof -Host mail -Port 25 | Should -Be 'mail 25' } } }).Passed | Should -Be 1
    }

    It 'A filter on -PSEdition reads $_PSEdition, and $PesterBoundParameters has the key _PSEdition. $PSEdition itself keeps the value of PowerShell. Without a mock, a function with such a parameter fails at every call, but a cmdlet does not' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Disk ($Name, $Host) { 'real' }; function Get-Kind ($PSEdition) { 'real' } }
                It 'real' { { Get-Disk } | Should -Throw 'Cannot overwrite variable Host because it is read-only or constant.'; { Get-Disk -Name a } | Should -Throw 'Cannot overwrite variable Host*'; { Get-Disk -Host a } | Should -Throw 'Cannot overwrite variable Host*'; { Get-Kind } | Should -Throw 'Cannot overwrite variable PSEdition*' }
                It 'mocked' { Mock Get-Disk { "$_Host" }; Get-Disk -Host a | Should -Be 'a'; Should -Invoke Get-Disk -Times 1 -Exactly -ParameterFilter { $_Host -eq 'a' }; Should -Invoke Get-Disk -Times 0 -Exactly -ParameterFilter { $Host -eq 'a' } }
                It 'edition' { $own = $PSVersionTable.PSEdition; Mock Get-Kind { "$PSEdition $_PSEdition" } -ParameterFilter { $PSEdition -eq $own -and $_PSEdition -eq 'a' }; Get-Kind -PSEdition a | Should -Be "$own a" }
                It 'keys' { Mock Get-Kind { "$($PesterBoundParameters.Keys)" } -ParameterFilter { $PesterBoundParameters.ContainsKey('_PSEdition') -and -not $PesterBoundParameters.ContainsKey('PSEdition') }; Get-Kind -PSEdition a | Should -Be '_PSEdition'; Should -Invoke Get-Kind -Times 1 -Exactly -ParameterFilter { $PesterBoundParameters['_PSEdition'] -eq 'a' } }
                It 'filter' { Mock Get-Module { 'other' }; Mock Get-Module { 'mocked' } -ParameterFilter { $_PSEdition -eq 'Core' }; Get-Module -ListAvailable -PSEdition Core | Should -Be 'mocked' }
                It 'cmdlet' { (Get-Command Get-Module).CommandType | Should -Be 'Cmdlet'; { Get-Module -ListAvailable -PSEdition Core -ErrorAction Stop } | Should -Not -Throw }
            }
        }
        Assert-TestPassed $run 'real', 'mocked', 'edition', 'keys', 'filter', 'cmdlet'
    }

    It 'Items of a JSON file are objects, so write $_.Name.' {
        (Invoke-Sample -File @{ 'state.json' = '[{ "Name": "mail" }, { "Name": "photos" }]' } -Test { BeforeDiscovery { $items = Get-Content $PSScriptRoot/state.json -Raw | ConvertFrom-Json }; Describe 'd' { It 'has <_.Name>' -ForEach $items { $_.Name | Should -BeIn 'mail', 'photos'; $_ | Should -Not -BeIn 'mail', 'photos' } } }).Tests.Result | Should -Be 'Passed', 'Passed'
    }

    It 'A refused connection throws, and so fails the test.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { [System.Net.Sockets.TcpClient]::new('127.0.0.1', 9) } } }
        $run.Failed | Should -Be 1
        $run.Messages | Should -Match 'refused'
    }

    It '$env:PSModulePath belongs to the process, child processes inherit it, and nothing stays behind when a run is stopped.' {
        $run = Invoke-Sample -Script {
            $shell = (Get-Process -Id $PID).Path
            & $shell -NoProfile -Command "`$env:PSModulePath += ':/proof-added'; & '$shell' -NoProfile -Command '`$env:PSModulePath -match ''proof-added'''"
            & $shell -NoProfile -Command '$env:PSModulePath -match ''proof-added'''
        }
        $run.Value | Should -Be 'True', 'False'
    }

    It 'Tests that read such a variable, for example $env:BHPSModuleManifest of BuildHelpers, fail when you run a file alone. Fall back to a path of the repository. Where -ForEach needs the value, do the same in BeforeDiscovery.' {
        $run = Invoke-Sample -File @{ 'Backup.psd1' = '@{ ModuleVersion = "1.0.0" }' } -Test {
            BeforeDiscovery { $late = if ($env:NoSuchManifest) { $env:NoSuchManifest } else { "$PSScriptRoot/Backup.psd1" } }
            Describe 'd' {
                BeforeAll { $manifest = if ($env:NoSuchManifest) { $env:NoSuchManifest } else { "$PSScriptRoot/Backup.psd1" } }
                It 'alone' { $env:NoSuchManifest | Should -Exist }
                It 'falls back' { $manifest | Should -Exist }
                It 'from discovery' -ForEach $late { $_ | Should -Exist }
                It 'too late' -ForEach $manifest { }
            }
        }
        ($run.Tests | Where-Object Result -EQ 'Passed').Name | Should -Be 'falls back', 'from discovery'
    }

    It 'An assignment in BeforeAll at the top of the file holds for all tests of the file.' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'BeforeAll { $PSDefaultParameterValues = @{ "Join-Path:ChildPath" = "x" }; $WarningPreference = "SilentlyContinue" }; Describe "d" { It "i" { Join-Path a | Should -BeLike "a?x" }; Context "c" { It "j" { "$WarningPreference" | Should -Be "SilentlyContinue"; Join-Path a | Should -BeLike "a?x" } } }'
            'b.Tests.ps1' = 'Describe "next file" { It "k" { "$WarningPreference" | Should -Be "Continue"; $PSDefaultParameterValues.Keys | Should -Not -Contain "Join-Path:ChildPath" } }'
        }
        $run.Passed | Should -Be 3
    }

    It 'In strict mode, a single string has no Count, and an empty result has none either.' {
        $run = Invoke-Sample { BeforeAll { Set-StrictMode -Version Latest; function Get-Some ($Value) { $Value } }; Describe 'd' { It 'one' { (Get-Some 'x').Count }; It 'nothing' { (Get-Some $null).Count }; It 'two' { (Get-Some 'x', 'y').Count | Should -Be 2 }; It 'off' { Set-StrictMode -Off; (Get-Some 'x').Count | Should -Be 1 } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Passed'
        $run.Messages[0, 1] | Should -BeLike 'The property ''Count'' cannot be found on this object.*'
    }

    It 'Pester cannot go on, and the run ends without a summary and with the error Cannot invoke method. Method invocation is supported only on core types in this language mode.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe "d" { It "i" { $ExecutionContext.SessionState.LanguageMode = "ConstrainedLanguage" } }'; 'b.Tests.ps1' = 'Describe "d" { It "i" { } }' } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($file in 'a', 'b') { & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; Invoke-Pester $file.Tests.ps1" 2>&1 | Out-String -Width 400 }
        }
        $run.Value[0] -replace '\s*\n[^\w]*', ' ' | Should -Match 'Method invocation is supported only on core types in this language mode\.'
        $run.Value[0] | Should -Not -Match 'Tests Passed'
        $run.Value[1] | Should -Match 'Tests Passed'
    }

    It 'Mocks and functions of the test do not reach the runspace.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Own { 'own' }; Mock Get-Date { 'mocked' } }
                It 'i' {
                    $state = [initialsessionstate]::CreateDefault(); $state.LanguageMode = 'ConstrainedLanguage'
                    $shell = [powershell]::Create($state)
                    $text = '"$(Get-Date) $(Get-Command Get-Own -ErrorAction Ignore) $($ExecutionContext.SessionState.LanguageMode)"'
                    Write-Host "said: $($shell.AddScript($text).Invoke())"
                    Write-Host "said: $(& ([scriptblock]::Create($text)))"
                }
            }
        }
        $said = @($run.Output -match '^said: ')
        $said[0] | Should -Match '^said: \d.*  ConstrainedLanguage$'
        $said[1] | Should -Be 'said: mocked Get-Own FullLanguage'
    }

    It 'Your own settings, such as commit.gpgsign or the name of the default branch, reach a repository of the test.' -Skip:(-not (Get-Command git -ErrorAction Ignore)) {
        $run = Invoke-Sample -File @{ 'own' = "[init]`n    defaultBranch = proof`n" } -Script {
            foreach ($settings in "$PWD/own", '/dev/null') { $env:GIT_CONFIG_GLOBAL = $settings; git init --quiet "repo$($settings.Length)" 2>$null; git -C "repo$($settings.Length)" symbolic-ref --short HEAD }
        } -Environment @{ GIT_CONFIG_NOSYSTEM = '1' }
        $run.Value[0] | Should -Be 'proof'
        $run.Value[1] | Should -Not -Be 'proof'
    }

    It 'Set-Item with $null removes the variable. Since PowerShell 7.5, [Environment]::SetEnvironmentVariable($name, $null) does not remove it: the variable gets an empty text, and git refuses an empty GIT_DIR (not a git repository: '''').' -Skip:($PSVersionTable.PSVersion -lt '7.5' -or -not (Get-Command git -ErrorAction Ignore)) {
        $run = Invoke-Sample -Script {
            git init --quiet repo
            $env:GIT_DIR = 'x'; Set-Item Env:GIT_DIR -Value $null
            "$(Test-Path Env:GIT_DIR) $(git -C repo rev-parse --is-bare-repository 2>&1)"
            $env:GIT_DIR = 'x'; [Environment]::SetEnvironmentVariable('GIT_DIR', $null)
            "$(Test-Path Env:GIT_DIR) $(git -C repo rev-parse --is-bare-repository 2>&1)"
        }
        $run.Value | Should -Be 'False false', 'True fatal: not a git repository: '''''
    }

    It 'An unset variable ends the test, even under $ErrorActionPreference = ''Continue'', where a script goes on: why.' {
        $run = Invoke-Sample -File @{ 'strict.ps1' = 'Set-StrictMode -Version Latest; "$notSet"; "went on"' } { Describe 'd' { It 'i' { $ErrorActionPreference = 'Continue'; & $PSScriptRoot/strict.ps1 } } }
        $run.Failed | Should -Be 1
        $run.Messages | Should -Match 'has not been set'
        $shell = [powershell]::Create()
        try { $shell.AddScript('Set-StrictMode -Version Latest; "$notSet"; "went on"').Invoke() | Should -Be 'went on' } finally { $shell.Dispose() }
    }

    It 'Without -Exist, the last test would pass for a missing folder: Get-ChildItem then only writes an error.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'missing' { @(Get-ChildItem -Path "$TestDrive/queue" -Force 2>$null).Count | Should -Be 0 }
                It 'exists' { "$TestDrive/queue" | Should -Exist }
                It 'full' { $null = New-Item -Path "$TestDrive/queue/.hidden" -Force; @(Get-ChildItem -Path "$TestDrive/queue" -Force).Count | Should -Be 0 }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'For many other checks, one line is enough, too:' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/scheduledtasks/get-scheduledtaskinfo, .../netsecurity/get-netfirewallrule, .../microsoft.powershell.localaccounts/get-localgroupmember, .../webadministration/get-webapppoolstate' }

    It 'There, the folder of the test file is in $PSScriptRoot: in a BeforeAll, $MyInvocation has no path.' {
        $run = Invoke-Sample {
            BeforeAll { $folder = $PSScriptRoot; $path = $MyInvocation.MyCommand.Path }
            Describe 'd' { It 'i' { $folder | Should -Be $PSScriptRoot; Join-Path $folder Sample.Tests.ps1 | Should -Exist; $path | Should -BeNullOrEmpty } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'A table that you assign to $PSDefaultParameterValues holds for the calls of the test, but not for calls inside a module. A module has a table of its own, and does not see the $global: table either.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { Import-Module (New-Module -Name Dates { function Get-BackupYear { (Get-Date -Date '2020-05-05').Year } }); function Get-TestYear { (Get-Date -Date '2020-05-05').Year } }
                It 'test' { $PSDefaultParameterValues = @{ 'Get-Date:Year' = 2026 }; Get-TestYear | Should -Be 2026; Get-BackupYear | Should -Be 2020 }
                It 'global' { $old = $global:PSDefaultParameterValues; $global:PSDefaultParameterValues = @{ 'Get-Date:Year' = 2026 }; try { Get-TestYear | Should -Be 2026; Get-BackupYear | Should -Be 2020 } finally { $global:PSDefaultParameterValues = $old } }
                It 'module' { InModuleScope Dates { $script:PSDefaultParameterValues = @{ 'Get-Date:Year' = 2026 } }; Get-BackupYear | Should -Be 2026; Get-TestYear | Should -Be 2020 }
                AfterAll { Remove-Module Dates }
            }
        }
        Assert-TestPassed $run 'test', 'global', 'module'
    }

    It '[IO.Path]::GetTempPath() and New-TemporaryFile follow environment variables, too. Set $env:TEMP, $env:TMP and, for Linux and macOS, $env:TMPDIR to $TestDrive in BeforeAll, and put all three back in AfterAll.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = {
                Describe 'd' {
                    BeforeAll { $old = $env:TEMP, $env:TMP, $env:TMPDIR; $env:TEMP = $env:TMP = $env:TMPDIR = $TestDrive }
                    AfterAll { $env:TEMP, $env:TMP, $env:TMPDIR = $old }
                    It 'path' { [IO.Path]::GetTempPath().TrimEnd('/\') | Should -Be "$TestDrive" }
                    It 'file' { $file = New-TemporaryFile; $file.DirectoryName | Should -Be "$TestDrive"; "TestDrive:/$($file.Name)" | Should -Exist }
                    Context 'c' { It 'nested' { [IO.Path]::GetTempPath().TrimEnd('/\') | Should -Be "$TestDrive" } }
                }
            }
            'b.Tests.ps1' = {
                Describe 'e' {
                    It 'put back' { [IO.Path]::GetTempPath() | Should -Exist; "$TestDrive" | Should -BeLike "$([IO.Path]::GetTempPath())*"; (New-TemporaryFile).DirectoryName | Should -Not -BeLike "$TestDrive*" }
                    It 'two are not enough on Linux' -Skip:$IsWindows { $old = $env:TEMP, $env:TMP; $env:TEMP = $env:TMP = $TestDrive; try { [IO.Path]::GetTempPath() | Should -Not -BeLike "$TestDrive*" } finally { $env:TEMP, $env:TMP = $old } }
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed + $run.Skipped | Should -Be 5
    }

    It 'Join-Path and the cmdlets for files need the drive of a fixed path to exist. Make this drive, with the test drive as its root; on Windows, use a letter that is free. A module sees the drive only with -Scope Global, and .NET methods do not see it.' {
        $run = Invoke-Sample -File @{ 'Log.psm1' = 'function Save-ModuleLog { Add-Content -Path (Join-Path -Path ProofR:/logs -ChildPath module.log -ErrorAction Stop) -Value "module" -ErrorAction Stop }' } -Test {
            BeforeAll {
                Import-Module $PSScriptRoot/Log.psm1 -Force
                function Save-Log { Add-Content -Path (Join-Path -Path ProofR:/logs -ChildPath test.log) -Value 'test' -ErrorAction Stop }
                $missing = "Cannot find drive. A drive with the name 'ProofR' does not exist."
            }
            AfterAll { Remove-Module Log }
            Describe 'none' {
                It 'fails' {
                    { Join-Path -Path ProofR:/logs -ChildPath a.log -ErrorAction Stop } | Should -Throw $missing
                    { Add-Content -Path ProofR:/a.log -Value a -ErrorAction Stop } | Should -Throw $missing
                    { Get-ChildItem -Path ProofR:/ -ErrorAction Stop } | Should -Throw $missing
                    { Save-ModuleLog } | Should -Throw $missing
                }
            }
            Describe 'local' {
                BeforeAll { $null = New-PSDrive -Name ProofR -PSProvider FileSystem -Root $TestDrive; $null = New-Item -Path ProofR:/logs -ItemType Directory }
                It 'test alone' { Save-Log; Get-Content -Path $TestDrive/logs/test.log | Should -Be 'test'; { Save-ModuleLog } | Should -Throw $missing }
            }
            Describe 'global' {
                BeforeAll { $null = New-PSDrive -Name ProofR -PSProvider FileSystem -Root $TestDrive -Scope Global; $null = New-Item -Path ProofR:/logs -ItemType Directory }
                AfterAll { Remove-PSDrive -Name ProofR -Scope Global }
                It 'both' { Save-Log; Save-ModuleLog; Get-Content -Path $TestDrive/logs/test.log | Should -Be 'test'; Get-Content -Path $TestDrive/logs/module.log | Should -Be 'module' }
                It '.NET' { Save-Log; 'ProofR:/logs/test.log' | Should -Exist; [IO.File]::Exists('ProofR:/logs/test.log') | Should -BeFalse }
            }
            Describe 'afterwards' { It 'gone' { Get-PSDrive -Name ProofR -ErrorAction Ignore | Should -BeNullOrEmpty } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'For code that calls New-PSDrive itself, make the drive first, then mock New-PSDrive and Remove-PSDrive.' {
        $share = 'function Save-{0} {{ $null = New-PSDrive -Name ProofB -PSProvider FileSystem -Root "\\server\share" -ErrorAction Stop; Add-Content -Path ProofB:/a.bak -Value "{0}" -ErrorAction Stop; Remove-PSDrive -Name ProofB -ErrorAction Stop }}'
        $run = Invoke-Sample -File @{ 'Share.psm1' = $share -f 'Module'; 'share.ps1' = $share -f 'Test' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Share.psm1 -Force; . $PSScriptRoot/share.ps1 }
            AfterAll { Remove-Module Share }
            Describe 'd' {
                It 'real' { { Save-Test } | Should -Throw }
                It 'only mocked' { Mock New-PSDrive; Mock Remove-PSDrive; { Save-Test } | Should -Throw 'Cannot find drive*' }
                It 'mocked first' { Mock New-PSDrive; Mock Remove-PSDrive; $null = New-PSDrive -Name ProofB -PSProvider FileSystem -Root $TestDrive; { Save-Test } | Should -Throw 'Cannot find drive*' }
                It 'made first' {
                    $null = New-PSDrive -Name ProofB -PSProvider FileSystem -Root $TestDrive
                    Mock New-PSDrive; Mock Remove-PSDrive
                    Save-Test
                    Get-Content -Path $TestDrive/a.bak | Should -Be 'Test'
                    Should -Invoke New-PSDrive -Times 1 -Exactly -ParameterFilter { $Root -eq '\\server\share' }
                    Should -Invoke Remove-PSDrive -Times 1 -Exactly
                }
                It 'module' {
                    $null = New-PSDrive -Name ProofB -PSProvider FileSystem -Root $TestDrive -Scope Global
                    try { Mock New-PSDrive -ModuleName Share; Mock Remove-PSDrive -ModuleName Share; Save-Module } finally { Remove-PSDrive -Name ProofB -Scope Global }
                    Get-Content -Path $TestDrive/a.bak | Should -Contain 'Module'
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'A test can repair what is wrong when you ask it to, with a switch of its file. Assert after the repair, so that the test fails when the repair did not help.' {
        $run = Invoke-Sample -File @{
            'Folders.Tests.ps1' = {
                param ([switch] $Repair, [string] $Way = 'New-Item')
                Describe 'folders' {
                    It '<_>' -ForEach 'mail', 'photos' {
                        $folder = Join-Path -Path $PSScriptRoot -ChildPath "backup-$_"
                        if ($Repair -and -not (Test-Path -Path $folder)) {
                            if ($Way -eq 'New-Item') { $null = New-Item -Path $folder -ItemType Directory }
                            Write-Warning "$_ was missing"
                        }
                        $folder | Should -Exist
                    }
                }
            }
        } -Script {
            foreach ($data in $null, @{ Repair = $true; Way = 'none' }, @{ Repair = $true }, @{ Repair = $true }, $null) {
                $container = if ($data) { New-PesterContainer -Path ./Folders.Tests.ps1 -Data $data } else { New-PesterContainer -Path ./Folders.Tests.ps1 }
                $said = @(Invoke-Pester -Container $container -Output None -PassThru 3>&1)
                "$($said[-1].Result) $($said[-1].FailedCount) $($said.Count - 1)"
            }
        }
        $run.Value | Should -Be 'Failed 2 0', 'Failed 2 2', 'Passed 0 2', 'Passed 0 0', 'Passed 0 0'
    }

    It 'On Windows, secedit /export /cfg policy.inf /areas SECURITYPOLICY writes such a file' -Tag Unproved { 'https://learn.microsoft.com/windows-server/administration/windows-commands/secedit-export' }

    It 'Compare the values themselves, so that the message shows what was found. A setting that the file does not name is $null.' {
        $page = Get-Content "$PSScriptRoot/../../../$(if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { 'versioned_docs/version-v5' })/recipes/environment.mdx" -Raw
        $test = [regex]::Match($page, '(?s)title="Policy\.Tests\.ps1"[^\n]*\n(.*?)```').Groups[1].Value
        $test | Should -Match 'policy\.inf'
        $files = @{
            'Policy.Tests.ps1' = $test
            'policy.inf'       = "[System Access]`r`nMaximumPasswordAge = 30`r`nMinimumPasswordLength = 8`r`nLSAAnonymousNameLookup=0`r`n"
            'policy.psd1'      = "@{ MaximumPasswordAge = '42'; MinimumPasswordLength = '8'; LSAAnonymousNameLookup = '0'; PasswordComplexity = '1' }"
        }
        $run = Invoke-Sample -File $files
        Assert-TestPassed $run 'MinimumPasswordLength is 8', 'LSAAnonymousNameLookup is 0'
        ($run.Tests | Where-Object Name -EQ 'MaximumPasswordAge is 42').Message | Should -Match "(?s)42.*30"
        ($run.Tests | Where-Object Name -EQ 'PasswordComplexity is 1').Message | Should -Match 'but got.* \$null'
        $run.Passed, $run.Failed | Should -Be 2, 2
        # A comparison in the test hides the value.
        $files['Policy.Tests.ps1'] = $test.Replace('$now[$_.Key] | Should-Be', '$now[$_.Key] | Should -Be').Replace('$now[$_.Key] | Should -Be $_.Value', '($now[$_.Key] -eq $_.Value) | Should -Be $true')
        $hidden = Invoke-Sample -File $files
        $hidden.Failed | Should -Be 2
        $hidden.Messages | Should -Not -Match '30'
        # The file of secedit is UTF-16.
        $files.Remove('policy.inf'); $files['Policy.Tests.ps1'] = $test
        $utf16 = Invoke-Sample -File $files -Script { [System.IO.File]::WriteAllText("$PWD/policy.inf", "[System Access]`r`nMinimumPasswordLength = 8`r`n", [System.Text.Encoding]::Unicode); Invoke-Pester -Path . -Output None -PassThru }
        Assert-TestPassed $utf16 'MinimumPasswordLength is 8'
    }

    It 'A status such as 404 throws, and so fails the test.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll {
                $socket = [System.Net.Sockets.TcpListener]::new([ipaddress]::Loopback, 0); $socket.Start(); $port = $socket.LocalEndpoint.Port
                $job = [powershell]::Create().AddScript({ param ($Socket) foreach ($i in 1..3) {
                    $client = $Socket.AcceptTcpClient(); $reader = [System.IO.StreamReader]::new($client.GetStream()); $status = ($reader.ReadLine() -split '[/ ]')[2]; while ($reader.ReadLine()) { }
                    $bytes = [System.Text.Encoding]::ASCII.GetBytes("HTTP/1.1 $status Status`r`nContent-Length: 0`r`nConnection: close`r`n`r`n"); $client.GetStream().Write($bytes, 0, $bytes.Length); $client.Close()
                } }).AddArgument($socket); $null = $job.BeginInvoke()
            }
            AfterAll { $socket.Stop(); $job.Dispose() }
            It 'status <_>' -ForEach 200, 404, 500 { (Invoke-WebRequest -Uri "http://127.0.0.1:$port/$_" -UseBasicParsing).StatusCode | Should -Be $_ }
        } }
        Assert-TestPassed $run 'status 200'
        ($run.Tests | Where-Object Name -NE 'status 200').Message | Should -Match '404|500'
        $run.Failed | Should -Be 2
    }

    It 'In a hook of a commit, git sets GIT_INDEX_FILE.' -Skip:(-not (Get-Command git -ErrorAction Ignore) -or $IsWindows) {
        $run = Invoke-Sample -Environment @{ GIT_CONFIG_NOSYSTEM = '1'; GIT_CONFIG_GLOBAL = '/dev/null'; GIT_AUTHOR_NAME = 'n'; GIT_AUTHOR_EMAIL = 'e'; GIT_COMMITTER_NAME = 'n'; GIT_COMMITTER_EMAIL = 'e' } -Script {
            git init --quiet --bare bare; git init --quiet own
            foreach ($hook in 'pre-commit', 'pre-push') { Set-Content own/.git/hooks/$hook "#!/bin/sh`necho `"$hook `${GIT_INDEX_FILE:+index}`" >> $PWD/seen`nexit 0"; chmod +x own/.git/hooks/$hook }
            git -C own commit --quiet --allow-empty --message first; $null = git -C own push --quiet "$PWD/bare" HEAD:refs/heads/own 2>&1
            (Get-Content seen).Trim()
        }
        $run.Value | Should -Be 'pre-commit index', 'pre-push'
    }

    It 'In a linked worktree, hooks have GIT_DIR as well, even pre-push, and a test that runs in such a hook would change your own repository.' -Skip:(-not (Get-Command git -ErrorAction Ignore) -or $IsWindows) {
        $run = Invoke-Sample -Environment @{ GIT_CONFIG_NOSYSTEM = '1'; GIT_CONFIG_GLOBAL = '/dev/null'; GIT_AUTHOR_NAME = 'n'; GIT_AUTHOR_EMAIL = 'e'; GIT_COMMITTER_NAME = 'n'; GIT_COMMITTER_EMAIL = 'e' } -Script {
            foreach ($remove in ':', 'unset GIT_DIR GIT_INDEX_FILE') {
                Remove-Item own, linked, test -Recurse -Force -ErrorAction Ignore
                git init --quiet test; git init --quiet own; git -C own commit --quiet --allow-empty --message first; git -C own worktree add --quiet ../linked 2> $null
                Set-Content own/.git/hooks/pre-commit "#!/bin/sh`necho `"`${GIT_INDEX_FILE:+index} `${GIT_DIR:+dir}`" >> $PWD/seen`n$remove`ngit -C $PWD/test commit --quiet --allow-empty --no-verify --message test`nexit 0"
                chmod +x own/.git/hooks/pre-commit
                foreach ($place in 'own', 'linked') { $null = git -C $place commit --quiet --allow-empty --message real 2>&1; "$place $((git -C $place log --format=%s) -join ' ')" }
            }
            (Get-Content seen).Trim()
        }
        $run.Value | Should -Be 'own real first', 'linked test first', 'own real first', 'linked real first', 'index', 'index dir', 'index', 'index dir'
        $push = Invoke-Sample -Environment @{ GIT_CONFIG_NOSYSTEM = '1'; GIT_CONFIG_GLOBAL = '/dev/null'; GIT_AUTHOR_NAME = 'n'; GIT_AUTHOR_EMAIL = 'e'; GIT_COMMITTER_NAME = 'n'; GIT_COMMITTER_EMAIL = 'e' } -Script {
            git init --quiet --bare bare; git init --quiet own; git -C own commit --quiet --allow-empty --message first; git -C own worktree add --quiet ../linked 2> $null
            Set-Content own/.git/hooks/pre-push "#!/bin/sh`necho `"<`${GIT_INDEX_FILE:+index}`${GIT_DIR:+dir}>`" >> $PWD/seen`nexit 0"
            chmod +x own/.git/hooks/pre-push
            foreach ($place in 'own', 'linked') { $null = git -C $place push --quiet "$PWD/bare" "HEAD:refs/heads/$place" 2>&1 }
            Get-Content seen
        }
        $push.Value | Should -Be '<>', '<dir>'
    }

    It 'In such a hook, git also sets GIT_AUTHOR_NAME and the like, and with git -c also GIT_CONFIG_PARAMETERS. These variables override the settings.' -Skip:(-not (Get-Command git -ErrorAction Ignore) -or $IsWindows) {
        $run = Invoke-Sample -Environment @{ GIT_CONFIG_NOSYSTEM = '1'; GIT_CONFIG_GLOBAL = '/dev/null' } -Script {
            git init --quiet own; git -C own config user.name 'Real'; git -C own config user.email 'real@example.com'
            Set-Content own/.git/hooks/pre-commit "#!/bin/sh`nenv | grep -oE '^GIT_(AUTHOR_[A-Z]*|CONFIG_PARAMETERS)' | sort >> $PWD/names`nexit 0"
            chmod +x own/.git/hooks/pre-commit
            $null = git -C own commit --quiet --allow-empty --message real 2>&1
            $null = git -C own -c user.name=Bot commit --quiet --allow-empty --message bot 2>&1
            "$(Get-Content names)"
        }
        $run.Value | Should -Be 'GIT_AUTHOR_DATE GIT_AUTHOR_EMAIL GIT_AUTHOR_NAME GIT_AUTHOR_DATE GIT_AUTHOR_EMAIL GIT_AUTHOR_NAME GIT_CONFIG_PARAMETERS'
    }

    It 'Put Push-Location into BeforeEach and Pop-Location into AfterEach, which runs after a failed test, too.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { $start = "$PWD"; function Move-Own { Set-Location ([System.IO.Path]::GetTempPath()); throw 'moved' } }
            Context 'each' { BeforeEach { Push-Location }; AfterEach { Pop-Location }; It 'fails' { Move-Own }; It 'is back' { "$PWD" | Should -Be $start } }
            Context 'around' { AfterAll { Set-Location $start }; It 'fails, too' { Push-Location; Move-Own; Pop-Location }; It 'is not back' { "$PWD" | Should -Not -Be $start } }
        } }
        "$($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" })" | Should -Be 'fails Failed is back Passed fails, too Failed is not back Passed'
    }

    It '$PSDefaultParameterValues.Remove(''Get-Date:Year'') takes the key out again.' { Assert-TestPassed $defaults 'removed', 'removed, next' }

    It 'A default for the setup only belongs into a script block of its own. After the block, the table is as before, even when the setup throws' {
        Assert-TestPassed $defaults 'own block', 'after a throw', 'without a block'
    }

    It 'If the code under test may have extended the value, put it back by taking out what you added: $env:PSModulePath = ($env:PSModulePath -split [IO.Path]::PathSeparator -ne $added) -join [IO.Path]::PathSeparator.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach { $before = $env:PSModulePath; $added = "$TestDrive"; $env:PSModulePath = $added + [IO.Path]::PathSeparator + $before; function Add-Own { $env:PSModulePath += [IO.Path]::PathSeparator + '/own' } }
                AfterEach { $env:PSModulePath = $before }
                It 'taken out' { Add-Own; $env:PSModulePath = ($env:PSModulePath -split [IO.Path]::PathSeparator -ne $added) -join [IO.Path]::PathSeparator; $env:PSModulePath | Should -BeExactly ($before + [IO.Path]::PathSeparator + '/own') }
                It 'not extended' { $env:PSModulePath = ($env:PSModulePath -split [IO.Path]::PathSeparator -ne $added) -join [IO.Path]::PathSeparator; $env:PSModulePath | Should -BeExactly $before }
                It 'put back whole' { Add-Own; $env:PSModulePath = $before; $env:PSModulePath | Should -Not -Match '/own' }
            }
        }
        Assert-TestPassed $run 'taken out', 'not extended', 'put back whole'
    }

    It 'Without a mock, a function with such a parameter fails at every call, but a cmdlet does not' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Kind { param ($Name, $PSEdition) 'ran' }; function Get-Plain { param ($Name, $Edition) 'ran' } }
                It 'function' { { Get-Kind -PSEdition a } | Should -Throw '*PSEdition*read-only or constant*'; { Get-Kind -Name a } | Should -Throw '*PSEdition*read-only or constant*'; { Get-Kind } | Should -Throw '*PSEdition*read-only or constant*'; Get-Plain -Edition a | Should -Be 'ran' }
                It 'cmdlet' { { Get-Module -ListAvailable -Name NoSuchModule -PSEdition Core } | Should -Not -Throw }
                It 'refused' { Mock Get-Kind { 'mocked' } -ParameterFilter { $_PSEdition -eq 'a' }; Get-Kind -PSEdition a | Should -Be 'mocked'; { Get-Kind -PSEdition b } | Should -Throw; Mock Get-Kind { 'every other' }; Get-Kind -PSEdition b | Should -Be 'every other' }
            }
        }
        Assert-TestPassed $run 'function', 'cmdlet', 'refused'
    }

    It 'Or call the code in a process of its own, as a whole script.' {
        $run = Invoke-Sample -File @{ 'away/x.txt' = ''; 'move.ps1' = 'Set-Location "$PSScriptRoot/away"; (Get-Location).Path' } -Test {
            Describe 'd' {
                BeforeAll { $start = (Get-Location).Path }
                It 'process' { & (Get-Process -Id $PID).Path -NoProfile -File $PSScriptRoot/move.ps1 | Should -BeLike '*away'; (Get-Location).Path | Should -Be $start }
                It 'same process' { & $PSScriptRoot/move.ps1 | Should -BeLike '*away'; try { (Get-Location).Path | Should -BeLike '*away' } finally { Set-Location $start } }
            }
        }
        Assert-TestPassed $run 'process', 'same process'
    }

    It 'When tests run in a hook, git may have set other variables.' -Skip:(-not (Get-Command git -ErrorAction Ignore) -or $IsWindows) {
        $run = Invoke-Sample -Script {
            $env:GIT_CONFIG_GLOBAL = '/dev/null'; $env:GIT_CONFIG_SYSTEM = '/dev/null'
            git init --quiet hooked
            Set-Content hooked/.git/hooks/pre-commit "#!/bin/sh`nenv | grep '^GIT_' | sort > $PWD/hook.txt`nexit 0"; chmod +x hooked/.git/hooks/pre-commit
            git -C hooked -c user.name=a -c user.email=a@example.com commit --quiet --allow-empty --message one
            @((Get-Content hook.txt) -replace '=.*') -join ' '
            @(Get-ChildItem Env:GIT_*).Name -join ' '
        }
        $run.Value[0] | Should -BeLike '*GIT_AUTHOR_NAME*GIT_INDEX_FILE*'
        $run.Value[1] | Should -Not -Match 'GIT_AUTHOR_NAME|GIT_INDEX_FILE'
    }

    It 'A git before 2.32 does not know GIT_CONFIG_GLOBAL; set HOME instead.' -Tag Unproved { 'https://github.com/git/git/blob/master/Documentation/RelNotes/2.32.0.txt' }

    It 'For all tests, set these variables in the script that calls Invoke-Pester, before the call, and make them name an empty folder. Programs that the code starts get them, too.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'Describe d { It i { $env:XDG_CONFIG_HOME | Should -Be "empty"; & (Get-Process -Id $PID).Path -NoProfile -Command "`$env:XDG_CONFIG_HOME" | Should -Be "empty" } }' } -Script {
            foreach ($folder in 'empty', 'other') { $env:XDG_CONFIG_HOME = $folder; (Invoke-Pester -Path sub -Output None -PassThru).Result }
        }
        $run.Value | Should -Be 'Passed', 'Failed'
    }

    It 'A test that forgets this is green, and overwrites your own files. The script below runs file by file, and lists what each one changed in a folder:' {
        $page = Get-Content "$PSScriptRoot/../../../$(if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { 'versioned_docs/version-v5' })/recipes/environment.mdx" -Raw
        $page -match '(?s)title="find-writes.ps1"\r?\n(.*?)```' | Should -BeTrue
        $write = 'Describe d { It i { $folder = "$PSScriptRoot/../config"; CODE } }'
        $run = Invoke-Sample -File @{
            'find-writes.ps1'      = $Matches[1]
            'config/a.json'        = 'old'
            'config/in/b.json'     = 'old'
            'config/kept.json'     = 'old'
            'tests/A.Tests.ps1'    = $write.Replace('CODE', 'Set-Content -Path "$folder/a.json" -Value new -NoNewline')
            'tests/B.Tests.ps1'    = $write.Replace('CODE', 'Remove-Item "$folder/in/b.json"; Set-Content "$folder/new.json" 1')
            'tests/C.Tests.ps1'    = $write.Replace('CODE', 'Set-Content "$folder/brief.json" 1; Remove-Item "$folder/brief.json"; Get-Content "$folder/kept.json"')
            'tests/D.Tests.ps1'    = $write.Replace('CODE', 'Set-Content TestDrive:/a.json 1')
            'tests/in/E.Tests.ps1' = $write.Replace('/../', '/../../').Replace('CODE', 'Set-Content "$folder/new.json" 1')
        } -Script { @(./find-writes.ps1) -replace [regex]::Escape((Get-Location).ProviderPath) -replace '\\', '/'; (Invoke-Pester ./tests -PassThru -Output None).FailedCount }
        ($run.Value | Sort-Object) -join '; ' | Should -Be '0; A.Tests.ps1 changed /config/a.json; B.Tests.ps1 changed /config/in/b.json; B.Tests.ps1 changed /config/new.json; E.Tests.ps1 changed /config/new.json'
    }

    It 'It does not see a file that a test wrote and removed again.' {
        $page = Get-Content "$PSScriptRoot/../../../$(if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { 'versioned_docs/version-v5' })/recipes/environment.mdx" -Raw
        $page -match '(?s)title="find-writes.ps1"\r?\n(.*?)```' | Should -BeTrue
        $run = Invoke-Sample -File @{
            'find-writes.ps1'   = $Matches[1]
            'config/a.json'     = 'old'
            'tests/A.Tests.ps1' = 'Describe d { It i { Set-Content "$PSScriptRoot/../config/b.json" 1; Remove-Item "$PSScriptRoot/../config/b.json" } }'
            'tests/B.Tests.ps1' = 'Describe d { It i { Set-Content "$PSScriptRoot/../config/b.json" 1 } }'
        } -Script { @(./find-writes.ps1).Count }
        $run.Value | Should -Be 1
    }
}
